	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 6
	.text
	.type	block_48,@function
block_48: ; @block_48
	.file	0 "launch.cu"
	.loc	0 16 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	0 17 0
	v_mad_u64_u32 v[0:1], s[0:1], s2, 48, v[0:1]
	.loc	0 18 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[0:1]
	global_load_dword v2, v[2:3], off
	v_lshl_add_u64 v[0:1], s[6:7], 0, v[0:1]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v2, v2, v2
	global_store_dword v[0:1], v2, off
	.loc	0 19 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel block_48
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
	.type	block_48_fixed,@function
block_48_fixed: ; @block_48_fixed
	.loc	0 21 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	0 22 0
	v_lshl_or_b32 v0, s2, 6, v0
	.loc	0 23 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[0:1]
	global_load_dword v2, v[2:3], off
	v_lshl_add_u64 v[0:1], s[6:7], 0, v[0:1]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v2, v2, v2
	global_store_dword v[0:1], v2, off
	.loc	0 24 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel block_48_fixed
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
	.type	block_16,@function
block_16: ; @block_16
	.loc	0 27 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	0 28 0
	v_lshl_or_b32 v0, s2, 4, v0
	.loc	0 29 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[0:1]
	global_load_dword v2, v[2:3], off
	v_lshl_add_u64 v[0:1], s[6:7], 0, v[0:1]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v2, v2, v2
	global_store_dword v[0:1], v2, off
	.loc	0 30 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel block_16
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
	.type	block_16_fixed,@function
block_16_fixed: ; @block_16_fixed
	.loc	0 32 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	0 33 0
	v_lshl_or_b32 v0, s2, 8, v0
	.loc	0 34 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[0:1]
	global_load_dword v2, v[2:3], off
	v_lshl_add_u64 v[0:1], s[6:7], 0, v[0:1]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v2, v2, v2
	global_store_dword v[0:1], v2, off
	.loc	0 35 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel block_16_fixed
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
	.type	block_32,@function
block_32: ; @block_32
	.loc	0 38 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	0 39 0
	v_lshl_or_b32 v0, s2, 5, v0
	.loc	0 40 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[0:1]
	global_load_dword v4, v[2:3], off
	global_load_dword v5, v[2:3], off offset:128
	v_lshl_add_u64 v[0:1], s[6:7], 0, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, v4, v5
	global_store_dword v[0:1], v2, off
	.loc	0 41 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel block_32
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	block_32_fixed,@function
block_32_fixed: ; @block_32_fixed
	.loc	0 43 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	0 44 0
	v_lshl_or_b32 v0, s2, 7, v0
	.loc	0 45 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[0:1]
	global_load_dword v4, v[2:3], off
	global_load_dword v5, v[2:3], off offset:128
	v_lshl_add_u64 v[0:1], s[6:7], 0, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, v4, v5
	global_store_dword v[0:1], v2, off
	.loc	0 46 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel block_32_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	shared_over,@function
shared_over: ; @shared_over
	.loc	0 58 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	.loc	0 52 0 ; @[ launch.cu:59 ]
	v_sub_u32_e32 v1, 0x213f, v0
	v_lshrrev_b32_e32 v1, 7, v1
	v_add_u32_e32 v9, 1, v1
	v_and_b32_e32 v7, 0x46, v9
	v_or_b32_e32 v1, 0x80, v0
	v_lshlrev_b32_e32 v6, 2, v0
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v8, v7
	v_mov_b32_e32 v10, v6
	v_mov_b64_e32 v[4:5], v[0:1]
.LBB6_1: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v12, v5
	v_mov_b32_e32 v13, v3
	.loc	0 52 0 ; @[ launch.cu:59 ]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[14:15], v[2:3], 2, s[0:1]
	v_lshl_add_u64 v[12:13], v[12:13], 2, s[0:1]
	global_load_dword v2, v[14:15], off
	global_load_dword v11, v[12:13], off
	v_add_u32_e32 v8, -2, v8
	v_cmp_eq_u32_e32 vcc, 0, v8
	v_add_u32_e32 v5, 0x100, v5
	v_add_u32_e32 v4, 0x100, v4
	s_or_b64 s[4:5], vcc, s[4:5]
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v10, v2, v11 offset1:2
	v_add_u32_e32 v10, 0x400, v10
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB6_1
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
	v_lshl_or_b32 v8, v7, 7, v0
	.loc	0 52 0 ; @[ launch.cu:59 ]
	v_cmp_ne_u32_e32 vcc, v9, v7
	v_lshlrev_b32_e32 v9, 9, v9
	v_lshlrev_b32_e32 v2, 2, v8
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB6_5
	.loc	0 0 0
	s_mov_b32 s6, 0xfc00
	.loc	0 52 0 ; @[ launch.cu:59 ]
	v_mov_b32_e32 v3, 0
	v_add_u32_e32 v10, 0xffffff80, v8
	v_and_or_b32 v11, v9, s6, v6
	v_lshl_add_u64 v[4:5], s[0:1], 0, v[2:3]
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[8:9], 0x200
	s_movk_i32 s10, 0x20bf
