"""A function is called through a pointer.

What
    A call or jump whose target the text does not name: a function pointer, a virtual method, a recursive algorithm's stack.
Why
    The compiler does not know what is called: it must set aside the registers and the stack of every function whose
    address is taken, save all that a caller owns, and cannot inline. Lanes that call different functions run one after the
    other.
Instead
    Make the choice a template parameter or a switch over an enumeration, so that the calls are direct and can be inlined;
    sort the work by what it calls before the launch.
Silent when
    The call was resolved by the compiler, or goes to a symbol whose address the linker fills in (printf, assert). Callbacks of
    a library that are meant to be exchanged at run time are a choice.
"""

from isaview.base.figures import count
from isaview.reports.rule import Rule, Spots, View
from isaview.rules.evidence import calls, is_linked
from isaview.rules.samples import llvm


def find(view: View) -> Spots:
    """A spot for each loop, at its first such call."""
    values = view.values
    unnamed = [index for index, name in calls(view) if not name and not is_linked(view, values, index)]
    for loop, inside in view.group_by_loop(unnamed).items():
        yield view.spot(loop, inside, f"{count(len(inside), 'call')} through a pointer")


BAD = llvm(
    """\
  %x = load float, ptr addrspace(1) %a, align 4
  %y = call float %f(float %x) ; ISA702
  store float %y, ptr addrspace(1) %a, align 4
""",
    ", ptr %f",
)
GOOD = BAD.replace("call float %f(float %x) ; ISA702", "fadd float %x, %x")


RULE = Rule("ISA702", "indirect-calls", __doc__, find, BAD, GOOD, relieves="what is called is not known")
