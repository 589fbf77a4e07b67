"""Lanes side by side reach for places far apart in memory.

What
    The lanes of a wave access global memory with a stride, so that one request touches at least twice the 32-byte sectors
    that its bytes need.
Why
    Memory moves in sectors: where each lane takes four bytes of another sector, seven eighths of the traffic is thrown
    away, and one request takes as many cycles in the cache as it touches lines. Bandwidth falls by the same factor.
Instead
    Let the fastest index follow the lane (swap the loops, lay structures out as arrays of each field), or go through shared
    memory: read rows coalesced, then take columns from there. The fix under a finding has the sectors counted anew.
Silent when
    Nothing is known of the stride, each dimension has a stride of its own as an argument, or terms of it may cancel; or other
    accesses use the rest of the sectors, and lanes are less than 128 bytes apart. A stride that is an argument, and a group
    whose width nobody states, are conditions of the finding: outside of loops only where such accesses move most of what the
    kernel moves.
    One lane alone has no neighbour: blocks of one thread, and code that a comparison leaves to one lane.
"""

from collections.abc import Mapping, Sequence, Set
from contextlib import suppress
from math import ceil
from typing import Any, NamedTuple

from isaview.analysis.addresses.addresses import address_of
from isaview.analysis.addresses.follow import ExhaustedError
from isaview.analysis.addresses.launch_shape import NARROW_WIDTHS
from isaview.analysis.addresses.spread import SECTOR_BYTES
from isaview.base import regex
from isaview.base.figures import count
from isaview.base.grouping import group_by
from isaview.base.text import safe
from isaview.languages.meanings import meanings_of
from isaview.model.kernel import Kernel
from isaview.reports.rule import Condition, Rule, Spot, Spots, View
from isaview.rules.deciding import walk_of_any_wave
from isaview.rules.evidence import DEFAULT_LANES, combine_conditions, lanes_at, report_in_wide_groups, wide_groups
from isaview.rules.samples import ptx_loop

_FACTOR = 2
"""Sectors that a strided access touches, as a multiple of those that its bytes need."""
_USED = 0.75
"""Share of its sectors that no neighbour of an access uses."""
_LINE_BYTES = 128
"""Lanes so far apart touch a line each, as if they walked along rows, though later accesses use what is left of it."""
_MOVES, _ARGUMENT = regex.compile("loop:|(?:group|wave|thread)_"), regex.compile("loaded:|start:")
"""Unknowns of an address that count along a dimension, and those that may be its stride."""


def find(view: View) -> Spots:
    """A spot for each loop, and for what is in none, at the worst; others for what is conditional, and for walks along rows."""
    if not view.instructions(lambda form: any(access.space in ("global", "generic") for access in form.accesses)):
        return
    wave, accesses = view.context.module.wave_size or DEFAULT_LANES, [*map(report_in_wide_groups, view.need("accesses"))]
    strided, shared = _wasteful_accesses(view, accesses, wave)
    if strided:
        yield from _loop_spots(view, accesses, strided, shared)


def _loop_spots(view: View, accesses: Sequence[Any], strided: Mapping[int, Any], shared: Set[int]) -> Spots:
    """Spots of wasteful accesses by loop, and in a loop by what is known of them; ``shared``: later accesses use the rest."""
    wave, lanes = view.context.module.wave_size or DEFAULT_LANES, lanes_at(view)
    by_width = view.accesses(lambda access: access.addressed.by_width and not access.addressed.known)
    by_loop = view.group_by_loop(index for index, access in strided.items() if _is_wasteful(access, lanes(index), wave))
    walked: set[tuple[Any, ...]] = set()
    for loop, inside in by_loop.items():

        def kind_of(index: int) -> _Kind:
            access = strided[index]
            return _Kind(index in by_width, access.stride.is_known, _walks(access), index in shared)

        for kind, group in group_by(inside, kind_of).items():
            if not kind.is_known:
                group = [index for index in group if _may_be_far_apart(view, strided[index])]
            if not group:
                continue
            worst = max(group, key=lambda index: strided[index].sectors.value or 0)
            access = strided[worst]
            row = access.stride.value, access.addressed.symbolic_strides
            if kind.walks and row in walked:
                continue
            alike = [other.addressed.index for other in _accesses_alike(view, access, accesses) if other.pattern == "strided"]
            if loop is None and not kind.is_sure and not _moves_most(view, accesses, alike if kind.is_shared else group):
                continue
            walked.update([row] if kind.walks else ())  # what is left over of an unrolled loop walks so again
            number = sum(lanes(index) > 1 for index in alike)
            yield _spot_of(view, kind, access, group, number, lanes(worst), by_width.get(worst))


class _Kind(NamedTuple):
    """What is known of strided accesses: `is_assumed` that groups are a wave wide, `is_shared` where others use the sectors."""

    is_assumed: bool
    is_known: bool
    walks: bool
    is_shared: bool

    @property
    def is_sure(self) -> bool:
        return self.is_known and not self.is_assumed and not self.is_shared


