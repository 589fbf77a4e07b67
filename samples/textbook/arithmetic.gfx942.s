	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 6
	.text
	.type	degrees,@function
degrees: ; @degrees
	.file	0 "arithmetic.cu"
	.file	1 "gpu.h"
	.loc	1 30 0 ; @[ arithmetic.cu:7 ]
	s_load_dword s10, s[0:1], 0x10
	.loc	0 7 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s10, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_8
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	.loc	0 7 0
	v_xad_u32 v1, v0, -1, s10
	v_lshrrev_b32_e32 v1, 8, v1
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_mov_b64 s[6:7], -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_5
	v_add_u32_e32 v8, 1, v1
	s_mov_b32 s12, 0x9999999a
	v_and_b32_e32 v9, 0x1fffffe, v8
	v_add_u32_e32 v1, 0x100, v0
	s_mov_b32 s13, 0x3fb99999
	s_mov_b32 s8, 0x1a6394b6
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s9, 0x404ca5dc
	v_mov_b64_e32 v[4:5], s[12:13]
	v_mov_b32_e32 v10, v9
	v_mov_b64_e32 v[6:7], v[0:1]
.LBB0_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	v_mov_b32_e32 v12, v7
	v_mov_b32_e32 v13, v3
	v_mov_b32_e32 v2, v6
	.loc	0 7 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_lshlrev_b64 v[14:15], 2, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[18:19], s[0:1], 0, v[12:13]
	v_lshl_add_u64 v[16:17], s[0:1], 0, v[14:15]
	global_load_dword v1, v[18:19], off
	global_load_dword v2, v[16:17], off
	v_add_u32_e32 v10, -2, v10
	v_cmp_eq_u32_e32 vcc, 0, v10
	v_add_u32_e32 v7, 0x200, v7
	v_add_u32_e32 v6, 0x200, v6
	v_lshl_add_u64 v[14:15], s[2:3], 0, v[14:15]
	s_or_b64 s[6:7], vcc, s[6:7]
	v_lshl_add_u64 v[12:13], s[2:3], 0, v[12:13]
	s_waitcnt vmcnt(1)
	v_cvt_f64_f32_e32 v[16:17], v1
	s_waitcnt vmcnt(0)
	v_cvt_f64_f32_e32 v[18:19], v2
	v_fma_f64 v[18:19], s[8:9], v[18:19], v[4:5]
	v_fma_f64 v[16:17], s[8:9], v[16:17], v[4:5]
	v_cvt_f32_f64_e32 v2, v[18:19]
	v_cvt_f32_f64_e32 v1, v[16:17]
	global_store_dword v[14:15], v2, off
	global_store_dword v[12:13], v1, off
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_3
	.loc	0 0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 7 0
	v_cmp_ne_u32_e32 vcc, v8, v9
	v_lshl_add_u32 v0, v9, 8, v0
	s_orn2_b64 s[6:7], vcc, exec
.LBB0_5:
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_8
	.loc	0 7 0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[4:5]
	v_lshl_add_u64 v[4:5], s[2:3], 0, v[4:5]
	s_mov_b32 s2, 0x1a6394b6
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v6, 0x9999999a
	v_mov_b32_e32 v7, 0x3fb99999
	s_mov_b32 s3, 0x404ca5dc
	s_mov_b64 s[4:5], 0x400
.LBB0_7: ; =>This Inner Loop Header: Depth=1
	global_load_dword v1, v[2:3], off
	v_add_u32_e32 v0, 0x100, v0
	v_cmp_le_i32_e32 vcc, s10, v0
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[4:5]
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	v_cvt_f64_f32_e32 v[8:9], v1
	v_fma_f64 v[8:9], s[2:3], v[8:9], v[6:7]
	v_cvt_f32_f64_e32 v1, v[8:9]
	global_store_dword v[4:5], v1, off
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[4:5]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_7
.LBB0_8:
	.loc	0 8 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel degrees
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 20
		.amdhsa_next_free_sgpr 14
		.amdhsa_accum_offset 20
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	degrees_fixed,@function
degrees_fixed: ; @degrees_fixed
	.loc	1 30 0 ; @[ arithmetic.cu:12 ]
	s_load_dword s9, s[0:1], 0x10
	.loc	0 12 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s9, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_8
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	.loc	0 12 0
	v_xad_u32 v1, v0, -1, s9
	v_lshrrev_b32_e32 v1, 8, v1
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_mov_b64 s[6:7], -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_5
	v_add_u32_e32 v5, 1, v1
	v_and_b32_e32 v8, 0x1fffffe, v5
	v_add_u32_e32 v1, 0x100, v0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s8, 0x42652ee1
	v_mov_b32_e32 v4, 0x3dcccccd
	v_mov_b32_e32 v9, v8
	v_mov_b64_e32 v[6:7], v[0:1]
.LBB1_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	v_mov_b32_e32 v2, v6
	v_mov_b32_e32 v10, v7
	v_mov_b32_e32 v11, v3
	.loc	0 12 0
	v_lshlrev_b64 v[12:13], 2, v[2:3]
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[14:15], s[0:1], 0, v[12:13]
	v_lshl_add_u64 v[16:17], s[0:1], 0, v[10:11]
	global_load_dword v18, v[14:15], off
	global_load_dword v19, v[16:17], off
	v_add_u32_e32 v9, -2, v9
	v_cmp_eq_u32_e32 vcc, 0, v9
	v_add_u32_e32 v7, 0x200, v7
	v_add_u32_e32 v6, 0x200, v6
	v_lshl_add_u64 v[12:13], s[2:3], 0, v[12:13]
	s_or_b64 s[6:7], vcc, s[6:7]
	v_lshl_add_u64 v[10:11], s[2:3], 0, v[10:11]
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[14:15], v[18:19], s[8:9], v[4:5] op_sel_hi:[1,0,0]
	global_store_dword v[12:13], v14, off
	global_store_dword v[10:11], v15, off
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB1_3
	.loc	0 0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 12 0
	v_cmp_ne_u32_e32 vcc, v5, v8
	v_lshl_add_u32 v0, v8, 8, v0
	s_orn2_b64 s[6:7], vcc, exec
.LBB1_5:
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB1_8
	.loc	0 12 0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[4:5]
	v_lshl_add_u64 v[4:5], s[2:3], 0, v[4:5]
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v1, 0x3dcccccd
	s_mov_b64 s[2:3], 0x400
.LBB1_7: ; =>This Inner Loop Header: Depth=1
	global_load_dword v6, v[2:3], off
	v_add_u32_e32 v0, 0x100, v0
	v_cmp_le_i32_e32 vcc, s9, v0
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v6, v6, 0x42652ee1, v1
	global_store_dword v[4:5], v6, off
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[2:3]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB1_7
.LBB1_8:
	.loc	0 13 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel degrees_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 20
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 20
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	lengths,@function
lengths: ; @lengths
	.loc	1 32 0 ; @[ arithmetic.cu:17 ]
	s_load_dword s3, s[0:1], 0x24
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dwordx2 s[8:9], s[0:1], 0x10
	.loc	0 18 0
	v_mov_b32_e32 v6, 0x100
	v_mov_b32_e32 v7, 0xffffff80
	.loc	1 32 0 ; @[ arithmetic.cu:17 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s3, 0xffff
	.loc	0 17 0
	s_mul_i32 s2, s2, s0
	v_add_u32_e32 v0, s2, v0
	.loc	0 18 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[0:1]
	global_load_dword v4, v[2:3], off
	v_lshl_add_u64 v[2:3], s[6:7], 0, v[0:1]
	global_load_dword v5, v[2:3], off
	s_mov_b32 s0, 0
	s_brev_b32 s1, 8
	v_mov_b32_e32 v10, 0x260
	v_lshl_add_u64 v[0:1], s[8:9], 0, v[0:1]
	s_waitcnt vmcnt(1)
	v_cvt_f64_f32_e32 v[2:3], v4
	s_waitcnt vmcnt(0)
	v_cvt_f64_f32_e32 v[4:5], v5
	v_mul_f64 v[4:5], v[4:5], v[4:5]
	v_fmac_f64_e32 v[4:5], v[2:3], v[2:3]
	v_cmp_gt_f64_e32 vcc, s[0:1], v[4:5]
	s_mov_b32 s0, 0x33333333
	s_mov_b32 s1, 0x3fd33333
	v_cndmask_b32_e32 v2, 0, v6, vcc
	v_ldexp_f64 v[2:3], v[4:5], v2
	v_rsq_f64_e32 v[4:5], v[2:3]
	v_cndmask_b32_e32 v11, 0, v7, vcc
	v_cmp_class_f64_e32 vcc, v[2:3], v10
	v_mul_f64 v[6:7], v[2:3], v[4:5]
	v_mul_f64 v[4:5], v[4:5], 0.5
	v_fma_f64 v[8:9], -v[4:5], v[6:7], 0.5
	v_fmac_f64_e32 v[6:7], v[6:7], v[8:9]
	v_fmac_f64_e32 v[4:5], v[4:5], v[8:9]
	v_fma_f64 v[8:9], -v[6:7], v[6:7], v[2:3]
	v_fmac_f64_e32 v[6:7], v[8:9], v[4:5]
	v_fma_f64 v[8:9], -v[6:7], v[6:7], v[2:3]
	v_fmac_f64_e32 v[6:7], v[8:9], v[4:5]
	v_ldexp_f64 v[4:5], v[6:7], v11
	v_cndmask_b32_e32 v3, v5, v3, vcc
	v_cndmask_b32_e32 v2, v4, v2, vcc
	v_mul_f64 v[2:3], v[2:3], s[0:1]
	v_cvt_f32_f64_e32 v2, v[2:3]
	global_store_dword v[0:1], v2, off
	.loc	0 19 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel lengths
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 12
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	lengths_fixed,@function
lengths_fixed: ; @lengths_fixed
	.loc	1 32 0 ; @[ arithmetic.cu:22 ]
	s_load_dword s3, s[0:1], 0x24
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dwordx2 s[8:9], s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s3, 0xffff
	.loc	0 22 0
	s_mul_i32 s2, s2, s0
	v_add_u32_e32 v0, s2, v0
	.loc	0 23 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[0:1]
	v_lshl_add_u64 v[4:5], s[6:7], 0, v[0:1]
	global_load_dword v2, v[2:3], off
	v_lshl_add_u64 v[0:1], s[8:9], 0, v[0:1]
	global_load_dword v3, v[4:5], off
	s_waitcnt vmcnt(0)
	v_pk_mul_f32 v[2:3], v[2:3], v[2:3]
	s_nop 0
	v_add_f32_e32 v2, v2, v3
	.loc	1 75 0 ; @[ arithmetic.cu:23 ]
	v_rsq_f32_e32 v2, v2
	.loc	1 76 0 ; @[ arithmetic.cu:23 ]
	v_rcp_f32_e32 v2, v2
	s_nop 0
	v_mul_f32_e32 v2, 0x3e99999a, v2
	.loc	0 23 0
	global_store_dword v[0:1], v2, off
	.loc	0 24 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel lengths_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	wide_sum,@function
wide_sum: ; @wide_sum
	.loc	0 29 0
	s_load_dword s6, s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s6, 0
	s_cbranch_scc1 .LBB4_3
	.loc	0 30 0
	v_mov_b32_e32 v1, 0
	v_mov_b64_e32 v[2:3], v[0:1]
	s_load_dwordx2 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v1, 0
	s_cbranch_execz .LBB4_4
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[2:3]
	global_store_dword v[2:3], v1, off
	.loc	0 31 0
	s_endpgm
.LBB4_3:
                                        ; implicit-def: $vgpr2_vgpr3
	.loc	0 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v1, 0
.LBB4_4:
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	.loc	0 29 0
	v_lshlrev_b32_e32 v4, 2, v0
	v_mov_b32_e32 v5, v1
	v_mov_b64_e32 v[2:3], 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[4:5], s[0:1], 0, v[4:5]
	s_mov_b64 s[0:1], 0x400
.LBB4_5: ; =>This Inner Loop Header: Depth=1
	global_load_dword v6, v[4:5], off
	s_add_i32 s6, s6, -1
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[0:1]
	s_cmp_eq_u32 s6, 0
	s_waitcnt vmcnt(0)
	v_cvt_f64_f32_e32 v[6:7], v6
	v_add_f64 v[2:3], v[2:3], v[6:7]
	s_cbranch_scc0 .LBB4_5
	.loc	0 30 0
	v_cvt_f32_f64_e32 v4, v[2:3]
	v_mov_b64_e32 v[2:3], v[0:1]
	v_mov_b32_e32 v1, v4
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[2:3]
	global_store_dword v[2:3], v1, off
	.loc	0 31 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel wide_sum
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 7
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	wide_sum_fixed,@function
wide_sum_fixed: ; @wide_sum_fixed
	.loc	0 35 0
	s_load_dword s6, s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s6, 0
	s_cbranch_scc1 .LBB5_3
	.loc	0 40 0
	v_mov_b32_e32 v1, 0
	v_mov_b64_e32 v[2:3], v[0:1]
	s_load_dwordx2 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v1, 0
	s_cbranch_execz .LBB5_4
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[2:3]
	global_store_dword v[2:3], v1, off
	.loc	0 41 0
	s_endpgm
.LBB5_3:
                                        ; implicit-def: $vgpr2_vgpr3
	.loc	0 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v1, 0
.LBB5_4:
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	.loc	0 35 0
	v_lshlrev_b32_e32 v2, 2, v0
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	s_mov_b64 s[0:1], 0x400
.LBB5_5: ; =>This Inner Loop Header: Depth=1
	.loc	0 36 0
	global_load_dword v6, v[2:3], off
	.loc	0 35 0
	s_add_i32 s6, s6, -1
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[0:1]
	s_cmp_eq_u32 s6, 0
	.loc	0 36 0
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v5, v6, v5
	v_add_f32_e32 v6, v4, v5
	.loc	0 37 0
	v_sub_f32_e32 v7, v6, v4
	v_mov_b32_e32 v4, v6
	v_sub_f32_e32 v5, v7, v5
	.loc	0 35 0
	s_cbranch_scc0 .LBB5_5
	.loc	0 0 0
	v_mov_b64_e32 v[2:3], v[0:1]
	v_mov_b32_e32 v1, v6
	.loc	0 40 0
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[2:3]
	global_store_dword v[2:3], v1, off
	.loc	0 41 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel wide_sum_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 7
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	ramps,@function
ramps: ; @ramps
	.loc	0 46 0
	s_load_dword s4, s[0:1], 0x10
	s_load_dwordx2 s[2:3], s[0:1], 0x8
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s4, 1
	s_cbranch_scc1 .LBB6_4
	.loc	0 0 0
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v0, s[0:1]
	s_mov_b32 s0, 0
.LBB6_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 46 0
	v_cvt_f32_u32_e32 v3, s0
	s_add_i32 s0, s0, 1
	s_cmp_eq_u32 s4, s0
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v1, v2, v3
	v_cvt_i32_f32_e32 v1, v1
	v_cvt_f32_i32_e32 v1, v1
	s_cbranch_scc0 .LBB6_2
	.loc	0 47 0
	global_store_dword v0, v1, s[2:3]
	.loc	0 48 0
	s_endpgm
.LBB6_4:
	.loc	0 0 0
	v_mov_b32_e32 v1, 0
	.loc	0 47 0
	global_store_dword v0, v1, s[2:3]
	.loc	0 48 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel ramps
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 5
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	ramps_fixed,@function
ramps_fixed: ; @ramps_fixed
	.loc	1 30 0 ; @[ arithmetic.cu:51 ]
	s_load_dword s4, s[0:1], 0x10
	s_load_dwordx2 s[2:3], s[0:1], 0x8
	v_lshlrev_b32_e32 v5, 2, v0
	.loc	0 52 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s4, 1
	s_cbranch_scc1 .LBB7_4
	.loc	0 0 0
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	.loc	0 53 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v4, 0
	.loc	0 51 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v5, s[0:1]
.LBB7_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 53 0
	s_waitcnt vmcnt(0)
	v_pk_add_f32 v[2:3], v[0:1], v[4:5] op_sel_hi:[1,0]
	.loc	0 52 0
	s_add_i32 s4, s4, -1
	s_cmp_eq_u32 s4, 0
	v_mov_b32_e32 v0, v2
	v_mov_b32_e32 v4, v3
	s_cbranch_scc0 .LBB7_2
	.loc	0 56 0
	global_store_dword v5, v2, s[2:3]
	.loc	0 57 0
	s_endpgm
.LBB7_4:
	.loc	0 0 0
	v_mov_b32_e32 v2, 0
	.loc	0 56 0
	global_store_dword v5, v2, s[2:3]
	.loc	0 57 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel ramps_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 5
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	normalize,@function
normalize: ; @normalize
	.loc	1 30 0 ; @[ arithmetic.cu:61 ]
	s_load_dword s10, s[0:1], 0x18
	.loc	0 61 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s10, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB8_10
	.loc	0 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x10
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 61 0
	v_xad_u32 v3, v0, -1, s10
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3]
	v_lshrrev_b32_e32 v3, 8, v3
	v_mov_b32_e32 v1, v5
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_mov_b64 s[0:1], -1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB8_7
	v_add_u32_e32 v9, 1, v3
	v_and_b32_e32 v8, 0x1fffffe, v9
	v_add_u32_e32 v1, 0x100, v0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v2
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v10, v8
	v_mov_b64_e32 v[6:7], v[0:1]
