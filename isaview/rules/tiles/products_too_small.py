"""A product is too small for the largest matrix instruction of its target.

What
    The target has an instruction by which several warps multiply a tile out of shared or tensor memory, and this product
    uses the one of a single warp. The tile has too few rows, or the group too few warps.
Why
    The instruction of a warp reaches half to two thirds of the rate, and reads both factors through registers first.
Instead
    Let the tile have at least the rows that the message names and the group four warps. Where rows are few (decoding),
    swap the factors so that the long side becomes the rows, or pack several heads or queries into one tile.
Silent when
    The largest instruction is used, no matrix unit makes the product (ISA905), or the target has a single kind of it.
"""

from isaview.reports.rule import Rule, Spots, View
from isaview.rules.samples import ttgir
from isaview.rules.tile_evidence import group_by_place, join_reasons, spot, tiles


def find(view: View) -> Spots:
    """A spot for each product in the source."""
    small = [each for each in tiles(view).products if each.unit == "matrix" and each.reasons]
    for same in group_by_place(small, "shape"):
        shape = "×".join(map(str, same[0].shape))
        what = f"the product of {shape} is made by {same[0].instruction}"
        yield spot(view, [each.place for each in same], what, join_reasons(same[0].reasons))


_FIRST, _SECOND = (f"#ttg.dot_op<{{opIdx = {side}, parent = #older, kWidth = 2}}>" for side in (0, 1))
_DOT = f"""%x = arith.constant dense<1.000000e+00> : tensor<32x64xf16, {_FIRST}>
%y = arith.constant dense<1.000000e+00> : tensor<64x64xf16, {_SECOND}>
%c = arith.constant dense<0.000000e+00> : tensor<32x64xf32, #older>
%s = tt.dot %x, %y, %c : tensor<32x64xf16, {_FIRST}> * tensor<64x64xf16, {_SECOND}> -> tensor<32x64xf32, #older>"""
BAD = ttgir(f"{_DOT}  // ISA906\n")
GOOD = ttgir(_DOT, target="cuda:80")
NO_GAIN = "the gain of another matrix instruction is not computed from tiles"
RULE = Rule("ISA906", "products-too-small", __doc__, find, BAD, GOOD, relieves=NO_GAIN, levels=("tiles",))
