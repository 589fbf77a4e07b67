	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 6
	.text
	.protected	spill                   ; -- Begin function spill
	.globl	spill
	.p2align	8
	.type	spill,@function
spill:                                  ; @spill
; %bb.0:
	s_mov_b64 s[10:11], s[2:3]
	s_mov_b64 s[8:9], s[0:1]
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s4, s[4:5], 0x10
	v_lshlrev_b32_e32 v80, 2, v0
	s_add_u32 s8, s8, s7
	s_addc_u32 s9, s9, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v0, v80, s[0:1]
	v_add_co_u32 v65, s5, s0, v80
	v_add_co_ci_u32_e64 v66, null, s1, 0, s5
	s_cmp_lt_i32 s4, 1
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:532 ; 4-byte Folded Spill
	v_add_co_u32 v0, vcc_lo, 0x1000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v0, v[0:1], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:536 ; 4-byte Folded Spill
	v_add_co_u32 v0, vcc_lo, 0x2000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v116, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0x3000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v0, v[0:1], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:528 ; 4-byte Folded Spill
	v_add_co_u32 v0, vcc_lo, 0x4000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v114, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0x5000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v112, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0x6000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v12, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0x7000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v17, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0x8000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v82, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0x9000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v90, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0xa000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v84, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0xb000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v108, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0xc000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v69, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0xd000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v11, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0xe000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v109, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0xf000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v100, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0x10000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v92, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0x11000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v81, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0x12000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v83, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0x13000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v89, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0x14000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v122, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0x15000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v125, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0x16000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v127, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0x17000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v0, v[0:1], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:552 ; 4-byte Folded Spill
	v_add_co_u32 v0, vcc_lo, 0x18000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v0, v[0:1], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:556 ; 4-byte Folded Spill
	v_add_co_u32 v0, vcc_lo, 0x19000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v0, v[0:1], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:540 ; 4-byte Folded Spill
	v_add_co_u32 v0, vcc_lo, 0x1a000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v0, v[0:1], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:244 ; 4-byte Folded Spill
	v_add_co_u32 v0, vcc_lo, 0x1b000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v123, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0x1c000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v115, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0x1d000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v13, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0x1e000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v14, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0x1f000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v113, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0x20000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v28, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0x21000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v32, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0x22000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v35, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0x23000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v36, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0x24000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v37, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0x25000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v41, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0x26000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v44, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0x27000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v45, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0x28000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v46, v[0:1], off
	v_add_co_u32 v0, vcc_lo, 0x29000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_load_dword v5, v[0:1], off
	v_add_co_u32 v1, vcc_lo, 0x2a000, v65
	v_add_co_ci_u32_e64 v2, null, 0, v66, vcc_lo
	global_load_dword v121, v[1:2], off
	v_add_co_u32 v1, vcc_lo, 0x2b000, v65
	v_add_co_ci_u32_e64 v2, null, 0, v66, vcc_lo
	global_load_dword v64, v[1:2], off
	v_add_co_u32 v2, vcc_lo, 0x2c000, v65
	v_add_co_ci_u32_e64 v3, null, 0, v66, vcc_lo
	global_load_dword v63, v[2:3], off
	v_add_co_u32 v3, vcc_lo, 0x2d000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	global_load_dword v55, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x2e000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x2f000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:36 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x30000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0  ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x31000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:4 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x32000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:12 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x33000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:8 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x34000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:16 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x35000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:64 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x36000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:20 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x37000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:80 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x38000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:560 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x39000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:100 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x3a000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:104 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x3b000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:108 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x3c000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:112 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x3d000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:24 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x3e000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:116 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x3f000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:120 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x40000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:124 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x41000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:128 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x42000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:132 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x43000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:136 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x44000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:140 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x45000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:196 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x46000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:200 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x47000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:204 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x48000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:208 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x49000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:212 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x4a000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:216 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x4b000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:220 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x4c000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:224 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x4d000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:228 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x4e000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:84 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x4f000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:96 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x50000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:92 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x51000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:88 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x52000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:72 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x53000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:76 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x54000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:192 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x55000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:188 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x56000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:68 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x57000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:60 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x58000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:184 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x59000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:180 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x5a000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:176 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x5b000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:172 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x5c000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:156 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x5d000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:168 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x5e000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:164 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x5f000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:160 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x60000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:152 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x61000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:44 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x62000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:56 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x63000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:52 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x64000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[8:11], 0 offset:48 ; 4-byte Folded Spill
	global_load_dword v0, v[3:4], off
	v_add_co_u32 v3, vcc_lo, 0x65000, v65
	v_add_co_ci_u32_e64 v4, null, 0, v66, vcc_lo
	v_add_co_u32 v7, vcc_lo, 0x66000, v65
	v_add_co_ci_u32_e64 v8, null, 0, v66, vcc_lo
	v_add_co_u32 v67, vcc_lo, 0x67000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	s_clause 0x1
	global_load_dword v59, v[3:4], off
	global_load_dword v53, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x68000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v57, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x69000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v61, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x6a000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v58, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x6b000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v2, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x6c000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v60, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x6d000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v118, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x6e000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v104, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x6f000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v117, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x70000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v56, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x71000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v120, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x72000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v54, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x73000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v52, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x74000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v48, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x75000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v51, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x76000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v50, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x77000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v49, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x78000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v47, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x79000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v39, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x7a000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v43, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x7b000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v42, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x7c000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v40, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x7d000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v38, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x7e000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v30, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x7f000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v34, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x80000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v33, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x81000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v31, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x82000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v29, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x83000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v24, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x84000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v27, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x85000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v26, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x86000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v25, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x87000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v23, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x88000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v19, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x89000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v21, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x8a000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v20, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x8b000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v18, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x8c000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v119, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x8d000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(39)
	buffer_store_dword v0, off, s[8:11], 0 offset:40 ; 4-byte Folded Spill
	s_clause 0x1
	global_load_dword v0, v[7:8], off
	global_load_dword v15, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x8e000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v9, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x8f000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v10, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x90000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v111, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x91000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v7, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x92000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v4, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x93000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v6, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x94000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v3, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x95000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(8)
	buffer_store_dword v0, off, s[8:11], 0 offset:32 ; 4-byte Folded Spill
	global_load_dword v0, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x96000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v16, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x97000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v124, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x98000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v126, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x99000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v107, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x9a000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v94, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x9b000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v86, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x9c000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v98, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x9d000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v102, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x9e000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v22, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0x9f000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v106, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0xa0000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v110, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0xa1000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v105, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0xa2000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v8, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0xa3000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v103, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0xa4000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v101, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0xa5000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v99, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0xa6000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v96, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0xa7000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v97, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0xa8000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v95, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0xa9000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v93, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0xaa000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v91, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0xab000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v87, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0xac000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(23)
	buffer_store_dword v3, off, s[8:11], 0 offset:232 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v87, off, s[8:11], 0 offset:236 ; 4-byte Folded Spill
	buffer_store_dword v91, off, s[8:11], 0 offset:240 ; 4-byte Folded Spill
	buffer_store_dword v93, off, s[8:11], 0 offset:248 ; 4-byte Folded Spill
	buffer_store_dword v95, off, s[8:11], 0 offset:252 ; 4-byte Folded Spill
	buffer_store_dword v99, off, s[8:11], 0 offset:256 ; 4-byte Folded Spill
	buffer_store_dword v101, off, s[8:11], 0 offset:260 ; 4-byte Folded Spill
	buffer_store_dword v103, off, s[8:11], 0 offset:264 ; 4-byte Folded Spill
	buffer_store_dword v110, off, s[8:11], 0 offset:268 ; 4-byte Folded Spill
	buffer_store_dword v105, off, s[8:11], 0 offset:272 ; 4-byte Folded Spill
	buffer_store_dword v8, off, s[8:11], 0 offset:276 ; 4-byte Folded Spill
	global_load_dword v88, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0xad000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	buffer_store_dword v0, off, s[8:11], 0 offset:148 ; 4-byte Folded Spill
	global_load_dword v85, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0xae000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v0, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0xaf000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v67, v[67:68], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v67, off, s[8:11], 0 offset:548 ; 4-byte Folded Spill
	v_add_co_u32 v67, vcc_lo, 0xb0000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v78, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0xb1000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v79, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0xb2000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v77, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0xb3000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v76, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0xb4000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v75, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0xb5000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v73, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0xb6000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v74, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0xb7000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v72, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0xb8000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v71, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0xb9000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v70, v[67:68], off
	v_add_co_u32 v67, vcc_lo, 0xba000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v67, v[67:68], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v67, off, s[8:11], 0 offset:516 ; 4-byte Folded Spill
	v_add_co_u32 v67, vcc_lo, 0xbb000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v67, v[67:68], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v67, off, s[8:11], 0 offset:520 ; 4-byte Folded Spill
	v_add_co_u32 v67, vcc_lo, 0xbc000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v67, v[67:68], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v67, off, s[8:11], 0 offset:524 ; 4-byte Folded Spill
	v_add_co_u32 v67, vcc_lo, 0xbd000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_load_dword v67, v[67:68], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v67, off, s[8:11], 0 offset:28 ; 4-byte Folded Spill
	v_add_co_u32 v67, vcc_lo, 0xbe000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	v_add_co_u32 v65, vcc_lo, 0xbf000, v65
	v_add_co_ci_u32_e64 v66, null, 0, v66, vcc_lo
	s_clause 0x1
	global_load_dword v67, v[67:68], off
	global_load_dword v1, v[65:66], off
	s_waitcnt vmcnt(1)
	buffer_store_dword v67, off, s[8:11], 0 offset:144 ; 4-byte Folded Spill
	s_cbranch_scc1 .LBB0_4
