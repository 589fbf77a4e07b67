"""Kernels of virtual registers, written for the tests of the allocation estimate."""

from __future__ import annotations

import isaview
from isaview.analysis.registers.ptxas.fold import fold
from isaview.analysis.registers.schedule.dependences import Dag, dag
from isaview.analysis.registers.schedule.lifetimes import lifetimes
from isaview.flow.graph import flow_of
from isaview.gpus.hardware import Gpu, find_gpu
from isaview.model.kernel import Kernel


def kernel(body: str, bounds: str = "", target: str = "sm_80", before: str = "") -> Kernel:
    text = f""".version 8.6
.target {target}
.address_size 64
{before}
.visible .entry k(.param .u64 k_param_0, .param .u32 k_param_1)
{bounds}
{{
.reg .pred %p<99>;
.reg .b16 %rs<99>;
.reg .b32 %r<999>;
.reg .f32 %f<999>;
.reg .b64 %rd<99>;
{body}
ret;
}}
"""
    (module,) = isaview.read(text)
    assert not module.diagnostics, module.diagnostics
    return next(one for one in module.kernels if one.is_entry)


def gpu(name: str = "sm_80") -> Gpu:
    return find_gpu(name)


def made(body: str) -> Dag:
    """The only block of a body."""
    one = kernel(body)
    folded = fold(one, uniform=False)
    lives = lifetimes(folded, flow_of(one))
    return dag(folded.steps[0], lives.live_in[0], lives.live_out[0], folded.weight)


def loads(count: int) -> str:
    """Loads that a sum then consumes in the order they were made."""
    lines = ["ld.param.u64 %rd1, [k_param_0];", "cvta.to.global.u64 %rd2, %rd1;"]
    lines += [f"ld.global.f32 %f{index}, [%rd2+{4 * index}];" for index in range(1, count + 1)]
    lines.append("mov.f32 %f0, 0f00000000;")
    lines += [f"add.f32 %f{500 + index}, %f{500 + index - 1 if index > 1 else 0}, %f{index};" for index in range(1, count + 1)]
    lines.append(f"st.global.f32 [%rd2], %f{500 + count};")
    return "\n".join(lines)


def mnemonics(body: str) -> list[str]:
    """What is left of a body after folding, in order."""
    one = kernel(body)
    return [one.forms[step.index].mnemonic for steps in fold(one, uniform=False).steps for step in steps]
