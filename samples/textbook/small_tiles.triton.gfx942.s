	.amdgcn_target "amdgpu9.42-amd-amdhsa-unknown-gfx942"
	.amdhsa_code_object_version 5
	.text
	.type	small_tiles,@function
small_tiles: ; @small_tiles
	.file	1 "tiles.py"
	.loc	1 12 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx2 s[12:13], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.loc	1 0 0
.LBB0_0:
	.loc	1 21 5
	v_readfirstlane_b32 s0, v0
	s_lshr_b32 s10, s0, 6
	.loc	1 13 12
	s_lshl_b32 s0, s14, 4
	.loc	1 14 15
	s_lshl_b32 s1, s15, 4
	.loc	1 13 38
	v_and_b32_e32 v10, 15, v0
	.loc	1 17 5
	s_cmp_lt_i32 s9, 1
	.loc	1 13 38
	v_and_b32_e32 v11, 48, v0
	.loc	1 17 5
	s_cbranch_scc1 .LBB0_5
	.loc	1 13 38
	v_and_b32_e32 v1, 63, v0
	v_lshl_or_b32 v1, s10, 6, v1
	v_lshrrev_b32_e32 v8, 4, v1
	.loc	1 13 12
	v_or_b32_e32 v2, s0, v8
	.loc	1 18 25
	v_mul_lo_u32 v2, v2, s9
	.loc	1 18 21
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[4:5], v[2:3], 1, s[2:3]
	.loc	1 14 15
	v_or_b32_e32 v2, s1, v10
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b32_e32 v0, 1, v0
	.loc	1 17 5
	v_lshl_add_u64 v[6:7], v[2:3], 1, s[4:5]
	v_lshlrev_b32_e32 v1, 1, v1
	s_lshl_b32 s2, s10, 3
	v_and_b32_e32 v0, 24, v0
	v_lshrrev_b32_e32 v3, 1, v11
	v_xor_b32_e32 v2, s2, v1
	v_xor_b32_e32 v3, v0, v3
	v_lshl_add_u32 v9, v10, 5, 0
	v_lshlrev_b32_e32 v15, 1, v10
	v_lshl_add_u32 v16, v11, 3, 0
	v_mov_b32_e32 v0, 0
	s_mov_b32 s2, 0
	v_mul_lo_u32 v8, s8, v8
	s_lshl_b32 s3, s8, 4
	v_add_u32_e32 v12, 0, v2
	v_add_u32_e32 v13, v9, v3
	v_add_u32_e32 v14, 0, v1
	v_add_u32_e32 v15, v16, v15
	s_mov_b32 s4, 0x5040100
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v0
.LBB0_2: ; =>This Inner Loop Header: Depth=1
	.loc	1 18 21
	v_add_u32_e32 v16, s2, v10
	.loc	1 19 21
	v_ashrrev_i32_e32 v9, 31, v8
	.loc	1 18 21
	v_ashrrev_i32_e32 v17, 31, v16
	.loc	1 19 21
	v_lshl_add_u64 v[18:19], v[8:9], 1, v[6:7]
	.loc	1 18 21
	v_lshl_add_u64 v[16:17], v[16:17], 1, v[4:5]
	.loc	1 19 13
	global_load_ushort v9, v[18:19], off
	.loc	1 18 13
	global_load_ushort v20, v[16:17], off
	s_barrier
	.loc	1 17 5
	s_add_i32 s2, s2, 16
	s_cmp_lt_i32 s2, s9
	v_add_u32_e32 v8, s3, v8
	.loc	1 18 13
	s_waitcnt vmcnt(0)
	ds_write_b16 v12, v20
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[20:21], v13
	.loc	1 19 13
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b16 v14, v9
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v9, v15
	ds_read_u16 v16, v15 offset:64
	ds_read_u16 v17, v15 offset:96
	ds_read_u16 v18, v15 offset:32
	.loc	1 20 17
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v17, v17, v16, s4
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v16, v18, v9, s4
	s_nop 1
	v_mfma_f32_16x16x16_f16 v[0:3], v[16:17], v[20:21], v[0:3]
	.loc	1 17 5
	s_cbranch_scc1 .LBB0_2
	.loc	1 21 5
	s_cmp_lg_u32 s10, 0
	s_cbranch_scc0 .LBB0_6
.LBB0_4:
	.loc	1 12 1
	s_endpgm
.LBB0_5:
	.loc	1 0 1
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v0, v3
	.loc	1 21 5
	s_cmp_lg_u32 s10, 0
	s_cbranch_scc1 .LBB0_4
.LBB0_6:
	.loc	1 13 12
	v_or_b32_e32 v5, s0, v10
	.loc	1 13 38
	v_lshrrev_b32_e32 v4, 2, v11
	.loc	1 21 18
	v_mul_lo_u32 v6, s8, v5
	.loc	1 14 15
	v_or_b32_e32 v4, s1, v4
	.loc	1 21 14
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[6:7], v[6:7], 2, s[6:7]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[6:7]
	.loc	1 21 5
	global_store_dwordx4 v[4:5], v[0:3], off
	.loc	1 12 1
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel small_tiles
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 48
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_kernarg_preload_length 12
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_next_free_vgpr 22
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 24
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
      - .address_space: global
        .offset: 16
        .size: 8
        .value_kind: global_buffer
      - .offset: 24
        .size: 4
        .value_kind: by_value
      - .offset: 28
        .size: 4
        .value_kind: by_value
      - .address_space: global
        .offset: 32
        .size: 8
        .value_kind: global_buffer
      - .address_space: global
        .offset: 40
        .size: 8
        .value_kind: global_buffer
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 256
    .name: small_tiles
    .private_segment_fixed_size: 0
    .sgpr_count: 22
    .vgpr_count: 22
    .wavefront_size: 64
amdhsa.target: amdgpu9.42-amd-amdhsa-unknown-gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
