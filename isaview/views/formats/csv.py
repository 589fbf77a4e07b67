"""Tables for spreadsheets: a row for each kernel, changed figure, remark or wait.

What is not known is empty, never 0. Numbers are raw, in the units of `isaview list metrics`.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Sequence
from io import StringIO
from typing import TYPE_CHECKING

from isaview.base.measure import Measure
from isaview.base.metrics import METRICS
from isaview.reports.report import Report
from isaview.reports.serial import Piece
from isaview.views.format import Canvas, Format

if TYPE_CHECKING:
    from isaview.base.figures import Document
    from isaview.compare.across import Across
    from isaview.compare.changes import KernelChange
    from isaview.compare.difference import Difference
    from isaview.gate.review import Review
    from isaview.reports.wait_listing import Place, WaitListing

_KERNEL = ("path", "part", "dialect", "target", "name", "demangled", "line", "is_entry", "complete")
# A kernel's name comes from an untrusted file, and spreadsheets run what begins like this.
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def render(report: Report, _canvas: Canvas) -> str:
    """Every metric is a column, numbers are raw, in its unit; estimates stand as their middle value."""
    return "".join(stream([piece(report)]))


def piece(report: Report) -> Piece:
    """The rows of a report."""
    lines: list[str] = []
    columns = [metric.name for metric in METRICS]
    for module in report.inputs:
        settings = " ".join(f"{name}={value}" for name, value in module.settings.items())
        for kernel in module.kernels:
            values = (kernel.measures[name].value if name in kernel.measures else None for name in columns)
            texts = (module.path, module.part, module.dialect, module.target or "", kernel.name, kernel.demangled)
            omitted = "; ".join(f"{name}: {why}" for name, why in kernel.left_out.items())
            flags = (_boolean_text(kernel.is_entry), _boolean_text(kernel.complete))
            lines.append(table((*texts, kernel.line, *flags, *values, omitted, settings), ()))
    return Piece(tuple(lines))


def stream(pieces: Iterable[Piece]) -> Iterator[str]:
    """The headings, then the rows of each report as it comes."""
    yield table((*_KERNEL, *(metric.name for metric in METRICS), "left_out", "settings"), ())
    yield from (text for piece in pieces for text in piece.texts)


_PLACE = ("kernel", "figure", "group", "comparable", "column", "path", "part", "dialect", "target", "gpu")
_VALUE = ("value", "low", "high", "unit", "origin", "because")


def render_across(across: Across, _canvas: Canvas) -> str:
    """Kernels side by side: a row for each figure and column, numbers raw; a word stands where a number would."""
    rows: list[list[object]] = []
    for kernel in across.kernels:
        for row in kernel.rows:
            for column, cell in zip(kernel.columns, row.cells, strict=True):
                module = column.module
                gpu = None if column.gpu is None else column.gpu.name
                texts = (column.label, module.path, module.part, module.dialect, module.target, gpu)
                value: tuple[object, ...] = (cell and str(cell), None, None, None, None, row.because)
                if isinstance(cell, Measure):
                    value = (cell.value, cell.low, cell.high, cell.unit, cell.origin, row.because or cell.because)
                head = (kernel.name, row.name, row.group, _boolean_text(not row.because))
                rows.append([*head, *texts, *value])
    return table((*_PLACE, *_VALUE), rows)


_SIDE = ("path", "line", "name")
_CHANGE = ("verdict", "matched_by", "kernel", *(f"{side}_{what}" for side in ("old", "new") for what in _SIDE))
_FIGURE = ("metric", "unit", "old", "old_origin", "new", "new_origin", "delta", "worse")


def render_difference(difference: Difference, _canvas: Canvas) -> str:
    """A row for each changed figure of each kernel that differs; a kernel without any has a row of its own."""
    rows = [row for change in difference.listed for row in _changes(change)]
    return table((*_CHANGE, "added", "removed", *_FIGURE, "decided_by", "why"), rows)


def _changes(change: KernelChange) -> Iterator[list[object]]:
    counts = None if change.alignment is None else change.alignment.counts
    sides: list[object] = []
    for side in (change.old, change.new):
        sides += ["", "", ""] if side is None else [side.module.path, side.report.line, side.report.name]
    head = [change.verdict, change.matched_by or "", change.subject.report.demangled, *sides]
    head += ["", ""] if counts is None else [counts.added, counts.removed]
    tail = [change.weighed.step, change.weighed.why]
    for metric in change.metrics:
        figures = [
            metric.name,
            metric.new.unit,
            *_value_and_origin(metric.old),
            *_value_and_origin(metric.new),
            metric.delta,
            _boolean_text(metric.worse),
        ]
        yield [*head, *figures, *tail]
    if not change.metrics:
        yield [*head, *("" for _ in _FIGURE), *tail]


def _value_and_origin(measure: Measure | None) -> tuple[object, str]:
    return (None, "") if measure is None else (measure.value, measure.origin)


def _boolean_text(answer: bool | None) -> str:
    return "" if answer is None else str(answer).lower()


_REMARK = ("level", "kind", "kernel", "metric", "message", "path", "line", "dump", "dump_line")


def render_review(review: Review, _canvas: Canvas) -> str:
    """A row for each remark, worst first."""
    rows: list[list[object]] = []
    for remark in review.remarks:
        place = ("", "") if remark.place is None else (remark.place.path, remark.place.line)
        figures = (*_value_and_origin(remark.before), *_value_and_origin(remark.found), remark.allowed, remark.waived)
        head = (remark.level, remark.kind, remark.kernel, remark.metric, remark.message)
        rows.append([*head, *place, remark.dump, remark.dump_line, *figures, (remark.offset or "").lstrip("+")])
    return table((*_REMARK, "before", "before_origin", "found", "found_origin", "allowed", "waived", "offset"), rows)


_WAITING = ("kernel", "target", "path", "part", "line", "source", "loop", "kind", "instruction", "counters", "loads")
_SINCE = ("instructions", "cycles", "in_flight", "verdict", "because", "stalled", "dependent", "waited")


def render_waits(listings: Sequence[WaitListing], _canvas: Canvas) -> str:
    """A row for each wait, for each stall with its clocks as cycles, and for each loop with those of an iteration.

    ``loads`` are the lines of what a wait ends, or of the instruction whose result is late at a stall.
    """
    from isaview.views.waits import counters_of, late_result

    rows: list[list[object]] = []
    for listing in listings:
        head = [listing.demangled, listing.target, listing.path, listing.part]
        for wait in listing.waits:
            loads = " ".join(str(load.place.line) for load in wait.loads)
            figures = (wait.instructions.value, wait.cycles.value, wait.in_flight.value)
            counters = "; ".join(counters_of(wait))
            rest = (wait.verdict, wait.because, "", "", "")
            rows.append([*head, *_place_cells(wait.place, wait.kind), counters, loads, *figures, *rest])
        for stall in listing.stalls:
            line = "" if stall.maker is None else stall.maker.line
            rows.append(
                [
                    *head,
                    *_place_cells(stall.place, "stall"),
                    "",
                    line,
                    "",
                    stall.clocks,
                    "",
                    "",
                    late_result(listing, stall),
                    "",
                    "",
                    "",
                ]
            )
        for loop in listing.loops:
            place = (loop.line, loop.source, loop.header, "loop", "", "", "")
            parts = (loop.stalled.value, loop.dependent.value, loop.waited.value)
            cycles, held = loop.issue_cycles.value, loop.in_flight.value
            rows.append([*head, *place, loop.instructions, cycles, held, "", loop.waited.because, *parts])
    return table((*_WAITING, *_SINCE), rows)


def _place_cells(place: Place, kind: str) -> list[object]:
    return [place.line, place.source, place.loop, kind, place.opcode]


def table(headings: Sequence[object], rows: Iterable[Iterable[object]]) -> str:
    """Rows of raw values below their headings; None is empty, and no text is one that a spreadsheet takes for a formula."""
    stream = StringIO(newline="")
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerows(map(_escape_formula, row) for row in (headings, *rows))
    return stream.getvalue()


def _escape_formula(value: object) -> object:
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else "" if value is None else value


def render_document(document: Document, _canvas: Canvas) -> str:
    """The rows of the sections that are tables, each below its own headings; numbers raw, what is not known empty."""
    return "".join(
        table(
            (f"{section.title} {section.summary}".rstrip(), *section.columns, "note"),
            [
                [
                    row.title,
                    *(cell.content.value if isinstance(cell.content, Measure) else cell.content for cell in row.cells),
                    row.warning or row.note,
                ]
                for row in section.rows
            ],
        )
        for section in document.sections
        if section.columns
    )


FORMAT = Format(
    name="csv",
    title="one row per kernel for spreadsheets",
    suffixes=(".csv",),
    render=render,
    piece=piece,
    stream=stream,
    render_across=render_across,
    render_document=render_document,
    render_difference=render_difference,
    render_review=render_review,
    render_waits=render_waits,
)
