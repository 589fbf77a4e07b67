"""Lanes move one or two bytes each in a loop.

What
    A loop loads or stores single bytes or 16-bit values of global memory, lane next to lane; or three and more of a record in
    each lane whose size is no multiple of four bytes, as packed structures and RGB pixels are.
Why
    One instruction of a wave then moves 32 to 128 bytes where it could move 512 and more: the memory pipe is busy with
    requests and not with bytes, and many more of them must be in flight to hide the latency.
Instead
    Let each lane load 4 to 16 bytes (uchar4, int4 of packed bytes, half2, half8) and work on all of them; the number of
    lanes a row needs shrinks by the same factor.
Silent when
    The lanes are not side by side and records are aligned, only one lane runs the access, it is in no loop or runs for a
    remainder or what is not aligned, or its address cannot be followed.
"""

from collections.abc import Sequence
from typing import Any

from isaview.base.figures import count
from isaview.base.grouping import group_by
from isaview.flow.nesting import Loop
from isaview.reports.rule import Rule, Spot, Spots, View
from isaview.rules.deciding import is_fallback
from isaview.rules.evidence import lanes_at
from isaview.rules.samples import ptx_loop

_LARGEST = 2
"""Bytes of a small access."""
_WORD, _FEWEST_OF_RECORDS = 4, 3
"""Bytes of what records are usually aligned to, and accesses of one that is not."""


def find(view: View) -> Spots:
    """A spot for each loop, kind and size, at the first such access."""
    if not view.instructions(lambda form: any(0 < (access.bytes or 0) <= _LARGEST for access in form.accesses)):
        return
    sized = view.accesses(lambda access: access.space == "global" and access.bytes in (1, _LARGEST))
    small = {index: access for index, access in sized.items() if access.kind != "atomic"}
    lanes = lanes_at(view)
    running = (index for index in small if lanes(index) > 1 and not is_fallback(view, index))
    for loop, indices in view.group_in_loops(running).items():
        for _, alike in sorted(group_by(indices, lambda index: (small[index].kind, small[index].bytes)).items()):
            spot = _spot_of(view, loop, [small[index] for index in alike])
            if spot is not None:
                yield spot


def _spot_of(view: View, loop: Loop, alike: Sequence[Any]) -> Spot | None:
    """The spot about accesses of one kind and size in a loop: those side by side, else those of packed records."""
    kind, size = alike[0].kind, alike[0].bytes
    adjacent = [access.addressed.index for access in alike if access.stride.value == access.bytes]
    # records whose size is a multiple of four are aligned: words of them can be loaded as they lie
    packed = [access for access in alike if (access.stride.value or 0) % _WORD]
    if adjacent:
        may_be_adjacent = any(access.pattern == "unknown" for access in alike)
        number = f"{len(adjacent):,} or more global {kind}s" if may_be_adjacent else count(len(adjacent), f"global {kind}")
        return view.spot(loop, adjacent, f"{number} of {size} B a lane, side by side")
    if len(packed) < _FEWEST_OF_RECORDS:
        return None
    apart = f"lanes {packed[0].stride.value:,} B apart: packed records in pieces"
    indices = [access.addressed.index for access in packed]
    return view.spot(loop, indices, f"{count(len(packed), f'global {kind}')} of {size} B a lane, {apart}")


BAD = ptx_loop(
    """\
	ld.global.u8 %r3, [%rd4];  // ISA307
	add.s32 %r4, %r4, %r3;
	add.s64 %rd4, %rd4, 256;
""",
    """\
	cvta.to.global.u64 %rd2, %rd1;
	mov.u32 %r1, %tid.x;
	cvt.u64.u32 %rd3, %r1;
	add.s64 %rd4, %rd2, %rd3;
	mov.u32 %r4, 0;
""",
    "	st.global.u32 [%rd2], %r4;\n",
)
GOOD = BAD.replace("cvt.u64.u32 %rd3, %r1;", "mul.wide.u32 %rd3, %r1, 4;").replace(
    "u8 %r3, [%rd4];  // ISA307", "u32 %r3, [%rd4];"
)

RULE = Rule("ISA307", "small-accesses-in-loops", __doc__, find, BAD, GOOD, relieves="requests")
