"""Dependences: a block as values, each made once, and what must precede what in it."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct, field

from isaview.analysis.registers.schedule.step import Step

LONG_LATENCY = 28
"""From so many cycles on it is worth starting an instruction early."""
FAR = 1 << 40
"""Farther than any two accesses with one base."""
REMEMBERED = 64
"""How many accesses are looked at for what they touch."""


class Dag(Struct, dict=True):
    """A block as values, each made once: per node what it uses, makes and must precede; not changed once it is put in order."""

    uses: list[tuple[int, ...]] = field(default_factory=list)
    makes: list[tuple[int, ...]] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    after: list[list[int]] = field(default_factory=list)
    waits: list[int] = field(default_factory=list)
    weight: list[int] = field(default_factory=list)
    live_in: list[int] = field(default_factory=list)
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

    @cached_property
    def heights(self) -> tuple[list[int], bytearray]:
        """Per node the cycles from its issue to the end of the block, and whether a long wait depends on it."""
        height = [0] * len(self.uses)
        leads = bytearray(len(self.uses))
        for node in range(len(height) - 1, -1, -1):
            reach = 0
            lead = 0
            for following in self.after[node]:
                if height[following] > reach:
                    reach = height[following]
                lead |= leads[following]
            latency = self.steps[node].trait.latency
            height[node] = reach + latency
            leads[node] = 1 if latency >= LONG_LATENCY else lead
        return height, leads

    @cached_property
    def distinct(self) -> list[tuple[int, ...]]:
        """Per node the values it uses, each once."""
        return [used if len(used) < 2 else tuple(set(used)) for used in self.uses]

    @cached_property
    def users(self) -> list[list[int]]:
        """Per value the nodes that use it."""
        users: list[list[int]] = [[] for _ in self.weight]
        for node, used in enumerate(self.distinct):
            for value in used:
                users[value].append(node)
        return users

    @cached_property
    def leanings(self) -> list[int]:
        """Per value how many more odd registers it takes than even ones: 1 where it needs an odd one, -1 where either will do.

        What is stored needs an odd one, as the address it is stored at begins on an even one; pairs take one of each.
        """
        lean = [-1 if weight == 1 else 0 for weight in self.weight]
        for used, step in zip(self.uses, self.steps, strict=True):
            if step.trait.stores and not step.trait.loads:
                for value in used[1:]:
                    lean[value] = abs(lean[value])
        return lean


Where = tuple[object, int, int]
"""What an access touches: something that names its base, and the bytes from there on."""


def _apart(one: Where | None, other: Where | None) -> bool:
    """Whether two accesses are known to touch different bytes."""
    return one is not None and other is not None and one[0] == other[0] and (one[2] <= other[1] or other[2] <= one[1])


class _Order:
    """What stays in order: stores of a space with what they may overlap there, fences with all accesses, dividers with all.

    What nothing writes is read at any time, but on its side of a wall.
    """

    def __init__(self) -> None:
        self.divider = -1
        self.fence = -1
        self.since_fence: list[int] = []
        self.stores: dict[str, list[tuple[int, Where | None]]] = {}
        self.loads: dict[str, list[tuple[int, Where | None]]] = {}
        self.wall = -1
        self.unwritten: list[int] = []

    def divide(self, node: int, step: Step, before: set[int]) -> None:
        """Keep everything on its side of a step that divides the block."""
        if step.trait.divides:
            before.update(range(max(self.divider, 0), node))
            self.divider = node
        elif self.divider >= 0:
            before.add(self.divider)

    def place(self, node: int, step: Step, before: set[int], where: Where | None) -> None:
        """Add the nodes that must precede this one to ``before``."""
        one = step.trait
        if one.unwritten:
            if self.wall >= 0:
                before.add(self.wall)
            self.unwritten.append(node)
            return
        if one.wall:
            before.update(self.unwritten)
            self.unwritten = []
            self.wall = node
        if self.fence >= 0:
            before.add(self.fence)
        if one.fence:
            before.update(self.since_fence)
            self.since_fence = []
            self.fence = node
            self.stores.clear()
            self.loads.clear()
            return
        self.since_fence.append(node)
        stores = self.stores.setdefault(one.space, [])
        loads = self.loads.setdefault(one.space, [])
        if not one.stores:
            before.update(_last_overlapping(stores, where))
            loads.append((node, where))
            return
        before.update(earlier for earlier, _ in stores[-1:])
        stores.append((node, where))
        known = len(loads) <= REMEMBERED
        before.update(earlier for earlier, other in loads if not (known and _apart(where, other)))
        loads[:] = [load for load in loads if known and _apart(where, load[1])]


def _last_overlapping(stores: list[tuple[int, Where | None]], where: Where | None) -> list[int]:
    """The last store that may write what is touched, as a list: it keeps to those before it."""
    for seen, (node, other) in enumerate(reversed(stores)):
        if seen == REMEMBERED or not _apart(where, other):
            return [node]
    return []


def dag(
    steps: list[Step],
    live_in: frozenset[int],
    live_out: frozenset[int],
    weight: list[int],
    copies: int = 1,
    induction: frozenset[int] = frozenset(),
) -> Dag:
    """The dependences of a block of steps whose pieces fill ``weight`` registers.

    ``live_in`` and ``live_out`` are the pieces live at its start and its end. The body is repeated ``copies`` times, as by
    unrolling; only the last copy steps on the pieces of ``induction``.
    """
    entering = sorted(live_in)
    made = Dag(live_in=list(range(len(entering))), weight=[weight[piece] for piece in entering])
    weights, all_uses, all_makes, after, waits = made.weight, made.uses, made.makes, made.after, made.waits
    current = {piece: value for value, piece in enumerate(entering)}
    maker = [-1] * len(entering)  # of each value the node that makes it
    order = _Order()
    inner = [step for step in steps if not (step.makes and step.makes[0] in induction)]
    for copy, body in enumerate([inner] * (copies - 1) + [steps]):
        for step in body:
            node = len(all_uses)
            used: list[int] = []
            before: set[int] = set()
            for piece in step.uses:
                value = current.get(piece)
                if value is not None:
                    used.append(value)
                    before.add(maker[value])
            before.discard(-1)
            one = step.trait
            if one.divides or order.divider >= 0:
                order.divide(node, step, before)
            if one.touches_memory or one.fence:
                order.place(node, step, before, _touched(step, current, copy, induction))
            first = len(weights)
            for piece in step.makes:
                current[piece] = len(weights)
                weights.append(weight[piece])
                maker.append(node)
            all_uses.append(tuple(used))
            all_makes.append(tuple(range(first, len(weights))))
            after.append([])
            waits.append(len(before))
            for source in before:
                after[source].append(node)
        made.steps += body
    made.live_out = {current[piece] for piece in live_out if piece in current}
    return made


def _touched(step: Step, current: dict[int, int], copy: int, induction: frozenset[int]) -> Where | None:
    """What a step touches in memory: the copies of a loop are apart where its own counter is the base."""
    place = step.place
    if place is None:
        return None
    apart = copy * FAR if not induction.isdisjoint(place.pieces) else 0
    return (place.root, *map(current.get, place.pieces)), place.first + apart, place.last + apart
