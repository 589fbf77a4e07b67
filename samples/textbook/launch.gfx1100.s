	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.type	block_48,@function
block_48: ; @block_48
	.file	0 "launch.cu"
	.loc	0 16 0
	s_load_b128 s[0:3], s[0:1], 0x0
	.loc	0 17 0
	v_mad_u64_u32 v[1:2], null, s15, 48, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 18 0
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s0, v0
	v_add_co_ci_u32_e64 v3, null, s1, v1, vcc_lo
	v_add_co_u32 v0, vcc_lo, s2, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_load_b32 v2, v[2:3], off
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v2, v2, v2
	global_store_b32 v[0:1], v2, off
	.loc	0 19 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel block_48
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_inst_pref_size 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	block_48_fixed,@function
block_48_fixed: ; @block_48_fixed
	.loc	0 21 0
	s_load_b128 s[0:3], s[0:1], 0x0
	.loc	0 22 0
	v_lshl_or_b32 v0, s15, 6, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 23 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s0, v0
	v_add_co_ci_u32_e64 v3, null, s1, v1, vcc_lo
	v_add_co_u32 v0, vcc_lo, s2, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_load_b32 v2, v[2:3], off
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v2, v2, v2
	global_store_b32 v[0:1], v2, off
	.loc	0 24 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel block_48_fixed
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_inst_pref_size 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	block_16,@function
block_16: ; @block_16
	.loc	0 27 0
	s_load_b128 s[0:3], s[0:1], 0x0
	.loc	0 28 0
	v_lshl_or_b32 v0, s15, 4, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 29 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s0, v0
	v_add_co_ci_u32_e64 v3, null, s1, v1, vcc_lo
	v_add_co_u32 v0, vcc_lo, s2, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_load_b32 v2, v[2:3], off
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v2, v2, v2
	global_store_b32 v[0:1], v2, off
	.loc	0 30 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel block_16
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_inst_pref_size 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	block_16_fixed,@function
block_16_fixed: ; @block_16_fixed
	.loc	0 32 0
	s_load_b128 s[0:3], s[0:1], 0x0
	.loc	0 33 0
	v_lshl_or_b32 v0, s15, 8, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 34 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s0, v0
	v_add_co_ci_u32_e64 v3, null, s1, v1, vcc_lo
	v_add_co_u32 v0, vcc_lo, s2, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_load_b32 v2, v[2:3], off
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v2, v2, v2
	global_store_b32 v[0:1], v2, off
	.loc	0 35 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel block_16_fixed
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_inst_pref_size 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	block_32,@function
block_32: ; @block_32
	.loc	0 38 0
	s_load_b128 s[0:3], s[0:1], 0x0
	.loc	0 39 0
	v_lshl_or_b32 v0, s15, 5, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 40 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s0, v0
	v_add_co_ci_u32_e64 v3, null, s1, v1, vcc_lo
	v_add_co_u32 v0, vcc_lo, s2, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	s_clause 0x1
	global_load_b32 v4, v[2:3], off
	global_load_b32 v2, v[2:3], off offset:128
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, v4, v2
	global_store_b32 v[0:1], v2, off
	.loc	0 41 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel block_32
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	block_32_fixed,@function
block_32_fixed: ; @block_32_fixed
	.loc	0 43 0
	s_load_b128 s[0:3], s[0:1], 0x0
	.loc	0 44 0
	v_lshl_or_b32 v0, s15, 7, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 45 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s0, v0
	v_add_co_ci_u32_e64 v3, null, s1, v1, vcc_lo
	v_add_co_u32 v0, vcc_lo, s2, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	s_clause 0x1
	global_load_b32 v4, v[2:3], off
	global_load_b32 v2, v[2:3], off offset:128
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, v4, v2
	global_store_b32 v[0:1], v2, off
	.loc	0 46 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel block_32_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	shared_over,@function
shared_over: ; @shared_over
	.loc	0 58 0
	s_load_b128 s[0:3], s[0:1], 0x0
	.loc	0 52 0 ; @[ launch.cu:59 ]
	v_lshlrev_b32_e32 v3, 2, v0
	v_or_b32_e32 v2, 0xffffff80, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_dual_mov_b32 v4, v3 :: v_dual_mov_b32 v5, v2
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, s0, s0, v3
	v_add_co_ci_u32_e64 v1, null, s1, 0, s0
	s_mov_b32 s1, 0
	.loc	0 0 0
