"""What holds for a graph on several machines: a verdict that is the same on all, or the ratio at which it turns.

A graph is bound by memory where a machine makes more operations in the time of a byte than the graph has for each byte. So one
number of the graph, its operations a byte, and one of each machine decide.
"""

from __future__ import annotations

from collections.abc import Sequence

from isaview.analysis.graphs.report import GraphReport
from isaview.base.figures import number
from isaview.base.measure import Measure, counted, unavailable

_MEMORY, _UNIT = "dram", "operations/B"
Named = tuple[str, GraphReport]
"""The name of a machine, and the graph on it."""


def _times(graph: GraphReport) -> tuple[float, float]:
    """Times of the busiest pipe and of memory, 0 where not known."""
    pipes = [float(each.value or 0) for part, each in graph.busy.items() if part not in (_MEMORY, "interconnect")]
    memory = graph.busy.get(_MEMORY)
    return max(pipes, default=0.0), 0.0 if memory is None else float(memory.value or 0)


def balance(graph: GraphReport) -> Measure:
    """The operations that a machine makes in the time of a byte, of the kinds that this graph has most of."""
    compute, memory = _times(graph)
    if not compute or not memory or not graph.intensity.value:
        return unavailable(_UNIT, "no document states both rates")
    return counted(round(graph.intensity.value * memory / compute, 1), _UNIT, "rates of the pipe that is busiest and of memory")


def sentence(graphs: Sequence[Named]) -> str:
    """What holds on all machines, or where it turns; "" for fewer than two."""
    judged = [(name, graph) for name, graph in graphs if graph.gpu is not None]
    if len(judged) < 2:
        return ""
    verdicts: dict[str, list[str]] = {}
    for name, graph in judged:
        verdicts.setdefault(graph.verdict, []).append(name)
    text = "; ".join(f"{verdict} on {', '.join(names)}" for verdict, names in verdicts.items())
    text = f"{next(iter(verdicts))} on all {len(judged)} machines" if len(verdicts) == 1 else text
    balances = [(float(share.value), name) for name, graph in judged if (share := balance(graph)).value is not None]
    if not balances:
        return text
    own, (low, least), (high, most) = judged[0][1].intensity, min(balances), max(balances)
    turn, few, many = (number(float(value or 0)) for value in (own.value, low, high))
    return (
        f"{text}; the graph has {turn} operations a byte, machines make {few} ({least}) to {many} ({most}) in the time of "
        f"a byte: one that makes fewer than {turn} is bound by compute, one that makes more by memory"
    )
