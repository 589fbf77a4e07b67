"""A loop loads or stores at the same address in every iteration.

What
    A load or a store whose address does not move from one iteration to the next, in a loop that synchronises with nobody.
Why
    The compiler had to assume that a store of the loop changes what is loaded, or that a load reads what is stored. So it goes
    to memory every time, and a load stands in the dependent chain, for a value that only this loop changes, if anything.
Instead
    Load it before the loop into a local variable; or promise that nothing else points there: __restrict__ on the pointers
    of the kernel, const on what is read only. A sum that the loop keeps in memory: add in a register, and store it once.
Silent when
    The loop has a barrier, waits for others, an atomic or a volatile access (another thread may write the value), the load is
    volatile or ordered, the address depends on something that cannot be followed, a counter decides which iterations run it,
    the values would fill more than 64 registers, or constants alone decide that the load never runs. A store that stands
    behind a branch of the loop.
"""

from collections.abc import Mapping
from typing import Any

from isaview.base.figures import count
from isaview.base.grouping import group_by
from isaview.flow.nesting import Loop
from isaview.reports.rule import Rule, Spots, View
from isaview.rules.deciding import LOADED, guards, origins
from isaview.rules.evidence import is_ordered, lanes_at
from isaview.rules.samples import ptx_loop

ALWAYS = "always"
_MOST_BITS = 64 * 32
"""What the values may take in registers, at most; more stay in memory for a reason."""
_CHANGING = ("loop value", "join", "kept", "?", "text")
"""Unknowns of an address that may change from an iteration to the next."""


def find(view: View) -> Spots:
    """A spot for each loop and space, at the first such load; where there is none, at the first such store."""
    stores = set(view.instructions(lambda form: any(access.kind == "store" for access in form.accesses)))
    if not stores or not view.flow.loops:
        return
    accesses = view.accesses(lambda access: access.kind != "atomic" and _is_invariant(view, access))
    volatile = view.instructions(lambda form: "volatile" in form.flags)
    synchronising = view.meetings.union(volatile) if accesses else frozenset()
    loads = {index: access for index, access in accesses.items() if access.kind == "load"}
    for loop, indices in view.group_in_loops(loads).items():
        body = set(view.instructions_in(loop))
        # where a loop stores nothing, the load stayed for another reason
        if synchronising.isdisjoint(body) and not stores.isdisjoint(body):
            yield from _load_spots(view, loop, body, {index: loads[index] for index in indices})
    for loop, indices in view.group_in_loops(index for index in accesses if index not in loads).items():
        body = set(view.instructions_in(loop))
        if view.is_innermost(loop) and body.isdisjoint(synchronising) and body.isdisjoint(loads):
            yield from _store_spots(view, loop, body, {index: accesses[index] for index in indices})


def _store_spots(view: View, loop: Loop, body: set[int], stores: Mapping[int, Any]) -> Spots:
    """A spot for the stores of a loop that each iteration makes; a loop that loads nothing only fills memory."""
    kept = [index for index in stores if not guards(view, index, loop)]
    if kept and any(access.kind == "load" for index in body for access in view.kernel.forms[index].accesses):
        what = count(len(kept), f"{view.words.word(stores[kept[0]].space)} store")
        yield view.spot(loop, kept, f"{what} to the same place in every iteration, of which the last counts")


def _load_spots(view: View, loop: Loop, body: set[int], loads: Mapping[int, Any]) -> Spots:
    """A spot for each space whose loads in a loop go to the same place again."""
    lanes, deciding = lanes_at(view), dict[int, frozenset[str]]()
    for index, access in loads.items():
        # an address made of what the loop loads may change with it
        pointers = {int(name.split(":")[1]) for name in access.addressed.depends if name.startswith("loaded:")}
        if body.isdisjoint(pointers) and lanes(index) and (origin := _deciding_origins(view, loop, body, index)):
            deciding[index] = origin
    for space, inside in sorted(group_by(deciding, lambda index: loads[index].space).items()):
        if sum(map(view.writes, inside)) > _MOST_BITS:
            continue
        what = count(len(inside), f"{view.words.word(space)} load")
        often = "in every iteration" if all(ALWAYS in deciding[index] for index in inside) else "again and again"
        yield view.spot(loop, inside, f"{what} from the same place {often}")


def _deciding_origins(view: View, loop: Loop, body: set[int], index: int) -> frozenset[str]:
    """What decides in which iterations a load runs: `ALWAYS`, `LOADED` where it is data, none where the loop counts them."""
    kernel, flow = view.kernel, view.flow
    predicates = (register for register in kernel.operands.reads[index] if kernel.registers[register].file == "predicate")
    is_switched = any(not body.isdisjoint(view.values.makers_read(index, predicate)) for predicate in predicates)
    block = flow.block_of(index)
    if not is_switched and all(block in flow.dominating(latch) for latch in flow.latches(loop)):
        return frozenset((ALWAYS,))
    deciding = [guard for guard in guards(view, index, loop) if guard != index or is_switched]
    return frozenset((LOADED,)).intersection(*(origins(view, guard) for guard in deciding))


def _is_invariant(view: View, access: Any) -> bool:
    address = access.addressed
    form = view.kernel.forms[address.index]
    if address.step != 0 or not address.known:
        return False
    return not is_ordered(form) and not any(name.startswith(_CHANGING) for name in address.depends)


BAD = ptx_loop(
    """\
	ld.global.f32 %f1, [%rd3+8];  // ISA308
	st.global.f32 [%rd4], %f1;
	add.s64 %rd4, %rd4, 256;
""",
    """\
	ld.param.u64 %rd2, [b];
	cvta.to.global.u64 %rd3, %rd1;
	cvta.to.global.u64 %rd4, %rd2;
""",
    parameters=".param .u64 a, .param .u64 b",
)
GOOD = BAD.replace("	add.s64 %rd4", "	bar.sync 0;\n	add.s64 %rd4").replace("ISA308", "others may write it")

RULE = Rule("ISA308", "repeated-loads-in-loops", __doc__, find, BAD, GOOD, relieves="instructions")
