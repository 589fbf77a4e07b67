	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.type	wait_for_all,@function
wait_for_all: ; @wait_for_all
	.file	0 "amd.hip"
	.loc	0 10 0
	s_load_b128 s[4:7], s[0:1], 0x0
	.loc	0 11 0
	v_lshlrev_b32_e32 v2, 2, v0
	.file	1 "gpu.h"
	.loc	1 30 0 ; @[ amd.hip:11 ]
	s_load_b32 s0, s[0:1], 0x10
	.loc	0 11 0
	v_mov_b32_e32 v4, 0
	s_mov_b32 s1, 2
	s_waitcnt lgkmcnt(0)
	global_load_b32 v3, v2, s[4:5]
	.loc	0 13 0
	s_cmp_lt_i32 s0, 3
	s_cbranch_scc1 .LBB0_3
	.loc	0 11 0
	v_add_co_u32 v0, s2, s4, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s5, 0, s2
	.loc	0 13 0
	v_mov_b32_e32 v4, 0
	.loc	0 11 0
	global_load_b32 v5, v[0:1], off offset:1024
	.loc	0 13 0
	v_add_co_u32 v0, vcc_lo, 0x800, v0
	v_add_co_ci_u32_e64 v1, null, 0, v1, vcc_lo
	.loc	0 0 0
.LBB0_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 14 0
	global_load_b32 v6, v[0:1], off
	.loc	0 15 0
	;;#ASMSTART
	s_waitcnt vmcnt(0)
	;;#ASMEND
	.loc	0 16 0
	s_waitcnt vmcnt(1)
	v_fmac_f32_e32 v4, v3, v3
	.loc	0 17 0
	global_load_b32 v3, v[0:1], off offset:1024
	.loc	0 13 0
	v_add_co_u32 v0, vcc_lo, 0x800, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, 0, v1, vcc_lo
	.loc	0 19 0
	s_waitcnt vmcnt(2)
	v_fmac_f32_e32 v4, v5, v5
	.loc	0 13 0
	s_add_i32 s1, s1, 2
	.loc	0 18 0
	;;#ASMSTART
	s_waitcnt vmcnt(0)
	;;#ASMEND
	.loc	0 13 0
	s_cmp_ge_i32 s1, s0
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v5, v6
	s_cbranch_scc0 .LBB0_2
.LBB0_3:
	.loc	0 22 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v0, v3, v4
	global_store_b32 v2, v0, s[6:7]
	.loc	0 23 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel wait_for_all
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
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
	.type	wait_for_all_fixed,@function
wait_for_all_fixed: ; @wait_for_all_fixed
	.loc	0 25 0
	s_load_b128 s[4:7], s[0:1], 0x0
	.loc	0 26 0
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	1 30 0 ; @[ amd.hip:26 ]
	s_load_b32 s0, s[0:1], 0x10
	.loc	0 26 0
	v_mov_b32_e32 v4, 0
	s_mov_b32 s1, 2
	.loc	0 0 0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v3, v2, s[4:5]
	.loc	0 28 0
	s_cmp_lt_i32 s0, 3
	s_cbranch_scc1 .LBB1_3
	.loc	0 0 0
	v_add_co_u32 v0, s2, s4, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v1, null, s5, 0, s2
	v_mov_b32_e32 v4, 0
	.loc	0 26 0
	v_add_co_u32 v0, vcc_lo, 0x400, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, 0, v1, vcc_lo
.LBB1_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	global_load_b32 v5, v[0:1], off
	.loc	0 28 0
	s_add_i32 s1, s1, 2
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_cmp_ge_i32 s1, s0
	.loc	0 30 0
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, v5, v5
	v_fmac_f32_e32 v5, v3, v3
	.loc	0 0 0
	global_load_b32 v3, v[0:1], off offset:1024
	.loc	0 28 0
	v_add_co_u32 v0, vcc_lo, 0x800, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, 0, v1, vcc_lo
	.loc	0 30 0
	v_add_f32_e32 v4, v4, v5
	.loc	0 28 0
	s_cbranch_scc0 .LBB1_2
