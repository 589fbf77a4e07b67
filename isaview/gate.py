"""The gate: limits and regressions that stop a change, with waivers that say why one is let through.

Only stated and counted figures trigger; estimates inform, unless the configuration says otherwise. Of the figures of one
physical quantity only one triggers. What cannot be judged never passes: it is told, and the answer is not trustworthy.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from isaview.changes import worse_when
from isaview.figures import figure, quantity
from isaview.gate_rules import Gate, Limit, Regression, Waiver
from isaview.measure import Measure, Number, counted
from isaview.reporting import KernelReport, ModuleReport

Kind = Literal["limit", "regression", "removed", "unjudged", "informs"]

QUANTITIES = (
    ("total_vector_registers", "vector_registers", "allocated_vector_registers", "peak_live_vector"),
    ("scalar_registers", "allocated_scalar_registers", "peak_live_scalar"),
    ("spilled_bytes", "spilled_vector_registers", "spilled_store_bytes", "spilled_load_bytes"),
    ("private_bytes", "stack_bytes"),
    ("occupancy_waves", "occupancy_percent"),
)
"""Figures of one physical quantity, the one that triggers first."""
_PLACE = {name: (row, place) for row, names in enumerate(QUANTITIES) for place, name in enumerate(names)}
STAND_INS = {"vector_registers": "peak_live_vector", "total_vector_registers": "peak_live_vector"}
"""Where a figure is only estimated, the counted one that is judged in its place."""
PROVIDERS = {
    "vector_registers": "--exact asks ptxas, --gpu names a GPU",
    "spilled_bytes": "--exact asks ptxas, --log reads what it said",
    "occupancy_waves": "--threads and --gpu say how it is launched, and on what",
}


@dataclass(frozen=True, slots=True)
class Subject:
    """A kernel to judge: its figures now and before, None where it is new, and where it stands."""

    kernel: KernelReport
    module: ModuleReport
    place: str
    before: Mapping[str, Measure] | None = None


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing the gate has to say of a kernel.

    ``limit`` and ``regression`` and ``removed`` stop the change unless waived; ``unjudged`` means that there is no
    trustworthy answer; ``informs`` stops nothing.
    """

    kind: Kind
    kernel: str
    identity: str
    metric: str
    message: str
    place: str
    line: int
    source: str | None = None
    found: Measure | None = None
    before: Measure | None = None
    allowed: str = ""
    waiver: Waiver | None = None

    @property
    def stops(self) -> bool:
        """Whether this finding alone makes the check fail."""
        return self.kind in ("limit", "regression", "removed") and self.waiver is None


@dataclass(frozen=True)
class Judgement:
    """What the gate found, worst first; ``judged`` counts the kernels looked at."""

    findings: tuple[Finding, ...]
    judged: int
    remarks: tuple[str, ...] = ()
    unused: tuple[Waiver, ...] = field(default=())

    @property
    def stopped(self) -> bool:
        """Whether something stops the change."""
        return any(finding.stops for finding in self.findings)

    @property
    def unjudged(self) -> bool:
        """Whether something could not be judged."""
        return any(finding.kind == "unjudged" for finding in self.findings)


def figures(kernel: KernelReport) -> dict[str, Measure]:
    """The figures the gate may judge: those of the report, and spilled bytes where registers are stated instead."""
    found = dict(kernel.measures)
    registers = found.get("spilled_vector_registers")
    if "spilled_bytes" not in found and registers is not None and registers.value is not None:
        found["spilled_bytes"] = replace(
            registers, value=4 * registers.value, unit="B", because=f"4 bytes for each of {registers.because}"
        )
    if kernel.complete:
        found.setdefault("unread_statements", counted(0, "statements", "every statement of this kernel was understood"))
    return found


def judge(gate: Gate, subjects: Sequence[Subject], removed: Sequence[Finding], today: datetime.date) -> Judgement:
    """Hold kernels against the gate.

    Args:
        gate: limits, regressions and waivers.
        subjects: the kernels, each with its figures before where there are any.
        removed: kernels that were there before and are gone, as findings.
        today: the day on which waivers are valid or expired.
    """
    findings: list[Finding] = []
    for subject in subjects:
        findings.extend(_once_per_quantity(list(_judged(gate, subject))))
    used: set[int] = set()
    waived = [_waived(finding, gate.waivers, today, used) for finding in (*findings, *removed)]
    expired = [waiver for waiver in gate.waivers if waiver.expired(today)]
    remarks = tuple(f"the waiver for {one.kernel} {one.metric} expired on {one.expires}: {one.reason}" for one in expired)
    unused = tuple(waiver for place, waiver in enumerate(gate.waivers) if place not in used and waiver not in expired)
    return Judgement(tuple(sorted(waived, key=_rank)), len(subjects), remarks, unused)


_KINDS: Mapping[Kind, int] = {"limit": 0, "regression": 1, "removed": 2, "unjudged": 3, "informs": 4}


def _rank(finding: Finding) -> tuple[object, ...]:
    return finding.waiver is not None, _KINDS[finding.kind], finding.kernel, finding.place, finding.metric


def _judged(gate: Gate, subject: Subject) -> Iterator[Finding]:
    kernel = subject.kernel
    now = figures(kernel)
    rules = gate.rules_for(kernel.name, kernel.demangled, subject.module.dialect, subject.module.target)
    for limit in rules.limits:
        yield from _limit(gate, subject, now, limit)
    if subject.before is None:
        return
    for regression in rules.regressions:
        yield from _regression(gate, subject, now, regression)


