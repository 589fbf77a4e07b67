"""Most of a loop stands behind branches at which the lanes of a wave may part.

What
    In an innermost loop half of the instructions or more stand between a convergence barrier's begin, at which lanes may take
    different ways, and the place where they wait for each other.
Why
    A wave has one place in the program at a time: where its lanes part it goes one way after the other, with the lanes of the
    other way switched off, and meets again at the barrier. Each part costs all of its instructions, however few lanes want it.
Instead
    Make the condition the same for a wave (sort or bin the work by it, take one item a wave); compute both results where they
    are short, and select; take a condition that the loop does not change out of it; let the rare way collect its items for
    a loop of its own.
Silent when
    The compiler proved that all lanes go the same way or predicated the few instructions, what stands behind the branches calls
    a function, has fewer than 16 instructions, or is less than half of the loop. Whether lanes part depends on the data.
"""

from isaview.flow.graph import flow_of
from isaview.flow.nesting import Loop
from isaview.model.kernel import Kernel
from isaview.reports.rule import Rule, Spots, View, count
from isaview.rules.samples import sass_loop

_FEWEST = 16
"""Instructions behind the branches of a loop that are worth a word."""


def find(view: View) -> Spots:
    """A spot for each innermost loop, at the first place where lanes may part."""
    begins = view.instructions(lambda form: "parts_lanes" in form.flags)
    for loop, inside in view.in_loops(begins).items():
        if not view.is_innermost(loop):
            continue
        divergent = {begin: instructions for begin in inside if (instructions := _divergent(view.kernel, loop, begin))}
        number, size = len(set().union(*divergent.values())), len(view.inside(loop))
        if number >= _FEWEST and 2 * number >= size:
            what = f"lanes may part in {count(len(divergent), 'place')}, with {number} of {size} instructions behind"
            yield view.spot(loop, list(divergent), what)


def _divergent(kernel: Kernel, loop: Loop, begin: int) -> set[int]:
    """The instructions of a loop between where lanes may part and where they meet; none where an instruction calls."""
    flow = flow_of(kernel)
    barrier, home = set(kernel.operands.reads[begin]), flow.block_of(begin)
    ends = {
        flow.block_of(index)
        for index in flow.inside(loop.blocks)
        if "joins_lanes" in kernel.forms[index].flags and barrier == set(kernel.operands.reads[index])
    }
    seen: set[int] = set()
    waiting = list(flow.successors[home])
    while waiting:
        block = waiting.pop()
        if block not in loop.blocks:
            return set()  # a call, or a way out
        if block not in seen and block not in ends and block != home:
            seen.add(block)
            waiting += flow.successors[block]
    instructions = set(flow.inside(seen))
    return set() if any(kernel.forms[index].flow == "call" for index in instructions) else instructions


_WORK = "".join(f"FFMA R{at}, R{at}, R3, R2 ;\n" for at in range(4, 20))
_BEGIN, _END = "BSSY B0, `(.L_x_2) ;  // ISA507\n", "BSYNC B0 ;\n"
BAD = sass_loop(f"""\
LDG.E R2, desc[UR4][R20.64] ;
{_BEGIN}FSETP.GT.AND P1, PT, R2, RZ, PT ;
@!P1 BRA `(.L_x_1) ;
{_WORK}.L_x_1:
{_END}.L_x_2:
STG.E desc[UR4][R22.64], R4 ;
""")
GOOD = sass_loop(
    f"LDG.E R2, desc[UR4][R20.64] ;\nUISETP.NE.AND UP0, UPT, UR4, URZ, UPT ;\nBRA.U !UP0, `(.L_x_1) ;\n{_WORK}.L_x_1:\n"
)

NO_GAIN = "how many lanes go each way depends on the data"
RULE = Rule("ISA507", "parted-lanes-in-loops", __doc__, find, BAD, GOOD, relieves=NO_GAIN)
