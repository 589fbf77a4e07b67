	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 6
	.text
	.type	chase,@function
chase: ; @chase
	.file	0 "latency.cu"
	.file	1 "gpu.h"
	.loc	1 32 0 ; @[ latency.cu:6 ]
	s_load_dword s2, s[4:5], 0x24
	.loc	1 31 0 ; @[ latency.cu:6 ]
	s_load_dword s7, s[4:5], 0x10
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	.loc	1 32 0 ; @[ latency.cu:6 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	.loc	0 6 0
	s_mul_i32 s6, s6, s2
	.loc	0 7 0
	s_cmp_lt_i32 s7, 1
	.loc	0 6 0
	v_add_u32_e32 v0, s6, v0
	.loc	0 7 0
	s_cbranch_scc1 .LBB0_3
	.loc	0 0 0
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	v_mov_b32_e32 v2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s3
.LBB0_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 7 0
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32_e32 v2, vcc, s2, v2
	v_addc_co_u32_e32 v3, vcc, v1, v3, vcc
	global_load_dword v2, v[2:3], off
	s_add_i32 s7, s7, -1
	s_cmp_eq_u32 s7, 0
	s_cbranch_scc0 .LBB0_2
	s_branch .LBB0_4
.LBB0_3:
	.loc	0 0 0
	v_mov_b32_e32 v2, v0
.LBB0_4:
	.loc	0 8 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	.loc	0 9 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel chase
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	chase_fixed,@function
chase_fixed: ; @chase_fixed
	.loc	1 32 0 ; @[ latency.cu:12 ]
	s_load_dword s2, s[4:5], 0x24
	.loc	1 31 0 ; @[ latency.cu:12 ]
	s_load_dword s8, s[4:5], 0x10
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	.loc	1 32 0 ; @[ latency.cu:12 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	.loc	0 12 0
	s_mul_i32 s6, s6, s2
	v_add_u32_e32 v2, s6, v0
	.loc	0 13 0
	s_cmp_lt_i32 s8, 1
	.loc	0 12 0
	v_mov_b32_e32 v0, v2
	.loc	0 13 0
	s_cbranch_scc1 .LBB1_12
	.loc	0 0 0
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	.loc	0 13 0
	s_cmp_lt_u32 s8, 18
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 vcc, exec, s[6:7]
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB1_7
	s_add_i32 s6, s8, -1
	s_cmp_lt_u32 s6, 0x400000
	v_lshl_add_u32 v1, s6, 10, v2
	s_cselect_b64 s[4:5], -1, 0
	v_cmp_ge_i32_e32 vcc, v1, v2
	s_and_b64 s[10:11], vcc, s[4:5]
	s_mov_b64 s[6:7], -1
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[4:5], s[10:11]
	s_cbranch_execz .LBB1_6
	.loc	0 0 0
	s_and_b32 s6, s8, 0x7ffffe
	v_mov_b32_e32 v1, v2
	s_mov_b32 s7, 1
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s3
	s_mov_b32 s9, s6
	v_mov_b32_e32 v5, 0
.LBB1_4: ; =>This Inner Loop Header: Depth=1
	.loc	0 13 0
	v_lshl_add_u32 v6, v5, 10, v2
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u32 v8, s7, 10, v1
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_ashrrev_i32_e32 v9, 31, v8
	v_add_co_u32_e32 v6, vcc, s2, v6
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_addc_co_u32_e32 v7, vcc, v4, v7, vcc
	v_add_co_u32_e32 v8, vcc, s2, v8
	v_addc_co_u32_e32 v9, vcc, v4, v9, vcc
	global_load_dword v10, v[8:9], off
	global_load_dword v11, v[6:7], off
	s_add_i32 s7, s7, 2
	s_add_i32 s9, s9, -2
	v_add_u32_e32 v5, 2, v5
	s_cmp_lg_u32 s9, 0
	s_waitcnt vmcnt(1)
	v_xor_b32_e32 v3, v10, v3
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v0, v11, v0
	s_cbranch_scc1 .LBB1_4
	s_cmp_lg_u32 s8, s6
	s_cselect_b64 s[10:11], -1, 0
	v_xor_b32_e32 v0, v0, v3
	v_mov_b32_e32 v1, s6
	s_orn2_b64 s[6:7], s[10:11], exec
.LBB1_6:
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
.LBB1_7:
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB1_11
	.loc	0 13 0
	v_lshl_add_u32 v4, v1, 10, v2
	v_sub_u32_e32 v1, s8, v1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s3
.LBB1_9: ; =>This Inner Loop Header: Depth=1
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[6:7], 2, v[4:5]
	v_add_co_u32_e32 v6, vcc, s2, v6
	v_addc_co_u32_e32 v7, vcc, v3, v7, vcc
	global_load_dword v5, v[6:7], off
	v_add_u32_e32 v1, -1, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_add_u32_e32 v4, 0x400, v4
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v0, v5, v0
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB1_9
	.loc	0 0 0
	s_or_b64 exec, exec, s[6:7]
.LBB1_11:
	s_or_b64 exec, exec, s[4:5]
.LBB1_12:
	.loc	0 14 0
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v1, s1
	v_add_co_u32_e32 v2, vcc, s0, v2
	v_addc_co_u32_e32 v3, vcc, v1, v3, vcc
	global_store_dword v[2:3], v0, off
	.loc	0 15 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel chase_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 12
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	list_sum,@function
list_sum: ; @list_sum
	.loc	1 32 0 ; @[ latency.cu:24 ]
	s_load_dword s7, s[4:5], 0x1c
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s7, 0xffff
	.loc	0 24 0
	s_mul_i32 s6, s6, s4
	v_add_u32_e32 v0, s6, v0
	.loc	0 26 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[2:3], 3, v[0:1]
	v_mov_b32_e32 v4, s1
	v_add_co_u32_e32 v2, vcc, s0, v2
	v_addc_co_u32_e32 v3, vcc, v4, v3, vcc
	global_load_dwordx2 v[2:3], v[2:3], off
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v4, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u64_e32 vcc, 0, v[2:3]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_4
	.loc	0 0 0
	v_mov_b32_e32 v4, 0
.LBB2_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 26 0
	flat_load_dword v5, v[2:3]
	s_nop 0
	flat_load_dwordx2 v[2:3], v[2:3] offset:8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_f32_e32 v4, v4, v5
	v_cmp_eq_u64_e32 vcc, 0, v[2:3]
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB2_2
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
.LBB2_4:
	s_or_b64 exec, exec, s[0:1]
	.loc	0 27 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s3
	v_add_co_u32_e32 v0, vcc, s2, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	global_store_dword v[0:1], v4, off
	.loc	0 28 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel list_sum
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	list_sum_fixed,@function
list_sum_fixed: ; @list_sum_fixed
	.loc	1 32 0 ; @[ latency.cu:31 ]
	s_load_dword s2, s[4:5], 0x24
	.loc	1 31 0 ; @[ latency.cu:31 ]
	s_load_dword s7, s[4:5], 0x10
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	.loc	1 32 0 ; @[ latency.cu:31 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	.loc	0 31 0
	s_mul_i32 s6, s6, s2
	.loc	0 33 0
	s_cmp_lt_i32 s7, 1
	.loc	0 31 0
	v_add_u32_e32 v0, s6, v0
	.loc	0 33 0
	s_cbranch_scc1 .LBB3_3
	.loc	0 0 0
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s3
.LBB3_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 33 0
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[6:7], 2, v[2:3]
	v_add_co_u32_e32 v6, vcc, s2, v6
	v_addc_co_u32_e32 v7, vcc, v1, v7, vcc
	global_load_dword v3, v[6:7], off
	s_add_i32 s7, s7, -1
	s_cmp_eq_u32 s7, 0
	v_add_u32_e32 v2, 0x400, v2
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v4, v3
	s_cbranch_scc0 .LBB3_2
	s_branch .LBB3_4
.LBB3_3:
	.loc	0 0 0
	v_mov_b32_e32 v4, 0
.LBB3_4:
	.loc	0 34 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	global_store_dword v[0:1], v4, off
	.loc	0 35 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel list_sum_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	search,@function
search: ; @search
	.loc	1 32 0 ; @[ latency.cu:39 ]
	s_load_dword s0, s[4:5], 0x2c
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	.loc	1 31 0 ; @[ latency.cu:39 ]
	s_load_dword s7, s[4:5], 0x18
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	.loc	1 32 0 ; @[ latency.cu:39 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	.loc	0 39 0
	s_mul_i32 s6, s6, s0
	v_add_u32_e32 v0, s6, v0
	.loc	0 40 0
	v_ashrrev_i32_e32 v1, 31, v0
	.loc	0 41 0
	s_cmp_lt_i32 s7, 1
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_cbranch_scc1 .LBB4_4
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v6, s7
	.loc	0 40 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s3
	v_add_co_u32_e32 v4, vcc, s2, v0
	v_addc_co_u32_e32 v5, vcc, v2, v1, vcc
	global_load_dword v5, v[4:5], off
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v7, s1
	v_mov_b32_e32 v4, 0
.LBB4_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 42 0
	v_add_u32_e32 v2, v4, v6
	v_lshrrev_b32_e32 v2, 1, v2
	.loc	0 43 0
	v_lshlrev_b64 v[8:9], 2, v[2:3]
	v_add_co_u32_e32 v8, vcc, s0, v8
	v_addc_co_u32_e32 v9, vcc, v7, v9, vcc
	global_load_dword v8, v[8:9], off
	v_add_u32_e32 v9, 1, v2
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, v8, v5
	v_cndmask_b32_e32 v6, v2, v6, vcc
	v_cndmask_b32_e32 v4, v4, v9, vcc
	.loc	0 41 0
	v_cmp_ge_i32_e32 vcc, v4, v6
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB4_2
	.loc	0 0 0
	s_or_b64 exec, exec, s[2:3]
.LBB4_4:
	.loc	0 48 0
	v_mov_b32_e32 v2, s9
	v_add_co_u32_e32 v0, vcc, s8, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	global_store_dword v[0:1], v4, off
	.loc	0 49 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel search
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 288
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 12
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	search_fixed,@function
search_fixed: ; @search_fixed
	.loc	0 52 0
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	.loc	0 54 0
	v_lshlrev_b32_e32 v4, 2, v0
	.loc	0 56 0
	v_lshl_or_b32 v0, s6, 8, v0
	.loc	0 57 0
	v_ashrrev_i32_e32 v1, 31, v0
	.loc	0 54 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v5, v4, s[0:1]
	.loc	0 57 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v2, vcc, s2, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	.loc	0 54 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v5
	.loc	0 59 0
	v_mov_b32_e32 v4, 0x80
	.loc	1 40 0 ; @[ latency.cu:55 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ latency.cu:55 ]
	s_barrier
	.loc	0 57 0
	global_load_dword v2, v[2:3], off
	v_mov_b32_e32 v3, 0
	.loc	0 59 0
	ds_read_b32 v3, v3 offset:508
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_f32_e32 vcc, v3, v2
	v_cndmask_b32_e32 v3, 0, v4, vcc
	v_lshlrev_b32_e32 v4, 2, v3
	ds_read_b32 v4, v4 offset:252
	v_or_b32_e32 v5, 64, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_f32_e32 vcc, v4, v2
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_lshlrev_b32_e32 v4, 2, v3
	ds_read_b32 v4, v4 offset:124
	v_or_b32_e32 v5, 32, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_f32_e32 vcc, v4, v2
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_lshlrev_b32_e32 v4, 2, v3
	ds_read_b32 v4, v4 offset:60
	v_or_b32_e32 v5, 16, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_f32_e32 vcc, v4, v2
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_lshlrev_b32_e32 v4, 2, v3
	ds_read_b32 v4, v4 offset:28
	v_add_u32_e32 v5, 8, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_f32_e32 vcc, v4, v2
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_lshlrev_b32_e32 v4, 2, v3
	ds_read_b32 v4, v4 offset:12
	v_add_u32_e32 v5, 4, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_f32_e32 vcc, v4, v2
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_lshlrev_b32_e32 v4, 2, v3
	ds_read_b32 v4, v4 offset:4
	v_add_u32_e32 v5, 2, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_f32_e32 vcc, v4, v2
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_lshlrev_b32_e32 v4, 2, v3
	ds_read_b32 v4, v4
	v_add_u32_e32 v6, 1, v3
	.loc	0 60 0
	v_mov_b32_e32 v5, s9
	.loc	0 59 0
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_f32_e32 vcc, v4, v2
	v_cndmask_b32_e32 v2, v3, v6, vcc
	.loc	0 60 0
	v_add_co_u32_e32 v0, vcc, s8, v0
	v_addc_co_u32_e32 v1, vcc, v5, v1, vcc
	global_store_dword v[0:1], v2, off
	.loc	0 61 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel search_fixed
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	one_chain,@function
one_chain: ; @one_chain
	.loc	1 32 0 ; @[ latency.cu:65 ]
	s_load_dword s7, s[4:5], 0x24
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	1 31 0 ; @[ latency.cu:65 ]
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	.loc	1 32 0 ; @[ latency.cu:65 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s7, 0xffff
	.loc	0 65 0
	s_mul_i32 s6, s6, s4
	v_add_u32_e32 v0, s6, v0
	.loc	0 66 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v2, vcc, s0, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	global_load_dword v2, v[2:3], off
	.loc	0 67 0
	s_cmp_lt_i32 s9, 1
	s_cbranch_scc1 .LBB6_2
.LBB6_1: ; =>This Inner Loop Header: Depth=1
	s_add_i32 s9, s9, -1
	s_cmp_eq_u32 s9, 0
	s_waitcnt vmcnt(0)
	v_fma_f32 v2, v2, v2, s8
	s_cbranch_scc0 .LBB6_1
.LBB6_2:
	.loc	0 68 0
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v0, vcc, s2, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	.loc	0 69 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel one_chain
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	one_chain_fixed,@function
one_chain_fixed: ; @one_chain_fixed
	.loc	1 32 0 ; @[ latency.cu:72 ]
	s_load_dword s7, s[4:5], 0x24
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	1 31 0 ; @[ latency.cu:72 ]
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	.loc	1 32 0 ; @[ latency.cu:72 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s7, 0xffff
	.loc	0 72 0
	s_mul_i32 s6, s6, s4
	v_add_u32_e32 v0, s6, v0
	.loc	0 73 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v6, vcc, s0, v0
	v_addc_co_u32_e32 v7, vcc, v2, v1, vcc
	s_movk_i32 s0, 0x1000
	v_add_co_u32_e32 v8, vcc, s0, v6
	v_addc_co_u32_e32 v9, vcc, 0, v7, vcc
	v_add_co_u32_e32 v10, vcc, 0x2000, v6
	v_addc_co_u32_e32 v11, vcc, 0, v7, vcc
	v_add_co_u32_e32 v12, vcc, 0x3000, v6
	v_addc_co_u32_e32 v13, vcc, 0, v7, vcc
	global_load_dword v2, v[6:7], off
	global_load_dword v3, v[8:9], off
	global_load_dword v4, v[10:11], off
	global_load_dword v5, v[12:13], off
	.loc	0 74 0
	s_cmp_lt_i32 s9, 1
	s_cbranch_scc1 .LBB7_3
	.loc	0 0 0
	s_mov_b32 s0, s8
	s_mov_b32 s1, s8
.LBB7_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 74 0
	s_add_i32 s9, s9, -1
	.loc	0 75 0
	s_waitcnt vmcnt(2)
	v_pk_fma_f32 v[2:3], v[2:3], v[2:3], s[0:1]
	.loc	0 74 0
	s_cmp_eq_u32 s9, 0
	.loc	0 77 0
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[4:5], v[4:5], v[4:5], s[0:1]
	.loc	0 74 0
	s_cbranch_scc0 .LBB7_2
.LBB7_3:
	.loc	0 80 0
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v2, v2, v3
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v2, v2, v4
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v0, vcc, s2, v0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v2, v2, v5
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	global_store_dword v[0:1], v2, off
	.loc	0 81 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel one_chain_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 14
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 16
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	horner,@function
horner: ; @horner
	.loc	1 32 0 ; @[ latency.cu:85 ]
	s_load_dword s3, s[4:5], 0x24
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	.loc	1 31 0 ; @[ latency.cu:85 ]
	s_load_dword s2, s[4:5], 0x10
	.loc	1 32 0 ; @[ latency.cu:85 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s3, 0xffff
	.loc	0 85 0
	s_mul_i32 s6, s6, s3
	v_add_u32_e32 v0, s6, v0
	.loc	0 86 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	.loc	0 87 0
	s_cmp_lt_i32 s2, 1
	.loc	0 86 0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	.loc	0 87 0
	s_cbranch_scc1 .LBB8_4
	.loc	0 86 0
	global_load_dwordx2 v[4:5], v[0:1], off
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_pk_mov_b32 v[2:3], 0, 0
.LBB8_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 87 0
	s_waitcnt lgkmcnt(0)
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	s_add_i32 s2, s2, -1
	s_add_u32 s0, s0, 8
	s_addc_u32 s1, s1, 0
	s_cmp_eq_u32 s2, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fma_f64 v[2:3], v[4:5], v[2:3], s[4:5]
	s_cbranch_scc0 .LBB8_2
	.loc	0 88 0
	global_store_dwordx2 v[0:1], v[2:3], off
	.loc	0 89 0
	s_endpgm
.LBB8_4:
	.loc	0 0 0
	v_pk_mov_b32 v[2:3], 0, 0
	.loc	0 88 0
	global_store_dwordx2 v[0:1], v[2:3], off
	.loc	0 89 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel horner
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 7
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	horner_fixed,@function
horner_fixed: ; @horner_fixed
	.loc	1 32 0 ; @[ latency.cu:92 ]
	s_load_dword s3, s[4:5], 0x24
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	.loc	1 31 0 ; @[ latency.cu:92 ]
	s_load_dword s2, s[4:5], 0x10
	.loc	1 32 0 ; @[ latency.cu:92 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s3, 0xffff
	.loc	0 92 0
	s_mul_i32 s6, s6, s3
	v_add_u32_e32 v0, s6, v0
	.loc	0 94 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	s_movk_i32 s0, 0x2000
	v_add_co_u32_e32 v2, vcc, s0, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	v_add_co_u32_e32 v4, vcc, 0x4000, v0
	v_addc_co_u32_e32 v5, vcc, 0, v1, vcc
	v_add_co_u32_e32 v6, vcc, 0x6000, v0
	.loc	0 95 0
	s_cmp_lt_i32 s2, 1
	.loc	0 94 0
	v_addc_co_u32_e32 v7, vcc, 0, v1, vcc
	.loc	0 95 0
	s_cbranch_scc1 .LBB9_3
	.loc	0 94 0
	global_load_dwordx2 v[16:17], v[0:1], off
	global_load_dwordx2 v[18:19], v[2:3], off
	global_load_dwordx2 v[20:21], v[4:5], off
	global_load_dwordx2 v[22:23], v[6:7], off
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_pk_mov_b32 v[14:15], 0, 0
	v_pk_mov_b32 v[12:13], 0, 0
	v_pk_mov_b32 v[10:11], 0, 0
	v_pk_mov_b32 v[8:9], 0, 0
.LBB9_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	s_waitcnt lgkmcnt(0)
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	.loc	0 95 0
	s_add_i32 s2, s2, -1
	s_add_u32 s0, s0, 8
	s_addc_u32 s1, s1, 0
	s_cmp_lg_u32 s2, 0
	.loc	0 96 0
	s_waitcnt vmcnt(3) lgkmcnt(0)
	v_fma_f64 v[14:15], v[14:15], v[16:17], s[4:5]
	s_waitcnt vmcnt(2)
	v_fma_f64 v[12:13], v[12:13], v[18:19], s[4:5]
	s_waitcnt vmcnt(1)
	v_fma_f64 v[10:11], v[10:11], v[20:21], s[4:5]
	s_waitcnt vmcnt(0)
	v_fma_f64 v[8:9], v[8:9], v[22:23], s[4:5]
	.loc	0 95 0
	s_cbranch_scc1 .LBB9_2
	s_branch .LBB9_4
.LBB9_3:
	.loc	0 0 0
	v_pk_mov_b32 v[8:9], 0, 0
	v_pk_mov_b32 v[10:11], 0, 0
	v_pk_mov_b32 v[12:13], 0, 0
	v_pk_mov_b32 v[14:15], 0, 0
.LBB9_4:
	.loc	0 97 0
	global_store_dwordx2 v[0:1], v[14:15], off
	global_store_dwordx2 v[2:3], v[12:13], off
	global_store_dwordx2 v[4:5], v[10:11], off
	global_store_dwordx2 v[6:7], v[8:9], off
	.loc	0 98 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel horner_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 24
		.amdhsa_next_free_sgpr 7
		.amdhsa_accum_offset 24
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	one_at_a_time,@function
one_at_a_time: ; @one_at_a_time
	.loc	1 32 0 ; @[ latency.cu:102 ]
	s_load_dword s2, s[4:5], 0x24
	.loc	1 31 0 ; @[ latency.cu:102 ]
	s_load_dword s7, s[4:5], 0x10
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	.loc	1 32 0 ; @[ latency.cu:102 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	.loc	0 102 0
	s_mul_i32 s6, s6, s2
	.loc	0 105 0
	s_cmp_lt_i32 s7, 1
	.loc	0 102 0
	v_add_u32_e32 v0, s6, v0
	.loc	0 105 0
	s_cbranch_scc1 .LBB10_3
	.loc	0 0 0
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s3
.LBB10_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 105 0
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[6:7], 2, v[2:3]
	v_add_co_u32_e32 v6, vcc, s2, v6
	v_addc_co_u32_e32 v7, vcc, v1, v7, vcc
	global_load_dword v3, v[6:7], off
	s_add_i32 s7, s7, -1
	s_cmp_eq_u32 s7, 0
	v_add_u32_e32 v2, 0x1000, v2
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v4, v3
	s_cbranch_scc0 .LBB10_2
	s_branch .LBB10_4
.LBB10_3:
	.loc	0 0 0
	v_mov_b32_e32 v4, 0
.LBB10_4:
	.loc	0 106 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	global_store_dword v[0:1], v4, off
	.loc	0 107 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel one_at_a_time
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	one_at_a_time_fixed,@function
one_at_a_time_fixed: ; @one_at_a_time_fixed
	.loc	1 32 0 ; @[ latency.cu:110 ]
	s_load_dword s2, s[4:5], 0x24
	.loc	1 31 0 ; @[ latency.cu:110 ]
	s_load_dword s7, s[4:5], 0x10
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	.loc	1 32 0 ; @[ latency.cu:110 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	.loc	0 110 0
	s_mul_i32 s6, s6, s2
	.loc	0 113 0
	s_cmp_lt_i32 s7, 1
	.loc	0 110 0
	v_add_u32_e32 v0, s6, v0
	.loc	0 113 0
	s_cbranch_scc1 .LBB11_4
	.loc	0 0 0
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_mov_b32 s4, 0
	.loc	0 114 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s3
	s_movk_i32 s3, 0x4000
	s_mov_b32 s5, 0x8000
	v_mov_b32_e32 v6, v0
.LBB11_2: ; =>This Inner Loop Header: Depth=1
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshlrev_b64 v[8:9], 2, v[6:7]
	v_add_co_u32_e32 v8, vcc, s2, v8
	v_addc_co_u32_e32 v9, vcc, v1, v9, vcc
	.loc	0 115 0
	v_add_co_u32_e32 v10, vcc, s3, v8
	v_addc_co_u32_e32 v11, vcc, 0, v9, vcc
	.loc	0 116 0
	v_add_co_u32_e32 v12, vcc, s5, v8
	v_addc_co_u32_e32 v13, vcc, 0, v9, vcc
	.loc	0 117 0
	v_add_co_u32_e32 v14, vcc, 0xc000, v8
	v_addc_co_u32_e32 v15, vcc, 0, v9, vcc
	.loc	0 114 0
	global_load_dword v17, v[8:9], off
	.loc	0 115 0
	global_load_dword v16, v[10:11], off
	.loc	0 116 0
	global_load_dword v19, v[12:13], off
	.loc	0 117 0
	global_load_dword v18, v[14:15], off
	.loc	0 113 0
	s_add_i32 s4, s4, 4
	s_cmp_ge_i32 s4, s7
	v_add_u32_e32 v6, 0x4000, v6
	.loc	0 115 0
	s_waitcnt vmcnt(2)
	v_pk_add_f32 v[4:5], v[4:5], v[16:17]
	.loc	0 117 0
	s_waitcnt vmcnt(0)
	v_pk_add_f32 v[2:3], v[2:3], v[18:19]
	.loc	0 113 0
	s_cbranch_scc0 .LBB11_2
	.loc	0 119 0
	v_add_f32_e32 v1, v5, v4
	v_add_f32_e32 v1, v1, v3
	v_add_f32_e32 v2, v1, v2
	s_branch .LBB11_5
.LBB11_4:
	.loc	0 0 0
	v_mov_b32_e32 v2, 0
.LBB11_5:
	.loc	0 119 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	global_store_dword v[0:1], v2, off
	.loc	0 120 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel one_at_a_time_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 20
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 20
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	may_overlap,@function
may_overlap: ; @may_overlap
	.loc	0 124 0
	s_load_dword s6, s[4:5], 0x10
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 1
	s_cbranch_scc1 .LBB12_3
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v3, s3
.LBB12_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 125 0
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_co_u32_e32 v6, vcc, s0, v4
	v_addc_co_u32_e32 v7, vcc, v2, v5, vcc
	global_load_dword v10, v[6:7], off
	v_add_u32_e32 v6, 0x400, v0
	v_mov_b32_e32 v7, v1
	v_add_co_u32_e32 v4, vcc, s2, v4
	v_addc_co_u32_e32 v5, vcc, v3, v5, vcc
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_add_co_u32_e32 v8, vcc, s0, v6
	v_addc_co_u32_e32 v9, vcc, v2, v7, vcc
	v_add_co_u32_e32 v6, vcc, s2, v6
	v_addc_co_u32_e32 v7, vcc, v3, v7, vcc
	.loc	0 124 0
	s_add_i32 s4, s4, 4
	s_cmp_lt_i32 s4, s6
	.loc	0 125 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v10, v10, v10
	global_store_dword v[4:5], v10, off
	global_load_dword v10, v[8:9], off
	v_add_u32_e32 v4, 0x800, v0
	v_mov_b32_e32 v5, v1
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_co_u32_e32 v8, vcc, s0, v4
	v_addc_co_u32_e32 v9, vcc, v2, v5, vcc
	v_add_co_u32_e32 v4, vcc, s2, v4
	v_addc_co_u32_e32 v5, vcc, v3, v5, vcc
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v10, v10, v10
	global_store_dword v[6:7], v10, off
	global_load_dword v10, v[8:9], off
	v_add_u32_e32 v6, 0xc00, v0
	v_mov_b32_e32 v7, v1
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_add_co_u32_e32 v8, vcc, s0, v6
	v_addc_co_u32_e32 v9, vcc, v2, v7, vcc
	.loc	0 124 0
	v_add_u32_e32 v0, 0x1000, v0
	.loc	0 125 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v10, v10, v10
	global_store_dword v[4:5], v10, off
	global_load_dword v8, v[8:9], off
	v_add_co_u32_e32 v4, vcc, s2, v6
	v_addc_co_u32_e32 v5, vcc, v3, v7, vcc
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v8, v8
	global_store_dword v[4:5], v6, off
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
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 11
		.amdhsa_next_free_sgpr 7
		.amdhsa_accum_offset 12
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	may_overlap_fixed,@function
may_overlap_fixed: ; @may_overlap_fixed
	.loc	0 129 0
	s_load_dword s6, s[4:5], 0x10
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 1
	s_cbranch_scc1 .LBB13_8
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 129 0
	s_add_i32 s4, s6, 0xffbfffff
	s_cmp_lt_u32 s4, 0xffc00024
	s_cbranch_scc1 .LBB13_5
	s_add_i32 s4, s6, -1
	s_lshr_b32 s4, s4, 2
	s_add_i32 s4, s4, 1
	v_or_b32_e32 v2, 0x400, v0
	v_or_b32_e32 v4, 0x800, v0
	v_or_b32_e32 v6, 0xc00, v0
	s_and_b32 s5, s4, 0x7ffffffe
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v5, v4
	v_mov_b32_e32 v7, v6
	s_mov_b32 s7, 4
	s_mov_b32 s8, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s1
	v_mov_b32_e32 v9, s3
	s_mov_b32 s9, s5
	s_mov_b32 s10, 0
.LBB13_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 130 0
	s_lshl_b32 s12, s10, 10
	v_mov_b32_e32 v11, s8
	v_or_b32_e32 v10, s12, v0
	s_lshl_b32 s11, s7, 10
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_mov_b32_e32 v13, s8
	v_or_b32_e32 v12, s11, v1
	v_add_co_u32_e32 v26, vcc, s0, v10
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_addc_co_u32_e32 v27, vcc, v8, v11, vcc
	v_mov_b32_e32 v15, s8
	v_or_b32_e32 v14, s12, v2
	v_add_co_u32_e32 v28, vcc, s0, v12
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_addc_co_u32_e32 v29, vcc, v8, v13, vcc
	v_mov_b32_e32 v17, s8
	v_or_b32_e32 v16, s11, v3
	v_add_co_u32_e32 v30, vcc, s0, v14
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_addc_co_u32_e32 v31, vcc, v8, v15, vcc
	v_mov_b32_e32 v19, s8
	v_or_b32_e32 v18, s12, v4
	v_add_co_u32_e32 v32, vcc, s0, v16
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_addc_co_u32_e32 v33, vcc, v8, v17, vcc
	v_mov_b32_e32 v21, s8
	v_or_b32_e32 v20, s11, v5
	v_add_co_u32_e32 v34, vcc, s0, v18
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_addc_co_u32_e32 v35, vcc, v8, v19, vcc
	v_mov_b32_e32 v23, s8
	v_or_b32_e32 v22, s12, v6
	v_add_co_u32_e32 v36, vcc, s0, v20
	v_lshlrev_b64 v[22:23], 2, v[22:23]
	v_addc_co_u32_e32 v37, vcc, v8, v21, vcc
	v_mov_b32_e32 v25, s8
	v_or_b32_e32 v24, s11, v7
	v_add_co_u32_e32 v38, vcc, s0, v22
	v_lshlrev_b64 v[24:25], 2, v[24:25]
	v_addc_co_u32_e32 v39, vcc, v8, v23, vcc
	v_add_co_u32_e32 v40, vcc, s0, v24
	v_addc_co_u32_e32 v41, vcc, v8, v25, vcc
	global_load_dword v42, v[26:27], off
	global_load_dword v43, v[28:29], off
	global_load_dword v44, v[30:31], off
	global_load_dword v45, v[32:33], off
	global_load_dword v46, v[34:35], off
	global_load_dword v47, v[36:37], off
	global_load_dword v48, v[38:39], off
	global_load_dword v49, v[40:41], off
	v_add_co_u32_e32 v10, vcc, s2, v10
	v_addc_co_u32_e32 v11, vcc, v9, v11, vcc
	v_add_co_u32_e32 v12, vcc, s2, v12
	v_addc_co_u32_e32 v13, vcc, v9, v13, vcc
	v_add_co_u32_e32 v14, vcc, s2, v14
	v_addc_co_u32_e32 v15, vcc, v9, v15, vcc
	v_add_co_u32_e32 v16, vcc, s2, v16
	v_addc_co_u32_e32 v17, vcc, v9, v17, vcc
	v_add_co_u32_e32 v18, vcc, s2, v18
	v_addc_co_u32_e32 v19, vcc, v9, v19, vcc
	v_add_co_u32_e32 v20, vcc, s2, v20
	v_addc_co_u32_e32 v21, vcc, v9, v21, vcc
	v_add_co_u32_e32 v22, vcc, s2, v22
	s_add_i32 s10, s10, 8
	s_add_i32 s7, s7, 8
	.loc	0 129 0
	s_add_i32 s9, s9, -2
	.loc	0 130 0
	v_addc_co_u32_e32 v23, vcc, v9, v23, vcc
	.loc	0 129 0
	s_cmp_lg_u32 s9, 0
	.loc	0 130 0
	v_add_co_u32_e32 v24, vcc, s2, v24
	v_addc_co_u32_e32 v25, vcc, v9, v25, vcc
	s_waitcnt vmcnt(6)
	v_pk_add_f32 v[26:27], v[42:43], v[42:43]
	s_waitcnt vmcnt(4)
	v_pk_add_f32 v[28:29], v[44:45], v[44:45]
	s_waitcnt vmcnt(2)
	v_pk_add_f32 v[30:31], v[46:47], v[46:47]
	s_waitcnt vmcnt(0)
	v_pk_add_f32 v[32:33], v[48:49], v[48:49]
	global_store_dword v[10:11], v26, off
	global_store_dword v[12:13], v27, off
	global_store_dword v[14:15], v28, off
	global_store_dword v[16:17], v29, off
	global_store_dword v[18:19], v30, off
	global_store_dword v[20:21], v31, off
	global_store_dword v[22:23], v32, off
	global_store_dword v[24:25], v33, off
	.loc	0 129 0
	s_cbranch_scc1 .LBB13_3
	.loc	0 0 0
	s_lshl_b32 s7, s5, 2
	.loc	0 129 0
	s_cmp_lg_u32 s4, s5
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB13_6
	s_branch .LBB13_8
.LBB13_5:
	.loc	0 0 0
	s_mov_b32 s7, 0
	s_cbranch_execz .LBB13_8
.LBB13_6:
	.loc	0 129 0
	v_lshl_or_b32 v0, s7, 10, v0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v3, s3
.LBB13_7: ; =>This Inner Loop Header: Depth=1
	.loc	0 130 0
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_u32_e32 v6, 0x400, v0
	v_mov_b32_e32 v7, v1
	v_add_co_u32_e32 v12, vcc, s0, v4
	v_addc_co_u32_e32 v13, vcc, v2, v5, vcc
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_add_u32_e32 v8, 0x800, v0
	v_mov_b32_e32 v9, v1
	global_load_dword v18, v[12:13], off
	v_add_co_u32_e32 v12, vcc, s0, v6
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_addc_co_u32_e32 v13, vcc, v2, v7, vcc
	v_add_u32_e32 v10, 0xc00, v0
	v_mov_b32_e32 v11, v1
	v_add_co_u32_e32 v14, vcc, s0, v8
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_addc_co_u32_e32 v15, vcc, v2, v9, vcc
	v_add_co_u32_e32 v16, vcc, s0, v10
	v_addc_co_u32_e32 v17, vcc, v2, v11, vcc
	global_load_dword v19, v[12:13], off
	global_load_dword v20, v[14:15], off
	global_load_dword v21, v[16:17], off
	v_add_co_u32_e32 v4, vcc, s2, v4
	v_addc_co_u32_e32 v5, vcc, v3, v5, vcc
	v_add_co_u32_e32 v6, vcc, s2, v6
	v_addc_co_u32_e32 v7, vcc, v3, v7, vcc
	v_add_co_u32_e32 v8, vcc, s2, v8
	.loc	0 129 0
	s_add_i32 s7, s7, 4
	.loc	0 130 0
	v_addc_co_u32_e32 v9, vcc, v3, v9, vcc
	.loc	0 129 0
	v_add_u32_e32 v0, 0x1000, v0
	s_cmp_lt_i32 s7, s6
	.loc	0 130 0
	v_add_co_u32_e32 v10, vcc, s2, v10
	v_addc_co_u32_e32 v11, vcc, v3, v11, vcc
	s_waitcnt vmcnt(3)
	v_add_f32_e32 v12, v18, v18
	global_store_dword v[4:5], v12, off
	s_waitcnt vmcnt(3)
	v_add_f32_e32 v4, v19, v19
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v5, v20, v20
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v12, v21, v21
	global_store_dword v[6:7], v4, off
	global_store_dword v[8:9], v5, off
	global_store_dword v[10:11], v12, off
	s_cbranch_scc1 .LBB13_7
.LBB13_8:
	.loc	0 131 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel may_overlap_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 50
		.amdhsa_next_free_sgpr 13
		.amdhsa_accum_offset 52
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	factor_again,@function
factor_again: ; @factor_again
	.loc	1 30 0 ; @[ latency.cu:135 ]
	s_load_dword s6, s[4:5], 0x10
	.loc	0 135 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s6, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB14_3
	.loc	1 30 0 ; @[ latency.cu:135 ]
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 135 0
	v_lshlrev_b32_e32 v2, 2, v0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v2, vcc, s0, v2
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	s_mov_b64 s[0:1], 0
.LBB14_2: ; =>This Inner Loop Header: Depth=1
	global_load_dword v4, v[2:3], off
	global_load_dword v5, v1, s[2:3]
	v_add_u32_e32 v0, 0x100, v0
	v_cmp_le_i32_e32 vcc, s6, v0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, v4, v5
	global_store_dword v[2:3], v4, off
	v_add_co_u32_e32 v2, vcc, 0x400, v2
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB14_2
.LBB14_3:
	.loc	0 136 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel factor_again
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 7
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	factor_again_fixed,@function
factor_again_fixed: ; @factor_again_fixed
	.loc	0 139 0
	s_load_dword s8, s[4:5], 0x10
	.loc	0 140 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s8, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB15_8
	.loc	0 139 0
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 140 0
	v_xad_u32 v1, v0, -1, s8
	v_lshrrev_b32_e32 v1, 8, v1
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_mov_b64 s[6:7], -1
	.loc	0 139 0
	s_waitcnt lgkmcnt(0)
	s_load_dword s2, s[2:3], 0x0
	.loc	0 140 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB15_5
	v_add_u32_e32 v6, 1, v1
	v_and_b32_e32 v7, 0x1fffffe, v6
	v_add_u32_e32 v1, 0x100, v0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s3, s2
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v8, s1
	v_mov_b32_e32 v9, v7
	v_pk_mov_b32 v[4:5], v[0:1], v[0:1] op_sel:[0,1]
.LBB15_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	v_mov_b32_e32 v2, v4
	.loc	0 140 0
	v_lshlrev_b64 v[12:13], 2, v[2:3]
	v_mov_b32_e32 v10, v5
	v_mov_b32_e32 v11, v3
	v_add_co_u32_e32 v12, vcc, s0, v12
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_addc_co_u32_e32 v13, vcc, v8, v13, vcc
	v_add_co_u32_e32 v10, vcc, s0, v10
	v_addc_co_u32_e32 v11, vcc, v8, v11, vcc
	global_load_dword v14, v[12:13], off
	global_load_dword v15, v[10:11], off
	v_add_u32_e32 v9, -2, v9
	v_cmp_eq_u32_e32 vcc, 0, v9
	v_add_u32_e32 v5, 0x200, v5
	v_add_u32_e32 v4, 0x200, v4
	s_or_b64 s[6:7], vcc, s[6:7]
	s_waitcnt vmcnt(0)
	v_pk_mul_f32 v[14:15], s[2:3], v[14:15]
	global_store_dword v[12:13], v14, off
	global_store_dword v[10:11], v15, off
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB15_3
	.loc	0 0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 140 0
	v_cmp_ne_u32_e32 vcc, v6, v7
	v_lshl_add_u32 v0, v7, 8, v0
	s_orn2_b64 s[6:7], vcc, exec
.LBB15_5:
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB15_8
	.loc	0 140 0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_mov_b32_e32 v1, s1
	v_add_co_u32_e32 v2, vcc, s0, v2
	v_addc_co_u32_e32 v3, vcc, v1, v3, vcc
	s_mov_b64 s[0:1], 0
.LBB15_7: ; =>This Inner Loop Header: Depth=1
	global_load_dword v1, v[2:3], off
	v_add_u32_e32 v0, 0x100, v0
	v_cmp_le_i32_e32 vcc, s8, v0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mul_f32_e32 v1, s2, v1
	global_store_dword v[2:3], v1, off
	v_add_co_u32_e32 v2, vcc, 0x400, v2
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB15_7
.LBB15_8:
	.loc	0 141 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel factor_again_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 9
		.amdhsa_accum_offset 16
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	sum_in_memory,@function
sum_in_memory: ; @sum_in_memory
	.loc	0 145 0
	s_load_dword s0, s[4:5], 0x10
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s0, 1
	s_cbranch_scc1 .LBB16_3
	s_load_dwordx4 s[4:7], s[4:5], 0x0
	v_lshlrev_b32_e32 v2, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v4, v2, s[6:7]
	v_mov_b32_e32 v1, s7
	v_add_co_u32_e32 v0, vcc, s6, v2
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	v_mov_b32_e32 v3, s5
	v_add_co_u32_e32 v2, vcc, s4, v2
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
.LBB16_2: ; =>This Inner Loop Header: Depth=1
	global_load_dword v5, v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0x400, v2
	s_add_i32 s0, s0, -1
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	s_cmp_eq_u32 s0, 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v5, v4
	global_store_dword v[0:1], v4, off
	s_cbranch_scc0 .LBB16_2
.LBB16_3:
	.loc	0 146 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel sum_in_memory
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	sum_in_memory_fixed,@function
sum_in_memory_fixed: ; @sum_in_memory_fixed
	.loc	1 30 0 ; @[ latency.cu:149 ]
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s6, s[4:5], 0x10
	.loc	0 149 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v4, v1, s[2:3]
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v2, vcc, s2, v1
	.loc	0 150 0
	s_cmp_lt_i32 s6, 1
	.loc	0 149 0
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 150 0
	s_cbranch_scc1 .LBB17_3
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
.LBB17_2: ; =>This Inner Loop Header: Depth=1
	global_load_dword v5, v[0:1], off
	v_add_co_u32_e32 v0, vcc, 0x400, v0
	s_add_i32 s6, s6, -1
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	s_cmp_eq_u32 s6, 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v4, v5
	s_cbranch_scc0 .LBB17_2
.LBB17_3:
	.loc	0 151 0
	s_waitcnt vmcnt(0)
	global_store_dword v[2:3], v4, off
	.loc	0 152 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel sum_in_memory_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 7
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	volatile_length,@function
volatile_length: ; @volatile_length
	.loc	0 155 0
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	.loc	0 156 0
	s_waitcnt lgkmcnt(0)
	v_pk_mov_b32 v[2:3], s[0:1], s[0:1] op_sel:[0,1]
	flat_load_dword v1, v[2:3] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v0, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB18_3
	.loc	0 0 0
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	.loc	0 156 0
	v_lshlrev_b32_e32 v1, 2, v0
	v_pk_mov_b32 v[4:5], s[0:1], s[0:1] op_sel:[0,1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v2, vcc, s2, v1
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	s_mov_b64 s[2:3], 0
.LBB18_2: ; =>This Inner Loop Header: Depth=1
	global_load_dword v1, v[2:3], off
	v_add_u32_e32 v0, 0x100, v0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v1, 1.0, v1
	global_store_dword v[2:3], v1, off
	flat_load_dword v1, v[4:5] glc
	s_waitcnt vmcnt(0)
	v_add_co_u32_e32 v2, vcc, 0x400, v2
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_i32_e64 s[0:1], v0, v1
	s_or_b64 s[2:3], s[0:1], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB18_2
.LBB18_3:
	.loc	0 157 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel volatile_length
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 6
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	volatile_length_fixed,@function
volatile_length_fixed: ; @volatile_length_fixed
	.loc	0 160 0
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	s_waitcnt lgkmcnt(0)
	s_load_dword s6, s[0:1], 0x0
	.loc	0 161 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s6, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB19_8
	.loc	0 0 0
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 161 0
	v_xad_u32 v1, v0, -1, s6
	v_lshrrev_b32_e32 v1, 8, v1
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_mov_b64 s[4:5], -1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB19_5
	v_add_u32_e32 v6, 1, v1
	v_and_b32_e32 v7, 0x1fffffe, v6
	v_add_u32_e32 v1, 0x100, v0
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s1
	v_mov_b32_e32 v9, v7
	v_pk_mov_b32 v[4:5], v[0:1], v[0:1] op_sel:[0,1]
.LBB19_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	v_mov_b32_e32 v2, v4
	.loc	0 161 0
	v_lshlrev_b64 v[12:13], 2, v[2:3]
	v_mov_b32_e32 v10, v5
	v_mov_b32_e32 v11, v3
	v_add_co_u32_e32 v12, vcc, s0, v12
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_addc_co_u32_e32 v13, vcc, v8, v13, vcc
	v_add_co_u32_e32 v10, vcc, s0, v10
	v_addc_co_u32_e32 v11, vcc, v8, v11, vcc
	global_load_dword v14, v[12:13], off
	global_load_dword v15, v[10:11], off
	v_add_u32_e32 v9, -2, v9
	v_cmp_eq_u32_e32 vcc, 0, v9
	v_add_u32_e32 v5, 0x200, v5
	v_add_u32_e32 v4, 0x200, v4
	s_or_b64 s[4:5], vcc, s[4:5]
	s_waitcnt vmcnt(0)
	v_pk_add_f32 v[14:15], v[14:15], 1.0 op_sel_hi:[1,0]
	global_store_dword v[12:13], v14, off
	global_store_dword v[10:11], v15, off
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB19_3
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 161 0
	v_cmp_ne_u32_e32 vcc, v6, v7
	v_lshl_add_u32 v0, v7, 8, v0
	s_orn2_b64 s[4:5], vcc, exec
.LBB19_5:
	.loc	0 0 0
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB19_8
	.loc	0 161 0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s1
	v_add_co_u32_e32 v2, vcc, s0, v2
	v_addc_co_u32_e32 v3, vcc, v1, v3, vcc
	s_mov_b64 s[0:1], 0
.LBB19_7: ; =>This Inner Loop Header: Depth=1
	global_load_dword v1, v[2:3], off
	v_add_u32_e32 v0, 0x100, v0
	v_cmp_le_i32_e32 vcc, s6, v0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v1, 1.0, v1
	global_store_dword v[2:3], v1, off
	v_add_co_u32_e32 v2, vcc, 0x400, v2
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB19_7
.LBB19_8:
	.loc	0 162 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel volatile_length_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 7
		.amdhsa_accum_offset 16
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	uncached,@function
uncached: ; @uncached
	.loc	0 167 0
	s_load_dword s6, s[4:5], 0x10
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 1
	s_cbranch_scc1 .LBB20_4
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s3
.LBB20_2: ; =>This Inner Loop Header: Depth=1
	s_and_b32 s3, s4, 0x700
	v_add_lshl_u32 v3, s3, v0, 2
	v_add_co_u32_e32 v4, vcc, s2, v3
	v_addc_co_u32_e32 v5, vcc, 0, v2, vcc
	flat_load_dword v3, v[4:5] glc
	s_waitcnt vmcnt(0)
	s_add_i32 s6, s6, -1
	s_addk_i32 s4, 0x100
	s_cmp_eq_u32 s6, 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v3
	s_cbranch_scc0 .LBB20_2
	.loc	0 168 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_dword v0, v1, s[0:1]
	.loc	0 169 0
	s_endpgm
.LBB20_4:
	.loc	0 0 0
	v_mov_b32_e32 v1, 0
	.loc	0 168 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_dword v0, v1, s[0:1]
	.loc	0 169 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel uncached
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 7
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	uncached_fixed,@function
uncached_fixed: ; @uncached_fixed
	.loc	0 173 0
	s_load_dword s6, s[4:5], 0x10
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 1
	s_cbranch_scc1 .LBB21_4
	.loc	0 0 0
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
.LBB21_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 173 0
	s_and_b32 s5, s4, 0x700
	v_add_lshl_u32 v2, s5, v0, 2
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v2, s[2:3]
	s_add_i32 s6, s6, -1
	s_addk_i32 s4, 0x100
	s_cmp_eq_u32 s6, 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v1, v1, v2
	s_cbranch_scc0 .LBB21_2
	.loc	0 174 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_dword v0, v1, s[0:1]
	.loc	0 175 0
	s_endpgm
.LBB21_4:
	.loc	0 0 0
	v_mov_b32_e32 v1, 0
	.loc	0 174 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_dword v0, v1, s[0:1]
	.loc	0 175 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel uncached_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 7
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 0
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	constant_by_lane,@function
constant_by_lane: ; @constant_by_lane
	.loc	0 182 0
	s_load_dword s6, s[4:5], 0x10
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s6, 0
	s_cbranch_scc1 .LBB22_2
	.loc	0 183 0
	v_mov_b32_e32 v1, 0
	v_pk_mov_b32 v[2:3], v[0:1], v[0:1] op_sel:[0,1]
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	v_mov_b32_e32 v1, 0
	s_cbranch_execz .LBB22_3
	s_branch .LBB22_6
.LBB22_2:
                                        ; implicit-def: $vgpr2_vgpr3
	.loc	0 0 0
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	v_mov_b32_e32 v1, 0
.LBB22_3:
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	.loc	0 182 0
	v_lshlrev_b32_e32 v2, 2, v0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v2, vcc, s2, v2
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	s_getpc_b64 s[2:3]
	s_add_u32 s2, s2, table@rel32@lo+4
	s_addc_u32 s3, s3, table@rel32@hi+12
.LBB22_4: ; =>This Inner Loop Header: Depth=1
	global_load_dword v6, v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0x400, v2
	s_add_i32 s6, s6, -1
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	s_cmp_eq_u32 s6, 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_sdwa v6, v5, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	global_load_dword v6, v6, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v4, v6
	s_cbranch_scc0 .LBB22_4
	.loc	0 0 0
	v_pk_mov_b32 v[2:3], v[0:1], v[0:1] op_sel:[0,1]
	v_mov_b32_e32 v1, v4
.LBB22_6:
	.loc	0 183 0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s1
	v_add_co_u32_e32 v2, vcc, s0, v2
	v_addc_co_u32_e32 v3, vcc, v0, v3, vcc
	global_store_dword v[2:3], v1, off
	.loc	0 184 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel constant_by_lane
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 7
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	constant_by_lane_fixed,@function
constant_by_lane_fixed: ; @constant_by_lane_fixed
	.loc	0 188 0
	s_load_dword s6, s[4:5], 0x10
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s6, 0
	s_cbranch_scc1 .LBB23_2
	.loc	0 189 0
	v_mov_b32_e32 v1, 0
	v_pk_mov_b32 v[2:3], v[0:1], v[0:1] op_sel:[0,1]
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	v_mov_b32_e32 v1, 0
	s_cbranch_execz .LBB23_3
	s_branch .LBB23_6
.LBB23_2:
                                        ; implicit-def: $vgpr2_vgpr3
	.loc	0 0 0
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	v_mov_b32_e32 v1, 0
.LBB23_3:
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	.loc	0 188 0
	v_lshlrev_b32_e32 v2, 2, v0
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v2, vcc, s2, v2
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	s_mov_b32 s2, 0
.LBB23_4: ; =>This Inner Loop Header: Depth=1
	global_load_dword v5, v[2:3], off
	s_and_b32 s3, s2, 0xff
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, table@rel32@lo+4
	s_addc_u32 s5, s5, table@rel32@hi+12
	s_lshl_b32 s3, s3, 2
	s_load_dword s3, s[4:5], s3 offset:0x0
	s_add_i32 s2, s2, 1
	v_add_co_u32_e32 v2, vcc, 0x400, v2
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	s_cmp_eq_u32 s6, s2
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v5, v5
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v4, s3, v5
	s_cbranch_scc0 .LBB23_4
	.loc	0 0 0
	v_pk_mov_b32 v[2:3], v[0:1], v[0:1] op_sel:[0,1]
	v_mov_b32_e32 v1, v4
.LBB23_6:
	.loc	0 189 0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s1
	v_add_co_u32_e32 v2, vcc, s0, v2
	v_addc_co_u32_e32 v3, vcc, v0, v3, vcc
	global_store_dword v[2:3], v1, off
	.loc	0 190 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel constant_by_lane_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 7
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
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
    .name: chase
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: chase_fixed
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
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: list_sum
    .private_segment_fixed_size: 0
    .sgpr_count: 12
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
    .name: list_sum_fixed
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
    .sgpr_count: 14
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
    .group_segment_fixed_size: 1024
    .max_flat_workgroup_size: 256
    .name: search_fixed
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
      - .offset: 20
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: one_chain_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 14
    .vgpr_count: 14
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: horner
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
    .sgpr_count: 11
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
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: one_at_a_time
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
    .name: one_at_a_time_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 12
    .vgpr_count: 20
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
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
    .sgpr_count: 11
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: may_overlap_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 17
    .vgpr_count: 50
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
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
    .sgpr_count: 11
    .vgpr_count: 6
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
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
    .sgpr_count: 13
    .vgpr_count: 16
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
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
    .sgpr_count: 12
    .vgpr_count: 6
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
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
    .sgpr_count: 11
    .vgpr_count: 6
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
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
    .sgpr_count: 10
    .vgpr_count: 6
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
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
    .sgpr_count: 11
    .vgpr_count: 16
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
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
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: uncached_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 11
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
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: constant_by_lane
    .private_segment_fixed_size: 0
    .sgpr_count: 11
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
    .name: constant_by_lane_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 11
    .vgpr_count: 6
    .wavefront_size: 64
amdhsa.target: amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
