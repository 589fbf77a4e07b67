"""Samples beyond those that rules teach with: in BAD the code stands on each line of a finding, in GOOD nothing is found."""

from isaview.rules.arithmetic import accidental_float64, exact_division_in_loops, wide_multiplies_in_loops
from isaview.rules.matrix import older_matrix_instructions
from isaview.rules.registers import lane_spills_in_loops
from isaview.rules.samples import amdgcn, amdgcn_loop, llvm, ptx, ptx_loop, sass, sass_loop
from isaview.rules.waits import idle_waits, no_double_buffering

ISA401_BAD_VALUES = llvm("""\
  %x = load float, ptr addrspace(1) %a, align 4
  %y = fpext float %x to double
  %z = fmul double %y, 0x3FE3333333333333 ; ISA401
  %w = fptrunc double %z to float
  store float %w, ptr addrspace(1) %a, align 4
""")
ISA401_BAD_ROOT = accidental_float64.BAD.replace("mul.f64 %fd2, %fd1, 0d3FE3333333333333;", "sqrt.rn.f64 %fd2, %fd1;")
ISA404_BAD_RECIPROCAL = exact_division_in_loops.BAD.replace("%f1, %f2;", "0f3F800000, %f2;")
ISA404_BAD_MACHINE = amdgcn_loop("""\
	v_div_scale_f32 v4, s[6:7], v1, v1, v0
	v_rcp_f32_e32 v5, v4
	v_fma_f32 v6, -v4, v5, 1.0
	v_div_scale_f32 v7, vcc, v0, v1, v0
	v_div_fmas_f32 v4, v6, v5, v7           ; ISA404
	v_div_fixup_f32 v4, v4, v1, v0
""")
ISA404_BAD_ROOT = amdgcn_loop("""\
	v_sqrt_f32_e32 v12, v7                  ; ISA404
	v_add_u32_e32 v13, -1, v12
	v_add_u32_e32 v14, 1, v12
	v_fma_f32 v15, -v13, v12, v7
	v_fma_f32 v16, -v14, v12, v7
""")
ISA404_GOOD_ROOT = amdgcn_loop("	v_sqrt_f32_e32 v12, v7\n	v_fma_f32 v15, -v12, v12, v7\n")
ISA404_BAD_CODE = sass_loop("""\
MUFU.RCP R2, R3 ;
@!P1 BRA `(.L_x_1) ;
CALL.REL.NOINC `($__internal_0_$__cuda_sm3x_div_rn_noftz_f32_slowpath) ;  // ISA404
.L_x_1:
STG.E desc[UR4][R6.64], R2 ;
""")
ISA404_GOOD_CODE = sass_loop("MUFU.RCP R2, R3 ;\nFMUL R2, R2, R4 ;\nSTG.E desc[UR4][R6.64], R2 ;\n")
ISA404_THIRD = exact_division_in_loops.BAD.replace("%f1, %f2;", "%f1, 0f40400000;").replace("ISA404", "by a constant")
ISA404_INNER = """$L__BB0_2:
	ld.global.f32 %f4, [%rd1+8];
	add.f32 %f1, %f1, %f4;
	setp.lt.f32 %p1, %f1, %f4;
	@%p1 bra $L__BB0_2;
"""
ISA404_OUTER = exact_division_in_loops.BAD.replace("	div.rn", f"{ISA404_INNER}	div.rn").replace(
    "ISA404", "once for a whole inner loop"
)
ISA404_RARE = exact_division_in_loops.BAD.replace(
    "	div.rn", "	fma.rn.f32 %f1, %f1, %f1, %f2;\n" * exact_division_in_loops.RARE + "	div.rn"
).replace("ISA404", "1 in 200")
ISA402_BAD_VALUES = llvm(
    """\
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %q = udiv i32 %i, %n ; ISA402
  store i32 %q, ptr addrspace(1) %a, align 4
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 100
  br i1 %more, label %loop, label %end
end:
""",
    ", i32 %n",
)
ISA402_BAD_MACHINE = amdgcn_loop("""\
	v_cvt_f32_u32_e32 v2, v1
	v_rcp_iflag_f32_e32 v2, v2              ; ISA402
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
""")
ISA402_BAD_CODE = sass_loop("I2F.U32.RP R2, R3 ;  // ISA402\nMUFU.RCP R2, R2 ;\n")
ISA402_BAD_CALL = sass_loop("CALL.REL.NOINC `($__internal_0_$__cuda_sm20_div_s64) ;  // ISA402\n")
ISA402_GOOD_CODE = sass_loop("I2F.U32 R2, R3 ;\n", "I2F.U32.RP R4, R3 ;\nMUFU.RCP R4, R4 ;\n")
ISA405_BAD_MACHINE = amdgcn("""\
	s_mov_b32 s4, 0xfe5163ab                ; ISA405
	v_mad_u64_u32 v[2:3], s[6:7], v0, s4, 0
""")
ISA403_WIDENED = wide_multiplies_in_loops.BAD.replace("mov.u64 %rd3, 0;", "cvt.s64.s32 %rd3, %r1;").replace(
    "	add.s64 %rd3, %rd3, 1;\n", ""
)
ISA701_BAD_VALUES = llvm(
    """\
  %x = load float, ptr addrspace(1) %a, align 4
  %y = call float @f(float %x) ; ISA701
  store float %y, ptr addrspace(1) %a, align 4
""",
    functions="define float @f(float %x) #0 {\n  %y = fadd float %x, %x\n  ret float %y\n}\n",
)
ISA701_GOOD_CODE = sass("CALL.REL.NOINC 0x40 ;\nEXIT ;\nMUFU.RCP64H R3, R5 ;\nRET.REL.NODEC R4 0x0 ;\nNOP ;\n")
ISA702_BAD_CODE = sass("LDC.64 R8, c[0x3][R4] ;\nCALL.ABS.NOINC R8 ;  // ISA702\n", "sm_80")
ISA702_LINKED = ISA702_BAD_CODE.replace("c[0x3]", "c[0x4]").replace("ISA702", "a symbol's address")
ISA401_MACHINE = amdgcn_loop("""\
	global_load_dword v4, v[2:3], off
	s_waitcnt vmcnt(0)
	v_cvt_f64_f32_e32 v[6:7], v4
	v_mul_f64 v[6:7], v[6:7], 0.5 ; ISA401
	v_cvt_f32_f64_e32 v4, v[6:7]
	global_store_dword v[2:3], v4, off
""")
ISA502_ROOM = "	.shared .align 4 .b8 room[40000];\n"
"""So much of shared memory that few waves run."""
ISA502_ALONE = ptx_loop(
    """\
	.pragma "nounroll";
	ld.global.nc.f32 %f1, [%rd2];  // ISA502
	add.f32 %f2, %f2, %f1;
	add.s64 %rd2, %rd2, 4096;
""",
    f"{ISA502_ROOM}	cvta.to.global.u64 %rd2, %rd1;\n	mov.f32 %f2, 0f00000000;\n",
    "	st.global.f32 [%rd1], %f2;\n",
)
ISA502_ONE_BLOCK = ISA502_ALONE.replace(ISA502_ROOM, "")
_BLOCK = "	mov.u32 %r1, %ctaid.x;\n	mul.wide.u32 %rd3, %r1, 256;\n	add.s64 %rd2, %rd2, %rd3;\n"
ISA502_MANY_WAVES = ISA502_ONE_BLOCK.replace("	mov.f32 %f2,", f"{_BLOCK}	mov.f32 %f2,").replace(
    "ISA502", "other waves run"
)
ISA502_UNROLLED = ISA502_ALONE.replace('	.pragma "nounroll";\n', "").replace("ISA502", "four at a time")
ISA502_CHAIN = (
    ISA502_ALONE.replace("%rd2, 4096", "%rd2, %rd3")
    .replace("	add.f32", "	ld.global.nc.u64 %rd3, [%rd2+8];\n	add.f32")
    .replace("ISA502", "two on their way")
)
ISA502_LEFT = (
    ISA502_ALONE.replace("mov.u32 %r0, 0;", "ld.param.u32 %r1, [a];\n	and.b32 %r0, %r1, 3;")
    .replace("add.s32 %r0, %r0, 1;\n	setp.lt.u32 %p0, %r0, 100;", "add.s32 %r0, %r0, -1;\n	setp.ne.s32 %p0, %r0, 0;")
    .replace("ISA502", "at most three times")
)
ISA502_APART = ptx_loop(
    """\
	ld.global.f32 %f1, [%rd2];  // ISA502
	st.global.f32 [%rd3], %f1;
	add.s64 %rd4, %rd2, %rd5;
	add.s64 %rd6, %rd3, %rd5;
	ld.global.f32 %f2, [%rd4];
	st.global.f32 [%rd6], %f2;
	add.s64 %rd2, %rd2, 4096;
	add.s64 %rd3, %rd3, 4096;
""",
    f"{ISA502_ROOM}	ld.param.u64 %rd7, [b];\n	cvta.to.global.u64 %rd2, %rd1;\n"
    "	cvta.to.global.u64 %rd3, %rd7;\n	mov.u64 %rd5, 2048;\n",
    parameters=".param .u64 a, .param .u64 b",
)
ISA502_ONE_ARRAY = ISA502_APART.replace("[%rd3], %f1;", "[%rd4], %f1;").replace("ISA502", "the store is seen not to meet it")
ISA707_EXPONENTIAL = ptx_loop("	fma.rn.f32 %f2, %f1, 0f32A57060, %f3;  // ISA707\n	ex2.approx.ftz.f32 %f1, %f2;\n")
ISA406_BAD_ONCE = ptx("""\
	mov.u32 %r1, %tid.x;
	mul.wide.u32 %rd2, %r1, 2;
	add.s64 %rd3, %rd1, %rd2;
	ld.global.b16 %h1, [%rd3];
	cvt.f32.f16 %f1, %h1;
	add.f32 %f2, %f1, %f1;
	cvt.rn.f16.f32 %h2, %f2;
	st.global.b16 [%rd3], %h2;  // ISA406
""")
ISA406_COPY = ISA406_BAD_ONCE.replace("%h2;  // ISA406", "%h1;  // copied")
ISA406_INTEGERS = (
    ISA406_BAD_ONCE.replace("cvt.f32.f16", "cvt.rn.f32.s16")
    .replace("cvt.rn.f16.f32", "cvt.rzi.s16.f32")
    .replace("ISA406", "integers")
)
ISA707_POWER = ptx("	fma.rn.f32 %f2, %f1, 0f3B52E7DB, %f3;  // ISA707\n	st.global.f32 [%rd1], %f2;\n")
ISA707_ONCE = ptx("	fma.rn.f32 %f2, %f1, 0f32A57060, %f3;\n	st.global.f32 [%rd1], %f2;\n")
ISA707_VALUE = llvm(
    """\
  br label %loop
loop:
  %x = phi double [ 1.0, %entry ], [ %next, %loop ]
  %next = fdiv double %y, %x ; ISA707
  %done = fcmp olt double %next, 0.5
  br i1 %done, label %end, label %loop
end:
""",
    ", double %y",
)
ISA707_APPROXIMATE = ISA707_VALUE.replace("fdiv double", "fdiv afn arcp double").replace("ISA707", "an approximation")
ISA707_BAD_TEXT = ptx_loop("	call.uni (r), __internal_accurate_pow, (x);  // ISA707\n")
ISA707_OTHER_VALUE = sass_loop(
    "FADD R5, R4, R6 ;\nSTG.E desc[UR4][R22.64], R5 ;\n",
    before="MOV R4, 1.925963033500011079e-08 ;\nFFMA R7, R3, R4, R8 ;\nLDG.E R4, desc[UR4][R20.64] ;\n",
)
"""The register of an exponential's constant, which is computed before the loop, has another value in it."""
ISA602_FEW = ptx_loop(
    older_matrix_instructions.tile(2), older_matrix_instructions.FILES, "	st.global.f32 [%rd1], %s1;\n", target="sm_90a"
).replace("ISA602", "a tile of 32 rows")
ISA103_OF_VCC = lane_spills_in_loops.BAD.replace("v_writelane_b32 v40, s30", "v_writelane_b32 v40, vcc_lo")
ISA102_FRAME, ISA102_ADDRESS = "LDC R1, c[0x0][0x28] ;\nIADD3 R1, R1, -0x10, RZ ;\n", "IADD3 R4, R1, 0x8, RZ ;\n"
ISA102_KEPT = "STL [R1], R2 ;  // ISA102\nLDL.LU R2, [R1] ;\n"
ISA102_BAD_CODE = sass_loop(ISA102_KEPT, ISA102_FRAME)
ISA102_GOOD_CODE = sass_loop("STL [R1], R2 ;\nLDL R3, [R1] ;\n", ISA102_FRAME + ISA102_ADDRESS)
"""An address of the frame is taken, so that it may be a variable."""
ISA505_COUNTS = ".vgpr_count:     5\n.sgpr_count:     8\n"
ISA505_COMPILED = amdgcn(
    idle_waits.BODY.replace("ISA505", ""),
    descriptor=idle_waits.KERNEL,
    metadata=ISA505_COUNTS,
    comment=" ; -- Begin function k",
)
ISA504_STAGE = """\
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[6:7], v3
"""
ISA504_UNROLLED = amdgcn_loop(f"""\
	global_load_dwordx2 v[10:11], v[0:1], off
{2 * no_double_buffering.PRODUCT}	s_waitcnt vmcnt(0)
	ds_write_b64 v2, v[10:11]
{ISA504_STAGE}	global_load_dwordx2 v[12:13], v[0:1], off offset:64
	s_waitcnt lgkmcnt(0)
{2 * no_double_buffering.PRODUCT}	s_waitcnt vmcnt(0)
	ds_write_b64 v2, v[12:13] offset:4096
{ISA504_STAGE}	s_waitcnt lgkmcnt(0)
""")
_PARTING = """\
	setp.eq.s32 %p1, %r2, 0;
	@%p1 bra $L__BB0_2;  // ISA507
"""
_BY_NUMBER = "	mov.u32 %r1, %tid.x;\n	and.b32 %r2, %r1, 1;\n"
_WORK = "".join(f"	fma.rn.f32 %f{1 + at % 4}, %f5, %f6, %f{1 + at % 4};\n" for at in range(16))
ISA507_BY_NUMBER = ptx_loop(f"{_PARTING}{_WORK}$L__BB0_2:\n", _BY_NUMBER)
ISA507_BY_WARP = ptx_loop(
    f"{_PARTING}{_WORK}$L__BB0_2:\n".replace("ISA507", "a warp"),
    _BY_NUMBER.replace("and.b32 %r2, %r1, 1", "shr.u32 %r2, %r1, 5"),
)
ISA503_LOOP = ptx_loop("	ld.global.f32 %f1, [%rd1];\n	add.f32 %f2, %f2, %f1;\n	bar.sync 0;  // ISA503\n")
ISA503_EXCHANGE = ptx_loop("	ld.global.f32 %f1, [%rd1];\n	st.global.f32 [%rd1+4], %f1;\n	bar.sync 0;\n")
ISA507_FEW = sass_loop("BSSY B0, `(.L_x_2) ;\n@!P1 BRA `(.L_x_1) ;\nFADD R4, R4, R2 ;\n.L_x_1:\nBSYNC B0 ;\n.L_x_2:\n")

