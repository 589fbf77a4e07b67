"""Two sides on a terminal: totals, one row per changed kernel, then each kernel with its instructions side by side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from isaview.compare.changes import KernelChange
from isaview.compare.difference import Difference, Opposite, Side
from isaview.views.page import Page
from isaview.views.screen import GAP, Line, columns, cut, heading, painted, paragraph, section

SIDE_BY_SIDE = 120
"""From this width on the old and the new instructions stand next to each other."""
_NUMBER = 6
_MARGIN = 2 * GAP


def render(difference: Difference, page: Page) -> str:
    """The difference as lines for people."""
    return painted(_lines(difference, page), color=page.color, unicode=page.unicode)


def _lines(difference: Difference, page: Page) -> Iterator[Line]:
    names = f"{difference.old_name} → {difference.new_name}"
    yield heading([(difference.headline, "strong")], "", page.width)
    yield Line().add(cut(names, page.width), "quiet")
    for remark in difference.remarks():
        yield from paragraph([(remark, "quiet")], page.width)
    overview = difference.overview()
    if overview is not None:
        yield Line().add("─" * (page.width or 80), "rule")
        yield from section(overview, page.width)
    for one in difference.detailed:
        yield Line()
        yield from _kernel(difference, one, page)


def _kernel(difference: Difference, one: KernelChange, page: Page) -> Iterator[Line]:
    place = one.shown.place or f"line {one.shown.report.line:,}"
    room = None if page.width is None else page.width - columns(place) - GAP
    yield heading([(cut(one.shown.report.demangled, room), "title")], place, page.width)
    for found in difference.sections(one):
        yield from section(found, page.width)
    opposite = difference.listing(one)
    most = difference.showing.lines
    shown = opposite if difference.showing.everything or most is None else opposite[:most]
    wide = page.width is not None and page.width >= SIDE_BY_SIDE
    yield from (_beside(shown, page.width or SIDE_BY_SIDE) if wide else _below(shown, page.width))
    if len(shown) < len(opposite):
        yield Line().add(" " * _MARGIN + f"… and {len(opposite) - len(shown):,} more lines; --all shows them", "quiet")


def _beside(found: Iterable[Opposite], width: int) -> Iterator[Line]:
    """Old on the left, new on the right."""
    half = (width - _MARGIN) // 2 - GAP
    for one in found:
        if one.kind == "place":
            yield (
                Line()
                .add(" " * _MARGIN + cut(_titled(one.old), half), "label")
                .pad(_MARGIN + half + GAP)
                .add(cut(_titled(one.new), half), "label")
            )
            continue
        line = Line().add(" " * _MARGIN)
        line.add(_numbered(one.old, "-" if one.kind == "real" else " ", half), _style(one, "bad"))
        line.pad(_MARGIN + half + GAP)
        yield line.add(_numbered(one.new, "+" if one.kind == "real" else " ", half), _style(one, "good"))


def _below(found: Iterable[Opposite], width: int | None) -> Iterator[Line]:
    """Old above new, as a unified diff has it."""
    room = None if width is None else width - _MARGIN
    for kind, group in groupby(found, key=lambda one: one.kind):
        lines = list(group)
        if kind == "place":
            yield from (
                Line().add(" " * _MARGIN + cut(_titled(one.new if one.new.text else one.old), room), "label") for one in lines
            )
            continue
        if kind in ("context", "renamed"):
            yield from (Line().add(" " * _MARGIN + _numbered(one.new, " ", room), "quiet") for one in lines)
            continue
        marks = ("-", "+") if kind == "real" else ("<", ">")
        for mark, style, sides in (
            (marks[0], "bad", [one.old for one in lines]),
            (marks[1], "good", [one.new for one in lines]),
        ):
            shown = style if kind == "real" else "quiet"
            yield from (
                Line().add(" " * _MARGIN + _numbered(side, mark, room), shown) for side in sides if side.line is not None
            )


def _titled(side: Side) -> str:
    return f"@@ {side.text or f'line {side.line:,}'}" if side.line is not None else ""


def _style(one: Opposite, real: str) -> str:
    return real if one.kind == "real" else "quiet"


def _numbered(side: Side, mark: str, room: int | None) -> str:
    if side.line is None:
        return ""
    text = f"{mark} {side.line:>{_NUMBER}}  {side.text}"
    return text if room is None or columns(text) <= room else text[: room - 1] + "…"
