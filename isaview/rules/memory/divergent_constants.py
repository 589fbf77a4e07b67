"""Lanes of a wave read constants at places that they loaded, in a loop.

What
    A load of constant memory, or of the kernel's arguments, at an address that follows from what each lane loaded for itself.
Why
    The cache of constants gives a wave one word at a time: lanes that ask for different words are served one after the other,
    up to a turn for each lane.
Instead
    Put such a table into shared memory, or read it through a const __restrict__ pointer, which the L1 serves; keep constant
    memory for what all lanes read together.
Silent when
    The load is in no loop, or fetches where to jump. The address follows from the lane's number alone. In LLVM IR, where the
    target decides in which memory constants lie. That what lanes loaded differs is a condition of the finding.
"""

from isaview.base.figures import count
from isaview.reports.rule import Condition, Rule, Spot, Spots, View
from isaview.rules.deciding import LOADED, origins
from isaview.rules.samples import ptx_loop

_DATA = Condition("data_differ_by_lane", "what lanes loaded differs")


def find(view: View) -> Spots:
    """A spot for each loop, at the first such load."""
    if "value" in view.kernel.register_files or not view.flow.loops:
        return
    loads = view.instructions(
        lambda form: any(access.kind == "load" and access.space in ("constant", "parameter") for access in form.accesses)
    )
    values = view.values
    inside = [index for index in loads if view.loop(index) and values.data_read(index)]
    jumps = view.instructions(lambda form: form.flow in ("switch", "jump", "call")) if inside else []
    leading = {maker for index in jumps for maker in values.data_makers(index)}
    for loop, indices in view.group_in_loops(index for index in inside if index not in leading).items():
        apart = [index for index in indices if LOADED in origins(view, index)]
        if apart:
            what = f"{count(len(apart), 'load')} of constants at places of each lane's own, served one after the other"
            yield Spot(apart[0], what + view.where(loop), tuple(apart), condition=_DATA)


BAD = ptx_loop(
    """\
	ld.global.u32 %r2, [%rd3];
	add.s64 %rd3, %rd3, 4096;
	mul.wide.u32 %rd5, %r2, 4;
	ld.const.f32 %f1, [%rd5];  // ISA313
	add.f32 %f2, %f2, %f1;
""",
    "	mov.u32 %r1, %tid.x;\n	mul.wide.u32 %rd2, %r1, 4;\n	add.s64 %rd3, %rd1, %rd2;\n",
    "	st.global.f32 [%rd1], %f2;\n",
)
GOOD = BAD.replace("%tid.x", "%ctaid.x").replace("ISA313", "one place for all lanes")

NO_GAIN = "how many places lanes ask for depends on the data"
RULE = Rule("ISA313", "divergent-constants", __doc__, find, BAD, GOOD, relieves=NO_GAIN)
