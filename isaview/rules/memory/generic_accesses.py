"""Generic accesses go to a space that the text itself proves.

What
    A load, store or atomic takes a generic address, though the address comes from a variable of one space or from a pointer
    argument of the kernel.
Why
    A generic access has to find out at run time which space it means: it waits for both memories (on AMD it counts as a
    vector and as an LDS access), takes 64-bit addresses for shared memory too, and stops the compiler from reordering it
    with accesses of other spaces.
Instead
    Let the compiler see the space: pass the array and not a pointer to it, inline the function that takes the pointer, mark
    it __forceinline__, avoid selecting between pointers of two spaces, or cast (__cvta_generic_to_shared,
    address_space(3)).
Silent when
    The address is one of private memory (as all are in debug builds), loaded from memory, chosen between several, handed to
    a function, or cannot be followed.
"""

from typing import Any

from isaview.base.figures import count
from isaview.base.grouping import group_by
from isaview.reports.rule import Rule, Spots, View
from isaview.rules.samples import ptx

_POINTER_BITS = 64


def find(view: View) -> Spots:
    """A spot for each loop and space, at the first such access."""
    generic = set(view.instructions(lambda form: any(access.space == "generic" for access in form.accesses)))
    if not generic:
        return
    accesses = [access for access in view.need("accesses") if access.addressed.index in generic]
    for space, proven in group_by(accesses, lambda access: _proven_space(view, access)).items():
        indices = [access.addressed.index for access in proven]
        for loop, inside in view.group_by_loop(indices).items() if space else ():
            # one access outside of the loops of a kernel costs nothing that is felt
            if loop is None and space == "global" and len(inside) == 1 and view.flow.loops:
                continue
            what = f"{count(len(inside), 'generic access')} of what can only be {view.words.word(space)} memory"
            yield view.spot(loop, inside, what)


def _proven_space(view: View, access: Any) -> str:
    """The space an access can only go to; "" where that is not known."""
    if access.space == "shared":
        return str(access.space)
    if not view.kernel.is_entry or access.addressed.because or access.space != "generic":
        return ""
    loaded = [map(int, name.split(":")[1:3]) for name in access.addressed.depends if name.startswith("loaded:")]
    for index, register in loaded if len(loaded) == 1 else ():
        spaces = {own.space for own in view.kernel.forms[index].accesses}
        # what a launch passes as a pointer was allocated by the host: global memory
        if spaces == {"parameter"} and view.kernel.registers[register].bits == _POINTER_BITS:
            return "global"
    return ""


BAD = ptx("""\
	.shared .align 4 .b8 tile[1024];
	mov.u64 %rd2, tile;
	cvta.shared.u64 %rd3, %rd2;
	mov.u32 %r1, %tid.x;
	mul.wide.u32 %rd4, %r1, 4;
	add.s64 %rd5, %rd3, %rd4;
	add.s64 %rd6, %rd1, %rd4;
	ld.f32 %f1, [%rd5];  // ISA303
	st.f32 [%rd6], %f1;  // ISA303
""")
GOOD = (
    BAD.replace("ld.f32 %f1, [%rd5];  // ISA303", "ld.f32 %f1, [%rd5];")
    .replace("cvta.shared.u64 %rd3, %rd2;", "ld.global.u64 %rd3, [%rd1];")
    .replace("st.f32 [%rd6], %f1;  // ISA303", "st.global.f32 [%rd6], %f1;")
)

NO_GAIN = "the bound does not count what a generic access waits for"
RULE = Rule("ISA303", "generic-accesses", __doc__, find, BAD, GOOD, relieves=NO_GAIN)
