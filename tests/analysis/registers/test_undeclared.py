"""Kernels that name registers their text does not declare: no estimate, and the line that says why."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import isaview
from isaview.analysis.registers.ptxas.estimate import estimate
from isaview.analysis.registers.ptxas.fold import fold
from isaview.analysis.registers.ptxas.prepare import undeclared_instructions
from isaview.flow.graph import Flow, flow_of
from isaview.gpus.hardware import find_gpu

HEAD = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 p)
{
.reg .pred %p<3>;
.reg .b32 %r<9>;
.reg .b64 %rd<9>;
ld.param.u64 %rd1, [p];
mov.u32 %r1, %tid.x;
"""
TAIL = "\nst.global.u32 [%rd1], %r1;\nret;\n}\n"


def kernel(line):
    ((one,),) = [module.kernels for module in isaview.read(HEAD + line + TAIL)]
    return one


@pytest.mark.parametrize(
    "line",
    [
        "add.s32 %q1, %r1, 1;",
        "shl.b32 %r2, %q1, 2;",
        "cvt.u32.u64 %r2, %q1;",
        "cvt.u32.u64 %q2, %q1;",
        "mov.b64 %rd3, {%q5, %q6};",
        "mov.b64 {%q5, %q6}, %rd1;",
        "mov.b32 %r2, %q8;",
        "mul.wide.s32 %rd4, %q1, 4;",
        "and.b64 %q1, %rd1, 15;",
        "mov.pred %p1, %q1;",
        "setp.lt.s32 %q1, %r1, 4;",
        "abs.f32 %r2, %q1;",
        "ld.param.u32 %r2, [%q1];",
        "ld.global.u32 %r2, [%q1];",
        "add.s32 %r2, %r10, 1;",
    ],
)
def test_what_is_not_declared_is_not_guessed(line):
    one = kernel(line)
    found = estimate(one, find_gpu("sm_80"))
    assert undeclared_instructions(one) == [2]
    assert found.value is None
    assert "line 11 names registers that the text does not declare" in found.because
    assert fold(one, uniform=False).steps


@pytest.mark.parametrize(
    "line", ["add.s32 %r2, %r1, 1;", "mov.u32 %r2, %clock;", "atom.global.add.u32 _, [%rd1], 1;", "bar.sync 0;", ""]
)
def test_what_is_declared_or_known_is_estimated(line):
    one = kernel(line)
    assert undeclared_instructions(one) == []
    assert estimate(one, find_gpu("sm_80")).value


def test_what_is_made_of_a_kernel_is_made_once_and_is_no_part_of_the_kernel_made_otherwise():
    one = kernel("add.s32 %q1, %r1, 1;")
    found = one.once("key", lambda: undeclared_instructions(one))
    assert found and one.once("key", list) is found
    flow = flow_of(one)
    other = one.remade(replace(one.operands), kept_keys=(Flow,))
    assert flow_of(other) is flow and other.operands is not one.operands
    assert undeclared_instructions(other) == found and other.once("key", list) == []
