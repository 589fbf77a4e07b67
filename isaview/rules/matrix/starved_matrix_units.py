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

from isaview.flow.nesting import Loop
from isaview.reports.rule import Rule, Spots, View, count
from isaview.rules.deciding import values_of
from isaview.rules.samples import sass_loop

_STARVING = ("shared", "compute")
"""Verdicts of the bound that leave the matrix units idle, where the pipe is another."""
_SURE = ("medium", "high")
"""Confidence that suffices."""
_MEMORY = ("global", "generic", "shared")
_FEWEST_USES = 2.0
"""Products that a register of factors feeds, on average."""
_MOST_STEPS = 6
"""Moves between a load and the product."""


def find(view: View) -> Spots:
    """A spot for each innermost loop around matrix instructions, at the first of them."""
    products = view.in_loops(view.instructions(lambda form: form.instruction_class == "matrix"))
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
    """How many products of a loop a register of factors feeds on average; `_FEWEST_USES` where not all are loaded in it."""
    values, inside = values_of(view), set(view.inside(loop))
    sums = {index: len(view.kernel.operands.writes[index]) for index in products}
    factors = [(index, number) for index in products for number in values.data(index)[: -sums[index] or None]]
    used = {(number, frozenset(values.reaching(index, number) & inside)) for index, number in factors}
    are_loaded = all(_is_loaded(view, writers, inside) for _, writers in used)
    return len(factors) / len(used) if used and are_loaded else _FEWEST_USES


def _is_loaded(view: View, writers: Collection[int], inside: set[int]) -> bool:
    """Whether instructions of the loop load from memory, or move or turn what such loads gave."""
    for _ in range(_MOST_STEPS):
        form = view.kernel.forms[min(writers)] if writers else None
        if form is None or form.accesses or form.instruction_class not in ("move", "cross_lane", "convert"):
            return form is not None and any(access.kind == "load" and access.space in _MEMORY for access in form.accesses)
        values, reads = values_of(view), values_of(view).data(min(writers))
        writers = values.reaching(min(writers), reads[0]) & inside if reads else ()
    return False


_PRODUCT = "HMMA.16816.F32 R4, R8, R12, R4 ;"
_WORK = "".join(f"IMAD R{at}, R{at}, R3, R2 ;\nLOP3.LUT R{at}, R{at}, R2, RZ, 0x3c, !PT ;\n" for at in range(20, 60))
BAD = sass_loop(f"{_PRODUCT}  // ISA603\n{_WORK}", target="sm_80")
GOOD = sass_loop(f"{_PRODUCT}\n" * 8 + "IMAD R20, R20, R3, R2 ;\n", target="sm_80")
RULE = Rule("ISA603", "starved-matrix-units", __doc__, find, BAD, GOOD, relieves="what else the loop needs is its own")