.LBB6_1: ; =>This Inner Loop Header: Depth=1
	.loc	0 52 0 ; @[ launch.cu:59 ]
	global_load_b32 v6, v[0:1], off
	v_add_nc_u32_e32 v5, 0x80, v5
	v_add_co_u32 v0, vcc_lo, 0x200, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v1, null, 0, v1, vcc_lo
	v_cmp_lt_u32_e64 s0, 0x20bf, v5
	s_or_b32 s1, s0, s1
	s_waitcnt vmcnt(0)
	ds_store_b32 v4, v6
	v_add_nc_u32_e32 v4, 0x200, v4
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB6_1
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 55 0 ; @[ launch.cu:59 ]
	v_add_co_u32 v0, s0, s2, v3
	v_sub_nc_u32_e32 v4, 0x84fc, v3
	v_add_co_ci_u32_e64 v1, null, s3, 0, s0
	s_mov_b32 s1, 0
	.file	1 "gpu.h"
	.loc	1 40 0 ; @[ launch.cu:53 @[ launch.cu:59 ] ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ launch.cu:53 @[ launch.cu:59 ] ]
	s_barrier
	.loc	1 42 0 ; @[ launch.cu:53 @[ launch.cu:59 ] ]
	buffer_gl0_inv
	.loc	1 0 0
.LBB6_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 55 0 ; @[ launch.cu:59 ]
	ds_load_b32 v3, v4
	v_add_nc_u32_e32 v2, 0x80, v2
	v_add_nc_u32_e32 v4, 0xfffffe00, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_cmp_lt_u32_e32 vcc_lo, 0x20bf, v2
	s_or_b32 s1, vcc_lo, s1
	s_waitcnt lgkmcnt(0)
	global_store_b32 v[0:1], v3, off
	v_add_co_u32 v0, s0, 0x200, v0
	v_add_co_ci_u32_e64 v1, null, 0, v1, s0
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB6_3
	.loc	0 60 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel shared_over
		.amdhsa_group_segment_fixed_size 34048
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 241
		.amdhsa_next_free_sgpr 4
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 3
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	shared_over_fixed,@function
shared_over_fixed: ; @shared_over_fixed
	.loc	0 62 0
	s_load_b128 s[0:3], s[0:1], 0x0
	.loc	0 52 0 ; @[ launch.cu:63 ]
	v_lshlrev_b32_e32 v3, 2, v0
	v_or_b32_e32 v2, 0xffffff80, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_dual_mov_b32 v4, v3 :: v_dual_mov_b32 v5, v2
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, s0, s0, v3
	v_add_co_ci_u32_e64 v1, null, s1, 0, s0
	s_mov_b32 s1, 0
	.loc	0 0 0
.LBB7_1: ; =>This Inner Loop Header: Depth=1
	.loc	0 52 0 ; @[ launch.cu:63 ]
	global_load_b32 v6, v[0:1], off
	v_add_nc_u32_e32 v5, 0x80, v5
	v_add_co_u32 v0, vcc_lo, 0x200, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v1, null, 0, v1, vcc_lo
	v_cmp_lt_u32_e64 s0, 0x1f7f, v5
	s_or_b32 s1, s0, s1
	s_waitcnt vmcnt(0)
	ds_store_b32 v4, v6
	v_add_nc_u32_e32 v4, 0x200, v4
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB7_1
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 55 0 ; @[ launch.cu:63 ]
	v_add_co_u32 v0, s0, s2, v3
	v_sub_nc_u32_e32 v4, 0x7ffc, v3
	v_add_co_ci_u32_e64 v1, null, s3, 0, s0
	s_mov_b32 s1, 0
	.loc	1 40 0 ; @[ launch.cu:53 @[ launch.cu:63 ] ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ launch.cu:53 @[ launch.cu:63 ] ]
	s_barrier
	.loc	1 42 0 ; @[ launch.cu:53 @[ launch.cu:63 ] ]
	buffer_gl0_inv
	.loc	1 0 0
