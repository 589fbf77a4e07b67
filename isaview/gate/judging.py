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
from itertools import count
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from isaview.base.figures import figure, quantity
from isaview.base.grouping import group_by
from isaview.base.measure import Measure, counted_measure
from isaview.base.metrics import worse_when
from isaview.base.words import CLASSES, words_for
from isaview.gate.policy import BY_CLASS, BY_RULE, Gate, Limit, Regression, Waiver
from isaview.reports.report import KernelReport, ModuleReport

Kind = Literal["limit", "regression", "rule", "removed", "unrecorded", "unjudged", "informs"]

QUANTITIES = (
    ("total_vector_registers", "vector_registers", "allocated_vector_registers", "peak_live_vector", "peak_live_value"),
    ("scalar_registers", "allocated_scalar_registers", "peak_live_scalar"),
    ("spilled_bytes", "spilled_vector_registers", "spilled_store_bytes", "spilled_load_bytes"),
    ("private_bytes", "stack_bytes", "array_bytes"),
    ("occupancy_waves", "occupancy_percent", "compiler_waves"),
)
"""Figures of the same physical quantity; the first of them triggers."""
_STOPPING: tuple[Kind, ...] = ("limit", "regression", "rule", "removed", "unrecorded")
_WORST_FIRST: tuple[Kind, ...] = (*_STOPPING, "unjudged", "informs")
_RANK = {name: (quantity, rank) for quantity, names in enumerate(QUANTITIES) for rank, name in enumerate(names)}
"""Of a figure the index of its quantity, and its rank among the figures of that."""
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
    """What the gate has to say of a kernel.

    ``limit``, ``regression``, ``rule``, ``removed`` and ``unrecorded`` (better than the baseline says, where the baseline is a
    ratchet) stop the change unless waived; ``unjudged`` means that there is no
    trustworthy answer; ``informs`` stops nothing. ``metric`` is the code of a rule where that has a finding, ``occurrence``
    counts the findings of a rule in a kernel, from 0. ``rule`` is the figure that the rule names, where another was judged in
    its place; ``place`` and ``line`` are those of the dump, ``source`` what it was compiled from. ``offset`` is where
    the line of a binary's listing stands in its function, "" where that is not known; None where the line is one of a file.
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
    offset: str | None = None

    @property
    def stops(self) -> bool:
        """Whether this finding alone makes the check fail."""
        return self.kind in _STOPPING and self.waiver is None


class Judgement(Struct, frozen=True):
    """What the gate has to say, worst first; ``judged`` counts the kernels looked at."""

    findings: tuple[Finding, ...]
    judged: int
    remarks: tuple[str, ...] = ()
    unused: tuple[Waiver, ...] = ()

    @property
    def stops(self) -> bool:
        """Whether something stops the change."""
        return any(finding.stops for finding in self.findings)

    @property
    def has_unjudged(self) -> bool:
        """Whether something could not be judged."""
        return any(finding.kind == "unjudged" for finding in self.findings)


def gate_figures(kernel: KernelReport, module: ModuleReport) -> dict[str, Measure]:
    """The figures the gate may judge: those of the report, and others that follow from them."""
    measures = dict(kernel.measures)
    if kernel.complete:
        measures.setdefault(
            "unread_statements", counted_measure(0, "statements", "every statement of this kernel was understood")
        )
    measures["unread_percent"] = counted_measure(module.unread_percent, "%", "statements of the module")
    mix: Any = kernel.results.get("mix")
    bound = "" if kernel.complete else ": a lower bound, statements could not be read"
    for name in () if mix is None else CLASSES:
        because = f"instructions of the class {name}{bound}"
        measures[BY_CLASS + name] = counted_measure(mix.classes.get(name, 0), "instructions", because)
    for code, number in Counter(finding.counted_as for finding in kernel.findings or ()).items():
        measures[BY_RULE + code] = _finding_count(code, number)
    waves = getattr(kernel.results.get("occupancy"), "compiler_waves", None)
    return measures if waves is None else {**measures, "compiler_waves": waves}


def _finding_count(code: str, number: int) -> Measure:
    return counted_measure(number, "findings", f"what {code} found")


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
        others: findings without a kernel to judge: removed kernels, files that cannot be read.
        today: the day on which waivers are valid or expired.
        unread_allowed: figures that could not be read inform, instead of making the answer untrustworthy.
    """
    findings: list[Finding] = []
    for kernel in kernels:
        # A rule may be reached by several limits: equal findings are one.
        findings.extend(_stop_once_a_quantity(list(dict.fromkeys(_Judge(gate, kernel, unread_allowed).findings()))))
    valid = [waiver for waiver in gate.waivers if not waiver.has_expired(today)]
    needed: set[int] = set()
    waived = [_waive(finding, valid, needed) for finding in (*findings, *others)]
    remarks = tuple(
        f"the waiver for {waiver.kernel} {waiver.metric} expired on {waiver.expires}: {waiver.reason}"
        for waiver in gate.waivers
        if waiver.has_expired(today)
    )
    unused = tuple(waiver for index, waiver in enumerate(valid) if index not in needed)
    return Judgement(tuple(sorted(waived, key=_rank)), len(kernels), remarks, unused)


