"""This version against the last release, in one run: processor time and memory of the same commands, in alternating pairs.

    python bench/side_by_side.py [--limit 1.25] [--against COMMIT] [--more] [--pairs 5] [--only WORD]

The last release is the commit that set the version that isaview has: `isaview/version.py` and git's history say it. Both
versions run from a folder of their own, prepared alike: the files that git has there, compiled, with the tables that a wheel
comes with, and with the libraries of this Python. Of the working tree changed files count as they are.

Each row is a command of both in turn, the order changing from pair to pair, each with a store of its own: processor time (user
and system) of all processes in seconds, medians, and the median of the pairs' ratios; then the peak memory of the largest
process in MiB. "cold" begins with an empty store, "again" has what a run before it kept. ``--more`` adds what takes minutes.
With ``--limit`` the exit code is 1 where a ratio is above it, and 2 where nothing can be compared.
"""

from __future__ import annotations

import argparse
import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent))
import diff_speed
import many

ROOT = Path(__file__).parent.parent
SAMPLES = ROOT / "samples"
PARTS = ("isaview", "grammars", "pyproject.toml", "hatch_build.py")
RUN = """
import os, resource, sys
child = os.fork()
if not child:
    os.execv(sys.argv[1], sys.argv[1:])
status = os.waitpid(child, 0)[1]
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(used.ru_utime + used.ru_stime, used.ru_maxrss, os.waitstatus_to_exitcode(status))
"""
"""A process of its own measures a command: what it waits for are the children of that command alone."""
PREPARE = """
import sys, types
from pathlib import Path
interface = types.ModuleType("hatchling.builders.hooks.plugin.interface")
interface.BuildHookInterface = object
sys.modules[interface.__name__] = interface
if not Path("hatch_build.py").exists():
    sys.exit()  # this version makes its tables at first use
import hatch_build
hook = hatch_build.Tables()
hook.root = str(Path.cwd())
hook.initialize("", {})
"""


class Row(NamedTuple):
    """What is measured: its name, the arguments, and whether the store is empty before each run."""

    name: str
    arguments: Sequence[str]
    is_cold: bool = False


class Incomparable(Exception):
    """There is nothing to compare with; the message says why."""


def git(*arguments: str) -> bytes:
    """What git answers in this repository.

    Raises:
        Incomparable: it does not.
    """
    try:
        return subprocess.run(["git", "-C", str(ROOT), *arguments], capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        said = getattr(error, "stderr", b"").decode().strip() or str(error)
        raise Incomparable(f"git {' '.join(arguments)}: {said}") from None


def last_release() -> str:
    """The commit that set the version of this working tree.

    Raises:
        Incomparable: it is not in this clone.
    """
    line = (ROOT / "isaview" / "version.py").read_text(encoding="utf-8").splitlines()[-1]
    if git("rev-parse", "--is-shallow-repository").strip() == b"true":
        raise Incomparable("this clone has no history: fetch all of it (fetch-depth: 0), or name a commit with --against")
    commits = git("log", "--format=%H", f"-S{line}", "--", "isaview/version.py").decode().split()
    if not commits:
        raise Incomparable(f"no commit of this history sets {line}: commit it, or name one with --against")
    return commits[-1]


def prepare(folder: Path, commit: str | None) -> None:
    """Write a version, or the working tree, and what is made of it when a wheel is built and installed."""
    folder.mkdir()
    names = git("ls-files", "-z", *PARTS) if commit is None else git("ls-tree", "-r", "-z", "--name-only", commit, *PARTS)
    paths = names.decode().rstrip("\0").split("\0")
    if commit is None:
        for path in filter(os.path.exists, paths):
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / path, folder / path)
    else:
        with tarfile.open(fileobj=io.BytesIO(git("archive", commit, *{path.partition("/")[0] for path in paths}))) as archive:
            archive.extractall(folder, filter="data")
    for command in (["-c", PREPARE], ["-m", "compileall", "-q", "isaview"]):
        subprocess.run([sys.executable, *command], cwd=folder, env={**os.environ, "PYTHONPATH": str(folder)}, check=True)


