	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 6
	.section	.text._Z7softmaxILi128EEvPKfPfi,"axG",@progbits,_Z7softmaxILi128EEvPKfPfi,comdat
	.protected	_Z7softmaxILi128EEvPKfPfi ; -- Begin function _Z7softmaxILi128EEvPKfPfi
	.globl	_Z7softmaxILi128EEvPKfPfi
	.p2align	8
	.type	_Z7softmaxILi128EEvPKfPfi,@function
_Z7softmaxILi128EEvPKfPfi:              ; @_Z7softmaxILi128EEvPKfPfi
; %bb.0:
	s_clause 0x1
	s_load_dword s3, s[4:5], 0x10
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	v_mov_b32_e32 v5, 0xff800000
	v_lshlrev_b32_e32 v3, 2, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc_lo, s3, v0
	s_mul_hi_i32 s5, s6, s3
	s_mul_i32 s4, s6, s3
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB0_4
; %bb.1:
	s_lshl_b64 s[0:1], s[4:5], 2
	v_mov_b32_e32 v5, 0xff800000
	s_add_u32 s0, s8, s0
	s_addc_u32 s1, s9, s1
	v_add_co_u32 v1, s0, s0, v3
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	v_mov_b32_e32 v4, v0
	s_mov_b32 s6, 0
	.p2align	6
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	global_load_dword v6, v[1:2], off
	v_add_nc_u32_e32 v4, 0x80, v4
	v_max_f32_e32 v5, v5, v5
	v_add_co_u32 v1, s0, 0x200, v1
	v_add_co_ci_u32_e64 v2, null, 0, v2, s0
	v_cmp_le_i32_e64 s1, s3, v4
	s_or_b32 s6, s1, s6
	s_waitcnt vmcnt(0)
	v_max_f32_e32 v6, v6, v6
	v_max_f32_e32 v5, v5, v6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB0_2
; %bb.3:
	s_or_b32 exec_lo, exec_lo, s6
.LBB0_4:
	s_or_b32 exec_lo, exec_lo, s2
	v_mbcnt_lo_u32_b32 v1, -1, 0
	v_lshrrev_b32_e32 v10, 5, v0
	v_lshlrev_b32_e32 v1, 2, v1
	v_lshlrev_b32_e32 v10, 2, v10
	v_xor_b32_e32 v4, 64, v1
	v_xor_b32_e32 v6, 32, v1
	v_xor_b32_e32 v7, 16, v1
	v_xor_b32_e32 v8, 8, v1
	v_xor_b32_e32 v9, 4, v1
	ds_bpermute_b32 v2, v4, v5
	v_max_f32_e32 v5, v5, v5
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v2, v2, v2
	v_max_f32_e32 v2, v5, v2
	ds_bpermute_b32 v5, v6, v2
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v5, v5, v5
	v_max_f32_e32 v2, v2, v5
	ds_bpermute_b32 v5, v7, v2
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v5, v5, v5
	v_max_f32_e32 v2, v2, v5
	ds_bpermute_b32 v5, v8, v2
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v5, v5, v5
	v_max_f32_e32 v1, v2, v5
	v_and_b32_e32 v5, 31, v0
	ds_bpermute_b32 v2, v9, v1
	v_cmp_eq_u32_e64 s0, 0, v5
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v2, v2, v2
	v_max_f32_e32 v1, v1, v2
	s_and_saveexec_b32 s1, s0
; %bb.5:
	ds_write_b32 v10, v1
; %bb.6:
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v11, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_read_b128 v[12:15], v11
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v1, v1, v12, v13
	v_max3_f32 v5, v1, v14, v15
	s_barrier
	buffer_gl0_inv
	s_and_saveexec_b32 s6, vcc_lo
	s_cbranch_execz .LBB0_10
; %bb.7:
	s_lshl_b64 s[12:13], s[4:5], 2
	v_mov_b32_e32 v11, 0
	s_add_u32 s1, s8, s12
	s_addc_u32 s2, s9, s13
	v_add_co_u32 v1, s1, s1, v3
	v_add_co_ci_u32_e64 v2, null, s2, 0, s1
	v_mov_b32_e32 v12, v0
	s_mov_b32 s7, 0
	.p2align	6
