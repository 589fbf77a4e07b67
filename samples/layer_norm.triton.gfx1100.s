	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	layer_norm                      ; -- Begin function layer_norm
	.p2align	8
	.type	layer_norm,@function
layer_norm:                             ; @layer_norm
.Lfunc_begin0:
	.file	1 "src" "kernels.py"
	.loc	1 26 0                          ; kernels.py:26:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_clause 0x1
	s_load_b64 s[2:3], s[0:1], 0x20
	s_load_b256 s[4:11], s[0:1], 0x0
.Ltmp0:
	.loc	1 30 27 prologue_end            ; kernels.py:30:27
	v_and_b32_e32 v1, 31, v0
.Ltmp1:
	.file	2 "toolkit/python3.11/site-packages/triton/language" "standard.py"
	.loc	2 314 12                        ; standard.py:314:12 @[ kernels.py:39:25 ]
	v_readfirstlane_b32 s14, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(SALU_CYCLE_1)
	v_lshlrev_b32_e32 v3, 3, v1
.Ltmp2:
	.loc	1 31 30                         ; kernels.py:31:30
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s12, s2, s15
	.loc	1 29 5                          ; kernels.py:29:5
	s_mov_b32 s15, 0
	.loc	1 31 26                         ; kernels.py:31:26
	s_ashr_i32 s13, s12, 31
	s_lshl_b64 s[12:13], s[12:13], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_u32 s2, s4, s12
	s_addc_u32 s4, s5, s13
	.loc	1 29 5                          ; kernels.py:29:5
	s_cmp_gt_i32 s3, 0
	s_cselect_b32 s5, -1, 0
	s_cmp_lt_i32 s3, 1
	s_cbranch_scc1 .LBB0_6
; %bb.1:                                ; %.lr.ph.preheader
	.loc	1 31 18                         ; kernels.py:31:18
	s_lshl_b32 s16, s14, 3
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v7, 0
	v_and_or_b32 v5, 0x300, s16, v3
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v11, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_set_inst_prefetch_distance 0x1
	s_branch .LBB0_3
	.loc	1 0 18 is_stmt 0                ; :0:18
.Ltmp3:
	.p2align	6
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	s_or_b32 exec_lo, exec_lo, s16
	.loc	1 31 9                          ; kernels.py:31:9
	v_dual_add_f32 v4, v4, v2 :: v_dual_add_f32 v7, v7, v13
	v_dual_add_f32 v6, v6, v15 :: v_dual_add_f32 v9, v9, v14
	v_dual_add_f32 v8, v8, v17 :: v_dual_add_f32 v11, v11, v16
	v_add_f32_e32 v10, v10, v18
	v_add_f32_e32 v12, v12, v19
	.loc	1 29 5 is_stmt 1                ; kernels.py:29:5
	s_addk_i32 s15, 0x400
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lt_i32 s15, s3
	s_cbranch_scc0 .LBB0_5
.LBB0_3:                                ; %.lr.ph
                                        ; =>This Inner Loop Header: Depth=1
	.loc	1 0 5 is_stmt 0                 ; kernels.py:0:5
	v_dual_mov_b32 v2, 0 :: v_dual_add_nc_u32 v1, s15, v5
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v18, 0
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v16, 0
	v_mov_b32_e32 v19, 0
	.loc	1 31 18 is_stmt 1               ; kernels.py:31:18
	s_mov_b32 s16, exec_lo
	.loc	1 31 59 is_stmt 0               ; kernels.py:31:59
	v_cmpx_gt_i32_e32 s3, v1
	.loc	1 31 18                         ; kernels.py:31:18
	s_cbranch_execz .LBB0_2
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 18                          ; kernels.py:0:18
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[1:2], 1, v[1:2]
	v_add_co_u32 v1, vcc_lo, s2, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s4, v2, vcc_lo
	.loc	1 31 18                         ; kernels.py:31:18
	global_load_b128 v[13:16], v[1:2], off
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v1, 16, v13
	v_lshrrev_b32_e32 v17, 16, v14
	v_lshrrev_b32_e32 v18, 16, v15
	v_lshrrev_b32_e32 v19, 16, v16
	v_cvt_f32_f16_e32 v2, v13.l
	v_cvt_f32_f16_e32 v13, v14.l
	v_cvt_f32_f16_e32 v14, v15.l
	v_cvt_f32_f16_e32 v16, v16.l
	v_cvt_f32_f16_e32 v15, v1.l
	v_cvt_f32_f16_e32 v17, v17.l
	v_cvt_f32_f16_e32 v18, v18.l
	v_cvt_f32_f16_e32 v19, v19.l
	s_branch .LBB0_2
