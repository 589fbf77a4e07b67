"""The lane addresses of an access, and the sectors, lane strides and pattern that follow from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from functools import lru_cache
from itertools import pairwise, repeat
from operator import itemgetter

from isaview.analysis.addresses.affine import Product, Value, in_lanes

SECTOR_BYTES = 32
_PERIOD = 128
"""Bytes after which addresses lie alike in sectors, and in banks that are moved by half of them or by none."""
_ITERATIONS = 9
"""Iterations over which the share of new sectors is averaged."""
_MAJORITY = 6 / 8
"""Share of the steps between lanes that have to be equal for a lane stride."""
_CACHED_RESULTS = 1 << 9
"""Figures of lane addresses: unrolled code asks for the same ones again and again."""

Spread = tuple[tuple[tuple[int, ...], int], ...]
"""Per lane its factors of unknowns, which keep it apart from lanes with others, and its known number of bytes."""
SymbolicStride = tuple[Product, int | None]
"""A product of unknowns, and the bytes from lane to lane for each 1 of it, None where uneven."""


def spread_of(value: Value, size: int) -> Spread:
    """The addresses of so many lanes, where nothing in the value is unknown and differs between them."""
    factors = [numbers for product, numbers in value.terms.items() if product and not isinstance(numbers, int)]
    by_lane = zip(*factors, strict=True) if factors else repeat((), size)
    return tuple(zip(by_lane, in_lanes(value.terms.get((), 0), size), strict=True))


def near(spread: Spread) -> Spread:
    """The same addresses moved by whole periods to where the first lane is near 0: unrolled accesses become alike."""
    by = spread[0][1] // _PERIOD * _PERIOD
    return tuple([(factors, offset - by) for factors, offset in spread]) if by else spread


def touched_sectors(spread: Spread, width: int) -> frozenset[Hashable]:
    """The sectors that lanes touch with so many bytes each: by number, and by factors of unknowns where there are any."""
    # The last byte may lie in a sector that no whole step from the first gets to.
    steps = (*range(0, width - 1, SECTOR_BYTES), width - 1)
    if not spread[0][0]:
        return frozenset([(offset + step) // SECTOR_BYTES for step in steps for _, offset in spread])
    return frozenset((factors, (offset + step) // SECTOR_BYTES) for step in steps for factors, offset in spread)


@lru_cache(_CACHED_RESULTS)
def sectors_of(spread: Spread, width: int) -> int:
    """How many sectors lanes touch with so many bytes each."""
    return len(touched_sectors(spread, width))


@lru_cache(_CACHED_RESULTS)
def fresh_share(spread: Spread, width: int, step: int) -> float:
    """The share of a request's sectors that the iterations before did not touch, on average over some iterations."""
    if step == 0:
        return 0.0
    moved = tuple((factors, offset + step * at) for at in range(_ITERATIONS) for factors, offset in spread)
    once = sectors_of(spread, width)
    return min(1.0, (len(touched_sectors(moved, width)) - once) / (_ITERATIONS - 1) / once)


def stride_of(spread: Spread) -> int | None:
    """The bytes from lane to lane between most lanes that no unknown keeps apart."""
    steps = [after - offset for (factors, offset), (others, after) in pairwise(spread) if factors == others]
    return _majority(tuple(steps), len(spread))


def symbolic_strides(value: Value) -> tuple[SymbolicStride, ...]:
    """The lane strides in unknowns, and that in bytes besides; empty where no unknown keeps lanes apart."""
    by_product = {product: numbers for product, numbers in value.terms.items() if not isinstance(numbers, int)}
    if not any(by_product):
        return ()
    steps = {product: tuple([after - number for number, after in pairwise(of)]) for product, of in by_product.items()}
    return tuple([(product, _majority(each, len(each) + 1)) for product, each in sorted(steps.items())])


def _majority(steps: tuple[int, ...], lanes: int) -> int | None:
    """The step that most of so many lanes make to the next."""
    step, times = max(Counter(steps).items(), key=itemgetter(1), default=(0, -1))
    return step if times >= (lanes - 1) * _MAJORITY else None


def pattern_of(spread: Spread, width: int, rows: int) -> str:
    """The pattern of known addresses; each row of the group, and each request, may begin in the middle of a sector."""
    if len(set(spread)) <= rows:
        return "uniform"
    least = -(-len(spread) * width // SECTOR_BYTES)
    return "coalesced" if sectors_of(spread, width) <= least + rows else "strided"
