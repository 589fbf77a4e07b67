	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 6
	.text
	.type	tile_column,@function
tile_column: ; @tile_column
	.file	0 "banks.cu"
	.file	1 "gpu.h"
	.loc	1 30 0 ; @[ banks.cu:7 ]
	s_load_dword s8, s[0:1], 0x10
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	0 8 0
	s_lshl_b32 s0, s3, 5
	v_bfe_u32 v4, v0, 10, 10
	v_add_u32_e32 v1, s0, v4
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v1, s8, v1
	s_lshl_b32 s1, s2, 5
	v_and_b32_e32 v5, 0x3ff, v0
	v_add3_u32 v0, s1, v5, v1
	v_mov_b32_e32 v1, 0
	v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
	global_load_dword v3, v[2:3], off
	v_lshlrev_b32_e32 v0, 7, v4
	.loc	0 10 0
	v_lshlrev_b32_e32 v2, 7, v5
	.loc	0 8 0
	v_lshl_add_u32 v0, v5, 2, v0
	.loc	0 10 0
	v_lshl_add_u32 v2, v4, 2, v2
	.loc	0 8 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v3
	.loc	0 10 0
	v_add_u32_e32 v0, s1, v4
	v_mul_lo_u32 v0, s8, v0
	v_add3_u32 v0, s0, v5, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[6:7]
	.loc	1 40 0 ; @[ banks.cu:9 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:9 ]
	s_barrier
	.loc	0 10 0
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	global_store_dword v[0:1], v2, off
	.loc	0 11 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel tile_column
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 9
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	tile_column_fixed,@function
tile_column_fixed: ; @tile_column_fixed
	.loc	1 30 0 ; @[ banks.cu:15 ]
	s_load_dword s8, s[0:1], 0x10
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	0 16 0
	s_lshl_b32 s0, s3, 5
	v_bfe_u32 v4, v0, 10, 10
	v_add_u32_e32 v1, s0, v4
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v1, s8, v1
	s_lshl_b32 s1, s2, 5
	v_and_b32_e32 v5, 0x3ff, v0
	v_add3_u32 v0, s1, v5, v1
	v_mov_b32_e32 v1, 0
	v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
	global_load_dword v3, v[2:3], off
	v_mul_u32_u24_e32 v0, 0x84, v4
	.loc	0 18 0
	v_mul_u32_u24_e32 v2, 0x84, v5
	.loc	0 16 0
	v_lshl_add_u32 v0, v5, 2, v0
	.loc	0 18 0
	v_lshl_add_u32 v2, v4, 2, v2
	.loc	0 16 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v3
	.loc	0 18 0
	v_add_u32_e32 v0, s1, v4
	v_mul_lo_u32 v0, s8, v0
	v_add3_u32 v0, s0, v5, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[6:7]
	.loc	1 40 0 ; @[ banks.cu:17 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:17 ]
	s_barrier
	.loc	0 18 0
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	global_store_dword v[0:1], v2, off
	.loc	0 19 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel tile_column_fixed
		.amdhsa_group_segment_fixed_size 4224
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 9
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	tree_sum,@function
tree_sum: ; @tree_sum
	.loc	0 22 0
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	.loc	0 25 0
	v_mov_b32_e32 v3, 0
	v_lshl_or_b32 v2, s2, 8, v0
	s_movk_i32 s3, 0x80
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
	global_load_dword v2, v[2:3], off
	.loc	0 29 0
	v_cmp_gt_u32_e32 vcc, s3, v0
	.loc	0 25 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v2
	.loc	1 40 0 ; @[ banks.cu:26 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:26 ]
	s_barrier
	.loc	0 29 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_2
	.loc	0 0 0
	v_lshlrev_b32_e32 v1, 3, v0
	.loc	0 29 0
	ds_read_b64 v[2:3], v1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.LBB2_2:
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 29 0
	v_cmp_gt_u32_e32 vcc, 64, v0
	.loc	1 40 0 ; @[ banks.cu:30 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:30 ]
	s_barrier
	.loc	0 29 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_4
	.loc	0 0 0
	v_lshlrev_b32_e32 v1, 4, v0
	.loc	0 29 0
	ds_read2_b32 v[2:3], v1 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.LBB2_4:
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 29 0
	v_cmp_gt_u32_e32 vcc, 32, v0
	.loc	1 40 0 ; @[ banks.cu:30 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:30 ]
	s_barrier
	.loc	0 29 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_6
	.loc	0 0 0
	v_lshlrev_b32_e32 v1, 5, v0
	.loc	0 29 0
	ds_read2_b32 v[2:3], v1 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.LBB2_6:
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 29 0
	v_cmp_gt_u32_e32 vcc, 16, v0
	.loc	1 40 0 ; @[ banks.cu:30 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:30 ]
	s_barrier
	.loc	0 29 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_8
	.loc	0 0 0
	v_lshlrev_b32_e32 v1, 6, v0
	.loc	0 29 0
	ds_read2_b32 v[2:3], v1 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.LBB2_8:
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 29 0
	v_cmp_gt_u32_e32 vcc, 8, v0
	.loc	1 40 0 ; @[ banks.cu:30 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:30 ]
	s_barrier
	.loc	0 29 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_10
	.loc	0 0 0
	v_lshlrev_b32_e32 v1, 7, v0
	.loc	0 29 0
	ds_read2_b32 v[2:3], v1 offset1:16
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.LBB2_10:
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 29 0
	v_cmp_gt_u32_e32 vcc, 4, v0
	.loc	1 40 0 ; @[ banks.cu:30 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:30 ]
	s_barrier
	.loc	0 29 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_12
	.loc	0 0 0
	v_lshlrev_b32_e32 v1, 8, v0
	.loc	0 29 0
	ds_read2_b32 v[2:3], v1 offset1:32
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.LBB2_12:
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 29 0
	v_cmp_gt_u32_e32 vcc, 2, v0
	.loc	1 40 0 ; @[ banks.cu:30 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:30 ]
	s_barrier
	.loc	0 29 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_14
	.loc	0 0 0
	v_lshlrev_b32_e32 v1, 9, v0
	.loc	0 29 0
	ds_read2st64_b32 v[2:3], v1 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.LBB2_14:
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 29 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	1 40 0 ; @[ banks.cu:30 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:30 ]
	s_barrier
	.loc	0 29 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_16
	.loc	0 0 0
	v_mov_b32_e32 v2, 0
	.loc	0 29 0
	ds_read2st64_b32 v[0:1], v2 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v2, v0