.LBB0_5:                                ; %._crit_edge.loopexit
	.loc	1 0 18                          ; kernels.py:0:18
	s_set_inst_prefetch_distance 0x2
.Ltmp4:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:32:12 ] ]
	v_dual_add_f32 v1, v4, v6 :: v_dual_add_f32 v2, v7, v8
	v_dual_add_f32 v4, v9, v10 :: v_dual_add_f32 v5, v11, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v1, v1, v2 :: v_dual_add_f32 v2, v4, v5
	v_add_f32_e32 v1, v1, v2
	s_branch .LBB0_7
.LBB0_6:
	.loc	2 0 12 is_stmt 0                ; standard.py:0:12
	v_mov_b32_e32 v1, 0
.LBB0_7:                                ; %Flow35
	s_delay_alu instid0(VALU_DEP_1)
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:32:12 ] ]
	v_add_f32_dpp v1, v1, v1 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_load_b32 s1, s[0:1], 0x28
.Ltmp5:
	.loc	2 314 12                        ; standard.py:314:12 @[ kernels.py:32:12 ]
	s_lshr_b32 s0, s14, 3
.Ltmp6:
	.loc	1 32 12                         ; kernels.py:32:12
	v_cvt_f32_i32_e32 v4, s3
.Ltmp7:
	.loc	2 314 12                        ; standard.py:314:12 @[ kernels.py:32:12 ]
	s_and_b32 s15, s0, 12
.Ltmp8:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:32:12 ] ]
	v_add_f32_dpp v1, v1, v1 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp9:
	.loc	1 34 5                          ; kernels.py:34:5
	s_and_b32 s0, s5, exec_lo
	s_cselect_b32 s0, 1, 0
.Ltmp10:
	.loc	2 314 12                        ; standard.py:314:12 @[ kernels.py:32:12 ]
	v_lshlrev_b32_e32 v0, 2, v0
.Ltmp11:
	.loc	1 34 5                          ; kernels.py:34:5
	s_cmp_lg_u32 s0, 1
.Ltmp12:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:32:12 ] ]
	v_add_f32_dpp v1, v1, v1 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp13:
	.loc	2 314 12                        ; standard.py:314:12 @[ kernels.py:32:12 ]
	v_and_b32_e32 v0, 12, v0
.Ltmp14:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:32:12 ] ]
	v_add_f32_dpp v1, v1, v1 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp15:
	.loc	2 314 12                        ; standard.py:314:12 @[ kernels.py:32:12 ]
	v_add_nc_u32_e32 v5, 0, v0
	v_permlanex16_b32 v2, v1, -1, -1 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp16:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:32:12 ] ]
	v_add_f32_e32 v1, v1, v2
.Ltmp17:
	.loc	2 314 12                        ; standard.py:314:12 @[ kernels.py:32:12 ]
	v_readlane_b32 s16, v1, 31
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mov_b32 v1, s15 :: v_dual_mov_b32 v2, s16
	s_mov_b32 s16, 0
	ds_store_b32 v1, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v0, v5
.Ltmp18:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:32:12 ] ]
	s_waitcnt lgkmcnt(0)
	v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp19:
	.loc	1 32 12                         ; kernels.py:32:12
	v_div_scale_f32 v1, null, v4, v4, v0
	v_div_scale_f32 v7, vcc_lo, v0, v4, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v2, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v6, -v1, v2, 1.0
	v_fmac_f32_e32 v2, v6, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v6, v7, v2
	v_fma_f32 v8, -v1, v6, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v6, v8, v2
	v_fma_f32 v1, -v1, v6, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_div_fmas_f32 v1, v1, v2, v6
	v_div_fixup_f32 v2, v1, v4, v0
	s_cbranch_scc1 .LBB0_13
