	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 6
	.text
	.type	wait_for_all,@function
wait_for_all: ; @wait_for_all
	.file	0 "amd.hip"
	.loc	0 10 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.file	1 "gpu.h"
	.loc	1 30 0 ; @[ amd.hip:11 ]
	s_load_dword s2, s[0:1], 0x10
	.loc	0 11 0
	v_lshlrev_b32_e32 v4, 2, v0
	v_mov_b32_e32 v5, 0
	s_mov_b32 s3, 2
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v4, s[4:5]
	.loc	0 13 0
	s_cmp_lt_i32 s2, 3
	v_lshlrev_b32_e32 v2, 2, v0
	s_cbranch_scc1 .LBB0_3
	.loc	0 11 0
	v_lshl_add_u64 v[6:7], s[4:5], 0, v[4:5]
	global_load_dword v0, v[6:7], off offset:1024
	.loc	0 13 0
	v_mov_b32_e32 v3, v5
	v_lshl_add_u64 v[4:5], s[4:5], 0, v[2:3]
	s_mov_b64 s[0:1], 0x800
	v_lshl_add_u64 v[6:7], v[4:5], 0, s[0:1]
	v_mov_b32_e32 v5, 0
.LBB0_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 14 0
	global_load_dword v3, v[6:7], off
	.loc	0 15 0
	;;#ASMSTART
	s_waitcnt vmcnt(0)
	;;#ASMEND
	.loc	0 19 0
	s_waitcnt vmcnt(1)
	v_pk_mul_f32 v[8:9], v[0:1], v[0:1]
	.loc	0 17 0
	global_load_dword v1, v[6:7], off offset:1024
	.loc	0 16 0
	v_add_f32_e32 v0, v9, v5
	.loc	0 13 0
	s_add_i32 s3, s3, 2
	.loc	0 19 0
	v_add_f32_e32 v5, v8, v0
	.loc	0 13 0
	v_lshl_add_u64 v[6:7], v[6:7], 0, s[0:1]
	s_cmp_ge_i32 s3, s2
	.loc	0 18 0
	;;#ASMSTART
	s_waitcnt vmcnt(0)
	;;#ASMEND
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v0, v3
	.loc	0 13 0
	s_cbranch_scc0 .LBB0_2
.LBB0_3:
	.loc	0 22 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v0, v1, v5
	global_store_dword v2, v0, s[6:7]
	.loc	0 23 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel wait_for_all
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 12
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	wait_for_all_fixed,@function
wait_for_all_fixed: ; @wait_for_all_fixed
	.loc	0 25 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	.loc	1 30 0 ; @[ amd.hip:26 ]
	s_load_dword s2, s[0:1], 0x10
	.loc	0 26 0
	v_lshlrev_b32_e32 v4, 2, v0
	v_mov_b32_e32 v5, 0
	s_mov_b32 s3, 2
	.loc	0 0 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v4, s[4:5]
	.loc	0 28 0
	s_cmp_lt_i32 s2, 3
	s_cbranch_scc1 .LBB1_4
	.loc	0 0 0
	v_lshl_add_u64 v[4:5], s[4:5], 0, v[4:5]
	s_mov_b64 s[0:1], 0x400
	.loc	0 26 0
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[0:1]
	v_mov_b32_e32 v1, 0
	s_mov_b64 s[0:1], 0x800
.LBB1_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 0 0
	global_load_dword v3, v[4:5], off
	.loc	0 28 0
	s_add_i32 s3, s3, 2
	s_cmp_ge_i32 s3, s2
	.loc	0 30 0
	s_waitcnt vmcnt(0)
	v_pk_mul_f32 v[6:7], v[2:3], v[2:3]
	.loc	0 0 0
	global_load_dword v2, v[4:5], off offset:1024
	.loc	0 30 0
	v_add_f32_e32 v3, v6, v7
	.loc	0 28 0
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[0:1]
	.loc	0 30 0
	v_add_f32_e32 v1, v1, v3
	.loc	0 28 0
	s_cbranch_scc0 .LBB1_2
	.loc	0 34 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v1, v1, v2
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_dword v0, v1, s[6:7]
	.loc	0 35 0
	s_endpgm
.LBB1_4:
	.loc	0 0 0
	v_mov_b32_e32 v1, 0
	.loc	0 34 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v1, v1, v2
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_dword v0, v1, s[6:7]
	.loc	0 35 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel wait_for_all_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	idle_wait,@function
idle_wait: ; @idle_wait
	.loc	0 38 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	.loc	0 39 0
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1]
	.loc	0 40 0
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, v1, v1
	.loc	0 41 0
	;;#ASMSTART
	s_waitcnt vmcnt(0)
	;;#ASMEND
	.loc	0 42 0
	s_nop 0
	v_add_f32_e32 v1, 1.0, v1
	global_store_dword v0, v1, s[2:3]
	.loc	0 43 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel idle_wait
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 2
		.amdhsa_next_free_sgpr 4
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	idle_wait_fixed,@function
idle_wait_fixed: ; @idle_wait_fixed
	.loc	0 45 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	.loc	0 46 0
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1]
	.loc	0 48 0
	s_waitcnt vmcnt(0)
	v_fma_f32 v1, v1, v1, 1.0
	global_store_dword v0, v1, s[2:3]
	.loc	0 49 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel idle_wait_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 2
		.amdhsa_next_free_sgpr 4
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	lds_at_once,@function
lds_at_once: ; @lds_at_once
	.loc	0 52 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dword s2, s[0:1], 0x10
	.loc	0 54 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[4:5]
	global_load_dword v3, v1, s[4:5] offset:1024
	global_load_dword v4, v1, s[4:5] offset:2048
	global_load_dword v5, v1, s[4:5] offset:3072
	.loc	0 58 0
	s_cmp_lt_i32 s2, 1
	.loc	0 54 0
	s_waitcnt vmcnt(2)
	ds_write2st64_b32 v1, v2, v3 offset1:4
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v1, v4, v5 offset0:8 offset1:12
	.loc	1 40 0 ; @[ amd.hip:55 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ amd.hip:55 ]
	s_barrier
	.loc	0 58 0
	s_cbranch_scc1 .LBB4_4
	.loc	0 0 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, v0
