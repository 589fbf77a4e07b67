	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 6
	.text
	.type	registers_over,@function
registers_over: ; @registers_over
	.file	0 "registers.cu"
	.loc	0 25 0
	s_load_dword s8, s[4:5], 0x18
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	v_mov_b32_e32 v45, 0
	.loc	0 8 0 ; @[ registers.cu:25 ]
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s8, 1
	s_cbranch_scc1 .LBB0_4
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[4:5], 0x0
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
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s3
.LBB0_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 10 0 ; @[ registers.cu:25 ]
	v_add_u32_e32 v44, 0xffffd300, v50
	v_lshlrev_b64 v[52:53], 2, v[44:45]
	v_mov_b32_e32 v51, v45
	v_add_co_u32_e32 v62, vcc, s2, v52
	v_lshlrev_b64 v[54:55], 2, v[50:51]
	v_addc_co_u32_e32 v63, vcc, v1, v53, vcc
	v_add_u32_e32 v44, 0xffffd700, v50
	v_add_co_u32_e32 v58, vcc, s2, v54
	v_lshlrev_b64 v[60:61], 2, v[44:45]
	v_addc_co_u32_e32 v59, vcc, v1, v55, vcc
	v_add_u32_e32 v44, 0xffffd800, v50
	v_add_co_u32_e32 v60, vcc, s2, v60
	v_lshlrev_b64 v[56:57], 2, v[44:45]
	v_addc_co_u32_e32 v61, vcc, v1, v61, vcc
	v_add_u32_e32 v44, 0xffffd900, v50
	v_add_co_u32_e32 v56, vcc, s2, v56
	global_load_dword v52, v[62:63], off
	global_load_dword v53, v[62:63], off offset:1024
	global_load_dword v54, v[62:63], off offset:2048
	global_load_dword v55, v[62:63], off offset:3072
	v_lshlrev_b64 v[62:63], 2, v[44:45]
	v_addc_co_u32_e32 v57, vcc, v1, v57, vcc
	global_load_dword v59, v[58:59], off
	v_add_u32_e32 v44, 0xffffda00, v50
	global_load_dword v60, v[60:61], off
	v_lshlrev_b64 v[64:65], 2, v[44:45]
	global_load_dword v61, v[56:57], off
	v_add_co_u32_e32 v56, vcc, s2, v62
	v_addc_co_u32_e32 v57, vcc, v1, v63, vcc
	v_add_u32_e32 v44, 0xffffdb00, v50
	v_add_co_u32_e32 v64, vcc, s2, v64
	v_lshlrev_b64 v[62:63], 2, v[44:45]
	v_addc_co_u32_e32 v65, vcc, v1, v65, vcc
	v_add_u32_e32 v44, 0xffffdc00, v50
	v_add_co_u32_e32 v62, vcc, s2, v62
	v_lshlrev_b64 v[66:67], 2, v[44:45]
	v_addc_co_u32_e32 v63, vcc, v1, v63, vcc
	v_add_co_u32_e32 v66, vcc, s2, v66
	v_add_u32_e32 v44, 0xffffdd00, v50
	v_addc_co_u32_e32 v67, vcc, v1, v67, vcc
	global_load_dword v56, v[56:57], off
	s_load_dword s4, s[0:1], 0x0
	global_load_dword v62, v[62:63], off
	.loc	0 8 0 ; @[ registers.cu:25 ]
	s_add_i32 s8, s8, -1
	.loc	0 10 0 ; @[ registers.cu:25 ]
	global_load_dword v57, v[64:65], off
	global_load_dword v63, v[66:67], off
	v_lshlrev_b64 v[64:65], 2, v[44:45]
	v_add_u32_e32 v44, 0xffffde00, v50
	v_add_co_u32_e32 v64, vcc, s2, v64
	v_lshlrev_b64 v[68:69], 2, v[44:45]
	v_addc_co_u32_e32 v65, vcc, v1, v65, vcc
	v_add_u32_e32 v44, 0xffffdf00, v50
	v_add_co_u32_e32 v68, vcc, s2, v68
	v_lshlrev_b64 v[66:67], 2, v[44:45]
	v_addc_co_u32_e32 v69, vcc, v1, v69, vcc
	v_add_u32_e32 v44, 0xffffe000, v50
	v_add_co_u32_e32 v66, vcc, s2, v66
	v_lshlrev_b64 v[70:71], 2, v[44:45]
	v_addc_co_u32_e32 v67, vcc, v1, v67, vcc
	v_add_co_u32_e32 v70, vcc, s2, v70
	v_add_u32_e32 v44, 0xffffe100, v50
	v_addc_co_u32_e32 v71, vcc, v1, v71, vcc
	global_load_dword v64, v[64:65], off
	.loc	0 8 0 ; @[ registers.cu:25 ]
	s_add_u32 s0, s0, 4
	.loc	0 10 0 ; @[ registers.cu:25 ]
	global_load_dword v66, v[66:67], off
	.loc	0 8 0 ; @[ registers.cu:25 ]
	s_addc_u32 s1, s1, 0
	.loc	0 10 0 ; @[ registers.cu:25 ]
	global_load_dword v65, v[68:69], off
	global_load_dword v67, v[70:71], off
	v_lshlrev_b64 v[68:69], 2, v[44:45]
	v_add_u32_e32 v44, 0xffffe200, v50
	v_add_co_u32_e32 v68, vcc, s2, v68
	v_lshlrev_b64 v[72:73], 2, v[44:45]
	v_addc_co_u32_e32 v69, vcc, v1, v69, vcc
	v_add_u32_e32 v44, 0xffffe300, v50
	v_add_co_u32_e32 v72, vcc, s2, v72
	v_lshlrev_b64 v[70:71], 2, v[44:45]
	v_addc_co_u32_e32 v73, vcc, v1, v73, vcc
	v_add_u32_e32 v44, 0xffffe400, v50
	v_add_co_u32_e32 v70, vcc, s2, v70
	v_lshlrev_b64 v[74:75], 2, v[44:45]
	v_addc_co_u32_e32 v71, vcc, v1, v71, vcc
	v_add_co_u32_e32 v74, vcc, s2, v74
	v_add_u32_e32 v44, 0xffffe500, v50
	v_addc_co_u32_e32 v75, vcc, v1, v75, vcc
	global_load_dword v68, v[68:69], off
	.loc	0 8 0 ; @[ registers.cu:25 ]
	s_cmp_lg_u32 s8, 0
	.loc	0 10 0 ; @[ registers.cu:25 ]
	global_load_dword v70, v[70:71], off
	s_waitcnt vmcnt(15) lgkmcnt(0)
	v_pk_fma_f32 v[48:49], s[4:5], v[52:53], v[48:49] op_sel_hi:[0,1,1]
	global_load_dword v69, v[72:73], off
	global_load_dword v71, v[74:75], off
	v_lshlrev_b64 v[72:73], 2, v[44:45]
	v_add_u32_e32 v44, 0xffffe600, v50
	v_add_co_u32_e32 v72, vcc, s2, v72
	v_lshlrev_b64 v[76:77], 2, v[44:45]
	v_addc_co_u32_e32 v73, vcc, v1, v73, vcc
	v_add_u32_e32 v44, 0xffffe700, v50
	v_add_co_u32_e32 v76, vcc, s2, v76
	v_lshlrev_b64 v[74:75], 2, v[44:45]
	v_addc_co_u32_e32 v77, vcc, v1, v77, vcc
	v_add_u32_e32 v44, 0xffffe800, v50
	v_add_co_u32_e32 v74, vcc, s2, v74
	v_lshlrev_b64 v[78:79], 2, v[44:45]
	v_addc_co_u32_e32 v75, vcc, v1, v75, vcc
	v_add_co_u32_e32 v78, vcc, s2, v78
	v_add_u32_e32 v44, 0xffffe900, v50
	v_addc_co_u32_e32 v79, vcc, v1, v79, vcc
	global_load_dword v72, v[72:73], off
	s_waitcnt vmcnt(16)
	v_pk_fma_f32 v[46:47], s[4:5], v[54:55], v[46:47] op_sel_hi:[0,1,1]
	global_load_dword v74, v[74:75], off
	s_waitcnt vmcnt(14)
	v_pk_fma_f32 v[42:43], s[4:5], v[60:61], v[42:43] op_sel_hi:[0,1,1]
	global_load_dword v73, v[76:77], off
	global_load_dword v75, v[78:79], off
	v_lshlrev_b64 v[76:77], 2, v[44:45]
	v_add_u32_e32 v44, 0xffffea00, v50
	v_add_co_u32_e32 v76, vcc, s2, v76
	v_lshlrev_b64 v[80:81], 2, v[44:45]
	v_addc_co_u32_e32 v77, vcc, v1, v77, vcc
	v_add_u32_e32 v44, 0xffffeb00, v50
	v_add_co_u32_e32 v80, vcc, s2, v80
	v_lshlrev_b64 v[78:79], 2, v[44:45]
	v_addc_co_u32_e32 v81, vcc, v1, v81, vcc
	v_add_u32_e32 v44, 0xffffec00, v50
	v_add_co_u32_e32 v78, vcc, s2, v78
	v_lshlrev_b64 v[82:83], 2, v[44:45]
	v_addc_co_u32_e32 v79, vcc, v1, v79, vcc
	v_add_u32_e32 v44, 0xffffed00, v50
	v_add_co_u32_e32 v82, vcc, s2, v82
	global_load_dword v76, v[76:77], off
	v_addc_co_u32_e32 v83, vcc, v1, v83, vcc
	global_load_dword v77, v[80:81], off
	v_lshlrev_b64 v[80:81], 2, v[44:45]
	v_add_u32_e32 v44, 0xffffee00, v50
	v_add_co_u32_e32 v80, vcc, s2, v80
	global_load_dword v84, v[78:79], off
	global_load_dword v85, v[82:83], off
	v_lshlrev_b64 v[78:79], 2, v[44:45]
	v_addc_co_u32_e32 v81, vcc, v1, v81, vcc
	v_add_u32_e32 v44, 0xffffef00, v50
	v_add_co_u32_e32 v78, vcc, s2, v78
	v_addc_co_u32_e32 v79, vcc, v1, v79, vcc
	v_lshlrev_b64 v[82:83], 2, v[44:45]
	v_add_u32_e32 v44, 0xfffff000, v50
	global_load_dword v86, v[80:81], off
	global_load_dword v87, v[78:79], off
	v_add_co_u32_e32 v78, vcc, s2, v82
	v_addc_co_u32_e32 v79, vcc, v1, v83, vcc
	v_lshlrev_b64 v[80:81], 2, v[44:45]
	v_add_u32_e32 v44, 0xfffff100, v50
	v_add_co_u32_e32 v80, vcc, s2, v80
	v_addc_co_u32_e32 v81, vcc, v1, v81, vcc
	v_lshlrev_b64 v[82:83], 2, v[44:45]
	v_add_u32_e32 v44, 0xfffff200, v50
	global_load_dword v88, v[78:79], off
	global_load_dword v89, v[80:81], off
	v_add_co_u32_e32 v78, vcc, s2, v82
	v_addc_co_u32_e32 v79, vcc, v1, v83, vcc
	v_lshlrev_b64 v[80:81], 2, v[44:45]
	v_add_u32_e32 v44, 0xfffff300, v50
	v_add_co_u32_e32 v80, vcc, s2, v80
	v_addc_co_u32_e32 v81, vcc, v1, v81, vcc
	v_lshlrev_b64 v[82:83], 2, v[44:45]
	v_add_u32_e32 v44, 0xfffff400, v50
	global_load_dword v90, v[78:79], off
	global_load_dword v91, v[80:81], off
	v_add_co_u32_e32 v78, vcc, s2, v82
	v_addc_co_u32_e32 v79, vcc, v1, v83, vcc
	v_lshlrev_b64 v[80:81], 2, v[44:45]
	v_add_u32_e32 v44, 0xfffff500, v50
	v_add_co_u32_e32 v80, vcc, s2, v80
	v_addc_co_u32_e32 v81, vcc, v1, v81, vcc
	v_lshlrev_b64 v[82:83], 2, v[44:45]
	v_add_u32_e32 v44, 0xfffff600, v50
	global_load_dword v92, v[78:79], off
	global_load_dword v93, v[80:81], off
	v_add_co_u32_e32 v78, vcc, s2, v82
	v_addc_co_u32_e32 v79, vcc, v1, v83, vcc
	v_lshlrev_b64 v[80:81], 2, v[44:45]
	v_add_u32_e32 v44, 0xfffff700, v50
	v_add_co_u32_e32 v80, vcc, s2, v80
	v_addc_co_u32_e32 v81, vcc, v1, v81, vcc
	v_lshlrev_b64 v[82:83], 2, v[44:45]
	v_add_u32_e32 v44, 0xfffff800, v50
	global_load_dword v94, v[78:79], off
	global_load_dword v95, v[80:81], off
	v_add_co_u32_e32 v78, vcc, s2, v82
	v_addc_co_u32_e32 v79, vcc, v1, v83, vcc
	v_lshlrev_b64 v[80:81], 2, v[44:45]
	v_add_u32_e32 v44, 0xfffff900, v50
	v_add_co_u32_e32 v80, vcc, s2, v80
	v_addc_co_u32_e32 v81, vcc, v1, v81, vcc
	v_lshlrev_b64 v[82:83], 2, v[44:45]
	v_add_u32_e32 v44, 0xfffffa00, v50
	global_load_dword v96, v[78:79], off
	global_load_dword v97, v[80:81], off
	v_add_co_u32_e32 v78, vcc, s2, v82
	v_addc_co_u32_e32 v79, vcc, v1, v83, vcc
	v_lshlrev_b64 v[80:81], 2, v[44:45]
	v_add_u32_e32 v44, 0xfffffb00, v50
	v_add_co_u32_e32 v80, vcc, s2, v80
	v_addc_co_u32_e32 v81, vcc, v1, v81, vcc
	v_lshlrev_b64 v[82:83], 2, v[44:45]
	v_add_u32_e32 v44, 0xfffffc00, v50
	global_load_dword v98, v[78:79], off
	global_load_dword v99, v[80:81], off
	v_add_co_u32_e32 v78, vcc, s2, v82
	v_addc_co_u32_e32 v79, vcc, v1, v83, vcc
	v_lshlrev_b64 v[80:81], 2, v[44:45]
	v_add_u32_e32 v44, 0xfffffd00, v50
	v_add_co_u32_e32 v80, vcc, s2, v80
	v_addc_co_u32_e32 v81, vcc, v1, v81, vcc
	v_lshlrev_b64 v[82:83], 2, v[44:45]
	v_add_u32_e32 v44, 0xfffffe00, v50
	global_load_dword v100, v[78:79], off
	global_load_dword v101, v[80:81], off
	v_add_co_u32_e32 v78, vcc, s2, v82
	v_addc_co_u32_e32 v79, vcc, v1, v83, vcc
	v_lshlrev_b64 v[80:81], 2, v[44:45]
	v_add_u32_e32 v44, 0xffffff00, v50
	v_add_co_u32_e32 v80, vcc, s2, v80
	v_addc_co_u32_e32 v81, vcc, v1, v81, vcc
	v_lshlrev_b64 v[82:83], 2, v[44:45]
	v_add_co_u32_e32 v82, vcc, s2, v82
	global_load_dword v78, v[78:79], off
	v_addc_co_u32_e32 v83, vcc, v1, v83, vcc
	global_load_dword v79, v[80:81], off
	global_load_dword v58, v[82:83], off
	.loc	0 8 0 ; @[ registers.cu:25 ]
	v_add_u32_e32 v50, 0x2e00, v50
	.loc	0 10 0 ; @[ registers.cu:25 ]
	s_waitcnt vmcnt(36)
	v_pk_fma_f32 v[40:41], s[4:5], v[56:57], v[40:41] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(35)
	v_pk_fma_f32 v[38:39], s[4:5], v[62:63], v[38:39] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(32)
	v_pk_fma_f32 v[36:37], s[4:5], v[64:65], v[36:37] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(31)
	v_pk_fma_f32 v[34:35], s[4:5], v[66:67], v[34:35] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(28)
	v_pk_fma_f32 v[32:33], s[4:5], v[68:69], v[32:33] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(27)
	v_pk_fma_f32 v[30:31], s[4:5], v[70:71], v[30:31] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(24)
	v_pk_fma_f32 v[28:29], s[4:5], v[72:73], v[28:29] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(23)
	v_pk_fma_f32 v[26:27], s[4:5], v[74:75], v[26:27] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(21)
	v_pk_fma_f32 v[24:25], s[4:5], v[76:77], v[24:25] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(19)
	v_pk_fma_f32 v[22:23], s[4:5], v[84:85], v[22:23] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(17)
	v_pk_fma_f32 v[20:21], s[4:5], v[86:87], v[20:21] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(15)
	v_pk_fma_f32 v[18:19], s[4:5], v[88:89], v[18:19] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(13)
	v_pk_fma_f32 v[16:17], s[4:5], v[90:91], v[16:17] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(11)
	v_pk_fma_f32 v[14:15], s[4:5], v[92:93], v[14:15] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(9)
	v_pk_fma_f32 v[12:13], s[4:5], v[94:95], v[12:13] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(7)
	v_pk_fma_f32 v[10:11], s[4:5], v[96:97], v[10:11] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(5)
	v_pk_fma_f32 v[8:9], s[4:5], v[98:99], v[8:9] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(3)
	v_pk_fma_f32 v[6:7], s[4:5], v[100:101], v[6:7] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(1)
	v_pk_fma_f32 v[4:5], s[4:5], v[78:79], v[4:5] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[2:3], s[4:5], v[58:59], v[2:3] op_sel_hi:[0,1,1]
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
	v_mov_b32_e32 v1, s7
	v_add_co_u32_e32 v44, vcc, s6, v0
	v_addc_co_u32_e32 v49, vcc, 0, v1, vcc
	global_store_dword v0, v48, s[6:7]
	global_store_dword v0, v45, s[6:7] offset:1024
	global_store_dword v0, v46, s[6:7] offset:2048
	global_store_dword v0, v47, s[6:7] offset:3072
	v_add_co_u32_e32 v0, vcc, 0x1000, v44
	v_addc_co_u32_e32 v1, vcc, 0, v49, vcc
	global_store_dword v[0:1], v42, off
	global_store_dword v[0:1], v43, off offset:1024
	global_store_dword v[0:1], v40, off offset:2048
	global_store_dword v[0:1], v41, off offset:3072
	v_add_co_u32_e32 v0, vcc, 0x2000, v44
	v_addc_co_u32_e32 v1, vcc, 0, v49, vcc
	global_store_dword v[0:1], v38, off
	global_store_dword v[0:1], v39, off offset:1024
	global_store_dword v[0:1], v36, off offset:2048
	global_store_dword v[0:1], v37, off offset:3072
	v_add_co_u32_e32 v0, vcc, 0x3000, v44
	v_addc_co_u32_e32 v1, vcc, 0, v49, vcc
	global_store_dword v[0:1], v34, off
	global_store_dword v[0:1], v35, off offset:1024
	global_store_dword v[0:1], v32, off offset:2048
	global_store_dword v[0:1], v33, off offset:3072
	v_add_co_u32_e32 v0, vcc, 0x4000, v44
	v_addc_co_u32_e32 v1, vcc, 0, v49, vcc
	global_store_dword v[0:1], v30, off
	global_store_dword v[0:1], v31, off offset:1024
	global_store_dword v[0:1], v28, off offset:2048
	global_store_dword v[0:1], v29, off offset:3072
	v_add_co_u32_e32 v0, vcc, 0x5000, v44
	v_addc_co_u32_e32 v1, vcc, 0, v49, vcc
	global_store_dword v[0:1], v26, off
	global_store_dword v[0:1], v27, off offset:1024
	global_store_dword v[0:1], v24, off offset:2048
	global_store_dword v[0:1], v25, off offset:3072
	v_add_co_u32_e32 v0, vcc, 0x6000, v44
	v_addc_co_u32_e32 v1, vcc, 0, v49, vcc
	global_store_dword v[0:1], v22, off
	global_store_dword v[0:1], v23, off offset:1024
	global_store_dword v[0:1], v20, off offset:2048
	global_store_dword v[0:1], v21, off offset:3072
	v_add_co_u32_e32 v0, vcc, 0x7000, v44
	v_addc_co_u32_e32 v1, vcc, 0, v49, vcc
	global_store_dword v[0:1], v18, off
	global_store_dword v[0:1], v19, off offset:1024
	global_store_dword v[0:1], v16, off offset:2048
	global_store_dword v[0:1], v17, off offset:3072
	v_add_co_u32_e32 v0, vcc, 0x8000, v44
	v_addc_co_u32_e32 v1, vcc, 0, v49, vcc
	global_store_dword v[0:1], v14, off
	global_store_dword v[0:1], v15, off offset:1024
	global_store_dword v[0:1], v12, off offset:2048
	global_store_dword v[0:1], v13, off offset:3072
	v_add_co_u32_e32 v0, vcc, 0x9000, v44
	v_addc_co_u32_e32 v1, vcc, 0, v49, vcc
	global_store_dword v[0:1], v10, off
	global_store_dword v[0:1], v11, off offset:1024
	global_store_dword v[0:1], v8, off offset:2048
	global_store_dword v[0:1], v9, off offset:3072
	v_add_co_u32_e32 v0, vcc, 0xa000, v44
	v_addc_co_u32_e32 v1, vcc, 0, v49, vcc
	global_store_dword v[0:1], v6, off
	global_store_dword v[0:1], v7, off offset:1024
	global_store_dword v[0:1], v4, off offset:2048
	global_store_dword v[0:1], v5, off offset:3072
	v_add_co_u32_e32 v0, vcc, 0xb000, v44
	v_addc_co_u32_e32 v1, vcc, 0, v49, vcc
	global_store_dword v[0:1], v2, off
	global_store_dword v[0:1], v3, off offset:1024
	.loc	0 26 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel registers_over
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 102
		.amdhsa_next_free_sgpr 9
		.amdhsa_accum_offset 104
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	registers_over_fixed,@function
registers_over_fixed: ; @registers_over_fixed
	.loc	0 30 0
	s_load_dword s8, s[4:5], 0x18
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	v_mov_b32_e32 v23, 0
	.loc	0 8 0 ; @[ registers.cu:30 ]
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s8, 1
	s_cbranch_scc1 .LBB1_4
	.loc	0 0 0
	s_load_dwordx4 s[0:3], s[4:5], 0x0
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
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s3
	s_movk_i32 s3, 0x1000