def measure(version: Path, row: Row, folder: Path, store: Path) -> tuple[float, int]:
    """Seconds and peak KiB of one run.

    Raises:
        Incomparable: it failed.
    """
    if row.is_cold:
        shutil.rmtree(store, ignore_errors=True)
    store.mkdir(exist_ok=True)
    settings = {
        "PYTHONPATH": str(version),
        "XDG_CACHE_HOME": str(store),
        "ISAVIEW_EXACT": "never",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    command = [sys.executable, "-c", RUN, sys.executable, "-m", "isaview", *row.arguments]
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=True,
    )
    seconds, peak, code = done.stdout.split()[-3:]
    if int(code) not in (0, 1):
        raise Incomparable(
            f"isaview {' '.join(row.arguments)} of {version.name} ended with {code}: {done.stderr.strip()[-300:]}"
        )
    return float(seconds), int(peak)


def six_rows(folder: Path) -> Iterator[Row]:
    """What CI compares, with the files it needs."""
    inputs = {
        "small PTX": "matmul.triton.sm_90.ptx",
        "large PTX": "attention.nvcc.sm_120.ptx",
        "SASS": "softmax.nvdisasm.sm_90.sass",
        "AMDGCN": "attention.triton.gfx942.s",
    }
    yield Row("start-up: --help", ["--help"])
    for title, name in inputs.items():
        shutil.copy(SAMPLES / name, folder)
        yield Row(f"{title}, cold: {name}", [name], is_cold=True)
    (folder / "dumps").mkdir()
    many.write_dumps(folder / "dumps", 8)
    yield Row("a folder of 8 dumps, cold", ["dumps", "--format", "jsonl"], is_cold=True)


def more_rows(folder: Path) -> Iterator[Row]:
    """What takes minutes."""
    yield Row("start-up: --version", ["--version"])
    for name in ("matmul.triton.sm_90.ptx", "softmax.nvdisasm.sm_90.sass"):
        yield Row(f"{name}, again", [name])
    old, new = diff_speed.tenth(folder)
    yield Row("diff of 1 MB, a tenth changed, cold", ["diff", old, new], is_cold=True)
    yield Row("diff of 1 MB, a tenth changed, again", ["diff", old, new])
    for count in (280, 2000):
        (folder / f"dumps{count}").mkdir()
        many.write_dumps(folder / f"dumps{count}", count)
        yield Row(f"{count:,} dumps, cold", [f"dumps{count}"], is_cold=True)
        yield Row(f"{count:,} dumps, again", [f"dumps{count}"])


def compare(row: Row, versions: Sequence[Path], folder: Path, pairs: int) -> float:
    """Measure a row and print it; gives the median ratio of this version's time to the other's."""
    stores = [version.with_suffix(".store") for version in versions]
    for version, store in zip(versions, stores, strict=True) if not row.is_cold else ():
        measure(version, row, folder, store)  # not counted: what "again" finds
    runs: list[list[tuple[float, int]]] = []
    for number in range(pairs):
        order = (0, 1) if number % 2 else (1, 0)
        measured = {side: measure(versions[side], row, folder, stores[side]) for side in order}
        runs.append([measured[0], measured[1]])
    old, new = (median(run[side][0] for run in runs) for side in (0, 1))
    ratio = median(run[1][0] / max(run[0][0], 0.001) for run in runs)
    memory = " → ".join(f"{max(run[side][1] for run in runs) >> 10:,}" for side in (0, 1))
    print(f"{row.name:48}{old:8.3f} → {new:7.3f} s   × {ratio:5.2f}   {memory} MiB", flush=True)
    return ratio


def main() -> int:
    """Measure and print; gives the exit code."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--against", help="the commit to compare with, in place of the last release")
    parser.add_argument("--limit", type=float, help="exit with 1 where a ratio is above it")
    parser.add_argument("--pairs", type=int, default=5)
    parser.add_argument("--only", default="")
    parser.add_argument("--more", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        versions, folder = [Path(place) / "before", Path(place) / "after"], Path(place) / "files"
        folder.mkdir()
        try:
            commit = git("rev-parse", "--verify", f"{asked.against or last_release()}^{{commit}}").decode().strip()
            print(f"against {git('log', '-1', '--format=%h of %cs: %s', commit).decode().strip()}", flush=True)
            for version, of_commit in zip(versions, (commit, None), strict=True):
                prepare(version, of_commit)
            rows = [*six_rows(folder), *(more_rows(folder) if asked.more else ())]
            ratios = {row.name: compare(row, versions, folder, asked.pairs) for row in rows if asked.only in row.name}
        except Incomparable as why:
            print(f"nothing to compare: {why}", file=sys.stderr)
            return 2
    slower = [f"{name}: {ratio:.2f}" for name, ratio in ratios.items() if asked.limit is not None and ratio > asked.limit]
    print(*(f"above {asked.limit}: {row}" for row in slower), sep="\n", file=sys.stderr)
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
