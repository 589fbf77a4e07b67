"""Halves: which 64-bit integers fill one register, by the PTX that says so."""

from __future__ import annotations

import pytest

import isaview
from isaview.analysis.registers.ptxas.fold import fold
from isaview.analysis.registers.ptxas.narrow_integers import narrow
from isaview.model.kernel import Kernel

BEFORE = "ld.param.u64 %rd1, [p]; ld.global.u64 %rd2, [%rd1]; ld.global.u64 %rd3, [%rd1+8]; ld.global.u32 %r1, [%rd1+16];"


def kernel(body: str) -> Kernel:
    (module,) = isaview.read(f"""
.version 8.0
.target sm_80
.address_size 64
.global .u32 g;
.visible .entry k(.param .u64 p)
{{
.reg .pred %p<9>;
.reg .b32 %r<99>;
.reg .b64 %rd<99>;
{BEFORE}
setp.eq.s32 %p1, %r1, 7;
{body}
ret;
}}
""")
    assert not module.diagnostics, module.diagnostics
    return module.kernels[0]


def filled(body: str) -> dict[str, int]:
    """Name of a 64-bit register → the registers it fills."""
    one = kernel(body)
    written = {number for made in one.operands.writes for number in made}
    half = narrow(one, written)
    return {one.registers[number].name: 1 if number in half else 2 for number in written if one.registers[number].bits == 64}


LOW = "cvt.u32.u64 %r9, %rd9; st.global.u32 [%rd1], %r9;"
WHOLE = "st.global.u64 [%rd1], %rd9;"


@pytest.mark.parametrize(
    ("made", "read", "expected"),
    [
        ("add.s64 %rd9, %rd2, %rd3;", LOW, 1),
        ("add.s64 %rd9, %rd2, %rd3;", WHOLE, 2),
        ("add.s64 %rd9, %rd2, %rd3;", LOW + WHOLE, 2),
        ("mul.lo.s64 %rd8, %rd2, 12; add.s64 %rd9, %rd8, %rd3;", LOW, 1),
        ("mul.hi.s64 %rd9, %rd2, %rd3;", WHOLE, 2),
        ("shl.b64 %rd9, %rd2, 4;", LOW, 1),
        ("shr.u64 %rd9, %rd2, 31;", WHOLE, 2),
        ("shr.u64 %rd9, %rd2, 32;", WHOLE, 1),
        ("shr.s64 %rd9, %rd2, 32;", WHOLE, 2),
        ("and.b64 %rd9, %rd2, 255;", WHOLE, 1),
        ("and.b64 %rd9, %rd2, 4294967295;", WHOLE, 1),
        ("and.b64 %rd9, %rd2, -8;", WHOLE, 2),
        ("and.b64 %rd8, %rd2, 7; and.b64 %rd7, %rd3, 56; or.b64 %rd9, %rd7, %rd8;", WHOLE, 1),
        ("and.b64 %rd8, %rd2, 7; or.b64 %rd9, %rd3, %rd8;", WHOLE, 2),
        ("and.b64 %rd8, %rd2, 7; add.s64 %rd9, %rd8, 1;", WHOLE, 2),
        ("selp.u64 %rd9, 1, 0, %p1;", WHOLE, 1),
        ("selp.b64 %rd9, 1, -1, %p1;", WHOLE, 2),
        ("mov.u64 %rd9, 5; @%p1 mov.u64 %rd9, %rd2;", WHOLE, 2),
        ("mov.b64 %rd9, {%r1, %r1};", WHOLE, 2),
        ("mov.u64 %rd9, g;", WHOLE, 2),
        ("cvt.u64.u32 %rd9, %r1;", WHOLE, 1),
        ("cvt.s64.s32 %rd9, %r1;", WHOLE, 2),
        ("cvt.s64.s32 %rd9, %r1;", LOW, 1),
    ],
)
def test_the_upper_half_takes_a_register_where_it_is_read_and_not_zero(made: str, read: str, expected: int) -> None:
    assert filled(made + read)["%rd9"] == expected


def test_what_only_a_narrow_value_is_made_of_is_narrow() -> None:
    found = filled("mul.lo.s64 %rd8, %rd2, 12; add.s64 %rd9, %rd8, %rd3;" + LOW)
    assert (found["%rd2"], found["%rd3"], found["%rd8"]) == (1, 1, 1)
    found = filled("and.b64 %rd9, %rd2, 255;" + WHOLE)
    assert found["%rd2"] == 1, "a mask reads no upper half"


def test_a_counter_is_narrow_where_its_lower_half_alone_leaves_the_loop() -> None:
    loop = "mov.u64 %rd9, 0; L: add.s64 %rd9, %rd9, 1; setp.ne.s32 %p2, %r1, 9; @%p2 bra L;"
    assert filled(loop + LOW)["%rd9"] == 1
    assert filled(loop + WHOLE)["%rd9"] == 2


def test_folding_counts_one_register_for_a_half() -> None:
    one = kernel("add.s64 %rd9, %rd2, %rd3;" + LOW)
    folded = fold(one, uniform=False)
    number = next(index for index, register in enumerate(one.registers) if register.name == "%rd9")
    assert folded.weight[number] == 1


@pytest.mark.parametrize(
    ("made", "shared"),
    [
        ("or.b64 %rd9, %rd2, 8;", True),
        ("xor.b64 %rd9, %rd2, 4294967295;", True),
        ("or.b64 %rd9, %rd2, -8;", False),
        ("or.b64 %rd9, %rd2, %rd3;", False),
        ("and.b64 %rd9, %rd2, -8;", False),
        ("add.s64 %rd9, %rd2, 8;", False),
    ],
)
def test_what_differs_in_the_lower_half_alone_shares_the_upper_one(made: str, shared: bool) -> None:
    one = kernel(made + WHOLE + "st.global.u64 [%rd1], %rd2; st.global.u64 [%rd1], %rd3;")
    folded = fold(one, uniform=False)
    number = {register.name: index for index, register in enumerate(one.registers)}
    (step,) = [step for steps in folded.steps for step in steps if number["%rd9"] in step.makes]
    assert folded.weight[number["%rd9"]] == (1 if shared else 2)
    assert step.makes == (number["%rd9"],)
    stored = [set(step.uses) for steps in folded.steps for step in steps if step.trait.stores]
    assert ({number["%rd9"], number["%rd2"]} <= stored[0]) == shared
