"""The kernels of some files, paired with what they were before and held against the gate.

A revision says what a file was before, else the baseline; a kernel that neither knows is new. All files are paired together,
so that a kernel that moved from one to another is still the same.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from isaview.base.measure import Measure, asked_tool
from isaview.base.metrics import by_name
from isaview.compare.changes import Changes, changes_of_pairing, with_titles
from isaview.compare.models import Body, Models
from isaview.compare.pairing import Pairing, Subject, pair, subjects
from isaview.compare.weighing import STEPS
from isaview.gate.judging import Finding, JudgedKernel, Judgement, Kind, gate_figures, judge
from isaview.gate.policy import REMOVED, Gate
from isaview.reports.report import ModuleReport, Report

_REGISTERS = "vector_registers"
"""The figure that is asked of a tool."""
_WITHOUT_FIGURES = frozenset(step.name for step in STEPS if not step.figures)


class CheckedFile(Struct, frozen=True):
    """A file that was given: its modules, why it could not be read, and what is known of it from before.

    ``path`` is as the user wrote it, ``place`` the same on both sides. ``before`` is what a revision says, None where it
    has no such file; ``baseline`` what the baseline says.
    """

    path: str
    place: str
    modules: tuple[ModuleReport, ...]
    unreadable: tuple[str, ...] = ()
    before: tuple[Subject, ...] | None = None
    baseline: tuple[Subject, ...] = ()
    bodies: tuple[Body, ...] = ()
    models: Models | None = None
    offset: str | None = None
    """That of findings about the whole file: "" for a binary, None where line 1 stands for it."""

    @property
    def kernels(self) -> tuple[Subject, ...]:
        """The kernels of the file as they are judged."""
        return subjects_with_figures(Report(self.modules), self.place, self.bodies, self.models)


class Checked(Struct, frozen=True):
    """The judgement, and what became of each kernel."""

    judgement: Judgement
    changes: Changes
    notes: tuple[str, ...] = ()


def subjects_with_figures(
    report: Report, place: str, bodies: Sequence[Body] = (), models: Models | None = None
) -> tuple[Subject, ...]:
    """The kernels of a report as they are paired and judged: with every figure the gate knows."""
    return tuple(
        replace(subject, report=replace(subject.report, figures=gate_figures(subject.report, subject.module)))
        for subject in subjects(report, lambda _path: place, bodies, models)
    )


def check(
    gate: Gate,
    files: Sequence[CheckedFile],
    orphans: Sequence[Subject] = (),
    *,
    today: datetime.date,
    unread_allowed: bool = False,
) -> Checked:
    """Hold the kernels of files against the gate.

    Args:
        gate: limits, regressions and waivers.
        files: what was given, each with what is known from before.
        orphans: kernels of the baseline whose files are removed, to find again in files that nobody knows.
        today: the day on which waivers are valid or expired.
        unread_allowed: what could not be read informs, instead of making the answer untrustworthy.
    """
    paths = {id(module): file.path for file in files for module in file.modules}
    (now,) = with_titles([kernel for file in files for kernel in file.kernels])
    revision, baseline = _pair_with_past(files, orphans, now)
    older = {id(both.new): both.old for both in revision.pairs}
    accepted = {id(both.new): both.old for both in baseline.pairs}
    kernels = []
    for kernel in now:
        before = _figures_before(kernel, older.get(id(kernel)), accepted.get(id(kernel)))
        kernels.append(JudgedKernel(kernel.report, kernel.module, paths[id(kernel.module)], before))
    changes, since_baseline = changes_of_pairing(revision, bodies=False), changes_of_pairing(baseline, bodies=False)
    others = [
        *(finding for file in files for finding in _unread_findings(file, unread_allowed)),
        *(finding for file in files for finding in _unanswered_findings(file)),
        *_pairing_findings(revision, baseline, paths, files),
        *_worse_without_figures(changes, paths),
        *(_unrecorded_gains(since_baseline, paths) if gate.ratchet else ()),
    ]
    judgement = judge(gate, kernels, others, today=today, unread_allowed=unread_allowed)
    notes = _notes(judgement, baseline, 0 if gate.ratchet else since_baseline.totals.better)
    return Checked(judgement, changes, tuple(notes))


def _pair_with_past(
    files: Sequence[CheckedFile], orphans: Sequence[Subject], now: Sequence[Subject]
) -> tuple[Pairing, Pairing]:
    """The kernels paired with those of the revision, and with those of the baseline.

    The revision decides what changed; the baseline says what was accepted, so both are paired on their own.
    """
    baseline = pair([*(kernel for file in files for kernel in file.baseline), *orphans], now)
    known = [kernel for file in files for kernel in (file.baseline if file.before is None else file.before)]
    fresh = {file.place for file in files if file.before is None and not file.baseline}
    orphaned = {id(kernel) for kernel in orphans}
    # A file that moved has no entry under its new path: its kernels are found by pairing with those of removed files.
    again = [both.old for both in baseline.pairs if id(both.old) in orphaned and both.new.place in fresh]
    return pair([*known, *again], now), baseline


def _worse_without_figures(changes: Changes, paths: Mapping[int, str]) -> Iterator[Finding]:
    """Kernels that became worse by what no figure says: findings, the bound, or that they cannot be launched."""
    for change in changes.kernels:
        kernel, weighed = change.new, change.weighed
        if kernel is not None and weighed.step in _WITHOUT_FIGURES and change.verdict in ("worse", "likely worse"):
            added = () if change.findings is None else change.findings.added
            line = added[0].line if added else kernel.report.line
            yield _kernel_finding("informs", kernel, weighed.step, weighed.why, paths[id(kernel.module)], line)


def _unrecorded_gains(since_baseline: Changes, paths: Mapping[int, str]) -> Iterator[Finding]:
    """Kernels that are better than the baseline says, which a ratchet wants recorded."""
    for change in since_baseline.kernels:
        kernel = change.new
        if kernel is not None and change.weighed.firm == "better":
            message = f"better than the baseline says ({change.weighed.why}): --update-baseline records it"
            step, named = change.weighed.step, by_name()
            metric = named[step].name if step in named else step
            yield _kernel_finding("unrecorded", kernel, metric, message, paths[id(kernel.module)], kernel.report.line)


def _figures_before(now: Subject, older: Subject | None, accepted: Subject | None) -> Mapping[str, Measure] | None:
    """The figures of a revision, and where those are not comparable with what is known now, the baseline's."""
    if older is None or accepted is None or older is accepted:
        known = older or accepted
        return None if known is None else known.report.measures
    before = dict(older.report.measures)
    for name, measure in accepted.report.measures.items():
        current = now.report.measures.get(name)
        old = before.get(name)
        if old is None or not old.is_known or (current is not None and old.origin != current.origin == measure.origin):
            before[name] = measure
    return before