.LBB1_3:
	.loc	0 34 0
	s_waitcnt vmcnt(0)
	s_delay_alu instid0(VALU_DEP_1)
	v_add_f32_e32 v0, v4, v3
	global_store_b32 v2, v0, s[6:7]
	.loc	0 35 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel wait_for_all_fixed
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
	.type	idle_wait,@function
idle_wait: ; @idle_wait
	.loc	0 38 0
	s_load_b128 s[0:3], s[0:1], 0x0
	.loc	0 39 0
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v1, v0, s[0:1]
	.loc	0 40 0
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, v1, v1
	.loc	0 41 0
	;;#ASMSTART
	s_waitcnt vmcnt(0)
	;;#ASMEND
	s_delay_alu instid0(VALU_DEP_1)
	.loc	0 42 0
	v_add_f32_e32 v1, 1.0, v1
	global_store_b32 v0, v1, s[2:3]
	.loc	0 43 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel idle_wait
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 2
		.amdhsa_next_free_sgpr 4
		.amdhsa_reserve_vcc 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	idle_wait_fixed,@function
idle_wait_fixed: ; @idle_wait_fixed
	.loc	0 45 0
	s_load_b128 s[0:3], s[0:1], 0x0
	.loc	0 46 0
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v1, v0, s[0:1]
	.loc	0 48 0
	s_waitcnt vmcnt(0)
	v_fma_f32 v1, v1, v1, 1.0
	global_store_b32 v0, v1, s[2:3]
	.loc	0 49 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel idle_wait_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 2
		.amdhsa_next_free_sgpr 4
		.amdhsa_reserve_vcc 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	lds_at_once,@function
lds_at_once: ; @lds_at_once
	.loc	0 52 0
	s_load_b128 s[4:7], s[0:1], 0x0
	.loc	0 54 0
	v_dual_mov_b32 v2, 0 :: v_dual_lshlrev_b32 v1, 2, v0
	s_load_b32 s0, s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_clause 0x3
	global_load_b32 v3, v1, s[4:5]
	global_load_b32 v4, v1, s[4:5] offset:1024
	global_load_b32 v5, v1, s[4:5] offset:2048
	global_load_b32 v6, v1, s[4:5] offset:3072
	s_waitcnt vmcnt(2)
	ds_store_2addr_stride64_b32 v1, v3, v4 offset1:4
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v1, v5, v6 offset0:8 offset1:12
	.loc	0 58 0
	s_cmp_lt_i32 s0, 1
	.loc	1 40 0 ; @[ amd.hip:55 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ amd.hip:55 ]
	s_barrier
	.loc	1 42 0 ; @[ amd.hip:55 ]
	buffer_gl0_inv
	.loc	0 58 0
	s_cbranch_scc1 .LBB4_3
	.loc	0 0 0
	v_mov_b32_e32 v2, 0
.LBB4_2: ; =>This Inner Loop Header: Depth=1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_dual_mov_b32 v4, v2 :: v_dual_and_b32 v3, 0x3ff, v0
	.loc	0 58 0
	v_add_nc_u32_e32 v0, 1, v0
	s_add_i32 s0, s0, -1
	s_cmp_eq_u32 s0, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_lshlrev_b32_e32 v3, 2, v3
	ds_load_b32 v3, v3
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, v3
	v_fmac_f32_e32 v2, 0.5, v4
	s_cbranch_scc0 .LBB4_2
