	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.type	odd_even,@function
odd_even: ; @odd_even
	.file	0 "divergence.cu"
	.loc	0 5 0
	s_load_b128 s[4:7], s[0:1], 0x0
	.loc	0 7 0
	v_lshlrev_b32_e32 v1, 2, v0
	.file	1 "gpu.h"
	.loc	1 30 0 ; @[ divergence.cu:6 ]
	s_load_b32 s0, s[0:1], 0x10
	.loc	0 7 0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v2, v1, s[4:5]
	.loc	0 8 0
	s_cmp_lt_i32 s0, 1
	s_cbranch_scc1 .LBB0_7
	.loc	0 0 0
	v_and_b32_e32 v0, 1, v0
	s_mov_b32 s1, 0
	s_mov_b32 s2, 0x3fc00000
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_eq_u32_e32 vcc_lo, 1, v0
	s_set_inst_prefetch_distance 0x1
	s_branch .LBB0_3
.LBB0_2: ; in Loop: Header=BB0_3 Depth=1
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 8 0
	s_add_i32 s1, s1, 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_eq_u32 s0, s1
	s_cbranch_scc1 .LBB0_7
.LBB0_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 9 0
	s_and_saveexec_b32 s3, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s3, exec_lo, s3
	s_cbranch_execnz .LBB0_5
	.loc	0 0 0
	s_and_not1_saveexec_b32 s3, s3
	s_cbranch_execz .LBB0_2
	s_branch .LBB0_6
.LBB0_5: ; in Loop: Header=BB0_3 Depth=1
	.loc	0 10 0
	s_waitcnt vmcnt(0)
	v_fmaak_f32 v0, s2, v2, 0x3e800000
	.loc	0 12 0
	v_cvt_f32_u32_e32 v2, s1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 11 0
	v_fmaak_f32 v0, v0, v0, 0xbe000000
	.loc	0 12 0
	v_fmac_f32_e32 v2, 0.5, v0
	s_and_not1_saveexec_b32 s3, s3
	s_cbranch_execz .LBB0_2
.LBB0_6: ; in Loop: Header=BB0_3 Depth=1
	.loc	0 14 0
	s_waitcnt vmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v0, 0x3f400000, v2, -0.5
	.loc	1 72 0 ; @[ divergence.cu:15 ]
	v_max_f32_e32 v0, 0x3dcccccd, v0
	s_delay_alu instid0(VALU_DEP_1)
	.loc	0 16 0
	v_fmaak_f32 v2, v0, v0, 0x40400000
	s_branch .LBB0_2
.LBB0_7:
	.loc	0 0 0
	s_set_inst_prefetch_distance 0x2
	.loc	0 19 0
	s_waitcnt vmcnt(0)
	global_store_b32 v1, v2, s[6:7]
	.loc	0 20 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel odd_even
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	odd_even_fixed,@function
odd_even_fixed: ; @odd_even_fixed
	.loc	0 22 0
	s_load_b128 s[4:7], s[0:1], 0x0
	.loc	0 24 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	1 30 0 ; @[ divergence.cu:23 ]
	s_load_b32 s1, s[0:1], 0x10
	.loc	0 25 0
	s_and_b32 s2, s15, 1
	.loc	0 24 0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v1, v0, s[4:5]
	.loc	0 0 0
	s_cmp_gt_i32 s1, 0
	s_cselect_b32 s0, -1, 0
	.loc	0 25 0
	s_cmp_eq_u32 s2, 0
	v_cndmask_b32_e64 v2, 0, 1, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_ne_u32_e64 s0, 1, v2
	s_cbranch_scc1 .LBB1_6
	.loc	0 0 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v1
	.loc	0 26 0
	s_and_b32 vcc_lo, exec_lo, s0
	s_cbranch_vccnz .LBB1_4
	.loc	0 0 0
	v_mov_b32_e32 v2, v1
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0x3fc00000
.LBB1_3: ; =>This Inner Loop Header: Depth=1
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	.loc	0 27 0
	v_fmaak_f32 v3, s3, v2, 0x3e800000
	.loc	0 29 0
	v_cvt_f32_u32_e32 v2, s2
	.loc	0 26 0
	s_add_i32 s2, s2, 1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	s_cmp_eq_u32 s1, s2
	.loc	0 28 0
	v_fmaak_f32 v3, v3, v3, 0xbe000000
	s_delay_alu instid0(VALU_DEP_1)
	.loc	0 29 0
	v_fmac_f32_e32 v2, 0.5, v3
	.loc	0 26 0
	s_cbranch_scc0 .LBB1_3
.LBB1_4:
	.loc	0 0 0
	s_cbranch_execz .LBB1_7
	.loc	0 37 0
	global_store_b32 v0, v2, s[6:7]
	.loc	0 38 0
	s_endpgm
.LBB1_6:
                                        ; implicit-def: $vgpr2
.LBB1_7:
	.loc	0 32 0
	s_and_b32 vcc_lo, exec_lo, s0
	s_cbranch_vccnz .LBB1_9
.LBB1_8: ; =>This Inner Loop Header: Depth=1
	.loc	0 33 0
	s_waitcnt vmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_fma_f32 v1, 0x3f400000, v1, -0.5
	.loc	0 32 0
	s_add_i32 s1, s1, -1
	s_cmp_eq_u32 s1, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 72 0 ; @[ divergence.cu:34 ]
	v_max_f32_e32 v1, 0x3dcccccd, v1
	.loc	0 35 0
	v_fmaak_f32 v1, v1, v1, 0x40400000
	.loc	0 32 0
	s_cbranch_scc0 .LBB1_8
