	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.type	brighten,@function
brighten: ; @brighten
	.file	0 "widths.cu"
	.file	1 "gpu.h"
	.loc	1 32 0 ; @[ widths.cu:10 ]
	s_clause 0x1
	s_load_b32 s4, s[0:1], 0x24
	s_load_b64 s[2:3], s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 10 0
	v_mad_u64_u32 v[1:2], null, s15, s4, v[0:1]
	.loc	0 11 0
	v_cmp_gt_i32_e32 vcc_lo, s3, v1
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB0_2
	.loc	0 0 0
	s_load_b128 s[4:7], s[0:1], 0x0
	.loc	0 12 0
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[4:5], 4, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s4, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s5, v5, vcc_lo
	v_add_co_u32 v4, vcc_lo, s6, v4
	v_add_co_ci_u32_e64 v5, null, s7, v5, vcc_lo
	global_load_b128 v[0:3], v[0:1], off
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v0, s2, v0 :: v_dual_mul_f32 v1, s2, v1
	.loc	0 14 0
	v_dual_mul_f32 v2, s2, v2 :: v_dual_mul_f32 v3, s2, v3
	.loc	0 15 0
	global_store_b128 v[4:5], v[0:3], off
.LBB0_2:
	.loc	0 16 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel brighten
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
	.type	brighten_fixed,@function
brighten_fixed: ; @brighten_fixed
	.loc	1 32 0 ; @[ widths.cu:19 ]
	s_clause 0x1
	s_load_b32 s4, s[0:1], 0x24
	s_load_b64 s[2:3], s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 19 0
	v_mad_u64_u32 v[1:2], null, s15, s4, v[0:1]
	.loc	0 20 0
	v_cmp_gt_i32_e32 vcc_lo, s3, v1
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB1_2
	.loc	0 0 0
	s_load_b128 s[4:7], s[0:1], 0x0
	.loc	0 21 0
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[4:5], 4, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s4, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s5, v5, vcc_lo
	.loc	0 22 0
	v_add_co_u32 v4, vcc_lo, s6, v4
	v_add_co_ci_u32_e64 v5, null, s7, v5, vcc_lo
	.loc	0 21 0
	global_load_b128 v[0:3], v[0:1], off
	.loc	0 22 0
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v0, s2, v0 :: v_dual_mul_f32 v1, s2, v1
	v_dual_mul_f32 v2, s2, v2 :: v_dual_mul_f32 v3, s2, v3
	global_store_b128 v[4:5], v[0:3], off
.LBB1_2:
	.loc	0 23 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel brighten_fixed
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
	.type	conjugate,@function
conjugate: ; @conjugate
	.loc	1 32 0 ; @[ widths.cu:27 ]
	s_clause 0x1
	s_load_b32 s2, s[0:1], 0x1c
	s_load_b32 s3, s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	0 27 0
	v_mad_u64_u32 v[1:2], null, s15, s2, v[0:1]
	.loc	0 28 0
	s_mov_b32 s2, exec_lo
	v_cmpx_gt_i32_e64 s3, v1
	s_cbranch_execz .LBB2_2
	.loc	1 31 0 ; @[ widths.cu:27 ]
	s_load_b64 s[0:1], s[0:1], 0x0
	.loc	0 29 0
	v_lshlrev_b32_e32 v0, 1, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, vcc_lo, s0, v0
	v_add_co_ci_u32_e64 v5, null, s1, v1, vcc_lo
	global_load_b128 v[0:3], v[4:5], off
	.loc	0 30 0
	s_waitcnt vmcnt(0)
	v_add_f64 v[0:1], v[0:1], v[0:1]
	.loc	0 31 0
	v_mul_f64 v[2:3], v[2:3], -2.0
	global_store_b128 v[4:5], v[0:3], off
.LBB2_2:
	.loc	0 32 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel conjugate
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
	.text
	.type	conjugate_fixed,@function