.LBB6_4: ; =>This Inner Loop Header: Depth=1
	global_load_dword v3, v[4:5], off
	v_add_u32_e32 v10, 0x80, v10
	v_cmp_lt_u32_e64 s[0:1], s10, v10
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[8:9]
	s_or_b64 s[6:7], s[0:1], s[6:7]
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v3
	v_add_u32_e32 v11, 0x200, v11
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB6_4
.LBB6_5:
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v5, 0
	.file	1 "gpu.h"
	.loc	1 40 0 ; @[ launch.cu:53 @[ launch.cu:59 ] ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ launch.cu:53 @[ launch.cu:59 ] ]
	s_barrier
.LBB6_6: ; =>This Inner Loop Header: Depth=1
	.loc	0 55 0 ; @[ launch.cu:59 ]
	v_sub_u32_e32 v3, 0x213f, v1
	v_sub_u32_e32 v12, 0x213f, v0
	v_mov_b32_e32 v4, v0
	v_lshlrev_b32_e32 v14, 2, v12
	v_lshlrev_b32_e32 v3, 2, v3
	v_lshl_add_u64 v[12:13], v[4:5], 2, s[2:3]
	ds_read_b32 v4, v14
	ds_read_b32 v3, v3
	v_add_u32_e32 v7, -2, v7
	v_cmp_eq_u32_e64 s[0:1], 0, v7
	v_mov_b32_e32 v10, v1
	v_mov_b32_e32 v11, v5
	v_add_u32_e32 v1, 0x100, v1
	v_add_u32_e32 v0, 0x100, v0
	s_or_b64 s[4:5], s[0:1], s[4:5]
	v_lshl_add_u64 v[10:11], v[10:11], 2, s[2:3]
	s_waitcnt lgkmcnt(1)
	global_store_dword v[12:13], v4, off
	s_waitcnt lgkmcnt(0)
	global_store_dword v[10:11], v3, off
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB6_6
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 55 0 ; @[ launch.cu:59 ]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB6_10
	.loc	0 0 0
	s_mov_b32 s0, 0xfc00
	.loc	0 55 0 ; @[ launch.cu:59 ]
	v_and_or_b32 v0, v9, s0, v6
	v_mov_b32_e32 v3, 0
	v_sub_u32_e32 v4, 0x84fc, v0
	v_add_u32_e32 v5, 0xffffff80, v8
	v_lshl_add_u64 v[0:1], s[2:3], 0, v[2:3]
	s_mov_b64 s[0:1], 0
	s_mov_b64 s[2:3], 0x200
	s_movk_i32 s4, 0x20bf
.LBB6_9: ; =>This Inner Loop Header: Depth=1
	ds_read_b32 v2, v4
	v_add_u32_e32 v5, 0x80, v5
	v_cmp_lt_u32_e32 vcc, s4, v5
	v_add_u32_e32 v4, 0xfffffe00, v4
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt lgkmcnt(0)
	global_store_dword v[0:1], v2, off
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[2:3]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB6_9
.LBB6_10:
	.loc	0 60 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel shared_over
		.amdhsa_group_segment_fixed_size 34048
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 257
		.amdhsa_next_free_sgpr 96
		.amdhsa_accum_offset 16
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	shared_over_fixed,@function
shared_over_fixed: ; @shared_over_fixed
	.loc	0 62 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	v_or_b32_e32 v1, 0x80, v0
	.loc	0 52 0 ; @[ launch.cu:63 ]
	v_lshlrev_b32_e32 v6, 2, v0
	v_mov_b32_e32 v7, 64
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v8, 64
	v_mov_b32_e32 v9, v6
	v_mov_b64_e32 v[4:5], v[0:1]
