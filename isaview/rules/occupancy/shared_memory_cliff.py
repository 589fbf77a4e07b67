"""A little less shared memory would let more groups run at once.

What
    Shared memory alone limits the groups, at most half of the wave slots are taken, and the next step is no more than an
    eighth of the group's shared memory away.
Why
    A unit holds as many groups as fit its shared memory whole: a group of a little more than a third of it leaves nearly a
    third unused. Padding, a buffer for a reduction, or the granule of allocation is often what goes over the edge.
Instead
    Reuse one buffer for phases that follow each other, swizzle in place of padding, exchange the last step by shuffles, one
    stage less in the pipeline, a tile that is a little smaller; on NVIDIA also check the carve-out between L1 and shared
    memory.
Silent when
    The size is not known from the text, something else limits as well, or more than half of the slots are taken. A kernel
    bound by its matrix units often needs its tile more than waves: then allow this rule.
"""

from collections.abc import Iterator

from isaview.base.figures import quantity
from isaview.reports.rule import Rule, Spot, View
from isaview.rules.evidence import single_change

_SHARE = 8


def find(view: View) -> Iterator[Spot]:
    """One finding a kernel."""
    step = single_change(view, ("shared_bytes",))
    if step is None:
        return
    change, waves, now = step
    less = change.from_ - change.to
    if less * _SHARE <= change.from_:
        word = view.words.word("shared")
        sizes = f"{quantity(change.from_, 'B')} → {quantity(change.to, 'B')}"
        yield Spot(
            None, f"{quantity(less, 'B')} less {word} ({sizes}) let {waves:g} {view.words.word('wave')}s run, not {now:g}"
        )


BAD = """
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.globl	k
	.type	k,@function
k:                                      ; ISA202
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
    .group_segment_fixed_size: 33280
    .private_segment_fixed_size: 0
    .vgpr_count:     64
    .sgpr_count:     8
    .wavefront_size: 64
...
	.end_amdgpu_metadata
"""
GOOD = BAD.replace("size: 33280", "size: 65536").replace("ISA202", "")

RULE = Rule("ISA202", "shared-memory-cliffs", __doc__, find, (BAD,), (GOOD,))
