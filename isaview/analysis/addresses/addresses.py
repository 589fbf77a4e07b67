"""Addresses: how the lanes of a wave spread over memory in each access of global and shared memory.

Known from the value of the address in every lane (`isaview.analysis.addresses.follow`), or not at all. Assumed: buffers begin
at a multiple of 32 bytes, and unknown factors (a row's length) are neither 0 nor so small that what they keep apart falls
together.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.addresses import affine
from isaview.analysis.addresses.addressed import (
    COMPUTED,
    LOADED,
    WIDEST,
    Addressed,
    agreed,
    around,
    in_loops,
    with_own,
    with_wider,
    worst,
)
from isaview.analysis.addresses.affine import VARYING, Coefficient, Value
from isaview.analysis.addresses.banks import ROW_BYTES, Banks, banks_of, turns_of
from isaview.analysis.addresses.follow import ExhaustedError, operand, total
from isaview.analysis.addresses.index import literal
from isaview.analysis.addresses.joined import with_joined
from isaview.analysis.addresses.launch_shape import Shape, shapes
from isaview.analysis.addresses.spread import (
    Apart,
    Spread,
    fresh_share,
    near_places,
    near_spread,
    partings,
    pattern_of,
    sectors_of,
    stride_of,
)
from isaview.analysis.addresses.walk import DIVIDED, IN_MEMORY, Asked, Walk, parsed, piece, proven_space, walk_of
from isaview.base import limits
from isaview.model.form import ROWS, Access
from isaview.model.kernel import Kernel

FOLLOWED = ("global", "shared", "generic")
_MAYBE_NOTHING = frozenset(
    ("wave", "wave_x", "wave_y", "thread_y", "thread_z", "group_x", "group_y", "group_z", "loop", "join", "loop value")
)
"""Unknowns that are 0 in some wave or iteration, or may be; a factor from memory or an argument is taken to be a size."""
_TOO_LARGE = "the kernel is too large to follow this address"
_PARTED = "the lanes are apart by a factor that differs from wave to wave and may be 0"
_UNPLACED = {"private": "private memory lies as the hardware wants"}
_ARGUMENT = "arguments of a kernel are in memory of their own"
_ROWS = "each lane has the address of a row that the whole wave moves"
_TILE = "one address for the whole wave, whose rows are not followed"
_WIDE = "a lane moves more bytes than one access of a text is followed for"
_ELEMENT, _ROWS_OF_TILE = 2, 16
_BULK = "a copy of a block becomes accesses that are not yet chosen"
_MAY_DEPEND_ON_THE_WAVE = (COMPUTED, _PARTED)
_SAMPLED = 400
"""The most accesses of a kernel that are followed for each wave alone."""
_PIECE = re.compile(r"[%$.@]*[A-Za-z_][\w.$@]*(?:\[\d+(?::\d+)?\])?|[-+]?[ ]*(?:0[xX][0-9a-fA-F]+|\d+)")
_REMEMBERED = 1 << 12
"""Figures of places kept: unrolled code asks for the same ones again and again."""

Wanted = Sequence[tuple[int, Access]]
Followed = tuple[Addressed, Value | None]


def accesses(
    kernel: Kernel, wave_size: int, width: int | None = None, assumed: tuple[tuple[str, int], ...] = ()
) -> tuple[Addressed, ...]:
    """Every access of global and shared memory, in text order; ``width`` is the group's in threads where it is known.

    ``assumed`` are places of the launch whose value is given, by name.
    """
    wanted = [
        (index, access)
        for index, form in enumerate(kernel.forms)
        for access in form.accesses
        if access.space in FOLLOWED and "prefetch" not in form.flags
    ]
    by_shape = [_of_shape(kernel, shape, wanted) for shape in shapes(kernel, wave_size, width, assumed)]
    return tuple(in_loops(kernel, [agreed(of) for of in zip(*by_shape, strict=True)]))


def _of_shape(kernel: Kernel, shape: Shape, wanted: Wanted) -> list[Addressed]:
    walk = walk_of(kernel, shape)
    followed = [_follow(walk, at, access, place) for place, (at, access) in enumerate(wanted)]
    found = _with_neighbours(walk, followed)
    waves = _follow_waves(walk, wanted, found) if _asks_where_threads_are(walk) else []
    alone = [(one, None) for one in found]
    by_wave = [_with_neighbours(each, [of.get(place, bare) for place, bare in enumerate(alone)]) for each, of in waves]
    for place in waves[-1][1] if waves else ():
        found[place] = worst([of[place] for of in by_wave])
    return found


def _with_neighbours(walk: Walk, followed: Sequence[Followed]) -> list[Addressed]:
    """The accesses with what neighbours make of those whose value is known."""
    found, values = [one for one, _ in followed], [value for _, value in followed]
    with_wider(walk, found, values)
    with_joined(walk, found, values)
    with_own(walk.kernel, found, values, walk.shape.wave_size)
    return found


def _follow(walk: Walk, index: int, access: Access, place: int) -> Followed:
    """One access, and the value of its address where that was followed; ``place`` counts the accesses before it."""
    bare = Addressed(index, access.space, access.kind, access.bytes, "unknown", aligned=_aligned(walk, index, access))
    whole = "" if access.per == "lane" else f"one address for the whole {access.per}"
    if place >= limits.ADDRESS_ACCESSES and not whole:
        return replace(bare, because=_TOO_LARGE), None
    bulk = "bulk" in access.modifiers
    if access.address is None or (bulk and access.space != "generic"):
        return replace(bare, because="no address" if access.address is None else _BULK), None
    try:
        value = address_of(walk, index, access)
    except ExhaustedError:
        return replace(bare, because=_BULK if bulk else whole or _TOO_LARGE), None
    if access.space == "generic":
        bare = replace(bare, space=proven_space(walk.kernel, value) or bare.space)
    if bulk:
        return replace(bare, because=_BULK), None
    if ROWS in access.modifiers and access.bytes:
        return _of_rows(walk, replace(bare, because=_ROWS), value), None
    if access.pitch is not None and bare.space == "shared":
        return _of_tile(walk, replace(bare, because=_TILE), value, access.pitch.bind(walk.kernel.tokens[index])), None
    if whole:
        whole = _TILE if bare.space == "shared" and walk.kernel.forms[index].instruction_class == "memory" else whole
        depends = walk.origins(value) | value.names
        return replace(bare, because=whole, depends=depends, followed=not value.varying), None
    if bare.space not in FOLLOWED:
        return replace(bare, because=_UNPLACED.get(bare.space, _ARGUMENT)), None
    if (access.bytes or 0) > limits.ADDRESS_BYTES:
        return replace(bare, because=_WIDE), None
    return _placed(walk, bare, value, access), value


def _of_tile(walk: Walk, bare: Addressed, value: Value, pitch: str) -> Addressed:
    """A tile of 16 rows of 32 bytes at an address: lanes hold the addresses of the left half of each row, then of the right."""
    try:
        apart = affine.multiply(operand(walk, bare.index, pitch), affine.number(_ELEMENT))
    except ExhaustedError:
        return replace(bare, because=_TOO_LARGE)
    lanes = range(walk.shape.wave_size)
    rows = None if apart is None else affine.multiply(apart, affine.number(tuple(lane % _ROWS_OF_TILE for lane in lanes)))
    if rows is None or not value.uniform:
        return bare
    halves = affine.number(tuple(lane // _ROWS_OF_TILE * ROW_BYTES for lane in lanes))
    return _of_rows(walk, bare, affine.add(value, affine.add(rows, halves)))


def _of_rows(walk: Walk, bare: Addressed, value: Value) -> Addressed:
    """An access of the whole wave whose rows are at the addresses of as many lanes: its turns, where these are known."""
    flow, rows = walk.index.flow, (bare.bytes or 0) // ROW_BYTES
    why = _unfollowed(walk, bare.index, value, around(flow, flow.innermost[flow.block_of(bare.index)]))
    if why:
        return replace(bare, because=f"{_ROWS}; {why}")
    spread = near_spread(*near_places(value), walk.shape.wave_size)[:rows]
    served = replace(banks_of(walk.kernel.module.target or "", bare.kind, ROW_BYTES), paired=())
    return replace(bare, conflicts=turns_of(spread, ROW_BYTES, served), least_turns=served.groups(rows), followed=True)


def _follow_waves(general: Walk, wanted: Wanted, found: Sequence[Addressed]) -> list[tuple[Walk, dict[int, Followed]]]:
    """What is unknown for a wave in general and known for each wave of a group alone: by wave, and by place."""
    places = [place for place, one in enumerate(found) if one.because in _MAY_DEPEND_ON_THE_WAVE][:_SAMPLED]
    waves: list[tuple[Walk, dict[int, Followed]]] = []
    for wave in general.shape.waves:
        walk = walk_of(general.kernel, replace(general.shape, wave=wave))
        followed = {place: _follow(walk, *wanted[place], place) for place in places}
        places = [place for place in places if followed[place][0].known]
        waves.append((walk, followed))
    return [(walk, {place: followed[place] for place in places}) for walk, followed in waves] if places else []


def _asks_where_threads_are(walk: Walk) -> bool:
    """Whether the kernel asks at all where its threads are: else every wave of a group does the same."""
    kernel, meanings = walk.kernel, walk.index.meanings
    if walk.entering or any(register.name in meanings.registers for register in kernel.registers):
        return True
    return any(word.startswith("$") for form in kernel.distinct_forms for word in meanings.low(form))


def address_of(walk: Walk, index: int, access: Access) -> Value:
    """The low 32 bits of the address in every lane: the sum of what the operand names."""
    kept = walk.index.pieces
    pieces = kept.get((index, access))
    if pieces is None:
        pieces = kept[index, access] = tuple(_pieces(walk, index, access))
    return total(walk, pieces)


def _pieces(walk: Walk, index: int, access: Access) -> Iterable[tuple[Asked, int]]:
    """What is added up to an address: registers, symbols and numbers, each with its factor."""
    form, tokens, meanings = walk.kernel.forms[index], walk.kernel.tokens[index], walk.index.meanings
    named = list(_named(walk, index, access))
    if meanings.scaled & set(form.modifiers) and len(named) > 1:
        yield named.pop(0), access.bytes or 1
    yield from ((asked, 1) for asked in named)
    for text in form.operands if meanings.offset is not None else ():
        match = meanings.offset.fullmatch(text.bind(tokens)) if meanings.offset else None
        if match:
            yield parsed(walk, index, match[1]), 1


def _named(walk: Walk, index: int, access: Access) -> Iterable[Asked]:
    """The operands that are added up to an address."""
    if access.addends or access.address is None:
        yield from (piece(walk, index, addend) for addend in access.addends)
    elif walk.index.meanings.typed:
        yield piece(walk, index, access.address)
    else:
        for text in _PIECE.findall(access.address.bind(walk.kernel.tokens[index])):
            constant = literal(text.replace(" ", "").lstrip("+"))
            yield affine.number(constant) if constant is not None else parsed(walk, index, text)


def _placed(walk: Walk, bare: Addressed, value: Value, access: Access) -> Addressed:
    """The access with its pattern."""
    names = value.names
    depends = walk.origins(value) | names
    bare = replace(bare, depends=depends, turned=_is_turned(walk, names, depends), followed=True)
    flow = walk.index.flow
    inside = around(flow, flow.innermost[flow.block_of(bare.index)])
    why = _unfollowed(walk, bare.index, value, inside)
    if why or access.bytes is None:
        why = why or "the text does not say how much it moves"
        return replace(bare, because=why, table=value.varying and _is_table(walk.kernel, value))
    split = bare.aligned if access.split is not None else 0
    width = request_width(walk, bare.index, access.bytes, split)
    requests = access.bytes // width
    step, *outer = [_step(value, loop, depends) for loop in inside] or [None]
    shared = bare.space == "shared"
    served = banks_of(walk.kernel.module.target or "", bare.kind, width)
    offsets, apart = near_places(value)
    found = _figures(offsets, apart, walk.shape.wave_size, width, walk.shape.rows, served if shared else None)
    sectors = found.sectors * requests
    return replace(
        bare,
        known=True,
        joinable=split if split and not shared else WIDEST,
        requests=requests,
        stride=found.stride,
        sectors=(sectors, sectors),
        pattern=found.pattern,
        conflicts=None if found.turns is None else found.turns * requests,
        least_turns=served.groups(walk.shape.wave_size) * requests if shared else 1,
        step=step,
        fresh=1.0 if step is None or shared else fresh_share(found.spread, width, step),
        outer=() if shared else tuple(None if by is None else fresh_share(found.spread, width, by) for by in outer),
        parted=partings(value),
    )


class _Figures(Struct, frozen=True):
    """What follows from the places of lanes alone; ``turns`` are None where no banks serve them."""

    spread: Spread
    sectors: int
    stride: int | None
    pattern: str
    turns: int | None


@lru_cache(_REMEMBERED)
def _figures(offsets: Coefficient, apart: Apart, size: int, width: int, rows: int, served: Banks | None) -> _Figures:
    spread = near_spread(offsets, apart, size)
    turns = None if served is None else turns_of(spread, width, served)
    return _Figures(spread, sectors_of(spread, width), stride_of(spread), pattern_of(spread, width, rows), turns)


def _aligned(walk: Walk, index: int, access: Access) -> int:
    """What the text states that an address is a multiple of; 1 where it states nothing."""
    stated = access.split.bind(walk.kernel.tokens[index]) if access.split is not None else ""
    return int(stated[:9]) or 1 if stated.isdecimal() else 1


def request_width(walk: Walk, index: int, width: int, split: int) -> int:
    """The bytes a lane moves with one request of an access: less than the whole where it takes several."""
    meanings, modifiers = walk.index.meanings, walk.kernel.forms[index].modifiers
    if meanings.paired & set(modifiers) and not any(modifier.startswith("offset:") for modifier in modifiers):
        return width // 2
    most = width if meanings.final else min(width, WIDEST)
    most = split if 0 < split < most else most
    return most if width % most == 0 else width


def _unfollowed(walk: Walk, index: int, value: Value, inside: list[int]) -> str:
    """Why the places of the lanes are not known though the address was followed; empty where they are."""
    if value.varying:
        return LOADED if any(name.startswith(f"{VARYING}loaded") for name in value.names) else COMPUTED
    if any(name.partition(":")[0] in _MAYBE_NOTHING for name in _parting(value)):
        return _PARTED
    if walk.index.meanings.indexed & set(walk.kernel.forms[index].modifiers) and not value.uniform:
        return "the address counts records whose size the text does not say"
    if any(name.startswith("loop:") and int(name[5:]) not in inside for name in value.names):
        return "the address is what a loop left behind"
    return ""


def _parting(value: Value) -> frozenset[str]:
    """The unknowns that keep lanes apart."""
    return frozenset(name for product, one in value.terms.items() if not isinstance(one, int) for name in product)


def _is_turned(walk: Walk, names: Iterable[str], depends: frozenset[str]) -> bool:
    """Whether the place of the group was divided, or else no sum of products, before it came into an address."""
    through = [walk.made_of.get(name, frozenset()) for name in names]
    divided = {name for origins in through if DIVIDED in origins for name in origins}
    return IN_MEMORY not in depends and any(name.startswith("group_") for name in divided)


def _is_table(kernel: Kernel, value: Value) -> bool:
    """Whether all that is unknown of each lane's place is a byte from memory."""
    names = {name for name in value.names if name.startswith(VARYING)}
    loads = [int(name.split(":")[1]) for name in names if name.startswith(f"{VARYING}loaded:")]
    return len(loads) == len(names) and all(kernel.forms[at].accesses[0].bytes == 1 for at in loads)


def _step(value: Value, loop: int, depends: Iterable[str]) -> int | None:
    """The bytes an address moves in an iteration of a loop; None where that is no number."""
    name = f"loop:{loop}"
    moved = {product: one for product, one in value.terms.items() if name in product}
    if not moved:
        return None if name in depends else 0
    only = moved.get((name,))
    return only if len(moved) == 1 and isinstance(only, int) else None