; %bb.8:                                ; %.lr.ph7.preheader
	.loc	1 36 17                         ; kernels.py:36:17
	s_lshl_b32 s0, s14, 3
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v9, 0
	v_and_or_b32 v7, 0x300, s0, v3
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v13, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v14, 0
	s_branch .LBB0_10
.LBB0_9:                                ;   in Loop: Header=BB0_10 Depth=1
	.loc	1 0 17 is_stmt 0                ; kernels.py:0:17
	s_or_b32 exec_lo, exec_lo, s17
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	.loc	1 37 45 is_stmt 1               ; kernels.py:37:45
	v_sub_f32_e32 v19, v19, v2
	v_sub_f32_e32 v0, v1, v2
	v_sub_f32_e32 v1, v20, v2
	v_sub_f32_e32 v17, v17, v2
	v_dual_sub_f32 v20, v21, v2 :: v_dual_cndmask_b32 v19, 0, v19
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 37 17 is_stmt 0               ; kernels.py:37:17
	v_dual_cndmask_b32 v0, 0, v0 :: v_dual_sub_f32 v15, v15, v2
	v_dual_cndmask_b32 v17, 0, v17 :: v_dual_cndmask_b32 v20, 0, v20
	.loc	1 37 45                         ; kernels.py:37:45
	v_dual_sub_f32 v16, v16, v2 :: v_dual_cndmask_b32 v1, 0, v1
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 38 9 is_stmt 1                ; kernels.py:38:9
	v_fmac_f32_e32 v6, v0, v0
	.loc	1 37 45                         ; kernels.py:37:45
	v_dual_sub_f32 v18, v18, v2 :: v_dual_cndmask_b32 v15, 0, v15
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 37 17 is_stmt 0               ; kernels.py:37:17
	v_cndmask_b32_e32 v16, 0, v16, vcc_lo
	.loc	1 38 9 is_stmt 1                ; kernels.py:38:9
	v_fmac_f32_e32 v8, v1, v1
	v_fmac_f32_e32 v12, v19, v19
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 37 17                         ; kernels.py:37:17
	v_dual_cndmask_b32 v18, 0, v18 :: v_dual_fmac_f32 v11, v15, v15
	.loc	1 38 9                          ; kernels.py:38:9
	v_dual_fmac_f32 v9, v16, v16 :: v_dual_fmac_f32 v10, v17, v17
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_dual_fmac_f32 v14, v20, v20 :: v_dual_fmac_f32 v13, v18, v18
	.loc	1 34 5                          ; kernels.py:34:5
	s_addk_i32 s16, 0x400
	s_cmp_lt_i32 s16, s3
	s_cbranch_scc0 .LBB0_12
.LBB0_10:                               ; %.lr.ph7
                                        ; =>This Inner Loop Header: Depth=1
	.loc	1 0 5 is_stmt 0                 ; kernels.py:0:5
	v_dual_mov_b32 v1, 0 :: v_dual_add_nc_u32 v0, s16, v7
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v15, 0
	s_delay_alu instid0(VALU_DEP_3)
	.loc	1 36 58 is_stmt 1               ; kernels.py:36:58
	v_cmp_gt_i32_e32 vcc_lo, s3, v0
	v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v18, 0
	v_mov_b32_e32 v21, 0
	.loc	1 36 17 is_stmt 0               ; kernels.py:36:17
	s_and_saveexec_b32 s17, vcc_lo
	s_cbranch_execz .LBB0_9
; %bb.11:                               ;   in Loop: Header=BB0_10 Depth=1
	.loc	1 0 17                          ; kernels.py:0:17
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 1, v[0:1]
	v_add_co_u32 v0, s0, s2, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s4, v1, s0
	.loc	1 36 17                         ; kernels.py:36:17
	global_load_b128 v[16:19], v[0:1], off
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v1, v16.l
	v_lshrrev_b32_e32 v0, 16, v16
	v_cvt_f32_f16_e32 v16, v17.l
	v_lshrrev_b32_e32 v17, 16, v17
	v_lshrrev_b32_e32 v21, 16, v18
	v_lshrrev_b32_e32 v22, 16, v19
	v_cvt_f32_f16_e32 v15, v18.l
	v_cvt_f32_f16_e32 v18, v19.l
	v_cvt_f32_f16_e32 v20, v0.l
	v_cvt_f32_f16_e32 v17, v17.l
	v_cvt_f32_f16_e32 v19, v21.l
	v_cvt_f32_f16_e32 v21, v22.l
	s_branch .LBB0_9
