	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.type	registers_over,@function
registers_over: ; @registers_over
	.file	0 "registers.cu"
	.loc	0 25 0
	s_clause 0x1
	s_load_b32 s6, s[0:1], 0x18
	s_load_b64 s[4:5], s[0:1], 0x10
	.loc	0 8 0 ; @[ registers.cu:25 ]
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 1
	s_cbranch_scc1 .LBB0_3
	.loc	0 0 0
	s_load_b128 s[0:3], s[0:1], 0x0
	.loc	0 8 0 ; @[ registers.cu:25 ]
	v_or_b32_e32 v1, 0x2d00, v0
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v49, 0
	v_dual_mov_b32 v50, 0 :: v_dual_mov_b32 v47, 0
	v_dual_mov_b32 v48, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v46, 0 :: v_dual_mov_b32 v45, 0
	v_dual_mov_b32 v44, 0 :: v_dual_mov_b32 v43, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v41, 0
	v_dual_mov_b32 v42, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v40, 0 :: v_dual_mov_b32 v39, 0
	v_dual_mov_b32 v38, 0 :: v_dual_mov_b32 v37, 0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v35, 0
	v_dual_mov_b32 v36, 0 :: v_dual_mov_b32 v33, 0
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v25, 0
	v_dual_mov_b32 v34, 0 :: v_dual_mov_b32 v31, 0
	v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v29, 0
	v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v27, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v23, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v21, 0
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v5, 0
	v_mov_b32_e32 v10, 0
