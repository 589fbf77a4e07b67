"""A lane moves one or two bytes at a time of a tile, for want of a fact about an argument.

What
    A load or store of a tile moves less than four bytes a lane, and the text proves what forbids more: a stride that is
    not known to be 1, an argument not known to be divisible, or a mask that may end between two elements.
Why
    It takes several times the instructions and addresses, each address holds two registers, and asynchronous copies need
    four bytes at least: such a load is never part of a pipeline.
Instead
    Pass a stride of 1 as tl.constexpr or let the launcher specialise it, keep lengths and pitches multiples of 16, or say
    what you know: tl.multiple_of, tl.max_contiguous, tl.assume. Pad rows and compare masks with a padded length.
Silent when
    Four bytes or more move, the index itself is loaded from memory, or the tile has no more for a lane.
"""

from isaview.reports.rule import Rule, Spots, View
from isaview.rules.samples import FLAT, STEPPED, ttgir
from isaview.rules.tile_evidence import group_by_place, join_reasons, spot, tiles, value_name

_CURABLE = frozenset(("unknown_stride", "stride", "no_divisibility", "offset", "mask"))
"""Reasons that a change of arguments, layouts of data or hints takes away."""


def find(view: View) -> Spots:
    """A spot for each access in the source."""
    narrow = (access for access in tiles(view).accesses if access.is_narrow)
    curable = [access for access in narrow if any(reason.name in _CURABLE for reason in access.forbids)]
    for same in group_by_place(curable, "kind"):
        first = same[0]
        access = f"{first.kind.replace('_', ' ')} of {value_name(first.place, 'a tile')}"
        what = f"a {access} moves {first.lane_bytes} of {first.widest} B a lane"
        yield spot(view, [each.place for each in same], what, join_reasons(first.forbids))


BAD = ttgir(
    f"{STEPPED}%x = tt.load %at : tensor<64x64x!tt.ptr<f16>, #rows>  // ISA902\n"
    f"{FLAT}%y = tt.load %flat, %inside : tensor<1024x!tt.ptr<f16>, #line>  // ISA902\n",
    ", %step: i32, %length: i32",
)
GOOD = ttgir(
    f"{FLAT}%y = tt.load %flat, %inside : tensor<1024x!tt.ptr<f16>, #line>\n",
    ", %length: i32 {tt.divisibility = 16 : i32}",
)
RULE = Rule("ISA902", "narrow-tile-accesses", __doc__, find, BAD, GOOD, levels=("tiles",))
