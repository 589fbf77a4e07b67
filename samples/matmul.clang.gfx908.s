	.amdgcn_target "amdgcn-amd-amdhsa--gfx908"
	.amdhsa_code_object_version 6
	.text
	.protected	matmul_plain            ; -- Begin function matmul_plain
	.globl	matmul_plain
	.p2align	8
	.type	matmul_plain,@function
matmul_plain:                           ; @matmul_plain
; %bb.0:
	s_load_dwordx2 s[8:9], s[4:5], 0x18
	v_lshrrev_b32_e32 v1, 4, v0
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
	v_lshl_or_b32 v4, s7, 4, v1
	s_andn2_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v3, 0
	s_cbranch_vccnz .LBB0_6
; %bb.4:
	s_lshl_b32 s12, s6, 4
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_movk_i32 s4, 0x44
	v_mul_u32_u24_e32 v5, 0x44, v1
	v_or_b32_e32 v3, s12, v1
	v_mov_b32_e32 v1, 0x440
	v_mad_u32_u24 v7, v0, s4, v1
	v_mad_u64_u32 v[1:2], s[4:5], s9, v4, v[0:1]
	v_lshl_add_u32 v6, v0, 2, v5
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s1
	v_mad_u64_u32 v[2:3], s[4:5], s9, v3, v[0:1]
	v_mov_b32_e32 v3, 0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v9, s3
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	v_add_u32_e32 v10, s4, v1
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_co_u32_e32 v10, vcc, s0, v10
	v_addc_co_u32_e32 v11, vcc, v8, v11, vcc
	global_load_dword v10, v[10:11], off
	s_waitcnt vmcnt(0)
	ds_write_b32 v6, v10
	v_add_u32_e32 v10, s4, v2
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	s_add_i32 s4, s4, 16
	v_add_co_u32_e32 v10, vcc, s2, v10
	v_addc_co_u32_e32 v11, vcc, v9, v11, vcc
	global_load_dword v10, v[10:11], off
	s_cmp_ge_i32 s4, s9
	s_waitcnt vmcnt(0)
	ds_write_b32 v6, v10 offset:1088
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[10:11], v5 offset1:1
	ds_read2_b32 v[12:13], v7 offset1:1
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v3, v10, v12
	v_fmac_f32_e32 v3, v11, v13
	ds_read2_b32 v[10:11], v5 offset0:2 offset1:3
	ds_read2_b32 v[12:13], v7 offset0:2 offset1:3
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v3, v10, v12
	v_fmac_f32_e32 v3, v11, v13
	ds_read2_b32 v[10:11], v5 offset0:4 offset1:5
	ds_read2_b32 v[12:13], v7 offset0:4 offset1:5
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v3, v10, v12
	v_fmac_f32_e32 v3, v11, v13
	ds_read2_b32 v[10:11], v5 offset0:6 offset1:7
	ds_read2_b32 v[12:13], v7 offset0:6 offset1:7
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v3, v10, v12
	v_fmac_f32_e32 v3, v11, v13
	ds_read2_b32 v[10:11], v5 offset0:8 offset1:9
	ds_read2_b32 v[12:13], v7 offset0:8 offset1:9
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v3, v10, v12
	v_fmac_f32_e32 v3, v11, v13
	ds_read2_b32 v[10:11], v5 offset0:10 offset1:11
	ds_read2_b32 v[12:13], v7 offset0:10 offset1:11
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v3, v10, v12
	v_fmac_f32_e32 v3, v11, v13
	ds_read2_b32 v[10:11], v5 offset0:12 offset1:13
	ds_read2_b32 v[12:13], v7 offset0:12 offset1:13
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v3, v10, v12
	v_fmac_f32_e32 v3, v11, v13
	ds_read2_b32 v[10:11], v5 offset0:14 offset1:15
	ds_read2_b32 v[12:13], v7 offset0:14 offset1:15
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v3, v10, v12
	v_fmac_f32_e32 v3, v11, v13
	s_barrier
	s_cbranch_scc0 .LBB0_5
