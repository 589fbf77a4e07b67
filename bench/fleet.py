"""What scans cost: throughput by the number of dumps, memory of the parent, and a cluster against processes here.

python bench/fleet.py many 1000 10000      processor time a dump, and the parent's memory
python bench/fleet.py cluster DUMPS ROUNDS WORKERS THREADS   processor time of a Dask cluster over that of processes here
python bench/fleet.py store DUMPS          processor time with a store that is full, and without
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

SAMPLES = Path(__file__).parent.parent / "samples"
SMALL = (
    *("vector_add.nvcc.sm_80.ptx", "softmax.triton.gfx942.ttgir", "shader.llc.gfx1100.s"),
    *("vector_add.clang.gfx90a.s", "layer_norm.triton.sm_80.ttir"),
)
"""Samples of 2 to 12 kB; each dump is one with another comment, so that no two are the same."""
_COMMENTS = {".ptx": "//", ".s": ";", ".ttgir": "//", ".ttir": "//"}
_TICKS = os.sysconf("SC_CLK_TCK")
_IDLE = 20
"""Seconds for which a cluster is looked at that does nothing."""


def write(folder: Path, count: int) -> None:
    """So many different dumps, a thousand in a folder."""
    texts = [(SAMPLES / name).read_text() for name in SMALL]
    for number in range(count):
        name, text = SMALL[number % len(SMALL)], texts[number % len(SMALL)]
        place = folder / f"{number // 1000}"
        place.mkdir(parents=True, exist_ok=True)
        suffix = Path(name).suffix
        (place / f"d{number}{suffix}").write_text(f"{text}{_COMMENTS[suffix]} {number}\n")


def scan(dumps: Path, *options: str) -> tuple[float, float, int, int]:
    """Seconds by the clock, of all processors, the most memory of the parent, and the dataset's size, in bytes."""
    with tempfile.TemporaryDirectory() as folder:
        before, clock = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
        command = [sys.executable, "-m", "isaview", "scan", str(dumps), "-o", f"{folder}/ds", "--estimate", *options]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        most = 0
        while process.poll() is None:
            most = max(most, _memory(process.pid))
            time.sleep(0.5)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        assert process.returncode == 0
        size = sum(path.stat().st_size for path in Path(folder).rglob("*.parquet"))
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return time.monotonic() - clock, used, most, size


def _memory(process: int) -> int:
    try:
        status = Path(f"/proc/{process}/status").read_text()
        return next(int(line.split()[1]) << 10 for line in status.splitlines() if line.startswith("VmHWM"))
    except (OSError, StopIteration):
        return 0


def _seconds(process: int) -> float:
    """The processor time of a process and of the children that ended, without those that run."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return sum(int(field) for field in fields[11:15]) / _TICKS


def _tree(process: int) -> Iterator[int]:
    """A process and all below it."""
    yield process
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(path.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        if parent == process:
            yield from _tree(int(path.parent.name))


def many(counts: list[int]) -> None:
    """A line for each number of dumps."""
    for count in counts:
        with tempfile.TemporaryDirectory() as folder:
            write(Path(folder), count)
            clock, used, most, size = scan(Path(folder), "-j", "2")
        rates = f"{clock:7.1f} s, {used / count * 1000:6.2f} ms of processors and {size / count:5.0f} B each"
        print(f"{count:7,} dumps: {rates}, parent {most >> 20} MiB", flush=True)


def cluster(count: int, rounds: int, workers: int = 4, threads: int = 1) -> None:
    """The processor time of a cluster over that of processes here; neither counts the start of what analyses."""
    import distributed

    library: Any = distributed  # no types
    ratios = []
    with tempfile.TemporaryDirectory() as folder:
        write(Path(folder) / "few", 4)
        start = (scan(Path(folder) / "few", "-j", "4")[1] - scan(Path(folder) / "few", "-j", "1")[1]) * 4 / 3
        write(Path(folder) / "all", count)
        dumps = Path(folder) / "all"
        options = {"n_workers": workers, "threads_per_worker": threads, "dashboard_address": None, "host": "127.0.0.1"}
        held = library.LocalCluster(**options)
        with held, library.Client(held, set_as_default=False):
            scan(dumps, "--scheduler", held.scheduler_address)  # the workers have imported all
            before = sum(map(_seconds, _tree(os.getpid())))
            time.sleep(_IDLE)
            idle = (sum(map(_seconds, _tree(os.getpid()))) - before) / _IDLE
            print(f"a cluster that does nothing takes {idle:.3f} processors", flush=True)
            for _ in range(rounds):
                here = scan(dumps, "-j", "4")[1] - start
                before = sum(map(_seconds, _tree(os.getpid())))
                clock = scan(dumps, "--scheduler", held.scheduler_address)[0]
                there = sum(map(_seconds, _tree(os.getpid()))) - before
                ratios.append(((there - idle * clock) / here, there / here))
                print(
                    f"here {here:5.1f} s, cluster {there:5.1f} s in {clock:5.1f} s: {there / here:.3f}, "
                    f"{ratios[-1][0]:.3f} without what it takes idle",
                    flush=True,
                )
    print(f"median {median(raw for _, raw in ratios):.3f}, {median(net for net, _ in ratios):.3f} without what it takes idle")


def store(count: int) -> None:
    """Processor time with a store that is full, and with none."""
    with tempfile.TemporaryDirectory() as folder:
        write(Path(folder), count)
        for full in ("false", "true", "false", "true"):
            os.environ["ISAVIEW_CACHE"] = full
            print(f"store {full:5}: {scan(Path(folder), '-j', '2')[1]:.1f} s", flush=True)


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[2:]]
    {"many": lambda: many(numbers), "cluster": lambda: cluster(*numbers), "store": lambda: store(*numbers)}[sys.argv[1]]()
