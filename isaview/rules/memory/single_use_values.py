"""Each value that a loop loads from shared memory is used by one multiply-add.

What
    The multiply-adds of an innermost loop take both factors from shared memory, and each value that was loaded goes into one of
    them, or fewer than two on average.
Why
    An SM reads 32 words of shared memory a clock and starts the multiply-adds of 64 or 128 lanes; a CU's share is alike. With
    two words for each multiply-add the loop is bound by shared memory at an eighth to a quarter of the arithmetic.
Instead
    Let each thread compute a tile of results: with 4 x 4 of them eight values feed sixteen multiply-adds, each value four. Keep
    the factor that the thread's results share in a register, and use matrix instructions where the types allow.
Silent when
    Fewer than eight multiply-adds of the loop add to a sum that goes on in its next iteration, one of the factors stays in a
    register or is a constant (filters, products of matrix and vector), the values also go elsewhere, or a single lane runs it.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping

from isaview.flow.nesting import Loop
from isaview.reports.rule import Rule, Spots, View
from isaview.rules.evidence import lanes_at
from isaview.rules.samples import ptx_loop, sass_loop

FEWEST = 8
"""Multiply-adds of a loop that are worth a word."""
_BOTH_LOADED = 0.75
"""Share of the multiply-adds that have both factors from shared memory."""
_MOST_USES = 1.5
"""Uses of each value, on average."""
_FUSED = 2
"""Operations of a multiply-add for each lane."""
_WORD = 32
"""Bits of a float32 value."""


def find(view: View) -> Spots:
    """A spot for each innermost loop, at its first load."""
    loads = view.instructions(lambda form: any(access.space == "shared" and access.kind == "load" for access in form.accesses))
    floats = [form for form in view.kernel.distinct_forms if form.instruction_class == "float32"]
    fused = {form: (view.meanings.arithmetic(form).operations or 0) // _FUSED for form in floats}
    products = {index: fused[form] for index, form in enumerate(view.kernel.forms) if fused.get(form)}
    for loop, inside in view.group_in_loops(loads).items() if len(products) >= FEWEST // 2 else ():
        own = {index: products[index] for index in view.instructions_in(loop) if index in products}
        own = {index: products[index] for index in _accumulating_products(view, loop, own)} if len(own) * 2 >= FEWEST else {}
        if not view.is_innermost(loop) or sum(own.values()) < FEWEST:
            continue
        values, uses, both = _factor_uses(view, loop, set(inside), own)
        is_bound = both >= _BOTH_LOADED * sum(own.values()) and uses < _MOST_USES * values
        if is_bound and lanes_at(view)(inside[0]) > 1:  # asked last: it takes longest
            shared = f"{values} values from {view.words.word('shared')} memory"
            yield view.spot(loop, inside, f"{shared} go into multiply-adds, each {uses / values:.1f} times")


def _accumulating_products(view: View, loop: Loop, products: Mapping[int, int]) -> list[int]:
    """The products that are added to what earlier iterations left, by themselves or by what takes them next."""
    operands, makers, last = view.kernel.operands, defaultdict[int, set[int]](set), dict[int, int]()
    # twice: what the first round leaves is read in the second, as by the next iteration
    for index in view.instructions_in(loop) * 2:
        if not view.kernel.forms[index].accesses:
            makers[index].update(last[number] for number in operands.reads[index] if number in last)
        last.update(dict.fromkeys(operands.writes[index], index))
    while ends := [
        index for index, sources in makers.items() if not sources & makers.keys()
    ]:  # leaves cycles and what takes from one
        for index in ends:
            del makers[index]
    return [product for product in products if product in makers or any(product in sources for sources in makers.values())]


def _factor_uses(view: View, loop: Loop, loads: set[int], products: Mapping[int, int]) -> tuple[int, int, int]:
    """Values loaded and used as factors in an iteration, their uses, and the multiply-adds with two of them.

    What a load writes at the end of an iteration may be used in the next.
    """
    operands, registers = view.kernel.operands, view.kernel.registers
    held: dict[int, tuple[int, int]] = {}
    uses: Counter[tuple[int, int]] = Counter()
    both = 0
    for again in (False, True):
        for index in view.instructions_in(loop):
            factors = [held[number] for number in operands.reads[index] if number in held]
            if again and index in products:
                # packed multiply-adds write several words: both factors are loaded if the words are more than those of one
                both += products[index] * (_WORD * len(factors) > view.writes(index))
                uses.update(factors)
            for number in operands.writes[index]:
                held.pop(number, None)
                if index in loads and registers[number].bits == _WORD:
                    held[number] = (index, number)
    return len(uses), uses.total(), both


PAIRS = "".join(
    f"	ld.shared.f32 %f1, [%r4+{4 * number}];{'  // ISA310' * (not number)}\n"
    f"	ld.shared.f32 %f2, [%r5+{64 * number}];\n"
    "	fma.rn.f32 %f3, %f1, %f2, %f3;\n"
    for number in range(FEWEST)
)
BAD = ptx_loop(PAIRS, after="	st.global.f32 [%rd1], %f3;\n")
_TILE = "".join(f"FFMA R{12 + number}, R{4 + number // 4}, R{8 + number % 4}, R{12 + number} ;\n" for number in range(16))
GOOD = sass_loop(f"LDS.128 R4, [R2] ;\nLDS.128 R8, [R3] ;\n{_TILE}", after="STG.E desc[UR4][R30.64], R12 ;\n")

NO_GAIN = "how large a tile may be is the kernel's choice"
RULE = Rule("ISA310", "single-use-values", __doc__, find, BAD, GOOD, relieves=NO_GAIN)
