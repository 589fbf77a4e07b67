	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.type	tile_column,@function
tile_column: ; @tile_column
	.file	0 "banks.cu"
	.file	1 "gpu.h"
	.loc	1 30 0 ; @[ banks.cu:7 ]
	s_load_b32 s4, s[0:1], 0x10
	v_bfe_u32 v4, v0, 10, 10
	.loc	0 8 0
	s_lshl_b32 s5, s15, 5
	s_load_b128 s[0:3], s[0:1], 0x0
	v_and_b32_e32 v5, 0x3ff, v0
	s_lshl_b32 s6, s14, 5
	v_add_nc_u32_e32 v1, s5, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	.loc	0 10 0
	v_lshlrev_b32_e32 v6, 7, v5
	.loc	0 8 0
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v2, s4, v1
	v_mov_b32_e32 v1, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v0, s6, v5, v2
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s0, v2
	v_add_co_ci_u32_e64 v3, null, s1, v3, vcc_lo
	global_load_b32 v0, v[2:3], off
	.loc	0 10 0
	v_add_nc_u32_e32 v3, s6, v4
	.loc	0 8 0
	v_lshlrev_b32_e32 v2, 7, v4
	.loc	0 10 0
	v_lshl_add_u32 v4, v4, 2, v6
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_lo_u32 v3, s4, v3
	.loc	0 8 0
	v_lshl_add_u32 v2, v5, 2, v2
	s_waitcnt vmcnt(0)
	ds_store_b32 v2, v0
	.loc	0 10 0
	v_add3_u32 v0, s5, v5, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s2, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	.loc	1 40 0 ; @[ banks.cu:9 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:9 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:9 ]
	buffer_gl0_inv
	.loc	0 10 0
	ds_load_b32 v2, v4
	s_waitcnt lgkmcnt(0)
	global_store_b32 v[0:1], v2, off
	.loc	0 11 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel tile_column
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	tile_column_fixed,@function
tile_column_fixed: ; @tile_column_fixed
	.loc	1 30 0 ; @[ banks.cu:15 ]
	s_load_b32 s4, s[0:1], 0x10
	v_bfe_u32 v4, v0, 10, 10
	.loc	0 16 0
	s_lshl_b32 s5, s15, 5
	s_load_b128 s[0:3], s[0:1], 0x0
	v_and_b32_e32 v5, 0x3ff, v0
	s_lshl_b32 s6, s14, 5
	v_add_nc_u32_e32 v1, s5, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	.loc	0 18 0
	v_mul_u32_u24_e32 v6, 0x84, v5
	.loc	0 16 0
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v2, s4, v1
	v_mov_b32_e32 v1, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v0, s6, v5, v2
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s0, v2
	v_add_co_ci_u32_e64 v3, null, s1, v3, vcc_lo
	global_load_b32 v0, v[2:3], off
	.loc	0 18 0
	v_add_nc_u32_e32 v3, s6, v4
	.loc	0 16 0
	v_mul_u32_u24_e32 v2, 0x84, v4
	.loc	0 18 0
	v_lshl_add_u32 v4, v4, 2, v6
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_lo_u32 v3, s4, v3
	.loc	0 16 0
	v_lshl_add_u32 v2, v5, 2, v2
	s_waitcnt vmcnt(0)
	ds_store_b32 v2, v0
	.loc	0 18 0
	v_add3_u32 v0, s5, v5, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s2, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	.loc	1 40 0 ; @[ banks.cu:17 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:17 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:17 ]
	buffer_gl0_inv
	.loc	0 18 0
	ds_load_b32 v2, v4
	s_waitcnt lgkmcnt(0)
	global_store_b32 v[0:1], v2, off
	.loc	0 19 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel tile_column_fixed
		.amdhsa_group_segment_fixed_size 4224
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	tree_sum,@function
tree_sum: ; @tree_sum
	.loc	0 22 0
	s_load_b64 s[4:5], s[0:1], 0x0
	s_mov_b32 s2, s15
	.loc	0 25 0
	v_mov_b32_e32 v2, 0
	v_lshl_or_b32 v1, s2, 8, v0
	.loc	0 29 0
	s_mov_b32 s3, exec_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	.loc	0 25 0
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, vcc_lo, s4, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s5, v2, vcc_lo
	global_load_b32 v1, v[1:2], off
	v_lshlrev_b32_e32 v2, 2, v0
	s_waitcnt vmcnt(0)
	ds_store_b32 v2, v1
	.loc	1 40 0 ; @[ banks.cu:26 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:26 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:26 ]
	buffer_gl0_inv
	.loc	0 29 0
	v_cmpx_gt_u32_e32 0x80, v0
	s_cbranch_execz .LBB2_2
	.loc	0 0 0
	v_lshlrev_b32_e32 v3, 3, v0
	.loc	0 29 0
	ds_load_b64 v[1:2], v3
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v2, v1
	ds_store_b32 v3, v1
.LBB2_2:
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s3
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	0 29 0
	s_mov_b32 s3, exec_lo
	.loc	1 40 0 ; @[ banks.cu:30 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:30 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:30 ]
	buffer_gl0_inv
	.loc	0 29 0
	v_cmpx_gt_u32_e32 64, v0
	s_cbranch_execz .LBB2_4
	.loc	0 0 0
	v_lshlrev_b32_e32 v3, 4, v0
	.loc	0 29 0
	ds_load_2addr_b32 v[1:2], v3 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v2, v1
	ds_store_b32 v3, v1
.LBB2_4:
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s3
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	0 29 0
	s_mov_b32 s3, exec_lo
	.loc	1 40 0 ; @[ banks.cu:30 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:30 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:30 ]
	buffer_gl0_inv
	.loc	0 29 0
	v_cmpx_gt_u32_e32 32, v0
	s_cbranch_execz .LBB2_6
	.loc	0 0 0
	v_lshlrev_b32_e32 v3, 5, v0
	.loc	0 29 0
	ds_load_2addr_b32 v[1:2], v3 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v2, v1
	ds_store_b32 v3, v1
.LBB2_6:
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s3
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	0 29 0
	s_mov_b32 s3, exec_lo
	.loc	1 40 0 ; @[ banks.cu:30 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:30 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:30 ]
	buffer_gl0_inv
	.loc	0 29 0
	v_cmpx_gt_u32_e32 16, v0
	s_cbranch_execz .LBB2_8
	.loc	0 0 0
	v_lshlrev_b32_e32 v3, 6, v0
	.loc	0 29 0
	ds_load_2addr_b32 v[1:2], v3 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v2, v1
	ds_store_b32 v3, v1
.LBB2_8:
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s3
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	0 29 0
	s_mov_b32 s3, exec_lo
	.loc	1 40 0 ; @[ banks.cu:30 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:30 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:30 ]
	buffer_gl0_inv
	.loc	0 29 0
	v_cmpx_gt_u32_e32 8, v0
	s_cbranch_execz .LBB2_10
	.loc	0 0 0
	v_lshlrev_b32_e32 v3, 7, v0
	.loc	0 29 0
	ds_load_2addr_b32 v[1:2], v3 offset1:16
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v2, v1
	ds_store_b32 v3, v1
