"""The dump contradicts itself: two places state one figure differently, or less than the text uses.

What
    Metadata, directives, symbols and the compiler's comments give different values for one figure of this kernel, also
    where they say it in other words (blocks of registers, bits of the descriptor); or fewer registers are stated than the
    text names, fewer are set aside than are used, fewer bytes of code are stated than its instructions take, or
    accumulation registers are said to begin inside the vector registers. Or all that agrees, and the occupancy that a
    comment states does not follow from it.
Why
    The runtime sets aside what the kernel's descriptor says. With too little of it the kernel writes over registers or
    memory of others, or the assembler refuses it; a stale comment or an edited count makes every figure that is read off it
    wrong.
Instead
    Compile again rather than edit counts by hand; in hand-written code let the assembler reckon them
    (``.amdgcn.next_free_vgpr``, ``.amdgcn.next_free_sgpr``), and take out comments that no longer hold.
Silent when
    All places agree, a figure stands in one place only, or the text names virtual registers. Nothing else says what the
    comments ``MemoryBound``, ``WaveLimiterHint`` and ``TRAP_HANDLER`` do.
"""

from collections.abc import Iterator

from isaview.reports.rule import Rule, Spot, View


def find(view: View) -> Iterator[Spot]:
    """One finding for each contradiction of a kernel."""
    disagreements = view.need("registers").disagreements
    yield from (Spot(None, sentence) for sentence in disagreements)
    if disagreements:  # the occupancy may follow from what these are about
        return
    found = view.need("occupancy")
    said, reckoned = found.stated_waves, found.compiler_waves
    if said is not None and reckoned is not None and reckoned.known and said.value != reckoned.value:
        taken = "what it states of registers, shared memory and group size leads the compiler"
        yield Spot(None, f"occupancy: {said.value} by {said.because}, but {taken} to {reckoned.value}")


BAD = """
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.text
	.globl	k
	.type	k,@function
k:                                              ; ISA105
	v_mov_b32_e32 v9, 0
	global_store_dword v0, v9, s[0:1]
	s_endpgm
.Lend:
	.size	k, .Lend-k
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name:           k
    .symbol:         k.kd
    .agpr_count:     0
    .vgpr_count:     8
    .sgpr_count:     8
...
	.end_amdgpu_metadata
"""
GOOD = BAD.replace(".vgpr_count:     8", ".vgpr_count:     10").replace("ISA105", "")

RULE = Rule("ISA105", "contradictions", __doc__, find, (BAD,), (GOOD,))
