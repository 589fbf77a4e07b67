"""All matrix instructions of a loop add to one sum, each to what the one before gave.

What
    The matrix instructions of an innermost loop form one chain: each adds its product to the result of the one before.
Why
    An instruction of 16 by 8 sums keeps its unit busy for a fraction of the time until its result is there. One chain
    leaves the unit idle for the rest, unless many waves share it: on an H100 it takes 1.5 to 2.5 times as long as four.
Instead
    Give each wave more tiles (two by two), or split the sum into two to four along k and add them behind the loop.
Silent when
    There are several sums, an instruction computes more than 16 by 8 of them, or something else bounds the loop.
"""

from isaview.base.figures import count
from isaview.reports.rule import Rule, Spots, View
from isaview.rules.samples import ptx_loop

_MOST_SUMS = 128
"""Of an instruction; one with more keeps its unit busy by itself."""


def find(view: View) -> Spots:
    """A spot for each innermost loop, at its first matrix instruction."""
    products = view.group_in_loops(view.instructions(lambda form: form.instruction_class == "matrix"))
    bounds = view.need("bound").loops if products else ()
    for loop, inside in products.items():
        bound = bounds[loop.index] if loop.index < len(bounds) else None
        is_limit = bound is not None and (bound.verdict == "latency" or (bound.pipe or "").startswith("matrix"))
        if view.is_innermost(loop) and is_limit and _is_chain(view, inside):
            what = f"{count(len(inside), 'matrix instruction')} in every iteration, one chain of sums"
            yield view.spot(loop, inside, f"{what}: each waits for the one before")


def _is_chain(view: View, products: list[int]) -> bool:
    """Whether each of these small products adds to the result of the one before it, the first to that of the last."""
    shapes, operands = [view.kernel.forms[index].matrix_shape for index in products], view.kernel.operands
    are_small = all(shape is not None and shape[0] * shape[1] <= _MOST_SUMS for shape in shapes)
    # the first adds to what the last of the iteration before gave
    pairs = zip((products[-1], *products[:-1]), products, strict=True)
    return are_small and all({*operands.writes[before]} & {*operands.reads[index]} for before, index in pairs)


_SUMS, _FACTORS = "{%f1, %f2, %f3, %f4}", "{%r4, %r5, %r6, %r7}, {%r8, %r9}"
_PRODUCT = f"	mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {_SUMS}, {_FACTORS}, {_SUMS};\n"
_STORE = "	st.global.f32 [%rd1], %f4;\n"
BAD = ptx_loop(_PRODUCT.replace(";", ";  // ISA604"), after=_STORE)
GOOD = ptx_loop(_PRODUCT + _PRODUCT.replace("%f", "%f1"), after=_STORE)

NO_GAIN = "how many waves share a matrix unit is not in the text"
RULE = Rule("ISA604", "matrix-chains", __doc__, find, BAD, GOOD, relieves=NO_GAIN)
