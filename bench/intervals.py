"""Prints ``isaview/analysis/registers/ptxas/intervals.toml``: how far the truth lies from the estimate, by class of kernel.

    python bench/intervals.py MANIFEST > intervals.toml
    python bench/intervals.py --trade MANIFEST

MANIFEST is as for ``bench/accuracy.py``; the split *fit* alone is used. ``--trade`` prints instead what width buys what
coverage: for each share of the kernels that the spans are made to hold, the share they hold of sources that were left out when
they were made, and their median width.
"""

from __future__ import annotations

import math
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from accuracy import Case, cases
from msgspec.structs import replace

from isaview.analysis.registers.ptxas.intervals import Span, outwards

LAST = 999
HOISTED = (3, 11, LAST)
SIZES = {"below": (15, 23, 39, LAST), "at": (32, 40, LAST), "above": (48, 80, LAST)}
MADE_TO_HOLD = 0.90
"""The share of the kernels of a class that its span is made to hold."""
DEBUG = Span("debug", LAST, LAST, 0.8, 1.25, 0.782)
"""The span for text of ``nvcc -G``, measured apart: few corpora hold such text."""
EVEN_ENDS = ("above",)
"""States whose spans leave out as many kernels below as above: there a count too low costs as much as one too high."""
UNMEASURED = ("empty", "fixed")
"""Their registers are known."""
TRADED = (0.70, 0.75, 0.80, 0.85, 0.88, 0.90, 0.92, 0.94, 0.95)
FEWEST = 20
PARTS = 1000
"""Spans are written in such parts, rounded outwards: counts are whole, so an end is inside or it is not."""

Class = tuple[str, int, int]
Spans = dict[Class, Span]
Held = dict[Class, list[bool]]


def main(arguments: list[str]) -> None:
    manifest = next(argument for argument in arguments if argument != "--trade")
    found = [case for case in cases(Path(manifest), "fit") if case.state not in UNMEASURED]
    if "--trade" in arguments:
        trade(found)
    else:
        print("\n".join(table(found)))


def table(found: list[Case]) -> Iterator[str]:
    """The lines of ``intervals.toml``."""
    yield "# What compilers allocated, divided by the estimate: the span that holds most kernels of each class"
    yield f"# ({100 * MADE_TO_HOLD:.0f} of 100). Made by bench/intervals.py on kernels of the split *fit*;"
    yield "# `hoisted` and `registers` are the most of the class, `held` is the share of kernels that spans made so held"
    yield "# of sources which were left out when they were made."
    held = left_out(found, None)[0]
    states = by_state(held)
    for made in spans(found, None).values():
        own = held[made.state, made.hoisted, made.registers]
        its = own if len(own) >= FEWEST else states[made.state]
        yield from row(replace(made, held=sum(its) / len(its)))
    yield from row(DEBUG)


def row(span: Span) -> Iterator[str]:
    """The lines of one row."""
    yield f'\n[[row]]\nstate = "{span.state}"\nhoisted = {span.hoisted}\nregisters = {span.registers}'
    yield f"low = {span.low:.3f}\nhigh = {span.high:.3f}\nheld = {span.held:.3f}"


def spans(found: list[Case], share: float | None) -> Spans:
    """Per class the span of truth/estimate whose ends hold a share of its kernels; of its state, where the class has few.

    ``share`` None is the share that spans of the class are made to hold.
    """
    ratios: dict[Class, list[float]] = defaultdict(list)
    everything: dict[str, list[float]] = defaultdict(list)
    for case in found:
        ratio = outwards(case.truth, case.estimate) / case.estimate
        ratios[_class(case)].append(ratio)
        everything[case.state].append(ratio)
    made: Spans = {}
    for state in sorted(everything):
        for hoisted in HOISTED if state == "below" else (LAST,):
            wanted = MADE_TO_HOLD if share is None else share
            for size in SIZES.get(state, (LAST,)):
                own = ratios[state, hoisted, size]
                between = even if state in EVEN_ENDS else shortest
                low, high = between(own if len(own) >= FEWEST else everything[state], wanted)
                low, high = math.floor(PARTS * min(low, 1.0)) / PARTS, math.ceil(PARTS * max(high, 1.0)) / PARTS
                made[state, hoisted, size] = Span(state, hoisted, size, low, high, wanted)
    return made


def left_out(found: list[Case], share: float | None) -> tuple[Held, list[float]]:
    """Per class whether spans made without a kernel's source hold it, and the widths of all in percent of the estimate."""
    held: Held = defaultdict(list)
    widths = []
    for source in sorted({case.source for case in found}):
        made = spans([case for case in found if case.source != source], share)
        for case in (case for case in found if case.source == source and _class(case) in made):
            low, high = made[_class(case)].ends(case.estimate, case.least, case.most)
            held[_class(case)].append(low <= case.truth <= high)
            widths.append(100 * (high - low) / case.estimate)
    return held, widths


def by_state(held: Held) -> dict[str, list[bool]]:
    """What is told per class, per state."""
    states: dict[str, list[bool]] = defaultdict(list)
    for (state, *_), its in held.items():
        states[state].extend(its)
    return states


def trade(found: list[Case]) -> None:
    """Print coverage of sources left out, and width, over the share that spans are made to hold."""
    for share in (*TRADED, None):
        held, widths = left_out(found, share)
        each = [holds for its in held.values() for holds in its]
        made = "as shipped" if share is None else f"made for {100 * share:.0f} %"
        print(f"{made}: holds {100 * sum(each) / len(each):.1f} %, median width {median(widths):.0f} %")
    states = [f"{state} {100 * sum(its) / len(its):.1f} %" for state, its in by_state(held).items()]
    print("as shipped, by state:", ", ".join(states))


def shortest(ratios: list[float], share: float) -> tuple[float, float]:
    """The shortest span that holds a share of the ratios."""
    ordered = sorted(ratios)
    held = min(len(ordered), math.ceil(share * len(ordered)))
    spans = zip(ordered, ordered[held - 1 :], strict=False)
    return min(spans, key=lambda span: max(span[1], 1.0) - min(span[0], 1.0))


def even(ratios: list[float], share: float) -> tuple[float, float]:
    """The span that holds a share of the ratios and leaves out as many below as above, or one more above."""
    ordered = sorted(ratios)
    outside = len(ordered) - min(len(ordered), math.ceil(share * len(ordered)))
    below = outside // 2
    return ordered[below], ordered[len(ordered) - 1 - (outside - below)]


def _class(case: Case) -> Class:
    hoisted = next(most for most in HOISTED if case.hoisted <= most) if case.state == "below" else LAST
    return case.state, hoisted, next(most for most in SIZES.get(case.state, (LAST,)) if case.estimate <= most)


if __name__ == "__main__":
    main(sys.argv[1:])
