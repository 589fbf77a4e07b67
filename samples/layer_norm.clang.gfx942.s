	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 6
	.text
	.hidden	group_sum                       ; -- Begin function group_sum
	.globl	group_sum
	.p2align	2
	.type	group_sum,@function
group_sum:                              ; @group_sum
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s0, s33
	s_mov_b32 s33, s32
	s_or_saveexec_b64 s[2:3], -1
	scratch_store_dword off, v45, s33 offset:20 ; 4-byte Folded Spill
	s_mov_b64 exec, s[2:3]
	v_writelane_b32 v45, s0, 16
	v_writelane_b32 v45, s30, 0
	v_writelane_b32 v45, s31, 1
	v_writelane_b32 v45, s34, 2
	v_writelane_b32 v45, s35, 3
	v_writelane_b32 v45, s36, 4
	v_writelane_b32 v45, s37, 5
	v_writelane_b32 v45, s38, 6
	v_writelane_b32 v45, s39, 7
	v_writelane_b32 v45, s48, 8
	v_writelane_b32 v45, s49, 9
	v_writelane_b32 v45, s50, 10
	v_writelane_b32 v45, s51, 11
	v_writelane_b32 v45, s52, 12
	s_add_i32 s32, s32, 32
	v_writelane_b32 v45, s53, 13
	scratch_store_dword off, v40, s33 offset:16 ; 4-byte Folded Spill
	scratch_store_dword off, v41, s33 offset:12 ; 4-byte Folded Spill
	scratch_store_dword off, v42, s33 offset:8 ; 4-byte Folded Spill
	scratch_store_dword off, v43, s33 offset:4 ; 4-byte Folded Spill
	scratch_store_dword off, v44, s33       ; 4-byte Folded Spill
	v_writelane_b32 v45, s54, 14
	v_mov_b32_e32 v43, v0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s1, s1, _Z12get_local_idj@rel32@hi+12
	v_mov_b32_e32 v0, 0
	v_writelane_b32 v45, s55, 15
	v_mov_b32_e32 v40, v31
	v_mov_b32_e32 v41, v1
	s_mov_b32 s50, s15
	s_mov_b32 s51, s14
	s_mov_b32 s52, s13
	s_mov_b32 s53, s12
	s_mov_b64 s[34:35], s[10:11]
	s_mov_b64 s[36:37], s[8:9]
	s_mov_b64 s[38:39], s[6:7]
	s_mov_b64 s[48:49], s[4:5]
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v42, v0
	v_lshl_add_u32 v44, v42, 2, v41
	s_getpc_b64 s[54:55]
	s_add_u32 s54, s54, _Z7barrierj@rel32@lo+4
	s_addc_u32 s55, s55, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s51
	s_mov_b32 s15, s50
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	ds_write_b32 v44, v43
	s_swappc_b64 s[30:31], s[54:55]
	s_movk_i32 s0, 0x80
	v_cmp_gt_i32_e32 vcc, s0, v42
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_2
; %bb.1:
	ds_read2st64_b32 v[0:1], v44 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v44, v0
.LBB0_2:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s51
	s_mov_b32 s15, s50
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_cmp_gt_i32_e32 vcc, 64, v42
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_4
; %bb.3:
	ds_read2st64_b32 v[0:1], v44 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v44, v0
.LBB0_4:
	s_or_b64 exec, exec, s[0:1]
	s_getpc_b64 s[54:55]
	s_add_u32 s54, s54, _Z7barrierj@rel32@lo+4
	s_addc_u32 s55, s55, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s51
	s_mov_b32 s15, s50
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_cmp_gt_i32_e32 vcc, 32, v42
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_6
; %bb.5:
	ds_read2_b32 v[0:1], v44 offset1:32
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v44, v0
.LBB0_6:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s51
	s_mov_b32 s15, s50
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_cmp_gt_i32_e32 vcc, 16, v42
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_8
; %bb.7:
	ds_read2_b32 v[0:1], v44 offset1:16
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v44, v0
.LBB0_8:
	s_or_b64 exec, exec, s[0:1]
	s_getpc_b64 s[54:55]
	s_add_u32 s54, s54, _Z7barrierj@rel32@lo+4
	s_addc_u32 s55, s55, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s51
	s_mov_b32 s15, s50
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_cmp_gt_i32_e32 vcc, 8, v42
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_10
; %bb.9:
	ds_read2_b32 v[0:1], v44 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v44, v0
.LBB0_10:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s51
	s_mov_b32 s15, s50
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_cmp_gt_i32_e32 vcc, 4, v42
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_12
; %bb.11:
	ds_read2_b32 v[0:1], v44 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v44, v0
.LBB0_12:
	s_or_b64 exec, exec, s[0:1]
	s_getpc_b64 s[54:55]
	s_add_u32 s54, s54, _Z7barrierj@rel32@lo+4
	s_addc_u32 s55, s55, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s51
	s_mov_b32 s15, s50
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_cmp_gt_i32_e32 vcc, 2, v42
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_14
; %bb.13:
	ds_read2_b32 v[0:1], v44 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v44, v0
.LBB0_14:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s51
	s_mov_b32 s15, s50
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_cmp_gt_i32_e32 vcc, 1, v42
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_16
; %bb.15:
	ds_read2_b32 v[0:1], v44 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v44, v0
.LBB0_16:
	s_or_b64 exec, exec, s[0:1]
	s_getpc_b64 s[54:55]
	s_add_u32 s54, s54, _Z7barrierj@rel32@lo+4
	s_addc_u32 s55, s55, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s51
	s_mov_b32 s15, s50
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	ds_read_b32 v41, v41
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s51
	s_mov_b32 s15, s50
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_mov_b32_e32 v0, v41
	scratch_load_dword v44, off, s33        ; 4-byte Folded Reload
	scratch_load_dword v43, off, s33 offset:4 ; 4-byte Folded Reload
	scratch_load_dword v42, off, s33 offset:8 ; 4-byte Folded Reload
	scratch_load_dword v41, off, s33 offset:12 ; 4-byte Folded Reload
	scratch_load_dword v40, off, s33 offset:16 ; 4-byte Folded Reload
	v_readlane_b32 s55, v45, 15
	v_readlane_b32 s54, v45, 14
	v_readlane_b32 s53, v45, 13
	v_readlane_b32 s52, v45, 12
	v_readlane_b32 s51, v45, 11
	v_readlane_b32 s50, v45, 10
	v_readlane_b32 s49, v45, 9
	v_readlane_b32 s48, v45, 8
	v_readlane_b32 s39, v45, 7
	v_readlane_b32 s38, v45, 6
	v_readlane_b32 s37, v45, 5
	v_readlane_b32 s36, v45, 4
	v_readlane_b32 s35, v45, 3
	v_readlane_b32 s34, v45, 2
	v_readlane_b32 s31, v45, 1
	v_readlane_b32 s30, v45, 0
	s_mov_b32 s32, s33
	v_readlane_b32 s0, v45, 16
	s_or_saveexec_b64 s[2:3], -1
	scratch_load_dword v45, off, s33 offset:20 ; 4-byte Folded Reload
	s_mov_b64 exec, s[2:3]
	s_mov_b32 s33, s0
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	group_sum, .Lfunc_end0-group_sum
                                        ; -- End function
	.set group_sum.num_vgpr, max(46, amdgpu.max_num_vgpr)
	.set group_sum.num_agpr, max(0, amdgpu.max_num_agpr)
	.set group_sum.numbered_sgpr, max(56, amdgpu.max_num_sgpr)
	.set group_sum.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set group_sum.private_seg_size, 32
	.set group_sum.uses_vcc, 1
	.set group_sum.uses_flat_scratch, 1
	.set group_sum.has_dyn_sized_stack, 1
	.set group_sum.has_recursion, 1
	.set group_sum.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 1384
; TotalNumSgprs: group_sum.numbered_sgpr+6
; NumVgprs: max(46, amdgpu.max_num_vgpr)
; NumAgprs: max(0, amdgpu.max_num_agpr)
; TotalNumVgprs: totalnumvgprs(group_sum.num_agpr, group_sum.num_vgpr)
; ScratchSize: 32
; MemoryBound: 0
	.text
	.hidden	get_local_id                    ; -- Begin function get_local_id
	.globl	get_local_id
	.p2align	2
	.type	get_local_id,@function
get_local_id:                           ; @get_local_id
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_and_b32_e32 v0, 0x3ff, v31
	v_mov_b32_e32 v1, 0
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	get_local_id, .Lfunc_end1-get_local_id
                                        ; -- End function
	.set get_local_id.num_vgpr, 32
	.set get_local_id.num_agpr, 0
	.set get_local_id.numbered_sgpr, 32
	.set get_local_id.num_named_barrier, 0
	.set get_local_id.private_seg_size, 0
	.set get_local_id.uses_vcc, 0
	.set get_local_id.uses_flat_scratch, 0
	.set get_local_id.has_dyn_sized_stack, 0
	.set get_local_id.has_recursion, 0
	.set get_local_id.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 20
; TotalNumSgprs: 38
; NumVgprs: 32
; NumAgprs: 0
; TotalNumVgprs: 32
; ScratchSize: 0
; MemoryBound: 0
	.text
	.hidden	get_group_id                    ; -- Begin function get_group_id
	.globl	get_group_id
	.p2align	2
	.type	get_group_id,@function
get_group_id:                           ; @get_group_id
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v0, s12
	v_mov_b32_e32 v1, 0
	s_setpc_b64 s[30:31]
.Lfunc_end2:
	.size	get_group_id, .Lfunc_end2-get_group_id
                                        ; -- End function
	.set get_group_id.num_vgpr, 2
	.set get_group_id.num_agpr, 0
	.set get_group_id.numbered_sgpr, 32
	.set get_group_id.num_named_barrier, 0
	.set get_group_id.private_seg_size, 0
	.set get_group_id.uses_vcc, 0
	.set get_group_id.uses_flat_scratch, 0
	.set get_group_id.has_dyn_sized_stack, 0
	.set get_group_id.has_recursion, 0
	.set get_group_id.has_indirect_call, 0
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
	.hidden	barrier                         ; -- Begin function barrier
	.globl	barrier
	.p2align	2
	.type	barrier,@function
barrier:                                ; @barrier
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_barrier
	s_setpc_b64 s[30:31]
.Lfunc_end3:
	.size	barrier, .Lfunc_end3-barrier
                                        ; -- End function
	.set barrier.num_vgpr, 0
	.set barrier.num_agpr, 0
	.set barrier.numbered_sgpr, 32
	.set barrier.num_named_barrier, 0
	.set barrier.private_seg_size, 0
	.set barrier.uses_vcc, 0
	.set barrier.uses_flat_scratch, 0
	.set barrier.has_dyn_sized_stack, 0
	.set barrier.has_recursion, 0
	.set barrier.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 12
; TotalNumSgprs: 38
; NumVgprs: 0
; NumAgprs: 0
; TotalNumVgprs: 0
; ScratchSize: 0
; MemoryBound: 0
	.text
	.protected	layer_norm_float        ; -- Begin function layer_norm_float
	.globl	layer_norm_float
	.p2align	8
	.type	layer_norm_float,@function
layer_norm_float:                       ; @layer_norm_float
; %bb.0:
	s_load_dwordx4 s[64:67], s[4:5], 0x18
	s_load_dwordx2 s[68:69], s[4:5], 0x0
	s_mov_b64 s[48:49], s[0:1]
	v_mov_b32_e32 v40, v0
	s_mov_b32 s33, s10
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s0, s66, 31
	s_mul_hi_u32 s1, s66, s8
	s_mul_i32 s0, s0, s8
	s_mov_b32 s52, s9
	s_mov_b32 s53, s8
	s_mov_b64 s[36:37], s[6:7]
	s_mov_b64 s[34:35], s[4:5]
	s_mov_b64 s[38:39], s[2:3]
	s_add_i32 s71, s1, s0
	s_mul_i32 s70, s66, s8
	v_cmp_gt_i32_e64 s[50:51], s66, v40
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v43, 0
	v_lshlrev_b32_e32 v44, 2, v40
	s_mov_b32 s32, 0
	s_and_saveexec_b64 s[0:1], s[50:51]
	s_cbranch_execz .LBB4_4
