"""Matrix instructions of LLVM IR: the work of an intrinsic is that of the instruction it becomes."""

from __future__ import annotations

import pytest

import isaview
from isaview.bounds.meaning import load
from isaview.exact.lower import Lowered, lower_module
from isaview.reporting import KernelReport
from tests.conftest import SAMPLES

ONE = """target triple = "{triple}"
define void @k() {{
  call void @{name}()
  ret void
}}
"""
INTRINSICS = [
    ("llvm.amdgcn.mfma.f32.32x32x8f16", 2 * 32 * 32 * 8, "fp16"),
    ("llvm.amdgcn.mfma.f32.32x32x4f16", 2 * 32 * 32 * 4 * 2, "fp16"),
    ("llvm.amdgcn.mfma.f32.4x4x4bf16.1k", 2 * 4 * 4 * 4 * 16, "bf16"),
    ("llvm.amdgcn.mfma.f32.16x16x4f32", 2 * 16 * 16 * 4, "fp32"),
    ("llvm.amdgcn.mfma.f64.16x16x4f64", 2 * 16 * 16 * 4, "fp64"),
    ("llvm.amdgcn.mfma.i32.32x32x16.i8", 2 * 32 * 32 * 16, "int8"),
    ("llvm.amdgcn.mfma.f32.16x16x8.xf32", 2 * 16 * 16 * 8, "tf32"),
    ("llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32", 2 * 16 * 16 * 128, "fp8"),
    ("llvm.amdgcn.smfmac.f32.16x16x32.f16", 2 * 16 * 16 * 32, "fp16"),
    ("llvm.amdgcn.wmma.f32.16x16x16.bf16.v8f32.v16i16", 2 * 16 * 16 * 16, "bf16"),
    ("llvm.amdgcn.wmma.i32.16x16x16.iu4.v8i32.v2i32", 2 * 16 * 16 * 16, "int4"),
    ("llvm.nvvm.mma.m16n8k16.row.col.f32.f32", 2 * 16 * 8 * 16, "fp16"),
    ("llvm.nvvm.mma.m16n8k16.row.col.bf16", 2 * 16 * 8 * 16, "bf16"),
    ("llvm.nvvm.mma.m16n8k8.row.col.tf32", 2 * 16 * 8 * 8, "tf32"),
    ("llvm.nvvm.mma.m16n8k32.row.col.s8", 2 * 16 * 8 * 32, "int8"),
    ("llvm.nvvm.mma.m16n8k32.row.col.f32.e4m3.e5m2.f32", 2 * 16 * 8 * 32, "fp8"),
    ("llvm.nvvm.wmma.m16n16k16.mma.row.col.f32.f32", 2 * 16 * 16 * 16, "fp16"),
    ("llvm.nvvm.tcgen05.mma.shared", None, "matrix"),
]


@pytest.mark.parametrize(("name", "operations", "kind"), INTRINSICS, ids=[row[0] for row in INTRINSICS])
def test_an_intrinsic_computes_what_its_name_says(name, operations, kind):
    triple = "amdgcn-amd-amdhsa" if "amdgcn" in name else "nvptx64-nvidia-cuda"
    form = isaview.read(ONE.format(triple=triple, name=name)).kernel("k").forms[0]
    found = load("llvm").arithmetic(form)
    assert (form.instruction_class, found.operations, found.type, found.matrix) == ("matrix", operations, kind, True)


@pytest.mark.parametrize("kind", ["load.a.row.stride.f16.p0", "store.d.row.stride.f32.p3"])
def test_fragments_are_moved_not_multiplied(kind):
    text = ONE.format(triple="nvptx64-nvidia-cuda", name=f"llvm.nvvm.wmma.m16n16k16.{kind}")
    form = isaview.read(text).kernel("k").forms[0]
    assert form.instruction_class.endswith(kind.partition(".")[0])
    assert load("llvm").arithmetic(form).operations == 0


def test_a_kernel_and_what_it_is_lowered_to_do_the_same_matrix_work():
    path = SAMPLES / "matmul.triton.gfx942.ll"
    lowered = lower_module(path.read_text(encoding="utf-8"), use_cache=False)
    assert isinstance(lowered, Lowered)

    def work(kernel: KernelReport) -> dict[str, object]:
        return {name: one.value for name, one in kernel.work.loops[0].iteration.operations.items() if "matrix" in name}

    own, made = isaview.report(path).kernels[0], isaview.report(lowered.text).kernels[0]
    assert work(own) == work(made) != {}
