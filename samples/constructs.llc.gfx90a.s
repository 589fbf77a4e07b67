	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 6
	.text
	.p2align	2                               ; -- Begin function increase
	.type	increase,@function
increase:                               ; @increase
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_add_u32_e32 v0, 1, v0
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	increase, .Lfunc_end0-increase
                                        ; -- End function
	.set .Lincrease.num_vgpr, 1
	.set .Lincrease.num_agpr, 0
	.set .Lincrease.numbered_sgpr, 32
	.set .Lincrease.num_named_barrier, 0
	.set .Lincrease.private_seg_size, 0
	.set .Lincrease.uses_vcc, 0
	.set .Lincrease.uses_flat_scratch, 0
	.set .Lincrease.has_dyn_sized_stack, 0
	.set .Lincrease.has_recursion, 0
	.set .Lincrease.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 12
; TotalNumSgprs: 36
; NumVgprs: 1
; NumAgprs: 0
; TotalNumVgprs: 1
; ScratchSize: 0
; MemoryBound: 0
	.text
	.p2align	2                               ; -- Begin function halve
	.type	halve,@function
halve:                                  ; @halve
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_lshrrev_b32_e32 v0, 1, v0
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	halve, .Lfunc_end1-halve
                                        ; -- End function
	.set .Lhalve.num_vgpr, 1
	.set .Lhalve.num_agpr, 0
	.set .Lhalve.numbered_sgpr, 32
	.set .Lhalve.num_named_barrier, 0
	.set .Lhalve.private_seg_size, 0
	.set .Lhalve.uses_vcc, 0
	.set .Lhalve.uses_flat_scratch, 0
	.set .Lhalve.has_dyn_sized_stack, 0
	.set .Lhalve.has_recursion, 0
	.set .Lhalve.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 12
; TotalNumSgprs: 36
; NumVgprs: 1
; NumAgprs: 0
; TotalNumVgprs: 1
; ScratchSize: 0
; MemoryBound: 0
	.text
	.globl	buffers                         ; -- Begin function buffers
	.p2align	8
	.type	buffers,@function
buffers:                                ; @buffers
; %bb.3:
	s_load_dwordx2 s[14:15], s[8:9], 0x0
	s_waitcnt lgkmcnt(0)
	s_branch .LBB2_0
	.p2align	8
; %bb.4:
.LBB2_0:                                ; %entry
	s_mov_b64 s[0:1], s[14:15]
	s_load_dwordx4 s[12:15], s[8:9], 0x8
	s_load_dwordx2 s[6:7], s[8:9], 0x18
	s_load_dword s10, s[8:9], 0x20
	v_and_b32_e32 v0, 0x3ff, v0
	v_lshlrev_b32_e32 v1, 4, v0
	s_mov_b64 s[8:9], 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s2, s12
	s_mov_b32 s3, s13
	s_mov_b32 s4, s14
	s_mov_b32 s5, s15
.LBB2_1:                                ; %loop
                                        ; =>This Inner Loop Header: Depth=1
	buffer_load_dwordx4 v[2:5], v1, s[0:3], 0 offen
	v_add_u32_e32 v0, 64, v0
	v_cmp_le_u32_e32 vcc, s10, v0
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt vmcnt(0)
	v_pk_add_f32 v[4:5], v[4:5], v[4:5]
	v_pk_add_f32 v[2:3], v[2:3], v[2:3]
	buffer_store_dwordx4 v[2:5], v1, s[4:7], 0 offen
	v_add_u32_e32 v1, 0x400, v1
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB2_1
; %bb.2:                                ; %done
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel buffers
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 296
		.amdhsa_user_sgpr_count 16
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_kernarg_preload_length 2
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
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
.Lfunc_end2:
	.size	buffers, .Lfunc_end2-buffers
                                        ; -- End function
	.set buffers.num_vgpr, 6
	.set buffers.num_agpr, 0
	.set buffers.numbered_sgpr, 16
	.set buffers.num_named_barrier, 0
	.set buffers.private_seg_size, 0
	.set buffers.uses_vcc, 1
	.set buffers.uses_flat_scratch, 0
	.set buffers.has_dyn_sized_stack, 0
	.set buffers.has_recursion, 0
	.set buffers.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 388
; TotalNumSgprs: 20
; NumVgprs: 6
; NumAgprs: 0
; TotalNumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 20
; NumVGPRsForWavesPerEU: 6
; AccumOffset: 8
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 16
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 1
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.globl	irreducible                     ; -- Begin function irreducible
	.p2align	8
	.type	irreducible,@function
