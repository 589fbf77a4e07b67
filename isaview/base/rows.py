"""Rows: what people see, before it has a format.

An analyzer says what is worth seeing as `Section`s of `Row`s; the formats turn rows into a terminal screen, Markdown or a
page and know nothing else.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from isaview.base.measure import Measure

Emphasis = Literal["plain", "strong", "quiet", "good", "warning", "bad"]


class Cell(Struct, frozen=True):
    """One figure or word: ``title`` stands before it where cells flow, ``metric`` names its row in the metric table."""

    content: Measure | str
    title: str = ""
    metric: str = ""
    emphasis: Emphasis = "plain"


class Row(Struct, frozen=True):
    """One line: a title, its cells, a bar from 0 to 1, a note at the end; ``depth`` indents it.

    ``short`` may stand for the title where there is little room.
    """

    title: str
    cells: tuple[Cell, ...] = ()
    note: str = ""
    bar: float | None = None
    emphasis: Emphasis = "plain"
    depth: int = 0
    short: str = ""


class Section(Struct, frozen=True):
    """Rows under one title.

    With ``columns`` the cells of all rows stand under these headings; without, each row's cells flow one after the other.
    ``summary`` stands beside the title. ``spare`` are the columns that may be left out where there is little room, by their
    place, the first to go first. ``sentences``: its rows' notes are what is asked for, so they are shown whole however
    little room there is.
    """

    title: str
    rows: tuple[Row, ...]
    columns: tuple[str, ...] = ()
    summary: str = ""
    spare: tuple[int, ...] = ()
    sentences: bool = False
