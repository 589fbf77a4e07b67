	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 6
	.section	.text._Z9attentionILi32ELb0EEvPKDF16_S1_S1_PDF16_fi,"axG",@progbits,_Z9attentionILi32ELb0EEvPKDF16_S1_S1_PDF16_fi,comdat
	.protected	_Z9attentionILi32ELb0EEvPKDF16_S1_S1_PDF16_fi ; -- Begin function _Z9attentionILi32ELb0EEvPKDF16_S1_S1_PDF16_fi
	.globl	_Z9attentionILi32ELb0EEvPKDF16_S1_S1_PDF16_fi
	.p2align	8
	.type	_Z9attentionILi32ELb0EEvPKDF16_S1_S1_PDF16_fi,@function
_Z9attentionILi32ELb0EEvPKDF16_S1_S1_PDF16_fi: ; @_Z9attentionILi32ELb0EEvPKDF16_S1_S1_PDF16_fi
; %bb.0:
	s_load_dwordx4 s[4:7], s[0:1], 0x18
	v_lshlrev_b32_e32 v1, 5, v0
	v_lshl_or_b32 v2, s2, 13, v1
	v_ashrrev_i32_e32 v3, 31, v2
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_mul_hi_i32 s9, s3, s7
	s_mul_i32 s8, s3, s7
	s_lshl_b64 s[12:13], s[8:9], 5
	s_cmp_lt_i32 s7, 1
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v62, 0
	s_cbranch_scc1 .LBB0_7
; %bb.1:
	s_load_dwordx4 s[8:11], s[0:1], 0x0
	s_load_dwordx2 s[2:3], s[0:1], 0x10
	s_lshl_b64 s[14:15], s[12:13], 1
	v_cmp_gt_u32_e32 vcc, 64, v0
	v_lshlrev_b32_e32 v0, 4, v0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s8, s14
	s_addc_u32 s1, s9, s15
	v_lshl_add_u64 v[4:5], v[2:3], 1, s[0:1]
	global_load_dwordx4 v[34:37], v[4:5], off
	global_load_dwordx4 v[38:41], v[4:5], off offset:16
	global_load_dwordx4 v[42:45], v[4:5], off offset:32
	global_load_dwordx4 v[46:49], v[4:5], off offset:48
	s_add_u32 s10, s10, s14
	s_addc_u32 s11, s11, s15
	s_add_u32 s2, s2, s14
	s_addc_u32 s3, s3, s15
	s_mov_b32 s1, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_mov_b32 s8, 0
	v_mov_b32_e32 v106, 0xff800000
	v_mov_b32_e32 v105, 0
	v_mov_b32_e32 v50, 0
	s_waitcnt vmcnt(3)
	v_cvt_f32_f16_e32 v63, v34
	v_cvt_f32_f16_sdwa v84, v34 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v85, v35
	v_cvt_f32_f16_sdwa v86, v35 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v87, v36
	v_cvt_f32_f16_sdwa v88, v36 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v89, v37
	v_cvt_f32_f16_sdwa v90, v37 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt vmcnt(2)
	v_cvt_f32_f16_e32 v91, v38
	v_cvt_f32_f16_sdwa v92, v38 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v93, v39
	v_cvt_f32_f16_sdwa v94, v39 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v95, v40
	v_cvt_f32_f16_sdwa v96, v40 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v97, v41
	v_cvt_f32_f16_sdwa v98, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt vmcnt(1)
	v_cvt_f32_f16_e32 v99, v42
	v_cvt_f32_f16_sdwa v100, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v101, v43
	v_cvt_f32_f16_sdwa v102, v43 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v103, v44
	v_cvt_f32_f16_sdwa v104, v44 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v36, v45
	v_cvt_f32_f16_sdwa v37, v45 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v38, v46
	v_cvt_f32_f16_sdwa v39, v46 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v40, v47
	v_cvt_f32_f16_sdwa v41, v47 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v42, v48
	v_cvt_f32_f16_sdwa v43, v48 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v44, v49
	v_cvt_f32_f16_sdwa v45, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_lshl_add_u64 v[46:47], s[10:11], 0, v[0:1]
	v_lshl_add_u64 v[48:49], s[2:3], 0, v[0:1]
	v_mov_b32_e32 v34, 0
.LBB0_2:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_5 Depth 2
	s_barrier
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_4
; %bb.3:                                ;   in Loop: Header=BB0_2 Depth=1
	s_lshl_b32 s0, s8, 5
	s_lshl_b64 s[10:11], s[0:1], 1
	v_lshl_add_u64 v[52:53], v[46:47], 0, s[10:11]
	global_load_dwordx4 v[54:57], v[52:53], off
	v_lshl_add_u64 v[52:53], v[48:49], 0, s[10:11]
	global_load_dwordx4 v[58:61], v[52:53], off
	s_waitcnt vmcnt(1)
	ds_write_b128 v0, v[54:57]
	s_waitcnt vmcnt(0)
	ds_write_b128 v0, v[58:61] offset:1024
