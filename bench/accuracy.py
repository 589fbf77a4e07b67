"""Accuracy of the estimates against what compilers state, as tables.

    python bench/accuracy.py CORPUS_DIR…

CORPUS_DIR is searched for ``X.ptx`` with ``X.ptx.truth.json`` beside it: ``{"entries": {name: {"arch", "registers", "raw"}}}``
as ``ptxas -v`` prints them. Without a folder the truth is made fresh with ptxas from ``samples/``. Kernels are counted once
by body, target and launch bounds, at most eight of a file.

Blocks per SM are compared for the stated block size, or 256 threads where none is stated, with the shared memory of the truth.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import statistics
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import isaview
from isaview.analysis.registers.ptxas.estimate import allocation, allowed
from isaview.gpus.hardware import find
from isaview.gpus.launch import Resources
from isaview.gpus.occupancy import occupancy
from isaview.model.kernel import Kernel

PER_FILE = 8
USUAL_THREADS = 256
SMEM = re.compile(r"(\d+) bytes smem")
USED = re.compile(
    r"Compiling entry function '([^']+)' for '([^']+)'(?:(?!Compiling entry).)*?(Used (\d+) registers[^\n]*)", re.S
)


@dataclass(frozen=True, slots=True)
class Case:
    """One kernel with its truth, its estimate, and the class the interval is looked up by.

    ``least`` and ``most`` are what no interval of it may reach beyond.
    """

    source: str
    arch: str
    truth: int
    estimate: int
    low: int
    high: int
    blocks_truth: float
    blocks: float
    state: str
    hoisted: int
    instructions: int
    least: int
    most: int


def truths(path: Path) -> Mapping[str, Mapping[str, Any]]:
    """What the compiler stated for a file, from beside it or made fresh; empty where there is neither."""
    beside = path.with_name(path.name + ".truth.json")
    if beside.exists():
        entries: Mapping[str, Mapping[str, Any]] = json.loads(beside.read_text())["entries"]
        return entries
    target = re.search(r"^\.target\s+(\w+)", path.read_text(errors="replace"), re.M)
    if target is None or shutil.which("ptxas") is None:
        return {}
    command = ["ptxas", "-v", f"-arch={target[1]}", str(path), "-o", "/dev/null"]
    printed = subprocess.run(command, capture_output=True, text=True, check=False).stderr
    return {name: {"arch": arch, "registers": int(used), "raw": raw} for name, arch, raw, used in USED.findall(printed)}


def cases(folder: Path, fresh: bool = False) -> Iterator[Case]:
    """Every kernel of a folder that has a truth."""
    seen: set[str] = set()
    for path in sorted(folder.rglob("*.ptx")):
        entries = truths(path) if fresh or path.with_name(path.name + ".truth.json").exists() else {}
        taken = 0
        for module in isaview.read(path) if entries else ():
            for kernel in module.kernels:
                truth = entries.get(kernel.name)
                if truth is None or not kernel.is_entry or taken >= PER_FILE:
                    continue
                body = fingerprint(kernel, truth["arch"])
                if body not in seen:
                    seen.add(body)
                    taken += 1
                    yield case(path, kernel, truth)


def fingerprint(kernel: Kernel, arch: str) -> str:
    """The same for kernels of one body, target and launch bounds."""
    parts = [arch, *(f"{name}={measure.value}" for name, measure in sorted(kernel.stated.items()))]
    parts.extend(f"{form.opcode} {' '.join(tokens)}" for form, tokens in zip(kernel.forms, kernel.tokens, strict=True))
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def case(path: Path, kernel: Kernel, truth: Mapping[str, Any]) -> Case:
    """A kernel held against its truth."""
    gpu = find(truth["arch"])
    found = allocation(kernel, gpu)
    stated = kernel.stated.get("required_threads") or kernel.stated.get("max_threads")
    threads = min(int(stated.value or 0), gpu.group_threads_max) if stated else USUAL_THREADS
    least, most = allowed(found.state, found.bounds)
    smem = SMEM.search(truth.get("raw", ""))
    shared = min(int(smem[1]), gpu.shared_group_max) if smem else 0
    return Case(
        source=path.parent.name,
        arch=truth["arch"],
        truth=truth["registers"],
        estimate=found.registers,
        low=found.low,
        high=found.high,
        blocks_truth=blocks(gpu.target, truth["registers"], threads, shared),
        blocks=blocks(gpu.target, found.registers, threads, shared),
        state=found.state,
        hoisted=max(0, (found.scheduled or found.written) - found.written),
        instructions=len(kernel),
        least=least,
        most=most,
    )


@lru_cache(maxsize=65536)
def blocks(target: str, registers: int, threads: int, shared: int) -> float:
    """Blocks per SM."""
    gpu = find(target)
    resources = Resources(vector_registers=registers, shared_bytes=shared, threads=max(threads, 1))
    value = occupancy(gpu, resources).groups.value
    return -1.0 if value is None else float(value)


def quantile(values: list[float], share: float) -> float:
    """The value below which a share of them lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def percent(flags: list[bool]) -> float:
    """How many of them are true, in percent."""
    return 100 * sum(flags) / len(flags) if flags else float("nan")


