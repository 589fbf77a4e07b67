"""A loop of matrix products waits for a load in every iteration.

What
    A tile is loaded in a loop of matrix products, and its load runs no iteration ahead of its use. The message has the
    reason where the text proves one.
Why
    Several stages hide the latency of memory behind the products of earlier tiles. A load that stays outside of them
    costs its whole latency in each iteration, and one such load is enough: the products wait for all of them.
Instead
    Take away the reason: pass a stride of 1 as a constant, let integer arguments be multiples of 16, or ask for two to
    four stages (num_stages). What is added to the sum can be loaded an iteration early and carried by the loop.
Silent when
    The load runs ahead by asynchronous copies or in registers, it is of a single element, the loop has no product or
    runs once, stages are asked for and no reason is proven, or ISA907 names the whole loop.
"""

from isaview.reports.rule import Rule, Spots, View
from isaview.rules.samples import STEPPED, ttgir_loop
from isaview.rules.tile_evidence import asks_in_vain, group_by_place, join_reasons, spot, tiles, value_name


def find(view: View) -> Spots:
    """A spot for each load that does not run ahead."""
    record = tiles(view)
    loops = {product.place.loop for product in record.products}
    for pipeline in record.pipelines:
        loads = [load for load in pipeline.loads if load.place.loop in loops and not load.pipelined]
        for same in group_by_place([load for load in loads if not load.is_scalar]):
            place = same[0].place
            why = join_reasons(same[0].reasons) or ("the text does not say why" if pipeline.asked.value is None else "")
            if why and not asks_in_vain(pipeline):
                what = f"the load of {value_name(place, 'a tile')} does not run ahead"
                yield spot(view, [each.place for each in same], what, why)


_BUFFER = "!ttg.memdesc<64x64xf16, #shared, #smem>"
_PRODUCT = f"""%x2 = ttg.local_alloc %x : (tensor<64x64xf16, #rows>) -> {_BUFFER}
%next = ttng.warp_group_dot %x2, %x2, %sum : {_BUFFER} * {_BUFFER} -> tensor<64x64xf32, #mma>
"""
_AHEAD = "iter_args(%sum = %zero, %x = %x0) -> (tensor<64x64xf32, #mma>, tensor<64x64xf16, #rows>)"
BAD = ttgir_loop(
    f"%x = tt.load %at : tensor<64x64x!tt.ptr<f16>, #rows>  // ISA901\n{_PRODUCT}scf.yield %next : tensor<64x64xf32, #mma>\n",
    STEPPED,
    arguments=", %step: i32",
)
GOOD = ttgir_loop(
    "%y = tt.load %at : tensor<64x64x!tt.ptr<f16>, #rows>\n"
    f"{_PRODUCT}scf.yield %next, %y : tensor<64x64xf32, #mma>, tensor<64x64xf16, #rows>\n",
    STEPPED + "%x0 = tt.load %at : tensor<64x64x!tt.ptr<f16>, #rows>\n",
    _AHEAD,
    arguments=", %step: i32",
)
NO_GAIN = "how long a load takes that nothing hides is not in the text"
RULE = Rule("ISA901", "unpipelined-loads", __doc__, find, BAD, GOOD, relieves=NO_GAIN, levels=("tiles",))
