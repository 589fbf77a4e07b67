	.amdgcn_target "amdgpu9.50-amd-amdhsa-unknown-gfx950"
	.amdhsa_code_object_version 5
	.text
	.globl	attention                       ; -- Begin function attention
	.p2align	8
	.type	attention,@function
attention:                              ; @attention
.Lfunc_begin0:
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.33:
	.file	1 "src" "kernels.py"
	.loc	1 76 0 prologue_end             ; kernels.py:76:0
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.loc	1 0 0 is_stmt 0                 ; :0:0
.Ltmp0:
	.p2align	8
; %bb.34:
.LBB0_0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_load_dword s48, s[4:5], 0x24
	v_and_b32_e32 v2, 0x3ff, v0
.Ltmp1:
	.loc	1 79 13 is_stmt 1               ; kernels.py:79:13
	s_lshl_b32 s49, s16, 6
	.loc	1 106 10                        ; kernels.py:106:10
	v_readfirstlane_b32 s0, v2
	.loc	1 104 5                         ; kernels.py:104:5
	s_bfe_u32 s53, s0, 0x20006
	.loc	1 81 20                         ; kernels.py:81:20
	v_and_b32_e32 v69, 63, v0
	s_lshl_b32 s16, s53, 6
	.loc	1 80 12                         ; kernels.py:80:12
	s_waitcnt lgkmcnt(0)
	s_mul_hi_i32 s1, s17, s48
	s_mul_i32 s0, s17, s48
	.loc	1 81 20                         ; kernels.py:81:20
	v_or_b32_e32 v3, s16, v69
	v_lshrrev_b32_e32 v70, 3, v3
	.loc	1 84 17                         ; kernels.py:84:17
	s_lshl_b64 s[2:3], s[0:1], 7
	.loc	1 84 55 is_stmt 0               ; kernels.py:84:55
	v_lshlrev_b32_e32 v45, 3, v2
	.loc	1 81 12 is_stmt 1               ; kernels.py:81:12
	v_or_b32_e32 v0, s49, v70
	.loc	1 84 17                         ; kernels.py:84:17
	s_add_u32 s2, s8, s2
	.loc	1 84 55 is_stmt 0               ; kernels.py:84:55
	v_and_b32_e32 v4, 56, v45
	.loc	1 84 75                         ; kernels.py:84:75
	v_cmp_gt_i32_e32 vcc, s48, v0
	.loc	1 84 17                         ; kernels.py:84:17
	s_addc_u32 s3, s9, s3
	v_mov_b32_e32 v1, 0
	v_lshlrev_b32_e32 v34, 1, v4
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	.loc	1 84 9                          ; kernels.py:84:9
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_2
; %bb.1:
	.loc	1 0 9                           ; kernels.py:0:9
	v_lshlrev_b32_e32 v4, 6, v0
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[2:3]
	v_mov_b32_e32 v35, v1
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[34:35]
	.loc	1 84 9                          ; kernels.py:84:9
	global_load_dwordx4 v[4:7], v[4:5], off
.LBB0_2:
	.loc	1 0 9                           ; kernels.py:0:9
	s_or_b64 exec, exec, s[6:7]
	.loc	1 81 12 is_stmt 1               ; kernels.py:81:12
	v_or_b32_e32 v0, 32, v0
	.loc	1 0 0 is_stmt 0                 ; kernels.py:0
	s_lshl_b64 s[0:1], s[0:1], 6
	.loc	1 84 75 is_stmt 1               ; kernels.py:84:75
	v_cmp_gt_i32_e32 vcc, s48, v0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	.loc	1 84 9 is_stmt 0                ; kernels.py:84:9
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_4
; %bb.3:
	.loc	1 84 32                         ; kernels.py:84:32
	v_lshlrev_b32_e32 v8, 6, v0
	.loc	1 84 17                         ; kernels.py:84:17
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[8:9], v[8:9], 1, s[2:3]
	v_mov_b32_e32 v35, v1
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[34:35]
	.loc	1 84 9                          ; kernels.py:84:9
	global_load_dwordx4 v[8:11], v[8:9], off
.LBB0_4:
	.loc	1 0 9                           ; kernels.py:0:9
	s_or_b64 exec, exec, s[6:7]
	.loc	1 84 9                          ; kernels.py:84:9
	v_lshlrev_b32_e32 v0, 4, v3
	v_and_b32_e32 v12, 0x70, v3
	.loc	1 81 20 is_stmt 1               ; kernels.py:81:20
	v_and_b32_e32 v44, 31, v2
	.loc	1 82 15                         ; kernels.py:82:15
	v_and_b32_e32 v39, 32, v2
	.loc	1 84 9                          ; kernels.py:84:9
	v_xad_u32 v0, v0, v12, 0
	.loc	1 81 20                         ; kernels.py:81:20
	s_and_b32 s51, s16, 64
	.loc	1 84 9                          ; kernels.py:84:9
	s_movk_i32 s2, 0x70
	s_waitcnt vmcnt(0)
	ds_write_b128 v0, v[4:7]
	ds_write_b128 v0, v[8:11] offset:4096
	v_lshlrev_b32_e32 v52, 7, v44
	v_lshrrev_b32_e32 v0, 1, v39
	v_lshl_or_b32 v4, s51, 6, v52
	v_bitop3_b32 v53, v45, v0, s2 bitop3:0x6c
	v_or_b32_e32 v0, v4, v53
	s_movk_i32 s2, 0x60
	.loc	1 91 21                         ; kernels.py:91:21
	s_lshl_b64 s[38:39], s[0:1], 1
	.loc	1 84 9                          ; kernels.py:84:9
	v_add_u32_e32 v5, 0, v0
	v_xad_u32 v6, v0, 32, 0
	v_xad_u32 v0, v0, 64, 0
	v_bitop3_b32 v4, v4, s2, v53 bitop3:0x36
	.loc	1 91 21                         ; kernels.py:91:21
	s_add_u32 s0, s10, s38
	.loc	1 84 9                          ; kernels.py:84:9
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v4, 0, v4
	ds_read_b128 v[98:101], v0
	ds_read_b128 v[90:93], v4
	.loc	1 91 21                         ; kernels.py:91:21
	s_addc_u32 s1, s11, s39
	v_lshlrev_b32_e32 v0, 7, v70
	.loc	1 84 9                          ; kernels.py:84:9
	ds_read_b128 v[102:105], v5
	ds_read_b128 v[94:97], v6
	.loc	1 91 21                         ; kernels.py:91:21
	v_lshl_add_u64 v[4:5], s[0:1], 0, v[0:1]
	v_mov_b32_e32 v35, v1
	v_lshl_add_u64 v[0:1], v[4:5], 0, v[34:35]
	.loc	1 91 13 is_stmt 0               ; kernels.py:91:13
	v_lshlrev_b32_e32 v3, 3, v3
	v_lshrrev_b32_e32 v5, 1, v12
	v_xor_b32_e32 v5, v5, v3
	v_sub_u32_e32 v3, v5, v3
	.loc	1 89 5 is_stmt 1                ; kernels.py:89:5
	s_cmp_lt_u32 s49, 0x7fffffc0
	.loc	1 91 13                         ; kernels.py:91:13
	v_ashrrev_i32_e32 v3, 3, v3
	.loc	1 89 5                          ; kernels.py:89:5
	s_cselect_b64 s[6:7], -1, 0
	.loc	1 91 75                         ; kernels.py:91:75
	v_cmp_gt_i32_e32 vcc, s48, v70
	.loc	1 91 13 is_stmt 0               ; kernels.py:91:13
	v_add_u32_e32 v73, v3, v69
	.loc	1 89 5 is_stmt 1                ; kernels.py:89:5
	s_and_b64 s[2:3], s[6:7], vcc
	.loc	1 91 13                         ; kernels.py:91:13
	v_lshlrev_b32_e32 v74, 2, v73
	v_cndmask_b32_e64 v4, 0, 1, s[2:3]
	ds_bpermute_b32 v0, v74, v0
	ds_bpermute_b32 v1, v74, v1
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_xor_b64 s[2:3], s[2:3], -1
	s_lshl_b32 s52, s53, 10
	v_lshrrev_b64 v[4:5], v73, vcc
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e32 vcc, 1, v4
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_6
; %bb.5:
	s_add_i32 m0, s52, 0x21c0
	s_waitcnt lgkmcnt(0)
	global_load_lds_dwordx4 v[0:1], off
.LBB0_6:
	.loc	1 0 13 is_stmt 0                ; kernels.py:0:13
	s_or_b64 exec, exec, s[8:9]
	v_lshlrev_b32_e32 v75, 4, v69
	v_lshlrev_b32_e32 v76, 4, v3
	.loc	1 91 13                         ; kernels.py:91:13
	s_and_saveexec_b64 s[8:9], s[2:3]
	s_cbranch_execz .LBB0_8
