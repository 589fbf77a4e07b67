	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 6
	.text
	.type	two_barriers,@function
two_barriers: ; @two_barriers
	.file	0 "barriers.cu"
	.loc	0 5 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	.loc	0 7 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 10 0
	v_xor_b32_e32 v0, 33, v0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 7 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v2
	.file	1 "gpu.h"
	.loc	1 40 0 ; @[ barriers.cu:8 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ barriers.cu:8 ]
	s_barrier
	.loc	1 41 0 ; @[ barriers.cu:9 ]
	s_barrier
	.loc	0 10 0
	ds_read_b32 v0, v0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[2:3]
	.loc	0 11 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel two_barriers
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 4
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	two_barriers_fixed,@function
two_barriers_fixed: ; @two_barriers_fixed
	.loc	0 13 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	.loc	0 15 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 17 0
	v_xor_b32_e32 v0, 33, v0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 15 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v2
	.loc	1 40 0 ; @[ barriers.cu:16 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ barriers.cu:16 ]
	s_barrier
	.loc	0 17 0
	ds_read_b32 v0, v0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[2:3]
	.loc	0 18 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel two_barriers_fixed
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 4
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	loop_barrier,@function
loop_barrier: ; @loop_barrier
	.loc	0 23 0
	s_load_dword s6, s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s6, 0
	s_cbranch_scc1 .LBB2_3
	.loc	0 27 0
	v_mov_b32_e32 v1, 0
	v_mov_b64_e32 v[2:3], v[0:1]
	s_load_dwordx2 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v1, 0
	s_cbranch_execz .LBB2_4
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[2:3]
	global_store_dword v[2:3], v1, off
	.loc	0 28 0
	s_endpgm
.LBB2_3:
                                        ; implicit-def: $vgpr2_vgpr3
	.loc	0 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v1, 0
.LBB2_4:
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	.loc	0 23 0
	v_lshlrev_b32_e32 v2, 2, v0
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	s_mov_b64 s[0:1], 0x400
.LBB2_5: ; =>This Inner Loop Header: Depth=1
	.loc	0 24 0
	global_load_dword v5, v[2:3], off
	.loc	0 23 0
	s_add_i32 s6, s6, -1
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[0:1]
	s_cmp_eq_u32 s6, 0
	.loc	0 24 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v4, v5
	.loc	1 41 0 ; @[ barriers.cu:25 ]
	s_barrier
	.loc	0 23 0
	s_cbranch_scc0 .LBB2_5
	.loc	0 0 0
	v_mov_b64_e32 v[2:3], v[0:1]
	v_mov_b32_e32 v1, v4
	.loc	0 27 0
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[2:3]
	global_store_dword v[2:3], v1, off
	.loc	0 28 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel loop_barrier
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 7
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	loop_barrier_fixed,@function
loop_barrier_fixed: ; @loop_barrier_fixed
	.loc	0 32 0
	s_load_dword s6, s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s6, 0
	s_cbranch_scc1 .LBB3_3
	.loc	0 33 0
	v_mov_b32_e32 v1, 0
	v_mov_b64_e32 v[2:3], v[0:1]
	s_load_dwordx2 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v1, 0
	s_cbranch_execz .LBB3_4
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[2:3]
	global_store_dword v[2:3], v1, off
	.loc	0 34 0
	s_endpgm
.LBB3_3:
                                        ; implicit-def: $vgpr2_vgpr3
	.loc	0 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v1, 0
.LBB3_4:
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	.loc	0 32 0
	v_lshlrev_b32_e32 v2, 2, v0
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	s_mov_b64 s[0:1], 0x400
.LBB3_5: ; =>This Inner Loop Header: Depth=1
	global_load_dword v5, v[2:3], off
	s_add_i32 s6, s6, -1
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[0:1]
	s_cmp_eq_u32 s6, 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v4, v5
	s_cbranch_scc0 .LBB3_5
	.loc	0 0 0
	v_mov_b64_e32 v[2:3], v[0:1]
	v_mov_b32_e32 v1, v4
	.loc	0 33 0
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[2:3]
	global_store_dword v[2:3], v1, off
	.loc	0 34 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel loop_barrier_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 7
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	loop_fence,@function
loop_fence: ; @loop_fence
	.loc	1 30 0 ; @[ barriers.cu:38 ]
	s_load_dword s4, s[0:1], 0x10
	.loc	0 38 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s4, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB4_3
	.loc	0 0 0
	s_load_dwordx4 s[8:11], s[0:1], 0x0
	.loc	0 38 0
	v_lshlrev_b32_e32 v4, 2, v0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[0:1], 0
	s_mov_b64 s[2:3], 0x400
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[8:9], 0, v[4:5]
	v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
.LBB4_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 39 0
	global_load_dword v1, v[2:3], off
	.loc	0 38 0
	v_add_u32_e32 v0, 0x100, v0
	v_cmp_le_i32_e32 vcc, s4, v0
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
	s_or_b64 s[0:1], vcc, s[0:1]
	.loc	0 39 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v1, v1, v1
	global_store_dword v[4:5], v1, off
	.loc	0 38 0
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[2:3]
	.loc	1 44 0 ; @[ barriers.cu:40 ]
	buffer_wbl2 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc1
	.loc	0 38 0
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB4_2
.LBB4_3:
	.loc	0 42 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel loop_fence
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
	.type	loop_fence_fixed,@function
