	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	attention                       ; -- Begin function attention
	.p2align	8
	.type	attention,@function
attention:                              ; @attention
.Lfunc_begin0:
	.file	1 "src" "kernels.py"
	.loc	1 76 0                          ; kernels.py:76:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_clause 0x1
	s_load_b32 s17, s[0:1], 0x24
	s_load_b64 s[2:3], s[0:1], 0x0
.Ltmp0:
	.loc	1 101 13 prologue_end           ; kernels.py:101:13
	v_readfirstlane_b32 s4, v0
	v_dual_mov_b32 v6, 0 :: v_dual_and_b32 v81, 31, v0
	.loc	1 84 17                         ; kernels.py:84:17
	v_dual_mov_b32 v1, 0 :: v_dual_and_b32 v86, 7, v0
	.loc	1 104 5                         ; kernels.py:104:5
	s_and_b32 s21, s4, 0x60
	v_mov_b32_e32 v5, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	.loc	1 81 20                         ; kernels.py:81:20
	v_or_b32_e32 v50, s21, v81
	.loc	1 79 13                         ; kernels.py:79:13
	s_lshl_b32 s30, s14, 6
	v_dual_mov_b32 v7, 0 :: v_dual_lshlrev_b32 v2, 3, v86
	v_mov_b32_e32 v8, 0
	.loc	1 81 20                         ; kernels.py:81:20
	v_lshrrev_b32_e32 v52, 3, v50
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshlrev_b32_e32 v49, 1, v2
	.loc	1 81 12 is_stmt 0               ; kernels.py:81:12
	v_or_b32_e32 v10, s30, v52
	.loc	1 80 12 is_stmt 1               ; kernels.py:80:12
	s_waitcnt lgkmcnt(0)
	s_mul_hi_i32 s5, s15, s17
	s_mul_i32 s4, s15, s17
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	.loc	1 84 17                         ; kernels.py:84:17
	s_lshl_b64 s[6:7], s[4:5], 7
	s_add_u32 s8, s2, s6
	s_addc_u32 s9, s3, s7
	.loc	1 84 9 is_stmt 0                ; kernels.py:84:9
	s_mov_b32 s2, exec_lo
	.loc	1 84 75                         ; kernels.py:84:75
	v_cmpx_gt_i32_e32 s17, v10
	.loc	1 84 9                          ; kernels.py:84:9
	s_cbranch_execz .LBB0_2
; %bb.1:
	.loc	1 0 9                           ; kernels.py:0:9
	v_lshlrev_b32_e32 v2, 6, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 1, v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s8, v2
	v_add_co_ci_u32_e64 v3, null, s9, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, v2, v49
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	.loc	1 84 9                          ; kernels.py:84:9
	global_load_b128 v[5:8], v[2:3], off
.LBB0_2:
	.loc	1 0 9                           ; kernels.py:0:9
	s_or_b32 exec_lo, exec_lo, s2
	.loc	1 81 20 is_stmt 1               ; kernels.py:81:20
	v_or_b32_e32 v51, 16, v52
	v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0
	v_mov_b32_e32 v4, 0
	.loc	1 84 9                          ; kernels.py:84:9
	s_mov_b32 s2, exec_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 81 12                         ; kernels.py:81:12
	v_or_b32_e32 v9, s30, v51
	.loc	1 84 75                         ; kernels.py:84:75
	v_cmpx_gt_i32_e32 s17, v9
	.loc	1 84 9 is_stmt 0                ; kernels.py:84:9
	s_cbranch_execz .LBB0_4
; %bb.3:
	.loc	1 84 32                         ; kernels.py:84:32
	v_lshlrev_b32_e32 v1, 6, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 84 17                         ; kernels.py:84:17
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 1, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, vcc_lo, s8, v1
	v_add_co_ci_u32_e64 v2, null, s9, v2, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, vcc_lo, v1, v49
	v_add_co_ci_u32_e64 v2, null, 0, v2, vcc_lo
	.loc	1 84 9                          ; kernels.py:84:9
	global_load_b128 v[1:4], v[1:2], off
.LBB0_4:
	.loc	1 0 9                           ; kernels.py:0:9
	s_or_b32 exec_lo, exec_lo, s2
	s_load_b64 s[2:3], s[0:1], 0x8
	.loc	1 81 12 is_stmt 1               ; kernels.py:81:12
	v_or_b32_e32 v11, 32, v10
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v16, 0
	v_mov_b32_e32 v15, 0
	.loc	1 84 9                          ; kernels.py:84:9
	s_mov_b32 s6, exec_lo
	.loc	1 84 75 is_stmt 0               ; kernels.py:84:75
	v_cmpx_gt_i32_e32 s17, v11
	.loc	1 84 9                          ; kernels.py:84:9
	s_cbranch_execz .LBB0_6
; %bb.5:
	.loc	1 84 32                         ; kernels.py:84:32
	v_lshlrev_b32_e32 v11, 6, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 84 17                         ; kernels.py:84:17
	v_ashrrev_i32_e32 v12, 31, v11
	v_lshlrev_b64 v[11:12], 1, v[11:12]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v11, vcc_lo, s8, v11
	v_add_co_ci_u32_e64 v12, null, s9, v12, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v11, vcc_lo, v11, v49
	v_add_co_ci_u32_e64 v12, null, 0, v12, vcc_lo
	.loc	1 84 9                          ; kernels.py:84:9
	global_load_b128 v[13:16], v[11:12], off
.LBB0_6:
	.loc	1 0 9                           ; kernels.py:0:9
	s_or_b32 exec_lo, exec_lo, s6
	.loc	1 81 12 is_stmt 1               ; kernels.py:81:12
	v_or_b32_e32 v17, 48, v10
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v11, 0
	v_mov_b32_e32 v12, 0
	.loc	1 0 0 is_stmt 0                 ; kernels.py:0
	s_lshl_b64 s[6:7], s[4:5], 6
	.loc	1 84 9 is_stmt 1                ; kernels.py:84:9
	s_mov_b32 s4, exec_lo
	.loc	1 84 75 is_stmt 0               ; kernels.py:84:75
	v_cmpx_gt_i32_e32 s17, v17
	.loc	1 84 9                          ; kernels.py:84:9
	s_cbranch_execz .LBB0_8
; %bb.7:
	.loc	1 84 32                         ; kernels.py:84:32
	v_lshlrev_b32_e32 v9, 6, v17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 84 17                         ; kernels.py:84:17
	v_ashrrev_i32_e32 v10, 31, v9
	v_lshlrev_b64 v[9:10], 1, v[9:10]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v9, vcc_lo, s8, v9
	v_add_co_ci_u32_e64 v10, null, s9, v10, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v9, vcc_lo, v9, v49
	v_add_co_ci_u32_e64 v10, null, 0, v10, vcc_lo
	.loc	1 84 9                          ; kernels.py:84:9
	global_load_b128 v[9:12], v[9:10], off
.LBB0_8:
	.loc	1 0 9                           ; kernels.py:0:9
	s_or_b32 exec_lo, exec_lo, s4
	.loc	1 84 9                          ; kernels.py:84:9
	v_lshlrev_b32_e32 v17, 1, v50
	v_lshlrev_b32_e32 v18, 4, v50
	.loc	1 81 20 is_stmt 1               ; kernels.py:81:20
	v_and_b32_e32 v53, 15, v0
	.loc	1 84 9                          ; kernels.py:84:9
	v_lshlrev_b32_e32 v88, 4, v86
	s_lshl_b32 s4, s21, 6
	v_and_b32_e32 v17, 0x70, v17
	.loc	1 91 21                         ; kernels.py:91:21
	s_lshl_b64 s[18:19], s[6:7], 1
	.loc	1 91 75 is_stmt 0               ; kernels.py:91:75
	v_cmp_gt_i32_e32 vcc_lo, s17, v52
	.loc	1 91 21                         ; kernels.py:91:21
	s_waitcnt lgkmcnt(0)
	s_add_u32 s2, s2, s18
	s_addc_u32 s3, s3, s19
	.loc	1 84 9 is_stmt 1                ; kernels.py:84:9
	v_xor_b32_e32 v17, v17, v18
	.loc	1 89 5                          ; kernels.py:89:5
	s_cmp_lt_u32 s30, 0x7fffffc0
	s_cselect_b32 s6, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_and_b32 s8, s6, vcc_lo
	.loc	1 84 9                          ; kernels.py:84:9
	v_add_nc_u32_e32 v137, 0, v17
	s_waitcnt vmcnt(0)
	ds_store_b128 v137, v[5:8]
	ds_store_b128 v137, v[1:4] offset:2048
	ds_store_b128 v137, v[13:16] offset:4096
	ds_store_b128 v137, v[9:12] offset:6144
	v_dual_mov_b32 v8, 0 :: v_dual_lshlrev_b32 v89, 7, v53
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_mov_b32_e32 v7, 0
	v_or3_b32 v18, s4, v89, v88
	s_load_b64 s[4:5], s[0:1], 0x10
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u32_e32 v17, 0, v18
	v_xad_u32 v1, v18, 32, 0
	v_xad_u32 v19, v18, 16, 0
	v_xad_u32 v2, v18, 48, 0
	v_xad_u32 v3, v18, 64, 0
	v_xad_u32 v4, 0x50, v18, 0
	v_xad_u32 v5, 0x60, v18, 0
	ds_load_b128 v[41:44], v17
	ds_load_b128 v[45:48], v19
	v_xad_u32 v6, 0x70, v18, 0
	ds_load_b128 v[33:36], v1
	ds_load_b128 v[37:40], v2
	ds_load_b128 v[25:28], v3
	ds_load_b128 v[29:32], v4
	ds_load_b128 v[17:20], v5
	ds_load_b128 v[21:24], v6
	v_mov_b32_e32 v1, 0
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v6, 0
	.loc	1 91 13                         ; kernels.py:91:13
	s_and_saveexec_b32 s7, s8
	s_cbranch_execz .LBB0_10
; %bb.9:
	.loc	1 0 13 is_stmt 0                ; kernels.py:0:13
	v_lshlrev_b32_e32 v2, 7, v52
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, s8, s2, v2
	v_add_co_ci_u32_e64 v3, null, s3, 0, s8
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, v2, v49
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	.loc	1 91 13                         ; kernels.py:91:13
	global_load_b128 v[5:8], v[2:3], off
.LBB0_10:
	.loc	1 0 13                          ; kernels.py:0:13
	s_or_b32 exec_lo, exec_lo, s7
	.loc	1 91 75                         ; kernels.py:91:75
	v_cmp_gt_i32_e32 vcc_lo, s17, v51
	v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0
	v_mov_b32_e32 v4, 0
	.loc	1 89 5 is_stmt 1                ; kernels.py:89:5
	s_and_b32 s8, s6, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	1 91 13                         ; kernels.py:91:13
	s_and_saveexec_b32 s7, s8
	s_cbranch_execz .LBB0_12
; %bb.11:
	.loc	1 91 21 is_stmt 0               ; kernels.py:91:21
	v_lshlrev_b32_e32 v1, 7, v51
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, s8, s2, v1
	v_add_co_ci_u32_e64 v2, null, s3, 0, s8
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, vcc_lo, v1, v49
	v_add_co_ci_u32_e64 v2, null, 0, v2, vcc_lo
	.loc	1 91 13                         ; kernels.py:91:13
	global_load_b128 v[1:4], v[1:2], off
.LBB0_12:
	.loc	1 0 13                          ; kernels.py:0:13
	s_or_b32 exec_lo, exec_lo, s7
	v_dual_mov_b32 v13, 0 :: v_dual_and_b32 v50, 0x78, v50
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v12, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	.loc	1 82 15 is_stmt 1               ; kernels.py:82:15
	v_lshrrev_b32_e32 v51, 2, v50
	.loc	1 101 21                        ; kernels.py:101:21
	s_waitcnt lgkmcnt(0)
	s_add_u32 s20, s4, s18
	s_addc_u32 s22, s5, s19
	.loc	1 101 77 is_stmt 0              ; kernels.py:101:77
	v_cmp_gt_i32_e32 vcc_lo, s17, v51
	.loc	1 89 5 is_stmt 1                ; kernels.py:89:5
	s_and_b32 s4, s6, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	1 101 13                        ; kernels.py:101:13
	s_and_saveexec_b32 s5, s4
	s_cbranch_execz .LBB0_14
; %bb.13:
	.loc	1 0 13 is_stmt 0                ; kernels.py:0:13
	v_lshlrev_b32_e32 v9, 5, v50
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v9, s6, s20, v9
	v_add_co_ci_u32_e64 v10, null, s22, 0, s6
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v9, vcc_lo, v9, v49
	v_add_co_ci_u32_e64 v10, null, 0, v10, vcc_lo
	.loc	1 101 13                        ; kernels.py:101:13
	global_load_b128 v[9:12], v[9:10], off
.LBB0_14:
	.loc	1 0 13                          ; kernels.py:0:13
	s_or_b32 exec_lo, exec_lo, s5
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v15, 0
	v_mov_b32_e32 v16, 0
	.loc	1 101 13                        ; kernels.py:101:13
	s_and_saveexec_b32 s5, s4
	s_cbranch_execz .LBB0_16
; %bb.15:
	.loc	1 101 21                        ; kernels.py:101:21
	v_lshl_or_b32 v13, v51, 7, 0x80
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v13, s4, s20, v13
	v_add_co_ci_u32_e64 v14, null, s22, 0, s4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v13, vcc_lo, v13, v49
	v_add_co_ci_u32_e64 v14, null, 0, v14, vcc_lo
	.loc	1 101 13                        ; kernels.py:101:13
	global_load_b128 v[13:16], v[13:14], off
.LBB0_16:
	.loc	1 0 13                          ; kernels.py:0:13
	s_or_b32 exec_lo, exec_lo, s5
	.loc	1 101 13                        ; kernels.py:101:13
	v_lshlrev_b32_e32 v54, 4, v0
	v_lshrrev_b32_e32 v55, 1, v50
	s_clause 0x1
	s_load_b64 s[28:29], s[0:1], 0x18
	s_load_b32 s31, s[0:1], 0x20
	.loc	1 81 20 is_stmt 1               ; kernels.py:81:20
	s_lshr_b32 s0, s21, 1
	.loc	1 91 13                         ; kernels.py:91:13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	1 101 13                        ; kernels.py:101:13
	v_and_b32_e32 v54, 48, v54
	.loc	1 81 12                         ; kernels.py:81:12
	v_or3_b32 v87, s0, s30, v53
	.loc	1 91 13                         ; kernels.py:91:13
	s_barrier
	buffer_gl0_inv
	.loc	1 82 15                         ; kernels.py:82:15
	v_bfe_u32 v85, v0, 4, 1
	.loc	1 101 13                        ; kernels.py:101:13
	v_xor_b32_e32 v54, v55, v54
	v_mov_b16_e32 v55.l, v9.l
	v_lshrrev_b32_e32 v9, 16, v9
	v_mov_b16_e32 v55.h, v13.l
	.loc	1 84 9                          ; kernels.py:84:9
	v_lshrrev_b32_e32 v129, 16, v41
	.loc	1 101 13                        ; kernels.py:101:13
	v_lshl_or_b32 v53, v86, 9, v54
	v_lshrrev_b32_e32 v54, 16, v13
	.loc	1 84 9                          ; kernels.py:84:9
	v_lshrrev_b32_e32 v130, 16, v42
	v_lshrrev_b32_e32 v131, 16, v43
	v_lshrrev_b32_e32 v132, 16, v44
	.loc	1 101 13                        ; kernels.py:101:13
	v_add_nc_u32_e32 v82, 0, v53
	v_mov_b16_e32 v9.h, v54.l
	v_xor_b32_e32 v54, 16, v53
	.loc	1 84 9                          ; kernels.py:84:9
	v_lshrrev_b32_e32 v133, 16, v45
	v_lshrrev_b32_e32 v134, 16, v46
	.loc	1 101 13                        ; kernels.py:101:13
	v_add_nc_u32_e32 v13, 0x1000, v82
	.loc	1 84 9                          ; kernels.py:84:9
	v_lshrrev_b32_e32 v135, 16, v47
	.loc	1 101 13                        ; kernels.py:101:13
	v_add_nc_u32_e32 v83, 0, v54
	.loc	1 91 13                         ; kernels.py:91:13
	ds_store_b128 v137, v[5:8]
	ds_store_b128 v137, v[1:4] offset:2048
	.loc	1 101 13                        ; kernels.py:101:13
	ds_store_2addr_b32 v13, v55, v9 offset1:16
	v_xor_b32_e32 v3, 32, v53
	v_xor_b32_e32 v7, 48, v53
	v_lshrrev_b32_e32 v1, 16, v14
	v_lshrrev_b32_e32 v5, 16, v15
	v_lshrrev_b32_e32 v9, 16, v16
	v_add_nc_u32_e32 v84, 0, v3
	v_add_nc_u32_e32 v161, 0, v7
	v_lshrrev_b32_e32 v4, 16, v10
	v_lshrrev_b32_e32 v6, 16, v11
	.loc	1 84 9                          ; kernels.py:84:9
	v_lshrrev_b32_e32 v136, 16, v48
	v_lshrrev_b32_e32 v119, 16, v33
	v_lshrrev_b32_e32 v121, 16, v34
	v_lshrrev_b32_e32 v123, 16, v35
	v_lshrrev_b32_e32 v124, 16, v36
	v_lshrrev_b32_e32 v125, 16, v37
	v_lshrrev_b32_e32 v126, 16, v38
	v_lshrrev_b32_e32 v127, 16, v39
	v_lshrrev_b32_e32 v128, 16, v40
	v_lshrrev_b32_e32 v113, 16, v25
	v_lshrrev_b32_e32 v114, 16, v26
	v_lshrrev_b32_e32 v115, 16, v27
	v_lshrrev_b32_e32 v116, 16, v28
	v_lshrrev_b32_e32 v117, 16, v29
	v_lshrrev_b32_e32 v118, 16, v30
	v_lshrrev_b32_e32 v120, 16, v31
	v_lshrrev_b32_e32 v122, 16, v32
	v_lshrrev_b32_e32 v92, 16, v17
	v_lshrrev_b32_e32 v95, 16, v18
	v_lshrrev_b32_e32 v96, 16, v19
	v_lshrrev_b32_e32 v100, 16, v20
	v_lshrrev_b32_e32 v108, 16, v21
	v_lshrrev_b32_e32 v110, 16, v22
	v_lshrrev_b32_e32 v111, 16, v23
	v_lshrrev_b32_e32 v112, 16, v24
	.loc	1 82 15                         ; kernels.py:82:15
	v_or_b32_e32 v90, 2, v85
	v_or_b32_e32 v91, 4, v85
	v_or_b32_e32 v93, 6, v85
	v_or_b32_e32 v94, 8, v85
	.loc	1 101 13                        ; kernels.py:101:13
	v_mov_b16_e32 v2.l, v10.l
	v_mov_b16_e32 v2.h, v14.l
	v_mov_b16_e32 v4.h, v1.l
	v_add_nc_u32_e32 v1, 0x1000, v83
	v_mov_b16_e32 v3.l, v11.l
	v_mov_b16_e32 v3.h, v15.l
	v_mov_b16_e32 v6.h, v5.l
	v_add_nc_u32_e32 v5, 0x1000, v84
	.loc	1 82 15                         ; kernels.py:82:15
	v_or_b32_e32 v97, 10, v85
	v_or_b32_e32 v98, 12, v85
	v_or_b32_e32 v99, 14, v85
	v_or_b32_e32 v101, 16, v85
	v_or_b32_e32 v102, 18, v85
	v_or_b32_e32 v103, 20, v85
	v_or_b32_e32 v104, 22, v85
	v_or_b32_e32 v105, 24, v85
	.loc	1 101 13                        ; kernels.py:101:13
	v_lshrrev_b32_e32 v7, 16, v12
	.loc	1 82 15                         ; kernels.py:82:15
	v_or_b32_e32 v106, 26, v85
	v_or_b32_e32 v107, 28, v85
	v_or_b32_e32 v109, 30, v85
	.loc	1 101 13                        ; kernels.py:101:13
	v_mov_b16_e32 v8.h, v16.l
	v_mov_b16_e32 v8.l, v12.l
	v_mov_b16_e32 v7.h, v9.l
	v_add_nc_u32_e32 v9, 0x1000, v161
	.loc	1 89 5                          ; kernels.py:89:5
	s_cmp_lt_i32 s30, 0
	.loc	1 101 13                        ; kernels.py:101:13
	ds_store_2addr_b32 v1, v2, v4 offset0:32 offset1:48
	ds_store_2addr_b32 v5, v3, v6 offset0:64 offset1:80
	ds_store_2addr_b32 v9, v8, v7 offset0:96 offset1:112
	.loc	1 89 5                          ; kernels.py:89:5
	s_cbranch_scc1 .LBB0_36
