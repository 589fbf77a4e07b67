"""Waiting loops: loops that do nothing but ask until something happened elsewhere, a barrier's phase or another's store.

Such a loop is left when what it asks for says so: by the phase of an mbarrier, or by what it reads from a place that does not
move with its iterations. It stores nothing, asks for nothing else, and has no counter of its own.
"""

from __future__ import annotations

from collections.abc import Collection

from isaview.flow.graph import flow_of
from isaview.flow.nesting import Loop
from isaview.languages.counters import machine_of
from isaview.model.kernel import Kernel

_WORK = ("matrix", "async_copy", "float16", "float32", "float64", "transcendental")


def waits_only(kernel: Kernel, loop: Loop) -> bool:
    """Whether a loop only waits: every way out hangs on what it asks for alone, and it does nothing else."""
    flow = flow_of(kernel)
    inside = set(loop.blocks)
    indices = flow.inside(loop.blocks)
    asking = [at for at in indices if _asks(kernel, at)]
    if not asking or any(_works(kernel, at) for at in indices if at not in asking):
        return False
    written = {register for at in indices for register in kernel.operands.writes[at]}
    if any(not written.isdisjoint(kernel.operands.reads[at]) for at in asking):
        return False  # it asks another place each time, or for what it was told before
    leaving = [flow.blocks[block].last - 1 for block in loop.blocks if any(to not in inside for to in flow.successors[block])]
    return bool(leaving) and all(_hangs_on(kernel, at, indices, asking, written) for at in leaving)


def _asks(kernel: Kernel, index: int) -> bool:
    """Whether an instruction tests the phase of a barrier, or only reads memory, or exchanges a place of it."""
    form = kernel.forms[index]
    machine = machine_of(kernel)
    if machine is not None and machine.effect(form).barrier == "phase":
        return True
    return bool(form.accesses) and all(one.kind in ("load", "atomic") for one in form.accesses)


def _works(kernel: Kernel, index: int) -> bool:
    form = kernel.forms[index]
    return bool(form.accesses) or form.flow == "call" or form.instruction_class in _WORK


def _hangs_on(kernel: Kernel, leaving: int, indices: list[int], asking: Collection[int], written: Collection[int]) -> bool:
    """Whether a branch follows from what is asked in the same iteration, and from what the loop does not change."""
    operands = kernel.operands
    wanted = [(leaving, register) for register in operands.reads[leaving] if register in written]
    seen = set(wanted)
    found = False
    while wanted:
        reader, register = wanted.pop()
        writers = [at for at in indices if register in operands.writes[at]]
        if any(at >= reader or kernel.forms[at].incoming for at in writers):
            return False  # carried over from the iteration before: a counter
        for at in writers:
            if at in asking:
                found = True
                continue
            new = {(at, one) for one in operands.reads[at] if one in written} - seen
            seen |= new
            wanted.extend(new)
    return found