; %bb.1:
	buffer_store_dword v86, off, s[8:11], 0 offset:288 ; 4-byte Folded Spill
	v_mov_b32_e32 v86, v12
	buffer_store_dword v126, off, s[8:11], 0 offset:280 ; 4-byte Folded Spill
	buffer_store_dword v125, off, s[8:11], 0 offset:296 ; 4-byte Folded Spill
	buffer_store_dword v124, off, s[8:11], 0 offset:312 ; 4-byte Folded Spill
	buffer_store_dword v107, off, s[8:11], 0 offset:308 ; 4-byte Folded Spill
	v_mov_b32_e32 v107, v84
	buffer_store_dword v97, off, s[8:11], 0 offset:336 ; 4-byte Folded Spill
	buffer_store_dword v96, off, s[8:11], 0 offset:340 ; 4-byte Folded Spill
	v_mov_b32_e32 v97, v88
	v_mov_b32_e32 v93, v86
	v_mov_b32_e32 v86, v85
	v_mov_b32_e32 v85, v0
	v_mov_b32_e32 v8, v5
	buffer_store_dword v2, off, s[8:11], 0 offset:324 ; 4-byte Folded Spill
	buffer_store_dword v118, off, s[8:11], 0 offset:328 ; 4-byte Folded Spill
	buffer_store_dword v104, off, s[8:11], 0 offset:332 ; 4-byte Folded Spill
	buffer_store_dword v120, off, s[8:11], 0 offset:344 ; 4-byte Folded Spill
	buffer_store_dword v117, off, s[8:11], 0 offset:352 ; 4-byte Folded Spill
	buffer_store_dword v51, off, s[8:11], 0 offset:360 ; 4-byte Folded Spill
	buffer_store_dword v49, off, s[8:11], 0 offset:364 ; 4-byte Folded Spill
	buffer_store_dword v47, off, s[8:11], 0 offset:372 ; 4-byte Folded Spill
	v_mov_b32_e32 v96, v45
	buffer_store_dword v43, off, s[8:11], 0 offset:376 ; 4-byte Folded Spill
	v_mov_b32_e32 v51, v41
	buffer_store_dword v33, off, s[8:11], 0 offset:408 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[8:11], 0 offset:420 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[8:11], 0 offset:412 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[8:11], 0 offset:404 ; 4-byte Folded Spill
	buffer_store_dword v25, off, s[8:11], 0 offset:388 ; 4-byte Folded Spill
	buffer_store_dword v23, off, s[8:11], 0 offset:400 ; 4-byte Folded Spill
	buffer_store_dword v21, off, s[8:11], 0 offset:380 ; 4-byte Folded Spill
	buffer_store_dword v19, off, s[8:11], 0 offset:384 ; 4-byte Folded Spill
	buffer_store_dword v119, off, s[8:11], 0 offset:368 ; 4-byte Folded Spill
	v_mov_b32_e32 v27, v14
	buffer_store_dword v6, off, s[8:11], 0 offset:396 ; 4-byte Folded Spill
	buffer_store_dword v4, off, s[8:11], 0 offset:416 ; 4-byte Folded Spill
	buffer_store_dword v53, off, s[8:11], 0 offset:424 ; 4-byte Folded Spill
	buffer_store_dword v57, off, s[8:11], 0 offset:432 ; 4-byte Folded Spill
	buffer_store_dword v59, off, s[8:11], 0 offset:428 ; 4-byte Folded Spill
	buffer_store_dword v61, off, s[8:11], 0 offset:436 ; 4-byte Folded Spill
	buffer_store_dword v60, off, s[8:11], 0 offset:440 ; 4-byte Folded Spill
	buffer_store_dword v58, off, s[8:11], 0 offset:448 ; 4-byte Folded Spill
	buffer_store_dword v56, off, s[8:11], 0 offset:444 ; 4-byte Folded Spill
	buffer_store_dword v54, off, s[8:11], 0 offset:452 ; 4-byte Folded Spill
	buffer_store_dword v52, off, s[8:11], 0 offset:456 ; 4-byte Folded Spill
	buffer_store_dword v50, off, s[8:11], 0 offset:460 ; 4-byte Folded Spill
	buffer_store_dword v48, off, s[8:11], 0 offset:468 ; 4-byte Folded Spill
	buffer_store_dword v42, off, s[8:11], 0 offset:488 ; 4-byte Folded Spill
	buffer_store_dword v40, off, s[8:11], 0 offset:480 ; 4-byte Folded Spill
	buffer_store_dword v38, off, s[8:11], 0 offset:500 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[8:11], 0 offset:476 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[8:11], 0 offset:504 ; 4-byte Folded Spill
	buffer_store_dword v26, off, s[8:11], 0 offset:496 ; 4-byte Folded Spill
	buffer_store_dword v24, off, s[8:11], 0 offset:484 ; 4-byte Folded Spill
	buffer_store_dword v20, off, s[8:11], 0 offset:464 ; 4-byte Folded Spill
	buffer_store_dword v18, off, s[8:11], 0 offset:472 ; 4-byte Folded Spill
	buffer_store_dword v15, off, s[8:11], 0 offset:492 ; 4-byte Folded Spill
	v_mov_b32_e32 v5, v13
	buffer_store_dword v9, off, s[8:11], 0 offset:508 ; 4-byte Folded Spill
	buffer_store_dword v7, off, s[8:11], 0 offset:512 ; 4-byte Folded Spill
	s_clause 0x25                           ; 152-byte Folded Reload
	buffer_load_dword v34, off, s[8:11], 0 offset:540
	buffer_load_dword v61, off, s[8:11], 0 offset:556
	buffer_load_dword v95, off, s[8:11], 0 offset:32
	buffer_load_dword v4, off, s[8:11], 0 offset:36
	buffer_load_dword v7, off, s[8:11], 0
	buffer_load_dword v13, off, s[8:11], 0 offset:4
	buffer_load_dword v60, off, s[8:11], 0 offset:40
	buffer_load_dword v15, off, s[8:11], 0 offset:44
	buffer_load_dword v42, off, s[8:11], 0 offset:48
	buffer_load_dword v99, off, s[8:11], 0 offset:52
	buffer_load_dword v101, off, s[8:11], 0 offset:56
	buffer_load_dword v14, off, s[8:11], 0 offset:8
	buffer_load_dword v56, off, s[8:11], 0 offset:60
	buffer_load_dword v18, off, s[8:11], 0 offset:12
	buffer_load_dword v20, off, s[8:11], 0 offset:16
	buffer_load_dword v21, off, s[8:11], 0 offset:64
	buffer_load_dword v43, off, s[8:11], 0 offset:68
	buffer_load_dword v52, off, s[8:11], 0 offset:72
	buffer_load_dword v84, off, s[8:11], 0 offset:76
	buffer_load_dword v23, off, s[8:11], 0 offset:80
	buffer_load_dword v24, off, s[8:11], 0 offset:20
	buffer_load_dword v40, off, s[8:11], 0 offset:84
	buffer_load_dword v49, off, s[8:11], 0 offset:88
	buffer_load_dword v88, off, s[8:11], 0 offset:92
	buffer_load_dword v0, off, s[8:11], 0 offset:96
	buffer_load_dword v26, off, s[8:11], 0 offset:560
	buffer_load_dword v25, off, s[8:11], 0 offset:100
	buffer_load_dword v29, off, s[8:11], 0 offset:104
	buffer_load_dword v30, off, s[8:11], 0 offset:108
	buffer_load_dword v31, off, s[8:11], 0 offset:112
	buffer_load_dword v19, off, s[8:11], 0 offset:24
	buffer_load_dword v33, off, s[8:11], 0 offset:116
	buffer_load_dword v38, off, s[8:11], 0 offset:120
	buffer_load_dword v41, off, s[8:11], 0 offset:124
	buffer_load_dword v45, off, s[8:11], 0 offset:128
	buffer_load_dword v57, off, s[8:11], 0 offset:132
	buffer_load_dword v58, off, s[8:11], 0 offset:136
	buffer_load_dword v120, off, s[8:11], 0 offset:140
	buffer_store_dword v80, off, s[8:11], 0 offset:580 ; 4-byte Folded Spill
	v_mov_b32_e32 v80, v79
	v_mov_b32_e32 v79, v78
	v_mov_b32_e32 v78, v77
	v_mov_b32_e32 v77, v76
	v_mov_b32_e32 v76, v75
	v_mov_b32_e32 v75, v74
	v_mov_b32_e32 v74, v73
	v_mov_b32_e32 v73, v72
	v_mov_b32_e32 v72, v71
	v_mov_b32_e32 v71, v70
	s_waitcnt vmcnt(38)
	v_mov_b32_e32 v70, v1
	v_mov_b32_e32 v1, v116
	v_mov_b32_e32 v116, v122
	v_mov_b32_e32 v122, v114
	v_mov_b32_e32 v114, v89
	v_mov_b32_e32 v12, v83
	v_mov_b32_e32 v83, v112
	v_mov_b32_e32 v89, v108
	s_clause 0x3                            ; 16-byte Folded Reload
	buffer_load_dword v65, off, s[8:11], 0 offset:516
	buffer_load_dword v66, off, s[8:11], 0 offset:520
	buffer_load_dword v67, off, s[8:11], 0 offset:524
	buffer_load_dword v68, off, s[8:11], 0 offset:28
	buffer_store_dword v16, off, s[8:11], 0 offset:300 ; 4-byte Folded Spill
	v_mov_b32_e32 v16, v17
	v_mov_b32_e32 v17, v127
	buffer_store_dword v102, off, s[8:11], 0 offset:316 ; 4-byte Folded Spill
	buffer_store_dword v98, off, s[8:11], 0 offset:320 ; 4-byte Folded Spill
	buffer_store_dword v22, off, s[8:11], 0 offset:292 ; 4-byte Folded Spill
	v_mov_b32_e32 v22, v100
	v_mov_b32_e32 v127, v11
	v_mov_b32_e32 v11, v69
	v_mov_b32_e32 v102, v90
	v_mov_b32_e32 v100, v82
	v_mov_b32_e32 v90, v122
	s_clause 0x2                            ; 12-byte Folded Reload
	buffer_load_dword v69, off, s[8:11], 0 offset:536
	buffer_load_dword v122, off, s[8:11], 0 offset:548
	buffer_load_dword v82, off, s[8:11], 0 offset:552
	v_mov_b32_e32 v108, v92
	v_mov_b32_e32 v125, v89
	v_mov_b32_e32 v92, v83
	s_clause 0x1                            ; 8-byte Folded Reload
	buffer_load_dword v89, off, s[8:11], 0 offset:528
	buffer_load_dword v83, off, s[8:11], 0 offset:532
	buffer_store_dword v10, off, s[8:11], 0 offset:348 ; 4-byte Folded Spill
	buffer_store_dword v111, off, s[8:11], 0 offset:356 ; 4-byte Folded Spill
	buffer_load_dword v10, off, s[8:11], 0 offset:244 ; 4-byte Folded Reload
	v_mov_b32_e32 v112, v81
	buffer_store_dword v106, off, s[8:11], 0 offset:304 ; 4-byte Folded Spill
	v_mov_b32_e32 v106, v109
	v_mov_b32_e32 v98, v16
	v_mov_b32_e32 v16, v1
	buffer_store_dword v39, off, s[8:11], 0 offset:392 ; 4-byte Folded Spill
	v_mov_b32_e32 v39, v35
	v_mov_b32_e32 v104, v115
	v_mov_b32_e32 v59, v64
	v_mov_b32_e32 v1, v44
	v_mov_b32_e32 v47, v113
	buffer_store_dword v94, off, s[8:11], 0 offset:284 ; 4-byte Folded Spill
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	s_clause 0x2                            ; 12-byte Folded Reload
	buffer_load_dword v110, off, s[8:11], 0 offset:196
	buffer_load_dword v126, off, s[8:11], 0 offset:204
	buffer_load_dword v81, off, s[8:11], 0 offset:208
	v_mov_b32_e32 v9, v107
	s_waitcnt vmcnt(9)
	buffer_store_dword v68, off, s[8:11], 0 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v7, off, s[8:11], 0  ; 4-byte Folded Spill
	buffer_store_dword v19, off, s[8:11], 0 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v13, off, s[8:11], 0 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v20, off, s[8:11], 0 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v24, off, s[8:11], 0 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v18, off, s[8:11], 0 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v14, off, s[8:11], 0 offset:8 ; 4-byte Folded Spill
	v_mov_b32_e32 v87, v96
	s_clause 0x3                            ; 16-byte Folded Reload
	buffer_load_dword v94, off, s[8:11], 0 offset:432
	buffer_load_dword v96, off, s[8:11], 0 offset:436
	buffer_load_dword v2, off, s[8:11], 0 offset:460
	buffer_load_dword v35, off, s[8:11], 0 offset:488
	v_mov_b32_e32 v50, v16
	s_clause 0x6                            ; 28-byte Folded Reload
	buffer_load_dword v119, off, s[8:11], 0 offset:200
	buffer_load_dword v107, off, s[8:11], 0 offset:172
	buffer_load_dword v124, off, s[8:11], 0 offset:212
	buffer_load_dword v109, off, s[8:11], 0 offset:216
	buffer_load_dword v16, off, s[8:11], 0 offset:220
	buffer_load_dword v64, off, s[8:11], 0 offset:224
	buffer_load_dword v62, off, s[8:11], 0 offset:228
	v_mov_b32_e32 v3, v125
	buffer_load_dword v125, off, s[8:11], 0 offset:192 ; 4-byte Folded Reload
	v_mov_b32_e32 v103, v104
	s_clause 0x1                            ; 8-byte Folded Reload
	buffer_load_dword v91, off, s[8:11], 0 offset:424
	buffer_load_dword v104, off, s[8:11], 0 offset:324
	v_mov_b32_e32 v53, v34
	s_waitcnt vmcnt(18)
	v_fmac_f32_e32 v83, v51, v33
	v_fmac_f32_e32 v69, v1, v38
	v_fmac_f32_e32 v89, v46, v45
	v_fmac_f32_e32 v93, v59, v120
	v_fmac_f32_e32 v53, v38, v56
	v_mov_b32_e32 v105, v8
	v_fmac_f32_e32 v92, v121, v58
	v_mov_b32_e32 v8, v11
	v_mov_b32_e32 v113, v114
	s_clause 0x1                            ; 8-byte Folded Reload
	buffer_load_dword v114, off, s[8:11], 0 offset:184
	buffer_load_dword v11, off, s[8:11], 0 offset:156
	v_mov_b32_e32 v117, v69
	v_mov_b32_e32 v69, v85
	v_mov_b32_e32 v85, v78
	v_mov_b32_e32 v78, v79
	v_mov_b32_e32 v79, v97
	v_mov_b32_e32 v118, v122
	v_mov_b32_e32 v6, v127
	v_mov_b32_e32 v111, v12
	v_mov_b32_e32 v115, v17
	v_fmac_f32_e32 v90, v105, v57
	v_mov_b32_e32 v68, v67
	v_mov_b32_e32 v67, v66
	v_mov_b32_e32 v66, v65
	v_mov_b32_e32 v65, v70
	v_mov_b32_e32 v70, v71
	v_mov_b32_e32 v71, v72
	v_mov_b32_e32 v72, v73
	v_mov_b32_e32 v73, v74
	v_mov_b32_e32 v74, v75
	v_mov_b32_e32 v75, v80
	v_mov_b32_e32 v80, v89
	v_mov_b32_e32 v89, v90
	v_mov_b32_e32 v90, v92
	v_mov_b32_e32 v92, v93
	buffer_load_dword v93, off, s[8:11], 0 offset:344 ; 4-byte Folded Reload
	v_fmac_f32_e32 v113, v25, v49
	buffer_load_dword v44, off, s[8:11], 0 offset:500 ; 4-byte Folded Reload
	v_fmac_f32_e32 v61, v33, v43
	v_fmac_f32_e32 v50, v87, v41
	v_fmac_f32_e32 v111, v26, v88
	v_fmac_f32_e32 v105, v0, v95
	s_add_i32 s4, s4, -1
	s_clause 0x1                            ; 8-byte Folded Reload
	buffer_load_dword v17, off, s[8:11], 0 offset:168
	buffer_load_dword v12, off, s[8:11], 0 offset:152
	s_cmp_lg_u32 s4, 0
	s_waitcnt vmcnt(21)
	v_fmac_f32_e32 v102, v4, v126
	s_waitcnt vmcnt(20)
	v_fmac_f32_e32 v9, v7, v81
	buffer_load_dword v7, off, s[8:11], 0 offset:428 ; 4-byte Folded Reload
	s_waitcnt vmcnt(20)
	v_fmac_f32_e32 v59, v49, v94
	s_waitcnt vmcnt(17)
	v_fmac_f32_e32 v38, v42, v35
	buffer_store_dword v59, off, s[8:11], 0 offset:524 ; 4-byte Folded Spill
	v_mov_b32_e32 v59, v83
	v_mov_b32_e32 v83, v76
	v_mov_b32_e32 v76, v77
	buffer_load_dword v77, off, s[8:11], 0 offset:360 ; 4-byte Folded Reload
	buffer_store_dword v38, off, s[8:11], 0 offset:120 ; 4-byte Folded Spill
	buffer_load_dword v38, off, s[8:11], 0 offset:388 ; 4-byte Folded Reload
	s_waitcnt vmcnt(16)
	v_fmac_f32_e32 v3, v13, v124
	v_mov_b32_e32 v13, v108
	s_waitcnt vmcnt(15)
	v_fmac_f32_e32 v8, v18, v109
	v_mov_b32_e32 v18, v112
	s_waitcnt vmcnt(9)
	v_fmac_f32_e32 v4, v125, v104
	s_clause 0x1                            ; 8-byte Folded Reload
	buffer_load_dword v112, off, s[8:11], 0 offset:180
	buffer_load_dword v108, off, s[8:11], 0 offset:164
	v_fmac_f32_e32 v13, v24, v40
	v_mov_b32_e32 v24, v116
	buffer_load_dword v116, off, s[8:11], 0 offset:188 ; 4-byte Folded Reload
	buffer_store_dword v4, off, s[8:11], 0 offset:36 ; 4-byte Folded Spill
	v_fmac_f32_e32 v98, v63, v110
	v_fmac_f32_e32 v100, v55, v119
	v_fmac_f32_e32 v36, v124, v15
	v_fmac_f32_e32 v6, v14, v16
	s_waitcnt vmcnt(11)
	v_fmac_f32_e32 v10, v41, v114
	v_mov_b32_e32 v97, v98
	v_mov_b32_e32 v98, v100
	v_mov_b32_e32 v100, v102
	v_mov_b32_e32 v34, v36
	buffer_store_dword v10, off, s[8:11], 0 offset:244 ; 4-byte Folded Spill
	buffer_load_dword v10, off, s[8:11], 0 offset:176 ; 4-byte Folded Reload
	v_mov_b32_e32 v36, v86
	v_mov_b32_e32 v14, v22
	buffer_load_dword v22, off, s[8:11], 0 offset:160 ; 4-byte Folded Reload
	v_fmac_f32_e32 v37, v109, v101
	v_fmac_f32_e32 v106, v20, v64
	buffer_load_dword v20, off, s[8:11], 0 offset:296 ; 4-byte Folded Reload
	v_fmac_f32_e32 v14, v21, v62
	v_fmac_f32_e32 v1, v64, v42
	v_fmac_f32_e32 v24, v29, v52
	v_fmac_f32_e32 v63, v52, v96
	v_fmac_f32_e32 v51, v16, v99
	v_fmac_f32_e32 v87, v62, v60
	buffer_store_dword v37, off, s[8:11], 0 offset:516 ; 4-byte Folded Spill
	buffer_load_dword v37, off, s[8:11], 0 offset:384 ; 4-byte Folded Reload
	v_fmac_f32_e32 v18, v23, v0
	buffer_store_dword v51, off, s[8:11], 0 offset:544 ; 4-byte Folded Spill
	v_fmac_f32_e32 v115, v31, v125
	v_fmac_f32_e32 v5, v58, v107
	buffer_store_dword v5, off, s[8:11], 0 offset:536 ; 4-byte Folded Spill
	s_waitcnt vmcnt(11)
	v_fmac_f32_e32 v47, v110, v17
	s_waitcnt vmcnt(10)
	v_fmac_f32_e32 v39, v81, v12
	v_mov_b32_e32 v48, v39
	s_waitcnt vmcnt(9)
	v_fmac_f32_e32 v46, v40, v7
	buffer_store_dword v46, off, s[8:11], 0 offset:532 ; 4-byte Folded Spill
	buffer_load_dword v46, off, s[8:11], 0 offset:400 ; 4-byte Folded Reload
	v_fmac_f32_e32 v121, v88, v91
	buffer_store_dword v121, off, s[8:11], 0 offset:528 ; 4-byte Folded Spill
	s_clause 0x1                            ; 8-byte Folded Reload
	buffer_load_dword v121, off, s[8:11], 0 offset:440
	buffer_load_dword v4, off, s[8:11], 0
	s_waitcnt vmcnt(9)
	v_fmac_f32_e32 v123, v45, v112
	s_waitcnt vmcnt(8)
	v_fmac_f32_e32 v28, v119, v108
	v_fmac_f32_e32 v25, v108, v77
	s_waitcnt vmcnt(7)
	v_fmac_f32_e32 v82, v19, v116
	v_mov_b32_e32 v51, v123
	buffer_load_dword v123, off, s[8:11], 0 offset:448 ; 4-byte Folded Reload
	buffer_store_dword v25, off, s[8:11], 0 offset:100 ; 4-byte Folded Spill
	v_mov_b32_e32 v25, v28
	v_mov_b32_e32 v54, v82
	s_clause 0x2                            ; 12-byte Folded Reload
	buffer_load_dword v82, off, s[8:11], 0 offset:364
	buffer_load_dword v28, off, s[8:11], 0 offset:376
	buffer_load_dword v19, off, s[8:11], 0 offset:468
	s_waitcnt vmcnt(10)
	v_fmac_f32_e32 v103, v57, v10
	s_waitcnt vmcnt(9)
	v_fmac_f32_e32 v32, v126, v22
	v_fmac_f32_e32 v29, v22, v2
	buffer_store_dword v32, off, s[8:11], 0 offset:540 ; 4-byte Folded Spill
	buffer_load_dword v32, off, s[8:11], 0 offset:480 ; 4-byte Folded Reload
	buffer_store_dword v29, off, s[8:11], 0 offset:104 ; 4-byte Folded Spill
	s_waitcnt vmcnt(5)
	v_fmac_f32_e32 v4, v116, v121
	buffer_store_dword v4, off, s[8:11], 0  ; 4-byte Folded Spill
	s_clause 0x1                            ; 8-byte Folded Reload
	buffer_load_dword v4, off, s[8:11], 0 offset:328
	buffer_load_dword v5, off, s[8:11], 0 offset:4
	s_waitcnt vmcnt(4)
	v_fmac_f32_e32 v33, v99, v28
	buffer_store_dword v33, off, s[8:11], 0 offset:116 ; 4-byte Folded Spill
	buffer_load_dword v33, off, s[8:11], 0 offset:484 ; 4-byte Folded Reload
	v_fmac_f32_e32 v45, v7, v44
	buffer_store_dword v45, off, s[8:11], 0 offset:128 ; 4-byte Folded Spill
	buffer_load_dword v45, off, s[8:11], 0 offset:504 ; 4-byte Folded Reload
	s_waitcnt vmcnt(2)
	v_fmac_f32_e32 v5, v43, v4
	buffer_store_dword v5, off, s[8:11], 0 offset:4 ; 4-byte Folded Spill
	s_clause 0x1                            ; 8-byte Folded Reload
	buffer_load_dword v102, off, s[8:11], 0 offset:332
	buffer_load_dword v5, off, s[8:11], 0 offset:12
	s_waitcnt vmcnt(1)
	v_fmac_f32_e32 v109, v102, v38
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v5, v56, v102
	buffer_store_dword v109, off, s[8:11], 0 offset:216 ; 4-byte Folded Spill
	buffer_store_dword v5, off, s[8:11], 0 offset:12 ; 4-byte Folded Spill
	s_clause 0x2                            ; 12-byte Folded Reload
	buffer_load_dword v86, off, s[8:11], 0 offset:352
	buffer_load_dword v5, off, s[8:11], 0 offset:8
	buffer_load_dword v109, off, s[8:11], 0 offset:308
	v_fmac_f32_e32 v21, v10, v93
	buffer_store_dword v21, off, s[8:11], 0 offset:64 ; 4-byte Folded Spill
	v_mov_b32_e32 v21, v1
	buffer_load_dword v1, off, s[8:11], 0 offset:456 ; 4-byte Folded Reload
	s_waitcnt vmcnt(2)
	v_fmac_f32_e32 v5, v114, v86
	buffer_store_dword v5, off, s[8:11], 0 offset:8 ; 4-byte Folded Spill
	s_clause 0x1                            ; 8-byte Folded Reload
	buffer_load_dword v122, off, s[8:11], 0 offset:444
	buffer_load_dword v5, off, s[8:11], 0 offset:16
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v5, v112, v122
	buffer_store_dword v5, off, s[8:11], 0 offset:16 ; 4-byte Folded Spill
	s_clause 0x1                            ; 8-byte Folded Reload
	buffer_load_dword v127, off, s[8:11], 0 offset:452
	buffer_load_dword v5, off, s[8:11], 0 offset:20
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v5, v107, v127
	buffer_store_dword v5, off, s[8:11], 0 offset:20 ; 4-byte Folded Spill
	s_clause 0x1                            ; 8-byte Folded Reload
	buffer_load_dword v39, off, s[8:11], 0 offset:392
	buffer_load_dword v5, off, s[8:11], 0 offset:24
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v5, v101, v39
	buffer_store_dword v5, off, s[8:11], 0 offset:24 ; 4-byte Folded Spill
	buffer_load_dword v5, off, s[8:11], 0 offset:464 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v40, v127, v5
	buffer_store_dword v40, off, s[8:11], 0 offset:84 ; 4-byte Folded Spill
	buffer_load_dword v40, off, s[8:11], 0 offset:492 ; 4-byte Folded Reload
	v_fmac_f32_e32 v57, v95, v45
	buffer_store_dword v57, off, s[8:11], 0 offset:132 ; 4-byte Folded Spill
	buffer_load_dword v57, off, s[8:11], 0 offset:408 ; 4-byte Folded Reload
	s_waitcnt vmcnt(1)
	v_fmac_f32_e32 v49, v77, v40
	buffer_store_dword v49, off, s[8:11], 0 offset:88 ; 4-byte Folded Spill
	buffer_load_dword v49, off, s[8:11], 0 offset:508 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v52, v2, v49
	buffer_store_dword v52, off, s[8:11], 0 offset:72 ; 4-byte Folded Spill
	buffer_load_dword v52, off, s[8:11], 0 offset:512 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v116, v39, v52
	buffer_store_dword v116, off, s[8:11], 0 offset:188 ; 4-byte Folded Spill
	buffer_load_dword v116, off, s[8:11], 0 offset:280 ; 4-byte Folded Reload
	v_fmac_f32_e32 v20, v30, v84
	v_fmac_f32_e32 v30, v12, v82
	buffer_store_dword v20, off, s[8:11], 0 offset:296 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[8:11], 0 offset:108 ; 4-byte Folded Spill
	buffer_load_dword v30, off, s[8:11], 0 offset:380 ; 4-byte Folded Reload
	v_fmac_f32_e32 v16, v86, v46
	buffer_store_dword v16, off, s[8:11], 0 offset:220 ; 4-byte Folded Spill
	buffer_load_dword v16, off, s[8:11], 0 offset:368 ; 4-byte Folded Reload
	s_waitcnt vmcnt(1)
	v_fmac_f32_e32 v62, v93, v30
	buffer_store_dword v62, off, s[8:11], 0 offset:228 ; 4-byte Folded Spill
	buffer_load_dword v62, off, s[8:11], 0 offset:416 ; 4-byte Folded Reload
	v_fmac_f32_e32 v55, v84, v123
	buffer_store_dword v55, off, s[8:11], 0 offset:520 ; 4-byte Folded Spill
	buffer_load_dword v55, off, s[8:11], 0 offset:404 ; 4-byte Folded Reload
	s_waitcnt vmcnt(1)
	v_fmac_f32_e32 v43, v28, v62
	buffer_store_dword v43, off, s[8:11], 0 offset:68 ; 4-byte Folded Spill
	buffer_load_dword v43, off, s[8:11], 0 offset:396 ; 4-byte Folded Reload
	s_waitcnt vmcnt(1)
	v_fmac_f32_e32 v81, v121, v55
	buffer_store_dword v81, off, s[8:11], 0 offset:208 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v56, v35, v43
	buffer_store_dword v56, off, s[8:11], 0 offset:60 ; 4-byte Folded Spill
	buffer_load_dword v56, off, s[8:11], 0 offset:148 ; 4-byte Folded Reload
	v_fmac_f32_e32 v27, v120, v11
	v_fmac_f32_e32 v120, v94, v57
	v_mov_b32_e32 v29, v27
	buffer_store_dword v120, off, s[8:11], 0 offset:140 ; 4-byte Folded Spill
	v_mov_b32_e32 v120, v63
	s_clause 0x1                            ; 8-byte Folded Reload
	buffer_load_dword v63, off, s[8:11], 0 offset:420
	buffer_load_dword v27, off, s[8:11], 0 offset:372
	v_fmac_f32_e32 v23, v11, v1
	buffer_store_dword v23, off, s[8:11], 0 offset:80 ; 4-byte Folded Spill
	buffer_load_dword v23, off, s[8:11], 0 offset:472 ; 4-byte Folded Reload
	v_fmac_f32_e32 v41, v60, v32
	buffer_store_dword v41, off, s[8:11], 0 offset:124 ; 4-byte Folded Spill
	buffer_load_dword v41, off, s[8:11], 0 offset:496 ; 4-byte Folded Reload
	s_waitcnt vmcnt(4)
	v_fmac_f32_e32 v112, v44, v56
	buffer_store_dword v112, off, s[8:11], 0 offset:180 ; 4-byte Folded Spill
	buffer_load_dword v112, off, s[8:11], 0 offset:300 ; 4-byte Folded Reload
	s_waitcnt vmcnt(4)
	v_fmac_f32_e32 v110, v96, v63
	buffer_store_dword v110, off, s[8:11], 0 offset:196 ; 4-byte Folded Spill
	buffer_load_dword v110, off, s[8:11], 0 offset:268 ; 4-byte Folded Reload
	v_fmac_f32_e32 v11, v57, v116
	buffer_store_dword v11, off, s[8:11], 0 offset:156 ; 4-byte Folded Spill
	buffer_load_dword v11, off, s[8:11], 0 offset:320 ; 4-byte Folded Reload
	s_waitcnt vmcnt(5)
	v_fmac_f32_e32 v31, v15, v27
	s_waitcnt vmcnt(3)
	v_fmac_f32_e32 v124, v4, v41
	buffer_store_dword v31, off, s[8:11], 0 offset:112 ; 4-byte Folded Spill
	buffer_load_dword v31, off, s[8:11], 0 offset:476 ; 4-byte Folded Reload
	buffer_store_dword v124, off, s[8:11], 0 offset:212 ; 4-byte Folded Spill
	s_waitcnt vmcnt(1)
	v_fmac_f32_e32 v12, v55, v11
	buffer_store_dword v12, off, s[8:11], 0 offset:152 ; 4-byte Folded Spill
	buffer_load_dword v12, off, s[8:11], 0 offset:304 ; 4-byte Folded Reload
	s_waitcnt vmcnt(1)
	v_fmac_f32_e32 v58, v91, v31
	buffer_store_dword v58, off, s[8:11], 0 offset:136 ; 4-byte Folded Spill
	buffer_load_dword v58, off, s[8:11], 0 offset:412 ; 4-byte Folded Reload
	v_fmac_f32_e32 v26, v17, v19
	v_fmac_f32_e32 v17, v63, v109
	v_fmac_f32_e32 v88, v19, v16
	buffer_store_dword v17, off, s[8:11], 0 offset:168 ; 4-byte Folded Spill
	buffer_load_dword v17, off, s[8:11], 0 offset:284 ; 4-byte Folded Reload
	buffer_store_dword v88, off, s[8:11], 0 offset:92 ; 4-byte Folded Spill
	buffer_load_dword v88, off, s[8:11], 0 offset:348 ; 4-byte Folded Reload
	s_waitcnt vmcnt(3)
	v_fmac_f32_e32 v99, v46, v12
	buffer_store_dword v99, off, s[8:11], 0 offset:52 ; 4-byte Folded Spill
	buffer_load_dword v99, off, s[8:11], 0 offset:256 ; 4-byte Folded Reload
	v_fmac_f32_e32 v10, v45, v112
	s_waitcnt vmcnt(3)
	v_fmac_f32_e32 v119, v123, v58
	buffer_store_dword v10, off, s[8:11], 0 offset:176 ; 4-byte Folded Spill
	buffer_load_dword v10, off, s[8:11], 0 offset:312 ; 4-byte Folded Reload
	buffer_store_dword v119, off, s[8:11], 0 offset:200 ; 4-byte Folded Spill
	s_waitcnt vmcnt(1)
	v_fmac_f32_e32 v94, v40, v99
	buffer_store_dword v94, off, s[8:11], 0 offset:432 ; 4-byte Folded Spill
	buffer_load_dword v94, off, s[8:11], 0 offset:252 ; 4-byte Folded Reload
	v_fmac_f32_e32 v108, v58, v17
	buffer_store_dword v108, off, s[8:11], 0 offset:164 ; 4-byte Folded Spill
	buffer_load_dword v108, off, s[8:11], 0 offset:316 ; 4-byte Folded Reload
	v_fmac_f32_e32 v64, v122, v37
	buffer_store_dword v64, off, s[8:11], 0 offset:224 ; 4-byte Folded Spill
	buffer_load_dword v64, off, s[8:11], 0 offset:232 ; 4-byte Folded Reload
	s_waitcnt vmcnt(1)
	v_fmac_f32_e32 v15, v41, v108
	buffer_store_dword v15, off, s[8:11], 0 offset:44 ; 4-byte Folded Spill
	v_mov_b32_e32 v15, v106
	buffer_load_dword v106, off, s[8:11], 0 offset:276 ; 4-byte Folded Reload
	v_fmac_f32_e32 v84, v82, v88
	buffer_store_dword v84, off, s[8:11], 0 offset:76 ; 4-byte Folded Spill
	buffer_load_dword v84, off, s[8:11], 0 offset:356 ; 4-byte Folded Reload
	v_fmac_f32_e32 v126, v104, v33
	buffer_store_dword v126, off, s[8:11], 0 offset:204 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v104, v84, v94
	v_fmac_f32_e32 v125, v27, v84
	buffer_store_dword v104, off, s[8:11], 0 offset:324 ; 4-byte Folded Spill
	buffer_load_dword v104, off, s[8:11], 0 offset:248 ; 4-byte Folded Reload
	v_fmac_f32_e32 v114, v32, v64
	v_fmac_f32_e32 v7, v5, v106
	buffer_store_dword v125, off, s[8:11], 0 offset:192 ; 4-byte Folded Spill
	v_mov_b32_e32 v125, v3
	buffer_store_dword v114, off, s[8:11], 0 offset:184 ; 4-byte Folded Spill
	buffer_load_dword v114, off, s[8:11], 0 offset:288 ; 4-byte Folded Reload
	buffer_store_dword v7, off, s[8:11], 0 offset:428 ; 4-byte Folded Spill
	buffer_load_dword v7, off, s[8:11], 0 offset:264 ; 4-byte Folded Reload
	v_fmac_f32_e32 v0, v1, v23
	buffer_store_dword v0, off, s[8:11], 0 offset:96 ; 4-byte Folded Spill
	buffer_load_dword v0, off, s[8:11], 0 offset:96 ; 4-byte Folded Reload
	s_waitcnt vmcnt(3)
	v_fmac_f32_e32 v121, v52, v104
	buffer_store_dword v121, off, s[8:11], 0 offset:440 ; 4-byte Folded Spill
	buffer_load_dword v121, off, s[8:11], 0 offset:528 ; 4-byte Folded Reload
	s_waitcnt vmcnt(3)
	v_fmac_f32_e32 v22, v33, v114
	buffer_store_dword v22, off, s[8:11], 0 offset:160 ; 4-byte Folded Spill
	buffer_load_dword v22, off, s[8:11], 0 offset:292 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v101, v38, v22
	buffer_store_dword v101, off, s[8:11], 0 offset:56 ; 4-byte Folded Spill
	buffer_load_dword v101, off, s[8:11], 0 offset:260 ; 4-byte Folded Reload
	v_fmac_f32_e32 v107, v31, v10
	buffer_store_dword v107, off, s[8:11], 0 offset:172 ; 4-byte Folded Spill
	v_mov_b32_e32 v107, v6
	buffer_load_dword v6, off, s[8:11], 0 offset:272 ; 4-byte Folded Reload
	s_waitcnt vmcnt(1)
	v_fmac_f32_e32 v91, v16, v101
	buffer_store_dword v91, off, s[8:11], 0 offset:424 ; 4-byte Folded Spill
	buffer_load_dword v91, off, s[8:11], 0 offset:240 ; 4-byte Folded Reload
	v_fmac_f32_e32 v42, v37, v110
	buffer_store_dword v42, off, s[8:11], 0 offset:48 ; 4-byte Folded Spill
	buffer_load_dword v42, off, s[8:11], 0 offset:48 ; 4-byte Folded Reload
	s_waitcnt vmcnt(1)
	v_fmac_f32_e32 v4, v62, v91
	v_fmac_f32_e32 v41, v91, v50
	v_fmac_f32_e32 v91, v14, v87
	buffer_store_dword v4, off, s[8:11], 0 offset:328 ; 4-byte Folded Spill
	buffer_load_dword v4, off, s[8:11], 0 offset:236 ; 4-byte Folded Reload
	v_fmac_f32_e32 v95, v23, v7
	buffer_store_dword v41, off, s[8:11], 0 offset:496 ; 4-byte Folded Spill
	buffer_load_dword v41, off, s[8:11], 0 offset:124 ; 4-byte Folded Reload
	buffer_store_dword v91, off, s[8:11], 0 offset:240 ; 4-byte Folded Spill
	buffer_store_dword v95, off, s[8:11], 0 offset:32 ; 4-byte Folded Spill
	buffer_load_dword v95, off, s[8:11], 0 offset:340 ; 4-byte Folded Reload
	s_waitcnt vmcnt(2)
	v_fmac_f32_e32 v102, v43, v4
	buffer_store_dword v102, off, s[8:11], 0 offset:332 ; 4-byte Folded Spill
	v_mov_b32_e32 v102, v100
	v_mov_b32_e32 v100, v98
	v_mov_b32_e32 v98, v97
	v_mov_b32_e32 v97, v79
	v_mov_b32_e32 v79, v78
	v_mov_b32_e32 v78, v85
	v_mov_b32_e32 v85, v69
	v_mov_b32_e32 v69, v117
	v_fmac_f32_e32 v86, v64, v97
	v_fmac_f32_e32 v1, v116, v79
	v_fmac_f32_e32 v77, v17, v78
	v_fmac_f32_e32 v93, v112, v85
	v_fmac_f32_e32 v55, v104, v69
	buffer_store_dword v86, off, s[8:11], 0 offset:352 ; 4-byte Folded Spill
	v_mov_b32_e32 v86, v36
	buffer_store_dword v77, off, s[8:11], 0 offset:360 ; 4-byte Folded Spill
	buffer_store_dword v93, off, s[8:11], 0 offset:344 ; 4-byte Folded Spill
	v_mov_b32_e32 v93, v92
	v_mov_b32_e32 v92, v90
	v_mov_b32_e32 v90, v89
	buffer_store_dword v55, off, s[8:11], 0 offset:404 ; 4-byte Folded Spill
	buffer_load_dword v55, off, s[8:11], 0 offset:520 ; 4-byte Folded Reload
	v_fmac_f32_e32 v122, v56, v86
	v_fmac_f32_e32 v37, v86, v92
	v_fmac_f32_e32 v46, v97, v90
	v_mov_b32_e32 v77, v76
	v_mov_b32_e32 v76, v83
	buffer_store_dword v122, off, s[8:11], 0 offset:444 ; 4-byte Folded Spill
	v_mov_b32_e32 v122, v118
	buffer_store_dword v46, off, s[8:11], 0 offset:400 ; 4-byte Folded Spill
	buffer_load_dword v46, off, s[8:11], 0 offset:532 ; 4-byte Folded Reload
	s_waitcnt vmcnt(2)
	v_fmac_f32_e32 v96, v49, v95
	v_mov_b32_e32 v83, v59
	v_fmac_f32_e32 v5, v122, v98
	buffer_store_dword v37, off, s[8:11], 0 offset:384 ; 4-byte Folded Spill
	s_clause 0x1                            ; 8-byte Folded Reload
	buffer_load_dword v37, off, s[8:11], 0 offset:516
	buffer_load_dword v59, off, s[8:11], 0 offset:524
	buffer_store_dword v96, off, s[8:11], 0 offset:436 ; 4-byte Folded Spill
	buffer_load_dword v96, off, s[8:11], 0 offset:336 ; 4-byte Folded Reload
	buffer_store_dword v5, off, s[8:11], 0 offset:464 ; 4-byte Folded Spill
	buffer_load_dword v5, off, s[8:11], 0 offset:536 ; 4-byte Folded Reload
	v_mov_b32_e32 v89, v80
	v_mov_b32_e32 v80, v75
	v_mov_b32_e32 v75, v74
	v_mov_b32_e32 v74, v73
	v_mov_b32_e32 v73, v72
	v_mov_b32_e32 v72, v71
	v_mov_b32_e32 v71, v70
	v_mov_b32_e32 v70, v65
	v_mov_b32_e32 v65, v66
	v_mov_b32_e32 v66, v67
	v_mov_b32_e32 v67, v68
	v_fmac_f32_e32 v19, v109, v80
	v_fmac_f32_e32 v127, v10, v122
	v_fmac_f32_e32 v39, v22, v75
	v_fmac_f32_e32 v28, v12, v73
	v_fmac_f32_e32 v10, v67, v24
	buffer_store_dword v19, off, s[8:11], 0 offset:468 ; 4-byte Folded Spill
	v_fmac_f32_e32 v31, v101, v67
	v_mov_b32_e32 v36, v34
	v_fmac_f32_e32 v27, v108, v74
	buffer_store_dword v10, off, s[8:11], 0 offset:312 ; 4-byte Folded Spill
	buffer_store_dword v39, off, s[8:11], 0 offset:392 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[8:11], 0 offset:476 ; 4-byte Folded Spill
	buffer_load_dword v31, off, s[8:11], 0 offset:112 ; 4-byte Folded Reload
	v_mov_b32_e32 v39, v48
	buffer_store_dword v28, off, s[8:11], 0 offset:376 ; 4-byte Folded Spill
	v_mov_b32_e32 v28, v25
	v_fmac_f32_e32 v45, v7, v66
	v_fmac_f32_e32 v33, v94, v83
	v_fmac_f32_e32 v38, v4, v89
	buffer_store_dword v27, off, s[8:11], 0 offset:372 ; 4-byte Folded Spill
	v_mov_b32_e32 v27, v29
	buffer_load_dword v29, off, s[8:11], 0 offset:104 ; 4-byte Folded Reload
	buffer_store_dword v45, off, s[8:11], 0 offset:504 ; 4-byte Folded Spill
	buffer_load_dword v45, off, s[8:11], 0 offset:128 ; 4-byte Folded Reload
	buffer_store_dword v33, off, s[8:11], 0 offset:484 ; 4-byte Folded Spill
	buffer_load_dword v33, off, s[8:11], 0 offset:116 ; 4-byte Folded Reload
	buffer_store_dword v38, off, s[8:11], 0 offset:388 ; 4-byte Folded Spill
	buffer_load_dword v38, off, s[8:11], 0 offset:120 ; 4-byte Folded Reload
	v_fmac_f32_e32 v23, v79, v100
	v_fmac_f32_e32 v56, v65, v111
	v_fmac_f32_e32 v112, v66, v113
	v_fmac_f32_e32 v12, v90, v103
	v_fmac_f32_e32 v7, v100, v28
	buffer_store_dword v1, off, s[8:11], 0 offset:456 ; 4-byte Folded Spill
	v_mov_b32_e32 v1, v21
	buffer_load_dword v21, off, s[8:11], 0 offset:64 ; 4-byte Folded Reload
	buffer_store_dword v23, off, s[8:11], 0 offset:472 ; 4-byte Folded Spill
	buffer_load_dword v23, off, s[8:11], 0 offset:80 ; 4-byte Folded Reload
	v_fmac_f32_e32 v40, v78, v9
	v_fmac_f32_e32 v49, v77, v3
	v_fmac_f32_e32 v84, v74, v107
	v_fmac_f32_e32 v52, v75, v15
	v_fmac_f32_e32 v62, v73, v14
	v_fmac_f32_e32 v43, v72, v13
	v_fmac_f32_e32 v64, v71, v18
	buffer_store_dword v56, off, s[8:11], 0 offset:148 ; 4-byte Folded Spill
	buffer_load_dword v56, off, s[8:11], 0 offset:60 ; 4-byte Folded Reload
	buffer_store_dword v112, off, s[8:11], 0 offset:300 ; 4-byte Folded Spill
	buffer_store_dword v12, off, s[8:11], 0 offset:304 ; 4-byte Folded Spill
	v_mov_b32_e32 v12, v15
	buffer_load_dword v15, off, s[8:11], 0 offset:44 ; 4-byte Folded Reload
	buffer_store_dword v7, off, s[8:11], 0 offset:264 ; 4-byte Folded Spill
	buffer_load_dword v7, off, s[8:11], 0   ; 4-byte Folded Reload
	v_mov_b32_e32 v112, v18
	v_fmac_f32_e32 v97, v18, v105
	buffer_store_dword v40, off, s[8:11], 0 offset:492 ; 4-byte Folded Spill
	buffer_load_dword v40, off, s[8:11], 0 offset:84 ; 4-byte Folded Reload
	buffer_store_dword v49, off, s[8:11], 0 offset:508 ; 4-byte Folded Spill
	buffer_load_dword v49, off, s[8:11], 0 offset:88 ; 4-byte Folded Reload
	buffer_store_dword v84, off, s[8:11], 0 offset:356 ; 4-byte Folded Spill
	buffer_store_dword v52, off, s[8:11], 0 offset:512 ; 4-byte Folded Spill
	buffer_store_dword v43, off, s[8:11], 0 offset:396 ; 4-byte Folded Spill
	v_fmac_f32_e32 v82, v11, v76
	v_fmac_f32_e32 v2, v114, v77
	v_fmac_f32_e32 v44, v106, v65
	v_fmac_f32_e32 v16, v80, v102
	v_mov_b32_e32 v34, v107
	buffer_store_dword v82, off, s[8:11], 0 offset:364 ; 4-byte Folded Spill
	v_mov_b32_e32 v82, v54
	v_fmac_f32_e32 v114, v83, v61
	v_fmac_f32_e32 v11, v69, v53
	v_fmac_f32_e32 v106, v98, v47
	v_fmac_f32_e32 v104, v12, v1
	v_fmac_f32_e32 v17, v70, v82
	buffer_store_dword v127, off, s[8:11], 0 offset:452 ; 4-byte Folded Spill
	v_fmac_f32_e32 v35, v110, v72
	buffer_store_dword v16, off, s[8:11], 0 offset:368 ; 4-byte Folded Spill
	buffer_store_dword v114, off, s[8:11], 0 offset:288 ; 4-byte Folded Spill
	buffer_store_dword v17, off, s[8:11], 0 offset:284 ; 4-byte Folded Spill
	buffer_store_dword v11, off, s[8:11], 0 offset:320 ; 4-byte Folded Spill
	v_mov_b32_e32 v16, v50
	buffer_store_dword v106, off, s[8:11], 0 offset:276 ; 4-byte Folded Spill
	v_mov_b32_e32 v107, v9
	v_mov_b32_e32 v11, v8
	v_mov_b32_e32 v127, v34
	v_mov_b32_e32 v106, v12
	buffer_store_dword v104, off, s[8:11], 0 offset:248 ; 4-byte Folded Spill
	v_mov_b32_e32 v12, v111
	v_fmac_f32_e32 v86, v111, v121
	v_mov_b32_e32 v114, v113
	v_mov_b32_e32 v17, v115
	v_mov_b32_e32 v104, v103
	v_fmac_f32_e32 v65, v47, v26
	buffer_store_dword v2, off, s[8:11], 0 offset:460 ; 4-byte Folded Spill
	buffer_store_dword v35, off, s[8:11], 0 offset:488 ; 4-byte Folded Spill
	buffer_store_dword v44, off, s[8:11], 0 offset:500 ; 4-byte Folded Spill
	buffer_store_dword v62, off, s[8:11], 0 offset:416 ; 4-byte Folded Spill
	buffer_store_dword v64, off, s[8:11], 0 offset:232 ; 4-byte Folded Spill
	s_clause 0x3                            ; 16-byte Folded Reload
	buffer_load_dword v52, off, s[8:11], 0 offset:72
	buffer_load_dword v43, off, s[8:11], 0 offset:68
	buffer_load_dword v18, off, s[8:11], 0 offset:12
	buffer_load_dword v10, off, s[8:11], 0 offset:244
	v_fmac_f32_e32 v32, v6, v71
	v_fmac_f32_e32 v60, v30, v6
	v_fmac_f32_e32 v30, v85, v93
	v_fmac_f32_e32 v6, v93, v27
	buffer_store_dword v32, off, s[8:11], 0 offset:480 ; 4-byte Folded Spill
	buffer_load_dword v32, off, s[8:11], 0 offset:540 ; 4-byte Folded Reload
	buffer_store_dword v30, off, s[8:11], 0 offset:380 ; 4-byte Folded Spill
	s_clause 0x1                            ; 8-byte Folded Reload
	buffer_load_dword v30, off, s[8:11], 0 offset:108
	buffer_load_dword v25, off, s[8:11], 0 offset:100
	buffer_store_dword v60, off, s[8:11], 0 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v6, off, s[8:11], 0 offset:272 ; 4-byte Folded Spill
	s_waitcnt vmcnt(24)
	v_fmac_f32_e32 v79, v20, v55
	s_waitcnt vmcnt(23)
	v_fmac_f32_e32 v4, v13, v46
	buffer_store_dword v4, off, s[8:11], 0 offset:236 ; 4-byte Folded Spill
	s_waitcnt vmcnt(21)
	v_fmac_f32_e32 v85, v113, v59
	buffer_load_dword v4, off, s[8:11], 0 offset:36 ; 4-byte Folded Reload
	s_waitcnt vmcnt(21)
	v_fmac_f32_e32 v123, v88, v96
	v_fmac_f32_e32 v58, v96, v70
	v_fmac_f32_e32 v88, v76, v8
	v_fmac_f32_e32 v96, v8, v37
	s_waitcnt vmcnt(20)
	v_fmac_f32_e32 v110, v92, v5
	buffer_store_dword v123, off, s[8:11], 0 offset:448 ; 4-byte Folded Spill
	v_mov_b32_e32 v123, v51
	s_clause 0x1                            ; 8-byte Folded Reload
	buffer_load_dword v68, off, s[8:11], 0 offset:28
	buffer_load_dword v51, off, s[8:11], 0 offset:544
	buffer_store_dword v58, off, s[8:11], 0 offset:412 ; 4-byte Folded Spill
	buffer_load_dword v58, off, s[8:11], 0 offset:136 ; 4-byte Folded Reload
	buffer_store_dword v88, off, s[8:11], 0 offset:348 ; 4-byte Folded Spill
	v_fmac_f32_e32 v22, v89, v123
	s_clause 0x1                            ; 8-byte Folded Reload
	buffer_load_dword v88, off, s[8:11], 0 offset:92
	buffer_load_dword v84, off, s[8:11], 0 offset:76
	buffer_store_dword v96, off, s[8:11], 0 offset:336 ; 4-byte Folded Spill
	v_mov_b32_e32 v96, v87
	buffer_store_dword v22, off, s[8:11], 0 offset:292 ; 4-byte Folded Spill
	v_mov_b32_e32 v22, v14
	buffer_load_dword v14, off, s[8:11], 0 offset:8 ; 4-byte Folded Reload
	v_mov_b32_e32 v8, v105
	buffer_store_dword v110, off, s[8:11], 0 offset:268 ; 4-byte Folded Spill
	s_waitcnt vmcnt(20)
	v_fmac_f32_e32 v73, v103, v21
	s_waitcnt vmcnt(19)
	v_fmac_f32_e32 v71, v27, v23
	s_waitcnt vmcnt(10)
	v_fmac_f32_e32 v108, v50, v10
	buffer_store_dword v108, off, s[8:11], 0 offset:316 ; 4-byte Folded Spill
	v_mov_b32_e32 v108, v13
	s_waitcnt vmcnt(9)
	v_fmac_f32_e32 v101, v102, v32
	v_fmac_f32_e32 v67, v32, v29
	s_waitcnt vmcnt(7)
	v_fmac_f32_e32 v66, v28, v25
	buffer_store_dword v101, off, s[8:11], 0 offset:260 ; 4-byte Folded Spill
	buffer_load_dword v101, off, s[8:11], 0 offset:56 ; 4-byte Folded Reload
	s_waitcnt vmcnt(7)
	v_fmac_f32_e32 v80, v115, v4
	s_waitcnt vmcnt(6)
	v_fmac_f32_e32 v57, v99, v68
	v_fmac_f32_e32 v116, v68, v20
	v_fmac_f32_e32 v99, v9, v39
	s_waitcnt vmcnt(5)
	v_fmac_f32_e32 v94, v34, v51
	v_mov_b32_e32 v34, v53
	buffer_store_dword v57, off, s[8:11], 0 offset:408 ; 4-byte Folded Spill
	s_clause 0x1                            ; 8-byte Folded Reload
	buffer_load_dword v57, off, s[8:11], 0 offset:132
	buffer_load_dword v19, off, s[8:11], 0 offset:144
	buffer_store_dword v116, off, s[8:11], 0 offset:280 ; 4-byte Folded Spill
	buffer_store_dword v99, off, s[8:11], 0 offset:256 ; 4-byte Folded Spill
	s_clause 0x1                            ; 8-byte Folded Reload
	buffer_load_dword v99, off, s[8:11], 0 offset:52
	buffer_load_dword v60, off, s[8:11], 0 offset:40
	v_mov_b32_e32 v116, v24
	v_fmac_f32_e32 v68, v39, v30
	buffer_store_dword v94, off, s[8:11], 0 offset:252 ; 4-byte Folded Spill
	s_waitcnt vmcnt(2)
	v_fmac_f32_e32 v63, v95, v19
	v_fmac_f32_e32 v109, v19, v115
	v_fmac_f32_e32 v95, v3, v36
	v_fmac_f32_e32 v19, v36, v31
	buffer_store_dword v63, off, s[8:11], 0 offset:420 ; 4-byte Folded Spill
	v_mov_b32_e32 v63, v120
	buffer_load_dword v120, off, s[8:11], 0 offset:140 ; 4-byte Folded Reload
	buffer_store_dword v95, off, s[8:11], 0 offset:340 ; 4-byte Folded Spill
	buffer_load_dword v95, off, s[8:11], 0 offset:32 ; 4-byte Folded Reload
	buffer_store_dword v19, off, s[8:11], 0 offset:144 ; 4-byte Folded Spill
	v_fmac_f32_e32 v122, v24, v63
	s_clause 0x3                            ; 16-byte Folded Reload
	buffer_load_dword v24, off, s[8:11], 0 offset:20
	buffer_load_dword v19, off, s[8:11], 0 offset:24
	buffer_load_dword v20, off, s[8:11], 0 offset:16
	buffer_load_dword v13, off, s[8:11], 0 offset:4
	v_fmac_f32_e32 v78, v82, v7
	v_fmac_f32_e32 v76, v53, v18
	v_fmac_f32_e32 v74, v10, v14
	buffer_store_dword v109, off, s[8:11], 0 offset:308 ; 4-byte Folded Spill
	s_waitcnt vmcnt(3)
	v_fmac_f32_e32 v72, v5, v24
	s_waitcnt vmcnt(2)
	v_fmac_f32_e32 v70, v37, v19
	s_waitcnt vmcnt(1)
	v_fmac_f32_e32 v75, v123, v20
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v77, v61, v13
	s_cbranch_scc1 .LBB0_2
