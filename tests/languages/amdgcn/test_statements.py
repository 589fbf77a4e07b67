"""AMDGCN: one statement a row, with what it reads, writes and moves."""

from __future__ import annotations

import pytest
from msgspec.json import encode

from isaview.base.words import CLASSES
from isaview.flow.register_arrays import with_arrays
from isaview.languages.amdgcn import dialect as amdgcn
from isaview.languages.amdgcn.lines import reader
from isaview.languages.amdgcn.registers import pieces
from isaview.languages.amdgcn.targets import Target
from isaview.languages.amdgcn.text import HOLES
from isaview.languages.opcode_table import load
from isaview.languages.shapes import read_shapes
from isaview.model.assemble import assemble
from isaview.model.kernel import Instruction, Kernel
from isaview.model.statements import Operation, Unread


def kernel(body: str, target: str = "gfx90a") -> Kernel:
    text = f'\t.amdgcn_target "amdgcn-amd-amdhsa--{target}"\n\t.type k,@function\nk:\n{body}\n\ts_endpgm\n'
    (module,) = assemble(amdgcn.statements(text), amdgcn.DIALECT)
    assert not module.diagnostics, module.diagnostics
    (found,) = module.kernels
    found.operands = with_arrays(found, amdgcn.DIALECT.registers)
    return found


def names(registers: object) -> str:
    return " ".join(register.name for register in registers if register.name not in ("exec_lo", "exec_hi"))  # type: ignore[attr-defined]


def first(text: str, target: str = "gfx90a") -> Instruction:
    return next(kernel("\t" + text, target).instructions)


