"""Lessons as values, the tables of texts that they are made of, and their forms for terminals, Markdown and JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import zip_longest
from pathlib import Path
from textwrap import wrap
from typing import Any

from msgspec import Struct, to_builtins

from isaview.base.plugins import read_toml
from isaview.reports.serial import Plain

_WIDTH = 100
"""Characters of a line that is read with ease."""
_INDENT, _GAP = " " * 4, " " * 2
_LEAST = 12
"""Characters that stay of the widest column of a chart."""


@cache
def table(name: str) -> Mapping[str, Any]:
    """A table of texts of this folder."""
    return read_toml(Path(__file__).with_name(f"{name}.toml"))


class Chart(Struct, frozen=True):
    """Rows under headings, with a sentence above them."""

    caption: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Lesson(Struct, frozen=True):
    """A thing to teach: its kind ("rule", "limiter", "metric", "opcode", "class"), its name, and a first sentence.

    ``paragraphs`` have a heading each; ``charts`` come after them, ``samples`` (heading, text of a dump) at the end.
    """

    kind: str
    name: str
    title: str
    paragraphs: tuple[tuple[str, str], ...] = ()
    charts: tuple[Chart, ...] = ()
    samples: tuple[tuple[str, str], ...] = ()


def as_text(lesson: Lesson, width: int | None) -> str:
    """A lesson for a terminal, not wider than is read with ease."""
    room = min(width or _WIDTH, _WIDTH)
    lines = [f"{lesson.name} · {lesson.kind}", *wrap(f"{lesson.title}.", room), ""]
    for heading, text in lesson.paragraphs:
        lines += [heading, *wrap(text, room, initial_indent=_INDENT, subsequent_indent=_INDENT), ""]
    for chart in lesson.charts:
        lines += [*wrap(chart.caption, room), "", *_align(chart, room - len(_INDENT)), ""]
    for heading, text in lesson.samples:
        lines += [heading, *(f"{_INDENT}{line}".expandtabs(8).rstrip() for line in text.strip("\n").split("\n")), ""]
    return "\n".join(lines)


def _align(chart: Chart, room: int) -> list[str]:
    """The rows under their headings; where they are too wide, the widest column is cut, then headings are folded."""
    widths = _widths(chart, room - len(_GAP) * (len(chart.columns) - 1))
    folded = [wrap(heading, width) for heading, width in zip(chart.columns, widths, strict=True)]
    lines = (*zip_longest(*folded, fillvalue=""), tuple("─" * width for width in widths), *chart.rows)
    return [_INDENT + _GAP.join(map(_fit, line, widths)).rstrip() for line in lines]


def _widths(chart: Chart, room: int) -> list[int]:
    """Columns each column takes, of so many in all."""
    cells = [max((len(row[number]) for row in chart.rows), default=0) for number in range(len(chart.columns))]
    words = [max(map(len, heading.split()), default=1) for heading in chart.columns]
    widths = [max(width, len(heading)) for width, heading in zip(cells, chart.columns, strict=True)]
    least = list(map(max, cells, words))
    # One column gives way first, as a table in which each column is cut reads worse.
    widest = max(range(len(widths)), key=widths.__getitem__)
    widths[widest] -= min(max(sum(widths) - room, 0), max(widths[widest] - max(_LEAST, words[widest]), 0))
    for number in sorted(range(len(widths)), key=lambda number: least[number] - widths[number]):
        widths[number] -= min(max(sum(widths) - room, 0), max(widths[number] - least[number], 0))
    return widths


def _fit(text: str, width: int) -> str:
    return (text if len(text) <= width else text[: width - 1] + "…").ljust(width)


def as_markdown(lesson: Lesson) -> str:
    """A lesson as Markdown; its texts are isaview's own, so nothing in them has to be escaped."""
    lines = [f"## {lesson.name}", "", f"*{lesson.kind}* {lesson.title}.", ""]
    for heading, text in lesson.paragraphs:
        lines += [f"**{heading}.** {text}", ""]
    for chart in lesson.charts:
        lines += [chart.caption, "", _row(chart.columns), "|" + "---|" * len(chart.columns), *map(_row, chart.rows), ""]
    for heading, text in lesson.samples:
        lines += [f"**{heading}**", "", "```asm", text.strip("\n"), "```", ""]
    return "\n".join(lines)


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def as_plain(lesson: Lesson) -> dict[str, Plain]:
    """A lesson as plain data."""
    return {
        "kind": lesson.kind,
        "name": lesson.name,
        "title": lesson.title,
        "paragraphs": [{"heading": heading, "text": text} for heading, text in lesson.paragraphs],
        "charts": [to_builtins(chart) for chart in lesson.charts],
        "samples": [{"heading": heading, "text": text} for heading, text in lesson.samples],
    }