; %bb.3:
	v_mov_b32_e32 v115, v104
	v_mov_b32_e32 v113, v47
	v_mov_b32_e32 v41, v51
	s_clause 0xe                            ; 60-byte Folded Reload
	buffer_load_dword v47, off, s[8:11], 0 offset:372
	buffer_load_dword v48, off, s[8:11], 0 offset:468
	buffer_load_dword v49, off, s[8:11], 0 offset:364
	buffer_load_dword v50, off, s[8:11], 0 offset:460
	buffer_load_dword v51, off, s[8:11], 0 offset:360
	buffer_load_dword v52, off, s[8:11], 0 offset:456
	buffer_load_dword v117, off, s[8:11], 0 offset:352
	buffer_load_dword v54, off, s[8:11], 0 offset:452
	buffer_load_dword v120, off, s[8:11], 0 offset:344
	buffer_load_dword v56, off, s[8:11], 0 offset:444
	buffer_load_dword v104, off, s[8:11], 0 offset:332
	buffer_load_dword v58, off, s[8:11], 0 offset:448
	buffer_load_dword v118, off, s[8:11], 0 offset:328
	buffer_load_dword v60, off, s[8:11], 0 offset:440
	buffer_load_dword v2, off, s[8:11], 0 offset:324
	buffer_store_dword v26, off, s[8:11], 0 offset:560 ; 4-byte Folded Spill
	buffer_store_dword v61, off, s[8:11], 0 offset:556 ; 4-byte Folded Spill
	buffer_store_dword v82, off, s[8:11], 0 offset:552 ; 4-byte Folded Spill
	buffer_store_dword v122, off, s[8:11], 0 offset:548 ; 4-byte Folded Spill
	buffer_store_dword v70, off, s[8:11], 0 offset:568 ; 4-byte Folded Spill
	v_mov_b32_e32 v7, v34
	v_mov_b32_e32 v14, v27
	s_clause 0xf                            ; 64-byte Folded Reload
	buffer_load_dword v23, off, s[8:11], 0 offset:400
	buffer_load_dword v24, off, s[8:11], 0 offset:484
	buffer_load_dword v25, off, s[8:11], 0 offset:388
	buffer_load_dword v26, off, s[8:11], 0 offset:496
	buffer_load_dword v27, off, s[8:11], 0 offset:404
	buffer_load_dword v29, off, s[8:11], 0 offset:412
	buffer_load_dword v30, off, s[8:11], 0 offset:504
	buffer_load_dword v31, off, s[8:11], 0 offset:420
	buffer_load_dword v33, off, s[8:11], 0 offset:408
	buffer_load_dword v34, off, s[8:11], 0 offset:476
	buffer_load_dword v15, off, s[8:11], 0 offset:492
	buffer_load_dword v119, off, s[8:11], 0 offset:368
	buffer_load_dword v18, off, s[8:11], 0 offset:472
	buffer_load_dword v19, off, s[8:11], 0 offset:384
	buffer_load_dword v20, off, s[8:11], 0 offset:464
	buffer_load_dword v21, off, s[8:11], 0 offset:380
	v_mov_b32_e32 v82, v69
	v_mov_b32_e32 v103, v107
	v_mov_b32_e32 v105, v125
	s_clause 0x3                            ; 16-byte Folded Reload
	buffer_load_dword v107, off, s[8:11], 0 offset:308
	buffer_load_dword v124, off, s[8:11], 0 offset:312
	buffer_load_dword v125, off, s[8:11], 0 offset:296
	buffer_load_dword v126, off, s[8:11], 0 offset:280
	v_mov_b32_e32 v6, v10
	s_clause 0x3                            ; 16-byte Folded Reload
	buffer_load_dword v69, off, s[8:11], 0 offset:512
	buffer_load_dword v111, off, s[8:11], 0 offset:356
	buffer_load_dword v10, off, s[8:11], 0 offset:348
	buffer_load_dword v9, off, s[8:11], 0 offset:508
	v_mov_b32_e32 v64, v59
	s_clause 0x3                            ; 16-byte Folded Reload
	buffer_load_dword v61, off, s[8:11], 0 offset:436
	buffer_load_dword v59, off, s[8:11], 0 offset:428
	buffer_load_dword v57, off, s[8:11], 0 offset:432
	buffer_load_dword v53, off, s[8:11], 0 offset:424
	buffer_store_dword v85, off, s[8:11], 0 offset:564 ; 4-byte Folded Spill
	v_mov_b32_e32 v85, v16
	buffer_store_dword v86, off, s[8:11], 0 offset:572 ; 4-byte Folded Spill
	buffer_store_dword v97, off, s[8:11], 0 offset:576 ; 4-byte Folded Spill
	v_mov_b32_e32 v97, v98
	v_mov_b32_e32 v99, v100
	v_mov_b32_e32 v101, v102
	v_mov_b32_e32 v100, v22
	s_clause 0x5                            ; 24-byte Folded Reload
	buffer_load_dword v22, off, s[8:11], 0 offset:292
	buffer_load_dword v98, off, s[8:11], 0 offset:320
	buffer_load_dword v102, off, s[8:11], 0 offset:316
	buffer_load_dword v16, off, s[8:11], 0 offset:300
	buffer_load_dword v3, off, s[8:11], 0 offset:416
	buffer_load_dword v4, off, s[8:11], 0 offset:396
	v_mov_b32_e32 v35, v39
	s_clause 0x6                            ; 28-byte Folded Reload
	buffer_load_dword v38, off, s[8:11], 0 offset:500
	buffer_load_dword v39, off, s[8:11], 0 offset:392
	buffer_load_dword v40, off, s[8:11], 0 offset:480
	buffer_load_dword v95, off, s[8:11], 0 offset:340
	buffer_load_dword v87, off, s[8:11], 0 offset:336
	buffer_load_dword v42, off, s[8:11], 0 offset:488
	buffer_load_dword v43, off, s[8:11], 0 offset:376
	v_mov_b32_e32 v70, v71
	v_mov_b32_e32 v71, v72
	v_mov_b32_e32 v72, v73
	v_mov_b32_e32 v73, v74
	v_mov_b32_e32 v74, v75
	v_mov_b32_e32 v75, v76
	v_mov_b32_e32 v76, v77
	v_mov_b32_e32 v77, v78
	v_mov_b32_e32 v78, v79
	v_mov_b32_e32 v79, v80
	s_clause 0x2                            ; 12-byte Folded Reload
	buffer_load_dword v80, off, s[8:11], 0 offset:580
	buffer_load_dword v86, off, s[8:11], 0 offset:288
	buffer_load_dword v94, off, s[8:11], 0 offset:284
	v_mov_b32_e32 v110, v106
	buffer_load_dword v106, off, s[8:11], 0 offset:304 ; 4-byte Folded Reload
	v_mov_b32_e32 v84, v83
	v_mov_b32_e32 v88, v89
	v_mov_b32_e32 v91, v92
	v_mov_b32_e32 v109, v127
	v_mov_b32_e32 v92, v108
	v_mov_b32_e32 v81, v112
	v_mov_b32_e32 v83, v12
	v_mov_b32_e32 v89, v114
	v_mov_b32_e32 v122, v116
	v_mov_b32_e32 v127, v17
	v_mov_b32_e32 v13, v5
	v_mov_b32_e32 v44, v1
	v_mov_b32_e32 v45, v96
	v_mov_b32_e32 v5, v8
	s_branch .LBB0_5