.LBB7_1: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v10, v5
	v_mov_b32_e32 v11, v3
	.loc	0 52 0 ; @[ launch.cu:63 ]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[12:13], v[2:3], 2, s[0:1]
	v_lshl_add_u64 v[10:11], v[10:11], 2, s[0:1]
	global_load_dword v2, v[12:13], off
	global_load_dword v14, v[10:11], off
	v_add_u32_e32 v8, -2, v8
	v_cmp_eq_u32_e32 vcc, 0, v8
	v_add_u32_e32 v5, 0x100, v5
	v_add_u32_e32 v4, 0x100, v4
	s_or_b64 s[4:5], vcc, s[4:5]
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v9, v2, v14 offset1:2
	v_add_u32_e32 v9, 0x400, v9
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB7_1
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
	v_lshl_or_b32 v8, 64, 7, v0
	.loc	0 52 0 ; @[ launch.cu:63 ]
	v_cmp_ne_u32_e64 s[4:5], 64, 64
	v_lshlrev_b32_e32 v2, 2, v8
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB7_5
	v_mov_b32_e32 v3, 0x8000
	s_mov_b32 s8, 0xfc00
	v_and_or_b32 v10, v3, s8, v6
	v_mov_b32_e32 v3, 0
	v_add_u32_e32 v9, 0xffffff80, v8
	v_lshl_add_u64 v[4:5], s[0:1], 0, v[2:3]
	s_mov_b64 s[0:1], 0
	s_mov_b64 s[8:9], 0x200
	s_movk_i32 s10, 0x1f7f
.LBB7_4: ; =>This Inner Loop Header: Depth=1
	global_load_dword v3, v[4:5], off
	v_add_u32_e32 v9, 0x80, v9
	v_cmp_lt_u32_e32 vcc, s10, v9
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[8:9]
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v3
	v_add_u32_e32 v10, 0x200, v10
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB7_4
.LBB7_5:
	.loc	0 0 0
	s_or_b64 exec, exec, s[6:7]
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v5, 0
	.loc	1 40 0 ; @[ launch.cu:53 @[ launch.cu:63 ] ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ launch.cu:53 @[ launch.cu:63 ] ]
	s_barrier
.LBB7_6: ; =>This Inner Loop Header: Depth=1
	.loc	0 55 0 ; @[ launch.cu:63 ]
	v_sub_u32_e32 v3, 0x1fff, v1
	v_sub_u32_e32 v9, 0x1fff, v0
	v_mov_b32_e32 v4, v0
	v_lshlrev_b32_e32 v9, 2, v9
	v_lshlrev_b32_e32 v3, 2, v3
	v_lshl_add_u64 v[12:13], v[4:5], 2, s[2:3]
	ds_read_b32 v4, v9
	ds_read_b32 v3, v3
	v_add_u32_e32 v7, -2, v7
	v_cmp_eq_u32_e32 vcc, 0, v7
	v_mov_b32_e32 v10, v1
	v_mov_b32_e32 v11, v5
	v_add_u32_e32 v1, 0x100, v1
	v_add_u32_e32 v0, 0x100, v0
	s_or_b64 s[0:1], vcc, s[0:1]
	v_lshl_add_u64 v[10:11], v[10:11], 2, s[2:3]
	s_waitcnt lgkmcnt(1)
	global_store_dword v[12:13], v4, off
	s_waitcnt lgkmcnt(0)
	global_store_dword v[10:11], v3, off
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB7_6
	.loc	0 0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 55 0 ; @[ launch.cu:63 ]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB7_10
	v_mov_b32_e32 v0, 0x8000
	s_mov_b32 s0, 0xfc00
	v_and_or_b32 v0, v0, s0, v6
	v_mov_b32_e32 v3, 0
	v_sub_u32_e32 v4, 0x7ffc, v0
	v_add_u32_e32 v5, 0xffffff80, v8
	v_lshl_add_u64 v[0:1], s[2:3], 0, v[2:3]
	s_mov_b64 s[0:1], 0
	s_mov_b64 s[2:3], 0x200
	s_movk_i32 s4, 0x1f7f