.LBB4_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 58 0
	v_and_b32_e32 v1, 0x3ff, v2
	v_lshlrev_b32_e32 v1, 2, v1
	ds_read_b32 v1, v1
	s_add_i32 s2, s2, -1
	v_add_u32_e32 v2, 1, v2
	s_cmp_eq_u32 s2, 0
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v1, 0.5, v3
	v_mov_b32_e32 v3, v1
	s_cbranch_scc0 .LBB4_2
	.loc	0 59 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_dword v0, v1, s[6:7]
	.loc	0 60 0
	s_endpgm
.LBB4_4:
	.loc	0 0 0
	v_mov_b32_e32 v1, 0
	.loc	0 59 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_dword v0, v1, s[6:7]
	.loc	0 60 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel lds_at_once
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
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
	.type	lds_at_once_fixed,@function
lds_at_once_fixed: ; @lds_at_once_fixed
	.loc	0 62 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dword s2, s[0:1], 0x10
	.loc	0 64 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[4:5]
	global_load_dword v3, v1, s[4:5] offset:1024
	global_load_dword v4, v1, s[4:5] offset:2048
	global_load_dword v5, v1, s[4:5] offset:3072
	.loc	0 68 0
	s_cmp_lt_i32 s2, 1
	.loc	0 64 0
	s_waitcnt vmcnt(2)
	ds_write2st64_b32 v1, v2, v3 offset1:4
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v1, v4, v5 offset0:8 offset1:12
	.loc	1 40 0 ; @[ amd.hip:65 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ amd.hip:65 ]
	s_barrier
	.loc	0 68 0
	s_cbranch_scc1 .LBB5_4
	.loc	0 0 0
	s_mov_b32 s0, 0
	v_mov_b32_e32 v1, 0
.LBB5_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 69 0
	v_add_u32_e32 v2, s0, v0
	v_and_b32_e32 v3, 0x3ff, v2
	v_add_u32_e32 v4, 1, v2
	.loc	0 70 0
	v_add_u32_e32 v5, 2, v2
	v_add_u32_e32 v2, 3, v2
	.loc	0 69 0
	v_and_b32_e32 v4, 0x3ff, v4
	.loc	0 70 0
	v_and_b32_e32 v5, 0x3ff, v5
	v_and_b32_e32 v2, 0x3ff, v2
	.loc	0 69 0
	v_lshlrev_b32_e32 v3, 2, v3
	v_lshlrev_b32_e32 v4, 2, v4
	.loc	0 70 0
	v_lshlrev_b32_e32 v5, 2, v5
	v_lshlrev_b32_e32 v2, 2, v2
	.loc	0 69 0
	ds_read_b32 v3, v3
	ds_read_b32 v4, v4
	.loc	0 70 0
	ds_read_b32 v5, v5
	ds_read_b32 v2, v2
	.loc	0 68 0
	s_add_i32 s0, s0, 4
	.loc	0 71 0
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v3, 0.5, v1
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v4, 0.5, v3
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v5, 0.5, v4
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v2, 0.5, v5
	.loc	0 68 0
	s_cmp_ge_i32 s0, s2
	v_mov_b32_e32 v1, v2
	s_cbranch_scc0 .LBB5_2
	.loc	0 73 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_dword v0, v2, s[6:7]
	.loc	0 74 0
	s_endpgm
.LBB5_4:
	.loc	0 0 0
	v_mov_b32_e32 v2, 0
	.loc	0 73 0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_dword v0, v2, s[6:7]
	.loc	0 74 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel lds_at_once_fixed
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
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
	.type	lane_spills,@function
lane_spills: ; @lane_spills
	.loc	0 91 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx2 vcc, s[0:1], 0x10
	.loc	0 92 0
	s_load_dword s4, s[0:1], 0x18
	.loc	0 81 0 ; @[ amd.hip:92 ]
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[2:3]
	.loc	0 83 0 ; @[ amd.hip:92 ]
	s_cmp_lt_i32 s4, 1
	s_cbranch_scc1 .LBB6_3
	.loc	0 0 0
	s_load_dwordx2 s[0:1], s[0:1], 0x8
                                        ; implicit-def: $vgpr2 : SGPR spill to VGPR lane
	.loc	0 80 0 ; @[ amd.hip:92 ]
	s_waitcnt lgkmcnt(0)
	s_load_dword s23, s[0:1], 0x0
	s_load_dword s2, s[0:1], 0x40
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s2, 0
	s_load_dword s2, s[0:1], 0x80
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s2, 1
	s_load_dword s2, s[0:1], 0xc0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s2, 2
	s_load_dword s2, s[0:1], 0x100
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s2, 3
	s_load_dword s2, s[0:1], 0x140
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s2, 4
	s_load_dword s2, s[0:1], 0x180
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s2, 5
	s_load_dword s2, s[0:1], 0x1c0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s2, 6
	s_load_dword s2, s[0:1], 0x200
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s2, 7
	s_load_dword s2, s[0:1], 0x240
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s2, 8
	s_load_dword s2, s[0:1], 0x280
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s2, 9
	s_load_dword s2, s[0:1], 0x2c0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s2, 10
	s_load_dword s2, s[0:1], 0x300
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s2, 11
	s_load_dword s2, s[0:1], 0x340
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s2, 12
	s_load_dword s2, s[0:1], 0x380
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s2, 13
	s_load_dword s2, s[0:1], 0x3c0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s2, 14
	s_load_dword s2, s[0:1], 0x400
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s2, 15
	s_load_dword s2, s[0:1], 0x440
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s2, 16
	s_load_dword s2, s[0:1], 0x480
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s2, 17
	s_load_dword s2, s[0:1], 0x4c0
	s_load_dword s3, s[0:1], 0x500
	s_load_dword s5, s[0:1], 0x540
	s_load_dword s6, s[0:1], 0x580
	s_load_dword s7, s[0:1], 0x5c0
	s_load_dword s8, s[0:1], 0x600
	s_load_dword s9, s[0:1], 0x640
	s_load_dword s10, s[0:1], 0x680
	s_load_dword s11, s[0:1], 0x6c0
	s_load_dword s12, s[0:1], 0x700
	s_load_dword s13, s[0:1], 0x740
	s_load_dword s14, s[0:1], 0x780
	s_load_dword s15, s[0:1], 0x7c0
	s_load_dword s16, s[0:1], 0x800
	s_load_dword s17, s[0:1], 0x840
	s_load_dword s18, s[0:1], 0x880
	s_load_dword s19, s[0:1], 0x8c0
	s_load_dword s20, s[0:1], 0x900
	s_load_dword s21, s[0:1], 0x940
	s_load_dword s22, s[0:1], 0x980
	s_nop 0
	s_load_dword s0, s[0:1], 0x9c0
	s_mov_b32 s1, s23