.LBB0_12:                               ; %._crit_edge8.loopexit
.Ltmp20:
	.loc	2 314 12 is_stmt 1              ; standard.py:314:12 @[ kernels.py:39:25 ]
	v_dual_add_f32 v0, v6, v8 :: v_dual_add_f32 v1, v9, v10
	v_dual_add_f32 v6, v11, v12 :: v_dual_add_f32 v7, v13, v14
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v0, v0, v1 :: v_dual_add_f32 v1, v6, v7
	v_add_f32_e32 v0, v0, v1
	s_branch .LBB0_14
.LBB0_13:
	.loc	2 0 12 is_stmt 0                ; standard.py:0:12
	v_mov_b32_e32 v0, 0
.LBB0_14:                               ; %._crit_edge8
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
.Ltmp21:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:39:25 ] ]
	v_add_f32_dpp v0, v0, v0 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp22:
	.loc	2 314 12                        ; standard.py:314:12 @[ kernels.py:39:25 ]
	s_barrier
	buffer_gl0_inv
.Ltmp23:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:39:25 ] ]
	v_add_f32_dpp v0, v0, v0 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v0, v0, v0 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v0, v0, v0 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp24:
	.loc	2 314 12                        ; standard.py:314:12 @[ kernels.py:39:25 ]
	v_permlanex16_b32 v1, v0, -1, -1 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp25:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:39:25 ] ]
	v_add_f32_e32 v0, v0, v1
.Ltmp26:
	.loc	2 314 12                        ; standard.py:314:12 @[ kernels.py:39:25 ]
	v_readlane_b32 s0, v0, 31
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_dual_mov_b32 v0, s15 :: v_dual_mov_b32 v1, s0
.Ltmp27:
	.loc	1 40 5                          ; kernels.py:40:5
	s_and_b32 s0, s5, exec_lo
	s_cselect_b32 s0, 1, 0
	s_cmp_lg_u32 s0, 1
.Ltmp28:
	.loc	2 314 12                        ; standard.py:314:12 @[ kernels.py:39:25 ]
	ds_store_b32 v0, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v0, v5
	s_mov_b32 s0, 0
.Ltmp29:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:39:25 ] ]
	s_waitcnt lgkmcnt(0)
	v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1)
.Ltmp30:
	.loc	2 314 12                        ; standard.py:314:12 @[ kernels.py:39:25 ]
	v_mov_b32_dpp v1, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp31:
	.loc	1 40 5                          ; kernels.py:40:5
	s_cbranch_scc1 .LBB0_19
; %bb.15:                               ; %.lr.ph11.preheader
	.loc	1 0 5 is_stmt 0                 ; kernels.py:0:5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp32:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:39:25 ] ]
	v_add_f32_e32 v0, v0, v1
.Ltmp33:
	.loc	1 39 25                         ; kernels.py:39:25
	v_div_scale_f32 v1, null, v4, v4, v0
	v_div_scale_f32 v7, vcc_lo, v0, v4, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v5, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v6, -v1, v5, 1.0
	v_fmac_f32_e32 v5, v6, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v6, v7, v5
	v_fma_f32 v8, -v1, v6, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v6, v8, v5
	v_fma_f32 v1, -v1, v6, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_div_fmas_f32 v1, v1, v5, v6
	v_div_fixup_f32 v0, v1, v4, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(SALU_CYCLE_1)
	v_add_f32_e32 v0, s1, v0
	.loc	1 45 18                         ; kernels.py:45:18
	s_add_u32 s1, s6, s12
	s_addc_u32 s5, s7, s13
	.loc	1 43 17                         ; kernels.py:43:17
	s_lshl_b32 s6, s14, 3
	v_and_or_b32 v3, 0x300, s6, v3
	.loc	1 39 17                         ; kernels.py:39:17
	v_sqrt_f32_e32 v0, v0
	.loc	1 39 13 is_stmt 0               ; kernels.py:39:13
	s_waitcnt_depctr depctr_va_vdst(0)
	v_div_scale_f32 v1, null, v0, v0, 1.0
	v_div_scale_f32 v6, vcc_lo, 1.0, v0, 1.0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v4, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v5, -v1, v4, 1.0
	v_fmac_f32_e32 v4, v5, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v5, v6, v4
	v_fma_f32 v7, -v1, v5, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v5, v7, v4
	v_fma_f32 v1, -v1, v5, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_div_fmas_f32 v1, v1, v4, v5
	v_div_fixup_f32 v4, v1, v0, 1.0
	s_branch .LBB0_17
