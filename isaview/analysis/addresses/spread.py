"""Spread: where the lanes of a wave lie in one access, and the sectors, strides and pattern that follow."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import pairwise, repeat
from operator import itemgetter

from isaview.analysis.addresses.affine import Coefficient, Product, Value, in_lanes

SECTOR_BYTES = 32
_PERIOD = 128
"""Addresses this far apart lie alike in sectors, and banks that are moved by half of them or by none."""
_ITERATIONS = 9
_REMEMBERED = 1 << 9
"""Figures of places kept: unrolled code asks for the same ones again and again."""

Spread = tuple[tuple[tuple[int, ...], int], ...]
"""Per lane what keeps it apart by unknown factors, and its number of bytes."""
Apart = tuple[tuple[int, ...], ...]
"""For each product of unknown factors that keeps lanes apart its number in each lane."""
Parting = tuple[Product, int | None]
"""Unknown factors that keep lanes apart, and the bytes from lane to lane for each 1 of their product, None where uneven."""


def spread_of(value: Value, size: int) -> Spread:
    """The places of the lanes of a wave, of so many, where nothing in an address is unknown and differs between them."""
    return _in_each_lane(value.terms.get((), 0), _apart(value), size)


def _apart(value: Value) -> Apart:
    return tuple([one for product, one in value.terms.items() if product and not isinstance(one, int)])


def _in_each_lane(offsets: Coefficient, apart: Apart, size: int) -> Spread:
    factors = zip(*apart, strict=True) if apart else repeat((), size)
    return tuple(zip(factors, in_lanes(offsets, size), strict=True))


def near(spread: Spread) -> Spread:
    """The same places moved by whole periods to where the first lane is near 0: unrolled accesses become alike."""
    by = spread[0][1] // _PERIOD * _PERIOD
    return tuple([(apart, offset - by) for apart, offset in spread]) if by else spread


def near_places(value: Value) -> tuple[Coefficient, Apart]:
    """What `near_spread` follows from: the known number of each lane, moved as `near` does, and what keeps lanes apart."""
    offsets = value.terms.get((), 0)
    if isinstance(offsets, int):
        return offsets % _PERIOD, _apart(value)
    by = offsets[0] // _PERIOD * _PERIOD
    return tuple([offset - by for offset in offsets]) if by else offsets, _apart(value)


@lru_cache(_REMEMBERED)
def near_spread(offsets: Coefficient, apart: Apart, size: int) -> Spread:
    """The `near` places of so many lanes."""
    return _in_each_lane(offsets, apart, size)


def touched_sectors(spread: Spread, width: int) -> frozenset[tuple[tuple[int, ...], int]]:
    """The 32-byte pieces of memory that lanes of this width touch, by what keeps lanes apart and by number."""
    steps = range(0, width - 1, SECTOR_BYTES)
    found = {(apart, (offset + width - 1) // SECTOR_BYTES) for apart, offset in spread}
    return frozenset(found.union(*({(apart, (offset + step) // SECTOR_BYTES) for apart, offset in spread} for step in steps)))


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
    return min(1.0, (len(touched_sectors(moved, width)) - once) / (_ITERATIONS - 1) / once)


@lru_cache(_REMEMBERED)
def stride_of(spread: Spread) -> int | None:
    """The bytes from one lane to the next, where unknown factors do not part them, by the majority of lanes."""
    steps = [after - offset for (apart, offset), (next_apart, after) in pairwise(spread) if apart == next_apart]
    return _steady(tuple(steps), len(spread))


def partings(value: Value) -> tuple[Parting, ...]:
    """What keeps lanes apart by unknown factors, and the known number besides; nothing where no factor is unknown."""
    apart = {product: one for product, one in value.terms.items() if not isinstance(one, int)}
    if not any(apart):
        return ()
    steps = {product: tuple([after - one for one, after in pairwise(of)]) for product, of in apart.items()}
    return tuple([(product, _steady(each, len(each) + 1)) for product, each in sorted(steps.items())])


@lru_cache(_REMEMBERED)
def _steady(steps: tuple[int, ...], lanes: int) -> int | None:
    """The step that most of so many lanes make to the next."""
    best, times = max(Counter(steps).items(), key=itemgetter(1), default=(0, -1))
    return best if times * 8 >= (lanes - 1) * 6 else None


def pattern_of(spread: Spread, width: int, rows: int) -> str:
    """The pattern of known places; each row of the group, and each request, may begin in the middle of a sector."""
    if len(set(spread)) <= rows:
        return "uniform"
    least = -(-len(spread) * width // SECTOR_BYTES)
    return "coalesced" if sectors_of(spread, width) <= least + rows else "strided"
