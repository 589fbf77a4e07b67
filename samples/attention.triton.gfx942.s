	.amdgcn_target "amdgpu9.42-amd-amdhsa-unknown-gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	attention                       ; -- Begin function attention
	.p2align	8
	.type	attention,@function
attention:                              ; @attention
.Lfunc_begin0:
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.25:
	.file	1 "src" "kernels.py"
	.loc	1 76 0 prologue_end             ; kernels.py:76:0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.loc	1 0 0 is_stmt 0                 ; :0:0
.Ltmp0:
	.p2align	8
; %bb.26:
.LBB0_0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
.Ltmp1:
	.loc	1 106 10 is_stmt 1              ; kernels.py:106:10
	v_readfirstlane_b32 s14, v0
	s_mov_b32 s28, s11
	.loc	1 104 5                         ; kernels.py:104:5
	s_and_b32 s11, s14, 0xc0
	.loc	1 81 20                         ; kernels.py:81:20
	v_and_b32_e32 v10, 63, v0
	.loc	1 80 12                         ; kernels.py:80:12
	s_mul_hi_i32 s1, s17, s28
	s_mul_i32 s0, s17, s28
	.loc	1 81 20                         ; kernels.py:81:20
	v_or_b32_e32 v16, s11, v10
	.loc	1 79 13                         ; kernels.py:79:13
	s_lshl_b32 s29, s16, 6
	.loc	1 81 20                         ; kernels.py:81:20
	v_lshrrev_b32_e32 v1, 3, v16
	.loc	1 84 17                         ; kernels.py:84:17
	s_lshl_b64 s[12:13], s[0:1], 7
	.loc	1 84 55 is_stmt 0               ; kernels.py:84:55
	v_lshlrev_b32_e32 v13, 3, v0
	.loc	1 81 12 is_stmt 1               ; kernels.py:81:12
	v_or_b32_e32 v3, s29, v1
	.loc	1 84 17                         ; kernels.py:84:17
	s_add_u32 s2, s2, s12
	.loc	1 84 55 is_stmt 0               ; kernels.py:84:55
	v_and_b32_e32 v4, 56, v13
	.loc	1 84 75                         ; kernels.py:84:75
	v_cmp_gt_i32_e32 vcc, s28, v3
	.loc	1 84 17                         ; kernels.py:84:17
	s_addc_u32 s3, s3, s13
	v_mov_b32_e32 v2, 0
	v_lshlrev_b32_e32 v14, 1, v4
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	.loc	1 84 9                          ; kernels.py:84:9
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_2
; %bb.1:
	.loc	1 0 9                           ; kernels.py:0:9
	v_lshlrev_b32_e32 v4, 6, v3
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[2:3]
	v_mov_b32_e32 v15, v2
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[14:15]
	.loc	1 84 9                          ; kernels.py:84:9
	global_load_dwordx4 v[6:9], v[4:5], off
.LBB0_2:
	.loc	1 0 9                           ; kernels.py:0:9
	s_or_b64 exec, exec, s[12:13]
	.loc	1 81 12 is_stmt 1               ; kernels.py:81:12
	v_or_b32_e32 v11, 32, v3
	.loc	1 0 0 is_stmt 0                 ; kernels.py:0
	s_lshl_b64 s[0:1], s[0:1], 6
	.loc	1 84 75 is_stmt 1               ; kernels.py:84:75
	v_cmp_gt_i32_e32 vcc, s28, v11
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	.loc	1 84 9 is_stmt 0                ; kernels.py:84:9
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_4
; %bb.3:
	.loc	1 84 32                         ; kernels.py:84:32
	v_lshlrev_b32_e32 v4, 6, v11
	.loc	1 84 17                         ; kernels.py:84:17
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[2:3]
	v_mov_b32_e32 v15, v2
	v_lshl_add_u64 v[2:3], v[4:5], 0, v[14:15]
	.loc	1 84 9                          ; kernels.py:84:9
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_4:
	.loc	1 0 9                           ; kernels.py:0:9
	s_or_b64 exec, exec, s[12:13]
	.loc	1 81 20 is_stmt 1               ; kernels.py:81:20
	v_and_b32_e32 v35, 31, v0
	.loc	1 82 15                         ; kernels.py:82:15
	v_and_b32_e32 v11, 32, v0
	.loc	1 84 9                          ; kernels.py:84:9
	v_lshlrev_b32_e32 v12, 4, v16
	v_and_b32_e32 v0, 0x78, v16
	v_xor_b32_e32 v0, v12, v0
	v_add_u32_e32 v60, 0, v0
	v_xor_b32_e32 v0, 8, v0
	.loc	1 81 20                         ; kernels.py:81:20
	s_and_b32 s53, s14, 64
	.loc	1 84 9                          ; kernels.py:84:9
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v60, v[6:7], v[2:3] offset1:8
	v_add_u32_e32 v61, 0, v0
	v_and_b32_e32 v0, 0x78, v13
	v_lshrrev_b32_e32 v3, 2, v11
	v_lshlrev_b32_e32 v2, 7, v35
	s_lshl_b32 s2, s53, 6
	v_xor_b32_e32 v3, v0, v3
	v_or3_b32 v0, s2, v2, v3
	ds_write2st64_b64 v61, v[8:9], v[4:5] offset1:8
	v_add_u32_e32 v4, 0, v0
	v_xad_u32 v5, v0, 16, 0
	v_xad_u32 v6, v0, 32, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_xad_u32 v7, v0, 48, 0
	ds_read_b64 v[104:105], v4
	ds_read_b64 v[100:101], v5
	ds_read_b64 v[98:99], v6
	ds_read_b64 v[94:95], v7
	v_xad_u32 v4, v0, 64, 0
	v_xor_b32_e32 v5, 0x50, v0
	v_xor_b32_e32 v6, 0x60, v0
	v_xor_b32_e32 v0, 0x70, v0
	v_add_u32_e32 v5, 0, v5
	v_add_u32_e32 v6, 0, v6
	v_add_u32_e32 v0, 0, v0
	ds_read_b64 v[102:103], v4
	ds_read_b64 v[96:97], v5
	ds_read_b64 v[92:93], v6
	ds_read_b64 v[90:91], v0
	.loc	1 91 21                         ; kernels.py:91:21
	s_lshl_b64 s[44:45], s[0:1], 1
	s_add_u32 s0, s4, s44
	s_addc_u32 s1, s5, s45
	.loc	1 89 5                          ; kernels.py:89:5
	s_cmp_lt_u32 s29, 0x7fffffc0
	s_cselect_b64 s[2:3], -1, 0
	.loc	1 91 75                         ; kernels.py:91:75
	v_cmp_gt_i32_e32 vcc, s28, v1
	.loc	1 91 34 is_stmt 0               ; kernels.py:91:34
	v_lshlrev_b32_e32 v0, 6, v1
	.loc	1 89 5 is_stmt 1                ; kernels.py:89:5
	s_and_b64 s[4:5], s[2:3], vcc
	v_mov_b32_e32 v4, 0
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	.loc	1 91 13                         ; kernels.py:91:13
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_6
; %bb.5:
	.loc	1 0 13 is_stmt 0                ; kernels.py:0:13
	v_mov_b32_e32 v1, v4
	v_lshl_add_u64 v[6:7], s[0:1], 0, v[0:1]
	v_mov_b32_e32 v15, v4
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[14:15]
	.loc	1 91 13                         ; kernels.py:91:13
	global_load_dwordx4 v[16:19], v[6:7], off
.LBB0_6:
	.loc	1 0 13                          ; kernels.py:0:13
	s_or_b64 exec, exec, s[2:3]
	.loc	1 101 21 is_stmt 1              ; kernels.py:101:21
	s_add_u32 s2, s6, s44
	s_addc_u32 s3, s7, s45
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	.loc	1 101 13 is_stmt 0              ; kernels.py:101:13
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_8
; %bb.7:
	.loc	1 0 13                          ; kernels.py:0:13
	v_mov_b32_e32 v1, v4
	v_lshl_add_u64 v[0:1], s[2:3], 0, v[0:1]
	v_mov_b32_e32 v15, v4
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[14:15]
	.loc	1 101 13                        ; kernels.py:101:13
	global_load_dwordx4 v[4:7], v[0:1], off
.LBB0_8:
	.loc	1 0 13                          ; kernels.py:0:13
	s_or_b64 exec, exec, s[6:7]
	.loc	1 81 20 is_stmt 1               ; kernels.py:81:20
	s_and_b32 s52, s14, 0x80
	s_lshr_b32 s33, s53, 1
	v_or_b32_e32 v0, s29, v35
	.loc	1 82 15                         ; kernels.py:82:15
	v_lshrrev_b32_e32 v32, 3, v11
	v_or_b32_e32 v58, v3, v2
	.loc	1 81 12                         ; kernels.py:81:12
	v_or_b32_e32 v45, s33, v0
	.loc	1 82 15                         ; kernels.py:82:15
	v_or_b32_e32 v33, 1, v32
	v_or_b32_e32 v53, 3, v32
	v_or_b32_e32 v47, 2, v32
	v_or_b32_e32 v51, 11, v32
	v_or_b32_e32 v54, 10, v32
	v_or_b32_e32 v56, 9, v32
	v_or_b32_e32 v57, 8, v32
	v_or_b32_e32 v46, 24, v32
	v_or_b32_e32 v48, 19, v32
	v_or_b32_e32 v52, 18, v32
	v_or_b32_e32 v55, 17, v32
	v_or_b32_e32 v49, 26, v32
	v_or_b32_e32 v50, 25, v32
	.loc	1 91 13                         ; kernels.py:91:13
	s_mov_b32 s54, 0
	.loc	1 101 13                        ; kernels.py:101:13
	v_add_u32_e32 v62, 0, v12
	.loc	1 89 5                          ; kernels.py:89:5
	s_cmp_gt_i32 s29, -1
	v_lshlrev_b32_e32 v44, 2, v10
	v_lshlrev_b32_e32 v42, 1, v35
	v_lshlrev_b32_e32 v43, 4, v11
	v_add_u32_e32 v59, 0, v58
	.loc	1 91 13                         ; kernels.py:91:13
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v60, v[16:17]
	ds_write_b64 v61, v[18:19]
	.loc	1 101 13                        ; kernels.py:101:13
	ds_write_b128 v62, v[4:7] offset:4096
	.loc	1 89 5                          ; kernels.py:89:5
	s_cbranch_scc0 .LBB0_15