.LBB6_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 85 0 ; @[ amd.hip:92 ]
	s_waitcnt vmcnt(0)
	v_fma_f32 v1, s1, v1, 0.5
	v_readlane_b32 s23, v2, 0
	.loc	0 83 0 ; @[ amd.hip:92 ]
	s_add_i32 s4, s4, -1
	s_cmp_lg_u32 s4, 0
	.loc	0 85 0 ; @[ amd.hip:92 ]
	v_fma_f32 v1, s23, v1, 0.5
	v_readlane_b32 s23, v2, 1
	s_nop 1
	v_fma_f32 v1, s23, v1, 0.5
	v_readlane_b32 s23, v2, 2
	s_nop 1
	v_fma_f32 v1, s23, v1, 0.5
	v_readlane_b32 s23, v2, 3
	s_nop 1
	v_fma_f32 v1, s23, v1, 0.5
	v_readlane_b32 s23, v2, 4
	s_nop 1
	v_fma_f32 v1, s23, v1, 0.5
	v_readlane_b32 s23, v2, 5
	s_nop 1
	v_fma_f32 v1, s23, v1, 0.5
	v_readlane_b32 s23, v2, 6
	s_nop 1
	v_fma_f32 v1, s23, v1, 0.5
	v_readlane_b32 s23, v2, 7
	s_nop 1
	v_fma_f32 v1, s23, v1, 0.5
	v_readlane_b32 s23, v2, 8
	s_nop 1
	v_fma_f32 v1, s23, v1, 0.5
	v_readlane_b32 s23, v2, 9
	s_nop 1
	v_fma_f32 v1, s23, v1, 0.5
	v_readlane_b32 s23, v2, 10
	s_nop 1
	v_fma_f32 v1, s23, v1, 0.5
	v_readlane_b32 s23, v2, 11
	s_nop 1
	v_fma_f32 v1, s23, v1, 0.5
	v_readlane_b32 s23, v2, 12
	s_nop 1
	v_fma_f32 v1, s23, v1, 0.5
	v_readlane_b32 s23, v2, 13
	s_nop 1
	v_fma_f32 v1, s23, v1, 0.5
	v_readlane_b32 s23, v2, 14
	s_nop 1
	v_fma_f32 v1, s23, v1, 0.5
	v_readlane_b32 s23, v2, 15
	s_nop 1
	v_fma_f32 v1, s23, v1, 0.5
	v_readlane_b32 s23, v2, 16
	s_nop 1
	v_fma_f32 v1, s23, v1, 0.5
	v_readlane_b32 s23, v2, 17
	s_nop 1
	v_fma_f32 v1, s23, v1, 0.5
	s_waitcnt lgkmcnt(0)
	v_fma_f32 v1, s2, v1, 0.5
	v_fma_f32 v1, s3, v1, 0.5
	v_fma_f32 v1, s5, v1, 0.5
	v_fma_f32 v1, s6, v1, 0.5
	v_fma_f32 v1, s7, v1, 0.5
	v_fma_f32 v1, s8, v1, 0.5
	v_fma_f32 v1, s9, v1, 0.5
	v_fma_f32 v1, s10, v1, 0.5
	v_fma_f32 v1, s11, v1, 0.5
	v_fma_f32 v1, s12, v1, 0.5
	v_fma_f32 v1, s13, v1, 0.5
	v_fma_f32 v1, s14, v1, 0.5
	v_fma_f32 v1, s15, v1, 0.5
	v_fma_f32 v1, s16, v1, 0.5
	v_fma_f32 v1, s17, v1, 0.5
	v_fma_f32 v1, s18, v1, 0.5
	v_fma_f32 v1, s19, v1, 0.5
	v_fma_f32 v1, s20, v1, 0.5
	v_fma_f32 v1, s21, v1, 0.5
	v_fma_f32 v1, s22, v1, 0.5
	v_fma_f32 v1, s0, v1, 0.5
	.loc	0 83 0 ; @[ amd.hip:92 ]
	s_cbranch_scc1 .LBB6_2
.LBB6_3:
	.loc	0 87 0 ; @[ amd.hip:92 ]
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt vmcnt(0)
	global_store_dword v0, v1, vcc
	.loc	0 93 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel lane_spills
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 24
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	lane_spills_fixed,@function
lane_spills_fixed: ; @lane_spills_fixed
	.loc	0 95 0
	s_load_dwordx2 s[6:7], s[0:1], 0x0
	s_load_dwordx2 s[2:3], s[0:1], 0x10
	.loc	0 96 0
	s_load_dword s4, s[0:1], 0x18
	.loc	0 81 0 ; @[ amd.hip:96 ]
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[6:7]
	.loc	0 83 0 ; @[ amd.hip:96 ]
	s_cmp_lt_i32 s4, 1
	s_cbranch_scc1 .LBB7_3
	.loc	0 0 0
	s_load_dwordx2 s[44:45], s[0:1], 0x8
	.loc	0 80 0 ; @[ amd.hip:96 ]
	s_waitcnt lgkmcnt(0)
	s_load_dword s0, s[44:45], 0x0
	s_load_dword s1, s[44:45], 0x40
	s_load_dword s5, s[44:45], 0x80
	s_load_dword s6, s[44:45], 0xc0
	s_load_dword s7, s[44:45], 0x100
	s_load_dword s8, s[44:45], 0x140
	s_load_dword s9, s[44:45], 0x180
	s_load_dword s10, s[44:45], 0x1c0
	s_load_dword s11, s[44:45], 0x200
	s_load_dword s12, s[44:45], 0x240
	s_load_dword s13, s[44:45], 0x280
	s_load_dword s14, s[44:45], 0x2c0
	s_load_dword s15, s[44:45], 0x300
	s_load_dword s16, s[44:45], 0x340
	s_load_dword s17, s[44:45], 0x380
	s_load_dword s18, s[44:45], 0x3c0
	s_load_dword s19, s[44:45], 0x400
	s_load_dword s20, s[44:45], 0x440
	s_load_dword s21, s[44:45], 0x480
	s_load_dword s22, s[44:45], 0x4c0
	s_load_dword s23, s[44:45], 0x500
	s_load_dword s24, s[44:45], 0x540
	s_load_dword s25, s[44:45], 0x580
	s_load_dword s26, s[44:45], 0x5c0
	s_load_dword s27, s[44:45], 0x600
	s_load_dword s28, s[44:45], 0x640
	s_load_dword s29, s[44:45], 0x680
	s_load_dword s30, s[44:45], 0x6c0
	s_load_dword s31, s[44:45], 0x700
	s_load_dword s33, s[44:45], 0x740
	s_load_dword s34, s[44:45], 0x780
	s_load_dword s35, s[44:45], 0x7c0
	s_load_dword s36, s[44:45], 0x800
	s_load_dword s37, s[44:45], 0x840
	s_load_dword s38, s[44:45], 0x880
	s_load_dword s39, s[44:45], 0x8c0
	s_load_dword s40, s[44:45], 0x900
	s_load_dword s41, s[44:45], 0x940
	s_load_dword s42, s[44:45], 0x980
	s_load_dword s43, s[44:45], 0x9c0