.LBB2_10:
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s3
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	0 29 0
	s_mov_b32 s3, exec_lo
	.loc	1 40 0 ; @[ banks.cu:30 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:30 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:30 ]
	buffer_gl0_inv
	.loc	0 29 0
	v_cmpx_gt_u32_e32 4, v0
	s_cbranch_execz .LBB2_12
	.loc	0 0 0
	v_lshlrev_b32_e32 v3, 8, v0
	.loc	0 29 0
	ds_load_2addr_b32 v[1:2], v3 offset1:32
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v2, v1
	ds_store_b32 v3, v1
.LBB2_12:
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s3
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	0 29 0
	s_mov_b32 s3, exec_lo
	.loc	1 40 0 ; @[ banks.cu:30 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:30 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:30 ]
	buffer_gl0_inv
	.loc	0 29 0
	v_cmpx_gt_u32_e32 2, v0
	s_cbranch_execz .LBB2_14
	.loc	0 0 0
	v_lshlrev_b32_e32 v3, 9, v0
	.loc	0 29 0
	ds_load_2addr_stride64_b32 v[1:2], v3 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v2, v1
	ds_store_b32 v3, v1
.LBB2_14:
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 29 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	.loc	1 40 0 ; @[ banks.cu:30 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:30 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:30 ]
	buffer_gl0_inv
	.loc	0 29 0
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB2_16
	.loc	0 0 0
	v_mov_b32_e32 v2, 0
	.loc	0 29 0
	ds_load_2addr_stride64_b32 v[0:1], v2 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_store_b32 v2, v0
.LBB2_16:
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	1 40 0 ; @[ banks.cu:30 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:30 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:30 ]
	buffer_gl0_inv
	.loc	0 32 0
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB2_18
	.loc	0 0 0
	v_mov_b32_e32 v0, 0
	s_load_b64 s[0:1], s[0:1], 0x8
	s_mov_b32 s3, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_lshl_b64 s[2:3], s[2:3], 2
	.loc	0 32 0
	ds_load_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, s3
	global_store_b32 v0, v1, s[0:1]
.LBB2_18:
	.loc	0 33 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel tree_sum
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 6
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	tree_sum_fixed,@function
tree_sum_fixed: ; @tree_sum_fixed
	.loc	0 35 0
	s_load_b64 s[4:5], s[0:1], 0x0
	s_mov_b32 s2, s15
	.loc	0 38 0
	v_mov_b32_e32 v2, 0
	v_lshl_or_b32 v1, s2, 8, v0
	.loc	0 41 0
	s_mov_b32 s3, exec_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	.loc	0 38 0
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, vcc_lo, s4, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s5, v2, vcc_lo
	global_load_b32 v2, v[1:2], off
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt vmcnt(0)
	ds_store_b32 v1, v2
	.loc	1 40 0 ; @[ banks.cu:39 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:39 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:39 ]
	buffer_gl0_inv
	.loc	0 41 0
	v_cmpx_gt_u32_e32 0x80, v0
	s_cbranch_execz .LBB3_2
	ds_load_2addr_stride64_b32 v[2:3], v1 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_store_b32 v1, v2
.LBB3_2:
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s3
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	0 41 0
	s_mov_b32 s3, exec_lo
	.loc	1 40 0 ; @[ banks.cu:42 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:42 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:42 ]
	buffer_gl0_inv
	.loc	0 41 0
	v_cmpx_gt_u32_e32 64, v0
	s_cbranch_execz .LBB3_4
	ds_load_2addr_stride64_b32 v[2:3], v1 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_store_b32 v1, v2
.LBB3_4:
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s3
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	0 41 0
	s_mov_b32 s3, exec_lo
	.loc	1 40 0 ; @[ banks.cu:42 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:42 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:42 ]
	buffer_gl0_inv
	.loc	0 41 0
	v_cmpx_gt_u32_e32 32, v0
	s_cbranch_execz .LBB3_6
	ds_load_2addr_b32 v[2:3], v1 offset1:32
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_store_b32 v1, v2
.LBB3_6:
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s3
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	0 41 0
	s_mov_b32 s3, exec_lo
	.loc	1 40 0 ; @[ banks.cu:42 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:42 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:42 ]
	buffer_gl0_inv
	.loc	0 41 0
	v_cmpx_gt_u32_e32 16, v0
	s_cbranch_execz .LBB3_8
	ds_load_2addr_b32 v[2:3], v1 offset1:16
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_store_b32 v1, v2
.LBB3_8:
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s3
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	0 41 0
	s_mov_b32 s3, exec_lo
	.loc	1 40 0 ; @[ banks.cu:42 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:42 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:42 ]
	buffer_gl0_inv
	.loc	0 41 0
	v_cmpx_gt_u32_e32 8, v0
	s_cbranch_execz .LBB3_10
	ds_load_2addr_b32 v[2:3], v1 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_store_b32 v1, v2
.LBB3_10:
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s3
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	0 41 0
	s_mov_b32 s3, exec_lo
	.loc	1 40 0 ; @[ banks.cu:42 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:42 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:42 ]
	buffer_gl0_inv
	.loc	0 41 0
	v_cmpx_gt_u32_e32 4, v0
	s_cbranch_execz .LBB3_12
	ds_load_2addr_b32 v[2:3], v1 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_store_b32 v1, v2
.LBB3_12:
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s3
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	0 41 0
	s_mov_b32 s3, exec_lo
	.loc	1 40 0 ; @[ banks.cu:42 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:42 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:42 ]
	buffer_gl0_inv
	.loc	0 41 0
	v_cmpx_gt_u32_e32 2, v0
	s_cbranch_execz .LBB3_14
	ds_load_2addr_b32 v[2:3], v1 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_store_b32 v1, v2
.LBB3_14:
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 41 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	.loc	1 40 0 ; @[ banks.cu:42 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:42 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:42 ]
	buffer_gl0_inv
	.loc	0 41 0
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB3_16
	ds_load_2addr_b32 v[2:3], v1 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v3, v2
	ds_store_b32 v1, v0
.LBB3_16:
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	1 40 0 ; @[ banks.cu:42 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:42 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:42 ]
	buffer_gl0_inv
	.loc	0 44 0
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB3_18
	.loc	0 0 0
	v_mov_b32_e32 v0, 0
	s_load_b64 s[0:1], s[0:1], 0x8
	s_mov_b32 s3, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_lshl_b64 s[2:3], s[2:3], 2
	.loc	0 44 0
	ds_load_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, s3
	global_store_b32 v0, v1, s[0:1]
