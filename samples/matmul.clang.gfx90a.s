	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 6
	.text
	.protected	matmul_plain            ; -- Begin function matmul_plain
	.globl	matmul_plain
	.p2align	8
	.type	matmul_plain,@function
matmul_plain:                           ; @matmul_plain
; %bb.0:
	s_load_dwordx2 s[8:9], s[4:5], 0x18
	v_lshrrev_b32_e32 v2, 4, v0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s9, 0
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	s_lshl_b32 s12, s6, 4
	s_mov_b64 s[0:1], 0
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b64 s[0:1], -1
                                        ; implicit-def: $sgpr12
.LBB0_3:
	s_load_dwordx2 s[10:11], s[4:5], 0x10
	v_and_b32_e32 v0, 15, v0
	s_andn2_b64 vcc, exec, s[0:1]
	v_lshl_or_b32 v1, s7, 4, v2
	s_cbranch_vccnz .LBB0_6
; %bb.4:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_lshl_b32 s12, s6, 4
	s_movk_i32 s4, 0x44
	v_mul_u32_u24_e32 v6, 0x44, v2
	v_or_b32_e32 v4, s12, v2
	v_mov_b32_e32 v2, 0x440
	v_mad_u32_u24 v8, v0, s4, v2
	v_mad_u64_u32 v[2:3], s[4:5], s9, v1, v[0:1]
	v_mad_u64_u32 v[4:5], s[4:5], s9, v4, v[0:1]
	v_lshl_add_u32 v7, v0, 2, v6
	s_mov_b32 s4, 0
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v9, s3
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	v_add_u32_e32 v10, s4, v2
	v_ashrrev_i32_e32 v11, 31, v10
	v_add_u32_e32 v12, s4, v4
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_ashrrev_i32_e32 v13, 31, v12
	v_add_co_u32_e32 v10, vcc, s0, v10
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_addc_co_u32_e32 v11, vcc, v5, v11, vcc
	v_add_co_u32_e32 v12, vcc, s2, v12
	v_addc_co_u32_e32 v13, vcc, v9, v13, vcc
	global_load_dword v14, v[10:11], off
	global_load_dword v15, v[12:13], off
	s_add_i32 s4, s4, 16
	s_cmp_ge_i32 s4, s9
	s_waitcnt vmcnt(1)
	ds_write_b32 v7, v14
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v15 offset:1088
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[10:11], v6 offset1:1
	ds_read2_b32 v[12:13], v6 offset0:2 offset1:3
	ds_read2_b32 v[14:15], v6 offset0:4 offset1:5
	ds_read2_b32 v[16:17], v6 offset0:6 offset1:7
	ds_read2_b32 v[18:19], v8 offset1:1
	ds_read2_b32 v[20:21], v8 offset0:2 offset1:3
	ds_read2_b32 v[22:23], v8 offset0:4 offset1:5
	ds_read2_b32 v[24:25], v8 offset0:6 offset1:7
	ds_read2_b32 v[26:27], v6 offset0:8 offset1:9
	ds_read2_b32 v[28:29], v6 offset0:10 offset1:11
	ds_read2_b32 v[30:31], v6 offset0:12 offset1:13
	ds_read2_b32 v[32:33], v6 offset0:14 offset1:15
	ds_read2_b32 v[34:35], v8 offset0:8 offset1:9
	ds_read2_b32 v[36:37], v8 offset0:10 offset1:11
	ds_read2_b32 v[38:39], v8 offset0:12 offset1:13
	ds_read2_b32 v[40:41], v8 offset0:14 offset1:15
	s_waitcnt lgkmcnt(11)
	v_fmac_f32_e32 v3, v10, v18
	v_fmac_f32_e32 v3, v11, v19
	s_waitcnt lgkmcnt(10)
	v_fmac_f32_e32 v3, v12, v20
	s_waitcnt lgkmcnt(9)
	v_pk_mul_f32 v[14:15], v[14:15], v[22:23]
	v_fmac_f32_e32 v3, v13, v21
	v_add_f32_e32 v3, v3, v14
	s_waitcnt lgkmcnt(8)
	v_pk_mul_f32 v[16:17], v[16:17], v[24:25]
	v_add_f32_e32 v3, v3, v15
	v_add_f32_e32 v3, v3, v16
	s_waitcnt lgkmcnt(3)
	v_pk_mul_f32 v[22:23], v[26:27], v[34:35]
	v_add_f32_e32 v3, v3, v17
	v_add_f32_e32 v3, v3, v22
	s_waitcnt lgkmcnt(2)
	v_pk_mul_f32 v[24:25], v[28:29], v[36:37]
	v_add_f32_e32 v3, v3, v23
	v_add_f32_e32 v3, v3, v24
	s_waitcnt lgkmcnt(1)
	v_pk_mul_f32 v[26:27], v[30:31], v[38:39]
	v_add_f32_e32 v3, v3, v25
	v_add_f32_e32 v3, v3, v26
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[28:29], v[32:33], v[40:41]
	v_add_f32_e32 v3, v3, v27
	v_add_f32_e32 v3, v3, v28
	v_add_f32_e32 v3, v3, v29
	s_barrier
	s_cbranch_scc0 .LBB0_5
	s_branch .LBB0_7