loop_fence_fixed: ; @loop_fence_fixed
	.loc	1 30 0 ; @[ barriers.cu:45 ]
	s_load_dword s10, s[0:1], 0x10
	.loc	0 45 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s10, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB5_8
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	.loc	0 45 0
	v_xad_u32 v1, v0, -1, s10
	v_lshrrev_b32_e32 v1, 8, v1
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_mov_b64 s[8:9], -1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB5_5
	v_add_u32_e32 v6, 1, v1
	v_and_b32_e32 v7, 0x1fffffe, v6
	v_add_u32_e32 v1, 0x100, v0
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v8, v7
	v_mov_b64_e32 v[4:5], v[0:1]
.LBB5_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v10, v5
	v_mov_b32_e32 v11, v3
	.loc	0 45 0
	v_lshlrev_b64 v[12:13], 2, v[2:3]
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[14:15], s[0:1], 0, v[12:13]
	v_lshl_add_u64 v[16:17], s[0:1], 0, v[10:11]
	global_load_dword v18, v[14:15], off
	global_load_dword v19, v[16:17], off
	v_add_u32_e32 v8, -2, v8
	v_cmp_eq_u32_e32 vcc, 0, v8
	v_add_u32_e32 v5, 0x200, v5
	v_add_u32_e32 v4, 0x200, v4
	v_lshl_add_u64 v[12:13], s[2:3], 0, v[12:13]
	s_or_b64 s[8:9], vcc, s[8:9]
	v_lshl_add_u64 v[10:11], s[2:3], 0, v[10:11]
	s_waitcnt vmcnt(0)
	v_pk_add_f32 v[14:15], v[18:19], v[18:19]
	global_store_dword v[12:13], v14, off
	global_store_dword v[10:11], v15, off
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB5_3
	.loc	0 0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 45 0
	v_cmp_ne_u32_e32 vcc, v6, v7
	v_lshl_add_u32 v0, v7, 8, v0
	s_orn2_b64 s[8:9], vcc, exec
.LBB5_5:
	.loc	0 0 0
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB5_8
	.loc	0 45 0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[4:5]
	v_lshl_add_u64 v[4:5], s[2:3], 0, v[4:5]
	s_mov_b64 s[0:1], 0
	s_mov_b64 s[2:3], 0x400
.LBB5_7: ; =>This Inner Loop Header: Depth=1
	global_load_dword v1, v[2:3], off
	v_add_u32_e32 v0, 0x100, v0
	v_cmp_le_i32_e32 vcc, s10, v0
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v1, v1, v1
	global_store_dword v[4:5], v1, off
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[2:3]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB5_7
.LBB5_8:
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 44 0 ; @[ barriers.cu:46 ]
	buffer_wbl2 sc1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_inv sc1
	.loc	0 47 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel loop_fence_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 20
		.amdhsa_next_free_sgpr 11
		.amdhsa_accum_offset 20
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	system_fence,@function
system_fence: ; @system_fence
	.loc	1 30 0 ; @[ barriers.cu:50 ]
	s_load_dword s4, s[0:1], 0x10
	.loc	0 50 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s4, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB6_3
	.loc	0 0 0
	s_load_dwordx4 s[8:11], s[0:1], 0x0
	.loc	0 50 0
	v_lshlrev_b32_e32 v4, 2, v0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[0:1], 0
	s_mov_b64 s[2:3], 0x400
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[8:9], 0, v[4:5]
	v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
.LBB6_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 51 0
	global_load_dword v1, v[2:3], off
	.loc	0 50 0
	v_add_u32_e32 v0, 0x100, v0
	v_cmp_le_i32_e32 vcc, s4, v0
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
	s_or_b64 s[0:1], vcc, s[0:1]
	.loc	0 51 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v1, v1, v1
	global_store_dword v[4:5], v1, off
	.loc	0 50 0
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[2:3]
	.loc	1 46 0 ; @[ barriers.cu:52 ]
	buffer_wbl2 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	.loc	0 50 0
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB6_2
.LBB6_3:
	.loc	0 54 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel system_fence
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
	.type	system_fence_fixed,@function
system_fence_fixed: ; @system_fence_fixed
	.loc	1 30 0 ; @[ barriers.cu:57 ]
	s_load_dword s10, s[0:1], 0x10
	.loc	0 57 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s10, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB7_8
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	.loc	0 57 0
	v_xad_u32 v1, v0, -1, s10
	v_lshrrev_b32_e32 v1, 8, v1
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_mov_b64 s[8:9], -1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB7_5
	v_add_u32_e32 v6, 1, v1
	v_and_b32_e32 v7, 0x1fffffe, v6
	v_or_b32_e32 v1, 0x100, v0
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v8, v7
	v_mov_b64_e32 v[4:5], v[0:1]
.LBB7_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v10, v5
	v_mov_b32_e32 v11, v3
	.loc	0 57 0
	v_lshlrev_b64 v[12:13], 2, v[2:3]
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[14:15], s[0:1], 0, v[12:13]
	v_lshl_add_u64 v[16:17], s[0:1], 0, v[10:11]
	global_load_dword v18, v[14:15], off
	global_load_dword v19, v[16:17], off
	v_add_u32_e32 v8, -2, v8
	v_cmp_eq_u32_e32 vcc, 0, v8
	v_add_u32_e32 v5, 0x200, v5
	v_add_u32_e32 v4, 0x200, v4
	v_lshl_add_u64 v[12:13], s[2:3], 0, v[12:13]
	s_or_b64 s[8:9], vcc, s[8:9]
	v_lshl_add_u64 v[10:11], s[2:3], 0, v[10:11]
	s_waitcnt vmcnt(0)
	v_pk_add_f32 v[14:15], v[18:19], v[18:19]
	global_store_dword v[12:13], v14, off
	global_store_dword v[10:11], v15, off
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB7_3
	.loc	0 0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 57 0
	v_cmp_ne_u32_e32 vcc, v6, v7
	v_lshl_or_b32 v0, v7, 8, v0
	s_orn2_b64 s[8:9], vcc, exec
