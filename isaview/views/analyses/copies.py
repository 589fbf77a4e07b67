"""Moves between register files, as rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from isaview.base.figures import Cell, Row, Section
from isaview.base.words import Words

if TYPE_CHECKING:
    from isaview.analysis.analyzers.copies import Copies


def sections(copies: Copies, words: Words) -> tuple[Section, ...]:
    """A line where there are copies."""
    if copies.accumulator is None or not copies.accumulator.value:
        return ()
    title = f"between {words.word('vector')} and {words.word('accumulator')}"
    return (Section("copies", (Row("copies", (Cell(copies.accumulator, title=title),)),)),)
