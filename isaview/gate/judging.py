"""Limits and regressions that stop a change, with waivers that say why a finding is let through.

Only stated and counted figures trigger; estimates inform, unless the configuration says otherwise. Of several figures of the
same physical quantity only the first triggers. What cannot be judged never passes: it is reported, and the answer is not
trustworthy.
"""

from __future__ import annotations

import datetime
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from isaview.base.figures import figure, quantity
from isaview.base.measure import Measure, counted
from isaview.base.metrics import worse_when
from isaview.base.words import CLASSES, words_for
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
"""Figures of the same physical quantity; the first of them triggers."""
_STOPPING = ("limit", "regression", "rule", "removed")
_PLACE = {name: (row, place) for row, names in enumerate(QUANTITIES) for place, name in enumerate(names)}
STAND_INS = {
    "vector_registers": ("peak_live_vector", "peak_live_value"),
    "total_vector_registers": ("peak_live_vector", "peak_live_value"),
    "occupancy_waves": ("compiler_waves",),
}
"""Where a figure is only estimated or not known, the counted ones that are judged in its place, the best first."""
GROWTH = {"private_bytes": "array_bytes"}
"""Parts of a figure that is known on one side only: where a part became more, so did the figure."""
_OF_A_BASELINE = "; a baseline is written with the same options"
"""What makes figures before as well known as they are now; a revision is asked with the options of the run."""
_ASSEMBLER = "--exact asks ptxas, --log reads its answer from a build"
PROVIDERS = {
    "vector_registers": "--exact asks ptxas, --gpu names a GPU",
    "spilled_bytes": _ASSEMBLER,
    "private_bytes": _ASSEMBLER,
    "shared_bytes": _ASSEMBLER,
    "occupancy_waves": "--threads and --gpu say how it is launched, and on what",
}


class JudgedKernel(Struct, frozen=True):
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
    label: str = ""
    """What distinguishes the kernel from others of its name."""

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
    mix: Any = kernel.results.get("mix")
    bound = "" if kernel.complete else ": a lower bound, statements could not be read"
    for name in () if mix is None else CLASSES:
        because = f"instructions of the class {name}{bound}"
        found[BY_CLASS + name] = counted(mix.classes.get(name, 0), "instructions", because)
    for code, number in Counter(one.code for one in kernel.findings or ()).items():
        found[BY_RULE + code] = counted(number, "findings", f"what {code} found")
    waves = getattr(kernel.results.get("occupancy"), "compiler_waves", None)
    return found if waves is None else {**found, "compiler_waves": waves}


def judge(
    gate: Gate,
    kernels: Sequence[JudgedKernel],
    others: Sequence[Finding] = (),
    *,
    today: datetime.date,
    unread_allowed: bool = False,
) -> Judgement:
    """Hold kernels against the gate.

    Args:
        gate: limits, regressions and waivers.
        kernels: each with its figures before where there are any.
        others: what was found without a kernel to judge: removed ones, files that cannot be read.
        today: the day on which waivers are valid or expired.
        unread_allowed: figures that could not be read inform, instead of making the answer untrustworthy.
    """
    findings: list[Finding] = []
    for one in kernels:
        findings.extend(_once_per_quantity(list(dict.fromkeys(_Judged(gate, one, unread_allowed).findings()))))
    used: set[int] = set()
    waived = [_waived(finding, gate.waivers, today, used) for finding in (*findings, *others)]
    expired = [waiver for waiver in gate.waivers if waiver.expired(today)]
    remarks = tuple(f"the waiver for {one.kernel} {one.metric} expired on {one.expires}: {one.reason}" for one in expired)
    unused = tuple(waiver for place, waiver in enumerate(gate.waivers) if place not in used and waiver not in expired)
    return Judgement(tuple(sorted(waived, key=_rank)), len(kernels), remarks, unused)


_KINDS: Mapping[Kind, int] = {"limit": 0, "regression": 1, "rule": 2, "removed": 3, "unjudged": 4, "informs": 5}


def _rank(finding: Finding) -> tuple[object, ...]:
    return finding.waiver is not None, _KINDS[finding.kind], finding.kernel, finding.place, finding.metric


