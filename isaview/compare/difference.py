"""Two sides as rows and listings that every format shows, and as plain data (the schema ``diff``).

The totals come first, then a row per changed kernel, worst first. Then comes each changed kernel: its figures, why they
changed, and the instructions that are really different.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain

from msgspec import Struct
from msgspec.structs import asdict, replace

from isaview.base.figures import Cell, Emphasis, Row, Section, brief
from isaview.base.metrics import worse_when
from isaview.base.plugins import Shown
from isaview.compare.align import Alignment
from isaview.compare.changes import Changes, KernelChange
from isaview.compare.equal_work import clocks_between, equal_work
from isaview.compare.metric_changes import MetricChange
from isaview.compare.opposites import Opposite, Side, opposites
from isaview.compare.weighing import STEPS, Verdict
from isaview.inputs.source_text import SourceFolder
from isaview.reports.report import KernelReport
from isaview.reports.rule import Finding
from isaview.reports.serial import Plain, head, plain

SCHEMA = "isaview/diff"
FORMAT_VERSION = "1.2"

_VERDICT_EMPHASIS: dict[Verdict, Emphasis] = {
    "worse": "bad",
    "likely worse": "bad",
    "better": "good",
    "likely better": "good",
    "unclear": "warning",
    "removed": "warning",
}
_OPCODES_SHOWN = 12
"""Opcodes of a histogram that are shown, those that changed most."""
_SAME_AS = {
    "total_vector_registers": "vector_registers",
    "allocated_vector_registers": "vector_registers",
    "allocated_scalar_registers": "scalar_registers",
}
"""Figures that are left out where a better known figure changed alike."""


class Showing(Struct, frozen=True):
    """How much is shown.

    ``table`` leaves the instructions out, ``everything`` shows unchanged kernels and hunks of every kind too; ``kernels`` and
    ``lines`` bound the kernels shown in full and the lines of each; None is no bound.
    """

    table: bool = False
    everything: bool = False
    kernels: int | None = 20
    lines: int | None = 120


class Difference(Struct, Shown, frozen=True):
    """Two named sides, what changed between them, and how much of it is shown.

    ``source_lines`` has the text of positions, of sources in the ``folder``.
    """

    changes: Changes
    old_name: str
    new_name: str
    showing: Showing = Showing()
    source_lines: Mapping[str, str] = {}
    folder: SourceFolder | None = None
    __repr__ = Shown.__repr__

    @property
    def headline(self) -> str:
        """The totals."""
        return str(self.changes.totals)

    @property
    def listed(self) -> tuple[KernelChange, ...]:
        """The kernels that have a row: those that differ, or all."""
        return tuple(change for change in self.changes.kernels if self.showing.everything or change.differs)

    @property
    def detailed(self) -> tuple[KernelChange, ...]:
        """The kernels shown in full."""
        return tuple([change for change in self.changes.kernels if change.is_changed][: self.showing.kernels])

    def remarks(self) -> list[str]:
        """What the totals do not say, in sentences."""
        sentences = []
        kernels = self.changes.kernels
        unchanged = [change.alignment.counts for change in kernels if change.alignment and not change.differs]
        renamed, moved = (sum(bool(getattr(counts, name)) for counts in unchanged) for name in ("renamed", "reordered"))
        if renamed or moved:
            sentences.append(
                f"of those that are the same, {renamed:,} use other registers and {moved:,} another order of instructions"
            )
        reasons = [change.alignment.because for change in kernels if change.alignment and change.alignment.because]
        if reasons:
            sentences.append(
                f"{len(reasons):,} not compared instruction by instruction ({reasons[0]}): they may differ in more than this"
            )
        sentences.extend(f"ambiguous: {kernel.name}: {kernel.because}" for kernel in self.changes.ambiguous)
        sentences.extend(self.changes.notes)
        hidden = sum(change.is_changed for change in kernels) - len(self.detailed)
        if hidden > 0 and not self.showing.table:
            sentences.append(f"and {hidden:,} more changed kernels in full with --all")
        return sentences

    def overview(self) -> Section | None:
        """One row per changed kernel with its gravest figure; None where there is none."""
        rows = tuple(map(_overview_row, self.listed))
        return Section("kernel", rows, ("", "figure", "old", "new", "change", "%")) if rows else None

    def sections(self, change: KernelChange) -> list[Section]:
        """What there is to see of a kernel, but for its instructions."""
        why = Cell(change.weighed.why, emphasis=_VERDICT_EMPHASIS.get(change.verdict, "plain"))
        causes = enumerate(() if self.showing.table else change.causes)
        groups = (
            [Row("", (why,))] if change.weighed.why else [],
            [_metric_row(metric, change) for metric in _metrics(change)],
            _whole_rows(change),
            [Row("" if index else "why", (Cell(cause.text),), source=cause.source) for index, cause in causes],
            () if change.alignment is None else _counts(change.alignment),
        )
        titles = ("", "figures", "", "", "")
        rows = ([replace(row, text=self.source_lines.get(row.source, "")) for row in group] for group in groups)
        columns = ("old", "new", "change", "%")
        named = zip(titles, rows, strict=True)
        return [Section(title, tuple(own), columns if title else ()) for title, own in named if own]

    def listing(self, change: KernelChange) -> list[Opposite]:
        """The changed instructions of a kernel, hunk by hunk; empty where only numbers are wanted, or known."""
        if self.showing.table or change.alignment is None:
            return []
        old, new = (None if side is None else side.kernel for side in (change.old, change.new))
        if old is None or new is None:
            return []
        kinds = ("real", "reordered", "renamed") if self.showing.everything else ("real",)
        lines = [line for hunk in change.alignment.hunks for line in hunk.lines]
        listing = opposites(lines, old, new, kinds)
        return [replace(line, old=self._sourced(line.old), new=self._sourced(line.new)) for line in listing]

    def _sourced(self, side: Side) -> Side:
        """A heading of a listing with the text of its source line."""
        text = self.source_lines.get(side.source, "")
        return replace(side, text=f"{side.text} │ {text}") if text else side

    def positions(self) -> Iterator[str]:
        """The source positions that are named of the kernels shown in full."""
        for change in self.detailed:
            yield from (row.source for section in self.sections(change) for row in section.rows)
            yield from (side.source for line in self.listing(change) for side in (line.old, line.new))


def _whole_rows(change: KernelChange) -> Iterator[Row]:
    """Findings of either side alone, and what limits the kernel now and did before."""
    findings = change.findings
    if findings is not None:
        assert change.old is not None and change.new is not None
        yield from (_finding_row("found no more", finding, change.old.report, "good") for finding in findings.removed)
        yield from (_finding_row("found now", finding, change.new.report, "bad") for finding in findings.added)
        if findings.unasked:
            yield Row("not asked", (Cell(f"{', '.join(findings.unasked)} on both sides", emphasis="warning"),))
    old, new = change.bounds
    if old is not None and new is not None:
        bound, sure = _became(str(old), str(new)), _became(old.confidence, new.confidence)
        clocks = clocks_between(old, new, change.subject.words.word("wave"))
        emphasis: Emphasis = "strong" if old.is_another(new) else "plain"
        decided = [Cell(change.subject.words.use_vendor_words(new.decided_by))] if new.decided_by else []
        yield Row("bound", (Cell(bound, emphasis=emphasis), Cell(clocks), Cell(f"confidence {sure}"), *decided))


def _became(old: str, new: str) -> str:
    return new if old == new else f"{old} → {new}"


def _finding_row(title: str, finding: Finding, kernel: KernelReport, emphasis: Emphasis) -> Row:
    index = finding.source or kernel.offset(finding.line)
    message = kernel.name_offsets(finding.message) + (f" ({index})" if index else "")
    cell = Cell(f"{finding.code} {finding.name}: {message}", emphasis=emphasis)
    return Row(title, (cell,), source=finding.source or "")


def _metrics(change: KernelChange) -> list[MetricChange]:
    """The figures that differ, without those that repeat a better known figure: its values, or for this vendor its name."""
    values, word = {metric.name: (metric.old.value, metric.new.value) for metric in change.metrics}, change.subject.words.word
    better = [(metric, _SAME_AS.get(metric.name, "")) for metric in change.metrics]
    return [metric for metric, name in better if values.get(name) != values[metric.name] and word(name) != word(metric.name)]


def _overview_row(change: KernelChange) -> Row:
    report = change.subject.report
    verdict = Cell(change.verdict, emphasis=_VERDICT_EMPHASIS.get(change.verdict, "plain"))
    title, short = report.short_titles
    return Row(title, (verdict, *_gravest(change)), _note(change), short=short)


def _gravest(change: KernelChange) -> tuple[Cell, ...]:
    """What decided, else the gravest figure, else the instructions: its name, old, new, change and percent."""
    step, metrics = next((step for step in STEPS if step.name == change.weighed.step), None), _metrics(change)
    if step is not None and not step.figures and change.verdict != "unclear":
        return tuple(map(Cell, (step.name, *_decisive(change))))
    deciding = (metric for metric in metrics if step is not None and metric.name in step.figures)
    judged = (metric for metric in metrics if metric.worse is not None)
    gravest = next(chain(deciding, judged, (metric for metric in metrics if worse_when(metric.name))), None)
    if gravest is not None:
        return Cell(change.subject.words.word(gravest.name)), *_metric_cells(gravest)
    if change.alignment is None or not change.alignment.counts.real:
        return (Cell(""),) * 5
    counts = change.alignment.counts
    sizes = ("" if side is None else f"{side.report.instructions:,}" for side in (change.old, change.new))
    return tuple(map(Cell, ("instructions", *sizes, f"+{counts.added:,} −{counts.removed:,}", "")))


def _decisive(change: KernelChange) -> tuple[str, str, str, str]:
    """Old, new, change and percent of what decided, where that is no figure."""
    findings, (old, new) = change.findings, change.bounds
    if change.weighed.step == "findings" and findings is not None:
        was, now = sum(findings.old.values()), sum(findings.new.values())
        return f"{was:,}", f"{now:,}", f"{now - was:+,}".replace("-", "−"), ""
    if change.weighed.step == "bound" and old is not None and new is not None:
        return str(old), str(new), "", ""
    return "", "", "", ""


def _note(change: KernelChange) -> str:
    """What else there is to know of a kernel: how it was paired, what else turned, where it stands."""
    notes = []
    shown = change.subject
    if change.matched_by not in ("identity", None) and change.old is not None:
        renamed = change.old.report.demangled != shown.report.demangled
        was = f", was {change.old.report.short_name}" if renamed else ""
        similar = change.similarity is not None and change.similarity < 1
        alike = f" ({100 * change.similarity:.0f} % alike)" if similar and change.similarity is not None else ""
        if was or alike or change.matched_by != "name":
            notes.append(f"paired by {change.matched_by}{alike}{was}")
    if change.weighed.why:
        notes.append(change.weighed.why.partition(": ")[2])
    elif change.verdict == "unclear":
        notes.append("not known on both sides")
    if shown.place and shown.place != shown.report.label[0]:
        notes.append(shown.place)
    return ", ".join(notes)


def _metric_row(metric: MetricChange, change: KernelChange) -> Row:
    verdict = "" if metric.worse is None else f"{'likely ' if metric.likely else ''}{'worse' if metric.worse else 'better'}"
    emphasis: Emphasis = "plain" if metric.worse is None else "bad" if metric.worse else "good"
    title = change.subject.words.word(metric.name)
    return Row(title, _metric_cells(metric), metric.why_not or verdict, emphasis=emphasis)


def _metric_cells(metric: MetricChange) -> tuple[Cell, ...]:
    texts = (brief(metric.old), brief(metric.new), metric.signed_change, metric.percent)
    return tuple(Cell(text, metric=metric.name) for text in texts)


def _counts(alignment: Alignment) -> Iterator[Row]:
    """What became of the instructions, in a line; by opcode where nothing deeper is known."""
    counts = alignment.counts
    known = [("identical", counts.identical), ("renamed", counts.renamed), ("reordered", counts.reordered)]
    cells = [Cell(f"{count:,} {name}", emphasis="quiet") for name, count in known if count]
    cells.append(Cell(f"{counts.removed:,} removed", emphasis="bad" if counts.removed else "quiet"))
    cells.append(Cell(f"{counts.added:,} added", emphasis="good" if counts.added else "quiet"))
    note = f"by {alignment.basis}: {alignment.because}" if alignment.because else ""
    yield Row("instructions", tuple(cells), note)
    if alignment.basis == "opcodes":
        shown = alignment.opcodes[:_OPCODES_SHOWN]
        yield Row("opcodes", tuple(Cell(f"{opcode} {old:,} → {new:,}") for opcode, old, new in shown))


def to_json(difference: Difference) -> dict[str, Plain]:
    """The whole difference; ``kernels`` leaves out what is identical, unless everything was asked for."""
    changes = difference.changes
    ambiguous = [
        {
            "name": kernel.name,
            "old": [subject.to_json() for subject in kernel.old],
            "new": [subject.to_json() for subject in kernel.new],
            "because": kernel.because,
        }
        for kernel in changes.ambiguous
    ]
    return {
        **head(SCHEMA, FORMAT_VERSION),
        "old": difference.old_name,
        "new": difference.new_name,
        "totals": plain(changes.totals),
        "kernels": [
            _plain_kernel(change) for change in changes.kernels if difference.showing.everything or not change.identical
        ],
        "ambiguous": ambiguous,
        "notes": list(changes.notes),
    }


def _plain_kernel(change: KernelChange) -> dict[str, Plain]:
    """A kernel; null stands for what is not known of a side, and for what needs both."""
    old, new, (bound, bound_now) = change.old, change.new, change.bounds
    work = equal_work(bound, bound_now) if bound and bound_now else None
    return {
        "old": None if old is None else old.to_json(),
        "new": None if new is None else new.to_json(),
        "matched_by": change.matched_by,
        "similarity": change.similarity,
        "verdict": change.verdict,
        "decided_by": change.weighed.step or None,
        "why": change.weighed.why,
        "verdict_without_estimates": change.weighed.firm if old is not None and new is not None else change.verdict,
        "findings": plain(change.findings),
        "bound": {"old": plain(bound), "new": plain(bound_now), "equal_work": plain(work)},
        "metrics": plain(change.metrics),
        "instructions": None if change.alignment is None else _plain_alignment(change.alignment),
        "causes": plain(change.causes),
    }


def _plain_alignment(alignment: Alignment) -> dict[str, Plain]:
    """What became of the instructions; null where the comparison did not go so deep, and ``because`` says why."""
    counts = alignment.counts
    return {
        **asdict(counts),
        "hunks": None if counts.identical is None else sum(hunk.kind == "real" for hunk in alignment.hunks),
        "basis": alignment.basis,
        "because": alignment.because,
        "opcodes": [{"opcode": opcode, "old": old, "new": new} for opcode, old, new in alignment.opcodes],
    }