.LBB7_5:
	.loc	0 0 0
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB7_8
	.loc	0 57 0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[4:5]
	v_lshl_add_u64 v[4:5], s[2:3], 0, v[4:5]
	s_mov_b64 s[0:1], 0
	s_mov_b64 s[2:3], 0x400
.LBB7_7: ; =>This Inner Loop Header: Depth=1
	global_load_dword v1, v[2:3], off
	v_add_u32_e32 v0, 0x100, v0
	v_cmp_le_i32_e32 vcc, s10, v0
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v1, v1, v1
	global_store_dword v[4:5], v1, off
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[2:3]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB7_7
.LBB7_8:
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 46 0 ; @[ barriers.cu:58 ]
	buffer_wbl2 sc0 sc1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_inv sc0 sc1
	.loc	0 59 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel system_fence_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 20
		.amdhsa_next_free_sgpr 11
		.amdhsa_accum_offset 20
		.amdhsa_reserve_vcc 1
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
	v_div_scale_f32 v2, s[0:1], v0, v0, v1
	v_rcp_f32_e32 v3, v2
	s_nop 0
	v_fma_f32 v4, -v2, v3, 1.0
	v_fmac_f32_e32 v3, v4, v3
	v_div_scale_f32 v4, vcc, v1, v0, v1
	v_mul_f32_e32 v5, v4, v3
	v_fma_f32 v6, -v2, v5, v4
	v_fmac_f32_e32 v5, v6, v3
	v_fma_f32 v2, -v2, v5, v4
	v_div_fmas_f32 v2, v2, v3, v5
	v_div_fixup_f32 v0, v2, v0, v1
	s_setpc_b64 s[30:31]
                                        ; -- End function
	.text
	.type	calls,@function
calls: ; @calls
	.loc	1 30 0 ; @[ barriers.cu:66 ]
	s_load_dword s6, s[0:1], 0x8
	v_mov_b32_e32 v7, v0
	s_mov_b32 s32, 0
	.loc	0 66 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s6, v7
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB9_3
	.loc	1 30 0 ; @[ barriers.cu:66 ]
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	.loc	0 66 0
	v_lshlrev_b32_e32 v0, 2, v7
	v_mov_b32_e32 v1, 0
	s_mov_b64 s[2:3], 0
	s_mov_b64 s[4:5], 0x400
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], s[0:1], 0, v[0:1]
.LBB9_2: ; =>This Inner Loop Header: Depth=1
	global_load_dword v0, v[8:9], off
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _Z6shapedf@rel32@lo+4
	s_addc_u32 s1, s1, _Z6shapedf@rel32@hi+12
	s_swappc_b64 s[30:31], s[0:1]
	v_add_u32_e32 v7, 0x100, v7
	v_cmp_le_i32_e32 vcc, s6, v7
	global_store_dword v[8:9], v0, off
	s_or_b64 s[2:3], vcc, s[2:3]
	v_lshl_add_u64 v[8:9], v[8:9], 0, s[4:5]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB9_2
.LBB9_3:
	.loc	0 67 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel calls
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 12
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 33
		.amdhsa_accum_offset 12
		.amdhsa_reserve_vcc 1
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
	s_load_dword s8, s[0:1], 0x8
	.loc	0 70 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s8, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB10_8
	.loc	1 30 0 ; @[ barriers.cu:70 ]
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	.loc	0 70 0
	v_xad_u32 v1, v0, -1, s8
	v_lshrrev_b32_e32 v1, 8, v1
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_mov_b64 s[0:1], -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB10_5
	v_add_u32_e32 v6, 1, v1
	v_and_b32_e32 v7, 0x1fffffe, v6
	v_add_u32_e32 v1, 0x100, v0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v8, v7
	v_mov_b64_e32 v[4:5], v[0:1]
.LBB10_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v10, v5
	v_mov_b32_e32 v11, v3
	.loc	0 70 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[12:13], v[2:3], 2, s[2:3]
	v_lshl_add_u64 v[10:11], v[10:11], 2, s[2:3]
	global_load_dword v14, v[12:13], off
	global_load_dword v15, v[10:11], off
	v_add_u32_e32 v8, -2, v8
	v_cmp_eq_u32_e32 vcc, 0, v8
	s_or_b64 s[6:7], vcc, s[6:7]
	v_add_u32_e32 v5, 0x200, v5
	v_add_u32_e32 v4, 0x200, v4
	.loc	0 63 0 ; @[ barriers.cu:70 ]
	s_waitcnt vmcnt(0)
	v_pk_mul_f32 v[16:17], v[14:15], v[14:15]
	v_pk_add_f32 v[14:15], v[14:15], 1.0 op_sel_hi:[1,0]
	s_nop 0
	v_div_scale_f32 v1, s[0:1], v15, v15, v17
	v_div_scale_f32 v9, s[0:1], v14, v14, v16
	v_rcp_f32_e32 v19, v1
	v_rcp_f32_e32 v20, v9
	v_div_scale_f32 v2, vcc, v17, v15, v17
	v_fma_f32 v21, -v1, v19, 1.0
	v_fma_f32 v22, -v9, v20, 1.0
	v_fmac_f32_e32 v19, v21, v19
	v_div_scale_f32 v18, s[0:1], v16, v14, v16
	v_fmac_f32_e32 v20, v22, v20
	v_mul_f32_e32 v21, v2, v19
	v_mul_f32_e32 v22, v18, v20
	v_fma_f32 v23, -v1, v21, v2
	v_fma_f32 v24, -v9, v22, v18
	v_fmac_f32_e32 v21, v23, v19
	v_fmac_f32_e32 v22, v24, v20
	v_fma_f32 v1, -v1, v21, v2
	v_fma_f32 v2, -v9, v22, v18
	v_div_fmas_f32 v1, v1, v19, v21
	s_mov_b64 vcc, s[0:1]
	v_div_fmas_f32 v2, v2, v20, v22
	v_div_fixup_f32 v2, v2, v14, v16
	v_div_fixup_f32 v1, v1, v15, v17
	.loc	0 70 0
	global_store_dword v[12:13], v2, off
	global_store_dword v[10:11], v1, off
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB10_3
	.loc	0 0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 70 0
	v_cmp_ne_u32_e32 vcc, v6, v7
	v_lshl_add_u32 v0, v7, 8, v0
	s_orn2_b64 s[0:1], vcc, exec
.LBB10_5:
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB10_8
	.loc	0 70 0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], v[0:1], 2, s[2:3]
	s_mov_b64 s[0:1], 0
	s_mov_b64 s[2:3], 0x400
.LBB10_7: ; =>This Inner Loop Header: Depth=1
	global_load_dword v1, v[2:3], off
	v_add_u32_e32 v0, 0x100, v0
	v_cmp_le_i32_e32 vcc, s8, v0
	s_or_b64 s[0:1], vcc, s[0:1]
	.loc	0 63 0 ; @[ barriers.cu:70 ]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, v1, v1
	v_add_f32_e32 v1, 1.0, v1
	v_div_scale_f32 v5, s[4:5], v1, v1, v4
	v_rcp_f32_e32 v6, v5
	v_div_scale_f32 v7, vcc, v4, v1, v4
	v_fma_f32 v8, -v5, v6, 1.0
	v_fmac_f32_e32 v6, v8, v6
	v_mul_f32_e32 v8, v7, v6
	v_fma_f32 v9, -v5, v8, v7
	v_fmac_f32_e32 v8, v9, v6
	v_fma_f32 v5, -v5, v8, v7
	v_div_fmas_f32 v5, v5, v6, v8
	v_div_fixup_f32 v1, v5, v1, v4
	.loc	0 70 0
	global_store_dword v[2:3], v1, off
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB10_7
.LBB10_8:
	.loc	0 71 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel calls_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 12
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 25
		.amdhsa_next_free_sgpr 9
		.amdhsa_accum_offset 28
		.amdhsa_reserve_vcc 1
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
	s_load_dwordx2 s[52:53], s[4:5], 0x8
	v_mov_b32_e32 v40, v0
	v_and_b32_e32 v41, 0x3ff, v40
	s_mov_b64 s[48:49], s[0:1]
	s_mov_b32 s32, 0
	.loc	0 81 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s53, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB13_3
	.loc	0 0 0
	s_mov_b64 s[38:39], s[2:3]
	.loc	0 80 0
	s_ashr_i32 s3, s52, 31
	s_mov_b32 s2, s52
	s_lshl_b64 s[2:3], s[2:3], 3
	s_mov_b64 s[36:37], s[4:5]
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, shapes@rel32@lo+4
	s_addc_u32 s5, s5, shapes@rel32@hi+12
	s_add_u32 s2, s4, s2
	s_addc_u32 s3, s5, s3
	s_load_dwordx2 s[54:55], s[2:3], 0x0
	.loc	0 81 0
	v_lshlrev_b32_e32 v0, 2, v41
	v_mov_b32_e32 v1, 0
	s_mov_b32 s33, s10
	s_mov_b32 s50, s9
	s_mov_b32 s51, s8
	s_mov_b64 s[34:35], s[6:7]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[42:43], s[0:1], 0, v[0:1]
	s_mov_b64 s[64:65], 0
	s_mov_b64 s[66:67], 0x400
.LBB13_2: ; =>This Inner Loop Header: Depth=1
	global_load_dword v0, v[42:43], off
	s_add_u32 s8, s36, 16
	s_addc_u32 s9, s37, 0
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s51
	s_mov_b32 s13, s50
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	s_swappc_b64 s[30:31], s[54:55]
	v_add_u32_e32 v41, 0x100, v41
	v_cmp_le_i32_e32 vcc, s53, v41
	global_store_dword v[42:43], v0, off
	s_or_b64 s[64:65], vcc, s[64:65]
	v_lshl_add_u64 v[42:43], v[42:43], 0, s[66:67]
	s_andn2_b64 exec, exec, s[64:65]
	s_cbranch_execnz .LBB13_2
.LBB13_3:
	.loc	0 82 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel by_pointer
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr max(totalnumvgprs(by_pointer.num_agpr, by_pointer.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(by_pointer.numbered_sgpr+6, 1, 0)-6
		.amdhsa_accum_offset (((((alignto(max(1, by_pointer.num_vgpr), 4)/4)-1)&~65536)&63)+1)*4
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.set by_pointer.num_vgpr, max(44, amdgpu.max_num_vgpr)
	.set by_pointer.num_agpr, max(0, amdgpu.max_num_agpr)
	.set by_pointer.numbered_sgpr, max(68, amdgpu.max_num_sgpr)
	.set by_pointer.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set by_pointer.uses_flat_scratch, 1
	.set by_pointer.has_dyn_sized_stack, 1
	.set by_pointer.has_recursion, 1
	.set by_pointer.has_indirect_call, 1
	.text
	.type	by_pointer_fixed,@function
by_pointer_fixed: ; @by_pointer_fixed
	.loc	1 30 0 ; @[ barriers.cu:85 ]
	s_load_dwordx2 s[2:3], s[0:1], 0x8
	.loc	0 85 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s3, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB14_8
	.loc	1 30 0 ; @[ barriers.cu:85 ]
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	.loc	0 85 0
	v_xad_u32 v1, v0, -1, s3
	s_cmp_eq_u32 s2, 0
	v_lshrrev_b32_e32 v1, 8, v1
	s_cselect_b64 vcc, -1, 0
	v_cmp_ne_u32_e64 s[0:1], 0, v1
	s_mov_b64 s[8:9], -1
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB14_5
	v_add_u32_e32 v6, 1, v1
	v_and_b32_e32 v7, 0x1fffffe, v6
	v_add_u32_e32 v1, 0x100, v0
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s2, 0x40400000
	v_mov_b32_e32 v8, v7
	v_mov_b64_e32 v[4:5], v[0:1]
.LBB14_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v10, v5
	v_mov_b32_e32 v11, v3
	.loc	0 85 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[12:13], v[2:3], 2, s[4:5]
	v_lshl_add_u64 v[10:11], v[10:11], 2, s[4:5]
	global_load_dword v14, v[12:13], off
	global_load_dword v15, v[10:11], off
	v_add_u32_e32 v8, -2, v8
	v_cmp_eq_u32_e64 s[0:1], 0, v8
	v_add_u32_e32 v5, 0x200, v5
	v_add_u32_e32 v4, 0x200, v4
	s_or_b64 s[8:9], s[0:1], s[8:9]
	s_waitcnt vmcnt(0)
	v_pk_add_f32 v[16:17], v[14:15], 1.0 op_sel_hi:[1,0]
	v_pk_mul_f32 v[14:15], v[14:15], s[2:3] op_sel_hi:[1,0]
	s_nop 0
	v_cndmask_b32_e32 v2, v14, v16, vcc
	v_cndmask_b32_e32 v1, v15, v17, vcc
	global_store_dword v[12:13], v2, off
	global_store_dword v[10:11], v1, off
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB14_3
	.loc	0 0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 85 0
	v_cmp_ne_u32_e64 s[0:1], v6, v7
	v_lshl_add_u32 v0, v7, 8, v0
	s_orn2_b64 s[8:9], s[0:1], exec
.LBB14_5:
	.loc	0 0 0
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB14_8
	.loc	0 85 0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[6:7], 0x400
.LBB14_7: ; =>This Inner Loop Header: Depth=1
	global_load_dword v1, v[2:3], off
	v_add_u32_e32 v0, 0x100, v0
	v_cmp_le_i32_e64 s[0:1], s3, v0
	s_or_b64 s[4:5], s[0:1], s[4:5]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, 1.0, v1
	v_mul_f32_e32 v1, 0x40400000, v1
	v_cndmask_b32_e32 v1, v1, v4, vcc
	global_store_dword v[2:3], v1, off
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[6:7]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB14_7
.LBB14_8:
	.loc	0 86 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel by_pointer_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 18
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 20
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	shade,@function
shade: ; @shade
	.loc	0 93 0
	s_mov_b64 s[36:37], s[6:7]
	s_mov_b64 s[38:39], s[2:3]
	s_mov_b64 s[48:49], s[0:1]
	.loc	1 32 0 ; @[ barriers.cu:94 ]
	s_load_dword s6, s[4:5], 0x1c
	.loc	1 31 0 ; @[ barriers.cu:94 ]
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b32 s34, s8
	.loc	0 95 0
	s_mov_b32 s35, 0
	v_mov_b32_e32 v31, v0
	.loc	1 32 0 ; @[ barriers.cu:94 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s8, s6, 0xffff
	.loc	0 95 0
	s_lshl_b64 s[6:7], s[34:35], 3
	s_add_u32 s0, s0, s6
	s_addc_u32 s1, s1, s7
	s_load_dwordx2 s[54:55], s[0:1], 0x0
	.loc	0 94 0
	s_mul_i32 s0, s34, s8
	v_and_b32_e32 v4, 0x3ff, v31
	v_add_u32_e32 v4, s0, v4
	.loc	1 31 0 ; @[ barriers.cu:94 ]
	v_mov_b32_e32 v2, s2
	.loc	0 95 0
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[0:1], s[54:55]
	flat_load_dwordx2 v[0:1], v[0:1]
	.loc	1 31 0 ; @[ barriers.cu:94 ]
	v_mov_b32_e32 v3, s3
	.loc	0 95 0
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[42:43], v[4:5], 2, v[2:3]
	.loc	1 32 0 ; @[ barriers.cu:94 ]
	s_add_u32 s50, s4, 16
	s_mov_b32 s33, s10
	s_mov_b32 s52, s9
	s_addc_u32 s51, s5, 0
	.loc	0 95 0
	s_mov_b64 s[64:65], exec
	s_mov_b32 s32, 0
	global_load_dword v40, v[42:43], off
	s_waitcnt vmcnt(0) lgkmcnt(0)
	global_load_dwordx2 v[2:3], v[0:1], off
.LBB15_1: ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v2
	v_readfirstlane_b32 s1, v3
	s_nop 1
	v_cmp_eq_u64_e32 vcc, s[0:1], v[2:3]
	s_and_saveexec_b64 s[66:67], vcc
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[50:51]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s34
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v0, s54
	v_mov_b32_e32 v1, s55
	v_mov_b32_e32 v2, v40
	s_swappc_b64 s[30:31], s[0:1]
                                        ; implicit-def: $vgpr2_vgpr3
                                        ; implicit-def: $vgpr31
	s_xor_b64 exec, exec, s[66:67]
	s_cbranch_execnz .LBB15_1
	s_mov_b64 exec, s[64:65]
	global_store_dword v[42:43], v0, off
	.loc	0 96 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel shade
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr max(totalnumvgprs(shade.num_agpr, shade.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(shade.numbered_sgpr+6, 1, 0)-6
		.amdhsa_accum_offset (((((alignto(max(1, shade.num_vgpr), 4)/4)-1)&~65536)&63)+1)*4
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.set shade.num_vgpr, max(44, amdgpu.max_num_vgpr)
	.set shade.num_agpr, max(0, amdgpu.max_num_agpr)
	.set shade.numbered_sgpr, max(68, amdgpu.max_num_sgpr)
	.set shade.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set shade.uses_flat_scratch, 1
	.set shade.has_dyn_sized_stack, 1
	.set shade.has_recursion, 1
	.set shade.has_indirect_call, 1
	.text
	.type	shade_fixed,@function
shade_fixed: ; @shade_fixed
	.loc	1 32 0 ; @[ barriers.cu:99 ]
	s_load_dword s3, s[0:1], 0x1c
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s3, 0xffff
	.loc	0 99 0
	s_mul_i32 s0, s2, s0
	v_add_u32_e32 v0, s0, v0
	.loc	0 100 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[6:7]
	global_load_dword v2, v[0:1], off
	s_mov_b32 s3, 0
	s_lshl_b64 s[0:1], s[2:3], 2
	s_add_u32 s0, s4, s0
	s_addc_u32 s1, s5, s1
	s_load_dword s0, s[0:1], 0x0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mul_f32_e32 v2, s0, v2
	global_store_dword v[0:1], v2, off
	.loc	0 101 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel shade_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 0
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
	s_or_saveexec_b64 s[2:3], -1
	scratch_store_dword off, v43, s33 offset:24 ; 4-byte Folded Spill
	s_mov_b64 exec, s[2:3]
	v_writelane_b32 v43, s0, 6
	v_writelane_b32 v43, s30, 0
	v_writelane_b32 v43, s31, 1
	v_writelane_b32 v43, s34, 2
	v_writelane_b32 v43, s35, 3
	scratch_store_dword off, v40, s33 offset:20 ; 4-byte Folded Spill
	scratch_store_dword off, v41, s33 offset:16 ; 4-byte Folded Spill
	scratch_store_dword off, v42, s33 offset:12 ; 4-byte Folded Spill
	scratch_store_dword off, v44, s33 offset:8 ; 4-byte Folded Spill
	scratch_store_dword off, v45, s33 offset:4 ; 4-byte Folded Spill
	scratch_store_dword off, v46, s33 ; 4-byte Folded Spill
	v_writelane_b32 v43, s36, 4
	v_mov_b32_e32 v41, v1
	v_mov_b32_e32 v40, v0
	.loc	0 110 0
	v_cmp_lt_i32_e32 vcc, -1, v2
	v_mov_b32_e32 v0, 0
	s_add_i32 s32, s32, 32
	v_writelane_b32 v43, s37, 5
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB17_2
	v_mad_u64_u32 v[0:1], s[0:1], v2, 12, v[40:41]
	flat_load_dwordx3 v[44:46], v[0:1]
	s_getpc_b64 s[36:37]
	s_add_u32 s36, s36, _Z5belowPK4Treei@rel32@lo+4
	s_addc_u32 s37, s37, _Z5belowPK4Treei@rel32@hi+12
	v_mov_b32_e32 v0, v40
	v_mov_b32_e32 v1, v41
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, v45
	s_swappc_b64 s[30:31], s[36:37]
	v_mov_b32_e32 v42, v0
	v_mov_b32_e32 v0, v40
	v_mov_b32_e32 v1, v41
	v_mov_b32_e32 v2, v46
	s_swappc_b64 s[30:31], s[36:37]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v0, v44
	v_fmac_f32_e32 v0, v42, v1
.LBB17_2:
	.loc	0 0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 110 0
	scratch_load_dword v46, off, s33 ; 4-byte Folded Reload
	scratch_load_dword v45, off, s33 offset:4 ; 4-byte Folded Reload
	scratch_load_dword v44, off, s33 offset:8 ; 4-byte Folded Reload
	scratch_load_dword v42, off, s33 offset:12 ; 4-byte Folded Reload
	scratch_load_dword v41, off, s33 offset:16 ; 4-byte Folded Reload
	scratch_load_dword v40, off, s33 offset:20 ; 4-byte Folded Reload
	v_readlane_b32 s37, v43, 5
	v_readlane_b32 s36, v43, 4
	v_readlane_b32 s35, v43, 3
	v_readlane_b32 s34, v43, 2
	v_readlane_b32 s31, v43, 1
	v_readlane_b32 s30, v43, 0
	s_mov_b32 s32, s33
	v_readlane_b32 s0, v43, 6
	s_or_saveexec_b64 s[2:3], -1
	scratch_load_dword v43, off, s33 offset:24 ; 4-byte Folded Reload
	s_mov_b64 exec, s[2:3]
	s_mov_b32 s33, s0
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
                                        ; -- End function
	.set .L_Z5belowPK4Treei.private_seg_size, 32
	.set .L_Z5belowPK4Treei.has_recursion, 1
	.text
	.type	recursion,@function
recursion: ; @recursion
	.loc	0 113 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dwordx2 s[38:39], s[0:1], 0x10
	.loc	0 114 0
	v_lshlrev_b32_e32 v40, 2, v0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _Z5belowPK4Treei@rel32@lo+4
	s_addc_u32 s1, s1, _Z5belowPK4Treei@rel32@hi+12
	s_mov_b32 s32, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v40, s[6:7]
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	s_swappc_b64 s[30:31], s[0:1]
	global_store_dword v40, v0, s[38:39]
	.loc	0 115 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel recursion
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 32
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 47
		.amdhsa_next_free_sgpr 40
		.amdhsa_accum_offset 48
		.amdhsa_reserve_vcc 1
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
	s_load_dword s4, s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s4, 0
	s_cbranch_scc1 .LBB19_3
	.loc	0 120 0
	v_mov_b32_e32 v1, 0
	v_mov_b64_e32 v[2:3], v[0:1]
	v_mov_b32_e32 v1, 0
	s_cbranch_execz .LBB19_4
	.loc	0 119 0
	s_load_dwordx2 s[0:1], s[0:1], 0x8
	.loc	0 120 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[0:1]
	global_store_dword v[2:3], v1, off
	.loc	0 121 0
	s_endpgm
.LBB19_3:
                                        ; implicit-def: $vgpr2_vgpr3
	.loc	0 0 0
	v_mov_b32_e32 v1, 0
.LBB19_4:
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	.loc	0 119 0
	v_lshlrev_b32_e32 v2, 2, v0
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[2:3], 0, v[2:3]
	s_mov_b64 s[2:3], 0x400
.LBB19_5: ; =>This Inner Loop Header: Depth=1
	global_load_dword v5, v[2:3], off
	s_add_i32 s4, s4, -1
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
	s_cmp_eq_u32 s4, 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v4, v5
	s_cbranch_scc0 .LBB19_5
	.loc	0 0 0
	v_mov_b64_e32 v[2:3], v[0:1]
	v_mov_b32_e32 v1, v4
	.loc	0 119 0
	s_load_dwordx2 s[0:1], s[0:1], 0x8
	.loc	0 120 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[0:1]
	global_store_dword v[2:3], v1, off
	.loc	0 121 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel recursion_fixed
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
	.type	_Z6foldedPKfi,@function
_Z6foldedPKfi: ; @_Z6foldedPKfi
	.loc	0 124 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	.loc	0 126 0
	v_cmp_lt_i32_e32 vcc, 0, v2
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB20_4
	.loc	0 0 0
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v4, 0
.LBB20_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 126 0
	flat_load_dword v3, v[0:1]
	v_add_u32_e32 v2, -1, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_lshl_add_u64 v[0:1], v[0:1], 0, 4
	s_or_b64 s[2:3], vcc, s[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v3, 0.5, v4
	v_mov_b32_e32 v4, v3
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB20_2
	.loc	0 0 0
	s_or_b64 exec, exec, s[2:3]
.LBB20_4:
	s_or_b64 exec, exec, s[0:1]
	.loc	0 127 0
	v_mov_b32_e32 v0, v3
	s_setpc_b64 s[30:31]
                                        ; -- End function
	.text
	.type	generic,@function
generic: ; @generic
	.loc	0 134 0
	s_mov_b64 s[2:3], src_shared_base
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	1 30 0 ; @[ barriers.cu:132 ]
	s_load_dword s2, s[0:1], 0x10
	.loc	0 132 0
	v_lshlrev_b32_e32 v5, 2, v0
	.loc	0 134 0
	v_lshrrev_b32_e32 v0, 3, v0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _Z6foldedPKfi@rel32@lo+4
	s_addc_u32 s1, s1, _Z6foldedPKfi@rel32@hi+12
	.loc	0 132 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v5, s[4:5]
	.loc	0 134 0
	v_and_b32_e32 v0, 28, v0
	v_mov_b32_e32 v2, s2
	s_mov_b32 s32, 0
	.loc	0 132 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v5, v1
	.loc	0 134 0
	v_mov_b32_e32 v1, s3
	.loc	1 40 0 ; @[ barriers.cu:133 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ barriers.cu:133 ]
	s_barrier
	.loc	0 134 0
	s_swappc_b64 s[30:31], s[0:1]
	global_store_dword v5, v0, s[6:7]
	.loc	0 135 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel generic
		.amdhsa_group_segment_fixed_size 1028
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 33
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.set generic.num_vgpr, max(6, .L_Z6foldedPKfi.num_vgpr)
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
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	1 30 0 ; @[ barriers.cu:139 ]
	s_load_dword s3, s[0:1], 0x10
	.loc	0 139 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[4:5]
	.loc	0 142 0
	s_cmp_lt_i32 s3, 1
	.loc	0 139 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v2
	.loc	1 40 0 ; @[ barriers.cu:140 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ barriers.cu:140 ]
	s_barrier
	.loc	0 142 0
	s_cbranch_scc1 .LBB22_7
	.loc	0 0 0
	v_lshrrev_b32_e32 v1, 5, v0
	.loc	0 142 0
	s_and_b32 s2, s3, 7
	s_cmp_lt_u32 s3, 8
	v_lshlrev_b32_e32 v1, 2, v1
	s_cbranch_scc1 .LBB22_8
	s_and_b32 s3, s3, 0x7ffffff8
	s_mov_b32 s0, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, v1
.LBB22_3: ; =>This Inner Loop Header: Depth=1
	ds_read2_b32 v[6:7], v4 offset1:1
	ds_read2_b32 v[8:9], v4 offset0:2 offset1:3
	ds_read2_b32 v[10:11], v4 offset0:4 offset1:5
	s_add_i32 s0, s0, 8
	s_cmp_eq_u32 s3, s0
	s_waitcnt lgkmcnt(2)
	v_fma_f32 v5, 0.5, v3, v6
	ds_read2_b32 v[2:3], v4 offset0:6 offset1:7
	v_fmac_f32_e32 v7, 0.5, v5
	s_waitcnt lgkmcnt(2)
	v_fma_f32 v5, 0.5, v7, v8
	v_fmac_f32_e32 v9, 0.5, v5
	s_waitcnt lgkmcnt(1)
	v_fma_f32 v5, 0.5, v9, v10
	v_fmac_f32_e32 v11, 0.5, v5
	s_waitcnt lgkmcnt(0)
	v_fma_f32 v2, 0.5, v11, v2
	v_add_u32_e32 v4, 32, v4
	v_fmac_f32_e32 v3, 0.5, v2
	s_cbranch_scc0 .LBB22_3
	s_cmp_lg_u32 s2, 0
	s_cselect_b64 s[0:1], -1, 0
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB22_9
.LBB22_5:
	.loc	0 0 0
	v_mov_b32_e32 v1, v3
.LBB22_6:
	.loc	0 143 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_dword v0, v1, s[6:7]
	.loc	0 144 0
	s_endpgm
.LBB22_7:
	.loc	0 0 0
	v_mov_b32_e32 v1, 0
	.loc	0 143 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_dword v0, v1, s[6:7]
	.loc	0 144 0
	s_endpgm
.LBB22_8:
	.loc	0 0 0
	s_mov_b32 s3, 0
	v_mov_b32_e32 v3, 0
	s_cbranch_execz .LBB22_5
.LBB22_9:
	.loc	0 142 0
	v_lshl_add_u32 v2, s3, 2, v1
.LBB22_10: ; =>This Inner Loop Header: Depth=1
	ds_read_b32 v1, v2
	s_add_i32 s2, s2, -1
	v_add_u32_e32 v2, 4, v2
	s_cmp_lg_u32 s2, 0
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v1, 0.5, v3
	v_mov_b32_e32 v3, v1
	s_cbranch_scc1 .LBB22_10
	s_branch .LBB22_6
	.section	.rodata,"a",@progbits
	.amdhsa_kernel generic_fixed
		.amdhsa_group_segment_fixed_size 1028
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 12
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
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
    .name: two_barriers
    .private_segment_fixed_size: 0
    .sgpr_count: 10
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
    .group_segment_fixed_size: 1024
    .max_flat_workgroup_size: 256
    .name: two_barriers_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 10
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
    .max_flat_workgroup_size: 256
    .name: loop_barrier
    .private_segment_fixed_size: 0
    .sgpr_count: 13
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
    .max_flat_workgroup_size: 256
    .name: loop_barrier_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 13
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
    .name: loop_fence
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: loop_fence_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 17
    .vgpr_count: 20
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
    .max_flat_workgroup_size: 256
    .name: system_fence
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
    .sgpr_count: 17
    .vgpr_count: 20
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: calls
    .private_segment_fixed_size: 0
    .sgpr_count: 39
    .vgpr_count: 10
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: calls_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 15
    .vgpr_count: 25
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: by_pointer
    .private_segment_fixed_size: 0
    .sgpr_count: 74
    .uses_dynamic_stack: true
    .vgpr_count: 47
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: by_pointer_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 16
    .vgpr_count: 18
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
    .name: shade
    .private_segment_fixed_size: 0
    .sgpr_count: 74
    .uses_dynamic_stack: true
    .vgpr_count: 47
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: shade_fixed
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
    .sgpr_count: 46
    .uses_dynamic_stack: true
    .vgpr_count: 47
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
    .name: recursion_fixed
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
    .group_segment_fixed_size: 1028
    .max_flat_workgroup_size: 256
    .name: generic
    .private_segment_fixed_size: 0
    .sgpr_count: 39
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
    .group_segment_fixed_size: 1028
    .max_flat_workgroup_size: 256
    .name: generic_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 14
    .vgpr_count: 12
    .wavefront_size: 64
amdhsa.target: amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
