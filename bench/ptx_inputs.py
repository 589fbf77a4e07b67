"""Makes PTX with its truth, for ``bench/accuracy.py``: kernels written for it, by nvcc and clang, and Triton's.

    python bench/ptx_inputs.py FOLDER [--triton PYTHON] [--ptxas PTXAS]
    python bench/accuracy.py FOLDER/manifest.csv

FOLDER gets ``COMPILER/NAME.TARGET.ptx`` and, as ``ptxas -v`` prints them, the registers in ``manifest.csv``; all is for the
split *choose*. PYTHON is one that has Triton; without it Triton's kernels are left out, as are those of a compiler that is not
there. PTXAS must know the version of the PTX: Triton's is often newer than the toolkit's.
"""

from __future__ import annotations

import argparse
import csv
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCES = tuple(sorted(source for folder in ("registers", "bounds") for source in (HERE / folder).glob("*.cu")))
COLUMNS = ("path", "kernel", "target", "source", "kind", "split", "registers", "instructions")
TARGETS = ("sm_75", "sm_80", "sm_86", "sm_90", "sm_100", "sm_120")
TRITON_TARGETS = ("sm_80", "sm_90", "sm_100", "sm_120")
USED = re.compile(r"Compiling entry function '([^']+)' for '([^']+)'(?:(?!Compiling entry).)*?Used (\d+) registers", re.S)
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


def judge(path: Path, ptxas: str) -> Iterator[dict[str, object]]:
    """The rows of a text, one for each kernel."""
    text = path.read_text(encoding="utf-8")
    target = TARGET.search(text)
    assert target is not None, path
    command = [ptxas, "-v", f"-arch={target[1]}", str(path), "-o", "/dev/null"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"{path.name}: {done.stderr.strip().splitlines()[0]}", file=sys.stderr)
        return
    kind, source = path.parent.name, path.name.split(".")[0]
    for name, arch, used in USED.findall(done.stderr):
        yield dict(zip(COLUMNS, (path, name, arch, source, kind, "choose", used, ""), strict=True))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--triton", metavar="PYTHON")
    parser.add_argument("--ptxas", metavar="PTXAS", default="ptxas")
    given = parser.parse_args()
    made = [*compiled(given.folder), *(by_triton(given.folder, given.triton) if given.triton else ())]
    rows = [row for path in made for row in judge(path, given.ptxas)]
    with (given.folder / "manifest.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, COLUMNS)
        writer.writeheader()
        writer.writerows(rows)
    print(f"{len(rows)} kernels in {len(made)} files")


if __name__ == "__main__":
    main()
