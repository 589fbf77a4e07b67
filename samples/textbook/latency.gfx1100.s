	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.type	chase,@function
chase: ; @chase
	.file	0 "latency.cu"
	.file	1 "gpu.h"
	.loc	1 32 0 ; @[ latency.cu:6 ]
	s_clause 0x2
	s_load_b32 s5, s[0:1], 0x24
	s_load_b32 s4, s[0:1], 0x10
	s_load_b64 s[2:3], s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s5, 0xffff
	.loc	0 7 0
	s_cmp_lt_i32 s4, 1
	.loc	0 6 0
	v_mad_u64_u32 v[1:2], null, s15, s5, v[0:1]
	.loc	0 7 0
	s_cbranch_scc1 .LBB0_3
	.loc	0 0 0
	s_load_b64 s[0:1], s[0:1], 0x0
	v_mov_b32_e32 v3, v1
.LBB0_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 7 0
	s_waitcnt vmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_ashrrev_i32_e32 v4, 31, v3
	s_add_i32 s4, s4, -1
	s_cmp_eq_u32 s4, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[2:3], 2, v[3:4]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, vcc_lo, s0, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s1, v3, vcc_lo
	global_load_b32 v3, v[2:3], off
	s_cbranch_scc0 .LBB0_2
	s_branch .LBB0_4
.LBB0_3:
	.loc	0 0 0
	v_mov_b32_e32 v3, v1
.LBB0_4:
	.loc	0 8 0
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	v_add_co_u32 v0, vcc_lo, s2, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_b32 v[0:1], v3, off
	.loc	0 9 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel chase
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	chase_fixed,@function
chase_fixed: ; @chase_fixed
	.loc	1 32 0 ; @[ latency.cu:12 ]
	s_clause 0x2
	s_load_b32 s5, s[0:1], 0x24
	s_load_b32 s4, s[0:1], 0x10
	s_load_b64 s[2:3], s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s5, 0xffff
	.loc	0 13 0
	s_cmp_lt_i32 s4, 1
	.loc	0 12 0
	v_mad_u64_u32 v[1:2], null, s15, s5, v[0:1]
	.loc	0 13 0
	s_cbranch_scc1 .LBB1_3
	.loc	0 0 0
	s_load_b64 s[0:1], s[0:1], 0x0
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v0, v1
.LBB1_2: ; =>This Inner Loop Header: Depth=1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	.loc	0 13 0
	v_ashrrev_i32_e32 v3, 31, v2
	s_add_i32 s4, s4, -1
	s_cmp_eq_u32 s4, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[3:4], 2, v[2:3]
	v_add_nc_u32_e32 v2, 0x400, v2
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v3, vcc_lo, s0, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, s1, v4, vcc_lo
	global_load_b32 v3, v[3:4], off
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v0, v3, v0
	s_cbranch_scc0 .LBB1_2
	s_branch .LBB1_4
.LBB1_3:
	.loc	0 0 0
	v_mov_b32_e32 v0, v1
.LBB1_4:
	.loc	0 14 0
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_co_u32 v1, vcc_lo, s2, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s3, v2, vcc_lo
	global_store_b32 v[1:2], v0, off
	.loc	0 15 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel chase_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	list_sum,@function
list_sum: ; @list_sum
	.loc	1 32 0 ; @[ latency.cu:24 ]
	s_clause 0x1
	s_load_b32 s4, s[0:1], 0x1c
	s_load_b128 s[0:3], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	.loc	0 24 0
	v_mad_u64_u32 v[1:2], null, s15, s4, v[0:1]
	v_mov_b32_e32 v0, 0
	.loc	0 26 0
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[3:4], 3, v[1:2]
	v_add_co_u32 v3, vcc_lo, s0, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, s1, v4, vcc_lo
	s_mov_b32 s0, exec_lo
	global_load_b64 v[3:4], v[3:4], off
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u64_e32 0, v[3:4]
	s_cbranch_execz .LBB2_4
	.loc	0 0 0
	v_mov_b32_e32 v0, 0
	s_mov_b32 s1, 0
.LBB2_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 26 0
	s_clause 0x1
	flat_load_b32 v5, v[3:4]
	flat_load_b64 v[3:4], v[3:4] offset:8
	s_waitcnt vmcnt(1) lgkmcnt(1)
	v_add_f32_e32 v0, v0, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u64_e32 vcc_lo, 0, v[3:4]
	s_or_b32 s1, vcc_lo, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB2_2
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s1
.LBB2_4:
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 27 0
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_co_u32 v1, vcc_lo, s2, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s3, v2, vcc_lo
	global_store_b32 v[1:2], v0, off
	.loc	0 28 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel list_sum
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.set list_sum.uses_flat_scratch, 1
	.text
	.type	list_sum_fixed,@function
list_sum_fixed: ; @list_sum_fixed
	.loc	1 32 0 ; @[ latency.cu:31 ]
	s_clause 0x2
	s_load_b32 s5, s[0:1], 0x24
	s_load_b32 s4, s[0:1], 0x10
	s_load_b64 s[2:3], s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s5, 0xffff
	.loc	0 33 0
	s_cmp_lt_i32 s4, 1
	.loc	0 31 0
	v_mad_u64_u32 v[1:2], null, s15, s5, v[0:1]
	.loc	0 33 0
	s_cbranch_scc1 .LBB3_3
	.loc	0 0 0
	s_load_b64 s[0:1], s[0:1], 0x0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v2, v1
