"""Joined: accesses of shared memory that lie side by side in each lane, and that a later stage may make one wide access.

It may where the text is no machine code, the wide access is aligned as far as the text proves it, and no barrier nor access of
another kind stands between. Asynchronous copies stay as they are. Symbols of shared memory are taken to begin at a multiple of
16 bytes.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence

from msgspec.structs import replace

from isaview.analysis.addresses.addressed import WIDEST, Addressed, Joined, apart, is_copy
from isaview.analysis.addresses.affine import Value, in_lanes
from isaview.analysis.addresses.banks import banks_of, turns_of
from isaview.analysis.addresses.spread import near_places, near_spread
from isaview.analysis.addresses.walk import SYMBOL, Walk
from isaview.model.kernel import Kernel

_NARROWEST = 4
"""Bytes of the narrowest access that an assembler joins with its neighbours; a compiler of typed values joins any."""

Places = dict[int, list[int]]
"""Accesses that lie alike, by the offset of their first lane."""


def with_joined(walk: Walk, accesses: list[Addressed], values: Sequence[Value | None]) -> None:
    """Mark the accesses of shared memory that may become parts of one of 8 or 16 bytes."""
    meanings = walk.index.meanings
    if meanings.final and not meanings.unrolls:
        return
    narrowest = 1 if meanings.typed else _NARROWEST
    runs: dict[tuple[object, ...], Places] = {}
    epochs = _epochs(walk.kernel, accesses)
    for place, (access, value) in enumerate(zip(accesses, values, strict=True)):
        width = access.bytes or 0
        if value is None or access.space != "shared" or access.kind == "atomic" or is_copy(walk.kernel, access):
            continue
        if not narrowest <= width <= WIDEST // 2 or width & (width - 1) or (access.requests > 1 and not meanings.typed):
            continue
        numbers = in_lanes(value.terms.get((), 0), walk.shape.wave_size)
        moved = tuple(number - numbers[0] for number in numbers)
        key = (walk.index.flow.block_of(access.index), access.kind, epochs[place], moved, apart(value))
        runs.setdefault(key, {}).setdefault(numbers[0], []).append(place)
    for places in runs.values():
        for size in (WIDEST, WIDEST // 2):
            _join(walk, accesses, values, places, size)


def _join(walk: Walk, accesses: list[Addressed], values: Sequence[Value | None], places: Places, size: int) -> None:
    """Join what fills whole aligned pieces of one size."""
    for offset in (offset for offset in places if offset % size == 0):
        parts = _parts(accesses, places, offset, size)
        first = values[parts[0]] if parts else None
        if first is None or not (accesses[parts[0]].aligned >= size or _is_aligned(walk, first, size)):
            continue
        served = banks_of(walk.kernel.module.target or "", accesses[parts[0]].kind, size)
        spread = (
            near_spread(*near_places(first), walk.shape.wave_size) if accesses[parts[0]].known and not first.varying else None
        )
        turns = turns_of(spread, size, served) if spread is not None else None
        joined = Joined(size, turns, served.groups(walk.shape.wave_size))
        for place in parts:
            accesses[place] = replace(accesses[place], joined=joined, wider=None)


def _parts(accesses: Sequence[Addressed], places: Places, offset: int, size: int) -> list[int]:
    """The accesses, narrower than a piece and joined with no others yet, that fill it; none where they leave a part of it."""
    found: list[int] = []
    at = offset
    while at < offset + size:
        widths = {place: accesses[place].bytes or 0 for place in places.get(at, ()) if accesses[place].joined is None}
        width = max((one for one in widths.values() if one < size and at + one <= offset + size), default=0)
        if not width:
            return []
        found += [place for place, one in widths.items() if one == width]
        at += width
    return found


def _is_aligned(walk: Walk, value: Value, size: int) -> bool:
    """Whether an address is a multiple of a power of two in every lane, as far as the text proves it."""
    return all(
        (len(product) == 1 and product[0].startswith(SYMBOL) and one == 1)
        or all(lane * walk.bits.multiple(product) % size == 0 for lane in in_lanes(one))
        for product, one in value.terms.items()
    )


def _epochs(kernel: Kernel, accesses: Sequence[Addressed]) -> list[tuple[int, int]]:
    """For each access how many barriers stand before it, and how often the kind of shared accesses changed."""
    barriers = kernel.once(_barriers, lambda: _barriers(kernel))
    found, changes, kind = [], 0, ""
    for access in accesses:
        if access.space == "shared":
            changes += access.kind != kind
            kind = access.kind
        found.append((bisect(barriers, access.index), changes))
    return found


def _barriers(kernel: Kernel) -> list[int]:
    return [index for index, form in enumerate(kernel.forms) if form.instruction_class == "barrier"]
