"""Requests: what the lanes of a wave ask of shared memory, buffer by buffer, so that other layouts of a buffer can be tried.

A buffer is what a symbol names; where the text has none, what accesses reach that overlap. It is only known where every access
that may reach it could be followed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import gcd

from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.addresses.addresses import FOLLOWED, address_of, request_width
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
_FAR = 64
"""Elements that one count of an offset stands for in instructions whose two places are far apart."""


_SUMS_A_MOVE = 16
"""Sums of steps looked at for each move that is kept: most are not aligned, or beyond the buffer."""
_REMEMBERED = 1 << 8
"""Sums kept: the accesses of a buffer move by the same loops."""


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
    def ends(self) -> tuple[int, int | None]:
        """The first byte and the one behind the last, None where that is not known."""
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
        off = {-lane % self.width for lane in self.lanes}
        aligned = sorted(one for one in sums if {one % self.width} == off and (last is None or one <= last))
        return aligned if len(aligned) <= most else None


@lru_cache(_REMEMBERED)
def _sums(steps: tuple[Step, ...], period: int, most: int) -> frozenset[int] | None:
    """What steps add up to modulo a period; None where that may be more sums than ``most``."""
    sums = frozenset((0,))
    for step, count in steps:
        often = period // gcd(step, period)
        often = often if count is None else min(often, count)
        if len(sums) * often > most:
            return None
        sums = frozenset((one + step * at) % period for one in sums for at in range(often))
    return sums


class Buffer(Struct, frozen=True):
    """What accesses reach that share it, each counted from its first byte.

    That is where ``symbol`` stands, or ``begin`` where there is none; ``size`` is None where it is not known.
    """

    symbol: str
    requests: tuple[Request, ...]
    begin: int = 0
    size: int | None = None


class _LostError(Exception):
    """An access that may reach the buffer cannot be followed; the message says which."""


def buffer_of(kernel: Kernel, wave_size: int, width: int | None, index: int, joined: Mapping[int, int]) -> Buffer | str:
    """The buffer that an instruction accesses, with every access of it; else why it is not known.

    ``joined`` is the width of accesses that a later stage makes with their neighbours.
    """
    found = kernel.once((_all_requests, wave_size, width), lambda: _all_requests(kernel, wave_size, width, joined))
    if isinstance(found, str):
        return found
    own = [one for one in found if isinstance(one, Request) and one.index == index]
    if not own:
        return "its address is not known for all waves"
    symbols = {one.symbol for one in own}
    for other in found:
        if not isinstance(other, Request) and (not other[1] or other[1] in symbols):
            return f"line {kernel.lines[other[0]]} may reach the same memory, and cannot be followed"
    requests = [one for one in found if isinstance(one, Request) and one.symbol in symbols]
    if len(symbols) > 1:
        return "it accesses several buffers"
    return _overlapping(requests, own)


def _all_requests(
    kernel: Kernel, wave_size: int, width: int | None, joined: Mapping[int, int]
) -> list[Request | tuple[int, str]] | str:
    try:
        return list(_requests(kernel, wave_size, width, joined))
    except _LostError as lost:
        return str(lost)


def requests_of(kernel: Kernel, wave_size: int, width: int | None, index: int) -> list[Request]:
    """The requests of one instruction for every launch that is judged; none where not all are known."""
    found: list[Request] = []
    for shape in shapes(kernel, wave_size, width, ()):
        walk = walk_of(kernel, shape)
        for access in kernel.forms[index].accesses:
            one = _of_wave(walk, index, access, {}, 0)
            if not one or isinstance(one, str):
                return []
            found.extend(one)
    return found


def _overlapping(found: Sequence[Request], own: Sequence[Request]) -> Buffer:
    """The requests that reach what the given ones reach, or what those reach."""
    ends = {id(one): one.ends for one in found}
    low = min(ends[id(one)][0] for one in own)
    tops = [ends[id(one)][1] for one in own]
    high = None if None in tops else max(top for top in tops if top is not None)
    while True:
        inside = [
            one for one in found if (high is None or ends[id(one)][0] < high) and not (ends[id(one)][1] or low + 1) <= low
        ]
        tops = [ends[id(one)][1] for one in inside]
        widest = min(ends[id(one)][0] for one in inside), None if None in tops else max(top or 0 for top in tops)
        if widest == (low, high):
            begin = 0 if own[0].symbol else max(low, 0)
            moved = (replace(one, lanes=tuple([lane - begin for lane in one.lanes])) for one in inside)
            return Buffer(own[0].symbol, tuple(moved), begin, None if high is None else high - begin)
        low, high = widest


def is_read_by_descriptor(kernel: Kernel) -> bool:
    """Whether matrix instructions name operands in shared memory by descriptors."""
    return any(form.instruction_class == "matrix" and "asynchronous" in form.flags for form in kernel.distinct_forms)


def _requests(
    kernel: Kernel, wave_size: int, width: int | None, joined: Mapping[int, int]
) -> Iterator[Request | tuple[int, str]]:
    """The requests of shared memory for every launch that is judged, and (index, symbol) of what cannot be followed."""
    if is_read_by_descriptor(kernel):
        raise _LostError("matrix instructions read shared memory through descriptors")
    wanted = [
        (index, access)
        for index, form in enumerate(kernel.forms)
        for access in form.accesses
        if access.space in FOLLOWED and access.space != "global" and "prefetch" not in form.flags
    ]
    for shape in shapes(kernel, wave_size, width, ()):
        general = walk_of(kernel, shape)
        counts = {f"loop:{loop}": trip.exact for loop, trip in trips_of(kernel, shape).items()}
        waves: list[Walk] = []
        for index, access in wanted:
            one = _of_wave(general, index, access, counts, joined.get(index, 0))
            if isinstance(one, list):
                yield from one
                continue
            waves = waves or [walk_of(kernel, replace(shape, wave=wave)) for wave in shape.waves]
            by_wave = [_of_wave(walk, index, access, counts, joined.get(index, 0)) for walk in waves]
            yield from (request for of in by_wave if isinstance(of, list) for request in of)
            if not all(isinstance(of, list) for of in by_wave):
                yield index, one


def _of_wave(walk: Walk, index: int, access: Access, counts: Mapping[str, int | None], wide: int) -> list[Request] | str:
    """The requests of one access, several where its instruction has several places; else the symbol it is known to name."""
    if access.address is None:
        return ""
    try:
        value = address_of(walk, index, access)
    except ExhaustedError:
        return ""
    if access.space == "generic" and proven_space(walk.kernel, value) not in ("", "shared"):
        return []
    bases = [product[0] for product, one in value.terms.items() if len(product) == 1 and one == 1 and _is_base(product[0])]
    symbol = bases[0] if len(bases) == 1 else ""
    rows = (access.bytes or 0) // ROW_BYTES if ROWS in access.modifiers else 0
    is_whole = access.per != "lane" or "bulk" in access.modifiers
    if not access.bytes or access.bytes > limits.ADDRESS_BYTES or (is_whole and not rows) or value.varying or len(bases) > 1:
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
        Request(index, access.kind, size, tuple([lane + by for lane in lanes]), steps, served, symbol)
        for by in _places(walk, index, max(access.bytes, size), size)
    ]


def _is_base(name: str) -> bool:
    return name.startswith((SYMBOL, START))


def _steps(walk: Walk, value: Value, symbol: str, counts: Mapping[str, int | None]) -> tuple[Step, ...] | None:
    """The steps of an address apart from its base; None where lanes are apart by an unknown factor."""
    found = []
    for product, one in value.terms.items():
        if not product or product == (symbol,):
            continue
        if not isinstance(one, int):
            return None
        known = walk.known.get(product[0])
        below = counts.get(product[0]) or (known.below if known is not None else None)
        multiple = walk.bits.multiple(product)
        count = -(-below // multiple) if below is not None and len(product) == 1 else None
        if count != 1:
            found.append((one * multiple, count))
    return tuple(found)


def _places(walk: Walk, index: int, total: int, size: int) -> Sequence[int]:
    """The bytes at which an instruction's places begin behind its address: one, or two where it names both."""
    meanings, form = walk.index.meanings, walk.kernel.forms[index]
    if meanings.paired.isdisjoint(form.modifiers):
        return range(0, total, size)
    counts = dict.fromkeys(meanings.paired, 0)
    for operand in form.operands:
        name, _, count = operand.bind(walk.kernel.tokens[index]).partition(":")
        if name in counts:
            counts[name] = integer(count) or 0
    unit = size * _FAR if meanings.far and meanings.far in form.opcode else size
    return [count * unit for count in counts.values()]
