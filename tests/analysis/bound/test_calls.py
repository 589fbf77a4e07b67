"""Calls: a function is followed once for all kernels that call it, and each of them takes the steps."""

from __future__ import annotations

from collections import Counter

import pytest

from isaview.analysis.bound import calls
from isaview.base import limits
from isaview.inputs.load import read
from isaview.model.kernel import Kernel
from isaview.reports.report import report

HELPER = """
.func helper(.param .b64 place)
{
	.reg .b32 %r<4>;
	.reg .b64 %rd<4>;
	.reg .pred %p<2>;
	ld.param.u64 %rd1, [place];
	mov.u32 %r1, %tid.x;
	mov.u32 %r2, 0;
	mul.wide.u32 %rd2, %r1, 4;
	add.s64 %rd3, %rd1, %rd2;
LOOP:
	st.global.u32 [%rd3], %r1;
	add.s32 %r2, %r2, 1;
	setp.lt.s32 %p1, %r2, 8;
	@%p1 bra LOOP;
	ret;
}
"""
KERNEL = """
.visible .entry {0}(.param .u64 place)
{{
	.reg .b64 %rd<2>;
	ld.param.u64 %rd1, [place];
	{{
	.param .b64 given;
	st.param.b64 [given], %rd1;
	call helper, (given);
	}}
	ret;
}}
"""
HEAD = ".version 8.0\n.target sm_80\n.address_size 64\n"


def test_a_function_is_followed_once_and_every_caller_takes_its_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    followed: Counter[str] = Counter()
    accesses = calls.accesses

    def follow(function: Kernel, size: int) -> object:
        followed[function.name] += 1
        return accesses(function, size)

    monkeypatch.setattr(calls, "accesses", follow)
    modules = read(HEAD + HELPER + KERNEL.format("one") + KERNEL.format("other"))
    taken = []
    for name in ("one", "other"):
        with limits.count_steps() as meter:
            (found,) = report(modules, kernel=name, strict=True).kernels
        assert found.bound.verdict
        taken.append(meter.steps)
    assert followed == {"helper": 1}
    assert taken[0] == taken[1] > 0


POINTED = """
.visible .entry pointed(.param .u64 place)
{{
	.reg .b64 %rd<6>;
	ld.param.u64 %rd1, [place];
	{made}
	{{
	.param .b64 given;
	st.param.b64 [given], %rd1;
	prototype: .callprototype _ (.param .b64 _);
	call %rd2, (given), prototype;
	}}
	ret;
}}
"""
OTHER = HELPER.replace("helper", "other")


@pytest.mark.parametrize(
    ("made", "followed"),
    [
        ("mov.u64 %rd2, helper;", True),
        ("mov.u64 %rd3, helper;\n\tmov.u64 %rd2, %rd3;", True),
        ("ld.global.u64 %rd2, [%rd1];", False),
        ("mov.u64 %rd3, helper;\n\tmov.u64 %rd4, other;\n\tadd.s64 %rd2, %rd3, %rd4;", False),
    ],
)
def test_a_call_through_a_register_is_followed_where_one_function_is_named_on_the_way(made: str, followed: bool) -> None:
    text = HEAD + HELPER + OTHER + POINTED.format(made=made)
    (kernel,) = report(read(text), kernel="pointed", gpus=("H100",), strict=True).kernels
    bound = kernel.results["bound"]
    assert (bound.verdict != "unknown") == followed, bound.reasons
    assert followed or bound.reasons == ("what is called through a register is not followed",)
