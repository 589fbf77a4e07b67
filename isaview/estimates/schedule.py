"""Scheduling: the pressure of a block once its instructions are moved as a compiler moves them.

Two orders bound what a compiler does. `by_latency` starts loads, and what they need, as early as it can and everything else
when the critical path asks for it; `from_the_end` shortens lives, whatever that costs in time.
"""

from __future__ import annotations

from functools import cached_property
from heapq import heapify, heappop, heappush, heapreplace

from msgspec import Struct, field

from isaview.estimates.step import Step

AHEAD = 16
"""Cycles before the critical path asks for it that an instruction is issued which makes no load wait."""
LONG_LATENCY = 28
"""From so many cycles on it is worth starting an instruction early."""
HELD, HELD_OF_PLENTY = 30, 60
"""Cycles for which memory instructions hold on to the registers they read, where registers are short and where they are not."""
ISSUE = 2
"""Cycles between memory instructions; all others follow each other at once."""
FAR = 1 << 40
"""Farther than any two accesses with one base."""
REMEMBERED = 64
"""How many accesses are looked at for what they touch."""
SEEN = 6
"""How many waiting instructions are looked through for one that frees registers."""


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
            before.add(self.wall)
            before.discard(-1)
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
                if piece in current:
                    used.append(current[piece])
                    before.add(maker[current[piece]])
            before.discard(-1)
            one = step.trait
            if one.divides or order.divider >= 0:
                order.divide(node, step, before)
            if one.touches_memory or one.fence:
                order.place(node, step, before, _touched(step, current, copy if copies > 1 else 0, induction))
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


class Issued:
    """A block whose nodes are issued one by one, in an order that others choose, with the registers alive so far."""

    def __init__(self, block: Dag, plenty: bool) -> None:
        self.block = block
        self.hold = HELD_OF_PLENTY if plenty else HELD
        self.left = block.remaining()
        entering = [value for value in block.live_in if self.left[value]]
        self.pressure = sum([block.weight[value] for value in entering])
        self.lean = block.leanings if plenty else [0] * len(block.weight)
        self.leaning = sum([self.lean[value] for value in entering])
        self.peak = self.pressure + max(0, self.leaning)
        self.releases: list[tuple[int, int, int]] = []
        self.held: dict[int, int] = {}
        """Value → the cycle up to which a memory instruction may still read its registers."""
        self.cycle = 0

    def set_free(self) -> None:
        """Set free what memory instructions have read by now."""
        while self.releases and self.releases[0][0] <= self.cycle:
            _, weight, lean = heappop(self.releases)
            self.pressure -= weight
            self.leaning -= lean

    def issue(self, node: int) -> int:
        """Issue a node now: what it reads for the last time is set free or held, what it makes is alive.

        Gives the cycle in which its result arrives.
        """
        block, left, weight, lean = self.block, self.left, self.block.weight, self.lean
        pressure, leaning = self.pressure, self.leaning
        one = block.steps[node].trait
        memory = one.touches_memory
        start = self.cycle
        now = self.cycle = start + (ISSUE if memory else 1)
        held = self.held
        for value in block.uses[node]:
            left[value] -= 1
            if memory:
                held[value] = now + self.hold
            if left[value]:
                continue
            if value in held and held[value] > now:
                heappush(self.releases, (held[value], weight[value], lean[value]))
            else:
                pressure -= weight[value]
                leaning -= lean[value]
        makes = block.makes[node]
        for value in makes:
            pressure += weight[value]
            leaning += lean[value]
        reached = pressure + one.temporaries + (leaning if leaning > 0 else 0)
        if reached > self.peak:
            self.peak = reached
        for value in makes:
            if not left[value]:
                pressure -= weight[value]
                leaning -= lean[value]
        self.pressure, self.leaning = pressure, leaning
        return start + one.latency


