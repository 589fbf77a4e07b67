	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 6
	.text
	.type	registers_over,@function
registers_over: ; @registers_over
	.file	0 "registers.cu"
	.loc	0 25 0
	s_load_dword s6, s[0:1], 0x18
	s_load_dwordx2 s[4:5], s[0:1], 0x10
	v_mov_b32_e32 v45, 0
	.loc	0 8 0 ; @[ registers.cu:25 ]
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 1
	s_cbranch_scc1 .LBB0_4
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	.loc	0 8 0 ; @[ registers.cu:25 ]
	v_or_b32_e32 v50, 0x2d00, v0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v43, 0
	v_mov_b32_e32 v46, 0
	v_mov_b32_e32 v47, 0
	v_mov_b32_e32 v48, 0
	v_mov_b32_e32 v49, 0
.LBB0_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 10 0 ; @[ registers.cu:25 ]
	v_add_u32_e32 v44, 0xffffd300, v50
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[52:53], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xffffd700, v50
	global_load_dword v56, v[52:53], off
	global_load_dword v57, v[52:53], off offset:1024
	global_load_dword v58, v[52:53], off offset:2048
	global_load_dword v59, v[52:53], off offset:3072
	v_lshl_add_u64 v[52:53], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xffffd800, v50
	v_lshl_add_u64 v[60:61], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xffffd900, v50
	global_load_dword v62, v[52:53], off
	global_load_dword v63, v[60:61], off
	v_lshl_add_u64 v[52:53], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xffffda00, v50
	v_lshl_add_u64 v[60:61], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xffffdb00, v50
	global_load_dword v64, v[52:53], off
	global_load_dword v65, v[60:61], off
	v_lshl_add_u64 v[52:53], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xffffdc00, v50
	v_lshl_add_u64 v[60:61], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xffffdd00, v50
	global_load_dword v66, v[52:53], off
	global_load_dword v67, v[60:61], off
	v_lshl_add_u64 v[52:53], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xffffde00, v50
	v_lshl_add_u64 v[60:61], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xffffdf00, v50
	global_load_dword v68, v[52:53], off
	global_load_dword v69, v[60:61], off
	v_lshl_add_u64 v[52:53], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xffffe000, v50
	v_lshl_add_u64 v[60:61], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xffffe100, v50
	global_load_dword v70, v[52:53], off
	global_load_dword v71, v[60:61], off
	v_lshl_add_u64 v[52:53], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xffffe200, v50
	v_lshl_add_u64 v[60:61], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xffffe300, v50
	global_load_dword v72, v[52:53], off
	global_load_dword v73, v[60:61], off
	v_lshl_add_u64 v[52:53], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xffffe400, v50
	v_lshl_add_u64 v[60:61], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xffffe500, v50
	global_load_dword v74, v[52:53], off
	global_load_dword v75, v[60:61], off
	v_lshl_add_u64 v[52:53], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xffffe600, v50
	v_lshl_add_u64 v[60:61], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xffffe700, v50
	global_load_dword v76, v[52:53], off
	global_load_dword v77, v[60:61], off
	v_lshl_add_u64 v[52:53], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xffffe800, v50
	v_lshl_add_u64 v[60:61], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xffffe900, v50
	global_load_dword v78, v[52:53], off
	global_load_dword v79, v[60:61], off
	v_lshl_add_u64 v[52:53], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xffffea00, v50
	v_lshl_add_u64 v[60:61], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xffffeb00, v50
	global_load_dword v80, v[52:53], off
	global_load_dword v81, v[60:61], off
	v_lshl_add_u64 v[52:53], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xffffec00, v50
	v_lshl_add_u64 v[60:61], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xffffed00, v50
	global_load_dword v82, v[52:53], off
	global_load_dword v83, v[60:61], off
	v_lshl_add_u64 v[52:53], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xffffee00, v50
	v_lshl_add_u64 v[60:61], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xffffef00, v50
	global_load_dword v84, v[52:53], off
	global_load_dword v85, v[60:61], off
	v_lshl_add_u64 v[52:53], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xfffff000, v50
	v_lshl_add_u64 v[60:61], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xfffff100, v50
	global_load_dword v86, v[52:53], off
	global_load_dword v87, v[60:61], off
	v_lshl_add_u64 v[52:53], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xfffff200, v50
	v_lshl_add_u64 v[60:61], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xfffff300, v50
	global_load_dword v88, v[52:53], off
	global_load_dword v89, v[60:61], off
	v_lshl_add_u64 v[52:53], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xfffff400, v50
	v_lshl_add_u64 v[60:61], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xfffff500, v50
	global_load_dword v90, v[52:53], off
	global_load_dword v91, v[60:61], off
	v_lshl_add_u64 v[52:53], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xfffff600, v50
	v_lshl_add_u64 v[60:61], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xfffff700, v50
	global_load_dword v92, v[52:53], off
	global_load_dword v93, v[60:61], off
	v_lshl_add_u64 v[52:53], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xfffff800, v50
	v_lshl_add_u64 v[60:61], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xfffff900, v50
	global_load_dword v94, v[52:53], off
	global_load_dword v95, v[60:61], off
	v_lshl_add_u64 v[52:53], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xfffffa00, v50
	v_lshl_add_u64 v[60:61], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xfffffb00, v50
	global_load_dword v96, v[52:53], off
	global_load_dword v97, v[60:61], off
	v_lshl_add_u64 v[52:53], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xfffffc00, v50
	v_mov_b32_e32 v51, v45
	v_lshl_add_u64 v[60:61], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xfffffd00, v50
	v_lshl_add_u64 v[54:55], v[50:51], 2, s[2:3]
	v_lshl_add_u64 v[98:99], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xfffffe00, v50
	global_load_dword v55, v[54:55], off
	s_load_dword s8, s[0:1], 0x0
	global_load_dword v52, v[52:53], off
	s_nop 0
	global_load_dword v53, v[60:61], off
	global_load_dword v100, v[98:99], off
	v_lshl_add_u64 v[60:61], v[44:45], 2, s[2:3]
	v_add_u32_e32 v44, 0xffffff00, v50
	v_lshl_add_u64 v[98:99], v[44:45], 2, s[2:3]
	global_load_dword v101, v[60:61], off
	global_load_dword v54, v[98:99], off
	.loc	0 8 0 ; @[ registers.cu:25 ]
	s_add_i32 s6, s6, -1
	s_add_u32 s0, s0, 4
	s_addc_u32 s1, s1, 0
	s_cmp_lg_u32 s6, 0
	v_add_u32_e32 v50, 0x2e00, v50
	.loc	0 10 0 ; @[ registers.cu:25 ]
	s_waitcnt vmcnt(44) lgkmcnt(0)
	v_pk_fma_f32 v[48:49], s[8:9], v[56:57], v[48:49] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(42)
	v_pk_fma_f32 v[46:47], s[8:9], v[58:59], v[46:47] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(40)
	v_pk_fma_f32 v[42:43], s[8:9], v[62:63], v[42:43] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(38)
	v_pk_fma_f32 v[40:41], s[8:9], v[64:65], v[40:41] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(36)
	v_pk_fma_f32 v[38:39], s[8:9], v[66:67], v[38:39] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(34)
	v_pk_fma_f32 v[36:37], s[8:9], v[68:69], v[36:37] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(32)
	v_pk_fma_f32 v[34:35], s[8:9], v[70:71], v[34:35] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(30)
	v_pk_fma_f32 v[32:33], s[8:9], v[72:73], v[32:33] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(28)
	v_pk_fma_f32 v[30:31], s[8:9], v[74:75], v[30:31] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(26)
	v_pk_fma_f32 v[28:29], s[8:9], v[76:77], v[28:29] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(24)
	v_pk_fma_f32 v[26:27], s[8:9], v[78:79], v[26:27] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(22)
	v_pk_fma_f32 v[24:25], s[8:9], v[80:81], v[24:25] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(20)
	v_pk_fma_f32 v[22:23], s[8:9], v[82:83], v[22:23] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(18)
	v_pk_fma_f32 v[20:21], s[8:9], v[84:85], v[20:21] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(16)
	v_pk_fma_f32 v[18:19], s[8:9], v[86:87], v[18:19] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(14)
	v_pk_fma_f32 v[16:17], s[8:9], v[88:89], v[16:17] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(12)
	v_pk_fma_f32 v[14:15], s[8:9], v[90:91], v[14:15] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(10)
	v_pk_fma_f32 v[12:13], s[8:9], v[92:93], v[12:13] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(8)
	v_pk_fma_f32 v[10:11], s[8:9], v[94:95], v[10:11] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(6)
	v_pk_fma_f32 v[8:9], s[8:9], v[96:97], v[8:9] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(3)
	v_pk_fma_f32 v[6:7], s[8:9], v[52:53], v[6:7] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(1)
	v_pk_fma_f32 v[4:5], s[8:9], v[100:101], v[4:5] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[2:3], s[8:9], v[54:55], v[2:3] op_sel_hi:[0,1,1]
	.loc	0 8 0 ; @[ registers.cu:25 ]
	s_cbranch_scc1 .LBB0_2
	.loc	0 0 0
	v_mov_b32_e32 v45, v49
	s_branch .LBB0_5