.LBB1_9:
	.loc	0 0 0
	s_waitcnt vmcnt(0)
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v2, v1
	.loc	0 37 0
	global_store_b32 v0, v2, s[6:7]
	.loc	0 38 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel odd_even_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
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
	.type	odd_even_memory,@function
odd_even_memory: ; @odd_even_memory
	.loc	1 30 0 ; @[ divergence.cu:42 ]
	s_load_b32 s2, s[0:1], 0x10
	.loc	0 43 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s2, 1
	s_cbranch_scc1 .LBB2_7
	.loc	1 30 0 ; @[ divergence.cu:42 ]
	s_load_b128 s[4:7], s[0:1], 0x0
	v_dual_mov_b32 v3, 0 :: v_dual_lshlrev_b32 v2, 2, v0
	v_and_b32_e32 v1, 1, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cmp_eq_u32_e32 vcc_lo, 1, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v4, s0, s6, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, s7, 0, s0
	v_add_co_u32 v6, s0, s4, v2
	v_add_co_ci_u32_e64 v7, null, s5, 0, s0
	s_branch .LBB2_3
.LBB2_2: ; in Loop: Header=BB2_3 Depth=1
	.loc	1 0 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 43 0
	s_add_i32 s2, s2, -1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB2_7
.LBB2_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	v_dual_mov_b32 v2, v0 :: v_dual_mov_b32 v1, v3
	v_add_nc_u32_e32 v0, 0x100, v0
	.loc	0 44 0
	s_and_saveexec_b32 s0, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s1, exec_lo, s0
	s_cbranch_execnz .LBB2_5
	.loc	0 0 0
	s_and_not1_saveexec_b32 s1, s1
	s_cbranch_execz .LBB2_2
	s_branch .LBB2_6
.LBB2_5: ; in Loop: Header=BB2_3 Depth=1
	.loc	0 45 0
	v_lshlrev_b64 v[8:9], 2, v[2:3]
	v_lshlrev_b64 v[10:11], 2, v[0:1]
	v_add_nc_u32_e32 v2, 0x200, v2
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v8, s0, s4, v8
	v_add_co_ci_u32_e64 v9, null, s5, v9, s0
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_u32 v10, s0, s4, v10
	global_load_b32 v12, v[4:5], off
	global_load_b32 v13, v[8:9], off
	v_add_co_ci_u32_e64 v11, null, s5, v11, s0
	v_lshlrev_b64 v[1:2], 2, v[2:3]
	global_load_b32 v14, v[10:11], off
	v_add_co_u32 v1, s0, s4, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s5, v2, s0
	s_waitcnt vmcnt(1)
	v_fmac_f32_e32 v12, 2.0, v13
	global_store_b32 v[8:9], v12, off
	global_load_b32 v8, v[4:5], off
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v8, 2.0, v14
	global_store_b32 v[10:11], v8, off
	global_load_b32 v8, v[1:2], off
	global_load_b32 v9, v[4:5], off
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v9, 2.0, v8
	global_store_b32 v[1:2], v9, off
	s_and_not1_saveexec_b32 s1, s1
	s_cbranch_execz .LBB2_2
.LBB2_6: ; in Loop: Header=BB2_3 Depth=1
	.loc	0 47 0
	v_lshlrev_b64 v[8:9], 2, v[2:3]
	v_lshlrev_b64 v[10:11], 2, v[0:1]
	v_add_nc_u32_e32 v2, 0x200, v2
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v8, s0, s6, v8
	v_add_co_ci_u32_e64 v9, null, s7, v9, s0
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_u32 v10, s0, s6, v10
	global_load_b32 v12, v[6:7], off
	global_load_b32 v13, v[8:9], off
	v_add_co_ci_u32_e64 v11, null, s7, v11, s0
	global_load_b32 v14, v[10:11], off
	s_waitcnt vmcnt(1)
	v_fma_f32 v1, 0x40400000, v13, -v12
	global_store_b32 v[8:9], v1, off
	global_load_b32 v8, v[6:7], off
	v_lshlrev_b64 v[1:2], 2, v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, s0, s6, v1
	v_add_co_ci_u32_e64 v2, null, s7, v2, s0
	s_waitcnt vmcnt(0)
	v_fma_f32 v8, 0x40400000, v14, -v8
	global_store_b32 v[10:11], v8, off
	global_load_b32 v8, v[1:2], off
	global_load_b32 v9, v[6:7], off
	s_waitcnt vmcnt(0)
	v_fma_f32 v8, 0x40400000, v8, -v9
	global_store_b32 v[1:2], v8, off
	s_branch .LBB2_2
.LBB2_7:
	.loc	0 49 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel odd_even_memory
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 15
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 5
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	odd_even_memory_fixed,@function
odd_even_memory_fixed: ; @odd_even_memory_fixed
	.loc	1 30 0 ; @[ divergence.cu:52 ]
	s_load_b32 s2, s[0:1], 0x10
	.loc	0 53 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s2, 1
	s_cbranch_scc1 .LBB3_7
	.loc	1 30 0 ; @[ divergence.cu:52 ]
	s_load_b128 s[4:7], s[0:1], 0x0
	s_bitcmp1_b32 s15, 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_cselect_b32 s0, -1, 0
	v_mov_b32_e32 v3, 0
	v_cndmask_b32_e64 v2, 0, 1, s0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v4, s0, s6, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, s7, 0, s0
	v_add_co_u32 v6, s0, s4, v1
	v_add_co_ci_u32_e64 v7, null, s5, 0, s0
	v_cmp_ne_u32_e64 s0, 1, v2
	s_branch .LBB3_3
