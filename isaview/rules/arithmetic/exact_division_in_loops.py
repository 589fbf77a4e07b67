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

from isaview.base.figures import count
from isaview.flow.values import values_of
from isaview.languages.meanings import meanings_of
from isaview.model.form import Form
from isaview.reports.rule import Rule, Spots, View
from isaview.rules.evidence import has_last_constant, slow_paths
from isaview.rules.samples import ptx_loop

APPROXIMATE = frozenset(("fast", "arcp", "afn", "full", "fpmath"))
"""Modifiers and flags with which the text asks for an approximation."""
_SLOW_PATH = "exact division"
"""What a function of the compiler is the slow path of, a call for each operation."""
RARE = 200
"""Instructions of an iteration for each division or root that make it at most a twentieth of them."""
_ROOTS = ("sqrt", "rsqrt", "rcp")
_NEIGHBOURS, _NEAR = 2, 16
"""Numbers next to an approximate root that a correction tries, and the instructions that it takes at most."""


def _is_exact(form: Form) -> bool:
    if "exact_division" in form.flags:
        return form.instruction_class == "float32"
    if "slow" not in form.flags or APPROXIMATE & {*form.modifiers, *form.opcode.split(".")}:
        return False
    if form.instruction_class == "transcendental":
        return any(root in form.mnemonic.split(".") for root in _ROOTS)
    return "divides" in form.flags and form.instruction_class == "float32"


def find(view: View) -> Spots:
    """A spot for each loop, at its first exact operation."""
    called = [index for index, (operation, _) in slow_paths(view).items() if operation == _SLOW_PATH]
    exact = [index for index in view.instructions(_is_exact) if view.writes(index) <= 32 and not has_last_constant(view, index)]
    for loop, inside in view.group_in_loops(sorted({*exact, *called, *_corrected_roots(view)})).items():
        # loops inside have other work, and one division in 200 instructions is not what the loop waits for
        if not view.is_innermost(loop) or len(view.instructions_in(loop)) >= RARE * len(inside):
            continue
        named = all({"divides", "exact_division"} & view.kernel.forms[index].flags for index in inside)
        number = count(len(inside), "division" if named else "operation")
        yield view.spot(loop, inside, f"{number} of float32 rounded exactly{'' if named else ' (division or root)'}")


def _corrected_roots(view: View) -> list[int]:
    """The roots whose last bit is corrected: the neighbours of an approximation, as integers, are tried by multiply-adds."""
    kernel = view.kernel
    roots = view.instructions(lambda form: form.instruction_class == "transcendental" and "sqrt" in form.mnemonic)
    reading, corrected = values_of(kernel).readers if roots and meanings_of(kernel.module).is_machine_code else {}, []
    for root in roots:
        read = (index for register in kernel.operands.writes[root] for index in reading.get(register, ()))
        uses = [index for index in read if root < index <= root + _NEAR]
        classes = [kernel.forms[index].instruction_class for index in uses]
        # the root plus and minus one unit in the last place, as integers, each tried by a multiply-add
        if classes.count("integer") == _NEIGHBOURS and "float32" in classes:
            corrected.append(root)
    return corrected


BAD = ptx_loop("""\
	ld.global.f32 %f1, [%rd1];
	ld.global.f32 %f2, [%rd1+4];
	div.rn.f32 %f3, %f1, %f2;  // ISA404
	st.global.f32 [%rd1], %f3;
""")
GOOD = BAD.replace("div.rn.f32 %f3, %f1, %f2;  // ISA404", "div.approx.f32 %f3, %f1, %f2;")

RULE = Rule("ISA404", "exact-division-in-loops", __doc__, find, BAD, GOOD, relieves="exactness")
