	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.type	degrees,@function
degrees: ; @degrees
	.file	0 "arithmetic.cu"
	.file	1 "gpu.h"
	.loc	1 30 0 ; @[ arithmetic.cu:7 ]
	s_load_b32 s6, s[0:1], 0x10
	.loc	0 7 0
	s_mov_b32 s2, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_i32_e64 s6, v0
	s_cbranch_execz .LBB0_3
	.loc	0 0 0
	s_load_b128 s[8:11], s[0:1], 0x0
	.loc	0 7 0
	v_lshlrev_b32_e32 v3, 2, v0
	s_mov_b32 s2, 0x9999999a
	s_mov_b32 s4, 0x1a6394b6
	s_mov_b32 s1, 0
	s_mov_b32 s3, 0x3fb99999
	s_mov_b32 s5, 0x404ca5dc
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s0, s8, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s9, 0, s0
	v_add_co_u32 v3, s0, s10, v3
	v_add_co_ci_u32_e64 v4, null, s11, 0, s0
	.loc	0 0 0
.LBB0_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 7 0
	global_load_b32 v5, v[1:2], off
	v_add_nc_u32_e32 v0, 0x100, v0
	v_add_co_u32 v1, vcc_lo, 0x400, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v2, null, 0, v2, vcc_lo
	v_cmp_le_i32_e32 vcc_lo, s6, v0
	s_or_b32 s1, vcc_lo, s1
	s_waitcnt vmcnt(0)
	v_cvt_f64_f32_e32 v[5:6], v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f64 v[5:6], v[5:6], s[4:5], s[2:3]
	v_cvt_f32_f64_e32 v5, v[5:6]
	global_store_b32 v[3:4], v5, off
	v_add_co_u32 v3, s0, 0x400, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, 0, v4, s0
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB0_2
.LBB0_3:
	.loc	0 8 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel degrees
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 12
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	degrees_fixed,@function
degrees_fixed: ; @degrees_fixed
	.loc	1 30 0 ; @[ arithmetic.cu:12 ]
	s_load_b32 s2, s[0:1], 0x10
	.loc	0 12 0
	s_mov_b32 s3, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_i32_e64 s2, v0
	s_cbranch_execz .LBB1_3
	.loc	0 0 0
	s_load_b128 s[4:7], s[0:1], 0x0
	.loc	0 12 0
	v_lshlrev_b32_e32 v3, 2, v0
	s_mov_b32 s1, 0
	s_mov_b32 s3, 0x42652ee1
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, s0, s4, v3
	v_add_co_ci_u32_e64 v2, null, s5, 0, s0
	v_add_co_u32 v3, s0, s6, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, s7, 0, s0
	.loc	0 0 0
.LBB1_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 12 0
	global_load_b32 v5, v[1:2], off
	v_add_nc_u32_e32 v0, 0x100, v0
	v_add_co_u32 v1, vcc_lo, 0x400, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v2, null, 0, v2, vcc_lo
	v_cmp_le_i32_e32 vcc_lo, s2, v0
	s_or_b32 s1, vcc_lo, s1
	s_waitcnt vmcnt(0)
	v_fmaak_f32 v5, s3, v5, 0x3dcccccd
	global_store_b32 v[3:4], v5, off
	v_add_co_u32 v3, s0, 0x400, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, 0, v4, s0
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB1_2
.LBB1_3:
	.loc	0 13 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel degrees_fixed
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
	.type	lengths,@function
lengths: ; @lengths
	.loc	1 32 0 ; @[ arithmetic.cu:17 ]
	s_clause 0x2
	s_load_b32 s2, s[0:1], 0x24
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	.loc	0 17 0
	v_mad_u64_u32 v[1:2], null, s15, s2, v[0:1]
	s_mov_b32 s2, 0x33333333
	s_mov_b32 s3, 0x3fd33333
	.loc	0 18 0
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s6, v0
	v_add_co_ci_u32_e64 v3, null, s7, v1, vcc_lo
	global_load_b32 v4, v[2:3], off
	v_add_co_u32 v2, vcc_lo, s4, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s5, v1, vcc_lo
	global_load_b32 v5, v[2:3], off
	s_waitcnt vmcnt(1)
	v_cvt_f64_f32_e32 v[2:3], v4
	s_waitcnt vmcnt(0)
	v_cvt_f64_f32_e32 v[4:5], v5
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f64 v[2:3], v[2:3], v[2:3]
	v_fma_f64 v[2:3], v[4:5], v[4:5], v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_gt_f64_e32 vcc_lo, 0x10000000, v[2:3]
	v_cndmask_b32_e64 v4, 0, 0x100, vcc_lo
	v_ldexp_f64 v[2:3], v[2:3], v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_rsq_f64_e32 v[4:5], v[2:3]
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f64 v[6:7], v[2:3], v[4:5]
	v_mul_f64 v[4:5], v[4:5], 0.5
	v_fma_f64 v[8:9], -v[4:5], v[6:7], 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fma_f64 v[6:7], v[6:7], v[8:9], v[6:7]
	v_fma_f64 v[4:5], v[4:5], v[8:9], v[4:5]
	v_fma_f64 v[8:9], -v[6:7], v[6:7], v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f64 v[6:7], v[8:9], v[4:5], v[6:7]
	v_fma_f64 v[8:9], -v[6:7], v[6:7], v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_fma_f64 v[4:5], v[8:9], v[4:5], v[6:7]
	v_cndmask_b32_e64 v6, 0, 0xffffff80, vcc_lo
	v_cmp_class_f64_e64 vcc_lo, v[2:3], 0x260
	v_ldexp_f64 v[4:5], v[4:5], v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v3, v5, v3 :: v_dual_cndmask_b32 v2, v4, v2
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e64 v1, null, s1, v1, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f64 v[2:3], v[2:3], s[2:3]
	v_cvt_f32_f64_e32 v2, v[2:3]
	global_store_b32 v[0:1], v2, off
	.loc	0 19 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel lengths
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 4
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	lengths_fixed,@function
lengths_fixed: ; @lengths_fixed
	.loc	1 32 0 ; @[ arithmetic.cu:22 ]
	s_clause 0x2
	s_load_b32 s2, s[0:1], 0x24
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 22 0
	v_mad_u64_u32 v[1:2], null, s15, s2, v[0:1]
	.loc	0 23 0
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	v_add_co_u32 v2, vcc_lo, s6, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s7, v1, vcc_lo
	v_add_co_u32 v4, vcc_lo, s4, v0
	v_add_co_ci_u32_e64 v5, null, s5, v1, vcc_lo
	global_load_b32 v2, v[2:3], off
	global_load_b32 v3, v[4:5], off
	v_add_co_u32 v0, vcc_lo, s0, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s1, v1, vcc_lo
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v2, v2, v2
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v2, v3, v3
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 75 0 ; @[ arithmetic.cu:23 ]
	v_rsq_f32_e32 v2, v2
	.loc	1 76 0 ; @[ arithmetic.cu:23 ]
	s_waitcnt_depctr depctr_va_vdst(0)
	v_rcp_f32_e32 v2, v2
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v2, 0x3e99999a, v2
	.loc	0 23 0
	global_store_b32 v[0:1], v2, off
	.loc	0 24 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel lengths_fixed
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
	.type	wide_sum,@function
wide_sum: ; @wide_sum
	.loc	0 29 0
	s_load_b32 s4, s[0:1], 0x10
	s_mov_b32 s5, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s4, 0
	s_cbranch_scc1 .LBB4_2
	.loc	0 30 0
	v_mov_b32_e32 v1, 0
	s_load_b64 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v2, 0
	s_and_not1_b32 vcc_lo, exec_lo, s5
	s_cbranch_vccz .LBB4_3
	s_branch .LBB4_6
.LBB4_2:
	.loc	0 0 0
	s_load_b64 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v2, 0
.LBB4_3:
	s_load_b64 s[0:1], s[0:1], 0x0
	.loc	0 29 0
	v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v4, 2, v0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, s0, s0, v4
	v_add_co_ci_u32_e64 v5, null, s1, 0, s0
.LBB4_4: ; =>This Inner Loop Header: Depth=1
	global_load_b32 v6, v[4:5], off
	v_add_co_u32 v4, vcc_lo, 0x400, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_add_co_ci_u32_e64 v5, null, 0, v5, vcc_lo
	s_add_i32 s4, s4, -1
	s_cmp_eq_u32 s4, 0
	s_waitcnt vmcnt(0)
	v_cvt_f64_f32_e32 v[6:7], v6
	s_delay_alu instid0(VALU_DEP_1)
	v_add_f64 v[2:3], v[2:3], v[6:7]
	s_cbranch_scc0 .LBB4_4
	.loc	0 0 0
	s_delay_alu instid0(VALU_DEP_1)
	.loc	0 30 0
	v_cvt_f32_f64_e32 v2, v[2:3]
.LBB4_6:
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_store_b32 v[0:1], v2, off
	.loc	0 31 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel wide_sum
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
	.type	wide_sum_fixed,@function
wide_sum_fixed: ; @wide_sum_fixed
	.loc	0 35 0
	s_load_b32 s4, s[0:1], 0x10
	s_mov_b32 s5, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s4, 0
	s_cbranch_scc1 .LBB5_2
	.loc	0 40 0
	v_mov_b32_e32 v1, 0
	s_load_b64 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v4, 0
	s_and_not1_b32 vcc_lo, exec_lo, s5
	s_cbranch_vccz .LBB5_3
	s_branch .LBB5_5
.LBB5_2:
	.loc	0 0 0
	s_load_b64 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v4, 0
.LBB5_3:
	s_load_b64 s[0:1], s[0:1], 0x0
	.loc	0 35 0
	v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v2, 2, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v5, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, s0, s0, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s1, 0, s0
.LBB5_4: ; =>This Inner Loop Header: Depth=1
	.loc	0 36 0
	global_load_b32 v6, v[2:3], off
	v_mov_b32_e32 v7, v4
	.loc	0 35 0
	v_add_co_u32 v2, vcc_lo, 0x400, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	s_add_i32 s4, s4, -1
	s_cmp_eq_u32 s4, 0
	.loc	0 36 0
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v5, v6, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v4, v7, v5
	.loc	0 37 0
	v_sub_f32_e32 v6, v4, v7
	s_delay_alu instid0(VALU_DEP_1)
	v_sub_f32_e32 v5, v6, v5
	.loc	0 35 0
	s_cbranch_scc0 .LBB5_4
.LBB5_5:
	.loc	0 40 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_store_b32 v[0:1], v4, off
	.loc	0 41 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel wide_sum_fixed
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
	.type	ramps,@function