def _unread_findings(file: CheckedFile, unread_allowed: bool) -> Iterator[Finding]:
    """What of a file gives no ground for an answer."""
    for message in file.unreadable:
        yield _finding_without_figure("unjudged", "", "", "unread_statements", message, file.path, 1, file.offset)
    kind: Kind = "informs" if unread_allowed else "unjudged"
    for module in file.modules:
        unread = module.statements_total - module.statements_read - sum(kernel.unread for kernel in module.kernels)
        if unread > 0:
            line = module.diagnostics[0].line if module.diagnostics else module.line
            message = f"{unread:,} statements outside of kernels could not be read: figures may be missing"
            yield _finding_without_figure(kind, "", "", "unread_statements", message, file.path, line, file.offset)


def _unanswered_findings(file: CheckedFile) -> Iterator[Finding]:
    """What a tool that is required did not answer: nothing else stands in its place."""
    for kernel in (kernel for module in file.modules for kernel in module.kernels):
        measure = kernel.stated.get(_REGISTERS)
        if measure is not None and not measure.is_known:
            why = measure.because
            offset = kernel.offset(kernel.line)
            yield _finding_without_figure(
                "unjudged", kernel.demangled, kernel.identity, _REGISTERS, why, file.path, kernel.line, offset
            )


def _pairing_findings(
    revision: Pairing, baseline: Pairing, paths: Mapping[int, str], files: Sequence[CheckedFile]
) -> Iterator[Finding]:
    """Kernels that are ambiguous, for another target now, or removed."""
    # Both pairings may find the same group: it is reported once.
    ambiguous = {(group.name, group.because): group.new[0] for group in (*revision.ambiguous, *baseline.ambiguous)}
    for (name, because), first in ambiguous.items():
        path, line = paths[id(first.module)], first.report.line
        offset = first.report.offset(line)
        yield _finding_without_figure("unjudged", name, first.report.identity, "instructions", because, path, line, offset)
    by_place = {file.place: file for file in files}
    moved = {(kernel.place, kernel.report.name): kernel for kernel in (*revision.added, *baseline.added)}
    seen = {(both.old.place, both.old.report.identity) for both in revision.pairs}
    # Each new kernel explains one removed kernel at most.
    unclaimed = list(baseline.added)
    for removed, stops in (*((kernel, True) for kernel in baseline.removed), *((kernel, False) for kernel in revision.removed)):
        key = (removed.place, removed.report.identity)
        file = by_place.get(removed.place)
        if file is None or file.unreadable or key in seen:
            continue
        seen.add(key)
        other = moved.get((removed.place, removed.report.name))
        if other is not None and other.target() != removed.target():
            was, now = (f"{dialect} {target or 'without a target'}" for dialect, target in (removed.target(), other.target()))
            message = f"was for {was} and is for {now}: not comparable"
            yield _kernel_finding("unjudged", other, REMOVED, message, file.path, other.report.line)
        else:
            message = "is in the baseline and no longer in this file" if stops else "is no longer in this file"
            kind: Kind = "removed" if stops else "informs"
            renamed = _find_renamed(removed, unclaimed) if stops else None
            if renamed is not None:
                unclaimed.remove(renamed)
                kind, message = "informs", f"{message}; {renamed.report.demangled} is new: perhaps renamed (same figures)"
            about = removed.report
            yield _finding_without_figure(kind, about.demangled, about.identity, REMOVED, message, file.path, 1, file.offset)