# text, class, writes, reads (exec is left out)
ROLES = (
    ("v_add_f32_e32 v0, v1, v2", "float32", "v0", "v1 v2"),
    ("v_add_f32_e64 v0, -|v1|, s2 clamp", "float32", "v0", "v1 s2"),
    ("v_mov_b32_e32 v3, 1.0", "move", "v3", ""),
    ("v_fmac_f32_e32 v0, v1, v2", "float32", "v0", "v0 v1 v2"),
    ("v_dot2c_f32_f16 v0, v1, v2", "float16", "v0", "v0 v1 v2"),
    ("v_lshlrev_b64 v[4:5], 3, v[6:7]", "logic", "v4 v5", "v6 v7"),
    ("v_add_co_u32_e32 v0, vcc, v1, v2", "integer", "v0 vcc_lo vcc_hi", "v1 v2"),
    ("v_addc_co_u32_e32 v0, vcc, v1, v2, vcc", "integer", "v0 vcc_lo vcc_hi", "v1 v2 vcc_lo vcc_hi"),
    ("v_add_u32_e32 v0, v1, v2", "integer", "v0", "v1 v2"),
    ("v_add_u32_e32 v0, vcc, v1, v2", "integer", "v0 vcc_lo vcc_hi", "v1 v2"),
    ("v_div_scale_f64 v[14:15], null, v[2:3], v[2:3], v[4:5]", "float64", "v14 v15", "v2 v3 v2 v3 v4 v5"),
    ("v_mad_u64_u32 v[0:1], s[2:3], v2, v3, v[4:5]", "integer", "v0 v1 s2 s3", "v2 v3 v4 v5"),
    ("v_div_fmas_f32 v0, v1, v2, v3", "float32", "v0", "v1 v2 v3 vcc_lo vcc_hi"),
    ("v_cmp_lt_f32_e64 s[0:1], |v1|, s0", "compare", "s0 s1", "v1 s0"),
    ("v_cmp_lt_f32_e32 vcc, v0, v1", "compare", "vcc_lo vcc_hi", "v0 v1"),
    ("v_cmpx_lt_f32_e32 v0, v1", "compare", "", "v0 v1"),
    ("v_cmpx_lt_f32_e64 s[2:3], v0, v1", "compare", "s2 s3", "v0 v1"),
    ("v_cndmask_b32_e32 v0, v1, v2, vcc", "compare", "v0", "v1 v2 vcc_lo vcc_hi"),
    ("v_swap_b32 v1, v2", "move", "v1 v2", "v1 v2"),
    ("v_readlane_b32 s4, v0, s3", "cross_lane", "s4", "v0 s3"),
    ("v_writelane_b32 v0, s4, 3", "cross_lane", "v0", "v0 s4"),
    ("v_readfirstlane_b32 s4, v0", "cross_lane", "s4", "v0"),
    ("v_fma_mixlo_f16 v0, v1, v2, v3 op_sel_hi:[1,0,0]", "float16", "v0", "v0 v1 v2 v3"),
    ("v_cvt_pk_fp8_f32 v0, v1, v2", "convert", "v0", "v0 v1 v2"),
    ("v_accvgpr_write_b32 a3, v1", "move", "a3", "v1"),
    ("v_accvgpr_write_b32 a16, v1", "move", "a16", "v1"),
    ("v_accvgpr_read_b32 v1, a16", "move", "v1", "a16"),
    ("image_load v[0:3], v[4:5], s[0:7] dmask:0xf unorm a16", "texture_load", "v0 v1 v2 v3", "v4 v5 s0 s1 s2 s3 s4 s5 s6 s7"),
    ("v_mfma_f32_32x32x8f16 a[0:15], v[0:1], v[2:3], 0", "matrix", " ".join(f"a{n}" for n in range(16)), "v0 v1 v2 v3"),
    ("v_mfma_f32_4x4x1f32 acc[0:3], v0, v1, acc[0:3]", "matrix", "a0 a1 a2 a3", "v0 v1 a0 a1 a2 a3"),
    ("v_smfmac_f32_16x16x32_f16 v[0:3], v[4:5], v[6:9], v10", "matrix", "v0 v1 v2 v3", "v0 v1 v2 v3 v4 v5 v6 v7 v8 v9 v10"),
    ("s_add_u32 s0, s1, 4", "scalar", "s0 scc", "s1"),
    ("s_addc_u32 s0, s1, 0", "scalar", "s0 scc", "s1 scc"),
    ("s_cselect_b64 s[0:1], s[2:3], -1", "scalar", "s0 s1", "s2 s3 scc"),
    ("s_cmp_eq_u32 s0, 0", "scalar", "scc", "s0"),
    ("s_addk_i32 s0, 0x10", "scalar", "s0 scc", "s0"),
    ("s_and_saveexec_b64 s[0:1], vcc", "scalar", "s0 s1 scc", "vcc_lo vcc_hi"),
    ("s_movk_i32 s3, 0xff", "scalar", "s3", ""),
    ("s_mov_b32 m0, -1", "scalar", "m0", ""),
    ("s_load_dwordx4 s[0:3], s[4:5], 0x10", "constant_load", "s0 s1 s2 s3", "s4 s5"),
    ("global_load_dwordx2 v[0:1], v2, s[4:5] offset:16", "global_load", "v0 v1", "v2 s4 s5"),
    ("global_load_short_d16_hi v0, v[2:3], off", "global_load", "v0", "v0 v2 v3"),
    ("global_store_dword v[2:3], v0, off glc", "global_store", "", "v2 v3 v0"),
    ("global_atomic_add v1, v[2:3], v4, off glc", "global_atomic", "v1", "v2 v3 v4"),
    ("global_atomic_add v[2:3], v4, off", "global_atomic", "", "v2 v3 v4"),
    ("global_atomic_add_u32 v1, v2, v3, s[4:5] th:TH_ATOMIC_RETURN", "global_atomic", "v1", "v2 v3 s4 s5"),
    ("flat_atomic_add_u32 v2, v3, s[4:5]", "generic_atomic", "", "v2 v3 s4 s5"),
    ("buffer_atomic_add v1, v2, s[4:7], s8 offen glc", "global_atomic", "v1", "v1 v2 s4 s5 s6 s7 s8"),
    ("buffer_atomic_add v1, v2, s[4:7], s8 offen", "global_atomic", "", "v1 v2 s4 s5 s6 s7 s8"),
    ("buffer_load_dword v1, s[4:7], 0 offen lds", "async_copy", "", "v1 s4 s5 s6 s7 m0"),
    ("buffer_load_dword v0, v1, s[4:7], 0 offen", "global_load", "v0", "v1 s4 s5 s6 s7"),
    ("ds_read2_b32 v[0:1], v2 offset1:1", "shared_load", "v0 v1", "v2"),
    ("ds_write_b64 v0, v[2:3]", "shared_store", "", "v0 v2 v3"),
    ("ds_add_rtn_u32 v0, v1, v2", "shared_atomic", "v0", "v1 v2"),
    ("ds_bpermute_b32 v0, v1, v2", "cross_lane", "v0", "v1 v2"),
    ("scratch_store_dword off, v0, s32 offset:4", "private_store", "", "v0 s32"),
    (
        "image_sample v[0:3], [v4, v5], s[0:7], s[8:11] dmask:0xf",
        "texture_load",
        "v0 v1 v2 v3",
        "v4 v5 " + " ".join(f"s{n}" for n in range(12)),
    ),
    ("v_movreld_b32_e32 v0, v1", "move", "v0 v1 v2 v3 v4 v5 v6 v7", "v0 v1 v2 v3 v4 v5 v6 v7 m0"),
    ("s_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s2", "scalar", "", "s2"),
    ("s_mov_b32 s0, ttmp9", "scalar", "s0", "ttmp9"),
    ("s_swappc_b64 s[30:31], s[16:17]", "branch", "s30 s31", "s16 s17"),
)