.LBB0_8:                                ; =>This Inner Loop Header: Depth=1
	global_load_dword v13, v[1:2], off
	v_add_nc_u32_e32 v12, 0x80, v12
	v_add_co_u32 v1, s1, 0x200, v1
	v_add_co_ci_u32_e64 v2, null, 0, v2, s1
	v_cmp_le_i32_e64 s2, s3, v12
	s_or_b32 s7, s2, s7
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v13, v13, v5
	v_mul_f32_e32 v13, 0x3fb8aa3b, v13
	v_exp_f32_e32 v13, v13
	v_add_f32_e32 v11, v11, v13
	s_andn2_b32 exec_lo, exec_lo, s7
	s_cbranch_execnz .LBB0_8
; %bb.9:
	s_or_b32 exec_lo, exec_lo, s7
.LBB0_10:
	s_or_b32 exec_lo, exec_lo, s6
	ds_bpermute_b32 v1, v4, v11
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v11, v1
	ds_bpermute_b32 v2, v6, v1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v2
	ds_bpermute_b32 v2, v7, v1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v2
	ds_bpermute_b32 v2, v8, v1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v2
	ds_bpermute_b32 v2, v9, v1
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB0_12
; %bb.11:
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v2
	ds_write_b32 v10, v1
.LBB0_12:
	s_or_b32 exec_lo, exec_lo, s1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB0_15
; %bb.13:
	v_mov_b32_e32 v1, 0
	s_lshl_b64 s[0:1], s[4:5], 2
	v_add_co_u32 v3, s0, s0, v3
	ds_read_b128 v[6:9], v1
	v_add_co_ci_u32_e64 v4, null, s1, 0, s0
	s_mov_b32 s1, 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, 0, v6
	v_add_f32_e32 v1, v1, v7
	v_add_f32_e32 v6, v1, v8
	v_add_co_u32 v1, vcc_lo, s8, v3
	v_add_co_ci_u32_e64 v2, null, s9, v4, vcc_lo
	v_add_co_u32 v3, vcc_lo, s10, v3
	v_add_f32_e32 v6, v6, v9
	v_add_co_ci_u32_e64 v4, null, s11, v4, vcc_lo
	s_inst_prefetch 0x1
	.p2align	6
.LBB0_14:                               ; =>This Inner Loop Header: Depth=1
	global_load_dword v7, v[1:2], off
	v_add_co_u32 v1, vcc_lo, 0x200, v1
	v_add_co_ci_u32_e64 v2, null, 0, v2, vcc_lo
	v_add_nc_u32_e32 v0, 0x80, v0
	v_cmp_le_i32_e64 s0, s3, v0
	s_or_b32 s1, s0, s1
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v7, v7, v5
	v_mul_f32_e32 v7, 0x3fb8aa3b, v7
	v_exp_f32_e32 v7, v7
	v_div_scale_f32 v8, null, v6, v6, v7
	v_div_scale_f32 v10, vcc_lo, v7, v6, v7
	v_rcp_f32_e32 v9, v8
	v_fma_f32 v11, -v8, v9, 1.0
	v_fmac_f32_e32 v9, v11, v9
	v_mul_f32_e32 v11, v10, v9
	v_fma_f32 v12, -v8, v11, v10
	v_fmac_f32_e32 v11, v12, v9
	v_fma_f32 v8, -v8, v11, v10
	v_div_fmas_f32 v8, v8, v9, v11
	v_div_fixup_f32 v7, v8, v6, v7
	global_store_dword v[3:4], v7, off
	v_add_co_u32 v3, vcc_lo, 0x200, v3
	v_add_co_ci_u32_e64 v4, null, 0, v4, vcc_lo
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB0_14
.LBB0_15:
	s_inst_prefetch 0x2
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel _Z7softmaxILi128EEvPKfPfi
		.amdhsa_group_segment_fixed_size 16
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 14
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
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
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text._Z7softmaxILi128EEvPKfPfi,"axG",@progbits,_Z7softmaxILi128EEvPKfPfi,comdat
.Lfunc_end0:
	.size	_Z7softmaxILi128EEvPKfPfi, .Lfunc_end0-_Z7softmaxILi128EEvPKfPfi
                                        ; -- End function
	.set _Z7softmaxILi128EEvPKfPfi.num_vgpr, 16
	.set _Z7softmaxILi128EEvPKfPfi.num_agpr, 0
	.set _Z7softmaxILi128EEvPKfPfi.numbered_sgpr, 14
	.set _Z7softmaxILi128EEvPKfPfi.num_named_barrier, 0
	.set _Z7softmaxILi128EEvPKfPfi.private_seg_size, 0
	.set _Z7softmaxILi128EEvPKfPfi.uses_vcc, 1
	.set _Z7softmaxILi128EEvPKfPfi.uses_flat_scratch, 0
	.set _Z7softmaxILi128EEvPKfPfi.has_dyn_sized_stack, 0
	.set _Z7softmaxILi128EEvPKfPfi.has_recursion, 0
	.set _Z7softmaxILi128EEvPKfPfi.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1016
