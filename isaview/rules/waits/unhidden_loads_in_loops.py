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

from collections.abc import Iterator

from isaview.analysis.waits.buffering import NEAR, end_of, leads_to_itself
from isaview.analysis.waits.queues import Size
from isaview.flow.nesting import Loop
from isaview.reports.rule import Rule, Spot, View, count
from isaview.rules.evidence import waits
from isaview.rules.samples import amdgcn_loop

_FAR = ("global", "generic", "texture")
_ENOUGH = 8
"""Arithmetic that could hide something of a load."""


def find(view: View) -> Iterator[Spot]:
    """One finding a loop, at the load that is waited for soonest."""
    found = waits(view)
    if found is None:
        return
    loads: dict[Loop, dict[int, Size | None]] = {}
    for distance in found.distances:
        loop = view.loop(distance.load)
        if loop is not None and distance.space in _FAR and distance.to == "wait":
            end = end_of(found.bodies[loop.index], found.flight, distance.load)
            loads.setdefault(loop, {})[distance.load] = None if end is None else end[1]
    for loop, inside in loads.items():
        body = found.bodies[loop.index]
        forms = [view.kernel.forms[index] for index in body.instructions(inner=True)]
        work = sum(form.instruction_class in found.machine.work for form in forms)
        near = {load: size[0] for load, size in inside.items() if size is not None and size[0] < NEAR and not size[1]}
        if len(near) < len(inside) or work < _ENOUGH or any(leads_to_itself(body, load) for load in near):
            continue
        fewest, first = min((size, load) for load, size in near.items())
        after = f"waited for {count(fewest, 'instruction')} later" if fewest else "waited for at once"
        what = f"{count(len(inside), 'load')} from memory {after}, nothing is computed meanwhile"
        yield Spot(first, what + view.where(loop))


WORK = "".join(f"	v_fmac_f32_e32 v{10 + index}, v4, v4\n" for index in range(8))
BAD = amdgcn_loop(f"	global_load_dword v4, v[0:1], off       ; ISA502\n	s_waitcnt vmcnt(0)\n{WORK}")
GOOD = amdgcn_loop(f"""\
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v5
	global_load_dword v5, v[0:1], off
{WORK}""")

RULE = Rule("ISA502", "unhidden-loads-in-loops", __doc__, find, (BAD,), (GOOD,), relieves="waiting")
