"""Dominators and loops of a graph of numbered blocks, block 0 the entry.

Dominators by Lengauer and Tarjan ("A fast algorithm for finding dominators in a flowgraph", 1979), loops by Havlak
("Nesting of reducible and irreducible loops", 1997). All of it is iterative: a hostile dump may hold 10^5 labels in a chain.
"""

from __future__ import annotations

from msgspec import Struct

Neighbours = tuple[tuple[int, ...], ...]

DEEPEST_LOOP = 64
"""Loops nested deeper are folded into the loop around them: no kernel nests so deep, but a hostile dump may."""


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


class _Forest:
    """The link-eval forest of Lengauer and Tarjan: the vertex of least semidominator on the path to the root."""

    def __init__(self, size: int) -> None:
        self.semi = list(range(size))
        self.ancestor = [-1] * size
        self.label = list(range(size))

    def evaluate(self, vertex: int) -> int:
        if self.ancestor[vertex] < 0:
            return vertex
        path = []
        at = vertex
        while self.ancestor[self.ancestor[at]] >= 0:
            path.append(at)
            at = self.ancestor[at]
        for step in reversed(path):
            above = self.ancestor[step]
            if self.semi[self.label[above]] < self.semi[self.label[step]]:
                self.label[step] = self.label[above]
            self.ancestor[step] = self.ancestor[above]
        return self.label[vertex]


def dominators(walk: Preorder, predecessors: Neighbours) -> tuple[int | None, ...]:
    """Per block its immediate dominator; None for the entry and for what the entry does not reach."""
    size = len(walk.order)
    forest = _Forest(size)
    semi = forest.semi
    dominator = [0] * size
    bucket: list[list[int]] = [[] for _ in range(size)]
    for vertex in range(size - 1, 0, -1):
        parent = walk.parent[vertex]
        for block in predecessors[walk.order[vertex]]:
            if block in walk.number:
                semi[vertex] = min(semi[vertex], semi[forest.evaluate(walk.number[block])])
        bucket[semi[vertex]].append(vertex)
        forest.ancestor[vertex] = parent
        for waiting in bucket[parent]:
            best = forest.evaluate(waiting)
            dominator[waiting] = best if semi[best] < semi[waiting] else parent
        bucket[parent].clear()
    result: list[int | None] = [None] * len(predecessors)
    for vertex in range(1, size):
        if dominator[vertex] != semi[vertex]:
            dominator[vertex] = dominator[dominator[vertex]]
        result[walk.order[vertex]] = walk.order[dominator[vertex]]
    return tuple(result)


class _Nesting:
    """Havlak's nesting over preorder numbers: ``header`` is the innermost loop head around each vertex."""

    def __init__(self, walk: Preorder, predecessors: Neighbours) -> None:
        size = len(walk.order)
        self.last = walk.last
        self.leader = list(range(size))
        self.header: list[int | None] = [None] * size
        self.irreducible: dict[int, bool] = {}
        self.backward: list[list[int]] = [[] for _ in range(size)]
        self.forward: list[set[int]] = [set() for _ in range(size)]
        for vertex, block in enumerate(walk.order):
            for source in (walk.number[before] for before in predecessors[block] if before in walk.number):
                if self.below(source, vertex):
                    self.backward[vertex].append(source)
                else:
                    self.forward[vertex].add(source)

    def below(self, vertex: int, head: int) -> bool:
        """Whether ``vertex`` stands under ``head`` in the walk, or is it."""
        return head <= vertex <= self.last[head]

    def find(self, vertex: int) -> int:
        root = vertex
        while self.leader[root] != root:
            root = self.leader[root]
        while self.leader[vertex] != root:
            self.leader[vertex], vertex = root, self.leader[vertex]
        return root

    def collect(self, head: int) -> None:
        """Find the loop whose header is ``head`` and merge its body into it."""
        body = {self.find(source) for source in self.backward[head] if source != head}
        self.irreducible[head] = False
        waiting = list(body)
        while waiting:
            for source in tuple(self.forward[waiting.pop()]):
                root = self.find(source)
                if not self.below(root, head):
                    self.irreducible[head] = True
                    self.forward[head].add(root)
                elif root != head and root not in body:
                    body.add(root)
                    waiting.append(root)
        for member in body:
            self.header[member] = head
            self.leader[member] = head


def loops(walk: Preorder, predecessors: Neighbours) -> tuple[Loop, ...]:
    """All loops down to `DEEPEST_LOOP`, outer before inner, else by preorder of their headers."""
    nesting = _Nesting(walk, predecessors)
    for vertex in range(len(walk.order) - 1, -1, -1):
        if nesting.backward[vertex]:
            nesting.collect(vertex)
    index: dict[int, int] = {}
    heads: list[int] = []
    depth: list[int] = []
    parent: list[int | None] = []
    for vertex in sorted(nesting.irreducible):
        outer = nesting.header[vertex]
        around = None if outer is None else index[outer]
        if around is not None and depth[around] >= DEEPEST_LOOP:
            index[vertex] = around
            continue
        index[vertex] = len(heads)
        heads.append(vertex)
        parent.append(around)
        depth.append(1 if around is None else depth[around] + 1)
    members: list[list[int]] = [[] for _ in heads]
    for vertex, block in enumerate(walk.order):
        outer = vertex if vertex in index else nesting.header[vertex]
        at = None if outer is None else index[outer]
        while at is not None:
            members[at].append(block)
            at = parent[at]
    return tuple(
        Loop(at, walk.order[head], tuple(sorted(members[at])), depth[at], parent[at], nesting.irreducible[head])
        for at, head in enumerate(heads)
    )
