"""What a call of a function that the text does not define changes in the rest of a kernel; counts are those of ptxas 13.0."""

import pytest

import isaview
from isaview.analysis.registers.ptxas.behind_calls import DESCRIPTOR, opaque
from isaview.analysis.registers.ptxas.estimate import allocation
from isaview.gpus.hardware import find

HEAD = """.version 8.0
.target {target}
.address_size 64
.extern .func free (.param .b64 a);
.func own (.param .b64 a) {{ .reg .b64 %rd<3>; ld.param.u64 %rd1, [a]; st.global.u32 [%rd1], 1; bar.sync 0; ret; }}
.visible .entry k(.param .u64 a, .param .u64 b, .param .u32 n) {{
.reg .b64 %rd<9>; .reg .b32 %r<9>; .reg .f32 %f<200>; .reg .pred %p<3>;
ld.param.u64 %rd1, [a]; ld.param.u64 %rd2, [b]; ld.param.u32 %r1, [n];
mov.u32 %r2, %tid.x; mul.wide.u32 %rd3, %r2, 4; add.s64 %rd1, %rd1, %rd3;
"""
CALLS = {
    "none": "",
    "system": "call.uni free, (x);",
    "own": "call.uni own, (x);",
    "register": "P: .callprototype _ (.param .b64 _); call %rd2, (x), P;",
}
SIDE = "setp.lt.s32 %p1, %r1, 321; @%p1 bra ON;\n{{ .param .b64 x; st.param.b64 [x], %rd1; {call} }} {then}\nON:\n"
LOOP = "mov.u32 %r3, 0;\nLOOP:\n{body}add.s64 %rd1, %rd1, 400000; add.s64 %rd2, %rd2, 400000; add.s32 %r3, %r3, 1;\n{end}"
END = "setp.lt.s32 %p2, %r3, %r1; @%p2 bra LOOP;\n"


def lines(pattern, count):
    """One line for each of so many registers, those of 1, 100 and more."""
    return "".join(pattern.format(at=4 * number, one=1 + number, other=100 + number) + "\n" for number in range(count))


def divisions(count):
    """A loop that loads so many values, divides each by their sum and stores the quotients."""
    summed = "mov.f32 %f0, 0f00000000;\n" + lines("add.f32 %f{one}, %f{one}, 0f3F800000; add.f32 %f0, %f0, %f{one};", count)
    loaded, divided = lines("ld.global.f32 %f{one}, [%rd1+{at}];", count), lines("div.rn.f32 %f{other}, %f{one}, %f0;", count)
    return LOOP.format(body=loaded + summed + divided + lines("st.global.f32 [%rd2+{at}], %f{other};", count), end=END)


def sums(count):
    """A loop that adds a quotient to each of so many sums, which are stored behind it."""
    divided = "ld.global.f32 %f97, [%rd1]; ld.global.f32 %f98, [%rd1+4]; div.rn.f32 %f99, %f97, %f98;\n"
    added = lines("fma.rn.f32 %f{other}, %f{other}, %f99, %f99;", count)
    stored = lines("st.global.f32 [%rd2+{at}], %f{other};", count)
    return lines("mov.f32 %f{other}, 0f00000000;", count) + LOOP.format(body=divided + added, end=END) + stored


def kernel(body, call, then="", target="sm_80"):
    side = SIDE.format(call=CALLS[call], then=then) if CALLS[call] else ""
    (module,) = isaview.read(HEAD.format(target=target) + side + body + "ret; }\n")
    assert not module.diagnostics, module.diagnostics
    return module.kernels[-1]


def given(*arguments, **named):
    one = kernel(*arguments, **named)
    return allocation(one, find(one.module.target))


STORED = [(12, 32, 40, 42, 40), (20, 40, 56, 58, 56), (28, 48, 72, 74, 72), (40, 64, 98, 102, 96)]
"""Quotients; given without a call on either target, with one on sm_80 and on sm_90, and on sm_90 where it ends the kernel."""