.LBB8_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	v_mov_b32_e32 v12, v7
	v_mov_b32_e32 v13, v5
	v_mov_b32_e32 v4, v6
	.loc	0 61 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_lshlrev_b64 v[14:15], 2, v[4:5]
	v_lshl_add_u64 v[18:19], s[4:5], 0, v[12:13]
	v_lshl_add_u64 v[16:17], s[4:5], 0, v[14:15]
	global_load_dword v1, v[18:19], off
	global_load_dword v4, v[16:17], off
	v_add_u32_e32 v10, -2, v10
	v_cmp_eq_u32_e32 vcc, 0, v10
	s_or_b64 s[8:9], vcc, s[8:9]
	v_add_u32_e32 v7, 0x200, v7
	v_add_u32_e32 v6, 0x200, v6
	v_lshl_add_u64 v[14:15], s[6:7], 0, v[14:15]
	v_lshl_add_u64 v[12:13], s[6:7], 0, v[12:13]
	s_waitcnt vmcnt(1)
	v_div_scale_f32 v11, s[0:1], v3, v3, v1
	s_waitcnt vmcnt(0)
	v_div_scale_f32 v17, s[0:1], v2, v2, v4
	v_rcp_f32_e32 v19, v11
	v_rcp_f32_e32 v20, v17
	v_div_scale_f32 v16, vcc, v1, v3, v1
	v_fma_f32 v21, -v11, v19, 1.0
	v_fma_f32 v22, -v17, v20, 1.0
	v_fmac_f32_e32 v19, v21, v19
	v_div_scale_f32 v18, s[0:1], v4, v2, v4
	v_fmac_f32_e32 v20, v22, v20
	v_mul_f32_e32 v21, v16, v19
	v_mul_f32_e32 v22, v18, v20
	v_fma_f32 v23, -v11, v21, v16
	v_fma_f32 v24, -v17, v22, v18
	v_fmac_f32_e32 v21, v23, v19
	v_fmac_f32_e32 v22, v24, v20
	v_fma_f32 v11, -v11, v21, v16
	v_fma_f32 v16, -v17, v22, v18
	v_div_fmas_f32 v11, v11, v19, v21
	s_mov_b64 vcc, s[0:1]
	v_div_fixup_f32 v1, v11, v3, v1
	v_div_fmas_f32 v11, v16, v20, v22
	v_div_fixup_f32 v4, v11, v2, v4
	global_store_dword v[14:15], v4, off
	global_store_dword v[12:13], v1, off
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB8_3
	.loc	0 0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 61 0
	v_cmp_ne_u32_e32 vcc, v9, v8
	s_mov_b64 s[0:1], 0
	s_and_saveexec_b64 s[8:9], vcc
	.loc	0 0 0
	s_mov_b64 s[0:1], exec
	v_lshl_add_u32 v0, v8, 8, v0
	.loc	0 61 0
	v_mov_b32_e32 v1, 0
	.loc	0 0 0
	s_or_b64 exec, exec, s[8:9]
	s_orn2_b64 s[0:1], s[0:1], exec
.LBB8_7:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB8_10
	.loc	0 61 0
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	v_lshl_add_u64 v[4:5], s[4:5], 0, v[6:7]
	v_lshl_add_u64 v[6:7], s[6:7], 0, v[6:7]
	s_mov_b64 s[0:1], 0
	s_mov_b64 s[2:3], 0x400
.LBB8_9: ; =>This Inner Loop Header: Depth=1
	global_load_dword v1, v[4:5], off
	v_add_u32_e32 v0, 0x100, v0
	v_cmp_le_i32_e32 vcc, s10, v0
	s_or_b64 s[0:1], vcc, s[0:1]
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[2:3]
	s_waitcnt vmcnt(0)
	v_div_scale_f32 v3, s[4:5], v2, v2, v1
	v_rcp_f32_e32 v8, v3
	v_div_scale_f32 v9, vcc, v1, v2, v1
	v_fma_f32 v10, -v3, v8, 1.0
	v_fmac_f32_e32 v8, v10, v8
	v_mul_f32_e32 v10, v9, v8
	v_fma_f32 v11, -v3, v10, v9
	v_fmac_f32_e32 v10, v11, v8
	v_fma_f32 v3, -v3, v10, v9
	v_div_fmas_f32 v3, v3, v8, v10
	v_div_fixup_f32 v1, v3, v2, v1
	global_store_dword v[6:7], v1, off
	v_lshl_add_u64 v[6:7], v[6:7], 0, s[2:3]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB8_9
.LBB8_10:
	.loc	0 62 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel normalize
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 25
		.amdhsa_next_free_sgpr 11
		.amdhsa_accum_offset 28
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	normalize_fixed,@function
normalize_fixed: ; @normalize_fixed
	.loc	1 30 0 ; @[ arithmetic.cu:65 ]
	s_load_dword s10, s[0:1], 0x18
	.loc	0 66 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s10, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB9_10
	.loc	0 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x10
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	0 65 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 66 0
	v_xad_u32 v3, v0, -1, s10
	.loc	0 65 0
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3]
	.loc	0 66 0
	v_lshrrev_b32_e32 v3, 8, v3
	.loc	0 65 0
	v_mov_b32_e32 v1, v5
	s_mov_b64 s[8:9], -1
	s_waitcnt vmcnt(0)
	v_div_scale_f32 v4, s[0:1], v2, v2, 1.0
	v_rcp_f32_e32 v6, v4
	v_div_scale_f32 v7, vcc, 1.0, v2, 1.0
	.loc	0 66 0
	v_cmp_ne_u32_e64 s[0:1], 0, v3
	.loc	0 65 0
	v_fma_f32 v8, -v4, v6, 1.0
	v_fmac_f32_e32 v6, v8, v6
	v_mul_f32_e32 v8, v7, v6
	v_fma_f32 v9, -v4, v8, v7
	v_fmac_f32_e32 v8, v9, v6
	v_fma_f32 v4, -v4, v8, v7
	v_div_fmas_f32 v4, v4, v6, v8
	v_div_fixup_f32 v2, v4, v2, 1.0
	.loc	0 66 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB9_7
	v_add_u32_e32 v9, 1, v3
	v_and_b32_e32 v8, 0x1fffffe, v9
	v_add_u32_e32 v1, 0x100, v0
	v_mov_b32_e32 v3, v2
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v10, v8
	v_mov_b64_e32 v[6:7], v[0:1]
.LBB9_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v12, v7
	v_mov_b32_e32 v13, v5
	.loc	0 66 0
	v_lshlrev_b64 v[14:15], 2, v[4:5]
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_lshl_add_u64 v[16:17], s[4:5], 0, v[14:15]
	v_lshl_add_u64 v[18:19], s[4:5], 0, v[12:13]
	global_load_dword v20, v[16:17], off
	global_load_dword v21, v[18:19], off
	v_add_u32_e32 v10, -2, v10
	v_cmp_eq_u32_e32 vcc, 0, v10
	v_add_u32_e32 v7, 0x200, v7
	v_add_u32_e32 v6, 0x200, v6
	v_lshl_add_u64 v[14:15], s[6:7], 0, v[14:15]
	s_or_b64 s[0:1], vcc, s[0:1]
	v_lshl_add_u64 v[12:13], s[6:7], 0, v[12:13]
	s_waitcnt vmcnt(0)
	v_pk_mul_f32 v[16:17], v[2:3], v[20:21]
	global_store_dword v[14:15], v16, off
	global_store_dword v[12:13], v17, off
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB9_3
	.loc	0 0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 66 0
	v_cmp_ne_u32_e32 vcc, v9, v8
	s_mov_b64 s[0:1], 0
	s_and_saveexec_b64 s[8:9], vcc
	.loc	0 0 0
	s_mov_b64 s[0:1], exec
	v_lshl_add_u32 v0, v8, 8, v0
	.loc	0 66 0
	v_mov_b32_e32 v1, 0
	.loc	0 0 0
	s_or_b64 exec, exec, s[8:9]
	s_orn2_b64 s[8:9], s[0:1], exec
.LBB9_7:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB9_10
	.loc	0 66 0
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	v_lshl_add_u64 v[4:5], s[4:5], 0, v[6:7]
	v_lshl_add_u64 v[6:7], s[6:7], 0, v[6:7]
	s_mov_b64 s[0:1], 0
	s_mov_b64 s[2:3], 0x400
.LBB9_9: ; =>This Inner Loop Header: Depth=1
	global_load_dword v1, v[4:5], off
	v_add_u32_e32 v0, 0x100, v0
	v_cmp_le_i32_e32 vcc, s10, v0
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[2:3]
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, v2, v1
	global_store_dword v[6:7], v1, off
	v_lshl_add_u64 v[6:7], v[6:7], 0, s[2:3]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB9_9
.LBB9_10:
	.loc	0 67 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel normalize_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 22
		.amdhsa_next_free_sgpr 11
		.amdhsa_accum_offset 24
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	ratios,@function
ratios: ; @ratios
	.loc	1 30 0 ; @[ arithmetic.cu:72 ]
	s_load_dword s12, s[0:1], 0x18
	.loc	0 72 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s12, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB10_8
	.loc	0 0 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dwordx2 s[2:3], s[0:1], 0x10
	.loc	0 72 0
	v_xad_u32 v1, v0, -1, s12
	v_lshrrev_b32_e32 v1, 8, v1
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_mov_b64 s[0:1], -1
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB10_5
	v_add_u32_e32 v6, 1, v1
	v_and_b32_e32 v7, 0x1fffffe, v6
	v_add_u32_e32 v1, 0x100, v0
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v8, v7
	v_mov_b64_e32 v[4:5], v[0:1]
.LBB10_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	v_mov_b32_e32 v10, v5
	v_mov_b32_e32 v11, v3
	v_mov_b32_e32 v2, v4
	.loc	0 72 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_lshlrev_b64 v[12:13], 2, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[20:21], s[6:7], 0, v[10:11]
	v_lshl_add_u64 v[14:15], s[4:5], 0, v[12:13]
	v_lshl_add_u64 v[16:17], s[4:5], 0, v[10:11]
	v_lshl_add_u64 v[18:19], s[6:7], 0, v[12:13]
	global_load_dword v1, v[20:21], off
	global_load_dword v2, v[16:17], off
	global_load_dword v9, v[14:15], off
	global_load_dword v22, v[18:19], off
	v_add_u32_e32 v8, -2, v8
	v_cmp_eq_u32_e32 vcc, 0, v8
	s_or_b64 s[10:11], vcc, s[10:11]
	v_add_u32_e32 v5, 0x200, v5
	v_add_u32_e32 v4, 0x200, v4
	v_lshl_add_u64 v[12:13], s[2:3], 0, v[12:13]
	v_lshl_add_u64 v[10:11], s[2:3], 0, v[10:11]
	s_waitcnt vmcnt(2)
	v_div_scale_f32 v14, s[0:1], v1, v1, v2
	s_waitcnt vmcnt(0)
	v_div_scale_f32 v16, s[0:1], v22, v22, v9
	v_rcp_f32_e32 v18, v14
	v_rcp_f32_e32 v19, v16
	v_div_scale_f32 v15, vcc, v2, v1, v2
	v_fma_f32 v20, -v14, v18, 1.0
	v_fma_f32 v21, -v16, v19, 1.0
	v_fmac_f32_e32 v18, v20, v18
	v_div_scale_f32 v17, s[0:1], v9, v22, v9
	v_fmac_f32_e32 v19, v21, v19
	v_mul_f32_e32 v20, v15, v18
	v_mul_f32_e32 v21, v17, v19
	v_fma_f32 v23, -v14, v20, v15
	v_fma_f32 v24, -v16, v21, v17
	v_fmac_f32_e32 v20, v23, v18
	v_fmac_f32_e32 v21, v24, v19
	v_fma_f32 v14, -v14, v20, v15
	v_fma_f32 v15, -v16, v21, v17
	v_div_fmas_f32 v14, v14, v18, v20
	s_mov_b64 vcc, s[0:1]
	v_div_fixup_f32 v1, v14, v1, v2
	v_div_fmas_f32 v2, v15, v19, v21
	v_div_fixup_f32 v2, v2, v22, v9
	global_store_dword v[12:13], v2, off
	global_store_dword v[10:11], v1, off
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB10_3
	.loc	0 0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 72 0
	v_cmp_ne_u32_e32 vcc, v6, v7
	v_lshl_add_u32 v0, v7, 8, v0
	s_orn2_b64 s[0:1], vcc, exec