.LBB1_2: ; =>This Inner Loop Header: Depth=1
	.loc	0 10 0 ; @[ registers.cu:30 ]
	v_add_u32_e32 v22, 0xffffe900, v28
	v_lshlrev_b64 v[30:31], 2, v[22:23]
	v_mov_b32_e32 v29, v23
	v_add_co_u32_e32 v30, vcc, s2, v30
	v_lshlrev_b64 v[32:33], 2, v[28:29]
	v_addc_co_u32_e32 v31, vcc, v1, v31, vcc
	v_add_co_u32_e32 v32, vcc, s2, v32
	v_addc_co_u32_e32 v33, vcc, v1, v33, vcc
	v_add_u32_e32 v22, 0xffffee00, v28
	v_add_co_u32_e32 v36, vcc, s3, v30
	v_lshlrev_b64 v[34:35], 2, v[22:23]
	v_addc_co_u32_e32 v37, vcc, 0, v31, vcc
	v_add_u32_e32 v22, 0xffffef00, v28
	v_add_co_u32_e32 v34, vcc, s2, v34
	v_addc_co_u32_e32 v35, vcc, v1, v35, vcc
	v_lshlrev_b64 v[38:39], 2, v[22:23]
	v_add_u32_e32 v22, 0xfffff000, v28
	global_load_dword v40, v[30:31], off
	global_load_dword v41, v[30:31], off offset:1024
	global_load_dword v42, v[30:31], off offset:2048
	global_load_dword v43, v[30:31], off offset:3072
	global_load_dword v44, v[36:37], off
	global_load_dword v45, v[34:35], off
	v_add_co_u32_e32 v30, vcc, s2, v38
	v_addc_co_u32_e32 v31, vcc, v1, v39, vcc
	v_lshlrev_b64 v[34:35], 2, v[22:23]
	v_add_u32_e32 v22, 0xfffff100, v28
	v_add_co_u32_e32 v34, vcc, s2, v34
	v_addc_co_u32_e32 v35, vcc, v1, v35, vcc
	v_lshlrev_b64 v[36:37], 2, v[22:23]
	v_add_u32_e32 v22, 0xfffff200, v28
	global_load_dword v38, v[30:31], off
	global_load_dword v39, v[34:35], off
	v_add_co_u32_e32 v30, vcc, s2, v36
	v_addc_co_u32_e32 v31, vcc, v1, v37, vcc
	v_lshlrev_b64 v[34:35], 2, v[22:23]
	v_add_u32_e32 v22, 0xfffff300, v28
	v_add_co_u32_e32 v34, vcc, s2, v34
	v_addc_co_u32_e32 v35, vcc, v1, v35, vcc
	v_lshlrev_b64 v[36:37], 2, v[22:23]
	v_add_u32_e32 v22, 0xfffff400, v28
	global_load_dword v46, v[30:31], off
	global_load_dword v47, v[34:35], off
	v_add_co_u32_e32 v30, vcc, s2, v36
	v_addc_co_u32_e32 v31, vcc, v1, v37, vcc
	v_lshlrev_b64 v[34:35], 2, v[22:23]
	v_add_u32_e32 v22, 0xfffff500, v28
	v_add_co_u32_e32 v34, vcc, s2, v34
	v_addc_co_u32_e32 v35, vcc, v1, v35, vcc
	v_lshlrev_b64 v[36:37], 2, v[22:23]
	v_add_u32_e32 v22, 0xfffff600, v28
	global_load_dword v48, v[30:31], off
	global_load_dword v49, v[34:35], off
	v_add_co_u32_e32 v30, vcc, s2, v36
	v_addc_co_u32_e32 v31, vcc, v1, v37, vcc
	v_lshlrev_b64 v[34:35], 2, v[22:23]
	v_add_u32_e32 v22, 0xfffff700, v28
	v_add_co_u32_e32 v34, vcc, s2, v34
	v_addc_co_u32_e32 v35, vcc, v1, v35, vcc
	v_lshlrev_b64 v[36:37], 2, v[22:23]
	v_add_u32_e32 v22, 0xfffff800, v28
	global_load_dword v50, v[30:31], off
	global_load_dword v51, v[34:35], off
	v_add_co_u32_e32 v30, vcc, s2, v36
	v_addc_co_u32_e32 v31, vcc, v1, v37, vcc
	v_lshlrev_b64 v[34:35], 2, v[22:23]
	v_add_u32_e32 v22, 0xfffff900, v28
	v_add_co_u32_e32 v34, vcc, s2, v34
	v_addc_co_u32_e32 v35, vcc, v1, v35, vcc
	v_lshlrev_b64 v[36:37], 2, v[22:23]
	v_add_u32_e32 v22, 0xfffffa00, v28
	global_load_dword v52, v[30:31], off
	global_load_dword v53, v[34:35], off
	v_add_co_u32_e32 v30, vcc, s2, v36
	v_addc_co_u32_e32 v31, vcc, v1, v37, vcc
	v_lshlrev_b64 v[34:35], 2, v[22:23]
	v_add_u32_e32 v22, 0xfffffb00, v28
	v_add_co_u32_e32 v34, vcc, s2, v34
	v_addc_co_u32_e32 v35, vcc, v1, v35, vcc
	v_lshlrev_b64 v[36:37], 2, v[22:23]
	v_add_u32_e32 v22, 0xfffffc00, v28
	v_add_co_u32_e32 v36, vcc, s2, v36
	v_addc_co_u32_e32 v37, vcc, v1, v37, vcc
	v_lshlrev_b64 v[54:55], 2, v[22:23]
	global_load_dword v30, v[30:31], off
	v_add_u32_e32 v22, 0xfffffd00, v28
	global_load_dword v31, v[34:35], off
	global_load_dword v56, v[36:37], off
	v_add_co_u32_e32 v34, vcc, s2, v54
	v_addc_co_u32_e32 v35, vcc, v1, v55, vcc
	v_lshlrev_b64 v[36:37], 2, v[22:23]
	v_add_u32_e32 v22, 0xfffffe00, v28
	v_add_co_u32_e32 v36, vcc, s2, v36
	v_addc_co_u32_e32 v37, vcc, v1, v37, vcc
	v_lshlrev_b64 v[54:55], 2, v[22:23]
	v_add_u32_e32 v22, 0xffffff00, v28
	global_load_dword v57, v[34:35], off
	global_load_dword v58, v[36:37], off
	v_add_co_u32_e32 v34, vcc, s2, v54
	v_addc_co_u32_e32 v35, vcc, v1, v55, vcc
	v_lshlrev_b64 v[36:37], 2, v[22:23]
	v_add_co_u32_e32 v36, vcc, s2, v36
	v_addc_co_u32_e32 v37, vcc, v1, v37, vcc
	global_load_dword v59, v[34:35], off
	global_load_dword v54, v[36:37], off
	global_load_dword v55, v[32:33], off
	s_load_dword s4, s[0:1], 0x0
	.loc	0 8 0 ; @[ registers.cu:30 ]
	s_add_i32 s8, s8, -1
	s_add_u32 s0, s0, 4
	s_addc_u32 s1, s1, 0
	s_cmp_lg_u32 s8, 0
	v_add_u32_e32 v28, 0x1800, v28
	.loc	0 10 0 ; @[ registers.cu:30 ]
	s_waitcnt vmcnt(22) lgkmcnt(0)
	v_pk_fma_f32 v[26:27], s[4:5], v[40:41], v[26:27] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(20)
	v_pk_fma_f32 v[24:25], s[4:5], v[42:43], v[24:25] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(18)
	v_pk_fma_f32 v[20:21], s[4:5], v[44:45], v[20:21] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(16)
	v_pk_fma_f32 v[18:19], s[4:5], v[38:39], v[18:19] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(14)
	v_pk_fma_f32 v[16:17], s[4:5], v[46:47], v[16:17] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(12)
	v_pk_fma_f32 v[14:15], s[4:5], v[48:49], v[14:15] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(10)
	v_pk_fma_f32 v[12:13], s[4:5], v[50:51], v[12:13] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(8)
	v_pk_fma_f32 v[10:11], s[4:5], v[52:53], v[10:11] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(6)
	v_pk_fma_f32 v[8:9], s[4:5], v[30:31], v[8:9] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(4)
	v_pk_fma_f32 v[6:7], s[4:5], v[56:57], v[6:7] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(2)
	v_pk_fma_f32 v[4:5], s[4:5], v[58:59], v[4:5] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[2:3], s[4:5], v[54:55], v[2:3] op_sel_hi:[0,1,1]
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
	v_mov_b32_e32 v1, s7
	v_add_co_u32_e32 v22, vcc, s6, v0
	v_addc_co_u32_e32 v27, vcc, 0, v1, vcc
	global_store_dword v0, v26, s[6:7]
	global_store_dword v0, v23, s[6:7] offset:1024
	global_store_dword v0, v24, s[6:7] offset:2048
	global_store_dword v0, v25, s[6:7] offset:3072
	v_add_co_u32_e32 v0, vcc, 0x1000, v22
	v_addc_co_u32_e32 v1, vcc, 0, v27, vcc
	global_store_dword v[0:1], v20, off
	global_store_dword v[0:1], v21, off offset:1024
	global_store_dword v[0:1], v18, off offset:2048
	global_store_dword v[0:1], v19, off offset:3072
	v_add_co_u32_e32 v0, vcc, 0x2000, v22
	v_addc_co_u32_e32 v1, vcc, 0, v27, vcc
	global_store_dword v[0:1], v16, off
	global_store_dword v[0:1], v17, off offset:1024
	global_store_dword v[0:1], v14, off offset:2048
	global_store_dword v[0:1], v15, off offset:3072
	v_add_co_u32_e32 v0, vcc, 0x3000, v22
	v_addc_co_u32_e32 v1, vcc, 0, v27, vcc
	global_store_dword v[0:1], v12, off
	global_store_dword v[0:1], v13, off offset:1024
	global_store_dword v[0:1], v10, off offset:2048
	global_store_dword v[0:1], v11, off offset:3072
	v_add_co_u32_e32 v0, vcc, 0x4000, v22
	v_addc_co_u32_e32 v1, vcc, 0, v27, vcc
	global_store_dword v[0:1], v8, off
	global_store_dword v[0:1], v9, off offset:1024
	global_store_dword v[0:1], v6, off offset:2048
	global_store_dword v[0:1], v7, off offset:3072
	v_add_co_u32_e32 v0, vcc, 0x5000, v22
	v_addc_co_u32_e32 v1, vcc, 0, v27, vcc
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
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 60
		.amdhsa_next_free_sgpr 9
		.amdhsa_accum_offset 60
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.text
	.type	no_bounds,@function
