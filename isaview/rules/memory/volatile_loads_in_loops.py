"""A loop reads memory past the caches, as volatile.

What
    A load of global memory that a loop makes as volatile or for the whole system, though the loop does work of its own and
    synchronises with nobody.
Why
    Such a load may be answered neither by a register nor by the L1: it takes the latency of the L2 or of memory every time, and
    the compiler may neither move nor join it.
Instead
    Where no other thread writes the value while the kernel runs: read it through an ordinary pointer, const and __restrict__,
    and a length once before the loop. Where another does, say which order is needed (cuda::atomic_ref, __hip_atomic_load).
Silent when
    The loop has an atomic operation, a fence, a barrier, an exchange between lanes or a call, or it only waits for the
    value, with neither a store nor float arithmetic. That nobody writes the value is a condition of the finding.
"""

from isaview.base.figures import count
from isaview.reports.rule import Condition, Rule, Spot, Spots, View
from isaview.rules.samples import ptx_loop

_FLOATS = ("float16", "float32", "float64")
_NOBODY = Condition("nobody_writes", "no other thread writes what they load meanwhile")


def find(view: View) -> Spots:
    """A spot for each loop, at its first such load."""
    volatile = view.instructions(view.meanings.is_volatile)
    far = view.instructions(
        lambda form: any(access.kind == "load" and access.space in ("global", "generic") for access in form.accesses)
    )
    loads = sorted({*volatile} & {*far})
    meeting = view.meetings if loads else set()
    for loop, inside in view.group_in_loops(loads).items():
        body = view.instructions_in(loop)
        forms = {view.kernel.forms[index] for index in body}
        works = any(form.instruction_class in _FLOATS for form in forms)
        stores = any(access.kind == "store" for form in forms for access in form.accesses)
        if (works or stores) and meeting.isdisjoint(body) and not any(form.instruction_class == "cross_lane" for form in forms):
            what = f"{count(len(inside), 'load')} past the caches in every iteration{view.where(loop)}"
            yield Spot(inside[0], what, tuple(inside), condition=_NOBODY)


BAD = ptx_loop("""\
	ld.volatile.global.f32 %f2, [%rd1];  // ISA314
	add.f32 %f1, %f1, %f2;
	add.s64 %rd1, %rd1, 128;
""")
GOOD = BAD.replace("add.f32 %f1, %f1, %f2;", "membar.gl;").replace("ISA314", "others may write it")

NO_GAIN = "how long a load takes depends on which cache has it"
RULE = Rule("ISA314", "volatile-loads-in-loops", __doc__, find, BAD, GOOD, relieves=NO_GAIN)