; %bb.17:                               ; %.lr.ph
	v_add_co_u32 v138, s0, s2, v49
	v_dual_mov_b32 v65, 0 :: v_dual_mov_b32 v70, 0
	.loc	1 90 14                         ; kernels.py:90:14
	v_or_b32_e32 v1, 32, v52
	.loc	1 89 5                          ; kernels.py:89:5
	v_add_co_ci_u32_e64 v139, null, s3, 0, s0
	v_dual_mov_b32 v69, 0 :: v_dual_mov_b32 v72, 0
	v_mov_b32_e32 v71, 0
	.loc	1 91 13                         ; kernels.py:91:13
	s_mov_b32 s0, exec_lo
	.loc	1 91 75 is_stmt 0               ; kernels.py:91:75
	v_cmpx_gt_i32_e32 s17, v1
	.loc	1 91 13                         ; kernels.py:91:13
	s_cbranch_execz .LBB0_19
; %bb.18:
	.loc	1 0 13                          ; kernels.py:0:13
	v_lshlrev_b32_e32 v1, 7, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, vcc_lo, v138, v1
	v_add_co_ci_u32_e64 v2, null, 0, v139, vcc_lo
	.loc	1 91 13                         ; kernels.py:91:13
	global_load_b128 v[69:72], v[1:2], off
.LBB0_19:
	.loc	1 0 13                          ; kernels.py:0:13
	s_or_b32 exec_lo, exec_lo, s0
	.loc	1 90 14 is_stmt 1               ; kernels.py:90:14
	v_or_b32_e32 v1, 48, v52
	v_dual_mov_b32 v66, 0 :: v_dual_mov_b32 v67, 0
	v_mov_b32_e32 v68, 0
	.loc	1 91 13                         ; kernels.py:91:13
	s_mov_b32 s0, exec_lo
	s_delay_alu instid0(VALU_DEP_3)
	.loc	1 91 75 is_stmt 0               ; kernels.py:91:75
	v_cmpx_gt_i32_e32 s17, v1
	.loc	1 91 13                         ; kernels.py:91:13
	s_cbranch_execz .LBB0_21
; %bb.20:
	.loc	1 91 21                         ; kernels.py:91:21
	v_lshlrev_b32_e32 v1, 7, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, vcc_lo, v138, v1
	v_add_co_ci_u32_e64 v2, null, 0, v139, vcc_lo
	.loc	1 91 13                         ; kernels.py:91:13
	global_load_b128 v[65:68], v[1:2], off
.LBB0_21:
	.loc	1 0 13                          ; kernels.py:0:13
	s_or_b32 exec_lo, exec_lo, s0
	v_or_b32_e32 v60, v88, v89
	.loc	1 91 13                         ; kernels.py:91:13
	s_mov_b32 s0, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	1 92 17 is_stmt 1               ; kernels.py:92:17
	s_mov_b32 s1, s0
	s_mov_b32 s2, s0
	v_xor_b32_e32 v1, 16, v60
	v_xor_b32_e32 v3, 48, v60
	v_xor_b32_e32 v2, 32, v60
	s_mov_b32 s3, s0
	s_mov_b32 s4, s0
	s_mov_b32 s5, s0
	s_mov_b32 s6, s0
	s_mov_b32 s7, s0
	v_dual_mov_b32 v79, s6 :: v_dual_add_nc_u32 v140, 0, v1
	v_dual_mov_b32 v80, s7 :: v_dual_add_nc_u32 v141, 0, v60
	v_dual_mov_b32 v78, s5 :: v_dual_add_nc_u32 v143, 0, v3
	.loc	1 91 13                         ; kernels.py:91:13
	s_barrier
	buffer_gl0_inv
	.loc	1 92 17                         ; kernels.py:92:17
	v_dual_mov_b32 v77, s4 :: v_dual_add_nc_u32 v142, 0, v2
	.loc	1 91 13                         ; kernels.py:91:13
	ds_load_b128 v[5:8], v140
	ds_load_b128 v[1:4], v141
	ds_load_b128 v[9:12], v141 offset:2048
	ds_load_b128 v[13:16], v140 offset:2048
	ds_load_b128 v[56:59], v143
	ds_load_b128 v[52:55], v142
	v_mov_b16_e64 v48.h, v136.l
	v_mov_b16_e64 v47.h, v135.l
	v_mov_b16_e64 v46.h, v134.l
	v_mov_b16_e64 v45.h, v133.l
	v_mov_b16_e64 v44.h, v132.l
	v_mov_b16_e64 v43.h, v131.l
	v_mov_b16_e64 v42.h, v130.l
	v_mov_b16_e64 v41.h, v129.l
	.loc	1 92 17                         ; kernels.py:92:17
	v_dual_mov_b32 v76, s3 :: v_dual_mov_b32 v75, s2
	v_dual_mov_b32 v74, s1 :: v_dual_mov_b32 v73, s0
	v_xor_b32_e32 v61, 64, v60
	v_xor_b32_e32 v62, 0x50, v60
	v_mov_b16_e64 v40.h, v128.l
	v_mov_b16_e32 v39.h, v127.l
	v_mov_b16_e32 v38.h, v126.l
	v_mov_b16_e32 v37.h, v125.l
	v_mov_b16_e32 v36.h, v124.l
	v_mov_b16_e32 v35.h, v123.l
	v_mov_b16_e32 v34.h, v121.l
	v_mov_b16_e32 v33.h, v119.l
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[148:155], v[1:8], v[41:48], v[73:80]
	.loc	1 91 13                         ; kernels.py:91:13
	v_add_nc_u32_e32 v144, 0, v61
	v_xor_b32_e32 v61, 0x70, v60
	v_add_nc_u32_e32 v145, 0, v62
	v_xor_b32_e32 v60, 0x60, v60
	.loc	1 92 17                         ; kernels.py:92:17
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[148:155], v[52:59], v[33:40], v[148:155]
	v_wmma_f32_16x16x16_f16 v[73:80], v[9:16], v[41:48], v[73:80]
	.loc	1 91 13                         ; kernels.py:91:13
	ds_load_b128 v[9:12], v144
	ds_load_b128 v[52:55], v144 offset:2048
	ds_load_b128 v[13:16], v145
	ds_load_b128 v[56:59], v145 offset:2048
	v_add_nc_u32_e32 v146, 0, v61
	v_add_nc_u32_e32 v147, 0, v60
	ds_load_b128 v[166:169], v146
	ds_load_b128 v[162:165], v147
	ds_load_b128 v[170:173], v147 offset:2048
	ds_load_b128 v[174:177], v146 offset:2048
	ds_load_b128 v[1:4], v142 offset:2048
	ds_load_b128 v[5:8], v143 offset:2048
	v_mov_b16_e32 v32.h, v122.l
	v_mov_b16_e32 v31.h, v120.l
	v_mov_b16_e32 v30.h, v118.l
	v_mov_b16_e32 v29.h, v117.l
	v_mov_b16_e32 v28.h, v116.l
	v_mov_b16_e32 v27.h, v115.l
	v_mov_b16_e32 v26.h, v114.l
	v_mov_b16_e32 v25.h, v113.l
	v_mov_b16_e32 v24.h, v112.l
	v_mov_b16_e32 v23.h, v111.l
	v_mov_b16_e32 v22.h, v110.l
	v_mov_b16_e32 v21.h, v108.l
	.loc	1 92 17                         ; kernels.py:92:17
	s_waitcnt lgkmcnt(7)
	v_wmma_f32_16x16x16_f16 v[148:155], v[9:16], v[25:32], v[148:155]
	v_mov_b16_e32 v20.h, v100.l
	v_mov_b16_e32 v19.h, v96.l
	v_mov_b16_e32 v18.h, v95.l
	v_mov_b16_e32 v17.h, v92.l
	.loc	1 91 75                         ; kernels.py:91:75
	v_cmp_gt_i32_e32 vcc_lo, s17, v85
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s1, v87, v85
	.loc	1 92 17                         ; kernels.py:92:17
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[73:80], v[1:8], v[33:40], v[73:80]
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s2, v87, v90
	.loc	1 92 17                         ; kernels.py:92:17
	v_wmma_f32_16x16x16_f16 v[148:155], v[162:169], v[17:24], v[148:155]
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s3, v87, v91
	.loc	1 95 23 is_stmt 0               ; kernels.py:95:23
	s_and_b32 s1, vcc_lo, s1
	.loc	1 92 17 is_stmt 1               ; kernels.py:92:17
	v_wmma_f32_16x16x16_f16 v[73:80], v[52:59], v[25:32], v[73:80]
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s4, v87, v93
	.loc	1 92 17                         ; kernels.py:92:17
	v_dual_mul_f32 v1, s31, v148 :: v_dual_mul_f32 v2, s31, v149
	v_dual_mul_f32 v3, s31, v150 :: v_dual_mul_f32 v4, s31, v151
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s5, v87, v94
	s_delay_alu instid0(VALU_DEP_3)
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v1, 0xc9742400, v1, s1
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 s1, vcc_lo, s2
	.loc	1 92 17                         ; kernels.py:92:17
	v_dual_mul_f32 v5, s31, v152 :: v_dual_mul_f32 v6, s31, v153
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v2, 0xc9742400, v2, s1
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 s1, vcc_lo, s3
	.loc	1 95 34 is_stmt 0               ; kernels.py:95:34
	v_cmp_ge_i32_e64 s6, v87, v97
	.loc	1 92 17 is_stmt 1               ; kernels.py:92:17
	v_wmma_f32_16x16x16_f16 v[73:80], v[170:177], v[17:24], v[73:80]
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v3, 0xc9742400, v3, s1
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 s1, vcc_lo, s4
	.loc	1 95 34 is_stmt 0               ; kernels.py:95:34
	v_cmp_ge_i32_e64 s7, v87, v98
	v_cmp_ge_i32_e64 s8, v87, v99
	.loc	1 96 17 is_stmt 1               ; kernels.py:96:17
	v_cndmask_b32_e64 v4, 0xc9742400, v4, s1
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 s1, vcc_lo, s5
	.loc	1 91 75                         ; kernels.py:91:75
	v_cmp_gt_i32_e64 s0, s17, v101
	.loc	1 92 17                         ; kernels.py:92:17
	v_dual_mul_f32 v7, s31, v154 :: v_dual_mul_f32 v8, s31, v155
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s9, v87, v101
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v5, 0xc9742400, v5, s1
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 s1, vcc_lo, s6
	.loc	1 92 17                         ; kernels.py:92:17
	v_dual_mul_f32 v9, s31, v73 :: v_dual_mul_f32 v10, s31, v74
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s10, v87, v102
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v6, 0xc9742400, v6, s1
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 s1, vcc_lo, s7
	s_and_b32 vcc_lo, vcc_lo, s8
	.loc	1 95 34 is_stmt 0               ; kernels.py:95:34
	v_cmp_ge_i32_e64 s11, v87, v103
	.loc	1 96 17 is_stmt 1               ; kernels.py:96:17
	v_cndmask_b32_e32 v8, 0xc9742400, v8, vcc_lo
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 vcc_lo, s0, s9
	.loc	1 92 17                         ; kernels.py:92:17
	v_dual_mul_f32 v11, s31, v75 :: v_dual_mul_f32 v12, s31, v76
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s12, v87, v104
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e32 v9, 0xc9742400, v9, vcc_lo
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 vcc_lo, s0, s10
	.loc	1 95 34 is_stmt 0               ; kernels.py:95:34
	v_cmp_ge_i32_e64 s13, v87, v105
	.loc	1 96 17 is_stmt 1               ; kernels.py:96:17
	v_cndmask_b32_e32 v10, 0xc9742400, v10, vcc_lo
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 vcc_lo, s0, s11
	.loc	1 92 17                         ; kernels.py:92:17
	v_dual_mul_f32 v13, s31, v77 :: v_dual_mul_f32 v14, s31, v78
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s14, v87, v106
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e32 v11, 0xc9742400, v11, vcc_lo
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 vcc_lo, s0, s12
	.loc	1 95 34 is_stmt 0               ; kernels.py:95:34
	v_cmp_ge_i32_e64 s15, v87, v107
	.loc	1 96 17 is_stmt 1               ; kernels.py:96:17
	v_cndmask_b32_e32 v12, 0xc9742400, v12, vcc_lo
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 vcc_lo, s0, s13
	.loc	1 92 17                         ; kernels.py:92:17
	v_dual_mul_f32 v15, s31, v79 :: v_dual_mul_f32 v16, s31, v80
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e32 v13, 0xc9742400, v13, vcc_lo
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 vcc_lo, s0, s14
	.loc	1 95 34 is_stmt 0               ; kernels.py:95:34
	v_cmp_ge_i32_e64 s16, v87, v109
	.loc	1 96 17 is_stmt 1               ; kernels.py:96:17
	v_cndmask_b32_e32 v14, 0xc9742400, v14, vcc_lo
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 vcc_lo, s0, s15
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v7, 0xc9742400, v7, s1
	v_cndmask_b32_e32 v15, 0xc9742400, v15, vcc_lo
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 vcc_lo, s0, s16
.Ltmp1:
	.file	2 "toolkit/python3.11/site-packages/triton/language" "standard.py"
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ kernels.py:97:35 ] ]
	v_max_f32_e32 v52, v1, v2
.Ltmp2:
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e32 v16, 0xc9742400, v16, vcc_lo
.Ltmp3:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ kernels.py:97:35 ] ]
	v_max3_f32 v53, v4, v5, v6
	v_max3_f32 v54, v10, v11, v12
	v_max3_f32 v55, v13, v14, v15
	v_max3_f32 v56, v7, v8, v9
.Ltmp4:
	.loc	2 216 16                        ; standard.py:216:16 @[ kernels.py:97:35 ]
	s_mov_b32 s0, 0x76543210
.Ltmp5:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ kernels.py:97:35 ] ]
	v_max3_f32 v52, v52, v3, v53
.Ltmp6:
	.loc	1 89 5                          ; kernels.py:89:5
	v_mov_b32_e32 v77, 0
.Ltmp7:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ kernels.py:97:35 ] ]
	v_max3_f32 v53, v54, v55, v16
.Ltmp8:
	.loc	1 89 5                          ; kernels.py:89:5
	v_add_co_u32 v148, s1, s20, v49
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v149, null, s22, 0, s1
.Ltmp9:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ kernels.py:97:35 ] ]
	v_max3_f32 v52, v52, v56, v53
	v_dual_mov_b32 v75, 0 :: v_dual_mov_b32 v76, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp10:
	.loc	2 216 16                        ; standard.py:216:16 @[ kernels.py:97:35 ]
	v_permlanex16_b32 v53, v52, s0, 0xfedcba98 op_sel:[1,0]
