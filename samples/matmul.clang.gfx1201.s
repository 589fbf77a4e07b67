	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.amdhsa_code_object_version 6
	.text
	.protected	matmul_plain            ; -- Begin function matmul_plain
	.globl	matmul_plain
	.p2align	8
	.type	matmul_plain,@function
matmul_plain:                           ; @matmul_plain
; %bb.0:
	s_load_b64 s[4:5], s[0:1], 0x18
	v_lshrrev_b32_e32 v1, 4, v0
	s_mov_b32 s2, 0
	s_wait_kmcnt 0x0
	s_cmp_gt_i32 s5, 0
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	s_lshl_b32 s8, ttmp9, 4
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b32 s2, -1
                                        ; implicit-def: $sgpr8
.LBB0_3:
	s_load_b64 s[6:7], s[0:1], 0x10
	v_dual_mov_b32 v3, 0 :: v_dual_and_b32 v0, 15, v0
	v_lshl_or_b32 v4, ttmp7, 4, v1
	s_and_not1_b32 vcc_lo, exec_lo, s2
	s_cbranch_vccnz .LBB0_6
; %bb.4:
	s_load_b128 s[0:3], s[0:1], 0x0
	s_lshl_b32 s8, ttmp9, 4
	v_mul_u32_u24_e32 v5, 0x44, v1
	v_or_b32_e32 v3, s8, v1
	v_mad_co_u64_u32 v[1:2], null, s5, v4, v[0:1]
	s_movk_i32 s9, 0x440
	v_lshl_add_u32 v6, v0, 2, v5
	s_wait_alu depctr_sa_sdst(0)
	v_mad_u32_u24 v7, 0x44, v0, s9
	s_mov_b32 s9, 0
	v_mad_co_u64_u32 v[2:3], null, s5, v3, v[0:1]
	v_mov_b32_e32 v3, 0
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	s_wait_alu depctr_sa_sdst(0)
	v_add_nc_u32_e32 v8, s9, v1
	s_delay_alu instid0(VALU_DEP_3)
	v_add_nc_u32_e32 v10, s9, v2
	s_add_co_i32 s9, s9, 16
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_ge_i32 s9, s5
	v_ashrrev_i32_e32 v9, 31, v8
	v_ashrrev_i32_e32 v11, 31, v10
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshlrev_b64_e32 v[8:9], 2, v[8:9]
	v_lshlrev_b64_e32 v[10:11], 2, v[10:11]
	s_wait_kmcnt 0x0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_u32 v8, vcc_lo, s0, v8
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v9, null, s1, v9, vcc_lo
	s_delay_alu instid0(VALU_DEP_3)
	v_add_co_u32 v10, vcc_lo, s2, v10
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v11, null, s3, v11, vcc_lo
	global_load_b32 v8, v[8:9], off
	global_load_b32 v9, v[10:11], off
	s_wait_loadcnt 0x1
	ds_store_b32 v6, v8
	s_wait_loadcnt 0x0
	ds_store_b32 v6, v9 offset:1088
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_2addr_b32 v[8:9], v5 offset1:1
	ds_load_2addr_b32 v[10:11], v5 offset0:2 offset1:3
	ds_load_2addr_b32 v[12:13], v5 offset0:4 offset1:5
	ds_load_2addr_b32 v[14:15], v5 offset0:6 offset1:7
	ds_load_2addr_b32 v[16:17], v7 offset1:1
	ds_load_2addr_b32 v[18:19], v7 offset0:2 offset1:3
	ds_load_2addr_b32 v[20:21], v7 offset0:4 offset1:5
	ds_load_2addr_b32 v[22:23], v7 offset0:6 offset1:7
	ds_load_2addr_b32 v[24:25], v5 offset0:8 offset1:9
	ds_load_2addr_b32 v[26:27], v5 offset0:10 offset1:11
	ds_load_2addr_b32 v[28:29], v5 offset0:12 offset1:13
	ds_load_2addr_b32 v[30:31], v5 offset0:14 offset1:15
	ds_load_2addr_b32 v[32:33], v7 offset0:8 offset1:9
	ds_load_2addr_b32 v[34:35], v7 offset0:10 offset1:11
	ds_load_2addr_b32 v[36:37], v7 offset0:12 offset1:13
	ds_load_2addr_b32 v[38:39], v7 offset0:14 offset1:15
	s_wait_dscnt 0xb
	v_fmac_f32_e32 v3, v8, v16
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v3, v9, v17
	s_wait_dscnt 0xa
	v_fmac_f32_e32 v3, v10, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v3, v11, v19
	s_wait_dscnt 0x9
	v_fmac_f32_e32 v3, v12, v20
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v3, v13, v21
	s_wait_dscnt 0x8
	v_fmac_f32_e32 v3, v14, v22
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v3, v15, v23
	s_wait_dscnt 0x3
	v_fmac_f32_e32 v3, v24, v32
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v3, v25, v33
	s_wait_dscnt 0x2
	v_fmac_f32_e32 v3, v26, v34
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v3, v27, v35
	s_wait_dscnt 0x1
	v_fmac_f32_e32 v3, v28, v36
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v3, v29, v37
	s_wait_dscnt 0x0
	v_fmac_f32_e32 v3, v30, v38
	s_delay_alu instid0(VALU_DEP_1)
	v_fmac_f32_e32 v3, v31, v39
	s_wait_loadcnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	s_cbranch_scc0 .LBB0_5
