	.amdgcn_target "amdgpu9.42-amd-amdhsa-unknown-gfx942"
	.amdhsa_code_object_version 5
	.text
	.type	one_stage_fixed,@function
one_stage_fixed: ; @one_stage_fixed
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
	v_readfirstlane_b32 s11, v0
	.loc	1 21 5
	s_and_b32 s16, s11, 0x1c0
	.loc	1 13 38
	v_and_b32_e32 v12, 63, v0
	v_or_b32_e32 v9, s16, v12
	.loc	1 13 12
	s_lshl_b32 s10, s14, 7
	.loc	1 13 38
	v_lshrrev_b32_e32 v1, 2, v9
	.loc	1 13 12
	v_or_b32_e32 v3, s10, v1
	.loc	1 13 38
	v_lshlrev_b32_e32 v2, 3, v0
	.loc	1 18 25
	v_mul_lo_u32 v4, v3, s9
	.loc	1 15 13
	v_and_b32_e32 v1, 24, v2
	.loc	1 18 21
	v_ashrrev_i32_e32 v5, 31, v4
	.loc	1 17 5
	s_cmp_gt_i32 s9, 0
	.loc	1 18 21
	v_lshl_add_u64 v[32:33], v[4:5], 1, s[2:3]
	v_mov_b32_e32 v7, 0
	.loc	1 17 5
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_lt_i32 s9, 1
	v_lshlrev_b32_e32 v6, 1, v1
	.loc	1 18 13
	s_cbranch_scc1 .LBB0_2
	.loc	1 0 13
	v_lshl_add_u64 v[4:5], v[32:33], 0, v[6:7]
	.loc	1 18 13
	global_load_dwordx4 v[14:17], v[4:5], off
	s_branch .LBB0_3
.LBB0_2:
	.loc	1 0 13
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, v14
	v_mov_b32_e32 v16, v14
	v_mov_b32_e32 v17, v14
.LBB0_3:
	.loc	1 14 15
	s_lshl_b32 s2, s15, 7
	.loc	1 13 38
	v_and_b32_e32 v2, 0x78, v2
	.loc	1 19 13
	s_and_b64 s[0:1], s[0:1], exec
	.loc	1 14 15
	v_or_b32_e32 v10, s2, v2
	.loc	1 19 13
	s_cselect_b32 s0, 1, 0
	.loc	1 15 13
	v_lshrrev_b32_e32 v8, 4, v9
	.loc	1 19 13
	s_cmp_lg_u32 s0, 1
	v_ashrrev_i32_e32 v11, 31, v10
	s_cbranch_scc1 .LBB0_5
	.loc	1 19 25
	v_mul_lo_u32 v2, v8, s8
	.loc	1 19 21
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[4:5]
	v_lshl_add_u64 v[2:3], v[10:11], 1, v[2:3]
	.loc	1 19 13
	global_load_dwordx4 v[2:5], v[2:3], off
	s_branch .LBB0_6
.LBB0_5:
	.loc	1 0 13
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v5, v2
.LBB0_6:
	.loc	1 18 13
	v_lshlrev_b32_e32 v46, 4, v9
	v_and_b32_e32 v7, 56, v0
	v_xor_b32_e32 v47, v46, v7
	v_add_u32_e32 v13, 0, v47
	s_waitcnt vmcnt(0)
	ds_write_b64 v13, v[14:15]
	v_xor_b32_e32 v48, 8, v47
	.loc	1 19 13
	v_add_u32_e32 v15, 0, v46
	.loc	1 17 5
	s_cmp_gt_i32 s9, 32
	.loc	1 18 13
	v_add_u32_e32 v14, 0, v48
	.loc	1 19 13
	ds_write_b128 v15, v[2:5] offset:16384
	.loc	1 17 5
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_lt_i32 s9, 33
	v_mov_b32_e32 v2, 0
	.loc	1 18 13
	ds_write_b64 v14, v[16:17]
	s_cbranch_scc1 .LBB0_9
	.loc	1 0 13
	v_mov_b32_e32 v7, v2
	v_lshl_add_u64 v[2:3], v[32:33], 0, v[6:7]
	.loc	1 18 13
	global_load_dwordx4 v[2:5], v[2:3], off offset:64
	.loc	1 19 13
	s_and_b64 s[0:1], s[0:1], exec
	s_cselect_b32 s0, 1, 0
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc0 .LBB0_10
.LBB0_8:
	.loc	1 0 13
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, v6
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v9, v6
	.loc	1 19 13
	s_branch .LBB0_11
