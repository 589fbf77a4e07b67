"""Sections as plain tables of texts, for formats that have tables of their own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import zip_longest

from msgspec import Struct

from isaview.base.figures import Row, Section, count
from isaview.reports.columns import EVERYTHING, Choice, Entry, sort_entries
from isaview.reports.report import ModuleReport
from isaview.reports.rows import group_by_language, rows
from isaview.views.overview import headline, sections, sources, table
from isaview.views.screen import NUMBERLIKE, content


class Table(Struct, frozen=True):
    """Headings and rows of texts; ``right`` says which columns hold numbers, ``bars`` has a fraction per row or None."""

    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    right: tuple[bool, ...]
    bars: tuple[float | None, ...]
    depths: tuple[int, ...]


def to_table(section: Section) -> Table:
    """A section with columns as a table; notes become a last column where there are any."""
    has_notes = any(map(_note_text, section.rows))
    headings = (section.title, *section.columns, *(("",) if has_notes else ()))
    rows = tuple((row.title, *map(content, row.cells), *((_note_text(row),) if has_notes else ())) for row in section.rows)
    # Rows may be shorter than the headings; a missing cell counts as an empty number.
    padded = list(zip_longest(*rows, headings, fillvalue=""))
    right = (False, *(all(NUMBERLIKE.fullmatch(text) for text in column[:-1]) for column in padded[1:]))
    return Table(headings, rows, right, tuple(row.bar for row in section.rows), tuple(row.depth for row in section.rows))


def facts(section: Section) -> list[tuple[str, str]]:
    """A section without columns as (label, text) pairs."""
    return [
        (
            row.title,
            ", ".join(f"{cell.title} {content(cell)}".strip() for cell in row.cells)
            + (f" ({_note_text(row)})" if _note_text(row) else ""),
        )
        for row in section.rows
    ]


def _note_text(row: Row) -> str:
    """A row's warning and note with the source line that it is about."""
    return " · ".join(filter(None, (row.warning, row.note, row.text)))


class Kernels(Struct, frozen=True):
    """The kernels of a kind: where they stand, what they are, those that are asked for, and these as a section and table.

    ``left`` counts those that were not asked for.
    """

    modules: tuple[ModuleReport, ...]
    what: str
    entries: tuple[Entry, ...]
    section: Section
    table: Table
    left: int


def kernels(modules: Iterable[ModuleReport], asked: Choice | None) -> Iterator[Kernels]:
    """The kernels of modules by what their readers call things, what runs first."""
    asked = asked or EVERYTHING
    for title, stages, kept in group_by_language(rows(modules)):
        entries = sort_entries(kept, asked)[: asked.top]
        amounts = f"{count(len(stages), 'module')}, {count(len(kept), 'kernel')}"
        what = headline(stages[0]) if len(stages) == 1 else f"{title} · {amounts}"
        shown, left = table(entries, stages[0].words, asked), len(kept) - len(entries)
        what = " · ".join(filter(None, (what, sources(entries))))
        yield Kernels(tuple(stages), what, tuple(entries), shown, to_table(shown), left)


def details(entry: Entry) -> list[tuple[str, str, list[Section]]]:
    """The sections of a kernel, and of each earlier stage of it: title, place, sections."""
    stages = (entry, *entry.earlier)
    return [
        (
            entry.kernel.short_titles[0],
            " ".join(filter(None, (stage.module.title if len(stages) > 1 else "", stage.kernel.start))),
            list(sections(stage.kernel, stage.module)),
        )
        for stage in stages
    ]
