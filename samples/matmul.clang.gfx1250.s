	.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
	.amdhsa_code_object_version 6
	.text
	.protected	matmul_plain            ; -- Begin function matmul_plain
	.globl	matmul_plain
	.p2align	8
	.type	matmul_plain,@function
matmul_plain:                           ; @matmul_plain
; %bb.0:
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
	s_load_b64 s[4:5], s[0:1], 0x18
	s_bfe_u32 s2, ttmp6, 0x4000c
	s_bfe_u32 s6, ttmp6, 0x40010
	s_add_co_i32 s2, s2, 1
	s_and_b32 s3, ttmp6, 15
	s_mul_i32 s2, ttmp9, s2
	s_add_co_i32 s6, s6, 1
	s_add_co_i32 s3, s3, s2
	s_mul_i32 s2, ttmp7, s6
	s_bfe_u32 s6, ttmp6, 0x40004
	s_getreg_b32 s7, hwreg(HW_REG_IB_STS2, 6, 4)
	s_add_co_i32 s6, s6, s2
	v_lshrrev_b32_e32 v2, 4, v0
	s_cmp_eq_u32 s7, 0
	s_cselect_b32 s2, ttmp7, s6
	s_cselect_b32 s9, ttmp9, s3
	s_mov_b32 s3, 0
	s_wait_kmcnt 0x0
	s_cmp_gt_i32 s5, 0
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	s_lshl_b32 s8, s9, 4
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b32 s3, -1
                                        ; implicit-def: $sgpr8
.LBB0_3:
	s_load_b64 s[6:7], s[0:1], 0x10
	v_dual_mov_b32 v7, 0 :: v_dual_bitop2_b32 v0, 15, v0 bitop3:0x40
	v_lshl_or_b32 v1, s2, 4, v2
	s_and_not1_b32 vcc_lo, exec_lo, s3
	s_cbranch_vccnz .LBB0_6
; %bb.4:
	s_wait_xcnt 0x0
	s_load_b128 s[0:3], s[0:1], 0x0
	s_lshl_b32 s8, s9, 4
	v_mad_u32 v3, s5, v1, v0
	v_dual_mov_b32 v7, 0 :: v_dual_bitop2_b32 v4, s8, v2 bitop3:0x54
	v_mul_u32_u24_e32 v2, 0x44, v2
	s_movk_i32 s9, 0x440
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mad_u32 v4, s5, v4, v0
	v_mad_u32_u24 v6, 0x44, v0, s9
	v_lshl_add_u32 v5, v0, 2, v2
	s_mov_b32 s9, 0
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	s_delay_alu instid0(VALU_DEP_3) | instid1(SALU_CYCLE_1)
	v_dual_add_nc_u32 v8, s9, v3 :: v_dual_add_nc_u32 v9, s9, v4
	s_add_co_i32 s9, s9, 16
	s_wait_kmcnt 0x0
	global_load_b32 v10, v8, s[0:1] scale_offset
	global_load_b32 v11, v9, s[2:3] scale_offset
	s_cmp_ge_i32 s9, s5
	s_wait_loadcnt 0x1
	ds_store_b32 v5, v10
	s_wait_loadcnt 0x0
	ds_store_b32 v5, v11 offset:1088
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_load_2addr_b32 v[8:9], v2 offset1:1
	ds_load_2addr_b32 v[10:11], v2 offset0:2 offset1:3
	ds_load_2addr_b32 v[12:13], v2 offset0:4 offset1:5
	ds_load_2addr_b32 v[14:15], v2 offset0:6 offset1:7
	ds_load_2addr_b32 v[16:17], v6 offset1:1
	ds_load_2addr_b32 v[18:19], v6 offset0:2 offset1:3
	ds_load_2addr_b32 v[20:21], v6 offset0:4 offset1:5
	ds_load_2addr_b32 v[22:23], v6 offset0:6 offset1:7
	ds_load_2addr_b32 v[24:25], v2 offset0:8 offset1:9
	ds_load_2addr_b32 v[26:27], v2 offset0:10 offset1:11
	ds_load_2addr_b32 v[28:29], v2 offset0:12 offset1:13
	ds_load_2addr_b32 v[30:31], v2 offset0:14 offset1:15
	ds_load_2addr_b32 v[32:33], v6 offset0:8 offset1:9
	ds_load_2addr_b32 v[34:35], v6 offset0:10 offset1:11
	ds_load_2addr_b32 v[36:37], v6 offset0:12 offset1:13
	ds_load_2addr_b32 v[38:39], v6 offset0:14 offset1:15
	s_wait_dscnt 0xb
	v_fmac_f32_e32 v7, v8, v16
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v7, v9, v17
	s_wait_dscnt 0x9
	v_pk_mul_f32 v[8:9], v[12:13], v[20:21]
	v_fmac_f32_e32 v7, v10, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v7, v11, v19
	s_wait_dscnt 0x8
	v_pk_mul_f32 v[10:11], v[14:15], v[22:23]
	v_add_f32_e32 v7, v7, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_add_f32_e32 v7, v7, v9
	s_wait_dscnt 0x3
	v_pk_mul_f32 v[8:9], v[24:25], v[32:33]
	v_add_f32_e32 v7, v7, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_add_f32_e32 v7, v7, v11
	s_wait_dscnt 0x2
	v_pk_mul_f32 v[10:11], v[26:27], v[34:35]
	v_add_f32_e32 v7, v7, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_add_f32_e32 v7, v7, v9
	s_wait_dscnt 0x1
	v_pk_mul_f32 v[8:9], v[28:29], v[36:37]
	v_add_f32_e32 v7, v7, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_add_f32_e32 v7, v7, v11
	s_wait_dscnt 0x0
	v_pk_mul_f32 v[10:11], v[30:31], v[38:39]
	v_add_f32_e32 v7, v7, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v7, v7, v9
	v_add_f32_e32 v7, v7, v10
	s_delay_alu instid0(VALU_DEP_1)
	v_add_f32_e32 v7, v7, v11
	s_barrier_signal -1
	s_barrier_wait -1
	s_cbranch_scc0 .LBB0_5