; %bb.9:                                ; %.lr.ph
	v_mov_b32_e32 v15, 0
	v_lshl_add_u64 v[36:37], s[0:1], 0, v[14:15]
	s_lshr_b32 s0, s52, 1
	v_add_u32_e32 v9, s11, v10
	v_xor_b32_e32 v0, 16, v58
	v_xor_b32_e32 v1, 32, v58
	v_xor_b32_e32 v2, 48, v58
	v_xor_b32_e32 v3, 64, v58
	v_xor_b32_e32 v4, 0x50, v58
	v_xor_b32_e32 v5, 0x60, v58
	v_xor_b32_e32 v6, 0x70, v58
	v_or3_b32 v7, v43, s53, v42
	v_add_u32_e32 v8, s0, v43
	v_lshrrev_b32_e32 v9, 3, v9
	v_mov_b32_e32 v10, 0x800
	v_lshl_add_u64 v[38:39], s[2:3], 0, v[14:15]
	v_xor_b32_e32 v63, 0x80, v44
	s_lshl_b32 s55, s53, 1
	v_lshl_add_u32 v64, v35, 2, 0
	.loc	1 92 17                         ; kernels.py:92:17
	s_mov_b32 s46, s10
	s_mov_b32 s47, s10
	s_mov_b32 s48, s10
	s_mov_b32 s49, s10
	s_mov_b32 s50, s10
	s_mov_b32 s51, s10
	.loc	1 89 5                          ; kernels.py:89:5
	v_add_u32_e32 v65, 27, v32
	v_or_b32_e32 v66, 16, v32
	v_lshl_add_u32 v40, v9, 6, v10
	v_add_u32_e32 v67, 32, v9
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v79, 0xff800000
	v_add_u32_e32 v68, 0, v0
	v_add_u32_e32 v69, 0, v1
	v_add_u32_e32 v70, 0, v2
	v_add_u32_e32 v71, 0, v3
	v_add_u32_e32 v72, 0, v4
	v_add_u32_e32 v73, 0, v5
	v_add_u32_e32 v74, 0, v6
	v_add_u32_e32 v75, 0, v7
	v_add_u32_e32 v76, v8, v42
	s_mov_b32 s56, 0x5040100
	v_mov_b32_e32 v77, 0xc9742400
	v_mov_b32_e32 v14, v15
	v_mov_b32_e32 v12, v15
	v_mov_b32_e32 v13, v15
	v_mov_b32_e32 v10, v15
	v_mov_b32_e32 v11, v15
	v_mov_b32_e32 v8, v15
	v_mov_b32_e32 v9, v15
	v_mov_b32_e32 v6, v15
	v_mov_b32_e32 v7, v15
	v_mov_b32_e32 v4, v15
	v_mov_b32_e32 v5, v15
	v_mov_b32_e32 v2, v15
	v_mov_b32_e32 v3, v15
	v_mov_b32_e32 v0, v15
	v_mov_b32_e32 v1, v15
	s_branch .LBB0_11
.LBB0_10:                               ;   in Loop: Header=BB0_11 Depth=1
	.loc	1 0 5 is_stmt 0                 ; kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 99 30 is_stmt 1               ; kernels.py:99:30
	v_sub_f32_e32 v41, v79, v34
	.loc	1 99 22 is_stmt 0               ; kernels.py:99:22
	v_exp_f32_e32 v79, v41
	.loc	1 102 25 is_stmt 1              ; kernels.py:102:25
	v_cvt_f16_f32_e32 v121, v20
	.loc	1 102 48 is_stmt 0              ; kernels.py:102:48
	v_add_u32_e32 v20, s55, v64
	.loc	1 102 25                        ; kernels.py:102:25
	v_cvt_f16_f32_e32 v21, v21
	.loc	1 102 48                        ; kernels.py:102:48
	ds_write_b32 v20, v79 offset:8192
	v_add_u32_e32 v20, s52, v64
	.loc	1 101 13 is_stmt 1              ; kernels.py:101:13
	ds_read_u16 v41, v75 offset:4096
	ds_read_u16 v106, v75 offset:4224
	ds_read_u16 v107, v75 offset:4352
	ds_read_u16 v108, v75 offset:4480
	ds_read_u16 v109, v75 offset:5120
	ds_read_u16 v110, v75 offset:5248
	ds_read_u16 v111, v75 offset:5376
	ds_read_u16 v112, v75 offset:5504
	ds_read_u16 v113, v75 offset:6144
	ds_read_u16 v114, v75 offset:6272
	ds_read_u16 v115, v75 offset:6400
	ds_read_u16 v116, v75 offset:6528
	ds_read_u16 v117, v75 offset:7168
	ds_read_u16 v118, v75 offset:7296
	ds_read_u16 v119, v75 offset:7424
	ds_read_u16 v120, v75 offset:7552
	.loc	1 102 25                        ; kernels.py:102:25
	v_cvt_f16_f32_e32 v22, v22
	.loc	1 102 48 is_stmt 0              ; kernels.py:102:48
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v20, v20 offset:8192
	.loc	1 102 25                        ; kernels.py:102:25
	v_cvt_f16_f32_e32 v23, v23
	v_cvt_f16_f32_e32 v16, v16
	v_cvt_f16_f32_e32 v17, v17
	v_cvt_f16_f32_e32 v24, v24
	v_cvt_f16_f32_e32 v25, v25
	v_cvt_f16_f32_e32 v26, v26
	v_cvt_f16_f32_e32 v27, v27
	v_cvt_f16_f32_e32 v28, v28
	v_cvt_f16_f32_e32 v29, v29
	v_cvt_f16_f32_e32 v30, v30
	v_cvt_f16_f32_e32 v31, v31
	v_cvt_f16_f32_e32 v18, v18
	v_cvt_f16_f32_e32 v19, v19
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b16 v75, v121 offset:8192
	ds_write_b16 v75, v21 offset:8320
	ds_write_b16 v75, v22 offset:8448
	ds_write_b16 v75, v23 offset:8576
	ds_write_b16 v75, v24 offset:9216
	ds_write_b16 v75, v25 offset:9344
	ds_write_b16 v75, v26 offset:9472
	ds_write_b16 v75, v27 offset:9600
	ds_write_b16 v75, v28 offset:10240
	ds_write_b16 v75, v29 offset:10368
	ds_write_b16 v75, v30 offset:10496
	ds_write_b16 v75, v31 offset:10624
	ds_write_b16 v75, v16 offset:11264
	ds_write_b16 v75, v17 offset:11392
	ds_write_b16 v75, v18 offset:11520
	ds_write_b16 v75, v19 offset:11648
	.loc	1 102 18                        ; kernels.py:102:18
	v_perm_b32 v17, v108, v107, s56
	v_perm_b32 v16, v106, v41, s56
	.loc	1 102 48                        ; kernels.py:102:48
	v_pk_mul_f32 v[0:1], v[0:1], v[20:21] op_sel_hi:[1,0]
	v_pk_mul_f32 v[2:3], v[2:3], v[20:21] op_sel_hi:[1,0]
	v_pk_mul_f32 v[4:5], v[4:5], v[20:21] op_sel_hi:[1,0]
	v_pk_mul_f32 v[6:7], v[6:7], v[20:21] op_sel_hi:[1,0]
	v_pk_mul_f32 v[8:9], v[8:9], v[20:21] op_sel_hi:[1,0]
	v_pk_mul_f32 v[10:11], v[10:11], v[20:21] op_sel_hi:[1,0]
	v_pk_mul_f32 v[12:13], v[12:13], v[20:21] op_sel_hi:[1,0]
	v_pk_mul_f32 v[14:15], v[14:15], v[20:21] op_sel_hi:[1,0]
	.loc	1 102 25                        ; kernels.py:102:25
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v18, v76 offset:8192
	ds_read_u16 v20, v76 offset:8320
	ds_read_u16 v19, v76 offset:8448
	ds_read_u16 v21, v76 offset:8576
	ds_read_u16 v22, v76 offset:9216
	ds_read_u16 v23, v76 offset:9344
	ds_read_u16 v24, v76 offset:9472
	ds_read_u16 v25, v76 offset:9600
	.loc	1 102 18                        ; kernels.py:102:18
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v19, v21, v19, s56
	v_perm_b32 v18, v20, v18, s56
	v_perm_b32 v21, v116, v115, s56
	v_perm_b32 v20, v114, v113, s56
	v_mfma_f32_32x32x8_f16 v[0:15], v[16:17], v[18:19], v[0:15]
	v_perm_b32 v17, v112, v111, s56
	v_perm_b32 v16, v110, v109, s56
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v19, v25, v24, s56
	v_perm_b32 v18, v23, v22, s56