.LBB3_2: ; =>This Inner Loop Header: Depth=1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	.loc	0 33 0
	v_ashrrev_i32_e32 v3, 31, v2
	s_add_i32 s4, s4, -1
	s_cmp_eq_u32 s4, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[3:4], 2, v[2:3]
	v_add_nc_u32_e32 v2, 0x400, v2
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v3, vcc_lo, s0, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, s1, v4, vcc_lo
	global_load_b32 v3, v[3:4], off
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v0, v0, v3
	s_cbranch_scc0 .LBB3_2
	s_branch .LBB3_4
.LBB3_3:
	.loc	0 0 0
	v_mov_b32_e32 v0, 0
.LBB3_4:
	.loc	0 34 0
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_co_u32 v1, vcc_lo, s2, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s3, v2, vcc_lo
	global_store_b32 v[1:2], v0, off
	.loc	0 35 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel list_sum_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	search,@function
search: ; @search
	.loc	1 32 0 ; @[ latency.cu:39 ]
	s_clause 0x2
	s_load_b32 s2, s[0:1], 0x2c
	s_load_b32 s6, s[0:1], 0x18
	s_load_b64 s[4:5], s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	.loc	0 41 0
	s_cmp_lt_i32 s6, 1
	.loc	0 39 0
	v_mad_u64_u32 v[1:2], null, s15, s2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 40 0
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	.loc	0 41 0
	s_cbranch_scc1 .LBB4_4
	.loc	0 0 0
	s_load_b128 s[0:3], s[0:1], 0x0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v6, s6
	.loc	0 40 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, vcc_lo, s2, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s3, v1, vcc_lo
	s_mov_b32 s2, 0
	global_load_b32 v5, v[2:3], off
	v_mov_b32_e32 v3, 0
	.loc	0 0 0
.LBB4_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 42 0
	v_add_nc_u32_e32 v2, v4, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshrrev_b32_e32 v2, 1, v2
	.loc	0 43 0
	v_lshlrev_b64 v[7:8], 2, v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v7, vcc_lo, s0, v7
	v_add_co_ci_u32_e64 v8, null, s1, v8, vcc_lo
	global_load_b32 v7, v[7:8], off
	v_add_nc_u32_e32 v8, 1, v2
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc_lo, v7, v5
	v_cndmask_b32_e32 v6, v2, v6, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v4, v4, v8, vcc_lo
	.loc	0 41 0
	v_cmp_ge_i32_e32 vcc_lo, v4, v6
	s_or_b32 s2, vcc_lo, s2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB4_2
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 48 0
	v_add_co_u32 v0, vcc_lo, s4, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s5, v1, vcc_lo
	global_store_b32 v[0:1], v4, off
	.loc	0 49 0
	s_endpgm
.LBB4_4:
	.loc	0 0 0
	v_mov_b32_e32 v4, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 48 0
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_add_co_ci_u32_e64 v1, null, s5, v1, vcc_lo
	global_store_b32 v[0:1], v4, off
	.loc	0 49 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel search
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 288
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 3
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	search_fixed,@function
search_fixed: ; @search_fixed
	.loc	0 52 0
	s_load_b128 s[4:7], s[0:1], 0x0
	.loc	0 54 0
	v_lshlrev_b32_e32 v4, 2, v0
	.loc	0 56 0
	v_lshl_or_b32 v0, s15, 8, v0
	s_load_b64 s[0:1], s[0:1], 0x10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 57 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 54 0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v5, v4, s[4:5]
	.loc	0 57 0
	v_add_co_u32 v2, vcc_lo, s6, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s7, v1, vcc_lo
	.loc	0 54 0
	s_waitcnt vmcnt(0)
	ds_store_b32 v4, v5
	.loc	1 40 0 ; @[ latency.cu:55 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ latency.cu:55 ]
	s_barrier
	.loc	1 42 0 ; @[ latency.cu:55 ]
	buffer_gl0_inv
	.loc	0 57 0
	global_load_b32 v2, v[2:3], off
	v_mov_b32_e32 v3, 0
	.loc	0 59 0
	ds_load_b32 v3, v3 offset:508
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_f32_e32 vcc_lo, v3, v2
	v_cndmask_b32_e64 v3, 0, 0x80, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_or_b32_e32 v5, 64, v3
	v_lshlrev_b32_e32 v4, 2, v3
	ds_load_b32 v4, v4 offset:252
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_f32_e32 vcc_lo, v4, v2
	v_cndmask_b32_e32 v3, v3, v5, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_or_b32_e32 v5, 32, v3
	v_lshlrev_b32_e32 v4, 2, v3
	ds_load_b32 v4, v4 offset:124
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_f32_e32 vcc_lo, v4, v2
	v_cndmask_b32_e32 v3, v3, v5, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_or_b32_e32 v5, 16, v3
	v_lshlrev_b32_e32 v4, 2, v3
	ds_load_b32 v4, v4 offset:60
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_f32_e32 vcc_lo, v4, v2
	v_cndmask_b32_e32 v3, v3, v5, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u32_e32 v5, 8, v3
	v_lshlrev_b32_e32 v4, 2, v3
	ds_load_b32 v4, v4 offset:28
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_f32_e32 vcc_lo, v4, v2
	v_cndmask_b32_e32 v3, v3, v5, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u32_e32 v5, 4, v3
	v_lshlrev_b32_e32 v4, 2, v3
	ds_load_b32 v4, v4 offset:12
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_f32_e32 vcc_lo, v4, v2
	v_cndmask_b32_e32 v3, v3, v5, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u32_e32 v5, 2, v3
	v_lshlrev_b32_e32 v4, 2, v3
	ds_load_b32 v4, v4 offset:4
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_f32_e32 vcc_lo, v4, v2
	v_cndmask_b32_e32 v3, v3, v5, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b32_e32 v4, 2, v3
	v_add_nc_u32_e32 v5, 1, v3
	ds_load_b32 v4, v4
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_f32_e32 vcc_lo, v4, v2
	v_cndmask_b32_e32 v2, v3, v5, vcc_lo
	.loc	0 60 0
	v_add_co_u32 v0, vcc_lo, s0, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s1, v1, vcc_lo
	global_store_b32 v[0:1], v2, off
	.loc	0 61 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel search_fixed
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 4
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	one_chain,@function
one_chain: ; @one_chain
	.loc	1 32 0 ; @[ latency.cu:65 ]
	s_clause 0x2
	s_load_b32 s2, s[0:1], 0x24
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	.loc	0 67 0
	s_cmp_lt_i32 s1, 1
	.loc	0 65 0
	v_mad_u64_u32 v[1:2], null, s15, s2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 66 0
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s4, v0
	v_add_co_ci_u32_e64 v3, null, s5, v1, vcc_lo
	global_load_b32 v2, v[2:3], off
	.loc	0 67 0
	s_cbranch_scc1 .LBB6_2