.LBB0_6:
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_or_b32_e32 v0, s8, v0
	v_mad_u32 v0, s4, v1, v0
	s_wait_kmcnt 0x0
	global_store_b32 v0, v7, s[6:7] scale_offset
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel matmul_plain
		.amdhsa_group_segment_fixed_size 2176
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 40
		.amdhsa_next_free_sgpr 10
		.amdhsa_named_barrier_count 0
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_inst_pref_size 6
		.amdhsa_round_robin_scheduling 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end0:
	.size	matmul_plain, .Lfunc_end0-matmul_plain
                                        ; -- End function
	.set matmul_plain.num_vgpr, 40
	.set matmul_plain.num_agpr, 0
	.set matmul_plain.numbered_sgpr, 10
	.set matmul_plain.num_named_barrier, 0
	.set matmul_plain.private_seg_size, 0
	.set matmul_plain.uses_vcc, 1
	.set matmul_plain.uses_flat_scratch, 0
	.set matmul_plain.has_dyn_sized_stack, 0
	.set matmul_plain.has_recursion, 0
	.set matmul_plain.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 672
; TotalNumSgprs: 12
; NumVgprs: 40
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 2176 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 12
; NumVGPRsForWavesPerEU: 40
; NamedBarCnt: 0
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	matmul_matrix           ; -- Begin function matmul_matrix
	.globl	matmul_matrix
	.p2align	8
	.type	matmul_matrix,@function