.LBB0_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 10 0 ; @[ registers.cu:25 ]
	v_dual_mov_b32 v2, v4 :: v_dual_add_nc_u32 v3, 0xffffd300, v1
	s_waitcnt lgkmcnt(0)
	s_load_b32 s7, s[0:1], 0x0
	.loc	0 8 0 ; @[ registers.cu:25 ]
	s_add_i32 s6, s6, -1
	s_add_u32 s0, s0, 4
	.loc	0 10 0 ; @[ registers.cu:25 ]
	v_lshlrev_b64 v[51:52], 2, v[3:4]
	v_lshlrev_b64 v[53:54], 2, v[1:2]
	.loc	0 8 0 ; @[ registers.cu:25 ]
	s_addc_u32 s1, s1, 0
	s_cmp_lg_u32 s6, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 10 0 ; @[ registers.cu:25 ]
	v_add_co_u32 v51, vcc_lo, s2, v51
	v_add_co_ci_u32_e64 v52, null, s3, v52, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v53, vcc_lo, s2, v53
	v_add_co_ci_u32_e64 v54, null, s3, v54, vcc_lo
	s_clause 0x4
	global_load_b32 v59, v[51:52], off
	global_load_b32 v60, v[51:52], off offset:1024
	global_load_b32 v61, v[51:52], off offset:2048
	global_load_b32 v62, v[51:52], off offset:3072
	global_load_b32 v63, v[53:54], off
	s_waitcnt vmcnt(4) lgkmcnt(0)
	v_dual_fmac_f32 v50, s7, v59 :: v_dual_add_nc_u32 v3, 0xffffd700, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[55:56], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xffffd800, v1
	s_waitcnt vmcnt(2)
	v_dual_fmac_f32 v49, s7, v60 :: v_dual_fmac_f32 v48, s7, v61
	v_lshlrev_b64 v[57:58], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xffffd900, v1
	v_add_co_u32 v55, vcc_lo, s2, v55
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v56, null, s3, v56, vcc_lo
	v_lshlrev_b64 v[51:52], 2, v[3:4]
	v_add_co_u32 v53, vcc_lo, s2, v57
	v_add_nc_u32_e32 v3, 0xffffda00, v1
	v_add_co_ci_u32_e64 v54, null, s3, v58, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_u32 v51, vcc_lo, s2, v51
	s_clause 0x1
	global_load_b32 v64, v[55:56], off
	global_load_b32 v65, v[53:54], off
	v_lshlrev_b64 v[55:56], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xffffdb00, v1
	v_add_co_ci_u32_e64 v52, null, s3, v52, vcc_lo
	s_delay_alu instid0(VALU_DEP_3)
	v_add_co_u32 v55, vcc_lo, s2, v55
	global_load_b32 v66, v[51:52], off
	v_lshlrev_b64 v[53:54], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xffffdc00, v1
	v_add_co_ci_u32_e64 v56, null, s3, v56, vcc_lo
	s_waitcnt vmcnt(4)
	v_fmac_f32_e32 v47, s7, v62
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[51:52], 2, v[3:4]
	v_add_co_u32 v53, vcc_lo, s2, v53
	v_add_nc_u32_e32 v3, 0xffffdd00, v1
	v_add_co_ci_u32_e64 v54, null, s3, v54, vcc_lo
	v_add_co_u32 v51, vcc_lo, s2, v51
	s_clause 0x1
	global_load_b32 v67, v[55:56], off
	global_load_b32 v68, v[53:54], off
	v_lshlrev_b64 v[55:56], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xffffde00, v1
	v_add_co_ci_u32_e64 v52, null, s3, v52, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_add_co_u32 v55, vcc_lo, s2, v55
	global_load_b32 v69, v[51:52], off
	v_lshlrev_b64 v[53:54], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xffffdf00, v1
	v_add_co_ci_u32_e64 v56, null, s3, v56, vcc_lo
	v_lshlrev_b64 v[51:52], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_add_co_u32 v53, vcc_lo, s2, v53
	v_add_nc_u32_e32 v3, 0xffffe000, v1
	v_add_co_ci_u32_e64 v54, null, s3, v54, vcc_lo
	v_add_co_u32 v51, vcc_lo, s2, v51
	s_clause 0x1
	global_load_b32 v70, v[55:56], off
	global_load_b32 v71, v[53:54], off
	v_lshlrev_b64 v[55:56], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xffffe100, v1
	v_add_co_ci_u32_e64 v52, null, s3, v52, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_add_co_u32 v55, vcc_lo, s2, v55
	global_load_b32 v72, v[51:52], off
	v_lshlrev_b64 v[53:54], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xffffe200, v1
	v_add_co_ci_u32_e64 v56, null, s3, v56, vcc_lo
	v_lshlrev_b64 v[51:52], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_add_co_u32 v53, vcc_lo, s2, v53
	v_add_nc_u32_e32 v3, 0xffffe300, v1
	v_add_co_ci_u32_e64 v54, null, s3, v54, vcc_lo
	v_add_co_u32 v51, vcc_lo, s2, v51
	s_clause 0x1
	global_load_b32 v73, v[55:56], off
	global_load_b32 v74, v[53:54], off
	v_lshlrev_b64 v[55:56], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xffffe400, v1
	v_add_co_ci_u32_e64 v52, null, s3, v52, vcc_lo
	s_waitcnt vmcnt(11)
	v_fmac_f32_e32 v5, s7, v63
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_add_co_u32 v55, vcc_lo, s2, v55
	global_load_b32 v75, v[51:52], off
	v_lshlrev_b64 v[53:54], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xffffe500, v1
	v_add_co_ci_u32_e64 v56, null, s3, v56, vcc_lo
	v_lshlrev_b64 v[51:52], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_add_co_u32 v53, vcc_lo, s2, v53
	v_add_nc_u32_e32 v3, 0xffffe600, v1
	v_add_co_ci_u32_e64 v54, null, s3, v54, vcc_lo
	v_add_co_u32 v51, vcc_lo, s2, v51
	s_clause 0x1
	global_load_b32 v76, v[55:56], off
	global_load_b32 v77, v[53:54], off
	v_lshlrev_b64 v[55:56], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xffffe700, v1
	v_add_co_ci_u32_e64 v52, null, s3, v52, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_add_co_u32 v55, vcc_lo, s2, v55
	global_load_b32 v78, v[51:52], off
	v_lshlrev_b64 v[53:54], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xffffe800, v1
	v_add_co_ci_u32_e64 v56, null, s3, v56, vcc_lo
	v_lshlrev_b64 v[51:52], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_add_co_u32 v53, vcc_lo, s2, v53
	v_add_nc_u32_e32 v3, 0xffffe900, v1
	v_add_co_ci_u32_e64 v54, null, s3, v54, vcc_lo
	v_add_co_u32 v51, vcc_lo, s2, v51
	s_clause 0x1
	global_load_b32 v79, v[55:56], off
	global_load_b32 v80, v[53:54], off
	v_lshlrev_b64 v[55:56], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xffffea00, v1
	v_add_co_ci_u32_e64 v52, null, s3, v52, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_add_co_u32 v55, vcc_lo, s2, v55
	global_load_b32 v81, v[51:52], off
	v_lshlrev_b64 v[53:54], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xffffeb00, v1
	v_add_co_ci_u32_e64 v56, null, s3, v56, vcc_lo
	v_lshlrev_b64 v[51:52], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_add_co_u32 v53, vcc_lo, s2, v53
	v_add_nc_u32_e32 v3, 0xffffec00, v1
	v_add_co_ci_u32_e64 v54, null, s3, v54, vcc_lo
	v_add_co_u32 v51, vcc_lo, s2, v51
	s_clause 0x1
	global_load_b32 v82, v[55:56], off
	global_load_b32 v83, v[53:54], off
	v_lshlrev_b64 v[55:56], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xffffed00, v1
	v_add_co_ci_u32_e64 v52, null, s3, v52, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_add_co_u32 v55, vcc_lo, s2, v55
	global_load_b32 v84, v[51:52], off
	v_lshlrev_b64 v[53:54], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xffffee00, v1
	v_add_co_ci_u32_e64 v56, null, s3, v56, vcc_lo
	v_lshlrev_b64 v[51:52], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_add_co_u32 v53, vcc_lo, s2, v53
	v_add_nc_u32_e32 v3, 0xffffef00, v1
	v_add_co_ci_u32_e64 v54, null, s3, v54, vcc_lo
	v_add_co_u32 v51, vcc_lo, s2, v51
	s_clause 0x1
	global_load_b32 v85, v[55:56], off
	global_load_b32 v86, v[53:54], off
	v_lshlrev_b64 v[55:56], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xfffff000, v1
	v_add_co_ci_u32_e64 v52, null, s3, v52, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_add_co_u32 v55, vcc_lo, s2, v55
	global_load_b32 v87, v[51:52], off
	v_lshlrev_b64 v[53:54], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xfffff100, v1
	v_add_co_ci_u32_e64 v56, null, s3, v56, vcc_lo
	v_lshlrev_b64 v[51:52], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_add_co_u32 v53, vcc_lo, s2, v53
	v_add_nc_u32_e32 v3, 0xfffff200, v1
	v_add_co_ci_u32_e64 v54, null, s3, v54, vcc_lo
	v_add_co_u32 v51, vcc_lo, s2, v51
	s_clause 0x1
	global_load_b32 v88, v[55:56], off
	global_load_b32 v89, v[53:54], off
	v_lshlrev_b64 v[55:56], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xfffff300, v1
	v_add_co_ci_u32_e64 v52, null, s3, v52, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_add_co_u32 v55, vcc_lo, s2, v55
	global_load_b32 v90, v[51:52], off
	v_lshlrev_b64 v[53:54], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xfffff400, v1
	v_add_co_ci_u32_e64 v56, null, s3, v56, vcc_lo
	v_lshlrev_b64 v[51:52], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_add_co_u32 v53, vcc_lo, s2, v53
	v_add_nc_u32_e32 v3, 0xfffff500, v1
	v_add_co_ci_u32_e64 v54, null, s3, v54, vcc_lo
	v_add_co_u32 v51, vcc_lo, s2, v51
	s_clause 0x1
	global_load_b32 v91, v[55:56], off
	global_load_b32 v92, v[53:54], off
	v_lshlrev_b64 v[55:56], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xfffff600, v1
	v_add_co_ci_u32_e64 v52, null, s3, v52, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_add_co_u32 v55, vcc_lo, s2, v55
	global_load_b32 v93, v[51:52], off
	v_lshlrev_b64 v[53:54], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xfffff700, v1
	v_add_co_ci_u32_e64 v56, null, s3, v56, vcc_lo
	v_lshlrev_b64 v[51:52], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_add_co_u32 v53, vcc_lo, s2, v53
	v_add_nc_u32_e32 v3, 0xfffff800, v1
	v_add_co_ci_u32_e64 v54, null, s3, v54, vcc_lo
	v_add_co_u32 v51, vcc_lo, s2, v51
	s_clause 0x1
	global_load_b32 v94, v[55:56], off
	global_load_b32 v95, v[53:54], off
	v_lshlrev_b64 v[55:56], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xfffff900, v1
	v_add_co_ci_u32_e64 v52, null, s3, v52, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_add_co_u32 v55, vcc_lo, s2, v55
	global_load_b32 v96, v[51:52], off
	v_lshlrev_b64 v[53:54], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xfffffa00, v1
	v_add_co_ci_u32_e64 v56, null, s3, v56, vcc_lo
	v_lshlrev_b64 v[51:52], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_add_co_u32 v53, vcc_lo, s2, v53
	v_add_nc_u32_e32 v3, 0xfffffb00, v1
	v_add_co_ci_u32_e64 v54, null, s3, v54, vcc_lo
	v_add_co_u32 v51, vcc_lo, s2, v51
	s_clause 0x1
	global_load_b32 v97, v[55:56], off
	global_load_b32 v98, v[53:54], off
	v_lshlrev_b64 v[55:56], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xfffffc00, v1
	v_add_co_ci_u32_e64 v52, null, s3, v52, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_add_co_u32 v55, vcc_lo, s2, v55
	global_load_b32 v99, v[51:52], off
	v_lshlrev_b64 v[53:54], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xfffffd00, v1
	v_add_co_ci_u32_e64 v56, null, s3, v56, vcc_lo
	v_lshlrev_b64 v[51:52], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xfffffe00, v1
	v_add_co_u32 v53, vcc_lo, s2, v53
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v54, null, s3, v54, vcc_lo
	v_lshlrev_b64 v[57:58], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xffffff00, v1
	v_add_co_u32 v51, vcc_lo, s2, v51
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v52, null, s3, v52, vcc_lo
	v_lshlrev_b64 v[2:3], 2, v[3:4]
	v_add_co_u32 v57, vcc_lo, s2, v57
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v58, null, s3, v58, vcc_lo
	.loc	0 8 0 ; @[ registers.cu:25 ]
	v_add_nc_u32_e32 v1, 0x2e00, v1
	.loc	0 10 0 ; @[ registers.cu:25 ]
	v_add_co_u32 v2, vcc_lo, s2, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s3, v3, vcc_lo
	s_clause 0x4
	global_load_b32 v55, v[55:56], off
	global_load_b32 v53, v[53:54], off
	global_load_b32 v51, v[51:52], off
	global_load_b32 v52, v[57:58], off
	global_load_b32 v2, v[2:3], off
	s_waitcnt vmcnt(39)
	v_dual_fmac_f32 v9, s7, v64 :: v_dual_fmac_f32 v46, s7, v65
	s_waitcnt vmcnt(37)
	v_dual_fmac_f32 v45, s7, v66 :: v_dual_fmac_f32 v44, s7, v67
	s_waitcnt vmcnt(35)
	v_dual_fmac_f32 v8, s7, v68 :: v_dual_fmac_f32 v43, s7, v69
	s_waitcnt vmcnt(33)
	v_dual_fmac_f32 v42, s7, v70 :: v_dual_fmac_f32 v41, s7, v71
	s_waitcnt vmcnt(31)
	v_dual_fmac_f32 v7, s7, v72 :: v_dual_fmac_f32 v40, s7, v73
	s_waitcnt vmcnt(29)
	v_dual_fmac_f32 v39, s7, v74 :: v_dual_fmac_f32 v38, s7, v75
	s_waitcnt vmcnt(27)
	v_dual_fmac_f32 v6, s7, v76 :: v_dual_fmac_f32 v37, s7, v77
	s_waitcnt vmcnt(25)
	v_dual_fmac_f32 v36, s7, v78 :: v_dual_fmac_f32 v35, s7, v79
	s_waitcnt vmcnt(24)
	v_fmac_f32_e32 v26, s7, v80
	s_waitcnt vmcnt(22)
	v_dual_fmac_f32 v34, s7, v81 :: v_dual_fmac_f32 v33, s7, v82
	s_waitcnt vmcnt(20)
	v_dual_fmac_f32 v32, s7, v83 :: v_dual_fmac_f32 v25, s7, v84
	s_waitcnt vmcnt(18)
	v_dual_fmac_f32 v31, s7, v85 :: v_dual_fmac_f32 v30, s7, v86
	s_waitcnt vmcnt(16)
	v_dual_fmac_f32 v29, s7, v87 :: v_dual_fmac_f32 v24, s7, v88
	s_waitcnt vmcnt(14)
	v_dual_fmac_f32 v28, s7, v89 :: v_dual_fmac_f32 v27, s7, v90
	s_waitcnt vmcnt(12)
	v_dual_fmac_f32 v20, s7, v91 :: v_dual_fmac_f32 v23, s7, v92
	s_waitcnt vmcnt(10)
	v_dual_fmac_f32 v19, s7, v93 :: v_dual_fmac_f32 v18, s7, v94
	s_waitcnt vmcnt(8)
	v_dual_fmac_f32 v17, s7, v95 :: v_dual_fmac_f32 v22, s7, v96
	s_waitcnt vmcnt(6)
	v_dual_fmac_f32 v16, s7, v97 :: v_dual_fmac_f32 v15, s7, v98
	s_waitcnt vmcnt(5)
	v_fmac_f32_e32 v14, s7, v99
	s_waitcnt vmcnt(4)
	v_fmac_f32_e32 v21, s7, v55
	s_waitcnt vmcnt(2)
	v_dual_fmac_f32 v13, s7, v53 :: v_dual_fmac_f32 v12, s7, v51
	s_waitcnt vmcnt(0)
	v_dual_fmac_f32 v11, s7, v52 :: v_dual_fmac_f32 v10, s7, v2
	.loc	0 8 0 ; @[ registers.cu:25 ]
	s_cbranch_scc1 .LBB0_2
	s_branch .LBB0_4
