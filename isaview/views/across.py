"""Kernels side by side on a terminal: one table a kernel; columns that do not fit stand in a further table below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from isaview.base.figures import Row, Section, brief
from isaview.base.measure import Measure
from isaview.compare.across import Across, KernelTable
from isaview.compare.across_view import headline, overview, remarks, sections
from isaview.views.format import Page
from isaview.views.screen import GAP, LABEL, Line, columns, content, cut, heading, painted, paragraph, section

_NOTE = 20
"""Columns kept for the notes of a table."""


_FEW = 3
"""So many kernels are shown in full without being asked for."""
_NAME = 26
"""Columns that a long title gets where a table is cut into several."""


def render(found: Across, page: Page) -> str:
    """All of it as lines for people."""
    return painted(_lines(found, page), color=page.color, unicode=page.unicode)


def _lines(found: Across, page: Page) -> Iterator[Line]:
    yield Line().add(cut(headline(found), page.width), "strong")
    yield Line().add("─" * (page.width or 80), "rule")
    for remark in remarks(found):
        yield from paragraph([("! " + remark, "warning")], page.width)
    summary = overview(found)
    if summary is not None:
        for block in blocks(summary, page.width):
            yield from ([Line()] if block is not summary else [])
            yield from section(block, page.width)
    if len(found.kernels) > _FEW and not page.details:
        yield Line().add("--kernel NAME shows one of them in full, --details all", "quiet")
        return
    for one in found.kernels:
        yield Line()
        yield from _kernel(one, page)


def _kernel(one: KernelTable, page: Page) -> Iterator[Line]:
    count = f"{len(one.columns)} column{'' if len(one.columns) == 1 else 's'}"
    room = None if page.width is None else page.width - columns(count) - GAP
    yield heading([(cut(one.name, room), "title")], count, page.width)
    for made in sections(one):
        for block in blocks(made, page.width) if made.columns else [made]:
            yield from ([Line()] if block.columns else [])
            yield from section(block, page.width)
            yield from ([Line()] if block.columns else [])


def blocks(one: Section, width: int | None) -> list[Section]:
    """A table cut into as many as the page is wide for, intervals left out where that is enough to keep it whole."""
    if width is None:
        return [one]
    short = replace(one, rows=tuple(_brief(row) for row in one.rows))
    for whole in (one, short):
        if _needed(whole, range(len(whole.columns))) <= width:
            return [whole]
    return [_part(short, places) for places in _fitting(short, width)]


def _brief(row: Row) -> Row:
    cells = tuple(
        replace(cell, content=brief(cell.content)) if isinstance(cell.content, Measure) else cell for cell in row.cells
    )
    return replace(row, cells=cells)


def _size(one: Section, place: int) -> int:
    return max(columns(one.columns[place]), *(columns(content(row.cells[place])) for row in one.rows))


def _title(one: Section) -> int:
    return max(LABEL, *(min(columns(row.title), _NAME) for row in one.rows))


def _needed(one: Section, places: Sequence[int]) -> int:
    notes = max((columns(row.note) for row in one.rows), default=0)
    note = min(notes, _NOTE) + GAP if notes else 0
    return 2 * GAP + _title(one) + sum(_size(one, place) + GAP for place in places) + note


def _fitting(one: Section, width: int) -> Iterator[list[int]]:
    """The columns of each table, at least one."""
    places: list[int] = []
    for place in range(len(one.columns)):
        if places and _needed(one, [*places, place]) > width:
            yield places
            places = []
        places.append(place)
    yield places


def _part(one: Section, places: Sequence[int]) -> Section:
    rows = tuple(replace(row, cells=tuple(row.cells[place] for place in places)) for row in one.rows)
    return replace(one, rows=rows, columns=tuple(one.columns[place] for place in places))
