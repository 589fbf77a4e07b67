"""Addresses: how the lanes of a wave spread over memory in each access of global and shared memory.

Told from the value of the address in every lane (`isaview.analysis.addresses.reaching`), or not at all. Assumed: buffers begin
at a multiple of 32 bytes, and unknown factors (a row's length) are neither 0 nor so small that what they keep apart falls
together.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.addresses import affine
from isaview.analysis.addresses.affine import VARYING, Value
from isaview.analysis.addresses.entering import separate
from isaview.analysis.addresses.launch_shape import Shape
from isaview.analysis.addresses.reaching import DIVIDED, IN_MEMORY, ExhaustedError, Reaching
from isaview.analysis.addresses.register_index import Index, Question, literal, takes_fields
from isaview.analysis.addresses.spaces import proven_space
from isaview.analysis.addresses.spread import (
    SECTOR_BYTES,
    Spread,
    conflicts_of,
    fresh_share,
    near,
    sectors_of,
    spread_of,
    stride_of,
)
from isaview.base import limits
from isaview.flow.graph import flow_of
from isaview.languages.meanings import load
from isaview.model.form import Access
from isaview.model.kernel import Kernel

_MAYBE_NOTHING = frozenset(
    ("wave", "wave_x", "wave_y", "thread_y", "thread_z", "group_x", "group_y", "group_z", "loop", "join", "loop value")
)
"""Unknowns that are 0 in some wave or iteration, or may be; a factor from memory or an argument is taken to be a size."""
WIDEST = 16
"""Bytes that one lane moves with the widest access."""
LOADED = "the index is loaded from memory"
COMPUTED = "the index is the result of a computation that cannot be followed"
TOO_LARGE = "the kernel is too large to follow this address"
WIDTH = "it depends on how wide the group is, or on the wave"
PARTED = "the lanes are apart by a factor that differs from wave to wave and may be 0"
_MAY_HANG_ON_THE_WAVE = (COMPUTED, PARTED)
_SAMPLED = 400
"""The most accesses of a kernel that are followed for each wave alone."""
PRIVATE = "private memory lies as the hardware wants"
ARGUMENT = "arguments of a kernel are in memory of their own"
BULK = "a copy of a block becomes accesses that are not yet chosen"
FOLLOWED = ("global", "shared", "generic")
_ROWS = ("thread_y", "thread_z")

_PIECE = re.compile(r"[%$.@]*[A-Za-z_][\w.$@]*(?:\[\d+(?::\d+)?\])?|[-+]?[ ]*(?:0[xX][0-9a-fA-F]+|\d+)")


Assumed = tuple[tuple[str, int], ...]
"""Places of the launch whose value is given, by name."""


class Addressed(Struct, frozen=True):
    """One access of an instruction.

    ``pattern``: coalesced, strided, uniform or unknown, and ``because`` why unknown. ``stride`` is the bytes from lane to lane
    where they are the same for all (nearly all: a wave of several rows), ``sectors`` the fewest and most 32-byte pieces one
    request touches, ``conflicts`` the times shared memory serves one request. ``step`` is how far the address moves in an
    iteration of the innermost loop, None where that is no number. ``depends`` names the places of the launch in the address.
    ``wider`` is the width in bytes that several accesses side by side could have had as one. ``own`` is the share of its
    sectors that no earlier access of the same kind in its block touches, ``fresh`` the share that the iteration before did not
    touch. ``stays`` says that it stands in a loop with which its address is not seen to change, ``staged`` that this loop fills
    shared memory, ``multiplied`` that it has matrix instructions, ``turned`` that the place of the group in the grid was
    divided, or chosen among, before it became this address, ``table`` that the index is a byte from memory. ``followed`` says
    that ``depends`` is told, ``joinable`` how wide a compiler that is still to see the text will make it.
    """

    index: int
    space: str
    kind: str
    bytes: int | None
    pattern: str
    because: str = ""
    stride: int | None = None
    sectors: tuple[int, int] | None = None
    conflicts: int | None = None
    step: int | None = None
    depends: frozenset[str] = frozenset()
    known: bool = False
    wider: int | None = None
    requests: int = 1
    own: float = 1.0
    fresh: float = 1.0
    stays: bool = False
    staged: bool = False
    multiplied: bool = False
    turned: bool = False
    table: bool = False
    followed: bool = False
    joinable: int = WIDEST


def shapes(kernel: Kernel, wave_size: int, width: int | None, assumed: Assumed) -> tuple[Shape, ...]:
    """The launches to judge addresses by: the one that is known, else a wide group and, where rows matter, two narrow ones."""
    most = next((kernel.stated[name] for name in ("required_threads", "max_threads") if name in kernel.stated), None)
    wide = Shape(wave_size, width, assumed)
    if most is not None and most.value:
        wide = replace(wide, most=min(int(most.value), wide.most))
    if width is not None or not has_rows(kernel):
        return (wide,)
    return (wide, replace(wide, width=16), replace(wide, width=8))


def has_rows(kernel: Kernel) -> bool:
    """Whether the kernel asks where its threads are beyond x."""
    meanings = load(kernel.module.dialect)
    rows = {name for name, place in meanings.registers.items() if place in _ROWS}
    if any(register.name in rows for register in kernel.registers):
        return True
    if meanings.typed and any(f"${place}" in meanings.low(form) for form in kernel.distinct_forms for place in _ROWS):
        return True
    return bool(meanings.entry) and (takes_fields(kernel) or len(separate(kernel)) > 1)


def accesses(kernel: Kernel, wave_size: int, width: int | None = None, assumed: Assumed = ()) -> tuple[Addressed, ...]:
    """Every access of global and shared memory, in text order; ``width`` is the group's in threads where it is known."""
    wanted = [
        (index, access)
        for index, form in enumerate(kernel.forms)
        for access in form.accesses
        if access.space in FOLLOWED and "prefetch" not in form.flags
    ]
    index = Index(kernel)
    judged = [_judged(kernel, shape, index, wanted) for shape in shapes(kernel, wave_size, width, assumed)]
    together = [_agreed(of) for of in zip(*judged, strict=True)]
    return tuple(_in_loop(kernel, together))


