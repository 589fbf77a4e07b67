	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.type	two_barriers,@function
two_barriers: ; @two_barriers
	.file	0 "barriers.cu"
	.loc	0 5 0
	s_load_b128 s[0:3], s[0:1], 0x0
	.loc	0 7 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 10 0
	v_xor_b32_e32 v0, 33, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 7 0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v2, v1, s[0:1]
	s_waitcnt vmcnt(0)
	ds_store_b32 v1, v2
	.file	1 "gpu.h"
	.loc	1 40 0 ; @[ barriers.cu:8 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ barriers.cu:8 ]
	s_barrier
	.loc	1 42 0 ; @[ barriers.cu:8 ]
	buffer_gl0_inv
	.loc	1 41 0 ; @[ barriers.cu:9 ]
	s_barrier
	.loc	1 42 0 ; @[ barriers.cu:9 ]
	buffer_gl0_inv
	.loc	0 10 0
	ds_load_b32 v0, v0
	s_waitcnt lgkmcnt(0)
	global_store_b32 v1, v0, s[2:3]
	.loc	0 11 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel two_barriers
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 4
		.amdhsa_reserve_vcc 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	two_barriers_fixed,@function
two_barriers_fixed: ; @two_barriers_fixed
	.loc	0 13 0
	s_load_b128 s[0:3], s[0:1], 0x0
	.loc	0 15 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 17 0
	v_xor_b32_e32 v0, 33, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 15 0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v2, v1, s[0:1]
	s_waitcnt vmcnt(0)
	ds_store_b32 v1, v2
	.loc	1 40 0 ; @[ barriers.cu:16 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ barriers.cu:16 ]
	s_barrier
	.loc	1 42 0 ; @[ barriers.cu:16 ]
	buffer_gl0_inv
	.loc	0 17 0
	ds_load_b32 v0, v0
	s_waitcnt lgkmcnt(0)
	global_store_b32 v1, v0, s[2:3]
	.loc	0 18 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel two_barriers_fixed
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 4
		.amdhsa_reserve_vcc 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	loop_barrier,@function
loop_barrier: ; @loop_barrier
	.loc	0 23 0
	s_load_b32 s4, s[0:1], 0x10
	s_mov_b32 s5, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s4, 0
	s_cbranch_scc1 .LBB2_2
	.loc	0 27 0
	v_mov_b32_e32 v1, 0
	s_load_b64 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v4, 0
	s_and_not1_b32 vcc_lo, exec_lo, s5
	s_cbranch_vccz .LBB2_3
	s_branch .LBB2_5
.LBB2_2:
	.loc	0 0 0
	s_load_b64 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v4, 0
.LBB2_3:
	s_load_b64 s[0:1], s[0:1], 0x0
	.loc	0 23 0
	v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v2, 2, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mov_b32_e32 v4, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, s0, s0, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s1, 0, s0
.LBB2_4: ; =>This Inner Loop Header: Depth=1
	.loc	0 24 0
	global_load_b32 v5, v[2:3], off
	.loc	0 23 0
	v_add_co_u32 v2, vcc_lo, 0x400, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	s_add_i32 s4, s4, -1
	s_cmp_eq_u32 s4, 0
	.loc	0 24 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v4, v5
	.loc	1 41 0 ; @[ barriers.cu:25 ]
	s_barrier
	.loc	1 42 0 ; @[ barriers.cu:25 ]
	buffer_gl0_inv
	.loc	0 23 0
	s_cbranch_scc0 .LBB2_4
.LBB2_5:
	.loc	0 27 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_store_b32 v[0:1], v4, off
	.loc	0 28 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel loop_barrier
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
	.type	loop_barrier_fixed,@function
loop_barrier_fixed: ; @loop_barrier_fixed
	.loc	0 32 0
	s_load_b32 s4, s[0:1], 0x10
	s_mov_b32 s5, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s4, 0
	s_cbranch_scc1 .LBB3_2
	.loc	0 33 0
	v_mov_b32_e32 v1, 0
	s_load_b64 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v4, 0
	s_and_not1_b32 vcc_lo, exec_lo, s5
	s_cbranch_vccz .LBB3_3
	s_branch .LBB3_5
.LBB3_2:
	.loc	0 0 0
	s_load_b64 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v4, 0
.LBB3_3:
	s_load_b64 s[0:1], s[0:1], 0x0
	.loc	0 32 0
	v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v2, 2, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mov_b32_e32 v4, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, s0, s0, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s1, 0, s0
.LBB3_4: ; =>This Inner Loop Header: Depth=1
	global_load_b32 v5, v[2:3], off
	v_add_co_u32 v2, vcc_lo, 0x400, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	s_add_i32 s4, s4, -1
	s_cmp_eq_u32 s4, 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v4, v5
	s_cbranch_scc0 .LBB3_4
.LBB3_5:
	.loc	0 33 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_store_b32 v[0:1], v4, off
	.loc	0 34 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel loop_barrier_fixed
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
	.type	loop_fence,@function