.LBB0_3:
	.loc	0 0 0
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v12, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v21, 0 :: v_dual_mov_b32 v16, 0
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v22, 0
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v18, 0
	v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v20, 0
	v_dual_mov_b32 v23, 0 :: v_dual_mov_b32 v28, 0
	v_dual_mov_b32 v27, 0 :: v_dual_mov_b32 v24, 0
	v_dual_mov_b32 v29, 0 :: v_dual_mov_b32 v30, 0
	v_dual_mov_b32 v31, 0 :: v_dual_mov_b32 v32, 0
	v_dual_mov_b32 v25, 0 :: v_dual_mov_b32 v34, 0
	v_dual_mov_b32 v33, 0 :: v_dual_mov_b32 v26, 0
	v_dual_mov_b32 v35, 0 :: v_dual_mov_b32 v36, 0
	v_dual_mov_b32 v37, 0 :: v_dual_mov_b32 v6, 0
	v_dual_mov_b32 v38, 0 :: v_dual_mov_b32 v39, 0
	v_dual_mov_b32 v40, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v41, 0 :: v_dual_mov_b32 v42, 0
	v_dual_mov_b32 v43, 0 :: v_dual_mov_b32 v8, 0
	v_dual_mov_b32 v44, 0 :: v_dual_mov_b32 v45, 0
	v_dual_mov_b32 v46, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v47, 0 :: v_dual_mov_b32 v48, 0
	v_dual_mov_b32 v49, 0 :: v_dual_mov_b32 v50, 0
.LBB0_4:
	.loc	0 12 0 ; @[ registers.cu:25 ]
	v_lshlrev_b32_e32 v4, 2, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v53, s0, s4, v4
	v_add_co_ci_u32_e64 v54, null, s5, 0, s0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, 0x1000, v53
	v_add_co_ci_u32_e64 v1, null, 0, v54, vcc_lo
	v_add_co_u32 v2, vcc_lo, v53, 0x2000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, 0, v54, vcc_lo
	v_add_co_u32 v51, vcc_lo, 0x2000, v53
	v_add_co_ci_u32_e64 v52, null, 0, v54, vcc_lo
	s_clause 0x7
	global_store_b32 v4, v50, s[4:5]
	global_store_b32 v4, v49, s[4:5] offset:1024
	global_store_b32 v4, v48, s[4:5] offset:2048
	global_store_b32 v4, v47, s[4:5] offset:3072
	global_store_b32 v[0:1], v46, off offset:1024
	global_store_b32 v[0:1], v45, off offset:2048
	global_store_b32 v[0:1], v44, off offset:3072
	global_store_b32 v[51:52], v43, off offset:1024
	v_add_co_u32 v0, vcc_lo, 0x3000, v53
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, 0, v54, vcc_lo
	v_add_co_u32 v43, vcc_lo, v53, 0x4000
	v_add_co_ci_u32_e64 v44, null, 0, v54, vcc_lo
	v_add_co_u32 v45, vcc_lo, 0x4000, v53
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v46, null, 0, v54, vcc_lo
	s_clause 0x7
	global_store_b32 v[51:52], v42, off offset:2048
	global_store_b32 v[51:52], v41, off offset:3072
	global_store_b32 v[0:1], v40, off offset:1024
	global_store_b32 v[0:1], v39, off offset:2048
	global_store_b32 v[0:1], v38, off offset:3072
	global_store_b32 v[45:46], v37, off offset:1024
	global_store_b32 v[45:46], v36, off offset:2048
	global_store_b32 v[45:46], v35, off offset:3072
	v_add_co_u32 v0, vcc_lo, 0x5000, v53
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, 0, v54, vcc_lo
	v_add_co_u32 v35, vcc_lo, v53, 0x6000
	v_add_co_ci_u32_e64 v36, null, 0, v54, vcc_lo
	v_add_co_u32 v37, vcc_lo, 0x6000, v53
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v38, null, 0, v54, vcc_lo
	v_add_co_u32 v39, vcc_lo, 0x7000, v53
	v_add_co_ci_u32_e64 v40, null, 0, v54, vcc_lo
	v_add_co_u32 v41, vcc_lo, v53, 0x8000
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v42, null, 0, v54, vcc_lo
	s_clause 0x7
	global_store_b32 v[0:1], v34, off offset:1024
	global_store_b32 v[0:1], v33, off offset:2048
	global_store_b32 v[0:1], v32, off offset:3072
	global_store_b32 v[37:38], v31, off offset:1024
	global_store_b32 v[37:38], v30, off offset:2048
	global_store_b32 v[37:38], v29, off offset:3072
	global_store_b32 v[39:40], v28, off offset:1024
	global_store_b32 v[39:40], v27, off offset:2048
	v_add_co_u32 v0, vcc_lo, 0x8000, v53
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, 0, v54, vcc_lo
	v_add_co_u32 v27, vcc_lo, 0x9000, v53
	v_add_co_ci_u32_e64 v28, null, 0, v54, vcc_lo
	v_add_co_u32 v29, vcc_lo, v53, 0xa000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v30, null, 0, v54, vcc_lo
	v_add_co_u32 v31, vcc_lo, 0xa000, v53
	v_add_co_ci_u32_e64 v32, null, 0, v54, vcc_lo
	s_clause 0x5
	global_store_b32 v[35:36], v26, off offset:-4096
	global_store_b32 v[35:36], v25, off
	global_store_b32 v[41:42], v24, off offset:-4096
	global_store_b32 v[41:42], v23, off
	global_store_b32 v[29:30], v22, off offset:-4096
	global_store_b32 v[29:30], v21, off
	v_add_co_u32 v21, vcc_lo, 0xb000, v53
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v22, null, 0, v54, vcc_lo
	s_clause 0xf
	global_store_b32 v[39:40], v20, off offset:3072
	global_store_b32 v[0:1], v19, off offset:1024
	global_store_b32 v[0:1], v18, off offset:2048
	global_store_b32 v[0:1], v17, off offset:3072
	global_store_b32 v[27:28], v16, off offset:1024
	global_store_b32 v[27:28], v15, off offset:2048
	global_store_b32 v[27:28], v14, off offset:3072
	global_store_b32 v[31:32], v13, off offset:1024
	global_store_b32 v[31:32], v12, off offset:2048
	global_store_b32 v[31:32], v11, off offset:3072
	global_store_b32 v[21:22], v10, off
	global_store_b32 v[2:3], v9, off offset:-4096
	global_store_b32 v[2:3], v8, off
	global_store_b32 v[43:44], v7, off offset:-4096
	global_store_b32 v[43:44], v6, off
	global_store_b32 v[21:22], v5, off offset:1024
	.loc	0 26 0
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel registers_over
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 100
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 28
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	registers_over_fixed,@function
registers_over_fixed: ; @registers_over_fixed
	.loc	0 30 0
	s_clause 0x1
	s_load_b32 s6, s[0:1], 0x18
	s_load_b64 s[4:5], s[0:1], 0x10
	.loc	0 8 0 ; @[ registers.cu:30 ]
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 1
	s_cbranch_scc1 .LBB1_3
	.loc	0 0 0
	s_load_b128 s[0:3], s[0:1], 0x0
	.loc	0 8 0 ; @[ registers.cu:30 ]
	v_or_b32_e32 v1, 0x1700, v0
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v27, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v25, 0
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v23, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v21, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v5, 0
	v_mov_b32_e32 v10, 0
