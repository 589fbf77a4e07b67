	.amdgcn_target "amdgpu9.42-amd-amdhsa-unknown-gfx942"
	.amdhsa_code_object_version 5
	.text
	.type	column_access_fixed,@function
column_access_fixed: ; @column_access_fixed
	.file	1 "tiles.py"
	.loc	1 37 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.loc	1 0 0
.LBB0_0:
	.loc	1 38 33
	v_readfirstlane_b32 s0, v0
	.loc	1 39 5
	s_and_b32 s0, s0, 0xc0
	.loc	1 38 10
	s_mul_i32 s6, s6, s12
	.loc	1 38 33
	v_and_b32_e32 v0, 63, v0
	s_add_i32 s0, s0, s6
	.loc	1 38 10
	v_add_u32_e32 v0, s0, v0
	.loc	1 39 14
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	1 39 35
	v_lshl_add_u64 v[2:3], s[2:3], 0, v[0:1]
	.loc	1 39 27
	global_load_dword v2, v[2:3], off
	.loc	1 39 14
	v_lshl_add_u64 v[0:1], s[4:5], 0, v[0:1]
	.loc	1 39 27
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v2, 1.0, v2
	.loc	1 39 5
	global_store_dword v[0:1], v2, off
	.loc	1 37 1
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel column_access_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 40
		.amdhsa_user_sgpr_count 12
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_kernarg_preload_length 10
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 13
		.amdhsa_accum_offset 4
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
    .name: column_access_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 19
    .vgpr_count: 4
    .wavefront_size: 64
amdhsa.target: amdgpu9.42-amd-amdhsa-unknown-gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
