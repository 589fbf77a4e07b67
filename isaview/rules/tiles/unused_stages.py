"""A loop asks for stages, and nothing in it runs ahead.

What
    The loop asks for two stages or more (num_stages of tl.range, or of the launch where the metadata says so), but none of
    its loads is issued before the iteration that uses it.
Why
    What was asked for is not there: the loop waits for memory in every iteration. More stages change nothing, and a search
    over num_stages measures the same kernel again and again.
Instead
    Take away the reason that the message gives: a stride that is not known to be 1, an argument without divisibility, a tile
    too small for its lanes. Where it is meant to be so, ask for one stage.
Silent when
    At least one load runs ahead, a single stage is asked for, or the text and its metadata do not say how many are. What
    metadata ask for counts in loops with a product alone, and where a reason is proven: a source may place copies itself.
"""

from isaview.reports.rule import Rule, Spots, View
from isaview.rules.samples import STEPPED, ttgir_loop
from isaview.rules.tile_evidence import asks_in_vain, join_reasons, spot, tiles, value_name


def find(view: View) -> Spots:
    """A spot for each loop, at its head."""
    for pipeline in filter(asks_in_vain, tiles(view).pipelines):
        loads = [load for load in pipeline.loads if not load.is_scalar]
        reasons = [f"{value_name(load.place, 'a tile')}: {join_reasons(load.reasons)}" for load in loads if load.reasons]
        is_own = "of the loop" in pipeline.asked.because
        why = (
            "; ".join(dict.fromkeys(reasons))
            or join_reasons(pipeline.reasons)
            or ("the text does not prove why" if is_own else "")
        )
        if loads and why:
            yield spot(view, [pipeline.place], f"{pipeline.asked.value} stages are asked for, and no load runs ahead", why)


_ASKED = "tt.num_stages = 3 : i32"
_LOAD = "%x = tt.load %at : tensor<64x64x!tt.ptr<f16>, #rows>\n"
_BODY = "%next = arith.addf %sum, %x : tensor<64x64xf16, #rows>\nscf.yield %next"
_CARRIED = "iter_args(%sum = %x0) -> (tensor<64x64xf16, #rows>)"
_AHEAD = "iter_args(%sum = %x0, %x = %x0) -> (tensor<64x64xf16, #rows>, tensor<64x64xf16, #rows>)"
_FIRST = f"{STEPPED}%x0 = tt.load %at : tensor<64x64x!tt.ptr<f16>, #rows>\n"
BAD = ttgir_loop(
    f"{_LOAD}{_BODY} : tensor<64x64xf16, #rows>\n",
    _FIRST,
    _CARRIED,
    asked=_ASKED,
    arguments=", %step: i32",
    head="  // ISA907",
)
GOOD = ttgir_loop(
    f"{_LOAD.replace('%x =', '%y =')}{_BODY}, %y : tensor<64x64xf16, #rows>, tensor<64x64xf16, #rows>\n",
    _FIRST,
    _AHEAD,
    asked=_ASKED,
    arguments=", %step: i32",
)
NO_GAIN = "how long loads take that nothing hides is not in the text"
RULE = Rule("ISA907", "unused-stages", __doc__, find, BAD, GOOD, relieves=NO_GAIN, levels=("tiles",))
