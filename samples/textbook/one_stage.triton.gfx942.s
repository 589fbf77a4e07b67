	.amdgcn_target "amdgpu9.42-amd-amdhsa-unknown-gfx942"
	.amdhsa_code_object_version 5
	.text
	.type	one_stage,@function
one_stage: ; @one_stage
	.file	1 "tiles.py"
	.loc	1 12 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx2 s[12:13], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.loc	1 0 0
.LBB0_0:
	.loc	1 19 13
	v_readfirstlane_b32 s12, v0
	.loc	1 13 12
	s_lshl_b32 s0, s14, 7
	.loc	1 13 38
	s_and_b32 s1, s12, 0x100
	s_and_b32 s10, s12, 0xc0
	.loc	1 14 15
	s_lshl_b32 s11, s15, 7
	.loc	1 13 38
	v_and_b32_e32 v38, 31, v0
	.loc	1 17 5
	s_cmp_lt_i32 s9, 1
	.loc	1 13 38
	v_and_b32_e32 v39, 32, v0
	.loc	1 17 5
	s_cbranch_scc1 .LBB0_3
	.loc	1 21 5
	s_and_b32 s12, s12, 0x1c0
	.loc	1 13 38
	v_and_or_b32 v1, v0, 63, s12
	v_lshrrev_b32_e32 v2, 2, v1
	.loc	1 13 12
	v_or_b32_e32 v2, s0, v2
	.loc	1 18 25
	v_mul_lo_u32 v2, v2, s9
	.loc	1 13 38
	v_lshlrev_b32_e32 v4, 3, v0
	.loc	1 18 21
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[32:33], v[2:3], 1, s[2:3]
	.loc	1 13 38
	v_and_b32_e32 v2, 0x78, v4
	.loc	1 14 15
	v_or_b32_e32 v2, s11, v2
	v_ashrrev_i32_e32 v3, 31, v2
	.loc	1 17 5
	v_lshl_add_u64 v[34:35], v[2:3], 1, s[4:5]
	v_and_b32_e32 v3, 56, v0
	v_lshlrev_b32_e32 v0, 2, v0
	v_and_b32_e32 v0, 56, v0
	v_lshrrev_b32_e32 v5, 2, v39
	v_lshl_or_b32 v0, v38, 6, v0
	v_lshlrev_b32_e32 v2, 4, v1
	v_xor_b32_e32 v0, v0, v5
	v_xor_b32_e32 v3, v2, v3
	v_lshl_or_b32 v0, s1, 3, v0
	v_lshlrev_b32_e32 v8, 1, v38
	v_lshlrev_b32_e32 v9, 5, v39
	.loc	1 15 13
	v_and_b32_e32 v40, 24, v4
	v_xor_b32_e32 v4, 8, v3
	v_xor_b32_e32 v5, 16, v0
	v_xor_b32_e32 v6, 32, v0
	v_xor_b32_e32 v7, 48, v0
	v_add3_u32 v8, 0, v8, v9
	.loc	1 17 5
	v_lshrrev_b32_e32 v1, 4, v1
	v_mov_b32_e32 v16, 0
	s_mov_b32 s2, 0
	v_mul_lo_u32 v36, s8, v1
	s_lshl_b32 s3, s8, 5
	v_add_u32_e32 v41, 0, v3
	v_add_u32_e32 v42, 0, v4
	v_add_u32_e32 v43, 0, v0
	v_add_u32_e32 v44, 0, v5
	v_add_u32_e32 v45, 0, v6
	v_add_u32_e32 v46, 0, v7
	v_add_u32_e32 v47, 0, v2
	v_add_u32_e32 v48, s10, v8
	s_mov_b32 s4, 0x5040100
	v_mov_b32_e32 v17, v16
	v_mov_b32_e32 v18, v16
	v_mov_b32_e32 v19, v16
	v_mov_b32_e32 v20, v16
	v_mov_b32_e32 v21, v16
	v_mov_b32_e32 v22, v16
	v_mov_b32_e32 v23, v16
	v_mov_b32_e32 v24, v16
	v_mov_b32_e32 v25, v16
	v_mov_b32_e32 v26, v16
	v_mov_b32_e32 v27, v16
	v_mov_b32_e32 v28, v16
	v_mov_b32_e32 v29, v16
	v_mov_b32_e32 v30, v16
	v_mov_b32_e32 v31, v16
	v_mov_b32_e32 v0, v16
	v_mov_b32_e32 v1, v16
	v_mov_b32_e32 v2, v16
	v_mov_b32_e32 v3, v16
	v_mov_b32_e32 v4, v16
	v_mov_b32_e32 v5, v16
	v_mov_b32_e32 v6, v16
	v_mov_b32_e32 v7, v16
	v_mov_b32_e32 v8, v16
	v_mov_b32_e32 v9, v16
	v_mov_b32_e32 v10, v16
	v_mov_b32_e32 v11, v16
	v_mov_b32_e32 v12, v16
	v_mov_b32_e32 v13, v16
	v_mov_b32_e32 v14, v16
	v_mov_b32_e32 v15, v16
.LBB0_2: ; =>This Inner Loop Header: Depth=1
	.loc	1 18 46
	v_add_u32_e32 v50, s2, v40
	.loc	1 19 21
	v_ashrrev_i32_e32 v37, 31, v36
	.loc	1 18 21
	v_ashrrev_i32_e32 v51, 31, v50
	.loc	1 19 21
	v_lshl_add_u64 v[52:53], v[36:37], 1, v[34:35]
	.loc	1 18 21
	v_lshl_add_u64 v[50:51], v[50:51], 1, v[32:33]
	.loc	1 19 13
	global_load_dwordx4 v[66:69], v[52:53], off
	.loc	1 18 13
	global_load_dwordx4 v[54:57], v[50:51], off
	s_barrier
	.loc	1 17 5
	s_add_i32 s2, s2, 32
	s_cmp_lt_i32 s2, s9
	v_add_u32_e32 v36, s3, v36
	.loc	1 18 13
	s_waitcnt vmcnt(0)
	ds_write_b64 v41, v[54:55]
	ds_write_b64 v42, v[56:57]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2st64_b64 v[50:53], v43 offset1:8
	ds_read2st64_b64 v[54:57], v44 offset1:8
	ds_read2st64_b64 v[58:61], v45 offset1:8
	ds_read2st64_b64 v[62:65], v46 offset1:8
	.loc	1 19 13
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v47, v[66:69]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v37, v48 offset:512
	ds_read_u16 v49, v48 offset:768
	ds_read_u16 v66, v48
	ds_read_u16 v68, v48 offset:2816
	ds_read_u16 v69, v48 offset:2048
	ds_read_u16 v70, v48 offset:2304
	ds_read_u16 v71, v48 offset:256
	.loc	1 20 17
	s_waitcnt lgkmcnt(5)
	v_perm_b32 v67, v49, v37, s4
	.loc	1 19 13
	ds_read_u16 v37, v48 offset:2560
	.loc	1 20 17
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v66, v71, v66, s4
	s_nop 1
	v_mfma_f32_32x32x8_f16 v[16:31], v[66:67], v[50:51], v[16:31]
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v51, v68, v37, s4
	v_perm_b32 v50, v70, v69, s4
	v_mfma_f32_32x32x8_f16 v[0:15], v[66:67], v[52:53], v[0:15]
	s_nop 0
	v_mfma_f32_32x32x8_f16 v[16:31], v[50:51], v[54:55], v[16:31]
	.loc	1 19 13
	ds_read_u16 v37, v48 offset:4608
	ds_read_u16 v49, v48 offset:4864
	ds_read_u16 v52, v48 offset:4096
	ds_read_u16 v53, v48 offset:6144
	ds_read_u16 v54, v48 offset:6912
	ds_read_u16 v55, v48 offset:6400
	.loc	1 20 17
	v_mfma_f32_32x32x8_f16 v[0:15], v[50:51], v[56:57], v[0:15]
	.loc	1 19 13
	ds_read_u16 v50, v48 offset:4352
	.loc	1 20 17
	s_waitcnt lgkmcnt(5)
	v_perm_b32 v51, v49, v37, s4
	.loc	1 19 13
	ds_read_u16 v37, v48 offset:6656
	.loc	1 20 17
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v50, v50, v52, s4
	s_nop 1
	v_mfma_f32_32x32x8_f16 v[16:31], v[50:51], v[58:59], v[16:31]
	v_mfma_f32_32x32x8_f16 v[0:15], v[50:51], v[60:61], v[0:15]
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v51, v54, v37, s4
	v_perm_b32 v50, v55, v53, s4
	s_nop 1
	v_mfma_f32_32x32x8_f16 v[16:31], v[50:51], v[62:63], v[16:31]
	v_mfma_f32_32x32x8_f16 v[0:15], v[50:51], v[64:65], v[0:15]
	.loc	1 17 5
	s_cbranch_scc1 .LBB0_2
	s_branch .LBB0_4
