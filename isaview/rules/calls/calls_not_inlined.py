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
    What is called prints or reports an error (see ISA705), is an intrinsic that becomes instructions, a function that the
    compiler adds (see ISA707; a listing may show it as a part of the kernel itself), or, in LLVM IR, a library's function that
    is linked and inlined later.
"""

from isaview.base.figures import count
from isaview.base.text import safe
from isaview.reports.rule import Rule, Spots, View
from isaview.rules.evidence import calls, function_name, is_final_call, is_output
from isaview.rules.samples import ptx

_NAMED = 3
"""Functions that a finding names."""


def find(view: View) -> Spots:
    """A spot for each loop, at its first call."""
    called = {index: name for index, name in calls(view) if name and not is_output(name) and is_final_call(view, name)}
    own = safe(view.kernel.name)
    called = {
        call: name for call, name in called.items() if not (view.meanings.slow_path(name) or name.partition("+")[0] == own)
    }
    for loop, inside in view.group_by_loop(called).items():
        names = list(dict.fromkeys(function_name(view, called[index]) for index in inside))
        rest = f" and {len(names) - _NAMED} more" if len(names) > _NAMED else ""
        yield view.spot(loop, inside, f"{count(len(inside), 'call')} of {', '.join(names[:_NAMED])}{rest} not inlined")


BAD = ptx(
    """\
	ld.global.f32 %f1, [%rd1];
	{
	.param .b32 x;
	st.param.f32 [x], %f1;
	.param .b32 r;
	call.uni (r), f, (x);  // ISA701
	ld.param.f32 %f2, [r];
	}
	st.global.f32 [%rd1], %f2;
""",
    module="""\
.func (.param .b32 r) f(.param .b32 x)
{
	.reg .f32 %f<3>;
	ld.param.f32 %f1, [x];
	add.f32 %f2, %f1, %f1;
	st.param.f32 [r], %f2;
	ret;
}
""",
)
GOOD = BAD.replace("call.uni (r), f, (x);  // ISA701", "").replace("ld.param.f32 %f2, [r];", "add.f32 %f2, %f1, %f1;")

NO_GAIN = "what inlining saves is known once it is compiled"
RULE = Rule("ISA701", "calls-not-inlined", __doc__, find, BAD, GOOD, relieves=NO_GAIN)
