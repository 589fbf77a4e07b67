"""Lanes of a wave read constants at places of their own, in a loop.

What
    A load of constant memory, or of the kernel's arguments, whose address differs between the lanes of a wave.
Why
    The cache of constants gives a wave one word at a time: lanes that ask for different words are served one after the other,
    up to a turn for each lane.
Instead
    Put a table that lanes index by themselves into shared memory, or read it through a const __restrict__ pointer, which the L1
    serves; keep constant memory for what all lanes read together. A small array of arguments: choose by comparisons.
Silent when
    The load is in no loop, or fetches where to jump. The address is the same for all lanes of a wave, or that is not known. In
    LLVM IR the target decides in which memory constants lie. That what lanes loaded differs is a condition of the finding.
"""

from contextlib import suppress

from isaview.analysis.addresses.affine import in_lanes
from isaview.analysis.addresses.follow import ExhaustedError, operand
from isaview.analysis.addresses.launch_shape import Shape
from isaview.analysis.addresses.walk import walk_of
from isaview.flow.graph import flow_of
from isaview.reports.rule import Condition, Rule, Spot, Spots, View, by_key, count
from isaview.rules.deciding import LOADED, origins, values_of
from isaview.rules.evidence import DEFAULT_LANES
from isaview.rules.samples import ptx_loop

_SPACES = ("constant", "parameter")
_DATA = Condition("data_differ_by_lane", "what lanes loaded differs")


def find(view: View) -> Spots:
    """A spot for each loop, at the first such load."""
    if "value" in view.kernel.register_files or not flow_of(view.kernel).loops:
        return
    loads = view.instructions(lambda form: any(access.kind == "load" and access.space in _SPACES for access in form.accesses))
    leading = {at for index in view.instructions(lambda form: form.flow != "next") for at in values_of(view).makers(index)}
    loads = [index for index in loads if view.loop(index) and values_of(view).data(index) and index not in leading]
    turns = {index: most for index in loads if (most := _turns(view, index)) != 1}
    for (loop, is_known), inside in by_key(turns, lambda index: (view.loop(index), turns[index] > 0)).items():
        turn = f"{max(turns[index] for index in inside)} turns" if is_known else "a turn for each place"
        what = f"{count(len(inside), 'load')} of constants at places of each lane's own, {turn} in place of one"
        yield Spot(inside[0], what + view.where(loop), tuple(inside), condition=None if is_known else _DATA)


def _turns(view: View, index: int) -> int:
    """How many places the lanes of a wave read; 0 where what they loaded decides, 1 where it is not seen that they differ."""
    differing = origins(view, index)
    if not differing:
        return 1
    kernel, registers = view.kernel, values_of(view).data(index)
    walk = walk_of(kernel, Shape(view.context.module.wave_size or DEFAULT_LANES))
    with suppress(ExhaustedError):
        address = operand(walk, index, kernel.registers[registers[0]].name)
        if len(registers) == 1 and not address.varying:
            return len({*in_lanes(address.terms.get((), 0), walk.shape.wave_size)})
    return 0 if LOADED in differing else 1


BAD = ptx_loop(
    """\
	ld.const.f32 %f1, [%rd5];  // ISA313
	add.f32 %f2, %f2, %f1;
	add.s64 %rd5, %rd5, 256;
""",
    "	mov.u32 %r1, %tid.x;\n	mul.wide.u32 %rd3, %r1, 4;\n	mov.u64 %rd4, table;\n	add.s64 %rd5, %rd4, %rd3;\n",
    "	st.global.f32 [%rd1], %f2;\n",
).replace(".visible", ".const .align 4 .b8 table[4096];\n.visible")
GOOD = BAD.replace("%tid.x", "%ctaid.x").replace("ISA313", "one place for all lanes")

NO_GAIN = "how many places lanes ask for depends on the data"
RULE = Rule("ISA313", "divergent-constants", __doc__, find, BAD, GOOD, relieves=NO_GAIN)