.LBB0_9:
	.loc	1 0 13
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	.loc	1 19 13
	s_and_b64 s[0:1], s[0:1], exec
	s_cselect_b32 s0, 1, 0
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc1 .LBB0_8
.LBB0_10:
	.loc	1 18 46
	v_or_b32_e32 v6, 32, v8
	.loc	1 19 25
	v_mul_lo_u32 v6, v6, s8
	.loc	1 19 21
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[6:7], v[6:7], 1, s[4:5]
	v_lshl_add_u64 v[6:7], v[10:11], 1, v[6:7]
	.loc	1 19 13
	global_load_dwordx4 v[6:9], v[6:7], off
.LBB0_11:
	.loc	1 13 38
	v_and_b32_e32 v38, 31, v0
	v_and_b32_e32 v39, 32, v0
	v_lshlrev_b32_e32 v0, 2, v0
	v_and_b32_e32 v0, 56, v0
	.loc	1 18 13
	s_waitcnt vmcnt(0)
	ds_write_b64 v13, v[2:3] offset:8192
	ds_write_b64 v14, v[4:5] offset:8192
	.loc	1 19 13
	ds_write_b128 v15, v[6:9] offset:24576
	v_lshrrev_b32_e32 v2, 2, v39
	v_lshl_or_b32 v0, v38, 6, v0
	.loc	1 13 38
	s_and_b32 s3, s11, 0x100
	.loc	1 17 5
	s_sub_i32 s12, s9, 64
	v_xor_b32_e32 v0, v0, v2
	.loc	1 18 13
	s_mov_b32 s13, 0
	.loc	1 17 5
	s_cmp_gt_i32 s12, 0
	v_lshl_or_b32 v42, s3, 3, v0
	v_lshlrev_b32_e32 v44, 1, v38
	v_lshlrev_b32_e32 v45, 5, v39
	s_cbranch_scc1 .LBB0_13
	.loc	1 0 5
	s_mov_b64 s[0:1], 0
	s_branch .LBB0_14
.LBB0_13:
	s_mov_b64 s[0:1], -1
.LBB0_14: ; %Flow66
	s_and_b32 s11, s11, 0xc0
	s_and_b64 s[0:1], s[0:1], exec
	s_cselect_b32 s0, 1, 0
	v_xor_b32_e32 v43, 16, v42
	v_xor_b32_e32 v41, 32, v42
	v_xor_b32_e32 v40, 48, v42
	s_cmp_lg_u32 s0, 1
	s_mov_b32 s14, 1
	s_cbranch_scc1 .LBB0_17
	.loc	1 17 5
	v_add_u32_e32 v0, s16, v12
	v_lshrrev_b32_e32 v0, 4, v0
	v_or_b32_e32 v0, 64, v0
	v_mov_b32_e32 v16, 0
	v_lshl_add_u64 v[34:35], v[10:11], 1, s[4:5]
	v_mul_lo_u32 v36, s8, v0
	s_lshl_b32 s4, s8, 5
	s_movk_i32 s0, 0x2000
	s_movk_i32 s16, 0x4000
	s_movk_i32 s1, 0x6000
	v_or_b32_e32 v49, 64, v1
	s_mov_b32 s5, 0x5040100
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
	s_mov_b32 s15, 0