.LBB7_9: ; =>This Inner Loop Header: Depth=1
	ds_read_b32 v2, v4
	v_add_u32_e32 v5, 0x80, v5
	v_cmp_lt_u32_e32 vcc, s4, v5
	v_add_u32_e32 v4, 0xfffffe00, v4
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt lgkmcnt(0)
	global_store_dword v[0:1], v2, off
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[2:3]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB7_9
.LBB7_10:
	.loc	0 64 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel shared_over_fixed
		.amdhsa_group_segment_fixed_size 32768
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 257
		.amdhsa_next_free_sgpr 96
		.amdhsa_accum_offset 16
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	ring,@function
ring: ; @ring
	.loc	0 68 0
	s_load_dwordx2 s[2:3], s[0:1], 0x10
	s_mov_b32 s4, 0
	s_mov_b32 s5, s4
	s_mov_b32 s6, s4
	s_mov_b32 s7, s4
	v_mov_b64_e32 v[2:3], s[4:5]
	v_mov_b64_e32 v[4:5], s[6:7]
	.loc	0 70 0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s2, 0
	.loc	0 68 0
	scratch_store_dwordx4 off, v[2:5], off offset:240
	scratch_store_dwordx4 off, v[2:5], off offset:224
	scratch_store_dwordx4 off, v[2:5], off offset:208
	scratch_store_dwordx4 off, v[2:5], off offset:192
	scratch_store_dwordx4 off, v[2:5], off offset:176
	scratch_store_dwordx4 off, v[2:5], off offset:160
	scratch_store_dwordx4 off, v[2:5], off offset:144
	scratch_store_dwordx4 off, v[2:5], off offset:128
	scratch_store_dwordx4 off, v[2:5], off offset:112
	scratch_store_dwordx4 off, v[2:5], off offset:96
	scratch_store_dwordx4 off, v[2:5], off offset:80
	scratch_store_dwordx4 off, v[2:5], off offset:64
	scratch_store_dwordx4 off, v[2:5], off offset:48
	scratch_store_dwordx4 off, v[2:5], off offset:32
	scratch_store_dwordx4 off, v[2:5], off offset:16
	scratch_store_dwordx4 off, v[2:5], off
	.loc	0 70 0
	s_cbranch_scc1 .LBB8_3
	.loc	0 74 0
	v_mov_b32_e32 v1, 0
	v_mov_b64_e32 v[2:3], v[0:1]
	s_load_dwordx2 s[4:5], s[0:1], 0x8
	v_mov_b32_e32 v1, 0
	s_cbranch_execz .LBB8_4
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
	global_store_dword v[2:3], v1, off
	.loc	0 75 0
	s_endpgm
.LBB8_3:
                                        ; implicit-def: $vgpr2_vgpr3
	.loc	0 0 0
	s_load_dwordx2 s[4:5], s[0:1], 0x8
	v_mov_b32_e32 v1, 0
.LBB8_4:
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	.loc	0 70 0
	v_lshlrev_b32_e32 v2, 2, v0
	v_mov_b32_e32 v3, v1
	s_mov_b32 s6, 0
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	s_mov_b64 s[0:1], 0x400
.LBB8_5: ; =>This Inner Loop Header: Depth=1
	.loc	0 71 0
	s_add_i32 s7, s3, s6
	s_and_b32 s7, s7, 63
	s_lshl_b32 s7, s7, 2
	scratch_load_dword v5, off, s7
	.loc	0 72 0
	global_load_dword v6, v[2:3], off
	s_and_b32 s7, s6, 63
	.loc	0 70 0
	s_add_i32 s6, s6, 1
	.loc	0 72 0
	s_lshl_b32 s7, s7, 2
	.loc	0 70 0
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[0:1]
	s_cmp_eq_u32 s2, s6
	.loc	0 71 0
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v4, v4, v5
	.loc	0 72 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v5, v4, v6
	scratch_store_dword off, v5, s7
	.loc	0 70 0
	s_cbranch_scc0 .LBB8_5
	.loc	0 0 0
	v_mov_b64_e32 v[2:3], v[0:1]
	v_mov_b32_e32 v1, v4
	.loc	0 74 0
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
	global_store_dword v[2:3], v1, off
	.loc	0 75 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel ring
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 272
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.set ring.private_seg_size, 272
	.text
	.type	ring_fixed,@function
