"""Values of 16 bits are computed with one at a time.

What
    A loop computes with single 16-bit floats where one instruction could compute with two; or a kernel without loops loads,
    computes and stores them one by one, side by side.
Why
    The packed instructions (half2, bfloat162) do two operations in one issue slot and in one register; single ones waste
    half of both.
Instead
    Load pairs and use half2 or __nv_bfloat162 arithmetic (__hfma2, __hadd2), with an even number of elements a lane; in
    Triton and LLVM IR keep pairs together as vectors of two.
Silent when
    Fewer than eight such instructions stand in the loop, or the text keeps single halves in 32-bit registers, where the two
    look alike; unless they compute with what neighbouring lanes load side by side. What runs for a remainder or what is not
    aligned is not counted; nor, in a text that is still to be compiled, what computes with pairs that were loaded together.
"""

from isaview.base.figures import count
from isaview.flow.nesting import Loop
from isaview.model.form import Form
from isaview.reports.rule import Condition, Rule, Spot, Spots, View
from isaview.rules.deciding import is_fallback
from isaview.rules.samples import ptx_loop

_FEWEST = 8
"""Such instructions of a loop that are worth a word."""
_HALF = 16
"""Bits that an instruction on a single half writes."""
_LEFT = Condition("halves_stay_single", "what compiles this text leaves them single")


def find(view: View) -> Spots:
    """A spot for each loop, at its first unpacked instruction, and for the stores of a kernel without loops."""
    halves = view.instructions(lambda form: form.instruction_class == "float16" and "widens_halves" not in form.flags)
    # a compiler may still make pairs of neighbouring operations
    condition = None if view.meanings.is_machine_code else _LEFT
    for loop, inside in view.group_in_loops(halves).items():
        single = [index for index in inside if view.writes(index) == _HALF and not is_fallback(view, index)]
        single = sorted(set(single) - (_pairs(view, loop, single) if condition is not None else set()))
        if len(single) >= _FEWEST:
            what = f"{len(single)} operations on one 16-bit float each{view.where(loop)}"
            yield Spot(single[0], what, tuple(single), condition=condition)
        elif neighbours := _neighbour_operations(view, inside):
            what = f"{count(len(neighbours), 'operation')} on one 16-bit float each, which lanes load side by side"
            yield view.spot(loop, neighbours, what)
    if not view.flow.loops and (stores := _half_stores(view)):
        yield view.spot(
            None, stores, f"{count(len(stores), '16-bit float')} computed by each lane, loaded and stored side by side"
        )


def _pairs(view: View, loop: Loop, operations: list[int]) -> set[int]:
    """What writes several halves in a loop, and the operations that follow from it, of which a later stage makes pairs."""
    values, bits = view.values, [register.bits for register in view.kernel.registers]
    written = (
        (index, [bits[register] for register in view.kernel.operands.writes[index]]) for index in view.instructions_in(loop)
    )
    paired = {index for index, widths in written if len(widths) > 1 and set(widths) == {_HALF}}
    for index in operations:
        paired |= set() if paired.isdisjoint(values.data_makers(index)) else {index}
    return paired


def _half_stores(view: View) -> list[int]:
    """The stores of a kernel, where each is of one half, and arithmetic makes them from what lanes loaded side by side."""
    forms, values = view.kernel.forms, view.values
    stores = view.instructions(
        lambda form: any(access.kind == "store" and access.space == "global" for access in form.accesses)
    )
    if not stores or not all(access.bytes == _HALF // 8 for index in stores for access in forms[index].accesses):
        return []
    adjacent = view.accesses(lambda access: access.bytes == access.stride.value == _HALF // 8).keys()
    first = seen = waiting = set(stores)
    while waiting:
        readers = (reader for reader in waiting if reader in first or not forms[reader].accesses)
        waiting = {maker for reader in readers for maker in values.data_makers(reader)} - seen
        seen = seen | waiting
    is_side_by_side = first <= adjacent and adjacent & (seen - first)
    return stores if is_side_by_side and _compute_halves([forms[index] for index in seen if values.data_read(index)]) else []


def _compute_halves(forms: list[Form]) -> bool:
    """Whether forms compute with floats and any of them takes or gives 16 bits, at a wider type as well."""
    computes = any(form.instruction_class in ("float16", "float32") and "widens_halves" not in form.flags for form in forms)
    are_halves = (
        form.instruction_class == "float16" or "f16" in form.opcode or "widens_halves" in form.flags for form in forms
    )
    return computes and any(are_halves)


def _neighbour_operations(view: View, operations: list[int]) -> list[int]:
    """The operations on a single half that read what neighbouring lanes loaded from neighbouring places."""
    adjacent = view.accesses(lambda access: access.kind == "load" and access.bytes == access.stride.value == _HALF // 8)
    return [index for index in operations if not adjacent.keys().isdisjoint(view.values.sole_data_makers(index))]


SINGLE, PACKED = "	fma.rn.f16 %h2, %h1, %h1, %h2;\n", "	fma.rn.f16x2 %r3, %r2, %r2, %r3;\n"
BAD = ptx_loop(f"""\
	ld.global.b16 %h1, [%rd1];
	fma.rn.f16 %h2, %h1, %h1, %h2;  // ISA406
{7 * SINGLE}	st.global.b16 [%rd1], %h2;
""")
GOOD = ptx_loop(f"	ld.global.b32 %r2, [%rd1];\n{8 * PACKED}	st.global.b32 [%rd1], %r3;\n")

RULE = Rule("ISA406", "unpacked-halves-in-loops", __doc__, find, BAD, GOOD, relieves="pairs")