.LBB7_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 85 0 ; @[ amd.hip:96 ]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fma_f32 v1, s0, v1, 0.5
	v_fma_f32 v1, s1, v1, 0.5
	v_fma_f32 v1, s5, v1, 0.5
	v_fma_f32 v1, s6, v1, 0.5
	v_fma_f32 v1, s7, v1, 0.5
	v_fma_f32 v1, s8, v1, 0.5
	v_fma_f32 v1, s9, v1, 0.5
	v_fma_f32 v1, s10, v1, 0.5
	v_fma_f32 v1, s11, v1, 0.5
	v_fma_f32 v1, s12, v1, 0.5
	v_fma_f32 v1, s13, v1, 0.5
	v_fma_f32 v1, s14, v1, 0.5
	v_fma_f32 v1, s15, v1, 0.5
	v_fma_f32 v1, s16, v1, 0.5
	v_fma_f32 v1, s17, v1, 0.5
	v_fma_f32 v1, s18, v1, 0.5
	v_fma_f32 v1, s19, v1, 0.5
	v_fma_f32 v1, s20, v1, 0.5
	v_fma_f32 v1, s21, v1, 0.5
	v_fma_f32 v1, s22, v1, 0.5
	v_fma_f32 v1, s23, v1, 0.5
	v_fma_f32 v1, s24, v1, 0.5
	v_fma_f32 v1, s25, v1, 0.5
	v_fma_f32 v1, s26, v1, 0.5
	v_fma_f32 v1, s27, v1, 0.5
	v_fma_f32 v1, s28, v1, 0.5
	v_fma_f32 v1, s29, v1, 0.5
	v_fma_f32 v1, s30, v1, 0.5
	v_fma_f32 v1, s31, v1, 0.5
	v_fma_f32 v1, s33, v1, 0.5
	v_fma_f32 v1, s34, v1, 0.5
	v_fma_f32 v1, s35, v1, 0.5
	v_fma_f32 v1, s36, v1, 0.5
	v_fma_f32 v1, s37, v1, 0.5
	v_fma_f32 v1, s38, v1, 0.5
	v_fma_f32 v1, s39, v1, 0.5
	v_fma_f32 v1, s40, v1, 0.5
	v_fma_f32 v1, s41, v1, 0.5
	v_fma_f32 v1, s42, v1, 0.5
	.loc	0 83 0 ; @[ amd.hip:96 ]
	s_add_i32 s4, s4, -1
	s_cmp_lg_u32 s4, 0
	.loc	0 85 0 ; @[ amd.hip:96 ]
	v_fma_f32 v1, s43, v1, 0.5
	.loc	0 83 0 ; @[ amd.hip:96 ]
	s_cbranch_scc1 .LBB7_2
.LBB7_3:
	.loc	0 87 0 ; @[ amd.hip:96 ]
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt vmcnt(0)
	global_store_dword v0, v1, s[2:3]
	.loc	0 97 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel lane_spills_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 2
		.amdhsa_next_free_sgpr 46
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	one_sum,@function
one_sum: ; @one_sum
	.loc	1 30 0 ; @[ amd.hip:102 ]
	s_load_dword s4, s[0:1], 0x10
	s_load_dwordx2 s[2:3], s[0:1], 0x8
	.loc	0 104 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s4, 1
	s_cbranch_scc1 .LBB8_3
	.loc	0 0 0
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	.loc	0 102 0
	v_lshlrev_b32_e32 v1, 3, v0
	.loc	0 104 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	.loc	0 102 0
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[18:19], v1, s[0:1]
	global_load_dwordx2 v[20:21], v1, s[0:1] offset:512
	.loc	0 104 0
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
.LBB8_2: ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(0)
	s_nop 0
	v_mfma_f32_32x32x8_f16 v[2:17], v[18:19], v[20:21], v[2:17]
	s_add_i32 s4, s4, -1
	s_cmp_eq_u32 s4, 0
	s_cbranch_scc0 .LBB8_2
	s_branch .LBB8_4
.LBB8_3:
	.loc	0 0 0
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
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
.LBB8_4:
	.loc	0 105 0
	v_lshlrev_b32_e32 v0, 6, v0
	s_nop 5
	global_store_dwordx4 v0, v[14:17], s[2:3] offset:48
	global_store_dwordx4 v0, v[10:13], s[2:3] offset:32
	global_store_dwordx4 v0, v[6:9], s[2:3] offset:16
	global_store_dwordx4 v0, v[2:5], s[2:3]
	.loc	0 106 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel one_sum
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 22
		.amdhsa_next_free_sgpr 5
		.amdhsa_accum_offset 24
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	one_sum_fixed,@function
one_sum_fixed: ; @one_sum_fixed
	.loc	1 30 0 ; @[ amd.hip:109 ]
	s_load_dword s4, s[0:1], 0x10
	s_load_dwordx2 s[2:3], s[0:1], 0x8
	.loc	0 111 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s4, 1
	s_cbranch_scc1 .LBB9_4
	.loc	0 0 0
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	.loc	0 109 0
	v_lshlrev_b32_e32 v1, 3, v0
	.loc	0 113 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	.loc	0 109 0
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[66:67], v1, s[0:1]
	global_load_dwordx2 v[68:69], v1, s[0:1] offset:512
	s_mov_b32 s0, 0
	.loc	0 113 0
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
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v51, 0
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v59, 0
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v61, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v65, 0
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v43, 0
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v46, 0
	v_mov_b32_e32 v47, 0
	v_mov_b32_e32 v48, 0
	v_mov_b32_e32 v49, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