.LBB0_6:
	v_mov_b32_e32 v3, 0
.LBB0_7:
	v_or_b32_e32 v0, s12, v0
	v_mad_u64_u32 v[0:1], s[0:1], s8, v1, v[0:1]
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s11
	v_add_co_u32_e32 v0, vcc, s10, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	global_store_dword v[0:1], v3, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel matmul_plain
		.amdhsa_group_segment_fixed_size 2176
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 42
		.amdhsa_next_free_sgpr 13
		.amdhsa_accum_offset 44
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
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
.Lfunc_end0:
	.size	matmul_plain, .Lfunc_end0-matmul_plain
                                        ; -- End function
	.set matmul_plain.num_vgpr, 42
	.set matmul_plain.num_agpr, 0
	.set matmul_plain.numbered_sgpr, 13
	.set matmul_plain.num_named_barrier, 0
	.set matmul_plain.private_seg_size, 0
	.set matmul_plain.uses_vcc, 1
	.set matmul_plain.uses_flat_scratch, 0
	.set matmul_plain.has_dyn_sized_stack, 0
	.set matmul_plain.has_recursion, 0
	.set matmul_plain.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 600
; TotalNumSgprs: 17
; NumVgprs: 42
; NumAgprs: 0
; TotalNumVgprs: 42
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 2176 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 17
; NumVGPRsForWavesPerEU: 42
; AccumOffset: 44
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 10
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	matmul_matrix           ; -- Begin function matmul_matrix
	.globl	matmul_matrix
	.p2align	8
	.type	matmul_matrix,@function
matmul_matrix:                          ; @matmul_matrix
; %bb.0:
	s_load_dwordx4 s[8:11], s[4:5], 0x10
	s_mov_b32 s0, s7
	s_ashr_i32 s1, s7, 31
	s_ashr_i32 s7, s6, 31
	v_and_b32_e32 v130, 63, v0
	s_lshl_b64 s[0:1], s[0:1], 4
	v_lshrrev_b32_e32 v0, 4, v0
	s_lshl_b64 s[2:3], s[6:7], 1
	v_and_or_b32 v128, v0, 12, s0
	v_mov_b32_e32 v129, s1
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s11, 1
	v_mov_b32_e32 v15, 0
	s_cbranch_scc1 .LBB1_3
