	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 6
	.text
	.p2align	2                               ; -- Begin function _Z5twicef
	.type	_Z5twicef,@function
_Z5twicef:                              ; @_Z5twicef
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_add_f32_e32 v0, v0, v0
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	_Z5twicef, .Lfunc_end0-_Z5twicef
                                        ; -- End function
	.set .L_Z5twicef.num_vgpr, 1
	.set .L_Z5twicef.num_agpr, 0
	.set .L_Z5twicef.numbered_sgpr, 32
	.set .L_Z5twicef.num_named_barrier, 0
	.set .L_Z5twicef.private_seg_size, 0
	.set .L_Z5twicef.uses_vcc, 0
	.set .L_Z5twicef.uses_flat_scratch, 0
	.set .L_Z5twicef.has_dyn_sized_stack, 0
	.set .L_Z5twicef.has_recursion, 0
	.set .L_Z5twicef.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 12
; TotalNumSgprs: 38
; NumVgprs: 1
; NumAgprs: 0
; TotalNumVgprs: 1
; ScratchSize: 0
; MemoryBound: 0
	.text
	.p2align	2                               ; -- Begin function _Z6squaref
	.type	_Z6squaref,@function
_Z6squaref:                             ; @_Z6squaref
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mul_f32_e32 v0, v0, v0
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	_Z6squaref, .Lfunc_end1-_Z6squaref
                                        ; -- End function
	.set .L_Z6squaref.num_vgpr, 1
	.set .L_Z6squaref.num_agpr, 0
	.set .L_Z6squaref.numbered_sgpr, 32
	.set .L_Z6squaref.num_named_barrier, 0
	.set .L_Z6squaref.private_seg_size, 0
	.set .L_Z6squaref.uses_vcc, 0
	.set .L_Z6squaref.uses_flat_scratch, 0
	.set .L_Z6squaref.has_dyn_sized_stack, 0
	.set .L_Z6squaref.has_recursion, 0
	.set .L_Z6squaref.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 12
; TotalNumSgprs: 38
; NumVgprs: 1
; NumAgprs: 0
; TotalNumVgprs: 1
; ScratchSize: 0
; MemoryBound: 0
	.text
	.p2align	2                               ; -- Begin function _Z4cubef
	.type	_Z4cubef,@function
_Z4cubef:                               ; @_Z4cubef
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mul_f32_e32 v1, v0, v0
	v_mul_f32_e32 v0, v0, v1
	s_setpc_b64 s[30:31]
.Lfunc_end2:
	.size	_Z4cubef, .Lfunc_end2-_Z4cubef
                                        ; -- End function
	.set .L_Z4cubef.num_vgpr, 2
	.set .L_Z4cubef.num_agpr, 0
	.set .L_Z4cubef.numbered_sgpr, 32
	.set .L_Z4cubef.num_named_barrier, 0
	.set .L_Z4cubef.private_seg_size, 0
	.set .L_Z4cubef.uses_vcc, 0
	.set .L_Z4cubef.uses_flat_scratch, 0
	.set .L_Z4cubef.has_dyn_sized_stack, 0
	.set .L_Z4cubef.has_recursion, 0
	.set .L_Z4cubef.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 16
; TotalNumSgprs: 38
; NumVgprs: 2
; NumAgprs: 0
; TotalNumVgprs: 2
; ScratchSize: 0
; MemoryBound: 0
	.text
	.p2align	2                               ; -- Begin function report_failure
	.type	report_failure,@function