.Ltmp11:
	.loc	1 97 15                         ; kernels.py:97:15
	v_max3_f32 v157, v52, v53, 0xff800000
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 98 26                         ; kernels.py:98:26
	v_sub_f32_e32 v55, v5, v157
	v_sub_f32_e32 v56, v6, v157
	v_sub_f32_e32 v54, v4, v157
	v_sub_f32_e32 v58, v8, v157
	v_sub_f32_e32 v60, v10, v157
	.loc	1 98 18 is_stmt 0               ; kernels.py:98:18
	v_exp_f32_e32 v6, v55
	.loc	1 98 26                         ; kernels.py:98:26
	v_sub_f32_e32 v57, v7, v157
	.loc	1 98 18                         ; kernels.py:98:18
	v_exp_f32_e32 v7, v56
	.loc	1 98 26                         ; kernels.py:98:26
	v_sub_f32_e32 v64, v14, v157
	.loc	1 98 18                         ; kernels.py:98:18
	v_exp_f32_e32 v5, v54
	.loc	1 98 26                         ; kernels.py:98:26
	v_sub_f32_e32 v73, v15, v157
	v_sub_f32_e32 v1, v1, v157
	v_sub_f32_e32 v53, v3, v157
	.loc	1 98 18                         ; kernels.py:98:18
	v_exp_f32_e32 v15, v64
	.loc	1 98 26                         ; kernels.py:98:26
	v_sub_f32_e32 v62, v12, v157
	v_sub_f32_e32 v74, v16, v157
	.loc	1 98 18                         ; kernels.py:98:18
	v_exp_f32_e32 v16, v73
.Ltmp12:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	v_dual_add_f32 v54, v6, v7 :: v_dual_sub_f32 v63, v13, v157
.Ltmp13:
	.loc	1 98 18                         ; kernels.py:98:18
	v_exp_f32_e32 v8, v57
	v_exp_f32_e32 v4, v53
	v_exp_f32_e32 v13, v62
	v_mov_b32_e32 v73, 0
	v_exp_f32_e32 v14, v63
	.loc	1 98 26 is_stmt 0               ; kernels.py:98:26
	v_sub_f32_e32 v61, v11, v157
	.loc	1 98 18                         ; kernels.py:98:18
	v_exp_f32_e32 v11, v60
	.loc	1 98 26                         ; kernels.py:98:26
	v_sub_f32_e32 v59, v9, v157
	.loc	1 98 18                         ; kernels.py:98:18
	v_exp_f32_e32 v9, v58
.Ltmp14:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	v_add_f32_e32 v53, v4, v5
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_1)
.Ltmp15:
	.loc	1 98 18                         ; kernels.py:98:18
	v_exp_f32_e32 v10, v59
.Ltmp16:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	v_add_f32_e32 v58, v14, v15
.Ltmp17:
	.loc	1 98 18                         ; kernels.py:98:18
	v_exp_f32_e32 v12, v61
.Ltmp18:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	s_waitcnt_depctr depctr_va_vdst(0)
	v_dual_add_f32 v55, v8, v9 :: v_dual_add_f32 v56, v10, v11
	v_add_f32_e32 v54, v54, v55
.Ltmp19:
	.loc	1 98 26                         ; kernels.py:98:26
	v_sub_f32_e32 v52, v2, v157
	.loc	1 98 18 is_stmt 0               ; kernels.py:98:18
	v_exp_f32_e32 v2, v1
	v_exp_f32_e32 v1, v74
.Ltmp20:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	v_dual_add_f32 v57, v12, v13 :: v_dual_mov_b32 v74, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp21:
	.loc	1 98 18                         ; kernels.py:98:18
	v_exp_f32_e32 v3, v52
.Ltmp22:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	v_add_f32_e32 v55, v56, v57
	s_waitcnt_depctr depctr_va_vdst(0)
	v_dual_add_f32 v59, v16, v1 :: v_dual_add_f32 v52, v2, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_add_f32 v56, v58, v59 :: v_dual_add_f32 v53, v52, v53
.Ltmp23:
	.loc	1 90 14                         ; kernels.py:90:14
	v_or_b32_e32 v52, 32, v51
.Ltmp24:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	v_add_f32_e32 v51, v53, v54
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_f32_e32 v53, v55, v56
.Ltmp25:
	.loc	1 101 77                        ; kernels.py:101:77
	v_cmp_gt_i32_e32 vcc_lo, s17, v52
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp26:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	v_add_f32_e32 v49, v51, v53
.Ltmp27:
	.loc	2 314 12                        ; standard.py:314:12 @[ kernels.py:100:38 ]
	v_permlanex16_b32 v51, v49, s0, 0xfedcba98 op_sel:[1,0]
.Ltmp28:
	.loc	1 101 13                        ; kernels.py:101:13
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB0_23
; %bb.22:
	.loc	1 0 13 is_stmt 0                ; kernels.py:0:13
	v_lshlrev_b32_e32 v52, 7, v52
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v52, s0, v148, v52
	v_add_co_ci_u32_e64 v53, null, 0, v149, s0
	.loc	1 101 13                        ; kernels.py:101:13
	global_load_b128 v[73:76], v[52:53], off
.LBB0_23:
	.loc	1 0 13                          ; kernels.py:0:13
	s_or_b32 exec_lo, exec_lo, s1
	v_dual_mov_b32 v78, 0 :: v_dual_mov_b32 v79, 0
	v_mov_b32_e32 v80, 0
	.loc	1 101 13                        ; kernels.py:101:13
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB0_25
; %bb.24:
	.loc	1 101 21                        ; kernels.py:101:21
	v_lshlrev_b32_e32 v50, 5, v50
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v50, vcc_lo, v148, v50
	v_add_co_ci_u32_e64 v53, null, 0, v149, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 101 13                        ; kernels.py:101:13
	v_add_co_u32 v52, vcc_lo, 0x1000, v50
	v_add_co_ci_u32_e64 v53, null, 0, v53, vcc_lo
	global_load_b128 v[77:80], v[52:53], off offset:128
.LBB0_25:
	.loc	1 0 13                          ; kernels.py:0:13
	s_or_b32 exec_lo, exec_lo, s0
	v_dual_mov_b32 v55, 0x5410 :: v_dual_and_b32 v50, 16, v0
	.loc	1 99 30 is_stmt 1               ; kernels.py:99:30
	v_dual_sub_f32 v52, 0xff800000, v157 :: v_dual_lshlrev_b32 v53, 3, v0
.Ltmp29:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	v_add_f32_e32 v156, v49, v51
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_cmp_eq_u32_e32 vcc_lo, 0, v50
	v_bfe_i32 v54, v0, 3, 1
.Ltmp30:
	.loc	1 99 22                         ; kernels.py:99:22
	v_exp_f32_e32 v158, v52
	v_dual_mov_b32 v50, 0x7632 :: v_dual_and_b32 v53, 48, v53
	v_cndmask_b32_e32 v52, 0x1054, v55, vcc_lo
	.loc	1 102 25                        ; kernels.py:102:25
	v_cvt_f16_f32_e32 v2.l, v2
	v_cvt_f16_f32_e32 v2.h, v3
	v_cvt_f16_f32_e32 v3.l, v4
	v_lshl_or_b32 v53, v86, 6, v53
	v_cvt_f16_f32_e32 v3.h, v5
	v_cvt_f16_f32_e32 v4.l, v6
	s_delay_alu instid0(TRANS32_DEP_1)
	.loc	1 100 17                        ; kernels.py:100:17
	v_mul_f32_e32 v49, 0, v158
	v_lshl_or_b32 v52, v52, 8, v52
	v_and_b32_e32 v54, 0x210, v54
	.loc	1 102 25                        ; kernels.py:102:25
	v_cvt_f16_f32_e32 v4.h, v7
	v_cvt_f16_f32_e32 v5.l, v8
	v_cvt_f16_f32_e32 v5.h, v9
	v_and_b32_e32 v51, 0x540054, v52
	s_mov_b32 s33, 0x76543210
	v_cvt_f16_f32_e32 v6.l, v10
	v_cvt_f16_f32_e32 v6.h, v11
	v_cvt_f16_f32_e32 v7.l, v12
	v_lshl_or_b32 v51, v51, 4, v51
	v_cvt_f16_f32_e32 v7.h, v13
	v_cvt_f16_f32_e32 v8.l, v14
	v_cvt_f16_f32_e32 v8.h, v15
	v_cvt_f16_f32_e32 v9.l, v16
	.loc	1 102 18 is_stmt 0              ; kernels.py:102:18
	v_dual_mov_b32 v51, v49 :: v_dual_and_b32 v152, 0x5040504, v51
	v_xor_b32_e32 v53, v53, v54
	.loc	1 102 25                        ; kernels.py:102:25
	v_cvt_f16_f32_e32 v9.h, v1
	v_permlanex16_b32 v1, v2, s33, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v10, v3, s33, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v11, v4, s33, 0xfedcba98 op_sel:[1,0]
	v_xor_b32_e32 v52, 16, v53
	v_cndmask_b32_e32 v50, 0x3276, v50, vcc_lo
	v_xor_b32_e32 v54, 32, v53
	v_xor_b32_e32 v55, 48, v53
	.loc	1 101 13 is_stmt 1              ; kernels.py:101:13
	v_add_nc_u32_e32 v150, 0, v53
	v_add_nc_u32_e32 v153, 0, v52
	v_lshl_or_b32 v50, v50, 8, v50
	v_add_nc_u32_e32 v151, 0, v54
	.loc	1 102 18                        ; kernels.py:102:18
	v_mov_b32_e32 v53, v49
	v_dual_mov_b32 v52, v49 :: v_dual_add_nc_u32 v155, 0, v55
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v55, v49 :: v_dual_and_b32 v50, 0x760076, v50
	.loc	1 102 25 is_stmt 0              ; kernels.py:102:25
	v_permlanex16_b32 v12, v5, s33, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v13, v6, s33, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v14, v7, s33, 0xfedcba98 op_sel:[1,0]
	v_lshl_or_b32 v50, v50, 4, v50
	v_permlanex16_b32 v15, v8, s33, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v16, v9, s33, 0xfedcba98 op_sel:[1,0]
	v_perm_b32 v218, v1, v2, v152
	v_perm_b32 v220, v10, v3, v152
	v_and_b32_e32 v154, 0x7060706, v50
	.loc	1 102 18                        ; kernels.py:102:18
	v_mov_b32_e32 v50, v49
	.loc	1 101 13 is_stmt 1              ; kernels.py:101:13
	ds_load_b128 v[162:165], v151 offset:4096
	ds_load_b128 v[57:60], v151 offset:5120
	ds_load_b128 v[170:173], v151 offset:6144
	ds_load_b128 v[178:181], v151 offset:7168
	ds_load_b128 v[166:169], v155 offset:4096
	ds_load_b128 v[61:64], v155 offset:5120
	ds_load_b128 v[174:177], v155 offset:6144
	ds_load_b128 v[182:185], v155 offset:7168
	ds_load_b128 v[186:189], v150 offset:4096
	ds_load_b128 v[194:197], v150 offset:5120
	ds_load_b128 v[202:205], v150 offset:6144
	ds_load_b128 v[210:213], v150 offset:7168
	ds_load_b128 v[190:193], v153 offset:4096
	ds_load_b128 v[198:201], v153 offset:5120
	ds_load_b128 v[206:209], v153 offset:6144
	ds_load_b128 v[214:217], v153 offset:7168
	.loc	1 102 25                        ; kernels.py:102:25
	v_perm_b32 v222, v11, v4, v152
	v_perm_b32 v224, v12, v5, v152
	v_perm_b32 v219, v1, v2, v154
	v_perm_b32 v221, v10, v3, v154
	v_perm_b32 v223, v11, v4, v154
	v_perm_b32 v225, v12, v5, v154
	.loc	1 102 18 is_stmt 0              ; kernels.py:102:18
	v_dual_mov_b32 v54, v49 :: v_dual_add_nc_u32 v159, 0x1000, v83
	v_dual_mov_b32 v56, v49 :: v_dual_add_nc_u32 v161, 0x1000, v161
	.loc	1 102 25                        ; kernels.py:102:25
	v_perm_b32 v226, v13, v6, v152
	v_perm_b32 v227, v13, v6, v154
	v_perm_b32 v228, v14, v7, v152
	v_perm_b32 v229, v14, v7, v154
	v_perm_b32 v230, v15, v8, v152
	v_perm_b32 v231, v15, v8, v154
	v_perm_b32 v232, v16, v9, v152
	v_perm_b32 v233, v16, v9, v154
	.loc	1 102 18                        ; kernels.py:102:18
	s_waitcnt lgkmcnt(3)
	v_wmma_f32_16x16x16_f16 v[1:8], v[186:193], v[218:225], v[49:56]
	v_wmma_f32_16x16x16_f16 v[9:16], v[57:64], v[218:225], v[49:56]
	s_waitcnt lgkmcnt(1)
	v_wmma_f32_16x16x16_f16 v[57:64], v[202:209], v[218:225], v[49:56]
	v_wmma_f32_16x16x16_f16 v[49:56], v[178:185], v[218:225], v[49:56]
	.loc	1 100 17 is_stmt 1              ; kernels.py:100:17
	v_fmac_f32_e32 v156, 0, v158
	.loc	1 101 13                        ; kernels.py:101:13
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v158, 16, v77
	.loc	1 102 18                        ; kernels.py:102:18
	v_wmma_f32_16x16x16_f16 v[1:8], v[162:169], v[226:233], v[1:8]
	v_wmma_f32_16x16x16_f16 v[9:16], v[194:201], v[226:233], v[9:16]
	v_wmma_f32_16x16x16_f16 v[57:64], v[170:177], v[226:233], v[57:64]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[49:56], v[210:217], v[226:233], v[49:56]
	.loc	1 101 13                        ; kernels.py:101:13
	v_add_nc_u32_e32 v160, 0x1000, v84
	s_mov_b32 s20, 0
	.loc	1 89 5                          ; kernels.py:89:5
	s_cmp_eq_u32 s30, 0
	.loc	1 91 13                         ; kernels.py:91:13
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v137, v[69:72]
	ds_store_b128 v137, v[65:68] offset:2048
	.loc	1 101 13                        ; kernels.py:101:13
	v_lshrrev_b32_e32 v67, 16, v78
	v_lshrrev_b32_e32 v69, 16, v74
	v_lshrrev_b32_e32 v71, 16, v75
	v_lshrrev_b32_e32 v66, 16, v73
	v_mov_b16_e32 v65.l, v73.l
	v_mov_b16_e32 v69.h, v67.l
	v_lshrrev_b32_e32 v67, 16, v79
	v_mov_b16_e32 v65.h, v77.l
	v_mov_b16_e64 v66.h, v158.l
	v_add_nc_u32_e32 v158, 0x1000, v82
	v_mov_b16_e32 v70.l, v75.l
	v_mov_b16_e32 v71.h, v67.l
	v_lshrrev_b32_e32 v67, 16, v80
	v_mov_b16_e32 v70.h, v79.l
	v_lshrrev_b32_e32 v73, 16, v76
	v_mov_b16_e32 v68.l, v74.l
	v_mov_b16_e32 v68.h, v78.l
	v_mov_b16_e32 v72.l, v76.l
	v_mov_b16_e32 v72.h, v80.l
	v_mov_b16_e32 v73.h, v67.l
	ds_store_2addr_b32 v158, v65, v66 offset1:16
	ds_store_2addr_b32 v159, v68, v69 offset0:32 offset1:48
	ds_store_2addr_b32 v160, v70, v71 offset0:64 offset1:80
	ds_store_2addr_b32 v161, v72, v73 offset0:96 offset1:112
	.loc	1 89 5                          ; kernels.py:89:5
	s_cbranch_scc1 .LBB0_37
; %bb.26:                               ; %.peel.next
	v_add_nc_u32_e32 v65, s21, v81
	s_mov_b32 s21, s20
	s_mov_b32 s22, s20
	s_mov_b32 s23, s20
	s_mov_b32 s24, s20
	v_lshrrev_b32_e32 v162, 3, v65
	s_mov_b32 s25, s20
	s_mov_b32 s26, s20
	s_mov_b32 s27, s20
	s_mov_b32 s34, s20
	v_lshl_or_b32 v81, v162, 7, 0x1040
	v_lshl_or_b32 v163, v162, 1, 64
	v_lshl_add_u32 v83, v162, 6, 0x1400
	s_branch .LBB0_28