ring_fixed: ; @ring_fixed
	.loc	0 77 0
	s_load_dword s4, s[0:1], 0x10
	s_load_dwordx2 s[2:3], s[0:1], 0x8
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 81 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s4, 1
	s_cbranch_scc1 .LBB9_4
	.loc	0 0 0
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	.loc	0 79 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v0, s[0:1] offset:1024
	global_load_dword v3, v0, s[0:1] offset:2048
	global_load_dword v4, v0, s[0:1] offset:3072
	s_mov_b32 s0, 0
.LBB9_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 83 0
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v1, v1, v2
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v2, v1, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v3, v2, v4
	v_add_f32_e32 v1, v3, v1
	.loc	0 81 0
	s_add_i32 s0, s0, 4
	s_cmp_lt_i32 s0, s4
	v_mov_b32_e32 v4, v1
	s_cbranch_scc1 .LBB9_2
	.loc	0 86 0
	global_store_dword v0, v1, s[2:3]
	.loc	0 87 0
	s_endpgm
.LBB9_4:
	.loc	0 0 0
	v_mov_b32_e32 v1, 0
	.loc	0 86 0
	global_store_dword v0, v1, s[2:3]
	.loc	0 87 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel ring_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 5
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	own_histogram,@function
own_histogram: ; @own_histogram
	.loc	0 92 0
	s_load_dword s33, s[0:1], 0x10
	s_load_dwordx2 s[30:31], s[0:1], 0x8
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s33, 1
	s_cbranch_scc1 .LBB10_4
	.loc	0 0 0
	s_load_dwordx2 s[34:35], s[0:1], 0x0
	.loc	0 92 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v2, v0
.LBB10_2: ; =>This Inner Loop Header: Depth=1
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[20:21], v[2:3], 2, s[34:35]
	global_load_dword v19, v[20:21], off
	s_add_i32 s33, s33, -1
	v_add_u32_e32 v2, 0x100, v2
	s_cmp_eq_u32 s33, 0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v19, 15, v19
	v_cmp_eq_u32_e32 vcc, 1, v19
	v_cmp_eq_u32_e64 s[0:1], 2, v19
	v_cmp_eq_u32_e64 s[2:3], 3, v19
	v_cndmask_b32_e32 v20, v17, v16, vcc
	v_cndmask_b32_e64 v20, v20, v15, s[0:1]
	v_cndmask_b32_e64 v20, v20, v14, s[2:3]
	v_cmp_eq_u32_e64 s[4:5], 4, v19
	v_cmp_eq_u32_e64 s[6:7], 5, v19
	v_cmp_eq_u32_e64 s[8:9], 6, v19
	v_cndmask_b32_e64 v20, v20, v13, s[4:5]
	v_cndmask_b32_e64 v20, v20, v12, s[6:7]
	v_cndmask_b32_e64 v20, v20, v11, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 7, v19
	v_cmp_eq_u32_e64 s[12:13], 8, v19
	v_cmp_eq_u32_e64 s[14:15], 9, v19
	v_cndmask_b32_e64 v20, v20, v10, s[10:11]
	v_cndmask_b32_e64 v20, v20, v9, s[12:13]
	v_cndmask_b32_e64 v20, v20, v8, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 10, v19
	v_cmp_eq_u32_e64 s[18:19], 11, v19
	v_cmp_eq_u32_e64 s[20:21], 12, v19
	v_cndmask_b32_e64 v20, v20, v7, s[16:17]
	v_cndmask_b32_e64 v20, v20, v6, s[18:19]
	v_cndmask_b32_e64 v20, v20, v5, s[20:21]
	v_cmp_eq_u32_e64 s[22:23], 13, v19
	v_cmp_eq_u32_e64 s[24:25], 14, v19
	v_cmp_eq_u32_e64 s[26:27], 15, v19
	v_cndmask_b32_e64 v20, v20, v4, s[22:23]
	v_cndmask_b32_e64 v20, v20, v1, s[24:25]
	v_cndmask_b32_e64 v20, v20, v18, s[26:27]
	v_add_u32_e32 v20, 1, v20
	v_cmp_eq_u32_e64 s[28:29], 0, v19
	v_cndmask_b32_e32 v16, v16, v20, vcc
	v_cndmask_b32_e64 v15, v15, v20, s[0:1]
	v_cndmask_b32_e64 v17, v17, v20, s[28:29]
	v_cndmask_b32_e64 v14, v14, v20, s[2:3]
	v_cndmask_b32_e64 v13, v13, v20, s[4:5]
	v_cndmask_b32_e64 v12, v12, v20, s[6:7]
	v_cndmask_b32_e64 v11, v11, v20, s[8:9]
	v_cndmask_b32_e64 v10, v10, v20, s[10:11]
	v_cndmask_b32_e64 v9, v9, v20, s[12:13]
	v_cndmask_b32_e64 v8, v8, v20, s[14:15]
	v_cndmask_b32_e64 v7, v7, v20, s[16:17]
	v_cndmask_b32_e64 v6, v6, v20, s[18:19]
	v_cndmask_b32_e64 v5, v5, v20, s[20:21]
	v_cndmask_b32_e64 v4, v4, v20, s[22:23]
	v_cndmask_b32_e64 v1, v1, v20, s[24:25]
	v_cndmask_b32_e64 v18, v18, v20, s[26:27]
	s_cbranch_scc0 .LBB10_2
	.loc	0 0 0
	v_mov_b32_e32 v3, v18
	s_branch .LBB10_5
