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
    The instruction is the GPU's own, in no loop, or no document says that it is slower. How many rows the tile of a block has
    is not in the text: one of fewer than 64 cannot use wgmma, then allow this rule.
"""

from collections.abc import Iterator

from isaview.analysis.bound.throughput import Older, older
from isaview.reports.rule import Rule, Spot, View, count
from isaview.rules.samples import ptx_loop


def find(view: View) -> Iterator[Spot]:
    """One finding a loop, at its first such instruction."""
    target = view.gpu.target if view.gpu is not None else ""
    kinds: dict[str, Older | None] = {}
    found: dict[int, Older] = {}
    for index in view.places(lambda form: form.instruction_class == "matrix"):
        opcode = view.kernel.forms[index].opcode
        if opcode not in kinds:
            kinds[opcode] = older(opcode, target)
        row = kinds[opcode]
        if row is not None:
            found[index] = row
    for loop, inside in view.in_loops(found).items():
        row = found[inside[0]]
        share = f", {row.share:.0%} of the peak," if row.share else ""
        what = f"{count(len(inside), 'matrix instruction')} of an earlier generation than {target}'s own"
        enough = f", if the tile has {row.rows} rows" if row.rows else ""
        yield Spot(inside[0], f"{what}{share} in place of {row.instead}{enough}{view.where(loop)}", tuple(inside))


BAD = ptx_loop(
    """\
	mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 {%f1, %f2, %f3, %f4}, {%r2, %r3}, {%r6}, {%f1, %f2, %f3, %f4};  // ISA602
""",
    after="	st.global.f32 [%rd1], %f1;\n",
    target="sm_90a",
)
GOOD = BAD.replace("sm_90a", "sm_80").replace("ISA602", "its own")

RULE = Rule("ISA602", "older-matrix-instructions", __doc__, find, (BAD,), (GOOD,), relieves="generation")