.LBB3_2: ; in Loop: Header=BB3_3 Depth=1
	.loc	0 53 0
	s_add_i32 s2, s2, -1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB3_7
.LBB3_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	v_dual_mov_b32 v2, v0 :: v_dual_mov_b32 v1, v3
	v_add_nc_u32_e32 v0, 0x100, v0
	s_delay_alu instid0(VALU_DEP_3)
	.loc	0 54 0
	s_and_b32 vcc_lo, exec_lo, s0
	s_mov_b32 s1, -1
	s_cbranch_vccz .LBB3_5
	.loc	0 0 0
	s_and_not1_b32 vcc_lo, exec_lo, s1
	s_cbranch_vccnz .LBB3_2
	s_branch .LBB3_6
.LBB3_5: ; in Loop: Header=BB3_3 Depth=1
	.loc	0 55 0
	v_lshlrev_b64 v[8:9], 2, v[2:3]
	v_lshlrev_b64 v[10:11], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v8, vcc_lo, s4, v8
	v_add_co_ci_u32_e64 v9, null, s5, v9, vcc_lo
	s_delay_alu instid0(VALU_DEP_3)
	v_add_co_u32 v10, vcc_lo, s4, v10
	global_load_b32 v12, v[4:5], off
	global_load_b32 v13, v[8:9], off
	v_add_co_ci_u32_e64 v11, null, s5, v11, vcc_lo
	global_load_b32 v14, v[10:11], off
	s_waitcnt vmcnt(1)
	v_fmac_f32_e32 v12, 2.0, v13
	global_store_b32 v[8:9], v12, off
	global_load_b32 v12, v[4:5], off
	v_dual_mov_b32 v9, v3 :: v_dual_add_nc_u32 v8, 0x200, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_co_u32 v8, vcc_lo, s4, v8
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v9, null, s5, v9, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v12, 2.0, v14
	global_store_b32 v[10:11], v12, off
	global_load_b32 v10, v[8:9], off
	global_load_b32 v11, v[4:5], off
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v11, 2.0, v10
	global_store_b32 v[8:9], v11, off
	s_cbranch_execnz .LBB3_2
.LBB3_6: ; in Loop: Header=BB3_3 Depth=1
	.loc	0 57 0
	v_lshlrev_b64 v[8:9], 2, v[2:3]
	v_lshlrev_b64 v[10:11], 2, v[0:1]
	v_add_nc_u32_e32 v2, 0x200, v2
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v8, vcc_lo, s6, v8
	v_add_co_ci_u32_e64 v9, null, s7, v9, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_u32 v10, vcc_lo, s6, v10
	global_load_b32 v12, v[6:7], off
	global_load_b32 v13, v[8:9], off
	v_add_co_ci_u32_e64 v11, null, s7, v11, vcc_lo
	global_load_b32 v14, v[10:11], off
	s_waitcnt vmcnt(1)
	v_fma_f32 v1, 0x40400000, v13, -v12
	global_store_b32 v[8:9], v1, off
	global_load_b32 v8, v[6:7], off
	v_lshlrev_b64 v[1:2], 2, v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, vcc_lo, s6, v1
	v_add_co_ci_u32_e64 v2, null, s7, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fma_f32 v8, 0x40400000, v14, -v8
	global_store_b32 v[10:11], v8, off
	global_load_b32 v8, v[1:2], off
	global_load_b32 v9, v[6:7], off
	s_waitcnt vmcnt(0)
	v_fma_f32 v8, 0x40400000, v8, -v9
	global_store_b32 v[1:2], v8, off
	s_branch .LBB3_2
.LBB3_7:
	.loc	0 59 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel odd_even_memory_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 15
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 5
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	triangle,@function
triangle: ; @triangle
	.loc	0 62 0
	s_load_b128 s[0:3], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v3, 0
	.loc	0 65 0
	v_add_nc_u32_e32 v5, 1, v0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v4, v1, s[0:1]
	v_add_co_u32 v1, s0, s0, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	s_mov_b32 s1, 0
.LBB4_1: ; =>This Inner Loop Header: Depth=1
	global_load_b32 v6, v[1:2], off
	v_add_nc_u32_e32 v5, -1, v5
	v_add_co_u32 v1, vcc_lo, 0x400, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v2, null, 0, v2, vcc_lo
	v_cmp_eq_u32_e64 s0, 0, v5
	s_or_b32 s1, s0, s1
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v3, v6, v4
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB4_1
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 66 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_b32 v0, v3, s[2:3]
	.loc	0 67 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel triangle
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 4
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	triangle_fixed,@function
triangle_fixed: ; @triangle_fixed
	.loc	0 69 0
	s_load_b64 s[2:3], s[0:1], 0x8
	v_dual_mov_b32 v3, 0 :: v_dual_lshlrev_b32 v2, 2, v0
	.loc	0 72 0
	s_cmp_lt_i32 s15, 0
	s_cbranch_scc1 .LBB5_3
	.loc	0 0 0
	s_load_b64 s[0:1], s[0:1], 0x0
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v4, v2, s[0:1]
	v_add_co_u32 v0, s0, s0, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s1, 0, s0
	.loc	0 72 0
	s_add_i32 s0, s15, 1