def _rank(finding: Finding) -> tuple[object, ...]:
    return finding.waiver is not None, _WORST_FIRST.index(finding.kind), finding.kernel, finding.place, finding.metric


class _Judge(Struct, frozen=True, dict=True):
    """A kernel held against the gate."""

    gate: Gate
    judged: JudgedKernel
    unread_allowed: bool

    @cached_property
    def now(self) -> Mapping[str, Measure]:
        return gate_figures(self.judged.kernel, self.judged.module)

    def findings(self) -> Iterator[Finding]:
        kernel, module = self.judged.kernel, self.judged.module
        if not kernel.complete:
            count = self.now["unread_statements"]
            message = f"{figure(count)} of its statements could not be read: what is counted is a lower bound"
            yield self.finding("informs" if self.unread_allowed else "unjudged", "unread_statements", message, found=count)
        rules = self.gate.rules_for(kernel.name, kernel.demangled, module.dialect, module.target)
        for limit in rules.limits:
            yield from self.limit_findings(limit)
        for code in rules.codes or ():
            yield from self.rule_findings(code)
        if self.judged.before is not None:
            for regression in rules.regressions:
                yield from self.regression_findings(regression, self.judged.before)

    def finding(self, kind: Kind, metric: str, message: str, **about: Any) -> Finding:
        """A finding; ``about`` are its figures, what is allowed, and the figure that the rule names where that is another."""
        kernel = self.judged.kernel
        source, line = position(kernel, metric)
        where = {"place": self.judged.place, "line": line, "source": source, "rule": metric, "label": kernel.label[0]}
        finding = Finding(kind, kernel.demangled, kernel.identity, metric, kernel.name_offsets(message), **{**where, **about})
        return replace(finding, offset=kernel.offset(finding.line))

    def judged_figure(self, metric: str) -> tuple[str, Measure | None]:
        """The figure that is judged for a metric: itself, or its counted stand-in where it is an estimate or not known."""
        own = self.now.get(metric)
        if own is not None and (own.origin in ("stated", "counted") or (self.gate.on_estimates and own.is_known)):
            return metric, own
        required = self.judged.kernel.stated.get("vector_registers")
        if required is not None and not required.is_known:  # nothing stands in for the answer of a tool that is required
            return metric, own
        known = (name for name in STAND_INS.get(metric, ()) if name in self.now and self.now[name].is_known)
        name = next(known, metric)
        return name, self.now.get(name)

    def kind_of_unknown(self, *measures: Measure | None) -> Kind:
        """What figures that are not known amount to."""
        is_unread = any(measure is not None and measure.origin == "unread" for measure in measures)
        # Only what the user allowed to be unread may pass unjudged; anything else unknown never passes.
        return "informs" if self.unread_allowed and is_unread else "unjudged"

    def limit_findings(self, limit: Limit) -> Iterator[Finding]:
        metric, now = self.judged_figure(limit.metric)
        about = {"found": now, "allowed": limit.text, "rule": limit.metric}
        sentences = "; ".join(self.contradictions(metric))
        if sentences:
            message = f"{limit.metric} is limited to {limit.text} and the dump contradicts itself: {sentences}"
            yield self.finding("unjudged", metric, message, **about)
        if now is None or now.value is None:
            if not self.judged.kernel.is_entry:
                return  # what is allocated for a launch is known of kernels only
            why = now.because if now is not None else self.judged.kernel.why_missing or "this text does not say it"
            hint = PROVIDERS.get(limit.metric, "limit it for kernels that have it, by match, target or dialect")
            message = f"{limit.metric} is limited to {limit.text} and not known: {why}; {hint}"
            yield self.finding(self.kind_of_unknown(now), limit.metric, message, **about)
        elif now.is_lower_bound and limit.holds(now.value):
            message = f"{limit.metric} is limited to {limit.text} and may be more than {figure(now)}: {now.because}"
            yield self.finding("unjudged", metric, message, **about)
        elif not limit.holds(now.value):
            name = metric if metric == limit.metric else f"{limit.metric} as {metric}"
            message = f"{name} is {figure(now)}, allowed {limit.text}"
            if now.origin == "estimated" and not self.gate.on_estimates:
                yield self.finding("informs", metric, f"{message} (an estimate: it does not stop)", **about)
            else:
                yield self.finding("limit", metric, message, **about)

    def contradictions(self, metric: str) -> Iterator[str]:
        """Where the dump contradicts itself about a figure, or about another of the same quantity."""
        kernel, module = self.judged.kernel, self.judged.module
        words = words_for(module.dialect, module.target)
        names = next((names for names in QUANTITIES if metric in names), (metric,))
        starts = tuple(f"{words.word(name)}: " for name in names)
        disagreements = getattr(kernel.results.get("registers"), "disagreements", ())
        yield from (sentence for sentence in disagreements if sentence.startswith(starts))

    def rule_findings(self, code: str) -> Iterator[Finding]:
        """The findings of a rule in a kernel; they stop nothing where there were as many before.

        Those under a condition only inform, unless the gate says otherwise.
        """
        kernel = self.judged.kernel
        missing = kernel.unasked_rules.get(code)
        if missing:
            yield self.finding("unjudged", code, f"{code} could not be asked: {missing}")
        of_rule = [finding for finding in kernel.findings or () if finding.code == code]
        occurrences = count()
        for counted_as, findings in group_by(of_rule, lambda finding: finding.counted_as).items():
            old = (self.judged.before or {}).get(BY_RULE + counted_as)
            before = 0 if old is None else int(old.value or 0)
            stops = len(findings) > before and (self.gate.on_conditional or counted_as == code)
            of_before = f" ({before} of {len(findings)} were there before)" if before else ""
            amount = _finding_count(code, len(findings))
            for finding in findings:
                about = {"line": finding.line, "source": finding.source, "found": amount, "before": old}
                message = f"{code} {finding.name}: {finding.message}{of_before}"
                kind: Kind = "rule" if stops else "informs"
                yield self.finding(kind, code, message, **about, occurrence=next(occurrences))

    def regression_findings(self, rule: Regression, before: Mapping[str, Measure]) -> Iterator[Finding]:
        metric, now = self.judged_figure(rule.metric)
        old = before.get(metric)
        about = {"found": now, "before": old, "allowed": rule.text, "rule": rule.metric}
        unknown = _why_incomparable(metric, now, old)
        if unknown and self.part_grew(rule, before):
            metric = GROWTH[rule.metric]
            now, old, unknown = self.now[metric], before[metric], ""
            about = {**about, "found": now, "before": old}
        # The default rules name figures that many languages lack: unknown on both sides is no regression of these.
        if unknown and (rule.is_explicit or "either" not in unknown) and self.judged.kernel.is_entry:
            yield self.finding(self.kind_of_unknown(now, old), metric, unknown, **about)
        if unknown or now is None or old is None or now.value is None or old.value is None:
            return
        if not rule.is_broken(old.value, now.value):
            return
        delta = now.value - old.value
        share = f", {100 * delta / old.value:+.0f} %" if old.value else ""
        change = f"{quantity(old.value, now.unit)} → {quantity(now.value, now.unit)} ({delta:+g}{share})"
        message = f"{metric} {change}"
        # Registers that cost no occupancy step cost nothing at run time.
        if rule.step and not self.loses_occupancy(before):
            yield self.finding("informs", metric, f"{message}, no occupancy step lost", **about)
        elif now.origin == "estimated" and not self.gate.on_estimates:
            yield self.finding("informs", metric, f"{message} (estimates: they do not stop)", **about)
        else:
            yield self.finding("regression", metric, f"{message}, allowed {rule.text}", **about)

    def part_grew(self, rule: Regression, before: Mapping[str, Measure]) -> bool:
        """Whether a counted part of a figure became more than the rule allows of the whole."""
        now, old = (side.get(GROWTH.get(rule.metric, "")) for side in (self.now, before))
        if now is None or old is None or now.value is None or old.value is None:
            return False
        return rule.is_broken(old.value, now.value)

    def loses_occupancy(self, before: Mapping[str, Measure]) -> bool:
        name, after = self.judged_figure("occupancy_waves")
        old = before.get(name)
        # Without known occupancy on both sides a lost step cannot be ruled out.
        if old is None or after is None or old.value is None or after.value is None:
            return True
        return after.value < old.value


