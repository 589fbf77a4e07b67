"""Live ranges: of each register alive at one instruction, where its value may come from and who may still need it.

Found by walking the control flow from that instruction, back to the writes that reach it and on to the reads it reaches.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from isaview.flow.graph import flow_of
from isaview.flow.liveness import liveness_of
from isaview.model.kernel import Kernel
from isaview.model.registers import Register

_SHOWN_WRITES = 8


class LiveRange(Struct, frozen=True):
    """A register alive at an instruction.

    ``defined`` are the instructions (by index, ascending, at most 8) whose value it may hold, empty where it is alive from
    the kernel's start; ``last_use`` is the one farthest down the text that may read it, None where none does.
    """

    register: Register
    defined: tuple[int, ...]
    last_use: int | None


class _Event(Struct, frozen=True):
    index: int
    reads: bool
    writes: bool
    kills: bool


def ranges_at(kernel: Kernel, index: int) -> tuple[LiveRange, ...]:
    """The registers that the pressure at an instruction counts, with their ranges, in the order of their numbers."""
    numbers = sorted(liveness_of(kernel).live_at(index))
    events = _events(kernel, frozenset(numbers))
    return tuple(
        LiveRange(kernel.registers[number], *_walk(kernel, index, events.get(number, {})))
        for number in numbers
        if kernel.registers[number].file != "special"
    )


def _events(kernel: Kernel, wanted: frozenset[int]) -> dict[int, dict[int, list[_Event]]]:
    """Register → block → where it is read and written, in order."""
    operands = kernel.operands
    found: dict[int, dict[int, list[_Event]]] = {}
    for block in flow_of(kernel).blocks:
        for index in range(block.first, block.last):
            read, written, killed = operands.reads[index], operands.writes[index], operands.kills[index]
            for number in wanted.intersection((*read, *written)):
                event = _Event(index, number in read, number in written, number in killed)
                found.setdefault(number, {}).setdefault(block.index, []).append(event)
    return found


def _walk(kernel: Kernel, index: int, events: dict[int, list[_Event]]) -> tuple[tuple[int, ...], int | None]:
    block = flow_of(kernel).block_of(index)
    here = events.get(block, [])
    own = next((event for event in here if event.index == index), None)
    defined: list[int] = []
    if own is not None and own.writes:
        defined.append(index)
    if own is None or not own.kills:
        before = [event for event in here if event.index < index]
        defined.extend(_reached(events, flow_of(kernel).predecessors, block, list(reversed(before)), "writes"))
    after = [event for event in here if event.index > index]
    uses = list(_reached(events, flow_of(kernel).successors, block, after, "reads"))
    if own is not None and own.reads:
        uses.append(index)
    return tuple(sorted(set(defined))[:_SHOWN_WRITES]), max(uses, default=None)


def _reached(
    events: dict[int, list[_Event]], neighbours: Sequence[tuple[int, ...]], start: int, first: list[_Event], wanted: str
) -> Iterator[int]:
    """Instructions with the wanted event that paths reach before the register is written anew."""
    backwards = wanted == "writes"
    seen: set[int] = set()
    waiting = [(start, first)]
    while waiting:
        block, order = waiting.pop()
        open_path = True
        for event in order:
            if getattr(event, wanted):
                yield event.index
            if event.kills:
                open_path = False
                break
        if not open_path:
            continue
        for neighbour in neighbours[block]:
            if neighbour not in seen:
                seen.add(neighbour)
                following = events.get(neighbour, [])
                waiting.append((neighbour, following[::-1] if backwards else following))