.LBB0_6:
	v_or_b32_e32 v0, s12, v0
	v_mad_u64_u32 v[0:1], s[0:1], s8, v4, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s11
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
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
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 14
		.amdhsa_next_free_sgpr 13
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	.set matmul_plain.num_vgpr, 14
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
; codeLenInByte = 548
; TotalNumSgprs: 17
; NumVgprs: 14
; NumAgprs: 0
; TotalNumVgprs: 14
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 2176 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 17
; NumVGPRsForWavesPerEU: 14
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
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
	s_load_dwordx4 s[8:11], s[4:5], 0x10
	s_mov_b32 s0, s7
	s_ashr_i32 s1, s7, 31
	s_ashr_i32 s7, s6, 31
	v_and_b32_e32 v128, 63, v0
	s_lshl_b64 s[0:1], s[0:1], 4
	v_lshrrev_b32_e32 v0, 4, v0
	v_accvgpr_write_b32 a96, 0
	v_accvgpr_write_b32 a97, 0
	v_accvgpr_write_b32 a98, 0
	v_accvgpr_write_b32 a99, 0
	v_accvgpr_write_b32 a100, 0
	v_accvgpr_write_b32 a101, 0
	v_accvgpr_write_b32 a102, 0
	v_accvgpr_write_b32 a103, 0
	v_accvgpr_write_b32 a104, 0
	v_accvgpr_write_b32 a105, 0
	v_accvgpr_write_b32 a106, 0
	v_accvgpr_write_b32 a107, 0
	v_accvgpr_write_b32 a108, 0
	v_accvgpr_write_b32 a109, 0
	v_accvgpr_write_b32 a110, 0
	v_accvgpr_write_b32 a111, 0
	v_accvgpr_write_b32 a80, 0
	v_accvgpr_write_b32 a81, 0
	v_accvgpr_write_b32 a82, 0
	v_accvgpr_write_b32 a83, 0
	v_accvgpr_write_b32 a84, 0
	v_accvgpr_write_b32 a85, 0
	v_accvgpr_write_b32 a86, 0
	v_accvgpr_write_b32 a87, 0
	v_accvgpr_write_b32 a88, 0
	v_accvgpr_write_b32 a89, 0
	v_accvgpr_write_b32 a90, 0
	v_accvgpr_write_b32 a91, 0
	v_accvgpr_write_b32 a92, 0
	v_accvgpr_write_b32 a93, 0
	v_accvgpr_write_b32 a94, 0
	v_accvgpr_write_b32 a95, 0
	v_accvgpr_write_b32 a64, 0
	v_accvgpr_write_b32 a65, 0
	v_accvgpr_write_b32 a66, 0
	v_accvgpr_write_b32 a67, 0
	v_accvgpr_write_b32 a68, 0
	v_accvgpr_write_b32 a69, 0
	v_accvgpr_write_b32 a70, 0
	v_accvgpr_write_b32 a71, 0
	v_accvgpr_write_b32 a72, 0
	v_accvgpr_write_b32 a73, 0
	v_accvgpr_write_b32 a74, 0
	v_accvgpr_write_b32 a75, 0
	v_accvgpr_write_b32 a76, 0
	v_accvgpr_write_b32 a77, 0
	v_accvgpr_write_b32 a78, 0
	v_accvgpr_write_b32 a79, 0
	v_accvgpr_write_b32 a112, 0
	v_accvgpr_write_b32 a113, 0
	v_accvgpr_write_b32 a114, 0
	v_accvgpr_write_b32 a115, 0
	v_accvgpr_write_b32 a116, 0
	v_accvgpr_write_b32 a117, 0
	v_accvgpr_write_b32 a118, 0
	v_accvgpr_write_b32 a119, 0
	v_accvgpr_write_b32 a120, 0
	v_accvgpr_write_b32 a121, 0
	v_accvgpr_write_b32 a122, 0
	v_accvgpr_write_b32 a123, 0
	v_accvgpr_write_b32 a124, 0
	v_accvgpr_write_b32 a125, 0
	v_accvgpr_write_b32 a126, 0
	v_accvgpr_write_b32 a127, 0
	v_accvgpr_write_b32 a48, 0
	v_accvgpr_write_b32 a49, 0
	v_accvgpr_write_b32 a50, 0
	v_accvgpr_write_b32 a51, 0
	v_accvgpr_write_b32 a52, 0
	v_accvgpr_write_b32 a53, 0
	v_accvgpr_write_b32 a54, 0
	v_accvgpr_write_b32 a55, 0
	v_accvgpr_write_b32 a56, 0
	v_accvgpr_write_b32 a57, 0
	v_accvgpr_write_b32 a58, 0
	v_accvgpr_write_b32 a59, 0
	v_accvgpr_write_b32 a60, 0
	v_accvgpr_write_b32 a61, 0
	v_accvgpr_write_b32 a62, 0
	v_accvgpr_write_b32 a63, 0
	v_accvgpr_write_b32 a32, 0
	v_accvgpr_write_b32 a33, 0
	v_accvgpr_write_b32 a34, 0
	v_accvgpr_write_b32 a35, 0
	v_accvgpr_write_b32 a36, 0
	v_accvgpr_write_b32 a37, 0
	v_accvgpr_write_b32 a38, 0
	v_accvgpr_write_b32 a39, 0
	v_accvgpr_write_b32 a40, 0
	v_accvgpr_write_b32 a41, 0
	v_accvgpr_write_b32 a42, 0
	v_accvgpr_write_b32 a43, 0
	v_accvgpr_write_b32 a44, 0
	v_accvgpr_write_b32 a45, 0
	v_accvgpr_write_b32 a46, 0
	v_accvgpr_write_b32 a47, 0
	v_accvgpr_write_b32 a16, 0
	v_accvgpr_write_b32 a17, 0
	v_accvgpr_write_b32 a18, 0
	v_accvgpr_write_b32 a19, 0
	v_accvgpr_write_b32 a20, 0
	v_accvgpr_write_b32 a21, 0
	v_accvgpr_write_b32 a22, 0
	v_accvgpr_write_b32 a23, 0
	v_accvgpr_write_b32 a24, 0
	v_accvgpr_write_b32 a25, 0
	v_accvgpr_write_b32 a26, 0
	v_accvgpr_write_b32 a27, 0
	v_accvgpr_write_b32 a28, 0
	v_accvgpr_write_b32 a29, 0
	v_accvgpr_write_b32 a30, 0
	v_accvgpr_write_b32 a31, 0
	v_accvgpr_write_b32 a0, 0
	v_accvgpr_write_b32 a1, 0
	v_accvgpr_write_b32 a2, 0
	v_accvgpr_write_b32 a3, 0
	v_accvgpr_write_b32 a4, 0
	v_accvgpr_write_b32 a5, 0
	v_accvgpr_write_b32 a6, 0
	v_accvgpr_write_b32 a7, 0
	v_accvgpr_write_b32 a8, 0
	v_accvgpr_write_b32 a9, 0
	v_accvgpr_write_b32 a10, 0
	v_accvgpr_write_b32 a11, 0
	v_accvgpr_write_b32 a12, 0
	v_accvgpr_write_b32 a13, 0
	v_accvgpr_write_b32 a14, 0
	s_lshl_b64 s[6:7], s[6:7], 1
	v_accvgpr_write_b32 a15, 0
	v_and_or_b32 v129, v0, 12, s0
	v_mov_b32_e32 v130, s1
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s11, 1
	s_cbranch_scc1 .LBB1_3
