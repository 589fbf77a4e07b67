	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 6
	.text
	.type	half_product,@function
half_product: ; @half_product
	.file	0 "matrix.cu"
	.file	1 "gpu.h"
	.loc	1 32 0 ; @[ matrix.cu:6 ]
	s_load_dword s6, s[0:1], 0x2c
	.loc	1 31 0 ; @[ matrix.cu:6 ]
	s_load_dword s8, s[0:1], 0x18
	s_load_dwordx2 s[4:5], s[0:1], 0x10
	v_mov_b32_e32 v3, 0
	.loc	1 32 0 ; @[ matrix.cu:6 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s6, 0xffff
	.loc	0 6 0
	s_mul_i32 s2, s2, s6
	v_add_u32_e32 v2, s2, v0
	.loc	0 8 0
	s_cmp_lt_i32 s8, 1
	s_mul_i32 s6, s8, s3
	s_cbranch_scc1 .LBB0_4
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	.loc	0 8 0
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[10:11], s[6:7], 1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v0, v2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s0, s10
	s_addc_u32 s1, s1, s11
	s_mov_b32 s7, s8
.LBB0_2: ; =>This Inner Loop Header: Depth=1
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[6:7], v[0:1], 1, s[2:3]
	global_load_ushort v5, v3, s[0:1]
	global_load_ushort v1, v[6:7], off
	s_add_i32 s7, s7, -1
	s_add_u32 s0, s0, 2
	s_addc_u32 s1, s1, 0
	v_add_u32_e32 v0, s8, v0
	s_cmp_eq_u32 s7, 0
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v4, v5, v1, v4 op_sel_hi:[1,1,0]
	s_cbranch_scc0 .LBB0_2
	.loc	0 0 0
	v_mov_b32_e32 v3, v4
.LBB0_4:
	.loc	0 9 0
	v_add_u32_e32 v0, s6, v2
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[4:5]
	global_store_dword v[0:1], v3, off
	.loc	0 10 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel half_product
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 288
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	half_product_tiled,@function
half_product_tiled: ; @half_product_tiled
	.loc	0 13 0
	s_load_dwordx2 s[4:5], s[0:1], 0x10
	.loc	1 30 0 ; @[ matrix.cu:15 ]
	s_load_dword s7, s[0:1], 0x18
	v_and_b32_e32 v2, 0x3ff, v0
	v_bfe_u32 v0, v0, 10, 10
	.loc	0 15 0
	v_lshl_add_u32 v1, s3, 4, v0
	s_lshl_b32 s6, s2, 4
	.loc	0 17 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s7, 1
	v_mul_lo_u32 v3, s7, v1
	s_cbranch_scc1 .LBB1_3
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	v_lshlrev_b32_e32 v4, 5, v0
	v_lshlrev_b32_e32 v1, 1, v2
	.loc	0 17 0
	v_mul_lo_u32 v0, v0, s7
	v_add_u32_e32 v5, v4, v1
	v_add_u32_e32 v6, 0x200, v1
	v_add3_u32 v0, v2, v0, s6
	s_lshl_b32 s8, s7, 4
	v_add_u32_e32 v7, v2, v3
	s_mov_b32 s9, 0
	v_mov_b32_e32 v8, 0
.LBB1_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 18 0
	v_add_u32_e32 v10, s9, v7
	.loc	0 19 0
	v_ashrrev_i32_e32 v1, 31, v0
	.loc	0 18 0
	v_ashrrev_i32_e32 v11, 31, v10
	.loc	0 19 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[12:13], v[0:1], 1, s[2:3]
	.loc	0 18 0
	v_lshl_add_u64 v[10:11], v[10:11], 1, s[0:1]
	.loc	0 19 0
	global_load_ushort v1, v[12:13], off
	.loc	0 18 0
	global_load_ushort v9, v[10:11], off
	.loc	0 17 0
	s_add_i32 s9, s9, 16
	v_add_u32_e32 v0, s8, v0
	s_cmp_ge_i32 s9, s7
	.loc	0 19 0
	s_waitcnt vmcnt(1)
	ds_write_b16 v5, v1 offset:512
	.loc	0 18 0
	s_waitcnt vmcnt(0)
	ds_write_b16 v5, v9
	.loc	1 40 0 ; @[ matrix.cu:20 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ matrix.cu:20 ]
	s_barrier
	.loc	0 21 0
	ds_read_b128 v[10:13], v4
	ds_read_b128 v[14:17], v4 offset:16
	ds_read_u16 v1, v6
	ds_read_u16 v34, v6 offset:32
	ds_read_u16 v35, v6 offset:64
	ds_read_u16 v36, v6 offset:96
	ds_read_u16 v18, v6 offset:128
	ds_read_u16 v19, v6 offset:160
	ds_read_u16 v22, v6 offset:192
	ds_read_u16 v23, v6 offset:224
	ds_read_u16 v24, v6 offset:256
	ds_read_u16 v25, v6 offset:288
	ds_read_u16 v28, v6 offset:320
	ds_read_u16 v29, v6 offset:352
	ds_read_u16 v30, v6 offset:384
	ds_read_u16 v31, v6 offset:416
	ds_read_u16 v37, v6 offset:448
	ds_read_u16 v38, v6 offset:480
	s_waitcnt lgkmcnt(14)
	v_fma_mix_f32 v1, v10, v1, v8 op_sel_hi:[1,1,0]
	.loc	1 66 0 ; @[ matrix.cu:21 ]
	v_cvt_f32_f16_sdwa v9, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v8, v12
	s_waitcnt lgkmcnt(10)
	v_cvt_f32_f16_e32 v19, v19
	v_cvt_f32_f16_e32 v18, v18
	v_cvt_f32_f16_sdwa v21, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v20, v13
	s_waitcnt lgkmcnt(8)
	v_cvt_f32_f16_e32 v13, v23
	v_cvt_f32_f16_e32 v12, v22
	.loc	0 21 0
	v_fma_mix_f32 v1, v10, v34, v1 op_sel:[1,0,0] op_sel_hi:[1,1,0]
	.loc	1 66 0 ; @[ matrix.cu:21 ]
	v_cvt_f32_f16_sdwa v23, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	.loc	0 21 0
	v_fma_mix_f32 v1, v11, v35, v1 op_sel_hi:[1,1,0]
	.loc	1 66 0 ; @[ matrix.cu:21 ]
	v_cvt_f32_f16_e32 v22, v14
	s_waitcnt lgkmcnt(6)
	v_cvt_f32_f16_e32 v25, v25
	v_cvt_f32_f16_e32 v24, v24
	.loc	0 21 0
	v_fma_mix_f32 v1, v11, v36, v1 op_sel:[1,0,0] op_sel_hi:[1,1,0]
	v_pk_mul_f32 v[8:9], v[8:9], v[18:19]
	.loc	1 66 0 ; @[ matrix.cu:21 ]
	v_cvt_f32_f16_sdwa v27, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	.loc	0 21 0
	v_add_f32_e32 v1, v1, v8
	.loc	1 66 0 ; @[ matrix.cu:21 ]
	v_cvt_f32_f16_e32 v26, v15
	s_waitcnt lgkmcnt(4)
	v_cvt_f32_f16_e32 v15, v29
	v_cvt_f32_f16_e32 v14, v28
	.loc	0 21 0
	v_pk_mul_f32 v[10:11], v[20:21], v[12:13]
	v_add_f32_e32 v1, v1, v9
	v_add_f32_e32 v1, v1, v10
	.loc	1 66 0 ; @[ matrix.cu:21 ]
	v_cvt_f32_f16_sdwa v29, v16 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v28, v16
	s_waitcnt lgkmcnt(2)
	v_cvt_f32_f16_e32 v31, v31
	v_cvt_f32_f16_e32 v30, v30
	.loc	0 21 0
	v_pk_mul_f32 v[12:13], v[22:23], v[24:25]
	v_add_f32_e32 v1, v1, v11
	v_add_f32_e32 v1, v1, v12
	.loc	1 66 0 ; @[ matrix.cu:21 ]
	v_cvt_f32_f16_sdwa v33, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v32, v17
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_f16_e32 v17, v38
	v_cvt_f32_f16_e32 v16, v37
	.loc	0 21 0
	v_pk_mul_f32 v[14:15], v[26:27], v[14:15]
	v_add_f32_e32 v1, v1, v13
	v_add_f32_e32 v1, v1, v14
	v_pk_mul_f32 v[18:19], v[28:29], v[30:31]
	v_add_f32_e32 v1, v1, v15
	v_add_f32_e32 v1, v1, v18
	v_pk_mul_f32 v[16:17], v[32:33], v[16:17]
	v_add_f32_e32 v1, v1, v19
	v_add_f32_e32 v1, v1, v16
	v_add_f32_e32 v8, v1, v17
	.loc	1 41 0 ; @[ matrix.cu:22 ]
	s_barrier
	.loc	0 17 0
	s_cbranch_scc0 .LBB1_2
	s_branch .LBB1_4
.LBB1_3:
	.loc	0 0 0
	v_mov_b32_e32 v8, 0
.LBB1_4:
	.loc	0 24 0
	v_add3_u32 v0, s6, v2, v3
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[4:5]
	global_store_dword v[0:1], v8, off
	.loc	0 25 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel half_product_tiled
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 39
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 40
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	half_sums,@function
half_sums: ; @half_sums
	.loc	1 32 0 ; @[ matrix.cu:29 ]
	s_load_dword s6, s[0:1], 0x2c
	.loc	1 31 0 ; @[ matrix.cu:29 ]
	s_load_dword s8, s[0:1], 0x18
	s_load_dwordx2 s[4:5], s[0:1], 0x10
	v_mov_b32_e32 v3, 0
	.loc	1 32 0 ; @[ matrix.cu:29 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s6, 0xffff
	.loc	0 29 0
	s_mul_i32 s2, s2, s6
	v_add_u32_e32 v2, s2, v0
	.loc	0 31 0
	s_cmp_lt_i32 s8, 1
	s_mul_i32 s6, s8, s3
	s_cbranch_scc1 .LBB2_4
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	.loc	0 31 0
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[10:11], s[6:7], 1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v0, v2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s0, s10
	s_addc_u32 s1, s1, s11
	s_mov_b32 s7, s8
.LBB2_2: ; =>This Inner Loop Header: Depth=1
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[6:7], v[0:1], 1, s[2:3]
	global_load_ushort v5, v3, s[0:1]
	global_load_ushort v1, v[6:7], off
	s_add_i32 s7, s7, -1
	s_add_u32 s0, s0, 2
	s_addc_u32 s1, s1, 0
	v_add_u32_e32 v0, s8, v0
	s_cmp_eq_u32 s7, 0
	.loc	1 68 0 ; @[ matrix.cu:31 ]
	s_waitcnt vmcnt(0)
	v_fma_f16 v4, v5, v1, v4
	.loc	0 31 0
	s_cbranch_scc0 .LBB2_2
	.loc	0 0 0
	v_mov_b32_e32 v3, v4
.LBB2_4:
	.loc	0 32 0
	v_add_u32_e32 v0, s6, v2
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
	global_store_short v[0:1], v3, off
	.loc	0 33 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel half_sums
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 288
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.text
	.type	__hip_cuid_,@object ; @__hip_cuid_
	.section	.bss,"aw",@nobits
__hip_cuid_:
	.byte	0 ; 0x0

	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: read_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 16
        .size: 8
        .value_kind: global_buffer
      - .offset: 24
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: half_product
    .private_segment_fixed_size: 0
    .sgpr_count: 18
    .vgpr_count: 8
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: read_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 16
        .size: 8
        .value_kind: global_buffer
      - .offset: 24
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 1024
    .max_flat_workgroup_size: 1024
    .name: half_product_tiled
    .private_segment_fixed_size: 0
    .sgpr_count: 16
    .vgpr_count: 39
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: read_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 16
        .size: 8
        .value_kind: global_buffer
      - .offset: 24
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: half_sums
    .private_segment_fixed_size: 0
    .sgpr_count: 18
    .vgpr_count: 8
    .wavefront_size: 64
amdhsa.target: amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