.LBB6_1: ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(0)
	v_fma_f32 v2, v2, v2, s0
	s_add_i32 s1, s1, -1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_eq_u32 s1, 0
	s_cbranch_scc0 .LBB6_1
.LBB6_2:
	.loc	0 68 0
	v_add_co_u32 v0, vcc_lo, s6, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s7, v1, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_b32 v[0:1], v2, off
	.loc	0 69 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel one_chain
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
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
	.type	one_chain_fixed,@function
one_chain_fixed: ; @one_chain_fixed
	.loc	1 32 0 ; @[ latency.cu:72 ]
	s_clause 0x2
	s_load_b32 s2, s[0:1], 0x24
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	.loc	0 74 0
	s_cmp_lt_i32 s1, 1
	.loc	0 72 0
	v_mad_u64_u32 v[1:2], null, s15, s2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 73 0
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s4, v0
	v_add_co_ci_u32_e64 v3, null, s5, v1, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v5, vcc_lo, v2, 0x2000
	v_add_co_ci_u32_e64 v6, null, 0, v3, vcc_lo
	v_add_co_u32 v7, vcc_lo, 0x3000, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v8, null, 0, v3, vcc_lo
	s_clause 0x3
	global_load_b32 v2, v[2:3], off
	global_load_b32 v4, v[5:6], off offset:-4096
	global_load_b32 v3, v[5:6], off
	global_load_b32 v5, v[7:8], off
	.loc	0 74 0
	s_cbranch_scc1 .LBB7_2
.LBB7_1: ; =>This Inner Loop Header: Depth=1
	.loc	0 75 0
	s_waitcnt vmcnt(3)
	v_fma_f32 v2, v2, v2, s0
	.loc	0 76 0
	s_waitcnt vmcnt(2)
	v_fma_f32 v4, v4, v4, s0
	.loc	0 77 0
	s_waitcnt vmcnt(1)
	v_fma_f32 v3, v3, v3, s0
	.loc	0 78 0
	s_waitcnt vmcnt(0)
	v_fma_f32 v5, v5, v5, s0
	.loc	0 74 0
	s_add_i32 s1, s1, -1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_eq_u32 s1, 0
	s_cbranch_scc0 .LBB7_1
.LBB7_2:
	.loc	0 80 0
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v2, v2, v4
	v_add_co_u32 v0, vcc_lo, s6, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v1, null, s7, v1, vcc_lo
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v2, v2, v3
	s_waitcnt vmcnt(0)
	s_delay_alu instid0(VALU_DEP_1)
	v_add_f32_e32 v2, v2, v5
	global_store_b32 v[0:1], v2, off
	.loc	0 81 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel one_chain_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 3
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	horner,@function
horner: ; @horner
	.loc	1 32 0 ; @[ latency.cu:85 ]
	s_clause 0x1
	s_load_b32 s2, s[0:1], 0x24
	s_load_b64 s[4:5], s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	.loc	0 85 0
	v_mad_u64_u32 v[1:2], null, s15, s2, v[0:1]
	.loc	1 31 0 ; @[ latency.cu:85 ]
	s_load_b32 s2, s[0:1], 0x10
	.loc	0 86 0
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[0:1], 3, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_add_co_ci_u32_e64 v1, null, s5, v1, vcc_lo
	.loc	0 87 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s2, 1
	s_cbranch_scc1 .LBB8_4
	.loc	0 86 0
	global_load_b64 v[4:5], v[0:1], off
	s_load_b64 s[0:1], s[0:1], 0x0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
.LBB8_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 87 0
	s_waitcnt lgkmcnt(0)
	s_load_b64 s[4:5], s[0:1], 0x0
	s_add_i32 s2, s2, -1
	s_add_u32 s0, s0, 8
	s_addc_u32 s1, s1, 0
	s_cmp_eq_u32 s2, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1)
	v_fma_f64 v[2:3], v[4:5], v[2:3], s[4:5]
	s_cbranch_scc0 .LBB8_2
	.loc	0 88 0
	global_store_b64 v[0:1], v[2:3], off
	.loc	0 89 0
	s_endpgm