.Ltmp2:
	.file	2 "toolkit/python3.11/site-packages/triton/language" "standard.py"
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	v_add_f32_e32 v41, v80, v81
.Ltmp3:
	.loc	1 100 17                        ; kernels.py:100:17
	v_fmac_f32_e32 v41, v78, v79
	.loc	1 89 5                          ; kernels.py:89:5
	s_add_i32 s0, s54, 32
	.loc	1 102 18                        ; kernels.py:102:18
	v_mfma_f32_32x32x8_f16 v[0:15], v[16:17], v[18:19], v[0:15]
	.loc	1 102 25 is_stmt 0              ; kernels.py:102:25
	ds_read_u16 v16, v76 offset:10240
	ds_read_u16 v18, v76 offset:10368
	ds_read_u16 v17, v76 offset:10496
	ds_read_u16 v19, v76 offset:10624
	ds_read_u16 v22, v76 offset:11264
	ds_read_u16 v23, v76 offset:11392
	ds_read_u16 v24, v76 offset:11520
	ds_read_u16 v25, v76 offset:11648
	.loc	1 102 18                        ; kernels.py:102:18
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v17, v19, v17, s56
	v_perm_b32 v16, v18, v16, s56
	s_waitcnt lgkmcnt(2)
	v_perm_b32 v18, v23, v22, s56
	.loc	1 89 5 is_stmt 1                ; kernels.py:89:5
	v_add_u32_e32 v40, 0x800, v40
	.loc	1 102 18                        ; kernels.py:102:18
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v19, v25, v24, s56
	.loc	1 89 5                          ; kernels.py:89:5
	s_cmp_lt_i32 s54, s29
	.loc	1 102 18                        ; kernels.py:102:18
	v_mfma_f32_32x32x8_f16 v[0:15], v[20:21], v[16:17], v[0:15]
	v_perm_b32 v17, v120, v119, s56
	v_perm_b32 v16, v118, v117, s56
	v_mov_b32_e32 v78, v41
	v_mov_b32_e32 v79, v34
	s_mov_b32 s54, s0
	.loc	1 91 13                         ; kernels.py:91:13
	s_waitcnt vmcnt(0)
	ds_write_b64 v60, v[82:83]
	ds_write_b64 v61, v[84:85]
	.loc	1 101 13                        ; kernels.py:101:13
	ds_write_b128 v62, v[86:89] offset:4096
	.loc	1 102 18                        ; kernels.py:102:18
	v_mfma_f32_32x32x8_f16 v[0:15], v[16:17], v[18:19], v[0:15]
	.loc	1 89 5                          ; kernels.py:89:5
	s_cbranch_scc0 .LBB0_16
.LBB0_11:                               ; =>This Inner Loop Header: Depth=1
	.loc	1 90 14                         ; kernels.py:90:14
	v_add_u32_e32 v16, s54, v67
	.loc	1 91 75                         ; kernels.py:91:75
	v_cmp_gt_i32_e32 vcc, s28, v16
	v_ashrrev_i32_e32 v41, 31, v40
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v85, 0
	.loc	1 91 13 is_stmt 0               ; kernels.py:91:13
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_13
; %bb.12:                               ;   in Loop: Header=BB0_11 Depth=1
	.loc	1 0 13                          ; kernels.py:0:13
	v_lshl_add_u64 v[16:17], v[40:41], 1, v[36:37]
	.loc	1 91 13                         ; kernels.py:91:13
	global_load_dwordx4 v[82:85], v[16:17], off
.LBB0_13:                               ;   in Loop: Header=BB0_11 Depth=1
	.loc	1 0 13                          ; kernels.py:0:13
	s_or_b64 exec, exec, s[0:1]
	.loc	1 91 13                         ; kernels.py:91:13
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[80:81], v59
	ds_read_b64 v[116:117], v74
	.loc	1 92 17 is_stmt 1               ; kernels.py:92:17
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 v[16:31], v[80:81], v[104:105], 0
	.loc	1 91 13                         ; kernels.py:91:13
	ds_read_b64 v[80:81], v68
	ds_read_b64 v[86:87], v69
	ds_read_b64 v[106:107], v70
	ds_read_b64 v[114:115], v71
	ds_read_b64 v[118:119], v72
	ds_read_b64 v[120:121], v73
	.loc	1 90 14                         ; kernels.py:90:14
	v_or_b32_e32 v89, s54, v47
	v_or_b32_e32 v88, s54, v51
	.loc	1 92 17                         ; kernels.py:92:17
	s_mov_b32 s11, s10
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[30:31], v45, v89
	v_cmp_ge_i32_e64 s[34:35], v45, v88
	.loc	1 92 17                         ; kernels.py:92:17
	s_waitcnt lgkmcnt(5)
	v_mfma_f32_32x32x8_f16 v[16:31], v[80:81], v[100:101], v[16:31]
	.loc	1 90 14                         ; kernels.py:90:14
	v_or_b32_e32 v81, s54, v57
	v_or_b32_e32 v34, s54, v33
	v_or_b32_e32 v80, s54, v53
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[40:41], v45, v81
	v_cmp_ge_i32_e64 s[42:43], v45, v80
	v_cmp_ge_i32_e64 s[24:25], v45, v34
	.loc	1 90 14                         ; kernels.py:90:14
	v_or_b32_e32 v108, s54, v55
	.loc	1 92 17                         ; kernels.py:92:17
	s_waitcnt lgkmcnt(4)
	v_mfma_f32_32x32x8_f16 v[16:31], v[86:87], v[98:99], v[16:31]
	.loc	1 90 14                         ; kernels.py:90:14
	v_or_b32_e32 v87, s54, v54
	v_or_b32_e32 v86, s54, v56
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[36:37], v45, v87
	v_cmp_ge_i32_e64 s[38:39], v45, v86
	v_cmp_ge_i32_e64 s[6:7], v45, v108
	.loc	1 90 14                         ; kernels.py:90:14
	v_or_b32_e32 v109, s54, v52
	v_or_b32_e32 v110, s54, v48
	.loc	1 92 17                         ; kernels.py:92:17
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_32x32x8_f16 v[16:31], v[106:107], v[94:95], v[16:31]
	.loc	1 90 14                         ; kernels.py:90:14
	v_or_b32_e32 v106, s54, v32
	.loc	1 91 75                         ; kernels.py:91:75
	v_cmp_gt_i32_e64 s[20:21], s28, v106
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[30:31], s[20:21], s[30:31]
	.loc	1 90 14                         ; kernels.py:90:14
	v_add_u32_e32 v107, s54, v66
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[26:27], v45, v106
	.loc	1 91 75                         ; kernels.py:91:75
	v_cmp_gt_i32_e64 s[0:1], s28, v107
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[22:23], v45, v107
	.loc	1 92 17                         ; kernels.py:92:17
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x8_f16 v[16:31], v[114:115], v[102:103], v[16:31]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[26:27], s[20:21], s[26:27]
	.loc	1 91 75                         ; kernels.py:91:75
	v_add_u32_e32 v114, s54, v65
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[14:15], v45, v114
	.loc	1 95 23 is_stmt 0               ; kernels.py:95:23
	s_and_b64 s[6:7], s[0:1], s[6:7]
	.loc	1 90 14 is_stmt 1               ; kernels.py:90:14
	v_or_b32_e32 v111, s54, v46
	v_add_u32_e32 v112, s54, v50
	v_add_u32_e32 v113, s54, v49
	.loc	1 92 17                         ; kernels.py:92:17
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 v[16:31], v[118:119], v[96:97], v[16:31]
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[18:19], v45, v111
	v_cmp_ge_i32_e64 s[16:17], v45, v110
	v_cmp_ge_i32_e64 s[12:13], v45, v109
	v_cmp_ge_i32_e64 s[2:3], v45, v112
	v_cmp_ge_i32_e64 s[4:5], v45, v113
	.loc	1 95 23 is_stmt 0               ; kernels.py:95:23
	s_and_b64 s[18:19], s[0:1], s[18:19]
	s_and_b64 s[16:17], s[0:1], s[16:17]
	.loc	1 92 17 is_stmt 1               ; kernels.py:92:17
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 v[16:31], v[120:121], v[92:93], v[16:31]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[12:13], s[0:1], s[12:13]
	s_and_b64 s[4:5], s[0:1], s[4:5]
	.loc	1 92 17                         ; kernels.py:92:17
	v_mfma_f32_32x32x8_f16 v[16:31], v[116:117], v[90:91], v[16:31]
	s_nop 10
	v_pk_mul_f32 v[18:19], s[10:11], v[18:19]
	v_pk_mul_f32 v[22:23], s[10:11], v[22:23]
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v18, v77, v18, s[30:31]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[30:31], s[20:21], s[34:35]
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v23, v77, v23, s[30:31]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[30:31], s[20:21], s[36:37]
	.loc	1 92 17                         ; kernels.py:92:17
	v_pk_mul_f32 v[20:21], s[10:11], v[20:21]
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v22, v77, v22, s[30:31]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[30:31], s[20:21], s[38:39]
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v21, v77, v21, s[30:31]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[30:31], s[20:21], s[40:41]
	.loc	1 92 17                         ; kernels.py:92:17
	v_pk_mul_f32 v[16:17], s[46:47], v[16:17]
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v20, v77, v20, s[30:31]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[30:31], s[20:21], s[42:43]
	s_and_b64 s[20:21], s[20:21], s[24:25]
	.loc	1 92 17                         ; kernels.py:92:17
	v_mul_f32_e32 v24, s10, v24
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v17, v77, v17, s[20:21]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[20:21], s[0:1], s[22:23]
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v86, v77, v24, s[20:21]
	.loc	1 92 17                         ; kernels.py:92:17
	v_mov_b32_e32 v24, v25
	v_mov_b32_e32 v25, v26
	v_pk_mul_f32 v[24:25], s[48:49], v[24:25]
	v_mul_f32_e32 v31, s10, v31
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v19, v77, v19, s[30:31]
	v_cndmask_b32_e64 v16, v77, v16, s[26:27]
	v_cndmask_b32_e64 v24, v77, v24, s[6:7]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[6:7], s[0:1], s[14:15]
	.loc	1 92 17                         ; kernels.py:92:17
	v_mov_b32_e32 v26, v27
	v_mov_b32_e32 v27, v28
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v108, v77, v31, s[6:7]
.Ltmp4:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ kernels.py:97:35 ] ]
	v_max_f32_e32 v28, v16, v17
	v_max3_f32 v31, v19, v20, v21
	v_max3_f32 v31, v28, v18, v31
