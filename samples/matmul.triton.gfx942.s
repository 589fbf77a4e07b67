	.amdgcn_target "amdgpu9.42-amd-amdhsa-unknown-gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	matmul                          ; -- Begin function matmul
	.p2align	8
	.type	matmul,@function
matmul:                                 ; @matmul
.Lfunc_begin0:
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.44:
	.file	1 "src" "kernels.py"
	.loc	1 49 0 prologue_end             ; kernels.py:49:0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.loc	1 0 0 is_stmt 0                 ; :0:0
.Ltmp0:
	.p2align	8
; %bb.45:
.LBB0_0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
.Ltmp1:
	.file	2 "toolkit/python3.11/site-packages/triton/language" "standard.py"
	.loc	2 43 13 is_stmt 1               ; standard.py:43:13 @[ kernels.py:53:39 ]
	s_add_i32 s1, s9, 0x7f
	.loc	2 43 12 is_stmt 0               ; standard.py:43:12 @[ kernels.py:53:39 ]
	s_ashr_i32 s14, s1, 31
	s_lshr_b32 s14, s14, 25
	s_add_i32 s1, s1, s14
	s_ashr_i32 s1, s1, 7
.Ltmp2:
	.loc	1 54 25 is_stmt 1               ; kernels.py:54:25
	s_lshl_b32 s14, s1, 3
	.loc	1 54 13 is_stmt 0               ; kernels.py:54:13
	s_abs_i32 s15, s14
	v_cvt_f32_u32_e32 v1, s15
.Ltmp3:
	.loc	2 43 13 is_stmt 1               ; standard.py:43:13 @[ kernels.py:53:24 ]
	s_add_i32 s17, s8, 0x7f
.Ltmp4:
	.loc	1 54 13                         ; kernels.py:54:13
	s_sub_i32 s19, 0, s15
.Ltmp5:
	.loc	2 43 12                         ; standard.py:43:12 @[ kernels.py:53:24 ]
	s_ashr_i32 s18, s17, 31
.Ltmp6:
	.loc	1 54 13                         ; kernels.py:54:13
	v_rcp_f32_e32 v1, v1
.Ltmp7:
	.loc	2 43 12                         ; standard.py:43:12 @[ kernels.py:53:24 ]
	s_lshr_b32 s18, s18, 25
	s_add_i32 s17, s17, s18
.Ltmp8:
	.loc	1 54 13                         ; kernels.py:54:13
	s_abs_i32 s18, s16
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	.loc	1 66 70                         ; kernels.py:66:70
	v_readfirstlane_b32 s20, v0
	.loc	1 54 13                         ; kernels.py:54:13
	s_xor_b32 s1, s16, s1
	.loc	1 72 5                          ; kernels.py:72:5
	s_and_b32 s0, s20, 0x1c0
	.loc	1 54 13                         ; kernels.py:54:13
	v_readfirstlane_b32 s21, v1
	s_mul_i32 s19, s19, s21
	s_mul_hi_u32 s19, s21, s19
	s_add_i32 s21, s21, s19
	s_mul_hi_u32 s19, s18, s21
	s_mul_i32 s21, s19, s15
	s_sub_i32 s18, s18, s21
.Ltmp9:
	.loc	2 43 12                         ; standard.py:43:12 @[ kernels.py:53:24 ]
	s_ashr_i32 s17, s17, 7
.Ltmp10:
	.loc	1 54 13                         ; kernels.py:54:13
	s_ashr_i32 s1, s1, 31
	s_add_i32 s21, s19, 1
	s_sub_i32 s22, s18, s15
	s_cmp_ge_u32 s18, s15
	s_cselect_b32 s19, s21, s19
	s_cselect_b32 s18, s22, s18
	s_add_i32 s21, s19, 1
	s_cmp_ge_u32 s18, s15
	s_cselect_b32 s15, s21, s19
	s_xor_b32 s15, s15, s1
	s_sub_i32 s1, s15, s1
	s_lshl_b32 s15, s1, 3
	.loc	1 55 17                         ; kernels.py:55:17
	s_sub_i32 s17, s17, s15
	.loc	1 55 13 is_stmt 0               ; kernels.py:55:13
	s_min_i32 s17, s17, 8
	.loc	1 57 14 is_stmt 1               ; kernels.py:57:14
	s_abs_i32 s18, s17
	v_cvt_f32_u32_e32 v1, s18
	s_sub_i32 s19, 0, s18
	.loc	1 56 22                         ; kernels.py:56:22
	s_mul_i32 s1, s1, s14
	s_sub_i32 s1, s16, s1
	.loc	1 57 14                         ; kernels.py:57:14
	v_rcp_f32_e32 v1, v1
	s_abs_i32 s16, s1
	s_xor_b32 s14, s1, s17
	s_ashr_i32 s14, s14, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	.loc	1 58 26                         ; kernels.py:58:26
	v_and_b32_e32 v28, 15, v0
	v_lshlrev_b32_e32 v90, 3, v28
	.loc	1 61 12                         ; kernels.py:61:12
	v_mov_b32_e32 v27, 0
	.loc	1 57 14                         ; kernels.py:57:14
	v_readfirstlane_b32 s21, v1
	s_mul_i32 s19, s19, s21
	s_mul_hi_u32 s19, s21, s19
	s_add_i32 s21, s21, s19
	s_mul_hi_u32 s19, s16, s21
	s_mul_i32 s21, s19, s18
	s_sub_i32 s16, s16, s21
	s_add_i32 s21, s19, 1
	s_sub_i32 s22, s16, s18
	s_cmp_ge_u32 s16, s18
	s_cselect_b32 s19, s21, s19
	s_cselect_b32 s16, s22, s16
	s_add_i32 s21, s19, 1
	s_cmp_ge_u32 s16, s18
	s_cselect_b32 s16, s21, s19
	.loc	1 58 12                         ; kernels.py:58:12
	s_abs_i32 s23, s8
	v_cvt_f32_u32_e32 v2, s23
	.loc	1 57 14                         ; kernels.py:57:14
	s_xor_b32 s16, s16, s14
	s_sub_i32 s14, s16, s14
	.loc	1 56 22                         ; kernels.py:56:22
	s_mul_i32 s16, s14, s17
	.loc	1 58 12                         ; kernels.py:58:12
	v_rcp_f32_e32 v2, v2
	.loc	1 56 22                         ; kernels.py:56:22
	s_sub_i32 s1, s1, s16
	.loc	1 56 14 is_stmt 0               ; kernels.py:56:14
	s_add_i32 s1, s1, s15
	.loc	1 58 26 is_stmt 1               ; kernels.py:58:26
	v_and_or_b32 v1, v0, 63, s0
	.loc	1 58 12 is_stmt 0               ; kernels.py:58:12
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	.loc	1 58 13                         ; kernels.py:58:13
	s_lshl_b32 s18, s1, 7
	.loc	1 58 26                         ; kernels.py:58:26
	v_lshrrev_b32_e32 v3, 3, v1
	.loc	1 58 12                         ; kernels.py:58:12
	s_sub_i32 s0, 0, s23
	.loc	1 58 13                         ; kernels.py:58:13
	v_or_b32_e32 v3, s18, v3
	.loc	1 58 12                         ; kernels.py:58:12
	s_bfe_i32 s25, s1, 0x10018
	v_mul_lo_u32 v5, s0, v2
	v_add_u32_e32 v3, s25, v3
	v_mul_hi_u32 v5, v2, v5
	v_xor_b32_e32 v4, s25, v3
	v_add_u32_e32 v2, v2, v5
	v_mul_hi_u32 v5, v4, v2
	v_mul_lo_u32 v5, v5, s23
	v_sub_u32_e32 v4, v4, v5
	v_subrev_u32_e32 v5, s23, v4
	v_cmp_le_u32_e32 vcc, s23, v4
	.loc	1 59 15 is_stmt 1               ; kernels.py:59:15
	s_abs_i32 s21, s9
	.loc	1 58 12                         ; kernels.py:58:12
	v_add_u32_e32 v3, 64, v3
	v_cndmask_b32_e32 v4, v4, v5, vcc
	v_subrev_u32_e32 v5, s23, v4
	v_cmp_le_u32_e32 vcc, s23, v4
	v_xor_b32_e32 v8, s25, v3
	v_mad_u64_u32 v[6:7], s[0:1], v8, v2, 0
	v_cndmask_b32_e32 v4, v4, v5, vcc
	.loc	1 59 15                         ; kernels.py:59:15
	v_cvt_f32_u32_e32 v5, s21
	.loc	1 59 16 is_stmt 0               ; kernels.py:59:16
	s_lshl_b32 s19, s14, 7
	v_or_b32_e32 v3, s19, v90
	.loc	1 59 15                         ; kernels.py:59:15
	s_bfe_i32 s24, s14, 0x10018
	v_rcp_f32_e32 v2, v5
	v_add_u32_e32 v3, s24, v3
	s_sub_i32 s0, 0, s21
	v_xor_b32_e32 v12, s24, v3
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	.loc	1 58 12 is_stmt 1               ; kernels.py:58:12
	v_xor_b32_e32 v4, s25, v4
	v_subrev_u32_e32 v4, s25, v4