.LBB0_4:                                ;   in Loop: Header=BB0_2 Depth=1
	s_or_b64 exec, exec, s[2:3]
	s_mov_b32 s0, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB0_5:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v1, s0
	ds_read_b128 v[52:55], v1 offset:48
	ds_read_b128 v[56:59], v1 offset:1024
	s_add_i32 s0, s0, 64
	s_cmpk_eq_i32 s0, 0x400
	ds_read_b128 v[108:111], v1 offset:1072
	s_waitcnt lgkmcnt(2)
	v_cvt_f32_f16_sdwa v113, v52 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v112, v52
	v_cvt_f32_f16_sdwa v115, v53 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v114, v53
	v_cvt_f32_f16_sdwa v117, v54 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v116, v54
	v_cvt_f32_f16_sdwa v119, v55 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v118, v55
	ds_read_b128 v[52:55], v1 offset:1040
	s_waitcnt lgkmcnt(2)
	v_cvt_f32_f16_sdwa v83, v56 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v82, v56
	v_cvt_f32_f16_sdwa v71, v57 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v70, v57
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_f16_sdwa v75, v54 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v74, v54
	v_cvt_f32_f16_sdwa v73, v55 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v72, v55
	ds_read_b128 v[54:57], v1 offset:1056
	v_cvt_f32_f16_sdwa v69, v58 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v68, v58
	v_cvt_f32_f16_sdwa v67, v59 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v66, v59
	v_cvt_f32_f16_sdwa v79, v52 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v78, v52
	v_cvt_f32_f16_sdwa v77, v53 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v76, v53
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_f16_sdwa v81, v54 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v80, v54
	v_cvt_f32_f16_sdwa v65, v55 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v64, v55
	v_cvt_f32_f16_sdwa v53, v56 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v52, v56
	v_cvt_f32_f16_sdwa v55, v57 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v54, v57
	ds_read_b128 v[56:59], v1
	v_cvt_f32_f16_sdwa v51, v111 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v107, v111
	v_cvt_f32_f16_sdwa v61, v110 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v60, v110
	s_waitcnt lgkmcnt(0)
	v_fma_mix_f32 v35, v63, v56, 0 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v35, v84, v56, v35 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v35, v85, v57, v35 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v35, v86, v57, v35 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v35, v87, v58, v35 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v35, v88, v58, v35 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v35, v89, v59, v35 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v35, v90, v59, v35 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	ds_read_b128 v[56:59], v1 offset:16
	s_waitcnt lgkmcnt(0)
	v_fma_mix_f32 v35, v91, v56, v35 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v35, v92, v56, v35 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v35, v93, v57, v35 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v35, v94, v57, v35 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v35, v95, v58, v35 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v35, v96, v58, v35 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v35, v97, v59, v35 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v35, v98, v59, v35 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	ds_read_b128 v[56:59], v1 offset:32
	s_waitcnt lgkmcnt(0)
	v_fma_mix_f32 v35, v99, v56, v35 op_sel_hi:[0,1,0]
	v_cvt_f32_f16_sdwa v121, v59 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v120, v59
	v_fma_mix_f32 v35, v100, v56, v35 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v35, v101, v57, v35 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v35, v102, v57, v35 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v35, v103, v58, v35 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v35, v104, v58, v35 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_cvt_f32_f16_sdwa v57, v108 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v56, v108
	v_cvt_f32_f16_sdwa v59, v109 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v58, v109
	v_pk_mul_f32 v[108:109], v[36:37], v[120:121]
	s_nop 0
	v_add_f32_e32 v1, v35, v108
	v_add_f32_e32 v1, v109, v1
	v_pk_mul_f32 v[108:109], v[38:39], v[112:113]
	s_nop 0
	v_add_f32_e32 v1, v1, v108
	v_add_f32_e32 v1, v109, v1
	v_pk_mul_f32 v[108:109], v[40:41], v[114:115]
	s_nop 0
	v_add_f32_e32 v1, v1, v108
	v_add_f32_e32 v1, v109, v1
	v_pk_mul_f32 v[108:109], v[42:43], v[116:117]
	s_nop 0
	v_add_f32_e32 v1, v1, v108
	v_add_f32_e32 v1, v109, v1
	v_pk_mul_f32 v[108:109], v[44:45], v[118:119]
	s_nop 0
	v_add_f32_e32 v1, v1, v108
	v_add_f32_e32 v35, v109, v1
	v_max_f32_e32 v1, v106, v106
	v_mul_f32_e32 v62, s6, v35
	v_max_f32_e32 v1, v1, v62
	v_fma_f32 v35, s6, v35, -v1
	v_sub_f32_e32 v106, v106, v1
	v_exp_f32_e32 v62, v35
	v_exp_f32_e32 v108, v106
	v_mov_b32_e32 v106, v1
	v_mov_b32_e32 v109, v62
	v_pk_mul_f32 v[66:67], v[62:63], v[66:67] op_sel_hi:[0,1]
	v_pk_fma_f32 v[32:33], v[108:109], v[32:33], v[66:67] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[66:67], v[62:63], v[78:79] op_sel_hi:[0,1]
	v_pk_fma_f32 v[10:11], v[108:109], v[10:11], v[66:67] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[66:67], v[62:63], v[76:77] op_sel_hi:[0,1]
	v_pk_fma_f32 v[14:15], v[108:109], v[14:15], v[66:67] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[66:67], v[62:63], v[74:75] op_sel_hi:[0,1]
	v_pk_mul_f32 v[64:65], v[62:63], v[64:65] op_sel_hi:[0,1]
	v_pk_mul_f32 v[50:51], v[108:109], v[50:51]
	v_pk_fma_f32 v[18:19], v[108:109], v[18:19], v[66:67] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[66:67], v[62:63], v[72:73] op_sel_hi:[0,1]
	v_pk_fma_f32 v[6:7], v[108:109], v[6:7], v[64:65] op_sel_hi:[0,1,1]
	v_mul_f32_e32 v64, v62, v107
	v_mul_f32_e32 v34, v108, v34
	v_mov_b32_e32 v35, v50
	v_mov_b32_e32 v65, v51
	v_pk_mul_f32 v[82:83], v[62:63], v[82:83] op_sel_hi:[0,1]
	v_pk_mul_f32 v[70:71], v[62:63], v[70:71] op_sel_hi:[0,1]
	v_pk_mul_f32 v[68:69], v[62:63], v[68:69] op_sel_hi:[0,1]
	v_pk_fma_f32 v[20:21], v[108:109], v[20:21], v[66:67] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[66:67], v[62:63], v[80:81] op_sel_hi:[0,1]
	v_pk_mul_f32 v[52:53], v[62:63], v[52:53] op_sel_hi:[0,1]
	v_pk_mul_f32 v[54:55], v[62:63], v[54:55] op_sel_hi:[0,1]
	v_pk_mul_f32 v[56:57], v[62:63], v[56:57] op_sel_hi:[0,1]
	v_pk_mul_f32 v[58:59], v[62:63], v[58:59] op_sel_hi:[0,1]
	v_pk_mul_f32 v[60:61], v[62:63], v[60:61] op_sel_hi:[0,1]
	v_fmac_f32_e32 v62, v105, v108
	v_pk_add_f32 v[34:35], v[34:35], v[64:65]
	v_pk_fma_f32 v[22:23], v[108:109], v[22:23], v[82:83] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[24:25], v[108:109], v[24:25], v[70:71] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[28:29], v[108:109], v[28:29], v[68:69] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[108:109], v[4:5], v[66:67] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[26:27], v[108:109], v[26:27], v[52:53] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[30:31], v[108:109], v[30:31], v[54:55] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[8:9], v[108:109], v[8:9], v[56:57] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[12:13], v[108:109], v[12:13], v[58:59] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[16:17], v[108:109], v[16:17], v[60:61] op_sel_hi:[0,1,1]
	v_mov_b32_e32 v105, v62
	v_mov_b32_e32 v50, v35
	s_cbranch_scc0 .LBB0_5
; %bb.6:                                ;   in Loop: Header=BB0_2 Depth=1
	s_add_i32 s8, s8, 16
	s_cmp_ge_i32 s8, s7
	v_mov_b32_e32 v106, v1
	v_mov_b32_e32 v105, v62
	v_mov_b32_e32 v50, v35
	s_cbranch_scc0 .LBB0_2
