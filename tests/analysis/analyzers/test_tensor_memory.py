"""Tensor memory: the columns a kernel allocates limit its occupancy, and what the text does not say is named."""

from __future__ import annotations

import pytest

import isaview
from isaview.base.measure import stated_measure

PTX = """.version 8.6
.target sm_100a
.address_size 64
.visible .entry k(.param .u32 n)
.reqntid 128
{{
.reg .b32 %r<9>;
.shared .align 4 .b8 s[16];
ld.param.u32 %r1, [n];
mov.u32 %r2, s;
{body}
ret;
}}
"""
ALLOC = "tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%r2], {};"
LLVM = """target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3), i32)
define ptx_kernel void @k(ptr addrspace(3) %p, i32 %n) "target-cpu"="sm_100a" {{
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) %p, i32 {})
  ret void
}}
"""


def kernel(*columns: object, more: str = "") -> isaview.KernelReport:
    body = "\n".join([*(ALLOC.format(one) for one in columns), more])
    return isaview.report(PTX.format(body=body), gpus=["B200"]).kernel("k")


def left_out(found: isaview.KernelReport) -> list[str]:
    return [one.because for one in found.occupancy.not_modelled if one.resource == "tensor_memory"]


@pytest.mark.parametrize(("columns", "groups"), [(32, 16), (128, 4), (256, 2), (512, 1), ("0x100", 2), ("64U", 8)])
def test_a_constant_is_a_limit(columns, groups):
    found = kernel(columns)
    assert found.occupancy.limits["tensor_memory"] == 4 * groups
    assert found.measure("tensor_columns").origin == "counted"
    assert left_out(found) == []
    if groups < 16:
        assert found.occupancy.limited_by == ("tensor_memory",) and found.occupancy.groups == groups


def test_several_allocations_are_a_range():
    found = kernel(64, 128)
    columns = found.measure("tensor_columns")
    assert (columns.origin, columns.low, columns.value, columns.high) == ("estimated", 128, 192, 192)
    assert (found.occupancy.groups.low, found.occupancy.groups.value) == (2, 2) or found.occupancy.groups == 2
    assert found.occupancy.groups.high == 4


def test_a_register_is_named_as_unknown_and_no_zero():
    found = kernel("%r1")
    assert "tensor_memory" not in found.occupancy.limits
    assert left_out(found) and "register" in left_out(found)[0]
    with pytest.raises(isaview.UnknownMeasureError):
        assert found.measure("tensor_columns") == 0
    both = kernel(128, "%r1")
    assert both.occupancy.limits["tensor_memory"] == 16 and left_out(both)


def test_use_without_an_allocation_is_named():
    found = kernel(more="tcgen05.wait::ld.sync.aligned;\ntcgen05.ld.sync.aligned.32x32b.x1.b32 {%r3}, [%r1];")
    assert "allocates none itself" in left_out(found)[0]
    assert left_out(kernel()) == []


def test_what_a_launch_states_wins(monkeypatch):
    from isaview.analysis.analyzers import occupancy

    monkeypatch.setattr(occupancy, "allocated_columns", lambda _kernel: stated_measure(512, "columns", "the text"))
    assert kernel(32).occupancy.groups == 1


def test_llvm_ir_allocates_likewise():
    found = isaview.report(LLVM.format("128"), gpus=["B200"]).kernel("k")
    assert found.measure("tensor_columns") == 128
    assert left_out(isaview.report(LLVM.format("%n"), gpus=["B200"]).kernel("k"))


def test_a_gpu_without_tensor_memory_says_so():
    body = ALLOC.format(128)
    found = isaview.report(PTX.format(body=body), gpus=["H100"]).kernel("k")
    assert [one.resource for one in found.occupancy.not_modelled] == ["tensor_memory"]