.LBB0_4:
	v_mov_b32_e32 v48, 0
	v_mov_b32_e32 v47, 0
	v_mov_b32_e32 v46, 0
	v_mov_b32_e32 v43, 0
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
.LBB0_5:
	.loc	0 12 0 ; @[ registers.cu:25 ]
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 0
	v_lshl_add_u64 v[50:51], s[4:5], 0, v[0:1]
	global_store_dword v0, v48, s[4:5]
	global_store_dword v0, v45, s[4:5] offset:1024
	global_store_dword v0, v46, s[4:5] offset:2048
	global_store_dword v0, v47, s[4:5] offset:3072
	v_add_co_u32_e32 v0, vcc, 0x1000, v50
	s_nop 1
	v_addc_co_u32_e32 v1, vcc, 0, v51, vcc
	global_store_dword v[0:1], v42, off
	global_store_dword v[0:1], v43, off offset:1024
	global_store_dword v[0:1], v40, off offset:2048
	global_store_dword v[0:1], v41, off offset:3072
	v_add_co_u32_e32 v0, vcc, 0x2000, v50
	s_nop 1
	v_addc_co_u32_e32 v1, vcc, 0, v51, vcc
	global_store_dword v[0:1], v38, off
	global_store_dword v[0:1], v39, off offset:1024
	global_store_dword v[0:1], v36, off offset:2048
	global_store_dword v[0:1], v37, off offset:3072
	v_add_co_u32_e32 v0, vcc, 0x3000, v50
	s_nop 1
	v_addc_co_u32_e32 v1, vcc, 0, v51, vcc
	global_store_dword v[0:1], v34, off
	global_store_dword v[0:1], v35, off offset:1024
	global_store_dword v[0:1], v32, off offset:2048
	global_store_dword v[0:1], v33, off offset:3072
	v_add_co_u32_e32 v0, vcc, 0x4000, v50
	s_nop 1
	v_addc_co_u32_e32 v1, vcc, 0, v51, vcc
	global_store_dword v[0:1], v30, off
	global_store_dword v[0:1], v31, off offset:1024
	global_store_dword v[0:1], v28, off offset:2048
	global_store_dword v[0:1], v29, off offset:3072
	v_add_co_u32_e32 v0, vcc, 0x5000, v50
	s_nop 1
	v_addc_co_u32_e32 v1, vcc, 0, v51, vcc
	global_store_dword v[0:1], v26, off
	global_store_dword v[0:1], v27, off offset:1024
	global_store_dword v[0:1], v24, off offset:2048
	global_store_dword v[0:1], v25, off offset:3072
	v_add_co_u32_e32 v0, vcc, 0x6000, v50
	s_nop 1
	v_addc_co_u32_e32 v1, vcc, 0, v51, vcc
	global_store_dword v[0:1], v22, off
	global_store_dword v[0:1], v23, off offset:1024
	global_store_dword v[0:1], v20, off offset:2048
	global_store_dword v[0:1], v21, off offset:3072
	v_add_co_u32_e32 v0, vcc, 0x7000, v50
	s_nop 1
	v_addc_co_u32_e32 v1, vcc, 0, v51, vcc
	global_store_dword v[0:1], v18, off
	global_store_dword v[0:1], v19, off offset:1024
	global_store_dword v[0:1], v16, off offset:2048
	global_store_dword v[0:1], v17, off offset:3072
	v_add_co_u32_e32 v0, vcc, 0x8000, v50
	s_nop 1
	v_addc_co_u32_e32 v1, vcc, 0, v51, vcc
	global_store_dword v[0:1], v14, off
	global_store_dword v[0:1], v15, off offset:1024
	global_store_dword v[0:1], v12, off offset:2048
	global_store_dword v[0:1], v13, off offset:3072
	v_add_co_u32_e32 v0, vcc, 0x9000, v50
	s_nop 1
	v_addc_co_u32_e32 v1, vcc, 0, v51, vcc
	global_store_dword v[0:1], v10, off
	global_store_dword v[0:1], v11, off offset:1024
	global_store_dword v[0:1], v8, off offset:2048
	global_store_dword v[0:1], v9, off offset:3072
	v_add_co_u32_e32 v0, vcc, 0xa000, v50
	s_nop 1
	v_addc_co_u32_e32 v1, vcc, 0, v51, vcc
	global_store_dword v[0:1], v6, off
	global_store_dword v[0:1], v7, off offset:1024
	global_store_dword v[0:1], v4, off offset:2048
	global_store_dword v[0:1], v5, off offset:3072
	v_add_co_u32_e32 v0, vcc, 0xb000, v50
	s_nop 1
	v_addc_co_u32_e32 v1, vcc, 0, v51, vcc
	global_store_dword v[0:1], v2, off
	global_store_dword v[0:1], v3, off offset:1024
	.loc	0 26 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel registers_over
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 102
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 104
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	registers_over_fixed,@function
registers_over_fixed: ; @registers_over_fixed
	.loc	0 30 0
	s_load_dword s6, s[0:1], 0x18
	s_load_dwordx2 s[4:5], s[0:1], 0x10
	v_mov_b32_e32 v23, 0
	.loc	0 8 0 ; @[ registers.cu:30 ]
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 1
	s_cbranch_scc1 .LBB1_4
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[0:1], 0x0
	.loc	0 8 0 ; @[ registers.cu:30 ]
	v_or_b32_e32 v28, 0x1700, v0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	s_movk_i32 s7, 0x1000
.LBB1_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 10 0 ; @[ registers.cu:30 ]
	v_add_u32_e32 v22, 0xffffe900, v28
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[30:31], v[22:23], 2, s[2:3]
	v_add_u32_e32 v22, 0xffffee00, v28
	v_add_co_u32_e32 v34, vcc, s7, v30
	v_lshl_add_u64 v[36:37], v[22:23], 2, s[2:3]
	v_add_u32_e32 v22, 0xffffef00, v28
	v_addc_co_u32_e32 v35, vcc, 0, v31, vcc
	global_load_dword v38, v[30:31], off
	global_load_dword v39, v[30:31], off offset:1024
	global_load_dword v40, v[30:31], off offset:2048
	global_load_dword v41, v[30:31], off offset:3072
	global_load_dword v42, v[34:35], off
	global_load_dword v43, v[36:37], off
	v_lshl_add_u64 v[30:31], v[22:23], 2, s[2:3]
	v_add_u32_e32 v22, 0xfffff000, v28
	v_lshl_add_u64 v[34:35], v[22:23], 2, s[2:3]
	v_add_u32_e32 v22, 0xfffff100, v28
	global_load_dword v36, v[30:31], off
	global_load_dword v37, v[34:35], off
	v_lshl_add_u64 v[30:31], v[22:23], 2, s[2:3]
	v_add_u32_e32 v22, 0xfffff200, v28
	v_lshl_add_u64 v[34:35], v[22:23], 2, s[2:3]
	v_add_u32_e32 v22, 0xfffff300, v28
	global_load_dword v44, v[30:31], off
	global_load_dword v45, v[34:35], off
	v_lshl_add_u64 v[30:31], v[22:23], 2, s[2:3]
	v_add_u32_e32 v22, 0xfffff400, v28
	v_lshl_add_u64 v[34:35], v[22:23], 2, s[2:3]
	v_add_u32_e32 v22, 0xfffff500, v28
	global_load_dword v46, v[30:31], off
	global_load_dword v47, v[34:35], off
	v_lshl_add_u64 v[30:31], v[22:23], 2, s[2:3]
	v_add_u32_e32 v22, 0xfffff600, v28
	v_lshl_add_u64 v[34:35], v[22:23], 2, s[2:3]
	v_add_u32_e32 v22, 0xfffff700, v28
	global_load_dword v48, v[30:31], off
	global_load_dword v49, v[34:35], off
	v_lshl_add_u64 v[30:31], v[22:23], 2, s[2:3]
	v_add_u32_e32 v22, 0xfffff800, v28
	v_lshl_add_u64 v[34:35], v[22:23], 2, s[2:3]
	v_add_u32_e32 v22, 0xfffff900, v28
	global_load_dword v50, v[30:31], off
	global_load_dword v51, v[34:35], off
	v_lshl_add_u64 v[30:31], v[22:23], 2, s[2:3]
	v_add_u32_e32 v22, 0xfffffa00, v28
	v_lshl_add_u64 v[34:35], v[22:23], 2, s[2:3]
	v_add_u32_e32 v22, 0xfffffb00, v28
	v_lshl_add_u64 v[52:53], v[22:23], 2, s[2:3]
	v_add_u32_e32 v22, 0xfffffc00, v28
	global_load_dword v30, v[30:31], off
	s_nop 0
	global_load_dword v31, v[34:35], off
	global_load_dword v54, v[52:53], off
	v_lshl_add_u64 v[34:35], v[22:23], 2, s[2:3]
	v_add_u32_e32 v22, 0xfffffd00, v28
	v_lshl_add_u64 v[52:53], v[22:23], 2, s[2:3]
	v_add_u32_e32 v22, 0xfffffe00, v28
	v_mov_b32_e32 v29, v23
	global_load_dword v55, v[34:35], off
	global_load_dword v56, v[52:53], off
	v_lshl_add_u64 v[34:35], v[22:23], 2, s[2:3]
	v_add_u32_e32 v22, 0xffffff00, v28
	v_lshl_add_u64 v[32:33], v[28:29], 2, s[2:3]
	v_lshl_add_u64 v[52:53], v[22:23], 2, s[2:3]
	global_load_dword v57, v[34:35], off
	global_load_dword v58, v[52:53], off
	global_load_dword v59, v[32:33], off
	s_load_dword s8, s[0:1], 0x0
	.loc	0 8 0 ; @[ registers.cu:30 ]
	s_add_i32 s6, s6, -1
	s_add_u32 s0, s0, 4
	s_addc_u32 s1, s1, 0
	s_cmp_lg_u32 s6, 0
	v_add_u32_e32 v28, 0x1800, v28
	.loc	0 10 0 ; @[ registers.cu:30 ]
	s_waitcnt vmcnt(22) lgkmcnt(0)
	v_pk_fma_f32 v[26:27], s[8:9], v[38:39], v[26:27] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(20)
	v_pk_fma_f32 v[24:25], s[8:9], v[40:41], v[24:25] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(18)
	v_pk_fma_f32 v[20:21], s[8:9], v[42:43], v[20:21] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(16)
	v_pk_fma_f32 v[18:19], s[8:9], v[36:37], v[18:19] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(14)
	v_pk_fma_f32 v[16:17], s[8:9], v[44:45], v[16:17] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(12)
	v_pk_fma_f32 v[14:15], s[8:9], v[46:47], v[14:15] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(10)
	v_pk_fma_f32 v[12:13], s[8:9], v[48:49], v[12:13] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(8)
	v_pk_fma_f32 v[10:11], s[8:9], v[50:51], v[10:11] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(6)
	v_pk_fma_f32 v[8:9], s[8:9], v[30:31], v[8:9] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(4)
	v_pk_fma_f32 v[6:7], s[8:9], v[54:55], v[6:7] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(2)
	v_pk_fma_f32 v[4:5], s[8:9], v[56:57], v[4:5] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[2:3], s[8:9], v[58:59], v[2:3] op_sel_hi:[0,1,1]
	.loc	0 8 0 ; @[ registers.cu:30 ]
	s_cbranch_scc1 .LBB1_2
	.loc	0 0 0
	v_mov_b32_e32 v23, v27
	s_branch .LBB1_5
