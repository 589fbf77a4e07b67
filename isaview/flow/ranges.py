"""The live ranges at an instruction: of each live register, where its value may come from and who may still need it.

The control flow is walked from that instruction, back to the writes that reach it and on to the reads it reaches.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence

from msgspec import Struct

from isaview.flow.graph import flow_of
from isaview.flow.liveness import NOT_COUNTED, liveness_of
from isaview.model.kernel import Kernel
from isaview.model.registers import Register

_SHOWN_WRITES = 8


class LiveRange(Struct, frozen=True):
    """A register alive at an instruction.

    ``defined`` are the instructions (by index, ascending, at most 8) whose value it may hold, empty where it is alive from
    the kernel's start; ``uses`` are those that may read it from there on, ``last_use`` the farthest down the text, None
    where none does.
    """

    register: Register
    defined: tuple[int, ...]
    uses: tuple[int, ...]

    @property
    def last_use(self) -> int | None:
        return max(self.uses, default=None)


def maker(kernel: Kernel, live: LiveRange) -> int | None:
    """The instruction that makes a value: the first write that is no move, else the first; None where none is.

    The constant in front of a guarded write, or of a loop, is what the value replaces.
    """
    first = next(iter(live.defined), None)
    return next((index for index in live.defined if kernel.forms[index].instruction_class != "move"), first)


def ranges_at(kernel: Kernel, index: int) -> tuple[LiveRange, ...]:
    """The registers that the pressure at an instruction counts, with their ranges, in the order of their numbers."""
    live, registers = liveness_of(kernel).live_at(index), kernel.registers
    touches: dict[int, list[int]] = {number: [] for number in sorted(live) if registers[number].file != NOT_COUNTED}
    for at, (reads, writes) in enumerate(zip(kernel.operands.reads, kernel.operands.writes, strict=True)):
        for number in touches.keys() & {*reads, *writes}:
            touches[number].append(at)
    return tuple(_range(kernel, index, number, indices) for number, indices in touches.items())


def _range(kernel: Kernel, index: int, number: int, touches: list[int]) -> LiveRange:
    """The writes of a register that reach an instruction, and the reads it reaches, of the instructions that touch it."""
    flow, operands = flow_of(kernel), kernel.operands
    home = flow.blocks[flow.block_of(index)]

    def between(first: int, last: int) -> list[int]:
        return touches[bisect_left(touches, first) : bisect_left(touches, last)]

    def reached(start: list[int], neighbours: Sequence[tuple[int, ...]], step: int) -> Iterator[int]:
        """What paths touch before the register is written again; ``step``: 1 down the text, -1 up."""
        seen: set[int] = set()
        waiting = [(home.index, start)]
        while waiting:
            block, indices = waiting.pop()
            killing = next((place for place, at in enumerate(indices) if number in operands.kills[at]), None)
            yield from indices if killing is None else indices[: killing + 1]
            fresh = set(neighbours[block]) - seen if killing is None else set()
            seen |= fresh
            waiting += [(block, between(flow.blocks[block].first, flow.blocks[block].last)[::step]) for block in fresh]

    defined = {index} if number in operands.writes[index] else set()
    if number not in operands.kills[index]:
        above = reached(between(home.first, index)[::-1], flow.predecessors, -1)
        defined.update(at for at in above if number in operands.writes[at])
    uses = {index} if number in operands.reads[index] else set()
    below = reached(between(index + 1, home.last), flow.successors, 1)
    uses.update(at for at in below if number in operands.reads[at])
    return LiveRange(kernel.registers[number], tuple(sorted(defined)[:_SHOWN_WRITES]), tuple(sorted(uses)))