@pytest.mark.parametrize(("count", "alone", "older", "newer", "ends"), STORED)
def test_quotients_stored_alone_take_odd_registers_without_bound_beside_a_call(count, alone, older, newer, ends):
    body = divisions(count)
    assert [given(body, "none", target=target).registers for target in ("sm_80", "sm_90")] == [alone, alone]
    assert [given(body, "own", target=target).registers for target in ("sm_80", "sm_90")] == [alone, alone]
    for call, then, target, registers in (
        ("system", "", "sm_80", older),
        ("register", "", "sm_80", older),
        ("system", "", "sm_90", newer),
        ("system", "trap;", "sm_90", ends),
    ):
        found = given(body, call, then, target)
        assert 0.95 * registers <= found.registers <= registers, (call, then, target)
        assert "divisions, roots and shuffles" in found.because


@pytest.mark.parametrize(("count", "registers"), [(12, 32), (20, 40), (28, 48), (40, 64)])
@pytest.mark.parametrize("target", ["sm_80", "sm_90"])
def test_what_no_helper_makes_stays_within_the_step(count, registers, target):
    assert [given(sums(count), call, target=target).registers for call in ("none", "own", "system")] == [registers] * 3


def test_what_is_stored_in_pairs_is_not_spread():
    pairs = divisions(28)
    for number in range(0, 28, 2):
        at = f"st.global.f32 [%rd2+{4 * number}], %f{100 + number};\nst.global.f32 [%rd2+{4 * number + 4}], %f{101 + number};\n"
        assert at in pairs
        pairs = pairs.replace(at, f"st.global.v2.f32 [%rd2+{4 * number}], {{%f{100 + number}, %f{101 + number}}};\n")
    assert 0.95 * 50 <= given(pairs, "system").registers <= 50


def test_above_the_target_the_interval_begins_at_it():
    found = given(divisions(40), "none")
    assert (found.state, found.bounds.target) == ("above", 32)
    assert found.low >= 32


BEHIND = [("none", "", 0), ("own", "", 0), ("system", "", DESCRIPTOR), ("register", "", DESCRIPTOR), ("system", "trap;", 0)]


@pytest.mark.parametrize(("call", "then", "more"), [*BEHIND, ("system", "exit;", 0)])
@pytest.mark.parametrize("body", [sums(20), divisions(20)])
def test_behind_an_unknown_function_the_descriptor_of_memory_takes_a_pair(body, call, then, more):
    alone = given(body, "none", target="sm_90").written
    assert given(body, call, then, "sm_90").written == alone + more
    assert given(body, call, then, "sm_80").written == given(body, "none").written


def test_before_the_call_nothing_changes():
    tail = SIDE.format(call=CALLS["system"], then="")
    assert given(sums(20) + tail, "none", target="sm_90").written == given(sums(20), "none", target="sm_90").written


@pytest.mark.parametrize(("call", "then", "more"), BEHIND)
def test_calls_that_leave_nothing_equal_are_those_of_unknown_functions_that_lead_on(call, then, more):
    one = kernel(sums(4), call, then)
    found = opaque(one)
    assert len(found) == (more > 0)
    assert all(one.forms[index].flow == "call" for index in found)


WAVE = "mov.u32 %r4, %ctaid.x; add.s32 %r5, %r4, 1; add.s32 %r6, %r4, 2;\nbar.sync 0;\n"
USED = "add.s32 %r7, %r5, %r2; st.global.u32 [%rd1], %r7; add.s32 %r7, %r6, %r2; st.global.u32 [%rd1+4], %r7;\n"


def test_behind_it_integers_equal_in_a_wave_take_lanes_above_the_target_too():
    above, own = (given(WAVE + sums(60) + USED, call, target="sm_90").written for call in ("system", "own"))
    assert above == own + DESCRIPTOR + 2