.LBB3_18:
	.loc	0 45 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel tree_sum_fixed
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 5
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	own_slots,@function
own_slots: ; @own_slots
	.loc	0 48 0
	s_load_b128 s[4:7], s[0:1], 0x0
	.loc	0 51 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	1 30 0 ; @[ banks.cu:50 ]
	s_load_b32 s1, s[0:1], 0x10
	v_lshlrev_b32_e32 v0, 6, v0
	.loc	0 51 0
	s_mov_b32 s2, 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, s0, s4, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s5, 0, s0
	.loc	0 54 0
	s_cmp_lt_i32 s1, 1
	.loc	0 51 0
	v_add_co_u32 v10, vcc_lo, 0x1000, v2
	v_add_co_ci_u32_e64 v11, null, 0, v3, vcc_lo
	v_add_co_u32 v13, vcc_lo, v2, 0x2000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v14, null, 0, v3, vcc_lo
	v_add_co_u32 v15, vcc_lo, 0x2000, v2
	v_add_co_ci_u32_e64 v16, null, 0, v3, vcc_lo
	v_add_co_u32 v18, vcc_lo, 0x3000, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v19, null, 0, v3, vcc_lo
	v_mov_b32_e32 v2, 0
	s_clause 0xf
	global_load_b32 v3, v1, s[4:5]
	global_load_b32 v4, v1, s[4:5] offset:1024
	global_load_b32 v5, v1, s[4:5] offset:2048
	global_load_b32 v6, v1, s[4:5] offset:3072
	global_load_b32 v8, v[10:11], off offset:1024
	global_load_b32 v9, v[10:11], off offset:2048
	global_load_b32 v10, v[10:11], off offset:3072
	global_load_b32 v12, v[15:16], off offset:1024
	global_load_b32 v7, v[13:14], off offset:-4096
	global_load_b32 v11, v[13:14], off
	global_load_b32 v13, v[15:16], off offset:2048
	global_load_b32 v14, v[15:16], off offset:3072
	global_load_b32 v15, v[18:19], off
	global_load_b32 v16, v[18:19], off offset:1024
	global_load_b32 v17, v[18:19], off offset:2048
	global_load_b32 v18, v[18:19], off offset:3072
	s_waitcnt vmcnt(12)
	ds_store_b128 v0, v[3:6]
	s_waitcnt vmcnt(7)
	ds_store_b128 v0, v[7:10] offset:16
	s_waitcnt vmcnt(4)
	ds_store_b128 v0, v[11:14] offset:32
	s_waitcnt vmcnt(0)
	ds_store_b128 v0, v[15:18] offset:48
	.loc	1 40 0 ; @[ banks.cu:52 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:52 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:52 ]
	buffer_gl0_inv
	.loc	0 54 0
	s_cbranch_scc1 .LBB4_7
	.loc	0 0 0
	v_mov_b32_e32 v2, 0
	.loc	0 54 0
	s_and_b32 s0, s1, 7
	s_cmp_lt_u32 s1, 8
	s_cbranch_scc1 .LBB4_5
	s_and_b32 s1, s1, 0x7ffffff8
	s_mov_b32 s2, 4
.LBB4_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	0 54 0
	s_add_i32 s3, s2, -4
	s_add_i32 s4, s2, -3
	s_and_b32 s5, s3, 8
	v_cvt_f32_u32_e32 v10, s3
	v_lshl_add_u32 v3, s5, 2, v0
	s_and_b32 s5, s4, 9
	v_cvt_f32_u32_e32 v11, s4
	v_lshl_add_u32 v7, s5, 2, v0
	s_add_i32 s5, s2, -2
	ds_load_b32 v8, v3
	s_and_b32 s8, s5, 10
	s_add_i32 s3, s2, -1
	v_lshl_add_u32 v5, s8, 2, v0
	s_and_b32 s8, s2, 12
	s_delay_alu instid0(SALU_CYCLE_1)
	v_lshl_add_u32 v9, s8, 2, v0
	ds_load_b32 v9, v9
	ds_load_2addr_b32 v[3:4], v7 offset1:2
	ds_load_2addr_b32 v[5:6], v5 offset1:4
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v2, v8, v10
	v_cvt_f32_u32_e32 v10, s5
	ds_load_2addr_b32 v[7:8], v7 offset0:4 offset1:6
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v2, v3, v11
	v_cvt_f32_u32_e32 v3, s3
	s_add_i32 s3, s2, 1
	s_waitcnt lgkmcnt(1)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v2, v5, v10
	v_cvt_f32_u32_e32 v5, s2
	v_fmac_f32_e32 v2, v4, v3
	v_cvt_f32_u32_e32 v3, s3
	s_add_i32 s3, s2, 2
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cvt_f32_u32_e32 v4, s3
	v_fmac_f32_e32 v2, v9, v5
	s_add_i32 s3, s2, 3
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1)
	v_fmac_f32_e32 v2, v7, v3
	v_cvt_f32_u32_e32 v3, s3
	s_add_i32 s3, s2, 4
	s_add_i32 s2, s2, 8
	s_cmp_eq_u32 s3, s1
	v_fmac_f32_e32 v2, v6, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_fmac_f32_e32 v2, v8, v3
	s_cbranch_scc0 .LBB4_3
	s_add_i32 s2, s2, -4
	s_cmp_lg_u32 s0, 0
	s_cselect_b32 s1, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 vcc_lo, exec_lo, s1
	s_cbranch_vccnz .LBB4_6
	s_branch .LBB4_7
.LBB4_5:
	.loc	0 0 0
	s_cbranch_execz .LBB4_7
.LBB4_6: ; =>This Inner Loop Header: Depth=1
	.loc	0 54 0
	s_and_b32 s1, s2, 15
	v_cvt_f32_u32_e32 v4, s2
	v_lshl_add_u32 v3, s1, 2, v0
	s_add_i32 s0, s0, -1
	s_add_i32 s2, s2, 1
	s_cmp_lg_u32 s0, 0
	ds_load_b32 v3, v3
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v2, v3, v4
	s_cbranch_scc1 .LBB4_6