no_bounds: ; @no_bounds
	.loc	0 85 0
	s_mov_b64 s[10:11], s[2:3]
	s_mov_b64 s[8:9], s[0:1]
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 86 0
	s_load_dword s6, s[4:5], 0x10
	.loc	0 37 0 ; @[ registers.cu:86 ]
	v_lshlrev_b32_e32 v72, 4, v0
	s_add_u32 s8, s8, s7
	s_addc_u32 s9, s9, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s1
	v_add_co_u32_e32 v15, vcc, s0, v72
	v_addc_co_u32_e32 v14, vcc, 0, v1, vcc
	v_mov_b32_e32 v2, v0
	v_add_co_u32_e32 v86, vcc, 0x1000, v15
	buffer_store_dword v2, off, s[8:11], 0 offset:256 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v3, off, s[8:11], 0 offset:260 ; 4-byte Folded Spill
	v_addc_co_u32_e32 v87, vcc, 0, v14, vcc
	v_add_co_u32_e32 v2, vcc, 0x2000, v15
	v_addc_co_u32_e32 v3, vcc, 0, v14, vcc
	v_add_co_u32_e32 v4, vcc, 0x3000, v15
	v_addc_co_u32_e32 v5, vcc, 0, v14, vcc
	v_add_co_u32_e32 v12, vcc, 0x4000, v15
	v_addc_co_u32_e32 v13, vcc, 0, v14, vcc
	v_add_co_u32_e32 v52, vcc, 0x5000, v15
	v_addc_co_u32_e32 v53, vcc, 0, v14, vcc
	v_add_co_u32_e32 v10, vcc, 0x6000, v15
	v_addc_co_u32_e32 v11, vcc, 0, v14, vcc
	v_add_co_u32_e32 v54, vcc, 0x7000, v15
	v_addc_co_u32_e32 v55, vcc, 0, v14, vcc
	v_add_co_u32_e32 v56, vcc, 0x8000, v15
	v_addc_co_u32_e32 v57, vcc, 0, v14, vcc
	v_add_co_u32_e32 v58, vcc, 0x9000, v15
	v_addc_co_u32_e32 v59, vcc, 0, v14, vcc
	v_add_co_u32_e32 v60, vcc, 0xa000, v15
	v_addc_co_u32_e32 v61, vcc, 0, v14, vcc
	v_add_co_u32_e32 v62, vcc, 0xb000, v15
	v_addc_co_u32_e32 v63, vcc, 0, v14, vcc
	v_add_co_u32_e32 v64, vcc, 0xc000, v15
	v_addc_co_u32_e32 v65, vcc, 0, v14, vcc
	v_add_co_u32_e32 v66, vcc, 0xd000, v15
	v_addc_co_u32_e32 v67, vcc, 0, v14, vcc
	v_add_co_u32_e32 v68, vcc, 0xe000, v15
	v_addc_co_u32_e32 v69, vcc, 0, v14, vcc
	v_add_co_u32_e32 v34, vcc, 0xf000, v15
	v_addc_co_u32_e32 v35, vcc, 0, v14, vcc
	v_add_co_u32_e32 v36, vcc, 0x10000, v15
	v_addc_co_u32_e32 v37, vcc, 0, v14, vcc
	v_add_co_u32_e32 v38, vcc, 0x11000, v15
	v_addc_co_u32_e32 v39, vcc, 0, v14, vcc
	v_add_co_u32_e32 v40, vcc, 0x12000, v15
	v_addc_co_u32_e32 v41, vcc, 0, v14, vcc
	v_add_co_u32_e32 v42, vcc, 0x13000, v15
	v_addc_co_u32_e32 v43, vcc, 0, v14, vcc
	v_add_co_u32_e32 v44, vcc, 0x14000, v15
	v_addc_co_u32_e32 v45, vcc, 0, v14, vcc
	v_add_co_u32_e32 v46, vcc, 0x15000, v15
	v_addc_co_u32_e32 v47, vcc, 0, v14, vcc
	v_add_co_u32_e32 v48, vcc, 0x16000, v15
	v_addc_co_u32_e32 v49, vcc, 0, v14, vcc
	v_add_co_u32_e32 v50, vcc, 0x17000, v15
	v_addc_co_u32_e32 v51, vcc, 0, v14, vcc
	v_add_co_u32_e32 v6, vcc, 0x18000, v15
	v_addc_co_u32_e32 v7, vcc, 0, v14, vcc
	v_add_co_u32_e32 v8, vcc, 0x19000, v15
	v_addc_co_u32_e32 v9, vcc, 0, v14, vcc
	v_add_co_u32_e32 v18, vcc, 0x1a000, v15
	v_addc_co_u32_e32 v19, vcc, 0, v14, vcc
	v_add_co_u32_e32 v20, vcc, 0x1b000, v15
	v_addc_co_u32_e32 v21, vcc, 0, v14, vcc
	v_add_co_u32_e32 v22, vcc, 0x1c000, v15
	v_addc_co_u32_e32 v23, vcc, 0, v14, vcc
	v_add_co_u32_e32 v24, vcc, 0x1d000, v15
	v_addc_co_u32_e32 v25, vcc, 0, v14, vcc
	v_add_co_u32_e32 v26, vcc, 0x1e000, v15
	v_addc_co_u32_e32 v27, vcc, 0, v14, vcc
	v_add_co_u32_e32 v28, vcc, 0x1f000, v15
	v_addc_co_u32_e32 v29, vcc, 0, v14, vcc
	v_add_co_u32_e32 v30, vcc, 0x20000, v15
	v_addc_co_u32_e32 v31, vcc, 0, v14, vcc
	v_add_co_u32_e32 v32, vcc, 0x21000, v15
	v_addc_co_u32_e32 v33, vcc, 0, v14, vcc
	v_add_co_u32_e32 v126, vcc, 0x22000, v15
	v_addc_co_u32_e32 v127, vcc, 0, v14, vcc
	v_add_co_u32_e32 v70, vcc, 0x23000, v15
	v_addc_co_u32_e32 v71, vcc, 0, v14, vcc
	global_load_dwordx4 v[14:17], v[2:3], off
	s_nop 0
	global_load_dwordx4 v[0:3], v[4:5], off
	.loc	0 39 0 ; @[ registers.cu:86 ]
	s_cmp_gt_i32 s6, 0
	.loc	0 37 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:208 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v1, off, s[8:11], 0 offset:212 ; 4-byte Folded Spill
	buffer_store_dword v2, off, s[8:11], 0 offset:216 ; 4-byte Folded Spill
	buffer_store_dword v3, off, s[8:11], 0 offset:220 ; 4-byte Folded Spill
	global_load_dwordx4 v[122:125], v[12:13], off
	global_load_dwordx4 v[96:99], v[52:53], off
	global_load_dwordx4 v[118:121], v[10:11], off
	s_nop 0
	global_load_dwordx4 v[0:3], v[54:55], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:48 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v1, off, s[8:11], 0 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v2, off, s[8:11], 0 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v3, off, s[8:11], 0 offset:60 ; 4-byte Folded Spill
	global_load_dwordx4 v[0:3], v[56:57], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:32 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v1, off, s[8:11], 0 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v2, off, s[8:11], 0 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v3, off, s[8:11], 0 offset:44 ; 4-byte Folded Spill
	global_load_dwordx4 v[56:59], v[58:59], off
	s_nop 0
	global_load_dwordx4 v[52:55], v[60:61], off
	global_load_dwordx4 v[0:3], v[62:63], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:16 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v1, off, s[8:11], 0 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v2, off, s[8:11], 0 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v3, off, s[8:11], 0 offset:28 ; 4-byte Folded Spill
	global_load_dwordx4 v[0:3], v[64:65], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v1, off, s[8:11], 0 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v2, off, s[8:11], 0 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v3, off, s[8:11], 0 offset:12 ; 4-byte Folded Spill
	global_load_dwordx4 v[0:3], v[66:67], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:224 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v1, off, s[8:11], 0 offset:228 ; 4-byte Folded Spill
	buffer_store_dword v2, off, s[8:11], 0 offset:232 ; 4-byte Folded Spill
	buffer_store_dword v3, off, s[8:11], 0 offset:236 ; 4-byte Folded Spill
	global_load_dwordx4 v[0:3], v[68:69], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:192 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v1, off, s[8:11], 0 offset:196 ; 4-byte Folded Spill
	buffer_store_dword v2, off, s[8:11], 0 offset:200 ; 4-byte Folded Spill
	buffer_store_dword v3, off, s[8:11], 0 offset:204 ; 4-byte Folded Spill
	global_load_dwordx4 v[0:3], v[34:35], off
	s_nop 0
	global_load_dwordx4 v[34:37], v[36:37], off
	s_nop 0
	global_load_dwordx4 v[10:13], v[38:39], off
	global_load_dwordx4 v[92:95], v[40:41], off
	global_load_dwordx4 v[88:91], v[42:43], off
	global_load_dwordx4 v[104:107], v[44:45], off
	global_load_dwordx4 v[100:103], v[46:47], off
	global_load_dwordx4 v[112:115], v[48:49], off
	global_load_dwordx4 v[108:111], v[50:51], off
	global_load_dwordx4 v[78:81], v[6:7], off
	global_load_dwordx4 v[74:77], v[8:9], off
	global_load_dwordx4 v[38:41], v[18:19], off
	global_load_dwordx4 v[82:85], v[20:21], off
	s_nop 0
	global_load_dwordx4 v[4:7], v[22:23], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[8:11], 0 offset:80 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v5, off, s[8:11], 0 offset:84 ; 4-byte Folded Spill
	buffer_store_dword v6, off, s[8:11], 0 offset:88 ; 4-byte Folded Spill
	buffer_store_dword v7, off, s[8:11], 0 offset:92 ; 4-byte Folded Spill
	global_load_dwordx4 v[4:7], v[24:25], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[8:11], 0 offset:64 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v5, off, s[8:11], 0 offset:68 ; 4-byte Folded Spill
	buffer_store_dword v6, off, s[8:11], 0 offset:72 ; 4-byte Folded Spill
	buffer_store_dword v7, off, s[8:11], 0 offset:76 ; 4-byte Folded Spill
	global_load_dwordx4 v[4:7], v[26:27], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[8:11], 0 offset:112 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v5, off, s[8:11], 0 offset:116 ; 4-byte Folded Spill
	buffer_store_dword v6, off, s[8:11], 0 offset:120 ; 4-byte Folded Spill
	buffer_store_dword v7, off, s[8:11], 0 offset:124 ; 4-byte Folded Spill
	global_load_dwordx4 v[4:7], v[28:29], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[8:11], 0 offset:96 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v5, off, s[8:11], 0 offset:100 ; 4-byte Folded Spill
	buffer_store_dword v6, off, s[8:11], 0 offset:104 ; 4-byte Folded Spill
	buffer_store_dword v7, off, s[8:11], 0 offset:108 ; 4-byte Folded Spill
	global_load_dwordx4 v[22:25], v[30:31], off
	global_load_dwordx4 v[18:21], v[32:33], off
	global_load_dwordx4 v[66:69], v[86:87], off
	s_nop 0
	global_load_dwordx4 v[4:7], v72, s[0:1]
	.loc	0 39 0 ; @[ registers.cu:86 ]
	s_cbranch_scc1 .LBB2_2
	.loc	0 0 0
	s_mov_b64 s[2:3], 0
	s_branch .LBB2_3