loop_fence: ; @loop_fence
	.loc	1 30 0 ; @[ barriers.cu:38 ]
	s_load_b32 s2, s[0:1], 0x10
	.loc	0 38 0
	s_mov_b32 s3, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_i32_e64 s2, v0
	s_cbranch_execz .LBB4_3
	.loc	0 0 0
	s_load_b128 s[4:7], s[0:1], 0x0
	.loc	0 38 0
	v_lshlrev_b32_e32 v3, 2, v0
	s_mov_b32 s1, 0
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, s0, s4, v3
	v_add_co_ci_u32_e64 v2, null, s5, 0, s0
	v_add_co_u32 v3, s0, s6, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, s7, 0, s0
	.loc	0 0 0
.LBB4_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 39 0
	global_load_b32 v5, v[1:2], off
	.loc	0 38 0
	v_add_nc_u32_e32 v0, 0x100, v0
	v_add_co_u32 v1, vcc_lo, 0x400, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, 0, v2, vcc_lo
	.loc	0 39 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v5, v5, v5
	.loc	0 38 0
	v_cmp_le_i32_e32 vcc_lo, s2, v0
	.loc	0 39 0
	global_store_b32 v[3:4], v5, off
	.loc	0 38 0
	v_add_co_u32 v3, s0, 0x400, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, 0, v4, s0
	s_or_b32 s1, vcc_lo, s1
	.loc	1 44 0 ; @[ barriers.cu:40 ]
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
	.loc	0 38 0
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB4_2
.LBB4_3:
	.loc	0 42 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel loop_fence
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	loop_fence_fixed,@function
loop_fence_fixed: ; @loop_fence_fixed
	.loc	1 30 0 ; @[ barriers.cu:45 ]
	s_load_b32 s2, s[0:1], 0x10
	.loc	0 45 0
	s_mov_b32 s3, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_i32_e64 s2, v0
	s_cbranch_execz .LBB5_3
	.loc	0 0 0
	s_load_b128 s[4:7], s[0:1], 0x0
	.loc	0 45 0
	v_lshlrev_b32_e32 v3, 2, v0
	s_mov_b32 s1, 0
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, s0, s4, v3
	v_add_co_ci_u32_e64 v2, null, s5, 0, s0
	v_add_co_u32 v3, s0, s6, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, s7, 0, s0
	.loc	0 0 0
.LBB5_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 45 0
	global_load_b32 v5, v[1:2], off
	v_add_nc_u32_e32 v0, 0x100, v0
	v_add_co_u32 v1, vcc_lo, 0x400, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v5, v5, v5
	v_cmp_le_i32_e32 vcc_lo, s2, v0
	global_store_b32 v[3:4], v5, off
	v_add_co_u32 v3, s0, 0x400, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_add_co_ci_u32_e64 v4, null, 0, v4, s0
	s_or_b32 s1, vcc_lo, s1
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB5_2
.LBB5_3:
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	1 44 0 ; @[ barriers.cu:46 ]
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
	.loc	0 47 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel loop_fence_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	system_fence,@function
system_fence: ; @system_fence
	.loc	1 30 0 ; @[ barriers.cu:50 ]
	s_load_b32 s2, s[0:1], 0x10
	.loc	0 50 0
	s_mov_b32 s3, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_i32_e64 s2, v0
	s_cbranch_execz .LBB6_3
	.loc	0 0 0
	s_load_b128 s[4:7], s[0:1], 0x0
	.loc	0 50 0
	v_lshlrev_b32_e32 v3, 2, v0
	s_mov_b32 s1, 0
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, s0, s4, v3
	v_add_co_ci_u32_e64 v2, null, s5, 0, s0
	v_add_co_u32 v3, s0, s6, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, s7, 0, s0
	.loc	0 0 0
.LBB6_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 51 0
	global_load_b32 v5, v[1:2], off
	.loc	0 50 0
	v_add_nc_u32_e32 v0, 0x100, v0
	v_add_co_u32 v1, vcc_lo, 0x400, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, 0, v2, vcc_lo
	.loc	0 51 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v5, v5, v5
	.loc	0 50 0
	v_cmp_le_i32_e32 vcc_lo, s2, v0
	.loc	0 51 0
	global_store_b32 v[3:4], v5, off
	.loc	0 50 0
	v_add_co_u32 v3, s0, 0x400, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, 0, v4, s0
	s_or_b32 s1, vcc_lo, s1
	.loc	1 46 0 ; @[ barriers.cu:52 ]
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
	.loc	0 50 0
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB6_2
.LBB6_3:
	.loc	0 54 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel system_fence
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	system_fence_fixed,@function
system_fence_fixed: ; @system_fence_fixed
	.loc	1 30 0 ; @[ barriers.cu:57 ]
	s_load_b32 s2, s[0:1], 0x10
	.loc	0 57 0
	s_mov_b32 s3, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_i32_e64 s2, v0
	s_cbranch_execz .LBB7_3
	.loc	0 0 0
	s_load_b128 s[4:7], s[0:1], 0x0
	.loc	0 57 0
	v_lshlrev_b32_e32 v3, 2, v0
	s_mov_b32 s1, 0
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, s0, s4, v3
	v_add_co_ci_u32_e64 v2, null, s5, 0, s0
	v_add_co_u32 v3, s0, s6, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, s7, 0, s0
	.loc	0 0 0