def _in_loop(kernel: Kernel, together: list[Addressed]) -> Iterable[Addressed]:
    """The accesses with what the loops they stand in do."""
    innermost, block_of = flow_of(kernel).innermost, flow_of(kernel).block_of
    filled = {innermost[block_of(one.index)] for one in together if one.space == "shared" and one.kind != "load"} - {None}
    matrix = {innermost[block_of(at)] for at, form in enumerate(kernel.forms) if form.instruction_class == "matrix"} - {None}
    products = {around for loop in matrix for around in _around(kernel, loop)}
    for one in together:
        loop = innermost[block_of(one.index)]
        staged = one.kind != "store" and loop in filled
        stays = loop is not None and one.because == COMPUTED and not any(name.startswith("loop:") for name in one.depends)
        multiplied = any(around in products for around in _around(kernel, loop))
        yield replace(one, stays=stays, staged=staged, multiplied=multiplied)


def _judged(kernel: Kernel, shape: Shape, index: Index, wanted: list[tuple[int, Access]]) -> list[Addressed]:
    reaching = Reaching(kernel, shape, index)
    followed = [_followed(reaching, at, access, place) for place, (at, access) in enumerate(wanted)]
    found, values = [one for one, _ in followed], [value for _, value in followed]
    _by_wave(reaching, wanted, found)
    return _with_own(kernel, _with_wider(kernel, found, values), values, shape.wave_size)


def _followed(reaching: Reaching, index: int, access: Access, place: int) -> tuple[Addressed, Value | None]:
    """One access, and the value of its address where that was followed; ``place`` counts the accesses before it."""
    bare = Addressed(index, access.space, access.kind, access.bytes, "unknown")
    whole = access.per != "lane"
    if place >= limits.ADDRESS_ACCESSES and not whole:
        return replace(bare, because=TOO_LARGE), None
    try:
        if access.space == "generic" and access.address is not None:
            bare = _placed(reaching, bare, access)
        if access.address is None or "bulk" in access.modifiers:
            return replace(bare, because="no address" if access.address is None else BULK), None
        if whole:
            value = _address(reaching, index, access)
            depends = frozenset(name for product in value.terms for name in product) | reaching.origins(value)
            why = f"one address for the whole {access.per}"
            return replace(bare, because=why, depends=depends, followed=not value.varying), None
        if bare.space not in FOLLOWED:
            return replace(bare, because=PRIVATE if bare.space == "private" else ARGUMENT), None
        value = _address(reaching, index, access)
        return _told(reaching, bare, value, access), value
    except ExhaustedError:
        why = f"one address for the whole {access.per}" if whole else TOO_LARGE
        return replace(bare, because=why), None


