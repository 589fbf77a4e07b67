"""A loop of matrix instructions does not load ahead.

What
    A loop with matrix instructions brings its operands from memory and waits for them, or passes them through shared
    memory, in the iteration that uses them.
Why
    Matrix units are the fastest part of the machine and the easiest to starve. While a wave waits for its tile they stand
    still; with the next tile on its way during the products of this one, latency costs nothing.
Instead
    Load the next tile before the products of this one: into other registers, into the other half of a double buffer in
    shared memory, or with asynchronous copies of several stages (cp.async groups, TMA with mbarriers, loads to LDS). In
    Triton that is num_stages, in CUTLASS the stages of the pipeline.
Silent when
    Whether it loads ahead cannot be told, or the operands go straight from loads into registers in a language without waits
    (PTX, LLVM IR): the assembler decides there.
"""

from collections.abc import Iterator

from isaview.bounds.buffering import far_loads
from isaview.rule import Rule, Spot, View, count
from isaview.rules._waits import waits

_SHARED = ("shared",)


def find(view: View) -> Iterator[Spot]:
    """One finding a loop, at its first load from memory."""
    found = waits(view)
    if found is None:
        return
    kernel = view.kernel
    ended = {one.load for one in found.distances if one.to == "wait"}
    for body, told in zip(found.bodies, found.buffered, strict=True):
        loads = far_loads(body)
        own = list(body.instructions())
        products = sum(kernel.forms[index].instruction_class == "matrix" for index in own)
        staged = any(
            access.kind == "store" and access.space in _SHARED for index in own for access in kernel.forms[index].accesses
        )
        if told.verdict == "not seen" and products and loads and (staged or ended.issuperset(loads)):
            what = f"{count(len(loads), 'load')} for {count(products, 'matrix instruction')}, none of them ahead"
            yield Spot(loads[0], f"{what}: {told.because}{view.where(body.loop)}")


BAD = """
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.globl	k
	.type	k,@function
k:
	s_mov_b32 s4, 64
.LBB0_1:
	global_load_dwordx2 v[6:7], v[0:1], off  ; ISA504
	s_waitcnt vmcnt(0)
	v_mfma_f32_32x32x8_f16 v[16:31], v[6:7], v[8:9], v[16:31]
	s_add_i32 s4, s4, -1
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 .LBB0_1
	s_endpgm
.Lend:
	.size	k, .Lend-k
"""
GOOD = """
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.globl	k
	.type	k,@function
k:
	s_mov_b32 s4, 64
.LBB0_1:
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v10
	v_mov_b32_e32 v7, v11
	global_load_dwordx2 v[10:11], v[0:1], off
	v_mfma_f32_32x32x8_f16 v[16:31], v[6:7], v[8:9], v[16:31]
	s_add_i32 s4, s4, -1
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 .LBB0_1
	s_endpgm
.Lend:
	.size	k, .Lend-k
"""

RULE = Rule("ISA504", "no-double-buffering", __doc__, find, (BAD,), (GOOD,))