@pytest.mark.parametrize(("text", "wanted_class", "writes", "reads"), ROLES, ids=[row[0] for row in ROLES])
def test_roles(text: str, wanted_class: str, writes: str, reads: str) -> None:
    instruction = first(text)
    assert instruction.form.instruction_class == wanted_class
    assert names(instruction.writes) == writes
    assert sorted(names(instruction.reads).split()) == sorted(reads.split())


PARTIAL = (
    ("v_add_f32_dpp v2, v1, v1 row_shr:8 row_mask:0xf bank_mask:0xf", True),
    ("v_add_f32_dpp v2, v1, v1 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1", False),
    ("v_add_f32_dpp v2, v1, v1 row_shr:8 row_mask:0xa bank_mask:0xf bound_ctrl:0", True),
    ("v_or_b32_sdwa v2, v1, v1 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD", True),
    ("v_or_b32_sdwa v2, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0", False),
    ("v_add_f16_e64 v2, v1, v1 op_sel:[0,0,1]", True),
    ("v_add_f16_e64 v2, v1, v1 op_sel:[0, 0, 1]", True),
    ("v_add_f16_e64 v2, v1, v1 op_sel:[0, 0, 0]", False),
    ("v_mov_b32_dpp v2, v1 dpp8:[7,6,5,4,3,2,1,0]", False),
)


@pytest.mark.parametrize(("text", "keeps"), PARTIAL, ids=[row[0] for row in PARTIAL])
def test_a_write_may_keep_part_of_the_old_value(text: str, keeps: bool) -> None:
    body = kernel("\t" + text)
    written = body.operands.writes[0]
    assert names(body.registers[number] for number in written) == "v2"
    assert (body.operands.kills[0] == ()) is keeps