.LBB0_6:
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_or_b32_e32 v0, s8, v0
	v_mad_co_u64_u32 v[0:1], null, s4, v4, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64_e32 v[0:1], 2, v[0:1]
	s_wait_kmcnt 0x0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_u32 v0, vcc_lo, s6, v0
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v1, null, s7, v1, vcc_lo
	global_store_b32 v[0:1], v3, off
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
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
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
; codeLenInByte = 676
; TotalNumSgprs: 12
; NumVgprs: 40
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 2176 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 12
; NumVGPRsForWavesPerEU: 40
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
	s_load_b128 s[4:7], s[0:1], 0x10
	v_lshrrev_b32_e32 v1, 3, v0
	v_mov_b32_e32 v7, 0
	s_mov_b32 s2, ttmp7
	s_ashr_i32 s3, ttmp7, 31
	s_mov_b32 s8, ttmp9
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_dual_mov_b32 v6, v7 :: v_dual_and_b32 v1, 28, v1
	s_lshl_b64 s[2:3], s[2:3], 4
	s_ashr_i32 s9, ttmp9, 31
	v_dual_mov_b32 v4, v7 :: v_dual_and_b32 v95, 31, v0
	v_add_co_u32 v96, s2, s2, v1
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v97, null, s3, 0, s2
	v_dual_mov_b32 v5, v7 :: v_dual_mov_b32 v2, v7
	v_dual_mov_b32 v3, v7 :: v_dual_mov_b32 v0, v7
	v_dual_mov_b32 v1, v7 :: v_dual_mov_b32 v14, v7
	v_dual_mov_b32 v15, v7 :: v_dual_mov_b32 v12, v7
	v_dual_mov_b32 v13, v7 :: v_dual_mov_b32 v10, v7
	v_dual_mov_b32 v11, v7 :: v_dual_mov_b32 v8, v7
	v_dual_mov_b32 v9, v7 :: v_dual_mov_b32 v22, v7
	v_dual_mov_b32 v23, v7 :: v_dual_mov_b32 v20, v7
	v_dual_mov_b32 v21, v7 :: v_dual_mov_b32 v18, v7
	v_dual_mov_b32 v19, v7 :: v_dual_mov_b32 v16, v7
	v_dual_mov_b32 v17, v7 :: v_dual_mov_b32 v30, v7
	v_dual_mov_b32 v31, v7 :: v_dual_mov_b32 v28, v7
	v_dual_mov_b32 v29, v7 :: v_dual_mov_b32 v26, v7
	v_dual_mov_b32 v27, v7 :: v_dual_mov_b32 v24, v7
	v_dual_mov_b32 v25, v7 :: v_dual_mov_b32 v38, v7
	v_dual_mov_b32 v39, v7 :: v_dual_mov_b32 v36, v7
	v_dual_mov_b32 v37, v7 :: v_dual_mov_b32 v34, v7
	v_dual_mov_b32 v35, v7 :: v_dual_mov_b32 v32, v7
	v_dual_mov_b32 v33, v7 :: v_dual_mov_b32 v46, v7
	v_dual_mov_b32 v47, v7 :: v_dual_mov_b32 v44, v7
	v_dual_mov_b32 v45, v7 :: v_dual_mov_b32 v42, v7
	v_dual_mov_b32 v43, v7 :: v_dual_mov_b32 v40, v7
	v_dual_mov_b32 v41, v7 :: v_dual_mov_b32 v54, v7
	v_dual_mov_b32 v55, v7 :: v_dual_mov_b32 v52, v7
	v_dual_mov_b32 v53, v7 :: v_dual_mov_b32 v50, v7
	v_dual_mov_b32 v51, v7 :: v_dual_mov_b32 v48, v7
	v_dual_mov_b32 v49, v7 :: v_dual_mov_b32 v62, v7
	v_dual_mov_b32 v63, v7 :: v_dual_mov_b32 v60, v7
	v_dual_mov_b32 v61, v7 :: v_dual_mov_b32 v58, v7
	v_dual_mov_b32 v59, v7 :: v_dual_mov_b32 v56, v7
	v_mov_b32_e32 v57, v7
	s_lshl_b64 s[8:9], s[8:9], 1
	s_wait_kmcnt 0x0
	s_cmp_lt_i32 s7, 1
	s_cbranch_scc1 .LBB1_3
