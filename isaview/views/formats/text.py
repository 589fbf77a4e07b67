"""Lines for a terminal: a kernel fits a screen, many are a table, worst first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from isaview.reports.columns import EVERYTHING, Entry, sort_entries
from isaview.reports.joining import FEW
from isaview.reports.report import ModuleReport, Report
from isaview.reports.rows import group_by_language
from isaview.reports.rows import rows as all_rows
from isaview.views.cutting import cut, display_width
from isaview.views.format import Canvas, Format
from isaview.views.overview import counts, headline, reasons, sections, sources, table, warnings
from isaview.views.screen import (
    GAP,
    Line,
    heading,
    paint,
    paragraph,
    place_beside,
    rule,
    section,
    source_line,
    space_blocks,
    title_line,
)

if TYPE_CHECKING:
    from isaview.base.figures import Document
    from isaview.compare.across import Across
    from isaview.compare.changes import KernelChange
    from isaview.compare.difference import Difference
    from isaview.compare.opposites import Opposite, Side
    from isaview.gate.review import Remark, Review
    from isaview.reports.wait_listing import WaitListing

_TWO_TABLES = 140
"""From this width on two tables stand next to each other."""
_WIDEST = 168
"""No kernel is laid out wider than this."""
_TABLE_ROWS = 60
"""Rows of a table on a terminal; the rest is counted."""
_SHORT_TABLE = 20
"""A table of so many rows is shown with its device functions."""
SIDE_BY_SIDE = 120
"""From this width on the old and the new instructions stand next to each other."""
_NUMBER = 6
_MARGIN = 2 * GAP


_Shown = TypeVar("_Shown")


def _as_text(lines: Callable[[_Shown, Canvas], Iterator[Line]]) -> Callable[[_Shown, Canvas], str]:
    """What shows something as the text of its lines."""
    return lambda shown, canvas: paint(lines(shown, canvas), canvas)


def _limit_width(canvas: Canvas) -> Canvas:
    """A page no wider than the eye follows."""
    return canvas if canvas.width is None or canvas.width <= _WIDEST else replace(canvas, width=_WIDEST)


def _lines(report: Report, canvas: Canvas) -> Iterator[Line]:
    shown = sorted((module for module in report.inputs if module.kernels), key=lambda module: module.stage)
    kernel_count = sum(len(module.kernels) for module in shown)
    # One kernel in three languages is one kernel to a person, not a table of three.
    is_few = kernel_count == 1 or (_is_one_kernel(shown) and kernel_count <= FEW)
    if canvas.details or (is_few and canvas.table is None):
        yield from space_blocks(_module(module, _limit_width(canvas)) for module in shown)
    else:
        yield from space_blocks(
            _table(title, stages, entries, canvas) for title, stages, entries in group_by_language(all_rows(shown))
        )
    empty = [module for module in report.inputs if not module.kernels]
    for module in empty if len(report.inputs) == len(empty) or not shown else ():
        yield heading([(module.path, "title")], headline(module), canvas.width)


def _is_one_kernel(modules: Sequence[ModuleReport]) -> bool:
    """Whether all modules hold the same kernel, once in each language."""
    entries = [(module.title, kernel.name) for module in modules for kernel in module.kernels if kernel.is_entry]
    return len({name for _, name in entries}) == 1 and len({title for title, _ in entries}) == len(entries)


def _module(module: ModuleReport, canvas: Canvas) -> Iterator[Line]:
    name = f"{module.path} [{module.part}]" if module.part else module.path
    yield from _head(name, [headline(module)], canvas)
    yield rule(canvas.width)
    for sentence in warnings(module):
        yield Line().add("! " + sentence, "warning")
    for kernel in module.kernels:
        yield Line()
        place = " · ".join(filter(None, ("" if kernel.is_entry else "function", kernel.start)))
        yield title_line(kernel.demangled, place, canvas.width, kernel.short_name)
        # On a wide page two tables stand side by side.
        lines: list[Line] = []
        wide = canvas.width is not None and canvas.width >= _TWO_TABLES
        half = (canvas.width or 0) // 2
        waiting = list(sections(kernel, module))
        while waiting:
            part = waiting.pop(0)
            if part.columns:
                lines.append(Line())
            if wide and part.columns and waiting and waiting[0].columns:
                lines.extend(place_beside(section(part, half - 2 * GAP), section(waiting.pop(0), half), half))
            else:
                lines.extend(section(part, canvas.width))
        yield from lines
        if canvas.why:
            yield Line()
            yield from section(reasons(kernel, module), canvas.width)


def _head(where: str, whats: Sequence[str], canvas: Canvas) -> Iterator[Line]:
    """A place and the first of several descriptions that fits next to it, on two lines where none does."""
    for what in whats[: max(len(whats) - 1, 1)]:
        if canvas.width is None or display_width(where) + GAP + display_width(what) <= canvas.width:
            yield heading([(where, "strong")], what, canvas.width)
            return
    yield Line().add(cut(where, canvas.width), "strong")
    fitting = next((what for what in whats if canvas.width is None or display_width(what) <= canvas.width), whats[-1])
    yield heading([], cut(fitting, canvas.width and canvas.width - GAP), canvas.width)


def _describe_table(title: str, targets: Sequence[str], shown: int, entries: Sequence[Entry], origin: str) -> str:
    """``PTX · sm_80, sm_90 … · 3 kernels · registers by ptxas``: with so many of the targets, a mark where there are more."""
    listed = ", ".join(targets[:shown]) + (" …" if 0 < shown < len(targets) else "")
    pieces = (title, listed, counts([entry.kernel for entry in entries]), origin)
    return " · ".join(piece for piece in pieces if piece)


def _table(title: str, modules: Sequence[ModuleReport], entries: Sequence[Entry], canvas: Canvas) -> Iterator[Line]:
    asked = canvas.table or EVERYTHING
    shown = sort_entries(entries, asked)
    targets = list(dict.fromkeys(entry.module.target for entry in shown if entry.module.target))
    files = list(dict.fromkeys(module.path for module in modules))
    where = files[0] if len(files) == 1 else f"{len(files):,} files"
    # The longest heading that fits is shown: with fewer targets, then without the source of registers.
    amounts = range(min(len(targets), 4), 0, -1)
    whats = [_describe_table(title, targets, count, shown, of) for of in (sources(shown), "") for count in amounts]
    yield from _head(where, [*whats, _describe_table(title, targets, 0, shown, "")], canvas)
    yield rule(canvas.width)
    # The same warning of two modules of a file is shown once.
    named = ((f"{module.path}: " if len(files) > 1 else "", sentence) for module in modules for sentence in warnings(module))
    for place, sentence in dict.fromkeys(named):
        yield Line().add(f"! {place}{sentence}", "warning")
    rows = shown[: asked.top] if asked.top or canvas.width is None else _rows_for_people(shown)
    yield from section(table(rows, modules[0].words, asked), canvas.width)
    if len(rows) < len(shown):
        yield Line().add(
            f"    and {counts([entry.kernel for entry in shown[len(rows) :]])} more; --kernel NAME or --details shows them",
            "quiet",
        )


def _rows_for_people(entries: list[Entry]) -> list[Entry]:
    """What a person reads of a long table: its kernels, without the device functions where there are many."""
    if len(entries) <= _SHORT_TABLE:
        return entries
    kernels = [entry for entry in entries if entry.kernel.is_entry]
    return (kernels or entries)[:_TABLE_ROWS]


def _difference(difference: Difference, canvas: Canvas) -> Iterator[Line]:
    from isaview.views import difference as differences

    names = f"{difference.old_name} → {difference.new_name}"
    yield heading([(difference.headline, "strong")], "", canvas.width)
    yield Line().add(cut(names, canvas.width), "quiet")
    for remark in difference.remarks():
        yield from paragraph([(remark, "quiet")], canvas.width)
    overview = differences.overview(difference)
    if overview is not None:
        yield rule(canvas.width)
        yield from section(overview, canvas.width)
    for change in difference.detailed:
        yield Line()
        yield from _change_lines(difference, change, canvas)


def _change_lines(difference: Difference, change: KernelChange, canvas: Canvas) -> Iterator[Line]:
    from isaview.views import difference as differences

    place = change.subject.place or change.subject.report.start
    yield title_line(change.subject.report.title, place, canvas.width, change.subject.report.short_titles[0])
    for part in differences.sections(difference, change):
        yield from section(part, canvas.width)
    opposite = difference.listing(change)
    most = difference.showing.lines
    shown = opposite if difference.showing.everything or most is None else opposite[:most]
    wide = canvas.width is not None and canvas.width >= SIDE_BY_SIDE
    number = max([_NUMBER, *(len(side.number) for pair in shown for side in (pair.old, pair.new))])
    yield from (
        _side_by_side(shown, number, canvas.width or SIDE_BY_SIDE) if wide else _unified_lines(shown, number, canvas.width)
    )
    if len(shown) < len(opposite):
        yield Line().add(" " * _MARGIN + f"… and {len(opposite) - len(shown):,} more lines; --all shows them", "quiet")


def _side_by_side(pairs: Iterable[Opposite], number: int, width: int) -> Iterator[Line]:
    """Old on the left, new on the right; ``number`` columns for lines or offsets."""
    half = (width - _MARGIN) // 2 - GAP
    for pair in pairs:
        if pair.kind == "place":
            yield (
                Line()
                .add(" " * _MARGIN + cut(_place_title(pair.old), half), "label")
                .pad(_MARGIN + half + GAP)
                .add(cut(_place_title(pair.new), half), "label")
            )
            continue
        line = Line().add(" " * _MARGIN)
        line.add(_number_line(pair.old, "-" if pair.kind == "real" else " ", number, half), _style(pair, "bad"))
        line.pad(_MARGIN + half + GAP)
        yield line.add(_number_line(pair.new, "+" if pair.kind == "real" else " ", number, half), _style(pair, "good"))


def _unified_lines(pairs: Iterable[Opposite], number: int, width: int | None) -> Iterator[Line]:
    """Old above new, as a unified diff has it."""
    room = None if width is None else width - _MARGIN
    for kind, group in groupby(pairs, key=lambda pair: pair.kind):
        lines = list(group)
        if kind == "place":
            texts = [(cut(f"@@ {pair.title}", room), "label") for pair in lines]
        elif kind in ("context", "renamed"):
            texts = [(_number_line(pair.new, " ", number, room), "quiet") for pair in lines]
        else:
            minus, plus = "-+" if kind == "real" else "<>"
            texts = [(_number_line(pair.old, minus, number, room), _style(pair, "bad")) for pair in lines if pair.old.number]
            texts += [(_number_line(pair.new, plus, number, room), _style(pair, "good")) for pair in lines if pair.new.number]
        yield from (Line().add(" " * _MARGIN + text, style) for text, style in texts)


def _place_title(side: Side) -> str:
    return f"@@ {side.title}" if side.title else ""


def _style(pair: Opposite, real: str) -> str:
    return real if pair.kind == "real" else "quiet"


def _number_line(side: Side, mark: str, number: int, room: int | None) -> str:
    if side.line is None:
        return ""
    text = f"{mark} {side.number:>{number}}  {side.text}"
    return text if room is None or display_width(text) <= room else text[: room - 1] + "…"


def _review(review: Review, canvas: Canvas) -> Iterator[Line]:
    """The review; ``canvas.details`` shows what informs only too."""
    from isaview.views.review import figure_table

    yield heading([(review.headline, "strong")], "", canvas.width)
    yield from paragraph([(review.verdict, "bad" if review.code else "good")], canvas.width)
    if review.figures:
        yield rule(canvas.width)
        yield from section(figure_table("kernel", review.figures), canvas.width)
    yield from _sentences("", review.sentences, "bad", canvas.width)
    yield from _sentences("waived", review.waived_remarks, "plain", canvas.width)
    if canvas.details:
        yield from _sentences("for information", review.informational, "quiet", canvas.width)
    elif review.informational:
        yield Line().add(f"{len(review.informational):,} more for information; --all shows them", "quiet")
    for note in review.notes:
        yield from paragraph([(note, "quiet")], canvas.width)


def _sentences(title: str, remarks: Sequence[Remark], style: str, width: int | None) -> Iterator[Line]:
    if remarks and title:
        yield Line().add(title, "label")
    for remark in remarks:
        yield from paragraph([(f"{remark.where}: ", "quiet"), (remark.sentence, style)], width, GAP)
        yield from source_line(remark.source_line, 2 * GAP, width)


def _across(across: Across, canvas: Canvas) -> Iterator[Line]:
    from isaview.views.across import lines

    return lines(across, canvas)


def _waits(listings: Sequence[WaitListing], canvas: Canvas) -> Iterator[Line]:
    from isaview.views.waits import lines

    return lines(listings, canvas)


def _document(document: Document, canvas: Canvas) -> Iterator[Line]:
    yield Line().add(cut(document.title, canvas.width), "strong")
    yield rule(canvas.width)
    for remark in document.remarks:
        yield from paragraph([("! " + remark, "warning")], canvas.width)
    yield from space_blocks(section(part, canvas.width) for part in document.sections)


render_difference = _as_text(_difference)
FORMAT = Format(
    name="text",
    title="a screen for people",
    suffixes=(".txt", ".log"),
    render=_as_text(_lines),
    tables=True,
    people=True,
    render_difference=render_difference,
    render_review=_as_text(_review),
    render_across=_as_text(_across),
    render_waits=_as_text(_waits),
    render_document=_as_text(_document),
)