ramps: ; @ramps
	.loc	0 46 0
	s_clause 0x1
	s_load_b32 s4, s[0:1], 0x10
	s_load_b64 s[2:3], s[0:1], 0x8
	v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s4, 1
	s_cbranch_scc1 .LBB6_3
	.loc	0 0 0
	s_load_b64 s[0:1], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v2, v0, s[0:1]
	s_mov_b32 s0, 0
.LBB6_2: ; =>This Inner Loop Header: Depth=1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	.loc	0 46 0
	v_cvt_f32_u32_e32 v3, s0
	s_add_i32 s0, s0, 1
	s_cmp_eq_u32 s4, s0
	s_waitcnt vmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v1, v2, v3
	v_cvt_i32_f32_e32 v1, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_cvt_f32_i32_e32 v1, v1
	s_cbranch_scc0 .LBB6_2
.LBB6_3:
	.loc	0 47 0
	global_store_b32 v0, v1, s[2:3]
	.loc	0 48 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel ramps
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 5
		.amdhsa_reserve_vcc 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	ramps_fixed,@function
ramps_fixed: ; @ramps_fixed
	.loc	1 30 0 ; @[ arithmetic.cu:51 ]
	s_clause 0x1
	s_load_b32 s4, s[0:1], 0x10
	s_load_b64 s[2:3], s[0:1], 0x8
	.loc	0 51 0
	v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v0, 2, v0
	.loc	0 52 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s4, 1
	s_cbranch_scc1 .LBB7_3
	.loc	0 0 0
	s_load_b64 s[0:1], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 0
	.loc	0 51 0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v2, v0, s[0:1]
.LBB7_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(SALU_CYCLE_1)
	.loc	0 53 0
	v_add_f32_e32 v1, v1, v3
	.loc	0 54 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v3, v2, v3
	.loc	0 52 0
	s_add_i32 s4, s4, -1
	s_cmp_eq_u32 s4, 0
	s_cbranch_scc0 .LBB7_2
.LBB7_3:
	.loc	0 56 0
	global_store_b32 v0, v1, s[2:3]
	.loc	0 57 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel ramps_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 5
		.amdhsa_reserve_vcc 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	normalize,@function
normalize: ; @normalize
	.loc	1 30 0 ; @[ arithmetic.cu:61 ]
	s_load_b32 s2, s[0:1], 0x18
	.loc	0 61 0
	s_mov_b32 s3, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_i32_e64 s2, v0
	s_cbranch_execz .LBB8_3
	.loc	0 0 0
	s_load_b64 s[4:5], s[0:1], 0x10
	v_lshlrev_b32_e32 v3, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v5, v3, s[4:5]
	s_load_b128 s[4:7], s[0:1], 0x0
	s_mov_b32 s1, 0
	.loc	0 61 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s0, s4, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s5, 0, s0
	v_add_co_u32 v3, s0, s6, v3
	v_add_co_ci_u32_e64 v4, null, s7, 0, s0
	s_set_inst_prefetch_distance 0x1
	.loc	0 0 0
.LBB8_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 61 0
	global_load_b32 v6, v[1:2], off
	v_add_co_u32 v1, vcc_lo, 0x400, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, 0, v2, vcc_lo
	v_add_nc_u32_e32 v0, 0x100, v0
	v_cmp_le_i32_e64 s0, s2, v0
	s_or_b32 s1, s0, s1
	s_waitcnt vmcnt(0)
	v_div_scale_f32 v7, null, v5, v5, v6
	v_div_scale_f32 v9, vcc_lo, v6, v5, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v8, v7
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v10, -v7, v8, 1.0
	v_fmac_f32_e32 v8, v10, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v10, v9, v8
	v_fma_f32 v11, -v7, v10, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v10, v11, v8
	v_fma_f32 v7, -v7, v10, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_div_fmas_f32 v7, v7, v8, v10
	v_div_fixup_f32 v6, v7, v5, v6
	global_store_b32 v[3:4], v6, off
	v_add_co_u32 v3, vcc_lo, 0x400, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, 0, v4, vcc_lo
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB8_2
.LBB8_3:
	.loc	0 0 0
	s_set_inst_prefetch_distance 0x2
	.loc	0 62 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel normalize
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 3
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	normalize_fixed,@function
normalize_fixed: ; @normalize_fixed
	.loc	1 30 0 ; @[ arithmetic.cu:65 ]
	s_load_b32 s2, s[0:1], 0x18
	.loc	0 66 0
	s_mov_b32 s3, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_i32_e64 s2, v0
	s_cbranch_execz .LBB9_3
	.loc	0 0 0
	s_load_b64 s[4:5], s[0:1], 0x10
	.loc	0 65 0
	v_lshlrev_b32_e32 v3, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v4, v3, s[4:5]
	s_load_b128 s[4:7], s[0:1], 0x0
	s_mov_b32 s1, 0
	s_waitcnt vmcnt(0)
	v_div_scale_f32 v1, null, v4, v4, 1.0
	v_div_scale_f32 v6, vcc_lo, 1.0, v4, 1.0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v2, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v5, -v1, v2, 1.0
	v_fmac_f32_e32 v2, v5, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v5, v6, v2
	v_fma_f32 v7, -v1, v5, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v5, v7, v2
	v_fma_f32 v1, -v1, v5, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_div_fmas_f32 v5, v1, v2, v5
	.loc	0 66 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s0, s4, v3
	v_add_co_ci_u32_e64 v2, null, s5, 0, s0
	v_add_co_u32 v3, s0, s6, v3
	.loc	0 65 0
	v_div_fixup_f32 v5, v5, v4, 1.0
	.loc	0 66 0
	v_add_co_ci_u32_e64 v4, null, s7, 0, s0
	.loc	0 0 0
.LBB9_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 66 0
	global_load_b32 v6, v[1:2], off
	v_add_nc_u32_e32 v0, 0x100, v0
	v_add_co_u32 v1, vcc_lo, 0x400, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v2, null, 0, v2, vcc_lo
	v_cmp_le_i32_e32 vcc_lo, s2, v0
	s_or_b32 s1, vcc_lo, s1
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, v5, v6
	global_store_b32 v[3:4], v6, off
	v_add_co_u32 v3, s0, 0x400, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, 0, v4, s0
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB9_2
.LBB9_3:
	.loc	0 67 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel normalize_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 3
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	ratios,@function
ratios: ; @ratios
	.loc	1 30 0 ; @[ arithmetic.cu:72 ]
	s_load_b32 s2, s[0:1], 0x18
	.loc	0 72 0
	s_mov_b32 s3, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_i32_e64 s2, v0
	s_cbranch_execz .LBB10_3
	.loc	0 0 0
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	.loc	0 72 0
	v_lshlrev_b32_e32 v5, 2, v0
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, s3, s4, v5
	v_add_co_ci_u32_e64 v2, null, s5, 0, s3
	v_add_co_u32 v3, s3, s6, v5
	v_add_co_u32 v5, s0, s0, v5
	v_add_co_ci_u32_e64 v4, null, s7, 0, s3
	v_add_co_ci_u32_e64 v6, null, s1, 0, s0
	s_mov_b32 s1, 0
	s_set_inst_prefetch_distance 0x1
	.loc	0 0 0
.LBB10_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 72 0
	global_load_b32 v7, v[1:2], off
	global_load_b32 v8, v[3:4], off
	v_add_co_u32 v1, vcc_lo, 0x400, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, 0, v2, vcc_lo
	v_add_co_u32 v3, vcc_lo, 0x400, v3
	v_add_co_ci_u32_e64 v4, null, 0, v4, vcc_lo
	v_add_nc_u32_e32 v0, 0x100, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_cmp_le_i32_e64 s0, s2, v0
	s_or_b32 s1, s0, s1
	s_waitcnt vmcnt(0)
	v_div_scale_f32 v9, null, v8, v8, v7
	v_div_scale_f32 v11, vcc_lo, v7, v8, v7
	v_rcp_f32_e32 v10, v9
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v12, -v9, v10, 1.0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v10, v12, v10
	v_mul_f32_e32 v12, v11, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v13, -v9, v12, v11
	v_fmac_f32_e32 v12, v13, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v9, -v9, v12, v11
	v_div_fmas_f32 v9, v9, v10, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_div_fixup_f32 v7, v9, v8, v7
	global_store_b32 v[5:6], v7, off
	v_add_co_u32 v5, vcc_lo, 0x400, v5
	v_add_co_ci_u32_e64 v6, null, 0, v6, vcc_lo
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB10_2
.LBB10_3:
	.loc	0 0 0
	s_set_inst_prefetch_distance 0x2
	.loc	0 73 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel ratios
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 14
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 3
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	ratios_fixed,@function
ratios_fixed: ; @ratios_fixed
	.loc	1 30 0 ; @[ arithmetic.cu:77 ]
	s_load_b32 s2, s[0:1], 0x18
	.loc	0 77 0
	s_mov_b32 s3, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_i32_e64 s2, v0
	s_cbranch_execz .LBB11_3
	.loc	0 0 0
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	.loc	0 77 0
	v_lshlrev_b32_e32 v5, 2, v0
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, s3, s4, v5
	v_add_co_ci_u32_e64 v2, null, s5, 0, s3
	v_add_co_u32 v3, s3, s6, v5
	v_add_co_u32 v5, s0, s0, v5
	v_add_co_ci_u32_e64 v4, null, s7, 0, s3
	v_add_co_ci_u32_e64 v6, null, s1, 0, s0
	s_mov_b32 s1, 0
	.loc	0 0 0
.LBB11_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 77 0
	global_load_b32 v7, v[3:4], off
	global_load_b32 v8, v[1:2], off
	v_add_co_u32 v1, vcc_lo, 0x400, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, 0, v2, vcc_lo
	v_add_co_u32 v3, vcc_lo, 0x400, v3
	v_add_co_ci_u32_e64 v4, null, 0, v4, vcc_lo
	.loc	1 76 0 ; @[ arithmetic.cu:77 ]
	s_waitcnt vmcnt(1)
	v_rcp_f32_e32 v7, v7
	s_waitcnt vmcnt(0)
	s_waitcnt_depctr depctr_va_vdst(0)
	v_dual_mul_f32 v7, v8, v7 :: v_dual_add_nc_u32 v0, 0x100, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	.loc	0 77 0
	v_cmp_le_i32_e32 vcc_lo, s2, v0
	global_store_b32 v[5:6], v7, off
	v_add_co_u32 v5, s0, 0x400, v5
	v_add_co_ci_u32_e64 v6, null, 0, v6, s0
	s_or_b32 s1, vcc_lo, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB11_2
.LBB11_3:
	.loc	0 78 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel ratios_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	potential,@function
