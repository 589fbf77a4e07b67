	.amdgcn_target "amdgpu9.42-amd-amdhsa-unknown-gfx942"
	.amdhsa_code_object_version 5
	.text
	.type	remainders,@function
remainders: ; @remainders
	.file	1 "tiles.py"
	.loc	1 55 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.loc	1 0 0
.LBB0_0:
	.loc	1 56 5
	s_cmp_lt_i32 s6, 1
	.loc	1 57 22
	v_readfirstlane_b32 s1, v0
	.loc	1 56 5
	s_cbranch_scc1 .LBB0_3
	.loc	1 0 5
	s_abs_i32 s0, s7
	v_cvt_f32_u32_e32 v1, s0
	s_sub_i32 s7, 0, s0
	.loc	1 58 9
	s_and_b32 s1, s1, 0xc0
	.loc	1 57 22
	v_and_or_b32 v0, v0, 63, s1
	v_rcp_f32_e32 v1, v1
	s_mov_b32 s1, 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s7, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, v1, v2
.LBB0_2: ; %.lr.ph
                                        ; =>This Inner Loop Header: Depth=1
	.loc	1 57 14
	v_or_b32_e32 v2, s1, v0
	.loc	1 58 48
	s_ashr_i32 s7, s1, 31
	v_add_u32_e32 v3, s7, v2
	v_xor_b32_e32 v3, s7, v3
	v_mul_hi_u32 v4, v3, v1
	v_mul_lo_u32 v4, v4, s0
	v_sub_u32_e32 v3, v3, v4
	v_subrev_u32_e32 v4, s0, v3
	v_cmp_le_u32_e32 vcc, s0, v3
	.loc	1 56 5
	s_addk_i32 s1, 0x100
	s_cmp_lt_i32 s1, s6
	.loc	1 58 48
	v_cndmask_b32_e32 v3, v3, v4, vcc
	v_subrev_u32_e32 v4, s0, v3
	v_cmp_le_u32_e32 vcc, s0, v3
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v4, vcc
	v_xor_b32_e32 v3, s7, v3
	v_subrev_u32_e32 v4, s7, v3
	.loc	1 58 39
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[2:3]
	.loc	1 58 31
	global_load_dword v4, v[4:5], off
	.loc	1 58 18
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
	.loc	1 58 9
	s_waitcnt vmcnt(0)
	global_store_dword v[2:3], v4, off
	.loc	1 56 5
	s_cbranch_scc1 .LBB0_2
.LBB0_3: ; %._crit_edge
	.loc	1 55 1
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel remainders
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 40
		.amdhsa_user_sgpr_count 12
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_kernarg_preload_length 10
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_xnack_mask 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.text
	.amdgpu_metadata
---
amdhsa.kernels:
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
      - .offset: 20
        .size: 4
        .value_kind: by_value
      - .address_space: global
        .offset: 24
        .size: 8
        .value_kind: global_buffer
      - .address_space: global
        .offset: 32
        .size: 8
        .value_kind: global_buffer
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 256
    .name: remainders
    .private_segment_fixed_size: 0
    .sgpr_count: 18
    .vgpr_count: 6
    .wavefront_size: 64
amdhsa.target: amdgpu9.42-amd-amdhsa-unknown-gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
