"""Prints ``isaview/estimates/intervals.toml``: how far the truth lies from the estimate, by class of kernel.

    python bench/intervals.py CORPUS_DIR > isaview/estimates/intervals.toml

CORPUS_DIR is as for ``bench/accuracy.py``; use one that is not the one accuracy is judged on.
"""

from __future__ import annotations

import math
import sys
from collections import defaultdict
from pathlib import Path

from accuracy import Case, cases

HOISTED = (3, 11, 999)
SIZES = (15, 23, 39, 999)
COVERED = 0.92
FEWEST = 20


def main(folder: str) -> None:
    found: dict[tuple[str, int, int], list[float]] = defaultdict(list)
    everything: dict[str, list[float]] = defaultdict(list)
    for case in cases(Path(folder)):
        found[_class(case)].append(case.truth / case.estimate)
        everything[case.state].append(case.truth / case.estimate)
    print("# What compilers allocated, divided by the estimate: the shortest span that holds 92 of 100 kernels of each class.")
    print("# Made by bench/intervals.py; `hoisted` and `registers` are the most of the class.")
    for state in sorted(everything):
        for hoisted in HOISTED if state == "below" else HOISTED[-1:]:
            for size in SIZES if state == "below" else SIZES[-1:]:
                ratios = found[state, hoisted, size]
                low, high = shortest(ratios if len(ratios) >= FEWEST else everything[state])
                print(f'\n[[row]]\nstate = "{state}"\nhoisted = {hoisted}\nregisters = {size}')
                print(f"low = {min(low, 1.0):.2f}\nhigh = {max(high, 1.0):.2f}")


def shortest(ratios: list[float]) -> tuple[float, float]:
    """The shortest span that holds the share ``COVERED`` of the ratios."""
    ordered = sorted(ratios)
    held = min(len(ordered), math.ceil(COVERED * len(ordered)))
    spans = zip(ordered, ordered[held - 1 :], strict=False)
    return min(spans, key=lambda span: max(span[1], 1.0) - min(span[0], 1.0))


def _class(case: Case) -> tuple[str, int, int]:
    if case.state != "below":
        return case.state, HOISTED[-1], SIZES[-1]
    hoisted = next(most for most in HOISTED if case.hoisted <= most)
    return case.state, hoisted, next(most for most in SIZES if case.estimate <= most)


if __name__ == "__main__":
    main(sys.argv[1])