potential: ; @potential
	.loc	1 30 0 ; @[ arithmetic.cu:82 ]
	s_clause 0x1
	s_load_b32 s6, s[0:1], 0x10
	s_load_b64 s[2:3], s[0:1], 0x8
	.loc	0 82 0
	v_mov_b32_e32 v4, 0
	.loc	0 85 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 1
	s_cbranch_scc1 .LBB12_3
	.loc	0 0 0
	s_load_b64 s[4:5], s[0:1], 0x0
	.loc	0 82 0
	v_lshlrev_b32_e32 v1, 4, v0
	s_waitcnt lgkmcnt(0)
	global_load_b128 v[1:4], v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, 0
.LBB12_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 86 0
	s_load_b128 s[8:11], s[4:5], 0x0
	.loc	0 85 0
	s_add_i32 s6, s6, -1
	s_add_u32 s4, s4, 16
	s_addc_u32 s5, s5, 0
	s_cmp_eq_u32 s6, 0
	.loc	0 87 0
	s_waitcnt lgkmcnt(0)
	v_dual_sub_f32 v5, s9, v2 :: v_dual_sub_f32 v6, s8, v1
	v_sub_f32_e32 v7, s10, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 88 0
	v_mul_f32_e32 v5, v5, v5
	v_fmac_f32_e32 v5, v6, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v5, v7, v7
	v_add_f32_e32 v5, 0x3c23d70a, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	.loc	1 73 0 ; @[ arithmetic.cu:88 ]
	v_mul_f32_e32 v6, 0x4f800000, v5
	v_cmp_gt_f32_e32 vcc_lo, 0xf800000, v5
	v_cndmask_b32_e32 v5, v5, v6, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_sqrt_f32_e32 v6, v5
	s_waitcnt_depctr depctr_va_vdst(0)
	v_add_nc_u32_e32 v7, -1, v6
	v_add_nc_u32_e32 v8, 1, v6
	v_fma_f32 v9, -v7, v6, v5
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v10, -v8, v6, v5
	v_cmp_ge_f32_e64 s0, 0, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cndmask_b32_e64 v6, v6, v7, s0
	v_cmp_lt_f32_e64 s0, 0, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v6, v6, v8, s0
	v_mul_f32_e32 v7, 0x37800000, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v6, v6, v7, vcc_lo
	v_cmp_class_f32_e64 vcc_lo, v5, 0x260
	v_cndmask_b32_e32 v5, v6, v5, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	.loc	0 88 0
	v_div_scale_f32 v6, null, v5, v5, s11
	v_div_scale_f32 v9, vcc_lo, s11, v5, s11
	v_rcp_f32_e32 v7, v6
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v8, -v6, v7, 1.0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v7, v8, v7
	v_mul_f32_e32 v8, v9, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v10, -v6, v8, v9
	v_fmac_f32_e32 v8, v10, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v6, -v6, v8, v9
	v_div_fmas_f32 v6, v6, v7, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_div_fixup_f32 v5, v6, v5, s11
	v_add_f32_e32 v4, v4, v5
	.loc	0 85 0
	s_cbranch_scc0 .LBB12_2
.LBB12_3:
	.loc	0 90 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_b32 v0, v4, s[2:3]
	.loc	0 91 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel potential
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 11
		.amdhsa_next_free_sgpr 12
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 4
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	potential_fixed,@function
potential_fixed: ; @potential_fixed
	.loc	1 30 0 ; @[ arithmetic.cu:94 ]
	s_clause 0x1
	s_load_b32 s4, s[0:1], 0x10
	s_load_b64 s[2:3], s[0:1], 0x8
	.loc	0 94 0
	v_mov_b32_e32 v4, 0
	.loc	0 97 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s4, 1
	s_cbranch_scc1 .LBB13_3
	.loc	0 0 0
	s_load_b64 s[0:1], s[0:1], 0x0
	.loc	0 94 0
	v_lshlrev_b32_e32 v1, 4, v0
	s_waitcnt lgkmcnt(0)
	global_load_b128 v[1:4], v1, s[0:1]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, 0
	.loc	0 0 0
.LBB13_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 98 0
	s_load_b128 s[8:11], s[0:1], 0x0
	.loc	0 97 0
	s_add_i32 s4, s4, -1
	s_add_u32 s0, s0, 16
	s_addc_u32 s1, s1, 0
	s_cmp_eq_u32 s4, 0
	.loc	0 99 0
	s_waitcnt lgkmcnt(0)
	v_dual_sub_f32 v5, s9, v2 :: v_dual_sub_f32 v6, s8, v1
	v_sub_f32_e32 v7, s10, v3
	.loc	0 100 0
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v5, v5, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v5, v6, v6
	v_fmac_f32_e32 v5, v7, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v5, 0x3c23d70a, v5
	.loc	1 75 0 ; @[ arithmetic.cu:100 ]
	v_rsq_f32_e32 v5, v5
	.loc	0 100 0
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fmac_f32_e32 v4, s11, v5
	.loc	0 97 0
	s_cbranch_scc0 .LBB13_2
.LBB13_3:
	.loc	0 102 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_b32 v0, v4, s[2:3]
	.loc	0 103 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel potential_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 12
		.amdhsa_reserve_vcc 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	double_ratios,@function
double_ratios: ; @double_ratios
	.loc	1 30 0 ; @[ arithmetic.cu:108 ]
	s_load_b32 s2, s[0:1], 0x18
	.loc	0 108 0
	s_mov_b32 s3, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_i32_e64 s2, v0
	s_cbranch_execz .LBB14_3
	.loc	0 0 0
	v_cvt_f64_u32_e32 v[1:2], v0
	.loc	1 30 0 ; @[ arithmetic.cu:108 ]
	s_load_b64 s[4:5], s[0:1], 0x10
	.loc	0 108 0
	v_lshlrev_b32_e32 v5, 3, v0
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_f64 v[1:2], s[4:5], v[1:2]
	s_load_b128 s[4:7], s[0:1], 0x0
	s_mov_b32 s1, 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v3, s0, s4, v5
	v_add_co_ci_u32_e64 v4, null, s5, 0, s0
	v_add_co_u32 v5, s0, s6, v5
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v6, null, s7, 0, s0
	s_set_inst_prefetch_distance 0x1
	.loc	0 0 0
.LBB14_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 108 0
	global_load_b64 v[7:8], v[3:4], off
	v_add_nc_u32_e32 v0, 0x100, v0
	s_waitcnt vmcnt(0)
	v_div_scale_f64 v[9:10], null, v[1:2], v[1:2], v[7:8]
	v_div_scale_f64 v[15:16], vcc_lo, v[7:8], v[1:2], v[7:8]
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f64_e32 v[11:12], v[9:10]
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f64 v[13:14], -v[9:10], v[11:12], 1.0
	v_fma_f64 v[11:12], v[11:12], v[13:14], v[11:12]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f64 v[13:14], -v[9:10], v[11:12], 1.0
	v_fma_f64 v[11:12], v[11:12], v[13:14], v[11:12]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f64 v[13:14], v[15:16], v[11:12]
	v_fma_f64 v[9:10], -v[9:10], v[13:14], v[15:16]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_div_fmas_f64 v[9:10], v[9:10], v[11:12], v[13:14]
	v_add_co_u32 v3, vcc_lo, 0x800, v3
	v_add_co_ci_u32_e64 v4, null, 0, v4, vcc_lo
	v_cmp_le_i32_e32 vcc_lo, s2, v0
	s_or_b32 s1, vcc_lo, s1
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_div_fixup_f64 v[7:8], v[9:10], v[1:2], v[7:8]
	global_store_b64 v[5:6], v[7:8], off
	v_add_co_u32 v5, s0, 0x800, v5
	v_add_co_ci_u32_e64 v6, null, 0, v6, s0
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB14_2
.LBB14_3:
	.loc	0 0 0
	s_set_inst_prefetch_distance 0x2
	.loc	0 109 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel double_ratios
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 17
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 3
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	double_ratios_fixed,@function
double_ratios_fixed: ; @double_ratios_fixed
	.loc	1 30 0 ; @[ arithmetic.cu:112 ]
	s_load_b32 s2, s[0:1], 0x18
	.loc	0 114 0
	s_mov_b32 s3, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_i32_e64 s2, v0
	s_cbranch_execz .LBB15_3
	.loc	0 112 0
	v_cvt_f64_u32_e32 v[1:2], v0
	.loc	1 30 0 ; @[ arithmetic.cu:112 ]
	s_load_b64 s[4:5], s[0:1], 0x10
	.loc	0 112 0
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_f64 v[1:2], s[4:5], v[1:2]
	s_load_b128 s[4:7], s[0:1], 0x0
	s_mov_b32 s1, 0
	v_div_scale_f64 v[3:4], null, v[1:2], v[1:2], 1.0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f64_e32 v[5:6], v[3:4]
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f64 v[7:8], -v[3:4], v[5:6], 1.0
	v_fma_f64 v[5:6], v[5:6], v[7:8], v[5:6]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f64 v[7:8], -v[3:4], v[5:6], 1.0
	v_fma_f64 v[5:6], v[5:6], v[7:8], v[5:6]
	v_div_scale_f64 v[7:8], vcc_lo, 1.0, v[1:2], 1.0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f64 v[9:10], v[7:8], v[5:6]
	v_fma_f64 v[3:4], -v[3:4], v[9:10], v[7:8]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_div_fmas_f64 v[3:4], v[3:4], v[5:6], v[9:10]
	.loc	0 114 0
	v_lshlrev_b32_e32 v5, 3, v0
	.loc	0 112 0
	v_div_fixup_f64 v[1:2], v[3:4], v[1:2], 1.0
	.loc	0 114 0
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v3, s0, s4, v5
	v_add_co_ci_u32_e64 v4, null, s5, 0, s0
	v_add_co_u32 v5, s0, s6, v5
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v6, null, s7, 0, s0
	.loc	0 0 0
.LBB15_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 114 0
	global_load_b64 v[7:8], v[3:4], off
	v_add_nc_u32_e32 v0, 0x100, v0
	v_add_co_u32 v3, vcc_lo, 0x800, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v4, null, 0, v4, vcc_lo
	v_cmp_le_i32_e32 vcc_lo, s2, v0
	s_or_b32 s1, vcc_lo, s1
	s_waitcnt vmcnt(0)
	v_mul_f64 v[7:8], v[1:2], v[7:8]
	global_store_b64 v[5:6], v[7:8], off
	v_add_co_u32 v5, s0, 0x800, v5
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v6, null, 0, v6, s0
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB15_2
.LBB15_3:
	.loc	0 115 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel double_ratios_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
	.type	softplus,@function
