"""Two sides as rows: a row per changed kernel, worst first; then of each changed kernel its figures, and why they changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from msgspec.structs import replace

from isaview.base.figures import Cell, Emphasis, Row, Section, brief
from isaview.base.metrics import worse_when
from isaview.compare.align import Alignment
from isaview.compare.changes import KernelChange
from isaview.compare.difference import Difference
from isaview.compare.equal_work import clocks_between
from isaview.compare.metric_changes import MetricChange
from isaview.compare.weighing import STEPS, Verdict
from isaview.reports.report import KernelReport
from isaview.reports.rule import Finding

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
_COLUMNS = ("old", "new", "change", "%")


def overview(difference: Difference) -> Section | None:
    """One row per changed kernel with its gravest figure; None if there is none."""
    rows = []
    for change in difference.listed:
        verdict = Cell(change.verdict, emphasis=_VERDICT_EMPHASIS.get(change.verdict, "plain"))
        title, short = change.subject.report.short_titles
        rows.append(Row(title, (verdict, *_gravest_cells(change)), _note(change), short=short))
    return Section("kernel", tuple(rows), ("", "figure", *_COLUMNS)) if rows else None


def sections(difference: Difference, change: KernelChange) -> list[Section]:
    """What there is to see of a kernel, but for its instructions."""
    why = Cell(change.weighed.why, emphasis=_VERDICT_EMPHASIS.get(change.verdict, "plain"))
    causes = enumerate(() if difference.showing.table else change.causes)
    groups: tuple[tuple[str, Iterable[Row]], ...] = (
        ("", [Row("", (why,))] if change.weighed.why else []),
        ("figures", [_metric_row(metric, change) for metric in _metrics(change)]),
        ("", _whole_rows(change)),
        ("", [Row("" if index else "why", (Cell(cause.text),), source=cause.source) for index, cause in causes]),
        ("", () if change.alignment is None else _alignment_rows(change.alignment)),
    )
    shown = []
    for title, group in groups:
        rows = tuple(replace(row, text=difference.source_lines.get(row.source, "")) for row in group)
        if rows:
            shown.append(Section(title, rows, _COLUMNS if title else ()))
    return shown


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
        bound, sure = _transition(str(old), str(new)), _transition(old.confidence, new.confidence)
        clocks = clocks_between(old, new, change.subject.words.word("wave"))
        emphasis: Emphasis = "strong" if old.is_another(new) else "plain"
        decided = [Cell(change.subject.words.use_vendor_words(new.decided_by))] if new.decided_by else []
        yield Row("bound", (Cell(bound, emphasis=emphasis), Cell(clocks), Cell(f"confidence {sure}"), *decided))


def _transition(old: str, new: str) -> str:
    return new if old == new else f"{old} → {new}"


def _finding_row(title: str, finding: Finding, kernel: KernelReport, emphasis: Emphasis) -> Row:
    position = finding.source or kernel.offset(finding.line)
    message = kernel.name_offsets(finding.message) + (f" ({position})" if position else "")
    cell = Cell(f"{finding.code} {finding.name}: {message}", emphasis=emphasis)
    return Row(title, (cell,), source=finding.source or "")


def _metrics(change: KernelChange) -> list[MetricChange]:
    """The figures that differ, without those that repeat a better known figure: its values, or for this vendor its name."""
    values, word = {metric.name: (metric.old.value, metric.new.value) for metric in change.metrics}, change.subject.words.word
    better = [(metric, _SAME_AS.get(metric.name, "")) for metric in change.metrics]
    return [metric for metric, name in better if values.get(name) != values[metric.name] and word(name) != word(metric.name)]


def _gravest_cells(change: KernelChange) -> tuple[Cell, ...]:
    """What decided, else the gravest figure, else the instructions: its name, old, new, change and percent."""
    step, metrics = next((step for step in STEPS if step.name == change.weighed.step), None), _metrics(change)
    # Findings and bounds decide without a figure; their row says what decided, not the largest figure.
    if step is not None and not step.figures and change.verdict != "unclear":
        return tuple(map(Cell, (step.name, *_deciding_texts(change))))
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


def _deciding_texts(change: KernelChange) -> tuple[str, str, str, str]:
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


def _alignment_rows(alignment: Alignment) -> Iterator[Row]:
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