.Ltmp5:
	.loc	1 92 17                         ; kernels.py:92:17
	v_mov_b32_e32 v28, v29
	v_mov_b32_e32 v29, v30
	v_pk_mul_f32 v[26:27], s[10:11], v[26:27]
	v_pk_mul_f32 v[28:29], s[50:51], v[28:29]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[0:1], s[0:1], s[2:3]
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v27, v77, v27, s[18:19]
	v_cndmask_b32_e64 v26, v77, v26, s[16:17]
	v_cndmask_b32_e64 v25, v77, v25, s[12:13]
	v_cndmask_b32_e64 v29, v77, v29, s[4:5]
	v_cndmask_b32_e64 v28, v77, v28, s[0:1]
.Ltmp6:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ kernels.py:97:35 ] ]
	v_max3_f32 v80, v24, v25, v26
	v_max3_f32 v30, v27, v28, v29
	v_max3_f32 v34, v22, v23, v86
	v_max3_f32 v30, v80, v30, v108
	v_max3_f32 v30, v31, v34, v30
.Ltmp7:
	.loc	2 216 16                        ; standard.py:216:16 @[ kernels.py:97:35 ]
	ds_bpermute_b32 v31, v63, v30
.Ltmp8:
	.loc	1 97 15                         ; kernels.py:97:15
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v34, v79, v30, v31
	.loc	1 98 26                         ; kernels.py:98:26
	v_pk_add_f32 v[16:17], v[16:17], v[34:35] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[18:19], v[18:19], v[34:35] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[30:31], v[20:21], v[34:35] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[80:81], v[22:23], v[34:35] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_sub_f32_e32 v109, v86, v34
	v_pk_add_f32 v[86:87], v[24:25], v[34:35] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[88:89], v[26:27], v[34:35] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[106:107], v[28:29], v[34:35] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_sub_f32_e32 v108, v108, v34
	.loc	1 98 18 is_stmt 0               ; kernels.py:98:18
	v_exp_f32_e32 v20, v16
	v_exp_f32_e32 v21, v17
	v_exp_f32_e32 v22, v18
	v_exp_f32_e32 v23, v19
	v_exp_f32_e32 v24, v30
	v_exp_f32_e32 v25, v31
	v_exp_f32_e32 v26, v80
	v_exp_f32_e32 v27, v81
	v_exp_f32_e32 v28, v109
	v_exp_f32_e32 v29, v86
	v_exp_f32_e32 v30, v87
	v_exp_f32_e32 v31, v88
	v_exp_f32_e32 v16, v89
	v_exp_f32_e32 v17, v106
	v_exp_f32_e32 v18, v107
	v_exp_f32_e32 v19, v108
.Ltmp9:
	.loc	2 314 12 is_stmt 1              ; standard.py:314:12 @[ kernels.py:100:38 ]
	v_pk_add_f32 v[80:81], v[20:21], v[22:23]
	v_pk_add_f32 v[86:87], v[24:25], v[26:27]
	v_pk_add_f32 v[88:89], v[28:29], v[30:31]
	v_pk_add_f32 v[106:107], v[16:17], v[18:19]
	v_pk_add_f32 v[80:81], v[80:81], v[86:87]
	v_pk_add_f32 v[86:87], v[88:89], v[106:107]
	v_mov_b32_e32 v88, 0
	v_pk_add_f32 v[80:81], v[80:81], v[86:87]
	v_mov_b32_e32 v86, 0
.Ltmp10:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	v_add_f32_e32 v80, v80, v81
.Ltmp11:
	.loc	2 314 12                        ; standard.py:314:12 @[ kernels.py:100:38 ]
	ds_bpermute_b32 v81, v63, v80
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v89, 0
.Ltmp12:
	.loc	1 101 13                        ; kernels.py:101:13
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_10
; %bb.14:                               ;   in Loop: Header=BB0_11 Depth=1
	.loc	1 0 13 is_stmt 0                ; kernels.py:0:13
	v_lshl_add_u64 v[86:87], v[40:41], 1, v[38:39]
	.loc	1 101 13                        ; kernels.py:101:13
	global_load_dwordx4 v[86:89], v[86:87], off
	s_branch .LBB0_10
.LBB0_15:
                                        ; implicit-def: $vgpr1
                                        ; implicit-def: $vgpr41
                                        ; implicit-def: $vgpr34
	.loc	1 0 13                          ; kernels.py:0:13
	s_cbranch_execnz .LBB0_17
	s_branch .LBB0_18
.LBB0_16:                               ; %._crit_edge.loopexit
	s_branch .LBB0_18
.LBB0_17:                               ; %.._crit_edge_crit_edge
	v_mov_b32_e32 v14, 0
	.loc	1 85 15 is_stmt 1               ; kernels.py:85:15
	v_mov_b32_e32 v34, 0xff800000
	.loc	1 86 13                         ; kernels.py:86:13
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v15, v14
	v_mov_b32_e32 v12, v14
	v_mov_b32_e32 v13, v14
	v_mov_b32_e32 v10, v14
	v_mov_b32_e32 v11, v14
	v_mov_b32_e32 v8, v14
	v_mov_b32_e32 v9, v14
	v_mov_b32_e32 v6, v14
	v_mov_b32_e32 v7, v14
	v_mov_b32_e32 v4, v14
	v_mov_b32_e32 v5, v14
	v_mov_b32_e32 v2, v14
	v_mov_b32_e32 v3, v14
	v_mov_b32_e32 v0, v14
	v_mov_b32_e32 v1, v14
.LBB0_18:                               ; %._crit_edge
	.loc	1 89 5                          ; kernels.py:89:5
	s_add_i32 s1, s29, 0x5f
	s_ashr_i32 s0, s1, 31
	s_lshr_b32 s0, s0, 27
	s_add_i32 s0, s1, s0
	s_ashr_i32 s0, s0, 5
	s_max_i32 s0, s0, 1
	s_cmp_gt_i32 s1, 31
	s_cselect_b64 s[40:41], -1, 0
	s_cmp_lt_i32 s1, 32
	v_mov_b32_e32 v36, 0
	.loc	1 92 17                         ; kernels.py:92:17
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	.loc	1 91 13                         ; kernels.py:91:13
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB0_20
; %bb.19:
	ds_read_b64 v[38:39], v59
	v_xad_u32 v36, v58, 16, 0
	.loc	1 92 17                         ; kernels.py:92:17
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 v[16:31], v[38:39], v[104:105], 0
	.loc	1 91 13                         ; kernels.py:91:13
	ds_read_b64 v[38:39], v36
	v_xad_u32 v36, v58, 32, 0
	.loc	1 92 17                         ; kernels.py:92:17
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 v[16:31], v[38:39], v[100:101], v[16:31]
	.loc	1 91 13                         ; kernels.py:91:13
	ds_read_b64 v[38:39], v36
	v_xad_u32 v36, v58, 48, 0
	.loc	1 92 17                         ; kernels.py:92:17
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 v[16:31], v[38:39], v[98:99], v[16:31]
	.loc	1 91 13                         ; kernels.py:91:13
	ds_read_b64 v[38:39], v36
	v_xad_u32 v36, v58, 64, 0
	.loc	1 92 17                         ; kernels.py:92:17
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 v[16:31], v[38:39], v[94:95], v[16:31]
	.loc	1 91 13                         ; kernels.py:91:13
	ds_read_b64 v[38:39], v36
	v_xor_b32_e32 v36, 0x50, v58
	v_add_u32_e32 v36, 0, v36
	.loc	1 92 17                         ; kernels.py:92:17
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 v[16:31], v[38:39], v[102:103], v[16:31]
	.loc	1 91 13                         ; kernels.py:91:13
	ds_read_b64 v[38:39], v36
	v_xor_b32_e32 v36, 0x60, v58
	v_add_u32_e32 v36, 0, v36
	.loc	1 92 17                         ; kernels.py:92:17
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 v[16:31], v[38:39], v[96:97], v[16:31]
	.loc	1 91 13                         ; kernels.py:91:13
	ds_read_b64 v[38:39], v36
	v_xor_b32_e32 v36, 0x70, v58
	v_add_u32_e32 v36, 0, v36
	ds_read_b64 v[36:37], v36
	.loc	1 92 17                         ; kernels.py:92:17
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 v[16:31], v[38:39], v[92:93], v[16:31]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 v[16:31], v[36:37], v[90:91], v[16:31]
	s_nop 10
	v_mov_b32_e32 v36, v29
	v_mov_b32_e32 v37, v30
	v_mov_b32_e32 v38, v25
	v_mov_b32_e32 v39, v26
	v_mov_b32_e32 v26, v27
	v_mov_b32_e32 v27, v28
