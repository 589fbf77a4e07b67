"""Matrix instructions of an earlier generation are used where newer ones reach a higher rate.

What
    A loop has matrix instructions that this GPU still runs, though not at the full rate of its matrix units.
Why
    Each generation feeds its units in its own way: from registers of one warp, from shared memory by four warps together,
    from tensor memory. An instruction of an earlier way takes more issue slots and registers, and cannot keep the unit
    busy: on Hopper mma.sync reaches about 63 % of the peak that wgmma reaches.
Instead
    Compile for the architecture's own features (sm_90a, sm_100a) with a library or compiler that uses them (CUTLASS 3,
    Triton with tiles of 64 rows and four warps at least, cuBLASLt), or the larger shape where the generation is the same.
Silent when
    The instruction is the GPU's own, in no loop, or no document says that it is slower. Newer instructions take tiles of 64
    rows at least, and how many the tile of a block has is not in the text: it is silent unless the products of one wave,
    by how many share each factor, make up a tile of 64 rows or more.
"""

from collections import Counter
from itertools import product

from isaview.analysis.bound.throughput import older_instruction
from isaview.base.figures import count
from isaview.reports.rule import Rule, Spots, View
from isaview.rules.samples import ptx_loop


def find(view: View) -> Spots:
    """A spot for each loop, at its first such instruction."""
    target = view.gpu.target if view.gpu is not None else ""
    products = view.instructions(lambda form: form.instruction_class == "matrix")
    by_opcode = {
        opcode: older_instruction(opcode, target) for opcode in {view.kernel.forms[index].opcode for index in products}
    }
    earlier = {index: row for index in products if (row := by_opcode[view.kernel.forms[index].opcode]) is not None}
    for loop, inside in view.group_in_loops(earlier).items():
        row = earlier[inside[0]]
        # the rows of the tile of a wave: those of an instruction, times the products that each factor of a block feeds
        kernel, flow = view.kernel, view.flow
        shape = kernel.forms[inside[0]].matrix_shape
        blocks = {flow.block_of(index) for index in inside}
        # a factor of B feeds a product for each tile of rows: with 16 rows an instruction, uses × 16 rows
        uses = max((_uses(view, block, frozenset(inside)) for block in blocks), default=0)
        if row.rows > uses * (shape[0] if shape else 0):
            continue
        share = f", {row.share:.0%} of the peak," if row.share else ""
        what = f"{count(len(inside), 'matrix instruction')} of an earlier generation than {target}'s own"
        yield view.spot(loop, inside, f"{what}{share} in place of {row.instead}")


def _uses(view: View, block: int, products: frozenset[int]) -> int:
    """The fewest products of a block that share a factor; the last registers that a product reads are what it adds to."""
    operands, extent = view.kernel.operands, view.flow.blocks[block]
    uses: Counter[tuple[int, int]] = Counter()
    writes: Counter[int] = Counter()
    for index in range(extent.first, extent.last):
        if index in products:
            factors = operands.reads[index]
            uses.update({(number, writes[number]) for number in factors[: len(factors) - len(operands.writes[index])]})
        writes.update(operands.writes[index])
    return min(uses.values(), default=0)


def tile(rows: int) -> str:
    """A tile of so many times 16 rows and of four times eight columns."""
    text = ""
    for row, column in product(range(rows), range(4)):
        sums = ", ".join(f"%s{16 * row + 4 * column + number}" for number in range(4))
        factors = f"{{%a{2 * row}, %a{2 * row + 1}}}, {{%b{column}}}"
        text += f"	mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 {{{sums}}}, {factors}, {{{sums}}};\n"
    return text.replace(";", ";  // ISA602", 1)


FILES = "	.reg .b32 %a<8>, %b<4>;\n	.reg .f32 %s<64>;\n"
BAD = ptx_loop(tile(4), FILES, "	st.global.f32 [%rd1], %s1;\n", target="sm_90a")
GOOD = BAD.replace("sm_90a", "sm_80").replace("ISA602", "its own")

RULE = Rule("ISA602", "older-matrix-instructions", __doc__, find, BAD, GOOD, relieves="generation")
