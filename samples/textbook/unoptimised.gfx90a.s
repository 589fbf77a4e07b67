	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 6
	.section	.text._ZN14blockIdx_words5get_xEv,"axG",@progbits,_ZN14blockIdx_words5get_xEv,comdat
	.hidden	_ZN14blockIdx_words5get_xEv ; -- Begin function _ZN14blockIdx_words5get_xEv
	.weak	_ZN14blockIdx_words5get_xEv
	.type	_ZN14blockIdx_words5get_xEv,@function
_ZN14blockIdx_words5get_xEv: ; @_ZN14blockIdx_words5get_xEv
	.file	0 "unoptimised.cu"
	.file	1 "gpu.h"
	.loc	1 31 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s4, s33
	s_mov_b32 s33, s32
	s_add_i32 s32, s32, 0x200
	v_mov_b32_e32 v0, s12
	s_mov_b32 s32, s33
	s_mov_b32 s33, s4
	s_setpc_b64 s[30:31]
                                        ; -- End function
	.set _ZN14blockIdx_words5get_xEv.private_seg_size, 8
	.section	.text._ZN14blockDim_words5get_xEv,"axG",@progbits,_ZN14blockDim_words5get_xEv,comdat
	.hidden	_ZN14blockDim_words5get_xEv ; -- Begin function _ZN14blockDim_words5get_xEv
	.weak	_ZN14blockDim_words5get_xEv
	.type	_ZN14blockDim_words5get_xEv,@function
_ZN14blockDim_words5get_xEv: ; @_ZN14blockDim_words5get_xEv
	.loc	1 32 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s4, s33
	s_mov_b32 s33, s32
	s_add_i32 s32, s32, 0x200
	v_mov_b32_e32 v0, 0
	global_load_ushort v0, v0, s[8:9] offset:12
	s_mov_b32 s32, s33
	s_mov_b32 s33, s4
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
                                        ; -- End function
	.set _ZN14blockDim_words5get_xEv.private_seg_size, 8
	.section	.text._ZN15threadIdx_words5get_xEv,"axG",@progbits,_ZN15threadIdx_words5get_xEv,comdat
	.hidden	_ZN15threadIdx_words5get_xEv ; -- Begin function _ZN15threadIdx_words5get_xEv
	.weak	_ZN15threadIdx_words5get_xEv
	.type	_ZN15threadIdx_words5get_xEv,@function
_ZN15threadIdx_words5get_xEv: ; @_ZN15threadIdx_words5get_xEv
	.loc	1 30 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s5, s33
	s_mov_b32 s33, s32
	s_add_i32 s32, s32, 0x200
	s_mov_b32 s4, 0x3ff
	v_and_b32_e64 v0, v31, s4
	s_mov_b32 s32, s33
	s_mov_b32 s33, s5
	s_setpc_b64 s[30:31]
                                        ; -- End function
	.set _ZN15threadIdx_words5get_xEv.private_seg_size, 8
	.text
	.type	debug_build,@function
