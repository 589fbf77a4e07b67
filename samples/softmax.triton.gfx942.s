	.amdgcn_target "amdgpu9.42-amd-amdhsa-unknown-gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	softmax                         ; -- Begin function softmax
	.p2align	8
	.type	softmax,@function
softmax:                                ; @softmax
.Lfunc_begin0:
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.1:
	.file	1 "src" "kernels.py"
	.loc	1 16 0 prologue_end             ; kernels.py:16:0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.loc	1 0 0 is_stmt 0                 ; :0:0
.Ltmp0:
	.p2align	8
; %bb.2:
.LBB0_0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
.Ltmp1:
	.file	2 "toolkit/python3.11/site-packages/triton/language" "standard.py"
	.loc	2 314 12 is_stmt 1              ; standard.py:314:12 @[ kernels.py:22:59 ]
	v_readfirstlane_b32 s0, v0
.Ltmp2:
	.loc	1 22 5                          ; kernels.py:22:5
	s_and_b32 s8, s0, 0x1c0
	.loc	1 20 31                         ; kernels.py:20:31
	s_mul_i32 s0, s6, s12
	.loc	1 20 22 is_stmt 0               ; kernels.py:20:22
	s_ashr_i32 s1, s0, 31
	.loc	1 18 15 is_stmt 1               ; kernels.py:18:15
	v_and_or_b32 v1, v0, 63, s8
	.loc	1 20 22                         ; kernels.py:20:22
	s_lshl_b64 s[20:21], s[0:1], 1
	.loc	1 18 15                         ; kernels.py:18:15
	v_lshlrev_b32_e32 v2, 3, v1
	.loc	1 20 22                         ; kernels.py:20:22
	s_add_u32 s16, s2, s20
	s_addc_u32 s0, s3, s21
	.loc	1 20 14 is_stmt 0               ; kernels.py:20:14
	v_lshlrev_b32_e32 v1, 4, v1
	v_bfrev_b32_e32 v3, 1
	.loc	1 19 12 is_stmt 1               ; kernels.py:19:12
	v_cmp_gt_i32_e32 vcc, s7, v2
	.loc	1 20 14                         ; kernels.py:20:14
	s_and_b32 s17, s0, 0xffff
	s_mov_b32 s19, 0x27000
	s_mov_b32 s18, 0x7ffffffe
	v_cndmask_b32_e32 v12, v3, v1, vcc
	buffer_load_dwordx4 v[2:5], v12, s[16:19], 0 offen
.Ltmp3:
	.loc	2 216 16                        ; standard.py:216:16 @[ kernels.py:21:33 ]
	v_lshlrev_b32_e32 v0, 2, v0
	v_and_b32_e32 v0, 28, v0
	v_add_u32_e32 v13, 0, v0
.Ltmp4:
	.loc	1 20 14                         ; kernels.py:20:14
	v_mov_b32_e32 v7, 0xff800000
.Ltmp5:
	.loc	2 216 16                        ; standard.py:216:16 @[ kernels.py:21:33 ]
	s_lshr_b32 s0, s8, 4
	v_mov_b32_e32 v14, s0
	s_mov_b32 s14, 0xc2fc0000
.Ltmp6:
	.loc	1 22 14                         ; kernels.py:22:14
	s_add_u32 s16, s4, s20
	.loc	1 20 14                         ; kernels.py:20:14
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_sdwa v8, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v6, v2
	v_cvt_f32_f16_sdwa v9, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_sdwa v10, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v0, v5
	v_cvt_f32_f16_sdwa v1, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v2, v3
	v_cvt_f32_f16_e32 v3, v4
	v_cndmask_b32_e32 v0, v7, v0, vcc
	v_cndmask_b32_e32 v1, v7, v1, vcc
	v_cndmask_b32_e32 v2, v7, v2, vcc
	v_cndmask_b32_e32 v4, v7, v3, vcc
	v_cndmask_b32_e32 v5, v7, v10, vcc
	v_cndmask_b32_e32 v3, v7, v9, vcc
	v_cndmask_b32_e32 v6, v7, v6, vcc
	v_cndmask_b32_e32 v7, v7, v8, vcc
