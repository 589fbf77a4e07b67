	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 6
	.text
	.type	brighten,@function
brighten: ; @brighten
	.file	0 "widths.cu"
	.file	1 "gpu.h"
	.loc	1 32 0 ; @[ widths.cu:10 ]
	s_load_dword s3, s[0:1], 0x24
	.loc	1 31 0 ; @[ widths.cu:10 ]
	s_load_dwordx2 s[4:5], s[0:1], 0x10
	.loc	1 32 0 ; @[ widths.cu:10 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s3, 0xffff
	.loc	0 10 0
	s_mul_i32 s2, s2, s3
	v_add_u32_e32 v0, s2, v0
	.loc	0 11 0
	v_cmp_gt_i32_e32 vcc, s5, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_2
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	.loc	0 12 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[4:5], 4, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[0:1], s[0:1], 0, v[4:5]
	global_load_dwordx4 v[0:3], v[0:1], off
	v_lshl_add_u64 v[4:5], s[2:3], 0, v[4:5]
	s_waitcnt vmcnt(0)
	v_pk_mul_f32 v[0:1], s[4:5], v[0:1] op_sel_hi:[0,1]
	.loc	0 14 0
	v_pk_mul_f32 v[2:3], s[4:5], v[2:3] op_sel_hi:[0,1]
	global_store_dwordx4 v[4:5], v[0:3], off
.LBB0_2:
	.loc	0 16 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel brighten
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 6
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	brighten_fixed,@function
brighten_fixed: ; @brighten_fixed
	.loc	1 32 0 ; @[ widths.cu:19 ]
	s_load_dword s3, s[0:1], 0x24
	.loc	1 31 0 ; @[ widths.cu:19 ]
	s_load_dwordx2 s[4:5], s[0:1], 0x10
	.loc	1 32 0 ; @[ widths.cu:19 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s3, 0xffff
	.loc	0 19 0
	s_mul_i32 s2, s2, s3
	v_add_u32_e32 v0, s2, v0
	.loc	0 20 0
	v_cmp_gt_i32_e32 vcc, s5, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_2
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	.loc	0 21 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[4:5], 4, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[0:1], s[0:1], 0, v[4:5]
	global_load_dwordx4 v[0:3], v[0:1], off
	.loc	0 22 0
	v_lshl_add_u64 v[4:5], s[2:3], 0, v[4:5]
	.loc	1 71 0 ; @[ widths.cu:22 ]
	s_waitcnt vmcnt(0)
	v_pk_mul_f32 v[2:3], s[4:5], v[2:3] op_sel_hi:[0,1]
	v_pk_mul_f32 v[0:1], s[4:5], v[0:1] op_sel_hi:[0,1]
	.loc	0 22 0
	global_store_dwordx4 v[4:5], v[0:3], off
.LBB1_2:
	.loc	0 23 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel brighten_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 6
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	conjugate,@function
conjugate: ; @conjugate
	.loc	1 32 0 ; @[ widths.cu:27 ]
	s_load_dword s3, s[0:1], 0x1c
	.loc	1 31 0 ; @[ widths.cu:27 ]
	s_load_dword s4, s[0:1], 0x8
	.loc	1 32 0 ; @[ widths.cu:27 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s3, 0xffff
	.loc	0 27 0
	s_mul_i32 s2, s2, s3
	v_add_u32_e32 v0, s2, v0
	.loc	0 28 0
	v_cmp_gt_i32_e32 vcc, s4, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB2_2
	.loc	1 31 0 ; @[ widths.cu:27 ]
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	.loc	0 29 0
	v_lshlrev_b32_e32 v0, 1, v0
	v_ashrrev_i32_e32 v1, 31, v0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[4:5], v[0:1], 3, s[0:1]
	global_load_dwordx4 v[0:3], v[4:5], off
	.loc	0 30 0
	s_waitcnt vmcnt(0)
	v_add_f64 v[0:1], v[0:1], v[0:1]
	.loc	0 31 0
	v_mul_f64 v[2:3], v[2:3], -2.0
	global_store_dwordx4 v[4:5], v[0:3], off
.LBB2_2:
	.loc	0 32 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel conjugate
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
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
	.type	conjugate_fixed,@function
conjugate_fixed: ; @conjugate_fixed
	.loc	1 32 0 ; @[ widths.cu:35 ]
	s_load_dword s3, s[0:1], 0x1c
	.loc	1 31 0 ; @[ widths.cu:35 ]
	s_load_dword s4, s[0:1], 0x8
	.loc	1 32 0 ; @[ widths.cu:35 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s3, 0xffff
	.loc	0 35 0
	s_mul_i32 s2, s2, s3
	v_add_u32_e32 v0, s2, v0
	.loc	0 36 0
	v_cmp_gt_i32_e32 vcc, s4, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB3_2
	.loc	1 31 0 ; @[ widths.cu:35 ]
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	.loc	0 37 0
	v_ashrrev_i32_e32 v1, 31, v0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[4:5], v[0:1], 4, s[0:1]
	global_load_dwordx4 v[0:3], v[4:5], off
	.loc	0 38 0
	s_waitcnt vmcnt(0)
	v_add_f64 v[0:1], v[0:1], v[0:1]
	.loc	0 39 0
	v_mul_f64 v[2:3], v[2:3], -2.0
	.loc	0 40 0
	global_store_dwordx4 v[4:5], v[0:3], off
.LBB3_2:
	.loc	0 41 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel conjugate_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
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
	.type	invert_bytes,@function
invert_bytes: ; @invert_bytes
	.loc	1 32 0 ; @[ widths.cu:45 ]
	s_load_dword s4, s[0:1], 0x24
	.loc	1 31 0 ; @[ widths.cu:45 ]
	s_load_dword s3, s[0:1], 0x10
	.loc	1 32 0 ; @[ widths.cu:45 ]
	s_add_u32 s8, s0, 24
	s_addc_u32 s9, s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s10, s4, 0xffff
	.loc	0 45 0
	s_mul_i32 s2, s2, s10
	v_add_u32_e32 v0, s2, v0
	v_cmp_gt_i32_e32 vcc, s3, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB4_3
	.loc	0 0 0
	s_load_dword s2, s[8:9], 0x0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s2, s2, s10
.LBB4_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 45 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[0:1]
	global_load_ubyte v4, v[2:3], off
	v_lshl_add_u64 v[2:3], s[6:7], 0, v[0:1]
	v_add_u32_e32 v0, s2, v0
	v_cmp_le_i32_e32 vcc, s3, v0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v1, -1, v4
	global_store_byte v[2:3], v1, off
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB4_2
.LBB4_3:
	.loc	0 46 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel invert_bytes
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 11
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	invert_bytes_fixed,@function
invert_bytes_fixed: ; @invert_bytes_fixed
	.loc	1 32 0 ; @[ widths.cu:49 ]
	s_load_dword s4, s[0:1], 0x24
	.loc	1 31 0 ; @[ widths.cu:49 ]
	s_load_dword s3, s[0:1], 0x10
	.loc	1 32 0 ; @[ widths.cu:49 ]
	s_add_u32 s8, s0, 24
	s_addc_u32 s9, s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s10, s4, 0xffff
	.loc	0 49 0
	s_mul_i32 s2, s2, s10
	v_add_u32_e32 v0, s2, v0
	v_cmp_gt_i32_e32 vcc, s3, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB5_3
	.loc	0 0 0
	s_load_dword s2, s[8:9], 0x0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_mov_b64 s[0:1], 0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s2, s2, s10
.LBB5_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 50 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[6:7], 4, v[0:1]
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[6:7]
	global_load_dwordx4 v[2:5], v[2:3], off
	.loc	0 49 0
	v_add_u32_e32 v0, s2, v0
	v_cmp_le_i32_e32 vcc, s3, v0
	.loc	0 52 0
	v_lshl_add_u64 v[6:7], s[6:7], 0, v[6:7]
	.loc	0 49 0
	s_or_b64 s[0:1], vcc, s[0:1]
	.loc	0 51 0
	s_waitcnt vmcnt(0)
	v_not_b32_e32 v2, v2
	v_not_b32_e32 v3, v3
	v_not_b32_e32 v4, v4
	v_not_b32_e32 v5, v5
	.loc	0 52 0
	global_store_dwordx4 v[6:7], v[2:5], off
	.loc	0 49 0
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB5_2
.LBB5_3:
	.loc	0 54 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel invert_bytes_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 11
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	sum_halves,@function
sum_halves: ; @sum_halves
	.loc	1 30 0 ; @[ widths.cu:60 ]
	s_load_dword s8, s[0:1], 0x10
                                        ; implicit-def: $vgpr2_vgpr3
	.loc	0 60 0
	s_waitcnt lgkmcnt(0)
	v_cmp_le_i32_e32 vcc, s8, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	.loc	0 61 0
	v_mov_b32_e32 v1, 0
	v_mov_b64_e32 v[2:3], v[0:1]
                                        ; implicit-def: $vgpr0
	.loc	0 0 0
	s_or_saveexec_b64 s[4:5], s[2:3]
	s_load_dwordx2 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v4, 0
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_6
	s_load_dwordx2 s[6:7], s[0:1], 0x0
	.loc	0 60 0
	v_lshlrev_b32_e32 v2, 1, v0
	v_mov_b32_e32 v3, v1
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
	s_mov_b64 s[6:7], 0x200
	v_mov_b32_e32 v5, v0
.LBB6_4: ; =>This Inner Loop Header: Depth=1
	global_load_ushort v6, v[2:3], off
	v_add_u32_e32 v5, 0x100, v5
	v_cmp_le_i32_e32 vcc, s8, v5
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[6:7]
	s_or_b64 s[0:1], vcc, s[0:1]
	.loc	1 66 0 ; @[ widths.cu:60 ]
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v6, v6
	.loc	0 60 0
	v_add_f32_e32 v4, v4, v6
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB6_4
	.loc	0 0 0
	s_or_b64 exec, exec, s[0:1]
	v_mov_b64_e32 v[2:3], v[0:1]
.LBB6_6:
	s_or_b64 exec, exec, s[4:5]
	.loc	0 61 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[0:1], v[2:3], 2, s[2:3]
	global_store_dword v[0:1], v4, off
	.loc	0 62 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel sum_halves
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 9
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	sum_halves_fixed,@function
sum_halves_fixed: ; @sum_halves_fixed
	.loc	1 30 0 ; @[ widths.cu:67 ]
	s_load_dword s8, s[0:1], 0x10
                                        ; implicit-def: $vgpr2_vgpr3
	.loc	0 67 0
	s_waitcnt lgkmcnt(0)
	v_cmp_le_i32_e32 vcc, s8, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	.loc	0 73 0
	v_mov_b32_e32 v1, 0
	v_mov_b64_e32 v[2:3], v[0:1]
                                        ; implicit-def: $vgpr0
	.loc	0 0 0
	s_or_saveexec_b64 s[4:5], s[2:3]
	s_load_dwordx2 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v4, 0
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_6
	s_load_dwordx2 s[6:7], s[0:1], 0x0
	.loc	0 67 0
	v_lshlrev_b32_e32 v2, 4, v0
	v_mov_b32_e32 v3, v1
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
	s_mov_b64 s[6:7], 0x1000
	v_mov_b32_e32 v5, v0
.LBB7_4: ; =>This Inner Loop Header: Depth=1
	.loc	0 68 0
	global_load_dwordx4 v[6:9], v[2:3], off
	.loc	0 67 0
	v_add_u32_e32 v5, 0x100, v5
	v_cmp_le_i32_e32 vcc, s8, v5
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[6:7]
	s_or_b64 s[0:1], vcc, s[0:1]
	.loc	1 66 0 ; @[ widths.cu:71 ]
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v11, v7
	v_cvt_f32_f16_e32 v10, v6
	v_cvt_f32_f16_sdwa v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_sdwa v6, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v13, v9
	v_cvt_f32_f16_e32 v12, v8
	v_cvt_f32_f16_sdwa v9, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_sdwa v8, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	.loc	0 71 0
	v_pk_add_f32 v[6:7], v[10:11], v[6:7]
	v_pk_add_f32 v[8:9], v[12:13], v[8:9]
	v_add_f32_e32 v4, v4, v6
	v_add_f32_e32 v4, v4, v7
	v_add_f32_e32 v4, v4, v8
	v_add_f32_e32 v4, v4, v9
	.loc	0 67 0
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB7_4
	.loc	0 0 0
	s_or_b64 exec, exec, s[0:1]
	v_mov_b64_e32 v[2:3], v[0:1]
.LBB7_6:
	s_or_b64 exec, exec, s[4:5]
	.loc	0 73 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[0:1], v[2:3], 2, s[2:3]
	global_store_dword v[0:1], v4, off
	.loc	0 74 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel sum_halves_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 14
		.amdhsa_next_free_sgpr 9
		.amdhsa_accum_offset 16
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	sum_records,@function
sum_records: ; @sum_records
	.loc	1 30 0 ; @[ widths.cu:88 ]
	s_load_dword s10, s[0:1], 0x10
	s_load_dwordx2 s[2:3], s[0:1], 0x8
	.loc	0 0 0
	v_mov_b32_e32 v1, 0
	.loc	0 88 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s10, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB8_10
	.loc	0 0 0
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	.loc	0 88 0
	v_xad_u32 v1, v0, -1, s10
	v_lshrrev_b32_e32 v2, 8, v1
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_mov_b64 s[8:9], -1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v4, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB8_5
	v_add_u32_e32 v6, 1, v2
	v_and_b32_e32 v7, 0x1fffffe, v6
	v_add_u32_e32 v1, 0x100, v0
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v8, v7
	v_mov_b64_e32 v[4:5], v[0:1]
.LBB8_3: ; =>This Inner Loop Header: Depth=1
	s_waitcnt lgkmcnt(0)
	v_mad_u64_u32 v[12:13], s[12:13], v5, 5, s[0:1]
	v_mad_u64_u32 v[10:11], s[12:13], v4, 5, s[0:1]
	global_load_dword v1, v[12:13], off offset:1
	global_load_dword v9, v[10:11], off offset:1
	v_add_u32_e32 v8, -2, v8
	v_cmp_eq_u32_e32 vcc, 0, v8
	v_add_u32_e32 v5, 0x200, v5
	v_add_u32_e32 v4, 0x200, v4
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v3, v1, v3
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v9, v2
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB8_3
	.loc	0 0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 88 0
	v_cmp_ne_u32_e32 vcc, v6, v7
	v_lshl_add_u32 v4, v7, 8, v0
	v_add_u32_e32 v1, v2, v3
	s_orn2_b64 s[8:9], vcc, exec
.LBB8_5:
	.loc	0 0 0
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB8_9
	.loc	0 88 0
	s_waitcnt lgkmcnt(0)
	v_mad_u64_u32 v[2:3], s[0:1], v4, 5, s[0:1]
	v_lshl_add_u64 v[2:3], v[2:3], 0, 1
	s_mov_b64 s[0:1], 0
	s_mov_b64 s[8:9], 0x500
.LBB8_7: ; =>This Inner Loop Header: Depth=1
	global_load_dword v5, v[2:3], off
	v_add_u32_e32 v4, 0x100, v4
	v_cmp_le_i32_e32 vcc, s10, v4
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[8:9]
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, v5, v1
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB8_7
	.loc	0 0 0
	s_or_b64 exec, exec, s[0:1]
.LBB8_9:
	s_or_b64 exec, exec, s[6:7]
.LBB8_10:
	s_or_b64 exec, exec, s[4:5]
	.loc	0 89 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_dword v0, v1, s[2:3]
	.loc	0 90 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel sum_records
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 14
		.amdhsa_next_free_sgpr 14
		.amdhsa_accum_offset 16
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	sum_records_fixed,@function
sum_records_fixed: ; @sum_records_fixed
	.loc	1 30 0 ; @[ widths.cu:94 ]
	s_load_dword s10, s[0:1], 0x10
	s_load_dwordx2 s[2:3], s[0:1], 0x8
	.loc	0 0 0
	v_mov_b32_e32 v1, 0
	.loc	0 94 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s10, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB9_10
	.loc	0 0 0
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	.loc	0 94 0
	v_xad_u32 v1, v0, -1, s10
	v_lshrrev_b32_e32 v3, 8, v1
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_mov_b64 s[8:9], -1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB9_5
	v_add_u32_e32 v5, 1, v3
	v_and_b32_e32 v10, 0x1fffffe, v5
	v_add_u32_e32 v1, 0x100, v0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, v10
	v_mov_b64_e32 v[8:9], v[0:1]
.LBB9_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	v_mov_b32_e32 v12, v9
	v_mov_b32_e32 v13, v7
	v_mov_b32_e32 v6, v8
	.loc	0 94 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[12:13], v[12:13], 3, s[0:1]
	v_lshl_add_u64 v[14:15], v[6:7], 3, s[0:1]
	global_load_dwordx2 v[16:17], v[12:13], off
	global_load_dwordx2 v[18:19], v[14:15], off
	v_add_u32_e32 v2, -2, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_add_u32_e32 v9, 0x200, v9
	v_add_u32_e32 v8, 0x200, v8
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt vmcnt(1)
	v_add3_u32 v3, v17, v3, v16
	s_waitcnt vmcnt(0)
	v_add3_u32 v4, v19, v4, v18
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB9_3
	.loc	0 0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 94 0
	v_cmp_ne_u32_e32 vcc, v5, v10
	v_lshl_add_u32 v2, v10, 8, v0
	v_add_u32_e32 v1, v4, v3
	s_orn2_b64 s[8:9], vcc, exec
.LBB9_5:
	.loc	0 0 0
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB9_9
	.loc	0 94 0
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[4:5], v[2:3], 3, s[0:1]
	v_lshl_add_u64 v[4:5], v[4:5], 0, 4
	s_mov_b64 s[0:1], 0
	s_mov_b64 s[8:9], 0x800
.LBB9_7: ; =>This Inner Loop Header: Depth=1
	global_load_dwordx2 v[6:7], v[4:5], off offset:-4
	v_add_u32_e32 v2, 0x100, v2
	v_cmp_le_i32_e32 vcc, s10, v2
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[8:9]
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	v_add3_u32 v1, v7, v1, v6
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB9_7
	.loc	0 0 0
	s_or_b64 exec, exec, s[0:1]
.LBB9_9:
	s_or_b64 exec, exec, s[6:7]
.LBB9_10:
	s_or_b64 exec, exec, s[4:5]
	.loc	0 95 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_dword v0, v1, s[2:3]
	.loc	0 96 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel sum_records_fixed
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
    .name: brighten
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
      - .offset: 20
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: brighten_fixed
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
      - .offset: 8
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: conjugate
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
      - .offset: 8
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: conjugate_fixed
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
    .name: invert_bytes
    .private_segment_fixed_size: 0
    .sgpr_count: 17
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
    .name: invert_bytes_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 17
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
    .name: sum_halves
    .private_segment_fixed_size: 0
    .sgpr_count: 15
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
    .name: sum_halves_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 15
    .vgpr_count: 14
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
    .name: sum_records
    .private_segment_fixed_size: 0
    .sgpr_count: 20
    .vgpr_count: 14
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
    .name: sum_records_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 17
    .vgpr_count: 20
    .wavefront_size: 64
amdhsa.target: amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