.LBB0_7:
	v_rcp_f32_e32 v38, v62
	s_lshl_b64 s[0:1], s[12:13], 1
	s_add_u32 s0, s4, s0
	s_addc_u32 s1, s5, s1
	v_lshl_add_u64 v[36:37], v[2:3], 1, s[0:1]
	v_fma_mixlo_f16 v0, v38, v22, 0
	v_fma_mixlo_f16 v1, v38, v24, 0
	v_fma_mixlo_f16 v2, v38, v28, 0
	v_fma_mixlo_f16 v3, v38, v32, 0
	v_fma_mixhi_f16 v3, v38, v33, 0
	v_fma_mixhi_f16 v2, v38, v29, 0
	v_fma_mixhi_f16 v1, v38, v25, 0
	v_fma_mixhi_f16 v0, v38, v23, 0
	global_store_dwordx4 v[36:37], v[0:3], off
	s_nop 1
	v_fma_mixlo_f16 v0, v38, v10, 0
	v_fma_mixlo_f16 v1, v38, v14, 0
	v_fma_mixlo_f16 v2, v38, v18, 0
	v_fma_mixlo_f16 v3, v38, v20, 0
	v_fma_mixhi_f16 v3, v38, v21, 0
	v_fma_mixhi_f16 v2, v38, v19, 0
	v_fma_mixhi_f16 v1, v38, v15, 0
	v_fma_mixhi_f16 v0, v38, v11, 0
	global_store_dwordx4 v[36:37], v[0:3], off offset:16
	s_nop 1
	v_fma_mixlo_f16 v0, v38, v4, 0
	v_fma_mixlo_f16 v1, v38, v6, 0
	v_fma_mixlo_f16 v2, v38, v26, 0
	v_fma_mixlo_f16 v3, v38, v30, 0
	v_fma_mixhi_f16 v3, v38, v31, 0
	v_fma_mixhi_f16 v2, v38, v27, 0
	v_fma_mixhi_f16 v1, v38, v7, 0
	v_fma_mixhi_f16 v0, v38, v5, 0
	global_store_dwordx4 v[36:37], v[0:3], off offset:32
	s_nop 1
	v_fma_mixlo_f16 v0, v38, v8, 0
	v_fma_mixlo_f16 v1, v38, v12, 0
	v_fma_mixlo_f16 v2, v38, v16, 0
	v_fma_mixlo_f16 v3, v38, v34, 0
	v_fma_mixhi_f16 v3, v38, v35, 0
	v_fma_mixhi_f16 v2, v38, v17, 0
	v_fma_mixhi_f16 v1, v38, v13, 0
	v_fma_mixhi_f16 v0, v38, v9, 0
	global_store_dwordx4 v[36:37], v[0:3], off offset:48
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel _Z9attentionILi32ELb0EEvPKDF16_S1_S1_PDF16_fi
		.amdhsa_group_segment_fixed_size 2048
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 40
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 122
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 124
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_tg_split 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text._Z9attentionILi32ELb0EEvPKDF16_S1_S1_PDF16_fi,"axG",@progbits,_Z9attentionILi32ELb0EEvPKDF16_S1_S1_PDF16_fi,comdat
.Lfunc_end0:
	.size	_Z9attentionILi32ELb0EEvPKDF16_S1_S1_PDF16_fi, .Lfunc_end0-_Z9attentionILi32ELb0EEvPKDF16_S1_S1_PDF16_fi
                                        ; -- End function
	.set _Z9attentionILi32ELb0EEvPKDF16_S1_S1_PDF16_fi.num_vgpr, 122
	.set _Z9attentionILi32ELb0EEvPKDF16_S1_S1_PDF16_fi.num_agpr, 0
	.set _Z9attentionILi32ELb0EEvPKDF16_S1_S1_PDF16_fi.numbered_sgpr, 16
	.set _Z9attentionILi32ELb0EEvPKDF16_S1_S1_PDF16_fi.num_named_barrier, 0
	.set _Z9attentionILi32ELb0EEvPKDF16_S1_S1_PDF16_fi.private_seg_size, 0
	.set _Z9attentionILi32ELb0EEvPKDF16_S1_S1_PDF16_fi.uses_vcc, 1
	.set _Z9attentionILi32ELb0EEvPKDF16_S1_S1_PDF16_fi.uses_flat_scratch, 0
	.set _Z9attentionILi32ELb0EEvPKDF16_S1_S1_PDF16_fi.has_dyn_sized_stack, 0
	.set _Z9attentionILi32ELb0EEvPKDF16_S1_S1_PDF16_fi.has_recursion, 0
	.set _Z9attentionILi32ELb0EEvPKDF16_S1_S1_PDF16_fi.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2056
; TotalNumSgprs: 22
; NumVgprs: 122
; NumAgprs: 0
; TotalNumVgprs: 122
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 2048 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 15
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 122
; AccumOffset: 124
; Occupancy: 4
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 30
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.section	.text._Z9attentionILi64ELb1EEvPKDF16_S1_S1_PDF16_fi,"axG",@progbits,_Z9attentionILi64ELb1EEvPKDF16_S1_S1_PDF16_fi,comdat
	.protected	_Z9attentionILi64ELb1EEvPKDF16_S1_S1_PDF16_fi ; -- Begin function _Z9attentionILi64ELb1EEvPKDF16_S1_S1_PDF16_fi
	.globl	_Z9attentionILi64ELb1EEvPKDF16_S1_S1_PDF16_fi
	.p2align	8
	.type	_Z9attentionILi64ELb1EEvPKDF16_S1_S1_PDF16_fi,@function
_Z9attentionILi64ELb1EEvPKDF16_S1_S1_PDF16_fi: ; @_Z9attentionILi64ELb1EEvPKDF16_S1_S1_PDF16_fi
; %bb.0:
	s_load_dwordx4 s[4:7], s[0:1], 0x18
	v_mov_b32_e32 v2, 0
	v_lshl_or_b32 v83, s2, 8, v0
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v5, v2
	s_waitcnt lgkmcnt(0)
	s_mul_hi_i32 s9, s3, s7
	s_mul_i32 s8, s3, s7
	s_lshl_b64 s[12:13], s[8:9], 6
	v_lshlrev_b32_e32 v66, 6, v83
	v_mov_b32_e32 v3, v2
	v_mov_b64_e32 v[8:9], v[4:5]
	v_mov_b64_e32 v[12:13], v[4:5]
	v_mov_b64_e32 v[16:17], v[4:5]
	v_mov_b64_e32 v[20:21], v[4:5]
	v_mov_b64_e32 v[24:25], v[4:5]
	v_mov_b64_e32 v[28:29], v[4:5]
	v_mov_b64_e32 v[32:33], v[4:5]
	v_mov_b64_e32 v[36:37], v[4:5]
	v_mov_b64_e32 v[40:41], v[4:5]
	v_mov_b64_e32 v[48:49], v[4:5]
	v_mov_b64_e32 v[52:53], v[4:5]
	v_mov_b64_e32 v[56:57], v[4:5]
	v_mov_b64_e32 v[60:61], v[4:5]
	v_mov_b64_e32 v[64:65], v[4:5]
	v_mov_b64_e32 v[44:45], v[4:5]
	v_ashrrev_i32_e32 v67, 31, v66
	s_mov_b32 s3, 0
	s_cmp_lt_i32 s7, 1
	v_mov_b64_e32 v[6:7], v[2:3]
	v_mov_b64_e32 v[10:11], v[2:3]
	v_mov_b64_e32 v[14:15], v[2:3]
	v_mov_b64_e32 v[18:19], v[2:3]
	v_mov_b64_e32 v[22:23], v[2:3]
	v_mov_b64_e32 v[26:27], v[2:3]
	v_mov_b64_e32 v[30:31], v[2:3]
	v_mov_b64_e32 v[34:35], v[2:3]
	v_mov_b64_e32 v[38:39], v[2:3]
	v_mov_b64_e32 v[46:47], v[2:3]
	v_mov_b64_e32 v[50:51], v[2:3]
	v_mov_b64_e32 v[54:55], v[2:3]
	v_mov_b64_e32 v[58:59], v[2:3]
	v_mov_b32_e32 v69, v2
	v_mov_b64_e32 v[62:63], v[2:3]
	v_mov_b64_e32 v[42:43], v[2:3]
	s_cbranch_scc1 .LBB1_9