.LBB4_7:
	.loc	0 55 0
	global_store_b32 v1, v2, s[6:7]
	.loc	0 56 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel own_slots
		.amdhsa_group_segment_fixed_size 16384
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 20
		.amdhsa_next_free_sgpr 9
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 6
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	own_slots_fixed,@function
own_slots_fixed: ; @own_slots_fixed
	.loc	1 30 0 ; @[ banks.cu:60 ]
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s2, s[0:1], 0x10
	.loc	0 61 0
	v_lshlrev_b32_e32 v0, 2, v0
	s_mov_b32 s1, 0
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v7, s0, s4, v0
	v_add_co_ci_u32_e64 v8, null, s5, 0, s0
	.loc	0 64 0
	s_cmp_lt_i32 s2, 1
	.loc	0 61 0
	v_add_co_u32 v1, vcc_lo, 0x1000, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, 0, v8, vcc_lo
	v_add_co_u32 v3, vcc_lo, v7, 0x2000
	v_add_co_ci_u32_e64 v4, null, 0, v8, vcc_lo
	v_add_co_u32 v5, vcc_lo, 0x2000, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v6, null, 0, v8, vcc_lo
	v_add_co_u32 v7, vcc_lo, 0x3000, v7
	v_add_co_ci_u32_e64 v8, null, 0, v8, vcc_lo
	s_clause 0xb
	global_load_b32 v13, v[1:2], off offset:1024
	global_load_b32 v14, v[1:2], off offset:2048
	global_load_b32 v2, v[1:2], off offset:3072
	global_load_b32 v15, v[5:6], off offset:1024
	global_load_b32 v16, v[5:6], off offset:2048
	global_load_b32 v5, v[5:6], off offset:3072
	global_load_b32 v6, v[7:8], off
	global_load_b32 v17, v[7:8], off offset:1024
	global_load_b32 v18, v[3:4], off offset:-4096
	global_load_b32 v3, v[3:4], off
	global_load_b32 v4, v[7:8], off offset:2048
	global_load_b32 v7, v[7:8], off offset:3072
	v_mov_b32_e32 v1, 0
	s_clause 0x3
	global_load_b32 v9, v0, s[4:5]
	global_load_b32 v10, v0, s[4:5] offset:1024
	global_load_b32 v11, v0, s[4:5] offset:2048
	global_load_b32 v12, v0, s[4:5] offset:3072
	s_waitcnt vmcnt(2)
	ds_store_2addr_stride64_b32 v0, v9, v10 offset1:4
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v0, v11, v12 offset0:8 offset1:12
	ds_store_2addr_stride64_b32 v0, v18, v13 offset0:16 offset1:20
	ds_store_2addr_stride64_b32 v0, v14, v2 offset0:24 offset1:28
	ds_store_2addr_stride64_b32 v0, v3, v15 offset0:32 offset1:36
	ds_store_2addr_stride64_b32 v0, v16, v5 offset0:40 offset1:44
	ds_store_2addr_stride64_b32 v0, v6, v17 offset0:48 offset1:52
	ds_store_2addr_stride64_b32 v0, v4, v7 offset0:56 offset1:60
	.loc	1 40 0 ; @[ banks.cu:62 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:62 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:62 ]
	buffer_gl0_inv
	.loc	0 64 0
	s_cbranch_scc1 .LBB5_8
	.loc	0 0 0
	v_mov_b32_e32 v1, 0
	.loc	0 64 0
	s_and_b32 s0, s2, 7
	s_cmp_lt_u32 s2, 8
	s_cbranch_scc1 .LBB5_5
	s_and_b32 s1, s2, 0x7ffffff8
	s_mov_b32 s4, 0
	s_movk_i32 s2, 0x700
.LBB5_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	s_mov_b32 s3, s4
	.loc	0 64 0
	s_add_i32 s4, s2, 0xfffff900
	s_add_i32 s5, s2, 0xfffffa00
	s_and_b32 s4, s4, 0x800
	s_add_i32 s8, s2, 0xfffffb00
	v_lshl_or_b32 v2, s4, 2, v0
	s_and_b32 s4, s5, 0x900
	s_add_i32 s9, s2, 0xfffffc00
	v_lshl_or_b32 v4, s4, 2, v0
	s_and_b32 s4, s8, 0xa00
	ds_load_b32 v2, v2
	v_lshl_or_b32 v5, s4, 2, v0
	s_add_i32 s10, s2, 0xfffffd00
	ds_load_b32 v4, v4
	s_add_i32 s11, s2, 0xfffffe00
	s_and_b32 s8, s9, 0xb00
	ds_load_b32 v5, v5
	s_add_i32 s12, s2, 0xffffff00
	s_and_b32 s9, s10, 0xc00
	s_and_b32 s4, s11, 0xd00
	v_lshl_or_b32 v7, s8, 2, v0
	v_cvt_f32_u32_e32 v3, s3
	s_and_b32 s10, s12, 0xe00
	v_lshl_or_b32 v8, s9, 2, v0
	s_and_b32 s13, s2, 0xf00
	v_lshl_or_b32 v9, s4, 2, v0
	v_lshl_or_b32 v10, s10, 2, v0
	s_add_i32 s5, s3, 1
	v_lshl_or_b32 v6, s13, 2, v0
	ds_load_b32 v7, v7
	ds_load_b32 v8, v8
	ds_load_b32 v9, v9
	ds_load_b32 v10, v10
	ds_load_b32 v6, v6
	v_cvt_f32_u32_e32 v11, s5
	s_waitcnt lgkmcnt(7)
	v_fmac_f32_e32 v1, v2, v3
	s_add_i32 s4, s3, 2
	s_addk_i32 s2, 0x800
	v_cvt_f32_u32_e32 v2, s4
	s_add_i32 s4, s3, 3
	s_waitcnt lgkmcnt(6)
	v_fmac_f32_e32 v1, v4, v11
	v_cvt_f32_u32_e32 v3, s4
	s_add_i32 s4, s3, 4
	s_waitcnt lgkmcnt(5)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v1, v5, v2
	v_cvt_f32_u32_e32 v2, s4
	s_add_i32 s4, s3, 5
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v1, v7, v3
	v_cvt_f32_u32_e32 v3, s4
	s_add_i32 s4, s3, 6
	s_waitcnt lgkmcnt(3)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v1, v8, v2
	v_cvt_f32_u32_e32 v2, s4
	s_add_i32 s4, s3, 7
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v1, v9, v3
	v_cvt_f32_u32_e32 v3, s4
	s_add_i32 s4, s3, 8
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	s_cmp_eq_u32 s4, s1
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v1, v10, v2
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v1, v6, v3
	s_cbranch_scc0 .LBB5_3
	s_add_i32 s1, s3, 8
	s_cmp_lg_u32 s0, 0
	s_cselect_b32 s2, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 vcc_lo, exec_lo, s2
	s_cbranch_vccnz .LBB5_6
	s_branch .LBB5_8
.LBB5_5:
	.loc	0 0 0
	s_cbranch_execz .LBB5_8
.LBB5_6:
	.loc	0 64 0
	s_lshl_b32 s2, s1, 8
.LBB5_7: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	0 64 0
	s_and_b32 s3, s2, 0xf00
	v_cvt_f32_u32_e32 v3, s1
	v_lshl_or_b32 v2, s3, 2, v0
	s_add_i32 s0, s0, -1
	s_add_i32 s1, s1, 1
	s_addk_i32 s2, 0x100
	s_cmp_lg_u32 s0, 0
	ds_load_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v1, v2, v3
	s_cbranch_scc1 .LBB5_7
.LBB5_8:
	.loc	0 65 0
	global_store_b32 v0, v1, s[6:7]
	.loc	0 66 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel own_slots_fixed
		.amdhsa_group_segment_fixed_size 16384
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 19
		.amdhsa_next_free_sgpr 14
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 8
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	double_column,@function
double_column: ; @double_column
	.loc	0 69 0
	s_load_b128 s[0:3], s[0:1], 0x0
	v_bfe_u32 v2, v0, 10, 10
	v_and_b32_e32 v3, 0x3ff, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	.loc	0 72 0
	v_lshlrev_b32_e32 v0, 5, v2
	v_lshlrev_b32_e32 v5, 8, v2
	.loc	0 74 0
	v_lshlrev_b32_e32 v6, 8, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	0 72 0
	v_add_lshl_u32 v4, v0, v3, 3
	v_lshl_add_u32 v3, v3, 3, v5
	s_delay_alu instid0(VALU_DEP_3)
	.loc	0 74 0
	v_lshl_add_u32 v2, v2, 3, v6
	.loc	0 72 0
	s_waitcnt lgkmcnt(0)
	global_load_b64 v[0:1], v4, s[0:1]
	s_waitcnt vmcnt(0)
	ds_store_b64 v3, v[0:1]
	.loc	1 40 0 ; @[ banks.cu:73 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:73 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:73 ]
	buffer_gl0_inv
	.loc	0 74 0
	ds_load_b64 v[0:1], v2
	s_waitcnt lgkmcnt(0)
	global_store_b64 v4, v[0:1], s[2:3]
	.loc	0 75 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel double_column
		.amdhsa_group_segment_fixed_size 8192
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 4
		.amdhsa_reserve_vcc 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	double_column_fixed,@function