matmul_matrix:                          ; @matmul_matrix
; %bb.0:
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
	s_load_b64 s[2:3], s[0:1], 0x18
	s_bfe_u32 s5, ttmp6, 0x4000c
	s_bfe_u32 s6, ttmp6, 0x40010
	s_add_co_i32 s5, s5, 1
	s_and_b32 s4, ttmp6, 15
	s_mul_i32 s5, ttmp9, s5
	s_add_co_i32 s6, s6, 1
	v_dual_lshrrev_b32 v0, 3, v0 :: v_dual_bitop2_b32 v64, 31, v0 bitop3:0x40
	s_add_co_i32 s5, s4, s5
	s_mul_i32 s4, ttmp7, s6
	s_bfe_u32 s6, ttmp6, 0x40004
	s_getreg_b32 s7, hwreg(HW_REG_IB_STS2, 6, 4)
	s_add_co_i32 s6, s6, s4
	s_cmp_eq_u32 s7, 0
	v_dual_mov_b32 v7, 0 :: v_dual_bitop2_b32 v6, 28, v0 bitop3:0x40
	s_cselect_b32 s4, ttmp7, s6
	s_cselect_b32 s6, ttmp9, s5
	s_ashr_i32 s5, s4, 31
	s_ashr_i32 s7, s6, 31
	v_lshl_add_u64 v[112:113], s[4:5], 4, v[6:7]
	v_dual_mov_b32 v6, v7 :: v_dual_mov_b32 v5, v7
	v_dual_mov_b32 v4, v7 :: v_dual_mov_b32 v3, v7
	v_dual_mov_b32 v2, v7 :: v_dual_mov_b32 v1, v7
	v_dual_mov_b32 v0, v7 :: v_dual_mov_b32 v15, v7
	v_dual_mov_b32 v14, v7 :: v_dual_mov_b32 v13, v7
	v_dual_mov_b32 v12, v7 :: v_dual_mov_b32 v11, v7
	v_dual_mov_b32 v10, v7 :: v_dual_mov_b32 v9, v7
	v_dual_mov_b32 v8, v7 :: v_dual_mov_b32 v23, v7
	v_dual_mov_b32 v22, v7 :: v_dual_mov_b32 v21, v7
	v_dual_mov_b32 v20, v7 :: v_dual_mov_b32 v19, v7
	v_dual_mov_b32 v18, v7 :: v_dual_mov_b32 v17, v7
	v_dual_mov_b32 v16, v7 :: v_dual_mov_b32 v31, v7
	v_dual_mov_b32 v30, v7 :: v_dual_mov_b32 v29, v7
	v_dual_mov_b32 v28, v7 :: v_dual_mov_b32 v27, v7
	v_dual_mov_b32 v26, v7 :: v_dual_mov_b32 v25, v7
	v_dual_mov_b32 v24, v7 :: v_dual_mov_b32 v39, v7
	v_dual_mov_b32 v38, v7 :: v_dual_mov_b32 v37, v7
	v_dual_mov_b32 v36, v7 :: v_dual_mov_b32 v35, v7
	v_dual_mov_b32 v34, v7 :: v_dual_mov_b32 v33, v7
	v_dual_mov_b32 v32, v7 :: v_dual_mov_b32 v47, v7
	v_dual_mov_b32 v46, v7 :: v_dual_mov_b32 v45, v7
	v_dual_mov_b32 v44, v7 :: v_dual_mov_b32 v43, v7
	v_dual_mov_b32 v42, v7 :: v_dual_mov_b32 v41, v7
	v_dual_mov_b32 v40, v7 :: v_dual_mov_b32 v55, v7
	v_dual_mov_b32 v54, v7 :: v_dual_mov_b32 v53, v7
	v_dual_mov_b32 v52, v7 :: v_dual_mov_b32 v51, v7
	v_dual_mov_b32 v50, v7 :: v_dual_mov_b32 v49, v7
	v_dual_mov_b32 v48, v7 :: v_dual_mov_b32 v63, v7
	v_dual_mov_b32 v62, v7 :: v_dual_mov_b32 v61, v7
	v_dual_mov_b32 v60, v7 :: v_dual_mov_b32 v59, v7
	v_dual_mov_b32 v58, v7 :: v_dual_mov_b32 v57, v7
	v_dual_mov_b32 v56, v7 :: v_dual_lshlrev_b32 v114, 5, v64
	s_lshl_b64 s[8:9], s[6:7], 1
	s_wait_kmcnt 0x0
	s_cmp_lt_i32 s3, 1
	s_mov_b32 s11, 0
	s_cbranch_scc1 .LBB1_3