.LBB1_4:
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
.LBB1_5:
	.loc	0 12 0 ; @[ registers.cu:30 ]
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 0
	v_lshl_add_u64 v[28:29], s[4:5], 0, v[0:1]
	global_store_dword v0, v26, s[4:5]
	global_store_dword v0, v23, s[4:5] offset:1024
	global_store_dword v0, v24, s[4:5] offset:2048
	global_store_dword v0, v25, s[4:5] offset:3072
	v_add_co_u32_e32 v0, vcc, 0x1000, v28
	s_nop 1
	v_addc_co_u32_e32 v1, vcc, 0, v29, vcc
	global_store_dword v[0:1], v20, off
	global_store_dword v[0:1], v21, off offset:1024
	global_store_dword v[0:1], v18, off offset:2048
	global_store_dword v[0:1], v19, off offset:3072
	v_add_co_u32_e32 v0, vcc, 0x2000, v28
	s_nop 1
	v_addc_co_u32_e32 v1, vcc, 0, v29, vcc
	global_store_dword v[0:1], v16, off
	global_store_dword v[0:1], v17, off offset:1024
	global_store_dword v[0:1], v14, off offset:2048
	global_store_dword v[0:1], v15, off offset:3072
	v_add_co_u32_e32 v0, vcc, 0x3000, v28
	s_nop 1
	v_addc_co_u32_e32 v1, vcc, 0, v29, vcc
	global_store_dword v[0:1], v12, off
	global_store_dword v[0:1], v13, off offset:1024
	global_store_dword v[0:1], v10, off offset:2048
	global_store_dword v[0:1], v11, off offset:3072
	v_add_co_u32_e32 v0, vcc, 0x4000, v28
	s_nop 1
	v_addc_co_u32_e32 v1, vcc, 0, v29, vcc
	global_store_dword v[0:1], v8, off
	global_store_dword v[0:1], v9, off offset:1024
	global_store_dword v[0:1], v6, off offset:2048
	global_store_dword v[0:1], v7, off offset:3072
	v_add_co_u32_e32 v0, vcc, 0x5000, v28
	s_nop 1
	v_addc_co_u32_e32 v1, vcc, 0, v29, vcc
	global_store_dword v[0:1], v4, off
	global_store_dword v[0:1], v5, off offset:1024
	global_store_dword v[0:1], v2, off offset:2048
	global_store_dword v[0:1], v3, off offset:3072
	.loc	0 31 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel registers_over_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 60
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 60
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	no_bounds,@function
no_bounds: ; @no_bounds
	.loc	0 85 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	.loc	0 86 0
	s_load_dword s4, s[0:1], 0x10
	.loc	0 37 0 ; @[ registers.cu:86 ]
	v_mov_b32_e32 v3, 0
	v_lshlrev_b32_e32 v2, 4, v0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[18:19], s[2:3], 0, v[2:3]
	global_load_dwordx4 v[54:57], v2, s[2:3]
	v_add_co_u32_e32 v2, vcc, 0x1000, v18
	.loc	0 39 0 ; @[ registers.cu:86 ]
	s_cmp_gt_i32 s4, 0
	.loc	0 37 0 ; @[ registers.cu:86 ]
	s_nop 0
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[50:53], v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0x2000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[10:13], v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0x3000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[46:49], v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0x4000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[124:127], v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0x5000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[2:5], v[2:3], off
	s_waitcnt vmcnt(0)
	scratch_store_dwordx4 off, v[2:5], off offset:248 ; 16-byte Folded Spill
	s_nop 1
	v_add_co_u32_e32 v2, vcc, 0x6000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[110:113], v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0x7000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[2:5], v[2:3], off
	s_waitcnt vmcnt(0)
	scratch_store_dwordx4 off, v[2:5], off offset:232 ; 16-byte Folded Spill
	s_nop 1
	v_add_co_u32_e32 v2, vcc, 0x8000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[28:31], v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0x9000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[114:117], v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0xa000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[14:17], v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0xb000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[64:67], v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0xc000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[68:71], v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0xd000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[42:45], v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0xe000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[118:121], v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0xf000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[6:9], v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0x10000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[20:23], v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0x11000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[100:103], v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0x12000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[96:99], v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0x13000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[92:95], v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0x14000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[84:87], v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0x15000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[88:91], v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0x16000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[76:79], v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0x17000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[80:83], v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0x18000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[72:75], v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0x19000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[58:61], v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0x1a000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[24:27], v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0x1b000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[2:5], v[2:3], off
	s_waitcnt vmcnt(0)
	scratch_store_dwordx4 off, v[2:5], off offset:32 ; 16-byte Folded Spill
	s_nop 1
	v_add_co_u32_e32 v2, vcc, 0x1c000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[2:5], v[2:3], off
	s_waitcnt vmcnt(0)
	scratch_store_dwordx4 off, v[2:5], off offset:16 ; 16-byte Folded Spill
	s_nop 1
	v_add_co_u32_e32 v2, vcc, 0x1d000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[2:5], v[2:3], off
	s_waitcnt vmcnt(0)
	scratch_store_dwordx4 off, v[2:5], off ; 16-byte Folded Spill
	s_nop 1
	v_add_co_u32_e32 v2, vcc, 0x1e000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[2:5], v[2:3], off
	s_waitcnt vmcnt(0)
	scratch_store_dwordx4 off, v[2:5], off offset:80 ; 16-byte Folded Spill
	s_nop 1
	v_add_co_u32_e32 v2, vcc, 0x1f000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[2:5], v[2:3], off
	s_waitcnt vmcnt(0)
	scratch_store_dwordx4 off, v[2:5], off offset:64 ; 16-byte Folded Spill
	s_nop 1
	v_add_co_u32_e32 v2, vcc, 0x20000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[104:107], v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0x21000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	global_load_dwordx4 v[32:35], v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0x22000, v18
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v19, vcc
	v_add_co_u32_e32 v4, vcc, 0x23000, v18
	s_nop 1
	v_addc_co_u32_e32 v5, vcc, 0, v19, vcc
	.loc	0 39 0 ; @[ registers.cu:86 ]
	s_cbranch_scc1 .LBB2_2
	.loc	0 0 0
	s_mov_b64 s[2:3], 0
	s_branch .LBB2_3
.LBB2_2:
	s_mov_b64 s[2:3], -1
.LBB2_3:
	global_load_dwordx4 v[36:39], v[2:3], off
	s_nop 0
	global_load_dwordx4 v[2:5], v[4:5], off
	s_load_dwordx2 s[0:1], s[0:1], 0x8
	s_andn2_b64 vcc, exec, s[2:3]
	s_waitcnt vmcnt(3)
	scratch_store_dwordx4 off, v[104:107], off offset:48 ; 16-byte Folded Spill
	s_waitcnt vmcnt(1)
	scratch_store_dwordx4 off, v[2:5], off offset:264 ; 16-byte Folded Spill
	s_cbranch_vccnz .LBB2_7
	scratch_store_dwordx2 off, v[0:1], off offset:280 ; 8-byte Folded Spill
	v_mov_b32_e32 v1, v54
	scratch_store_dwordx2 off, v[0:1], off offset:192 ; 8-byte Folded Spill
	v_mov_b32_e32 v1, v56
	scratch_store_dwordx2 off, v[0:1], off offset:96 ; 8-byte Folded Spill
	scratch_store_dwordx4 off, v[54:57], off offset:200 ; 16-byte Folded Spill
	v_mov_b32_e32 v0, v57
	v_mov_b32_e32 v1, v50
	v_mov_b64_e32 v[106:107], v[22:23]
	v_mov_b64_e32 v[56:57], v[38:39]
	scratch_store_dwordx2 off, v[0:1], off offset:104 ; 8-byte Folded Spill
	v_mov_b64_e32 v[104:105], v[20:21]
	scratch_load_dwordx4 v[0:3], off, off offset:232 ; 16-byte Folded Reload
	scratch_load_dwordx4 v[18:21], off, off offset:248 ; 16-byte Folded Reload
	v_mov_b64_e32 v[54:55], v[36:37]
	scratch_load_dwordx4 v[38:41], off, off offset:264 ; 16-byte Folded Reload
	v_mov_b32_e32 v108, v11
	v_mov_b32_e32 v109, v12
	v_mov_b32_e32 v122, v47
	v_mov_b32_e32 v123, v48
	scratch_store_dwordx4 off, v[32:35], off offset:176 ; 16-byte Folded Spill
	scratch_store_dwordx4 off, v[24:27], off offset:112 ; 16-byte Folded Spill
	scratch_store_dwordx4 off, v[58:61], off offset:128 ; 16-byte Folded Spill
	scratch_store_dwordx4 off, v[72:75], off offset:144 ; 16-byte Folded Spill
	scratch_store_dwordx4 off, v[76:79], off offset:160 ; 16-byte Folded Spill