; TotalNumSgprs: 16
; NumVgprs: 16
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 16 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 16
; NumVGPRsForWavesPerEU: 16
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.section	.text._Z7softmaxILi1024EEvPKfPfi,"axG",@progbits,_Z7softmaxILi1024EEvPKfPfi,comdat
	.protected	_Z7softmaxILi1024EEvPKfPfi ; -- Begin function _Z7softmaxILi1024EEvPKfPfi
	.globl	_Z7softmaxILi1024EEvPKfPfi
	.p2align	8
	.type	_Z7softmaxILi1024EEvPKfPfi,@function
_Z7softmaxILi1024EEvPKfPfi:             ; @_Z7softmaxILi1024EEvPKfPfi
; %bb.0:
	s_clause 0x1
	s_load_dword s3, s[4:5], 0x10
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	v_mov_b32_e32 v5, 0xff800000
	v_lshlrev_b32_e32 v3, 2, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc_lo, s3, v0
	s_mul_hi_i32 s5, s6, s3
	s_mul_i32 s4, s6, s3
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB1_4
; %bb.1:
	s_lshl_b64 s[0:1], s[4:5], 2
	v_mov_b32_e32 v5, 0xff800000
	s_add_u32 s0, s8, s0
	s_addc_u32 s1, s9, s1
	v_add_co_u32 v1, s0, s0, v3
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	v_mov_b32_e32 v4, v0
	s_mov_b32 s6, 0
	.p2align	6
.LBB1_2:                                ; =>This Inner Loop Header: Depth=1
	global_load_dword v6, v[1:2], off
	v_add_nc_u32_e32 v4, 0x400, v4
	v_max_f32_e32 v5, v5, v5
	v_add_co_u32 v1, s0, 0x1000, v1
	v_add_co_ci_u32_e64 v2, null, 0, v2, s0
	v_cmp_le_i32_e64 s1, s3, v4
	s_or_b32 s6, s1, s6
	s_waitcnt vmcnt(0)
	v_max_f32_e32 v6, v6, v6
	v_max_f32_e32 v5, v5, v6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB1_2
; %bb.3:
	s_or_b32 exec_lo, exec_lo, s6
.LBB1_4:
	s_or_b32 exec_lo, exec_lo, s2
	v_mbcnt_lo_u32_b32 v1, -1, 0
	v_lshrrev_b32_e32 v10, 5, v0
	v_lshlrev_b32_e32 v1, 2, v1
	v_lshlrev_b32_e32 v10, 2, v10
	v_xor_b32_e32 v4, 64, v1
	v_xor_b32_e32 v6, 32, v1
	v_xor_b32_e32 v7, 16, v1
	v_xor_b32_e32 v8, 8, v1
	v_xor_b32_e32 v9, 4, v1
	ds_bpermute_b32 v2, v4, v5
	v_max_f32_e32 v5, v5, v5
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v2, v2, v2
	v_max_f32_e32 v2, v5, v2
	ds_bpermute_b32 v5, v6, v2
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v5, v5, v5
	v_max_f32_e32 v2, v2, v5
	ds_bpermute_b32 v5, v7, v2
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v5, v5, v5
	v_max_f32_e32 v2, v2, v5
	ds_bpermute_b32 v5, v8, v2
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v5, v5, v5
	v_max_f32_e32 v1, v2, v5
	v_and_b32_e32 v5, 31, v0
	ds_bpermute_b32 v2, v9, v1
	v_cmp_eq_u32_e64 s0, 0, v5
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v2, v2, v2
	v_max_f32_e32 v1, v1, v2
	s_and_saveexec_b32 s1, s0
; %bb.5:
	ds_write_b32 v10, v1
