"""Two versions of isaview in one run: start-up, one file, a diff, the hook, many dumps, and many empty files.

    python bench/side_by_side.py --before OLD/bin/python [--after NEW/bin/python] [--dumps 2000] [--empty 40000] [--only WORD]

Each row is a command of both versions in turn, with a store of its own each: processor time of all its processes in seconds,
the least of so many runs as the row says, and the ratio. "again" has what the run before it kept. The last column is the peak
memory of the largest process, in MiB, before and after.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent))
import diff_speed
import many

ROOT = Path(__file__).parent.parent
SAMPLES = ROOT / "samples"
ALONE = ("matmul.triton.sm_90.ptx", "attention.triton.gfx942.s", "softmax.nvdisasm.sm_90.sass", "matmul.triton.gfx942.ll")
RUN = """
import os, resource, sys
child = os.fork()
if not child:
    os.execv(sys.argv[1], sys.argv[1:])
os.waitpid(child, 0)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(used.ru_utime + used.ru_stime, used.ru_maxrss)
"""


class Row(NamedTuple):
    """What is measured: arguments, runs, whether the store is empty before each run, and what happens before each run."""

    name: str
    arguments: Sequence[str]
    runs: int = 5
    is_cold: bool = False
    before: Callable[[int], object] = lambda _number: None


def measured(python: str, row: Row, folder: Path, store: Path, number: int) -> tuple[float, int]:
    """Seconds and peak KiB of one run."""
    if row.is_cold:
        shutil.rmtree(store, ignore_errors=True)
    row.before(number)
    environment = {**os.environ, "XDG_CACHE_HOME": str(store), "ISAVIEW_EXACT": "never"}
    command = [sys.executable, "-c", RUN, python, "-m", "isaview", *row.arguments]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    seconds, peak = done.stdout.split()[-2:]
    return float(seconds), int(peak)


def git(folder: Path, *arguments: str) -> None:
    """Run git in a folder."""
    subprocess.run(
        ["git", "-c", "user.name=a", "-c", "user.email=a@b", *arguments], cwd=folder, capture_output=True, check=True
    )


def rows(folder: Path, dumps: int, empty: int) -> Iterator[Row]:
    """What is measured, with the files it needs."""
    yield Row("start-up: --version", ["--version"], 9)
    yield Row("start-up: --help", ["--help"], 9)
    for name in (
        "matmul.triton.sm_90.ptx",
        "attention.triton.gfx942.s",
        "softmax.nvdisasm.sm_90.sass",
        "matmul.triton.gfx942.ll",
    ):
        shutil.copy(SAMPLES / name, folder)
        yield Row(f"{name}, cold", [name], 3, is_cold=True)
        yield Row(f"{name}, again", [name])
    old, new = diff_speed.tenth(folder)
    yield Row("diff of 1 MB, a tenth changed, cold", ["diff", old, new], 3, is_cold=True)
    yield Row("diff of 1 MB, a tenth changed, again", ["diff", old, new], 3)
    hook = folder / "hook"
    hook.mkdir()
    for name in sorted(path.name for path in SAMPLES.glob("*.triton.*"))[:10]:
        shutil.copy(SAMPLES / name, hook)
    git(folder, "init", "-q")
    git(folder, "add", "hook")
    git(folder, "commit", "-qm", "first")
    for path in hook.glob("*.*"):
        path.write_text(path.read_text(encoding="utf-8").replace("add", "sub", 3), encoding="utf-8")
    files = [str(path.relative_to(folder)) for path in sorted(hook.glob("*.*"))]
    yield Row("check of ten changed files, cold", ["check", *files], 3, is_cold=True)
    yield Row("check of ten changed files, again", ["check", *files])
    for count in (164, dumps):
        (folder / f"dumps{count}").mkdir()
        many.write_dumps(folder / f"dumps{count}", count)
        runs = 3 if count < 1000 else 1
        yield Row(f"{count:,} dumps, cold", [f"dumps{count}", "--format", "jsonl"], runs, is_cold=True)
        yield Row(f"{count:,} dumps, again", [f"dumps{count}", "--format", "jsonl"], runs)
    (folder / "empty").mkdir()
    for number in range(empty):
        (folder / "empty" / f"{number}.ptx").touch()
    yield Row(f"{empty:,} empty files, a store that is full", ["check", "empty", "--jobs", "1"], 1)
    yield Row(f"{empty:,} empty files, an empty store", ["check", "empty", "--jobs", "1"], 1, is_cold=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--before", required=True)
    parser.add_argument("--after", default=sys.executable)
    parser.add_argument("--dumps", type=int, default=2000)
    parser.add_argument("--empty", type=int, default=40_000)
    parser.add_argument("--only", default="")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        folder, stores = Path(place) / "files", [Path(place) / "before", Path(place) / "after"]
        folder.mkdir()
        for row in rows(folder, asked.dumps, asked.empty):
            if asked.only not in row.name:
                continue
            sides = list(zip((asked.before, asked.after), stores, strict=True))
            runs = [[measured(python, row, folder, store, number) for python, store in sides] for number in range(row.runs)]
            old, new = (min(run[side][0] for run in runs) for side in (0, 1))
            memory = " → ".join(f"{max(run[side][1] for run in runs) >> 10:,}" for side in (0, 1))
            print(f"{row.name:48}{old:9.2f} → {new:7.2f} s   × {new / max(old, 0.01):5.2f}   {memory} MiB", flush=True)


if __name__ == "__main__":
    main()
