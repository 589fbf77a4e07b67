"""In how many turns the banks of shared memory serve a request of a wave, from its lane addresses and ``banks.toml``.

Lanes are served in groups, in order. A group takes as many turns as its busiest bank owes it different words. Lanes
that read the same word share it.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import cache, lru_cache
from pathlib import Path

from msgspec import Struct

from isaview.analysis.addresses.spread import Spread
from isaview.base.plugins import read_toml

_BANK_BYTES = 4
_CACHED_RESULTS = 1 << 9
"""Turns of lane addresses: unrolled code asks for the same ones again and again."""
ROW_BYTES = 16
"""Bytes of the row of a matrix whose address a lane holds."""


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
        fits = any(fnmatchcase(target, pattern) for pattern in row["targets"].split()) and kind in row["kinds"].split()
        if fits and (row["bytes"] == "*" or str(width) in row["bytes"].split()):
            return Banks(row["banks"], tuple(row["span"]), tuple(row.get("paired", ())), row.get("in_order_assumed", False))
    raise LookupError(f"no row for {kind} of {width} bytes on {target}")


@lru_cache(_CACHED_RESULTS)
def turns_of(spread: Spread, width: int, banks: Banks) -> int:
    """In how many turns lanes at these addresses get or store this many bytes each."""
    span = banks.paired if banks.paired and (_shared_by(spread, 1) or _shared_by(spread, 2)) else banks.span
    served: dict[int, dict[tuple[tuple[int, ...], int], set[int]]] = {}
    leader_of = _leaders(span, len(spread))
    for lane, (factors, offset) in enumerate(spread):
        words = served.setdefault(leader_of[lane], {})
        for word in range(offset // _BANK_BYTES, (offset + max(width, 1) - 1) // _BANK_BYTES + 1):
            words.setdefault((factors, word % banks.banks), set()).add(word)
    return sum(max(map(len, words.values())) for words in served.values()) or 1


def _shared_by(spread: Spread, distance: int) -> bool:
    """Whether every lane has the address of the lane whose number differs by this bit."""
    return all(lane ^ distance < len(spread) and address == spread[lane ^ distance] for lane, address in enumerate(spread))


@cache
def _leaders(span: tuple[int, ...], size: int) -> tuple[int, ...]:
    """For each lane the least lane of its group."""
    group = {0}
    for lanes in span:
        group |= {lane ^ lanes for lane in group}
    return tuple(min(lane ^ other for other in group) for lane in range(size))