softplus: ; @softplus
	.loc	1 30 0 ; @[ arithmetic.cu:120 ]
	s_load_b32 s2, s[0:1], 0x10
	.loc	0 120 0
	s_mov_b32 s3, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_i32_e64 s2, v0
	s_cbranch_execz .LBB16_3
	.loc	0 0 0
	s_load_b128 s[4:7], s[0:1], 0x0
	.loc	0 120 0
	v_lshlrev_b32_e32 v3, 2, v0
	s_mov_b32 s1, 0
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, s0, s4, v3
	v_add_co_ci_u32_e64 v2, null, s5, 0, s0
	v_add_co_u32 v3, s0, s6, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, s7, 0, s0
.LBB16_2: ; =>This Inner Loop Header: Depth=1
	global_load_b32 v5, v[1:2], off
	v_add_co_u32 v1, s0, 0x400, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v2, null, 0, v2, s0
	.loc	1 77 0 ; @[ arithmetic.cu:120 ]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, 0x3fb8aa3b, v5
	v_cmp_ngt_f32_e32 vcc_lo, 0xc2ce8ed0, v5
	v_rndne_f32_e32 v7, v6
	v_fma_f32 v8, 0x3fb8aa3b, v5, -v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_sub_f32_e32 v6, v6, v7
	v_fmac_f32_e32 v8, 0x32a5705f, v5
	v_cvt_i32_f32_e32 v7, v7
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v6, v6, v8
	v_exp_f32_e32 v6, v6
	s_waitcnt_depctr depctr_va_vdst(0)
	v_ldexp_f32 v6, v6, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v6, 0, v6, vcc_lo
	v_cmp_nlt_f32_e32 vcc_lo, 0x42b17218, v5
	v_cndmask_b32_e32 v5, 0x7f800000, v6, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 120 0
	v_dual_add_f32 v5, 1.0, v5 :: v_dual_add_nc_u32 v0, 0x100, v0
	v_cmp_le_i32_e64 s0, s2, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	.loc	1 79 0 ; @[ arithmetic.cu:120 ]
	v_cmp_gt_f32_e32 vcc_lo, 0x800000, v5
	.loc	0 120 0
	s_or_b32 s1, s0, s1
	.loc	1 79 0 ; @[ arithmetic.cu:120 ]
	v_cndmask_b32_e64 v6, 0, 32, vcc_lo
	v_ldexp_f32 v5, v5, v6
	v_cndmask_b32_e64 v6, 0, 0x41b17218, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_log_f32_e32 v5, v5
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v7, 0x3f317217, v5
	v_cmp_gt_f32_e64 vcc_lo, 0x7f800000, |v5|
	v_fma_f32 v8, 0x3f317217, v5, -v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, 0x3377d1cf, v5
	v_add_f32_e32 v7, v7, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v5, v5, v7, vcc_lo
	v_sub_f32_e32 v5, v5, v6
	.loc	0 120 0
	global_store_b32 v[3:4], v5, off
	v_add_co_u32 v3, vcc_lo, 0x400, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, 0, v4, vcc_lo
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB16_2
.LBB16_3:
	.loc	0 121 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel softplus
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 4
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	softplus_fixed,@function
softplus_fixed: ; @softplus_fixed
	.loc	1 30 0 ; @[ arithmetic.cu:125 ]
	s_load_b32 s2, s[0:1], 0x10
	.loc	0 125 0
	s_mov_b32 s3, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_i32_e64 s2, v0
	s_cbranch_execz .LBB17_3
	.loc	0 0 0
	s_load_b128 s[4:7], s[0:1], 0x0
	.loc	0 125 0
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
.LBB17_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 125 0
	global_load_b32 v5, v[1:2], off
	v_add_co_u32 v1, vcc_lo, 0x400, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, 0, v2, vcc_lo
	.loc	1 78 0 ; @[ arithmetic.cu:125 ]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, 0x3fb8aa3b, v5
	v_exp_f32_e32 v5, v5
	.loc	0 125 0
	s_waitcnt_depctr depctr_va_vdst(0)
	v_dual_add_f32 v5, 1.0, v5 :: v_dual_add_nc_u32 v0, 0x100, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_le_i32_e32 vcc_lo, s2, v0
	.loc	1 80 0 ; @[ arithmetic.cu:125 ]
	v_log_f32_e32 v5, v5
	.loc	0 125 0
	s_or_b32 s1, vcc_lo, s1
	.loc	1 80 0 ; @[ arithmetic.cu:125 ]
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v5, 0x3f317218, v5
	.loc	0 125 0
	global_store_b32 v[3:4], v5, off
	v_add_co_u32 v3, s0, 0x400, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, 0, v4, s0
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB17_2
.LBB17_3:
	.loc	0 126 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel softplus_fixed
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
	.type	rows_of,@function
rows_of: ; @rows_of
	.loc	1 30 0 ; @[ arithmetic.cu:131 ]
	s_load_b64 s[2:3], s[0:1], 0x10
	.loc	0 131 0
	s_mov_b32 s4, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_i32_e64 s3, v0
	s_cbranch_execz .LBB18_3
	.loc	0 0 0
	s_abs_i32 s4, s2
	s_load_b128 s[8:11], s[0:1], 0x0
	v_cvt_f32_u32_e32 v1, s4
	s_sub_i32 s0, 0, s4
	s_ashr_i32 s1, s2, 31
	s_mov_b32 s2, 0
	.loc	0 131 0
	v_lshlrev_b32_e32 v4, 2, v0
	v_rcp_iflag_f32_e32 v1, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_u32_f32_e32 v3, v1
	v_mul_lo_u32 v1, s0, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_mul_hi_u32 v5, v3, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s0, s8, v4
	v_add_co_ci_u32_e64 v2, null, s9, 0, s0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v5, v3, v5
	v_add_co_u32 v3, s0, s10, v4
	v_add_co_ci_u32_e64 v4, null, s11, 0, s0
	s_set_inst_prefetch_distance 0x1
	.loc	0 0 0
.LBB18_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 131 0
	global_load_b32 v6, v[1:2], off
	v_mul_hi_u32 v7, v0, v5
	v_add_co_u32 v1, vcc_lo, 0x400, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v2, null, 0, v2, vcc_lo
	v_mul_lo_u32 v8, v7, s4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_nc_u32_e32 v8, v0, v8
	v_subrev_nc_u32_e32 v10, s4, v8
	v_cmp_le_u32_e32 vcc_lo, s4, v8
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v8, v8, v10 :: v_dual_add_nc_u32 v9, 1, v7
	v_dual_cndmask_b32 v7, v7, v9 :: v_dual_add_nc_u32 v0, 0x100, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_le_u32_e32 vcc_lo, s4, v8
	v_cmp_le_i32_e64 s0, s3, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v9, 1, v7
	s_or_b32 s2, s0, s2
	v_cndmask_b32_e32 v7, v7, v9, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_xor_b32_e32 v7, s1, v7
	v_subrev_nc_u32_e32 v7, s1, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cvt_f32_i32_e32 v7, v7
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, v6, v7
	global_store_b32 v[3:4], v6, off
	v_add_co_u32 v3, vcc_lo, 0x400, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, 0, v4, vcc_lo
	s_and_not1_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB18_2
.LBB18_3:
	.loc	0 0 0
	s_set_inst_prefetch_distance 0x2
	.loc	0 132 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel rows_of
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 11
		.amdhsa_next_free_sgpr 12
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 3
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	rows_of_fixed,@function
rows_of_fixed: ; @rows_of_fixed
	.loc	1 30 0 ; @[ arithmetic.cu:135 ]
	s_load_b64 s[2:3], s[0:1], 0x10
	.loc	0 137 0
	s_mov_b32 s4, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_i32_e64 s3, v0
	s_cbranch_execz .LBB19_3
	.loc	0 0 0
	s_load_b128 s[4:7], s[0:1], 0x0
	v_dual_mov_b32 v6, v0 :: v_dual_lshlrev_b32 v3, 2, v0
	.loc	0 137 0
	v_mov_b32_e32 v5, 0
	s_mov_b32 s1, 0
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, s0, s4, v3
	v_add_co_ci_u32_e64 v2, null, s5, 0, s0
	v_add_co_u32 v3, s0, s6, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, s7, 0, s0
	.loc	0 0 0
.LBB19_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 138 0
	global_load_b32 v7, v[1:2], off
	v_cvt_f32_u32_e32 v8, v5
	.loc	0 139 0
	v_add_nc_u32_e32 v6, 0x100, v6
	.loc	0 137 0
	v_add_co_u32 v1, vcc_lo, 0x400, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, 0, v2, vcc_lo
	v_add_nc_u32_e32 v0, 0x100, v0
	v_cmp_le_i32_e64 s0, s3, v0
	s_or_b32 s1, s0, s1
	.loc	0 138 0
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, v7, v8
	.loc	0 140 0
	v_cmp_le_i32_e32 vcc_lo, s2, v6
	.loc	0 138 0
	global_store_b32 v[3:4], v7, off
	.loc	0 140 0
	v_cndmask_b32_e64 v9, 0, s2, vcc_lo
	v_add_co_ci_u32_e64 v5, null, 0, v5, vcc_lo
	.loc	0 137 0
	v_add_co_u32 v3, vcc_lo, 0x400, v3
	s_delay_alu instid0(VALU_DEP_3)
	.loc	0 140 0
	v_sub_nc_u32_e32 v6, v6, v9
	.loc	0 137 0
	v_add_co_ci_u32_e64 v4, null, 0, v4, vcc_lo
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB19_2
.LBB19_3:
	.loc	0 142 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel rows_of_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	wrapped,@function
wrapped: ; @wrapped
	.loc	1 30 0 ; @[ arithmetic.cu:147 ]
	s_load_b64 s[2:3], s[0:1], 0x10
	.loc	0 147 0
	s_mov_b32 s4, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_u32_e64 s3, v0
	s_cbranch_execz .LBB20_3
	.loc	0 0 0
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s4, 0, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_iflag_f32_e32 v1, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v2, s4, v1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_mov_b32 s1, 0
	v_mul_hi_u32 v2, v1, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mov_b32 v1, 0 :: v_dual_add_nc_u32 v2, v1, v2
	s_set_inst_prefetch_distance 0x1
