"""The gate: limits and regressions that stop a change, with waivers that say why one is let through.

Only stated and counted figures trigger; estimates inform, unless the configuration says otherwise. Of the figures of one
physical quantity only one triggers. What cannot be judged never passes: it is told, and the answer is not trustworthy.
"""

from __future__ import annotations

import datetime
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from isaview.base.figures import figure, quantity
from isaview.base.measure import Measure, Number, counted
from isaview.base.metrics import worse_when
from isaview.base.words import CLASSES
from isaview.gate.settings import BY_CLASS, BY_RULE, Gate, Limit, Regression, Waiver
from isaview.reports.report import KernelReport, ModuleReport

Kind = Literal["limit", "regression", "rule", "removed", "unjudged", "informs"]

QUANTITIES = (
    ("total_vector_registers", "vector_registers", "allocated_vector_registers", "peak_live_vector", "peak_live_value"),
    ("scalar_registers", "allocated_scalar_registers", "peak_live_scalar"),
    ("spilled_bytes", "spilled_vector_registers", "spilled_store_bytes", "spilled_load_bytes"),
    ("private_bytes", "stack_bytes", "array_bytes"),
    ("occupancy_waves", "occupancy_percent", "compiler_waves"),
)
"""Figures of one physical quantity, the one that triggers first."""
_STOPPING = ("limit", "regression", "rule", "removed")
_PLACE = {name: (row, place) for row, names in enumerate(QUANTITIES) for place, name in enumerate(names)}
STAND_INS = {
    "vector_registers": ("peak_live_vector", "peak_live_value"),
    "total_vector_registers": ("peak_live_vector", "peak_live_value"),
    "occupancy_waves": ("compiler_waves",),
}
"""Where a figure is only estimated or not known, the counted ones that are judged in its place, the best first."""
PROVIDERS = {
    "vector_registers": "--exact asks ptxas, --gpu names a GPU",
    "spilled_bytes": "--exact asks ptxas, --log reads what it said",
    "occupancy_waves": "--threads and --gpu say how it is launched, and on what",
}


class Subject(Struct, frozen=True):
    """A kernel to judge: its figures now and before, None where it is new, and where it stands."""

    kernel: KernelReport
    module: ModuleReport
    place: str
    before: Mapping[str, Measure] | None = None