; %bb.7:
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(1)
	v_add3_u32 v0, s52, v75, v76
	v_mov_b32_e32 v5, v4
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v7, v4
	ds_write_b128 v0, v[4:7] offset:8640
.LBB0_8:
	.loc	1 0 13                          ; kernels.py:0:13
	s_or_b64 exec, exec, s[8:9]
	.loc	1 101 21 is_stmt 1              ; kernels.py:101:21
	s_add_u32 s2, s12, s38
	s_addc_u32 s3, s13, s39
	.loc	1 81 20                         ; kernels.py:81:20
	s_and_b32 s50, s16, 0x80
	.loc	1 82 15                         ; kernels.py:82:15
	s_lshr_b32 s8, s51, 6
	s_lshr_b32 s9, s50, 3
	s_waitcnt lgkmcnt(1)
	v_lshrrev_b32_e32 v0, 2, v2
	s_or_b32 s9, s9, s8
	v_and_or_b32 v77, v0, 14, s9
	.loc	1 101 77                        ; kernels.py:101:77
	v_cmp_le_i32_e32 vcc, s48, v77
	.loc	1 89 5                          ; kernels.py:89:5
	s_xor_b64 s[6:7], s[6:7], -1
	s_or_b64 s[6:7], s[6:7], vcc
	.loc	1 101 13                        ; kernels.py:101:13
	s_mulk_i32 s53, 0x440
	; asyncmark
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_xor_b64 s[6:7], exec, s[8:9]
	s_cbranch_execz .LBB0_10
; %bb.9:                                ; %.critedge35
	v_mov_b32_e32 v4, 0
	v_lshl_add_u32 v0, v69, 4, s53
	v_mov_b32_e32 v5, v4
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v7, v4
	ds_write_b128 v0, v[4:7]
.LBB0_10:                               ; %Flow232
	.loc	1 0 13 is_stmt 0                ; kernels.py:0:13
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB0_12
; %bb.11:
	.loc	1 101 21 is_stmt 1              ; kernels.py:101:21
	v_lshlrev_b32_e32 v0, 7, v77
	v_mov_b32_e32 v1, 0
	v_lshl_add_u64 v[4:5], s[2:3], 0, v[0:1]
	v_mov_b32_e32 v35, v1
	v_lshl_add_u64 v[0:1], v[4:5], 0, v[34:35]
	.loc	1 101 13 is_stmt 0              ; kernels.py:101:13
	s_mov_b32 m0, s53
	s_nop 0
	global_load_lds_dwordx4 v[0:1], off
.LBB0_12:
	.loc	1 0 13                          ; kernels.py:0:13
	s_or_b64 exec, exec, s[6:7]
	s_load_dword s40, s[4:5], 0x20
	.loc	1 81 20 is_stmt 1               ; kernels.py:81:20
	s_lshr_b32 s33, s51, 1
	v_or_b32_e32 v0, s49, v44
	.loc	1 82 15                         ; kernels.py:82:15
	v_lshrrev_b32_e32 v32, 3, v39
	.loc	1 81 12                         ; kernels.py:81:12
	v_or_b32_e32 v54, s33, v0
	.loc	1 82 15                         ; kernels.py:82:15
	v_or_b32_e32 v33, 1, v32
	v_or_b32_e32 v64, 3, v32
	v_or_b32_e32 v56, 2, v32
	v_or_b32_e32 v58, 11, v32
	v_or_b32_e32 v65, 10, v32
	v_or_b32_e32 v67, 9, v32
	v_or_b32_e32 v68, 8, v32
	v_or_b32_e32 v59, 16, v32
	v_or_b32_e32 v55, 24, v32
	v_or_b32_e32 v57, 19, v32
	v_or_b32_e32 v63, 18, v32
	v_or_b32_e32 v66, 17, v32
	v_or_b32_e32 v60, 26, v32
	v_or_b32_e32 v61, 25, v32
	v_or_b32_e32 v62, 27, v32
	.loc	1 89 5                          ; kernels.py:89:5
	s_cmp_gt_i32 s49, -1
	v_or_b32_e32 v71, v53, v52
	v_bfe_i32 v46, v2, 3, 1
	v_and_b32_e32 v47, 4, v2
	v_and_b32_e32 v50, 8, v2
	v_lshlrev_b32_e32 v51, 1, v2
	v_lshlrev_b32_e32 v49, 1, v44
	v_cmp_eq_u32_e32 vcc, 0, v39
	v_and_b32_e32 v48, 24, v45
	; asyncmark
	s_cbranch_scc0 .LBB0_23
; %bb.13:                               ; %.lr.ph
	v_mov_b32_e32 v35, 0
	v_lshl_add_u64 v[40:41], s[0:1], 0, v[34:35]
	v_mov_b32_e32 v0, 0x210
	s_movk_i32 s1, 0x108
	s_movk_i32 s0, 0x60
	v_cndmask_b32_e64 v0, v0, 0, vcc
	v_bitop3_b32 v6, v46, v48, s1 bitop3:0x6c
	v_bitop3_b32 v78, v53, s0, v52 bitop3:0x36
	v_xor_b32_e32 v1, v0, v49
	v_bitop3_b32 v2, s51, v0, v49 bitop3:0xf6
	v_lshlrev_b32_e32 v5, 5, v47
	s_lshr_b32 s0, s50, 1
	v_xor_b32_e32 v0, v6, v0
	v_and_b32_e32 v79, 32, v51
	v_or3_b32 v0, s0, v5, v0
	v_bitop3_b32 v3, s51, 8, v1 bitop3:0x36
	v_bitop3_b32 v4, s51, 32, v1 bitop3:0x36
	v_bitop3_b32 v1, s51, 40, v1 bitop3:0x36
	v_or_b32_e32 v5, v0, v79
	v_bitop3_b32 v0, v0, 32, v51 bitop3:0x34
	v_lshl_add_u64 v[42:43], s[2:3], 0, v[34:35]
	s_lshl_b32 s54, s51, 1
	s_mov_b32 s58, 0
	.loc	1 92 17                         ; kernels.py:92:17
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s42, s40
	s_mov_b32 s43, s40
	s_mov_b32 s44, s40
	s_mov_b32 s45, s40
	s_movk_i32 s4, 0x21c0
	s_mov_b32 s46, s40
	s_mov_b32 s47, s40
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v87, 0xff800000
	v_add_u32_e32 v80, 0, v2
	v_add_u32_e32 v81, 0, v3
	v_add_u32_e32 v82, 0, v4
	v_add_u32_e32 v83, 0, v1
	v_add_u32_e32 v84, 0, v5
	v_add_u32_e32 v85, 0, v0
	v_mov_b32_e32 v34, v35
	v_mov_b32_e32 v36, v35
	v_mov_b32_e32 v37, v35
	s_mov_b32 s55, 0
	s_mov_b32 s56, 0
	v_mov_b32_e32 v14, v35
	v_mov_b32_e32 v15, v35
	v_mov_b32_e32 v12, v35
	v_mov_b32_e32 v13, v35
	v_mov_b32_e32 v10, v35
	v_mov_b32_e32 v11, v35
	v_mov_b32_e32 v8, v35
	v_mov_b32_e32 v9, v35
	v_mov_b32_e32 v6, v35
	v_mov_b32_e32 v7, v35
	v_mov_b32_e32 v4, v35
	v_mov_b32_e32 v5, v35
	v_mov_b32_e32 v2, v35
	v_mov_b32_e32 v3, v35
	v_mov_b32_e32 v0, v35
	v_mov_b32_e32 v1, v35
	s_branch .LBB0_15
