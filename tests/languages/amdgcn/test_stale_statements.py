"""Comments, symbols and directives of a compiled AMDGCN dump say things several times: each that goes stale is told."""

import re

import pytest

import isaview

MODULE = """
	.amdgcn_target "amdgcn-amd-amdhsa--{gpu}"
	.amdhsa_code_object_version 6
	.text
	.p2align	2
	.type	square,@function
square:                                 ; @square
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mul_f32_e32 v0, v0, v0
	v_mov_b32_e32 v2, s32
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	square, .Lfunc_end0-square
                                        ; -- End function
	.set {dot}square.num_vgpr, 3
	.set {dot}square.num_agpr, 0
	.set {dot}square.numbered_sgpr, 33
	.set {dot}square.num_named_barrier, 0
	.set {dot}square.private_seg_size, 0
	.set {dot}square.uses_vcc, 0
	.set {dot}square.uses_flat_scratch, 0
	.set {dot}square.has_dyn_sized_stack, 0
	.set {dot}square.has_recursion, 0
	.set {dot}square.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 16
; TotalNumSgprs: {function_scalars}
; NumVgprs: 3
{function_accumulators}; ScratchSize: 0
; MemoryBound: 0
	.text
	.globl	k
	.p2align	8
	.type	k,@function
k:                                      ; @k
; %bb.0:
	s_load_{pair} s[2:3], s[0:1], 0x0
	v_cmp_gt_u32_e32 vcc{low}, 7, v0
	v_mov_b32_e32 v9, 0
	s_waitcnt lgkmcnt(0)
	global_store_{word} v0, v9, s[2:3]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 64
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_count 2
{wave}		.amdhsa_uses_dynamic_stack 0
		.amdhsa_{scratch} 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 1
{offset}		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
{ieee}	.end_amdhsa_kernel
	.text
.Lfunc_end1:
	.size	k, .Lfunc_end1-k
                                        ; -- End function
	.set {dot}k.num_vgpr, 10
	.set {dot}k.num_agpr, 0
	.set {dot}k.numbered_sgpr, 34
	.set {dot}k.num_named_barrier, 0
	.set {dot}k.private_seg_size, 16
	.set {dot}k.uses_vcc, 1
	.set {dot}k.uses_flat_scratch, 0
	.set {dot}k.has_dyn_sized_stack, 0
	.set {dot}k.has_recursion, 0
	.set {dot}k.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 32
; TotalNumSgprs: {scalars}
; NumVgprs: 10
{accumulators}; ScratchSize: 16
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 64 bytes/workgroup (compile time only)
; SGPRBlocks: {scalar_blocks}
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: {scalars}
; NumVGPRsForWavesPerEU: 10
{offset_remark}; Occupancy: {waves}
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
{offset_bits}	.text
	.set {most}.max_num_vgpr, 3
	.set {most}.max_num_agpr, 0
	.set {most}.max_num_sgpr, 33
	.set {most}.max_num_named_barrier, 0
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name:           k
    .symbol:         k.kd
{metadata}    .private_segment_fixed_size: 16
    .group_segment_fixed_size: 64
    .sgpr_count:     {scalars}
    .vgpr_count:     10
    .wavefront_size: {lanes}
amdhsa.target:   amdgcn-amd-amdhsa--{gpu}
...
	.end_amdgpu_metadata
"""
UNIFIED = "; NumAgprs: 0\n; TotalNumVgprs: {}\n"
DUMPS = {
    "gfx90a": MODULE.format(
        gpu="gfx90a",
        dot="",
        most="amdgpu",
        function_scalars=37,
        function_accumulators=UNIFIED.format(3),
        accumulators=UNIFIED.format(10),
        scalars=38,
        scalar_blocks=4,
        pair="dwordx2",
        word="dword",
        low="",
        wave="",
        scratch="system_sgpr_private_segment_wavefront_offset",
        offset="\t\t.amdhsa_accum_offset 12\n\t\t.amdhsa_reserve_flat_scratch 0\n\t\t.amdhsa_tg_split 0\n",
        ieee="\t\t.amdhsa_ieee_mode 1\n",
        offset_remark="; AccumOffset: 12\n",
        waves=8,
        offset_bits="; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 2\n; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0\n",
        metadata="    .agpr_count:     0\n",
        lanes=64,
    ),
    "gfx1100": MODULE.format(
        gpu="gfx1100",
        dot=".L",
        most="amdgpu",
        function_scalars=33,
        function_accumulators="",
        accumulators="",
        scalars=36,
        scalar_blocks=0,
        pair="b64",
        word="b32",
        low="_lo",
        wave="\t\t.amdhsa_wavefront_size32 1\n",
        scratch="enable_private_segment",
        offset="",
        ieee="\t\t.amdhsa_ieee_mode 1\n",
        offset_remark="",
        waves=16,
        offset_bits="",
        metadata="",
        lanes=32,
    ),
}
UNTOLD = ("MemoryBound", "WaveLimiterHint", "TRAP_HANDLER", "has_indirect_call", "num_named_barrier")
"""What nothing else in a text says: guesses at how a kernel behaves, and what no instruction needs."""
UNTOLD_HERE = (
    "square.uses_vcc",
    *("square.has_dyn_sized_stack", "square.has_recursion"),
    *("Lsquare.has_dyn_sized_stack", "Lsquare.has_recursion"),
    *("Lsquare.uses_flat_scratch", "Lk.uses_flat_scratch"),
)
"""Only a kernel's descriptor says how the stack grows, and from gfx10 on no register is kept for its address;
where pages are replayed (gfx90a) as many are kept with `vcc` as without."""


def disagreements(text):
    report = isaview.report(isaview.read(text), strict=True)
    return {finding.message for kernel in report.kernels for finding in kernel.findings if finding.code == "ISA105"}


@pytest.mark.parametrize("gpu", DUMPS)
def test_a_whole_dump_does_not_contradict_itself(gpu):
    assert not disagreements(DUMPS[gpu])


def statements_of(text):
    """Every remark and symbol with a number: what it is called, where the number stands, the number."""
    for match in re.finditer(
        r"^(?:; (?P<remark>[\w:]+ ?)[:=] +|\t\.set \S*?(?P<symbol>\w+\.\w+), )(?P<number>\d+)", text, re.MULTILINE
    ):
        yield (match["remark"] or match["symbol"]).strip(), match.span("number"), int(match["number"])


CASES = [
    pytest.param(gpu, name, span, number, id=f"{gpu}-{name}-{span[0]}")
    for gpu, text in DUMPS.items()
    for name, span, number in statements_of(text)
    if not name.endswith(UNTOLD) and name not in UNTOLD_HERE
]


def test_every_remark_and_symbol_is_among_the_cases():
    assert len(CASES) > 80
    assert {"codeLenInByte", "VGPRBlocks", "SGPRBlocks", "k.numbered_sgpr", "FloatMode"} <= {case.values[1] for case in CASES}


@pytest.mark.parametrize(("gpu", "name", "span", "number"), CASES)
def test_a_statement_that_goes_stale_is_told(gpu, name, span, number):
    text = DUMPS[gpu]
    start, end = span
    stale = number - 8 if name == "codeLenInByte" else 1 - number if number in (0, 1) else number + 8
    assert disagreements(f"{text[:start]}{stale}{text[end:]}"), name


def test_one_stale_statement_is_told_once_where_others_follow_from_it():
    told = disagreements(DUMPS["gfx90a"].replace("NumVGPRsForWavesPerEU: 10", "NumVGPRsForWavesPerEU: 26"))
    assert told == {"allocated VGPRs: 10 by .amdhsa_next_free_vgpr, but 26 by the compiler's remark NumVGPRsForWavesPerEU"}


