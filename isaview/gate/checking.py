"""Checking: the kernels of some files are paired with what they were before, and held against the gate.

What a file was before, a revision says, else the baseline; a kernel that neither knows is new. All files are paired together,
so that a kernel that moved from one to another is still the same.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from isaview.base.measure import Measure, asked_tool
from isaview.compare.changes import Changes, of_pairing
from isaview.compare.models import Body, Models
from isaview.compare.pairing import Pairing, Subject, pair, subjects
from isaview.compare.weighing import STEPS
from isaview.gate.judging import Finding, JudgedKernel, Judgement, Kind, figures, judge
from isaview.gate.settings import REMOVED, Gate
from isaview.reports.report import ModuleReport, Report
from isaview.reports.rows import distinguish

_REGISTERS = "vector_registers"
"""The figure that is asked of a tool."""
_WITHOUT_FIGURES = frozenset(step.name for step in STEPS if not step.figures)


class CheckedFile(Struct, frozen=True):
    """One file that was given: its modules, why it could not be read, and what is known of it from before.

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

    @property
    def kernels(self) -> tuple[Subject, ...]:
        """The kernels of the file as they are judged."""
        return sides(Report(self.modules), self.place, self.bodies, self.models)


class Checked(Struct, frozen=True):
    """The judgement, and what became of each kernel."""

    judgement: Judgement
    changes: Changes
    notes: tuple[str, ...] = ()
    unread_allowed: bool = False


