"""What accesses of a block that lie side by side in each lane become together: a wider access, or sectors they share.

A later stage may join accesses of shared memory where the text is no machine code, the wide access is aligned as far as the
text proves it, and no barrier nor access of another kind stands between. Asynchronous copies stay as they are. Symbols of
shared memory are taken to begin at a multiple of 16 bytes.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Hashable, Iterator, Sequence
from itertools import groupby

from msgspec.structs import replace

from isaview.analysis.addresses.addressed import WIDEST, Addressed, Joined
from isaview.analysis.addresses.affine import Value, in_lanes
from isaview.analysis.addresses.banks import banks_of, turns_of
from isaview.analysis.addresses.spread import near, spread_of, touched_sectors
from isaview.analysis.addresses.walk import SYMBOL, Walk
from isaview.model.kernel import Kernel

_WIDER = (WIDEST, WIDEST // 2, WIDEST // 4)
_NARROWEST = 4
"""Bytes of the narrowest access that an assembler joins with its neighbours; a compiler of typed values joins any."""
_GIVEN, _ARGUMENTS = ("start", "symbol", "factor", "product"), ("parameter", "constant")

ByOffset = dict[int, list[int]]
"""Accesses that lie alike, by the offset of their first lane in bytes."""


def _alike(value: Value) -> tuple[int, Hashable]:
    """The offset of the first lane, and all else of an address as a key."""
    numbers = value.terms.get((), 0)
    if isinstance(numbers, int):
        return numbers, ((), _symbolic_terms(value))
    return numbers[0], (tuple([number - numbers[0] for number in numbers]), _symbolic_terms(value))


def _symbolic_terms(value: Value) -> Hashable:
    return frozenset([term for term in value.terms.items() if term[0]])


def with_wider(walk: Walk, accesses: list[Addressed], values: Sequence[Value | None]) -> None:
    """Mark accesses of the same block and guard that lie side by side in each lane and could be one wider access."""
    runs: dict[tuple[int, Hashable], ByOffset] = {}
    for at, (access, value) in enumerate(zip(accesses, values, strict=True)):
        if value is None or not access.known or not access.bytes or access.bytes * 2 > WIDEST or access.requests > 1:
            continue
        offset, rest = _alike(value)
        form = walk.kernel.forms[access.index]
        guard = None if form.guard is None else form.guard.text.bind(walk.kernel.tokens[access.index])
        under = walk.index.values.block[access.index], guard, "negated_guard" in form.flags
        key = access.bytes, (under, access.space, access.kind, rest)
        runs.setdefault(key, {}).setdefault(offset, []).append(at)
    for (width, _), by_offset in runs.items():
        for chain in _chains(sorted(by_offset), width):
            _widen(walk, accesses, values, [by_offset[offset][0] for offset in chain], width)
    _align_copies(walk.kernel, accesses)


def _chains(offsets: Sequence[int], width: int) -> Iterator[list[int]]:
    """Runs of offsets, ascending, that follow each other by a width."""
    for _, chain in groupby(enumerate(offsets), key=lambda item: item[1] - item[0] * width):
        yield [offset for _, offset in chain]


def _widen(walk: Walk, accesses: list[Addressed], values: Sequence[Value | None], chain: Sequence[int], width: int) -> None:
    """Mark accesses whose offsets follow each other with the widest access that fits into them."""
    first, value = accesses[chain[0]], values[chain[0]]
    assert value is not None
    begin = in_lanes(value.terms.get((), 0))[0]
    filled = (size for size in _WIDER if -begin % size + size <= len(chain) * width)
    wide = next((size for size in filled if _may_be_aligned(walk, value, size)), width)
    # Each lane needs room for a wider piece of its own.
    fits = first.pattern == "uniform" or first.stride is None or abs(first.stride) >= wide
    if wide > width and fits and (walk.index.meanings.final or first.joinable < wide):
        for at in chain:
            accesses[at] = replace(accesses[at], wider=wide)


def _align_copies(kernel: Kernel, accesses: list[Addressed]) -> None:
    """A copy is as wide as both of its ends lie side by side."""
    ends: dict[int, list[int]] = {}
    for at, access in enumerate(accesses):
        if _is_copy(kernel, access):
            ends.setdefault(access.index, []).append(at)
    for of_copy in ends.values():
        widths = [accesses[at].wider for at in of_copy]
        for at in of_copy:
            accesses[at] = replace(accesses[at], wider=None if None in widths else min(filter(None, widths)))


def _is_copy(kernel: Kernel, access: Addressed) -> bool:
    """Whether an access is an end of an asynchronous copy, which nothing joins with its neighbours."""
    return kernel.forms[access.index].instruction_class == "async_copy"


def _may_be_aligned(walk: Walk, value: Value, size: int) -> bool:
    """Whether an address can be a multiple of a size, a known number aside, in every lane, iteration and group.

    Buffers are taken to begin at a multiple, and what is multiplied by an argument (a row's length) to be a multiple.
    """
    for product, factor in value.terms.items():
        lanes = in_lanes(factor)
        if not product:
            # Only what lies between lanes counts: where the first of them begins is aside.
            if any((lane - lanes[0]) % size for lane in lanes):
                return False
            continue
        multiple = walk.bits.multiple(product)
        if not any(lane * multiple % size for lane in lanes):
            continue
        is_base = (len(product) == 1 and factor == 1) or any(is_given(walk, name) for name in product)
        if not is_base:
            return False
    return True


def is_given(walk: Walk, name: str) -> bool:
    """Whether an unknown is an argument, or follows from several in a way that is not kept."""
    kind, _, rest = name.partition(":")
    if kind != "loaded":
        return kind in _GIVEN
    return any(access.space in _ARGUMENTS for access in walk.kernel.forms[int(rest.partition(":")[0])].accesses)


def with_own(walk: Walk, accesses: list[Addressed], values: Sequence[Value | None]) -> None:
    """Note of each access which share of its sectors is new in its block."""
    seen: dict[tuple[Hashable, ...], set[Hashable]] = {}
    for at, (access, value) in enumerate(zip(accesses, values, strict=True)):
        if value is None or not access.known or not access.bytes or access.space == "shared":
            continue
        key = (walk.index.values.block[access.index], access.space, access.kind, _symbolic_terms(value))
        before = seen.setdefault(key, set())
        touched = touched_sectors(spread_of(value, walk.shape.wave_size), access.bytes)
        # The requests of an access may touch the same sectors.
        counted = max(len(touched), access.sectors[0]) if access.requests > 1 and access.sectors is not None else len(touched)
        accesses[at] = replace(access, own=len(touched - before) / counted)
        before |= touched


def with_joined(walk: Walk, accesses: list[Addressed], values: Sequence[Value | None]) -> None:
    """Mark the accesses of shared memory that may become parts of an access of 8 or 16 bytes."""
    meanings = walk.index.meanings
    if meanings.final and not meanings.unrolls:
        return
    narrowest = 1 if meanings.typed else _NARROWEST
    barriers = [index for index, form in enumerate(walk.kernel.forms) if form.instruction_class == "barrier"]
    runs: dict[tuple[Hashable, ...], ByOffset] = {}
    changes, kind = 0, ""
    for at, (access, value) in enumerate(zip(accesses, values, strict=True)):
        if access.space != "shared":
            continue
        changes, kind = changes + (access.kind != kind), access.kind
        width = access.bytes or 0
        if value is None or kind == "atomic" or _is_copy(walk.kernel, access):
            continue
        if not narrowest <= width <= WIDEST // 2 or width & (width - 1) or (access.requests > 1 and not meanings.typed):
            continue
        offset, rest = _alike(value)
        key = (walk.index.values.block[access.index], changes, bisect(barriers, access.index), rest)
        runs.setdefault(key, {}).setdefault(offset, []).append(at)
    for by_offset in runs.values():
        for size in (WIDEST, WIDEST // 2):
            _join(walk, accesses, values, by_offset, size)


def _join(walk: Walk, accesses: list[Addressed], values: Sequence[Value | None], by_offset: ByOffset, size: int) -> None:
    """Join what fills whole aligned pieces of a size."""
    for offset in (offset for offset in by_offset if offset % size == 0):
        filling = _filling(accesses, by_offset, offset, size)
        value = values[filling[0]] if filling else None
        if value is None or not (accesses[filling[0]].aligned >= size or _is_aligned(walk, value, size)):
            continue
        first, turns = accesses[filling[0]], None
        served = banks_of(walk.kernel.module.target or "", first.kind, size)
        if first.known and not value.varying:
            turns = turns_of(near(spread_of(value, walk.shape.wave_size)), size, served)
        joined = Joined(size, turns, served.groups(walk.shape.wave_size))
        for at in filling:
            accesses[at] = replace(accesses[at], joined=joined, wider=None)


def _filling(accesses: Sequence[Addressed], by_offset: ByOffset, offset: int, size: int) -> list[int]:
    """The accesses, narrower than a piece and not joined yet, that fill it; none where they leave bytes of it."""
    filling: list[int] = []
    begin = offset
    while begin < offset + size:
        widths = {at: accesses[at].bytes or 0 for at in by_offset.get(begin, ()) if accesses[at].joined is None}
        fitting = [width for width in widths.values() if width < size and begin + width <= offset + size]
        widest = max(fitting, default=0)
        if not widest:
            return []
        filling += [at for at, width in widths.items() if width == widest]
        begin += widest
    return filling


def _is_aligned(walk: Walk, value: Value, size: int) -> bool:
    """Whether an address is a multiple of a power of two in every lane, as far as the text proves it."""
    return all(
        (len(product) == 1 and product[0].startswith(SYMBOL) and factor == 1)
        or all(lane * walk.bits.multiple(product) % size == 0 for lane in in_lanes(factor))
        for product, factor in value.terms.items()
    )