class Finding(Struct, frozen=True):
    """One thing the gate has to say of a kernel.

    ``limit``, ``regression``, ``rule`` and ``removed`` stop the change unless waived; ``unjudged`` means that there is no
    trustworthy answer; ``informs`` stops nothing. ``metric`` is the code of a rule that found something, ``occurrence`` counts
    what it found in one kernel, from 0. ``rule`` is the figure that the rule names, where another was judged in
    its place; ``place`` and ``line`` are those of the dump, ``source`` what it was compiled from.
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
    rule: str = ""
    waiver: Waiver | None = None
    occurrence: int = 0

    @property
    def stops(self) -> bool:
        """Whether this finding alone makes the check fail."""
        return self.kind in _STOPPING and self.waiver is None


class Judgement(Struct, frozen=True):
    """What the gate found, worst first; ``judged`` counts the kernels looked at."""

    findings: tuple[Finding, ...]
    judged: int
    remarks: tuple[str, ...] = ()
    unused: tuple[Waiver, ...] = ()

    @property
    def stopped(self) -> bool:
        """Whether something stops the change."""
        return any(finding.stops for finding in self.findings)

    @property
    def unjudged(self) -> bool:
        """Whether something could not be judged."""
        return any(finding.kind == "unjudged" for finding in self.findings)


def figures(kernel: KernelReport, module: ModuleReport) -> dict[str, Measure]:
    """The figures the gate may judge: those of the report, and others that follow from them."""
    found = dict(kernel.measures)
    if kernel.complete:
        found.setdefault("unread_statements", counted(0, "statements", "every statement of this kernel was understood"))
    found["unread_percent"] = counted(module.unread_percent, "%", "statements of the module")
    mix, occupancy = kernel.results.get("mix"), kernel.results.get("occupancy")
    if mix is not None:
        bound = "" if kernel.complete else ": a lower bound, statements could not be read"
        for name in CLASSES:
            because = f"instructions of the class {name}{bound}"
            found[BY_CLASS + name] = counted(mix.classes.get(name, 0), "instructions", because)
    for code, number in Counter(one.code for one in kernel.findings or ()).items():
        found[BY_RULE + code] = counted(number, "findings", f"what {code} found")
    waves = getattr(occupancy, "compiler_waves", None)
    return found if waves is None else {**found, "compiler_waves": waves}


def judge(
    gate: Gate,
    subjects: Sequence[Subject],
    beside: Sequence[Finding] = (),
    *,
    today: datetime.date,
    unread_allowed: bool = False,
) -> Judgement:
    """Hold kernels against the gate.

    Args:
        gate: limits, regressions and waivers.
        subjects: the kernels, each with its figures before where there are any.
        beside: what was found without a kernel to judge: removed ones, files that cannot be read.
        today: the day on which waivers are valid or expired.
        unread_allowed: figures that could not be read inform, instead of making the answer untrustworthy.
    """
    findings: list[Finding] = []
    for subject in subjects:
        findings.extend(_once_per_quantity(list(dict.fromkeys(_judged(gate, subject, unread_allowed)))))
    used: set[int] = set()
    waived = [_waived(finding, gate.waivers, today, used) for finding in (*findings, *beside)]
    expired = [waiver for waiver in gate.waivers if waiver.expired(today)]
    remarks = tuple(f"the waiver for {one.kernel} {one.metric} expired on {one.expires}: {one.reason}" for one in expired)
    unused = tuple(waiver for place, waiver in enumerate(gate.waivers) if place not in used and waiver not in expired)
    return Judgement(tuple(sorted(waived, key=_rank)), len(subjects), remarks, unused)


_KINDS: Mapping[Kind, int] = {"limit": 0, "regression": 1, "rule": 2, "removed": 3, "unjudged": 4, "informs": 5}


def _rank(finding: Finding) -> tuple[object, ...]:
    return finding.waiver is not None, _KINDS[finding.kind], finding.kernel, finding.place, finding.metric


def _judged(gate: Gate, subject: Subject, unread_allowed: bool) -> Iterator[Finding]:
    kernel = subject.kernel
    now = figures(kernel, subject.module)
    if not kernel.complete:
        count = now["unread_statements"]
        message = f"{figure(count)} of its statements could not be read: what is counted is a lower bound"
        kind: Kind = "informs" if unread_allowed else "unjudged"
        yield _finding(kind, subject, "unread_statements", message, _About(count))
    rules = gate.rules_for(kernel.name, kernel.demangled, subject.module.dialect, subject.module.target)
    for limit in rules.limits:
        yield from _limit(gate, subject, now, limit, unread_allowed)
    for code in rules.codes or ():
        yield from _ruled(subject, code)
    if subject.before is None:
        return
    for regression in rules.regressions:
        yield from _regression(gate, subject, now, regression, unread_allowed)


def _ruled(subject: Subject, code: str) -> Iterator[Finding]:
    """What a rule found in a kernel; it stops nothing where the rule found as much before."""
    kernel = subject.kernel
    found = [one for one in kernel.findings or () if one.code == code]
    missing = kernel.left_out.get(code) or next((one.message for one in kernel.failures if one.analyzer == code), "")
    if missing:
        yield _finding("unjudged", subject, code, f"{code} could not be asked: {missing}", _About())
    old = None if subject.before is None else subject.before.get(BY_RULE + code)
    before = 0 if old is None or old.value is None else int(old.value)
    there = f" ({before} of {len(found)} were there before)" if before else ""
    amount = counted(len(found), "findings", f"what {code} found")
    for occurrence, one in enumerate(found):
        yield Finding(
            kind="rule" if len(found) > before else "informs",
            kernel=kernel.demangled,
            identity=kernel.identity,
            metric=code,
            message=f"{code} {one.name}: {one.message}{there}",
            place=subject.place,
            line=one.line,
            source=one.source,
            found=amount,
            before=old,
            rule=code,
            occurrence=occurrence,
        )


def _chosen(gate: Gate, now: Mapping[str, Measure], metric: str) -> tuple[str, Measure | None]:
    """The figure that is judged for a metric: itself, or its counted stand-in where it is an estimate or not known."""
    found = now.get(metric)
    if found is not None and (found.origin in ("stated", "counted") or (gate.on_estimates and found.known)):
        return metric, found
    known = (name for name in STAND_INS.get(metric, ()) if name in now and now[name].known)
    name = next(known, metric)
    return name, now.get(name)


def _doubt(measures: Iterable[Measure | None], unread_allowed: bool) -> Kind:
    """What a figure that is not known amounts to."""
    return "informs" if unread_allowed and any(one is not None and one.origin == "unread" for one in measures) else "unjudged"


def _limit(gate: Gate, subject: Subject, now: Mapping[str, Measure], limit: Limit, unread_allowed: bool) -> Iterator[Finding]:
    metric, found = _chosen(gate, now, limit.metric)
    about = _About(found, None, limit.text, limit.metric)
    if found is None or found.value is None:
        if not subject.kernel.is_entry:
            return  # what is allocated for a launch is said of kernels only
        why = found.because if found is not None else "this text does not say it"
        hint = PROVIDERS.get(limit.metric, "limit it for kernels that have it, by match, target or dialect")
        message = f"{limit.metric} is limited to {limit.text} and not known: {why}; {hint}"
        yield _finding(_doubt([found], unread_allowed), subject, limit.metric, message, about)
        return
    if limit.holds(found.value):
        return
    message = f"{metric} is {figure(found)}, allowed {limit.text}"
    if found.origin == "estimated" and not gate.on_estimates:
        yield _finding("informs", subject, metric, f"{message} (an estimate: it does not stop)", about)
    else:
        yield _finding("limit", subject, metric, message, about)


def _regression(
    gate: Gate, subject: Subject, now: Mapping[str, Measure], rule: Regression, unread_allowed: bool
) -> Iterator[Finding]:
    assert subject.before is not None
    metric, found = _chosen(gate, now, rule.metric)
    old = subject.before.get(metric)
    about = _About(found, old, rule.text, rule.metric)
    unknown = _unknown(metric, found, old)
    if unknown and (rule.asked or "either" not in unknown) and subject.kernel.is_entry:
        yield _finding(_doubt([found, old], unread_allowed), subject, metric, unknown, about)
    if unknown or found is None or old is None or found.value is None or old.value is None:
        return
    if not rule.broken(old.value, found.value):
        return
    change = f"{quantity(old.value, found.unit)} → {quantity(found.value, found.unit)} ({_change(old.value, found.value)})"
    message = f"{metric} {change}"
    if rule.step and not _lost_step(gate, subject, now):
        yield _finding("informs", subject, metric, f"{message}, no occupancy step lost", about)
    elif found.origin == "estimated" and not gate.on_estimates:
        yield _finding("informs", subject, metric, f"{message} (estimates: they do not stop)", about)
    else:
        yield _finding("regression", subject, metric, f"{message}, allowed {rule.text}", about)


def _unknown(metric: str, found: Measure | None, old: Measure | None) -> str:
    """Why two figures cannot be compared; "" where they can."""
    sides = [name for name, one in (("before", old), ("now", found)) if one is None or one.value is None]
    if len(sides) == 2:
        return f"{metric} is not known on either side; {PROVIDERS.get(metric, 'ask it of kernels that have it')}"
    if sides:
        missing = old if sides == ["before"] else found
        because = f": {missing.because}" if missing is not None else ""
        return f"{metric} is not known {sides[0]}{because}"
    assert found is not None and old is not None
    if found.origin != old.origin:
        return f"{metric}: {old.origin} before and {found.origin} now are not comparable"
    return ""


def _lost_step(gate: Gate, subject: Subject, now: Mapping[str, Measure]) -> bool:
    name, after = _chosen(gate, now, "occupancy_waves")
    before = (subject.before or {}).get(name)
    if before is None or after is None or before.value is None or after.value is None:
        return True
    return after.value < before.value


def _change(old: Number, new: Number) -> str:
    delta = new - old
    share = f", {100 * delta / old:+.0f} %" if old else ""
    return f"{delta:+g}{share}"


class _About(Struct, frozen=True):
    """The figures a finding is about, what is allowed, and the figure that the rule names."""

    found: Measure | None = None
    before: Measure | None = None
    allowed: str = ""
    rule: str = ""


def _finding(kind: Kind, subject: Subject, metric: str, message: str, about: _About) -> Finding:
    source, line = position(subject.kernel, metric)
    return Finding(
        kind=kind,
        kernel=subject.kernel.demangled,
        identity=subject.kernel.identity,
        metric=metric,
        message=message,
        place=subject.place,
        line=line,
        source=source,
        found=about.found,
        before=about.before,
        allowed=about.allowed,
        rule=about.rule or metric,
    )


def position(kernel: KernelReport, metric: str) -> tuple[str | None, int]:
    """Where a figure of a kernel belongs: the source position, None where it is not known, and the line of the dump.

    That of registers is where most of them are alive.
    """
    peak = getattr(kernel.results.get("registers"), "peak", None)
    if peak is not None and metric.endswith(("registers", "_vector", "_scalar", "_value")):
        return peak.source, peak.line
    return _first_source(kernel), kernel.line


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
    if finding.kind not in _STOPPING:
        return finding
    for place, waiver in enumerate(waivers):
        about = any(waiver.covers(finding.kernel, metric) for metric in (finding.metric, finding.rule))
        if about and not waiver.expired(today):
            used.add(place)
            value = None if finding.found is None else finding.found.value
            if waiver.allowed is None or value is None or not _beyond(value, waiver.allowed, finding.metric):
                return replace(finding, waiver=waiver)
    return finding


def _beyond(value: Number, allowed: Number, metric: str) -> bool:
    return value < allowed if worse_when(metric) == "less" else value > allowed