.LBB2_5: ; =>This Inner Loop Header: Depth=1
	.loc	0 43 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(6)
	v_mov_b32_e32 v4, v20
	v_mov_b32_e32 v5, v113
	scratch_store_dwordx2 off, v[4:5], off offset:232 ; 8-byte Folded Spill
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[4:5], v[18:19], v[112:113] op_sel:[1,0]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	scratch_store_dwordx2 off, v[4:5], off offset:248 ; 8-byte Folded Spill
	scratch_load_dwordx2 v[4:5], off, off offset:96 ; 8-byte Folded Reload
	v_pk_mov_b32 v[24:25], v[116:117], v[14:15] op_sel:[1,0]
	s_waitcnt vmcnt(5)
	v_pk_mov_b32 v[22:23], v[30:31], v[114:115] op_sel:[1,0]
	v_pk_add_f32 v[112:113], v[24:25], v[112:113]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[28:29], v[116:117] op_sel:[1,0]
	.loc	0 43 0 ; @[ registers.cu:86 ]
	v_mov_b32_e32 v47, v21
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_add_f32 v[20:21], v[22:23], v[20:21]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[22:23], v[0:1], v[30:31] op_sel:[1,0]
	scratch_load_dwordx4 v[72:75], off, off offset:112 ; 16-byte Folded Reload
	scratch_load_dwordx4 v[58:61], off, off offset:144 ; 16-byte Folded Reload
	scratch_load_dwordx4 v[76:79], off, off offset:128 ; 16-byte Folded Reload
	scratch_load_dwordx4 v[34:37], off, off offset:32 ; 16-byte Folded Reload
	v_mov_b32_e32 v63, v13
	scratch_store_dwordx2 off, v[22:23], off offset:264 ; 8-byte Folded Spill
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[22:23], v[2:3], v[28:29] op_sel:[1,0]
	.loc	0 43 0 ; @[ registers.cu:86 ]
	v_mov_b32_e32 v62, v109
	.loc	0 42 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(5)
	v_mov_b32_e32 v4, v39
	.loc	0 39 0 ; @[ registers.cu:86 ]
	s_add_i32 s4, s4, -1
	s_cmp_lg_u32 s4, 0
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_add_f32_e32 v5, v49, v5
	.loc	0 45 0 ; @[ registers.cu:86 ]
	v_add_f32_e32 v49, v0, v49
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_add_f32 v[0:1], v[24:25], v[0:1]
	v_pk_mov_b32 v[24:25], v[110:111], v[2:3] op_sel:[1,0]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	scratch_store_dwordx2 off, v[24:25], off offset:96 ; 8-byte Folded Spill
	v_pk_mov_b32 v[24:25], v[16:17], v[64:65] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[2:3], v[24:25], v[2:3]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[114:115], v[16:17] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[28:29], v[24:25], v[28:29]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[66:67], v[68:69] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[30:31], v[24:25], v[30:31]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	scratch_store_dwordx4 off, v[28:31], off offset:216 ; 16-byte Folded Spill
	scratch_load_dwordx4 v[26:29], off, off offset:160 ; 16-byte Folded Reload
	v_pk_mov_b32 v[24:25], v[14:15], v[66:67] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[114:115], v[24:25], v[114:115]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[70:71], v[42:43] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[116:117], v[24:25], v[116:117]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[64:65], v[70:71] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[14:15], v[24:25], v[14:15]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[44:45], v[118:119] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[16:17], v[24:25], v[16:17]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[68:69], v[44:45] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[64:65], v[24:25], v[64:65]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[120:121], v[6:7] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[66:67], v[24:25], v[66:67]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[42:43], v[120:121] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[68:69], v[24:25], v[68:69]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[8:9], v[104:105] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[70:71], v[24:25], v[70:71]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[118:119], v[8:9] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[42:43], v[24:25], v[42:43]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[106:107], v[100:101] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[44:45], v[24:25], v[44:45]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[6:7], v[106:107] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[118:119], v[24:25], v[118:119]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[102:103], v[96:97] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[120:121], v[24:25], v[120:121]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[104:105], v[102:103] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[6:7], v[24:25], v[6:7]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[98:99], v[92:93] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[8:9], v[24:25], v[8:9]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[100:101], v[98:99] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[104:105], v[24:25], v[104:105]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[94:95], v[84:85] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[106:107], v[24:25], v[106:107]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[96:97], v[94:95] op_sel:[1,0]
	v_mov_b64_e32 v[30:31], v[104:105]
	v_pk_add_f32 v[100:101], v[24:25], v[100:101]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[86:87], v[88:89] op_sel:[1,0]
	v_mov_b64_e32 v[32:33], v[106:107]
	v_pk_add_f32 v[102:103], v[24:25], v[102:103]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[92:93], v[86:87] op_sel:[1,0]
	v_mov_b64_e32 v[106:107], v[102:103]
	v_pk_add_f32 v[96:97], v[24:25], v[96:97]
	v_mov_b64_e32 v[104:105], v[100:101]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(0)
	v_pk_mov_b32 v[24:25], v[90:91], v[26:27] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[98:99], v[24:25], v[98:99]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[84:85], v[90:91] op_sel:[1,0]
	v_mov_b64_e32 v[102:103], v[98:99]
	v_pk_add_f32 v[92:93], v[24:25], v[92:93]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[28:29], v[80:81] op_sel:[1,0]
	v_mov_b64_e32 v[100:101], v[96:97]
	v_pk_add_f32 v[94:95], v[24:25], v[94:95]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[88:89], v[28:29] op_sel:[1,0]
	v_mov_b64_e32 v[98:99], v[94:95]
	v_pk_add_f32 v[84:85], v[24:25], v[84:85]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[82:83], v[58:59] op_sel:[1,0]
	v_mov_b64_e32 v[96:97], v[92:93]
	v_pk_add_f32 v[86:87], v[24:25], v[86:87]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[26:27], v[82:83] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[88:89], v[24:25], v[88:89]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[60:61], v[76:77] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[90:91], v[24:25], v[90:91]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[80:81], v[60:61] op_sel:[1,0]
	v_mov_b64_e32 v[94:95], v[90:91]
	v_pk_add_f32 v[26:27], v[24:25], v[26:27]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[78:79], v[72:73] op_sel:[1,0]
	v_mov_b64_e32 v[92:93], v[88:89]
	v_pk_add_f32 v[28:29], v[24:25], v[28:29]
	scratch_store_dwordx4 off, v[26:29], off offset:160 ; 16-byte Folded Spill
	scratch_load_dwordx4 v[26:29], off, off offset:16 ; 16-byte Folded Reload
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[58:59], v[78:79] op_sel:[1,0]
	v_mov_b64_e32 v[90:91], v[86:87]
	v_pk_add_f32 v[80:81], v[24:25], v[80:81]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[74:75], v[34:35] op_sel:[1,0]
	v_mov_b64_e32 v[88:89], v[84:85]
	v_pk_add_f32 v[82:83], v[24:25], v[82:83]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[76:77], v[74:75] op_sel:[1,0]
	v_mov_b64_e32 v[86:87], v[82:83]
	v_pk_add_f32 v[58:59], v[24:25], v[58:59]
	v_mov_b64_e32 v[84:85], v[80:81]
	scratch_load_dwordx4 v[80:83], off, off offset:80 ; 16-byte Folded Reload
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(1)
	v_pk_mov_b32 v[24:25], v[36:37], v[26:27] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[60:61], v[24:25], v[60:61]
	scratch_store_dwordx4 off, v[58:61], off offset:144 ; 16-byte Folded Spill
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[72:73], v[36:37] op_sel:[1,0]
	scratch_load_dwordx2 v[58:59], off, off offset:104 ; 8-byte Folded Reload
	v_mov_b32_e32 v60, v10
	scratch_load_dwordx4 v[10:13], off, off ; 16-byte Folded Reload
	v_pk_add_f32 v[76:77], v[24:25], v[76:77]
	.loc	0 45 0 ; @[ registers.cu:86 ]
	v_mov_b32_e32 v61, v108
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(0)
	v_pk_mov_b32 v[24:25], v[28:29], v[10:11] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[78:79], v[24:25], v[78:79]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[34:35], v[28:29] op_sel:[1,0]
	scratch_store_dwordx4 off, v[76:79], off offset:128 ; 16-byte Folded Spill
	v_pk_add_f32 v[72:73], v[24:25], v[72:73]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[12:13], v[80:81] op_sel:[1,0]
	scratch_load_dwordx4 v[76:79], off, off offset:64 ; 16-byte Folded Reload
	v_pk_add_f32 v[74:75], v[24:25], v[74:75]
	scratch_store_dwordx4 off, v[72:75], off offset:112 ; 16-byte Folded Spill
	scratch_load_dwordx4 v[72:75], off, off offset:48 ; 16-byte Folded Reload
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[26:27], v[12:13] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[34:35], v[24:25], v[34:35]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(2)
	v_pk_mov_b32 v[24:25], v[82:83], v[76:77] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[36:37], v[24:25], v[36:37]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[10:11], v[82:83] op_sel:[1,0]
	scratch_store_dwordx4 off, v[34:37], off offset:32 ; 16-byte Folded Spill
	v_pk_add_f32 v[26:27], v[24:25], v[26:27]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(1)
	v_pk_mov_b32 v[24:25], v[78:79], v[72:73] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[28:29], v[24:25], v[28:29]
	scratch_store_dwordx4 off, v[26:29], off offset:16 ; 16-byte Folded Spill
	scratch_load_dwordx4 v[26:29], off, off offset:176 ; 16-byte Folded Reload
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[80:81], v[78:79] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[10:11], v[24:25], v[10:11]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(0)
	v_pk_mov_b32 v[24:25], v[74:75], v[26:27] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[12:13], v[24:25], v[12:13]
	scratch_store_dwordx4 off, v[10:13], off ; 16-byte Folded Spill
	.loc	0 43 0 ; @[ registers.cu:86 ]
	scratch_load_dwordx4 v[10:13], off, off offset:200 ; 16-byte Folded Reload
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[76:77], v[74:75] op_sel:[1,0]
	.loc	0 43 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v12, v126
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_add_f32 v[80:81], v[24:25], v[80:81]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[28:29], v[54:55] op_sel:[1,0]
	v_mov_b32_e32 v13, v47
	v_pk_add_f32 v[82:83], v[24:25], v[82:83]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[72:73], v[28:29] op_sel:[1,0]
	scratch_store_dwordx4 off, v[80:83], off offset:80 ; 16-byte Folded Spill
	v_pk_add_f32 v[76:77], v[24:25], v[76:77]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[56:57], v[38:39] op_sel:[1,0]
	v_mov_b64_e32 v[80:81], v[84:85]
	v_pk_add_f32 v[78:79], v[24:25], v[78:79]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[26:27], v[56:57] op_sel:[1,0]
	v_mov_b64_e32 v[82:83], v[86:87]
	v_pk_add_f32 v[72:73], v[24:25], v[72:73]
	v_pk_mov_b32 v[24:25], v[54:55], v[40:41] op_sel:[1,0]
	v_mov_b64_e32 v[84:85], v[88:89]
	v_pk_add_f32 v[26:27], v[24:25], v[26:27]
	v_mov_b64_e32 v[86:87], v[90:91]
	v_mov_b64_e32 v[88:89], v[92:93]
	v_mov_b64_e32 v[90:91], v[94:95]
	v_mov_b64_e32 v[92:93], v[96:97]
	v_mov_b64_e32 v[94:95], v[98:99]
	v_mov_b64_e32 v[96:97], v[100:101]
	v_mov_b64_e32 v[98:99], v[102:103]
	v_mov_b64_e32 v[100:101], v[104:105]
	v_mov_b64_e32 v[102:103], v[106:107]
	v_mov_b64_e32 v[106:107], v[32:33]
	v_mov_b64_e32 v[104:105], v[30:31]
	scratch_store_dwordx4 off, v[76:79], off offset:64 ; 16-byte Folded Spill
	.loc	0 45 0 ; @[ registers.cu:86 ]
	v_mov_b32_e32 v47, v122
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_mov_b32_e32 v32, v41
	v_pk_add_f32 v[76:77], v[22:23], v[126:127]
	.loc	0 43 0 ; @[ registers.cu:86 ]
	v_mov_b32_e32 v126, v109
	v_pk_add_f32 v[78:79], v[12:13], v[108:109]
	.loc	0 45 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[12:13], v[62:63], v[46:47] op_sel:[1,0]
	v_pk_add_f32 v[54:55], v[54:55], v[4:5]
	v_mov_b32_e32 v109, v79
	.loc	0 43 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[36:37], v[10:11], v[52:53] op_sel:[1,0]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	scratch_load_dwordx2 v[10:11], off, off offset:248 ; 8-byte Folded Reload
	.loc	0 43 0 ; @[ registers.cu:86 ]
	v_pk_add_f32 v[22:23], v[126:127], v[36:37]
	.loc	0 45 0 ; @[ registers.cu:86 ]
	v_mov_b32_e32 v36, v124
	v_mov_b32_e32 v37, v108
	v_pk_add_f32 v[38:39], v[38:39], v[22:23]
	v_mov_b32_e32 v108, v78
	v_mov_b32_e32 v126, v76
	v_mov_b32_e32 v127, v77
	.loc	0 42 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(0)
	v_pk_add_f32 v[34:35], v[10:11], v[124:125]
	scratch_load_dwordx2 v[10:11], off, off offset:264 ; 8-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_pk_add_f32 v[24:25], v[10:11], v[110:111]
	scratch_load_dwordx2 v[10:11], off, off offset:192 ; 8-byte Folded Reload
	.loc	0 45 0 ; @[ registers.cu:86 ]
	v_mov_b32_e32 v111, v125
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v33, v11
	.loc	0 43 0 ; @[ registers.cu:86 ]
	scratch_load_dwordx2 v[10:11], off, off offset:232 ; 8-byte Folded Reload
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_add_f32_e32 v33, v51, v33
	v_mov_b32_e32 v31, v33
	.loc	0 44 0 ; @[ registers.cu:86 ]
	scratch_store_dwordx2 off, v[30:31], off offset:192 ; 8-byte Folded Spill
	v_pk_add_f32 v[74:75], v[74:75], v[32:33]
	.loc	0 43 0 ; @[ registers.cu:86 ]
	v_add_f32_e32 v51, v123, v51
	s_waitcnt vmcnt(1)
	v_pk_add_f32 v[124:125], v[10:11], v[122:123]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	scratch_load_dwordx2 v[10:11], off, off offset:96 ; 8-byte Folded Reload
	.loc	0 45 0 ; @[ registers.cu:86 ]
	v_pk_add_f32 v[58:59], v[36:37], v[58:59]
	scratch_store_dwordx4 off, v[72:75], off offset:48 ; 16-byte Folded Spill
	scratch_store_dwordx2 off, v[58:59], off offset:104 ; 8-byte Folded Spill
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_add_f32 v[28:29], v[28:29], v[58:59]
	scratch_store_dwordx4 off, v[26:29], off offset:176 ; 16-byte Folded Spill
	scratch_load_dwordx4 v[28:31], off, off offset:216 ; 16-byte Folded Reload
	.loc	0 42 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(4)
	v_pk_add_f32 v[36:37], v[10:11], v[18:19]
	.loc	0 45 0 ; @[ registers.cu:86 ]
	v_mov_b32_e32 v19, v122
	v_pk_mov_b32 v[10:11], v[52:53], v[60:61] op_sel:[1,0]
	v_mov_b64_e32 v[26:27], v[124:125]
	v_pk_add_f32 v[58:59], v[18:19], v[10:11]
	v_mov_b32_e32 v11, v5
	v_pk_add_f32 v[4:5], v[110:111], v[12:13]
	v_pk_add_f32 v[56:57], v[56:57], v[58:59]
	scratch_store_dwordx2 off, v[10:11], off offset:96 ; 8-byte Folded Spill
	v_pk_add_f32 v[40:41], v[40:41], v[4:5]
	v_mov_b32_e32 v52, v23
	v_mov_b32_e32 v53, v58
	v_mov_b32_e32 v10, v59
	v_mov_b32_e32 v13, v4
	v_mov_b32_e32 v46, v5
	v_mov_b32_e32 v122, v26
	v_mov_b32_e32 v123, v27
	v_mov_b32_e32 v124, v34
	v_mov_b32_e32 v125, v35
	v_mov_b32_e32 v18, v36
	v_mov_b32_e32 v19, v37
	v_mov_b32_e32 v110, v24
	v_mov_b32_e32 v111, v25
	v_mov_b32_e32 v11, v22
	.loc	0 39 0 ; @[ registers.cu:86 ]
	scratch_store_dwordx4 off, v[10:13], off offset:200 ; 16-byte Folded Spill
	s_cbranch_scc1 .LBB2_5
	.loc	0 0 0
	scratch_store_dwordx4 off, v[54:57], off offset:200 ; 16-byte Folded Spill
	scratch_store_dwordx4 off, v[38:41], off offset:264 ; 16-byte Folded Spill
	scratch_store_dwordx4 off, v[0:3], off offset:232 ; 16-byte Folded Spill
	scratch_load_dwordx2 v[0:1], off, off offset:192 ; 8-byte Folded Reload
	v_mov_b32_e32 v111, v25
	v_mov_b32_e32 v110, v24
	v_mov_b32_e32 v127, v77
	v_mov_b32_e32 v126, v76
	v_mov_b32_e32 v125, v35
	v_mov_b32_e32 v124, v34
	v_mov_b32_e32 v48, v27
	v_mov_b32_e32 v47, v26
	v_mov_b32_e32 v12, v79
	v_mov_b32_e32 v11, v78
	v_mov_b32_e32 v10, v59
	v_mov_b32_e32 v53, v58
	scratch_load_dwordx4 v[32:35], off, off offset:176 ; 16-byte Folded Reload
	scratch_load_dwordx4 v[24:27], off, off offset:112 ; 16-byte Folded Reload
	scratch_load_dwordx4 v[58:61], off, off offset:128 ; 16-byte Folded Reload
	scratch_load_dwordx4 v[72:75], off, off offset:144 ; 16-byte Folded Reload
	scratch_load_dwordx4 v[76:79], off, off offset:160 ; 16-byte Folded Reload
	v_mov_b32_e32 v19, v37
	v_mov_b32_e32 v18, v36
	scratch_store_dwordx4 off, v[18:21], off offset:248 ; 16-byte Folded Spill
	v_mov_b32_e32 v52, v23
	v_mov_b32_e32 v55, v22
	v_mov_b64_e32 v[20:21], v[104:105]
	v_mov_b32_e32 v46, v5
	v_mov_b32_e32 v13, v4
	v_mov_b64_e32 v[22:23], v[106:107]
	s_waitcnt vmcnt(6)
	v_mov_b32_e32 v54, v1
	scratch_load_dwordx2 v[0:1], off, off offset:104 ; 8-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v50, v1
	v_mov_b32_e32 v57, v0
	scratch_load_dwordx2 v[0:1], off, off offset:96 ; 8-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v56, v1
	scratch_load_dwordx2 v[0:1], off, off offset:280 ; 8-byte Folded Reload
	s_branch .LBB2_8