; %bb.1:
	s_lshl_b64 s[2:3], s[70:71], 2
	s_add_u32 s2, s68, s2
	s_addc_u32 s3, s69, s3
	v_lshl_add_u64 v[0:1], s[2:3], 0, v[44:45]
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v43, 0
	s_mov_b64 s[4:5], 0x400
	v_mov_b32_e32 v2, v40
.LBB4_2:                                ; =>This Inner Loop Header: Depth=1
	global_load_dword v3, v[0:1], off
	v_add_u32_e32 v2, 0x100, v2
	v_cmp_le_i32_e32 vcc, s66, v2
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[4:5]
	s_or_b64 s[2:3], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v43, v43, v3
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB4_2
; %bb.3:
	s_or_b64 exec, exec, s[2:3]
.LBB4_4:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s54, s34, 40
	s_addc_u32 s55, s35, 0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s1, s1, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[54:55]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 0
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v41, v0
	v_lshlrev_b32_e32 v42, 2, v41
	s_getpc_b64 s[80:81]
	s_add_u32 s80, s80, _Z7barrierj@rel32@lo+4
	s_addc_u32 s81, s81, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[54:55]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	ds_write_b32 v42, v43
	s_swappc_b64 s[30:31], s[80:81]
	s_movk_i32 s0, 0x80
	v_cmp_gt_i32_e32 vcc, s0, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_6
; %bb.5:
	ds_read2st64_b32 v[0:1], v42 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v42, v0
.LBB4_6:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s8, s34, 40
	s_addc_u32 s9, s35, 0
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[80:81]
	v_cmp_gt_i32_e32 vcc, 64, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_8
; %bb.7:
	ds_read2st64_b32 v[0:1], v42 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v42, v0
.LBB4_8:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s8, s34, 40
	s_addc_u32 s9, s35, 0
	s_getpc_b64 s[54:55]
	s_add_u32 s54, s54, _Z7barrierj@rel32@lo+4
	s_addc_u32 s55, s55, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_cmp_gt_i32_e32 vcc, 32, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_10
; %bb.9:
	ds_read2_b32 v[0:1], v42 offset1:32
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v42, v0
.LBB4_10:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s8, s34, 40
	s_addc_u32 s9, s35, 0
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_cmp_gt_i32_e32 vcc, 16, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_12
; %bb.11:
	ds_read2_b32 v[0:1], v42 offset1:16
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v42, v0
.LBB4_12:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s8, s34, 40
	s_addc_u32 s9, s35, 0
	s_getpc_b64 s[54:55]
	s_add_u32 s54, s54, _Z7barrierj@rel32@lo+4
	s_addc_u32 s55, s55, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_cmp_gt_i32_e32 vcc, 8, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_14
; %bb.13:
	ds_read2_b32 v[0:1], v42 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v42, v0
.LBB4_14:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s8, s34, 40
	s_addc_u32 s9, s35, 0
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_cmp_gt_i32_e32 vcc, 4, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_16
; %bb.15:
	ds_read2_b32 v[0:1], v42 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v42, v0
.LBB4_16:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s8, s34, 40
	s_addc_u32 s9, s35, 0
	s_getpc_b64 s[54:55]
	s_add_u32 s54, s54, _Z7barrierj@rel32@lo+4
	s_addc_u32 s55, s55, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_cmp_gt_i32_e32 vcc, 2, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_18
; %bb.17:
	ds_read2_b32 v[0:1], v42 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v42, v0
.LBB4_18:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s8, s34, 40
	s_addc_u32 s9, s35, 0
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_cmp_gt_i32_e32 vcc, 1, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_20
; %bb.19:
	ds_read2_b32 v[0:1], v42 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v42, v0
.LBB4_20:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s54, s34, 40
	s_addc_u32 s55, s35, 0
	s_getpc_b64 s[80:81]
	s_add_u32 s80, s80, _Z7barrierj@rel32@lo+4
	s_addc_u32 s81, s81, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[54:55]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[80:81]
	v_mov_b32_e32 v45, 0
	ds_read_b32 v41, v45
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[54:55]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[80:81]
	v_cvt_f32_i32_e32 v0, s66
	v_frexp_exp_i32_f32_e32 v1, v41
	v_mov_b32_e32 v47, 0
	v_frexp_mant_f32_e32 v2, v0
	v_rcp_f32_e32 v43, v2
	v_frexp_mant_f32_e32 v2, v41
	v_frexp_exp_i32_f32_e32 v46, v0
	v_sub_u32_e32 v0, v1, v46
	v_mul_f32_e32 v1, v2, v43
	v_ldexp_f32 v42, v1, v0
	s_and_saveexec_b64 s[0:1], s[50:51]
	s_cbranch_execz .LBB4_24
; %bb.21:
	s_lshl_b64 s[2:3], s[70:71], 2
	s_add_u32 s2, s68, s2
	s_addc_u32 s3, s69, s3
	v_lshl_add_u64 v[0:1], s[2:3], 0, v[44:45]
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v47, 0
	s_mov_b64 s[4:5], 0x400
	v_mov_b32_e32 v2, v40
.LBB4_22:                               ; =>This Inner Loop Header: Depth=1
	global_load_dword v3, v[0:1], off
	v_add_u32_e32 v2, 0x100, v2
	v_cmp_le_i32_e32 vcc, s66, v2
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[4:5]
	s_or_b64 s[2:3], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v3, v3, v42
	v_fmac_f32_e32 v47, v3, v3
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB4_22
; %bb.23:
	s_or_b64 exec, exec, s[2:3]
.LBB4_24:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s54, s34, 40
	s_addc_u32 s55, s35, 0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s1, s1, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[54:55]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 0
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v41, v0
	v_lshlrev_b32_e32 v44, 2, v41
	s_getpc_b64 s[80:81]
	s_add_u32 s80, s80, _Z7barrierj@rel32@lo+4
	s_addc_u32 s81, s81, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[54:55]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	ds_write_b32 v44, v47
	s_swappc_b64 s[30:31], s[80:81]
	s_movk_i32 s0, 0x80
	v_cmp_gt_i32_e32 vcc, s0, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_26
; %bb.25:
	ds_read2st64_b32 v[0:1], v44 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v44, v0
.LBB4_26:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s8, s34, 40
	s_addc_u32 s9, s35, 0
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[80:81]
	v_cmp_gt_i32_e32 vcc, 64, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_28
; %bb.27:
	ds_read2st64_b32 v[0:1], v44 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v44, v0
.LBB4_28:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s8, s34, 40
	s_addc_u32 s9, s35, 0
	s_getpc_b64 s[54:55]
	s_add_u32 s54, s54, _Z7barrierj@rel32@lo+4
	s_addc_u32 s55, s55, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_cmp_gt_i32_e32 vcc, 32, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_30
; %bb.29:
	ds_read2_b32 v[0:1], v44 offset1:32
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v44, v0
.LBB4_30:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s8, s34, 40
	s_addc_u32 s9, s35, 0
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_cmp_gt_i32_e32 vcc, 16, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_32
; %bb.31:
	ds_read2_b32 v[0:1], v44 offset1:16
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v44, v0
.LBB4_32:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s8, s34, 40
	s_addc_u32 s9, s35, 0
	s_getpc_b64 s[54:55]
	s_add_u32 s54, s54, _Z7barrierj@rel32@lo+4
	s_addc_u32 s55, s55, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_cmp_gt_i32_e32 vcc, 8, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_34
; %bb.33:
	ds_read2_b32 v[0:1], v44 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v44, v0
.LBB4_34:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s8, s34, 40
	s_addc_u32 s9, s35, 0
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_cmp_gt_i32_e32 vcc, 4, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_36
; %bb.35:
	ds_read2_b32 v[0:1], v44 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v44, v0
.LBB4_36:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s8, s34, 40
	s_addc_u32 s9, s35, 0
	s_getpc_b64 s[54:55]
	s_add_u32 s54, s54, _Z7barrierj@rel32@lo+4
	s_addc_u32 s55, s55, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_cmp_gt_i32_e32 vcc, 2, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_38
; %bb.37:
	ds_read2_b32 v[0:1], v44 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v44, v0
.LBB4_38:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s8, s34, 40
	s_addc_u32 s9, s35, 0
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_cmp_gt_i32_e32 vcc, 1, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_40
; %bb.39:
	ds_read2_b32 v[0:1], v44 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v44, v0
.LBB4_40:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s54, s34, 40
	s_addc_u32 s55, s35, 0
	s_getpc_b64 s[80:81]
	s_add_u32 s80, s80, _Z7barrierj@rel32@lo+4
	s_addc_u32 s81, s81, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[54:55]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[80:81]
	v_mov_b32_e32 v0, 0
	ds_read_b32 v41, v0
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[54:55]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[80:81]
	s_and_saveexec_b64 s[0:1], s[50:51]
	s_cbranch_execz .LBB4_48
; %bb.41:
	v_frexp_exp_i32_f32_e32 v0, v41
	v_frexp_mant_f32_e32 v1, v41
	v_mul_f32_e32 v1, v1, v43
	v_sub_u32_e32 v0, v0, v46
	v_ldexp_f32 v0, v1, v0
	v_add_f32_e32 v0, s67, v0
	s_load_dwordx4 s[0:3], s[34:35], 0x8
	v_rsq_f32_e32 v0, v0
	v_xad_u32 v1, v40, -1, s66
	v_lshrrev_b32_e32 v1, 8, v1
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_mov_b64 s[6:7], -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB4_45
; %bb.42:
	s_lshl_b64 s[8:9], s[70:71], 2
	s_add_u32 s6, s64, s8
	s_addc_u32 s7, s65, s9
	v_add_u32_e32 v6, 1, v1
	s_add_u32 s8, s68, s8
	v_and_b32_e32 v7, 0x1fffffe, v6
	v_or_b32_e32 v41, 0x100, v40
	s_addc_u32 s9, s69, s9
	v_mov_b32_e32 v43, v42
	v_mov_b32_e32 v1, v0
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v8, v7
	v_mov_b64_e32 v[4:5], v[40:41]
.LBB4_43:                               ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v10, v5
	v_mov_b32_e32 v11, v3
	v_lshlrev_b64 v[12:13], 2, v[2:3]
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_lshl_add_u64 v[14:15], s[8:9], 0, v[12:13]
	v_lshl_add_u64 v[16:17], s[8:9], 0, v[10:11]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[18:19], s[0:1], 0, v[12:13]
	v_lshl_add_u64 v[20:21], s[0:1], 0, v[10:11]
	v_lshl_add_u64 v[22:23], s[2:3], 0, v[12:13]
	v_lshl_add_u64 v[24:25], s[2:3], 0, v[10:11]
	global_load_dword v26, v[14:15], off
	global_load_dword v27, v[16:17], off
	global_load_dword v28, v[18:19], off
	global_load_dword v29, v[20:21], off
	global_load_dword v30, v[22:23], off
	global_load_dword v31, v[24:25], off
	v_add_u32_e32 v8, -2, v8
	v_cmp_eq_u32_e32 vcc, 0, v8
	v_add_u32_e32 v5, 0x200, v5
	v_add_u32_e32 v4, 0x200, v4
	v_lshl_add_u64 v[12:13], s[6:7], 0, v[12:13]
	s_or_b64 s[10:11], vcc, s[10:11]
	v_lshl_add_u64 v[10:11], s[6:7], 0, v[10:11]
	s_waitcnt vmcnt(4)
	v_pk_add_f32 v[14:15], v[26:27], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
	s_nop 0
	v_pk_mul_f32 v[14:15], v[0:1], v[14:15]
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[14:15], v[14:15], v[28:29], v[30:31]
	global_store_dword v[12:13], v14, off
	global_store_dword v[10:11], v15, off
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB4_43
; %bb.44:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_ne_u32_e32 vcc, v6, v7
	v_lshl_or_b32 v40, v7, 8, v40
	s_orn2_b64 s[6:7], vcc, exec
.LBB4_45:
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB4_48
; %bb.46:
	v_mov_b32_e32 v41, 0
	v_lshlrev_b64 v[6:7], 2, v[40:41]
	v_lshl_add_u64 v[8:9], s[70:71], 2, v[6:7]
	v_lshl_add_u64 v[2:3], s[64:65], 0, v[8:9]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[4:5], s[2:3], 0, v[6:7]
	v_lshl_add_u64 v[6:7], s[0:1], 0, v[6:7]
	v_lshl_add_u64 v[8:9], s[68:69], 0, v[8:9]
	s_mov_b64 s[0:1], 0
	s_mov_b64 s[2:3], 0x400
