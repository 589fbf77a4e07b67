	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 6
	.text
	.type	row_sum,@function
row_sum: ; @row_sum
	.file	0 "coalescing.cu"
	.file	1 "gpu.h"
	.loc	1 32 0 ; @[ coalescing.cu:6 ]
	s_load_dword s3, s[0:1], 0x24
	.loc	1 31 0 ; @[ coalescing.cu:6 ]
	s_load_dwordx2 s[4:5], s[0:1], 0x10
	.loc	1 32 0 ; @[ coalescing.cu:6 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s3, 0xffff
	.loc	0 6 0
	s_mul_i32 s2, s2, s3
	v_add_u32_e32 v0, s2, v0
	.loc	0 7 0
	v_cmp_gt_i32_e32 vcc, s4, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_5
	.loc	0 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x8
	.loc	0 9 0
	s_cmp_lt_i32 s5, 1
	v_mov_b32_e32 v4, 0
	s_cbranch_scc1 .LBB0_4
	.loc	0 0 0
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	v_mul_lo_u32 v2, v0, s5
	.loc	0 9 0
	v_ashrrev_i32_e32 v3, 31, v2
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[0:1]
.LBB0_3: ; =>This Inner Loop Header: Depth=1
	global_load_dword v1, v[2:3], off
	s_add_i32 s5, s5, -1
	v_lshl_add_u64 v[2:3], v[2:3], 0, 4
	s_cmp_eq_u32 s5, 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v4, v1
	s_cbranch_scc0 .LBB0_3
.LBB0_4:
	.loc	0 10 0
	v_ashrrev_i32_e32 v1, 31, v0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[2:3]
	global_store_dword v[0:1], v4, off
.LBB0_5:
	.loc	0 11 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel row_sum
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 6
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	row_sum_fixed,@function
row_sum_fixed: ; @row_sum_fixed
	.loc	1 32 0 ; @[ coalescing.cu:14 ]
	s_load_dword s3, s[0:1], 0x24
	.loc	1 31 0 ; @[ coalescing.cu:14 ]
	s_load_dwordx2 s[4:5], s[0:1], 0x10
	.loc	1 32 0 ; @[ coalescing.cu:14 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s3, 0xffff
	.loc	0 14 0
	s_mul_i32 s2, s2, s3
	v_add_u32_e32 v0, s2, v0
	.loc	0 15 0
	v_cmp_gt_i32_e32 vcc, s4, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_5
	.loc	0 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x8
	.loc	0 17 0
	s_cmp_lt_i32 s5, 1
	v_mov_b32_e32 v4, 0
	s_cbranch_scc1 .LBB1_4
	.loc	0 0 0
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, v0
	s_mov_b32 s4, s5
.LBB1_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 17 0
	v_ashrrev_i32_e32 v3, 31, v2
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[6:7], v[2:3], 2, s[0:1]
	global_load_dword v1, v[6:7], off
	s_add_i32 s4, s4, -1
	s_cmp_eq_u32 s4, 0
	v_add_u32_e32 v2, s5, v2
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v4, v1
	s_cbranch_scc0 .LBB1_3
.LBB1_4:
	.loc	0 18 0
	v_ashrrev_i32_e32 v1, 31, v0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[2:3]
	global_store_dword v[0:1], v4, off
.LBB1_5:
	.loc	0 19 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel row_sum_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 6
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	transpose,@function
transpose: ; @transpose
	.loc	1 32 0 ; @[ coalescing.cu:23 ]
	s_load_dword s5, s[0:1], 0x24
	.loc	1 31 0 ; @[ coalescing.cu:23 ]
	s_load_dword s4, s[0:1], 0x10
	v_and_b32_e32 v1, 0x3ff, v0
	v_bfe_u32 v0, v0, 10, 10
	.loc	1 32 0 ; @[ coalescing.cu:23 ]
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s6, s5, 16
	s_and_b32 s5, s5, 0xffff
	.loc	0 23 0
	s_mul_i32 s2, s2, s5
	s_mul_i32 s3, s3, s6
	v_add_u32_e32 v2, s2, v1
	v_add_u32_e32 v0, s3, v0
	.loc	0 24 0
	v_max_i32_e32 v1, v2, v0
	v_cmp_gt_i32_e32 vcc, s4, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB2_2
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	.loc	0 24 0
	v_mad_u64_u32 v[4:5], s[6:7], v0, s4, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[0:1]
	global_load_dword v3, v[4:5], off
	v_mad_u64_u32 v[0:1], s[0:1], v2, s4, v[0:1]
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[2:3]
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v3, off
.LBB2_2:
	.loc	0 25 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel transpose
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	transpose_fixed,@function
transpose_fixed: ; @transpose_fixed
	.loc	0 27 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	1 31 0 ; @[ coalescing.cu:29 ]
	s_load_dword s8, s[0:1], 0x10
	.loc	0 29 0
	s_lshl_b32 s1, s3, 5
	v_bfe_u32 v2, v0, 10, 10
	v_add_u32_e32 v1, s1, v2
	s_lshl_b32 s0, s2, 5
	.loc	0 30 0
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v1, s8, v1
	v_and_b32_e32 v3, 0x3ff, v0
	v_add3_u32 v0, s0, v3, v1
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[4:5]
	global_load_dword v4, v[0:1], off
	v_mul_u32_u24_e32 v0, 0x84, v2
	.loc	0 32 0
	v_mul_u32_u24_e32 v1, 0x84, v3
	.loc	0 30 0
	v_lshl_add_u32 v0, v3, 2, v0
	.loc	0 32 0
	v_lshl_add_u32 v1, v2, 2, v1
	.loc	0 30 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v4
	.loc	0 32 0
	v_add_u32_e32 v0, s0, v2
	v_mul_lo_u32 v0, s8, v0
	v_add3_u32 v0, s1, v3, v0
	.loc	1 40 0 ; @[ coalescing.cu:31 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ coalescing.cu:31 ]
	s_barrier
	.loc	0 32 0
	ds_read_b32 v4, v1
	v_mov_b32_e32 v1, 0
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[6:7]
	s_waitcnt lgkmcnt(0)
	global_store_dword v[0:1], v4, off
	.loc	0 33 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel transpose_fixed
		.amdhsa_group_segment_fixed_size 4224
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 9
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	transpose_1024,@function
transpose_1024: ; @transpose_1024
	.loc	1 32 0 ; @[ coalescing.cu:37 ]
	s_load_dword s8, s[0:1], 0x1c
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_and_b32_e32 v1, 0x3ff, v0
	v_bfe_u32 v0, v0, 10, 10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s8, 0xffff
	s_lshr_b32 s1, s8, 16
	.loc	0 37 0
	s_mul_i32 s3, s3, s1
	s_mul_i32 s2, s2, s0
	v_add_u32_e32 v2, s2, v1
	v_add_u32_e32 v3, s3, v0
	.loc	0 38 0
	v_lshl_add_u32 v0, v3, 10, v2
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[4:5]
	global_load_dword v4, v[0:1], off
	v_lshl_add_u32 v0, v2, 10, v3
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[6:7]
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v4, off
	.loc	0 39 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel transpose_1024
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 9
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	transpose_1024_fixed,@function
transpose_1024_fixed: ; @transpose_1024_fixed
	.loc	0 41 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	0 43 0
	s_lshl_b32 s0, s2, 5
	.loc	0 44 0
	s_lshl_b32 s1, s3, 15
	v_and_b32_e32 v2, 0x3ff, v0
	v_bfe_u32 v3, v0, 10, 10
	.loc	0 43 0
	v_lshl_or_b32 v4, v3, 10, v2
	.loc	0 44 0
	s_add_i32 s0, s0, s1
	v_add_u32_e32 v0, s0, v4
	v_ashrrev_i32_e32 v1, 31, v0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[4:5]
	global_load_dword v5, v[0:1], off
	v_mul_u32_u24_e32 v0, 0x84, v3
	.loc	0 46 0
	v_mul_u32_u24_e32 v1, 0x84, v2
	.loc	0 44 0
	v_lshl_add_u32 v0, v2, 2, v0
	.loc	0 46 0
	v_lshl_add_u32 v1, v3, 2, v1
	s_lshl_b32 s0, s2, 15
	s_lshl_b32 s1, s3, 5
	s_add_i32 s1, s1, s0
	.loc	0 44 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v5
	.loc	0 46 0
	v_add_u32_e32 v0, s1, v4
	.loc	1 40 0 ; @[ coalescing.cu:45 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ coalescing.cu:45 ]
	s_barrier
	.loc	0 46 0
	ds_read_b32 v2, v1
	v_mov_b32_e32 v1, 0
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[6:7]
	s_waitcnt lgkmcnt(0)
	global_store_dword v[0:1], v2, off
	.loc	0 47 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel transpose_1024_fixed
		.amdhsa_group_segment_fixed_size 4224
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	masses,@function
masses: ; @masses
	.loc	1 32 0 ; @[ coalescing.cu:55 ]
	s_load_dword s3, s[0:1], 0x24
	.loc	1 31 0 ; @[ coalescing.cu:55 ]
	s_load_dword s4, s[0:1], 0x10
	.loc	1 32 0 ; @[ coalescing.cu:55 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s3, 0xffff
	.loc	0 55 0
	s_mul_i32 s2, s2, s3
	v_add_u32_e32 v0, s2, v0
	.loc	0 56 0
	v_cmp_gt_i32_e32 vcc, s4, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB6_2
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[2:3], 5, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	.loc	0 56 0
	global_load_dword v2, v[2:3], off offset:24
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v2, v2, v2
	global_store_dword v[0:1], v2, off
.LBB6_2:
	.loc	0 57 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel masses
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 5
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	masses_fixed,@function
masses_fixed: ; @masses_fixed
	.loc	1 32 0 ; @[ coalescing.cu:60 ]
	s_load_dword s3, s[0:1], 0x24
	.loc	1 31 0 ; @[ coalescing.cu:60 ]
	s_load_dword s4, s[0:1], 0x10
	.loc	1 32 0 ; @[ coalescing.cu:60 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s3, 0xffff
	.loc	0 60 0
	s_mul_i32 s2, s2, s3
	v_add_u32_e32 v0, s2, v0
	.loc	0 61 0
	v_cmp_gt_i32_e32 vcc, s4, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB7_2
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[0:1]
	.loc	0 61 0
	global_load_dword v2, v[2:3], off
	v_lshl_add_u64 v[0:1], s[2:3], 0, v[0:1]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v2, v2, v2
	global_store_dword v[0:1], v2, off
.LBB7_2:
	.loc	0 62 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel masses_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 5
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	set_charge,@function
set_charge: ; @set_charge
	.loc	1 32 0 ; @[ coalescing.cu:66 ]
	s_load_dword s3, s[0:1], 0x24
	.loc	1 31 0 ; @[ coalescing.cu:66 ]
	s_load_dword s4, s[0:1], 0x10
	.loc	1 32 0 ; @[ coalescing.cu:66 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s3, 0xffff
	.loc	0 66 0
	s_mul_i32 s2, s2, s3
	v_add_u32_e32 v0, s2, v0
	.loc	0 67 0
	v_cmp_gt_i32_e32 vcc, s4, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB8_2
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	v_ashrrev_i32_e32 v1, 31, v0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], v[0:1], 2, s[2:3]
	.loc	0 67 0
	global_load_dword v2, v[2:3], off
	v_lshlrev_b64 v[0:1], 5, v[0:1]
	v_lshl_add_u64 v[0:1], s[0:1], 0, v[0:1]
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off offset:28
.LBB8_2:
	.loc	0 68 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel set_charge
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 5
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	set_charge_fixed,@function
set_charge_fixed: ; @set_charge_fixed
	.loc	1 32 0 ; @[ coalescing.cu:71 ]
	s_load_dword s3, s[0:1], 0x24
	.loc	1 31 0 ; @[ coalescing.cu:71 ]
	s_load_dword s4, s[0:1], 0x10
	.loc	1 32 0 ; @[ coalescing.cu:71 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s3, 0xffff
	.loc	0 71 0
	s_mul_i32 s2, s2, s3
	v_add_u32_e32 v0, s2, v0
	.loc	0 72 0
	v_cmp_gt_i32_e32 vcc, s4, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB9_2
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[2:3], 0, v[0:1]
	.loc	0 72 0
	global_load_dword v2, v[2:3], off
	v_lshl_add_u64 v[0:1], s[0:1], 0, v[0:1]
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
.LBB9_2:
	.loc	0 73 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel set_charge_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 5
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	scale_column,@function
scale_column: ; @scale_column
	.loc	1 32 0 ; @[ coalescing.cu:77 ]
	s_load_dword s3, s[0:1], 0x24
	.loc	1 31 0 ; @[ coalescing.cu:77 ]
	s_load_dwordx4 s[4:7], s[0:1], 0x8
	.loc	1 32 0 ; @[ coalescing.cu:77 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s3, 0xffff
	.loc	0 77 0
	s_mul_i32 s2, s2, s3
	v_add_u32_e32 v0, s2, v0
	.loc	0 78 0
	v_cmp_gt_i32_e32 vcc, s6, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB10_2
	.loc	1 31 0 ; @[ coalescing.cu:77 ]
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	v_mul_lo_u32 v0, v0, s5
	v_add_u32_e32 v0, s4, v0
	v_ashrrev_i32_e32 v1, 31, v0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[0:1]
	.loc	0 78 0
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s7, v2
	global_store_dword v[0:1], v2, off
.LBB10_2:
	.loc	0 79 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel scale_column
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	scale_column_fixed,@function
scale_column_fixed: ; @scale_column_fixed
	.loc	1 32 0 ; @[ coalescing.cu:82 ]
	s_load_dword s3, s[0:1], 0x24
	.loc	1 31 0 ; @[ coalescing.cu:82 ]
	s_load_dwordx4 s[4:7], s[0:1], 0x8
	.loc	1 32 0 ; @[ coalescing.cu:82 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s3, 0xffff
	.loc	0 82 0
	s_mul_i32 s2, s2, s3
	v_add_u32_e32 v0, s2, v0
	.loc	0 83 0
	v_cmp_gt_i32_e32 vcc, s6, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB11_2
	.loc	1 31 0 ; @[ coalescing.cu:82 ]
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	s_mul_i32 s2, s5, s4
	v_add_u32_e32 v0, s2, v0
	v_ashrrev_i32_e32 v1, 31, v0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[0:1]
	.loc	0 83 0
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s7, v2
	global_store_dword v[0:1], v2, off
.LBB11_2:
	.loc	0 84 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel scale_column_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	sample_32,@function
sample_32: ; @sample_32
	.loc	1 32 0 ; @[ coalescing.cu:88 ]
	s_load_dword s3, s[0:1], 0x1c
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s3, 0xffff
	.loc	0 88 0
	s_mul_i32 s2, s2, s0
	v_add_u32_e32 v0, s2, v0
	.loc	0 89 0
	v_lshlrev_b32_e32 v2, 5, v0
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
	global_load_dword v2, v[2:3], off
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[6:7]
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	.loc	0 90 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel sample_32
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
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
	.type	sample_32_fixed,@function
sample_32_fixed: ; @sample_32_fixed
	.loc	1 32 0 ; @[ coalescing.cu:93 ]
	s_load_dword s3, s[0:1], 0x1c
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s3, 0xffff
	.loc	0 93 0
	s_mul_i32 s2, s2, s0
	v_add_u32_e32 v0, s2, v0
	.loc	0 94 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[0:1]
	global_load_dword v2, v[2:3], off
	v_lshl_add_u64 v[0:1], s[6:7], 0, v[0:1]
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	.loc	0 95 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel sample_32_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
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
	.type	real_parts,@function
real_parts: ; @real_parts
	.loc	1 32 0 ; @[ coalescing.cu:99 ]
	s_load_dword s3, s[0:1], 0x24
	.loc	1 31 0 ; @[ coalescing.cu:99 ]
	s_load_dword s4, s[0:1], 0x10
	.loc	1 32 0 ; @[ coalescing.cu:99 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s3, 0xffff
	.loc	0 99 0
	s_mul_i32 s2, s2, s3
	v_add_u32_e32 v0, s2, v0
	.loc	0 100 0
	v_cmp_gt_i32_e32 vcc, s4, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB14_2
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	v_lshlrev_b32_e32 v2, 1, v0
	v_ashrrev_i32_e32 v3, 31, v2
	v_ashrrev_i32_e32 v1, 31, v0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[0:1]
	.loc	0 100 0
	global_load_dword v2, v[2:3], off
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[2:3]
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
.LBB14_2:
	.loc	0 101 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel real_parts
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 5
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	real_parts_fixed,@function
real_parts_fixed: ; @real_parts_fixed
	.loc	1 32 0 ; @[ coalescing.cu:104 ]
	s_load_dword s3, s[0:1], 0x24
	.loc	1 31 0 ; @[ coalescing.cu:104 ]
	s_load_dword s4, s[0:1], 0x10
	.loc	1 32 0 ; @[ coalescing.cu:104 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s3, 0xffff
	.loc	0 104 0
	s_mul_i32 s2, s2, s3
	v_add_u32_e32 v0, s2, v0
	.loc	0 105 0
	v_cmp_gt_i32_e32 vcc, s4, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB15_2
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	.loc	0 105 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[0:1]
	global_load_dwordx2 v[2:3], v[2:3], off
	v_lshl_add_u64 v[0:1], s[2:3], 0, v[0:1]
	.loc	1 70 0 ; @[ coalescing.cu:105 ]
	s_waitcnt vmcnt(0)
	v_pk_add_f32 v[4:5], v[2:3], 0 neg_lo:[1,1] neg_hi:[1,1]
	s_nop 0
	v_mov_b32_e32 v3, v5
	.loc	0 105 0
	global_store_dwordx2 v[0:1], v[2:3], off
.LBB15_2:
	.loc	0 106 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel real_parts_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 5
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	chunks,@function
chunks: ; @chunks
	.loc	0 109 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	0 110 0
	v_lshlrev_b32_e32 v1, 6, v0
	v_lshl_or_b32 v2, s2, 14, v1
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
	v_mov_b32_e32 v1, 0
.LBB16_1: ; =>This Inner Loop Header: Depth=1
	.loc	0 112 0
	v_lshl_add_u64 v[20:21], v[2:3], 0, s[0:1]
	global_load_dwordx4 v[4:7], v[20:21], off
	global_load_dwordx4 v[8:11], v[20:21], off offset:16
	global_load_dwordx4 v[12:15], v[20:21], off offset:32
	global_load_dwordx4 v[16:19], v[20:21], off offset:48
	s_add_u32 s0, s0, 64
	s_addc_u32 s1, s1, 0
	s_cmpk_eq_i32 s0, 0x100
	s_waitcnt vmcnt(3)
	v_fmac_f32_e32 v1, v4, v4
	v_fmac_f32_e32 v1, v5, v5
	v_fmac_f32_e32 v1, v6, v6
	v_fmac_f32_e32 v1, v7, v7
	s_waitcnt vmcnt(2)
	v_fmac_f32_e32 v1, v8, v8
	v_fmac_f32_e32 v1, v9, v9
	v_fmac_f32_e32 v1, v10, v10
	v_fmac_f32_e32 v1, v11, v11
	s_waitcnt vmcnt(1)
	v_fmac_f32_e32 v1, v12, v12
	v_fmac_f32_e32 v1, v13, v13
	v_fmac_f32_e32 v1, v14, v14
	v_fmac_f32_e32 v1, v15, v15
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v1, v16, v16
	v_fmac_f32_e32 v1, v17, v17
	v_fmac_f32_e32 v1, v18, v18
	v_fmac_f32_e32 v1, v19, v19
	s_cbranch_scc0 .LBB16_1
	.loc	0 113 0
	v_lshl_or_b32 v2, s2, 8, v0
	v_mov_b32_e32 v3, 0
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[6:7]
	global_store_dword v[2:3], v1, off
	.loc	0 114 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel chunks
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 22
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 24
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	chunks_fixed,@function
chunks_fixed: ; @chunks_fixed
	.loc	0 116 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	0 117 0
	s_lshl_b32 s0, s2, 14
	s_mov_b32 s1, 0
	s_lshl_b64 s[0:1], s[0:1], 2
	v_lshlrev_b32_e32 v2, 2, v0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s4, s0
	s_addc_u32 s1, s5, s1
	v_mov_b32_e32 v3, 0
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v1, 0
.LBB17_1: ; =>This Inner Loop Header: Depth=1
	.loc	0 119 0
	v_lshl_add_u64 v[4:5], v[2:3], 0, s[0:1]
	global_load_dword v10, v[4:5], off
	global_load_dword v11, v[4:5], off offset:1024
	global_load_dword v12, v[4:5], off offset:2048
	global_load_dword v13, v[4:5], off offset:3072
	v_add_co_u32_e32 v6, vcc, 0x1000, v4
	s_add_u32 s0, s0, 0x4000
	s_nop 0
	v_addc_co_u32_e32 v7, vcc, 0, v5, vcc
	global_load_dword v14, v[6:7], off
	global_load_dword v15, v[6:7], off offset:1024
	global_load_dword v16, v[6:7], off offset:2048
	global_load_dword v17, v[6:7], off offset:3072
	v_add_co_u32_e32 v8, vcc, 0x2000, v4
	s_addc_u32 s1, s1, 0
	s_nop 0
	v_addc_co_u32_e32 v9, vcc, 0, v5, vcc
	v_add_co_u32_e32 v4, vcc, 0x3000, v4
	s_cmp_eq_u32 s0, 0x10000
	s_nop 0
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	global_load_dword v6, v[8:9], off
	global_load_dword v7, v[8:9], off offset:1024
	global_load_dword v18, v[8:9], off offset:2048
	global_load_dword v19, v[8:9], off offset:3072
	global_load_dword v20, v[4:5], off
	global_load_dword v21, v[4:5], off offset:1024
	global_load_dword v22, v[4:5], off offset:2048
	global_load_dword v23, v[4:5], off offset:3072
	s_waitcnt vmcnt(15)
	v_fmac_f32_e32 v1, v10, v10
	s_waitcnt vmcnt(14)
	v_fmac_f32_e32 v1, v11, v11
	s_waitcnt vmcnt(13)
	v_fmac_f32_e32 v1, v12, v12
	s_waitcnt vmcnt(12)
	v_fmac_f32_e32 v1, v13, v13
	s_waitcnt vmcnt(11)
	v_fmac_f32_e32 v1, v14, v14
	s_waitcnt vmcnt(10)
	v_fmac_f32_e32 v1, v15, v15
	s_waitcnt vmcnt(9)
	v_fmac_f32_e32 v1, v16, v16
	s_waitcnt vmcnt(8)
	v_fmac_f32_e32 v1, v17, v17
	s_waitcnt vmcnt(7)
	v_fmac_f32_e32 v1, v6, v6
	s_waitcnt vmcnt(6)
	v_fmac_f32_e32 v1, v7, v7
	s_waitcnt vmcnt(5)
	v_fmac_f32_e32 v1, v18, v18
	s_waitcnt vmcnt(4)
	v_fmac_f32_e32 v1, v19, v19
	s_waitcnt vmcnt(3)
	v_fmac_f32_e32 v1, v20, v20
	s_waitcnt vmcnt(2)
	v_fmac_f32_e32 v1, v21, v21
	s_waitcnt vmcnt(1)
	v_fmac_f32_e32 v1, v22, v22
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v1, v23, v23
	s_cbranch_scc0 .LBB17_1
	.loc	0 120 0
	v_lshl_or_b32 v2, s2, 8, v0
	v_mov_b32_e32 v3, 0
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[6:7]
	global_store_dword v[2:3], v1, off
	.loc	0 121 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel chunks_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 24
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 24
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	swapped_indices,@function
swapped_indices: ; @swapped_indices
	.loc	0 124 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	0 126 0
	s_lshl_b32 s0, s2, 14
	v_and_b32_e32 v1, 0x3ff, v0
	v_lshlrev_b32_e32 v1, 9, v1
	s_lshl3_add_u32 s0, s3, s0
	v_bfe_u32 v0, v0, 10, 10
	v_add3_u32 v0, v1, v0, s0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[0:1]
	global_load_dword v2, v[2:3], off
	v_lshl_add_u64 v[0:1], s[6:7], 0, v[0:1]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v2, 1.0, v2
	global_store_dword v[0:1], v2, off
	.loc	0 127 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel swapped_indices
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	swapped_indices_fixed,@function
swapped_indices_fixed: ; @swapped_indices_fixed
	.loc	0 129 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	0 130 0
	s_lshl_b32 s0, s2, 5
	.loc	0 131 0
	s_lshl_b32 s1, s3, 12
	v_lshrrev_b32_e32 v1, 1, v0
	v_and_b32_e32 v1, 0x7fe00, v1
	s_add_i32 s0, s0, s1
	v_and_b32_e32 v0, 0x3ff, v0
	v_add3_u32 v0, v1, v0, s0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[0:1]
	global_load_dword v2, v[2:3], off
	v_lshl_add_u64 v[0:1], s[6:7], 0, v[0:1]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v2, 1.0, v2
	global_store_dword v[0:1], v2, off
	.loc	0 132 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel swapped_indices_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	shifted,@function
shifted: ; @shifted
	.loc	0 135 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	0 136 0
	v_lshl_add_u32 v0, s2, 8, v0
	.loc	0 137 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[0:1]
	global_load_dword v2, v[2:3], off offset:4
	v_lshl_add_u64 v[0:1], s[6:7], 0, v[0:1]
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	.loc	0 138 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel shifted
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
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
	.type	shifted_fixed,@function
shifted_fixed: ; @shifted_fixed
	.loc	0 140 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	0 141 0
	v_lshl_add_u32 v0, s2, 8, v0
	.loc	0 142 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[0:1]
	global_load_dword v2, v[2:3], off offset:128
	v_lshl_add_u64 v[0:1], s[6:7], 0, v[0:1]
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	.loc	0 143 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel shifted_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
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
	.type	matmul_rows,@function
matmul_rows: ; @matmul_rows
	.loc	1 32 0 ; @[ coalescing.cu:147 ]
	s_load_dword s7, s[0:1], 0x2c
	s_load_dwordx2 s[4:5], s[0:1], 0x10
	.loc	1 31 0 ; @[ coalescing.cu:147 ]
	s_load_dword s6, s[0:1], 0x18
	v_and_b32_e32 v1, 0x3ff, v0
	v_bfe_u32 v0, v0, 10, 10
	.loc	1 32 0 ; @[ coalescing.cu:147 ]
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s8, s7, 16
	s_and_b32 s7, s7, 0xffff
	.loc	0 147 0
	s_mul_i32 s2, s2, s7
	v_add_u32_e32 v1, s2, v1
	s_mul_i32 s3, s3, s8
	v_add_u32_e32 v6, s3, v0
	.loc	0 149 0
	s_cmp_lt_i32 s6, 1
	v_mul_lo_u32 v0, v1, s6
	s_cbranch_scc1 .LBB22_3
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	.loc	0 149 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v2, v6
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[4:5], v[0:1], 2, s[0:1]
	s_mov_b32 s0, s6
.LBB22_2: ; =>This Inner Loop Header: Depth=1
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[8:9], v[2:3], 2, s[2:3]
	global_load_dword v1, v[4:5], off
	global_load_dword v3, v[8:9], off
	s_add_i32 s0, s0, -1
	v_lshl_add_u64 v[4:5], v[4:5], 0, 4
	v_add_u32_e32 v2, s6, v2
	s_cmp_eq_u32 s0, 0
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v7, v1, v3
	s_cbranch_scc0 .LBB22_2
	s_branch .LBB22_4
.LBB22_3:
	.loc	0 0 0
	v_mov_b32_e32 v7, 0
.LBB22_4:
	.loc	0 150 0
	v_add_u32_e32 v0, v0, v6
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[4:5]
	global_store_dword v[0:1], v7, off
	.loc	0 151 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel matmul_rows
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 288
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 9
		.amdhsa_accum_offset 12
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	matmul_rows_fixed,@function
matmul_rows_fixed: ; @matmul_rows_fixed
	.loc	1 32 0 ; @[ coalescing.cu:154 ]
	s_load_dword s7, s[0:1], 0x2c
	s_load_dwordx2 s[4:5], s[0:1], 0x10
	.loc	1 31 0 ; @[ coalescing.cu:154 ]
	s_load_dword s6, s[0:1], 0x18
	v_and_b32_e32 v1, 0x3ff, v0
	v_bfe_u32 v0, v0, 10, 10
	.loc	1 32 0 ; @[ coalescing.cu:154 ]
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s8, s7, 16
	s_and_b32 s7, s7, 0xffff
	.loc	0 154 0
	s_mul_i32 s3, s3, s8
	s_mul_i32 s2, s2, s7
	v_add_u32_e32 v0, s3, v0
	v_add_u32_e32 v6, s2, v1
	.loc	0 156 0
	s_cmp_lt_i32 s6, 1
	v_mul_lo_u32 v0, v0, s6
	s_cbranch_scc1 .LBB23_3
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	.loc	0 156 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v2, v6
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[4:5], v[0:1], 2, s[0:1]
	s_mov_b32 s0, s6
.LBB23_2: ; =>This Inner Loop Header: Depth=1
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[8:9], v[2:3], 2, s[2:3]
	global_load_dword v1, v[4:5], off
	global_load_dword v3, v[8:9], off
	s_add_i32 s0, s0, -1
	v_lshl_add_u64 v[4:5], v[4:5], 0, 4
	v_add_u32_e32 v2, s6, v2
	s_cmp_eq_u32 s0, 0
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v7, v1, v3
	s_cbranch_scc0 .LBB23_2
	s_branch .LBB23_4
.LBB23_3:
	.loc	0 0 0
	v_mov_b32_e32 v7, 0
.LBB23_4:
	.loc	0 157 0
	v_add_u32_e32 v0, v0, v6
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[4:5]
	global_store_dword v[0:1], v7, off
	.loc	0 158 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel matmul_rows_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 288
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 9
		.amdhsa_accum_offset 12
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
      - .offset: 20
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: row_sum
    .private_segment_fixed_size: 0
    .sgpr_count: 12
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
    .name: row_sum_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 12
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
    .name: transpose
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
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 4224
    .max_flat_workgroup_size: 1024
    .name: transpose_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 15
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: transpose_1024
    .private_segment_fixed_size: 0
    .sgpr_count: 15
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
    .group_segment_fixed_size: 4224
    .max_flat_workgroup_size: 1024
    .name: transpose_1024_fixed
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
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: masses
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
    .name: masses_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 11
    .vgpr_count: 4
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: write_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: read_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: set_charge
    .private_segment_fixed_size: 0
    .sgpr_count: 11
    .vgpr_count: 4
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: write_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: read_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: set_charge_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 11
    .vgpr_count: 4
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .offset: 8
        .size: 4
        .value_kind: by_value
      - .offset: 12
        .size: 4
        .value_kind: by_value
      - .offset: 16
        .size: 4
        .value_kind: by_value
      - .offset: 20
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: scale_column
    .private_segment_fixed_size: 0
    .sgpr_count: 14
    .vgpr_count: 3
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .offset: 8
        .size: 4
        .value_kind: by_value
      - .offset: 12
        .size: 4
        .value_kind: by_value
      - .offset: 16
        .size: 4
        .value_kind: by_value
      - .offset: 20
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: scale_column_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 14
    .vgpr_count: 3
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
    .name: sample_32
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
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: sample_32_fixed
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
    .name: real_parts
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
    .name: real_parts_fixed
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 256
    .name: chunks
    .private_segment_fixed_size: 0
    .sgpr_count: 14
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 256
    .name: chunks_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 14
    .vgpr_count: 24
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
    .name: swapped_indices
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
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: swapped_indices_fixed
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
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: shifted
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
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: shifted_fixed
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
    .name: matmul_rows
    .private_segment_fixed_size: 0
    .sgpr_count: 15
    .vgpr_count: 10
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
    .name: matmul_rows_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 15
    .vgpr_count: 10
    .wavefront_size: 64
amdhsa.target: amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