.LBB2_7:
	scratch_store_dwordx4 off, v[36:39], off offset:200 ; 16-byte Folded Spill
.LBB2_8:
	scratch_load_dwordx4 v[2:5], off, off offset:232 ; 16-byte Folded Reload
	.loc	0 49 0 ; @[ registers.cu:86 ]
	s_nop 0
	scratch_load_dwordx4 v[36:39], off, off offset:248 ; 16-byte Folded Reload
	s_waitcnt vmcnt(2)
	v_lshlrev_b32_e32 v0, 4, v0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_store_dwordx4 v0, v[54:57], s[0:1]
	v_lshl_add_u64 v[0:1], s[0:1], 0, v[0:1]
	v_add_co_u32_e32 v18, vcc, 0x1000, v0
	s_nop 1
	v_addc_co_u32_e32 v19, vcc, 0, v1, vcc
	global_store_dwordx4 v[18:19], v[50:53], off
	v_add_co_u32_e32 v18, vcc, 0x2000, v0
	s_nop 1
	v_addc_co_u32_e32 v19, vcc, 0, v1, vcc
	global_store_dwordx4 v[18:19], v[10:13], off
	s_nop 1
	v_add_co_u32_e32 v10, vcc, 0x3000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	global_store_dwordx4 v[10:11], v[46:49], off
	v_add_co_u32_e32 v10, vcc, 0x4000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	global_store_dwordx4 v[10:11], v[124:127], off
	v_add_co_u32_e32 v10, vcc, 0x5000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	s_waitcnt vmcnt(5)
	global_store_dwordx4 v[10:11], v[36:39], off
	v_add_co_u32_e32 v10, vcc, 0x6000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	global_store_dwordx4 v[10:11], v[110:113], off
	v_add_co_u32_e32 v10, vcc, 0x7000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	global_store_dwordx4 v[10:11], v[2:5], off
	scratch_load_dwordx4 v[2:5], off, off offset:32 ; 16-byte Folded Reload
	v_add_co_u32_e32 v10, vcc, 0x8000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	global_store_dwordx4 v[10:11], v[28:31], off
	v_add_co_u32_e32 v10, vcc, 0x9000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	global_store_dwordx4 v[10:11], v[114:117], off
	v_add_co_u32_e32 v10, vcc, 0xa000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	global_store_dwordx4 v[10:11], v[14:17], off
	v_add_co_u32_e32 v10, vcc, 0xb000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	global_store_dwordx4 v[10:11], v[64:67], off
	v_add_co_u32_e32 v10, vcc, 0xc000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	global_store_dwordx4 v[10:11], v[68:71], off
	v_add_co_u32_e32 v10, vcc, 0xd000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	global_store_dwordx4 v[10:11], v[42:45], off
	v_add_co_u32_e32 v10, vcc, 0xe000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	global_store_dwordx4 v[10:11], v[118:121], off
	v_add_co_u32_e32 v10, vcc, 0xf000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	global_store_dwordx4 v[10:11], v[6:9], off
	v_add_co_u32_e32 v10, vcc, 0x10000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	global_store_dwordx4 v[10:11], v[20:23], off
	v_add_co_u32_e32 v10, vcc, 0x11000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	global_store_dwordx4 v[10:11], v[100:103], off
	v_add_co_u32_e32 v10, vcc, 0x12000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	global_store_dwordx4 v[10:11], v[96:99], off
	v_add_co_u32_e32 v10, vcc, 0x13000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	global_store_dwordx4 v[10:11], v[92:95], off
	v_add_co_u32_e32 v10, vcc, 0x14000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	global_store_dwordx4 v[10:11], v[84:87], off
	v_add_co_u32_e32 v10, vcc, 0x15000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	global_store_dwordx4 v[10:11], v[88:91], off
	v_add_co_u32_e32 v10, vcc, 0x16000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	global_store_dwordx4 v[10:11], v[76:79], off
	v_add_co_u32_e32 v10, vcc, 0x17000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	global_store_dwordx4 v[10:11], v[80:83], off
	v_add_co_u32_e32 v10, vcc, 0x18000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	global_store_dwordx4 v[10:11], v[72:75], off
	v_add_co_u32_e32 v10, vcc, 0x19000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	global_store_dwordx4 v[10:11], v[58:61], off
	v_add_co_u32_e32 v10, vcc, 0x1a000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	global_store_dwordx4 v[10:11], v[24:27], off
	v_add_co_u32_e32 v10, vcc, 0x1b000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	s_waitcnt vmcnt(19)
	global_store_dwordx4 v[10:11], v[2:5], off
	scratch_load_dwordx4 v[2:5], off, off offset:16 ; 16-byte Folded Reload
	v_add_co_u32_e32 v10, vcc, 0x1c000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[10:11], v[2:5], off
	scratch_load_dwordx4 v[2:5], off, off ; 16-byte Folded Reload
	v_add_co_u32_e32 v10, vcc, 0x1d000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[10:11], v[2:5], off
	scratch_load_dwordx4 v[2:5], off, off offset:80 ; 16-byte Folded Reload
	v_add_co_u32_e32 v10, vcc, 0x1e000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[10:11], v[2:5], off
	scratch_load_dwordx4 v[2:5], off, off offset:64 ; 16-byte Folded Reload
	v_add_co_u32_e32 v10, vcc, 0x1f000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[10:11], v[2:5], off
	scratch_load_dwordx4 v[2:5], off, off offset:48 ; 16-byte Folded Reload
	v_add_co_u32_e32 v10, vcc, 0x20000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[10:11], v[2:5], off
	scratch_load_dwordx4 v[2:5], off, off offset:200 ; 16-byte Folded Reload
	v_add_co_u32_e32 v10, vcc, 0x21000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	global_store_dwordx4 v[10:11], v[32:35], off
	v_add_co_u32_e32 v10, vcc, 0x22000, v0
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	v_add_co_u32_e32 v0, vcc, 0x23000, v0
	s_waitcnt vmcnt(1)
	global_store_dwordx4 v[10:11], v[2:5], off
	scratch_load_dwordx4 v[2:5], off, off offset:264 ; 16-byte Folded Reload
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[0:1], v[2:5], off
	.loc	0 87 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel no_bounds
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 292
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 128
		.amdhsa_next_free_sgpr 5
		.amdhsa_accum_offset 128
		.amdhsa_reserve_vcc 1
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.set no_bounds.private_seg_size, 292
	.text
	.type	loop_spills_fixed,@function