; %bb.1:
	s_load_dwordx4 s[8:11], s[0:1], 0x0
	s_lshl_b64 s[14:15], s[12:13], 1
	s_load_dwordx2 s[0:1], s[0:1], 0x10
	s_movk_i32 s2, 0x80
	v_lshlrev_b32_e32 v68, 4, v0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s8, s8, s14
	s_addc_u32 s9, s9, s15
	v_lshl_add_u64 v[34:35], v[66:67], 1, s[8:9]
	global_load_dwordx4 v[2:5], v[34:35], off
	global_load_dwordx4 v[6:9], v[34:35], off offset:16
	global_load_dwordx4 v[10:13], v[34:35], off offset:32
	global_load_dwordx4 v[14:17], v[34:35], off offset:48
	global_load_dwordx4 v[18:21], v[34:35], off offset:64
	global_load_dwordx4 v[22:25], v[34:35], off offset:80
	global_load_dwordx4 v[26:29], v[34:35], off offset:96
	global_load_dwordx4 v[30:33], v[34:35], off offset:112
	s_add_u32 s8, s10, s14
	v_mov_b32_e32 v69, 0
	v_cmp_gt_u32_e32 vcc, s2, v0
	s_addc_u32 s9, s11, s15
	v_mov_b32_e32 v42, v69
	v_mov_b32_e32 v43, v69
	v_mov_b32_e32 v44, v69
	s_add_u32 s0, s0, s14
	v_mov_b32_e32 v45, v69
	s_addc_u32 s1, s1, s15
	v_mov_b64_e32 v[64:65], v[44:45]
	v_mov_b64_e32 v[60:61], v[44:45]
	v_mov_b64_e32 v[56:57], v[44:45]
	v_mov_b64_e32 v[52:53], v[44:45]
	v_mov_b64_e32 v[48:49], v[44:45]
	v_mov_b64_e32 v[38:39], v[42:43]
	v_mov_b64_e32 v[34:35], v[42:43]
	s_mov_b32 s10, 0
	v_mov_b32_e32 v84, 0xff800000
	v_lshl_add_u64 v[78:79], s[8:9], 0, v[68:69]
	v_lshl_add_u64 v[80:81], s[0:1], 0, v[68:69]
	v_mov_b64_e32 v[62:63], v[42:43]
	v_mov_b64_e32 v[58:59], v[42:43]
	v_mov_b64_e32 v[54:55], v[42:43]
	v_mov_b64_e32 v[50:51], v[42:43]
	v_mov_b64_e32 v[46:47], v[42:43]
	v_mov_b64_e32 v[40:41], v[44:45]
	v_mov_b64_e32 v[36:37], v[44:45]
	s_waitcnt vmcnt(7)
	v_cvt_f32_f16_e32 v85, v2
	v_cvt_f32_f16_sdwa v86, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v87, v3
	v_cvt_f32_f16_sdwa v88, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v89, v4
	v_cvt_f32_f16_sdwa v90, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v91, v5
	v_cvt_f32_f16_sdwa v92, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt vmcnt(6)
	v_cvt_f32_f16_e32 v93, v6
	v_cvt_f32_f16_sdwa v94, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v95, v7
	v_cvt_f32_f16_sdwa v96, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v97, v8
	v_cvt_f32_f16_sdwa v98, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v99, v9
	v_cvt_f32_f16_sdwa v100, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt vmcnt(5)
	v_cvt_f32_f16_e32 v101, v10
	v_cvt_f32_f16_sdwa v102, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v103, v11
	v_cvt_f32_f16_sdwa v104, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v105, v12
	v_cvt_f32_f16_sdwa v106, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v107, v13
	v_cvt_f32_f16_sdwa v108, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt vmcnt(4)
	v_cvt_f32_f16_e32 v109, v14
	v_cvt_f32_f16_sdwa v110, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v111, v15
	v_cvt_f32_f16_sdwa v112, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v113, v16
	v_cvt_f32_f16_sdwa v114, v16 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v115, v17
	v_cvt_f32_f16_sdwa v116, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt vmcnt(3)
	v_cvt_f32_f16_e32 v117, v18
	v_cvt_f32_f16_sdwa v118, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v119, v19
	v_cvt_f32_f16_sdwa v120, v19 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v121, v20
	v_cvt_f32_f16_sdwa v122, v20 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v123, v21
	v_cvt_f32_f16_sdwa v124, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt vmcnt(2)
	v_cvt_f32_f16_e32 v125, v22
	v_cvt_f32_f16_sdwa v126, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v127, v23
	v_cvt_f32_f16_sdwa v128, v23 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v129, v24
	v_cvt_f32_f16_sdwa v130, v24 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v131, v25
	v_cvt_f32_f16_sdwa v132, v25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt vmcnt(1)
	v_cvt_f32_f16_e32 v133, v26
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v0, v30
	v_cvt_f32_f16_sdwa v1, v30 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v70, v31
	v_cvt_f32_f16_sdwa v71, v31 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v72, v32
	v_cvt_f32_f16_sdwa v73, v32 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v74, v33
	v_cvt_f32_f16_sdwa v75, v33 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_sdwa v134, v26 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v135, v27
	v_cvt_f32_f16_e32 v76, v29
	v_cvt_f32_f16_sdwa v77, v29 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_sdwa v136, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v137, v28
	v_cvt_f32_f16_sdwa v138, v28 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_mov_b64_e32 v[30:31], v[42:43]
	v_mov_b64_e32 v[26:27], v[42:43]
	v_mov_b64_e32 v[22:23], v[42:43]
	v_mov_b64_e32 v[18:19], v[42:43]
	v_mov_b64_e32 v[14:15], v[42:43]
	v_mov_b64_e32 v[10:11], v[42:43]
	v_mov_b64_e32 v[6:7], v[42:43]
	v_mov_b64_e32 v[2:3], v[42:43]
	v_mov_b64_e32 v[32:33], v[44:45]
	v_mov_b64_e32 v[28:29], v[44:45]
	v_mov_b64_e32 v[24:25], v[44:45]
	v_mov_b64_e32 v[20:21], v[44:45]
	v_mov_b64_e32 v[16:17], v[44:45]
	v_mov_b64_e32 v[12:13], v[44:45]
	v_mov_b64_e32 v[8:9], v[44:45]
	v_mov_b64_e32 v[4:5], v[44:45]
	s_branch .LBB1_3
