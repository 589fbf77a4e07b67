"""Figures: how a measure is written for people.

``~`` marks an estimate and its interval follows; ``n/a`` cannot be had, ``?`` could not be read. Neither is ever a 0.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from isaview.base.measure import Measure, Number

KIBIBYTE = 1024
MARKS = {"unavailable": "n/a", "unread": "?"}
_EXACT = frozenset(("waves/SIMD",))
"""Units whose fractions are halves and quarters: rounded, two sides of a step could look alike."""


def number(value: Number) -> str:
    """A bare number with thousands separated; fractions to one place, whole ones without."""
    if isinstance(value, float) and not value.is_integer():
        return f"{value:,.1f}" if abs(value) >= 1 else f"{value:.2g}"
    return f"{int(value):,}"


def _plain(value: Number, unit: str) -> str:
    """A number without its unit, as exact as the unit asks for."""
    return f"{value:g}" if unit in _EXACT else number(value)


def quantity(value: Number, unit: str) -> str:
    """A number with the unit that people need to see: bytes and percents; the title names other units."""
    if unit == "%":
        return f"{number(value)} %"
    if unit != "B":
        return _plain(value, unit)
    if not value:
        return "0"
    if value % (KIBIBYTE * KIBIBYTE) == 0:
        return f"{number(value // (KIBIBYTE * KIBIBYTE))} MiB"
    if value % KIBIBYTE == 0:
        return f"{number(value // KIBIBYTE)} KiB"
    return f"{number(value)} B"


def brief(measure: Measure) -> str:
    """A measure where there is little room: an estimate without its interval (``~37``)."""
    if measure.value is None:
        return MARKS[measure.origin]
    return ("~" if measure.origin == "estimated" else "≥ " if measure.is_lower_bound else "") + quantity(
        measure.value, measure.unit
    )


def figure(measure: Measure) -> str:
    """A measure as it stands on screen: ``132``, ``32 KiB``, ``~37 (30–44)``, ``n/a``, ``?``."""
    if measure.value is None:
        return MARKS[measure.origin]
    shown = ("≥ " if measure.is_lower_bound else "") + quantity(measure.value, measure.unit)
    if measure.origin != "estimated" or measure.low is None or measure.high is None:
        return shown
    low, high = (_plain(end, measure.unit) for end in (measure.low, measure.high))
    return f"~{shown}" if low == high else f"~{shown} ({low}–{high})"


Emphasis = Literal["plain", "strong", "quiet", "good", "warning", "bad"]


class Cell(Struct, frozen=True):
    """One figure or word: ``title`` stands before it where cells flow, ``metric`` names its row in the metric table."""

    content: Measure | str
    title: str = ""
    metric: str = ""
    emphasis: Emphasis = "plain"


class Row(Struct, frozen=True):
    """One line: a title, its cells, a bar from 0 to 1, a note at the end; ``depth`` indents it.

    ``short`` may stand for the title where there is little room. ``warning`` is shown whole however little room there is.
    ``source`` is the source position that it is about, ``text`` what stands there, where that may be shown.
    """

    title: str
    cells: tuple[Cell, ...] = ()
    note: str = ""
    bar: float | None = None
    emphasis: Emphasis = "plain"
    depth: int = 0
    short: str = ""
    warning: str = ""
    source: str = ""
    text: str = ""


class Section(Struct, frozen=True):
    """Rows under one title.

    With ``columns`` the cells of all rows stand under these headings; without, each row's cells flow one after the other.
    ``summary`` stands next to the title. ``spare`` are the columns that may be left out where there is little room, by their
    place, the first to go first; one that is empty in every row always goes. ``sentences``: its rows' notes are what is asked
    for, so they are shown whole however little room there is.
    """

    title: str
    rows: tuple[Row, ...]
    columns: tuple[str, ...] = ()
    summary: str = ""
    spare: tuple[int, ...] = ()
    sentences: bool = False


class Document(Struct, frozen=True):
    """Sections below a title, with what has to be known of them first: what a command shows in every format for people."""

    title: str
    sections: tuple[Section, ...]
    remarks: tuple[str, ...] = ()