class _Judged(Struct, frozen=True, dict=True):
    """One kernel held against the gate."""

    gate: Gate
    judged: JudgedKernel
    unread_allowed: bool

    @cached_property
    def now(self) -> Mapping[str, Measure]:
        return figures(self.judged.kernel, self.judged.module)

    def findings(self) -> Iterator[Finding]:
        kernel, module = self.judged.kernel, self.judged.module
        if not kernel.complete:
            count = self.now["unread_statements"]
            message = f"{figure(count)} of its statements could not be read: what is counted is a lower bound"
            yield self.finding("informs" if self.unread_allowed else "unjudged", "unread_statements", message, found=count)
        rules = self.gate.rules_for(kernel.name, kernel.demangled, module.dialect, module.target)
        for limit in rules.limits:
            yield from self.over(limit)
        for code in rules.codes or ():
            yield from self.ruled(code)
        if self.judged.before is not None:
            for regression in rules.regressions:
                yield from self.worse(regression, self.judged.before)

    def finding(self, kind: Kind, metric: str, message: str, **about: Any) -> Finding:
        """A finding; ``about`` are its figures, what is allowed, and the figure that the rule names where that is another."""
        kernel = self.judged.kernel
        source, line = position(kernel, metric)
        where = {"place": self.judged.place, "line": line, "source": source, "rule": metric, "label": kernel.label[0]}
        return Finding(kind, kernel.demangled, kernel.identity, metric, message, **{**where, **about})

    def chosen(self, metric: str) -> tuple[str, Measure | None]:
        """The figure that is judged for a metric: itself, or its counted stand-in where it is an estimate or not known."""
        found = self.now.get(metric)
        if found is not None and (found.origin in ("stated", "counted") or (self.gate.on_estimates and found.known)):
            return metric, found
        required = self.judged.kernel.stated.get("vector_registers")
        if required is not None and not required.known:  # nothing stands in for the answer of a tool that is required
            return metric, found
        known = (name for name in STAND_INS.get(metric, ()) if name in self.now and self.now[name].known)
        name = next(known, metric)
        return name, self.now.get(name)

    def doubt(self, *measures: Measure | None) -> Kind:
        """What figures that are not known amount to."""
        is_unread = any(one is not None and one.origin == "unread" for one in measures)
        return "informs" if self.unread_allowed and is_unread else "unjudged"

    def over(self, limit: Limit) -> Iterator[Finding]:
        metric, found = self.chosen(limit.metric)
        about = {"found": found, "allowed": limit.text, "rule": limit.metric}
        sentences = "; ".join(self.contradictions(metric))
        if sentences:
            message = f"{limit.metric} is limited to {limit.text} and the dump contradicts itself: {sentences}"
            yield self.finding("unjudged", metric, message, **about)
        if found is None or found.value is None:
            if not self.judged.kernel.is_entry:
                return  # what is allocated for a launch is known of kernels only
            why = found.because if found is not None else self.judged.kernel.why_missing or "this text does not say it"
            hint = PROVIDERS.get(limit.metric, "limit it for kernels that have it, by match, target or dialect")
            message = f"{limit.metric} is limited to {limit.text} and not known: {why}; {hint}"
            yield self.finding(self.doubt(found), limit.metric, message, **about)
        elif found.is_lower_bound and limit.holds(found.value):
            message = f"{limit.metric} is limited to {limit.text} and may be more than {figure(found)}: {found.because}"
            yield self.finding("unjudged", metric, message, **about)
        elif not limit.holds(found.value):
            name = metric if metric == limit.metric else f"{limit.metric} as {metric}"
            message = f"{name} is {figure(found)}, allowed {limit.text}"
            if found.origin == "estimated" and not self.gate.on_estimates:
                yield self.finding("informs", metric, f"{message} (an estimate: it does not stop)", **about)
            else:
                yield self.finding("limit", metric, message, **about)

    def contradictions(self, metric: str) -> Iterator[str]:
        """Where the dump contradicts itself about a figure, or about another of the same quantity."""
        kernel, module = self.judged.kernel, self.judged.module
        words = words_for(module.dialect, module.target)
        names = next((names for names in QUANTITIES if metric in names), (metric,))
        starts = tuple(f"{words.word(name)}: " for name in names)
        found = getattr(kernel.results.get("registers"), "disagreements", ())
        yield from (sentence for sentence in found if sentence.startswith(starts))

    def ruled(self, code: str) -> Iterator[Finding]:
        """What a rule found in a kernel; it stops nothing where the rule found as much before."""
        kernel = self.judged.kernel
        found = [one for one in kernel.findings or () if one.code == code]
        missing = kernel.left_out.get(code) or next((one.message for one in kernel.failures if one.analyzer == code), "")
        if missing:
            yield self.finding("unjudged", code, f"{code} could not be asked: {missing}")
        old = (self.judged.before or {}).get(BY_RULE + code)
        before = 0 if old is None else int(old.value or 0)
        kind: Kind = "rule" if len(found) > before else "informs"
        there = f" ({before} of {len(found)} were there before)" if before else ""
        amount = counted(len(found), "findings", f"what {code} found")
        for occurrence, one in enumerate(found):
            about = {"line": one.line, "source": one.source, "found": amount, "before": old, "occurrence": occurrence}
            yield self.finding(kind, code, f"{code} {one.name}: {one.message}{there}", **about)

    def worse(self, rule: Regression, before: Mapping[str, Measure]) -> Iterator[Finding]:
        metric, found = self.chosen(rule.metric)
        old = before.get(metric)
        about = {"found": found, "before": old, "allowed": rule.text, "rule": rule.metric}
        unknown = _unknown(metric, found, old)
        if unknown and self.grew(rule, before):
            metric = GROWTH[rule.metric]
            found, old, unknown = self.now[metric], before[metric], ""
            about = {**about, "found": found, "before": old}
        if unknown and (rule.asked or "either" not in unknown) and self.judged.kernel.is_entry:
            yield self.finding(self.doubt(found, old), metric, unknown, **about)
        if unknown or found is None or old is None or found.value is None or old.value is None:
            return
        if not rule.broken(old.value, found.value):
            return
        delta = found.value - old.value
        share = f", {100 * delta / old.value:+.0f} %" if old.value else ""
        change = f"{quantity(old.value, found.unit)} → {quantity(found.value, found.unit)} ({delta:+g}{share})"
        message = f"{metric} {change}"
        if rule.step and not self.lost_step(before):
            yield self.finding("informs", metric, f"{message}, no occupancy step lost", **about)
        elif found.origin == "estimated" and not self.gate.on_estimates:
            yield self.finding("informs", metric, f"{message} (estimates: they do not stop)", **about)
        else:
            yield self.finding("regression", metric, f"{message}, allowed {rule.text}", **about)

    def grew(self, rule: Regression, before: Mapping[str, Measure]) -> bool:
        """Whether a counted part of a figure became more than the rule allows of the whole."""
        now, old = (side.get(GROWTH.get(rule.metric, "")) for side in (self.now, before))
        if now is None or old is None or now.value is None or old.value is None:
            return False
        return rule.broken(old.value, now.value)

    def lost_step(self, before: Mapping[str, Measure]) -> bool:
        name, after = self.chosen("occupancy_waves")
        old = before.get(name)
        if old is None or after is None or old.value is None or after.value is None:
            return True
        return after.value < old.value