.LBB20_2: ; =>This Inner Loop Header: Depth=1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 147 0
	v_mul_hi_u32 v3, v2, v0
	v_mul_lo_u32 v5, s2, v3
	v_not_b32_e32 v6, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mad_u64_u32 v[3:4], null, s2, v6, v[0:1]
	v_sub_nc_u32_e32 v4, v0, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cmp_le_u32_e32 vcc_lo, s2, v4
	v_dual_cndmask_b32 v3, v4, v3 :: v_dual_mov_b32 v4, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v5, s2, v3
	v_cmp_le_u32_e32 vcc_lo, s2, v3
	v_cndmask_b32_e32 v3, v3, v5, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v3, vcc_lo, s4, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, s5, v4, vcc_lo
	global_load_b32 v5, v[3:4], off
	v_lshlrev_b64 v[3:4], 2, v[0:1]
	v_add_nc_u32_e32 v0, 0x100, v0
	v_cmp_le_u32_e64 s0, s3, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v3, vcc_lo, s6, v3
	v_add_co_ci_u32_e64 v4, null, s7, v4, vcc_lo
	s_or_b32 s1, s0, s1
	s_waitcnt vmcnt(0)
	global_store_b32 v[3:4], v5, off
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB20_2
.LBB20_3:
	.loc	0 0 0
	s_set_inst_prefetch_distance 0x2
	.loc	0 148 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel wrapped
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 3
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	wrapped_fixed,@function
wrapped_fixed: ; @wrapped_fixed
	.loc	1 30 0 ; @[ arithmetic.cu:152 ]
	s_load_b64 s[2:3], s[0:1], 0x10
	.loc	0 152 0
	s_mov_b32 s4, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_u32_e64 s3, v0
	s_cbranch_execz .LBB21_3
	.loc	0 0 0
	s_load_b128 s[4:7], s[0:1], 0x0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s1, 0
.LBB21_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 152 0
	v_and_b32_e32 v1, s2, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	v_mov_b32_e32 v1, v2
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v3, vcc_lo, s4, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, s5, v4, vcc_lo
	global_load_b32 v5, v[3:4], off
	v_lshlrev_b64 v[3:4], 2, v[0:1]
	v_add_nc_u32_e32 v0, 0x100, v0
	v_cmp_le_u32_e32 vcc_lo, s3, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v3, s0, s6, v3
	v_add_co_ci_u32_e64 v4, null, s7, v4, s0
	s_or_b32 s1, vcc_lo, s1
	s_waitcnt vmcnt(0)
	global_store_b32 v[3:4], v5, off
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB21_2
.LBB21_3:
	.loc	0 153 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel wrapped_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
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
	.type	common_divisor,@function
common_divisor: ; @common_divisor
	.loc	0 156 0
	s_load_b128 s[0:3], s[0:1], 0x0
	.loc	0 157 0
	v_mov_b32_e32 v1, 0
	v_lshl_add_u32 v0, s15, 8, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, vcc_lo, s0, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s1, v1, vcc_lo
	s_load_b32 s1, s[0:1], 0x0
	s_mov_b32 s0, 0
	global_load_b32 v2, v[2:3], off
	.loc	0 159 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s1, 0
	s_cbranch_scc1 .LBB22_4
	.loc	0 0 0
	v_mov_b32_e32 v3, s1
.LBB22_2: ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mov_b32_e32 v2, v3
	.loc	0 160 0
	v_cvt_f32_u32_e32 v3, v2
	v_sub_nc_u32_e32 v5, 0, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_iflag_f32_e32 v3, v3
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v5, v5, v3
	v_mul_hi_u32 v5, v3, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v3, v3, v5
	v_mul_hi_u32 v3, v4, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v3, v3, v2
	v_sub_nc_u32_e32 v3, v4, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v4, v3, v2
	v_cmp_ge_u32_e32 vcc_lo, v3, v2
	v_cndmask_b32_e32 v3, v3, v4, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v4, v3, v2
	v_cmp_ge_u32_e32 vcc_lo, v3, v2
	v_cndmask_b32_e32 v3, v3, v4, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	.loc	0 159 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_or_b32 s0, vcc_lo, s0
	s_and_not1_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB22_2
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s0
.LBB22_4:
	.loc	0 164 0
	v_add_co_u32 v0, vcc_lo, s2, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_b32 v[0:1], v2, off
	.loc	0 165 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel common_divisor
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 3
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	common_divisor_fixed,@function
common_divisor_fixed: ; @common_divisor_fixed
	.loc	0 167 0
	s_load_b128 s[0:3], s[0:1], 0x0
	.loc	0 168 0
	v_mov_b32_e32 v1, 0
	v_lshl_add_u32 v0, s15, 8, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, vcc_lo, s0, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s1, v1, vcc_lo
	s_load_b32 s0, s[0:1], 0x0
	global_load_b32 v2, v[2:3], off
	.loc	0 0 0
	s_waitcnt lgkmcnt(0)
	s_or_b32 s1, s0, 1
	.loc	0 170 0
	s_mov_b32 s0, exec_lo
	.loc	0 168 0
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v2, 1, v2
	s_delay_alu instid0(VALU_DEP_1)
	.loc	0 170 0
	v_cmpx_ne_u32_e64 s1, v2
	s_cbranch_execz .LBB23_4
	.loc	0 0 0
	v_mov_b32_e32 v3, s1
	s_mov_b32 s1, 0
.LBB23_2: ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v4, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	.loc	0 171 0
	v_min_u32_e32 v2, v4, v3
	.loc	0 173 0
	v_max_u32_e32 v3, v4, v3
	v_sub_nc_u32_e32 v3, v3, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshrrev_b32_e32 v3, 1, v3
	.loc	0 0 0
	v_or_b32_e32 v3, 1, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	.loc	0 170 0
	v_cmp_eq_u32_e32 vcc_lo, v2, v3
	s_or_b32 s1, vcc_lo, s1
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB23_2
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s1
.LBB23_4:
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 176 0
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_store_b32 v[0:1], v2, off
	.loc	0 177 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel common_divisor_fixed
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
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	unravel,@function
unravel: ; @unravel
	.loc	1 32 0 ; @[ arithmetic.cu:181 ]
	s_clause 0x2
	s_load_b32 s2, s[0:1], 0x24
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	.loc	0 181 0
	v_mad_u64_u32 v[1:2], null, s15, s2, v[0:1]
	.loc	0 182 0
	s_abs_i32 s2, s0
	s_sub_i32 s3, 0, s2
	.loc	0 183 0
	v_ashrrev_i32_e32 v2, 31, v1
	.loc	0 182 0
	v_sub_nc_u32_e32 v6, 0, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	0 183 0
	v_lshlrev_b64 v[2:3], 2, v[1:2]
	.loc	0 182 0
	v_max_i32_e32 v6, v6, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 183 0
	v_add_co_u32 v4, vcc_lo, s4, v2
	v_add_co_ci_u32_e64 v5, null, s5, v3, vcc_lo
	global_load_b32 v0, v[4:5], off
	.loc	0 182 0
	v_cvt_f32_u32_e32 v4, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_iflag_f32_e32 v4, v4
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_mul_lo_u32 v5, s3, v4
	s_abs_i32 s3, s1
	v_cvt_f32_u32_e32 v7, s3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_rcp_iflag_f32_e32 v7, v7
	v_mul_hi_u32 v5, v4, v5
	s_waitcnt_depctr depctr_va_vdst(0)
	v_dual_mul_f32 v7, 0x4f7ffffe, v7 :: v_dual_add_nc_u32 v4, v4, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_hi_u32 v4, v6, v4
	v_cvt_u32_f32_e32 v7, v7
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v5, v4, s2
	v_sub_nc_u32_e32 v5, v6, v5
	v_add_nc_u32_e32 v6, 1, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v8, s2, v5
	v_cmp_le_u32_e32 vcc_lo, s2, v5
	v_dual_cndmask_b32 v5, v5, v8 :: v_dual_cndmask_b32 v4, v4, v6
	v_xor_b32_e32 v6, s0, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cmp_le_u32_e32 vcc_lo, s2, v5
	s_sub_i32 s2, 0, s3
	v_ashrrev_i32_e32 v6, 31, v6
	v_mul_lo_u32 v5, s2, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_hi_u32 v5, v7, v5
	v_add_nc_u32_e32 v5, v7, v5
	v_add_nc_u32_e32 v8, 1, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v4, v4, v8, vcc_lo
	v_xor_b32_e32 v4, v4, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_nc_u32_e32 v4, v4, v6
	v_sub_nc_u32_e32 v6, 0, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_i32_e32 v6, v6, v4
	v_mul_hi_u32 v5, v6, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v7, v5, s3
	v_sub_nc_u32_e32 v6, v6, v7
	v_add_nc_u32_e32 v7, 1, v5
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v8, s3, v6
	v_cmp_le_u32_e32 vcc_lo, s3, v6
	v_dual_cndmask_b32 v5, v5, v7 :: v_dual_cndmask_b32 v6, v6, v8
	v_xor_b32_e32 v7, s1, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_nc_u32_e32 v8, 1, v5
	v_cmp_le_u32_e32 vcc_lo, s3, v6
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_ashrrev_i32_e32 v7, 31, v7
	v_mul_lo_u32 v6, v4, s0
	v_cndmask_b32_e32 v5, v5, v8, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_xor_b32_e32 v5, v5, v7
	v_sub_nc_u32_e32 v1, v1, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_nc_u32_e32 v5, v5, v7
	v_mul_lo_u32 v7, v5, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_nc_u32_e32 v4, v4, v7
	.loc	0 183 0
	v_add3_u32 v1, v4, v1, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cvt_f32_i32_e32 v1, v1
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, v0, v1
	v_add_co_u32 v0, vcc_lo, s6, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s7, v3, vcc_lo
	global_store_b32 v[0:1], v4, off
	.loc	0 184 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel unravel
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
		.amdhsa_inst_pref_size 4
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	unravel_fixed,@function
unravel_fixed: ; @unravel_fixed
	.loc	1 30 0 ; @[ arithmetic.cu:187 ]
	s_clause 0x1
	s_load_b64 s[4:5], s[0:1], 0x10
	s_load_b128 s[0:3], s[0:1], 0x0
	.loc	0 187 0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s5, s5, s15
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_add_i32 s5, s5, s14
	v_mad_u64_u32 v[1:2], null, s5, s4, v[0:1]
	.loc	0 188 0
	v_add3_u32 v0, s15, s14, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cvt_f32_i32_e32 v0, v0
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_co_u32 v3, vcc_lo, s0, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, s1, v2, vcc_lo
	global_load_b32 v3, v[3:4], off
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, v3, v0
	v_add_co_u32 v0, vcc_lo, s2, v1
	v_add_co_ci_u32_e64 v1, null, s3, v2, vcc_lo
	global_store_b32 v[0:1], v3, off
	.loc	0 189 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel unravel_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	hashed,@function
hashed: ; @hashed
	.loc	1 30 0 ; @[ arithmetic.cu:194 ]
	s_load_b32 s8, s[0:1], 0x18
	.loc	0 194 0
	s_mov_b32 s2, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_i32_e64 s8, v0
	s_cbranch_execz .LBB26_7
	.loc	1 30 0 ; @[ arithmetic.cu:194 ]
	s_clause 0x1
	s_load_b64 s[2:3], s[0:1], 0x10
	s_load_b128 s[4:7], s[0:1], 0x0
	.loc	0 194 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s1, 0
	v_lshlrev_b32_e32 v6, 3, v0
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s0, 0, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_iflag_f32_e32 v1, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v3, s0, v1
	v_add_co_u32 v4, s0, s4, v6
	v_add_co_ci_u32_e64 v5, null, s5, 0, s0
	v_add_co_u32 v6, s0, s6, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v7, null, s7, 0, s0
	v_mul_hi_u32 v3, v1, v3
	s_ashr_i32 s4, s3, 31
	v_add_nc_u32_e32 v12, v1, v3
	s_branch .LBB26_3