.LBB2_16:
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 40 0 ; @[ banks.cu:30 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:30 ]
	s_barrier
	.loc	0 32 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_18
	.loc	0 0 0
	s_load_dwordx2 s[0:1], s[0:1], 0x8
	v_mov_b32_e32 v0, 0
	.loc	0 32 0
	ds_read_b32 v1, v0
	s_mov_b32 s3, 0
	s_lshl_b64 s[2:3], s[2:3], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, s3
	global_store_dword v0, v1, s[0:1]
.LBB2_18:
	.loc	0 33 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel tree_sum
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 6
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	tree_sum_fixed,@function
tree_sum_fixed: ; @tree_sum_fixed
	.loc	0 35 0
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	.loc	0 38 0
	v_mov_b32_e32 v3, 0
	v_lshl_or_b32 v2, s2, 8, v0
	s_movk_i32 s3, 0x80
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
	global_load_dword v2, v[2:3], off
	.loc	0 41 0
	v_cmp_gt_u32_e32 vcc, s3, v0
	.loc	0 38 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v2
	.loc	1 40 0 ; @[ banks.cu:39 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:39 ]
	s_barrier
	.loc	0 41 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB3_2
	ds_read2st64_b32 v[2:3], v1 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.LBB3_2:
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 41 0
	v_cmp_gt_u32_e32 vcc, 64, v0
	.loc	1 40 0 ; @[ banks.cu:42 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:42 ]
	s_barrier
	.loc	0 41 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB3_4
	ds_read2st64_b32 v[2:3], v1 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.LBB3_4:
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 41 0
	v_cmp_gt_u32_e32 vcc, 32, v0
	.loc	1 40 0 ; @[ banks.cu:42 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:42 ]
	s_barrier
	.loc	0 41 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB3_6
	ds_read2_b32 v[2:3], v1 offset1:32
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.LBB3_6:
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 41 0
	v_cmp_gt_u32_e32 vcc, 16, v0
	.loc	1 40 0 ; @[ banks.cu:42 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:42 ]
	s_barrier
	.loc	0 41 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB3_8
	ds_read2_b32 v[2:3], v1 offset1:16
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.LBB3_8:
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 41 0
	v_cmp_gt_u32_e32 vcc, 8, v0
	.loc	1 40 0 ; @[ banks.cu:42 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:42 ]
	s_barrier
	.loc	0 41 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB3_10
	ds_read2_b32 v[2:3], v1 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.LBB3_10:
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 41 0
	v_cmp_gt_u32_e32 vcc, 4, v0
	.loc	1 40 0 ; @[ banks.cu:42 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:42 ]
	s_barrier
	.loc	0 41 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB3_12
	ds_read2_b32 v[2:3], v1 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.LBB3_12:
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 41 0
	v_cmp_gt_u32_e32 vcc, 2, v0
	.loc	1 40 0 ; @[ banks.cu:42 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:42 ]
	s_barrier
	.loc	0 41 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB3_14
	ds_read2_b32 v[2:3], v1 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.LBB3_14:
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 41 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	1 40 0 ; @[ banks.cu:42 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:42 ]
	s_barrier
	.loc	0 41 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB3_16
	ds_read2_b32 v[2:3], v1 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v3, v2
	ds_write_b32 v1, v0
.LBB3_16:
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 40 0 ; @[ banks.cu:42 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:42 ]
	s_barrier
	.loc	0 44 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB3_18
	.loc	0 0 0
	s_load_dwordx2 s[0:1], s[0:1], 0x8
	v_mov_b32_e32 v0, 0
	.loc	0 44 0
	ds_read_b32 v1, v0
	s_mov_b32 s3, 0
	s_lshl_b64 s[2:3], s[2:3], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, s3
	global_store_dword v0, v1, s[0:1]
.LBB3_18:
	.loc	0 45 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel tree_sum_fixed
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 6
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	own_slots,@function
own_slots: ; @own_slots
	.loc	0 48 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	0 51 0
	v_mov_b32_e32 v3, 0
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	1 30 0 ; @[ banks.cu:50 ]
	s_load_dword s0, s[0:1], 0x10
	.loc	0 51 0
	s_movk_i32 s1, 0x1000
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[4:5], s[4:5], 0, v[2:3]
	v_add_co_u32_e32 v6, vcc, s1, v4
	s_movk_i32 s1, 0x2000
	s_nop 0
	v_addc_co_u32_e32 v7, vcc, 0, v5, vcc
	v_add_co_u32_e32 v8, vcc, s1, v4
	s_mov_b32 s3, 0
	s_nop 0
	v_addc_co_u32_e32 v9, vcc, 0, v5, vcc
	v_add_co_u32_e32 v4, vcc, 0x3000, v4
	v_lshlrev_b32_e32 v1, 6, v0
	s_nop 0
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	global_load_dword v10, v2, s[4:5]
	global_load_dword v11, v2, s[4:5] offset:1024
	global_load_dword v12, v2, s[4:5] offset:2048
	global_load_dword v13, v2, s[4:5] offset:3072
	global_load_dword v15, v[6:7], off offset:1024
	global_load_dword v16, v[6:7], off offset:2048
	global_load_dword v17, v[6:7], off offset:3072
	global_load_dword v18, v[4:5], off
	global_load_dword v14, v[8:9], off offset:-4096
	global_load_dword v22, v[8:9], off
	global_load_dword v23, v[8:9], off offset:1024
	global_load_dword v24, v[8:9], off offset:2048
	global_load_dword v25, v[8:9], off offset:3072
	global_load_dword v19, v[4:5], off offset:1024
	global_load_dword v20, v[4:5], off offset:2048
                                        ; kill: killed $vgpr8 killed $vgpr9
                                        ; kill: killed $vgpr6 killed $vgpr7
                                        ; kill: killed $sgpr4_sgpr5
                                        ; kill: killed $vgpr2
	global_load_dword v21, v[4:5], off offset:3072
	.loc	0 54 0
	s_cmp_lt_i32 s0, 1
	.loc	0 51 0
	s_waitcnt vmcnt(12)
	ds_write_b128 v1, v[10:13]
	s_waitcnt vmcnt(7)
	ds_write_b128 v1, v[14:17] offset:16
	s_waitcnt vmcnt(3)
	ds_write_b128 v1, v[22:25] offset:32
	s_waitcnt vmcnt(0)
	ds_write_b128 v1, v[18:21] offset:48
	.loc	1 40 0 ; @[ banks.cu:52 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:52 ]
	s_barrier
	.loc	0 54 0
	s_cbranch_scc1 .LBB4_6
	s_and_b32 s2, s0, 7
	s_cmp_lt_u32 s0, 8
	s_cbranch_scc1 .LBB4_7
	s_and_b32 s0, s0, 0x7ffffff8
	s_mov_b32 s1, 4
	v_mov_b32_e32 v2, 0