ACCESSES = (
    ("global_load_dwordx4 v[0:3], v[4:5], off", ("global", "load", 16, "lane")),
    ("global_load_b96 v[0:2], v[4:5], off", ("global", "load", 12, "lane")),
    ("flat_store_byte v[0:1], v2", ("generic", "store", 1, "lane")),
    ("buffer_load_format_xyzw v[0:3], off, s[4:7], 0", ("global", "load", None, "lane")),
    ("s_load_dwordx16 s[0:15], s[4:5], 0x0", ("constant", "load", 64, "wave")),
    ("s_buffer_load_b32 s0, s[4:7], 0x0", ("constant", "load", 4, "wave")),
    ("ds_read2st64_b64 v[0:3], v4 offset1:1", ("shared", "load", 16, "lane")),
    ("ds_load_u8_d16 v1, v2", ("shared", "load", 1, "lane")),
    ("scratch_load_dwordx2 v[0:1], off, s0", ("private", "load", 8, "lane")),
    ("image_load v[0:1], v[2:3], s[0:7] dmask:0x3 unorm", ("texture", "load", 8, "lane")),
    ("image_gather4 v[0:3], v[4:5], s[0:7], s[8:11] dmask:0x1", ("texture", "load", 16, "lane")),
    ("global_atomic_cmpswap_x2 v[0:1], v[2:3], v[4:7], off sc0", ("global", "atomic", 8, "lane")),
)


@pytest.mark.parametrize(("text", "wanted"), ACCESSES, ids=[row[0] for row in ACCESSES])
def test_accesses(text: str, wanted: tuple[str, str, int | None, str]) -> None:
    (access,) = first(text).form.accesses
    assert (access.space, access.kind, access.bytes, access.per) == wanted


def test_a_copy_into_shared_memory_is_a_load_and_a_store() -> None:
    for text in ("global_load_lds_dword v[2:3], off", "buffer_load_dword v1, s[4:7], 0 offen lds"):
        accesses = first(text).form.accesses
        assert [(access.space, access.kind, access.bytes) for access in accesses] == [
            ("global", "load", 4),
            ("shared", "store", 4),
        ]


def test_matrix_shape_and_independent_products() -> None:
    assert first("v_mfma_f32_32x32x8f16 a[0:15], v[0:1], v[2:3], 0").form.matrix_shape == (32, 32, 8)
    form = first("v_mfma_f32_4x4x1_16b_f32 a[0:3], v0, v1, 0").form
    assert form.matrix_shape == (4, 4, 1)
    assert "blocks_16" in form.flags
    assert first("v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]", "gfx1100").form.matrix_shape == (16, 16, 16)


def test_two_operations_issued_together_both_read_before_either_writes() -> None:
    body = kernel("\tv_dual_mov_b32 v1, v2 :: v_dual_mov_b32 v2, v1", "gfx1100")
    one, two = list(body.instructions)[:2]
    assert (names(one.writes), names(two.writes)) == ("v1", "v2")
    assert set(names(one.reads).split()) == {"v1", "v2"}
    assert one.operands == ("v1", "v2")
    assert {"dual"} <= one.form.flags & two.form.flags


def test_vcc_of_a_dual_select_is_read_though_it_is_not_written() -> None:
    body = kernel(
        "\tv_dual_cndmask_b32 v2, v1, v3 :: v_dual_add_nc_u32 v1, s4, v1\n\tv_cmp_eq_u32_e32 vcc_lo, v0, v1", "gfx1100"
    )
    assert "vcc_lo" in names(next(body.instructions).reads)


def test_the_true_register_stands_in_the_comment() -> None:
    instruction = first("v_and_b32_e64 v156 /*v412*/, v0, 15", "gfx1250")
    assert names(instruction.writes) == "v412"
    assert names(first("v_mov_b64_e32 v[0:1] /*v[256:257]*/, v[2:3]", "gfx1250").writes) == "v256 v257"


def test_halves_are_pieces_of_sixteen_bits() -> None:
    (low,) = pieces("v3.l")
    assert (low.name, low.bits, low.word) == ("v3.l", 16, "v3")
    body = kernel("\tv_cvt_f16_f32_e32 v0.l, v10\n\tv_add_f32_e32 v1, v0, v2", "gfx1100")
    assert names(next(body.instructions).writes) == "v0.l"


