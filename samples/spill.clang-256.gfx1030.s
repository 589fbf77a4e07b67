	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 6
	.text
	.protected	spill                   ; -- Begin function spill
	.globl	spill
	.p2align	8
	.type	spill,@function
spill:                                  ; @spill
; %bb.0:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v14, 2, v0
	s_load_dword s4, s[4:5], 0x10
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v15, s5, s0, v14
	v_add_co_ci_u32_e64 v16, null, s1, 0, s5
	s_cmp_lt_i32 s4, 1
	v_add_co_u32 v0, vcc_lo, 0x1000, v15
	v_add_co_ci_u32_e64 v1, null, 0, v16, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0x2000, v15
	v_add_co_ci_u32_e64 v3, null, 0, v16, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x3000, v15
	v_add_co_ci_u32_e64 v5, null, 0, v16, vcc_lo
	v_add_co_u32 v6, vcc_lo, 0x4000, v15
	v_add_co_ci_u32_e64 v7, null, 0, v16, vcc_lo
	v_add_co_u32 v8, vcc_lo, 0x5000, v15
	v_add_co_ci_u32_e64 v9, null, 0, v16, vcc_lo
	v_add_co_u32 v10, vcc_lo, 0x6000, v15
	v_add_co_ci_u32_e64 v11, null, 0, v16, vcc_lo
	v_add_co_u32 v12, vcc_lo, 0x7000, v15
	v_add_co_ci_u32_e64 v13, null, 0, v16, vcc_lo
	v_add_co_u32 v17, vcc_lo, 0x8000, v15
	v_add_co_ci_u32_e64 v18, null, 0, v16, vcc_lo
	v_add_co_u32 v19, vcc_lo, 0x9000, v15
	v_add_co_ci_u32_e64 v20, null, 0, v16, vcc_lo
	v_add_co_u32 v21, vcc_lo, 0xa000, v15
	v_add_co_ci_u32_e64 v22, null, 0, v16, vcc_lo
	v_add_co_u32 v23, vcc_lo, 0xb000, v15
	v_add_co_ci_u32_e64 v24, null, 0, v16, vcc_lo
	v_add_co_u32 v25, vcc_lo, 0xc000, v15
	v_add_co_ci_u32_e64 v26, null, 0, v16, vcc_lo
	v_add_co_u32 v27, vcc_lo, 0xd000, v15
	v_add_co_ci_u32_e64 v28, null, 0, v16, vcc_lo
	v_add_co_u32 v29, vcc_lo, 0xe000, v15
	v_add_co_ci_u32_e64 v30, null, 0, v16, vcc_lo
	v_add_co_u32 v31, vcc_lo, 0xf000, v15
	v_add_co_ci_u32_e64 v32, null, 0, v16, vcc_lo
	s_clause 0x7
	global_load_dword v196, v[17:18], off
	global_load_dword v197, v[19:20], off
	global_load_dword v198, v[21:22], off
	global_load_dword v195, v[23:24], off
	global_load_dword v190, v[25:26], off
	global_load_dword v191, v[27:28], off
	global_load_dword v192, v[29:30], off
	global_load_dword v193, v[31:32], off
	v_add_co_u32 v17, vcc_lo, 0x10000, v15
	v_add_co_ci_u32_e64 v18, null, 0, v16, vcc_lo
	v_add_co_u32 v19, vcc_lo, 0x11000, v15
	v_add_co_ci_u32_e64 v20, null, 0, v16, vcc_lo
	v_add_co_u32 v21, vcc_lo, 0x12000, v15
	v_add_co_ci_u32_e64 v22, null, 0, v16, vcc_lo
	v_add_co_u32 v23, vcc_lo, 0x13000, v15
	v_add_co_ci_u32_e64 v24, null, 0, v16, vcc_lo
	v_add_co_u32 v25, vcc_lo, 0x14000, v15
	v_add_co_ci_u32_e64 v26, null, 0, v16, vcc_lo
	v_add_co_u32 v27, vcc_lo, 0x15000, v15
	v_add_co_ci_u32_e64 v28, null, 0, v16, vcc_lo
	v_add_co_u32 v29, vcc_lo, 0x16000, v15
	v_add_co_ci_u32_e64 v30, null, 0, v16, vcc_lo
	v_add_co_u32 v31, vcc_lo, 0x17000, v15
	v_add_co_ci_u32_e64 v32, null, 0, v16, vcc_lo
	s_clause 0x7
	global_load_dword v194, v[17:18], off
	global_load_dword v186, v[19:20], off
	global_load_dword v187, v[21:22], off
	global_load_dword v188, v[23:24], off
	global_load_dword v189, v[25:26], off
	global_load_dword v185, v[27:28], off
	global_load_dword v180, v[29:30], off
	global_load_dword v181, v[31:32], off
	v_add_co_u32 v17, vcc_lo, 0x18000, v15
	v_add_co_ci_u32_e64 v18, null, 0, v16, vcc_lo
	v_add_co_u32 v19, vcc_lo, 0x19000, v15
	v_add_co_ci_u32_e64 v20, null, 0, v16, vcc_lo
	v_add_co_u32 v21, vcc_lo, 0x1a000, v15
	v_add_co_ci_u32_e64 v22, null, 0, v16, vcc_lo
	v_add_co_u32 v23, vcc_lo, 0x1b000, v15
	v_add_co_ci_u32_e64 v24, null, 0, v16, vcc_lo
	v_add_co_u32 v25, vcc_lo, 0x1c000, v15
	v_add_co_ci_u32_e64 v26, null, 0, v16, vcc_lo
	v_add_co_u32 v27, vcc_lo, 0x1d000, v15
	v_add_co_ci_u32_e64 v28, null, 0, v16, vcc_lo
	v_add_co_u32 v29, vcc_lo, 0x1e000, v15
	v_add_co_ci_u32_e64 v30, null, 0, v16, vcc_lo
	v_add_co_u32 v31, vcc_lo, 0x1f000, v15
	v_add_co_ci_u32_e64 v32, null, 0, v16, vcc_lo
	s_clause 0x7
	global_load_dword v183, v[17:18], off
	global_load_dword v184, v[19:20], off
	global_load_dword v182, v[21:22], off
	global_load_dword v176, v[23:24], off
	global_load_dword v177, v[25:26], off
	global_load_dword v178, v[27:28], off
	global_load_dword v179, v[29:30], off
	global_load_dword v175, v[31:32], off
	v_add_co_u32 v17, vcc_lo, 0x20000, v15
	v_add_co_ci_u32_e64 v18, null, 0, v16, vcc_lo
	v_add_co_u32 v19, vcc_lo, 0x21000, v15
	v_add_co_ci_u32_e64 v20, null, 0, v16, vcc_lo
	v_add_co_u32 v21, vcc_lo, 0x22000, v15
	v_add_co_ci_u32_e64 v22, null, 0, v16, vcc_lo
	v_add_co_u32 v23, vcc_lo, 0x23000, v15
	v_add_co_ci_u32_e64 v24, null, 0, v16, vcc_lo
	v_add_co_u32 v25, vcc_lo, 0x24000, v15
	v_add_co_ci_u32_e64 v26, null, 0, v16, vcc_lo
	v_add_co_u32 v27, vcc_lo, 0x25000, v15
	v_add_co_ci_u32_e64 v28, null, 0, v16, vcc_lo
	v_add_co_u32 v29, vcc_lo, 0x26000, v15
	v_add_co_ci_u32_e64 v30, null, 0, v16, vcc_lo
	v_add_co_u32 v31, vcc_lo, 0x27000, v15
	v_add_co_ci_u32_e64 v32, null, 0, v16, vcc_lo
	v_add_co_u32 v33, vcc_lo, 0x28000, v15
	v_add_co_ci_u32_e64 v34, null, 0, v16, vcc_lo
	v_add_co_u32 v35, vcc_lo, 0x29000, v15
	v_add_co_ci_u32_e64 v36, null, 0, v16, vcc_lo
	s_clause 0x7
	global_load_dword v171, v[17:18], off
	global_load_dword v172, v[19:20], off
	global_load_dword v173, v[21:22], off
	global_load_dword v174, v[23:24], off
	global_load_dword v170, v[25:26], off
	global_load_dword v165, v[27:28], off
	global_load_dword v166, v[29:30], off
	global_load_dword v167, v[31:32], off
	v_add_co_u32 v17, vcc_lo, 0x2a000, v15
	v_add_co_ci_u32_e64 v18, null, 0, v16, vcc_lo
	v_add_co_u32 v19, vcc_lo, 0x2b000, v15
	v_add_co_ci_u32_e64 v20, null, 0, v16, vcc_lo
	v_add_co_u32 v21, vcc_lo, 0x2c000, v15
	v_add_co_ci_u32_e64 v22, null, 0, v16, vcc_lo
	v_add_co_u32 v23, vcc_lo, 0x2d000, v15
	v_add_co_ci_u32_e64 v24, null, 0, v16, vcc_lo
	v_add_co_u32 v25, vcc_lo, 0x2e000, v15
	v_add_co_ci_u32_e64 v26, null, 0, v16, vcc_lo
	v_add_co_u32 v27, vcc_lo, 0x2f000, v15
	v_add_co_ci_u32_e64 v28, null, 0, v16, vcc_lo
	v_add_co_u32 v29, vcc_lo, 0x30000, v15
	v_add_co_ci_u32_e64 v30, null, 0, v16, vcc_lo
	v_add_co_u32 v31, vcc_lo, 0x31000, v15
	v_add_co_ci_u32_e64 v32, null, 0, v16, vcc_lo
	s_clause 0x7
	global_load_dword v169, v[33:34], off
	global_load_dword v168, v[35:36], off
	global_load_dword v161, v[17:18], off
	global_load_dword v162, v[19:20], off
	global_load_dword v163, v[21:22], off
	global_load_dword v164, v[23:24], off
	global_load_dword v160, v[25:26], off
	global_load_dword v154, v[27:28], off
	v_add_co_u32 v17, vcc_lo, 0x32000, v15
	v_add_co_ci_u32_e64 v18, null, 0, v16, vcc_lo
	v_add_co_u32 v19, vcc_lo, 0x33000, v15
	v_add_co_ci_u32_e64 v20, null, 0, v16, vcc_lo
	v_add_co_u32 v21, vcc_lo, 0x34000, v15
	v_add_co_ci_u32_e64 v22, null, 0, v16, vcc_lo
	v_add_co_u32 v23, vcc_lo, 0x35000, v15
	v_add_co_ci_u32_e64 v24, null, 0, v16, vcc_lo
	v_add_co_u32 v25, vcc_lo, 0x36000, v15
	v_add_co_ci_u32_e64 v26, null, 0, v16, vcc_lo
	v_add_co_u32 v27, vcc_lo, 0x37000, v15
	v_add_co_ci_u32_e64 v28, null, 0, v16, vcc_lo
	s_clause 0x7
	global_load_dword v157, v[29:30], off
	global_load_dword v158, v[31:32], off
	global_load_dword v159, v[17:18], off
	global_load_dword v156, v[19:20], off
	global_load_dword v150, v[21:22], off
	global_load_dword v151, v[23:24], off
	global_load_dword v152, v[25:26], off
	global_load_dword v153, v[27:28], off
	v_add_co_u32 v17, vcc_lo, 0x38000, v15
	v_add_co_ci_u32_e64 v18, null, 0, v16, vcc_lo
	v_add_co_u32 v19, vcc_lo, 0x39000, v15
	v_add_co_ci_u32_e64 v20, null, 0, v16, vcc_lo
	v_add_co_u32 v21, vcc_lo, 0x3a000, v15
	v_add_co_ci_u32_e64 v22, null, 0, v16, vcc_lo
	v_add_co_u32 v23, vcc_lo, 0x3b000, v15
	v_add_co_ci_u32_e64 v24, null, 0, v16, vcc_lo
	v_add_co_u32 v25, vcc_lo, 0x3c000, v15
	v_add_co_ci_u32_e64 v26, null, 0, v16, vcc_lo
	v_add_co_u32 v27, vcc_lo, 0x3d000, v15
	v_add_co_ci_u32_e64 v28, null, 0, v16, vcc_lo
	v_add_co_u32 v29, vcc_lo, 0x3e000, v15
	v_add_co_ci_u32_e64 v30, null, 0, v16, vcc_lo
	v_add_co_u32 v31, vcc_lo, 0x3f000, v15
	v_add_co_ci_u32_e64 v32, null, 0, v16, vcc_lo
	v_add_co_u32 v33, vcc_lo, 0x40000, v15
	v_add_co_ci_u32_e64 v34, null, 0, v16, vcc_lo
	v_add_co_u32 v35, vcc_lo, 0x41000, v15
	v_add_co_ci_u32_e64 v36, null, 0, v16, vcc_lo
	s_clause 0x7
	global_load_dword v155, v[17:18], off
	global_load_dword v146, v[19:20], off
	global_load_dword v147, v[21:22], off
	global_load_dword v148, v[23:24], off
	global_load_dword v149, v[25:26], off
	global_load_dword v145, v[27:28], off
	global_load_dword v140, v[29:30], off
	global_load_dword v141, v[31:32], off
	v_add_co_u32 v17, vcc_lo, 0x42000, v15
	v_add_co_ci_u32_e64 v18, null, 0, v16, vcc_lo
	v_add_co_u32 v19, vcc_lo, 0x43000, v15
	v_add_co_ci_u32_e64 v20, null, 0, v16, vcc_lo
	v_add_co_u32 v21, vcc_lo, 0x44000, v15
	v_add_co_ci_u32_e64 v22, null, 0, v16, vcc_lo
	v_add_co_u32 v23, vcc_lo, 0x45000, v15
	v_add_co_ci_u32_e64 v24, null, 0, v16, vcc_lo
	v_add_co_u32 v25, vcc_lo, 0x46000, v15
	v_add_co_ci_u32_e64 v26, null, 0, v16, vcc_lo
	v_add_co_u32 v27, vcc_lo, 0x47000, v15
	v_add_co_ci_u32_e64 v28, null, 0, v16, vcc_lo
	v_add_co_u32 v29, vcc_lo, 0x48000, v15
	v_add_co_ci_u32_e64 v30, null, 0, v16, vcc_lo
	v_add_co_u32 v31, vcc_lo, 0x49000, v15
	v_add_co_ci_u32_e64 v32, null, 0, v16, vcc_lo
	v_add_co_u32 v37, vcc_lo, 0x4a000, v15
	v_add_co_ci_u32_e64 v38, null, 0, v16, vcc_lo
	v_add_co_u32 v39, vcc_lo, 0x4b000, v15
	v_add_co_ci_u32_e64 v40, null, 0, v16, vcc_lo
	s_clause 0x7
	global_load_dword v143, v[33:34], off
	global_load_dword v144, v[35:36], off
	global_load_dword v142, v[17:18], off
	global_load_dword v136, v[19:20], off
	global_load_dword v137, v[21:22], off
	global_load_dword v138, v[23:24], off
	global_load_dword v139, v[25:26], off
	global_load_dword v135, v[27:28], off
	v_add_co_u32 v17, vcc_lo, 0x4c000, v15
	v_add_co_ci_u32_e64 v18, null, 0, v16, vcc_lo
	v_add_co_u32 v19, vcc_lo, 0x4d000, v15
	v_add_co_ci_u32_e64 v20, null, 0, v16, vcc_lo
	v_add_co_u32 v21, vcc_lo, 0x4e000, v15
	v_add_co_ci_u32_e64 v22, null, 0, v16, vcc_lo
	v_add_co_u32 v23, vcc_lo, 0x4f000, v15
	v_add_co_ci_u32_e64 v24, null, 0, v16, vcc_lo
	v_add_co_u32 v25, vcc_lo, 0x50000, v15
	v_add_co_ci_u32_e64 v26, null, 0, v16, vcc_lo
	s_clause 0x7
	global_load_dword v131, v[29:30], off
	global_load_dword v132, v[31:32], off
	global_load_dword v133, v[37:38], off
	global_load_dword v134, v[39:40], off
	global_load_dword v130, v[17:18], off
	global_load_dword v125, v[19:20], off
	global_load_dword v126, v[21:22], off
	global_load_dword v127, v[23:24], off
	v_add_co_u32 v17, vcc_lo, 0x51000, v15
	v_add_co_ci_u32_e64 v18, null, 0, v16, vcc_lo
	v_add_co_u32 v19, vcc_lo, 0x52000, v15
	v_add_co_ci_u32_e64 v20, null, 0, v16, vcc_lo
	v_add_co_u32 v21, vcc_lo, 0x53000, v15
	v_add_co_ci_u32_e64 v22, null, 0, v16, vcc_lo
	v_add_co_u32 v23, vcc_lo, 0x54000, v15
	v_add_co_ci_u32_e64 v24, null, 0, v16, vcc_lo
	v_add_co_u32 v27, vcc_lo, 0x55000, v15
	v_add_co_ci_u32_e64 v28, null, 0, v16, vcc_lo
	v_add_co_u32 v29, vcc_lo, 0x56000, v15
	v_add_co_ci_u32_e64 v30, null, 0, v16, vcc_lo
	v_add_co_u32 v31, vcc_lo, 0x57000, v15
	v_add_co_ci_u32_e64 v32, null, 0, v16, vcc_lo
	v_add_co_u32 v33, vcc_lo, 0x58000, v15
	v_add_co_ci_u32_e64 v34, null, 0, v16, vcc_lo
	v_add_co_u32 v35, vcc_lo, 0x59000, v15
	v_add_co_ci_u32_e64 v36, null, 0, v16, vcc_lo
	v_add_co_u32 v37, vcc_lo, 0x5a000, v15
	v_add_co_ci_u32_e64 v38, null, 0, v16, vcc_lo
	s_clause 0x7
	global_load_dword v129, v[25:26], off
	global_load_dword v128, v[17:18], off
	global_load_dword v121, v[19:20], off
	global_load_dword v122, v[21:22], off
	global_load_dword v123, v[23:24], off
	global_load_dword v124, v[27:28], off
	global_load_dword v120, v[29:30], off
	global_load_dword v114, v[31:32], off
	v_add_co_u32 v17, vcc_lo, 0x5b000, v15
	v_add_co_ci_u32_e64 v18, null, 0, v16, vcc_lo
	v_add_co_u32 v19, vcc_lo, 0x5c000, v15
	v_add_co_ci_u32_e64 v20, null, 0, v16, vcc_lo
	v_add_co_u32 v21, vcc_lo, 0x5d000, v15
	v_add_co_ci_u32_e64 v22, null, 0, v16, vcc_lo
	v_add_co_u32 v23, vcc_lo, 0x5e000, v15
	v_add_co_ci_u32_e64 v24, null, 0, v16, vcc_lo
	v_add_co_u32 v25, vcc_lo, 0x5f000, v15
	v_add_co_ci_u32_e64 v26, null, 0, v16, vcc_lo
	s_clause 0x7
	global_load_dword v117, v[33:34], off
	global_load_dword v118, v[35:36], off
	global_load_dword v119, v[37:38], off
	global_load_dword v116, v[17:18], off
	global_load_dword v110, v[19:20], off
	global_load_dword v111, v[21:22], off
	global_load_dword v112, v[23:24], off
	global_load_dword v113, v[25:26], off
	v_add_co_u32 v17, vcc_lo, 0x60000, v15
	v_add_co_ci_u32_e64 v18, null, 0, v16, vcc_lo
	v_add_co_u32 v19, vcc_lo, 0x61000, v15
	v_add_co_ci_u32_e64 v20, null, 0, v16, vcc_lo
	v_add_co_u32 v21, vcc_lo, 0x62000, v15
	v_add_co_ci_u32_e64 v22, null, 0, v16, vcc_lo
	v_add_co_u32 v23, vcc_lo, 0x63000, v15
	v_add_co_ci_u32_e64 v24, null, 0, v16, vcc_lo
	v_add_co_u32 v25, vcc_lo, 0x64000, v15
	v_add_co_ci_u32_e64 v26, null, 0, v16, vcc_lo
	v_add_co_u32 v27, vcc_lo, 0x65000, v15
	v_add_co_ci_u32_e64 v28, null, 0, v16, vcc_lo
	v_add_co_u32 v29, vcc_lo, 0x66000, v15
	v_add_co_ci_u32_e64 v30, null, 0, v16, vcc_lo
	v_add_co_u32 v31, vcc_lo, 0x67000, v15
	v_add_co_ci_u32_e64 v32, null, 0, v16, vcc_lo
	v_add_co_u32 v33, vcc_lo, 0x68000, v15
	v_add_co_ci_u32_e64 v34, null, 0, v16, vcc_lo
	v_add_co_u32 v35, vcc_lo, 0x69000, v15
	v_add_co_ci_u32_e64 v36, null, 0, v16, vcc_lo
	s_clause 0x7
	global_load_dword v115, v[17:18], off
	global_load_dword v106, v[19:20], off
	global_load_dword v107, v[21:22], off
	global_load_dword v108, v[23:24], off
	global_load_dword v109, v[25:26], off
	global_load_dword v105, v[27:28], off
	global_load_dword v100, v[29:30], off
	global_load_dword v101, v[31:32], off
	v_add_co_u32 v17, vcc_lo, 0x6a000, v15
	v_add_co_ci_u32_e64 v18, null, 0, v16, vcc_lo
	v_add_co_u32 v19, vcc_lo, 0x6b000, v15
	v_add_co_ci_u32_e64 v20, null, 0, v16, vcc_lo
	v_add_co_u32 v21, vcc_lo, 0x6c000, v15
	v_add_co_ci_u32_e64 v22, null, 0, v16, vcc_lo
	v_add_co_u32 v23, vcc_lo, 0x6d000, v15
	v_add_co_ci_u32_e64 v24, null, 0, v16, vcc_lo
	v_add_co_u32 v25, vcc_lo, 0x6e000, v15
	v_add_co_ci_u32_e64 v26, null, 0, v16, vcc_lo
	v_add_co_u32 v27, vcc_lo, 0x6f000, v15
	v_add_co_ci_u32_e64 v28, null, 0, v16, vcc_lo
	v_add_co_u32 v29, vcc_lo, 0x70000, v15
	v_add_co_ci_u32_e64 v30, null, 0, v16, vcc_lo
	v_add_co_u32 v31, vcc_lo, 0x71000, v15
	v_add_co_ci_u32_e64 v32, null, 0, v16, vcc_lo
	v_add_co_u32 v37, vcc_lo, 0x72000, v15
	v_add_co_ci_u32_e64 v38, null, 0, v16, vcc_lo
	v_add_co_u32 v39, vcc_lo, 0x73000, v15
	v_add_co_ci_u32_e64 v40, null, 0, v16, vcc_lo
	s_clause 0x7
	global_load_dword v103, v[33:34], off
	global_load_dword v104, v[35:36], off
	global_load_dword v102, v[17:18], off
	global_load_dword v96, v[19:20], off
	global_load_dword v97, v[21:22], off
	global_load_dword v98, v[23:24], off
	global_load_dword v99, v[25:26], off
	global_load_dword v95, v[27:28], off
	v_add_co_u32 v17, vcc_lo, 0x74000, v15
	v_add_co_ci_u32_e64 v18, null, 0, v16, vcc_lo
	v_add_co_u32 v19, vcc_lo, 0x75000, v15
	v_add_co_ci_u32_e64 v20, null, 0, v16, vcc_lo
	v_add_co_u32 v21, vcc_lo, 0x76000, v15
	v_add_co_ci_u32_e64 v22, null, 0, v16, vcc_lo
	v_add_co_u32 v23, vcc_lo, 0x77000, v15
	v_add_co_ci_u32_e64 v24, null, 0, v16, vcc_lo
	v_add_co_u32 v25, vcc_lo, 0x78000, v15
	v_add_co_ci_u32_e64 v26, null, 0, v16, vcc_lo
	s_clause 0x7
	global_load_dword v91, v[29:30], off
	global_load_dword v92, v[31:32], off
	global_load_dword v93, v[37:38], off
	global_load_dword v94, v[39:40], off
	global_load_dword v90, v[17:18], off
	global_load_dword v85, v[19:20], off
	global_load_dword v86, v[21:22], off
	global_load_dword v87, v[23:24], off
	v_add_co_u32 v17, vcc_lo, 0x79000, v15
	v_add_co_ci_u32_e64 v18, null, 0, v16, vcc_lo
	v_add_co_u32 v19, vcc_lo, 0x7a000, v15
	v_add_co_ci_u32_e64 v20, null, 0, v16, vcc_lo
	v_add_co_u32 v21, vcc_lo, 0x7b000, v15
	v_add_co_ci_u32_e64 v22, null, 0, v16, vcc_lo
	v_add_co_u32 v23, vcc_lo, 0x7c000, v15
	v_add_co_ci_u32_e64 v24, null, 0, v16, vcc_lo
	v_add_co_u32 v27, vcc_lo, 0x7d000, v15
	v_add_co_ci_u32_e64 v28, null, 0, v16, vcc_lo
	v_add_co_u32 v29, vcc_lo, 0x7e000, v15
	v_add_co_ci_u32_e64 v30, null, 0, v16, vcc_lo
	v_add_co_u32 v31, vcc_lo, 0x7f000, v15
	v_add_co_ci_u32_e64 v32, null, 0, v16, vcc_lo
	v_add_co_u32 v33, vcc_lo, 0x80000, v15
	v_add_co_ci_u32_e64 v34, null, 0, v16, vcc_lo
	v_add_co_u32 v35, vcc_lo, 0x81000, v15
	v_add_co_ci_u32_e64 v36, null, 0, v16, vcc_lo
	v_add_co_u32 v37, vcc_lo, 0x82000, v15
	v_add_co_ci_u32_e64 v38, null, 0, v16, vcc_lo
	s_clause 0x7
	global_load_dword v89, v[25:26], off
	global_load_dword v88, v[17:18], off
	global_load_dword v81, v[19:20], off
	global_load_dword v82, v[21:22], off
	global_load_dword v83, v[23:24], off
	global_load_dword v84, v[27:28], off
	global_load_dword v80, v[29:30], off
	global_load_dword v74, v[31:32], off
	v_add_co_u32 v17, vcc_lo, 0x83000, v15
	v_add_co_ci_u32_e64 v18, null, 0, v16, vcc_lo
	v_add_co_u32 v19, vcc_lo, 0x84000, v15
	v_add_co_ci_u32_e64 v20, null, 0, v16, vcc_lo
	v_add_co_u32 v21, vcc_lo, 0x85000, v15
	v_add_co_ci_u32_e64 v22, null, 0, v16, vcc_lo
	v_add_co_u32 v23, vcc_lo, 0x86000, v15
	v_add_co_ci_u32_e64 v24, null, 0, v16, vcc_lo
	v_add_co_u32 v25, vcc_lo, 0x87000, v15
	v_add_co_ci_u32_e64 v26, null, 0, v16, vcc_lo
	s_clause 0x7
	global_load_dword v77, v[33:34], off
	global_load_dword v78, v[35:36], off
	global_load_dword v79, v[37:38], off
	global_load_dword v76, v[17:18], off
	global_load_dword v70, v[19:20], off
	global_load_dword v71, v[21:22], off
	global_load_dword v72, v[23:24], off
	global_load_dword v73, v[25:26], off
	v_add_co_u32 v17, vcc_lo, 0x88000, v15
	v_add_co_ci_u32_e64 v18, null, 0, v16, vcc_lo
	v_add_co_u32 v19, vcc_lo, 0x89000, v15
	v_add_co_ci_u32_e64 v20, null, 0, v16, vcc_lo
	v_add_co_u32 v21, vcc_lo, 0x8a000, v15
	v_add_co_ci_u32_e64 v22, null, 0, v16, vcc_lo
	v_add_co_u32 v23, vcc_lo, 0x8b000, v15
	v_add_co_ci_u32_e64 v24, null, 0, v16, vcc_lo
	v_add_co_u32 v25, vcc_lo, 0x8c000, v15
	v_add_co_ci_u32_e64 v26, null, 0, v16, vcc_lo
	v_add_co_u32 v27, vcc_lo, 0x8d000, v15
	v_add_co_ci_u32_e64 v28, null, 0, v16, vcc_lo
	v_add_co_u32 v29, vcc_lo, 0x8e000, v15
	v_add_co_ci_u32_e64 v30, null, 0, v16, vcc_lo
	v_add_co_u32 v31, vcc_lo, 0x8f000, v15
	v_add_co_ci_u32_e64 v32, null, 0, v16, vcc_lo
	v_add_co_u32 v33, vcc_lo, 0x90000, v15
	v_add_co_ci_u32_e64 v34, null, 0, v16, vcc_lo
	v_add_co_u32 v35, vcc_lo, 0x91000, v15
	v_add_co_ci_u32_e64 v36, null, 0, v16, vcc_lo
	s_clause 0x7
	global_load_dword v75, v[17:18], off
	global_load_dword v66, v[19:20], off
	global_load_dword v67, v[21:22], off
	global_load_dword v68, v[23:24], off
	global_load_dword v69, v[25:26], off
	global_load_dword v65, v[27:28], off
	global_load_dword v60, v[29:30], off
	global_load_dword v61, v[31:32], off
	v_add_co_u32 v17, vcc_lo, 0x92000, v15
	v_add_co_ci_u32_e64 v18, null, 0, v16, vcc_lo
	v_add_co_u32 v19, vcc_lo, 0x93000, v15
	v_add_co_ci_u32_e64 v20, null, 0, v16, vcc_lo
	v_add_co_u32 v21, vcc_lo, 0x94000, v15
	v_add_co_ci_u32_e64 v22, null, 0, v16, vcc_lo
	v_add_co_u32 v23, vcc_lo, 0x95000, v15
	v_add_co_ci_u32_e64 v24, null, 0, v16, vcc_lo
	v_add_co_u32 v25, vcc_lo, 0x96000, v15
	v_add_co_ci_u32_e64 v26, null, 0, v16, vcc_lo
	v_add_co_u32 v27, vcc_lo, 0x97000, v15
	v_add_co_ci_u32_e64 v28, null, 0, v16, vcc_lo
	v_add_co_u32 v29, vcc_lo, 0x98000, v15
	v_add_co_ci_u32_e64 v30, null, 0, v16, vcc_lo
	v_add_co_u32 v31, vcc_lo, 0x99000, v15
	v_add_co_ci_u32_e64 v32, null, 0, v16, vcc_lo
	v_add_co_u32 v37, vcc_lo, 0x9a000, v15
	v_add_co_ci_u32_e64 v38, null, 0, v16, vcc_lo
	v_add_co_u32 v39, vcc_lo, 0x9b000, v15
	v_add_co_ci_u32_e64 v40, null, 0, v16, vcc_lo
	s_clause 0x7
	global_load_dword v63, v[33:34], off
	global_load_dword v64, v[35:36], off
	global_load_dword v62, v[17:18], off
	global_load_dword v56, v[19:20], off
	global_load_dword v57, v[21:22], off
	global_load_dword v58, v[23:24], off
	global_load_dword v59, v[25:26], off
	global_load_dword v55, v[27:28], off
	v_add_co_u32 v17, vcc_lo, 0x9c000, v15
	v_add_co_ci_u32_e64 v18, null, 0, v16, vcc_lo
	v_add_co_u32 v19, vcc_lo, 0x9d000, v15
	v_add_co_ci_u32_e64 v20, null, 0, v16, vcc_lo
	v_add_co_u32 v21, vcc_lo, 0x9e000, v15
	v_add_co_ci_u32_e64 v22, null, 0, v16, vcc_lo
	v_add_co_u32 v23, vcc_lo, 0x9f000, v15
	v_add_co_ci_u32_e64 v24, null, 0, v16, vcc_lo
	v_add_co_u32 v25, vcc_lo, 0xa0000, v15
	v_add_co_ci_u32_e64 v26, null, 0, v16, vcc_lo
	s_clause 0x7
	global_load_dword v51, v[29:30], off
	global_load_dword v52, v[31:32], off
	global_load_dword v53, v[37:38], off
	global_load_dword v54, v[39:40], off
	global_load_dword v50, v[17:18], off
	global_load_dword v45, v[19:20], off
	global_load_dword v46, v[21:22], off
	global_load_dword v47, v[23:24], off
	v_add_co_u32 v17, vcc_lo, 0xa1000, v15
	v_add_co_ci_u32_e64 v18, null, 0, v16, vcc_lo
	v_add_co_u32 v19, vcc_lo, 0xa2000, v15
	v_add_co_ci_u32_e64 v20, null, 0, v16, vcc_lo
	v_add_co_u32 v21, vcc_lo, 0xa3000, v15
	v_add_co_ci_u32_e64 v22, null, 0, v16, vcc_lo
	v_add_co_u32 v23, vcc_lo, 0xa4000, v15
	v_add_co_ci_u32_e64 v24, null, 0, v16, vcc_lo
	v_add_co_u32 v27, vcc_lo, 0xa5000, v15
	v_add_co_ci_u32_e64 v28, null, 0, v16, vcc_lo
	v_add_co_u32 v29, vcc_lo, 0xa6000, v15
	v_add_co_ci_u32_e64 v30, null, 0, v16, vcc_lo
	v_add_co_u32 v31, vcc_lo, 0xa7000, v15
	v_add_co_ci_u32_e64 v32, null, 0, v16, vcc_lo
	v_add_co_u32 v35, vcc_lo, 0xa8000, v15
	v_add_co_ci_u32_e64 v36, null, 0, v16, vcc_lo
	v_add_co_u32 v38, vcc_lo, 0xa9000, v15
	v_add_co_ci_u32_e64 v39, null, 0, v16, vcc_lo
	v_add_co_u32 v199, vcc_lo, 0xaa000, v15
	v_add_co_ci_u32_e64 v200, null, 0, v16, vcc_lo
	s_clause 0x7
	global_load_dword v49, v[25:26], off
	global_load_dword v48, v[17:18], off
	global_load_dword v41, v[19:20], off
	global_load_dword v42, v[21:22], off
	global_load_dword v43, v[23:24], off
	global_load_dword v44, v[27:28], off
	global_load_dword v40, v[29:30], off
	global_load_dword v34, v[31:32], off
	v_add_co_u32 v17, vcc_lo, 0xab000, v15
	v_add_co_ci_u32_e64 v18, null, 0, v16, vcc_lo
	v_add_co_u32 v19, vcc_lo, 0xac000, v15
	v_add_co_ci_u32_e64 v20, null, 0, v16, vcc_lo
	v_add_co_u32 v21, vcc_lo, 0xad000, v15
	v_add_co_ci_u32_e64 v22, null, 0, v16, vcc_lo
	v_add_co_u32 v23, vcc_lo, 0xae000, v15
	v_add_co_ci_u32_e64 v24, null, 0, v16, vcc_lo
	v_add_co_u32 v25, vcc_lo, 0xaf000, v15
	v_add_co_ci_u32_e64 v26, null, 0, v16, vcc_lo
	v_add_co_u32 v27, vcc_lo, 0xb0000, v15
	v_add_co_ci_u32_e64 v28, null, 0, v16, vcc_lo
	s_clause 0x7
	global_load_dword v37, v[35:36], off
	global_load_dword v38, v[38:39], off
	global_load_dword v39, v[199:200], off
	global_load_dword v36, v[17:18], off
	global_load_dword v30, v[19:20], off
	global_load_dword v31, v[21:22], off
	global_load_dword v32, v[23:24], off
	global_load_dword v33, v[25:26], off
	v_add_co_u32 v17, vcc_lo, 0xb1000, v15
	v_add_co_ci_u32_e64 v18, null, 0, v16, vcc_lo
	v_add_co_u32 v19, vcc_lo, 0xb2000, v15
	v_add_co_ci_u32_e64 v20, null, 0, v16, vcc_lo
	v_add_co_u32 v21, vcc_lo, 0xb3000, v15
	v_add_co_ci_u32_e64 v22, null, 0, v16, vcc_lo
	v_add_co_u32 v23, vcc_lo, 0xb4000, v15
	v_add_co_ci_u32_e64 v24, null, 0, v16, vcc_lo
	v_add_co_u32 v199, vcc_lo, 0xb5000, v15
	v_add_co_ci_u32_e64 v200, null, 0, v16, vcc_lo
	v_add_co_u32 v201, vcc_lo, 0xb6000, v15
	v_add_co_ci_u32_e64 v202, null, 0, v16, vcc_lo
	v_add_co_u32 v203, vcc_lo, 0xb7000, v15
	v_add_co_ci_u32_e64 v204, null, 0, v16, vcc_lo
	s_clause 0x7
	global_load_dword v35, v[27:28], off
	global_load_dword v26, v[17:18], off
	global_load_dword v27, v[19:20], off
	global_load_dword v28, v[21:22], off
	global_load_dword v29, v[23:24], off
	global_load_dword v25, v[199:200], off
	global_load_dword v20, v[201:202], off
	global_load_dword v21, v[203:204], off
	v_add_co_u32 v17, vcc_lo, 0xb8000, v15
	v_add_co_ci_u32_e64 v18, null, 0, v16, vcc_lo
	v_add_co_u32 v199, vcc_lo, 0xb9000, v15
	v_add_co_ci_u32_e64 v200, null, 0, v16, vcc_lo
	v_add_co_u32 v201, vcc_lo, 0xba000, v15
	v_add_co_ci_u32_e64 v202, null, 0, v16, vcc_lo
	v_add_co_u32 v203, vcc_lo, 0xbb000, v15
	v_add_co_ci_u32_e64 v204, null, 0, v16, vcc_lo
	v_add_co_u32 v205, vcc_lo, 0xbc000, v15
	v_add_co_ci_u32_e64 v206, null, 0, v16, vcc_lo
	v_add_co_u32 v207, vcc_lo, 0xbd000, v15
	v_add_co_ci_u32_e64 v208, null, 0, v16, vcc_lo
	v_add_co_u32 v209, vcc_lo, 0xbe000, v15
	v_add_co_ci_u32_e64 v210, null, 0, v16, vcc_lo
	v_add_co_u32 v211, vcc_lo, 0xbf000, v15
	v_add_co_ci_u32_e64 v212, null, 0, v16, vcc_lo
	s_clause 0xf
	global_load_dword v23, v[17:18], off
	global_load_dword v24, v[199:200], off
	global_load_dword v22, v[201:202], off
	global_load_dword v16, v[203:204], off
	global_load_dword v17, v[205:206], off
	global_load_dword v18, v[207:208], off
	global_load_dword v19, v[209:210], off
	global_load_dword v15, v[211:212], off
	global_load_dword v199, v[0:1], off
	global_load_dword v2, v[2:3], off
	global_load_dword v3, v[4:5], off
	global_load_dword v4, v[6:7], off
	global_load_dword v5, v[8:9], off
	global_load_dword v1, v[10:11], off
	global_load_dword v0, v[12:13], off
	global_load_dword v6, v14, s[0:1]
	s_cbranch_scc1 .LBB0_2