.LBB4_3:
	.loc	0 59 0
	global_store_b32 v1, v2, s[6:7]
	.loc	0 60 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel lds_at_once
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	lds_at_once_fixed,@function
lds_at_once_fixed: ; @lds_at_once_fixed
	.loc	0 62 0
	s_load_b128 s[4:7], s[0:1], 0x0
	.loc	0 64 0
	v_dual_mov_b32 v2, 0 :: v_dual_lshlrev_b32 v1, 2, v0
	s_load_b32 s0, s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_clause 0x3
	global_load_b32 v3, v1, s[4:5]
	global_load_b32 v4, v1, s[4:5] offset:1024
	global_load_b32 v5, v1, s[4:5] offset:2048
	global_load_b32 v6, v1, s[4:5] offset:3072
	s_waitcnt vmcnt(2)
	ds_store_2addr_stride64_b32 v1, v3, v4 offset1:4
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v1, v5, v6 offset0:8 offset1:12
	.loc	0 68 0
	s_cmp_lt_i32 s0, 1
	.loc	1 40 0 ; @[ amd.hip:65 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ amd.hip:65 ]
	s_barrier
	.loc	1 42 0 ; @[ amd.hip:65 ]
	buffer_gl0_inv
	.loc	0 68 0
	s_cbranch_scc1 .LBB5_3
	.loc	0 0 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s1, 0
.LBB5_2: ; =>This Inner Loop Header: Depth=1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	.loc	0 69 0
	v_add_nc_u32_e32 v3, s1, v0
	.loc	0 68 0
	s_add_i32 s1, s1, 4
	s_cmp_ge_i32 s1, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 69 0
	v_and_b32_e32 v4, 0x3ff, v3
	v_lshlrev_b32_e32 v4, 2, v4
	ds_load_b32 v4, v4
	.loc	0 71 0
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v4, 0.5, v2 :: v_dual_add_nc_u32 v5, 1, v3
	.loc	0 70 0
	v_add_nc_u32_e32 v6, 2, v3
	v_add_nc_u32_e32 v3, 3, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	0 69 0
	v_and_b32_e32 v5, 0x3ff, v5
	.loc	0 70 0
	v_and_b32_e32 v6, 0x3ff, v6
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_and_b32_e32 v3, 0x3ff, v3
	.loc	0 69 0
	v_lshlrev_b32_e32 v5, 2, v5
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	0 70 0
	v_lshlrev_b32_e32 v6, 2, v6
	v_lshlrev_b32_e32 v3, 2, v3
	.loc	0 69 0
	ds_load_b32 v5, v5
	.loc	0 70 0
	ds_load_b32 v3, v3
	ds_load_b32 v6, v6
	.loc	0 71 0
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v5, 0.5, v4 :: v_dual_mov_b32 v2, v3
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v6, 0.5, v5
	v_fmac_f32_e32 v2, 0.5, v6
	.loc	0 68 0
	s_cbranch_scc0 .LBB5_2