.LBB0_14:                               ;   in Loop: Header=BB0_15 Depth=1
	.loc	1 0 17 is_stmt 0                ; kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 99 30 is_stmt 1               ; kernels.py:99:30
	v_sub_f32_e32 v72, v87, v38
	.loc	1 99 22 is_stmt 0               ; kernels.py:99:22
	v_exp_f32_e32 v87, v72
	v_and_b32_e32 v72, 0x118, v45
	v_lshlrev_b32_e32 v106, 4, v50
	.loc	1 101 13 is_stmt 1              ; kernels.py:101:13
	v_add3_u32 v72, s58, v106, v72
	v_lshlrev_b32_e32 v106, 8, v47
	v_add3_u32 v72, v72, v106, s51
	v_lshlrev_b32_e32 v106, 4, v47
	.loc	1 102 25                        ; kernels.py:102:25
	v_cvt_pk_f16_f32 v25, v24, v25
	v_lshl_add_u32 v24, v44, 2, 0
	.loc	1 101 13                        ; kernels.py:101:13
	v_add3_u32 v72, v72, v79, v106
	.loc	1 102 25                        ; kernels.py:102:25
	v_cvt_pk_f16_f32 v26, v26, v27
	v_cvt_pk_f16_f32 v27, v28, v29
	.loc	1 102 48 is_stmt 0              ; kernels.py:102:48
	v_add_u32_e32 v29, s54, v24
	v_add_u32_e32 v24, s50, v24
	; asyncmark
	.loc	1 101 13 is_stmt 1              ; kernels.py:101:13
	ds_read_b64_tr_b16 v[106:107], v72
	ds_read_b64_tr_b16 v[108:109], v72 offset:512
	ds_read_b64_tr_b16 v[110:111], v72 offset:2176
	ds_read_b64_tr_b16 v[112:113], v72 offset:2688
	.loc	1 102 48                        ; kernels.py:102:48
	ds_write_b32 v29, v87 offset:16896
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v24, v24 offset:16896
	.loc	1 102 25 is_stmt 0              ; kernels.py:102:25
	v_cvt_pk_f16_f32 v16, v16, v17
	v_cvt_pk_f16_f32 v17, v18, v19
	v_cvt_pk_f16_f32 v18, v20, v21
	v_cvt_pk_f16_f32 v19, v22, v23
	v_cvt_pk_f16_f32 v28, v30, v31
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b16 v80, v25 offset:16832
	ds_write_b16_d16_hi v80, v25 offset:16960
	ds_write_b16 v80, v16 offset:18880
	ds_write_b16_d16_hi v80, v16 offset:19008
	ds_write_b16 v81, v26 offset:17088
	ds_write_b16_d16_hi v81, v26 offset:17216
	ds_write_b16 v81, v17 offset:19136
	ds_write_b16_d16_hi v81, v17 offset:19264
	ds_write_b16 v82, v27 offset:17856
	ds_write_b16_d16_hi v82, v27 offset:17984
	ds_write_b16 v82, v18 offset:19904
	ds_write_b16_d16_hi v82, v18 offset:20032
	ds_write_b16 v83, v28 offset:18112
	ds_write_b16_d16_hi v83, v28 offset:18240
	ds_write_b16 v83, v19 offset:20160
	ds_write_b16_d16_hi v83, v19 offset:20288
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64_tr_b16 v[16:17], v84 offset:16832
	ds_read_b64_tr_b16 v[18:19], v85 offset:17856
	.loc	1 102 48                        ; kernels.py:102:48
	v_pk_mul_f32 v[0:1], v[0:1], v[24:25] op_sel_hi:[1,0]
	v_pk_mul_f32 v[2:3], v[2:3], v[24:25] op_sel_hi:[1,0]
	v_pk_mul_f32 v[4:5], v[4:5], v[24:25] op_sel_hi:[1,0]
	v_pk_mul_f32 v[6:7], v[6:7], v[24:25] op_sel_hi:[1,0]
	v_pk_mul_f32 v[8:9], v[8:9], v[24:25] op_sel_hi:[1,0]
	v_pk_mul_f32 v[10:11], v[10:11], v[24:25] op_sel_hi:[1,0]
	v_pk_mul_f32 v[12:13], v[12:13], v[24:25] op_sel_hi:[1,0]
	v_pk_mul_f32 v[14:15], v[14:15], v[24:25] op_sel_hi:[1,0]
	.loc	1 102 25                        ; kernels.py:102:25
	ds_read_b64_tr_b16 v[22:23], v85 offset:19904
	ds_read_b64_tr_b16 v[20:21], v84 offset:18880
	.loc	1 102 18                        ; kernels.py:102:18
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x16_f16 v[0:15], v[106:109], v[16:19], v[0:15]
.Ltmp2:
	.file	2 "toolkit/python3.11/site-packages/triton/language" "standard.py"
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	v_add_f32_e32 v72, v88, v89
.Ltmp3:
	.loc	1 100 17                        ; kernels.py:100:17
	v_fmac_f32_e32 v72, v86, v87
	.loc	1 91 13                         ; kernels.py:91:13
	s_add_i32 s4, s59, 0x21c0
	.loc	1 89 5                          ; kernels.py:89:5
	s_cmp_lt_i32 s56, s49
	s_mov_b32 s58, s41
	v_mov_b32_e32 v86, v72
	v_mov_b32_e32 v87, v38
	.loc	1 102 18                        ; kernels.py:102:18
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_f16 v[0:15], v[110:113], v[20:23], v[0:15]
	s_mov_b32 s56, s57
	.loc	1 89 5                          ; kernels.py:89:5
	s_cbranch_scc0 .LBB0_24
.LBB0_15:                               ; =>This Inner Loop Header: Depth=1
	.loc	1 89 5                          ; kernels.py:89:5
	s_add_i32 s0, s55, 1
	s_cmp_lt_i32 s0, 2
	s_cselect_b32 s55, s0, 0
	s_add_i32 s57, s56, 32
	.loc	1 90 14                         ; kernels.py:90:14
	v_or_b32_e32 v18, s57, v70
	.loc	1 91 34                         ; kernels.py:91:34
	v_lshlrev_b32_e32 v16, 6, v18
	.loc	1 91 21 is_stmt 0               ; kernels.py:91:21
	v_ashrrev_i32_e32 v17, 31, v16
	v_lshl_add_u64 v[16:17], v[16:17], 1, v[40:41]
	.loc	1 91 13                         ; kernels.py:91:13
	ds_bpermute_b32 v16, v74, v16
	ds_bpermute_b32 v17, v74, v17
	v_cmp_gt_i32_e64 s[0:1], s48, v18
	.loc	1 91 75                         ; kernels.py:91:75
	v_cmp_le_i32_e32 vcc, s48, v18
	.loc	1 91 13                         ; kernels.py:91:13
	s_lshl_b32 s59, s55, 12
	v_lshrrev_b64 v[18:19], v73, s[0:1]
	v_and_b32_e32 v18, 1, v18
	s_add_i32 s5, s59, s52
	v_cmp_eq_u32_e64 s[0:1], 1, v18
	; wait_asyncmark(0)
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_17
; %bb.16:                               ;   in Loop: Header=BB0_15 Depth=1
	s_add_i32 m0, s5, 0x21c0
	s_nop 0
	global_load_lds_dwordx4 v[16:17], off
.LBB0_17:                               ;   in Loop: Header=BB0_15 Depth=1
	.loc	1 0 13                          ; kernels.py:0:13
	s_or_b64 exec, exec, s[2:3]
	.loc	1 91 13                         ; kernels.py:91:13
	s_lshl_b32 s60, s55, 11
	s_and_saveexec_b64 s[0:1], vcc
; %bb.18:                               ;   in Loop: Header=BB0_15 Depth=1
	.loc	1 0 13                          ; kernels.py:0:13
	v_add3_u32 v16, s5, v75, v76
	.loc	1 91 13                         ; kernels.py:91:13
	ds_write_b128 v16, v[34:37] offset:8640
; %bb.19:                               ;   in Loop: Header=BB0_15 Depth=1
	.loc	1 0 13                          ; kernels.py:0:13
	s_or_b64 exec, exec, s[0:1]
	.loc	1 91 13                         ; kernels.py:91:13
	v_add_u32_e32 v16, s4, v71
	; asyncmark
	ds_read_b128 v[112:115], v16
	v_bitop3_b32 v72, v53, 64, v52 bitop3:0x36
	v_add_u32_e32 v72, s4, v72
	ds_read_b128 v[122:125], v72
	v_bitop3_b32 v16, v53, 32, v52 bitop3:0x36
	v_add_u32_e32 v16, s4, v16
	ds_read_b128 v[118:121], v16
	.loc	1 90 14 is_stmt 1               ; kernels.py:90:14
	v_or_b32_e32 v109, s56, v56
	.loc	1 92 17                         ; kernels.py:92:17
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x16_f16 v[16:31], v[112:115], v[102:105], 0
	.loc	1 90 14                         ; kernels.py:90:14
	v_or_b32_e32 v110, s56, v32
	v_or_b32_e32 v38, s56, v33
	v_or_b32_e32 v108, s56, v58
	.loc	1 91 75                         ; kernels.py:91:75
	v_cmp_gt_i32_e64 s[0:1], s48, v110
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[2:3], v54, v109
	.loc	1 92 17                         ; kernels.py:92:17
	s_mov_b32 s41, s40
	.loc	1 90 14                         ; kernels.py:90:14
	v_or_b32_e32 v107, s56, v65
	.loc	1 92 17                         ; kernels.py:92:17
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_f16 v[16:31], v[118:121], v[94:97], v[16:31]
	.loc	1 91 13                         ; kernels.py:91:13
	v_add_u32_e32 v119, s4, v78
	ds_read_b128 v[126:129], v119
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[4:5], v54, v108
	v_cmp_ge_i32_e64 s[18:19], v54, v38
	v_mov_b32_e32 v38, 0xc9742400
	.loc	1 95 23 is_stmt 0               ; kernels.py:95:23
	s_and_b64 s[2:3], s[0:1], s[2:3]
	.loc	1 90 14 is_stmt 1               ; kernels.py:90:14
	v_or_b32_e32 v106, s56, v67
	.loc	1 92 17                         ; kernels.py:92:17
	v_mfma_f32_32x32x16_f16 v[16:31], v[122:125], v[98:101], v[16:31]
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[6:7], v54, v107
	.loc	1 90 14                         ; kernels.py:90:14
	v_or_b32_e32 v89, s56, v68
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[8:9], v54, v106
	.loc	1 90 14                         ; kernels.py:90:14
	v_or_b32_e32 v88, s56, v64
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[10:11], v54, v89
	v_cmp_ge_i32_e64 s[12:13], v54, v88
	.loc	1 90 14                         ; kernels.py:90:14
	v_or_b32_e32 v111, s56, v59
	.loc	1 92 17                         ; kernels.py:92:17
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_f16 v[16:31], v[126:129], v[90:93], v[16:31]
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[16:17], v54, v110
	.loc	1 91 75                         ; kernels.py:91:75
	v_cmp_gt_i32_e32 vcc, s48, v111
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[20:21], v54, v111
	.loc	1 90 14                         ; kernels.py:90:14
	v_or_b32_e32 v115, s56, v55
	v_or_b32_e32 v114, s56, v57
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[22:23], v54, v115
	.loc	1 90 14                         ; kernels.py:90:14
	v_or_b32_e32 v113, s56, v63
	.loc	1 92 17                         ; kernels.py:92:17
	s_nop 4
	v_pk_mul_f32 v[18:19], s[40:41], v[18:19]
	v_pk_mul_f32 v[22:23], s[40:41], v[22:23]
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v18, v38, v18, s[2:3]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[2:3], s[0:1], s[4:5]
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v23, v38, v23, s[2:3]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[2:3], s[0:1], s[6:7]
	.loc	1 92 17                         ; kernels.py:92:17
	v_pk_mul_f32 v[20:21], s[40:41], v[20:21]
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v22, v38, v22, s[2:3]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[2:3], s[0:1], s[8:9]
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v21, v38, v21, s[2:3]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[2:3], s[0:1], s[10:11]
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v20, v38, v20, s[2:3]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[2:3], s[0:1], s[12:13]
	.loc	1 92 17                         ; kernels.py:92:17
	v_pk_mul_f32 v[16:17], s[42:43], v[16:17]
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v19, v38, v19, s[2:3]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[2:3], s[0:1], s[16:17]
	s_and_b64 s[0:1], s[0:1], s[18:19]
	.loc	1 92 17                         ; kernels.py:92:17
	v_mul_f32_e32 v24, s40, v24
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v17, v38, v17, s[0:1]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[0:1], vcc, s[20:21]
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v88, v38, v24, s[0:1]
	.loc	1 92 17                         ; kernels.py:92:17
	v_mov_b32_e32 v24, v25
	v_mov_b32_e32 v25, v26
	v_mov_b32_e32 v26, v27
	v_mov_b32_e32 v27, v28
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[24:25], v54, v114
	.loc	1 92 17                         ; kernels.py:92:17
	v_pk_mul_f32 v[26:27], s[40:41], v[26:27]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[0:1], vcc, s[22:23]
	.loc	1 90 14                         ; kernels.py:90:14
	v_or_b32_e32 v112, s56, v66
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[26:27], v54, v113
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v27, v38, v27, s[0:1]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[0:1], vcc, s[24:25]
	.loc	1 90 14                         ; kernels.py:90:14
	v_or_b32_e32 v118, s56, v62
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[28:29], v54, v112
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v16, v38, v16, s[2:3]
	.loc	1 92 17                         ; kernels.py:92:17
	v_pk_mul_f32 v[24:25], s[44:45], v[24:25]
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v26, v38, v26, s[0:1]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[0:1], vcc, s[26:27]
	.loc	1 90 14                         ; kernels.py:90:14
	v_or_b32_e32 v116, s56, v61
	v_or_b32_e32 v117, s56, v60
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[36:37], v54, v118
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v25, v38, v25, s[0:1]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[0:1], vcc, s[28:29]
.Ltmp4:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ kernels.py:97:35 ] ]
	v_max_f32_e32 v28, v16, v17
	v_max3_f32 v89, v19, v20, v21
.Ltmp5:
	.loc	1 92 17                         ; kernels.py:92:17
	v_mul_f32_e32 v31, s40, v31
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[30:31], v54, v116
	v_cmp_ge_i32_e64 s[34:35], v54, v117
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v24, v38, v24, s[0:1]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[0:1], vcc, s[36:37]
.Ltmp6:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ kernels.py:97:35 ] ]
	v_max3_f32 v89, v28, v18, v89
.Ltmp7:
	.loc	1 92 17                         ; kernels.py:92:17
	v_mov_b32_e32 v28, v29
	v_mov_b32_e32 v29, v30
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v31, v38, v31, s[0:1]
	.loc	1 92 17                         ; kernels.py:92:17
	v_pk_mul_f32 v[28:29], s[46:47], v[28:29]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[0:1], vcc, s[34:35]
	s_and_b64 vcc, vcc, s[30:31]
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v29, v38, v29, s[0:1]
	v_cndmask_b32_e32 v28, v38, v28, vcc
.Ltmp8:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ kernels.py:97:35 ] ]
	v_max3_f32 v107, v24, v25, v26
	v_max3_f32 v30, v27, v28, v29
	v_max3_f32 v106, v22, v23, v88
	v_max3_f32 v30, v107, v30, v31
	v_max3_f32 v30, v89, v106, v30
.Ltmp9:
	.loc	2 216 16                        ; standard.py:216:16 @[ kernels.py:97:35 ]
	v_mov_b32_e32 v38, v30
	s_nop 1
	v_permlane32_swap_b32_e32 v30, v38
.Ltmp10:
	.loc	1 97 15                         ; kernels.py:97:15
	v_max3_f32 v38, v87, v30, v38
	.loc	1 98 26                         ; kernels.py:98:26
	v_pk_add_f32 v[16:17], v[16:17], v[38:39] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[18:19], v[18:19], v[38:39] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[20:21], v[20:21], v[38:39] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[22:23], v[22:23], v[38:39] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_sub_f32_e32 v110, v88, v38
	v_pk_add_f32 v[88:89], v[24:25], v[38:39] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[106:107], v[26:27], v[38:39] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[108:109], v[28:29], v[38:39] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_sub_f32_e32 v111, v31, v38
	.loc	1 98 18 is_stmt 0               ; kernels.py:98:18
	v_exp_f32_e32 v24, v16
	v_exp_f32_e32 v25, v17
	v_exp_f32_e32 v26, v18
	v_exp_f32_e32 v27, v19
	v_exp_f32_e32 v28, v20
	v_exp_f32_e32 v29, v21
	v_exp_f32_e32 v30, v22
	v_exp_f32_e32 v31, v23
	v_exp_f32_e32 v16, v110
	v_exp_f32_e32 v17, v88
	v_exp_f32_e32 v18, v89
	v_exp_f32_e32 v19, v106
	v_exp_f32_e32 v20, v107
	v_exp_f32_e32 v21, v108
	v_exp_f32_e32 v22, v109
	v_exp_f32_e32 v23, v111
.Ltmp11:
	.loc	2 314 12 is_stmt 1              ; standard.py:314:12 @[ kernels.py:100:38 ]
	v_pk_add_f32 v[88:89], v[24:25], v[26:27]
	v_pk_add_f32 v[106:107], v[28:29], v[30:31]
	v_pk_add_f32 v[108:109], v[16:17], v[18:19]
	v_pk_add_f32 v[110:111], v[20:21], v[22:23]
	v_pk_add_f32 v[88:89], v[88:89], v[106:107]
	v_pk_add_f32 v[106:107], v[108:109], v[110:111]
.Ltmp12:
	.loc	1 101 13                        ; kernels.py:101:13
	s_lshr_b32 s0, s60, 3
.Ltmp13:
	.loc	2 314 12                        ; standard.py:314:12 @[ kernels.py:100:38 ]
	v_pk_add_f32 v[88:89], v[88:89], v[106:107]
.Ltmp14:
	.loc	1 90 14                         ; kernels.py:90:14
	v_or_b32_e32 v72, s57, v77
.Ltmp15:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	v_add_f32_e32 v88, v88, v89
.Ltmp16:
	.loc	2 314 12                        ; standard.py:314:12 @[ kernels.py:100:38 ]
	v_mov_b32_e32 v89, v88
.Ltmp17:
	.loc	1 101 13                        ; kernels.py:101:13
	s_add_i32 s41, s59, s0
.Ltmp18:
	.loc	2 314 12                        ; standard.py:314:12 @[ kernels.py:100:38 ]
	s_nop 0
	v_permlane32_swap_b32_e32 v88, v89
