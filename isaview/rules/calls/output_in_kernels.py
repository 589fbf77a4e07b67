"""A kernel prints or reports errors.

What
    A kernel calls printf, an assertion or another function that talks to the host.
Why
    Such a call needs a stack for its arguments and is never inlined, so all live values are saved around it; on AMD it also
    brings in the host-call service of the runtime. The cost is there even where the call is never reached: more registers,
    a stack frame, blocks that the compiler may not move.
Instead
    Compile release builds with -DNDEBUG, keep output behind a macro or a template parameter, or write a code to a buffer
    that the host looks at.
Silent when
    The compiler removed the call. An assertion that is kept on purpose is a good reason to allow this rule.
"""

from isaview.base.figures import count
from isaview.reports.rule import Rule, Spot, Spots, View
from isaview.rules.evidence import calls, is_linked, is_output

_OF_THE_DRIVER = "what the driver provides: printf, an assertion or malloc"
"""What machine code calls at an address that only the driver knows."""


def find(view: View) -> Spots:
    """A spot for each kernel, at its first such call."""
    values = view.values
    output = {
        index: name or _OF_THE_DRIVER
        for index, name in calls(view)
        if is_output(name) or (not name and is_linked(view, values, index))
    }
    if output:
        yield Spot(min(output), f"{count(len(output), 'call')} of {', '.join(dict.fromkeys(output.values()))}")


BAD = """
target triple = "nvptx64-nvidia-cuda"
declare i32 @vprintf(ptr, ptr)
define ptx_kernel void @k(ptr addrspace(1) %a, ptr %text) #0 {
entry:
  %x = call i32 @vprintf(ptr %text, ptr null) ; ISA705
  ret void
}
attributes #0 = { "target-cpu"="sm_80" }
"""
GOOD = BAD.replace("%x = call i32 @vprintf(ptr %text, ptr null) ; ISA705", "store float 1.0, ptr addrspace(1) %a, align 4")

NO_GAIN = "what is set aside for the call is known once it is compiled without"
RULE = Rule("ISA705", "output-in-kernels", __doc__, find, BAD, GOOD, relieves=NO_GAIN)