.LBB26_2: ; in Loop: Header=BB26_3 Depth=1
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 194 0
	v_add_nc_u32_e32 v0, 0x100, v0
	v_add_co_u32 v4, vcc_lo, 0x800, v4
	global_store_b64 v[6:7], v[10:11], off
	v_add_co_ci_u32_e64 v5, null, 0, v5, vcc_lo
	v_cmp_le_i32_e32 vcc_lo, s8, v0
	v_add_co_u32 v6, s0, 0x800, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_add_co_ci_u32_e64 v7, null, 0, v7, s0
	s_or_b32 s1, vcc_lo, s1
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB26_7
.LBB26_3: ; =>This Inner Loop Header: Depth=1
	global_load_b64 v[8:9], v[4:5], off
                                        ; implicit-def: $vgpr10_vgpr11
	s_mov_b32 s0, exec_lo
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v3, s3, v9
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_ne_u64_e32 0, v[2:3]
	s_xor_b32 s9, exec_lo, s0
	s_cbranch_execz .LBB26_5
	s_add_u32 s6, s2, s4
	s_mov_b32 s5, s4
	s_addc_u32 s7, s3, s4
	v_ashrrev_i32_e32 v15, 31, v9
	s_xor_b64 s[6:7], s[6:7], s[4:5]
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_cvt_f32_u32_e32 v1, s6
	v_cvt_f32_u32_e32 v3, s7
	s_sub_u32 s0, 0, s6
	s_subb_u32 s11, 0, s7
	v_add_co_u32 v8, vcc_lo, v8, v15
	v_fmac_f32_e32 v1, 0x4f800000, v3
	v_add_co_ci_u32_e64 v9, null, v9, v15, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v1, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x5f7ffffc, v1
	v_mul_f32_e32 v3, 0x2f800000, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_trunc_f32_e32 v3, v3
	v_fmac_f32_e32 v1, 0xcf800000, v3
	v_cvt_u32_f32_e32 v3, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s5, v3
	v_xor_b32_e32 v3, v8, v15
	s_delay_alu instid0(VALU_DEP_3)
	v_readfirstlane_b32 s10, v1
	s_mul_i32 s12, s0, s5
	v_xor_b32_e32 v1, v9, v15
	s_mul_hi_u32 s14, s0, s10
	s_mul_i32 s13, s11, s10
	s_add_i32 s12, s14, s12
	s_mul_i32 s15, s0, s10
	s_add_i32 s12, s12, s13
	s_mul_hi_u32 s14, s10, s15
	s_mul_i32 s17, s10, s12
	s_mul_hi_u32 s16, s5, s15
	s_mul_i32 s13, s5, s15
	s_mul_hi_u32 s15, s10, s12
	s_add_u32 s14, s14, s17
	s_addc_u32 s15, 0, s15
	s_mul_hi_u32 s18, s5, s12
	s_add_u32 s13, s14, s13
	s_mul_i32 s12, s5, s12
	s_addc_u32 s13, s15, s16
	s_addc_u32 s14, s18, 0
	s_add_u32 s12, s13, s12
	s_addc_u32 s13, 0, s14
	s_add_u32 s10, s10, s12
	s_addc_u32 s5, s5, s13
	s_mul_hi_u32 s12, s0, s10
	s_mul_i32 s13, s0, s10
	s_mul_i32 s0, s0, s5
	s_mul_i32 s11, s11, s10
	s_add_i32 s0, s12, s0
	s_mul_i32 s12, s5, s13
	s_add_i32 s0, s0, s11
	s_mul_hi_u32 s11, s10, s13
	s_mul_i32 s16, s10, s0
	s_mul_hi_u32 s15, s10, s0
	s_add_u32 s11, s11, s16
	s_mul_hi_u32 s14, s5, s13
	s_addc_u32 s15, 0, s15
	s_mul_hi_u32 s13, s5, s0
	s_add_u32 s11, s11, s12
	s_mul_i32 s0, s5, s0
	s_addc_u32 s11, s15, s14
	s_addc_u32 s12, s13, 0
	s_add_u32 s0, s11, s0
	s_addc_u32 s11, 0, s12
	s_add_u32 s0, s10, s0
	s_addc_u32 s5, s5, s11
	v_mul_hi_u32 v16, v3, s0
	v_mad_u64_u32 v[8:9], null, v3, s5, 0
	v_mad_u64_u32 v[10:11], null, v1, s0, 0
	v_mad_u64_u32 v[13:14], null, v1, s5, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v8, vcc_lo, v16, v8
	v_add_co_ci_u32_e64 v9, null, 0, v9, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v8, vcc_lo, v8, v10
	v_add_co_ci_u32_e32 v8, vcc_lo, v9, v11, vcc_lo
	v_add_co_ci_u32_e32 v9, vcc_lo, 0, v14, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v10, vcc_lo, v8, v13
	v_add_co_ci_u32_e64 v11, null, 0, v9, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mul_lo_u32 v13, s7, v10
	v_mad_u64_u32 v[8:9], null, s6, v10, 0
	v_mul_lo_u32 v10, s6, v11
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_sub_co_u32 v3, vcc_lo, v3, v8
	v_add3_u32 v9, v9, v10, v13
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_le_u32_e64 s0, s6, v3
	v_sub_nc_u32_e32 v10, v1, v9
	v_sub_co_ci_u32_e64 v1, null, v1, v9, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cndmask_b32_e64 v11, 0, -1, s0
	v_subrev_co_ci_u32_e64 v8, null, s7, v10, vcc_lo
	v_sub_co_u32 v9, vcc_lo, v3, s6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_subrev_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_cmp_le_u32_e64 s0, s6, v9
	v_subrev_co_ci_u32_e64 v8, null, s7, v8, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s7, v1
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_cndmask_b32_e64 v13, 0, -1, s0
	v_cmp_le_u32_e64 s0, s7, v10
	v_cndmask_b32_e64 v16, 0, -1, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, s7, v10
	v_cndmask_b32_e64 v14, 0, -1, s0
	v_cmp_eq_u32_e64 s0, s7, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v13, v14, v13, vcc_lo
	v_sub_co_u32 v14, vcc_lo, v9, s6
	v_subrev_co_ci_u32_e64 v8, null, 0, v8, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cmp_ne_u32_e32 vcc_lo, 0, v13
	v_cndmask_b32_e64 v11, v16, v11, s0
	v_dual_cndmask_b32 v8, v10, v8 :: v_dual_cndmask_b32 v9, v9, v14
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ne_u32_e32 vcc_lo, 0, v11
	v_cndmask_b32_e32 v3, v3, v9, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v1, v1, v8, vcc_lo
                                        ; implicit-def: $vgpr8_vgpr9
	v_xor_b32_e32 v3, v3, v15
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v1, v1, v15
	v_sub_co_u32 v10, vcc_lo, v3, v15
	s_delay_alu instid0(VALU_DEP_1)
	v_sub_co_ci_u32_e64 v11, null, v1, v15, vcc_lo
.LBB26_5: ; in Loop: Header=BB26_3 Depth=1
	.loc	0 0 0
	s_and_not1_saveexec_b32 s0, s9
	s_cbranch_execz .LBB26_2
	.loc	0 194 0
	v_mul_hi_u32 v1, v8, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v1, v1, s2
	v_sub_nc_u32_e32 v1, v8, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v3, s2, v1
	v_cmp_le_u32_e32 vcc_lo, s2, v1
	v_cndmask_b32_e32 v1, v1, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v3, s2, v1
	v_cmp_le_u32_e32 vcc_lo, s2, v1
	v_cndmask_b32_e32 v1, v1, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mov_b32 v11, v2 :: v_dual_mov_b32 v10, v1
	s_branch .LBB26_2
.LBB26_7:
	.loc	0 195 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel hashed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 17
		.amdhsa_next_free_sgpr 19
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 9
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	hashed_fixed,@function
hashed_fixed: ; @hashed_fixed
	.loc	1 30 0 ; @[ arithmetic.cu:199 ]
	s_load_b64 s[2:3], s[0:1], 0x10
	.loc	0 199 0
	s_mov_b32 s4, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_i32_e64 s3, v0
	s_cbranch_execz .LBB27_3
	.loc	0 0 0
	s_load_b128 s[4:7], s[0:1], 0x0
	.loc	0 199 0
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
.LBB27_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 199 0
	global_load_b32 v5, v[1:2], off
	v_add_nc_u32_e32 v0, 0x100, v0
	v_add_co_u32 v1, vcc_lo, 0x400, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v2, null, 0, v2, vcc_lo
	v_cmp_le_i32_e32 vcc_lo, s3, v0
	s_or_b32 s1, vcc_lo, s1
	s_waitcnt vmcnt(0)
	v_mul_hi_u32 v5, v5, s2
	global_store_b32 v[3:4], v5, off
	v_add_co_u32 v3, s0, 0x400, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, 0, v4, s0
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB27_2
.LBB27_3:
	.loc	0 200 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel hashed_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
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
	.type	gather_rows,@function
gather_rows: ; @gather_rows
	.loc	0 206 0
	s_clause 0x1
	s_load_b32 s8, s[0:1], 0x20
	s_load_b64 s[2:3], s[0:1], 0x10
	v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s8, 1
	s_cbranch_scc1 .LBB28_3
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x18
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, s4, s4, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s5, 0, s4
	.loc	0 0 0
.LBB28_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 206 0
	s_load_b64 s[4:5], s[6:7], 0x0
	s_add_i32 s8, s8, -1
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s9, s4, s1
	s_mul_hi_u32 s10, s4, s0
	s_mul_i32 s5, s5, s0
	s_add_i32 s9, s10, s9
	s_mul_i32 s4, s4, s0
	s_add_i32 s5, s9, s5
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_lshl_b64 s[4:5], s[4:5], 2
	s_add_u32 s6, s6, 8
	v_add_co_u32 v4, vcc_lo, v2, s4
	v_add_co_ci_u32_e64 v5, null, s5, v3, vcc_lo
	s_addc_u32 s7, s7, 0
	s_cmp_eq_u32 s8, 0
	global_load_b32 v4, v[4:5], off
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v1, v1, v4
	s_cbranch_scc0 .LBB28_2
