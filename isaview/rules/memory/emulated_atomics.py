"""An atomic operation is a loop around a compare-and-swap.

What
    A loop reads a word, computes with it in floating point or by one addition, minimum or maximum of integers, and tries to put
    the result back with a compare-and-swap; or it tries to put another number there if that is smaller or larger.
Why
    Every lane that loses the race goes around again: with n lanes on one address a wave takes n round trips to the L2,
    where a native atomic takes one request and no result.
Instead
    AMD: -munsafe-fp-atomics (or unsafeAtomicAdd) allows the native instructions on ordinary memory. NVIDIA: atomicAdd is
    native for float and, from sm_60, double; half2 and bfloat162 have their own. Else reduce within the wave and the block
    first, so that one lane in many does the atomic; atomics of integers are native, also on the bits of floats above zero.
Silent when
    The swap is in no loop, or puts there what does not follow from what it saw (a lock), or takes several integer operations.
"""

from collections.abc import Mapping
from operator import itemgetter

from isaview.base.figures import count
from isaview.base.grouping import group_by
from isaview.flow.nesting import Loop
from isaview.flow.values import ValueGraph
from isaview.reports.rule import Rule, Spot, Spots, View
from isaview.rules.samples import ptx

_FLOATS = frozenset(("float16", "float32", "float64"))
Roots = Mapping[tuple[int, int], frozenset[int]]
"""What made each value that an instruction reads, by the instruction and the register."""
_MOST_INSTRUCTIONS = 64
"""Instructions of a loop that does nothing but try; a longer loop has other work."""


def find(view: View) -> Spots:
    """A spot for each kernel, at its first such compare-and-swap."""
    values = view.values
    retries: dict[int, tuple[Loop, str]] = {}
    for loop, swaps in view.group_in_loops(view.instructions(lambda form: "compare_and_swap" in form.flags)).items():
        body = set(view.instructions_in(loop))
        kinds = (
            {_retried_operation(view, values, swap, body) for swap in swaps} - {""}
            if len(body) <= _MOST_INSTRUCTIONS
            else set()
        )
        if kinds:
            retries[swaps[0]] = loop, min(kinds)
    if retries:
        first, (loop, kind) = next(iter(retries.items()))
        others = f", and in {count(len(retries) - 1, 'more loop')}" if len(retries) > 1 else ""
        # of no named type: halves are computed in float32
        yield Spot(first, f"an atomic {kind} retried with compare-and-swap{view.where(loop)}{others}", tuple(retries))


def _roots(view: View, values: ValueGraph, index: int, register: int) -> frozenset[int]:
    """What made a value that an instruction reads, on each path, before it was moved."""
    seen = waiting = set(values.makers_read(index, register))
    moves = {write for write in seen if view.kernel.forms[write].instruction_class == "move" and values.data_read(write)}
    while waiting := {maker for write in waiting & moves for maker in values.data_makers(write)} - seen:
        seen |= waiting
        moves |= {
            write for write in waiting if view.kernel.forms[write].instruction_class == "move" and values.data_read(write)
        }
    return frozenset(seen - moves)


def _retried_operation(view: View, values: ValueGraph, swap: int, body: set[int]) -> str:
    """What a loop tries that one instruction could do, of the value it saw alone or by comparing that; "" for none."""
    forms, made = view.kernel.forms, _makers_in(view, swap, body)
    if any(forms[index].instruction_class in _FLOATS for index in made):
        return "on floats"
    roots = {(index, register): _roots(view, values, index, register) for index in body for register in values.data_read(index)}
    swapped = {roots[swap, register] for register in values.data_read(swap)}
    if any(_updates_alone(view, roots, maker, swap) for maker in made & frozenset().union(*swapped)):
        return "on integers"
    return "minimum or maximum" if _puts_if_smaller(view, roots, swapped, swap, body) else ""


def _puts_if_smaller(view: View, roots: Roots, swapped: set[frozenset[int]], swap: int, body: set[int]) -> bool:
    """Whether a value from outside of the loop is put there, if a comparison of it with what was seen allows."""
    forms = view.kernel.forms
    expected = {root for root in swapped if swap in root and all(forms[index].accesses for index in root)}
    new = {root for root in swapped if root and body.isdisjoint(root)}
    compared = group_by(((index, root) for (index, _), root in roots.items() if not forms[index].accesses), itemgetter(0))
    pairs = [{root for _, root in pair} for pair in compared.values()]
    return any(pair & expected and pair & new for pair in pairs)


def _makers_in(view: View, swap: int, body: set[int]) -> set[int]:
    """The instructions of a loop from which the operands of a swap follow, the swap among them."""
    made = waiting = {swap}
    while waiting:
        # loads end the walk: what is in memory was not computed by this attempt
        readers = (reader for reader in waiting if reader == swap or not view.kernel.forms[reader].accesses)
        waiting = {maker for reader in readers for maker in view.values.data_makers(reader)} & body - made
        made = made | waiting
    return made


def _updates_alone(view: View, roots: Roots, maker: int, swap: int) -> bool:
    """Whether an instruction that has an atomic of its own makes the new value, and nothing else uses what was seen."""
    forms = view.kernel.forms
    seen = {root for (index, _), root in roots.items() if index == maker and swap in root}
    # the test whether the swap succeeded reads its result, too
    tests = {index for (index, _), root in roots.items() if root == {swap}}
    others = {index for (index, _), root in roots.items() if root in seen} - {swap, maker} - tests
    is_native = {word for word in view.meanings.low(forms[maker]) if word.isalpha()} in ({"add"}, {"min"}, {"max"})
    return bool(seen) and is_native and all(forms[index].instruction_class == "move" for index in others)


BAD = ptx("""\
	ld.global.u32 %r1, [%rd1];
$L__BB0_1:
	mov.b32 %f1, %r1;
	max.f32 %f2, %f1, 0f3F800000;
	mov.b32 %r2, %f2;
	atom.global.cas.b32 %r3, [%rd1], %r1, %r2;  // ISA306
	setp.ne.s32 %p1, %r1, %r3;
	mov.u32 %r1, %r3;
	@%p1 bra $L__BB0_1;
""")
GOOD = BAD.replace("max.f32 %f2, %f1, 0f3F800000;", "mov.f32 %f2, 0f3F800000;").replace("ISA306", "a lock")

NO_GAIN = "it depends on how many lanes meet at one address"
RULE = Rule("ISA306", "emulated-atomics", __doc__, find, BAD, GOOD, relieves=NO_GAIN)