.LBB5_2: ; =>This Inner Loop Header: Depth=1
	global_load_b32 v5, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0x400, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_add_co_ci_u32_e64 v1, null, 0, v1, vcc_lo
	s_add_i32 s0, s0, -1
	s_cmp_eq_u32 s0, 0
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v3, v5, v4
	s_cbranch_scc0 .LBB5_2
.LBB5_3:
	.loc	0 73 0
	s_waitcnt lgkmcnt(0)
	global_store_b32 v2, v3, s[2:3]
	.loc	0 74 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel triangle_fixed
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
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	lane_switch,@function
lane_switch: ; @lane_switch
	.loc	1 30 0 ; @[ divergence.cu:78 @[ divergence.cu:93 ] ]
	s_load_b64 s[2:3], s[0:1], 0x0
	.loc	0 79 0 ; @[ divergence.cu:93 ]
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	1 30 0 ; @[ divergence.cu:78 @[ divergence.cu:93 ] ]
	s_load_b32 s1, s[0:1], 0x8
	.loc	0 79 0 ; @[ divergence.cu:93 ]
	s_waitcnt lgkmcnt(0)
	global_load_b32 v3, v1, s[2:3]
	v_add_co_u32 v1, s0, s2, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s3, 0, s0
	.loc	0 81 0 ; @[ divergence.cu:93 ]
	s_cmp_lt_i32 s1, 1
	s_cbranch_scc1 .LBB6_15
	.loc	0 0 0
	v_and_b32_e32 v0, 3, v0
	s_mov_b32 s2, 0
	s_branch .LBB6_4
.LBB6_2: ; in Loop: Header=BB6_4 Depth=1
	s_or_b32 exec_lo, exec_lo, s0
.LBB6_3: ; in Loop: Header=BB6_4 Depth=1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 81 0 ; @[ divergence.cu:93 ]
	s_add_i32 s1, s1, -1
	s_addk_i32 s2, 0x100
	s_cmp_lg_u32 s1, 0
	s_cbranch_scc0 .LBB6_15
.LBB6_4: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v3
	s_mov_b32 s0, exec_lo
	v_cmpx_lt_i32_e32 1, v0
	s_xor_b32 s0, exec_lo, s0
	s_cbranch_execz .LBB6_10
	s_mov_b32 s3, exec_lo
	v_cmpx_lt_i32_e32 2, v0
	s_xor_b32 s4, exec_lo, s3
	s_cbranch_execz .LBB6_7
	.loc	0 86 0 ; @[ divergence.cu:93 ]
	s_ashr_i32 s3, s2, 31
	v_add_f32_e32 v3, 0xc0400000, v3
	s_lshl_b64 s[6:7], s[2:3], 2
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v4, vcc_lo, v1, s6
	v_add_f32_e32 v6, v3, v3
	v_add_co_ci_u32_e64 v5, null, s7, v2, vcc_lo
	global_store_b32 v[4:5], v6, off offset:256
.LBB6_7: ; in Loop: Header=BB6_4 Depth=1
	.loc	0 0 0
	s_and_not1_saveexec_b32 s4, s4
	s_cbranch_execz .LBB6_9
	.loc	0 85 0 ; @[ divergence.cu:93 ]
	s_ashr_i32 s3, s2, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_lshl_b64 s[6:7], s[2:3], 2
	v_add_co_u32 v4, vcc_lo, v1, s6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, s7, v2, vcc_lo
	global_load_b32 v4, v[4:5], off
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, 2.0, v4
	v_div_scale_f32 v5, null, v4, v4, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v6, v5
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v7, -v5, v6, 1.0
	v_fmac_f32_e32 v6, v7, v6
	v_div_scale_f32 v7, vcc_lo, v3, v4, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v8, v7, v6
	v_fma_f32 v9, -v5, v8, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v9, v6
	v_fma_f32 v5, -v5, v8, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_div_fmas_f32 v5, v5, v6, v8
	v_div_fixup_f32 v3, v5, v4, v3
.LBB6_9: ; in Loop: Header=BB6_4 Depth=1
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s4
                                        ; implicit-def: $vgpr4
.LBB6_10: ; in Loop: Header=BB6_4 Depth=1
	s_and_not1_saveexec_b32 s4, s0
	s_cbranch_execz .LBB6_3
                                        ; implicit-def: $vgpr3
	s_mov_b32 s0, exec_lo
	v_cmpx_ne_u32_e32 1, v0
	s_xor_b32 s5, exec_lo, s0
	s_cbranch_execz .LBB6_13
	.loc	0 83 0 ; @[ divergence.cu:93 ]
	v_add_f32_e32 v3, 1.0, v4
	s_ashr_i32 s3, s2, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_lshl_b64 s[6:7], s[2:3], 2
	.loc	1 73 0 ; @[ divergence.cu:83 @[ divergence.cu:93 ] ]
	v_mul_f32_e32 v4, 0x4f800000, v3
	v_cmp_gt_f32_e32 vcc_lo, 0xf800000, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v3, v3, v4, vcc_lo
	v_sqrt_f32_e32 v4, v3
	s_waitcnt_depctr depctr_va_vdst(0)
	v_add_nc_u32_e32 v5, -1, v4
	v_add_nc_u32_e32 v6, 1, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v7, -v5, v4, v3
	v_fma_f32 v8, -v6, v4, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cmp_ge_f32_e64 s0, 0, v7
	v_cndmask_b32_e64 v4, v4, v5, s0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cmp_lt_f32_e64 s0, 0, v8
	v_cndmask_b32_e64 v4, v4, v6, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v5, 0x37800000, v4
	v_cndmask_b32_e32 v4, v4, v5, vcc_lo
	v_cmp_class_f32_e64 vcc_lo, v3, 0x260
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v3, v4, v3, vcc_lo
	.loc	0 83 0 ; @[ divergence.cu:93 ]
	v_add_co_u32 v4, vcc_lo, v1, s6
	v_add_co_ci_u32_e64 v5, null, s7, v2, vcc_lo
	global_store_b32 v[4:5], v3, off
                                        ; implicit-def: $vgpr4
