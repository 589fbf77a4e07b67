"""A short loop of constant length was not unrolled.

What
    An innermost loop runs a small constant number of times and has few instructions, and nothing will unroll it any more.
Why
    Counter, comparison and branch are a good part of such a body, loads of one iteration cannot overlap with the next, and
    an index that could be a constant is a variable, which keeps arrays out of registers.
Instead
    #pragma unroll before the loop, bounds that the compiler can see (constexpr, template parameters), and no #pragma unroll
    1.
Silent when
    The length is not constant in the text, the loop is a library's own (the slow path of ISA405), the loop runs more than
    eight times or is long, or the text is not final (PTX, whose assembler unrolls by itself, unless the text forbids it
    with nounroll).
"""

from isaview.flow.graph import flow_of
from isaview.reports.rule import Rule, Spot, Spots, View
from isaview.rules.evidence import is_argument_reduction
from isaview.rules.samples import amdgcn

_MOST_TRIPS = 8
_MOST_INSTRUCTIONS = 32


def find(view: View) -> Spots:
    """A spot for each such loop."""
    kernel = view.kernel
    is_final = not kernel.declarations[0][1] and "value" not in kernel.register_files
    for loop in filter(view.is_innermost, flow_of(kernel).loops):
        body = view.instructions_in(loop)
        if len(body) > _MOST_INSTRUCTIONS or not (is_final or kernel.has_note("nounroll", body)):
            continue
        trips = None if is_argument_reduction(view, loop) else view.need("work").loops[loop.index].trips.value
        if trips is not None and 1 + (loop.parent is None) < trips <= _MOST_TRIPS:
            yield Spot(body[0], f"loop {view.loop_name(loop)} of {len(body)} instructions runs {trips} times, not unrolled")


BAD = amdgcn("""\
	s_mov_b32 s4, 0
.LBB0_1:
	v_add_f32_e32 v1, 1.0, v1               ; ISA706
	s_add_i32 s4, s4, 1
	s_cmp_lt_i32 s4, 4
	s_cbranch_scc1 .LBB0_1
""")
GOOD = BAD.replace("s_cmp_lt_i32 s4, 4", "s_cmp_lt_i32 s4, 64").replace("ISA706", "")

NO_GAIN = "what overlaps once it is unrolled is the compiler's choice"
RULE = Rule("ISA706", "short-loops", __doc__, find, BAD, GOOD, relieves=NO_GAIN)