.Ltmp7:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ kernels.py:21:33 ] ]
	v_max_f32_e32 v8, v6, v7
	v_max3_f32 v9, v3, v4, v5
	v_max3_f32 v8, v8, v2, v9
	v_max3_f32 v8, v8, v0, v1
.Ltmp8:
	.loc	1 21 17                         ; kernels.py:21:17
	v_not_b32_e32 v10, 63
.Ltmp9:
	.loc	2 216 16                        ; standard.py:216:16 @[ kernels.py:21:33 ]
	s_nop 0
	v_mov_b32_dpp v9, v8 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp10:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ kernels.py:21:33 ] ]
	v_max_f32_e32 v9, v9, v9
	v_max_f32_e32 v8, v8, v9
.Ltmp11:
	.loc	2 216 16                        ; standard.py:216:16 @[ kernels.py:21:33 ]
	s_nop 1
	v_mov_b32_dpp v9, v8 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp12:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ kernels.py:21:33 ] ]
	v_max_f32_e32 v9, v9, v9
	v_max_f32_e32 v8, v8, v9
.Ltmp13:
	.loc	2 216 16                        ; standard.py:216:16 @[ kernels.py:21:33 ]
	s_nop 1
	v_mov_b32_dpp v9, v8 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp14:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ kernels.py:21:33 ] ]
	v_max_f32_e32 v9, v9, v9
	v_max_f32_e32 v8, v8, v9
.Ltmp15:
	.loc	2 216 16                        ; standard.py:216:16 @[ kernels.py:21:33 ]
	s_nop 1
	v_mov_b32_dpp v9, v8 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp16:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ kernels.py:21:33 ] ]
	v_max_f32_e32 v9, v9, v9
	v_max_f32_e32 v8, v8, v9
.Ltmp17:
	.loc	2 216 16                        ; standard.py:216:16 @[ kernels.py:21:33 ]
	v_mov_b32_e32 v9, v8
	s_nop 1
	v_mov_b32_dpp v9, v9 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
.Ltmp18:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ kernels.py:21:33 ] ]
	v_max_f32_e32 v9, v9, v9
	v_max_f32_e32 v8, v8, v9
.Ltmp19:
	.loc	2 216 16                        ; standard.py:216:16 @[ kernels.py:21:33 ]
	s_nop 1
	v_mov_b32_dpp v9, v8 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp20:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ kernels.py:21:33 ] ]
	v_max_f32_e32 v9, v9, v9
	v_max_f32_e32 v8, v8, v9
.Ltmp21:
	.loc	1 21 17                         ; kernels.py:21:17
	v_mov_b32_e32 v9, 0x42800000
.Ltmp22:
	.loc	2 216 16                        ; standard.py:216:16 @[ kernels.py:21:33 ]
	v_readlane_b32 s0, v8, 63
	s_nop 1
	v_mov_b32_e32 v8, s0
	ds_write_b32 v14, v8
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v8, v13
	s_mov_b32 s0, 0x3fb8aa3b
.Ltmp23:
	.loc	2 314 12                        ; standard.py:314:12 @[ kernels.py:22:59 ]
	s_waitcnt lgkmcnt(0)
	s_barrier
.Ltmp24:
	.loc	2 216 16                        ; standard.py:216:16 @[ kernels.py:21:33 ]
	v_mov_b32_dpp v11, v8 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp25:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ kernels.py:21:33 ] ]
	v_max_f32_e32 v8, v8, v8
.Ltmp26:
	.loc	2 216 16                        ; standard.py:216:16 @[ kernels.py:21:33 ]
	s_nop 0
	v_mov_b32_dpp v11, v11 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp27:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ kernels.py:21:33 ] ]
	v_max_f32_e32 v11, v11, v11
	v_max_f32_e32 v8, v8, v11