; %bb.1:
	s_load_b128 s[4:7], s[0:1], 0x0
	v_mov_b32_e32 v115, 0
	s_mov_b32 s10, s3
	s_lshr_b32 s12, s3, 22
	v_mul_u64_e32 v[120:121], s[10:11], v[112:113]
	s_delay_alu instid0(VALU_DEP_2)
	v_dual_mov_b32 v56, v115 :: v_dual_mov_b32 v57, v115
	v_dual_mov_b32 v58, v115 :: v_dual_mov_b32 v59, v115
	v_dual_mov_b32 v60, v115 :: v_dual_mov_b32 v61, v115
	v_dual_mov_b32 v62, v115 :: v_dual_mov_b32 v63, v115
	v_dual_mov_b32 v48, v115 :: v_dual_mov_b32 v49, v115
	v_dual_mov_b32 v50, v115 :: v_dual_mov_b32 v51, v115
	v_dual_mov_b32 v52, v115 :: v_dual_mov_b32 v53, v115
	s_wait_kmcnt 0x0
	v_add_nc_u64_e32 v[116:117], s[4:5], v[114:115]
	s_lshl_b64 s[4:5], s[10:11], 10
	v_add_nc_u64_e32 v[118:119], s[6:7], v[114:115]
	s_mul_i32 s6, s4, s9
	v_dual_mov_b32 v54, v115 :: v_dual_mov_b32 v55, v115
	v_dual_mov_b32 v40, v115 :: v_dual_mov_b32 v41, v115
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mad_nc_u64_u32 v[0:1], s4, v112, v[116:117]
	v_mad_nc_u64_u32 v[2:3], s4, s8, v[118:119]
	v_dual_mov_b32 v42, v115 :: v_dual_mov_b32 v43, v115
	v_dual_mov_b32 v44, v115 :: v_dual_mov_b32 v45, v115
	v_dual_mov_b32 v46, v115 :: v_dual_mov_b32 v47, v115
	v_dual_mov_b32 v32, v115 :: v_dual_mov_b32 v33, v115
	v_dual_mov_b32 v34, v115 :: v_dual_mov_b32 v35, v115
	v_mad_u32 v1, s12, v112, v1
	s_mul_i32 s12, s12, s8
	v_dual_mov_b32 v36, v115 :: v_dual_mov_b32 v37, v115
	v_add3_u32 v3, s6, s12, v3
	s_clause 0x1
	global_load_b128 v[64:67], v[2:3], off
	global_load_b128 v[68:71], v[2:3], off offset:16
	v_add_nc_u64_e32 v[8:9], s[4:5], v[2:3]
	v_mad_u32 v1, s4, v113, v1
	v_dual_mov_b32 v38, v115 :: v_dual_mov_b32 v39, v115
	v_dual_mov_b32 v24, v115 :: v_dual_mov_b32 v25, v115
	v_dual_mov_b32 v26, v115 :: v_dual_mov_b32 v27, v115
	v_dual_mov_b32 v28, v115 :: v_dual_mov_b32 v29, v115
	v_dual_mov_b32 v30, v115 :: v_dual_mov_b32 v31, v115
	v_add_nc_u64_e32 v[4:5], s[4:5], v[0:1]
	v_dual_mov_b32 v16, v115 :: v_dual_mov_b32 v17, v115
	v_dual_mov_b32 v18, v115 :: v_dual_mov_b32 v19, v115
	v_dual_mov_b32 v20, v115 :: v_dual_mov_b32 v21, v115
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_add_nc_u64_e32 v[6:7], s[4:5], v[4:5]
	v_dual_mov_b32 v22, v115 :: v_dual_mov_b32 v23, v115
	v_dual_mov_b32 v10, v115 :: v_dual_mov_b32 v11, v115
	v_dual_mov_b32 v12, v115 :: v_dual_mov_b32 v13, v115
	s_wait_xcnt 0x0
	v_add_nc_u64_e32 v[2:3], s[4:5], v[6:7]
	s_clause 0x7
	global_load_b128 v[76:79], v[0:1], off
	global_load_b128 v[84:87], v[0:1], off offset:16
	global_load_b128 v[88:91], v[4:5], off
	global_load_b128 v[92:95], v[4:5], off offset:16
	global_load_b128 v[96:99], v[6:7], off
	global_load_b128 v[100:103], v[6:7], off offset:16
	global_load_b128 v[104:107], v[2:3], off
	global_load_b128 v[108:111], v[2:3], off offset:16
	s_clause 0x1
	global_load_b128 v[72:75], v[8:9], off
	global_load_b128 v[80:83], v[8:9], off offset:16
	s_wait_xcnt 0x0
	v_dual_mov_b32 v8, v115 :: v_dual_mov_b32 v9, v115
	v_dual_mov_b32 v14, v115 :: v_dual_mov_b32 v15, v115
	v_dual_mov_b32 v0, v115 :: v_dual_mov_b32 v1, v115
	v_dual_mov_b32 v2, v115 :: v_dual_mov_b32 v3, v115
	v_dual_mov_b32 v4, v115 :: v_dual_mov_b32 v5, v115
	v_dual_mov_b32 v6, v115 :: v_dual_mov_b32 v7, v115
	s_mov_b32 s12, 0
	s_mul_u64 s[6:7], s[8:9], s[10:11]