.LBB4_3: ; =>This Inner Loop Header: Depth=1
	s_add_i32 s4, s1, -4
	s_add_i32 s5, s1, -3
	s_add_i32 s8, s1, -2
	v_cvt_f32_u32_e32 v10, s4
	s_and_b32 s10, s1, 12
	s_and_b32 s14, s4, 8
	s_and_b32 s4, s5, 9
	v_cvt_f32_u32_e32 v11, s5
	s_and_b32 s5, s8, 10
	s_add_i32 s9, s1, -1
	v_cvt_f32_u32_e32 v12, s8
	v_lshl_add_u32 v14, s10, 2, v1
	v_lshl_add_u32 v4, s14, 2, v1
	v_lshl_add_u32 v8, s4, 2, v1
	v_lshl_add_u32 v6, s5, 2, v1
	s_mov_b32 s3, s1
	v_cvt_f32_u32_e32 v13, s9
	ds_read_b32 v18, v4
	ds_read2_b32 v[4:5], v8 offset1:2
	ds_read2_b32 v[6:7], v6 offset1:4
	ds_read2_b32 v[8:9], v8 offset0:4 offset1:6
	ds_read_b32 v14, v14
	v_cvt_f32_u32_e32 v3, s3
	s_add_i32 s11, s1, 1
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v2, v18, v10
	s_add_i32 s12, s1, 2
	v_cvt_f32_u32_e32 v15, s11
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v2, v4, v11
	s_add_i32 s13, s1, 3
	v_cvt_f32_u32_e32 v16, s12
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v2, v6, v12
	v_cvt_f32_u32_e32 v17, s13
	v_fmac_f32_e32 v2, v5, v13
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v2, v14, v3
	v_fmac_f32_e32 v2, v8, v15
	s_add_i32 s1, s1, 8
	s_add_i32 s3, s3, 4
	v_fmac_f32_e32 v2, v7, v16
	s_cmp_eq_u32 s3, s0
	v_fmac_f32_e32 v2, v9, v17
	s_cbranch_scc0 .LBB4_3
	s_add_i32 s3, s1, -4
	s_cmp_lg_u32 s2, 0
	s_cselect_b64 s[0:1], -1, 0
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB4_8
.LBB4_5:
	.loc	0 55 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_dword v0, v2, s[6:7]
	.loc	0 56 0
	s_endpgm
.LBB4_6:
	.loc	0 0 0
	v_mov_b32_e32 v2, 0
	.loc	0 55 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_dword v0, v2, s[6:7]
	.loc	0 56 0
	s_endpgm
.LBB4_7:
	.loc	0 0 0
	v_mov_b32_e32 v2, 0
	s_cbranch_execz .LBB4_5
.LBB4_8: ; =>This Inner Loop Header: Depth=1
	.loc	0 54 0
	s_and_b32 s0, s3, 15
	v_lshl_add_u32 v3, s0, 2, v1
	ds_read_b32 v3, v3
	v_cvt_f32_u32_e32 v4, s3
	s_add_i32 s3, s3, 1
	s_add_i32 s2, s2, -1
	s_cmp_lg_u32 s2, 0
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v2, v3, v4
	s_cbranch_scc1 .LBB4_8
	s_branch .LBB4_5
	.section	.rodata,"a",@progbits
	.amdhsa_kernel own_slots
		.amdhsa_group_segment_fixed_size 16384
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 97
		.amdhsa_next_free_sgpr 96
		.amdhsa_accum_offset 28
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	own_slots_fixed,@function
own_slots_fixed: ; @own_slots_fixed
	.loc	0 58 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	0 61 0
	v_mov_b32_e32 v3, 0
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	1 30 0 ; @[ banks.cu:60 ]
	s_load_dword s0, s[0:1], 0x10
	.loc	0 61 0
	s_movk_i32 s1, 0x1000
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[4:5], s[4:5], 0, v[2:3]
	v_add_co_u32_e32 v6, vcc, s1, v4
	s_movk_i32 s1, 0x2000
	s_nop 0
	v_addc_co_u32_e32 v7, vcc, 0, v5, vcc
	v_add_co_u32_e32 v8, vcc, s1, v4
	s_movk_i32 s1, 0x3000
	s_nop 0
	v_addc_co_u32_e32 v9, vcc, 0, v5, vcc
	v_add_co_u32_e32 v4, vcc, s1, v4
	s_mov_b32 s3, 0
	s_nop 0
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	global_load_dword v1, v2, s[4:5]
	global_load_dword v3, v2, s[4:5] offset:1024
	global_load_dword v10, v2, s[4:5] offset:2048
	global_load_dword v11, v2, s[4:5] offset:3072
	global_load_dword v12, v[6:7], off offset:1024
	global_load_dword v13, v[6:7], off offset:2048
	global_load_dword v14, v[6:7], off offset:3072
	global_load_dword v15, v[4:5], off
	global_load_dword v16, v[8:9], off offset:-4096
	global_load_dword v17, v[8:9], off
	global_load_dword v18, v[8:9], off offset:1024
	global_load_dword v19, v[8:9], off offset:2048
	global_load_dword v20, v[8:9], off offset:3072
	global_load_dword v21, v[4:5], off offset:1024
	global_load_dword v22, v[4:5], off offset:2048
                                        ; kill: killed $vgpr6 killed $vgpr7
                                        ; kill: killed $vgpr8 killed $vgpr9
                                        ; kill: killed $sgpr4_sgpr5
	s_nop 0
	global_load_dword v4, v[4:5], off offset:3072
	.loc	0 64 0
	s_cmp_lt_i32 s0, 1
	.loc	0 61 0
	s_waitcnt vmcnt(14)
	ds_write2st64_b32 v2, v1, v3 offset1:4
	s_waitcnt vmcnt(12)
	ds_write2st64_b32 v2, v10, v11 offset0:8 offset1:12
	s_waitcnt vmcnt(9)
	ds_write2st64_b32 v2, v13, v14 offset0:24 offset1:28
	s_waitcnt vmcnt(7)
	ds_write2st64_b32 v2, v16, v12 offset0:16 offset1:20
	s_waitcnt vmcnt(5)
	ds_write2st64_b32 v2, v17, v18 offset0:32 offset1:36
	s_waitcnt vmcnt(3)
	ds_write2st64_b32 v2, v19, v20 offset0:40 offset1:44
	s_waitcnt vmcnt(2)
	ds_write2st64_b32 v2, v15, v21 offset0:48 offset1:52
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v2, v22, v4 offset0:56 offset1:60
	.loc	1 40 0 ; @[ banks.cu:62 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:62 ]
	s_barrier
	.loc	0 64 0
	s_cbranch_scc1 .LBB5_6
	s_and_b32 s2, s0, 7
	s_cmp_lt_u32 s0, 8
	s_cbranch_scc1 .LBB5_7
	s_and_b32 s0, s0, 0x7ffffff8
	s_mov_b32 s4, 0
	s_movk_i32 s1, 0x700
	v_mov_b32_e32 v1, 0