debug_build: ; @debug_build
	.loc	0 4 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0xc00
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
                                        ; implicit-def: $vgpr40 : SGPR spill to VGPR lane
	v_writelane_b32 v40, s16, 0
	s_mov_b32 s13, s15
	v_writelane_b32 v40, s13, 1
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v40, 0
	v_writelane_b32 v40, s12, 2
	v_writelane_b32 v40, s10, 3
	v_writelane_b32 v40, s11, 4
	s_mov_b64 s[16:17], s[8:9]
	v_writelane_b32 v40, s6, 5
	v_writelane_b32 v40, s7, 6
	v_writelane_b32 v40, s4, 7
	v_writelane_b32 v40, s5, 8
	v_mov_b32_e32 v31, v0
	v_accvgpr_write_b32 a32, v31 ; Reload Reuse
	s_load_dwordx2 s[30:31], s[16:17], 0x0
	s_load_dwordx2 s[26:27], s[16:17], 0x8
	s_load_dword s8, s[16:17], 0x10
	s_mov_b64 s[20:21], 0
	s_mov_b32 s35, s21
	s_mov_b32 s36, -1
	s_mov_b32 s18, 0
	s_cmp_lg_u32 s18, s36
	s_mov_b64 s[22:23], src_private_base
	s_mov_b32 s9, s23
	s_cselect_b32 s15, s9, s35
	s_mov_b32 s34, s20
	s_cselect_b32 s28, s18, s34
                                        ; kill: def $sgpr28 killed $sgpr28 def $sgpr28_sgpr29
	s_mov_b32 s29, s15
	s_mov_b32 s18, 8
	s_cmp_lg_u32 s18, s36
	s_cselect_b32 s15, s9, s35
	s_cselect_b32 s24, s18, s34
                                        ; kill: def $sgpr24 killed $sgpr24 def $sgpr24_sgpr25
	s_mov_b32 s25, s15
	s_mov_b32 s18, 16
	s_cmp_lg_u32 s18, s36
	s_cselect_b32 s15, s9, s35
	s_cselect_b32 s22, s18, s34
                                        ; kill: def $sgpr22 killed $sgpr22 def $sgpr22_sgpr23
	s_mov_b32 s23, s15
	s_mov_b64 s[18:19], s[22:23]
	v_writelane_b32 v40, s18, 9
	v_writelane_b32 v40, s19, 10
	s_mov_b32 s18, 24
	s_cmp_lg_u32 s18, s36
	s_cselect_b32 s15, s9, s35
	s_cselect_b32 s20, s18, s34
                                        ; kill: def $sgpr20 killed $sgpr20 def $sgpr20_sgpr21
	s_mov_b32 s21, s15
	s_mov_b64 s[18:19], s[20:21]
	v_writelane_b32 v40, s18, 11
	v_writelane_b32 v40, s19, 12
	s_mov_b32 s18, 32
	s_cmp_lg_u32 s18, s36
	s_cselect_b32 s15, s9, s35
	s_cselect_b32 s18, s18, s34
                                        ; kill: def $sgpr18 killed $sgpr18 def $sgpr18_sgpr19
	s_mov_b32 s19, s15
	v_writelane_b32 v40, s18, 13
	v_writelane_b32 v40, s19, 14
	s_mov_b32 s15, 36
	s_cmp_lg_u32 s15, s36
	s_cselect_b32 s9, s9, s35
	s_cselect_b32 s34, s15, s34
                                        ; kill: def $sgpr34 killed $sgpr34 def $sgpr34_sgpr35
	s_mov_b32 s35, s9
	v_writelane_b32 v40, s34, 15
	v_writelane_b32 v40, s35, 16
	v_writelane_b32 v40, s34, 17
	v_writelane_b32 v40, s35, 18
	v_pk_mov_b32 v[0:1], s[28:29], s[28:29] op_sel:[0,1]
	s_waitcnt lgkmcnt(0)
	v_pk_mov_b32 v[2:3], s[30:31], s[30:31] op_sel:[0,1]
	flat_store_dwordx2 v[0:1], v[2:3]
	v_pk_mov_b32 v[0:1], s[28:29], s[28:29] op_sel:[0,1]
	flat_load_dwordx2 v[4:5], v[0:1]
	v_pk_mov_b32 v[0:1], s[24:25], s[24:25] op_sel:[0,1]
	v_pk_mov_b32 v[2:3], s[26:27], s[26:27] op_sel:[0,1]
	flat_store_dwordx2 v[0:1], v[2:3]
	v_pk_mov_b32 v[0:1], s[24:25], s[24:25] op_sel:[0,1]
	flat_load_dwordx2 v[2:3], v[0:1]
	v_pk_mov_b32 v[0:1], s[22:23], s[22:23] op_sel:[0,1]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[0:1], v[4:5]
	v_pk_mov_b32 v[0:1], s[20:21], s[20:21] op_sel:[0,1]
	flat_store_dwordx2 v[0:1], v[2:3]
	v_pk_mov_b32 v[0:1], s[18:19], s[18:19] op_sel:[0,1]
	v_mov_b32_e32 v2, s8
	flat_store_dword v[0:1], v2
	s_mov_b64 s[18:19], 24
	.loc	0 5 0
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
                                        ; kill: def $sgpr8 killed $sgpr8 def $sgpr8_sgpr9
	s_mov_b32 s9, s15
	v_writelane_b32 v40, s8, 19
	v_writelane_b32 v40, s9, 20
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN14blockIdx_words5get_xEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZN14blockIdx_words5get_xEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
                                        ; implicit-def: $sgpr15
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_accvgpr_read_b32 v31, a32 ; Reload Reuse
	v_readlane_b32 s4, v40, 7
	v_readlane_b32 s5, v40, 8
	v_readlane_b32 s6, v40, 5
	v_readlane_b32 s7, v40, 6
	v_readlane_b32 s8, v40, 19
	v_readlane_b32 s9, v40, 20
	v_readlane_b32 s10, v40, 3
	v_readlane_b32 s11, v40, 4
	v_readlane_b32 s12, v40, 2
	v_readlane_b32 s13, v40, 1
	v_readlane_b32 s14, v40, 0
	v_accvgpr_write_b32 a33, v0 ; Reload Reuse
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN14blockDim_words5get_xEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZN14blockDim_words5get_xEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
                                        ; implicit-def: $sgpr15
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_accvgpr_read_b32 v31, a32 ; Reload Reuse
	v_readlane_b32 s4, v40, 7
	v_readlane_b32 s5, v40, 8
	v_readlane_b32 s6, v40, 5
	v_readlane_b32 s7, v40, 6
	v_readlane_b32 s8, v40, 19
	v_readlane_b32 s9, v40, 20
	v_readlane_b32 s10, v40, 3
	v_readlane_b32 s11, v40, 4
	v_readlane_b32 s12, v40, 2
	v_readlane_b32 s13, v40, 1
	v_readlane_b32 s14, v40, 0
	v_accvgpr_write_b32 a34, v0 ; Reload Reuse
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, _ZN15threadIdx_words5get_xEv@rel32@lo+4
	s_addc_u32 s17, s17, _ZN15threadIdx_words5get_xEv@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
                                        ; implicit-def: $sgpr15
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_accvgpr_read_b32 v1, a34 ; Reload Reuse
	v_readlane_b32 s6, v40, 15
	v_readlane_b32 s7, v40, 16
	v_readlane_b32 s4, v40, 13
	v_readlane_b32 s5, v40, 14
	v_mov_b32_e32 v2, v0
	v_accvgpr_read_b32 v0, a33 ; Reload Reuse
                                        ; implicit-def: $sgpr8
                                        ; implicit-def: $sgpr9
	v_mov_b32_e32 v4, s8
                                        ; kill: def $vgpr2 killed $vgpr2 def $vgpr2_vgpr3 killed $exec
	v_mov_b32_e32 v3, v4
	v_mad_u64_u32 v[0:1], s[8:9], v0, v1, v[2:3]
	v_mov_b32_e32 v2, v0
	v_pk_mov_b32 v[0:1], s[6:7], s[6:7] op_sel:[0,1]
	flat_store_dword v[0:1], v2
	.loc	0 6 0
	v_pk_mov_b32 v[0:1], s[6:7], s[6:7] op_sel:[0,1]
	flat_load_dword v0, v[0:1]
	v_pk_mov_b32 v[2:3], s[4:5], s[4:5] op_sel:[0,1]
	flat_load_dword v1, v[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_i32_e64 s[6:7], v0, v1
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v40, s4, 21
	v_writelane_b32 v40, s5, 22
	s_or_saveexec_b64 s[38:39], -1
	v_accvgpr_write_b32 a35, v40 ; Reload Reuse
	s_mov_b64 exec, s[38:39]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB3_2
	s_or_saveexec_b64 s[38:39], -1
	v_accvgpr_read_b32 v40, a35 ; Reload Reuse
	s_mov_b64 exec, s[38:39]
	v_readlane_b32 s4, v40, 11
	v_readlane_b32 s5, v40, 12
	v_readlane_b32 s6, v40, 17
	v_readlane_b32 s7, v40, 18
	v_readlane_b32 s8, v40, 9
	v_readlane_b32 s9, v40, 10
	v_pk_mov_b32 v[0:1], s[8:9], s[8:9] op_sel:[0,1]
	flat_load_dwordx2 v[4:5], v[0:1]
	v_pk_mov_b32 v[0:1], s[6:7], s[6:7] op_sel:[0,1]
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_ashrrev_i32_e64 v2, 31, v0
                                        ; kill: def $vgpr0 killed $vgpr0 def $vgpr0_vgpr1 killed $exec
	v_mov_b32_e32 v1, v2
	s_mov_b32 s6, 2
	v_lshlrev_b64 v[6:7], s6, v[0:1]
	v_mov_b32_e32 v0, v4
	v_mov_b32_e32 v3, v6
	v_mov_b32_e32 v1, v5
	v_mov_b32_e32 v2, v7
	v_add_co_u32_e64 v0, s[6:7], v0, v3
	v_addc_co_u32_e64 v2, s[6:7], v1, v2, s[6:7]
                                        ; kill: def $vgpr0 killed $vgpr0 def $vgpr0_vgpr1 killed $exec
	v_mov_b32_e32 v1, v2
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_f32_e64 v2, v0, v0
	v_pk_mov_b32 v[0:1], s[4:5], s[4:5] op_sel:[0,1]
	flat_load_dwordx2 v[8:9], v[0:1]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v0, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
                                        ; kill: def $vgpr0 killed $vgpr0 def $vgpr0_vgpr1 killed $exec
	v_mov_b32_e32 v1, v3
	flat_store_dword v[0:1], v2
.LBB3_2:
	.loc	0 0 0
	s_or_saveexec_b64 s[38:39], -1
	v_accvgpr_read_b32 v40, a35 ; Reload Reuse
	s_mov_b64 exec, s[38:39]
	v_readlane_b32 s4, v40, 21
	v_readlane_b32 s5, v40, 22
	s_or_b64 exec, exec, s[4:5]
	.loc	0 7 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel debug_build
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 56
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 80
		.amdhsa_next_free_sgpr 40
		.amdhsa_accum_offset 44
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.set debug_build.num_vgpr, max(41, _ZN14blockIdx_words5get_xEv.num_vgpr, _ZN14blockDim_words5get_xEv.num_vgpr, _ZN15threadIdx_words5get_xEv.num_vgpr)
	.set debug_build.num_agpr, max(36, _ZN14blockIdx_words5get_xEv.num_agpr, _ZN14blockDim_words5get_xEv.num_agpr, _ZN15threadIdx_words5get_xEv.num_agpr)
	.set debug_build.numbered_sgpr, max(40, _ZN14blockIdx_words5get_xEv.numbered_sgpr, _ZN14blockDim_words5get_xEv.numbered_sgpr, _ZN15threadIdx_words5get_xEv.numbered_sgpr)
	.set debug_build.num_named_barrier, max(0, _ZN14blockIdx_words5get_xEv.num_named_barrier, _ZN14blockDim_words5get_xEv.num_named_barrier, _ZN15threadIdx_words5get_xEv.num_named_barrier)
	.set debug_build.private_seg_size, 48+max(_ZN14blockIdx_words5get_xEv.private_seg_size, _ZN14blockDim_words5get_xEv.private_seg_size, _ZN15threadIdx_words5get_xEv.private_seg_size)
	.set debug_build.uses_vcc, or(1, _ZN14blockIdx_words5get_xEv.uses_vcc, _ZN14blockDim_words5get_xEv.uses_vcc, _ZN15threadIdx_words5get_xEv.uses_vcc)
	.set debug_build.uses_flat_scratch, or(1, _ZN14blockIdx_words5get_xEv.uses_flat_scratch, _ZN14blockDim_words5get_xEv.uses_flat_scratch, _ZN15threadIdx_words5get_xEv.uses_flat_scratch)
	.set debug_build.has_dyn_sized_stack, or(0, _ZN14blockIdx_words5get_xEv.has_dyn_sized_stack, _ZN14blockDim_words5get_xEv.has_dyn_sized_stack, _ZN15threadIdx_words5get_xEv.has_dyn_sized_stack)
	.set debug_build.has_recursion, or(1, _ZN14blockIdx_words5get_xEv.has_recursion, _ZN14blockDim_words5get_xEv.has_recursion, _ZN15threadIdx_words5get_xEv.has_recursion)
	.set debug_build.has_indirect_call, or(0, _ZN14blockIdx_words5get_xEv.has_indirect_call, _ZN14blockDim_words5get_xEv.has_indirect_call, _ZN15threadIdx_words5get_xEv.has_indirect_call)
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.text
	.type	_ZL8blockIdx,@object ; @_ZL8blockIdx
	.section	.rodata,"a",@progbits
_ZL8blockIdx:
	.zero	1

	.type	_ZL8blockDim,@object ; @_ZL8blockDim
_ZL8blockDim:
	.zero	1

	.type	_ZL9threadIdx,@object ; @_ZL9threadIdx
_ZL9threadIdx:
	.zero	1

	.type	__hip_cuid_,@object ; @__hip_cuid_
	.section	.bss,"aw",@nobits
__hip_cuid_:
	.byte	0 ; 0x0

	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count: 36
    .args:
      - .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: debug_build
    .private_segment_fixed_size: 56
    .sgpr_count: 46
    .sgpr_spill_count: 23
    .uses_dynamic_stack: true
    .vgpr_count: 80
    .vgpr_spill_count: 4
    .wavefront_size: 64
amdhsa.target: amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
