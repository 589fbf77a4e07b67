"""By GPU: the occupancy of one kernel on each of the GPUs that were named, side by side.

Registers of a text for one machine are taken as they are on another, which is said where the machines differ; registers that
are estimated or come from lowering are those of each GPU.
"""

from __future__ import annotations

from isaview.analysis import Analyzer, Context
from isaview.analyzers.occupancy import OccupancyReport
from isaview.rows import Cell, Row, Section
from isaview.words import VOCABULARIES, Words


def analyze(context: Context) -> tuple[OccupancyReport, ...]:
    """The occupancy on every named GPU, empty where at most one is named."""
    if len(context.gpus) < 2 or context.elsewhere is None:
        return ()
    return tuple(context.elsewhere(gpu).need("occupancy") for gpu in context.gpus)


def sections(found: tuple[OccupancyReport, ...], words: Words) -> tuple[Section, ...]:
    """A line per GPU."""
    if not found:
        return ()
    rows = tuple(
        Row(
            one.gpu or "",
            (Cell(one.waves, emphasis="strong"), Cell(one.percent), Cell(one.groups), Cell(_limited(one, words))),
            note=f"registers of the text for {one.borrowed}" if one.borrowed else "",
        )
        for one in found
    )
    return (Section("by GPU", rows, ("waves", "percent", "groups", "limited by")),)


def _limited(one: OccupancyReport, words: Words) -> str:
    if not one.waves.known:
        return one.waves.because
    own = VOCABULARIES.get(one.words, words)
    return " and ".join(own.limit(name) for name in one.limited_by)


ANALYZER = Analyzer(
    name="by_gpu",
    title="occupancy by GPU",
    result=tuple[OccupancyReport, ...],
    analyze=analyze,
    sections=sections,
    order=15,
    optional=True,
)
