"""Listing: the order in which a list scheduler issues a block, and the registers alive in it.

Read in machine code: of the instructions that are ready, that one is issued which the end of the block waits for longest, and
of nearly equals the one that stands first in the text. Whether its operands have arrived is not asked.
"""

from __future__ import annotations

from heapq import heappop, heappush

from isaview.estimates.schedule import HELD, HELD_OF_PLENTY, ISSUE, Dag, leanings

LONGEST = 200
"""Cycles beyond which a result is not waited for in the order: longer waits count as this."""
SOURCE = 0.5
"""Cycles that an instruction gains on the one behind it in the text."""
WINDOW = 80
"""Instructions behind the first that is not issued yet which may come before it."""


def listed(block: Dag) -> list[int]:
    """The nodes of a block in the order they are issued."""
    after, waits = block.after, list(block.waits)
    height = [0] * len(waits)
    for node in range(len(height) - 1, -1, -1):
        reach = 0
        for following in after[node]:
            if height[following] > reach:
                reach = height[following]
        height[node] = reach + min(block.steps[node].trait.latency, LONGEST)
    order: list[int] = []
    issued = bytearray(len(waits))
    ready: list[tuple[float, int]] = []
    later: list[int] = []
    first = 0
    for node, count in enumerate(waits):
        if not count:
            heappush(later, node)
    while len(order) < len(waits):
        while issued[first]:
            first += 1
        while later and later[0] <= first + WINDOW:
            node = heappop(later)
            heappush(ready, (SOURCE * node - height[node], node))
        node = heappop(ready)[1]
        issued[node] = 1
        order.append(node)
        for following in after[node]:
            waits[following] -= 1
            if not waits[following]:
                heappush(later, following)
    return order


def as_listed(block: Dag, limit: int, *, plenty: bool = False) -> int:
    """The peak in that order; the search ends as soon as it is above ``limit``."""
    hold = HELD_OF_PLENTY if plenty else HELD
    weight, left = block.weight, block.remaining()
    lean = leanings(block) if plenty else [0] * len(weight)
    entering = [value for value in block.live_in if left[value]]
    pressure = sum(weight[value] for value in entering)
    leaning = sum(lean[value] for value in entering)
    peak = pressure + max(0, leaning)
    cycle = 0
    arrival = [0] * len(block.uses)
    held: dict[int, int] = {}
    releases: list[tuple[int, int, int]] = []
    for node in listed(block):
        one = block.steps[node].trait
        memory = one.touches_memory
        start = max(cycle, arrival[node])
        while releases and releases[0][0] <= start:
            _, freed, leaned = heappop(releases)
            pressure -= freed
            leaning -= leaned
        cycle = start + (ISSUE if memory else 1)
        for value in block.uses[node]:
            left[value] -= 1
            if memory:
                held[value] = cycle + hold
            if left[value]:
                continue
            if held.get(value, 0) > cycle:
                heappush(releases, (held[value], weight[value], lean[value]))
            else:
                pressure -= weight[value]
                leaning -= lean[value]
        makes = block.makes[node]
        for value in makes:
            pressure += weight[value]
            leaning += lean[value]
        reached = pressure + one.temporaries + max(0, leaning)
        if reached > peak:
            peak = reached
            if peak > limit:
                return peak
        for value in makes:
            if not left[value]:
                pressure -= weight[value]
                leaning -= lean[value]
        done = start + one.latency
        for following in block.after[node]:
            if done > arrival[following]:
                arrival[following] = done
    return peak