.Ltmp19:
	.loc	1 101 77                        ; kernels.py:101:77
	v_cmp_le_i32_e32 vcc, s48, v72
	.loc	1 101 13 is_stmt 0              ; kernels.py:101:13
	s_add_i32 s2, s41, s53
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
; %bb.20:                               ; %.critedge37
                                        ;   in Loop: Header=BB0_15 Depth=1
	v_lshl_add_u32 v72, v69, 4, s2
	ds_write_b128 v72, v[34:37]
                                        ; implicit-def: $vgpr72
; %bb.21:                               ; %Flow
                                        ;   in Loop: Header=BB0_15 Depth=1
	.loc	1 0 13                          ; kernels.py:0:13
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB0_14
; %bb.22:                               ;   in Loop: Header=BB0_15 Depth=1
	.loc	1 101 36 is_stmt 1              ; kernels.py:101:36
	v_lshlrev_b32_e32 v106, 6, v72
	.loc	1 101 21 is_stmt 0              ; kernels.py:101:21
	v_ashrrev_i32_e32 v107, 31, v106
	v_lshl_add_u64 v[106:107], v[106:107], 1, v[42:43]
	.loc	1 101 13                        ; kernels.py:101:13
	s_mov_b32 m0, s2
	s_nop 0
	global_load_lds_dwordx4 v[106:107], off
	s_branch .LBB0_14
.LBB0_23:
                                        ; implicit-def: $vgpr1
                                        ; implicit-def: $sgpr41
                                        ; implicit-def: $sgpr4
                                        ; implicit-def: $vgpr72
                                        ; implicit-def: $vgpr38
	.loc	1 0 13                          ; kernels.py:0:13
	s_cbranch_execnz .LBB0_25
	s_branch .LBB0_26
.LBB0_24:                               ; %._crit_edge.loopexit
	s_branch .LBB0_26
.LBB0_25:                               ; %.._crit_edge_crit_edge
	v_mov_b32_e32 v14, 0
	s_mov_b32 s41, 0
	s_movk_i32 s4, 0x21c0
	.loc	1 85 15 is_stmt 1               ; kernels.py:85:15
	v_mov_b32_e32 v38, 0xff800000
	.loc	1 86 13                         ; kernels.py:86:13
	v_mov_b32_e32 v72, 0
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
.LBB0_26:                               ; %._crit_edge
	.loc	1 89 5                          ; kernels.py:89:5
	s_add_i32 s1, s49, 0x5f
	s_ashr_i32 s0, s1, 31
	s_lshr_b32 s0, s0, 27
	s_add_i32 s0, s1, s0
	s_ashr_i32 s0, s0, 5
	s_max_i32 s0, s0, 1
	s_cmp_gt_i32 s1, 31
	s_cselect_b64 s[42:43], -1, 0
	s_cmp_lt_i32 s1, 32
	v_mov_b32_e32 v34, 0
	.loc	1 92 17                         ; kernels.py:92:17
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v37, 0
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
	; wait_asyncmark(0)
	.loc	1 91 13                         ; kernels.py:91:13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB0_28
; %bb.27:
	v_add_u32_e32 v16, s4, v71
	ds_read_b128 v[40:43], v16
	v_xad_u32 v34, v71, 32, s4
	s_movk_i32 s1, 0x60
	.loc	1 92 17                         ; kernels.py:92:17
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_f16 v[16:31], v[40:43], v[102:105], 0
	.loc	1 91 13                         ; kernels.py:91:13
	ds_read_b128 v[40:43], v34
	v_xad_u32 v34, v71, 64, s4
	.loc	1 92 17                         ; kernels.py:92:17
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_f16 v[16:31], v[40:43], v[94:97], v[16:31]
	.loc	1 91 13                         ; kernels.py:91:13
	ds_read_b128 v[40:43], v34
	v_bitop3_b32 v34, v53, s1, v52 bitop3:0x36
	v_add_u32_e32 v34, s4, v34
	ds_read_b128 v[34:37], v34
	.loc	1 92 17                         ; kernels.py:92:17
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x16_f16 v[16:31], v[40:43], v[98:101], v[16:31]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_f16 v[16:31], v[34:37], v[90:93], v[16:31]
	s_nop 11
	v_mov_b32_e32 v34, v29
	v_mov_b32_e32 v35, v30
	v_mov_b32_e32 v36, v25
	v_mov_b32_e32 v37, v26
	v_mov_b32_e32 v26, v27
	v_mov_b32_e32 v27, v28
.LBB0_28:
	.loc	1 89 5                          ; kernels.py:89:5
	s_lshl_b32 s0, s0, 5
	s_sub_i32 s0, s0, 32
	.loc	1 90 14                         ; kernels.py:90:14
	v_or_b32_e32 v52, s0, v56
	v_or_b32_e32 v32, s0, v32
	v_or_b32_e32 v30, s0, v33
	v_or_b32_e32 v33, s0, v64
	v_or_b32_e32 v40, s0, v68
	v_or_b32_e32 v41, s0, v67
	v_or_b32_e32 v42, s0, v65
	v_or_b32_e32 v43, s0, v58
	v_or_b32_e32 v53, s0, v59
	v_or_b32_e32 v56, s0, v66
	v_or_b32_e32 v58, s0, v63
	v_or_b32_e32 v57, s0, v57
	v_or_b32_e32 v55, s0, v55
	v_or_b32_e32 v59, s0, v60
	v_or_b32_e32 v60, s0, v61
	v_or_b32_e32 v61, s0, v62
	.loc	1 91 75                         ; kernels.py:91:75
	v_cmp_gt_i32_e64 s[0:1], s48, v32
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[2:3], v54, v52
	.loc	1 92 17                         ; kernels.py:92:17
	v_pk_mul_f32 v[18:19], s[40:41], v[18:19] op_sel_hi:[0,1]
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[4:5], v54, v43
	v_cmp_ge_i32_e64 s[18:19], v54, v30
	.loc	1 96 17                         ; kernels.py:96:17
	v_mov_b32_e32 v30, 0xc9742400
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[2:3], s[0:1], s[2:3]
	.loc	1 92 17                         ; kernels.py:92:17
	v_pk_mul_f32 v[22:23], s[40:41], v[22:23] op_sel_hi:[0,1]
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[6:7], v54, v42
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v18, v30, v18, s[2:3]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[2:3], s[0:1], s[4:5]
	.loc	1 95 34 is_stmt 0               ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[8:9], v54, v41
	.loc	1 96 17 is_stmt 1               ; kernels.py:96:17
	v_cndmask_b32_e64 v23, v30, v23, s[2:3]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[2:3], s[0:1], s[6:7]
	.loc	1 92 17                         ; kernels.py:92:17
	v_pk_mul_f32 v[20:21], s[40:41], v[20:21] op_sel_hi:[0,1]
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[10:11], v54, v40
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v22, v30, v22, s[2:3]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[2:3], s[0:1], s[8:9]
	.loc	1 95 34 is_stmt 0               ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[12:13], v54, v33
	.loc	1 96 17 is_stmt 1               ; kernels.py:96:17
	v_cndmask_b32_e64 v21, v30, v21, s[2:3]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[2:3], s[0:1], s[10:11]
	.loc	1 95 34 is_stmt 0               ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[16:17], v54, v32
	.loc	1 96 17 is_stmt 1               ; kernels.py:96:17
	v_cndmask_b32_e64 v20, v30, v20, s[2:3]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[2:3], s[0:1], s[12:13]
	.loc	1 91 75                         ; kernels.py:91:75
	v_cmp_gt_i32_e32 vcc, s48, v53
	.loc	1 92 17                         ; kernels.py:92:17
	v_pk_mul_f32 v[16:17], s[40:41], v[16:17] op_sel_hi:[0,1]
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[20:21], v54, v53
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v19, v30, v19, s[2:3]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[2:3], s[0:1], s[16:17]
	s_and_b64 s[0:1], s[0:1], s[18:19]
	.loc	1 92 17                         ; kernels.py:92:17
	v_mul_f32_e32 v62, s40, v24
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[22:23], v54, v55
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v17, v30, v17, s[0:1]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[0:1], vcc, s[20:21]
	.loc	1 92 17                         ; kernels.py:92:17
	v_pk_mul_f32 v[26:27], s[40:41], v[26:27] op_sel_hi:[0,1]
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[24:25], v54, v57
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v32, v30, v62, s[0:1]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[0:1], vcc, s[22:23]
	.loc	1 95 34 is_stmt 0               ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[26:27], v54, v58
	.loc	1 96 17 is_stmt 1               ; kernels.py:96:17
	v_cndmask_b32_e64 v27, v30, v27, s[0:1]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[0:1], vcc, s[24:25]
	.loc	1 92 17                         ; kernels.py:92:17
	v_pk_mul_f32 v[24:25], s[40:41], v[36:37] op_sel_hi:[0,1]
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[28:29], v54, v56
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v26, v30, v26, s[0:1]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[0:1], vcc, s[26:27]
	.loc	1 95 34 is_stmt 0               ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[36:37], v54, v61
	.loc	1 96 17 is_stmt 1               ; kernels.py:96:17
	v_cndmask_b32_e64 v25, v30, v25, s[0:1]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[0:1], vcc, s[28:29]
	.loc	1 92 17                         ; kernels.py:92:17
	v_mul_f32_e32 v31, s40, v31
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s[30:31], v54, v59
	v_cmp_ge_i32_e64 s[34:35], v54, v60
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v24, v30, v24, s[0:1]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[0:1], vcc, s[36:37]
	.loc	1 92 17                         ; kernels.py:92:17
	v_pk_mul_f32 v[28:29], s[40:41], v[34:35] op_sel_hi:[0,1]
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v31, v30, v31, s[0:1]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b64 s[0:1], vcc, s[30:31]
	s_and_b64 vcc, vcc, s[34:35]
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v16, v30, v16, s[2:3]
	v_cndmask_b32_e64 v29, v30, v29, s[0:1]
	v_cndmask_b32_e32 v28, v30, v28, vcc