.LBB28_3:
	.loc	0 207 0
	global_store_b32 v0, v1, s[2:3]
	.loc	0 208 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel gather_rows
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 36
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 11
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	gather_rows_fixed,@function
gather_rows_fixed: ; @gather_rows_fixed
	.loc	0 211 0
	s_load_b128 s[4:7], s[0:1], 0x10
	.loc	0 213 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s7, 1
	s_cbranch_scc1 .LBB29_4
	.loc	0 0 0
	s_load_b128 s[0:3], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
.LBB29_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 213 0
	s_waitcnt lgkmcnt(0)
	s_load_b32 s8, s[2:3], 0x0
	s_add_i32 s7, s7, -1
	s_add_u32 s2, s2, 4
	s_addc_u32 s3, s3, 0
	s_cmp_eq_u32 s7, 0
	s_waitcnt lgkmcnt(0)
	v_mad_u64_u32 v[2:3], null, s8, s6, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s0, v2
	v_add_co_ci_u32_e64 v3, null, s1, v3, vcc_lo
	global_load_b32 v2, v[2:3], off
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v1, v1, v2
	s_cbranch_scc0 .LBB29_2
	.loc	0 214 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_b32 v0, v1, s[4:5]
	.loc	0 215 0
	s_endpgm
.LBB29_4:
	.loc	0 0 0
	v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v0, 2, v0
	.loc	0 214 0
	global_store_b32 v0, v1, s[4:5]
	.loc	0 215 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel gather_rows_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 9
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	half_axpy,@function
half_axpy: ; @half_axpy
	.loc	1 30 0 ; @[ arithmetic.cu:220 ]
	s_load_b64 s[4:5], s[0:1], 0x10
	.loc	0 220 0
	s_mov_b32 s2, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_i32_e64 s5, v0
	s_cbranch_execz .LBB30_8
	.loc	0 0 0
	s_load_b128 s[0:3], s[0:1], 0x0
	.loc	0 220 0
	v_xad_u32 v1, v0, -1, s5
	s_mov_b32 s8, -1
	s_mov_b32 s7, 0
	s_mov_b32 s6, exec_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshrrev_b32_e32 v1, 8, v1
	v_cmpx_ne_u32_e32 0, v1
	s_cbranch_execz .LBB30_5
	.loc	0 0 0
	v_dual_mov_b32 v4, 0 :: v_dual_add_nc_u32 v5, 1, v1
	v_add_nc_u32_e32 v1, 0x100, v0
	s_pack_ll_b32_b16 s8, s4, s4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mov_b32_e32 v2, v1
	v_dual_mov_b32 v1, v0 :: v_dual_and_b32 v6, 0x1fffffe, v5
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v7, v6
	s_set_inst_prefetch_distance 0x1
.LBB30_3: ; =>This Inner Loop Header: Depth=1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_e32 v3, v1
	.loc	0 220 0
	v_add_nc_u32_e32 v7, -2, v7
	v_add_nc_u32_e32 v1, 0x200, v1
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[8:9], 1, v[3:4]
	v_mov_b32_e32 v3, v4
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v10, vcc_lo, s0, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v11, null, s1, v9, vcc_lo
	v_add_co_u32 v8, vcc_lo, s2, v8
	v_add_co_ci_u32_e64 v9, null, s3, v9, vcc_lo
	global_load_d16_b16 v14, v[10:11], off
	global_load_d16_b16 v15, v[8:9], off
	v_lshlrev_b64 v[10:11], 1, v[2:3]
	v_add_nc_u32_e32 v2, 0x200, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v12, vcc_lo, s0, v10
	v_add_co_ci_u32_e64 v13, null, s1, v11, vcc_lo
	v_add_co_u32 v10, vcc_lo, s2, v10
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v11, null, s3, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 0, v7
	global_load_d16_hi_b16 v14, v[12:13], off
	global_load_d16_hi_b16 v15, v[10:11], off
	s_or_b32 s7, vcc_lo, s7
	.loc	1 68 0 ; @[ arithmetic.cu:220 ]
	s_waitcnt vmcnt(0)
	v_pk_fma_f16 v3, s8, v14, v15
	.loc	0 220 0
	s_clause 0x1
	global_store_b16 v[8:9], v3, off
	global_store_d16_hi_b16 v[10:11], v3, off
	s_and_not1_b32 exec_lo, exec_lo, s7
	s_cbranch_execnz .LBB30_3
	.loc	0 0 0
	s_set_inst_prefetch_distance 0x2
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 220 0
	v_cmp_ne_u32_e32 vcc_lo, v5, v6
	v_lshl_add_u32 v0, v6, 8, v0
	s_or_not1_b32 s8, vcc_lo, exec_lo
.LBB30_5:
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 exec_lo, exec_lo, s8
	s_cbranch_execz .LBB30_8
	.loc	0 220 0
	v_mov_b32_e32 v1, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[3:4], 1, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, vcc_lo, s0, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s1, v4, vcc_lo
	v_add_co_u32 v3, vcc_lo, s2, v3
	v_add_co_ci_u32_e64 v4, null, s3, v4, vcc_lo
	s_mov_b32 s1, 0
	.loc	0 0 0
.LBB30_7: ; =>This Inner Loop Header: Depth=1
	.loc	0 220 0
	global_load_d16_b16 v5, v[1:2], off
	global_load_d16_hi_b16 v5, v[3:4], off
	v_add_nc_u32_e32 v0, 0x100, v0
	v_add_co_u32 v1, vcc_lo, 0x200, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v2, null, 0, v2, vcc_lo
	v_cmp_le_i32_e32 vcc_lo, s5, v0
	s_or_b32 s1, vcc_lo, s1
	.loc	1 68 0 ; @[ arithmetic.cu:220 ]
	s_waitcnt vmcnt(0)
	v_fmac_f16_e32 v5.h, s4, v5.l
	.loc	0 220 0
	global_store_d16_hi_b16 v[3:4], v5, off
	v_add_co_u32 v3, s0, 0x200, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, 0, v4, s0
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB30_7
.LBB30_8:
	.loc	0 221 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel half_axpy
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 9
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 5
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	half_axpy_fixed,@function
half_axpy_fixed: ; @half_axpy_fixed
	.loc	1 30 0 ; @[ arithmetic.cu:225 ]
	s_load_b32 s2, s[0:1], 0x14
	.loc	0 225 0
	s_mov_b32 s3, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_i32_e64 s2, v0
	s_cbranch_execz .LBB31_3
	.loc	1 30 0 ; @[ arithmetic.cu:225 ]
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s1, s[0:1], 0x10
	.loc	0 225 0
	v_lshlrev_b32_e32 v3, 2, v0
	s_mov_b32 s3, 0
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, s0, s4, v3
	v_add_co_ci_u32_e64 v2, null, s5, 0, s0
	v_add_co_u32 v3, s0, s6, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, s7, 0, s0
	.loc	0 0 0
.LBB31_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 225 0
	global_load_b32 v5, v[1:2], off
	global_load_b32 v6, v[3:4], off
	v_add_nc_u32_e32 v0, 0x100, v0
	v_add_co_u32 v1, vcc_lo, 0x400, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v2, null, 0, v2, vcc_lo
	v_cmp_le_i32_e32 vcc_lo, s2, v0
	s_or_b32 s3, vcc_lo, s3
	.loc	1 69 0 ; @[ arithmetic.cu:225 ]
	s_waitcnt vmcnt(0)
	v_pk_fma_f16 v5, s1, v5, v6
	.loc	0 225 0
	global_store_b32 v[3:4], v5, off
	v_add_co_u32 v3, s0, 0x400, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, 0, v4, s0
	s_and_not1_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB31_2
.LBB31_3:
	.loc	0 226 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel half_axpy_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	half_powers,@function
half_powers: ; @half_powers
	.loc	0 229 0
	s_load_b128 s[4:7], s[0:1], 0x0
	.loc	0 230 0
	v_lshlrev_b32_e32 v2, 1, v0
	.loc	1 30 0 ; @[ arithmetic.cu:230 ]
	s_load_b32 s0, s[0:1], 0x10
	.loc	0 230 0
	s_waitcnt lgkmcnt(0)
	s_clause 0x1
	global_load_d16_b16 v0, v2, s[4:5]
	global_load_d16_hi_b16 v0, v2, s[4:5] offset:512
	.loc	0 231 0
	s_cmp_lt_i32 s0, 1
	s_cbranch_scc1 .LBB32_3
	.loc	0 230 0
	v_add_co_u32 v3, s1, s4, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, s5, 0, s1
	global_load_d16_b16 v1, v[3:4], off offset:1024
.LBB32_2: ; =>This Inner Loop Header: Depth=1
	.loc	1 68 0 ; @[ arithmetic.cu:232 ]
	s_waitcnt vmcnt(0)
	v_fmac_f16_e32 v0.l, v0.l, v1.l
	.loc	1 68 0 ; @[ arithmetic.cu:233 ]
	v_fmac_f16_e32 v0.h, v0.h, v1.l
	.loc	0 231 0
	s_add_i32 s0, s0, -1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_eq_u32 s0, 0
	s_cbranch_scc0 .LBB32_2
.LBB32_3:
	.loc	0 235 0
	s_waitcnt vmcnt(0)
	s_clause 0x1
	global_store_b16 v2, v0, s[6:7]
	global_store_d16_hi_b16 v2, v0, s[6:7] offset:512
	.loc	0 237 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel half_powers
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	half_powers_fixed,@function
half_powers_fixed: ; @half_powers_fixed
	.loc	0 239 0
	s_load_b128 s[4:7], s[0:1], 0x0
	.loc	0 240 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	1 30 0 ; @[ arithmetic.cu:240 ]
	s_load_b32 s0, s[0:1], 0x10
	.loc	0 240 0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v1, v0, s[4:5]
	.loc	0 241 0
	s_cmp_lt_i32 s0, 1
	s_cbranch_scc1 .LBB33_3
	.loc	0 240 0
	v_add_co_u32 v2, s1, s4, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s5, 0, s1
	global_load_b32 v2, v[2:3], off offset:1024
.LBB33_2: ; =>This Inner Loop Header: Depth=1
	.loc	1 69 0 ; @[ arithmetic.cu:241 ]
	s_waitcnt vmcnt(0)
	v_pk_fma_f16 v1, v1, v2, v1
	.loc	0 241 0
	s_add_i32 s0, s0, -1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_eq_u32 s0, 0
	s_cbranch_scc0 .LBB33_2
.LBB33_3:
	.loc	0 242 0
	s_waitcnt vmcnt(0)
	global_store_b32 v0, v1, s[6:7]
	.loc	0 243 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel half_powers_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	byte_dot,@function
