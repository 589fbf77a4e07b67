	.amdgcn_target "amdgpu9.42-amd-amdhsa-unknown-gfx942"
	.amdhsa_code_object_version 5
	.text
	.type	float_dot,@function
float_dot: ; @float_dot
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
	v_readfirstlane_b32 s11, v0
	.loc	1 13 38
	v_and_b32_e32 v22, 63, v0
	s_and_b32 s0, s11, 0xc0
	v_or_b32_e32 v6, s0, v22
	.loc	1 13 12
	s_lshl_b32 s10, s14, 5
	.loc	1 13 38
	v_lshrrev_b32_e32 v2, 3, v6
	.loc	1 13 12
	v_or_b32_e32 v2, s10, v2
	.loc	1 13 38
	v_lshlrev_b32_e32 v1, 1, v0
	.loc	1 18 25
	v_mul_lo_u32 v2, v2, s9
	.loc	1 15 13
	v_and_b32_e32 v24, 14, v1
	.loc	1 18 21
	v_ashrrev_i32_e32 v3, 31, v2
	.loc	1 17 5
	s_cmp_gt_i32 s9, 0
	.loc	1 18 21
	v_lshl_add_u64 v[16:17], v[2:3], 2, s[2:3]
	v_mov_b32_e32 v3, 0
	.loc	1 17 5
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_lt_i32 s9, 1
	v_lshlrev_b32_e32 v2, 2, v24
	.loc	1 18 13
	s_cbranch_scc1 .LBB0_2
	.loc	1 0 13
	v_lshl_add_u64 v[4:5], v[16:17], 0, v[2:3]
	.loc	1 18 13
	global_load_dwordx2 v[8:9], v[4:5], off
	s_branch .LBB0_3
.LBB0_2:
	.loc	1 0 13
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
.LBB0_3:
	.loc	1 14 15
	s_lshl_b32 s2, s15, 5
	.loc	1 19 13
	s_and_b64 s[0:1], s[0:1], exec
	.loc	1 14 15
	v_and_or_b32 v4, v1, 30, s2
	.loc	1 19 13
	s_cselect_b32 s0, 1, 0
	.loc	1 15 13
	v_lshrrev_b32_e32 v25, 4, v6
	.loc	1 19 13
	s_cmp_lg_u32 s0, 1
	v_ashrrev_i32_e32 v5, 31, v4
	s_cbranch_scc1 .LBB0_5
	.loc	1 19 25
	v_mul_lo_u32 v10, v25, s8
	.loc	1 19 21
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshl_add_u64 v[10:11], v[10:11], 2, s[4:5]
	v_lshl_add_u64 v[10:11], v[4:5], 2, v[10:11]
	.loc	1 19 13
	global_load_dwordx2 v[10:11], v[10:11], off
	s_branch .LBB0_6
