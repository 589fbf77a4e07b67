"""Unrolling: which loops a compiler of virtual registers repeats on its own before it allocates."""

from __future__ import annotations

from isaview.estimates.folding import Step
from isaview.model import Kernel

COPIES = 4
LARGEST = 30
"""Loops of more steps are left as they are."""


def unrolled(kernel: Kernel, block: int, steps: list[Step]) -> tuple[int, frozenset[int]]:
    """How often a block is repeated, and the pieces that step by a constant, which only the last copy needs to write.

    Repeated are loops of one small block, counted by constant steps, without fences and calls, where the text does not
    forbid it.
    """
    alone = (1, frozenset[int]())
    if block not in kernel.flow.successors[block] or len(steps) > LARGEST:
        return alone
    if any(step.trait.fence for step in steps):
        return alone
    if kernel.noted("nounroll", kernel.flow.inside((block,))):
        return alone
    induction = frozenset(
        step.makes[0] for step in steps if step.trait.steps and len(step.makes) == 1 and set(step.uses) == set(step.makes)
    )
    return (COPIES, induction) if induction else alone