loop_spills_fixed: ; @loop_spills_fixed
	.loc	0 90 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	.loc	0 91 0
	s_load_dword s4, s[0:1], 0x10
	.loc	0 37 0 ; @[ registers.cu:91 ]
	v_mov_b32_e32 v3, 0
	v_lshlrev_b32_e32 v2, 4, v0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[10:11], s[2:3], 0, v[2:3]
	v_add_co_u32_e32 v4, vcc, 0x1000, v10
	.loc	0 39 0 ; @[ registers.cu:91 ]
	s_cmp_gt_i32 s4, 0
	.loc	0 37 0 ; @[ registers.cu:91 ]
	s_nop 0
	v_addc_co_u32_e32 v5, vcc, 0, v11, vcc
	v_add_co_u32_e32 v6, vcc, 0x2000, v10
	s_nop 1
	v_addc_co_u32_e32 v7, vcc, 0, v11, vcc
	v_add_co_u32_e32 v8, vcc, 0x3000, v10
	s_nop 1
	v_addc_co_u32_e32 v9, vcc, 0, v11, vcc
	v_add_co_u32_e32 v12, vcc, 0x4000, v10
	s_nop 1
	v_addc_co_u32_e32 v13, vcc, 0, v11, vcc
	v_add_co_u32_e32 v14, vcc, 0x5000, v10
	s_nop 1
	v_addc_co_u32_e32 v15, vcc, 0, v11, vcc
	v_add_co_u32_e32 v16, vcc, 0x6000, v10
	s_nop 1
	v_addc_co_u32_e32 v17, vcc, 0, v11, vcc
	v_add_co_u32_e32 v18, vcc, 0x7000, v10
	s_nop 1
	v_addc_co_u32_e32 v19, vcc, 0, v11, vcc
	v_add_co_u32_e32 v20, vcc, 0x8000, v10
	s_nop 1
	v_addc_co_u32_e32 v21, vcc, 0, v11, vcc
	v_add_co_u32_e32 v22, vcc, 0x9000, v10
	s_nop 1
	v_addc_co_u32_e32 v23, vcc, 0, v11, vcc
	v_add_co_u32_e32 v24, vcc, 0xa000, v10
	s_nop 1
	v_addc_co_u32_e32 v25, vcc, 0, v11, vcc
	v_add_co_u32_e32 v26, vcc, 0xb000, v10
	s_nop 1
	v_addc_co_u32_e32 v27, vcc, 0, v11, vcc
	v_add_co_u32_e32 v28, vcc, 0xc000, v10
	s_nop 1
	v_addc_co_u32_e32 v29, vcc, 0, v11, vcc
	v_add_co_u32_e32 v30, vcc, 0xd000, v10
	s_nop 1
	v_addc_co_u32_e32 v31, vcc, 0, v11, vcc
	v_add_co_u32_e32 v32, vcc, 0xe000, v10
	s_nop 1
	v_addc_co_u32_e32 v33, vcc, 0, v11, vcc
	v_add_co_u32_e32 v34, vcc, 0xf000, v10
	s_nop 1
	v_addc_co_u32_e32 v35, vcc, 0, v11, vcc
	v_add_co_u32_e32 v36, vcc, 0x10000, v10
	s_nop 1
	v_addc_co_u32_e32 v37, vcc, 0, v11, vcc
	v_add_co_u32_e32 v38, vcc, 0x11000, v10
	s_nop 1
	v_addc_co_u32_e32 v39, vcc, 0, v11, vcc
	v_add_co_u32_e32 v40, vcc, 0x12000, v10
	s_nop 1
	v_addc_co_u32_e32 v41, vcc, 0, v11, vcc
	v_add_co_u32_e32 v42, vcc, 0x13000, v10
	s_nop 1
	v_addc_co_u32_e32 v43, vcc, 0, v11, vcc
	v_add_co_u32_e32 v44, vcc, 0x14000, v10
	s_nop 1
	v_addc_co_u32_e32 v45, vcc, 0, v11, vcc
	v_add_co_u32_e32 v46, vcc, 0x15000, v10
	s_nop 1
	v_addc_co_u32_e32 v47, vcc, 0, v11, vcc
	v_add_co_u32_e32 v48, vcc, 0x16000, v10
	s_nop 1
	v_addc_co_u32_e32 v49, vcc, 0, v11, vcc
	v_add_co_u32_e32 v146, vcc, 0x17000, v10
	s_nop 1
	v_addc_co_u32_e32 v147, vcc, 0, v11, vcc
	v_add_co_u32_e32 v148, vcc, 0x18000, v10
	s_nop 1
	v_addc_co_u32_e32 v149, vcc, 0, v11, vcc
	v_add_co_u32_e32 v150, vcc, 0x19000, v10
	s_nop 1
	v_addc_co_u32_e32 v151, vcc, 0, v11, vcc
	v_add_co_u32_e32 v152, vcc, 0x1a000, v10
	s_nop 1
	v_addc_co_u32_e32 v153, vcc, 0, v11, vcc
	v_add_co_u32_e32 v154, vcc, 0x1b000, v10
	s_nop 1
	v_addc_co_u32_e32 v155, vcc, 0, v11, vcc
	v_add_co_u32_e32 v156, vcc, 0x1c000, v10
	s_nop 1
	v_addc_co_u32_e32 v157, vcc, 0, v11, vcc
	v_add_co_u32_e32 v158, vcc, 0x1d000, v10
	s_nop 1
	v_addc_co_u32_e32 v159, vcc, 0, v11, vcc
	v_add_co_u32_e32 v160, vcc, 0x1e000, v10
	s_nop 1
	v_addc_co_u32_e32 v161, vcc, 0, v11, vcc
	v_add_co_u32_e32 v162, vcc, 0x1f000, v10
	s_nop 1
	v_addc_co_u32_e32 v163, vcc, 0, v11, vcc
	v_add_co_u32_e32 v164, vcc, 0x20000, v10
	s_nop 1
	v_addc_co_u32_e32 v165, vcc, 0, v11, vcc
	v_add_co_u32_e32 v166, vcc, 0x21000, v10
	s_nop 1
	v_addc_co_u32_e32 v167, vcc, 0, v11, vcc
	global_load_dwordx4 v[134:137], v2, s[2:3]
	global_load_dwordx4 v[130:133], v[4:5], off
	global_load_dwordx4 v[142:145], v[6:7], off
	global_load_dwordx4 v[126:129], v[8:9], off
	global_load_dwordx4 v[138:141], v[12:13], off
	global_load_dwordx4 v[122:125], v[14:15], off
	global_load_dwordx4 v[118:121], v[16:17], off
	global_load_dwordx4 v[114:117], v[18:19], off
	global_load_dwordx4 v[110:113], v[20:21], off
	global_load_dwordx4 v[106:109], v[22:23], off
	global_load_dwordx4 v[102:105], v[24:25], off
	global_load_dwordx4 v[98:101], v[26:27], off
	global_load_dwordx4 v[94:97], v[28:29], off
	global_load_dwordx4 v[86:89], v[30:31], off
                                        ; kill: killed $vgpr4 killed $vgpr5
                                        ; kill: killed $vgpr28 killed $vgpr29
                                        ; kill: killed $vgpr12 killed $vgpr13
                                        ; kill: killed $vgpr18 killed $vgpr19
                                        ; kill: killed $vgpr24 killed $vgpr25
                                        ; kill: killed $vgpr6 killed $vgpr7
                                        ; kill: killed $vgpr30 killed $vgpr31
                                        ; kill: killed $vgpr14 killed $vgpr15
                                        ; kill: killed $vgpr20 killed $vgpr21
                                        ; kill: killed $vgpr26 killed $vgpr27
                                        ; kill: killed $vgpr8 killed $vgpr9
                                        ; kill: killed $vgpr16 killed $vgpr17
                                        ; kill: killed $vgpr2
                                        ; kill: killed $vgpr22 killed $vgpr23
                                        ; kill: killed $sgpr2_sgpr3
	global_load_dwordx4 v[90:93], v[32:33], off
	global_load_dwordx4 v[82:85], v[34:35], off
	global_load_dwordx4 v[78:81], v[36:37], off
	global_load_dwordx4 v[74:77], v[38:39], off
	global_load_dwordx4 v[70:73], v[40:41], off
	global_load_dwordx4 v[66:69], v[42:43], off
	global_load_dwordx4 v[62:65], v[44:45], off
                                        ; kill: killed $vgpr38 killed $vgpr39
                                        ; kill: killed $vgpr44 killed $vgpr45
                                        ; kill: killed $vgpr34 killed $vgpr35
                                        ; kill: killed $vgpr40 killed $vgpr41
                                        ; kill: killed $vgpr36 killed $vgpr37
                                        ; kill: killed $vgpr42 killed $vgpr43
                                        ; kill: killed $vgpr32 killed $vgpr33
	global_load_dwordx4 v[58:61], v[46:47], off
	global_load_dwordx4 v[54:57], v[48:49], off
	global_load_dwordx4 v[50:53], v[146:147], off
                                        ; kill: killed $vgpr146 killed $vgpr147
                                        ; kill: killed $vgpr46 killed $vgpr47
                                        ; kill: killed $vgpr48 killed $vgpr49
	s_nop 0
	global_load_dwordx4 v[46:49], v[148:149], off
	global_load_dwordx4 v[42:45], v[150:151], off
                                        ; kill: killed $vgpr150 killed $vgpr151
                                        ; kill: killed $vgpr148 killed $vgpr149
	global_load_dwordx4 v[38:41], v[152:153], off
	global_load_dwordx4 v[34:37], v[154:155], off
	global_load_dwordx4 v[30:33], v[156:157], off
	global_load_dwordx4 v[26:29], v[158:159], off
	global_load_dwordx4 v[22:25], v[160:161], off
	global_load_dwordx4 v[18:21], v[162:163], off
	global_load_dwordx4 v[6:9], v[164:165], off
	global_load_dwordx4 v[2:5], v[166:167], off
	v_add_co_u32_e32 v12, vcc, 0x22000, v10
	s_nop 1
	v_addc_co_u32_e32 v13, vcc, 0, v11, vcc
	v_add_co_u32_e32 v10, vcc, 0x23000, v10
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v11, vcc
	.loc	0 39 0 ; @[ registers.cu:91 ]
	s_cbranch_scc1 .LBB3_2
	.loc	0 0 0
	s_mov_b64 s[2:3], 0
	s_branch .LBB3_3
