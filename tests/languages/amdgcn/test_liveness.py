"""What is alive in AMDGCN text where the text says it by other means than instructions: comments, directives, halves, pairs."""

import pytest

import isaview
from isaview.flow.liveness import liveness_of


def only(body, gpu="gfx900", before="", after=""):
    text = f'\t.amdgcn_target "amdgcn-amd-amdhsa--{gpu}"\n{before}k:\n{body}\ts_endpgm\n{after}'
    (module,) = isaview.read(text)
    (kernel,) = module.kernels
    assert kernel.complete
    return kernel


def alive(kernel, index):
    return {kernel.registers[number].name for number in liveness_of(kernel).live_at(index)} - {"scc", "exec_lo", "exec_hi"}


USE = "\tglobal_store_dword v[0:1], v5, off\n"
SET = "\tv_mov_b32_e32 v5, 1\n"


def test_a_definition_before_a_label_holds_where_control_falls_through():
    body = f"{SET}\ts_cbranch_scc1 .LBB0_2\n; %bb.1:\n; implicit-def: $vgpr5\n.LBB0_2:\n{USE}"
    kernel = only(body)
    assert "v5" in alive(kernel, 0)
    assert "v5" in alive(kernel, 1)


def test_a_definition_between_labels_holds_where_control_comes_by_the_first():
    start = f"\ts_cbranch_scc1 .LBB0_2\n{SET}\ts_branch .LBB0_3\n.LBB0_2:\n; implicit-def: $vgpr5\n.LBB0_3:\n{USE}"
    kernel = only("\tv_mov_b32_e32 v5, 7\n" + start)
    assert "v5" not in alive(kernel, 1)
    assert "v5" in alive(kernel, 3)
    without = only("\tv_mov_b32_e32 v5, 7\n" + start.replace("; implicit-def: $vgpr5\n", ""))
    assert "v5" in alive(without, 1)


def test_a_definition_behind_a_jump_ends_nothing_before_it():
    body = f"\ts_cbranch_scc1 .LBB0_2\n{SET}\ts_branch .LBB0_4\n.LBB0_2:\n; implicit-def: $vgpr5\n.LBB0_3:\n"
    body += f"\ts_nop 0\n.LBB0_4:\n{USE}"
    assert "v5" in alive(only(body), 2)


def test_both_ways_along_one_edge_must_define():
    body = f"{SET}\ts_cbranch_scc1 .LBB0_3\n.LBB0_2:\n; implicit-def: $vgpr5\n.LBB0_3:\n{USE}"
    assert "v5" in alive(only(body), 1)
    assert "v5" not in alive(only(body.replace("scc1 .LBB0_3", "scc1 .LBB0_2")), 1)


def test_a_definition_before_a_label_nobody_jumps_to():
    assert "v5" not in alive(only(f"{SET}\ts_nop 0\n; implicit-def: $vgpr5\n.LBB0_2:\n{USE}"), 1)


@pytest.mark.parametrize(
    ("gpu", "moved", "ended"),
    [
        ("gfx1100", "\tglobal_load_d16_b16 v5, v[2:3], off\n", {"v5.l"}),
        ("gfx1100", "\tglobal_load_d16_hi_b16 v5, v[2:3], off\n", {"v5.h"}),
        ("gfx1100", "\tds_load_u16_d16_hi v5, v2\n", {"v5.h"}),
        ("gfx1100", "\tglobal_load_d16_hi_b16 v[4+1], v[2:3], off\n", {"v5.h"}),
        ("gfx1100", "\tglobal_load_u16 v5, v[2:3], off\n", {"v5"}),
        ("gfx900", "\tglobal_load_short_d16 v5, v[2:3], off\n", {"v5"}),
    ],
)
def test_loads_of_a_half_end_that_half_only(gpu, moved, ended):
    kernel = only(SET + moved + "\tv_add_f32_e32 v6, v5, v5\n\tglobal_store_b32 v[0:1], v6, off\n", gpu)
    assert {kernel.registers[number].name for number in kernel.operands.kills[1]} == ended


@pytest.mark.parametrize(("other", "ended"), [("v_mov_b16_e32 v7.h, v7.l", {"v5.h"}), ("v_mov_b32_e32 v7, v6", {"v5"})])
def test_a_text_that_names_halves_moves_halves_though_it_names_no_processor(other, ended):
    body = f"k:\n{SET}\tglobal_load_d16_hi_b16 v5, v[2:3], off\n\tv_add_f32_e32 v6, v5, v5\n\t{other}\n\ts_endpgm\n"
    ((kernel,),) = (module.kernels for module in isaview.read(body))
    assert {kernel.registers[number].name for number in kernel.operands.kills[1]} == ended


