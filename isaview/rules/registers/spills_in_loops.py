"""Registers are spilled or reloaded inside a loop.

What
    Instructions that the compiler marked as spill code, or that nothing else explains, stand in a loop.
Why
    A spill outside of loops costs once; one in a loop costs in every iteration, for every lane, and its reload often stands
    right before its use, where nothing hides its latency.
Instead
    Shorten what is alive across the loop: move address arithmetic out of the body as one pointer that grows, reduce the
    tile or the unroll factor of this loop, or relax the launch bounds so that more registers may be used.
Silent when
    The text does not mark spill code (PTX and LLVM IR never do) and its addresses do not prove it either, or the spills stand
    outside of every loop.
"""

from isaview.base.figures import count
from isaview.reports.rule import Rule, Spots, View
from isaview.rules.samples import amdgcn_loop


def find(view: View) -> Spots:
    """A spot for each loop, at its first spill."""
    for loop, spills in view.group_in_loops(view.spills).items():
        yield view.spot(loop, spills, f"{count(len(spills), 'spill instruction')}")


STORE, ADD = "	scratch_store_dword off, v1, off        ; 4-byte Folded Spill", "	v_add_u32_e32 v1, 1, v0\n"
RELOAD = "	scratch_load_dword v1, off, off         ; 4-byte Folded Reload\n"
BAD = amdgcn_loop(f"{STORE}  ISA102\n{ADD}{RELOAD}")
GOOD = amdgcn_loop(ADD, before=f"{STORE}\n", after=RELOAD)

RULE = Rule("ISA102", "spills-in-loops", __doc__, find, BAD, GOOD, relieves="instructions")
