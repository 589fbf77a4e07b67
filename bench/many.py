"""Many small dumps at once: first run, second run, one job beside two, and the memory of the process that prints.

    python bench/many.py [--count 2000] [--format jsonl] [--slope] [--tree FOLDER]

The dumps are the samples that Triton made, up to 40 KB each, with other names and constants. Every run is a process of its own;
"again" has what the run before it kept. Wall time, processor time of all processes, the parent's peak memory and the load
of the machine are printed. ``--slope`` runs a tenth of the dumps beside all of them with ``--no-cache``.
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
LARGEST = 40_000
NUMBER = re.compile(r"(?<![\w.%$])\d{3,5}(?![\w.])")
RUN = """
import resource, sys
from isaview.cli import main
code = main(sys.argv[1:])
sys.stderr.write(f"peak {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss}\\n")
sys.exit(code)
"""


def variant(text: str, name: str, number: int) -> str:
    """The dump with another kernel name and other constants in its instructions."""
    lines = text.replace(name, f"{name}_{number}").split("\n")
    step = 4 * (number % 97)
    return "\n".join(
        line if line.lstrip()[:1] in (".", "/", ";", "#") else NUMBER.sub(lambda found: str(int(found[0]) + step), line)
        for line in lines
    )


def write_dumps(folder: Path, count: int) -> int:
    """Write so many dumps; gives their bytes."""
    paths = sorted((ROOT / "samples").glob("*.triton.*"))
    samples = [path for path in paths if path.suffix in (".ptx", ".s") and path.stat().st_size <= LARGEST]
    total = 0
    for number in range(count):
        path = samples[number % len(samples)]
        text = path.read_text(encoding="utf-8")
        name = re.search(r"\.entry (\w+)|\.globl\s+(\w+)", text)
        assert name is not None
        made = variant(text, name[1] or name[2], number)
        place = folder / f"{number:06}{path.suffix}"
        total += place.write_text(made, encoding="utf-8")
    return total


def run(tree: Path, folder: Path, cache: Path, *options: str) -> tuple[float, float, float]:
    """Wall seconds, processor seconds of all processes, and peak memory of the parent in MB."""
    environment = {**os.environ, "PYTHONPATH": str(tree), "XDG_CACHE_HOME": str(cache)}
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    made = subprocess.run(
        [sys.executable, "-c", RUN, "show", str(folder), *options],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    wall, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    if made.returncode:
        sys.exit(f"exit code {made.returncode}: {made.stderr[-2000:]}")
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return wall, cpu, float(made.stderr.rsplit("peak ", 1)[1]) / 1024


def main() -> None:
    """Print the table."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--count", type=int, default=2000)
    arguments.add_argument("--format", default="jsonl")
    arguments.add_argument("--slope", action="store_true")
    arguments.add_argument("--tree", type=Path, default=ROOT)
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as place:
        dumps, fewer, cache = Path(place) / "dumps", Path(place) / "fewer", Path(place) / "cache"
        for folder, count in ((dumps, given.count), (fewer, given.count // 10)):
            folder.mkdir()
            size = write_dumps(folder, count)
            print(f"{count:,} dumps, {size / 1e6:.0f} MB, load {os.getloadavg()[0]:.1f}")
        chosen = ("--format", given.format)
        runs: list[tuple[str, Path, tuple[str, ...]]] = [
            ("first, one job", dumps, ("--no-cache", "--jobs", "1")),
            ("first, two jobs", dumps, ("--jobs", "2")),
            ("again", dumps, ()),
        ]
        if given.slope:
            runs = [("a tenth, --no-cache", fewer, ("--no-cache",)), ("all, --no-cache", dumps, ("--no-cache",))]
        for name, folder, options in runs:
            wall, cpu, peak = run(given.tree, folder, cache, *chosen, *options)
            print(f"{name:20} {wall:8.2f} s wall {cpu:8.2f} s processor {peak:7.0f} MB parent  load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
