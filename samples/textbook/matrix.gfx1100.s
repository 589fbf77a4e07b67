	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.type	half_product,@function
half_product: ; @half_product
	.file	0 "matrix.cu"
	.file	1 "gpu.h"
	.loc	1 32 0 ; @[ matrix.cu:6 ]
	s_clause 0x2
	s_load_b32 s2, s[0:1], 0x2c
	s_load_b32 s8, s[0:1], 0x18
	s_load_b64 s[4:5], s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	.loc	0 8 0
	s_cmp_lt_i32 s8, 1
	.loc	0 6 0
	v_mad_u64_u32 v[1:2], null, s14, s2, v[0:1]
	s_mul_i32 s6, s8, s15
	.loc	0 8 0
	s_cbranch_scc1 .LBB0_3
	.loc	0 0 0
	s_load_b128 s[0:3], s[0:1], 0x0
	.loc	0 8 0
	s_ashr_i32 s7, s6, 31
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, v1
	s_lshl_b64 s[10:11], s[6:7], 1
	v_mov_b32_e32 v0, 0
	s_mov_b32 s7, s8
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s0, s10
	s_addc_u32 s1, s1, s11
	.loc	0 0 0
.LBB0_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 8 0
	v_ashrrev_i32_e32 v3, 31, v2
	s_add_i32 s7, s7, -1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[5:6], 1, v[2:3]
	v_add_nc_u32_e32 v2, s8, v2
	v_add_co_u32 v5, vcc_lo, s2, v5
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v6, null, s3, v6, vcc_lo
	global_load_d16_b16 v3, v4, s[0:1]
	global_load_d16_b16 v5, v[5:6], off
	s_add_u32 s0, s0, 2
	s_addc_u32 s1, s1, 0
	s_cmp_eq_u32 s7, 0
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v0, v3, v5, v0 op_sel_hi:[1,1,0]
	s_cbranch_scc0 .LBB0_2
	s_branch .LBB0_4
.LBB0_3:
	.loc	0 0 0
	v_mov_b32_e32 v0, 0
.LBB0_4:
	.loc	0 9 0
	v_add_nc_u32_e32 v1, s6, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, vcc_lo, s4, v1
	v_add_co_ci_u32_e64 v2, null, s5, v2, vcc_lo
	global_store_b32 v[1:2], v0, off
	.loc	0 10 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel half_product
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 288
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	half_product_tiled,@function
half_product_tiled: ; @half_product_tiled
	.loc	1 30 0 ; @[ matrix.cu:15 ]
	s_clause 0x1
	s_load_b32 s7, s[0:1], 0x18
	s_load_b64 s[4:5], s[0:1], 0x10
	v_bfe_u32 v1, v0, 10, 10
	v_and_b32_e32 v3, 0x3ff, v0
	.loc	0 15 0
	s_lshl_b32 s6, s14, 4
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshl_add_u32 v2, s15, 4, v1
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v2, s7, v2
	.loc	0 17 0
	s_cmp_lt_i32 s7, 1
	s_cbranch_scc1 .LBB1_3
	.loc	0 0 0
	s_load_b128 s[0:3], s[0:1], 0x0
	.loc	0 17 0
	v_mul_lo_u32 v0, v1, s7
	v_lshlrev_b32_e32 v4, 5, v1
	v_dual_mov_b32 v8, 0 :: v_dual_lshlrev_b32 v1, 1, v3
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v7, v3, v2
	s_lshl_b32 s8, s7, 4
	s_mov_b32 s9, 0
	v_add_nc_u32_e32 v5, v4, v1
	v_add_nc_u32_e32 v6, 0x200, v1
	v_add3_u32 v0, v3, v0, s6