; %bb.6:
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v11, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_read_b128 v[12:15], v11
	ds_read_b128 v[16:19], v11 offset:16
	ds_read_b128 v[20:23], v11 offset:32
	ds_read_b128 v[24:27], v11 offset:48
	ds_read_b128 v[28:31], v11 offset:64
	ds_read_b128 v[32:35], v11 offset:80
	ds_read_b128 v[36:39], v11 offset:96
	ds_read_b128 v[40:43], v11 offset:112
	s_waitcnt lgkmcnt(7)
	v_max3_f32 v1, v1, v12, v13
	v_max3_f32 v1, v1, v14, v15
	s_waitcnt lgkmcnt(6)
	v_max3_f32 v1, v1, v16, v17
	v_max3_f32 v1, v1, v18, v19
	s_waitcnt lgkmcnt(5)
	v_max3_f32 v1, v1, v20, v21
	v_max3_f32 v1, v1, v22, v23
	s_waitcnt lgkmcnt(4)
	v_max3_f32 v1, v1, v24, v25
	v_max3_f32 v1, v1, v26, v27
	s_waitcnt lgkmcnt(3)
	v_max3_f32 v1, v1, v28, v29
	v_max3_f32 v1, v1, v30, v31
	s_waitcnt lgkmcnt(2)
	v_max3_f32 v1, v1, v32, v33
	v_max3_f32 v1, v1, v34, v35
	s_waitcnt lgkmcnt(1)
	v_max3_f32 v1, v1, v36, v37
	v_max3_f32 v1, v1, v38, v39
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v1, v1, v40, v41
	v_max3_f32 v5, v1, v42, v43
	s_barrier
	buffer_gl0_inv
	s_and_saveexec_b32 s6, vcc_lo
	s_cbranch_execz .LBB1_10
; %bb.7:
	s_lshl_b64 s[12:13], s[4:5], 2
	v_mov_b32_e32 v11, 0
	s_add_u32 s1, s8, s12
	s_addc_u32 s2, s9, s13
	v_add_co_u32 v1, s1, s1, v3
	v_add_co_ci_u32_e64 v2, null, s2, 0, s1
	v_mov_b32_e32 v12, v0
	s_mov_b32 s7, 0
	.p2align	6
.LBB1_8:                                ; =>This Inner Loop Header: Depth=1
	global_load_dword v13, v[1:2], off
	v_add_nc_u32_e32 v12, 0x400, v12
	v_add_co_u32 v1, s1, 0x1000, v1
	v_add_co_ci_u32_e64 v2, null, 0, v2, s1
	v_cmp_le_i32_e64 s2, s3, v12
	s_or_b32 s7, s2, s7
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v13, v13, v5
	v_mul_f32_e32 v13, 0x3fb8aa3b, v13
	v_exp_f32_e32 v13, v13
	v_add_f32_e32 v11, v11, v13
	s_andn2_b32 exec_lo, exec_lo, s7
	s_cbranch_execnz .LBB1_8
; %bb.9:
	s_or_b32 exec_lo, exec_lo, s7
.LBB1_10:
	s_or_b32 exec_lo, exec_lo, s6
	ds_bpermute_b32 v1, v4, v11
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v11, v1
	ds_bpermute_b32 v2, v6, v1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v2
	ds_bpermute_b32 v2, v7, v1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v2
	ds_bpermute_b32 v2, v8, v1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v2
	ds_bpermute_b32 v2, v9, v1
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB1_12
; %bb.11:
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v2
	ds_write_b32 v10, v1
.LBB1_12:
	s_or_b32 exec_lo, exec_lo, s1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB1_15
; %bb.13:
	v_mov_b32_e32 v1, 0
	s_lshl_b64 s[0:1], s[4:5], 2
	ds_read_b128 v[6:9], v1
	ds_read_b128 v[10:13], v1 offset:16
	v_add_co_u32 v3, s0, s0, v3
	v_add_co_ci_u32_e64 v4, null, s1, 0, s0
	s_mov_b32 s1, 0
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v2, 0, v6
	v_add_f32_e32 v2, v2, v7
	v_add_f32_e32 v2, v2, v8
	v_add_f32_e32 v2, v2, v9
	ds_read_b128 v[6:9], v1 offset:32
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v2, v2, v10
	v_add_f32_e32 v2, v2, v11
	v_add_f32_e32 v2, v2, v12
	v_add_f32_e32 v2, v2, v13
	ds_read_b128 v[10:13], v1 offset:48
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v2, v2, v6
	v_add_f32_e32 v2, v2, v7
	v_add_f32_e32 v2, v2, v8
	v_add_f32_e32 v2, v2, v9
	ds_read_b128 v[6:9], v1 offset:64
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v2, v2, v10
	v_add_f32_e32 v2, v2, v11
	v_add_f32_e32 v2, v2, v12
	v_add_f32_e32 v2, v2, v13
	ds_read_b128 v[10:13], v1 offset:80
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v2, v2, v6
	v_add_f32_e32 v2, v2, v7
	v_add_f32_e32 v2, v2, v8
	v_add_f32_e32 v2, v2, v9
	ds_read_b128 v[6:9], v1 offset:96
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v2, v2, v10
	v_add_f32_e32 v2, v2, v11
	v_add_f32_e32 v2, v2, v12
	v_add_f32_e32 v2, v2, v13
	ds_read_b128 v[10:13], v1 offset:112
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v1, v2, v6
	v_add_f32_e32 v1, v1, v7
	v_add_f32_e32 v1, v1, v8
	v_add_f32_e32 v1, v1, v9
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v10
	v_add_f32_e32 v1, v1, v11
	v_add_f32_e32 v6, v1, v12
	v_add_co_u32 v1, vcc_lo, s8, v3
	v_add_co_ci_u32_e64 v2, null, s9, v4, vcc_lo
	v_add_co_u32 v3, vcc_lo, s10, v3
	v_add_f32_e32 v6, v6, v13
	v_add_co_ci_u32_e64 v4, null, s11, v4, vcc_lo
	s_inst_prefetch 0x1
	.p2align	6
