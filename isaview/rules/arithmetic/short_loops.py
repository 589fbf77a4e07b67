"""A short loop of constant length was not unrolled.

What
    An innermost loop runs a small constant number of times and has few instructions, and nothing will unroll it any more.
Why
    Counter, comparison and branch are a good part of such a body, loads of one iteration cannot overlap with the next, and
    an index that would be a constant stays a variable, which keeps arrays out of registers.
Instead
    #pragma unroll before the loop, bounds that the compiler can see (constexpr, template parameters), and no #pragma unroll
    1.
Silent when
    The length is not constant in the text, the loop is a library's own (the slow path of ISA405), the loop runs more than
    eight times or is long, or the text is not final (PTX, whose assembler unrolls by itself, unless the text forbids it
    with nounroll).
"""

from collections.abc import Iterator

from isaview.flow.graph import flow_of
from isaview.flow.nesting import Loop
from isaview.reports.rule import Rule, Spot, View
from isaview.rules.evidence import reduces
from isaview.rules.samples import amdgcn

_MOST_TRIPS = 8
_LONGEST = 32
"""Instructions of a loop that is short."""


def find(view: View) -> Iterator[Spot]:
    """One finding for each such loop."""
    kernel = view.kernel
    loops = flow_of(kernel).loops
    parents = {loop.parent for loop in loops}
    short = [loop for loop in loops if loop.index not in parents and len(view.inside(loop)) <= _LONGEST and _stays(view, loop)]
    short = [loop for loop in short if not reduces(view, loop)]
    if not short:
        return
    works = view.need("work").loops
    for loop in short:
        often = works[loop.index].trips.value
        if often is not None and 1 < often <= _MOST_TRIPS:
            size = len(view.inside(loop))
            yield Spot(
                view.inside(loop)[0], f"loop {view.loop_name(loop)} of {size} instructions runs {often} times, not unrolled"
            )


def _stays(view: View, loop: Loop) -> bool:
    """Whether a loop will stay one: the text is final, or says so."""
    kernel = view.kernel
    final = not kernel.declarations[0][1] and "value" not in kernel.register_files
    return final or kernel.noted("nounroll", view.inside(loop))


BAD = amdgcn("""\
	s_mov_b32 s4, 0
.LBB0_1:
	v_add_f32_e32 v1, 1.0, v1               ; ISA706
	s_add_i32 s4, s4, 1
	s_cmp_lt_i32 s4, 4
	s_cbranch_scc1 .LBB0_1
	s_endpgm
""")
GOOD = BAD.replace("s_cmp_lt_i32 s4, 4", "s_cmp_lt_i32 s4, 64").replace("ISA706", "")

RULE = Rule("ISA706", "short-loops", __doc__, find, (BAD,), (GOOD,))
