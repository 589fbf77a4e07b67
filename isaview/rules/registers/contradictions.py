"""The dump contradicts itself: two places state one figure differently, or less than the text uses.

What
    Metadata, directives, symbols and the compiler's comments give different values for one figure of this kernel, also
    where they say it in other words (blocks of registers, bits of the descriptor); or fewer registers are stated than the
    text names, fewer are set aside than are used, fewer bytes of code are stated than its instructions take, or
    accumulation registers are stated to begin inside the vector registers. Or all of these agree, and the occupancy that a
    comment states does not follow from it.
Why
    The runtime sets aside what the kernel's descriptor says. With too little of it the kernel writes over registers or
    memory of others, or the assembler refuses it; a stale comment or an edited count makes every figure that is read off it
    wrong.
Instead
    Compile again rather than edit counts by hand; in hand-written code let the assembler compute them
    (``.amdgcn.next_free_vgpr``, ``.amdgcn.next_free_sgpr``), and take out comments that no longer hold.
Silent when
    All places agree, a figure stands in one place only, or the text names virtual registers. Nothing else says what the
    comments ``MemoryBound``, ``WaveLimiterHint`` and ``TRAP_HANDLER`` do.
"""

from isaview.reports.rule import Rule, Spot, Spots, View
from isaview.rules.samples import amdgcn


def find(view: View) -> Spots:
    """A spot for each contradiction of a kernel."""
    disagreements = view.need("registers").disagreements
    yield from (Spot(None, sentence) for sentence in disagreements)
    if disagreements:  # the occupancy may follow from what these are about
        return
    occupancy = view.need("occupancy")
    stated, computed = occupancy.stated_waves, occupancy.compiler_waves
    if stated is not None and computed is not None and computed.is_known and stated.value != computed.value:
        inputs = f"what it states of registers, shared memory and {view.words.word('group')} size leads the compiler"
        yield Spot(None, f"occupancy: {stated.value} by {stated.because}, but {inputs} to {computed.value}")


BAD = amdgcn(
    "	v_mov_b32_e32 v9, 0\n	global_store_dword v0, v9, s[0:1]\n",
    "gfx90a",
    metadata=".agpr_count:     0\n.vgpr_count:     8\n.sgpr_count:     8\n",
    comment=" ; ISA105",
)
GOOD = BAD.replace(".vgpr_count:     8", ".vgpr_count:     10").replace("ISA105", "")

RULE = Rule("ISA105", "contradictions", __doc__, find, BAD, GOOD, relieves="correctness")
