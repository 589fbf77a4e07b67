"""Functions are called instead of being inlined.

What
    A kernel calls a function that stands in the same text, or in another module.
Why
    A call ends what the compiler knows: arguments go through fixed registers or the stack, live values are saved around it,
    the kernel has to set aside registers and stack for the deepest path of calls, and nothing is scheduled across it.
Instead
    Mark the function __forceinline__ (always_inline), compile with link-time optimisation (-dlto, -fgpu-rdc with LTO) where
    it stands in another file, take recursion apart into a loop, and keep rare paths (errors, output) out of hot loops.
Silent when
    What is called prints or reports an error (see ISA705), is an intrinsic that becomes instructions, or, in LLVM IR, a
    library's function that is linked and inlined later.
"""

from collections.abc import Iterator

from isaview.reports.rule import Rule, Spot, View, count
from isaview.rules.evidence import called, is_output, readable, stays

_NAMED = 3


def find(view: View) -> Iterator[Spot]:
    """One finding a loop, at its first call."""
    calls = {index: name for index, name in called(view) if name and not is_output(name) and stays(view, name)}
    for loop, inside in view.by_loop(calls).items():
        names = list(dict.fromkeys(readable(view, calls[index]) for index in inside))
        more = f" and {len(names) - _NAMED} more" if len(names) > _NAMED else ""
        yield Spot(
            inside[0], f"{count(len(inside), 'call')} of {', '.join(names[:_NAMED])}{more} not inlined{view.where(loop)}"
        )


BAD = """
.version 8.0
.target sm_80
.address_size 64
.func (.param .b32 r) f(.param .b32 x)
{
	.reg .f32 %f<3>;
	ld.param.f32 %f1, [x];
	add.f32 %f2, %f1, %f1;
	st.param.f32 [r], %f2;
	ret;
}
.visible .entry k(.param .u64 a)
{
	.reg .f32 %f<4>;
	.reg .b64 %rd<3>;
	ld.param.u64 %rd1, [a];
	ld.global.f32 %f1, [%rd1];
	{
	.param .b32 x;
	st.param.f32 [x], %f1;
	.param .b32 r;
	call.uni (r), f, (x);  // ISA701
	ld.param.f32 %f2, [r];
	}
	st.global.f32 [%rd1], %f2;
	ret;
}
"""
BAD_VALUES = """
target triple = "amdgcn-amd-amdhsa"
define float @f(float %x) #0 {
entry:
  %y = fadd float %x, %x
  ret float %y
}
define amdgpu_kernel void @k(ptr addrspace(1) %a) #0 {
entry:
  %x = load float, ptr addrspace(1) %a, align 4
  %y = call float @f(float %x) ; ISA701
  store float %y, ptr addrspace(1) %a, align 4
  ret void
}
attributes #0 = { "target-cpu"="gfx1100" }
"""
GOOD = BAD.replace("call.uni (r), f, (x);  // ISA701", "").replace("ld.param.f32 %f2, [r];", "add.f32 %f2, %f1, %f1;")

RULE = Rule("ISA701", "calls-not-inlined", __doc__, find, (BAD, BAD_VALUES), (GOOD,))