.LBB8_4:
	.loc	0 0 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	.loc	0 88 0
	global_store_b64 v[0:1], v[2:3], off
	.loc	0 89 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel horner
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	horner_fixed,@function
horner_fixed: ; @horner_fixed
	.loc	1 32 0 ; @[ latency.cu:92 ]
	s_clause 0x1
	s_load_b32 s2, s[0:1], 0x24
	s_load_b64 s[4:5], s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	.loc	0 92 0
	v_mad_u64_u32 v[1:2], null, s15, s2, v[0:1]
	.loc	1 31 0 ; @[ latency.cu:92 ]
	s_load_b32 s2, s[0:1], 0x10
	.loc	0 94 0
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[0:1], 3, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_add_co_ci_u32_e64 v1, null, s5, v1, vcc_lo
	.loc	0 95 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s2, 1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 94 0
	v_add_co_u32 v2, vcc_lo, 0x2000, v0
	v_add_co_ci_u32_e64 v3, null, 0, v1, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x4000, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, 0, v1, vcc_lo
	v_add_co_u32 v6, vcc_lo, 0x6000, v0
	v_add_co_ci_u32_e64 v7, null, 0, v1, vcc_lo
	.loc	0 95 0
	s_cbranch_scc1 .LBB9_3
	.loc	0 94 0
	s_clause 0x3
	global_load_b64 v[16:17], v[0:1], off
	global_load_b64 v[18:19], v[2:3], off
	global_load_b64 v[20:21], v[4:5], off
	global_load_b64 v[22:23], v[6:7], off
	s_load_b64 s[0:1], s[0:1], 0x0
	v_mov_b32_e32 v10, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v15, 0
	v_mov_b32_e32 v9, 0
.LBB9_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	s_waitcnt lgkmcnt(0)
	s_load_b64 s[4:5], s[0:1], 0x0
	.loc	0 95 0
	s_add_i32 s2, s2, -1
	s_add_u32 s0, s0, 8
	s_addc_u32 s1, s1, 0
	s_cmp_lg_u32 s2, 0
	.loc	0 96 0
	s_waitcnt vmcnt(3) lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fma_f64 v[10:11], v[10:11], v[16:17], s[4:5]
	s_waitcnt vmcnt(2)
	v_fma_f64 v[14:15], v[14:15], v[18:19], s[4:5]
	s_waitcnt vmcnt(1)
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fma_f64 v[12:13], v[12:13], v[20:21], s[4:5]
	s_waitcnt vmcnt(0)
	v_fma_f64 v[8:9], v[8:9], v[22:23], s[4:5]
	.loc	0 95 0
	s_cbranch_scc1 .LBB9_2
	s_branch .LBB9_4
.LBB9_3:
	.loc	0 0 0
	v_mov_b32_e32 v8, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v13, 0
	v_mov_b32_e32 v11, 0
.LBB9_4:
	.loc	0 97 0
	s_clause 0x3
	global_store_b64 v[0:1], v[10:11], off
	global_store_b64 v[2:3], v[14:15], off
	global_store_b64 v[4:5], v[12:13], off
	global_store_b64 v[6:7], v[8:9], off
	.loc	0 98 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel horner_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 24
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 4
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	one_at_a_time,@function
one_at_a_time: ; @one_at_a_time
	.loc	1 32 0 ; @[ latency.cu:102 ]
	s_clause 0x2
	s_load_b32 s5, s[0:1], 0x24
	s_load_b32 s4, s[0:1], 0x10
	s_load_b64 s[2:3], s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s5, 0xffff
	.loc	0 105 0
	s_cmp_lt_i32 s4, 1
	.loc	0 102 0
	v_mad_u64_u32 v[1:2], null, s15, s5, v[0:1]
	.loc	0 105 0
	s_cbranch_scc1 .LBB10_3
	.loc	0 0 0
	s_load_b64 s[0:1], s[0:1], 0x0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v2, v1
.LBB10_2: ; =>This Inner Loop Header: Depth=1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	.loc	0 105 0
	v_ashrrev_i32_e32 v3, 31, v2
	s_add_i32 s4, s4, -1
	s_cmp_eq_u32 s4, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[3:4], 2, v[2:3]
	v_add_nc_u32_e32 v2, 0x1000, v2
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v3, vcc_lo, s0, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, s1, v4, vcc_lo
	global_load_b32 v3, v[3:4], off
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v0, v0, v3
	s_cbranch_scc0 .LBB10_2
	s_branch .LBB10_4
.LBB10_3:
	.loc	0 0 0
	v_mov_b32_e32 v0, 0
.LBB10_4:
	.loc	0 106 0
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_co_u32 v1, vcc_lo, s2, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s3, v2, vcc_lo
	global_store_b32 v[1:2], v0, off
	.loc	0 107 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel one_at_a_time
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	one_at_a_time_fixed,@function
one_at_a_time_fixed: ; @one_at_a_time_fixed
	.loc	1 32 0 ; @[ latency.cu:110 ]
	s_clause 0x2
	s_load_b32 s5, s[0:1], 0x24
	s_load_b32 s4, s[0:1], 0x10
	s_load_b64 s[2:3], s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s5, 0xffff
	.loc	0 113 0
	s_cmp_lt_i32 s4, 1
	.loc	0 110 0
	v_mad_u64_u32 v[1:2], null, s15, s5, v[0:1]
	.loc	0 113 0
	s_cbranch_scc1 .LBB11_4
	.loc	0 0 0
	s_load_b64 s[0:1], s[0:1], 0x0
	v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v5, 0
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v6, 0
	s_mov_b32 s5, 0
	s_set_inst_prefetch_distance 0x1
