	.amdgcn_target "amdgpu9.42-amd-amdhsa-unknown-gfx942"
	.amdhsa_code_object_version 5
	.text
	.type	remainders_fixed,@function
remainders_fixed: ; @remainders_fixed
	.file	1 "tiles.py"
	.loc	1 62 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.loc	1 0 0
.LBB0_0:
	.loc	1 63 5
	s_cmp_lt_i32 s6, 1
	.loc	1 64 22
	v_readfirstlane_b32 s0, v0
	.loc	1 63 5
	s_cbranch_scc1 .LBB0_3
	.loc	1 65 9
	s_and_b32 s0, s0, 0xc0
	.loc	1 63 5
	v_and_or_b32 v0, v0, 63, s0
	s_mov_b32 s0, 0
.LBB0_2: ; %.lr.ph
                                        ; =>This Inner Loop Header: Depth=1
	.loc	1 65 18
	v_add_u32_e32 v2, s0, v0
	.loc	1 65 49
	v_and_b32_e32 v4, s7, v2
	.loc	1 65 39
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[2:3]
	.loc	1 65 31
	global_load_dword v1, v[4:5], off
	.loc	1 63 5
	s_addk_i32 s0, 0x100
	.loc	1 65 18
	v_ashrrev_i32_e32 v3, 31, v2
	.loc	1 63 5
	s_cmp_lt_i32 s0, s6
	.loc	1 65 18
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
	.loc	1 65 9
	s_waitcnt vmcnt(0)
	global_store_dword v[2:3], v1, off
	.loc	1 63 5
	s_cbranch_scc1 .LBB0_2
.LBB0_3: ; %._crit_edge
	.loc	1 62 1
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel remainders_fixed
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
		.amdhsa_reserve_vcc 0
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
    .name: remainders_fixed
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
