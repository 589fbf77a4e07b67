"""Registers are spilled: values that fit in no register are kept in private memory.

What
    The compiler says that it stored registers of this kernel to private memory, or the text marks such stores.
Why
    Every spill is a store and a load through the caches for every lane: a wave moves 128 or 256 bytes where it would have
    moved none. In hot code that competes with the kernel's own traffic and adds the latency of a load to a dependent chain.
Instead
    Give the compiler more registers (fewer threads of a group in the launch bounds, a smaller minimum of waves or groups),
    keep fewer values alive at once (a smaller tile, less unrolling, recompute cheap values), or split the kernel.
Silent when
    The dump states no spills. For PTX that is decided by the assembler: give its log, a cubin, or --exact. Spills that save
    the registers of a caller around a function are not told apart in the stated figure. It counts the bytes of stores: a
    value that is stored in three places counts three times, though its slot is one.
"""

from collections.abc import Iterator

from isaview.reports.rule import Rule, Spot, View
from isaview.rules.evidence import spilled


def find(view: View) -> Iterator[Spot]:
    """One finding for a kernel, at its first spill where the text marks it."""
    if not view.kernel.is_entry:
        return
    much = spilled(view)
    marked = view.places(lambda form: "spill" in form.flags)
    if much:
        yield Spot(marked[0] if marked else None, f"{much} a lane, to {view.words.word('private')} memory")


BAD = """
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.globl	k
	.type	k,@function
k:
	scratch_store_dword off, v1, off        ; 4-byte Folded Spill  ISA101
	v_add_u32_e32 v2, 1, v0
	scratch_load_dword v1, off, off         ; 4-byte Folded Reload
	s_endpgm
.Lend:
	.size	k, .Lend-k
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name:           k
    .symbol:         k.kd
    .vgpr_count:     3
    .vgpr_spill_count: 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .private_segment_fixed_size: 4
...
	.end_amdgpu_metadata
"""
GOOD = (
    BAD.replace(".vgpr_spill_count: 1", ".vgpr_spill_count: 0")
    .replace("; 4-byte Folded Spill  ISA101", "")
    .replace("; 4-byte Folded Reload", "")
)

RULE = Rule("ISA101", "spilled-registers", __doc__, find, (BAD,), (GOOD,))
