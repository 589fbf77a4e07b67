"""What each heuristic of the PTX register estimate is worth: backward elimination over a corpus, as a table.

    python bench/ablation.py MANIFEST [--split choose] [--most 500] [--largest 2500]

MANIFEST is as for ``bench/accuracy.py``. The heuristic that gains least is switched off first, and the others are measured
anew. One stays if it gains at least 0.5 points of mean error, or 1 point of blocks per SM right, with a 90 % interval above 0.
Kernels are paired and sources resampled. Many small losses add up, so the search ends where all that is switched off costs half
a point of mean error together; what is left by then stays.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

from accuracy import Row, blocks, kernels, rows, threads_of

from isaview.analysis.registers.ptxas import calls, estimate, fold, prepare
from isaview.analysis.registers.schedule import order
from isaview.gpus.hardware import find_gpu
from isaview.model.kernel import Kernel

LEAST_ERROR, LEAST_BLOCKS = 0.5, 1.0
"""Points of mean error, and of blocks per SM right, that a heuristic must gain."""
RESAMPLES = 2000
Outcome = tuple[float, float]
"""Error in percent of the truth; 100 where the blocks per SM are right, else 0."""
Known = tuple[Row, Kernel]
Switches = Mapping[str, Sequence[tuple[object, str, object]]]


def constantly(value: object) -> Any:
    """A function that ignores what it is given."""
    return lambda *_arguments, **_options: value


SWITCHES: Switches = {
    "calls": [(estimate, "called", constantly(calls.Called({}, {}, False))), (estimate, "by_convention", constantly(0))],
    "constants of guarded writes": [(fold, "_is_unread_constant", constantly(False))],
    "false guards": [(prepare, "_switched_off", constantly([]))],
    "unread results": [(fold, "without_unread", lambda blocks: blocks)],
    "addresses": [(fold, "_addresses", constantly(set()))],
    "absorbed offsets": [(fold, "_added_wide", constantly(set()))],
    "held operands": [(order, "HELD", 0)],
    "even counts": [(estimate, "EVEN_BELOW", 0)],
    "early loads above the target": [(estimate, "EARLIEST", 1)],
}
"""Heuristic → what takes the place of which attributes while it is switched off."""


@dataclass(frozen=True, slots=True)
class Gain:
    """What a heuristic is worth in one measure: the points, and the 90 % interval."""

    points: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.points:+6.2f} [{self.low:+6.2f}, {self.high:+6.2f}]"


def sampled(wanted: Sequence[Row], most: int) -> list[Row]:
    """A sample that takes from every source in turn."""
    by_source: dict[str, list[Row]] = defaultdict(list)
    for row in wanted:
        by_source[row["source"]].append(row)
    turns = sorted((place, source) for source, own in by_source.items() for place in range(len(own)))
    return [by_source[source][place] for place, source in turns[:most]]


def outcomes(
    sample: Sequence[Known], off: Sequence[str], switches: Switches, outcome: Callable[[Row, Kernel], Outcome]
) -> list[Outcome]:
    """How far off the estimate is for each kernel while some heuristics are switched off."""
    switched = [patch.object(owner, name, value) for switch in off for owner, name, value in switches[switch]]
    for one in switched:
        one.start()
    try:
        return [outcome(*one) for one in sample]
    finally:
        for one in reversed(switched):
            one.stop()


def outcome(row: Row, kernel: Kernel) -> Outcome:
    """The error of one kernel in percent, and whether its blocks per SM are right."""
    gpu, truth, threads = find_gpu(row["target"]), int(row["registers"]), threads_of(kernel)
    registers = estimate.allocation(kernel, gpu).registers
    right = blocks(gpu.target, registers, threads) == blocks(gpu.target, truth, threads)
    return 100 * abs(registers - truth) / truth, 100.0 * right


def gains(sample: Sequence[Known], with_it: Sequence[Outcome], without: Sequence[Outcome]) -> tuple[Gain, Gain]:
    """What a heuristic gains in error and in blocks per SM right."""
    error = [off[0] - on[0] for on, off in zip(with_it, without, strict=True)]
    right = [on[1] - off[1] for on, off in zip(with_it, without, strict=True)]
    return resampled(sample, error), resampled(sample, right)


def resampled(sample: Sequence[Known], points: Sequence[float]) -> Gain:
    """The mean, and between what 90 of 100 means lie when sources are drawn anew."""
    by_source: dict[str, list[float]] = defaultdict(list)
    for (row, _), value in zip(sample, points, strict=True):
        by_source[row["source"]].append(value)
    sums = [(sum(values), len(values)) for values in by_source.values()]
    draw = random.Random(0)
    means = []
    for _ in range(RESAMPLES):
        drawn = draw.choices(sums, k=len(sums))
        means.append(sum(total for total, _ in drawn) / sum(count for _, count in drawn))
    means.sort()
    return Gain(sum(points) / len(points), means[RESAMPLES // 20], means[RESAMPLES - 1 - RESAMPLES // 20])


def pays(error: Gain, right: Gain, least_right: float) -> bool:
    """Whether a heuristic stays by its own gain."""
    return (error.points >= LEAST_ERROR and error.low > 0) or (right.points >= least_right and right.low > 0)


def worth(found: tuple[Gain, Gain], least_right: float) -> float:
    """What is compared to find the heuristic that gains least: both gains in units of what must be gained."""
    return max(found[0].points / LEAST_ERROR, found[1].points / least_right)


def eliminate(
    sample: Sequence[Known],
    switches: Switches,
    outcome: Callable[[Row, Kernel], Outcome],
    right: str = "blocks per SM right",
    least_right: float = LEAST_BLOCKS,
) -> None:
    """Print the table, a line for each step; ``right`` names the second part of an outcome."""
    print(f"{'':32} {'mean error, points':25} {right:25}")
    off: list[str] = []
    start = now = outcomes(sample, off, switches, outcome)
    report("all of them", now, right)
    left = list(switches)
    while left:
        without = {name: outcomes(sample, [*off, name], switches, outcome) for name in left}
        measured = {name: gains(sample, now, without[name]) for name in left}
        order = sorted(left, key=lambda name: (pays(*measured[name], least_right), worth(measured[name], least_right)))
        name = order[0]
        if pays(*measured[name], least_right) or mean(without[name], 0) > mean(start, 0) + LEAST_ERROR:
            break
        print(
            f"{name:32} {measured[name][0]}  {measured[name][1]}  removed, mean error {mean(without[name], 0):.2f} %",
            flush=True,
        )
        off, now = [*off, name], without[name]
        left.remove(name)
    for name in order if left else ():
        verdict = "stays" if pays(*measured[name], least_right) else "stays with the others"
        print(f"{name:32} {measured[name][0]}  {measured[name][1]}  {verdict}")
    report("what stays", now, right)


def mean(found: Sequence[Outcome], part: int) -> float:
    return sum(one[part] for one in found) / len(found)


def report(name: str, found: Sequence[Outcome], right: str) -> None:
    print(f"{name}: {len(found)} kernels, mean error {mean(found, 0):.2f} %, {right} {mean(found, 1):.1f} %", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("manifest", type=Path)
    parser.add_argument("--split", default="choose")
    parser.add_argument("--most", type=int, default=500)
    parser.add_argument("--largest", type=int, default=2500)
    options = parser.parse_args()
    begun = time.perf_counter()
    wanted = sampled(rows(options.manifest, options.split, options.largest), options.most)
    sample = list(kernels(sorted(wanted, key=lambda row: row["path"])))
    print(f"{len({row['source'] for row, _ in sample})} sources, read in {time.perf_counter() - begun:.0f} s")
    eliminate(sample, SWITCHES, outcome)
    print(f"{time.perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    main()