.LBB0_20:
	.loc	1 89 5                          ; kernels.py:89:5
	s_lshl_b32 s0, s0, 5
	s_sub_i32 s0, s0, 32
	.loc	1 90 14                         ; kernels.py:90:14
	v_or_b32_e32 v30, s0, v33
	v_or_b32_e32 v33, s0, v53
	v_or_b32_e32 v53, s0, v56
	v_or_b32_e32 v47, s0, v47
	v_or_b32_e32 v56, s0, v32
	.loc	1 82 15                         ; kernels.py:82:15
	v_or_b32_e32 v25, s0, v32
	.loc	1 90 14                         ; kernels.py:90:14
	v_or_b32_e32 v40, s0, v57
	v_or_b32_e32 v54, s0, v54
	v_or_b32_e32 v51, s0, v51
	v_or_b32_e32 v55, s0, v55
	v_or_b32_e32 v52, s0, v52
	v_or_b32_e32 v48, s0, v48
	v_or_b32_e32 v46, s0, v46
	v_or_b32_e32 v49, s0, v49
	v_or_b32_e32 v50, s0, v50
	.loc	1 91 75                         ; kernels.py:91:75
	v_cmp_gt_i32_e64 s[0:1], s28, v56
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[2:3], v45, v47
	.loc	1 92 17                         ; kernels.py:92:17
	v_pk_mul_f32 v[18:19], s[10:11], v[18:19] op_sel_hi:[0,1]
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[4:5], v45, v51
	v_cmp_ge_i32_e64 s[18:19], v45, v30
	.loc	1 96 17                         ; kernels.py:96:17
	v_mov_b32_e32 v30, 0xc9742400
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[2:3], s[0:1], s[2:3]
	.loc	1 92 17                         ; kernels.py:92:17
	v_pk_mul_f32 v[22:23], s[10:11], v[22:23] op_sel_hi:[0,1]
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[6:7], v45, v54
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v18, v30, v18, s[2:3]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[2:3], s[0:1], s[4:5]
	.loc	1 90 14                         ; kernels.py:90:14
	v_or_b32_e32 v57, 16, v25
	v_or_b32_e32 v58, 27, v25
	.loc	1 92 17                         ; kernels.py:92:17
	v_pk_mul_f32 v[16:17], s[10:11], v[16:17] op_sel_hi:[0,1]
	v_pk_mul_f32 v[20:21], s[10:11], v[20:21] op_sel_hi:[0,1]
	v_mul_f32_e32 v59, s10, v24
	v_pk_mul_f32 v[24:25], s[10:11], v[38:39] op_sel_hi:[0,1]
	v_pk_mul_f32 v[26:27], s[10:11], v[26:27] op_sel_hi:[0,1]
	v_pk_mul_f32 v[28:29], s[10:11], v[36:37] op_sel_hi:[0,1]
	v_mul_f32_e32 v31, s10, v31
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[10:11], v45, v53
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v23, v30, v23, s[2:3]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[2:3], s[0:1], s[6:7]
	.loc	1 95 34 is_stmt 0               ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[12:13], v45, v40
	.loc	1 96 17 is_stmt 1               ; kernels.py:96:17
	v_cndmask_b32_e64 v22, v30, v22, s[2:3]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[2:3], s[0:1], s[10:11]
	.loc	1 95 34 is_stmt 0               ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[14:15], v45, v33
	.loc	1 96 17 is_stmt 1               ; kernels.py:96:17
	v_cndmask_b32_e64 v21, v30, v21, s[2:3]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[2:3], s[0:1], s[12:13]
	.loc	1 95 34 is_stmt 0               ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[16:17], v45, v56
	.loc	1 96 17 is_stmt 1               ; kernels.py:96:17
	v_cndmask_b32_e64 v20, v30, v20, s[2:3]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[2:3], s[0:1], s[14:15]
	.loc	1 91 75                         ; kernels.py:91:75
	v_cmp_gt_i32_e32 vcc, s28, v57
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[20:21], v45, v57
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v19, v30, v19, s[2:3]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[2:3], s[0:1], s[16:17]
	s_and_b64 s[0:1], s[0:1], s[18:19]
	.loc	1 95 34 is_stmt 0               ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[22:23], v45, v46
	.loc	1 96 17 is_stmt 1               ; kernels.py:96:17
	v_cndmask_b32_e64 v17, v30, v17, s[0:1]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[0:1], vcc, s[20:21]
	.loc	1 95 34 is_stmt 0               ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[24:25], v45, v48
	.loc	1 96 17 is_stmt 1               ; kernels.py:96:17
	v_cndmask_b32_e64 v33, v30, v59, s[0:1]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[0:1], vcc, s[22:23]
	.loc	1 95 34 is_stmt 0               ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[26:27], v45, v52
	.loc	1 96 17 is_stmt 1               ; kernels.py:96:17
	v_cndmask_b32_e64 v27, v30, v27, s[0:1]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[0:1], vcc, s[24:25]
	.loc	1 95 34 is_stmt 0               ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[30:31], v45, v55
	.loc	1 96 17 is_stmt 1               ; kernels.py:96:17
	v_cndmask_b32_e64 v26, v30, v26, s[0:1]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[0:1], vcc, s[26:27]
	.loc	1 95 34 is_stmt 0               ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[38:39], v45, v58
	.loc	1 96 17 is_stmt 1               ; kernels.py:96:17
	v_cndmask_b32_e64 v25, v30, v25, s[0:1]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[0:1], vcc, s[30:31]
	.loc	1 95 34 is_stmt 0               ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[34:35], v45, v49
	v_cmp_ge_i32_e64 s[36:37], v45, v50
	.loc	1 96 17 is_stmt 1               ; kernels.py:96:17
	v_cndmask_b32_e64 v24, v30, v24, s[0:1]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[0:1], vcc, s[38:39]
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v31, v30, v31, s[0:1]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[0:1], vcc, s[34:35]
	s_and_b64 vcc, vcc, s[36:37]
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v16, v30, v16, s[2:3]
	v_cndmask_b32_e64 v29, v30, v29, s[0:1]
	v_cndmask_b32_e32 v28, v30, v28, vcc
.Ltmp13:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ kernels.py:97:35 ] ]
	v_max_f32_e32 v36, v16, v17
	v_max3_f32 v37, v19, v20, v21
	v_max3_f32 v39, v24, v25, v26
	v_max3_f32 v30, v27, v28, v29
	v_max3_f32 v38, v22, v23, v33
	v_max3_f32 v36, v36, v18, v37
	v_max3_f32 v30, v39, v30, v31
.Ltmp14:
	.loc	2 216 16                        ; standard.py:216:16 @[ kernels.py:97:35 ]
	v_xor_b32_e32 v37, 0x80, v44
.Ltmp15:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ kernels.py:97:35 ] ]
	v_max3_f32 v30, v36, v38, v30
.Ltmp16:
	.loc	2 216 16                        ; standard.py:216:16 @[ kernels.py:97:35 ]
	ds_bpermute_b32 v36, v37, v30
.Ltmp17:
	.loc	1 102 18                        ; kernels.py:102:18
	s_and_b64 s[0:1], s[40:41], exec
	s_cselect_b32 s0, 1, 0
	s_cmp_lg_u32 s0, 1
	.loc	1 97 15                         ; kernels.py:97:15
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v30, v34, v30, v36
	.loc	1 98 26                         ; kernels.py:98:26
	v_pk_add_f32 v[16:17], v[16:17], v[30:31] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[18:19], v[18:19], v[30:31] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[20:21], v[20:21], v[30:31] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[22:23], v[22:23], v[30:31] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_sub_f32_e32 v33, v33, v30
	v_pk_add_f32 v[24:25], v[24:25], v[30:31] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[26:27], v[26:27], v[30:31] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[28:29], v[28:29], v[30:31] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_sub_f32_e32 v31, v31, v30
	.loc	1 98 18 is_stmt 0               ; kernels.py:98:18
	v_exp_f32_e32 v16, v16
	v_exp_f32_e32 v17, v17
	v_exp_f32_e32 v44, v18
	v_exp_f32_e32 v45, v19
	v_exp_f32_e32 v46, v20
	v_exp_f32_e32 v47, v21
	v_exp_f32_e32 v48, v22
	v_exp_f32_e32 v49, v23
	v_exp_f32_e32 v50, v33
	v_exp_f32_e32 v51, v24
	v_exp_f32_e32 v52, v25
	v_exp_f32_e32 v53, v26
	v_exp_f32_e32 v54, v27
	v_exp_f32_e32 v55, v28
	v_exp_f32_e32 v56, v29
	v_exp_f32_e32 v57, v31
.Ltmp18:
	.loc	2 314 12 is_stmt 1              ; standard.py:314:12 @[ kernels.py:100:38 ]
	v_pk_add_f32 v[20:21], v[16:17], v[44:45]
	v_pk_add_f32 v[22:23], v[46:47], v[48:49]
	v_pk_add_f32 v[24:25], v[50:51], v[52:53]
	v_pk_add_f32 v[26:27], v[54:55], v[56:57]
	v_pk_add_f32 v[20:21], v[20:21], v[22:23]
	v_pk_add_f32 v[22:23], v[24:25], v[26:27]
.Ltmp19:
	.loc	1 101 13                        ; kernels.py:101:13
	v_or3_b32 v19, v43, s53, v42