.LBB10_4:
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
.LBB10_5:
	.loc	0 93 0
	v_lshlrev_b32_e32 v18, 2, v0
	v_mov_b32_e32 v19, 0
	v_lshl_add_u64 v[20:21], s[30:31], 0, v[18:19]
	global_store_dword v18, v17, s[30:31]
	global_store_dword v18, v16, s[30:31] offset:1024
	global_store_dword v18, v15, s[30:31] offset:2048
	global_store_dword v18, v14, s[30:31] offset:3072
	v_add_co_u32_e32 v14, vcc, 0x1000, v20
	s_nop 1
	v_addc_co_u32_e32 v15, vcc, 0, v21, vcc
	global_store_dword v[14:15], v13, off
	global_store_dword v[14:15], v12, off offset:1024
	global_store_dword v[14:15], v11, off offset:2048
	global_store_dword v[14:15], v10, off offset:3072
	v_add_co_u32_e32 v10, vcc, 0x2000, v20
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v21, vcc
	global_store_dword v[10:11], v9, off
	global_store_dword v[10:11], v8, off offset:1024
	global_store_dword v[10:11], v7, off offset:2048
	global_store_dword v[10:11], v6, off offset:3072
	v_add_co_u32_e32 v6, vcc, 0x3000, v20
	s_nop 1
	v_addc_co_u32_e32 v7, vcc, 0, v21, vcc
	global_store_dword v[6:7], v5, off
	global_store_dword v[6:7], v4, off offset:1024
	global_store_dword v[6:7], v1, off offset:2048
	global_store_dword v[6:7], v3, off offset:3072
	.loc	0 94 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel own_histogram
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 22
		.amdhsa_next_free_sgpr 36
		.amdhsa_accum_offset 24
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	own_histogram_fixed,@function
own_histogram_fixed: ; @own_histogram_fixed
	.loc	0 98 0
	s_load_dword s6, s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s6, 0
	s_cbranch_scc1 .LBB11_3
	.loc	0 99 0
	v_mov_b32_e32 v1, 0
	s_load_dwordx2 s[2:3], s[0:1], 0x8
	s_cbranch_execz .LBB11_4
	.loc	0 0 0
	v_mov_b64_e32 v[2:3], 0
	s_branch .LBB11_6
.LBB11_3:
	s_load_dwordx2 s[2:3], s[0:1], 0x8
.LBB11_4:
	s_nop 0
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	.loc	0 98 0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b32_e32 v4, 2, v0
	v_mov_b32_e32 v5, v1
	v_mov_b64_e32 v[2:3], 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[4:5], s[0:1], 0, v[4:5]
	s_mov_b64 s[0:1], 0x400
.LBB11_5: ; =>This Inner Loop Header: Depth=1
	global_load_dword v6, v[4:5], off
	s_add_i32 s6, s6, -1
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[0:1]
	s_cmp_eq_u32 s6, 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v6, 2, v6
	v_lshlrev_b64 v[6:7], v6, 1
	v_lshl_add_u64 v[2:3], v[6:7], 0, v[2:3]
	s_cbranch_scc0 .LBB11_5
.LBB11_6:
	.loc	0 99 0
	v_and_b32_e32 v4, 15, v2
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[2:3]
	global_store_dword v[0:1], v4, off
	v_bfe_u32 v4, v2, 4, 4
	global_store_dword v[0:1], v4, off offset:1024
	v_bfe_u32 v4, v2, 8, 4
	global_store_dword v[0:1], v4, off offset:2048
	v_bfe_u32 v4, v2, 12, 4
	global_store_dword v[0:1], v4, off offset:3072
	v_add_co_u32_e32 v4, vcc, 0x1000, v0
	v_bfe_u32 v6, v2, 16, 4
	s_nop 0
	v_addc_co_u32_e32 v5, vcc, 0, v1, vcc
	global_store_dword v[4:5], v6, off
	v_bfe_u32 v6, v2, 20, 4
	global_store_dword v[4:5], v6, off offset:1024
	v_bfe_u32 v6, v2, 24, 4
	v_lshrrev_b32_e32 v2, 28, v2
	global_store_dword v[4:5], v6, off offset:2048
	global_store_dword v[4:5], v2, off offset:3072
	v_add_co_u32_e32 v4, vcc, 0x2000, v0
	v_and_b32_e32 v2, 15, v3
	s_nop 0
	v_addc_co_u32_e32 v5, vcc, 0, v1, vcc
	global_store_dword v[4:5], v2, off
	v_bfe_u32 v2, v3, 4, 4
	global_store_dword v[4:5], v2, off offset:1024
	v_bfe_u32 v2, v3, 8, 4
	global_store_dword v[4:5], v2, off offset:2048
	v_bfe_u32 v2, v3, 12, 4
	v_add_co_u32_e32 v0, vcc, 0x3000, v0
	global_store_dword v[4:5], v2, off offset:3072
	v_bfe_u32 v2, v3, 16, 4
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	global_store_dword v[0:1], v2, off
	v_bfe_u32 v2, v3, 20, 4
	global_store_dword v[0:1], v2, off offset:1024
	v_bfe_u32 v2, v3, 24, 4
	global_store_dword v[0:1], v2, off offset:2048
	v_lshrrev_b32_e32 v2, 28, v3
	global_store_dword v[0:1], v2, off offset:3072
	.loc	0 100 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel own_histogram_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 7
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	dynamic_room,@function
dynamic_room: ; @dynamic_room
	.loc	0 104 0
	s_load_dword s6, s[0:1], 0x10
	s_mov_b32 s33, 0
	s_mov_b32 s32, 16
	.loc	0 105 0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s6, 0
	s_cbranch_scc1 .LBB12_3
	.loc	0 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x8
	s_cbranch_execz .LBB12_4
	v_mov_b32_e32 v2, 0
	.loc	0 108 0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[2:3]
	global_store_dword v[0:1], v2, off
	.loc	0 109 0
	s_endpgm
.LBB12_3:
	.loc	0 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x8
.LBB12_4:
	.loc	0 104 0
	s_lshl_b32 s7, s6, 2
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	s_add_i32 s4, s7, 15
	s_and_b32 s4, s4, -16
	s_lshl_b32 s4, s4, 6
	s_mov_b32 s8, s32
	s_add_i32 s32, s8, s4
	.loc	0 105 0
	s_cmp_eq_u32 s6, 1
	s_cbranch_scc1 .LBB12_8
	.loc	0 0 0
	s_and_b32 s9, s6, 0x7ffffffe
	v_mov_b32_e32 v1, v0
	s_mov_b32 s4, 1
	s_mov_b32 s5, 0
	s_mov_b32 s10, s8
	s_mov_b32 s11, s9
	s_mov_b32 s12, 0
.LBB12_6: ; =>This Inner Loop Header: Depth=1
	.loc	0 105 0
	v_lshl_add_u32 v4, s12, 8, v0
	v_mov_b32_e32 v5, s5
	v_lshl_add_u32 v2, s4, 8, v1
	v_mov_b32_e32 v3, s5
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[0:1]
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[0:1]
	global_load_dword v6, v[4:5], off
	global_load_dword v7, v[2:3], off
	s_add_i32 s12, s12, 2
	s_add_i32 s4, s4, 2
	s_add_i32 s11, s11, -2
	s_waitcnt vmcnt(0)
	scratch_store_dwordx2 off, v[6:7], s10
	s_add_i32 s10, s10, 8
	s_cmp_lg_u32 s11, 0
	s_cbranch_scc1 .LBB12_6
	s_cmp_lg_u32 s6, s9
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB12_9
	s_branch .LBB12_11
.LBB12_8:
	.loc	0 0 0
	s_mov_b32 s9, 0
	s_cbranch_execz .LBB12_11
.LBB12_9:
	.loc	0 105 0
	v_mov_b32_e32 v1, 0
	s_lshl_b32 s4, s9, 8
	s_mov_b32 s5, 0
	v_lshl_add_u64 v[2:3], v[0:1], 0, s[4:5]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[0:1]
	s_sub_i32 s4, s6, s9
	s_lshl2_add_u32 s5, s9, s8
	s_mov_b64 s[0:1], 0x400
.LBB12_10: ; =>This Inner Loop Header: Depth=1
	global_load_dword v1, v[2:3], off
	s_add_i32 s4, s4, -1
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[0:1]
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v1, s5
	s_add_i32 s5, s5, 4
	s_cmp_eq_u32 s4, 0
	s_cbranch_scc0 .LBB12_10
.LBB12_11:
	.loc	0 107 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s1, s7, s8
	s_add_i32 s0, s6, 1
	s_add_i32 s1, s1, -4
	v_mov_b32_e32 v1, 0
.LBB12_12: ; =>This Inner Loop Header: Depth=1
	scratch_load_dword v2, off, s1
	s_add_i32 s0, s0, -1
	s_add_i32 s1, s1, -4
	s_cmp_lt_u32 s0, 2
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v2, 0.5, v1
	v_mov_b32_e32 v1, v2
	s_cbranch_scc0 .LBB12_12
	.loc	0 108 0
	v_mov_b32_e32 v1, 0
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[2:3]
	global_store_dword v[0:1], v2, off
	.loc	0 109 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel dynamic_room
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 34
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.set dynamic_room.private_seg_size, 16
	.set dynamic_room.has_dyn_sized_stack, 1
	.text
	.type	dynamic_room_fixed,@function
dynamic_room_fixed: ; @dynamic_room_fixed
	.loc	0 113 0
	s_load_dword s5, s[0:1], 0x10
	s_load_dwordx2 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s5, 1
	s_cbranch_scc1 .LBB13_4
	.loc	0 0 0
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	.loc	0 113 0
	v_lshl_add_u32 v1, s5, 8, v0
	s_add_i32 s4, s5, 1
	v_add_u32_e32 v2, 0xffffff00, v1
	v_mov_b32_e32 v1, 0
.LBB13_2: ; =>This Inner Loop Header: Depth=1
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[0:1]
	global_load_dword v4, v[4:5], off
	s_add_i32 s4, s4, -1
	v_add_u32_e32 v2, 0xffffff00, v2
	s_cmp_lt_u32 s4, 2
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v4, 0.5, v1
	v_mov_b32_e32 v1, v4
	s_cbranch_scc0 .LBB13_2
	.loc	0 0 0
	v_mov_b32_e32 v3, v4
.LBB13_4:
	.loc	0 114 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_dword v0, v3, s[2:3]
	.loc	0 115 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel dynamic_room_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 6
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 48
    .name: block_48
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
    .max_flat_workgroup_size: 64
    .name: block_48_fixed
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
    .max_flat_workgroup_size: 16
    .name: block_16
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
    .max_flat_workgroup_size: 256
    .name: block_16_fixed
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
    .max_flat_workgroup_size: 32
    .name: block_32
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
    .max_flat_workgroup_size: 128
    .name: block_32_fixed
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
    .group_segment_fixed_size: 34048
    .max_flat_workgroup_size: 128
    .name: shared_over
    .private_segment_fixed_size: 0
    .sgpr_count: 17
    .vgpr_count: 16
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
    .group_segment_fixed_size: 32768
    .max_flat_workgroup_size: 128
    .name: shared_over_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 17
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
    .name: ring
    .private_segment_fixed_size: 272
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: ring_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 11
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
    .name: own_histogram
    .private_segment_fixed_size: 0
    .sgpr_count: 42
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: own_histogram_fixed
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
    .name: dynamic_room
    .private_segment_fixed_size: 16
    .sgpr_count: 40
    .uses_dynamic_stack: true
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
    .name: dynamic_room_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 12
    .vgpr_count: 6
    .wavefront_size: 64
amdhsa.target: amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