.LBB2_2:
	s_mov_b64 s[2:3], -1
.LBB2_3:
	buffer_load_dword v62, off, s[8:11], 0 offset:208 ; 4-byte Folded Reload
	buffer_load_dword v63, off, s[8:11], 0 offset:212 ; 4-byte Folded Reload
	buffer_load_dword v64, off, s[8:11], 0 offset:216 ; 4-byte Folded Reload
	buffer_load_dword v65, off, s[8:11], 0 offset:220 ; 4-byte Folded Reload
	global_load_dwordx4 v[26:29], v[126:127], off
	global_load_dwordx4 v[46:49], v[70:71], off
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	s_andn2_b64 vcc, exec, s[2:3]
	s_waitcnt vmcnt(9)
	buffer_store_dword v22, off, s[8:11], 0 offset:128 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v23, off, s[8:11], 0 offset:132 ; 4-byte Folded Spill
	buffer_store_dword v24, off, s[8:11], 0 offset:136 ; 4-byte Folded Spill
	buffer_store_dword v25, off, s[8:11], 0 offset:140 ; 4-byte Folded Spill
	s_waitcnt vmcnt(5)
	buffer_store_dword v26, off, s[8:11], 0 offset:144 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v27, off, s[8:11], 0 offset:148 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[8:11], 0 offset:152 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[8:11], 0 offset:156 ; 4-byte Folded Spill
	buffer_store_dword v18, off, s[8:11], 0 offset:160 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v19, off, s[8:11], 0 offset:164 ; 4-byte Folded Spill
	buffer_store_dword v20, off, s[8:11], 0 offset:168 ; 4-byte Folded Spill
	buffer_store_dword v21, off, s[8:11], 0 offset:172 ; 4-byte Folded Spill
	s_cbranch_vccnz .LBB2_7
	v_pk_mov_b32 v[72:73], v[40:41], v[40:41] op_sel:[0,1]
	v_pk_mov_b32 v[70:71], v[38:39], v[38:39] op_sel:[0,1]
	buffer_load_dword v26, off, s[8:11], 0 offset:192 ; 4-byte Folded Reload
	buffer_load_dword v27, off, s[8:11], 0 offset:196 ; 4-byte Folded Reload
	buffer_load_dword v28, off, s[8:11], 0 offset:200 ; 4-byte Folded Reload
	buffer_load_dword v29, off, s[8:11], 0 offset:204 ; 4-byte Folded Reload
	buffer_load_dword v38, off, s[8:11], 0 offset:224 ; 4-byte Folded Reload
	buffer_load_dword v39, off, s[8:11], 0 offset:228 ; 4-byte Folded Reload
	buffer_load_dword v40, off, s[8:11], 0 offset:232 ; 4-byte Folded Reload
	buffer_load_dword v41, off, s[8:11], 0 offset:236 ; 4-byte Folded Reload
	v_mov_b32_e32 v117, v4
	v_mov_b32_e32 v45, v6
	v_mov_b32_e32 v42, v7
	v_mov_b32_e32 v30, v63
	v_pk_mov_b32 v[32:33], v[34:35], v[34:35] op_sel:[0,1]
	v_mov_b32_e32 v63, v5
	v_pk_mov_b32 v[6:7], v[2:3], v[2:3] op_sel:[0,1]
	v_pk_mov_b32 v[60:61], v[58:59], v[58:59] op_sel:[0,1]
	v_mov_b32_e32 v43, v66
	v_mov_b32_e32 v86, v15
	v_mov_b32_e32 v87, v16
	v_mov_b32_e32 v31, v64
	v_pk_mov_b32 v[34:35], v[36:37], v[36:37] op_sel:[0,1]
	v_pk_mov_b32 v[4:5], v[0:1], v[0:1] op_sel:[0,1]
	v_pk_mov_b32 v[58:59], v[56:57], v[56:57] op_sel:[0,1]
	buffer_store_dword v52, off, s[8:11], 0 offset:176 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v53, off, s[8:11], 0 offset:180 ; 4-byte Folded Spill
	buffer_store_dword v54, off, s[8:11], 0 offset:184 ; 4-byte Folded Spill
	buffer_store_dword v55, off, s[8:11], 0 offset:188 ; 4-byte Folded Spill
