"""In how many turns the banks of shared memory serve a request of a wave, from its lane addresses and ``banks.toml``.

Lanes are served in groups, in order. A group takes as many turns as its busiest bank owes it different words. Lanes
that read the same word share it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from math import gcd
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from isaview.analysis.addresses.spread import Spread
from isaview.base import regex
from isaview.base.plugins import read_toml

_BANK_BYTES = 4
_CACHED_RESULTS = 1 << 9
"""Turns of lane addresses: unrolled code asks for the same ones again and again."""
_CACHED_SEARCH = 1 << 12
"""The same for layouts that are tried: under most moves of an access its lanes lie alike."""
ROW_BYTES = 16
"""Bytes of the row of a matrix whose address a lane holds."""
Lane = TypeVar("Lane")
"""What is known of a lane's address."""


class Banks(Struct, frozen=True):
    """How a kind of access is served: ``span`` gives its groups of lanes, ``paired`` those where lanes share in pairs.

    ``in_order_assumed`` where nobody published its groups.
    """

    banks: int
    span: tuple[int, ...]
    paired: tuple[int, ...] = ()
    in_order_assumed: bool = False

    def groups(self, size: int) -> int:
        """How many groups a wave of this size has: the fewest turns of an access in which no two lanes read the same."""
        return max(1, size >> len(self.span))


@cache
def banks_of(target: str, kind: str, width: int) -> Banks:
    """How a target serves accesses of a kind (load, store, atomic) that move so many bytes a lane."""
    kind = kind if kind in ("load", "atomic") else "store"
    for row in read_toml(Path(__file__).with_name("banks.toml"))["row"]:
        fits = any(regex.fits(target, pattern) for pattern in row["targets"].split()) and kind in row["kinds"].split()
        if fits and (row["bytes"] == "*" or str(width) in row["bytes"].split()):
            return Banks(row["banks"], tuple(row["span"]), tuple(row.get("paired", ())), row.get("in_order_assumed", False))
    raise LookupError(f"no row for {kind} of {width} bytes on {target}")


@lru_cache(_CACHED_RESULTS)
def turns_of(spread: Spread, width: int, banks: Banks) -> int:
    """In how many turns lanes at these addresses get or store this many bytes each."""
    if len({factors for factors, _ in spread}) < 2:
        return count_turns(tuple([offset for _, offset in spread]), width, banks)
    turns = 0
    for group in _groups_of(spread, banks):
        steps = _steps_between_words([offset for _, offset in group], width)
        words = {(factors, (offset + step) // _BANK_BYTES) for step in steps for factors, offset in group}
        turns += max(Counter([(factors, word % banks.banks) for factors, word in words]).values())
    return turns or 1


@lru_cache(_CACHED_SEARCH)
def count_turns(offsets: tuple[int, ...], width: int, banks: Banks) -> int:
    """The same for addresses that differ by known bytes alone, of one number a lane."""
    turns = 0
    for group in _groups_of(offsets, banks):
        words = {(offset + step) // _BANK_BYTES for step in _steps_between_words(group, width) for offset in group}
        owed = [word % banks.banks for word in words]
        turns += 1 if len(set(owed)) == len(owed) else max(Counter(owed).values())
    return turns or 1


def from_first_word(offsets: list[int]) -> tuple[int, ...]:
    """The same addresses from the first lane's word on.

    That only exchanges banks, all by the same number: turns stay.
    """
    word = offsets[0] // _BANK_BYTES * _BANK_BYTES
    return tuple([offset - word for offset in offsets])


def _steps_between_words(offsets: Sequence[int], width: int) -> Sequence[int]:
    """By how many bytes an address has to be moved for each word that its lane touches."""
    if gcd(*offsets) % _BANK_BYTES == 0:
        return range(0, max(width, 1), _BANK_BYTES)
    # The last byte may lie in a word that no whole step from the first gets to.
    return (*range(0, width - 1, _BANK_BYTES), max(width, 1) - 1)


def _groups_of(lanes: Sequence[Lane], banks: Banks) -> list[list[Lane]]:
    """What lanes have, by the groups in which they are served."""
    shared = banks.paired and (_is_shared_in_pairs(lanes, 1) or _is_shared_in_pairs(lanes, 2))
    groups = _lane_groups(banks.paired if shared else banks.span, len(lanes))
    return [[lanes[lane] for lane in group] for group in groups]


def _is_shared_in_pairs(lanes: Sequence[object], distance: int) -> bool:
    """Whether every lane has the address of the lane whose number differs by this bit, 1 or 2."""
    step = 2 * distance
    return not len(lanes) % step and all(lanes[at::step] == lanes[at + distance :: step] for at in range(distance))


@cache
def _lane_groups(span: tuple[int, ...], size: int) -> tuple[tuple[int, ...], ...]:
    """The lanes of each group of a wave of this size: those whose numbers differ by sums (exclusive or) of the span."""
    group = {0}
    for lanes in span:
        group |= {lane ^ lanes for lane in group}
    groups: dict[int, list[int]] = {}
    for lane in range(size):
        groups.setdefault(min(lane ^ other for other in group), []).append(lane)
    return tuple(map(tuple, groups.values()))
