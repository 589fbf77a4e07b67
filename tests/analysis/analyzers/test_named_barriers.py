"""Named barriers that a text names limit its occupancy where a unit hands them out; figures are ptxas 13.0's for sm_90."""

from __future__ import annotations

import pytest

import isaview
from isaview.analysis.contract import Launch
from isaview.gpus.hardware import find_gpu
from isaview.gpus.launch import Resources
from isaview.gpus.occupancy import occupancy

PTX = """.version 8.6
.target sm_90
.address_size 64
{before}
.visible .entry k(.param .u32 n)
{launch}
{{
.reg .pred %p<9>;
.reg .b32 %r<9>;
ld.param.u32 %r1, [n];
{body}
ret;
}}
"""
CLUSTER = "barrier.cluster.arrive.aligned;\nbarrier.cluster.wait.aligned;"
BY_ADDRESS = "ld.global.u64 %rd1, [t];\nP: .callprototype _ ();\ncall %rd1, (), P;"
LLVM = """target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier0()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define ptx_kernel void @k(i32 %n) {{
  call void {call}
  ret void
}}
"""


def kernel(
    body: str, before: str = "", launch: str = ".reqntid 128", gpu: str = "H100", given: Launch | None = None
) -> isaview.KernelReport:
    text = PTX.format(before=before, launch=launch, body=body)
    return isaview.report(text, gpus=[gpu], launch=given).kernel("k")


@pytest.mark.parametrize(
    ("body", "barriers"),
    [
        ("bar.sync 0;", 1),
        ("bar.sync 5;\nbar.sync 2, 64;", 6),
        ("bar.arrive 0x6, 64;", 7),
        ("bar.red.popc.u32 %r1, 7, %p1;", 8),
        ("barrier.cta.sync.aligned 12, 64;", 13),
        ("bar.sync 15;", 16),
        ("mov.u32 %r2, 3;\nmov.u32 %r3, %r2;\nbar.sync %r3, %r1;", 4),
        ("@%p1 bar.sync 2;", 3),
        ("bra L;\nbar.sync 9;\nL:\nbar.sync 1;", 2),
        (CLUSTER, 1),
    ],
)
def test_constants_are_counted(body, barriers):
    found = kernel(body)
    assert found.measure("barriers") == barriers and found.measure("barriers").origin == "counted"
    assert found.occupancy.limits["barriers"] == min(64 // barriers, 16) * 4
    assert found.occupancy.groups == min(64 // barriers, 16)
    assert ("barriers" in found.occupancy.limited_by) == (barriers >= 4)


@pytest.mark.parametrize("body", ["bar.warp.sync 0xffffffff;", "bra L;\nbar.sync 9;\nL:", ""])
def test_without_barriers_there_is_no_limit(body):
    found = kernel(body)
    assert "barriers" not in found.measures and "barriers" not in found.occupancy.limits


def test_the_barrier_of_a_cluster_is_none_of_the_groups_where_launches_are_always_clusters():
    assert "barriers" not in kernel(CLUSTER, launch=".explicitcluster\n.reqnctapercluster 2\n.reqntid 128").measures


@pytest.mark.parametrize(
    "body", ["bar.sync %r1;", "and.b32 %r2, %r1, 3;\nbar.sync %r2;", "mov.u32 %r2, 1;\n@%p1 mov.u32 %r2, 2;\nbar.sync %r2;"]
)
def test_a_number_in_a_register_means_all(body):
    found = kernel(f"{body}\nbar.sync 4;")
    barriers = found.measure("barriers")
    assert (barriers.origin, barriers.low, barriers.value, barriers.high) == ("estimated", 5, 16, 16)
    assert (found.occupancy.groups.low, found.occupancy.groups.value, found.occupancy.groups.high) == (4, 4, 12)
    assert "barriers (16 of 64)" in found.occupancy.waves.because


def test_what_is_called_counts_and_what_is_not_does_not():
    function = ".func f()\n{\nbar.sync 3;\nret;\n}"
    assert kernel("call f;", function).measure("barriers") == 4
    assert "barriers" not in kernel("", function).measures
    named = ".func g()\n{\nbar.sync 8;\nret;\n}\n.visible .entry other()\n{\ncall g;\nret;\n}"
    by_address = kernel(f".reg .b64 %rd<3>;\n{BY_ADDRESS}", f"{function}\n{named}\n.global .u64 t = f;")
    assert by_address.measure("barriers") == 4


def test_what_is_given_wins():
    assert kernel("bar.sync 7;", given=Launch(barriers=2)).occupancy.limits["barriers"] == 64
    assert kernel("bar.sync 7;").occupancy.limits["barriers"] == 32


def test_a_gpu_whose_groups_have_their_own_has_no_limit():
    found = kernel("bar.sync 7;", gpu="A100")
    assert "barriers" not in found.occupancy.limits and "barriers" not in found.measures


@pytest.mark.parametrize(
    ("call", "barriers"),
    [
        ("@llvm.nvvm.barrier0()", (None, 1, None)),
        ("@llvm.nvvm.barrier.cta.sync.aligned.all(i32 3)", (None, 4, None)),
        ("@llvm.nvvm.barrier.cta.sync.aligned.all(i32 %n)", (1, 16, 16)),
        ('asm sideeffect "bar.sync 5, 64;", ""()', (None, 6, None)),
        ('asm sideeffect "bar.sync $0, 64;", "r"(i32 %n)', (1, 16, 16)),
    ],
)
def test_llvm_ir_names_them_likewise(call, barriers):
    found = isaview.report(LLVM.format(call=call), gpus=["H100"]).kernel("k").measure("barriers")
    assert (found.low, found.value, found.high) == barriers


@pytest.mark.parametrize("gpu", ["sm_80", "sm_90", "sm_120"])
def test_a_group_has_sixteen_at_most(gpu):
    def asked(barriers: int):
        return occupancy(find_gpu(gpu), Resources(vector_registers=32, threads=128, barriers=barriers))

    assert asked(16).groups.value and asked(17).groups.value == 0
    assert "the 16 barriers that a block can have" in asked(17).waves.because
    assert asked(17).next_step.changes[0].to == 16
    for barriers in range(1, 17):
        fall = asked(barriers).cliff
        assert all(change.to <= 16 for change in (fall.changes if fall else ()) if change.resource == "barriers")