def _unknown(metric: str, found: Measure | None, old: Measure | None) -> str:
    """Why two figures cannot be compared; "" where they can."""
    sides = [name for name, one in (("before", old), ("now", found)) if one is None or one.value is None]
    if len(sides) == 2:
        return f"{metric} is not known on either side; {PROVIDERS.get(metric, 'ask it of kernels that have it')}"
    if sides:
        missing = old if sides == ["before"] else found
        why = "" if missing is None else f": {missing.because}"
        way = PROVIDERS.get(metric, "ask it of kernels that have it")
        return f"{metric} is not known {sides[0]}{why}; {way}{_OF_A_BASELINE if sides == ['before'] else ''}"
    assert found is not None and old is not None
    return (
        ""
        if found.origin == old.origin
        else f"{metric}: {old.origin} before and {found.origin} now are not comparable{_OF_A_BASELINE}"
    )


def position(kernel: KernelReport, metric: str) -> tuple[str | None, int]:
    """Where a figure of a kernel belongs: the source position, None where it is not known, and the line of the dump.

    That of registers is where most of them are alive.
    """
    peak = getattr(kernel.results.get("registers"), "peak", None)
    if peak is not None and metric.endswith(("registers", "_vector", "_scalar", "_value")):
        return peak.source, peak.line
    return kernel.source, kernel.line


def _once_per_quantity(findings: list[Finding]) -> list[Finding]:
    """Of the findings about one quantity, the first stops and the others inform."""
    leading: dict[tuple[Kind, int], int] = {}
    for finding in findings:
        row, place = _PLACE.get(finding.metric, (-1, 0))
        if row >= 0 and finding.stops:
            key = (finding.kind, row)
            leading[key] = min(leading.get(key, place), place)
    shown = []
    for finding in findings:
        row, place = _PLACE.get(finding.metric, (-1, 0))
        follows = row >= 0 and finding.stops and leading[(finding.kind, row)] < place
        shown.append(replace(finding, kind="informs") if follows else finding)
    return shown


def _waived(finding: Finding, waivers: Sequence[Waiver], today: datetime.date, used: set[int]) -> Finding:
    if finding.kind not in _STOPPING:
        return finding
    for place, waiver in enumerate(waivers):
        about = any(waiver.covers(finding.kernel, metric) for metric in (finding.metric, finding.rule))
        if about and not waiver.expired(today):
            used.add(place)
            value = None if finding.found is None else finding.found.value
            less = worse_when(finding.metric) == "less"
            if waiver.allowed is None or value is None or (value >= waiver.allowed if less else value <= waiver.allowed):
                return replace(finding, waiver=waiver)
    return finding