.LBB1_2:                                ;   in Loop: Header=BB1_3 Depth=1
	s_add_i32 s10, s10, 16
	s_cmp_ge_i32 s10, s7
	s_cbranch_scc1 .LBB1_9
.LBB1_3:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB1_7 Depth 2
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_5
; %bb.4:                                ;   in Loop: Header=BB1_3 Depth=1
	s_lshl_b32 s2, s10, 6
	s_lshl_b64 s[8:9], s[2:3], 1
	v_lshl_add_u64 v[140:141], v[78:79], 0, s[8:9]
	global_load_dwordx4 v[142:145], v[140:141], off
	v_lshl_add_u64 v[140:141], v[80:81], 0, s[8:9]
	global_load_dwordx4 v[146:149], v[140:141], off
	s_waitcnt vmcnt(1)
	ds_write_b128 v68, v[142:145]
	s_waitcnt vmcnt(0)
	ds_write_b128 v68, v[146:149] offset:2048
.LBB1_5:                                ;   in Loop: Header=BB1_3 Depth=1
	s_or_b64 exec, exec, s[0:1]
	s_mov_b32 s2, 0
	s_mov_b32 s11, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_branch .LBB1_7
.LBB1_6:                                ;   in Loop: Header=BB1_7 Depth=2
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s11, s11, 1
	s_addk_i32 s2, 0x80
	s_cmp_eq_u32 s11, 16
	s_cbranch_scc1 .LBB1_2
