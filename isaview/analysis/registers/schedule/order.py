"""The pressure of a block once its instructions are moved as a compiler moves them.

Two orders bound what a compiler does. `by_latency` starts loads, and what they need, as early as it can, and everything else
when the critical path asks for it. `shortest` shortens lives, whatever that costs in time.
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush, heapreplace

from msgspec import Struct, field

from isaview.analysis.registers.schedule.dependences import Dag

LONG_LATENCY = 28  # cycles
"""From here on it is worth starting an instruction early."""
AHEAD = 16  # cycles
"""How long before the critical path asks for it an instruction is issued that makes no load wait."""
HELD = 30  # cycles
"""How long memory instructions hold on to the registers they read."""
ISSUE = 2  # cycles
"""Between memory instructions; all others follow each other at once."""
EXAMINED = 6  # instructions
"""How many waiting instructions are examined for any that frees registers."""


def heights(block: Dag) -> tuple[list[int], bytearray]:
    """Per node the cycles from its issue to the end of the block, and whether a long wait depends on it."""
    height, leads = [0] * len(block.uses), bytearray(len(block.uses))
    for node in range(len(height) - 1, -1, -1):
        reach = lead = 0
        for following in block.after[node]:
            if height[following] > reach:
                reach = height[following]
            lead |= leads[following]
        latency = block.steps[node].trait.latency
        height[node] = reach + latency
        leads[node] = 1 if latency >= LONG_LATENCY else lead
    return height, leads


class Issue(Struct):
    """A block being issued cycle by cycle.

    ``left`` counts the uses of each value still to come. ``order`` has the nodes by height, the highest first, and ``rank`` the
    place of each there. ``urgent`` and ``others`` are heaps of the ranks of ready nodes: those that a long wait depends on, and
    the rest. ``pending`` is a heap of (cycle in which the operands arrive, node); ``releases`` a heap of (cycle, registers)
    that memory instructions hold until then, and ``held`` that cycle per value. ``top`` is the first rank not issued.
    """

    block: Dag
    left: list[int]
    pressure: int
    peak: int
    height: list[int]
    leads: bytearray
    order: list[int]
    rank: list[int]
    issued: bytearray
    urgent: list[int] = field(default_factory=list)
    others: list[int] = field(default_factory=list)
    pending: list[tuple[int, int]] = field(default_factory=list)
    releases: list[tuple[int, int]] = field(default_factory=list)
    held: dict[int, int] = field(default_factory=dict)
    cycle: int = 0
    top: int = 0

    def advance(self) -> None:
        """Let arrive what has arrived, and free what memory instructions have read by now."""
        while self.pending and self.pending[0][0] <= self.cycle:
            self.make_ready(heappop(self.pending)[1])
        while self.releases and self.releases[0][0] <= self.cycle:
            self.pressure -= heappop(self.releases)[1]

    def make_ready(self, node: int) -> None:
        heappush(self.urgent if self.leads[node] else self.others, self.rank[node])

    def choose(self) -> int | None:
        """The node to issue now; None to wait for a pending node."""
        urgent, others, order, height = self.urgent, self.others, self.order, self.height
        if others:
            while self.issued[order[self.top]]:
                self.top += 1
            rank = others[0]
            if height[order[rank]] >= height[order[self.top]] - AHEAD and (not urgent or rank < urgent[0]):
                return order[heappop(others)]
        if urgent:
            return order[heappop(urgent)]
        # Nothing is urgent: what frees registers may go, so that the wait is not idle.
        for place, rank in enumerate(others[:EXAMINED]):
            if self.growth(order[rank]) <= 0:
                others[place] = others[-1]
                others.pop()
                heapify(others)
                return order[rank]
        return None if self.pending or not others else order[heappop(others)]

    def growth(self, node: int) -> int:
        """By how many registers the pressure grows when a node is issued."""
        weight, used = self.block.weight, self.block.uses[node]
        freed = sum([weight[value] for value in set(used) if self.left[value] == used.count(value)])
        return sum([weight[value] for value in self.block.makes[node]]) - freed

    def issue(self, node: int) -> int:
        """Issue a node now; gives the cycle in which its result arrives."""
        left, weight, makes, start = self.left, self.block.weight, self.block.makes[node], self.cycle
        trait = self.block.steps[node].trait
        memory = trait.loads or trait.stores
        self.issued[node] = 1
        self.cycle = start + (ISSUE if memory else 1)
        for value in self.block.uses[node]:
            left[value] -= 1
            if memory:
                self.held[value] = self.cycle + HELD
            if left[value]:
                continue
            # A memory instruction reads its operands late: their registers stay taken until then.
            if self.held.get(value, 0) > self.cycle:
                heappush(self.releases, (self.held[value], weight[value]))
            else:
                self.pressure -= weight[value]
        for value in makes:
            self.pressure += weight[value]
        self.peak = max(self.peak, self.pressure + trait.temporaries)
        for value in makes:
            if not left[value]:
                self.pressure -= weight[value]
        return start + trait.latency


def by_latency(block: Dag, limit: int) -> int:
    """The peak when what loads need goes first; the search ends as soon as it is above ``limit``."""
    height, leads = heights(block)
    size, left, waits = len(height), block.remaining(), list(block.waits)
    order = sorted(range(size), key=height.__getitem__, reverse=True)
    rank = [0] * size
    for place, node in enumerate(order):
        rank[node] = place
    entering = sum([block.weight[value] for value in block.live_in if left[value]])
    state = Issue(block, left, entering, entering, height, leads, order, rank, bytearray(size))
    for node, count in enumerate(waits):
        if not count:
            state.make_ready(node)
    arrival = [0] * size
    to_issue = size
    while to_issue and state.peak <= limit:
        state.advance()
        chosen = state.choose()
        if chosen is None:
            # Time jumps to the next arrival; no step is made for idle cycles.
            state.cycle = state.pending[0][0]
            continue
        to_issue -= 1
        done = state.issue(chosen)
        for following in block.after[chosen]:
            if done > arrival[following]:
                arrival[following] = done
            waits[following] -= 1
            if not waits[following]:
                heappush(state.pending, (arrival[following], following))
    return state.peak


class Backward(Struct):
    """A block being put in order from its end.

    ``live`` are the values alive so far, ``waits`` counts per node what must follow it, ``ready`` is a heap of `entry`.
    """

    block: Dag
    before: list[list[int]]
    waits: list[int]
    live: set[int]
    pressure: int
    peak: int
    ready: list[tuple[int, int, int]] = field(default_factory=list)
    placed: int = 0

    def entry(self, node: int, freed: int) -> tuple[int, int, int]:
        """What a node is chosen by, the least first: registers it adds, what became ready last (``freed``), the text."""
        weight, live, grown = self.block.weight, self.live, 0
        for value in set(self.block.uses[node]):
            if value not in live:
                grown += weight[value]
        for value in self.block.makes[node]:
            if value in live:
                grown -= weight[value]
        return grown, freed, -node

    def choose(self) -> int:
        """The node that comes next; entries of the heap grow stale, so those of a few nodes are computed again."""
        _, freed, negative = heappop(self.ready)
        for _ in range(EXAMINED):
            entry = self.entry(-negative, freed)
            if not self.ready or entry <= self.ready[0]:
                break
            _, freed, negative = heapreplace(self.ready, entry)
        return -negative

    def place(self, node: int) -> None:
        """Put a node before all that are placed."""
        block, live, weight = self.block, self.live, self.block.weight
        self.placed += 1
        makes = block.makes[node]
        dead = sum([weight[value] for value in makes if value not in live])
        fresh = {value for value in block.uses[node] if value not in live}
        behind = self.pressure + dead
        live.difference_update(makes)
        live.update(fresh)
        self.pressure = behind - sum([weight[value] for value in makes]) + sum([weight[value] for value in fresh])
        self.peak = max(self.peak, behind + block.steps[node].trait.temporaries, self.pressure)
        for earlier in self.before[node]:
            self.waits[earlier] -= 1
            if not self.waits[earlier]:
                heappush(self.ready, self.entry(earlier, -self.placed))


def shortest(block: Dag) -> int:
    """The peak when the order is made from the last instruction backwards, what shortens lives most first.

    Of equals that comes first which became ready last: what leads to a value is done before the next is begun.
    """
    before: list[list[int]] = [[] for _ in block.uses]
    for node, following in enumerate(block.after):
        for later in following:
            before[later].append(node)
    live = set(block.live_out)
    pressure = sum([block.weight[value] for value in live])
    state = Backward(block, before, [len(following) for following in block.after], live, pressure, pressure)
    state.ready = [state.entry(node, 0) for node, count in enumerate(state.waits) if not count]
    heapify(state.ready)
    while state.ready:
        state.place(state.choose())
    return state.peak
