"""Spilling: kernels that need so many registers that a compiler gives up to fit them and moves nearly all to memory."""

from __future__ import annotations

from isaview.analysis.registers.ptxas.flags import in_registers
from isaview.analysis.registers.schedule.lifetimes import Lifetimes
from isaview.analysis.registers.schedule.step import Folded
from isaview.model.kernel import Kernel

HOPELESS = 3
"""Even shortened lives take so many times the registers an instruction can name."""
GROUP = ("required_threads", "max_threads")
"""What states the size of a group: without it as many registers are used as can be named, however much goes to memory."""


def hopeless(kernel: Kernel, folded: Folded, lives: Lifetimes, shortened: int, named: int) -> bool:
    """Whether most of a kernel lives in memory: addresses, which can be made anew, and flags aside, more lives than is named.

    Args:
        kernel: the kernel.
        folded: its steps.
        lives: its lifetimes.
        shortened: its peak with lives made short.
        named: the registers an instruction can name.
    """
    if shortened < HOPELESS * named or kernel.stated.keys().isdisjoint(GROUP):
        return False
    flags = in_registers(kernel)
    return shortened - len(flags) >= HOPELESS * named and _kept(folded, lives, flags) >= named


def _kept(folded: Folded, lives: Lifetimes, flags: set[int]) -> int:
    """The registers alive at the peak in the order written that hold neither a result of integer arithmetic nor a flag."""
    block = max(range(len(lives.peaks)), key=lambda number: lives.peaks[number][0])
    place = lives.peaks[block][1]
    live = set(lives.live_out[block])
    for step in reversed(folded.steps[block]):
        if step.index <= place:
            live.update(step.makes)
            break
        live.difference_update(step.ends)
        live.update(step.uses)
    again = {piece for steps in folded.steps for step in steps if step.trait.integer for piece in step.makes}
    return sum(folded.weight[piece] for piece in live - again - flags)
