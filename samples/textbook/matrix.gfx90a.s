	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 6
	.text
	.type	half_product,@function
half_product: ; @half_product
	.file	0 "matrix.cu"
	.file	1 "gpu.h"
	.loc	1 32 0 ; @[ matrix.cu:6 ]
	s_load_dword s0, s[4:5], 0x2c
	.loc	1 31 0 ; @[ matrix.cu:6 ]
	s_load_dword s10, s[4:5], 0x18
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	v_mov_b32_e32 v2, 0
	.loc	1 32 0 ; @[ matrix.cu:6 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	.loc	0 6 0
	s_mul_i32 s6, s6, s0
	v_add_u32_e32 v3, s6, v0
	.loc	0 8 0
	s_cmp_lt_i32 s10, 1
	s_mul_i32 s6, s10, s7
	s_cbranch_scc1 .LBB0_4
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 8 0
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[4:5], s[6:7], 1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v0, v3
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s0, s4
	v_mov_b32_e32 v5, s3
	s_addc_u32 s1, s1, s5
	s_mov_b32 s3, s10
.LBB0_2: ; =>This Inner Loop Header: Depth=1
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[6:7], 1, v[0:1]
	v_add_co_u32_e32 v6, vcc, s2, v6
	v_addc_co_u32_e32 v7, vcc, v5, v7, vcc
	global_load_ushort v8, v2, s[0:1]
	global_load_ushort v1, v[6:7], off
	s_add_i32 s3, s3, -1
	s_add_u32 s0, s0, 2
	s_addc_u32 s1, s1, 0
	v_add_u32_e32 v0, s10, v0
	s_cmp_eq_u32 s3, 0
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v4, v8, v1, v4 op_sel_hi:[1,1,0]
	s_cbranch_scc0 .LBB0_2
	.loc	0 0 0
	v_mov_b32_e32 v2, v4
.LBB0_4:
	.loc	0 9 0
	v_add_u32_e32 v0, s6, v3
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s9
	v_add_co_u32_e32 v0, vcc, s8, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	global_store_dword v[0:1], v2, off
	.loc	0 10 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel half_product
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 288
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 11
		.amdhsa_accum_offset 12
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	half_product_tiled,@function
half_product_tiled: ; @half_product_tiled
	.loc	0 13 0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	.loc	1 30 0 ; @[ matrix.cu:15 ]
	s_load_dword s10, s[4:5], 0x18
	v_and_b32_e32 v2, 0x3ff, v0
	v_bfe_u32 v0, v0, 10, 10
	.loc	0 15 0
	v_lshl_add_u32 v1, s7, 4, v0
	s_lshl_b32 s6, s6, 4
	.loc	0 17 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s10, 1
	v_mul_lo_u32 v3, s10, v1
	s_cbranch_scc1 .LBB1_3
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v4, 5, v0
	v_lshlrev_b32_e32 v1, 1, v2
	.loc	0 17 0
	v_mul_lo_u32 v0, v0, s10
	v_add_u32_e32 v5, v4, v1
	v_add_u32_e32 v6, 0x200, v1
	v_add3_u32 v0, v2, v0, s6
	s_lshl_b32 s4, s10, 4
	v_add_u32_e32 v7, v2, v3
	s_mov_b32 s5, 0
	v_mov_b32_e32 v10, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s1
	v_mov_b32_e32 v9, s3
.LBB1_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 19 0
	v_ashrrev_i32_e32 v1, 31, v0
	.loc	0 18 0
	v_add_u32_e32 v12, s5, v7
	.loc	0 19 0
	v_lshlrev_b64 v[14:15], 1, v[0:1]
	.loc	0 18 0
	v_ashrrev_i32_e32 v13, 31, v12
	.loc	0 19 0
	v_add_co_u32_e32 v14, vcc, s2, v14
	.loc	0 18 0
	v_lshlrev_b64 v[12:13], 1, v[12:13]
	.loc	0 19 0
	v_addc_co_u32_e32 v15, vcc, v9, v15, vcc
	.loc	0 18 0
	v_add_co_u32_e32 v12, vcc, s0, v12
	v_addc_co_u32_e32 v13, vcc, v8, v13, vcc
	.loc	0 19 0
	global_load_ushort v1, v[14:15], off
	.loc	0 18 0
	global_load_ushort v11, v[12:13], off
	.loc	0 17 0
	s_add_i32 s5, s5, 16
	v_add_u32_e32 v0, s4, v0
	s_cmp_ge_i32 s5, s10
	.loc	0 19 0
	s_waitcnt vmcnt(1)
	ds_write_b16 v5, v1 offset:512
	.loc	0 18 0
	s_waitcnt vmcnt(0)
	ds_write_b16 v5, v11
	.loc	1 40 0 ; @[ matrix.cu:20 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ matrix.cu:20 ]
	s_barrier
	.loc	0 21 0
	ds_read_b128 v[12:15], v4
	ds_read_b128 v[16:19], v4 offset:16
	ds_read_u16 v1, v6
	ds_read_u16 v36, v6 offset:32
	ds_read_u16 v37, v6 offset:64
	ds_read_u16 v38, v6 offset:96
	ds_read_u16 v20, v6 offset:128
	ds_read_u16 v21, v6 offset:160
	ds_read_u16 v24, v6 offset:192
	ds_read_u16 v25, v6 offset:224
	ds_read_u16 v26, v6 offset:256
	ds_read_u16 v27, v6 offset:288
	ds_read_u16 v30, v6 offset:320
	ds_read_u16 v31, v6 offset:352
	ds_read_u16 v32, v6 offset:384
	ds_read_u16 v33, v6 offset:416
	ds_read_u16 v39, v6 offset:448
	ds_read_u16 v40, v6 offset:480
	s_waitcnt lgkmcnt(14)
	v_fma_mix_f32 v1, v12, v1, v10 op_sel_hi:[1,1,0]
	.loc	1 66 0 ; @[ matrix.cu:21 ]
	v_cvt_f32_f16_sdwa v11, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v10, v14
	s_waitcnt lgkmcnt(10)
	v_cvt_f32_f16_e32 v21, v21
	v_cvt_f32_f16_e32 v20, v20
	v_cvt_f32_f16_sdwa v23, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v22, v15
	s_waitcnt lgkmcnt(8)
	v_cvt_f32_f16_e32 v15, v25
	v_cvt_f32_f16_e32 v14, v24
	.loc	0 21 0
	v_fma_mix_f32 v1, v12, v36, v1 op_sel:[1,0,0] op_sel_hi:[1,1,0]
	v_fma_mix_f32 v1, v13, v37, v1 op_sel_hi:[1,1,0]
	.loc	1 66 0 ; @[ matrix.cu:21 ]
	v_cvt_f32_f16_sdwa v25, v16 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v24, v16
	s_waitcnt lgkmcnt(6)
	v_cvt_f32_f16_e32 v27, v27
	v_cvt_f32_f16_e32 v26, v26
	.loc	0 21 0
	v_fma_mix_f32 v1, v13, v38, v1 op_sel:[1,0,0] op_sel_hi:[1,1,0]
	v_pk_mul_f32 v[10:11], v[10:11], v[20:21]
	v_add_f32_e32 v1, v1, v10
	.loc	1 66 0 ; @[ matrix.cu:21 ]
	v_cvt_f32_f16_sdwa v29, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v28, v17
	s_waitcnt lgkmcnt(4)
	v_cvt_f32_f16_e32 v17, v31
	v_cvt_f32_f16_e32 v16, v30
	.loc	0 21 0
	v_pk_mul_f32 v[12:13], v[22:23], v[14:15]
	v_add_f32_e32 v1, v1, v11
	v_add_f32_e32 v1, v1, v12
	.loc	1 66 0 ; @[ matrix.cu:21 ]
	v_cvt_f32_f16_sdwa v31, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v30, v18
	s_waitcnt lgkmcnt(2)
	v_cvt_f32_f16_e32 v33, v33
	v_cvt_f32_f16_e32 v32, v32
	.loc	0 21 0
	v_pk_mul_f32 v[14:15], v[24:25], v[26:27]
	v_add_f32_e32 v1, v1, v13
	v_add_f32_e32 v1, v1, v14
	.loc	1 66 0 ; @[ matrix.cu:21 ]
	v_cvt_f32_f16_sdwa v35, v19 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v34, v19
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_f16_e32 v19, v40
	v_cvt_f32_f16_e32 v18, v39
	.loc	0 21 0
	v_pk_mul_f32 v[16:17], v[28:29], v[16:17]
	v_add_f32_e32 v1, v1, v15
	v_add_f32_e32 v1, v1, v16
	v_pk_mul_f32 v[20:21], v[30:31], v[32:33]
	v_add_f32_e32 v1, v1, v17
	v_add_f32_e32 v1, v1, v20
	v_pk_mul_f32 v[18:19], v[34:35], v[18:19]
	v_add_f32_e32 v1, v1, v21
	v_add_f32_e32 v1, v1, v18
	v_add_f32_e32 v10, v1, v19
	.loc	1 41 0 ; @[ matrix.cu:22 ]
	s_barrier
	.loc	0 17 0
	s_cbranch_scc0 .LBB1_2
	s_branch .LBB1_4
.LBB1_3:
	.loc	0 0 0
	v_mov_b32_e32 v10, 0
.LBB1_4:
	.loc	0 24 0
	v_add3_u32 v0, s6, v2, v3
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s9
	v_add_co_u32_e32 v0, vcc, s8, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	global_store_dword v[0:1], v10, off
	.loc	0 25 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel half_product_tiled
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 41
		.amdhsa_next_free_sgpr 11
		.amdhsa_accum_offset 44
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	half_sums,@function
half_sums: ; @half_sums
	.loc	1 32 0 ; @[ matrix.cu:29 ]
	s_load_dword s0, s[4:5], 0x2c
	.loc	1 31 0 ; @[ matrix.cu:29 ]
	s_load_dword s10, s[4:5], 0x18
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	v_mov_b32_e32 v2, 0
	.loc	1 32 0 ; @[ matrix.cu:29 ]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	.loc	0 29 0
	s_mul_i32 s6, s6, s0
	v_add_u32_e32 v3, s6, v0
	.loc	0 31 0
	s_cmp_lt_i32 s10, 1
	s_mul_i32 s6, s10, s7
	s_cbranch_scc1 .LBB2_4
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 31 0
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[4:5], s[6:7], 1
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v0, v3
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s0, s4
	v_mov_b32_e32 v5, s3
	s_addc_u32 s1, s1, s5
	s_mov_b32 s3, s10
.LBB2_2: ; =>This Inner Loop Header: Depth=1
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[6:7], 1, v[0:1]
	v_add_co_u32_e32 v6, vcc, s2, v6
	v_addc_co_u32_e32 v7, vcc, v5, v7, vcc
	global_load_ushort v8, v2, s[0:1]
	global_load_ushort v1, v[6:7], off
	s_add_i32 s3, s3, -1
	s_add_u32 s0, s0, 2
	s_addc_u32 s1, s1, 0
	v_add_u32_e32 v0, s10, v0
	s_cmp_eq_u32 s3, 0
	.loc	1 68 0 ; @[ matrix.cu:31 ]
	s_waitcnt vmcnt(0)
	v_fma_f16 v4, v8, v1, v4
	.loc	0 31 0
	s_cbranch_scc0 .LBB2_2
	.loc	0 0 0
	v_mov_b32_e32 v2, v4
.LBB2_4:
	.loc	0 32 0
	v_add_u32_e32 v0, s6, v3
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 1, v[0:1]
	v_mov_b32_e32 v3, s9
	v_add_co_u32_e32 v0, vcc, s8, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	global_store_short v[0:1], v2, off
	.loc	0 33 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel half_sums
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 288
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 11
		.amdhsa_accum_offset 12
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
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
    .sgpr_count: 15
    .vgpr_count: 9
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
    .sgpr_count: 15
    .vgpr_count: 41
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
    .sgpr_count: 15
    .vgpr_count: 9
    .wavefront_size: 64
amdhsa.target: amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
