"""Sections as plain tables of texts, for formats that have tables of their own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby, zip_longest

from msgspec import Struct

from isaview.base.figures import Row, Section
from isaview.reports.columns import EVERYTHING, Choice, Entry
from isaview.reports.overview import entries, sections, table
from isaview.reports.report import ModuleReport
from isaview.views.screen import NUMBERLIKE, content


class Table(Struct, frozen=True):
    """Headings and rows of texts; ``right`` says which columns hold numbers, ``bars`` has a fraction per row or None."""

    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    right: tuple[bool, ...]
    bars: tuple[float | None, ...]
    depths: tuple[int, ...]


def tabular(one: Section) -> Table:
    """A section with columns as a table; notes become a last column where there are any."""
    has_notes = any(map(_noted, one.rows))
    headings = (one.title, *one.columns, *(("",) if has_notes else ()))
    rows = tuple((row.title, *map(content, row.cells), *((_noted(row),) if has_notes else ())) for row in one.rows)
    padded = list(zip_longest(*rows, headings, fillvalue=""))
    right = (False, *(all(NUMBERLIKE.fullmatch(text) for text in column[:-1]) for column in padded[1:]))
    return Table(headings, rows, right, tuple(row.bar for row in one.rows), tuple(row.depth for row in one.rows))


def facts(one: Section) -> list[tuple[str, str]]:
    """A section without columns as (label, text) pairs."""
    return [
        (
            row.title,
            ", ".join(f"{cell.title} {content(cell)}".strip() for cell in row.cells)
            + (f" ({_noted(row)})" if _noted(row) else ""),
        )
        for row in one.rows
    ]


def _noted(row: Row) -> str:
    """A row's note with the source line that it is about."""
    return " · ".join(filter(None, (row.note, row.text)))


def kinds(modules: Iterable[ModuleReport]) -> list[tuple[str, list[ModuleReport]]]:
    """The modules that have kernels, by what their readers call things, what runs first: (title, modules)."""
    shown = sorted((module for module in modules if module.kernels), key=_kind)
    return [(title, list(group)) for (_, title, _), group in groupby(shown, key=_kind)]


def _kind(module: ModuleReport) -> tuple[int, str, str]:
    return module.stage, module.title, module.words.name


def overview(modules: Sequence[ModuleReport], asked: Choice | None) -> tuple[list[Entry], Table]:
    """The kernels of modules that are asked for, in that order, and the table of them."""
    asked = asked or EVERYTHING
    found = entries(modules, asked)[: asked.top]
    return found, tabular(table(found, modules[0].words, asked))


def details(entry: Entry) -> list[Section]:
    """The sections of one kernel."""
    return list(sections(entry.kernel, entry.module))