.LBB2_5: ; =>This Inner Loop Header: Depth=1
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[0:1], v[96:97], v[120:121] op_sel:[1,0]
	buffer_load_dword v18, off, s[8:11], 0 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v19, off, s[8:11], 0 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v20, off, s[8:11], 0 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v21, off, s[8:11], 0 offset:44 ; 4-byte Folded Reload
	s_nop 0
	buffer_store_dword v0, off, s[8:11], 0 offset:208 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v1, off, s[8:11], 0 offset:212 ; 4-byte Folded Spill
	buffer_load_dword v54, off, s[8:11], 0 offset:176 ; 4-byte Folded Reload
	buffer_load_dword v55, off, s[8:11], 0 offset:180 ; 4-byte Folded Reload
	buffer_load_dword v56, off, s[8:11], 0 offset:184 ; 4-byte Folded Reload
	buffer_load_dword v57, off, s[8:11], 0 offset:188 ; 4-byte Folded Reload
	s_nop 0
	buffer_load_dword v0, off, s[8:11], 0 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v1, off, s[8:11], 0 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v2, off, s[8:11], 0 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v3, off, s[8:11], 0 offset:60 ; 4-byte Folded Reload
	buffer_load_dword v50, off, s[8:11], 0 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v51, off, s[8:11], 0 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v52, off, s[8:11], 0 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v53, off, s[8:11], 0 offset:28 ; 4-byte Folded Reload
	.loc	0 43 0 ; @[ registers.cu:86 ]
	v_mov_b32_e32 v127, v121
	v_mov_b32_e32 v9, v99
	v_mov_b32_e32 v126, v98
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_add_f32_e32 v15, v65, v45
	v_pk_mov_b32 v[36:37], v[42:43], v[42:43] op_sel:[0,1]
	s_waitcnt vmcnt(42)
	v_pk_mov_b32 v[42:43], v[46:47], v[46:47] op_sel:[0,1]
	v_pk_mov_b32 v[44:45], v[48:49], v[48:49] op_sel:[0,1]
	buffer_load_dword v46, off, s[8:11], 0 offset:112 ; 4-byte Folded Reload
	buffer_load_dword v47, off, s[8:11], 0 offset:116 ; 4-byte Folded Reload
	buffer_load_dword v48, off, s[8:11], 0 offset:120 ; 4-byte Folded Reload
	buffer_load_dword v49, off, s[8:11], 0 offset:124 ; 4-byte Folded Reload
	.loc	0 43 0 ; @[ registers.cu:86 ]
	v_mov_b32_e32 v8, v124
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_add_f32_e32 v117, v67, v117
	.loc	0 43 0 ; @[ registers.cu:86 ]
	v_mov_b32_e32 v16, v87
	.loc	0 39 0 ; @[ registers.cu:86 ]
	s_add_i32 s6, s6, -1
	.loc	0 43 0 ; @[ registers.cu:86 ]
	v_add_f32_e32 v67, v31, v67
	.loc	0 39 0 ; @[ registers.cu:86 ]
	s_cmp_lg_u32 s6, 0
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(14)
	v_pk_mov_b32 v[24:25], v[60:61], v[54:55] op_sel:[1,0]
	v_pk_mov_b32 v[22:23], v[20:21], v[58:59] op_sel:[1,0]
	v_pk_add_f32 v[120:121], v[24:25], v[120:121]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[18:19], v[60:61] op_sel:[1,0]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_add_f32 v[98:99], v[22:23], v[98:99]
	.loc	0 45 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(11)
	v_add_f32_e32 v65, v0, v65
	.loc	0 42 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(10)
	v_pk_mov_b32 v[22:23], v[0:1], v[20:21] op_sel:[1,0]
	v_pk_add_f32 v[0:1], v[24:25], v[0:1]
	s_waitcnt vmcnt(8)
	v_pk_mov_b32 v[24:25], v[118:119], v[2:3] op_sel:[1,0]
	buffer_store_dword v24, off, s[8:11], 0 offset:224 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v25, off, s[8:11], 0 offset:228 ; 4-byte Folded Spill
	buffer_store_dword v22, off, s[8:11], 0 offset:240 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v23, off, s[8:11], 0 offset:244 ; 4-byte Folded Spill
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(10)
	v_pk_mov_b32 v[24:25], v[56:57], v[50:51] op_sel:[1,0]
	v_pk_mov_b32 v[22:23], v[2:3], v[18:19] op_sel:[1,0]
	v_pk_add_f32 v[2:3], v[24:25], v[2:3]
	buffer_store_dword v0, off, s[8:11], 0 offset:48 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v1, off, s[8:11], 0 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v2, off, s[8:11], 0 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v3, off, s[8:11], 0 offset:60 ; 4-byte Folded Spill
	buffer_load_dword v0, off, s[8:11], 0 ; 4-byte Folded Reload
	s_nop 0
	buffer_load_dword v1, off, s[8:11], 0 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v2, off, s[8:11], 0 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v3, off, s[8:11], 0 offset:12 ; 4-byte Folded Reload
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[58:59], v[56:57] op_sel:[1,0]
	v_pk_add_f32 v[18:19], v[24:25], v[18:19]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(2)
	v_pk_mov_b32 v[24:25], v[52:53], v[0:1] op_sel:[1,0]
	v_pk_add_f32 v[20:21], v[24:25], v[20:21]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[54:55], v[52:53] op_sel:[1,0]
	v_pk_add_f32 v[58:59], v[24:25], v[58:59]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(0)
	v_pk_mov_b32 v[24:25], v[2:3], v[38:39] op_sel:[1,0]
	v_pk_add_f32 v[60:61], v[24:25], v[60:61]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[50:51], v[2:3] op_sel:[1,0]
	v_pk_add_f32 v[54:55], v[24:25], v[54:55]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[40:41], v[26:27] op_sel:[1,0]
	v_pk_add_f32 v[56:57], v[24:25], v[56:57]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[0:1], v[40:41] op_sel:[1,0]
	v_pk_add_f32 v[50:51], v[24:25], v[50:51]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[28:29], v[4:5] op_sel:[1,0]
	v_pk_add_f32 v[52:53], v[24:25], v[52:53]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[38:39], v[28:29] op_sel:[1,0]
	buffer_store_dword v54, off, s[8:11], 0 offset:176 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v55, off, s[8:11], 0 offset:180 ; 4-byte Folded Spill
	buffer_store_dword v56, off, s[8:11], 0 offset:184 ; 4-byte Folded Spill
	buffer_store_dword v57, off, s[8:11], 0 offset:188 ; 4-byte Folded Spill
	v_pk_add_f32 v[0:1], v[24:25], v[0:1]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[6:7], v[32:33] op_sel:[1,0]
	v_pk_add_f32 v[2:3], v[24:25], v[2:3]
	buffer_load_dword v54, off, s[8:11], 0 offset:80 ; 4-byte Folded Reload
	buffer_load_dword v55, off, s[8:11], 0 offset:84 ; 4-byte Folded Reload
	buffer_load_dword v56, off, s[8:11], 0 offset:88 ; 4-byte Folded Reload
	buffer_load_dword v57, off, s[8:11], 0 offset:92 ; 4-byte Folded Reload
	s_nop 0
	buffer_store_dword v0, off, s[8:11], 0 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v1, off, s[8:11], 0 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v2, off, s[8:11], 0 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v3, off, s[8:11], 0 offset:12 ; 4-byte Folded Spill
	buffer_load_dword v0, off, s[8:11], 0 offset:64 ; 4-byte Folded Reload
	s_nop 0
	buffer_load_dword v1, off, s[8:11], 0 offset:68 ; 4-byte Folded Reload
	buffer_load_dword v2, off, s[8:11], 0 offset:72 ; 4-byte Folded Reload
	buffer_load_dword v3, off, s[8:11], 0 offset:76 ; 4-byte Folded Reload
	s_nop 0
	buffer_store_dword v18, off, s[8:11], 0 offset:32 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v19, off, s[8:11], 0 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v20, off, s[8:11], 0 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v21, off, s[8:11], 0 offset:44 ; 4-byte Folded Spill
	v_pk_mov_b32 v[18:19], v[58:59], v[58:59] op_sel:[0,1]
	v_pk_mov_b32 v[20:21], v[60:61], v[60:61] op_sel:[0,1]
	buffer_load_dword v58, off, s[8:11], 0 offset:96 ; 4-byte Folded Reload
	buffer_load_dword v59, off, s[8:11], 0 offset:100 ; 4-byte Folded Reload
	buffer_load_dword v60, off, s[8:11], 0 offset:104 ; 4-byte Folded Reload
	buffer_load_dword v61, off, s[8:11], 0 offset:108 ; 4-byte Folded Reload
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[26:27], v[6:7] op_sel:[1,0]
	v_pk_add_f32 v[38:39], v[24:25], v[38:39]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[34:35], v[10:11] op_sel:[1,0]
	v_pk_add_f32 v[40:41], v[24:25], v[40:41]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[4:5], v[34:35] op_sel:[1,0]
	v_pk_add_f32 v[26:27], v[24:25], v[26:27]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[12:13], v[92:93] op_sel:[1,0]
	v_pk_add_f32 v[28:29], v[24:25], v[28:29]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[32:33], v[12:13] op_sel:[1,0]
	v_pk_add_f32 v[4:5], v[24:25], v[4:5]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[94:95], v[88:89] op_sel:[1,0]
	v_pk_add_f32 v[6:7], v[24:25], v[6:7]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[10:11], v[94:95] op_sel:[1,0]
	v_pk_add_f32 v[32:33], v[24:25], v[32:33]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[90:91], v[104:105] op_sel:[1,0]
	v_pk_add_f32 v[34:35], v[24:25], v[34:35]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[92:93], v[90:91] op_sel:[1,0]
	v_pk_add_f32 v[10:11], v[24:25], v[10:11]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[106:107], v[100:101] op_sel:[1,0]
	v_pk_add_f32 v[12:13], v[24:25], v[12:13]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[88:89], v[106:107] op_sel:[1,0]
	v_pk_add_f32 v[92:93], v[24:25], v[92:93]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[102:103], v[112:113] op_sel:[1,0]
	v_pk_add_f32 v[94:95], v[24:25], v[94:95]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[104:105], v[102:103] op_sel:[1,0]
	v_pk_add_f32 v[88:89], v[24:25], v[88:89]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[114:115], v[108:109] op_sel:[1,0]
	v_pk_add_f32 v[90:91], v[24:25], v[90:91]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[100:101], v[114:115] op_sel:[1,0]
	v_pk_add_f32 v[104:105], v[24:25], v[104:105]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[110:111], v[78:79] op_sel:[1,0]
	v_pk_add_f32 v[106:107], v[24:25], v[106:107]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[112:113], v[110:111] op_sel:[1,0]
	v_pk_add_f32 v[100:101], v[24:25], v[100:101]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[80:81], v[74:75] op_sel:[1,0]
	v_pk_add_f32 v[102:103], v[24:25], v[102:103]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[108:109], v[80:81] op_sel:[1,0]
	v_pk_add_f32 v[112:113], v[24:25], v[112:113]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[76:77], v[70:71] op_sel:[1,0]
	v_pk_add_f32 v[114:115], v[24:25], v[114:115]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[78:79], v[76:77] op_sel:[1,0]
	buffer_store_dword v50, off, s[8:11], 0 offset:16 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v51, off, s[8:11], 0 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v52, off, s[8:11], 0 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v53, off, s[8:11], 0 offset:28 ; 4-byte Folded Spill
	v_pk_add_f32 v[108:109], v[24:25], v[108:109]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[72:73], v[82:83] op_sel:[1,0]
	v_pk_add_f32 v[110:111], v[24:25], v[110:111]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[74:75], v[72:73] op_sel:[1,0]
	buffer_load_dword v50, off, s[8:11], 0 offset:128 ; 4-byte Folded Reload
	buffer_load_dword v51, off, s[8:11], 0 offset:132 ; 4-byte Folded Reload
	buffer_load_dword v52, off, s[8:11], 0 offset:136 ; 4-byte Folded Reload
	buffer_load_dword v53, off, s[8:11], 0 offset:140 ; 4-byte Folded Reload
	v_pk_add_f32 v[78:79], v[24:25], v[78:79]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(26)
	v_pk_mov_b32 v[24:25], v[84:85], v[54:55] op_sel:[1,0]
	v_pk_add_f32 v[80:81], v[24:25], v[80:81]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[70:71], v[84:85] op_sel:[1,0]
	v_pk_add_f32 v[74:75], v[24:25], v[74:75]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(18)
	v_pk_mov_b32 v[24:25], v[56:57], v[0:1] op_sel:[1,0]
	v_pk_add_f32 v[76:77], v[24:25], v[76:77]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[82:83], v[56:57] op_sel:[1,0]
	v_pk_add_f32 v[70:71], v[24:25], v[70:71]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(16)
	v_pk_mov_b32 v[24:25], v[2:3], v[46:47] op_sel:[1,0]
	v_pk_add_f32 v[72:73], v[24:25], v[72:73]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[54:55], v[2:3] op_sel:[1,0]
	v_pk_add_f32 v[82:83], v[24:25], v[82:83]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(10)
	v_pk_mov_b32 v[24:25], v[48:49], v[58:59] op_sel:[1,0]
	v_pk_add_f32 v[84:85], v[24:25], v[84:85]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	buffer_store_dword v82, off, s[8:11], 0 offset:192 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v83, off, s[8:11], 0 offset:196 ; 4-byte Folded Spill
	buffer_store_dword v84, off, s[8:11], 0 offset:200 ; 4-byte Folded Spill
	buffer_store_dword v85, off, s[8:11], 0 offset:204 ; 4-byte Folded Spill
	v_pk_mov_b32 v[84:85], v[80:81], v[80:81] op_sel:[0,1]
	v_pk_mov_b32 v[82:83], v[78:79], v[78:79] op_sel:[0,1]
	v_pk_mov_b32 v[80:81], v[76:77], v[76:77] op_sel:[0,1]
	v_pk_mov_b32 v[78:79], v[74:75], v[74:75] op_sel:[0,1]
	v_pk_mov_b32 v[76:77], v[72:73], v[72:73] op_sel:[0,1]
	v_pk_mov_b32 v[74:75], v[70:71], v[70:71] op_sel:[0,1]
	v_pk_mov_b32 v[70:71], v[112:113], v[112:113] op_sel:[0,1]
	v_pk_mov_b32 v[72:73], v[114:115], v[114:115] op_sel:[0,1]
	v_pk_mov_b32 v[114:115], v[110:111], v[110:111] op_sel:[0,1]
	v_pk_mov_b32 v[112:113], v[108:109], v[108:109] op_sel:[0,1]
	v_pk_mov_b32 v[110:111], v[106:107], v[106:107] op_sel:[0,1]
	v_pk_mov_b32 v[108:109], v[104:105], v[104:105] op_sel:[0,1]
	v_pk_mov_b32 v[106:107], v[102:103], v[102:103] op_sel:[0,1]
	v_pk_mov_b32 v[104:105], v[100:101], v[100:101] op_sel:[0,1]
	v_pk_mov_b32 v[102:103], v[94:95], v[94:95] op_sel:[0,1]
	v_pk_mov_b32 v[100:101], v[92:93], v[92:93] op_sel:[0,1]
	v_pk_mov_b32 v[94:95], v[90:91], v[90:91] op_sel:[0,1]
	v_pk_mov_b32 v[92:93], v[88:89], v[88:89] op_sel:[0,1]
	v_pk_mov_b32 v[90:91], v[12:13], v[12:13] op_sel:[0,1]
	v_pk_mov_b32 v[88:89], v[10:11], v[10:11] op_sel:[0,1]
	v_pk_mov_b32 v[10:11], v[32:33], v[32:33] op_sel:[0,1]
	v_pk_mov_b32 v[12:13], v[34:35], v[34:35] op_sel:[0,1]
	v_pk_mov_b32 v[34:35], v[28:29], v[28:29] op_sel:[0,1]
	v_pk_mov_b32 v[32:33], v[26:27], v[26:27] op_sel:[0,1]
	v_pk_mov_b32 v[28:29], v[6:7], v[6:7] op_sel:[0,1]
	v_pk_mov_b32 v[26:27], v[4:5], v[4:5] op_sel:[0,1]
	v_pk_mov_b32 v[4:5], v[38:39], v[38:39] op_sel:[0,1]
	v_pk_mov_b32 v[6:7], v[40:41], v[40:41] op_sel:[0,1]
	buffer_load_dword v38, off, s[8:11], 0 offset:160 ; 4-byte Folded Reload
	buffer_load_dword v39, off, s[8:11], 0 offset:164 ; 4-byte Folded Reload
	buffer_load_dword v40, off, s[8:11], 0 offset:168 ; 4-byte Folded Reload
	buffer_load_dword v41, off, s[8:11], 0 offset:172 ; 4-byte Folded Reload
	v_pk_mov_b32 v[24:25], v[0:1], v[48:49] op_sel:[1,0]
	v_pk_add_f32 v[54:55], v[24:25], v[54:55]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(10)
	v_pk_mov_b32 v[24:25], v[60:61], v[50:51] op_sel:[1,0]
	v_pk_add_f32 v[56:57], v[24:25], v[56:57]
	buffer_store_dword v54, off, s[8:11], 0 offset:80 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v55, off, s[8:11], 0 offset:84 ; 4-byte Folded Spill
	buffer_store_dword v56, off, s[8:11], 0 offset:88 ; 4-byte Folded Spill
	buffer_store_dword v57, off, s[8:11], 0 offset:92 ; 4-byte Folded Spill
	buffer_load_dword v54, off, s[8:11], 0 offset:144 ; 4-byte Folded Reload
	s_nop 0
	buffer_load_dword v55, off, s[8:11], 0 offset:148 ; 4-byte Folded Reload
	buffer_load_dword v56, off, s[8:11], 0 offset:152 ; 4-byte Folded Reload
	buffer_load_dword v57, off, s[8:11], 0 offset:156 ; 4-byte Folded Reload
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[46:47], v[60:61] op_sel:[1,0]
	v_pk_add_f32 v[0:1], v[24:25], v[0:1]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(10)
	v_pk_mov_b32 v[24:25], v[52:53], v[38:39] op_sel:[1,0]
	v_pk_add_f32 v[2:3], v[24:25], v[2:3]
	buffer_store_dword v0, off, s[8:11], 0 offset:64 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v1, off, s[8:11], 0 offset:68 ; 4-byte Folded Spill
	buffer_store_dword v2, off, s[8:11], 0 offset:72 ; 4-byte Folded Spill
	buffer_store_dword v3, off, s[8:11], 0 offset:76 ; 4-byte Folded Spill
	.loc	0 42 0 ; @[ registers.cu:86 ]
	buffer_load_dword v0, off, s[8:11], 0 offset:208 ; 4-byte Folded Reload
	s_nop 0
	buffer_load_dword v1, off, s[8:11], 0 offset:212 ; 4-byte Folded Reload
	v_pk_mov_b32 v[24:25], v[58:59], v[52:53] op_sel:[1,0]
	v_pk_add_f32 v[46:47], v[24:25], v[46:47]
	buffer_load_dword v2, off, s[8:11], 0 offset:224 ; 4-byte Folded Reload
	buffer_load_dword v3, off, s[8:11], 0 offset:228 ; 4-byte Folded Reload
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(10)
	v_pk_mov_b32 v[24:25], v[40:41], v[54:55] op_sel:[1,0]
	v_pk_add_f32 v[48:49], v[24:25], v[48:49]
	buffer_store_dword v46, off, s[8:11], 0 offset:112 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v47, off, s[8:11], 0 offset:116 ; 4-byte Folded Spill
	buffer_store_dword v48, off, s[8:11], 0 offset:120 ; 4-byte Folded Spill
	buffer_store_dword v49, off, s[8:11], 0 offset:124 ; 4-byte Folded Spill
	v_pk_mov_b32 v[48:49], v[44:45], v[44:45] op_sel:[0,1]
	v_pk_mov_b32 v[46:47], v[42:43], v[42:43] op_sel:[0,1]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[50:51], v[40:41] op_sel:[1,0]
	v_pk_add_f32 v[58:59], v[24:25], v[58:59]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(12)
	v_pk_mov_b32 v[24:25], v[56:57], v[46:47] op_sel:[1,0]
	v_pk_add_f32 v[60:61], v[24:25], v[60:61]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[24:25], v[38:39], v[56:57] op_sel:[1,0]
	v_pk_add_f32 v[50:51], v[24:25], v[50:51]
	v_pk_mov_b32 v[24:25], v[54:55], v[48:49] op_sel:[1,0]
	v_pk_mov_b32 v[42:43], v[36:37], v[36:37] op_sel:[0,1]
	v_pk_add_f32 v[38:39], v[24:25], v[38:39]
	.loc	0 43 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[36:37], v[62:63], v[68:69] op_sel:[1,0]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_add_f32 v[24:25], v[22:23], v[124:125]
	.loc	0 43 0 ; @[ registers.cu:86 ]
	v_mov_b32_e32 v124, v87
	v_pk_add_f32 v[22:23], v[124:125], v[36:37]
	.loc	0 45 0 ; @[ registers.cu:86 ]
	v_mov_b32_e32 v36, v122
	v_mov_b32_e32 v37, v86
	v_pk_add_f32 v[42:43], v[36:37], v[42:43]
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_add_f32 v[40:41], v[40:41], v[42:43]
	buffer_store_dword v38, off, s[8:11], 0 offset:160 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v39, off, s[8:11], 0 offset:164 ; 4-byte Folded Spill
	buffer_store_dword v40, off, s[8:11], 0 offset:168 ; 4-byte Folded Spill
	buffer_store_dword v41, off, s[8:11], 0 offset:172 ; 4-byte Folded Spill
	v_pk_mov_b32 v[40:41], v[6:7], v[6:7] op_sel:[0,1]
	v_pk_mov_b32 v[38:39], v[4:5], v[4:5] op_sel:[0,1]
	v_pk_mov_b32 v[4:5], v[26:27], v[26:27] op_sel:[0,1]
	v_pk_mov_b32 v[6:7], v[28:29], v[28:29] op_sel:[0,1]
	v_pk_mov_b32 v[26:27], v[32:33], v[32:33] op_sel:[0,1]
	v_pk_mov_b32 v[28:29], v[34:35], v[34:35] op_sel:[0,1]
	v_pk_mov_b32 v[34:35], v[12:13], v[12:13] op_sel:[0,1]
	v_pk_mov_b32 v[32:33], v[10:11], v[10:11] op_sel:[0,1]
	v_pk_mov_b32 v[10:11], v[88:89], v[88:89] op_sel:[0,1]
	v_pk_mov_b32 v[12:13], v[90:91], v[90:91] op_sel:[0,1]
	v_pk_mov_b32 v[88:89], v[92:93], v[92:93] op_sel:[0,1]
	v_pk_mov_b32 v[90:91], v[94:95], v[94:95] op_sel:[0,1]
	v_pk_mov_b32 v[92:93], v[100:101], v[100:101] op_sel:[0,1]
	v_pk_mov_b32 v[94:95], v[102:103], v[102:103] op_sel:[0,1]
	v_pk_mov_b32 v[100:101], v[104:105], v[104:105] op_sel:[0,1]
	v_pk_mov_b32 v[102:103], v[106:107], v[106:107] op_sel:[0,1]
	v_pk_mov_b32 v[104:105], v[108:109], v[108:109] op_sel:[0,1]
	v_pk_mov_b32 v[106:107], v[110:111], v[110:111] op_sel:[0,1]
	v_pk_mov_b32 v[108:109], v[112:113], v[112:113] op_sel:[0,1]
	v_pk_mov_b32 v[110:111], v[114:115], v[114:115] op_sel:[0,1]
	v_pk_mov_b32 v[114:115], v[72:73], v[72:73] op_sel:[0,1]
	buffer_store_dword v58, off, s[8:11], 0 offset:96 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v59, off, s[8:11], 0 offset:100 ; 4-byte Folded Spill
	buffer_store_dword v60, off, s[8:11], 0 offset:104 ; 4-byte Folded Spill
	buffer_store_dword v61, off, s[8:11], 0 offset:108 ; 4-byte Folded Spill
	v_pk_mov_b32 v[112:113], v[70:71], v[70:71] op_sel:[0,1]
	v_pk_mov_b32 v[70:71], v[74:75], v[74:75] op_sel:[0,1]
	v_pk_mov_b32 v[60:61], v[20:21], v[20:21] op_sel:[0,1]
	v_pk_mov_b32 v[72:73], v[76:77], v[76:77] op_sel:[0,1]
	v_pk_mov_b32 v[74:75], v[78:79], v[78:79] op_sel:[0,1]
	v_pk_mov_b32 v[58:59], v[18:19], v[18:19] op_sel:[0,1]
	v_pk_mov_b32 v[76:77], v[80:81], v[80:81] op_sel:[0,1]
	v_pk_mov_b32 v[78:79], v[82:83], v[82:83] op_sel:[0,1]
	v_pk_mov_b32 v[80:81], v[84:85], v[84:85] op_sel:[0,1]
	buffer_load_dword v82, off, s[8:11], 0 offset:192 ; 4-byte Folded Reload
	buffer_load_dword v83, off, s[8:11], 0 offset:196 ; 4-byte Folded Reload
	buffer_load_dword v84, off, s[8:11], 0 offset:200 ; 4-byte Folded Reload
	buffer_load_dword v85, off, s[8:11], 0 offset:204 ; 4-byte Folded Reload
	v_mov_b32_e32 v116, v49
	v_mov_b32_e32 v45, v15
	.loc	0 45 0 ; @[ registers.cu:86 ]
	v_mov_b32_e32 v63, v30
	v_mov_b32_e32 v15, v86
	.loc	0 44 0 ; @[ registers.cu:86 ]
	v_pk_add_f32 v[52:53], v[52:53], v[116:117]
	.loc	0 43 0 ; @[ registers.cu:86 ]
	v_pk_add_f32 v[20:21], v[126:127], v[30:31]
	v_pk_add_f32 v[126:127], v[8:9], v[86:87]
	.loc	0 45 0 ; @[ registers.cu:86 ]
	v_pk_mov_b32 v[8:9], v[68:69], v[14:15] op_sel:[1,0]
	buffer_store_dword v50, off, s[8:11], 0 offset:128 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v51, off, s[8:11], 0 offset:132 ; 4-byte Folded Spill
	buffer_store_dword v52, off, s[8:11], 0 offset:136 ; 4-byte Folded Spill
	buffer_store_dword v53, off, s[8:11], 0 offset:140 ; 4-byte Folded Spill
	v_pk_mov_b32 v[50:51], v[24:25], v[24:25] op_sel:[0,1]
	.loc	0 42 0 ; @[ registers.cu:86 ]
	v_mov_b32_e32 v44, v47
	.loc	0 45 0 ; @[ registers.cu:86 ]
	v_pk_add_f32 v[54:55], v[54:55], v[44:45]
	v_pk_add_f32 v[46:47], v[46:47], v[22:23]
	v_mov_b32_e32 v68, v23
	v_mov_b32_e32 v86, v126
	.loc	0 42 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(22)
	v_pk_add_f32 v[18:19], v[0:1], v[122:123]
	buffer_load_dword v0, off, s[8:11], 0 offset:240 ; 4-byte Folded Reload
	buffer_load_dword v1, off, s[8:11], 0 offset:244 ; 4-byte Folded Reload
	v_mov_b32_e32 v87, v127
	s_waitcnt vmcnt(22)
	v_pk_add_f32 v[36:37], v[2:3], v[96:97]
	.loc	0 45 0 ; @[ registers.cu:86 ]
	v_mov_b32_e32 v97, v30
	v_pk_mov_b32 v[2:3], v[16:17], v[62:63] op_sel:[1,0]
	v_pk_add_f32 v[24:25], v[96:97], v[8:9]
	v_pk_add_f32 v[56:57], v[56:57], v[24:25]
	v_mov_b32_e32 v69, v24
	v_mov_b32_e32 v14, v25
	v_mov_b32_e32 v30, v20
	v_mov_b32_e32 v31, v21
	v_mov_b32_e32 v122, v18
	v_mov_b32_e32 v124, v50
	v_mov_b32_e32 v125, v51
	v_mov_b32_e32 v96, v36
	v_mov_b32_e32 v97, v37
	v_mov_b32_e32 v63, v22
	buffer_store_dword v54, off, s[8:11], 0 offset:144 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v55, off, s[8:11], 0 offset:148 ; 4-byte Folded Spill
	buffer_store_dword v56, off, s[8:11], 0 offset:152 ; 4-byte Folded Spill
	buffer_store_dword v57, off, s[8:11], 0 offset:156 ; 4-byte Folded Spill
	.loc	0 42 0 ; @[ registers.cu:86 ]
	s_waitcnt vmcnt(4)
	v_pk_add_f32 v[0:1], v[0:1], v[118:119]
	.loc	0 45 0 ; @[ registers.cu:86 ]
	v_mov_b32_e32 v119, v123
	v_pk_add_f32 v[2:3], v[118:119], v[2:3]
	v_pk_add_f32 v[48:49], v[48:49], v[2:3]
	v_mov_b32_e32 v17, v2
	v_mov_b32_e32 v62, v3
	v_mov_b32_e32 v123, v19
	v_mov_b32_e32 v118, v0
	v_mov_b32_e32 v119, v1
	.loc	0 39 0 ; @[ registers.cu:86 ]
	s_cbranch_scc1 .LBB2_5
	.loc	0 0 0
	v_pk_mov_b32 v[8:9], v[18:19], v[18:19] op_sel:[0,1]
	v_mov_b32_e32 v18, v117
	v_mov_b32_e32 v64, v21
	v_mov_b32_e32 v63, v20
	v_mov_b32_e32 v21, v42
	v_mov_b32_e32 v20, v45
	v_mov_b32_e32 v19, v22
	buffer_store_dword v18, off, s[8:11], 0 offset:240 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v19, off, s[8:11], 0 offset:244 ; 4-byte Folded Spill
	buffer_store_dword v20, off, s[8:11], 0 offset:248 ; 4-byte Folded Spill
	buffer_store_dword v21, off, s[8:11], 0 offset:252 ; 4-byte Folded Spill
	buffer_store_dword v46, off, s[8:11], 0 offset:264 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v47, off, s[8:11], 0 offset:268 ; 4-byte Folded Spill
	buffer_store_dword v48, off, s[8:11], 0 offset:272 ; 4-byte Folded Spill
	buffer_store_dword v49, off, s[8:11], 0 offset:276 ; 4-byte Folded Spill
	v_mov_b32_e32 v125, v51
	v_mov_b32_e32 v124, v50
	v_mov_b32_e32 v66, v43
	buffer_load_dword v42, off, s[8:11], 0 ; 4-byte Folded Reload
	buffer_load_dword v43, off, s[8:11], 0 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v44, off, s[8:11], 0 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v45, off, s[8:11], 0 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v46, off, s[8:11], 0 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v47, off, s[8:11], 0 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v48, off, s[8:11], 0 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v49, off, s[8:11], 0 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v50, off, s[8:11], 0 offset:176 ; 4-byte Folded Reload
	buffer_load_dword v51, off, s[8:11], 0 offset:180 ; 4-byte Folded Reload
	buffer_load_dword v52, off, s[8:11], 0 offset:184 ; 4-byte Folded Reload
	buffer_load_dword v53, off, s[8:11], 0 offset:188 ; 4-byte Folded Reload
	v_mov_b32_e32 v97, v37
	v_mov_b32_e32 v96, v36
	v_mov_b32_e32 v62, v3
	v_mov_b32_e32 v68, v23
	v_pk_mov_b32 v[36:37], v[34:35], v[34:35] op_sel:[0,1]
	v_pk_mov_b32 v[22:23], v[6:7], v[6:7] op_sel:[0,1]
	v_pk_mov_b32 v[54:55], v[58:59], v[58:59] op_sel:[0,1]
	v_mov_b32_e32 v119, v1
	v_mov_b32_e32 v118, v0
	v_mov_b32_e32 v123, v9
	v_mov_b32_e32 v122, v8
	buffer_store_dword v62, off, s[8:11], 0 offset:208 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v63, off, s[8:11], 0 offset:212 ; 4-byte Folded Spill
	buffer_store_dword v64, off, s[8:11], 0 offset:216 ; 4-byte Folded Spill
	buffer_store_dword v65, off, s[8:11], 0 offset:220 ; 4-byte Folded Spill
	v_mov_b32_e32 v17, v2
	v_mov_b32_e32 v16, v127
	v_mov_b32_e32 v15, v126
	v_mov_b32_e32 v14, v25
	v_mov_b32_e32 v69, v24
	v_pk_mov_b32 v[34:35], v[32:33], v[32:33] op_sel:[0,1]
	v_pk_mov_b32 v[20:21], v[4:5], v[4:5] op_sel:[0,1]
	v_pk_mov_b32 v[56:57], v[60:61], v[60:61] op_sel:[0,1]
	s_branch .LBB2_8