; %bb.1:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v2, 3, v128
	s_mov_b32 s5, 0
	s_mov_b32 s4, s11
	s_lshl_b64 s[12:13], s[4:5], 9
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s1
	v_add_co_u32_e32 v3, vcc, s0, v2
	v_addc_co_u32_e32 v4, vcc, 0, v0, vcc
	v_mov_b32_e32 v6, s3
	s_lshr_b32 s3, s11, 23
	v_mad_u64_u32 v[0:1], s[0:1], s12, v129, v[3:4]
	v_mul_lo_u32 v7, s3, v129
	v_mul_lo_u32 v8, s12, v130
	v_add_co_u32_e32 v5, vcc, s2, v2
	v_addc_co_u32_e32 v6, vcc, 0, v6, vcc
	v_add3_u32 v1, v7, v1, v8
	v_mov_b32_e32 v2, s13
	v_add_co_u32_e32 v9, vcc, s12, v0
	v_addc_co_u32_e32 v10, vcc, v1, v2, vcc
	v_add_co_u32_e32 v13, vcc, s12, v9
	v_addc_co_u32_e32 v14, vcc, v10, v2, vcc
	s_or_b32 s2, s6, 1
	v_add_co_u32_e32 v19, vcc, s12, v13
	v_addc_co_u32_e32 v20, vcc, v14, v2, vcc
	global_load_dwordx2 v[17:18], v[0:1], off
	global_load_dwordx2 v[15:16], v[9:10], off
	global_load_dwordx2 v[11:12], v[13:14], off
	global_load_dwordx2 v[7:8], v[19:20], off
	v_mov_b32_e32 v0, s2
	v_mad_u64_u32 v[0:1], s[0:1], s12, v0, v[5:6]
	s_mul_i32 s0, s3, s2
	s_mul_i32 s2, s12, s7
	v_mov_b32_e32 v2, s6
	s_add_i32 s4, s2, s0
	v_mad_u64_u32 v[19:20], s[0:1], s12, v2, v[5:6]
	s_mul_i32 s3, s3, s6
	v_add_u32_e32 v1, s4, v1
	s_add_i32 s2, s2, s3
	v_add_u32_e32 v20, s2, v20
	global_load_dwordx2 v[9:10], v[0:1], off
	global_load_dwordx2 v[13:14], v[19:20], off
	v_mad_u64_u32 v[0:1], s[0:1], v129, s11, 0
	v_accvgpr_write_b32 a15, 0
	v_accvgpr_write_b32 a14, 0
	v_mad_u64_u32 v[1:2], s[0:1], v130, s11, v[1:2]
	v_accvgpr_write_b32 a13, 0
	v_accvgpr_write_b32 a12, 0
	v_accvgpr_write_b32 a11, 0
	v_accvgpr_write_b32 a10, 0
	v_accvgpr_write_b32 a9, 0
	v_accvgpr_write_b32 a8, 0
	v_accvgpr_write_b32 a7, 0
	v_accvgpr_write_b32 a6, 0
	v_accvgpr_write_b32 a5, 0
	v_accvgpr_write_b32 a4, 0
	v_accvgpr_write_b32 a3, 0
	v_accvgpr_write_b32 a2, 0
	v_accvgpr_write_b32 a1, 0
	v_accvgpr_write_b32 a0, 0
	v_accvgpr_write_b32 a31, 0
	v_accvgpr_write_b32 a30, 0
	v_accvgpr_write_b32 a29, 0
	v_accvgpr_write_b32 a28, 0
	v_accvgpr_write_b32 a27, 0
	v_accvgpr_write_b32 a26, 0
	v_accvgpr_write_b32 a25, 0
	v_accvgpr_write_b32 a24, 0
	v_accvgpr_write_b32 a23, 0
	v_accvgpr_write_b32 a22, 0
	v_accvgpr_write_b32 a21, 0
	v_accvgpr_write_b32 a20, 0
	v_accvgpr_write_b32 a19, 0
	v_accvgpr_write_b32 a18, 0
	v_accvgpr_write_b32 a17, 0
	v_accvgpr_write_b32 a16, 0
	v_accvgpr_write_b32 a47, 0
	v_accvgpr_write_b32 a46, 0
	v_accvgpr_write_b32 a45, 0
	v_accvgpr_write_b32 a44, 0
	v_accvgpr_write_b32 a43, 0
	v_accvgpr_write_b32 a42, 0
	v_accvgpr_write_b32 a41, 0
	v_accvgpr_write_b32 a40, 0
	v_accvgpr_write_b32 a39, 0
	v_accvgpr_write_b32 a38, 0
	v_accvgpr_write_b32 a37, 0
	v_accvgpr_write_b32 a36, 0
	v_accvgpr_write_b32 a35, 0
	v_accvgpr_write_b32 a34, 0
	v_accvgpr_write_b32 a33, 0
	v_accvgpr_write_b32 a32, 0
	v_accvgpr_write_b32 a63, 0
	v_accvgpr_write_b32 a62, 0
	v_accvgpr_write_b32 a61, 0
	v_accvgpr_write_b32 a60, 0
	v_accvgpr_write_b32 a59, 0
	v_accvgpr_write_b32 a58, 0
	v_accvgpr_write_b32 a57, 0
	v_accvgpr_write_b32 a56, 0
	v_accvgpr_write_b32 a55, 0
	v_accvgpr_write_b32 a54, 0
	v_accvgpr_write_b32 a53, 0
	v_accvgpr_write_b32 a52, 0
	v_accvgpr_write_b32 a51, 0
	v_accvgpr_write_b32 a50, 0
	v_accvgpr_write_b32 a49, 0
	v_accvgpr_write_b32 a48, 0
	v_accvgpr_write_b32 a127, 0
	v_accvgpr_write_b32 a126, 0
	v_accvgpr_write_b32 a125, 0
	v_accvgpr_write_b32 a124, 0
	v_accvgpr_write_b32 a123, 0
	v_accvgpr_write_b32 a122, 0
	v_accvgpr_write_b32 a121, 0
	v_accvgpr_write_b32 a120, 0
	v_accvgpr_write_b32 a119, 0
	v_accvgpr_write_b32 a118, 0
	v_accvgpr_write_b32 a117, 0
	v_accvgpr_write_b32 a116, 0
	v_accvgpr_write_b32 a115, 0
	v_accvgpr_write_b32 a114, 0
	v_accvgpr_write_b32 a113, 0
	v_accvgpr_write_b32 a112, 0
	v_accvgpr_write_b32 a79, 0
	v_accvgpr_write_b32 a78, 0
	v_accvgpr_write_b32 a77, 0
	v_accvgpr_write_b32 a76, 0
	v_accvgpr_write_b32 a75, 0
	v_accvgpr_write_b32 a74, 0
	v_accvgpr_write_b32 a73, 0
	v_accvgpr_write_b32 a72, 0
	v_accvgpr_write_b32 a71, 0
	v_accvgpr_write_b32 a70, 0
	v_accvgpr_write_b32 a69, 0
	v_accvgpr_write_b32 a68, 0
	v_accvgpr_write_b32 a67, 0
	v_accvgpr_write_b32 a66, 0
	v_accvgpr_write_b32 a65, 0
	v_accvgpr_write_b32 a64, 0
	v_accvgpr_write_b32 a95, 0
	v_accvgpr_write_b32 a94, 0
	v_accvgpr_write_b32 a93, 0
	v_accvgpr_write_b32 a92, 0
	v_accvgpr_write_b32 a91, 0
	v_accvgpr_write_b32 a90, 0
	v_accvgpr_write_b32 a89, 0
	v_accvgpr_write_b32 a88, 0
	v_accvgpr_write_b32 a87, 0
	v_accvgpr_write_b32 a86, 0
	v_accvgpr_write_b32 a85, 0
	v_accvgpr_write_b32 a84, 0
	v_accvgpr_write_b32 a83, 0
	v_accvgpr_write_b32 a82, 0
	v_accvgpr_write_b32 a81, 0
	v_accvgpr_write_b32 a80, 0
	v_accvgpr_write_b32 a111, 0
	v_accvgpr_write_b32 a110, 0
	v_accvgpr_write_b32 a109, 0
	v_accvgpr_write_b32 a108, 0
	v_accvgpr_write_b32 a107, 0
	v_accvgpr_write_b32 a106, 0
	v_accvgpr_write_b32 a105, 0
	v_accvgpr_write_b32 a104, 0
	v_accvgpr_write_b32 a103, 0
	v_accvgpr_write_b32 a102, 0
	v_accvgpr_write_b32 a101, 0
	v_accvgpr_write_b32 a100, 0
	v_accvgpr_write_b32 a99, 0
	v_accvgpr_write_b32 a98, 0
	v_accvgpr_write_b32 a97, 0
	v_accvgpr_write_b32 a96, 0
	s_mul_i32 s0, s7, s11
	s_mul_hi_u32 s1, s6, s11
	s_add_i32 s2, s1, s0
	s_mul_i32 s3, s6, s11
