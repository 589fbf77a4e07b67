"""Dumps of a kernel ``k`` in each language, made of the instructions that a sample of a rule is about.

A ``comment`` stands on the line of the kernel itself; a ``target`` is the GPU; a body's lines end with line ends.
"""

from __future__ import annotations

from itertools import accumulate


def amdgcn(body: str, target: str = "gfx942", descriptor: str = "", metadata: str = "", comment: str = "") -> str:
    """Assembly of an AMDGCN kernel; ``descriptor`` stands before the code, ``metadata`` are further keys of the kernel."""
    keys = "".join(f"    {line}\n" for line in metadata.splitlines())
    note = f"""	.amdgpu_metadata
---
amdhsa.kernels:
  - .name:           k
    .symbol:         k.kd
{keys}...
	.end_amdgpu_metadata
"""
    return f"""
	.amdgcn_target "amdgcn-amd-amdhsa--{target}"
{descriptor}	.text
	.globl	k
	.type	k,@function
k:{comment}
{body}	s_endpgm
.Lend:
	.size	k, .Lend-k
{note if metadata else ""}"""


OF_256_THREADS = """\
.max_flat_workgroup_size: 256
.reqd_workgroup_size: [256, 1, 1]
.group_segment_fixed_size: {shared}
.private_segment_fixed_size: 0
.vgpr_count:     {registers}
.sgpr_count:     8
.wavefront_size: 64
"""
"""Keys of a kernel that takes so much."""


def amdgcn_loop(body: str, before: str = "", after: str = "", target: str = "gfx942") -> str:
    """Assembly of an AMDGCN kernel whose ``body`` is a loop of 64 iterations, with its counter in s4."""
    counted = f"{body}	s_add_i32 s4, s4, -1\n	s_cmp_lg_u32 s4, 0\n	s_cbranch_scc1 .LBB0_1\n"
    return amdgcn(f"	s_mov_b32 s4, 64\n{before}.LBB0_1:\n{counted}{after}", target)


def ptx(
    body: str,
    parameters: str = ".param .u64 a",
    target: str = "sm_80",
    directives: str = "",
    comment: str = "",
    module: str = "",
) -> str:
    """PTX of a kernel, its argument ``a`` in %rd1; ``directives`` stand before its braces, ``module`` before the kernel."""
    return f"""
.version 8.0
.target {target}
.address_size 64
{module}.visible .entry k({parameters}){comment}
{directives}{{
	.reg .pred %p<9>;
	.reg .b16 %h<9>;
	.reg .b32 %r<9>;
	.reg .b64 %rd<9>;
	.reg .f32 %f<9>;
	.reg .f64 %fd<9>;
	ld.param.u64 %rd1, [a];
{body}	ret;
}}
"""


def ptx_loop(body: str, before: str = "", after: str = "", parameters: str = ".param .u64 a", target: str = "sm_80") -> str:
    """PTX of a kernel whose ``body`` is a loop of 100 iterations, with its counter in %r0."""
    counted = f"{body}	add.s32 %r0, %r0, 1;\n	setp.lt.u32 %p0, %r0, 100;\n	@%p0 bra $L__BB0_1;\n"
    return ptx(f"{before}	mov.u32 %r0, 0;\n$L__BB0_1:\n{counted}{after}", parameters, target)


def llvm(body: str, parameters: str = "", functions: str = "", attributes: str = "") -> str:
    """LLVM IR of a kernel for gfx1100; ``parameters`` follow its argument %a, ``functions`` stand before it."""
    return f"""
target triple = "amdgcn-amd-amdhsa"
{functions}define amdgpu_kernel void @k(ptr addrspace(1) %a{parameters}) #0 {{
entry:
{body}  ret void
}}
attributes #0 = {{ {attributes}"target-cpu"="gfx1100" }}
"""