.Ltmp20:
	.loc	2 314 12                        ; standard.py:314:12 @[ kernels.py:100:38 ]
	v_pk_add_f32 v[20:21], v[20:21], v[22:23]
.Ltmp21:
	.loc	1 101 13                        ; kernels.py:101:13
	v_add_u32_e32 v40, 0, v19
.Ltmp22:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	v_add_f32_e32 v20, v20, v21
.Ltmp23:
	.loc	1 99 30                         ; kernels.py:99:30
	v_sub_f32_e32 v18, v34, v30
.Ltmp24:
	.loc	2 314 12                        ; standard.py:314:12 @[ kernels.py:100:38 ]
	ds_bpermute_b32 v21, v37, v20
.Ltmp25:
	.loc	1 101 13                        ; kernels.py:101:13
	ds_read_u16 v36, v40 offset:4096
	ds_read_u16 v37, v40 offset:4224
	ds_read_u16 v38, v40 offset:4352
	ds_read_u16 v39, v40 offset:4480
	ds_read_u16 v30, v40 offset:5120
	ds_read_u16 v31, v40 offset:5248
	ds_read_u16 v33, v40 offset:5376
	ds_read_u16 v34, v40 offset:5504
	ds_read_u16 v26, v40 offset:6144
	ds_read_u16 v27, v40 offset:6272
	ds_read_u16 v28, v40 offset:6400
	ds_read_u16 v29, v40 offset:6528
	ds_read_u16 v22, v40 offset:7168
	ds_read_u16 v23, v40 offset:7296
	ds_read_u16 v24, v40 offset:7424
	ds_read_u16 v25, v40 offset:7552
	.loc	1 99 22                         ; kernels.py:99:22
	v_exp_f32_e32 v18, v18
	.loc	1 102 25                        ; kernels.py:102:25
	v_cvt_f16_f32_e32 v58, v16
	.loc	1 102 48 is_stmt 0              ; kernels.py:102:48
	v_lshlrev_b32_e32 v16, 2, v35
	.loc	1 102 25                        ; kernels.py:102:25
	v_cvt_f16_f32_e32 v59, v17
	.loc	1 102 48                        ; kernels.py:102:48
	v_lshl_or_b32 v17, s53, 1, v16
	v_or_b32_e32 v16, s52, v16
	v_add_u32_e32 v19, 0, v17
	v_add_u32_e32 v17, 0, v16
	ds_write_b32 v19, v18 offset:8192
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v16, v17 offset:8192
	.loc	1 102 25                        ; kernels.py:102:25
	v_cvt_f16_f32_e32 v44, v44
	v_cvt_f16_f32_e32 v45, v45
	v_cvt_f16_f32_e32 v46, v46
	v_cvt_f16_f32_e32 v47, v47
	v_cvt_f16_f32_e32 v48, v48
	v_cvt_f16_f32_e32 v49, v49
	v_cvt_f16_f32_e32 v50, v50
	v_cvt_f16_f32_e32 v51, v51
	v_cvt_f16_f32_e32 v52, v52
	v_cvt_f16_f32_e32 v53, v53
	v_cvt_f16_f32_e32 v54, v54
	v_cvt_f16_f32_e32 v55, v55
	v_cvt_f16_f32_e32 v56, v56
	v_cvt_f16_f32_e32 v57, v57
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b16 v40, v58 offset:8192
	ds_write_b16 v40, v59 offset:8320
	ds_write_b16 v40, v44 offset:8448
	ds_write_b16 v40, v45 offset:8576
	ds_write_b16 v40, v46 offset:9216
	ds_write_b16 v40, v47 offset:9344
	ds_write_b16 v40, v48 offset:9472
	ds_write_b16 v40, v49 offset:9600
	ds_write_b16 v40, v50 offset:10240
	ds_write_b16 v40, v51 offset:10368
	ds_write_b16 v40, v52 offset:10496
	ds_write_b16 v40, v53 offset:10624
	ds_write_b16 v40, v54 offset:11264
	ds_write_b16 v40, v55 offset:11392
	ds_write_b16 v40, v56 offset:11520
	ds_write_b16 v40, v57 offset:11648
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB0_22
; %bb.21:
	s_lshr_b32 s0, s52, 1
	v_add3_u32 v40, s0, v43, v42
	ds_read_u16 v42, v40 offset:8576
	ds_read_u16 v43, v40 offset:8448
	ds_read_u16 v44, v40 offset:8320
	ds_read_u16 v45, v40 offset:8192
	.loc	1 102 18                        ; kernels.py:102:18
	s_mov_b32 s0, 0x5040100
	v_perm_b32 v39, v39, v38, s0
	v_perm_b32 v38, v37, v36, s0
	.loc	1 102 48                        ; kernels.py:102:48
	v_pk_mul_f32 v[14:15], v[14:15], v[16:17] op_sel_hi:[1,0]
	v_pk_mul_f32 v[12:13], v[12:13], v[16:17] op_sel_hi:[1,0]
	v_pk_mul_f32 v[10:11], v[10:11], v[16:17] op_sel_hi:[1,0]
	v_pk_mul_f32 v[8:9], v[8:9], v[16:17] op_sel_hi:[1,0]
	v_pk_mul_f32 v[6:7], v[6:7], v[16:17] op_sel_hi:[1,0]
	v_pk_mul_f32 v[4:5], v[4:5], v[16:17] op_sel_hi:[1,0]
	v_pk_mul_f32 v[2:3], v[2:3], v[16:17] op_sel_hi:[1,0]
	v_pk_mul_f32 v[0:1], v[0:1], v[16:17] op_sel_hi:[1,0]
	.loc	1 102 18                        ; kernels.py:102:18
	s_waitcnt lgkmcnt(2)
	v_perm_b32 v37, v42, v43, s0
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v36, v44, v45, s0
	v_perm_b32 v29, v29, v28, s0
	v_perm_b32 v28, v27, v26, s0
	v_mfma_f32_32x32x8_f16 v[0:15], v[38:39], v[36:37], v[0:15]
	.loc	1 102 25                        ; kernels.py:102:25
	ds_read_u16 v16, v40 offset:9600
	ds_read_u16 v38, v40 offset:9472
	ds_read_u16 v39, v40 offset:9344
	ds_read_u16 v42, v40 offset:9216
	.loc	1 102 18                        ; kernels.py:102:18
	v_perm_b32 v37, v34, v33, s0
	v_perm_b32 v36, v31, v30, s0
	s_waitcnt lgkmcnt(2)
	v_perm_b32 v31, v16, v38, s0
	v_perm_b32 v25, v25, v24, s0
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v30, v39, v42, s0
	v_perm_b32 v24, v23, v22, s0
.Ltmp26:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	v_add_f32_e32 v22, v20, v21
.Ltmp27:
	.loc	1 102 18                        ; kernels.py:102:18
	v_mfma_f32_32x32x8_f16 v[0:15], v[36:37], v[30:31], v[0:15]
	.loc	1 102 25 is_stmt 0              ; kernels.py:102:25
	ds_read_u16 v16, v40 offset:10624
	ds_read_u16 v30, v40 offset:10496
	ds_read_u16 v31, v40 offset:10368
	ds_read_u16 v33, v40 offset:10240
	.loc	1 100 17 is_stmt 1              ; kernels.py:100:17
	v_fmac_f32_e32 v22, v41, v18
	v_mov_b32_e32 v41, v22
	.loc	1 102 18                        ; kernels.py:102:18
	s_waitcnt lgkmcnt(2)
	v_perm_b32 v27, v16, v30, s0
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v26, v31, v33, s0
	s_nop 1
	v_mfma_f32_32x32x8_f16 v[0:15], v[28:29], v[26:27], v[0:15]
	.loc	1 102 25 is_stmt 0              ; kernels.py:102:25
	ds_read_u16 v16, v40 offset:11648
	ds_read_u16 v26, v40 offset:11520
	ds_read_u16 v27, v40 offset:11392
	ds_read_u16 v28, v40 offset:11264
	.loc	1 102 18                        ; kernels.py:102:18
	s_waitcnt lgkmcnt(2)
	v_perm_b32 v21, v16, v26, s0
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v20, v27, v28, s0
	s_nop 1
	v_mfma_f32_32x32x8_f16 v[0:15], v[24:25], v[20:21], v[0:15]