.LBB11_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 114 0
	v_ashrrev_i32_e32 v3, 31, v2
	.loc	0 113 0
	s_add_i32 s5, s5, 4
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_ge_i32 s5, s4
	.loc	0 114 0
	v_lshlrev_b64 v[7:8], 2, v[2:3]
	.loc	0 113 0
	v_add_nc_u32_e32 v2, 0x4000, v2
	.loc	0 114 0
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v7, vcc_lo, s0, v7
	v_add_co_ci_u32_e64 v8, null, s1, v8, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 115 0
	v_add_co_u32 v9, vcc_lo, 0x4000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	.loc	0 116 0
	v_add_co_u32 v11, vcc_lo, 0x8000, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	.loc	0 117 0
	v_add_co_u32 v13, vcc_lo, 0xc000, v7
	v_add_co_ci_u32_e64 v14, null, 0, v8, vcc_lo
	.loc	0 114 0
	s_clause 0x3
	global_load_b32 v3, v[7:8], off
	global_load_b32 v7, v[9:10], off
	global_load_b32 v8, v[11:12], off
	global_load_b32 v9, v[13:14], off
	s_waitcnt vmcnt(3)
	v_add_f32_e32 v6, v6, v3
	.loc	0 115 0
	s_waitcnt vmcnt(1)
	v_dual_add_f32 v5, v5, v7 :: v_dual_add_f32 v4, v4, v8
	.loc	0 117 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v0, v0, v9
	.loc	0 113 0
	s_cbranch_scc0 .LBB11_2
	.loc	0 0 0
	s_set_inst_prefetch_distance 0x2
	.loc	0 119 0
	v_add_f32_e32 v2, v6, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v2, v2, v4
	v_add_f32_e32 v0, v2, v0
	s_branch .LBB11_5
.LBB11_4:
	.loc	0 0 0
	v_mov_b32_e32 v0, 0
.LBB11_5:
	.loc	0 119 0
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_co_u32 v1, vcc_lo, s2, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s3, v2, vcc_lo
	global_store_b32 v[1:2], v0, off
	.loc	0 120 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel one_at_a_time_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 15
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 3
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	may_overlap,@function
may_overlap: ; @may_overlap
	.loc	0 124 0
	s_load_b32 s4, s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s4, 1
	s_cbranch_scc1 .LBB12_3
	s_load_b128 s[0:3], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s5, 0
.LBB12_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	.loc	0 125 0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	.loc	0 124 0
	s_add_i32 s5, s5, 4
	s_cmp_lt_i32 s5, s4
	.loc	0 125 0
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, vcc_lo, s0, v2
	v_add_co_ci_u32_e64 v5, null, s1, v3, vcc_lo
	v_add_co_u32 v2, vcc_lo, s2, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s3, v3, vcc_lo
	global_load_b32 v7, v[4:5], off
	v_dual_mov_b32 v5, v1 :: v_dual_add_nc_u32 v4, 0x400, v0
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_add_co_u32 v6, vcc_lo, s0, v4
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v8, v7, v7
	v_add_co_ci_u32_e64 v7, null, s1, v5, vcc_lo
	v_add_co_u32 v4, vcc_lo, s2, v4
	global_store_b32 v[2:3], v8, off
	global_load_b32 v7, v[6:7], off
	v_dual_mov_b32 v3, v1 :: v_dual_add_nc_u32 v2, 0x800, v0
	v_add_co_ci_u32_e64 v5, null, s3, v5, vcc_lo
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v8, v7, v7
	global_store_b32 v[4:5], v8, off
	v_mov_b32_e32 v5, v1
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_nc_u32_e32 v4, 0xc00, v0
	.loc	0 124 0
	v_add_nc_u32_e32 v0, 0x1000, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 125 0
	v_add_co_u32 v6, vcc_lo, s0, v2
	v_add_co_ci_u32_e64 v7, null, s1, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_co_u32 v2, vcc_lo, s2, v2
	global_load_b32 v7, v[6:7], off
	v_add_co_ci_u32_e64 v3, null, s3, v3, vcc_lo
	v_add_co_u32 v6, vcc_lo, s0, v4
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v8, v7, v7
	v_add_co_ci_u32_e64 v7, null, s1, v5, vcc_lo
	global_store_b32 v[2:3], v8, off
	global_load_b32 v6, v[6:7], off
	v_add_co_u32 v2, vcc_lo, s2, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s3, v5, vcc_lo
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v6, v6
	global_store_b32 v[2:3], v4, off
	.loc	0 124 0
	s_cbranch_scc1 .LBB12_2
.LBB12_3:
	.loc	0 126 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel may_overlap
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 6
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 3
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	may_overlap_fixed,@function
may_overlap_fixed: ; @may_overlap_fixed
	.loc	0 129 0
	s_load_b32 s4, s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s4, 1
	s_cbranch_scc1 .LBB13_3
	.loc	0 0 0
	s_load_b128 s[0:3], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s5, 0