.LBB6_13: ; in Loop: Header=BB6_4 Depth=1
	.loc	0 0 0
	s_and_not1_saveexec_b32 s0, s5
	s_cbranch_execz .LBB6_2
	.loc	0 84 0 ; @[ divergence.cu:93 ]
	s_ashr_i32 s3, s2, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_lshl_b64 s[6:7], s[2:3], 2
	v_add_co_u32 v5, vcc_lo, v1, s6
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v6, null, s7, v2, vcc_lo
	global_load_b32 v3, v[5:6], off
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v3, v4, v4
	s_branch .LBB6_2
.LBB6_15:
	.loc	0 89 0 ; @[ divergence.cu:93 ]
	s_waitcnt vmcnt(0)
	global_store_b32 v[1:2], v3, off
	.loc	0 94 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel lane_switch
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 12
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 5
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	lane_switch_fixed,@function
lane_switch_fixed: ; @lane_switch_fixed
	.loc	1 30 0 ; @[ divergence.cu:78 @[ divergence.cu:97 ] ]
	s_load_b64 s[2:3], s[0:1], 0x0
	.loc	0 79 0 ; @[ divergence.cu:97 ]
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	1 30 0 ; @[ divergence.cu:78 @[ divergence.cu:97 ] ]
	s_load_b32 s1, s[0:1], 0x8
	.loc	0 79 0 ; @[ divergence.cu:97 ]
	s_waitcnt lgkmcnt(0)
	global_load_b32 v3, v0, s[2:3]
	v_add_co_u32 v0, s0, s2, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s3, 0, s0
	.loc	0 81 0 ; @[ divergence.cu:97 ]
	s_cmp_lt_i32 s1, 1
	s_cbranch_scc1 .LBB7_14
	.loc	0 0 0
	s_and_b32 s4, s15, 3
	s_mov_b32 s2, 0
	s_branch .LBB7_3
.LBB7_2: ; in Loop: Header=BB7_3 Depth=1
	.loc	0 81 0 ; @[ divergence.cu:97 ]
	s_add_i32 s1, s1, -1
	s_addk_i32 s2, 0x100
	s_cmp_lg_u32 s1, 0
	s_cbranch_scc0 .LBB7_14
.LBB7_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_cmp_lt_i32 s4, 2
	s_mov_b32 s0, -1
                                        ; implicit-def: $vgpr3
	s_cbranch_scc1 .LBB7_9
	s_cmp_gt_i32 s4, 2
                                        ; implicit-def: $vgpr3
	s_cbranch_scc0 .LBB7_6
	.loc	0 86 0 ; @[ divergence.cu:97 ]
	s_ashr_i32 s3, s2, 31
	v_add_f32_e32 v3, 0xc0400000, v2
	s_lshl_b64 s[6:7], s[2:3], 2
	s_mov_b32 s0, 0
	v_add_co_u32 v4, vcc_lo, v0, s6
	s_delay_alu instid0(VALU_DEP_2)
	v_add_f32_e32 v6, v3, v3
	v_add_co_ci_u32_e64 v5, null, s7, v1, vcc_lo
	global_store_b32 v[4:5], v6, off offset:256
.LBB7_6: ; in Loop: Header=BB7_3 Depth=1
	.loc	0 0 0
	s_and_not1_b32 vcc_lo, exec_lo, s0
	s_cbranch_vccnz .LBB7_8
	.loc	0 85 0 ; @[ divergence.cu:97 ]
	s_ashr_i32 s3, s2, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_lshl_b64 s[6:7], s[2:3], 2
	v_add_co_u32 v3, vcc_lo, v0, s6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, s7, v1, vcc_lo
	global_load_b32 v3, v[3:4], off
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v3, 2.0, v3
	v_div_scale_f32 v4, null, v3, v3, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v5, v4
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v6, -v4, v5, 1.0
	v_fmac_f32_e32 v5, v6, v5
	v_div_scale_f32 v6, vcc_lo, v2, v3, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v7, v6, v5
	v_fma_f32 v8, -v4, v7, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v7, v8, v5
	v_fma_f32 v4, -v4, v7, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_div_fmas_f32 v4, v4, v5, v7
	v_div_fixup_f32 v3, v4, v3, v2
.LBB7_8: ; in Loop: Header=BB7_3 Depth=1
	.loc	0 0 0
	s_mov_b32 s0, 0