.LBB0_22:
	.loc	1 81 20 is_stmt 1               ; kernels.py:81:20
	s_lshr_b32 s0, s52, 2
	.loc	1 81 12 is_stmt 0               ; kernels.py:81:12
	s_or_b32 s29, s29, s0
	v_or_b32_e32 v16, s29, v35
	.loc	1 84 75 is_stmt 1               ; kernels.py:84:75
	v_cmp_gt_i32_e32 vcc, s28, v16
	.loc	1 106 10                        ; kernels.py:106:10
	ds_write_b32 v19, v41
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 104 5                         ; kernels.py:104:5
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_24
; %bb.23:                               ; %.critedge
	.loc	1 106 10                        ; kernels.py:106:10
	ds_read_b32 v18, v17
	.loc	1 84 32                         ; kernels.py:84:32
	v_lshlrev_b32_e32 v16, 6, v16
	.loc	1 84 55 is_stmt 0               ; kernels.py:84:55
	v_or_b32_e32 v22, s33, v32
	.loc	1 106 10 is_stmt 1              ; kernels.py:106:10
	s_waitcnt lgkmcnt(0)
	v_div_scale_f32 v17, s[0:1], v18, v18, v15
	v_rcp_f32_e32 v20, v17
	v_div_scale_f32 v19, s[0:1], v18, v18, v14
	v_div_scale_f32 v23, vcc, v15, v18, v15
	v_rcp_f32_e32 v21, v19
	v_fma_f32 v24, -v17, v20, 1.0
	v_fmac_f32_e32 v20, v24, v20
	v_mul_f32_e32 v24, v23, v20
	v_fma_f32 v26, -v17, v24, v23
	v_fmac_f32_e32 v24, v26, v20
	v_fma_f32 v17, -v17, v24, v23
	v_fma_f32 v25, -v19, v21, 1.0
	v_div_fmas_f32 v17, v17, v20, v24
	v_div_fixup_f32 v15, v17, v18, v15
	v_fmac_f32_e32 v21, v25, v21
	v_div_scale_f32 v17, vcc, v14, v18, v14
	v_mul_f32_e32 v20, v17, v21
	v_fma_f32 v23, -v19, v20, v17
	v_fmac_f32_e32 v20, v23, v21
	v_fma_f32 v17, -v19, v20, v17
	v_div_scale_f32 v19, s[0:1], v18, v18, v13
	v_rcp_f32_e32 v23, v19
	v_div_fmas_f32 v17, v17, v21, v20
	v_div_fixup_f32 v14, v17, v18, v14
	.loc	1 106 9 is_stmt 0               ; kernels.py:106:9
	v_cvt_f16_f32_e32 v15, v15
	.loc	1 106 10                        ; kernels.py:106:10
	v_fma_f32 v17, -v19, v23, 1.0
	v_fmac_f32_e32 v23, v17, v23
	v_div_scale_f32 v17, vcc, v13, v18, v13
	v_mul_f32_e32 v20, v17, v23
	v_fma_f32 v21, -v19, v20, v17
	v_fmac_f32_e32 v20, v21, v23
	v_fma_f32 v17, -v19, v20, v17
	v_div_scale_f32 v19, s[0:1], v18, v18, v12
	v_rcp_f32_e32 v21, v19
	v_div_fmas_f32 v17, v17, v23, v20
	v_div_fixup_f32 v13, v17, v18, v13
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v14, v14
	.loc	1 106 10                        ; kernels.py:106:10
	v_fma_f32 v17, -v19, v21, 1.0
	v_fmac_f32_e32 v21, v17, v21
	v_div_scale_f32 v17, vcc, v12, v18, v12
	v_mul_f32_e32 v20, v17, v21
	v_fma_f32 v23, -v19, v20, v17
	v_fmac_f32_e32 v20, v23, v21
	v_fma_f32 v17, -v19, v20, v17
	v_div_scale_f32 v19, s[0:1], v18, v18, v11
	v_rcp_f32_e32 v23, v19
	v_div_fmas_f32 v17, v17, v21, v20
	v_div_fixup_f32 v12, v17, v18, v12
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v13, v13
	.loc	1 106 10                        ; kernels.py:106:10
	v_fma_f32 v17, -v19, v23, 1.0
	v_fmac_f32_e32 v23, v17, v23
	v_div_scale_f32 v17, vcc, v11, v18, v11
	v_mul_f32_e32 v20, v17, v23
	v_fma_f32 v21, -v19, v20, v17
	v_fmac_f32_e32 v20, v21, v23
	v_fma_f32 v17, -v19, v20, v17
	v_div_scale_f32 v19, s[0:1], v18, v18, v10
	v_rcp_f32_e32 v21, v19
	v_div_fmas_f32 v17, v17, v23, v20
	v_div_fixup_f32 v11, v17, v18, v11
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v20, v11
	.loc	1 106 10                        ; kernels.py:106:10
	v_fma_f32 v11, -v19, v21, 1.0
	v_fmac_f32_e32 v21, v11, v21
	v_div_scale_f32 v11, vcc, v10, v18, v10
	v_mul_f32_e32 v17, v11, v21
	v_fma_f32 v23, -v19, v17, v11
	v_fmac_f32_e32 v17, v23, v21
	v_fma_f32 v11, -v19, v17, v11
	v_div_scale_f32 v19, s[0:1], v18, v18, v9
	v_rcp_f32_e32 v23, v19
	v_div_fmas_f32 v11, v11, v21, v17
	v_div_fixup_f32 v10, v11, v18, v10
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v21, v10
	.loc	1 106 10                        ; kernels.py:106:10
	v_fma_f32 v10, -v19, v23, 1.0
	v_fmac_f32_e32 v23, v10, v23
	v_div_scale_f32 v10, vcc, v9, v18, v9
	v_mul_f32_e32 v11, v10, v23
	v_fma_f32 v17, -v19, v11, v10
	v_fmac_f32_e32 v11, v17, v23
	v_div_scale_f32 v17, s[0:1], v18, v18, v8
	v_fma_f32 v10, -v19, v11, v10
	v_rcp_f32_e32 v19, v17
	v_div_fmas_f32 v10, v10, v23, v11
	v_div_fixup_f32 v9, v10, v18, v9
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v23, v9
	.loc	1 106 10                        ; kernels.py:106:10
	v_fma_f32 v9, -v17, v19, 1.0
	v_fmac_f32_e32 v19, v9, v19
	v_div_scale_f32 v9, vcc, v8, v18, v8
	v_mul_f32_e32 v10, v9, v19
	v_fma_f32 v11, -v17, v10, v9
	v_fmac_f32_e32 v10, v11, v19
	v_fma_f32 v9, -v17, v10, v9
	v_div_fmas_f32 v9, v9, v19, v10
	.loc	1 105 9 is_stmt 1               ; kernels.py:105:9
	s_add_u32 s0, s8, s44
	.loc	1 106 10                        ; kernels.py:106:10
	v_div_fixup_f32 v8, v9, v18, v8
	.loc	1 105 9                         ; kernels.py:105:9
	s_addc_u32 s1, s9, s45
	v_ashrrev_i32_e32 v17, 31, v16
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v19, v8
	.loc	1 105 9                         ; kernels.py:105:9
	v_lshl_add_u64 v[8:9], v[16:17], 1, s[0:1]
	.loc	1 106 10                        ; kernels.py:106:10
	v_div_scale_f32 v16, s[0:1], v18, v18, v0
	v_rcp_f32_e32 v17, v16
	.loc	1 105 9                         ; kernels.py:105:9
	v_lshlrev_b32_e32 v10, 1, v22
	v_mov_b32_e32 v11, 0
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[10:11]
	.loc	1 106 10                        ; kernels.py:106:10
	v_fma_f32 v10, -v16, v17, 1.0
	v_fmac_f32_e32 v17, v10, v17
	v_div_scale_f32 v10, vcc, v0, v18, v0
	v_mul_f32_e32 v11, v10, v17
	v_fma_f32 v22, -v16, v11, v10
	v_fmac_f32_e32 v11, v22, v17
	v_fma_f32 v10, -v16, v11, v10
	v_div_scale_f32 v16, s[0:1], v18, v18, v1
	v_rcp_f32_e32 v22, v16
	v_div_fmas_f32 v10, v10, v17, v11
	v_div_fixup_f32 v0, v10, v18, v0
	.loc	1 106 9 is_stmt 0               ; kernels.py:106:9
	v_cvt_f16_f32_e32 v0, v0
	.loc	1 106 10                        ; kernels.py:106:10
	v_fma_f32 v10, -v16, v22, 1.0
	v_fmac_f32_e32 v22, v10, v22
	v_div_scale_f32 v10, vcc, v1, v18, v1
	v_mul_f32_e32 v11, v10, v22
	v_fma_f32 v17, -v16, v11, v10
	v_fmac_f32_e32 v11, v17, v22
	v_div_scale_f32 v17, s[0:1], v18, v18, v2
	v_rcp_f32_e32 v24, v17
	v_fma_f32 v10, -v16, v11, v10
	v_div_fmas_f32 v10, v10, v22, v11
	v_div_fixup_f32 v1, v10, v18, v1
	v_fma_f32 v11, -v17, v24, 1.0
	v_fmac_f32_e32 v24, v11, v24
	v_div_scale_f32 v11, vcc, v2, v18, v2
	v_mul_f32_e32 v16, v11, v24
	v_fma_f32 v22, -v17, v16, v11
	v_fmac_f32_e32 v16, v22, v24
	v_fma_f32 v11, -v17, v16, v11
	v_div_scale_f32 v17, s[0:1], v18, v18, v3
	v_rcp_f32_e32 v22, v17
	v_div_fmas_f32 v11, v11, v24, v16
	v_div_fixup_f32 v2, v11, v18, v2
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v2, v2
	.loc	1 106 10                        ; kernels.py:106:10
	v_fma_f32 v11, -v17, v22, 1.0
	v_fmac_f32_e32 v22, v11, v22
	v_div_scale_f32 v11, vcc, v3, v18, v3
	v_mul_f32_e32 v16, v11, v22
	v_fma_f32 v24, -v17, v16, v11
	v_fmac_f32_e32 v16, v24, v22
	v_fma_f32 v11, -v17, v16, v11
	v_div_fmas_f32 v11, v11, v22, v16
	v_div_fixup_f32 v3, v11, v18, v3
	v_div_scale_f32 v11, s[0:1], v18, v18, v7
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v3, v3
	.loc	1 106 10                        ; kernels.py:106:10
	v_rcp_f32_e32 v16, v11
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v10, v1
	v_cvt_f16_f32_e32 v12, v12
	.loc	1 104 5 is_stmt 1               ; kernels.py:104:5
	v_pack_b32_f16 v1, v2, v3
	.loc	1 106 10                        ; kernels.py:106:10
	v_fma_f32 v2, -v11, v16, 1.0
	v_fmac_f32_e32 v16, v2, v16
	v_div_scale_f32 v2, vcc, v7, v18, v7
	v_mul_f32_e32 v3, v2, v16
	v_fma_f32 v17, -v11, v3, v2
	v_fmac_f32_e32 v3, v17, v16
	v_fma_f32 v2, -v11, v3, v2
	v_div_scale_f32 v11, s[0:1], v18, v18, v6
	v_rcp_f32_e32 v17, v11
	v_div_fmas_f32 v2, v2, v16, v3
	v_div_fixup_f32 v2, v2, v18, v7
	.loc	1 106 9 is_stmt 0               ; kernels.py:106:9
	v_cvt_f16_f32_e32 v2, v2
	.loc	1 106 10                        ; kernels.py:106:10
	v_fma_f32 v3, -v11, v17, 1.0
	v_fmac_f32_e32 v17, v3, v17
	v_div_scale_f32 v3, vcc, v6, v18, v6
	v_mul_f32_e32 v7, v3, v17
	v_fma_f32 v16, -v11, v7, v3
	v_fmac_f32_e32 v7, v16, v17
	v_fma_f32 v3, -v11, v7, v3
	v_div_scale_f32 v11, s[0:1], v18, v18, v5
	v_rcp_f32_e32 v16, v11
	v_div_fmas_f32 v3, v3, v17, v7
	v_div_fixup_f32 v3, v3, v18, v6
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v3, v3
	.loc	1 106 10                        ; kernels.py:106:10
	v_fma_f32 v6, -v11, v16, 1.0
	v_fmac_f32_e32 v16, v6, v16
	v_div_scale_f32 v6, vcc, v5, v18, v5
	v_mul_f32_e32 v7, v6, v16
	v_fma_f32 v17, -v11, v7, v6
	v_fmac_f32_e32 v7, v17, v16
	v_fma_f32 v6, -v11, v7, v6
	v_div_scale_f32 v11, s[0:1], v18, v18, v4
	v_rcp_f32_e32 v17, v11
	v_div_fmas_f32 v6, v6, v16, v7
	v_div_fixup_f32 v5, v6, v18, v5
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v5, v5
	.loc	1 106 10                        ; kernels.py:106:10
	v_fma_f32 v6, -v11, v17, 1.0
	v_fmac_f32_e32 v17, v6, v17
	v_div_scale_f32 v6, vcc, v4, v18, v4
	v_mul_f32_e32 v7, v6, v17
	v_fma_f32 v16, -v11, v7, v6
	v_fmac_f32_e32 v7, v16, v17
	v_fma_f32 v6, -v11, v7, v6
	v_div_fmas_f32 v6, v6, v17, v7
	v_div_fixup_f32 v4, v6, v18, v4
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v4, v4
	.loc	1 104 5 is_stmt 1               ; kernels.py:104:5
	v_pack_b32_f16 v0, v0, v10
	global_store_dwordx2 v[8:9], v[0:1], off
	v_pack_b32_f16 v1, v3, v2
	v_pack_b32_f16 v0, v4, v5
	global_store_dwordx2 v[8:9], v[0:1], off offset:16
	v_pack_b32_f16 v1, v21, v20
	v_pack_b32_f16 v0, v19, v23
	global_store_dwordx2 v[8:9], v[0:1], off offset:32
	v_pack_b32_f16 v1, v14, v15
	v_pack_b32_f16 v0, v12, v13
	global_store_dwordx2 v[8:9], v[0:1], off offset:48
