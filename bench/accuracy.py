"""Accuracy of the PTX register estimate against what ptxas states, as tables.

    python bench/accuracy.py MANIFEST [--splits choose,final] [--largest 4000]

MANIFEST is a CSV file, a row for each kernel: ``path`` of the PTX, ``kernel``, ``target``, ``source`` and ``kind`` of project
it is from, ``split`` (fit, choose or final, by source), ``registers`` as ``ptxas -v`` states them, ``instructions``. Constants
are fitted on *fit*, heuristics chosen on *choose*; *final* is for the last look. Blocks per SM are compared for the stated
block size, or 256 threads where none is stated, as far as registers limit them. Above 32 registers they are shown apart: below,
nearly all are right.
"""

from __future__ import annotations

import argparse
import csv
import statistics
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import isaview
from isaview.analysis.registers.ptxas.estimate import allocation, interval_limits
from isaview.gpus.hardware import find_gpu
from isaview.gpus.launch import Resources
from isaview.gpus.occupancy import occupancy
from isaview.model.kernel import Kernel

USUAL_THREADS = 256
LARGEST = 4000
"""Instructions of a kernel; larger ones take long and are few."""
Row = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Case:
    """One kernel with its truth, its estimate, and the class the interval is looked up by.

    ``least`` and ``most`` are what no interval of it may reach beyond.
    """

    source: str
    kind: str
    arch: str
    truth: int
    estimate: int
    low: int
    high: int
    blocks_truth: float
    blocks: float
    state: str
    hoisted: int
    least: int
    most: int


def rows(manifest: Path, splits: str, largest: int = LARGEST) -> list[Row]:
    """The rows of some splits, by path."""
    with manifest.open(newline="", encoding="utf-8") as file:
        found = [row for row in csv.DictReader(file) if row["split"] in splits.split(",")]
    return sorted((row for row in found if int(row["instructions"] or 0) <= largest), key=lambda row: row["path"])


def kernels(wanted: list[Row]) -> Iterator[tuple[Row, Kernel]]:
    """The kernels that rows name, of texts that are read once; what cannot be read is left out."""
    path, texts = "", dict[str, Kernel]()
    for row in wanted:
        if row["path"] != path:
            path = row["path"]
            texts = {kernel.name: kernel for module in isaview.read(path) for kernel in module.kernels if kernel.is_entry}
        if row["kernel"] in texts and texts[row["kernel"]].complete:
            yield row, texts[row["kernel"]]


def case(row: Row, kernel: Kernel) -> Case:
    """A kernel held against its truth."""
    gpu, truth = find_gpu(row["target"]), int(row["registers"])
    found = allocation(kernel, gpu)
    least, most = interval_limits(found.state, found.target)
    return Case(
        source=row["source"],
        kind=row["kind"],
        arch=row["target"],
        truth=truth,
        estimate=found.registers,
        low=found.low,
        high=found.high,
        blocks_truth=blocks(gpu.target, truth, threads_of(kernel)),
        blocks=blocks(gpu.target, found.registers, threads_of(kernel)),
        state=found.state,
        hoisted=max(0, (found.scheduled or found.written) - found.written),
        least=least,
        most=most,
    )


def threads_of(kernel: Kernel) -> int:
    """The stated threads of a block, or what is usual."""
    stated = kernel.stated.get("required_threads") or kernel.stated.get("max_threads")
    return int(stated.value or USUAL_THREADS) if stated else USUAL_THREADS


def cases(manifest: Path, splits: str, largest: int = LARGEST) -> list[Case]:
    """Every kernel of some splits."""
    return [case(row, kernel) for row, kernel in kernels(rows(manifest, splits, largest))]


@lru_cache(maxsize=65536)
def blocks(target: str, registers: int, threads: int) -> float:
    """Blocks per SM as far as registers and threads limit them."""
    gpu = find_gpu(target)
    resources = Resources(vector_registers=registers, shared_bytes=0, threads=min(max(threads, 1), gpu.group_threads_max))
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
    ("mean %", lambda found: statistics.fmean(errors(found))),
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


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("manifest", type=Path)
    parser.add_argument("--splits", default="choose")
    parser.add_argument("--largest", type=int, default=LARGEST)
    options = parser.parse_args()
    begun = time.perf_counter()
    found = cases(options.manifest, options.splits, options.largest)
    table(options.splits, {"all": found, "truth > 32": [one for one in found if one.truth > 32]})
    table("by kind", by(found, lambda one: one.kind))
    table("by source", by(found, lambda one: one.source))
    table("by architecture", by(found, lambda one: one.arch))
    print(f"{time.perf_counter() - begun:.1f} s, reading included")


if __name__ == "__main__":
    main()