.LBB7_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 55 0 ; @[ launch.cu:63 ]
	ds_load_b32 v3, v4
	v_add_nc_u32_e32 v2, 0x80, v2
	v_add_nc_u32_e32 v4, 0xfffffe00, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_cmp_lt_u32_e32 vcc_lo, 0x1f7f, v2
	s_or_b32 s1, vcc_lo, s1
	s_waitcnt lgkmcnt(0)
	global_store_b32 v[0:1], v3, off
	v_add_co_u32 v0, s0, 0x200, v0
	v_add_co_ci_u32_e64 v1, null, 0, v1, s0
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB7_3
	.loc	0 64 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel shared_over_fixed
		.amdhsa_group_segment_fixed_size 32768
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 241
		.amdhsa_next_free_sgpr 4
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 3
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	ring,@function
ring: ; @ring
	.loc	0 68 0
	s_load_b64 s[2:3], s[0:1], 0x10
	s_mov_b32 s4, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s5, s4
	s_mov_b32 s6, s4
	s_mov_b32 s7, s4
	v_dual_mov_b32 v1, s4 :: v_dual_mov_b32 v2, s5
	v_dual_mov_b32 v3, s6 :: v_dual_mov_b32 v4, s7
	s_clause 0xf
	scratch_store_b128 off, v[1:4], off offset:240
	scratch_store_b128 off, v[1:4], off offset:224
	scratch_store_b128 off, v[1:4], off offset:208
	scratch_store_b128 off, v[1:4], off offset:192
	scratch_store_b128 off, v[1:4], off offset:176
	scratch_store_b128 off, v[1:4], off offset:160
	scratch_store_b128 off, v[1:4], off offset:144
	scratch_store_b128 off, v[1:4], off offset:128
	scratch_store_b128 off, v[1:4], off offset:112
	scratch_store_b128 off, v[1:4], off offset:96
	scratch_store_b128 off, v[1:4], off offset:80
	scratch_store_b128 off, v[1:4], off offset:64
	scratch_store_b128 off, v[1:4], off offset:48
	scratch_store_b128 off, v[1:4], off offset:32
	scratch_store_b128 off, v[1:4], off offset:16
	scratch_store_b128 off, v[1:4], off
	.loc	0 70 0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s2, 0
	s_cbranch_scc1 .LBB8_2
	.loc	0 74 0
	v_mov_b32_e32 v1, 0
	s_load_b64 s[6:7], s[0:1], 0x8
	v_mov_b32_e32 v4, 0
	s_and_not1_b32 vcc_lo, exec_lo, s4
	s_cbranch_vccz .LBB8_3
	s_branch .LBB8_5
.LBB8_2:
	.loc	0 0 0
	s_load_b64 s[6:7], s[0:1], 0x8
	v_mov_b32_e32 v4, 0
.LBB8_3:
	s_load_b64 s[0:1], s[0:1], 0x0
	.loc	0 70 0
	v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v2, 2, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mov_b32_e32 v4, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, s0, s0, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s1, 0, s0
	s_mov_b32 s0, 0
	.loc	0 0 0
.LBB8_4: ; =>This Inner Loop Header: Depth=1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	.loc	0 71 0
	s_add_i32 s1, s3, s0
	s_and_b32 s1, s1, 63
	s_delay_alu instid0(SALU_CYCLE_1)
	s_lshl_b32 s1, s1, 2
	scratch_load_b32 v5, off, s1
	.loc	0 72 0
	global_load_b32 v6, v[2:3], off
	.loc	0 70 0
	v_add_co_u32 v2, vcc_lo, 0x400, v2
	.loc	0 72 0
	s_and_b32 s1, s0, 63
	.loc	0 70 0
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	s_add_i32 s0, s0, 1
	.loc	0 72 0
	s_lshl_b32 s1, s1, 2
	.loc	0 70 0
	s_cmp_eq_u32 s2, s0
	.loc	0 71 0
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v4, v4, v5
	.loc	0 72 0
	s_waitcnt vmcnt(0)
	s_delay_alu instid0(VALU_DEP_1)
	v_add_f32_e32 v5, v4, v6
	scratch_store_b32 off, v5, s1
	.loc	0 70 0
	s_cbranch_scc0 .LBB8_4
.LBB8_5:
	.loc	0 74 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s6, v0
	v_add_co_ci_u32_e64 v1, null, s7, v1, vcc_lo
	global_store_b32 v[0:1], v4, off
	.loc	0 75 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel ring
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 272
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 4
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.set ring.private_seg_size, 272
	.set ring.uses_flat_scratch, 1
	.text
	.type	ring_fixed,@function