.LBB5_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	s_mov_b32 s3, s4
	.loc	0 64 0
	v_cvt_f32_u32_e32 v3, s3
	s_add_i32 s15, s3, 1
	s_add_i32 s4, s1, 0xfffff900
	s_add_i32 s5, s1, 0xfffffa00
	s_add_i32 s8, s1, 0xfffffb00
	s_add_i32 s9, s1, 0xfffffc00
	s_add_i32 s10, s1, 0xfffffd00
	s_add_i32 s11, s1, 0xfffffe00
	s_add_i32 s12, s1, 0xffffff00
	s_add_i32 s16, s3, 2
	v_cvt_f32_u32_e32 v7, s15
	s_and_b32 s13, s1, 0xf00
	s_and_b32 s14, s4, 0x800
	s_and_b32 s5, s5, 0x900
	s_and_b32 s8, s8, 0xa00
	s_and_b32 s9, s9, 0xb00
	s_add_i32 s17, s3, 3
	s_and_b32 s10, s10, 0xc00
	s_and_b32 s11, s11, 0xd00
	s_and_b32 s12, s12, 0xe00
	v_cvt_f32_u32_e32 v9, s16
	s_add_i32 s18, s3, 4
	v_lshl_or_b32 v4, s13, 2, v2
	v_lshl_or_b32 v5, s14, 2, v2
	v_lshl_or_b32 v6, s5, 2, v2
	v_lshl_or_b32 v8, s8, 2, v2
	v_lshl_or_b32 v10, s9, 2, v2
	v_cvt_f32_u32_e32 v11, s17
	v_lshl_or_b32 v12, s10, 2, v2
	v_lshl_or_b32 v14, s11, 2, v2
	v_lshl_or_b32 v16, s12, 2, v2
	s_add_i32 s19, s3, 5
	v_cvt_f32_u32_e32 v13, s18
	ds_read_b32 v5, v5
	ds_read_b32 v6, v6
	ds_read_b32 v8, v8
	ds_read_b32 v10, v10
	ds_read_b32 v12, v12
	ds_read_b32 v14, v14
	ds_read_b32 v16, v16
	ds_read_b32 v4, v4
	s_waitcnt lgkmcnt(7)
	v_fmac_f32_e32 v1, v5, v3
	s_add_i32 s20, s3, 6
	v_cvt_f32_u32_e32 v15, s19
	s_waitcnt lgkmcnt(6)
	v_fmac_f32_e32 v1, v6, v7
	s_add_i32 s13, s3, 7
	v_cvt_f32_u32_e32 v17, s20
	s_waitcnt lgkmcnt(5)
	v_fmac_f32_e32 v1, v8, v9
	v_cvt_f32_u32_e32 v18, s13
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v1, v10, v11
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v1, v12, v13
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v1, v14, v15
	s_addk_i32 s1, 0x800
	s_add_i32 s4, s3, 8
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v1, v16, v17
	s_cmp_eq_u32 s4, s0
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v1, v4, v18
	s_cbranch_scc0 .LBB5_3
	s_add_i32 s3, s3, 8
	s_cmp_lg_u32 s2, 0
	s_cselect_b64 s[0:1], -1, 0
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB5_8
.LBB5_5:
	.loc	0 65 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_dword v0, v1, s[6:7]
	.loc	0 66 0
	s_endpgm
.LBB5_6:
	.loc	0 0 0
	v_mov_b32_e32 v1, 0
	.loc	0 65 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_dword v0, v1, s[6:7]
	.loc	0 66 0
	s_endpgm
.LBB5_7:
	.loc	0 0 0
	v_mov_b32_e32 v1, 0
	s_cbranch_execz .LBB5_5
.LBB5_8:
	.loc	0 64 0
	s_lshl_b32 s0, s3, 8
