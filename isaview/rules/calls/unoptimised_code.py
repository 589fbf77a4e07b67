"""The kernel is compiled without optimisation.

What
    The text says that this function was to be left as it is (optnone, -O0, nvcc -G), or one of eight instructions or more
    moves a register to itself, which any optimisation removes.
Why
    Every variable lives in private memory, no call is inlined and every address is computed anew: such a kernel is ten
    to a hundred times slower, and no figure of it says anything about the one that will be shipped.
Instead
    Compile with -O3; for debugging, source lines alone cost nothing at run time (-lineinfo, -gline-tables-only).
Silent when
    The text does not show it: AMDGCN carries no such mark, a kernel of a few instructions is too short. Other rules are silent
    on LLVM IR that has the mark.
"""

from itertools import repeat

from isaview.reports.rule import Rule, Spot, Spots, View
from isaview.rules.samples import llvm

_FEWEST = 4
"""Moves to itself that are no accident."""
_SHARE = 8
"""One of so many instructions moves a register to itself."""


def find(view: View) -> Spots:
    """A spot for each kernel that is launched."""
    kernel = view.kernel
    if not kernel.is_entry:
        return
    if "unoptimised" in kernel.flags:
        yield Spot(None, "compiled without optimisation")
    elif "for_debugging" in view.context.module.facts:
        yield Spot(None, "compiled for debugging, without optimisation")
    elif (idle := sum(map(_moves_nothing, range(len(kernel)), repeat(view)))) >= max(_FEWEST, len(kernel) / _SHARE):
        yield Spot(None, f"compiled without optimisation: {idle:,} instructions move a register to itself")


def _moves_nothing(index: int, view: View) -> bool:
    """Whether an instruction moves a register to itself."""
    form, operands = view.kernel.forms[index], view.kernel.operands
    return form.instruction_class == "move" and operands.writes[index] == operands.reads[index] != ()


BAD = llvm("  store float 1.0, ptr addrspace(1) %a, align 4\n", attributes="noinline optnone ").replace("#0 {", "#0 { ; ISA704")
GOOD = BAD.replace("noinline optnone ", "").replace("ISA704", "")

NO_GAIN = "no figure of unoptimised code holds for the other"
RULE = Rule("ISA704", "unoptimised-code", __doc__, find, BAD, GOOD, of_unoptimised=True, relieves=NO_GAIN)
