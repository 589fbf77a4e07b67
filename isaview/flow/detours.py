"""The control-flow graph with the edges on which comments define registers: `; implicit-def:` in an empty block.

A block without instructions is no block of the control-flow graph. It stands between a label, or a branch that falls through,
and another label; what it defines holds on this edge only. The data-flow equations see it as a block behind all others.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from isaview.flow.graph import falls_through, flow_of, label_of, target_names
from isaview.model.kernel import Kernel
from isaview.model.registers import BoundOperands


class Detours(Struct, frozen=True):
    """A control-flow graph with further blocks behind its own, each on an edge; ``defined`` has their registers in order."""

    successors: tuple[tuple[int, ...], ...]
    predecessors: tuple[tuple[int, ...], ...]
    defined: tuple[frozenset[int], ...] = ()


def with_detours(kernel: Kernel, bound: BoundOperands) -> Detours:
    """The kernel's control-flow graph with a block on each edge where comments define registers."""
    flow = flow_of(kernel)
    definitions = _defined_on_edges(kernel, bound) if bound.closing_definitions or bound.label_definitions else {}
    if not definitions:
        return Detours(flow.successors, flow.predecessors)
    successors, predecessors = [list(targets) for targets in flow.successors], [list(sources) for sources in flow.predecessors]
    for source, target in definitions:
        between = len(successors)
        successors[source][successors[source].index(target)] = between
        predecessors[target][predecessors[target].index(source)] = between
        successors.append([target])
        predecessors.append([source])
    return Detours(tuple(map(tuple, successors)), tuple(map(tuple, predecessors)), tuple(definitions.values()))


def _defined_on_edges(kernel: Kernel, bound: BoundOperands) -> dict[tuple[int, int], frozenset[int]]:
    """Edge → the registers that every way along it defines; edges without any are absent."""
    flow = flow_of(kernel)
    on_edges: dict[tuple[int, int], frozenset[int]] = {}
    for block in flow.blocks:
        for target, defined in _ways(kernel, bound, block.last - 1) if block.last > block.first else ():
            if target < len(kernel):
                edge = block.index, flow.block_of(target)
                on_edges[edge] = on_edges.get(edge, defined) & defined
    existing = {(edge.source, edge.target) for edge in flow.edges}
    return {edge: defined for edge, defined in on_edges.items() if defined and edge in existing}


def _ways(kernel: Kernel, bound: BoundOperands, last: int) -> Iterator[tuple[int, frozenset[int]]]:
    """Where control may go behind the last instruction of a block, and what comments define on the way."""
    for name in target_names(kernel, last):
        label = label_of(kernel, name, kernel.scopes[last])
        if label is not None:
            yield kernel.labels[label], frozenset(bound.label_definitions.get(label, ()))
    if falls_through(kernel.forms[last]):
        yield last + 1, frozenset(bound.closing_definitions.get(last, ()))


def stated_definitions(kernel: Kernel, bound: BoundOperands) -> dict[int, tuple[int, ...]]:
    """Instruction → the registers that comments define right before it, on every way to it."""
    definitions = dict(bound.definitions)
    block_of = flow_of(kernel).block_of
    for index, numbers in bound.closing_definitions.items():
        if index + 1 < len(kernel) and block_of(index) == block_of(index + 1):
            definitions[index + 1] = (*definitions.get(index + 1, ()), *numbers)
    return definitions