def _find_renamed(removed: Subject, added: Sequence[Subject]) -> Subject | None:
    """A new kernel of the same file and target with every figure that the baseline knows of a removed one; it has no bodies."""

    def figures_of(kernel: Subject) -> dict[str, tuple[object, str]]:
        return {name: (measure.value, measure.origin) for name, measure in kernel.report.measures.items()}

    known = figures_of(removed)
    where = removed.place, removed.target(), removed.report.is_entry
    same_place = (new for new in added if (new.place, new.target(), new.report.is_entry) == where)
    return next((new for new in same_place if known and known.items() <= figures_of(new).items()), None)


def _kernel_finding(kind: Kind, kernel: Subject, metric: str, message: str, place: str, line: int) -> Finding:
    report = kernel.report
    return _finding_without_figure(kind, report.demangled, report.identity, metric, message, place, line, report.offset(line))


def _finding_without_figure(
    kind: Kind, kernel: str, identity: str, metric: str, message: str, place: str, line: int, offset: str | None
) -> Finding:
    return Finding(kind, kernel, identity, metric, message, place, line, rule=metric, offset=offset)


def _tool_changes(baseline: Pairing) -> Iterator[str]:
    """What tool stated the registers of the baseline, where another one, or another version, states them now."""
    for both in baseline.pairs:
        registers = (kernel.report.measures.get(_REGISTERS) for kernel in (both.old, both.new))
        was, now = ("" if measure is None else asked_tool(measure) for measure in registers)
        if was and now and was != now:
            yield f"the baseline's registers are by {was} and now by {now}: a change may be the tool's"


def _notes(judgement: Judgement, baseline: Pairing, better: int) -> Iterator[str]:
    """What else there is to say: waivers that are over, and that kernels are better than the baseline says."""
    yield from judgement.remarks
    yield from dict.fromkeys(_tool_changes(baseline))
    if better:
        yield f"{better:,} kernels are better than the baseline says: --update-baseline records it"