ring_fixed: ; @ring_fixed
	.loc	0 77 0
	s_clause 0x1
	s_load_b32 s4, s[0:1], 0x10
	s_load_b64 s[2:3], s[0:1], 0x8
	.loc	0 79 0
	v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v0, 2, v0
	.loc	0 81 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s4, 1
	s_cbranch_scc1 .LBB9_3
	.loc	0 0 0
	s_load_b64 s[0:1], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	.loc	0 79 0
	s_waitcnt lgkmcnt(0)
	s_clause 0x2
	global_load_b32 v2, v0, s[0:1] offset:1024
	global_load_b32 v3, v0, s[0:1] offset:2048
	global_load_b32 v4, v0, s[0:1] offset:3072
	s_mov_b32 s0, 0
.LBB9_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 83 0
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v1, v1, v2
	.loc	0 81 0
	s_add_i32 s0, s0, 4
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	s_cmp_lt_i32 s0, s4
	.loc	0 83 0
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v2, v1, v3
	s_waitcnt vmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v3, v2, v4
	v_add_f32_e32 v1, v3, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v4, v1
	.loc	0 81 0
	s_cbranch_scc1 .LBB9_2
.LBB9_3:
	.loc	0 86 0
	global_store_b32 v0, v1, s[2:3]
	.loc	0 87 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel ring_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 5
		.amdhsa_reserve_vcc 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	own_histogram,@function
own_histogram: ; @own_histogram
	.loc	0 92 0
	s_clause 0x1
	s_load_b32 s15, s[0:1], 0x10
	s_load_b64 s[16:17], s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s15, 1
	s_cbranch_scc1 .LBB10_3
	.loc	0 0 0
	s_load_b64 s[18:19], s[0:1], 0x0
	v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v1, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v18, v2
	v_mov_b32_e32 v17, v2
	v_mov_b32_e32 v16, v2
	v_mov_b32_e32 v15, v2
	v_mov_b32_e32 v5, v2
	v_mov_b32_e32 v14, v2
	v_mov_b32_e32 v13, v2
	v_mov_b32_e32 v12, v2
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v11, v2
	v_mov_b32_e32 v10, v2
	v_mov_b32_e32 v9, v2
	v_mov_b32_e32 v8, v2
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v3, v2
.LBB10_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 92 0
	v_lshlrev_b64 v[19:20], 2, v[1:2]
	v_add_nc_u32_e32 v1, 0x100, v1
	s_add_i32 s15, s15, -1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	s_cmp_eq_u32 s15, 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v19, vcc_lo, s18, v19
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v20, null, s19, v20, vcc_lo
	global_load_b32 v19, v[19:20], off
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v19, 15, v19
	v_cmp_eq_u32_e32 vcc_lo, 1, v19
	v_cndmask_b32_e32 v20, v18, v17, vcc_lo
	v_cmp_eq_u32_e64 s0, 2, v19
	v_cmp_eq_u32_e64 s1, 3, v19
	v_cmp_eq_u32_e64 s2, 4, v19
	v_cmp_eq_u32_e64 s3, 5, v19
	v_cmp_eq_u32_e64 s4, 6, v19
	v_cndmask_b32_e64 v20, v20, v16, s0
	v_cmp_eq_u32_e64 s5, 7, v19
	v_cmp_eq_u32_e64 s6, 8, v19
	v_cmp_eq_u32_e64 s7, 9, v19
	v_cmp_eq_u32_e64 s8, 10, v19
	v_cndmask_b32_e64 v20, v20, v15, s1
	v_cmp_eq_u32_e64 s9, 11, v19
	v_cmp_eq_u32_e64 s10, 12, v19
	v_cmp_eq_u32_e64 s11, 13, v19
	v_cmp_eq_u32_e64 s12, 14, v19
	v_cndmask_b32_e64 v20, v20, v5, s2
	v_cmp_eq_u32_e64 s13, 15, v19
	v_cmp_eq_u32_e64 s14, 0, v19
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v20, v20, v14, s3
	v_cndmask_b32_e64 v20, v20, v13, s4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v20, v20, v12, s5
	v_cndmask_b32_e64 v20, v20, v4, s6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v20, v20, v11, s7
	v_cndmask_b32_e64 v20, v20, v10, s8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v20, v20, v9, s9
	v_cndmask_b32_e64 v20, v20, v8, s10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v20, v20, v7, s11
	v_cndmask_b32_e64 v20, v20, v6, s12
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v20, v20, v3, s13
	v_add_nc_u32_e32 v20, 1, v20
	s_delay_alu instid0(VALU_DEP_1)
	v_cndmask_b32_e64 v18, v18, v20, s14
	v_cndmask_b32_e32 v17, v17, v20, vcc_lo
	v_cndmask_b32_e64 v16, v16, v20, s0
	v_cndmask_b32_e64 v15, v15, v20, s1
	v_cndmask_b32_e64 v5, v5, v20, s2
	v_cndmask_b32_e64 v14, v14, v20, s3
	v_cndmask_b32_e64 v13, v13, v20, s4
	v_cndmask_b32_e64 v12, v12, v20, s5
	v_cndmask_b32_e64 v4, v4, v20, s6
	v_cndmask_b32_e64 v11, v11, v20, s7
	v_cndmask_b32_e64 v10, v10, v20, s8
	v_cndmask_b32_e64 v9, v9, v20, s9
	v_cndmask_b32_e64 v8, v8, v20, s10
	v_cndmask_b32_e64 v7, v7, v20, s11
	v_cndmask_b32_e64 v6, v6, v20, s12
	v_cndmask_b32_e64 v3, v3, v20, s13
	s_cbranch_scc0 .LBB10_2
	s_branch .LBB10_4
