"""The control-flow graph of a kernel: basic blocks and edges, dominators and loops."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import chain, takewhile

from msgspec import Struct

from isaview.base import limits, regex
from isaview.flow.nesting import Loop, Preorder, dominators, loops, preorder
from isaview.model.form import Form
from isaview.model.kernel import Kernel

_OF_A_REGION = regex.compile(r"\d+\.")


class Edge(Struct, frozen=True):
    """Control may go from block ``source`` to block ``target``.

    ``arguments`` are the register numbers that the target's parameters take on this edge, None for a constant.
    """

    source: int
    target: int
    arguments: tuple[int | None, ...] = ()


class BasicBlock(Struct, frozen=True):
    """Instructions ``first`` to ``last`` (exclusive) that run in sequence.

    ``labels`` are those in front of it, the ones that are jumped to first: others mark places for a debugger. ``parameters``
    are the register numbers its phis define, in order; empty where the dialect has no phis.
    """

    index: int
    first: int
    last: int
    labels: tuple[str, ...]
    parameters: tuple[int, ...] = ()

    @property
    def label(self) -> str:
        """Its first label that stands in the text, "" where there is none: regions of tiles and graphs have numbers of ours."""
        return next((label for label in self.labels[:1] if not _OF_A_REGION.match(label)), "")


class Flow(Struct, eq=False, dict=True):
    """The control-flow graph of a kernel; block 0 is the entry.

    ``unknown_jumps`` are instructions whose targets the text does not say: what they reach is not in ``edges``.
    """

    blocks: tuple[BasicBlock, ...]
    edges: tuple[Edge, ...]
    unknown_jumps: tuple[int, ...]

    @cached_property
    def successors(self) -> tuple[tuple[int, ...], ...]:
        """Per block, the blocks control may go to, each once, ascending."""
        return self._neighbours([(edge.source, edge.target) for edge in self.edges])

    @cached_property
    def predecessors(self) -> tuple[tuple[int, ...], ...]:
        """Per block, the blocks control may come from, each once, ascending."""
        return self._neighbours([(edge.target, edge.source) for edge in self.edges])

    @cached_property
    def preorder(self) -> tuple[int, ...]:
        """Blocks reachable from the entry, in depth-first preorder."""
        return self._walk.order

    @cached_property
    def dominators(self) -> tuple[int | None, ...]:
        """Per block its immediate dominator; None for the entry and for what the entry does not reach."""
        return dominators(self._walk, self.predecessors)

    @cached_property
    def loops(self) -> tuple[Loop, ...]:
        """All loops, outer before inner, else in text order of their headers."""
        return loops(self._walk, self.predecessors)

    @cached_property
    def innermost(self) -> tuple[int | None, ...]:
        """Per block the index of the innermost loop around it."""
        inner: list[int | None] = [None] * len(self.blocks)
        for loop in self.loops:
            for block in loop.blocks:
                inner[block] = loop.index
        return tuple(inner)

    @cached_property
    def depths(self) -> tuple[int, ...]:
        """Per block how many loops are around it."""
        return tuple(0 if loop is None else self.loops[loop].depth for loop in self.innermost)

    def block_of(self, instruction: int) -> int:
        """The block that holds an instruction, by index."""
        return bisect_right(self._firsts, instruction) - 1

    def loop_of(self, instruction: int) -> Loop | None:
        """The innermost loop around an instruction, by index."""
        innermost = self.innermost[self.block_of(instruction)]
        return None if innermost is None else self.loops[innermost]

    def latches(self, loop: Loop) -> list[int]:
        """The blocks of a loop that end in the branch back to its header."""
        inside = frozenset(loop.blocks)
        return [block for block in self.predecessors[loop.header] if block in inside]

    def inside(self, blocks: Iterable[int]) -> list[int]:
        """The instructions of blocks, by index, block by block."""
        return [index for block in blocks for index in range(self.blocks[block].first, self.blocks[block].last)]

    def dominating(self, block: int) -> Iterator[int]:
        """A block and those that every way to it leads through, the nearest first."""
        at: int | None = block
        while at is not None:
            yield at
            at = self.dominators[at]

    @cached_property
    def _walk(self) -> Preorder:
        return preorder(self.successors)

    @cached_property
    def _firsts(self) -> list[int]:
        return [block.first for block in self.blocks]

    def _neighbours(self, pairs: list[tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
        neighbours: list[set[int]] = [set() for _ in self.blocks]
        for block, neighbour in pairs:
            neighbours[block].add(neighbour)
        return tuple(tuple(sorted(numbers)) for numbers in neighbours)


def flow_of(kernel: Kernel) -> Flow:
    """Basic blocks, edges, dominators and loops of a kernel, kept with it; without instructions it has an empty block."""
    return kernel.once(Flow, lambda: _flow(kernel))


def _flow(kernel: Kernel) -> Flow:
    """The graph: where blocks begin, then where each leads."""
    size = len(kernel)
    unknown: list[int] = []
    jumped: set[str] = set()
    leaving = [index for index, form in enumerate(kernel.forms) if form.flow not in ("next", "call")]
    targets: dict[int, list[int]] = {}
    edge_count = 0
    for index in leaving:
        targets[index] = _targets(kernel, index, unknown, jumped)
        edge_count += len(targets[index])
        limits.hold("jump targets", edge_count, limits.FLOW_EDGES)
    leaders = {0, *(index + 1 for index in leaving), *chain.from_iterable(targets.values())}
    has_phis = any(form.incoming for form in kernel.distinct_forms)
    if unknown or has_phis:
        leaders.update(kernel.labels.values())
    firsts = sorted(leader for leader in leaders if leader < size) or [0]
    names: dict[int, list[str]] = {}
    for label, index in kernel.labels.items():
        names.setdefault(index, []).append(label.split("\x00")[0])
    for labels in names.values():
        labels.sort(key=lambda name: name not in jumped)
    number = {first: block for block, first in enumerate(firsts)}
    blocks: list[BasicBlock] = []
    edges: dict[tuple[int, int], None] = {}
    for block, (first, end) in enumerate(zip(firsts, [*firsts[1:], size], strict=True)):
        parameters = [register for index in _phis(kernel, first, end) for register in kernel.operands.writes[index]]
        blocks.append(BasicBlock(block, first, end, tuple(names.get(first, ())), tuple(parameters)))
        if end > first:
            following = (end,) if falls_through(kernel.forms[end - 1]) else ()
            goes_to = (*targets.get(end - 1, ()), *following)
            edges.update(((block, number[target]), None) for target in goes_to if target < size)
    on_edges = _taken_on_edges(kernel, blocks) if has_phis else {}
    graph = [Edge(*edge, tuple(on_edges.get((firsts[edge[0]], firsts[edge[1]]), ()))) for edge in edges]
    return Flow(tuple(blocks), tuple(graph), tuple(unknown))


def _targets(kernel: Kernel, index: int, unknown: list[int], jumped: set[str]) -> list[int]:
    """The instructions that a jump may lead to; its labels go to ``jumped``, a jump without known targets to ``unknown``."""
    form = kernel.forms[index]
    names = target_names(kernel, index)
    jumped.update(names)
    if form.table is None:
        is_unknown = not names and form.flow in ("jump", "branch", "switch")
    else:
        is_unknown = form.table.bind(kernel.tokens[index]) not in kernel.tables
    if is_unknown:
        unknown.append(index)
    labels = {name: label_of(kernel, name, kernel.scopes[index]) for name in names}
    return [kernel.labels[label] for label in map(labels.get, names) if label is not None]


def _phis(kernel: Kernel, first: int, end: int) -> Iterable[int]:
    """The phis that a block begins with."""
    return takewhile(lambda index: kernel.forms[index].incoming, range(first, end))


def _taken_on_edges(kernel: Kernel, blocks: Iterable[BasicBlock]) -> dict[tuple[int, int], list[int | None]]:
    """(first instruction of a block, of its successor) → the registers that the successor's phis take, None for a constant."""
    takes: dict[tuple[int, int], list[int | None]] = {}
    for block in blocks:
        for index in _phis(kernel, block.first, block.last):
            reads = iter(kernel.operands.reads[index])
            for slot, label in kernel.forms[index].incoming:
                value = None if slot is None else next(reads, None)
                source = label_of(kernel, label.bind(kernel.tokens[index]), 0)
                if source is not None:
                    takes.setdefault((kernel.labels[source], block.first), []).append(value)
    return takes


def falls_through(form: Form) -> bool:
    """Whether control may go on behind an instruction."""
    return form.flow in ("next", "call", "branch") or form.guard is not None


def target_names(kernel: Kernel, index: int) -> list[str]:
    """The labels an instruction may jump to, as it names them."""
    form, tokens = kernel.forms[index], kernel.tokens[index]
    names = [text.bind(tokens) for text in form.targets]
    if form.table is not None:
        names.extend(kernel.tables.get(form.table.bind(tokens), ()))
    return names


def label_of(kernel: Kernel, name: str, scope: int) -> str | None:
    """The label of the kernel that a name means in a scope or around it; None where there is none."""
    labels = kernel.labels
    while scope > 0:
        inner = f"{name}\x00{scope}"
        if inner in labels:
            return inner
        scope = kernel.declarations[scope][0]
    return name if name in labels else None