conjugate_fixed: ; @conjugate_fixed
	.loc	1 32 0 ; @[ widths.cu:35 ]
	s_clause 0x1
	s_load_b32 s2, s[0:1], 0x1c
	s_load_b32 s3, s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	0 35 0
	v_mad_u64_u32 v[1:2], null, s15, s2, v[0:1]
	.loc	0 36 0
	s_mov_b32 s2, exec_lo
	v_cmpx_gt_i32_e64 s3, v1
	s_cbranch_execz .LBB3_2
	.loc	1 31 0 ; @[ widths.cu:35 ]
	s_load_b64 s[0:1], s[0:1], 0x0
	.loc	0 37 0
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 4, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v4, vcc_lo, s0, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, s1, v1, vcc_lo
	global_load_b128 v[0:3], v[4:5], off
	.loc	0 38 0
	s_waitcnt vmcnt(0)
	v_add_f64 v[0:1], v[0:1], v[0:1]
	.loc	0 39 0
	v_mul_f64 v[2:3], v[2:3], -2.0
	.loc	0 40 0
	global_store_b128 v[4:5], v[0:3], off
.LBB3_2:
	.loc	0 41 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel conjugate_fixed
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
	.text
	.type	invert_bytes,@function
invert_bytes: ; @invert_bytes
	.loc	1 32 0 ; @[ widths.cu:45 ]
	s_clause 0x1
	s_load_b32 s4, s[0:1], 0x24
	s_load_b32 s8, s[0:1], 0x10
	s_add_u32 s2, s0, 24
	s_addc_u32 s3, s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s4, 0xffff
	.loc	0 45 0
	s_mov_b32 s4, exec_lo
	v_mad_u64_u32 v[1:2], null, s15, s9, v[0:1]
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_gt_i32_e64 s8, v1
	s_cbranch_execz .LBB4_3
	.loc	0 0 0
	s_load_b32 s2, s[2:3], 0x0
	s_load_b128 s[4:7], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s1, s2, s9
	s_mov_b32 s2, 0
.LBB4_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 45 0
	v_ashrrev_i32_e32 v4, 31, v1
	v_add_co_u32 v2, vcc_lo, s4, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v3, null, s5, v4, vcc_lo
	global_load_d16_u8 v0, v[2:3], off
	v_add_co_u32 v2, vcc_lo, s6, v1
	v_add_nc_u32_e32 v1, s1, v1
	v_add_co_ci_u32_e64 v3, null, s7, v4, vcc_lo
	v_cmp_le_i32_e64 s0, s8, v1
	s_or_b32 s2, s0, s2
	s_waitcnt vmcnt(0)
	v_xor_b16 v0.l, v0.l, -1
	global_store_b8 v[2:3], v0, off
	s_and_not1_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB4_2
.LBB4_3:
	.loc	0 46 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel invert_bytes
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
	.type	invert_bytes_fixed,@function
invert_bytes_fixed: ; @invert_bytes_fixed
	.loc	1 32 0 ; @[ widths.cu:49 ]
	s_clause 0x1
	s_load_b32 s4, s[0:1], 0x24
	s_load_b32 s8, s[0:1], 0x10
	s_add_u32 s2, s0, 24
	s_addc_u32 s3, s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s4, 0xffff
	.loc	0 49 0
	s_mov_b32 s4, exec_lo
	v_mad_u64_u32 v[1:2], null, s15, s9, v[0:1]
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_gt_i32_e64 s8, v1
	s_cbranch_execz .LBB5_3
	.loc	0 0 0
	s_load_b32 s2, s[2:3], 0x0
	s_load_b128 s[4:7], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s1, s2, s9
	s_mov_b32 s2, 0
.LBB5_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 50 0
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[6:7], 4, v[1:2]
	.loc	0 49 0
	v_add_nc_u32_e32 v1, s1, v1
	.loc	0 50 0
	v_add_co_u32 v2, vcc_lo, s4, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v3, null, s5, v7, vcc_lo
	.loc	0 49 0
	v_cmp_le_i32_e32 vcc_lo, s8, v1
	.loc	0 52 0
	v_add_co_u32 v6, s0, s6, v6
	.loc	0 50 0
	global_load_b128 v[2:5], v[2:3], off
	.loc	0 52 0
	v_add_co_ci_u32_e64 v7, null, s7, v7, s0
	.loc	0 49 0
	s_or_b32 s2, vcc_lo, s2
	.loc	0 51 0
	s_waitcnt vmcnt(0)
	v_not_b32_e32 v2, v2
	v_not_b32_e32 v3, v3
	v_not_b32_e32 v4, v4
	v_not_b32_e32 v5, v5
	.loc	0 52 0
	global_store_b128 v[6:7], v[2:5], off
	.loc	0 49 0
	s_and_not1_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB5_2
.LBB5_3:
	.loc	0 54 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel invert_bytes_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	sum_halves,@function