.LBB10_3:
	.loc	0 0 0
	v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v6, 0
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v8, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v4, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v5, 0
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v16, 0
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v18, 0
.LBB10_4:
	.loc	0 93 0
	v_lshlrev_b32_e32 v2, 2, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v23, s0, s16, v2
	v_add_co_ci_u32_e64 v24, null, s17, 0, s0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, 0x1000, v23
	v_add_co_ci_u32_e64 v1, null, 0, v24, vcc_lo
	v_add_co_u32 v19, vcc_lo, v23, 0x2000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v20, null, 0, v24, vcc_lo
	v_add_co_u32 v21, vcc_lo, 0x2000, v23
	v_add_co_ci_u32_e64 v22, null, 0, v24, vcc_lo
	v_add_co_u32 v23, vcc_lo, 0x3000, v23
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v24, null, 0, v24, vcc_lo
	s_clause 0xf
	global_store_b32 v2, v18, s[16:17]
	global_store_b32 v2, v17, s[16:17] offset:1024
	global_store_b32 v2, v16, s[16:17] offset:2048
	global_store_b32 v2, v15, s[16:17] offset:3072
	global_store_b32 v[0:1], v14, off offset:1024
	global_store_b32 v[0:1], v13, off offset:2048
	global_store_b32 v[0:1], v12, off offset:3072
	global_store_b32 v[21:22], v11, off offset:1024
	global_store_b32 v[21:22], v10, off offset:2048
	global_store_b32 v[21:22], v9, off offset:3072
	global_store_b32 v[23:24], v8, off
	global_store_b32 v[23:24], v7, off offset:1024
	global_store_b32 v[23:24], v6, off offset:2048
	global_store_b32 v[19:20], v5, off offset:-4096
	global_store_b32 v[19:20], v4, off
	global_store_b32 v[23:24], v3, off offset:3072
	.loc	0 94 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel own_histogram
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 25
		.amdhsa_next_free_sgpr 20
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 8
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	own_histogram_fixed,@function
own_histogram_fixed: ; @own_histogram_fixed
	.loc	0 98 0
	s_load_b32 s4, s[0:1], 0x10
	s_mov_b32 s5, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s4, 0
	s_cbranch_scc1 .LBB11_2
	.loc	0 99 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB11_3
.LBB11_2:
	.loc	0 0 0
	s_mov_b32 s5, -1
.LBB11_3:
	s_load_b64 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_not1_b32 vcc_lo, exec_lo, s5
	s_cbranch_vccnz .LBB11_6
	s_load_b64 s[0:1], s[0:1], 0x0
	.loc	0 98 0
	v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v4, 2, v0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, s0, s0, v4
	v_add_co_ci_u32_e64 v5, null, s1, 0, s0
	.loc	0 0 0