.LBB0_16:                               ; %.critedge
                                        ;   in Loop: Header=BB0_17 Depth=1
	.loc	1 0 13                          ; kernels.py:0:13
	s_or_b32 exec_lo, exec_lo, s6
	.loc	1 40 5 is_stmt 1                ; kernels.py:40:5
	s_addk_i32 s0, 0x400
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lt_i32 s0, s3
	s_cbranch_scc0 .LBB0_19
.LBB0_17:                               ; %.lr.ph11
                                        ; =>This Inner Loop Header: Depth=1
	.loc	1 42 16                         ; kernels.py:42:16
	v_add_nc_u32_e32 v0, s0, v3
	.loc	1 43 17                         ; kernels.py:43:17
	s_mov_b32 s6, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 42 16                         ; kernels.py:42:16
	v_cmpx_gt_i32_e32 s3, v0
	.loc	1 43 17                         ; kernels.py:43:17
	s_cbranch_execz .LBB0_16
; %bb.18:                               ;   in Loop: Header=BB0_17 Depth=1
	.loc	1 0 17 is_stmt 0                ; kernels.py:0:17
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 1, v[0:1]
	v_add_co_u32 v5, vcc_lo, s2, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v6, null, s4, v1, vcc_lo
	v_add_co_u32 v9, vcc_lo, s8, v0
	v_add_co_ci_u32_e64 v10, null, s9, v1, vcc_lo
	.loc	1 43 17                         ; kernels.py:43:17
	global_load_b128 v[5:8], v[5:6], off
	.loc	1 44 89 is_stmt 1               ; kernels.py:44:89
	v_add_co_u32 v13, vcc_lo, s10, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v14, null, s11, v1, vcc_lo
	.loc	1 44 43 is_stmt 0               ; kernels.py:44:43
	global_load_b128 v[9:12], v[9:10], off
	.loc	1 44 81                         ; kernels.py:44:81
	global_load_b128 v[13:16], v[13:14], off
	.loc	1 45 18 is_stmt 1               ; kernels.py:45:18
	v_add_co_u32 v0, vcc_lo, s1, v0
	v_add_co_ci_u32_e64 v1, null, s5, v1, vcc_lo
	.loc	1 44 19                         ; kernels.py:44:19
	s_waitcnt vmcnt(2)
	v_fma_mix_f32 v17, -v2, 1.0, v5 op_sel:[0,0,1] op_sel_hi:[0,1,1]
	v_fma_mix_f32 v5, -v2, 1.0, v5 op_sel_hi:[0,1,1]
	v_fma_mix_f32 v18, -v2, 1.0, v6 op_sel:[0,0,1] op_sel_hi:[0,1,1]
	v_fma_mix_f32 v6, -v2, 1.0, v6 op_sel_hi:[0,1,1]
	v_fma_mix_f32 v19, -v2, 1.0, v7 op_sel:[0,0,1] op_sel_hi:[0,1,1]
	v_fma_mix_f32 v7, -v2, 1.0, v7 op_sel_hi:[0,1,1]
	v_fma_mix_f32 v20, -v2, 1.0, v8 op_sel:[0,0,1] op_sel_hi:[0,1,1]
	v_fma_mix_f32 v8, -v2, 1.0, v8 op_sel_hi:[0,1,1]
	.loc	1 44 18 is_stmt 0               ; kernels.py:44:18
	v_mul_f32_e32 v21, v4, v5
	v_mul_f32_e32 v5, v4, v17
	v_mul_f32_e32 v17, v4, v6
	v_mul_f32_e32 v6, v4, v18
	v_mul_f32_e32 v18, v4, v7
	v_mul_f32_e32 v7, v4, v19
	v_mul_f32_e32 v19, v4, v8
	v_mul_f32_e32 v8, v4, v20
	.loc	1 45 9 is_stmt 1                ; kernels.py:45:9
	s_waitcnt vmcnt(0)
	v_fma_mixhi_f16 v5, v5, v9, v13 op_sel:[0,1,1] op_sel_hi:[0,1,1]
	v_fma_mixlo_f16 v5, v21, v9, v13 op_sel_hi:[0,1,1]
	v_fma_mixhi_f16 v6, v6, v10, v14 op_sel:[0,1,1] op_sel_hi:[0,1,1]
	v_fma_mixlo_f16 v6, v17, v10, v14 op_sel_hi:[0,1,1]
	v_fma_mixhi_f16 v7, v7, v11, v15 op_sel:[0,1,1] op_sel_hi:[0,1,1]
	v_fma_mixlo_f16 v7, v18, v11, v15 op_sel_hi:[0,1,1]
	v_fma_mixhi_f16 v8, v8, v12, v16 op_sel:[0,1,1] op_sel_hi:[0,1,1]
	v_fma_mixlo_f16 v8, v19, v12, v16 op_sel_hi:[0,1,1]
	global_store_b128 v[0:1], v[5:8], off
	s_branch .LBB0_16