.LBB1_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 18 0
	v_add_nc_u32_e32 v9, s9, v7
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	.loc	0 19 0
	v_ashrrev_i32_e32 v1, 31, v0
	.loc	0 17 0
	s_add_i32 s9, s9, 16
	s_cmp_ge_i32 s9, s7
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	0 18 0
	v_ashrrev_i32_e32 v10, 31, v9
	.loc	0 19 0
	v_lshlrev_b64 v[11:12], 1, v[0:1]
	.loc	0 17 0
	v_add_nc_u32_e32 v0, s8, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	.loc	0 18 0
	v_lshlrev_b64 v[9:10], 1, v[9:10]
	.loc	0 19 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v11, vcc_lo, s2, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v12, null, s3, v12, vcc_lo
	.loc	0 18 0
	v_add_co_u32 v9, vcc_lo, s0, v9
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v10, null, s1, v10, vcc_lo
	.loc	0 19 0
	global_load_d16_b16 v1, v[11:12], off
	.loc	0 18 0
	global_load_d16_hi_b16 v1, v[9:10], off
	s_waitcnt vmcnt(0)
	ds_store_b16_d16_hi v5, v1
	.loc	0 19 0
	ds_store_b16 v5, v1 offset:512
	.loc	1 40 0 ; @[ matrix.cu:20 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 41 0 ; @[ matrix.cu:20 ]
	s_barrier
	.loc	1 42 0 ; @[ matrix.cu:20 ]
	buffer_gl0_inv
	.loc	0 21 0
	ds_load_b128 v[9:12], v4
	ds_load_b128 v[13:16], v4 offset:16
	ds_load_u16_d16 v1, v6
	ds_load_u16_d16 v17, v6 offset:32
	ds_load_u16_d16 v18, v6 offset:64
	ds_load_u16_d16 v19, v6 offset:96
	ds_load_u16_d16 v20, v6 offset:128
	ds_load_u16_d16 v21, v6 offset:160
	ds_load_u16_d16 v22, v6 offset:192
	ds_load_u16_d16 v23, v6 offset:224
	ds_load_u16_d16 v24, v6 offset:256
	ds_load_u16_d16 v25, v6 offset:288
	ds_load_u16_d16 v26, v6 offset:320
	ds_load_u16_d16 v27, v6 offset:352
	ds_load_u16_d16 v28, v6 offset:384
	ds_load_u16_d16 v29, v6 offset:416
	ds_load_u16_d16 v30, v6 offset:448
	ds_load_u16_d16 v31, v6 offset:480
	s_waitcnt lgkmcnt(15)
	v_fma_mix_f32 v1, v9, v1, v8 op_sel_hi:[1,1,0]
	s_waitcnt lgkmcnt(14)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v1, v9, v17, v1 op_sel:[1,0,0] op_sel_hi:[1,1,0]
	s_waitcnt lgkmcnt(13)
	v_fma_mix_f32 v1, v10, v18, v1 op_sel_hi:[1,1,0]
	s_waitcnt lgkmcnt(12)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v1, v10, v19, v1 op_sel:[1,0,0] op_sel_hi:[1,1,0]
	s_waitcnt lgkmcnt(11)
	v_fma_mix_f32 v1, v11, v20, v1 op_sel_hi:[1,1,0]
	s_waitcnt lgkmcnt(10)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v1, v11, v21, v1 op_sel:[1,0,0] op_sel_hi:[1,1,0]
	s_waitcnt lgkmcnt(9)
	v_fma_mix_f32 v1, v12, v22, v1 op_sel_hi:[1,1,0]
	s_waitcnt lgkmcnt(8)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v1, v12, v23, v1 op_sel:[1,0,0] op_sel_hi:[1,1,0]
	s_waitcnt lgkmcnt(7)
	v_fma_mix_f32 v1, v13, v24, v1 op_sel_hi:[1,1,0]
	s_waitcnt lgkmcnt(6)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v1, v13, v25, v1 op_sel:[1,0,0] op_sel_hi:[1,1,0]
	s_waitcnt lgkmcnt(5)
	v_fma_mix_f32 v1, v14, v26, v1 op_sel_hi:[1,1,0]
	s_waitcnt lgkmcnt(4)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v1, v14, v27, v1 op_sel:[1,0,0] op_sel_hi:[1,1,0]
	s_waitcnt lgkmcnt(3)
	v_fma_mix_f32 v1, v15, v28, v1 op_sel_hi:[1,1,0]
	s_waitcnt lgkmcnt(2)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v1, v15, v29, v1 op_sel:[1,0,0] op_sel_hi:[1,1,0]
	s_waitcnt lgkmcnt(1)
	v_fma_mix_f32 v1, v16, v30, v1 op_sel_hi:[1,1,0]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1)
	v_fma_mix_f32 v8, v16, v31, v1 op_sel:[1,0,0] op_sel_hi:[1,1,0]
	.loc	1 41 0 ; @[ matrix.cu:22 ]
	s_barrier
	.loc	1 42 0 ; @[ matrix.cu:22 ]
	buffer_gl0_inv
	.loc	0 17 0
	s_cbranch_scc0 .LBB1_2
	s_branch .LBB1_4