def sass(body: str, target: str = "sm_90") -> str:
    """A listing of SASS of a kernel; a body's lines are instructions and labels, which begin with a dot."""
    lines = [*body.splitlines(), "EXIT ;"]
    places = accumulate(16 * (line[:1] != ".") for line in lines)
    listed = "".join(
        f"{line}\n" if line[:1] == "." else f"        /*{behind - 16:04x}*/    {line}\n"
        for behind, line in zip(places, lines, strict=True)
    )
    return f"""
	.headerflags	@"EF_CUDA_SM{target[3:]}"
	.target	{target}
	.section	.text.k,"ax",@progbits
	.global	k
	.type	k,@function
	.other	k,@"STO_CUDA_ENTRY STV_DEFAULT"
k:
.text.k:
{listed}"""


def sass_loop(body: str, before: str = "", after: str = "", target: str = "sm_90") -> str:
    """A listing of SASS of a kernel whose ``body`` is a loop of 100 iterations, with its counter in R0."""
    counted = f"{body}IADD3 R0, R0, 0x1, RZ ;\nISETP.GE.AND P0, PT, R0, 0x64, PT ;\n@!P0 BRA `(.L_x_0) ;\n"
    return sass(f"MOV R0, RZ ;\n{before}.L_x_0:\n{counted}{after}", target)


_LAYOUTS = """#rows = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#columns = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#line = #ttg.blocked<{sizePerThread = [8], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#older = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
"""


def ttgir(body: str, arguments: str = "", target: str = "cuda:90") -> str:
    """Triton's tiles of a kernel with a pointer %a and a number %n that 16 divides; further ``arguments`` follow."""
    attributes = f'"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "{target}"'
    even = " {tt.divisibility = 16 : i32}"
    return f"""
{_LAYOUTS}module attributes {{{attributes}, "ttg.threads-per-warp" = 32 : i32}} {{
  tt.func public @k(%a: !tt.ptr<f16>{even}, %n: i32{even}{arguments}) {{
    %c0 = arith.constant 0 : i32
    %c64 = arith.constant 64 : i32
    %zero = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
{indent(body, 4)}    tt.return
  }}
}}
"""


def ttgir_loop(
    body: str, before: str = "", carried: str = "", after: str = "", asked: str = "", head: str = "", arguments: str = ""
) -> str:
    """Triton's tiles of a kernel whose ``body`` is a loop up to %n, with the sum %sum of a product or what is ``carried``.

    ``asked`` are attributes of the loop, ``head`` follows its first line.
    """
    carried = carried or "iter_args(%sum = %zero) -> (tensor<64x64xf32, #mma>)"
    results = f"%r:{carried.count(' = ')}" if carried.count(" = ") > 1 else "%r"
    first = f"{results} = scf.for %i = %c0 to %n step %c64 {carried}  : i32 {{{head}"
    end = f"}} {{{asked}}}" if asked else "}"
    return ttgir(f"{before}{first}\n{indent(body, 2)}{end}\n{after}", arguments)


FLAT = """%r1 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #line>
%p1 = tt.splat %a : !tt.ptr<f16> -> tensor<1024x!tt.ptr<f16>, #line>
%flat = tt.addptr %p1, %r1 : tensor<1024x!tt.ptr<f16>, #line>, tensor<1024xi32, #line>
%l1 = tt.splat %length : i32 -> tensor<1024xi32, #line>
%inside = arith.cmpi slt, %r1, %l1 : tensor<1024xi32, #line>
"""
"""Pointers %flat to 1,024 elements side by side, %inside those below an argument %length."""
STEPPED = """%r2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #rows}>>
%e2 = tt.expand_dims %r2 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #rows}>> -> tensor<1x64xi32, #rows>
%s2 = tt.splat %step : i32 -> tensor<1x64xi32, #rows>
%o2 = arith.muli %e2, %s2 : tensor<1x64xi32, #rows>
%wide = tt.broadcast %o2 : tensor<1x64xi32, #rows> -> tensor<64x64xi32, #rows>
%p2 = tt.splat %a : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #rows>
%at = tt.addptr %p2, %wide : tensor<64x64x!tt.ptr<f16>, #rows>, tensor<64x64xi32, #rows>
"""
"""Pointers %at to a tile of 64 by 64 whose columns lie an argument %step apart, by offsets %wide."""


def indent(text: str, spaces: int) -> str:
    """The lines of a text, each moved to the right."""
    return "".join(f"{' ' * spaces}{line}\n" for line in text.splitlines())