.LBB3_2:
	s_mov_b64 s[2:3], -1
.LBB3_3:
	global_load_dwordx4 v[14:17], v[12:13], off
	s_nop 0
	global_load_dwordx4 v[10:13], v[10:11], off
	s_load_dwordx2 s[0:1], s[0:1], 0x8
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_7
	s_waitcnt vmcnt(35)
	v_mov_b32_e32 v149, v134
	v_mov_b32_e32 v147, v136
	v_mov_b32_e32 v136, v137
	s_waitcnt vmcnt(34)
	v_mov_b32_e32 v137, v130
	s_waitcnt vmcnt(33)
	v_mov_b32_e32 v150, v143
	v_mov_b32_e32 v151, v144
	s_waitcnt vmcnt(32)
	v_mov_b32_e32 v152, v127
	v_mov_b32_e32 v153, v128
.LBB3_5: ; =>This Inner Loop Header: Depth=1
	.loc	0 44 0 ; @[ registers.cu:91 ]
	s_waitcnt vmcnt(26)
	v_pk_mov_b32 v[158:159], v[112:113], v[106:107] op_sel:[1,0]
	.loc	0 43 0 ; @[ registers.cu:91 ]
	v_mov_b32_e32 v157, v125
	v_mov_b32_e32 v154, v124
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[124:125], v[158:159], v[124:125]
	s_waitcnt vmcnt(25)
	v_pk_mov_b32 v[158:159], v[108:109], v[102:103] op_sel:[1,0]
	.loc	0 43 0 ; @[ registers.cu:91 ]
	v_mov_b32_e32 v155, v121
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[160:161], v[122:123], v[120:121] op_sel:[1,0]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[120:121], v[158:159], v[120:121]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[158:159], v[110:111], v[108:109] op_sel:[1,0]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	s_waitcnt vmcnt(24)
	v_pk_mov_b32 v[166:167], v[104:105], v[98:99] op_sel:[1,0]
	v_add_f32_e32 v147, v129, v147
	.loc	0 45 0 ; @[ registers.cu:91 ]
	v_add_f32_e32 v129, v114, v129
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[164:165], v[114:115], v[112:113] op_sel:[1,0]
	v_pk_add_f32 v[114:115], v[158:159], v[114:115]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[162:163], v[116:117], v[110:111] op_sel:[1,0]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[158:159], v[118:119], v[116:117] op_sel:[1,0]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[116:117], v[166:167], v[116:117]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[106:107], v[104:105] op_sel:[1,0]
	.loc	0 45 0 ; @[ registers.cu:91 ]
	v_mov_b32_e32 v143, v150
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[110:111], v[166:167], v[110:111]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	s_waitcnt vmcnt(23)
	v_pk_mov_b32 v[166:167], v[100:101], v[94:95] op_sel:[1,0]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[158:159], v[158:159], v[122:123]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[112:113], v[166:167], v[112:113]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[102:103], v[100:101] op_sel:[1,0]
	.loc	0 45 0 ; @[ registers.cu:91 ]
	v_mov_b32_e32 v123, v152
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[106:107], v[166:167], v[106:107]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	s_waitcnt vmcnt(22)
	v_pk_mov_b32 v[166:167], v[96:97], v[86:87] op_sel:[1,0]
	.loc	0 45 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[142:143], v[132:133], v[142:143] op_sel:[1,0]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[108:109], v[166:167], v[108:109]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[98:99], v[96:97] op_sel:[1,0]
	.loc	0 45 0 ; @[ registers.cu:91 ]
	v_mov_b32_e32 v127, v152
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[102:103], v[166:167], v[102:103]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	s_waitcnt vmcnt(21)
	v_pk_mov_b32 v[166:167], v[88:89], v[90:91] op_sel:[1,0]
	.loc	0 43 0 ; @[ registers.cu:91 ]
	v_mov_b32_e32 v156, v140
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[104:105], v[166:167], v[104:105]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[94:95], v[88:89] op_sel:[1,0]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[162:163], v[162:163], v[140:141]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[98:99], v[166:167], v[98:99]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	s_waitcnt vmcnt(20)
	v_pk_mov_b32 v[166:167], v[92:93], v[82:83] op_sel:[1,0]
	.loc	0 43 0 ; @[ registers.cu:91 ]
	v_mov_b32_e32 v144, v151
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[100:101], v[166:167], v[100:101]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[86:87], v[92:93] op_sel:[1,0]
	.loc	0 43 0 ; @[ registers.cu:91 ]
	v_mov_b32_e32 v140, v151
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[94:95], v[166:167], v[94:95]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	s_waitcnt vmcnt(19)
	v_pk_mov_b32 v[166:167], v[84:85], v[78:79] op_sel:[1,0]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[164:165], v[164:165], v[118:119]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[96:97], v[166:167], v[96:97]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[90:91], v[84:85] op_sel:[1,0]
	.loc	0 45 0 ; @[ registers.cu:91 ]
	v_mov_b32_e32 v119, v139
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[86:87], v[166:167], v[86:87]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	s_waitcnt vmcnt(18)
	v_pk_mov_b32 v[166:167], v[80:81], v[74:75] op_sel:[1,0]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_add_f32_e32 v149, v131, v149
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[88:89], v[166:167], v[88:89]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[82:83], v[80:81] op_sel:[1,0]
	.loc	0 43 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[154:155], v[154:155], v[152:153]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[90:91], v[166:167], v[90:91]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	s_waitcnt vmcnt(17)
	v_pk_mov_b32 v[166:167], v[76:77], v[70:71] op_sel:[1,0]
	.loc	0 43 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[156:157], v[156:157], v[150:151]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[92:93], v[166:167], v[92:93]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[78:79], v[76:77] op_sel:[1,0]
	v_pk_add_f32 v[160:161], v[160:161], v[138:139]
	v_pk_add_f32 v[82:83], v[166:167], v[82:83]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	s_waitcnt vmcnt(16)
	v_pk_mov_b32 v[166:167], v[72:73], v[66:67] op_sel:[1,0]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v148, v13
	v_pk_add_f32 v[84:85], v[166:167], v[84:85]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[74:75], v[72:73] op_sel:[1,0]
	v_mov_b32_e32 v146, v11
	v_pk_add_f32 v[78:79], v[166:167], v[78:79]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[68:69], v[62:63] op_sel:[1,0]
	.loc	0 39 0 ; @[ registers.cu:91 ]
	s_add_i32 s4, s4, -1
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[80:81], v[166:167], v[80:81]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[70:71], v[68:69] op_sel:[1,0]
	.loc	0 43 0 ; @[ registers.cu:91 ]
	v_add_f32_e32 v131, v153, v131
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[74:75], v[166:167], v[74:75]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[64:65], v[58:59] op_sel:[1,0]
	.loc	0 39 0 ; @[ registers.cu:91 ]
	s_cmp_lg_u32 s4, 0
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[76:77], v[166:167], v[76:77]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[66:67], v[64:65] op_sel:[1,0]
	v_mov_b32_e32 v151, v157
	v_pk_add_f32 v[70:71], v[166:167], v[70:71]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[60:61], v[54:55] op_sel:[1,0]
	v_mov_b32_e32 v152, v154
	v_pk_add_f32 v[72:73], v[166:167], v[72:73]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[62:63], v[60:61] op_sel:[1,0]
	v_mov_b32_e32 v153, v155
	v_pk_add_f32 v[66:67], v[166:167], v[66:67]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[56:57], v[50:51] op_sel:[1,0]
	v_mov_b32_e32 v139, v161
	v_pk_add_f32 v[68:69], v[166:167], v[68:69]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[58:59], v[56:57] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[62:63], v[166:167], v[62:63]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[52:53], v[46:47] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[64:65], v[166:167], v[64:65]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[54:55], v[52:53] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[58:59], v[166:167], v[58:59]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[48:49], v[42:43] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[60:61], v[166:167], v[60:61]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[50:51], v[48:49] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[54:55], v[166:167], v[54:55]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[44:45], v[38:39] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[56:57], v[166:167], v[56:57]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[46:47], v[44:45] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[50:51], v[166:167], v[50:51]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[40:41], v[34:35] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[52:53], v[166:167], v[52:53]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[42:43], v[40:41] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[46:47], v[166:167], v[46:47]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[36:37], v[30:31] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[48:49], v[166:167], v[48:49]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[38:39], v[36:37] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[42:43], v[166:167], v[42:43]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[32:33], v[26:27] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[44:45], v[166:167], v[44:45]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[34:35], v[32:33] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[38:39], v[166:167], v[38:39]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[28:29], v[22:23] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[40:41], v[166:167], v[40:41]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[30:31], v[28:29] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[34:35], v[166:167], v[34:35]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[24:25], v[18:19] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[36:37], v[166:167], v[36:37]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[26:27], v[24:25] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[30:31], v[166:167], v[30:31]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[20:21], v[6:7] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[32:33], v[166:167], v[32:33]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[22:23], v[20:21] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[26:27], v[166:167], v[26:27]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[8:9], v[2:3] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[28:29], v[166:167], v[28:29]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[18:19], v[8:9] op_sel:[1,0]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[8:9], v[8:9], v[148:149]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[22:23], v[166:167], v[22:23]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[4:5], v[14:15] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[24:25], v[166:167], v[24:25]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[6:7], v[4:5] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[18:19], v[166:167], v[18:19]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[16:17], v[10:11] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[20:21], v[166:167], v[20:21]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[2:3], v[16:17] op_sel:[1,0]
	s_nop 0
	v_pk_add_f32 v[6:7], v[166:167], v[6:7]
	v_pk_mov_b32 v[166:167], v[14:15], v[12:13] op_sel:[1,0]
	.loc	0 45 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[14:15], v[14:15], v[146:147]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[2:3], v[166:167], v[2:3]
	.loc	0 45 0 ; @[ registers.cu:91 ]
	v_mov_b32_e32 v166, v138
	v_mov_b32_e32 v167, v150
	v_pk_add_f32 v[136:137], v[166:167], v[136:137]
	v_pk_add_f32 v[166:167], v[122:123], v[142:143]
	.loc	0 43 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[122:123], v[134:135], v[132:133] op_sel:[1,0]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[4:5], v[4:5], v[136:137]
	.loc	0 43 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[168:169], v[140:141], v[122:123]
	.loc	0 45 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[122:123], v[144:145], v[126:127] op_sel:[1,0]
	v_pk_add_f32 v[16:17], v[16:17], v[166:167]
	v_pk_add_f32 v[170:171], v[118:119], v[122:123]
	v_pk_add_f32 v[10:11], v[10:11], v[168:169]
	v_pk_add_f32 v[12:13], v[12:13], v[170:171]
	v_mov_b32_e32 v132, v169
	v_mov_b32_e32 v133, v166
	v_mov_b32_e32 v142, v167
	v_mov_b32_e32 v150, v156
	v_mov_b32_e32 v145, v170
	v_mov_b32_e32 v126, v171
	v_mov_b32_e32 v138, v160
	v_mov_b32_e32 v140, v162
	v_mov_b32_e32 v141, v163
	v_mov_b32_e32 v122, v158
	v_mov_b32_e32 v123, v159
	v_mov_b32_e32 v118, v164
	v_mov_b32_e32 v119, v165
	v_mov_b32_e32 v135, v168
	.loc	0 39 0 ; @[ registers.cu:91 ]
	s_cbranch_scc1 .LBB3_5
	.loc	0 0 0
	v_mov_b32_e32 v134, v149
	v_mov_b32_e32 v119, v165
	v_mov_b32_e32 v118, v164
	v_mov_b32_e32 v123, v159
	v_mov_b32_e32 v122, v158
	v_mov_b32_e32 v141, v163
	v_mov_b32_e32 v140, v162
	v_mov_b32_e32 v139, v161
	v_mov_b32_e32 v138, v160
	v_mov_b32_e32 v128, v155
	v_mov_b32_e32 v127, v154
	v_mov_b32_e32 v126, v171
	v_mov_b32_e32 v145, v170
	v_mov_b32_e32 v144, v157
	v_mov_b32_e32 v143, v156
	v_mov_b32_e32 v142, v167
	v_mov_b32_e32 v133, v166
	v_mov_b32_e32 v132, v169
	v_mov_b32_e32 v130, v137
	v_mov_b32_e32 v137, v136
	v_mov_b32_e32 v136, v147
	v_mov_b32_e32 v135, v168