.LBB1_2:                                ; =>This Inner Loop Header: Depth=1
	s_add_i32 s5, s5, 1
	s_cmp_lt_i32 s5, s11
	s_cselect_b32 s0, s5, 0
	s_waitcnt vmcnt(0)
	v_mfma_f32_32x32x8f16 a[96:111], v[17:18], v[13:14], a[96:111]
	v_mov_b32_e32 v2, s13
	v_mfma_f32_32x32x8f16 a[80:95], v[17:18], v[9:10], a[80:95]
	v_add_co_u32_e32 v17, vcc, s0, v0
	v_addc_co_u32_e32 v18, vcc, 0, v1, vcc
	v_lshlrev_b64 v[17:18], 9, v[17:18]
	s_add_u32 s0, s3, s0
	s_addc_u32 s1, s2, 0
	v_add_co_u32_e32 v17, vcc, v3, v17
	s_lshl_b64 s[0:1], s[0:1], 9
	v_addc_co_u32_e32 v18, vcc, v4, v18, vcc
	v_mov_b32_e32 v20, s1
	v_add_co_u32_e32 v19, vcc, s0, v5
	global_load_dwordx2 v[21:22], v[17:18], off
	v_add_co_u32_e64 v17, s[0:1], s12, v17
	v_addc_co_u32_e32 v20, vcc, v6, v20, vcc
	v_addc_co_u32_e64 v18, s[0:1], v18, v2, s[0:1]
	v_add_co_u32_e32 v23, vcc, s12, v19
	v_add_co_u32_e64 v25, s[0:1], s12, v17
	v_addc_co_u32_e32 v24, vcc, v20, v2, vcc
	v_addc_co_u32_e64 v26, s[0:1], v18, v2, s[0:1]
	global_load_dwordx2 v[27:28], v[19:20], off
	s_nop 0
	global_load_dwordx2 v[19:20], v[17:18], off
	global_load_dwordx2 v[29:30], v[25:26], off
	global_load_dwordx2 v[31:32], v[23:24], off
	v_add_co_u32_e32 v17, vcc, s12, v25
	v_addc_co_u32_e32 v18, vcc, v26, v2, vcc
	global_load_dwordx2 v[23:24], v[17:18], off
	v_mfma_f32_32x32x8f16 a[64:79], v[15:16], v[13:14], a[64:79]
	s_cmp_lg_u32 s11, s5
	s_waitcnt vmcnt(5)
	v_mov_b32_e32 v17, v21
	v_mfma_f32_32x32x8f16 a[112:127], v[15:16], v[9:10], a[112:127]
	v_mov_b32_e32 v18, v22
	s_waitcnt vmcnt(3)
	v_mov_b32_e32 v15, v19
	v_mov_b32_e32 v16, v20
	v_mfma_f32_32x32x8f16 a[48:63], v[11:12], v[13:14], a[48:63]
	v_mfma_f32_32x32x8f16 a[32:47], v[11:12], v[9:10], a[32:47]
	s_waitcnt vmcnt(2)
	v_mov_b32_e32 v11, v29
	v_mov_b32_e32 v12, v30
	v_mfma_f32_32x32x8f16 a[16:31], v[7:8], v[13:14], a[16:31]
	v_mov_b32_e32 v13, v27
	v_mov_b32_e32 v14, v28
	v_mfma_f32_32x32x8f16 a[0:15], v[7:8], v[9:10], a[0:15]
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v9, v31
	v_mov_b32_e32 v10, v32
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v23
	v_mov_b32_e32 v8, v24
	s_cbranch_scc1 .LBB1_2
