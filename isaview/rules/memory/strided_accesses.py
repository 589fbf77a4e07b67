"""Lanes side by side reach for places far apart in memory.

What
    The lanes of a wave access global memory with a stride, so that one request touches more than twice the 32-byte sectors
    that its bytes need.
Why
    Memory moves in sectors: where each lane takes four bytes of another sector, seven eighths of the traffic is thrown
    away, and one request takes as many cycles in the cache as it touches lines. Bandwidth falls by the same factor.
Instead
    Let the fastest index follow the lane (swap the loops, lay structures out as arrays of each field), or go through shared
    memory: read rows coalesced, then take columns from there.
Silent when
    The stride is not known from the text, the access is in no loop, stands at most once or twice and touches few sectors,
    or later accesses of the same loop use the rest of the sectors (a lane that walks along its own row through the cache).
    One lane alone has no neighbour: groups of one thread, and blocks that a comparison leaves to a lane.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from isaview.flow.graph import flow_of
from isaview.reports.rule import Rule, Spot, View
from isaview.rules.evidence import WAVE, lanes_at
from isaview.rules.samples import ptx

_FACTOR = 2
"""How many times the sectors needed are too many."""
_USED = 0.75
"""Less of its own sectors than this says that neighbouring accesses use the rest."""


def find(view: View) -> Iterator[Spot]:
    """One finding a loop, at its first strided access."""
    if not view.places(lambda form: any(access.space in ("global", "generic") for access in form.accesses)):
        return
    wave = view.context.module.wave_size or WAVE
    accesses = view.need("accesses")
    strided = {one.found.index: one for one in accesses if _wasteful(one, wave, wave) and not _shared(view, one, accesses)}
    if not strided:
        return
    lanes = lanes_at(view)
    among_many = [index for index, one in strided.items() if _wasteful(one, lanes(index), wave)]
    for loop, inside in view.in_loops(among_many).items():
        worst = max(inside, key=lambda index: strided[index].sectors.value)
        one = strided[worst]
        apart = f"lanes {one.stride.value:,} B apart" if one.stride.value is not None else "lanes far apart"
        more = f", and {len(inside) - 1} more" if len(inside) > 1 else ""
        yield Spot(
            worst, f"{one.space} {one.kind} with {apart}: {one.sectors.value:,} sectors a request{more}{view.where(loop)}"
        )


def _wasteful(one: Any, lanes: int, wave: int) -> bool:
    """Whether so many lanes of a wave touch too many sectors; some of them touch their share of all lanes'."""
    found = one.found
    if one.space != "global" or one.pattern != "strided" or not one.bytes or one.sectors.value is None or found.own < _USED:
        return False
    if found.step is not None and 0 < abs(found.step) < 32:
        return False  # the next iterations find the rest of the sector in the cache
    return bool(one.sectors.value * lanes > wave * _FACTOR * -(-lanes * one.bytes // 32) * found.requests)


def _shared(view: View, one: Any, accesses: Sequence[Any]) -> bool:
    """Whether accesses with the same stride beside this one move at least half of what lies between its lanes."""
    stride = one.stride.value
    if stride is None:
        return False
    block = flow_of(view.kernel).block_of(one.found.index)
    alike = [
        other.bytes or 0
        for other in accesses
        if (other.space, other.kind, other.stride.value) == (one.space, one.kind, stride)
        and flow_of(view.kernel).block_of(other.found.index) == block
    ]
    return bool(2 * sum(alike) >= abs(stride))


BAD = ptx(
    """\
	.reg .pred %p<2>;
	.reg .f32 %f<4>;
	.reg .b32 %r<6>;
	.reg .b64 %rd<8>;
	ld.param.u64 %rd1, [a];
	cvta.to.global.u64 %rd2, %rd1;
	mov.u32 %r1, %tid.x;
	mul.wide.u32 %rd3, %r1, 4096;
	add.s64 %rd4, %rd2, %rd3;
	mov.f32 %f1, 0f00000000;
	mov.u32 %r2, 0;
$L__BB0_1:
	ld.global.f32 %f2, [%rd4];  // ISA301
	add.f32 %f1, %f1, %f2;
	add.s64 %rd4, %rd4, 1048576;
	add.s32 %r2, %r2, 1;
	setp.lt.s32 %p1, %r2, 64;
	@%p1 bra $L__BB0_1;
	st.global.f32 [%rd2], %f1;
	ret;
""",
    ".param .u64 a, .param .u64 b",
)
GOOD = BAD.replace("%r1, 4096", "%r1, 4").replace("ISA301", "lanes side by side")
ALONE = BAD.replace("b)\n{", "b)\n.maxntid 1, 1, 1\n{").replace("ISA301", "one thread a group")
ONE_LANE = (
    BAD.replace("$L__BB0_1:", "setp.ne.s32 %p2, %r1, 0;\n\t@%p2 bra $L__BB0_2;\n$L__BB0_1:", 1)
    .replace("	st.global", "$L__BB0_2:\n	st.global")
    .replace("%p<2>", "%p<3>")
    .replace("ISA301", "one lane of a group")
)

RULE = Rule("ISA301", "strided-accesses", __doc__, find, (BAD,), (GOOD, ALONE, ONE_LANE))