.LBB7_9: ; in Loop: Header=BB7_3 Depth=1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 vcc_lo, exec_lo, s0
	s_cbranch_vccnz .LBB7_2
	s_cmp_eq_u32 s4, 1
	s_mov_b32 s0, -1
                                        ; implicit-def: $vgpr3
	s_cbranch_scc1 .LBB7_12
	.loc	0 83 0 ; @[ divergence.cu:97 ]
	v_add_f32_e32 v3, 1.0, v2
	s_ashr_i32 s3, s2, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_lshl_b64 s[6:7], s[2:3], 2
	.loc	1 73 0 ; @[ divergence.cu:83 @[ divergence.cu:97 ] ]
	v_mul_f32_e32 v4, 0x4f800000, v3
	v_cmp_gt_f32_e32 vcc_lo, 0xf800000, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v3, v3, v4, vcc_lo
	v_sqrt_f32_e32 v4, v3
	s_waitcnt_depctr depctr_va_vdst(0)
	v_add_nc_u32_e32 v5, -1, v4
	v_add_nc_u32_e32 v6, 1, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v7, -v5, v4, v3
	v_fma_f32 v8, -v6, v4, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cmp_ge_f32_e64 s0, 0, v7
	v_cndmask_b32_e64 v4, v4, v5, s0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cmp_lt_f32_e64 s0, 0, v8
	v_cndmask_b32_e64 v4, v4, v6, s0
	s_mov_b32 s0, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v5, 0x37800000, v4
	v_cndmask_b32_e32 v4, v4, v5, vcc_lo
	v_cmp_class_f32_e64 vcc_lo, v3, 0x260
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v3, v4, v3, vcc_lo
	.loc	0 83 0 ; @[ divergence.cu:97 ]
	v_add_co_u32 v4, vcc_lo, v0, s6
	v_add_co_ci_u32_e64 v5, null, s7, v1, vcc_lo
	global_store_b32 v[4:5], v3, off
.LBB7_12: ; in Loop: Header=BB7_3 Depth=1
	.loc	0 0 0
	s_and_not1_b32 vcc_lo, exec_lo, s0
	s_cbranch_vccnz .LBB7_2
	.loc	0 84 0 ; @[ divergence.cu:97 ]
	s_ashr_i32 s3, s2, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_lshl_b64 s[6:7], s[2:3], 2
	v_add_co_u32 v3, vcc_lo, v0, s6
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, s7, v1, vcc_lo
	global_load_b32 v3, v[3:4], off
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v3, v2, v2
	s_branch .LBB7_2
.LBB7_14:
	.loc	0 89 0 ; @[ divergence.cu:97 ]
	s_waitcnt vmcnt(0)
	global_store_b32 v[0:1], v3, off
	.loc	0 98 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel lane_switch_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 12
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 5
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	sparse_rows,@function
sparse_rows: ; @sparse_rows
	.loc	1 32 0 ; @[ divergence.cu:103 ]
	s_clause 0x1
	s_load_b32 s2, s[0:1], 0x3c
	s_load_b32 s3, s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	0 103 0
	v_mad_u64_u32 v[1:2], null, s15, s2, v[0:1]
	.loc	0 104 0
	s_mov_b32 s2, exec_lo
	v_cmpx_gt_i32_e64 s3, v1
	s_cbranch_execz .LBB8_6
	.loc	0 0 0
	s_clause 0x1
	s_load_b64 s[4:5], s[0:1], 0x0
	s_load_b64 s[2:3], s[0:1], 0x20
	.loc	0 106 0
	v_ashrrev_i32_e32 v2, 31, v1
	v_mov_b32_e32 v8, 0
	s_mov_b32 s6, exec_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, vcc_lo, s4, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s5, v1, vcc_lo
	global_load_b64 v[2:3], v[2:3], off
	s_waitcnt vmcnt(0)
	v_cmpx_lt_i32_e64 v2, v3
	s_cbranch_execz .LBB8_5
	.loc	0 0 0
	s_clause 0x1
	s_load_b128 s[8:11], s[0:1], 0x8
	s_load_b64 s[4:5], s[0:1], 0x18
	.loc	0 106 0
	v_ashrrev_i32_e32 v5, 31, v2
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v8, 0
	s_mov_b32 s1, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[6:7], 2, v[4:5]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v4, vcc_lo, s10, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, s11, v7, vcc_lo
	v_add_co_u32 v6, vcc_lo, s8, v6
	v_add_co_ci_u32_e64 v7, null, s9, v7, vcc_lo
	.loc	0 0 0
