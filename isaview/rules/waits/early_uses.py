"""A register is used while a load into it may still be on its way.

What
    On some path a register is read or overwritten, and no wait between the load that writes it and this instruction makes
    sure that the load is done. Every path of the text counts, also one that two branches on the same condition never take.
Why
    The hardware of these GPUs does not check: the instruction takes whatever the register holds. Such code is wrong, works
    by luck on one clock rate and fails on another. Compilers never write it; people who schedule by hand do.
Instead
    Wait before the use: for the counter of the load, leaving no more in flight than were issued after it. Loads from scalar
    memory return in any order, so only waiting for all of them is safe.
Silent when
    The text has no waits of its own (PTX, LLVM IR), its generation is not known, jumps lead to places that are not known, or
    memory rather than a register is what is read too early.
"""

from isaview.analysis.waits.hazards import hazards
from isaview.reports.rule import Rule, Spot, Spots, View
from isaview.rules.samples import amdgcn


def find(view: View) -> Spots:
    """A spot for each load that is used too early, at its first such use."""
    kernel_waits = view.waits
    if kernel_waits is None or kernel_waits.machine.registers or not kernel_waits.machine.name:
        return
    reported = set()
    for hazard in hazards(view.kernel, kernel_waits.flight) if kernel_waits.flight.certain else ():
        if hazard.load not in reported:
            reported.add(hazard.load)
            what = "is overwritten while its load may be on its way" if hazard.overwrites else "may still be on its way"
            yield Spot(hazard.index, f"{hazard.register} {what}: line {view.kernel.lines[hazard.load]} loads it")


BAD = amdgcn("""\
	ds_read_b32 v4, v0
	ds_read_b32 v5, v0 offset:4
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v6, v4, v5                ; ISA506
""")
GOOD = BAD.replace("lgkmcnt(1)", "lgkmcnt(0)").replace("; ISA506", "")

RULE = Rule("ISA506", "early-uses", __doc__, find, BAD, GOOD, of_unoptimised=True, relieves="correctness")
