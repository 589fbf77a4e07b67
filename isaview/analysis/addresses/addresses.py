"""How the lanes of a wave spread over memory in each access of global and shared memory.

Known from the value of the address in every lane (`isaview.analysis.addresses.follow`), or not at all. Assumed: buffers begin
at a multiple of 32 bytes, and unknown factors (a row's length) are neither 0 nor so small that what they keep apart falls
together.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.addresses import affine
from isaview.analysis.addresses.addressed import COMPUTED, LOADED, WIDEST, Addressed, around, in_loops, of_widths, worst
from isaview.analysis.addresses.affine import VARYING, Value
from isaview.analysis.addresses.banks import ROW_BYTES, Banks, banks_of, turns_of
from isaview.analysis.addresses.follow import ExhaustedError, operand, weighted_sum
from isaview.analysis.addresses.index import Operand, literal
from isaview.analysis.addresses.launch_shape import Shape, shapes
from isaview.analysis.addresses.neighbours import with_joined, with_own, with_wider
from isaview.analysis.addresses.spread import (
    Spread,
    fresh_share,
    near,
    pattern_of,
    sectors_of,
    spread_of,
    stride_of,
    symbolic_strides,
)
from isaview.analysis.addresses.walk import DIVIDED, IN_MEMORY, Walk, proven_space, resolve, resolve_text, walk_of
from isaview.base import limits, regex
from isaview.model.form import ROWS, Access
from isaview.model.kernel import Kernel

FOLLOWED = ("global", "shared", "generic")
"""Spaces whose addresses are followed."""
_MAY_BE_ZERO = frozenset(
    ("wave", "wave_x", "wave_y", "thread_y", "thread_z", "group_x", "group_y", "group_z", "loop", "join", "loop value")
)
"""Unknowns that are 0 in some wave or iteration, or may be; a factor from memory or an argument is taken to be a size."""
_TOO_LARGE = "the kernel is too large to follow this address"
_BY_WAVE = "the lanes are apart by a factor that differs from wave to wave and may be 0"
_UNFOLLOWED_SPACES = {"private": "private memory lies as the hardware wants"}
_ARGUMENT = "arguments of a kernel are in memory of their own"
_ROWS = "each lane has the address of a row that the whole wave moves"
_TILE = "one address for the whole wave, whose rows are not followed"
_WIDE = "a lane moves more bytes than one access of a text is followed for"
_BULK = "a copy of a block becomes accesses that are not yet chosen"
_ELEMENT_BYTES, _ROWS_OF_TILE = 2, 16
_MOST_BY_WAVE = 400
"""The most accesses of a kernel that are followed for each wave alone."""
_CACHED_RESULTS = 1 << 12
"""Figures of lane addresses: unrolled code asks for the same ones again and again."""
_NAME_OR_NUMBER = regex.compile(r"[%$.@]*[A-Za-z_][\w.$@]*(?:\[\d+(?::\d+)?\])?|[-+]?[ ]*(?:0[xX][0-9a-fA-F]+|\d+)")
Located = tuple[int, Access]
"""An access with the index of its instruction."""
Followed = tuple[Addressed, Value | None]
"""An access, and the value of its address where that was followed."""


def followed_accesses(kernel: Kernel) -> list[Located]:
    """The accesses of memory whose addresses are followed, in text order."""
    return [
        (index, access)
        for index, form in enumerate(kernel.forms)
        for access in form.accesses
        if access.space in FOLLOWED and "prefetch" not in form.flags
    ]


def accesses(
    kernel: Kernel, wave_size: int, width: int | None = None, assumed: tuple[tuple[str, int], ...] = ()
) -> tuple[Addressed, ...]:
    """Every access of global and shared memory, in text order; ``width`` is the group's in threads where it is known.

    ``assumed`` are coordinates of the launch whose value is given, by name.
    """
    located = followed_accesses(kernel)
    by_shape = [_of_shape(kernel, shape, located) for shape in shapes(kernel, wave_size, width, assumed)]
    return tuple(in_loops(kernel, [of_widths(of) for of in zip(*by_shape, strict=True)]))


def _of_shape(kernel: Kernel, shape: Shape, located: Sequence[Located]) -> list[Addressed]:
    """The accesses in a shape of launch; those unknown for a wave in general, by each wave of a group alone."""
    walk = walk_of(kernel, shape)
    accesses = _with_neighbours(walk, [_follow(walk, *located[at], at) for at in range(len(located))])
    unknown = [at for at, access in enumerate(accesses) if access.because in (COMPUTED, _BY_WAVE)][:_MOST_BY_WAVE]
    waves: list[tuple[Walk, dict[int, Followed]]] = []
    for wave in shape.waves if unknown else ():
        walk = walk_of(kernel, replace(shape, wave=wave))
        followed = {at: _follow(walk, *located[at], at) for at in unknown}
        unknown = [at for at in unknown if followed[at][0].known]
        if not unknown:
            return accesses
        waves.append((walk, followed))
    known = frozenset(unknown)
    by_wave = [
        _with_neighbours(walk, [of[at] if at in known else (access, None) for at, access in enumerate(accesses)])
        for walk, of in waves
    ]
    for at in unknown:
        accesses[at] = worst([of_wave[at] for of_wave in by_wave])
    return accesses


def _with_neighbours(walk: Walk, followed: Sequence[Followed]) -> list[Addressed]:
    """The accesses with what neighbours make of those whose value is known."""
    accesses, values = [access for access, _ in followed], [value for _, value in followed]
    with_wider(walk, accesses, values)
    with_joined(walk, accesses, values)
    with_own(walk, accesses, values)
    return accesses


def _follow(walk: Walk, index: int, access: Access, before: int) -> Followed:
    """An access that has so many others before it."""
    bare = Addressed(index, access.space, access.kind, access.bytes, "unknown", aligned=_aligned(walk, index, access))
    whole = "" if access.per == "lane" else f"one address for the whole {access.per}"
    bulk = "bulk" in access.modifiers
    if before >= limits.ADDRESS_ACCESSES and not whole:
        return replace(bare, because=_TOO_LARGE), None
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
        return _with_rows(walk, replace(bare, because=_ROWS), value), None
    if access.pitch is not None and bare.space == "shared":
        return _with_tile(walk, replace(bare, because=_TILE), value, access.pitch.bind(walk.kernel.tokens[index])), None
    if whole:
        whole = _TILE if bare.space == "shared" and walk.kernel.forms[index].instruction_class == "memory" else whole
        depends = walk.origins_of(value) | value.names
        return replace(bare, because=whole, depends=depends, followed=not value.varying), None
    if bare.space not in FOLLOWED:
        return replace(bare, because=_UNFOLLOWED_SPACES.get(bare.space, _ARGUMENT)), None
    if (access.bytes or 0) > limits.ADDRESS_BYTES:
        return replace(bare, because=_WIDE), None
    return _with_pattern(walk, bare, value, access), value


def _with_tile(walk: Walk, bare: Addressed, value: Value, pitch: str) -> Addressed:
    """A tile of 16 rows of 32 bytes at an address: lanes hold the addresses of the left half of each row, then of the right."""
    try:
        row_bytes = affine.scale(operand(walk, bare.index, pitch), _ELEMENT_BYTES)
    except ExhaustedError:
        return replace(bare, because=_TOO_LARGE)
    lanes = range(walk.shape.wave_size)
    rows = affine.multiply(row_bytes, affine.number(tuple(lane % _ROWS_OF_TILE for lane in lanes)))
    if rows is None or not value.uniform:
        return bare
    halves = affine.number(tuple(lane // _ROWS_OF_TILE * ROW_BYTES for lane in lanes))
    return _with_rows(walk, bare, affine.add(value, affine.add(rows, halves)))


def _with_rows(walk: Walk, bare: Addressed, value: Value) -> Addressed:
    """An access of the whole wave whose rows are at the addresses of as many lanes, with its turns where these are known."""
    why = _unfollowed(walk, bare.index, value)
    if why:
        return replace(bare, because=f"{_ROWS}; {why}")
    rows = (bare.bytes or 0) // ROW_BYTES
    spread = near(spread_of(value, walk.shape.wave_size))[:rows]
    served = replace(banks_of(walk.kernel.module.target or "", bare.kind, ROW_BYTES), paired=())
    return replace(bare, conflicts=turns_of(spread, ROW_BYTES, served), least_turns=served.groups(rows), followed=True)


def address_of(walk: Walk, index: int, access: Access) -> Value:
    """The low 32 bits of the address in every lane: the sum of what the operand names."""
    terms = walk.index.terms.get((index, access))
    if terms is None:
        terms = walk.index.terms[index, access] = tuple(_terms(walk, index, access))
    return weighted_sum(walk, terms)


def _terms(walk: Walk, index: int, access: Access) -> Iterable[tuple[Operand, int]]:
    """What is added up to an address: registers, symbols and numbers, each with its factor."""
    form, tokens, meanings = walk.kernel.forms[index], walk.kernel.tokens[index], walk.index.meanings
    operands = list(_addends(walk, index, access))
    if meanings.scaled & set(form.modifiers) and len(operands) > 1:
        yield operands.pop(0), access.bytes or 1
    yield from ((operand, 1) for operand in operands)
    for text in form.operands if meanings.offset is not None else ():
        match = meanings.offset.fullmatch(text.bind(tokens)) if meanings.offset else None
        if match:
            yield resolve_text(walk, index, match[1]), 1


def _addends(walk: Walk, index: int, access: Access) -> Iterable[Operand]:
    """What the operand of an address names."""
    if access.addends or access.address is None:
        yield from (resolve(walk, index, addend) for addend in access.addends)
    elif walk.index.meanings.typed:
        yield resolve(walk, index, access.address)
    else:
        for text in _NAME_OR_NUMBER.findall(access.address.bind(walk.kernel.tokens[index])):
            constant = literal(text.replace(" ", "").lstrip("+"))
            yield affine.number(constant) if constant is not None else resolve_text(walk, index, text)


def _with_pattern(walk: Walk, bare: Addressed, value: Value, access: Access) -> Addressed:
    """An access of lanes with its pattern."""
    depends = walk.origins_of(value) | value.names
    bare = replace(bare, depends=depends, group_divided=_is_group_divided(walk, value, depends), followed=True)
    why = _unfollowed(walk, bare.index, value) or ("the text does not say how much it moves" if access.bytes is None else "")
    if why or access.bytes is None:
        return replace(bare, because=why, table=value.varying and _is_table(walk.kernel, value))
    split, shared = bare.aligned if access.split is not None else 0, bare.space == "shared"
    width = request_width(walk, bare.index, access.bytes, split)
    requests = access.bytes // width
    step, *outer = [_step(value, loop, depends) for loop in around(walk.index.flow, bare.index)] or [None]
    served = banks_of(walk.kernel.module.target or "", bare.kind, width)
    spread = near(spread_of(value, walk.shape.wave_size))
    figures = _figures(spread, width, walk.shape.rows, served if shared else None)
    return replace(
        bare,
        known=True,
        joinable=split if split and not shared else WIDEST,
        requests=requests,
        stride=figures.stride,
        sectors=(figures.sectors * requests,) * 2,
        pattern=figures.pattern,
        conflicts=None if figures.turns is None else figures.turns * requests,
        least_turns=served.groups(walk.shape.wave_size) * requests if shared else 1,
        step=step,
        fresh=1.0 if step is None or shared else fresh_share(spread, width, step),
        outer=() if shared else tuple(None if by is None else fresh_share(spread, width, by) for by in outer),
        symbolic_strides=symbolic_strides(value),
    )


class _Figures(Struct, frozen=True):
    """What follows from lane addresses alone; ``turns`` are None where no banks serve them."""

    sectors: int
    stride: int | None
    pattern: str
    turns: int | None


@lru_cache(_CACHED_RESULTS)
def _figures(spread: Spread, width: int, rows: int, served: Banks | None) -> _Figures:
    turns = None if served is None else turns_of(spread, width, served)
    return _Figures(sectors_of(spread, width), stride_of(spread), pattern_of(spread, width, rows), turns)


def _aligned(walk: Walk, index: int, access: Access) -> int:
    """What the text states that an address is a multiple of; 1 where it states nothing."""
    stated = access.split.bind(walk.kernel.tokens[index]) if access.split is not None else ""
    return int(stated[:9]) or 1 if stated.isdecimal() else 1


def request_width(walk: Walk, index: int, width: int, split: int) -> int:
    """The bytes a lane moves with a request of an access: less than all of them where it takes several."""
    meanings, modifiers = walk.index.meanings, walk.kernel.forms[index].modifiers
    if meanings.paired & set(modifiers) and not any(modifier.startswith("offset:") for modifier in modifiers):
        return width // 2
    most = width if meanings.final else min(width, WIDEST)
    most = split if 0 < split < most else most
    return most if width % most == 0 else width


def _unfollowed(walk: Walk, index: int, value: Value) -> str:
    """Why the lane addresses are not known though the value was followed; empty where they are."""
    if value.varying:
        return LOADED if any(name.startswith(f"{VARYING}loaded") for name in value.names) else COMPUTED
    lane_factors = {name for product, factor in value.terms.items() if not isinstance(factor, int) for name in product}
    if any(name.partition(":")[0] in _MAY_BE_ZERO for name in lane_factors):
        return _BY_WAVE
    if walk.index.meanings.indexed & set(walk.kernel.forms[index].modifiers) and not value.uniform:
        return "the address counts records whose size the text does not say"
    inside = around(walk.index.flow, index)
    if any(name.startswith("loop:") and int(name[5:]) not in inside for name in value.names):
        return "the address is what a loop left behind"
    return ""


def _is_group_divided(walk: Walk, value: Value, depends: frozenset[str]) -> bool:
    """Whether the group's coordinate was divided, or else no sum of products, before it came into an address."""
    origins = [walk.origins.get(name, frozenset()) for name in value.names]
    divided = {name for of in origins if DIVIDED in of for name in of}
    return IN_MEMORY not in depends and any(name.startswith("group_") for name in divided)


def _is_table(kernel: Kernel, value: Value) -> bool:
    """Whether all that is unknown of each lane's address is a byte from memory."""
    names = {name for name in value.names if name.startswith(VARYING)}
    loads = [int(name.split(":")[1]) for name in names if name.startswith(f"{VARYING}loaded:")]
    return len(loads) == len(names) and all(kernel.forms[at].accesses[0].bytes == 1 for at in loads)


def _step(value: Value, loop: int, depends: Iterable[str]) -> int | None:
    """The bytes an address moves in an iteration of a loop; None where that is no number."""
    name = f"loop:{loop}"
    moving = {product: coefficient for product, coefficient in value.terms.items() if name in product}
    if not moving:
        return None if name in depends else 0
    step = moving.get((name,))
    return step if len(moving) == 1 and isinstance(step, int) else None