.LBB1_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 10 0 ; @[ registers.cu:30 ]
	v_dual_mov_b32 v2, v4 :: v_dual_add_nc_u32 v3, 0xffffe900, v1
	s_waitcnt lgkmcnt(0)
	s_load_b32 s7, s[0:1], 0x0
	.loc	0 8 0 ; @[ registers.cu:30 ]
	s_add_i32 s6, s6, -1
	s_add_u32 s0, s0, 4
	.loc	0 10 0 ; @[ registers.cu:30 ]
	v_lshlrev_b64 v[29:30], 2, v[3:4]
	v_lshlrev_b64 v[31:32], 2, v[1:2]
	.loc	0 8 0 ; @[ registers.cu:30 ]
	s_addc_u32 s1, s1, 0
	s_cmp_lg_u32 s6, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	0 10 0 ; @[ registers.cu:30 ]
	v_add_co_u32 v29, vcc_lo, s2, v29
	v_add_co_ci_u32_e64 v30, null, s3, v30, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v31, vcc_lo, s2, v31
	v_add_co_ci_u32_e64 v32, null, s3, v32, vcc_lo
	s_clause 0x3
	global_load_b32 v39, v[29:30], off
	global_load_b32 v40, v[29:30], off offset:1024
	global_load_b32 v41, v[29:30], off offset:2048
	global_load_b32 v42, v[29:30], off offset:3072
	v_add_nc_u32_e32 v3, 0xffffee00, v1
	v_add_co_u32 v29, vcc_lo, 0x1000, v29
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v30, null, 0, v30, vcc_lo
	s_waitcnt vmcnt(3) lgkmcnt(0)
	v_fmac_f32_e32 v28, s7, v39
	v_lshlrev_b64 v[33:34], 2, v[3:4]
	s_waitcnt vmcnt(1)
	v_dual_fmac_f32 v27, s7, v40 :: v_dual_fmac_f32 v26, s7, v41
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v33, vcc_lo, s2, v33
	v_add_co_ci_u32_e64 v34, null, s3, v34, vcc_lo
	s_clause 0x1
	global_load_b32 v43, v[29:30], off
	global_load_b32 v44, v[33:34], off
	s_waitcnt vmcnt(0)
	v_dual_fmac_f32 v24, s7, v44 :: v_dual_add_nc_u32 v3, 0xffffef00, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[35:36], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xfffff000, v1
	v_lshlrev_b64 v[37:38], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xfffff100, v1
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v35, vcc_lo, s2, v35
	v_add_co_ci_u32_e64 v36, null, s3, v36, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[29:30], 2, v[3:4]
	v_add_co_u32 v33, vcc_lo, s2, v37
	v_add_nc_u32_e32 v3, 0xfffff200, v1
	v_add_co_ci_u32_e64 v34, null, s3, v38, vcc_lo
	v_add_co_u32 v29, vcc_lo, s2, v29
	s_clause 0x1
	global_load_b32 v45, v[35:36], off
	global_load_b32 v37, v[33:34], off
	v_lshlrev_b64 v[35:36], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xfffff300, v1
	v_add_co_ci_u32_e64 v30, null, s3, v30, vcc_lo
	global_load_b32 v38, v[29:30], off
	v_lshlrev_b64 v[33:34], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xfffff400, v1
	v_add_co_u32 v29, vcc_lo, s2, v35
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v30, null, s3, v36, vcc_lo
	v_add_co_u32 v33, vcc_lo, s2, v33
	s_delay_alu instid0(VALU_DEP_4)
	v_lshlrev_b64 v[35:36], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xfffff500, v1
	v_add_co_ci_u32_e64 v34, null, s3, v34, vcc_lo
	global_load_b32 v46, v[29:30], off
	v_fmac_f32_e32 v25, s7, v42
	global_load_b32 v47, v[33:34], off
	v_lshlrev_b64 v[29:30], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xfffff600, v1
	v_add_co_u32 v33, vcc_lo, s2, v35
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v34, null, s3, v36, vcc_lo
	v_add_co_u32 v29, vcc_lo, s2, v29
	s_delay_alu instid0(VALU_DEP_4)
	v_lshlrev_b64 v[35:36], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xfffff700, v1
	v_add_co_ci_u32_e64 v30, null, s3, v30, vcc_lo
	s_clause 0x1
	global_load_b32 v48, v[33:34], off
	global_load_b32 v49, v[29:30], off
	v_lshlrev_b64 v[33:34], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xfffff800, v1
	v_add_co_u32 v29, vcc_lo, s2, v35
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v30, null, s3, v36, vcc_lo
	v_add_co_u32 v33, vcc_lo, s2, v33
	s_delay_alu instid0(VALU_DEP_4)
	v_lshlrev_b64 v[35:36], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xfffff900, v1
	v_add_co_ci_u32_e64 v34, null, s3, v34, vcc_lo
	s_clause 0x1
	global_load_b32 v50, v[29:30], off
	global_load_b32 v51, v[33:34], off
	v_lshlrev_b64 v[29:30], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xfffffa00, v1
	v_add_co_u32 v33, vcc_lo, s2, v35
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v34, null, s3, v36, vcc_lo
	v_add_co_u32 v29, vcc_lo, s2, v29
	s_delay_alu instid0(VALU_DEP_4)
	v_lshlrev_b64 v[35:36], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xfffffb00, v1
	v_add_co_ci_u32_e64 v30, null, s3, v30, vcc_lo
	s_clause 0x1
	global_load_b32 v52, v[33:34], off
	global_load_b32 v53, v[29:30], off
	v_lshlrev_b64 v[33:34], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xfffffc00, v1
	v_add_co_u32 v29, vcc_lo, s2, v35
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v30, null, s3, v36, vcc_lo
	v_add_co_u32 v33, vcc_lo, s2, v33
	s_delay_alu instid0(VALU_DEP_4)
	v_lshlrev_b64 v[35:36], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xfffffd00, v1
	v_add_co_ci_u32_e64 v34, null, s3, v34, vcc_lo
	global_load_b32 v54, v[29:30], off
	v_fmac_f32_e32 v9, s7, v43
	global_load_b32 v55, v[33:34], off
	v_lshlrev_b64 v[29:30], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xfffffe00, v1
	v_add_co_u32 v33, vcc_lo, s2, v35
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v34, null, s3, v36, vcc_lo
	v_lshlrev_b64 v[35:36], 2, v[3:4]
	v_add_nc_u32_e32 v3, 0xffffff00, v1
	v_add_co_u32 v29, vcc_lo, s2, v29
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v30, null, s3, v30, vcc_lo
	v_lshlrev_b64 v[2:3], 2, v[3:4]
	v_add_co_u32 v35, vcc_lo, s2, v35
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v36, null, s3, v36, vcc_lo
	.loc	0 8 0 ; @[ registers.cu:30 ]
	v_add_nc_u32_e32 v1, 0x1800, v1
	.loc	0 10 0 ; @[ registers.cu:30 ]
	v_add_co_u32 v2, vcc_lo, s2, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s3, v3, vcc_lo
	s_clause 0x4
	global_load_b32 v33, v[33:34], off
	global_load_b32 v29, v[29:30], off
	global_load_b32 v30, v[35:36], off
	global_load_b32 v2, v[2:3], off
	global_load_b32 v3, v[31:32], off
	s_waitcnt vmcnt(17)
	v_fmac_f32_e32 v23, s7, v45
	s_waitcnt vmcnt(16)
	v_fmac_f32_e32 v22, s7, v37
	s_waitcnt vmcnt(15)
	v_fmac_f32_e32 v8, s7, v38
	s_waitcnt vmcnt(13)
	v_dual_fmac_f32 v21, s7, v46 :: v_dual_fmac_f32 v20, s7, v47
	s_waitcnt vmcnt(12)
	v_fmac_f32_e32 v19, s7, v48
	s_waitcnt vmcnt(10)
	v_dual_fmac_f32 v7, s7, v49 :: v_dual_fmac_f32 v18, s7, v50
	s_waitcnt vmcnt(8)
	v_dual_fmac_f32 v17, s7, v51 :: v_dual_fmac_f32 v16, s7, v52
	s_waitcnt vmcnt(6)
	v_dual_fmac_f32 v6, s7, v53 :: v_dual_fmac_f32 v15, s7, v54
	s_waitcnt vmcnt(4)
	v_dual_fmac_f32 v14, s7, v55 :: v_dual_fmac_f32 v13, s7, v33
	s_waitcnt vmcnt(2)
	v_dual_fmac_f32 v12, s7, v29 :: v_dual_fmac_f32 v11, s7, v30
	s_waitcnt vmcnt(0)
	v_dual_fmac_f32 v10, s7, v2 :: v_dual_fmac_f32 v5, s7, v3
	.loc	0 8 0 ; @[ registers.cu:30 ]
	s_cbranch_scc1 .LBB1_2
	s_branch .LBB1_4
.LBB1_3:
	.loc	0 0 0
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v12, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v6, 0
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v20, 0
	v_dual_mov_b32 v21, 0 :: v_dual_mov_b32 v8, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v23, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v25, 0 :: v_dual_mov_b32 v26, 0
	v_dual_mov_b32 v27, 0 :: v_dual_mov_b32 v28, 0
