	.amdgcn_target "amdgcn-amd-amdpal--gfx1100"
	.text
	.globl	shade                           ; -- Begin function shade
	.p2align	8
	.type	shade,@function
shade:                                  ; @shade
; %bb.0:
	s_mov_b32 s13, exec_lo
	s_wqm_b32 exec_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 exec_lo, exec_lo, s13
	image_sample v[0:3], v[0:1], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
	s_waitcnt vmcnt(0)
	v_cmp_nlt_f32_e32 vcc_lo, 0.5, v3
	s_and_not1_b32 s13, s13, vcc_lo
	s_cbranch_scc0 .LBB0_2
; %bb.1:
	s_and_not1_b32 exec_lo, exec_lo, vcc_lo
	v_dual_add_f32 v0, s12, v0 :: v_dual_add_f32 v1, s12, v1
	v_dual_add_f32 v2, s12, v2 :: v_dual_add_f32 v3, s12, v3
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b32 exec_lo, 0
	exp mrt0 off, off, off, off done
	s_endpgm
.LBB0_3:
.Lfunc_end0:
	.size	shade, .Lfunc_end0-shade
                                        ; -- End function
	.set shade.num_vgpr, 4
	.set shade.num_agpr, 0
	.set shade.numbered_sgpr, 14
	.set shade.num_named_barrier, 0
	.set shade.private_seg_size, 0
	.set shade.uses_vcc, 1
	.set shade.uses_flat_scratch, 0
	.set shade.has_dyn_sized_stack, 0
	.set shade.has_recursion, 0
	.set shade.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 80
; TotalNumSgprs: 16
; NumVgprs: 4
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 0
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 16
; NumVGPRsForWavesPerEU: 4
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 0
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.globl	fill                            ; -- Begin function fill
	.p2align	8
	.type	fill,@function
fill:                                   ; @fill
; %bb.0:
	v_cmp_gt_u32_e32 vcc_lo, s8, v0
	s_and_saveexec_b32 s8, vcc_lo
	s_cbranch_execz .LBB1_2
; %bb.1:                                ; %store
	v_cvt_f32_u32_e32 v2, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_mul_f32_e32 v2, 0.5, v2
	image_store v2, v[0:1], s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_2D unorm
.LBB1_2:                                ; %done
	s_endpgm
.Lfunc_end1:
	.size	fill, .Lfunc_end1-fill
                                        ; -- End function
	.set fill.num_vgpr, 3
	.set fill.num_agpr, 0
	.set fill.numbered_sgpr, 9
	.set fill.num_named_barrier, 0
	.set fill.private_seg_size, 0
	.set fill.uses_vcc, 1
	.set fill.uses_flat_scratch, 0
	.set fill.has_dyn_sized_stack, 0
	.set fill.has_recursion, 0
	.set fill.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 36
; TotalNumSgprs: 11
; NumVgprs: 3
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 0
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 3
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 0
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.text
	.section	".note.GNU-stack","",@progbits
	.amd_amdgpu_isa "amdgcn-amd-amdpal--gfx1100"
	.amdgpu_pal_metadata
---
amdpal.pipelines:
  - .hardware_stages:
      .cs:
        .entry_point:    _amdgpu_cs_main
        .entry_point_symbol: fill
        .scratch_memory_size: 0
        .sgpr_count:     0xb
        .vgpr_count:     0x3
      .ps:
        .entry_point:    _amdgpu_ps_main
        .entry_point_symbol: shade
        .scratch_memory_size: 0
        .sgpr_count:     0x10
        .vgpr_count:     0x4
    .registers:
      '0x2c0a (SPI_SHADER_PGM_RSRC1_PS)': 0x22f0000
      '0x2c0b (SPI_SHADER_PGM_RSRC2_PS)': 0
      '0x2e00 (COMPUTE_DISPATCH_INITIATOR)': 0x8000
      '0x2e12 (COMPUTE_PGM_RSRC1)': 0xe02f0000
      '0x2e13 (COMPUTE_PGM_RSRC2)': 0
      '0xa1b3 (SPI_PS_INPUT_ENA)': 0x3
      '0xa1b4 (SPI_PS_INPUT_ADDR)': 0x3
      '0xa1b6 (SPI_PS_IN_CONTROL)': 0x8000
...
	.end_amdgpu_pal_metadata