.Ltmp20:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ kernels.py:97:35 ] ]
	v_max_f32_e32 v33, v16, v17
	v_max3_f32 v34, v19, v20, v21
	v_max3_f32 v36, v24, v25, v26
	v_max3_f32 v30, v27, v28, v29
	v_max3_f32 v35, v22, v23, v32
	v_max3_f32 v33, v33, v18, v34
	v_max3_f32 v30, v36, v30, v31
	v_max3_f32 v30, v33, v35, v30
.Ltmp21:
	.loc	2 216 16                        ; standard.py:216:16 @[ kernels.py:97:35 ]
	v_mov_b32_e32 v33, v30
	s_nop 1
	v_permlane32_swap_b32_e32 v30, v33
.Ltmp22:
	.loc	1 97 15                         ; kernels.py:97:15
	v_max3_f32 v30, v38, v30, v33
	.loc	1 98 26                         ; kernels.py:98:26
	v_pk_add_f32 v[16:17], v[16:17], v[30:31] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[18:19], v[18:19], v[30:31] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[20:21], v[20:21], v[30:31] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[22:23], v[22:23], v[30:31] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_sub_f32_e32 v40, v32, v30
	v_pk_add_f32 v[24:25], v[24:25], v[30:31] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[26:27], v[26:27], v[30:31] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[28:29], v[28:29], v[30:31] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_sub_f32_e32 v31, v31, v30
	.loc	1 98 18 is_stmt 0               ; kernels.py:98:18
	v_exp_f32_e32 v16, v16
	v_exp_f32_e32 v17, v17
	v_exp_f32_e32 v32, v18
	v_exp_f32_e32 v33, v19
	v_exp_f32_e32 v34, v20
	v_exp_f32_e32 v35, v21
	v_exp_f32_e32 v36, v22
	v_exp_f32_e32 v37, v23
	v_exp_f32_e32 v40, v40
	v_exp_f32_e32 v41, v24
	v_exp_f32_e32 v42, v25
	v_exp_f32_e32 v43, v26
	v_exp_f32_e32 v52, v27
	v_exp_f32_e32 v53, v28
	v_exp_f32_e32 v54, v29
	v_exp_f32_e32 v55, v31
.Ltmp23:
	.loc	2 314 12 is_stmt 1              ; standard.py:314:12 @[ kernels.py:100:38 ]
	v_pk_add_f32 v[20:21], v[16:17], v[32:33]
	v_pk_add_f32 v[22:23], v[34:35], v[36:37]
	v_pk_add_f32 v[24:25], v[40:41], v[42:43]
	v_pk_add_f32 v[26:27], v[52:53], v[54:55]
.Ltmp24:
	.loc	1 99 30                         ; kernels.py:99:30
	v_sub_f32_e32 v18, v38, v30
.Ltmp25:
	.loc	2 314 12                        ; standard.py:314:12 @[ kernels.py:100:38 ]
	v_pk_add_f32 v[20:21], v[20:21], v[22:23]
	v_pk_add_f32 v[22:23], v[24:25], v[26:27]
.Ltmp26:
	.loc	1 99 22                         ; kernels.py:99:22
	v_exp_f32_e32 v19, v18
.Ltmp27:
	.loc	2 314 12                        ; standard.py:314:12 @[ kernels.py:100:38 ]
	v_pk_add_f32 v[20:21], v[20:21], v[22:23]
.Ltmp28:
	.loc	1 101 13                        ; kernels.py:101:13
	v_and_b32_e32 v18, 0x118, v45
	v_lshlrev_b32_e32 v23, 4, v50
	v_lshlrev_b32_e32 v22, 8, v47
	v_add3_u32 v18, s41, v23, v18
	.loc	1 102 25                        ; kernels.py:102:25
	v_cvt_pk_f16_f32 v32, v32, v33
	v_cvt_pk_f16_f32 v33, v34, v35
	v_cvt_pk_f16_f32 v35, v40, v41
	v_mov_b32_e32 v40, 0x210
	v_cmp_eq_u32_e32 vcc, 0, v39
	.loc	1 101 13                        ; kernels.py:101:13
	v_and_b32_e32 v30, 32, v51
	v_lshlrev_b32_e32 v24, 4, v47
	v_add3_u32 v18, v18, v22, s51
	.loc	1 102 25                        ; kernels.py:102:25
	v_cvt_pk_f16_f32 v31, v16, v17
	.loc	1 102 48 is_stmt 0              ; kernels.py:102:48
	v_lshlrev_b32_e32 v16, 2, v44
	.loc	1 102 25                        ; kernels.py:102:25
	v_cndmask_b32_e64 v40, v40, 0, vcc
	.loc	1 101 13 is_stmt 1              ; kernels.py:101:13
	v_add3_u32 v18, v18, v30, v24
	.loc	1 102 48                        ; kernels.py:102:48
	v_lshl_or_b32 v17, s51, 1, v16
	v_or_b32_e32 v16, s50, v16
	.loc	1 102 25 is_stmt 0              ; kernels.py:102:25
	v_bitop3_b32 v41, s51, v40, v49 bitop3:0xf6
	.loc	1 101 13 is_stmt 1              ; kernels.py:101:13
	ds_read_b64_tr_b16 v[26:27], v18
	ds_read_b64_tr_b16 v[28:29], v18 offset:512
	ds_read_b64_tr_b16 v[22:23], v18 offset:2176
	ds_read_b64_tr_b16 v[24:25], v18 offset:2688
	.loc	1 102 25                        ; kernels.py:102:25
	v_cvt_pk_f16_f32 v34, v36, v37
	v_cvt_pk_f16_f32 v36, v42, v43
	.loc	1 102 48 is_stmt 0              ; kernels.py:102:48
	v_add_u32_e32 v17, 0, v17
	v_add_u32_e32 v18, 0, v16
	.loc	1 102 25                        ; kernels.py:102:25
	v_add_u32_e32 v42, 0, v41
	.loc	1 102 48                        ; kernels.py:102:48
	ds_write_b32 v17, v19 offset:16896
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v16, v18 offset:16896
	.loc	1 102 25                        ; kernels.py:102:25
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b16 v42, v31 offset:16832
	ds_write_b16_d16_hi v42, v31 offset:16960
	ds_write_b16 v42, v35 offset:18880
	ds_write_b16_d16_hi v42, v35 offset:19008
	v_xad_u32 v31, v41, 8, 0
	ds_write_b16 v31, v32 offset:17088
	ds_write_b16_d16_hi v31, v32 offset:17216
	ds_write_b16 v31, v36 offset:19136
	ds_write_b16_d16_hi v31, v36 offset:19264
	v_xad_u32 v31, v41, 32, 0
	v_cvt_pk_f16_f32 v37, v52, v53
	ds_write_b16 v31, v33 offset:17856
	ds_write_b16_d16_hi v31, v33 offset:17984
	ds_write_b16 v31, v37 offset:19904
	ds_write_b16_d16_hi v31, v37 offset:20032
	v_xad_u32 v31, v41, 40, 0
	s_lshr_b32 s0, s50, 1
	v_cvt_pk_f16_f32 v38, v54, v55
	ds_write_b16 v31, v34 offset:18112
	ds_write_b16_d16_hi v31, v34 offset:18240
	ds_write_b16 v31, v38 offset:20160
	ds_write_b16_d16_hi v31, v38 offset:20288
	v_lshl_or_b32 v31, v47, 5, s0
	s_movk_i32 s0, 0x108
	v_bitop3_b32 v32, v46, v48, s0 bitop3:0x6c
	v_xor_b32_e32 v32, v32, v40
	v_or3_b32 v30, v31, v32, v30
	v_add_u32_e32 v31, 0, v30
	v_xad_u32 v32, v30, 32, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64_tr_b16 v[34:35], v31 offset:16832
	ds_read_b64_tr_b16 v[30:31], v31 offset:18880
	ds_read_b64_tr_b16 v[36:37], v32 offset:17856
	ds_read_b64_tr_b16 v[32:33], v32 offset:19904