.LBB0_16: ; =>This Inner Loop Header: Depth=1
	.loc	1 18 46
	v_add_u32_e32 v50, s15, v49
	.loc	1 18 21
	v_ashrrev_i32_e32 v51, 31, v50
	v_lshl_add_u64 v[50:51], v[50:51], 1, v[32:33]
	.loc	1 19 21
	v_ashrrev_i32_e32 v37, 31, v36
	.loc	1 18 13
	global_load_dwordx4 v[64:67], v[50:51], off
	.loc	1 19 21
	v_lshl_add_u64 v[54:55], v[36:37], 1, v[34:35]
	.loc	1 18 13
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 19 13
	global_load_dwordx4 v[68:71], v[54:55], off
	s_mov_b32 s17, s13
	v_add_u32_e32 v52, s16, v44
	.loc	1 18 13
	v_add_u32_e32 v53, s17, v42
	.loc	1 19 13
	v_add3_u32 v37, v52, v45, s11
	ds_read_u16 v56, v37
	ds_read_u16 v57, v37 offset:512
	ds_read_u16 v58, v37 offset:768
	ds_read_u16 v60, v37 offset:2048
	ds_read_u16 v61, v37 offset:2816
	ds_read_u16 v62, v37 offset:2304
	ds_read_u16 v63, v37 offset:256
	.loc	1 18 13
	ds_read2st64_b64 v[50:53], v53 offset1:8
	.loc	1 20 17
	s_waitcnt lgkmcnt(5)
	v_perm_b32 v59, v58, v57, s5
	s_mov_b32 s13, s0
	.loc	1 17 5
	s_add_i32 s0, s14, 1
	.loc	1 20 17
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v58, v63, v56, s5
	.loc	1 18 13
	v_add_u32_e32 v63, s17, v41
	.loc	1 17 5
	s_cmp_lt_i32 s0, 2
	.loc	1 20 17
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 v[16:31], v[58:59], v[50:51], v[16:31]
	.loc	1 18 13
	v_add_u32_e32 v50, s17, v43
	.loc	1 19 13
	ds_read_u16 v51, v37 offset:2560
	.loc	1 18 13
	ds_read2st64_b64 v[54:57], v50 offset1:8
	.loc	1 20 17
	v_perm_b32 v50, v62, v60, s5
	.loc	1 17 5
	s_cselect_b32 s14, s0, 0
	.loc	1 18 13
	s_lshl_b32 s0, s14, 13
	.loc	1 20 17
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v51, v61, v51, s5
	s_mov_b32 s16, s1
	v_mfma_f32_32x32x8_f16 v[0:15], v[58:59], v[52:53], v[0:15]
	.loc	1 19 13
	ds_read_u16 v58, v37 offset:4096
	.loc	1 17 5
	s_add_i32 s15, s15, 32
	.loc	1 19 13
	s_add_i32 s1, s0, 0x4000
	.loc	1 17 5
	v_add_u32_e32 v36, s4, v36
	s_cmp_lt_i32 s15, s12
	.loc	1 20 17
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 v[16:31], v[50:51], v[54:55], v[16:31]
	.loc	1 19 13
	ds_read_u16 v54, v37 offset:4608
	ds_read_u16 v55, v37 offset:4864
	ds_read_u16 v59, v37 offset:6144
	ds_read_u16 v60, v37 offset:6912
	ds_read_u16 v61, v37 offset:6400
	ds_read_u16 v62, v37 offset:4352
	.loc	1 20 17
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v55, v55, v54, s5
	.loc	1 19 13
	ds_read_u16 v37, v37 offset:6656
	.loc	1 20 17
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v54, v62, v58, s5
	v_mfma_f32_32x32x8_f16 v[0:15], v[50:51], v[56:57], v[0:15]
	.loc	1 18 13
	ds_read2st64_b64 v[50:53], v63 offset1:8
	.loc	1 20 17
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 v[16:31], v[54:55], v[50:51], v[16:31]
	.loc	1 18 13
	v_add_u32_e32 v50, s17, v40
	.loc	1 20 17
	v_mfma_f32_32x32x8_f16 v[0:15], v[54:55], v[52:53], v[0:15]
	.loc	1 18 13
	ds_read2st64_b64 v[50:53], v50 offset1:8
	.loc	1 20 17
	v_perm_b32 v55, v60, v37, s5
	v_perm_b32 v54, v61, v59, s5
	.loc	1 18 13
	v_add_u32_e32 v37, s0, v47
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 20 17
	v_mfma_f32_32x32x8_f16 v[16:31], v[54:55], v[50:51], v[16:31]
	.loc	1 18 13
	v_add_u32_e32 v50, s0, v48
	.loc	1 19 13
	v_add_u32_e32 v51, s0, v46
	.loc	1 18 13
	s_waitcnt vmcnt(1)
	ds_write_b64 v37, v[64:65]
	ds_write_b64 v50, v[66:67]
	.loc	1 19 13
	s_waitcnt vmcnt(0)
	ds_write_b128 v51, v[68:71] offset:16384
	.loc	1 20 17
	v_mfma_f32_32x32x8_f16 v[0:15], v[54:55], v[52:53], v[0:15]
	.loc	1 17 5
	s_cbranch_scc1 .LBB0_16
	s_branch .LBB0_18
