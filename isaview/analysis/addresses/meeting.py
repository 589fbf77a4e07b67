"""Meeting: the blocks where different values of a register may meet.

These are the iterated dominance frontier of the blocks that write it (Cytron and others, "Efficiently computing static single
assignment form", 1991). Every other block begins with what its immediate dominator ends with, so that a walk back to the last
write leaps over whatever lies between.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from isaview.flow.graph import Flow

_MOST = 64
"""Frontiers of a kernel are made up to so many entries a block: deeply nested loops have their square."""


class Meetings:
    """Where values meet in one kernel.

    ``written`` are the registers that each block writes, ``masks`` the blocks that switch lanes. Where the graph has blocks
    that the entry does not reach, or loops with several entries, values are taken to meet wherever paths do.
    """

    def __init__(self, flow: Flow, written: Sequence[Mapping[int, object]], masks: Collection[int]) -> None:
        self.everywhere = {block for block, before in enumerate(flow.predecessors) if len(before) != 1}
        self.everywhere.update(loop.header for loop in flow.loops)
        reducible = len(flow.preorder) == len(flow.blocks) and not any(loop.irreducible for loop in flow.loops)
        self.frontiers = _frontiers(flow) if reducible else None
        self.masks = frozenset(masks)
        self.homes: dict[int, set[int]] = {}
        """Register → the blocks that write it."""
        for block, registers in enumerate(written):
            for register in registers:
                self.homes.setdefault(register, set()).add(block)
        self.known: dict[frozenset[int], Collection[int]] = {}

    def of(self, register: int, masked: bool) -> Collection[int]:
        """The blocks where values of a register meet; ``masked``: a switch of lanes changes what it holds."""
        if self.frontiers is None:
            return self.everywhere
        homes = frozenset(self.homes.get(register, ()))
        if masked:
            homes |= self.masks
        found = self.known.get(homes)
        if found is None:
            found = self.known[homes] = _iterated(self.frontiers, homes)
        return found


def _frontiers(flow: Flow) -> list[set[int]] | None:
    """Per block those that it leads to without dominating them; None where they are too many."""
    above = flow.dominators
    found: list[set[int]] = [set() for _ in flow.blocks]
    left = _MOST * len(found)
    for block, before in enumerate(flow.predecessors):
        for source in before if len(before) > 1 or block == 0 else ():
            at: int | None = source
            while at is not None and at != above[block] and block not in found[at]:
                found[at].add(block)
                at = above[at]
                left -= 1
        if left < 0:
            return None
    return found


def _iterated(frontiers: Sequence[set[int]], homes: Collection[int]) -> set[int]:
    found: set[int] = set()
    waiting = list(homes)
    while waiting:
        fresh = frontiers[waiting.pop()] - found
        found |= fresh
        waiting.extend(fresh)
    return found
