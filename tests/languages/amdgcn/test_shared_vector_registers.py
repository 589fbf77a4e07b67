"""Vector registers that both halves of a wave of 64 share (gfx10, gfx11): read, held against LLVM's assembler, and counted."""

import struct
from io import BytesIO

import pytest
from elftools.elf.elffile import ELFFile

import isaview
from isaview.binaries.facts import read_binary
from isaview.gpus.hardware import all_gpus, find_gpu

TEXT = """	.amdgcn_target "amdgcn-amd-amdhsa--{gpu}"
	.text
	.globl k
	.p2align 8
	.type k,@function
k:
	v_mov_b32 v{last}, 0
	s_endpgm
.Lend:
	.size k, .Lend-k
	.section .rodata
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr {vectors}
		.amdhsa_next_free_sgpr 8
		.amdhsa_wavefront_size32 {narrow}
		.amdhsa_shared_vgpr_count {blocks}
	.end_amdhsa_kernel
"""
ASSEMBLED = {
    ("gfx1010", 40, 0): (0, 0),
    ("gfx1010", 40, 1): (1, 8),
    ("gfx1030", 216, 5): (5, 40),
    ("gfx1100", 40, 12): (12, 96),
    ("gfx1151", 136, 15): (15, 120),
}
"""GPU, registers, count → bits 3:0 of COMPUTE_PGM_RSRC3 in what ``llvm-mc -filetype=obj`` makes of the text (LLVM 22), and the
registers that they stand for (User Guide for AMDGPU Backend, SHARED_VGPR_COUNT)."""


def text_of(gpu, vectors, blocks, narrow=0):
    return TEXT.format(gpu=gpu, vectors=vectors, blocks=blocks, narrow=narrow, last=vectors - 1)


def kernel_of(*arguments, **options):
    (kernel,) = isaview.report(isaview.read(text_of(*arguments, **options))).kernels
    return kernel


@pytest.mark.parametrize(("asked", "made"), ASSEMBLED.items())
def test_a_directive_states_what_the_descriptor_does(asked, made):
    found = kernel_of(*asked).stated.get("shared_vector_registers")
    assert (0 if found is None else found.value) == made[1]


@pytest.mark.parametrize(("asked", "made"), ASSEMBLED.items())
def test_a_binary_states_it_too(asked, made, tmp_path):
    """A code object that llvmlite makes, with the bits that LLVM's assembler sets."""
    from tests.binaries.test_binaries import KERNEL
    from tests.binaries.test_binaries import made as compiled

    llvm = KERNEL.replace('"amdgpu-flat', '"target-features"="+wavefrontsize64" "amdgpu-flat')
    data = bytearray(compiled(llvm, asked[0])[0])
    elf = ELFFile(BytesIO(bytes(data)))
    (symbol,) = elf.get_section_by_name(".symtab").get_symbol_by_name("k.kd")
    place = elf.get_section(symbol["st_shndx"])["sh_offset"] + symbol["st_value"]
    (before,) = struct.unpack_from("<I", data, place + 44)
    struct.pack_into("<I", data, place + 44, before & ~0xF | made[0])
    path = tmp_path / "k.hsaco"
    path.write_bytes(data)
    (stated,) = [one for one in read_binary(path, "k.hsaco").stated if one.name == "k"]
    found = stated.facts.get("shared_vector_registers")
    assert (0 if found is None else found.value) == made[1]


@pytest.mark.parametrize(
    ("gpu", "vectors", "blocks", "total", "waves"),
    [
        ("gfx1010", 40, 0, 40, 12),  # 512 / 40
        ("gfx1010", 40, 1, 44, 11),  # 512 / (40 + 8 / 2)
        ("gfx1010", 41, 2, 52, 9),  # 512 / (44 + 16 / 2)
        ("gfx1030", 40, 2, 48, 10),  # 512 / (40 + 16 / 2)
        ("gfx1100", 40, 2, 56, 12),  # 768 / up(48 + 8, 12)
        ("gfx1030", 128, 15, 188, 2),
    ],
)
def test_occupancy_counts_half_of_them(gpu, vectors, blocks, total, waves):
    kernel = kernel_of(gpu, vectors, blocks)
    assert kernel.registers.allocated["total"].value == total
    assert kernel.occupancy.limits["vector_registers"] == waves
    plain = kernel_of(gpu, vectors, 0)
    assert kernel.occupancy.compiler_waves.value == plain.occupancy.compiler_waves.value  # LLVM leaves them out


def test_the_reason_names_them():
    because = kernel_of("gfx1010", 41, 2).registers.allocated["total"].because
    assert "in steps of 4, and 8 for 16 that both halves of a wave share (.amdhsa_shared_vgpr_count, in blocks of 8)" in because


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("gfx1030", 40, 5), ""),
        (("gfx1030", 216, 5), ""),
        (("gfx1030", 228, 5), "with 228 of its own a wave can have 256 in all"),
        (("gfx1030", 40, 2, 1), "a wave of 32 has no halves"),
        (("gfx942", 40, 2), "waves of gfx942 share none"),
    ],
)
def test_what_the_assembler_refuses_is_a_contradiction(asked, said):
    """LLVM: "shared_vgpr_count*2 + compute_pgm_rsrc1.GRANULATED_WORKITEM_VGPR_COUNT cannot exceed 63", "not valid on …"."""
    found = [one for one in kernel_of(*asked).registers.disagreements if one.startswith("shared VGPRs")]
    assert [one.partition(", but ")[2] for one in found] == ([said] if said else [])


def test_the_table_has_a_block_where_waves_of_64_are_run_in_halves():
    found = {gpu.target for gpu in all_gpus() if gpu.shared_vector_block is not None}
    assert found == {gpu.target for gpu in all_gpus() if gpu.target.startswith(("gfx10", "gfx11"))}
    assert all(len(find_gpu(target).wave_sizes) == 2 for target in found)