double_column_fixed: ; @double_column_fixed
	.loc	0 77 0
	s_load_b128 s[0:3], s[0:1], 0x0
	v_bfe_u32 v2, v0, 10, 10
	v_and_b32_e32 v3, 0x3ff, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	.loc	0 80 0
	v_lshlrev_b32_e32 v0, 5, v2
	v_mul_u32_u24_e32 v5, 0x108, v2
	.loc	0 82 0
	v_mul_u32_u24_e32 v6, 0x108, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	0 80 0
	v_add_lshl_u32 v4, v0, v3, 3
	v_lshl_add_u32 v3, v3, 3, v5
	s_delay_alu instid0(VALU_DEP_3)
	.loc	0 82 0
	v_lshl_add_u32 v2, v2, 3, v6
	.loc	0 80 0
	s_waitcnt lgkmcnt(0)
	global_load_b64 v[0:1], v4, s[0:1]
	s_waitcnt vmcnt(0)
	ds_store_b64 v3, v[0:1]
	.loc	1 40 0 ; @[ banks.cu:81 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:81 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:81 ]
	buffer_gl0_inv
	.loc	0 82 0
	ds_load_b64 v[0:1], v2
	s_waitcnt lgkmcnt(0)
	global_store_b64 v4, v[0:1], s[2:3]
	.loc	0 83 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel double_column_fixed
		.amdhsa_group_segment_fixed_size 8448
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 4
		.amdhsa_reserve_vcc 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	bodies,@function
bodies: ; @bodies
	.loc	0 90 0
	s_load_b128 s[0:3], s[0:1], 0x0
	.loc	0 93 0
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 96 0
	v_xor_b32_e32 v4, 1, v0
	.loc	0 93 0
	v_lshlrev_b32_e32 v0, 5, v0
	s_waitcnt lgkmcnt(0)
	s_clause 0x1
	global_load_b32 v1, v2, s[0:1]
	global_load_b32 v3, v2, s[0:1] offset:512
	.loc	0 96 0
	v_lshlrev_b32_e32 v4, 5, v4
	.loc	0 0 0
	s_waitcnt vmcnt(0)
	ds_store_2addr_b32 v0, v1, v3 offset1:3
	.loc	1 40 0 ; @[ banks.cu:95 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:95 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:95 ]
	buffer_gl0_inv
	.loc	0 96 0
	ds_load_2addr_b32 v[0:1], v4 offset1:3
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v0, v0, v1
	global_store_b32 v2, v0, s[2:3]
	.loc	0 97 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel bodies
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 4
		.amdhsa_reserve_vcc 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	bodies_fixed,@function
bodies_fixed: ; @bodies_fixed
	.loc	0 99 0
	s_load_b128 s[0:3], s[0:1], 0x0
	.loc	0 102 0
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 105 0
	v_xor_b32_e32 v0, 1, v0
	.loc	0 102 0
	s_waitcnt lgkmcnt(0)
	s_clause 0x1
	global_load_b32 v1, v2, s[0:1]
	global_load_b32 v3, v2, s[0:1] offset:512
	.loc	0 105 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 0 0
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v2, v1, v3 offset1:2
	.loc	1 40 0 ; @[ banks.cu:104 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:104 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:104 ]
	buffer_gl0_inv
	.loc	0 105 0
	ds_load_2addr_stride64_b32 v[0:1], v0 offset1:2
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v0, v0, v1
	global_store_b32 v2, v0, s[2:3]
	.loc	0 106 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel bodies_fixed
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 4
		.amdhsa_reserve_vcc 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	volatile_sum,@function
volatile_sum: ; @volatile_sum
	.loc	0 109 0
	s_load_b64 s[6:7], s[0:1], 0x0
	s_mov_b64 s[4:5], src_shared_base
	s_delay_alu instid0(SALU_CYCLE_1)
	v_dual_mov_b32 v2, s5 :: v_dual_lshlrev_b32 v1, 2, v0
	s_mov_b32 s2, s15
	.loc	0 114 0
	s_mov_b32 s3, exec_lo
	.loc	0 112 0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v3, v1, s[6:7]
	s_waitcnt vmcnt(0)
	flat_store_b32 v[1:2], v3 dlc
	s_waitcnt_vscnt null, 0x0
	.loc	1 40 0 ; @[ banks.cu:113 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:113 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:113 ]
	buffer_gl0_inv
	.loc	0 114 0
	v_cmpx_gt_u32_e32 32, v0
	s_cbranch_execz .LBB10_2
	.loc	0 0 0
	s_mov_b64 s[4:5], src_shared_base
	s_delay_alu instid0(SALU_CYCLE_1)
	v_dual_mov_b32 v4, s5 :: v_dual_add_nc_u32 v3, 0x80, v1
	.loc	0 115 0
	flat_load_b32 v4, v[3:4] glc dlc
	s_waitcnt vmcnt(0)
	flat_load_b32 v5, v[1:2] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 116 0
	v_add_nc_u32_e32 v3, 64, v1
	.loc	0 115 0
	s_waitcnt lgkmcnt(0)
	v_dual_add_f32 v5, v4, v5 :: v_dual_mov_b32 v4, s5
	flat_store_b32 v[1:2], v5 dlc
	s_waitcnt_vscnt null, 0x0
	.loc	0 116 0
	flat_load_b32 v4, v[3:4] glc dlc
	s_waitcnt vmcnt(0)
	flat_load_b32 v5, v[1:2] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 117 0
	v_add_nc_u32_e32 v3, 32, v1
	.loc	0 116 0
	s_waitcnt lgkmcnt(0)
	v_dual_add_f32 v5, v4, v5 :: v_dual_mov_b32 v4, s5
	flat_store_b32 v[1:2], v5 dlc
	s_waitcnt_vscnt null, 0x0
	.loc	0 117 0
	flat_load_b32 v4, v[3:4] glc dlc
	s_waitcnt vmcnt(0)
	flat_load_b32 v5, v[1:2] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 118 0
	v_add_nc_u32_e32 v3, 16, v1
	.loc	0 117 0
	s_waitcnt lgkmcnt(0)
	v_dual_add_f32 v5, v4, v5 :: v_dual_mov_b32 v4, s5
	flat_store_b32 v[1:2], v5 dlc
	s_waitcnt_vscnt null, 0x0
	.loc	0 118 0
	flat_load_b32 v4, v[3:4] glc dlc
	s_waitcnt vmcnt(0)
	flat_load_b32 v5, v[1:2] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 119 0
	v_add_nc_u32_e32 v3, 8, v1
	.loc	0 118 0
	s_waitcnt lgkmcnt(0)
	v_dual_add_f32 v5, v4, v5 :: v_dual_mov_b32 v4, s5
	flat_store_b32 v[1:2], v5 dlc
	s_waitcnt_vscnt null, 0x0
	.loc	0 119 0
	flat_load_b32 v4, v[3:4] glc dlc
	s_waitcnt vmcnt(0)
	flat_load_b32 v5, v[1:2] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 120 0
	v_add_nc_u32_e32 v3, 4, v1
	.loc	0 119 0
	s_waitcnt lgkmcnt(0)
	v_dual_add_f32 v5, v4, v5 :: v_dual_mov_b32 v4, s5
	flat_store_b32 v[1:2], v5 dlc
	s_waitcnt_vscnt null, 0x0
	.loc	0 120 0
	flat_load_b32 v3, v[3:4] glc dlc
	s_waitcnt vmcnt(0)
	flat_load_b32 v4, v[1:2] glc dlc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_f32_e32 v3, v3, v4
	flat_store_b32 v[1:2], v3 dlc
	s_waitcnt_vscnt null, 0x0
