"""Matrix instructions of LLVM IR: the work of an intrinsic is that of the instruction it becomes."""

from __future__ import annotations

import pytest

import isaview
from isaview.analysis.bound.work import block_work
from isaview.base import store
from isaview.languages.meanings import load
from isaview.reports.report import KernelReport
from isaview.tools.lower import Lowered, lower_module
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
    ("llvm.amdgcn.smfmac.f32.16x16x32.f16", 16 * 16 * 32, "fp16"),
    ("llvm.amdgcn.wmma.f32.16x16x16.bf16.v8f32.v16i16", 2 * 16 * 16 * 16, "bf16"),
    ("llvm.amdgcn.wmma.i32.16x16x16.iu4.v8i32.v2i32", 2 * 16 * 16 * 16, "int4"),
    ("llvm.nvvm.mma.m16n8k16.row.col.f32.f32", 2 * 16 * 8 * 16, "fp16"),
    ("llvm.nvvm.mma.m16n8k16.row.col.bf16", 2 * 16 * 8 * 16, "bf16"),
    ("llvm.nvvm.mma.m16n8k8.row.col.tf32", 2 * 16 * 8 * 8, "tf32"),
    ("llvm.nvvm.mma.m16n8k32.row.col.s8", 2 * 16 * 8 * 32, "int8"),
    ("llvm.nvvm.mma.m16n8k32.row.col.f32.e4m3.e5m2.f32", 2 * 16 * 8 * 32, "fp8"),
    ("llvm.nvvm.wmma.m16n16k16.mma.row.col.f32.f32", 2 * 16 * 16 * 16, "fp16"),
    ("llvm.nvvm.mma.m16n8k16.row.col.satfinite.s8", 2 * 16 * 8 * 16, "int8"),
    ("llvm.nvvm.mma.m8n8k32.row.col.satfinite.u4.s4", 2 * 8 * 8 * 32, "int4"),
    ("llvm.nvvm.mma.sp.ordered.metadata.m16n8k32.row.col.f16.f16", 16 * 8 * 32, "fp16"),
    ("llvm.amdgcn.swmmac.f32.16x16x32.f16.v8f32.v8f16.v16f16.i32", 16 * 16 * 32, "fp16"),
    ("llvm.nvvm.tcgen05.mma.shared", None, "matrix"),
]


@pytest.mark.parametrize(("name", "operations", "kind"), INTRINSICS, ids=[row[0] for row in INTRINSICS])
def test_an_intrinsic_computes_what_its_name_says(name, operations, kind):
    triple = "amdgcn-amd-amdhsa" if "amdgcn" in name else "nvptx64-nvidia-cuda"
    form = isaview.read(ONE.format(triple=triple, name=name)).kernel("k").forms[0]
    found = load("llvm").arithmetic(form)
    assert (form.instruction_class, found.operations, found.type, found.matrix) == ("matrix", operations, kind, True)


MOVED = [
    ("llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0", ("generic", "load", 16 * 16 * 2, "wave")),
    ("llvm.nvvm.wmma.m32n8k16.load.b.col.bf16.p3", ("shared", "load", 8 * 16 * 2, "wave")),
    ("llvm.nvvm.wmma.m16n16k8.load.a.row.tf32.p1", ("global", "load", 16 * 8 * 4, "wave")),
    ("llvm.nvvm.wmma.m8n8k128.load.b.col.b1.p0", ("generic", "load", 8 * 128 // 8, "wave")),
    ("llvm.nvvm.wmma.m16n16k16.load.c.row.f32.p0", ("generic", "load", 16 * 16 * 4, "wave")),
    ("llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p3", ("shared", "store", 16 * 16 * 4, "wave")),
    ("llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3", ("shared", "load", 4 * 8 * 8 * 2, "wave")),
    ("llvm.nvvm.ldmatrix.sync.aligned.m16n16.x2.trans.b8.p3", ("shared", "load", 2 * 16 * 16, "wave")),
    ("llvm.nvvm.stmatrix.sync.aligned.m8n8.x2.b16.p3", ("shared", "store", 2 * 8 * 8 * 2, "wave")),
    ("llvm.nvvm.tcgen05.cp.128x256b.cg1", ("shared", "load", 128 * 32, "group")),
]


@pytest.mark.parametrize(("name", "moved"), MOVED, ids=[row[0] for row in MOVED])
def test_tiles_are_moved_whole_and_not_multiplied(name, moved):
    space = {"p0": "ptr", "p1": "ptr addrspace(1)", "p3": "ptr addrspace(3)"}.get(name[-2:], "ptr")
    text = ONE.format(triple="nvptx64-nvidia-cuda", name=name).replace("()\n  ret", f"({space} null)\n  ret")
    form = isaview.read(text).kernel("k").forms[0]
    assert [(one.space, one.kind, one.bytes, one.per) for one in form.accesses] == [moved]
    assert load("llvm").arithmetic(form).operations == 0


COPIED = [
    ("nvvm.cp.async.ca.shared.global.8", "ptr addrspace(3) null, ptr addrspace(1) null", 8, "lane"),
    ("nvvm.cp.async.cg.shared.global.16.s", "ptr addrspace(3) null, ptr addrspace(1) null, i32 8", 16, "lane"),
    ("amdgcn.global.load.lds", "ptr addrspace(1) null, ptr addrspace(3) null, i32 12, i32 0, i32 0", 12, "lane"),
    ("amdgcn.raw.ptr.buffer.load.lds", "ptr addrspace(8) null, ptr addrspace(3) null, i32 4, i32 0, i32 0, i32 0", 4, "lane"),
    (
        "nvvm.cp.async.bulk.global.to.shared.cta",
        "ptr addrspace(3) null, ptr addrspace(3) null, ptr addrspace(1) null, i32 2048, i64 0, i1 0",
        2048,
        "group",
    ),
    ("nvvm.cp.async.bulk.tensor.g2s.tile.1d", "ptr addrspace(7) null, ptr addrspace(3) null, ptr null, i32 0", None, "group"),
]


@pytest.mark.parametrize(("name", "arguments", "size", "per"), COPIED, ids=[row[0] for row in COPIED])
def test_copies_read_global_memory_and_write_shared(name, arguments, size, per):
    triple = "amdgcn-amd-amdhsa" if "amdgcn" in name else "nvptx64-nvidia-cuda"
    text = ONE.format(triple=triple, name=f"llvm.{name}").replace("()\n  ret", f"({arguments})\n  ret")
    form = isaview.read(text).kernel("k").forms[0]
    assert form.instruction_class == "async_copy"
    moved = [(one.space, one.kind, one.bytes, one.per) for one in form.accesses]
    assert moved == [("global", "load", size, per), ("shared", "store", size, per)]


VECTORS = [
    ("%x = fmul <2 x half> %h, %h", 2, "fp16", 1, 2),
    ("%x = fmul <5 x half> %w, %w", 5, "fp16", 3, 6),
    ("%x = fadd <4 x float> %f, %f", 4, "fp32", 4, 4),
    ("%x = call <4 x float> @llvm.fma.v4f32(<4 x float> %f, <4 x float> %f, <4 x float> %f)", 8, "fp32", 4, 4),
    ("%x = fmul <2 x double> %d, %d", 2, "fp64", 2, 2),
    ("%x = add <8 x i16> %i, %i", 8, "int32", 8, 8),
    ("%x = call float @llvm.vector.reduce.fadd.v4f32(float 0.0, <4 x float> %f)", 4, "fp32", 4, 4),
    ("%x = fadd float 1.0, 2.0", 1, "fp32", 1, 1),
    ("%x = load <4 x float>, ptr %p", None, "fp32", 1, 0),
    ("%x = getelementptr i8, ptr %p, i64 64", None, "int32", 0, 0),
]


@pytest.mark.parametrize(("line", "operations", "kind", "issued", "slots"), VECTORS, ids=[row[0][:28] for row in VECTORS])
def test_each_element_of_a_vector_is_counted(line, operations, kind, issued, slots):
    arguments = "<2 x half> %h, <5 x half> %w, <4 x float> %f, <2 x double> %d, <8 x i16> %i, ptr %p"
    kernel = isaview.read(f"define amdgpu_kernel void @k({arguments}) {{\n  {line}\n  ret void\n}}\n").kernel("k")
    (work,) = block_work(kernel, 64)
    returned = 1  # the end of the kernel takes a slot, too
    assert work.operations.get(kind) == (None if operations is None else operations * 64)
    assert (work.slots["issue"] - returned, work.slots[kind]) == (issued, slots)


@store.off()
def test_a_kernel_and_what_it_is_lowered_to_do_the_same_matrix_work():
    path = SAMPLES / "matmul.triton.gfx942.ll"
    lowered = lower_module(path.read_text(encoding="utf-8"))
    assert isinstance(lowered, Lowered)

    def work(kernel: KernelReport) -> dict[str, object]:
        return {name: one.value for name, one in kernel.work.loops[0].iteration.operations.items() if "matrix" in name}

    own, made = isaview.report(path).kernels[0], isaview.report(lowered.text).kernels[0]
    assert work(own) == work(made) != {}