; %bb.1:
	s_load_dwordx4 s[4:7], s[4:5], 0x0
	v_lshlrev_b32_e32 v0, 3, v130
	s_or_b32 s12, s2, 1
	v_mov_b32_e32 v112, 0
	v_mov_b32_e32 v113, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s5
	v_add_co_u32_e32 v132, vcc, s4, v0
	v_addc_co_u32_e32 v133, vcc, 0, v1, vcc
	s_mov_b32 s5, 0
	s_mov_b32 s4, s11
	v_mov_b32_e32 v1, s7
	v_add_co_u32_e32 v134, vcc, s6, v0
	s_lshl_b64 s[6:7], s[4:5], 9
	s_lshr_b32 s4, s11, 23
	v_addc_co_u32_e32 v135, vcc, 0, v1, vcc
	v_mad_u64_u32 v[0:1], s[0:1], s6, v128, v[132:133]
	v_mul_lo_u32 v2, s4, v128
	v_mul_lo_u32 v3, s6, v129
	v_add3_u32 v1, v2, v1, v3
	v_mov_b32_e32 v7, s7
	v_add_co_u32_e32 v2, vcc, s6, v0
	v_addc_co_u32_e32 v3, vcc, v1, v7, vcc
	v_add_co_u32_e32 v4, vcc, s6, v2
	v_addc_co_u32_e32 v5, vcc, v3, v7, vcc
	v_add_co_u32_e32 v6, vcc, s6, v4
	v_addc_co_u32_e32 v7, vcc, v5, v7, vcc
	global_load_dwordx2 v[146:147], v[0:1], off
	global_load_dwordx2 v[144:145], v[2:3], off
	global_load_dwordx2 v[142:143], v[4:5], off
	global_load_dwordx2 v[138:139], v[6:7], off
	v_mov_b32_e32 v0, s12
	v_mad_u64_u32 v[0:1], s[0:1], s6, v0, v[134:135]
	s_mul_i32 s0, s4, s12
	s_mul_i32 s1, s6, s3
	s_add_i32 s0, s1, s0
	s_mul_i32 s4, s4, s2
	v_mov_b32_e32 v2, s2
	v_add_u32_e32 v1, s0, v1
	s_add_i32 s4, s1, s4
	v_mad_u64_u32 v[2:3], s[0:1], s6, v2, v[134:135]
	v_add_u32_e32 v3, s4, v3
	global_load_dwordx2 v[140:141], v[0:1], off
	global_load_dwordx2 v[148:149], v[2:3], off
	v_mad_u64_u32 v[136:137], s[0:1], v128, s11, 0
	v_mov_b32_e32 v0, v137
	v_mad_u64_u32 v[0:1], s[0:1], v129, s11, v[0:1]
	s_mul_i32 s0, s3, s11
	s_mul_hi_u32 s1, s2, s11
	v_mov_b32_e32 v131, v0
	s_add_i32 s4, s1, s0
	s_mul_i32 s12, s2, s11
	v_mov_b32_e32 v114, 0
	v_mov_b32_e32 v115, 0
	v_mov_b32_e32 v116, 0
	v_mov_b32_e32 v117, 0
	v_mov_b32_e32 v118, 0
	v_mov_b32_e32 v119, 0
	v_mov_b32_e32 v120, 0
	v_mov_b32_e32 v121, 0
	v_mov_b32_e32 v122, 0
	v_mov_b32_e32 v123, 0
	v_mov_b32_e32 v124, 0
	v_mov_b32_e32 v125, 0
	v_mov_b32_e32 v126, 0
	v_mov_b32_e32 v127, 0
	v_mov_b32_e32 v96, 0
	v_mov_b32_e32 v97, 0
	v_mov_b32_e32 v98, 0
	v_mov_b32_e32 v99, 0
	v_mov_b32_e32 v100, 0
	v_mov_b32_e32 v101, 0
	v_mov_b32_e32 v102, 0
	v_mov_b32_e32 v103, 0
	v_mov_b32_e32 v104, 0
	v_mov_b32_e32 v105, 0
	v_mov_b32_e32 v106, 0
	v_mov_b32_e32 v107, 0
	v_mov_b32_e32 v108, 0
	v_mov_b32_e32 v109, 0
	v_mov_b32_e32 v110, 0
	v_mov_b32_e32 v111, 0
	v_mov_b32_e32 v80, 0
	v_mov_b32_e32 v81, 0
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v88, 0
	v_mov_b32_e32 v89, 0
	v_mov_b32_e32 v90, 0
	v_mov_b32_e32 v91, 0
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v93, 0
	v_mov_b32_e32 v94, 0
	v_mov_b32_e32 v95, 0
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v65, 0
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v69, 0
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v72, 0
	v_mov_b32_e32 v73, 0
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v75, 0
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v77, 0
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v79, 0
	v_mov_b32_e32 v48, 0
	v_mov_b32_e32 v49, 0
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v51, 0
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v59, 0
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v61, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v43, 0
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v46, 0
	v_mov_b32_e32 v47, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