.LBB10_2:
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s3
	s_mov_b32 s3, 0
	.loc	0 122 0
	s_mov_b32 s4, exec_lo
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB10_4
	s_mov_b64 s[4:5], src_shared_base
	s_delay_alu instid0(SALU_CYCLE_1)
	v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v1, s5
	s_load_b64 s[0:1], s[0:1], 0x8
	s_lshl_b64 s[2:3], s[2:3], 2
	flat_load_b32 v1, v[0:1] glc dlc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, s3
	global_store_b32 v0, v1, s[0:1]
.LBB10_4:
	.loc	0 123 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel volatile_sum
		.amdhsa_group_segment_fixed_size 384
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 4
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	volatile_sum_fixed,@function
volatile_sum_fixed: ; @volatile_sum_fixed
	.loc	0 125 0
	s_load_b64 s[4:5], s[0:1], 0x0
	.loc	0 128 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 130 0
	s_mov_b32 s3, exec_lo
	.loc	0 128 0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	ds_store_b32 v1, v2
	.loc	1 40 0 ; @[ banks.cu:129 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:129 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:129 ]
	buffer_gl0_inv
	.loc	0 130 0
	v_cmpx_gt_u32_e32 32, v0
	s_cbranch_execz .LBB11_3
	.loc	0 131 0
	ds_load_2addr_b32 v[1:2], v1 offset1:32
	v_mbcnt_lo_u32_b32 v3, -1, 0
	.loc	0 133 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	s_mov_b32 s3, 0
	.loc	0 131 0
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_2)
	v_dual_add_f32 v1, v1, v2 :: v_dual_lshlrev_b32 v2, 2, v3
	.loc	1 49 0 ; @[ banks.cu:132 ]
	ds_bpermute_b32 v3, v2, v1 offset:64
	.loc	0 132 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v3
	.loc	1 49 0 ; @[ banks.cu:132 ]
	ds_bpermute_b32 v3, v2, v1 offset:32
	.loc	0 132 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v3
	.loc	1 49 0 ; @[ banks.cu:132 ]
	ds_bpermute_b32 v3, v2, v1 offset:16
	.loc	0 132 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v3
	.loc	1 49 0 ; @[ banks.cu:132 ]
	ds_bpermute_b32 v3, v2, v1 offset:8
	.loc	0 132 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v3
	.loc	1 49 0 ; @[ banks.cu:132 ]
	ds_bpermute_b32 v2, v2, v1 offset:4
	.loc	0 133 0
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB11_3
	.loc	0 0 0
	s_load_b64 s[0:1], s[0:1], 0x8
	s_mov_b32 s2, s15
	.loc	0 132 0
	s_waitcnt lgkmcnt(0)
	v_dual_add_f32 v0, v1, v2 :: v_dual_mov_b32 v1, 0
	s_lshl_b64 s[2:3], s[2:3], 2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, s3
	.loc	0 133 0
	global_store_b32 v1, v0, s[0:1]
.LBB11_3:
	.loc	0 134 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel volatile_sum_fixed
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	tiled_product,@function
tiled_product: ; @tiled_product
	.loc	1 30 0 ; @[ banks.cu:139 ]
	s_clause 0x1
	s_load_b32 s7, s[0:1], 0x18
	s_load_b64 s[4:5], s[0:1], 0x10
	v_bfe_u32 v1, v0, 10, 10
	v_and_b32_e32 v3, 0x3ff, v0
	.loc	0 139 0
	s_lshl_b32 s6, s14, 4
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshl_add_u32 v2, s15, 4, v1
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v2, s7, v2
	.loc	0 141 0
	s_cmp_lt_i32 s7, 1
	s_cbranch_scc1 .LBB12_3
	.loc	0 0 0
	s_load_b128 s[0:3], s[0:1], 0x0
	.loc	0 141 0
	v_mul_lo_u32 v0, v1, s7
	v_dual_mov_b32 v4, 0 :: v_dual_lshlrev_b32 v5, 6, v1
	v_lshlrev_b32_e32 v1, 2, v3
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v8, v3, v2
	s_lshl_b32 s8, s7, 4
	s_mov_b32 s9, 0
	v_add_nc_u32_e32 v6, v5, v1
	v_add_nc_u32_e32 v7, 0x400, v1
	v_add3_u32 v0, v3, v0, s6
.LBB12_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 142 0
	v_add_nc_u32_e32 v9, s9, v8
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	.loc	0 143 0
	v_ashrrev_i32_e32 v1, 31, v0
	.loc	0 141 0
	s_add_i32 s9, s9, 16
	s_cmp_ge_i32 s9, s7
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	0 142 0
	v_ashrrev_i32_e32 v10, 31, v9
	.loc	0 143 0
	v_lshlrev_b64 v[11:12], 2, v[0:1]
	.loc	0 141 0
	v_add_nc_u32_e32 v0, s8, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	.loc	0 142 0
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	.loc	0 143 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v11, vcc_lo, s2, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v12, null, s3, v12, vcc_lo
	.loc	0 142 0
	v_add_co_u32 v9, vcc_lo, s0, v9
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v10, null, s1, v10, vcc_lo
	.loc	0 143 0
	global_load_b32 v1, v[11:12], off
	.loc	0 142 0
	global_load_b32 v9, v[9:10], off
	.loc	0 0 0
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v6, v9, v1 offset1:4
	.loc	1 40 0 ; @[ banks.cu:144 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:144 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:144 ]
	buffer_gl0_inv
	.loc	0 145 0
	ds_load_b128 v[9:12], v5
	ds_load_b128 v[13:16], v5 offset:16
	ds_load_b128 v[17:20], v5 offset:32
	ds_load_b128 v[21:24], v5 offset:48
	ds_load_2addr_b32 v[25:26], v7 offset1:16
	ds_load_2addr_b32 v[27:28], v7 offset0:32 offset1:48
	ds_load_2addr_b32 v[29:30], v7 offset0:64 offset1:80
	ds_load_2addr_b32 v[31:32], v7 offset0:96 offset1:112
	ds_load_2addr_b32 v[33:34], v7 offset0:128 offset1:144
	ds_load_2addr_b32 v[35:36], v7 offset0:160 offset1:176
	ds_load_2addr_b32 v[37:38], v7 offset0:192 offset1:208
	ds_load_2addr_b32 v[39:40], v7 offset0:224 offset1:240
	s_waitcnt lgkmcnt(7)
	v_fmac_f32_e32 v4, v9, v25
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v4, v10, v26
	s_waitcnt lgkmcnt(6)
	v_fmac_f32_e32 v4, v11, v27
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v4, v12, v28
	s_waitcnt lgkmcnt(5)
	v_fmac_f32_e32 v4, v13, v29
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v4, v14, v30
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v4, v15, v31
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v4, v16, v32
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v4, v17, v33
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v4, v18, v34
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v4, v19, v35
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v4, v20, v36
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v4, v21, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v4, v22, v38
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v4, v23, v39
	s_delay_alu instid0(VALU_DEP_1)
	v_fmac_f32_e32 v4, v24, v40
	.loc	1 41 0 ; @[ banks.cu:146 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:146 ]
	buffer_gl0_inv
	.loc	0 141 0
	s_cbranch_scc0 .LBB12_2
	s_branch .LBB12_4
