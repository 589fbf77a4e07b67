"""The figures of a graph that stand side by side, a column for each machine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from isaview.analysis.graphs.machines import balance

if TYPE_CHECKING:
    from isaview.analysis.graphs.report import GraphReport
    from isaview.base.measure import Measure


def figures(graph: GraphReport) -> Iterator[tuple[str, Measure | str | None]]:
    """The figures of a graph on a machine, in the order of a table."""
    yield "graph_bound", graph.verdict
    yield "graph_bound_by", graph.where or None
    yield "graph_time", graph.time
    yield "graph_operations", graph.flops
    yield "graph_bytes", graph.bytes
    yield "graph_intensity", graph.intensity
    yield "machine_intensity", balance(graph)
    yield "graph_memory_bytes", graph.memory.bytes
    yield "graph_fits", graph.fits
    yield "graph_fits_on_chip", graph.fits_on_chip