.LBB3_7:
	.loc	0 49 0 ; @[ registers.cu:91 ]
	v_lshlrev_b32_e32 v146, 4, v0
	v_mov_b32_e32 v147, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[0:1], s[0:1], 0, v[146:147]
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v146, v[134:137], s[0:1]
	s_nop 1
	v_add_co_u32_e32 v134, vcc, 0x1000, v0
	s_nop 1
	v_addc_co_u32_e32 v135, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[134:135], v[130:133], off
	s_nop 1
	v_add_co_u32_e32 v130, vcc, 0x2000, v0
	s_nop 1
	v_addc_co_u32_e32 v131, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[130:131], v[142:145], off
	v_add_co_u32_e32 v130, vcc, 0x3000, v0
	s_nop 1
	v_addc_co_u32_e32 v131, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[130:131], v[126:129], off
	s_nop 1
	v_add_co_u32_e32 v126, vcc, 0x4000, v0
	s_nop 1
	v_addc_co_u32_e32 v127, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[126:127], v[138:141], off
	v_add_co_u32_e32 v126, vcc, 0x5000, v0
	s_nop 1
	v_addc_co_u32_e32 v127, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[126:127], v[122:125], off
	s_nop 1
	v_add_co_u32_e32 v122, vcc, 0x6000, v0
	s_nop 1
	v_addc_co_u32_e32 v123, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[122:123], v[118:121], off
	s_nop 1
	v_add_co_u32_e32 v118, vcc, 0x7000, v0
	s_nop 1
	v_addc_co_u32_e32 v119, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[118:119], v[114:117], off
	s_nop 1
	v_add_co_u32_e32 v114, vcc, 0x8000, v0
	s_nop 1
	v_addc_co_u32_e32 v115, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[114:115], v[110:113], off
	s_nop 1
	v_add_co_u32_e32 v110, vcc, 0x9000, v0
	s_nop 1
	v_addc_co_u32_e32 v111, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[110:111], v[106:109], off
	s_nop 1
	v_add_co_u32_e32 v106, vcc, 0xa000, v0
	s_nop 1
	v_addc_co_u32_e32 v107, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[106:107], v[102:105], off
	s_nop 1
	v_add_co_u32_e32 v102, vcc, 0xb000, v0
	s_nop 1
	v_addc_co_u32_e32 v103, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[102:103], v[98:101], off
	s_nop 1
	v_add_co_u32_e32 v98, vcc, 0xc000, v0
	s_nop 1
	v_addc_co_u32_e32 v99, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[98:99], v[94:97], off
	s_nop 1
	v_add_co_u32_e32 v94, vcc, 0xd000, v0
	s_nop 1
	v_addc_co_u32_e32 v95, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[94:95], v[86:89], off
	s_nop 1
	v_add_co_u32_e32 v86, vcc, 0xe000, v0
	s_nop 1
	v_addc_co_u32_e32 v87, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[86:87], v[90:93], off
	v_add_co_u32_e32 v86, vcc, 0xf000, v0
	s_nop 1
	v_addc_co_u32_e32 v87, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[86:87], v[82:85], off
	s_nop 1
	v_add_co_u32_e32 v82, vcc, 0x10000, v0
	s_nop 1
	v_addc_co_u32_e32 v83, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[82:83], v[78:81], off
	s_nop 1
	v_add_co_u32_e32 v78, vcc, 0x11000, v0
	s_nop 1
	v_addc_co_u32_e32 v79, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[78:79], v[74:77], off
	s_nop 1
	v_add_co_u32_e32 v74, vcc, 0x12000, v0
	s_nop 1
	v_addc_co_u32_e32 v75, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[74:75], v[70:73], off
	s_nop 1
	v_add_co_u32_e32 v70, vcc, 0x13000, v0
	s_nop 1
	v_addc_co_u32_e32 v71, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[70:71], v[66:69], off
	s_nop 1
	v_add_co_u32_e32 v66, vcc, 0x14000, v0
	s_nop 1
	v_addc_co_u32_e32 v67, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[66:67], v[62:65], off
	s_nop 1
	v_add_co_u32_e32 v62, vcc, 0x15000, v0
	s_nop 1
	v_addc_co_u32_e32 v63, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[62:63], v[58:61], off
	s_nop 1
	v_add_co_u32_e32 v58, vcc, 0x16000, v0
	s_nop 1
	v_addc_co_u32_e32 v59, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[58:59], v[54:57], off
	s_nop 1
	v_add_co_u32_e32 v54, vcc, 0x17000, v0
	s_nop 1
	v_addc_co_u32_e32 v55, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[54:55], v[50:53], off
	s_nop 1
	v_add_co_u32_e32 v50, vcc, 0x18000, v0
	s_nop 1
	v_addc_co_u32_e32 v51, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[50:51], v[46:49], off
	s_nop 1
	v_add_co_u32_e32 v46, vcc, 0x19000, v0
	s_nop 1
	v_addc_co_u32_e32 v47, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[46:47], v[42:45], off
	s_nop 1
	v_add_co_u32_e32 v42, vcc, 0x1a000, v0
	s_nop 1
	v_addc_co_u32_e32 v43, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[42:43], v[38:41], off
	s_nop 1
	v_add_co_u32_e32 v38, vcc, 0x1b000, v0
	s_nop 1
	v_addc_co_u32_e32 v39, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[38:39], v[34:37], off
	s_nop 1
	v_add_co_u32_e32 v34, vcc, 0x1c000, v0
	s_nop 1
	v_addc_co_u32_e32 v35, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[34:35], v[30:33], off
	s_nop 1
	v_add_co_u32_e32 v30, vcc, 0x1d000, v0
	s_nop 1
	v_addc_co_u32_e32 v31, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[30:31], v[26:29], off
	s_nop 1
	v_add_co_u32_e32 v26, vcc, 0x1e000, v0
	s_nop 1
	v_addc_co_u32_e32 v27, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[26:27], v[22:25], off
	s_nop 1
	v_add_co_u32_e32 v22, vcc, 0x1f000, v0
	s_nop 1
	v_addc_co_u32_e32 v23, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[22:23], v[18:21], off
	s_nop 1
	v_add_co_u32_e32 v18, vcc, 0x20000, v0
	s_nop 1
	v_addc_co_u32_e32 v19, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[18:19], v[6:9], off
	s_nop 1
	v_add_co_u32_e32 v6, vcc, 0x21000, v0
	s_nop 1
	v_addc_co_u32_e32 v7, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[6:7], v[2:5], off
	s_nop 1
	v_add_co_u32_e32 v2, vcc, 0x22000, v0
	s_nop 1
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	v_add_co_u32_e32 v0, vcc, 0x23000, v0
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[2:3], v[14:17], off
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[0:1], v[10:13], off
	.loc	0 92 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel loop_spills_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 172
		.amdhsa_next_free_sgpr 5
		.amdhsa_accum_offset 172
		.amdhsa_reserve_vcc 1
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
    .max_flat_workgroup_size: 128
    .name: registers_over
    .private_segment_fixed_size: 0
    .sgpr_count: 16
    .vgpr_count: 102
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
    .max_flat_workgroup_size: 128
    .name: registers_over_fixed
    .private_segment_fixed_size: 0
    .sgpr_count: 16
    .vgpr_count: 60
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
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
    .private_segment_fixed_size: 292
    .sgpr_count: 11
    .vgpr_count: 128
    .vgpr_spill_count: 154
    .wavefront_size: 64
  - .agpr_count: 0
    .args:
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
    .sgpr_count: 11
    .vgpr_count: 172
    .wavefront_size: 64
amdhsa.target: amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
