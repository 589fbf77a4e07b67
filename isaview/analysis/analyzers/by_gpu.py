"""The occupancy of a kernel on each of the GPUs that were named, side by side.

Registers of a text for another machine are taken as they are, and a note says so. Registers that are estimated or come
from lowering are those of each GPU.
"""

from __future__ import annotations

from isaview.analysis.analyzers.occupancy import OccupancyReport
from isaview.analysis.contract import Analyzer, Context


def analyze(context: Context) -> tuple[OccupancyReport, ...]:
    """The occupancy on every named GPU, empty where fewer than two are named."""
    if len(context.gpus) < 2 or context.elsewhere is None:
        return ()
    return tuple(context.elsewhere(gpu).need("occupancy") for gpu in context.gpus)


ANALYZER = Analyzer("by_gpu", "occupancy by GPU", tuple[OccupancyReport, ...], analyze, order=15, of_facts=True, optional=True)