.Ltmp28:
	.loc	2 216 16                        ; standard.py:216:16 @[ kernels.py:21:33 ]
	s_nop 1
	v_mov_b32_dpp v11, v8 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp29:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ kernels.py:21:33 ] ]
	v_max_f32_e32 v11, v11, v11
	v_max_f32_e32 v8, v8, v11
.Ltmp30:
	.loc	2 216 16                        ; standard.py:216:16 @[ kernels.py:21:33 ]
	s_nop 1
	v_mov_b32_dpp v11, v8 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp31:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ kernels.py:21:33 ] ]
	v_max_f32_e32 v11, v11, v11
	v_max_f32_e32 v8, v8, v11
.Ltmp32:
	.loc	1 21 24                         ; kernels.py:21:24
	v_pk_add_f32 v[6:7], v[6:7], v[8:9] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[0:1], v[0:1], v[8:9] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	.loc	1 21 17 is_stmt 0               ; kernels.py:21:17
	v_pk_mul_f32 v[6:7], v[6:7], s[0:1] op_sel_hi:[1,0]
	.loc	1 21 24                         ; kernels.py:21:24
	v_pk_add_f32 v[2:3], v[2:3], v[8:9] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[4:5], v[4:5], v[8:9] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	.loc	1 21 17                         ; kernels.py:21:17
	v_pk_mul_f32 v[0:1], v[0:1], s[0:1] op_sel_hi:[1,0]
	v_cmp_gt_f32_e32 vcc, s14, v7
	v_pk_mul_f32 v[2:3], v[2:3], s[0:1] op_sel_hi:[1,0]
	v_pk_mul_f32 v[4:5], v[4:5], s[0:1] op_sel_hi:[1,0]
	v_cndmask_b32_e32 v8, 0, v9, vcc
	v_cmp_gt_f32_e64 s[12:13], s14, v1
	v_cmp_gt_f32_e64 s[0:1], s14, v6
	v_cmp_gt_f32_e64 s[2:3], s14, v3
	v_cmp_gt_f32_e64 s[6:7], s14, v2
	v_cmp_gt_f32_e64 s[8:9], s14, v5
	v_cmp_gt_f32_e64 s[10:11], s14, v4
	v_cndmask_b32_e64 v19, 0, v9, s[12:13]
	v_cmp_gt_f32_e64 s[14:15], s14, v0
	v_add_f32_e32 v7, v7, v8
	v_cndmask_b32_e64 v11, 0, v9, s[0:1]
	v_cndmask_b32_e64 v15, 0, v9, s[2:3]
	v_cndmask_b32_e64 v16, 0, v9, s[6:7]
	v_cndmask_b32_e64 v17, 0, v9, s[8:9]
	v_cndmask_b32_e64 v18, 0, v9, s[10:11]
	v_cndmask_b32_e64 v9, 0, v9, s[14:15]
	v_add_f32_e32 v1, v1, v19
	v_exp_f32_e32 v7, v7
	v_add_f32_e32 v6, v6, v11
	v_add_f32_e32 v3, v3, v15
	v_add_f32_e32 v2, v2, v16
	v_add_f32_e32 v5, v5, v17
	v_add_f32_e32 v4, v4, v18
	v_exp_f32_e32 v1, v1
	v_add_f32_e32 v0, v0, v9
	v_exp_f32_e32 v6, v6
	v_exp_f32_e32 v19, v3
	v_exp_f32_e32 v20, v2
	v_exp_f32_e32 v21, v5
	v_exp_f32_e32 v22, v4
	v_exp_f32_e32 v0, v0
	v_cndmask_b32_e32 v8, 0, v10, vcc
	v_ldexp_f32 v3, v7, v8
	v_cndmask_b32_e64 v8, 0, v10, s[12:13]
	v_cndmask_b32_e64 v11, 0, v10, s[0:1]
	v_cndmask_b32_e64 v15, 0, v10, s[2:3]
	v_cndmask_b32_e64 v16, 0, v10, s[6:7]
	v_cndmask_b32_e64 v17, 0, v10, s[8:9]
	v_cndmask_b32_e64 v18, 0, v10, s[10:11]
	v_ldexp_f32 v1, v1, v8
	v_cndmask_b32_e64 v8, 0, v10, s[14:15]
	v_ldexp_f32 v2, v6, v11
	v_ldexp_f32 v5, v19, v15
	v_ldexp_f32 v4, v20, v16
	v_ldexp_f32 v7, v21, v17
	v_ldexp_f32 v6, v22, v18
	v_ldexp_f32 v0, v0, v8
