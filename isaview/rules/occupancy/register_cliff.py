"""A few registers fewer would let more waves run at once.

What
    Registers alone limit the waves, at most half of the wave slots are taken, and eight registers fewer, or less, would let
    more waves in.
Why
    Registers are allocated in steps, and only whole waves fit. One register too many can cost a quarter or half of the
    waves that could hide latency, though that register itself does almost nothing.
Instead
    Ask for the next step: __launch_bounds__ with the number of blocks (CUDA) or of waves (HIP: the second argument),
    maxnreg, num_warps or waves_per_eu in Triton; then check that no spills came instead. Or save registers by hand:
    narrower indices, one pointer instead of several, less unrolling.
Silent when
    The registers are an estimate or more than are used, something else limits too, more than half of the slots are taken, or
    the size of a block decides and is not stated. A kernel bound by its matrix units often needs registers more than waves:
    then allow this rule.
"""

from isaview.reports.rule import Rule, Spot, Spots, View
from isaview.rules.evidence import assumed_groups, has_known_registers, single_change, step_text
from isaview.rules.samples import OF_256_THREADS, amdgcn

_MOST_REGISTERS = 8


def find(view: View) -> Spots:
    """A spot for each kernel."""
    step = single_change(view, ("vector_registers", "scalar_registers"))
    if step is None or not has_known_registers(view):
        return
    change, waves, now = step
    fewer = change.from_ - change.to
    if fewer <= _MOST_REGISTERS:
        occupancy = view.need("occupancy")
        what = f"{fewer} fewer {occupancy.display_words(view.words).word(change.resource)} ({change.from_:,} → {change.to:,})"
        yield Spot(None, f"{what} {step_text(view, waves, now)}{occupancy.next_step.cost}", condition=assumed_groups(view))


BAD = amdgcn("", metadata=OF_256_THREADS.format(shared=0, registers=169), comment=" ; ISA201")
GOOD = BAD.replace(".vgpr_count:     169", ".vgpr_count:     200").replace("ISA201", "")

RULE = Rule("ISA201", "register-cliffs", __doc__, find, BAD, GOOD, relieves="waves")
