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


def by_latency(block: Dag, limit: int) -> int:
    """The peak when what loads need goes first; the search ends as soon as it is above ``limit``.

    The block is issued cycle by cycle: what a long wait depends on first, anything else once the critical path asks for it or
    where it frees registers.
    """
    height, leads = heights(block)
    size, weight, left, waits = len(height), block.weight, block.remaining(), list(block.waits)
    # Nodes are ordered by height, the highest first; heaps hold their places in this order.
    order = sorted(range(size), key=height.__getitem__, reverse=True)
    rank = [0] * size
    for place, node in enumerate(order):
        rank[node] = place
    urgent: list[int] = []  # ready nodes that a long wait depends on
    others: list[int] = []  # all other ready nodes
    for node, count in enumerate(waits):
        if not count:
            heappush(urgent if leads[node] else others, rank[node])
    pending: list[tuple[int, int]] = []  # the cycle in which the operands of a node arrive, and the node
    releases: list[tuple[int, int]] = []  # the cycle until which memory instructions hold registers, and how many
    held: dict[int, int] = {}  # that cycle per value
    arrival, issued = [0] * size, bytearray(size)
    pressure = peak = sum([weight[value] for value in block.live_in if left[value]])
    cycle = top = 0  # ``top``: the first place in the order that is not issued
    to_issue = size
    while to_issue and peak <= limit:
        while pending and pending[0][0] <= cycle:
            node = heappop(pending)[1]
            heappush(urgent if leads[node] else others, rank[node])
        while releases and releases[0][0] <= cycle:
            pressure -= heappop(releases)[1]

        chosen = -1
        if others:
            while issued[order[top]]:
                top += 1
            if height[order[others[0]]] >= height[order[top]] - AHEAD and (not urgent or others[0] < urgent[0]):
                chosen = heappop(others)
        if chosen < 0 and urgent:
            chosen = heappop(urgent)
        elif chosen < 0:
            for place, candidate in enumerate(others[:EXAMINED]):
                if _growth(block, left, order[candidate]) <= 0:
                    chosen = candidate
                    others[place] = others[-1]
                    others.pop()
                    heapify(others)
                    break
            else:
                if pending:
                    # Time jumps to the next arrival; no step is made for idle cycles.
                    cycle = pending[0][0]
                    continue
                chosen = heappop(others)

        node = order[chosen]
        to_issue -= 1
        issued[node] = 1
        trait, makes = block.steps[node].trait, block.makes[node]
        is_memory, arrives = trait.loads or trait.stores, cycle + trait.latency
        cycle += ISSUE if is_memory else 1
        for value in block.uses[node]:
            left[value] -= 1
            if is_memory:
                held[value] = cycle + HELD
            if left[value]:
                continue
            if held and held.get(value, 0) > cycle:
                heappush(releases, (held[value], weight[value]))
            else:
                pressure -= weight[value]
        for value in makes:
            pressure += weight[value]
        if pressure + trait.temporaries > peak:
            peak = pressure + trait.temporaries
        for value in makes:
            if not left[value]:
                pressure -= weight[value]
        for following in block.after[node]:
            if arrives > arrival[following]:
                arrival[following] = arrives
            waits[following] -= 1
            if not waits[following]:
                heappush(pending, (arrival[following], following))
    return peak


def _growth(block: Dag, left: list[int], node: int) -> int:
    """By how many registers the pressure grows when a node is issued."""
    weight, used = block.weight, block.uses[node]
    freed = sum([weight[value] for value in set(used) if left[value] == used.count(value)])
    return sum([weight[value] for value in block.makes[node]]) - freed


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
