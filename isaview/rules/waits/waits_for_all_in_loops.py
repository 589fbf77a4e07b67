"""A wait in a loop lets nothing be in flight, though some of it is not needed yet.

What
    A wait inside a loop waits until its counter is empty, and the loads issued last are not used before the next wait for
    the same counter.
Why
    Loads return in the order they were issued, so a wait can let the youngest go on. One that waits for all of them stops
    the wave for latency that the instructions up to the next wait could have hidden.
Instead
    Let the wait leave in flight what is needed later: vmcnt(N) with the number of younger loads, cp.async.wait_group N.
Silent when
    The last load is needed right after, a barrier, fence or call follows, what is in flight returns in any order (scalar
    loads), the wait is for copies whose use is by address, or the text says that a compiler wrote it, and all waits in it.
"""

from isaview.analysis.waits.waits import MORE
from isaview.base.figures import count
from isaview.reports.rule import Rule, Spots, View
from isaview.rules.samples import amdgcn_loop


def find(view: View) -> Spots:
    """A spot for each wait."""
    kernel_waits = view.waits
    if kernel_waits is None or "compilers_waits" in view.context.module.facts:
        return
    for wait in kernel_waits.waits:
        loop = view.loop(wait.index)
        if wait.verdict == MORE and loop is not None:
            ended = count(len(wait.ends), "load")
            enough = "none of it is" if wait.enough is None else f"{wait.enough} of what is in flight need not be"
            yield view.spot(loop, [wait.index], f"waits for all ({ended}) though {enough} needed before the next wait")


BAD = amdgcn_loop("""\
	global_load_dword v4, v[0:1], off
	global_load_dword v5, v[0:1], off offset:4
	s_waitcnt vmcnt(0)                      ; ISA501
	v_mul_f32_e32 v6, v4, v4
	v_exp_f32_e32 v6, v6
	global_load_dword v7, v[0:1], off offset:8
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v5, v7
""")
GOOD = BAD.replace("vmcnt(0)                      ; ISA501", "vmcnt(1)")

NO_GAIN = "the rest of the loop may hide part of what is left"
RULE = Rule("ISA501", "waits-for-all-in-loops", __doc__, find, BAD, GOOD, relieves=NO_GAIN)