def sides(report: Report, place: str, bodies: Sequence[Body] = (), models: Models | None = None) -> tuple[Subject, ...]:
    """The kernels of a report as they are paired and judged: with every figure the gate knows."""
    return tuple(
        replace(subject, report=replace(subject.report, figures=figures(subject.report, subject.module)))
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
    paths = {id(module): one.path for one in files for module in one.modules}
    now = [side for one in files for side in one.kernels]
    distinguish((side.report, side.module) for side in now)
    baseline = pair([*(side for one in files for side in one.baseline), *orphans], now)
    known = [side for one in files for side in (one.baseline if one.before is None else one.before)]
    revision = pair([*known, *_found_again(files, orphans, baseline)], now)
    older = {id(found.new): found.old for found in revision.pairs}
    accepted = {id(found.new): found.old for found in baseline.pairs}
    kernels = []
    for one in now:
        before = _figures_before(one, older.get(id(one)), accepted.get(id(one)))
        kernels.append(JudgedKernel(one.report, one.module, paths[id(one.module)], before))
    changes = of_pairing(revision, bodies=False)
    others = [
        *(finding for one in files for finding in _unreadable(one, unread_allowed)),
        *(finding for one in files for finding in _unanswered(one)),
        *_unpaired(revision, baseline, paths, files),
        *_no_figures(changes, paths),
    ]
    judgement = judge(gate, kernels, others, today=today, unread_allowed=unread_allowed)
    return Checked(judgement, changes, tuple(_notes(judgement, baseline)), unread_allowed)


def _no_figures(changes: Changes, paths: Mapping[int, str]) -> Iterator[Finding]:
    """Kernels that became worse by what no figure says: findings, the bound, or that they cannot be launched."""
    for one in changes.kernels:
        if one.new is not None and one.weighed.step in _WITHOUT_FIGURES and one.verdict in ("worse", "likely worse"):
            new, step = one.new.report, one.weighed.step
            line = next((finding.line for finding in one.findings.added), new.line) if one.findings is not None else new.line
            path = paths[id(one.new.module)]
            yield _apart("informs", new.demangled, new.identity, step, one.weighed.why, path, line)


def _found_again(files: Sequence[CheckedFile], orphans: Sequence[Subject], baseline: Pairing) -> list[Subject]:
    """The orphans that are now in files of which nothing else is known."""
    fresh = {one.place for one in files if one.before is None and not one.baseline}
    lost = {id(side) for side in orphans}
    return [one.old for one in baseline.pairs if id(one.old) in lost and one.new.place in fresh]


def _figures_before(now: Subject, older: Subject | None, accepted: Subject | None) -> Mapping[str, Measure] | None:
    """The figures of a revision, and where those are not comparable with what is known now, the baseline's."""
    if older is None or accepted is None or older is accepted:
        found = older or accepted
        return None if found is None else found.report.measures
    before = dict(older.report.measures)
    for name, measure in accepted.report.measures.items():
        current = now.report.measures.get(name)
        mine = before.get(name)
        if mine is None or not mine.known or (current is not None and mine.origin != current.origin == measure.origin):
            before[name] = measure
    return before


def _unreadable(one: CheckedFile, unread_allowed: bool) -> Iterator[Finding]:
    """What of a file gives no ground for an answer."""
    for message in one.unreadable:
        yield _apart("unjudged", "", "", "unread_statements", message, one.path, 1)
    kind: Kind = "informs" if unread_allowed else "unjudged"
    for module in one.modules:
        unread = module.statements_total - module.statements_read - sum(kernel.unread for kernel in module.kernels)
        if unread > 0:
            line = module.diagnostics[0].line if module.diagnostics else module.line
            message = f"{unread:,} statements outside of kernels could not be read: figures may be missing"
            yield _apart(kind, "", "", "unread_statements", message, one.path, line)


def _unanswered(one: CheckedFile) -> Iterator[Finding]:
    """What a tool that is required did not answer: nothing else stands in its place."""
    for kernel in (kernel for module in one.modules for kernel in module.kernels):
        measure = kernel.stated.get(_REGISTERS)
        if measure is not None and not measure.known:
            message = measure.because
            yield _apart("unjudged", kernel.demangled, kernel.identity, _REGISTERS, message, one.path, kernel.line)


def _unpaired(
    revision: Pairing, baseline: Pairing, paths: Mapping[int, str], files: Sequence[CheckedFile]
) -> Iterator[Finding]:
    """Kernels that are ambiguous, for another target now, or removed."""
    for one in {(found.name, found.because): found for found in (*revision.ambiguous, *baseline.ambiguous)}.values():
        first = one.new[0]
        path = paths[id(first.module)]
        yield _apart("unjudged", one.name, first.report.identity, "instructions", one.because, path, first.report.line)
    by_place = {one.place: one for one in files}
    moved = {(side.place, side.report.name): side for side in (*revision.added, *baseline.added)}
    seen = {(found.old.place, found.old.report.identity) for found in revision.pairs}
    unclaimed = list(baseline.added)
    for removed, stops in (*((side, True) for side in baseline.removed), *((side, False) for side in revision.removed)):
        key = (removed.place, removed.report.identity)
        file = by_place.get(removed.place)
        if file is None or file.unreadable or key in seen:
            continue
        seen.add(key)
        other = moved.get((removed.place, removed.report.name))
        if other is not None and other.target() != removed.target():
            was, now = (" ".join((one.module.dialect, one.module.target or "without a target")) for one in (removed, other))
            message = f"was for {was} and is for {now}: not comparable"
            yield _apart(
                "unjudged", other.report.demangled, other.report.identity, REMOVED, message, file.path, other.report.line
            )
        else:
            message = "is in the baseline and no longer in this file" if stops else "is no longer in this file"
            kind: Kind = "removed" if stops else "informs"
            renamed = _renamed(removed, unclaimed) if stops else None
            if renamed is not None:
                unclaimed.remove(renamed)
                kind, message = "informs", f"{message}; {renamed.report.demangled} is new: perhaps renamed (same figures)"
            yield _apart(kind, removed.report.demangled, removed.report.identity, REMOVED, message, file.path, 1)


def _renamed(removed: Subject, added: Sequence[Subject]) -> Subject | None:
    """A new kernel of the same file and target with every figure that the baseline knows of a removed one; it has no bodies."""
    known = [(name, one.value, one.origin) for name, one in removed.report.measures.items()]

    def is_alike(new: Subject) -> bool:
        now = new.report.measures
        same_place = (new.place, new.target(), new.report.is_entry) == (
            removed.place,
            removed.target(),
            removed.report.is_entry,
        )
        return same_place and all(
            name in now and (now[name].value, now[name].origin) == (value, origin) for name, value, origin in known
        )

    return next((new for new in added if known and is_alike(new)), None)


def _apart(kind: Kind, kernel: str, identity: str, metric: str, message: str, place: str, line: int) -> Finding:
    return Finding(kind, kernel, identity, metric, message, place, line, rule=metric)


def _other_tools(baseline: Pairing) -> Iterator[str]:
    """What tool stated the registers of the baseline, where another one, or another version, states them now."""
    for one in baseline.pairs:
        sides = (side.report.measures.get(_REGISTERS) for side in (one.old, one.new))
        was, now = ("" if measure is None else asked_tool(measure) for measure in sides)
        if was and now and was != now:
            yield f"the baseline's registers are by {was} and now by {now}: a change may be the tool's"


def _notes(judgement: Judgement, baseline: Pairing) -> Iterator[str]:
    """What else there is to say: waivers that are over, and how the baseline can shrink."""
    yield from judgement.remarks
    yield from dict.fromkeys(_other_tools(baseline))
    better = sum(one.verdict == "better" for one in of_pairing(baseline, bodies=False).kernels)
    if better:
        yield f"{better:,} kernels are better than the baseline says: --update-baseline records it"