.LBB1_4:
	.loc	0 12 0 ; @[ registers.cu:30 ]
	v_lshlrev_b32_e32 v4, 2, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v31, s0, s4, v4
	v_add_co_ci_u32_e64 v32, null, s5, 0, s0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, 0x1000, v31
	v_add_co_ci_u32_e64 v1, null, 0, v32, vcc_lo
	v_add_co_u32 v2, vcc_lo, v31, 0x2000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, 0, v32, vcc_lo
	v_add_co_u32 v29, vcc_lo, 0x2000, v31
	v_add_co_ci_u32_e64 v30, null, 0, v32, vcc_lo
	s_clause 0x7
	global_store_b32 v4, v28, s[4:5]
	global_store_b32 v4, v27, s[4:5] offset:1024
	global_store_b32 v4, v26, s[4:5] offset:2048
	global_store_b32 v4, v25, s[4:5] offset:3072
	global_store_b32 v[0:1], v24, off offset:1024
	global_store_b32 v[0:1], v23, off offset:2048
	global_store_b32 v[0:1], v22, off offset:3072
	global_store_b32 v[29:30], v21, off offset:1024
	v_add_co_u32 v0, vcc_lo, 0x3000, v31
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, 0, v32, vcc_lo
	v_add_co_u32 v21, vcc_lo, v31, 0x4000
	v_add_co_ci_u32_e64 v22, null, 0, v32, vcc_lo
	v_add_co_u32 v23, vcc_lo, 0x4000, v31
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v24, null, 0, v32, vcc_lo
	v_add_co_u32 v25, vcc_lo, 0x5000, v31
	v_add_co_ci_u32_e64 v26, null, 0, v32, vcc_lo
	s_clause 0xf
	global_store_b32 v[29:30], v20, off offset:2048
	global_store_b32 v[29:30], v19, off offset:3072
	global_store_b32 v[0:1], v18, off offset:1024
	global_store_b32 v[0:1], v17, off offset:2048
	global_store_b32 v[0:1], v16, off offset:3072
	global_store_b32 v[23:24], v15, off offset:1024
	global_store_b32 v[23:24], v14, off offset:2048
	global_store_b32 v[23:24], v13, off offset:3072
	global_store_b32 v[25:26], v12, off
	global_store_b32 v[25:26], v11, off offset:1024
	global_store_b32 v[25:26], v10, off offset:2048
	global_store_b32 v[2:3], v9, off offset:-4096
	global_store_b32 v[2:3], v8, off
	global_store_b32 v[21:22], v7, off offset:-4096
	global_store_b32 v[21:22], v6, off
	global_store_b32 v[25:26], v5, off offset:3072
	.loc	0 31 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel registers_over_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 56
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 14
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	no_bounds,@function
no_bounds: ; @no_bounds
	.loc	0 86 0
	s_clause 0x1
	s_load_b64 s[2:3], s[0:1], 0x0
	s_load_b32 s4, s[0:1], 0x10
	.loc	0 37 0 ; @[ registers.cu:86 ]
	v_lshlrev_b32_e32 v144, 4, v0
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v86, s5, s2, v144
	v_add_co_ci_u32_e64 v87, null, s3, 0, s5
	.loc	0 39 0 ; @[ registers.cu:86 ]
	s_cmp_gt_i32 s4, 0
	.loc	0 37 0 ; @[ registers.cu:86 ]
	v_add_co_u32 v0, vcc_lo, v86, 0x2000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, 0, v87, vcc_lo
	v_add_co_u32 v2, vcc_lo, v86, 0x4000
	v_add_co_ci_u32_e64 v3, null, 0, v87, vcc_lo
	v_add_co_u32 v4, vcc_lo, v86, 0x6000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, 0, v87, vcc_lo
	v_add_co_u32 v6, vcc_lo, v86, 0x8000
	v_add_co_ci_u32_e64 v7, null, 0, v87, vcc_lo
	v_add_co_u32 v12, vcc_lo, v86, 0xa000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v13, null, 0, v87, vcc_lo
	v_add_co_u32 v20, vcc_lo, v86, 0xc000
	v_add_co_ci_u32_e64 v21, null, 0, v87, vcc_lo
	v_add_co_u32 v28, vcc_lo, v86, 0xe000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v29, null, 0, v87, vcc_lo
	v_add_co_u32 v36, vcc_lo, v86, 0x10000
	v_add_co_ci_u32_e64 v37, null, 0, v87, vcc_lo
	v_add_co_u32 v44, vcc_lo, v86, 0x12000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v45, null, 0, v87, vcc_lo
	v_add_co_u32 v48, vcc_lo, v86, 0x14000
	v_add_co_ci_u32_e64 v49, null, 0, v87, vcc_lo
	v_add_co_u32 v50, vcc_lo, v86, 0x16000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v51, null, 0, v87, vcc_lo
	v_add_co_u32 v76, vcc_lo, v86, 0x18000
	v_add_co_ci_u32_e64 v77, null, 0, v87, vcc_lo
	v_add_co_u32 v78, vcc_lo, v86, 0x1a000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v79, null, 0, v87, vcc_lo
	v_add_co_u32 v80, vcc_lo, v86, 0x1c000
	v_add_co_ci_u32_e64 v81, null, 0, v87, vcc_lo
	v_add_co_u32 v82, vcc_lo, v86, 0x1e000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v83, null, 0, v87, vcc_lo
	v_add_co_u32 v84, vcc_lo, v86, 0x20000
	v_add_co_ci_u32_e64 v85, null, 0, v87, vcc_lo
	v_add_co_u32 v88, vcc_lo, v86, 0x22000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v89, null, 0, v87, vcc_lo
	v_add_co_u32 v92, vcc_lo, 0x23000, v86
	v_add_co_ci_u32_e64 v93, null, 0, v87, vcc_lo
	s_clause 0x1f
	global_load_b128 v[128:131], v[48:49], off offset:-4096
	global_load_b128 v[132:135], v[48:49], off
	global_load_b128 v[136:139], v[50:51], off offset:-4096
	global_load_b128 v[140:143], v[50:51], off
	global_load_b128 v[120:123], v[76:77], off offset:-4096
	global_load_b128 v[124:127], v[76:77], off
	global_load_b128 v[104:107], v[78:79], off offset:-4096
	global_load_b128 v[108:111], v[78:79], off
	global_load_b128 v[112:115], v[80:81], off offset:-4096
	global_load_b128 v[116:119], v[80:81], off
	global_load_b128 v[96:99], v[82:83], off offset:-4096
	global_load_b128 v[100:103], v[82:83], off
	global_load_b128 v[76:79], v[84:85], off offset:-4096
	global_load_b128 v[80:83], v[84:85], off
	global_load_b128 v[84:87], v[88:89], off offset:-4096
	global_load_b128 v[88:91], v[88:89], off
	global_load_b128 v[48:51], v[92:93], off
	global_load_b128 v[92:95], v144, s[2:3]
	global_load_b128 v[60:63], v[0:1], off offset:-4096
	global_load_b128 v[64:67], v[0:1], off
	global_load_b128 v[68:71], v[2:3], off offset:-4096
	global_load_b128 v[72:75], v[2:3], off
	global_load_b128 v[52:55], v[4:5], off offset:-4096
	global_load_b128 v[56:59], v[4:5], off
	global_load_b128 v[0:3], v[6:7], off offset:-4096
	global_load_b128 v[4:7], v[6:7], off
	global_load_b128 v[8:11], v[12:13], off offset:-4096
	global_load_b128 v[12:15], v[12:13], off
	global_load_b128 v[16:19], v[20:21], off offset:-4096
	global_load_b128 v[20:23], v[20:21], off
	global_load_b128 v[24:27], v[28:29], off offset:-4096
	global_load_b128 v[28:31], v[28:29], off
	s_clause 0x3
	global_load_b128 v[32:35], v[36:37], off offset:-4096
	global_load_b128 v[36:39], v[36:37], off
	global_load_b128 v[40:43], v[44:45], off offset:-4096
	global_load_b128 v[44:47], v[44:45], off
	s_mov_b32 s2, 0
	.loc	0 39 0 ; @[ registers.cu:86 ]
	s_cbranch_scc0 .LBB2_2
	.loc	0 0 0
	s_mov_b32 s2, -1
.LBB2_2:
	s_load_b64 s[0:1], s[0:1], 0x8
	s_and_not1_b32 vcc_lo, exec_lo, s2
	s_cbranch_vccnz .LBB2_4
.LBB2_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 42 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(16)
	v_dual_add_f32 v92, v61, v92 :: v_dual_add_f32 v93, v66, v93
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(14)
	v_dual_add_f32 v94, v71, v94 :: v_dual_add_f32 v95, v72, v95
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v60, v65, v60 :: v_dual_add_f32 v61, v70, v61
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(13)
	v_dual_add_f32 v62, v75, v62 :: v_dual_add_f32 v63, v52, v63
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v64, v69, v64 :: v_dual_add_f32 v65, v74, v65
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(12)
	v_dual_add_f32 v66, v55, v66 :: v_dual_add_f32 v67, v56, v67
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v68, v73, v68 :: v_dual_add_f32 v69, v54, v69
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(11)
	v_dual_add_f32 v70, v59, v70 :: v_dual_add_f32 v71, v0, v71
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v72, v53, v72 :: v_dual_add_f32 v73, v58, v73
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(10)
	v_dual_add_f32 v74, v3, v74 :: v_dual_add_f32 v75, v4, v75
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v52, v57, v52 :: v_dual_add_f32 v53, v2, v53
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(9)
	v_dual_add_f32 v54, v7, v54 :: v_dual_add_f32 v55, v8, v55
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v56, v1, v56 :: v_dual_add_f32 v57, v6, v57
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(8)
	v_dual_add_f32 v58, v11, v58 :: v_dual_add_f32 v59, v12, v59
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v0, v5, v0 :: v_dual_add_f32 v1, v10, v1
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(7)
	v_dual_add_f32 v2, v15, v2 :: v_dual_add_f32 v3, v16, v3
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v4, v9, v4 :: v_dual_add_f32 v5, v14, v5
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(6)
	v_dual_add_f32 v6, v19, v6 :: v_dual_add_f32 v7, v20, v7
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v8, v13, v8 :: v_dual_add_f32 v9, v18, v9
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(5)
	v_dual_add_f32 v10, v23, v10 :: v_dual_add_f32 v11, v24, v11
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v12, v17, v12 :: v_dual_add_f32 v13, v22, v13
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(4)
	v_dual_add_f32 v14, v27, v14 :: v_dual_add_f32 v15, v28, v15
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v16, v21, v16 :: v_dual_add_f32 v17, v26, v17
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(3)
	v_dual_add_f32 v18, v31, v18 :: v_dual_add_f32 v19, v32, v19
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v20, v25, v20 :: v_dual_add_f32 v21, v30, v21
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(2)
	v_dual_add_f32 v22, v35, v22 :: v_dual_add_f32 v23, v36, v23
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v24, v29, v24 :: v_dual_add_f32 v25, v34, v25
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(1)
	v_dual_add_f32 v26, v39, v26 :: v_dual_add_f32 v27, v40, v27
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v28, v33, v28 :: v_dual_add_f32 v29, v38, v29
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(0)
	v_dual_add_f32 v30, v43, v30 :: v_dual_add_f32 v31, v44, v31
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v32, v37, v32 :: v_dual_add_f32 v33, v42, v33
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v34, v47, v34 :: v_dual_add_f32 v35, v128, v35
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v36, v41, v36 :: v_dual_add_f32 v37, v46, v37
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v38, v131, v38 :: v_dual_add_f32 v39, v132, v39
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v40, v45, v40 :: v_dual_add_f32 v41, v130, v41
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v42, v135, v42 :: v_dual_add_f32 v43, v136, v43
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v44, v129, v44 :: v_dual_add_f32 v45, v134, v45
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v46, v139, v46 :: v_dual_add_f32 v47, v140, v47
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v128, v133, v128 :: v_dual_add_f32 v129, v138, v129
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v130, v143, v130 :: v_dual_add_f32 v131, v120, v131
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v132, v137, v132 :: v_dual_add_f32 v133, v142, v133
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v134, v123, v134 :: v_dual_add_f32 v135, v124, v135
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v136, v141, v136 :: v_dual_add_f32 v137, v122, v137
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v138, v127, v138 :: v_dual_add_f32 v139, v104, v139
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v140, v121, v140 :: v_dual_add_f32 v141, v126, v141
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v142, v107, v142 :: v_dual_add_f32 v143, v108, v143
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v120, v125, v120 :: v_dual_add_f32 v121, v106, v121
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v122, v111, v122 :: v_dual_add_f32 v123, v112, v123
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v124, v105, v124 :: v_dual_add_f32 v125, v110, v125
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v126, v115, v126 :: v_dual_add_f32 v127, v116, v127
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v104, v109, v104 :: v_dual_add_f32 v105, v114, v105
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v106, v119, v106 :: v_dual_add_f32 v107, v96, v107
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v108, v113, v108 :: v_dual_add_f32 v109, v118, v109
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v110, v99, v110 :: v_dual_add_f32 v111, v100, v111
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v112, v117, v112 :: v_dual_add_f32 v113, v98, v113
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v114, v103, v114 :: v_dual_add_f32 v115, v76, v115
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v116, v97, v116 :: v_dual_add_f32 v117, v102, v117
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v118, v79, v118 :: v_dual_add_f32 v119, v80, v119
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v96, v101, v96 :: v_dual_add_f32 v97, v78, v97
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v98, v83, v98 :: v_dual_add_f32 v99, v84, v99
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v100, v77, v100 :: v_dual_add_f32 v101, v82, v101
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v102, v87, v102 :: v_dual_add_f32 v103, v88, v103
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v76, v81, v76 :: v_dual_add_f32 v77, v86, v77
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v78, v91, v78 :: v_dual_add_f32 v79, v48, v79
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v80, v85, v80 :: v_dual_add_f32 v81, v90, v81
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v82, v51, v82 :: v_dual_add_f32 v85, v50, v85
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_add_f32_e32 v84, v89, v84
	v_add_f32_e32 v88, v49, v88
	.loc	0 45 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v83, v83, v92 :: v_dual_add_f32 v86, v86, v95
	v_dual_add_f32 v87, v87, v60 :: v_dual_add_f32 v90, v90, v63
	.loc	0 43 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v89, v89, v94 :: v_dual_add_f32 v48, v48, v93
	.loc	0 45 0 ; @[ registers.cu:86 ]
	v_dual_add_f32 v91, v91, v64 :: v_dual_add_f32 v50, v50, v67
	.loc	0 43 0 ; @[ registers.cu:86 ]
	v_add_f32_e32 v49, v49, v62
	.loc	0 45 0 ; @[ registers.cu:86 ]
	v_add_f32_e32 v51, v51, v68
	.loc	0 39 0 ; @[ registers.cu:86 ]
	s_add_i32 s4, s4, -1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 .LBB2_3