report_failure:                         ; @report_failure
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s0, s33
	s_mov_b32 s33, s32
	s_or_saveexec_b64 s[2:3], -1
	scratch_store_dword off, v42, s33 offset:8 ; 4-byte Folded Spill
	s_mov_b64 exec, s[2:3]
	v_writelane_b32 v42, s0, 14
	v_writelane_b32 v42, s30, 0
	v_writelane_b32 v42, s31, 1
	v_writelane_b32 v42, s34, 2
	v_writelane_b32 v42, s35, 3
	v_writelane_b32 v42, s36, 4
	v_writelane_b32 v42, s37, 5
	s_add_i32 s32, s32, 16
	v_writelane_b32 v42, s38, 6
	v_writelane_b32 v42, s39, 7
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, __ockl_printf_begin@gotpcrel32@lo+4
	s_addc_u32 s1, s1, __ockl_printf_begin@gotpcrel32@hi+12
	v_writelane_b32 v42, s48, 8
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	v_writelane_b32 v42, s49, 9
	v_writelane_b32 v42, s50, 10
	v_writelane_b32 v42, s51, 11
	scratch_store_dword off, v40, s33 offset:4 ; 4-byte Folded Spill
	scratch_store_dword off, v41, s33       ; 4-byte Folded Spill
	v_writelane_b32 v42, s52, 12
	v_mov_b32_e32 v41, v0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0
	v_writelane_b32 v42, s53, 13
	v_mov_b32_e32 v40, v31
	s_mov_b32 s50, s15
	s_mov_b32 s51, s14
	s_mov_b32 s52, s13
	s_mov_b32 s53, s12
	s_mov_b64 s[34:35], s[10:11]
	s_mov_b64 s[36:37], s[8:9]
	s_mov_b64 s[38:39], s[6:7]
	s_mov_b64 s[48:49], s[4:5]
	s_waitcnt lgkmcnt(0)
	s_swappc_b64 s[30:31], s[0:1]
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, .L.str@rel32@lo+4
	s_addc_u32 s1, s1, .L.str@rel32@hi+12
	s_cmp_lg_u64 s[0:1], 0
	s_cselect_b32 s16, 32, 0
	s_getpc_b64 s[2:3]
	s_add_u32 s2, s2, __ockl_printf_append_string_n@gotpcrel32@lo+4
	s_addc_u32 s3, s3, __ockl_printf_append_string_n@gotpcrel32@hi+12
	s_load_dwordx2 s[2:3], s[2:3], 0x0
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s51
	s_mov_b32 s15, s50
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v2, s0
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v4, s16
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_waitcnt lgkmcnt(0)
	s_swappc_b64 s[30:31], s[2:3]
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v3, v41
	scratch_load_dword v41, off, s33        ; 4-byte Folded Reload
	scratch_load_dword v40, off, s33 offset:4 ; 4-byte Folded Reload
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, __ockl_printf_append_args@gotpcrel32@lo+4
	s_addc_u32 s1, s1, __ockl_printf_append_args@gotpcrel32@hi+12
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s51
	s_mov_b32 s15, s50
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 1
	v_readlane_b32 s53, v42, 13
	v_readlane_b32 s52, v42, 12
	v_readlane_b32 s51, v42, 11
	v_readlane_b32 s50, v42, 10
	v_readlane_b32 s49, v42, 9
	v_readlane_b32 s48, v42, 8
	v_readlane_b32 s39, v42, 7
	v_readlane_b32 s38, v42, 6
	v_readlane_b32 s37, v42, 5
	v_readlane_b32 s36, v42, 4
	v_readlane_b32 s35, v42, 3
	v_readlane_b32 s34, v42, 2
	v_readlane_b32 s31, v42, 1
	v_readlane_b32 s30, v42, 0
	s_mov_b32 s32, s33
	v_readlane_b32 s2, v42, 14
	s_or_saveexec_b64 s[16:17], -1
	scratch_load_dword v42, off, s33 offset:8 ; 4-byte Folded Reload
	s_mov_b64 exec, s[16:17]
	s_mov_b32 s33, s2
	s_waitcnt lgkmcnt(0)
	s_setpc_b64 s[0:1]
.Lfunc_end3:
	.size	report_failure, .Lfunc_end3-report_failure
                                        ; -- End function
	.set .Lreport_failure.num_vgpr, max(43, amdgpu.max_num_vgpr)
	.set .Lreport_failure.num_agpr, max(0, amdgpu.max_num_agpr)
	.set .Lreport_failure.numbered_sgpr, max(54, amdgpu.max_num_sgpr)
	.set .Lreport_failure.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set .Lreport_failure.private_seg_size, 16
	.set .Lreport_failure.uses_vcc, 1
	.set .Lreport_failure.uses_flat_scratch, 1
	.set .Lreport_failure.has_dyn_sized_stack, 1
	.set .Lreport_failure.has_recursion, 1
	.set .Lreport_failure.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 668