.LBB0_1:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v6, v165, v145
	v_fmac_f32_e32 v199, v166, v140
	v_fmac_f32_e32 v2, v167, v141
	v_fmac_f32_e32 v3, v169, v143
	v_fmac_f32_e32 v4, v168, v144
	v_fmac_f32_e32 v5, v161, v142
	v_fmac_f32_e32 v1, v162, v136
	v_fmac_f32_e32 v0, v163, v137
	v_fmac_f32_e32 v196, v164, v138
	v_fmac_f32_e32 v197, v160, v139
	v_fmac_f32_e32 v198, v154, v135
	v_fmac_f32_e32 v195, v157, v131
	v_fmac_f32_e32 v190, v158, v132
	v_fmac_f32_e32 v191, v159, v133
	v_fmac_f32_e32 v192, v156, v134
	v_fmac_f32_e32 v193, v150, v130
	v_fmac_f32_e32 v194, v151, v125
	v_fmac_f32_e32 v186, v152, v126
	v_fmac_f32_e32 v187, v153, v127
	v_fmac_f32_e32 v188, v155, v129
	v_fmac_f32_e32 v189, v146, v128
	v_fmac_f32_e32 v185, v147, v121
	v_fmac_f32_e32 v180, v148, v122
	v_fmac_f32_e32 v181, v149, v123
	v_fmac_f32_e32 v183, v145, v124
	v_fmac_f32_e32 v184, v140, v120
	v_fmac_f32_e32 v182, v141, v114
	v_fmac_f32_e32 v176, v143, v117
	v_fmac_f32_e32 v177, v144, v118
	v_fmac_f32_e32 v178, v142, v119
	v_fmac_f32_e32 v179, v136, v116
	v_fmac_f32_e32 v175, v137, v110
	v_fmac_f32_e32 v171, v138, v111
	v_fmac_f32_e32 v172, v139, v112
	v_fmac_f32_e32 v173, v135, v113
	v_fmac_f32_e32 v174, v131, v115
	v_fmac_f32_e32 v170, v132, v106
	v_fmac_f32_e32 v165, v133, v107
	v_fmac_f32_e32 v166, v134, v108
	v_fmac_f32_e32 v167, v130, v109
	v_fmac_f32_e32 v169, v125, v105
	v_fmac_f32_e32 v168, v126, v100
	v_fmac_f32_e32 v161, v127, v101
	v_fmac_f32_e32 v162, v129, v103
	v_fmac_f32_e32 v163, v128, v104
	v_fmac_f32_e32 v164, v121, v102
	v_fmac_f32_e32 v160, v122, v96
	v_fmac_f32_e32 v154, v123, v97
	v_fmac_f32_e32 v157, v124, v98
	v_fmac_f32_e32 v158, v120, v99
	v_fmac_f32_e32 v159, v114, v95
	v_fmac_f32_e32 v156, v117, v91
	v_fmac_f32_e32 v150, v118, v92
	v_fmac_f32_e32 v151, v119, v93
	v_fmac_f32_e32 v152, v116, v94
	v_fmac_f32_e32 v153, v110, v90
	v_fmac_f32_e32 v155, v111, v85
	v_fmac_f32_e32 v146, v112, v86
	v_fmac_f32_e32 v147, v113, v87
	v_fmac_f32_e32 v148, v115, v89
	v_fmac_f32_e32 v149, v106, v88
	v_fmac_f32_e32 v145, v107, v81
	v_fmac_f32_e32 v140, v108, v82
	v_fmac_f32_e32 v141, v109, v83
	v_fmac_f32_e32 v143, v105, v84
	v_fmac_f32_e32 v144, v100, v80
	v_fmac_f32_e32 v142, v101, v74
	v_fmac_f32_e32 v136, v103, v77
	v_fmac_f32_e32 v137, v104, v78
	v_fmac_f32_e32 v138, v102, v79
	v_fmac_f32_e32 v139, v96, v76
	v_fmac_f32_e32 v135, v97, v70
	v_fmac_f32_e32 v131, v98, v71
	v_fmac_f32_e32 v132, v99, v72
	v_fmac_f32_e32 v133, v95, v73
	v_fmac_f32_e32 v134, v91, v75
	v_fmac_f32_e32 v130, v92, v66
	v_fmac_f32_e32 v125, v93, v67
	v_fmac_f32_e32 v126, v94, v68
	v_fmac_f32_e32 v127, v90, v69
	v_fmac_f32_e32 v129, v85, v65
	v_fmac_f32_e32 v128, v86, v60
	v_fmac_f32_e32 v121, v87, v61
	v_fmac_f32_e32 v122, v89, v63
	v_fmac_f32_e32 v123, v88, v64
	v_fmac_f32_e32 v124, v81, v62
	v_fmac_f32_e32 v120, v82, v56
	v_fmac_f32_e32 v114, v83, v57
	v_fmac_f32_e32 v117, v84, v58
	v_fmac_f32_e32 v118, v80, v59
	v_fmac_f32_e32 v119, v74, v55
	v_fmac_f32_e32 v116, v77, v51
	v_fmac_f32_e32 v110, v78, v52
	v_fmac_f32_e32 v111, v79, v53
	v_fmac_f32_e32 v112, v76, v54
	v_fmac_f32_e32 v113, v70, v50
	v_fmac_f32_e32 v115, v71, v45
	v_fmac_f32_e32 v106, v72, v46
	v_fmac_f32_e32 v107, v73, v47
	v_fmac_f32_e32 v108, v75, v49
	v_fmac_f32_e32 v109, v66, v48
	v_fmac_f32_e32 v105, v67, v41
	v_fmac_f32_e32 v100, v68, v42
	v_fmac_f32_e32 v101, v69, v43
	v_fmac_f32_e32 v103, v65, v44
	v_fmac_f32_e32 v104, v60, v40
	v_fmac_f32_e32 v102, v61, v34
	v_fmac_f32_e32 v96, v63, v37
	v_fmac_f32_e32 v97, v64, v38
	v_fmac_f32_e32 v98, v62, v39
	v_fmac_f32_e32 v99, v56, v36
	v_fmac_f32_e32 v95, v57, v30
	v_fmac_f32_e32 v91, v58, v31
	v_fmac_f32_e32 v92, v59, v32
	v_fmac_f32_e32 v93, v55, v33
	v_fmac_f32_e32 v94, v51, v35
	v_fmac_f32_e32 v90, v52, v26
	v_fmac_f32_e32 v85, v53, v27
	v_fmac_f32_e32 v86, v54, v28
	v_fmac_f32_e32 v87, v50, v29
	v_fmac_f32_e32 v89, v45, v25
	v_fmac_f32_e32 v88, v46, v20
	v_fmac_f32_e32 v81, v47, v21
	v_fmac_f32_e32 v82, v49, v23
	v_fmac_f32_e32 v83, v48, v24
	v_fmac_f32_e32 v84, v41, v22
	v_fmac_f32_e32 v80, v42, v16
	v_fmac_f32_e32 v74, v43, v17
	v_fmac_f32_e32 v77, v44, v18
	v_fmac_f32_e32 v78, v40, v19
	v_fmac_f32_e32 v79, v34, v15
	v_fmac_f32_e32 v76, v37, v6
	v_fmac_f32_e32 v70, v38, v199
	v_fmac_f32_e32 v71, v39, v2
	v_fmac_f32_e32 v72, v36, v3
	v_fmac_f32_e32 v73, v30, v4
	v_fmac_f32_e32 v75, v31, v5
	v_fmac_f32_e32 v66, v32, v1
	v_fmac_f32_e32 v67, v33, v0
	v_fmac_f32_e32 v68, v35, v196
	v_fmac_f32_e32 v69, v26, v197
	v_fmac_f32_e32 v65, v27, v198
	v_fmac_f32_e32 v60, v28, v195
	v_fmac_f32_e32 v61, v29, v190
	v_fmac_f32_e32 v63, v25, v191
	v_fmac_f32_e32 v64, v20, v192
	v_fmac_f32_e32 v62, v21, v193
	v_fmac_f32_e32 v56, v23, v194
	v_fmac_f32_e32 v57, v24, v186
	v_fmac_f32_e32 v58, v22, v187
	v_fmac_f32_e32 v59, v16, v188
	v_fmac_f32_e32 v55, v17, v189
	v_fmac_f32_e32 v51, v18, v185
	v_fmac_f32_e32 v52, v19, v180
	v_fmac_f32_e32 v53, v15, v181
	v_fmac_f32_e32 v54, v6, v183
	v_fmac_f32_e32 v50, v199, v184
	v_fmac_f32_e32 v45, v2, v182
	v_fmac_f32_e32 v46, v3, v176
	v_fmac_f32_e32 v47, v4, v177
	v_fmac_f32_e32 v49, v5, v178
	v_fmac_f32_e32 v48, v1, v179
	v_fmac_f32_e32 v41, v0, v175
	v_fmac_f32_e32 v42, v196, v171
	v_fmac_f32_e32 v43, v197, v172
	v_fmac_f32_e32 v44, v198, v173
	v_fmac_f32_e32 v40, v195, v174
	v_fmac_f32_e32 v34, v190, v170
	v_fmac_f32_e32 v37, v191, v165
	v_fmac_f32_e32 v38, v192, v166
	v_fmac_f32_e32 v39, v193, v167
	v_fmac_f32_e32 v36, v194, v169
	v_fmac_f32_e32 v30, v186, v168
	v_fmac_f32_e32 v31, v187, v161
	v_fmac_f32_e32 v32, v188, v162
	v_fmac_f32_e32 v33, v189, v163
	v_fmac_f32_e32 v35, v185, v164
	v_fmac_f32_e32 v26, v180, v160
	v_fmac_f32_e32 v27, v181, v154
	v_fmac_f32_e32 v28, v183, v157
	v_fmac_f32_e32 v29, v184, v158
	v_fmac_f32_e32 v25, v182, v159
	v_fmac_f32_e32 v20, v176, v156
	v_fmac_f32_e32 v21, v177, v150
	v_fmac_f32_e32 v23, v178, v151
	v_fmac_f32_e32 v24, v179, v152
	v_fmac_f32_e32 v22, v175, v153
	v_fmac_f32_e32 v16, v171, v155
	v_fmac_f32_e32 v17, v172, v146
	v_fmac_f32_e32 v18, v173, v147
	v_fmac_f32_e32 v19, v174, v148
	v_fmac_f32_e32 v15, v170, v149
	s_add_i32 s4, s4, -1
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 .LBB0_1
.LBB0_2:
	v_add_co_u32 v7, s0, s2, v14
	v_add_co_ci_u32_e64 v8, null, s3, 0, s0
	v_add_co_u32 v9, vcc_lo, 0x1000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v14, v6, s[2:3]
	global_store_dword v[9:10], v199, off
	v_add_co_u32 v9, vcc_lo, 0x2000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x3000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	v_add_co_u32 v13, vcc_lo, 0x4000, v7
	v_add_co_ci_u32_e64 v14, null, 0, v8, vcc_lo
	v_add_co_u32 v199, vcc_lo, 0x5000, v7
	v_add_co_ci_u32_e64 v200, null, 0, v8, vcc_lo
	v_add_co_u32 v201, vcc_lo, 0x6000, v7
	v_add_co_ci_u32_e64 v202, null, 0, v8, vcc_lo
	global_store_dword v[9:10], v2, off
	global_store_dword v[11:12], v3, off
	global_store_dword v[13:14], v4, off
	global_store_dword v[199:200], v5, off
	global_store_dword v[201:202], v1, off
	v_add_co_u32 v1, vcc_lo, 0x7000, v7
	v_add_co_ci_u32_e64 v2, null, 0, v8, vcc_lo
	v_add_co_u32 v3, vcc_lo, 0x8000, v7
	v_add_co_ci_u32_e64 v4, null, 0, v8, vcc_lo
	v_add_co_u32 v5, vcc_lo, 0x9000, v7
	v_add_co_ci_u32_e64 v6, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0xa000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0xb000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[1:2], v0, off
	global_store_dword v[3:4], v196, off
	global_store_dword v[5:6], v197, off
	global_store_dword v[9:10], v198, off
	global_store_dword v[11:12], v195, off
	v_add_co_u32 v0, vcc_lo, 0xc000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0xd000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0xe000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0xf000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x10000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v190, off
	global_store_dword v[2:3], v191, off
	global_store_dword v[4:5], v192, off
	global_store_dword v[9:10], v193, off
	global_store_dword v[11:12], v194, off
	v_add_co_u32 v0, vcc_lo, 0x11000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0x12000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x13000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0x14000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x15000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v186, off
	global_store_dword v[2:3], v187, off
	global_store_dword v[4:5], v188, off
	global_store_dword v[9:10], v189, off
	global_store_dword v[11:12], v185, off
	v_add_co_u32 v0, vcc_lo, 0x16000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0x17000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x18000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0x19000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x1a000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v180, off
	global_store_dword v[2:3], v181, off
	global_store_dword v[4:5], v183, off
	global_store_dword v[9:10], v184, off
	global_store_dword v[11:12], v182, off
	v_add_co_u32 v0, vcc_lo, 0x1b000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0x1c000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x1d000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0x1e000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x1f000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v176, off
	global_store_dword v[2:3], v177, off
	global_store_dword v[4:5], v178, off
	global_store_dword v[9:10], v179, off
	global_store_dword v[11:12], v175, off
	v_add_co_u32 v0, vcc_lo, 0x20000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0x21000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x22000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0x23000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x24000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v171, off
	global_store_dword v[2:3], v172, off
	global_store_dword v[4:5], v173, off
	global_store_dword v[9:10], v174, off
	global_store_dword v[11:12], v170, off
	v_add_co_u32 v0, vcc_lo, 0x25000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0x26000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x27000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0x28000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x29000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v165, off
	global_store_dword v[2:3], v166, off
	global_store_dword v[4:5], v167, off
	global_store_dword v[9:10], v169, off
	global_store_dword v[11:12], v168, off
	v_add_co_u32 v0, vcc_lo, 0x2a000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0x2b000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x2c000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0x2d000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x2e000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v161, off
	global_store_dword v[2:3], v162, off
	global_store_dword v[4:5], v163, off
	global_store_dword v[9:10], v164, off
	global_store_dword v[11:12], v160, off
	v_add_co_u32 v0, vcc_lo, 0x2f000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0x30000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x31000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0x32000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x33000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v154, off
	global_store_dword v[2:3], v157, off
	global_store_dword v[4:5], v158, off
	global_store_dword v[9:10], v159, off
	global_store_dword v[11:12], v156, off
	v_add_co_u32 v0, vcc_lo, 0x34000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0x35000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x36000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0x37000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x38000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v150, off
	global_store_dword v[2:3], v151, off
	global_store_dword v[4:5], v152, off
	global_store_dword v[9:10], v153, off
	global_store_dword v[11:12], v155, off
	v_add_co_u32 v0, vcc_lo, 0x39000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0x3a000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x3b000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0x3c000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x3d000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v146, off
	global_store_dword v[2:3], v147, off
	global_store_dword v[4:5], v148, off
	global_store_dword v[9:10], v149, off
	global_store_dword v[11:12], v145, off
	v_add_co_u32 v0, vcc_lo, 0x3e000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0x3f000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x40000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0x41000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x42000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v140, off
	global_store_dword v[2:3], v141, off
	global_store_dword v[4:5], v143, off
	global_store_dword v[9:10], v144, off
	global_store_dword v[11:12], v142, off
	v_add_co_u32 v0, vcc_lo, 0x43000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0x44000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x45000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0x46000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x47000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v136, off
	global_store_dword v[2:3], v137, off
	global_store_dword v[4:5], v138, off
	global_store_dword v[9:10], v139, off
	global_store_dword v[11:12], v135, off
	v_add_co_u32 v0, vcc_lo, 0x48000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0x49000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x4a000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0x4b000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x4c000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v131, off
	global_store_dword v[2:3], v132, off
	global_store_dword v[4:5], v133, off
	global_store_dword v[9:10], v134, off
	global_store_dword v[11:12], v130, off
	v_add_co_u32 v0, vcc_lo, 0x4d000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0x4e000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x4f000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0x50000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x51000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v125, off
	global_store_dword v[2:3], v126, off
	global_store_dword v[4:5], v127, off
	global_store_dword v[9:10], v129, off
	global_store_dword v[11:12], v128, off
	v_add_co_u32 v0, vcc_lo, 0x52000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0x53000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x54000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0x55000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x56000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v121, off
	global_store_dword v[2:3], v122, off
	global_store_dword v[4:5], v123, off
	global_store_dword v[9:10], v124, off
	global_store_dword v[11:12], v120, off
	v_add_co_u32 v0, vcc_lo, 0x57000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0x58000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x59000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0x5a000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x5b000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v114, off
	global_store_dword v[2:3], v117, off
	global_store_dword v[4:5], v118, off
	global_store_dword v[9:10], v119, off
	global_store_dword v[11:12], v116, off
	v_add_co_u32 v0, vcc_lo, 0x5c000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0x5d000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x5e000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0x5f000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x60000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v110, off
	global_store_dword v[2:3], v111, off
	global_store_dword v[4:5], v112, off
	global_store_dword v[9:10], v113, off
	global_store_dword v[11:12], v115, off
	v_add_co_u32 v0, vcc_lo, 0x61000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0x62000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x63000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0x64000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x65000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v106, off
	global_store_dword v[2:3], v107, off
	global_store_dword v[4:5], v108, off
	global_store_dword v[9:10], v109, off
	global_store_dword v[11:12], v105, off
	v_add_co_u32 v0, vcc_lo, 0x66000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0x67000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x68000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0x69000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x6a000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v100, off
	global_store_dword v[2:3], v101, off
	global_store_dword v[4:5], v103, off
	global_store_dword v[9:10], v104, off
	global_store_dword v[11:12], v102, off
	v_add_co_u32 v0, vcc_lo, 0x6b000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0x6c000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x6d000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0x6e000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x6f000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v96, off
	global_store_dword v[2:3], v97, off
	global_store_dword v[4:5], v98, off
	global_store_dword v[9:10], v99, off
	global_store_dword v[11:12], v95, off
	v_add_co_u32 v0, vcc_lo, 0x70000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0x71000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x72000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0x73000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x74000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v91, off
	global_store_dword v[2:3], v92, off
	global_store_dword v[4:5], v93, off
	global_store_dword v[9:10], v94, off
	global_store_dword v[11:12], v90, off
	v_add_co_u32 v0, vcc_lo, 0x75000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0x76000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x77000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0x78000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x79000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v85, off
	global_store_dword v[2:3], v86, off
	global_store_dword v[4:5], v87, off
	global_store_dword v[9:10], v89, off
	global_store_dword v[11:12], v88, off
	v_add_co_u32 v0, vcc_lo, 0x7a000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0x7b000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x7c000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0x7d000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x7e000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v81, off
	global_store_dword v[2:3], v82, off
	global_store_dword v[4:5], v83, off
	global_store_dword v[9:10], v84, off
	global_store_dword v[11:12], v80, off
	v_add_co_u32 v0, vcc_lo, 0x7f000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0x80000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x81000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0x82000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x83000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v74, off
	global_store_dword v[2:3], v77, off
	global_store_dword v[4:5], v78, off
	global_store_dword v[9:10], v79, off
	global_store_dword v[11:12], v76, off
	v_add_co_u32 v0, vcc_lo, 0x84000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0x85000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x86000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0x87000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x88000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v70, off
	global_store_dword v[2:3], v71, off
	global_store_dword v[4:5], v72, off
	global_store_dword v[9:10], v73, off
	global_store_dword v[11:12], v75, off
	v_add_co_u32 v0, vcc_lo, 0x89000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0x8a000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x8b000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0x8c000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x8d000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v66, off
	global_store_dword v[2:3], v67, off
	global_store_dword v[4:5], v68, off
	global_store_dword v[9:10], v69, off
	global_store_dword v[11:12], v65, off
	v_add_co_u32 v0, vcc_lo, 0x8e000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0x8f000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x90000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0x91000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x92000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v60, off
	global_store_dword v[2:3], v61, off
	global_store_dword v[4:5], v63, off
	global_store_dword v[9:10], v64, off
	global_store_dword v[11:12], v62, off
	v_add_co_u32 v0, vcc_lo, 0x93000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0x94000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x95000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0x96000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x97000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v56, off
	global_store_dword v[2:3], v57, off
	global_store_dword v[4:5], v58, off
	global_store_dword v[9:10], v59, off
	global_store_dword v[11:12], v55, off
	v_add_co_u32 v0, vcc_lo, 0x98000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0x99000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x9a000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0x9b000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x9c000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v51, off
	global_store_dword v[2:3], v52, off
	global_store_dword v[4:5], v53, off
	global_store_dword v[9:10], v54, off
	global_store_dword v[11:12], v50, off
	v_add_co_u32 v0, vcc_lo, 0x9d000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0x9e000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x9f000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0xa0000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0xa1000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v45, off
	global_store_dword v[2:3], v46, off
	global_store_dword v[4:5], v47, off
	global_store_dword v[9:10], v49, off
	global_store_dword v[11:12], v48, off
	v_add_co_u32 v0, vcc_lo, 0xa2000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0xa3000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0xa4000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0xa5000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0xa6000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v41, off
	global_store_dword v[2:3], v42, off
	global_store_dword v[4:5], v43, off
	global_store_dword v[9:10], v44, off
	global_store_dword v[11:12], v40, off
	v_add_co_u32 v0, vcc_lo, 0xa7000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0xa8000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0xa9000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0xaa000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0xab000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v34, off
	global_store_dword v[2:3], v37, off
	global_store_dword v[4:5], v38, off
	global_store_dword v[9:10], v39, off
	global_store_dword v[11:12], v36, off
	v_add_co_u32 v0, vcc_lo, 0xac000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0xad000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0xae000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0xaf000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0xb0000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v30, off
	global_store_dword v[2:3], v31, off
	global_store_dword v[4:5], v32, off
	global_store_dword v[9:10], v33, off
	global_store_dword v[11:12], v35, off
	v_add_co_u32 v0, vcc_lo, 0xb1000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0xb2000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0xb3000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0xb4000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0xb5000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v26, off
	global_store_dword v[2:3], v27, off
	global_store_dword v[4:5], v28, off
	global_store_dword v[9:10], v29, off
	global_store_dword v[11:12], v25, off
	v_add_co_u32 v0, vcc_lo, 0xb6000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0xb7000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0xb8000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0xb9000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0xba000, v7
	v_add_co_ci_u32_e64 v12, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v20, off
	global_store_dword v[2:3], v21, off
	global_store_dword v[4:5], v23, off
	global_store_dword v[9:10], v24, off
	global_store_dword v[11:12], v22, off
	v_add_co_u32 v0, vcc_lo, 0xbb000, v7
	v_add_co_ci_u32_e64 v1, null, 0, v8, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0xbc000, v7
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0xbd000, v7
	v_add_co_ci_u32_e64 v5, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0xbe000, v7
	v_add_co_ci_u32_e64 v10, null, 0, v8, vcc_lo
	v_add_co_u32 v6, vcc_lo, 0xbf000, v7
	v_add_co_ci_u32_e64 v7, null, 0, v8, vcc_lo
	global_store_dword v[0:1], v16, off
	global_store_dword v[2:3], v17, off
	global_store_dword v[4:5], v18, off
	global_store_dword v[9:10], v19, off
	global_store_dword v[6:7], v15, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel spill
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 213
		.amdhsa_next_free_sgpr 6
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end0:
	.size	spill, .Lfunc_end0-spill
                                        ; -- End function
	.set spill.num_vgpr, 213
	.set spill.num_agpr, 0
	.set spill.numbered_sgpr, 6
	.set spill.num_named_barrier, 0
	.set spill.private_seg_size, 0
	.set spill.uses_vcc, 1
	.set spill.uses_flat_scratch, 0
	.set spill.has_dyn_sized_stack, 0
	.set spill.has_recursion, 0
	.set spill.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 11660