.LBB1_3:
	.loc	0 0 0
	v_mov_b32_e32 v8, 0
.LBB1_4:
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 24 0
	v_add3_u32 v0, s6, v3, v2
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s4, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s5, v1, vcc_lo
	global_store_b32 v[0:1], v8, off
	.loc	0 25 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel half_product_tiled
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 6
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	half_sums,@function
half_sums: ; @half_sums
	.loc	1 32 0 ; @[ matrix.cu:29 ]
	s_clause 0x2
	s_load_b32 s2, s[0:1], 0x2c
	s_load_b32 s8, s[0:1], 0x18
	s_load_b64 s[4:5], s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	.loc	0 31 0
	s_cmp_lt_i32 s8, 1
	.loc	0 29 0
	v_mad_u64_u32 v[1:2], null, s14, s2, v[0:1]
	s_mul_i32 s6, s8, s15
	.loc	0 31 0
	s_cbranch_scc1 .LBB2_3
	.loc	0 0 0
	s_load_b128 s[0:3], s[0:1], 0x0
	.loc	0 31 0
	s_ashr_i32 s7, s6, 31
	v_mov_b16_e32 v0.l, 0
	v_mov_b32_e32 v4, 0
	s_lshl_b64 s[10:11], s[6:7], 1
	v_mov_b32_e32 v2, v1
	s_mov_b32 s7, s8
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s0, s10
	s_addc_u32 s1, s1, s11
	.loc	0 0 0
.LBB2_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 31 0
	v_ashrrev_i32_e32 v3, 31, v2
	s_add_i32 s7, s7, -1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[5:6], 1, v[2:3]
	v_add_nc_u32_e32 v2, s8, v2
	v_add_co_u32 v5, vcc_lo, s2, v5
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v6, null, s3, v6, vcc_lo
	global_load_d16_hi_b16 v0, v4, s[0:1]
	global_load_d16_b16 v3, v[5:6], off
	s_add_u32 s0, s0, 2
	s_addc_u32 s1, s1, 0
	s_cmp_eq_u32 s7, 0
	.loc	1 68 0 ; @[ matrix.cu:31 ]
	s_waitcnt vmcnt(0)
	v_fmac_f16_e32 v0.l, v0.h, v3.l
	.loc	0 31 0
	s_cbranch_scc0 .LBB2_2
	s_branch .LBB2_4
.LBB2_3:
	.loc	0 0 0
	v_mov_b16_e32 v0.l, 0
.LBB2_4:
	.loc	0 32 0
	v_add_nc_u32_e32 v1, s6, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 1, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, vcc_lo, s4, v1
	v_add_co_ci_u32_e64 v2, null, s5, v2, vcc_lo
	global_store_b16 v[1:2], v0, off
	.loc	0 33 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel half_sums
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 288
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
	.text
	.type	__hip_cuid_,@object ; @__hip_cuid_
	.section	.bss,"aw",@nobits
__hip_cuid_:
	.byte	0 ; 0x0

	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
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
    .vgpr_count: 7
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count: 18
    .vgpr_count: 32
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .vgpr_count: 7
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target: amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
