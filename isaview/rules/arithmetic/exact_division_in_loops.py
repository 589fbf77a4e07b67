"""Numbers of float32 are divided with the last bit right, in a loop.

What
    A loop divides float32 values, or takes reciprocals or roots of them, rounded as IEEE asks.
Why
    The hardware has a fast approximate reciprocal (one instruction of the special function unit); the exact result takes
    some ten instructions around it, or a branch to a slow path for small and large values. In a hot loop that is most of
    the work.
Instead
    Where one or two of the last bits do not matter: __fdividef, __frcp_rn's fast sisters, -use_fast_math or
    -prec-div=false (CUDA), -fhip-fp32-correctly-rounded-divide-sqrt off or __builtin_amdgcn_rcpf (HIP), fast-math flags in IR.
    Else multiply by a reciprocal that is computed once outside of the loop.
Silent when
    The text asks for an approximation (.approx, fast-math flags, !fpmath), the divisor is a constant, or no loop is around.
    Where other work is most of an iteration: loops inside this one, or 200 instructions and more for each division.
"""

from collections.abc import Iterator

from isaview.model.form import Form
from isaview.reports.rule import Rule, Spot, View, count
from isaview.rules.evidence import has_last_constant, slow_paths
from isaview.rules.samples import amdgcn_loop, ptx_loop, sass_loop

_APPROXIMATE = frozenset(("fast", "arcp", "afn", "full", "fpmath"))
"""Modifiers and flags with which the text asks for an approximation."""
_SLOW_PATH = "exact division"
"""What a function of the compiler is the slow path of, a call for each operation."""
_RARE = 200
"""Instructions of an iteration for each division or root that make it at most a twentieth of them."""
_ROOTS = ("sqrt", "rsqrt", "rcp")


def _exact(form: Form) -> bool:
    if "exact_division" in form.flags:
        return form.instruction_class == "float32"
    if "slow" not in form.flags or _APPROXIMATE & {*form.modifiers, *form.opcode.split(".")}:
        return False
    if form.instruction_class == "transcendental":
        return any(root in form.mnemonic.split(".") for root in _ROOTS)
    return "divides" in form.flags and form.instruction_class == "float32"


def find(view: View) -> Iterator[Spot]:
    """A spot for each loop, at its first exact operation."""
    called = [index for index, (operation, _) in slow_paths(view).items() if operation == _SLOW_PATH]
    exact = [index for index in view.instructions(_exact) if view.writes(index) <= 32 and not has_last_constant(view, index)]
    for loop, inside in view.in_loops(sorted({*exact, *called})).items():
        if not view.is_innermost(loop) or len(view.inside(loop)) >= _RARE * len(inside):
            continue
        named = all({"divides", "exact_division"} & view.kernel.forms[index].flags for index in inside)
        number = count(len(inside), "division" if named else "operation")
        what = f"{number} of float32 rounded exactly{'' if named else ' (division or root)'}"
        yield Spot(inside[0], what + view.where(loop), tuple(inside))


BAD = ptx_loop("""\
	ld.global.f32 %f1, [%rd1];
	ld.global.f32 %f2, [%rd1+4];
	div.rn.f32 %f3, %f1, %f2;  // ISA404
	st.global.f32 [%rd1], %f3;
""")
BAD_RECIPROCAL = BAD.replace("%f1, %f2;", "0f3F800000, %f2;")
BAD_MACHINE = amdgcn_loop("""\
	v_div_scale_f32 v4, s[6:7], v1, v1, v0
	v_rcp_f32_e32 v5, v4
	v_fma_f32 v6, -v4, v5, 1.0
	v_div_scale_f32 v7, vcc, v0, v1, v0
	v_div_fmas_f32 v4, v6, v5, v7           ; ISA404
	v_div_fixup_f32 v4, v4, v1, v0
""")
BAD_CODE = sass_loop("""\
MUFU.RCP R2, R3 ;
@!P1 BRA `(.L_x_1) ;
CALL.REL.NOINC `($__internal_0_$__cuda_sm3x_div_rn_noftz_f32_slowpath) ;  // ISA404
.L_x_1:
STG.E desc[UR4][R6.64], R2 ;
""")
GOOD_CODE = sass_loop("MUFU.RCP R2, R3 ;\nFMUL R2, R2, R4 ;\nSTG.E desc[UR4][R6.64], R2 ;\n")
GOOD = BAD.replace("div.rn.f32 %f3, %f1, %f2;  // ISA404", "div.approx.f32 %f3, %f1, %f2;")
THIRD = BAD.replace("%f1, %f2;", "%f1, 0f40400000;").replace("ISA404", "by a constant")
INNER = """$L__BB0_2:
	ld.global.f32 %f4, [%rd1+8];
	add.f32 %f1, %f1, %f4;
	setp.lt.f32 %p1, %f1, %f4;
	@%p1 bra $L__BB0_2;
"""
OUTER = BAD.replace("	div.rn", f"{INNER}	div.rn").replace("ISA404", "once for a whole inner loop")
RARE = BAD.replace("	div.rn", "	fma.rn.f32 %f1, %f1, %f1, %f2;\n" * _RARE + "	div.rn").replace("ISA404", "1 in 200")

BADS, GOODS = (BAD, BAD_RECIPROCAL, BAD_MACHINE, BAD_CODE), (GOOD, THIRD, OUTER, RARE, GOOD_CODE)
RULE = Rule("ISA404", "exact-division-in-loops", __doc__, find, BADS, GOODS, relieves="exactness")