def _chosen(gate: Gate, now: Mapping[str, Measure], metric: str) -> tuple[str, Measure | None]:
    """The figure that is judged for a metric: itself, or its counted stand-in where it is an estimate or not known."""
    found = now.get(metric)
    triggers = found is not None and (found.origin in ("stated", "counted") or (gate.on_estimates and found.known))
    stand_in = STAND_INS.get(metric, "")
    if not triggers and stand_in in now and now[stand_in].known:
        return stand_in, now[stand_in]
    return metric, found


def _limit(gate: Gate, subject: Subject, now: Mapping[str, Measure], limit: Limit) -> Iterator[Finding]:
    metric, found = _chosen(gate, now, limit.metric)
    if found is None or found.value is None:
        why = found.because if found is not None else "this text does not say it"
        hint = PROVIDERS.get(limit.metric, "limit it for kernels that have it, by match, target or dialect")
        message = f"{limit.metric} is limited to {limit.text} and not known: {why}; {hint}"
        yield _finding("unjudged", subject, limit.metric, message, found, None, limit.text)
        return
    if limit.holds(found.value):
        return
    message = f"{metric} is {figure(found)}, allowed {limit.text}"
    if found.origin == "estimated" and not gate.on_estimates:
        yield _finding("informs", subject, metric, message + " (an estimate: it does not stop)", found, None, limit.text)
    else:
        yield _finding("limit", subject, metric, message, found, None, limit.text)


def _regression(gate: Gate, subject: Subject, now: Mapping[str, Measure], rule: Regression) -> Iterator[Finding]:
    assert subject.before is not None
    metric, found = _chosen(gate, now, rule.metric)
    old = subject.before.get(metric)
    if (found is None or not found.known) and (old is None or not old.known):
        return
    if found is None or old is None or found.value is None or old.value is None:
        side = "before" if old is None or old.value is None else "now"
        yield _finding("unjudged", subject, metric, f"{metric} is not known {side}", found, old, rule.text)
        return
    if (found.origin == "estimated") != (old.origin == "estimated"):
        message = f"{metric}: {old.origin} before and {found.origin} now are not comparable"
        yield _finding("unjudged", subject, metric, message, found, old, rule.text)
        return
    if not rule.broken(old.value, found.value, worse_when(metric)):
        return
    message = (
        f"{metric} {quantity(old.value, found.unit)} → {quantity(found.value, found.unit)} ({_change(old.value, found.value)})"
    )
    if rule.step and not _lost_step(subject, now):
        yield _finding("informs", subject, metric, message + ", no occupancy step lost", found, old, rule.text)
    elif found.origin == "estimated" and not gate.on_estimates:
        yield _finding("informs", subject, metric, message + " (estimates: they do not stop)", found, old, rule.text)
    else:
        yield _finding("regression", subject, metric, f"{message}, allowed {rule.text}", found, old, rule.text)


def _lost_step(subject: Subject, now: Mapping[str, Measure]) -> bool:
    before, after = (subject.before or {}).get("occupancy_waves"), now.get("occupancy_waves")
    if before is None or after is None or before.value is None or after.value is None:
        return True
    return after.value < before.value


def _change(old: Number, new: Number) -> str:
    delta = new - old
    share = f", {100 * delta / old:+.0f} %" if old else ""
    return f"{delta:+g}{share}"


def _finding(
    kind: Kind, subject: Subject, metric: str, message: str, found: Measure | None, before: Measure | None, allowed: str
) -> Finding:
    kernel = subject.kernel
    peak = getattr(kernel.results.get("registers"), "peak", None)
    at_peak = peak is not None and metric.endswith(("registers", "_vector", "_scalar"))
    return Finding(
        kind=kind,
        kernel=kernel.demangled,
        identity=kernel.identity,
        metric=metric,
        message=message,
        place=subject.place,
        line=peak.line if peak is not None and at_peak else kernel.line,
        source=peak.source if peak is not None and at_peak else _first_source(kernel),
        found=found,
        before=before,
        allowed=allowed,
    )


def _first_source(kernel: KernelReport) -> str | None:
    model = kernel.kernel
    if model is None:
        return None
    positions = (model.position(index) for index in range(min(len(model), 64)))
    return next((str(position) for position in positions if position is not None), None)


def _once_per_quantity(findings: list[Finding]) -> list[Finding]:
    """Of the findings about one quantity, the first stops and the others inform."""
    leading: dict[tuple[Kind, int], int] = {}
    for finding in findings:
        row, place = _PLACE.get(finding.metric, (-1, 0))
        if row >= 0 and finding.stops:
            key = (finding.kind, row)
            leading[key] = min(leading.get(key, place), place)
    told = []
    for finding in findings:
        row, place = _PLACE.get(finding.metric, (-1, 0))
        follows = row >= 0 and finding.stops and leading[(finding.kind, row)] < place
        told.append(replace(finding, kind="informs") if follows else finding)
    return told


def _waived(finding: Finding, waivers: Sequence[Waiver], today: datetime.date, used: set[int]) -> Finding:
    if finding.kind not in ("limit", "regression", "removed"):
        return finding
    for place, waiver in enumerate(waivers):
        if waiver.covers(finding.kernel, finding.metric) and not waiver.expired(today):
            used.add(place)
            value = None if finding.found is None else finding.found.value
            if waiver.allowed is None or value is None or not _beyond(value, waiver.allowed, finding.metric):
                return replace(finding, waiver=waiver)
    return finding


def _beyond(value: Number, allowed: Number, metric: str) -> bool:
    return value < allowed if worse_when(metric) == "less" else value > allowed
