"""The loops of a kernel, as rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from isaview.base.figures import Cell, Row, Section
from isaview.base.words import Words
from isaview.views.cutting import table_title

if TYPE_CHECKING:
    from isaview.analysis.analyzers.loops import LoopReport

_SHOWN = 8


def sections(loops: tuple[LoopReport, ...], words: Words) -> tuple[Section, ...]:
    """One row per loop with its size and its largest classes."""
    if not loops:
        return ()
    rows = []
    for loop in loops[:_SHOWN]:
        # The three largest classes say what a loop does; more do not fit a line.
        ranked = sorted(loop.classes.items(), key=lambda item: -item[1])[:3]
        rows.append(
            Row(
                loop.header,
                (
                    Cell(f"{loop.instructions:,}"),
                    Cell(", ".join(f"{count:,} {words.instruction_class(name)}" for name, count in ranked)),
                ),
                note=loop.source or f"line {loop.line}",
                depth=loop.depth - 1,
                source=loop.source or "",
            )
        )
    summary = table_title(f"{len(loops)}", len(rows), len(loops))
    return (Section("loops", tuple(rows), ("instructions", "most of them"), summary=summary),)