irreducible:                            ; @irreducible
; %bb.0:                                ; %entry
	s_load_dwordx2 s[0:1], s[8:9], 0x0
	s_load_dword s10, s[8:9], 0x8
	v_and_b32_e32 v1, 0x3ff, v0
	v_and_b32_e32 v0, 1, v0
	v_cmp_ne_u32_e64 s[6:7], 1, v0
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v0, 7
	v_mov_b32_e32 v2, v1
	s_branch .LBB3_2
.LBB3_1:                                ; %Flow1
                                        ;   in Loop: Header=BB3_2 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[2:3], s[4:5], s[2:3]
	s_mov_b64 s[6:7], -1
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB3_6
.LBB3_2:                                ; %irr.guard
                                        ; =>This Inner Loop Header: Depth=1
	s_mov_b64 s[4:5], -1
	s_mov_b64 s[8:9], -1
	s_and_saveexec_b64 s[12:13], s[6:7]
	s_xor_b64 s[6:7], exec, s[12:13]
	s_cbranch_execz .LBB3_4
; %bb.3:                                ; %right
                                        ;   in Loop: Header=BB3_2 Depth=1
	v_xor_b32_e32 v0, v0, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, s10, v0
	s_orn2_b64 s[8:9], vcc, exec
	v_mov_b32_e32 v2, v0
.LBB3_4:                                ; %Flow
                                        ;   in Loop: Header=BB3_2 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB3_1
; %bb.5:                                ; %left
                                        ;   in Loop: Header=BB3_2 Depth=1
	v_lshl_add_u32 v0, v2, 1, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, s10, v0
	s_orn2_b64 s[4:5], vcc, exec
	s_branch .LBB3_1
.LBB3_6:                                ; %done
	s_or_b64 exec, exec, s[2:3]
	v_lshlrev_b32_e32 v1, 2, v1
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[0:1]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel irreducible
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 14
		.amdhsa_accum_offset 4
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
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
.Lfunc_end3:
	.size	irreducible, .Lfunc_end3-irreducible
                                        ; -- End function
	.set irreducible.num_vgpr, 3
	.set irreducible.num_agpr, 0
	.set irreducible.numbered_sgpr, 14
	.set irreducible.num_named_barrier, 0
	.set irreducible.private_seg_size, 0
	.set irreducible.uses_vcc, 1
	.set irreducible.uses_flat_scratch, 0
	.set irreducible.has_dyn_sized_stack, 0
	.set irreducible.has_recursion, 0
	.set irreducible.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 176
; TotalNumSgprs: 18
; NumVgprs: 3
; NumAgprs: 0
; TotalNumVgprs: 3
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 3
; AccumOffset: 4
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 14
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 0
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.globl	choose                          ; -- Begin function choose
	.p2align	8
	.type	choose,@function
choose:                                 ; @choose
; %bb.0:                                ; %entry
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_load_dword s17, s[8:9], 0x10
	s_load_dwordx4 s[36:39], s[8:9], 0x0
	s_addc_u32 s1, s1, 0
	v_and_b32_e32 v40, 0x3ff, v0
	s_mov_b64 s[18:19], 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s12, s17, 3
	s_lshl_b32 s12, s12, 2
	s_load_dword s12, s[38:39], s12 offset:0x0
	s_cmp_lt_i32 s17, 1
	s_mov_b32 s32, 0
	s_cbranch_scc1 .LBB4_4
; %bb.1:                                ; %NodeBlock
	s_cmp_gt_i32 s17, 8
	s_cbranch_scc0 .LBB4_5
; %bb.2:                                ; %LeafBlock9
	s_cmp_eq_u32 s17, 9
	s_cbranch_scc0 .LBB4_6
; %bb.3:                                ; %nine
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s12
	;;#ASMSTART
	v_xor_b32_e32 v2, v40, v1
	;;#ASMEND
	v_lshlrev_b32_e32 v1, 2, v40
	ds_max_rtn_u32 v3, v1, v2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, 0
	s_mov_b64 s[20:21], 0
	global_atomic_cmpswap v1, v1, v[2:3], s[36:37] glc
	s_branch .LBB4_7
.LBB4_4:
                                        ; implicit-def: $vgpr1
	s_mov_b64 s[20:21], 0
	s_cbranch_execnz .LBB4_19
	s_branch .LBB4_20
.LBB4_5:
	s_mov_b64 s[20:21], 0
                                        ; implicit-def: $vgpr1
	s_cbranch_execnz .LBB4_8
	s_branch .LBB4_18