.LBB5_9: ; =>This Inner Loop Header: Depth=1
	s_and_b32 s1, s0, 0xf00
	v_lshl_or_b32 v4, s1, 2, v2
	ds_read_b32 v4, v4
	v_cvt_f32_u32_e32 v3, s3
	s_add_i32 s3, s3, 1
	s_addk_i32 s0, 0x100
	s_add_i32 s2, s2, -1
	s_cmp_lg_u32 s2, 0
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v1, v4, v3
	s_cbranch_scc1 .LBB5_9
	s_branch .LBB5_5
	.section	.rodata,"a",@progbits
	.amdhsa_kernel own_slots_fixed
		.amdhsa_group_segment_fixed_size 16384
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 97
		.amdhsa_next_free_sgpr 96
		.amdhsa_accum_offset 24
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	double_column,@function
double_column: ; @double_column
	.loc	0 69 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	v_bfe_u32 v1, v0, 10, 10
	.loc	0 72 0
	v_lshlrev_b32_e32 v2, 5, v1
	v_and_b32_e32 v0, 0x3ff, v0
	v_add_lshl_u32 v2, v2, v0, 3
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[6:7], v2, s[0:1]
	v_lshlrev_b32_e32 v3, 8, v1
	.loc	0 74 0
	v_lshlrev_b32_e32 v4, 8, v0
	.loc	0 72 0
	v_lshl_add_u32 v0, v0, 3, v3
	.loc	0 74 0
	v_lshl_add_u32 v1, v1, 3, v4
	.loc	0 72 0
	s_waitcnt vmcnt(0)
	ds_write_b64 v0, v[6:7]
	.loc	1 40 0 ; @[ banks.cu:73 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:73 ]
	s_barrier
	.loc	0 74 0
	ds_read_b64 v[0:1], v1
	s_waitcnt lgkmcnt(0)
	global_store_dwordx2 v2, v[0:1], s[2:3]
	.loc	0 75 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel double_column
		.amdhsa_group_segment_fixed_size 8192
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 4
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	double_column_fixed,@function
double_column_fixed: ; @double_column_fixed
	.loc	0 77 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	v_bfe_u32 v1, v0, 10, 10
	.loc	0 80 0
	v_lshlrev_b32_e32 v2, 5, v1
	v_and_b32_e32 v0, 0x3ff, v0
	v_add_lshl_u32 v2, v2, v0, 3
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[6:7], v2, s[0:1]
	v_mul_u32_u24_e32 v3, 0x108, v1
	.loc	0 82 0
	v_mul_u32_u24_e32 v4, 0x108, v0
	.loc	0 80 0
	v_lshl_add_u32 v0, v0, 3, v3
	.loc	0 82 0
	v_lshl_add_u32 v1, v1, 3, v4
	.loc	0 80 0
	s_waitcnt vmcnt(0)
	ds_write_b64 v0, v[6:7]
	.loc	1 40 0 ; @[ banks.cu:81 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:81 ]
	s_barrier
	.loc	0 82 0
	ds_read_b64 v[0:1], v1
	s_waitcnt lgkmcnt(0)
	global_store_dwordx2 v2, v[0:1], s[2:3]
	.loc	0 83 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel double_column_fixed
		.amdhsa_group_segment_fixed_size 8448
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 4
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	bodies,@function
bodies: ; @bodies
	.loc	0 90 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	.loc	0 93 0
	v_lshlrev_b32_e32 v2, 2, v0
	v_lshlrev_b32_e32 v4, 5, v0
	.loc	0 96 0
	v_xor_b32_e32 v0, 1, v0
	v_lshlrev_b32_e32 v0, 5, v0
	.loc	0 93 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v2, s[0:1]
	.loc	0 94 0
	global_load_dword v3, v2, s[0:1] offset:512
	.loc	0 0 0
	s_waitcnt vmcnt(0)
	ds_write2_b32 v4, v1, v3 offset1:3
	.loc	1 40 0 ; @[ banks.cu:95 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:95 ]
	s_barrier
	.loc	0 96 0
	ds_read2_b32 v[0:1], v0 offset1:3
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v0, v0, v1
	global_store_dword v2, v0, s[2:3]
	.loc	0 97 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel bodies
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 4
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	bodies_fixed,@function
bodies_fixed: ; @bodies_fixed
	.loc	0 99 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	.loc	0 102 0
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 105 0
	v_xor_b32_e32 v0, 1, v0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 102 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v2, s[0:1]
	.loc	0 103 0
	global_load_dword v3, v2, s[0:1] offset:512
	.loc	0 0 0
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v2, v1, v3 offset1:2
	.loc	1 40 0 ; @[ banks.cu:104 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:104 ]
	s_barrier
	.loc	0 105 0
	ds_read2st64_b32 v[0:1], v0 offset1:2
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v0, v0, v1
	global_store_dword v2, v0, s[2:3]
	.loc	0 106 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel bodies_fixed
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 4
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	volatile_sum,@function
volatile_sum: ; @volatile_sum
	.loc	0 109 0
	s_load_dwordx2 s[6:7], s[0:1], 0x0
	.loc	0 112 0
	v_lshlrev_b32_e32 v2, 2, v0
	s_mov_b64 s[4:5], src_shared_base
	v_mov_b32_e32 v3, s5
	.loc	0 114 0
	v_cmp_gt_u32_e32 vcc, 32, v0
	.loc	0 112 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v2, s[6:7]
	s_waitcnt vmcnt(0)
	flat_store_dword v[2:3], v1 sc0 sc1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	; wave barrier
	.loc	0 114 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB10_2
	.loc	0 0 0
	s_mov_b64 s[6:7], src_shared_base
	.loc	0 115 0
	v_add_u32_e32 v4, 0x80, v2
	v_mov_b32_e32 v5, s7
	flat_load_dword v1, v[4:5] sc0 sc1
	s_waitcnt vmcnt(0)
	flat_load_dword v6, v[2:3] sc0 sc1
	s_waitcnt vmcnt(0)
	.loc	0 116 0
	v_add_u32_e32 v4, 64, v2
	.loc	0 115 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v6
	flat_store_dword v[2:3], v1 sc0 sc1
	s_waitcnt vmcnt(0)
	.loc	0 116 0
	flat_load_dword v1, v[4:5] sc0 sc1
	s_waitcnt vmcnt(0)
	flat_load_dword v6, v[2:3] sc0 sc1
	s_waitcnt vmcnt(0)
	.loc	0 117 0
	v_add_u32_e32 v4, 32, v2
	.loc	0 116 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v6
	flat_store_dword v[2:3], v1 sc0 sc1
	s_waitcnt vmcnt(0)
	.loc	0 117 0
	flat_load_dword v1, v[4:5] sc0 sc1
	s_waitcnt vmcnt(0)
	flat_load_dword v6, v[2:3] sc0 sc1
	s_waitcnt vmcnt(0)
	.loc	0 118 0
	v_add_u32_e32 v4, 16, v2
	.loc	0 117 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v6
	flat_store_dword v[2:3], v1 sc0 sc1
	s_waitcnt vmcnt(0)
	.loc	0 118 0
	flat_load_dword v1, v[4:5] sc0 sc1
	s_waitcnt vmcnt(0)
	flat_load_dword v6, v[2:3] sc0 sc1
	s_waitcnt vmcnt(0)
	.loc	0 119 0
	v_add_u32_e32 v4, 8, v2
	.loc	0 118 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v6
	flat_store_dword v[2:3], v1 sc0 sc1
	s_waitcnt vmcnt(0)
	.loc	0 119 0
	flat_load_dword v1, v[4:5] sc0 sc1
	s_waitcnt vmcnt(0)
	flat_load_dword v6, v[2:3] sc0 sc1
	s_waitcnt vmcnt(0)
	.loc	0 120 0
	v_add_u32_e32 v4, 4, v2
	.loc	0 119 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v6
	flat_store_dword v[2:3], v1 sc0 sc1
	s_waitcnt vmcnt(0)
	.loc	0 120 0
	flat_load_dword v1, v[4:5] sc0 sc1
	s_waitcnt vmcnt(0)
	flat_load_dword v6, v[2:3] sc0 sc1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_f32_e32 v1, v1, v6
	flat_store_dword v[2:3], v1 sc0 sc1
	s_waitcnt vmcnt(0)
.LBB10_2:
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
	s_mov_b32 s3, 0
	.loc	0 122 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB10_4
	s_mov_b64 s[4:5], src_shared_base
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s5
	flat_load_dword v1, v[0:1] sc0 sc1
	s_waitcnt vmcnt(0)
	s_load_dwordx2 s[0:1], s[0:1], 0x8
	s_lshl_b64 s[2:3], s[2:3], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, s3
	global_store_dword v0, v1, s[0:1]