.LBB12_3:
	.loc	0 0 0
	v_mov_b32_e32 v4, 0
.LBB12_4:
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 148 0
	v_add3_u32 v0, s6, v3, v2
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s4, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s5, v1, vcc_lo
	global_store_b32 v[0:1], v4, off
	.loc	0 149 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel tiled_product
		.amdhsa_group_segment_fixed_size 2048
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 41
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 5
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	tiled_product_fixed,@function
tiled_product_fixed: ; @tiled_product_fixed
	.loc	1 30 0 ; @[ banks.cu:154 ]
	s_clause 0x1
	s_load_b32 s6, s[0:1], 0x18
	s_load_b64 s[4:5], s[0:1], 0x10
	.loc	0 154 0
	v_and_b32_e32 v16, 15, v0
	v_lshrrev_b32_e32 v17, 4, v0
	s_lshl_b32 s7, s15, 6
	s_lshl_b32 s8, s14, 6
	.loc	0 156 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 1
	s_cbranch_scc1 .LBB13_5
	.loc	0 0 0
	s_load_b128 s[0:3], s[0:1], 0x0
	v_lshrrev_b32_e32 v18, 6, v0
	v_dual_mov_b32 v13, 0 :: v_dual_and_b32 v0, 63, v0
	v_dual_mov_b32 v12, 0 :: v_dual_lshlrev_b32 v19, 2, v17
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v14, 0 :: v_dual_lshlrev_b32 v1, 8, v18
	.loc	0 156 0
	v_lshl_or_b32 v20, v16, 2, 0x1000
	v_or_b32_e32 v21, s7, v0
	v_or_b32_e32 v22, s8, v0
	s_delay_alu instid0(VALU_DEP_4)
	v_lshl_or_b32 v23, v0, 2, v1
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v8, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v6, 0
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v4, 0
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v2, 0
	v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v0, 0
	v_mov_b32_e32 v1, 0
	s_lshl_b32 s9, s6, 2
	s_mov_b32 s10, 0
.LBB13_2: ; =>This Loop Header: Depth=1
                                        ; Child Loop BB13_3 Depth 2
	.loc	0 0 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_or_b32_e32 v24, s10, v18
	s_mov_b32 s11, 0
	.loc	0 158 0
	v_mul_lo_u32 v25, v24, s6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_add_nc_u32_e32 v29, s9, v25
	v_add_nc_u32_e32 v24, v21, v25
	.loc	0 159 0
	v_add_nc_u32_e32 v26, v22, v25
	.loc	0 158 0
	v_add_nc_u32_e32 v28, v21, v29
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_ashrrev_i32_e32 v25, 31, v24
	.loc	0 159 0
	v_ashrrev_i32_e32 v27, 31, v26
	v_add_nc_u32_e32 v30, v22, v29
	.loc	0 158 0
	v_add_nc_u32_e32 v33, s9, v29
	v_ashrrev_i32_e32 v29, 31, v28
	v_lshlrev_b64 v[24:25], 2, v[24:25]
	.loc	0 159 0
	v_lshlrev_b64 v[26:27], 2, v[26:27]
	v_ashrrev_i32_e32 v31, 31, v30
	.loc	0 158 0
	v_add_nc_u32_e32 v32, v21, v33
	v_lshlrev_b64 v[28:29], 2, v[28:29]
	v_add_nc_u32_e32 v38, s9, v33
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v24, vcc_lo, s0, v24
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v25, null, s1, v25, vcc_lo
	.loc	0 159 0
	v_add_co_u32 v26, vcc_lo, s2, v26
	v_add_nc_u32_e32 v34, v22, v33
	.loc	0 158 0
	v_ashrrev_i32_e32 v33, 31, v32
	.loc	0 159 0
	v_add_co_ci_u32_e64 v27, null, s3, v27, vcc_lo
	.loc	0 158 0
	v_add_co_u32 v28, vcc_lo, s0, v28
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v29, null, s1, v29, vcc_lo
	.loc	0 159 0
	v_lshlrev_b64 v[30:31], 2, v[30:31]
	.loc	0 158 0
	v_add_nc_u32_e32 v36, v21, v38
	v_lshlrev_b64 v[32:33], 2, v[32:33]
	global_load_b32 v39, v[24:25], off
	.loc	0 159 0
	global_load_b32 v40, v[26:27], off
	.loc	0 158 0
	global_load_b32 v41, v[28:29], off
	.loc	0 159 0
	v_add_nc_u32_e32 v28, v22, v38
	v_ashrrev_i32_e32 v35, 31, v34
	.loc	0 158 0
	v_ashrrev_i32_e32 v37, 31, v36
	.loc	0 159 0
	v_add_co_u32 v24, vcc_lo, s2, v30
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v29, 31, v28
	v_add_co_ci_u32_e64 v25, null, s3, v31, vcc_lo
	v_lshlrev_b64 v[26:27], 2, v[34:35]
	.loc	0 158 0
	v_add_co_u32 v30, vcc_lo, s0, v32
	v_add_co_ci_u32_e64 v31, null, s1, v33, vcc_lo
	v_lshlrev_b64 v[32:33], 2, v[36:37]
	.loc	0 159 0
	v_lshlrev_b64 v[28:29], 2, v[28:29]
	v_add_co_u32 v26, vcc_lo, s2, v26
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v27, null, s3, v27, vcc_lo
	.loc	0 158 0
	v_add_co_u32 v32, vcc_lo, s0, v32
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v33, null, s1, v33, vcc_lo
	.loc	0 159 0
	v_add_co_u32 v28, vcc_lo, s2, v28
	v_add_co_ci_u32_e64 v29, null, s3, v29, vcc_lo
	global_load_b32 v24, v[24:25], off
	.loc	0 158 0
	global_load_b32 v25, v[30:31], off
	.loc	0 159 0
	global_load_b32 v26, v[26:27], off
	.loc	0 158 0
	global_load_b32 v27, v[32:33], off
	.loc	0 159 0
	global_load_b32 v28, v[28:29], off
	.loc	0 158 0
	s_waitcnt vmcnt(5)
	ds_store_2addr_stride64_b32 v23, v39, v41 offset1:4
	.loc	0 159 0
	s_waitcnt vmcnt(4)
	ds_store_2addr_stride64_b32 v23, v40, v24 offset0:16 offset1:20
	.loc	0 158 0
	s_waitcnt vmcnt(1)
	ds_store_2addr_stride64_b32 v23, v25, v27 offset0:8 offset1:12
	.loc	0 159 0
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v23, v26, v28 offset0:24 offset1:28
	.loc	1 40 0 ; @[ banks.cu:161 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ banks.cu:161 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:161 ]
	buffer_gl0_inv
