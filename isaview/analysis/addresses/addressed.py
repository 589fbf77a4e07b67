"""Addressed: what is known of an access, what several launches agree on, and what neighbours and loops make of it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.addresses.affine import Value, in_lanes
from isaview.analysis.addresses.spread import Parting, spread_of, touched_sectors
from isaview.analysis.addresses.trips import Trips
from isaview.analysis.addresses.walk import Walk
from isaview.flow.graph import Flow, flow_of
from isaview.model.kernel import Kernel

WIDEST = 16
"""Bytes that one lane moves with the widest access."""
_WIDER = (WIDEST, WIDEST // 2, WIDEST // 4)
LOADED = "the index is loaded from memory"
COMPUTED = "the index is the result of a computation that cannot be followed"
_KEPT = 32
"""Iterations of inner loops whose sectors the L1 still holds when an outer loop comes back to them."""
_GIVEN, _ARGUMENTS = ("start", "symbol", "factor", "product"), ("parameter", "constant")
WIDTH = "it depends on how wide the group is, or on the wave"
AT_SOME_WIDTHS = ", which meet at some of these widths alone"


class Joined(Struct, frozen=True):
    """The wide access that neighbours may become: its bytes a lane, the turns it is served in, and the fewest of its width."""

    bytes: int
    turns: int | None
    least_turns: int


class Addressed(Struct, frozen=True):
    """One access of an instruction.

    ``pattern``: coalesced, strided, uniform or unknown, and ``because`` why unknown. ``stride`` is the bytes from lane to lane
    where they are the same for all (nearly all: a wave of several rows), ``sectors`` the fewest and most 32-byte pieces one
    request touches, ``conflicts`` the turns in which shared memory serves one request, ``turns`` the fewest and most of them
    where launches or waves differ, ``least_turns`` those of one whose lanes lie side by side. ``step`` is how far the address
    moves in an iteration of the innermost loop, None where that is no number. ``depends`` names the places of the launch in the
    address, where it was ``followed``. ``wider`` is the bytes that several accesses side by side could have had as one,
    ``joinable`` how wide a compiler that is still to see the text will make it, ``aligned`` what its address is a multiple of
    as the text states it, ``joined`` the wider access of shared memory that it and its neighbours may become. ``own`` is the
    share of its sectors that no earlier access of the same kind in its block touches, ``fresh`` the share that the iteration
    before did not touch, ``outer`` the same for each loop around the innermost, None where the address moves by no number.
    ``stays``: its address is not seen to change in the loop it stands in; ``staged``: this loop fills shared memory;
    ``multiplied``: it has matrix instructions. ``turned``: the place of the group in the grid was divided, or chosen among,
    before it became this address. ``table``: the index is a byte from memory. ``parted``: what keeps its lanes apart.
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
    turns: tuple[int, int] | None = None
    least_turns: int = 1
    step: int | None = None
    depends: frozenset[str] = frozenset()
    known: bool = False
    wider: int | None = None
    requests: int = 1
    own: float = 1.0
    fresh: float = 1.0
    outer: tuple[float | None, ...] = ()
    stays: bool = False
    staged: bool = False
    multiplied: bool = False
    turned: bool = False
    table: bool = False
    followed: bool = False
    joinable: int = WIDEST
    aligned: int = 1
    joined: Joined | None = None
    parted: tuple[Parting, ...] = ()


def agreed(of: Sequence[Addressed]) -> Addressed:
    """One answer for several launches or waves: what they agree on; a pattern they do not agree on is unknown."""
    first = of[0]
    if all(access == first for access in of):
        return first
    sectors = [access.sectors for access in of if access.sectors]
    span = (min(low for low, _ in sectors), max(high for _, high in sectors)) if sectors else None
    turns = [end for access in of for end in access.turns or (access.conflicts,)]
    served = [end for end in turns if end is not None]
    differ = len(served) == len(turns) and len(set(served)) > 1
    first = replace(first, turns=(min(served), max(served)) if differ else None)
    if any(access.pattern != first.pattern for access in of):
        span = span if len(sectors) == len(of) else None
        return replace(first, pattern="unknown", because=WIDTH, stride=None, sectors=span, conflicts=None, known=False)
    stride = first.stride if all(access.stride == first.stride for access in of) else None
    conflicts = first.conflicts if all(access.conflicts == first.conflicts for access in of) else None
    joined = first.joined if all(access.joined == first.joined for access in of) else None
    return replace(first, stride=stride, sectors=span, conflicts=conflicts, joined=joined)


def worst(of: Sequence[Addressed]) -> Addressed:
    """One answer for all waves of a group: the pattern they share, the fewest and most sectors, the most conflicts."""
    together = agreed(of)
    conflicts = [access.conflicts for access in of if access.conflicts is not None]
    return replace(together, conflicts=max(conflicts)) if together.known and conflicts else together


def around(flow: Flow, loop: int | None) -> list[int]:
    """A loop and those around it, the innermost first."""
    found = []
    while loop is not None:
        found.append(loop)
        loop = flow.loops[loop].parent
    return found


def without_repeats(flow: Flow, access: Addressed, runs: Mapping[int, Trips]) -> Addressed:
    """The access with only those sectors as its own that no iteration before of a loop around the innermost has touched.

    Only where the loops inside run so few times, `_KEPT`, that what they touch is still in the L1.
    """
    inside, share, inner = around(flow, flow.innermost[flow.block_of(access.index)]), 1.0, 1
    for before, loop, fresh in zip(inside, inside[1:], access.outer, strict=False):
        inner *= runs[before].exact or _KEPT + 1
        if inner > _KEPT:
            break
        often = runs[loop].exact
        if fresh is not None:
            share *= max(fresh, 1 / _KEPT) if often is None else (1 + (often - 1) * fresh) / max(often, 1)
    return access if share == 1.0 else replace(access, own=access.own * share)


def in_loops(kernel: Kernel, accesses: Sequence[Addressed]) -> Iterable[Addressed]:
    """The accesses with what the loops they stand in do."""
    flow = flow_of(kernel)

    def loop_of(index: int) -> int | None:
        return flow.innermost[flow.block_of(index)]

    filled = {loop_of(access.index) for access in accesses if access.space == "shared" and access.kind != "load"} - {None}
    matrix = {loop_of(at) for at, form in enumerate(kernel.forms) if form.instruction_class == "matrix"} - {None}
    products = {outer for loop in matrix for outer in around(flow, loop)}
    for access in accesses:
        loop = loop_of(access.index)
        moves = any(name.startswith("loop:") for name in access.depends)
        yield replace(
            access,
            stays=loop is not None and access.because == COMPUTED and not moves,
            staged=access.kind != "store" and loop in filled,
            multiplied=not products.isdisjoint(around(flow, loop)),
        )


def with_wider(walk: Walk, accesses: list[Addressed], values: Sequence[Value | None]) -> None:
    """Mark accesses of one block and guard that lie side by side in each lane and could be one wider access."""
    runs: dict[tuple[object, ...], list[tuple[int, int]]] = {}
    block_of, final = walk.index.flow.block_of, walk.index.meanings.final
    for place, (access, value) in enumerate(zip(accesses, values, strict=True)):
        if value is None or not access.known or not access.bytes or access.bytes * 2 > WIDEST or access.requests > 1:
            continue
        numbers = value.terms.get((), 0)
        offset = numbers if isinstance(numbers, int) else numbers[0]
        lanes = tuple(number - offset for number in numbers) if isinstance(numbers, tuple) else ()
        form = walk.kernel.forms[access.index]
        guard = None if form.guard is None else form.guard.text.bind(walk.kernel.tokens[access.index])
        under = block_of(access.index), guard, "negated_guard" in form.flags
        key = (access.bytes, under, access.space, access.kind, lanes, apart(value))
        runs.setdefault(key, []).append((offset, place))
    for (width, *_), places in runs.items():
        assert isinstance(width, int)
        for chain in _chains(sorted(places), width):
            first, value = accesses[chain[0]], values[chain[0]]
            assert value is not None
            begin = in_lanes(value.terms.get((), 0))[0]
            filled = (size for size in _WIDER if -begin % size + size <= len(chain) * width)
            wide = next((size for size in filled if _may_be_aligned(walk, value, size)), width)
            # Each lane needs room for a wider piece of its own.
            parted = first.pattern == "uniform" or first.stride is None or abs(first.stride) >= wide
            if wide > width and parted and (final or first.joinable < wide):
                for place in chain:
                    accesses[place] = replace(accesses[place], wider=wide)
    _copied_alike(walk.kernel, accesses)