.LBB1_2:                                ; =>This Inner Loop Header: Depth=1
	s_wait_loadcnt 0x1
	v_mov_b32_e32 v125, v72
	v_nop
	v_nop
	v_nop
	v_bfi_b32 v72, 0xffff, v70, v70
	v_dual_mov_b32 v115, v96 :: v_dual_mov_b32 v96, v79
	v_dual_mov_b32 v79, v78 :: v_dual_mov_b32 v122, v77
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_bfi_b32 v70, 0xffff, v70, v72
	v_bfi_b32 v72, 0xffff, v66, v66
	v_dual_mov_b32 v77, v76 :: v_dual_mov_b32 v123, v75
	v_dual_mov_b32 v75, v74 :: v_dual_mov_b32 v124, v73
	v_bfi_b32 v66, 0xffff, v66, v72
	v_bfi_b32 v72, 0xffff, v64, v64
	v_bfi_b32 v73, 0xffff, v68, v68
	v_bfi_b32 v71, 0xffff, v71, v71
	v_bfi_b32 v69, 0xffff, v69, v69
	v_bfi_b32 v67, 0xffff, v67, v67
	v_bfi_b32 v64, 0xffff, v64, v72
	v_bfi_b32 v72, 0xffff, v86, v86
	v_bfi_b32 v68, 0xffff, v68, v73
	v_bfi_b32 v73, 0xffff, v84, v84
	v_bfi_b32 v65, 0xffff, v65, v65
	s_add_co_i32 s12, s12, 1
	v_bfi_b32 v78, 0xffff, v86, v72
	v_bfi_b32 v72, 0xffff, v79, v79
	v_bfi_b32 v76, 0xffff, v84, v73
	s_wait_loadcnt 0x0
	v_bfi_b32 v73, 0xffff, v82, v82
	s_cmp_lt_i32 s12, s3
	v_bfi_b32 v126, 0xffff, v106, v106
	v_bfi_b32 v74, 0xffff, v79, v72
	v_bfi_b32 v72, 0xffff, v77, v77
	v_bfi_b32 v86, 0xffff, v82, v73
	v_bfi_b32 v73, 0xffff, v75, v75
	v_bfi_b32 v79, 0xffff, v87, v87
	v_bfi_b32 v87, 0xffff, v83, v83
	v_bfi_b32 v72, 0xffff, v77, v72
	v_bfi_b32 v77, 0xffff, v80, v80
	v_bfi_b32 v82, 0xffff, v75, v73
	v_bfi_b32 v75, 0xffff, v96, v96
	v_bfi_b32 v73, 0xffff, v122, v122
	v_bfi_b32 v83, 0xffff, v123, v123
	v_bfi_b32 v84, 0xffff, v80, v77
	v_bfi_b32 v80, 0xffff, v125, v125
	v_bfi_b32 v77, 0xffff, v85, v85
	v_bfi_b32 v85, 0xffff, v81, v81
	v_bfi_b32 v81, 0xffff, v124, v124
	s_delay_alu instid0(VALU_DEP_3)
	v_wmma_f32_16x16x32_f16 v[56:63], v[72:79], v[64:71], v[56:63]
	v_bfi_b32 v80, 0xffff, v125, v80
	v_bfi_b32 v96, 0xffff, v90, v90
	s_cselect_b32 s10, s12, 0
	v_bfi_b32 v122, 0xffff, v104, v104
	v_bfi_b32 v123, 0xffff, v108, v108
	v_bfi_b32 v125, 0xffff, v115, v115
	v_bfi_b32 v124, 0xffff, v110, v110
	v_wmma_f32_16x16x32_f16 v[48:55], v[72:79], v[80:87], v[48:55]
	s_add_nc_u64 s[14:15], s[6:7], s[10:11]
	s_delay_alu instid0(SALU_CYCLE_1)
	s_lshl_b64 s[14:15], s[14:15], 10
	s_cmp_lg_u32 s3, s12
	v_nop
	v_nop
	v_nop
	v_nop
	v_bfi_b32 v74, 0xffff, v92, v92
	v_bfi_b32 v73, 0xffff, v89, v89
	v_bfi_b32 v89, 0xffff, v97, v97
	v_bfi_b32 v72, 0xffff, v94, v94
	v_bfi_b32 v75, 0xffff, v91, v91
	v_bfi_b32 v76, 0xffff, v92, v74
	v_bfi_b32 v74, 0xffff, v90, v96
	v_add_nc_u64_e32 v[96:97], s[10:11], v[120:121]
	v_bfi_b32 v91, 0xffff, v88, v88
	v_bfi_b32 v79, 0xffff, v95, v95
	v_bfi_b32 v77, 0xffff, v93, v93
	v_bfi_b32 v78, 0xffff, v94, v72
	v_bfi_b32 v90, 0xffff, v100, v100
	v_bfi_b32 v72, 0xffff, v88, v91
	v_lshlrev_b64_e32 v[96:97], 10, v[96:97]
	s_delay_alu instid0(VALU_DEP_2)
	v_wmma_f32_16x16x32_f16 v[40:47], v[72:79], v[64:71], v[40:47]
	v_bfi_b32 v88, 0xffff, v98, v98
	v_bfi_b32 v92, 0xffff, v102, v102
	v_bfi_b32 v95, 0xffff, v103, v103
	v_bfi_b32 v93, 0xffff, v101, v101
	v_bfi_b32 v91, 0xffff, v99, v99
	s_delay_alu instid0(VALU_DEP_4)
	v_bfi_b32 v94, 0xffff, v102, v92
	v_wmma_f32_16x16x32_f16 v[32:39], v[72:79], v[80:87], v[32:39]
	v_bfi_b32 v92, 0xffff, v100, v90
	v_bfi_b32 v90, 0xffff, v98, v88
	v_bfi_b32 v88, 0xffff, v115, v125
	v_nop
	v_bfi_b32 v76, 0xffff, v108, v123
	v_bfi_b32 v72, 0xffff, v104, v122
	v_add_nc_u64_e32 v[122:123], v[116:117], v[96:97]
	v_bfi_b32 v78, 0xffff, v110, v124
	v_wmma_f32_16x16x32_f16 v[24:31], v[88:95], v[64:71], v[24:31]
	v_bfi_b32 v79, 0xffff, v111, v111
	v_bfi_b32 v77, 0xffff, v109, v109
	v_bfi_b32 v75, 0xffff, v107, v107
	v_bfi_b32 v73, 0xffff, v105, v105
	v_add_nc_u64_e32 v[124:125], s[4:5], v[122:123]
	v_bfi_b32 v74, 0xffff, v106, v126
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_nc_u64_e32 v[126:127], s[4:5], v[124:125]
	v_wmma_f32_16x16x32_f16 v[16:23], v[88:95], v[80:87], v[16:23]
	v_add_nc_u64_e32 v[128:129], s[4:5], v[126:127]
	v_nop
	v_nop
	v_nop
	v_add_nc_u64_e32 v[88:89], s[14:15], v[118:119]
	v_wmma_f32_16x16x32_f16 v[0:7], v[72:79], v[80:87], v[0:7]
	v_nop
	v_nop
	v_nop
	v_nop
	v_add_nc_u64_e32 v[84:85], s[4:5], v[88:89]
	v_wmma_f32_16x16x32_f16 v[8:15], v[72:79], v[64:71], v[8:15]
	s_clause 0x3
	global_load_b128 v[64:67], v[88:89], off
	global_load_b128 v[68:71], v[88:89], off offset:16
	global_load_b128 v[72:75], v[84:85], off
	global_load_b128 v[80:83], v[84:85], off offset:16
	s_clause 0x7
	global_load_b128 v[76:79], v[122:123], off
	global_load_b128 v[84:87], v[122:123], off offset:16
	global_load_b128 v[88:91], v[124:125], off
	global_load_b128 v[92:95], v[124:125], off offset:16
	global_load_b128 v[96:99], v[126:127], off
	global_load_b128 v[100:103], v[126:127], off offset:16
	global_load_b128 v[104:107], v[128:129], off
	global_load_b128 v[108:111], v[128:129], off offset:16
	s_cbranch_scc1 .LBB1_2