.LBB1_2:                                ; =>This Inner Loop Header: Depth=1
	s_add_i32 s5, s5, 1
	s_cmp_lt_i32 s5, s11
	s_cselect_b32 s0, s5, 0
	s_waitcnt vmcnt(0)
	v_mfma_f32_32x32x8f16 v[48:63], v[142:143], v[148:149], v[48:63]
	v_mov_b32_e32 v137, s7
	v_mfma_f32_32x32x8f16 v[32:47], v[142:143], v[140:141], v[32:47]
	v_add_co_u32_e32 v142, vcc, s0, v136
	v_addc_co_u32_e32 v143, vcc, 0, v131, vcc
	v_lshlrev_b64 v[142:143], 9, v[142:143]
	v_add_co_u32_e32 v142, vcc, v132, v142
	s_add_u32 s0, s12, s0
	v_addc_co_u32_e32 v143, vcc, v133, v143, vcc
	s_addc_u32 s1, s4, 0
	global_load_dwordx2 v[150:151], v[142:143], off
	v_add_co_u32_e32 v142, vcc, s6, v142
	s_lshl_b64 s[0:1], s[0:1], 9
	v_addc_co_u32_e32 v143, vcc, v143, v137, vcc
	v_mfma_f32_32x32x8f16 v[80:95], v[144:145], v[148:149], v[80:95]
	s_cmp_lg_u32 s11, s5
	v_mfma_f32_32x32x8f16 v[64:79], v[144:145], v[140:141], v[64:79]
	v_mov_b32_e32 v145, s1
	v_add_co_u32_e32 v144, vcc, s0, v134
	v_addc_co_u32_e32 v145, vcc, v135, v145, vcc
	v_mfma_f32_32x32x8f16 v[112:127], v[146:147], v[148:149], v[112:127]
	v_mfma_f32_32x32x8f16 v[96:111], v[146:147], v[140:141], v[96:111]
	v_add_co_u32_e64 v146, s[0:1], s6, v142
	v_addc_co_u32_e64 v147, s[0:1], v143, v137, s[0:1]
	global_load_dwordx2 v[152:153], v[142:143], off
	global_load_dwordx2 v[154:155], v[146:147], off
	global_load_dwordx2 v[156:157], v[144:145], off
	v_add_co_u32_e64 v142, s[0:1], s6, v146
	v_addc_co_u32_e64 v143, s[0:1], v147, v137, s[0:1]
	s_waitcnt vmcnt(3)
	v_mov_b32_e32 v146, v150
	v_mfma_f32_32x32x8f16 v[16:31], v[138:139], v[148:149], v[16:31]
	v_add_co_u32_e32 v148, vcc, s6, v144
	v_addc_co_u32_e32 v149, vcc, v145, v137, vcc
	global_load_dwordx2 v[158:159], v[148:149], off
	global_load_dwordx2 v[160:161], v[142:143], off
	v_mov_b32_e32 v147, v151
	s_waitcnt vmcnt(4)
	v_mov_b32_e32 v144, v152
	v_mfma_f32_32x32x8f16 v[0:15], v[138:139], v[140:141], v[0:15]
	v_mov_b32_e32 v145, v153
	s_waitcnt vmcnt(2)
	v_mov_b32_e32 v148, v156
	v_mov_b32_e32 v149, v157
	v_mov_b32_e32 v142, v154
	v_mov_b32_e32 v143, v155
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v140, v158
	v_mov_b32_e32 v141, v159
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v138, v160
	v_mov_b32_e32 v139, v161
	s_cbranch_scc1 .LBB1_2
	s_branch .LBB1_4
.LBB1_3:
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v47, 0
	v_mov_b32_e32 v46, 0
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v43, 0
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v61, 0
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v59, 0
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v55, 0
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v51, 0
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v49, 0
	v_mov_b32_e32 v48, 0
	v_mov_b32_e32 v79, 0
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v77, 0
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v75, 0
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v73, 0
	v_mov_b32_e32 v72, 0
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v69, 0
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v65, 0
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v95, 0
	v_mov_b32_e32 v94, 0
	v_mov_b32_e32 v93, 0
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v91, 0
	v_mov_b32_e32 v90, 0
	v_mov_b32_e32 v89, 0
	v_mov_b32_e32 v88, 0
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v81, 0
	v_mov_b32_e32 v80, 0
	v_mov_b32_e32 v111, 0
	v_mov_b32_e32 v110, 0
	v_mov_b32_e32 v109, 0
	v_mov_b32_e32 v108, 0
	v_mov_b32_e32 v107, 0
	v_mov_b32_e32 v106, 0
	v_mov_b32_e32 v105, 0
	v_mov_b32_e32 v104, 0
	v_mov_b32_e32 v103, 0
	v_mov_b32_e32 v102, 0
	v_mov_b32_e32 v101, 0
	v_mov_b32_e32 v100, 0
	v_mov_b32_e32 v99, 0
	v_mov_b32_e32 v98, 0
	v_mov_b32_e32 v97, 0
	v_mov_b32_e32 v96, 0
	v_mov_b32_e32 v127, 0
	v_mov_b32_e32 v126, 0
	v_mov_b32_e32 v125, 0
	v_mov_b32_e32 v124, 0
	v_mov_b32_e32 v123, 0
	v_mov_b32_e32 v122, 0
	v_mov_b32_e32 v121, 0
	v_mov_b32_e32 v120, 0
	v_mov_b32_e32 v119, 0
	v_mov_b32_e32 v118, 0
	v_mov_b32_e32 v117, 0
	v_mov_b32_e32 v116, 0
	v_mov_b32_e32 v115, 0
	v_mov_b32_e32 v114, 0
	v_mov_b32_e32 v113, 0
	v_mov_b32_e32 v112, 0
.LBB1_4:
	v_lshlrev_b32_e32 v130, 6, v130
	v_mov_b32_e32 v131, s9
	v_add_co_u32_e32 v134, vcc, s8, v130
	s_ashr_i32 s4, s10, 31
	v_addc_co_u32_e32 v135, vcc, 0, v131, vcc
	v_pk_mov_b32 v[130:131], s[2:3], s[2:3] op_sel:[0,1]
	v_mad_u64_u32 v[130:131], s[0:1], v128, s10, v[130:131]
	v_mul_lo_u32 v129, v129, s10
	v_mul_lo_u32 v128, v128, s4
	v_add3_u32 v131, v129, v131, v128
	v_lshlrev_b64 v[128:129], 12, v[130:131]
	v_add_co_u32_e32 v132, vcc, v134, v128
	v_addc_co_u32_e32 v133, vcc, v135, v129, vcc
	global_store_dwordx4 v[132:133], v[124:127], off offset:48
	global_store_dwordx4 v[132:133], v[120:123], off offset:32
	global_store_dwordx4 v[132:133], v[116:119], off offset:16
	global_store_dwordx4 v[132:133], v[112:115], off
	s_movk_i32 s0, 0x1000
	v_or_b32_e32 v112, 0x1000, v128
	v_add_co_u32_e32 v112, vcc, v134, v112
	v_addc_co_u32_e32 v113, vcc, v135, v129, vcc
	global_store_dwordx4 v[112:113], v[104:107], off offset:32
	global_store_dwordx4 v[112:113], v[108:111], off offset:48
	global_store_dwordx4 v[112:113], v[96:99], off
	global_store_dwordx4 v[112:113], v[100:103], off offset:16
	v_mov_b32_e32 v97, s4
	v_add_co_u32_e32 v96, vcc, s10, v130
	v_addc_co_u32_e32 v97, vcc, v131, v97, vcc
	v_lshlrev_b64 v[98:99], 12, v[96:97]
	v_add_co_u32_e32 v98, vcc, v134, v98
	v_addc_co_u32_e32 v99, vcc, v135, v99, vcc
	global_store_dwordx4 v[98:99], v[88:91], off offset:32
	global_store_dwordx4 v[98:99], v[92:95], off offset:48
	global_store_dwordx4 v[98:99], v[80:83], off
	global_store_dwordx4 v[98:99], v[84:87], off offset:16
	v_add_co_u32_e32 v80, vcc, s0, v98
	v_addc_co_u32_e32 v81, vcc, 0, v99, vcc
	global_store_dwordx4 v[80:81], v[72:75], off offset:32
	global_store_dwordx4 v[80:81], v[76:79], off offset:48
	global_store_dwordx4 v[80:81], v[68:71], off offset:16
	global_store_dwordx4 v[80:81], v[64:67], off
	s_nop 0
	v_mov_b32_e32 v65, s4
	v_add_co_u32_e32 v64, vcc, s10, v96
	v_addc_co_u32_e32 v65, vcc, v97, v65, vcc
	v_lshlrev_b64 v[66:67], 12, v[64:65]
	v_add_co_u32_e32 v68, vcc, v134, v66
	v_addc_co_u32_e32 v69, vcc, v135, v67, vcc
	global_store_dwordx4 v[68:69], v[56:59], off offset:32
	global_store_dwordx4 v[68:69], v[60:63], off offset:48
	global_store_dwordx4 v[68:69], v[48:51], off
	global_store_dwordx4 v[68:69], v[52:55], off offset:16
	v_or_b32_e32 v48, 0x1000, v66
	v_add_co_u32_e32 v48, vcc, v134, v48
	v_addc_co_u32_e32 v49, vcc, v135, v67, vcc
	global_store_dwordx4 v[48:49], v[40:43], off offset:32
	global_store_dwordx4 v[48:49], v[44:47], off offset:48
	global_store_dwordx4 v[48:49], v[32:35], off
	global_store_dwordx4 v[48:49], v[36:39], off offset:16
	v_mov_b32_e32 v33, s4
	v_add_co_u32_e32 v32, vcc, s10, v64
	v_addc_co_u32_e32 v33, vcc, v65, v33, vcc
	v_lshlrev_b64 v[32:33], 12, v[32:33]
	v_add_co_u32_e32 v32, vcc, v134, v32
	v_addc_co_u32_e32 v33, vcc, v135, v33, vcc
	global_store_dwordx4 v[32:33], v[28:31], off offset:48
	global_store_dwordx4 v[32:33], v[24:27], off offset:32
	global_store_dwordx4 v[32:33], v[20:23], off offset:16
	global_store_dwordx4 v[32:33], v[16:19], off
	s_nop 0
	v_add_co_u32_e32 v16, vcc, 0x1000, v32
	v_addc_co_u32_e64 v17, s[0:1], 0, v33, vcc
	global_store_dwordx4 v[16:17], v[12:15], off offset:48
	global_store_dwordx4 v[16:17], v[8:11], off offset:32
	global_store_dwordx4 v[16:17], v[4:7], off offset:16
	v_addc_co_u32_e32 v17, vcc, 0, v33, vcc
	global_store_dwordx4 v[16:17], v[0:3], off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel matmul_matrix
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 169
		.amdhsa_next_free_sgpr 98
		.amdhsa_accum_offset 164
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
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
.Lfunc_end1:
	.size	matmul_matrix, .Lfunc_end1-matmul_matrix
                                        ; -- End function
	.set matmul_matrix.num_vgpr, 162
	.set matmul_matrix.num_agpr, 0
	.set matmul_matrix.numbered_sgpr, 13
	.set matmul_matrix.num_named_barrier, 0
	.set matmul_matrix.private_seg_size, 0
	.set matmul_matrix.uses_vcc, 1
	.set matmul_matrix.uses_flat_scratch, 0
	.set matmul_matrix.has_dyn_sized_stack, 0
	.set matmul_matrix.has_recursion, 0
	.set matmul_matrix.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2144
; TotalNumSgprs: 17
; NumVgprs: 162
; NumAgprs: 0
; TotalNumVgprs: 162
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 12
; VGPRBlocks: 21
; NumSGPRsForWavesPerEU: 102
; NumVGPRsForWavesPerEU: 169
; AccumOffset: 164
; Occupancy: 2
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 40
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
  - .agpr_count:     0
    .args:
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
    .sgpr_count:     17
    .sgpr_spill_count: 0
    .symbol:         matmul_plain.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     42
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
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
    .sgpr_count:     17
    .sgpr_spill_count: 0
    .symbol:         matmul_matrix.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     162
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
