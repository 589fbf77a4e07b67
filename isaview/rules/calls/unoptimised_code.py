"""The kernel is compiled without optimisation.

What
    The text says that this function was to be left as it is (optnone, -O0).
Why
    Every variable lives in private memory, no call is inlined and every address is computed anew: such a kernel is ten
    to a hundred times slower, and no figure of it says anything about the one that will be shipped.
Instead
    Compile with -O3; for debugging, source lines alone cost nothing at run time (-lineinfo, -gline-tables-only).
Silent when
    The text does not say it: PTX and AMDGCN carry no such mark. Other rules are silent on a kernel that has this mark.
"""

from isaview.reports.rule import Rule, Spot, Spots, View
from isaview.rules.samples import llvm


def find(view: View) -> Spots:
    """A spot for each kernel that is launched."""
    if view.kernel.is_entry and "unoptimised" in view.kernel.flags:
        yield Spot(None, "compiled without optimisation")


BAD = llvm("  store float 1.0, ptr addrspace(1) %a, align 4\n", attributes="noinline optnone ").replace("#0 {", "#0 { ; ISA704")
GOOD = BAD.replace("noinline optnone ", "").replace("ISA704", "")

NO_GAIN = "no figure of unoptimised code holds for the other"
RULE = Rule("ISA704", "unoptimised-code", __doc__, find, BAD, GOOD, of_unoptimised=True, relieves=NO_GAIN)
