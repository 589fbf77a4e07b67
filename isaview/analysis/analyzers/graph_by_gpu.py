"""What bounds a graph on each of the machines that were named, and at which ratio the verdict turns."""

from __future__ import annotations

from msgspec import Struct

from isaview.analysis.bound.verdict import part_name
from isaview.analysis.contract import Analyzer, Context
from isaview.analysis.graphs.machine import balance, verdicts_sentence
from isaview.analysis.graphs.tables import duration
from isaview.base.figures import Cell, Row, Section
from isaview.base.measure import Measure
from isaview.base.words import Words


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
    graphs = [(gpu.name, context.elsewhere(gpu).need("graph")) for gpu in context.gpus]
    machines = tuple(
        OnMachine(name, graph.verdict, graph.where, graph.time, balance(graph), graph.fits, graph.fits_on_chip)
        for name, graph in graphs
    )
    return GraphByGpu(machines, verdicts_sentence(graphs))


def sections(result: GraphByGpu | None, _words: Words) -> tuple[Section, ...]:
    """A line per machine, below it what holds on all."""
    if result is None:
        return ()
    rows = tuple(
        Row(
            each.gpu,
            (
                Cell(part_name(each.where) if each.where else each.verdict, emphasis="strong"),
                Cell(duration(each.time)),
                Cell(each.balance),
                Cell(each.fits),
                Cell(each.fits_on_chip),
            ),
        )
        for each in result.machines
    )
    columns = ("bound by", "at least", "operations a byte", "of memory", "of memory on the chip")
    return (Section("by machine", rows, columns), Section("", (Row("holds", (Cell(result.holds),)),), sentences=True))


ANALYZER = Analyzer(
    "graph_by_gpu", "graph by machine", GraphByGpu | None, analyze, sections, order=4, optional=True, levels=("graph",)
)
