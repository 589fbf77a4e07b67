"""Dominators, loops and depth-first orders of a graph of numbered blocks, block 0 the entry.

Dominators by Lengauer and Tarjan ("A fast algorithm for finding dominators in a flowgraph", 1979), loops by Havlak
("Nesting of reducible and irreducible loops", 1997). All of it is iterative: a hostile dump may hold 10^5 labels in a chain.
"""

from __future__ import annotations

from msgspec import Struct

from isaview.base import limits

Neighbours = tuple[tuple[int, ...], ...]


class Loop(Struct, frozen=True):
    """A loop: ``header`` is its entry block, ``blocks`` all its blocks, inner loops' included, ascending.

    ``depth`` is 1 for an outermost loop; ``parent`` the index of the loop around it. An irreducible loop can be entered
    past its header.
    """

    index: int
    header: int
    blocks: tuple[int, ...]
    depth: int
    parent: int | None
    irreducible: bool


class Preorder(Struct, frozen=True):
    """A depth-first walk from block 0: blocks in ``order``, and by preorder number the parent and the last number below."""

    order: tuple[int, ...]
    number: dict[int, int]
    parent: list[int]
    last: list[int]


def preorder(successors: Neighbours) -> Preorder:
    """The walk that takes successors in their order; what block 0 does not reach is not in it."""
    if not successors:
        return Preorder((), {}, [], [])
    number = {0: 0}
    order = [0]
    parent = [0]
    last = [0]
    stack = [(0, iter(successors[0]))]
    while stack:
        block, following = stack[-1]
        for child in following:
            if child not in number:
                number[child] = len(order)
                order.append(child)
                parent.append(number[block])
                last.append(0)
                stack.append((child, iter(successors[child])))
                break
        else:
            stack.pop()
            last[number[block]] = len(order) - 1
    return Preorder(tuple(order), number, parent, last)


def reverse_postorder(
    successors: Neighbours, first: int = 0, *, within: frozenset[int] | None = None, stop: int | None = None
) -> list[int]:
    """The blocks that a block leads to, itself first, each after those that lead to it, back edges aside.

    No block outside of ``within`` is entered, and no way is followed behind ``stop``.
    """
    seen = {first}
    order: list[int] = []
    stack = [(first, iter(successors[first]))]
    while stack:
        block, following = stack[-1]
        after = next((target for target in following if target not in seen and (within is None or target in within)), None)
        if after is None:
            order.append(block)
            stack.pop()
            continue
        seen.add(after)
        stack.append((after, iter(() if after == stop else successors[after])))
    return order[::-1]


def dominators(walk: Preorder, predecessors: Neighbours) -> tuple[int | None, ...]:
    """Per block its immediate dominator; None for the entry and for what the entry does not reach."""
    size = len(walk.order)
    semi, label = list(range(size)), list(range(size))
    ancestor = [-1] * size
    dominator = [0] * size
    bucket: list[list[int]] = [[] for _ in range(size)]

    def evaluate(vertex: int) -> int:
        """The vertex of least semidominator on the path to the root of the forest; the path is made short."""
        if ancestor[vertex] < 0:
            return vertex
        path = []
        at = vertex
        while ancestor[ancestor[at]] >= 0:
            path.append(at)
            at = ancestor[at]
        for step in reversed(path):
            above = ancestor[step]
            if semi[label[above]] < semi[label[step]]:
                label[step] = label[above]
            ancestor[step] = ancestor[above]
        return label[vertex]

    for vertex in range(size - 1, 0, -1):
        parent = walk.parent[vertex]
        for block in predecessors[walk.order[vertex]]:
            if block in walk.number:
                semi[vertex] = min(semi[vertex], semi[evaluate(walk.number[block])])
        bucket[semi[vertex]].append(vertex)
        ancestor[vertex] = parent
        for waiting in bucket[parent]:
            best = evaluate(waiting)
            dominator[waiting] = best if semi[best] < semi[waiting] else parent
        bucket[parent].clear()
    result: list[int | None] = [None] * len(predecessors)
    for vertex in range(1, size):
        if dominator[vertex] != semi[vertex]:
            dominator[vertex] = dominator[dominator[vertex]]
        result[walk.order[vertex]] = walk.order[dominator[vertex]]
    return tuple(result)


def _nesting(walk: Preorder, predecessors: Neighbours) -> tuple[list[int | None], dict[int, bool]]:
    """Havlak's nesting over preorder numbers: per vertex the innermost loop head around it; head → whether irreducible."""
    size = len(walk.order)
    leader = list(range(size))
    header: list[int | None] = [None] * size
    irreducible: dict[int, bool] = {}
    backward: list[list[int]] = [[] for _ in range(size)]
    forward: list[set[int]] = [set() for _ in range(size)]
    for vertex, block in enumerate(walk.order):
        for source in (walk.number[before] for before in predecessors[block] if before in walk.number):
            if vertex <= source <= walk.last[vertex]:
                backward[vertex].append(source)
            else:
                forward[vertex].add(source)

    steps = 0
    for head in (vertex for vertex in range(size - 1, -1, -1) if backward[vertex]):
        irreducible[head] = False
        body = {_find(leader, source) for source in backward[head] if source != head}
        waiting = list(body)
        while waiting:
            sources = tuple(forward[waiting.pop()])
            steps += len(sources)
            limits.hold("steps to find its loops", steps, limits.NESTING_STEPS)
            for source in sources:
                root = _find(leader, source)
                if not head <= root <= walk.last[head]:
                    irreducible[head] = True
                    forward[head].add(root)
                elif root != head and root not in body:
                    body.add(root)
                    waiting.append(root)
        for member in body:
            header[member] = leader[member] = head
    return header, irreducible


def _find(leader: list[int], vertex: int) -> int:
    """The head of the outermost loop known so far around a vertex; the way to it is made short."""
    root = vertex
    while leader[root] != root:
        root = leader[root]
    while leader[vertex] != root:
        leader[vertex], vertex = root, leader[vertex]
    return root


def loops(walk: Preorder, predecessors: Neighbours) -> tuple[Loop, ...]:
    """All loops down to a depth of `limits.LOOP_DEPTH`, outer before inner, else by preorder of their headers."""
    header, irreducible = _nesting(walk, predecessors)
    index: dict[int, int] = {}
    heads: list[int] = []
    depth: list[int] = []
    parent: list[int | None] = []
    for vertex in sorted(irreducible):
        outer = header[vertex]
        around = None if outer is None else index[outer]
        if around is not None and depth[around] >= limits.LOOP_DEPTH:
            index[vertex] = around
            continue
        index[vertex] = len(heads)
        heads.append(vertex)
        parent.append(around)
        depth.append(1 if around is None else depth[around] + 1)
    members: list[list[int]] = [[] for _ in heads]
    for vertex, block in enumerate(walk.order):
        outer = vertex if vertex in index else header[vertex]
        at = None if outer is None else index[outer]
        while at is not None:
            members[at].append(block)
            at = parent[at]
    return tuple(
        Loop(at, walk.order[head], tuple(sorted(members[at])), depth[at], parent[at], irreducible[head])
        for at, head in enumerate(heads)
    )