.LBB7_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 57 0
	global_load_b32 v5, v[1:2], off
	v_add_nc_u32_e32 v0, 0x100, v0
	v_add_co_u32 v1, vcc_lo, 0x400, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v5, v5, v5
	v_cmp_le_i32_e32 vcc_lo, s2, v0
	global_store_b32 v[3:4], v5, off
	v_add_co_u32 v3, s0, 0x400, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_add_co_ci_u32_e64 v4, null, 0, v4, s0
	s_or_b32 s1, vcc_lo, s1
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB7_2
.LBB7_3:
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	1 46 0 ; @[ barriers.cu:58 ]
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
	.loc	0 59 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel system_fence_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	_Z6shapedf,@function
_Z6shapedf: ; @_Z6shapedf
	.loc	0 62 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mul_f32_e32 v1, v0, v0
	v_add_f32_e32 v0, 1.0, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_div_scale_f32 v2, null, v0, v0, v1
	v_rcp_f32_e32 v3, v2
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v4, -v2, v3, 1.0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v3, v4, v3
	v_div_scale_f32 v4, vcc_lo, v1, v0, v1
	v_mul_f32_e32 v5, v4, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v6, -v2, v5, v4
	v_fmac_f32_e32 v5, v6, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v2, -v2, v5, v4
	v_div_fmas_f32 v2, v2, v3, v5
	s_delay_alu instid0(VALU_DEP_1)
	v_div_fixup_f32 v0, v2, v0, v1
	s_setpc_b64 s[30:31]
                                        ; -- End function
	.text
	.type	calls,@function
calls: ; @calls
	.loc	1 30 0 ; @[ barriers.cu:66 ]
	s_load_b32 s2, s[0:1], 0x8
	v_mov_b32_e32 v7, v0
	s_mov_b32 s32, 0
	.loc	0 66 0
	s_mov_b32 s3, exec_lo
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_gt_i32_e64 s2, v7
	s_cbranch_execz .LBB9_3
	.loc	1 30 0 ; @[ barriers.cu:66 ]
	s_load_b64 s[0:1], s[0:1], 0x0
	.loc	0 66 0
	v_lshlrev_b32_e32 v0, 2, v7
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v8, s0, s0, v0
	v_add_co_ci_u32_e64 v9, null, s1, 0, s0
	s_mov_b32 s1, 0
	.loc	0 0 0
.LBB9_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 66 0
	global_load_b32 v0, v[8:9], off
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, _Z6shapedf@rel32@lo+4
	s_addc_u32 s5, s5, _Z6shapedf@rel32@hi+12
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	s_swappc_b64 s[30:31], s[4:5]
	v_add_nc_u32_e32 v7, 0x100, v7
	global_store_b32 v[8:9], v0, off
	v_add_co_u32 v8, s0, 0x400, v8
	v_add_co_ci_u32_e64 v9, null, 0, v9, s0
	v_cmp_le_i32_e32 vcc_lo, s2, v7
	s_or_b32 s1, vcc_lo, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB9_2
.LBB9_3:
	.loc	0 67 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel calls
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 12
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 33
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.set calls.num_vgpr, max(10, .L_Z6shapedf.num_vgpr)
	.set calls.num_agpr, max(0, .L_Z6shapedf.num_agpr)
	.set calls.numbered_sgpr, max(33, .L_Z6shapedf.numbered_sgpr)
	.set calls.num_named_barrier, max(0, .L_Z6shapedf.num_named_barrier)
	.set calls.private_seg_size, 0+max(.L_Z6shapedf.private_seg_size)
	.set calls.uses_vcc, or(1, .L_Z6shapedf.uses_vcc)
	.set calls.uses_flat_scratch, or(0, .L_Z6shapedf.uses_flat_scratch)
	.set calls.has_dyn_sized_stack, or(0, .L_Z6shapedf.has_dyn_sized_stack)
	.set calls.has_recursion, or(0, .L_Z6shapedf.has_recursion)
	.set calls.has_indirect_call, or(0, .L_Z6shapedf.has_indirect_call)
	.text
	.type	calls_fixed,@function
calls_fixed: ; @calls_fixed
	.loc	1 30 0 ; @[ barriers.cu:70 ]
	s_load_b32 s2, s[0:1], 0x8
	.loc	0 70 0
	s_mov_b32 s3, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_i32_e64 s2, v0
	s_cbranch_execz .LBB10_3
	.loc	1 30 0 ; @[ barriers.cu:70 ]
	s_load_b64 s[0:1], s[0:1], 0x0
	.loc	0 70 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, s0, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	s_mov_b32 s1, 0
	s_set_inst_prefetch_distance 0x1
	.loc	0 0 0
