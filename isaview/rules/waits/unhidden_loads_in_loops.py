"""A loop waits for its loads from memory right after it has issued them.

What
    Every load from global memory of a loop is waited for within a few instructions, with no arithmetic between, though the
    loop does arithmetic.
Why
    A load from memory takes hundreds of clocks. The wave stops for all of them in each iteration; only other waves of the
    CU can use the time, and there are rarely enough of them.
Instead
    Issue the loads of the next iteration before the arithmetic of this one (double buffering), load several elements before
    the first is used, or unroll so that independent loads stand together.
Silent when
    The loop does little arithmetic, the address of the load comes from what it loaded before, waits belong to the assembler
    and not to the text (PTX, LLVM IR), or some load of the loop is issued early.
"""

from isaview.analysis.waits.buffering import NEAR, end_of, leads_to_itself
from isaview.reports.rule import Rule, Spots, View, count
from isaview.rules.evidence import waits
from isaview.rules.samples import amdgcn_loop

_FAR = ("global", "generic", "texture")
_LEAST_WORK = 8
"""Instructions of arithmetic that could hide something of a load."""


def find(view: View) -> Spots:
    """A spot for each loop, at the load that is waited for soonest."""
    kernel_waits = waits(view)
    if kernel_waits is None:
        return
    far = (distance for distance in kernel_waits.distances if distance.space in _FAR and distance.to == "wait")
    for loop, loads in view.in_loops(dict.fromkeys(distance.load for distance in far)).items():
        body = kernel_waits.bodies[loop.index]
        forms = [view.kernel.forms[index] for index in body.instructions(inner=True)]
        work = sum(form.instruction_class in kernel_waits.machine.work for form in forms)
        ends = {load: end[1] for load in loads if (end := end_of(body, kernel_waits.flight, load)) is not None}
        near = {load: size[0] for load, size in ends.items() if size[0] < NEAR and not size[1]}
        if len(near) < len(loads) or work < _LEAST_WORK or any(leads_to_itself(body, load) for load in near):
            continue
        fewest, first = min((size, load) for load, size in near.items())
        after = f"waited for {count(fewest, 'instruction')} later" if fewest else "waited for at once"
        yield view.spot(loop, [first], f"{count(len(loads), 'load')} from memory {after}, nothing is computed meanwhile")


WORK = "".join(f"	v_fmac_f32_e32 v{10 + index}, v4, v4\n" for index in range(8))
BAD = amdgcn_loop(f"	global_load_dword v4, v[0:1], off       ; ISA502\n	s_waitcnt vmcnt(0)\n{WORK}")
GOOD = amdgcn_loop(f"""\
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v5
	global_load_dword v5, v[0:1], off
{WORK}""")

RULE = Rule("ISA502", "unhidden-loads-in-loops", __doc__, find, BAD, GOOD, relieves="waiting")