.LBB5_3:
	.loc	0 73 0
	global_store_b32 v1, v2, s[6:7]
	.loc	0 74 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel lds_at_once_fixed
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 3
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	lane_spills,@function
lane_spills: ; @lane_spills
	.loc	0 91 0
	s_load_b64 s[2:3], s[0:1], 0x0
	.loc	0 81 0 ; @[ amd.hip:92 ]
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 92 0
	s_clause 0x1
	s_load_b64 vcc, s[0:1], 0x10
	s_load_b32 s4, s[0:1], 0x18
	.loc	0 81 0 ; @[ amd.hip:92 ]
	s_waitcnt lgkmcnt(0)
	global_load_b32 v1, v0, s[2:3]
	.loc	0 83 0 ; @[ amd.hip:92 ]
	s_cmp_lt_i32 s4, 1
	s_cbranch_scc1 .LBB6_3
	.loc	0 0 0
	s_load_b64 s[0:1], s[0:1], 0x8
                                        ; implicit-def: $vgpr2 : SGPR spill to VGPR lane
	.loc	0 80 0 ; @[ amd.hip:92 ]
	s_waitcnt lgkmcnt(0)
	s_clause 0x1
	s_load_b32 s18, s[0:1], 0x0
	s_load_b32 s2, s[0:1], 0x40
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s2, 0
	s_load_b32 s2, s[0:1], 0x80
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s2, 1
	s_load_b32 s2, s[0:1], 0xc0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s2, 2
	s_load_b32 s2, s[0:1], 0x100
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s2, 3
	s_load_b32 s2, s[0:1], 0x140
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s2, 4
	s_load_b32 s2, s[0:1], 0x180
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s2, 5
	s_load_b32 s2, s[0:1], 0x1c0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s2, 6
	s_load_b32 s2, s[0:1], 0x200
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s2, 7
	s_load_b32 s2, s[0:1], 0x240
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s2, 8
	s_load_b32 s2, s[0:1], 0x280
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s2, 9
	s_load_b32 s2, s[0:1], 0x2c0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s2, 10
	s_load_b32 s2, s[0:1], 0x300
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s2, 11
	s_load_b32 s2, s[0:1], 0x340
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s2, 12
	s_clause 0x19
	s_load_b32 s19, s[0:1], 0x380
	s_load_b32 s20, s[0:1], 0x3c0
	s_load_b32 s21, s[0:1], 0x400
	s_load_b32 s22, s[0:1], 0x440
	s_load_b32 s23, s[0:1], 0x480
	s_load_b32 s24, s[0:1], 0x4c0
	s_load_b32 s25, s[0:1], 0x500
	s_load_b32 s26, s[0:1], 0x540
	s_load_b32 s27, s[0:1], 0x580
	s_load_b32 s28, s[0:1], 0x5c0
	s_load_b32 s2, s[0:1], 0x600
	s_load_b32 s3, s[0:1], 0x640
	s_load_b32 s5, s[0:1], 0x680
	s_load_b32 s6, s[0:1], 0x6c0
	s_load_b32 s7, s[0:1], 0x700
	s_load_b32 s8, s[0:1], 0x740
	s_load_b32 s9, s[0:1], 0x780
	s_load_b32 s10, s[0:1], 0x7c0
	s_load_b32 s11, s[0:1], 0x800
	s_load_b32 s12, s[0:1], 0x840
	s_load_b32 s13, s[0:1], 0x880
	s_load_b32 s14, s[0:1], 0x8c0
	s_load_b32 s15, s[0:1], 0x900
	s_load_b32 s16, s[0:1], 0x940
	s_load_b32 s17, s[0:1], 0x980
	s_load_b32 s0, s[0:1], 0x9c0
	s_mov_b32 s1, s18
.LBB6_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 85 0 ; @[ amd.hip:92 ]
	s_waitcnt vmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_fma_f32 v1, s1, v1, 0.5
	v_readlane_b32 s18, v2, 0
	.loc	0 83 0 ; @[ amd.hip:92 ]
	s_add_i32 s4, s4, -1
	s_cmp_lg_u32 s4, 0
	.loc	0 85 0 ; @[ amd.hip:92 ]
	v_fma_f32 v1, s18, v1, 0.5
	v_readlane_b32 s18, v2, 1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s18, v1, 0.5
	v_readlane_b32 s18, v2, 2
	v_fma_f32 v1, s18, v1, 0.5
	v_readlane_b32 s18, v2, 3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s18, v1, 0.5
	v_readlane_b32 s18, v2, 4
	v_fma_f32 v1, s18, v1, 0.5
	v_readlane_b32 s18, v2, 5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s18, v1, 0.5
	v_readlane_b32 s18, v2, 6
	v_fma_f32 v1, s18, v1, 0.5
	v_readlane_b32 s18, v2, 7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s18, v1, 0.5
	v_readlane_b32 s18, v2, 8
	v_fma_f32 v1, s18, v1, 0.5
	v_readlane_b32 s18, v2, 9
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s18, v1, 0.5
	v_readlane_b32 s18, v2, 10
	v_fma_f32 v1, s18, v1, 0.5
	v_readlane_b32 s18, v2, 11
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s18, v1, 0.5
	v_readlane_b32 s18, v2, 12
	v_fma_f32 v1, s18, v1, 0.5
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s19, v1, 0.5
	v_fma_f32 v1, s20, v1, 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s21, v1, 0.5
	v_fma_f32 v1, s22, v1, 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s23, v1, 0.5
	v_fma_f32 v1, s24, v1, 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s25, v1, 0.5
	v_fma_f32 v1, s26, v1, 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s27, v1, 0.5
	v_fma_f32 v1, s28, v1, 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s2, v1, 0.5
	v_fma_f32 v1, s3, v1, 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s5, v1, 0.5
	v_fma_f32 v1, s6, v1, 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s7, v1, 0.5
	v_fma_f32 v1, s8, v1, 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s9, v1, 0.5
	v_fma_f32 v1, s10, v1, 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s11, v1, 0.5
	v_fma_f32 v1, s12, v1, 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s13, v1, 0.5
	v_fma_f32 v1, s14, v1, 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s15, v1, 0.5
	v_fma_f32 v1, s16, v1, 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s17, v1, 0.5
	v_fma_f32 v1, s0, v1, 0.5
	.loc	0 83 0 ; @[ amd.hip:92 ]
	s_cbranch_scc1 .LBB6_2
