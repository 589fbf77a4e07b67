"""Prints ``isaview/analysis/registers/ptxas/intervals.toml``: how far the truth lies from the estimate, by class of kernel.

    python bench/intervals.py MANIFEST > intervals.toml

MANIFEST is as for ``bench/accuracy.py``. Spans are made of the split *fit*; how often they hold is counted on *choose*.
"""

from __future__ import annotations

import math
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from accuracy import Case, cases
from msgspec.structs import replace

from isaview.analysis.registers.ptxas.intervals import Span, outwards

LAST = 999
HOISTED = (3, 11, LAST)
SIZES = {"below": (15, 23, 39, LAST), "at": (32, 40, LAST), "above": (48, 80, LAST)}
MADE_TO_HOLD = 0.95
"""The share of the kernels of *fit* in a class that its span is made to hold."""
DEBUG = Span("debug", LAST, LAST, 0.8, 1.25, 0.782)
"""The span for text of ``nvcc -G``, measured apart: few corpora hold such text."""
UNMEASURED = ("empty", "fixed", "debug")
"""States whose registers are known, or whose span is."""
FEWEST = 20
"""A class of fewer kernels has the span, and the share it holds, of its state."""
PARTS = 1000
"""Spans are written in such parts, rounded outwards: counts are whole, so an end is inside or it is not."""

Class = tuple[str, int, int]


def table(fit: list[Case], choose: list[Case]) -> Iterator[str]:
    """The lines of ``intervals.toml``."""
    yield "# What compilers allocated, divided by the estimate: the span that holds most kernels of each class"
    yield f"# ({100 * MADE_TO_HOLD:.0f} of 100 of the split *fit*). Made by bench/intervals.py; `hoisted` and `registers` are"
    yield "# the most of the class, `held` is the share of kernels that spans hold of sources which they were not made of."
    spans = made(fit)
    held: dict[Class | str, list[bool]] = defaultdict(list)
    for case in choose:
        low, high = spans[class_of(case)].ends(case.estimate, case.least, case.most)
        held[class_of(case)].append(low <= case.truth <= high)
        held[case.state].append(low <= case.truth <= high)
    for key, span in spans.items():
        own = held[key] if len(held[key]) >= FEWEST else held[key[0]] or [True]
        yield from row(replace(span, held=sum(own) / len(own)))
    yield from row(DEBUG)


def row(span: Span) -> Iterator[str]:
    """The lines of one row."""
    yield f'\n[[row]]\nstate = "{span.state}"\nhoisted = {span.hoisted}\nregisters = {span.registers}'
    yield f"low = {span.low:.3f}\nhigh = {span.high:.3f}\nheld = {span.held:.3f}"


def made(fit: list[Case]) -> dict[Class, Span]:
    """Per class the span of truth/estimate that holds a share of its kernels; of its state, where the class has few."""
    ratios: dict[Class | str, list[float]] = defaultdict(list)
    for case in fit:
        ratio = outwards(case.truth, case.estimate) / case.estimate
        ratios[class_of(case)].append(ratio)
        ratios[case.state].append(ratio)
    spans = {}
    for state in sorted({case.state for case in fit}):
        for hoisted in HOISTED if state == "below" else (LAST,):
            for size in SIZES.get(state, (LAST,)):
                own = ratios[state, hoisted, size]
                low, high = shortest(own if len(own) >= FEWEST else ratios[state])
                low, high = math.floor(PARTS * min(low, 1.0)) / PARTS, math.ceil(PARTS * max(high, 1.0)) / PARTS
                spans[state, hoisted, size] = Span(state, hoisted, size, low, high, 0.0)
    return spans


def shortest(ratios: list[float]) -> tuple[float, float]:
    """The shortest span that holds a share of the ratios."""
    ordered = sorted(ratios)
    held = min(len(ordered), math.ceil(MADE_TO_HOLD * len(ordered)))
    spans = zip(ordered, ordered[held - 1 :], strict=False)
    return min(spans, key=lambda span: max(span[1], 1.0) - min(span[0], 1.0))


def class_of(case: Case) -> Class:
    """The class of a kernel: its state, what early loads cost, the size of the estimate."""
    hoisted = next(most for most in HOISTED if case.hoisted <= most) if case.state == "below" else LAST
    return case.state, hoisted, next(most for most in SIZES.get(case.state, (LAST,)) if case.estimate <= most)


if __name__ == "__main__":
    measured = [
        [case for case in cases(Path(sys.argv[1]), split) if case.state not in UNMEASURED] for split in ("fit", "choose")
    ]
    print("\n".join(table(*measured)))