.LBB1_7:                                ;   Parent Loop BB1_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_add_i32 s0, s10, s11
	v_cmp_le_i32_e64 s[0:1], s0, v83
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB1_6
; %bb.8:                                ;   in Loop: Header=BB1_7 Depth=2
	v_mov_b32_e32 v139, s2
	ds_read_b128 v[140:143], v139
	ds_read_b128 v[144:147], v139 offset:16
	ds_read_b128 v[148:151], v139 offset:32
	ds_read_b128 v[152:155], v139 offset:48
	ds_read_b128 v[156:159], v139 offset:64
	s_waitcnt lgkmcnt(4)
	v_fma_mix_f32 v82, v85, v140, 0 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v86, v140, v82 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v87, v141, v82 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v88, v141, v82 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v89, v142, v82 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v90, v142, v82 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v91, v143, v82 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v92, v143, v82 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	s_waitcnt lgkmcnt(3)
	v_fma_mix_f32 v82, v93, v144, v82 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v94, v144, v82 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v95, v145, v82 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v96, v145, v82 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v97, v146, v82 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v98, v146, v82 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v99, v147, v82 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v100, v147, v82 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	s_waitcnt lgkmcnt(2)
	v_fma_mix_f32 v82, v101, v148, v82 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v102, v148, v82 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v103, v149, v82 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v104, v149, v82 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v105, v150, v82 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v106, v150, v82 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v107, v151, v82 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v108, v151, v82 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	s_waitcnt lgkmcnt(1)
	v_fma_mix_f32 v82, v109, v152, v82 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v110, v152, v82 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v111, v153, v82 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v112, v153, v82 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v113, v154, v82 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v114, v154, v82 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v115, v155, v82 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v116, v155, v82 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	s_waitcnt lgkmcnt(0)
	v_fma_mix_f32 v82, v117, v156, v82 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v118, v156, v82 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v119, v157, v82 op_sel_hi:[0,1,0]
	ds_read_b128 v[140:143], v139 offset:80
	ds_read_b128 v[144:147], v139 offset:96
	v_fma_mix_f32 v82, v120, v157, v82 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v121, v158, v82 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v122, v158, v82 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v123, v159, v82 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v124, v159, v82 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	s_waitcnt lgkmcnt(1)
	v_fma_mix_f32 v82, v125, v140, v82 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v126, v140, v82 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v127, v141, v82 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v128, v141, v82 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v129, v142, v82 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v130, v142, v82 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v131, v143, v82 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v132, v143, v82 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	ds_read_b128 v[140:143], v139 offset:112
	s_waitcnt lgkmcnt(1)
	v_fma_mix_f32 v82, v133, v144, v82 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v134, v144, v82 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_cvt_f32_f16_sdwa v149, v147 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v148, v147
	v_fma_mix_f32 v82, v135, v145, v82 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v136, v145, v82 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v137, v146, v82 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v82, v138, v146, v82 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_pk_mul_f32 v[144:145], v[76:77], v[148:149]
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_f16_sdwa v147, v140 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v146, v140
	v_add_f32_e32 v82, v82, v144
	v_add_f32_e32 v82, v145, v82
	v_cvt_f32_f16_sdwa v145, v141 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v144, v141
	v_pk_mul_f32 v[140:141], v[0:1], v[146:147]
	s_nop 0
	v_add_f32_e32 v82, v82, v140
	v_add_f32_e32 v82, v141, v82
	v_pk_mul_f32 v[140:141], v[70:71], v[144:145]
	v_cvt_f32_f16_sdwa v145, v142 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v144, v142
	v_add_f32_e32 v82, v82, v140
	v_add_f32_e32 v82, v141, v82
	v_cvt_f32_f16_sdwa v141, v143 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v140, v143
	v_pk_mul_f32 v[142:143], v[72:73], v[144:145]
	v_max_f32_e32 v145, v84, v84
	v_add_f32_e32 v82, v82, v142
	v_add_f32_e32 v82, v143, v82
	v_pk_mul_f32 v[140:141], v[74:75], v[140:141]
	s_nop 0
	v_add_f32_e32 v82, v82, v140
	v_add_f32_e32 v82, v141, v82
	ds_read_b128 v[140:143], v139 offset:2048
	v_mul_f32_e32 v144, s6, v82
	v_max_f32_e32 v156, v145, v144
	v_fma_f32 v82, s6, v82, -v156
	v_exp_f32_e32 v82, v82
	ds_read_b128 v[144:147], v139 offset:2064
	s_waitcnt lgkmcnt(1)
	v_cvt_f32_f16_sdwa v149, v141 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v148, v141
	v_sub_f32_e32 v84, v84, v156
	v_cvt_f32_f16_sdwa v151, v140 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v150, v140
	v_exp_f32_e32 v84, v84
	v_pk_mul_f32 v[148:149], v[82:83], v[148:149] op_sel_hi:[0,1]
	v_cvt_f32_f16_sdwa v153, v142 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v152, v142
	v_pk_mul_f32 v[140:141], v[82:83], v[150:151] op_sel_hi:[0,1]
	v_cvt_f32_f16_sdwa v151, v143 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v150, v143
	v_pk_fma_f32 v[44:45], v[84:85], v[44:45], v[148:149] op_sel_hi:[0,1,1]
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_f16_sdwa v149, v145 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v148, v145
	v_pk_fma_f32 v[42:43], v[84:85], v[42:43], v[140:141] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[140:141], v[82:83], v[152:153] op_sel_hi:[0,1]
	v_pk_mul_f32 v[142:143], v[82:83], v[150:151] op_sel_hi:[0,1]
	v_pk_fma_f32 v[62:63], v[84:85], v[62:63], v[140:141] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[140:141], v[82:83], v[148:149] op_sel_hi:[0,1]
	v_cvt_f32_f16_sdwa v151, v144 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v150, v144
	v_pk_fma_f32 v[64:65], v[84:85], v[64:65], v[142:143] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[60:61], v[84:85], v[60:61], v[140:141] op_sel_hi:[0,1,1]
	ds_read_b128 v[140:143], v139 offset:2080
	v_pk_mul_f32 v[144:145], v[82:83], v[150:151] op_sel_hi:[0,1]
	v_cvt_f32_f16_sdwa v149, v147 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v148, v147
	v_cvt_f32_f16_sdwa v151, v146 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v150, v146
	v_pk_fma_f32 v[58:59], v[84:85], v[58:59], v[144:145] op_sel_hi:[0,1,1]
	ds_read_b128 v[144:147], v139 offset:2096
	s_waitcnt lgkmcnt(1)
	v_cvt_f32_f16_sdwa v153, v141 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v152, v141
	v_pk_mul_f32 v[148:149], v[82:83], v[148:149] op_sel_hi:[0,1]
	v_cvt_f32_f16_sdwa v155, v140 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v154, v140
	v_pk_mul_f32 v[150:151], v[82:83], v[150:151] op_sel_hi:[0,1]
	v_pk_fma_f32 v[56:57], v[84:85], v[56:57], v[148:149] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[148:149], v[82:83], v[152:153] op_sel_hi:[0,1]
	v_cvt_f32_f16_sdwa v153, v142 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v152, v142
	v_pk_fma_f32 v[54:55], v[84:85], v[54:55], v[150:151] op_sel_hi:[0,1,1]
	v_cvt_f32_f16_sdwa v151, v143 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v150, v143
	v_pk_fma_f32 v[52:53], v[84:85], v[52:53], v[148:149] op_sel_hi:[0,1,1]
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_f16_sdwa v149, v145 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v148, v145
	v_pk_mul_f32 v[140:141], v[82:83], v[154:155] op_sel_hi:[0,1]
	v_pk_fma_f32 v[50:51], v[84:85], v[50:51], v[140:141] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[140:141], v[82:83], v[152:153] op_sel_hi:[0,1]
	v_pk_mul_f32 v[142:143], v[82:83], v[150:151] op_sel_hi:[0,1]
	v_pk_fma_f32 v[46:47], v[84:85], v[46:47], v[140:141] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[140:141], v[82:83], v[148:149] op_sel_hi:[0,1]
	v_cvt_f32_f16_sdwa v151, v144 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v150, v144
	v_pk_fma_f32 v[48:49], v[84:85], v[48:49], v[142:143] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[40:41], v[84:85], v[40:41], v[140:141] op_sel_hi:[0,1,1]
	ds_read_b128 v[140:143], v139 offset:2112
	v_pk_mul_f32 v[144:145], v[82:83], v[150:151] op_sel_hi:[0,1]
	v_cvt_f32_f16_sdwa v149, v147 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v148, v147
	v_cvt_f32_f16_sdwa v151, v146 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v150, v146
	v_pk_fma_f32 v[38:39], v[84:85], v[38:39], v[144:145] op_sel_hi:[0,1,1]
	ds_read_b128 v[144:147], v139 offset:2128
	s_waitcnt lgkmcnt(1)
	v_cvt_f32_f16_sdwa v153, v141 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v152, v141
	v_pk_mul_f32 v[148:149], v[82:83], v[148:149] op_sel_hi:[0,1]
	v_cvt_f32_f16_sdwa v155, v140 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v154, v140
	v_pk_mul_f32 v[150:151], v[82:83], v[150:151] op_sel_hi:[0,1]
	v_pk_fma_f32 v[36:37], v[84:85], v[36:37], v[148:149] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[148:149], v[82:83], v[152:153] op_sel_hi:[0,1]
	v_cvt_f32_f16_sdwa v153, v142 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v152, v142
	v_pk_fma_f32 v[34:35], v[84:85], v[34:35], v[150:151] op_sel_hi:[0,1,1]
	v_cvt_f32_f16_sdwa v151, v143 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v150, v143
	v_pk_fma_f32 v[32:33], v[84:85], v[32:33], v[148:149] op_sel_hi:[0,1,1]
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_f16_sdwa v149, v145 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v148, v145
	v_pk_mul_f32 v[140:141], v[82:83], v[154:155] op_sel_hi:[0,1]
	v_pk_fma_f32 v[30:31], v[84:85], v[30:31], v[140:141] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[140:141], v[82:83], v[152:153] op_sel_hi:[0,1]
	v_pk_mul_f32 v[142:143], v[82:83], v[150:151] op_sel_hi:[0,1]
	v_pk_fma_f32 v[26:27], v[84:85], v[26:27], v[140:141] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[140:141], v[82:83], v[148:149] op_sel_hi:[0,1]
	v_cvt_f32_f16_sdwa v151, v144 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v150, v144
	v_pk_fma_f32 v[28:29], v[84:85], v[28:29], v[142:143] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[24:25], v[84:85], v[24:25], v[140:141] op_sel_hi:[0,1,1]
	ds_read_b128 v[140:143], v139 offset:2144
	v_pk_mul_f32 v[144:145], v[82:83], v[150:151] op_sel_hi:[0,1]
	v_cvt_f32_f16_sdwa v149, v147 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_sdwa v151, v146 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v150, v146
	v_cvt_f32_f16_e32 v148, v147
	v_pk_fma_f32 v[22:23], v[84:85], v[22:23], v[144:145] op_sel_hi:[0,1,1]
	ds_read_b128 v[144:147], v139 offset:2160
	s_waitcnt lgkmcnt(1)
	v_cvt_f32_f16_sdwa v153, v141 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v152, v141
	v_pk_mul_f32 v[150:151], v[82:83], v[150:151] op_sel_hi:[0,1]
	v_pk_mul_f32 v[148:149], v[82:83], v[148:149] op_sel_hi:[0,1]
	v_pk_fma_f32 v[20:21], v[84:85], v[20:21], v[148:149] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[84:85], v[18:19], v[150:151] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[148:149], v[82:83], v[152:153] op_sel_hi:[0,1]
	v_cvt_f32_f16_sdwa v151, v143 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v150, v143
	v_pk_fma_f32 v[16:17], v[84:85], v[16:17], v[148:149] op_sel_hi:[0,1,1]
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_f16_sdwa v149, v145 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v148, v145
	v_cvt_f32_f16_sdwa v155, v140 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v154, v140
	v_cvt_f32_f16_sdwa v153, v142 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v152, v142
	v_pk_mul_f32 v[142:143], v[82:83], v[150:151] op_sel_hi:[0,1]
	v_cvt_f32_f16_sdwa v151, v144 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v150, v144
	v_pk_fma_f32 v[12:13], v[84:85], v[12:13], v[142:143] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[142:143], v[82:83], v[148:149] op_sel_hi:[0,1]
	v_cvt_f32_f16_sdwa v145, v147 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_sdwa v149, v146 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v148, v146
	v_cvt_f32_f16_e32 v144, v147
	v_pk_mul_f32 v[140:141], v[82:83], v[154:155] op_sel_hi:[0,1]
	v_pk_fma_f32 v[14:15], v[84:85], v[14:15], v[140:141] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[140:141], v[82:83], v[152:153] op_sel_hi:[0,1]
	v_pk_fma_f32 v[10:11], v[84:85], v[10:11], v[140:141] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[140:141], v[82:83], v[150:151] op_sel_hi:[0,1]
	v_pk_fma_f32 v[8:9], v[84:85], v[8:9], v[142:143] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[6:7], v[84:85], v[6:7], v[140:141] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[140:141], v[82:83], v[148:149] op_sel_hi:[0,1]
	v_pk_mul_f32 v[142:143], v[82:83], v[144:145] op_sel_hi:[0,1]
	v_fmac_f32_e32 v82, v69, v84
	v_pk_fma_f32 v[4:5], v[84:85], v[4:5], v[142:143] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[84:85], v[2:3], v[140:141] op_sel_hi:[0,1,1]
	v_mov_b32_e32 v69, v82
	v_mov_b32_e32 v84, v156
	s_branch .LBB1_6