.LBB13_2: ; =>This Inner Loop Header: Depth=1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	.loc	0 130 0
	v_dual_mov_b32 v3, v1 :: v_dual_add_nc_u32 v2, 0x400, v0
	v_dual_mov_b32 v5, v1 :: v_dual_add_nc_u32 v4, 0x800, v0
	v_lshlrev_b64 v[8:9], 2, v[0:1]
	v_dual_mov_b32 v7, v1 :: v_dual_add_nc_u32 v6, 0xc00, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_delay_alu instid0(VALU_DEP_4)
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	.loc	0 129 0
	s_add_i32 s5, s5, 4
	.loc	0 130 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v10, vcc_lo, s0, v8
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_add_co_ci_u32_e64 v11, null, s1, v9, vcc_lo
	v_add_co_u32 v12, vcc_lo, s0, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v13, null, s1, v3, vcc_lo
	v_add_co_u32 v14, vcc_lo, s0, v4
	v_add_co_ci_u32_e64 v15, null, s1, v5, vcc_lo
	v_add_co_u32 v16, vcc_lo, s0, v6
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v17, null, s1, v7, vcc_lo
	s_clause 0x3
	global_load_b32 v10, v[10:11], off
	global_load_b32 v11, v[12:13], off
	global_load_b32 v12, v[14:15], off
	global_load_b32 v13, v[16:17], off
	v_add_co_u32 v8, vcc_lo, s2, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v9, null, s3, v9, vcc_lo
	v_add_co_u32 v2, vcc_lo, s2, v2
	v_add_co_ci_u32_e64 v3, null, s3, v3, vcc_lo
	v_add_co_u32 v4, vcc_lo, s2, v4
	.loc	0 129 0
	v_add_nc_u32_e32 v0, 0x1000, v0
	.loc	0 130 0
	v_add_co_ci_u32_e64 v5, null, s3, v5, vcc_lo
	v_add_co_u32 v6, vcc_lo, s2, v6
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v7, null, s3, v7, vcc_lo
	.loc	0 129 0
	s_cmp_lt_i32 s5, s4
	.loc	0 130 0
	s_waitcnt vmcnt(2)
	v_dual_add_f32 v10, v10, v10 :: v_dual_add_f32 v11, v11, v11
	s_waitcnt vmcnt(0)
	v_dual_add_f32 v12, v12, v12 :: v_dual_add_f32 v13, v13, v13
	s_clause 0x3
	global_store_b32 v[8:9], v10, off
	global_store_b32 v[2:3], v11, off
	global_store_b32 v[4:5], v12, off
	global_store_b32 v[6:7], v13, off
	.loc	0 129 0
	s_cbranch_scc1 .LBB13_2
.LBB13_3:
	.loc	0 131 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel may_overlap_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 18
		.amdhsa_next_free_sgpr 6
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 3
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	factor_again,@function
factor_again: ; @factor_again
	.loc	1 30 0 ; @[ latency.cu:135 ]
	s_load_b32 s4, s[0:1], 0x10
	.loc	0 135 0
	s_mov_b32 s2, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_i32_e64 s4, v0
	s_cbranch_execz .LBB14_3
	.loc	1 30 0 ; @[ latency.cu:135 ]
	s_load_b128 s[0:3], s[0:1], 0x0
	.loc	0 135 0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, s0, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	s_mov_b32 s1, 0
	.loc	0 0 0
.LBB14_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 135 0
	global_load_b32 v4, v[1:2], off
	global_load_b32 v5, v3, s[2:3]
	v_add_nc_u32_e32 v0, 0x100, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_le_i32_e32 vcc_lo, s4, v0
	s_or_b32 s1, vcc_lo, s1
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, v4, v5
	global_store_b32 v[1:2], v4, off
	v_add_co_u32 v1, s0, 0x400, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, 0, v2, s0
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB14_2
.LBB14_3:
	.loc	0 136 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel factor_again
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 5
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	factor_again_fixed,@function
factor_again_fixed: ; @factor_again_fixed
	.loc	0 139 0
	s_load_b32 s2, s[0:1], 0x10
	.loc	0 140 0
	s_mov_b32 s3, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_i32_e64 s2, v0
	s_cbranch_execz .LBB15_3
	.loc	0 139 0
	s_load_b128 s[4:7], s[0:1], 0x0
	.loc	0 140 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 s3, 0
	.loc	0 139 0
	s_waitcnt lgkmcnt(0)
	s_load_b32 s1, s[6:7], 0x0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 140 0
	v_add_co_u32 v1, s0, s4, v1
	v_add_co_ci_u32_e64 v2, null, s5, 0, s0
.LBB15_2: ; =>This Inner Loop Header: Depth=1
	global_load_b32 v3, v[1:2], off
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_dual_mul_f32 v3, s1, v3 :: v_dual_add_nc_u32 v0, 0x100, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cmp_le_i32_e32 vcc_lo, s2, v0
	global_store_b32 v[1:2], v3, off
	v_add_co_u32 v1, s0, 0x400, v1
	v_add_co_ci_u32_e64 v2, null, 0, v2, s0
	s_or_b32 s3, vcc_lo, s3
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB15_2
.LBB15_3:
	.loc	0 141 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel factor_again_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	sum_in_memory,@function
sum_in_memory: ; @sum_in_memory
	.loc	0 145 0
	s_load_b32 s2, s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s2, 1
	s_cbranch_scc1 .LBB16_3
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v2, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v4, v2, s[6:7]
	v_add_co_u32 v0, s0, s6, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s7, 0, s0
	v_add_co_u32 v2, s0, s4, v2
	v_add_co_ci_u32_e64 v3, null, s5, 0, s0
.LBB16_2: ; =>This Inner Loop Header: Depth=1
	global_load_b32 v5, v[2:3], off
	v_add_co_u32 v2, vcc_lo, 0x400, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	s_add_i32 s2, s2, -1
	s_cmp_eq_u32 s2, 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v5, v4
	global_store_b32 v[0:1], v4, off
	s_cbranch_scc0 .LBB16_2
.LBB16_3:
	.loc	0 146 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel sum_in_memory
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
	.type	sum_in_memory_fixed,@function
sum_in_memory_fixed: ; @sum_in_memory_fixed
	.loc	1 30 0 ; @[ latency.cu:149 ]
	s_load_b128 s[4:7], s[0:1], 0x0
	.loc	0 149 0
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	1 30 0 ; @[ latency.cu:149 ]
	s_load_b32 s0, s[0:1], 0x10
	.loc	0 149 0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v4, v2, s[6:7]
	v_add_co_u32 v0, s1, s6, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s7, 0, s1
	.loc	0 150 0
	s_cmp_lt_i32 s0, 1
	s_cbranch_scc1 .LBB17_3
	v_add_co_u32 v2, s1, s4, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s5, 0, s1
