"""Text for debugging is allocated nearly as it stands."""

import pytest

import isaview
from isaview.analysis.registers.ptxas.calls import LEAST, RESERVED, last, overwritten, preserved_registers
from isaview.analysis.registers.ptxas.debugging import ACROSS_CALLS, GAPS, HELPERS, OVERHEAD, PASSED
from isaview.analysis.registers.ptxas.estimate import allocation
from isaview.gpus.hardware import find_gpu

TEXT = """.version 8.6
.target sm_90{option}
.address_size 64
.func deeper() {{ .reg .f32 %f<40>; {most} ret; }}
.func called() {{ call deeper; ret; }}
.visible .entry k(.param .u64 a)
{{
.reg .f32 %f<40>;
{body}
ret;
}}
"""
CHAIN = "mov.f32 %f0, 0f3F800000; mov.f32 %f1, %f0; mov.f32 %f2, %f1; add.f32 %f3, %f1, %f2;\n"
"""Copies of a constant, which an optimiser folds."""


def many(count):
    made = "".join(f"mov.f32 %f{number}, 0f3F800000;" for number in range(count))
    return made + "".join(f"add.f32 %f39, %f{number}, %f{number};" for number in range(count))


def kernel(body, option=", debug", most=""):
    (module,) = isaview.read(TEXT.format(option=option, body=body, most=most))
    assert not module.diagnostics
    return next(one for one in module.kernels if one.is_entry)


@pytest.mark.parametrize("count", [3, 8, 20, 35])
def test_every_register_alive_has_its_own(count):
    found = allocation(kernel(many(count)), find_gpu("sm_90"))
    assert (found.state, found.registers) == ("debug", count + count // GAPS + OVERHEAD)
    assert found.low <= found.registers <= found.high
    assert "debugging" in found.because


def test_what_is_called_counts_however_deep():
    found = allocation(kernel("call called;", most=many(30)), find_gpu("sm_90"))
    assert found.registers == RESERVED + last(overwritten(), 30 + PASSED)
    assert "deeper, which it calls," in found.because


@pytest.mark.parametrize("count", [1, 8, 14, 18, 30])
def test_what_lives_across_a_call_is_preserved(count):
    body = many(count).replace("add.f32", "call called;\nadd.f32", 1)
    found = allocation(kernel(body), find_gpu("sm_90"))
    assert found.registers == max(LEAST, RESERVED + last(preserved_registers(), count + ACROSS_CALLS))
    assert f"{count} of them across a call" in found.because


SLOW = ["div.rn.f64 %rd1, %rd2, %rd3;", "rem.s64 %rd1, %rd2, %rd3;", "sqrt.rn.f32 %r1, %r2;", "div.s32 %r1, %r2, %r3;"]

LEASTS = [HELPERS["div", "f64"], HELPERS["rem", "64"], LEAST, 0]


@pytest.mark.parametrize(("slow", "least"), list(zip(SLOW, LEASTS, strict=True)))
def test_a_slow_operation_is_a_call_where_it_has_a_helper(slow, least):
    body = ".reg .b64 %rd<9>; .reg .b32 %r<9>;\nmov.b64 %rd2, 1; mov.b64 %rd3, 2; mov.b32 %r2, 1; mov.b32 %r3, 2;" + slow
    found = allocation(kernel(body), find_gpu("sm_90"))
    assert found.registers == (least or found.registers)
    assert ("across a call" in found.because) == bool(least)
    assert least or found.registers < LEAST


def test_other_text_is_optimised():
    debugged, optimised = (allocation(kernel(CHAIN, option), find_gpu("sm_90")) for option in (", debug", ""))
    assert optimised.state != "debug" and optimised.registers < debugged.registers


def test_the_stated_bound_holds():
    text = TEXT.format(option=", debug", body=many(35), most="").replace("(.param .u64 a)", "(.param .u64 a)\n.maxnreg 32")
    (module,) = isaview.read(text)
    assert allocation(module.kernels[-1], find_gpu("sm_90")).registers == 32