.LBB10_4:
	.loc	0 123 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel volatile_sum
		.amdhsa_group_segment_fixed_size 384
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	volatile_sum_fixed,@function
volatile_sum_fixed: ; @volatile_sum_fixed
	.loc	0 125 0
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	.loc	0 128 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 130 0
	v_cmp_gt_u32_e32 vcc, 32, v0
	.loc	0 128 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v2
	.loc	1 40 0 ; @[ banks.cu:129 ]
	s_waitcnt lgkmcnt(0)
	; wave barrier
	.loc	0 130 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB11_3
	.loc	0 131 0
	ds_read2_b32 v[2:3], v1 offset1:32
	v_mbcnt_lo_u32_b32 v1, -1, 0
	v_mbcnt_hi_u32_b32 v1, -1, v1
	s_mov_b32 s3, 0
	.loc	0 133 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 131 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v2, v3
	.loc	1 49 0 ; @[ banks.cu:132 ]
	v_lshlrev_b32_e32 v3, 2, v1
	ds_bpermute_b32 v1, v3, v2 offset:64
	.loc	0 132 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v2, v1
	.loc	1 49 0 ; @[ banks.cu:132 ]
	ds_bpermute_b32 v2, v3, v1 offset:32
	.loc	0 132 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v2
	.loc	1 49 0 ; @[ banks.cu:132 ]
	ds_bpermute_b32 v2, v3, v1 offset:16
	.loc	0 132 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v2
	.loc	1 49 0 ; @[ banks.cu:132 ]
	ds_bpermute_b32 v2, v3, v1 offset:8
	.loc	0 132 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v2
	.loc	1 49 0 ; @[ banks.cu:132 ]
	ds_bpermute_b32 v2, v3, v1 offset:4
	.loc	0 133 0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB11_3
	.loc	0 0 0
	s_load_dwordx2 s[0:1], s[0:1], 0x8
	s_lshl_b64 s[2:3], s[2:3], 2
	.loc	0 132 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v2
	v_mov_b32_e32 v1, 0
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, s3
	.loc	0 133 0
	global_store_dword v1, v0, s[0:1]
.LBB11_3:
	.loc	0 134 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel volatile_sum_fixed
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 6
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	tiled_product,@function
tiled_product: ; @tiled_product
	.loc	0 137 0
	s_load_dwordx2 s[4:5], s[0:1], 0x10
	.loc	1 30 0 ; @[ banks.cu:139 ]
	s_load_dword s7, s[0:1], 0x18
	v_and_b32_e32 v2, 0x3ff, v0
	v_bfe_u32 v0, v0, 10, 10
	.loc	0 139 0
	v_lshl_add_u32 v1, s3, 4, v0
	s_lshl_b32 s6, s2, 4
	.loc	0 141 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s7, 1
	v_mul_lo_u32 v3, s7, v1
	s_cbranch_scc1 .LBB12_3
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	v_lshlrev_b32_e32 v4, 6, v0
	v_lshlrev_b32_e32 v1, 2, v2
	.loc	0 141 0
	v_mul_lo_u32 v0, v0, s7
	v_add_u32_e32 v5, v4, v1
	v_add_u32_e32 v6, 0x400, v1
	v_add3_u32 v0, v2, v0, s6
	s_lshl_b32 s8, s7, 4
	v_add_u32_e32 v8, v2, v3
	s_mov_b32 s9, 0
	v_mov_b32_e32 v7, 0
.LBB12_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 142 0
	v_add_u32_e32 v10, s9, v8
	.loc	0 143 0
	v_ashrrev_i32_e32 v1, 31, v0
	.loc	0 142 0
	v_ashrrev_i32_e32 v11, 31, v10
	.loc	0 143 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[12:13], v[0:1], 2, s[2:3]
	.loc	0 142 0
	v_lshl_add_u64 v[10:11], v[10:11], 2, s[0:1]
	.loc	0 143 0
	global_load_dword v1, v[12:13], off
	.loc	0 142 0
	global_load_dword v9, v[10:11], off
	.loc	0 141 0
	s_add_i32 s9, s9, 16
	v_add_u32_e32 v0, s8, v0
	s_cmp_ge_i32 s9, s7
	.loc	0 0 0
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v5, v9, v1 offset1:4
	.loc	1 40 0 ; @[ banks.cu:144 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:144 ]
	s_barrier
	.loc	0 145 0
	ds_read_b128 v[10:13], v4
	ds_read_b128 v[14:17], v4 offset:16
	ds_read_b128 v[18:21], v4 offset:32
	ds_read_b128 v[22:25], v4 offset:48
	ds_read2_b32 v[26:27], v6 offset1:16
	ds_read2_b32 v[28:29], v6 offset0:32 offset1:48
	ds_read2_b32 v[30:31], v6 offset0:64 offset1:80
	ds_read2_b32 v[32:33], v6 offset0:96 offset1:112
	ds_read2_b32 v[34:35], v6 offset0:128 offset1:144
	ds_read2_b32 v[36:37], v6 offset0:160 offset1:176
	ds_read2_b32 v[38:39], v6 offset0:192 offset1:208
	ds_read2_b32 v[40:41], v6 offset0:224 offset1:240
	s_waitcnt lgkmcnt(7)
	v_fmac_f32_e32 v7, v10, v26
	v_fmac_f32_e32 v7, v11, v27
	s_waitcnt lgkmcnt(6)
	v_fmac_f32_e32 v7, v12, v28
	s_waitcnt lgkmcnt(5)
	v_pk_mul_f32 v[14:15], v[14:15], v[30:31]
	v_fmac_f32_e32 v7, v13, v29
	v_add_f32_e32 v1, v7, v14
	s_waitcnt lgkmcnt(4)
	v_pk_mul_f32 v[16:17], v[16:17], v[32:33]
	v_add_f32_e32 v1, v1, v15
	v_add_f32_e32 v1, v1, v16
	s_waitcnt lgkmcnt(3)
	v_pk_mul_f32 v[18:19], v[18:19], v[34:35]
	v_add_f32_e32 v1, v1, v17
	v_add_f32_e32 v1, v1, v18
	s_waitcnt lgkmcnt(2)
	v_pk_mul_f32 v[20:21], v[20:21], v[36:37]
	v_add_f32_e32 v1, v1, v19
	v_add_f32_e32 v1, v1, v20
	s_waitcnt lgkmcnt(1)
	v_pk_mul_f32 v[22:23], v[22:23], v[38:39]
	v_add_f32_e32 v1, v1, v21
	v_add_f32_e32 v1, v1, v22
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[24:25], v[24:25], v[40:41]
	v_add_f32_e32 v1, v1, v23
	v_add_f32_e32 v1, v1, v24
	v_add_f32_e32 v7, v1, v25
	.loc	1 41 0 ; @[ banks.cu:146 ]
	s_barrier
	.loc	0 141 0
	s_cbranch_scc0 .LBB12_2
	s_branch .LBB12_4
