"""Hazards: registers that are read or overwritten while a load into them may still be on its way.

A load that writes half a register keeps the other half and reads nothing, and loads of one queue write in order.

A compiler leaves none; hand-written assembly may. It is also the law that the model of counters is tested by: what a compiler
wrote must show none. Only registers are followed; memory that copies write is not.
"""

from __future__ import annotations

from msgspec import Struct

from isaview.analysis.waits.in_flight import Found
from isaview.flow.graph import flow_of
from isaview.model.form import Form
from isaview.model.kernel import Kernel


class Hazard(Struct, frozen=True):
    """Instruction ``index`` reads, or only ``overwrites``, a register (by its name) that ``load`` may still write."""

    index: int
    load: int
    register: str
    overwrites: bool = False


def hazards(kernel: Kernel, found: Found) -> list[Hazard]:
    """Reads of registers before the loads that write them are certainly done, in text order; each load once an instruction."""
    seen: list[Hazard] = []
    for block in sorted(found.states):
        at = flow_of(kernel).blocks[block]
        ends: dict[int, list[int]] = {}
        for waited in found.by_block.get(block, ()):
            ends.setdefault(waited.index, []).extend(end.load for end in waited.ends if not end.older)
        standing: dict[int, set[int]] = {}
        for pending in found.states[block].pending:
            for load in pending:
                _enter(kernel, standing, load % len(kernel))
        for index in range(at.first, at.last):
            for load in ends.get(index, ()):
                _leave(kernel, standing, load)
            _step(kernel, found, standing, index, seen)
            if kernel.forms[index].flow == "call":
                standing.clear()
    return seen


def _step(kernel: Kernel, found: Found, standing: dict[int, set[int]], index: int, seen: list[Hazard]) -> None:
    """One instruction: what it reads too early, and what it brings under way."""
    reads, writes = kernel.operands.reads[index], kernel.operands.writes[index]
    effect, form = found.effects[index], kernel.forms[index]
    if form.flow == "stop":  # what lives to the end, as a stack pointer, is used by nobody there
        reads = tuple(register for register in reads if kernel.registers[register].name not in form.implicit_reads)
    if standing and not effect.waits and form.flow != "call":
        early: dict[int, tuple[bool, int]] = {}
        for overwrites, registers in ((True, writes), (False, reads)):
            for register in registers:
                for load in standing.get(register, ()):
                    is_ordered = (overwrites or register in writes) and _in_order(kernel, found, index, load)
                    if not is_ordered and not _never_both(kernel, load, index):
                        early[load] = overwrites, register
        for load, (overwrites, register) in sorted(early.items()):
            seen.append(Hazard(index, load, kernel.registers[register].name, overwrites))
    for register in writes:
        standing.pop(register, None)
    if effect.raises and effect.tracked:
        _enter(kernel, standing, index)


def _in_order(kernel: Kernel, found: Found, index: int, load: int) -> bool:
    """Whether an instruction writes after a load: it enters an ordered queue of it, or the unit of shared memory as it does."""
    machine = found.machine
    if found.effects[index].raises and all(_is_exchanged(kernel.forms[one]) for one in (index, load)):
        return True
    shared = set(found.effects[index].raises).intersection(found.effects[load].raises)
    return any(machine.queues[queue].ordered for queue in shared)


def _never_both(kernel: Kernel, first: int, second: int) -> bool:
    """Whether no lane runs both of two instructions of a block: one needs what the guard of the other denies."""
    one, other = kernel.forms[first], kernel.forms[second]
    block_of = flow_of(kernel).block_of
    if one.guard is None or other.guard is None or first > second or block_of(first) != block_of(second):
        return False
    guards = {form.guard.text.bind(kernel.tokens[at]) for at, form in ((first, one), (second, other)) if form.guard is not None}
    changed = (kernel.registers[register].name for at in range(first, second) for register in kernel.operands.writes[at])
    is_opposed = ("negated_guard" in one.flags) != ("negated_guard" in other.flags)
    return is_opposed and len(guards) == 1 and guards.isdisjoint(changed)


def _is_exchanged(form: Form) -> bool:
    """Whether the unit of shared memory gives the result, between lanes too: it takes one instruction after another."""
    return {access.space for access in form.accesses} == {"shared"} or form.instruction_class == "cross_lane"


def _enter(kernel: Kernel, standing: dict[int, set[int]], load: int) -> None:
    for register in kernel.operands.writes[load]:
        standing.setdefault(register, set()).add(load)


def _leave(kernel: Kernel, standing: dict[int, set[int]], load: int) -> None:
    for register in kernel.operands.writes[load]:
        held = standing.get(register)
        if held is not None:
            held.discard(load)
            if not held:
                del standing[register]
