"""Listing: the order in which a list scheduler issues a block, and the registers alive in it.

Read in machine code: of the instructions that are ready, that one is issued whose result the end of the block waits for
longest, and of nearly equals the one that stands first in the text. Whether its operands have arrived is not asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush

from isaview.analysis.registers.schedule.dependences import Dag
from isaview.analysis.registers.schedule.schedule import Issued

SOURCE = 0.5
"""Cycles that an instruction gains on the one behind it in the text."""
WINDOW = 80
"""Instructions behind the first one that is not issued yet, of which one may come before it."""


def as_listed(block: Dag, limit: int, *, plenty: bool = False) -> int:
    """The peak in that order, issued as operands arrive; the search ends as soon as it is above ``limit``."""
    at = Issued(block, plenty)
    arrival = [0] * len(block.uses)
    order = listed(block)
    while at.peak <= limit and (node := next(order, None)) is not None:
        at.cycle = max(at.cycle, arrival[node])
        at.set_free()
        done = at.issue(node)
        for following in block.after[node]:
            if done > arrival[following]:
                arrival[following] = done
    return at.peak


def listed(block: Dag) -> Iterator[int]:
    """The nodes of a block in the order they are issued."""
    height, _ = block.heights
    waits, after = list(block.waits), block.after
    issued = bytearray(len(waits))
    ready: list[tuple[float, int]] = []
    later = [node for node, count in enumerate(waits) if not count]  # ascending, so a heap
    first = 0
    for _ in waits:
        while issued[first]:
            first += 1
        while later and later[0] <= first + WINDOW:
            node = heappop(later)
            heappush(ready, (SOURCE * node - height[node], node))
        node = heappop(ready)[1]
        issued[node] = 1
        yield node
        for following in after[node]:
            waits[following] -= 1
            if not waits[following]:
                heappush(later, following)