; %bb.1:
	s_load_b128 s[0:3], s[0:1], 0x0
	v_mov_b32_e32 v56, 0
	v_lshlrev_b32_e32 v2, 4, v95
	s_mov_b32 s11, 0
	s_mov_b32 s10, s7
	s_lshr_b32 s12, s7, 23
	v_mov_b32_e32 v57, v56
	v_mul_lo_u32 v3, s12, v96
	s_mul_i32 s12, s12, s8
	v_mad_co_u64_u32 v[88:89], null, v96, s7, 0
	v_dual_mov_b32 v58, v56 :: v_dual_mov_b32 v59, v56
	v_dual_mov_b32 v60, v56 :: v_dual_mov_b32 v61, v56
	v_dual_mov_b32 v62, v56 :: v_dual_mov_b32 v63, v56
	s_delay_alu instid0(VALU_DEP_4)
	v_mad_co_u64_u32 v[89:90], null, v97, s7, v[89:90]
	v_dual_mov_b32 v48, v56 :: v_dual_mov_b32 v49, v56
	s_wait_kmcnt 0x0
	v_add_co_u32 v91, s0, s0, v2
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v92, null, s1, 0, s0
	s_lshl_b64 s[0:1], s[10:11], 9
	v_add_co_u32 v93, s2, s2, v2
	s_wait_alu depctr_sa_sdst(0)
	v_mul_lo_u32 v4, s0, v97
	v_mad_co_u64_u32 v[0:1], null, s0, v96, v[91:92]
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v94, null, s3, 0, s2
	s_mul_i32 s2, s0, s9
	v_dual_mov_b32 v50, v56 :: v_dual_mov_b32 v51, v56
	v_dual_mov_b32 v52, v56 :: v_dual_mov_b32 v53, v56
	v_add3_u32 v1, v3, v1, v4
	v_add_co_u32 v4, vcc_lo, v0, s0
	v_mad_co_u64_u32 v[2:3], null, s0, s8, v[93:94]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v5, null, s1, v1, vcc_lo
	v_add_co_u32 v6, vcc_lo, v4, s0
	v_dual_mov_b32 v54, v56 :: v_dual_mov_b32 v55, v56
	s_wait_alu depctr_va_vcc(0)
	s_delay_alu instid0(VALU_DEP_3)
	v_add_co_ci_u32_e64 v7, null, s1, v5, vcc_lo
	s_wait_alu depctr_sa_sdst(0)
	v_add3_u32 v3, s2, s12, v3
	v_add_co_u32 v8, vcc_lo, v6, s0
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v9, null, s1, v7, vcc_lo
	v_add_co_u32 v10, vcc_lo, v2, s0
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v11, null, s1, v3, vcc_lo
	s_clause 0x3
	global_load_b128 v[84:87], v[0:1], off
	global_load_b128 v[80:83], v[4:5], off
	global_load_b128 v[76:79], v[6:7], off
	global_load_b128 v[72:75], v[8:9], off
	s_clause 0x1
	global_load_b128 v[64:67], v[2:3], off
	global_load_b128 v[68:71], v[10:11], off
	v_dual_mov_b32 v40, v56 :: v_dual_mov_b32 v41, v56
	v_dual_mov_b32 v42, v56 :: v_dual_mov_b32 v43, v56
	v_dual_mov_b32 v44, v56 :: v_dual_mov_b32 v45, v56
	v_dual_mov_b32 v46, v56 :: v_dual_mov_b32 v47, v56
	v_dual_mov_b32 v32, v56 :: v_dual_mov_b32 v33, v56
	v_dual_mov_b32 v34, v56 :: v_dual_mov_b32 v35, v56
	v_dual_mov_b32 v36, v56 :: v_dual_mov_b32 v37, v56
	v_dual_mov_b32 v38, v56 :: v_dual_mov_b32 v39, v56
	v_dual_mov_b32 v24, v56 :: v_dual_mov_b32 v25, v56
	v_dual_mov_b32 v26, v56 :: v_dual_mov_b32 v27, v56
	v_dual_mov_b32 v28, v56 :: v_dual_mov_b32 v29, v56
	v_dual_mov_b32 v30, v56 :: v_dual_mov_b32 v31, v56
	v_dual_mov_b32 v16, v56 :: v_dual_mov_b32 v17, v56
	v_dual_mov_b32 v18, v56 :: v_dual_mov_b32 v19, v56
	v_dual_mov_b32 v20, v56 :: v_dual_mov_b32 v21, v56
	v_dual_mov_b32 v22, v56 :: v_dual_mov_b32 v23, v56
	v_dual_mov_b32 v8, v56 :: v_dual_mov_b32 v9, v56
	v_dual_mov_b32 v10, v56 :: v_dual_mov_b32 v11, v56
	v_dual_mov_b32 v12, v56 :: v_dual_mov_b32 v13, v56
	v_dual_mov_b32 v14, v56 :: v_dual_mov_b32 v15, v56
	v_dual_mov_b32 v0, v56 :: v_dual_mov_b32 v1, v56
	v_dual_mov_b32 v2, v56 :: v_dual_mov_b32 v3, v56
	v_dual_mov_b32 v4, v56 :: v_dual_mov_b32 v5, v56
	v_dual_mov_b32 v6, v56 :: v_dual_mov_b32 v7, v56
	s_mov_b32 s12, 0
	s_mul_u64 s[2:3], s[8:9], s[10:11]
