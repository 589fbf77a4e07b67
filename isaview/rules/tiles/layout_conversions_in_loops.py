"""A loop changes the layout of a tile through shared memory.

What
    In every iteration, or some, a tile is written to shared memory in one layout and read in another, with a barrier between.
Why
    The whole group waits for itself, the bytes pass shared memory twice, and the scratch takes room from stages.
Instead
    Accumulate in the layout that the loads or the product give, and change it once behind the loop. A transpose (tl.trans),
    a store of the sum or an addition of tiles of different layouts in the loop is what asks for it most often.
Silent when
    The change needs no shared memory (registers or shuffles of a warp do), or it is outside of loops.
"""

from isaview.base.figures import count
from isaview.base.grouping import group_by
from isaview.reports.rule import Rule, Spots, View
from isaview.rules.samples import STEPPED, ttgir_loop
from isaview.rules.tile_evidence import is_conditional, spot, tiles


def find(view: View) -> Spots:
    """A spot for each loop, at the first change in it."""
    converted = [each for each in tiles(view).conversions if each.what == "convert" and each.kind == "shared"]
    for loop, changes in group_by(converted, lambda each: each.place.loop).items():
        if loop is not None:
            size = sum(each.bytes for each in changes)
            often = "some iterations" if all(is_conditional(view, each.place) for each in changes) else "every iteration"
            what = f"{count(len(changes), 'change')} of layout in {often}"
            yield spot(view, [each.place for each in changes], what, f"{size:,} B pass shared memory")


_CHANGE = "ttg.convert_layout %x : tensor<64x64xf16, #rows> -> tensor<64x64xf16, #columns>"
_CARRIED = "iter_args(%sum = %x0) -> (tensor<64x64xf16, #{}>)"
_FIRST = f"{STEPPED}%x0 = arith.constant dense<0.000000e+00> : tensor<64x64xf16, #columns>\n"
_LOAD = "%x = tt.load %at : tensor<64x64x!tt.ptr<f16>, #rows>\n"
BAD = ttgir_loop(
    f"{_LOAD}%y = {_CHANGE}  // ISA904\n"
    "%next = arith.addf %sum, %y : tensor<64x64xf16, #columns>\nscf.yield %next : tensor<64x64xf16, #columns>\n",
    _FIRST,
    _CARRIED.format("columns"),
    arguments=", %step: i32",
)
GOOD = ttgir_loop(
    f"{_LOAD}%next = arith.addf %sum, %x : tensor<64x64xf16, #rows>\nscf.yield %next : tensor<64x64xf16, #rows>\n",
    _FIRST.replace("#columns", "#rows"),
    _CARRIED.format("rows"),
    f"%y = {_CHANGE.replace('%x', '%r')}\n",
    arguments=", %step: i32",
)
RULE = Rule("ISA904", "layout-conversions-in-loops", __doc__, find, BAD, GOOD, levels=("tiles",))
