"""A loop waits in every iteration until its stores are seen by others.

What
    A loop has a memory fence (__threadfence, membar, a cache write-back) though it neither publishes a flag nor waits for one:
    it has no atomic operation, no barrier and no volatile access.
Why
    A fence holds the wave until all of its stores have reached the level where others see them, hundreds of clocks; on AMD it
    also empties caches. In a loop nothing of one iteration overlaps with the next.
Instead
    Put one fence behind the loop, before the flag or counter that says the data are there; take the narrowest scope that the
    reader needs (__threadfence_block, workgroup instead of agent or system).
Silent when
    The loop stores nothing, has an atomic operation, a barrier, a volatile access, an asynchronous copy or a matrix
    instruction, whose fences order them, or calls a function.
"""

from isaview.base.figures import count
from isaview.model.form import Form
from isaview.reports.rule import Rule, Spots, View
from isaview.rules.samples import ptx_loop

_ORDERED = ("matrix", "async_copy", "cross_lane", "unknown")
"""Classes of instructions that need fences of their own."""


def find(view: View) -> Spots:
    """A spot for each innermost loop, at its first fence."""
    for loop, fences in view.group_in_loops(view.instructions(lambda form: "fence" in form.flags)).items():
        forms = {view.kernel.forms[index] for index in view.instructions_in(loop)}
        stores = any(access.kind == "store" for form in forms for access in form.accesses)
        if stores and not any(map(_publishes, forms)):
            what = f"{count(len(fences), 'fence')} in every iteration, and nothing that lets others know that they may read"
            yield view.spot(loop, fences, what)


def _publishes(form: Form) -> bool:
    is_barrier = form.instruction_class == "barrier" and "fence" not in form.flags
    is_atomic = any(access.kind == "atomic" for access in form.accesses)
    return is_barrier or is_atomic or form.flow == "call" or "volatile" in form.flags or form.instruction_class in _ORDERED


BAD = ptx_loop("	ld.global.f32 %f1, [%rd1];\n	st.global.f32 [%rd1+64], %f1;\n	membar.gl;  // ISA509\n")
GOOD = BAD.replace("	membar.gl;  // ISA509\n", "")

NO_GAIN = "how long a store takes to be seen is not in the text"
RULE = Rule("ISA509", "fences-in-loops", __doc__, find, BAD, GOOD, relieves=NO_GAIN)