.LBB1_3:
	s_wait_loadcnt 0xb
	v_nop
	v_nop
	v_nop
	v_nop
	v_mad_nc_u64_u32 v[64:65], v112, s2, s[8:9]
	s_ashr_i32 s3, s2, 31
	s_load_b64 s[0:1], s[0:1], 0x10
	v_mov_b32_e32 v115, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_mad_u32 v65, v113, s2, v65
	s_wait_loadcnt 0xa
	s_wait_kmcnt 0x0
	v_add_nc_u64_e32 v[68:69], s[0:1], v[114:115]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u32 v65, v112, s3, v65
	v_add_nc_u64_e32 v[66:67], s[2:3], v[64:65]
	v_lshlrev_b64_e32 v[64:65], 10, v[64:65]
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_add_nc_u64_e32 v[70:71], s[2:3], v[66:67]
	v_lshlrev_b64_e32 v[66:67], 10, v[66:67]
	s_wait_loadcnt 0x9
	v_add_nc_u64_e32 v[72:73], v[68:69], v[64:65]
	v_or_b32_e32 v64, 0x400, v64
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_lshlrev_b64_e32 v[74:75], 10, v[70:71]
	v_add_nc_u64_e32 v[70:71], s[2:3], v[70:71]
	v_add_nc_u64_e32 v[64:65], v[68:69], v[64:65]
	v_add_nc_u64_e32 v[66:67], v[68:69], v[66:67]
	s_clause 0x3
	global_store_b128 v[72:73], v[60:63], off offset:16
	global_store_b128 v[72:73], v[56:59], off
	global_store_b128 v[64:65], v[52:55], off offset:16
	global_store_b128 v[64:65], v[48:51], off
	s_wait_loadcnt 0x7
	v_add_nc_u64_e32 v[76:77], v[68:69], v[74:75]
	v_or_b32_e32 v74, 0x400, v74
	v_lshlrev_b64_e32 v[70:71], 10, v[70:71]
	s_clause 0x1
	global_store_b128 v[66:67], v[44:47], off offset:16
	global_store_b128 v[66:67], v[40:43], off
	s_wait_xcnt 0x2
	v_add_nc_u64_e32 v[48:49], v[68:69], v[74:75]
	s_wait_xcnt 0x0
	v_add_nc_u64_e32 v[40:41], v[68:69], v[70:71]
	s_clause 0x9
	global_store_b128 v[66:67], v[36:39], off offset:1040
	global_store_b128 v[66:67], v[32:35], off offset:1024
	global_store_b128 v[76:77], v[28:31], off offset:16
	global_store_b128 v[76:77], v[24:27], off
	global_store_b128 v[48:49], v[20:23], off offset:16
	global_store_b128 v[48:49], v[16:19], off
	global_store_b128 v[40:41], v[12:15], off offset:16
	global_store_b128 v[40:41], v[8:11], off
	global_store_b128 v[40:41], v[4:7], off offset:1040
	global_store_b128 v[40:41], v[0:3], off offset:1024
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel matmul_matrix
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 130
		.amdhsa_next_free_sgpr 16
		.amdhsa_named_barrier_count 0
		.amdhsa_reserve_vcc 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_inst_pref_size 21
		.amdhsa_round_robin_scheduling 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end1:
	.size	matmul_matrix, .Lfunc_end1-matmul_matrix
                                        ; -- End function
	.set matmul_matrix.num_vgpr, 130
	.set matmul_matrix.num_agpr, 0
	.set matmul_matrix.numbered_sgpr, 16
	.set matmul_matrix.num_named_barrier, 0
	.set matmul_matrix.private_seg_size, 0
	.set matmul_matrix.uses_vcc, 0
	.set matmul_matrix.uses_flat_scratch, 0
	.set matmul_matrix.has_dyn_sized_stack, 0
	.set matmul_matrix.has_recursion, 0
	.set matmul_matrix.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2604
; TotalNumSgprs: 16
; NumVgprs: 130
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 8
; NumSGPRsForWavesPerEU: 16
; NumVGPRsForWavesPerEU: 130
; NamedBarCnt: 0
; Occupancy: 7
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
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
	.type	__hip_cuid_,@object             ; @__hip_cuid_
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_
__hip_cuid_:
	.byte	0                               ; 0x0
	.size	__hip_cuid_, 1

	.ident	"Debian clang version 22.1.8 (1~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .actual_access:  read_only
        .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  read_only
        .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
      - .offset:         28
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 2176
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .max_flat_workgroup_size: 256
    .name:           matmul_plain
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         matmul_plain.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     40
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .actual_access:  read_only
        .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  read_only
        .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
      - .offset:         28
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .max_flat_workgroup_size: 256
    .name:           matmul_matrix
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         matmul_matrix.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     130
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1250
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