.LBB0_27:                               ;   in Loop: Header=BB0_28 Depth=1
	.loc	1 0 5 is_stmt 0                 ; kernels.py:0:5
	s_or_b32 exec_lo, exec_lo, s0
	.loc	1 101 13 is_stmt 1              ; kernels.py:101:13
	ds_load_b128 v[196:199], v151 offset:6144
	ds_load_b128 v[204:207], v151 offset:7168
	ds_load_b128 v[184:187], v155 offset:4096
	ds_load_b128 v[192:195], v155 offset:5120
	ds_load_b128 v[200:203], v155 offset:6144
	ds_load_b128 v[208:211], v155 offset:7168
	ds_load_b128 v[212:215], v150 offset:4096
	ds_load_b128 v[220:223], v150 offset:5120
	ds_load_b128 v[228:231], v150 offset:6144
	ds_load_b128 v[236:239], v150 offset:7168
	ds_load_b128 v[216:219], v153 offset:4096
	ds_load_b128 v[224:227], v153 offset:5120
	ds_load_b128 v[232:235], v153 offset:6144
	ds_load_b128 v[240:243], v153 offset:7168
	.loc	1 99 30                         ; kernels.py:99:30
	v_dual_sub_f32 v157, v157, v84 :: v_dual_add_f32 v82, v180, v181
	.loc	1 101 13                        ; kernels.py:101:13
	ds_load_b128 v[180:183], v151 offset:4096
	ds_load_b128 v[188:191], v151 offset:5120
	.loc	1 102 25                        ; kernels.py:102:25
	v_cvt_f16_f32_e64 v244.l, v164
	v_cvt_f16_f32_e64 v244.h, v165
	.loc	1 99 22                         ; kernels.py:99:22
	v_exp_f32_e32 v157, v157
	.loc	1 102 25                        ; kernels.py:102:25
	v_cvt_f16_f32_e64 v245.l, v166
	v_cvt_f16_f32_e64 v245.h, v167
	v_cvt_f16_f32_e64 v246.l, v168
	v_cvt_f16_f32_e64 v246.h, v169
	v_cvt_f16_f32_e64 v247.l, v170
	v_cvt_f16_f32_e64 v247.h, v171
	v_cvt_f16_f32_e64 v248.l, v172
	v_cvt_f16_f32_e64 v248.h, v173
	v_cvt_f16_f32_e64 v249.l, v174
	v_cvt_f16_f32_e64 v249.h, v175
	v_cvt_f16_f32_e64 v250.l, v176
	v_cvt_f16_f32_e64 v250.h, v177
	v_cvt_f16_f32_e64 v251.l, v178
	v_cvt_f16_f32_e64 v251.h, v179
	v_permlanex16_b32 v165, v244, s33, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v167, v245, s33, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v169, v246, s33, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v171, v247, s33, 0xfedcba98 op_sel:[1,0]
	.loc	1 100 17                        ; kernels.py:100:17
	v_fmac_f32_e32 v82, v156, v157
	.loc	1 101 13                        ; kernels.py:101:13
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v156, 16, v77
	.loc	1 102 48                        ; kernels.py:102:48
	v_mul_f32_e32 v1, v1, v157
	v_dual_mul_f32 v2, v2, v157 :: v_dual_add_nc_u32 v83, 0x800, v83
	v_mul_f32_e32 v3, v3, v157
	v_mul_f32_e32 v4, v4, v157
	v_mul_f32_e32 v5, v5, v157
	v_mul_f32_e32 v6, v6, v157
	v_mul_f32_e32 v7, v7, v157
	v_mul_f32_e32 v8, v8, v157
	v_mul_f32_e32 v9, v9, v157
	v_mul_f32_e32 v10, v10, v157
	v_mul_f32_e32 v11, v11, v157
	v_mul_f32_e32 v12, v12, v157
	v_mul_f32_e32 v13, v13, v157
	v_mul_f32_e32 v14, v14, v157
	v_mul_f32_e32 v15, v15, v157
	v_mul_f32_e32 v16, v16, v157
	v_mul_f32_e32 v57, v57, v157
	v_mul_f32_e32 v58, v58, v157
	v_mul_f32_e32 v59, v59, v157
	v_mul_f32_e32 v60, v60, v157
	v_mul_f32_e32 v61, v61, v157
	v_mul_f32_e32 v62, v62, v157
	v_mul_f32_e32 v63, v63, v157
	v_mul_f32_e32 v64, v64, v157
	v_mul_f32_e32 v49, v49, v157
	v_mul_f32_e32 v50, v50, v157
	v_mul_f32_e32 v51, v51, v157
	v_mul_f32_e32 v52, v52, v157
	v_mul_f32_e32 v53, v53, v157
	v_mul_f32_e32 v54, v54, v157
	v_mul_f32_e32 v55, v55, v157
	v_mul_f32_e32 v56, v56, v157
	.loc	1 101 13                        ; kernels.py:101:13
	v_mov_b16_e64 v157.l, v73.l
	v_lshrrev_b32_e32 v73, 16, v73
	.loc	1 102 25                        ; kernels.py:102:25
	v_permlanex16_b32 v173, v248, s33, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v175, v249, s33, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v177, v250, s33, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v179, v251, s33, 0xfedcba98 op_sel:[1,0]
	v_perm_b32 v164, v165, v244, v152
	v_perm_b32 v165, v165, v244, v154
	v_perm_b32 v166, v167, v245, v152
	v_perm_b32 v167, v167, v245, v154
	v_perm_b32 v168, v169, v246, v152
	v_perm_b32 v169, v169, v246, v154
	v_perm_b32 v170, v171, v247, v152
	v_perm_b32 v171, v171, v247, v154
	.loc	1 91 13                         ; kernels.py:91:13
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 101 13                        ; kernels.py:101:13
	v_mov_b16_e64 v157.h, v77.l
	v_mov_b16_e64 v73.h, v156.l
	.loc	1 91 13                         ; kernels.py:91:13
	buffer_gl0_inv
	ds_store_b128 v137, v[69:72]
	ds_store_b128 v137, v[65:68] offset:2048
	.loc	1 101 13                        ; kernels.py:101:13
	v_lshrrev_b32_e32 v65, 16, v78
	v_lshrrev_b32_e32 v67, 16, v74
	.loc	1 102 25                        ; kernels.py:102:25
	v_perm_b32 v172, v173, v248, v152
	v_perm_b32 v173, v173, v248, v154
	v_perm_b32 v174, v175, v249, v152
	v_perm_b32 v175, v175, v249, v154
	v_perm_b32 v176, v177, v250, v152
	v_perm_b32 v177, v177, v250, v154
	v_perm_b32 v178, v179, v251, v152
	v_perm_b32 v179, v179, v251, v154
	.loc	1 102 18 is_stmt 0              ; kernels.py:102:18
	v_wmma_f32_16x16x16_f16 v[9:16], v[188:195], v[164:171], v[9:16]
	v_wmma_f32_16x16x16_f16 v[57:64], v[228:235], v[164:171], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[204:211], v[164:171], v[49:56]
	.loc	1 101 13 is_stmt 1              ; kernels.py:101:13
	ds_store_2addr_b32 v158, v157, v73 offset1:16
	v_mov_b16_e32 v67.h, v65.l
	v_lshrrev_b32_e32 v65, 16, v79
	v_dual_mov_b32 v156, v82 :: v_dual_mov_b32 v157, v84
	.loc	1 102 18                        ; kernels.py:102:18
	v_wmma_f32_16x16x16_f16 v[1:8], v[212:219], v[164:171], v[1:8]
	.loc	1 101 13                        ; kernels.py:101:13
	v_lshrrev_b32_e32 v70, 16, v80
	v_lshrrev_b32_e32 v69, 16, v75
	.loc	1 102 18                        ; kernels.py:102:18
	v_wmma_f32_16x16x16_f16 v[9:16], v[220:227], v[172:179], v[9:16]
	v_wmma_f32_16x16x16_f16 v[57:64], v[196:203], v[172:179], v[57:64]
	v_wmma_f32_16x16x16_f16 v[1:8], v[180:187], v[172:179], v[1:8]
	v_wmma_f32_16x16x16_f16 v[49:56], v[236:243], v[172:179], v[49:56]
	.loc	1 101 13                        ; kernels.py:101:13
	v_mov_b16_e32 v66.l, v74.l
	v_mov_b16_e32 v66.h, v78.l
	v_mov_b16_e32 v68.l, v75.l
	v_mov_b16_e32 v68.h, v79.l
	v_mov_b16_e32 v69.h, v65.l
	v_lshrrev_b32_e32 v71, 16, v76
	.loc	1 89 5                          ; kernels.py:89:5
	v_add_nc_u32_e32 v81, 0x800, v81
	.loc	1 101 13                        ; kernels.py:101:13
	v_mov_b16_e32 v65.l, v76.l
	v_mov_b16_e32 v65.h, v80.l
	v_mov_b16_e32 v71.h, v70.l
	.loc	1 89 5                          ; kernels.py:89:5
	s_add_i32 s34, s34, 32
	.loc	1 101 13                        ; kernels.py:101:13
	ds_store_2addr_b32 v159, v66, v67 offset0:32 offset1:48
	.loc	1 89 5                          ; kernels.py:89:5
	s_cmp_lt_i32 s34, s30
	.loc	1 101 13                        ; kernels.py:101:13
	ds_store_2addr_b32 v160, v68, v69 offset0:64 offset1:80
	ds_store_2addr_b32 v161, v65, v71 offset0:96 offset1:112
	.loc	1 89 5                          ; kernels.py:89:5
	s_cbranch_scc0 .LBB0_38
.LBB0_28:                               ; =>This Inner Loop Header: Depth=1
	.loc	1 0 5 is_stmt 0                 ; kernels.py:0:5
	v_dual_mov_b32 v65, 0 :: v_dual_add_nc_u32 v66, s34, v162
	v_dual_mov_b32 v69, 0 :: v_dual_mov_b32 v72, 0
	v_mov_b32_e32 v71, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_dual_mov_b32 v70, 0 :: v_dual_add_nc_u32 v67, 64, v66
	.loc	1 91 13 is_stmt 1               ; kernels.py:91:13
	s_mov_b32 s0, exec_lo
	.loc	1 91 75 is_stmt 0               ; kernels.py:91:75
	v_cmpx_gt_i32_e32 s17, v67
	.loc	1 91 13                         ; kernels.py:91:13
	s_cbranch_execz .LBB0_30
; %bb.29:                               ;   in Loop: Header=BB0_28 Depth=1
	.loc	1 0 13                          ; kernels.py:0:13
	v_add_nc_u32_e32 v67, 0xfffffc00, v83
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v68, 31, v67
	v_lshlrev_b64 v[67:68], 1, v[67:68]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v67, vcc_lo, v138, v67
	v_add_co_ci_u32_e64 v68, null, v139, v68, vcc_lo
	.loc	1 91 13                         ; kernels.py:91:13
	global_load_b128 v[69:72], v[67:68], off
.LBB0_30:                               ;   in Loop: Header=BB0_28 Depth=1
	.loc	1 0 13                          ; kernels.py:0:13
	s_or_b32 exec_lo, exec_lo, s0
	v_dual_mov_b32 v67, 0 :: v_dual_add_nc_u32 v68, 0x50, v66
	v_mov_b32_e32 v66, 0
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 91 75                         ; kernels.py:91:75
	v_cmp_gt_i32_e32 vcc_lo, s17, v68
	v_mov_b32_e32 v68, 0
	.loc	1 91 13                         ; kernels.py:91:13
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB0_32
; %bb.31:                               ;   in Loop: Header=BB0_28 Depth=1
	.loc	1 91 21                         ; kernels.py:91:21
	v_ashrrev_i32_e32 v84, 31, v83
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[65:66], 1, v[83:84]
	v_add_co_u32 v65, vcc_lo, v138, v65
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v66, null, v139, v66, vcc_lo
	.loc	1 91 13                         ; kernels.py:91:13
	global_load_b128 v[65:68], v[65:66], off
.LBB0_32:                               ;   in Loop: Header=BB0_28 Depth=1
	.loc	1 0 13                          ; kernels.py:0:13
	s_or_b32 exec_lo, exec_lo, s0
	.loc	1 92 17 is_stmt 1               ; kernels.py:92:17
	v_dual_mov_b32 v219, s27 :: v_dual_add_nc_u32 v82, s34, v85
	.loc	1 91 13                         ; kernels.py:91:13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[73:76], v141
	ds_load_b128 v[164:167], v141 offset:2048
	ds_load_b128 v[77:80], v140
	ds_load_b128 v[168:171], v140 offset:2048
	ds_load_b128 v[172:175], v142
	ds_load_b128 v[180:183], v142 offset:2048
	ds_load_b128 v[176:179], v143
	ds_load_b128 v[184:187], v143 offset:2048
	ds_load_b128 v[188:191], v144
	ds_load_b128 v[196:199], v144 offset:2048
	ds_load_b128 v[192:195], v145
	ds_load_b128 v[200:203], v145 offset:2048
	ds_load_b128 v[204:207], v147
	ds_load_b128 v[208:211], v146
	.loc	1 92 17                         ; kernels.py:92:17
	v_dual_mov_b32 v217, s25 :: v_dual_add_nc_u32 v84, 32, v82
	v_dual_mov_b32 v215, s23 :: v_dual_add_nc_u32 v236, 34, v82
	v_dual_mov_b32 v218, s26 :: v_dual_add_nc_u32 v237, 36, v82
	v_dual_mov_b32 v213, s21 :: v_dual_add_nc_u32 v238, 38, v82
	v_dual_mov_b32 v216, s24 :: v_dual_add_nc_u32 v239, 40, v82
	v_dual_mov_b32 v214, s22 :: v_dual_add_nc_u32 v241, 44, v82
	v_dual_mov_b32 v212, s20 :: v_dual_add_nc_u32 v243, 48, v82
	.loc	1 91 13                         ; kernels.py:91:13
	ds_load_b128 v[220:223], v147 offset:2048
	ds_load_b128 v[224:227], v146 offset:2048
	.loc	1 91 75 is_stmt 0               ; kernels.py:91:75
	v_cmp_gt_i32_e32 vcc_lo, s17, v84
	.loc	1 95 34 is_stmt 1               ; kernels.py:95:34
	v_cmp_ge_i32_e64 s1, v87, v84
	.loc	1 92 17                         ; kernels.py:92:17
	s_waitcnt lgkmcnt(13)
	v_wmma_f32_16x16x16_f16 v[228:235], v[73:80], v[41:48], v[212:219]
	s_waitcnt lgkmcnt(12)
	v_wmma_f32_16x16x16_f16 v[73:80], v[164:171], v[41:48], v[212:219]
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s2, v87, v236
	.loc	1 92 17                         ; kernels.py:92:17
	s_waitcnt lgkmcnt(9)
	v_wmma_f32_16x16x16_f16 v[228:235], v[172:179], v[33:40], v[228:235]
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s3, v87, v237
	.loc	1 92 17                         ; kernels.py:92:17
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[73:80], v[180:187], v[33:40], v[73:80]
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s4, v87, v238
	v_cmp_ge_i32_e64 s5, v87, v239
	.loc	1 92 17                         ; kernels.py:92:17
	s_waitcnt lgkmcnt(5)
	v_wmma_f32_16x16x16_f16 v[228:235], v[188:195], v[25:32], v[228:235]
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 s1, vcc_lo, s1
	.loc	1 92 17                         ; kernels.py:92:17
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[73:80], v[196:203], v[25:32], v[73:80]
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s7, v87, v241
	.loc	1 95 23 is_stmt 0               ; kernels.py:95:23
	s_and_b32 s2, vcc_lo, s2
	.loc	1 92 17 is_stmt 1               ; kernels.py:92:17
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[228:235], v[204:211], v[17:24], v[228:235]
	.loc	1 90 14                         ; kernels.py:90:14
	v_add_nc_u32_e32 v240, 42, v82
	v_add_nc_u32_e32 v242, 46, v82
	v_add_nc_u32_e32 v164, 50, v82
	s_delay_alu instid0(VALU_DEP_4)
	.loc	1 92 17                         ; kernels.py:92:17
	v_dual_mul_f32 v170, s31, v228 :: v_dual_add_nc_u32 v165, 52, v82
	v_dual_mul_f32 v177, s31, v235 :: v_dual_add_nc_u32 v166, 54, v82
	v_dual_mul_f32 v174, s31, v232 :: v_dual_add_nc_u32 v167, 56, v82
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[73:80], v[220:227], v[17:24], v[73:80]
	.loc	1 90 14                         ; kernels.py:90:14
	v_add_nc_u32_e32 v168, 58, v82
	v_add_nc_u32_e32 v169, 60, v82
	.loc	1 92 17                         ; kernels.py:92:17
	v_dual_mul_f32 v171, s31, v229 :: v_dual_add_nc_u32 v82, 62, v82
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_mul_f32 v172, s31, v230 :: v_dual_mul_f32 v77, s31, v77
	v_mul_f32_e32 v173, s31, v231
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s6, v87, v240
	v_cmp_ge_i32_e64 s8, v87, v242
	.loc	1 92 17                         ; kernels.py:92:17
	v_mul_f32_e32 v75, s31, v75
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s16, v87, v82
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v82, 0xc9742400, v170, s1
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 s1, vcc_lo, s3
	.loc	1 91 75                         ; kernels.py:91:75
	v_cmp_gt_i32_e64 s0, s17, v243
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s9, v87, v243
	.loc	1 92 17                         ; kernels.py:92:17
	v_mul_f32_e32 v175, s31, v233
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s10, v87, v164
	v_cmp_ge_i32_e64 s11, v87, v165
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v164, 0xc9742400, v171, s2
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 s2, vcc_lo, s4
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v165, 0xc9742400, v172, s1
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 s1, vcc_lo, s5
	.loc	1 92 17                         ; kernels.py:92:17
	v_dual_mul_f32 v176, s31, v234 :: v_dual_mul_f32 v79, s31, v79
	v_mul_f32_e32 v73, s31, v73
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s12, v87, v166
	v_cmp_ge_i32_e64 s13, v87, v167
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v166, 0xc9742400, v173, s2
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 s2, vcc_lo, s6
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v167, 0xc9742400, v174, s1
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 s1, vcc_lo, s7
	s_and_b32 vcc_lo, vcc_lo, s8
	.loc	1 92 17                         ; kernels.py:92:17
	v_mul_f32_e32 v74, s31, v74
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e32 v170, 0xc9742400, v177, vcc_lo
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 vcc_lo, s0, s9
	.loc	1 92 17                         ; kernels.py:92:17
	v_mul_f32_e32 v76, s31, v76
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s14, v87, v168
	v_cmp_ge_i32_e64 s15, v87, v169
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v169, 0xc9742400, v176, s1
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 s1, s0, s10
	.loc	1 96 17                         ; kernels.py:96:17
	v_dual_cndmask_b32 v73, 0xc9742400, v73 :: v_dual_max_f32 v84, v82, v164
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 vcc_lo, s0, s11
	.loc	1 92 17                         ; kernels.py:92:17
	v_mul_f32_e32 v78, s31, v78
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v74, 0xc9742400, v74, s1
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 s1, s0, s12
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e32 v75, 0xc9742400, v75, vcc_lo
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 vcc_lo, s0, s13
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v76, 0xc9742400, v76, s1
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 s1, s0, s14
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e32 v77, 0xc9742400, v77, vcc_lo
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 vcc_lo, s0, s15
	.loc	1 92 17                         ; kernels.py:92:17
	v_mul_f32_e32 v80, s31, v80
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v168, 0xc9742400, v175, s2
	v_cndmask_b32_e64 v78, 0xc9742400, v78, s1
	v_cndmask_b32_e32 v79, 0xc9742400, v79, vcc_lo
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 s0, s0, s16
.Ltmp31:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ kernels.py:97:35 ] ]
	v_max3_f32 v172, v74, v75, v76
.Ltmp32:
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v80, 0xc9742400, v80, s0
.Ltmp33:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ kernels.py:97:35 ] ]
	v_max3_f32 v171, v166, v167, v168
	v_max3_f32 v173, v77, v78, v79
	v_max3_f32 v174, v169, v170, v73
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_max3_f32 v84, v84, v165, v171
	v_max3_f32 v171, v172, v173, v80
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max3_f32 v84, v84, v174, v171
.Ltmp34:
	.loc	2 216 16                        ; standard.py:216:16 @[ kernels.py:97:35 ]
	v_permlanex16_b32 v171, v84, s33, 0xfedcba98 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp35:
	.loc	1 97 15                         ; kernels.py:97:15
	v_max3_f32 v84, v157, v84, v171
	.loc	1 98 26                         ; kernels.py:98:26
	v_sub_f32_e32 v171, v164, v84
	v_sub_f32_e32 v172, v165, v84
	v_sub_f32_e32 v177, v170, v84
	v_sub_f32_e32 v79, v79, v84
	v_sub_f32_e32 v80, v80, v84
	.loc	1 98 18 is_stmt 0               ; kernels.py:98:18
	v_exp_f32_e32 v165, v171
	.loc	1 98 26                         ; kernels.py:98:26
	v_sub_f32_e32 v82, v82, v84
	.loc	1 98 18                         ; kernels.py:98:18
	v_exp_f32_e32 v171, v177
	.loc	1 98 26                         ; kernels.py:98:26
	v_sub_f32_e32 v73, v73, v84
	.loc	1 98 18                         ; kernels.py:98:18
	v_exp_f32_e32 v178, v79
	v_exp_f32_e32 v179, v80
	.loc	1 98 26                         ; kernels.py:98:26
	v_sub_f32_e32 v173, v166, v84
	v_sub_f32_e32 v77, v77, v84
	v_sub_f32_e32 v78, v78, v84
	.loc	1 98 18                         ; kernels.py:98:18
	v_exp_f32_e32 v166, v172
	.loc	1 98 26                         ; kernels.py:98:26
	v_sub_f32_e32 v175, v168, v84
	.loc	1 98 18                         ; kernels.py:98:18
	v_exp_f32_e32 v172, v73
	.loc	1 98 26                         ; kernels.py:98:26
	v_sub_f32_e32 v176, v169, v84
	.loc	1 98 18                         ; kernels.py:98:18
	v_exp_f32_e32 v164, v82
	v_exp_f32_e32 v177, v78
	v_exp_f32_e32 v169, v175
	.loc	1 98 26                         ; kernels.py:98:26
	v_sub_f32_e32 v174, v167, v84
	.loc	1 98 18                         ; kernels.py:98:18
	v_exp_f32_e32 v167, v173
	v_exp_f32_e32 v170, v176
.Ltmp36:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	v_add_f32_e32 v80, v178, v179
.Ltmp37:
	.loc	1 98 18                         ; kernels.py:98:18
	v_exp_f32_e32 v176, v77
	.loc	1 98 26 is_stmt 0               ; kernels.py:98:26
	v_sub_f32_e32 v74, v74, v84
	.loc	1 98 18                         ; kernels.py:98:18
	v_exp_f32_e32 v168, v174
.Ltmp38:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	v_add_f32_e32 v73, v164, v165
	s_waitcnt_depctr depctr_va_vdst(0)
	v_add_f32_e32 v79, v176, v177
.Ltmp39:
	.loc	1 98 18                         ; kernels.py:98:18
	v_exp_f32_e32 v173, v74
.Ltmp40:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	v_add_f32_e32 v74, v166, v167
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp41:
	.loc	1 98 26                         ; kernels.py:98:26
	v_dual_sub_f32 v76, v76, v84 :: v_dual_add_f32 v73, v73, v74
	.loc	1 98 18 is_stmt 0               ; kernels.py:98:18
	v_exp_f32_e32 v175, v76
	.loc	1 98 26                         ; kernels.py:98:26
	v_dual_sub_f32 v75, v75, v84 :: v_dual_add_f32 v76, v170, v171
.Ltmp42:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	s_waitcnt_depctr depctr_va_vdst(0)
	v_add_f32_e32 v77, v172, v173
.Ltmp43:
	.loc	1 98 18                         ; kernels.py:98:18
	v_exp_f32_e32 v174, v75
.Ltmp44:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	v_add_f32_e32 v75, v168, v169
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_f32_e32 v74, v75, v76
	v_add_f32_e32 v76, v79, v80
	s_waitcnt_depctr depctr_va_vdst(0)
	v_dual_add_f32 v78, v174, v175 :: v_dual_add_f32 v73, v73, v74
	v_add_f32_e32 v75, v77, v78
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_mov_b32 v77, 0 :: v_dual_add_f32 v74, v75, v76
	v_dual_mov_b32 v75, 0 :: v_dual_mov_b32 v76, 0
	v_dual_add_f32 v180, v73, v74 :: v_dual_add_nc_u32 v73, s34, v163
	v_mov_b32_e32 v74, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
.Ltmp45:
	.loc	2 314 12                        ; standard.py:314:12 @[ kernels.py:100:38 ]
	v_permlanex16_b32 v181, v180, s33, 0xfedcba98 op_sel:[1,0]
.Ltmp46:
	.loc	1 101 77                        ; kernels.py:101:77
	v_cmp_gt_i32_e32 vcc_lo, s17, v73
	v_mov_b32_e32 v73, 0
	.loc	1 101 13 is_stmt 0              ; kernels.py:101:13
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB0_34
; %bb.33:                               ;   in Loop: Header=BB0_28 Depth=1
	.loc	1 0 13                          ; kernels.py:0:13
	v_subrev_nc_u32_e32 v73, 64, v81
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v74, 31, v73
	v_lshlrev_b64 v[73:74], 1, v[73:74]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v73, s0, v148, v73
	v_add_co_ci_u32_e64 v74, null, v149, v74, s0
	.loc	1 101 13                        ; kernels.py:101:13
	global_load_b128 v[73:76], v[73:74], off
.LBB0_34:                               ;   in Loop: Header=BB0_28 Depth=1
	.loc	1 0 13                          ; kernels.py:0:13
	s_or_b32 exec_lo, exec_lo, s1
	v_dual_mov_b32 v78, 0 :: v_dual_mov_b32 v79, 0
	v_mov_b32_e32 v80, 0
	.loc	1 101 13                        ; kernels.py:101:13
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB0_27
; %bb.35:                               ;   in Loop: Header=BB0_28 Depth=1
	.loc	1 101 21                        ; kernels.py:101:21
	v_ashrrev_i32_e32 v82, 31, v81
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[77:78], 1, v[81:82]
	v_add_co_u32 v77, vcc_lo, v148, v77
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v78, null, v149, v78, vcc_lo
	.loc	1 101 13                        ; kernels.py:101:13
	global_load_b128 v[77:80], v[77:78], off
	s_branch .LBB0_27
.LBB0_36:
	.loc	1 0 13                          ; kernels.py:0:13
	v_mov_b32_e32 v56, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mov_b32 v84, 0xff800000 :: v_dual_mov_b32 v55, v56
	v_mov_b32_e32 v54, v56
	v_mov_b32_e32 v53, v56
	v_mov_b32_e32 v52, v56
	v_mov_b32_e32 v51, v56
	v_mov_b32_e32 v50, v56
	v_mov_b32_e32 v49, v56
	v_mov_b32_e32 v64, v56
	v_mov_b32_e32 v63, v56
	v_mov_b32_e32 v62, v56
	v_mov_b32_e32 v61, v56
	v_mov_b32_e32 v60, v56
	v_mov_b32_e32 v59, v56
	v_mov_b32_e32 v58, v56
	v_mov_b32_e32 v57, v56
	v_mov_b32_e32 v16, v56
	v_mov_b32_e32 v15, v56
	v_mov_b32_e32 v14, v56
	v_mov_b32_e32 v13, v56
	v_mov_b32_e32 v12, v56
	v_mov_b32_e32 v11, v56
	v_mov_b32_e32 v10, v56
	v_mov_b32_e32 v9, v56
	v_mov_b32_e32 v8, v56
	v_mov_b32_e32 v7, v56
	v_mov_b32_e32 v6, v56
	v_mov_b32_e32 v5, v56
	v_mov_b32_e32 v4, v56
	v_mov_b32_e32 v3, v56
	v_mov_b32_e32 v2, v56
	v_mov_b32_e32 v1, v56
	v_mov_b32_e32 v82, v56
	.loc	1 89 5 is_stmt 1                ; kernels.py:89:5
	s_branch .LBB0_38
.LBB0_37:
	.loc	1 0 5 is_stmt 0                 ; kernels.py:0:5
	v_mov_b32_e32 v82, v156
	v_mov_b32_e32 v84, v157
.LBB0_38:                               ; %Flow281
	.loc	1 89 5 is_stmt 1                ; kernels.py:89:5
	s_add_i32 s0, s30, 0x5f
	v_lshrrev_b32_e32 v81, 4, v0
	s_ashr_i32 s1, s0, 31
	v_dual_mov_b32 v65, 0 :: v_dual_mov_b32 v66, 0
	s_lshr_b32 s1, s1, 27
	v_dual_mov_b32 v67, 0 :: v_dual_mov_b32 v68, 0
	s_add_i32 s1, s0, s1
	v_dual_mov_b32 v69, 0 :: v_dual_mov_b32 v70, 0
	s_ashr_i32 s1, s1, 5
	v_dual_mov_b32 v71, 0 :: v_dual_mov_b32 v72, 0
	s_max_i32 s8, s1, 1
	v_dual_mov_b32 v73, 0 :: v_dual_mov_b32 v74, 0
	v_dual_mov_b32 v75, 0 :: v_dual_mov_b32 v76, 0
	v_dual_mov_b32 v77, 0 :: v_dual_mov_b32 v78, 0
	v_dual_mov_b32 v79, 0 :: v_dual_mov_b32 v80, 0
	s_cmp_gt_i32 s0, 31
	.loc	1 91 13                         ; kernels.py:91:13
	s_waitcnt lgkmcnt(0)
	.loc	1 89 5                          ; kernels.py:89:5
	s_cselect_b32 s20, -1, 0
	s_cmp_lt_i32 s0, 32
	.loc	1 91 13                         ; kernels.py:91:13
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB0_40
; %bb.39:
	v_or_b32_e32 v83, v88, v89
	s_mov_b32 s0, 0
	.loc	1 92 17                         ; kernels.py:92:17
	v_mov_b16_e64 v48.h, v136.l
	s_mov_b32 s7, s0
	s_mov_b32 s1, s0
	.loc	1 91 13                         ; kernels.py:91:13
	v_xad_u32 v66, v83, 48, 0
	v_xad_u32 v89, v83, 32, 0
	v_xad_u32 v68, v83, 16, 0
	.loc	1 92 17                         ; kernels.py:92:17
	s_mov_b32 s2, s0
	s_mov_b32 s3, s0
	s_mov_b32 s4, s0
	s_mov_b32 s5, s0
	s_mov_b32 s6, s0
	v_dual_mov_b32 v80, s7 :: v_dual_add_nc_u32 v69, 0, v83
	.loc	1 91 13                         ; kernels.py:91:13
	ds_load_b128 v[137:140], v66 offset:2048
	ds_load_b128 v[145:148], v66
	ds_load_b128 v[141:144], v89
	ds_load_b128 v[153:156], v68 offset:2048
	ds_load_b128 v[161:164], v68
	ds_load_b128 v[149:152], v69 offset:2048
	ds_load_b128 v[157:160], v69
	v_xad_u32 v65, 0x50, v83, 0
	.loc	1 92 17                         ; kernels.py:92:17
	v_mov_b16_e64 v47.h, v135.l
	v_mov_b16_e64 v46.h, v134.l
	v_mov_b16_e64 v45.h, v133.l
	v_mov_b16_e64 v44.h, v132.l
	v_mov_b16_e64 v43.h, v131.l
	v_mov_b16_e64 v42.h, v130.l
	v_mov_b16_e64 v41.h, v129.l
	v_dual_mov_b32 v79, s6 :: v_dual_mov_b32 v78, s5
	v_dual_mov_b32 v77, s4 :: v_dual_mov_b32 v76, s3
	v_dual_mov_b32 v75, s2 :: v_dual_mov_b32 v74, s1
	v_mov_b32_e32 v73, s0
	.loc	1 91 13                         ; kernels.py:91:13
	v_xad_u32 v88, 0x70, v83, 0
	v_xad_u32 v67, v83, 64, 0
	ds_load_b128 v[169:172], v65 offset:2048
	ds_load_b128 v[177:180], v65
	ds_load_b128 v[165:168], v67 offset:2048
	ds_load_b128 v[173:176], v67
	.loc	1 92 17                         ; kernels.py:92:17
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[65:72], v[157:164], v[41:48], v[73:80]
	v_mov_b16_e32 v38.h, v126.l
	v_mov_b16_e32 v37.h, v125.l
	v_mov_b16_e32 v36.h, v124.l
	v_mov_b16_e32 v35.h, v123.l
	.loc	1 91 13                         ; kernels.py:91:13
	ds_load_b128 v[133:136], v89 offset:2048
	ds_load_b128 v[123:126], v88 offset:2048
	ds_load_b128 v[161:164], v88
	v_xad_u32 v83, 0x60, v83, 0
	.loc	1 92 17                         ; kernels.py:92:17
	v_mov_b16_e32 v34.h, v121.l
	v_mov_b16_e32 v33.h, v119.l
	v_mov_b16_e32 v32.h, v122.l
	v_mov_b16_e32 v31.h, v120.l
	.loc	1 91 13                         ; kernels.py:91:13
	ds_load_b128 v[157:160], v83
	ds_load_b128 v[119:122], v83 offset:2048
	.loc	1 92 17                         ; kernels.py:92:17
	v_mov_b16_e64 v40.h, v128.l
	v_mov_b16_e32 v39.h, v127.l
	v_wmma_f32_16x16x16_f16 v[73:80], v[149:156], v[41:48], v[73:80]
	v_mov_b16_e32 v30.h, v118.l
	v_mov_b16_e32 v29.h, v117.l
	v_mov_b16_e32 v28.h, v116.l
	v_wmma_f32_16x16x16_f16 v[65:72], v[141:148], v[33:40], v[65:72]
	v_mov_b16_e32 v27.h, v115.l
	v_mov_b16_e32 v26.h, v114.l
	v_mov_b16_e32 v25.h, v113.l
	v_mov_b16_e32 v24.h, v112.l
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[73:80], v[133:140], v[33:40], v[73:80]
	v_mov_b16_e32 v23.h, v111.l
	v_mov_b16_e32 v22.h, v110.l
	v_wmma_f32_16x16x16_f16 v[65:72], v[173:180], v[25:32], v[65:72]
	v_mov_b16_e32 v21.h, v108.l
	v_mov_b16_e32 v20.h, v100.l
	v_mov_b16_e32 v19.h, v96.l
	v_mov_b16_e32 v18.h, v95.l
	v_mov_b16_e32 v17.h, v92.l
	v_wmma_f32_16x16x16_f16 v[73:80], v[165:172], v[25:32], v[73:80]
	s_waitcnt lgkmcnt(1)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x16_f16 v[65:72], v[157:164], v[17:24], v[65:72]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[73:80], v[119:126], v[17:24], v[73:80]