.LBB10_5:
	.loc	0 0 0
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB10_8
	.loc	0 72 0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[6:7]
	v_lshl_add_u64 v[4:5], s[6:7], 0, v[6:7]
	v_lshl_add_u64 v[6:7], s[2:3], 0, v[6:7]
	s_mov_b64 s[0:1], 0
	s_mov_b64 s[2:3], 0x400
.LBB10_7: ; =>This Inner Loop Header: Depth=1
	global_load_dword v1, v[2:3], off
	global_load_dword v8, v[4:5], off
	v_add_u32_e32 v0, 0x100, v0
	v_cmp_le_i32_e32 vcc, s12, v0
	s_or_b64 s[0:1], vcc, s[0:1]
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[2:3]
	s_waitcnt vmcnt(0)
	v_div_scale_f32 v9, s[4:5], v8, v8, v1
	v_rcp_f32_e32 v10, v9
	v_div_scale_f32 v11, vcc, v1, v8, v1
	v_fma_f32 v12, -v9, v10, 1.0
	v_fmac_f32_e32 v10, v12, v10
	v_mul_f32_e32 v12, v11, v10
	v_fma_f32 v13, -v9, v12, v11
	v_fmac_f32_e32 v12, v13, v10
	v_fma_f32 v9, -v9, v12, v11
	v_div_fmas_f32 v9, v9, v10, v12
	v_div_fixup_f32 v1, v9, v8, v1
	global_store_dword v[6:7], v1, off
	v_lshl_add_u64 v[6:7], v[6:7], 0, s[2:3]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB10_7
.LBB10_8:
	.loc	0 73 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel ratios
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 25
		.amdhsa_next_free_sgpr 13
		.amdhsa_accum_offset 28
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	ratios_fixed,@function
ratios_fixed: ; @ratios_fixed
	.loc	1 30 0 ; @[ arithmetic.cu:77 ]
	s_load_dword s4, s[0:1], 0x18
	.loc	0 77 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s4, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB11_3
	.loc	0 0 0
	s_load_dwordx4 s[8:11], s[0:1], 0x0
	s_load_dwordx2 s[2:3], s[0:1], 0x10
	.loc	0 77 0
	v_lshlrev_b32_e32 v6, 2, v0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[8:9], 0, v[6:7]
	v_lshl_add_u64 v[4:5], s[10:11], 0, v[6:7]
	v_lshl_add_u64 v[6:7], s[2:3], 0, v[6:7]
	s_mov_b64 s[2:3], 0x400
.LBB11_2: ; =>This Inner Loop Header: Depth=1
	global_load_dword v1, v[4:5], off
	global_load_dword v8, v[2:3], off
	v_add_u32_e32 v0, 0x100, v0
	v_cmp_le_i32_e32 vcc, s4, v0
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[2:3]
	s_or_b64 s[0:1], vcc, s[0:1]
	.loc	1 76 0 ; @[ arithmetic.cu:77 ]
	s_waitcnt vmcnt(1)
	v_rcp_f32_e32 v1, v1
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, v8, v1
	.loc	0 77 0
	global_store_dword v[6:7], v1, off
	v_lshl_add_u64 v[6:7], v[6:7], 0, s[2:3]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB11_2
.LBB11_3:
	.loc	0 78 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel ratios_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 12
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	potential,@function
potential: ; @potential
	.loc	1 30 0 ; @[ arithmetic.cu:82 ]
	s_load_dword s8, s[0:1], 0x10
	s_load_dwordx2 s[4:5], s[0:1], 0x8
	.loc	0 85 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s8, 1
	s_cbranch_scc1 .LBB12_4
	.loc	0 0 0
	s_load_dwordx2 s[6:7], s[0:1], 0x0
	.loc	0 82 0
	v_lshlrev_b32_e32 v1, 4, v0
	s_mov_b32 s9, 0xf800000
	v_mov_b32_e32 v6, 0x260
	s_waitcnt lgkmcnt(0)
	global_load_dwordx4 v[2:5], v1, s[6:7]
	v_mov_b32_e32 v1, 0
.LBB12_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 86 0
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	.loc	0 85 0
	s_add_i32 s8, s8, -1
	s_add_u32 s6, s6, 16
	s_addc_u32 s7, s7, 0
	s_cmp_eq_u32 s8, 0
	.loc	0 87 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_sub_f32_e32 v9, s1, v3
	v_sub_f32_e32 v8, s0, v2
	v_sub_f32_e32 v11, s3, v5
	v_sub_f32_e32 v10, s2, v4
	.loc	0 88 0
	v_pk_mul_f32 v[12:13], v[8:9], v[8:9]
	v_pk_mul_f32 v[10:11], v[10:11], v[10:11]
	v_fmac_f32_e32 v12, v9, v9
	v_add_f32_e32 v7, v10, v12
	v_add_f32_e32 v7, 0x3c23d70a, v7
	.loc	1 73 0 ; @[ arithmetic.cu:88 ]
	v_mul_f32_e32 v8, 0x4f800000, v7
	v_cmp_gt_f32_e32 vcc, s9, v7
	s_nop 1
	v_cndmask_b32_e32 v7, v7, v8, vcc
	v_sqrt_f32_e32 v8, v7
	s_nop 0
	v_add_u32_e32 v9, -1, v8
	v_add_u32_e32 v10, 1, v8
	v_fma_f32 v11, -v9, v8, v7
	v_fma_f32 v12, -v10, v8, v7
	v_cmp_ge_f32_e64 s[0:1], 0, v11
	s_nop 1
	v_cndmask_b32_e64 v8, v8, v9, s[0:1]
	v_cmp_lt_f32_e64 s[0:1], 0, v12
	s_nop 1
	v_cndmask_b32_e64 v8, v8, v10, s[0:1]
	v_mul_f32_e32 v9, 0x37800000, v8
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_cmp_class_f32_e32 vcc, v7, v6
	s_nop 1
	v_cndmask_b32_e32 v7, v8, v7, vcc
	.loc	0 88 0
	v_div_scale_f32 v8, s[0:1], v7, v7, s3
	v_rcp_f32_e32 v9, v8
	v_div_scale_f32 v10, vcc, s3, v7, s3
	v_fma_f32 v11, -v8, v9, 1.0
	v_fmac_f32_e32 v9, v11, v9
	v_mul_f32_e32 v11, v10, v9
	v_fma_f32 v12, -v8, v11, v10
	v_fmac_f32_e32 v11, v12, v9
	v_fma_f32 v8, -v8, v11, v10
	v_div_fmas_f32 v8, v8, v9, v11
	v_div_fixup_f32 v7, v8, v7, s3
	v_add_f32_e32 v1, v1, v7
	.loc	0 85 0
	s_cbranch_scc0 .LBB12_2
	.loc	0 90 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_dword v0, v1, s[4:5]
	.loc	0 91 0
	s_endpgm
.LBB12_4:
	.loc	0 0 0
	v_mov_b32_e32 v1, 0
	.loc	0 90 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_dword v0, v1, s[4:5]
	.loc	0 91 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel potential
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 14
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 16
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	potential_fixed,@function
potential_fixed: ; @potential_fixed
	.loc	1 30 0 ; @[ arithmetic.cu:94 ]
	s_load_dword s4, s[0:1], 0x10
	s_load_dwordx2 s[2:3], s[0:1], 0x8
	.loc	0 97 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s4, 1
	s_cbranch_scc1 .LBB13_4
	.loc	0 0 0
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	.loc	0 94 0
	v_lshlrev_b32_e32 v1, 4, v0
	s_waitcnt lgkmcnt(0)
	global_load_dwordx4 v[2:5], v1, s[0:1]
	v_mov_b32_e32 v1, 0
.LBB13_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 98 0
	s_load_dwordx4 s[8:11], s[0:1], 0x0
	.loc	0 97 0
	s_add_i32 s4, s4, -1
	s_add_u32 s0, s0, 16
	s_addc_u32 s1, s1, 0
	s_cmp_eq_u32 s4, 0
	.loc	0 99 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_sub_f32_e32 v7, s9, v3
	v_sub_f32_e32 v6, s8, v2
	v_sub_f32_e32 v9, s11, v5
	v_sub_f32_e32 v8, s10, v4
	.loc	0 100 0
	v_pk_mul_f32 v[10:11], v[6:7], v[6:7]
	v_pk_mul_f32 v[8:9], v[8:9], v[8:9]
	v_fmac_f32_e32 v10, v7, v7
	v_add_f32_e32 v6, v8, v10
	v_add_f32_e32 v6, 0x3c23d70a, v6
	.loc	1 75 0 ; @[ arithmetic.cu:100 ]
	v_rsq_f32_e32 v6, v6
	.loc	0 100 0
	s_nop 0
	v_fmac_f32_e32 v1, s11, v6
	.loc	0 97 0
	s_cbranch_scc0 .LBB13_2
	.loc	0 102 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_dword v0, v1, s[2:3]
	.loc	0 103 0
	s_endpgm
.LBB13_4:
	.loc	0 0 0
	v_mov_b32_e32 v1, 0
	.loc	0 102 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_dword v0, v1, s[2:3]
	.loc	0 103 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel potential_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 12
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	double_ratios,@function
double_ratios: ; @double_ratios
	.loc	1 30 0 ; @[ arithmetic.cu:108 ]
	s_load_dword s4, s[0:1], 0x18
	.loc	0 108 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s4, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB14_3
	.loc	1 30 0 ; @[ arithmetic.cu:108 ]
	s_load_dwordx2 s[2:3], s[0:1], 0x10
	s_load_dwordx4 s[8:11], s[0:1], 0x0
	v_cvt_f64_u32_e32 v[2:3], v0
	.loc	0 108 0
	v_lshlrev_b32_e32 v6, 3, v0
	v_mov_b32_e32 v7, 0
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[2:3], s[2:3], v[2:3]
	v_lshl_add_u64 v[4:5], s[8:9], 0, v[6:7]
	v_lshl_add_u64 v[6:7], s[10:11], 0, v[6:7]
	s_mov_b64 s[0:1], 0
	s_mov_b64 s[2:3], 0x800
.LBB14_2: ; =>This Inner Loop Header: Depth=1
	global_load_dwordx2 v[8:9], v[4:5], off
	v_add_u32_e32 v0, 0x100, v0
	v_cmp_le_i32_e32 vcc, s4, v0
	s_or_b64 s[0:1], vcc, s[0:1]
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[2:3]
	s_waitcnt vmcnt(0)
	v_div_scale_f64 v[10:11], s[6:7], v[2:3], v[2:3], v[8:9]
	v_rcp_f64_e32 v[12:13], v[10:11]
	v_div_scale_f64 v[14:15], vcc, v[8:9], v[2:3], v[8:9]
	v_fma_f64 v[16:17], -v[10:11], v[12:13], 1.0
	v_fmac_f64_e32 v[12:13], v[12:13], v[16:17]
	v_fma_f64 v[16:17], -v[10:11], v[12:13], 1.0
	v_fmac_f64_e32 v[12:13], v[12:13], v[16:17]
	v_mul_f64 v[16:17], v[14:15], v[12:13]
	v_fma_f64 v[10:11], -v[10:11], v[16:17], v[14:15]
	v_div_fmas_f64 v[10:11], v[10:11], v[12:13], v[16:17]
	v_div_fixup_f64 v[8:9], v[10:11], v[2:3], v[8:9]
	global_store_dwordx2 v[6:7], v[8:9], off
	v_lshl_add_u64 v[6:7], v[6:7], 0, s[2:3]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB14_2
.LBB14_3:
	.loc	0 109 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel double_ratios
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 18
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 20
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	double_ratios_fixed,@function
double_ratios_fixed: ; @double_ratios_fixed
	.loc	1 30 0 ; @[ arithmetic.cu:112 ]
	s_load_dword s4, s[0:1], 0x18
	.loc	0 114 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s4, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB15_3
	.loc	1 30 0 ; @[ arithmetic.cu:112 ]
	s_load_dwordx2 s[2:3], s[0:1], 0x10
	s_load_dwordx4 s[8:11], s[0:1], 0x0
	.loc	0 112 0
	v_cvt_f64_u32_e32 v[2:3], v0
	.loc	0 114 0
	v_lshlrev_b32_e32 v8, 3, v0
	v_mov_b32_e32 v9, 0
	.loc	0 112 0
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[2:3], s[2:3], v[2:3]
	v_div_scale_f64 v[4:5], s[0:1], v[2:3], v[2:3], 1.0
	v_rcp_f64_e32 v[6:7], v[4:5]
	v_div_scale_f64 v[10:11], vcc, 1.0, v[2:3], 1.0
	s_mov_b64 s[0:1], 0
	v_fma_f64 v[12:13], -v[4:5], v[6:7], 1.0
	v_fmac_f64_e32 v[6:7], v[6:7], v[12:13]
	v_fma_f64 v[12:13], -v[4:5], v[6:7], 1.0
	v_fmac_f64_e32 v[6:7], v[6:7], v[12:13]
	v_mul_f64 v[12:13], v[10:11], v[6:7]
	v_fma_f64 v[4:5], -v[4:5], v[12:13], v[10:11]
	v_div_fmas_f64 v[4:5], v[4:5], v[6:7], v[12:13]
	v_div_fixup_f64 v[2:3], v[4:5], v[2:3], 1.0
	.loc	0 114 0
	v_lshl_add_u64 v[4:5], s[8:9], 0, v[8:9]
	v_lshl_add_u64 v[6:7], s[10:11], 0, v[8:9]
	s_mov_b64 s[2:3], 0x800
.LBB15_2: ; =>This Inner Loop Header: Depth=1
	global_load_dwordx2 v[8:9], v[4:5], off
	v_add_u32_e32 v0, 0x100, v0
	v_cmp_le_i32_e32 vcc, s4, v0
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[2:3]
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f64 v[8:9], v[2:3], v[8:9]
	global_store_dwordx2 v[6:7], v[8:9], off
	v_lshl_add_u64 v[6:7], v[6:7], 0, s[2:3]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB15_2