.LBB4_6:
	s_mov_b64 s[20:21], -1
                                        ; implicit-def: $vgpr1
.LBB4_7:                                ; %Flow17
	s_branch .LBB4_18
.LBB4_8:                                ; %LeafBlock7
	s_cmp_eq_u32 s17, 1
	s_cbranch_scc0 .LBB4_13
; %bb.9:                                ; %one_udiv-special-cases
	s_mov_b32 s13, 0
	s_waitcnt lgkmcnt(0)
	s_lshl_b64 s[26:27], s[12:13], 6
	s_cmp_eq_u64 s[26:27], 0
	s_cselect_b64 s[20:21], -1, 0
	s_flbit_i32_b64 s13, s[26:27]
	s_cmp_lg_u64 s[26:27], 0
	s_cselect_b32 s13, s13, 0x80
	s_cselect_b32 s22, 0, 0
	s_sub_u32 s24, 0x6c, s13
	s_subb_u32 s25, 0, s22
	s_subb_u32 s22, 0, 0
	s_subb_u32 s23, 0, 0
	v_mov_b32_e32 v2, 0x7f
	s_cmp_lg_u64 s[22:23], 0
	v_mov_b32_e32 v3, 0
	s_cselect_b64 s[28:29], -1, 0
	v_cmp_gt_u64_e32 vcc, s[24:25], v[2:3]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, 0, 1, s[28:29]
	v_cndmask_b32_e64 v2, 0, 1, vcc
	s_cmp_eq_u64 s[22:23], 0
	v_readfirstlane_b32 s13, v2
	v_readfirstlane_b32 s28, v1
	s_cselect_b32 s13, s13, s28
	s_bitcmp1_b32 s13, 0
	s_cselect_b64 s[28:29], -1, 0
	s_or_b64 s[20:21], s[20:21], s[28:29]
	s_xor_b32 s28, s24, 0x7f
	s_mov_b32 s29, s25
	s_or_b64 s[28:29], s[28:29], s[22:23]
	s_cmp_eq_u64 s[28:29], 0
	s_cselect_b64 s[28:29], -1, 0
	s_or_b64 s[20:21], s[20:21], s[28:29]
	s_andn2_b64 vcc, exec, s[20:21]
	s_mov_b64 s[28:29], 0
	s_cbranch_vccz .LBB4_16
; %bb.10:                               ; %udiv-bb1
	s_add_u32 s20, s24, 1
	s_addc_u32 s21, s25, 0
	s_addc_u32 s22, s22, 0
	s_addc_u32 s23, s23, 0
	s_sub_i32 s13, 0x7f, s24
	s_or_b64 s[30:31], s[20:21], s[22:23]
	s_lshl_b64 s[24:25], s[26:27], s13
	s_cmp_lt_u32 s13, 64
	s_cselect_b32 s25, s25, 0
	s_cselect_b32 s24, s24, 0
	s_cmp_eq_u32 s13, 0
	s_cselect_b32 s28, s26, s24
	s_cselect_b32 s29, s27, s25
	s_cmp_lg_u64 s[30:31], 0
	s_mov_b64 s[24:25], 0
	s_cbranch_scc0 .LBB4_14
; %bb.11:                               ; %udiv-preheader
	s_sub_i32 s13, s20, 64
	s_lshr_b64 s[34:35], s[26:27], s13
	s_sub_i32 s13, 64, s20
	s_lshr_b64 s[30:31], s[26:27], s20
	s_lshl_b64 s[26:27], s[26:27], s13
	s_cmp_lt_u32 s20, 64
	s_cselect_b32 s13, s26, s34
	s_cselect_b32 s26, s27, s35
	s_cselect_b32 s38, s30, 0
	s_cselect_b32 s39, s31, 0
	s_cmp_lg_u32 s20, 0
	s_mov_b32 s27, 0
	s_cselect_b32 s35, s26, 0
	s_cselect_b32 s34, s13, 0
	s_mov_b64 s[30:31], 0
	s_mov_b64 s[40:41], 0