.LBB6_3:
	.loc	0 87 0 ; @[ amd.hip:92 ]
	s_waitcnt vmcnt(0)
	global_store_b32 v0, v1, vcc
	.loc	0 93 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel lane_spills
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 29
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 9
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	lane_spills_fixed,@function
lane_spills_fixed: ; @lane_spills_fixed
	.loc	0 95 0
	s_load_b64 s[6:7], s[0:1], 0x0
	.loc	0 81 0 ; @[ amd.hip:96 ]
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 96 0
	s_clause 0x1
	s_load_b64 s[2:3], s[0:1], 0x10
	s_load_b32 s4, s[0:1], 0x18
	.loc	0 81 0 ; @[ amd.hip:96 ]
	s_waitcnt lgkmcnt(0)
	global_load_b32 v1, v0, s[6:7]
	.loc	0 83 0 ; @[ amd.hip:96 ]
	s_cmp_lt_i32 s4, 1
	s_cbranch_scc1 .LBB7_3
	.loc	0 0 0
	s_load_b64 s[44:45], s[0:1], 0x8
	.loc	0 80 0 ; @[ amd.hip:96 ]
	s_waitcnt lgkmcnt(0)
	s_clause 0x1f
	s_load_b32 s0, s[44:45], 0x0
	s_load_b32 s1, s[44:45], 0x40
	s_load_b32 s5, s[44:45], 0x80
	s_load_b32 s6, s[44:45], 0xc0
	s_load_b32 s7, s[44:45], 0x100
	s_load_b32 s8, s[44:45], 0x140
	s_load_b32 s9, s[44:45], 0x180
	s_load_b32 s10, s[44:45], 0x1c0
	s_load_b32 s11, s[44:45], 0x200
	s_load_b32 s12, s[44:45], 0x240
	s_load_b32 s13, s[44:45], 0x280
	s_load_b32 s14, s[44:45], 0x2c0
	s_load_b32 s15, s[44:45], 0x300
	s_load_b32 s16, s[44:45], 0x340
	s_load_b32 s17, s[44:45], 0x380
	s_load_b32 s18, s[44:45], 0x3c0
	s_load_b32 s19, s[44:45], 0x400
	s_load_b32 s20, s[44:45], 0x440
	s_load_b32 s21, s[44:45], 0x480
	s_load_b32 s22, s[44:45], 0x4c0
	s_load_b32 s23, s[44:45], 0x500
	s_load_b32 s24, s[44:45], 0x540
	s_load_b32 s25, s[44:45], 0x580
	s_load_b32 s26, s[44:45], 0x5c0
	s_load_b32 s27, s[44:45], 0x600
	s_load_b32 s28, s[44:45], 0x640
	s_load_b32 s29, s[44:45], 0x680
	s_load_b32 s30, s[44:45], 0x6c0
	s_load_b32 s31, s[44:45], 0x700
	s_load_b32 s33, s[44:45], 0x740
	s_load_b32 s34, s[44:45], 0x780
	s_load_b32 s35, s[44:45], 0x7c0
	s_clause 0x7
	s_load_b32 s36, s[44:45], 0x800
	s_load_b32 s37, s[44:45], 0x840
	s_load_b32 s38, s[44:45], 0x880
	s_load_b32 s39, s[44:45], 0x8c0
	s_load_b32 s40, s[44:45], 0x900
	s_load_b32 s41, s[44:45], 0x940
	s_load_b32 s42, s[44:45], 0x980
	s_load_b32 s43, s[44:45], 0x9c0
.LBB7_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 85 0 ; @[ amd.hip:96 ]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_fma_f32 v1, s0, v1, 0.5
	.loc	0 83 0 ; @[ amd.hip:96 ]
	s_add_i32 s4, s4, -1
	s_cmp_lg_u32 s4, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 85 0 ; @[ amd.hip:96 ]
	v_fma_f32 v1, s1, v1, 0.5
	v_fma_f32 v1, s5, v1, 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s6, v1, 0.5
	v_fma_f32 v1, s7, v1, 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s8, v1, 0.5
	v_fma_f32 v1, s9, v1, 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s10, v1, 0.5
	v_fma_f32 v1, s11, v1, 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s12, v1, 0.5
	v_fma_f32 v1, s13, v1, 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s14, v1, 0.5
	v_fma_f32 v1, s15, v1, 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s16, v1, 0.5
	v_fma_f32 v1, s17, v1, 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s18, v1, 0.5
	v_fma_f32 v1, s19, v1, 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s20, v1, 0.5
	v_fma_f32 v1, s21, v1, 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s22, v1, 0.5
	v_fma_f32 v1, s23, v1, 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s24, v1, 0.5
	v_fma_f32 v1, s25, v1, 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s26, v1, 0.5
	v_fma_f32 v1, s27, v1, 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s28, v1, 0.5
	v_fma_f32 v1, s29, v1, 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s30, v1, 0.5
	v_fma_f32 v1, s31, v1, 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s33, v1, 0.5
	v_fma_f32 v1, s34, v1, 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s35, v1, 0.5
	v_fma_f32 v1, s36, v1, 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s37, v1, 0.5
	v_fma_f32 v1, s38, v1, 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s39, v1, 0.5
	v_fma_f32 v1, s40, v1, 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, s41, v1, 0.5
	v_fma_f32 v1, s42, v1, 0.5
	s_delay_alu instid0(VALU_DEP_1)
	v_fma_f32 v1, s43, v1, 0.5
	.loc	0 83 0 ; @[ amd.hip:96 ]
	s_cbranch_scc1 .LBB7_2
.LBB7_3:
	.loc	0 87 0 ; @[ amd.hip:96 ]
	s_waitcnt vmcnt(0)
	global_store_b32 v0, v1, s[2:3]
	.loc	0 97 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel lane_spills_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 2
		.amdhsa_next_free_sgpr 46
		.amdhsa_reserve_vcc 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 7
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
    .name: wait_for_all
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
    .name: wait_for_all_fixed
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
    .name: idle_wait
    .private_segment_fixed_size: 0
    .sgpr_count: 4
    .vgpr_count: 2
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
    .name: idle_wait_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 4
    .vgpr_count: 2
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
    .group_segment_fixed_size: 4096
    .max_flat_workgroup_size: 256
    .name: lds_at_once
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
    .group_segment_fixed_size: 4096
    .max_flat_workgroup_size: 256
    .name: lds_at_once_fixed
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
    .name: lane_spills
    .private_segment_fixed_size: 0
    .sgpr_count: 31
    .sgpr_spill_count: 13
    .vgpr_count: 3
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
    .name: lane_spills_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 46
    .vgpr_count: 2
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target: amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