sum_halves: ; @sum_halves
	.loc	1 30 0 ; @[ widths.cu:60 ]
	s_load_b32 s4, s[0:1], 0x10
	.loc	0 60 0
	s_mov_b32 s2, exec_lo
                                        ; kill: def $vgpr0 killed $vgpr0 def $vgpr1
	s_waitcnt lgkmcnt(0)
	v_cmpx_le_i32_e64 s4, v0
	s_xor_b32 s2, exec_lo, s2
	.loc	0 61 0
	v_mov_b32_e32 v1, 0
	.loc	0 0 0
	s_or_saveexec_b32 s5, s2
	s_load_b64 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v4, 0
	s_xor_b32 exec_lo, exec_lo, s5
	s_cbranch_execz .LBB6_6
	s_load_b64 s[0:1], s[0:1], 0x0
	.loc	0 60 0
	v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v2, 1, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_mov_b32 v5, v0 :: v_dual_mov_b32 v4, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, s0, s0, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s1, 0, s0
	s_mov_b32 s1, 0
.LBB6_4: ; =>This Inner Loop Header: Depth=1
	global_load_d16_b16 v6, v[2:3], off
	v_add_co_u32 v2, vcc_lo, 0x200, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	.loc	1 66 0 ; @[ widths.cu:60 ]
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v6, v6.l
	.loc	0 60 0
	v_dual_add_f32 v4, v4, v6 :: v_dual_add_nc_u32 v5, 0x100, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_le_i32_e64 s0, s4, v5
	s_or_b32 s1, s0, s1
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB6_4
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s1
.LBB6_6:
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 61 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s2, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_store_b32 v[0:1], v4, off
	.loc	0 62 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel sum_halves
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 6
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	sum_halves_fixed,@function
sum_halves_fixed: ; @sum_halves_fixed
	.loc	1 30 0 ; @[ widths.cu:67 ]
	s_load_b32 s4, s[0:1], 0x10
	.loc	0 67 0
	s_mov_b32 s2, exec_lo
                                        ; kill: def $vgpr0 killed $vgpr0 def $vgpr1
	s_waitcnt lgkmcnt(0)
	v_cmpx_le_i32_e64 s4, v0
	s_xor_b32 s2, exec_lo, s2
	.loc	0 73 0
	v_mov_b32_e32 v1, 0
	.loc	0 0 0
	s_or_saveexec_b32 s5, s2
	s_load_b64 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v4, 0
	s_xor_b32 exec_lo, exec_lo, s5
	s_cbranch_execz .LBB7_6
	s_load_b64 s[0:1], s[0:1], 0x0
	.loc	0 67 0
	v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v2, 4, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_mov_b32 v5, v0 :: v_dual_mov_b32 v4, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, s0, s0, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s1, 0, s0
	s_mov_b32 s1, 0
	.loc	0 0 0
