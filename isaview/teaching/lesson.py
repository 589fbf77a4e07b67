"""Lessons: what there is to say of one word, and how it is written."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from msgspec import Struct

from isaview.serial import Plain

_WIDTH = 100
_INDENT = "    "
_GAP = 2
_LEAST = 12
"""Columns that stay of the widest column."""


class Chart(Struct, frozen=True):
    """Rows under headings, with a sentence above them."""

    caption: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Lesson(Struct, frozen=True):
    """One thing to teach: its kind ("rule", "limiter", "metric", "opcode", "class"), its name, and a first sentence.

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
        lines += [*wrap(chart.caption, room), "", *_aligned(chart, room - len(_INDENT)), ""]
    for heading, text in lesson.samples:
        lines += [heading, *(f"{_INDENT}{line}".expandtabs(8).rstrip() for line in text.strip("\n").split("\n")), ""]
    return "\n".join(lines)


def _aligned(chart: Chart, room: int) -> list[str]:
    """The rows under their headings; where they are wider than the room, texts of the widest column are cut."""
    widths = [max(len(row[place]) for row in (chart.columns, *chart.rows)) for place in range(len(chart.columns))]
    widest = max(range(len(widths)), key=widths.__getitem__)
    excess = sum(widths) + _GAP * (len(widths) - 1) - room
    widths[widest] -= min(max(excess, 0), widths[widest] - _LEAST)
    table = (chart.columns, tuple("─" * width for width in widths), *chart.rows)
    gap = " " * _GAP
    return [_INDENT + gap.join(_fitted(text, width) for text, width in zip(row, widths, strict=True)).rstrip() for row in table]


def _fitted(text: str, width: int) -> str:
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
        "charts": [
            {"caption": one.caption, "columns": list(one.columns), "rows": [list(row) for row in one.rows]}
            for one in lesson.charts
        ],
        "samples": [{"heading": heading, "text": text} for heading, text in lesson.samples],
    }
