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
from isaview.model.kernel import Kernel
from isaview.reports.rule import Rule, Spots, View, count
from isaview.rules.deciding import values_of
from isaview.rules.evidence import Values
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
    kernel, values = view.kernel, values_of(view)
    read = {index: values.data(index) for index in products}
    factors = {index: numbers[: len(numbers) - len(kernel.operands.writes[index])] for index, numbers in read.items()}
    inside = set(view.inside(loop))
    used = {
        (number, frozenset(values.reaching(index, number) & inside)) for index, numbers in factors.items() for number in numbers
    }
    if not used or not all(_is_loaded(kernel, values, writers, inside) for _, writers in used):
        return _FEWEST_USES
    return sum(map(len, factors.values())) / len(used)


def _is_loaded(kernel: Kernel, values: Values, writers: Collection[int], inside: set[int]) -> bool:
    """Whether instructions of the loop load from memory, or move or turn what such loads gave."""
    for _ in range(_MOST_STEPS):
        if not writers:
            return False
        writer = min(writers)
        form = kernel.forms[writer]
        if form.accesses:
            return any(access.kind == "load" and access.space in _MEMORY for access in form.accesses)
        reads = values.data(writer)
        if form.instruction_class not in ("move", "cross_lane", "convert") or not reads:
            return False
        writers = values.reaching(writer, reads[0]) & inside
    return False


_PRODUCT = "HMMA.16816.F32 R4, R8, R12, R4 ;"
_WORK = "".join(f"IMAD R{at}, R{at}, R3, R2 ;\nLOP3.LUT R{at}, R{at}, R2, RZ, 0x3c, !PT ;\n" for at in range(20, 60))
BAD = sass_loop(f"{_PRODUCT}  // ISA603\n{_WORK}", target="sm_80")
GOOD = sass_loop(f"{_PRODUCT}\n" * 8 + "IMAD R20, R20, R3, R2 ;\n", target="sm_80")
RULE = Rule("ISA603", "starved-matrix-units", __doc__, find, BAD, GOOD, relieves="what else the loop needs is its own")