.LBB1_9:
	v_rcp_f32_e32 v0, v69
	s_lshl_b64 s[0:1], s[12:13], 1
	s_add_u32 s0, s4, s0
	s_addc_u32 s1, s5, s1
	v_pk_mul_f32 v[44:45], v[0:1], v[44:45] op_sel_hi:[0,1]
	v_pk_mul_f32 v[42:43], v[0:1], v[42:43] op_sel_hi:[0,1]
	v_cvt_f16_f32_e32 v1, v45
	v_cvt_f16_f32_e32 v68, v44
	v_cvt_f16_f32_e32 v69, v43
	v_cvt_f16_f32_e32 v42, v42
	v_pk_mul_f32 v[44:45], v[0:1], v[64:65] op_sel_hi:[0,1]
	v_pk_mul_f32 v[62:63], v[0:1], v[62:63] op_sel_hi:[0,1]
	v_cvt_f16_f32_e32 v43, v45
	v_cvt_f16_f32_e32 v44, v44
	v_cvt_f16_f32_e32 v63, v63
	v_cvt_f16_f32_e32 v62, v62
	v_lshl_add_u64 v[66:67], v[66:67], 1, s[0:1]
	v_pack_b32_f16 v45, v44, v43
	v_pack_b32_f16 v43, v68, v1
	v_pack_b32_f16 v44, v62, v63
	v_pack_b32_f16 v42, v42, v69
	global_store_dwordx4 v[66:67], v[42:45], off
	s_nop 1
	v_pk_mul_f32 v[42:43], v[0:1], v[60:61] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[0:1], v[58:59] op_sel_hi:[0,1]
	v_cvt_f16_f32_e32 v1, v43
	v_cvt_f16_f32_e32 v58, v42
	v_cvt_f16_f32_e32 v59, v45
	v_pk_mul_f32 v[42:43], v[0:1], v[56:57] op_sel_hi:[0,1]
	v_pk_mul_f32 v[54:55], v[0:1], v[54:55] op_sel_hi:[0,1]
	v_cvt_f16_f32_e32 v43, v43
	v_cvt_f16_f32_e32 v42, v42
	v_cvt_f16_f32_e32 v55, v55
	v_cvt_f16_f32_e32 v54, v54
	v_cvt_f16_f32_e32 v56, v44
	v_pack_b32_f16 v45, v42, v43
	v_pack_b32_f16 v43, v58, v1
	v_pack_b32_f16 v44, v54, v55
	v_pack_b32_f16 v42, v56, v59
	global_store_dwordx4 v[66:67], v[42:45], off offset:16
	s_nop 1
	v_pk_mul_f32 v[42:43], v[0:1], v[52:53] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[0:1], v[50:51] op_sel_hi:[0,1]
	v_cvt_f16_f32_e32 v1, v43
	v_cvt_f16_f32_e32 v50, v42
	v_cvt_f16_f32_e32 v51, v45
	v_pk_mul_f32 v[42:43], v[0:1], v[48:49] op_sel_hi:[0,1]
	v_cvt_f16_f32_e32 v43, v43
	v_cvt_f16_f32_e32 v42, v42
	v_pk_mul_f32 v[40:41], v[0:1], v[40:41] op_sel_hi:[0,1]
	v_pk_mul_f32 v[46:47], v[0:1], v[46:47] op_sel_hi:[0,1]
	v_pk_mul_f32 v[38:39], v[0:1], v[38:39] op_sel_hi:[0,1]
	v_pack_b32_f16 v45, v42, v43
	v_pack_b32_f16 v43, v50, v1
	v_cvt_f16_f32_e32 v1, v41
	v_cvt_f16_f32_e32 v40, v40
	v_cvt_f16_f32_e32 v47, v47
	v_cvt_f16_f32_e32 v46, v46
	v_pk_mul_f32 v[34:35], v[0:1], v[34:35] op_sel_hi:[0,1]
	v_pk_mul_f32 v[32:33], v[0:1], v[32:33] op_sel_hi:[0,1]
	v_pk_mul_f32 v[36:37], v[0:1], v[36:37] op_sel_hi:[0,1]
	v_cvt_f16_f32_e32 v41, v35
	v_pack_b32_f16 v35, v40, v1
	v_pk_mul_f32 v[30:31], v[0:1], v[30:31] op_sel_hi:[0,1]
	v_cvt_f16_f32_e32 v1, v33
	v_cvt_f16_f32_e32 v32, v32
	v_cvt_f16_f32_e32 v48, v44
	v_cvt_f16_f32_e32 v39, v39
	v_pk_mul_f32 v[26:27], v[0:1], v[26:27] op_sel_hi:[0,1]
	v_pk_mul_f32 v[24:25], v[0:1], v[24:25] op_sel_hi:[0,1]
	v_pk_mul_f32 v[28:29], v[0:1], v[28:29] op_sel_hi:[0,1]
	v_cvt_f16_f32_e32 v33, v27
	v_pack_b32_f16 v27, v32, v1
	v_pk_mul_f32 v[22:23], v[0:1], v[22:23] op_sel_hi:[0,1]
	v_cvt_f16_f32_e32 v1, v25
	v_cvt_f16_f32_e32 v24, v24
	v_cvt_f16_f32_e32 v37, v37
	v_cvt_f16_f32_e32 v36, v36
	v_pk_mul_f32 v[18:19], v[0:1], v[18:19] op_sel_hi:[0,1]
	v_pk_mul_f32 v[16:17], v[0:1], v[16:17] op_sel_hi:[0,1]
	v_pk_mul_f32 v[20:21], v[0:1], v[20:21] op_sel_hi:[0,1]
	v_cvt_f16_f32_e32 v25, v19
	v_pack_b32_f16 v19, v24, v1
	v_pk_mul_f32 v[14:15], v[0:1], v[14:15] op_sel_hi:[0,1]
	v_cvt_f16_f32_e32 v1, v17
	v_cvt_f16_f32_e32 v16, v16
	v_cvt_f16_f32_e32 v34, v34
	v_cvt_f16_f32_e32 v38, v38
	v_pk_mul_f32 v[10:11], v[0:1], v[10:11] op_sel_hi:[0,1]
	v_pk_mul_f32 v[12:13], v[0:1], v[12:13] op_sel_hi:[0,1]
	v_cvt_f16_f32_e32 v17, v11
	v_pack_b32_f16 v11, v16, v1
	v_pk_mul_f32 v[8:9], v[0:1], v[8:9] op_sel_hi:[0,1]
	v_pk_mul_f32 v[6:7], v[0:1], v[6:7] op_sel_hi:[0,1]
	v_pk_mul_f32 v[4:5], v[0:1], v[4:5] op_sel_hi:[0,1]
	v_pk_mul_f32 v[0:1], v[0:1], v[2:3] op_sel_hi:[0,1]
	v_cvt_f16_f32_e32 v31, v31
	v_cvt_f16_f32_e32 v29, v29
	v_cvt_f16_f32_e32 v28, v28
	v_cvt_f16_f32_e32 v26, v26
	v_cvt_f16_f32_e32 v30, v30
	v_cvt_f16_f32_e32 v23, v23
	v_cvt_f16_f32_e32 v21, v21
	v_cvt_f16_f32_e32 v20, v20
	v_cvt_f16_f32_e32 v18, v18
	v_cvt_f16_f32_e32 v22, v22
	v_cvt_f16_f32_e32 v15, v15
	v_cvt_f16_f32_e32 v13, v13
	v_cvt_f16_f32_e32 v12, v12
	v_cvt_f16_f32_e32 v10, v10
	v_cvt_f16_f32_e32 v14, v14
	v_cvt_f16_f32_e32 v9, v9
	v_cvt_f16_f32_e32 v8, v8
	v_cvt_f16_f32_e32 v7, v7
	v_cvt_f16_f32_e32 v2, v5
	v_cvt_f16_f32_e32 v3, v4
	v_cvt_f16_f32_e32 v4, v1
	v_cvt_f16_f32_e32 v0, v0
	v_cvt_f16_f32_e32 v5, v6
	v_pack_b32_f16 v44, v46, v47
	v_pack_b32_f16 v42, v48, v51
	v_pack_b32_f16 v37, v36, v37
	v_pack_b32_f16 v36, v34, v41
	v_pack_b32_f16 v34, v38, v39
	v_pack_b32_f16 v29, v28, v29
	v_pack_b32_f16 v28, v26, v33
	v_pack_b32_f16 v26, v30, v31
	v_pack_b32_f16 v21, v20, v21
	v_pack_b32_f16 v20, v18, v25
	v_pack_b32_f16 v18, v22, v23
	v_pack_b32_f16 v13, v12, v13
	v_pack_b32_f16 v12, v10, v17
	v_pack_b32_f16 v10, v14, v15
	v_pack_b32_f16 v3, v3, v2
	v_pack_b32_f16 v1, v8, v9
	v_pack_b32_f16 v2, v0, v4
	v_pack_b32_f16 v0, v5, v7
	global_store_dwordx4 v[66:67], v[42:45], off offset:32
	global_store_dwordx4 v[66:67], v[34:37], off offset:48
	global_store_dwordx4 v[66:67], v[26:29], off offset:64
	global_store_dwordx4 v[66:67], v[18:21], off offset:80
	global_store_dwordx4 v[66:67], v[10:13], off offset:96
	global_store_dwordx4 v[66:67], v[0:3], off offset:112
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel _Z9attentionILi64ELb1EEvPKDF16_S1_S1_PDF16_fi
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 40
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 160
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 160
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_tg_split 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text._Z9attentionILi64ELb1EEvPKDF16_S1_S1_PDF16_fi,"axG",@progbits,_Z9attentionILi64ELb1EEvPKDF16_S1_S1_PDF16_fi,comdat
.Lfunc_end1:
	.size	_Z9attentionILi64ELb1EEvPKDF16_S1_S1_PDF16_fi, .Lfunc_end1-_Z9attentionILi64ELb1EEvPKDF16_S1_S1_PDF16_fi
                                        ; -- End function
	.set _Z9attentionILi64ELb1EEvPKDF16_S1_S1_PDF16_fi.num_vgpr, 160
	.set _Z9attentionILi64ELb1EEvPKDF16_S1_S1_PDF16_fi.num_agpr, 0
	.set _Z9attentionILi64ELb1EEvPKDF16_S1_S1_PDF16_fi.numbered_sgpr, 16
	.set _Z9attentionILi64ELb1EEvPKDF16_S1_S1_PDF16_fi.num_named_barrier, 0
	.set _Z9attentionILi64ELb1EEvPKDF16_S1_S1_PDF16_fi.private_seg_size, 0
	.set _Z9attentionILi64ELb1EEvPKDF16_S1_S1_PDF16_fi.uses_vcc, 1
	.set _Z9attentionILi64ELb1EEvPKDF16_S1_S1_PDF16_fi.uses_flat_scratch, 0
	.set _Z9attentionILi64ELb1EEvPKDF16_S1_S1_PDF16_fi.has_dyn_sized_stack, 0
	.set _Z9attentionILi64ELb1EEvPKDF16_S1_S1_PDF16_fi.has_recursion, 0
	.set _Z9attentionILi64ELb1EEvPKDF16_S1_S1_PDF16_fi.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 3652