.LBB0_3:
	.loc	1 0 5
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v14, v15
	v_mov_b32_e32 v13, v15
	v_mov_b32_e32 v12, v15
	v_mov_b32_e32 v11, v15
	v_mov_b32_e32 v10, v15
	v_mov_b32_e32 v9, v15
	v_mov_b32_e32 v8, v15
	v_mov_b32_e32 v7, v15
	v_mov_b32_e32 v6, v15
	v_mov_b32_e32 v5, v15
	v_mov_b32_e32 v4, v15
	v_mov_b32_e32 v3, v15
	v_mov_b32_e32 v2, v15
	v_mov_b32_e32 v1, v15
	v_mov_b32_e32 v0, v15
	v_mov_b32_e32 v31, v15
	v_mov_b32_e32 v30, v15
	v_mov_b32_e32 v29, v15
	v_mov_b32_e32 v28, v15
	v_mov_b32_e32 v27, v15
	v_mov_b32_e32 v26, v15
	v_mov_b32_e32 v25, v15
	v_mov_b32_e32 v24, v15
	v_mov_b32_e32 v23, v15
	v_mov_b32_e32 v22, v15
	v_mov_b32_e32 v21, v15
	v_mov_b32_e32 v20, v15
	v_mov_b32_e32 v19, v15
	v_mov_b32_e32 v18, v15
	v_mov_b32_e32 v17, v15
	v_mov_b32_e32 v16, v15
.LBB0_4: ; %._crit_edge
	.loc	1 13 38
	s_lshr_b32 s1, s1, 3
	v_lshrrev_b32_e32 v32, 3, v39
	s_lshr_b32 s2, s10, 1
	v_or_b32_e32 v33, s1, v38
	v_or_b32_e32 v32, s2, v32
	.loc	1 13 12
	v_or_b32_e32 v33, s0, v33
	.loc	1 14 15
	v_or_b32_e32 v32, s11, v32
	.loc	1 21 18
	v_mul_lo_u32 v34, v33, s8
	v_lshl_add_u32 v36, s8, 6, v34
	.loc	1 21 14
	v_ashrrev_i32_e32 v35, 31, v34
	v_ashrrev_i32_e32 v33, 31, v32
	v_lshl_add_u64 v[34:35], v[34:35], 2, s[6:7]
	v_ashrrev_i32_e32 v37, 31, v36
	v_lshlrev_b64 v[32:33], 2, v[32:33]
	v_lshl_add_u64 v[36:37], v[36:37], 2, s[6:7]
	v_lshl_add_u64 v[34:35], v[34:35], 0, v[32:33]
	v_lshl_add_u64 v[32:33], v[36:37], 0, v[32:33]
	.loc	1 21 5
	global_store_dwordx4 v[34:35], v[16:19], off
	global_store_dwordx4 v[34:35], v[20:23], off offset:32
	global_store_dwordx4 v[34:35], v[24:27], off offset:64
	global_store_dwordx4 v[34:35], v[28:31], off offset:96
	global_store_dwordx4 v[32:33], v[0:3], off
	global_store_dwordx4 v[32:33], v[4:7], off offset:32
	global_store_dwordx4 v[32:33], v[8:11], off offset:64
	global_store_dwordx4 v[32:33], v[12:15], off offset:96
	.loc	1 12 1
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel one_stage
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 48
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_kernarg_preload_length 12
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_next_free_vgpr 72
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 72
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
    .max_flat_workgroup_size: 512
    .name: one_stage
    .private_segment_fixed_size: 0
    .sgpr_count: 22
    .vgpr_count: 72
    .wavefront_size: 64
amdhsa.target: amdgpu9.42-amd-amdhsa-unknown-gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