.LBB2_4:
	.loc	0 49 0 ; @[ registers.cu:86 ]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v151, s2, s0, v144
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v152, null, s1, 0, s2
	v_add_co_u32 v145, vcc_lo, v151, 0x2000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v146, null, 0, v152, vcc_lo
	v_add_co_u32 v147, vcc_lo, v151, 0x4000
	v_add_co_ci_u32_e64 v148, null, 0, v152, vcc_lo
	v_add_co_u32 v149, vcc_lo, v151, 0x6000
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v150, null, 0, v152, vcc_lo
	s_waitcnt vmcnt(17)
	global_store_b128 v[145:146], v[60:63], off offset:-4096
	s_waitcnt vmcnt(16)
	global_store_b128 v[145:146], v[64:67], off
	s_waitcnt vmcnt(15)
	global_store_b128 v[147:148], v[68:71], off offset:-4096
	s_waitcnt vmcnt(14)
	global_store_b128 v[147:148], v[72:75], off
	s_waitcnt vmcnt(13)
	global_store_b128 v[149:150], v[52:55], off offset:-4096
	s_waitcnt vmcnt(12)
	global_store_b128 v[149:150], v[56:59], off
	v_add_co_u32 v52, vcc_lo, v151, 0x8000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v53, null, 0, v152, vcc_lo
	v_add_co_u32 v54, vcc_lo, v151, 0xa000
	v_add_co_ci_u32_e64 v55, null, 0, v152, vcc_lo
	v_add_co_u32 v56, vcc_lo, v151, 0xc000
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v57, null, 0, v152, vcc_lo
	s_waitcnt vmcnt(11)
	global_store_b128 v[52:53], v[0:3], off offset:-4096
	s_waitcnt vmcnt(10)
	global_store_b128 v[52:53], v[4:7], off
	s_waitcnt vmcnt(9)
	global_store_b128 v[54:55], v[8:11], off offset:-4096
	s_waitcnt vmcnt(8)
	global_store_b128 v[54:55], v[12:15], off
	s_waitcnt vmcnt(7)
	global_store_b128 v[56:57], v[16:19], off offset:-4096
	s_waitcnt vmcnt(6)
	global_store_b128 v[56:57], v[20:23], off
	v_add_co_u32 v0, vcc_lo, v151, 0xe000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, 0, v152, vcc_lo
	v_add_co_u32 v2, vcc_lo, v151, 0x10000
	v_add_co_ci_u32_e64 v3, null, 0, v152, vcc_lo
	v_add_co_u32 v4, vcc_lo, v151, 0x12000
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, 0, v152, vcc_lo
	s_waitcnt vmcnt(5)
	global_store_b128 v[0:1], v[24:27], off offset:-4096
	s_waitcnt vmcnt(4)
	global_store_b128 v[0:1], v[28:31], off
	s_waitcnt vmcnt(3)
	global_store_b128 v[2:3], v[32:35], off offset:-4096
	s_waitcnt vmcnt(2)
	global_store_b128 v[2:3], v[36:39], off
	s_waitcnt vmcnt(1)
	global_store_b128 v[4:5], v[40:43], off offset:-4096
	s_waitcnt vmcnt(0)
	global_store_b128 v[4:5], v[44:47], off
	v_add_co_u32 v0, vcc_lo, v151, 0x14000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, 0, v152, vcc_lo
	v_add_co_u32 v2, vcc_lo, v151, 0x16000
	v_add_co_ci_u32_e64 v3, null, 0, v152, vcc_lo
	v_add_co_u32 v4, vcc_lo, v151, 0x18000
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, 0, v152, vcc_lo
	s_clause 0x5
	global_store_b128 v[0:1], v[128:131], off offset:-4096
	global_store_b128 v[0:1], v[132:135], off
	global_store_b128 v[2:3], v[136:139], off offset:-4096
	global_store_b128 v[2:3], v[140:143], off
	global_store_b128 v[4:5], v[120:123], off offset:-4096
	global_store_b128 v[4:5], v[124:127], off
	v_add_co_u32 v0, vcc_lo, v151, 0x1a000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, 0, v152, vcc_lo
	v_add_co_u32 v2, vcc_lo, v151, 0x1c000
	v_add_co_ci_u32_e64 v3, null, 0, v152, vcc_lo
	v_add_co_u32 v4, vcc_lo, v151, 0x1e000
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, 0, v152, vcc_lo
	s_clause 0x5
	global_store_b128 v[0:1], v[104:107], off offset:-4096
	global_store_b128 v[0:1], v[108:111], off
	global_store_b128 v[2:3], v[112:115], off offset:-4096
	global_store_b128 v[2:3], v[116:119], off
	global_store_b128 v[4:5], v[96:99], off offset:-4096
	global_store_b128 v[4:5], v[100:103], off
	v_add_co_u32 v0, vcc_lo, v151, 0x20000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, 0, v152, vcc_lo
	v_add_co_u32 v2, vcc_lo, v151, 0x22000
	v_add_co_ci_u32_e64 v3, null, 0, v152, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x23000, v151
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, 0, v152, vcc_lo
	s_clause 0x5
	global_store_b128 v[0:1], v[76:79], off offset:-4096
	global_store_b128 v[0:1], v[80:83], off
	global_store_b128 v[2:3], v[84:87], off offset:-4096
	global_store_b128 v[2:3], v[88:91], off
	global_store_b128 v144, v[92:95], s[0:1]
	global_store_b128 v[4:5], v[48:51], off
	.loc	0 87 0
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel no_bounds
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 153
		.amdhsa_next_free_sgpr 6
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 18
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	loop_spills_fixed,@function
loop_spills_fixed: ; @loop_spills_fixed
	.loc	0 91 0
	s_clause 0x1
	s_load_b64 s[2:3], s[0:1], 0x0
	s_load_b32 s4, s[0:1], 0x10
	.loc	0 37 0 ; @[ registers.cu:91 ]
	v_lshlrev_b32_e32 v144, 4, v0
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v86, s5, s2, v144
	v_add_co_ci_u32_e64 v87, null, s3, 0, s5
	.loc	0 39 0 ; @[ registers.cu:91 ]
	s_cmp_gt_i32 s4, 0
	.loc	0 37 0 ; @[ registers.cu:91 ]
	v_add_co_u32 v0, vcc_lo, v86, 0x2000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, 0, v87, vcc_lo
	v_add_co_u32 v2, vcc_lo, v86, 0x4000
	v_add_co_ci_u32_e64 v3, null, 0, v87, vcc_lo
	v_add_co_u32 v4, vcc_lo, v86, 0x6000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, 0, v87, vcc_lo
	v_add_co_u32 v6, vcc_lo, v86, 0x8000
	v_add_co_ci_u32_e64 v7, null, 0, v87, vcc_lo
	v_add_co_u32 v12, vcc_lo, v86, 0xa000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v13, null, 0, v87, vcc_lo
	v_add_co_u32 v20, vcc_lo, v86, 0xc000
	v_add_co_ci_u32_e64 v21, null, 0, v87, vcc_lo
	v_add_co_u32 v28, vcc_lo, v86, 0xe000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v29, null, 0, v87, vcc_lo
	v_add_co_u32 v36, vcc_lo, v86, 0x10000
	v_add_co_ci_u32_e64 v37, null, 0, v87, vcc_lo
	v_add_co_u32 v44, vcc_lo, v86, 0x12000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v45, null, 0, v87, vcc_lo
	v_add_co_u32 v48, vcc_lo, v86, 0x14000
	v_add_co_ci_u32_e64 v49, null, 0, v87, vcc_lo
	v_add_co_u32 v50, vcc_lo, v86, 0x16000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v51, null, 0, v87, vcc_lo
	v_add_co_u32 v76, vcc_lo, v86, 0x18000
	v_add_co_ci_u32_e64 v77, null, 0, v87, vcc_lo
	v_add_co_u32 v78, vcc_lo, v86, 0x1a000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v79, null, 0, v87, vcc_lo
	v_add_co_u32 v80, vcc_lo, v86, 0x1c000
	v_add_co_ci_u32_e64 v81, null, 0, v87, vcc_lo
	v_add_co_u32 v82, vcc_lo, v86, 0x1e000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v83, null, 0, v87, vcc_lo
	v_add_co_u32 v84, vcc_lo, v86, 0x20000
	v_add_co_ci_u32_e64 v85, null, 0, v87, vcc_lo
	v_add_co_u32 v88, vcc_lo, v86, 0x22000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v89, null, 0, v87, vcc_lo
	v_add_co_u32 v92, vcc_lo, 0x23000, v86
	v_add_co_ci_u32_e64 v93, null, 0, v87, vcc_lo
	s_clause 0x1f
	global_load_b128 v[128:131], v[48:49], off offset:-4096
	global_load_b128 v[132:135], v[48:49], off
	global_load_b128 v[136:139], v[50:51], off offset:-4096
	global_load_b128 v[140:143], v[50:51], off
	global_load_b128 v[120:123], v[76:77], off offset:-4096
	global_load_b128 v[124:127], v[76:77], off
	global_load_b128 v[104:107], v[78:79], off offset:-4096
	global_load_b128 v[108:111], v[78:79], off
	global_load_b128 v[112:115], v[80:81], off offset:-4096
	global_load_b128 v[116:119], v[80:81], off
	global_load_b128 v[96:99], v[82:83], off offset:-4096
	global_load_b128 v[100:103], v[82:83], off
	global_load_b128 v[76:79], v[84:85], off offset:-4096
	global_load_b128 v[80:83], v[84:85], off
	global_load_b128 v[84:87], v[88:89], off offset:-4096
	global_load_b128 v[88:91], v[88:89], off
	global_load_b128 v[48:51], v[92:93], off
	global_load_b128 v[92:95], v144, s[2:3]
	global_load_b128 v[60:63], v[0:1], off offset:-4096
	global_load_b128 v[64:67], v[0:1], off
	global_load_b128 v[68:71], v[2:3], off offset:-4096
	global_load_b128 v[72:75], v[2:3], off
	global_load_b128 v[52:55], v[4:5], off offset:-4096
	global_load_b128 v[56:59], v[4:5], off
	global_load_b128 v[0:3], v[6:7], off offset:-4096
	global_load_b128 v[4:7], v[6:7], off
	global_load_b128 v[8:11], v[12:13], off offset:-4096
	global_load_b128 v[12:15], v[12:13], off
	global_load_b128 v[16:19], v[20:21], off offset:-4096
	global_load_b128 v[20:23], v[20:21], off
	global_load_b128 v[24:27], v[28:29], off offset:-4096
	global_load_b128 v[28:31], v[28:29], off
	s_clause 0x3
	global_load_b128 v[32:35], v[36:37], off offset:-4096
	global_load_b128 v[36:39], v[36:37], off
	global_load_b128 v[40:43], v[44:45], off offset:-4096
	global_load_b128 v[44:47], v[44:45], off
	s_mov_b32 s2, 0
	.loc	0 39 0 ; @[ registers.cu:91 ]
	s_cbranch_scc0 .LBB3_2
	.loc	0 0 0
	s_mov_b32 s2, -1