.LBB8_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 106 0
	global_load_b32 v9, v[6:7], off
	v_add_nc_u32_e32 v2, 1, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_cmp_ge_i32_e64 s0, v2, v3
	s_or_b32 s1, s0, s1
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v10, 31, v9
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v9, vcc_lo, s4, v9
	v_add_co_ci_u32_e64 v10, null, s5, v10, vcc_lo
	global_load_b32 v11, v[4:5], off
	global_load_b32 v9, v[9:10], off
	v_add_co_u32 v4, vcc_lo, v4, 4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, 0, v5, vcc_lo
	v_add_co_u32 v6, vcc_lo, v6, 4
	v_add_co_ci_u32_e64 v7, null, 0, v7, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v8, v11, v9
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB8_3
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s1
.LBB8_5:
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 107 0
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_store_b32 v[0:1], v8, off
.LBB8_6:
	.loc	0 108 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel sparse_rows
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 304
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 4
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	sparse_rows_fixed,@function
sparse_rows_fixed: ; @sparse_rows_fixed
	.loc	0 111 0
	s_clause 0x1
	s_load_b64 s[4:5], s[0:1], 0x0
	s_load_b64 s[8:9], s[0:1], 0x20
	s_mov_b32 s2, s15
	.loc	0 112 0
	s_ashr_i32 s3, s15, 31
	v_mov_b32_e32 v3, 0
	s_lshl_b64 s[2:3], s[2:3], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s4, s4, s2
	s_addc_u32 s5, s5, s3
	.loc	0 114 0
	s_load_b64 s[10:11], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_ge_i32 s10, s11
	s_cbranch_scc1 .LBB9_5
	.loc	0 0 0
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x8
	s_load_b64 s[0:1], s[0:1], 0x18
	v_mov_b32_e32 v3, 0
	s_set_inst_prefetch_distance 0x1
	s_branch .LBB9_3
.LBB9_2: ; in Loop: Header=BB9_3 Depth=1
	s_or_b32 exec_lo, exec_lo, s12
	.loc	0 114 0
	s_add_i32 s10, s10, 32
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s10, s11
	s_cbranch_scc1 .LBB9_5
.LBB9_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 116 0
	v_add_nc_u32_e32 v1, s10, v0
	s_mov_b32 s12, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_gt_i32_e64 s11, v1
	s_cbranch_execz .LBB9_2
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v4, vcc_lo, s4, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, s5, v2, vcc_lo
	v_add_co_u32 v1, vcc_lo, s6, v1
	v_add_co_ci_u32_e64 v2, null, s7, v2, vcc_lo
	global_load_b32 v4, v[4:5], off
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v5, 31, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_co_u32 v4, vcc_lo, s0, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, s1, v5, vcc_lo
	global_load_b32 v1, v[1:2], off
	global_load_b32 v2, v[4:5], off
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v3, v1, v2
	s_branch .LBB9_2
.LBB9_5:
	.loc	0 0 0
	s_set_inst_prefetch_distance 0x2
	v_mbcnt_lo_u32_b32 v1, -1, 0
	.loc	0 119 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s0, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 49 0 ; @[ divergence.cu:118 ]
	v_lshlrev_b32_e32 v2, 2, v1
	ds_bpermute_b32 v1, v2, v3 offset:64
	.loc	0 118 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v3, v1
	.loc	1 49 0 ; @[ divergence.cu:118 ]
	ds_bpermute_b32 v3, v2, v1 offset:32
	.loc	0 118 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v3
	.loc	1 49 0 ; @[ divergence.cu:118 ]
	ds_bpermute_b32 v3, v2, v1 offset:16
	.loc	0 118 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v3
	.loc	1 49 0 ; @[ divergence.cu:118 ]
	ds_bpermute_b32 v3, v2, v1 offset:8
	.loc	0 118 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v3
	.loc	1 49 0 ; @[ divergence.cu:118 ]
	ds_bpermute_b32 v2, v2, v1 offset:4
	.loc	0 119 0
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB9_7
	.loc	0 118 0
	s_waitcnt lgkmcnt(0)
	v_dual_add_f32 v0, v1, v2 :: v_dual_mov_b32 v1, 0
	s_add_u32 s0, s8, s2
	s_addc_u32 s1, s9, s3
	.loc	0 119 0
	global_store_b32 v1, v0, s[0:1]
.LBB9_7:
	.loc	0 120 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel sparse_rows_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 44
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
	.type	converge,@function
converge: ; @converge
	.loc	1 32 0 ; @[ divergence.cu:124 ]
	s_clause 0x1
	s_load_b32 s2, s[0:1], 0x14
	s_load_b64 s[0:1], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 124 0
	v_mad_u64_u32 v[1:2], null, s15, s2, v[0:1]
	.loc	0 125 0
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	v_add_co_u32 v0, vcc_lo, s0, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s1, v1, vcc_lo
	s_mov_b32 s0, 0
	global_load_b32 v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v2
.LBB10_1: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mov_b32_e32 v4, v3
	.loc	1 76 0 ; @[ divergence.cu:128 ]
	v_rcp_f32_e32 v3, v4
	.loc	0 128 0
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v3, v2, v3, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	.loc	0 129 0
	v_fma_f32 v5, v3, 0.5, -v4
	v_fmac_f32_e32 v4, -0.5, v3
	.loc	0 128 0
	v_dual_mul_f32 v3, 0.5, v3 :: v_dual_max_f32 v4, v5, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 129 0
	v_mul_f32_e32 v5, 0x358637bd, v3
	v_cmp_ngt_f32_e32 vcc_lo, v4, v5
	s_or_b32 s0, vcc_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB10_1
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 130 0
	global_store_b32 v[0:1], v3, off
	.loc	0 131 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel converge
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 264
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
	.type	converge_fixed,@function
converge_fixed: ; @converge_fixed
	.loc	1 32 0 ; @[ divergence.cu:134 ]
	s_clause 0x2
	s_load_b32 s4, s[0:1], 0x1c
	s_load_b64 s[2:3], s[0:1], 0x0
	s_load_b32 s0, s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	.loc	0 136 0
	s_cmp_lt_i32 s0, 1
	.loc	0 134 0
	v_mad_u64_u32 v[1:2], null, s15, s4, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 135 0
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_load_b32 v3, v[0:1], off
	.loc	0 136 0
	s_cbranch_scc1 .LBB11_4
	.loc	0 0 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