.Ltmp33:
	.loc	2 314 12 is_stmt 1              ; standard.py:314:12 @[ kernels.py:22:59 ]
	v_pk_add_f32 v[8:9], v[2:3], v[4:5]
	v_pk_add_f32 v[10:11], v[6:7], v[0:1]
.Ltmp34:
	.loc	1 22 14                         ; kernels.py:22:14
	s_addc_u32 s2, s5, s21
.Ltmp35:
	.loc	2 314 12                        ; standard.py:314:12 @[ kernels.py:22:59 ]
	v_pk_add_f32 v[8:9], v[8:9], v[10:11]
.Ltmp36:
	.loc	1 22 5                          ; kernels.py:22:5
	s_and_b32 s17, s2, 0xffff
.Ltmp37:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:22:59 ] ]
	v_add_f32_e32 v8, v8, v9
	s_nop 1
	v_add_f32_dpp v8, v8, v8 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_add_f32_dpp v8, v8, v8 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_add_f32_dpp v8, v8, v8 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_add_f32_dpp v8, v8, v8 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp38:
	.loc	2 314 12                        ; standard.py:314:12 @[ kernels.py:22:59 ]
	v_mov_b32_e32 v9, v8
	s_nop 1
	v_mov_b32_dpp v9, v9 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
.Ltmp39:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:22:59 ] ]
	v_add_f32_e32 v8, v9, v8
	s_nop 1
	v_add_f32_dpp v8, v8, v8 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp40:
	.loc	2 314 12                        ; standard.py:314:12 @[ kernels.py:22:59 ]
	s_nop 0
	v_readlane_b32 s0, v8, 63
	s_nop 1
	v_mov_b32_e32 v8, s0
	ds_write_b32 v14, v8
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v8, v13
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_mov_b32_dpp v9, v8 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp41:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:22:59 ] ]
	s_nop 1
	v_add_f32_dpp v8, v9, v8 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_add_f32_dpp v8, v8, v8 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_add_f32_dpp v8, v8, v8 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp42:
	.loc	1 22 47                         ; kernels.py:22:47
	v_div_scale_f32 v9, s[0:1], v8, v8, v2
	v_rcp_f32_e32 v10, v9
	s_nop 0
	v_fma_f32 v11, -v9, v10, 1.0
	v_fmac_f32_e32 v10, v11, v10
	v_div_scale_f32 v11, vcc, v2, v8, v2
	v_mul_f32_e32 v13, v11, v10
	v_fma_f32 v14, -v9, v13, v11
	v_fmac_f32_e32 v13, v14, v10
	v_fma_f32 v9, -v9, v13, v11
	v_div_scale_f32 v11, s[0:1], v8, v8, v3
	v_rcp_f32_e32 v14, v11
	v_div_fmas_f32 v9, v9, v10, v13
	v_div_fixup_f32 v2, v9, v8, v2
	v_fma_f32 v9, -v11, v14, 1.0
	v_fmac_f32_e32 v14, v9, v14
	v_div_scale_f32 v9, vcc, v3, v8, v3
	v_mul_f32_e32 v10, v9, v14
	v_fma_f32 v13, -v11, v10, v9
	v_fmac_f32_e32 v10, v13, v14
	v_fma_f32 v9, -v11, v10, v9
	v_div_scale_f32 v11, s[0:1], v8, v8, v4
	v_rcp_f32_e32 v13, v11
	v_div_fmas_f32 v9, v9, v14, v10
	v_div_fixup_f32 v3, v9, v8, v3
	v_fma_f32 v9, -v11, v13, 1.0
	v_fmac_f32_e32 v13, v9, v13
	v_div_scale_f32 v9, vcc, v4, v8, v4
	v_mul_f32_e32 v10, v9, v13
	v_fma_f32 v14, -v11, v10, v9
	v_fmac_f32_e32 v10, v14, v13
	v_fma_f32 v9, -v11, v10, v9
	v_div_scale_f32 v11, s[0:1], v8, v8, v5
	v_rcp_f32_e32 v14, v11
	v_div_fmas_f32 v9, v9, v13, v10
	v_div_fixup_f32 v4, v9, v8, v4
	.loc	1 22 5 is_stmt 0                ; kernels.py:22:5
	v_cvt_f16_f32_e32 v4, v4
	.loc	1 22 47                         ; kernels.py:22:47
	v_fma_f32 v9, -v11, v14, 1.0
	v_fmac_f32_e32 v14, v9, v14
	v_div_scale_f32 v9, vcc, v5, v8, v5
	v_mul_f32_e32 v10, v9, v14
	v_fma_f32 v13, -v11, v10, v9
	v_fmac_f32_e32 v10, v13, v14
	v_fma_f32 v9, -v11, v10, v9
	v_div_scale_f32 v11, s[0:1], v8, v8, v6
	v_rcp_f32_e32 v13, v11
	v_div_fmas_f32 v9, v9, v14, v10
	v_div_fixup_f32 v5, v9, v8, v5
	.loc	1 22 5                          ; kernels.py:22:5
	v_cvt_f16_f32_e32 v5, v5
	.loc	1 22 47                         ; kernels.py:22:47
	v_fma_f32 v9, -v11, v13, 1.0
	v_fmac_f32_e32 v13, v9, v13
	v_div_scale_f32 v9, vcc, v6, v8, v6
	v_mul_f32_e32 v10, v9, v13
	v_fma_f32 v14, -v11, v10, v9
	v_fmac_f32_e32 v10, v14, v13
	v_fma_f32 v9, -v11, v10, v9
	v_div_scale_f32 v11, s[0:1], v8, v8, v7
	v_rcp_f32_e32 v14, v11
	v_div_fmas_f32 v9, v9, v13, v10
	v_div_fixup_f32 v6, v9, v8, v6
	v_fma_f32 v9, -v11, v14, 1.0
	v_fmac_f32_e32 v14, v9, v14
	v_div_scale_f32 v9, vcc, v7, v8, v7
	v_mul_f32_e32 v10, v9, v14
	v_fma_f32 v13, -v11, v10, v9
	v_fmac_f32_e32 v10, v13, v14
	v_fma_f32 v9, -v11, v10, v9
	v_div_scale_f32 v11, s[0:1], v8, v8, v0
	v_rcp_f32_e32 v13, v11
	v_div_fmas_f32 v9, v9, v14, v10
	v_div_fixup_f32 v7, v9, v8, v7
	v_fma_f32 v9, -v11, v13, 1.0
	v_fmac_f32_e32 v13, v9, v13
	v_div_scale_f32 v9, vcc, v0, v8, v0
	v_mul_f32_e32 v10, v9, v13
	v_fma_f32 v14, -v11, v10, v9
	v_fmac_f32_e32 v10, v14, v13
	v_fma_f32 v9, -v11, v10, v9
	v_div_scale_f32 v11, s[0:1], v8, v8, v1
	v_rcp_f32_e32 v14, v11
	v_div_fmas_f32 v9, v9, v13, v10
	v_div_fixup_f32 v0, v9, v8, v0
	.loc	1 22 5                          ; kernels.py:22:5
	v_cvt_f16_f32_e32 v0, v0
	.loc	1 22 47                         ; kernels.py:22:47
	v_fma_f32 v9, -v11, v14, 1.0
	v_fmac_f32_e32 v14, v9, v14
	v_div_scale_f32 v9, vcc, v1, v8, v1
	v_mul_f32_e32 v10, v9, v14
	v_fma_f32 v13, -v11, v10, v9
	v_fmac_f32_e32 v10, v13, v14
	v_fma_f32 v9, -v11, v10, v9
	v_div_fmas_f32 v9, v9, v14, v10
	v_div_fixup_f32 v1, v9, v8, v1
	.loc	1 22 5                          ; kernels.py:22:5
	v_cvt_f16_f32_e32 v8, v2
	v_cvt_f16_f32_e32 v9, v3
	v_cvt_f16_f32_e32 v2, v6
	v_cvt_f16_f32_e32 v1, v1
	v_cvt_f16_f32_e32 v6, v7
	v_pack_b32_f16 v3, v0, v1
	v_pack_b32_f16 v2, v2, v6
	v_pack_b32_f16 v1, v4, v5
	v_pack_b32_f16 v0, v8, v9
	buffer_store_dwordx4 v[0:3], v12, s[16:19], 0 offen
	.loc	1 16 1 is_stmt 1                ; kernels.py:16:1
	s_endpgm
