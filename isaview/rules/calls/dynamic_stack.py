"""The size of the stack is known only when the kernel runs.

What
    The dump states that the kernel's stack is dynamic: recursion, a variable-length array or alloca, or calls through
    pointers.
Why
    The runtime cannot know how much private memory a wave needs: it takes a default, and what goes beyond overwrites memory
    or fails. Accesses of such a stack cannot be promoted to registers.
Instead
    Take the recursion apart (a loop with an explicit stack of fixed size), give arrays a constant size, make calls direct;
    or set the limit before the launch (hipDeviceSetLimit and cudaDeviceSetLimit with the stack size).
Silent when
    The dump does not state it. A kernel that calls functions of another module is stated as dynamic, too, and says so.
"""

from isaview.base.text import safe
from isaview.reports.rule import Rule, Spot, Spots, View
from isaview.rules.evidence import calls
from isaview.rules.samples import amdgcn


def find(view: View) -> Spots:
    """A spot for each kernel."""
    dynamic = view.stated("dynamic_stack")
    if view.kernel.is_entry and dynamic is not None and dynamic.value:
        inside = {safe(other.name) for other in view.context.module.kernels}
        is_outside = any(name not in inside for _, name in calls(view) if name)
        what = "the stack of external functions that it calls is not known here"
        yield Spot(None, what if is_outside else "the size of its stack is known only when it runs")


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