.LBB11_2: ; =>This Inner Loop Header: Depth=1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	.loc	1 76 0 ; @[ divergence.cu:136 ]
	v_rcp_f32_e32 v4, v2
	.loc	0 136 0
	s_add_i32 s0, s0, -1
	s_cmp_eq_u32 s0, 0
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fmac_f32_e32 v2, v3, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_mul_f32_e32 v2, 0.5, v2
	s_cbranch_scc0 .LBB11_2
	.loc	0 137 0
	global_store_b32 v[0:1], v2, off
	.loc	0 138 0
	s_endpgm
.LBB11_4:
	.loc	0 0 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	.loc	0 137 0
	global_store_b32 v[0:1], v2, off
	.loc	0 138 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel converge_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
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
	.type	leader,@function
leader: ; @leader
	.loc	0 142 0
	s_mov_b32 s3, exec_lo
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB12_6
	.loc	1 30 0 ; @[ divergence.cu:142 ]
	s_clause 0x1
	s_load_b32 s3, s[0:1], 0x10
	s_load_b64 s[4:5], s[0:1], 0x8
	s_mov_b32 s2, s15
	.loc	0 144 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s3, 1
	s_cbranch_scc1 .LBB12_4
	.loc	0 0 0
	s_load_b64 s[0:1], s[0:1], 0x0
	v_mov_b32_e32 v0, 0
.LBB12_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 144 0
	s_waitcnt lgkmcnt(0)
	s_load_b32 s6, s[0:1], 0x0
	s_add_i32 s3, s3, -1
	s_add_u32 s0, s0, 4
	s_addc_u32 s1, s1, 0
	s_cmp_eq_u32 s3, 0
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e64 v0, s6, s6
	s_cbranch_scc0 .LBB12_3
	s_branch .LBB12_5
.LBB12_4:
	.loc	0 0 0
	v_mov_b32_e32 v0, 0
.LBB12_5:
	.loc	0 145 0
	s_mov_b32 s3, 0
	v_mov_b32_e32 v1, 0
	s_lshl_b64 s[0:1], s[2:3], 2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_u32 s0, s4, s0
	s_addc_u32 s1, s5, s1
	global_store_b32 v1, v0, s[0:1]
.LBB12_6:
	.loc	0 147 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel leader
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 2
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	leader_fixed,@function
leader_fixed: ; @leader_fixed
	.loc	1 30 0 ; @[ divergence.cu:151 ]
	s_clause 0x1
	s_load_b32 s5, s[0:1], 0x10
	s_load_b64 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v3, 0
	.loc	0 151 0
	s_mov_b32 s4, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_i32_e64 s5, v0
	s_cbranch_execz .LBB13_4
	.loc	0 0 0
	s_load_b64 s[0:1], s[0:1], 0x0
	v_dual_mov_b32 v4, v0 :: v_dual_lshlrev_b32 v1, 2, v0
	.loc	0 151 0
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, s0, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	s_mov_b32 s1, 0
.LBB13_2: ; =>This Inner Loop Header: Depth=1
	global_load_b32 v5, v[1:2], off
	v_add_nc_u32_e32 v4, 0x100, v4
	v_add_co_u32 v1, vcc_lo, 0x400, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(SALU_CYCLE_1)
	v_add_co_ci_u32_e64 v2, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v3, v5, v5
	v_cmp_le_i32_e64 s0, s5, v4
	s_or_b32 s1, s0, s1
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB13_2
	.loc	0 0 0
	s_or_b32 exec_lo, exec_lo, s1
.LBB13_4:
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 152 0
	v_lshl_or_b32 v0, s15, 8, v0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	.loc	1 52 0 ; @[ divergence.cu:152 ]
	global_atomic_add_f32 v[0:1], v3, off
	.loc	0 153 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel leader_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
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
    .name: odd_even
    .private_segment_fixed_size: 0
    .sgpr_count: 10
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
    .name: odd_even_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 18
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
    .name: odd_even_memory
    .private_segment_fixed_size: 0
    .sgpr_count: 10
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
    .name: odd_even_memory_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 18
    .vgpr_count: 15
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
    .name: triangle
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: triangle_fixed
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
    .name: lane_switch
    .private_segment_fixed_size: 0
    .sgpr_count: 10
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
    .name: lane_switch_fixed
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
      - .actual_access: read_only
        .address_space: global
        .offset: 16
        .size: 8
        .value_kind: global_buffer
      - .actual_access: read_only
        .address_space: global
        .offset: 24
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 32
        .size: 8
        .value_kind: global_buffer
      - .offset: 40
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: sparse_rows
    .private_segment_fixed_size: 0
    .sgpr_count: 18
    .vgpr_count: 12
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
      - .actual_access: read_only
        .address_space: global
        .offset: 16
        .size: 8
        .value_kind: global_buffer
      - .actual_access: read_only
        .address_space: global
        .offset: 24
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 32
        .size: 8
        .value_kind: global_buffer
      - .offset: 40
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 32
    .name: sparse_rows_fixed
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: converge
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
    .name: converge_fixed
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
    .max_flat_workgroup_size: 256
    .name: leader
    .private_segment_fixed_size: 0
    .sgpr_count: 16
    .vgpr_count: 2
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
    .name: leader_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 18
    .vgpr_count: 6
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target: amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
