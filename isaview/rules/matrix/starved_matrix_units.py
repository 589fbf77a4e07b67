"""A loop of matrix instructions is bound by other pipes, and the matrix units wait.

What
    The bound of a loop that has matrix instructions is shared memory, instruction issue or another pipe, and clearly so.
Why
    The matrix units do most of a GPU's arithmetic. A loop whose other instructions take longer than its products leaves them
    idle for the rest of each iteration: conversions of narrow types, index arithmetic, soft-max, or conflicting accesses.
Instead
    A larger tile for each wave, so that each operand from shared memory feeds more products; convert once a tile, or take
    types that the units read themselves; move index arithmetic out of the loop; mend the conflicts that ISA305 finds.
Silent when
    Memory bounds the loop, two resources are busy alike, the bound is not sure (confidence low), or its GPU is not known. What
    waits for loads in each iteration is ISA504's.
"""

from isaview.reports.rule import Rule, Spots, View, count
from isaview.rules.samples import sass_loop

_STARVING = ("shared", "compute")
"""Verdicts of the bound that leave the matrix units idle, where the pipe is another."""
_SURE = ("medium", "high")
"""Confidence that suffices."""


def find(view: View) -> Spots:
    """A spot for each innermost loop around matrix instructions, at the first of them."""
    products = view.in_loops(view.instructions(lambda form: form.instruction_class == "matrix"))
    bounds = view.need("bound").loops if products else ()
    for loop, inside in products.items():
        bound = bounds[loop.index] if loop.index < len(bounds) else None
        if bound is None or bound.verdict not in _STARVING or bound.confidence not in _SURE:
            continue
        if bound.pipe is None or not bound.pipe.startswith("matrix"):
            yield view.spot(loop, inside, f"{count(len(inside), 'matrix instruction')} and yet bound by {bound.reasons[0]}")


_PRODUCT = "HMMA.16816.F32 R4, R8, R12, R4 ;"
_WORK = "".join(f"IMAD R{at}, R{at}, R3, R2 ;\nLOP3.LUT R{at}, R{at}, R2, RZ, 0x3c, !PT ;\n" for at in range(20, 60))
BAD = sass_loop(f"{_PRODUCT}  // ISA603\n{_WORK}", target="sm_80")
GOOD = sass_loop(f"{_PRODUCT}\n" * 8 + "IMAD R20, R20, R3, R2 ;\n", target="sm_80")
RULE = Rule("ISA603", "starved-matrix-units", __doc__, find, BAD, GOOD, relieves="what else the loop needs is its own")