.LBB10_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 70 0
	global_load_b32 v3, v[1:2], off
	v_add_nc_u32_e32 v0, 0x100, v0
	.loc	0 63 0 ; @[ barriers.cu:70 ]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, v3, v3
	v_add_f32_e32 v3, 1.0, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_div_scale_f32 v5, null, v3, v3, v4
	v_rcp_f32_e32 v6, v5
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v7, -v5, v6, 1.0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v6, v7, v6
	v_div_scale_f32 v8, vcc_lo, v4, v3, v4
	v_mul_f32_e32 v7, v8, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v9, -v5, v7, v8
	v_fmac_f32_e32 v7, v9, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v5, -v5, v7, v8
	v_div_fmas_f32 v5, v5, v6, v7
	.loc	0 70 0
	v_cmp_le_i32_e32 vcc_lo, s2, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	.loc	0 63 0 ; @[ barriers.cu:70 ]
	v_div_fixup_f32 v3, v5, v3, v4
	.loc	0 70 0
	s_or_b32 s1, vcc_lo, s1
	global_store_b32 v[1:2], v3, off
	v_add_co_u32 v1, s0, 0x400, v1
	v_add_co_ci_u32_e64 v2, null, 0, v2, s0
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB10_2
.LBB10_3:
	.loc	0 0 0
	s_set_inst_prefetch_distance 0x2
	.loc	0 71 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel calls_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 12
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 4
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	_Z4plusf,@function
_Z4plusf: ; @_Z4plusf
	.loc	0 74 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_add_f32_e32 v0, 1.0, v0
	s_setpc_b64 s[30:31]
                                        ; -- End function
	.text
	.type	_Z5timesf,@function
_Z5timesf: ; @_Z5timesf
	.loc	0 75 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mul_f32_e32 v0, 0x40400000, v0
	s_setpc_b64 s[30:31]
                                        ; -- End function
	.text
	.type	by_pointer,@function
by_pointer: ; @by_pointer
	.loc	0 80 0
	s_load_b64 s[52:53], s[4:5], 0x8
	v_mov_b32_e32 v40, v0
	s_mov_b64 s[48:49], s[0:1]
	s_mov_b32 s32, 0
	.loc	0 81 0
	s_mov_b32 s0, exec_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_and_b32_e32 v43, 0x3ff, v40
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_i32_e64 s53, v43
	s_cbranch_execz .LBB13_3
	.loc	0 0 0
	s_mov_b64 s[38:39], s[2:3]
	.loc	0 80 0
	s_load_b64 s[0:1], s[4:5], 0x0
	s_ashr_i32 s3, s52, 31
	s_mov_b32 s2, s52
	s_mov_b64 s[34:35], s[4:5]
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, shapes@rel32@lo+4
	s_addc_u32 s5, s5, shapes@rel32@hi+12
	s_lshl_b64 s[2:3], s[2:3], 3
	.loc	0 81 0
	v_lshlrev_b32_e32 v0, 2, v43
	.loc	0 80 0
	s_add_u32 s2, s4, s2
	s_addc_u32 s3, s5, s3
	s_mov_b32 s33, s15
	s_load_b64 s[54:55], s[2:3], 0x0
	s_mov_b32 s50, s14
	s_mov_b32 s51, s13
	s_mov_b64 s[36:37], s[6:7]
	s_mov_b32 s52, 0
	.loc	0 81 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v41, s0, s0, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v42, null, s1, 0, s0
	.loc	0 0 0
.LBB13_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 81 0
	global_load_b32 v0, v[41:42], off
	v_mov_b32_e32 v31, v40
	s_add_u32 s8, s34, 16
	s_addc_u32 s9, s35, 0
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s51
	s_mov_b32 s13, s50
	s_mov_b32 s14, s33
	s_swappc_b64 s[30:31], s[54:55]
	v_add_nc_u32_e32 v43, 0x100, v43
	global_store_b32 v[41:42], v0, off
	v_add_co_u32 v41, s0, 0x400, v41
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_add_co_ci_u32_e64 v42, null, 0, v42, s0
	v_cmp_le_i32_e32 vcc_lo, s53, v43
	s_or_b32 s52, vcc_lo, s52
	s_and_not1_b32 exec_lo, exec_lo, s52
	s_cbranch_execnz .LBB13_2
