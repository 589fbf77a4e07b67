"""What bounds a graph on each of the machines that were named, and at which ratio the verdict turns."""

from __future__ import annotations

from msgspec import Struct

from isaview.analysis.contract import Analyzer, Context
from isaview.base.measure import Measure


class OnMachine(Struct, frozen=True):
    """A graph on a machine, as in its report: ``where`` is busiest, ``fits`` and ``fits_on_chip`` are shares of its memories.

    ``balance`` are the operations that the machine makes in the time of a byte, of the kinds that this graph has most of.
    """

    gpu: str
    verdict: str
    where: str
    time: Measure
    balance: Measure
    fits: Measure
    fits_on_chip: Measure


class GraphByGpu(Struct, frozen=True):
    """A graph on several ``machines``; ``holds`` says which verdict is that of all, or where it turns."""

    machines: tuple[OnMachine, ...]
    holds: str


def analyze(context: Context) -> GraphByGpu | None:
    """The graph on every named machine; nothing where fewer than two are named."""
    if len(context.gpus) < 2 or context.elsewhere is None or context.need("graph") is None:
        return None
    from isaview.analysis.graphs.machine import balance, verdicts_sentence

    graphs = [(gpu.name, context.elsewhere(gpu).need("graph")) for gpu in context.gpus]
    machines = tuple(
        OnMachine(name, graph.verdict, graph.where, graph.time, balance(graph), graph.fits, graph.fits_on_chip)
        for name, graph in graphs
    )
    return GraphByGpu(machines, verdicts_sentence(graphs))


ANALYZER = Analyzer("graph_by_gpu", "graph by machine", GraphByGpu | None, analyze, order=4, optional=True, levels=("graph",))
