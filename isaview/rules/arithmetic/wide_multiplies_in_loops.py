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

from isaview.reports.rule import Rule, Spots, View, count
from isaview.rules.evidence import Values
from isaview.rules.samples import ptx_loop

_WIDE = 64
"""Bits of a wide integer."""


def find(view: View) -> Spots:
    """A spot for each loop, at its first wide product."""
    if "value" in view.kernel.register_files:
        return  # the compiler still turns products of a counter into sums
    products = view.instructions(lambda form: "multiplies" in form.flags and form.instruction_class == "integer")
    wide = [index for index in products if view.writes(index) == _WIDE and _are_wide(view, index)]
    for loop, inside in view.in_loops(wide).items():
        yield view.spot(loop, inside, f"{count(len(inside), 'multiplication')} of 64-bit integers")


def _are_wide(view: View, index: int) -> bool:
    """Whether at least two operands are wide and none is a constant, is narrow, or was widened to be multiplied."""
    kernel, values = view.kernel, Values(view.kernel)
    if kernel.forms[index].immediates:
        return False
    data = [register for register in kernel.operands.reads[index] if kernel.registers[register].bits > 1]
    return len(data) > 1 and not any(_is_narrow(view, values.writer(index, register), register) for register in data)


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
