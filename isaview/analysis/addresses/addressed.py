"""What is known of an access, what several launches or waves agree on, and what the loops around it do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.addresses.spread import SymbolicStride
from isaview.analysis.addresses.trips import Trips
from isaview.flow.graph import Flow, flow_of
from isaview.model.kernel import Kernel

WIDEST = 16
"""Bytes that a lane moves with the widest access."""
LOADED = "the index is loaded from memory"
COMPUTED = "the index is the result of a computation that cannot be followed"
_L1_ITERATIONS = 32
"""Iterations of inner loops whose sectors the L1 still holds when an outer loop comes back to them."""
WIDTH = "it depends on how wide the group is, or on the wave"
AT_SOME_WIDTHS = ", which meet at some of these widths alone"


class Joined(Struct, frozen=True):
    """The wide access that neighbours may become: its bytes a lane, the turns it is served in, and the fewest of its width."""

    bytes: int
    turns: int | None
    least_turns: int


class Addressed(Struct, frozen=True):
    """One access of an instruction, with what is known of its lane addresses.

    - ``pattern``: coalesced, strided, uniform or unknown, and ``because`` why unknown; ``known`` where lane addresses are.
    - ``stride``: bytes from lane to lane where they are the same for nearly all, ``symbolic_strides`` the same for unknowns.
    - ``requests`` of an access; ``sectors``: the fewest and most that these touch.
    - ``conflicts``: the turns in which shared memory serves it, ``least_turns`` those without conflicts, ``turns`` the fewest
      and most of them where launches or waves differ.
    - ``step``: bytes that the address moves in an iteration of the innermost loop, None where that is no number.
    - ``depends``: the coordinates of the launch in the address, where it was ``followed``.
    - ``wider``: bytes that several accesses side by side could move together, ``joinable`` how wide a compiler that is still to
      see the text will make it, ``aligned`` what its address is a multiple of as the text states it, ``joined`` the wider
      access of shared memory that it and its neighbours may become.
    - ``own``: the share of its sectors that no earlier access of the same kind in its block touches, ``fresh`` the share that
      the iteration before did not touch, ``outer`` the same for each loop around the innermost, None where the address moves
      by no number.
    - ``stays``: its address is not seen to change in the loop it stands in; ``staged``: this loop fills shared memory;
      ``multiplied``: it has matrix instructions.
    - ``group_divided``: the group's coordinate was divided, or chosen among, before it became this address.
    - ``table``: the index is a byte from memory.
    - ``by_width``: the access in groups at least a wave wide, then in each narrower one, where they do not agree on it.
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
    group_divided: bool = False
    table: bool = False
    followed: bool = False
    joinable: int = WIDEST
    aligned: int = 1
    joined: Joined | None = None
    symbolic_strides: tuple[SymbolicStride, ...] = ()
    by_width: tuple[Addressed, ...] = ()


def of_widths(of: Sequence[Addressed]) -> Addressed:
    """One answer for groups of several widths, the widest first: what they agree on, and where they do not, each of them."""
    together = agreed(of)
    disputed = together.because == WIDTH or (together.conflicts is None and together.turns is not None)
    return replace(together, by_width=tuple(of)) if disputed else together


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
    fields = ("stride", "conflicts", "joined")
    disputed = [name for name in fields if any(getattr(access, name) != getattr(first, name) for access in of)]
    return replace(first, sectors=span, **dict.fromkeys(disputed))


def worst(of: Sequence[Addressed]) -> Addressed:
    """One answer for all waves of a group: the pattern they share, the fewest and most sectors, the most conflicts."""
    together = agreed(of)
    conflicts = [access.conflicts for access in of if access.conflicts is not None]
    return replace(together, conflicts=max(conflicts)) if together.known and conflicts else together


def around(flow: Flow, index: int) -> list[int]:
    """The loops around an instruction, the innermost first."""
    loops = []
    loop = flow.innermost[flow.block_of(index)]
    while loop is not None:
        loops.append(loop)
        loop = flow.loops[loop].parent
    return loops


def without_repeats(flow: Flow, access: Addressed, runs: Mapping[int, Trips]) -> Addressed:
    """The access with only those sectors as its own that no iteration before of a loop around the innermost has touched.

    Only where the loops inside run so few times, `_L1_ITERATIONS`, that what they touch is still in the L1.
    """
    loops, share, inner = around(flow, access.index), 1.0, 1
    for inside, loop, fresh in zip(loops, loops[1:], access.outer, strict=False):
        inner *= runs[inside].exact or _L1_ITERATIONS + 1
        if inner > _L1_ITERATIONS:
            break
        trips = runs[loop].exact
        if fresh is not None:
            share *= max(fresh, 1 / _L1_ITERATIONS) if trips is None else (1 + (trips - 1) * fresh) / max(trips, 1)
    return access if share == 1.0 else replace(access, own=access.own * share)


def in_loops(kernel: Kernel, accesses: Sequence[Addressed]) -> Iterable[Addressed]:
    """The accesses with what the loops they stand in do."""
    flow = flow_of(kernel)
    innermost = [flow.innermost[flow.block_of(access.index)] for access in accesses]
    pairs = list(zip(accesses, innermost, strict=True))
    filled = {loop for access, loop in pairs if access.space == "shared" and access.kind != "load"} - {None}
    matrix = (at for at, form in enumerate(kernel.forms) if form.instruction_class == "matrix")
    products = {loop for at in matrix for loop in around(flow, at)}
    for access, loop in pairs:
        moves = any(name.startswith("loop:") for name in access.depends)
        yield replace(
            access,
            stays=loop is not None and access.because == COMPUTED and not moves,
            staged=access.kind != "store" and loop in filled,
            multiplied=not products.isdisjoint(around(flow, access.index)),
        )
