"""Joined: accesses of shared memory that lie side by side in each lane, and that a later stage may make one wide access.

It may where the text is no machine code, the wide access is aligned as far as the text proves it, and no
barrier and no access of another kind stands between. Symbols of shared memory are taken to begin at a multiple of 16 bytes.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence

from msgspec.structs import replace

from isaview.analysis.addresses.addressed import WIDEST, Addressed, Joined, apart
from isaview.analysis.addresses.affine import Value, in_lanes
from isaview.analysis.addresses.banks import banks_of, turns_of
from isaview.analysis.addresses.spread import near, spread_of
from isaview.analysis.addresses.walk import SYMBOL, Walk
from isaview.model.kernel import Kernel

_NARROWEST = 4
"""Bytes of the narrowest access that is joined with its neighbours."""


def with_joined(walk: Walk, accesses: list[Addressed], values: Sequence[Value | None]) -> None:
    """Mark the accesses of shared memory that may become parts of one of 8 or 16 bytes."""
    if walk.index.meanings.is_machine_code:
        return
    runs: dict[tuple[object, ...], dict[int, list[int]]] = {}
    epochs = _epochs(walk.kernel, accesses)
    for place, (access, value) in enumerate(zip(accesses, values, strict=True)):
        width = access.bytes or 0
        if value is None or access.space != "shared" or access.kind == "atomic" or access.requests > 1:
            continue
        if not _NARROWEST <= width <= WIDEST // 2 or width & (width - 1):
            continue
        numbers = in_lanes(value.terms.get((), 0), walk.shape.wave_size)
        moved = tuple(number - numbers[0] for number in numbers)
        key = (width, walk.index.flow.block_of(access.index), access.kind, epochs[place], moved, apart(value))
        runs.setdefault(key, {}).setdefault(numbers[0], []).append(place)
    for (narrow, *_), places in runs.items():
        assert isinstance(narrow, int)
        for size in (WIDEST, WIDEST // 2):
            _join(walk, accesses, values, places, narrow, size)


def _join(
    walk: Walk, accesses: list[Addressed], values: Sequence[Value | None], places: dict[int, list[int]], width: int, size: int
) -> None:
    """Join what fills whole aligned pieces of one size; ``places`` are accesses of one width by their offsets."""
    for offset in [offset for offset in places if offset % size == 0] if size > width else ():
        parts = [places.get(offset + more, []) for more in range(0, size, width)]
        first = values[parts[0][0]] if all(parts) else None
        if first is None or not _is_aligned(walk, first, size) or accesses[parts[0][0]].joined is not None:
            continue
        served = banks_of(walk.kernel.module.target or "", accesses[parts[0][0]].kind, size)
        spread = near(spread_of(first, walk.shape.wave_size)) if accesses[parts[0][0]].known and not first.varying else None
        turns = turns_of(spread, size, served) if spread is not None else None
        for place in (place for part in parts for place in part):
            joined = Joined(size, turns, served.groups(walk.shape.wave_size))
            accesses[place] = replace(accesses[place], joined=joined, wider=None)


def _is_aligned(walk: Walk, value: Value, size: int) -> bool:
    """Whether an address is a multiple of a power of two in every lane, as far as the text proves it."""
    return all(
        (len(product) == 1 and product[0].startswith(SYMBOL) and one == 1)
        or all(lane * walk.bits.multiple(product) % size == 0 for lane in in_lanes(one))
        for product, one in value.terms.items()
    )


def _epochs(kernel: Kernel, accesses: Sequence[Addressed]) -> list[tuple[int, int]]:
    """For each access how many barriers stand before it, and how often the kind of shared accesses changed."""
    barriers = [index for index, form in enumerate(kernel.forms) if form.instruction_class == "barrier"]
    found, changes, kind = [], 0, ""
    for access in accesses:
        if access.space == "shared":
            changes += access.kind != kind
            kind = access.kind
        found.append((bisect(barriers, access.index), changes))
    return found