.LBB15_3:
	.loc	0 115 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel double_ratios_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 14
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 16
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	softplus,@function
softplus: ; @softplus
	.loc	1 30 0 ; @[ arithmetic.cu:120 ]
	s_load_dword s10, s[0:1], 0x10
	.loc	0 120 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s10, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB16_8
	.loc	0 0 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	0 120 0
	v_xad_u32 v1, v0, -1, s10
	v_lshrrev_b32_e32 v1, 8, v1
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_mov_b64 s[0:1], -1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB16_5
	v_add_u32_e32 v6, 1, v1
	v_and_b32_e32 v7, 0x1fffffe, v6
	v_add_u32_e32 v1, 0x100, v0
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s11, 0x3fb8aa3b
	s_mov_b32 s12, 0xc2ce8ed0
	s_mov_b32 s13, 0x42b17218
	s_mov_b32 s14, 0x7f800000
	v_mov_b32_e32 v8, 0x7f800000
	s_mov_b32 s15, 0x800000
	s_mov_b32 s16, 0x3f317217
	v_mov_b32_e32 v9, 0x41b17218
	v_mov_b32_e32 v10, v7
	v_mov_b64_e32 v[4:5], v[0:1]
.LBB16_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	v_mov_b32_e32 v12, v5
	v_mov_b32_e32 v13, v3
	v_mov_b32_e32 v2, v4
	.loc	0 120 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_lshlrev_b64 v[14:15], 2, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[18:19], s[4:5], 0, v[12:13]
	v_lshl_add_u64 v[16:17], s[4:5], 0, v[14:15]
	global_load_dword v1, v[18:19], off
	global_load_dword v2, v[16:17], off
	v_add_u32_e32 v10, -2, v10
	v_cmp_eq_u32_e32 vcc, 0, v10
	s_or_b64 s[8:9], vcc, s[8:9]
	v_add_u32_e32 v5, 0x200, v5
	v_add_u32_e32 v4, 0x200, v4
	v_lshl_add_u64 v[14:15], s[6:7], 0, v[14:15]
	v_lshl_add_u64 v[12:13], s[6:7], 0, v[12:13]
	.loc	1 77 0 ; @[ arithmetic.cu:120 ]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v11, 0x3fb8aa3b, v1
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v16, 0x3fb8aa3b, v2
	v_fma_f32 v17, v1, s11, -v11
	v_rndne_f32_e32 v18, v11
	v_fma_f32 v19, v2, s11, -v16
	v_rndne_f32_e32 v20, v16
	v_fmac_f32_e32 v17, 0x32a5705f, v1
	v_sub_f32_e32 v11, v11, v18
	v_fmac_f32_e32 v19, 0x32a5705f, v2
	v_sub_f32_e32 v16, v16, v20
	v_add_f32_e32 v11, v11, v17
	v_add_f32_e32 v16, v16, v19
	v_cvt_i32_f32_e32 v18, v18
	v_cvt_i32_f32_e32 v20, v20
	v_exp_f32_e32 v11, v11
	v_exp_f32_e32 v16, v16
	v_cmp_ngt_f32_e32 vcc, s12, v2
	v_cmp_ngt_f32_e64 s[0:1], s12, v1
	v_ldexp_f32 v11, v11, v18
	v_ldexp_f32 v16, v16, v20
	v_cndmask_b32_e64 v11, 0, v11, s[0:1]
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_nlt_f32_e32 vcc, s13, v2
	v_cmp_nlt_f32_e64 s[0:1], s13, v1
	s_nop 0
	v_cndmask_b32_e32 v16, v8, v16, vcc
	v_cndmask_b32_e64 v17, v8, v11, s[0:1]
	.loc	0 120 0
	v_pk_add_f32 v[16:17], v[16:17], 1.0 op_sel_hi:[1,0]
	.loc	1 79 0 ; @[ arithmetic.cu:120 ]
	s_nop 0
	v_cmp_gt_f32_e64 s[0:1], s15, v16
	v_cmp_gt_f32_e32 vcc, s15, v17
	s_nop 0
	v_cndmask_b32_e64 v2, 0, 32, s[0:1]
	v_cndmask_b32_e64 v1, 0, 32, vcc
	v_ldexp_f32 v2, v16, v2
	v_ldexp_f32 v1, v17, v1
	v_log_f32_e32 v2, v2
	v_log_f32_e32 v1, v1
	v_cndmask_b32_e32 v11, 0, v9, vcc
	v_cndmask_b32_e64 v16, 0, v9, s[0:1]
	v_mul_f32_e32 v18, 0x3f317217, v2
	v_mul_f32_e32 v17, 0x3f317217, v1
	v_fma_f32 v20, v2, s16, -v18
	v_fma_f32 v19, v1, s16, -v17
	v_fmac_f32_e32 v20, 0x3377d1cf, v2
	v_fmac_f32_e32 v19, 0x3377d1cf, v1
	v_add_f32_e32 v18, v18, v20
	v_cmp_lt_f32_e64 vcc, |v2|, s14
	v_add_f32_e32 v17, v17, v19
	v_cmp_lt_f32_e64 s[0:1], |v1|, s14
	v_cndmask_b32_e32 v2, v2, v18, vcc
	v_sub_f32_e32 v2, v2, v16
	v_cndmask_b32_e64 v1, v1, v17, s[0:1]
	v_sub_f32_e32 v1, v1, v11
	.loc	0 120 0
	global_store_dword v[14:15], v2, off
	global_store_dword v[12:13], v1, off
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB16_3
	.loc	0 0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 120 0
	v_cmp_ne_u32_e32 vcc, v6, v7
	v_lshl_add_u32 v0, v7, 8, v0
	s_orn2_b64 s[0:1], vcc, exec
.LBB16_5:
	.loc	0 0 0
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB16_8
	.loc	0 120 0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[4:5]
	v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
	s_mov_b64 s[0:1], 0
	s_mov_b32 s4, 0x3fb8aa3b
	s_mov_b32 s5, 0xc2ce8ed0
	s_mov_b32 s6, 0x42b17218
	s_mov_b32 s7, 0x7f800000
	v_mov_b32_e32 v1, 0x7f800000
	s_mov_b32 s8, 0x800000
	s_mov_b32 s9, 0x3f317217
	v_mov_b32_e32 v6, 0x41b17218
	s_mov_b64 s[2:3], 0x400
.LBB16_7: ; =>This Inner Loop Header: Depth=1
	global_load_dword v7, v[2:3], off
	v_add_u32_e32 v0, 0x100, v0
	v_cmp_le_i32_e32 vcc, s10, v0
	s_or_b64 s[0:1], vcc, s[0:1]
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
	.loc	1 77 0 ; @[ arithmetic.cu:120 ]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, 0x3fb8aa3b, v7
	v_rndne_f32_e32 v9, v8
	v_fma_f32 v10, v7, s4, -v8
	v_sub_f32_e32 v8, v8, v9
	v_fmac_f32_e32 v10, 0x32a5705f, v7
	v_add_f32_e32 v8, v8, v10
	v_cvt_i32_f32_e32 v9, v9
	v_exp_f32_e32 v8, v8
	v_cmp_ngt_f32_e32 vcc, s5, v7
	v_ldexp_f32 v8, v8, v9
	s_nop 0
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_nlt_f32_e32 vcc, s6, v7
	s_nop 1
	v_cndmask_b32_e32 v7, v1, v8, vcc
	.loc	0 120 0
	v_add_f32_e32 v7, 1.0, v7
	.loc	1 79 0 ; @[ arithmetic.cu:120 ]
	v_cmp_gt_f32_e32 vcc, s8, v7
	s_nop 1
	v_cndmask_b32_e64 v8, 0, 32, vcc
	v_ldexp_f32 v7, v7, v8
	v_log_f32_e32 v7, v7
	v_cndmask_b32_e32 v8, 0, v6, vcc
	v_mul_f32_e32 v9, 0x3f317217, v7
	v_fma_f32 v10, v7, s9, -v9
	v_fmac_f32_e32 v10, 0x3377d1cf, v7
	v_add_f32_e32 v9, v9, v10
	v_cmp_lt_f32_e64 vcc, |v7|, s7
	s_nop 1
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_sub_f32_e32 v7, v7, v8
	.loc	0 120 0
	global_store_dword v[4:5], v7, off
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[2:3]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB16_7
.LBB16_8:
	.loc	0 121 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel softplus
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 21
		.amdhsa_next_free_sgpr 17
		.amdhsa_accum_offset 24
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	softplus_fixed,@function
softplus_fixed: ; @softplus_fixed
	.loc	1 30 0 ; @[ arithmetic.cu:125 ]
	s_load_dword s4, s[0:1], 0x10
	.loc	0 125 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s4, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB17_3
	.loc	0 0 0
	s_load_dwordx4 s[8:11], s[0:1], 0x0
	.loc	0 125 0
	v_lshlrev_b32_e32 v4, 2, v0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[0:1], 0
	s_mov_b64 s[2:3], 0x400
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[8:9], 0, v[4:5]
	v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
.LBB17_2: ; =>This Inner Loop Header: Depth=1
	global_load_dword v1, v[2:3], off
	v_add_u32_e32 v0, 0x100, v0
	v_cmp_le_i32_e32 vcc, s4, v0
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
	s_or_b64 s[0:1], vcc, s[0:1]
	.loc	1 78 0 ; @[ arithmetic.cu:125 ]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, 0x3fb8aa3b, v1
	v_exp_f32_e32 v1, v1
	.loc	0 125 0
	s_nop 0
	v_add_f32_e32 v1, 1.0, v1
	.loc	1 80 0 ; @[ arithmetic.cu:125 ]
	v_log_f32_e32 v1, v1
	s_nop 0
	v_mul_f32_e32 v1, 0x3f317218, v1
	.loc	0 125 0
	global_store_dword v[4:5], v1, off
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[2:3]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB17_2
.LBB17_3:
	.loc	0 126 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel softplus_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	rows_of,@function
rows_of: ; @rows_of
	.loc	1 30 0 ; @[ arithmetic.cu:131 ]
	s_load_dwordx2 s[8:9], s[0:1], 0x10
	.loc	0 131 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s9, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB18_10
	.loc	0 0 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	0 131 0
	v_xad_u32 v1, v0, -1, s9
	v_lshrrev_b32_e32 v1, 8, v1
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_mov_b64 s[0:1], 0
                                        ; implicit-def: $vgpr8
                                        ; implicit-def: $vgpr9
                                        ; implicit-def: $vgpr2_vgpr3
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[10:11], exec, s[2:3]
	s_cbranch_execnz .LBB18_4
	.loc	0 0 0
	s_andn2_saveexec_b64 s[2:3], s[10:11]
	s_cbranch_execnz .LBB18_7
.LBB18_3:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB18_8
	s_branch .LBB18_10
.LBB18_4:
	s_abs_i32 s14, s8
	v_cvt_f32_u32_e32 v2, s14
	s_sub_i32 s0, 0, s14
	.loc	0 131 0
	v_add_u32_e32 v8, 1, v1
	v_add_u32_e32 v1, 0x100, v0
	v_rcp_iflag_f32_e32 v2, v2
	v_mov_b32_e32 v5, 0
	v_and_b32_e32 v9, 0x1fffffe, v8
	s_ashr_i32 s15, s8, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v10, v9
	v_mul_lo_u32 v4, s0, v2
	v_mul_hi_u32 v4, v2, v4
	v_add_u32_e32 v2, v2, v4
	v_mov_b64_e32 v[6:7], v[0:1]
.LBB18_5: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v12, v7
	v_mov_b32_e32 v13, v5
	.loc	0 131 0
	v_lshlrev_b64 v[14:15], 2, v[4:5]
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[16:17], s[4:5], 0, v[14:15]
	v_lshl_add_u64 v[18:19], s[4:5], 0, v[12:13]
	global_load_dword v20, v[16:17], off
	global_load_dword v21, v[18:19], off
	v_mul_hi_u32 v1, v6, v2
	v_mul_hi_u32 v4, v7, v2
	v_mul_lo_u32 v11, v1, s14
	v_mul_lo_u32 v17, v4, s14
	v_sub_u32_e32 v11, v6, v11
	v_add_u32_e32 v16, 1, v1
	v_sub_u32_e32 v17, v7, v17
	v_cmp_le_u32_e64 s[0:1], s14, v11
	v_add_u32_e32 v18, 1, v4
	v_cmp_le_u32_e64 s[2:3], s14, v17
	v_cndmask_b32_e64 v1, v1, v16, s[0:1]
	v_subrev_u32_e32 v16, s14, v11
	v_cndmask_b32_e64 v4, v4, v18, s[2:3]
	v_subrev_u32_e32 v18, s14, v17
	v_cndmask_b32_e64 v11, v11, v16, s[0:1]
	v_add_u32_e32 v16, 1, v1
	v_cndmask_b32_e64 v17, v17, v18, s[2:3]
	v_cmp_le_u32_e64 s[0:1], s14, v11
	v_add_u32_e32 v18, 1, v4
	v_add_u32_e32 v10, -2, v10
	v_cndmask_b32_e64 v1, v1, v16, s[0:1]
	v_cmp_le_u32_e64 s[0:1], s14, v17
	v_xor_b32_e32 v1, s15, v1
	v_subrev_u32_e32 v1, s15, v1
	v_cndmask_b32_e64 v4, v4, v18, s[0:1]
	v_xor_b32_e32 v4, s15, v4
	v_subrev_u32_e32 v4, s15, v4
	v_cvt_f32_i32_e32 v17, v4
	v_cvt_f32_i32_e32 v16, v1
	v_cmp_eq_u32_e32 vcc, 0, v10
	v_lshl_add_u64 v[14:15], s[6:7], 0, v[14:15]
	v_add_u32_e32 v7, 0x200, v7
	v_add_u32_e32 v6, 0x200, v6
	s_or_b64 s[12:13], vcc, s[12:13]
	v_lshl_add_u64 v[12:13], s[6:7], 0, v[12:13]
	s_waitcnt vmcnt(0)
	v_pk_mul_f32 v[16:17], v[20:21], v[16:17]
	global_store_dword v[14:15], v16, off
	global_store_dword v[12:13], v17, off
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB18_5
	.loc	0 0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 131 0
	v_cmp_ne_u32_e32 vcc, v8, v9
	v_lshl_add_u32 v0, v9, 8, v0
	v_mov_b32_e32 v9, s14
	v_mov_b32_e32 v8, s15
	s_and_b64 s[0:1], vcc, exec
	s_andn2_saveexec_b64 s[2:3], s[10:11]
	s_cbranch_execz .LBB18_3
.LBB18_7:
	.loc	0 0 0
	s_abs_i32 s10, s8
	v_cvt_f32_u32_e32 v1, s10
	s_sub_i32 s11, 0, s10
	s_ashr_i32 s8, s8, 31
	v_mov_b32_e32 v3, 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mov_b32_e32 v8, s8
	v_mov_b32_e32 v9, s10
	s_or_b64 s[0:1], s[0:1], exec
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s11, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v2, v1, v2
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB18_10
.LBB18_8:
	.loc	0 131 0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[4:5], s[4:5], 0, v[6:7]
	v_lshl_add_u64 v[6:7], s[6:7], 0, v[6:7]
	s_mov_b64 s[0:1], 0
	s_mov_b64 s[2:3], 0x400