; TotalNumSgprs: 8
; NumVgprs: 213
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 26
; NumSGPRsForWavesPerEU: 8
; NumVGPRsForWavesPerEU: 213
; Occupancy: 4
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	private_array           ; -- Begin function private_array
	.globl	private_array
	.p2align	8
	.type	private_array,@function
private_array:                          ; @private_array
; %bb.0:
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_lshlrev_b32_e32 v0, 2, v0
	s_add_u32 s0, s0, s7
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v0, s[10:11]
	v_add_co_u32 v1, s6, s10, v0
	v_add_co_ci_u32_e64 v2, null, s11, 0, s6
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0
	global_load_dword v3, v0, s[10:11] offset:1024
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:4
	v_add_co_u32 v3, vcc_lo, 0x800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x1000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v7, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], 0 offset:12
	v_add_co_u32 v3, vcc_lo, 0x1000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(1)
	buffer_store_dword v7, off, s[0:3], 0 offset:8
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(1)
	buffer_store_dword v5, off, s[0:3], 0 offset:16
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:20
	v_add_co_u32 v3, vcc_lo, 0x1800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x2000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v7, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], 0 offset:28
	v_add_co_u32 v3, vcc_lo, 0x2000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(1)
	buffer_store_dword v7, off, s[0:3], 0 offset:24
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(1)
	buffer_store_dword v5, off, s[0:3], 0 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:36
	v_add_co_u32 v3, vcc_lo, 0x2800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x3000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v7, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], 0 offset:44
	v_add_co_u32 v3, vcc_lo, 0x3000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(1)
	buffer_store_dword v7, off, s[0:3], 0 offset:40
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(1)
	buffer_store_dword v5, off, s[0:3], 0 offset:48
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:52
	v_add_co_u32 v3, vcc_lo, 0x3800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x4000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v7, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], 0 offset:60
	v_add_co_u32 v3, vcc_lo, 0x4000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(1)
	buffer_store_dword v7, off, s[0:3], 0 offset:56
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(1)
	buffer_store_dword v5, off, s[0:3], 0 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:68
	v_add_co_u32 v3, vcc_lo, 0x4800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x5000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v7, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], 0 offset:76
	v_add_co_u32 v3, vcc_lo, 0x5000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(1)
	buffer_store_dword v7, off, s[0:3], 0 offset:72
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(1)
	buffer_store_dword v5, off, s[0:3], 0 offset:80
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:84
	v_add_co_u32 v3, vcc_lo, 0x5800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x6000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v7, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], 0 offset:92
	v_add_co_u32 v3, vcc_lo, 0x6000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(1)
	buffer_store_dword v7, off, s[0:3], 0 offset:88
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(1)
	buffer_store_dword v5, off, s[0:3], 0 offset:96
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:100
	v_add_co_u32 v3, vcc_lo, 0x6800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x7000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v7, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], 0 offset:108
	v_add_co_u32 v3, vcc_lo, 0x7000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(1)
	buffer_store_dword v7, off, s[0:3], 0 offset:104
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(1)
	buffer_store_dword v5, off, s[0:3], 0 offset:112
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:116
	v_add_co_u32 v3, vcc_lo, 0x7800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x8000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v7, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], 0 offset:124
	v_add_co_u32 v3, vcc_lo, 0x8000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(1)
	buffer_store_dword v7, off, s[0:3], 0 offset:120
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(1)
	buffer_store_dword v5, off, s[0:3], 0 offset:128
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:132
	v_add_co_u32 v3, vcc_lo, 0x8800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x9000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v7, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], 0 offset:140
	v_add_co_u32 v3, vcc_lo, 0x9000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(1)
	buffer_store_dword v7, off, s[0:3], 0 offset:136
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(1)
	buffer_store_dword v5, off, s[0:3], 0 offset:144
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:148
	v_add_co_u32 v3, vcc_lo, 0x9800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0xa000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v7, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], 0 offset:156
	v_add_co_u32 v3, vcc_lo, 0xa000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(1)
	buffer_store_dword v7, off, s[0:3], 0 offset:152
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(1)
	buffer_store_dword v5, off, s[0:3], 0 offset:160
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:164
	v_add_co_u32 v3, vcc_lo, 0xa800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0xb000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v7, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], 0 offset:172
	v_add_co_u32 v3, vcc_lo, 0xb000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(1)
	buffer_store_dword v7, off, s[0:3], 0 offset:168
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(1)
	buffer_store_dword v5, off, s[0:3], 0 offset:176
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:180
	v_add_co_u32 v3, vcc_lo, 0xb800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0xc000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v7, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], 0 offset:188
	v_add_co_u32 v3, vcc_lo, 0xc000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(1)
	buffer_store_dword v7, off, s[0:3], 0 offset:184
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(1)
	buffer_store_dword v5, off, s[0:3], 0 offset:192
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:196
	v_add_co_u32 v3, vcc_lo, 0xc800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0xd000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v7, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], 0 offset:204
	v_add_co_u32 v3, vcc_lo, 0xd000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(1)
	buffer_store_dword v7, off, s[0:3], 0 offset:200
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(1)
	buffer_store_dword v5, off, s[0:3], 0 offset:208
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:212
	v_add_co_u32 v3, vcc_lo, 0xd800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0xe000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v7, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], 0 offset:220
	v_add_co_u32 v3, vcc_lo, 0xe000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(1)
	buffer_store_dword v7, off, s[0:3], 0 offset:216
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(1)
	buffer_store_dword v5, off, s[0:3], 0 offset:224
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:228
	v_add_co_u32 v3, vcc_lo, 0xe800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0xf000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v7, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], 0 offset:236
	v_add_co_u32 v3, vcc_lo, 0xf000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(1)
	buffer_store_dword v7, off, s[0:3], 0 offset:232
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(1)
	buffer_store_dword v5, off, s[0:3], 0 offset:240
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:244
	v_add_co_u32 v3, vcc_lo, 0xf800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x10000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v7, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], 0 offset:252
	v_add_co_u32 v3, vcc_lo, 0x10000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(1)
	buffer_store_dword v7, off, s[0:3], 0 offset:248
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(1)
	buffer_store_dword v5, off, s[0:3], 0 offset:256
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:260
	v_add_co_u32 v3, vcc_lo, 0x10800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x11000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v7, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], 0 offset:268
	v_add_co_u32 v3, vcc_lo, 0x11000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(1)
	buffer_store_dword v7, off, s[0:3], 0 offset:264
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(1)
	buffer_store_dword v5, off, s[0:3], 0 offset:272
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:276
	v_add_co_u32 v3, vcc_lo, 0x11800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x12000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v7, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], 0 offset:284
	v_add_co_u32 v3, vcc_lo, 0x12000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(1)
	buffer_store_dword v7, off, s[0:3], 0 offset:280
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(1)
	buffer_store_dword v5, off, s[0:3], 0 offset:288
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:292
	v_add_co_u32 v3, vcc_lo, 0x12800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x13000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v7, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], 0 offset:300
	v_add_co_u32 v3, vcc_lo, 0x13000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(1)
	buffer_store_dword v7, off, s[0:3], 0 offset:296
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(1)
	buffer_store_dword v5, off, s[0:3], 0 offset:304
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:308
	v_add_co_u32 v3, vcc_lo, 0x13800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x14000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v7, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], 0 offset:316
	v_add_co_u32 v3, vcc_lo, 0x14000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(1)
	buffer_store_dword v7, off, s[0:3], 0 offset:312
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(1)
	buffer_store_dword v5, off, s[0:3], 0 offset:320
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:324
	v_add_co_u32 v3, vcc_lo, 0x14800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x15000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v7, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], 0 offset:332
	v_add_co_u32 v3, vcc_lo, 0x15000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(1)
	buffer_store_dword v7, off, s[0:3], 0 offset:328
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(1)
	buffer_store_dword v5, off, s[0:3], 0 offset:336
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:340
	v_add_co_u32 v3, vcc_lo, 0x15800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x16000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v7, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], 0 offset:348
	v_add_co_u32 v3, vcc_lo, 0x16000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(1)
	buffer_store_dword v7, off, s[0:3], 0 offset:344
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(1)
	buffer_store_dword v5, off, s[0:3], 0 offset:352
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:356
	v_add_co_u32 v3, vcc_lo, 0x16800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x17000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v7, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], 0 offset:364
	v_add_co_u32 v3, vcc_lo, 0x17000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(1)
	buffer_store_dword v7, off, s[0:3], 0 offset:360
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(1)
	buffer_store_dword v5, off, s[0:3], 0 offset:368
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:372
	v_add_co_u32 v3, vcc_lo, 0x17800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x18000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v7, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], 0 offset:380
	v_add_co_u32 v3, vcc_lo, 0x18000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(1)
	buffer_store_dword v7, off, s[0:3], 0 offset:376
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(1)
	buffer_store_dword v5, off, s[0:3], 0 offset:384
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:388
	v_add_co_u32 v3, vcc_lo, 0x18800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x19000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v7, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], 0 offset:396
	v_add_co_u32 v3, vcc_lo, 0x19000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(1)
	buffer_store_dword v7, off, s[0:3], 0 offset:392
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(1)
	buffer_store_dword v5, off, s[0:3], 0 offset:400
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:404
	v_add_co_u32 v3, vcc_lo, 0x19800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x1a000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v7, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], 0 offset:412
	v_add_co_u32 v3, vcc_lo, 0x1a000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(1)
	buffer_store_dword v7, off, s[0:3], 0 offset:408
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(1)
	buffer_store_dword v5, off, s[0:3], 0 offset:416
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:420
	v_add_co_u32 v3, vcc_lo, 0x1a800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x1b000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v7, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], 0 offset:428
	v_add_co_u32 v3, vcc_lo, 0x1b000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(1)
	buffer_store_dword v7, off, s[0:3], 0 offset:424
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(1)
	buffer_store_dword v5, off, s[0:3], 0 offset:432
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:436
	v_add_co_u32 v3, vcc_lo, 0x1b800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x1c000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v7, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], 0 offset:444
	v_add_co_u32 v3, vcc_lo, 0x1c000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(1)
	buffer_store_dword v7, off, s[0:3], 0 offset:440
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(1)
	buffer_store_dword v5, off, s[0:3], 0 offset:448
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:452
	v_add_co_u32 v3, vcc_lo, 0x1c800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x1d000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v7, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], 0 offset:460
	v_add_co_u32 v3, vcc_lo, 0x1d000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(1)
	buffer_store_dword v7, off, s[0:3], 0 offset:456
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(1)
	buffer_store_dword v5, off, s[0:3], 0 offset:464
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:468
	v_add_co_u32 v3, vcc_lo, 0x1d800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x1e000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v7, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], 0 offset:476
	v_add_co_u32 v3, vcc_lo, 0x1e000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(1)
	buffer_store_dword v7, off, s[0:3], 0 offset:472
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(1)
	buffer_store_dword v5, off, s[0:3], 0 offset:480
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:484
	v_add_co_u32 v3, vcc_lo, 0x1e800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x1f000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x1
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v7, v[5:6], off offset:-2048
	s_waitcnt vmcnt(1)
	buffer_store_dword v3, off, s[0:3], 0 offset:492
	v_add_co_u32 v3, vcc_lo, 0x1f000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v1, vcc_lo, 0x1f800, v1
	v_add_co_ci_u32_e64 v2, null, 0, v2, vcc_lo
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v4, v0, s[8:9] offset:1024
	s_waitcnt vmcnt(1)
	buffer_store_dword v3, off, s[0:3], 0 offset:500
	s_clause 0x2
	global_load_dword v3, v[1:2], off
	global_load_dword v5, v[5:6], off
	global_load_dword v1, v[1:2], off offset:1024
	buffer_store_dword v7, off, s[0:3], 0 offset:488
	s_waitcnt vmcnt(3)
	v_and_b32_e32 v4, 0x7f, v4
	v_lshl_add_u32 v4, v4, 2, 0
	s_waitcnt vmcnt(2)
	buffer_store_dword v3, off, s[0:3], 0 offset:504
	global_load_dword v3, v0, s[8:9]
	s_waitcnt vmcnt(2)
	buffer_store_dword v5, off, s[0:3], 0 offset:496
	s_waitcnt vmcnt(1)
	buffer_store_dword v1, off, s[0:3], 0 offset:508
	v_add_co_u32 v1, s6, s8, v0
	v_add_co_ci_u32_e64 v2, null, s9, 0, s6
	buffer_load_dword v4, v4, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v3, 0x7f, v3
	v_lshl_add_u32 v3, v3, 2, 0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fma_f32 v3, v3, 0, 0
	v_add_f32_e32 v7, v3, v4
	v_add_co_u32 v3, vcc_lo, 0x800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x1000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v8, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v5
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v8, v8, 2, 0
	v_lshl_add_u32 v5, v5, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_fmac_f32_e32 v7, 2.0, v8
	v_fmamk_f32 v7, v3, 0x40400000, v7
	v_add_co_u32 v3, vcc_lo, 0x1000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v7, 4.0, v5
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x7f, v3
	v_lshl_add_u32 v3, v3, 2, 0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v7, v3, 0x40a00000, v7
	v_add_co_u32 v3, vcc_lo, 0x1800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x2000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v8, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v5
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v8, v8, 2, 0
	v_lshl_add_u32 v5, v5, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v7, v8, 0x40c00000, v7
	v_fmamk_f32 v7, v3, 0x40e00000, v7
	v_add_co_u32 v3, vcc_lo, 0x2000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v5, v5, 0x41000000, v7
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x7f, v3
	v_lshl_add_u32 v3, v3, 2, 0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v7, v3, 0x41100000, v5
	v_add_co_u32 v3, vcc_lo, 0x2800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x3000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v8, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v5
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v8, v8, 2, 0
	v_lshl_add_u32 v5, v5, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v7, v8, 0x41200000, v7
	v_fmamk_f32 v7, v3, 0x41300000, v7
	v_add_co_u32 v3, vcc_lo, 0x3000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v5, v5, 0x41400000, v7
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x7f, v3
	v_lshl_add_u32 v3, v3, 2, 0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v7, v3, 0x41500000, v5
	v_add_co_u32 v3, vcc_lo, 0x3800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x4000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v8, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v5
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v8, v8, 2, 0
	v_lshl_add_u32 v5, v5, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v7, v8, 0x41600000, v7
	v_fmamk_f32 v7, v3, 0x41700000, v7
	v_add_co_u32 v3, vcc_lo, 0x4000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v5, v5, 0x41800000, v7
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x7f, v3
	v_lshl_add_u32 v3, v3, 2, 0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v7, v3, 0x41880000, v5
	v_add_co_u32 v3, vcc_lo, 0x4800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x5000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v8, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v5
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v8, v8, 2, 0
	v_lshl_add_u32 v5, v5, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v7, v8, 0x41900000, v7
	v_fmamk_f32 v7, v3, 0x41980000, v7
	v_add_co_u32 v3, vcc_lo, 0x5000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v5, v5, 0x41a00000, v7
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x7f, v3
	v_lshl_add_u32 v3, v3, 2, 0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v7, v3, 0x41a80000, v5
	v_add_co_u32 v3, vcc_lo, 0x5800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x6000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v8, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v5
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v8, v8, 2, 0
	v_lshl_add_u32 v5, v5, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v7, v8, 0x41b00000, v7
	v_fmamk_f32 v7, v3, 0x41b80000, v7
	v_add_co_u32 v3, vcc_lo, 0x6000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v5, v5, 0x41c00000, v7
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x7f, v3
	v_lshl_add_u32 v3, v3, 2, 0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v7, v3, 0x41c80000, v5
	v_add_co_u32 v3, vcc_lo, 0x6800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x7000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v8, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v5
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v8, v8, 2, 0
	v_lshl_add_u32 v5, v5, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v7, v8, 0x41d00000, v7
	v_fmamk_f32 v7, v3, 0x41d80000, v7
	v_add_co_u32 v3, vcc_lo, 0x7000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v5, v5, 0x41e00000, v7
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x7f, v3
	v_lshl_add_u32 v3, v3, 2, 0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v7, v3, 0x41e80000, v5
	v_add_co_u32 v3, vcc_lo, 0x7800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x8000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v8, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v5
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v8, v8, 2, 0
	v_lshl_add_u32 v5, v5, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v7, v8, 0x41f00000, v7
	v_fmamk_f32 v7, v3, 0x41f80000, v7
	v_add_co_u32 v3, vcc_lo, 0x8000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v5, v5, 0x42000000, v7
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x7f, v3
	v_lshl_add_u32 v3, v3, 2, 0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v7, v3, 0x42040000, v5
	v_add_co_u32 v3, vcc_lo, 0x8800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x9000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v8, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v5
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v8, v8, 2, 0
	v_lshl_add_u32 v5, v5, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v7, v8, 0x42080000, v7
	v_fmamk_f32 v7, v3, 0x420c0000, v7
	v_add_co_u32 v3, vcc_lo, 0x9000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v5, v5, 0x42100000, v7
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x7f, v3
	v_lshl_add_u32 v3, v3, 2, 0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v7, v3, 0x42140000, v5
	v_add_co_u32 v3, vcc_lo, 0x9800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0xa000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v8, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v5
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v8, v8, 2, 0
	v_lshl_add_u32 v5, v5, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v7, v8, 0x42180000, v7
	v_fmamk_f32 v7, v3, 0x421c0000, v7
	v_add_co_u32 v3, vcc_lo, 0xa000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v5, v5, 0x42200000, v7
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x7f, v3
	v_lshl_add_u32 v3, v3, 2, 0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v7, v3, 0x42240000, v5
	v_add_co_u32 v3, vcc_lo, 0xa800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0xb000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v8, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v5
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v8, v8, 2, 0
	v_lshl_add_u32 v5, v5, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v7, v8, 0x42280000, v7
	v_fmamk_f32 v7, v3, 0x422c0000, v7
	v_add_co_u32 v3, vcc_lo, 0xb000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v5, v5, 0x42300000, v7
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x7f, v3
	v_lshl_add_u32 v3, v3, 2, 0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v7, v3, 0x42340000, v5
	v_add_co_u32 v3, vcc_lo, 0xb800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0xc000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v8, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v5
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v8, v8, 2, 0
	v_lshl_add_u32 v5, v5, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v7, v8, 0x42380000, v7
	v_fmamk_f32 v7, v3, 0x423c0000, v7
	v_add_co_u32 v3, vcc_lo, 0xc000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v5, v5, 0x42400000, v7
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x7f, v3
	v_lshl_add_u32 v3, v3, 2, 0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v7, v3, 0x42440000, v5
	v_add_co_u32 v3, vcc_lo, 0xc800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0xd000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v8, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v5
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v8, v8, 2, 0
	v_lshl_add_u32 v5, v5, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v7, v8, 0x42480000, v7
	v_fmamk_f32 v7, v3, 0x424c0000, v7
	v_add_co_u32 v3, vcc_lo, 0xd000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v5, v5, 0x42500000, v7
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x7f, v3
	v_lshl_add_u32 v3, v3, 2, 0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v7, v3, 0x42540000, v5
	v_add_co_u32 v3, vcc_lo, 0xd800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0xe000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v8, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v5
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v8, v8, 2, 0
	v_lshl_add_u32 v5, v5, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v7, v8, 0x42580000, v7
	v_fmamk_f32 v7, v3, 0x425c0000, v7
	v_add_co_u32 v3, vcc_lo, 0xe000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v5, v5, 0x42600000, v7
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x7f, v3
	v_lshl_add_u32 v3, v3, 2, 0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v7, v3, 0x42640000, v5
	v_add_co_u32 v3, vcc_lo, 0xe800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0xf000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v8, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v5
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v8, v8, 2, 0
	v_lshl_add_u32 v5, v5, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v7, v8, 0x42680000, v7
	v_fmamk_f32 v7, v3, 0x426c0000, v7
	v_add_co_u32 v3, vcc_lo, 0xf000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v5, v5, 0x42700000, v7
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x7f, v3
	v_lshl_add_u32 v3, v3, 2, 0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v7, v3, 0x42740000, v5
	v_add_co_u32 v3, vcc_lo, 0xf800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x10000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v8, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v5
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v8, v8, 2, 0
	v_lshl_add_u32 v5, v5, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v7, v8, 0x42780000, v7
	v_fmamk_f32 v7, v3, 0x427c0000, v7
	v_add_co_u32 v3, vcc_lo, 0x10000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v5, v5, 0x42800000, v7
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x7f, v3
	v_lshl_add_u32 v3, v3, 2, 0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v7, v3, 0x42820000, v5
	v_add_co_u32 v3, vcc_lo, 0x10800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x11000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v8, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v5
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v8, v8, 2, 0
	v_lshl_add_u32 v5, v5, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v7, v8, 0x42840000, v7
	v_fmamk_f32 v7, v3, 0x42860000, v7
	v_add_co_u32 v3, vcc_lo, 0x11000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v5, v5, 0x42880000, v7
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x7f, v3
	v_lshl_add_u32 v3, v3, 2, 0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v7, v3, 0x428a0000, v5
	v_add_co_u32 v3, vcc_lo, 0x11800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x12000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v8, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v5
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v8, v8, 2, 0
	v_lshl_add_u32 v5, v5, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v7, v8, 0x428c0000, v7
	v_fmamk_f32 v7, v3, 0x428e0000, v7
	v_add_co_u32 v3, vcc_lo, 0x12000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v5, v5, 0x42900000, v7
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x7f, v3
	v_lshl_add_u32 v3, v3, 2, 0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v7, v3, 0x42920000, v5
	v_add_co_u32 v3, vcc_lo, 0x12800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x13000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v8, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v5
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v8, v8, 2, 0
	v_lshl_add_u32 v5, v5, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v7, v8, 0x42940000, v7
	v_fmamk_f32 v7, v3, 0x42960000, v7
	v_add_co_u32 v3, vcc_lo, 0x13000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v5, v5, 0x42980000, v7
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x7f, v3
	v_lshl_add_u32 v3, v3, 2, 0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v7, v3, 0x429a0000, v5
	v_add_co_u32 v3, vcc_lo, 0x13800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x14000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v8, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v5
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v8, v8, 2, 0
	v_lshl_add_u32 v5, v5, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v7, v8, 0x429c0000, v7
	v_fmamk_f32 v7, v3, 0x429e0000, v7
	v_add_co_u32 v3, vcc_lo, 0x14000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v5, v5, 0x42a00000, v7
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x7f, v3
	v_lshl_add_u32 v3, v3, 2, 0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v7, v3, 0x42a20000, v5
	v_add_co_u32 v3, vcc_lo, 0x14800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x15000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v8, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v5
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v8, v8, 2, 0
	v_lshl_add_u32 v5, v5, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v7, v8, 0x42a40000, v7
	v_fmamk_f32 v7, v3, 0x42a60000, v7
	v_add_co_u32 v3, vcc_lo, 0x15000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v5, v5, 0x42a80000, v7
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x7f, v3
	v_lshl_add_u32 v3, v3, 2, 0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v7, v3, 0x42aa0000, v5
	v_add_co_u32 v3, vcc_lo, 0x15800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x16000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v8, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v5
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v8, v8, 2, 0
	v_lshl_add_u32 v5, v5, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v7, v8, 0x42ac0000, v7
	v_fmamk_f32 v7, v3, 0x42ae0000, v7
	v_add_co_u32 v3, vcc_lo, 0x16000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v5, v5, 0x42b00000, v7
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x7f, v3
	v_lshl_add_u32 v3, v3, 2, 0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v7, v3, 0x42b20000, v5
	v_add_co_u32 v3, vcc_lo, 0x16800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x17000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v8, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v5
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v8, v8, 2, 0
	v_lshl_add_u32 v5, v5, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v7, v8, 0x42b40000, v7
	v_fmamk_f32 v7, v3, 0x42b60000, v7
	v_add_co_u32 v3, vcc_lo, 0x17000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v5, v5, 0x42b80000, v7
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x7f, v3
	v_lshl_add_u32 v3, v3, 2, 0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v7, v3, 0x42ba0000, v5
	v_add_co_u32 v3, vcc_lo, 0x17800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x18000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v8, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v5
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v8, v8, 2, 0
	v_lshl_add_u32 v5, v5, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v7, v8, 0x42bc0000, v7
	v_fmamk_f32 v7, v3, 0x42be0000, v7
	v_add_co_u32 v3, vcc_lo, 0x18000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v5, v5, 0x42c00000, v7
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x7f, v3
	v_lshl_add_u32 v3, v3, 2, 0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v7, v3, 0x42c20000, v5
	v_add_co_u32 v3, vcc_lo, 0x18800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x19000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v8, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v5
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v8, v8, 2, 0
	v_lshl_add_u32 v5, v5, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v7, v8, 0x42c40000, v7
	v_fmamk_f32 v7, v3, 0x42c60000, v7
	v_add_co_u32 v3, vcc_lo, 0x19000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v5, v5, 0x42c80000, v7
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x7f, v3
	v_lshl_add_u32 v3, v3, 2, 0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v7, v3, 0x42ca0000, v5
	v_add_co_u32 v3, vcc_lo, 0x19800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x1a000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v8, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v5
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v8, v8, 2, 0
	v_lshl_add_u32 v5, v5, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v7, v8, 0x42cc0000, v7
	v_fmamk_f32 v7, v3, 0x42ce0000, v7
	v_add_co_u32 v3, vcc_lo, 0x1a000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v5, v5, 0x42d00000, v7
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x7f, v3
	v_lshl_add_u32 v3, v3, 2, 0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v7, v3, 0x42d20000, v5
	v_add_co_u32 v3, vcc_lo, 0x1a800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x1b000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v8, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v5
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v8, v8, 2, 0
	v_lshl_add_u32 v5, v5, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v7, v8, 0x42d40000, v7
	v_fmamk_f32 v7, v3, 0x42d60000, v7
	v_add_co_u32 v3, vcc_lo, 0x1b000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v5, v5, 0x42d80000, v7
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x7f, v3
	v_lshl_add_u32 v3, v3, 2, 0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v7, v3, 0x42da0000, v5
	v_add_co_u32 v3, vcc_lo, 0x1b800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x1c000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v8, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v5
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v8, v8, 2, 0
	v_lshl_add_u32 v5, v5, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v7, v8, 0x42dc0000, v7
	v_fmamk_f32 v7, v3, 0x42de0000, v7
	v_add_co_u32 v3, vcc_lo, 0x1c000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v5, v5, 0x42e00000, v7
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x7f, v3
	v_lshl_add_u32 v3, v3, 2, 0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v7, v3, 0x42e20000, v5
	v_add_co_u32 v3, vcc_lo, 0x1c800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x1d000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v8, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v5
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v8, v8, 2, 0
	v_lshl_add_u32 v5, v5, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v7, v8, 0x42e40000, v7
	v_fmamk_f32 v7, v3, 0x42e60000, v7
	v_add_co_u32 v3, vcc_lo, 0x1d000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v5, v5, 0x42e80000, v7
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x7f, v3
	v_lshl_add_u32 v3, v3, 2, 0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v7, v3, 0x42ea0000, v5
	v_add_co_u32 v3, vcc_lo, 0x1d800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x1e000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v8, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v5
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v8, v8, 2, 0
	v_lshl_add_u32 v5, v5, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v7, v8, 0x42ec0000, v7
	v_fmamk_f32 v7, v3, 0x42ee0000, v7
	v_add_co_u32 v3, vcc_lo, 0x1e000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v5, v5, 0x42f00000, v7
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x7f, v3
	v_lshl_add_u32 v3, v3, 2, 0
	buffer_load_dword v3, v3, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v7, v3, 0x42f20000, v5
	v_add_co_u32 v3, vcc_lo, 0x1e800, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x1f000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	s_clause 0x2
	global_load_dword v3, v[3:4], off offset:1024
	global_load_dword v8, v[5:6], off offset:-2048
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v5
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v8, v8, 2, 0
	v_lshl_add_u32 v5, v5, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v8, v8, s[0:3], 0 offen
	buffer_load_dword v5, v5, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v7, v8, 0x42f40000, v7
	v_fmamk_f32 v7, v3, 0x42f60000, v7
	v_add_co_u32 v3, vcc_lo, 0x1f000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v1, vcc_lo, 0x1f800, v1
	v_add_co_ci_u32_e64 v2, null, 0, v2, vcc_lo
	global_load_dword v3, v[3:4], off offset:1024
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v5, v5, 0x42f80000, v7
	s_clause 0x1
	global_load_dword v4, v[1:2], off
	global_load_dword v1, v[1:2], off offset:1024
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v3, 0x7f, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v4, 0x7f, v4
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 0x7f, v1
	v_lshl_add_u32 v3, v3, 2, 0
	v_lshl_add_u32 v4, v4, 2, 0
	v_lshl_add_u32 v1, v1, 2, 0
	s_clause 0x2
	buffer_load_dword v3, v3, s[0:3], 0 offen
	buffer_load_dword v4, v4, s[0:3], 0 offen
	buffer_load_dword v1, v1, s[0:3], 0 offen
	s_waitcnt vmcnt(2)
	v_fmamk_f32 v3, v3, 0x42fa0000, v5
	s_waitcnt vmcnt(1)
	v_fmamk_f32 v3, v4, 0x42fc0000, v3
	s_waitcnt vmcnt(0)
	v_fmamk_f32 v1, v1, 0x42fe0000, v3
	global_store_dword v0, v1, s[4:5]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel private_array
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 528
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 12
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end1:
	.size	private_array, .Lfunc_end1-private_array
                                        ; -- End function
	.set private_array.num_vgpr, 9
	.set private_array.num_agpr, 0
	.set private_array.numbered_sgpr, 12
	.set private_array.num_named_barrier, 0
	.set private_array.private_seg_size, 528
	.set private_array.uses_vcc, 1
	.set private_array.uses_flat_scratch, 0
	.set private_array.has_dyn_sized_stack, 0
	.set private_array.has_recursion, 0
	.set private_array.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 12784
; TotalNumSgprs: 14
; NumVgprs: 9
; ScratchSize: 528
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 14
; NumVGPRsForWavesPerEU: 9
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.p2alignl 6, 3214868480
	.fill 48, 4, 3214868480
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.text
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
  - .args:
      - .actual_access:  read_only
        .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .max_flat_workgroup_size: 256
    .name:           spill
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         spill.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     213
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
      - .actual_access:  write_only
        .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 1024
    .name:           private_array
    .private_segment_fixed_size: 528
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         private_array.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
