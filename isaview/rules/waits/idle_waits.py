"""A wait waits for what was done before.

What
    On every path to a wait for loads, all that its counters count was waited for already.
Why
    It costs an issue slot and says that somebody lost track: often the wait that is needed stands elsewhere, or two helpers
    each wait for the same. In hand-written loops such waits hide that a later, shorter one would do.
Instead
    Remove it, or move it to where the first result is needed.
Silent when
    A path comes from a place that is not known (a caller, a call, an indirect jump), statements could not be read, the wait is
    for stores, exports or address translations only (compilers write those for the order of memory), or the text says that
    LLVM wrote it, and all waits in it.
"""

from isaview.analysis.waits.waits import NOTHING
from isaview.reports.rule import Rule, Spots, View
from isaview.rules.samples import amdgcn


def find(view: View) -> Spots:
    """A spot for each wait."""
    kernel_waits = view.waits
    if kernel_waits is None or "compilers_waits" in view.context.module.facts:
        return
    no_loads = {*kernel_waits.machine.stores, *kernel_waits.machine.scoreboards}
    for wait in kernel_waits.waits:
        if wait.verdict == NOTHING and any(part.counter not in no_loads for part in wait.parts):
            yield view.spot(view.loop(wait.index), [wait.index], wait.because)


BODY = """\
	global_load_dword v4, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v4, v4
	s_waitcnt vmcnt(0)                      ; ISA505
	global_store_dword v[0:1], v4, off
"""
KERNEL = "	.amdhsa_kernel k\n	.end_amdhsa_kernel\n"
BAD = amdgcn(BODY, descriptor=KERNEL)
GOOD = BAD.replace("	s_waitcnt vmcnt(0)                      ; ISA505\n", "")

NO_GAIN = "a wait for nothing takes an issue slot only"
RULE = Rule("ISA505", "idle-waits", __doc__, find, BAD, GOOD, relieves=NO_GAIN)