.LBB18_9: ; =>This Inner Loop Header: Depth=1
	global_load_dword v1, v[4:5], off
	v_sub_u32_e32 v11, 0, v0
	v_ashrrev_i32_e32 v10, 31, v0
	v_max_i32_e32 v13, v11, v0
	v_xor_b32_e32 v12, v10, v8
	v_mul_hi_u32 v10, v13, v2
	v_mad_u64_u32 v[10:11], s[4:5], v13, v3, v[10:11]
	v_mul_lo_u32 v11, v10, v9
	v_sub_u32_e32 v11, v13, v11
	v_add_u32_e32 v14, 1, v10
	v_cmp_ge_u32_e32 vcc, v11, v9
	v_sub_u32_e32 v13, v11, v9
	v_add_u32_e32 v0, 0x100, v0
	v_cndmask_b32_e32 v10, v10, v14, vcc
	v_cndmask_b32_e32 v11, v11, v13, vcc
	v_add_u32_e32 v13, 1, v10
	v_cmp_ge_u32_e32 vcc, v11, v9
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[2:3]
	s_nop 0
	v_cndmask_b32_e32 v10, v10, v13, vcc
	v_xor_b32_e32 v10, v10, v12
	v_sub_u32_e32 v10, v10, v12
	v_cvt_f32_i32_e32 v10, v10
	v_cmp_le_i32_e32 vcc, s9, v0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, v1, v10
	global_store_dword v[6:7], v1, off
	v_lshl_add_u64 v[6:7], v[6:7], 0, s[2:3]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB18_9
.LBB18_10:
	.loc	0 132 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel rows_of
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 22
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 24
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	rows_of_fixed,@function
rows_of_fixed: ; @rows_of_fixed
	.loc	1 30 0 ; @[ arithmetic.cu:135 ]
	s_load_dwordx2 s[2:3], s[0:1], 0x10
	.loc	0 137 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s3, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB19_3
	.loc	0 0 0
	s_load_dwordx4 s[8:11], s[0:1], 0x0
	.loc	0 137 0
	v_lshlrev_b32_e32 v4, 2, v0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[8:9], 0, v[4:5]
	v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
	v_mov_b32_e32 v6, s2
	s_mov_b64 s[6:7], 0x400
	v_mov_b32_e32 v7, v0
.LBB19_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 138 0
	global_load_dword v8, v[2:3], off
	v_cvt_f32_u32_e32 v9, v1
	.loc	0 139 0
	v_add_u32_e32 v7, 0x100, v7
	.loc	0 140 0
	v_cmp_le_i32_e32 vcc, s2, v7
	.loc	0 137 0
	v_add_u32_e32 v0, 0x100, v0
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[6:7]
	.loc	0 140 0
	v_addc_co_u32_e64 v1, s[0:1], 0, v1, vcc
	.loc	0 137 0
	v_cmp_le_i32_e64 s[0:1], s3, v0
	.loc	0 140 0
	v_cndmask_b32_e32 v10, 0, v6, vcc
	.loc	0 137 0
	s_or_b64 s[4:5], s[0:1], s[4:5]
	.loc	0 140 0
	v_sub_u32_e32 v7, v7, v10
	.loc	0 138 0
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, v8, v9
	global_store_dword v[4:5], v8, off
	.loc	0 137 0
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[6:7]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB19_2
.LBB19_3:
	.loc	0 142 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel rows_of_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 11
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 12
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	wrapped,@function
wrapped: ; @wrapped
	.loc	1 30 0 ; @[ arithmetic.cu:147 ]
	s_load_dwordx2 s[2:3], s[0:1], 0x10
	.loc	0 147 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, s3, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB20_10
	.loc	0 0 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	0 147 0
	v_xad_u32 v1, v0, -1, s3
	s_movk_i32 s0, 0xf00
	v_cmp_gt_u32_e64 s[8:9], s0, v1
	s_movk_i32 s0, 0xeff
	v_cmp_lt_u32_e32 vcc, s0, v1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB20_7
	v_subrev_u32_e32 v2, s3, v0
	v_or_b32_e32 v2, 0xff, v2
	v_cmp_ge_u32_e32 vcc, v2, v0
	s_mov_b64 s[0:1], -1
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB20_6
	.loc	0 0 0
	v_cvt_f32_u32_e32 v2, s2
	.loc	0 147 0
	v_lshrrev_b32_e32 v4, 8, v1
	s_sub_i32 s0, 0, s2
	v_add_u32_e32 v6, 1, v4
	v_rcp_iflag_f32_e32 v2, v2
	v_add_u32_e32 v1, 0x100, v0
	v_and_b32_e32 v7, 0x1fffffe, v6
	v_mov_b32_e32 v3, 0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v8, v7
	v_mul_lo_u32 v4, s0, v2
	v_mul_hi_u32 v4, v2, v4
	v_add_u32_e32 v9, v2, v4
	v_mov_b64_e32 v[4:5], v[0:1]
.LBB20_4: ; =>This Inner Loop Header: Depth=1
	v_mul_hi_u32 v1, v4, v9
	v_mul_hi_u32 v2, v5, v9
	v_mul_lo_u32 v1, v1, s2
	v_mul_lo_u32 v2, v2, s2
	v_sub_u32_e32 v1, v4, v1
	v_sub_u32_e32 v2, v5, v2
	v_subrev_u32_e32 v10, s2, v1
	v_cmp_le_u32_e64 s[0:1], s2, v1
	v_subrev_u32_e32 v12, s2, v2
	v_cmp_le_u32_e32 vcc, s2, v2
	v_cndmask_b32_e64 v1, v1, v10, s[0:1]
	v_cmp_le_u32_e64 s[0:1], s2, v1
	v_cndmask_b32_e32 v10, v2, v12, vcc
	v_subrev_u32_e32 v2, s2, v1
	v_subrev_u32_e32 v12, s2, v10
	v_cmp_le_u32_e32 vcc, s2, v10
	v_cndmask_b32_e64 v2, v1, v2, s[0:1]
	v_mov_b32_e32 v11, v3
	v_cndmask_b32_e32 v10, v10, v12, vcc
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[12:13], v[2:3], 2, s[4:5]
	v_lshl_add_u64 v[10:11], v[10:11], 2, s[4:5]
	global_load_dword v1, v[12:13], off
	global_load_dword v14, v[10:11], off
	v_add_u32_e32 v8, -2, v8
	v_cmp_eq_u32_e32 vcc, 0, v8
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v10, v5
	v_mov_b32_e32 v11, v3
	v_add_u32_e32 v5, 0x200, v5
	s_or_b64 s[14:15], vcc, s[14:15]
	v_add_u32_e32 v4, 0x200, v4
	v_lshl_add_u64 v[12:13], v[2:3], 2, s[6:7]
	v_lshl_add_u64 v[10:11], v[10:11], 2, s[6:7]
	s_waitcnt vmcnt(1)
	global_store_dword v[12:13], v1, off
	s_waitcnt vmcnt(1)
	global_store_dword v[10:11], v14, off
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB20_4
	.loc	0 0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 147 0
	v_cmp_ne_u32_e32 vcc, v6, v7
	v_lshl_add_u32 v0, v7, 8, v0
	s_orn2_b64 s[0:1], vcc, exec
.LBB20_6:
	.loc	0 0 0
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[8:9], s[8:9], s[0:1]
.LBB20_7:
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB20_10
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s0, 0, s2
	v_rcp_iflag_f32_e32 v1, v1
	s_nop 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v2, v1
	v_mov_b32_e32 v1, 0
	v_mul_lo_u32 v3, s0, v2
	v_mul_hi_u32 v3, v2, v3
	v_add_u32_e32 v2, v2, v3
	s_mov_b64 s[0:1], 0
.LBB20_9: ; =>This Inner Loop Header: Depth=1
	.loc	0 147 0
	v_mul_hi_u32 v3, v2, v0
	v_mul_lo_u32 v4, s2, v3
	v_not_b32_e32 v3, v3
	v_sub_u32_e32 v4, v0, v4
	v_mad_u64_u32 v[6:7], s[8:9], s2, v3, v[0:1]
	v_cmp_le_u32_e32 vcc, s2, v4
	v_mov_b32_e32 v5, v1
	s_nop 0
	v_cndmask_b32_e32 v3, v4, v6, vcc
	v_subrev_u32_e32 v4, s2, v3
	v_cmp_le_u32_e32 vcc, s2, v3
	s_nop 1
	v_cndmask_b32_e32 v4, v3, v4, vcc
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[4:5]
	global_load_dword v3, v[4:5], off
	v_lshl_add_u64 v[4:5], v[0:1], 2, s[6:7]
	v_add_u32_e32 v0, 0x100, v0
	v_cmp_le_u32_e32 vcc, s3, v0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	global_store_dword v[4:5], v3, off
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB20_9
.LBB20_10:
	.loc	0 148 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel wrapped
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 15
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 16
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	wrapped_fixed,@function
wrapped_fixed: ; @wrapped_fixed
	.loc	1 30 0 ; @[ arithmetic.cu:152 ]
	s_load_dwordx2 s[4:5], s[0:1], 0x10
	.loc	0 152 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, s5, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB21_10
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	.loc	0 152 0
	v_xad_u32 v1, v0, -1, s5
	s_movk_i32 s6, 0x1500
	s_movk_i32 s8, 0x14ff
	v_cmp_gt_u32_e64 s[6:7], s6, v1
	v_cmp_lt_u32_e32 vcc, s8, v1
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB21_7
	v_subrev_u32_e32 v2, s5, v0
	v_or_b32_e32 v2, 0xff, v2
	v_cmp_ge_u32_e32 vcc, v2, v0
	s_mov_b64 s[12:13], -1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB21_6
	v_lshrrev_b32_e32 v1, 8, v1
	v_add_u32_e32 v6, 1, v1
	v_and_b32_e32 v7, 0x1fffffe, v6
	v_add_u32_e32 v1, 0x100, v0
	s_mov_b32 s14, s4
	s_mov_b32 s15, s4
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v8, v7
	v_mov_b64_e32 v[4:5], v[0:1]
.LBB21_4: ; =>This Inner Loop Header: Depth=1
	v_and_b32_e32 v2, s14, v4
	v_and_b32_e32 v10, s15, v5
	v_mov_b32_e32 v11, v3
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[12:13], v[2:3], 2, s[0:1]
	v_lshl_add_u64 v[10:11], v[10:11], 2, s[0:1]
	global_load_dword v1, v[12:13], off
	global_load_dword v9, v[10:11], off
	v_add_u32_e32 v8, -2, v8
	v_mov_b32_e32 v2, v4
	v_cmp_eq_u32_e32 vcc, 0, v8
	v_mov_b32_e32 v10, v5
	v_mov_b32_e32 v11, v3
	v_add_u32_e32 v5, 0x200, v5
	v_add_u32_e32 v4, 0x200, v4
	v_lshl_add_u64 v[12:13], v[2:3], 2, s[2:3]
	s_or_b64 s[12:13], vcc, s[12:13]
	v_lshl_add_u64 v[10:11], v[10:11], 2, s[2:3]
	s_waitcnt vmcnt(1)
	global_store_dword v[12:13], v1, off
	s_waitcnt vmcnt(1)
	global_store_dword v[10:11], v9, off
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB21_4
	.loc	0 0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 152 0
	v_cmp_ne_u32_e32 vcc, v6, v7
	v_lshl_add_u32 v0, v7, 8, v0
	s_orn2_b64 s[12:13], vcc, exec
.LBB21_6:
	.loc	0 0 0
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[10:11], s[12:13], exec
	s_or_b64 s[6:7], s[6:7], s[10:11]
.LBB21_7:
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB21_10
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v3, 0
.LBB21_9: ; =>This Inner Loop Header: Depth=1
	.loc	0 152 0
	v_and_b32_e32 v2, s4, v0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[0:1]
	global_load_dword v2, v[4:5], off
	v_mov_b32_e32 v1, v3
	v_lshl_add_u64 v[4:5], v[0:1], 2, s[2:3]
	v_add_u32_e32 v0, 0x100, v0
	v_cmp_le_u32_e32 vcc, s5, v0
	s_or_b64 s[6:7], vcc, s[6:7]
	s_waitcnt vmcnt(0)
	global_store_dword v[4:5], v2, off
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB21_9
.LBB21_10:
	.loc	0 153 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel wrapped_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 14
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 16
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	common_divisor,@function
common_divisor: ; @common_divisor
	.loc	0 156 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	0 157 0
	v_lshl_add_u32 v0, s2, 8, v0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
	global_load_dword v2, v[2:3], off
	s_load_dword s2, s[4:5], 0x0
	.loc	0 159 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB22_4
	.loc	0 0 0
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v3, s2
.LBB22_2: ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v2, v3
	.loc	0 160 0
	v_cvt_f32_u32_e32 v3, v2
	v_sub_u32_e32 v5, 0, v2
	v_rcp_iflag_f32_e32 v3, v3
	s_nop 0
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v5, v5, v3
	v_mul_hi_u32 v5, v3, v5
	v_add_u32_e32 v3, v3, v5
	v_mul_hi_u32 v3, v4, v3
	v_mul_lo_u32 v3, v3, v2
	v_sub_u32_e32 v3, v4, v3
	v_sub_u32_e32 v4, v3, v2
	v_cmp_ge_u32_e32 vcc, v3, v2
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v4, vcc
	v_sub_u32_e32 v4, v3, v2
	v_cmp_ge_u32_e32 vcc, v3, v2
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v4, vcc
	.loc	0 159 0
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB22_2
	.loc	0 0 0
	s_or_b64 exec, exec, s[0:1]
.LBB22_4:
	.loc	0 164 0
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[6:7]
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	.loc	0 165 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel common_divisor
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	common_divisor_fixed,@function
common_divisor_fixed: ; @common_divisor_fixed
	.loc	0 167 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	0 168 0
	v_mov_b32_e32 v1, 0
	v_lshl_add_u32 v0, s2, 8, v0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
	global_load_dword v2, v[2:3], off
	s_load_dword s0, s[4:5], 0x0
	.loc	0 0 0
	s_waitcnt lgkmcnt(0)
	s_or_b32 s4, s0, 1
	.loc	0 168 0
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v2, 1, v2
	.loc	0 170 0
	v_cmp_ne_u32_e32 vcc, s4, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB23_4
	.loc	0 0 0
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v3, s4
.LBB23_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 171 0
	v_min_u32_e32 v4, v2, v3
	.loc	0 173 0
	v_max_u32_e32 v2, v2, v3
	v_sub_u32_e32 v2, v2, v4
	v_lshrrev_b32_e32 v2, 1, v2
	.loc	0 0 0
	v_or_b32_e32 v3, 1, v2
	.loc	0 170 0
	v_cmp_eq_u32_e32 vcc, v4, v3
	s_or_b64 s[2:3], vcc, s[2:3]
	v_mov_b32_e32 v2, v4
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB23_2
	.loc	0 0 0
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v2, v4
.LBB23_4:
	s_or_b64 exec, exec, s[0:1]
	.loc	0 176 0
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[6:7]
	global_store_dword v[0:1], v2, off
	.loc	0 177 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel common_divisor_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	unravel,@function
