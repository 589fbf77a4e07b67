"""The live ranges at an instruction: of each live register, where its value may come from and who may still need it.

The control flow is walked from that instruction, back to the writes that reach it and on to the reads it reaches.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from isaview.flow.graph import Flow, flow_of
from isaview.flow.liveness import liveness_of
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


class _Event(Struct, frozen=True):
    index: int
    reads: bool
    writes: bool
    kills: bool


_Events = dict[int, list[_Event]]
"""Block → where a register is read and written in it, in order."""


def ranges_at(kernel: Kernel, index: int) -> tuple[LiveRange, ...]:
    """The registers that the pressure at an instruction counts, with their ranges, in the order of their numbers."""
    live, registers = liveness_of(kernel).live_at(index), kernel.registers
    events = _events(kernel, live)
    counted = (number for number in sorted(live) if registers[number].file != "special")
    return tuple(LiveRange(registers[number], *_walk(flow_of(kernel), index, events.get(number, {}))) for number in counted)


def _events(kernel: Kernel, wanted: frozenset[int]) -> dict[int, _Events]:
    """Where each register is read and written."""
    operands = kernel.operands
    by_register: dict[int, _Events] = {}
    for block in flow_of(kernel).blocks:
        for index in range(block.first, block.last):
            read, written, killed = operands.reads[index], operands.writes[index], operands.kills[index]
            for number in wanted.intersection((*read, *written)):
                event = _Event(index, number in read, number in written, number in killed)
                by_register.setdefault(number, {}).setdefault(block.index, []).append(event)
    return by_register


def _walk(flow: Flow, index: int, events: _Events) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The writes that reach an instruction, and the reads it reaches."""
    block = flow.block_of(index)
    in_block = events.get(block, [])
    own = next((event for event in in_block if event.index == index), _Event(index, False, False, False))
    defined = {index} if own.writes else set()
    if not own.kills:
        before = [event for event in reversed(in_block) if event.index < index]
        defined.update(event.index for event in _reached(events, flow.predecessors, block, before, -1) if event.writes)
    after = [event for event in in_block if event.index > index]
    uses = {event.index for event in _reached(events, flow.successors, block, after, 1) if event.reads}
    uses.update((index,) if own.reads else ())
    return tuple(sorted(defined)[:_SHOWN_WRITES]), tuple(sorted(uses))


def _reached(
    events: _Events, neighbours: Sequence[tuple[int, ...]], start: int, first: list[_Event], step: int
) -> list[_Event]:
    """The events that paths reach before the register is written anew; ``step``: 1 down the text, -1 up."""
    reached: list[_Event] = []
    seen: set[int] = set()
    waiting = [(start, first)]
    while waiting:
        block, order = waiting.pop()
        for event in order:
            reached.append(event)
            if event.kills:
                break
        else:
            fresh = [neighbour for neighbour in neighbours[block] if neighbour not in seen]
            seen.update(fresh)
            waiting += [(neighbour, events[neighbour][::step] if neighbour in events else []) for neighbour in fresh]
    return reached