BAD = {
    "ISA503": (ISA503_LOOP,),
    "ISA507": (ISA507_BY_NUMBER,),
    "ISA401": (
        ISA401_BAD_ROOT,
        ISA401_BAD_VALUES,
        ISA401_MACHINE,
    ),
    "ISA404": (
        ISA404_BAD_RECIPROCAL,
        ISA404_BAD_MACHINE,
        ISA404_BAD_CODE,
        ISA404_BAD_ROOT,
    ),
    "ISA402": (
        ISA402_BAD_VALUES,
        ISA402_BAD_MACHINE,
        ISA402_BAD_CODE,
        ISA402_BAD_CALL,
    ),
    "ISA405": (ISA405_BAD_MACHINE,),
    "ISA701": (ISA701_BAD_VALUES,),
    "ISA702": (ISA702_BAD_CODE,),
    "ISA502": (ISA502_ALONE, ISA502_APART, ISA502_ONE_BLOCK),
    "ISA406": (ISA406_BAD_ONCE,),
    "ISA707": (ISA707_BAD_TEXT, ISA707_EXPONENTIAL, ISA707_VALUE, ISA707_POWER),
    "ISA103": (ISA103_OF_VCC,),
    "ISA102": (ISA102_BAD_CODE,),
}
GOOD = {
    "ISA502": (ISA502_MANY_WAVES, ISA502_UNROLLED, ISA502_CHAIN, ISA502_LEFT, ISA502_ONE_ARRAY),
    "ISA406": (ISA406_COPY, ISA406_INTEGERS),
    "ISA707": (ISA707_APPROXIMATE, ISA707_OTHER_VALUE, ISA707_ONCE),
    "ISA404": (
        ISA404_THIRD,
        ISA404_OUTER,
        ISA404_RARE,
        ISA404_GOOD_CODE,
        ISA404_GOOD_ROOT,
    ),
    "ISA402": (ISA402_GOOD_CODE,),
    "ISA403": (ISA403_WIDENED,),
    "ISA701": (ISA701_GOOD_CODE,),
    "ISA702": (ISA702_LINKED,),
    "ISA602": (ISA602_FEW,),
    "ISA102": (ISA102_GOOD_CODE,),
    "ISA505": (ISA505_COMPILED,),
    "ISA504": (ISA504_UNROLLED,),
    "ISA507": (ISA507_FEW, ISA507_BY_WARP),
    "ISA503": (ISA503_EXCHANGE,),
}
