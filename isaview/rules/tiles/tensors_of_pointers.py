"""Pointers of tiles hold registers in a loop.

What
    Where most registers are alive is in a loop, and tensors of pointers hold a quarter of them and 32 or more.
Why
    A pointer takes two registers, and each element whose distance from its neighbour is not known needs its own. They
    take the place of accumulators, larger tiles or further stages, and each is added to in every iteration.
Instead
    Use tensor descriptors (tl.make_tensor_descriptor): hardware of Hopper and later then moves whole tiles and no lane
    has an address. Elsewhere a stride of 1 that is known and divisible arguments make neighbours share an address.
    Scalar offsets, added to the base in the loop, cost less than tensors of pointers that the loop carries.
Silent when
    The peak is outside of loops, or neighbours share addresses so that fewer than 32 registers, or less than a
    quarter, hold pointers.
"""

from collections import Counter

from isaview.reports.rule import Rule, Spots, View
from isaview.rules.samples import FLAT, STEPPED, ttgir_loop
from isaview.rules.tile_evidence import spot, tiles, value_name

_MANY = 32
"""Registers of pointers that are worth a finding: an eighth of what a lane can have."""
_NAMED = 3


def find(view: View) -> Spots:
    """A spot for the kernel, at the largest tensor of pointers."""
    held = tiles(view).registers
    pointers = [holder for holder in held.holders if holder.role == "pointer"]
    total = sum(holder.registers for holder in pointers)
    if held.place is None or held.place.loop is None or held.peak.value is None or total < max(_MANY, held.peak.value / 4):
        return
    by_name: Counter[str] = Counter()
    for holder in pointers:
        by_name[value_name(holder.place, "tiles without a name")] += holder.registers
    names = ", ".join(f"{name} {registers}" for name, registers in by_name.most_common(_NAMED))
    what = f"tensors of pointers hold {total} of {held.peak.value} registers at the peak"
    made = [holder.place for holder in pointers if holder.place.line != view.kernel.line]
    yield spot(view, made or [held.place], what, names)


_STEP = """%x = tt.load %p : tensor<64x64x!tt.ptr<f16>, #rows>
%q = tt.addptr %p, %wide : tensor<64x64x!tt.ptr<f16>, #rows>, tensor<64x64xi32, #rows>
scf.yield %q : tensor<64x64x!tt.ptr<f16>, #rows>
"""
_CARRIED = "iter_args(%p = %at) -> (tensor<64x64x!tt.ptr<f16>, #rows>)"
BAD = ttgir_loop(_STEP, STEPPED, _CARRIED, head="  // ISA903", arguments=", %step: i32")
GOOD = ttgir_loop(
    "%y = tt.load %flat, %inside : tensor<1024x!tt.ptr<f16>, #line>\nscf.yield %zero : tensor<64x64xf32, #mma>\n",
    FLAT,
    arguments=", %length: i32",
)
RULE = Rule("ISA903", "tensors-of-pointers", __doc__, find, BAD, GOOD, levels=("tiles",))