.LBB11_5: ; =>This Inner Loop Header: Depth=1
	.loc	0 98 0
	global_load_b32 v6, v[4:5], off
	v_add_co_u32 v4, vcc_lo, 0x400, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_add_co_ci_u32_e64 v5, null, 0, v5, vcc_lo
	s_add_i32 s4, s4, -1
	s_cmp_eq_u32 s4, 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v6, 2, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[6:7], v6, 1
	v_add_co_u32 v2, vcc_lo, v6, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, v7, v3, vcc_lo
	s_cbranch_scc0 .LBB11_5
.LBB11_6:
	.loc	0 99 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_and_b32_e32 v10, 15, v2
	v_bfe_u32 v11, v2, 4, 4
	v_bfe_u32 v12, v2, 8, 4
	v_bfe_u32 v13, v2, 12, 4
	v_bfe_u32 v14, v2, 16, 4
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s2, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	v_bfe_u32 v15, v2, 20, 4
	v_add_co_u32 v4, vcc_lo, 0x1000, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, 0, v1, vcc_lo
	v_add_co_u32 v6, vcc_lo, v0, 0x2000
	v_add_co_ci_u32_e64 v7, null, 0, v1, vcc_lo
	v_add_co_u32 v8, vcc_lo, 0x2000, v0
	v_bfe_u32 v16, v2, 24, 4
	v_lshrrev_b32_e32 v2, 28, v2
	v_add_co_ci_u32_e64 v9, null, 0, v1, vcc_lo
	v_bfe_u32 v18, v3, 4, 4
	s_clause 0x7
	global_store_b32 v[0:1], v10, off
	global_store_b32 v[0:1], v11, off offset:1024
	global_store_b32 v[0:1], v12, off offset:2048
	global_store_b32 v[0:1], v13, off offset:3072
	global_store_b32 v[4:5], v15, off offset:1024
	global_store_b32 v[4:5], v16, off offset:2048
	global_store_b32 v[4:5], v2, off offset:3072
	global_store_b32 v[8:9], v18, off offset:1024
	v_bfe_u32 v2, v3, 8, 4
	v_add_co_u32 v0, vcc_lo, 0x3000, v0
	v_bfe_u32 v4, v3, 12, 4
	v_bfe_u32 v5, v3, 16, 4
	v_add_co_ci_u32_e64 v1, null, 0, v1, vcc_lo
	v_bfe_u32 v10, v3, 20, 4
	v_bfe_u32 v11, v3, 24, 4
	v_and_b32_e32 v17, 15, v3
	v_lshrrev_b32_e32 v3, 28, v3
	s_clause 0x7
	global_store_b32 v[8:9], v2, off offset:2048
	global_store_b32 v[8:9], v4, off offset:3072
	global_store_b32 v[0:1], v5, off
	global_store_b32 v[0:1], v10, off offset:1024
	global_store_b32 v[0:1], v11, off offset:2048
	global_store_b32 v[6:7], v14, off offset:-4096
	global_store_b32 v[6:7], v17, off
	global_store_b32 v[0:1], v3, off offset:3072
	.loc	0 100 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel own_histogram_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 19
		.amdhsa_next_free_sgpr 6
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 5
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	dynamic_room,@function
dynamic_room: ; @dynamic_room
	.loc	0 104 0
	s_load_b32 s4, s[0:1], 0x10
	s_mov_b32 s5, 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 16
	.loc	0 105 0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s4, 0
	s_cbranch_scc1 .LBB12_2
	.loc	0 108 0
	v_mov_b32_e32 v1, 0
	s_load_b64 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v2, 0
	s_and_not1_b32 vcc_lo, exec_lo, s5
	s_cbranch_vccz .LBB12_3
	s_branch .LBB12_7
.LBB12_2:
	.loc	0 0 0
	s_load_b64 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v2, 0
.LBB12_3:
	s_load_b64 s[6:7], s[0:1], 0x0
	.loc	0 105 0
	v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v2, 2, v0
	.loc	0 104 0
	s_lshl_b32 s0, s4, 2
	s_mov_b32 s1, s32
	s_add_i32 s5, s0, 15
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s5, s5, -16
	s_lshl_b32 s5, s5, 5
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	s_add_i32 s32, s1, s5
	s_mov_b32 s5, s1
	.loc	0 105 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, s6, s6, v2
	v_add_co_ci_u32_e64 v3, null, s7, 0, s6
	s_mov_b32 s6, s4
