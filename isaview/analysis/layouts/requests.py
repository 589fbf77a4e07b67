"""What the lanes of a wave ask of shared memory, buffer by buffer, so that other layouts of a buffer can be tried.

A buffer is what a symbol names; where the text has none, what accesses reach that overlap. It is only known where every access
that may reach it could be followed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import gcd

from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.addresses.addresses import address_of, followed_accesses, request_width
from isaview.analysis.addresses.affine import Value, in_lanes
from isaview.analysis.addresses.banks import ROW_BYTES, Banks, banks_of
from isaview.analysis.addresses.follow import ExhaustedError
from isaview.analysis.addresses.launch_shape import shapes
from isaview.analysis.addresses.trips import trips_of
from isaview.analysis.addresses.walk import START, SYMBOL, Walk, proven_space, walk_of
from isaview.base import limits
from isaview.base.text import integer
from isaview.model.form import ROWS, Access
from isaview.model.kernel import Kernel

Step = tuple[int, int | None]
"""Bytes that an unknown moves an address for each 1 of it, and how many values it has, None for any number."""
Unfollowed = tuple[int, str]
"""The index of an instruction that cannot be followed, and the symbol that it is known to name."""
# Elements that a count of an offset stands for in instructions whose two addresses are far apart (ds_read2st64).
_FAR_ELEMENTS = 64
# Sums of steps looked at for each move that is kept: most are not aligned, or beyond the buffer.
_SUMS_A_MOVE = 16
# The accesses of a buffer move by the same loops, so that few different sums are asked for.
_CACHED_SUMS = 1 << 8


class Request(Struct, frozen=True):
    """One access: the bytes of each lane, counted from ``symbol``, and the steps by which all of them move together."""

    index: int
    kind: str
    width: int
    lanes: tuple[int, ...]
    steps: tuple[Step, ...]
    banks: Banks
    symbol: str

    @property
    def least(self) -> int:
        """The fewest turns of so many lanes."""
        return self.banks.groups(len(self.lanes))

    @property
    def extent(self) -> tuple[int, int | None]:
        """The first byte and the end behind the last, None where that is not known."""
        low, high = min(self.lanes), max(self.lanes) + self.width
        for step, count in self.steps:
            if count is None:
                return (low if step > 0 else 0), None
            low, high = low + min(step * (count - 1), 0), high + max(step * (count - 1), 0)
        return low, high

    def moves(self, period: int, size: int | None, most: int) -> list[int] | None:
        """By what all lanes move together, modulo a period, where each is aligned and inside a buffer of a size.

        None where there are more than ``most``.
        """
        sums = _sums(self.steps, period, most * _SUMS_A_MOVE)
        if sums is None:
            return None
        last = None if size is None or size > period else size - max(self.lanes) - self.width
        misaligned = {-lane % self.width for lane in self.lanes}
        moves = sorted(move for move in sums if {move % self.width} == misaligned and (last is None or move <= last))
        return moves if len(moves) <= most else None


@lru_cache(_CACHED_SUMS)
def _sums(steps: tuple[Step, ...], period: int, most: int) -> frozenset[int] | None:
    """What steps add up to modulo a period; None where that may be more sums than ``most``."""
    sums = frozenset((0,))
    for step, count in steps:
        different = period // gcd(step, period)
        times = different if count is None else min(different, count)
        if len(sums) * times > most:
            return None
        sums = frozenset((move + step * number) % period for move in sums for number in range(times))
    return sums


class Buffer(Struct, frozen=True):
    """What accesses reach that share it, each counted from its first byte.

    That is where ``symbol`` stands, or ``begin`` where there is none; ``size`` is None where it is not known.
    """

    symbol: str
    requests: tuple[Request, ...]
    begin: int = 0
    size: int | None = None


def buffer_of(kernel: Kernel, wave_size: int, width: int | None, index: int, joined: Mapping[int, int]) -> Buffer | str:
    """The buffer that an instruction accesses, with every access of it; else why it is not known.

    ``joined`` is the width of accesses that a later stage makes with their neighbours.
    """
    if is_read_by_descriptor(kernel):
        return "matrix instructions read shared memory through descriptors"
    found = kernel.once((_requests, wave_size, width), lambda: list(_requests(kernel, wave_size, width, joined)))
    requests = [request for request in found if isinstance(request, Request)]
    symbols = {request.symbol for request in requests if request.index == index}
    if not symbols:
        return "its address is not known for all waves"
    for other in found:
        if not isinstance(other, Request) and (not other[1] or other[1] in symbols):
            return f"line {kernel.lines[other[0]]} may reach the same memory, and cannot be followed"
    if len(symbols) > 1:
        return "it accesses several buffers"
    return overlapping_buffer([request for request in requests if request.symbol in symbols], index)


def overlapping_buffer(requests: Sequence[Request], index: int) -> Buffer:
    """The buffer that an instruction reaches: its own requests, and all that overlap these or each other."""
    extents = [(request, *request.extent) for request in requests]
    inside = [extent for extent in extents if extent[0].index == index]
    while True:
        low, tops = min(first for _, first, _ in inside), [end for _, _, end in inside]
        high = None if None in tops else max(end or 0 for end in tops)
        count = len(inside)
        inside = [extent for extent in extents if (high is None or extent[1] < high) and (extent[2] is None or extent[2] > low)]
        if len(inside) == count:
            break
    symbol = requests[0].symbol
    begin = 0 if symbol else max(low, 0)
    moved = (replace(request, lanes=tuple([lane - begin for lane in request.lanes])) for request, _, _ in inside)
    return Buffer(symbol, tuple(moved), begin, None if high is None else high - begin)


def requests_of(kernel: Kernel, wave_size: int, width: int | None, index: int) -> list[Request]:
    """The requests of an instruction for every launch that is looked at; none where not all are known."""
    requests: list[Request] = []
    for shape in shapes(kernel, wave_size, width, ()):
        walk = walk_of(kernel, shape)
        for access in kernel.forms[index].accesses:
            found = _wave_requests(walk, index, access, {}, 0)
            if not found or isinstance(found, str):
                return []
            requests.extend(found)
    return requests


def is_read_by_descriptor(kernel: Kernel) -> bool:
    """Whether matrix instructions name operands in shared memory by descriptors."""
    return any(form.instruction_class == "matrix" and "asynchronous" in form.flags for form in kernel.distinct_forms)


def _requests(kernel: Kernel, wave_size: int, width: int | None, joined: Mapping[int, int]) -> Iterator[Request | Unfollowed]:
    """The requests of shared memory for every launch that is looked at, and what cannot be followed."""
    located = [(index, access) for index, access in followed_accesses(kernel) if access.space != "global"]
    for shape in shapes(kernel, wave_size, width, ()):
        general = walk_of(kernel, shape)
        counts = {f"loop:{loop}": trips.exact for loop, trips in trips_of(kernel, shape).items()}
        waves: list[Walk] = []
        for index, access in located:
            wide = joined.get(index, 0)
            in_general = _wave_requests(general, index, access, counts, wide)
            if isinstance(in_general, list):
                yield from in_general
                continue
            waves = waves or [walk_of(kernel, replace(shape, wave=wave)) for wave in shape.waves]
            by_wave = [_wave_requests(walk, index, access, counts, wide) for walk in waves]
            yield from (request for requests in by_wave if isinstance(requests, list) for request in requests)
            if not all(isinstance(requests, list) for requests in by_wave):
                yield index, in_general


def _wave_requests(walk: Walk, index: int, access: Access, counts: Mapping[str, int | None], wide: int) -> list[Request] | str:
    """The requests of an access, several where its instruction has several addresses; else the symbol it is known to name."""
    if access.address is None:
        return ""
    try:
        value = address_of(walk, index, access)
    except ExhaustedError:
        return ""
    if access.space == "generic" and proven_space(walk.kernel, value) not in ("", "shared"):
        return []
    bases = [
        product[0]
        for product, factor in value.terms.items()
        if len(product) == 1 and factor == 1 and product[0].startswith((SYMBOL, START))
    ]
    symbol = bases[0] if len(bases) == 1 else ""
    rows = (access.bytes or 0) // ROW_BYTES if ROWS in access.modifiers else 0
    of_wave = access.per != "lane" or "bulk" in access.modifiers
    if not access.bytes or access.bytes > limits.ADDRESS_BYTES or (of_wave and not rows) or value.varying or len(bases) > 1:
        return symbol
    steps = _steps(walk, value, symbol, counts)
    if steps is None:
        return symbol
    lanes = in_lanes(value.terms.get((), 0), walk.shape.wave_size)
    size = ROW_BYTES if rows else request_width(walk, index, access.bytes, 0)
    lanes = lanes[:rows] if rows else lanes
    if wide:
        size, lanes = wide, tuple(lane // wide * wide for lane in lanes)
    served = banks_of(walk.kernel.module.target or "", access.kind, size)
    served = replace(served, paired=()) if rows else served
    return [
        Request(index, access.kind, size, tuple([lane + offset for lane in lanes]), steps, served, symbol)
        for offset in _offsets(walk, index, max(access.bytes, size), size)
    ]


def _steps(walk: Walk, value: Value, symbol: str, counts: Mapping[str, int | None]) -> tuple[Step, ...] | None:
    """The steps of an address apart from its base; None where lanes are apart by an unknown factor."""
    steps = []
    for product, factor in value.terms.items():
        if not product or product == (symbol,):
            continue
        if not isinstance(factor, int):
            return None
        known = walk.known.get(product[0])
        below = counts.get(product[0]) or (known.below if known is not None else None)
        multiple = walk.bits.multiple(product)
        count = -(-below // multiple) if below is not None and len(product) == 1 else None
        if count != 1:
            steps.append((factor * multiple, count))
    return tuple(steps)


def _offsets(walk: Walk, index: int, total: int, size: int) -> Sequence[int]:
    """The bytes behind its address at which an instruction's requests begin: in order, or at two that it names."""
    meanings, form = walk.index.meanings, walk.kernel.forms[index]
    if meanings.paired.isdisjoint(form.modifiers):
        return range(0, total, size)
    counts = dict.fromkeys(sorted(meanings.paired), 0)
    for operand in form.operands:
        name, _, count = operand.bind(walk.kernel.tokens[index]).partition(":")
        if name in counts:
            counts[name] = integer(count) or 0
    unit = size * _FAR_ELEMENTS if meanings.far and meanings.far in form.opcode else size
    return [count * unit for count in counts.values()]