.LBB0_17:
	.loc	1 0 5
	v_mov_b32_e32 v15, 0
	s_movk_i32 s0, 0x2000
	s_movk_i32 s16, 0x4000
	s_movk_i32 s1, 0x6000
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
.LBB0_18: ; %._crit_edge
	.loc	1 17 5
	s_add_i32 s9, s9, 31
	s_cmp_lt_i32 s9, 32
	.loc	1 19 13
	v_or3_b32 v32, v44, v45, s11
	.loc	1 18 13
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 20 17
	s_cbranch_scc1 .LBB0_20
	.loc	1 19 13
	v_add_u32_e32 v33, s16, v32
	ds_read_u16 v44, v33 offset:768
	ds_read_u16 v45, v33 offset:512
	ds_read_u16 v46, v33 offset:256
	ds_read_u16 v47, v33
	.loc	1 18 13
	v_add_u32_e32 v34, s13, v42
	.loc	1 20 17
	s_mov_b32 s4, 0x5040100
	.loc	1 18 13
	ds_read2st64_b64 v[34:37], v34 offset1:8
	.loc	1 20 17
	s_waitcnt lgkmcnt(3)
	v_perm_b32 v57, v44, v45, s4
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v56, v46, v47, s4
	.loc	1 19 13
	ds_read_u16 v48, v33 offset:2816
	ds_read_u16 v49, v33 offset:2560
	ds_read_u16 v50, v33 offset:2304
	ds_read_u16 v51, v33 offset:2048
	.loc	1 18 13
	v_add_u32_e32 v44, s13, v43
	ds_read2st64_b64 v[44:47], v44 offset1:8
	.loc	1 20 17
	s_waitcnt lgkmcnt(3)
	v_perm_b32 v59, v48, v49, s4
	v_mfma_f32_32x32x8_f16 v[16:31], v[56:57], v[34:35], v[16:31]
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v58, v50, v51, s4
	.loc	1 19 13
	ds_read_u16 v34, v33 offset:4864
	ds_read_u16 v35, v33 offset:4608
	ds_read_u16 v52, v33 offset:4352
	ds_read_u16 v53, v33 offset:4096
	.loc	1 18 13
	v_add_u32_e32 v48, s13, v41
	ds_read2st64_b64 v[48:51], v48 offset1:8
	.loc	1 20 17
	s_waitcnt lgkmcnt(3)
	v_perm_b32 v35, v34, v35, s4
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v34, v52, v53, s4
	v_mfma_f32_32x32x8_f16 v[0:15], v[56:57], v[36:37], v[0:15]
	.loc	1 18 13
	v_add_u32_e32 v52, s13, v40
	ds_read2st64_b64 v[52:55], v52 offset1:8
	.loc	1 20 17
	v_mfma_f32_32x32x8_f16 v[16:31], v[58:59], v[44:45], v[16:31]
	.loc	1 19 13
	ds_read_u16 v44, v33 offset:6912
	ds_read_u16 v45, v33 offset:6656
	ds_read_u16 v60, v33 offset:6400
	ds_read_u16 v33, v33 offset:6144
	.loc	1 20 17
	s_waitcnt lgkmcnt(2)
	v_perm_b32 v45, v44, v45, s4
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v44, v60, v33, s4
	v_mfma_f32_32x32x8_f16 v[0:15], v[58:59], v[46:47], v[0:15]
	v_mfma_f32_32x32x8_f16 v[16:31], v[34:35], v[48:49], v[16:31]
	v_mfma_f32_32x32x8_f16 v[0:15], v[34:35], v[50:51], v[0:15]
	v_mfma_f32_32x32x8_f16 v[16:31], v[44:45], v[52:53], v[16:31]
	v_mfma_f32_32x32x8_f16 v[0:15], v[44:45], v[54:55], v[0:15]