unravel: ; @unravel
	.loc	1 32 0 ; @[ arithmetic.cu:181 ]
	s_load_dword s3, s[0:1], 0x24
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	1 31 0 ; @[ arithmetic.cu:181 ]
	s_load_dwordx2 s[8:9], s[0:1], 0x10
	.loc	1 32 0 ; @[ arithmetic.cu:181 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s3, 0xffff
	.loc	0 181 0
	s_mul_i32 s2, s2, s0
	v_add_u32_e32 v0, s2, v0
	.loc	0 183 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_lshl_add_u64 v[4:5], s[4:5], 0, v[2:3]
	global_load_dword v1, v[4:5], off
	.loc	0 182 0
	s_abs_i32 s0, s8
	v_cvt_f32_u32_e32 v4, s0
	s_abs_i32 s1, s9
	v_cvt_f32_u32_e32 v5, s1
	s_sub_i32 s2, 0, s0
	v_rcp_iflag_f32_e32 v4, v4
	v_sub_u32_e32 v7, 0, v0
	v_rcp_iflag_f32_e32 v5, v5
	v_max_i32_e32 v7, v7, v0
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	s_sub_i32 s3, 0, s1
	v_mul_lo_u32 v8, s2, v4
	v_mul_hi_u32 v8, v4, v8
	v_add_u32_e32 v4, v4, v8
	v_mul_hi_u32 v4, v7, v4
	v_mul_lo_u32 v9, s3, v5
	v_mul_lo_u32 v8, v4, s0
	v_mul_hi_u32 v9, v5, v9
	v_sub_u32_e32 v7, v7, v8
	v_add_u32_e32 v5, v5, v9
	v_add_u32_e32 v9, 1, v4
	v_cmp_le_u32_e32 vcc, s0, v7
	v_subrev_u32_e32 v8, s0, v7
	v_xor_b32_e32 v6, s8, v0
	v_cndmask_b32_e32 v4, v4, v9, vcc
	v_cndmask_b32_e32 v7, v7, v8, vcc
	v_add_u32_e32 v8, 1, v4
	v_cmp_le_u32_e32 vcc, s0, v7
	v_ashrrev_i32_e32 v6, 31, v6
	s_nop 0
	v_cndmask_b32_e32 v4, v4, v8, vcc
	v_xor_b32_e32 v4, v4, v6
	v_sub_u32_e32 v4, v4, v6
	v_mul_lo_u32 v6, v4, s8
	v_xor_b32_e32 v7, s9, v4
	v_sub_u32_e32 v8, 0, v4
	v_sub_u32_e32 v0, v0, v6
	v_ashrrev_i32_e32 v6, 31, v7
	v_max_i32_e32 v7, v8, v4
	v_mul_hi_u32 v5, v7, v5
	v_mul_lo_u32 v8, v5, s1
	v_sub_u32_e32 v7, v7, v8
	v_add_u32_e32 v9, 1, v5
	v_cmp_le_u32_e32 vcc, s1, v7
	v_subrev_u32_e32 v8, s1, v7
	s_nop 0
	v_cndmask_b32_e32 v5, v5, v9, vcc
	v_cndmask_b32_e32 v7, v7, v8, vcc
	v_add_u32_e32 v8, 1, v5
	v_cmp_le_u32_e32 vcc, s1, v7
	s_nop 1
	v_cndmask_b32_e32 v5, v5, v8, vcc
	v_xor_b32_e32 v5, v5, v6
	v_sub_u32_e32 v5, v5, v6
	v_mul_lo_u32 v6, v5, s9
	v_sub_u32_e32 v4, v4, v6
	.loc	0 183 0
	v_add3_u32 v0, v4, v0, v5
	v_cvt_f32_i32_e32 v0, v0
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, v1, v0
	v_lshl_add_u64 v[0:1], s[6:7], 0, v[2:3]
	global_store_dword v[0:1], v4, off
	.loc	0 184 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel unravel
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 12
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	unravel_fixed,@function
unravel_fixed: ; @unravel_fixed
	.loc	1 30 0 ; @[ arithmetic.cu:187 ]
	s_load_dwordx2 s[8:9], s[0:1], 0x10
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	0 187 0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s0, s9, s3
	s_add_i32 s0, s0, s2
	s_mul_i32 s0, s0, s8
	v_add_u32_e32 v2, s0, v0
	.loc	0 188 0
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[4:5], s[4:5], 0, v[2:3]
	global_load_dword v1, v[4:5], off
	s_add_i32 s3, s3, s2
	v_add_u32_e32 v0, s3, v0
	v_cvt_f32_i32_e32 v0, v0
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, v1, v0
	v_lshl_add_u64 v[0:1], s[6:7], 0, v[2:3]
	global_store_dword v[0:1], v4, off
	.loc	0 189 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel unravel_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	hashed,@function
hashed: ; @hashed
	.loc	1 30 0 ; @[ arithmetic.cu:194 ]
	s_load_dword s16, s[0:1], 0x18
	.loc	0 194 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s16, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB26_7
	.loc	1 30 0 ; @[ arithmetic.cu:194 ]
	s_load_dwordx2 s[4:5], s[0:1], 0x10
	s_load_dwordx4 s[8:11], s[0:1], 0x0
	.loc	0 194 0
	v_mov_b32_e32 v2, 0
	v_lshlrev_b32_e32 v6, 3, v0
	v_mov_b32_e32 v7, v2
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v1, s4
	s_sub_i32 s0, 0, s4
	v_lshl_add_u64 v[4:5], s[8:9], 0, v[6:7]
	v_lshl_add_u64 v[6:7], s[10:11], 0, v[6:7]
	v_rcp_iflag_f32_e32 v1, v1
	s_mov_b64 s[6:7], 0
	s_ashr_i32 s8, s5, 31
	s_mov_b32 s17, 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_mov_b64 s[10:11], 0x800
	v_mul_lo_u32 v3, s0, v1
	v_mul_hi_u32 v3, v1, v3
	v_add_u32_e32 v1, v1, v3
	s_branch .LBB26_3
.LBB26_2: ; in Loop: Header=BB26_3 Depth=1
	.loc	0 0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 194 0
	v_add_u32_e32 v0, 0x100, v0
	v_cmp_le_i32_e32 vcc, s16, v0
	global_store_dwordx2 v[6:7], v[10:11], off
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[10:11]
	s_or_b64 s[6:7], vcc, s[6:7]
	v_lshl_add_u64 v[6:7], v[6:7], 0, s[10:11]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB26_7
.LBB26_3: ; =>This Inner Loop Header: Depth=1
	global_load_dwordx2 v[8:9], v[4:5], off
                                        ; implicit-def: $vgpr10_vgpr11
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v3, s5, v9
	v_cmp_ne_u64_e32 vcc, 0, v[2:3]
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[12:13], exec, s[0:1]
	s_cbranch_execz .LBB26_5
	s_add_u32 s0, s4, s8
	s_mov_b32 s9, s8
	s_addc_u32 s1, s5, s8
	s_xor_b64 s[14:15], s[0:1], s[8:9]
	v_cvt_f32_u32_e32 v3, s14
	v_cvt_f32_u32_e32 v10, s15
	s_sub_u32 s0, 0, s14
	s_subb_u32 s1, 0, s15
	v_ashrrev_i32_e32 v12, 31, v9
	v_fmac_f32_e32 v3, 0x4f800000, v10
	v_rcp_f32_e32 v3, v3
	v_mov_b32_e32 v13, v12
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[12:13]
	v_xor_b32_e32 v13, v8, v12
	v_mul_f32_e32 v3, 0x5f7ffffc, v3
	v_mul_f32_e32 v10, 0x2f800000, v3
	v_trunc_f32_e32 v10, v10
	v_fmac_f32_e32 v3, 0xcf800000, v10
	v_cvt_u32_f32_e32 v10, v10
	v_cvt_u32_f32_e32 v3, v3
	v_mov_b32_e32 v11, v2
	v_readfirstlane_b32 s2, v10
	v_readfirstlane_b32 s3, v3
	s_mul_i32 s9, s0, s2
	s_mul_hi_u32 s19, s0, s3
	s_mul_i32 s18, s1, s3
	s_add_i32 s9, s19, s9
	s_add_i32 s9, s9, s18
	s_mul_i32 s20, s0, s3
	s_mul_i32 s19, s3, s9
	s_mul_hi_u32 s21, s3, s20
	s_mul_hi_u32 s18, s3, s9
	s_add_u32 s19, s21, s19
	s_addc_u32 s18, 0, s18
	s_mul_hi_u32 s22, s2, s20
	s_mul_i32 s20, s2, s20
	s_add_u32 s19, s19, s20
	s_mul_hi_u32 s21, s2, s9
	s_addc_u32 s18, s18, s22
	s_addc_u32 s19, s21, 0
	s_mul_i32 s9, s2, s9
	s_add_u32 s9, s18, s9
	s_addc_u32 s18, 0, s19
	s_add_u32 s3, s3, s9
	s_addc_u32 s2, s2, s18
	s_mul_i32 s9, s0, s2
	s_mul_hi_u32 s18, s0, s3
	s_add_i32 s9, s18, s9
	s_mul_i32 s1, s1, s3
	s_add_i32 s9, s9, s1
	s_mul_i32 s0, s0, s3
	s_mul_hi_u32 s18, s2, s0
	s_mul_i32 s19, s2, s0
	s_mul_i32 s21, s3, s9
	s_mul_hi_u32 s0, s3, s0
	s_mul_hi_u32 s20, s3, s9
	s_add_u32 s0, s0, s21
	s_addc_u32 s20, 0, s20
	s_add_u32 s0, s0, s19
	s_mul_hi_u32 s1, s2, s9
	s_addc_u32 s0, s20, s18
	s_addc_u32 s1, s1, 0
	s_mul_i32 s9, s2, s9
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, 0, s1
	s_add_u32 s3, s3, s0
	s_addc_u32 s2, s2, s1
	v_xor_b32_e32 v3, v9, v12
	v_mad_u64_u32 v[8:9], s[0:1], v13, s2, 0
	v_mul_hi_u32 v10, v13, s3
	v_lshl_add_u64 v[8:9], v[10:11], 0, v[8:9]
	v_mad_u64_u32 v[14:15], s[0:1], v3, s3, 0
	v_add_co_u32_e32 v8, vcc, v8, v14
	v_mad_u64_u32 v[10:11], s[0:1], v3, s2, 0
	s_nop 0
	v_addc_co_u32_e32 v8, vcc, v9, v15, vcc
	v_mov_b32_e32 v9, s17
	s_nop 0
	v_addc_co_u32_e32 v11, vcc, 0, v11, vcc
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[10:11]
	v_mul_lo_u32 v10, s15, v8
	v_mul_lo_u32 v11, s14, v9
	v_mad_u64_u32 v[8:9], s[0:1], s14, v8, 0
	v_add3_u32 v9, v9, v11, v10
	v_sub_u32_e32 v10, v3, v9
	v_mov_b32_e32 v11, s15
	v_sub_co_u32_e32 v8, vcc, v13, v8
	s_nop 1
	v_subb_co_u32_e64 v10, s[0:1], v10, v11, vcc
	v_subrev_co_u32_e64 v13, s[0:1], s14, v8
	v_subb_co_u32_e32 v3, vcc, v3, v9, vcc
	s_nop 0
	v_subbrev_co_u32_e64 v14, s[2:3], 0, v10, s[0:1]
	v_cmp_le_u32_e64 s[2:3], s15, v14
	v_subb_co_u32_e64 v10, s[0:1], v10, v11, s[0:1]
	s_nop 0
	v_cndmask_b32_e64 v15, 0, -1, s[2:3]
	v_cmp_le_u32_e64 s[2:3], s14, v13
	v_subrev_co_u32_e64 v11, s[0:1], s14, v13
	s_nop 0
	v_cndmask_b32_e64 v16, 0, -1, s[2:3]
	v_cmp_eq_u32_e64 s[2:3], s15, v14
	v_subbrev_co_u32_e64 v10, s[0:1], 0, v10, s[0:1]
	s_nop 0
	v_cndmask_b32_e64 v15, v15, v16, s[2:3]
	v_cmp_le_u32_e32 vcc, s15, v3
	v_cmp_ne_u32_e64 s[0:1], 0, v15
	s_nop 0
	v_cndmask_b32_e64 v9, 0, -1, vcc
	v_cmp_le_u32_e32 vcc, s14, v8
	v_cndmask_b32_e64 v10, v14, v10, s[0:1]
	s_nop 0
	v_cndmask_b32_e64 v14, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, s15, v3
	s_nop 1
	v_cndmask_b32_e32 v9, v9, v14, vcc
	v_cmp_ne_u32_e32 vcc, 0, v9
	v_cndmask_b32_e64 v9, v13, v11, s[0:1]
	s_nop 0
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_cndmask_b32_e32 v3, v3, v10, vcc
	v_xor_b32_e32 v8, v8, v12
	v_xor_b32_e32 v3, v3, v12
	v_sub_co_u32_e32 v10, vcc, v8, v12
                                        ; implicit-def: $vgpr8_vgpr9
	s_nop 1
	v_subb_co_u32_e32 v11, vcc, v3, v12, vcc
.LBB26_5: ; in Loop: Header=BB26_3 Depth=1
	.loc	0 0 0
	s_andn2_saveexec_b64 s[0:1], s[12:13]
	s_cbranch_execz .LBB26_2
	.loc	0 194 0
	v_mul_hi_u32 v3, v8, v1
	v_mul_lo_u32 v3, v3, s4
	v_sub_u32_e32 v3, v8, v3
	v_subrev_u32_e32 v8, s4, v3
	v_cmp_le_u32_e32 vcc, s4, v3
	v_mov_b32_e32 v11, v2
	s_nop 0
	v_cndmask_b32_e32 v3, v3, v8, vcc
	v_subrev_u32_e32 v8, s4, v3
	v_cmp_le_u32_e32 vcc, s4, v3
	s_nop 1
	v_cndmask_b32_e32 v10, v3, v8, vcc
	s_branch .LBB26_2
.LBB26_7:
	.loc	0 195 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel hashed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 17
		.amdhsa_next_free_sgpr 23
		.amdhsa_accum_offset 20
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	hashed_fixed,@function
hashed_fixed: ; @hashed_fixed
	.loc	1 30 0 ; @[ arithmetic.cu:199 ]
	s_load_dwordx2 s[4:5], s[0:1], 0x10
	.loc	0 199 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s5, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB27_8
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	.loc	0 199 0
	v_xad_u32 v1, v0, -1, s5
	v_lshrrev_b32_e32 v1, 8, v1
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_mov_b64 s[8:9], -1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB27_5
	v_add_u32_e32 v6, 1, v1
	v_and_b32_e32 v7, 0x1fffffe, v6
	v_add_u32_e32 v1, 0x100, v0
	s_mov_b32 s10, s4
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v8, v7
	v_mov_b64_e32 v[4:5], v[0:1]
.LBB27_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	v_mov_b32_e32 v10, v5
	v_mov_b32_e32 v11, v3
	v_mov_b32_e32 v2, v4
	.loc	0 199 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_lshlrev_b64 v[12:13], 2, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[16:17], s[0:1], 0, v[10:11]
	v_lshl_add_u64 v[14:15], s[0:1], 0, v[12:13]
	global_load_dword v1, v[16:17], off
	global_load_dword v2, v[14:15], off
	v_add_u32_e32 v8, -2, v8
	v_cmp_eq_u32_e32 vcc, 0, v8
	v_add_u32_e32 v5, 0x200, v5
	v_add_u32_e32 v4, 0x200, v4
	v_lshl_add_u64 v[12:13], s[2:3], 0, v[12:13]
	s_or_b64 s[8:9], vcc, s[8:9]
	v_lshl_add_u64 v[10:11], s[2:3], 0, v[10:11]
	s_waitcnt vmcnt(1)
	v_mul_hi_u32 v1, s10, v1
	s_waitcnt vmcnt(0)
	v_mul_hi_u32 v2, s4, v2
	global_store_dword v[12:13], v2, off
	global_store_dword v[10:11], v1, off
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB27_3
	.loc	0 0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 199 0
	v_cmp_ne_u32_e32 vcc, v6, v7
	v_lshl_add_u32 v0, v7, 8, v0
	s_orn2_b64 s[8:9], vcc, exec
.LBB27_5:
	.loc	0 0 0
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB27_8
	.loc	0 199 0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[4:5]
	v_lshl_add_u64 v[4:5], s[2:3], 0, v[4:5]
	s_mov_b64 s[0:1], 0
	s_mov_b64 s[2:3], 0x400
.LBB27_7: ; =>This Inner Loop Header: Depth=1
	global_load_dword v1, v[2:3], off
	v_add_u32_e32 v0, 0x100, v0
	v_cmp_le_i32_e32 vcc, s5, v0
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	v_mul_hi_u32 v1, v1, s4
	global_store_dword v[4:5], v1, off
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[2:3]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB27_7
.LBB27_8:
	.loc	0 200 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel hashed_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 18
		.amdhsa_next_free_sgpr 11
		.amdhsa_accum_offset 20
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	gather_rows,@function
gather_rows: ; @gather_rows
	.loc	0 206 0
	s_load_dword s10, s[0:1], 0x20
	s_load_dwordx2 s[2:3], s[0:1], 0x10
	v_mov_b32_e32 v1, 0
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s10, 1
	s_cbranch_scc1 .LBB28_3
	.loc	0 0 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	0 206 0
	s_load_dwordx2 s[8:9], s[0:1], 0x18
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[0:1]
	v_mov_b32_e32 v1, 0
.LBB28_2: ; =>This Inner Loop Header: Depth=1
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_add_i32 s10, s10, -1
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s4, s0, s9
	s_mul_hi_u32 s5, s0, s8
	s_mul_i32 s1, s1, s8
	s_add_i32 s4, s5, s4
	s_mul_i32 s0, s0, s8
	s_add_i32 s1, s4, s1
	v_lshl_add_u64 v[4:5], s[0:1], 2, v[2:3]
	global_load_dword v4, v[4:5], off
	s_add_u32 s6, s6, 8
	s_addc_u32 s7, s7, 0
	s_cmp_eq_u32 s10, 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v1, v1, v4
	s_cbranch_scc0 .LBB28_2
.LBB28_3:
	.loc	0 207 0
	global_store_dword v0, v1, s[2:3]
	.loc	0 208 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel gather_rows
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 36
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 11
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	gather_rows_fixed,@function
gather_rows_fixed: ; @gather_rows_fixed
	.loc	0 211 0
	s_load_dwordx4 s[4:7], s[0:1], 0x10
	.loc	0 213 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s7, 1
	s_cbranch_scc1 .LBB29_4
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
.LBB29_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 213 0
	s_waitcnt lgkmcnt(0)
	s_load_dword s8, s[2:3], 0x0
	s_add_i32 s7, s7, -1
	s_add_u32 s2, s2, 4
	s_addc_u32 s3, s3, 0
	s_cmp_eq_u32 s7, 0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s8, s8, s6
	v_add_u32_e32 v2, s8, v0
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[0:1]
	global_load_dword v2, v[2:3], off
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v1, v1, v2
	s_cbranch_scc0 .LBB29_2
	.loc	0 214 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_dword v0, v1, s[4:5]
	.loc	0 215 0
	s_endpgm
.LBB29_4:
	.loc	0 0 0
	v_mov_b32_e32 v1, 0
	.loc	0 214 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_dword v0, v1, s[4:5]
	.loc	0 215 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel gather_rows_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 9
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	half_axpy,@function
half_axpy: ; @half_axpy
	.loc	1 30 0 ; @[ arithmetic.cu:220 ]
	s_load_dwordx2 s[4:5], s[0:1], 0x10
	.loc	0 220 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s5, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB30_8
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	.loc	0 220 0
	v_xad_u32 v1, v0, -1, s5
	s_movk_i32 s6, 0x2ff
	v_cmp_lt_u32_e32 vcc, s6, v1
	s_mov_b64 s[8:9], -1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB30_5
	v_lshrrev_b32_e32 v1, 8, v1
	v_add_u32_e32 v8, 1, v1
	v_add_u32_e32 v3, 0x300, v0
	v_add_u32_e32 v2, 0x200, v0
	v_and_b32_e32 v9, 0x1fffffc, v8
	s_pack_ll_b32_b16 s10, s4, s4
	v_add_u32_e32 v1, 0x100, v0
	v_mov_b64_e32 v[4:5], v[2:3]
	s_mov_b32 s11, s10
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v7, 0
	s_mov_b32 s12, 0x5040100
	v_mov_b32_e32 v10, v9
	v_mov_b64_e32 v[2:3], v[0:1]
.LBB30_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v13, v7
	v_mov_b32_e32 v14, v4
	v_mov_b32_e32 v15, v7
	v_mov_b32_e32 v16, v5
	v_mov_b32_e32 v17, v7
	.loc	0 220 0
	v_lshlrev_b64 v[18:19], 1, v[6:7]
	v_lshlrev_b64 v[12:13], 1, v[12:13]
	v_lshlrev_b64 v[14:15], 1, v[14:15]
	v_lshlrev_b64 v[16:17], 1, v[16:17]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[20:21], s[0:1], 0, v[18:19]
	v_lshl_add_u64 v[18:19], s[2:3], 0, v[18:19]
	v_lshl_add_u64 v[22:23], s[0:1], 0, v[12:13]
	v_lshl_add_u64 v[24:25], s[0:1], 0, v[14:15]
	v_lshl_add_u64 v[26:27], s[0:1], 0, v[16:17]
	v_lshl_add_u64 v[12:13], s[2:3], 0, v[12:13]
	v_lshl_add_u64 v[14:15], s[2:3], 0, v[14:15]
	v_lshl_add_u64 v[16:17], s[2:3], 0, v[16:17]
	global_load_ushort v1, v[18:19], off
	global_load_ushort v6, v[12:13], off
	global_load_ushort v11, v[14:15], off
	global_load_ushort v28, v[16:17], off
	global_load_ushort v29, v[24:25], off
	global_load_ushort v30, v[26:27], off
	global_load_ushort v31, v[20:21], off
	global_load_ushort v32, v[22:23], off
	v_add_u32_e32 v10, -4, v10
	v_cmp_eq_u32_e32 vcc, 0, v10
	v_add_u32_e32 v5, 0x400, v5
	v_add_u32_e32 v4, 0x400, v4
	v_add_u32_e32 v3, 0x400, v3
	v_add_u32_e32 v2, 0x400, v2
	s_or_b64 s[8:9], vcc, s[8:9]
	.loc	1 68 0 ; @[ arithmetic.cu:220 ]
	s_waitcnt vmcnt(6)
	v_perm_b32 v1, v6, v1, s12
	s_waitcnt vmcnt(4)
	v_perm_b32 v11, v28, v11, s12
	s_waitcnt vmcnt(2)
	v_perm_b32 v20, v30, v29, s12
	v_pk_fma_f16 v11, s11, v20, v11
	s_waitcnt vmcnt(0)
	v_perm_b32 v6, v32, v31, s12
	v_pk_fma_f16 v1, s10, v6, v1
	.loc	0 220 0
	global_store_short v[18:19], v1, off
	global_store_short_d16_hi v[12:13], v1, off
	global_store_short v[14:15], v11, off
	global_store_short_d16_hi v[16:17], v11, off
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB30_3
	.loc	0 0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 220 0
	v_cmp_ne_u32_e32 vcc, v8, v9
	v_lshl_or_b32 v0, v9, 8, v0
	s_orn2_b64 s[8:9], vcc, exec
.LBB30_5:
	.loc	0 0 0
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB30_8
	.loc	0 220 0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[4:5], 1, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[4:5]
	v_lshl_add_u64 v[4:5], s[2:3], 0, v[4:5]
	s_mov_b64 s[0:1], 0
	s_mov_b64 s[2:3], 0x200
.LBB30_7: ; =>This Inner Loop Header: Depth=1
	global_load_ushort v1, v[2:3], off
	global_load_ushort v6, v[4:5], off
	v_add_u32_e32 v0, 0x100, v0
	v_cmp_le_i32_e32 vcc, s5, v0
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
	s_or_b64 s[0:1], vcc, s[0:1]
	.loc	1 68 0 ; @[ arithmetic.cu:220 ]
	s_waitcnt vmcnt(0)
	v_fma_f16 v1, s4, v1, v6
	.loc	0 220 0
	global_store_short v[4:5], v1, off
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[2:3]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB30_7
.LBB30_8:
	.loc	0 221 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel half_axpy
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 33
		.amdhsa_next_free_sgpr 13
		.amdhsa_accum_offset 36
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	half_axpy_fixed,@function
half_axpy_fixed: ; @half_axpy_fixed
	.loc	1 30 0 ; @[ arithmetic.cu:225 ]
	s_load_dword s4, s[0:1], 0x14
	.loc	0 225 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s4, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB31_3
	.loc	0 0 0
	s_load_dwordx4 s[8:11], s[0:1], 0x0
	.loc	1 30 0 ; @[ arithmetic.cu:225 ]
	s_load_dword s5, s[0:1], 0x10
	.loc	0 225 0
	v_lshlrev_b32_e32 v4, 2, v0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[8:9], 0, v[4:5]
	v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
	s_mov_b64 s[2:3], 0x400
.LBB31_2: ; =>This Inner Loop Header: Depth=1
	global_load_dword v1, v[2:3], off
	global_load_dword v6, v[4:5], off
	v_add_u32_e32 v0, 0x100, v0
	v_cmp_le_i32_e32 vcc, s4, v0
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
	s_or_b64 s[0:1], vcc, s[0:1]
	.loc	1 69 0 ; @[ arithmetic.cu:225 ]
	s_waitcnt vmcnt(0)
	v_pk_fma_f16 v1, s5, v1, v6
	.loc	0 225 0
	global_store_dword v[4:5], v1, off
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[2:3]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB31_2
.LBB31_3:
	.loc	0 226 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel half_axpy_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	half_powers,@function
half_powers: ; @half_powers
	.loc	0 229 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	1 30 0 ; @[ arithmetic.cu:230 ]
	s_load_dword s2, s[0:1], 0x10
	.loc	0 230 0
	v_lshlrev_b32_e32 v2, 1, v0
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	global_load_ushort v1, v2, s[4:5]
	global_load_ushort v4, v2, s[4:5] offset:512
	.loc	0 231 0
	s_cmp_lt_i32 s2, 1
	s_cbranch_scc1 .LBB32_3
	.loc	0 230 0
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[2:3]
	global_load_ushort v2, v[2:3], off offset:1024
.LBB32_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 231 0
	s_add_i32 s2, s2, -1
	.loc	1 68 0 ; @[ arithmetic.cu:232 ]
	s_waitcnt vmcnt(0)
	v_fma_f16 v1, v1, v2, v1
	.loc	0 231 0
	s_cmp_eq_u32 s2, 0
	.loc	1 68 0 ; @[ arithmetic.cu:233 ]
	v_fma_f16 v4, v4, v2, v4
	.loc	0 231 0
	s_cbranch_scc0 .LBB32_2
.LBB32_3:
	.loc	0 235 0
	v_lshlrev_b32_e32 v0, 1, v0
	s_waitcnt vmcnt(1)
	global_store_short v0, v1, s[6:7]
	.loc	0 236 0
	s_waitcnt vmcnt(1)
	global_store_short v0, v4, s[6:7] offset:512
	.loc	0 237 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel half_powers
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	half_powers_fixed,@function
half_powers_fixed: ; @half_powers_fixed
	.loc	0 239 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	1 30 0 ; @[ arithmetic.cu:240 ]
	s_load_dword s2, s[0:1], 0x10
	.loc	0 240 0
	v_lshlrev_b32_e32 v2, 2, v0
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v2, s[4:5]
	.loc	0 241 0
	s_cmp_lt_i32 s2, 1
	s_cbranch_scc1 .LBB33_3
	.loc	0 240 0
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[2:3]
	global_load_dword v2, v[2:3], off offset:1024
.LBB33_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 241 0
	s_add_i32 s2, s2, -1
	s_cmp_eq_u32 s2, 0
	.loc	1 69 0 ; @[ arithmetic.cu:241 ]
	s_waitcnt vmcnt(0)
	v_pk_fma_f16 v1, v1, v2, v1
	.loc	0 241 0
	s_cbranch_scc0 .LBB33_2
.LBB33_3:
	.loc	0 242 0
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt vmcnt(0)
	global_store_dword v0, v1, s[6:7]
	.loc	0 243 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel half_powers_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	byte_dot,@function
byte_dot: ; @byte_dot
	.loc	0 248 0
	s_load_dword s8, s[0:1], 0x18
	s_load_dwordx2 s[4:5], s[0:1], 0x10
	v_mov_b32_e32 v6, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s8, 1
	s_cbranch_scc1 .LBB34_6
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	.loc	0 248 0
	s_cmp_eq_u32 s8, 1
	s_cbranch_scc1 .LBB34_7
	.loc	0 0 0
	s_and_b32 s9, s8, 0x7ffffffe
	v_mov_b32_e32 v1, v0
	s_mov_b32 s6, 1
	s_mov_b32 s7, 0
	.loc	0 249 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s10, 0x7030c04
	s_mov_b32 s11, 0xc0c030c
	s_mov_b32 s12, s9
	s_mov_b32 s13, 0
.LBB34_3: ; =>This Inner Loop Header: Depth=1
	v_lshl_add_u32 v6, s13, 8, v0
	v_mov_b32_e32 v7, s7
	v_lshl_add_u32 v4, s6, 8, v1
	v_mov_b32_e32 v5, s7
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], s[0:1], 0, v[6:7]
	v_lshl_add_u64 v[10:11], s[0:1], 0, v[4:5]
	v_lshl_add_u64 v[6:7], s[2:3], 0, v[6:7]
	v_lshl_add_u64 v[4:5], s[2:3], 0, v[4:5]
	global_load_dword v12, v[8:9], off
	global_load_dword v13, v[10:11], off
	global_load_dword v14, v[6:7], off
	global_load_dword v15, v[4:5], off
	s_add_i32 s13, s13, 2
	s_add_i32 s6, s6, 2
	.loc	0 248 0
	s_add_i32 s12, s12, -2
	s_cmp_lg_u32 s12, 0
	.loc	0 250 0
	s_waitcnt vmcnt(3)
	v_lshlrev_b32_e32 v4, 16, v12
	s_waitcnt vmcnt(2)
	v_lshlrev_b32_e32 v5, 16, v13
	s_waitcnt vmcnt(1)
	v_lshlrev_b32_e32 v6, 16, v14
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v7, 16, v15
	v_lshlrev_b32_e32 v8, 8, v12
	v_lshlrev_b32_e32 v9, 8, v13
	v_lshlrev_b32_e32 v10, 8, v14
	v_lshlrev_b32_e32 v11, 8, v15
	v_perm_b32 v11, v15, v11, s10
	v_perm_b32 v7, v7, v7, s11
	v_perm_b32 v9, v13, v9, s10
	v_perm_b32 v5, v5, v5, s11
	v_perm_b32 v10, v14, v10, s10
	v_perm_b32 v6, v6, v6, s11
	v_perm_b32 v8, v12, v8, s10
	v_perm_b32 v4, v4, v4, s11
	v_or_b32_e32 v7, v11, v7
	v_or_b32_e32 v5, v9, v5
	v_or_b32_e32 v6, v10, v6
	v_or_b32_e32 v4, v8, v4
	v_dot4c_i32_i8_e32 v3, v5, v7
	v_dot4c_i32_i8_e32 v2, v4, v6
	.loc	0 248 0
	s_cbranch_scc1 .LBB34_3
	s_cmp_lg_u32 s8, s9
	s_nop 0
	v_add_u32_e32 v6, v2, v3
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB34_8
.LBB34_5:
	.loc	0 252 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_dword v0, v6, s[4:5]
	.loc	0 253 0
	s_endpgm
