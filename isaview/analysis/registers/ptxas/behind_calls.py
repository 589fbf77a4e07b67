"""Behind calls of functions that the text does not define, where nothing is known to be equal in a whole wave any more.

A target with a file for values that are equal in a wave does without it there: integers made of what differs from wave to wave
are kept for each lane, and the descriptor of global memory, which lies in that file otherwise, fills a pair of registers. Calls
that nothing is reached from, as `trap` or `exit` follows them, and calls of functions that the text defines leave it in use.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from isaview.analysis.registers.schedule.step import Folded
from isaview.flow.graph import BasicBlock, flow_of
from isaview.model.kernel import Kernel

DESCRIPTOR = 2
"""Registers that the descriptor of global memory fills."""
DESCRIBED = ("global", "generic")
"""Spaces whose accesses read it."""


def opaque(kernel: Kernel) -> frozenset[int]:
    """The calls of functions that the text does not define, those through a register included, from which more is reached."""
    if not any(form.flow == "call" for form in kernel.distinct_forms):
        return frozenset()
    defined = {one.name for one in kernel.module.kernels if len(one)}
    return frozenset(
        call for block in flow_of(kernel).blocks for call in _calls(kernel, block) if not _defines(kernel, call, defined)
    )


def described(kernel: Kernel, folded: Folded, calls: frozenset[int]) -> Folded:
    """The steps with the descriptor brought by each of these calls and read by all accesses behind one."""
    behind = _reached(kernel, calls)
    piece = len(folded.weight)
    blocks = []
    for block, steps in enumerate(folded.steps):
        reached = block in behind
        found = []
        for step in steps:
            one = step
            if step.index in calls:
                reached = True
                one = replace(step, makes=(*step.makes, piece), ends=(*step.ends, piece))
            elif reached and step.trait.touches_memory and step.trait.space in DESCRIBED:
                one = replace(step, uses=(*step.uses, piece))
            found.append(one)
        blocks.append(found)
    return Folded(blocks, [*folded.weight, DESCRIPTOR], folded.brought)


def _calls(kernel: Kernel, block: BasicBlock) -> Iterator[int]:
    """The calls of a block from which other blocks or accesses to memory are reached."""
    leads_on = bool(flow_of(kernel).successors[block.index])
    for index in range(block.last - 1, block.first - 1, -1):
        form = kernel.forms[index]
        if form.flow == "call" and leads_on:
            yield index
        leads_on = leads_on or bool(form.accesses)


def _defines(kernel: Kernel, call: int, defined: set[str]) -> bool:
    """Whether a call names its function and the text defines that."""
    names = [text.bind(kernel.tokens[call]) for text in kernel.forms[call].targets]
    return len(names) == 1 and kernel.module.aliases.get(names[0], names[0]) in defined


def _reached(kernel: Kernel, calls: frozenset[int]) -> set[int]:
    """The blocks whose start is reached from a call."""
    flow = flow_of(kernel)
    waiting = [block.index for block in flow.blocks if not calls.isdisjoint(range(block.first, block.last))]
    found: set[int] = set()
    while waiting:
        for following in flow.successors[waiting.pop()]:
            if following not in found:
                found.add(following)
                waiting.append(following)
    return found