.LBB0_20: ; %._crit_edge._crit_edge
	.loc	1 17 5
	s_cmp_lt_i32 s9, 64
	.loc	1 20 17
	s_cbranch_scc1 .LBB0_22
	.loc	1 19 13
	v_add_u32_e32 v52, s1, v32
	ds_read_u16 v36, v52 offset:768
	ds_read_u16 v37, v52 offset:512
	ds_read_u16 v44, v52 offset:256
	ds_read_u16 v45, v52
	.loc	1 18 13
	v_add_u32_e32 v32, s0, v42
	.loc	1 20 17
	s_mov_b32 s1, 0x5040100
	.loc	1 18 13
	ds_read2st64_b64 v[32:35], v32 offset1:8
	.loc	1 20 17
	s_waitcnt lgkmcnt(3)
	v_perm_b32 v37, v36, v37, s1
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v36, v44, v45, s1
	.loc	1 19 13
	ds_read_u16 v46, v52 offset:2816
	ds_read_u16 v47, v52 offset:2560
	ds_read_u16 v48, v52 offset:2304
	ds_read_u16 v49, v52 offset:2048
	.loc	1 18 13
	v_add_u32_e32 v42, s0, v43
	ds_read2st64_b64 v[42:45], v42 offset1:8
	.loc	1 20 17
	s_waitcnt lgkmcnt(3)
	v_perm_b32 v51, v46, v47, s1
	v_mfma_f32_32x32x8_f16 v[16:31], v[36:37], v[32:33], v[16:31]
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v50, v48, v49, s1
	.loc	1 19 13
	ds_read_u16 v32, v52 offset:4864
	ds_read_u16 v33, v52 offset:4608
	ds_read_u16 v53, v52 offset:4352
	ds_read_u16 v54, v52 offset:4096
	.loc	1 18 13
	v_add_u32_e32 v41, s0, v41
	ds_read2st64_b64 v[46:49], v41 offset1:8
	.loc	1 20 17
	s_waitcnt lgkmcnt(3)
	v_perm_b32 v33, v32, v33, s1
	.loc	1 18 13
	v_add_u32_e32 v40, s0, v40
	.loc	1 20 17
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v32, v53, v54, s1
	v_mfma_f32_32x32x8_f16 v[0:15], v[36:37], v[34:35], v[0:15]
	.loc	1 19 13
	ds_read_u16 v53, v52 offset:6912
	ds_read_u16 v54, v52 offset:6656
	ds_read_u16 v55, v52 offset:6400
	ds_read_u16 v52, v52 offset:6144
	.loc	1 20 17
	v_mfma_f32_32x32x8_f16 v[16:31], v[50:51], v[42:43], v[16:31]
	.loc	1 18 13
	ds_read2st64_b64 v[40:43], v40 offset1:8
	.loc	1 20 17
	v_mfma_f32_32x32x8_f16 v[0:15], v[50:51], v[44:45], v[0:15]
	s_waitcnt lgkmcnt(5)
	v_mfma_f32_32x32x8_f16 v[16:31], v[32:33], v[46:47], v[16:31]
	s_waitcnt lgkmcnt(3)
	v_perm_b32 v47, v53, v54, s1
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v46, v55, v52, s1
	v_mfma_f32_32x32x8_f16 v[0:15], v[32:33], v[48:49], v[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 v[16:31], v[46:47], v[40:41], v[16:31]
	v_mfma_f32_32x32x8_f16 v[0:15], v[46:47], v[42:43], v[0:15]
.LBB0_22:
	.loc	1 13 38
	v_lshrrev_b32_e32 v32, 3, v39
	s_lshr_b32 s0, s11, 1
	v_or_b32_e32 v32, s0, v32
	s_lshr_b32 s0, s3, 3
	v_or_b32_e32 v33, s0, v38
	.loc	1 13 12
	v_or_b32_e32 v33, s10, v33
	.loc	1 14 15
	v_or_b32_e32 v32, s2, v32
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
	.amdhsa_kernel one_stage_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 48
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_kernarg_preload_length 12
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_next_free_vgpr 72
		.amdhsa_next_free_sgpr 18
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
    .name: one_stage_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 24
    .vgpr_count: 72
    .wavefront_size: 64
amdhsa.target: amdgpu9.42-amd-amdhsa-unknown-gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
