"""Headings and cells of the table of kernels."""

from __future__ import annotations

from collections.abc import Sequence

from isaview.base.figures import Cell, Emphasis, brief
from isaview.base.measure import Measure
from isaview.base.metrics import by_name
from isaview.base.words import Words
from isaview.reports.columns import OCCUPANCY, Column, Entry, amount, figure_of, text_of


def headings(column: Column, words: Words, machines: Sequence[str]) -> list[str]:
    """The heading of a column, of occupancy with the GPUs that were named: ``warps/SM H100``, ``sm_86``."""
    word = words.word(column.heading)
    return [f"{word} {machines[0]}", *machines[1:]] if machines and column.heading == OCCUPANCY else [word]


def cells(column: Column, entry: Entry, machines: Sequence[str]) -> list[Cell]:
    """A kernel's cell in a column, of occupancy a cell for each GPU that was named."""
    kernel = entry.kernel
    if column.says is not None:
        return [Cell(text_of(column.says, entry), "", "", "quiet")]
    name, measure = figure_of(column, entry)
    if measure is None:
        own = Cell("", "", column.metrics[0])
    else:
        mark = "≤ " if name == "max_threads" else ""
        text = mark + (amount(kernel.measures) if name == "findings" else brief(measure))
        is_quiet = measure.value == 0 and name != OCCUPANCY
        own = Cell(text, "", name, "quiet" if is_quiet else emphasis_of(name, measure))
    if column.heading != OCCUPANCY or len(machines) < 2:
        return [own]
    return [own, *(Cell(brief(occupancy.waves), "", OCCUPANCY) for occupancy in kernel.results["by_gpu"][1:])]


def emphasis_of(name: str, measure: Measure) -> Emphasis:
    """How a figure stands out: spills and what cannot launch are bad, what is not known is quiet."""
    if measure.value is None:
        return "quiet"
    if name == OCCUPANCY and not measure.value:
        return "warning" if measure.high else "bad"
    return "bad" if by_name()[name].group == "spills" and measure.value else "plain"
