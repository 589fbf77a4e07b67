"""Integers of 64 bits are multiplied in a loop.

What
    A loop multiplies two 64-bit integers, neither of them a constant.
Why
    GPUs multiply 32 bits at a time: a 64-bit product takes three or four multiplications and additions, and its operands
    and result take two registers each. Most such products are addresses computed from size_t or int64 indices.
Instead
    Index with 32 bits inside a tile and add the product to a 64-bit base once (a 32 by 32 product of 64 bits is one
    instruction), or step a pointer by a stride that was computed before the loop.
Silent when
    An operand is 32 bits wide, or was before it was widened, a factor is a constant, or no loop is around; and in LLVM IR,
    whose compiler still narrows products and turns those of a counter into sums.
"""

from itertools import product

from isaview.base.figures import count
from isaview.reports.rule import Rule, Spots, View
from isaview.rules.deciding import is_remainder
from isaview.rules.samples import ptx_loop

_WIDE = 64
"""Bits of a wide integer."""


def find(view: View) -> Spots:
    """A spot for each loop, at its first wide product."""
    if "value" in view.kernel.register_files:
        return  # the compiler still turns products of a counter into sums
    products = view.instructions(lambda form: "multiplies" in form.flags and form.instruction_class == "integer")
    parts = _partial_products(view, products)
    wide = [index for index in products if view.writes(index) == _WIDE and (index in parts or _are_wide(view, index))]
    for loop, inside in view.group_in_loops(wide).items():
        if not is_remainder(view, loop):
            yield view.spot(loop, inside, f"{count(len(inside), 'multiplication')} of 64-bit integers")


def _partial_products(view: View, products: list[int]) -> set[int]:
    """The products of low halves to which those of each low half with the other's high half are added."""
    kernel = view.kernel
    if not any(view.writes(index) == _WIDE for index in products):
        return set()
    named = {number for index in products for number in (*kernel.operands.reads[index], *kernel.operands.writes[index])}
    numbers = {kernel.registers[number].name: number for number in named}
    sources = {at: [text.bind(kernel.tokens[at]).split(".")[0] for text in kernel.forms[at].operands[-3:]] for at in products}
    factors = {at: texts[:2] for at, texts in sources.items() if len({*texts[:2]}) == 2 and not kernel.forms[at].immediates}

    def writer(index: int, name: str) -> int | None:
        return view.values.maker_read(index, numbers[name]) if name in numbers else None

    wide: dict[tuple[str, int | None, str], int] = {}
    for index, (first, second) in factors.items():
        if view.writes(index) == _WIDE:
            # 64-bit products are lo·lo in 64 bits, plus lo·hi and hi·lo in 32 bits added to its high word; operands come
            # either way round
            wide[first, writer(index, first), second] = wide[second, writer(index, second), first] = index
    parts: set[int] = set()
    for index, pair in factors.items():
        before = writer(index, sources[index][-1])
        if before not in factors or view.writes(index) == _WIDE or view.writes(before) == _WIDE:
            continue
        for low, other in product(pair, factors[before]):
            (high,), (rest,) = {*pair} - {low}, {*factors[before]} - {other}
            whole = wide.get((low, writer(index, low), other))
            if whole is not None and not any(_is_sign(view, writer(*half)) for half in ((index, high), (before, rest))):
                parts.add(whole)
    return parts


def _is_sign(view: View, writer: int | None) -> bool:
    """Whether the high half of a number is made of a single register and a constant, as the sign of its low half is."""
    return writer is not None and bool(view.kernel.forms[writer].immediates) and len({*view.values.data_read(writer)}) <= 1


def _are_wide(view: View, index: int) -> bool:
    """Whether at least two operands are wide and none is a constant, is narrow, or was widened to be multiplied."""
    kernel, values = view.kernel, view.values
    if kernel.forms[index].immediates:
        return False
    data = [register for register in kernel.operands.reads[index] if kernel.registers[register].bits > 1]
    return len(data) > 1 and not any(_is_narrow(view, values.maker_read(index, register), register) for register in data)


def _is_narrow(view: View, writer: int | None, register: int) -> bool:
    """Whether a register holds at most 32 bits: by its own width, or by the conversion or load that writes it."""
    if view.kernel.registers[register].bits < _WIDE:
        return True
    if writer is None:
        return False
    form = view.kernel.forms[writer]
    if form.instruction_class == "convert":
        return 0 < view.reads(writer) < _WIDE
    return any(access.kind == "load" and (access.bytes or 8) * len(form.accesses) * 8 < _WIDE for access in form.accesses)


BAD = ptx_loop(
    """\
	mul.lo.s64 %rd4, %rd3, %rd2;  // ISA403
	mul.wide.u32 %rd7, %r0, %r0;
	add.s64 %rd5, %rd1, %rd4;
	st.global.u64 [%rd5], %rd7;
	add.s64 %rd3, %rd3, 1;
""",
    before="	ld.param.u64 %rd2, [n];\n	mov.u64 %rd3, 0;\n",
    parameters=".param .u64 a, .param .u64 n",
)
GOOD = BAD.replace("mul.lo.s64 %rd4, %rd3, %rd2;  // ISA403", "mul.lo.s64 %rd4, %rd3, 48;")

NO_GAIN = "the bound counts such a product as one instruction"
RULE = Rule("ISA403", "wide-multiplies-in-loops", __doc__, find, BAD, GOOD, relieves=NO_GAIN)