.LBB9_2: ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(0)
	v_mfma_f32_32x32x8_f16 v[2:17], v[66:67], v[68:69], v[2:17]
	.loc	0 111 0
	s_add_i32 s0, s0, 4
	s_cmp_lt_i32 s0, s4
	.loc	0 113 0
	v_mfma_f32_32x32x8_f16 v[50:65], v[66:67], v[68:69], v[50:65]
	v_mfma_f32_32x32x8_f16 v[34:49], v[66:67], v[68:69], v[34:49]
	v_mfma_f32_32x32x8_f16 v[18:33], v[66:67], v[68:69], v[18:33]
	.loc	0 111 0
	s_cbranch_scc1 .LBB9_2
	.loc	0 114 0
	s_nop 7
	v_pk_add_f32 v[16:17], v[16:17], v[64:65]
	v_pk_add_f32 v[14:15], v[14:15], v[62:63]
	v_pk_add_f32 v[12:13], v[12:13], v[60:61]
	v_pk_add_f32 v[10:11], v[10:11], v[58:59]
	v_pk_add_f32 v[8:9], v[8:9], v[56:57]
	v_pk_add_f32 v[6:7], v[6:7], v[54:55]
	v_pk_add_f32 v[4:5], v[4:5], v[52:53]
	v_pk_add_f32 v[2:3], v[2:3], v[50:51]
	v_pk_add_f32 v[36:37], v[4:5], v[36:37]
	v_pk_add_f32 v[38:39], v[6:7], v[38:39]
	v_pk_add_f32 v[40:41], v[8:9], v[40:41]
	v_pk_add_f32 v[6:7], v[10:11], v[42:43]
	v_pk_add_f32 v[8:9], v[12:13], v[44:45]
	v_pk_add_f32 v[10:11], v[14:15], v[46:47]
	v_pk_add_f32 v[4:5], v[16:17], v[48:49]
	v_pk_add_f32 v[14:15], v[2:3], v[34:35]
	v_pk_add_f32 v[4:5], v[4:5], v[32:33]
	v_pk_add_f32 v[2:3], v[10:11], v[30:31]
	v_pk_add_f32 v[8:9], v[8:9], v[28:29]
	v_pk_add_f32 v[6:7], v[6:7], v[26:27]
	v_pk_add_f32 v[12:13], v[40:41], v[24:25]
	v_pk_add_f32 v[10:11], v[38:39], v[22:23]
	v_pk_add_f32 v[16:17], v[36:37], v[20:21]
	v_pk_add_f32 v[14:15], v[14:15], v[18:19]
	s_branch .LBB9_5
.LBB9_4:
	.loc	0 0 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v14, 0
.LBB9_5:
	.loc	0 114 0
	v_lshlrev_b32_e32 v0, 6, v0
	global_store_dwordx4 v0, v[2:5], s[2:3] offset:48
	global_store_dwordx4 v0, v[6:9], s[2:3] offset:32
	global_store_dwordx4 v0, v[10:13], s[2:3] offset:16
	global_store_dwordx4 v0, v[14:17], s[2:3]
	.loc	0 115 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel one_sum_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 70
		.amdhsa_next_free_sgpr 5
		.amdhsa_accum_offset 72
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	starved,@function
starved: ; @starved
	.loc	0 120 0
	s_load_dword s6, s[0:1], 0x18
	s_load_dwordx2 s[4:5], s[0:1], 0x10
	v_mov_b32_e32 v19, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 1
	s_cbranch_scc1 .LBB10_4
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	.loc	0 121 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
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
	v_mov_b32_e32 v18, v0
.LBB10_2: ; =>This Inner Loop Header: Depth=1
	v_lshlrev_b64 v[20:21], 3, v[18:19]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[22:23], s[0:1], 0, v[20:21]
	global_load_dwordx2 v[22:23], v[22:23], off
	v_lshl_add_u64 v[20:21], s[2:3], 0, v[20:21]
	global_load_dwordx2 v[20:21], v[20:21], off
	.loc	0 120 0
	s_add_i32 s6, s6, -1
	s_cmp_eq_u32 s6, 0
	v_add_u32_e32 v18, 64, v18
	.loc	0 121 0
	s_waitcnt vmcnt(0)
	v_mfma_f32_32x32x8_f16 v[2:17], v[22:23], v[20:21], v[2:17]
	.loc	0 120 0
	s_cbranch_scc0 .LBB10_2
	.loc	0 0 0
	s_nop 9
	v_mov_b32_e32 v19, v17
	s_branch .LBB10_5
.LBB10_4:
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
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
.LBB10_5:
	.loc	0 122 0
	v_lshlrev_b32_e32 v0, 6, v0
	v_mov_b32_e32 v17, v19
	global_store_dwordx4 v0, v[14:17], s[4:5] offset:48
	global_store_dwordx4 v0, v[10:13], s[4:5] offset:32
	global_store_dwordx4 v0, v[6:9], s[4:5] offset:16
	global_store_dwordx4 v0, v[2:5], s[4:5]
	.loc	0 123 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel starved
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 24
		.amdhsa_next_free_sgpr 7
		.amdhsa_accum_offset 24
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	starved_fixed,@function
starved_fixed: ; @starved_fixed
	.loc	1 30 0 ; @[ amd.hip:127 ]
	s_load_dword s6, s[0:1], 0x18
	s_load_dwordx2 s[4:5], s[0:1], 0x10
	.loc	0 127 0
	v_mov_b32_e32 v67, 0
	.loc	0 128 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 2
	s_cbranch_scc1 .LBB11_4
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	.loc	0 127 0
	v_lshlrev_b32_e32 v1, 3, v0
	.loc	0 128 0
	s_add_i32 s6, s6, -1
	.loc	0 129 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	.loc	0 127 0
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[76:77], v1, s[2:3]
	global_load_dwordx2 v[70:71], v1, s[2:3] offset:512
	global_load_dwordx2 v[72:73], v1, s[0:1] offset:512
	global_load_dwordx2 v[74:75], v1, s[0:1]
	.loc	0 129 0
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
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v51, 0
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v59, 0
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v61, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v65, 0
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v43, 0
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v46, 0
	v_mov_b32_e32 v47, 0
	v_mov_b32_e32 v48, 0
	v_mov_b32_e32 v49, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	.loc	0 128 0
	v_or_b32_e32 v68, 0xc0, v0