.Ltmp11:
	.loc	2 43 13                         ; standard.py:43:13 @[ kernels.py:64:24 ]
	s_add_i32 s22, s10, 63
.Ltmp12:
	.loc	1 59 15                         ; kernels.py:59:15
	v_mul_lo_u32 v3, s0, v2
	v_mul_hi_u32 v3, v2, v3
	v_add_u32_e32 v2, v2, v3
	v_mad_u64_u32 v[10:11], s[0:1], v12, v2, 0
	.loc	1 60 13                         ; kernels.py:60:13
	v_lshlrev_b32_e32 v2, 3, v0
	v_and_b32_e32 v99, 56, v2
	.loc	1 61 16                         ; kernels.py:61:16
	v_mul_lo_u32 v2, v4, s11
	.loc	1 61 12 is_stmt 0               ; kernels.py:61:12
	v_ashrrev_i32_e32 v3, 31, v2
	.loc	1 64 5 is_stmt 1                ; kernels.py:64:5
	s_cmp_gt_i32 s22, 63
	.loc	1 61 12                         ; kernels.py:61:12
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[2:3]
	v_lshlrev_b32_e32 v26, 1, v99
	.loc	1 64 5                          ; kernels.py:64:5
	s_cselect_b64 s[14:15], -1, 0
	.loc	1 65 16                         ; kernels.py:65:16
	v_cmp_gt_i32_e32 vcc, s10, v99
	.loc	1 61 12                         ; kernels.py:61:12
	v_lshl_add_u64 v[18:19], v[2:3], 0, v[26:27]
	.loc	1 64 5                          ; kernels.py:64:5
	s_and_b64 s[0:1], vcc, s[14:15]
	v_mov_b32_e32 v2, v27
	v_mov_b32_e32 v3, v27
	v_mov_b32_e32 v4, v27
	v_mov_b32_e32 v5, v27
	.loc	1 66 24                         ; kernels.py:66:24
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_2
; %bb.1:
	global_load_dwordx4 v[2:5], v[18:19], off
.LBB0_2:
	.loc	1 0 24 is_stmt 0                ; kernels.py:0:24
	s_or_b64 exec, exec, s[16:17]
	.loc	1 58 12 is_stmt 1               ; kernels.py:58:12
	v_mul_lo_u32 v6, v7, s23
	v_sub_u32_e32 v6, v8, v6
	v_subrev_u32_e32 v7, s23, v6
	v_cmp_le_u32_e32 vcc, s23, v6
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_subrev_u32_e32 v7, s23, v6
	v_cmp_le_u32_e32 vcc, s23, v6
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_xor_b32_e32 v6, s25, v6
	v_subrev_u32_e32 v6, s25, v6
	.loc	1 61 16                         ; kernels.py:61:16
	v_mul_lo_u32 v6, v6, s11
	.loc	1 61 12 is_stmt 0               ; kernels.py:61:12
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[6:7], v[6:7], 1, s[2:3]
	v_lshl_add_u64 v[20:21], v[6:7], 0, v[26:27]
	v_mov_b32_e32 v7, 0
	.loc	1 66 24 is_stmt 1               ; kernels.py:66:24
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_4
; %bb.3:
	global_load_dwordx4 v[6:9], v[20:21], off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v27, v6
.LBB0_4:
	.loc	1 0 24 is_stmt 0                ; kernels.py:0:24
	s_or_b64 exec, exec, s[2:3]
	.loc	1 59 15 is_stmt 1               ; kernels.py:59:15
	v_mul_lo_u32 v6, v11, s21
	v_sub_u32_e32 v6, v12, v6
	v_subrev_u32_e32 v10, s21, v6
	v_cmp_le_u32_e32 vcc, s21, v6
	.loc	1 60 13                         ; kernels.py:60:13
	v_and_b32_e32 v29, 0x1f0, v1
	v_lshrrev_b32_e32 v100, 3, v29
	.loc	1 59 15                         ; kernels.py:59:15
	v_cndmask_b32_e32 v6, v6, v10, vcc
	v_subrev_u32_e32 v10, s21, v6
	v_cmp_le_u32_e32 vcc, s21, v6
	.loc	1 66 70                         ; kernels.py:66:70
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v12, 0
	.loc	1 59 15                         ; kernels.py:59:15
	v_cndmask_b32_e32 v6, v6, v10, vcc
	v_xor_b32_e32 v6, s24, v6
	.loc	1 62 16                         ; kernels.py:62:16
	v_mul_lo_u32 v10, v100, s12
	.loc	1 59 15                         ; kernels.py:59:15
	v_subrev_u32_e32 v16, s24, v6
	.loc	1 62 12                         ; kernels.py:62:12
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshl_add_u64 v[10:11], v[10:11], 1, s[4:5]
	v_ashrrev_i32_e32 v17, 31, v16
	.loc	1 65 16                         ; kernels.py:65:16
	v_cmp_gt_i32_e32 vcc, s10, v100
	.loc	1 62 12                         ; kernels.py:62:12
	v_lshl_add_u64 v[22:23], v[16:17], 1, v[10:11]
	.loc	1 64 5                          ; kernels.py:64:5
	s_and_b64 s[0:1], s[14:15], vcc
	.loc	1 66 70                         ; kernels.py:66:70
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v13, v14
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_6
; %bb.5:
	global_load_dwordx4 v[10:13], v[22:23], off
.LBB0_6:
	.loc	1 0 70 is_stmt 0                ; kernels.py:0:70
	s_or_b64 exec, exec, s[2:3]
	.loc	1 60 13 is_stmt 1               ; kernels.py:60:13
	v_or_b32_e32 v6, 1, v100
	.loc	1 62 16                         ; kernels.py:62:16
	v_mul_lo_u32 v24, v6, s12
	.loc	1 62 12 is_stmt 0               ; kernels.py:62:12
	v_ashrrev_i32_e32 v25, 31, v24
	v_lshl_add_u64 v[24:25], v[24:25], 1, s[4:5]
	v_lshl_add_u64 v[24:25], v[16:17], 1, v[24:25]
	v_mov_b32_e32 v15, v14
	v_mov_b32_e32 v16, v14
	v_mov_b32_e32 v17, v14
	.loc	1 66 70 is_stmt 1               ; kernels.py:66:70
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_8
; %bb.7:
	global_load_dwordx4 v[14:17], v[24:25], off
