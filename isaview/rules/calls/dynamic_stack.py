"""The size of the stack is known only when the kernel runs.

What
    The dump states that the kernel's stack is dynamic, or shows it: a function calls itself, directly or through others, or
    the stack grows by a value of run time (a variable-length array, alloca).
Why
    The runtime cannot know how much private memory a wave needs: it takes a default, and what goes beyond overwrites memory
    or fails. Accesses of such a stack cannot be promoted to registers.
Instead
    Take the recursion apart (a loop with an explicit stack of fixed size), give arrays a constant size, make calls direct;
    or set the limit before the launch (hipDeviceSetLimit and cudaDeviceSetLimit with the stack size).
Silent when
    The dump neither states nor shows it. Where a kernel calls functions of another module, the finding says so.
"""

from isaview.base.text import safe
from isaview.flow.values import values_of
from isaview.model.kernel import calls_of, reachable_functions, reached_from
from isaview.reports.rule import Rule, Spot, Spots, View
from isaview.rules.evidence import calls, function_name
from isaview.rules.samples import amdgcn


def find(view: View) -> Spots:
    """A spot for each kernel."""
    dynamic = view.first_stated("dynamic_stack")
    if view.kernel.is_entry and dynamic is not None and dynamic.value:
        inside = {safe(other.name) for other in view.context.module.kernels}
        is_outside = any(name not in inside for _, name in calls(view) if name)
        what = "the stack of external functions that it calls is not known here"
        yield Spot(None, what if is_outside else "the size of its stack is known only when it runs")
    elif view.kernel.is_entry:
        yield from _stack_spots(view)


def _stack_spots(view: View) -> Spots:
    """Spots where a recursion begins and where the stack grows by a value of run time."""
    module, kernel, called = view.context.module, view.kernel, calls_of(view.context.module)
    recursive = {
        name for name in reachable_functions(module, kernel.name) if name in reached_from(module, called.get(name, ()))
    }
    for index, name in calls(view):
        if not recursive.isdisjoint(reachable_functions(module, name)):
            yield Spot(index, f"{function_name(view, name)} calls itself: how deep the stack grows is known only when it runs")
    values = values_of(kernel)
    names = view.meanings.stack
    pointers = [number for number, register in enumerate(kernel.registers) if register.name in names]
    moves = [index for number in pointers for index in values.writers.get(number, ()) if number in values.data_read(index)]
    for index in (*moves, *view.instructions(lambda form: "allocates_stack" in form.flags)):
        # a stack pointer moved by a constant reads itself alone
        if kernel.forms[index].flow != "call" and len(values.data_read(index)) > (index in moves):
            yield Spot(index, "the stack grows by a value of run time")


BAD = amdgcn(
    "",
    metadata="""\
.vgpr_count:     3
.sgpr_count:     8
.private_segment_fixed_size: 16
.uses_dynamic_stack: true
""",
    comment=" ; ISA703",
)
GOOD = BAD.replace("dynamic_stack: true", "dynamic_stack: false").replace("ISA703", "")

RULE = Rule("ISA703", "dynamic-stack", __doc__, find, BAD, GOOD, relieves="how much of the stack is used is not known")
