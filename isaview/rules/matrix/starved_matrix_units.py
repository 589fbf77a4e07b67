"""A loop of matrix instructions is bound by other pipes, and the matrix units wait.

What
    The bound of a loop that has matrix instructions is shared memory, instruction issue or another pipe, and clearly so. Or
    a loop loads both factors of its products, and each register of them feeds fewer than two products on average.
Why
    The matrix units do most of a GPU's arithmetic. A loop whose other instructions take longer than its products leaves them
    idle for the rest of each iteration: conversions of narrow types, index arithmetic, soft-max, or conflicting accesses.
Instead
    A larger tile for each wave, so that each operand from shared memory feeds more products; convert once a tile, or take
    types that the units read themselves; move index arithmetic out of the loop; mend the conflicts that ISA305 finds.
Silent when
    Memory bounds the loop though products share their factors, two resources are busy
    alike, the bound is not sure (confidence low), or its GPU is not known. What waits for loads in each iteration is ISA504's.
"""

from collections.abc import Collection

from isaview.base.figures import count
from isaview.flow.nesting import Loop
from isaview.reports.rule import Rule, Spots, View
from isaview.rules.samples import sass_loop

_STARVING = ("shared", "compute")
"""Verdicts of the bound that leave the matrix units idle, where the pipe is another."""
_SURE = ("medium", "high")
"""Confidence that suffices."""
_FEWEST_USES = 2.0
"""Products that a register of factors feeds, on average."""
_MOST_LOADED = 0.1
"""Elements from shared memory for each multiply-add: of products of 16 by 8 that feed one or two, or 16 by 16 of one."""
_MOST_STEPS = 6
"""Moves between a load and the product."""


def find(view: View) -> Spots:
    """A spot for each innermost loop around matrix instructions, at the first of them."""
    products = view.group_in_loops(view.instructions(lambda form: form.instruction_class == "matrix"))
    bounds = view.need("bound").loops if products else ()
    for loop, inside in products.items():
        feeds = _feeds(view, loop, inside)
        if feeds < _FEWEST_USES:
            what = f"{count(len(inside), 'matrix instruction')}, both factors loaded in the loop: each register of them"
            yield view.spot(loop, inside, f"{what} feeds {feeds:.2g} of these on average")
            continue
        bound = bounds[loop.index] if loop.index < len(bounds) else None
        if bound is None or bound.verdict not in _STARVING or bound.confidence not in _SURE:
            continue
        if bound.pipe is None or not bound.pipe.startswith("matrix"):
            yield view.spot(loop, inside, f"{count(len(inside), 'matrix instruction')} and yet bound by {bound.reasons[0]}")


def _feeds(view: View, loop: Loop, products: list[int]) -> float:
    """How many products of a loop a register of factors feeds on average; `_FEWEST_USES` where that is no limit."""
    values, inside, writes = view.values, set(view.instructions_in(loop)), view.kernel.operands.writes
    factors: list[tuple[int, int]] = []
    for index in products:
        read = values.data_read(index)
        inputs = [number for number in read if number not in writes[index]]  # the sum comes last where it is not among them
        factors += [(index, number) for number in inputs[: len(read) - len(writes[index])]]
    # a register that is loaded anew within the iteration holds another factor
    used = {(number, frozenset(values.makers_read(index, number) & inside)) for index, number in factors}
    spaces = {_space(view, writers, inside) for _, writers in used}
    if not used or not spaces <= {"global", "generic", "shared"}:
        return _FEWEST_USES
    shape, feeds = view.kernel.forms[products[0]].matrix_shape, len(factors) / len(used)
    # elements loaded for each multiply-add: a row of m and a column of n feed m·n, so 1/m + 1/n, less with each further use
    is_enough = shape is not None and "shared" in spaces and (1 / shape[0] + 1 / shape[1]) / feeds < _MOST_LOADED
    return _FEWEST_USES if is_enough else feeds


def _space(view: View, writers: Collection[int], inside: set[int]) -> str:
    """The memory that instructions of the loop load from, or those that gave what they move or turn; "" for none."""
    for _ in range(_MOST_STEPS):
        form = view.kernel.forms[min(writers)] if writers else None
        if form is None or form.accesses or form.instruction_class not in ("move", "cross_lane", "convert"):
            return next((access.space for access in form.accesses if access.kind == "load"), "") if form is not None else ""
        values, reads = view.values, view.values.data_read(min(writers))
        writers = values.makers_read(min(writers), reads[0]) & inside if reads else ()
    return ""


_PRODUCT = "HMMA.16816.F32 R4, R8, R12, R4 ;"
_WORK = "".join(
    f"IMAD R{register}, R{register}, R3, R2 ;\nLOP3.LUT R{register}, R{register}, R2, RZ, 0x3c, !PT ;\n"
    for register in range(20, 60)
)
BAD = sass_loop(f"{_PRODUCT}  // ISA603\n{_WORK}", target="sm_80")
GOOD = sass_loop(f"{_PRODUCT}\n" * 8 + "IMAD R20, R20, R3, R2 ;\n", target="sm_80")
RULE = Rule("ISA603", "starved-matrix-units", __doc__, find, BAD, GOOD, relieves="what else the loop needs is its own")