; TotalNumSgprs: 22
; NumVgprs: 160
; NumAgprs: 0
; TotalNumVgprs: 160
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 4096 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 19
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 160
; AccumOffset: 160
; Occupancy: 3
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 39
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.section	.AMDGPU.csdata,"",@progbits
	.type	__hip_cuid_,@object             ; @__hip_cuid_
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_
__hip_cuid_:
	.byte	0                               ; 0x0
	.size	__hip_cuid_, 1

	.ident	"Debian clang version 22.1.8 (1~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .actual_access:  read_only
        .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  read_only
        .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  read_only
        .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 8
    .kernarg_segment_size: 40
    .max_flat_workgroup_size: 256
    .name:           _Z9attentionILi32ELb0EEvPKDF16_S1_S1_PDF16_fi
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         _Z9attentionILi32ELb0EEvPKDF16_S1_S1_PDF16_fi.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     122
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .actual_access:  read_only
        .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  read_only
        .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  read_only
        .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 4096
    .kernarg_segment_align: 8
    .kernarg_segment_size: 40
    .max_flat_workgroup_size: 256
    .name:           _Z9attentionILi64ELb1EEvPKDF16_S1_S1_PDF16_fi
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         _Z9attentionILi64ELb1EEvPKDF16_S1_S1_PDF16_fi.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     160
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