def test_memory_before_gfx9_reads_m0() -> None:
    assert "m0" in names(first("ds_write_b32 v0, v1", "gfx803").reads)
    assert "m0" not in names(first("ds_write_b32 v0, v1", "gfx906").reads)


REGISTERS = (
    ("v[4:7]", "v4 v5 v6 v7"),
    ("acc[0:1]", "a0 a1"),
    ("a3", "a3"),
    ("[v0, v1]", "v0 v1"),
    ("-|s[2:3]|", "s2 s3"),
    ("vcc", "vcc_lo vcc_hi"),
    ("flat_scratch_lo", "flat_scratch_lo"),
    ("src_shared_base", "src_shared_base"),
    ("null", ""),
    ("off", ""),
    ("foo.v1", ""),
    ("v[7:4]", ""),
    ("v[0:99999999]", ""),
    ("ttmp[4:5]", "ttmp4 ttmp5"),
)


@pytest.mark.parametrize(("text", "wanted"), REGISTERS)
def test_registers_of_an_operand(text: str, wanted: str) -> None:
    assert " ".join(register.name for register in pieces(text)) == wanted


READ = """
s_waitcnt vmcnt(0) lgkmcnt(0)
s_waitcnt vmcnt(0) & lgkmcnt(0)
s_waitcnt 0xc07f
s_wait_loadcnt_dscnt 0x0
s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
s_wait_alu depctr_sa_sdst(0)
s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
s_getreg_b32 s0, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
s_version UC_VERSION_GFX12|UC_VERSION_W32_BIT
ds_swizzle_b32 v8, v2 offset:swizzle(BITMASK_PERM, "01pip")
v_add_f32_dpp v0, v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf
v_add_f32_dpp v0, v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1
v_fma_mix_f32 v2, v13, s17, neg(0) op_sel_hi:[1,0,0]
v_pk_add_f32 v[0:1], v[2:3], v[4:5] op_sel_hi:[1,0] neg_lo:[1,0]
exp mrt0 v0, v1, off, off done vm
tbuffer_load_format_x v0, off, s[0:3], 0 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:4
image_load v[0:3], [v4, v5], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D unorm
v_interp_p1_f32 v1, v0, attr0.x
global_load_b32 v0, v1, s[0:1] scope:SCOPE_DEV th:TH_LOAD_NT
s_add_u32 s4, s4, foo@rel32@lo+4
s_add_u32 s4, s4, (.LBB0_4-.Lpost_getpc0)&4294967295
s_add_u32 s0 s1 s2
v_bitop3_b32 v5, v1, v2, s3 bitop3:0x27
v_wmma_scale_f32_16x16x128_f8f6f4 v[0:7], v[8:23], v[24:39], v[40:47], v1, v2 matrix_a_fmt:MATRIX_FMT_FP8
label: s_nop 0
"quoted name": s_nop 0
s_nop 0 ; comment with "quotes" and ; more
s_nop 0 // another
"""


@pytest.mark.parametrize("text", READ.strip().split("\n"))
def test_every_construct_is_read_by_its_own_row(text: str) -> None:
    forms = [item[1].form for item in amdgcn.statements(f"k:\n{text}\n") if isinstance(item[1], Operation)]
    assert [form.recognised for form in forms] == ["table"]


REFUSED = (
    ("v_add_f32 v0, v1, ]", 19, "found ']'"),
    ("s_mov_b32 s0, (1", 17, "the line ends"),
    ("v_mov_b32 v[nowhere:nowhere+1], v0", 11, "found 'v[nowhere:nowhere+1]'"),
    ("v_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v1, v2 :: v_dual_mov_b32 v3, v2", 51, "at most two"),
)


