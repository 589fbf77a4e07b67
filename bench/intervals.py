"""Prints ``isaview/estimates/intervals.toml``: how far the truth lies from the estimate, by class of kernel.

    python bench/intervals.py CORPUS_DIR… > isaview/estimates/intervals.toml
    python bench/intervals.py --trade CORPUS_DIR…

CORPUS_DIR is as for ``bench/accuracy.py``; use others than those accuracy is judged on. ``--trade`` prints instead what width
buys what coverage: for each share of the kernels that the spans are made to hold, the share they hold of sources that were
left out when they were made, and their median width.
"""

from __future__ import annotations

import math
import sys
from collections import defaultdict
from pathlib import Path
from statistics import median

from accuracy import Case, cases

HOISTED = (3, 11, 999)
SIZES = {"below": (15, 23, 39, 999), "at": (32, 40, 999), "above": (48, 80, 999)}
LAST = 999
COVERED = 0.95
TRADED = (0.70, 0.75, 0.80, 0.85, 0.88, 0.90, 0.92, 0.94, COVERED)
FEWEST = 20
PARTS = 1000
"""Spans are written in such parts, rounded outwards: counts are whole, so an end is inside or it is not."""

Class = tuple[str, int, int]
Spans = dict[Class, tuple[float, float]]


def main(arguments: list[str]) -> None:
    found = [case for folder in arguments if folder != "--trade" for case in cases(Path(folder))]
    if "--trade" in arguments:
        trade(found)
        return
    print("# What compilers allocated, divided by the estimate:")
    print(f"# the shortest span that holds {100 * COVERED:.0f} of 100 kernels of each class.")
    print("# Made by bench/intervals.py; `hoisted` and `registers` are the most of the class.")
    for (state, hoisted, size), (low, high) in spans(found, COVERED).items():
        print(f'\n[[row]]\nstate = "{state}"\nhoisted = {hoisted}\nregisters = {size}\nlow = {low:.3f}\nhigh = {high:.3f}')


def spans(found: list[Case], share: float) -> Spans:
    """Per class the span of truth/estimate that holds a share of its kernels; of its state, where the class has few."""
    ratios: dict[Class, list[float]] = defaultdict(list)
    everything: dict[str, list[float]] = defaultdict(list)
    for case in found:
        ratios[_class(case)].append(case.truth / case.estimate)
        everything[case.state].append(case.truth / case.estimate)
    made: Spans = {}
    for state in sorted(everything):
        for hoisted in HOISTED if state == "below" else (LAST,):
            for size in SIZES.get(state, (LAST,)):
                own = ratios[state, hoisted, size]
                low, high = shortest(own if len(own) >= FEWEST else everything[state], share)
                made[state, hoisted, size] = (
                    math.floor(PARTS * min(low, 1.0)) / PARTS,
                    math.ceil(PARTS * max(high, 1.0)) / PARTS,
                )
    return made


def trade(found: list[Case]) -> None:
    """Print coverage of sources left out, and width, over the share that spans are made to hold."""
    sources = sorted({case.source for case in found})
    for share in TRADED:
        held, widths = [], []
        for source in sources:
            made = spans([case for case in found if case.source != source], share)
            for case in (case for case in found if case.source == source):
                low, high = made.get(_class(case), (0.5, 2.0))
                low, high = math.ceil(case.estimate * low), math.floor(case.estimate * high)
                held.append(low <= case.truth <= high)
                widths.append(100 * (high - low) / case.estimate)
        print(f"made for {100 * share:.0f} %: holds {100 * sum(held) / len(held):.1f} %, median width {median(widths):.0f} %")


def shortest(ratios: list[float], share: float) -> tuple[float, float]:
    """The shortest span that holds a share of the ratios."""
    ordered = sorted(ratios)
    held = min(len(ordered), math.ceil(share * len(ordered)))
    spans = zip(ordered, ordered[held - 1 :], strict=False)
    return min(spans, key=lambda span: max(span[1], 1.0) - min(span[0], 1.0))


def _class(case: Case) -> Class:
    hoisted = next(most for most in HOISTED if case.hoisted <= most) if case.state == "below" else LAST
    return case.state, hoisted, next(most for most in SIZES.get(case.state, (LAST,)) if case.estimate <= most)


if __name__ == "__main__":
    main(sys.argv[1:])
