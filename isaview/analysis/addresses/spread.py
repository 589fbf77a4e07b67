"""Spread: where the lanes of a wave lie in one access, and the sectors, strides and pattern that follow."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from isaview.analysis.addresses.affine import Value, in_lanes

SECTOR_BYTES = 32
_PERIOD = 128
"""Addresses this far apart lie alike in sectors, and banks that are moved by half of them or by none."""
_ITERATIONS = 9
_REMEMBERED = 1 << 12
"""Figures of places kept: unrolled code asks for the same ones again and again."""

Spread = tuple[tuple[tuple[int, ...], int], ...]
"""Per lane what keeps it apart by unknown factors, and its number of bytes."""


def spread_of(value: Value, size: int) -> Spread:
    """The places of the lanes of a wave, of so many, where nothing in an address is unknown and differs between them."""
    offsets = in_lanes(value.terms.get((), 0), size)
    apart = [one for product, one in value.terms.items() if product and not isinstance(one, int)]
    if not apart:
        return tuple([((), offset) for offset in offsets])
    return tuple((tuple(factor[lane] for factor in apart), offsets[lane]) for lane in range(size))


def near(spread: Spread) -> Spread:
    """The same places moved by whole periods to where the first lane is near 0: unrolled accesses become alike."""
    by = spread[0][1] // _PERIOD * _PERIOD
    return tuple([(apart, offset - by) for apart, offset in spread]) if by else spread


def touched_sectors(spread: Spread, width: int) -> frozenset[tuple[tuple[int, ...], int]]:
    """The 32-byte pieces of memory that lanes of this width touch, by what keeps lanes apart and by number."""
    return frozenset(
        (apart, sector)
        for apart, offset in spread
        for sector in range(offset // SECTOR_BYTES, (offset + width - 1) // SECTOR_BYTES + 1)
    )


@lru_cache(_REMEMBERED)
def sectors_of(spread: Spread, width: int) -> int:
    """How many 32-byte pieces of memory lanes of this width touch."""
    return len(touched_sectors(spread, width))


@lru_cache(_REMEMBERED)
def fresh_share(spread: Spread, width: int, step: int) -> float:
    """The share of a request's sectors that the iterations before did not touch, on average over some iterations."""
    if step == 0:
        return 0.0
    moved = tuple((apart, offset + step * at) for at in range(_ITERATIONS) for apart, offset in spread)
    once = sectors_of(spread, width)
    return min(1.0, (sectors_of(moved, width) - once) / (_ITERATIONS - 1) / once)


@lru_cache(_REMEMBERED)
def stride_of(spread: Spread) -> int | None:
    """The bytes from one lane to the next, where unknown factors do not part them, by the majority of lanes."""
    steps: dict[int, int] = {}
    for (apart, offset), (next_apart, next_offset) in pairwise(spread):
        if apart == next_apart:
            steps[next_offset - offset] = steps.get(next_offset - offset, 0) + 1
    best = max(steps, key=lambda step: steps[step], default=None)
    return best if best is not None and steps[best] * 8 >= (len(spread) - 1) * 6 else None


def pattern_of(spread: Spread, width: int, rows: int) -> str:
    """The pattern of known places; each row of the group, and each request, may begin in the middle of a sector."""
    if len(set(spread)) <= rows:
        return "uniform"
    least = -(-len(spread) * width // SECTOR_BYTES)
    return "coalesced" if sectors_of(spread, width) <= least + rows else "strided"