.LBB13_3: ; Parent Loop BB13_2 Depth=1
                                        ; => This Inner Loop Header: Depth=2
	.loc	1 0 0
	v_add_nc_u32_e32 v38, s11, v19
	v_add_nc_u32_e32 v36, s11, v20
	.loc	0 163 0
	s_addk_i32 s11, 0x200
	ds_load_2addr_b32 v[24:25], v38 offset1:16
	.loc	0 165 0
	ds_load_2addr_b32 v[26:27], v36 offset1:16
	ds_load_2addr_b32 v[28:29], v36 offset0:32 offset1:48
	ds_load_2addr_b32 v[30:31], v38 offset0:32 offset1:48
	ds_load_2addr_b32 v[32:33], v38 offset0:64 offset1:80
	ds_load_2addr_b32 v[34:35], v36 offset0:64 offset1:80
	ds_load_2addr_b32 v[36:37], v36 offset0:96 offset1:112
	ds_load_2addr_b32 v[38:39], v38 offset0:96 offset1:112
	.loc	0 163 0
	s_cmpk_lg_i32 s11, 0x1000
	.loc	0 165 0
	s_waitcnt lgkmcnt(5)
	v_dual_fmac_f32 v12, v24, v26 :: v_dual_fmac_f32 v9, v25, v28
	v_fmac_f32_e32 v13, v24, v27
	v_fmac_f32_e32 v15, v24, v28
	v_dual_fmac_f32 v14, v24, v29 :: v_dual_fmac_f32 v11, v25, v26
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v10, v25, v27 :: v_dual_fmac_f32 v7, v30, v26
	v_dual_fmac_f32 v8, v25, v29 :: v_dual_fmac_f32 v5, v30, v28
	v_dual_fmac_f32 v6, v30, v27 :: v_dual_fmac_f32 v3, v31, v26
	v_dual_fmac_f32 v4, v30, v29 :: v_dual_fmac_f32 v1, v31, v28
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v2, v31, v27 :: v_dual_fmac_f32 v15, v32, v36
	v_dual_fmac_f32 v0, v31, v29 :: v_dual_fmac_f32 v13, v32, v35
	v_dual_fmac_f32 v12, v32, v34 :: v_dual_fmac_f32 v9, v33, v36
	v_dual_fmac_f32 v14, v32, v37 :: v_dual_fmac_f32 v11, v33, v34
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v10, v33, v35 :: v_dual_fmac_f32 v7, v38, v34
	v_dual_fmac_f32 v8, v33, v37 :: v_dual_fmac_f32 v5, v38, v36
	v_dual_fmac_f32 v6, v38, v35 :: v_dual_fmac_f32 v3, v39, v34
	v_dual_fmac_f32 v4, v38, v37 :: v_dual_fmac_f32 v1, v39, v36
	v_fmac_f32_e32 v2, v39, v35
	v_fmac_f32_e32 v0, v39, v37
	.loc	0 163 0
	s_cbranch_scc1 .LBB13_3
	.loc	0 156 0
	s_add_i32 s10, s10, 16
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s10, s6
	.loc	1 41 0 ; @[ banks.cu:166 ]
	s_barrier
	.loc	1 42 0 ; @[ banks.cu:166 ]
	buffer_gl0_inv
	.loc	0 156 0
	s_cbranch_scc0 .LBB13_2
	s_branch .LBB13_6
.LBB13_5:
	.loc	0 0 0
	v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v1, 0
	v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v5, 0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v12, 0
.LBB13_6:
	v_or_b32_e32 v19, s7, v17
	v_or_b32_e32 v16, s8, v16
	s_lshl_b32 s0, s6, 4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[17:18], null, v19, s6, v[16:17]
	v_add_nc_u32_e32 v19, s0, v17
	.loc	0 169 0
	v_ashrrev_i32_e32 v18, 31, v17
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_ashrrev_i32_e32 v20, 31, v19
	v_add_nc_u32_e32 v16, s0, v19
	v_lshlrev_b64 v[21:22], 2, v[17:18]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[18:19], 2, v[19:20]
	v_add_nc_u32_e32 v20, s0, v16
	v_ashrrev_i32_e32 v17, 31, v16
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v23, vcc_lo, s4, v21
	v_add_co_ci_u32_e64 v24, null, s5, v22, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v21, 31, v20
	v_add_co_u32 v18, vcc_lo, s4, v18
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_add_co_ci_u32_e64 v19, null, s5, v19, vcc_lo
	s_clause 0x3
	global_store_b32 v[23:24], v12, off
	global_store_b32 v[23:24], v13, off offset:64
	global_store_b32 v[23:24], v15, off offset:128
	global_store_b32 v[23:24], v14, off offset:192
	v_lshlrev_b64 v[12:13], 2, v[20:21]
	s_clause 0x3
	global_store_b32 v[18:19], v11, off
	global_store_b32 v[18:19], v10, off offset:64
	global_store_b32 v[18:19], v9, off offset:128
	global_store_b32 v[18:19], v8, off offset:192
	v_add_co_u32 v8, vcc_lo, s4, v16
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v9, null, s5, v17, vcc_lo
	v_add_co_u32 v10, vcc_lo, s4, v12
	v_add_co_ci_u32_e64 v11, null, s5, v13, vcc_lo
	s_clause 0x7
	global_store_b32 v[8:9], v7, off
	global_store_b32 v[8:9], v6, off offset:64
	global_store_b32 v[8:9], v5, off offset:128
	global_store_b32 v[8:9], v4, off offset:192
	global_store_b32 v[10:11], v3, off
	global_store_b32 v[10:11], v2, off offset:64
	global_store_b32 v[10:11], v1, off offset:128
	global_store_b32 v[10:11], v0, off offset:192
	.loc	0 170 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel tiled_product_fixed
		.amdhsa_group_segment_fixed_size 8192
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_next_free_vgpr 42
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 10
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
	.text
	.type	__hip_cuid_,@object ; @__hip_cuid_
	.section	.bss,"aw",@nobits
__hip_cuid_:
	.byte	0 ; 0x0

	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
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
    .sgpr_count: 18
    .vgpr_count: 7
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count: 18
    .vgpr_count: 7
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count: 18
    .vgpr_count: 4
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count: 18
    .vgpr_count: 4
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count: 11
    .vgpr_count: 20
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count: 16
    .vgpr_count: 19
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count: 4
    .vgpr_count: 7
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count: 4
    .vgpr_count: 7
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count: 4
    .vgpr_count: 5
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count: 4
    .vgpr_count: 4
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count: 16
    .vgpr_count: 6
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count: 18
    .vgpr_count: 4
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count: 18
    .vgpr_count: 41
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .vgpr_count: 42
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target: amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