def _why_incomparable(metric: str, now: Measure | None, old: Measure | None) -> str:
    """Why two figures cannot be compared; "" where they can."""
    missing = [(when, measure) for when, measure in (("before", old), ("now", now)) if measure is None or not measure.is_known]
    way = PROVIDERS.get(metric, "ask it of kernels that have it")
    if len(missing) > 1:
        return f"{metric} is not known on either side; {way}"
    for when, measure in missing:
        why = "" if measure is None else f": {measure.because}"
        return f"{metric} is not known {when}{why}; {way}{_OF_A_BASELINE if when == 'before' else ''}"
    assert now is not None and old is not None
    if now.origin == old.origin:
        return ""
    return f"{metric}: {old.origin} before and {now.origin} now are not comparable{_OF_A_BASELINE}"


def position(kernel: KernelReport, metric: str) -> tuple[str | None, int]:
    """Where a figure of a kernel belongs: the source position, None where it is not known, and the line of the dump.

    That of registers is where most of them are alive.
    """
    peak = getattr(kernel.results.get("registers"), "peak", None)
    # Registers are decided where most are live; a reviewer looks for the cause there.
    if peak is not None and metric.endswith(("registers", "_vector", "_scalar", "_value")):
        return peak.source, peak.line
    return kernel.source, kernel.line


