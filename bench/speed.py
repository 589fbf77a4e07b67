"""Speed: isaview's whole process beside the tools people would use instead, on the same files, in one run.

    python bench/speed.py FILE… [--runs 3] [--scale]

PTX stands beside ``ptxas -v``, LLVM IR beside llvmlite's parse and walk, PTX and AMDGCN beside reading them without the shape
cache (every statement through Lark). Reading alone, with the model built, is the line "reading". Commands alternate, so that a
machine whose speed drifts is fair to both; medians of wall and of processor time are printed, and their ratios. ``--scale``
grows one file to 10^6 lines and reports time, time(2n)/time(n) and peak memory.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

WALK = """
import sys, collections
import llvmlite.binding as llvm
module = llvm.parse_assembly(open(sys.argv[1]).read())
counts = collections.Counter(i.opcode for f in module.functions for b in f.blocks for i in b.instructions)
print(sum(counts.values()))
"""
READING = """
import gc, sys
gc.disable()
import isaview
print(sum(len(kernel) for module in isaview.read(sys.argv[1]) for kernel in module.kernels))
"""
UNCACHED = """
import sys
from isaview.languages import shapes
plain = shapes.read_shapes
shapes.read_shapes = lambda text, holes, parse, cache, *rest: plain(text, holes, parse, None, *rest)
from isaview.languages.ptx import structure as _ptx_structure
_ptx_structure._READER.remember = False
import isaview
for module in isaview.read(sys.argv[1]):
    print(module.statements_total)
"""


def run(command: list[str], compiled: str) -> tuple[float, float]:
    """Wall and processor seconds of a run; a failing command ends the bench with its message.

    ``compiled`` is a folder for Python's compiled modules: an installed package is compiled, a checkout may not be.
    """
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    start, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        command,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        env={**environment, "PYTHONPYCACHEPREFIX": compiled},
    )
    wall, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode not in (0, 1):
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stderr[-2000:]}")
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def target_of(path: Path) -> str:
    found = re.search(r"^\s*\.target\s+([\w.]+)", path.read_text(errors="replace"), re.MULTILINE)
    return found.group(1) if found else "sm_80"


def rivals(path: Path) -> dict[str, list[str]]:
    """What stands beside isaview for this file: name → command."""
    if path.suffix == ".ptx" and (ptxas := shutil.which("ptxas")):
        return {"ptxas -v": [ptxas, "-v", f"-arch={target_of(path)}", str(path), "-o", os.devnull]}
    if path.suffix == ".ll":
        return {"llvmlite parse + walk": [sys.executable, "-c", WALK, str(path)]}
    return {}


def compare(path: Path, runs: int, uncached: bool, compiled: str) -> None:
    show = [sys.executable, "-m", "isaview", "show", "--format", "json", "--unread-allowed", str(path)]
    commands = {"isaview show": show, "reading": [sys.executable, "-c", READING, str(path)], **rivals(path)}
    if uncached and path.suffix != ".ll":
        commands["every statement through Lark"] = [sys.executable, "-c", UNCACHED, str(path)]
    run(show, compiled)
    seconds: dict[str, list[tuple[float, float]]] = {name: [] for name in commands}
    for _ in range(runs):
        for name, command in commands.items():
            seconds[name].append(run(command, compiled))
    size = path.stat().st_size / 1e6
    lines = path.read_bytes().count(b"\n")
    own = [median(each) for each in zip(*seconds["isaview show"], strict=True)]
    print(f"{path.name}  {size:.2f} MB, {lines:,} lines")
    for name, found in seconds.items():
        wall, computing = (median(each) for each in zip(*found, strict=True))
        ratio = f"   {wall / own[0]:5.1f} and {computing / own[1]:.1f} × isaview's" if name != "isaview show" else ""
        print(f"  {name:30} {wall:7.2f} s, {computing:6.2f} s computing, {size / wall:6.2f} MB/s{ratio}")


def grown(path: Path, lines: int) -> str:
    """A text of about so many lines: the file's kernels again and again, under names of their own."""
    text = path.read_text()
    start = text.index(".visible .entry") if path.suffix == ".ptx" else 0
    head, body = text[:start], text[start:]
    copies = max(1, lines // max(1, body.count("\n")))
    return head + "".join(body.replace("$L__", f"$L{copy}__") for copy in range(copies))


def scale(path: Path, compiled: str) -> None:
    show = [sys.executable, "-m", "isaview", "show", "--format", "json", "--unread-allowed"]
    results = []
    with tempfile.TemporaryDirectory() as folder:
        for lines in (500_000, 1_000_000):
            big = Path(folder) / f"grown{path.suffix}"
            big.write_text(grown(path, lines))
            seconds = run([*show, str(big)], compiled)[0]
            results.append(seconds)
            print(f"  {big.read_bytes().count(chr(10).encode()):,} lines, {big.stat().st_size / 1e6:.1f} MB: {seconds:.2f} s")
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1e6
    print(f"  time(2n)/time(n) = {results[1] / results[0]:.2f}, peak memory {peak:.2f} GB")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("files", nargs="+", type=Path)
    arguments.add_argument("--runs", type=int, default=3)
    arguments.add_argument("--scale", action="store_true", help="also grow the first file to 10^6 lines")
    arguments.add_argument("--no-uncached", action="store_true", help="leave out the slow reading without the shape cache")
    chosen = arguments.parse_args()
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}")
    with tempfile.TemporaryDirectory() as compiled:
        for path in chosen.files:
            compare(path, chosen.runs, not chosen.no_uncached, compiled)
        if chosen.scale:
            print(f"scale, from {chosen.files[0].name}")
            scale(chosen.files[0], compiled)


if __name__ == "__main__":
    main()