.LBB2_7:
	s_waitcnt vmcnt(12)
	buffer_store_dword v46, off, s[8:11], 0 offset:264 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v47, off, s[8:11], 0 offset:268 ; 4-byte Folded Spill
	buffer_store_dword v48, off, s[8:11], 0 offset:272 ; 4-byte Folded Spill
	buffer_store_dword v49, off, s[8:11], 0 offset:276 ; 4-byte Folded Spill
	v_pk_mov_b32 v[72:73], v[40:41], v[40:41] op_sel:[0,1]
	v_pk_mov_b32 v[70:71], v[38:39], v[38:39] op_sel:[0,1]
	buffer_load_dword v26, off, s[8:11], 0 offset:192 ; 4-byte Folded Reload
	buffer_load_dword v27, off, s[8:11], 0 offset:196 ; 4-byte Folded Reload
	buffer_load_dword v28, off, s[8:11], 0 offset:200 ; 4-byte Folded Reload
	buffer_load_dword v29, off, s[8:11], 0 offset:204 ; 4-byte Folded Reload
	buffer_load_dword v38, off, s[8:11], 0 offset:224 ; 4-byte Folded Reload
	buffer_load_dword v39, off, s[8:11], 0 offset:228 ; 4-byte Folded Reload
	buffer_load_dword v40, off, s[8:11], 0 offset:232 ; 4-byte Folded Reload
	buffer_load_dword v41, off, s[8:11], 0 offset:236 ; 4-byte Folded Reload
	buffer_load_dword v42, off, s[8:11], 0 ; 4-byte Folded Reload
	buffer_load_dword v43, off, s[8:11], 0 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v44, off, s[8:11], 0 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v45, off, s[8:11], 0 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v46, off, s[8:11], 0 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v47, off, s[8:11], 0 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v48, off, s[8:11], 0 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v49, off, s[8:11], 0 offset:28 ; 4-byte Folded Reload
	v_pk_mov_b32 v[50:51], v[52:53], v[52:53] op_sel:[0,1]
	v_pk_mov_b32 v[22:23], v[2:3], v[2:3] op_sel:[0,1]
	v_pk_mov_b32 v[52:53], v[54:55], v[54:55] op_sel:[0,1]
	v_pk_mov_b32 v[54:55], v[56:57], v[56:57] op_sel:[0,1]
	v_pk_mov_b32 v[20:21], v[0:1], v[0:1] op_sel:[0,1]
	v_pk_mov_b32 v[56:57], v[58:59], v[58:59] op_sel:[0,1]
	buffer_store_dword v4, off, s[8:11], 0 offset:240 ; 4-byte Folded Spill
	s_nop 0
	buffer_store_dword v5, off, s[8:11], 0 offset:244 ; 4-byte Folded Spill
	buffer_store_dword v6, off, s[8:11], 0 offset:248 ; 4-byte Folded Spill
	buffer_store_dword v7, off, s[8:11], 0 offset:252 ; 4-byte Folded Spill
