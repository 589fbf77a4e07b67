"""The whole of a kernel, besides its figures: what rules found, what bounds it, whether it can be launched, other work it does.

A comparison asks for it where a kernel is not the same as before, so that equal kernels are analysed once or not at all. A
baseline keeps it as it is, without the sentences.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from isaview.base import regex
from isaview.base.grouping import group_by
from isaview.base.measure import Measure
from isaview.compare.equal_work import Bound, bound_of
from isaview.reports.report import KernelReport
from isaview.reports.rule import CONDITIONAL, Finding, rules

_NUMBERS = regex.compile(r"\d[\d,.]*")


class Whole(Struct, frozen=True):
    """What is known of one kernel besides its figures.

    ``counts`` are places that rules found something at, by what the findings count as, None where no rule was asked;
    ``unasked`` are rules that could not be. ``impossible`` is why it cannot be launched, "" where it can. ``others`` counts
    calls and atomics, None where its body is not known.
    """

    counts: Mapping[str, int] | None = None
    unasked: tuple[str, ...] = ()
    findings: tuple[Finding, ...] = ()
    bound: Bound | None = None
    impossible: str = ""
    others: Mapping[str, int] | None = None


def whole_of(report: KernelReport, others: Mapping[str, int] | None) -> Whole:
    """The whole of a kernel, from its report and the other work of its body."""
    findings = report.findings
    # copies of a place, as unrolling and inlining make them, count once
    places = {(finding.counted_as, place_of(finding)) for finding in findings or ()}
    return Whole(
        counts=None if findings is None else dict(Counter(code for code, _ in places)),
        unasked=tuple(sorted({*report.unasked_rules} & {rule.code for rule in rules()})),
        findings=findings or (),
        bound=bound_of(report),
        impossible=impossible(report),
        others=others,
    )


def impossible(report: KernelReport) -> str:
    """Why a kernel can never be launched on its GPU; "" where it can, and where that is not known."""
    occupancy: Any = report.results.get("occupancy")
    if occupancy is None:
        return ""
    waves: Measure = occupancy.waves
    return waves.because if waves.value == 0 and not waves.high else occupancy.cannot_run or ""


def place_of(finding: Finding) -> str:
    """What tells a finding from others of its rule, whatever line of the dump it stands on."""
    return finding.source or _NUMBERS.sub("#", finding.message)


class FindingsChange(Struct, frozen=True):
    """What rules found on one side only: ``added`` and ``removed``; ``old`` and ``new`` count places by rule where they differ.

    ``unasked`` are rules that could not be asked on both sides.
    """

    added: tuple[Finding, ...] = ()
    removed: tuple[Finding, ...] = ()
    old: Mapping[str, int] = {}
    new: Mapping[str, int] = {}
    unasked: tuple[str, ...] = ()

    @property
    def names(self) -> Mapping[str, str]:
        """The rules that found something else, by code, as people say them."""
        said = {rule.code: rule.name.replace("-", " ") for rule in rules()}
        said |= {code + CONDITIONAL: f"{name} under a condition" for code, name in said.items()}
        return {code: said.get(code, code) for code in sorted({*self.old, *self.new})}


def findings_change(old: Whole, new: Whole) -> FindingsChange | None:
    """What rules found on one side only; None where one side was not asked."""
    if old.counts is None or new.counts is None:
        return None
    unasked = {*old.unasked, *new.unasked}
    asked = {code for code in {*old.counts, *new.counts} if code.removesuffix(CONDITIONAL) not in unasked}
    codes = sorted(code for code in asked if old.counts.get(code, 0) != new.counts.get(code, 0))
    was, now = ({code: (side.counts or {}).get(code, 0) for code in codes} for side in (old, new))
    more = {code: now[code] - was[code] for code in codes}
    return FindingsChange(
        added=_more(new.findings, old.findings, more),
        removed=_more(old.findings, new.findings, {code: -count for code, count in more.items()}),
        old=was,
        new=now,
        unasked=tuple(sorted(unasked)),
    )


def _more(side: Iterable[Finding], other: Iterable[Finding], more: Mapping[str, int]) -> tuple[Finding, ...]:
    """As many findings of each rule as it has more here, of places that the other side does not have."""
    there = {(finding.counted_as, place_of(finding)) for finding in other}
    places = {(finding.counted_as, place_of(finding)): finding for finding in reversed(tuple(side))}
    extra = sorted((places[key] for key in places if key not in there), key=lambda finding: (finding.code, finding.line))
    by_code = group_by(extra, lambda finding: finding.counted_as)
    return tuple(finding for code, count in sorted(more.items()) for finding in by_code.get(code, [])[: max(count, 0)])
