"""The fewest operands an AMDGCN instruction stands with: what is cut off is reported, what is whole is not."""

import pytest

import isaview
from isaview.languages.opcode_table import fewest_operands, load


def unread(statement):
    """Messages about one statement in a kernel."""
    text = f'\t.amdgcn_target "amdgcn-amd-amdhsa--gfx900"\nk:\n\t{statement}\n\ts_endpgm\n'
    (module,) = isaview.read(text)
    return [found.message for kernel in module.kernels for found in kernel.unread]


@pytest.mark.parametrize(
    ("statement", "fewest", "found"),
    [
        ("v_mul_f32 v1, v2", 3, 2),
        ("v_mul_f32_e32 v1", 3, 1),
        ("v_add_f32", 3, 0),
        ("v_fma_f32 v0, v1, v2", 4, 3),
        ("s_add_u32 s0, s1", 3, 2),
        ("s_cbranch_scc0", 1, 0),
        ("global_load_dword v1, v[2:3]", 3, 2),
        ("global_store_dword v[0:1], v2", 3, 2),
        ("buffer_load_dword v1, off, s[0:3]", 4, 3),
        ("ds_write_b32 v1", 2, 1),
        ("v_mfma_f32_32x32x8f16 a[0:15], v[0:1], v[2:3]", 4, 3),
        ("v_mul_f32 v1, v2 clamp", 3, 2),
    ],
)
def test_a_statement_with_too_few_operands_is_not_read(statement, fewest, found):
    opcode = statement.split()[0]
    assert unread(statement) == [f"expected at least {fewest} operands of {opcode}, found {found}"]


@pytest.mark.parametrize(
    "statement",
    [
        "v_mul_f32 v1, v2, v3",
        "v_add_co_u32 v1, v2, v3",
        "v_sub_i32 v1, v2, v3",
        "s_load_dword s0, s[2:3]",
        "global_load_dword v[0:1], off offset:16 lds",
        "buffer_load_dword off, s[8:11], s3 lds",
        "global_atomic_add v[0:1], v2, off",
        "s_endpgm",
        "s_nop",
        "buffer_wbinvl1",
    ],
)
def test_a_whole_statement_is_read(statement):
    assert unread(statement) == []


def test_an_opcode_of_no_row_is_unread_whatever_its_operands_are():
    (message,) = unread("v_newer_f32 v1, v2")
    assert message == "no row of the opcode table knows v_newer_f32: taken as float32 by parts of its name"


def test_the_result_of_a_comparison_may_go_unnamed():
    text = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx900"\nk:\n\tv_cmp_lt_f32 v3, v1\n\ts_endpgm\n'
    first = isaview.read(text)[0].kernels[0].instruction(0)
    assert {register.name for register in first.writes} == {"vcc_lo", "vcc_hi"}
    assert {"v3", "v1"} <= {register.name for register in first.reads}


def test_the_table_knows_opcodes_only():
    assert set(fewest_operands("amdgcn")) <= set(load("amdgcn").rows)