.LBB1_2:                                ; =>This Inner Loop Header: Depth=1
	s_wait_alu depctr_sa_sdst(0)
	s_add_co_i32 s12, s12, 1
	s_wait_loadcnt 0x1
	v_wmma_f32_16x16x16_f16 v[56:63], v[84:87], v[64:67], v[56:63]
	s_wait_alu depctr_sa_sdst(0)
	s_cmp_lt_i32 s12, s7
	s_wait_loadcnt 0x0
	v_wmma_f32_16x16x16_f16 v[48:55], v[84:87], v[68:71], v[48:55]
	s_cselect_b32 s10, s12, 0
	v_wmma_f32_16x16x16_f16 v[40:47], v[80:83], v[64:67], v[40:47]
	s_wait_alu depctr_sa_sdst(0)
	s_add_nc_u64 s[14:15], s[2:3], s[10:11]
	v_add_co_u32 v84, vcc_lo, v88, s10
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v85, null, 0, v89, vcc_lo
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[14:15], s[14:15], 9
	v_wmma_f32_16x16x16_f16 v[32:39], v[80:83], v[68:71], v[32:39]
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v98, vcc_lo, v93, s14
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v99, null, s15, v94, vcc_lo
	v_lshlrev_b64_e32 v[100:101], 9, v[84:85]
	v_wmma_f32_16x16x16_f16 v[24:31], v[76:79], v[64:67], v[24:31]
	v_wmma_f32_16x16x16_f16 v[16:23], v[76:79], v[68:71], v[16:23]
	global_load_b128 v[84:87], v[98:99], off
	v_add_co_u32 v98, vcc_lo, v98, s0
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v99, null, s1, v99, vcc_lo
	v_add_co_u32 v102, vcc_lo, v91, v100
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v103, null, v92, v101, vcc_lo
	global_load_b128 v[98:101], v[98:99], off
	v_add_co_u32 v106, vcc_lo, v102, s0
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v107, null, s1, v103, vcc_lo
	global_load_b128 v[102:105], v[102:103], off
	v_add_co_u32 v110, vcc_lo, v106, s0
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v111, null, s1, v107, vcc_lo
	global_load_b128 v[106:109], v[106:107], off
	v_add_co_u32 v114, vcc_lo, v110, s0
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v115, null, s1, v111, vcc_lo
	s_clause 0x1
	global_load_b128 v[110:113], v[110:111], off
	global_load_b128 v[114:117], v[114:115], off
	v_wmma_f32_16x16x16_f16 v[8:15], v[72:75], v[64:67], v[8:15]
	v_wmma_f32_16x16x16_f16 v[0:7], v[72:75], v[68:71], v[0:7]
	s_cmp_lg_u32 s7, s12
	s_wait_loadcnt 0x5
	v_dual_mov_b32 v64, v84 :: v_dual_mov_b32 v65, v85
	v_dual_mov_b32 v66, v86 :: v_dual_mov_b32 v67, v87
	s_wait_loadcnt 0x4
	v_dual_mov_b32 v68, v98 :: v_dual_mov_b32 v69, v99
	v_dual_mov_b32 v70, v100 :: v_dual_mov_b32 v71, v101
	s_wait_loadcnt 0x3
	v_dual_mov_b32 v84, v102 :: v_dual_mov_b32 v85, v103
	v_dual_mov_b32 v86, v104 :: v_dual_mov_b32 v87, v105
	s_wait_loadcnt 0x2
	v_dual_mov_b32 v80, v106 :: v_dual_mov_b32 v81, v107
	v_dual_mov_b32 v82, v108 :: v_dual_mov_b32 v83, v109
	s_wait_loadcnt 0x1
	v_dual_mov_b32 v76, v110 :: v_dual_mov_b32 v77, v111
	v_dual_mov_b32 v78, v112 :: v_dual_mov_b32 v79, v113
	s_wait_loadcnt 0x0
	v_dual_mov_b32 v72, v114 :: v_dual_mov_b32 v73, v115
	v_dual_mov_b32 v74, v116 :: v_dual_mov_b32 v75, v117
	s_cbranch_scc1 .LBB1_2
.LBB1_3:
	s_ashr_i32 s0, s6, 31
	v_mad_co_u64_u32 v[64:65], null, v96, s6, s[8:9]
	v_mul_lo_u32 v66, v97, s6
	s_wait_alu depctr_sa_sdst(0)
	v_mul_lo_u32 v67, v96, s0
	v_lshlrev_b32_e32 v68, 5, v95
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_u32 v72, s1, s4, v68
	v_add3_u32 v65, v66, v65, v67
	s_wait_alu depctr_va_sdst(0)
	v_add_co_ci_u32_e64 v73, null, s5, 0, s1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_lshlrev_b64_e32 v[66:67], 10, v[64:65]
	v_add_co_u32 v64, vcc_lo, v64, s6
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v65, null, s0, v65, vcc_lo
	v_or_b32_e32 v74, 0x400, v66
	v_add_co_u32 v70, vcc_lo, v72, v66
	s_delay_alu instid0(VALU_DEP_3)
	v_lshlrev_b64_e32 v[68:69], 10, v[64:65]
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v71, null, v73, v67, vcc_lo
	v_add_co_u32 v66, vcc_lo, v72, v74
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v67, null, v73, v67, vcc_lo
	v_add_co_u32 v64, vcc_lo, v64, s6
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v65, null, s0, v65, vcc_lo
	v_add_co_u32 v68, vcc_lo, v72, v68
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v69, null, v73, v69, vcc_lo
	s_clause 0x1
	global_store_b128 v[70:71], v[60:63], off offset:16
	global_store_b128 v[70:71], v[56:59], off
	v_lshlrev_b64_e32 v[56:57], 10, v[64:65]
	s_clause 0x5
	global_store_b128 v[66:67], v[52:55], off offset:16
	global_store_b128 v[66:67], v[48:51], off
	global_store_b128 v[68:69], v[44:47], off offset:16
	global_store_b128 v[68:69], v[40:43], off
	global_store_b128 v[68:69], v[36:39], off offset:1040
	global_store_b128 v[68:69], v[32:35], off offset:1024
	v_add_co_u32 v32, vcc_lo, v64, s6
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v33, null, s0, v65, vcc_lo
	v_or_b32_e32 v36, 0x400, v56
	v_add_co_u32 v34, vcc_lo, v72, v56
	s_delay_alu instid0(VALU_DEP_3)
	v_lshlrev_b64_e32 v[32:33], 10, v[32:33]
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v35, null, v73, v57, vcc_lo
	v_add_co_u32 v36, vcc_lo, v72, v36
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v37, null, v73, v57, vcc_lo
	v_add_co_u32 v32, vcc_lo, v72, v32
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v33, null, v73, v33, vcc_lo
	s_clause 0x7
	global_store_b128 v[34:35], v[28:31], off offset:16
	global_store_b128 v[34:35], v[24:27], off
	global_store_b128 v[36:37], v[20:23], off offset:16
	global_store_b128 v[36:37], v[16:19], off
	global_store_b128 v[32:33], v[12:15], off offset:16
	global_store_b128 v[32:33], v[8:11], off
	global_store_b128 v[32:33], v[4:7], off offset:1040
	global_store_b128 v[32:33], v[0:3], off offset:1024
	s_nop 0
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
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 118
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_inst_pref_size 15
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
	.set matmul_matrix.num_vgpr, 118
	.set matmul_matrix.num_agpr, 0
	.set matmul_matrix.numbered_sgpr, 16
	.set matmul_matrix.num_named_barrier, 0
	.set matmul_matrix.private_seg_size, 0
	.set matmul_matrix.uses_vcc, 1
	.set matmul_matrix.uses_flat_scratch, 0
	.set matmul_matrix.has_dyn_sized_stack, 0
	.set matmul_matrix.has_recursion, 0
	.set matmul_matrix.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1888
; TotalNumSgprs: 18
; NumVgprs: 118
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 14
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 118
; Occupancy: 12
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
    .workgroup_processor_mode: 1
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         matmul_matrix.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     118
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1201
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
