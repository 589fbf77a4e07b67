	.amdgcn_target "amdgpu9.42-amd-amdhsa-unknown-gfx942"
	.amdhsa_code_object_version 5
	.text
	.type	atomic_each_fixed,@function
atomic_each_fixed: ; @atomic_each_fixed
	.file	1 "tiles.py"
	.loc	1 49 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx4 s[4:7], s[0:1], 0x8
	s_load_dwordx2 s[8:9], s[0:1], 0x18
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.loc	1 0 0
.LBB0_0:
	.loc	1 51 5
	v_readfirstlane_b32 s0, v0
	.loc	1 50 10
	s_lshl_b32 s1, s10, 8
	.loc	1 50 37
	s_and_b32 s6, s0, 0xc0
	v_and_b32_e32 v1, 63, v0
	.loc	1 50 10
	s_or_b32 s6, s6, s1
	v_or_b32_e32 v2, s6, v1
	.loc	1 51 42
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[2:3]
	.loc	1 51 34
	global_load_dword v2, v[2:3], off
	.loc	1 51 5
	s_lshr_b32 s0, s0, 6
	.file	2 "standard.py"
	.loc	2 314 12 ; @[ tiles.py:51:27 ]
	v_lshlrev_b32_e32 v0, 2, v0
	s_lshl2_add_u32 s1, s0, 0
	v_and_b32_e32 v0, 12, v0
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v0, 0, v0
	.loc	2 287 12 ; @[ standard.py:314:12 @[ tiles.py:51:27 ] ]
	s_waitcnt vmcnt(0)
	v_add_f32_dpp v2, v2, v2 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_add_f32_dpp v2, v2, v2 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_add_f32_dpp v2, v2, v2 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_add_f32_dpp v2, v2, v2 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	.loc	2 314 12 ; @[ tiles.py:51:27 ]
	v_mov_b32_e32 v4, v2
	s_nop 1
	v_mov_b32_dpp v4, v4 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	.loc	2 287 12 ; @[ standard.py:314:12 @[ tiles.py:51:27 ] ]
	v_add_f32_e32 v2, v2, v4
	s_nop 1
	v_add_f32_dpp v2, v2, v2 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	.loc	2 314 12 ; @[ tiles.py:51:27 ]
	s_nop 0
	v_readlane_b32 s1, v2, 63
	s_nop 1
	v_mov_b32_e32 v2, s1
	ds_write_b32 v3, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v0
	.loc	1 51 5
	v_or_b32_e32 v2, s0, v1
	v_cmp_eq_u32_e32 vcc, 0, v2
	.loc	2 287 12 ; @[ standard.py:314:12 @[ tiles.py:51:27 ] ]
	s_waitcnt lgkmcnt(0)
	v_add_f32_dpp v0, v0, v0 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	.loc	2 314 12 ; @[ tiles.py:51:27 ]
	s_nop 1
	v_mov_b32_dpp v1, v0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	.loc	1 51 5
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_5
	.loc	1 0 5
	s_mov_b64 s[0:1], exec
	v_add_f32_e32 v1, v0, v1
	.loc	1 51 5
	v_bfrev_b32_e32 v0, 1
.LBB0_2: ; %ComputeLoop
                                        ; =>This Inner Loop Header: Depth=1
	s_ff1_i32_b64 s2, s[0:1]
	v_readlane_b32 s6, v1, s2
	s_lshl_b64 s[2:3], 1, s2
	s_andn2_b64 s[0:1], s[0:1], s[2:3]
	v_add_f32_e32 v0, s6, v0
	s_cbranch_scc1 .LBB0_2
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_5
	v_mov_b32_e32 v1, 0
	global_atomic_add_f32 v1, v0, s[4:5]
.LBB0_5: ; %Flow1
	.loc	1 49 1
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel atomic_each_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
		.amdhsa_user_sgpr_count 10
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_kernarg_preload_length 8
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 11
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_xnack_mask 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.text
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count: 0
    .args:
      - .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .address_space: global
        .offset: 16
        .size: 8
        .value_kind: global_buffer
      - .address_space: global
        .offset: 24
        .size: 8
        .value_kind: global_buffer
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 256
    .name: atomic_each_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 17
    .vgpr_count: 5
    .wavefront_size: 64
amdhsa.target: amdgpu9.42-amd-amdhsa-unknown-gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
