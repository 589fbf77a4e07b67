"""Integers are divided, or a remainder is taken, in a loop.

What
    A loop, or a kernel without loops, divides by an integer that is no constant of the text. In machine code the reciprocals
    are counted: one may serve several divisions, also of a loop inside.
Why
    No GPU divides integers in hardware: a 32-bit division becomes 15 to 30 instructions around a reciprocal, a 64-bit one
    60 to 150 or a call. Index arithmetic (row = i / width, column = i % width) often costs more than the work itself.
Instead
    Make the divisor a constant (a template parameter), a power of two with shift and mask, or precompute its multiplier
    (libdivide, CUTLASS FastDivmod); carry row and column along as counters; take 32-bit indices where they suffice; or use
    the dimensions of the grid instead of taking one index apart.
Silent when
    The divisor is a constant in the text, so that the compiler multiplies instead, or a single division is in no loop.
"""

from isaview.base.figures import count
from isaview.flow.nesting import Loop
from isaview.reports.rule import Rule, Spots, View
from isaview.rules.evidence import has_last_constant, matches_word, slow_paths
from isaview.rules.samples import ptx_loop

_FEWEST = 2
"""Divisions of a kernel without loops that are worth a word: an index taken apart."""
_STEPS = 5
"""Instructions between the reciprocal of an integer and the multiplier that is made of it."""
_CORRECTING = ("integer", "convert", "float32", "transcendental", "move")
"""Classes of the instructions between."""
_SLOW_PATH = "integer division"
"""What a function of the compiler does that divides."""


def find(view: View) -> Spots:
    """A spot for each loop, at its first division."""
    called = {index: name for index, (operation, name) in slow_paths(view).items() if operation == _SLOW_PATH}
    is_final = view.meanings.is_machine_code
    all_divisions = view.instructions(
        lambda form: "integer_division" in form.flags or ("divides" in form.flags and form.instruction_class == "integer")
    )
    divisions = [index for index in all_divisions if not has_last_constant(view, index)]
    in_loops = view.group_in_loops(sorted({*divisions, *called}))
    if not view.flow.loops and len(divisions) >= _FEWEST:
        yield view.spot(None, divisions, f"{count(len(divisions), 'integer division')} in a kernel without loops")
    for loop, products in _reciprocal_products(view, divisions).items() if is_final else ():
        if loop not in in_loops:
            what = f"{count(len(products), 'integer division')} by what the loop does not change, its reciprocal taken before"
            yield view.spot(loop, products, what)
    for loop, inside in in_loops.items():
        wide = sum(called[index].endswith("64") if index in called else view.writes(index) >= 64 for index in inside)
        bits = f" ({wide} of 64 bits)" if wide else ""
        calls = sum(index in called for index in inside)  # what is called for stands there in 32 bits as well
        what = count(max(calls, len(inside) - calls), "integer division")
        if is_final and not calls:
            what = f"{count(len(inside), 'reciprocal')} for integer division"
        yield view.spot(loop, inside, f"{what}{bits}")


def _reciprocal_products(view: View, divisions: list[int]) -> dict[Loop, list[int]]:
    """What multiplies in a loop with a reciprocal for integer division that was taken outside of it, by loop."""
    if not divisions:
        return {}
    kernel, values, reciprocals = view.kernel, view.values, frozenset(divisions)
    known: dict[int, bool] = {}

    def is_reciprocal(index: int, steps: int = _STEPS) -> bool:
        if index in reciprocals:
            return True
        if not steps or kernel.forms[index].instruction_class not in _CORRECTING:
            return False
        return any(is_reciprocal(maker, steps - 1) for maker in values.data_makers(index))

    products: dict[Loop, list[int]] = {}
    integers = view.instructions(lambda form: form.instruction_class == "integer")
    # dividing by a known reciprocal takes the high half of a product: index · (2³² / n) >> 32
    high = (operation for operation in integers if matches_word(view, view.meanings.high, operation))
    for loop, integers in view.group_in_loops(high).items():
        body = set(view.instructions_in(loop))
        if reciprocals <= body:
            continue
        for index in integers:
            for maker in values.data_makers(index) - body:
                if maker not in known:
                    known[maker] = is_reciprocal(maker)
                if known[maker] and index not in products.get(loop, ()):
                    products.setdefault(loop, []).append(index)
    return products


BAD = ptx_loop(
    """\
	div.u32 %r4, %r0, %r1;  // ISA402
	rem.u32 %r5, %r0, 12;
	add.s32 %r6, %r4, %r5;
	add.s32 %r3, %r3, %r6;
""",
    before="	ld.param.u32 %r1, [n];\n	mov.u32 %r3, 0;\n",
    after="	st.global.u32 [%rd1], %r3;\n",
    parameters=".param .u64 a, .param .u32 n",
)
GOOD = BAD.replace("%r0, %r1;  // ISA402", "%r0, 7;  // a constant")


RULE = Rule("ISA402", "integer-division-in-loops", __doc__, find, BAD, GOOD, relieves="exactness")
