"""Tensors hold more registers than a lane can have.

What
    Sums, factors and other values of tiles hold at least a tenth more registers at once than a lane can have with so many
    warps. Pointers, indices and masks are not counted, as back ends fold them, nor what is read from shared memory in parts.
Why
    What does not fit is written to memory and read back, often in every iteration. Of kernels in which this is found 9 in
    10 spill, compiled by ptxas or LLVM.
Instead
    Use more warps or a smaller tile, a shorter depth where factors hold most, or a loop over parts of the rows. Store or
    reduce what a later product does not need before it begins.
Silent when
    Less is held, or the group is specialised, so that its parts hand registers on.
"""

from isaview.reports.rule import Rule, Spots, View
from isaview.rules.samples import ttgir
from isaview.rules.tile_evidence import spot, tiles, value_name

_NAMED = 3
_SPILLING = 1.1
"""The share of what a lane can have from which back ends spill in 9 of 10 kernels."""


def find(view: View) -> Spots:
    """A spot for the kernel, where most is held."""
    held = tiles(view).registers
    if held.place is not None and held.is_over and held.unfolded >= _SPILLING * (held.budget.value or 0):
        what = f"values of tensors hold {held.unfolded} registers of {held.budget.value} that a lane can have"
        names = (f"{value_name(holder.place, 'a tile')} {holder.registers}" for holder in held.holders[:_NAMED])
        yield spot(view, [held.place], what, ", ".join(names))


_SUM = """%x = arith.constant dense<1.000000e+00> : tensor<256x{0}xf32, #rows>
%y = math.exp %given : tensor<256x{0}xf32, #rows>
%z = math.exp %y : tensor<256x{0}xf32, #rows>{1}
%s = arith.addf %y, %z : tensor<256x{0}xf32, #rows>
%t = arith.addf %s, %given : tensor<256x{0}xf32, #rows>
"""
BAD, GOOD = (
    ttgir(_SUM.format(columns, note), f", %given: tensor<256x{columns}xf32, #rows>", target="cuda:80")
    for columns, note in ((128, "  // ISA910"), (32, ""))
)
RULE = Rule("ISA910", "more-than-the-budget", __doc__, find, BAD, GOOD, levels=("tiles",))