.LBB0_40:
	.loc	1 89 5                          ; kernels.py:89:5
	s_lshl_b32 s0, s8, 5
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 92 17                         ; kernels.py:92:17
	v_dual_mul_f32 v33, s31, v65 :: v_dual_mul_f32 v34, s31, v66
	.loc	1 89 5                          ; kernels.py:89:5
	s_sub_i32 s0, s0, 32
	.loc	1 92 17                         ; kernels.py:92:17
	v_dual_mul_f32 v35, s31, v67 :: v_dual_mul_f32 v36, s31, v68
	.loc	1 90 14                         ; kernels.py:90:14
	v_or_b32_e32 v17, s0, v85
	v_or_b32_e32 v18, s0, v90
	v_or_b32_e32 v19, s0, v91
	v_or_b32_e32 v20, s0, v93
	v_or_b32_e32 v21, s0, v94
	.loc	1 91 75                         ; kernels.py:91:75
	v_cmp_gt_i32_e32 vcc_lo, s17, v17
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s1, v87, v17
	v_cmp_ge_i32_e64 s2, v87, v18
	v_cmp_ge_i32_e64 s3, v87, v19
	.loc	1 90 14                         ; kernels.py:90:14
	v_or_b32_e32 v22, s0, v97
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s4, v87, v20
	.loc	1 95 23 is_stmt 0               ; kernels.py:95:23
	s_and_b32 s1, vcc_lo, s1
	.loc	1 90 14 is_stmt 1               ; kernels.py:90:14
	v_or_b32_e32 v23, s0, v98
	v_or_b32_e32 v24, s0, v99
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v17, 0xc9742400, v33, s1
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 s1, vcc_lo, s2
	.loc	1 95 34 is_stmt 0               ; kernels.py:95:34
	v_cmp_ge_i32_e64 s5, v87, v21
	.loc	1 90 14 is_stmt 1               ; kernels.py:90:14
	v_or_b32_e32 v25, s0, v101
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v18, 0xc9742400, v34, s1
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 s1, vcc_lo, s3
	.loc	1 92 17                         ; kernels.py:92:17
	v_dual_mul_f32 v37, s31, v69 :: v_dual_mul_f32 v38, s31, v70
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s6, v87, v22
	.loc	1 90 14                         ; kernels.py:90:14
	v_or_b32_e32 v26, s0, v102
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v19, 0xc9742400, v35, s1
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 s1, vcc_lo, s4
	.loc	1 95 34 is_stmt 0               ; kernels.py:95:34
	v_cmp_ge_i32_e64 s7, v87, v23
	v_cmp_ge_i32_e64 s8, v87, v24
	.loc	1 90 14 is_stmt 1               ; kernels.py:90:14
	v_or_b32_e32 v27, s0, v103
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v20, 0xc9742400, v36, s1
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 s1, vcc_lo, s5
	.loc	1 90 14                         ; kernels.py:90:14
	v_or_b32_e32 v28, s0, v104
	v_or_b32_e32 v29, s0, v105
	v_or_b32_e32 v30, s0, v106
	v_or_b32_e32 v31, s0, v107
	v_or_b32_e32 v32, s0, v109
	.loc	1 91 75                         ; kernels.py:91:75
	v_cmp_gt_i32_e64 s0, s17, v25
	.loc	1 92 17                         ; kernels.py:92:17
	v_dual_mul_f32 v39, s31, v71 :: v_dual_mul_f32 v40, s31, v72
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s9, v87, v25
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v21, 0xc9742400, v37, s1
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 s1, vcc_lo, s6
	.loc	1 92 17                         ; kernels.py:92:17
	v_dual_mul_f32 v41, s31, v73 :: v_dual_mul_f32 v42, s31, v74
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s10, v87, v26
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v22, 0xc9742400, v38, s1
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 s1, vcc_lo, s7
	s_and_b32 vcc_lo, vcc_lo, s8
	.loc	1 95 34 is_stmt 0               ; kernels.py:95:34
	v_cmp_ge_i32_e64 s11, v87, v27
	.loc	1 96 17 is_stmt 1               ; kernels.py:96:17
	v_cndmask_b32_e32 v24, 0xc9742400, v40, vcc_lo
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 vcc_lo, s0, s9
	.loc	1 92 17                         ; kernels.py:92:17
	v_dual_mul_f32 v43, s31, v75 :: v_dual_mul_f32 v44, s31, v76
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s12, v87, v28
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e32 v25, 0xc9742400, v41, vcc_lo
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 vcc_lo, s0, s10
	.loc	1 95 34 is_stmt 0               ; kernels.py:95:34
	v_cmp_ge_i32_e64 s13, v87, v29
	.loc	1 96 17 is_stmt 1               ; kernels.py:96:17
	v_cndmask_b32_e32 v26, 0xc9742400, v42, vcc_lo
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 vcc_lo, s0, s11
	.loc	1 92 17                         ; kernels.py:92:17
	v_dual_mul_f32 v45, s31, v77 :: v_dual_mul_f32 v46, s31, v78
	.loc	1 95 34                         ; kernels.py:95:34
	v_cmp_ge_i32_e64 s14, v87, v30
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e32 v27, 0xc9742400, v43, vcc_lo
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 vcc_lo, s0, s12
	.loc	1 95 34 is_stmt 0               ; kernels.py:95:34
	v_cmp_ge_i32_e64 s15, v87, v31
	.loc	1 96 17 is_stmt 1               ; kernels.py:96:17
	v_cndmask_b32_e32 v28, 0xc9742400, v44, vcc_lo
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 vcc_lo, s0, s13
	.loc	1 92 17                         ; kernels.py:92:17
	v_dual_mul_f32 v47, s31, v79 :: v_dual_mul_f32 v48, s31, v80
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e32 v29, 0xc9742400, v45, vcc_lo
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 vcc_lo, s0, s14
	.loc	1 95 34 is_stmt 0               ; kernels.py:95:34
	v_cmp_ge_i32_e64 s16, v87, v32
	.loc	1 96 17 is_stmt 1               ; kernels.py:96:17
	v_cndmask_b32_e32 v30, 0xc9742400, v46, vcc_lo
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 vcc_lo, s0, s15
	.loc	1 96 17                         ; kernels.py:96:17
	v_cndmask_b32_e64 v23, 0xc9742400, v39, s1
	v_cndmask_b32_e32 v31, 0xc9742400, v47, vcc_lo
	.loc	1 95 23                         ; kernels.py:95:23
	s_and_b32 vcc_lo, s0, s16
.Ltmp47:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ kernels.py:97:35 ] ]
	v_dual_max_f32 v33, v17, v18 :: v_dual_cndmask_b32 v32, 0xc9742400, v48
	v_max3_f32 v34, v20, v21, v22
	v_max3_f32 v35, v26, v27, v28
	v_max3_f32 v36, v29, v30, v31
	v_max3_f32 v37, v23, v24, v25
.Ltmp48:
	.loc	2 216 16                        ; standard.py:216:16 @[ kernels.py:97:35 ]
	s_mov_b32 s0, 0x76543210
.Ltmp49:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ kernels.py:97:35 ] ]
	v_max3_f32 v33, v33, v19, v34
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max3_f32 v34, v35, v36, v32
	v_max3_f32 v33, v33, v37, v34
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp50:
	.loc	2 216 16                        ; standard.py:216:16 @[ kernels.py:97:35 ]
	v_permlanex16_b32 v34, v33, s0, 0xfedcba98 op_sel:[1,0]
.Ltmp51:
	.loc	1 97 15                         ; kernels.py:97:15
	v_max3_f32 v35, v84, v33, v34
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 98 26                         ; kernels.py:98:26
	v_sub_f32_e32 v29, v29, v35
	v_sub_f32_e32 v30, v30, v35
	v_sub_f32_e32 v31, v31, v35
	v_sub_f32_e32 v32, v32, v35
	v_sub_f32_e32 v24, v24, v35
	.loc	1 98 18 is_stmt 0               ; kernels.py:98:18
	v_exp_f32_e32 v33, v29
	v_exp_f32_e32 v34, v30
	v_exp_f32_e32 v36, v31
	v_exp_f32_e32 v37, v32
	.loc	1 98 26                         ; kernels.py:98:26
	v_sub_f32_e32 v23, v23, v35
	v_sub_f32_e32 v26, v26, v35
	v_sub_f32_e32 v28, v28, v35
	.loc	1 98 18                         ; kernels.py:98:18
	v_exp_f32_e32 v24, v24
.Ltmp52:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	v_add_f32_e32 v40, v33, v34
.Ltmp53:
	.loc	1 98 18                         ; kernels.py:98:18
	v_exp_f32_e32 v23, v23
	s_delay_alu instid0(TRANS32_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_2)
.Ltmp54:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	v_add_f32_e32 v41, v36, v37
.Ltmp55:
	.loc	1 98 26                         ; kernels.py:98:26
	v_sub_f32_e32 v27, v27, v35
	.loc	1 98 18 is_stmt 0               ; kernels.py:98:18
	v_exp_f32_e32 v28, v28
	.loc	1 98 26                         ; kernels.py:98:26
	v_sub_f32_e32 v21, v21, v35
	.loc	1 98 18                         ; kernels.py:98:18
	v_exp_f32_e32 v26, v26
	v_exp_f32_e32 v27, v27
	.loc	1 98 26                         ; kernels.py:98:26
	v_sub_f32_e32 v22, v22, v35
.Ltmp56:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	v_add_f32_e32 v32, v23, v24
.Ltmp57:
	.loc	1 98 18                         ; kernels.py:98:18
	v_exp_f32_e32 v21, v21
.Ltmp58:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	s_waitcnt_depctr depctr_va_vdst(0)
	v_add_f32_e32 v39, v27, v28
.Ltmp59:
	.loc	1 98 18                         ; kernels.py:98:18
	v_exp_f32_e32 v22, v22
	.loc	1 98 26 is_stmt 0               ; kernels.py:98:26
	s_waitcnt_depctr depctr_va_vdst(0)
	v_dual_sub_f32 v18, v18, v35 :: v_dual_add_f32 v31, v21, v22
	v_sub_f32_e32 v25, v25, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	.loc	1 98 18                         ; kernels.py:98:18
	v_exp_f32_e32 v18, v18
	.loc	1 98 26                         ; kernels.py:98:26
	v_sub_f32_e32 v20, v20, v35
	.loc	1 98 18                         ; kernels.py:98:18
	v_exp_f32_e32 v25, v25
	.loc	1 98 26                         ; kernels.py:98:26
	v_sub_f32_e32 v19, v19, v35
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 98 18                         ; kernels.py:98:18
	v_exp_f32_e32 v20, v20
.Ltmp60:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	s_waitcnt_depctr depctr_va_vdst(0)
	v_add_f32_e32 v38, v25, v26
.Ltmp61:
	.loc	1 98 18                         ; kernels.py:98:18
	v_exp_f32_e32 v19, v19
	.loc	1 98 26 is_stmt 0               ; kernels.py:98:26
	s_waitcnt_depctr depctr_va_vdst(0)
	v_dual_sub_f32 v17, v17, v35 :: v_dual_add_f32 v30, v19, v20
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 98 18                         ; kernels.py:98:18
	v_exp_f32_e32 v17, v17
.Ltmp62:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	s_waitcnt_depctr depctr_va_vdst(0)
	v_add_f32_e32 v29, v17, v18
.Ltmp63:
	.loc	1 102 25                        ; kernels.py:102:25
	v_cvt_f16_f32_e32 v17.l, v17
	v_cvt_f16_f32_e32 v17.h, v18
	v_cvt_f16_f32_e32 v18.l, v19
	v_cvt_f16_f32_e32 v18.h, v20
.Ltmp64:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	v_dual_add_f32 v29, v29, v30 :: v_dual_add_f32 v30, v31, v32
	v_dual_add_f32 v31, v38, v39 :: v_dual_add_f32 v32, v40, v41
.Ltmp65:
	.loc	1 102 25                        ; kernels.py:102:25
	v_cvt_f16_f32_e32 v20.l, v21
	v_cvt_f16_f32_e32 v20.h, v22
	s_delay_alu instid0(VALU_DEP_4)
.Ltmp66:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	v_add_f32_e32 v29, v29, v30
.Ltmp67:
	.loc	1 102 25                        ; kernels.py:102:25
	v_cvt_f16_f32_e32 v22.l, v23
.Ltmp68:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	v_add_f32_e32 v30, v31, v32
.Ltmp69:
	.loc	1 102 25                        ; kernels.py:102:25
	v_cvt_f16_f32_e32 v22.h, v24
	v_cvt_f16_f32_e32 v19.l, v25
	v_cvt_f16_f32_e32 v19.h, v26
	v_cvt_f16_f32_e32 v21.l, v27
.Ltmp70:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	v_add_f32_e32 v29, v29, v30
.Ltmp71:
	.loc	1 102 25                        ; kernels.py:102:25
	v_cvt_f16_f32_e32 v21.h, v28
	v_cvt_f16_f32_e32 v31.l, v33
	v_cvt_f16_f32_e32 v31.h, v34
	v_cvt_f16_f32_e32 v32.l, v36
	v_cvt_f16_f32_e32 v32.h, v37
.Ltmp72:
	.loc	2 314 12                        ; standard.py:314:12 @[ kernels.py:100:38 ]
	v_permlanex16_b32 v30, v29, s0, 0xfedcba98 op_sel:[1,0]
.Ltmp73:
	.loc	1 102 25                        ; kernels.py:102:25
	v_permlanex16_b32 v23, v17, s0, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v25, v18, s0, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v27, v20, s0, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v28, v22, s0, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v24, v19, s0, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v26, v21, s0, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v33, v31, s0, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v34, v32, s0, 0xfedcba98 op_sel:[1,0]
	.loc	1 102 18 is_stmt 0              ; kernels.py:102:18
	s_and_b32 s0, s20, exec_lo
	s_cselect_b32 s0, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc1 .LBB0_42
; %bb.41:
	.loc	1 99 30 is_stmt 1               ; kernels.py:99:30
	v_dual_sub_f32 v35, v84, v35 :: v_dual_mov_b32 v36, 0x7632
.Ltmp74:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ kernels.py:100:38 ] ]
	v_dual_add_f32 v48, v29, v30 :: v_dual_lshlrev_b32 v37, 3, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
.Ltmp75:
	.loc	1 99 22                         ; kernels.py:99:22
	v_exp_f32_e32 v45, v35
	.loc	1 102 25                        ; kernels.py:102:25
	v_and_b32_e32 v35, 16, v0
	.loc	1 101 13                        ; kernels.py:101:13
	v_bfe_i32 v0, v0, 3, 1
	v_and_b32_e32 v37, 48, v37
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	.loc	1 102 25                        ; kernels.py:102:25
	v_cmp_eq_u32_e32 vcc_lo, 0, v35
	v_mov_b32_e32 v35, 0x5410
	.loc	1 101 13                        ; kernels.py:101:13
	v_and_b32_e32 v0, 0x210, v0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	v_lshl_or_b32 v37, v86, 6, v37
	.loc	1 102 48                        ; kernels.py:102:48
	v_mul_f32_e32 v56, v56, v45
	v_mul_f32_e32 v55, v55, v45
	v_mul_f32_e32 v52, v52, v45
	v_dual_mul_f32 v53, v53, v45 :: v_dual_cndmask_b32 v36, 0x3276, v36
	v_dual_mul_f32 v50, v50, v45 :: v_dual_cndmask_b32 v35, 0x1054, v35
	v_mul_f32_e32 v64, v64, v45
	v_mul_f32_e32 v49, v49, v45
	v_mul_f32_e32 v59, v59, v45
	v_mul_f32_e32 v54, v54, v45
	v_mul_f32_e32 v58, v58, v45
	v_mul_f32_e32 v16, v16, v45
	v_mul_f32_e32 v15, v15, v45
	v_mul_f32_e32 v14, v14, v45
	.loc	1 102 25 is_stmt 0              ; kernels.py:102:25
	v_lshl_or_b32 v36, v36, 8, v36
	v_lshl_or_b32 v35, v35, 8, v35
	.loc	1 102 48                        ; kernels.py:102:48
	v_mul_f32_e32 v51, v51, v45
	v_mul_f32_e32 v62, v62, v45
	.loc	1 101 13 is_stmt 1              ; kernels.py:101:13
	v_xor_b32_e32 v0, v37, v0
	.loc	1 102 25                        ; kernels.py:102:25
	v_and_b32_e32 v36, 0x760076, v36
	v_and_b32_e32 v35, 0x540054, v35
	.loc	1 102 48 is_stmt 0              ; kernels.py:102:48
	v_mul_f32_e32 v61, v61, v45
	v_mul_f32_e32 v13, v13, v45
	.loc	1 101 13 is_stmt 1              ; kernels.py:101:13
	v_xad_u32 v29, v0, 48, 0
	.loc	1 102 25                        ; kernels.py:102:25
	v_lshl_or_b32 v36, v36, 4, v36
	v_lshl_or_b32 v35, v35, 4, v35
	.loc	1 102 48 is_stmt 0              ; kernels.py:102:48
	v_mul_f32_e32 v63, v63, v45
	v_mul_f32_e32 v60, v60, v45
	.loc	1 101 13 is_stmt 1              ; kernels.py:101:13
	v_xad_u32 v30, v0, 32, 0
	.loc	1 102 25                        ; kernels.py:102:25
	v_and_b32_e32 v46, 0x7060706, v36
	.loc	1 102 48 is_stmt 0              ; kernels.py:102:48
	v_dual_mul_f32 v12, v12, v45 :: v_dual_and_b32 v47, 0x5040504, v35
	v_mul_f32_e32 v11, v11, v45
	v_mul_f32_e32 v10, v10, v45
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 102 25                        ; kernels.py:102:25
	v_perm_b32 v36, v34, v32, v46
	v_perm_b32 v35, v34, v32, v47
	v_perm_b32 v34, v33, v31, v46
	v_perm_b32 v33, v33, v31, v47
	.loc	1 101 13 is_stmt 1              ; kernels.py:101:13
	v_xad_u32 v31, v0, 16, 0
	v_add_nc_u32_e32 v0, 0, v0
	ds_load_b128 v[41:44], v29 offset:7168
	ds_load_b128 v[69:72], v29 offset:5120
	ds_load_b128 v[65:68], v30 offset:5120
	ds_load_b128 v[77:80], v31 offset:7168
	ds_load_b128 v[92:95], v31 offset:6144
	ds_load_b128 v[100:103], v31 offset:5120
	ds_load_b128 v[108:111], v31 offset:4096
	ds_load_b128 v[96:99], v0 offset:5120
	ds_load_b128 v[104:107], v0 offset:4096
	ds_load_b128 v[73:76], v0 offset:7168
	ds_load_b128 v[88:91], v0 offset:6144
	ds_load_b128 v[37:40], v30 offset:7168
	ds_load_b128 v[116:119], v29 offset:4096
	ds_load_b128 v[112:115], v30 offset:4096
	ds_load_b128 v[124:127], v29 offset:6144
	ds_load_b128 v[120:123], v30 offset:6144
	.loc	1 102 48                        ; kernels.py:102:48
	v_mul_f32_e32 v9, v9, v45
	v_mul_f32_e32 v8, v8, v45
	v_mul_f32_e32 v7, v7, v45
	v_mul_f32_e32 v6, v6, v45
	v_mul_f32_e32 v5, v5, v45
	v_mul_f32_e32 v4, v4, v45
	v_mul_f32_e32 v3, v3, v45
	v_mul_f32_e32 v2, v2, v45
	v_mul_f32_e32 v1, v1, v45
	.loc	1 102 25 is_stmt 0              ; kernels.py:102:25
	v_perm_b32 v135, v28, v22, v46
	v_perm_b32 v134, v28, v22, v47
	v_perm_b32 v133, v27, v20, v46
	v_perm_b32 v132, v27, v20, v47
	v_perm_b32 v131, v25, v18, v46
	v_perm_b32 v130, v25, v18, v47
	v_perm_b32 v129, v23, v17, v46
	v_perm_b32 v128, v23, v17, v47
	.loc	1 100 17 is_stmt 1              ; kernels.py:100:17
	v_fmac_f32_e32 v48, v82, v45
	.loc	1 102 48                        ; kernels.py:102:48
	v_mul_f32_e32 v57, v57, v45
	.loc	1 102 25 is_stmt 0              ; kernels.py:102:25
	v_perm_b32 v32, v26, v21, v46
	v_perm_b32 v31, v26, v21, v47
	v_perm_b32 v30, v24, v19, v46
	v_perm_b32 v29, v24, v19, v47
	.loc	1 102 18                        ; kernels.py:102:18
	s_waitcnt lgkmcnt(7)
	v_wmma_f32_16x16x16_f16 v[1:8], v[104:111], v[128:135], v[1:8]
	v_wmma_f32_16x16x16_f16 v[9:16], v[65:72], v[128:135], v[9:16]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[49:56], v[37:44], v[128:135], v[49:56]
	v_mov_b32_e32 v82, v48
	v_wmma_f32_16x16x16_f16 v[57:64], v[88:95], v[128:135], v[57:64]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[1:8], v[112:119], v[29:36], v[1:8]
	v_wmma_f32_16x16x16_f16 v[9:16], v[96:103], v[29:36], v[9:16]
	v_wmma_f32_16x16x16_f16 v[49:56], v[73:80], v[29:36], v[49:56]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[57:64], v[120:127], v[29:36], v[57:64]
