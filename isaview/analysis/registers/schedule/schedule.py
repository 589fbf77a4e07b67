"""Scheduling: the pressure of a block once its instructions are moved as a compiler moves them.

Two orders bound what a compiler does. `by_latency` starts loads, and what they need, as early as it can and everything else
when the critical path asks for it; `from_the_end` shortens lives, whatever that costs in time.
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush, heapreplace

from isaview.analysis.registers.schedule.dependences import FAR, Dag
from isaview.analysis.registers.schedule.traits import MATRIX

AHEAD = 16
"""Cycles before the critical path asks for it that an instruction is issued which makes no load wait."""
HELD, HELD_OF_PLENTY = 30, 60
"""Cycles for which memory instructions hold on to the registers they read, where registers are short and where they are not."""
ISSUE = 2
"""Cycles between memory instructions; all others follow each other at once."""
SEEN = 6
"""How many waiting instructions are looked through for one that frees registers."""


FEW = 600
"""Instructions of a block without matrix instructions that is put in depth-first order too; in larger ones it tells no more."""
OPERANDS = 4
"""Of so many operands at most the order is told by the registers they take."""


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
        self.unread = 0 in self.left
        """Whether there are values that nobody reads."""

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
            if held.get(value, 0) > now:
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
        for value in makes if self.unread else ():
            if not left[value]:
                pressure -= weight[value]
                leaning -= lean[value]
        self.pressure, self.leaning = pressure, leaning
        return start + one.latency


class Forward(Issued):
    """A block being issued cycle by cycle, what loads need first. A node's rank is its place by height, the highest first."""

    def __init__(self, block: Dag, plenty: bool) -> None:
        super().__init__(block, plenty)
        self.height, self.leads = block.heights
        size = len(block.waits)
        self.order = sorted(range(size), key=self.height.__getitem__, reverse=True)
        self.rank = [0] * size
        for rank, node in enumerate(self.order):
            self.rank[node] = rank
        self.first: list[int] = []
        """The ranks of ready nodes that a long wait depends on, and in ``rest`` those of all others."""
        self.rest: list[int] = []
        self.pending: list[int] = []
        """Nodes that wait for nothing but their operands' arrival: its cycle times the number of nodes, plus the node."""
        self.issued = bytearray(size)
        self.top = 0
        for node, count in enumerate(block.waits):
            if not count:
                heappush(self.first if self.leads[node] else self.rest, self.rank[node])

    def advance(self) -> None:
        """Let arrive what has arrived, and set free what memory instructions have read by now."""
        pending, size, leads = self.pending, len(self.order), self.leads
        end = (self.cycle + 1) * size
        while pending and pending[0] < end:
            node = heappop(pending) % size
            heappush(self.first if leads[node] else self.rest, self.rank[node])
        if self.releases:
            self.set_free()

    def choose(self) -> int | None:
        """The node to issue now; None to wait for one that is pending."""
        first, rest, order, height = self.first, self.rest, self.order, self.height
        if rest:
            issued, top = self.issued, self.top
            while issued[order[top]]:
                top += 1
            self.top = top
            rank = rest[0]
            if height[order[rank]] >= height[order[top]] - AHEAD and (not first or rank < first[0]):
                return order[heappop(rest)]
        if first:
            return order[heappop(first)]
        for place, rank in enumerate(rest[:SEEN]):
            if self.growth(order[rank]) <= 0:
                rest[place] = rest[-1]
                rest.pop()
                heapify(rest)
                return order[rank]
        return None if self.pending or not rest else order[heappop(rest)]

    def growth(self, node: int) -> int:
        """By how many registers the pressure grows when a node is issued."""
        weight, left = self.block.weight, self.left
        used = self.block.uses[node]
        grown = 0
        for value in self.block.makes[node]:
            grown += weight[value]
        for value in self.block.distinct[node]:
            if left[value] == used.count(value):
                grown -= weight[value]
        return grown