def spearman(one: list[float], other: list[float]) -> float:
    """Rank correlation."""
    if len(one) < 3:
        return float("nan")
    left, right = ranks(one), ranks(other)
    return statistics.correlation(left, right) if len(set(left)) > 1 and len(set(right)) > 1 else float("nan")


def ranks(values: list[float]) -> list[float]:
    """Ranks, ties sharing the mean."""
    places: dict[float, list[int]] = defaultdict(list)
    for place, value in enumerate(sorted(values)):
        places[value].append(place)
    return [statistics.fmean(places[value]) for value in values]


def errors(found: list[Case]) -> list[float]:
    """Errors in percent of the truth."""
    return [100 * abs(one.estimate - one.truth) / one.truth for one in found]


COLUMNS: tuple[tuple[str, Callable[[list[Case]], float]], ...] = (
    ("kernels", lambda found: len(found)),
    ("bias %", lambda found: statistics.fmean(100 * (one.estimate - one.truth) / one.truth for one in found)),
    ("median %", lambda found: quantile(errors(found), 0.5)),
    ("p90 %", lambda found: quantile(errors(found), 0.9)),
    ("exact %", lambda found: percent([one.estimate == one.truth for one in found])),
    ("same8 %", lambda found: percent([-(-one.estimate // 8) == -(-one.truth // 8) for one in found])),
    ("Spearman", lambda found: spearman([float(one.truth) for one in found], [float(one.estimate) for one in found])),
    ("blocks =", lambda found: percent([one.blocks == one.blocks_truth for one in found])),
    ("> 32", lambda found: sum(one.truth > 32 for one in found)),
    ("blocks = > 32", lambda found: percent([one.blocks == one.blocks_truth for one in found if one.truth > 32])),
    ("covered %", lambda found: percent([one.low <= one.truth <= one.high for one in found])),
    ("width %", lambda found: quantile([100 * (one.high - one.low) / one.estimate for one in found], 0.5)),
)


def table(title: str, groups: Mapping[str, list[Case]]) -> None:
    """Print one line per group."""
    print(f"\n{title:24s}" + "".join(f"{name:>14s}" for name, _ in COLUMNS))
    for name, found in groups.items():
        values = (f"{column(found):14.2f}" if "Spear" in head else f"{column(found):14.1f}" for head, column in COLUMNS)
        print(f"{name[:24]:24s}" + "".join(values))


def by(found: list[Case], key: Callable[[Case], str]) -> dict[str, list[Case]]:
    """The cases in groups, in the order of their names."""
    groups: dict[str, list[Case]] = defaultdict(list)
    for one in found:
        groups[key(one)].append(one)
    return dict(sorted(groups.items()))


def allocated_registers(folders: list[Path], fresh: bool) -> None:
    """Allocated registers of kernels of virtual registers, against ``ptxas -v``."""
    for folder in folders:
        begun = time.perf_counter()
        found = list(cases(folder, fresh))
        if not found:
            print(f"{folder}: no kernel with a truth")
            continue
        table(f"{folder.name}: all", {"all": found, "truth > 32": [one for one in found if one.truth > 32]})
        table("by source", by(found, lambda one: one.source))
        table("by architecture", by(found, lambda one: one.arch))
        print(f"{time.perf_counter() - begun:.1f} s, reading included")


PARTS: tuple[Callable[[list[Path], bool], None], ...] = (allocated_registers,)


def main(arguments: list[str]) -> None:
    folders = [Path(argument) for argument in arguments] or [Path(__file__).parents[1] / "samples"]
    for part in PARTS:
        part(folders, not arguments)


if __name__ == "__main__":
    main(sys.argv[1:])