.LBB34_6:
	.loc	0 0 0
	v_mov_b32_e32 v6, 0
	.loc	0 252 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_dword v0, v6, s[4:5]
	.loc	0 253 0
	s_endpgm
.LBB34_7:
	.loc	0 0 0
	s_mov_b32 s9, 0
	s_cbranch_execz .LBB34_5
.LBB34_8:
	.loc	0 248 0
	v_mov_b32_e32 v1, 0
	s_lshl_b32 s6, s9, 8
	s_mov_b32 s7, 0
	v_lshl_add_u64 v[2:3], v[0:1], 0, s[6:7]
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[2:3], 0, v[4:5]
	v_lshl_add_u64 v[4:5], s[0:1], 0, v[4:5]
	s_sub_i32 s2, s8, s9
	s_mov_b32 s3, 0x7030c04
	s_mov_b32 s6, 0xc0c030c
	s_mov_b64 s[0:1], 0x400
.LBB34_9: ; =>This Inner Loop Header: Depth=1
	.loc	0 249 0
	global_load_dword v1, v[4:5], off
	global_load_dword v7, v[2:3], off
	.loc	0 248 0
	s_add_i32 s2, s2, -1
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[0:1]
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[0:1]
	s_cmp_eq_u32 s2, 0
	.loc	0 250 0
	s_waitcnt vmcnt(1)
	v_lshlrev_b32_e32 v8, 16, v1
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v9, 16, v7
	v_lshlrev_b32_e32 v10, 8, v1
	v_lshlrev_b32_e32 v11, 8, v7
	v_perm_b32 v7, v7, v11, s3
	v_perm_b32 v9, v9, v9, s6
	v_perm_b32 v1, v1, v10, s3
	v_perm_b32 v8, v8, v8, s6
	v_or_b32_e32 v7, v7, v9
	v_or_b32_e32 v1, v1, v8
	v_dot4c_i32_i8_e32 v6, v1, v7
	.loc	0 248 0
	s_cbranch_scc0 .LBB34_9
	s_branch .LBB34_5
	.section	.rodata,"a",@progbits
	.amdhsa_kernel byte_dot
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 14
		.amdhsa_accum_offset 16
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	byte_dot_fixed,@function
byte_dot_fixed: ; @byte_dot_fixed
	.loc	0 257 0
	s_load_dword s6, s[0:1], 0x18
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s6, 0
	s_cbranch_scc1 .LBB35_3
	.loc	0 266 0
	v_mov_b32_e32 v1, 0
	v_mov_b64_e32 v[2:3], v[0:1]
	s_load_dwordx2 s[2:3], s[0:1], 0x10
	v_mov_b32_e32 v1, 0
	s_cbranch_execz .LBB35_4
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[2:3]
	global_store_dword v[2:3], v1, off
	.loc	0 267 0
	s_endpgm