.LBB0_5:
	.loc	1 0 13
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, v10
.LBB0_6:
	.loc	1 13 38
	v_and_b32_e32 v20, 31, v0
	v_lshrrev_b32_e32 v0, 3, v0
	.loc	1 18 13
	v_lshrrev_b32_e32 v3, 2, v6
	.loc	1 13 38
	v_and_b32_e32 v21, 4, v0
	.loc	1 18 13
	v_lshlrev_b32_e32 v0, 3, v6
	v_and_b32_e32 v3, 28, v3
	v_xor_b32_e32 v3, v3, v0
	v_add_u32_e32 v26, 0, v3
	v_xor_b32_e32 v3, 4, v3
	.loc	1 17 5
	s_add_i32 s0, s9, -16
	.loc	1 18 13
	v_add_u32_e32 v27, 0, v3
	.loc	1 19 13
	v_add_u32_e32 v28, 0, v0
	v_mov_b32_e32 v3, 0
	.loc	1 17 5
	s_cmp_lt_i32 s0, 1
	v_and_b32_e32 v23, 28, v1
	.loc	1 18 13
	s_waitcnt vmcnt(0)
	ds_write_b32 v26, v8
	ds_write_b32 v27, v9
	.loc	1 19 13
	ds_write_b64 v28, v[10:11] offset:2048
	.loc	1 17 5
	s_cbranch_scc1 .LBB0_9
	.loc	1 0 5
	v_xor_b32_e32 v0, v23, v21
	v_lshl_or_b32 v0, v20, 6, v0
	v_xor_b32_e32 v1, 8, v0
	v_add_u32_e32 v29, 0, v0
	v_add_u32_e32 v30, 0, v1
	v_xor_b32_e32 v1, 16, v0
	v_xor_b32_e32 v0, 24, v0
	v_add_u32_e32 v31, 0, v1
	v_add_u32_e32 v32, 0, v0
	.loc	1 18 13
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[34:35], v29 offset1:8
	ds_read2_b32 v[36:37], v30 offset1:8
	ds_read2_b32 v[38:39], v31 offset1:8
	ds_read2_b32 v[40:41], v32 offset1:8
	s_mov_b32 s1, 16
	v_lshlrev_b32_e32 v6, 2, v22
	.loc	1 17 5
	v_lshl_add_u64 v[18:19], v[4:5], 2, s[4:5]
	.loc	1 18 46
	v_or_b32_e32 v4, 16, v25
	.loc	1 18 21
	v_lshl_add_u64 v[0:1], v[16:17], 0, v[2:3]
	.loc	1 17 5
	s_setprio 1
	.loc	1 18 13
	global_load_dwordx2 v[50:51], v[0:1], off offset:64
	; sched_barrier mask(0x00000000)
	.loc	1 19 13
	v_add_u32_e32 v33, 0, v6
	ds_read2st64_b32 v[42:43], v33 offset0:8 offset1:9
	ds_read2st64_b32 v[44:45], v33 offset0:10 offset1:11
	ds_read2st64_b32 v[46:47], v33 offset0:12 offset1:13
	ds_read2st64_b32 v[48:49], v33 offset0:14 offset1:15
	.loc	1 17 5
	s_setprio 0
	.loc	1 19 25
	v_mul_lo_u32 v0, v4, s8
	.loc	1 19 21
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, v[18:19]
	.loc	1 19 13
	global_load_dwordx2 v[52:53], v[0:1], off
	.loc	1 20 17
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_32x32x2_f32 v[0:15], v42, v34, 0
	; sched_barrier mask(0x00000001)
	.loc	1 17 5
	s_setprio 1
	.loc	1 20 17
	v_mfma_f32_32x32x2_f32 v[0:15], v43, v36, v[0:15]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x2_f32 v[0:15], v44, v38, v[0:15]
	v_mfma_f32_32x32x2_f32 v[0:15], v45, v40, v[0:15]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x2_f32 v[0:15], v46, v35, v[0:15]
	v_mfma_f32_32x32x2_f32 v[0:15], v47, v37, v[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x2_f32 v[0:15], v48, v39, v[0:15]
	v_mfma_f32_32x32x2_f32 v[0:15], v49, v41, v[0:15]
	.loc	1 17 5
	s_setprio 0
	s_cmp_lt_u32 s0, 17
	.loc	1 18 13
	s_barrier
	s_waitcnt vmcnt(1)
	ds_write_b32 v26, v50
	ds_write_b32 v27, v51
	.loc	1 19 13
	s_waitcnt vmcnt(0)
	ds_write_b64 v28, v[52:53] offset:2048
	.loc	1 17 5
	s_cbranch_scc1 .LBB0_10
.LBB0_8: ; =>This Inner Loop Header: Depth=1
	.loc	1 18 13
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[34:35], v29 offset1:8
	ds_read2_b32 v[36:37], v30 offset1:8
	ds_read2_b32 v[38:39], v31 offset1:8
	ds_read2_b32 v[40:41], v32 offset1:8
	.loc	1 17 5
	s_add_i32 s1, s1, 16
	.loc	1 18 46
	v_or_b32_e32 v42, s1, v24
	.loc	1 18 21
	v_ashrrev_i32_e32 v43, 31, v42
	.loc	1 18 46
	v_or_b32_e32 v50, s1, v25
	.loc	1 18 21
	v_lshl_add_u64 v[42:43], v[42:43], 2, v[16:17]
	.loc	1 17 5
	s_setprio 1
	.loc	1 18 13
	global_load_dwordx2 v[52:53], v[42:43], off
	; sched_barrier mask(0x00000000)
	.loc	1 19 13
	ds_read2st64_b32 v[42:43], v33 offset0:8 offset1:9
	ds_read2st64_b32 v[44:45], v33 offset0:10 offset1:11
	ds_read2st64_b32 v[46:47], v33 offset0:12 offset1:13
	ds_read2st64_b32 v[48:49], v33 offset0:14 offset1:15
	.loc	1 17 5
	s_setprio 0
	.loc	1 19 25
	v_mul_lo_u32 v50, v50, s8
	.loc	1 19 21
	v_ashrrev_i32_e32 v51, 31, v50
	v_lshl_add_u64 v[50:51], v[50:51], 2, v[18:19]
	.loc	1 19 13
	global_load_dwordx2 v[50:51], v[50:51], off
	.loc	1 20 17
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_32x32x2_f32 v[0:15], v42, v34, v[0:15]
	; sched_barrier mask(0x00000001)
	.loc	1 17 5
	s_setprio 1
	.loc	1 20 17
	v_mfma_f32_32x32x2_f32 v[0:15], v43, v36, v[0:15]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x2_f32 v[0:15], v44, v38, v[0:15]
	v_mfma_f32_32x32x2_f32 v[0:15], v45, v40, v[0:15]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x2_f32 v[0:15], v46, v35, v[0:15]
	v_mfma_f32_32x32x2_f32 v[0:15], v47, v37, v[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x2_f32 v[0:15], v48, v39, v[0:15]
	v_mfma_f32_32x32x2_f32 v[0:15], v49, v41, v[0:15]
	.loc	1 17 5
	s_setprio 0
	s_cmp_lt_i32 s1, s0
	.loc	1 18 13
	s_barrier
	s_waitcnt vmcnt(1)
	ds_write_b32 v26, v52
	ds_write_b32 v27, v53
	.loc	1 19 13
	s_waitcnt vmcnt(0)
	ds_write_b64 v28, v[50:51] offset:2048
	.loc	1 17 5
	s_cbranch_scc1 .LBB0_8
	s_branch .LBB0_10
.LBB0_9:
	.loc	1 0 5
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v8, v0
	v_mov_b32_e32 v9, v0
	v_mov_b32_e32 v10, v0
	v_mov_b32_e32 v11, v0
	v_mov_b32_e32 v12, v0
	v_mov_b32_e32 v13, v0
	v_mov_b32_e32 v14, v0
	v_mov_b32_e32 v15, v0
.LBB0_10: ; %._crit_edge
	s_lshr_b32 s0, s11, 6
	.loc	1 17 5
	s_add_i32 s9, s9, 15
	s_cmp_lt_i32 s9, 16
	.loc	1 18 13
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 20 17
	s_cbranch_scc0 .LBB0_13
	.loc	1 21 5
	s_cmp_lg_u32 s0, 0
	s_cbranch_scc0 .LBB0_14
.LBB0_12: ; %.critedge4
	.loc	1 12 1
	s_endpgm
.LBB0_13:
	.loc	1 19 13
	v_lshl_add_u32 v28, v22, 2, 0
	ds_read2st64_b32 v[16:17], v28 offset0:8 offset1:9
	.loc	1 18 13
	v_xor_b32_e32 v18, v23, v21
	v_lshl_or_b32 v26, v20, 6, v18
	v_add_u32_e32 v18, 0, v26
	ds_read2_b32 v[18:19], v18 offset1:8
	.loc	1 20 17
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x2_f32 v[0:15], v16, v18, v[0:15]
	.loc	1 18 13
	v_xad_u32 v16, v26, 8, 0
	ds_read2_b32 v[22:23], v16 offset1:8
	v_xad_u32 v18, v26, 16, 0
	ds_read2_b32 v[24:25], v18 offset1:8
	.loc	1 20 17
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x2_f32 v[0:15], v17, v22, v[0:15]
	.loc	1 19 13
	ds_read2st64_b32 v[16:17], v28 offset0:10 offset1:11
	.loc	1 20 17
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x2_f32 v[0:15], v16, v24, v[0:15]
	.loc	1 18 13
	v_xad_u32 v16, v26, 24, 0
	ds_read2_b32 v[26:27], v16 offset1:8
	.loc	1 20 17
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x2_f32 v[0:15], v17, v26, v[0:15]
	.loc	1 19 13
	ds_read2st64_b32 v[16:17], v28 offset0:12 offset1:13
	.loc	1 20 17
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x2_f32 v[0:15], v16, v19, v[0:15]
	v_mfma_f32_32x32x2_f32 v[0:15], v17, v23, v[0:15]
	.loc	1 19 13
	ds_read2st64_b32 v[16:17], v28 offset0:14 offset1:15
	.loc	1 20 17
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x2_f32 v[0:15], v16, v25, v[0:15]
	v_mfma_f32_32x32x2_f32 v[0:15], v17, v27, v[0:15]
	.loc	1 21 5
	s_cmp_lg_u32 s0, 0
	s_cbranch_scc1 .LBB0_12
.LBB0_14: ; %.critedge
	.loc	1 13 12
	v_or_b32_e32 v17, s10, v20
	.loc	1 21 18
	v_mul_lo_u32 v18, s8, v17
	.loc	1 14 15
	v_or_b32_e32 v16, s2, v21
	.loc	1 21 14
	v_ashrrev_i32_e32 v19, 31, v18
	v_lshl_add_u64 v[18:19], v[18:19], 2, s[6:7]
	v_ashrrev_i32_e32 v17, 31, v16
	v_lshl_add_u64 v[16:17], v[16:17], 2, v[18:19]
	.loc	1 21 5
	s_nop 8
	global_store_dwordx4 v[16:17], v[0:3], off
	global_store_dwordx4 v[16:17], v[4:7], off offset:32
	global_store_dwordx4 v[16:17], v[8:11], off offset:64
	global_store_dwordx4 v[16:17], v[12:15], off offset:96
	.loc	1 12 1
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel float_dot
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 48
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_kernarg_preload_length 12
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_next_free_vgpr 54
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 56
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
    .name: float_dot
    .private_segment_fixed_size: 0
    .sgpr_count: 22
    .vgpr_count: 54
    .wavefront_size: 64
amdhsa.target: amdgpu9.42-amd-amdhsa-unknown-gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