.LBB17_2: ; =>This Inner Loop Header: Depth=1
	global_load_b32 v5, v[2:3], off
	v_add_co_u32 v2, vcc_lo, 0x400, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	s_add_i32 s0, s0, -1
	s_cmp_eq_u32 s0, 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v4, v5
	s_cbranch_scc0 .LBB17_2
.LBB17_3:
	.loc	0 151 0
	s_waitcnt vmcnt(0)
	global_store_b32 v[0:1], v4, off
	.loc	0 152 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel sum_in_memory_fixed
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
	.type	volatile_length,@function
volatile_length: ; @volatile_length
	.loc	0 155 0
	s_load_b64 s[2:3], s[0:1], 0x8
	.loc	0 156 0
	s_mov_b32 s4, exec_lo
	s_waitcnt lgkmcnt(0)
	v_dual_mov_b32 v1, s2 :: v_dual_mov_b32 v2, s3
	flat_load_b32 v1, v[1:2] glc dlc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmpx_lt_i32_e64 v0, v1
	s_cbranch_execz .LBB18_3
	.loc	0 0 0
	s_load_b64 s[0:1], s[0:1], 0x0
	v_dual_mov_b32 v4, s3 :: v_dual_lshlrev_b32 v1, 2, v0
	v_mov_b32_e32 v3, s2
	.loc	0 156 0
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, s0, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	s_mov_b32 s1, 0
	.loc	0 0 0
.LBB18_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 156 0
	global_load_b32 v5, v[1:2], off
	s_waitcnt vmcnt(0)
	v_dual_add_f32 v5, 1.0, v5 :: v_dual_add_nc_u32 v0, 0x100, v0
	global_store_b32 v[1:2], v5, off
	flat_load_b32 v5, v[3:4] glc dlc
	s_waitcnt vmcnt(0)
	v_add_co_u32 v1, s0, 0x400, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(SALU_CYCLE_1)
	v_add_co_ci_u32_e64 v2, null, 0, v2, s0
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_i32_e32 vcc_lo, v0, v5
	s_or_b32 s1, vcc_lo, s1
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB18_2
.LBB18_3:
	.loc	0 157 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel volatile_length
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 5
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	volatile_length_fixed,@function
volatile_length_fixed: ; @volatile_length_fixed
	.loc	0 160 0
	s_load_b64 s[2:3], s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	s_load_b32 s2, s[2:3], 0x0
	.loc	0 161 0
	s_mov_b32 s3, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_i32_e64 s2, v0
	s_cbranch_execz .LBB19_3
	.loc	0 0 0
	s_load_b64 s[0:1], s[0:1], 0x0
	.loc	0 161 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, s0, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	s_mov_b32 s1, 0
.LBB19_2: ; =>This Inner Loop Header: Depth=1
	global_load_b32 v3, v[1:2], off
	s_waitcnt vmcnt(0)
	v_dual_add_f32 v3, 1.0, v3 :: v_dual_add_nc_u32 v0, 0x100, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cmp_le_i32_e32 vcc_lo, s2, v0
	global_store_b32 v[1:2], v3, off
	v_add_co_u32 v1, s0, 0x400, v1
	v_add_co_ci_u32_e64 v2, null, 0, v2, s0
	s_or_b32 s1, vcc_lo, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB19_2
.LBB19_3:
	.loc	0 162 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel volatile_length_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 4
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	uncached,@function
uncached: ; @uncached
	.loc	0 167 0
	s_clause 0x1
	s_load_b32 s4, s[0:1], 0x10
	s_load_b64 s[2:3], s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s4, 1
	s_cbranch_scc1 .LBB20_4
	s_load_b64 s[0:1], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s5, 0
.LBB20_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	0 167 0
	s_and_b32 s6, s5, 0x700
	s_add_i32 s4, s4, -1
	v_add_lshl_u32 v2, s6, v0, 2
	s_addk_i32 s5, 0x100
	s_cmp_eq_u32 s4, 0
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, s6, s0, v2
	v_add_co_ci_u32_e64 v3, null, s1, 0, s6
	flat_load_b32 v2, v[2:3] glc dlc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_f32_e32 v1, v1, v2
	s_cbranch_scc0 .LBB20_2
	.loc	0 168 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_b32 v0, v1, s[2:3]
	.loc	0 169 0
	s_endpgm
.LBB20_4:
	.loc	0 0 0
	v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v0, 2, v0
	.loc	0 168 0
	global_store_b32 v0, v1, s[2:3]
	.loc	0 169 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel uncached
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 7
		.amdhsa_reserve_vcc 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	uncached_fixed,@function
uncached_fixed: ; @uncached_fixed
	.loc	0 173 0
	s_clause 0x1
	s_load_b32 s4, s[0:1], 0x10
	s_load_b64 s[2:3], s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s4, 1
	s_cbranch_scc1 .LBB21_4
	.loc	0 0 0
	s_load_b64 s[0:1], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s5, 0
.LBB21_2: ; =>This Inner Loop Header: Depth=1
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	0 173 0
	s_and_b32 s6, s5, 0x700
	s_add_i32 s4, s4, -1
	v_add_lshl_u32 v2, s6, v0, 2
	s_addk_i32 s5, 0x100
	s_cmp_eq_u32 s4, 0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v2, v2, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v1, v1, v2
	s_cbranch_scc0 .LBB21_2
	.loc	0 174 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_b32 v0, v1, s[2:3]
	.loc	0 175 0
	s_endpgm