.Ltmp29:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	v_add_f32_e32 v20, v20, v21
.Ltmp30:
	.loc	1 102 18                        ; kernels.py:102:18
	s_and_b64 s[0:1], s[42:43], exec
.Ltmp31:
	.loc	2 314 12                        ; standard.py:314:12 @[ kernels.py:100:38 ]
	v_mov_b32_e32 v21, v20
.Ltmp32:
	.loc	1 102 18                        ; kernels.py:102:18
	s_cselect_b32 s0, 1, 0
	s_cmp_lg_u32 s0, 1
.Ltmp33:
	.loc	2 314 12                        ; standard.py:314:12 @[ kernels.py:100:38 ]
	v_permlane32_swap_b32_e32 v20, v21
	s_cbranch_scc1 .LBB0_30
.Ltmp34:
; %bb.29:
	.loc	1 102 48                        ; kernels.py:102:48
	v_pk_mul_f32 v[14:15], v[14:15], v[16:17] op_sel_hi:[1,0]
	v_pk_mul_f32 v[12:13], v[12:13], v[16:17] op_sel_hi:[1,0]
	v_pk_mul_f32 v[10:11], v[10:11], v[16:17] op_sel_hi:[1,0]
	v_pk_mul_f32 v[8:9], v[8:9], v[16:17] op_sel_hi:[1,0]
	v_pk_mul_f32 v[6:7], v[6:7], v[16:17] op_sel_hi:[1,0]
	v_pk_mul_f32 v[4:5], v[4:5], v[16:17] op_sel_hi:[1,0]
	v_pk_mul_f32 v[2:3], v[2:3], v[16:17] op_sel_hi:[1,0]
	v_pk_mul_f32 v[0:1], v[0:1], v[16:17] op_sel_hi:[1,0]
.Ltmp35:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	v_add_f32_e32 v16, v20, v21
.Ltmp36:
	.loc	1 100 17                        ; kernels.py:100:17
	v_fmac_f32_e32 v16, v72, v19
	.loc	1 102 18                        ; kernels.py:102:18
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x16_f16 v[0:15], v[26:29], v[34:37], v[0:15]
	v_mov_b32_e32 v72, v16
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_f16 v[0:15], v[22:25], v[30:33], v[0:15]
.LBB0_30:
	.loc	1 106 10                        ; kernels.py:106:10
	ds_write_b32 v17, v72
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v17, v18
	.loc	1 81 20                         ; kernels.py:81:20
	s_lshr_b32 s2, s50, 2
	.loc	1 81 12 is_stmt 0               ; kernels.py:81:12
	s_or_b32 s49, s49, s2
	v_or_b32_e32 v16, s49, v44
	.loc	1 106 10 is_stmt 1              ; kernels.py:106:10
	s_waitcnt lgkmcnt(0)
	s_nop 3
	v_div_scale_f32 v18, s[0:1], v17, v17, v0
	v_rcp_f32_e32 v19, v18
	.loc	1 84 75                         ; kernels.py:84:75
	v_cmp_gt_i32_e64 s[0:1], s48, v16
	.loc	1 106 10                        ; kernels.py:106:10
	v_fma_f32 v20, -v18, v19, 1.0
	v_fmac_f32_e32 v19, v20, v19
	v_div_scale_f32 v20, vcc, v0, v17, v0
	v_mul_f32_e32 v21, v20, v19
	v_fma_f32 v22, -v18, v21, v20
	v_fmac_f32_e32 v21, v22, v19
	v_fma_f32 v18, -v18, v21, v20
	v_div_scale_f32 v20, s[2:3], v17, v17, v1
	v_rcp_f32_e32 v22, v20
	v_div_fmas_f32 v18, v18, v19, v21
	v_div_fixup_f32 v0, v18, v17, v0
	v_fma_f32 v18, -v20, v22, 1.0
	v_fmac_f32_e32 v22, v18, v22
	v_div_scale_f32 v18, vcc, v1, v17, v1
	v_mul_f32_e32 v19, v18, v22
	v_fma_f32 v21, -v20, v19, v18
	v_fmac_f32_e32 v19, v21, v22
	v_fma_f32 v18, -v20, v19, v18
	v_div_scale_f32 v20, s[2:3], v17, v17, v2
	v_rcp_f32_e32 v21, v20
	v_div_fmas_f32 v18, v18, v22, v19
	v_div_fixup_f32 v1, v18, v17, v1
	.loc	1 106 9 is_stmt 0               ; kernels.py:106:9
	v_cvt_pk_f16_f32 v0, v0, v1
	.loc	1 106 10                        ; kernels.py:106:10
	v_fma_f32 v18, -v20, v21, 1.0
	v_fmac_f32_e32 v21, v18, v21
	v_div_scale_f32 v18, vcc, v2, v17, v2
	v_mul_f32_e32 v19, v18, v21
	v_fma_f32 v22, -v20, v19, v18
	v_fmac_f32_e32 v19, v22, v21
	v_fma_f32 v18, -v20, v19, v18
	v_div_scale_f32 v20, s[2:3], v17, v17, v3
	v_rcp_f32_e32 v22, v20
	v_div_fmas_f32 v18, v18, v21, v19
	v_div_fixup_f32 v18, v18, v17, v2
	v_fma_f32 v2, -v20, v22, 1.0
	v_fmac_f32_e32 v22, v2, v22
	v_div_scale_f32 v2, vcc, v3, v17, v3
	v_mul_f32_e32 v19, v2, v22
	v_fma_f32 v21, -v20, v19, v2
	v_fmac_f32_e32 v19, v21, v22
	v_fma_f32 v2, -v20, v19, v2
	v_div_scale_f32 v20, s[2:3], v17, v17, v4
	v_rcp_f32_e32 v21, v20
	v_div_fmas_f32 v2, v2, v22, v19
	v_div_fixup_f32 v3, v2, v17, v3
	v_fma_f32 v2, -v20, v21, 1.0
	v_fmac_f32_e32 v21, v2, v21
	v_div_scale_f32 v2, vcc, v4, v17, v4
	v_mul_f32_e32 v19, v2, v21
	v_fma_f32 v22, -v20, v19, v2
	v_fmac_f32_e32 v19, v22, v21
	v_fma_f32 v2, -v20, v19, v2
	v_div_scale_f32 v20, s[2:3], v17, v17, v5
	v_rcp_f32_e32 v22, v20
	v_div_fmas_f32 v2, v2, v21, v19
	v_div_fixup_f32 v2, v2, v17, v4
	v_fma_f32 v4, -v20, v22, 1.0
	v_fmac_f32_e32 v22, v4, v22
	v_div_scale_f32 v4, vcc, v5, v17, v5
	v_mul_f32_e32 v19, v4, v22
	v_fma_f32 v21, -v20, v19, v4
	v_fmac_f32_e32 v19, v21, v22
	v_fma_f32 v4, -v20, v19, v4
	v_div_scale_f32 v20, s[2:3], v17, v17, v6
	v_rcp_f32_e32 v21, v20
	v_div_fmas_f32 v4, v4, v22, v19
	v_div_fixup_f32 v4, v4, v17, v5
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_pk_f16_f32 v2, v2, v4
	.loc	1 106 10                        ; kernels.py:106:10
	v_fma_f32 v5, -v20, v21, 1.0
	v_fmac_f32_e32 v21, v5, v21
	v_div_scale_f32 v5, vcc, v6, v17, v6
	v_mul_f32_e32 v19, v5, v21
	v_fma_f32 v22, -v20, v19, v5
	v_fmac_f32_e32 v19, v22, v21
	v_fma_f32 v5, -v20, v19, v5
	v_div_scale_f32 v20, s[2:3], v17, v17, v7
	v_rcp_f32_e32 v22, v20
	v_div_fmas_f32 v5, v5, v21, v19
	v_div_fixup_f32 v5, v5, v17, v6
	.loc	1 106 9                         ; kernels.py:106:9
	v_permlane32_swap_b32_e32 v0, v2
	.loc	1 106 10                        ; kernels.py:106:10
	v_fma_f32 v6, -v20, v22, 1.0
	v_fmac_f32_e32 v22, v6, v22
	v_div_scale_f32 v6, vcc, v7, v17, v7
	v_mul_f32_e32 v19, v6, v22
	v_fma_f32 v21, -v20, v19, v6
	v_fmac_f32_e32 v19, v21, v22
	v_fma_f32 v6, -v20, v19, v6
	v_div_scale_f32 v20, s[2:3], v17, v17, v8
	v_rcp_f32_e32 v21, v20
	v_div_fmas_f32 v6, v6, v22, v19
	v_div_fixup_f32 v6, v6, v17, v7
	v_fma_f32 v7, -v20, v21, 1.0
	v_fmac_f32_e32 v21, v7, v21
	v_div_scale_f32 v7, vcc, v8, v17, v8
	v_mul_f32_e32 v19, v7, v21
	v_fma_f32 v22, -v20, v19, v7
	v_fmac_f32_e32 v19, v22, v21
	v_fma_f32 v7, -v20, v19, v7
	v_div_scale_f32 v20, s[2:3], v17, v17, v9
	v_rcp_f32_e32 v22, v20
	v_div_fmas_f32 v7, v7, v21, v19
	v_div_fixup_f32 v7, v7, v17, v8
	v_fma_f32 v8, -v20, v22, 1.0
	v_fmac_f32_e32 v22, v8, v22
	v_div_scale_f32 v8, vcc, v9, v17, v9
	v_mul_f32_e32 v19, v8, v22
	v_fma_f32 v21, -v20, v19, v8
	v_fmac_f32_e32 v19, v21, v22
	v_fma_f32 v8, -v20, v19, v8
	v_div_scale_f32 v20, s[2:3], v17, v17, v10
	v_rcp_f32_e32 v21, v20
	v_div_fmas_f32 v8, v8, v22, v19
	v_div_fixup_f32 v8, v8, v17, v9
	v_fma_f32 v9, -v20, v21, 1.0
	v_fmac_f32_e32 v21, v9, v21
	v_div_scale_f32 v9, vcc, v10, v17, v10
	v_mul_f32_e32 v19, v9, v21
	v_fma_f32 v22, -v20, v19, v9
	v_fmac_f32_e32 v19, v22, v21
	v_fma_f32 v9, -v20, v19, v9
	v_div_scale_f32 v20, s[2:3], v17, v17, v11
	v_rcp_f32_e32 v22, v20
	v_div_fmas_f32 v9, v9, v21, v19
	v_div_fixup_f32 v9, v9, v17, v10
	v_fma_f32 v10, -v20, v22, 1.0
	v_fmac_f32_e32 v22, v10, v22
	v_div_scale_f32 v10, vcc, v11, v17, v11
	v_mul_f32_e32 v19, v10, v22
	v_fma_f32 v21, -v20, v19, v10
	v_fmac_f32_e32 v19, v21, v22
	v_fma_f32 v10, -v20, v19, v10
	v_div_scale_f32 v20, s[2:3], v17, v17, v12
	v_rcp_f32_e32 v21, v20
	v_div_fmas_f32 v10, v10, v22, v19
	v_div_fixup_f32 v10, v10, v17, v11
	v_fma_f32 v11, -v20, v21, 1.0
	v_fmac_f32_e32 v21, v11, v21
	v_div_scale_f32 v11, vcc, v12, v17, v12
	v_mul_f32_e32 v19, v11, v21
	v_fma_f32 v22, -v20, v19, v11
	v_fmac_f32_e32 v19, v22, v21
	v_fma_f32 v11, -v20, v19, v11
	v_div_scale_f32 v20, s[2:3], v17, v17, v13
	v_rcp_f32_e32 v22, v20
	v_div_fmas_f32 v11, v11, v21, v19
	v_div_fixup_f32 v11, v11, v17, v12
	v_fma_f32 v12, -v20, v22, 1.0
	v_fmac_f32_e32 v22, v12, v22
	v_div_scale_f32 v12, vcc, v13, v17, v13
	v_mul_f32_e32 v19, v12, v22
	v_fma_f32 v21, -v20, v19, v12
	v_fmac_f32_e32 v19, v21, v22
	v_fma_f32 v12, -v20, v19, v12
	v_div_scale_f32 v20, s[2:3], v17, v17, v14
	v_rcp_f32_e32 v21, v20
	v_div_fmas_f32 v1, v12, v22, v19
	v_div_fixup_f32 v12, v1, v17, v13
	v_div_scale_f32 v19, s[2:3], v17, v17, v15
	v_fma_f32 v1, -v20, v21, 1.0
	v_fmac_f32_e32 v21, v1, v21
	v_div_scale_f32 v1, vcc, v14, v17, v14
	v_mul_f32_e32 v4, v1, v21
	v_fma_f32 v13, -v20, v4, v1
	v_fmac_f32_e32 v4, v13, v21
	v_fma_f32 v13, -v20, v4, v1
	v_rcp_f32_e32 v20, v19
	v_div_fmas_f32 v4, v13, v21, v4
	v_div_fixup_f32 v13, v4, v17, v14
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_pk_f16_f32 v1, v18, v3
	.loc	1 106 10                        ; kernels.py:106:10
	v_fma_f32 v4, -v19, v20, 1.0
	v_fmac_f32_e32 v20, v4, v20
	v_div_scale_f32 v4, vcc, v15, v17, v15
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_pk_f16_f32 v3, v5, v6
	.loc	1 106 10                        ; kernels.py:106:10
	v_mul_f32_e32 v5, v4, v20
	v_fma_f32 v6, -v19, v5, v4
	v_fmac_f32_e32 v5, v6, v20
	v_fma_f32 v14, -v19, v5, v4
	v_div_fmas_f32 v5, v14, v20, v5
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_pk_f16_f32 v4, v7, v8
	.loc	1 106 10                        ; kernels.py:106:10
	v_div_fixup_f32 v7, v5, v17, v15
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_pk_f16_f32 v6, v11, v12
	v_cvt_pk_f16_f32 v5, v9, v10
	v_cvt_pk_f16_f32 v7, v13, v7
	v_permlane32_swap_b32_e32 v1, v3
	v_permlane32_swap_b32_e32 v4, v6
	v_permlane32_swap_b32_e32 v5, v7
	.loc	1 104 5 is_stmt 1               ; kernels.py:104:5
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_32
; %bb.31:
	.loc	1 84 32                         ; kernels.py:84:32
	v_lshlrev_b32_e32 v8, 6, v16
	.loc	1 84 55 is_stmt 0               ; kernels.py:84:55
	v_lshrrev_b32_e32 v9, 2, v39
	.loc	1 105 9 is_stmt 1               ; kernels.py:105:9
	s_add_u32 s0, s14, s38
	.loc	1 84 55                         ; kernels.py:84:55
	v_or_b32_e32 v10, s33, v9
	.loc	1 105 9                         ; kernels.py:105:9
	s_addc_u32 s1, s15, s39
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[8:9], v[8:9], 1, s[0:1]
	v_lshlrev_b32_e32 v10, 1, v10
	v_mov_b32_e32 v11, 0
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[10:11]
	.loc	1 104 5                         ; kernels.py:104:5
	global_store_dwordx4 v[8:9], v[0:3], off
	global_store_dwordx4 v[8:9], v[4:7], off offset:32
