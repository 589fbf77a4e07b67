	.file	0 "." "src/reduce.hip" md5 0x781b99470c5573b4e4dc3d1a00f0e4cf
	.file	1 "src" "gpu.h" md5 0x6bb3d6187a44a086d5e1e9413ea793bc
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 6
	.text
	.protected	sum                     ; -- Begin function sum
	.globl	sum
	.p2align	8
	.type	sum,@function
sum:                                    ; @sum
.Lfunc_begin0:
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.loc	1 14 47 prologue_end            ; src/gpu.h:14:47 @[ src/reduce.hip:8:18 ]
	s_clause 0x1
	s_load_dword s1, s[6:7], 0x10
	; meta instruction
	; meta instruction
	; meta instruction
	; meta instruction
	; meta instruction
	s_load_dwordx2 s[2:3], s[6:7], 0x8
.Ltmp0:
	.loc	0 10 32                         ; src/reduce.hip:10:32
	s_lshl_b32 s0, s8, 8
	v_mov_b32_e32 v4, 0
	.loc	0 10 38 is_stmt 0               ; src/reduce.hip:10:38
	v_or_b32_e32 v3, s0, v0
.Ltmp1:
	;DEBUG_VALUE: i <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr3
	.loc	0 10 5                          ; src/reduce.hip:10:5
	s_mov_b32 s8, exec_lo
.Ltmp2:
	.loc	0 10 50                         ; src/reduce.hip:10:50
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_i32_e64 s1, v3
.Ltmp3:
	.loc	0 10 5                          ; src/reduce.hip:10:5
	s_cbranch_execz .LBB0_4
.Ltmp4:
; %bb.1:
	;DEBUG_VALUE: i <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr3
	;DEBUG_VALUE: sum:value <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 0.000000e+00
	;DEBUG_VALUE: sum:thread <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 0 5                           ; src/reduce.hip:0:5
	s_load_dword s4, s[4:5], 0xc
	s_load_dwordx2 s[6:7], s[6:7], 0x0
	;DEBUG_VALUE: sum:input <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
	.loc	0 10 5                          ; src/reduce.hip:10:5
	s_ashr_i32 s5, s0, 31
	v_add_co_u32 v1, s0, s0, v0
	v_add_co_ci_u32_e64 v2, null, s5, 0, s0
	v_mov_b32_e32 v4, 0
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s5, s4, 31
	v_add_co_u32 v1, vcc_lo, s6, v1
	v_add_co_ci_u32_e64 v2, null, s7, v2, vcc_lo
	s_lshl_b64 s[6:7], s[4:5], 2
	s_mov_b32 s5, 0
	s_getpc_b64 s[10:11]
	s_add_u32 s10, s10, weights@rel32@lo+4
	s_addc_u32 s11, s11, weights@rel32@hi+12
.Ltmp5:
	.loc	0 0 5                           ; :0:5
.Ltmp6:
	.p2align	6
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	;DEBUG_VALUE: i <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr3
	;DEBUG_VALUE: sum:thread <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	;DEBUG_VALUE: sum:value <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr4
	;DEBUG_VALUE: i <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr3
	.loc	0 10 103                        ; src/reduce.hip:10:103
	v_ashrrev_i32_e32 v5, 31, v3
	v_lshrrev_b32_e32 v5, 26, v5
	v_add_nc_u32_e32 v5, v3, v5
	v_and_b32_e32 v5, 0xffffffc0, v5
	v_sub_nc_u32_e32 v5, v3, v5
	.loc	0 10 50                         ; src/reduce.hip:10:50
	v_add_nc_u32_e32 v3, s4, v3
.Ltmp7:
	.loc	0 10 93                         ; src/reduce.hip:10:93
	v_ashrrev_i32_e32 v6, 31, v5
	.loc	0 10 50                         ; src/reduce.hip:10:50
	v_cmp_le_i32_e64 s0, s1, v3
	.loc	0 10 93                         ; src/reduce.hip:10:93
	v_lshlrev_b64 v[5:6], 2, v[5:6]
.Ltmp8:
	.loc	0 10 5                          ; src/reduce.hip:10:5
	s_or_b32 s5, s0, s5
.Ltmp9:
	.loc	0 10 93                         ; src/reduce.hip:10:93
	v_add_co_u32 v5, vcc_lo, s10, v5
	v_add_co_ci_u32_e64 v6, null, s11, v6, vcc_lo
	.loc	0 10 82                         ; src/reduce.hip:10:82
	global_load_dword v7, v[1:2], off
	.loc	0 10 93                         ; src/reduce.hip:10:93
	global_load_dword v5, v[5:6], off
	.loc	0 10 50                         ; src/reduce.hip:10:50
	v_add_co_u32 v1, vcc_lo, v1, s6
	v_add_co_ci_u32_e64 v2, null, s7, v2, vcc_lo
	.loc	0 10 79                         ; src/reduce.hip:10:79
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v4, v7, v5
.Ltmp10:
	;DEBUG_VALUE: sum:value <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr4
	;DEBUG_VALUE: i <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr3
	.loc	0 10 5                          ; src/reduce.hip:10:5
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execnz .LBB0_2
.Ltmp11:
; %bb.3:
	;DEBUG_VALUE: sum:value <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr4
	;DEBUG_VALUE: i <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr3
	;DEBUG_VALUE: sum:thread <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 0 5                           ; src/reduce.hip:0:5
	s_or_b32 exec_lo, exec_lo, s5
.Ltmp12:
.LBB0_4:
	;DEBUG_VALUE: sum:thread <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	s_or_b32 exec_lo, exec_lo, s8
	;DEBUG_VALUE: sum:output <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
	.loc	0 11 5 is_stmt 1                ; src/reduce.hip:11:5
	v_lshlrev_b32_e32 v1, 2, v0
.Ltmp13:
	.loc	0 14 20                         ; src/reduce.hip:14:20
	s_mov_b32 s0, exec_lo
.Ltmp14:
	.loc	0 11 21                         ; src/reduce.hip:11:21
	ds_write_b32 v1, v4