def _stop_once_a_quantity(findings: list[Finding]) -> list[Finding]:
    """Of the findings about a quantity, the first stops and the others inform."""
    first: dict[tuple[Kind, int], int] = {}
    for finding in findings:
        if finding.stops and finding.metric in _RANK:
            quantity, rank = _RANK[finding.metric]
            first[finding.kind, quantity] = min(first.get((finding.kind, quantity), rank), rank)

    def follows(finding: Finding) -> bool:
        if not finding.stops or finding.metric not in _RANK:
            return False
        quantity, rank = _RANK[finding.metric]
        return first[finding.kind, quantity] < rank

    return [replace(finding, kind="informs") if follows(finding) else finding for finding in findings]


def _waive(finding: Finding, waivers: Sequence[Waiver], needed: set[int]) -> Finding:
    """The finding with the first waiver that lets it through; those that are about it are added to ``needed`` by index."""
    if finding.kind not in _STOPPING:
        return finding
    value = None if finding.found is None else finding.found.value
    less_is_worse = worse_when(finding.metric) == "less"
    for index, waiver in enumerate(waivers):
        if any(waiver.covers(finding.kernel, metric) for metric in (finding.metric, finding.rule)):
            needed.add(index)
            allowed = waiver.allowed
            if allowed is None or value is None or (value >= allowed if less_is_worse else value <= allowed):
                return replace(finding, waiver=waiver)
    return finding