def _by_wave(general: Reaching, wanted: list[tuple[int, Access]], found: list[Addressed]) -> None:
    """Tell accesses that are unknown for a wave in general from what holds for each wave of a group alone."""
    if not _asks_where(general):
        return
    places = [place for place, one in enumerate(found) if one.because in _MAY_HANG_ON_THE_WAVE][:_SAMPLED]
    told: dict[int, list[Addressed]] = {place: [] for place in places}
    for wave in general.shape.waves:
        if not places:
            break
        reaching = Reaching(general.kernel, replace(general.shape, wave=wave), general.index)
        for place in places:
            told[place].append(_followed(reaching, *wanted[place], place)[0])
        places = [place for place in places if told[place][-1].known]
    for place in places:
        found[place] = _worst(told[place])


def _asks_where(reaching: Reaching) -> bool:
    """Whether the kernel asks at all where its threads are: else every wave of a group does the same."""
    kernel, meanings = reaching.kernel, reaching.meanings
    if reaching.entering or any(register.name in meanings.registers for register in kernel.registers):
        return True
    return any(word.startswith("$") for form in kernel.distinct_forms for word in meanings.low(form))


def _worst(of: list[Addressed]) -> Addressed:
    """One answer for all waves of a group: the pattern they share, the fewest and most sectors, the most conflicts."""
    together = _agreed(tuple(of))
    conflicts = [one.conflicts for one in of if one.conflicts is not None]
    return replace(together, conflicts=max(conflicts)) if together.known and conflicts else together


def _placed(reaching: Reaching, bare: Addressed, access: Access) -> Addressed:
    """The access with the space its address can only be in."""
    try:
        space = proven_space(reaching.kernel, _address(reaching, bare.index, access))
    except ExhaustedError:
        return bare
    return replace(bare, space=space or bare.space)


def _address(reaching: Reaching, index: int, access: Access) -> Value:
    """The low 32 bits of the address in every lane: the sum of what the operand names."""
    assert reaching.index is not None
    kept = reaching.index.pieces
    pieces = kept.get((index, access))
    if pieces is None:
        pieces = kept[index, access] = tuple(_pieces(reaching, index, access))
    return reaching.total(pieces)


def _pieces(reaching: Reaching, index: int, access: Access) -> Iterable[tuple[Value | Question, int]]:
    """What is added up to an address: registers, symbols and numbers, each with its factor."""
    tokens = reaching.kernel.tokens[index]
    named = list(_named(reaching, index, access))
    form = reaching.kernel.forms[index]
    if reaching.meanings.scaled & set(form.modifiers) and len(named) > 1:
        yield named.pop(0), access.bytes or 1
    for piece in named:
        yield piece, 1
    offset = reaching.meanings.offset
    for operand in form.operands if offset is not None else ():
        match = offset.fullmatch(operand.bind(tokens)) if offset else None
        if match:
            yield affine.number(int(match[1], 0)), 1


def _named(reaching: Reaching, index: int, access: Access) -> Iterable[Value | Question]:
    """The operands that are added up to an address."""
    if access.addends or access.address is None:
        yield from (reaching.piece(index, addend) for addend in access.addends)
        return
    if reaching.meanings.typed:
        yield reaching.piece(index, access.address)
        return
    for piece in _PIECE.findall(access.address.bind(reaching.kernel.tokens[index])):
        constant = literal(piece.replace(" ", "").lstrip("+"))
        yield affine.number(constant) if constant is not None else reaching.parsed(index, piece)


