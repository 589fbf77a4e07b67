"""The lanes of a wave leave a loop at different times.

What
    A loop ends for each lane of a wave on its own: after as many iterations as the number of the lane says (a triangle), or as
    what the lane loaded says (rows of a sparse matrix, iteration until each lane has converged).
Why
    A wave runs a loop until its last lane is done. Lanes that are done wait, switched off: of a triangle half of all lane
    iterations are lost, of rows of uneven length most.
Instead
    Give lanes equal shares: a wave for a row, rows sorted or binned by length, a number of rounds that all lanes share, or two
    ends of a triangle for one lane.
Silent when
    The counts of a wave's lanes differ by less than four, as those of a loop that strides over an array, what decides is not
    followed, the loop is run by one lane, calls a function or is that of fmodf, or it only waits: for a word that others
    write, or until a compare-and-swap succeeds.
    That loaded data differ is a condition of the finding.
"""

from isaview.analysis.addresses.affine import in_lanes, subtract
from isaview.analysis.addresses.follow import ExhaustedError, operand
from isaview.analysis.addresses.index import index_of
from isaview.analysis.addresses.loop_tests import loop_test
from isaview.base.figures import count
from isaview.flow.nesting import Loop
from isaview.reports.rule import Condition, Rule, Spot, Spots, View
from isaview.rules.deciding import LOADED, MEMORY, exits, origins, walk_of_any_wave
from isaview.rules.evidence import is_argument_reduction, is_ordered, lanes_at
from isaview.rules.samples import ptx

_FEWEST = 4
"""Iterations that the counts of lanes differ by, at least."""
_DATA = Condition("data_differ_by_lane", "what lanes loaded differs")


def find(view: View) -> Spots:
    """A spot for each innermost loop that lanes leave by their numbers, and one for those that they leave by their data."""
    flow, wave, lanes = view.flow, view.words.word("wave"), lanes_at(view)
    by_data: dict[Loop, int] = {}
    for loop in flow.loops:
        leaving = exits(view, loop)
        calls = any(view.kernel.forms[index].flow == "call" for index in view.instructions_in(loop))
        is_alone = lanes(flow.blocks[loop.header].first) == 1
        if not leaving or is_alone or not view.is_innermost(loop) or calls:
            continue
        if _only_waits(view, loop) or is_argument_reduction(view, loop):
            continue
        apart = max((_iteration_spread(view, loop, branch), branch) for branch in leaving)
        if apart[0] >= _FEWEST:
            what = f"trip counts of the lanes of a {wave} are up to {apart[0]:,} apart"
            yield Spot(apart[1], what + view.where(loop), tuple(leaving))
        elif branch := next((branch for branch in leaving if LOADED in origins(view, branch)), None):
            by_data[loop] = branch
    if by_data:
        # the longest loop: there the lanes that are done wait longest
        loop, branch = max(by_data.items(), key=lambda item: len(view.instructions_in(item[0])))
        others = f", and in {count(len(by_data) - 1, 'more loop')}" if len(by_data) > 1 else ""
        what = f"a {wave} runs{view.where(loop)} as long as its last lane, while the others wait{others}"
        yield Spot(branch, what, tuple(by_data.values()), condition=_DATA)


def _only_waits(view: View, loop: Loop) -> bool:
    """Whether all that a loop reads is what others write: one address again and again, or what is ordered."""
    kernel, inside, values = view.kernel, view.instructions_in(loop), view.values
    forms, body = kernel.forms, set(inside)
    addressed = {access.addressed.index: access.addressed for access in view.need("accesses")}

    def waits(index: int) -> bool:
        form, kinds = forms[index], {access.kind for access in forms[index].accesses}
        stays = body.isdisjoint(values.data_makers(index)) or is_ordered(form) or view.meanings.is_volatile(form)
        texts = [access.address.bind(kernel.tokens[index]) for access in form.accesses if access.address is not None]
        named = [
            register
            for register in kernel.operands.reads[index]
            if any(kernel.registers[register].name in text for text in texts)
        ]
        is_fixed = bool(named) and all(body.isdisjoint(values.makers_read(index, register)) for register in named)
        return (
            (kinds == {"load"} and stays)
            or (kinds == {"atomic"} and is_fixed)
            or (index in addressed and addressed[index].step == 0)
        )

    reads = [
        load for load in inside if any(access.kind != "store" and access.space in MEMORY for access in forms[load].accesses)
    ]
    return bool(reads) and all(map(waits, reads))


def _iteration_spread(view: View, loop: Loop, branch: int) -> int:
    """By how many iterations the lanes of a wave differ, as far as their numbers alone decide that; 0 where it is not known."""
    index = index_of(view.kernel)
    test = loop_test(index, index.flow.block_of(branch))
    if test is None:
        return 0
    place = test[0]
    walk = walk_of_any_wave(view)
    try:
        left, right = (operand(walk, place, text) for text in test[2:4])
    except ExhaustedError:
        return 0
    # what differs between waves parts no wave for sure
    if left.varying or right.varying:
        return 0
    apart = subtract(left, right)
    name = f"loop:{loop.index}"
    moving = {product: step for product, step in apart.terms.items() if name in product}
    step = moving.get((name,))
    others = (factor for product, factor in apart.terms.items() if product and product not in moving)
    if len(moving) != 1 or not isinstance(step, int) or not step or not all(isinstance(factor, int) for factor in others):
        return 0
    # the distance to the bound, lane by lane; the counter's step says in how many iterations it is passed
    lanes = in_lanes(apart.terms.get((), 0), walk.shape.wave_size)
    if abs(step) > abs(lanes[1] - lanes[0]) > 0:
        return 0  # neighbours stride over an array: as many lanes as fit into a step
    return (max(lanes) - min(lanes)) // abs(step)


BAD = ptx("""\
	cvta.to.global.u64 %rd2, %rd1;
	mov.u32 %r1, %tid.x;
	mov.u32 %r2, 0;
	mov.f32 %f1, 0f00000000;
$L__BB0_1:
	mul.wide.u32 %rd3, %r2, 4;
	add.s64 %rd4, %rd2, %rd3;
	ld.global.f32 %f2, [%rd4];
	add.f32 %f1, %f1, %f2;
	add.s32 %r2, %r2, 1;
	setp.lt.u32 %p1, %r2, %r1;
	@%p1 bra $L__BB0_1;  // ISA508
	st.global.f32 [%rd2], %f1;
""")
GOOD = BAD.replace("%r2, %r1;", "%r2, 100;").replace("ISA508", "all lanes")

NO_GAIN = "how many lanes are done at a time depends on the data"
RULE = Rule("ISA508", "uneven-trip-counts", __doc__, find, BAD, GOOD, relieves=NO_GAIN)