.LBB4_12:                               ; %udiv-do-while
                                        ; =>This Inner Loop Header: Depth=1
	s_lshl_b64 s[38:39], s[38:39], 1
	s_lshr_b32 s26, s35, 31
	s_lshl_b64 s[34:35], s[34:35], 1
	s_or_b64 s[38:39], s[38:39], s[26:27]
	s_lshr_b32 s26, s29, 31
	s_lshl_b64 s[42:43], s[28:29], 1
	s_or_b64 s[34:35], s[34:35], s[26:27]
	s_lshr_b32 s26, s25, 31
	s_lshl_b64 s[44:45], s[24:25], 1
	s_or_b64 s[28:29], s[42:43], s[26:27]
	s_or_b64 s[24:25], s[40:41], s[44:45]
	s_or_b64 s[28:29], s[30:31], s[28:29]
	s_sub_u32 s13, 0xf4242, s34
	s_subb_u32 s13, 0, s35
	s_subb_u32 s13, 0, s38
	s_subb_u32 s13, 0, s39
	s_ashr_i32 s13, s13, 31
	s_and_b32 s26, s13, 1
	s_and_b32 s13, s13, 0xf4243
	s_sub_u32 s34, s34, s13
	s_subb_u32 s35, s35, 0
	s_subb_u32 s38, s38, 0
	s_subb_u32 s39, s39, 0
	s_add_u32 s20, s20, -1
	s_addc_u32 s21, s21, -1
	s_addc_u32 s22, s22, -1
	s_addc_u32 s23, s23, -1
	s_or_b64 s[40:41], s[20:21], s[22:23]
	s_cmp_eq_u64 s[40:41], 0
	s_mov_b64 s[40:41], s[26:27]
	s_cbranch_scc0 .LBB4_12
	s_branch .LBB4_15
.LBB4_13:
	s_mov_b64 s[20:21], -1
                                        ; implicit-def: $sgpr28
	s_branch .LBB4_17
.LBB4_14:
	s_mov_b64 s[26:27], 0
.LBB4_15:                               ; %Flow13
	s_lshl_b64 s[20:21], s[24:25], 1
	s_or_b64 s[28:29], s[26:27], s[20:21]
.LBB4_16:                               ; %udiv-end
	s_mov_b64 s[20:21], 0
.LBB4_17:                               ; %Flow18
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, s28
.LBB4_18:                               ; %Flow18
	s_branch .LBB4_20
.LBB4_19:                               ; %LeafBlock
	s_cmp_lg_u32 s17, 0
	s_mov_b64 s[18:19], -1
	s_cselect_b64 s[20:21], -1, 0
.LBB4_20:                               ; %Flow20
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB4_22
; %bb.21:                               ; %other
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	v_cvt_f64_u32_e32 v[2:3], s12
	s_brev_b32 s19, 8
	v_cmp_gt_f64_e32 vcc, s[18:19], v[2:3]
	s_and_b64 s[18:19], vcc, exec
	s_cselect_b32 s13, 0x100, 0
	v_ldexp_f64 v[2:3], v[2:3], s13
	v_rsq_f64_e32 v[4:5], v[2:3]
	s_cselect_b32 s13, 0xffffff80, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, 0x260
	v_cmp_class_f64_e32 vcc, v[2:3], v1
	v_mul_f64 v[6:7], v[2:3], v[4:5]
	v_mul_f64 v[4:5], v[4:5], 0.5
	v_fma_f64 v[8:9], -v[4:5], v[6:7], 0.5
	v_fmac_f64_e32 v[6:7], v[6:7], v[8:9]
	v_fma_f64 v[10:11], -v[6:7], v[6:7], v[2:3]
	v_fmac_f64_e32 v[4:5], v[4:5], v[8:9]
	v_fmac_f64_e32 v[6:7], v[10:11], v[4:5]
	v_fma_f64 v[8:9], -v[6:7], v[6:7], v[2:3]
	v_fmac_f64_e32 v[6:7], v[8:9], v[4:5]
	v_ldexp_f64 v[4:5], v[6:7], s13
	v_cndmask_b32_e32 v3, v5, v3, vcc
	v_cndmask_b32_e32 v2, v4, v2, vcc
	v_cvt_i32_f64_e32 v1, v[2:3]
	s_cbranch_execz .LBB4_23
	s_branch .LBB4_24
.LBB4_22:                               ; %Flow21
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB4_24
.LBB4_23:                               ; %zero
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s13, s12, 31
	s_lshl_b64 s[12:13], s[12:13], 3
	s_getpc_b64 s[18:19]
	s_add_u32 s18, s18, table@rel32@lo+4
	s_addc_u32 s19, s19, table@rel32@hi+12
	s_add_u32 s12, s18, s12
	s_addc_u32 s13, s19, s13
	s_load_dwordx2 s[18:19], s[12:13], 0x0
	s_add_u32 s8, s8, 24
	s_addc_u32 s9, s9, 0
	s_mov_b32 s12, s14
	s_mov_b32 s13, s15
	s_mov_b32 s14, s16
	v_mov_b32_e32 v31, v0
	v_mov_b32_e32 v0, v40
	s_waitcnt lgkmcnt(0)
	s_swappc_b64 s[30:31], s[18:19]
	v_mov_b32_e32 v1, v0