.LBB0_8:
	.loc	1 0 70 is_stmt 0                ; kernels.py:0:70
	s_or_b64 exec, exec, s[2:3]
	.loc	1 66 24                         ; kernels.py:66:24
	v_lshlrev_b32_e32 v6, 4, v1
	v_and_b32_e32 v26, 0x78, v1
	v_xor_b32_e32 v101, v6, v26
	v_add_u32_e32 v26, 0, v101
	v_mov_b32_e32 v6, v27
	v_xor_b32_e32 v102, 8, v101
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v26, v[2:3], v[6:7] offset1:16
	v_add_u32_e32 v27, 0, v102
	.loc	1 66 70                         ; kernels.py:66:70
	v_and_b32_e32 v2, 14, v0
	.loc	1 66 24                         ; kernels.py:66:24
	ds_write2st64_b64 v27, v[4:5], v[8:9] offset1:16
	.loc	1 66 70                         ; kernels.py:66:70
	v_lshlrev_b32_e32 v3, 2, v2
	v_bfe_i32 v5, v0, 0, 1
	s_movk_i32 s0, 0x440
	v_lshrrev_b32_e32 v4, 2, v29
	v_and_or_b32 v3, v5, s0, v3
	v_xor_b32_e32 v3, v3, v4
	v_lshl_or_b32 v103, v2, 10, v3
	s_mov_b32 s0, 0x5040100
	v_add_u32_e32 v29, 0, v103
	v_perm_b32 v2, v14, v10, s0
	v_xor_b32_e32 v104, 8, v103
	s_mov_b32 s1, 0x7060302
	ds_write_b32 v29, v2 offset:32768
	v_add_u32_e32 v30, 0, v104
	v_perm_b32 v2, v14, v10, s1
	v_xor_b32_e32 v105, 16, v103
	ds_write_b32 v30, v2 offset:32896
	v_add_u32_e32 v31, 0, v105
	v_perm_b32 v2, v15, v11, s0
	v_xor_b32_e32 v106, 24, v103
	ds_write_b32 v31, v2 offset:33024
	v_add_u32_e32 v32, 0, v106
	v_perm_b32 v2, v15, v11, s1
	v_xor_b32_e32 v107, 32, v103
	ds_write_b32 v32, v2 offset:33152
	v_add_u32_e32 v33, 0, v107
	v_perm_b32 v2, v16, v12, s0
	v_xor_b32_e32 v108, 40, v103
	ds_write_b32 v33, v2 offset:33280
	v_add_u32_e32 v34, 0, v108
	v_perm_b32 v2, v16, v12, s1
	v_xor_b32_e32 v109, 48, v103
	ds_write_b32 v34, v2 offset:33408
	v_add_u32_e32 v35, 0, v109
	v_perm_b32 v2, v17, v13, s0
	.loc	1 64 5 is_stmt 1                ; kernels.py:64:5
	s_cmpk_gt_i32 s22, 0x7f
	.loc	1 66 70                         ; kernels.py:66:70
	ds_write_b32 v35, v2 offset:33536
	v_xor_b32_e32 v110, 56, v103
	v_perm_b32 v2, v17, v13, s1
	.loc	1 64 5                          ; kernels.py:64:5
	s_cselect_b64 s[0:1], -1, 0
	.loc	1 65 24                         ; kernels.py:65:24
	s_sub_i32 s11, s10, 64
	.loc	1 66 70                         ; kernels.py:66:70
	v_add_u32_e32 v36, 0, v110
	.loc	1 67 9                          ; kernels.py:67:9
	s_mov_b64 s[4:5], 0x80
	.loc	1 65 16                         ; kernels.py:65:16
	v_cmp_gt_i32_e32 vcc, s11, v99
	.loc	1 66 70                         ; kernels.py:66:70
	ds_write_b32 v36, v2 offset:33664
	.loc	1 67 9                          ; kernels.py:67:9
	v_lshl_add_u64 v[80:81], v[18:19], 0, s[4:5]
	.loc	1 64 5                          ; kernels.py:64:5
	s_and_b64 s[2:3], s[0:1], vcc
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	.loc	1 66 24                         ; kernels.py:66:24
	s_and_saveexec_b64 s[16:17], s[2:3]
	s_cbranch_execz .LBB0_10
; %bb.9:
	global_load_dwordx4 v[6:9], v[80:81], off
.LBB0_10:
	.loc	1 0 24 is_stmt 0                ; kernels.py:0:24
	s_or_b64 exec, exec, s[16:17]
	.loc	1 67 9 is_stmt 1                ; kernels.py:67:9
	v_lshl_add_u64 v[82:83], v[20:21], 0, s[4:5]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	.loc	1 66 24                         ; kernels.py:66:24
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_12
; %bb.11:
	global_load_dwordx4 v[2:5], v[82:83], off
.LBB0_12:
	.loc	1 0 24 is_stmt 0                ; kernels.py:0:24
	s_or_b64 exec, exec, s[4:5]
	.loc	1 68 17 is_stmt 1               ; kernels.py:68:17
	s_lshl_b32 s2, s12, 6
	.loc	1 68 9 is_stmt 0                ; kernels.py:68:9
	s_ashr_i32 s3, s2, 31
	.loc	1 65 16 is_stmt 1               ; kernels.py:65:16
	v_cmp_gt_i32_e32 vcc, s11, v100
	.loc	1 66 70                         ; kernels.py:66:70
	v_mov_b32_e32 v14, 0
	.loc	1 68 9                          ; kernels.py:68:9
	v_lshl_add_u64 v[84:85], s[2:3], 1, v[22:23]
	.loc	1 64 5                          ; kernels.py:64:5
	s_and_b64 s[4:5], s[0:1], vcc
	.loc	1 66 70                         ; kernels.py:66:70
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, v14
	s_and_saveexec_b64 s[16:17], s[4:5]
	s_cbranch_execz .LBB0_14
; %bb.13:
	global_load_dwordx4 v[10:13], v[84:85], off
.LBB0_14:
	.loc	1 0 70 is_stmt 0                ; kernels.py:0:70
	s_or_b64 exec, exec, s[16:17]
	.loc	1 68 9 is_stmt 1                ; kernels.py:68:9
	v_lshl_add_u64 v[86:87], s[2:3], 1, v[24:25]
	v_mov_b32_e32 v15, v14
	v_mov_b32_e32 v16, v14
	v_mov_b32_e32 v17, v14
	.loc	1 66 70                         ; kernels.py:66:70
	s_and_saveexec_b64 s[16:17], s[4:5]
	s_cbranch_execz .LBB0_16
; %bb.15:
	global_load_dwordx4 v[14:17], v[86:87], off