.LBB0_32:                               ; %.critedge
	.loc	1 76 1                          ; kernels.py:76:1
	s_endpgm
.Ltmp37:
.Lfunc_end0:
	.size	attention, .Lfunc_end0-attention
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel attention
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 312
		.amdhsa_user_sgpr_count 16
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_kernarg_preload_length 8
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 130
		.amdhsa_next_free_sgpr 61
		.amdhsa_accum_offset 132
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
	.set .Lattention.num_vgpr, 130
	.set .Lattention.num_agpr, 0
	.set .Lattention.numbered_sgpr, 61
	.set .Lattention.num_named_barrier, 0
	.set .Lattention.private_seg_size, 0
	.set .Lattention.uses_vcc, 1
	.set .Lattention.uses_flat_scratch, 0
	.set .Lattention.has_dyn_sized_stack, 0
	.set .Lattention.has_recursion, 0
	.set .Lattention.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 6156
; TotalNumSgprs: 67
; NumVgprs: 130
; NumAgprs: 0
; TotalNumVgprs: 130
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 8
; VGPRBlocks: 16
; NumSGPRsForWavesPerEU: 67
; NumVGPRsForWavesPerEU: 130
; AccumOffset: 132
; Occupancy: 3
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 16
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 32
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
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	.Ltmp18-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	.Ltmp27-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	.Ltmp30-.Lfunc_begin0
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp32-.Lfunc_begin0
	.quad	.Ltmp33-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	.Ltmp36-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges1:
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	.Ltmp30-.Lfunc_begin0
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	.Ltmp36-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges2:
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges3:
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
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
      - .offset:         56
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         60
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         64
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         68
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         70
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         72
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         74
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         76
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         78
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         96
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         104
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         112
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         120
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         136
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         144
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
      - .offset:         152
        .size:           8
        .value_kind:     hidden_heap_v1
      - .offset:         160
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         168
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         176
        .size:           4
        .value_kind:     hidden_dynamic_lds_size
      - .offset:         256
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 312
    .max_flat_workgroup_size: 256
    .name:           attention
    .private_segment_fixed_size: 0
    .sgpr_count:     67
    .sgpr_spill_count: 0
    .symbol:         attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     130
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgpu9.50-amd-amdhsa-unknown-gfx950
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
	.section	.debug_line,"",@progbits
.Lline_table_start0:
