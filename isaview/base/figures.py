"""Measures as people read them, and the rows and sections that every page is made of.

``~`` marks an estimate and its interval follows; ``n/a`` cannot be had, ``?`` could not be read. Neither is ever a 0.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from isaview.base.measure import Measure, Number

KIBIBYTE = 1024
_SIZES = ((KIBIBYTE * KIBIBYTE, "MiB"), (KIBIBYTE, "KiB"))
_WHOLE_FROM = 1000
"""From here a fraction is a thousandth at most, and not shown."""
MARKS = {"unavailable": "n/a", "unread": "?"}
_EXACT = frozenset(("waves/SIMD",))
"""Units whose fractions are halves and quarters: rounded, two sides of a step could look alike."""


def number(value: Number) -> str:
    """A bare number with thousands separated; fractions from 1 to 1,000 to a tenth, below 1 to two digits."""
    if isinstance(value, float) and not value.is_integer() and abs(value) < _WHOLE_FROM:
        return f"{value:,.1f}" if abs(value) >= 1 else f"{value:.2g}"
    return f"{round(value):,}"


def _plain(value: Number, unit: str) -> str:
    """A number without its unit, as exact as the unit asks for."""
    return f"{value:g}" if unit in _EXACT else number(value)


def quantity(value: Number, unit: str) -> str:
    """A number with the unit that people need to see: bytes and percents; the title names other units."""
    if unit == "%":
        return f"{number(value)} %"
    if unit != "B":
        return _plain(value, unit)
    amounts = (f"{number(value // size)} {name}" for size, name in _SIZES if value % size == 0)
    return next(amounts, f"{number(value)} B") if value else "0"


def count(number: int, word: str) -> str:
    """A number with its noun: ``1 load``, ``3 loads``, ``2 copies``."""
    if number == 1:
        return f"1 {word}"
    # the plural of "y" is "ies" behind a consonant alone: copies, but arrays
    plural = f"{word[:-1]}ies" if re.search(r"[^aeiou]y\Z", word) else f"{word}es" if word.endswith(("s", "x")) else f"{word}s"
    return f"{number:,} {plural}"


def mark(measure: Measure) -> str:
    """What stands before a number that is not exact: ``~`` of an estimate, ``≥`` of a lower bound."""
    return "~" if measure.origin == "estimated" else "≥ " if measure.is_lower_bound else ""


def brief(measure: Measure) -> str:
    """A measure where there is little room: an estimate without its interval (``~37``)."""
    if measure.value is None:
        return MARKS[measure.origin]
    return mark(measure) + quantity(measure.value, measure.unit)


def figure(measure: Measure) -> str:
    """A measure as it stands on screen: ``132``, ``32 KiB``, ``~37 (30–44)``, ``n/a``, ``?``."""
    if measure.value is None:
        return MARKS[measure.origin]
    text = ("≥ " if measure.is_lower_bound else "") + quantity(measure.value, measure.unit)
    if measure.origin != "estimated" or measure.low is None or measure.high is None:
        return text
    low, high = (_plain(end, measure.unit) for end in (measure.low, measure.high))
    return f"~{text}" if low == high else f"~{text} ({low}–{high})"


Emphasis = Literal["plain", "strong", "quiet", "good", "warning", "bad"]


class Cell(Struct, frozen=True):
    """A figure or word: ``title`` stands before it where cells flow, ``metric`` names its row in the metric table."""

    content: Measure | str
    title: str = ""
    metric: str = ""
    emphasis: Emphasis = "plain"


class Row(Struct, frozen=True):
    """A line: a title, its cells, a bar from 0 to 1, a note at the end; ``depth`` indents it.

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
    """Rows under a title and its ``summary``.

    With ``columns`` the cells of all rows stand under these headings; without, each row's cells flow. ``spare`` are the
    numbers of columns to leave out where there is little room, the first to go first, and always where they are empty.
    ``sentences``: the notes of its rows are what is asked for, and are shown whole however little room there is.
    """

    title: str
    rows: tuple[Row, ...]
    columns: tuple[str, ...] = ()
    summary: str = ""
    spare: tuple[int, ...] = ()
    sentences: bool = False


class Mark(Struct, frozen=True):
    """A place on the curve worth a word."""

    x: float
    y: float
    label: str


class Curve(Struct, frozen=True):
    """Values over one axis: ``xs`` ascending, ``ys`` none below 0.

    The curve holds each value until the next ``x``; or, where ``up_to`` says so, from behind the ``x`` before up to its own.
    """

    title: str
    x_title: str
    y_title: str
    xs: Sequence[float]
    ys: Sequence[float]
    marks: tuple[Mark, ...] = ()
    top: float | None = None
    """The end of the y axis, where it is not the highest value."""
    up_to: bool = False

    @property
    def highest(self) -> float:
        """The end of the y axis; never 0."""
        return max(self.top or 0, max(self.ys, default=0)) or 1

    @property
    def begin(self) -> float:
        """The beginning of the x axis, where the first value begins to hold."""
        first, *others = self.xs[:2] or (0,)
        return max(0, first - (others[0] - first)) if self.up_to and others else first


class Points(Struct, frozen=True):
    """Places by two figures, none below 0: ``best`` are named, the ``others`` only where the pointer stands on them."""

    title: str
    x_title: str
    y_title: str
    best: tuple[Mark, ...]
    others: tuple[Mark, ...] = ()


class Document(Struct, frozen=True):
    """Sections below a title, with what has to be known of them first: what a command shows in every format for people.

    Pages draw the ``curves``; where there is only text, the sections say the same.
    """

    title: str
    sections: tuple[Section, ...]
    remarks: tuple[str, ...] = ()
    curves: tuple[Curve, ...] = ()