@pytest.mark.parametrize(("text", "column", "message"), REFUSED, ids=[row[0] for row in REFUSED])
def test_what_is_not_understood_is_said_like_a_compiler(text: str, column: int, message: str) -> None:
    items = [item for item in amdgcn.statements(f"k:\n{text}\ns_endpgm\n") if isinstance(item[1], (Operation, Unread))]
    (line, unread, _), (_, after, _) = items
    assert isinstance(unread, Unread)
    assert isinstance(after, Operation)
    assert (line, unread.column) == (2, column)
    assert message in unread.message


def test_an_opcode_that_is_not_in_the_table_is_counted_and_shown() -> None:
    text = "k:\n\tv_frobnicate v0, v1\n\tv_frobnicate_f32_e32 v0, v1\n\ts_endpgm\n"
    (module,) = assemble(amdgcn.statements(text), amdgcn.DIALECT)
    (found,) = module.kernels
    assert [(form.recognised, form.instruction_class) for form in found.forms[:2]] == [
        ("unknown", "unknown"),
        ("family", "float32"),
    ]
    assert names(found.instruction(0).writes) == "v0 v1"
    assert not found.complete
    assert [(one.line, one.message) for one in module.diagnostics] == [
        (2, "no row of the opcode table knows v_frobnicate: what it does is not known"),
        (3, "no row of the opcode table knows v_frobnicate_f32_e32: taken as float32 by parts of its name"),
    ]
    assert (module.statements_total - module.statements_read, module.diagnostic_count) == (2, 2)


def test_waits_are_a_class_of_their_own() -> None:
    waits = ("s_waitcnt vmcnt(0)", "s_wait_loadcnt 0x0", "s_waitcnt_depctr 0xfffe")
    assert {first(text).form.instruction_class for text in waits} == {"wait"}
    assert {first(text).form.instruction_class for text in ("s_barrier", "s_barrier_wait -1", "buffer_gl0_inv")} == {"barrier"}


def test_every_row_has_a_class_that_exists_and_roles_that_mean_something() -> None:
    rows = load("amdgcn").rows
    assert len(rows) > 2400
    assert {row.instruction_class for row in rows.values()} <= set(CLASSES)
    assert set("".join(row.operands for row in rows.values())) <= set("wrbav-")


def test_reading_with_and_without_remembered_shapes_gives_the_same() -> None:
    text = "\n".join(["k:", *(row[0] for row in ROLES), *READ.strip().split("\n")])
    remembered = [encode(item, order="sorted") for item in read_shapes(text, HOLES, reader(Target()), {})]
    anew = [encode(item, order="sorted") for item in read_shapes(text, HOLES, reader(Target()), None)]
    assert remembered == anew


FLOWS = (
    ("s_trap 2", "stop"),
    ("s_trap 3", "next"),
    ("s_endpgm", "stop"),
    ("s_branch somewhere", "jump"),
    ("s_cbranch_vccnz somewhere", "branch"),
    ("s_setpc_b64 s[30:31]", "return"),
    ("s_call_b64 s[30:31], somewhere", "call"),
)


@pytest.mark.parametrize(("text", "flow"), FLOWS, ids=[row[0] for row in FLOWS])
def test_flow(text: str, flow: str) -> None:
    assert first(text).form.flow == flow


def test_a_lane_mask_and_a_named_half_are_written_whole() -> None:
    mask, *_ = first("v_cmp_eq_f32_dpp vcc_lo, v1, v2 row_shl:7 row_mask:0x0 bank_mask:0xf", "gfx1100").form.slots
    assert (mask.role, mask.partial) == ("write", False)
    assert not first("v_max_f16_e64 v2.h, v1.h, v3.h op_sel:[1,1,1]", "gfx1100").form.slots[0].partial


def test_operands_come_back_as_they_were_written() -> None:
    instruction = first("global_load_dwordx2 v[10:11], v2, s[4:5] offset:16 glc")
    assert instruction.operands == ("v[10:11]", "v2", "s[4:5]", "offset:16")
    assert instruction.form.modifiers == ("offset", "glc")
