"""Prints ``isaview/estimates/intervals.toml``: how far the truth lies from the estimate, by class of kernel.

    python bench/intervals.py CORPUS_DIR > isaview/estimates/intervals.toml

CORPUS_DIR is as for ``bench/accuracy.py``; use one that is not the one accuracy is judged on.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from pathlib import Path

from accuracy import Case, cases

HOISTED = (3, 11, 999)
SIZES = (15, 23, 39, 999)
LOW, HIGH = 0.06, 0.94


def main(folder: str) -> None:
    found: dict[tuple[str, int, int], list[float]] = defaultdict(list)
    everything: dict[str, list[float]] = defaultdict(list)
    for case in cases(Path(folder)):
        found[_class(case)].append(case.truth / case.estimate)
        everything[case.state].append(case.truth / case.estimate)
    print("# What compilers allocated, divided by the estimate: the middle 88 of 100 kernels of each class.")
    print("# Made by bench/intervals.py; `hoisted` and `registers` are the most of the class.")
    for state in sorted(everything):
        for hoisted in HOISTED if state == "below" else HOISTED[-1:]:
            for size in SIZES if state == "below" else SIZES[-1:]:
                ratios = found[state, hoisted, size]
                ratios = sorted(ratios if len(ratios) >= 20 else everything[state])
                low, high = ratios[int(LOW * len(ratios))], ratios[min(len(ratios) - 1, int(HIGH * len(ratios)))]
                print(f'\n[[row]]\nstate = "{state}"\nhoisted = {hoisted}\nregisters = {size}')
                print(f"low = {min(low, 1.0):.2f}\nhigh = {max(high, 1.0):.2f}")


def _class(case: Case) -> tuple[str, int, int]:
    if case.state != "below":
        return case.state, HOISTED[-1], SIZES[-1]
    hoisted = next(most for most in HOISTED if case.hoisted <= most)
    return case.state, hoisted, next(most for most in SIZES if case.estimate <= most)


if __name__ == "__main__":
    main(sys.argv[1])