def _told(reaching: Reaching, bare: Addressed, value: Value, access: Access) -> Addressed:
    """The access with its pattern."""
    kernel = reaching.kernel
    direct = frozenset(name for product in value.terms for name in product)
    depends = direct | reaching.origins(value)
    turned = _turned(reaching, direct, depends)
    why, table = _unfollowed(reaching, bare, value, access, direct), value.varying and _is_table(kernel, value)
    if why:
        return replace(bare, because=why, depends=depends, turned=turned, followed=True, table=table)
    stated = access.split.bind(kernel.tokens[bare.index]) if access.split is not None and bare.space != "shared" else ""
    joinable = int(stated[:9]) if stated.isdecimal() else WIDEST
    width = _request_width(reaching, bare.index, access)
    requests = (access.bytes or width) // width
    spread = near(spread_of(value, reaching.shape.wave_size))
    sectors = sectors_of(spread, width) * requests
    least = -(-reaching.shape.wave_size * width // SECTOR_BYTES) * requests
    stride = stride_of(spread)
    rows = reaching.shape.rows
    inside = _loops_around(kernel, bare.index)
    step = _step(value, inside, depends)
    return replace(
        bare,
        depends=depends,
        turned=turned,
        followed=True,
        known=True,
        joinable=joinable,
        requests=requests,
        stride=stride,
        sectors=(sectors, sectors),
        pattern=_pattern(spread, sectors, least, rows * requests, rows),
        conflicts=conflicts_of(spread, width) * requests if bare.space == "shared" else None,
        step=step,
        fresh=1.0 if step is None or bare.space == "shared" else fresh_share(spread, width, step),
    )


def _request_width(reaching: Reaching, index: int, access: Access) -> int:
    """The bytes a lane moves with one request of an access: less than the whole where it takes several."""
    assert access.bytes is not None
    modifiers = reaching.kernel.forms[index].modifiers
    if reaching.meanings.paired & set(modifiers) and not any(modifier.startswith("offset:") for modifier in modifiers):
        return access.bytes // 2
    width = access.bytes if reaching.meanings.final else min(access.bytes, WIDEST)
    stated = access.split.bind(reaching.kernel.tokens[index]) if access.split is not None else ""
    if stated.isdecimal() and 0 < int(stated[:9]) < width:
        width = int(stated[:9])
    return width if access.bytes % width == 0 else access.bytes


def _unfollowed(reaching: Reaching, bare: Addressed, value: Value, access: Access, names: frozenset[str]) -> str:
    """Why the places of the lanes are not known though the address was followed; empty where they are."""
    if value.varying:
        return _why(value)
    if any(name.partition(":")[0] in _MAYBE_NOTHING for name in _parting(value)):
        return PARTED
    if reaching.meanings.indexed & set(reaching.kernel.forms[bare.index].modifiers) and not value.uniform:
        return "the address counts records whose size the text does not say"
    inside = _loops_around(reaching.kernel, bare.index)
    if any(name.startswith("loop:") and int(name[5:]) not in inside for name in names):
        return "the address is what a loop left behind"
    return "" if access.bytes is not None else "the text does not say how much it moves"


def _turned(reaching: Reaching, direct: frozenset[str], depends: frozenset[str]) -> bool:
    """Whether the place of the group was divided, or else no sum of products, before it came into an address."""
    through = [reaching.made_of.get(name, frozenset()) for name in direct]
    divided = [names for names in through if DIVIDED in names]
    return IN_MEMORY not in depends and any(name.startswith("group_") for names in divided for name in names)


def _parting(value: Value) -> set[str]:
    """The unknowns that keep lanes apart."""
    return {name for product, one in value.terms.items() if not isinstance(one, int) for name in product}


def _why(value: Value) -> str:
    names = [name for product in value.terms for name in product if name.startswith(VARYING)]
    return LOADED if any(name.startswith(f"{VARYING}loaded") for name in names) else COMPUTED


def _is_table(kernel: Kernel, value: Value) -> bool:
    """Whether all that is unknown of each lane's place is a byte from memory."""
    names = {name for product in value.terms for name in product if name.startswith(VARYING)}
    loads = [int(name.split(":")[1]) for name in names if name.startswith(f"{VARYING}loaded:")]
    return len(loads) == len(names) and all(kernel.forms[at].accesses[0].bytes == 1 for at in loads)


def _loops_around(kernel: Kernel, index: int) -> list[int]:
    """The loops around an instruction, the innermost first."""
    return _around(kernel, flow_of(kernel).innermost[flow_of(kernel).block_of(index)])


def _around(kernel: Kernel, loop: int | None) -> list[int]:
    """A loop and those around it, the innermost first."""
    around = []
    while loop is not None:
        around.append(loop)
        loop = flow_of(kernel).loops[loop].parent
    return around


def _step(value: Value, inside: list[int], depends: frozenset[str]) -> int | None:
    """The bytes an address moves in an iteration of the innermost loop; None where that is no number, or there is no loop."""
    if not inside:
        return None
    name = f"loop:{inside[0]}"
    moved = {product: one for product, one in value.terms.items() if name in product}
    if not moved:
        return None if name in depends else 0
    only = moved.get((name,))
    return only if len(moved) == 1 and isinstance(only, int) else None


def _pattern(spread: Spread, sectors: int, least: int, slack: int, rows: int) -> str:
    """The pattern of known places: each row of the group may begin in the middle of a sector."""
    if len(set(spread)) <= rows:
        return "uniform"
    return "coalesced" if sectors <= least + slack else "strided"


def _agreed(of: tuple[Addressed, ...]) -> Addressed:
    """One answer for several launches or waves: what they agree on; a pattern they do not agree on is unknown."""
    first = of[0]
    if len(of) == 1 or all(one == first for one in of):
        return first
    sectors = [one.sectors for one in of if one.sectors]
    if any(one.pattern != first.pattern for one in of):
        spread = (min(low for low, _ in sectors), max(high for _, high in sectors)) if len(sectors) == len(of) else None
        return replace(first, pattern="unknown", because=WIDTH, stride=None, sectors=spread, conflicts=None, known=False)
    strides = {one.stride for one in of}
    return replace(
        first,
        stride=first.stride if len(strides) == 1 else None,
        sectors=(min(low for low, _ in sectors), max(high for _, high in sectors)) if sectors else None,
        conflicts=first.conflicts if len({one.conflicts for one in of}) == 1 else None,
    )


def _with_wider(kernel: Kernel, found: list[Addressed], values: list[Value | None]) -> list[Addressed]:
    """Mark accesses of one block that lie side by side in each lane and could be one wider access."""
    runs: dict[tuple[int, str, str, int, tuple[int, ...], str], list[tuple[int, int]]] = {}
    final = load(kernel.module.dialect).final
    for place, (one, value) in enumerate(zip(found, values, strict=True)):
        if value is None or not one.known or not one.bytes or one.bytes * 2 > WIDEST or one.requests > 1:
            continue
        numbers = value.terms.get((), 0)
        offset = numbers if isinstance(numbers, int) else numbers[0]
        lanes = tuple(number - offset for number in numbers) if isinstance(numbers, tuple) else ()
        rest = tuple(sorted((product, part) for product, part in value.terms.items() if product))
        key = (flow_of(kernel).block_of(one.index), one.space, one.kind, one.bytes, lanes, str(rest))
        runs.setdefault(key, []).append((offset, place))
    for key, places in runs.items():
        width = key[3]
        for chain in _chains(sorted(set(places)), width):
            wide = next((size for size in (WIDEST, WIDEST // 2, WIDEST // 4) if size <= len(chain) * width), width)
            if wide > width and _parted(found[chain[0]], wide) and (final or found[chain[0]].joinable < wide):
                for place in chain:
                    found[place] = replace(found[place], wider=wide)
    return found


def _with_own(kernel: Kernel, found: list[Addressed], values: list[Value | None], size: int) -> list[Addressed]:
    """Tell of each access which part of its sectors is new in its block."""
    seen: dict[tuple[object, ...], set[tuple[tuple[int, ...], int]]] = {}
    for place, (one, value) in enumerate(zip(found, values, strict=True)):
        if value is None or not one.known or not one.bytes or one.space == "shared":
            continue
        rest = str(sorted((product, part) for product, part in value.terms.items() if product))
        before = seen.setdefault((flow_of(kernel).block_of(one.index), one.space, one.kind, rest), set())
        touched = {
            (apart, sector)
            for apart, offset in spread_of(value, size)
            for sector in range(offset // SECTOR_BYTES, (offset + one.bytes - 1) // SECTOR_BYTES + 1)
        }
        counted = len(touched)
        if one.requests > 1 and one.sectors is not None:
            counted = max(counted, one.sectors[0])  # the requests of one access may touch the same sectors
        found[place] = replace(one, own=len(touched - before) / counted)
        before |= touched
    return found


def _parted(one: Addressed, wide: int) -> bool:
    """Whether the lanes lie far enough apart for each to take a wider piece of its own."""
    return one.pattern == "uniform" or one.stride is None or abs(one.stride) >= wide


def _chains(places: list[tuple[int, int]], width: int) -> Iterable[list[int]]:
    """Runs of accesses whose offsets follow each other."""
    chain: list[int] = []
    last: int | None = None
    for offset, place in places:
        if last is not None and offset == last + width:
            chain.append(place)
        elif last is None or offset != last:
            if len(chain) > 1:
                yield chain
            chain = [place]
        last = offset
    if len(chain) > 1:
        yield chain