def by_latency(block: Dag, limit: int, *, plenty: bool = False) -> int:
    """The peak when what loads need goes first; the search ends as soon as it is above ``limit``.

    Where registers are ``plenty``, a compiler reuses them later, and what is stored takes odd ones alone: the even ones that
    these leave unused count.
    """
    at = Forward(block, plenty)
    size = left = len(block.waits)
    waits, arrival, after, pending, issued = list(block.waits), [0] * size, block.after, at.pending, at.issued
    while left and at.peak <= limit:
        if pending or at.releases:
            at.advance()
        node = at.choose() if at.first or at.rest else None
        if node is None:
            at.cycle = pending[0] // size
            continue
        done = at.issue(node)
        issued[node] = 1
        left -= 1
        for following in after[node]:
            if done > arrival[following]:
                arrival[following] = done
            waits[following] -= 1
            if not waits[following]:
                heappush(pending, arrival[following] * size + following)
    return at.peak


def shortest(block: Dag) -> int:
    """The lowest of the peaks of orders that shorten lives.

    What equals are told apart by is tried in two ways, but not where matrix instructions are: what those read is loaded ahead
    of them, so a compiler is far from the lowest peak there. There, and in blocks of few instructions, depth first is tried.
    """
    peak = min(from_the_end(block), from_the_start(block))
    matrix = any(step.trait.latency == MATRIX for step in block.steps)
    if matrix or len(block.uses) <= FEW:
        peak = min(peak, depth_first(block, peak))
    return peak if matrix else min(peak, from_the_end(block, recent=False))


def from_the_end(block: Dag, *, recent: bool = True) -> int:
    """The peak when the order is made from the last instruction backwards, what shortens lives most first.

    Of equals that comes first which reads a value made together with one alive already (a load of several brings all or none),
    then what was last set free: what leads to one value is done before the next is begun. Without ``recent``, in the place of
    that, what stands last in the text.
    """
    at = Backward(block, recent)
    while at.ready:
        at.place(at.choose())
    return at.peak


class Backward:
    """A block being put in order from its end, with the registers alive so far."""

    def __init__(self, block: Dag, recent: bool) -> None:
        self.block = block
        self.recent = recent
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
        return grown, self.partly.isdisjoint(uses), freed if self.recent else -node, -node

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


def depth_first(block: Dag, limit: int = FAR) -> int:
    """The peak when all that one result is made of is done before the next result is begun, what takes most registers first.

    The search ends as soon as the peak is not below ``limit``.
    """
    weight, needs, before = block.weight, *_needs(block)
    left = block.remaining()
    pressure = peak = sum([weight[value] for value in block.live_in if left[value]])
    done, opened = bytearray(len(needs)), bytearray(len(needs))
    waiting = [node for node in range(len(needs) - 1, -1, -1) if not block.after[node]]
    while waiting and peak < limit:
        node = waiting[-1]
        if not opened[node]:
            opened[node] = 1
            earlier = [other for other in before[node] if not opened[other]]
            waiting += sorted(earlier, key=needs.__getitem__) if len(earlier) > 1 else earlier
            continue
        waiting.pop()
        if done[node]:
            continue
        done[node] = 1
        for value in block.uses[node]:
            left[value] -= 1
            if not left[value]:
                pressure -= weight[value]
        made = block.makes[node]
        peak = max(peak, pressure + sum([weight[value] for value in made]) + block.steps[node].trait.temporaries)
        pressure += sum([weight[value] for value in made if left[value]])
    return peak


def _needs(block: Dag) -> tuple[list[int], list[list[int]]]:
    """Per node the registers it takes to make what it makes and all that leads to it, about; and the nodes before it."""
    before: list[list[int]] = [[] for _ in block.uses]
    for node, following in enumerate(block.after):
        for other in following:
            before[other].append(node)
    needs: list[int] = []
    weight = block.weight
    for makes, earlier in zip(block.makes, before, strict=True):
        need = sum([weight[value] for value in makes])
        if len(earlier) == 1:
            need = max(need, needs[earlier[0]])
        elif earlier:
            most = sorted([needs[other] for other in earlier], reverse=True)[:OPERANDS]
            need = max(need, *(one + place for place, one in enumerate(most)))
        needs.append(need)
    return needs, before