.LBB3_2:
	s_load_b64 s[0:1], s[0:1], 0x8
	s_and_not1_b32 vcc_lo, exec_lo, s2
	s_cbranch_vccnz .LBB3_4
.LBB3_3: ; =>This Inner Loop Header: Depth=1
	.loc	0 42 0 ; @[ registers.cu:91 ]
	s_waitcnt vmcnt(16)
	v_dual_add_f32 v92, v61, v92 :: v_dual_add_f32 v93, v66, v93
	.loc	0 44 0 ; @[ registers.cu:91 ]
	s_waitcnt vmcnt(14)
	v_dual_add_f32 v94, v71, v94 :: v_dual_add_f32 v95, v72, v95
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v60, v65, v60 :: v_dual_add_f32 v61, v70, v61
	.loc	0 44 0 ; @[ registers.cu:91 ]
	s_waitcnt vmcnt(13)
	v_dual_add_f32 v62, v75, v62 :: v_dual_add_f32 v63, v52, v63
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v64, v69, v64 :: v_dual_add_f32 v65, v74, v65
	.loc	0 44 0 ; @[ registers.cu:91 ]
	s_waitcnt vmcnt(12)
	v_dual_add_f32 v66, v55, v66 :: v_dual_add_f32 v67, v56, v67
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v68, v73, v68 :: v_dual_add_f32 v69, v54, v69
	.loc	0 44 0 ; @[ registers.cu:91 ]
	s_waitcnt vmcnt(11)
	v_dual_add_f32 v70, v59, v70 :: v_dual_add_f32 v71, v0, v71
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v72, v53, v72 :: v_dual_add_f32 v73, v58, v73
	.loc	0 44 0 ; @[ registers.cu:91 ]
	s_waitcnt vmcnt(10)
	v_dual_add_f32 v74, v3, v74 :: v_dual_add_f32 v75, v4, v75
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v52, v57, v52 :: v_dual_add_f32 v53, v2, v53
	.loc	0 44 0 ; @[ registers.cu:91 ]
	s_waitcnt vmcnt(9)
	v_dual_add_f32 v54, v7, v54 :: v_dual_add_f32 v55, v8, v55
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v56, v1, v56 :: v_dual_add_f32 v57, v6, v57
	.loc	0 44 0 ; @[ registers.cu:91 ]
	s_waitcnt vmcnt(8)
	v_dual_add_f32 v58, v11, v58 :: v_dual_add_f32 v59, v12, v59
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v0, v5, v0 :: v_dual_add_f32 v1, v10, v1
	.loc	0 44 0 ; @[ registers.cu:91 ]
	s_waitcnt vmcnt(7)
	v_dual_add_f32 v2, v15, v2 :: v_dual_add_f32 v3, v16, v3
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v4, v9, v4 :: v_dual_add_f32 v5, v14, v5
	.loc	0 44 0 ; @[ registers.cu:91 ]
	s_waitcnt vmcnt(6)
	v_dual_add_f32 v6, v19, v6 :: v_dual_add_f32 v7, v20, v7
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v8, v13, v8 :: v_dual_add_f32 v9, v18, v9
	.loc	0 44 0 ; @[ registers.cu:91 ]
	s_waitcnt vmcnt(5)
	v_dual_add_f32 v10, v23, v10 :: v_dual_add_f32 v11, v24, v11
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v12, v17, v12 :: v_dual_add_f32 v13, v22, v13
	.loc	0 44 0 ; @[ registers.cu:91 ]
	s_waitcnt vmcnt(4)
	v_dual_add_f32 v14, v27, v14 :: v_dual_add_f32 v15, v28, v15
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v16, v21, v16 :: v_dual_add_f32 v17, v26, v17
	.loc	0 44 0 ; @[ registers.cu:91 ]
	s_waitcnt vmcnt(3)
	v_dual_add_f32 v18, v31, v18 :: v_dual_add_f32 v19, v32, v19
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v20, v25, v20 :: v_dual_add_f32 v21, v30, v21
	.loc	0 44 0 ; @[ registers.cu:91 ]
	s_waitcnt vmcnt(2)
	v_dual_add_f32 v22, v35, v22 :: v_dual_add_f32 v23, v36, v23
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v24, v29, v24 :: v_dual_add_f32 v25, v34, v25
	.loc	0 44 0 ; @[ registers.cu:91 ]
	s_waitcnt vmcnt(1)
	v_dual_add_f32 v26, v39, v26 :: v_dual_add_f32 v27, v40, v27
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v28, v33, v28 :: v_dual_add_f32 v29, v38, v29
	.loc	0 44 0 ; @[ registers.cu:91 ]
	s_waitcnt vmcnt(0)
	v_dual_add_f32 v30, v43, v30 :: v_dual_add_f32 v31, v44, v31
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v32, v37, v32 :: v_dual_add_f32 v33, v42, v33
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v34, v47, v34 :: v_dual_add_f32 v35, v128, v35
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v36, v41, v36 :: v_dual_add_f32 v37, v46, v37
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v38, v131, v38 :: v_dual_add_f32 v39, v132, v39
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v40, v45, v40 :: v_dual_add_f32 v41, v130, v41
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v42, v135, v42 :: v_dual_add_f32 v43, v136, v43
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v44, v129, v44 :: v_dual_add_f32 v45, v134, v45
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v46, v139, v46 :: v_dual_add_f32 v47, v140, v47
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v128, v133, v128 :: v_dual_add_f32 v129, v138, v129
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v130, v143, v130 :: v_dual_add_f32 v131, v120, v131
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v132, v137, v132 :: v_dual_add_f32 v133, v142, v133
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v134, v123, v134 :: v_dual_add_f32 v135, v124, v135
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v136, v141, v136 :: v_dual_add_f32 v137, v122, v137
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v138, v127, v138 :: v_dual_add_f32 v139, v104, v139
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v140, v121, v140 :: v_dual_add_f32 v141, v126, v141
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v142, v107, v142 :: v_dual_add_f32 v143, v108, v143
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v120, v125, v120 :: v_dual_add_f32 v121, v106, v121
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v122, v111, v122 :: v_dual_add_f32 v123, v112, v123
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v124, v105, v124 :: v_dual_add_f32 v125, v110, v125
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v126, v115, v126 :: v_dual_add_f32 v127, v116, v127
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v104, v109, v104 :: v_dual_add_f32 v105, v114, v105
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v106, v119, v106 :: v_dual_add_f32 v107, v96, v107
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v108, v113, v108 :: v_dual_add_f32 v109, v118, v109
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v110, v99, v110 :: v_dual_add_f32 v111, v100, v111
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v112, v117, v112 :: v_dual_add_f32 v113, v98, v113
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v114, v103, v114 :: v_dual_add_f32 v115, v76, v115
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v116, v97, v116 :: v_dual_add_f32 v117, v102, v117
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v118, v79, v118 :: v_dual_add_f32 v119, v80, v119
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v96, v101, v96 :: v_dual_add_f32 v97, v78, v97
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v98, v83, v98 :: v_dual_add_f32 v99, v84, v99
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v100, v77, v100 :: v_dual_add_f32 v101, v82, v101
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v102, v87, v102 :: v_dual_add_f32 v103, v88, v103
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v76, v81, v76 :: v_dual_add_f32 v77, v86, v77
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v78, v91, v78 :: v_dual_add_f32 v79, v48, v79
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v80, v85, v80 :: v_dual_add_f32 v81, v90, v81
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v82, v51, v82 :: v_dual_add_f32 v85, v50, v85
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_add_f32_e32 v84, v89, v84
	v_add_f32_e32 v88, v49, v88
	.loc	0 45 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v83, v83, v92 :: v_dual_add_f32 v86, v86, v95
	v_dual_add_f32 v87, v87, v60 :: v_dual_add_f32 v90, v90, v63
	.loc	0 43 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v89, v89, v94 :: v_dual_add_f32 v48, v48, v93
	.loc	0 45 0 ; @[ registers.cu:91 ]
	v_dual_add_f32 v91, v91, v64 :: v_dual_add_f32 v50, v50, v67
	.loc	0 43 0 ; @[ registers.cu:91 ]
	v_add_f32_e32 v49, v49, v62
	.loc	0 45 0 ; @[ registers.cu:91 ]
	v_add_f32_e32 v51, v51, v68
	.loc	0 39 0 ; @[ registers.cu:91 ]
	s_add_i32 s4, s4, -1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 .LBB3_3