def _spot_of(view: View, kind: _Kind, access: Any, group: Sequence[int], number: int, running: int, by_width: Any) -> Spot:
    """The spot at an access, the worst of a group; ``number`` are alike, ``running`` lanes run it."""
    wave = view.context.module.wave_size or DEFAULT_LANES
    apart, large = (f"lanes {access.stride.value:,} B apart", "") if kind.is_known else _far_apart(view, access)
    apart += _request(access, running, wave, is_shared=kind.is_shared, is_exact=kind.is_known or bool(large))
    # where fewer lanes run, groups of other widths decide nothing
    narrow = _narrow_group_sectors(view, by_width) if kind.is_assumed and running >= wave else ""
    others = f", and {count(number - 1, 'more access')}" if number > 1 else ""
    where = view.where(view.loop(access.addressed.index))
    unknown = "" if kind.is_known else "how far the lanes are apart is not in the text"
    far = Condition("lanes_are_far_apart", large) if large else None
    conditions = combine_conditions(wide_groups(view) if kind.is_assumed else None, far)
    what = f"{access.space} {access.kind} with {apart}{narrow}{others}{where}"
    return Spot(access.addressed.index, what, tuple(group), unknown, conditions)


def _may_be_far_apart(view: View, access: Any) -> bool:
    """Whether a stride that is not in the text can be named, and no dimension has a stride of its own that may be 1."""
    return _is_named(view.kernel, access) and not _has_free_strides(view, access)


def _wasteful_accesses(view: View, accesses: Sequence[Any], wave: int) -> tuple[dict[int, Any], set[int]]:
    """The wasteful accesses by their index, and those of them whose sectors later accesses use."""
    wasteful = {access.addressed.index: access for access in accesses if _is_wasteful(access, wave, wave)}
    shared = {index for index, access in wasteful.items() if _shares_sectors(view, access, accesses, wave)}
    return {
        place: access
        for place, access in wasteful.items()
        if place not in shared or abs(access.stride.value or 0) >= _LINE_BYTES
    }, shared


def _moves_most(view: View, accesses: Sequence[Any], group: Sequence[int]) -> bool:
    """Whether no loop accesses global memory, and the accesses of a group move half of all sectors or more."""
    sectors = {access.addressed.index: float(access.sectors.value or 0) for access in accesses if access.space == "global"}
    in_loops = any(view.loop(index) is not None for index in sectors)
    # outside of loops a request costs little: it is worth a word where it is most of the traffic
    return not in_loops and 2 * sum(map(sectors.__getitem__, group)) >= sum(sectors.values())


def _narrow_group_sectors(view: View, access: Any) -> str:
    """The sectors of an access in groups of other widths."""
    wide, *narrow = access.addressed.by_width
    (width, other), *_ = zip(NARROW_WIDTHS, narrow, strict=True)
    if other.sectors is None or other.sectors == wide.sectors:
        return ""
    return f" ({other.sectors[1]} in {view.words.word('group')}s {width} wide)"


def _walks(access: Any) -> bool:
    """Whether the lanes come back to their sectors in the next iterations."""
    # steps shorter than a sector use it up in the next iterations, if it stays in the cache
    return access.addressed.step is not None and 0 < abs(access.addressed.step) < SECTOR_BYTES