.LBB21_4:
	.loc	0 0 0
	v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v0, 2, v0
	.loc	0 174 0
	global_store_b32 v0, v1, s[2:3]
	.loc	0 175 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel uncached_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 7
		.amdhsa_reserve_vcc 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	constant_by_lane,@function
constant_by_lane: ; @constant_by_lane
	.loc	0 182 0
	s_load_b32 s4, s[0:1], 0x10
	s_mov_b32 s5, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s4, 0
	s_cbranch_scc1 .LBB22_2
	.loc	0 183 0
	v_mov_b32_e32 v1, 0
	s_load_b64 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v4, 0
	s_and_not1_b32 vcc_lo, exec_lo, s5
	s_cbranch_vccz .LBB22_3
	s_branch .LBB22_5
.LBB22_2:
	.loc	0 0 0
	s_load_b64 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v4, 0
.LBB22_3:
	s_load_b64 s[0:1], s[0:1], 0x0
	.loc	0 182 0
	v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v2, 2, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mov_b32_e32 v4, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, s0, s0, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s1, 0, s0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, table@rel32@lo+4
	s_addc_u32 s1, s1, table@rel32@hi+12
.LBB22_4: ; =>This Inner Loop Header: Depth=1
	global_load_b32 v5, v[2:3], off
	v_add_co_u32 v2, vcc_lo, 0x400, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	s_add_i32 s4, s4, -1
	s_cmp_eq_u32 s4, 0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0xff, v5
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b32_e32 v5, 2, v5
	global_load_b32 v5, v5, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v4, v5
	s_cbranch_scc0 .LBB22_4
.LBB22_5:
	.loc	0 183 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_store_b32 v[0:1], v4, off
	.loc	0 184 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel constant_by_lane
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
	.type	constant_by_lane_fixed,@function
constant_by_lane_fixed: ; @constant_by_lane_fixed
	.loc	0 188 0
	s_load_b32 s4, s[0:1], 0x10
	s_mov_b32 s5, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s4, 0
	s_cbranch_scc1 .LBB23_2
	.loc	0 189 0
	v_mov_b32_e32 v1, 0
	s_load_b64 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v4, 0
	s_and_not1_b32 vcc_lo, exec_lo, s5
	s_cbranch_vccz .LBB23_3
	s_branch .LBB23_5
.LBB23_2:
	.loc	0 0 0
	s_load_b64 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v4, 0
.LBB23_3:
	s_load_b64 s[0:1], s[0:1], 0x0
	.loc	0 188 0
	v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v2, 2, v0
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, table@rel32@lo+4
	s_addc_u32 s7, s7, table@rel32@hi+12
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_mov_b32_e32 v4, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, s0, s0, v2
	v_add_co_ci_u32_e64 v3, null, s1, 0, s0
	s_mov_b32 s0, 0
	.loc	0 0 0
.LBB23_4: ; =>This Inner Loop Header: Depth=1
	.loc	0 188 0
	global_load_b32 v5, v[2:3], off
	s_and_b32 s1, s0, 0xff
	v_add_co_u32 v2, vcc_lo, 0x400, v2
	s_lshl_b32 s1, s1, 2
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	s_load_b32 s1, s[6:7], s1 offset:0x0
	s_add_i32 s0, s0, 1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	s_cmp_eq_u32 s4, s0
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v5, v5
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v4, s1, v5
	s_cbranch_scc0 .LBB23_4
.LBB23_5:
	.loc	0 189 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_store_b32 v[0:1], v4, off
	.loc	0 190 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel constant_by_lane_fixed
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
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
	.text
	.type	table,@object
	.section	.rodata,"a",@progbits
table:
	.zero	1024

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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: chase
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
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: chase_fixed
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
    .max_flat_workgroup_size: 1024
    .name: list_sum
    .private_segment_fixed_size: 0
    .sgpr_count: 18
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
    .name: list_sum_fixed
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
    .name: search
    .private_segment_fixed_size: 0
    .sgpr_count: 18
    .vgpr_count: 9
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
    .group_segment_fixed_size: 1024
    .max_flat_workgroup_size: 256
    .name: search_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 18
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
      - .offset: 20
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: one_chain
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
      - .offset: 20
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: one_chain_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 18
    .vgpr_count: 9
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
    .name: horner
    .private_segment_fixed_size: 0
    .sgpr_count: 18
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
    .max_flat_workgroup_size: 1024
    .name: horner_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 18
    .vgpr_count: 24
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
    .name: one_at_a_time
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
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: one_at_a_time_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 18
    .vgpr_count: 15
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
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: may_overlap
    .private_segment_fixed_size: 0
    .sgpr_count: 8
    .vgpr_count: 9
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
    .name: may_overlap_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 8
    .vgpr_count: 18
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
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: factor_again
    .private_segment_fixed_size: 0
    .sgpr_count: 7
    .vgpr_count: 6
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
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: factor_again_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 10
    .vgpr_count: 4
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
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: sum_in_memory
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
      - .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: sum_in_memory_fixed
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
      - .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: volatile_length
    .private_segment_fixed_size: 0
    .sgpr_count: 7
    .vgpr_count: 6
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
    .name: volatile_length_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 6
    .vgpr_count: 4
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
      - .address_space: global
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
    .name: uncached
    .private_segment_fixed_size: 0
    .sgpr_count: 7
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: uncached_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 7
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
    .max_flat_workgroup_size: 1024
    .name: constant_by_lane
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
    .name: constant_by_lane_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 10
    .vgpr_count: 6
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target: amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