.LBB3_4:
	.loc	0 49 0 ; @[ registers.cu:91 ]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v151, s2, s0, v144
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v152, null, s1, 0, s2
	v_add_co_u32 v145, vcc_lo, v151, 0x2000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v146, null, 0, v152, vcc_lo
	v_add_co_u32 v147, vcc_lo, v151, 0x4000
	v_add_co_ci_u32_e64 v148, null, 0, v152, vcc_lo
	v_add_co_u32 v149, vcc_lo, v151, 0x6000
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v150, null, 0, v152, vcc_lo
	s_waitcnt vmcnt(17)
	global_store_b128 v[145:146], v[60:63], off offset:-4096
	s_waitcnt vmcnt(16)
	global_store_b128 v[145:146], v[64:67], off
	s_waitcnt vmcnt(15)
	global_store_b128 v[147:148], v[68:71], off offset:-4096
	s_waitcnt vmcnt(14)
	global_store_b128 v[147:148], v[72:75], off
	s_waitcnt vmcnt(13)
	global_store_b128 v[149:150], v[52:55], off offset:-4096
	s_waitcnt vmcnt(12)
	global_store_b128 v[149:150], v[56:59], off
	v_add_co_u32 v52, vcc_lo, v151, 0x8000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v53, null, 0, v152, vcc_lo
	v_add_co_u32 v54, vcc_lo, v151, 0xa000
	v_add_co_ci_u32_e64 v55, null, 0, v152, vcc_lo
	v_add_co_u32 v56, vcc_lo, v151, 0xc000
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v57, null, 0, v152, vcc_lo
	s_waitcnt vmcnt(11)
	global_store_b128 v[52:53], v[0:3], off offset:-4096
	s_waitcnt vmcnt(10)
	global_store_b128 v[52:53], v[4:7], off
	s_waitcnt vmcnt(9)
	global_store_b128 v[54:55], v[8:11], off offset:-4096
	s_waitcnt vmcnt(8)
	global_store_b128 v[54:55], v[12:15], off
	s_waitcnt vmcnt(7)
	global_store_b128 v[56:57], v[16:19], off offset:-4096
	s_waitcnt vmcnt(6)
	global_store_b128 v[56:57], v[20:23], off
	v_add_co_u32 v0, vcc_lo, v151, 0xe000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, 0, v152, vcc_lo
	v_add_co_u32 v2, vcc_lo, v151, 0x10000
	v_add_co_ci_u32_e64 v3, null, 0, v152, vcc_lo
	v_add_co_u32 v4, vcc_lo, v151, 0x12000
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, 0, v152, vcc_lo
	s_waitcnt vmcnt(5)
	global_store_b128 v[0:1], v[24:27], off offset:-4096
	s_waitcnt vmcnt(4)
	global_store_b128 v[0:1], v[28:31], off
	s_waitcnt vmcnt(3)
	global_store_b128 v[2:3], v[32:35], off offset:-4096
	s_waitcnt vmcnt(2)
	global_store_b128 v[2:3], v[36:39], off
	s_waitcnt vmcnt(1)
	global_store_b128 v[4:5], v[40:43], off offset:-4096
	s_waitcnt vmcnt(0)
	global_store_b128 v[4:5], v[44:47], off
	v_add_co_u32 v0, vcc_lo, v151, 0x14000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, 0, v152, vcc_lo
	v_add_co_u32 v2, vcc_lo, v151, 0x16000
	v_add_co_ci_u32_e64 v3, null, 0, v152, vcc_lo
	v_add_co_u32 v4, vcc_lo, v151, 0x18000
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, 0, v152, vcc_lo
	s_clause 0x5
	global_store_b128 v[0:1], v[128:131], off offset:-4096
	global_store_b128 v[0:1], v[132:135], off
	global_store_b128 v[2:3], v[136:139], off offset:-4096
	global_store_b128 v[2:3], v[140:143], off
	global_store_b128 v[4:5], v[120:123], off offset:-4096
	global_store_b128 v[4:5], v[124:127], off
	v_add_co_u32 v0, vcc_lo, v151, 0x1a000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, 0, v152, vcc_lo
	v_add_co_u32 v2, vcc_lo, v151, 0x1c000
	v_add_co_ci_u32_e64 v3, null, 0, v152, vcc_lo
	v_add_co_u32 v4, vcc_lo, v151, 0x1e000
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, 0, v152, vcc_lo
	s_clause 0x5
	global_store_b128 v[0:1], v[104:107], off offset:-4096
	global_store_b128 v[0:1], v[108:111], off
	global_store_b128 v[2:3], v[112:115], off offset:-4096
	global_store_b128 v[2:3], v[116:119], off
	global_store_b128 v[4:5], v[96:99], off offset:-4096
	global_store_b128 v[4:5], v[100:103], off
	v_add_co_u32 v0, vcc_lo, v151, 0x20000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, 0, v152, vcc_lo
	v_add_co_u32 v2, vcc_lo, v151, 0x22000
	v_add_co_ci_u32_e64 v3, null, 0, v152, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x23000, v151
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, 0, v152, vcc_lo
	s_clause 0x5
	global_store_b128 v[0:1], v[76:79], off offset:-4096
	global_store_b128 v[0:1], v[80:83], off
	global_store_b128 v[2:3], v[84:87], off offset:-4096
	global_store_b128 v[2:3], v[88:91], off
	global_store_b128 v144, v[92:95], s[0:1]
	global_store_b128 v[4:5], v[48:51], off
	.loc	0 92 0
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel loop_spills_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 153
		.amdhsa_next_free_sgpr 6
		.amdhsa_reserve_vcc 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 18
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
    .max_flat_workgroup_size: 128
    .name: registers_over
    .private_segment_fixed_size: 0
    .sgpr_count: 10
    .vgpr_count: 100
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
    .max_flat_workgroup_size: 128
    .name: registers_over_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 10
    .vgpr_count: 56
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .name: no_bounds
    .private_segment_fixed_size: 0
    .sgpr_count: 8
    .vgpr_count: 153
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
      - .actual_access: read_only
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .actual_access: write_only
        .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 128
    .name: loop_spills_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 8
    .vgpr_count: 153
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target: amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