class Forward(Issued):
    """A block being issued cycle by cycle, what loads need first."""

    def __init__(self, block: Dag, plenty: bool) -> None:
        super().__init__(block, plenty)
        self.height, self.leads = block.heights
        self.first: list[tuple[int, int]] = []
        """Ready nodes that a long wait depends on, and in ``rest`` all others: (minus height, node)."""
        self.rest: list[tuple[int, int]] = []
        self.pending: list[tuple[int, int]] = []
        """Nodes that wait for nothing but their operands' arrival: (arrival, node)."""
        self.order = sorted(range(len(block.waits)), key=self.height.__getitem__, reverse=True)
        self.issued = bytearray(len(block.waits))
        self.top = 0
        for node, count in enumerate(block.waits):
            if not count:
                self.make_ready(node)

    def make_ready(self, node: int) -> None:
        """Let a node be chosen from now on."""
        heappush(self.first if self.leads[node] else self.rest, (-self.height[node], node))

    def advance(self) -> None:
        """Let arrive what has arrived, and set free what memory instructions have read by now."""
        while self.pending and self.pending[0][0] <= self.cycle:
            self.make_ready(heappop(self.pending)[1])
        if self.releases:
            self.set_free()

    def choose(self) -> int | None:
        """The node to issue now; None to wait for one that is pending."""
        first, rest = self.first, self.rest
        while self.issued[self.order[self.top]]:
            self.top += 1
        asked_for = self.height[self.order[self.top]] - AHEAD
        if rest and -rest[0][0] >= asked_for and (not first or rest[0] < first[0]):
            return heappop(rest)[1]
        if first:
            return heappop(first)[1]
        for place, (_, node) in enumerate(rest[:SEEN]):
            if self.growth(node) <= 0:
                rest[place] = rest[-1]
                rest.pop()
                heapify(rest)
                return node
        return None if self.pending or not rest else heappop(rest)[1]

    def growth(self, node: int) -> int:
        """By how many registers the pressure grows when a node is issued."""
        weight = self.block.weight
        used = self.block.uses[node]
        grown = sum(weight[value] for value in self.block.makes[node])
        return grown - sum(weight[value] for value in set(used) if self.left[value] == used.count(value))


def by_latency(block: Dag, limit: int, *, plenty: bool = False) -> int:
    """The peak when what loads need goes first; the search ends as soon as it is above ``limit``.

    Where registers are ``plenty``, a compiler reuses them later, and what is stored takes odd ones alone: the even ones that
    these leave unused count.
    """
    at = Forward(block, plenty)
    waits, arrival, after = list(block.waits), [0] * len(block.waits), block.after
    left = len(waits)
    while left and at.peak <= limit:
        at.advance()
        node = at.choose() if at.first or at.rest else None
        if node is None:
            at.cycle = at.pending[0][0]
            continue
        done = at.issue(node)
        at.issued[node] = 1
        left -= 1
        for following in after[node]:
            if done > arrival[following]:
                arrival[following] = done
            waits[following] -= 1
            if not waits[following]:
                heappush(at.pending, (arrival[following], following))
    return at.peak


def shortest(block: Dag) -> int:
    """The lower of the two peaks of orders that shorten lives."""
    return min(from_the_end(block), from_the_start(block))


def from_the_end(block: Dag) -> int:
    """The peak when the order is made from the last instruction backwards, what shortens lives most first.

    Of equals that comes first which reads a value made together with one alive already (a load of several brings all or none),
    then what was last set free: what leads to one value is done before the next is begun.
    """
    at = Backward(block)
    while at.ready:
        at.place(at.choose())
    return at.peak