.LBB12_4: ; =>This Inner Loop Header: Depth=1
	global_load_b32 v4, v[2:3], off
	v_add_co_u32 v2, vcc_lo, 0x400, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	s_add_i32 s6, s6, -1
	s_waitcnt vmcnt(0)
	scratch_store_b32 off, v4, s5
	s_add_i32 s5, s5, 4
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .LBB12_4
	.loc	0 0 0
	v_mov_b32_e32 v2, 0
	.loc	0 107 0
	s_add_i32 s0, s0, s1
	s_add_i32 s1, s4, 1
	s_add_i32 s0, s0, -4
.LBB12_6: ; =>This Inner Loop Header: Depth=1
	scratch_load_b32 v3, off, s0
	v_mov_b32_e32 v4, v2
	s_add_i32 s1, s1, -1
	s_add_i32 s0, s0, -4
	s_cmp_lt_u32 s1, 2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_fmac_f32_e32 v2, 0.5, v4
	s_cbranch_scc0 .LBB12_6
.LBB12_7:
	.loc	0 108 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_store_b32 v[0:1], v2, off
	.loc	0 109 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel dynamic_room
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 3
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.set dynamic_room.private_seg_size, 16
	.set dynamic_room.has_dyn_sized_stack, 1
	.text
	.type	dynamic_room_fixed,@function
dynamic_room_fixed: ; @dynamic_room_fixed
	.loc	0 113 0
	s_clause 0x1
	s_load_b32 s4, s[0:1], 0x10
	s_load_b64 s[2:3], s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s4, 1
	s_cbranch_scc1 .LBB13_4
	.loc	0 0 0
	s_load_b64 s[0:1], s[0:1], 0x0
	v_mov_b32_e32 v2, 0
	.loc	0 113 0
	s_lshl_b32 s5, s4, 8
	s_add_i32 s4, s4, 1
	v_add3_u32 v1, v0, s5, 0xffffff00
	s_delay_alu instid0(VALU_DEP_2)
	v_mov_b32_e32 v3, v2
.LBB13_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	.loc	0 113 0
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	v_add_nc_u32_e32 v1, 0xffffff00, v1
	s_add_i32 s4, s4, -1
	s_cmp_lt_u32 s4, 2
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e64 v5, null, s1, v5, vcc_lo
	global_load_b32 v4, v[4:5], off
	v_mov_b32_e32 v5, v3
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_fmac_f32_e32 v3, 0.5, v5
	s_cbranch_scc0 .LBB13_2
	.loc	0 114 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_b32 v0, v3, s[2:3]
	.loc	0 115 0
	s_endpgm
.LBB13_4:
	.loc	0 0 0
	v_dual_mov_b32 v3, 0 :: v_dual_lshlrev_b32 v0, 2, v0
	.loc	0 114 0
	global_store_b32 v0, v3, s[2:3]
	.loc	0 115 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel dynamic_room_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 6
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 48
    .name: block_48
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 64
    .name: block_48_fixed
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 16
    .name: block_16
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 256
    .name: block_16_fixed
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 32
    .name: block_32
    .private_segment_fixed_size: 0
    .sgpr_count: 18
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 128
    .name: block_32_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 18
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
    .group_segment_fixed_size: 34048
    .max_flat_workgroup_size: 128
    .name: shared_over
    .private_segment_fixed_size: 0
    .sgpr_count: 6
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
    .group_segment_fixed_size: 32768
    .max_flat_workgroup_size: 128
    .name: shared_over_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 6
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
      - .offset: 20
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: ring
    .private_segment_fixed_size: 272
    .sgpr_count: 10
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: ring_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 5
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
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: own_histogram
    .private_segment_fixed_size: 0
    .sgpr_count: 22
    .vgpr_count: 25
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: own_histogram_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 8
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
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: dynamic_room
    .private_segment_fixed_size: 16
    .sgpr_count: 36
    .uses_dynamic_stack: true
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
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: dynamic_room_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 8
    .vgpr_count: 6
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target: amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
