"""Unrolling: which loops a compiler of virtual registers repeats on its own before it allocates.

Measured by giving ptxas loops of growing bodies: `cost` and the two limits below are where it stops repeating them.
"""

from __future__ import annotations

from collections.abc import Sequence

from isaview.analysis.registers.ptxas.regions import condition
from isaview.analysis.registers.schedule.step import Step
from isaview.analysis.registers.schedule.traits import trait
from isaview.flow.graph import flow_of
from isaview.model.kernel import Kernel

COPIES = 4
LARGEST = 46
"""Loops that load from global memory are left as they are from this cost on: waiting is what makes repeating worth it."""
LARGEST_WITHOUT_WAITS = 18
"""The same for loops that do not, and how much each load from shared memory adds to it."""
PER_SHARED_LOAD = 4
GOING_ON = 2
"""The comparison and the branch of a loop."""
SLOW = 20
"""Instructions that a division of integers becomes, about."""
FAR = ("global", "generic", "texture")
"""Spaces whose accesses cost two."""

Unrolled = tuple[int, frozenset[int]]
ALONE: Unrolled = (1, frozenset())


def unrolled(kernel: Kernel, blocks: Sequence[int], steps: list[Step]) -> Unrolled:
    """How often blocks that become one are repeated, and the pieces that step by a constant, which only the last copy needs.

    Repeated are loops that leave at their end alone, counted by constant steps, cheap, without fences, calls, helpers,
    exchanges between lanes and atomics, where the text does not forbid it. A loop that writes to global memory what it read
    there is repeated only where the address is itself counted.
    """
    first, last = blocks[0], blocks[-1]
    if first not in flow_of(kernel).successors[last] or len(steps) > 2 * LARGEST:
        return ALONE
    if any(step.trait.fence or step.trait.divides or (step.trait.loads and step.trait.stores) for step in steps):
        return ALONE
    induction = frozenset(
        step.makes[0] for step in steps if step.trait.steps and len(step.makes) == 1 and set(step.uses) == set(step.makes)
    )
    if not induction or not _counted(kernel, last, steps, induction) or _writes_what_it_read(steps, induction):
        return ALONE
    if _cost(kernel, blocks) > _limit(steps) or kernel.noted("nounroll", flow_of(kernel).inside(blocks)):
        return ALONE
    return COPIES, induction


def _counted(kernel: Kernel, last: int, steps: list[Step], induction: frozenset[int]) -> bool:
    """Whether the comparison of a piece that steps by a constant decides alone about the next round."""
    deciding = condition(kernel, last)
    return any(step.index == deciding and not induction.isdisjoint(step.uses) for step in steps)


def _writes_what_it_read(steps: list[Step], induction: frozenset[int]) -> bool:
    """Whether a value made of a load from global memory is stored there, at an address that is not itself counted."""
    read: set[int] = set()
    for step in steps:
        if (step.trait.loads and step.trait.space in FAR) or not read.isdisjoint(step.uses):
            read.update(step.makes)
        if step.trait.stores and step.trait.space in FAR and not read.isdisjoint(step.uses) and step.uses[0] not in induction:
            return True
    return False


def _cost(kernel: Kernel, blocks: Sequence[int]) -> int:
    """What a round costs, without counting and going on: an instruction one, a far access two, a slow operation many."""
    reads, writes = kernel.operands.reads, kernel.operands.writes
    total = -GOING_ON
    for index in flow_of(kernel).inside(blocks):
        one = trait(kernel.forms[index])
        if one.kind == "real" and not (one.steps and reads[index] == writes[index]):
            total += 1 + (one.touches_memory and one.space in FAR) + (SLOW if one.temporaries else 0)
    return total


def _limit(steps: list[Step]) -> int:
    """The cost up to which a loop is repeated."""
    loads = [step.trait.space for step in steps if step.trait.loads]
    if any(space in FAR for space in loads):
        return LARGEST
    return LARGEST_WITHOUT_WAITS + PER_SHARED_LOAD * loads.count("shared")
