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

from isaview.reports.rule import Rule, Spot, Spots, View
from isaview.rules.samples import llvm

_FEWEST, _SHARE = 4, 8
"""Moves of a register to itself that are no accident: so many, and one of so many instructions."""


def find(view: View) -> Spots:
    """A spot for each kernel that is launched."""
    kernel, operands = view.kernel, view.kernel.operands
    moves = view.instructions(lambda form: form.instruction_class == "move") if kernel.is_entry else []
    idle = sum(operands.writes[index] == operands.reads[index] != () for index in moves)
    if kernel.is_entry and ("unoptimised" in kernel.flags or "for_debugging" in view.context.module.facts):
        yield Spot(None, "compiled without optimisation")
    elif idle >= max(_FEWEST, len(kernel) / _SHARE):
        yield Spot(None, f"compiled without optimisation: {idle:,} instructions move a register to itself")


BAD = llvm("  store float 1.0, ptr addrspace(1) %a, align 4\n", attributes="noinline optnone ").replace("#0 {", "#0 { ; ISA704")
GOOD = BAD.replace("noinline optnone ", "").replace("ISA704", "")

NO_GAIN = "no figure of unoptimised code holds for the other"
RULE = Rule("ISA704", "unoptimised-code", __doc__, find, BAD, GOOD, of_unoptimised=True, relieves=NO_GAIN)