.LBB0_16:
	.loc	1 0 70 is_stmt 0                ; kernels.py:0:70
	s_or_b64 exec, exec, s[16:17]
	.loc	1 66 70                         ; kernels.py:66:70
	s_mov_b32 s4, 0x5040100
	.loc	1 66 24                         ; kernels.py:66:24
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v26, v[6:7], v[2:3] offset0:32 offset1:48
	ds_write2st64_b64 v27, v[8:9], v[4:5] offset0:32 offset1:48
	.loc	1 66 70                         ; kernels.py:66:70
	v_perm_b32 v2, v14, v10, s4
	s_mov_b32 s5, 0x7060302
	ds_write_b32 v29, v2 offset:49152
	v_perm_b32 v2, v14, v10, s5
	ds_write_b32 v30, v2 offset:49280
	v_perm_b32 v2, v15, v11, s4
	ds_write_b32 v31, v2 offset:49408
	v_perm_b32 v2, v15, v11, s5
	ds_write_b32 v32, v2 offset:49536
	v_perm_b32 v2, v16, v12, s4
	ds_write_b32 v33, v2 offset:49664
	v_perm_b32 v2, v16, v12, s5
	ds_write_b32 v34, v2 offset:49792
	v_perm_b32 v2, v17, v13, s4
	.loc	1 58 26 is_stmt 1               ; kernels.py:58:26
	s_and_b32 s12, s20, 0xc0
	v_and_b32_e32 v89, 32, v0
	v_and_b32_e32 v88, 31, v0
	s_and_b32 s16, s20, 0x100
	.loc	1 66 70                         ; kernels.py:66:70
	ds_write_b32 v35, v2 offset:49920
	v_perm_b32 v2, v17, v13, s5
	.loc	1 66 24 is_stmt 0               ; kernels.py:66:24
	s_mov_b32 s17, 0
	.loc	1 66 70                         ; kernels.py:66:70
	ds_write_b32 v36, v2 offset:50048
	.loc	1 64 5 is_stmt 1                ; kernels.py:64:5
	s_cmpk_gt_i32 s22, 0xbf
	v_lshrrev_b32_e32 v3, 2, v89
	v_lshl_or_b32 v4, v88, 7, v90
	v_lshlrev_b32_e32 v2, 7, v28
	v_lshrrev_b32_e32 v1, 2, v1
	v_and_b32_e32 v111, 16, v0
	s_cbranch_scc1 .LBB0_18
; %bb.17:                               ; %.._crit_edge_crit_edge
	.loc	1 66 24                         ; kernels.py:66:24
	v_xor_b32_e32 v5, v4, v3
	v_lshl_or_b32 v98, s16, 4, v5
	v_xor_b32_e32 v97, 16, v98
	v_xor_b32_e32 v96, 32, v98
	v_xor_b32_e32 v95, 48, v98
	v_xor_b32_e32 v94, 64, v98
	v_xor_b32_e32 v93, 0x50, v98
	v_xor_b32_e32 v92, 0x60, v98
	v_xor_b32_e32 v91, 0x70, v98
	.loc	1 66 70 is_stmt 0               ; kernels.py:66:70
	v_and_b32_e32 v112, 56, v1
	v_lshl_or_b32 v113, s12, 6, v2
	s_mov_b64 s[4:5], 0
	s_branch .LBB0_19
.LBB0_18:
	.loc	1 0 70                          ; kernels.py:0:70
	s_mov_b64 s[4:5], -1
                                        ; implicit-def: $vgpr98
                                        ; implicit-def: $vgpr97
                                        ; implicit-def: $vgpr96
                                        ; implicit-def: $vgpr95
                                        ; implicit-def: $vgpr94
                                        ; implicit-def: $vgpr93
                                        ; implicit-def: $vgpr92
                                        ; implicit-def: $vgpr91
                                        ; implicit-def: $vgpr112
                                        ; implicit-def: $vgpr113
.LBB0_19:                               ; %Flow153
	s_and_b64 s[4:5], s[4:5], exec
	s_cselect_b32 s4, 1, 0
	s_cmp_lg_u32 s4, 1
	s_mov_b32 s21, 1
	s_cbranch_scc1 .LBB0_30
; %bb.20:                               ; %.lr.ph
.Ltmp13:
	.loc	2 43 12 is_stmt 1               ; standard.py:43:12 @[ kernels.py:64:24 ]
	s_ashr_i32 s4, s22, 31
	v_bfe_i32 v0, v0, 4, 1
	s_lshr_b32 s4, s4, 26
	v_and_b32_e32 v112, 56, v1
	v_and_b32_e32 v0, 0x808, v0
	s_add_i32 s22, s22, s4
	v_xor_b32_e32 v0, v0, v112
	s_ashr_i32 s4, s22, 6
	v_xor_b32_e32 v3, v4, v3
	v_lshl_or_b32 v113, s12, 6, v2
	v_xor_b32_e32 v0, v0, v90
	v_lshl_or_b32 v98, s16, 4, v3
	v_or_b32_e32 v114, v0, v113
.Ltmp14:
	.loc	1 64 5                          ; kernels.py:64:5
	s_max_i32 s23, s4, 3
	v_mov_b32_e32 v16, 0
	s_add_i32 s22, s10, 0xffffff80
	v_xor_b32_e32 v97, 16, v98
	v_xor_b32_e32 v96, 32, v98
	v_xor_b32_e32 v95, 48, v98
	v_xor_b32_e32 v94, 64, v98
	v_xor_b32_e32 v93, 0x50, v98
	v_xor_b32_e32 v92, 0x60, v98
	v_xor_b32_e32 v91, 0x70, v98
	v_xor_b32_e32 v115, 16, v114
	v_xor_b32_e32 v116, 32, v114
	v_xor_b32_e32 v117, 48, v114
	v_xor_b32_e32 v118, 64, v114
	v_xor_b32_e32 v119, 0x50, v114
	v_xor_b32_e32 v120, 0x60, v114
	v_xor_b32_e32 v121, 0x70, v114
	s_mov_b32 s28, 0
	s_movk_i32 s10, 0x4000
	s_mov_b32 s27, 0x8000
	s_mov_b32 s11, 0xc000
	s_add_i32 s23, s23, -3
	s_mov_b64 s[4:5], 0x80
	s_mov_b32 s24, 0x5040100
	s_mov_b32 s25, 0x7060302
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
	s_mov_b32 s26, 0
	s_branch .LBB0_22
