	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
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
	s_mov_b32 s0, s33
	s_mov_b32 s33, s32
	s_add_i32 s32, s32, 8
	v_mov_b32_e32 v0, s12
	s_mov_b32 s32, s33
	s_mov_b32 s33, s0
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
	s_mov_b32 s0, s33
	s_mov_b32 s33, s32
	s_add_i32 s32, s32, 8
	v_mov_b32_e32 v0, 0
	global_load_ushort v0, v0, s[8:9] offset:12
	s_mov_b32 s32, s33
	s_mov_b32 s33, s0
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
	s_mov_b32 s1, s33
	s_mov_b32 s33, s32
	s_add_i32 s32, s32, 8
	s_mov_b32 s0, 0x3ff
	v_and_b32_e64 v0, v31, s0
	s_mov_b32 s32, s33
	s_mov_b32 s33, s1
	s_setpc_b64 s[30:31]
                                        ; -- End function
	.set _ZN15threadIdx_words5get_xEv.private_seg_size, 8
	.text
	.type	debug_build,@function
debug_build: ; @debug_build
	.loc	0 4 0
	s_mov_b32 s33, 0
	s_mov_b32 s32, 48
	s_mov_b32 s14, s10
                                        ; implicit-def: $vgpr40 : SGPR spill to VGPR lane
	v_writelane_b32 v40, s14, 0
	s_mov_b32 s13, s9
	v_writelane_b32 v40, s13, 1
	s_mov_b32 s12, s8
	v_writelane_b32 v40, s12, 2
	s_mov_b64 s[10:11], s[6:7]
	v_writelane_b32 v40, s10, 3
	s_nop 1
	v_writelane_b32 v40, s11, 4
	v_writelane_b32 v40, s4, 5
	s_nop 1
	v_writelane_b32 v40, s5, 6
	s_mov_b64 s[6:7], s[2:3]
	v_writelane_b32 v40, s6, 7
	s_nop 1
	v_writelane_b32 v40, s7, 8
	s_mov_b64 s[4:5], s[0:1]
	v_readlane_b32 s0, v40, 5
	v_readlane_b32 s1, v40, 6
	v_writelane_b32 v40, s4, 9
	s_nop 1
	v_writelane_b32 v40, s5, 10
	v_mov_b32_e32 v31, v0
	v_accvgpr_write_b32 a32, v31 ; Reload Reuse
	s_load_dwordx2 s[26:27], s[0:1], 0x0
	s_load_dwordx2 s[22:23], s[0:1], 0x8
	s_load_dword s2, s[0:1], 0x10
	s_mov_b64 s[16:17], 0
	s_mov_b32 s29, s17
	s_mov_b32 s30, -1
	s_mov_b32 s9, s33
	s_cmp_lg_u32 s9, s30
	s_mov_b64 s[18:19], src_private_base
	s_mov_b32 s3, s19
	s_cselect_b32 s8, s3, s29
	s_mov_b32 s28, s16
	s_cselect_b32 s24, s9, s28
                                        ; kill: def $sgpr24 killed $sgpr24 def $sgpr24_sgpr25
	s_mov_b32 s25, s8
	s_add_i32 s8, s33, 8
	s_mov_b32 s9, s8
	s_cmp_lg_u32 s9, s30
	s_cselect_b32 s8, s3, s29
	s_cselect_b32 s20, s9, s28
                                        ; kill: def $sgpr20 killed $sgpr20 def $sgpr20_sgpr21
	s_mov_b32 s21, s8
	s_add_i32 s8, s33, 16
	s_mov_b32 s9, s8
	s_cmp_lg_u32 s9, s30
	s_cselect_b32 s8, s3, s29
	s_cselect_b32 s18, s9, s28
                                        ; kill: def $sgpr18 killed $sgpr18 def $sgpr18_sgpr19
	s_mov_b32 s19, s8
	s_mov_b64 s[8:9], s[18:19]
	v_writelane_b32 v40, s8, 11
	s_nop 1
	v_writelane_b32 v40, s9, 12
	s_add_i32 s8, s33, 24
	s_mov_b32 s9, s8
	s_cmp_lg_u32 s9, s30
	s_cselect_b32 s8, s3, s29
	s_cselect_b32 s16, s9, s28
                                        ; kill: def $sgpr16 killed $sgpr16 def $sgpr16_sgpr17
	s_mov_b32 s17, s8
	s_mov_b64 s[8:9], s[16:17]
	v_writelane_b32 v40, s8, 13
	s_nop 1
	v_writelane_b32 v40, s9, 14
	s_add_i32 s9, s33, 32
	s_mov_b32 s8, s9
	s_cmp_lg_u32 s8, s30
	s_cselect_b32 s15, s3, s29
	s_cselect_b32 s8, s8, s28
                                        ; kill: def $sgpr8 killed $sgpr8 def $sgpr8_sgpr9
	s_mov_b32 s9, s15
	v_writelane_b32 v40, s8, 15
	s_nop 1
	v_writelane_b32 v40, s9, 16
	s_add_i32 s31, s33, 36
	s_mov_b32 s15, s31
	s_cmp_lg_u32 s15, s30
	s_cselect_b32 s3, s3, s29
	s_cselect_b32 s28, s15, s28
                                        ; kill: def $sgpr28 killed $sgpr28 def $sgpr28_sgpr29
	s_mov_b32 s29, s3
	v_writelane_b32 v40, s28, 17
	s_nop 1
	v_writelane_b32 v40, s29, 18
	v_writelane_b32 v40, s28, 19
	s_nop 1
	v_writelane_b32 v40, s29, 20
	v_mov_b64_e32 v[0:1], s[24:25]
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[2:3], s[26:27]
	flat_store_dwordx2 v[0:1], v[2:3]
	v_mov_b64_e32 v[0:1], s[24:25]
	flat_load_dwordx2 v[4:5], v[0:1]
	v_mov_b64_e32 v[0:1], s[20:21]
	v_mov_b64_e32 v[2:3], s[22:23]
	flat_store_dwordx2 v[0:1], v[2:3]
	v_mov_b64_e32 v[0:1], s[20:21]
	flat_load_dwordx2 v[2:3], v[0:1]
	v_mov_b64_e32 v[0:1], s[18:19]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dwordx2 v[0:1], v[4:5]
	v_mov_b64_e32 v[0:1], s[16:17]
	flat_store_dwordx2 v[0:1], v[2:3]
	v_mov_b64_e32 v[0:1], s[8:9]
	v_mov_b32_e32 v2, s2
	flat_store_dword v[0:1], v2
	s_mov_b64 s[8:9], 24
	.loc	0 5 0
	s_mov_b32 s2, s0
	s_mov_b32 s0, s1
	s_mov_b32 s3, s8
	s_mov_b32 s1, s9
	s_add_u32 s8, s2, s3
	s_addc_u32 s0, s0, s1
                                        ; kill: def $sgpr8 killed $sgpr8 def $sgpr8_sgpr9
	s_mov_b32 s9, s0
	v_writelane_b32 v40, s8, 21
	s_nop 1
	v_writelane_b32 v40, s9, 22
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _ZN14blockIdx_words5get_xEv@rel32@lo+4
	s_addc_u32 s1, s1, _ZN14blockIdx_words5get_xEv@rel32@hi+12
                                        ; implicit-def: $sgpr15
	s_swappc_b64 s[30:31], s[0:1]
	v_accvgpr_read_b32 v31, a32 ; Reload Reuse
	v_readlane_b32 s4, v40, 9
	v_readlane_b32 s5, v40, 10
	v_readlane_b32 s6, v40, 7
	v_readlane_b32 s7, v40, 8
	v_readlane_b32 s8, v40, 21
	v_readlane_b32 s9, v40, 22
	v_readlane_b32 s10, v40, 3
	v_readlane_b32 s11, v40, 4
	v_readlane_b32 s12, v40, 2
	v_readlane_b32 s13, v40, 1
	v_readlane_b32 s14, v40, 0
	v_accvgpr_write_b32 a33, v0 ; Reload Reuse
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _ZN14blockDim_words5get_xEv@rel32@lo+4
	s_addc_u32 s1, s1, _ZN14blockDim_words5get_xEv@rel32@hi+12
                                        ; implicit-def: $sgpr15
	s_swappc_b64 s[30:31], s[0:1]
	v_accvgpr_read_b32 v31, a32 ; Reload Reuse
	v_readlane_b32 s4, v40, 9
	v_readlane_b32 s5, v40, 10
	v_readlane_b32 s6, v40, 7
	v_readlane_b32 s7, v40, 8
	v_readlane_b32 s8, v40, 21
	v_readlane_b32 s9, v40, 22
	v_readlane_b32 s10, v40, 3
	v_readlane_b32 s11, v40, 4
	v_readlane_b32 s12, v40, 2
	v_readlane_b32 s13, v40, 1
	v_readlane_b32 s14, v40, 0
	v_accvgpr_write_b32 a34, v0 ; Reload Reuse
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _ZN15threadIdx_words5get_xEv@rel32@lo+4
	s_addc_u32 s1, s1, _ZN15threadIdx_words5get_xEv@rel32@hi+12
                                        ; implicit-def: $sgpr15
	s_swappc_b64 s[30:31], s[0:1]
	v_accvgpr_read_b32 v1, a34 ; Reload Reuse
	v_readlane_b32 s2, v40, 17
	v_readlane_b32 s3, v40, 18
	v_readlane_b32 s0, v40, 15
	v_readlane_b32 s1, v40, 16
	v_mov_b32_e32 v2, v0
	v_accvgpr_read_b32 v0, a33 ; Reload Reuse
                                        ; implicit-def: $sgpr4
                                        ; implicit-def: $sgpr5
	v_mov_b32_e32 v4, s4
                                        ; kill: def $vgpr2 killed $vgpr2 def $vgpr2_vgpr3 killed $exec
	v_mov_b32_e32 v3, v4
	v_mad_u64_u32 v[0:1], s[4:5], v0, v1, v[2:3]
	v_mov_b32_e32 v2, v0
	v_mov_b64_e32 v[0:1], s[2:3]
	flat_store_dword v[0:1], v2
	.loc	0 6 0
	v_mov_b64_e32 v[0:1], s[2:3]
	flat_load_dword v0, v[0:1]
	v_mov_b64_e32 v[2:3], s[0:1]
	flat_load_dword v1, v[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_i32_e64 s[2:3], v0, v1
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v40, s0, 23
	s_nop 1
	v_writelane_b32 v40, s1, 24
	s_or_saveexec_b64 s[34:35], -1
	v_accvgpr_write_b32 a35, v40 ; Reload Reuse
	s_mov_b64 exec, s[34:35]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB3_2
	s_or_saveexec_b64 s[34:35], -1
	v_accvgpr_read_b32 v40, a35 ; Reload Reuse
	s_mov_b64 exec, s[34:35]
	v_readlane_b32 s0, v40, 13
	v_readlane_b32 s1, v40, 14
	v_readlane_b32 s2, v40, 19
	v_readlane_b32 s3, v40, 20
	v_readlane_b32 s4, v40, 11
	v_readlane_b32 s5, v40, 12
	s_nop 1
	v_mov_b64_e32 v[0:1], s[4:5]
	flat_load_dwordx2 v[0:1], v[0:1]
	v_mov_b64_e32 v[2:3], s[2:3]
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_ashrrev_i32_e64 v4, 31, v2
                                        ; kill: def $vgpr2 killed $vgpr2 def $vgpr2_vgpr3 killed $exec
	v_mov_b32_e32 v3, v4
	s_mov_b32 s2, 2
	v_lshlrev_b64 v[4:5], s2, v[2:3]
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[4:5]
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_f32_e64 v2, v0, v0
	v_mov_b64_e32 v[0:1], s[0:1]
	flat_load_dwordx2 v[0:1], v[0:1]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[4:5]
	flat_store_dword v[0:1], v2
.LBB3_2:
	.loc	0 0 0
	s_or_saveexec_b64 s[34:35], -1
	v_accvgpr_read_b32 v40, a35 ; Reload Reuse
	s_mov_b64 exec, s[34:35]
	v_readlane_b32 s0, v40, 23
	v_readlane_b32 s1, v40, 24
	s_or_b64 exec, exec, s[0:1]
	.loc	0 7 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel debug_build
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 56
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 80
		.amdhsa_next_free_sgpr 36
		.amdhsa_accum_offset 44
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.set debug_build.num_vgpr, max(41, _ZN14blockIdx_words5get_xEv.num_vgpr, _ZN14blockDim_words5get_xEv.num_vgpr, _ZN15threadIdx_words5get_xEv.num_vgpr)
	.set debug_build.num_agpr, max(36, _ZN14blockIdx_words5get_xEv.num_agpr, _ZN14blockDim_words5get_xEv.num_agpr, _ZN15threadIdx_words5get_xEv.num_agpr)
	.set debug_build.numbered_sgpr, max(36, _ZN14blockIdx_words5get_xEv.numbered_sgpr, _ZN14blockDim_words5get_xEv.numbered_sgpr, _ZN15threadIdx_words5get_xEv.numbered_sgpr)
	.set debug_build.num_named_barrier, max(0, _ZN14blockIdx_words5get_xEv.num_named_barrier, _ZN14blockDim_words5get_xEv.num_named_barrier, _ZN15threadIdx_words5get_xEv.num_named_barrier)
	.set debug_build.private_seg_size, 48+max(_ZN14blockIdx_words5get_xEv.private_seg_size, _ZN14blockDim_words5get_xEv.private_seg_size, _ZN15threadIdx_words5get_xEv.private_seg_size)
	.set debug_build.uses_vcc, or(1, _ZN14blockIdx_words5get_xEv.uses_vcc, _ZN14blockDim_words5get_xEv.uses_vcc, _ZN15threadIdx_words5get_xEv.uses_vcc)
	.set debug_build.uses_flat_scratch, or(0, _ZN14blockIdx_words5get_xEv.uses_flat_scratch, _ZN14blockDim_words5get_xEv.uses_flat_scratch, _ZN15threadIdx_words5get_xEv.uses_flat_scratch)
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
    .sgpr_count: 42
    .sgpr_spill_count: 25
    .uses_dynamic_stack: true
    .vgpr_count: 80
    .vgpr_spill_count: 4
    .wavefront_size: 64
amdhsa.target: amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