def _copied_alike(kernel: Kernel, accesses: list[Addressed]) -> None:
    """A copy is as wide as both of its ends lie side by side."""
    ends: dict[int, list[int]] = {}
    for place, access in enumerate(accesses):
        if is_copy(kernel, access):
            ends.setdefault(access.index, []).append(place)
    for places in ends.values():
        widths = [accesses[place].wider for place in places]
        for place in places:
            accesses[place] = replace(accesses[place], wider=None if None in widths else min(filter(None, widths)))


def is_copy(kernel: Kernel, access: Addressed) -> bool:
    """Whether an access is one end of an asynchronous copy, which nothing joins with its neighbours."""
    return kernel.forms[access.index].instruction_class == "async_copy"


def _may_be_aligned(walk: Walk, value: Value, size: int) -> bool:
    """Whether an address can be a multiple of a size, a known number aside, in every lane, iteration and group.

    Buffers are taken to begin at one, and what is multiplied by an argument (a row's length) to be one.
    """
    for product, one in value.terms.items():
        lanes = in_lanes(one)
        moves = [lane - lanes[0] for lane in lanes] if not product else [lane * walk.bits.multiple(product) for lane in lanes]
        is_base = bool(product) and (any(_is_given(walk, name) for name in product) or (len(product) == 1 and one == 1))
        if not is_base and any(move % size for move in moves):
            return False
    return True


def _is_given(walk: Walk, name: str) -> bool:
    """Whether an unknown is an argument, or follows from several in a way that is not kept."""
    kind, _, rest = name.partition(":")
    if kind != "loaded":
        return kind in _GIVEN
    return any(access.space in _ARGUMENTS for access in walk.kernel.forms[int(rest.partition(":")[0])].accesses)


def apart(value: Value) -> Hashable:
    """All of an address but its known number, as a key."""
    return frozenset([term for term in value.terms.items() if term[0]])


def with_own(kernel: Kernel, accesses: list[Addressed], values: Sequence[Value | None], size: int) -> None:
    """Note of each access which share of its sectors is new in its block."""
    seen: dict[tuple[object, ...], set[tuple[tuple[int, ...], int]]] = {}
    for place, (access, value) in enumerate(zip(accesses, values, strict=True)):
        if value is None or not access.known or not access.bytes or access.space == "shared":
            continue
        key = (flow_of(kernel).block_of(access.index), access.space, access.kind, apart(value))
        before = seen.setdefault(key, set())
        touched = touched_sectors(spread_of(value, size), access.bytes)
        # The requests of one access may touch the same sectors.
        counted = max(len(touched), access.sectors[0]) if access.requests > 1 and access.sectors is not None else len(touched)
        accesses[place] = replace(access, own=len(touched - before) / counted)
        before |= touched


def _chains(places: list[tuple[int, int]], width: int) -> Iterable[list[int]]:
    """Runs of accesses whose offsets follow each other."""
    chain: list[int] = []
    last: int | None = None
    for offset, place in places:
        if last is not None and offset == last + width:
            chain.append(place)
        elif offset != last:
            if len(chain) > 1:
                yield chain
            chain = [place]
        last = offset
    if len(chain) > 1:
        yield chain
