"""Lanes of a wave ask one bank of shared memory for different words.

What
    The addresses of a shared access, or of the rows of a matrix, put four times as many words on one bank as there need be.
Why
    Shared memory has 32 or 64 banks of four bytes; each gives one word a clock. Lanes that want different words of one bank are
    served one after the other, so that an access with n-fold conflicts takes n times as long and holds up the others.
Instead
    Pad the rows of the tile ([32][33] in place of [32][32]), swizzle the column with the row (column ^ row), or let the
    lanes run along a row. What stands under a finding as its fix was searched, and counted anew for every access of the buffer:
    the smallest pad and the smallest swizzle that leave no conflicts, with what each costs.
Silent when
    The address cannot be followed, conflicts are twofold (padding seldom pays), all lanes read the same word, or the few lanes
    that a comparison lets through, or that have room in the memory, would not conflict; or LLVM IR moves the components of
    vectors, which its compiler joins. Where nobody states how wide a block is, conflicts that are there only in blocks a warp
    wide have that as their condition.
"""

from collections.abc import Mapping, Set
from math import ceil
from typing import Any

from isaview.analysis.addresses.addressed import WIDEST
from isaview.analysis.addresses.banks import banks_of
from isaview.base.grouping import group_by
from isaview.reports.rule import Condition, Rule, Spot, Spots, View
from isaview.rules.evidence import DEFAULT_LANES, combine_conditions, lanes_at, wide_groups
from isaview.rules.samples import ptx

_FACTOR = 4
"""Turns in which conflicts serve a request, as a multiple of those that it needs at least."""

_NARROW = Condition("accesses_stay_narrow", "what compiles this text joins no neighbours")

_BANKS_BYTES = 128
"""Bytes that all banks give in a turn; lanes of a stride alone are served in as many as lie between the first and the last."""


def find(view: View) -> Spots:
    """A spot for each loop and kind of access, at the worst."""
    if not view.instructions(lambda form: any(access.space in ("shared", "generic") for access in form.accesses)):
        return
    likely, wide = _conflicting_accesses(view)
    if likely:
        yield from _loop_spots(view, likely, wide)