; TotalNumSgprs: .Lreport_failure.numbered_sgpr+6
; NumVgprs: max(43, amdgpu.max_num_vgpr)
; NumAgprs: max(0, amdgpu.max_num_agpr)
; TotalNumVgprs: totalnumvgprs(.Lreport_failure.num_agpr, .Lreport_failure.num_vgpr)
; ScratchSize: 16
; MemoryBound: 0
	.text
	.p2align	2                               ; -- Begin function _Z7reflect3Rayi
	.type	_Z7reflect3Rayi,@function
_Z7reflect3Rayi:                        ; @_Z7reflect3Rayi
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, 1, v4
	s_mov_b64 s[2:3], 0
	s_mov_b64 s[0:1], 0
                                        ; implicit-def: $vgpr7
                                        ; implicit-def: $vgpr5
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execnz .LBB4_6
; %bb.1:
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_mov_b32_e32 v6, v1
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB4_19
.LBB4_2:
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_xor_b64 s[0:1], exec, s[4:5]
	s_cbranch_execnz .LBB4_24
.LBB4_3:
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
.LBB4_4:
	v_xor_b32_e32 v0, 0x80000000, v0
	v_mov_b32_e32 v5, v2
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v7, v3
.LBB4_5:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v1, v6
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v3, v7
	s_setpc_b64 s[30:31]
.LBB4_6:
	v_cmp_lt_i32_e32 vcc, 2, v4
	v_xor_b32_e32 v5, 0x80000000, v2
                                        ; implicit-def: $vgpr7
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB4_16
; %bb.7:
	v_cmp_lt_i32_e32 vcc, 6, v4
	s_mov_b64 s[8:9], 0
                                        ; implicit-def: $vgpr7
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB4_11
; %bb.8:
	v_cmp_eq_u32_e32 vcc, 7, v4
	s_mov_b64 s[8:9], -1
                                        ; implicit-def: $vgpr7
	s_and_saveexec_b64 s[10:11], vcc
; %bb.9:
	v_sin_f32_e32 v7, v3
	s_xor_b64 s[8:9], exec, -1
; %bb.10:
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[8:9], s[8:9], exec
                                        ; implicit-def: $vgpr4
.LBB4_11:
	s_andn2_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB4_15
; %bb.12:
	v_cmp_eq_u32_e32 vcc, 3, v4
	s_mov_b64 s[0:1], -1
                                        ; implicit-def: $vgpr7
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB4_14
; %bb.13:
	s_mov_b32 s0, 0xf800000
	v_mul_f32_e32 v4, 0x4f800000, v3
	v_cmp_gt_f32_e32 vcc, s0, v3
	s_nop 1
	v_cndmask_b32_e32 v4, v3, v4, vcc
	v_sqrt_f32_e32 v5, v4
	s_nop 0
	v_add_u32_e32 v6, -1, v5
	v_fma_f32 v7, -v6, v5, v4
	v_cmp_ge_f32_e64 s[0:1], 0, v7
	v_add_u32_e32 v7, 1, v5
	s_nop 0
	v_cndmask_b32_e64 v6, v5, v6, s[0:1]
	v_fma_f32 v5, -v7, v5, v4
	v_cmp_lt_f32_e64 s[0:1], 0, v5
	s_nop 1
	v_cndmask_b32_e64 v5, v6, v7, s[0:1]
	v_mul_f32_e32 v6, 0x37800000, v5
	v_cndmask_b32_e32 v5, v5, v6, vcc
	v_mov_b32_e32 v6, 0x260
	v_cmp_class_f32_e32 vcc, v4, v6
	s_xor_b64 s[0:1], exec, -1
	s_nop 0
	v_cndmask_b32_e32 v7, v5, v4, vcc
.LBB4_14:
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[8:9], s[8:9], s[0:1]
.LBB4_15:
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[0:1], s[8:9], exec
	v_mov_b32_e32 v5, v2
.LBB4_16:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
; %bb.17:
	v_mov_b32_e32 v7, v3
; %bb.18:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[0:1], s[0:1], exec
                                        ; implicit-def: $vgpr4
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_mov_b32_e32 v6, v1
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_2
.LBB4_19:
	v_cmp_lt_i32_e32 vcc, 0, v4
                                        ; implicit-def: $vgpr6
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
; %bb.20:
	v_xor_b32_e32 v6, 0x80000000, v1
                                        ; implicit-def: $vgpr4