.LBB11_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 129 0
	v_subrev_u32_e32 v66, 64, v68
	v_mov_b32_e32 v69, v67
	.loc	0 134 0
	s_waitcnt vmcnt(0)
	v_mfma_f32_32x32x8_f16 v[2:17], v[74:75], v[76:77], v[2:17]
	.loc	0 128 0
	s_add_i32 s6, s6, -1
	s_cmp_eq_u32 s6, 0
	.loc	0 134 0
	v_mfma_f32_32x32x8_f16 v[50:65], v[74:75], v[70:71], v[50:65]
	.loc	0 129 0
	v_lshlrev_b64 v[74:75], 3, v[66:67]
	.loc	0 130 0
	v_lshl_add_u64 v[78:79], s[2:3], 0, v[74:75]
	.loc	0 129 0
	v_lshl_add_u64 v[74:75], s[0:1], 0, v[74:75]
	.loc	0 134 0
	v_mfma_f32_32x32x8_f16 v[34:49], v[72:73], v[76:77], v[34:49]
	.loc	0 129 0
	v_lshlrev_b64 v[76:77], 3, v[68:69]
	.loc	0 130 0
	v_lshl_add_u64 v[80:81], s[2:3], 0, v[76:77]
	.loc	0 129 0
	v_lshl_add_u64 v[76:77], s[0:1], 0, v[76:77]
	.loc	0 130 0
	global_load_dwordx2 v[82:83], v[78:79], off
	global_load_dwordx2 v[84:85], v[80:81], off
	.loc	0 129 0
	global_load_dwordx2 v[86:87], v[74:75], off
	global_load_dwordx2 v[88:89], v[76:77], off
	.loc	0 128 0
	v_add_u32_e32 v68, 0x80, v68
	s_waitcnt vmcnt(3)
	v_mov_b32_e32 v76, v82
	.loc	0 134 0
	v_mfma_f32_32x32x8_f16 v[18:33], v[72:73], v[70:71], v[18:33]
	v_mov_b32_e32 v77, v83
	s_waitcnt vmcnt(2)
	v_mov_b32_e32 v70, v84
	v_mov_b32_e32 v71, v85
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v74, v86
	v_mov_b32_e32 v75, v87
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v72, v88
	v_mov_b32_e32 v73, v89
	.loc	0 128 0
	s_cbranch_scc0 .LBB11_2
	.loc	0 138 0
	v_pk_add_f32 v[16:17], v[16:17], v[64:65]
	v_pk_add_f32 v[14:15], v[14:15], v[62:63]
	v_pk_add_f32 v[12:13], v[12:13], v[60:61]
	v_pk_add_f32 v[10:11], v[10:11], v[58:59]
	v_pk_add_f32 v[8:9], v[8:9], v[56:57]
	v_pk_add_f32 v[6:7], v[6:7], v[54:55]
	v_pk_add_f32 v[4:5], v[4:5], v[52:53]
	v_pk_add_f32 v[2:3], v[2:3], v[50:51]
	v_pk_add_f32 v[36:37], v[4:5], v[36:37]
	v_pk_add_f32 v[6:7], v[6:7], v[38:39]
	v_pk_add_f32 v[8:9], v[8:9], v[40:41]
	v_pk_add_f32 v[10:11], v[10:11], v[42:43]
	v_pk_add_f32 v[4:5], v[12:13], v[44:45]
	v_pk_add_f32 v[12:13], v[14:15], v[46:47]
	v_pk_add_f32 v[14:15], v[16:17], v[48:49]
	v_pk_add_f32 v[16:17], v[2:3], v[34:35]
	v_pk_add_f32 v[66:67], v[14:15], v[32:33]
	v_pk_add_f32 v[64:65], v[12:13], v[30:31]
	v_pk_add_f32 v[4:5], v[4:5], v[28:29]
	v_pk_add_f32 v[2:3], v[10:11], v[26:27]
	v_pk_add_f32 v[8:9], v[8:9], v[24:25]
	v_pk_add_f32 v[6:7], v[6:7], v[22:23]
	v_pk_add_f32 v[12:13], v[36:37], v[20:21]
	v_pk_add_f32 v[10:11], v[16:17], v[18:19]
	s_branch .LBB11_5