.LBB2_8:
	buffer_load_dword v58, off, s[8:11], 0 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v59, off, s[8:11], 0 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v60, off, s[8:11], 0 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v61, off, s[8:11], 0 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v62, off, s[8:11], 0 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v63, off, s[8:11], 0 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v64, off, s[8:11], 0 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v65, off, s[8:11], 0 offset:60 ; 4-byte Folded Reload
	.loc	0 49 0 ; @[ registers.cu:86 ]
	buffer_load_dword v0, off, s[8:11], 0 offset:256 ; 4-byte Folded Reload
	buffer_load_dword v1, off, s[8:11], 0 offset:260 ; 4-byte Folded Reload
	buffer_load_dword v2, off, s[8:11], 0 offset:240 ; 4-byte Folded Reload
	buffer_load_dword v3, off, s[8:11], 0 offset:244 ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[8:11], 0 offset:248 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[8:11], 0 offset:252 ; 4-byte Folded Reload
	s_waitcnt vmcnt(4) lgkmcnt(0)
	v_mov_b32_e32 v1, s1
	v_lshlrev_b32_e32 v18, 4, v0
	v_add_co_u32_e32 v0, vcc, s0, v18
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v18, v[2:5], s[0:1]
	buffer_load_dword v2, off, s[8:11], 0 offset:208 ; 4-byte Folded Reload
	s_nop 0
	buffer_load_dword v3, off, s[8:11], 0 offset:212 ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[8:11], 0 offset:216 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[8:11], 0 offset:220 ; 4-byte Folded Reload
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	v_add_co_u32_e32 v18, vcc, 0x1000, v0
	v_addc_co_u32_e32 v19, vcc, 0, v1, vcc
	v_add_co_u32_e32 v6, vcc, 0x2000, v0
	v_addc_co_u32_e32 v7, vcc, 0, v1, vcc
	global_store_dwordx4 v[6:7], v[14:17], off
	v_add_co_u32_e32 v6, vcc, 0x3000, v0
	v_addc_co_u32_e32 v7, vcc, 0, v1, vcc
	global_store_dwordx4 v[18:19], v[66:69], off
	s_waitcnt vmcnt(2)
	global_store_dwordx4 v[6:7], v[2:5], off
	buffer_load_dword v4, off, s[8:11], 0 offset:80 ; 4-byte Folded Reload
	s_nop 0
	buffer_load_dword v5, off, s[8:11], 0 offset:84 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[8:11], 0 offset:88 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[8:11], 0 offset:92 ; 4-byte Folded Reload
	v_add_co_u32_e32 v2, vcc, 0x4000, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	global_store_dwordx4 v[2:3], v[122:125], off
	v_add_co_u32_e32 v2, vcc, 0x5000, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	global_store_dwordx4 v[2:3], v[96:99], off
	v_add_co_u32_e32 v2, vcc, 0x6000, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	global_store_dwordx4 v[2:3], v[118:121], off
	v_add_co_u32_e32 v2, vcc, 0x7000, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	global_store_dwordx4 v[2:3], v[62:65], off
	v_add_co_u32_e32 v2, vcc, 0x8000, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	global_store_dwordx4 v[2:3], v[58:61], off
	v_add_co_u32_e32 v2, vcc, 0x9000, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	global_store_dwordx4 v[2:3], v[54:57], off
	v_add_co_u32_e32 v2, vcc, 0xa000, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	global_store_dwordx4 v[2:3], v[50:53], off
	v_add_co_u32_e32 v2, vcc, 0xb000, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	global_store_dwordx4 v[2:3], v[46:49], off
	v_add_co_u32_e32 v2, vcc, 0xc000, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	global_store_dwordx4 v[2:3], v[42:45], off
	v_add_co_u32_e32 v2, vcc, 0xd000, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	global_store_dwordx4 v[2:3], v[38:41], off
	v_add_co_u32_e32 v2, vcc, 0xe000, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	global_store_dwordx4 v[2:3], v[26:29], off
	v_add_co_u32_e32 v2, vcc, 0xf000, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	global_store_dwordx4 v[2:3], v[20:23], off
	v_add_co_u32_e32 v2, vcc, 0x10000, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	global_store_dwordx4 v[2:3], v[34:37], off
	v_add_co_u32_e32 v2, vcc, 0x11000, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	global_store_dwordx4 v[2:3], v[10:13], off
	v_add_co_u32_e32 v2, vcc, 0x12000, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	global_store_dwordx4 v[2:3], v[92:95], off
	v_add_co_u32_e32 v2, vcc, 0x13000, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	global_store_dwordx4 v[2:3], v[88:91], off
	v_add_co_u32_e32 v2, vcc, 0x14000, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	global_store_dwordx4 v[2:3], v[104:107], off
	v_add_co_u32_e32 v2, vcc, 0x15000, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	global_store_dwordx4 v[2:3], v[100:103], off
	v_add_co_u32_e32 v2, vcc, 0x16000, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	global_store_dwordx4 v[2:3], v[112:115], off
	v_add_co_u32_e32 v2, vcc, 0x17000, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	global_store_dwordx4 v[2:3], v[108:111], off
	v_add_co_u32_e32 v2, vcc, 0x18000, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	global_store_dwordx4 v[2:3], v[78:81], off
	v_add_co_u32_e32 v2, vcc, 0x19000, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	global_store_dwordx4 v[2:3], v[74:77], off
	v_add_co_u32_e32 v2, vcc, 0x1a000, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	global_store_dwordx4 v[2:3], v[70:73], off
	v_add_co_u32_e32 v2, vcc, 0x1b000, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	global_store_dwordx4 v[2:3], v[82:85], off
	v_add_co_u32_e32 v2, vcc, 0x1c000, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	s_waitcnt vmcnt(24)
	global_store_dwordx4 v[2:3], v[4:7], off
	buffer_load_dword v4, off, s[8:11], 0 offset:64 ; 4-byte Folded Reload
	s_nop 0
	buffer_load_dword v5, off, s[8:11], 0 offset:68 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[8:11], 0 offset:72 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[8:11], 0 offset:76 ; 4-byte Folded Reload
	v_add_co_u32_e32 v2, vcc, 0x1d000, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[2:3], v[4:7], off
	buffer_load_dword v4, off, s[8:11], 0 offset:112 ; 4-byte Folded Reload
	s_nop 0
	buffer_load_dword v5, off, s[8:11], 0 offset:116 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[8:11], 0 offset:120 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[8:11], 0 offset:124 ; 4-byte Folded Reload
	v_add_co_u32_e32 v2, vcc, 0x1e000, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[2:3], v[4:7], off
	buffer_load_dword v4, off, s[8:11], 0 offset:96 ; 4-byte Folded Reload
	s_nop 0
	buffer_load_dword v5, off, s[8:11], 0 offset:100 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[8:11], 0 offset:104 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[8:11], 0 offset:108 ; 4-byte Folded Reload
	v_add_co_u32_e32 v2, vcc, 0x1f000, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[2:3], v[4:7], off
	buffer_load_dword v4, off, s[8:11], 0 offset:128 ; 4-byte Folded Reload
	s_nop 0
	buffer_load_dword v5, off, s[8:11], 0 offset:132 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[8:11], 0 offset:136 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[8:11], 0 offset:140 ; 4-byte Folded Reload
	v_add_co_u32_e32 v2, vcc, 0x20000, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[2:3], v[4:7], off
	buffer_load_dword v4, off, s[8:11], 0 offset:160 ; 4-byte Folded Reload
	s_nop 0
	buffer_load_dword v5, off, s[8:11], 0 offset:164 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[8:11], 0 offset:168 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[8:11], 0 offset:172 ; 4-byte Folded Reload
	v_add_co_u32_e32 v2, vcc, 0x21000, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[2:3], v[4:7], off
	buffer_load_dword v4, off, s[8:11], 0 offset:144 ; 4-byte Folded Reload
	s_nop 0
	buffer_load_dword v5, off, s[8:11], 0 offset:148 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[8:11], 0 offset:152 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[8:11], 0 offset:156 ; 4-byte Folded Reload
	v_add_co_u32_e32 v2, vcc, 0x22000, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	v_add_co_u32_e32 v0, vcc, 0x23000, v0
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[2:3], v[4:7], off
	buffer_load_dword v2, off, s[8:11], 0 offset:264 ; 4-byte Folded Reload
	s_nop 0
	buffer_load_dword v3, off, s[8:11], 0 offset:268 ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[8:11], 0 offset:272 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[8:11], 0 offset:276 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[0:1], v[2:5], off
	.loc	0 87 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel no_bounds
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 284
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 128
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 128
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.set no_bounds.private_seg_size, 284
	.text
	.type	loop_spills_fixed,@function
loop_spills_fixed: ; @loop_spills_fixed
	.loc	0 90 0
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 91 0
	s_load_dword s6, s[4:5], 0x10
	.loc	0 37 0 ; @[ registers.cu:91 ]
	v_lshlrev_b32_e32 v1, 4, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v160, vcc, s0, v1
	v_addc_co_u32_e32 v161, vcc, 0, v2, vcc
	v_add_co_u32_e32 v10, vcc, 0x1000, v160
	v_addc_co_u32_e32 v11, vcc, 0, v161, vcc
	v_add_co_u32_e32 v2, vcc, 0x2000, v160
	v_addc_co_u32_e32 v3, vcc, 0, v161, vcc
	v_add_co_u32_e32 v4, vcc, 0x3000, v160
	v_addc_co_u32_e32 v5, vcc, 0, v161, vcc
	v_add_co_u32_e32 v6, vcc, 0x4000, v160
	v_addc_co_u32_e32 v7, vcc, 0, v161, vcc
	v_add_co_u32_e32 v8, vcc, 0x5000, v160
	v_addc_co_u32_e32 v9, vcc, 0, v161, vcc
	v_add_co_u32_e32 v12, vcc, 0x6000, v160
	v_addc_co_u32_e32 v13, vcc, 0, v161, vcc
	v_add_co_u32_e32 v14, vcc, 0x7000, v160
	v_addc_co_u32_e32 v15, vcc, 0, v161, vcc
	v_add_co_u32_e32 v16, vcc, 0x8000, v160
	v_addc_co_u32_e32 v17, vcc, 0, v161, vcc
	v_add_co_u32_e32 v18, vcc, 0x9000, v160
	v_addc_co_u32_e32 v19, vcc, 0, v161, vcc
	v_add_co_u32_e32 v20, vcc, 0xa000, v160
	v_addc_co_u32_e32 v21, vcc, 0, v161, vcc
	v_add_co_u32_e32 v22, vcc, 0xb000, v160
	v_addc_co_u32_e32 v23, vcc, 0, v161, vcc
	v_add_co_u32_e32 v24, vcc, 0xc000, v160
	v_addc_co_u32_e32 v25, vcc, 0, v161, vcc
	v_add_co_u32_e32 v26, vcc, 0xd000, v160
	v_addc_co_u32_e32 v27, vcc, 0, v161, vcc
	v_add_co_u32_e32 v28, vcc, 0xe000, v160
	v_addc_co_u32_e32 v29, vcc, 0, v161, vcc
	v_add_co_u32_e32 v30, vcc, 0xf000, v160
	v_addc_co_u32_e32 v31, vcc, 0, v161, vcc
	v_add_co_u32_e32 v32, vcc, 0x10000, v160
	v_addc_co_u32_e32 v33, vcc, 0, v161, vcc
	v_add_co_u32_e32 v34, vcc, 0x11000, v160
	v_addc_co_u32_e32 v35, vcc, 0, v161, vcc
	v_add_co_u32_e32 v36, vcc, 0x12000, v160
	v_addc_co_u32_e32 v37, vcc, 0, v161, vcc
	v_add_co_u32_e32 v38, vcc, 0x13000, v160
	v_addc_co_u32_e32 v39, vcc, 0, v161, vcc
	v_add_co_u32_e32 v40, vcc, 0x14000, v160
	v_addc_co_u32_e32 v41, vcc, 0, v161, vcc
	v_add_co_u32_e32 v42, vcc, 0x15000, v160
	v_addc_co_u32_e32 v43, vcc, 0, v161, vcc
	v_add_co_u32_e32 v44, vcc, 0x16000, v160
	v_addc_co_u32_e32 v45, vcc, 0, v161, vcc
	v_add_co_u32_e32 v130, vcc, 0x17000, v160
	v_addc_co_u32_e32 v131, vcc, 0, v161, vcc
	v_add_co_u32_e32 v132, vcc, 0x18000, v160
	v_addc_co_u32_e32 v133, vcc, 0, v161, vcc
	v_add_co_u32_e32 v134, vcc, 0x19000, v160
	v_addc_co_u32_e32 v135, vcc, 0, v161, vcc
	v_add_co_u32_e32 v136, vcc, 0x1a000, v160
	v_addc_co_u32_e32 v137, vcc, 0, v161, vcc
	v_add_co_u32_e32 v146, vcc, 0x1b000, v160
	v_addc_co_u32_e32 v147, vcc, 0, v161, vcc
	v_add_co_u32_e32 v148, vcc, 0x1c000, v160
	v_addc_co_u32_e32 v149, vcc, 0, v161, vcc
	v_add_co_u32_e32 v150, vcc, 0x1d000, v160
	v_addc_co_u32_e32 v151, vcc, 0, v161, vcc
	v_add_co_u32_e32 v152, vcc, 0x1e000, v160
	v_addc_co_u32_e32 v153, vcc, 0, v161, vcc
	v_add_co_u32_e32 v154, vcc, 0x1f000, v160
	v_addc_co_u32_e32 v155, vcc, 0, v161, vcc
	v_add_co_u32_e32 v156, vcc, 0x20000, v160
	v_addc_co_u32_e32 v157, vcc, 0, v161, vcc
	v_add_co_u32_e32 v158, vcc, 0x21000, v160
	v_addc_co_u32_e32 v159, vcc, 0, v161, vcc
	global_load_dwordx4 v[142:145], v[2:3], off
	global_load_dwordx4 v[126:129], v[4:5], off
	global_load_dwordx4 v[138:141], v[6:7], off
	global_load_dwordx4 v[122:125], v[8:9], off
	global_load_dwordx4 v[118:121], v[12:13], off
	global_load_dwordx4 v[114:117], v[14:15], off
	global_load_dwordx4 v[110:113], v[16:17], off
	global_load_dwordx4 v[106:109], v[18:19], off
	global_load_dwordx4 v[102:105], v[20:21], off
	global_load_dwordx4 v[98:101], v[22:23], off
	global_load_dwordx4 v[94:97], v[24:25], off
	global_load_dwordx4 v[90:93], v[26:27], off
	global_load_dwordx4 v[86:89], v[28:29], off
	global_load_dwordx4 v[78:81], v[30:31], off
                                        ; kill: killed $vgpr30 killed $vgpr31
                                        ; kill: killed $vgpr14 killed $vgpr15
                                        ; kill: killed $vgpr20 killed $vgpr21
                                        ; kill: killed $vgpr2 killed $vgpr3
                                        ; kill: killed $vgpr26 killed $vgpr27
                                        ; kill: killed $vgpr8 killed $vgpr9
                                        ; kill: killed $vgpr16 killed $vgpr17
                                        ; kill: killed $vgpr22 killed $vgpr23
                                        ; kill: killed $vgpr4 killed $vgpr5
                                        ; kill: killed $vgpr28 killed $vgpr29
                                        ; kill: killed $vgpr12 killed $vgpr13
                                        ; kill: killed $vgpr18 killed $vgpr19
                                        ; kill: killed $vgpr24 killed $vgpr25
                                        ; kill: killed $vgpr6 killed $vgpr7
	global_load_dwordx4 v[82:85], v[32:33], off
	global_load_dwordx4 v[74:77], v[34:35], off
	global_load_dwordx4 v[70:73], v[36:37], off
	global_load_dwordx4 v[66:69], v[38:39], off
	global_load_dwordx4 v[62:65], v[40:41], off
	global_load_dwordx4 v[58:61], v[42:43], off
	global_load_dwordx4 v[54:57], v[44:45], off
                                        ; kill: killed $vgpr36 killed $vgpr37
                                        ; kill: killed $vgpr42 killed $vgpr43
                                        ; kill: killed $vgpr32 killed $vgpr33
                                        ; kill: killed $vgpr38 killed $vgpr39
                                        ; kill: killed $vgpr44 killed $vgpr45
                                        ; kill: killed $vgpr34 killed $vgpr35
                                        ; kill: killed $vgpr40 killed $vgpr41
	global_load_dwordx4 v[50:53], v[130:131], off
	global_load_dwordx4 v[46:49], v[132:133], off
	s_nop 0
	global_load_dwordx4 v[42:45], v[134:135], off
	global_load_dwordx4 v[38:41], v[136:137], off
                                        ; kill: killed $vgpr130 killed $vgpr131
                                        ; kill: killed $vgpr136 killed $vgpr137
                                        ; kill: killed $vgpr132 killed $vgpr133
                                        ; kill: killed $vgpr134 killed $vgpr135
	global_load_dwordx4 v[34:37], v[146:147], off
	global_load_dwordx4 v[30:33], v[148:149], off
                                        ; kill: killed $vgpr146 killed $vgpr147
                                        ; kill: killed $vgpr148 killed $vgpr149
	global_load_dwordx4 v[26:29], v[150:151], off
	global_load_dwordx4 v[22:25], v[152:153], off
	global_load_dwordx4 v[14:17], v[154:155], off
	global_load_dwordx4 v[6:9], v[156:157], off
	global_load_dwordx4 v[2:5], v[158:159], off
	global_load_dwordx4 v[130:133], v[10:11], off
	global_load_dwordx4 v[134:137], v1, s[0:1]
	v_add_co_u32_e32 v10, vcc, 0x22000, v160
	v_addc_co_u32_e32 v11, vcc, 0, v161, vcc
	v_add_co_u32_e32 v12, vcc, 0x23000, v160
	.loc	0 39 0 ; @[ registers.cu:91 ]
	s_cmp_gt_i32 s6, 0
	.loc	0 37 0 ; @[ registers.cu:91 ]
	v_addc_co_u32_e32 v13, vcc, 0, v161, vcc
	.loc	0 39 0 ; @[ registers.cu:91 ]
	s_cbranch_scc1 .LBB3_2
	.loc	0 0 0
	s_mov_b64 s[2:3], 0
	s_branch .LBB3_3
.LBB3_2:
	s_mov_b64 s[2:3], -1
.LBB3_3:
	global_load_dwordx4 v[18:21], v[10:11], off
	s_nop 0
	global_load_dwordx4 v[10:13], v[12:13], off
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_7
	s_waitcnt vmcnt(2)
	v_mov_b32_e32 v149, v134
	v_mov_b32_e32 v147, v136
	v_mov_b32_e32 v136, v137
	v_mov_b32_e32 v137, v130
	v_mov_b32_e32 v150, v143
	v_mov_b32_e32 v151, v144
	v_mov_b32_e32 v152, v127
	v_mov_b32_e32 v153, v128
.LBB3_5: ; =>This Inner Loop Header: Depth=1
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[158:159], v[112:113], v[106:107] op_sel:[1,0]
	.loc	0 43 0 ; @[ registers.cu:91 ]
	v_mov_b32_e32 v157, v125
	v_mov_b32_e32 v154, v124
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[124:125], v[158:159], v[124:125]
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
	v_pk_add_f32 v[110:111], v[166:167], v[110:111]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[100:101], v[94:95] op_sel:[1,0]
	v_pk_add_f32 v[112:113], v[166:167], v[112:113]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[102:103], v[100:101] op_sel:[1,0]
	v_pk_add_f32 v[106:107], v[166:167], v[106:107]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[96:97], v[90:91] op_sel:[1,0]
	v_pk_add_f32 v[108:109], v[166:167], v[108:109]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[98:99], v[96:97] op_sel:[1,0]
	v_pk_add_f32 v[102:103], v[166:167], v[102:103]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[92:93], v[86:87] op_sel:[1,0]
	v_pk_add_f32 v[104:105], v[166:167], v[104:105]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[94:95], v[92:93] op_sel:[1,0]
	v_pk_add_f32 v[98:99], v[166:167], v[98:99]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[88:89], v[78:79] op_sel:[1,0]
	v_pk_add_f32 v[100:101], v[166:167], v[100:101]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[90:91], v[88:89] op_sel:[1,0]
	v_pk_add_f32 v[94:95], v[166:167], v[94:95]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[80:81], v[82:83] op_sel:[1,0]
	v_pk_add_f32 v[96:97], v[166:167], v[96:97]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[86:87], v[80:81] op_sel:[1,0]
	v_pk_add_f32 v[90:91], v[166:167], v[90:91]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[84:85], v[74:75] op_sel:[1,0]
	v_pk_add_f32 v[92:93], v[166:167], v[92:93]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[78:79], v[84:85] op_sel:[1,0]
	v_pk_add_f32 v[86:87], v[166:167], v[86:87]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[76:77], v[70:71] op_sel:[1,0]
	v_pk_add_f32 v[88:89], v[166:167], v[88:89]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[82:83], v[76:77] op_sel:[1,0]
	v_pk_add_f32 v[78:79], v[166:167], v[78:79]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[72:73], v[66:67] op_sel:[1,0]
	v_pk_add_f32 v[80:81], v[166:167], v[80:81]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[74:75], v[72:73] op_sel:[1,0]
	v_pk_add_f32 v[82:83], v[166:167], v[82:83]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[68:69], v[62:63] op_sel:[1,0]
	v_pk_add_f32 v[84:85], v[166:167], v[84:85]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[70:71], v[68:69] op_sel:[1,0]
	v_pk_add_f32 v[74:75], v[166:167], v[74:75]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[64:65], v[58:59] op_sel:[1,0]
	v_pk_add_f32 v[76:77], v[166:167], v[76:77]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[66:67], v[64:65] op_sel:[1,0]
	v_pk_add_f32 v[70:71], v[166:167], v[70:71]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[60:61], v[54:55] op_sel:[1,0]
	v_pk_add_f32 v[72:73], v[166:167], v[72:73]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[62:63], v[60:61] op_sel:[1,0]
	v_pk_add_f32 v[66:67], v[166:167], v[66:67]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[56:57], v[50:51] op_sel:[1,0]
	v_pk_add_f32 v[68:69], v[166:167], v[68:69]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[58:59], v[56:57] op_sel:[1,0]
	v_pk_add_f32 v[62:63], v[166:167], v[62:63]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[52:53], v[46:47] op_sel:[1,0]
	v_pk_add_f32 v[64:65], v[166:167], v[64:65]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[54:55], v[52:53] op_sel:[1,0]
	v_pk_add_f32 v[58:59], v[166:167], v[58:59]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[48:49], v[42:43] op_sel:[1,0]
	v_pk_add_f32 v[60:61], v[166:167], v[60:61]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[50:51], v[48:49] op_sel:[1,0]
	v_pk_add_f32 v[54:55], v[166:167], v[54:55]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[44:45], v[38:39] op_sel:[1,0]
	v_pk_add_f32 v[56:57], v[166:167], v[56:57]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[46:47], v[44:45] op_sel:[1,0]
	v_pk_add_f32 v[50:51], v[166:167], v[50:51]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[40:41], v[34:35] op_sel:[1,0]
	v_pk_add_f32 v[52:53], v[166:167], v[52:53]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[42:43], v[40:41] op_sel:[1,0]
	v_pk_add_f32 v[46:47], v[166:167], v[46:47]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[36:37], v[30:31] op_sel:[1,0]
	v_pk_add_f32 v[48:49], v[166:167], v[48:49]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[38:39], v[36:37] op_sel:[1,0]
	v_pk_add_f32 v[42:43], v[166:167], v[42:43]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[32:33], v[26:27] op_sel:[1,0]
	v_pk_add_f32 v[44:45], v[166:167], v[44:45]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[34:35], v[32:33] op_sel:[1,0]
	v_pk_add_f32 v[38:39], v[166:167], v[38:39]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[28:29], v[22:23] op_sel:[1,0]
	v_pk_add_f32 v[40:41], v[166:167], v[40:41]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[30:31], v[28:29] op_sel:[1,0]
	v_pk_add_f32 v[34:35], v[166:167], v[34:35]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[24:25], v[14:15] op_sel:[1,0]
	v_pk_add_f32 v[36:37], v[166:167], v[36:37]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[26:27], v[24:25] op_sel:[1,0]
	v_pk_add_f32 v[30:31], v[166:167], v[30:31]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[16:17], v[6:7] op_sel:[1,0]
	v_pk_add_f32 v[32:33], v[166:167], v[32:33]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[22:23], v[16:17] op_sel:[1,0]
	v_pk_add_f32 v[26:27], v[166:167], v[26:27]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[8:9], v[2:3] op_sel:[1,0]
	v_pk_add_f32 v[28:29], v[166:167], v[28:29]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[14:15], v[8:9] op_sel:[1,0]
	v_pk_add_f32 v[22:23], v[166:167], v[22:23]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	s_waitcnt vmcnt(1)
	v_pk_mov_b32 v[166:167], v[4:5], v[18:19] op_sel:[1,0]
	v_pk_add_f32 v[24:25], v[166:167], v[24:25]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[6:7], v[4:5] op_sel:[1,0]
	v_pk_add_f32 v[14:15], v[166:167], v[14:15]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	s_waitcnt vmcnt(0)
	v_pk_mov_b32 v[166:167], v[20:21], v[10:11] op_sel:[1,0]
	v_pk_add_f32 v[16:17], v[166:167], v[16:17]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[166:167], v[2:3], v[20:21] op_sel:[1,0]
	v_pk_add_f32 v[6:7], v[166:167], v[6:7]
	v_pk_mov_b32 v[166:167], v[18:19], v[12:13] op_sel:[1,0]
	.loc	0 45 0 ; @[ registers.cu:91 ]
	v_mov_b32_e32 v143, v150
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[2:3], v[166:167], v[2:3]
	.loc	0 45 0 ; @[ registers.cu:91 ]
	v_mov_b32_e32 v166, v138
	v_mov_b32_e32 v167, v150
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[158:159], v[158:159], v[122:123]
	.loc	0 45 0 ; @[ registers.cu:91 ]
	v_mov_b32_e32 v123, v152
	v_pk_mov_b32 v[142:143], v[132:133], v[142:143] op_sel:[1,0]
	v_pk_add_f32 v[136:137], v[166:167], v[136:137]
	v_mov_b32_e32 v127, v152
	.loc	0 43 0 ; @[ registers.cu:91 ]
	v_mov_b32_e32 v156, v140
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[162:163], v[162:163], v[140:141]
	.loc	0 43 0 ; @[ registers.cu:91 ]
	v_mov_b32_e32 v144, v151
	v_mov_b32_e32 v140, v151
	.loc	0 45 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[166:167], v[122:123], v[142:143]
	.loc	0 43 0 ; @[ registers.cu:91 ]
	v_pk_mov_b32 v[122:123], v[134:135], v[132:133] op_sel:[1,0]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[164:165], v[164:165], v[118:119]
	.loc	0 43 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[168:169], v[140:141], v[122:123]
	.loc	0 45 0 ; @[ registers.cu:91 ]
	v_mov_b32_e32 v119, v139
	v_pk_mov_b32 v[122:123], v[144:145], v[126:127] op_sel:[1,0]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_add_f32_e32 v149, v131, v149
	.loc	0 43 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[154:155], v[154:155], v[152:153]
	v_pk_add_f32 v[156:157], v[156:157], v[150:151]
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[160:161], v[160:161], v[138:139]
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_mov_b32_e32 v148, v13
	.loc	0 42 0 ; @[ registers.cu:91 ]
	v_mov_b32_e32 v146, v11
	.loc	0 45 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[170:171], v[118:119], v[122:123]
	.loc	0 39 0 ; @[ registers.cu:91 ]
	s_add_i32 s6, s6, -1
	.loc	0 43 0 ; @[ registers.cu:91 ]
	v_add_f32_e32 v131, v153, v131
	.loc	0 44 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[8:9], v[8:9], v[148:149]
	v_pk_add_f32 v[4:5], v[4:5], v[136:137]
	.loc	0 45 0 ; @[ registers.cu:91 ]
	v_pk_add_f32 v[20:21], v[20:21], v[166:167]
	v_pk_add_f32 v[18:19], v[18:19], v[146:147]
	v_pk_add_f32 v[12:13], v[12:13], v[170:171]
	v_pk_add_f32 v[10:11], v[10:11], v[168:169]
	.loc	0 39 0 ; @[ registers.cu:91 ]
	s_cmp_lg_u32 s6, 0
	v_mov_b32_e32 v132, v169
	v_mov_b32_e32 v133, v166
	v_mov_b32_e32 v142, v167
	v_mov_b32_e32 v150, v156
	v_mov_b32_e32 v151, v157
	v_mov_b32_e32 v145, v170
	v_mov_b32_e32 v126, v171
	v_mov_b32_e32 v152, v154
	v_mov_b32_e32 v153, v155
	v_mov_b32_e32 v138, v160
	v_mov_b32_e32 v139, v161
	v_mov_b32_e32 v140, v162
	v_mov_b32_e32 v141, v163
	v_mov_b32_e32 v122, v158
	v_mov_b32_e32 v123, v159
	v_mov_b32_e32 v118, v164
	v_mov_b32_e32 v119, v165
	v_mov_b32_e32 v135, v168
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
	v_lshlrev_b32_e32 v0, 4, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s1
	v_add_co_u32_e32 v146, vcc, s0, v0
	v_addc_co_u32_e32 v147, vcc, 0, v1, vcc
	s_waitcnt vmcnt(2)
	global_store_dwordx4 v0, v[134:137], s[0:1]
	v_add_co_u32_e32 v0, vcc, 0x1000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[130:133], off
	v_add_co_u32_e32 v0, vcc, 0x2000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[142:145], off
	v_add_co_u32_e32 v0, vcc, 0x3000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[126:129], off
	v_add_co_u32_e32 v0, vcc, 0x4000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[138:141], off
	v_add_co_u32_e32 v0, vcc, 0x5000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[122:125], off
	v_add_co_u32_e32 v0, vcc, 0x6000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[118:121], off
	v_add_co_u32_e32 v0, vcc, 0x7000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[114:117], off
	v_add_co_u32_e32 v0, vcc, 0x8000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[110:113], off
	v_add_co_u32_e32 v0, vcc, 0x9000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[106:109], off
	v_add_co_u32_e32 v0, vcc, 0xa000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[102:105], off
	v_add_co_u32_e32 v0, vcc, 0xb000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[98:101], off
	v_add_co_u32_e32 v0, vcc, 0xc000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[94:97], off
	v_add_co_u32_e32 v0, vcc, 0xd000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[90:93], off
	v_add_co_u32_e32 v0, vcc, 0xe000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[86:89], off
	v_add_co_u32_e32 v0, vcc, 0xf000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[78:81], off
	v_add_co_u32_e32 v0, vcc, 0x10000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[82:85], off
	v_add_co_u32_e32 v0, vcc, 0x11000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[74:77], off
	v_add_co_u32_e32 v0, vcc, 0x12000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[70:73], off
	v_add_co_u32_e32 v0, vcc, 0x13000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[66:69], off
	v_add_co_u32_e32 v0, vcc, 0x14000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[62:65], off
	v_add_co_u32_e32 v0, vcc, 0x15000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[58:61], off
	v_add_co_u32_e32 v0, vcc, 0x16000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[54:57], off
	v_add_co_u32_e32 v0, vcc, 0x17000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[50:53], off
	v_add_co_u32_e32 v0, vcc, 0x18000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[46:49], off
	v_add_co_u32_e32 v0, vcc, 0x19000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[42:45], off
	v_add_co_u32_e32 v0, vcc, 0x1a000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[38:41], off
	v_add_co_u32_e32 v0, vcc, 0x1b000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[34:37], off
	v_add_co_u32_e32 v0, vcc, 0x1c000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[30:33], off
	v_add_co_u32_e32 v0, vcc, 0x1d000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[26:29], off
	v_add_co_u32_e32 v0, vcc, 0x1e000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[22:25], off
	v_add_co_u32_e32 v0, vcc, 0x1f000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[14:17], off
	v_add_co_u32_e32 v0, vcc, 0x20000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[6:9], off
	v_add_co_u32_e32 v0, vcc, 0x21000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	global_store_dwordx4 v[0:1], v[2:5], off
	v_add_co_u32_e32 v0, vcc, 0x22000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[0:1], v[18:21], off
	v_add_co_u32_e32 v0, vcc, 0x23000, v146
	v_addc_co_u32_e32 v1, vcc, 0, v147, vcc
	s_waitcnt vmcnt(35)
	global_store_dwordx4 v[0:1], v[10:13], off
	.loc	0 92 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel loop_spills_fixed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 172
		.amdhsa_next_free_sgpr 7
		.amdhsa_accum_offset 172
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
    .max_flat_workgroup_size: 128
    .name: registers_over
    .private_segment_fixed_size: 0
    .sgpr_count: 13
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
    .sgpr_count: 13
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
    .private_segment_fixed_size: 284
    .sgpr_count: 16
    .vgpr_count: 128
    .vgpr_spill_count: 140
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
amdhsa.target: amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