; %bb.21:
	s_or_saveexec_b64 s[2:3], s[2:3]
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[8:9], s[0:1]
	s_xor_b64 exec, exec, s[2:3]
; %bb.22:
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_andn2_b64 s[8:9], s[0:1], exec
	s_and_b64 s[10:11], vcc, exec
	s_mov_b64 s[6:7], exec
	s_or_b64 s[8:9], s[8:9], s[10:11]
; %bb.23:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[2:3], s[6:7], exec
	s_andn2_b64 s[0:1], s[0:1], exec
	s_and_b64 s[6:7], s[8:9], exec
	s_or_b64 s[0:1], s[0:1], s[6:7]
	v_mov_b32_e32 v7, v3
	v_mov_b32_e32 v5, v2
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_xor_b64 s[0:1], exec, s[4:5]
	s_cbranch_execz .LBB4_3
.LBB4_24:
	v_mul_f32_e32 v7, 0.5, v3
	s_andn2_b64 s[2:3], s[2:3], exec
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v5, v2
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execnz .LBB4_4
	s_branch .LBB4_5
.Lfunc_end4:
	.size	_Z7reflect3Rayi, .Lfunc_end4-_Z7reflect3Rayi
                                        ; -- End function
	.set .L_Z7reflect3Rayi.num_vgpr, 8
	.set .L_Z7reflect3Rayi.num_agpr, 0
	.set .L_Z7reflect3Rayi.numbered_sgpr, 32
	.set .L_Z7reflect3Rayi.num_named_barrier, 0
	.set .L_Z7reflect3Rayi.private_seg_size, 0
	.set .L_Z7reflect3Rayi.uses_vcc, 1
	.set .L_Z7reflect3Rayi.uses_flat_scratch, 0
	.set .L_Z7reflect3Rayi.has_dyn_sized_stack, 0
	.set .L_Z7reflect3Rayi.has_recursion, 0
	.set .L_Z7reflect3Rayi.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 532
; TotalNumSgprs: 38
; NumVgprs: 8
; NumAgprs: 0
; TotalNumVgprs: 8
; ScratchSize: 0
; MemoryBound: 0
	.text
	.p2align	2                               ; -- Begin function _Z10polynomialfPKfi
	.type	_Z10polynomialfPKfi,@function
_Z10polynomialfPKfi:                    ; @_Z10polynomialfPKfi
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v4, v3
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v2, v1
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v6, 0
.LBB5_1:                                ; =>This Inner Loop Header: Depth=1
	v_lshl_add_u64 v[8:9], v[2:3], 0, v[4:5]
	flat_load_dword v1, v[8:9]
	v_lshl_add_u64 v[4:5], v[4:5], 0, -4
	v_cmp_eq_u32_e32 vcc, -4, v4
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v1, v0, v6
	v_mov_b32_e32 v6, v1
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB5_1
; %bb.2:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v0, v1
	s_setpc_b64 s[30:31]
.Lfunc_end5:
	.size	_Z10polynomialfPKfi, .Lfunc_end5-_Z10polynomialfPKfi
                                        ; -- End function
	.set .L_Z10polynomialfPKfi.num_vgpr, 10
	.set .L_Z10polynomialfPKfi.num_agpr, 0
	.set .L_Z10polynomialfPKfi.numbered_sgpr, 32
	.set .L_Z10polynomialfPKfi.num_named_barrier, 0
	.set .L_Z10polynomialfPKfi.private_seg_size, 0
	.set .L_Z10polynomialfPKfi.uses_vcc, 1
	.set .L_Z10polynomialfPKfi.uses_flat_scratch, 0
	.set .L_Z10polynomialfPKfi.has_dyn_sized_stack, 0
	.set .L_Z10polynomialfPKfi.has_recursion, 0
	.set .L_Z10polynomialfPKfi.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 100
; TotalNumSgprs: 38
; NumVgprs: 10
; NumAgprs: 0
; TotalNumVgprs: 10
; ScratchSize: 0
; MemoryBound: 0
	.text
	.protected	calls                   ; -- Begin function calls
	.globl	calls
	.p2align	8
	.type	calls,@function
