"""The live ranges at an instruction: of each live register, where its value may come from and who may still need it.

Followed on the value graph from that instruction, back to the writes that reach it and on to the reads it reaches.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from msgspec import Struct

from isaview.flow.liveness import NOT_COUNTED, liveness_of
from isaview.flow.values import ValueGraph, values_of
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


def choose_maker(kernel: Kernel, live: LiveRange) -> int | None:
    """The instruction that makes a value: the first write that is no move, else the first; None where none is.

    The constant in front of a guarded write, or of a loop, is what the value replaces.
    """
    first = next(iter(live.defined), None)
    return next((index for index in live.defined if kernel.forms[index].instruction_class != "move"), first)


def ranges_at(kernel: Kernel, index: int) -> tuple[LiveRange, ...]:
    """The registers that the pressure at an instruction counts, with their ranges, in the order of their numbers."""
    values, registers = values_of(kernel), kernel.registers
    counted = [number for number in sorted(liveness_of(kernel).live_at(index)) if registers[number].file != NOT_COUNTED]
    return tuple(
        LiveRange(
            registers[number],
            tuple(_writes_before(values, index, number)[:_SHOWN_WRITES]),
            _reads_behind(values, index, number),
        )
        for number in counted
    )


def _writes_before(values: ValueGraph, index: int, register: int) -> list[int]:
    """The writes whose value a register may hold before or behind an instruction, ascending; partial ones add to others."""
    first = values.value_written(index, register) if register in values.writes[index] else values.value_read(index, register)
    writes: set[int] = set()
    seen, waiting = {first}, [first]
    while waiting:
        value = waiting.pop()
        if values.maker[value] >= 0:
            writes.add(values.maker[value])
            sources = [values.kept[value]] if values.kept[value] >= 0 else []
        else:
            phi = values.origin(value)
            sources = values.incoming(phi) if phi == value else [phi]
        fresh = set(sources) - seen
        seen |= fresh
        waiting.extend(fresh)
    return sorted(writes)


def _reads_behind(values: ValueGraph, index: int, register: int) -> tuple[int, ...]:
    """The instructions that may read what a register holds at an instruction or behind it, ascending."""
    flow, readers, writers = values.flow, values.readers.get(register, ()), values.writers.get(register, ())
    home = flow.blocks[values.block[index]]
    uses = {index} if register in values.reads[index] else set()
    seen: set[int] = set()
    waiting = [(home.index, index + 1, home.last)]
    while waiting:
        block, first, last = waiting.pop()
        killing = next(
            (write for write in _between(writers, first, last) if values.kept[values.value_written(write, register)] < 0), None
        )
        uses.update(_between(readers, first, last if killing is None else killing + 1))
        for successor in flow.successors[block] if killing is None else ():
            if successor not in seen:
                seen.add(successor)
                waiting.append((successor, flow.blocks[successor].first, flow.blocks[successor].last))
    return tuple(sorted(uses))


def _between(instructions: Sequence[int], first: int, last: int) -> Sequence[int]:
    """Those of ascending instructions that stand from ``first`` to before ``last``."""
    return instructions[bisect_left(instructions, first) : bisect_left(instructions, last)]