.LBB0_21:                               ;   in Loop: Header=BB0_22 Depth=1
	.loc	1 0 5 is_stmt 0                 ; kernels.py:0:5
	s_or_b64 exec, exec, s[10:11]
	.loc	1 66 70 is_stmt 1               ; kernels.py:66:70
	v_add_u32_e32 v122, s27, v114
	ds_read_b64 v[126:127], v122
	v_add_u32_e32 v122, s27, v115
	v_add_u32_e32 v123, s27, v116
	v_add_u32_e32 v124, s27, v117
	ds_read_b64 v[128:129], v122
	ds_read_b64 v[122:123], v123
	ds_read_b64 v[124:125], v124
	.loc	1 64 5                          ; kernels.py:64:5
	s_add_i32 s10, s21, 1
	s_cmp_lt_i32 s10, 2
	s_cselect_b32 s21, s10, 0
	.loc	1 66 24                         ; kernels.py:66:24
	s_lshl_b32 s10, s21, 14
	.loc	1 66 17 is_stmt 0               ; kernels.py:66:17
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_32x32x8_f16 v[16:31], v[126:127], v[72:73], v[16:31]
	.loc	1 66 70                         ; kernels.py:66:70
	s_add_i32 s11, s10, 0x8000
	.loc	1 64 5 is_stmt 1                ; kernels.py:64:5
	s_add_i32 s29, s26, 1
	s_cmp_lg_u32 s26, s23
	s_mov_b32 s28, s17
	s_mov_b32 s26, s29
	.loc	1 66 17                         ; kernels.py:66:17
	v_mfma_f32_32x32x8_f16 v[0:15], v[126:127], v[74:75], v[0:15]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x8_f16 v[16:31], v[128:129], v[76:77], v[16:31]
	v_mfma_f32_32x32x8_f16 v[0:15], v[128:129], v[78:79], v[0:15]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 v[16:31], v[122:123], v[68:69], v[16:31]
	.loc	1 66 70 is_stmt 0               ; kernels.py:66:70
	v_add_u32_e32 v68, s27, v118
	ds_read_b64 v[72:73], v68
	v_add_u32_e32 v68, s27, v121
	.loc	1 66 17                         ; kernels.py:66:17
	v_mfma_f32_32x32x8_f16 v[0:15], v[122:123], v[70:71], v[0:15]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 v[16:31], v[124:125], v[64:65], v[16:31]
	.loc	1 66 70                         ; kernels.py:66:70
	v_add_u32_e32 v64, s27, v119
	v_add_u32_e32 v65, s27, v120
	ds_read_b64 v[76:77], v64
	ds_read_b64 v[64:65], v65
	ds_read_b64 v[68:69], v68
	.loc	1 66 24                         ; kernels.py:66:24
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_mov_b32 s27, s20
	.loc	1 66 17                         ; kernels.py:66:17
	v_mfma_f32_32x32x8_f16 v[0:15], v[124:125], v[66:67], v[0:15]
	v_mfma_f32_32x32x8_f16 v[16:31], v[72:73], v[60:61], v[16:31]
	v_mfma_f32_32x32x8_f16 v[0:15], v[72:73], v[62:63], v[0:15]
	v_mfma_f32_32x32x8_f16 v[16:31], v[76:77], v[56:57], v[16:31]
	v_mfma_f32_32x32x8_f16 v[0:15], v[76:77], v[58:59], v[0:15]
	v_mfma_f32_32x32x8_f16 v[16:31], v[64:65], v[44:45], v[16:31]
	v_mfma_f32_32x32x8_f16 v[0:15], v[64:65], v[46:47], v[0:15]
	v_mfma_f32_32x32x8_f16 v[16:31], v[68:69], v[32:33], v[16:31]
	.loc	1 66 24                         ; kernels.py:66:24
	v_add_u32_e32 v32, s10, v101
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v32, v[36:37], v[40:41] offset1:16
	v_add_u32_e32 v32, s10, v102
	ds_write2st64_b64 v32, v[38:39], v[42:43] offset1:16
	.loc	1 66 70                         ; kernels.py:66:70
	v_add_u32_e32 v32, s10, v103
	v_perm_b32 v33, v52, v48, s24
	ds_write_b32 v32, v33 offset:32768
	.loc	1 66 17                         ; kernels.py:66:17
	v_mfma_f32_32x32x8_f16 v[0:15], v[68:69], v[34:35], v[0:15]
	.loc	1 66 70                         ; kernels.py:66:70
	v_add_u32_e32 v32, s10, v104
	v_perm_b32 v33, v52, v48, s25
	ds_write_b32 v32, v33 offset:32896
	v_add_u32_e32 v32, s10, v105
	v_perm_b32 v33, v53, v49, s24
	ds_write_b32 v32, v33 offset:33024
	v_add_u32_e32 v32, s10, v106
	v_perm_b32 v33, v53, v49, s25
	ds_write_b32 v32, v33 offset:33152
	v_add_u32_e32 v32, s10, v107
	v_perm_b32 v33, v54, v50, s24
	ds_write_b32 v32, v33 offset:33280
	v_add_u32_e32 v32, s10, v108
	v_perm_b32 v33, v54, v50, s25
	ds_write_b32 v32, v33 offset:33408
	v_add_u32_e32 v32, s10, v109
	v_perm_b32 v33, v55, v51, s24
	ds_write_b32 v32, v33 offset:33536
	v_add_u32_e32 v32, s10, v110
	v_perm_b32 v33, v55, v51, s25
	ds_write_b32 v32, v33 offset:33664
	.loc	1 64 5 is_stmt 1                ; kernels.py:64:5
	s_cbranch_scc0 .LBB0_31
.LBB0_22:                               ; =>This Inner Loop Header: Depth=1
	.loc	1 0 5 is_stmt 0                 ; kernels.py:0:5
	s_mov_b32 s17, s10
	.loc	1 65 24 is_stmt 1               ; kernels.py:65:24
	s_lshl_b32 s10, s26, 6
	s_sub_i32 s29, s22, s10
	s_mov_b32 s20, s11
	.loc	1 67 9                          ; kernels.py:67:9
	v_lshl_add_u64 v[80:81], v[80:81], 0, s[4:5]
	.loc	1 65 16                         ; kernels.py:65:16
	v_cmp_gt_i32_e32 vcc, s29, v99
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v39, 0
	.loc	1 66 24                         ; kernels.py:66:24
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_24
; %bb.23:                               ;   in Loop: Header=BB0_22 Depth=1
	global_load_dwordx4 v[36:39], v[80:81], off
.LBB0_24:                               ;   in Loop: Header=BB0_22 Depth=1
	.loc	1 0 24 is_stmt 0                ; kernels.py:0:24
	s_or_b64 exec, exec, s[10:11]
	.loc	1 67 9 is_stmt 1                ; kernels.py:67:9
	v_lshl_add_u64 v[82:83], v[82:83], 0, s[4:5]
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v43, 0
	.loc	1 66 24                         ; kernels.py:66:24
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_26
; %bb.25:                               ;   in Loop: Header=BB0_22 Depth=1
	global_load_dwordx4 v[40:43], v[82:83], off
.LBB0_26:                               ;   in Loop: Header=BB0_22 Depth=1
	.loc	1 0 24 is_stmt 0                ; kernels.py:0:24
	s_or_b64 exec, exec, s[10:11]
	.loc	1 66 24                         ; kernels.py:66:24
	v_add_u32_e32 v32, s28, v98
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2st64_b64 v[72:75], v32 offset1:16
	v_add_u32_e32 v32, s28, v97
	ds_read2st64_b64 v[76:79], v32 offset1:16
	v_add_u32_e32 v32, s28, v96
	ds_read2st64_b64 v[68:71], v32 offset1:16
	v_add_u32_e32 v32, s28, v95
	ds_read2st64_b64 v[64:67], v32 offset1:16
	v_add_u32_e32 v32, s28, v94
	ds_read2st64_b64 v[60:63], v32 offset1:16
	v_add_u32_e32 v32, s28, v93
	ds_read2st64_b64 v[56:59], v32 offset1:16
	v_add_u32_e32 v32, s28, v92
	ds_read2st64_b64 v[44:47], v32 offset1:16
	v_add_u32_e32 v32, s28, v91
	ds_read2st64_b64 v[32:35], v32 offset1:16
	.loc	1 66 70                         ; kernels.py:66:70
	v_mov_b32_e32 v52, 0
	.loc	1 68 9 is_stmt 1                ; kernels.py:68:9
	v_lshl_add_u64 v[84:85], s[2:3], 1, v[84:85]
	.loc	1 65 16                         ; kernels.py:65:16
	v_cmp_gt_i32_e32 vcc, s29, v100
	.loc	1 66 70                         ; kernels.py:66:70
	v_mov_b32_e32 v48, 0
	v_mov_b32_e32 v49, 0
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v51, v52
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_28
; %bb.27:                               ;   in Loop: Header=BB0_22 Depth=1
	global_load_dwordx4 v[48:51], v[84:85], off