.LBB11_4:
	.loc	0 0 0
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v65, 0
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v10, 0
.LBB11_5:
	.loc	0 138 0
	v_lshlrev_b32_e32 v0, 6, v0
	global_store_dwordx4 v0, v[64:67], s[4:5] offset:48
	global_store_dwordx4 v0, v[2:5], s[4:5] offset:32
	global_store_dwordx4 v0, v[6:9], s[4:5] offset:16
	global_store_dwordx4 v0, v[10:13], s[4:5]
	.loc	0 139 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel starved_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 90
		.amdhsa_next_free_sgpr 7
		.amdhsa_accum_offset 92
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	single_buffer,@function
single_buffer: ; @single_buffer
	.loc	0 145 0
	s_load_dword s4, s[0:1], 0x10
	s_load_dwordx2 s[2:3], s[0:1], 0x8
	v_mov_b32_e32 v35, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s4, 1
	s_cbranch_scc1 .LBB12_4
	.loc	0 0 0
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 3, v0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
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
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v34, v0
.LBB12_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 146 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[36:37], v[34:35], 3, s[0:1]
	global_load_dwordx2 v[38:39], v[36:37], off
	global_load_dwordx2 v[40:41], v[36:37], off offset:512
	global_load_dwordx2 v[42:43], v[36:37], off offset:1024
	global_load_dwordx2 v[44:45], v[36:37], off offset:1536
	.loc	0 145 0
	s_add_i32 s4, s4, -1
	v_add_u32_e32 v34, 0x100, v34
	s_cmp_lg_u32 s4, 0
	.loc	0 146 0
	s_waitcnt vmcnt(2)
	ds_write2st64_b64 v1, v[38:39], v[40:41] offset1:1
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v1, v[42:43], v[44:45] offset0:2 offset1:3
	.loc	1 40 0 ; @[ amd.hip:147 ]
	s_waitcnt lgkmcnt(0)
	; wave barrier
	.loc	0 148 0
	ds_read2st64_b64 v[36:39], v1 offset1:1
	ds_read2st64_b64 v[40:43], v1 offset0:2 offset1:3
	.loc	0 150 0
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 v[2:17], v[36:37], v[38:39], v[2:17]
	.loc	1 40 0 ; @[ amd.hip:153 ]
	s_waitcnt lgkmcnt(0)
	.loc	0 150 0
	v_mfma_f32_32x32x8_f16 v[18:33], v[36:37], v[38:39], v[18:33]
	; wave barrier
	.loc	0 151 0
	v_mfma_f32_32x32x8_f16 v[2:17], v[40:41], v[42:43], v[2:17]
	v_mfma_f32_32x32x8_f16 v[18:33], v[40:41], v[42:43], v[18:33]
	.loc	0 145 0
	s_cbranch_scc1 .LBB12_2
	.loc	0 155 0
	s_nop 9
	v_pk_add_f32 v[34:35], v[16:17], v[32:33]
	v_pk_add_f32 v[32:33], v[14:15], v[30:31]
	v_pk_add_f32 v[12:13], v[12:13], v[28:29]
	v_pk_add_f32 v[10:11], v[10:11], v[26:27]
	v_pk_add_f32 v[8:9], v[8:9], v[24:25]
	v_pk_add_f32 v[6:7], v[6:7], v[22:23]
	v_pk_add_f32 v[4:5], v[4:5], v[20:21]
	v_pk_add_f32 v[2:3], v[2:3], v[18:19]
	s_branch .LBB12_5
.LBB12_4:
	.loc	0 0 0
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v32, 0
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
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
.LBB12_5:
	.loc	0 155 0
	v_lshlrev_b32_e32 v0, 6, v0
	global_store_dwordx4 v0, v[32:35], s[2:3] offset:48
	global_store_dwordx4 v0, v[10:13], s[2:3] offset:32
	global_store_dwordx4 v0, v[6:9], s[2:3] offset:16
	global_store_dwordx4 v0, v[2:5], s[2:3]
	.loc	0 156 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel single_buffer
		.amdhsa_group_segment_fixed_size 2048
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 46
		.amdhsa_next_free_sgpr 5
		.amdhsa_accum_offset 48
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	single_buffer_fixed,@function
single_buffer_fixed: ; @single_buffer_fixed
	.loc	0 158 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dword s2, s[0:1], 0x10
	.loc	0 161 0
	v_lshlrev_b32_e32 v1, 3, v0
	v_mov_b32_e32 v35, 0
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[2:3], v1, s[4:5]
	global_load_dwordx2 v[4:5], v1, s[4:5] offset:512
	global_load_dwordx2 v[6:7], v1, s[4:5] offset:1024
	global_load_dwordx2 v[8:9], v1, s[4:5] offset:1536
	.loc	0 163 0
	s_cmp_lt_i32 s2, 1
	.loc	0 161 0
	s_waitcnt vmcnt(2)
	ds_write2st64_b64 v1, v[2:3], v[4:5] offset1:1
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v1, v[6:7], v[8:9] offset0:2 offset1:3
	.loc	1 40 0 ; @[ amd.hip:162 ]
	s_waitcnt lgkmcnt(0)
	; wave barrier
	.loc	0 163 0
	s_cbranch_scc1 .LBB13_4
	v_or_b32_e32 v34, 0x100, v0
	s_mov_b32 s0, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
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
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
.LBB13_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 165 0
	v_lshl_add_u64 v[36:37], v[34:35], 3, s[4:5]
	global_load_dwordx2 v[44:45], v[36:37], off
	global_load_dwordx2 v[46:47], v[36:37], off offset:512
	global_load_dwordx2 v[48:49], v[36:37], off offset:1024
	global_load_dwordx2 v[50:51], v[36:37], off offset:1536
	s_add_i32 s1, s0, 1
	; sched_barrier mask(0x00000000)
	.loc	0 167 0
	s_add_i32 s0, s0, 2
	s_and_b32 s0, s0, 1
	.loc	0 168 0
	v_lshl_or_b32 v40, s0, 11, v1
	ds_read2st64_b64 v[36:39], v40 offset1:1
	ds_read2st64_b64 v[40:43], v40 offset0:2 offset1:3
	s_and_b32 s3, s1, 1
	.loc	0 163 0
	v_add_u32_e32 v34, 0x100, v34
	s_mov_b32 s0, s1
	.loc	0 170 0
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 v[2:17], v[36:37], v[38:39], v[2:17]
	.loc	0 163 0
	s_cmp_lg_u32 s2, s1
	.loc	0 170 0
	v_mfma_f32_32x32x8_f16 v[18:33], v[36:37], v[38:39], v[18:33]
	.loc	0 173 0
	v_lshl_or_b32 v36, s3, 11, v1
	s_waitcnt vmcnt(2)
	ds_write2st64_b64 v36, v[44:45], v[46:47] offset1:1
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v36, v[48:49], v[50:51] offset0:2 offset1:3
	.loc	1 40 0 ; @[ amd.hip:174 ]
	s_waitcnt lgkmcnt(0)
	.loc	0 171 0
	v_mfma_f32_32x32x8_f16 v[2:17], v[40:41], v[42:43], v[2:17]
	; wave barrier
	v_mfma_f32_32x32x8_f16 v[18:33], v[40:41], v[42:43], v[18:33]
	.loc	0 163 0
	s_cbranch_scc1 .LBB13_2
	.loc	0 176 0
	s_nop 9
	v_pk_add_f32 v[34:35], v[16:17], v[32:33]
	v_pk_add_f32 v[32:33], v[14:15], v[30:31]
	v_pk_add_f32 v[12:13], v[12:13], v[28:29]
	v_pk_add_f32 v[10:11], v[10:11], v[26:27]
	v_pk_add_f32 v[8:9], v[8:9], v[24:25]
	v_pk_add_f32 v[6:7], v[6:7], v[22:23]
	v_pk_add_f32 v[4:5], v[4:5], v[20:21]
	v_pk_add_f32 v[2:3], v[2:3], v[18:19]
	s_branch .LBB13_5
