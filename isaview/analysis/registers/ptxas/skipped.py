"""Skipped exchanges: blocks that exchange values between lanes more than once though some lanes of the wave may pass them by.

Such a branch depends on what differs from lane to lane, one side of it comes to the block, the other one passes it by and goes
on. A side that ends the kernel at once does not count, as lanes that have ended are not waited for, nor does leaving a loop.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import reduce
from operator import and_, or_

from isaview.flow.equations import needed
from isaview.flow.graph import Flow, flow_of
from isaview.model.form import Form
from isaview.model.kernel import Kernel

EXCHANGE, BALLOT = "shfl", "vote"
"""What each lane reads of another one, and what all lanes of a wave are told alike."""
TWICE = 2
"""One exchange waits for the lanes by itself; from two on ptxas makes all of them again for when lanes are missing."""
PER_LANE = ("%tid", "%lane")
"""Special registers that differ from lane to lane begin so."""
STATED = frozenset(("parameter", "constant"))
"""Spaces from which all lanes read the same where the address does not differ."""


def skipped(kernel: Kernel) -> frozenset[int]:
    """The blocks that exchange values between lanes twice or more and are passed by by some lanes of a wave."""
    flow = flow_of(kernel)
    times = Counter(flow.block_of(index) for index, form in enumerate(kernel.forms) if form.mnemonic == EXCHANGE)
    exchanging = {block for block, count in times.items() if count >= TWICE}
    if not exchanging:
        return frozenset()
    bits = [1 << block if block in exchanging else 0 for block in range(len(flow.blocks))]
    reached, _ = needed(flow, bits, [0] * len(bits))
    found = reduce(or_, _passed_by(kernel, reached), 0)
    return frozenset(block for block in exchanging if found >> block & 1)


def _passed_by(kernel: Kernel, reached: list[int]) -> Iterator[int]:
    """Per branch that parts lanes the blocks, as bits, which one side of it reaches and another one passes by."""
    flow = flow_of(kernel)
    differs = _differing(kernel)
    loops = [sum([1 << member for member in loop.blocks]) for loop in flow.loops]
    for block, after in zip(flow.blocks, flow.successors, strict=True):
        sides = [reached[side] for side in set(after) if not _ends(flow, side)]
        parted = reduce(or_, sides, 0) & ~reduce(and_, sides, -1)
        if parted and not differs.isdisjoint(kernel.operands.reads[block.last - 1]):
            yield parted & ~reduce(or_, [loop for loop in loops if loop >> block.index & 1], 0)


def _ends(flow: Flow, block: int) -> bool:
    """Whether a block does nothing but end the kernel."""
    return not flow.successors[block] and flow.blocks[block].last - flow.blocks[block].first <= 1


def _differing(kernel: Kernel) -> set[int]:
    """Registers that may differ between the lanes of a wave by what they are made of."""
    reads, writes = kernel.operands.reads, kernel.operands.writes
    found = {number for number, one in enumerate(kernel.registers) if one.name.startswith(PER_LANE)}
    sources = {form for form in kernel.distinct_forms if _is_source(form)}
    users: dict[int, list[int]] = {}
    for index, (read, form) in enumerate(zip(reads, kernel.forms, strict=True)):
        for number in read:
            users.setdefault(number, []).append(index)
        if form in sources:
            found.update(writes[index])
    waiting = list(found)
    while waiting:
        for index in users.get(waiting.pop(), ()):
            fresh = [number for number in writes[index] if number not in found and kernel.forms[index].mnemonic != BALLOT]
            found.update(fresh)
            waiting += fresh
    return found


def _is_source(form: Form) -> bool:
    """Whether what a form makes may differ between lanes whatever it reads."""
    return form.mnemonic == EXCHANGE or any(access.space not in STATED for access in form.accesses)