.LBB0_28:                               ;   in Loop: Header=BB0_22 Depth=1
	.loc	1 0 70 is_stmt 0                ; kernels.py:0:70
	s_or_b64 exec, exec, s[10:11]
	.loc	1 68 9 is_stmt 1                ; kernels.py:68:9
	v_lshl_add_u64 v[86:87], s[2:3], 1, v[86:87]
	v_mov_b32_e32 v53, v52
	v_mov_b32_e32 v54, v52
	v_mov_b32_e32 v55, v52
	.loc	1 66 70                         ; kernels.py:66:70
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_21
; %bb.29:                               ;   in Loop: Header=BB0_22 Depth=1
	global_load_dwordx4 v[52:55], v[86:87], off
	s_branch .LBB0_21
.LBB0_30:
	.loc	1 0 70 is_stmt 0                ; kernels.py:0:70
	v_mov_b32_e32 v15, 0
	s_movk_i32 s10, 0x4000
	s_mov_b32 s20, 0x8000
	s_mov_b32 s11, 0xc000
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
.LBB0_31:                               ; %._crit_edge
	.loc	1 66 70 is_stmt 1               ; kernels.py:66:70
	v_mov_b32_e32 v32, 0x808
	v_cmp_eq_u32_e32 vcc, 0, v111
	.loc	1 66 17 is_stmt 0               ; kernels.py:66:17
	s_and_b64 s[2:3], s[14:15], exec
	s_cselect_b32 s2, 1, 0
	.loc	1 66 70                         ; kernels.py:66:70
	v_cndmask_b32_e64 v32, v32, 0, vcc
	v_xor_b32_e32 v32, v32, v112
	v_xor_b32_e32 v32, v32, v90
	v_or_b32_e32 v39, v32, v113
	v_xor_b32_e32 v38, 16, v39
	v_xor_b32_e32 v37, 32, v39
	v_xor_b32_e32 v36, 48, v39
	v_xor_b32_e32 v35, 64, v39
	v_xor_b32_e32 v34, 0x50, v39
	v_xor_b32_e32 v33, 0x60, v39
	.loc	1 66 17                         ; kernels.py:66:17
	s_cmp_lg_u32 s2, 1
	.loc	1 66 70                         ; kernels.py:66:70
	v_xor_b32_e32 v32, 0x70, v39
	.loc	1 66 24                         ; kernels.py:66:24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 66 17                         ; kernels.py:66:17
	s_cbranch_scc1 .LBB0_33
