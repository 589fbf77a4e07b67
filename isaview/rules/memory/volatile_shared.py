"""Shared memory is accessed as volatile.

What
    Loads or stores of shared memory that the text marks volatile.
Why
    A volatile access may not be kept in a register, joined with its neighbour or moved: every use is a trip to shared
    memory. Code that relies on it to exchange values within a wave without synchronising is wrong since lanes may run apart
    (Volta).
Instead
    Exchange values within a wave by shuffles (__shfl_down_sync, DPP), or write, __syncwarp() and read through an ordinary
    pointer; for flags between blocks use atomics with the order they need (cuda::atomic_ref, __hip_atomic_load).
Silent when
    The text does not mark the access, there are fewer than three, or they stand in loops: what is polled until another
    thread writes it is volatile for a reason.
"""

from isaview.base.figures import count
from isaview.reports.rule import Rule, Spot, Spots, View
from isaview.rules.samples import ptx

_FEWEST = 3
"""Such accesses of a kernel that are worth a word."""


def find(view: View) -> Spots:
    """A spot for each kernel, at the first such access outside of loops."""
    shared = view.instructions(lambda form: any(access.space == "shared" for access in form.accesses))
    volatile = [index for index in shared if "volatile" in view.kernel.forms[index].flags]
    accesses = [index for index in volatile if view.loop(index) is None]
    if len(accesses) >= _FEWEST:
        yield Spot(accesses[0], f"{count(len(accesses), 'volatile access')} of {view.words.word('shared')} memory")


BAD = ptx("""\
	.shared .align 4 .b8 tile[4096];
	ld.volatile.shared.f32 %f1, [tile];  // ISA309
	ld.volatile.shared.f32 %f2, [tile+64];
	add.f32 %f3, %f1, %f2;
	st.volatile.shared.f32 [tile], %f3;
	st.global.f32 [%rd1], %f1;
""")
GOOD = BAD.replace(".volatile", "").replace("ISA309", "")

RULE = Rule("ISA309", "volatile-shared-memory", __doc__, find, BAD, GOOD, relieves="what takes their place costs as well")
