"""Samples of rules about memory beyond those that they teach with, as in `tests/rules/further.py`."""

from isaview.rules.memory import (
    bank_conflicts,
    narrow_accesses,
    repeated_loads_in_loops,
    single_use_values,
    small_accesses_in_loops,
    strided_accesses,
)
from isaview.rules.samples import amdgcn, amdgcn_loop, llvm, ptx, ptx_loop, sass, sass_loop

ISA305_TILED = bank_conflicts.BAD.replace(
    "tile;", "tile;\n	mov.u32 %r5, %tid.y;\n	shl.b32 %r6, %r5, 2;\n	add.s32 %r2, %r2, %r6;"
).replace("4096", "8192")
ISA305_FEW = bank_conflicts.BAD.replace("	ld.shared", "	setp.lt.u32 %p1, %r1, 3;\n	@%p1 ld.shared").replace(
    "ISA305", "three lanes"
)
ISA305_ROOM = bank_conflicts.BAD.replace("tile[4096]", "tile[260]").replace("ISA305", "room for three lanes")
ISA306_BAD_VALUES = llvm(
    """\
  %old = load i32, ptr addrspace(1) %a, align 4
  br label %loop
loop:
  %seen = phi i32 [ %old, %entry ], [ %now, %loop ]
  %value = bitcast i32 %seen to float
  %sum = fadd float %value, %x
  %bits = bitcast float %sum to i32
  %pair = cmpxchg ptr addrspace(1) %a, i32 %seen, i32 %bits seq_cst monotonic, align 4 ; ISA306
  %now = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %end, label %loop
end:
""",
    ", float %x",
)
ISA306_BAD_MACHINE = amdgcn(
    """\
	global_load_dword v3, v0, s[0:1]
	s_mov_b64 s[2:3], 0
.LBB0_1:
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v2, 1.0, v3
	global_atomic_cmpswap v2, v0, v[2:3], s[0:1] glc    ; ISA306
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v2, v3
	s_or_b64 s[2:3], vcc, s[2:3]
	v_mov_b32_e32 v3, v2
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_1
""",
    "gfx90a",
)
ISA306_LOCK = ptx_loop(
    """\
	atom.global.cas.b32 %r3, [%rd1], 0, 1;
	setp.ne.s32 %p1, %r3, 0;
	@%p1 bra $L__BB0_1;
	ld.global.f32 %f1, [%rd1+8];
	add.f32 %f2, %f1, 0f3F800000;
	st.global.f32 [%rd1+8], %f2;
"""
)
ISA304_BAD_MACHINE = amdgcn("""\
	v_lshlrev_b32_e32 v1, 2, v0
	scratch_load_dword v2, v1, off          ; ISA304
	scratch_load_dword v3, off, s32 offset:8
	v_mov_b32_e32 v4, 16
	scratch_store_dword v4, v2, off
""")
ISA304_BAD_VALUES = llvm(
    """\
  %array = alloca [16 x float], align 4, addrspace(5)
  %first = getelementptr [16 x float], ptr addrspace(5) %array, i32 0, i32 3
  store float 1.0, ptr addrspace(5) %first, align 4
  %place = getelementptr [16 x float], ptr addrspace(5) %array, i32 0, i32 %n
  %x = load float, ptr addrspace(5) %place, align 4 ; ISA304
  store float %x, ptr addrspace(1) %a, align 4
""",
    ", i32 %n",
)
ISA304_FRAME = "LDC R1, c[0x0][0x28] ;\nIADD3 R1, R1, -0x80, RZ ;\nIADD3 R3, R1, 0x10, RZ ;\n"
ISA304_FIXED = "LDL R6, [R3+0x4] ;\nSTL [R1+0x8], R6 ;\nLDL R7, [R1+0x8] ;\n"
ISA304_GOOD_CODE = sass(ISA304_FRAME + ISA304_FIXED)
ISA304_BAD_CODE = sass(f"{ISA304_FRAME}{ISA304_FIXED}S2R R2, SR_TID.X ;\nLEA R4, R2, R3, 0x2 ;\nLDL R5, [R4] ;  // ISA304\n")
ISA304_POINTER = ptx("""\
	ld.global.u64 %rd2, [%rd1];
	isspacep.local %p1, %rd2;
	@!%p1 bra $L__BB0_2;
	cvta.to.local.u64 %rd3, %rd2;
	ld.local.f32 %f1, [%rd3];
	st.global.f32 [%rd1], %f1;
$L__BB0_2:
""")
ISA302_THREE = (
    narrow_accesses.BAD.replace("%r1, 16", "%r1, 12")
    .replace("	ld.global.f32 %f4, [%rd4+12];\n", "")
    .replace("ISA302", "12 B a lane")
)
ISA302_ALONE = narrow_accesses.BAD.replace("a)\n{", "a)\n.maxntid 1, 1, 1\n{").replace("ISA302", "one thread a block")
ISA302_VOLATILE = narrow_accesses.BAD.replace("ld.", "ld.volatile.").replace("ISA302", "in this order")
ISA302_GUARDS = "".join(f"	setp.gt.s32 %p{n}, %r1, {n};\n" for n in range(1, 5))
ISA302_PARTED = narrow_accesses.BAD.replace(
    narrow_accesses.LOADS,
    ISA302_GUARDS + "".join(f"	@%p{n} {load.strip()}\n" for n, load in enumerate(narrow_accesses.LOADS.splitlines(), 1)),
).replace("ISA302", "each under a guard of its own")
ISA302_OFF = narrow_accesses.BAD.replace(
    narrow_accesses.LOADS, "	mov.pred %p1, 0;\n" + narrow_accesses.LOADS.replace("	ld", "	@%p1 ld")
).replace("ISA302", "never runs")
ISA302_ONE_LANE = (
    narrow_accesses.BAD.replace(
        narrow_accesses.LOADS, f"	setp.ne.s32 %p1, %r1, 0;\n	@%p1 bra $L1;\n{narrow_accesses.LOADS}"
    )
    .replace("	ret", "$L1:\n	ret")
    .replace("ISA302", "one lane")
)
ISA308_LOADS = "".join(f"	ld.global.v4.f32 {{%f1, %f2, %f3, %f4}}, [%rd3+{16 * at}];\n" for at in range(17))
ISA308_MANY = repeated_loads_in_loops.BAD.replace("	ld.global.f32 %f1, [%rd3+8];  // ISA308\n", ISA308_LOADS)
ISA308_NEVER = repeated_loads_in_loops.BAD.replace("	ld.global", "	mov.pred %p2, 0;\n	@%p2 ld.global").replace(
    "ISA308", "never runs"
)
ISA310_GUARD = "	mov.u32 %r1, %tid.x;\n	setp.ne.s32 %p1, %r1, 0;\n	@%p1 bra $L__BB0_2;\n"
ISA310_ONE_LANE = ptx_loop(single_use_values.PAIRS, ISA310_GUARD, "$L__BB0_2:\n	st.global.f32 [%rd1], %f3;\n").replace(
    "ISA310", "one lane"
)
ISA310_CODE = "".join(
    f"LDS R4, [R2+{16 * at:#x}] ;{'  // ISA310' * (not at)}\nLDS R5, [R3+{64 * at:#x}] ;\nFFMA R6, R4, R5, R6 ;\n"
    for at in range(single_use_values.FEWEST)
)
ISA310_BAD_CODE = sass_loop(ISA310_CODE, after="STG.E desc[UR4][R8.64], R6 ;\n")
ISA310_LOADS = "".join(f"	ds_read_b128 v[{4 * at}:{4 * at + 3}], v2 offset:{16 * at}\n" for at in range(1, 5))
ISA310_SUMS = amdgcn_loop(
    ISA310_LOADS + "".join(f"	v_pk_add_f32 v[40:41], v[40:41], v[{at}:{at + 1}]\n" for at in range(4, 20, 2)),
    target="gfx90a",
)
ISA310_SCALED = ISA310_SUMS.replace("pk_add_f32 v[40:41], v[40:41],", "pk_fma_f32 v[40:41], s[6:7], v[40:41],")
ISA310_FILTER = ISA310_BAD_CODE.replace("R4, R5, R6 ;", "R4, c[0x3][0x10], R6 ;").replace("ISA310", "a constant factor")
ISA307_ONE_LANE = small_accesses_in_loops.BAD.replace(
    "	ld.global", "	setp.eq.s32 %p1, %r1, 0;\n	@%p1 ld.global"
).replace("ISA307", "one lane")
_ROWS = """\
	cvta.to.global.u64 %rd2, %rd1;
	mov.u32 %r1, %tid.x;
	mul.wide.u32 %rd3, %r1, 4096;
	add.s64 %rd4, %rd2, %rd3;
"""
ISA301_ROW_WALK = ptx_loop("	ld.global.f32 %f2, [%rd4];  // ISA301\n	add.s64 %rd4, %rd4, 4;\n", _ROWS)
ISA301_TRANSPOSE = ptx("""\
	cvta.to.global.u64 %rd2, %rd1;
	mov.u32 %r1, %tid.x;
	mov.u32 %r2, %tid.y;
	mad.lo.s32 %r3, %r1, 1024, %r2;
	mul.wide.u32 %rd3, %r3, 4;
	add.s64 %rd4, %rd2, %rd3;
	st.global.f32 [%rd4], %f1;  // ISA301
""")
_TOTAL = """\
	cvta.to.global.u64 %rd2, %rd1;
	mov.u32 %r1, %tid.x;
	mov.u32 %r2, %tid.y;
	mov.u32 %r3, %ntid.x;
	mad.lo.s32 %r4, %r2, %r3, %r1;
	and.b32 %r5, %r4, 31;
	setp.ne.s32 %p1, %r5, 0;
	@%p1 bra $L__BB0_1;
	atom.global.add.f32 %f2, [%rd2], %f1;
$L__BB0_1:
"""
ISA311_ONE_GOES_ON = sass(
    "S2R R0, SR_TID.X ;\nISETP.NE.AND P0, PT, R0, RZ, PT ;\n@P0 EXIT ;\nLDC.64 R2, c[0x0][0x210] ;\n"
    "REDG.E.ADD.F32.FTZ.RN.STRONG.GPU desc[UR4][R2.64], R5 ;\n"
)
ISA311_ELECTED = ptx(_TOTAL)
ISA311_EVERYBODY = ptx(_TOTAL.replace("	@%p1 bra $L__BB0_1;\n", "").replace("%f1;", "%f1;  // ISA311"))
ISA311_TABLE = ptx_loop(
    """\
	ld.global.u32 %r2, [%rd4];
	and.b32 %r3, %r2, 255;
	mul.wide.u32 %rd5, %r3, 4;
	add.s64 %rd6, %rd2, %rd5;
	red.global.add.u32 [%rd6], 1;  // ISA311
	add.s64 %rd4, %rd4, 1024;
""",
    _ROWS.replace("4096", "4"),
)
ISA301_ONCE = ptx("""\
	cvta.to.global.u64 %rd2, %rd1;
	mov.u32 %r1, %tid.x;
	mul.wide.u32 %rd3, %r1, 128;
	add.s64 %rd4, %rd2, %rd3;
	ld.global.f32 %f1, [%rd4];  // ISA301
	mul.wide.u32 %rd3, %r1, 4;
	add.s64 %rd4, %rd2, %rd3;
	st.global.f32 [%rd4], %f1;
""")
ISA301_ALONE = strided_accesses.BAD.replace("a)\n{", "a)\n.maxntid 1, 1, 1\n{").replace("ISA301", "one thread a block")
ISA301_ONE_LANE = (
    strided_accesses.BAD.replace("$L__BB0_1:", "	setp.ne.s32 %p2, %r1, 0;\n	@%p2 bra $L__BB0_2;\n$L__BB0_1:", 1)
    .replace("	st.global", "$L__BB0_2:\n	st.global")
    .replace("ISA301", "one lane of a block")
)
ISA301_GUARDED = strided_accesses.BAD.replace("	ld.global", "	setp.eq.s32 %p1, %r1, 0;\n	@%p1 ld.global").replace(
    "ISA301", "one lane"
)

ISA308_STORE = ptx_loop(
    """\
	ld.global.f32 %f1, [%rd4];
	add.f32 %f2, %f2, %f1;
	st.global.f32 [%rd3+8], %f2;  // ISA308
	add.s64 %rd4, %rd4, 256;
""",
    """\
	ld.param.u64 %rd2, [b];
	cvta.to.global.u64 %rd3, %rd1;
	cvta.to.global.u64 %rd4, %rd2;
""",
    parameters=".param .u64 a, .param .u64 b",
)
ISA308_SELDOM = ISA308_STORE.replace(
    "	st.global.f32 [%rd3+8], %f2;  // ISA308",
    "	setp.gt.f32 %p2, %f1, 0f41000000;\n	@%p2 st.global.f32 [%rd3+8], %f2;",
)
ISA308_OWN_WAIT = amdgcn_loop(
    """\
	global_load_dword v4, v2, s[0:1] ; ISA308
	v_add_u32_e32 v3, 64, v3
	s_waitcnt vmcnt(0)
	global_store_dword v3, v4, s[2:3]
""",
    "	s_load_dwordx4 s[0:3], s[0:1], 0x0\n	v_mov_b32_e32 v2, 0\n	v_lshlrev_b32_e32 v3, 2, v0\n	s_waitcnt lgkmcnt(0)\n",
)
ISA308_FENCED = ISA308_OWN_WAIT.replace("	v_add_u32", "	buffer_inv sc1\n	v_add_u32").replace(
    "ISA308", "others may write it"
)
ISA314_MACHINE = amdgcn_loop("""\
	global_load_dword v4, v[2:3], off sc0 sc1 ; ISA314
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v5, v5, v4
""")
ISA314_STREAMED = ISA314_MACHINE.replace("sc0 sc1 ; ISA314", "nt")
ISA314_POLLED = ptx_loop("	ld.volatile.global.u32 %r2, [%rd1];\n	setp.ne.s32 %p1, %r2, 0;\n	@%p1 bra $L__BB0_1;\n")
ISA313_JUMP = sass_loop("LDG.E R4, [R2.64] ;\nLDC R6, c[0x2][R4] ;\nBRX R6 -0x100 ;\n")
ISA306_SMALLER = ptx("""\
	ld.global.u32 %r1, [%rd1];
	ld.global.u32 %r2, [%rd1+4];
$L__BB0_1:
	setp.ge.u32 %p1, %r2, %r1;
	@%p1 bra $L__BB0_2;
	atom.global.cas.b32 %r3, [%rd1], %r1, %r2;  // ISA306
	setp.ne.s32 %p2, %r1, %r3;
	mov.u32 %r1, %r3;
	@%p2 bra $L__BB0_1;
$L__BB0_2:
""")
ISA306_PUSH = (
    ISA306_SMALLER.replace("setp.ge.u32 %p1, %r2, %r1;", "st.global.u32 [%rd1+8], %r1;")
    .replace("ISA306", "a list")
    .replace("	@%p1 bra $L__BB0_2;\n", "")
)
ISA306_SUM = ptx("""\
	ld.global.u32 %r1, [%rd1];
	ld.global.u32 %r4, [%rd1+4];
$L__BB0_1:
	add.s32 %r2, %r1, %r4;
	atom.global.cas.b32 %r3, [%rd1], %r1, %r2;  // ISA306
	setp.ne.s32 %p2, %r1, %r3;
	mov.u32 %r1, %r3;
	@%p2 bra $L__BB0_1;
""")
ISA306_GUARDED = (
    ISA306_SUM.replace("	add.s32", "	setp.eq.s32 %p1, %r1, 0;\n	@%p1 bra $L__BB0_2;\n	add.s32")
    .replace("@%p2 bra $L__BB0_1;\n", "@%p2 bra $L__BB0_1;\n$L__BB0_2:\n")
    .replace("ISA306", "bounded")
)
BAD = {
    "ISA308": (ISA308_STORE, ISA308_OWN_WAIT),
    "ISA314": (ISA314_MACHINE,),
    "ISA305": (ISA305_TILED,),
    "ISA306": (
        ISA306_BAD_VALUES,
        ISA306_BAD_MACHINE,
        ISA306_SMALLER,
        ISA306_SUM,
    ),
    "ISA304": (
        ISA304_BAD_MACHINE,
        ISA304_BAD_VALUES,
        ISA304_BAD_CODE,
    ),
    "ISA310": (ISA310_BAD_CODE,),
    "ISA301": (ISA301_ONCE, ISA301_ROW_WALK, ISA301_TRANSPOSE),
    "ISA311": (ISA311_EVERYBODY, ISA311_TABLE),
}
GOOD = {
    "ISA313": (ISA313_JUMP,),
    "ISA314": (ISA314_STREAMED, ISA314_POLLED),
    "ISA311": (ISA311_ELECTED, ISA311_ONE_GOES_ON),
    "ISA305": (
        ISA305_FEW,
        ISA305_ROOM,
    ),
    "ISA306": (ISA306_LOCK, ISA306_PUSH, ISA306_GUARDED),
    "ISA304": (
        ISA304_GOOD_CODE,
        ISA304_POINTER,
    ),
    "ISA302": (
        ISA302_THREE,
        ISA302_ALONE,
        ISA302_ONE_LANE,
        ISA302_VOLATILE,
        ISA302_PARTED,
        ISA302_OFF,
    ),
    "ISA308": (
        ISA308_MANY,
        ISA308_NEVER,
        ISA308_SELDOM,
        ISA308_FENCED,
    ),
    "ISA310": (
        ISA310_FILTER,
        ISA310_ONE_LANE,
        ISA310_SUMS,
        ISA310_SCALED,
    ),
    "ISA307": (ISA307_ONE_LANE,),
    "ISA301": (
        ISA301_ALONE,
        ISA301_ONE_LANE,
        ISA301_GUARDED,
    ),
}
