"""Vector registers are parked in accumulation registers inside a loop.

What
    A loop copies a vector register into an accumulation register and back, and no matrix instruction ever touches that
    accumulation register.
Why
    The vector registers did not suffice, so the compiler uses the other file as a spill area. Each copy is a vector
    instruction, the copy back may wait for the pipe, and no counter of spilled bytes shows it.
Instead
    Let the matrix results stay in the accumulation registers and free vector registers: a smaller tile per wave, fewer
    prefetched fragments, less unrolling; or raise the number of registers a wave may use with the launch bounds.
Silent when
    The register is read or written by a matrix instruction (its results are taken out, its start is put in), or is copied
    in one direction only, or outside of loops.
"""

from isaview.base.figures import count
from isaview.reports.rule import Rule, Spots, View
from isaview.rules.samples import amdgcn_loop

_PAIR = 2  # copies, too few to matter around another loop


def find(view: View) -> Spots:
    """A spot for each loop, at its first copy of a parked register."""
    kernel = view.kernel
    if "accumulator" not in kernel.register_files:
        return
    accumulators = {number for number, register in enumerate(kernel.registers) if register.file == "accumulator"}
    operands = kernel.operands
    matrix = view.instructions(lambda form: form.instruction_class == "matrix")
    moves = view.instructions(lambda form: form.instruction_class == "move")
    written = {number for index in moves for number in operands.writes[index]}
    read = {number for index in moves for number in operands.reads[index]}
    used = {number for index in matrix for number in (*operands.reads[index], *operands.writes[index])}
    parked = (written & read & accumulators) - used
    spills = [index for index in moves if parked & {*operands.reads[index], *operands.writes[index]}]
    for loop, inside in view.group_in_loops(spills).items():
        if len(inside) <= _PAIR and not view.is_innermost(loop):
            continue
        files = f"{view.words.word('vector')} and {view.words.word('accumulator')} that only hold them"
        yield view.spot(loop, inside, f"{count(len(inside), 'copy')} between {files}")


BAD = amdgcn_loop(
    """\
	v_accvgpr_write_b32 a8, v5              ; ISA104
	v_mfma_f32_32x32x8f16 a[16:31], v[0:1], v[2:3], a[16:31]
	v_accvgpr_read_b32 v5, a8
	v_add_u32_e32 v5, 1, v5
""",
    target="gfx908",
)
GOOD = amdgcn_loop(
    """\
	v_mfma_f32_32x32x8f16 a[16:31], v[0:1], v[2:3], a[16:31]
	v_accvgpr_read_b32 v5, a16
	v_add_u32_e32 v5, 1, v5
""",
    before="	v_accvgpr_write_b32 a16, v5\n",
    target="gfx908",
)

RULE = Rule("ISA104", "accumulator-spills-in-loops", __doc__, find, BAD, GOOD, relieves="instructions")