.LBB0_24:                               ; %.critedge4
	.loc	1 76 1                          ; kernels.py:76:1
	s_endpgm
.Ltmp28:
.Lfunc_end0:
	.size	attention, .Lfunc_end0-attention
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel attention
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 56
		.amdhsa_user_sgpr_count 16
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 14
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 122
		.amdhsa_next_free_sgpr 57
		.amdhsa_accum_offset 124
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_tg_split 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.set .Lattention.num_vgpr, 122
	.set .Lattention.num_agpr, 0
	.set .Lattention.numbered_sgpr, 57
	.set .Lattention.num_named_barrier, 0
	.set .Lattention.private_seg_size, 0
	.set .Lattention.uses_vcc, 1
	.set .Lattention.uses_flat_scratch, 0
	.set .Lattention.has_dyn_sized_stack, 0
	.set .Lattention.has_recursion, 0
	.set .Lattention.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 6636
; TotalNumSgprs: 63
; NumVgprs: 122
; NumAgprs: 0
; TotalNumVgprs: 122
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 7
; VGPRBlocks: 15
; NumSGPRsForWavesPerEU: 63
; NumVGPRsForWavesPerEU: 122
; AccumOffset: 124
; Occupancy: 4
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 16
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 30
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.text
	.section	.debug_abbrev,"",@progbits
	.byte	1                               ; Abbreviation Code
	.byte	17                              ; DW_TAG_compile_unit
	.byte	1                               ; DW_CHILDREN_yes
	.byte	37                              ; DW_AT_producer
	.byte	14                              ; DW_FORM_strp
	.byte	19                              ; DW_AT_language
	.byte	5                               ; DW_FORM_data2
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	16                              ; DW_AT_stmt_list
	.byte	23                              ; DW_FORM_sec_offset
	.byte	27                              ; DW_AT_comp_dir
	.byte	14                              ; DW_FORM_strp
	.ascii	"\341\177"                      ; DW_AT_APPLE_optimized
	.byte	25                              ; DW_FORM_flag_present
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	2                               ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	32                              ; DW_AT_inline
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	3                               ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	1                               ; DW_CHILDREN_yes
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	4                               ; Abbreviation Code
	.byte	29                              ; DW_TAG_inlined_subroutine
	.byte	1                               ; DW_CHILDREN_yes
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	85                              ; DW_AT_ranges
	.byte	23                              ; DW_FORM_sec_offset
	.byte	88                              ; DW_AT_call_file
	.byte	11                              ; DW_FORM_data1
	.byte	89                              ; DW_AT_call_line
	.byte	11                              ; DW_FORM_data1
	.byte	87                              ; DW_AT_call_column
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	5                               ; Abbreviation Code
	.byte	29                              ; DW_TAG_inlined_subroutine
	.byte	0                               ; DW_CHILDREN_no
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	85                              ; DW_AT_ranges
	.byte	23                              ; DW_FORM_sec_offset
	.byte	88                              ; DW_AT_call_file
	.byte	11                              ; DW_FORM_data1
	.byte	89                              ; DW_AT_call_line
	.byte	5                               ; DW_FORM_data2
	.byte	87                              ; DW_AT_call_column
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	6                               ; Abbreviation Code
	.byte	29                              ; DW_TAG_inlined_subroutine
	.byte	0                               ; DW_CHILDREN_no
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	85                              ; DW_AT_ranges
	.byte	23                              ; DW_FORM_sec_offset
	.byte	88                              ; DW_AT_call_file
	.byte	11                              ; DW_FORM_data1
	.byte	89                              ; DW_AT_call_line
	.byte	11                              ; DW_FORM_data1
	.byte	87                              ; DW_AT_call_column
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	0                               ; EOM(3)
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0 ; Length of Unit
.Ldebug_info_start0:
	.short	4                               ; DWARF version number
	.long	.debug_abbrev                   ; Offset Into Abbrev. Section
	.byte	8                               ; Address Size (in bytes)
	.byte	1                               ; Abbrev [1] 0xb:0x6b DW_TAG_compile_unit
	.long	.Linfo_string0                  ; DW_AT_producer
	.short	2                               ; DW_AT_language
	.long	.Linfo_string1                  ; DW_AT_name
	.long	.Lline_table_start0             ; DW_AT_stmt_list
	.long	.Linfo_string2                  ; DW_AT_comp_dir
                                        ; DW_AT_APPLE_optimized
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.byte	2                               ; Abbrev [2] 0x2a:0x6 DW_TAG_subprogram
	.long	.Linfo_string3                  ; DW_AT_name
	.byte	1                               ; DW_AT_inline
	.byte	3                               ; Abbrev [3] 0x30:0x45 DW_TAG_subprogram
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	42                              ; DW_AT_abstract_origin
	.byte	4                               ; Abbrev [4] 0x41:0x1a DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	100                             ; DW_AT_call_line
	.byte	38                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x4d:0xd DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges1                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.short	314                             ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	4                               ; Abbrev [4] 0x5b:0x19 DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges2                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	97                              ; DW_AT_call_line
	.byte	35                              ; DW_AT_call_column
	.byte	6                               ; Abbrev [6] 0x67:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges3                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.byte	216                             ; DW_AT_call_line
	.byte	16                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
.Ldebug_info_end0:
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp18-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	.Ltmp27-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges1:
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	.Ltmp27-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges2:
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges3:
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"kernels.py"                    ; string offset=7 ; kernels.py
.Linfo_string2:
	.asciz	"src"        ; string offset=18 ; src
.Linfo_string3:
	.asciz	"attention"                     ; string offset=41 ; attention
	.section	".note.GNU-stack","",@progbits
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 56
    .max_flat_workgroup_size: 256
    .name:           attention
    .private_segment_fixed_size: 0
    .sgpr_count:     63
    .sgpr_spill_count: 0
    .symbol:         attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     122
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgpu9.42-amd-amdhsa-unknown-gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
	.section	.debug_line,"",@progbits
.Lline_table_start0:
