"""Samples of rules of matrix units, calls and copies, beyond those that these teach with."""

from isaview.rules.matrix import matrix_units_unused
from isaview.rules.memory import small_accesses_in_loops
from isaview.rules.samples import amdgcn_loop, ptx, ptx_loop, sass, sass_loop

_SQUARES = {"%f1, %f3,": "%f1, %f1,", "%f1, %f4,": "%f1, %f1,", "%f2, %f3,": "%f2, %f2,", "%f2, %f4,": "%f2, %f2,"}
ISA601_SQUARES = matrix_units_unused.BAD.replace("ISA601", "sums of squares")
for product, square in _SQUARES.items():
    ISA601_SQUARES = ISA601_SQUARES.replace(product, square)
_SHARED = "	.reg .f32 %s<8>;\n	.shared .align 4 .b8 tile[4096];\n"
_LOADS = "".join(f"	ld.shared.f32 %f{at}, [tile+{64 * at}];\n" for at in range(1, 7))
_TILE = "".join(
    f"	fma.rn.f32 %s{4 * row + column}, %f{1 + row}, %f{3 + column}, %s{4 * row + column};\n"
    for row in range(2)
    for column in range(4)
)
_STORE = "	st.global.f32 [%rd1], %s7;\n"
ISA601_BAD_FLOATS = ptx_loop(_LOADS + _TILE.replace(";", ";  // ISA601", 1), _SHARED, _STORE)
ISA601_NO_TF32 = ptx_loop(_LOADS + _TILE, _SHARED, _STORE, target="sm_75")
ISA601_WHOLE_MIX = amdgcn_loop("""\
	global_load_dword v2, v[0:1], off
	global_load_dword v3, v[0:1], off offset:64
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v4, v2, v3, v4 op_sel_hi:[0,0,0]
""")
_BY_LANE = """\
	.shared .align 2 .b8 rows[1024];
	.shared .align 2 .b8 columns[1024];
	mov.u32 %r1, %tid.x;
	shr.u32 %r2, %r1, 4;
	and.b32 %r3, %r1, 15;
	mov.u32 %r4, rows;
	mov.u32 %r5, columns;
	mad.lo.s32 %r6, %r2, 36, %r4;
	mad.lo.s32 %r7, %r3, 36, %r5;
"""
ISA601_BAD_LANES = ptx_loop(
    """\
	ld.shared.u16 %h1, [%r6];
	cvt.f32.f16 %f1, %h1;
	ld.shared.u16 %h2, [%r7];
	cvt.f32.f16 %f2, %h2;
	fma.rn.f32 %f3, %f1, %f2, %f3;  // ISA601
""",
    _BY_LANE,
    "	st.global.f32 [%rd1], %f3;\n",
)
ISA601_FILTER = ISA601_BAD_LANES.replace("mad.lo.s32 %r6, %r2, 36, %r4", "mov.u32 %r6, %r4").replace("ISA601", "one tap")
_FEEDING = "LDG.E.128 R8, desc[UR4][R2.64] ;\nLDG.E.64 R12, desc[UR4][R2.64+0x10] ;\n"
ISA603_BAD_LOADED = sass_loop(f"{_FEEDING}HMMA.16816.F32 R4, R8, R12, R4 ;  // ISA603\n", target="sm_80")
ISA603_REUSED = sass_loop(
    _FEEDING + "".join(f"HMMA.16816.F32 R{at}, R8, R12, R{at} ;\n" for at in range(20, 52, 4)), target="sm_80"
)
ISA703_BAD_ALLOCA = ptx("	alloca.u64 %rd3, %rd1, 16;  // ISA703\n	st.global.u64 [%rd1], %rd3;\n")
ISA703_BAD_STACK = sass("LDC R1, c[0x0][0x28] ;\nLDC R5, c[0x0][0x220] ;\nIADD3 R1, R1, -R5, RZ ;  // ISA703\nSTL [R1], R5 ;\n")
ISA703_FRAME = sass("LDC R1, c[0x0][0x28] ;\nIADD3 R1, R1, -0x20, RZ ;\nSTL [R1], RZ ;\n")
ISA704_BAD_DEBUG = ptx("	st.global.u64 [%rd1], %rd1;\n", target="sm_90, debug", comment="  // ISA704")
ISA704_MOVES = sass("MOV R2, R3 ;\nMOV R3, R4 ;\n" * 8)
_BYTES = "".join(f"	ld.global.u8 %r{at + 5}, [%rd4+{at}];{'  // ISA307' * (not at)}\n" for at in range(4))
ISA307_BAD_RECORDS = small_accesses_in_loops.BAD.replace("	ld.global.u8 %r3, [%rd4];  // ISA307\n", _BYTES).replace(
    "cvt.u64.u32 %rd3, %r1;", "mul.wide.u32 %rd3, %r1, 5;"
)

_READS = "	ld.shared.u32 %r1, [tile];\n	bar.sync 0;{}\n	ld.shared.u32 %r2, [tile+4];\n"
ISA503_BAD_READS = ptx_loop(
    _READS.format("  // ISA503"), "	.shared .align 4 .b8 tile[128];\n	st.shared.u32 [tile], %r3;\n"
)
ISA503_BAD_STRAIGHT = ptx(
    "	.shared .align 4 .b8 tile[128];\n	st.shared.u32 [tile], %r3;\n	bar.sync 0;\n"
    + _READS.format("  // ISA503")
    + "	bar.sync 0;\n	st.shared.u32 [tile], %r1;\n"
)
ISA503_NAMED = ISA503_BAD_READS.replace("	st.shared", "	bar.sync 1;\n	st.shared").replace(
    "ISA503", "one of two barriers"
)
ISA503_WRITTEN = ISA503_BAD_STRAIGHT.replace("	ld.shared.u32 %r2, [tile+4];", "	st.shared.u32 [tile+4], %r2;").replace(
    "ISA503", ""
)

BAD = {
    "ISA503": (ISA503_BAD_READS, ISA503_BAD_STRAIGHT),
    "ISA601": (ISA601_BAD_FLOATS, ISA601_BAD_LANES),
    "ISA603": (ISA603_BAD_LOADED,),
    "ISA703": (ISA703_BAD_ALLOCA, ISA703_BAD_STACK),
    "ISA704": (ISA704_BAD_DEBUG,),
    "ISA307": (ISA307_BAD_RECORDS,),
}
GOOD = {
    "ISA503": (ISA503_NAMED, ISA503_WRITTEN),
    "ISA601": (ISA601_SQUARES, ISA601_NO_TF32, ISA601_WHOLE_MIX, ISA601_FILTER),
    "ISA603": (ISA603_REUSED,),
    "ISA703": (ISA703_FRAME,),
    "ISA704": (ISA704_MOVES,),
}