.LBB35_3:
                                        ; implicit-def: $vgpr2_vgpr3
	.loc	0 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x10
	v_mov_b32_e32 v1, 0
.LBB35_4:
	s_load_dwordx4 s[8:11], s[0:1], 0x0
	.loc	0 257 0
	v_lshlrev_b32_e32 v4, 2, v0
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v6, 0
	s_mov_b64 s[0:1], 0x400
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[10:11], 0, v[4:5]
	v_lshl_add_u64 v[4:5], s[8:9], 0, v[4:5]
.LBB35_5: ; =>This Inner Loop Header: Depth=1
	.loc	0 261 0
	global_load_dword v7, v[4:5], off
	global_load_dword v8, v[2:3], off
	.loc	0 257 0
	s_add_i32 s6, s6, -1
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[0:1]
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[0:1]
	s_cmp_eq_u32 s6, 0
	.loc	0 261 0
	s_waitcnt vmcnt(0)
	v_dot4c_i32_i8_e32 v6, v7, v8
	.loc	0 257 0
	s_cbranch_scc0 .LBB35_5
	.loc	0 0 0
	v_mov_b64_e32 v[2:3], v[0:1]
	s_nop 0
	v_mov_b32_e32 v1, v6
	.loc	0 266 0
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[2:3]
	global_store_dword v[2:3], v1, off
	.loc	0 267 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel byte_dot_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 12
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	short_filter,@function
short_filter: ; @short_filter
	.loc	1 32 0 ; @[ arithmetic.cu:271 ]
	s_load_dword s3, s[0:1], 0x24
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dwordx2 s[8:9], s[0:1], 0x10
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s3, 0xffff
	.loc	0 271 0
	s_mul_i32 s2, s2, s0
	v_add_u32_e32 v0, s2, v0
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v2, v0
.LBB36_1: ; =>This Inner Loop Header: Depth=1
	.loc	0 274 0
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[6:7], v[2:3], 2, s[4:5]
	global_load_dword v1, v[6:7], off
	s_add_u32 s2, s6, s0
	s_addc_u32 s3, s7, s1
	s_load_dword s2, s[2:3], 0x0
	s_add_u32 s0, s0, 4
	s_addc_u32 s1, s1, 0
	v_add_u32_e32 v2, 32, v2
	s_cmp_eq_u32 s0, 16
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v4, s2, v1
	s_cbranch_scc0 .LBB36_1
	.loc	0 275 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[8:9]
	global_store_dword v[0:1], v4, off
	.loc	0 276 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel short_filter
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	short_filter_fixed,@function
short_filter_fixed: ; @short_filter_fixed
	.loc	1 32 0 ; @[ arithmetic.cu:279 ]
	s_load_dword s3, s[0:1], 0x24
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dwordx2 s[8:9], s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s3, 0xffff
	.loc	0 279 0
	s_mul_i32 s2, s2, s0
	v_add_u32_e32 v0, s2, v0
	.loc	0 282 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[0:1]
	global_load_dword v4, v[2:3], off
	global_load_dword v5, v[2:3], off offset:128
	global_load_dword v6, v[2:3], off offset:256
	global_load_dword v7, v[2:3], off offset:384
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	.loc	0 283 0
	v_lshl_add_u64 v[0:1], s[8:9], 0, v[0:1]
	.loc	0 282 0
	s_waitcnt vmcnt(2) lgkmcnt(0)
	v_pk_mul_f32 v[2:3], v[4:5], s[0:1]
	s_nop 0
	v_add_f32_e32 v2, 0, v2
	s_waitcnt vmcnt(0)
	v_pk_mul_f32 v[4:5], v[6:7], s[2:3]
	v_add_f32_e32 v2, v2, v3
	v_add_f32_e32 v2, v2, v4
	v_add_f32_e32 v2, v2, v5
	.loc	0 283 0
	global_store_dword v[0:1], v2, off
	.loc	0 284 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel short_filter_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.text
	.type	__hip_cuid_,@object ; @__hip_cuid_
	.section	.bss,"aw",@nobits
__hip_cuid_:
	.byte	0 ; 0x0

	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: degrees
    .private_segment_fixed_size: 0
    .sgpr_count: 20
    .vgpr_count: 20
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: degrees_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 16
    .vgpr_count: 20
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: read_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 16
        .size: 8
        .value_kind: global_buffer
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: lengths
    .private_segment_fixed_size: 0
    .sgpr_count: 16
    .vgpr_count: 12
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: read_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 16
        .size: 8
        .value_kind: global_buffer
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: lengths_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 16
    .vgpr_count: 6
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: wide_sum
    .private_segment_fixed_size: 0
    .sgpr_count: 13
    .vgpr_count: 8
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: wide_sum_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 13
    .vgpr_count: 8
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: ramps
    .private_segment_fixed_size: 0
    .sgpr_count: 11
    .vgpr_count: 4
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: ramps_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 11
    .vgpr_count: 6
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .actual_access: read_only
        .address_space: global
        .offset: 16
        .size: 8
        .value_kind: global_buffer
      - .offset: 24
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: normalize
    .private_segment_fixed_size: 0
    .sgpr_count: 17
    .vgpr_count: 25
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .actual_access: read_only
        .address_space: global
        .offset: 16
        .size: 8
        .value_kind: global_buffer
      - .offset: 24
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: normalize_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 17
    .vgpr_count: 22
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: read_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 16
        .size: 8
        .value_kind: global_buffer
      - .offset: 24
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: ratios
    .private_segment_fixed_size: 0
    .sgpr_count: 19
    .vgpr_count: 25
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: read_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 16
        .size: 8
        .value_kind: global_buffer
      - .offset: 24
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: ratios_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 18
    .vgpr_count: 9
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: potential
    .private_segment_fixed_size: 0
    .sgpr_count: 16
    .vgpr_count: 14
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: potential_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 18
    .vgpr_count: 12
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 8
        .value_kind: by_value
      - .offset: 24
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: double_ratios
    .private_segment_fixed_size: 0
    .sgpr_count: 18
    .vgpr_count: 18
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 8
        .value_kind: by_value
      - .offset: 24
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: double_ratios_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 18
    .vgpr_count: 14
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: softplus
    .private_segment_fixed_size: 0
    .sgpr_count: 23
    .vgpr_count: 21
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: softplus_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 18
    .vgpr_count: 6
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
      - .offset: 20
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: rows_of
    .private_segment_fixed_size: 0
    .sgpr_count: 22
    .vgpr_count: 22
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
      - .offset: 20
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: rows_of_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 18
    .vgpr_count: 11
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
      - .offset: 20
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: wrapped
    .private_segment_fixed_size: 0
    .sgpr_count: 22
    .vgpr_count: 15
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
      - .offset: 20
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: wrapped_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 22
    .vgpr_count: 14
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: common_divisor
    .private_segment_fixed_size: 0
    .sgpr_count: 14
    .vgpr_count: 6
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: common_divisor_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 14
    .vgpr_count: 5
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
      - .offset: 20
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: unravel
    .private_segment_fixed_size: 0
    .sgpr_count: 16
    .vgpr_count: 10
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
      - .offset: 20
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: unravel_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 16
    .vgpr_count: 6
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 8
        .value_kind: by_value
      - .offset: 24
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: hashed
    .private_segment_fixed_size: 0
    .sgpr_count: 29
    .vgpr_count: 17
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
      - .offset: 20
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: hashed_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 17
    .vgpr_count: 18
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: read_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 16
        .size: 8
        .value_kind: global_buffer
      - .offset: 24
        .size: 8
        .value_kind: by_value
      - .offset: 32
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: gather_rows
    .private_segment_fixed_size: 0
    .sgpr_count: 17
    .vgpr_count: 6
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: read_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 16
        .size: 8
        .value_kind: global_buffer
      - .offset: 24
        .size: 4
        .value_kind: by_value
      - .offset: 28
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: gather_rows_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 15
    .vgpr_count: 4
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 2
        .value_kind: by_value
      - .offset: 20
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: half_axpy
    .private_segment_fixed_size: 0
    .sgpr_count: 19
    .vgpr_count: 33
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
      - .offset: 20
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: half_axpy_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 18
    .vgpr_count: 7
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: half_powers
    .private_segment_fixed_size: 0
    .sgpr_count: 14
    .vgpr_count: 5
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: half_powers_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 14
    .vgpr_count: 4
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: read_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 16
        .size: 8
        .value_kind: global_buffer
      - .offset: 24
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: byte_dot
    .private_segment_fixed_size: 0
    .sgpr_count: 20
    .vgpr_count: 16
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: read_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 16
        .size: 8
        .value_kind: global_buffer
      - .offset: 24
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: byte_dot_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 18
    .vgpr_count: 9
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: read_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 16
        .size: 8
        .value_kind: global_buffer
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: short_filter
    .private_segment_fixed_size: 0
    .sgpr_count: 16
    .vgpr_count: 8
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: read_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 16
        .size: 8
        .value_kind: global_buffer
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: short_filter_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 16
    .vgpr_count: 8
    .wavefront_size: 64
amdhsa.target: amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