def _request(access: Any, running: int, wave: int, *, is_shared: bool, is_exact: bool) -> str:
    """What a request of the lanes takes, and what has to stay in the cache where each walks along its own row."""
    # sectors that the bytes of all lanes fill side by side
    needed = -(-wave * access.bytes // SECTOR_BYTES)
    against = f"{access.sectors.value:,} sectors a request where {needed} would do"
    if _walks(access):
        lasting = count(SECTOR_BYTES // abs(access.addressed.step), "iteration")
        kept = f"each lane's {SECTOR_BYTES} B have to stay in the cache for {lasting}"
        return f", each along its own row: {against}, and {kept}"
    if is_shared:
        return f", each through bytes of its own: {against}"
    few = f" of {running} lanes" if running < wave else ""
    return f": {'' if is_exact else 'up to '}{ceil(access.sectors.value * running / wave):,} sectors a request{few}"


def _accesses_alike(view: View, access: Any, accesses: Sequence[Any]) -> list[Any]:
    """The accesses of a space and loop whose lanes are as far apart as this access's, itself among them."""

    def stride(other: Any) -> tuple[Any, ...]:
        return other.space, other.stride.value, other.addressed.symbolic_strides

    own, loop = stride(access), view.loop(access.addressed.index)
    return [other for other in accesses if stride(other) == own and view.loop(other.addressed.index) == loop]


def _is_named(kernel: Kernel, access: Any) -> bool:
    """Whether the terms of a lane stride have names and cannot cancel each other: of equal sign, with no factor in common."""
    terms = {product: step for product, step in access.addressed.symbolic_strides if product}
    names = [name for product in terms for name in product]
    signs = {(step or 0) > 0 for step in terms.values()}
    # a·n - a·m may be 0; terms of one sign with factors of their own only add up
    return all(_unknown_name(kernel, name) for name in names) and len(set(names)) == len(names) and len(signs) < 2


def _has_free_strides(view: View, access: Any) -> bool:
    """Whether each dimension of an address has an argument of its own as its stride, so that the lanes' may well be 1."""
    walk = walk_of_any_wave(view)
    of_lanes = {name for product, _ in access.addressed.symbolic_strides for name in product}
    own = next(own for own in view.kernel.forms[access.addressed.index].accesses if own.kind == access.kind)
    with suppress(ExhaustedError):
        terms = address_of(walk, access.addressed.index, own).terms
        moving = [{*product} for product in terms if any(map(_MOVES.match, product)) and of_lanes.isdisjoint(product)]
        return bool(moving) and all(any(map(_ARGUMENT.match, product)) for product in moving)
    return False


def _far_apart(view: View, access: Any) -> tuple[str, str]:
    """How far the lanes are apart in what the text names, and what has to hold for them to be in sectors of their own."""
    terms = dict(access.addressed.symbolic_strides)
    if not terms:
        return "lanes unevenly apart", ""
    rest, names = terms.pop((), 0), [_unknown_name(view.kernel, name) for product in terms for name in product]
    (step, *others) = terms.values()
    # only one product and a multiple of its step read as a factor: (n + 2) × 4 B
    if others or not step or rest is None or rest % step:
        return "lanes far apart", f"{' or '.join(names)} is large"
    factor, by = " × ".join(names), rest // step
    shifted = f"({factor} {'-' if by < 0 else '+'} {abs(by):,})" if by else factor
    return f"lanes {shifted} × {abs(step):,} B apart", f"{shifted} is {-(-SECTOR_BYTES // abs(step)):,} or more"


def _unknown_name(kernel: Kernel, unknown: str) -> str:
    """What the text calls an unknown of an address, empty where it has no name for it."""
    kind, _, rest = unknown.partition(":")
    if kind != "loaded":
        return _entry_source(kernel, rest) if kind == "start" else ""
    index = int(rest.partition(":")[0])
    form, tokens = kernel.forms[index], kernel.tokens[index]
    parameters = (access.address for access in form.accesses if access.space == "parameter")
    address = next((text.bind(tokens) for text in parameters if text), "")
    if form.symbols and address:
        return safe(address.strip("[]").removeprefix(f"{kernel.name}_"))
    return f"what line {kernel.lines[index]} loads"


def _entry_source(kernel: Kernel, name: str) -> str:
    """What holds a value from the start on: an argument, or a constant in memory that is none."""
    meanings = meanings_of(kernel.module)
    byte = meanings.argument_byte(name)
    if byte is not None:
        return f"argument at byte {byte} ({safe(name)})"
    return f"{'constant' if meanings.is_constant(name) else 'argument'} {safe(name)}"


def _is_wasteful(access: Any, lanes: int, wave: int) -> bool:
    """Whether so many lanes of a wave touch too many sectors; some of them touch their share of all lanes'."""
    address = access.addressed
    if access.space != "global" or access.pattern != "strided" or not access.bytes or access.sectors.value is None:
        return False
    if address.own < _USED:
        return False  # neighbours find the rest of the sector in the cache
    # wide accesses are served in several requests, each with sectors of its own
    needed = -(-lanes * access.bytes // SECTOR_BYTES) * address.requests
    return bool(access.sectors.value * lanes >= wave * _FACTOR * needed)


def _shares_sectors(view: View, access: Any, accesses: Sequence[Any], wave: int) -> bool:
    """Whether accesses with the same stride in its loop move half of what lies between lanes, or use half of their sectors."""
    stride, alike = (
        access.stride.value,
        [other for other in _accesses_alike(view, access, accesses) if other.kind == access.kind],
    )
    moved = sum(other.bytes or 0 for other in alike)
    if _walks(access):
        return bool(stride is not None and abs(stride) < SECTOR_BYTES)
    touched = sum((other.sectors.value or 0) * other.addressed.own for other in alike)
    return bool((stride is not None and 2 * moved > abs(stride)) or 2 * moved * wave > touched * SECTOR_BYTES)


BAD = ptx_loop(
    """\
	ld.global.f32 %f2, [%rd4];  // ISA301
	add.f32 %f1, %f1, %f2;
	add.s64 %rd4, %rd4, 1048576;
""",
    """\
	cvta.to.global.u64 %rd2, %rd1;
	mov.u32 %r1, %tid.x;
	mul.wide.u32 %rd3, %r1, 4096;
	add.s64 %rd4, %rd2, %rd3;
	mov.f32 %f1, 0f00000000;
""",
    "	st.global.f32 [%rd2], %f1;\n",
)
GOOD = BAD.replace("%r1, 4096", "%r1, 4").replace("ISA301", "lanes side by side")

RULE = Rule("ISA301", "strided-accesses", __doc__, find, BAD, GOOD, relieves="sectors")
