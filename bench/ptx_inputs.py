"""Makes PTX with its truth, for ``bench/accuracy.py``: kernels written for it, by nvcc and clang, and Triton's.

    python bench/ptx_inputs.py FOLDER [--triton PYTHON] [--ptxas PTXAS]
    python bench/accuracy.py FOLDER

FOLDER gets ``COMPILER/NAME.TARGET.ptx`` and, as ``ptxas -v`` prints them, ``….ptx.truth.json``. PYTHON is one that has Triton;
without it Triton's kernels are left out, as are those of a compiler that is not there. PTXAS must know the version of the PTX:
Triton's is often newer than the toolkit's.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from accuracy import USED

HERE = Path(__file__).resolve().parent
SOURCES = tuple(sorted(source for folder in ("registers", "bounds") for source in (HERE / folder).glob("*.cu")))
TARGETS = ("sm_75", "sm_80", "sm_86", "sm_90", "sm_100", "sm_120")
TRITON_TARGETS = ("sm_80", "sm_90", "sm_100", "sm_120")
TARGET = re.compile(r"^\.target\s+(\w+)", re.M)


def compilers() -> dict[str, list[str]]:
    """Command lines that make PTX of a source, by the folder for it; those that are found."""
    clang = next((name for name in ("clang++", "clang-22", "clang") if shutil.which(name)), "clang++")
    lines = {
        "nvcc": ["nvcc", "-ptx", "-O3", "-w", "-std=c++17", "-arch={target}"],
        "nvcc-debug": ["nvcc", "-ptx", "-G", "-w", "-std=c++17", "-arch={target}"],
        "clang": [clang, "-x", "cuda", "-S", "-O3", "-w", "--cuda-device-only", "--cuda-gpu-arch={target}"],
    }
    return {name: line for name, line in lines.items() if shutil.which(line[0])}


def compiled(folder: Path) -> Iterator[Path]:
    """Every source by every compiler for every target; what does not compile is told."""
    for name, line in compilers().items():
        (folder / name).mkdir(parents=True, exist_ok=True)
        for source in SOURCES:
            for target in TARGETS:
                out = folder / name / f"{source.parent.name}-{source.stem}.{target}.ptx"
                command = [part.format(target=target) for part in line]
                done = subprocess.run([*command, str(source), "-o", str(out)], capture_output=True, text=True, check=False)
                if done.returncode:
                    print(f"{name} {source.stem} {target}: {done.stderr.strip().splitlines()[0]}", file=sys.stderr)
                else:
                    yield out


def by_triton(folder: Path, python: str) -> Iterator[Path]:
    """Triton's kernels in several shapes."""
    out = folder / "triton"
    subprocess.run([python, str(HERE / "triton_pairs.py"), str(out), *TRITON_TARGETS], check=True)
    yield from sorted(out.glob("*.ptx"))


def judge(path: Path, ptxas: str) -> int:
    """Write the truth beside a text; how many kernels it holds."""
    text = path.read_text(encoding="utf-8")
    target = TARGET.search(text)
    assert target is not None, path
    command = [ptxas, "-v", f"-arch={target[1]}", str(path), "-o", "/dev/null"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    entries = {name: {"arch": arch, "registers": int(used), "raw": raw} for name, arch, raw, used in USED.findall(done.stderr)}
    if done.returncode:
        print(f"{path.name}: {done.stderr.strip().splitlines()[0]}", file=sys.stderr)
        return 0
    path.with_name(path.name + ".truth.json").write_text(json.dumps({"entries": entries}, indent=1), encoding="utf-8")
    return len(entries)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--triton", metavar="PYTHON")
    parser.add_argument("--ptxas", metavar="PTXAS", default="ptxas")
    given = parser.parse_args()
    made = [*compiled(given.folder), *(by_triton(given.folder, given.triton) if given.triton else ())]
    kernels = sum(judge(path, given.ptxas) for path in made)
    print(f"{kernels} kernels in {len(made)} files")


if __name__ == "__main__":
    main()
