"""Whether `isaview diff` calls equal work equal, and sees other work: a row a pair of `equal_work/pairs.toml`, then the counts.

    python bench/equal_work.py [NAME…]
    python bench/equal_work.py --make TRITON_PYTHON    # with nvcc and clang on the PATH: compile the pairs again

A pair of equal work passes where the clocks of both sides are within 5 % for equal work, or not compared, with a reason.
A pair of other work passes where the clocks differ, or the row names what grew.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent / "equal_work"
PAIRS: list[dict[str, Any]] = tomllib.loads((HERE / "pairs.toml").read_text(encoding="utf-8"))["pair"]
NVCC = "nvcc -{form} -std=c++17 -arch={target} {defines} kernels.cu -o {out}"
CLANG = (
    "{clang} -x hip --cuda-device-only -nogpuinc -nogpulib -fuse-cuid=none --offload-arch={target} -std=c++20 -O3 {defines} "
)
CLANG += "-S kernels.cu -o {out}"
ALIKE = 1.05


def name_of(pair: dict[str, Any], side: str) -> str:
    """The file of a side in `texts.tar.xz`."""
    return f"{pair['name']}/{'a' if side == 'old' else 'b'}.{pair['form'].replace('amdgcn', 's')}"


def make(python: str, folder: Path) -> None:
    """Compile both sides of every pair into a folder, and pack it."""
    clang = shutil.which("clang-22") or "clang"
    for pair in PAIRS:
        for side in ("old", "new"):
            kernel, *settings = pair[side].split()
            out = folder / name_of(pair, side)
            out.parent.mkdir(exist_ok=True)
            defines = " ".join((f"-DKERNEL_{kernel}", *(f"-DM_{setting}" for setting in settings)))
            line = NVCC if pair["target"].startswith("sm") else CLANG
            command = line.format(**pair, clang=clang, defines=defines, out=out).split()
            if pair.get("triton"):
                command = [python, "kernels.py", kernel, pair["target"], pair["form"], str(out), *settings]
            subprocess.run(command, check=True, cwd=HERE)
    with tarfile.open(HERE / "texts.tar.xz", "w:xz") as archive:
        for path in sorted(folder.glob("*/*")):
            archive.add(path, str(path.relative_to(folder)))


def compared(old: Path, new: Path) -> dict[str, Any]:
    """What a diff says of the kernel of a pair."""
    command = [sys.executable, "-m", "isaview", "diff", str(old), str(new), "--format", "json", "--all"]
    kernels = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=False).stdout)["kernels"]
    return next(kernel for kernel in kernels if kernel["new"]["kind"] != "function") if len(kernels) > 1 else kernels[0]


def judged(pair: dict[str, Any], bound: dict[str, Any]) -> str:
    """Whether a pair passes, as a word that is counted."""
    time, growth = bound["equal_work"]["time"]["value"], bound["equal_work"]["growth"]
    apart = 1.0 if time is None else max(time, 1 / time)
    if pair["work"] == "equal":
        return "not compared" if time is None else "equal" if apart <= ALIKE else "WRONG"
    scale = bound["equal_work"]["scale"]
    other = [name for name, ratio in growth.items() if not ratio or not scale or max(ratio / scale, scale / ratio) > ALIKE]
    return "seen" if apart > ALIKE else "growth named" if other else "MISSED"


def main(arguments: list[str]) -> None:
    """Print a row a pair, then how many of each kind pass."""
    counts: dict[str, Counter[str]] = {"equal": Counter(), "other": Counter()}
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        if arguments[:1] == ["--make"]:
            make(arguments[1], folder)
            return
        with tarfile.open(HERE / "texts.tar.xz") as archive:
            archive.extractall(folder, filter="data")
        for pair in PAIRS:
            if arguments and pair["name"] not in arguments:
                continue
            bound = compared(*(folder / name_of(pair, side) for side in ("old", "new")))["bound"]
            word, time = judged(pair, bound), bound["equal_work"]["time"]
            old, new = (bound[side]["clocks"]["value"] for side in ("old", "new"))
            ratio = "" if time["value"] is None else f"{time['value']:.2f}"
            counted = f"{new / old:.2f}" if old and new else ""
            counts[pair["work"]][word] += 1
            title = f"{pair['name']} {pair['old']} → {pair['new']} {pair['target']} {pair['form']} ({pair['differs']})"
            print(f"{title:80} counted {counted:>5}  equal work {ratio:>5}  {word}: {time['because']}", flush=True)
    for work, words in counts.items():
        print(f"{work}: {words.total()} pairs, {', '.join(f'{count} {word}' for word, count in words.most_common())}")


if __name__ == "__main__":
    main(sys.argv[1:])