.LBB4_24:                               ; %done
	v_lshlrev_b32_e32 v0, 3, v40
	s_waitcnt vmcnt(0)
	global_store_dword v0, v1, s[36:37]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel choose
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr max(totalnumvgprs(choose.num_agpr, choose.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(choose.numbered_sgpr+6, 1, 0)-6
		.amdhsa_accum_offset (((((alignto(max(1, choose.num_vgpr), 4)/4)-1)&~65536)&63)+1)*4
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
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
	.size	choose, .Lfunc_end4-choose
                                        ; -- End function
	.set choose.num_vgpr, max(41, amdgpu.max_num_vgpr)
	.set choose.num_agpr, max(0, amdgpu.max_num_agpr)
	.set choose.numbered_sgpr, max(46, amdgpu.max_num_sgpr)
	.set choose.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set choose.private_seg_size, 0
	.set choose.uses_vcc, 1
	.set choose.uses_flat_scratch, 1
	.set choose.has_dyn_sized_stack, 1
	.set choose.has_recursion, 1
	.set choose.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 948
; TotalNumSgprs: choose.numbered_sgpr+6
; NumVgprs: choose.num_vgpr
; NumAgprs: choose.num_agpr
; TotalNumVgprs: totalnumvgprs(choose.num_agpr, choose.num_vgpr)
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 256 bytes/workgroup (compile time only)
; SGPRBlocks: (alignto(max(max(choose.numbered_sgpr+extrasgprs(choose.uses_vcc, choose.uses_flat_scratch, 1), 1, 0), 1), 8)/8)-1
; VGPRBlocks: (alignto(max(max(totalnumvgprs(choose.num_agpr, choose.num_vgpr), 1, 0), 1), 8)/8)-1
; NumSGPRsForWavesPerEU: max(choose.numbered_sgpr+6, 1, 0)
; NumVGPRsForWavesPerEU: max(totalnumvgprs(choose.num_agpr, choose.num_vgpr), 1, 0)
; AccumOffset: ((alignto(max(1, choose.num_vgpr), 4)/4)-1+1)*4
; Occupancy: occupancy(8, 8, 512, 8, 8, max(choose.numbered_sgpr+extrasgprs(choose.uses_vcc, choose.uses_flat_scratch, 1), 1, 0), max(totalnumvgprs(choose.num_agpr, choose.num_vgpr), 1, 0))
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 14
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: (((alignto(max(1, choose.num_vgpr), 4)/4)-1)&~65536)&63
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 1
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 32
	.set amdgpu.max_num_named_barrier, 0
	.text
	.type	table,@object                   ; @table
	.section	.data.rel.ro,"aw",@progbits
	.p2align	4, 0x0
table:
	.quad	increase
	.quad	halve
	.quad	increase
	.quad	halve
	.size	table, 32

	.section	".note.GNU-stack","",@progbits
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .name:           from
        .offset:         0
        .size:           16
        .value_kind:     global_buffer
      - .name:           to
        .offset:         16
        .size:           16
        .value_kind:     global_buffer
      - .name:           n
        .offset:         32
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
    .kernarg_segment_align: 16
    .kernarg_segment_size: 296
    .max_flat_workgroup_size: 64
    .name:           buffers
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         buffers.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .name:           data
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .name:           n
        .offset:         8
        .size:           4
        .value_kind:     by_value
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
      - .offset:         96
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         104
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
      - .offset:         112
        .size:           8
        .value_kind:     hidden_heap_v1
      - .offset:         120
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         128
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         216
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 272
    .max_flat_workgroup_size: 64
    .name:           irreducible
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         irreducible.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .name:           out
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  constant
        .name:           in
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .name:           kind
        .offset:         16
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
      - .offset:         104
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         112
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
      - .offset:         120
        .size:           8
        .value_kind:     hidden_heap_v1
      - .offset:         128
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         136
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         224
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 280
    .max_flat_workgroup_size: 64
    .name:           choose
    .private_segment_fixed_size: 0
    .sgpr_count:     52
    .sgpr_spill_count: 0
    .symbol:         choose.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: true
    .vgpr_count:     41
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
