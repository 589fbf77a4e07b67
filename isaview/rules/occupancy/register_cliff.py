"""A few registers fewer would let more waves run at once.

What
    Registers alone limit the waves, at most half of the slots are taken, and the next step is no more than eight registers
    away.
Why
    Registers are handed out in granules, and waves come whole: one register too many costs a quarter or half of the waves
    that could hide latency, though the register itself does almost nothing.
Instead
    Ask for the next step: __launch_bounds__ with the number of groups (CUDA) or waves (HIP: the second argument), maxnreg,
    num_warps or waves_per_eu in Triton; then look whether spills came in their place. Or save registers by hand: narrower
    indices, one pointer in place of several, less unrolling.
Silent when
    The registers are an estimate and not stated or counted, something else limits as well, or more than half of the slots
    are taken. A kernel bound by its matrix units often needs registers more than waves: then allow this rule.
"""

from collections.abc import Iterator

from isaview.reports.rule import Rule, Spot, View
from isaview.rules.evidence import known_registers, single_change

_FEW = 8


def find(view: View) -> Iterator[Spot]:
    """One finding a kernel."""
    step = single_change(view, ("vector_registers", "scalar_registers"))
    if step is None or not known_registers(view):
        return
    change, waves, now = step
    less = change.from_ - change.to
    if less <= _FEW:
        word = view.need("occupancy").spoken(view.words).word(change.resource)
        yield Spot(
            None,
            f"{less} fewer {word} ({change.from_:,} → {change.to:,}) let {waves:g} {view.words.word('wave')}s run, not {now:g}",
        )


BAD = """
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.globl	k
	.type	k,@function
k:                                      ; ISA201
	s_endpgm
.Lend:
	.size	k, .Lend-k
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name:           k
    .symbol:         k.kd
    .max_flat_workgroup_size: 256
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .vgpr_count:     169
    .sgpr_count:     8
    .wavefront_size: 64
...
	.end_amdgpu_metadata
"""
GOOD = BAD.replace(".vgpr_count:     169", ".vgpr_count:     200").replace("ISA201", "")

RULE = Rule("ISA201", "register-cliffs", __doc__, find, (BAD,), (GOOD,))
