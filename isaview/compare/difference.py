"""The difference: two sides as rows and listings that every format shows, and as plain data (the schema ``diff``).

The totals come first, then one row per changed kernel, worst first, then each changed kernel: its figures, why they changed,
and the instructions that are really different.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from isaview.base.figures import Cell, Emphasis, Row, Section, brief, quantity
from isaview.base.metrics import worse_when
from isaview.compare.align import Alignment, Line
from isaview.compare.changes import Changes, KernelChange
from isaview.compare.metric_changes import MetricChange
from isaview.compare.weighing import STEPS, Verdict
from isaview.compare.whole import clocks_between
from isaview.flow.graph import flow_of
from isaview.inputs.sources import without_encoding
from isaview.model.kernel import Kernel
from isaview.reports.overview import short_name
from isaview.reports.rule import Finding
from isaview.reports.serial import Plain, head, plain

SCHEMA = "isaview/diff"
FORMAT_VERSION = "1.1"

_EMPHASIS: dict[Verdict, Emphasis] = {
    "worse": "bad",
    "likely worse": "bad",
    "better": "good",
    "likely better": "good",
    "unclear": "warning",
    "removed": "warning",
}
_CONTEXT = 2
"""Unchanged instructions shown around changed ones."""
_OFTEN = 12
"""Opcodes of a histogram that are shown."""


class Showing(Struct, frozen=True):
    """How much is shown.

    ``table`` leaves the instructions out, ``everything`` shows unchanged kernels and hunks of every kind too; ``kernels`` and
    ``lines`` bound the kernels shown in full and the lines of each; None is no bound.
    """

    table: bool = False
    everything: bool = False
    kernels: int | None = 20
    lines: int | None = 120


class Side(Struct, frozen=True):
    """One instruction of a listing: its line in the dump and its text, "" where this side has none."""

    line: int | None
    text: str
    source: str = ""
    """The source position that a heading names."""


class Opposite(Struct, frozen=True):
    """One line of a side-by-side listing; ``kind`` is one of `isaview.compare.align.Line`, "context", or "place"."""

    kind: str
    old: Side
    new: Side


class Difference(Struct, frozen=True):
    """Two named sides, what changed between them, and how much of it is shown; ``source_lines`` has the text of positions."""

    changes: Changes
    old_name: str
    new_name: str
    showing: Showing = Showing()
    source_lines: Mapping[str, str] = {}

    @property
    def headline(self) -> str:
        """The totals."""
        return str(self.changes.totals)

    @property
    def listed(self) -> tuple[KernelChange, ...]:
        """The kernels that have a row: those that differ, or all."""
        return tuple(one for one in self.changes.kernels if self.showing.everything or one.differs)

    @property
    def detailed(self) -> tuple[KernelChange, ...]:
        """The kernels shown in full."""
        wanted = [one for one in self.listed if one.old is not None and one.new is not None and one.differs]
        return tuple(wanted[: self.showing.kernels])

    def remarks(self) -> list[str]:
        """What the totals do not say, in sentences."""
        sentences = []
        aligned = [(one, one.alignment) for one in self.changes.kernels if one.alignment is not None]
        quiet = [alignment.counts for one, alignment in aligned if not one.differs and not one.identical]
        renamed, moved = (
            sum(bool(count) for count in counts)
            for counts in ([one.renamed for one in quiet], [one.reordered for one in quiet])
        )
        if renamed or moved:
            sentences.append(
                f"of those that are the same, {renamed:,} use other registers and {moved:,} another order of instructions"
            )
        shallow = [alignment.because for _, alignment in aligned if alignment.basis != "instructions"]
        if shallow:
            sentences.append(
                f"{len(shallow):,} not compared instruction by instruction ({shallow[0]}): they may differ in more than this"
            )
        sentences.extend(f"ambiguous: {one.name}: {one.because}" for one in self.changes.ambiguous)
        sentences.extend(self.changes.notes)
        more = sum(one.differs and one.old is not None and one.new is not None for one in self.listed) - len(self.detailed)
        if more > 0 and not self.showing.table:
            sentences.append(f"and {more:,} more changed kernels in full with --all")
        return sentences

    def overview(self) -> Section | None:
        """One row per changed kernel with its gravest figure; None where there is none."""
        rows = tuple(_overview_row(one) for one in self.listed)
        return Section("kernel", rows, ("", "figure", "old", "new", "change", "%")) if rows else None

    def sections(self, one: KernelChange) -> list[Section]:
        """What there is to see of one kernel, but for its instructions."""
        found = [Section("", (Row("", (Cell(one.weighed.why, emphasis=_EMPHASIS.get(one.verdict, "plain")),)),))]
        found = found if one.weighed.why else []
        rows = tuple(_metric_row(change, one) for change in one.metrics if not _repeats(change, one))
        if rows:
            found.append(Section("figures", rows, ("old", "new", "change", "%")))
        rows = tuple(replace(row, text=self.source_lines.get(row.source, "")) for row in _whole_rows(one))
        if rows:
            found.append(Section("", rows))
        if one.causes and not self.showing.table:
            causes = [
                Row("" if place else "why", (Cell(cause.text),), text=self.source_lines.get(cause.source, ""))
                for place, cause in enumerate(one.causes)
            ]
            found.append(Section("", tuple(causes)))
        if one.alignment is not None:
            found.append(Section("", tuple(_counts(one.alignment))))
        return found

    def listing(self, one: KernelChange) -> list[Opposite]:
        """The changed instructions of a kernel, hunk by hunk; empty where only numbers are wanted, or known."""
        if self.showing.table or one.alignment is None or one.old is None or one.new is None:
            return []
        if one.old.kernel is None or one.new.kernel is None:
            return []
        kinds = ("real", "reordered", "renamed") if self.showing.everything else ("real",)
        lines = [line for hunk in one.alignment.hunks for line in hunk.lines]
        found = _listing(lines, one.old.kernel, one.new.kernel, kinds)
        return [replace(line, old=self._sourced(line.old), new=self._sourced(line.new)) for line in found]

    def _sourced(self, side: Side) -> Side:
        """A place in a listing with the text of its source line."""
        text = self.source_lines.get(side.source, "")
        return replace(side, text=f"{side.text} │ {text}") if text else side

    def positions(self) -> Iterator[str]:
        """The source positions that are named of the kernels shown in full."""
        for one in self.detailed:
            yield from (row.source for row in _whole_rows(one))
            yield from (cause.source for cause in one.causes)
            yield from (side.source for line in self.listing(one) for side in (line.old, line.new))


def _whole_rows(one: KernelChange) -> Iterator[Row]:
    """What rules found on one side only, and what limits the kernel now and did before."""
    findings = one.findings
    if findings is not None:
        yield from (_found("found no more", finding, "good") for finding in findings.removed)
        yield from (_found("found now", finding, "bad") for finding in findings.added)
    if findings is not None and findings.unasked:
        yield Row("not asked", (Cell(f"{', '.join(findings.unasked)} on both sides", emphasis="warning"),))
    old, new = one.bounds
    if old is not None and new is not None:
        same = str(old) == str(new)
        text = str(new) if same else f"{old} → {new}"
        clocks = f"{clocks_between(old, new)} a {one.shown.module.words.word('wave')}"
        sure = new.confidence if new.confidence == old.confidence else f"{old.confidence} → {new.confidence}"
        yield Row("bound", (Cell(text, emphasis="plain" if same else "strong"), Cell(clocks), Cell(f"confidence {sure}")))


def _found(title: str, finding: Finding, emphasis: Emphasis) -> Row:
    at = f" ({finding.source})" if finding.source else ""
    cell = Cell(f"{finding.code} {finding.name}: {finding.message}{at}", emphasis=emphasis)
    return Row(title, (cell,), source=finding.source or "")


def _overview_row(one: KernelChange) -> Row:
    report = one.shown.report
    verdict = Cell(one.verdict, emphasis=_EMPHASIS.get(one.verdict, "plain"))
    metrics = [change for change in one.metrics if not _repeats(change, one)]
    step = next((step for step in STEPS if step.name == one.weighed.step), None)
    decided = step is not None and not step.figures and one.verdict != "unclear"
    gravest = next((change for change in metrics if step is not None and change.name in step.figures), None)
    gravest = gravest or next((change for change in metrics if change.worse is not None), None)
    gravest = gravest or next((change for change in metrics if worse_when(change.name)), None)
    if decided:
        cells: tuple[Cell, ...] = (Cell(one.weighed.step), *_whole_cells(one))
    elif gravest is not None:
        cells = (Cell(one.shown.module.words.word(gravest.name)), *_metric_cells(gravest))
    elif one.alignment is not None and one.alignment.counts.real:
        counts = one.alignment.counts
        sizes = (Cell("" if side is None else f"{side.report.instructions:,}") for side in (one.old, one.new))
        cells = (Cell("instructions"), *sizes, Cell(f"+{counts.added:,} −{counts.removed:,}"), Cell(""))
    else:
        cells = (Cell(""),) * 5
    short = f"{short_name(report.demangled)} {report.label[1]}".strip()
    return Row(report.title, (verdict, *cells), _note(one), short=short)


def _whole_cells(one: KernelChange) -> tuple[Cell, ...]:
    """Old, new and change of what decided, where that is no figure."""
    findings, (old, new) = one.findings, one.bounds
    if one.weighed.step == "findings" and findings is not None:
        was, now = sum(findings.old.values()), sum(findings.new.values())
        return Cell(f"{was:,}"), Cell(f"{now:,}"), Cell(f"{now - was:+,}".replace("-", "−")), Cell("")
    if one.weighed.step == "bound" and old is not None and new is not None:
        return Cell(str(old)), Cell(str(new)), Cell(""), Cell("")
    return (Cell(""),) * 4


_SAME = {
    "total_vector_registers": "vector_registers",
    "allocated_vector_registers": "vector_registers",
    "allocated_scalar_registers": "scalar_registers",
}


def _repeats(change: MetricChange, one: KernelChange) -> bool:
    """Whether another figure that people know better says the same."""
    same = _SAME.get(change.name)
    return any(
        other.name == same and (other.old.value, other.new.value) == (change.old.value, change.new.value)
        for other in one.metrics
    )


def _note(one: KernelChange) -> str:
    """What else there is to know of a kernel: how it was paired, what else turned, where it stands."""
    pieces = []
    if one.matched_by != "identity" and one.old is not None:
        old_name = one.old.report.demangled
        was = f", was {old_name}" if old_name != one.shown.report.demangled else ""
        alike = f" ({100 * one.similarity:.0f} % alike)" if one.similarity is not None and one.similarity < 1 else ""
        if was or alike or one.matched_by != "name":
            pieces.append(f"paired by {one.matched_by}{alike}{was}")
    if one.weighed.why:
        pieces.append(one.weighed.why.partition(": ")[2])
    elif one.verdict == "unclear":
        pieces.append("not known on both sides")
    if one.shown.place and one.shown.place != one.shown.report.label[0]:
        pieces.append(one.shown.place)
    return ", ".join(pieces)


def _metric_row(change: MetricChange, one: KernelChange) -> Row:
    verdict = "" if change.worse is None else f"{'likely ' if change.likely else ''}{'worse' if change.worse else 'better'}"
    emphasis: Emphasis = "plain" if change.worse is None else "bad" if change.worse else "good"
    title = one.shown.module.words.word(change.name)
    return Row(title, _metric_cells(change), change.why_not or verdict, emphasis=emphasis)


def _metric_cells(change: MetricChange) -> tuple[Cell, ...]:
    texts = (brief(change.old), brief(change.new), _signed(change), _percent(change))
    return tuple(Cell(text, metric=change.name) for text in texts)


def _signed(change: MetricChange) -> str:
    if change.delta is None:
        return "?"
    return ("−" if change.delta < 0 else "+") + quantity(abs(change.delta), change.new.unit)


def _percent(change: MetricChange) -> str:
    """The change in percent of the old figure; empty where that is 0 or not known."""
    if change.delta is None or not change.old.value:
        return ""
    share = 100 * change.delta / abs(change.old.value)
    return ("−" if share < 0 else "+") + (f"{abs(share):,.0f} %" if abs(share) >= 1 else "<1 %")


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
        shown = alignment.opcodes[:_OFTEN]
        yield Row("opcodes", tuple(Cell(f"{opcode} {old:,} → {new:,}") for opcode, old, new in shown))


def _listing(lines: list[Line], old: Kernel, new: Kernel, kinds: tuple[str, ...]) -> Iterator[Opposite]:
    """The lines of these kinds with what stands around them, and a heading wherever something was left out before."""
    near: dict[int, None] = {}
    for place, line in enumerate(lines):
        if line.kind in kinds:
            near.update(dict.fromkeys(range(max(place - _CONTEXT, 0), min(place + _CONTEXT + 1, len(lines)))))
    last = -1
    for place in sorted(near):
        line = lines[place]
        if line.kind == "reordered" and line.kind not in kinds:
            continue
        if place != last + 1:
            yield Opposite("place", _place(old, line.old), _place(new, line.new))
        last = place
        yield Opposite(line.kind if line.kind in kinds else "context", _side(old, line.old), _side(new, line.new))


def _place(kernel: Kernel, index: int | None) -> Side:
    """The block an instruction stands in and the source it comes from."""
    if index is None:
        return Side(None, "")
    flow, position = flow_of(kernel), kernel.position(index)
    labels = flow.blocks[flow.block_of(index)].labels
    source = "" if position is None else str(position)
    return Side(kernel.lines[index], " ".join([*labels[:1], *filter(None, [source])]), source)


def _side(kernel: Kernel, index: int | None) -> Side:
    if index is None:
        return Side(None, "")
    number = kernel.lines[index]
    lines = _lines(kernel.module.source)
    at = number - kernel.module.line
    text = " ".join(without_encoding(lines[at], kernel.module.dialect).split()) if 0 <= at < len(lines) else ""
    instruction = kernel.instruction(index)
    return Side(number, text or f"{instruction.opcode} {', '.join(instruction.operands)}".strip())


@lru_cache(maxsize=8)
def _lines(source: str) -> list[str]:
    return source.split("\n")


def to_json(difference: Difference) -> dict[str, Plain]:
    """The whole difference; ``kernels`` leaves out what is identical, unless everything was asked for."""
    changes = difference.changes
    shown = [one for one in changes.kernels if difference.showing.everything or not one.identical]
    ambiguous = [
        {
            "name": one.name,
            "old": [kernel.to_json() for kernel in one.old],
            "new": [kernel.to_json() for kernel in one.new],
            "because": one.because,
        }
        for one in changes.ambiguous
    ]
    return {
        **head(SCHEMA, FORMAT_VERSION),
        "old": difference.old_name,
        "new": difference.new_name,
        "totals": plain(changes.totals),
        "kernels": [_kernel(one) for one in shown],
        "ambiguous": ambiguous,
        "notes": list(changes.notes),
    }


def _kernel(one: KernelChange) -> dict[str, Plain]:
    return {
        "old": None if one.old is None else one.old.to_json(),
        "new": None if one.new is None else one.new.to_json(),
        "matched_by": one.matched_by,
        "similarity": one.similarity,
        "verdict": one.verdict,
        "decided_by": one.weighed.step or None,
        "why": one.weighed.why,
        "verdict_without_estimates": one.weighed.firm if one.old is not None and one.new is not None else one.verdict,
        "findings": plain(one.findings),
        "bound": {name: plain(side) for name, side in zip(("old", "new"), one.bounds, strict=True)},
        "metrics": plain(one.metrics),
        "instructions": None if one.alignment is None else _instructions(one.alignment),
        "causes": plain(one.causes),
    }


def _instructions(alignment: Alignment) -> dict[str, Plain]:
    """What became of the instructions; null where the comparison did not go so deep, and ``because`` says why."""
    counts = alignment.counts
    return {
        **{name: getattr(counts, name) for name in counts.__struct_fields__},
        "hunks": None if counts.identical is None else sum(hunk.kind == "real" for hunk in alignment.hunks),
        "basis": alignment.basis,
        "because": alignment.because,
        "opcodes": [{"opcode": opcode, "old": old, "new": new} for opcode, old, new in alignment.opcodes],
    }
