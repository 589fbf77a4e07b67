"""Scalar registers are parked in lanes of a vector register inside a loop.

What
    A scalar register is written into one lane of a vector register and another instruction takes it back out, in a loop.
Why
    The scalar registers did not suffice, so the compiler keeps values in the lanes of a vector register. That touches no
    memory and is no spill in any statistic of bytes, but each move takes a vector issue slot, the way back is followed by
    wait states, and one vector register fewer is left.
Instead
    Keep fewer uniform values alive across the loop: fewer kernel arguments and descriptors, loads of arguments inside the
    loop where they are used, one base pointer with offsets in place of many pointers.
Silent when
    Lanes are written or read at a place that is not constant, in one direction only (a broadcast, a reduction over lanes),
    or outside of loops (a function saving its return address).
"""

from collections.abc import Collection

from isaview.base.figures import count
from isaview.reports.rule import Rule, Spots, View
from isaview.rules.samples import amdgcn_loop

_VECTOR, _SCALAR = ("vector",), ("scalar", "special")
"""Files of registers; vcc is a scalar of its own kind."""


def _moved_registers(view: View, index: int) -> tuple[set[int], set[int]]:
    """The vector registers that take a scalar in, and those that give a scalar out."""
    operands, registers, form = view.kernel.operands, view.kernel.registers, view.kernel.forms[index]

    def of(numbers: tuple[int, ...], files: Collection[str]) -> set[int]:
        named = {number for number in numbers if registers[number].name not in form.implicit_reads}
        return {number for number in named if registers[number].file in files}

    reads, writes = operands.reads[index], operands.writes[index]
    into = of(writes, _VECTOR) if of(reads, _SCALAR) else set()
    out_of = of(reads, _VECTOR) if of(writes, _SCALAR) else set()
    return into, out_of


def find(view: View) -> Spots:
    """A spot for each loop, at its first move of a scalar that is parked."""
    moves = view.instructions(lambda form: form.instruction_class == "cross_lane" and bool(form.immediates))
    between = {index: _moved_registers(view, index) for index in moves}
    into, out_of = (set().union(*registers) for registers in zip(*between.values(), strict=True)) if moves else ((), ())
    # one way alone is a broadcast or a reduction; a parked value comes back out
    parked = set(into).intersection(out_of)
    spills = [index for index, (into, out_of) in between.items() if parked & (into | out_of)]
    for loop, inside in view.group_in_loops(spills).items():
        yield view.spot(loop, inside, f"{count(len(inside), 'move')} of {view.words.word('scalar')} to or from lanes")


BAD = amdgcn_loop("""\
	v_writelane_b32 v40, s30, 0             ; ISA103
	s_add_i32 s30, s4, 3
	v_mov_b32_e32 v1, s30
	v_readlane_b32 s30, v40, 0
""")
GOOD = amdgcn_loop(
    "	v_readlane_b32 s5, v1, 31\n	v_add_u32_e32 v1, s5, v1\n",
    before="	v_writelane_b32 v40, s30, 0\n",
    after="	v_readlane_b32 s30, v40, 0\n",
)

RULE = Rule("ISA103", "lane-spills-in-loops", __doc__, find, BAD, GOOD, relieves="instructions")
