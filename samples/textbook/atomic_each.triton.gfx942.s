	.amdgcn_target "amdgpu9.42-amd-amdhsa-unknown-gfx942"
	.amdhsa_code_object_version 5
	.text
	.type	atomic_each,@function
atomic_each: ; @atomic_each
	.file	1 "tiles.py"
	.loc	1 43 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx4 s[4:7], s[0:1], 0x8
	s_load_dwordx2 s[8:9], s[0:1], 0x18
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.loc	1 0 0
.LBB0_0:
	.loc	1 44 37
	v_readfirstlane_b32 s0, v0
	.loc	1 45 5
	s_and_b32 s0, s0, 0xc0
	.loc	1 44 10
	s_lshl_b32 s1, s10, 8
	.loc	1 44 37
	v_and_b32_e32 v2, 63, v0
	.loc	1 44 10
	s_or_b32 s0, s0, s1
	v_or_b32_e32 v0, s0, v2
	.loc	1 45 44
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[2:3]
	.loc	1 45 36
	global_load_dword v1, v[0:1], off
	.loc	1 45 5
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_bfrev_b32_e32 v5, 0.5
	v_mov_b32_dpp v3, v0 row_shr:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v4, v0 row_shr:3 row_mask:0xf bank_mask:0xf
	v_mov_b32_e32 v6, s4
	v_add_u32_dpp v0, v0, v3 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add3_u32 v0, v0, v4, 1
	v_mov_b32_e32 v7, s5
	s_bcnt1_i32_b64 s0, exec
	v_add_u32_dpp v0, v0, v0 row_shr:4 row_mask:0xf bank_mask:0xe
	s_nop 1
	v_add_u32_dpp v0, v0, v0 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_add_u32_dpp v0, v0, v0 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_nop 1
	v_add_u32_dpp v0, v0, v0 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_lshl_add_u32 v3, v0, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_nop 1
	v_cndmask_b32_e32 v3, v5, v3, vcc
	ds_permute_b32 v0, v3, v6
	v_cmp_gt_u32_e32 vcc, s0, v2
	s_waitcnt vmcnt(0)
	ds_permute_b32 v4, v3, v1
	ds_permute_b32 v1, v3, v7
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_9
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v3, v1 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_lshl_add_u64 v[6:7], v[0:1], 0, 4
	v_mov_b32_dpp v2, v0 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[6:7], v[2:3]
	s_lshr_b64 s[0:1], vcc, 1
	s_and_b32 s1, s1, 0x55555555
	s_and_b32 s0, s0, 0x55555555
	s_sub_u32 s0, vcc_lo, s0
	s_mov_b32 s2, 0x33333333
	s_subb_u32 s1, vcc_hi, s1
	s_mov_b32 s3, s2
	s_and_b64 s[4:5], s[0:1], s[2:3]
	s_lshr_b64 s[0:1], s[0:1], 2
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_add_u32 s0, s0, s4
	s_addc_u32 s1, s1, s5
	s_lshr_b64 s[2:3], s[0:1], 4
	s_add_u32 s0, s2, s0
	s_addc_u32 s1, s3, s1
	s_and_b32 s0, s0, 0xf0f0f0f
	s_and_b32 s1, s1, 0xf0f0f0f
	s_mul_i32 s2, s0, 0x1010101
	s_mul_hi_u32 s0, s0, 0x1010101
	s_add_i32 s0, s0, s2
	s_mul_i32 s1, s1, 0x1010101
	s_add_i32 s0, s0, s1
	s_cmp_gt_u32 s0, 0x1fffffff
	s_cbranch_scc1 .LBB0_7
	.loc	1 0 5
	s_mov_b32 s2, 0
	s_mov_b64 s[0:1], 0
.LBB0_3: ; %.preheader
                                        ; =>This Inner Loop Header: Depth=1
	.loc	1 45 5
	v_readfirstlane_b32 s4, v0
	v_readfirstlane_b32 s5, v1
	v_mov_b32_e32 v5, s2
	s_nop 0
	v_cmp_eq_u64_e64 s[4:5], s[4:5], v[0:1]
	s_bcnt1_i32_b64 s3, s[4:5]
	s_add_i32 s2, s2, s3
	v_mov_b64_e32 v[2:3], s[4:5]
	v_mov_b32_e32 v6, s3
	s_or_b64 s[0:1], s[4:5], s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_3
	.loc	1 0 5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 45 5
	v_mbcnt_lo_u32_b32 v2, v2, 0
	v_mbcnt_hi_u32_b32 v2, v3, v2
	v_sub_u32_e32 v3, v6, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_add_lshl_u32 v5, v2, v5, 2
	v_lshlrev_b32_e32 v3, 8, v3
	v_cndmask_b32_e64 v2, 0, 1, vcc
	v_or3_b32 v2, v3, v2, v5
	ds_permute_b32 v2, v5, v2
	ds_permute_b32 v0, v5, v0
	ds_permute_b32 v1, v5, v1
	ds_permute_b32 v4, v5, v4
	v_mov_b32_e32 v3, 1
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v2, v3 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_6
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v5, v2, v4 offset:128
	v_mov_b32_e32 v6, 32
	v_cmp_gt_u32_sdwa vcc, v2, v6 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 16
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v5, v4, v5
	v_cndmask_b32_e32 v5, v4, v5, vcc
	ds_bpermute_b32 v6, v2, v5 offset:64
	v_cmp_gt_u32_sdwa vcc, v2, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 8
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v5, v5, v6
	v_cndmask_b32_e32 v5, v4, v5, vcc
	ds_bpermute_b32 v6, v2, v5 offset:32
	v_cmp_gt_u32_sdwa vcc, v2, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 4
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v5, v5, v6
	v_cndmask_b32_e32 v5, v4, v5, vcc
	ds_bpermute_b32 v6, v2, v5 offset:16
	v_cmp_gt_u32_sdwa vcc, v2, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v5, v5, v6
	v_cndmask_b32_e32 v5, v4, v5, vcc
	ds_bpermute_b32 v6, v2, v5 offset:8
	v_cmp_gt_u32_sdwa vcc, v2, v7 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v5, v5, v6
	v_cndmask_b32_e32 v5, v4, v5, vcc
	ds_bpermute_b32 v6, v2, v5 offset:4
	v_cmp_gt_u32_sdwa vcc, v2, v3 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v5, v5, v6
	v_cndmask_b32_e32 v4, v4, v5, vcc
.LBB0_6:
	v_and_b32_e32 v2, 1, v2
	v_cmp_eq_u32_e64 s[0:1], 1, v2
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_8
	s_branch .LBB0_9
.LBB0_7:
	.loc	1 0 5
	s_mov_b64 s[0:1], -1
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_9
.LBB0_8:
	.loc	1 45 5
	s_waitcnt lgkmcnt(0)
	global_atomic_add_f32 v[0:1], v4, off
.LBB0_9:
	.loc	1 43 1
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel atomic_each
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
		.amdhsa_user_sgpr_count 10
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_kernarg_preload_length 8
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 8
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
    .name: atomic_each
    .private_segment_fixed_size: 0
    .sgpr_count: 17
    .vgpr_count: 8
    .wavefront_size: 64
amdhsa.target: amdgpu9.42-amd-amdhsa-unknown-gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
