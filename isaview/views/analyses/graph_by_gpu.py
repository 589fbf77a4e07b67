"""What bounds a graph on several machines, as rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from isaview.analysis.bound.verdict import part_name
from isaview.base.figures import Cell, Row, Section
from isaview.base.magnitudes import duration_text
from isaview.base.words import Words

if TYPE_CHECKING:
    from isaview.analysis.analyzers.graph_by_gpu import GraphByGpu


def sections(result: GraphByGpu | None, _words: Words) -> tuple[Section, ...]:
    """A line per machine, below it what holds on all."""
    if result is None:
        return ()
    rows = tuple(
        Row(
            each.gpu,
            (
                Cell(part_name(each.where) if each.where else each.verdict, emphasis="strong"),
                Cell(duration_text(each.time)),
                Cell(each.balance),
                Cell(each.fits),
                Cell(each.fits_on_chip),
            ),
        )
        for each in result.machines
    )
    columns = ("bound by", "at least", "operations a byte", "of memory", "of memory on the chip")
    return (Section("by machine", rows, columns), Section("", (Row("holds", (Cell(result.holds),)),), sentences=True))