def _loop_spots(view: View, likely: Mapping[int, Any], wide: Set[int]) -> Spots:
    """Spots of accesses with conflicts by loop and kind; ``wide``: those that have them in groups a wave wide alone."""
    wave, running, room = view.context.module.wave_size or DEFAULT_LANES, lanes_at(view), view.first_stated("shared_bytes")
    room_bytes = int(room.value or 0) if room is not None else 0
    lanes = {index: min(running(index), _lanes_fitting(access, room_bytes, wave)) for index, access in likely.items()}
    turns = {index: _turns(access, lanes[index] / wave) for index, access in likely.items()}
    # narrow accesses of a text that is still compiled may be joined with neighbours
    small = {index for index, access in likely.items() if access.bytes < WIDEST // 4 and not view.meanings.is_machine_code}
    narrow = {index for index in small if _fills_vectors(view, likely[index])}
    for loop, indices in view.group_by_loop(index for index, (_, most) in turns.items() if most).items():
        alike = group_by(indices, lambda index: (likely[index].kind, index in wide, index in narrow))
        for (_, is_assumed, is_narrow), inside in sorted(alike.items()):
            worst = max(inside, key=lambda index: turns[index][1])
            what = _request_text(view, likely[worst], turns[worst], lanes[worst] if lanes[worst] < wave else None)
            what += _others_text([likely[index] for index in inside]) + view.where(loop)
            conditions = combine_conditions(wide_groups(view) if is_assumed else None, _NARROW if is_narrow else None)
            yield Spot(worst, what, tuple(inside), condition=conditions)


def _conflicting_accesses(view: View) -> tuple[dict[int, Any], Set[int]]:
    """The accesses with conflicts, and those of them that have them in groups a wave wide alone."""
    likely = view.accesses(_has_conflicts)
    assumed = view.accesses(lambda access: access.space == "shared" and access.addressed.by_width)
    wide = {index: access.wide for index, access in assumed.items() if index not in likely}
    likely |= {index: access for index, access in wide.items() if _has_conflicts(access)}
    if "value" in view.kernel.register_files:  # a text whose compiler still joins the components of vectors
        likely = {index: access for index, access in likely.items() if not _fills_vectors(view, access)}
    return likely, wide.keys()


def _request_text(view: View, access: Any, turns: tuple[int, int], lanes: int | None) -> str:
    """``shared load of 16 lanes with bank conflicts: 8 turns, lanes 128 B apart``; ``lanes`` where fewer than a wave run it."""
    (fewest, most), apart = turns, access.stride.value
    width = "" if fewest == most else f", which the width of the {view.words.word('group')} decides"
    often = f"{most}" if fewest == most else f"{fewest} to {most}"
    of_lanes = "" if lanes is None else f" of {lanes} lanes"
    stride = f", lanes {apart:,} B apart" if apart else ""
    order = ", if lanes are served in order"
    served = banks_of(view.context.module.target or "", access.kind, access.bytes or 0)
    shared = view.words.word("shared")
    return (
        f"{shared} {access.kind}{of_lanes} with bank conflicts: {often} turns{width}{stride}{order * served.in_order_assumed}"
    )


def _others_text(accesses: list[Any]) -> str:
    """``, and 3 more``: the other accesses, those that a compiler may join counted as the wide access that they become."""
    wide = [access.addressed.joined.bytes if access.addressed.joined else 0 for access in accesses]
    number = ceil(sum((access.bytes or 0) / size if size else 1 for access, size in zip(accesses, wide, strict=True)))
    return f", and {number - 1} more{', if neighbours are joined' * any(wide)}" if number > 1 else ""


def _has_conflicts(access: Any) -> bool:
    if access.space != "shared" or not access.conflicts.is_known or access.kind == "atomic":
        return False
    joined = access.addressed.joined
    # a compiler joins the neighbours: what it makes of them is what would conflict
    if joined is not None and (joined.turns or 0) < _FACTOR * joined.least_turns:
        return False
    return bool(min(_turn_range(access)) >= _FACTOR * access.addressed.least_turns)


def _fills_vectors(view: View, access: Any) -> bool:
    """Whether accesses of a block move all that lies between lanes, as components of vectors that a later stage joins."""
    apart, block = abs(access.stride.value or 0), view.flow.block_of(access.addressed.index)
    lanes = view.context.module.wave_size or DEFAULT_LANES
    # as components of one vector a lane's bytes are served together: in as many turns as all bytes need
    if not 0 < apart <= WIDEST or max(_turn_range(access)) * _BANKS_BYTES > lanes * apart:
        return False
    alike = view.accesses(
        lambda other: (other.space, other.kind, other.stride.value) == ("shared", access.kind, access.stride.value)
    )
    inside = [other for index, other in alike.items() if view.flow.block_of(index) == block]
    is_aligned = not view.meanings.typed or apart <= max(other.addressed.aligned for other in inside)
    return bool(is_aligned and apart <= sum(other.bytes or 0 for other in inside))


def _lanes_fitting(access: Any, room: int, wave: int) -> int:
    """How many lanes, at their stride, find a place in what the text sets aside; a block of fewer threads runs no more."""
    apart = abs(access.stride.value or 0)
    # the last lane has to lie within the memory: (n - 1) strides and an access fit
    return max(1, min(wave, (room - (access.bytes or 0)) // apart + 1)) if apart and room else wave


def _turn_range(access: Any) -> tuple[int, int]:
    """The fewest and most turns, where they depend on how wide a group is; else the same twice."""
    number = access.conflicts.value
    return access.addressed.turns if access.addressed.conflicts is None and access.addressed.turns else (number, number)


def _turns(access: Any, share: float) -> tuple[int, int]:
    """The fewest and most turns in which a share of the lanes is served, 0 where they are not so many more than need be."""
    # a matrix load is several requests, each of which takes a turn at least
    needed = max(ceil(access.addressed.least_turns * share), access.addressed.requests)
    fewest, most = (ceil(end * share) for end in _turn_range(access))
    return (fewest, most) if fewest >= _FACTOR * needed else (0, 0)


BAD = ptx("""\
	.shared .align 4 .b8 tile[4096];
	mov.u32 %r1, %tid.x;
	mov.u32 %r2, tile;
	shl.b32 %r3, %r1, 7;
	add.s32 %r4, %r2, %r3;
	ld.shared.f32 %f1, [%r4];  // ISA305
	st.global.f32 [%rd1], %f1;
""")
GOOD = BAD.replace("shl.b32 %r3, %r1, 7;", "mul.lo.s32 %r3, %r1, 132;").replace("ISA305", "rows of 33 words")

RULE = Rule("ISA305", "bank-conflicts", __doc__, find, BAD, GOOD, relieves="conflicts")