.LBB7_4: ; =>This Inner Loop Header: Depth=1
	.loc	0 68 0
	global_load_b128 v[6:9], v[2:3], off
	.loc	0 67 0
	v_add_co_u32 v2, vcc_lo, 0x1000, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	v_add_nc_u32_e32 v5, 0x100, v5
	v_cmp_le_i32_e64 s0, s4, v5
	s_or_b32 s1, s0, s1
	.loc	1 66 0 ; @[ widths.cu:71 ]
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v10, v6.h
	v_cvt_f32_f16_e32 v6, v6.l
	v_cvt_f32_f16_e32 v11, v7.h
	v_cvt_f32_f16_e32 v7, v7.l
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	.loc	0 71 0
	v_add_f32_e32 v6, v6, v10
	.loc	1 66 0 ; @[ widths.cu:71 ]
	v_cvt_f32_f16_e32 v10, v8.h
	v_cvt_f32_f16_e32 v8, v8.l
	.loc	0 71 0
	v_dual_add_f32 v7, v7, v11 :: v_dual_add_f32 v4, v4, v6
	.loc	1 66 0 ; @[ widths.cu:71 ]
	v_cvt_f32_f16_e32 v6, v9.h
	v_cvt_f32_f16_e32 v9, v9.l
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	0 71 0
	v_add_f32_e32 v8, v8, v10
	v_add_f32_e32 v4, v4, v7
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_f32_e32 v6, v9, v6
	v_add_f32_e32 v4, v4, v8
	s_delay_alu instid0(VALU_DEP_1)
	v_add_f32_e32 v4, v4, v6
	.loc	0 67 0
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB7_4
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s1
.LBB7_6:
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 73 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s2, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_store_b32 v[0:1], v4, off
	.loc	0 74 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel sum_halves_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 6
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 3
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	sum_records,@function
sum_records: ; @sum_records
	.loc	1 30 0 ; @[ widths.cu:88 ]
	s_load_b32 s4, s[0:1], 0x10
	.loc	0 88 0
	s_mov_b32 s2, exec_lo
                                        ; kill: def $vgpr0 killed $vgpr0 def $vgpr1
	s_waitcnt lgkmcnt(0)
	v_cmpx_le_i32_e64 s4, v0
	s_xor_b32 s2, exec_lo, s2
	.loc	0 89 0
	v_mov_b32_e32 v1, 0
	.loc	0 0 0
	s_or_saveexec_b32 s5, s2
	s_load_b64 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v4, 0
	s_xor_b32 exec_lo, exec_lo, s5
	s_cbranch_execz .LBB8_6
	s_load_b64 s[0:1], s[0:1], 0x0
	.loc	0 88 0
	v_mov_b32_e32 v1, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_dual_mov_b32 v5, v0 :: v_dual_mov_b32 v4, v1
	s_waitcnt lgkmcnt(0)
	v_mad_u64_u32 v[2:3], null, v0, 5, s[0:1]
	s_mov_b32 s1, 0
	v_add_co_u32 v2, vcc_lo, v2, 1
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
.LBB8_4: ; =>This Inner Loop Header: Depth=1
	global_load_b32 v6, v[2:3], off
	v_add_nc_u32_e32 v5, 0x100, v5
	v_add_co_u32 v2, vcc_lo, 0x500, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	v_cmp_le_i32_e64 s0, s4, v5
	s_or_b32 s1, s0, s1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, v6, v4
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB8_4
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s1
.LBB8_6:
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 89 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s2, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_store_b32 v[0:1], v4, off
	.loc	0 90 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel sum_records
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 6
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	sum_records_fixed,@function
sum_records_fixed: ; @sum_records_fixed
	.loc	1 30 0 ; @[ widths.cu:94 ]
	s_load_b32 s4, s[0:1], 0x10
	.loc	0 94 0
	s_mov_b32 s2, exec_lo
                                        ; kill: def $vgpr0 killed $vgpr0 def $vgpr1
	s_waitcnt lgkmcnt(0)
	v_cmpx_le_i32_e64 s4, v0
	s_xor_b32 s2, exec_lo, s2
	.loc	0 95 0
	v_mov_b32_e32 v1, 0
	.loc	0 0 0
	s_or_saveexec_b32 s5, s2
	s_load_b64 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v4, 0
	s_xor_b32 exec_lo, exec_lo, s5
	s_cbranch_execz .LBB9_6
	s_load_b64 s[0:1], s[0:1], 0x0
	.loc	0 94 0
	v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v2, 3, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_mov_b32 v5, v0 :: v_dual_mov_b32 v4, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, s0, s0, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s1, 0, s0
	s_mov_b32 s1, 0
	v_add_co_u32 v2, vcc_lo, v2, 4
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
.LBB9_4: ; =>This Inner Loop Header: Depth=1
	global_load_b64 v[6:7], v[2:3], off offset:-4
	v_add_nc_u32_e32 v5, 0x100, v5
	v_add_co_u32 v2, vcc_lo, 0x800, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	v_cmp_le_i32_e64 s0, s4, v5
	s_or_b32 s1, s0, s1
	s_waitcnt vmcnt(0)
	v_add3_u32 v4, v7, v4, v6
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB9_4
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s1
.LBB9_6:
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 95 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s2, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_store_b32 v[0:1], v4, off
	.loc	0 96 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel sum_records_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 8
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
    .name: brighten_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 18
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
    .name: conjugate
    .private_segment_fixed_size: 0
    .sgpr_count: 18
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
    .name: conjugate_fixed
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
    .name: invert_bytes
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
    .name: invert_bytes_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 18
    .vgpr_count: 8
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
    .name: sum_halves
    .private_segment_fixed_size: 0
    .sgpr_count: 8
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
    .name: sum_halves_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 8
    .vgpr_count: 12
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
    .name: sum_records
    .private_segment_fixed_size: 0
    .sgpr_count: 8
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
    .name: sum_records_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 8
    .vgpr_count: 8
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target: amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