.Ltmp15:
	.loc	1 22 5                          ; src/gpu.h:22:5 @[ src/reduce.hip:12:5 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 23 5                          ; src/gpu.h:23:5 @[ src/reduce.hip:12:5 ]
	s_barrier
	.loc	1 24 5                          ; src/gpu.h:24:5 @[ src/reduce.hip:12:5 ]
	buffer_gl0_inv
.Ltmp16:
	;DEBUG_VALUE: step <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 128
	.loc	0 14 20                         ; src/reduce.hip:14:20
	v_cmpx_gt_u32_e32 0x80, v0
	s_cbranch_execz .LBB0_6
.Ltmp17:
; %bb.5:
	;DEBUG_VALUE: step <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 128
	;DEBUG_VALUE: sum:thread <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 14 0 is_stmt 0                ; src/reduce.hip:14
	ds_read2st64_b32 v[2:3], v1 offset1:2
	.loc	0 14 44                         ; src/reduce.hip:14:44
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.Ltmp18:
.LBB0_6:
	;DEBUG_VALUE: step <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 128
	;DEBUG_VALUE: sum:thread <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 0 44                          ; src/reduce.hip:0:44
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 14 20                         ; src/reduce.hip:14:20
	s_mov_b32 s0, exec_lo
.Ltmp19:
	.loc	1 22 5 is_stmt 1                ; src/gpu.h:22:5 @[ src/reduce.hip:15:9 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 23 5                          ; src/gpu.h:23:5 @[ src/reduce.hip:15:9 ]
	s_barrier
	.loc	1 24 5                          ; src/gpu.h:24:5 @[ src/reduce.hip:15:9 ]
	buffer_gl0_inv
.Ltmp20:
	;DEBUG_VALUE: step <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 64
	.loc	0 14 20                         ; src/reduce.hip:14:20
	v_cmpx_gt_u32_e32 64, v0
	s_cbranch_execz .LBB0_8
.Ltmp21:
; %bb.7:
	;DEBUG_VALUE: step <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 64
	;DEBUG_VALUE: sum:thread <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 14 0 is_stmt 0                ; src/reduce.hip:14
	ds_read2st64_b32 v[2:3], v1 offset1:1
	.loc	0 14 44                         ; src/reduce.hip:14:44
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.Ltmp22:
.LBB0_8:
	;DEBUG_VALUE: step <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 64
	;DEBUG_VALUE: sum:thread <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 0 44                          ; src/reduce.hip:0:44
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 14 20                         ; src/reduce.hip:14:20
	s_mov_b32 s0, exec_lo
.Ltmp23:
	.loc	1 22 5 is_stmt 1                ; src/gpu.h:22:5 @[ src/reduce.hip:15:9 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 23 5                          ; src/gpu.h:23:5 @[ src/reduce.hip:15:9 ]
	s_barrier
	.loc	1 24 5                          ; src/gpu.h:24:5 @[ src/reduce.hip:15:9 ]
	buffer_gl0_inv
.Ltmp24:
	;DEBUG_VALUE: step <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 32
	.loc	0 14 20                         ; src/reduce.hip:14:20
	v_cmpx_gt_u32_e32 32, v0
	s_cbranch_execz .LBB0_10
.Ltmp25:
; %bb.9:
	;DEBUG_VALUE: step <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 32
	;DEBUG_VALUE: sum:thread <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 14 0 is_stmt 0                ; src/reduce.hip:14
	ds_read2_b32 v[2:3], v1 offset1:32
	.loc	0 14 44                         ; src/reduce.hip:14:44
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.Ltmp26:
.LBB0_10:
	;DEBUG_VALUE: step <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 32
	;DEBUG_VALUE: sum:thread <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 0 44                          ; src/reduce.hip:0:44
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 14 20                         ; src/reduce.hip:14:20
	s_mov_b32 s0, exec_lo
.Ltmp27:
	.loc	1 22 5 is_stmt 1                ; src/gpu.h:22:5 @[ src/reduce.hip:15:9 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 23 5                          ; src/gpu.h:23:5 @[ src/reduce.hip:15:9 ]
	s_barrier
	.loc	1 24 5                          ; src/gpu.h:24:5 @[ src/reduce.hip:15:9 ]
	buffer_gl0_inv
.Ltmp28:
	;DEBUG_VALUE: step <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 16
	.loc	0 14 20                         ; src/reduce.hip:14:20
	v_cmpx_gt_u32_e32 16, v0
	s_cbranch_execz .LBB0_12
.Ltmp29:
; %bb.11:
	;DEBUG_VALUE: step <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 16
	;DEBUG_VALUE: sum:thread <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 14 0 is_stmt 0                ; src/reduce.hip:14
	ds_read2_b32 v[2:3], v1 offset1:16
	.loc	0 14 44                         ; src/reduce.hip:14:44
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.Ltmp30:
.LBB0_12:
	;DEBUG_VALUE: step <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 16
	;DEBUG_VALUE: sum:thread <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 0 44                          ; src/reduce.hip:0:44
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 14 20                         ; src/reduce.hip:14:20
	s_mov_b32 s0, exec_lo
.Ltmp31:
	.loc	1 22 5 is_stmt 1                ; src/gpu.h:22:5 @[ src/reduce.hip:15:9 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 23 5                          ; src/gpu.h:23:5 @[ src/reduce.hip:15:9 ]
	s_barrier
	.loc	1 24 5                          ; src/gpu.h:24:5 @[ src/reduce.hip:15:9 ]
	buffer_gl0_inv
.Ltmp32:
	;DEBUG_VALUE: step <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 8
	.loc	0 14 20                         ; src/reduce.hip:14:20
	v_cmpx_gt_u32_e32 8, v0
	s_cbranch_execz .LBB0_14
.Ltmp33:
; %bb.13:
	;DEBUG_VALUE: step <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 8
	;DEBUG_VALUE: sum:thread <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 14 0 is_stmt 0                ; src/reduce.hip:14
	ds_read2_b32 v[2:3], v1 offset1:8
	.loc	0 14 44                         ; src/reduce.hip:14:44
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.Ltmp34:
.LBB0_14:
	;DEBUG_VALUE: step <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 8
	;DEBUG_VALUE: sum:thread <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 0 44                          ; src/reduce.hip:0:44
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 14 20                         ; src/reduce.hip:14:20
	s_mov_b32 s0, exec_lo
.Ltmp35:
	.loc	1 22 5 is_stmt 1                ; src/gpu.h:22:5 @[ src/reduce.hip:15:9 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 23 5                          ; src/gpu.h:23:5 @[ src/reduce.hip:15:9 ]
	s_barrier
	.loc	1 24 5                          ; src/gpu.h:24:5 @[ src/reduce.hip:15:9 ]
	buffer_gl0_inv
.Ltmp36:
	;DEBUG_VALUE: step <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 4
	.loc	0 14 20                         ; src/reduce.hip:14:20
	v_cmpx_gt_u32_e32 4, v0
	s_cbranch_execz .LBB0_16
.Ltmp37:
; %bb.15:
	;DEBUG_VALUE: step <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 4
	;DEBUG_VALUE: sum:thread <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 14 0 is_stmt 0                ; src/reduce.hip:14
	ds_read2_b32 v[2:3], v1 offset1:4
	.loc	0 14 44                         ; src/reduce.hip:14:44
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.Ltmp38:
.LBB0_16:
	;DEBUG_VALUE: step <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 4
	;DEBUG_VALUE: sum:thread <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 0 44                          ; src/reduce.hip:0:44
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 14 20                         ; src/reduce.hip:14:20
	s_mov_b32 s0, exec_lo
.Ltmp39:
	.loc	1 22 5 is_stmt 1                ; src/gpu.h:22:5 @[ src/reduce.hip:15:9 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 23 5                          ; src/gpu.h:23:5 @[ src/reduce.hip:15:9 ]
	s_barrier
	.loc	1 24 5                          ; src/gpu.h:24:5 @[ src/reduce.hip:15:9 ]
	buffer_gl0_inv
.Ltmp40:
	;DEBUG_VALUE: step <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 2
	.loc	0 14 20                         ; src/reduce.hip:14:20
	v_cmpx_gt_u32_e32 2, v0
	s_cbranch_execz .LBB0_18
.Ltmp41:
; %bb.17:
	;DEBUG_VALUE: step <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 2
	;DEBUG_VALUE: sum:thread <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 14 0 is_stmt 0                ; src/reduce.hip:14
	ds_read2_b32 v[2:3], v1 offset1:2
	.loc	0 14 44                         ; src/reduce.hip:14:44
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
.Ltmp42:
.LBB0_18:
	;DEBUG_VALUE: step <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 2
	;DEBUG_VALUE: sum:thread <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 0 44                          ; src/reduce.hip:0:44
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 14 20                         ; src/reduce.hip:14:20
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
.Ltmp43:
	.loc	1 22 5 is_stmt 1                ; src/gpu.h:22:5 @[ src/reduce.hip:15:9 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 23 5                          ; src/gpu.h:23:5 @[ src/reduce.hip:15:9 ]
	s_barrier
	.loc	1 24 5                          ; src/gpu.h:24:5 @[ src/reduce.hip:15:9 ]
	buffer_gl0_inv
.Ltmp44:
	;DEBUG_VALUE: step <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 1
	.loc	0 14 20                         ; src/reduce.hip:14:20
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB0_20
.Ltmp45:
; %bb.19:
	;DEBUG_VALUE: step <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 1
	;DEBUG_VALUE: sum:thread <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 14 44 is_stmt 0               ; src/reduce.hip:14:44
	ds_read2_b32 v[2:3], v1 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v3, v2
.Ltmp46:
	ds_write_b32 v1, v0
.Ltmp47:
.LBB0_20:
	;DEBUG_VALUE: step <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 1
	.loc	0 0 44                          ; src/reduce.hip:0:44
	s_or_b32 exec_lo, exec_lo, s0
.Ltmp48:
	.loc	1 22 5 is_stmt 1                ; src/gpu.h:22:5 @[ src/reduce.hip:15:9 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 23 5                          ; src/gpu.h:23:5 @[ src/reduce.hip:15:9 ]
	s_barrier
	.loc	1 24 5                          ; src/gpu.h:24:5 @[ src/reduce.hip:15:9 ]
	buffer_gl0_inv
.Ltmp49:
	;DEBUG_VALUE: step <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 0
	.loc	0 17 16                         ; src/reduce.hip:17:16
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB0_24
.Ltmp50:
; %bb.21:
	.loc	0 17 22 is_stmt 0               ; src/reduce.hip:17:22
	s_mov_b32 s1, exec_lo
	s_mov_b32 s0, 0
	v_mbcnt_lo_u32_b32 v0, s1, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	s_and_b32 s4, exec_lo, vcc_lo
	s_mov_b32 exec_lo, s4
	s_cbranch_execz .LBB0_24
; %bb.22:
	.loc	0 0 22                          ; src/reduce.hip:0:22
	v_mov_b32_e32 v2, 0
	.loc	0 17 22                         ; src/reduce.hip:17:22
	s_load_dword s4, s[2:3], 0x0
	s_bcnt1_i32_b32 s1, s1
	v_cvt_f32_ubyte0_e32 v1, s1
	.loc	0 17 53                         ; src/reduce.hip:17:53
	ds_read_b32 v0, v2
	.loc	0 17 22                         ; src/reduce.hip:17:22
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, v0, v1
	v_mov_b32_e32 v1, s4
.LBB0_23:                               ; =>This Inner Loop Header: Depth=1
	v_add_f32_e32 v0, v1, v3
	global_atomic_cmpswap v0, v2, v[0:1], s[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v0, v1
	v_mov_b32_e32 v1, v0
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB0_23
.Ltmp51:
.LBB0_24:
	.loc	0 18 1 is_stmt 1                ; src/reduce.hip:18:1
	s_endpgm
.Ltmp52:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sum
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 12
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
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
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end0:
	.size	sum, .Lfunc_end0-sum
	.cfi_endproc
                                        ; -- End function
	.set sum.num_vgpr, 8
	.set sum.num_agpr, 0
	.set sum.numbered_sgpr, 12
	.set sum.num_named_barrier, 0
	.set sum.private_seg_size, 0
	.set sum.uses_vcc, 1
	.set sum.uses_flat_scratch, 0
	.set sum.has_dyn_sized_stack, 0
	.set sum.has_recursion, 0
	.set sum.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 916
; TotalNumSgprs: 14
; NumVgprs: 8
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 1024 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 14
; NumVGPRsForWavesPerEU: 8
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	dot                     ; -- Begin function dot
	.globl	dot
	.p2align	8
	.type	dot,@function
dot:                                    ; @dot
.Lfunc_begin1:
	.cfi_startproc
; %bb.0:
	.loc	1 17 45 prologue_end            ; src/gpu.h:17:45 @[ src/reduce.hip:22:34 ]
	s_clause 0x2
	s_load_dword s0, s[6:7], 0x2c
	; meta instruction
	; meta instruction
	; meta instruction
	s_load_dword s1, s[6:7], 0x18
	; meta instruction
	; meta instruction
	s_load_dwordx2 s[2:3], s[6:7], 0x10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
.Ltmp53:
	.loc	0 22 5                          ; src/reduce.hip:22:5
	s_mov_b32 s12, exec_lo
.Ltmp54:
	.loc	1 17 45                         ; src/gpu.h:17:45 @[ src/reduce.hip:22:34 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
.Ltmp55:
	.loc	0 22 32                         ; src/reduce.hip:22:32
	s_mul_i32 s0, s8, s0
	.loc	0 22 47 is_stmt 0               ; src/reduce.hip:22:47
	v_add_nc_u32_e32 v5, s0, v0
.Ltmp56:
	;DEBUG_VALUE: i <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr5
	.loc	0 22 67                         ; src/reduce.hip:22:67
	v_cmpx_gt_i32_e64 s1, v5
.Ltmp57:
	.loc	0 22 5                          ; src/reduce.hip:22:5
	s_cbranch_execz .LBB1_4
.Ltmp58:
; %bb.1:
	;DEBUG_VALUE: i <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr5
	;DEBUG_VALUE: dot:value <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] 0.000000e+00
	.loc	0 0 5                           ; src/reduce.hip:0:5
	s_load_dword s8, s[4:5], 0xc
	s_load_dwordx4 s[4:7], s[6:7], 0x0
	;DEBUG_VALUE: dot:b <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: dot:a <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
	.loc	0 22 5                          ; src/reduce.hip:22:5
	s_ashr_i32 s9, s0, 31
	v_add_co_u32 v3, s0, s0, v0
	v_add_co_ci_u32_e64 v4, null, s9, 0, s0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[3:4], 3, v[3:4]
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[10:11], s[8:9], 3
	s_mov_b32 s9, 0
.Ltmp59:
	.loc	0 0 5                           ; :0:5
.Ltmp60:
	.p2align	6
.LBB1_2:                                ; =>This Inner Loop Header: Depth=1
	;DEBUG_VALUE: dot:value <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr1_vgpr2
	;DEBUG_VALUE: i <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr5
	.loc	0 22 112                        ; src/reduce.hip:22:112
	v_add_co_u32 v6, vcc_lo, s4, v3
	v_add_co_ci_u32_e64 v7, null, s5, v4, vcc_lo
	.loc	0 22 118                        ; src/reduce.hip:22:118
	v_add_co_u32 v8, vcc_lo, s6, v3
	v_add_co_ci_u32_e64 v9, null, s7, v4, vcc_lo
	.loc	0 22 112                        ; src/reduce.hip:22:112
	global_load_dwordx2 v[6:7], v[6:7], off
	.loc	0 22 118                        ; src/reduce.hip:22:118
	global_load_dwordx2 v[8:9], v[8:9], off
	.loc	0 22 67                         ; src/reduce.hip:22:67
	v_add_nc_u32_e32 v5, s8, v5
.Ltmp61:
	v_add_co_u32 v3, s0, v3, s10
	v_add_co_ci_u32_e64 v4, null, s11, v4, s0
	v_cmp_le_i32_e32 vcc_lo, s1, v5
.Ltmp62:
	.loc	0 22 5                          ; src/reduce.hip:22:5
	s_or_b32 s9, vcc_lo, s9
.Ltmp63:
	.loc	0 22 98                         ; src/reduce.hip:22:98
	s_waitcnt vmcnt(0)
	v_fma_f64 v[1:2], v[6:7], v[8:9], v[1:2]
.Ltmp64:
	;DEBUG_VALUE: dot:value <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr1_vgpr2
	.loc	0 22 5                          ; src/reduce.hip:22:5
	s_andn2_b32 exec_lo, exec_lo, s9
	s_cbranch_execnz .LBB1_2
.Ltmp65:
; %bb.3:
	;DEBUG_VALUE: dot:value <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr1_vgpr2
	.loc	0 0 5                           ; src/reduce.hip:0:5
	s_or_b32 exec_lo, exec_lo, s9
.Ltmp66:
.LBB1_4:
	s_or_b32 exec_lo, exec_lo, s12
	;DEBUG_VALUE: dot:output <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
	.loc	0 23 5 is_stmt 1                ; src/reduce.hip:23:5
	v_mov_b32_e32 v4, 0
	v_bfrev_b32_e32 v5, 1
	s_mov_b32 s0, exec_lo
.Ltmp67:
.LBB1_5:                                ; =>This Inner Loop Header: Depth=1
	s_ff1_i32_b32 s1, s0
	v_readlane_b32 s5, v2, s1
	v_readlane_b32 s4, v1, s1
	s_lshl_b32 s1, 1, s1
	s_andn2_b32 s0, s0, s1
	v_add_f64 v[4:5], v[4:5], s[4:5]
	s_cbranch_scc1 .LBB1_5
; %bb.6:
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	s_mov_b32 s0, 0
	s_mov_b32 s1, exec_lo
	v_cmpx_eq_u32_e32 0, v0
	s_xor_b32 s1, exec_lo, s1
	s_cbranch_execz .LBB1_9
; %bb.7:
	s_load_dwordx2 s[4:5], s[2:3], 0x0
	v_mov_b32_e32 v6, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s5
.LBB1_8:                                ; =>This Inner Loop Header: Depth=1
	v_add_f64 v[0:1], v[2:3], v[4:5]
	global_atomic_cmpswap_x2 v[0:1], v6, v[0:3], s[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc_lo, v[0:1], v[2:3]
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v2, v0
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB1_8
.LBB1_9:
	.loc	0 24 1                          ; src/reduce.hip:24:1
	s_endpgm
.Ltmp68:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel dot
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 288
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 13
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
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
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end1:
	.size	dot, .Lfunc_end1-dot
	.cfi_endproc
                                        ; -- End function
	.set dot.num_vgpr, 10
	.set dot.num_agpr, 0
	.set dot.numbered_sgpr, 13
	.set dot.num_named_barrier, 0
	.set dot.private_seg_size, 0
	.set dot.uses_vcc, 1
	.set dot.uses_flat_scratch, 0
	.set dot.has_dyn_sized_stack, 0
	.set dot.has_recursion, 0
	.set dot.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 448
; TotalNumSgprs: 15
; NumVgprs: 10
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 15
; NumVGPRsForWavesPerEU: 10
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	histogram               ; -- Begin function histogram
	.globl	histogram
	.p2align	8
	.type	histogram,@function
histogram:                              ; @histogram
.Lfunc_begin2:
	.cfi_startproc
; %bb.0:
	.loc	1 14 47 prologue_end            ; src/gpu.h:14:47 @[ src/reduce.hip:28:11 ]
	s_clause 0x1
	s_load_dword s1, s[6:7], 0x10
	; meta instruction
	; meta instruction
	; meta instruction
	s_load_dwordx2 s[2:3], s[6:7], 0x8
.Ltmp69:
	.loc	0 30 32                         ; src/reduce.hip:30:32
	s_lshl_b32 s0, s8, 8
.Ltmp70:
	.loc	0 28 5                          ; src/reduce.hip:28:5
	v_mov_b32_e32 v1, 0
.Ltmp71:
	.loc	0 30 38                         ; src/reduce.hip:30:38
	v_or_b32_e32 v3, s0, v0
.Ltmp72:
	;DEBUG_VALUE: i <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr3
	.loc	0 28 5                          ; src/reduce.hip:28:5
	v_lshlrev_b32_e32 v2, 2, v0
.Ltmp73:
	.loc	0 30 5                          ; src/reduce.hip:30:5
	s_mov_b32 s8, exec_lo
.Ltmp74:
	.loc	0 28 27                         ; src/reduce.hip:28:27
	ds_write_b32 v2, v1
.Ltmp75:
	.loc	1 22 5                          ; src/gpu.h:22:5 @[ src/reduce.hip:29:5 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 23 5                          ; src/gpu.h:23:5 @[ src/reduce.hip:29:5 ]
	s_barrier
	.loc	1 24 5                          ; src/gpu.h:24:5 @[ src/reduce.hip:29:5 ]
	buffer_gl0_inv
.Ltmp76:
	.loc	0 30 58                         ; src/reduce.hip:30:58
	v_cmpx_gt_i32_e64 s1, v3
.Ltmp77:
	.loc	0 30 5 is_stmt 0                ; src/reduce.hip:30:5
	s_cbranch_execz .LBB2_3
.Ltmp78:
; %bb.1:
	;DEBUG_VALUE: i <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr3
	.loc	0 0 5                           ; src/reduce.hip:0:5
	s_load_dword s4, s[4:5], 0xc
	s_load_dwordx2 s[6:7], s[6:7], 0x0
	;DEBUG_VALUE: histogram:input <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
	.loc	0 30 5                          ; src/reduce.hip:30:5
	s_ashr_i32 s9, s0, 31
	v_mov_b32_e32 v4, 1
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s5, s4, 31
	s_add_u32 s0, s6, s0
	s_addc_u32 s6, s7, s9
	v_add_co_u32 v0, s0, s0, v0
	v_add_co_ci_u32_e64 v1, null, s6, 0, s0
	s_mov_b32 s6, 0
.Ltmp79:
.LBB2_2:                                ; =>This Inner Loop Header: Depth=1
	;DEBUG_VALUE: i <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr3
	.loc	0 31 39 is_stmt 1               ; src/reduce.hip:31:39
	global_load_ubyte v5, v[0:1], off
	.loc	0 30 58                         ; src/reduce.hip:30:58
	v_add_nc_u32_e32 v3, s4, v3
.Ltmp80:
	v_add_co_u32 v0, s0, v0, s4
	v_add_co_ci_u32_e64 v1, null, s5, v1, s0
	v_cmp_le_i32_e32 vcc_lo, s1, v3
.Ltmp81:
	.loc	0 30 5 is_stmt 0                ; src/reduce.hip:30:5
	s_or_b32 s6, vcc_lo, s6
.Ltmp82:
	.loc	0 31 33 is_stmt 1               ; src/reduce.hip:31:33
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 31 9 is_stmt 0                ; src/reduce.hip:31:9
	ds_add_u32 v5, v4
.Ltmp83:
	.loc	0 30 5 is_stmt 1                ; src/reduce.hip:30:5
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB2_2
.Ltmp84:
.LBB2_3:
	.loc	0 0 5 is_stmt 0                 ; src/reduce.hip:0:5
	s_or_b32 exec_lo, exec_lo, s8
	;DEBUG_VALUE: histogram:bins <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
.Ltmp85:
	.loc	1 22 5 is_stmt 1                ; src/gpu.h:22:5 @[ src/reduce.hip:32:5 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 23 5                          ; src/gpu.h:23:5 @[ src/reduce.hip:32:5 ]
	s_barrier
	.loc	1 24 5                          ; src/gpu.h:24:5 @[ src/reduce.hip:32:5 ]
	buffer_gl0_inv
.Ltmp86:
	.loc	0 33 22                         ; src/reduce.hip:33:22
	ds_read_b32 v0, v2
.Ltmp87:
	;DEBUG_VALUE: histogram:count <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 34 15                         ; src/reduce.hip:34:15
	s_mov_b32 s0, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_ne_u32_e32 0, v0
	s_cbranch_execz .LBB2_5
.Ltmp88:
; %bb.4:
	;DEBUG_VALUE: histogram:count <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 34 21 is_stmt 0               ; src/reduce.hip:34:21
	global_atomic_add v2, v0, s[2:3]
.Ltmp89:
.LBB2_5:
	;DEBUG_VALUE: histogram:count <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 35 1 is_stmt 1                ; src/reduce.hip:35:1
	s_endpgm
.Ltmp90:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel histogram
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 10
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
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
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end2:
	.size	histogram, .Lfunc_end2-histogram
	.cfi_endproc
                                        ; -- End function
	.set histogram.num_vgpr, 6
	.set histogram.num_agpr, 0
	.set histogram.numbered_sgpr, 10
	.set histogram.num_named_barrier, 0
	.set histogram.private_seg_size, 0
	.set histogram.uses_vcc, 1
	.set histogram.uses_flat_scratch, 0
	.set histogram.has_dyn_sized_stack, 0
	.set histogram.has_recursion, 0
	.set histogram.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 252
; TotalNumSgprs: 12
; NumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 1024 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 12
; NumVGPRsForWavesPerEU: 6
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	wave_sum                ; -- Begin function wave_sum
	.globl	wave_sum
	.p2align	8
	.type	wave_sum,@function
wave_sum:                               ; @wave_sum
.Lfunc_begin3:
	.cfi_startproc
; %bb.0:
	.loc	1 17 45 prologue_end            ; src/gpu.h:17:45 @[ src/reduce.hip:39:39 ]
	s_clause 0x1
	s_load_dword s7, s[4:5], 0x1c
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	;DEBUG_VALUE: wave_sum:output <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: wave_sum:input <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] undef
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s7, 0xffff
.Ltmp91:
	.loc	0 44 5                          ; src/reduce.hip:44:5
	s_ashr_i32 s7, s6, 31
	.loc	0 39 52                         ; src/reduce.hip:39:52
	v_mad_u64_u32 v[0:1], null, s6, s4, v[0:1]
	.loc	0 39 17 is_stmt 0               ; src/reduce.hip:39:17
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e64 v1, null, s1, v1, vcc_lo
	global_load_dword v0, v[0:1], off
.Ltmp92:
	;DEBUG_VALUE: wave_sum:value <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 40 11 is_stmt 1               ; src/reduce.hip:40:11
	s_waitcnt vmcnt(0)
	v_add_nc_u32_dpp v0, v0, v0 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp93:
	;DEBUG_VALUE: wave_sum:value <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 41 11                         ; src/reduce.hip:41:11
	v_add_nc_u32_dpp v0, v0, v0 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp94:
	;DEBUG_VALUE: wave_sum:value <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 42 11                         ; src/reduce.hip:42:11
	v_add_nc_u32_dpp v0, v0, v0 row_shr:4 row_mask:0xf bank_mask:0xe
.Ltmp95:
	;DEBUG_VALUE: wave_sum:value <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 43 11                         ; src/reduce.hip:43:11
	v_add_nc_u32_dpp v0, v0, v0 row_shr:8 row_mask:0xf bank_mask:0xc
.Ltmp96:
	;DEBUG_VALUE: wave_sum:value <- [DW_OP_constu 1, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 44 29                         ; src/reduce.hip:44:29
	v_readlane_b32 s0, v0, 15
	.loc	0 44 68 is_stmt 0               ; src/reduce.hip:44:68
	v_readlane_b32 s1, v0, 31
	.loc	0 44 5                          ; src/reduce.hip:44:5
	v_mov_b32_e32 v0, 0
.Ltmp97:
	.loc	0 44 66                         ; src/reduce.hip:44:66
	s_add_i32 s4, s1, s0
	.loc	0 44 5                          ; src/reduce.hip:44:5
	s_lshl_b64 s[0:1], s[6:7], 2
	.loc	0 44 27                         ; src/reduce.hip:44:27
	v_mov_b32_e32 v1, s4
	.loc	0 44 5                          ; src/reduce.hip:44:5
	s_add_u32 s0, s2, s0
	s_addc_u32 s1, s3, s1
	.loc	0 44 27                         ; src/reduce.hip:44:27
	global_store_dword v0, v1, s[0:1]
	.loc	0 45 1 is_stmt 1                ; src/reduce.hip:45:1
	s_endpgm
.Ltmp98:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel wave_sum
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 2
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
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
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end3:
	.size	wave_sum, .Lfunc_end3-wave_sum
	.cfi_endproc
                                        ; -- End function
	.set wave_sum.num_vgpr, 2
	.set wave_sum.num_agpr, 0
	.set wave_sum.numbered_sgpr, 8
	.set wave_sum.num_named_barrier, 0
	.set wave_sum.private_seg_size, 0
	.set wave_sum.uses_vcc, 1
	.set wave_sum.uses_flat_scratch, 0
	.set wave_sum.has_dyn_sized_stack, 0
	.set wave_sum.has_recursion, 0
	.set wave_sum.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 168
; TotalNumSgprs: 10
; NumVgprs: 2
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 10
; NumVGPRsForWavesPerEU: 2
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.p2alignl 6, 3214868480
	.fill 48, 4, 3214868480
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.text
	.protected	weights                 ; @weights
	.type	weights,@object
	.section	.rodata,"a",@progbits
	.globl	weights
	.p2align	4, 0x0
weights:
	.zero	256
	.size	weights, 256

	.type	__hip_cuid_,@object             ; @__hip_cuid_
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_
__hip_cuid_:
	.byte	0                               ; 0x0
	.size	__hip_cuid_, 1

	.section	.debug_loclists,"",@progbits
	.long	.Ldebug_list_header_end0-.Ldebug_list_header_start0 ; Length
.Ldebug_list_header_start0:
	.short	5                               ; Version
	.byte	8                               ; Address size
	.byte	0                               ; Segment selector size
	.long	9                               ; Offset entry count
.Lloclists_table_base0:
	.long	.Ldebug_loc0-.Lloclists_table_base0
	.long	.Ldebug_loc1-.Lloclists_table_base0
	.long	.Ldebug_loc2-.Lloclists_table_base0
	.long	.Ldebug_loc3-.Lloclists_table_base0
	.long	.Ldebug_loc4-.Lloclists_table_base0
	.long	.Ldebug_loc5-.Lloclists_table_base0
	.long	.Ldebug_loc6-.Lloclists_table_base0
	.long	.Ldebug_loc7-.Lloclists_table_base0
	.long	.Ldebug_loc8-.Lloclists_table_base0
.Ldebug_loc0:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp1-.Lfunc_begin0           ;   starting offset
	.uleb128 .Ltmp7-.Lfunc_begin0           ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	131                             ; 1539
	.byte	12                              ; 
	.byte	0                               ; 0
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp10-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp11-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	131                             ; 1539
	.byte	12                              ; 
	.byte	0                               ; 0
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc1:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp4-.Lfunc_begin0           ;   starting offset
	.uleb128 .Ltmp5-.Lfunc_begin0           ;   ending offset
	.byte	5                               ; Loc expr size
	.byte	48                              ; DW_OP_lit0
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp5-.Lfunc_begin0           ;   starting offset
	.uleb128 .Ltmp12-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	132                             ; 1540
	.byte	12                              ; 
	.byte	0                               ; 0
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc2:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp4-.Lfunc_begin0           ;   starting offset
	.uleb128 .Ltmp46-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	128                             ; 1536
	.byte	12                              ; 
	.byte	0                               ; 0
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc3:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp16-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp20-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	128                             ; 128
	.byte	1                               ; 
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp20-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp24-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	192                             ; 64
	.byte	0                               ; 
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp24-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp28-.Lfunc_begin0          ;   ending offset
	.byte	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	32                              ; 32
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp28-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp32-.Lfunc_begin0          ;   ending offset
	.byte	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	16                              ; 16
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp32-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp36-.Lfunc_begin0          ;   ending offset
	.byte	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	8                               ; 8
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp36-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp40-.Lfunc_begin0          ;   ending offset
	.byte	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	4                               ; 4
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp40-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp44-.Lfunc_begin0          ;   ending offset
	.byte	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	2                               ; 2
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp44-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp49-.Lfunc_begin0          ;   ending offset
	.byte	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	1                               ; 1
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp49-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp50-.Lfunc_begin0          ;   ending offset
	.byte	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	0                               ; 0
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc4:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp56-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp61-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	133                             ; 1541
	.byte	12                              ; 
	.byte	0                               ; 0
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc5:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp58-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp59-.Lfunc_begin0          ;   ending offset
	.byte	5                               ; Loc expr size
	.byte	48                              ; DW_OP_lit0
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc6:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp72-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp80-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	131                             ; 1539
	.byte	12                              ; 
	.byte	0                               ; 0
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc7:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp87-.Lfunc_begin0          ;   starting offset
	.uleb128 .Lfunc_end2-.Lfunc_begin0      ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	128                             ; 1536
	.byte	12                              ; 
	.byte	0                               ; 0
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc8:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp92-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp97-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	128                             ; 1536
	.byte	12                              ; 
	.byte	0                               ; 0
	.byte	49                              ; DW_OP_lit1
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_list_header_end0:
	.section	.debug_abbrev,"",@progbits
	.byte	1                               ; Abbreviation Code
	.byte	17                              ; DW_TAG_compile_unit
	.byte	1                               ; DW_CHILDREN_yes
	.byte	37                              ; DW_AT_producer
	.byte	37                              ; DW_FORM_strx1
	.byte	19                              ; DW_AT_language
	.byte	5                               ; DW_FORM_data2
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	114                             ; DW_AT_str_offsets_base
	.byte	23                              ; DW_FORM_sec_offset
	.byte	16                              ; DW_AT_stmt_list
	.byte	23                              ; DW_FORM_sec_offset
	.byte	27                              ; DW_AT_comp_dir
	.byte	37                              ; DW_FORM_strx1
	.byte	17                              ; DW_AT_low_pc
	.byte	27                              ; DW_FORM_addrx
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	115                             ; DW_AT_addr_base
	.byte	23                              ; DW_FORM_sec_offset
	.byte	116                             ; DW_AT_rnglists_base
	.byte	23                              ; DW_FORM_sec_offset
	.ascii	"\214\001"                      ; DW_AT_loclists_base
	.byte	23                              ; DW_FORM_sec_offset
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	2                               ; Abbreviation Code
	.byte	52                              ; DW_TAG_variable
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	63                              ; DW_AT_external
	.byte	25                              ; DW_FORM_flag_present
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	2                               ; DW_AT_location
	.byte	24                              ; DW_FORM_exprloc
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	3                               ; Abbreviation Code
	.byte	1                               ; DW_TAG_array_type
	.byte	1                               ; DW_CHILDREN_yes
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	4                               ; Abbreviation Code
	.byte	33                              ; DW_TAG_subrange_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	55                              ; DW_AT_count
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	5                               ; Abbreviation Code
	.byte	36                              ; DW_TAG_base_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	62                              ; DW_AT_encoding
	.byte	11                              ; DW_FORM_data1
	.byte	11                              ; DW_AT_byte_size
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	6                               ; Abbreviation Code
	.byte	36                              ; DW_TAG_base_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	11                              ; DW_AT_byte_size
	.byte	11                              ; DW_FORM_data1
	.byte	62                              ; DW_AT_encoding
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	7                               ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	1                               ; DW_CHILDREN_yes
	.byte	17                              ; DW_AT_low_pc
	.byte	27                              ; DW_FORM_addrx
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	122                             ; DW_AT_call_all_calls
	.byte	25                              ; DW_FORM_flag_present
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	63                              ; DW_AT_external
	.byte	25                              ; DW_FORM_flag_present
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	8                               ; Abbreviation Code
	.byte	52                              ; DW_TAG_variable
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	9                               ; Abbreviation Code
	.byte	5                               ; DW_TAG_formal_parameter
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	10                              ; Abbreviation Code
	.byte	52                              ; DW_TAG_variable
	.byte	0                               ; DW_CHILDREN_no
	.byte	2                               ; DW_AT_location
	.byte	34                              ; DW_FORM_loclistx
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	11                              ; Abbreviation Code
	.byte	29                              ; DW_TAG_inlined_subroutine
	.byte	0                               ; DW_CHILDREN_no
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	17                              ; DW_AT_low_pc
	.byte	27                              ; DW_FORM_addrx
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
	.byte	12                              ; Abbreviation Code
	.byte	11                              ; DW_TAG_lexical_block
	.byte	1                               ; DW_CHILDREN_yes
	.byte	17                              ; DW_AT_low_pc
	.byte	27                              ; DW_FORM_addrx
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	13                              ; Abbreviation Code
	.byte	11                              ; DW_TAG_lexical_block
	.byte	1                               ; DW_CHILDREN_yes
	.byte	85                              ; DW_AT_ranges
	.byte	35                              ; DW_FORM_rnglistx
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	14                              ; Abbreviation Code
	.byte	29                              ; DW_TAG_inlined_subroutine
	.byte	0                               ; DW_CHILDREN_no
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	85                              ; DW_AT_ranges
	.byte	35                              ; DW_FORM_rnglistx
	.byte	88                              ; DW_AT_call_file
	.byte	11                              ; DW_FORM_data1
	.byte	89                              ; DW_AT_call_line
	.byte	11                              ; DW_FORM_data1
	.byte	87                              ; DW_AT_call_column
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	15                              ; Abbreviation Code
	.byte	33                              ; DW_TAG_subrange_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	55                              ; DW_AT_count
	.byte	5                               ; DW_FORM_data2
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	16                              ; Abbreviation Code
	.byte	52                              ; DW_TAG_variable
	.byte	0                               ; DW_CHILDREN_no
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	17                              ; Abbreviation Code
	.byte	38                              ; DW_TAG_const_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	18                              ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	0                               ; DW_CHILDREN_no
	.byte	110                             ; DW_AT_linkage_name
	.byte	37                              ; DW_FORM_strx1
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	63                              ; DW_AT_external
	.byte	25                              ; DW_FORM_flag_present
	.byte	32                              ; DW_AT_inline
	.byte	33                              ; DW_FORM_implicit_const
	.byte	1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	19                              ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	0                               ; DW_CHILDREN_no
	.byte	110                             ; DW_AT_linkage_name
	.byte	37                              ; DW_FORM_strx1
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	63                              ; DW_AT_external
	.byte	25                              ; DW_FORM_flag_present
	.byte	32                              ; DW_AT_inline
	.byte	33                              ; DW_FORM_implicit_const
	.byte	1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	20                              ; Abbreviation Code
	.byte	55                              ; DW_TAG_restrict_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	21                              ; Abbreviation Code
	.byte	15                              ; DW_TAG_pointer_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	51                              ; DW_AT_address_class
	.byte	6                               ; DW_FORM_data4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	0                               ; EOM(3)
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0 ; Length of Unit
.Ldebug_info_start0:
	.short	5                               ; DWARF version number
	.byte	1                               ; DWARF Unit Type
	.byte	8                               ; Address Size (in bytes)
	.long	.debug_abbrev                   ; Offset Into Abbrev. Section
	.byte	1                               ; Abbrev [1] 0xc:0x27d DW_TAG_compile_unit
	.byte	0                               ; DW_AT_producer
	.short	33                              ; DW_AT_language
	.byte	1                               ; DW_AT_name
	.long	.Lstr_offsets_base0             ; DW_AT_str_offsets_base
	.long	.Lline_table_start0             ; DW_AT_stmt_list
	.byte	2                               ; DW_AT_comp_dir
	.byte	1                               ; DW_AT_low_pc
	.long	.Lfunc_end3-.Lfunc_begin0       ; DW_AT_high_pc
	.long	.Laddr_table_base0              ; DW_AT_addr_base
	.long	.Lrnglists_table_base0          ; DW_AT_rnglists_base
	.long	.Lloclists_table_base0          ; DW_AT_loclists_base
	.byte	2                               ; Abbrev [2] 0x2b:0xb DW_TAG_variable
	.byte	3                               ; DW_AT_name
	.long	54                              ; DW_AT_type
                                        ; DW_AT_external
	.byte	0                               ; DW_AT_decl_file
	.byte	4                               ; DW_AT_decl_line
	.byte	2                               ; DW_AT_location
	.byte	161
	.byte	0
	.byte	3                               ; Abbrev [3] 0x36:0xc DW_TAG_array_type
	.long	66                              ; DW_AT_type
	.byte	4                               ; Abbrev [4] 0x3b:0x6 DW_TAG_subrange_type
	.long	70                              ; DW_AT_type
	.byte	64                              ; DW_AT_count
	.byte	0                               ; End Of Children Mark
	.byte	5                               ; Abbrev [5] 0x42:0x4 DW_TAG_base_type
	.byte	4                               ; DW_AT_name
	.byte	4                               ; DW_AT_encoding
	.byte	4                               ; DW_AT_byte_size
	.byte	6                               ; Abbrev [6] 0x46:0x4 DW_TAG_base_type
	.byte	5                               ; DW_AT_name
	.byte	8                               ; DW_AT_byte_size
	.byte	7                               ; DW_AT_encoding
	.byte	7                               ; Abbrev [7] 0x4a:0x7b DW_TAG_subprogram
	.byte	1                               ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
                                        ; DW_AT_call_all_calls
	.byte	17                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	6                               ; DW_AT_decl_line
                                        ; DW_AT_external
	.byte	8                               ; Abbrev [8] 0x53:0x8 DW_TAG_variable
	.byte	6                               ; DW_AT_name
	.long	197                             ; DW_AT_type
	.byte	0                               ; DW_AT_decl_file
	.byte	7                               ; DW_AT_decl_line
	.byte	9                               ; Abbrev [9] 0x5b:0x8 DW_TAG_formal_parameter
	.byte	25                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	6                               ; DW_AT_decl_line
	.long	508                             ; DW_AT_type
	.byte	9                               ; Abbrev [9] 0x63:0x8 DW_TAG_formal_parameter
	.byte	26                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	6                               ; DW_AT_decl_line
	.long	527                             ; DW_AT_type
	.byte	9                               ; Abbrev [9] 0x6b:0x8 DW_TAG_formal_parameter
	.byte	27                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	6                               ; DW_AT_decl_line
	.long	366                             ; DW_AT_type
	.byte	10                              ; Abbrev [10] 0x73:0x9 DW_TAG_variable
	.byte	1                               ; DW_AT_location
	.byte	22                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	9                               ; DW_AT_decl_line
	.long	66                              ; DW_AT_type
	.byte	10                              ; Abbrev [10] 0x7c:0x9 DW_TAG_variable
	.byte	2                               ; DW_AT_location
	.byte	23                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	8                               ; DW_AT_decl_line
	.long	366                             ; DW_AT_type
	.byte	11                              ; Abbrev [11] 0x85:0xd DW_TAG_inlined_subroutine
	.long	357                             ; DW_AT_abstract_origin
	.byte	1                               ; DW_AT_low_pc
	.long	.Ltmp0-.Lfunc_begin0            ; DW_AT_high_pc
	.byte	0                               ; DW_AT_call_file
	.byte	8                               ; DW_AT_call_line
	.byte	18                              ; DW_AT_call_column
	.byte	12                              ; Abbrev [12] 0x92:0x10 DW_TAG_lexical_block
	.byte	2                               ; DW_AT_low_pc
	.long	.Ltmp11-.Ltmp0                  ; DW_AT_high_pc
	.byte	10                              ; Abbrev [10] 0x98:0x9 DW_TAG_variable
	.byte	0                               ; DW_AT_location
	.byte	21                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	10                              ; DW_AT_decl_line
	.long	366                             ; DW_AT_type
	.byte	0                               ; End Of Children Mark
	.byte	13                              ; Abbrev [13] 0xa2:0x15 DW_TAG_lexical_block
	.byte	0                               ; DW_AT_ranges
	.byte	10                              ; Abbrev [10] 0xa4:0x9 DW_TAG_variable
	.byte	3                               ; DW_AT_location
	.byte	24                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	13                              ; DW_AT_decl_line
	.long	366                             ; DW_AT_type
	.byte	14                              ; Abbrev [14] 0xad:0x9 DW_TAG_inlined_subroutine
	.long	370                             ; DW_AT_abstract_origin
	.byte	1                               ; DW_AT_ranges
	.byte	0                               ; DW_AT_call_file
	.byte	15                              ; DW_AT_call_line
	.byte	9                               ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	11                              ; Abbrev [11] 0xb7:0xd DW_TAG_inlined_subroutine
	.long	370                             ; DW_AT_abstract_origin
	.byte	3                               ; DW_AT_low_pc
	.long	.Ltmp16-.Ltmp15                 ; DW_AT_high_pc
	.byte	0                               ; DW_AT_call_file
	.byte	12                              ; DW_AT_call_line
	.byte	5                               ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	3                               ; Abbrev [3] 0xc5:0xd DW_TAG_array_type
	.long	66                              ; DW_AT_type
	.byte	15                              ; Abbrev [15] 0xca:0x7 DW_TAG_subrange_type
	.long	70                              ; DW_AT_type
	.short	256                             ; DW_AT_count
	.byte	0                               ; End Of Children Mark
	.byte	7                               ; Abbrev [7] 0xd2:0x66 DW_TAG_subprogram
	.byte	5                               ; DW_AT_low_pc
	.long	.Lfunc_end2-.Lfunc_begin2       ; DW_AT_high_pc
                                        ; DW_AT_call_all_calls
	.byte	19                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	26                              ; DW_AT_decl_line
                                        ; DW_AT_external
	.byte	8                               ; Abbrev [8] 0xdb:0x8 DW_TAG_variable
	.byte	7                               ; DW_AT_name
	.long	312                             ; DW_AT_type
	.byte	0                               ; DW_AT_decl_file
	.byte	27                              ; DW_AT_decl_line
	.byte	9                               ; Abbrev [9] 0xe3:0x8 DW_TAG_formal_parameter
	.byte	25                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	26                              ; DW_AT_decl_line
	.long	578                             ; DW_AT_type
	.byte	9                               ; Abbrev [9] 0xeb:0x8 DW_TAG_formal_parameter
	.byte	33                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	26                              ; DW_AT_decl_line
	.long	601                             ; DW_AT_type
	.byte	9                               ; Abbrev [9] 0xf3:0x8 DW_TAG_formal_parameter
	.byte	27                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	26                              ; DW_AT_decl_line
	.long	366                             ; DW_AT_type
	.byte	10                              ; Abbrev [10] 0xfb:0x9 DW_TAG_variable
	.byte	7                               ; DW_AT_location
	.byte	31                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	33                              ; DW_AT_decl_line
	.long	325                             ; DW_AT_type
	.byte	11                              ; Abbrev [11] 0x104:0xd DW_TAG_inlined_subroutine
	.long	357                             ; DW_AT_abstract_origin
	.byte	5                               ; DW_AT_low_pc
	.long	.Ltmp69-.Lfunc_begin2           ; DW_AT_high_pc
	.byte	0                               ; DW_AT_call_file
	.byte	28                              ; DW_AT_call_line
	.byte	11                              ; DW_AT_call_column
	.byte	13                              ; Abbrev [13] 0x111:0xc DW_TAG_lexical_block
	.byte	3                               ; DW_AT_ranges
	.byte	10                              ; Abbrev [10] 0x113:0x9 DW_TAG_variable
	.byte	6                               ; DW_AT_location
	.byte	21                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	30                              ; DW_AT_decl_line
	.long	366                             ; DW_AT_type
	.byte	0                               ; End Of Children Mark
	.byte	11                              ; Abbrev [11] 0x11d:0xd DW_TAG_inlined_subroutine
	.long	370                             ; DW_AT_abstract_origin
	.byte	6                               ; DW_AT_low_pc
	.long	.Ltmp76-.Ltmp75                 ; DW_AT_high_pc
	.byte	0                               ; DW_AT_call_file
	.byte	29                              ; DW_AT_call_line
	.byte	5                               ; DW_AT_call_column
	.byte	11                              ; Abbrev [11] 0x12a:0xd DW_TAG_inlined_subroutine
	.long	370                             ; DW_AT_abstract_origin
	.byte	7                               ; DW_AT_low_pc
	.long	.Ltmp86-.Ltmp85                 ; DW_AT_high_pc
	.byte	0                               ; DW_AT_call_file
	.byte	32                              ; DW_AT_call_line
	.byte	5                               ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	3                               ; Abbrev [3] 0x138:0xd DW_TAG_array_type
	.long	325                             ; DW_AT_type
	.byte	15                              ; Abbrev [15] 0x13d:0x7 DW_TAG_subrange_type
	.long	70                              ; DW_AT_type
	.short	256                             ; DW_AT_count
	.byte	0                               ; End Of Children Mark
	.byte	5                               ; Abbrev [5] 0x145:0x4 DW_TAG_base_type
	.byte	8                               ; DW_AT_name
	.byte	7                               ; DW_AT_encoding
	.byte	4                               ; DW_AT_byte_size
	.byte	16                              ; Abbrev [16] 0x149:0x7 DW_TAG_variable
	.long	336                             ; DW_AT_type
	.byte	1                               ; DW_AT_decl_file
	.byte	22                              ; DW_AT_decl_line
	.byte	3                               ; Abbrev [3] 0x150:0xc DW_TAG_array_type
	.long	348                             ; DW_AT_type
	.byte	4                               ; Abbrev [4] 0x155:0x6 DW_TAG_subrange_type
	.long	70                              ; DW_AT_type
	.byte	10                              ; DW_AT_count
	.byte	0                               ; End Of Children Mark
	.byte	17                              ; Abbrev [17] 0x15c:0x5 DW_TAG_const_type
	.long	353                             ; DW_AT_type
	.byte	5                               ; Abbrev [5] 0x161:0x4 DW_TAG_base_type
	.byte	9                               ; DW_AT_name
	.byte	6                               ; DW_AT_encoding
	.byte	1                               ; DW_AT_byte_size
	.byte	18                              ; Abbrev [18] 0x165:0x9 DW_TAG_subprogram
	.byte	10                              ; DW_AT_linkage_name
	.byte	11                              ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	14                              ; DW_AT_decl_line
	.long	366                             ; DW_AT_type
                                        ; DW_AT_external
                                        ; DW_AT_inline
	.byte	5                               ; Abbrev [5] 0x16e:0x4 DW_TAG_base_type
	.byte	12                              ; DW_AT_name
	.byte	5                               ; DW_AT_encoding
	.byte	4                               ; DW_AT_byte_size
	.byte	19                              ; Abbrev [19] 0x172:0x5 DW_TAG_subprogram
	.byte	13                              ; DW_AT_linkage_name
	.byte	14                              ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	21                              ; DW_AT_decl_line
                                        ; DW_AT_external
                                        ; DW_AT_inline
	.byte	18                              ; Abbrev [18] 0x177:0x9 DW_TAG_subprogram
	.byte	15                              ; DW_AT_linkage_name
	.byte	16                              ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	17                              ; DW_AT_decl_line
	.long	366                             ; DW_AT_type
                                        ; DW_AT_external
                                        ; DW_AT_inline
	.byte	7                               ; Abbrev [7] 0x180:0x4c DW_TAG_subprogram
	.byte	4                               ; DW_AT_low_pc
	.long	.Lfunc_end1-.Lfunc_begin1       ; DW_AT_high_pc
                                        ; DW_AT_call_all_calls
	.byte	18                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	20                              ; DW_AT_decl_line
                                        ; DW_AT_external
	.byte	9                               ; Abbrev [9] 0x189:0x8 DW_TAG_formal_parameter
	.byte	29                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	20                              ; DW_AT_decl_line
	.long	545                             ; DW_AT_type
	.byte	9                               ; Abbrev [9] 0x191:0x8 DW_TAG_formal_parameter
	.byte	30                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	20                              ; DW_AT_decl_line
	.long	545                             ; DW_AT_type
	.byte	9                               ; Abbrev [9] 0x199:0x8 DW_TAG_formal_parameter
	.byte	26                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	20                              ; DW_AT_decl_line
	.long	564                             ; DW_AT_type
	.byte	9                               ; Abbrev [9] 0x1a1:0x8 DW_TAG_formal_parameter
	.byte	27                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	20                              ; DW_AT_decl_line
	.long	366                             ; DW_AT_type
	.byte	10                              ; Abbrev [10] 0x1a9:0x9 DW_TAG_variable
	.byte	5                               ; DW_AT_location
	.byte	22                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	21                              ; DW_AT_decl_line
	.long	541                             ; DW_AT_type
	.byte	12                              ; Abbrev [12] 0x1b2:0x19 DW_TAG_lexical_block
	.byte	4                               ; DW_AT_low_pc
	.long	.Ltmp65-.Lfunc_begin1           ; DW_AT_high_pc
	.byte	10                              ; Abbrev [10] 0x1b8:0x9 DW_TAG_variable
	.byte	4                               ; DW_AT_location
	.byte	21                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	22                              ; DW_AT_decl_line
	.long	366                             ; DW_AT_type
	.byte	14                              ; Abbrev [14] 0x1c1:0x9 DW_TAG_inlined_subroutine
	.long	375                             ; DW_AT_abstract_origin
	.byte	2                               ; DW_AT_ranges
	.byte	0                               ; DW_AT_call_file
	.byte	22                              ; DW_AT_call_line
	.byte	34                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
	.byte	7                               ; Abbrev [7] 0x1cc:0x30 DW_TAG_subprogram
	.byte	8                               ; DW_AT_low_pc
	.long	.Lfunc_end3-.Lfunc_begin3       ; DW_AT_high_pc
                                        ; DW_AT_call_all_calls
	.byte	20                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	38                              ; DW_AT_decl_line
                                        ; DW_AT_external
	.byte	9                               ; Abbrev [9] 0x1d5:0x8 DW_TAG_formal_parameter
	.byte	25                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	38                              ; DW_AT_decl_line
	.long	615                             ; DW_AT_type
	.byte	9                               ; Abbrev [9] 0x1dd:0x8 DW_TAG_formal_parameter
	.byte	26                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	38                              ; DW_AT_decl_line
	.long	634                             ; DW_AT_type
	.byte	10                              ; Abbrev [10] 0x1e5:0x9 DW_TAG_variable
	.byte	8                               ; DW_AT_location
	.byte	22                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	39                              ; DW_AT_decl_line
	.long	366                             ; DW_AT_type
	.byte	11                              ; Abbrev [11] 0x1ee:0xd DW_TAG_inlined_subroutine
	.long	375                             ; DW_AT_abstract_origin
	.byte	8                               ; DW_AT_low_pc
	.long	.Ltmp91-.Lfunc_begin3           ; DW_AT_high_pc
	.byte	0                               ; DW_AT_call_file
	.byte	39                              ; DW_AT_call_line
	.byte	39                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	20                              ; Abbrev [20] 0x1fc:0x5 DW_TAG_restrict_type
	.long	513                             ; DW_AT_type
	.byte	21                              ; Abbrev [21] 0x201:0x9 DW_TAG_pointer_type
	.long	522                             ; DW_AT_type
	.long	1                               ; DW_AT_address_class
	.byte	17                              ; Abbrev [17] 0x20a:0x5 DW_TAG_const_type
	.long	66                              ; DW_AT_type
	.byte	20                              ; Abbrev [20] 0x20f:0x5 DW_TAG_restrict_type
	.long	532                             ; DW_AT_type
	.byte	21                              ; Abbrev [21] 0x214:0x9 DW_TAG_pointer_type
	.long	66                              ; DW_AT_type
	.long	1                               ; DW_AT_address_class
	.byte	5                               ; Abbrev [5] 0x21d:0x4 DW_TAG_base_type
	.byte	28                              ; DW_AT_name
	.byte	4                               ; DW_AT_encoding
	.byte	8                               ; DW_AT_byte_size
	.byte	20                              ; Abbrev [20] 0x221:0x5 DW_TAG_restrict_type
	.long	550                             ; DW_AT_type
	.byte	21                              ; Abbrev [21] 0x226:0x9 DW_TAG_pointer_type
	.long	559                             ; DW_AT_type
	.long	1                               ; DW_AT_address_class
	.byte	17                              ; Abbrev [17] 0x22f:0x5 DW_TAG_const_type
	.long	541                             ; DW_AT_type
	.byte	20                              ; Abbrev [20] 0x234:0x5 DW_TAG_restrict_type
	.long	569                             ; DW_AT_type
	.byte	21                              ; Abbrev [21] 0x239:0x9 DW_TAG_pointer_type
	.long	541                             ; DW_AT_type
	.long	1                               ; DW_AT_address_class
	.byte	20                              ; Abbrev [20] 0x242:0x5 DW_TAG_restrict_type
	.long	583                             ; DW_AT_type
	.byte	21                              ; Abbrev [21] 0x247:0x9 DW_TAG_pointer_type
	.long	592                             ; DW_AT_type
	.long	1                               ; DW_AT_address_class
	.byte	17                              ; Abbrev [17] 0x250:0x5 DW_TAG_const_type
	.long	597                             ; DW_AT_type
	.byte	5                               ; Abbrev [5] 0x255:0x4 DW_TAG_base_type
	.byte	32                              ; DW_AT_name
	.byte	8                               ; DW_AT_encoding
	.byte	1                               ; DW_AT_byte_size
	.byte	20                              ; Abbrev [20] 0x259:0x5 DW_TAG_restrict_type
	.long	606                             ; DW_AT_type
	.byte	21                              ; Abbrev [21] 0x25e:0x9 DW_TAG_pointer_type
	.long	325                             ; DW_AT_type
	.long	1                               ; DW_AT_address_class
	.byte	20                              ; Abbrev [20] 0x267:0x5 DW_TAG_restrict_type
	.long	620                             ; DW_AT_type
	.byte	21                              ; Abbrev [21] 0x26c:0x9 DW_TAG_pointer_type
	.long	629                             ; DW_AT_type
	.long	1                               ; DW_AT_address_class
	.byte	17                              ; Abbrev [17] 0x275:0x5 DW_TAG_const_type
	.long	366                             ; DW_AT_type
	.byte	20                              ; Abbrev [20] 0x27a:0x5 DW_TAG_restrict_type
	.long	639                             ; DW_AT_type
	.byte	21                              ; Abbrev [21] 0x27f:0x9 DW_TAG_pointer_type
	.long	366                             ; DW_AT_type
	.long	1                               ; DW_AT_address_class
	.byte	0                               ; End Of Children Mark
.Ldebug_info_end0:
	.section	.debug_rnglists,"",@progbits
	.long	.Ldebug_list_header_end1-.Ldebug_list_header_start1 ; Length
.Ldebug_list_header_start1:
	.short	5                               ; Version
	.byte	8                               ; Address size
	.byte	0                               ; Segment selector size
	.long	4                               ; Offset entry count
.Lrnglists_table_base0:
	.long	.Ldebug_ranges0-.Lrnglists_table_base0
	.long	.Ldebug_ranges1-.Lrnglists_table_base0
	.long	.Ldebug_ranges2-.Lrnglists_table_base0
	.long	.Ldebug_ranges3-.Lrnglists_table_base0
.Ldebug_ranges0:
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp13-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp14-.Lfunc_begin0          ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp16-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp49-.Lfunc_begin0          ;   ending offset
	.byte	0                               ; DW_RLE_end_of_list
.Ldebug_ranges1:
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp19-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp20-.Lfunc_begin0          ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp23-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp24-.Lfunc_begin0          ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp27-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp28-.Lfunc_begin0          ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp31-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp32-.Lfunc_begin0          ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp35-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp36-.Lfunc_begin0          ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp39-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp40-.Lfunc_begin0          ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp43-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp44-.Lfunc_begin0          ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp48-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp49-.Lfunc_begin0          ;   ending offset
	.byte	0                               ; DW_RLE_end_of_list
.Ldebug_ranges2:
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Lfunc_begin1-.Lfunc_begin0    ;   starting offset
	.uleb128 .Ltmp53-.Lfunc_begin0          ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp54-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp55-.Lfunc_begin0          ;   ending offset
	.byte	0                               ; DW_RLE_end_of_list
.Ldebug_ranges3:
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp69-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp70-.Lfunc_begin0          ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp71-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp72-.Lfunc_begin0          ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp73-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp74-.Lfunc_begin0          ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp76-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp84-.Lfunc_begin0          ;   ending offset
	.byte	0                               ; DW_RLE_end_of_list
.Ldebug_list_header_end1:
	.section	.debug_str_offsets,"",@progbits
	.long	140                             ; Length of String Offsets Set
	.short	5
	.short	0
.Lstr_offsets_base0:
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"Debian clang version 22.1.8 (1~deb12u1)" ; string offset=0
.Linfo_string1:
	.asciz	"src/reduce.hip"                ; string offset=40
.Linfo_string2:
	.asciz	"."                             ; string offset=55
.Linfo_string3:
	.asciz	"weights"                       ; string offset=57
.Linfo_string4:
	.asciz	"float"                         ; string offset=65
.Linfo_string5:
	.asciz	"__ARRAY_SIZE_TYPE__"           ; string offset=71
.Linfo_string6:
	.asciz	"partial"                       ; string offset=91
.Linfo_string7:
	.asciz	"local"                         ; string offset=99
.Linfo_string8:
	.asciz	"unsigned int"                  ; string offset=105
.Linfo_string9:
	.asciz	"char"                          ; string offset=118
.Linfo_string10:
	.asciz	"_Z12thread_indexv"             ; string offset=123
.Linfo_string11:
	.asciz	"thread_index"                  ; string offset=141
.Linfo_string12:
	.asciz	"int"                           ; string offset=154
.Linfo_string13:
	.asciz	"_Z13block_barrierv"            ; string offset=158
.Linfo_string14:
	.asciz	"block_barrier"                 ; string offset=177
.Linfo_string15:
	.asciz	"_Z10block_sizev"               ; string offset=191
.Linfo_string16:
	.asciz	"block_size"                    ; string offset=207
.Linfo_string17:
	.asciz	"sum"                           ; string offset=218
.Linfo_string18:
	.asciz	"dot"                           ; string offset=222
.Linfo_string19:
	.asciz	"histogram"                     ; string offset=226
.Linfo_string20:
	.asciz	"wave_sum"                      ; string offset=236
.Linfo_string21:
	.asciz	"i"                             ; string offset=245
.Linfo_string22:
	.asciz	"value"                         ; string offset=247
.Linfo_string23:
	.asciz	"thread"                        ; string offset=253
.Linfo_string24:
	.asciz	"step"                          ; string offset=260
.Linfo_string25:
	.asciz	"input"                         ; string offset=265
.Linfo_string26:
	.asciz	"output"                        ; string offset=271
.Linfo_string27:
	.asciz	"n"                             ; string offset=278
.Linfo_string28:
	.asciz	"double"                        ; string offset=280
.Linfo_string29:
	.asciz	"a"                             ; string offset=287
.Linfo_string30:
	.asciz	"b"                             ; string offset=289
.Linfo_string31:
	.asciz	"count"                         ; string offset=291
.Linfo_string32:
	.asciz	"unsigned char"                 ; string offset=297
.Linfo_string33:
	.asciz	"bins"                          ; string offset=311
	.section	.debug_str_offsets,"",@progbits
	.long	.Linfo_string0
	.long	.Linfo_string1
	.long	.Linfo_string2
	.long	.Linfo_string3
	.long	.Linfo_string4
	.long	.Linfo_string5
	.long	.Linfo_string6
	.long	.Linfo_string7
	.long	.Linfo_string8
	.long	.Linfo_string9
	.long	.Linfo_string10
	.long	.Linfo_string11
	.long	.Linfo_string12
	.long	.Linfo_string13
	.long	.Linfo_string14
	.long	.Linfo_string15
	.long	.Linfo_string16
	.long	.Linfo_string17
	.long	.Linfo_string18
	.long	.Linfo_string19
	.long	.Linfo_string20
	.long	.Linfo_string21
	.long	.Linfo_string22
	.long	.Linfo_string23
	.long	.Linfo_string24
	.long	.Linfo_string25
	.long	.Linfo_string26
	.long	.Linfo_string27
	.long	.Linfo_string28
	.long	.Linfo_string29
	.long	.Linfo_string30
	.long	.Linfo_string31
	.long	.Linfo_string32
	.long	.Linfo_string33
	.section	.debug_addr,"",@progbits
	.long	.Ldebug_addr_end0-.Ldebug_addr_start0 ; Length of contribution
.Ldebug_addr_start0:
	.short	5                               ; DWARF version number
	.byte	8                               ; Address size
	.byte	0                               ; Segment selector size
.Laddr_table_base0:
	.quad	weights
	.quad	.Lfunc_begin0
	.quad	.Ltmp0
	.quad	.Ltmp15
	.quad	.Lfunc_begin1
	.quad	.Lfunc_begin2
	.quad	.Ltmp75
	.quad	.Ltmp85
	.quad	.Lfunc_begin3
.Ldebug_addr_end0:
	.ident	"Debian clang version 22.1.8 (1~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym weights
	.addrsig_sym __hip_cuid_
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .actual_access:  read_only
        .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 1024
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .max_flat_workgroup_size: 256
    .name:           sum
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         sum.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
      - .actual_access:  read_only
        .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  read_only
        .address_space:  global
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
      - .offset:         32
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         36
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         40
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         44
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         46
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         48
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         50
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         52
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         54
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         88
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         96
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 288
    .max_flat_workgroup_size: 1024
    .name:           dot
    .private_segment_fixed_size: 0
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         dot.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
      - .actual_access:  read_only
        .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 1024
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .max_flat_workgroup_size: 256
    .name:           histogram
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         histogram.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
      - .actual_access:  read_only
        .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         20
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         28
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         30
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         32
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         34
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         36
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         38
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 272
    .max_flat_workgroup_size: 1024
    .name:           wave_sum
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         wave_sum.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     2
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
	.section	.debug_line,"",@progbits
.Lline_table_start0:
