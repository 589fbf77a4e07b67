"""The dependences of a block: its values, each made once, and which steps must precede which."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from msgspec import Struct, field

from isaview.analysis.registers.schedule.steps import Step


class Dag(Struct):
    """A block as values, each made once: per node what it uses, makes and must precede.

    ``waits`` counts what must precede each node; ``weight`` is the registers of each value, of which ``live_in`` are
    live at the start. It is not changed once it is made.
    """

    uses: Sequence[Sequence[int]]
    makes: Sequence[Sequence[int]]
    steps: list[Step]
    after: list[list[int]]
    waits: list[int]
    weight: list[int]
    live_in: range
    live_out: set[int] = field(default_factory=set)

    def remaining(self) -> list[int]:
        """Per value how often it is still to be used; a value that lives on is used once more than in the block."""
        left = [0] * len(self.weight)
        for used in self.uses:
            for value in used:
                left[value] += 1
        for value in self.live_out:
            left[value] += 1
        return left


class Order(Struct):
    """What keeps its order in a block, as nodes seen so far.

    Stores of a space keep their order, and loads theirs with the stores around them; fences keep all accesses on their side,
    dividers all instructions. What nothing writes is read at any time, but on its side of a wall. -1 is no node.
    """

    divider: int = -1
    fence: int = -1
    wall: int = -1
    since_fence: list[int] = field(default_factory=list)
    unwritten: list[int] = field(default_factory=list)
    store: dict[str, int] = field(default_factory=dict)
    loads: dict[str, list[int]] = field(default_factory=dict)

    def divide(self, node: int, step: Step, before: set[int]) -> None:
        """Keep everything on its side of a step that divides the block."""
        if step.trait.divides:
            before.update(range(max(self.divider, 0), node))
            self.divider = node
        else:
            before.add(self.divider)

    def place(self, node: int, step: Step, before: set[int]) -> None:
        """Add the nodes that must precede an access or a fence to ``before``; -1 among them is none."""
        trait = step.trait
        if trait.unwritten:
            before.add(self.wall)
            self.unwritten.append(node)
            return
        if trait.wall:
            before.update(self.unwritten)
            self.unwritten = []
            self.wall = node
        before.add(self.fence)
        if trait.fence:
            before.update(self.since_fence)
            self.fence = node
            self.since_fence = []
            self.store.clear()
            self.loads.clear()
            return
        self.since_fence.append(node)
        before.add(self.store.get(trait.space, -1))
        loads = self.loads.setdefault(trait.space, [])
        if trait.stores:
            # A store may overwrite what loads before it read: aliasing is not looked at.
            before.update(loads)
            loads.clear()
            self.store[trait.space] = node
        else:
            loads.append(node)


def dag(
    steps: list[Step],
    live_in: AbstractSet[int],
    live_out: AbstractSet[int],
    weight: list[int],
    copies: int = 1,
) -> Dag:
    """The dependences of a block of steps whose pieces fill ``weight`` registers.

    ``live_in`` and ``live_out`` are the pieces live at its start and its end. The body is repeated ``copies`` times, as by
    unrolling.
    """
    entering = sorted(live_in)
    current = {piece: value for value, piece in enumerate(entering)}
    weights = [weight[piece] for piece in entering]
    maker = [-1] * len(entering)  # of each value the node that makes it
    uses: list[list[int]] = []
    makes: list[range] = []
    waits: list[int] = []
    block = Dag(uses, makes, steps * copies, [[] for _ in range(len(steps) * copies)], waits, weights, range(len(entering)))
    order = Order()
    for node, step in enumerate(block.steps):
        trait = step.trait
        used = [current[piece] for piece in step.uses if piece in current]
        before = {maker[value] for value in used}
        if trait.divides or order.divider >= 0:
            order.divide(node, step, before)
        if trait.loads or trait.stores or trait.fence:
            order.place(node, step, before)
        before.discard(-1)
        first = len(weights)
        for piece in step.makes:
            current[piece] = len(weights)
            weights.append(weight[piece])
            maker.append(node)
        uses.append(used)
        makes.append(range(first, len(weights)))
        waits.append(len(before))
        for source in before:
            block.after[source].append(node)
    block.live_out = {current[piece] for piece in live_out if piece in current}
    return block
