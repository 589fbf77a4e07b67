"""Private memory by what it is for, as rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from isaview.base.figures import Cell, Row, Section
from isaview.base.words import Words
from isaview.views.cutting import table_title

if TYPE_CHECKING:
    from isaview.analysis.analyzers.private import Private, PrivateLine

_SHOWN = 6
_KINDS = {"spill": "spills", "unknown": "not known", "array": "arrays"}
"""What the kinds of accesses are called."""


def sections(private: Private, words: Words) -> tuple[Section, ...]:
    """A line of what is not 0, where anything is, and the source lines with most accesses."""
    figures = (
        ("spills store", "spilled_store_bytes", private.stores),
        ("load", "spilled_load_bytes", private.loads),
        ("arrays", "array_bytes", private.arrays),
        ("accesses at computed addresses", "indexed_accesses", private.indexed),
        (f"moves between {words.word('scalar')} and lanes", "lane_copies", private.lanes),
    )
    cells = [
        Cell(measure, title=title, metric=name) for title, name, measure in figures if measure is not None and measure.value
    ]
    memory = words.word("private")
    sections = [Section(memory, (Row(memory, tuple(cells)),))] if cells else []
    if private.lines:
        rows = tuple(map(_row, private.lines[:_SHOWN]))
        summary = table_title(f"{len(private.lines):,}", len(rows), len(private.lines))
        sections.append(Section(f"{memory} by line", rows, ("loads", "stores", "depth"), summary=summary))
    return tuple(sections)


def _row(line: PrivateLine) -> Row:
    moved = ((line.loads, line.load_bytes), (line.stores, line.store_bytes))
    cells = (Cell(f"{count:,} of {size:,} B" if count else "") for count, size in moved)
    note = (line.source or f"line {line.line:,}") + (f", loop {line.loop}" if line.loop else "")
    return Row(_KINDS[line.kind], (*cells, Cell(str(line.depth))), note=note, source=line.source or "")
