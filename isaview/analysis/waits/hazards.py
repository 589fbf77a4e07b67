"""Hazards: registers that are read or overwritten while a load into them may still be in flight.

A load that writes half a register keeps the other half and reads nothing, and loads of a queue write in order.

A compiler leaves none; hand-written assembly may. It is also the law that the model of counters is tested by: what a compiler
wrote must show none. Only registers are followed; memory that copies write is not.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import chain

from msgspec import Struct

from isaview.analysis.waits.in_flight import InFlight
from isaview.flow.graph import flow_of
from isaview.model.kernel import Kernel


class Hazard(Struct, frozen=True):
    """Instruction ``index`` reads, or only ``overwrites``, a register (by its name) that ``load`` may still write."""

    index: int
    load: int
    register: str
    overwrites: bool = False


def hazards(kernel: Kernel, flight: InFlight) -> list[Hazard]:
    """Reads of registers before the loads that write them are certainly done, in text order; each load once an instruction."""
    early: list[Hazard] = []
    for block in sorted(flight.states):
        ends: dict[int, list[int]] = {}
        for waited in flight.by_block.get(block, ()):
            ends.setdefault(waited.index, []).extend(end.load for end in waited.ends if not end.older)
        standing: dict[int, set[int]] = defaultdict(set)
        for key in chain.from_iterable(flight.states[block].pending):
            for register in kernel.operands.writes[key % len(kernel)]:
                standing[register].add(key % len(kernel))
        for index in flow_of(kernel).inside([block]):
            for load in ends.get(index, ()):
                for register in kernel.operands.writes[load]:
                    standing[register].discard(load)
            early.extend(_early_reads(kernel, flight, standing, index))
            if kernel.forms[index].flow == "call":
                standing.clear()
    return early


def _early_reads(kernel: Kernel, flight: InFlight, standing: dict[int, set[int]], index: int) -> Iterator[Hazard]:
    """What an instruction reads too early; its own loads stand behind it."""
    reads, writes = kernel.operands.reads[index], kernel.operands.writes[index]
    effect, form = flight.effects[index], kernel.forms[index]
    if form.flow == "stop":  # what lives to the end, as a stack pointer, is used by nobody there
        reads = tuple(register for register in reads if kernel.registers[register].name not in form.implicit_reads)
    if standing and not effect.waits and form.flow != "call":
        early: dict[int, tuple[bool, int]] = {}
        for overwrites, registers in ((True, writes), (False, reads)):
            for register in registers:
                for load in standing.get(register, ()):
                    is_ordered = (overwrites or register in writes) and _in_order(kernel, flight, index, load)
                    if not is_ordered and not _never_both(kernel, load, index):
                        early[load] = overwrites, register
        for load, (overwrites, register) in sorted(early.items()):
            yield Hazard(index, load, kernel.registers[register].name, overwrites)
    for register in writes:
        standing.pop(register, None)
        if effect.raises and effect.tracked:
            standing[register].add(index)


def _in_order(kernel: Kernel, flight: InFlight, index: int, load: int) -> bool:
    """Whether an instruction writes after a load: it enters an ordered queue of it, or the unit of shared memory as it does."""
    # The unit of shared memory gives results between lanes, too, and takes its instructions in order.
    machine, forms = flight.machine, (kernel.forms[index], kernel.forms[load])
    in_unit = (
        {access.space for access in form.accesses} == {"shared"} or form.instruction_class == "cross_lane" for form in forms
    )
    if flight.effects[index].raises and all(in_unit):
        return True
    shared = set(flight.effects[index].raises).intersection(flight.effects[load].raises)
    return any(machine.queues[queue].ordered for queue in shared)


def _never_both(kernel: Kernel, first: int, second: int) -> bool:
    """Whether no lane runs both of two instructions of a block: one needs what the guard of the other denies."""
    forms, block_of = (kernel.forms[first], kernel.forms[second]), flow_of(kernel).block_of
    guards = [form.guard.text.bind(kernel.tokens[n]) for n, form in zip((first, second), forms, strict=True) if form.guard]
    if len(guards) < 2 or guards[0] != guards[1] or first > second or block_of(first) != block_of(second):
        return False
    changed = {kernel.registers[number].name for n in range(first, second) for number in kernel.operands.writes[n]}
    return guards[0] not in changed and len({"negated_guard" in form.flags for form in forms}) == 2