.LBB0_42:
	.loc	1 104 5 is_stmt 1               ; kernels.py:104:5
	s_mov_b32 s0, exec_lo
	.loc	1 84 75                         ; kernels.py:84:75
	v_cmpx_gt_i32_e32 s17, v87
	s_cbranch_execz .LBB0_44
; %bb.43:                               ; %.critedge
	.loc	1 106 10                        ; kernels.py:106:10
	v_div_scale_f32 v0, null, v82, v82, v56
	v_div_scale_f32 v18, null, v82, v82, v55
	v_div_scale_f32 v19, null, v82, v82, v54
	v_div_scale_f32 v20, null, v82, v82, v53
	v_div_scale_f32 v32, null, v82, v82, v52
	v_rcp_f32_e32 v21, v0
	v_rcp_f32_e32 v22, v18
	v_rcp_f32_e32 v23, v19
	v_rcp_f32_e32 v24, v20
	v_div_scale_f32 v25, vcc_lo, v56, v82, v56
	v_rcp_f32_e32 v34, v32
	v_div_scale_f32 v26, s0, v55, v82, v55
	v_div_scale_f32 v27, s1, v54, v82, v54
	v_div_scale_f32 v28, s2, v53, v82, v53
	v_fma_f32 v29, -v0, v21, 1.0
	v_fma_f32 v30, -v18, v22, 1.0
	.loc	1 84 32                         ; kernels.py:84:32
	v_lshlrev_b32_e32 v17, 6, v87
	.loc	1 106 10                        ; kernels.py:106:10
	v_fma_f32 v31, -v19, v23, 1.0
	v_fma_f32 v33, -v20, v24, 1.0
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v21, v29, v21 :: v_dual_fmac_f32 v22, v30, v22
	v_div_scale_f32 v29, null, v82, v82, v51
	v_dual_fmac_f32 v23, v31, v23 :: v_dual_fmac_f32 v24, v33, v24
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_mul_f32 v30, v25, v21 :: v_dual_mul_f32 v31, v26, v22
	v_rcp_f32_e32 v39, v29
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v36, -v0, v30, v25
	v_fma_f32 v37, -v18, v31, v26
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v33, v27, v23 :: v_dual_fmac_f32 v30, v36, v21
	v_fmac_f32_e32 v31, v37, v22
	v_fma_f32 v36, -v32, v34, 1.0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f32 v38, -v19, v33, v27
	v_fma_f32 v0, -v0, v30, v25
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f32 v18, -v18, v31, v26
	v_fmac_f32_e32 v34, v36, v34
	v_div_scale_f32 v25, s3, v52, v82, v52
	v_mul_f32_e32 v35, v28, v24
	v_div_fmas_f32 v0, v0, v21, v30
	s_mov_b32 vcc_lo, s0
	v_div_scale_f32 v21, null, v82, v82, v50
	v_div_fmas_f32 v18, v18, v22, v31
	v_mul_f32_e32 v22, v25, v34
	v_div_fixup_f32 v0, v0, v82, v56
	v_fma_f32 v40, -v20, v35, v28
	v_fmac_f32_e32 v33, v38, v23
	v_div_fixup_f32 v18, v18, v82, v55
	s_mov_b32 vcc_lo, s1
	.loc	1 106 9 is_stmt 0               ; kernels.py:106:9
	v_cvt_f16_f32_e32 v0.l, v0
	.loc	1 106 10                        ; kernels.py:106:10
	v_fma_f32 v26, -v29, v39, 1.0
	v_fma_f32 v19, -v19, v33, v27
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v0.h, v18
	.loc	1 106 10                        ; kernels.py:106:10
	v_rcp_f32_e32 v18, v21
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_div_fmas_f32 v19, v19, v23, v33
	s_mov_b32 vcc_lo, s2
	v_fma_f32 v23, -v32, v22, v25
	v_div_fixup_f32 v19, v19, v82, v54
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v27, -v21, v18, 1.0
	v_dual_fmac_f32 v35, v40, v24 :: v_dual_fmac_f32 v22, v23, v34
	v_div_scale_f32 v23, null, v82, v82, v49
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v19.l, v19
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 106 10                        ; kernels.py:106:10
	v_fmac_f32_e32 v18, v27, v18
	v_fma_f32 v20, -v20, v35, v28
	v_div_scale_f32 v27, s1, v50, v82, v50
	v_fmac_f32_e32 v39, v26, v39
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_div_fmas_f32 v20, v20, v24, v35
	v_div_scale_f32 v24, s0, v51, v82, v51
	s_mov_b32 vcc_lo, s3
	v_div_fixup_f32 v20, v20, v82, v53
	v_mul_f32_e32 v26, v24, v39
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v19.h, v20
	.loc	1 106 10                        ; kernels.py:106:10
	v_fma_f32 v20, -v32, v22, v25
	v_rcp_f32_e32 v25, v23
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fma_f32 v28, -v29, v26, v24
	v_div_scale_f32 v32, null, v82, v82, v63
	v_div_fmas_f32 v20, v20, v34, v22
	s_mov_b32 vcc_lo, s0
	v_div_scale_f32 v22, null, v82, v82, v64
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_rcp_f32_e32 v33, v32
	v_div_fixup_f32 v20, v20, v82, v52
	s_delay_alu instid0(TRANS32_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_fma_f32 v30, -v23, v25, 1.0
	v_fmac_f32_e32 v26, v28, v39
	v_mul_f32_e32 v28, v27, v18
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v20.l, v20
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 106 10                        ; kernels.py:106:10
	v_fmac_f32_e32 v25, v30, v25
	v_fma_f32 v24, -v29, v26, v24
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_fma_f32 v31, -v21, v28, v27
	v_div_scale_f32 v30, s2, v49, v82, v49
	v_rcp_f32_e32 v29, v22
	v_div_fmas_f32 v24, v24, v39, v26
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v28, v31, v18
	v_mul_f32_e32 v26, v30, v25
	s_mov_b32 vcc_lo, s1
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_div_fixup_f32 v24, v24, v82, v51
	v_fma_f32 v21, -v21, v28, v27
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	v_fma_f32 v27, -v23, v26, v30
	v_fma_f32 v31, -v22, v29, 1.0
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v20.h, v24
	.loc	1 106 10                        ; kernels.py:106:10
	v_div_scale_f32 v24, null, v82, v82, v62
	v_fmac_f32_e32 v26, v27, v25
	v_div_fmas_f32 v18, v21, v18, v28
	v_fma_f32 v28, -v32, v33, 1.0
	s_mov_b32 vcc_lo, s2
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fma_f32 v21, -v23, v26, v30
	v_rcp_f32_e32 v30, v24
	v_fmac_f32_e32 v33, v28, v33
	v_div_fixup_f32 v18, v18, v82, v50
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_div_fmas_f32 v25, v21, v25, v26
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v21.l, v18
	.loc	1 106 10                        ; kernels.py:106:10
	v_div_scale_f32 v18, null, v82, v82, v61
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	v_div_fixup_f32 v25, v25, v82, v49
	v_fma_f32 v28, -v24, v30, 1.0
	v_fmac_f32_e32 v29, v31, v29
	v_div_scale_f32 v31, s0, v64, v82, v64
	s_mov_b32 vcc_lo, s0
	v_fmac_f32_e32 v30, v28, v30
	v_div_scale_f32 v28, s0, v62, v82, v62
	v_mul_f32_e32 v27, v31, v29
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v21.h, v25
	.loc	1 106 10                        ; kernels.py:106:10
	v_div_scale_f32 v25, null, v82, v82, v60
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v23, -v22, v27, v31
	v_fmac_f32_e32 v27, v23, v29
	v_div_scale_f32 v23, s1, v63, v82, v63
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fma_f32 v22, -v22, v27, v31
	v_rcp_f32_e32 v31, v18
	v_div_fmas_f32 v22, v22, v29, v27
	s_mov_b32 vcc_lo, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_div_fixup_f32 v22, v22, v82, v64
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v29, -v18, v31, 1.0
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v22.l, v22
	.loc	1 106 10                        ; kernels.py:106:10
	v_fmac_f32_e32 v31, v29, v31
	v_div_scale_f32 v29, s2, v61, v82, v61
	v_mul_f32_e32 v26, v23, v33
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v27, -v32, v26, v23
	v_dual_fmac_f32 v26, v27, v33 :: v_dual_mul_f32 v27, v28, v30
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fma_f32 v23, -v32, v26, v23
	v_rcp_f32_e32 v32, v25
	v_fma_f32 v34, -v24, v27, v28
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_div_fmas_f32 v23, v23, v33, v26
	v_div_scale_f32 v26, null, v82, v82, v59
	v_fmac_f32_e32 v27, v34, v30
	v_mul_f32_e32 v33, v29, v31
	s_mov_b32 vcc_lo, s0
	v_div_fixup_f32 v23, v23, v82, v63
	s_delay_alu instid0(TRANS32_DEP_1)
	v_fma_f32 v34, -v25, v32, 1.0
	v_fma_f32 v24, -v24, v27, v28
	v_rcp_f32_e32 v28, v26
	v_fma_f32 v35, -v18, v33, v29
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v22.h, v23
	.loc	1 106 10                        ; kernels.py:106:10
	v_fmac_f32_e32 v32, v34, v32
	v_div_scale_f32 v34, s1, v60, v82, v60
	v_div_fmas_f32 v24, v24, v30, v27
	v_fmac_f32_e32 v33, v35, v31
	v_div_scale_f32 v30, null, v82, v82, v58
	v_div_scale_f32 v35, s0, v59, v82, v59
	v_mul_f32_e32 v27, v34, v32
	v_fma_f32 v23, -v26, v28, 1.0
	v_fma_f32 v18, -v18, v33, v29
	v_rcp_f32_e32 v36, v30
	s_mov_b32 vcc_lo, s2
	v_fma_f32 v29, -v25, v27, v34
	v_fmac_f32_e32 v28, v23, v28
	v_div_fixup_f32 v24, v24, v82, v62
	v_div_fmas_f32 v18, v18, v31, v33
	v_div_scale_f32 v31, null, v82, v82, v57
	v_fmac_f32_e32 v27, v29, v32
	v_mul_f32_e32 v29, v35, v28
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v23.l, v24
	.loc	1 106 10                        ; kernels.py:106:10
	v_fma_f32 v33, -v30, v36, 1.0
	s_mov_b32 vcc_lo, s1
	v_fma_f32 v24, -v25, v27, v34
	v_fma_f32 v25, -v26, v29, v35
	v_rcp_f32_e32 v34, v31
	v_fmac_f32_e32 v36, v33, v36
	v_div_fixup_f32 v18, v18, v82, v61
	v_div_fmas_f32 v24, v24, v32, v27
	v_fmac_f32_e32 v29, v25, v28
	v_div_scale_f32 v25, s1, v58, v82, v58
	s_mov_b32 vcc_lo, s0
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v23.h, v18
	.loc	1 106 10                        ; kernels.py:106:10
	v_div_fixup_f32 v24, v24, v82, v60
	v_fma_f32 v26, -v26, v29, v35
	v_mul_f32_e32 v27, v25, v36
	v_fma_f32 v32, -v31, v34, 1.0
	v_div_scale_f32 v18, null, v82, v82, v16
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v24.l, v24
	.loc	1 106 10                        ; kernels.py:106:10
	v_div_fmas_f32 v26, v26, v28, v29
	v_fma_f32 v28, -v30, v27, v25
	v_fmac_f32_e32 v34, v32, v34
	v_div_scale_f32 v29, s0, v57, v82, v57
	s_mov_b32 vcc_lo, s1
	v_div_fixup_f32 v26, v26, v82, v59
	v_fmac_f32_e32 v27, v28, v36
	v_div_scale_f32 v28, null, v82, v82, v15
	v_mul_f32_e32 v32, v29, v34
	v_rcp_f32_e32 v33, v18
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v24.h, v26
	.loc	1 106 10                        ; kernels.py:106:10
	v_fma_f32 v25, -v30, v27, v25
	v_rcp_f32_e32 v26, v28
	v_fma_f32 v30, -v31, v32, v29
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_div_fmas_f32 v25, v25, v36, v27
	v_div_scale_f32 v27, null, v82, v82, v14
	v_fmac_f32_e32 v32, v30, v34
	s_mov_b32 vcc_lo, s0
	s_delay_alu instid0(TRANS32_DEP_2) | instskip(SKIP_1) | instid1(TRANS32_DEP_1)
	v_fma_f32 v35, -v18, v33, 1.0
	v_div_fixup_f32 v25, v25, v82, v58
	v_fma_f32 v36, -v28, v26, 1.0
	v_fma_f32 v29, -v31, v32, v29
	v_rcp_f32_e32 v31, v27
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v25.l, v25
	.loc	1 106 10                        ; kernels.py:106:10
	v_fmac_f32_e32 v26, v36, v26
	v_div_scale_f32 v36, s1, v15, v82, v15
	v_div_fmas_f32 v29, v29, v34, v32
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_mul_f32_e32 v32, v36, v26
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v34, -v27, v31, 1.0
	v_div_fixup_f32 v29, v29, v82, v57
	v_fmac_f32_e32 v31, v34, v31
	v_div_scale_f32 v34, s0, v14, v82, v14
	v_fmac_f32_e32 v33, v35, v33
	v_div_scale_f32 v35, s2, v16, v82, v16
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v25.h, v29
	.loc	1 106 10                        ; kernels.py:106:10
	v_div_scale_f32 v29, null, v82, v82, v12
	s_mov_b32 vcc_lo, s2
	v_mul_f32_e32 v30, v35, v33
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v37, -v18, v30, v35
	v_fmac_f32_e32 v30, v37, v33
	v_div_scale_f32 v37, null, v82, v82, v13
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fma_f32 v18, -v18, v30, v35
	v_fma_f32 v35, -v28, v32, v36
	v_rcp_f32_e32 v38, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_div_fmas_f32 v18, v18, v33, v30
	v_fmac_f32_e32 v32, v35, v26
	v_mul_f32_e32 v30, v34, v31
	v_rcp_f32_e32 v35, v29
	s_mov_b32 vcc_lo, s1
	v_div_fixup_f32 v16, v18, v82, v16
	v_fma_f32 v18, -v28, v32, v36
	v_fma_f32 v28, -v27, v30, v34
	s_delay_alu instid0(TRANS32_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f32 v33, -v37, v38, 1.0
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v16.l, v16
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 106 10                        ; kernels.py:106:10
	v_div_fmas_f32 v18, v18, v26, v32
	v_fmac_f32_e32 v30, v28, v31
	v_div_scale_f32 v26, s1, v13, v82, v13
	v_fma_f32 v32, -v29, v35, 1.0
	v_fmac_f32_e32 v38, v33, v38
	v_div_fixup_f32 v15, v18, v82, v15
	v_fma_f32 v18, -v27, v30, v34
	s_mov_b32 vcc_lo, s0
	v_fmac_f32_e32 v35, v32, v35
	v_mul_f32_e32 v27, v26, v38
	v_div_scale_f32 v28, null, v82, v82, v11
	v_div_fmas_f32 v18, v18, v31, v30
	v_div_scale_f32 v31, s0, v12, v82, v12
	s_mov_b32 vcc_lo, s1
	v_fma_f32 v30, -v37, v27, v26
	v_rcp_f32_e32 v33, v28
	v_div_fixup_f32 v14, v18, v82, v14
	v_div_scale_f32 v18, null, v82, v82, v10
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v15.l, v15
	.loc	1 106 10                        ; kernels.py:106:10
	v_dual_fmac_f32 v27, v30, v38 :: v_dual_mul_f32 v30, v31, v35
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v14.l, v14
	.loc	1 106 10                        ; kernels.py:106:10
	v_rcp_f32_e32 v34, v18
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fma_f32 v26, -v37, v27, v26
	v_fma_f32 v36, -v29, v30, v31
	s_delay_alu instid0(TRANS32_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fma_f32 v32, -v28, v33, 1.0
	v_div_fmas_f32 v26, v26, v38, v27
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v30, v36, v35
	s_mov_b32 vcc_lo, s0
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v37, -v18, v34, 1.0
	v_fmac_f32_e32 v33, v32, v33
	v_div_scale_f32 v32, s2, v11, v82, v11
	v_div_fixup_f32 v13, v26, v82, v13
	v_fma_f32 v26, -v29, v30, v31
	v_fmac_f32_e32 v34, v37, v34
	v_div_scale_f32 v27, null, v82, v82, v9
	v_mul_f32_e32 v36, v32, v33
	v_div_scale_f32 v37, s1, v10, v82, v10
	v_div_fmas_f32 v26, v26, v35, v30
	s_mov_b32 vcc_lo, s2
	v_rcp_f32_e32 v29, v27
	v_fma_f32 v31, -v28, v36, v32
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v13.l, v13
	.loc	1 106 10                        ; kernels.py:106:10
	v_div_fixup_f32 v12, v26, v82, v12
	v_div_scale_f32 v26, null, v82, v82, v8
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v36, v31, v33
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v12.l, v12
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(TRANS32_DEP_2)
	.loc	1 106 10                        ; kernels.py:106:10
	v_rcp_f32_e32 v35, v26
	v_fma_f32 v31, -v27, v29, 1.0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v28, -v28, v36, v32
	v_fmac_f32_e32 v29, v31, v29
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(TRANS32_DEP_1)
	v_div_fmas_f32 v28, v28, v33, v36
	v_div_scale_f32 v31, s0, v9, v82, v9
	v_div_scale_f32 v33, null, v82, v82, v7
	v_fma_f32 v36, -v26, v35, 1.0
	v_mul_f32_e32 v30, v37, v34
	v_div_fixup_f32 v11, v28, v82, v11
	s_mov_b32 vcc_lo, s1
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v35, v36, v35
	v_fma_f32 v32, -v18, v30, v37
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v11.l, v11
	.loc	1 106 10                        ; kernels.py:106:10
	v_fmac_f32_e32 v30, v32, v34
	v_mul_f32_e32 v32, v31, v29
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v18, -v18, v30, v37
	v_fma_f32 v28, -v27, v32, v31
	v_rcp_f32_e32 v37, v33
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_div_fmas_f32 v18, v18, v34, v30
	v_fmac_f32_e32 v32, v28, v29
	v_div_scale_f32 v28, s1, v8, v82, v8
	s_mov_b32 vcc_lo, s0
	v_div_scale_f32 v30, null, v82, v82, v6
	v_div_fixup_f32 v10, v18, v82, v10
	v_fma_f32 v18, -v27, v32, v31
	v_mul_f32_e32 v27, v28, v35
	s_delay_alu instid0(TRANS32_DEP_1)
	v_fma_f32 v31, -v33, v37, 1.0
	v_rcp_f32_e32 v34, v30
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v10.l, v10
	.loc	1 106 10                        ; kernels.py:106:10
	v_div_fmas_f32 v18, v18, v29, v32
	v_fma_f32 v29, -v26, v27, v28
	v_fmac_f32_e32 v37, v31, v37
	v_div_scale_f32 v31, s0, v7, v82, v7
	s_mov_b32 vcc_lo, s1
	v_div_fixup_f32 v9, v18, v82, v9
	v_fmac_f32_e32 v27, v29, v35
	v_div_scale_f32 v18, null, v82, v82, v5
	v_mul_f32_e32 v29, v31, v37
	v_fma_f32 v32, -v30, v34, 1.0
	v_div_scale_f32 v38, s1, v5, v82, v5
	v_fma_f32 v26, -v26, v27, v28
	v_rcp_f32_e32 v28, v18
	v_fma_f32 v36, -v33, v29, v31
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v9.l, v9
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	.loc	1 106 10                        ; kernels.py:106:10
	v_div_fmas_f32 v26, v26, v35, v27
	v_div_scale_f32 v35, null, v82, v82, v4
	v_fmac_f32_e32 v29, v36, v37
	s_mov_b32 vcc_lo, s0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	v_div_fixup_f32 v8, v26, v82, v8
	v_fma_f32 v36, -v18, v28, 1.0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fma_f32 v26, -v33, v29, v31
	v_rcp_f32_e32 v33, v35
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v8.l, v8
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	.loc	1 106 10                        ; kernels.py:106:10
	v_fmac_f32_e32 v28, v36, v28
	v_div_scale_f32 v36, null, v82, v82, v3
	v_div_fmas_f32 v26, v26, v37, v29
	v_rcp_f32_e32 v29, v36
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v37, -v35, v33, 1.0
	v_fmac_f32_e32 v34, v32, v34
	v_div_scale_f32 v32, s2, v6, v82, v6
	v_div_fixup_f32 v7, v26, v82, v7
	s_mov_b32 vcc_lo, s2
	v_fmac_f32_e32 v33, v37, v33
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v7.l, v7
	.loc	1 106 10                        ; kernels.py:106:10
	v_fma_f32 v37, -v36, v29, 1.0
	v_fmac_f32_e32 v29, v37, v29
	v_mul_f32_e32 v27, v32, v34
	v_div_scale_f32 v37, null, v82, v82, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v31, -v30, v27, v32
	v_fmac_f32_e32 v27, v31, v34
	v_mul_f32_e32 v31, v38, v28
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v26, -v30, v27, v32
	v_fma_f32 v30, -v18, v31, v38
	v_div_scale_f32 v32, s0, v4, v82, v4
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_div_fmas_f32 v26, v26, v34, v27
	v_fmac_f32_e32 v31, v30, v28
	s_delay_alu instid0(VALU_DEP_3)
	v_mul_f32_e32 v27, v32, v33
	v_div_scale_f32 v30, s2, v3, v82, v3
	s_mov_b32 vcc_lo, s1
	v_div_fixup_f32 v6, v26, v82, v6
	v_fma_f32 v18, -v18, v31, v38
	v_fma_f32 v26, -v35, v27, v32
	v_mul_f32_e32 v34, v30, v29
	v_div_scale_f32 v38, null, v82, v82, v2
	.loc	1 105 9 is_stmt 1               ; kernels.py:105:9
	s_add_u32 s1, s28, s18
	.loc	1 106 10                        ; kernels.py:106:10
	v_div_fmas_f32 v18, v18, v28, v31
	v_fmac_f32_e32 v27, v26, v33
	v_fma_f32 v26, -v36, v34, v30
	v_rcp_f32_e32 v28, v37
	v_rcp_f32_e32 v31, v38
	s_mov_b32 vcc_lo, s0
	v_fma_f32 v32, -v35, v27, v32
	v_fmac_f32_e32 v34, v26, v29
	v_div_fixup_f32 v5, v18, v82, v5
	.loc	1 106 9 is_stmt 0               ; kernels.py:106:9
	v_cvt_f16_f32_e32 v6.l, v6
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 106 10                        ; kernels.py:106:10
	v_div_fmas_f32 v18, v32, v33, v27
	v_fma_f32 v26, -v36, v34, v30
	s_delay_alu instid0(TRANS32_DEP_2) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	v_fma_f32 v27, -v37, v28, 1.0
	v_fma_f32 v30, -v38, v31, 1.0
	s_mov_b32 vcc_lo, s2
	v_div_fixup_f32 v4, v18, v82, v4
	v_div_fmas_f32 v26, v26, v29, v34
	v_fmac_f32_e32 v28, v27, v28
	v_div_scale_f32 v27, vcc_lo, v1, v82, v1
	v_fmac_f32_e32 v31, v30, v31
	v_div_scale_f32 v29, s0, v2, v82, v2
	v_div_fixup_f32 v26, v26, v82, v3
	.loc	1 105 9 is_stmt 1               ; kernels.py:105:9
	v_ashrrev_i32_e32 v18, 31, v17
	.loc	1 106 10                        ; kernels.py:106:10
	v_mul_f32_e32 v30, v27, v28
	.loc	1 106 9 is_stmt 0               ; kernels.py:106:9
	v_cvt_f16_f32_e32 v3.l, v4
	.loc	1 106 10                        ; kernels.py:106:10
	v_mul_f32_e32 v32, v29, v31
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v3.h, v26
	.loc	1 105 9 is_stmt 1               ; kernels.py:105:9
	v_lshlrev_b64 v[17:18], 1, v[17:18]
	.loc	1 106 10                        ; kernels.py:106:10
	v_fma_f32 v4, -v37, v30, v27
	.loc	1 105 9                         ; kernels.py:105:9
	s_addc_u32 s2, s29, s19
	.loc	1 106 10                        ; kernels.py:106:10
	v_fma_f32 v26, -v38, v32, v29
	.loc	1 106 9 is_stmt 0               ; kernels.py:106:9
	v_cvt_f16_f32_e32 v5.l, v5
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	.loc	1 106 10                        ; kernels.py:106:10
	v_fmac_f32_e32 v30, v4, v28
	.loc	1 105 9 is_stmt 1               ; kernels.py:105:9
	v_add_co_u32 v4, s1, s1, v17
	.loc	1 106 10                        ; kernels.py:106:10
	v_fmac_f32_e32 v32, v26, v31
	.loc	1 105 9                         ; kernels.py:105:9
	v_add_co_ci_u32_e64 v33, null, s2, v18, s1
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	.loc	1 106 10                        ; kernels.py:106:10
	v_fma_f32 v17, -v37, v30, v27
	.loc	1 105 9                         ; kernels.py:105:9
	v_lshlrev_b32_e32 v18, 1, v85
	.loc	1 106 10                        ; kernels.py:106:10
	v_fma_f32 v27, -v38, v32, v29
	.loc	1 105 9                         ; kernels.py:105:9
	v_lshl_or_b32 v26, v81, 1, 0x7c
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	.loc	1 106 10                        ; kernels.py:106:10
	v_div_fmas_f32 v28, v17, v28, v30
	s_mov_b32 vcc_lo, s0
	v_div_fmas_f32 v27, v27, v31, v32
	.loc	1 105 9                         ; kernels.py:105:9
	v_add_co_u32 v17, vcc_lo, v4, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v18, null, 0, v33, vcc_lo
	.loc	1 106 10                        ; kernels.py:106:10
	v_div_fixup_f32 v1, v28, v82, v1
	v_div_fixup_f32 v2, v27, v82, v2
	.loc	1 105 9                         ; kernels.py:105:9
	v_add_co_u32 v26, vcc_lo, v4, v26
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v27, null, 0, v33, vcc_lo
	.loc	1 106 9                         ; kernels.py:106:9
	v_cvt_f16_f32_e32 v1.l, v1
	s_delay_alu instid0(VALU_DEP_4)
	v_cvt_f16_f32_e32 v1.h, v2
	.loc	1 104 5                         ; kernels.py:104:5
	s_clause 0x1f
	global_store_b16 v[17:18], v8, off offset:28
	global_store_b16 v[17:18], v9, off offset:32
	global_store_b16 v[17:18], v10, off offset:36
	global_store_b16 v[17:18], v11, off offset:40
	global_store_b16 v[17:18], v12, off offset:44
	global_store_b16 v[17:18], v13, off offset:48
	global_store_b16 v[17:18], v14, off offset:52
	global_store_b16 v[17:18], v15, off offset:56
	global_store_b16 v[17:18], v16, off offset:60
	global_store_d16_hi_b16 v[17:18], v25, off offset:64
	global_store_b16 v[17:18], v25, off offset:68
	global_store_d16_hi_b16 v[17:18], v24, off offset:72
	global_store_b16 v[17:18], v24, off offset:76
	global_store_d16_hi_b16 v[17:18], v23, off offset:80
	global_store_b16 v[17:18], v23, off offset:84
	global_store_d16_hi_b16 v[17:18], v22, off offset:88
	global_store_b16 v[17:18], v22, off offset:92
	global_store_d16_hi_b16 v[17:18], v21, off offset:96
	global_store_b16 v[17:18], v21, off offset:100
	global_store_d16_hi_b16 v[17:18], v20, off offset:104
	global_store_b16 v[17:18], v20, off offset:108
	global_store_d16_hi_b16 v[17:18], v19, off offset:112
	global_store_b16 v[17:18], v19, off offset:116
	global_store_d16_hi_b16 v[17:18], v0, off offset:120
	global_store_b16 v[17:18], v1, off
	global_store_d16_hi_b16 v[17:18], v1, off offset:4
	global_store_d16_hi_b16 v[17:18], v3, off offset:8
	global_store_b16 v[17:18], v3, off offset:12
	global_store_b16 v[17:18], v5, off offset:16
	global_store_b16 v[17:18], v6, off offset:20
	global_store_b16 v[17:18], v7, off offset:24
	global_store_b16 v[26:27], v0, off
.LBB0_44:                               ; %.critedge60
	.loc	1 76 1                          ; kernels.py:76:1
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
.Ltmp76:
.Lfunc_end0:
	.size	attention, .Lfunc_end0-attention
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel attention
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 56
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 252
		.amdhsa_next_free_sgpr 35
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-attention)<<4)&1008)>>4
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
	.set .Lattention.num_vgpr, 252
	.set .Lattention.num_agpr, 0
	.set .Lattention.numbered_sgpr, 35
	.set .Lattention.num_named_barrier, 0
	.set .Lattention.private_seg_size, 0
	.set .Lattention.uses_vcc, 1
	.set .Lattention.uses_flat_scratch, 0
	.set .Lattention.has_dyn_sized_stack, 0
	.set .Lattention.has_recursion, 0
	.set .Lattention.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 12312