.LBB4_47:                               ; =>This Inner Loop Header: Depth=1
	global_load_dword v1, v[8:9], off
	global_load_dword v10, v[6:7], off
	global_load_dword v11, v[4:5], off
	v_add_u32_e32 v40, 0x100, v40
	v_cmp_le_i32_e32 vcc, s66, v40
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[2:3]
	v_lshl_add_u64 v[6:7], v[6:7], 0, s[2:3]
	v_lshl_add_u64 v[8:9], v[8:9], 0, s[2:3]
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt vmcnt(2)
	v_sub_f32_e32 v1, v1, v42
	v_mul_f32_e32 v1, v0, v1
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v11, v1, v10
	global_store_dword v[2:3], v11, off
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB4_47
.LBB4_48:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel layer_norm_float
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
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
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr max(totalnumvgprs(layer_norm_float.num_agpr, layer_norm_float.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(layer_norm_float.numbered_sgpr+6, 1, 0)-6
		.amdhsa_accum_offset (((((alignto(max(1, layer_norm_float.num_vgpr), 4)/4)-1)&~65536)&63)+1)*4
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
.Lfunc_end4:
	.size	layer_norm_float, .Lfunc_end4-layer_norm_float
                                        ; -- End function
	.set layer_norm_float.num_vgpr, max(48, amdgpu.max_num_vgpr)
	.set layer_norm_float.num_agpr, max(0, amdgpu.max_num_agpr)
	.set layer_norm_float.numbered_sgpr, max(82, amdgpu.max_num_sgpr)
	.set layer_norm_float.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set layer_norm_float.private_seg_size, 0
	.set layer_norm_float.uses_vcc, 1
	.set layer_norm_float.uses_flat_scratch, 1
	.set layer_norm_float.has_dyn_sized_stack, 1
	.set layer_norm_float.has_recursion, 1
	.set layer_norm_float.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2848
; TotalNumSgprs: layer_norm_float.numbered_sgpr+6
; NumVgprs: layer_norm_float.num_vgpr
; NumAgprs: layer_norm_float.num_agpr
; TotalNumVgprs: totalnumvgprs(layer_norm_float.num_agpr, layer_norm_float.num_vgpr)
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 1024 bytes/workgroup (compile time only)
; SGPRBlocks: (alignto(max(max(layer_norm_float.numbered_sgpr+extrasgprs(layer_norm_float.uses_vcc, layer_norm_float.uses_flat_scratch, 1), 1, 0), 1), 8)/8)-1
; VGPRBlocks: (alignto(max(max(totalnumvgprs(layer_norm_float.num_agpr, layer_norm_float.num_vgpr), 1, 0), 1), 8)/8)-1
; NumSGPRsForWavesPerEU: max(layer_norm_float.numbered_sgpr+6, 1, 0)
; NumVGPRsForWavesPerEU: max(totalnumvgprs(layer_norm_float.num_agpr, layer_norm_float.num_vgpr), 1, 0)
; AccumOffset: ((alignto(max(1, layer_norm_float.num_vgpr), 4)/4)-1+1)*4
; Occupancy: occupancy(8, 8, 512, 8, 8, max(layer_norm_float.numbered_sgpr+extrasgprs(layer_norm_float.uses_vcc, layer_norm_float.uses_flat_scratch, 1), 1, 0), max(totalnumvgprs(layer_norm_float.num_agpr, layer_norm_float.num_vgpr), 1, 0))
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: (((alignto(max(1, layer_norm_float.num_vgpr), 4)/4)-1)&~65536)&63
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	__clang_ocl_kern_imp_layer_norm_float ; -- Begin function __clang_ocl_kern_imp_layer_norm_float
	.globl	__clang_ocl_kern_imp_layer_norm_float
	.p2align	2
	.type	__clang_ocl_kern_imp_layer_norm_float,@function
__clang_ocl_kern_imp_layer_norm_float:  ; @__clang_ocl_kern_imp_layer_norm_float
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s0, s33
	s_mov_b32 s33, s32
	s_or_saveexec_b64 s[2:3], -1
	scratch_store_dword off, v77, s33 offset:84 ; 4-byte Folded Spill
	s_mov_b64 exec, s[2:3]
	v_writelane_b32 v77, s0, 18
	v_writelane_b32 v77, s30, 0
	v_writelane_b32 v77, s31, 1
	v_writelane_b32 v77, s34, 2
	v_writelane_b32 v77, s35, 3
	v_writelane_b32 v77, s36, 4
	v_writelane_b32 v77, s37, 5
	v_writelane_b32 v77, s38, 6
	v_writelane_b32 v77, s39, 7
	v_writelane_b32 v77, s48, 8
	v_writelane_b32 v77, s49, 9
	v_writelane_b32 v77, s50, 10
	v_writelane_b32 v77, s51, 11
	v_writelane_b32 v77, s52, 12
	v_writelane_b32 v77, s53, 13
	v_writelane_b32 v77, s54, 14
	scratch_store_dword off, v40, s33 offset:80 ; 4-byte Folded Spill
	scratch_store_dword off, v41, s33 offset:76 ; 4-byte Folded Spill
	scratch_store_dword off, v42, s33 offset:72 ; 4-byte Folded Spill
	scratch_store_dword off, v43, s33 offset:68 ; 4-byte Folded Spill
	scratch_store_dword off, v44, s33 offset:64 ; 4-byte Folded Spill
	scratch_store_dword off, v45, s33 offset:60 ; 4-byte Folded Spill
	scratch_store_dword off, v46, s33 offset:56 ; 4-byte Folded Spill
	scratch_store_dword off, v47, s33 offset:52 ; 4-byte Folded Spill
	scratch_store_dword off, v56, s33 offset:48 ; 4-byte Folded Spill
	scratch_store_dword off, v57, s33 offset:44 ; 4-byte Folded Spill
	scratch_store_dword off, v58, s33 offset:40 ; 4-byte Folded Spill
	scratch_store_dword off, v59, s33 offset:36 ; 4-byte Folded Spill
	scratch_store_dword off, v60, s33 offset:32 ; 4-byte Folded Spill
	scratch_store_dword off, v61, s33 offset:28 ; 4-byte Folded Spill
	scratch_store_dword off, v62, s33 offset:24 ; 4-byte Folded Spill
	scratch_store_dword off, v63, s33 offset:20 ; 4-byte Folded Spill
	scratch_store_dword off, v72, s33 offset:16 ; 4-byte Folded Spill
	scratch_store_dword off, v73, s33 offset:12 ; 4-byte Folded Spill
	scratch_store_dword off, v74, s33 offset:8 ; 4-byte Folded Spill
	scratch_store_dword off, v75, s33 offset:4 ; 4-byte Folded Spill
	scratch_store_dword off, v76, s33       ; 4-byte Folded Spill
	v_writelane_b32 v77, s55, 15
	v_mov_b32_e32 v56, v8
	s_mov_b32 s55, s12
	v_mad_u64_u32 v[62:63], s[0:1], v56, s55, 0
	v_mov_b32_e32 v58, v31
	v_mov_b32_e32 v47, v1
	v_mov_b32_e32 v46, v0
	v_ashrrev_i32_e32 v1, 31, v56
	v_mov_b32_e32 v0, v63
	v_mad_u64_u32 v[0:1], s[0:1], v1, s55, v[0:1]
	v_and_b32_e32 v60, 0x3ff, v58
	v_writelane_b32 v77, s64, 16
	v_mov_b32_e32 v57, v9
	v_mov_b32_e32 v43, v7
	v_mov_b32_e32 v42, v6
	v_mov_b32_e32 v41, v5
	v_mov_b32_e32 v40, v4
	v_mov_b32_e32 v45, v3
	v_mov_b32_e32 v44, v2
	s_mov_b32 s52, s15
	s_mov_b32 s53, s14
	s_mov_b32 s54, s13
	s_mov_b64 s[34:35], s[10:11]
	s_mov_b64 s[36:37], s[8:9]
	s_mov_b64 s[38:39], s[6:7]
	s_mov_b64 s[48:49], s[4:5]
	v_mov_b32_e32 v63, v0
	v_cmp_lt_i32_e64 s[50:51], v60, v56
	v_mov_b32_e32 v75, 0
	v_mov_b32_e32 v61, 0
	v_lshlrev_b32_e32 v74, 2, v60
	s_addk_i32 s32, 0x60
	v_writelane_b32 v77, s65, 17
	s_and_saveexec_b64 s[0:1], s[50:51]
	s_cbranch_execz .LBB5_4
; %bb.1:
	v_lshl_add_u64 v[0:1], v[62:63], 2, v[74:75]
	v_lshl_add_u64 v[0:1], v[46:47], 0, v[0:1]
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v61, 0
	s_mov_b64 s[4:5], 0x400
	v_mov_b32_e32 v2, v60
.LBB5_2:                                ; =>This Inner Loop Header: Depth=1
	global_load_dword v3, v[0:1], off
	v_add_u32_e32 v2, 0x100, v2
	v_cmp_ge_i32_e32 vcc, v2, v56
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[4:5]
	s_or_b64 s[2:3], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v61, v61, v3
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB5_2
; %bb.3:
	s_or_b64 exec, exec, s[2:3]
.LBB5_4:
	s_or_b64 exec, exec, s[0:1]
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s1, s1, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 0
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v59, v0
	s_trap 2
	ds_write_b32 v0, v61
	s_getpc_b64 s[64:65]
	s_add_u32 s64, s64, _Z7barrierj@rel32@lo+4
	s_addc_u32 s65, s65, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	s_movk_i32 s0, 0x80
	v_cmp_gt_i32_e32 vcc, s0, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB5_6
; %bb.5:
	ds_read2st64_b32 v[0:1], v0 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB5_6:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	v_cmp_gt_i32_e32 vcc, 64, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB5_8
; %bb.7:
	ds_read2st64_b32 v[0:1], v0 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB5_8:
	s_or_b64 exec, exec, s[0:1]
	s_getpc_b64 s[64:65]
	s_add_u32 s64, s64, _Z7barrierj@rel32@lo+4
	s_addc_u32 s65, s65, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	v_cmp_gt_i32_e32 vcc, 32, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB5_10
; %bb.9:
	ds_read2_b32 v[0:1], v0 offset1:32
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB5_10:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	v_cmp_gt_i32_e32 vcc, 16, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB5_12
; %bb.11:
	ds_read2_b32 v[0:1], v0 offset1:16
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB5_12:
	s_or_b64 exec, exec, s[0:1]
	s_getpc_b64 s[64:65]
	s_add_u32 s64, s64, _Z7barrierj@rel32@lo+4
	s_addc_u32 s65, s65, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	v_cmp_gt_i32_e32 vcc, 8, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB5_14
; %bb.13:
	ds_read2_b32 v[0:1], v0 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB5_14:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	v_cmp_gt_i32_e32 vcc, 4, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB5_16
; %bb.15:
	ds_read2_b32 v[0:1], v0 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB5_16:
	s_or_b64 exec, exec, s[0:1]
	s_getpc_b64 s[64:65]
	s_add_u32 s64, s64, _Z7barrierj@rel32@lo+4
	s_addc_u32 s65, s65, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	v_cmp_gt_i32_e32 vcc, 2, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB5_18
; %bb.17:
	ds_read2_b32 v[0:1], v0 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB5_18:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	v_cmp_gt_i32_e32 vcc, 1, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB5_20
; %bb.19:
	ds_read2_b32 v[0:1], v0 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB5_20:
	s_or_b64 exec, exec, s[0:1]
	s_getpc_b64 s[64:65]
	s_add_u32 s64, s64, _Z7barrierj@rel32@lo+4
	s_addc_u32 s65, s65, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	s_trap 2
	ds_read_b32 v59, v0
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	v_cvt_f32_i32_e32 v0, v56
	v_frexp_exp_i32_f32_e32 v1, v59
	v_frexp_mant_f32_e32 v2, v59
	v_mov_b32_e32 v75, 0
	v_frexp_mant_f32_e32 v3, v0
	v_rcp_f32_e32 v61, v3
	v_frexp_exp_i32_f32_e32 v73, v0
	v_sub_u32_e32 v0, v1, v73
	v_mov_b32_e32 v76, 0
	v_mul_f32_e32 v1, v2, v61
	v_ldexp_f32 v72, v1, v0
	s_and_saveexec_b64 s[0:1], s[50:51]
	s_cbranch_execz .LBB5_24
; %bb.21:
	v_lshl_add_u64 v[0:1], v[62:63], 2, v[74:75]
	v_lshl_add_u64 v[0:1], v[46:47], 0, v[0:1]
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v76, 0
	s_mov_b64 s[4:5], 0x400
	v_mov_b32_e32 v2, v60
.LBB5_22:                               ; =>This Inner Loop Header: Depth=1
	global_load_dword v3, v[0:1], off
	v_add_u32_e32 v2, 0x100, v2
	v_cmp_ge_i32_e32 vcc, v2, v56
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[4:5]
	s_or_b64 s[2:3], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v3, v3, v72
	v_fmac_f32_e32 v76, v3, v3
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB5_22
; %bb.23:
	s_or_b64 exec, exec, s[2:3]
.LBB5_24:
	s_or_b64 exec, exec, s[0:1]
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s1, s1, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 0
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v59, v0
	s_trap 2
	ds_write_b32 v0, v76
	s_getpc_b64 s[64:65]
	s_add_u32 s64, s64, _Z7barrierj@rel32@lo+4
	s_addc_u32 s65, s65, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	s_movk_i32 s0, 0x80
	v_cmp_gt_i32_e32 vcc, s0, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB5_26
; %bb.25:
	ds_read2st64_b32 v[0:1], v0 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB5_26:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	v_cmp_gt_i32_e32 vcc, 64, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB5_28
; %bb.27:
	ds_read2st64_b32 v[0:1], v0 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB5_28:
	s_or_b64 exec, exec, s[0:1]
	s_getpc_b64 s[64:65]
	s_add_u32 s64, s64, _Z7barrierj@rel32@lo+4
	s_addc_u32 s65, s65, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	v_cmp_gt_i32_e32 vcc, 32, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB5_30
; %bb.29:
	ds_read2_b32 v[0:1], v0 offset1:32
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB5_30:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	v_cmp_gt_i32_e32 vcc, 16, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB5_32
; %bb.31:
	ds_read2_b32 v[0:1], v0 offset1:16
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB5_32:
	s_or_b64 exec, exec, s[0:1]
	s_getpc_b64 s[64:65]
	s_add_u32 s64, s64, _Z7barrierj@rel32@lo+4
	s_addc_u32 s65, s65, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	v_cmp_gt_i32_e32 vcc, 8, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB5_34
; %bb.33:
	ds_read2_b32 v[0:1], v0 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB5_34:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	v_cmp_gt_i32_e32 vcc, 4, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB5_36
; %bb.35:
	ds_read2_b32 v[0:1], v0 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB5_36:
	s_or_b64 exec, exec, s[0:1]
	s_getpc_b64 s[64:65]
	s_add_u32 s64, s64, _Z7barrierj@rel32@lo+4
	s_addc_u32 s65, s65, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	v_cmp_gt_i32_e32 vcc, 2, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB5_38
; %bb.37:
	ds_read2_b32 v[0:1], v0 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB5_38:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	v_cmp_gt_i32_e32 vcc, 1, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB5_40
; %bb.39:
	ds_read2_b32 v[0:1], v0 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB5_40:
	s_or_b64 exec, exec, s[0:1]
	s_getpc_b64 s[64:65]
	s_add_u32 s64, s64, _Z7barrierj@rel32@lo+4
	s_addc_u32 s65, s65, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	s_trap 2
	ds_read_b32 v59, v0
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	s_and_saveexec_b64 s[0:1], s[50:51]
	s_cbranch_execz .LBB5_48
; %bb.41:
	v_frexp_exp_i32_f32_e32 v0, v59
	v_frexp_mant_f32_e32 v1, v59
	v_mul_f32_e32 v1, v1, v61
	v_sub_u32_e32 v0, v0, v73
	v_ldexp_f32 v0, v1, v0
	v_add_f32_e32 v0, v57, v0
	v_rsq_f32_e32 v0, v0
	v_xad_u32 v1, v60, -1, v56
	v_lshrrev_b32_e32 v1, 8, v1
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_mov_b64 s[4:5], -1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB5_45
; %bb.42:
	v_add_u32_e32 v10, 1, v1
	v_lshlrev_b64 v[4:5], 2, v[62:63]
	v_and_b32_e32 v11, 0x1fffffe, v10
	v_add_u32_e32 v61, 0x100, v60
	v_lshl_add_u64 v[2:3], v[42:43], 0, v[4:5]
	v_lshl_add_u64 v[4:5], v[46:47], 0, v[4:5]
	v_mov_b32_e32 v73, v72
	v_mov_b32_e32 v1, v0
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v12, v11
	v_mov_b64_e32 v[8:9], v[60:61]
.LBB5_43:                               ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v6, v8
	v_mov_b32_e32 v14, v9
	v_mov_b32_e32 v15, v7
	v_lshlrev_b64 v[16:17], 2, v[6:7]
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_lshl_add_u64 v[18:19], v[4:5], 0, v[16:17]
	v_lshl_add_u64 v[20:21], v[4:5], 0, v[14:15]
	v_lshl_add_u64 v[22:23], v[44:45], 0, v[16:17]
	v_lshl_add_u64 v[24:25], v[44:45], 0, v[14:15]
	v_lshl_add_u64 v[26:27], v[40:41], 0, v[16:17]
	v_lshl_add_u64 v[28:29], v[40:41], 0, v[14:15]
	global_load_dword v30, v[18:19], off
	global_load_dword v31, v[20:21], off
	global_load_dword v32, v[22:23], off
	global_load_dword v33, v[24:25], off
	global_load_dword v34, v[26:27], off
	global_load_dword v35, v[28:29], off
	v_add_u32_e32 v12, -2, v12
	v_cmp_eq_u32_e32 vcc, 0, v12
	v_add_u32_e32 v9, 0x200, v9
	v_add_u32_e32 v8, 0x200, v8
	v_lshl_add_u64 v[16:17], v[2:3], 0, v[16:17]
	s_or_b64 s[4:5], vcc, s[4:5]
	v_lshl_add_u64 v[14:15], v[2:3], 0, v[14:15]
	s_waitcnt vmcnt(4)
	v_pk_add_f32 v[18:19], v[30:31], v[72:73] neg_lo:[0,1] neg_hi:[0,1]
	s_nop 0
	v_pk_mul_f32 v[18:19], v[0:1], v[18:19]
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[18:19], v[18:19], v[32:33], v[34:35]
	global_store_dword v[16:17], v18, off
	global_store_dword v[14:15], v19, off
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB5_43
; %bb.44:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_ne_u32_e32 vcc, v10, v11
	v_lshl_add_u32 v60, v11, 8, v60
	s_orn2_b64 s[4:5], vcc, exec
.LBB5_45:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_48
; %bb.46:
	v_mov_b32_e32 v61, 0
	v_lshlrev_b64 v[8:9], 2, v[60:61]
	v_lshl_add_u64 v[4:5], v[62:63], 2, v[8:9]
	v_lshl_add_u64 v[2:3], v[42:43], 0, v[4:5]
	v_lshl_add_u64 v[4:5], v[46:47], 0, v[4:5]
	v_lshl_add_u64 v[6:7], v[44:45], 0, v[8:9]
	v_lshl_add_u64 v[8:9], v[40:41], 0, v[8:9]
	s_mov_b64 s[2:3], 0
	s_mov_b64 s[4:5], 0x400
.LBB5_47:                               ; =>This Inner Loop Header: Depth=1
	global_load_dword v1, v[4:5], off
	global_load_dword v10, v[6:7], off
	global_load_dword v11, v[8:9], off
	v_add_u32_e32 v60, 0x100, v60
	v_cmp_ge_i32_e32 vcc, v60, v56
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[4:5]
	v_lshl_add_u64 v[6:7], v[6:7], 0, s[4:5]
	v_lshl_add_u64 v[8:9], v[8:9], 0, s[4:5]
	s_or_b64 s[2:3], vcc, s[2:3]
	s_waitcnt vmcnt(2)
	v_sub_f32_e32 v1, v1, v72
	v_mul_f32_e32 v1, v0, v1
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v11, v1, v10
	global_store_dword v[2:3], v11, off
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[4:5]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB5_47
.LBB5_48:
	s_or_b64 exec, exec, s[0:1]
	scratch_load_dword v76, off, s33        ; 4-byte Folded Reload
	scratch_load_dword v75, off, s33 offset:4 ; 4-byte Folded Reload
	scratch_load_dword v74, off, s33 offset:8 ; 4-byte Folded Reload
	scratch_load_dword v73, off, s33 offset:12 ; 4-byte Folded Reload
	scratch_load_dword v72, off, s33 offset:16 ; 4-byte Folded Reload
	scratch_load_dword v63, off, s33 offset:20 ; 4-byte Folded Reload
	scratch_load_dword v62, off, s33 offset:24 ; 4-byte Folded Reload
	scratch_load_dword v61, off, s33 offset:28 ; 4-byte Folded Reload
	scratch_load_dword v60, off, s33 offset:32 ; 4-byte Folded Reload
	scratch_load_dword v59, off, s33 offset:36 ; 4-byte Folded Reload
	scratch_load_dword v58, off, s33 offset:40 ; 4-byte Folded Reload
	scratch_load_dword v57, off, s33 offset:44 ; 4-byte Folded Reload
	scratch_load_dword v56, off, s33 offset:48 ; 4-byte Folded Reload
	scratch_load_dword v47, off, s33 offset:52 ; 4-byte Folded Reload
	scratch_load_dword v46, off, s33 offset:56 ; 4-byte Folded Reload
	scratch_load_dword v45, off, s33 offset:60 ; 4-byte Folded Reload
	scratch_load_dword v44, off, s33 offset:64 ; 4-byte Folded Reload
	scratch_load_dword v43, off, s33 offset:68 ; 4-byte Folded Reload
	scratch_load_dword v42, off, s33 offset:72 ; 4-byte Folded Reload
	scratch_load_dword v41, off, s33 offset:76 ; 4-byte Folded Reload
	scratch_load_dword v40, off, s33 offset:80 ; 4-byte Folded Reload
	v_readlane_b32 s65, v77, 17
	v_readlane_b32 s64, v77, 16
	v_readlane_b32 s55, v77, 15
	v_readlane_b32 s54, v77, 14
	v_readlane_b32 s53, v77, 13
	v_readlane_b32 s52, v77, 12
	v_readlane_b32 s51, v77, 11
	v_readlane_b32 s50, v77, 10
	v_readlane_b32 s49, v77, 9
	v_readlane_b32 s48, v77, 8
	v_readlane_b32 s39, v77, 7
	v_readlane_b32 s38, v77, 6
	v_readlane_b32 s37, v77, 5
	v_readlane_b32 s36, v77, 4
	v_readlane_b32 s35, v77, 3
	v_readlane_b32 s34, v77, 2
	v_readlane_b32 s31, v77, 1
	v_readlane_b32 s30, v77, 0
	s_mov_b32 s32, s33
	v_readlane_b32 s0, v77, 18
	s_or_saveexec_b64 s[2:3], -1
	scratch_load_dword v77, off, s33 offset:84 ; 4-byte Folded Reload
	s_mov_b64 exec, s[2:3]
	s_mov_b32 s33, s0
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end5:
	.size	__clang_ocl_kern_imp_layer_norm_float, .Lfunc_end5-__clang_ocl_kern_imp_layer_norm_float
                                        ; -- End function
	.set __clang_ocl_kern_imp_layer_norm_float.num_vgpr, max(78, amdgpu.max_num_vgpr)
	.set __clang_ocl_kern_imp_layer_norm_float.num_agpr, max(0, amdgpu.max_num_agpr)
	.set __clang_ocl_kern_imp_layer_norm_float.numbered_sgpr, max(66, amdgpu.max_num_sgpr)
	.set __clang_ocl_kern_imp_layer_norm_float.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set __clang_ocl_kern_imp_layer_norm_float.private_seg_size, 96
	.set __clang_ocl_kern_imp_layer_norm_float.uses_vcc, 1
	.set __clang_ocl_kern_imp_layer_norm_float.uses_flat_scratch, 1
	.set __clang_ocl_kern_imp_layer_norm_float.has_dyn_sized_stack, 1
	.set __clang_ocl_kern_imp_layer_norm_float.has_recursion, 1
	.set __clang_ocl_kern_imp_layer_norm_float.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 3572
; TotalNumSgprs: __clang_ocl_kern_imp_layer_norm_float.numbered_sgpr+6
; NumVgprs: max(78, amdgpu.max_num_vgpr)
; NumAgprs: max(0, amdgpu.max_num_agpr)
; TotalNumVgprs: totalnumvgprs(__clang_ocl_kern_imp_layer_norm_float.num_agpr, __clang_ocl_kern_imp_layer_norm_float.num_vgpr)
; ScratchSize: 96
; MemoryBound: 0
	.text
	.protected	layer_norm_half         ; -- Begin function layer_norm_half
	.globl	layer_norm_half
	.p2align	8
	.type	layer_norm_half,@function
layer_norm_half:                        ; @layer_norm_half
; %bb.0:
	s_load_dwordx4 s[64:67], s[4:5], 0x18
	s_load_dwordx2 s[68:69], s[4:5], 0x0
	s_mov_b64 s[48:49], s[0:1]
	v_mov_b32_e32 v40, v0
	s_mov_b32 s33, s10
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s0, s66, 31
	s_mul_hi_u32 s1, s66, s8
	s_mul_i32 s0, s0, s8
	s_mov_b32 s52, s9
	s_mov_b32 s53, s8
	s_mov_b64 s[36:37], s[6:7]
	s_mov_b64 s[34:35], s[4:5]
	s_mov_b64 s[38:39], s[2:3]
	s_add_i32 s71, s1, s0
	s_mul_i32 s70, s66, s8
	v_cmp_gt_i32_e64 s[50:51], s66, v40
	v_mov_b32_e32 v43, 0
	v_mov_b32_e32 v44, 0
	v_lshlrev_b32_e32 v42, 1, v40
	s_mov_b32 s32, 0
	s_and_saveexec_b64 s[0:1], s[50:51]
	s_cbranch_execz .LBB6_4
; %bb.1:
	s_lshl_b64 s[2:3], s[70:71], 1
	s_add_u32 s2, s68, s2
	s_addc_u32 s3, s69, s3
	v_lshl_add_u64 v[0:1], s[2:3], 0, v[42:43]
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v44, 0
	s_mov_b64 s[4:5], 0x200
	v_mov_b32_e32 v2, v40
.LBB6_2:                                ; =>This Inner Loop Header: Depth=1
	global_load_ushort v3, v[0:1], off
	v_add_u32_e32 v2, 0x100, v2
	v_cmp_le_i32_e32 vcc, s66, v2
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[4:5]
	s_or_b64 s[2:3], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v3, v3
	v_add_f32_e32 v44, v44, v3
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB6_2
; %bb.3:
	s_or_b64 exec, exec, s[2:3]
.LBB6_4:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s54, s34, 40
	s_addc_u32 s55, s35, 0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s1, s1, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[54:55]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 0
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v41, v0
	v_lshlrev_b32_e32 v43, 2, v41
	s_getpc_b64 s[80:81]
	s_add_u32 s80, s80, _Z7barrierj@rel32@lo+4
	s_addc_u32 s81, s81, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[54:55]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	ds_write_b32 v43, v44
	s_swappc_b64 s[30:31], s[80:81]
	s_movk_i32 s0, 0x80
	v_cmp_gt_i32_e32 vcc, s0, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB6_6
; %bb.5:
	ds_read2st64_b32 v[0:1], v43 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v43, v0
.LBB6_6:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s8, s34, 40
	s_addc_u32 s9, s35, 0
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[80:81]
	v_cmp_gt_i32_e32 vcc, 64, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB6_8
; %bb.7:
	ds_read2st64_b32 v[0:1], v43 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v43, v0
.LBB6_8:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s8, s34, 40
	s_addc_u32 s9, s35, 0
	s_getpc_b64 s[54:55]
	s_add_u32 s54, s54, _Z7barrierj@rel32@lo+4
	s_addc_u32 s55, s55, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_cmp_gt_i32_e32 vcc, 32, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB6_10
; %bb.9:
	ds_read2_b32 v[0:1], v43 offset1:32
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v43, v0
.LBB6_10:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s8, s34, 40
	s_addc_u32 s9, s35, 0
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_cmp_gt_i32_e32 vcc, 16, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB6_12
; %bb.11:
	ds_read2_b32 v[0:1], v43 offset1:16
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v43, v0
.LBB6_12:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s8, s34, 40
	s_addc_u32 s9, s35, 0
	s_getpc_b64 s[54:55]
	s_add_u32 s54, s54, _Z7barrierj@rel32@lo+4
	s_addc_u32 s55, s55, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_cmp_gt_i32_e32 vcc, 8, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB6_14
; %bb.13:
	ds_read2_b32 v[0:1], v43 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v43, v0
.LBB6_14:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s8, s34, 40
	s_addc_u32 s9, s35, 0
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_cmp_gt_i32_e32 vcc, 4, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB6_16
; %bb.15:
	ds_read2_b32 v[0:1], v43 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v43, v0
.LBB6_16:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s8, s34, 40
	s_addc_u32 s9, s35, 0
	s_getpc_b64 s[54:55]
	s_add_u32 s54, s54, _Z7barrierj@rel32@lo+4
	s_addc_u32 s55, s55, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_cmp_gt_i32_e32 vcc, 2, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB6_18
; %bb.17:
	ds_read2_b32 v[0:1], v43 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v43, v0
.LBB6_18:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s8, s34, 40
	s_addc_u32 s9, s35, 0
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_cmp_gt_i32_e32 vcc, 1, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB6_20
; %bb.19:
	ds_read2_b32 v[0:1], v43 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v43, v0
.LBB6_20:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s54, s34, 40
	s_addc_u32 s55, s35, 0
	s_getpc_b64 s[80:81]
	s_add_u32 s80, s80, _Z7barrierj@rel32@lo+4
	s_addc_u32 s81, s81, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[54:55]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[80:81]
	v_mov_b32_e32 v43, 0
	ds_read_b32 v41, v43
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[54:55]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[80:81]
	v_cvt_f32_i32_e32 v0, s66
	v_frexp_exp_i32_f32_e32 v1, v41
	v_mov_b32_e32 v47, 0
	v_frexp_mant_f32_e32 v2, v0
	v_rcp_f32_e32 v45, v2
	v_frexp_mant_f32_e32 v2, v41
	v_frexp_exp_i32_f32_e32 v46, v0
	v_sub_u32_e32 v0, v1, v46
	v_mul_f32_e32 v1, v2, v45
	v_ldexp_f32 v44, v1, v0
	s_and_saveexec_b64 s[0:1], s[50:51]
	s_cbranch_execz .LBB6_24
; %bb.21:
	s_lshl_b64 s[2:3], s[70:71], 1
	s_add_u32 s2, s68, s2
	s_addc_u32 s3, s69, s3
	v_lshl_add_u64 v[0:1], s[2:3], 0, v[42:43]
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v47, 0
	s_mov_b64 s[4:5], 0x200
	v_mov_b32_e32 v2, v40
.LBB6_22:                               ; =>This Inner Loop Header: Depth=1
	global_load_ushort v3, v[0:1], off
	v_add_u32_e32 v2, 0x100, v2
	v_cmp_le_i32_e32 vcc, s66, v2
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[4:5]
	s_or_b64 s[2:3], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v3, v3
	v_sub_f32_e32 v3, v3, v44
	v_fmac_f32_e32 v47, v3, v3
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB6_22
; %bb.23:
	s_or_b64 exec, exec, s[2:3]
.LBB6_24:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s54, s34, 40
	s_addc_u32 s55, s35, 0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s1, s1, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[54:55]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 0
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v41, v0
	v_lshlrev_b32_e32 v42, 2, v41
	s_getpc_b64 s[80:81]
	s_add_u32 s80, s80, _Z7barrierj@rel32@lo+4
	s_addc_u32 s81, s81, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[54:55]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	ds_write_b32 v42, v47
	s_swappc_b64 s[30:31], s[80:81]
	s_movk_i32 s0, 0x80
	v_cmp_gt_i32_e32 vcc, s0, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB6_26
; %bb.25:
	ds_read2st64_b32 v[0:1], v42 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v42, v0
.LBB6_26:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s8, s34, 40
	s_addc_u32 s9, s35, 0
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[80:81]
	v_cmp_gt_i32_e32 vcc, 64, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB6_28
; %bb.27:
	ds_read2st64_b32 v[0:1], v42 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v42, v0
.LBB6_28:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s8, s34, 40
	s_addc_u32 s9, s35, 0
	s_getpc_b64 s[54:55]
	s_add_u32 s54, s54, _Z7barrierj@rel32@lo+4
	s_addc_u32 s55, s55, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_cmp_gt_i32_e32 vcc, 32, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB6_30
; %bb.29:
	ds_read2_b32 v[0:1], v42 offset1:32
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v42, v0
.LBB6_30:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s8, s34, 40
	s_addc_u32 s9, s35, 0
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_cmp_gt_i32_e32 vcc, 16, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB6_32
; %bb.31:
	ds_read2_b32 v[0:1], v42 offset1:16
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v42, v0
.LBB6_32:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s8, s34, 40
	s_addc_u32 s9, s35, 0
	s_getpc_b64 s[54:55]
	s_add_u32 s54, s54, _Z7barrierj@rel32@lo+4
	s_addc_u32 s55, s55, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_cmp_gt_i32_e32 vcc, 8, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB6_34
; %bb.33:
	ds_read2_b32 v[0:1], v42 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v42, v0
.LBB6_34:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s8, s34, 40
	s_addc_u32 s9, s35, 0
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_cmp_gt_i32_e32 vcc, 4, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB6_36
; %bb.35:
	ds_read2_b32 v[0:1], v42 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v42, v0
.LBB6_36:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s8, s34, 40
	s_addc_u32 s9, s35, 0
	s_getpc_b64 s[54:55]
	s_add_u32 s54, s54, _Z7barrierj@rel32@lo+4
	s_addc_u32 s55, s55, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_cmp_gt_i32_e32 vcc, 2, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB6_38
; %bb.37:
	ds_read2_b32 v[0:1], v42 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v42, v0
.LBB6_38:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s8, s34, 40
	s_addc_u32 s9, s35, 0
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[54:55]
	v_cmp_gt_i32_e32 vcc, 1, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB6_40
; %bb.39:
	ds_read2_b32 v[0:1], v42 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v42, v0
.LBB6_40:
	s_or_b64 exec, exec, s[0:1]
	s_add_u32 s54, s34, 40
	s_addc_u32 s55, s35, 0
	s_getpc_b64 s[80:81]
	s_add_u32 s80, s80, _Z7barrierj@rel32@lo+4
	s_addc_u32 s81, s81, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[54:55]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[80:81]
	v_mov_b32_e32 v0, 0
	ds_read_b32 v41, v0
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[54:55]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[80:81]
	s_and_saveexec_b64 s[0:1], s[50:51]
	s_cbranch_execz .LBB6_48
; %bb.41:
	v_frexp_exp_i32_f32_e32 v0, v41
	v_frexp_mant_f32_e32 v1, v41
	v_mul_f32_e32 v1, v1, v45
	v_sub_u32_e32 v0, v0, v46
	v_ldexp_f32 v0, v1, v0
	v_add_f32_e32 v0, s67, v0
	s_load_dwordx4 s[0:3], s[34:35], 0x8
	v_rsq_f32_e32 v4, v0
	v_xad_u32 v0, v40, -1, s66
	s_movk_i32 s4, 0x2ff
	v_cmp_lt_u32_e32 vcc, s4, v0
	s_mov_b64 s[6:7], -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB6_45
; %bb.42:
	s_lshl_b64 s[8:9], s[70:71], 1
	s_add_u32 s6, s64, s8
	v_lshrrev_b32_e32 v0, 8, v0
	s_addc_u32 s7, s65, s9
	v_add_u32_e32 v10, 1, v0
	v_or_b32_e32 v41, 0x100, v40
	s_add_u32 s8, s68, s8
	v_and_b32_e32 v11, 0x1fffffc, v10
	v_or_b32_e32 v43, 0x300, v40
	v_or_b32_e32 v42, 0x200, v40
	v_mov_b64_e32 v[0:1], v[40:41]
	s_addc_u32 s9, s69, s9
	v_mov_b32_e32 v5, v4
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v9, v4
	v_mov_b32_e32 v12, v11
	v_mov_b64_e32 v[2:3], v[42:43]
.LBB6_43:                               ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v16, v2
	v_mov_b32_e32 v17, v7
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v14, v1
	v_mov_b32_e32 v15, v7
	v_mov_b32_e32 v18, v3
	v_mov_b32_e32 v19, v7
	v_lshlrev_b64 v[16:17], 1, v[16:17]
	v_lshlrev_b64 v[20:21], 1, v[6:7]
	v_lshlrev_b64 v[14:15], 1, v[14:15]
	v_lshlrev_b64 v[18:19], 1, v[18:19]
	v_lshl_add_u64 v[26:27], s[8:9], 0, v[16:17]
	v_lshl_add_u64 v[22:23], s[8:9], 0, v[20:21]
	v_lshl_add_u64 v[24:25], s[8:9], 0, v[14:15]
	v_lshl_add_u64 v[28:29], s[8:9], 0, v[18:19]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[30:31], s[0:1], 0, v[20:21]
	v_lshl_add_u64 v[32:33], s[0:1], 0, v[14:15]
	v_lshl_add_u64 v[34:35], s[0:1], 0, v[16:17]
	v_lshl_add_u64 v[36:37], s[0:1], 0, v[18:19]
	v_lshl_add_u64 v[38:39], s[2:3], 0, v[20:21]
	v_lshl_add_u64 v[42:43], s[2:3], 0, v[14:15]
	v_lshl_add_u64 v[46:47], s[2:3], 0, v[16:17]
	v_lshl_add_u64 v[48:49], s[2:3], 0, v[18:19]
	global_load_ushort v6, v[26:27], off
	global_load_ushort v13, v[28:29], off
	global_load_ushort v41, v[22:23], off
	global_load_ushort v45, v[24:25], off
	global_load_ushort v50, v[36:37], off
	global_load_ushort v51, v[34:35], off
	global_load_ushort v52, v[32:33], off
	global_load_ushort v53, v[30:31], off
	global_load_ushort v54, v[48:49], off
	global_load_ushort v55, v[46:47], off
	global_load_ushort v56, v[42:43], off
	global_load_ushort v57, v[38:39], off
	v_add_u32_e32 v12, -4, v12
	v_cmp_eq_u32_e32 vcc, 0, v12
	v_add_u32_e32 v3, 0x400, v3
	v_add_u32_e32 v2, 0x400, v2
	v_add_u32_e32 v1, 0x400, v1
	v_add_u32_e32 v0, 0x400, v0
	v_lshl_add_u64 v[20:21], s[6:7], 0, v[20:21]
	s_or_b64 s[10:11], vcc, s[10:11]
	v_lshl_add_u64 v[14:15], s[6:7], 0, v[14:15]
	v_lshl_add_u64 v[16:17], s[6:7], 0, v[16:17]
	v_lshl_add_u64 v[18:19], s[6:7], 0, v[18:19]
	s_waitcnt vmcnt(11)
	v_cvt_f32_f16_e32 v6, v6
	s_waitcnt vmcnt(10)
	v_cvt_f32_f16_e32 v13, v13
	s_waitcnt vmcnt(9)
	v_cvt_f32_f16_e32 v30, v41
	s_waitcnt vmcnt(8)
	v_cvt_f32_f16_e32 v31, v45
	s_waitcnt vmcnt(7)
	v_cvt_f32_f16_e32 v23, v50
	s_waitcnt vmcnt(6)
	v_cvt_f32_f16_e32 v22, v51
	s_waitcnt vmcnt(5)
	v_cvt_f32_f16_e32 v25, v52
	s_waitcnt vmcnt(4)
	v_cvt_f32_f16_e32 v24, v53
	s_waitcnt vmcnt(3)
	v_cvt_f32_f16_e32 v27, v54
	s_waitcnt vmcnt(2)
	v_cvt_f32_f16_e32 v26, v55
	s_waitcnt vmcnt(1)
	v_cvt_f32_f16_e32 v29, v56
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v28, v57
	v_sub_f32_e32 v31, v31, v44
	v_sub_f32_e32 v30, v30, v44
	v_pk_mul_f32 v[30:31], v[4:5], v[30:31]
	v_sub_f32_e32 v33, v13, v44
	v_sub_f32_e32 v32, v6, v44
	v_pk_fma_f32 v[24:25], v[30:31], v[24:25], v[28:29]
	v_pk_mul_f32 v[32:33], v[8:9], v[32:33]
	v_cvt_f16_f32_e32 v6, v24
	v_pk_fma_f32 v[22:23], v[32:33], v[22:23], v[26:27]
	v_cvt_f16_f32_e32 v13, v25
	v_cvt_f16_f32_e32 v22, v22
	v_cvt_f16_f32_e32 v23, v23
	global_store_short v[20:21], v6, off
	global_store_short v[14:15], v13, off
	global_store_short v[16:17], v22, off
	global_store_short v[18:19], v23, off
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB6_43
; %bb.44:
	s_or_b64 exec, exec, s[10:11]
	v_cmp_ne_u32_e32 vcc, v10, v11
	v_lshl_or_b32 v40, v11, 8, v40
	s_orn2_b64 s[6:7], vcc, exec
.LBB6_45:
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB6_48
; %bb.46:
	v_mov_b32_e32 v41, 0
	v_lshlrev_b64 v[6:7], 1, v[40:41]
	v_lshl_add_u64 v[8:9], s[70:71], 1, v[6:7]
	v_lshl_add_u64 v[0:1], s[64:65], 0, v[8:9]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[2:3], 0, v[6:7]
	v_lshl_add_u64 v[6:7], s[0:1], 0, v[6:7]
	v_lshl_add_u64 v[8:9], s[68:69], 0, v[8:9]
	s_mov_b64 s[0:1], 0
	s_mov_b64 s[2:3], 0x200
.LBB6_47:                               ; =>This Inner Loop Header: Depth=1
	global_load_ushort v5, v[8:9], off
	global_load_ushort v10, v[6:7], off
	global_load_ushort v11, v[2:3], off
	v_add_u32_e32 v40, 0x100, v40
	v_cmp_le_i32_e32 vcc, s66, v40
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
	v_lshl_add_u64 v[6:7], v[6:7], 0, s[2:3]
	v_lshl_add_u64 v[8:9], v[8:9], 0, s[2:3]
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt vmcnt(2)
	v_cvt_f32_f16_e32 v5, v5
	v_sub_f32_e32 v5, v5, v44
	v_mul_f32_e32 v5, v4, v5
	s_waitcnt vmcnt(0)
	v_fma_mixlo_f16 v5, v5, v10, v11 op_sel_hi:[0,1,1]
	global_store_short v[0:1], v5, off
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[2:3]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB6_47
.LBB6_48:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel layer_norm_half
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
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
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr max(totalnumvgprs(layer_norm_half.num_agpr, layer_norm_half.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(layer_norm_half.numbered_sgpr+6, 1, 0)-6
		.amdhsa_accum_offset (((((alignto(max(1, layer_norm_half.num_vgpr), 4)/4)-1)&~65536)&63)+1)*4
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
	.size	layer_norm_half, .Lfunc_end6-layer_norm_half
                                        ; -- End function
	.set layer_norm_half.num_vgpr, max(58, amdgpu.max_num_vgpr)
	.set layer_norm_half.num_agpr, max(0, amdgpu.max_num_agpr)
	.set layer_norm_half.numbered_sgpr, max(82, amdgpu.max_num_sgpr)
	.set layer_norm_half.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set layer_norm_half.private_seg_size, 0
	.set layer_norm_half.uses_vcc, 1
	.set layer_norm_half.uses_flat_scratch, 1
	.set layer_norm_half.has_dyn_sized_stack, 1
	.set layer_norm_half.has_recursion, 1
	.set layer_norm_half.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 3192
; TotalNumSgprs: layer_norm_half.numbered_sgpr+6
; NumVgprs: layer_norm_half.num_vgpr
; NumAgprs: layer_norm_half.num_agpr
; TotalNumVgprs: totalnumvgprs(layer_norm_half.num_agpr, layer_norm_half.num_vgpr)
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 1024 bytes/workgroup (compile time only)
; SGPRBlocks: (alignto(max(max(layer_norm_half.numbered_sgpr+extrasgprs(layer_norm_half.uses_vcc, layer_norm_half.uses_flat_scratch, 1), 1, 0), 1), 8)/8)-1
; VGPRBlocks: (alignto(max(max(totalnumvgprs(layer_norm_half.num_agpr, layer_norm_half.num_vgpr), 1, 0), 1), 8)/8)-1
; NumSGPRsForWavesPerEU: max(layer_norm_half.numbered_sgpr+6, 1, 0)
; NumVGPRsForWavesPerEU: max(totalnumvgprs(layer_norm_half.num_agpr, layer_norm_half.num_vgpr), 1, 0)
; AccumOffset: ((alignto(max(1, layer_norm_half.num_vgpr), 4)/4)-1+1)*4
; Occupancy: occupancy(8, 8, 512, 8, 8, max(layer_norm_half.numbered_sgpr+extrasgprs(layer_norm_half.uses_vcc, layer_norm_half.uses_flat_scratch, 1), 1, 0), max(totalnumvgprs(layer_norm_half.num_agpr, layer_norm_half.num_vgpr), 1, 0))
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: (((alignto(max(1, layer_norm_half.num_vgpr), 4)/4)-1)&~65536)&63
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	__clang_ocl_kern_imp_layer_norm_half ; -- Begin function __clang_ocl_kern_imp_layer_norm_half
	.globl	__clang_ocl_kern_imp_layer_norm_half
	.p2align	2
	.type	__clang_ocl_kern_imp_layer_norm_half,@function
__clang_ocl_kern_imp_layer_norm_half:   ; @__clang_ocl_kern_imp_layer_norm_half
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s0, s33
	s_mov_b32 s33, s32
	s_or_saveexec_b64 s[2:3], -1
	scratch_store_dword off, v77, s33 offset:84 ; 4-byte Folded Spill
	s_mov_b64 exec, s[2:3]
	v_writelane_b32 v77, s0, 18
	v_writelane_b32 v77, s30, 0
	v_writelane_b32 v77, s31, 1
	v_writelane_b32 v77, s34, 2
	v_writelane_b32 v77, s35, 3
	v_writelane_b32 v77, s36, 4
	v_writelane_b32 v77, s37, 5
	v_writelane_b32 v77, s38, 6
	v_writelane_b32 v77, s39, 7
	v_writelane_b32 v77, s48, 8
	v_writelane_b32 v77, s49, 9
	v_writelane_b32 v77, s50, 10
	v_writelane_b32 v77, s51, 11
	v_writelane_b32 v77, s52, 12
	v_writelane_b32 v77, s53, 13
	v_writelane_b32 v77, s54, 14
	scratch_store_dword off, v40, s33 offset:80 ; 4-byte Folded Spill
	scratch_store_dword off, v41, s33 offset:76 ; 4-byte Folded Spill
	scratch_store_dword off, v42, s33 offset:72 ; 4-byte Folded Spill
	scratch_store_dword off, v43, s33 offset:68 ; 4-byte Folded Spill
	scratch_store_dword off, v44, s33 offset:64 ; 4-byte Folded Spill
	scratch_store_dword off, v45, s33 offset:60 ; 4-byte Folded Spill
	scratch_store_dword off, v46, s33 offset:56 ; 4-byte Folded Spill
	scratch_store_dword off, v47, s33 offset:52 ; 4-byte Folded Spill
	scratch_store_dword off, v56, s33 offset:48 ; 4-byte Folded Spill
	scratch_store_dword off, v57, s33 offset:44 ; 4-byte Folded Spill
	scratch_store_dword off, v58, s33 offset:40 ; 4-byte Folded Spill
	scratch_store_dword off, v59, s33 offset:36 ; 4-byte Folded Spill
	scratch_store_dword off, v60, s33 offset:32 ; 4-byte Folded Spill
	scratch_store_dword off, v61, s33 offset:28 ; 4-byte Folded Spill
	scratch_store_dword off, v62, s33 offset:24 ; 4-byte Folded Spill
	scratch_store_dword off, v63, s33 offset:20 ; 4-byte Folded Spill
	scratch_store_dword off, v72, s33 offset:16 ; 4-byte Folded Spill
	scratch_store_dword off, v73, s33 offset:12 ; 4-byte Folded Spill
	scratch_store_dword off, v74, s33 offset:8 ; 4-byte Folded Spill
	scratch_store_dword off, v75, s33 offset:4 ; 4-byte Folded Spill
	scratch_store_dword off, v76, s33       ; 4-byte Folded Spill
	v_writelane_b32 v77, s55, 15
	v_mov_b32_e32 v56, v8
	s_mov_b32 s55, s12
	v_mad_u64_u32 v[74:75], s[0:1], v56, s55, 0
	v_mov_b32_e32 v58, v31
	v_mov_b32_e32 v47, v1
	v_mov_b32_e32 v46, v0
	v_ashrrev_i32_e32 v1, 31, v56
	v_mov_b32_e32 v0, v75
	v_mad_u64_u32 v[0:1], s[0:1], v1, s55, v[0:1]
	v_and_b32_e32 v60, 0x3ff, v58
	v_writelane_b32 v77, s64, 16
	v_mov_b32_e32 v57, v9
	v_mov_b32_e32 v43, v7
	v_mov_b32_e32 v42, v6
	v_mov_b32_e32 v41, v5
	v_mov_b32_e32 v40, v4
	v_mov_b32_e32 v45, v3
	v_mov_b32_e32 v44, v2
	s_mov_b32 s52, s15
	s_mov_b32 s53, s14
	s_mov_b32 s54, s13
	s_mov_b64 s[34:35], s[10:11]
	s_mov_b64 s[36:37], s[8:9]
	s_mov_b64 s[38:39], s[6:7]
	s_mov_b64 s[48:49], s[4:5]
	v_mov_b32_e32 v75, v0
	v_cmp_lt_i32_e64 s[50:51], v60, v56
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v61, 0
	v_lshlrev_b32_e32 v62, 1, v60
	s_addk_i32 s32, 0x60
	v_writelane_b32 v77, s65, 17
	s_and_saveexec_b64 s[0:1], s[50:51]
	s_cbranch_execz .LBB7_4
; %bb.1:
	v_lshl_add_u64 v[0:1], v[74:75], 1, v[62:63]
	v_lshl_add_u64 v[0:1], v[46:47], 0, v[0:1]
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v61, 0
	s_mov_b64 s[4:5], 0x200
	v_mov_b32_e32 v2, v60
.LBB7_2:                                ; =>This Inner Loop Header: Depth=1
	global_load_ushort v3, v[0:1], off
	v_add_u32_e32 v2, 0x100, v2
	v_cmp_ge_i32_e32 vcc, v2, v56
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[4:5]
	s_or_b64 s[2:3], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v3, v3
	v_add_f32_e32 v61, v61, v3
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB7_2
; %bb.3:
	s_or_b64 exec, exec, s[2:3]
.LBB7_4:
	s_or_b64 exec, exec, s[0:1]
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s1, s1, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 0
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v59, v0
	s_trap 2
	ds_write_b32 v0, v61
	s_getpc_b64 s[64:65]
	s_add_u32 s64, s64, _Z7barrierj@rel32@lo+4
	s_addc_u32 s65, s65, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	s_movk_i32 s0, 0x80
	v_cmp_gt_i32_e32 vcc, s0, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB7_6
; %bb.5:
	ds_read2st64_b32 v[0:1], v0 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB7_6:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	v_cmp_gt_i32_e32 vcc, 64, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB7_8
; %bb.7:
	ds_read2st64_b32 v[0:1], v0 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB7_8:
	s_or_b64 exec, exec, s[0:1]
	s_getpc_b64 s[64:65]
	s_add_u32 s64, s64, _Z7barrierj@rel32@lo+4
	s_addc_u32 s65, s65, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	v_cmp_gt_i32_e32 vcc, 32, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB7_10
; %bb.9:
	ds_read2_b32 v[0:1], v0 offset1:32
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB7_10:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	v_cmp_gt_i32_e32 vcc, 16, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB7_12
; %bb.11:
	ds_read2_b32 v[0:1], v0 offset1:16
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB7_12:
	s_or_b64 exec, exec, s[0:1]
	s_getpc_b64 s[64:65]
	s_add_u32 s64, s64, _Z7barrierj@rel32@lo+4
	s_addc_u32 s65, s65, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	v_cmp_gt_i32_e32 vcc, 8, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB7_14
; %bb.13:
	ds_read2_b32 v[0:1], v0 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB7_14:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	v_cmp_gt_i32_e32 vcc, 4, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB7_16
; %bb.15:
	ds_read2_b32 v[0:1], v0 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB7_16:
	s_or_b64 exec, exec, s[0:1]
	s_getpc_b64 s[64:65]
	s_add_u32 s64, s64, _Z7barrierj@rel32@lo+4
	s_addc_u32 s65, s65, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	v_cmp_gt_i32_e32 vcc, 2, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB7_18
; %bb.17:
	ds_read2_b32 v[0:1], v0 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB7_18:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	v_cmp_gt_i32_e32 vcc, 1, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB7_20
; %bb.19:
	ds_read2_b32 v[0:1], v0 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB7_20:
	s_or_b64 exec, exec, s[0:1]
	s_getpc_b64 s[64:65]
	s_add_u32 s64, s64, _Z7barrierj@rel32@lo+4
	s_addc_u32 s65, s65, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	s_trap 2
	ds_read_b32 v59, v0
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	v_cvt_f32_i32_e32 v0, v56
	v_frexp_exp_i32_f32_e32 v1, v59
	v_frexp_mant_f32_e32 v2, v59
	v_mov_b32_e32 v63, 0
	v_frexp_mant_f32_e32 v3, v0
	v_rcp_f32_e32 v61, v3
	v_frexp_exp_i32_f32_e32 v73, v0
	v_sub_u32_e32 v0, v1, v73
	v_mov_b32_e32 v76, 0
	v_mul_f32_e32 v1, v2, v61
	v_ldexp_f32 v72, v1, v0
	s_and_saveexec_b64 s[0:1], s[50:51]
	s_cbranch_execz .LBB7_24
; %bb.21:
	v_lshl_add_u64 v[0:1], v[74:75], 1, v[62:63]
	v_lshl_add_u64 v[0:1], v[46:47], 0, v[0:1]
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v76, 0
	s_mov_b64 s[4:5], 0x200
	v_mov_b32_e32 v2, v60
.LBB7_22:                               ; =>This Inner Loop Header: Depth=1
	global_load_ushort v3, v[0:1], off
	v_add_u32_e32 v2, 0x100, v2
	v_cmp_ge_i32_e32 vcc, v2, v56
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[4:5]
	s_or_b64 s[2:3], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v3, v3
	v_sub_f32_e32 v3, v3, v72
	v_fmac_f32_e32 v76, v3, v3
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB7_22
; %bb.23:
	s_or_b64 exec, exec, s[2:3]
.LBB7_24:
	s_or_b64 exec, exec, s[0:1]
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _Z12get_local_idj@rel32@lo+4
	s_addc_u32 s1, s1, _Z12get_local_idj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 0
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v59, v0
	s_trap 2
	ds_write_b32 v0, v76
	s_getpc_b64 s[64:65]
	s_add_u32 s64, s64, _Z7barrierj@rel32@lo+4
	s_addc_u32 s65, s65, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	s_movk_i32 s0, 0x80
	v_cmp_gt_i32_e32 vcc, s0, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB7_26
; %bb.25:
	ds_read2st64_b32 v[0:1], v0 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB7_26:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	v_cmp_gt_i32_e32 vcc, 64, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB7_28
; %bb.27:
	ds_read2st64_b32 v[0:1], v0 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB7_28:
	s_or_b64 exec, exec, s[0:1]
	s_getpc_b64 s[64:65]
	s_add_u32 s64, s64, _Z7barrierj@rel32@lo+4
	s_addc_u32 s65, s65, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	v_cmp_gt_i32_e32 vcc, 32, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB7_30
; %bb.29:
	ds_read2_b32 v[0:1], v0 offset1:32
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB7_30:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	v_cmp_gt_i32_e32 vcc, 16, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB7_32
; %bb.31:
	ds_read2_b32 v[0:1], v0 offset1:16
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB7_32:
	s_or_b64 exec, exec, s[0:1]
	s_getpc_b64 s[64:65]
	s_add_u32 s64, s64, _Z7barrierj@rel32@lo+4
	s_addc_u32 s65, s65, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	v_cmp_gt_i32_e32 vcc, 8, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB7_34
; %bb.33:
	ds_read2_b32 v[0:1], v0 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB7_34:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	v_cmp_gt_i32_e32 vcc, 4, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB7_36
; %bb.35:
	ds_read2_b32 v[0:1], v0 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB7_36:
	s_or_b64 exec, exec, s[0:1]
	s_getpc_b64 s[64:65]
	s_add_u32 s64, s64, _Z7barrierj@rel32@lo+4
	s_addc_u32 s65, s65, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	v_cmp_gt_i32_e32 vcc, 2, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB7_38
; %bb.37:
	ds_read2_b32 v[0:1], v0 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB7_38:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	v_cmp_gt_i32_e32 vcc, 1, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB7_40
; %bb.39:
	ds_read2_b32 v[0:1], v0 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
.LBB7_40:
	s_or_b64 exec, exec, s[0:1]
	s_getpc_b64 s[64:65]
	s_add_u32 s64, s64, _Z7barrierj@rel32@lo+4
	s_addc_u32 s65, s65, _Z7barrierj@rel32@hi+12
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	s_trap 2
	ds_read_b32 v59, v0
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s55
	s_mov_b32 s13, s54
	s_mov_b32 s14, s53
	s_mov_b32 s15, s52
	v_mov_b32_e32 v31, v58
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[64:65]
	s_and_saveexec_b64 s[0:1], s[50:51]
	s_cbranch_execz .LBB7_48
; %bb.41:
	v_frexp_exp_i32_f32_e32 v0, v59
	v_frexp_mant_f32_e32 v1, v59
	v_mul_f32_e32 v1, v1, v61
	v_sub_u32_e32 v0, v0, v73
	v_ldexp_f32 v0, v1, v0
	v_add_f32_e32 v0, v57, v0
	v_rsq_f32_e32 v8, v0
	v_xad_u32 v0, v60, -1, v56
	s_movk_i32 s2, 0x2ff
	v_cmp_lt_u32_e32 vcc, s2, v0
	s_mov_b64 s[4:5], -1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB7_45
; %bb.42:
	v_lshrrev_b32_e32 v0, 8, v0
	v_add_u32_e32 v0, 1, v0
	v_add_u32_e32 v61, 0x100, v60
	v_lshlrev_b64 v[2:3], 1, v[74:75]
	v_and_b32_e32 v18, 0x1fffffc, v0
	v_add_u32_e32 v63, 0x300, v60
	v_add_u32_e32 v62, 0x200, v60
	v_mov_b64_e32 v[4:5], v[60:61]
	v_lshl_add_u64 v[10:11], v[42:43], 0, v[2:3]
	v_lshl_add_u64 v[12:13], v[46:47], 0, v[2:3]
	v_mov_b32_e32 v1, v72
	v_mov_b32_e32 v2, v72
	v_mov_b32_e32 v3, v72
	v_mov_b32_e32 v9, v8
	v_mov_b32_e32 v14, v8
	v_mov_b32_e32 v15, v8
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v19, v18
	v_mov_b64_e32 v[6:7], v[62:63]
.LBB7_43:                               ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v16, v4
	v_mov_b32_e32 v20, v5
	v_mov_b32_e32 v21, v17
	v_lshlrev_b64 v[26:27], 1, v[16:17]
	v_mov_b32_e32 v22, v6
	v_mov_b32_e32 v23, v17
	v_mov_b32_e32 v24, v7
	v_mov_b32_e32 v25, v17
	v_lshlrev_b64 v[20:21], 1, v[20:21]
	v_lshl_add_u64 v[28:29], v[12:13], 0, v[26:27]
	v_lshlrev_b64 v[22:23], 1, v[22:23]
	v_lshlrev_b64 v[24:25], 1, v[24:25]
	v_lshl_add_u64 v[30:31], v[12:13], 0, v[20:21]
	global_load_ushort v16, v[28:29], off
	v_lshl_add_u64 v[32:33], v[12:13], 0, v[22:23]
	v_lshl_add_u64 v[34:35], v[12:13], 0, v[24:25]
	v_lshl_add_u64 v[36:37], v[44:45], 0, v[26:27]
	v_lshl_add_u64 v[38:39], v[44:45], 0, v[20:21]
	v_lshl_add_u64 v[48:49], v[44:45], 0, v[22:23]
	v_lshl_add_u64 v[50:51], v[44:45], 0, v[24:25]
	global_load_ushort v52, v[30:31], off
	global_load_ushort v53, v[32:33], off
	v_lshl_add_u64 v[28:29], v[40:41], 0, v[26:27]
	v_lshl_add_u64 v[30:31], v[40:41], 0, v[20:21]
	global_load_ushort v54, v[34:35], off
	global_load_ushort v55, v[38:39], off
	v_lshl_add_u64 v[32:33], v[40:41], 0, v[22:23]
	global_load_ushort v38, v[50:51], off
	global_load_ushort v39, v[48:49], off
	v_lshl_add_u64 v[34:35], v[40:41], 0, v[24:25]
	global_load_ushort v48, v[36:37], off
	global_load_ushort v49, v[34:35], off
	global_load_ushort v50, v[32:33], off
	global_load_ushort v51, v[30:31], off
	global_load_ushort v64, v[28:29], off
	v_add_u32_e32 v19, -4, v19
	v_cmp_eq_u32_e32 vcc, 0, v19
	v_add_u32_e32 v7, 0x400, v7
	v_add_u32_e32 v6, 0x400, v6
	v_add_u32_e32 v5, 0x400, v5
	v_add_u32_e32 v4, 0x400, v4
	v_lshl_add_u64 v[26:27], v[10:11], 0, v[26:27]
	s_or_b64 s[4:5], vcc, s[4:5]
	v_lshl_add_u64 v[20:21], v[10:11], 0, v[20:21]
	v_lshl_add_u64 v[22:23], v[10:11], 0, v[22:23]
	v_lshl_add_u64 v[24:25], v[10:11], 0, v[24:25]
	s_waitcnt vmcnt(11)
	v_cvt_f32_f16_e32 v16, v16
	s_waitcnt vmcnt(10)
	v_cvt_f32_f16_e32 v36, v52
	s_waitcnt vmcnt(9)
	v_cvt_f32_f16_e32 v53, v53
	s_waitcnt vmcnt(8)
	v_cvt_f32_f16_e32 v54, v54
	s_waitcnt vmcnt(7)
	v_cvt_f32_f16_e32 v31, v55
	s_waitcnt vmcnt(4)
	v_cvt_f32_f16_e32 v30, v48
	v_cvt_f32_f16_e32 v29, v38
	s_waitcnt vmcnt(1)
	v_cvt_f32_f16_e32 v35, v51
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v34, v64
	v_cvt_f32_f16_e32 v28, v39
	v_cvt_f32_f16_e32 v33, v49
	v_cvt_f32_f16_e32 v32, v50
	v_sub_f32_e32 v37, v36, v1
	v_sub_f32_e32 v36, v16, v72
	v_pk_mul_f32 v[36:37], v[8:9], v[36:37]
	v_sub_f32_e32 v39, v54, v3
	v_sub_f32_e32 v38, v53, v2
	v_pk_fma_f32 v[30:31], v[36:37], v[30:31], v[34:35]
	v_pk_mul_f32 v[38:39], v[14:15], v[38:39]
	v_cvt_f16_f32_e32 v16, v30
	v_pk_fma_f32 v[28:29], v[38:39], v[28:29], v[32:33]
	v_cvt_f16_f32_e32 v30, v31
	v_cvt_f16_f32_e32 v28, v28
	v_cvt_f16_f32_e32 v29, v29
	global_store_short v[26:27], v16, off
	global_store_short v[20:21], v30, off
	global_store_short v[22:23], v28, off
	global_store_short v[24:25], v29, off
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB7_43
; %bb.44:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_ne_u32_e32 vcc, v0, v18
	v_lshl_or_b32 v60, v18, 8, v60
	s_orn2_b64 s[4:5], vcc, exec
.LBB7_45:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_48
; %bb.46:
	v_mov_b32_e32 v61, 0
	v_lshlrev_b64 v[6:7], 1, v[60:61]
	v_lshl_add_u64 v[2:3], v[74:75], 1, v[6:7]
	v_lshl_add_u64 v[0:1], v[42:43], 0, v[2:3]
	v_lshl_add_u64 v[2:3], v[46:47], 0, v[2:3]
	v_lshl_add_u64 v[4:5], v[44:45], 0, v[6:7]
	v_lshl_add_u64 v[6:7], v[40:41], 0, v[6:7]
	s_mov_b64 s[2:3], 0
	s_mov_b64 s[4:5], 0x200
.LBB7_47:                               ; =>This Inner Loop Header: Depth=1
	global_load_ushort v9, v[2:3], off
	global_load_ushort v10, v[4:5], off
	global_load_ushort v11, v[6:7], off
	v_add_u32_e32 v60, 0x100, v60
	v_cmp_ge_i32_e32 vcc, v60, v56
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[4:5]
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[4:5]
	v_lshl_add_u64 v[6:7], v[6:7], 0, s[4:5]
	s_or_b64 s[2:3], vcc, s[2:3]
	s_waitcnt vmcnt(2)
	v_cvt_f32_f16_e32 v9, v9
	v_sub_f32_e32 v9, v9, v72
	v_mul_f32_e32 v9, v8, v9
	s_waitcnt vmcnt(0)
	v_fma_mixlo_f16 v9, v9, v10, v11 op_sel_hi:[0,1,1]
	global_store_short v[0:1], v9, off
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[4:5]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB7_47
.LBB7_48:
	s_or_b64 exec, exec, s[0:1]
	scratch_load_dword v76, off, s33        ; 4-byte Folded Reload
	scratch_load_dword v75, off, s33 offset:4 ; 4-byte Folded Reload
	scratch_load_dword v74, off, s33 offset:8 ; 4-byte Folded Reload
	scratch_load_dword v73, off, s33 offset:12 ; 4-byte Folded Reload
	scratch_load_dword v72, off, s33 offset:16 ; 4-byte Folded Reload
	scratch_load_dword v63, off, s33 offset:20 ; 4-byte Folded Reload
	scratch_load_dword v62, off, s33 offset:24 ; 4-byte Folded Reload
	scratch_load_dword v61, off, s33 offset:28 ; 4-byte Folded Reload
	scratch_load_dword v60, off, s33 offset:32 ; 4-byte Folded Reload
	scratch_load_dword v59, off, s33 offset:36 ; 4-byte Folded Reload
	scratch_load_dword v58, off, s33 offset:40 ; 4-byte Folded Reload
	scratch_load_dword v57, off, s33 offset:44 ; 4-byte Folded Reload
	scratch_load_dword v56, off, s33 offset:48 ; 4-byte Folded Reload
	scratch_load_dword v47, off, s33 offset:52 ; 4-byte Folded Reload
	scratch_load_dword v46, off, s33 offset:56 ; 4-byte Folded Reload
	scratch_load_dword v45, off, s33 offset:60 ; 4-byte Folded Reload
	scratch_load_dword v44, off, s33 offset:64 ; 4-byte Folded Reload
	scratch_load_dword v43, off, s33 offset:68 ; 4-byte Folded Reload
	scratch_load_dword v42, off, s33 offset:72 ; 4-byte Folded Reload
	scratch_load_dword v41, off, s33 offset:76 ; 4-byte Folded Reload
	scratch_load_dword v40, off, s33 offset:80 ; 4-byte Folded Reload
	v_readlane_b32 s65, v77, 17
	v_readlane_b32 s64, v77, 16
	v_readlane_b32 s55, v77, 15
	v_readlane_b32 s54, v77, 14
	v_readlane_b32 s53, v77, 13
	v_readlane_b32 s52, v77, 12
	v_readlane_b32 s51, v77, 11
	v_readlane_b32 s50, v77, 10
	v_readlane_b32 s49, v77, 9
	v_readlane_b32 s48, v77, 8
	v_readlane_b32 s39, v77, 7
	v_readlane_b32 s38, v77, 6
	v_readlane_b32 s37, v77, 5
	v_readlane_b32 s36, v77, 4
	v_readlane_b32 s35, v77, 3
	v_readlane_b32 s34, v77, 2
	v_readlane_b32 s31, v77, 1
	v_readlane_b32 s30, v77, 0
	s_mov_b32 s32, s33
	v_readlane_b32 s0, v77, 18
	s_or_saveexec_b64 s[2:3], -1
	scratch_load_dword v77, off, s33 offset:84 ; 4-byte Folded Reload
	s_mov_b64 exec, s[2:3]
	s_mov_b32 s33, s0
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end7:
	.size	__clang_ocl_kern_imp_layer_norm_half, .Lfunc_end7-__clang_ocl_kern_imp_layer_norm_half
                                        ; -- End function
	.set __clang_ocl_kern_imp_layer_norm_half.num_vgpr, max(78, amdgpu.max_num_vgpr)
	.set __clang_ocl_kern_imp_layer_norm_half.num_agpr, max(0, amdgpu.max_num_agpr)
	.set __clang_ocl_kern_imp_layer_norm_half.numbered_sgpr, max(66, amdgpu.max_num_sgpr)
	.set __clang_ocl_kern_imp_layer_norm_half.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set __clang_ocl_kern_imp_layer_norm_half.private_seg_size, 96
	.set __clang_ocl_kern_imp_layer_norm_half.uses_vcc, 1
	.set __clang_ocl_kern_imp_layer_norm_half.uses_flat_scratch, 1
	.set __clang_ocl_kern_imp_layer_norm_half.has_dyn_sized_stack, 1
	.set __clang_ocl_kern_imp_layer_norm_half.has_recursion, 1
	.set __clang_ocl_kern_imp_layer_norm_half.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 3912
; TotalNumSgprs: __clang_ocl_kern_imp_layer_norm_half.numbered_sgpr+6
; NumVgprs: max(78, amdgpu.max_num_vgpr)
; NumAgprs: max(0, amdgpu.max_num_agpr)
; TotalNumVgprs: totalnumvgprs(__clang_ocl_kern_imp_layer_norm_half.num_agpr, __clang_ocl_kern_imp_layer_norm_half.num_vgpr)
; ScratchSize: 96
; MemoryBound: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 78
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 66
	.set amdgpu.max_num_named_barrier, 0
	.text
	.hidden	_Z12get_local_idj
	.hidden	_Z7barrierj
	.ident	"Debian clang version 22.1.8 (1~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .actual_access:  read_only
        .address_space:  global
        .is_const:       true
        .is_restrict:    true
        .offset:         0
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  constant
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  constant
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .is_restrict:    true
        .offset:         24
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .type_name:      float
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
    .group_segment_fixed_size: 1024
    .kernarg_segment_align: 8
    .kernarg_segment_size: 296
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           layer_norm_float
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     88
    .sgpr_spill_count: 0
    .symbol:         layer_norm_float.kd
    .uses_dynamic_stack: true
    .vgpr_count:     78
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .actual_access:  read_only
        .address_space:  global
        .is_const:       true
        .is_restrict:    true
        .offset:         0
        .size:           8
        .type_name:      'half*'
        .value_kind:     global_buffer
      - .address_space:  constant
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'half*'
        .value_kind:     global_buffer
      - .address_space:  constant
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'half*'
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .is_restrict:    true
        .offset:         24
        .size:           8
        .type_name:      'half*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .type_name:      float
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
    .group_segment_fixed_size: 1024
    .kernarg_segment_align: 8
    .kernarg_segment_size: 296
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           layer_norm_half
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     88
    .sgpr_spill_count: 0
    .symbol:         layer_norm_half.kd
    .uses_dynamic_stack: true
    .vgpr_count:     78
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
