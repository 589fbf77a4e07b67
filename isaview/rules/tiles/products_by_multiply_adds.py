"""A product of tiles is made by multiply-adds, though the target has matrix units.

What
    The sum of a tl.dot has the layout of plain lanes, so each lane multiplies and adds for itself. The message says why.
Why
    Matrix units do 8 to 30 times the work of lanes in the same time. The factors are also copied into the registers of
    every lane that needs them, which often spills.
Instead
    For float32 factors ask for input_precision="tf32" or "tf32x3" where matrix units take it (RDNA's do not), else convert
    to bfloat16 or half. Let tiles have 16 rows and columns or more, and as much depth as an instruction takes.
Silent when
    An instruction of a matrix unit makes the product, or no matrix unit of the target is known.
"""

from isaview.reports.rule import Rule, Spots, View
from isaview.rules.samples import ttgir
from isaview.rules.tile_evidence import group_by_place, join_reasons, spot, tiles

_UNKNOWN = "no_matrix_unit"


def find(view: View) -> Spots:
    """A spot for each product in the source."""
    missed = [each for each in tiles(view).products if each.unit != "matrix" and each.reasons]
    for same in group_by_place([each for each in missed if all(reason.name != _UNKNOWN for reason in each.reasons)], "shape"):
        shape = "×".join(map(str, same[0].shape))
        what = f"the product of {shape} is made by multiply-adds"
        yield spot(view, [each.place for each in same], what, join_reasons(same[0].reasons))


_ZEROS = """%x = arith.constant dense<1.000000e+00> : tensor<64x64xf32, #ttg.dot_op<{{opIdx = 0, parent = {0}}}>>
%y = arith.constant dense<1.000000e+00> : tensor<64x64xf32, #ttg.dot_op<{{opIdx = 1, parent = {0}}}>>
%c = arith.constant dense<0.000000e+00> : tensor<64x64xf32, {0}>
"""
_DOT = (
    "%s = tt.dot %x, %y, %c{1} : tensor<64x64xf32, #ttg.dot_op<{{opIdx = 0, parent = {0}}}>> * "
    "tensor<64x64xf32, #ttg.dot_op<{{opIdx = 1, parent = {0}}}>> -> tensor<64x64xf32, {0}>{2}\n"
)
BAD = ttgir(_ZEROS.format("#rows") + _DOT.format("#rows", "", "  // ISA905"))
GOOD = ttgir(
    _ZEROS.format("#older").replace("#older}", "#older, kWidth = 1}") + _DOT.format("#older", ", inputPrecision = tf32", "")
)
NO_GAIN = "the gain of another matrix instruction is not computed from tiles"
RULE = Rule("ISA905", "products-by-multiply-adds", __doc__, find, BAD, GOOD, relieves=NO_GAIN, levels=("tiles",))