calls:                                  ; @calls
; %bb.0:
	s_mov_b64 s[38:39], s[0:1]
	s_load_dword s0, s[4:5], 0x34
	s_load_dword s1, s[4:5], 0x20
	v_mov_b32_e32 v42, v0
	v_and_b32_e32 v0, 0x3ff, v42
	s_mov_b32 s32, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s0, s8, s0
	v_add_u32_e32 v40, s0, v0
	v_cmp_gt_i32_e32 vcc, s1, v40
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB6_18
; %bb.1:
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	v_ashrrev_i32_e32 v41, 31, v40
	s_mov_b32 s33, s10
	s_mov_b32 s64, s9
	s_mov_b32 s65, s8
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[0:1], v[40:41], 2, s[0:1]
	global_load_dword v9, v[0:1], off
	s_mov_b64 s[34:35], s[6:7]
	s_mov_b64 s[48:49], s[4:5]
	s_mov_b64 s[36:37], s[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, -1, v9
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[66:67], exec, s[0:1]
	s_cbranch_execz .LBB6_17
; %bb.2:
	s_load_dwordx2 s[0:1], s[48:49], 0x0
	s_load_dwordx2 s[68:69], s[48:49], 0x18
	v_mov_b32_e32 v4, v9
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[0:1], v[40:41], 4, s[0:1]
	global_load_dwordx4 v[0:3], v[0:1], off
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _Z7reflect3Rayi@rel32@lo+4
	s_addc_u32 s1, s1, _Z7reflect3Rayi@rel32@hi+12
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v45, v0
	v_mov_b32_e32 v43, v1
	v_mov_b32_e32 v44, v2
	v_cmp_lt_f32_e32 vcc, 1.0, v8
	s_and_saveexec_b64 s[70:71], vcc
	s_cbranch_execz .LBB6_16
; %bb.3:
	v_and_b32_e32 v0, 1, v9
	v_cmp_eq_u32_e64 s[50:51], 1, v0
	v_and_b32_e32 v0, 2, v9
	s_mov_b32 s0, 0xaaaaaaab
	v_cmp_ne_u32_e64 s[52:53], 0, v0
	v_mul_hi_u32 v0, v9, s0
	s_load_dwordx2 s[80:81], s[48:49], 0x8
	v_lshrrev_b32_e32 v0, 1, v0
	v_lshl_add_u32 v0, v0, 1, v0
	v_sub_u32_e32 v0, v9, v0
	v_lshlrev_b32_e32 v0, 3, v0
	v_mov_b32_e32 v1, 0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _ZL10operations@rel32@lo+4
	s_addc_u32 s1, s1, _ZL10operations@rel32@hi+12
	v_and_b32_e32 v46, 7, v9
	v_lshl_add_u64 v[56:57], s[0:1], 0, v[0:1]
	s_mov_b64 s[82:83], 0
	v_mov_b32_e32 v47, v8
	s_branch .LBB6_6
.LBB6_4:                                ;   in Loop: Header=BB6_6 Depth=1
	s_or_b64 exec, exec, s[14:15]
.LBB6_5:                                ;   in Loop: Header=BB6_6 Depth=1
	s_or_b64 exec, exec, s[84:85]
	v_cmp_nlt_f32_e32 vcc, 1.0, v8
	s_or_b64 s[82:83], vcc, s[82:83]
	s_andn2_b64 exec, exec, s[82:83]
	s_cbranch_execz .LBB6_15
.LBB6_6:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB6_11 Depth 2
	s_and_saveexec_b64 s[0:1], s[50:51]
	s_xor_b64 s[2:3], exec, s[0:1]
	s_cbranch_execz .LBB6_8
; %bb.7:                                ;   in Loop: Header=BB6_6 Depth=1
	v_mul_f32_e32 v0, 0x3e800000, v8
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _Z10polynomialfPKfi@rel32@lo+4
	s_addc_u32 s1, s1, _Z10polynomialfPKfi@rel32@hi+12
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s80
	v_mov_b32_e32 v2, s81
	v_mov_b32_e32 v3, v46
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v8, v0
.LBB6_8:                                ;   in Loop: Header=BB6_6 Depth=1
	s_andn2_saveexec_b64 s[84:85], s[2:3]
	s_cbranch_execz .LBB6_5
; %bb.9:                                ;   in Loop: Header=BB6_6 Depth=1
	s_and_saveexec_b64 s[0:1], s[52:53]
	s_xor_b64 s[86:87], exec, s[0:1]
	s_cbranch_execz .LBB6_13
; %bb.10:                               ;   in Loop: Header=BB6_6 Depth=1
	global_load_dwordx2 v[2:3], v[56:57], off
	s_add_u32 s54, s48, 40
	s_addc_u32 s55, s49, 0
	s_mov_b64 s[96:97], exec
.LBB6_11:                               ;   Parent Loop BB6_6 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v2
	v_readfirstlane_b32 s1, v3
	s_nop 1
	v_cmp_eq_u64_e32 vcc, s[0:1], v[2:3]
	s_and_saveexec_b64 s[98:99], vcc
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[54:55]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s65
	s_mov_b32 s13, s64
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, v8
	s_swappc_b64 s[30:31], s[0:1]
                                        ; implicit-def: $vgpr2_vgpr3
                                        ; implicit-def: $vgpr8
	s_xor_b64 exec, exec, s[98:99]
	s_cbranch_execnz .LBB6_11
; %bb.12:                               ;   in Loop: Header=BB6_6 Depth=1
	s_mov_b64 exec, s[96:97]
	v_mul_f32_e32 v8, 0x3e000000, v0
.LBB6_13:                               ;   in Loop: Header=BB6_6 Depth=1
	s_andn2_saveexec_b64 s[14:15], s[86:87]
	s_cbranch_execz .LBB6_4
; %bb.14:                               ;   in Loop: Header=BB6_6 Depth=1
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _Z7reflect3Rayi@rel32@lo+4
	s_addc_u32 s1, s1, _Z7reflect3Rayi@rel32@hi+12
	v_mov_b32_e32 v0, v45
	v_mov_b32_e32 v1, v43
	v_mov_b32_e32 v2, v44
	v_mov_b32_e32 v3, v47
	v_mov_b32_e32 v4, 1
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v45, v0
	v_mov_b32_e32 v43, v1
	v_mov_b32_e32 v44, v2
	v_mov_b32_e32 v47, v3
	v_fma_f32 v8, 0.5, v8, v45
	s_branch .LBB6_4
.LBB6_15:
	s_or_b64 exec, exec, s[82:83]
.LBB6_16:
	s_or_b64 exec, exec, s[70:71]
	v_fmac_f32_e32 v8, v43, v44
	v_lshl_add_u64 v[0:1], v[40:41], 2, s[68:69]
	global_store_dword v[0:1], v8, off
                                        ; implicit-def: $vgpr40
                                        ; implicit-def: $vgpr42
.LBB6_17:
	s_andn2_saveexec_b64 s[0:1], s[66:67]
	s_cbranch_execnz .LBB6_19
.LBB6_18:
	s_endpgm
.LBB6_19:
	s_add_u32 s8, s48, 40
	s_addc_u32 s9, s49, 0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, report_failure@rel32@lo+4
	s_addc_u32 s1, s1, report_failure@rel32@hi+12
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s65
	s_mov_b32 s13, s64
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v42
	v_mov_b32_e32 v0, v40
	s_swappc_b64 s[30:31], s[0:1]
	s_trap 2
	; divergent unreachable
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel calls
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_kernarg_size 296
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr max(totalnumvgprs(calls.num_agpr, calls.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(calls.numbered_sgpr+6, 1, 0)-6
		.amdhsa_accum_offset (((((alignto(max(1, calls.num_vgpr), 4)/4)-1)&~65536)&63)+1)*4
		.amdhsa_reserve_vcc 1
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
.Lfunc_end6:
	.size	calls, .Lfunc_end6-calls
                                        ; -- End function
	.set calls.num_vgpr, max(58, amdgpu.max_num_vgpr)
	.set calls.num_agpr, max(0, amdgpu.max_num_agpr)
	.set calls.numbered_sgpr, max(100, amdgpu.max_num_sgpr)
	.set calls.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set calls.private_seg_size, 0+max(.L_Z7reflect3Rayi.private_seg_size, .L_Z10polynomialfPKfi.private_seg_size, .Lreport_failure.private_seg_size)
	.set calls.uses_vcc, 1
	.set calls.uses_flat_scratch, 1
	.set calls.has_dyn_sized_stack, 1
	.set calls.has_recursion, 1
	.set calls.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 756
; TotalNumSgprs: calls.numbered_sgpr+6
; NumVgprs: calls.num_vgpr
; NumAgprs: calls.num_agpr
; TotalNumVgprs: totalnumvgprs(calls.num_agpr, calls.num_vgpr)
; ScratchSize: 16
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: (alignto(max(max(calls.numbered_sgpr+extrasgprs(calls.uses_vcc, calls.uses_flat_scratch, 1), 1, 0), 1), 8)/8)-1
; VGPRBlocks: (alignto(max(max(totalnumvgprs(calls.num_agpr, calls.num_vgpr), 1, 0), 1), 8)/8)-1
; NumSGPRsForWavesPerEU: max(calls.numbered_sgpr+6, 1, 0)
; NumVGPRsForWavesPerEU: max(totalnumvgprs(calls.num_agpr, calls.num_vgpr), 1, 0)
; AccumOffset: ((alignto(max(1, calls.num_vgpr), 4)/4)-1+1)*4
; Occupancy: occupancy(8, 8, 512, 8, 8, max(calls.numbered_sgpr+extrasgprs(calls.uses_vcc, calls.uses_flat_scratch, 1), 1, 0), max(totalnumvgprs(calls.num_agpr, calls.num_vgpr), 1, 0))
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: (((alignto(max(1, calls.num_vgpr), 4)/4)-1)&~65536)&63
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	collatz                 ; -- Begin function collatz
	.globl	collatz
	.p2align	8
	.type	collatz,@function
collatz:                                ; @collatz
; %bb.0:
	s_load_dword s3, s[0:1], 0x24
	s_load_dword s4, s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s3, 0xffff
	s_mul_i32 s2, s2, s3
	v_add_u32_e32 v0, s2, v0
	v_cmp_gt_i32_e32 vcc, s4, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB7_16
; %bb.1:
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	v_ashrrev_i32_e32 v1, 31, v0
	s_mov_b64 s[4:5], -1
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], v[0:1], 2, s[2:3]
	global_load_dword v2, v[2:3], off
	v_mov_b32_e32 v3, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v2
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB7_14
; %bb.2:
	s_mov_b32 s16, 0
	s_mov_b64 s[6:7], 0
                                        ; implicit-def: $sgpr4_sgpr5
                                        ; implicit-def: $sgpr10_sgpr11
                                        ; implicit-def: $sgpr8_sgpr9
	s_branch .LBB7_5
.LBB7_3:                                ;   in Loop: Header=BB7_5 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_add_i32 s17, s16, 1
	s_cmpk_gt_u32 s16, 0x270f
	s_cselect_b64 s[14:15], -1, 0
	v_cmp_eq_u64_e32 vcc, 1, v[2:3]
	s_or_b64 s[14:15], s[14:15], vcc
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[14:15], s[14:15], exec
	s_andn2_b64 s[8:9], s[8:9], exec
	s_or_b64 s[10:11], s[10:11], s[14:15]
	s_mov_b32 s16, s17
.LBB7_4:                                ;   in Loop: Header=BB7_5 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_xor_b64 s[12:13], s[8:9], -1
	s_and_b64 s[14:15], exec, s[10:11]
	s_or_b64 s[6:7], s[14:15], s[6:7]
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[12:13], s[12:13], exec
	v_mov_b32_e32 v5, s16
	s_or_b64 s[4:5], s[4:5], s[12:13]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB7_10
.LBB7_5:                                ; =>This Inner Loop Header: Depth=1
	v_cmp_ne_u64_e32 vcc, 0, v[2:3]
	s_or_b64 s[8:9], s[8:9], exec
	s_or_b64 s[10:11], s[10:11], exec
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB7_4
; %bb.6:                                ;   in Loop: Header=BB7_5 Depth=1
	v_and_b32_e32 v4, 1, v2
	v_cmp_eq_u32_e32 vcc, 1, v4
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
; %bb.7:                                ;   in Loop: Header=BB7_5 Depth=1
	v_mad_u64_u32 v[4:5], s[18:19], v2, 3, 1
	v_mov_b32_e32 v2, v5
	v_mad_u64_u32 v[2:3], s[18:19], v3, 3, v[2:3]
	v_mov_b32_e32 v5, v2
	v_mov_b64_e32 v[2:3], v[4:5]
; %bb.8:                                ;   in Loop: Header=BB7_5 Depth=1
	s_andn2_saveexec_b64 s[14:15], s[14:15]
	s_cbranch_execz .LBB7_3
; %bb.9:                                ;   in Loop: Header=BB7_5 Depth=1
	v_lshrrev_b64 v[2:3], 1, v[2:3]
	s_branch .LBB7_3
.LBB7_10:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_xor_b64 s[4:5], exec, s[8:9]
; %bb.11:
	v_cmp_eq_u64_e32 vcc, 1, v[2:3]
	s_mov_b64 s[6:7], exec
	s_nop 0
	v_cndmask_b32_e32 v4, -1, v5, vcc
; %bb.12:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execnz .LBB7_17
.LBB7_13:
	s_or_b64 exec, exec, s[4:5]
	s_orn2_b64 s[4:5], s[6:7], exec
.LBB7_14:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_16
; %bb.15:
	s_load_dwordx2 s[0:1], s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[0:1]
	global_store_dword v[0:1], v4, off
.LBB7_16:
	s_endpgm
.LBB7_17:
	s_trap 2
	; divergent unreachable
	s_branch .LBB7_13
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel collatz
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 20
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
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
.Lfunc_end7:
	.size	collatz, .Lfunc_end7-collatz
                                        ; -- End function
	.set collatz.num_vgpr, 6
	.set collatz.num_agpr, 0
	.set collatz.numbered_sgpr, 20
	.set collatz.num_named_barrier, 0
	.set collatz.private_seg_size, 0
	.set collatz.uses_vcc, 1
	.set collatz.uses_flat_scratch, 0
	.set collatz.has_dyn_sized_stack, 0
	.set collatz.has_recursion, 0
	.set collatz.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 392
; TotalNumSgprs: 26
; NumVgprs: 6
; NumAgprs: 0
; TotalNumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 26
; NumVGPRsForWavesPerEU: 6
; AccumOffset: 8
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 1
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 43
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 54
	.set amdgpu.max_num_named_barrier, 0
	.text
	.type	.L.str,@object                  ; @.str
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"kind of element %d is negative\n"
	.size	.L.str, 32

	.type	_ZL10operations,@object         ; @_ZL10operations
	.section	.data.rel.ro,"aw",@progbits
	.p2align	4, 0x0
_ZL10operations:
	.quad	_Z5twicef
	.quad	_Z6squaref
	.quad	_Z4cubef
	.size	_ZL10operations, 24

	.type	__hip_cuid_,@object             ; @__hip_cuid_
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_
__hip_cuid_:
	.byte	0                               ; 0x0
	.size	__hip_cuid_, 1

	.ident	"Debian clang version 22.1.8 (1~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym _Z5twicef
	.addrsig_sym _Z6squaref
	.addrsig_sym _Z4cubef
	.addrsig_sym __hip_cuid_
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .actual_access:  read_only
        .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  read_only
        .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .value_kind:     by_value
      - .offset:         40
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         44
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         48
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         52
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         54
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         56
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         58
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         60
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         62
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         88
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         96
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         104
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         120
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         128
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
      - .offset:         136
        .size:           8
        .value_kind:     hidden_heap_v1
      - .offset:         144
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         152
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         240
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 296
    .max_flat_workgroup_size: 1024
    .name:           calls
    .private_segment_fixed_size: 16
    .sgpr_count:     106
    .sgpr_spill_count: 0
    .symbol:         calls.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: true
    .vgpr_count:     58
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
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
        .value_kind:     by_value
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         28
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         32
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         36
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         38
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         40
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         42
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         44
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         46
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         88
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 280
    .max_flat_workgroup_size: 1024
    .name:           collatz
    .private_segment_fixed_size: 0
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         collatz.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