.Ltmp43:
.Lfunc_end0:
	.size	softmax, .Lfunc_end0-softmax
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel softmax
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 40
		.amdhsa_user_sgpr_count 12
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 10
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 23
		.amdhsa_next_free_sgpr 22
		.amdhsa_accum_offset 24
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_tg_split 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.set .Lsoftmax.num_vgpr, 23
	.set .Lsoftmax.num_agpr, 0
	.set .Lsoftmax.numbered_sgpr, 22
	.set .Lsoftmax.num_named_barrier, 0
	.set .Lsoftmax.private_seg_size, 0
	.set .Lsoftmax.uses_vcc, 1
	.set .Lsoftmax.uses_flat_scratch, 0
	.set .Lsoftmax.has_dyn_sized_stack, 0
	.set .Lsoftmax.has_recursion, 0
	.set .Lsoftmax.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2008
; TotalNumSgprs: 28
; NumVgprs: 23
; NumAgprs: 0
; TotalNumVgprs: 23
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 28
; NumVGPRsForWavesPerEU: 23
; AccumOffset: 24
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 12
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 5
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.text
	.section	.debug_abbrev,"",@progbits
	.byte	1                               ; Abbreviation Code
	.byte	17                              ; DW_TAG_compile_unit
	.byte	1                               ; DW_CHILDREN_yes
	.byte	37                              ; DW_AT_producer
	.byte	14                              ; DW_FORM_strp
	.byte	19                              ; DW_AT_language
	.byte	5                               ; DW_FORM_data2
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	16                              ; DW_AT_stmt_list
	.byte	23                              ; DW_FORM_sec_offset
	.byte	27                              ; DW_AT_comp_dir
	.byte	14                              ; DW_FORM_strp
	.ascii	"\341\177"                      ; DW_AT_APPLE_optimized
	.byte	25                              ; DW_FORM_flag_present
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	2                               ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	32                              ; DW_AT_inline
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	3                               ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	1                               ; DW_CHILDREN_yes
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	4                               ; Abbreviation Code
	.byte	29                              ; DW_TAG_inlined_subroutine
	.byte	1                               ; DW_CHILDREN_yes
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	85                              ; DW_AT_ranges
	.byte	23                              ; DW_FORM_sec_offset
	.byte	88                              ; DW_AT_call_file
	.byte	11                              ; DW_FORM_data1
	.byte	89                              ; DW_AT_call_line
	.byte	11                              ; DW_FORM_data1
	.byte	87                              ; DW_AT_call_column
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	5                               ; Abbreviation Code
	.byte	29                              ; DW_TAG_inlined_subroutine
	.byte	0                               ; DW_CHILDREN_no
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	85                              ; DW_AT_ranges
	.byte	23                              ; DW_FORM_sec_offset
	.byte	88                              ; DW_AT_call_file
	.byte	11                              ; DW_FORM_data1
	.byte	89                              ; DW_AT_call_line
	.byte	5                               ; DW_FORM_data2
	.byte	87                              ; DW_AT_call_column
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	6                               ; Abbreviation Code
	.byte	29                              ; DW_TAG_inlined_subroutine
	.byte	0                               ; DW_CHILDREN_no
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	85                              ; DW_AT_ranges
	.byte	23                              ; DW_FORM_sec_offset
	.byte	88                              ; DW_AT_call_file
	.byte	11                              ; DW_FORM_data1
	.byte	89                              ; DW_AT_call_line
	.byte	11                              ; DW_FORM_data1
	.byte	87                              ; DW_AT_call_column
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	0                               ; EOM(3)
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0 ; Length of Unit
.Ldebug_info_start0:
	.short	4                               ; DWARF version number
	.long	.debug_abbrev                   ; Offset Into Abbrev. Section
	.byte	8                               ; Address Size (in bytes)
	.byte	1                               ; Abbrev [1] 0xb:0x6b DW_TAG_compile_unit
	.long	.Linfo_string0                  ; DW_AT_producer
	.short	2                               ; DW_AT_language
	.long	.Linfo_string1                  ; DW_AT_name
	.long	.Lline_table_start0             ; DW_AT_stmt_list
	.long	.Linfo_string2                  ; DW_AT_comp_dir
                                        ; DW_AT_APPLE_optimized
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.byte	2                               ; Abbrev [2] 0x2a:0x6 DW_TAG_subprogram
	.long	.Linfo_string3                  ; DW_AT_name
	.byte	1                               ; DW_AT_inline
	.byte	3                               ; Abbrev [3] 0x30:0x45 DW_TAG_subprogram
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	42                              ; DW_AT_abstract_origin
	.byte	4                               ; Abbrev [4] 0x41:0x1a DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	22                              ; DW_AT_call_line
	.byte	59                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x4d:0xd DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges1                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.short	314                             ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	4                               ; Abbrev [4] 0x5b:0x19 DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges2                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	21                              ; DW_AT_call_line
	.byte	33                              ; DW_AT_call_column
	.byte	6                               ; Abbrev [6] 0x67:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges3                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.byte	216                             ; DW_AT_call_line
	.byte	16                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