.LBB1_14:                               ; =>This Inner Loop Header: Depth=1
	global_load_dword v7, v[1:2], off
	v_add_co_u32 v1, vcc_lo, 0x1000, v1
	v_add_co_ci_u32_e64 v2, null, 0, v2, vcc_lo
	v_add_nc_u32_e32 v0, 0x400, v0
	v_cmp_le_i32_e64 s0, s3, v0
	s_or_b32 s1, s0, s1
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v7, v7, v5
	v_mul_f32_e32 v7, 0x3fb8aa3b, v7
	v_exp_f32_e32 v7, v7
	v_div_scale_f32 v8, null, v6, v6, v7
	v_div_scale_f32 v10, vcc_lo, v7, v6, v7
	v_rcp_f32_e32 v9, v8
	v_fma_f32 v11, -v8, v9, 1.0
	v_fmac_f32_e32 v9, v11, v9
	v_mul_f32_e32 v11, v10, v9
	v_fma_f32 v12, -v8, v11, v10
	v_fmac_f32_e32 v11, v12, v9
	v_fma_f32 v8, -v8, v11, v10
	v_div_fmas_f32 v8, v8, v9, v11
	v_div_fixup_f32 v7, v8, v6, v7
	global_store_dword v[3:4], v7, off
	v_add_co_u32 v3, vcc_lo, 0x1000, v3
	v_add_co_ci_u32_e64 v4, null, 0, v4, vcc_lo
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB1_14
.LBB1_15:
	s_inst_prefetch 0x2
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel _Z7softmaxILi1024EEvPKfPfi
		.amdhsa_group_segment_fixed_size 128
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 44
		.amdhsa_next_free_sgpr 14
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
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
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text._Z7softmaxILi1024EEvPKfPfi,"axG",@progbits,_Z7softmaxILi1024EEvPKfPfi,comdat
.Lfunc_end1:
	.size	_Z7softmaxILi1024EEvPKfPfi, .Lfunc_end1-_Z7softmaxILi1024EEvPKfPfi
                                        ; -- End function
	.set _Z7softmaxILi1024EEvPKfPfi.num_vgpr, 44
	.set _Z7softmaxILi1024EEvPKfPfi.num_agpr, 0
	.set _Z7softmaxILi1024EEvPKfPfi.numbered_sgpr, 14
	.set _Z7softmaxILi1024EEvPKfPfi.num_named_barrier, 0
	.set _Z7softmaxILi1024EEvPKfPfi.private_seg_size, 0
	.set _Z7softmaxILi1024EEvPKfPfi.uses_vcc, 1
	.set _Z7softmaxILi1024EEvPKfPfi.uses_flat_scratch, 0
	.set _Z7softmaxILi1024EEvPKfPfi.has_dyn_sized_stack, 0
	.set _Z7softmaxILi1024EEvPKfPfi.has_recursion, 0
	.set _Z7softmaxILi1024EEvPKfPfi.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1400
; TotalNumSgprs: 16
; NumVgprs: 44
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 128 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 16
; NumVGPRsForWavesPerEU: 44
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.section	.AMDGPU.csdata,"",@progbits
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
      - .actual_access:  write_only
        .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 16
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .max_flat_workgroup_size: 128
    .name:           _Z7softmaxILi128EEvPKfPfi
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         _Z7softmaxILi128EEvPKfPfi.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     16
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
      - .actual_access:  read_only
        .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 128
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .max_flat_workgroup_size: 1024
    .name:           _Z7softmaxILi1024EEvPKfPfi
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         _Z7softmaxILi1024EEvPKfPfi.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     44
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