class Backward:
    """A block being put in order from its end, with the registers alive so far."""

    def __init__(self, block: Dag) -> None:
        self.block = block
        self.uses = block.distinct
        self.before: list[list[int]] = [[] for _ in block.uses]
        for node, following in enumerate(block.after):
            for other in following:
                self.before[other].append(node)
        self.waits = [len(following) for following in block.after]
        self.together = {value: made for made in block.makes if len(made) > 1 for value in made}
        """Value → all that are made by the same node, where it makes several."""
        self.users = block.users if self.together else []
        self.live = set(block.live_out)
        self.pressure = self.peak = sum(block.weight[value] for value in self.live)
        self.partly: set[int] = set()
        """Values not alive that are made together with one that is."""
        self.placed = bytearray(len(block.uses))
        self.count = 0
        self.ready = [self.entry(node, 0) for node, count in enumerate(self.waits) if not count]
        heapify(self.ready)

    def entry(self, node: int, freed: int) -> tuple[int, bool, int, int]:
        """What a node is chosen by, the least first; ``freed``: minus how many were placed when it was set free."""
        uses, weight, live = self.uses[node], self.block.weight, self.live
        grown = 0
        for value in uses:
            if value not in live:
                grown += weight[value]
        for value in self.block.makes[node]:
            if value in live:
                grown -= weight[value]
        return grown, self.partly.isdisjoint(uses), freed, -node

    def choose(self) -> int:
        """The node that comes next; what waits was told earlier, so a few are told anew."""
        ready = self.ready
        _, _, freed, negative = heappop(ready)
        for _ in range(SEEN):
            anew = self.entry(-negative, freed)
            if not ready or anew <= ready[0]:
                break
            _, _, freed, negative = heapreplace(ready, anew)
        return -negative

    def place(self, node: int) -> None:
        """Put a node before all that are placed; one that is placed already stays where it is."""
        if self.placed[node]:
            return
        self.placed[node] = 1
        self.count += 1
        block, live, weight = self.block, self.live, self.block.weight
        makes, temporaries = block.makes[node], block.steps[node].trait.temporaries
        dead = made = used = 0
        for value in makes:
            made += weight[value]
            if value in live:
                live.discard(value)
            else:
                dead += weight[value]
        fresh = [value for value in self.uses[node] if value not in live]
        for value in fresh:
            used += weight[value]
        live.update(fresh)
        before, self.pressure = self.pressure + dead, self.pressure + dead - made + used
        self.peak = max(self.peak, before + temporaries, self.pressure)
        for earlier in self.before[node]:
            self.waits[earlier] -= 1
            if not self.waits[earlier]:
                heappush(self.ready, self.entry(earlier, -self.count))
        if self.together:
            self.partly.difference_update(makes, fresh)
            together = [self.together[value] for value in fresh if value in self.together]
            if together:
                self.prefer({other for values in together for other in values if other not in live})

    def prefer(self, values: set[int]) -> None:
        """Let what reads values come sooner that are made together with one alive."""
        for value in values - self.partly:
            self.partly.add(value)
            for user in self.users[value]:
                if not self.waits[user] and not self.placed[user]:
                    heappush(self.ready, self.entry(user, -self.count))


def from_the_start(block: Dag) -> int:
    """The peak when the instruction comes next that frees most registers, of equals the first in the text."""
    weight, uses, makes = block.weight, block.uses, block.makes
    left, waits = block.remaining(), list(block.waits)
    users, distinct = block.users, block.distinct
    pressure = sum(weight[value] for value in block.live_in if left[value])
    peak = pressure
    issued = bytearray(len(uses))

    def growth(node: int) -> int:
        used = uses[node]
        freed = sum([weight[value] for value in distinct[node] if left[value] == used.count(value)])
        return sum([weight[value] for value in makes[node] if left[value]]) - freed

    ready = [(growth(node), node) for node, count in enumerate(waits) if not count]
    heapify(ready)
    while ready:
        node = heappop(ready)[1]
        if issued[node]:
            continue
        issued[node] = 1
        for value in uses[node]:
            left[value] -= 1
            if not left[value]:
                pressure -= weight[value]
        made = makes[node]
        peak = max(peak, pressure + sum([weight[value] for value in made]) + block.steps[node].trait.temporaries)
        pressure += sum([weight[value] for value in made if left[value]])
        for following in block.after[node]:
            waits[following] -= 1
            if not waits[following]:
                heappush(ready, (growth(following), following))
        last = [user for value in uses[node] if left[value] == 1 for user in users[value]]
        for user in last:  # they may free a value now: that is told anew, what was told before comes later and is passed over
            if not waits[user] and not issued[user]:
                heappush(ready, (growth(user), user))
    return peak