.LBB13_3:
	.loc	0 82 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel by_pointer
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 13
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr max(totalnumvgprs(by_pointer.num_agpr, by_pointer.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(by_pointer.numbered_sgpr+2, 1, 0)-2
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 3
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.set by_pointer.num_vgpr, max(44, amdgpu.max_num_vgpr)
	.set by_pointer.num_agpr, max(0, amdgpu.max_num_agpr)
	.set by_pointer.numbered_sgpr, max(56, amdgpu.max_num_sgpr)
	.set by_pointer.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set by_pointer.uses_flat_scratch, 1
	.set by_pointer.has_dyn_sized_stack, 1
	.set by_pointer.has_recursion, 1
	.set by_pointer.has_indirect_call, 1
	.text
	.type	by_pointer_fixed,@function
by_pointer_fixed: ; @by_pointer_fixed
	.loc	1 30 0 ; @[ barriers.cu:85 ]
	s_load_b64 s[2:3], s[0:1], 0x8
	.loc	0 85 0
	s_mov_b32 s4, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_i32_e64 s3, v0
	s_cbranch_execz .LBB14_3
	.loc	1 30 0 ; @[ barriers.cu:85 ]
	s_load_b64 s[0:1], s[0:1], 0x0
	.loc	0 85 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_cmp_eq_u32 s2, 0
	s_mov_b32 s2, 0
	s_cselect_b32 vcc_lo, -1, 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s0, s0, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	.loc	0 0 0
.LBB14_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 85 0
	global_load_b32 v3, v[1:2], off
	v_add_nc_u32_e32 v0, 0x100, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_cmp_le_i32_e64 s0, s3, v0
	s_or_b32 s2, s0, s2
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, 1.0, v3
	v_mul_f32_e32 v3, 0x40400000, v3
	v_cndmask_b32_e32 v3, v3, v4, vcc_lo
	global_store_b32 v[1:2], v3, off
	v_add_co_u32 v1, s1, 0x400, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, 0, v2, s1
	s_and_not1_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB14_2
.LBB14_3:
	.loc	0 86 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel by_pointer_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 5
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	shade,@function
shade: ; @shade
	.loc	0 93 0
	s_mov_b64 s[38:39], s[2:3]
	s_mov_b64 s[48:49], s[0:1]
	.loc	1 32 0 ; @[ barriers.cu:94 ]
	s_clause 0x1
	s_load_b32 s8, s[4:5], 0x1c
	s_load_b128 s[0:3], s[4:5], 0x0
	s_mov_b32 s34, s13
	.loc	0 95 0
	s_mov_b32 s35, 0
	s_mov_b64 s[36:37], s[6:7]
	s_lshl_b64 s[6:7], s[34:35], 3
	s_mov_b32 s33, s15
	s_mov_b32 s52, s14
	s_mov_b32 s35, exec_lo
	s_mov_b32 s32, 0
	.loc	1 32 0 ; @[ barriers.cu:94 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s8, s8, 0xffff
	.loc	0 95 0
	s_add_u32 s0, s0, s6
	s_addc_u32 s1, s1, s7
	.loc	1 32 0 ; @[ barriers.cu:94 ]
	s_add_u32 s50, s4, 16
	.loc	0 95 0
	s_load_b64 s[54:55], s[0:1], 0x0
	v_mov_b32_e32 v31, v0
	.loc	1 32 0 ; @[ barriers.cu:94 ]
	s_addc_u32 s51, s5, 0
	.loc	0 95 0
	s_waitcnt lgkmcnt(0)
	v_dual_mov_b32 v0, s54 :: v_dual_mov_b32 v1, s55
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_and_b32_e32 v2, 0x3ff, v31
	flat_load_b64 v[0:1], v[0:1]
	.loc	0 94 0
	v_mad_u64_u32 v[3:4], null, s34, s8, v[2:3]
	.loc	0 95 0
	v_ashrrev_i32_e32 v4, 31, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[2:3], 2, v[3:4]
	v_add_co_u32 v40, vcc_lo, s2, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v41, null, s3, v3, vcc_lo
	global_load_b32 v2, v[40:41], off
	s_waitcnt vmcnt(1) lgkmcnt(0)
	global_load_b64 v[3:4], v[0:1], off
.LBB15_1: ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v3
	v_readfirstlane_b32 s1, v4
	s_mov_b32 s53, exec_lo
	v_cmpx_eq_u64_e64 s[0:1], v[3:4]
	v_dual_mov_b32 v0, s54 :: v_dual_mov_b32 v1, s55
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[50:51]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s34
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	s_swappc_b64 s[30:31], s[0:1]
                                        ; implicit-def: $vgpr3_vgpr4
                                        ; implicit-def: $vgpr31
                                        ; implicit-def: $vgpr2
	s_xor_b32 exec_lo, exec_lo, s53
	s_cbranch_execnz .LBB15_1
	s_mov_b32 exec_lo, s35
	global_store_b32 v[40:41], v0, off
	.loc	0 96 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel shade
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 13
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr max(totalnumvgprs(shade.num_agpr, shade.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(shade.numbered_sgpr+2, 1, 0)-2
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 3
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.set shade.num_vgpr, max(42, amdgpu.max_num_vgpr)
	.set shade.num_agpr, max(0, amdgpu.max_num_agpr)
	.set shade.numbered_sgpr, max(56, amdgpu.max_num_sgpr)
	.set shade.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set shade.uses_flat_scratch, 1
	.set shade.has_dyn_sized_stack, 1
	.set shade.has_recursion, 1
	.set shade.has_indirect_call, 1
	.text
	.type	shade_fixed,@function
shade_fixed: ; @shade_fixed
	.loc	1 32 0 ; @[ barriers.cu:99 ]
	s_clause 0x1
	s_load_b32 s5, s[0:1], 0x1c
	s_load_b128 s[0:3], s[0:1], 0x0
	s_mov_b32 s4, s15
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s5, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	.loc	0 99 0
	v_mad_u64_u32 v[1:2], null, s4, s5, v[0:1]
	.loc	0 100 0
	s_mov_b32 s5, 0
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	s_lshl_b64 s[2:3], s[4:5], 2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_u32 s0, s0, s2
	global_load_b32 v2, v[0:1], off
	s_addc_u32 s1, s1, s3
	s_load_b32 s0, s[0:1], 0x0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mul_f32_e32 v2, s0, v2
	global_store_b32 v[0:1], v2, off
	.loc	0 101 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel shade_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	_Z5belowPK4Treei,@function
_Z5belowPK4Treei: ; @_Z5belowPK4Treei
	.loc	0 109 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s0, s33
	s_mov_b32 s33, s32
	s_or_saveexec_b32 s1, -1
	scratch_store_b32 off, v45, s33 offset:20 ; 4-byte Folded Spill
	s_mov_b32 exec_lo, s1
	v_writelane_b32 v45, s0, 5
	s_clause 0x4 ; 20-byte Folded Spill
	scratch_store_b32 off, v40, s33 offset:16
	scratch_store_b32 off, v41, s33 offset:12
	scratch_store_b32 off, v42, s33 offset:8
	scratch_store_b32 off, v43, s33 offset:4
	scratch_store_b32 off, v44, s33
	v_dual_mov_b32 v41, v1 :: v_dual_mov_b32 v40, v0
	v_mov_b32_e32 v0, 0
	v_writelane_b32 v45, s30, 0
	s_add_i32 s32, s32, 32
	v_writelane_b32 v45, s31, 1
	v_writelane_b32 v45, s34, 2
	.loc	0 110 0
	s_mov_b32 s34, exec_lo
	v_writelane_b32 v45, s36, 3
	v_writelane_b32 v45, s37, 4
	v_cmpx_lt_i32_e32 -1, v2
	s_cbranch_execz .LBB17_2
	v_mad_u64_u32 v[0:1], null, v2, 12, v[40:41]
	s_getpc_b64 s[36:37]
	s_add_u32 s36, s36, _Z5belowPK4Treei@rel32@lo+4
	s_addc_u32 s37, s37, _Z5belowPK4Treei@rel32@hi+12
	flat_load_b96 v[42:44], v[0:1]
	v_dual_mov_b32 v0, v40 :: v_dual_mov_b32 v1, v41
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, v43
	s_swappc_b64 s[30:31], s[36:37]
	.loc	0 0 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	.loc	0 110 0
	v_mov_b32_e32 v43, v0
	v_dual_mov_b32 v0, v40 :: v_dual_mov_b32 v1, v41
	v_mov_b32_e32 v2, v44
	s_swappc_b64 s[30:31], s[36:37]
	v_dual_mov_b32 v1, v0 :: v_dual_mov_b32 v0, v42
	s_delay_alu instid0(VALU_DEP_1)
	v_fmac_f32_e32 v0, v43, v1
.LBB17_2:
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s34
	.loc	0 110 0
	s_clause 0x4 ; 20-byte Folded Reload
	scratch_load_b32 v44, off, s33
	scratch_load_b32 v43, off, s33 offset:4
	scratch_load_b32 v42, off, s33 offset:8
	scratch_load_b32 v41, off, s33 offset:12
	scratch_load_b32 v40, off, s33 offset:16
	v_readlane_b32 s37, v45, 4
	v_readlane_b32 s36, v45, 3
	v_readlane_b32 s34, v45, 2
	v_readlane_b32 s31, v45, 1
	v_readlane_b32 s30, v45, 0
	s_mov_b32 s32, s33
	v_readlane_b32 s0, v45, 5
	s_or_saveexec_b32 s1, -1
	scratch_load_b32 v45, off, s33 offset:20 ; 4-byte Folded Reload
	s_mov_b32 exec_lo, s1
	s_mov_b32 s33, s0
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
                                        ; -- End function
	.set .L_Z5belowPK4Treei.private_seg_size, 32
	.set .L_Z5belowPK4Treei.uses_flat_scratch, 1
	.set .L_Z5belowPK4Treei.has_recursion, 1
	.text
	.type	recursion,@function
recursion: ; @recursion
	.loc	0 113 0
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[38:39], s[0:1], 0x10
	.loc	0 114 0
	v_lshlrev_b32_e32 v40, 2, v0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _Z5belowPK4Treei@rel32@lo+4
	s_addc_u32 s1, s1, _Z5belowPK4Treei@rel32@hi+12
	s_mov_b32 s32, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s5
	global_load_b32 v2, v40, s[6:7]
	v_mov_b32_e32 v0, s4
	s_swappc_b64 s[30:31], s[0:1]
	global_store_b32 v40, v0, s[38:39]
	.loc	0 115 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel recursion
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 32
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 46
		.amdhsa_next_free_sgpr 40
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.set recursion.num_vgpr, max(41, .L_Z5belowPK4Treei.num_vgpr)
	.set recursion.num_agpr, max(0, .L_Z5belowPK4Treei.num_agpr)
	.set recursion.numbered_sgpr, max(40, .L_Z5belowPK4Treei.numbered_sgpr)
	.set recursion.num_named_barrier, max(0, .L_Z5belowPK4Treei.num_named_barrier)
	.set recursion.private_seg_size, 0+max(.L_Z5belowPK4Treei.private_seg_size)
	.set recursion.uses_vcc, or(1, .L_Z5belowPK4Treei.uses_vcc)
	.set recursion.uses_flat_scratch, or(0, .L_Z5belowPK4Treei.uses_flat_scratch)
	.set recursion.has_dyn_sized_stack, or(0, .L_Z5belowPK4Treei.has_dyn_sized_stack)
	.set recursion.has_recursion, or(1, .L_Z5belowPK4Treei.has_recursion)
	.set recursion.has_indirect_call, or(0, .L_Z5belowPK4Treei.has_indirect_call)
	.text
	.type	recursion_fixed,@function
recursion_fixed: ; @recursion_fixed
	.loc	0 119 0
	s_load_b32 s2, s[0:1], 0x10
	s_mov_b32 s3, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s2, 0
	s_cbranch_scc1 .LBB19_2
	.loc	0 120 0
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v4, 0
	s_and_not1_b32 vcc_lo, exec_lo, s3
	s_cbranch_vccz .LBB19_3
	s_branch .LBB19_5
.LBB19_2:
	.loc	0 0 0
	v_mov_b32_e32 v4, 0
.LBB19_3:
	s_load_b64 s[4:5], s[0:1], 0x0
	.loc	0 119 0
	v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v2, 2, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mov_b32_e32 v4, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, s3, s4, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s5, 0, s3
.LBB19_4: ; =>This Inner Loop Header: Depth=1
	global_load_b32 v5, v[2:3], off
	v_add_co_u32 v2, vcc_lo, 0x400, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	s_add_i32 s2, s2, -1
	s_cmp_eq_u32 s2, 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v4, v5
	s_cbranch_scc0 .LBB19_4
.LBB19_5:
	.loc	0 119 0
	s_load_b64 s[0:1], s[0:1], 0x8
	.loc	0 120 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e64 v1, null, s1, v1, vcc_lo
	global_store_b32 v[0:1], v4, off
	.loc	0 121 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel recursion_fixed
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
	.type	_Z6foldedPKfi,@function
_Z6foldedPKfi: ; @_Z6foldedPKfi
	.loc	0 124 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v3, 0
	s_mov_b32 s2, 0
	.loc	0 126 0
	s_mov_b32 s1, exec_lo
	v_cmpx_lt_i32_e32 0, v2
	s_cbranch_execz .LBB20_4
	.loc	0 0 0
	v_mov_b32_e32 v3, 0
.LBB20_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 126 0
	flat_load_b32 v4, v[0:1]
	v_dual_mov_b32 v5, v3 :: v_dual_add_nc_u32 v2, -1, v2
	v_add_co_u32 v0, vcc_lo, v0, 4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v1, null, 0, v1, vcc_lo
	v_cmp_eq_u32_e64 s0, 0, v2
	s_or_b32 s2, s0, s2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v3, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_fmac_f32_e32 v3, 0.5, v5
	s_and_not1_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB20_2
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s2
.LBB20_4:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 127 0
	v_mov_b32_e32 v0, v3
	s_setpc_b64 s[30:31]
                                        ; -- End function
	.text
	.type	generic,@function
generic: ; @generic
	.loc	0 130 0
	s_load_b128 s[4:7], s[0:1], 0x0
	.loc	0 134 0
	s_mov_b64 s[2:3], src_shared_base
	.loc	0 132 0
	v_lshlrev_b32_e32 v6, 2, v0
	.loc	1 30 0 ; @[ barriers.cu:132 ]
	s_load_b32 s2, s[0:1], 0x10
	.loc	0 134 0
	v_lshrrev_b32_e32 v0, 3, v0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _Z6foldedPKfi@rel32@lo+4
	s_addc_u32 s1, s1, _Z6foldedPKfi@rel32@hi+12
	s_mov_b32 s32, 0
	v_and_b32_e32 v0, 28, v0
	.loc	0 132 0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v1, v6, s[4:5]
	.loc	0 134 0
	v_mov_b32_e32 v2, s2
	.loc	0 132 0
	s_waitcnt vmcnt(0)
	ds_store_b32 v6, v1
	.loc	0 134 0
	v_mov_b32_e32 v1, s3
	.loc	1 40 0 ; @[ barriers.cu:133 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ barriers.cu:133 ]
	s_barrier
	.loc	1 42 0 ; @[ barriers.cu:133 ]
	buffer_gl0_inv
	.loc	0 134 0
	s_swappc_b64 s[30:31], s[0:1]
	global_store_b32 v6, v0, s[6:7]
	.loc	0 135 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel generic
		.amdhsa_group_segment_fixed_size 1028
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 33
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.set generic.num_vgpr, max(7, .L_Z6foldedPKfi.num_vgpr)
	.set generic.num_agpr, max(0, .L_Z6foldedPKfi.num_agpr)
	.set generic.numbered_sgpr, max(33, .L_Z6foldedPKfi.numbered_sgpr)
	.set generic.num_named_barrier, max(0, .L_Z6foldedPKfi.num_named_barrier)
	.set generic.private_seg_size, 0+max(.L_Z6foldedPKfi.private_seg_size)
	.set generic.uses_vcc, or(1, .L_Z6foldedPKfi.uses_vcc)
	.set generic.uses_flat_scratch, or(0, .L_Z6foldedPKfi.uses_flat_scratch)
	.set generic.has_dyn_sized_stack, or(0, .L_Z6foldedPKfi.has_dyn_sized_stack)
	.set generic.has_recursion, or(0, .L_Z6foldedPKfi.has_recursion)
	.set generic.has_indirect_call, or(0, .L_Z6foldedPKfi.has_indirect_call)
	.text
	.type	generic_fixed,@function
generic_fixed: ; @generic_fixed
	.loc	0 137 0
	s_load_b128 s[4:7], s[0:1], 0x0
	.loc	0 139 0
	v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v2, 2, v0
	.loc	1 30 0 ; @[ barriers.cu:139 ]
	s_load_b32 s1, s[0:1], 0x10
	.loc	0 139 0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v3, v2, s[4:5]
	.loc	0 142 0
	s_cmp_lt_i32 s1, 1
	.loc	0 139 0
	s_waitcnt vmcnt(0)
	ds_store_b32 v2, v3
	.loc	1 40 0 ; @[ barriers.cu:140 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ barriers.cu:140 ]
	s_barrier
	.loc	1 42 0 ; @[ barriers.cu:140 ]
	buffer_gl0_inv
	.loc	0 142 0
	s_cbranch_scc1 .LBB22_8
	.loc	0 0 0
	v_lshrrev_b32_e32 v0, 5, v0
	v_mov_b32_e32 v1, 0
	.loc	0 142 0
	s_and_b32 s0, s1, 7
	s_cmp_lt_u32 s1, 8
	s_delay_alu instid0(VALU_DEP_2)
	v_lshlrev_b32_e32 v3, 2, v0
	s_cbranch_scc1 .LBB22_5
	.loc	0 0 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v4, v3
	.loc	0 142 0
	s_and_b32 s1, s1, 0x7ffffff8
	s_mov_b32 s2, 0
	.loc	0 0 0
.LBB22_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 142 0
	ds_load_2addr_b32 v[5:6], v4 offset1:1
	ds_load_2addr_b32 v[7:8], v4 offset0:2 offset1:3
	ds_load_2addr_b32 v[9:10], v4 offset0:4 offset1:5
	s_add_i32 s2, s2, 8
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_cmp_eq_u32 s1, s2
	s_waitcnt lgkmcnt(2)
	v_fma_f32 v0, 0.5, v1, v5
	v_fmac_f32_e32 v6, 0.5, v0
	ds_load_2addr_b32 v[0:1], v4 offset0:6 offset1:7
	v_add_nc_u32_e32 v4, 32, v4
	s_waitcnt lgkmcnt(2)
	v_fma_f32 v5, 0.5, v6, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, 0.5, v5
	s_waitcnt lgkmcnt(1)
	v_fma_f32 v5, 0.5, v8, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v10, 0.5, v5
	s_waitcnt lgkmcnt(0)
	v_fma_f32 v0, 0.5, v10, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_fmac_f32_e32 v1, 0.5, v0
	s_cbranch_scc0 .LBB22_3
	s_cmp_lg_u32 s0, 0
	s_cselect_b32 s2, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 vcc_lo, exec_lo, s2
	s_cbranch_vccnz .LBB22_6
	s_branch .LBB22_8
.LBB22_5:
	.loc	0 0 0
	s_mov_b32 s1, 0
	s_cbranch_execz .LBB22_8
.LBB22_6:
	s_delay_alu instid0(VALU_DEP_1)
	.loc	0 142 0
	v_lshl_add_u32 v0, s1, 2, v3
.LBB22_7: ; =>This Inner Loop Header: Depth=1
	ds_load_b32 v3, v0
	v_mov_b32_e32 v4, v1
	v_add_nc_u32_e32 v0, 4, v0
	s_add_i32 s0, s0, -1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_cmp_lg_u32 s0, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, v3
	v_fmac_f32_e32 v1, 0.5, v4
	s_cbranch_scc1 .LBB22_7
.LBB22_8:
	.loc	0 143 0
	global_store_b32 v2, v1, s[6:7]
	.loc	0 144 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel generic_fixed
		.amdhsa_group_segment_fixed_size 1028
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 11
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 3
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
	.text
	.type	shapes,@object
	.data
shapes:
	.quad	_Z4plusf
	.quad	_Z5timesf

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
    .group_segment_fixed_size: 1024
    .max_flat_workgroup_size: 256
    .name: two_barriers
    .private_segment_fixed_size: 0
    .sgpr_count: 4
    .vgpr_count: 3
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
    .name: two_barriers_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 4
    .vgpr_count: 3
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
    .max_flat_workgroup_size: 256
    .name: loop_barrier
    .private_segment_fixed_size: 0
    .sgpr_count: 8
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
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 256
    .name: loop_barrier_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 8
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
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: loop_fence
    .private_segment_fixed_size: 0
    .sgpr_count: 10
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
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: loop_fence_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 10
    .vgpr_count: 6
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 256
    .name: system_fence
    .private_segment_fixed_size: 0
    .sgpr_count: 10
    .vgpr_count: 6
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 256
    .name: system_fence_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 10
    .vgpr_count: 6
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
      - .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .offset: 8
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: calls
    .private_segment_fixed_size: 0
    .sgpr_count: 35
    .vgpr_count: 10
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
      - .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .offset: 8
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: calls_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 6
    .vgpr_count: 10
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: by_pointer
    .private_segment_fixed_size: 0
    .sgpr_count: 58
    .uses_dynamic_stack: true
    .vgpr_count: 46
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: by_pointer_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 7
    .vgpr_count: 5
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
      - .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: shade
    .private_segment_fixed_size: 0
    .sgpr_count: 58
    .uses_dynamic_stack: true
    .vgpr_count: 46
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: shade_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 18
    .vgpr_count: 3
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
      - .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .address_space: global
        .offset: 16
        .size: 8
        .value_kind: global_buffer
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: recursion
    .private_segment_fixed_size: 32
    .sgpr_count: 42
    .uses_dynamic_stack: true
    .vgpr_count: 46
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: recursion_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 8
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
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 1028
    .max_flat_workgroup_size: 256
    .name: generic
    .private_segment_fixed_size: 0
    .sgpr_count: 35
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
    .group_segment_fixed_size: 1028
    .max_flat_workgroup_size: 256
    .name: generic_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 10
    .vgpr_count: 11
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target: amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