@pytest.mark.parametrize(
    ("count", "scratch", "mark", "told"),
    [
        (0, 16, "", ""),
        (4, 16, "\t; 4-byte Folded Spill", ""),
        (0, 16, "\t; 4-byte Folded Spill", "the text marks accesses as spills"),
        (4, 0, "", "scratch: 0 by .amdhsa_private_segment_fixed_size"),
    ],
)
def test_spilled_registers_have_memory_and_accesses_that_the_compiler_marks(count, scratch, mark, told):
    text = DUMPS["gfx90a"].replace("    .wavefront_size", f"    .vgpr_spill_count: {count}\n    .wavefront_size")
    text = text.replace("\tglobal_store_dword v0, v9, s[2:3]\n", f"\tbuffer_store_dword v9, off, s[0:3], 0{mark}\n")
    for place in ("segment_fixed_size 16", "segment_fixed_size: 16", "seg_size, 16", "ScratchSize: 16"):
        text = text.replace(place, place.replace("16", str(scratch)))
    said = f"spilled VGPRs: {count} by metadata .vgpr_spill_count, but {told}"
    assert {one for one in disagreements(text) if one.startswith("spilled")} == ({said} if told else set())


def test_what_is_only_said_again_is_no_figure_of_the_kernel():
    kernel = next(kernel for kernel in isaview.report(isaview.read(DUMPS["gfx90a"])).kernels if kernel.name == "k")
    assert not {"vector_register_blocks", "float_mode", "tg_split", "system_sgpr_workgroup_id_x"} & kernel.stated.keys()


@pytest.mark.parametrize(
    ("around", "inside"),
    [
        ("\t;;#ASMSTART\n{}\t;;#ASMEND\n", "\tv_mov_b32_e32 v9, 0\n" * 64),
        ("{}", "\t.rept 64\n\tv_mov_b32_e32 v9, 0\n\t.endr\n"),
    ],
)
def test_inline_assembly_is_not_held_against_the_length_that_the_compiler_guessed(around, inside):
    move = "\tv_mov_b32_e32 v9, 0\n"
    assert not disagreements(DUMPS["gfx90a"].replace(move, around.format(inside)))
    assert disagreements(DUMPS["gfx90a"].replace(move, move * 64))


def test_blocks_of_scalar_registers_that_gfx10_has_no_place_for_are_0_or_counted():
    """LLVM 15 counts them as before, LLVM 20 says 0."""
    counted = DUMPS["gfx1100"].replace("SGPRBlocks: 0", "SGPRBlocks: 4")
    assert not disagreements(counted)
    assert disagreements(DUMPS["gfx1100"].replace("SGPRBlocks: 0", "SGPRBlocks: 5"))


def test_the_mask_of_replays_that_an_older_compiler_leaves_out_of_its_count_is_no_contradiction():
    """LLVM 15: the remarks count vcc alone, and the directive has the assembler reserve the mask too."""
    with_mask = DUMPS["gfx90a"].replace("\t\t.amdhsa_tg_split", "\t\t.amdhsa_reserve_xnack_mask 1\n\t\t.amdhsa_tg_split")
    older = re.sub(r"\t\.set [^\n]*\n", "", with_mask).replace("TotalNumSgprs: 38", "NumSgprs: 36")
    older = older.replace("sgpr_count:     38", "sgpr_count:     36")
    assert not disagreements(older.replace("WavesPerEU: 38", "WavesPerEU: 36"))
    assert disagreements(older.replace("WavesPerEU: 38", "WavesPerEU: 37"))


SHADER = """
	.text
	.globl	draw
	.type	draw,@function
draw:
	s_endpgm
.Lfunc_end0:
	.size	draw, .Lfunc_end0-draw
	.set draw.num_vgpr, 0
	.set draw.num_agpr, 0
	.set draw.numbered_sgpr, 0
	.set draw.uses_vcc, 0
	.set draw.uses_flat_scratch, 0
	.set draw.has_dyn_sized_stack, 0
	.set draw.has_recursion, 0
	.set draw.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; TotalNumSgprs: 4
; NumVgprs: 2
	.set amdgpu.max_num_vgpr, 0
"""


def test_a_stage_of_graphics_has_registers_that_its_symbols_do_not_count():
    assert not disagreements(SHADER)