; %bb.32:
	.loc	1 66 70                         ; kernels.py:66:70
	v_add_u32_e32 v40, s20, v39
	ds_read_b64 v[72:73], v40
	v_add_u32_e32 v44, s20, v38
	ds_read_b64 v[74:75], v44
	.loc	1 66 24                         ; kernels.py:66:24
	v_add_u32_e32 v40, s17, v98
	ds_read2st64_b64 v[40:43], v40 offset1:16
	.loc	1 66 17                         ; kernels.py:66:17
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 v[0:15], v[72:73], v[42:43], v[0:15]
	v_mfma_f32_32x32x8_f16 v[16:31], v[72:73], v[40:41], v[16:31]
	.loc	1 66 24                         ; kernels.py:66:24
	v_add_u32_e32 v40, s17, v97
	ds_read2st64_b64 v[44:47], v40 offset1:16
	.loc	1 66 70                         ; kernels.py:66:70
	v_add_u32_e32 v40, s20, v37
	.loc	1 66 17                         ; kernels.py:66:17
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 v[16:31], v[74:75], v[44:45], v[16:31]
	.loc	1 66 70                         ; kernels.py:66:70
	ds_read_b64 v[44:45], v40
	.loc	1 66 24                         ; kernels.py:66:24
	v_add_u32_e32 v40, s17, v96
	ds_read2st64_b64 v[48:51], v40 offset1:16
	.loc	1 66 70                         ; kernels.py:66:70
	v_add_u32_e32 v40, s20, v36
	.loc	1 66 17                         ; kernels.py:66:17
	v_mfma_f32_32x32x8_f16 v[0:15], v[74:75], v[46:47], v[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 v[16:31], v[44:45], v[48:49], v[16:31]
	.loc	1 66 70                         ; kernels.py:66:70
	ds_read_b64 v[48:49], v40
	.loc	1 66 24                         ; kernels.py:66:24
	v_add_u32_e32 v40, s17, v95
	ds_read2st64_b64 v[52:55], v40 offset1:16
	.loc	1 66 70                         ; kernels.py:66:70
	v_add_u32_e32 v40, s20, v35
	.loc	1 66 17                         ; kernels.py:66:17
	v_mfma_f32_32x32x8_f16 v[0:15], v[44:45], v[50:51], v[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 v[16:31], v[48:49], v[52:53], v[16:31]
	.loc	1 66 70                         ; kernels.py:66:70
	ds_read_b64 v[52:53], v40
	.loc	1 66 24                         ; kernels.py:66:24
	v_add_u32_e32 v40, s17, v94
	ds_read2st64_b64 v[56:59], v40 offset1:16
	.loc	1 66 70                         ; kernels.py:66:70
	v_add_u32_e32 v40, s20, v34
	.loc	1 66 17                         ; kernels.py:66:17
	v_mfma_f32_32x32x8_f16 v[0:15], v[48:49], v[54:55], v[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 v[16:31], v[52:53], v[56:57], v[16:31]
	.loc	1 66 70                         ; kernels.py:66:70
	ds_read_b64 v[56:57], v40
	.loc	1 66 24                         ; kernels.py:66:24
	v_add_u32_e32 v40, s17, v93
	ds_read2st64_b64 v[60:63], v40 offset1:16
	.loc	1 66 70                         ; kernels.py:66:70
	v_add_u32_e32 v40, s20, v33
	.loc	1 66 17                         ; kernels.py:66:17
	v_mfma_f32_32x32x8_f16 v[0:15], v[52:53], v[58:59], v[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 v[16:31], v[56:57], v[60:61], v[16:31]
	.loc	1 66 70                         ; kernels.py:66:70
	ds_read_b64 v[60:61], v40
	.loc	1 66 24                         ; kernels.py:66:24
	v_add_u32_e32 v40, s17, v92
	ds_read2st64_b64 v[64:67], v40 offset1:16
	.loc	1 66 70                         ; kernels.py:66:70
	v_add_u32_e32 v40, s20, v32
	.loc	1 66 17                         ; kernels.py:66:17
	v_mfma_f32_32x32x8_f16 v[0:15], v[56:57], v[62:63], v[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 v[16:31], v[60:61], v[64:65], v[16:31]
	.loc	1 66 70                         ; kernels.py:66:70
	ds_read_b64 v[64:65], v40
	.loc	1 66 24                         ; kernels.py:66:24
	v_add_u32_e32 v40, s17, v91
	ds_read2st64_b64 v[68:71], v40 offset1:16
	.loc	1 66 17                         ; kernels.py:66:17
	v_mfma_f32_32x32x8_f16 v[0:15], v[60:61], v[66:67], v[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 v[16:31], v[64:65], v[68:69], v[16:31]
	v_mfma_f32_32x32x8_f16 v[0:15], v[64:65], v[70:71], v[0:15]
.LBB0_33:                               ; %._crit_edge._crit_edge
	s_and_b64 s[0:1], s[0:1], exec
	s_cselect_b32 s0, 1, 0
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc1 .LBB0_35
; %bb.34:
	.loc	1 66 70                         ; kernels.py:66:70
	v_add_u32_e32 v39, s11, v39
	ds_read_b64 v[56:57], v39
	v_add_u32_e32 v38, s11, v38
	ds_read_b64 v[58:59], v38
	.loc	1 66 24                         ; kernels.py:66:24
	v_add_u32_e32 v39, s10, v98
	ds_read2st64_b64 v[40:43], v39 offset1:16
	.loc	1 66 70                         ; kernels.py:66:70
	v_add_u32_e32 v37, s11, v37
	ds_read_b64 v[60:61], v37
	.loc	1 66 24                         ; kernels.py:66:24
	v_add_u32_e32 v38, s10, v97
	v_add_u32_e32 v37, s10, v96
	.loc	1 66 17                         ; kernels.py:66:17
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_f16 v[16:31], v[56:57], v[40:41], v[16:31]
	.loc	1 66 24                         ; kernels.py:66:24
	ds_read2st64_b64 v[38:41], v38 offset1:16
	ds_read2st64_b64 v[44:47], v37 offset1:16
	.loc	1 66 70                         ; kernels.py:66:70
	v_add_u32_e32 v36, s11, v36
	v_add_u32_e32 v35, s11, v35
	v_add_u32_e32 v34, s11, v34
	v_add_u32_e32 v33, s11, v33
	v_add_u32_e32 v32, s11, v32
	.loc	1 66 17                         ; kernels.py:66:17
	v_mfma_f32_32x32x8_f16 v[0:15], v[56:57], v[42:43], v[0:15]
	.loc	1 66 70                         ; kernels.py:66:70
	ds_read_b64 v[62:63], v35
	.loc	1 66 24                         ; kernels.py:66:24
	v_add_u32_e32 v35, s10, v94
	ds_read2st64_b64 v[48:51], v35 offset1:16
	.loc	1 66 70                         ; kernels.py:66:70
	ds_read_b64 v[64:65], v33
	.loc	1 66 24                         ; kernels.py:66:24
	v_add_u32_e32 v33, s10, v92
	ds_read2st64_b64 v[52:55], v33 offset1:16
	.loc	1 66 17                         ; kernels.py:66:17
	s_waitcnt lgkmcnt(5)
	v_mfma_f32_32x32x8_f16 v[16:31], v[58:59], v[38:39], v[16:31]
	v_mfma_f32_32x32x8_f16 v[0:15], v[58:59], v[40:41], v[0:15]
	s_waitcnt lgkmcnt(4)
	v_mfma_f32_32x32x8_f16 v[16:31], v[60:61], v[44:45], v[16:31]
	.loc	1 66 70                         ; kernels.py:66:70
	ds_read_b64 v[44:45], v36
	.loc	1 66 24                         ; kernels.py:66:24
	v_add_u32_e32 v36, s10, v95
	ds_read2st64_b64 v[36:39], v36 offset1:16
	.loc	1 66 17                         ; kernels.py:66:17
	v_mfma_f32_32x32x8_f16 v[0:15], v[60:61], v[46:47], v[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 v[16:31], v[44:45], v[36:37], v[16:31]
	v_mfma_f32_32x32x8_f16 v[0:15], v[44:45], v[38:39], v[0:15]
	v_mfma_f32_32x32x8_f16 v[16:31], v[62:63], v[48:49], v[16:31]
	.loc	1 66 70                         ; kernels.py:66:70
	ds_read_b64 v[48:49], v34
	.loc	1 66 24                         ; kernels.py:66:24
	v_add_u32_e32 v34, s10, v93
	ds_read2st64_b64 v[34:37], v34 offset1:16
	.loc	1 66 17                         ; kernels.py:66:17
	v_mfma_f32_32x32x8_f16 v[0:15], v[62:63], v[50:51], v[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 v[16:31], v[48:49], v[34:35], v[16:31]
	v_mfma_f32_32x32x8_f16 v[0:15], v[48:49], v[36:37], v[0:15]
	v_mfma_f32_32x32x8_f16 v[16:31], v[64:65], v[52:53], v[16:31]
	.loc	1 66 70                         ; kernels.py:66:70
	ds_read_b64 v[52:53], v32
	.loc	1 66 24                         ; kernels.py:66:24
	v_add_u32_e32 v32, s10, v91
	ds_read2st64_b64 v[32:35], v32 offset1:16
	.loc	1 66 17                         ; kernels.py:66:17
	v_mfma_f32_32x32x8_f16 v[0:15], v[64:65], v[54:55], v[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 v[16:31], v[52:53], v[32:33], v[16:31]
	v_mfma_f32_32x32x8_f16 v[0:15], v[52:53], v[34:35], v[0:15]
.LBB0_35:
	.loc	1 58 26 is_stmt 1               ; kernels.py:58:26
	s_lshr_b32 s0, s12, 1
	v_lshrrev_b32_e32 v32, 3, v89
	v_or_b32_e32 v32, s0, v32
	s_lshr_b32 s0, s16, 3
	v_or_b32_e32 v33, s0, v88
	.loc	1 58 13 is_stmt 0               ; kernels.py:58:13
	v_or_b32_e32 v36, s18, v33
	.loc	1 72 18 is_stmt 1               ; kernels.py:72:18
	v_mul_lo_u32 v34, v36, s13
	.loc	1 59 16                         ; kernels.py:59:16
	v_or_b32_e32 v32, s19, v32
	.loc	1 72 14                         ; kernels.py:72:14
	v_ashrrev_i32_e32 v35, 31, v34
	.loc	1 71 13                         ; kernels.py:71:13
	v_cmp_gt_i32_e64 s[2:3], s8, v36
	.loc	1 71 35 is_stmt 0               ; kernels.py:71:35
	v_cmp_gt_i32_e32 vcc, s9, v32
	.loc	1 72 14 is_stmt 1               ; kernels.py:72:14
	v_lshl_add_u64 v[34:35], v[34:35], 1, s[6:7]
	v_ashrrev_i32_e32 v33, 31, v32
	.loc	1 71 12                         ; kernels.py:71:12
	s_and_b64 s[4:5], s[2:3], vcc
	.loc	1 72 14                         ; kernels.py:72:14
	v_lshl_add_u64 v[34:35], v[32:33], 1, v[34:35]
	.loc	1 72 5 is_stmt 0                ; kernels.py:72:5
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_37
; %bb.36:
	.loc	1 72 63                         ; kernels.py:72:63
	v_cvt_f16_f32_e32 v18, v18
	v_cvt_f16_f32_e32 v19, v19
	v_cvt_f16_f32_e32 v16, v16
	v_cvt_f16_f32_e32 v37, v17
	v_cvt_f16_f32_e32 v21, v21
	.loc	1 72 5                          ; kernels.py:72:5
	v_pack_b32_f16 v17, v18, v19
	.loc	1 72 63                         ; kernels.py:72:63
	v_cvt_f16_f32_e32 v18, v23
	v_cvt_f16_f32_e32 v19, v22
	v_cvt_f16_f32_e32 v20, v20
	.loc	1 72 5                          ; kernels.py:72:5
	v_pack_b32_f16 v16, v16, v37
	global_store_dwordx2 v[34:35], v[16:17], off
	v_pack_b32_f16 v17, v19, v18
	v_pack_b32_f16 v16, v20, v21
	global_store_dwordx2 v[34:35], v[16:17], off offset:16
.LBB0_37:                               ; %.critedge
	.loc	1 0 5                           ; kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 59 16 is_stmt 1               ; kernels.py:59:16
	v_or_b32_e32 v16, 16, v32
	.loc	1 71 35                         ; kernels.py:71:35
	v_cmp_gt_i32_e64 s[0:1], s9, v16
	.loc	1 71 12 is_stmt 0               ; kernels.py:71:12
	s_and_b64 s[4:5], s[0:1], s[2:3]
	.loc	1 72 5 is_stmt 1                ; kernels.py:72:5
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_39
; %bb.38:
	.loc	1 72 63 is_stmt 0               ; kernels.py:72:63
	v_cvt_f16_f32_e32 v18, v24
	v_cvt_f16_f32_e32 v19, v26
	v_cvt_f16_f32_e32 v22, v27
	v_cvt_f16_f32_e32 v23, v25
	v_cvt_f16_f32_e32 v16, v28
	v_cvt_f16_f32_e32 v17, v30
	v_cvt_f16_f32_e32 v20, v31
	v_cvt_f16_f32_e32 v21, v29
	v_pack_b32_f16 v19, v19, v22
	v_pack_b32_f16 v18, v18, v23
	v_pack_b32_f16 v17, v17, v20
	v_pack_b32_f16 v16, v16, v21
	.loc	1 72 5                          ; kernels.py:72:5
	global_store_dwordx2 v[34:35], v[18:19], off offset:32
	global_store_dwordx2 v[34:35], v[16:17], off offset:48
.LBB0_39:                               ; %.critedge2
	.loc	1 0 5                           ; kernels.py:0:5
	s_or_b64 exec, exec, s[2:3]
	.loc	1 58 13 is_stmt 1               ; kernels.py:58:13
	v_or_b32_e32 v16, 64, v36
	.loc	1 71 13                         ; kernels.py:71:13
	v_cmp_gt_i32_e64 s[2:3], s8, v16
	.loc	1 72 18                         ; kernels.py:72:18
	v_mul_lo_u32 v16, v16, s13
	.loc	1 72 14 is_stmt 0               ; kernels.py:72:14
	v_ashrrev_i32_e32 v17, 31, v16
	v_lshl_add_u64 v[16:17], v[16:17], 1, s[6:7]
	.loc	1 71 12 is_stmt 1               ; kernels.py:71:12
	s_and_b64 s[8:9], s[2:3], vcc
	.loc	1 72 14                         ; kernels.py:72:14
	v_lshl_add_u64 v[16:17], v[32:33], 1, v[16:17]
	.loc	1 72 5 is_stmt 0                ; kernels.py:72:5
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_cbranch_execnz .LBB0_42
; %bb.40:                               ; %.critedge4
	.loc	1 0 5                           ; kernels.py:0:5
	s_or_b64 exec, exec, s[4:5]
	.loc	1 71 12 is_stmt 1               ; kernels.py:71:12
	s_and_b64 s[0:1], s[2:3], s[0:1]
	.loc	1 72 5                          ; kernels.py:72:5
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execnz .LBB0_43
.LBB0_41:                               ; %.critedge6
	.loc	1 49 1                          ; kernels.py:49:1
	s_endpgm
.LBB0_42:
	.loc	1 72 63                         ; kernels.py:72:63
	v_cvt_f16_f32_e32 v18, v0
	v_cvt_f16_f32_e32 v2, v2
	v_cvt_f16_f32_e32 v0, v4
	v_cvt_f16_f32_e32 v4, v6
	v_cvt_f16_f32_e32 v6, v7
	v_cvt_f16_f32_e32 v3, v3
	v_cvt_f16_f32_e32 v7, v1
	v_cvt_f16_f32_e32 v5, v5
	v_pack_b32_f16 v1, v4, v6
	v_pack_b32_f16 v3, v2, v3
	v_pack_b32_f16 v2, v18, v7
	v_pack_b32_f16 v0, v0, v5
	.loc	1 72 5 is_stmt 0                ; kernels.py:72:5
	global_store_dwordx2 v[16:17], v[2:3], off
	global_store_dwordx2 v[16:17], v[0:1], off offset:16
	s_or_b64 exec, exec, s[4:5]
	.loc	1 71 12 is_stmt 1               ; kernels.py:71:12
	s_and_b64 s[0:1], s[2:3], s[0:1]
	.loc	1 72 5                          ; kernels.py:72:5
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_41
.LBB0_43:
	.loc	1 72 63 is_stmt 0               ; kernels.py:72:63
	v_cvt_f16_f32_e32 v2, v8
	v_cvt_f16_f32_e32 v3, v10
	v_cvt_f16_f32_e32 v6, v11
	v_cvt_f16_f32_e32 v7, v9
	v_cvt_f16_f32_e32 v0, v12
	v_cvt_f16_f32_e32 v1, v14
	v_cvt_f16_f32_e32 v4, v15
	v_cvt_f16_f32_e32 v5, v13
	v_pack_b32_f16 v3, v3, v6
	v_pack_b32_f16 v2, v2, v7
	v_pack_b32_f16 v1, v1, v4
	v_pack_b32_f16 v0, v0, v5
	.loc	1 72 5                          ; kernels.py:72:5
	global_store_dwordx2 v[16:17], v[2:3], off offset:32
	global_store_dwordx2 v[16:17], v[0:1], off offset:48
	.loc	1 49 1 is_stmt 1                ; kernels.py:49:1
	s_endpgm
.Ltmp15:
.Lfunc_end0:
	.size	matmul, .Lfunc_end0-matmul
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel matmul
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 64
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
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 130
		.amdhsa_next_free_sgpr 30
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
	.set .Lmatmul.num_vgpr, 130
	.set .Lmatmul.num_agpr, 0
	.set .Lmatmul.numbered_sgpr, 30
	.set .Lmatmul.num_named_barrier, 0
	.set .Lmatmul.private_seg_size, 0
	.set .Lmatmul.uses_vcc, 1
	.set .Lmatmul.uses_flat_scratch, 0
	.set .Lmatmul.has_dyn_sized_stack, 0
	.set .Lmatmul.has_recursion, 0
	.set .Lmatmul.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 4688
; TotalNumSgprs: 36
; NumVgprs: 130
; NumAgprs: 0
; TotalNumVgprs: 130
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 16
; NumSGPRsForWavesPerEU: 36
; NumVGPRsForWavesPerEU: 130
; AccumOffset: 132
; Occupancy: 3
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 16
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
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
	.byte	0                               ; DW_CHILDREN_no
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
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
	.byte	1                               ; Abbrev [1] 0xb:0x64 DW_TAG_compile_unit
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
	.byte	3                               ; Abbrev [3] 0x30:0x3e DW_TAG_subprogram
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	42                              ; DW_AT_abstract_origin
	.byte	4                               ; Abbrev [4] 0x41:0x14 DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.quad	.Ltmp1                          ; DW_AT_low_pc
	.long	.Ltmp2-.Ltmp1                   ; DW_AT_high_pc
	.byte	1                               ; DW_AT_call_file
	.byte	53                              ; DW_AT_call_line
	.byte	39                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x55:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	53                              ; DW_AT_call_line
	.byte	24                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x61:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges1                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	64                              ; DW_AT_call_line
	.byte	24                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
.Ldebug_info_end0:
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges1:
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
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
	.asciz	"matmul"                        ; string offset=41 ; matmul
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
      - .offset:         24
        .size:           4
        .value_kind:     by_value
      - .offset:         28
        .size:           4
        .value_kind:     by_value
      - .offset:         32
        .size:           4
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .value_kind:     by_value
      - .offset:         40
        .size:           4
        .value_kind:     by_value
      - .offset:         44
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .max_flat_workgroup_size: 512
    .name:           matmul
    .private_segment_fixed_size: 0
    .sgpr_count:     36
    .sgpr_spill_count: 0
    .symbol:         matmul.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     130
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
