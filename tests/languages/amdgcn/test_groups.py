"""What AMD dumps state of groups beyond their size: named barriers, clusters, dynamic registers."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

import isaview
from isaview.gpus.compilers import compiler_waves
from isaview.gpus.hardware import find_gpu
from isaview.gpus.launch import Resources

KERNEL = """	.amdgcn_target "amdgcn-amd-amdhsa--{gpu}"
	.text
	.globl k
	.type k,@function
k:
	v_mov_b32 v99, 0
	s_endpgm
.Lend:
	.size k, .Lend-k
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 100
		.amdhsa_next_free_sgpr 8
		.amdhsa_wavefront_size32 1
{directives}	.end_amdhsa_kernel
	.text
{remarks}	.amdgpu_metadata
---
amdhsa.kernels:
  - .max_flat_workgroup_size: 128
    .name:           k
    .symbol:         k.kd
{metadata}amdhsa.target:   amdgcn-amd-amdhsa--{gpu}
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
"""
IR = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %p) #0 {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %t
  store i32 %t, ptr addrspace(1) %q
  ret void
}}
attributes #0 = {{ "target-cpu"="{gpu}" "amdgpu-flat-work-group-size"="32,128" {attributes} }}
"""


def assembly(gpu: str = "gfx1250", directives: str = "", metadata: str = "", remarks: str = ""):
    text = KERNEL.format(gpu=gpu, directives=directives, metadata=metadata, remarks=remarks)
    return isaview.report(isaview.read(text)).kernel("k")


def ir(gpu: str, attributes: str):
    options = isaview.Options(lower="never")
    return isaview.report(isaview.read(IR.format(gpu=gpu, attributes=attributes)), options=options).kernel("k")


def unmodelled(kernel) -> list[str]:
    return [one.resource for one in kernel.occupancy.not_modelled]


@pytest.mark.parametrize(("blocks", "barriers"), [(0, 0), (1, 4), (3, 12)])
def test_named_barriers_are_counted_in_blocks_and_not_modelled(blocks, barriers):
    kernel = assembly(directives=f"\t\t.amdhsa_named_barrier_count {blocks}\n")
    assert kernel.measure("barriers").value == barriers
    assert unmodelled(kernel) == (["barriers"] if barriers else [])


def test_cluster_dimensions_of_the_metadata():
    kernel = assembly(metadata="    .cluster_dims:\n      - 2\n      - 4\n      - 1\n")
    assert [kernel.measure(name).value for name in ("cluster_size", "cluster_size_x", "cluster_size_y")] == [8, 2, 4]
    assert unmodelled(kernel) == ["clusters"]


@pytest.mark.parametrize(
    ("dimensions", "expected"), [("2,2,1", ["clusters"]), ("0,0,0", []), ("1024,1024,1024", []), ("?", [])]
)
def test_cluster_dimensions_of_ir(dimensions, expected):
    assert unmodelled(ir("gfx1250", f'"amdgpu-cluster-dims"="{dimensions}"')) == expected


@pytest.mark.parametrize(("said", "expected", "dynamic"), [(13, 13, True), (12, 12, False), (5, 12, False)])
def test_dynamic_registers_explain_what_the_compiler_says(said, expected, dynamic):
    """100 registers take 112 of 1,536 in blocks of 16, and 120 in the steps of kernels without them."""
    kernel = assembly("gfx1200", remarks=f"; Occupancy: {said}\n")
    waves = kernel.occupancy.compiler_waves
    assert waves.value == expected
    assert ("in blocks of 16, as follows from the dump's own figure" in waves.because) is dynamic


def test_the_block_that_ir_states_is_taken():
    loads = "\n".join(f"  %a{n} = load volatile i32, ptr addrspace(1) %q" for n in range(130))
    stores = "\n".join(f"  store volatile i32 %a{n}, ptr addrspace(1) %q" for n in range(130))
    text = IR.replace("  store i32 %t", f"{loads}\n{stores}\n  store i32 %t")
    steps = []
    for attributes in ("", '"amdgpu-dynamic-vgpr-block-size"="32"'):
        reading = isaview.read(text.format(gpu="gfx1200", attributes=attributes))
        waves = isaview.report(reading, options=isaview.Options(lower="never")).kernel("k").occupancy.waves
        steps.append(int(waves.because.partition("taken as ")[2].split()[0]))
    assert steps[0] % 24 == 0 and steps[1] % 32 == 0 and steps[0] % 32


SCALARS = [(64, 10), (65, 8), (80, 8), (81, 7), (96, 7), (97, 6), (100, 6)]


@pytest.mark.parametrize(("registers", "said"), SCALARS)
def test_a_newer_llvm_counts_the_trap_handler(registers, said):
    """What the LLVM 24 that Triton 3.9 brings prints for gfx906; LLVM 22 says 10 up to 80, 9 up to 88, 8 up to 100."""
    taken = Resources(vector_registers=8, scalar_registers=registers, compiler_threads=(1, 256), compiler_stated=said)
    waves = compiler_waves(find_gpu("gfx906"), taken)
    older = compiler_waves(find_gpu("gfx906"), replace(taken, compiler_stated=None))
    assert waves.value == said
    assert ("16 more for the trap handler, as follows" in waves.because) is (older.value != said)


@pytest.mark.parametrize(("said", "told"), [(12, False), (13, False), (5, True)])
def test_an_occupancy_that_follows_from_nothing_is_a_contradiction(said, told):
    kernel = assembly("gfx1200", remarks=f"; Occupancy: {said}\n")
    messages = [finding.message for finding in kernel.findings if finding.code == "ISA105"]
    taken = "what it states of registers, shared memory and workgroup size leads the compiler"
    sentence = f"occupancy: {said} by the compiler's remark Occupancy, but {taken} to 12"
    assert messages == ([sentence] if told else [])


SHARED = [("gfx950", 64, 5136, 7), ("gfx1100", 32, 2308, 13), ("gfx1250", 32, 4126, 14), ("gfx1250", 32, 4096, 16)]


@pytest.mark.parametrize(("gpu", "threads", "shared", "said"), SHARED)
def test_a_newer_llvm_takes_shared_memory_in_steps(gpu, threads, shared, said):
    """What the LLVM 24 that Triton 3.9 brings prints; LLVM 22 divides the bytes as they are."""
    taken = Resources(vector_registers=8, shared_bytes=shared, compiler_threads=(threads, threads), compiler_stated=said)
    waves = compiler_waves(find_gpu(gpu), taken)
    older = compiler_waves(find_gpu(gpu), replace(taken, compiler_stated=None))
    assert waves.value == said
    assert ("shared memory is taken in steps of" in waves.because) is (older.value != said)
    assert "not rounded up" not in waves.because or older.value == said


def test_the_compiler_knows_no_group_size_of_a_file_beside(tmp_path):
    """Triton's metadata says that 64 threads are launched; the compiler was told of 1 to 64: one wave needs no barrier."""
    (tmp_path / "k.s").write_text(
        KERNEL.format(gpu="gfx1250", directives="", metadata="", remarks="; Occupancy: 9\n").replace("size: 128", "size: 64")
    )
    settings = {
        "name": "k",
        "target": {"backend": "hip", "arch": "gfx1250", "warp_size": 32},
        "num_warps": 2,
        "shared": 0,
        "warp_size": 32,
    }
    (tmp_path / "k.json").write_text(json.dumps(settings))
    kernel = isaview.report(tmp_path / "k.s", options=isaview.Options()).kernel("k")
    found = kernel.occupancy
    assert (found.threads, found.waves.value, found.limited_by) == (64, 8, ("groups",))
    assert found.compiler_waves.value == found.stated_waves.value == 9
    assert "ISA105" not in {finding.code for finding in kernel.findings}