.LBB13_4:
	.loc	0 0 0
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v32, 0
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
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
.LBB13_5:
	.loc	0 176 0
	v_lshlrev_b32_e32 v0, 6, v0
	global_store_dwordx4 v0, v[32:35], s[6:7] offset:48
	global_store_dwordx4 v0, v[10:13], s[6:7] offset:32
	global_store_dwordx4 v0, v[6:9], s[6:7] offset:16
	global_store_dwordx4 v0, v[2:5], s[6:7]
	.loc	0 177 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel single_buffer_fixed
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 97
		.amdhsa_next_free_sgpr 96
		.amdhsa_accum_offset 52
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	half_product_fixed,@function
half_product_fixed: ; @half_product_fixed
	.loc	1 30 0 ; @[ amd.hip:207 ]
	s_load_dword s6, s[0:1], 0x18
	s_load_dwordx2 s[4:5], s[0:1], 0x10
	.loc	0 207 0
	v_mov_b32_e32 v35, 0
	.loc	0 208 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 2
	s_cbranch_scc1 .LBB14_4
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	.loc	0 207 0
	v_lshlrev_b32_e32 v2, 3, v0
	v_mov_b32_e32 v1, v35
	.loc	0 208 0
	v_or_b32_e32 v36, 0x80, v0
	v_or_b32_e32 v34, 64, v0
	.loc	0 207 0
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[42:43], v2, s[2:3]
	global_load_dwordx2 v[40:41], v2, s[2:3] offset:512
	.loc	0 208 0
	s_add_i32 s6, s6, -1
	.loc	0 0 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
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
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	v_mov_b64_e32 v[38:39], v[0:1]
.LBB14_2: ; =>This Inner Loop Header: Depth=1
	v_lshl_add_u64 v[38:39], v[38:39], 3, s[0:1]
	global_load_dwordx2 v[46:47], v[38:39], off
	.loc	0 209 0
	v_mov_b32_e32 v37, v35
	v_add_u32_e32 v38, 64, v36
	v_mov_b32_e32 v39, v35
	v_lshl_add_u64 v[44:45], v[36:37], 3, s[2:3]
	v_lshl_add_u64 v[38:39], v[38:39], 3, s[2:3]
	global_load_dwordx2 v[44:45], v[44:45], off
	.loc	0 208 0
	v_add_u32_e32 v1, 64, v34
	.loc	0 209 0
	global_load_dwordx2 v[48:49], v[38:39], off
	.loc	0 208 0
	s_add_i32 s6, s6, -1
	v_mov_b64_e32 v[38:39], v[34:35]
	v_add_u32_e32 v36, 0x80, v36
	s_cmp_eq_u32 s6, 0
	v_mov_b32_e32 v34, v1
	.loc	0 211 0
	s_waitcnt vmcnt(2)
	v_mfma_f32_32x32x8_f16 v[2:17], v[46:47], v[42:43], v[2:17]
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v42, v44
	v_mov_b32_e32 v43, v45
	v_mfma_f32_32x32x8_f16 v[18:33], v[46:47], v[40:41], v[18:33]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v40, v48
	v_mov_b32_e32 v41, v49
	.loc	0 208 0
	s_cbranch_scc0 .LBB14_2
	.loc	0 215 0
	s_nop 6
	v_pk_add_f32 v[34:35], v[16:17], v[32:33]
	v_pk_add_f32 v[32:33], v[14:15], v[30:31]
	v_pk_add_f32 v[12:13], v[12:13], v[28:29]
	v_pk_add_f32 v[10:11], v[10:11], v[26:27]
	v_pk_add_f32 v[8:9], v[8:9], v[24:25]
	v_pk_add_f32 v[6:7], v[6:7], v[22:23]
	v_pk_add_f32 v[4:5], v[4:5], v[20:21]
	v_pk_add_f32 v[2:3], v[2:3], v[18:19]
	s_branch .LBB14_5
.LBB14_4:
	.loc	0 0 0
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v32, 0
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
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
.LBB14_5:
	.loc	0 215 0
	v_lshlrev_b32_e32 v0, 6, v0
	global_store_dwordx4 v0, v[32:35], s[4:5] offset:48
	global_store_dwordx4 v0, v[10:13], s[4:5] offset:32
	global_store_dwordx4 v0, v[6:9], s[4:5] offset:16
	global_store_dwordx4 v0, v[2:5], s[4:5]
	.loc	0 216 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel half_product_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 50
		.amdhsa_next_free_sgpr 7
		.amdhsa_accum_offset 52
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
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: wait_for_all
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
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: idle_wait
    .private_segment_fixed_size: 0
    .sgpr_count: 10
    .vgpr_count: 2
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
    .name: idle_wait_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 10
    .vgpr_count: 2
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
    .group_segment_fixed_size: 4096
    .max_flat_workgroup_size: 256
    .name: lds_at_once
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
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 4096
    .max_flat_workgroup_size: 256
    .name: lds_at_once_fixed
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
    .sgpr_count: 30
    .sgpr_spill_count: 18
    .vgpr_count: 3
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
    .name: lane_spills_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 52
    .vgpr_count: 2
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
    .max_flat_workgroup_size: 64
    .name: one_sum
    .private_segment_fixed_size: 0
    .sgpr_count: 11
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
    .max_flat_workgroup_size: 64
    .name: one_sum_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 11
    .vgpr_count: 70
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
    .max_flat_workgroup_size: 64
    .name: starved
    .private_segment_fixed_size: 0
    .sgpr_count: 13
    .vgpr_count: 24
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
    .max_flat_workgroup_size: 64
    .name: starved_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 13
    .vgpr_count: 90
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
    .group_segment_fixed_size: 2048
    .max_flat_workgroup_size: 64
    .name: single_buffer
    .private_segment_fixed_size: 0
    .sgpr_count: 11
    .vgpr_count: 46
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
    .group_segment_fixed_size: 4096
    .max_flat_workgroup_size: 64
    .name: single_buffer_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 14
    .vgpr_count: 52
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
    .max_flat_workgroup_size: 64
    .name: half_product_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 13
    .vgpr_count: 50
    .wavefront_size: 64
amdhsa.target: amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