.LBB0_4:
	v_mov_b32_e32 v110, v109
	v_mov_b32_e32 v109, v11
	v_mov_b32_e32 v11, v69
	v_mov_b32_e32 v103, v84
	v_mov_b32_e32 v99, v82
	v_mov_b32_e32 v69, v7
	s_clause 0x6                            ; 28-byte Folded Reload
	buffer_load_dword v84, off, s[8:11], 0 offset:532
	buffer_load_dword v82, off, s[8:11], 0 offset:536
	buffer_load_dword v7, off, s[8:11], 0 offset:540
	buffer_load_dword v65, off, s[8:11], 0 offset:516
	buffer_load_dword v66, off, s[8:11], 0 offset:520
	buffer_load_dword v67, off, s[8:11], 0 offset:524
	buffer_load_dword v68, off, s[8:11], 0 offset:28
	v_mov_b32_e32 v3, v4
	buffer_store_dword v88, off, s[8:11], 0 offset:576 ; 4-byte Folded Spill
	buffer_load_dword v88, off, s[8:11], 0 offset:528 ; 4-byte Folded Reload
	v_mov_b32_e32 v4, v6
	buffer_load_dword v6, off, s[8:11], 0 offset:244 ; 4-byte Folded Reload
	v_mov_b32_e32 v101, v90
	v_mov_b32_e32 v93, v12
	v_mov_b32_e32 v91, v112
	v_mov_b32_e32 v90, v114
	buffer_store_dword v85, off, s[8:11], 0 offset:572 ; 4-byte Folded Spill
	v_mov_b32_e32 v85, v116
	v_mov_b32_e32 v95, v96
	v_mov_b32_e32 v87, v97
	v_mov_b32_e32 v97, v17
	v_mov_b32_e32 v105, v108
	s_waitcnt vmcnt(9)
	buffer_store_dword v1, off, s[8:11], 0 offset:568 ; 4-byte Folded Spill
	buffer_store_dword v0, off, s[8:11], 0 offset:564 ; 4-byte Folded Spill
.LBB0_5:
	s_clause 0x1                            ; 8-byte Folded Reload
	buffer_load_dword v0, off, s[8:11], 0 offset:552
	buffer_load_dword v1, off, s[8:11], 0 offset:556
	s_waitcnt vmcnt(4)
	buffer_store_dword v68, off, s[8:11], 0 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v67, off, s[8:11], 0 offset:524 ; 4-byte Folded Spill
	buffer_store_dword v66, off, s[8:11], 0 offset:520 ; 4-byte Folded Spill
	buffer_store_dword v65, off, s[8:11], 0 offset:516 ; 4-byte Folded Spill
	v_add_co_u32 v65, s0, s2, v80
	v_add_co_ci_u32_e64 v66, null, s3, 0, s0
	global_store_dword v80, v84, s[2:3]
	v_add_co_u32 v67, vcc_lo, 0x1000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v82, off
	v_add_co_u32 v67, vcc_lo, 0x2000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v85, off
	v_add_co_u32 v67, vcc_lo, 0x3000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(3)
	global_store_dword v[67:68], v88, off
	v_add_co_u32 v67, vcc_lo, 0x4000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v90, off
	v_add_co_u32 v67, vcc_lo, 0x5000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v91, off
	v_add_co_u32 v67, vcc_lo, 0x6000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v93, off
	v_add_co_u32 v67, vcc_lo, 0x7000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v97, off
	v_add_co_u32 v67, vcc_lo, 0x8000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v99, off
	v_add_co_u32 v67, vcc_lo, 0x9000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v101, off
	v_add_co_u32 v67, vcc_lo, 0xa000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v103, off
	v_add_co_u32 v67, vcc_lo, 0xb000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v105, off
	v_add_co_u32 v67, vcc_lo, 0xc000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v11, off
	v_add_co_u32 v67, vcc_lo, 0xd000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v109, off
	v_add_co_u32 v67, vcc_lo, 0xe000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v110, off
	v_add_co_u32 v67, vcc_lo, 0xf000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v100, off
	v_add_co_u32 v67, vcc_lo, 0x10000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v92, off
	v_add_co_u32 v67, vcc_lo, 0x11000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v81, off
	v_add_co_u32 v67, vcc_lo, 0x12000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v83, off
	v_add_co_u32 v67, vcc_lo, 0x13000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v89, off
	v_add_co_u32 v67, vcc_lo, 0x14000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v122, off
	v_add_co_u32 v67, vcc_lo, 0x15000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v125, off
	v_add_co_u32 v67, vcc_lo, 0x16000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v127, off
	v_add_co_u32 v67, vcc_lo, 0x17000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(1)
	global_store_dword v[67:68], v0, off
	v_add_co_u32 v67, vcc_lo, 0x18000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[67:68], v1, off
	v_add_co_u32 v67, vcc_lo, 0x19000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v7, off
	v_add_co_u32 v67, vcc_lo, 0x1a000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v6, off
	v_add_co_u32 v67, vcc_lo, 0x1b000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v123, off
	v_add_co_u32 v67, vcc_lo, 0x1c000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v115, off
	v_add_co_u32 v67, vcc_lo, 0x1d000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v13, off
	v_add_co_u32 v67, vcc_lo, 0x1e000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v14, off
	v_add_co_u32 v67, vcc_lo, 0x1f000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v113, off
	v_add_co_u32 v67, vcc_lo, 0x20000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v28, off
	v_add_co_u32 v67, vcc_lo, 0x21000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v32, off
	v_add_co_u32 v67, vcc_lo, 0x22000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v35, off
	v_add_co_u32 v67, vcc_lo, 0x23000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v36, off
	v_add_co_u32 v67, vcc_lo, 0x24000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v37, off
	v_add_co_u32 v67, vcc_lo, 0x25000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v41, off
	v_add_co_u32 v67, vcc_lo, 0x26000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v44, off
	v_add_co_u32 v67, vcc_lo, 0x27000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v45, off
	v_add_co_u32 v67, vcc_lo, 0x28000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v46, off
	v_add_co_u32 v67, vcc_lo, 0x29000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:36 ; 4-byte Folded Reload
	v_add_co_u32 v67, vcc_lo, 0x2a000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v121, off
	v_add_co_u32 v67, vcc_lo, 0x2b000, v65
	v_add_co_ci_u32_e64 v68, null, 0, v66, vcc_lo
	v_add_co_u32 v0, vcc_lo, 0x2c000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[67:68], v64, off
	global_store_dword v[0:1], v63, off
	v_add_co_u32 v0, vcc_lo, 0x2d000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v55, off
	v_add_co_u32 v0, vcc_lo, 0x2e000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0   ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x2f000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:4 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x30000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:12 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x31000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:8 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x32000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:16 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x33000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:64 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x34000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:20 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x35000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:80 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x36000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:560 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x37000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:100 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x38000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:104 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x39000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:108 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x3a000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:112 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x3b000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:24 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x3c000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:116 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x3d000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:120 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x3e000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:124 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x3f000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:128 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x40000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:132 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x41000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:136 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x42000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:140 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x43000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:196 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x44000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:200 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x45000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:204 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x46000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:208 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x47000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:212 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x48000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:216 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x49000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:220 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x4a000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:224 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x4b000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:228 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x4c000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:84 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x4d000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:96 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x4e000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:92 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x4f000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:88 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x50000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:72 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x51000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:76 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x52000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:192 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x53000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:188 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x54000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:68 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x55000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:60 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x56000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:184 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x57000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:180 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x58000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:176 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x59000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:172 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x5a000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:156 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x5b000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:168 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x5c000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:164 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x5d000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:160 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x5e000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:152 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x5f000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:44 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x60000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:56 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x61000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:52 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x62000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:48 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x63000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:40 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x64000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	buffer_load_dword v5, off, s[8:11], 0 offset:32 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x65000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v59, off
	v_add_co_u32 v0, vcc_lo, 0x66000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v5, off
	v_add_co_u32 v0, vcc_lo, 0x67000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v53, off
	v_add_co_u32 v0, vcc_lo, 0x68000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v57, off
	v_add_co_u32 v0, vcc_lo, 0x69000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v61, off
	v_add_co_u32 v0, vcc_lo, 0x6a000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v58, off
	v_add_co_u32 v0, vcc_lo, 0x6b000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v2, off
	buffer_load_dword v2, off, s[8:11], 0 offset:232 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x6c000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v60, off
	v_add_co_u32 v0, vcc_lo, 0x6d000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v118, off
	v_add_co_u32 v0, vcc_lo, 0x6e000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v104, off
	v_add_co_u32 v0, vcc_lo, 0x6f000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v117, off
	v_add_co_u32 v0, vcc_lo, 0x70000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v56, off
	v_add_co_u32 v0, vcc_lo, 0x71000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v120, off
	v_add_co_u32 v0, vcc_lo, 0x72000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v54, off
	v_add_co_u32 v0, vcc_lo, 0x73000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v52, off
	v_add_co_u32 v0, vcc_lo, 0x74000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v48, off
	v_add_co_u32 v0, vcc_lo, 0x75000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v51, off
	v_add_co_u32 v0, vcc_lo, 0x76000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v50, off
	v_add_co_u32 v0, vcc_lo, 0x77000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v49, off
	v_add_co_u32 v0, vcc_lo, 0x78000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v47, off
	v_add_co_u32 v0, vcc_lo, 0x79000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v39, off
	v_add_co_u32 v0, vcc_lo, 0x7a000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v43, off
	v_add_co_u32 v0, vcc_lo, 0x7b000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v42, off
	v_add_co_u32 v0, vcc_lo, 0x7c000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v40, off
	v_add_co_u32 v0, vcc_lo, 0x7d000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v38, off
	v_add_co_u32 v0, vcc_lo, 0x7e000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v30, off
	v_add_co_u32 v0, vcc_lo, 0x7f000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v34, off
	v_add_co_u32 v0, vcc_lo, 0x80000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v33, off
	v_add_co_u32 v0, vcc_lo, 0x81000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v31, off
	v_add_co_u32 v0, vcc_lo, 0x82000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v29, off
	v_add_co_u32 v0, vcc_lo, 0x83000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v24, off
	v_add_co_u32 v0, vcc_lo, 0x84000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v27, off
	v_add_co_u32 v0, vcc_lo, 0x85000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v26, off
	v_add_co_u32 v0, vcc_lo, 0x86000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v25, off
	v_add_co_u32 v0, vcc_lo, 0x87000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v23, off
	v_add_co_u32 v0, vcc_lo, 0x88000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v19, off
	v_add_co_u32 v0, vcc_lo, 0x89000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v21, off
	v_add_co_u32 v0, vcc_lo, 0x8a000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v20, off
	v_add_co_u32 v0, vcc_lo, 0x8b000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v18, off
	v_add_co_u32 v0, vcc_lo, 0x8c000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v119, off
	v_add_co_u32 v0, vcc_lo, 0x8d000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v15, off
	v_add_co_u32 v0, vcc_lo, 0x8e000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v9, off
	v_add_co_u32 v0, vcc_lo, 0x8f000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v10, off
	v_add_co_u32 v0, vcc_lo, 0x90000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v111, off
	v_add_co_u32 v0, vcc_lo, 0x91000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v69, off
	v_add_co_u32 v0, vcc_lo, 0x92000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v3, off
	v_add_co_u32 v0, vcc_lo, 0x93000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v4, off
	v_add_co_u32 v0, vcc_lo, 0x94000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	buffer_load_dword v2, off, s[8:11], 0 offset:148 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x95000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	buffer_load_dword v2, off, s[8:11], 0 offset:268 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0x96000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v16, off
	v_add_co_u32 v0, vcc_lo, 0x97000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v124, off
	v_add_co_u32 v0, vcc_lo, 0x98000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v126, off
	v_add_co_u32 v0, vcc_lo, 0x99000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v107, off
	v_add_co_u32 v0, vcc_lo, 0x9a000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v94, off
	v_add_co_u32 v0, vcc_lo, 0x9b000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v86, off
	v_add_co_u32 v0, vcc_lo, 0x9c000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v98, off
	v_add_co_u32 v0, vcc_lo, 0x9d000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v102, off
	v_add_co_u32 v0, vcc_lo, 0x9e000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v22, off
	v_add_co_u32 v0, vcc_lo, 0x9f000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v106, off
	v_add_co_u32 v0, vcc_lo, 0xa0000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	buffer_load_dword v2, off, s[8:11], 0 offset:272 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0xa1000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	buffer_load_dword v2, off, s[8:11], 0 offset:276 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0xa2000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	buffer_load_dword v2, off, s[8:11], 0 offset:264 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0xa3000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	buffer_load_dword v2, off, s[8:11], 0 offset:260 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0xa4000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	buffer_load_dword v2, off, s[8:11], 0 offset:256 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0xa5000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	buffer_load_dword v2, off, s[8:11], 0 offset:252 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0xa6000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v95, off
	v_add_co_u32 v0, vcc_lo, 0xa7000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v87, off
	v_add_co_u32 v0, vcc_lo, 0xa8000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	buffer_load_dword v2, off, s[8:11], 0 offset:248 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0xa9000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	buffer_load_dword v2, off, s[8:11], 0 offset:240 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0xaa000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	buffer_load_dword v2, off, s[8:11], 0 offset:236 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0xab000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	buffer_load_dword v2, off, s[8:11], 0 offset:576 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0xac000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	buffer_load_dword v2, off, s[8:11], 0 offset:572 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0xad000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	buffer_load_dword v2, off, s[8:11], 0 offset:564 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0xae000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	buffer_load_dword v2, off, s[8:11], 0 offset:548 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0xaf000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	buffer_load_dword v2, off, s[8:11], 0 offset:516 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0xb0000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v78, off
	v_add_co_u32 v0, vcc_lo, 0xb1000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v79, off
	v_add_co_u32 v0, vcc_lo, 0xb2000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v77, off
	v_add_co_u32 v0, vcc_lo, 0xb3000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v76, off
	v_add_co_u32 v0, vcc_lo, 0xb4000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v75, off
	v_add_co_u32 v0, vcc_lo, 0xb5000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v73, off
	v_add_co_u32 v0, vcc_lo, 0xb6000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v74, off
	v_add_co_u32 v0, vcc_lo, 0xb7000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v72, off
	v_add_co_u32 v0, vcc_lo, 0xb8000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v71, off
	v_add_co_u32 v0, vcc_lo, 0xb9000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	global_store_dword v[0:1], v70, off
	v_add_co_u32 v0, vcc_lo, 0xba000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	buffer_load_dword v2, off, s[8:11], 0 offset:520 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0xbb000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	buffer_load_dword v2, off, s[8:11], 0 offset:524 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0xbc000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	buffer_load_dword v2, off, s[8:11], 0 offset:28 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0xbd000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	buffer_load_dword v2, off, s[8:11], 0 offset:144 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0xbe000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	buffer_load_dword v2, off, s[8:11], 0 offset:568 ; 4-byte Folded Reload
	v_add_co_u32 v0, vcc_lo, 0xbf000, v65
	v_add_co_ci_u32_e64 v1, null, 0, v66, vcc_lo
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel spill
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 588
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 128
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
.Lfunc_end0:
	.size	spill, .Lfunc_end0-spill
                                        ; -- End function
	.set spill.num_vgpr, 128
	.set spill.num_agpr, 0
	.set spill.numbered_sgpr, 12
	.set spill.num_named_barrier, 0
	.set spill.private_seg_size, 588
	.set spill.uses_vcc, 1
	.set spill.uses_flat_scratch, 0
	.set spill.has_dyn_sized_stack, 0
	.set spill.has_recursion, 0
	.set spill.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 18644
; TotalNumSgprs: 14
; NumVgprs: 128
; ScratchSize: 588
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 15
; NumSGPRsForWavesPerEU: 14
; NumVGPRsForWavesPerEU: 128
; Occupancy: 8
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
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
    .max_flat_workgroup_size: 1024
    .name:           spill
    .private_segment_fixed_size: 588
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         spill.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     128
    .vgpr_spill_count: 301
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