.LBB0_19:                               ; %._crit_edge12
	.loc	1 26 1                          ; kernels.py:26:1
	s_endpgm
.Ltmp34:
.Lfunc_end0:
	.size	layer_norm, .Lfunc_end0-layer_norm
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel layer_norm
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 64
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 23
		.amdhsa_next_free_sgpr 18
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-layer_norm)<<4)&1008)>>4
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
	.set .Llayer_norm.num_vgpr, 23
	.set .Llayer_norm.num_agpr, 0
	.set .Llayer_norm.numbered_sgpr, 18
	.set .Llayer_norm.num_named_barrier, 0
	.set .Llayer_norm.private_seg_size, 0
	.set .Llayer_norm.uses_vcc, 1
	.set .Llayer_norm.uses_flat_scratch, 0
	.set .Llayer_norm.has_dyn_sized_stack, 0
	.set .Llayer_norm.has_recursion, 0
	.set .Llayer_norm.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1832
; TotalNumSgprs: 20
; NumVgprs: 23
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 20
; NumVGPRsForWavesPerEU: 23
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 15
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
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
	.byte	0                               ; EOM(3)
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0 ; Length of Unit
.Ldebug_info_start0:
	.short	4                               ; DWARF version number
	.long	.debug_abbrev                   ; Offset Into Abbrev. Section
	.byte	8                               ; Address Size (in bytes)
	.byte	1                               ; Abbrev [1] 0xb:0x6c DW_TAG_compile_unit
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
	.byte	3                               ; Abbrev [3] 0x30:0x46 DW_TAG_subprogram
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	42                              ; DW_AT_abstract_origin
	.byte	4                               ; Abbrev [4] 0x41:0x1a DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	39                              ; DW_AT_call_line
	.byte	25                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x4d:0xd DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges1                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.short	314                             ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	4                               ; Abbrev [4] 0x5b:0x1a DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges2                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	32                              ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x67:0xd DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges3                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.short	314                             ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
.Ldebug_info_end0:
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
	.quad	.Ltmp1-.Lfunc_begin0
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp27-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp32-.Lfunc_begin0
	.quad	.Ltmp33-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges1:
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	.Ltmp30-.Lfunc_begin0
	.quad	.Ltmp32-.Lfunc_begin0
	.quad	.Ltmp33-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges2:
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges3:
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	.Ltmp18-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
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
	.asciz	"layer_norm"                    ; string offset=41 ; layer_norm
	.section	".note.GNU-stack","",@progbits
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .value_kind:     by_value
      - .offset:         40
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .max_flat_workgroup_size: 128
    .name:           layer_norm
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         layer_norm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     23
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgpu11.00-amd-amdhsa-unknown-gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
	.section	.debug_line,"",@progbits
.Lline_table_start0:
