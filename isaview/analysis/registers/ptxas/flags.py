"""Flags: predicates that lie in registers of the lanes, because more are alive at once than the file of predicates holds.

ptxas brings each of them into a register of its own (`P2R R4, PR, RZ, 0x1`) and tests that register where it is read.
A comparison is made where its result is first read, so what counts is how long the result is read, not where the text makes it.
"""

from __future__ import annotations

from isaview.flow.graph import BasicBlock, flow_of
from isaview.flow.liveness import liveness_of
from isaview.model.kernel import Kernel

FILE = "predicate"
HELD = 7
"""Predicates that the file holds, beside the one that is always true."""


def in_registers(kernel: Kernel) -> set[int]:
    """The predicates of a kernel that lie in registers; of those alive at once these are read last."""
    alive = liveness_of(kernel).pressure.get(FILE, ())
    if not alive or max(alive) <= HELD:
        return set()
    flags = {number for number, one in enumerate(kernel.registers) if one.file == FILE}
    found: set[int] = set()
    for block in flow_of(kernel).blocks:
        if max(alive[block.first : block.last], default=0) > HELD:
            _beyond(_spans(kernel, block, flags), found)
    return found


def _spans(kernel: Kernel, block: BasicBlock, flags: set[int]) -> list[tuple[int, int, int]]:
    """Predicates read in a block or behind it: where they are first read, where last, and which it is."""
    operands, forms, own = kernel.operands, kernel.forms, slice(block.first, block.last)
    reads, writes = operands.reads[own], operands.writes[own]
    starts: dict[int, int] = {}
    ends: dict[int, int] = dict.fromkeys(liveness_of(kernel).live_out[block.index] & flags, block.last)
    spans: list[tuple[int, int, int]] = []
    without = [one and other for one, other in zip(map(flags.isdisjoint, reads), map(flags.isdisjoint, writes), strict=True)]
    for at in range(len(without) - 1, -1, -1):
        if without[at]:
            continue
        made, index = writes[at], block.first + at
        place = index
        if flags.issuperset(made):
            place = min((starts.get(number, block.last) for number in made), default=index)
        ended = [number for number in made if number in ends] if forms[index].guard is None else []
        spans.extend((starts.pop(number, block.last), ends.pop(number), number) for number in ended)
        for number in flags.intersection(reads[at]):
            starts[number] = min(place, starts.get(number, place))
            ends[number] = max(place, ends.get(number, place))
    spans.extend((block.first, end, number) for number, end in ends.items())
    return spans


def _beyond(spans: list[tuple[int, int, int]], found: set[int]) -> None:
    """Add what does not fit the file: where too many are alive at once, those that are alive longest."""
    alive: list[tuple[int, int]] = []
    for start, end, number in sorted(spans):
        if end <= start or number in found:
            continue
        alive = [(other, flag) for other, flag in alive if other > start]
        alive.append((end, number))
        if len(alive) > HELD:
            last = max(alive)
            alive.remove(last)
            found.add(last[1])