.LBB1_3:
	v_mov_b32_e32 v132, s7
	s_ashr_i32 s2, s10, 31
	v_mov_b32_e32 v131, s6
	v_mad_u64_u32 v[131:132], s[0:1], v129, s10, v[131:132]
	v_mul_lo_u32 v130, v130, s10
	v_mul_lo_u32 v129, v129, s2
	v_lshlrev_b32_e32 v128, 6, v128
	v_mov_b32_e32 v133, s9
	v_add_co_u32_e32 v135, vcc, s8, v128
	v_add3_u32 v132, v130, v132, v129
	v_lshlrev_b64 v[128:129], 12, v[131:132]
	v_addc_co_u32_e32 v136, vcc, 0, v133, vcc
	v_add_co_u32_e32 v133, vcc, v135, v128
	v_accvgpr_read_b32 v104, a96
	v_accvgpr_read_b32 v124, a108
	v_accvgpr_read_b32 v125, a109
	v_accvgpr_read_b32 v126, a110
	v_accvgpr_read_b32 v127, a111
	v_addc_co_u32_e32 v134, vcc, v136, v129, vcc
	v_accvgpr_read_b32 v105, a97
	v_accvgpr_read_b32 v106, a98
	v_accvgpr_read_b32 v107, a99
	v_accvgpr_read_b32 v108, a100
	v_accvgpr_read_b32 v109, a101
	v_accvgpr_read_b32 v110, a102
	v_accvgpr_read_b32 v111, a103
	v_accvgpr_read_b32 v120, a104
	v_accvgpr_read_b32 v121, a105
	v_accvgpr_read_b32 v122, a106
	v_accvgpr_read_b32 v123, a107
	global_store_dwordx4 v[133:134], v[124:127], off offset:48
	s_nop 0
	global_store_dwordx4 v[133:134], v[120:123], off offset:32
	global_store_dwordx4 v[133:134], v[108:111], off offset:16
	global_store_dwordx4 v[133:134], v[104:107], off
	v_accvgpr_read_b32 v88, a84
	v_or_b32_e32 v104, 0x1000, v128
	v_add_co_u32_e32 v104, vcc, v135, v104
	v_accvgpr_read_b32 v89, a85
	v_accvgpr_read_b32 v116, a88
	v_accvgpr_read_b32 v117, a89
	v_accvgpr_read_b32 v118, a90
	v_accvgpr_read_b32 v119, a91
	v_addc_co_u32_e32 v105, vcc, v136, v129, vcc
	v_accvgpr_read_b32 v92, a80
	v_accvgpr_read_b32 v93, a81
	v_accvgpr_read_b32 v94, a82
	v_accvgpr_read_b32 v95, a83
	v_accvgpr_read_b32 v90, a86
	v_accvgpr_read_b32 v91, a87
	v_accvgpr_read_b32 v112, a92
	v_accvgpr_read_b32 v113, a93
	v_accvgpr_read_b32 v114, a94
	v_accvgpr_read_b32 v115, a95
	global_store_dwordx4 v[104:105], v[116:119], off offset:32
	s_nop 0
	global_store_dwordx4 v[104:105], v[112:115], off offset:48
	global_store_dwordx4 v[104:105], v[92:95], off
	global_store_dwordx4 v[104:105], v[88:91], off offset:16
	v_accvgpr_read_b32 v72, a68
	v_mov_b32_e32 v89, s2
	v_add_co_u32_e32 v88, vcc, s10, v131
	v_addc_co_u32_e32 v89, vcc, v132, v89, vcc
	v_lshlrev_b64 v[90:91], 12, v[88:89]
	v_accvgpr_read_b32 v100, a72
	v_add_co_u32_e32 v90, vcc, v135, v90
	v_accvgpr_read_b32 v101, a73
	v_accvgpr_read_b32 v102, a74
	v_accvgpr_read_b32 v103, a75
	s_movk_i32 s0, 0x1000
	v_addc_co_u32_e32 v91, vcc, v136, v91, vcc
	v_accvgpr_read_b32 v76, a64
	v_accvgpr_read_b32 v77, a65
	v_accvgpr_read_b32 v78, a66
	v_accvgpr_read_b32 v79, a67
	v_accvgpr_read_b32 v73, a69
	v_accvgpr_read_b32 v74, a70
	v_accvgpr_read_b32 v75, a71
	v_accvgpr_read_b32 v96, a76
	v_accvgpr_read_b32 v97, a77
	v_accvgpr_read_b32 v98, a78
	v_accvgpr_read_b32 v99, a79
	global_store_dwordx4 v[90:91], v[100:103], off offset:32
	s_nop 0
	global_store_dwordx4 v[90:91], v[96:99], off offset:48
	global_store_dwordx4 v[90:91], v[76:79], off
	global_store_dwordx4 v[90:91], v[72:75], off offset:16
	v_accvgpr_read_b32 v56, a112
	v_add_co_u32_e32 v72, vcc, s0, v90
	v_accvgpr_read_b32 v57, a113
	v_accvgpr_read_b32 v84, a120
	v_accvgpr_read_b32 v85, a121
	v_accvgpr_read_b32 v86, a122
	v_accvgpr_read_b32 v87, a123
	v_addc_co_u32_e32 v73, vcc, 0, v91, vcc
	v_accvgpr_read_b32 v58, a114
	v_accvgpr_read_b32 v59, a115
	v_accvgpr_read_b32 v68, a116
	v_accvgpr_read_b32 v69, a117
	v_accvgpr_read_b32 v70, a118
	v_accvgpr_read_b32 v71, a119
	v_accvgpr_read_b32 v80, a124
	v_accvgpr_read_b32 v81, a125
	v_accvgpr_read_b32 v82, a126
	v_accvgpr_read_b32 v83, a127
	global_store_dwordx4 v[72:73], v[84:87], off offset:32
	s_nop 0
	global_store_dwordx4 v[72:73], v[80:83], off offset:48
	global_store_dwordx4 v[72:73], v[68:71], off offset:16
	global_store_dwordx4 v[72:73], v[56:59], off
	v_accvgpr_read_b32 v40, a52
	v_mov_b32_e32 v57, s2
	v_add_co_u32_e32 v56, vcc, s10, v88
	v_addc_co_u32_e32 v57, vcc, v89, v57, vcc
	v_lshlrev_b64 v[58:59], 12, v[56:57]
	v_accvgpr_read_b32 v64, a56
	v_add_co_u32_e32 v68, vcc, v135, v58
	v_accvgpr_read_b32 v65, a57
	v_accvgpr_read_b32 v66, a58
	v_accvgpr_read_b32 v67, a59
	v_addc_co_u32_e32 v69, vcc, v136, v59, vcc
	v_accvgpr_read_b32 v44, a48
	v_accvgpr_read_b32 v45, a49
	v_accvgpr_read_b32 v46, a50
	v_accvgpr_read_b32 v47, a51
	v_accvgpr_read_b32 v41, a53
	v_accvgpr_read_b32 v42, a54
	v_accvgpr_read_b32 v43, a55
	v_accvgpr_read_b32 v60, a60
	v_accvgpr_read_b32 v61, a61
	v_accvgpr_read_b32 v62, a62
	v_accvgpr_read_b32 v63, a63
	global_store_dwordx4 v[68:69], v[64:67], off offset:32
	s_nop 0
	global_store_dwordx4 v[68:69], v[60:63], off offset:48
	global_store_dwordx4 v[68:69], v[44:47], off
	global_store_dwordx4 v[68:69], v[40:43], off offset:16
	v_accvgpr_read_b32 v28, a36
	v_or_b32_e32 v40, 0x1000, v58
	v_add_co_u32_e32 v40, vcc, v135, v40
	v_accvgpr_read_b32 v29, a37
	v_accvgpr_read_b32 v52, a40
	v_accvgpr_read_b32 v53, a41
	v_accvgpr_read_b32 v54, a42
	v_accvgpr_read_b32 v55, a43
	v_addc_co_u32_e32 v41, vcc, v136, v59, vcc
	v_accvgpr_read_b32 v32, a32
	v_accvgpr_read_b32 v33, a33
	v_accvgpr_read_b32 v34, a34
	v_accvgpr_read_b32 v35, a35
	v_accvgpr_read_b32 v30, a38
	v_accvgpr_read_b32 v31, a39
	v_accvgpr_read_b32 v48, a44
	v_accvgpr_read_b32 v49, a45
	v_accvgpr_read_b32 v50, a46
	v_accvgpr_read_b32 v51, a47
	global_store_dwordx4 v[40:41], v[52:55], off offset:32
	s_nop 0
	global_store_dwordx4 v[40:41], v[48:51], off offset:48
	global_store_dwordx4 v[40:41], v[32:35], off
	global_store_dwordx4 v[40:41], v[28:31], off offset:16
	v_accvgpr_read_b32 v4, a16
	v_mov_b32_e32 v29, s2
	v_add_co_u32_e32 v28, vcc, s10, v56
	v_addc_co_u32_e32 v29, vcc, v57, v29, vcc
	v_lshlrev_b64 v[28:29], 12, v[28:29]
	v_accvgpr_read_b32 v36, a28
	v_add_co_u32_e32 v28, vcc, v135, v28
	v_accvgpr_read_b32 v37, a29
	v_accvgpr_read_b32 v38, a30
	v_accvgpr_read_b32 v39, a31
	v_addc_co_u32_e32 v29, vcc, v136, v29, vcc
	v_accvgpr_read_b32 v5, a17
	v_accvgpr_read_b32 v6, a18
	v_accvgpr_read_b32 v7, a19
	v_accvgpr_read_b32 v12, a20
	v_accvgpr_read_b32 v13, a21
	v_accvgpr_read_b32 v14, a22
	v_accvgpr_read_b32 v15, a23
	v_accvgpr_read_b32 v20, a24
	v_accvgpr_read_b32 v21, a25
	v_accvgpr_read_b32 v22, a26
	v_accvgpr_read_b32 v23, a27
	global_store_dwordx4 v[28:29], v[36:39], off offset:48
	s_nop 0
	global_store_dwordx4 v[28:29], v[20:23], off offset:32
	global_store_dwordx4 v[28:29], v[12:15], off offset:16
	global_store_dwordx4 v[28:29], v[4:7], off
	v_accvgpr_read_b32 v24, a12
	v_add_co_u32_e32 v4, vcc, 0x1000, v28
	v_accvgpr_read_b32 v25, a13
	v_accvgpr_read_b32 v26, a14
	v_accvgpr_read_b32 v27, a15
	v_addc_co_u32_e64 v5, s[0:1], 0, v29, vcc
	v_accvgpr_read_b32 v0, a0
	v_accvgpr_read_b32 v1, a1
	v_accvgpr_read_b32 v2, a2
	v_accvgpr_read_b32 v3, a3
	v_accvgpr_read_b32 v8, a4
	v_accvgpr_read_b32 v9, a5
	v_accvgpr_read_b32 v10, a6
	v_accvgpr_read_b32 v11, a7
	v_accvgpr_read_b32 v16, a8
	v_accvgpr_read_b32 v17, a9
	v_accvgpr_read_b32 v18, a10
	v_accvgpr_read_b32 v19, a11
	global_store_dwordx4 v[4:5], v[24:27], off offset:48
	s_nop 0
	global_store_dwordx4 v[4:5], v[16:19], off offset:32
	global_store_dwordx4 v[4:5], v[8:11], off offset:16
	v_addc_co_u32_e32 v5, vcc, 0, v29, vcc
	global_store_dwordx4 v[4:5], v[0:3], off
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
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 137
		.amdhsa_next_free_sgpr 98
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
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
	.set matmul_matrix.num_vgpr, 137
	.set matmul_matrix.num_agpr, 128
	.set matmul_matrix.numbered_sgpr, 14
	.set matmul_matrix.num_named_barrier, 0
	.set matmul_matrix.private_seg_size, 0
	.set matmul_matrix.uses_vcc, 1
	.set matmul_matrix.uses_flat_scratch, 0
	.set matmul_matrix.has_dyn_sized_stack, 0
	.set matmul_matrix.has_recursion, 0
	.set matmul_matrix.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 4208
; TotalNumSgprs: 18
; NumVgprs: 137
; NumAgprs: 128
; TotalNumVgprs: 137
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 12
; VGPRBlocks: 34
; NumSGPRsForWavesPerEU: 102
; NumVGPRsForWavesPerEU: 137
; Occupancy: 1
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
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
    .vgpr_count:     14
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     128
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         matmul_matrix.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     137
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx908
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