byte_dot: ; @byte_dot
	.loc	0 248 0
	s_load_b32 s4, s[0:1], 0x18
	s_mov_b32 s5, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s4, 0
	s_cbranch_scc1 .LBB34_2
	.loc	0 252 0
	v_mov_b32_e32 v1, 0
	s_load_b64 s[2:3], s[0:1], 0x10
	v_mov_b32_e32 v6, 0
	s_and_not1_b32 vcc_lo, exec_lo, s5
	s_cbranch_vccz .LBB34_3
	s_branch .LBB34_5
.LBB34_2:
	.loc	0 0 0
	s_load_b64 s[2:3], s[0:1], 0x10
	v_mov_b32_e32 v6, 0
.LBB34_3:
	s_load_b128 s[8:11], s[0:1], 0x0
	.loc	0 248 0
	v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v4, 2, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mov_b32_e32 v6, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, s0, s10, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s11, 0, s0
	v_add_co_u32 v4, s0, s8, v4
	v_add_co_ci_u32_e64 v5, null, s9, 0, s0
	s_set_inst_prefetch_distance 0x1
	.loc	0 0 0
.LBB34_4: ; =>This Inner Loop Header: Depth=1
	.loc	0 249 0
	global_load_b32 v7, v[2:3], off
	global_load_b32 v8, v[4:5], off
	.loc	0 248 0
	v_add_co_u32 v2, vcc_lo, 0x400, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x400, v4
	v_add_co_ci_u32_e64 v5, null, 0, v5, vcc_lo
	s_add_i32 s4, s4, -1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_eq_u32 s4, 0
	.loc	0 250 0
	s_waitcnt vmcnt(1)
	v_lshlrev_b32_e32 v9, 8, v7
	v_lshlrev_b32_e32 v10, 16, v7
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v11, 8, v8
	v_lshlrev_b32_e32 v12, 16, v8
	v_perm_b32 v7, v7, v9, 0x7030c04
	v_perm_b32 v9, v10, v10, 0xc0c030c
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_perm_b32 v8, v8, v11, 0x7030c04
	v_perm_b32 v10, v12, v12, 0xc0c030c
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_or_b32_e32 v7, v7, v9
	v_or_b32_e32 v8, v8, v10
	s_delay_alu instid0(VALU_DEP_1)
	v_dot4_i32_iu8 v6, v8, v7, v6 neg_lo:[1,1,0]
	.loc	0 248 0
	s_cbranch_scc0 .LBB34_4
.LBB34_5:
	.loc	0 0 0
	s_set_inst_prefetch_distance 0x2
	.loc	0 252 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_store_b32 v[0:1], v6, off
	.loc	0 253 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel byte_dot
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 13
		.amdhsa_next_free_sgpr 12
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 3
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	byte_dot_fixed,@function
byte_dot_fixed: ; @byte_dot_fixed
	.loc	0 257 0
	s_load_b32 s4, s[0:1], 0x18
	s_mov_b32 s5, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s4, 0
	s_cbranch_scc1 .LBB35_2
	.loc	0 266 0
	v_mov_b32_e32 v1, 0
	s_load_b64 s[2:3], s[0:1], 0x10
	v_mov_b32_e32 v6, 0
	s_and_not1_b32 vcc_lo, exec_lo, s5
	s_cbranch_vccz .LBB35_3
	s_branch .LBB35_5
.LBB35_2:
	.loc	0 0 0
	s_load_b64 s[2:3], s[0:1], 0x10
	v_mov_b32_e32 v6, 0
.LBB35_3:
	s_load_b128 s[8:11], s[0:1], 0x0
	.loc	0 257 0
	v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v4, 2, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mov_b32_e32 v6, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, s0, s10, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s11, 0, s0
	v_add_co_u32 v4, s0, s8, v4
	v_add_co_ci_u32_e64 v5, null, s9, 0, s0
	.loc	0 0 0
.LBB35_4: ; =>This Inner Loop Header: Depth=1
	.loc	0 259 0
	global_load_b32 v7, v[4:5], off
	global_load_b32 v8, v[2:3], off
	.loc	0 257 0
	v_add_co_u32 v2, vcc_lo, 0x400, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x400, v4
	v_add_co_ci_u32_e64 v5, null, 0, v5, vcc_lo
	s_add_i32 s4, s4, -1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_eq_u32 s4, 0
	.loc	0 259 0
	s_waitcnt vmcnt(0)
	v_dot4_i32_iu8 v6, v7, v8, v6 neg_lo:[1,1,0]
	.loc	0 257 0
	s_cbranch_scc0 .LBB35_4
.LBB35_5:
	.loc	0 266 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_store_b32 v[0:1], v6, off
	.loc	0 267 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel byte_dot_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 12
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 3
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	short_filter,@function
short_filter: ; @short_filter
	.loc	1 32 0 ; @[ arithmetic.cu:271 ]
	s_clause 0x2
	s_load_b32 s2, s[0:1], 0x24
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	.loc	0 271 0
	v_mad_u64_u32 v[1:2], null, s15, s2, v[0:1]
	v_mov_b32_e32 v0, 0
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v2, v1
	.loc	0 0 0
.LBB36_1: ; =>This Inner Loop Header: Depth=1
	s_delay_alu instid0(VALU_DEP_1)
	.loc	0 274 0
	v_ashrrev_i32_e32 v3, 31, v2
	s_add_u32 s8, s6, s2
	s_addc_u32 s9, s7, s3
	s_add_u32 s2, s2, 4
	s_load_b32 s8, s[8:9], 0x0
	v_lshlrev_b64 v[3:4], 2, v[2:3]
	v_add_nc_u32_e32 v2, 32, v2
	s_addc_u32 s3, s3, 0
	s_cmp_eq_u32 s2, 16
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v3, vcc_lo, s4, v3
	v_add_co_ci_u32_e64 v4, null, s5, v4, vcc_lo
	global_load_b32 v3, v[3:4], off
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v0, s8, v3
	s_cbranch_scc0 .LBB36_1
	.loc	0 275 0
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_co_u32 v1, vcc_lo, s0, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s1, v2, vcc_lo
	global_store_b32 v[1:2], v0, off
	.loc	0 276 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel short_filter
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
	.type	short_filter_fixed,@function
short_filter_fixed: ; @short_filter_fixed
	.loc	1 32 0 ; @[ arithmetic.cu:279 ]
	s_clause 0x2
	s_load_b32 s2, s[0:1], 0x24
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[8:9], s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	.loc	0 279 0
	v_mad_u64_u32 v[1:2], null, s15, s2, v[0:1]
	.loc	0 282 0
	s_load_b128 s[0:3], s[6:7], 0x0
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s4, v0
	v_add_co_ci_u32_e64 v3, null, s5, v1, vcc_lo
	.loc	0 283 0
	v_add_co_u32 v0, vcc_lo, s8, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s9, v1, vcc_lo
	.loc	0 282 0
	s_clause 0x3
	global_load_b32 v4, v[2:3], off
	global_load_b32 v5, v[2:3], off offset:128
	global_load_b32 v6, v[2:3], off offset:256
	global_load_b32 v2, v[2:3], off offset:384
	s_waitcnt vmcnt(3) lgkmcnt(0)
	v_fma_f32 v3, v4, s0, 0
	s_waitcnt vmcnt(2)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v3, s1, v5
	s_waitcnt vmcnt(1)
	v_fmac_f32_e32 v3, s2, v6
	s_waitcnt vmcnt(0)
	s_delay_alu instid0(VALU_DEP_1)
	v_fmac_f32_e32 v3, s3, v2
	.loc	0 283 0
	global_store_b32 v[0:1], v3, off
	.loc	0 284 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel short_filter_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 16
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: degrees
    .private_segment_fixed_size: 0
    .sgpr_count: 14
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
    .name: degrees_fixed
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: lengths
    .private_segment_fixed_size: 0
    .sgpr_count: 18
    .vgpr_count: 10
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: lengths_fixed
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
    .name: wide_sum
    .private_segment_fixed_size: 0
    .sgpr_count: 8
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
    .name: wide_sum_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 8
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
    .name: ramps
    .private_segment_fixed_size: 0
    .sgpr_count: 5
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
    .name: ramps_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 5
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
      - .actual_access: read_only
        .address_space: global
        .offset: 16
        .size: 8
        .value_kind: global_buffer
      - .offset: 24
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: normalize
    .private_segment_fixed_size: 0
    .sgpr_count: 10
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
      - .actual_access: read_only
        .address_space: global
        .offset: 16
        .size: 8
        .value_kind: global_buffer
      - .offset: 24
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: normalize_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 10
    .vgpr_count: 8
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
    .name: ratios
    .private_segment_fixed_size: 0
    .sgpr_count: 10
    .vgpr_count: 14
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
    .name: ratios_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 10
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
    .name: potential
    .private_segment_fixed_size: 0
    .sgpr_count: 14
    .vgpr_count: 11
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
    .name: potential_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 12
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
        .size: 8
        .value_kind: by_value
      - .offset: 24
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: double_ratios
    .private_segment_fixed_size: 0
    .sgpr_count: 10
    .vgpr_count: 17
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
        .size: 8
        .value_kind: by_value
      - .offset: 24
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: double_ratios_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 10
    .vgpr_count: 11
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
    .name: softplus
    .private_segment_fixed_size: 0
    .sgpr_count: 10
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
    .name: softplus_fixed
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
      - .offset: 20
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: rows_of
    .private_segment_fixed_size: 0
    .sgpr_count: 14
    .vgpr_count: 11
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
    .name: rows_of_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 10
    .vgpr_count: 10
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
    .name: wrapped
    .private_segment_fixed_size: 0
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
      - .offset: 20
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: wrapped_fixed
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: common_divisor
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: common_divisor_fixed
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
      - .offset: 20
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: unravel
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
    .name: unravel_fixed
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
        .size: 8
        .value_kind: by_value
      - .offset: 24
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: hashed
    .private_segment_fixed_size: 0
    .sgpr_count: 21
    .vgpr_count: 17
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
    .name: hashed_fixed
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
        .size: 8
        .value_kind: by_value
      - .offset: 32
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: gather_rows
    .private_segment_fixed_size: 0
    .sgpr_count: 13
    .vgpr_count: 6
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
      - .offset: 28
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: gather_rows_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 11
    .vgpr_count: 4
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
        .size: 2
        .value_kind: by_value
      - .offset: 20
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: half_axpy
    .private_segment_fixed_size: 0
    .sgpr_count: 11
    .vgpr_count: 16
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
      - .offset: 20
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: half_axpy_fixed
    .private_segment_fixed_size: 0
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
    .name: half_powers
    .private_segment_fixed_size: 0
    .sgpr_count: 8
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
    .name: half_powers_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 8
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: byte_dot
    .private_segment_fixed_size: 0
    .sgpr_count: 14
    .vgpr_count: 13
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
    .name: byte_dot_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 14
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: short_filter
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: short_filter_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 18
    .vgpr_count: 7
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target: amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