.Ldebug_info_end0:
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
	.quad	.Ltmp1-.Lfunc_begin0
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp33-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	.Ltmp36-.Lfunc_begin0
	.quad	.Ltmp37-.Lfunc_begin0
	.quad	.Ltmp42-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges1:
	.quad	.Ltmp37-.Lfunc_begin0
	.quad	.Ltmp38-.Lfunc_begin0
	.quad	.Ltmp39-.Lfunc_begin0
	.quad	.Ltmp40-.Lfunc_begin0
	.quad	.Ltmp41-.Lfunc_begin0
	.quad	.Ltmp42-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges2:
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp32-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges3:
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	.Ltmp18-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	.Ltmp27-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	.Ltmp30-.Lfunc_begin0
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp32-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"kernels.py"                    ; string offset=7 ; kernels.py
.Linfo_string2:
	.asciz	"src"        ; string offset=18 ; src
.Linfo_string3:
	.asciz	"softmax"                       ; string offset=41 ; softmax
	.section	".note.GNU-stack","",@progbits
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 40
    .max_flat_workgroup_size: 512
    .name:           softmax
    .private_segment_fixed_size: 0
    .sgpr_count:     28
    .sgpr_spill_count: 0
    .symbol:         softmax.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     23
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgpu9.42-amd-amdhsa-unknown-gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
	.section	.debug_line,"",@progbits
.Lline_table_start0:
