"""A fault, and what looks like it but costs nothing: the rule names the first and is silent about the second."""

import pytest

import isaview
from isaview.rules.arithmetic.unpacked_halves_in_loops import BAD as SINGLE
from isaview.rules.calls.slow_paths_in_loops import DIVISION
from isaview.rules.matrix.matrix_units_unused import BAD as TILE
from isaview.rules.memory.contended_atomics import BAD as CONTENDED
from isaview.rules.memory.narrow_accesses import BAD as NARROW
from isaview.rules.memory.repeated_loads_in_loops import BAD as REPEATED
from isaview.rules.memory.single_use_values import BAD as PRODUCTS
from isaview.rules.memory.strided_accesses import BAD as STRIDED
from isaview.rules.samples import amdgcn, ptx, ptx_loop, sass, sass_loop
from isaview.rules.waits.parted_lanes_in_loops import BAD as PARTED

WAITING = ptx("""\
	cvta.to.global.u64 %rd2, %rd1;
	mov.u32 %r1, %tid.x;
	mul.wide.u32 %rd3, %r1, 4;
	add.s64 %rd4, %rd2, %rd3;
$L__BB0_1:
	ld.global.u32 %r2, [%rd4];
	add.s64 %rd4, %rd4, 4096;
	setp.eq.s32 %p1, %r2, 0;
	@%p1 bra $L__BB0_1;
	st.global.u32 [%rd2], %r2;
""")
STRIDING = ptx("""\
	cvta.to.global.u64 %rd2, %rd1;
	mov.u32 %r2, %tid.x;
$L__BB0_1:
	mul.wide.u32 %rd3, %r2, 4;
	add.s64 %rd4, %rd2, %rd3;
	st.global.u32 [%rd4], %r2;
	add.s32 %r2, %r2, 1;
	setp.lt.s32 %p1, %r2, 64;
	@%p1 bra $L__BB0_1;
""")
LOAD = "\tld.global.f32 %f1, [%rd3+8];  // ISA308\n"
GUARDED = "\tsetp.ne.u32 %p5, %r0, 3;\n\t@%p5 bra $L__BB0_7;\n" + LOAD + "$L__BB0_7:\n"
AWAY = f"""\
@!P1 BRA.DIV UR4, `(.L_x_8) ;
.L_x_9:
FADD R8, R8, 1 ;
BRA `(.L_x_7) ;
.L_x_8:
MOV R2, 0x120 ;
{DIVISION}
BRA `(.L_x_9) ;
.L_x_7:
STG.E.64 desc[UR4][R6.64], R2 ;
"""

INDEXED = "LDG.E R4, desc[UR4][R2.64] ;\n"
ROWS = ptx_loop(
    """\
	mad.lo.s32 %r3, %r0, 64, %r2;
	mul.wide.s32 %rd3, %r3, 4;
	add.s64 %rd4, %rd1, %rd3;
	ld.global.f32 %f1, [%rd4];
	st.global.f32 [%rd4+4], %f1;
""",
    "	ld.param.u32 %r4, [n];\n	ld.param.u32 %r5, [m];\n	mov.u32 %r1, %tid.x;\n	mul.lo.s32 %r2, %r1, %r4;\n",
    parameters=".param .u64 a, .param .u32 n, .param .u32 m",
)
SCALED = "".join(f"	mul.f32 %f{at}, %f{at}, %f9;\n" for at in range(5, 9))
PRODUCTS_OF_TILE = TILE[TILE.index("	fma") : TILE.index("	add.s32")]
BY_VECTOR = "".join(f"	fma.rn.f32 %f{at + 4}, %f{at}, %f9, %f{at + 4};\n" for at in range(1, 5))
VECTOR = f"	ld.global.u16 %h9, [%rd2+512];\n	cvt.f32.f16 %f9, %h9;\n{BY_VECTOR}"
ROW = "	ld.global.f32 %f2, [%rd4];  // ISA301\n"
READ_THROUGH = "".join(f"	ld.global.f32 %f{at + 3}, [%rd4+{4 * at}];\n" for at in range(16))
WHOLE = sass_loop("""\
LDG.E.64 R22, desc[UR4][R12.64] ;
IMAD R23, R23, UR6, RZ ;
IMAD.WIDE.U32 R20, R22, UR6, R18 ;
IMAD R24, R22, UR7, R23 ;
IADD3 R21, R21, R24, RZ ;
STG.E.64 desc[UR4][R20.64], R24 ;
""")
STEPS = sass("""\
S2R R3, SR_TID.X ;
ISETP.GT.AND P0, PT, R3, 0x1f, PT ;
@!P0 LEA R4, R3, RZ, 0x7 ;
IADD3 R9, R9, 0x1, RZ ;
@!P0 LDS R7, [R4] ;
STG.E desc[UR4][R20.64], R7 ;
""")
FIRST = ptx("""\
	.shared .align 4 .b8 tile[8192];
	mov.u32 %r1, %tid.x;
	mov.u32 %r2, %tid.y;
	mov.u32 %r3, %ntid.x;
	mad.lo.s32 %r4, %r2, %r3, %r1;
	setp.gt.s32 %p1, %r4, 30;
	@%p1 bra $L__BB0_1;
	shl.b32 %r5, %r4, 7;
	mov.u32 %r6, tile;
	add.s32 %r7, %r6, %r5;
	ld.shared.f32 %f1, [%r7];
	st.global.f32 [%rd1], %f1;
$L__BB0_1:
""")
JOINED = amdgcn("""\
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_nop 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1.0
	ds_add_f32 v1, v2
""")
SWAPPED = sass("""\
S2R R2, SR_TID.X ;
IMAD.WIDE R16, R2, 0x4, R8 ;
.L_x_1:
LDG.E R13, desc[UR8][R16.64] ;
.L_x_0:
LDS R18, [R13] ;
FADD R19, R23, R18 ;
ATOMS.CAST.SPIN R19, [R13], R18, R19 ;
IADD3 R13, R13, 0x4, RZ ;
ISETP.EQ.U32.AND P6, PT, R19, 0x1, PT ;
@!P6 BRA `(.L_x_0) ;
IADD3 R16, R16, 0x400, RZ ;
ISETP.GE.AND P0, PT, R16, R9, PT ;
@!P0 BRA `(.L_x_1) ;
""")
CHOSEN = sass_loop(
    """\
LDS.64 R20, [R19+0x50] ;
IMAD.WIDE.U32 R20, R27, 0x4, R20 ;
LDG.E R32, desc[UR8][R20.64] ;
IADD3 R27, R27, 0x80, RZ ;
ISETP.GE.U32.AND P1, PT, R32, R25, PT ;
@P1 IADD3 R19, R19, 0x8, RZ ;
""",
    "MOV R19, 0x400 ;\nMOV R27, RZ ;\n",
)
ALIGNED = NARROW.replace(
    "	ld.global.f32 %f1",
    """\
	and.b64 %rd5, %rd4, 15;
	setp.ne.s64 %p1, %rd5, 0;
	@%p1 bra $L__BB0_2;
	ld.global.f32 %f1""",
).replace("	st.global", "$L__BB0_2:\n	st.global")
ALIGNED_CODE = sass("""\
S2R R2, SR_TID.X ;
LDC.64 R4, c[0x0][0x210] ;
IMAD.WIDE R4, R2, 0x10, R4 ;
LOP3.LUT P0, RZ, R4, 0xf, RZ, 0xc0, !PT ;
@P0 BRA `(.L_x_0) ;
LDG.E R8, desc[UR8][R4.64] ;
LDG.E R9, desc[UR8][R4.64+0x4] ;
LDG.E R10, desc[UR8][R4.64+0x8] ;
LDG.E R11, desc[UR8][R4.64+0xc] ;
STG.E.128 desc[UR8][R6.64], R8 ;
.L_x_0:
""")
REST = ptx(
    """\
	ld.param.u32 %r5, [n];
	and.b32 %r6, %r5, -4096;
	sub.s32 %r2, %r5, %r6;
	mov.u32 %r1, %tid.x;
	cvt.u64.u32 %rd3, %r1;
	add.s64 %rd4, %rd1, %rd3;
$L__BB0_1:
	ld.global.u8 %r3, [%rd4];
	st.shared.u32 [%r3], %r3;
	add.s64 %rd4, %rd4, 256;
	add.s32 %r1, %r1, 256;
	setp.lt.s32 %p1, %r1, %r2;
	@%p1 bra $L__BB0_1;
""",
    ".param .u64 a, .param .u32 n",
)
HALF, HALVES = "ld.global.b16 %h1, [%rd1];", "ld.global.b32 %r2, [%rd1];\n	mov.b32 {%h1, %h3}, %r2;"
ALONE = WAITING.replace("$L__BB0_1:", "	setp.gt.s32 %p2, %r1, 3;\n	@%p2 bra $L__BB0_2;\n$L__BB0_1:", 1).replace(
    "	st.global", "$L__BB0_2:\n	st.global"
)

PAIRS = [
    ("ISA302", ALIGNED, "setp.ne", "setp.eq"),
    ("ISA302", ALIGNED_CODE, "@P0 BRA", "@!P0 BRA"),
    ("ISA307", REST, "-4096", "-8"),
    ("ISA406", SINGLE, HALF, HALVES),
    ("ISA508", ALONE, "%r1, 3;", "%r1, 0;"),
    ("ISA508", SWAPPED, "IADD3 R13,", "IADD3 R14,"),
    ("ISA312", CHOSEN, "IADD3 R19, R19, 0x8, RZ ;", "MOV R19, 0x400 ;"),
    ("ISA508", WAITING, "ld.global.u32 %r2", "ld.volatile.global.u32 %r2"),
    ("ISA508", WAITING, "	add.s64 %rd4, %rd4, 4096;\n", ""),
    ("ISA508", STRIDING, "add.s32 %r2, %r2, 1;", "add.s32 %r2, %r2, 4;"),
    ("ISA308", REPEATED, LOAD, GUARDED),
    ("ISA311", CONTENDED, "atom.global.add.f32 %f2, [%rd2], %f1;", "atom.global.add.u32 %r2, [%rd2], %r1;"),
    ("ISA507", PARTED, "FSETP.GT.AND P1, PT, R2, RZ, PT", "FSETP.NEU.AND P1, PT, R2, RZ, PT"),
    ("ISA507", PARTED, "FSETP.GT.AND P1, PT, R2, RZ, PT", "FSETP.GT.AND P1, PT, |R2|, +INF, PT"),
    ("ISA507", PARTED, "@!P1 BRA `", "@!P1 BRA.DIV UR4, `"),
    ("ISA707", sass_loop(AWAY.replace("BRA.DIV UR4, `", "BRA `")), "BRA `(.L_x_8)", "BRA.DIV UR4, `(.L_x_8)"),
    ("ISA507", PARTED, "FFMA R4, R4, R3, R2 ;\n", INDEXED),
    ("ISA601", TILE, "	fma.rn.f32 %f5", f"{SCALED}	fma.rn.f32 %f5"),
    ("ISA601", TILE, PRODUCTS_OF_TILE, VECTOR),
    ("ISA301", ROWS, "%r0, 64,", "%r0, %r5,"),
    ("ISA301", STRIDED.replace(ROW, READ_THROUGH).replace("1048576", "32"), "%r1, 4096", "%r1, 64"),
    ("ISA403", WHOLE, "IMAD R23, R23, UR6, RZ", "SHF.R.S32.HI R23, RZ, 0x1f, R22"),
    ("ISA403", WHOLE, "IMAD R24, R22, UR7, R23", "IMAD R24, R25, UR7, R23"),
    ("ISA305", STEPS, "IADD3 R9, R9, 0x1, RZ", "ISETP.GT.AND P0, PT, R9, R3, PT"),
    ("ISA305", FIRST, "%r4, 30;", "%r4, 2;"),
    ("ISA311", JOINED, "s_nop 0", "s_and_saveexec_b64 s[0:1], vcc"),
    ("ISA310", PRODUCTS, "%f3, %f1, %f2, %f3;", "%f4, %f1, %f2, %f3;"),
]


def named(text: str, code: str) -> list[str]:
    report = isaview.report(text.strip("\n") + "\n", select=(code,), strict=True)
    return [finding.message for kernel in report.kernels for finding in kernel.findings]


@pytest.mark.parametrize(("code", "fault", "old", "new"), PAIRS)
def test_what_costs_nothing_is_no_finding(code, fault, old, new):
    harmless = fault.replace(old, new)
    assert harmless != fault and named(fault, code) and not named(harmless, code)