@pytest.mark.parametrize(
    ("gpu", "store", "read"),
    [
        ("gfx1100", "\tglobal_store_b16 v[0:1], v5, off\n", {"v5.l"}),
        ("gfx1100", "\tglobal_store_d16_hi_b16 v[0:1], v5, off\n", {"v5.h"}),
        ("gfx1201", "\tds_store_b8 v0, v5\n", {"v5.l"}),
        ("gfx1201", "\tbuffer_store_b16 v5, off, s[0:3], null\n", {"v5.l"}),
        ("gfx1100", "\tglobal_store_d16_hi_b16 v[0:1], v[5], off\n", {"v5.h"}),
        ("gfx1100", "\tglobal_store_b32 v[0:1], v5, off\n", {"v5.l", "v5.h"}),
        ("gfx900", "\tglobal_store_short v[0:1], v5, off\n", {"v5"}),
    ],
)
def test_stores_of_a_half_read_that_half_only(gpu, store, read):
    kernel = only(SET + store + ("\tv_mov_b16_e32 v5.h, v5.l\n" if read == {"v5.l", "v5.h"} else ""), gpu)
    reads = {kernel.registers[number].name for number in kernel.operands.reads[1]}
    assert {name for name in reads if name.startswith("v5")} == read


def test_nothing_is_alive_between_instructions_issued_together():
    pair = "\tv_dual_mov_b32 v3, v1 :: v_dual_add_nc_u32 v0, v0, v2\n"
    body = (
        "\tv_mov_b32_e32 v1, 1\n\tv_mov_b32_e32 v2, 2\n"
        + pair
        + "\tglobal_store_b64 v[4:5], v[0:1], off\n\tds_store_b32 v0, v3\n"
    )
    kernel = only(body, "gfx1100")
    assert list(liveness_of(kernel).pressure["vector"])[2:4] == [3, 3]
    assert [len(alive(kernel, index) & {"v0", "v1", "v2", "v3"}) for index in (2, 3)] == [3, 3]
    assert max(liveness_of(kernel).pressure["vector"]) == 3


DESCRIPTOR = "\t.amdhsa_kernel k\n\t\t.amdhsa_next_free_vgpr 8\n\t\t.amdhsa_next_free_sgpr 20\n{}\t.end_amdhsa_kernel\n"


@pytest.mark.parametrize(
    ("said", "given"),
    [
        ({"user_sgpr_count": 15, "user_sgpr_kernarg_segment_ptr": 1}, ("s[0:1]", "s[15:15]")),
        ({"user_sgpr_count": 2, "user_sgpr_kernarg_segment_ptr": 1, "system_sgpr_workgroup_id_y": 1}, ("s[0:3]",)),
        ({"user_sgpr_count": 4}, ("s[0:4]",)),
        ({"user_sgpr_kernarg_segment_ptr": 1, "enable_private_segment": 1}, ("s[0:2]",)),
        ({"user_sgpr_kernarg_segment_ptr": 1, "system_sgpr_private_segment_wavefront_offset": 0}, ("s[0:3]",)),
    ],
)
def test_scalar_registers_the_hardware_sets(said, given):
    settings = "".join(f"\t\t.amdhsa_{name} {value}\n" for name, value in said.items())
    kernel = only("\ts_nop 0\n", "gfx1100", after=DESCRIPTOR.format(settings))
    assert tuple(text for text, _ in kernel.arguments if text.startswith("s")) == given


CONFIGURATION = '\t.section .AMDGPU.config,"",@progbits\n{}\t.text\n\t.globl k ; -- Begin function k\n\t.type k,@function\n'


@pytest.mark.parametrize(
    ("words", "given", "entry"),
    [
        ((47176, 11468928, 47180, 5008, 47200, 0), (("s[0:11]", 32), ("v[0:2]", 32)), True),
        ((47176, 0, 47180, 140), (("s[0:7]", 32), ("v[0:0]", 32)), True),
        ((45096, 0, 45100, 0), (("v[0:255]", 0), ("s[0:105]", 0), ("a[0:255]", 0)), True),
    ],
)
def test_what_a_program_without_descriptor_is_given(words, given, entry):
    longs = "".join(f"\t.long {word}\n" for word in words)
    kernel = only("\ts_nop 0\n", before=CONFIGURATION.format(longs), after="\t.size k, .-k\n")
    assert (kernel.is_entry, kernel.arguments) == (entry, given)


def test_a_called_function_is_no_program():
    called = CONFIGURATION.format("\t.long 47176\n\t.long 0\n\t.long 47180\n\t.long 0\n")
    (module,) = isaview.read(
        f'\t.amdgcn_target "amdgcn-amd-amdhsa--gfx900"\n{called}k:\n\ts_setpc_b64 s[30:31]\n'
        + CONFIGURATION.format("\t.long 47180\n\t.long 140\n").replace("k", "main")
        + "main:\n\ts_endpgm\n"
    )
    assert {kernel.name: kernel.is_entry for kernel in module.kernels} == {"k": False, "main": True}


def test_an_element_known_by_its_halves_counts_once():
    fill = "".join(f"\tv_mov_b32_e32 v{place}, {place}\n" for place in range(4, 12))
    halves = "\tv_mov_b16_e32 v4.l, v4.h\n"
    access = "\tv_movreld_b32_e32 v4, v2\n\tv_movrels_b32_e32 v1, v4\n\tglobal_store_b32 v[2:3], v1, off\n"
    with_halves, plain = only(fill + halves + access, "gfx1100"), only(fill + access, "gfx1100")
    assert max(liveness_of(with_halves).pressure["vector"]) == max(liveness_of(plain).pressure["vector"])
