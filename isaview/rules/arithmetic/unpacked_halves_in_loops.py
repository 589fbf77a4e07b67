"""Values of 16 bits are computed with one at a time.

What
    A loop computes with single 16-bit floats where one instruction could compute with two.
Why
    The packed instructions (half2, bfloat162) do two operations in one issue slot and in one register; single ones waste
    half of both.
Instead
    Load pairs and use half2 or __nv_bfloat162 arithmetic (__hfma2, __hadd2), with an even number of elements a lane; in
    Triton and LLVM IR keep pairs together as vectors of two.
Silent when
    Fewer than eight such instructions stand in the loop, or the text keeps single halves in 32-bit registers, where the two
    look alike.
"""

from isaview.reports.rule import Rule, Spots, View
from isaview.rules.samples import ptx_loop

_FEWEST = 8
"""Such instructions of a loop that are worth a word."""
_HALF = 16
"""Bits that an instruction on a single half writes."""


def find(view: View) -> Spots:
    """A spot for each loop, at its first unpacked instruction."""
    halves = view.instructions(lambda form: form.instruction_class == "float16")
    single = [index for index in halves if view.writes(index) == _HALF]
    for loop, inside in view.in_loops(single).items():
        if len(inside) >= _FEWEST:
            yield view.spot(loop, inside, f"{len(inside)} operations on one 16-bit float each")


SINGLE, PACKED = "	fma.rn.f16 %h2, %h1, %h1, %h2;\n", "	fma.rn.f16x2 %r3, %r2, %r2, %r3;\n"
BAD = ptx_loop(f"""\
	ld.global.b16 %h1, [%rd1];
	fma.rn.f16 %h2, %h1, %h1, %h2;  // ISA406
{7 * SINGLE}	st.global.b16 [%rd1], %h2;
""")
GOOD = ptx_loop(f"	ld.global.b32 %r2, [%rd1];\n{8 * PACKED}	st.global.b32 [%rd1], %r3;\n")

RULE = Rule("ISA406", "unpacked-halves-in-loops", __doc__, find, BAD, GOOD, relieves="pairs")