; TotalNumSgprs: 37
; NumVgprs: 252
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 31
; NumSGPRsForWavesPerEU: 37
; NumVGPRsForWavesPerEU: 252
; Occupancy: 5
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 14
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
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
	.byte	11                              ; DW_FORM_data1
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
	.byte	5                               ; DW_FORM_data2
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
	.byte	4                               ; Abbrev [4] 0x41:0x19 DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	97                              ; DW_AT_call_line
	.byte	35                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x4d:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges1                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.byte	216                             ; DW_AT_call_line
	.byte	16                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	4                               ; Abbrev [4] 0x5a:0x1a DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges2                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	100                             ; DW_AT_call_line
	.byte	38                              ; DW_AT_call_column
	.byte	6                               ; Abbrev [6] 0x66:0xd DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges3                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.short	314                             ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
.Ldebug_info_end0:
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
	.quad	.Ltmp1-.Lfunc_begin0
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp32-.Lfunc_begin0
	.quad	.Ltmp33-.Lfunc_begin0
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	.Ltmp47-.Lfunc_begin0
	.quad	.Ltmp51-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges1:
	.quad	.Ltmp1-.Lfunc_begin0
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp32-.Lfunc_begin0
	.quad	.Ltmp33-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.quad	.Ltmp47-.Lfunc_begin0
	.quad	.Ltmp48-.Lfunc_begin0
	.quad	.Ltmp49-.Lfunc_begin0
	.quad	.Ltmp50-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges2:
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	.Ltmp18-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	.Ltmp30-.Lfunc_begin0
	.quad	.Ltmp36-.Lfunc_begin0
	.quad	.Ltmp37-.Lfunc_begin0
	.quad	.Ltmp38-.Lfunc_begin0
	.quad	.Ltmp39-.Lfunc_begin0
	.quad	.Ltmp40-.Lfunc_begin0
	.quad	.Ltmp41-.Lfunc_begin0
	.quad	.Ltmp42-.Lfunc_begin0
	.quad	.Ltmp43-.Lfunc_begin0
	.quad	.Ltmp44-.Lfunc_begin0
	.quad	.Ltmp46-.Lfunc_begin0
	.quad	.Ltmp52-.Lfunc_begin0
	.quad	.Ltmp53-.Lfunc_begin0
	.quad	.Ltmp54-.Lfunc_begin0
	.quad	.Ltmp55-.Lfunc_begin0
	.quad	.Ltmp56-.Lfunc_begin0
	.quad	.Ltmp57-.Lfunc_begin0
	.quad	.Ltmp58-.Lfunc_begin0
	.quad	.Ltmp59-.Lfunc_begin0
	.quad	.Ltmp60-.Lfunc_begin0
	.quad	.Ltmp61-.Lfunc_begin0
	.quad	.Ltmp62-.Lfunc_begin0
	.quad	.Ltmp63-.Lfunc_begin0
	.quad	.Ltmp64-.Lfunc_begin0
	.quad	.Ltmp65-.Lfunc_begin0
	.quad	.Ltmp66-.Lfunc_begin0
	.quad	.Ltmp67-.Lfunc_begin0
	.quad	.Ltmp68-.Lfunc_begin0
	.quad	.Ltmp69-.Lfunc_begin0
	.quad	.Ltmp70-.Lfunc_begin0
	.quad	.Ltmp71-.Lfunc_begin0
	.quad	.Ltmp72-.Lfunc_begin0
	.quad	.Ltmp73-.Lfunc_begin0
	.quad	.Ltmp74-.Lfunc_begin0
	.quad	.Ltmp75-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges3:
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Ltmp17-.Lfunc_begin0
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
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	.Ltmp30-.Lfunc_begin0
	.quad	.Ltmp36-.Lfunc_begin0
	.quad	.Ltmp37-.Lfunc_begin0
	.quad	.Ltmp38-.Lfunc_begin0
	.quad	.Ltmp39-.Lfunc_begin0
	.quad	.Ltmp40-.Lfunc_begin0
	.quad	.Ltmp41-.Lfunc_begin0
	.quad	.Ltmp42-.Lfunc_begin0
	.quad	.Ltmp43-.Lfunc_begin0
	.quad	.Ltmp44-.Lfunc_begin0
	.quad	.Ltmp45-.Lfunc_begin0
	.quad	.Ltmp52-.Lfunc_begin0
	.quad	.Ltmp53-.Lfunc_begin0
	.quad	.Ltmp54-.Lfunc_begin0
	.quad	.Ltmp55-.Lfunc_begin0
	.quad	.Ltmp56-.Lfunc_begin0
	.quad	.Ltmp57-.Lfunc_begin0
	.quad	.Ltmp58-.Lfunc_begin0
	.quad	.Ltmp59-.Lfunc_begin0
	.quad	.Ltmp60-.Lfunc_begin0
	.quad	.Ltmp61-.Lfunc_begin0
	.quad	.Ltmp62-.Lfunc_begin0
	.quad	.Ltmp63-.Lfunc_begin0
	.quad	.Ltmp64-.Lfunc_begin0
	.quad	.Ltmp65-.Lfunc_begin0
	.quad	.Ltmp66-.Lfunc_begin0
	.quad	.Ltmp67-.Lfunc_begin0
	.quad	.Ltmp68-.Lfunc_begin0
	.quad	.Ltmp69-.Lfunc_begin0
	.quad	.Ltmp70-.Lfunc_begin0
	.quad	.Ltmp71-.Lfunc_begin0
	.quad	.Ltmp74-.Lfunc_begin0
	.quad	.Ltmp75-.Lfunc_begin0
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
  - .args:
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
    .max_flat_workgroup_size: 128
    .name:           attention
    .private_segment_fixed_size: 0
    .sgpr_count:     37
    .sgpr_spill_count: 0
    .symbol:         attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     252
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgpu11.00-amd-amdhsa-unknown-gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
	.section	.debug_line,"",@progbits
.Lline_table_start0:
