	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 6
	.text
	.type	sum_all,@function
sum_all: ; @sum_all
	.file	0 "atomics.cu"
	.file	1 "gpu.h"
	.loc	1 32 0 ; @[ atomics.cu:6 ]
	s_load_dword s0, s[4:5], 0x24
	.loc	1 31 0 ; @[ atomics.cu:6 ]
	s_load_dword s1, s[4:5], 0x10
	.loc	1 32 0 ; @[ atomics.cu:6 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	.loc	0 6 0
	s_mul_i32 s6, s6, s0
	v_add_u32_e32 v0, s6, v0
	.loc	0 7 0
	v_cmp_gt_i32_e32 vcc, s1, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_5
	.loc	0 0 0
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_mov_b64 s[0:1], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s3
	v_add_co_u32_e32 v0, vcc, s2, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	.loc	0 7 0
	global_load_dword v1, v[0:1], off
	.loc	1 52 0 ; @[ atomics.cu:7 ]
	v_bfrev_b32_e32 v0, 1
.LBB0_2: ; =>This Inner Loop Header: Depth=1
	s_ff1_i32_b64 s2, s[0:1]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v1, s2
	s_lshl_b64 s[2:3], 1, s2
	s_andn2_b64 s[0:1], s[0:1], s[2:3]
	v_add_f32_e32 v0, s6, v0
	s_cbranch_scc1 .LBB0_2
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_5
	.loc	1 31 0 ; @[ atomics.cu:6 ]
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	v_mov_b32_e32 v1, 0
	.loc	1 52 0 ; @[ atomics.cu:7 ]
	s_waitcnt lgkmcnt(0)
	global_atomic_add_f32 v1, v0, s[0:1]
.LBB0_5:
	.loc	0 8 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel sum_all
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 7
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	sum_all_fixed,@function
sum_all_fixed: ; @sum_all_fixed
	.loc	1 30 0 ; @[ atomics.cu:12 ]
	s_load_dword s8, s[4:5], 0x10
	.loc	0 14 0
	v_lshl_or_b32 v2, s6, 8, v0
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s8, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_4
	.loc	0 0 0
	s_load_dword s9, s[4:5], 0x18
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s9, s9, 8
	v_mov_b32_e32 v1, s3
.LBB1_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 14 0
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[6:7], 2, v[2:3]
	v_add_co_u32_e32 v6, vcc, s2, v6
	v_addc_co_u32_e32 v7, vcc, v1, v7, vcc
	global_load_dword v3, v[6:7], off
	v_add_u32_e32 v2, s9, v2
	v_cmp_le_i32_e32 vcc, s8, v2
	s_or_b64 s[6:7], vcc, s[6:7]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v4, v3
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB1_2
	.loc	0 0 0
	s_or_b64 exec, exec, s[6:7]
.LBB1_4:
	s_or_b64 exec, exec, s[0:1]
	s_movk_i32 s0, 0x80
	.loc	0 15 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 18 0
	v_cmp_gt_u32_e32 vcc, s0, v0
	.loc	0 15 0
	ds_write_b32 v1, v4
	.loc	1 40 0 ; @[ atomics.cu:16 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ atomics.cu:16 ]
	s_barrier
	.loc	0 18 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_6
	ds_read2st64_b32 v[2:3], v1 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.LBB1_6:
	.loc	0 0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 18 0
	v_cmp_gt_u32_e32 vcc, 64, v0
	.loc	1 40 0 ; @[ atomics.cu:19 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ atomics.cu:19 ]
	s_barrier
	.loc	0 18 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_8
	ds_read2st64_b32 v[2:3], v1 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.LBB1_8:
	.loc	0 0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 18 0
	v_cmp_gt_u32_e32 vcc, 32, v0
	.loc	1 40 0 ; @[ atomics.cu:19 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ atomics.cu:19 ]
	s_barrier
	.loc	0 18 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_10
	ds_read2_b32 v[2:3], v1 offset1:32
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.LBB1_10:
	.loc	0 0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 18 0
	v_cmp_gt_u32_e32 vcc, 16, v0
	.loc	1 40 0 ; @[ atomics.cu:19 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ atomics.cu:19 ]
	s_barrier
	.loc	0 18 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_12
	ds_read2_b32 v[2:3], v1 offset1:16
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.LBB1_12:
	.loc	0 0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 18 0
	v_cmp_gt_u32_e32 vcc, 8, v0
	.loc	1 40 0 ; @[ atomics.cu:19 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ atomics.cu:19 ]
	s_barrier
	.loc	0 18 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_14
	ds_read2_b32 v[2:3], v1 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.LBB1_14:
	.loc	0 0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 18 0
	v_cmp_gt_u32_e32 vcc, 4, v0
	.loc	1 40 0 ; @[ atomics.cu:19 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ atomics.cu:19 ]
	s_barrier
	.loc	0 18 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_16
	ds_read2_b32 v[2:3], v1 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.LBB1_16:
	.loc	0 0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 18 0
	v_cmp_gt_u32_e32 vcc, 2, v0
	.loc	1 40 0 ; @[ atomics.cu:19 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ atomics.cu:19 ]
	s_barrier
	.loc	0 18 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_18
	ds_read2_b32 v[2:3], v1 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.LBB1_18:
	.loc	0 0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 18 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	1 40 0 ; @[ atomics.cu:19 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ atomics.cu:19 ]
	s_barrier
	.loc	0 18 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_20
	ds_read2_b32 v[2:3], v1 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v3, v2
	ds_write_b32 v1, v0
.LBB1_20:
	.loc	0 0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 40 0 ; @[ atomics.cu:19 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ atomics.cu:19 ]
	s_barrier
	.loc	0 21 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_23
	.loc	1 52 0 ; @[ atomics.cu:21 ]
	s_mov_b64 s[0:1], exec
	v_mbcnt_lo_u32_b32 v0, s0, 0
	v_mbcnt_hi_u32_b32 v0, s1, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 s[2:3], exec, vcc
	s_mov_b64 exec, s[2:3]
	s_cbranch_execz .LBB1_23
	.loc	1 30 0 ; @[ atomics.cu:12 ]
	v_mov_b32_e32 v0, 0
	.loc	0 21 0
	ds_read_b32 v1, v0
	.loc	1 30 0 ; @[ atomics.cu:12 ]
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	.loc	1 52 0 ; @[ atomics.cu:21 ]
	s_bcnt1_i32_b64 s0, s[0:1]
	v_cvt_f32_ubyte0_e32 v2, s0
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v1, v1, v2
	global_atomic_add_f32 v0, v1, s[2:3]
.LBB1_23:
	.loc	0 22 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel sum_all_fixed
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	dot_all,@function
dot_all: ; @dot_all
	.loc	1 32 0 ; @[ atomics.cu:26 ]
	s_load_dword s0, s[4:5], 0x2c
	.loc	1 31 0 ; @[ atomics.cu:26 ]
	s_load_dword s10, s[4:5], 0x18
	.loc	1 32 0 ; @[ atomics.cu:26 ]
	s_add_u32 s8, s4, 32
	s_addc_u32 s9, s5, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s11, s0, 0xffff
	.loc	0 26 0
	s_mul_i32 s6, s6, s11
	v_add_u32_e32 v0, s6, v0
	v_cmp_gt_i32_e32 vcc, s10, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_7
	.loc	0 0 0
	s_load_dword s12, s[8:9], 0x0
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	1 31 0 ; @[ atomics.cu:26 ]
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s11, s12, s11
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v3, s3
	s_branch .LBB2_3
.LBB2_2: ; in Loop: Header=BB2_3 Depth=1
	.loc	1 0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 26 0
	v_add_u32_e32 v0, s11, v0
	v_cmp_le_i32_e32 vcc, s10, v0
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_7
.LBB2_3: ; =>This Loop Header: Depth=1
                                        ; Child Loop BB2_4 Depth 2
	.loc	0 27 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	v_add_co_u32_e32 v8, vcc, s0, v6
	v_addc_co_u32_e32 v9, vcc, v2, v7, vcc
	v_add_co_u32_e32 v6, vcc, s2, v6
	v_addc_co_u32_e32 v7, vcc, v3, v7, vcc
	global_load_dword v1, v[8:9], off
	global_load_dword v5, v[6:7], off
	s_mov_b64 s[8:9], exec
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, v1, v5
	.loc	1 52 0 ; @[ atomics.cu:27 ]
	v_bfrev_b32_e32 v1, 1
.LBB2_4: ; Parent Loop BB2_3 Depth=1
                                        ; => This Inner Loop Header: Depth=2
	s_ff1_i32_b64 s1, s[8:9]
	v_readlane_b32 s3, v5, s1
	s_lshl_b64 s[12:13], 1, s1
	s_andn2_b64 s[8:9], s[8:9], s[12:13]
	v_add_f32_e32 v1, s3, v1
	s_cbranch_scc1 .LBB2_4
	v_mbcnt_lo_u32_b32 v5, exec_lo, 0
	v_mbcnt_hi_u32_b32 v5, exec_hi, v5
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB2_2
	global_atomic_add_f32 v4, v1, s[6:7]
	s_branch .LBB2_2
.LBB2_7:
	.loc	0 28 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel dot_all
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 288
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 14
		.amdhsa_accum_offset 12
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	dot_all_fixed,@function
dot_all_fixed: ; @dot_all_fixed
	.loc	1 31 0 ; @[ atomics.cu:32 ]
	s_load_dword s10, s[4:5], 0x18
	.loc	0 32 0
	v_lshl_or_b32 v2, s6, 5, v0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s10, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB3_4
	.loc	0 0 0
	s_load_dword s11, s[4:5], 0x20
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s11, s11, 5
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v5, s3
.LBB3_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 32 0
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[6:7], 2, v[2:3]
	v_add_co_u32_e32 v8, vcc, s0, v6
	v_addc_co_u32_e32 v9, vcc, v4, v7, vcc
	v_add_co_u32_e32 v6, vcc, s2, v6
	v_addc_co_u32_e32 v7, vcc, v5, v7, vcc
	global_load_dword v3, v[8:9], off
	v_add_u32_e32 v2, s11, v2
	global_load_dword v6, v[6:7], off
	v_cmp_le_i32_e32 vcc, s10, v2
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v1, v3, v6
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB3_2
	.loc	0 0 0
	s_or_b64 exec, exec, s[8:9]
.LBB3_4:
	s_or_b64 exec, exec, s[6:7]
	v_mbcnt_lo_u32_b32 v2, -1, 0
	v_mbcnt_hi_u32_b32 v2, -1, v2
	.loc	1 49 0 ; @[ atomics.cu:33 ]
	v_lshlrev_b32_e32 v2, 2, v2
	ds_bpermute_b32 v3, v2, v1 offset:64
	.loc	0 34 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 33 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v3
	.loc	1 49 0 ; @[ atomics.cu:33 ]
	ds_bpermute_b32 v3, v2, v1 offset:32
	.loc	0 33 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v3
	.loc	1 49 0 ; @[ atomics.cu:33 ]
	ds_bpermute_b32 v3, v2, v1 offset:16
	.loc	0 33 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v3
	.loc	1 49 0 ; @[ atomics.cu:33 ]
	ds_bpermute_b32 v3, v2, v1 offset:8
	.loc	0 33 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v3
	.loc	1 49 0 ; @[ atomics.cu:33 ]
	ds_bpermute_b32 v2, v2, v1 offset:4
	.loc	0 34 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB3_9
	.loc	0 0 0
	s_mov_b64 s[0:1], exec
	.loc	0 33 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v2
	.loc	1 52 0 ; @[ atomics.cu:34 ]
	v_bfrev_b32_e32 v0, 1
.LBB3_6: ; =>This Inner Loop Header: Depth=1
	s_ff1_i32_b64 s2, s[0:1]
	v_readlane_b32 s6, v1, s2
	s_lshl_b64 s[2:3], 1, s2
	s_andn2_b64 s[0:1], s[0:1], s[2:3]
	v_add_f32_e32 v0, s6, v0
	s_cbranch_scc1 .LBB3_6
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB3_9
	.loc	1 31 0 ; @[ atomics.cu:32 ]
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	.loc	1 52 0 ; @[ atomics.cu:34 ]
	s_waitcnt lgkmcnt(0)
	global_atomic_add_f32 v1, v0, s[0:1]
.LBB3_9:
	.loc	0 35 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel dot_all_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 288
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 12
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	tickets,@function
tickets: ; @tickets
	.loc	1 32 0 ; @[ atomics.cu:39 ]
	s_load_dword s0, s[4:5], 0x2c
	.loc	1 31 0 ; @[ atomics.cu:39 ]
	s_load_dword s1, s[4:5], 0x18
	.loc	1 32 0 ; @[ atomics.cu:39 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	.loc	0 39 0
	s_mul_i32 s6, s6, s0
	v_add_u32_e32 v0, s6, v0
	.loc	0 40 0
	v_cmp_gt_i32_e32 vcc, s1, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_5
	.loc	0 0 0
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 40 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	global_load_dword v0, v[0:1], off
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, 0, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB4_5
	.loc	0 0 0
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	.loc	1 52 0 ; @[ atomics.cu:40 ]
	s_mov_b64 s[6:7], exec
	v_mbcnt_lo_u32_b32 v1, s6, 0
	v_mbcnt_hi_u32_b32 v1, s7, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
                                        ; implicit-def: $vgpr2
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB4_4
	.loc	1 31 0 ; @[ atomics.cu:39 ]
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	1 52 0 ; @[ atomics.cu:40 ]
	s_bcnt1_i32_b64 s6, s[6:7]
	.loc	1 31 0 ; @[ atomics.cu:39 ]
	v_mov_b32_e32 v2, 0
	.loc	1 52 0 ; @[ atomics.cu:40 ]
	v_mov_b32_e32 v3, s6
	s_waitcnt lgkmcnt(0)
	global_atomic_add v2, v2, v3, s[4:5] glc
.LBB4_4:
	.loc	1 0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 52 0 ; @[ atomics.cu:40 ]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v2
	v_add_u32_e32 v2, s2, v1
	.loc	0 40 0
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s1
	v_add_co_u32_e32 v2, vcc, s0, v2
	v_addc_co_u32_e32 v3, vcc, v1, v3, vcc
	global_store_dword v[2:3], v0, off
.LBB4_5:
	.loc	0 41 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel tickets
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 288
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
	.type	tickets_fixed,@function
tickets_fixed: ; @tickets_fixed
	.loc	0 44 0
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	.loc	0 47 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	.loc	0 0 0
	v_mov_b32_e32 v1, 0
	.loc	0 47 0
	ds_write_b32 v1, v1
	.loc	0 0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 30 0 ; @[ atomics.cu:46 ]
	s_load_dword s0, s[4:5], 0x18
	.loc	0 46 0
	v_lshl_or_b32 v0, s6, 8, v0
	.loc	0 0 0
	v_mov_b32_e32 v2, -1
	v_ashrrev_i32_e32 v1, 31, v0
	.loc	1 40 0 ; @[ atomics.cu:48 ]
	s_waitcnt lgkmcnt(0)
	.loc	0 49 0
	v_cmp_gt_i32_e64 s[0:1], s0, v0
	.loc	1 41 0 ; @[ atomics.cu:48 ]
	s_barrier
	.loc	0 49 0
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB5_8
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_mov_b32_e32 v4, s3
	v_add_co_u32_e64 v2, s[0:1], s2, v2
	v_addc_co_u32_e64 v3, s[0:1], v4, v3, s[0:1]
	global_load_dword v2, v[2:3], off
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e64 s[0:1], 0, v2
	v_mov_b32_e32 v2, -1
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB5_7
	.loc	1 52 0 ; @[ atomics.cu:49 ]
	s_mov_b64 s[12:13], exec
	v_mbcnt_lo_u32_b32 v2, s12, 0
	v_mbcnt_hi_u32_b32 v2, s13, v2
	v_cmp_eq_u32_e64 s[0:1], 0, v2
                                        ; implicit-def: $vgpr3
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_bcnt1_i32_b64 s0, s[12:13]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, s0
	ds_add_rtn_u32 v3, v3, v4
	.loc	1 0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 52 0 ; @[ atomics.cu:49 ]
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s0, v3
	v_add_u32_e32 v2, s0, v2
.LBB5_7:
	.loc	1 0 0
	s_or_b64 exec, exec, s[8:9]
.LBB5_8:
	s_or_b64 exec, exec, s[6:7]
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	.loc	1 40 0 ; @[ atomics.cu:50 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ atomics.cu:50 ]
	s_barrier
	.loc	0 51 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB5_12
	.loc	0 0 0
	v_mov_b32_e32 v3, 0
	.loc	0 51 0
	ds_read_b32 v4, v3
	.loc	1 52 0 ; @[ atomics.cu:51 ]
	s_mov_b64 s[8:9], exec
	v_mbcnt_lo_u32_b32 v5, s8, 0
	v_mbcnt_hi_u32_b32 v5, s9, v5
	v_cmp_eq_u32_e32 vcc, 0, v5
                                        ; implicit-def: $vgpr6
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB5_11
	.loc	1 30 0 ; @[ atomics.cu:46 ]
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	1 52 0 ; @[ atomics.cu:51 ]
	s_bcnt1_i32_b64 s8, s[8:9]
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v6, v4, s8
	global_atomic_add v6, v3, v6, s[4:5] glc
.LBB5_11:
	.loc	1 0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 52 0 ; @[ atomics.cu:51 ]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v6
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v4, v4, v5
	v_add_u32_e32 v4, s4, v4
	.loc	0 51 0
	ds_write_b32 v3, v4 offset:4
.LBB5_12:
	.loc	0 0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 53 0
	v_cmp_lt_i32_e32 vcc, -1, v2
	.loc	1 40 0 ; @[ atomics.cu:52 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ atomics.cu:52 ]
	s_barrier
	.loc	0 53 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB5_14
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v0, vcc, s2, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	global_load_dword v3, v[0:1], off
	v_mov_b32_e32 v0, 0
	ds_read_b32 v0, v0 offset:4
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, v0, v2
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v3, off
.LBB5_14:
	.loc	0 54 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel tickets_fixed
		.amdhsa_group_segment_fixed_size 8
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 14
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	largest,@function
largest: ; @largest
	.loc	1 32 0 ; @[ atomics.cu:58 ]
	s_load_dword s0, s[4:5], 0x24
	.loc	1 31 0 ; @[ atomics.cu:58 ]
	s_load_dword s1, s[4:5], 0x10
	.loc	1 32 0 ; @[ atomics.cu:58 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	.loc	0 58 0
	s_mul_i32 s6, s6, s0
	v_add_u32_e32 v0, s6, v0
	.loc	0 59 0
	v_cmp_gt_i32_e32 vcc, s1, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB6_3
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_ashrrev_i32_e32 v1, 31, v0
	.loc	0 60 0
	v_and_b32_e32 v2, 63, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_lshlrev_b32_e32 v2, 2, v2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	global_load_dword v4, v[0:1], off
	global_load_dword v3, v2, s[2:3]
	v_mov_b32_e32 v1, s3
	v_add_co_u32_e32 v0, vcc, s2, v2
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	s_mov_b64 s[0:1], 0
	s_waitcnt vmcnt(1)
	v_max_f32_e32 v4, v4, v4
.LBB6_2: ; =>This Inner Loop Header: Depth=1
	.loc	1 72 0 ; @[ atomics.cu:63 ]
	s_waitcnt vmcnt(0)
	v_max_f32_e32 v2, v3, v3
	v_max_f32_e32 v2, v4, v2
	.loc	1 61 0 ; @[ atomics.cu:63 ]
	global_atomic_cmpswap v2, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v2, v3
	.loc	0 64 0
	s_or_b64 s[0:1], vcc, s[0:1]
	v_mov_b32_e32 v3, v2
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB6_2
.LBB6_3:
	.loc	0 65 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel largest
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 7
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	largest_fixed,@function
largest_fixed: ; @largest_fixed
	.loc	1 32 0 ; @[ atomics.cu:68 ]
	s_load_dword s0, s[4:5], 0x24
	.loc	1 31 0 ; @[ atomics.cu:68 ]
	s_load_dword s1, s[4:5], 0x10
	.loc	1 32 0 ; @[ atomics.cu:68 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	.loc	0 68 0
	s_mul_i32 s6, s6, s0
	v_add_u32_e32 v0, s6, v0
	.loc	0 69 0
	v_cmp_gt_i32_e32 vcc, s1, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB7_2
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_and_b32_e32 v0, 63, v0
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s1
	v_add_co_u32_e32 v2, vcc, s0, v2
	v_addc_co_u32_e32 v3, vcc, v1, v3, vcc
	.loc	0 69 0
	global_load_dword v1, v[2:3], off
	.loc	1 55 0 ; @[ atomics.cu:69 ]
	s_waitcnt vmcnt(0)
	global_atomic_smax v0, v1, s[2:3]
.LBB7_2:
	.loc	0 70 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel largest_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 7
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	double_sums,@function
double_sums: ; @double_sums
	.loc	1 32 0 ; @[ atomics.cu:74 ]
	s_load_dword s0, s[4:5], 0x24
	.loc	1 31 0 ; @[ atomics.cu:74 ]
	s_load_dword s1, s[4:5], 0x10
	.loc	1 32 0 ; @[ atomics.cu:74 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	.loc	0 74 0
	s_mul_i32 s6, s6, s0
	v_add_u32_e32 v0, s6, v0
	.loc	0 75 0
	v_cmp_gt_i32_e32 vcc, s1, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB8_3
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_ashrrev_i32_e32 v1, 31, v0
	.loc	0 76 0
	v_and_b32_e32 v2, 0x3ff, v0
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_lshlrev_b32_e32 v6, 3, v2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v4, v1, vcc
	.loc	0 77 0
	global_load_dwordx2 v[2:3], v6, s[2:3]
	global_load_dwordx2 v[4:5], v[0:1], off
	.loc	0 76 0
	v_mov_b32_e32 v0, s3
	v_add_co_u32_e32 v6, vcc, s2, v6
	v_addc_co_u32_e32 v7, vcc, 0, v0, vcc
	s_mov_b64 s[0:1], 0
.LBB8_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 82 0
	s_waitcnt vmcnt(0)
	v_add_f64 v[0:1], v[4:5], v[2:3]
	.loc	1 61 0 ; @[ atomics.cu:85 ]
	global_atomic_cmpswap_x2 v[0:1], v[6:7], v[0:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[0:1], v[2:3]
	.loc	0 86 0
	s_or_b64 s[0:1], vcc, s[0:1]
	v_pk_mov_b32 v[2:3], v[0:1], v[0:1] op_sel:[0,1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB8_2
.LBB8_3:
	.loc	0 87 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel double_sums
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 7
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	double_sums_fixed,@function
double_sums_fixed: ; @double_sums_fixed
	.loc	1 32 0 ; @[ atomics.cu:90 ]
	s_load_dword s0, s[4:5], 0x24
	.loc	1 31 0 ; @[ atomics.cu:90 ]
	s_load_dword s1, s[4:5], 0x10
	.loc	1 32 0 ; @[ atomics.cu:90 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	.loc	0 90 0
	s_mul_i32 s6, s6, s0
	v_add_u32_e32 v0, s6, v0
	.loc	0 91 0
	v_cmp_gt_i32_e32 vcc, s1, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB9_2
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[2:3], 3, v[0:1]
	v_and_b32_e32 v0, 0x3ff, v0
	v_lshlrev_b32_e32 v0, 3, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s1
	v_add_co_u32_e32 v2, vcc, s0, v2
	v_addc_co_u32_e32 v3, vcc, v1, v3, vcc
	.loc	0 91 0
	global_load_dwordx2 v[2:3], v[2:3], off
	.loc	1 52 0 ; @[ atomics.cu:91 ]
	s_waitcnt vmcnt(0)
	global_atomic_add_f64 v0, v[2:3], s[2:3]
.LBB9_2:
	.loc	0 92 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel double_sums_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 7
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	histogram,@function
histogram: ; @histogram
	.loc	1 32 0 ; @[ atomics.cu:96 ]
	s_load_dword s0, s[4:5], 0x24
	.loc	1 31 0 ; @[ atomics.cu:96 ]
	s_load_dword s7, s[4:5], 0x10
	.loc	1 32 0 ; @[ atomics.cu:96 ]
	s_add_u32 s8, s4, 24
	s_addc_u32 s9, s5, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s10, s0, 0xffff
	.loc	0 96 0
	s_mul_i32 s6, s6, s10
	v_add_u32_e32 v0, s6, v0
	v_cmp_gt_i32_e32 vcc, s7, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB10_3
	.loc	0 0 0
	s_load_dword s6, s[8:9], 0x0
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v4, 2
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s6, s6, s10
	v_mov_b32_e32 v3, s1
.LBB10_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 97 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	v_add_co_u32_e32 v6, vcc, s0, v6
	v_addc_co_u32_e32 v7, vcc, v3, v7, vcc
	global_load_dword v1, v[6:7], off
	.loc	0 96 0
	v_add_u32_e32 v0, s6, v0
	v_cmp_le_i32_e32 vcc, s7, v0
	s_or_b64 s[4:5], vcc, s[4:5]
	.loc	0 97 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_sdwa v1, v4, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	.loc	1 52 0 ; @[ atomics.cu:97 ]
	global_atomic_add v1, v2, s[2:3]
	.loc	0 96 0
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB10_2
.LBB10_3:
	.loc	0 98 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel histogram
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 11
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	histogram_fixed,@function
histogram_fixed: ; @histogram_fixed
	.loc	1 30 0 ; @[ atomics.cu:102 ]
	s_load_dword s8, s[4:5], 0x10
	.loc	0 102 0
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 104 0
	v_lshl_or_b32 v0, s6, 8, v0
	v_mov_b32_e32 v1, 0
	.loc	0 102 0
	ds_write_b32 v2, v1
	.loc	0 104 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s8, v0
	.loc	1 41 0 ; @[ atomics.cu:103 ]
	s_barrier
	.loc	0 104 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB11_3
	.loc	0 0 0
	s_load_dword s9, s[4:5], 0x18
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v5, 2
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s9, s9, 8
	v_mov_b32_e32 v4, s3
.LBB11_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 104 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	v_add_co_u32_e32 v6, vcc, s2, v6
	v_addc_co_u32_e32 v7, vcc, v4, v7, vcc
	global_load_dword v1, v[6:7], off
	v_add_u32_e32 v0, s9, v0
	v_cmp_le_i32_e32 vcc, s8, v0
	s_or_b64 s[6:7], vcc, s[6:7]
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_sdwa v1, v5, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	.loc	1 52 0 ; @[ atomics.cu:104 ]
	ds_add_u32 v1, v3
	.loc	0 104 0
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB11_2
.LBB11_3:
	.loc	0 0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 30 0 ; @[ atomics.cu:102 ]
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	.loc	1 40 0 ; @[ atomics.cu:105 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ atomics.cu:105 ]
	s_barrier
	.loc	0 106 0
	ds_read_b32 v0, v2
	.loc	1 52 0 ; @[ atomics.cu:106 ]
	s_waitcnt lgkmcnt(0)
	global_atomic_add v2, v0, s[0:1]
	.loc	0 107 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel histogram_fixed
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	shared_total,@function
shared_total: ; @shared_total
	.loc	0 112 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	.loc	0 0 0
	v_mov_b32_e32 v1, 0
	.loc	0 112 0
	ds_write_b32 v1, v1
	.loc	0 0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 30 0 ; @[ atomics.cu:112 ]
	s_load_dword s7, s[4:5], 0x10
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	.loc	1 40 0 ; @[ atomics.cu:113 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ atomics.cu:113 ]
	s_barrier
	.loc	0 114 0
	v_cmp_gt_i32_e64 s[0:1], s7, v0
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB12_9
	.loc	0 0 0
	s_load_dwordx2 s[4:5], s[4:5], 0x0
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s5
	s_branch .LBB12_5
.LBB12_4: ; in Loop: Header=BB12_5 Depth=1
	s_or_b64 exec, exec, s[0:1]
	.loc	0 114 0
	v_add_u32_e32 v0, 0x100, v0
	v_cmp_le_i32_e64 s[0:1], s7, v0
	s_or_b64 s[10:11], s[0:1], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB12_9
.LBB12_5: ; =>This Loop Header: Depth=1
                                        ; Child Loop BB12_6 Depth 2
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_co_u32_e64 v4, s[0:1], s4, v4
	v_addc_co_u32_e64 v5, s[0:1], v2, v5, s[0:1]
	global_load_dword v4, v[4:5], off
	s_mov_b64 s[12:13], exec
	.loc	1 52 0 ; @[ atomics.cu:114 ]
	v_bfrev_b32_e32 v3, 1
.LBB12_6: ; Parent Loop BB12_5 Depth=1
                                        ; => This Inner Loop Header: Depth=2
	s_ff1_i32_b64 s0, s[12:13]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s5, v4, s0
	s_lshl_b64 s[0:1], 1, s0
	s_andn2_b64 s[12:13], s[12:13], s[0:1]
	v_add_f32_e32 v3, s5, v3
	s_cbranch_scc1 .LBB12_6
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_mbcnt_hi_u32_b32 v4, exec_hi, v4
	v_cmp_eq_u32_e64 s[0:1], 0, v4
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_xor_b64 s[0:1], exec, s[12:13]
	s_cbranch_execz .LBB12_4
	ds_add_f32 v1, v3
	s_branch .LBB12_4
.LBB12_9:
	.loc	1 0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 40 0 ; @[ atomics.cu:115 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ atomics.cu:115 ]
	s_barrier
	.loc	0 116 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB12_11
	.loc	0 0 0
	v_mov_b32_e32 v0, 0
	.loc	0 116 0
	ds_read_b32 v1, v0
	s_mov_b32 s7, 0
	s_lshl_b64 s[0:1], s[6:7], 2
	s_add_u32 s0, s2, s0
	s_addc_u32 s1, s3, s1
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
.LBB12_11:
	.loc	0 117 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel shared_total
		.amdhsa_group_segment_fixed_size 4
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 14
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	shared_total_fixed,@function
shared_total_fixed: ; @shared_total_fixed
	.loc	1 30 0 ; @[ atomics.cu:122 ]
	s_load_dword s7, s[4:5], 0x10
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	v_mov_b32_e32 v4, 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 122 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s7, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB13_4
	.loc	0 0 0
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, v0
	.loc	0 122 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s9
	v_add_co_u32_e32 v2, vcc, s8, v1
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
.LBB13_2: ; =>This Inner Loop Header: Depth=1
	global_load_dword v6, v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0x400, v2
	v_add_u32_e32 v5, 0x100, v5
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	v_cmp_le_i32_e32 vcc, s7, v5
	s_or_b64 s[4:5], vcc, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v4, v6
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB13_2
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
.LBB13_4:
	s_or_b64 exec, exec, s[2:3]
	s_movk_i32 s2, 0x80
	.loc	0 126 0
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 123 0
	ds_write_b32 v1, v4
	.loc	1 40 0 ; @[ atomics.cu:124 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ atomics.cu:124 ]
	s_barrier
	.loc	0 126 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB13_6
	ds_read2st64_b32 v[2:3], v1 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.LBB13_6:
	.loc	0 0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 126 0
	v_cmp_gt_u32_e32 vcc, 64, v0
	.loc	1 40 0 ; @[ atomics.cu:127 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ atomics.cu:127 ]
	s_barrier
	.loc	0 126 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB13_8
	ds_read2st64_b32 v[2:3], v1 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.LBB13_8:
	.loc	0 0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 126 0
	v_cmp_gt_u32_e32 vcc, 32, v0
	.loc	1 40 0 ; @[ atomics.cu:127 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ atomics.cu:127 ]
	s_barrier
	.loc	0 126 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB13_10
	ds_read2_b32 v[2:3], v1 offset1:32
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.LBB13_10:
	.loc	0 0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 126 0
	v_cmp_gt_u32_e32 vcc, 16, v0
	.loc	1 40 0 ; @[ atomics.cu:127 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ atomics.cu:127 ]
	s_barrier
	.loc	0 126 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB13_12
	ds_read2_b32 v[2:3], v1 offset1:16
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.LBB13_12:
	.loc	0 0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 126 0
	v_cmp_gt_u32_e32 vcc, 8, v0
	.loc	1 40 0 ; @[ atomics.cu:127 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ atomics.cu:127 ]
	s_barrier
	.loc	0 126 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB13_14
	ds_read2_b32 v[2:3], v1 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.LBB13_14:
	.loc	0 0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 126 0
	v_cmp_gt_u32_e32 vcc, 4, v0
	.loc	1 40 0 ; @[ atomics.cu:127 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ atomics.cu:127 ]
	s_barrier
	.loc	0 126 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB13_16
	ds_read2_b32 v[2:3], v1 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.LBB13_16:
	.loc	0 0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 126 0
	v_cmp_gt_u32_e32 vcc, 2, v0
	.loc	1 40 0 ; @[ atomics.cu:127 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ atomics.cu:127 ]
	s_barrier
	.loc	0 126 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB13_18
	ds_read2_b32 v[2:3], v1 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.LBB13_18:
	.loc	0 0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 126 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	1 40 0 ; @[ atomics.cu:127 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ atomics.cu:127 ]
	s_barrier
	.loc	0 126 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB13_20
	ds_read2_b32 v[2:3], v1 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v3, v2
	ds_write_b32 v1, v0
.LBB13_20:
	.loc	0 0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 40 0 ; @[ atomics.cu:127 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ atomics.cu:127 ]
	s_barrier
	.loc	0 129 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB13_22
	.loc	0 0 0
	v_mov_b32_e32 v0, 0
	.loc	0 129 0
	ds_read_b32 v1, v0
	s_mov_b32 s7, 0
	s_lshl_b64 s[2:3], s[6:7], 2
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, s3
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
.LBB13_22:
	.loc	0 130 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel shared_total_fixed
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
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
	.type	locked,@function
locked: ; @locked
	.loc	0 135 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB14_4
	.loc	1 32 0 ; @[ atomics.cu:134 ]
	s_load_dword s7, s[4:5], 0x24
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 134 0
	v_mov_b32_e32 v1, 0
	.loc	1 32 0 ; @[ atomics.cu:134 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s7, 0xffff
	.loc	0 134 0
	s_mul_i32 s6, s6, s4
	v_add_u32_e32 v0, s6, v0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_mov_b32_e32 v4, s9
	v_add_co_u32_e32 v2, vcc, s8, v2
	v_addc_co_u32_e32 v3, vcc, v4, v3, vcc
	global_load_dword v2, v[2:3], off
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v0, 1
.LBB14_2: ; =>This Inner Loop Header: Depth=1
	.loc	1 61 0 ; @[ atomics.cu:136 ]
	global_atomic_cmpswap v3, v1, v[0:1], s[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	.loc	0 136 0
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB14_2
	.loc	0 0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 137 0
	v_pk_mov_b32 v[0:1], s[0:1], s[0:1] op_sel:[0,1]
	flat_load_dword v3, v[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	1 58 0 ; @[ atomics.cu:139 ]
	v_mov_b32_e32 v4, 0
	.loc	0 137 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v2, v3
	flat_store_dword v[0:1], v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	1 44 0 ; @[ atomics.cu:138 ]
	buffer_wbinvl1_vol
	.loc	1 58 0 ; @[ atomics.cu:139 ]
	global_atomic_swap v4, v4, s[2:3]
.LBB14_4:
	.loc	0 141 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel locked
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	locked_fixed,@function
locked_fixed: ; @locked_fixed
	.loc	0 145 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB15_3
	.loc	1 52 0 ; @[ atomics.cu:145 ]
	s_mov_b64 s[0:1], exec
	v_mbcnt_lo_u32_b32 v0, s0, 0
	v_mbcnt_hi_u32_b32 v0, s1, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 s[2:3], exec, vcc
	s_mov_b64 exec, s[2:3]
	s_cbranch_execz .LBB15_3
	.loc	1 32 0 ; @[ atomics.cu:144 ]
	s_load_dword s2, s[4:5], 0x1c
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	.loc	0 144 0
	s_mov_b32 s3, 0
	.loc	1 30 0 ; @[ atomics.cu:144 ]
	v_mov_b32_e32 v1, 0
	.loc	1 32 0 ; @[ atomics.cu:144 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	.loc	0 144 0
	s_mul_i32 s2, s6, s2
	s_lshl_b64 s[2:3], s[2:3], 2
	s_add_u32 s2, s10, s2
	s_addc_u32 s3, s11, s3
	s_load_dword s2, s[2:3], 0x0
	.loc	1 52 0 ; @[ atomics.cu:145 ]
	s_bcnt1_i32_b64 s0, s[0:1]
	v_cvt_f32_ubyte0_e32 v0, s0
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v0, s2, v0
	global_atomic_add_f32 v1, v0, s[8:9]
.LBB15_3:
	.loc	0 146 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel locked_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 2
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
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
      - .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: sum_all
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
      - .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 1024
    .max_flat_workgroup_size: 256
    .name: sum_all_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 14
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
      - .address_space: global
        .offset: 16
        .size: 8
        .value_kind: global_buffer
      - .offset: 24
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: dot_all
    .private_segment_fixed_size: 0
    .sgpr_count: 18
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
      - .address_space: global
        .offset: 16
        .size: 8
        .value_kind: global_buffer
      - .offset: 24
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 32
    .name: dot_all_fixed
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
      - .address_space: global
        .offset: 16
        .size: 8
        .value_kind: global_buffer
      - .offset: 24
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: tickets
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
      - .address_space: global
        .offset: 16
        .size: 8
        .value_kind: global_buffer
      - .offset: 24
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 8
    .max_flat_workgroup_size: 256
    .name: tickets_fixed
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
      - .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: largest
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
      - .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: largest_fixed
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
      - .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: double_sums
    .private_segment_fixed_size: 0
    .sgpr_count: 11
    .vgpr_count: 8
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
    .name: double_sums_fixed
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
      - .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: histogram
    .private_segment_fixed_size: 0
    .sgpr_count: 15
    .vgpr_count: 8
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
    .group_segment_fixed_size: 1024
    .max_flat_workgroup_size: 256
    .name: histogram_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 14
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
    .group_segment_fixed_size: 4
    .max_flat_workgroup_size: 256
    .name: shared_total
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
    .group_segment_fixed_size: 1024
    .max_flat_workgroup_size: 256
    .name: shared_total_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 14
    .vgpr_count: 7
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
      - .actual_access: read_only
        .address_space: global
        .offset: 16
        .size: 8
        .value_kind: global_buffer
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: locked
    .private_segment_fixed_size: 0
    .sgpr_count: 14
    .vgpr_count: 5
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: read_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: locked_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 16
    .vgpr_count: 2
    .wavefront_size: 64
amdhsa.target: amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
