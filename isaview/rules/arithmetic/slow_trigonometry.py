"""The slow path of sine, cosine or tangent for large arguments is in the kernel.

What
    The text holds the digits of 2/π with which large arguments of sine, cosine or tangent are reduced.
Why
    sinf, cosf, tanf and sincosf have to be right for arguments up to 10^38. The reduction of large ones multiplies with a
    table of digits in a branch: it takes a local array or many registers, and lanes that need it stop the rest of their
    wave.
Instead
    __sinf, __cosf or -use_fast_math where the arguments are small and errors near 2^-21 do not matter; sinpif(x) and
    cospif(x) where the argument is a multiple of π (they need no reduction); or reduce the argument yourself before the
    call.
Silent when
    The function is a call into a library that stands elsewhere, or the reduction was left out by the compiler.
"""

from isaview.base.grouping import group_by
from isaview.flow.nesting import Loop
from isaview.reports.rule import Rule, Spots, View
from isaview.rules.evidence import digits_of_two_over_pi, is_argument_reduction, lanes_at
from isaview.rules.samples import ptx


def find(view: View) -> Spots:
    """A spot for each loop of the kernel's own, at the first place where the digits are used."""
    for loop, inside in group_by(digits_of_two_over_pi(view.kernel), lambda index: _own_loop(view, index)).items():
        if loop is None and max(map(lanes_at(view), inside)) == 1:
            continue
        times = f", {len(inside)} times" if len(inside) > 1 else ""
        yield view.spot(loop, inside, f"the slow path of sine, cosine or tangent for large arguments{times}")


def _own_loop(view: View, index: int) -> Loop | None:
    """The innermost loop around an instruction that is not the loop of the slow path itself."""
    loop = view.loop(index)
    while loop is not None and is_argument_reduction(view, loop):
        loop = None if loop.parent is None else view.flow.loops[loop.parent]
    return loop


BAD = ptx(
    """\
	mov.u64 %rd2, __cudart_i2opi_f;  // ISA405
	ld.global.nc.u32 %r1, [%rd2];
	st.global.u32 [%rd1], %r1;
""",
    module=".global .align 4 .b8 __cudart_i2opi_f[24];\n",
)
GOOD = ptx("""\
	ld.global.f32 %f1, [%rd1];
	sin.approx.f32 %f2, %f1;
	st.global.f32 [%rd1], %f2;
""")

NO_GAIN = "it depends on how many arguments are large"
RULE = Rule("ISA405", "slow-trigonometry", __doc__, find, BAD, GOOD, relieves=NO_GAIN)
