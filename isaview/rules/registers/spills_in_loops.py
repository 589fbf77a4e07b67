"""Registers are spilled or reloaded inside a loop.

What
    Instructions that the compiler marked as spill code stand in a loop.
Why
    A spill outside of loops costs once; one in a loop costs in every iteration, for every lane, and its reload often stands
    right before its use, where nothing hides its latency.
Instead
    Shorten what is alive across the loop: move address arithmetic out of the body as one pointer that grows, reduce the
    tile or the unroll factor of this loop, or relax the launch bounds so that more registers may be used.
Silent when
    The text does not mark spill code (PTX and LLVM IR never do), or the spills stand outside of every loop.
"""

from collections.abc import Iterator

from isaview.reports.rule import Rule, Spot, View, count
from isaview.rules.samples import amdgcn


def find(view: View) -> Iterator[Spot]:
    """One finding a loop, at its first spill."""
    for loop, spills in view.in_loops(view.places(lambda form: "spill" in form.flags)).items():
        yield Spot(spills[0], f"{count(len(spills), 'spill instruction')}{view.where(loop)}")


BAD = amdgcn("""\
	s_mov_b32 s4, 16
.LBB0_1:
	scratch_store_dword off, v1, off        ; 4-byte Folded Spill  ISA102
	v_add_u32_e32 v1, 1, v0
	scratch_load_dword v1, off, off         ; 4-byte Folded Reload
	s_add_i32 s4, s4, -1
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 .LBB0_1
	s_endpgm
""")
GOOD = amdgcn("""\
	s_mov_b32 s4, 16
	scratch_store_dword off, v1, off        ; 4-byte Folded Spill
.LBB0_1:
	v_add_u32_e32 v1, 1, v0
	s_add_i32 s4, s4, -1
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 .LBB0_1
	scratch_load_dword v1, off, off         ; 4-byte Folded Reload
	s_endpgm
""")

RULE = Rule("ISA102", "spills-in-loops", __doc__, find, (BAD,), (GOOD,))