.LBB12_3:
	.loc	0 0 0
	v_mov_b32_e32 v7, 0
.LBB12_4:
	.loc	0 148 0
	v_add3_u32 v0, s6, v2, v3
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[4:5]
	global_store_dword v[0:1], v7, off
	.loc	0 149 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel tiled_product
		.amdhsa_group_segment_fixed_size 2048
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 42
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 44
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	tiled_product_fixed,@function
tiled_product_fixed: ; @tiled_product_fixed
	.loc	1 30 0 ; @[ banks.cu:154 ]
	s_load_dword s6, s[0:1], 0x18
	s_load_dwordx2 s[4:5], s[0:1], 0x10
	.loc	0 154 0
	s_lshl_b32 s7, s3, 6
	s_lshl_b32 s8, s2, 6
	v_and_b32_e32 v16, 15, v0
	.loc	0 156 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 1
	.loc	0 154 0
	v_lshrrev_b32_e32 v17, 4, v0
	.loc	0 156 0
	s_cbranch_scc1 .LBB13_5
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	v_lshrrev_b32_e32 v18, 6, v0
	v_and_b32_e32 v0, 63, v0
	v_lshlrev_b32_e32 v1, 8, v18
	v_mov_b32_e32 v12, 0
	v_or_b32_e32 v19, s7, v0
	v_or_b32_e32 v20, s8, v0
	v_lshl_or_b32 v22, v0, 2, v1
	.loc	0 156 0
	v_mov_b32_e32 v0, 0x1000
	v_mov_b32_e32 v13, v12
	v_lshlrev_b32_e32 v21, 2, v17
	s_lshl_b32 s9, s6, 2
	v_lshl_or_b32 v23, v16, 2, v0
	s_mov_b32 s10, 0
	v_mov_b64_e32 v[14:15], v[12:13]
	v_mov_b64_e32 v[4:5], v[12:13]
	v_mov_b64_e32 v[8:9], v[12:13]
	v_mov_b64_e32 v[6:7], v[12:13]
	v_mov_b64_e32 v[10:11], v[12:13]
	v_mov_b64_e32 v[0:1], v[12:13]
	v_mov_b64_e32 v[2:3], v[12:13]
.LBB13_2: ; =>This Loop Header: Depth=1
                                        ; Child Loop BB13_3 Depth 2
	.loc	0 0 0
	v_or_b32_e32 v24, s10, v18
	.loc	0 158 0
	v_mul_lo_u32 v26, v24, s6
	v_add_u32_e32 v24, v19, v26
	v_ashrrev_i32_e32 v25, 31, v24
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[24:25], v[24:25], 2, s[0:1]
	global_load_dword v27, v[24:25], off
	.loc	0 159 0
	v_add_u32_e32 v24, v20, v26
	v_ashrrev_i32_e32 v25, 31, v24
	v_lshl_add_u64 v[24:25], v[24:25], 2, s[2:3]
	.loc	0 158 0
	v_add_u32_e32 v26, s9, v26
	.loc	0 159 0
	global_load_dword v28, v[24:25], off
	.loc	0 158 0
	v_add_u32_e32 v24, v19, v26
	v_ashrrev_i32_e32 v25, 31, v24
	v_lshl_add_u64 v[24:25], v[24:25], 2, s[0:1]
	global_load_dword v29, v[24:25], off
	.loc	0 159 0
	v_add_u32_e32 v24, v20, v26
	v_ashrrev_i32_e32 v25, 31, v24
	v_lshl_add_u64 v[24:25], v[24:25], 2, s[2:3]
	.loc	0 158 0
	v_add_u32_e32 v26, s9, v26
	.loc	0 159 0
	global_load_dword v30, v[24:25], off
	.loc	0 158 0
	v_add_u32_e32 v24, v19, v26
	v_ashrrev_i32_e32 v25, 31, v24
	v_lshl_add_u64 v[24:25], v[24:25], 2, s[0:1]
	global_load_dword v31, v[24:25], off
	.loc	0 159 0
	v_add_u32_e32 v24, v20, v26
	v_ashrrev_i32_e32 v25, 31, v24
	v_lshl_add_u64 v[24:25], v[24:25], 2, s[2:3]
	.loc	0 158 0
	v_add_u32_e32 v26, s9, v26
	.loc	0 159 0
	global_load_dword v32, v[24:25], off
	.loc	0 158 0
	v_add_u32_e32 v24, v19, v26
	v_ashrrev_i32_e32 v25, 31, v24
	v_lshl_add_u64 v[24:25], v[24:25], 2, s[0:1]
	global_load_dword v33, v[24:25], off
	.loc	0 159 0
	v_add_u32_e32 v24, v20, v26
	v_ashrrev_i32_e32 v25, 31, v24
	v_lshl_add_u64 v[24:25], v[24:25], 2, s[2:3]
	global_load_dword v24, v[24:25], off
	s_mov_b32 s11, 0
	.loc	0 158 0
	s_waitcnt vmcnt(5)
	ds_write2st64_b32 v22, v27, v29 offset1:4
	.loc	0 159 0
	s_waitcnt vmcnt(4)
	ds_write2st64_b32 v22, v28, v30 offset0:16 offset1:20
	.loc	0 158 0
	s_waitcnt vmcnt(1)
	ds_write2st64_b32 v22, v31, v33 offset0:8 offset1:12
	.loc	0 159 0
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v22, v32, v24 offset0:24 offset1:28
	.loc	1 40 0 ; @[ banks.cu:161 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:161 ]
	s_barrier
.LBB13_3: ; Parent Loop BB13_2 Depth=1
                                        ; => This Inner Loop Header: Depth=2
	.loc	1 0 0
	v_add_u32_e32 v38, s11, v21
	v_add_u32_e32 v36, s11, v23
	ds_read2_b32 v[24:25], v38 offset1:16
	.loc	0 165 0
	ds_read2_b32 v[26:27], v36 offset1:16
	ds_read2_b32 v[28:29], v36 offset0:32 offset1:48
	ds_read2_b32 v[30:31], v38 offset0:32 offset1:48
	ds_read2_b32 v[32:33], v38 offset0:64 offset1:80
	ds_read2_b32 v[34:35], v36 offset0:64 offset1:80
	ds_read2_b32 v[36:37], v36 offset0:96 offset1:112
	ds_read2_b32 v[38:39], v38 offset0:96 offset1:112
	s_waitcnt lgkmcnt(6)
	v_pk_fma_f32 v[12:13], v[24:25], v[26:27], v[12:13] op_sel_hi:[0,1,1]
	s_waitcnt lgkmcnt(5)
	v_pk_fma_f32 v[14:15], v[24:25], v[28:29], v[14:15] op_sel_hi:[0,1,1]
	v_mov_b32_e32 v24, v25
	s_waitcnt lgkmcnt(4)
	v_pk_fma_f32 v[6:7], v[30:31], v[26:27], v[6:7] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[10:11], v[30:31], v[28:29], v[10:11] op_sel_hi:[0,1,1]
	v_mov_b32_e32 v30, v31
	.loc	0 163 0
	s_addk_i32 s11, 0x200
	.loc	0 165 0
	s_waitcnt lgkmcnt(3)
	v_mov_b32_e32 v40, v33
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v42, v39
	v_pk_fma_f32 v[4:5], v[24:25], v[26:27], v[4:5] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[8:9], v[24:25], v[28:29], v[8:9] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[30:31], v[26:27], v[0:1] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[30:31], v[28:29], v[2:3] op_sel_hi:[0,1,1]
	.loc	0 163 0
	s_cmpk_lg_i32 s11, 0x1000
	.loc	0 165 0
	v_pk_fma_f32 v[12:13], v[32:33], v[34:35], v[12:13] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[14:15], v[32:33], v[36:37], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[6:7], v[38:39], v[34:35], v[6:7] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[10:11], v[38:39], v[36:37], v[10:11] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[40:41], v[34:35], v[4:5] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[8:9], v[40:41], v[36:37], v[8:9] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[42:43], v[34:35], v[0:1] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[42:43], v[36:37], v[2:3] op_sel_hi:[0,1,1]
	.loc	0 163 0
	s_cbranch_scc1 .LBB13_3
	.loc	0 156 0
	s_add_i32 s10, s10, 16
	s_cmp_ge_i32 s10, s6
	.loc	1 41 0 ; @[ banks.cu:166 ]
	s_barrier
	.loc	0 156 0
	s_cbranch_scc0 .LBB13_2
	s_branch .LBB13_6
.LBB13_5:
	.loc	0 0 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
.LBB13_6:
	v_or_b32_e32 v17, s7, v17
	v_or_b32_e32 v16, s8, v16
	v_mad_u64_u32 v[16:17], s[0:1], v17, s6, v[16:17]
	.loc	0 169 0
	v_ashrrev_i32_e32 v17, 31, v16
	v_lshl_add_u64 v[18:19], v[16:17], 2, s[4:5]
	s_lshl_b32 s0, s6, 4
	global_store_dword v[18:19], v12, off
	global_store_dword v[18:19], v13, off offset:64
	global_store_dword v[18:19], v14, off offset:128
	global_store_dword v[18:19], v15, off offset:192
	v_add_u32_e32 v12, s0, v16
	v_ashrrev_i32_e32 v13, 31, v12
	v_lshl_add_u64 v[14:15], v[12:13], 2, s[4:5]
	global_store_dword v[14:15], v4, off
	global_store_dword v[14:15], v5, off offset:64
	global_store_dword v[14:15], v8, off offset:128
	global_store_dword v[14:15], v9, off offset:192
	v_add_u32_e32 v4, s0, v12
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[8:9], v[4:5], 2, s[4:5]
	v_add_u32_e32 v4, s0, v4
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[4:5]
	global_store_dword v[8:9], v6, off
	global_store_dword v[8:9], v7, off offset:64
	global_store_dword v[8:9], v10, off offset:128
	global_store_dword v[8:9], v11, off offset:192
	global_store_dword v[4:5], v0, off
	global_store_dword v[4:5], v1, off offset:64
	global_store_dword v[4:5], v2, off offset:128
	global_store_dword v[4:5], v3, off offset:192
	.loc	0 170 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel tiled_product_fixed
		.amdhsa_group_segment_fixed_size 8192
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_next_free_vgpr 44
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 44
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
    .group_segment_fixed_size: 4096
    .max_flat_workgroup_size: 1024
    .name: tile_column
    .private_segment_fixed_size: 0
    .sgpr_count: 15
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
    .name: tile_column_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 15
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
    .group_segment_fixed_size: 1024
    .max_flat_workgroup_size: 256
    .name: tree_sum
    .private_segment_fixed_size: 0
    .sgpr_count: 12
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
    .group_segment_fixed_size: 1024
    .max_flat_workgroup_size: 256
    .name: tree_sum_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 12
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
    .group_segment_fixed_size: 16384
    .max_flat_workgroup_size: 256
    .name: own_slots
    .private_segment_fixed_size: 0
    .sgpr_count: 21
    .vgpr_count: 26
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
    .group_segment_fixed_size: 16384
    .max_flat_workgroup_size: 256
    .name: own_slots_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 27
    .vgpr_count: 23
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
    .group_segment_fixed_size: 8192
    .max_flat_workgroup_size: 1024
    .name: double_column
    .private_segment_fixed_size: 0
    .sgpr_count: 10
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
    .group_segment_fixed_size: 8448
    .max_flat_workgroup_size: 1024
    .name: double_column_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 10
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
    .group_segment_fixed_size: 4096
    .max_flat_workgroup_size: 128
    .name: bodies
    .private_segment_fixed_size: 0
    .sgpr_count: 10
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
    .group_segment_fixed_size: 1024
    .max_flat_workgroup_size: 128
    .name: bodies_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 10
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
    .group_segment_fixed_size: 384
    .max_flat_workgroup_size: 64
    .name: volatile_sum
    .private_segment_fixed_size: 0
    .sgpr_count: 14
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
    .group_segment_fixed_size: 256
    .max_flat_workgroup_size: 64
    .name: volatile_sum_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 12
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
    .group_segment_fixed_size: 2048
    .max_flat_workgroup_size: 1024
    .name: tiled_product
    .private_segment_fixed_size: 0
    .sgpr_count: 16
    .vgpr_count: 42
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
    .group_segment_fixed_size: 8192
    .max_flat_workgroup_size: 256
    .name: tiled_product_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 18
    .vgpr_count: 44
    .wavefront_size: 64
amdhsa.target: amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
