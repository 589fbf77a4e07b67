"""How often loops run that begin at a thread's place, by looking at every wave of a group of known size.

In one wave a thread's place is a number in each lane, so that guards, unrolled bodies and remainder loops of compilers come
down to numbers: a branch that no lane takes is left out, and a loop behind it runs 0 times.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.analysis.addresses.follow import ExhaustedError
from isaview.analysis.addresses.index import Index, index_of
from isaview.analysis.addresses.launch_shape import Shape, has_rows
from isaview.analysis.addresses.partial_blocks import (
    Edges,
    Outcomes,
    Partial,
    branch_tests,
    guard_tests,
    is_entered_only_by,
    outcomes_of,
    running_lanes,
)
from isaview.analysis.addresses.trips import Trips, is_countable, trips_by_walk, trips_of
from isaview.analysis.addresses.walk import Walk, few_steps, walk_of
from isaview.model.kernel import Kernel

_MOST_INSTRUCTIONS = 1 << 15
"""Instructions of a kernel times waves of a group that are looked at."""
_ROUNDS = 3
"""How often what a wave never does is looked for again, knowing what was found before."""


class WaveTrips(Struct, frozen=True):
    """How often each loop runs, by its index, and the share of a group's waves that may run a block, for those below 1."""

    runs: dict[int, Trips]
    shares: dict[int, float] = field(default_factory=dict)


class _Wave(Struct, frozen=True):
    """What a wave does: how often loops run, None where that is not known, and the blocks that it may run."""

    counts: dict[int, int | None]
    reached: frozenset[int]


def trips_by_wave(kernel: Kernel, shape: Shape, runs: Mapping[int, Trips] | None = None) -> WaveTrips:
    """How often loops run in groups of ``shape.most`` threads; ``runs`` is what is known of any group.

    Where waves differ, ``likely`` is their mean.
    """
    return kernel.once_counted((trips_by_wave, shape), lambda: _trips_by_wave(kernel, shape, runs))


def _trips_by_wave(kernel: Kernel, shape: Shape, known_runs: Mapping[int, Trips] | None) -> WaveTrips:
    runs = dict(known_runs if known_runs is not None else trips_of(kernel, shape))
    index = index_of(kernel)
    open_ = [loop for loop, trips in runs.items() if trips.exact is None and not trips.waits and not trips.by_lane]
    unknown = [loop for loop in open_ if is_countable(index, index.flow.loops[loop])]
    waves = -(-shape.most // shape.wave_size)
    has_other_rows = has_rows(kernel) and (shape.width is None or shape.width > shape.wave_size)
    if not unknown or has_other_rows or waves * len(kernel) > _MOST_INSTRUCTIONS:
        return WaveTrips(runs)
    known, left = list[_Wave](), few_steps(kernel)
    for wave in range(waves):
        of_wave, left = _of_wave(index, replace(shape, wave=wave), unknown, left)
        known.append(of_wave)
        unknown = [loop for loop in unknown if known[-1].counts[loop] is not None]
        if not unknown:
            return WaveTrips(runs)
    for loop in unknown:
        runs[loop] = _joined([of.counts[loop] or 0 for of in known], runs[loop])
    counted = Counter(block for of in known for block in of.reached)
    return WaveTrips(runs, {block: counted[block] / waves for block in index.flow.preorder if counted[block] < waves})


def trips_and_lanes(
    kernel: Kernel, shape: Shape, runs: Mapping[int, Trips]
) -> tuple[Mapping[int, Trips], Mapping[int, Partial]]:
    """How often loops run in groups of ``shape.most`` threads, and who runs the blocks that not all waves or lanes run."""
    counted, partial = trips_by_wave(kernel, shape, runs), dict(running_lanes(kernel, shape).blocks)
    for block, share in counted.shares.items():
        known = partial.get(block, Partial(1.0, shape.wave_size))
        partial[block] = Partial(min(share, known.share), known.lanes)
    return counted.runs, partial


def _joined(counts: Sequence[int], general: Trips) -> Trips:
    """What the counts of all waves say of a loop."""
    if len(set(counts)) == 1:
        return Trips(exact=counts[0])
    mean = max(1, int(sum(counts) / len(counts) + 0.5))
    because = f"places of threads: {min(counts):,} to {max(counts):,} iterations, by wave"
    return replace(general, most=max(counts), likely=mean, because=because, least=min(counts), by="places")


def _of_wave(index: Index, shape: Shape, loops: Sequence[int], left: int) -> tuple[_Wave, int]:
    """What a wave does, found in so many steps as are ``left``, and the steps that are left then."""
    dead, guards = Edges(), dict[int, bool]()
    try:
        walk = walk_of(index.kernel, shape, strict=True, most=left)
        for _ in range(_ROUNDS):
            before = dead, guards
            dead, guards = _decided(index, walk, dead)
            if (dead, guards) == before:
                break
            left -= walk.steps
            walk = walk_of(index.kernel, shape, strict=True, dead=dead, guards=guards, most=left)
        reached = _reached(index, dead)
        runs = trips_by_walk(walk, lambda loop: _entering(walk, loop.header) if loop.header in reached else None)
        return _Wave({loop: runs[loop].exact for loop in loops}, reached), left - walk.steps
    except ExhaustedError:
        return _Wave(dict.fromkeys(loops), frozenset(index.flow.preorder)), 0


def _decided(index: Index, walk: Walk, known: Edges) -> tuple[Edges, dict[int, bool]]:
    """The edges between blocks that no lane of a wave takes, and the guarded instructions that all run, or none."""
    dead = set[tuple[int, int]]()
    for block in index.flow.preorder:
        for successor, tests in branch_tests(index, block, known):
            if _is_never(outcomes_of(walk, tests)):
                dead.add((block, successor))
    reached = _reached(index, frozenset(dead))
    dead |= {(block, to) for block in index.flow.preorder if block not in reached for to in index.flow.successors[block]}
    guards = dict[int, bool]()
    for at, form in enumerate(index.kernel.forms):
        if form.guard is not None and form.flow == "next" and not form.accesses:
            holds, fails = guard_tests(index, at, known)
            if _is_never(outcomes_of(walk, holds)):
                guards[at] = False
            elif _is_never(outcomes_of(walk, fails)):
                guards[at] = True
    return frozenset(dead), guards


def _is_never(known: Sequence[Outcomes]) -> bool:
    """Whether no lane passes all of some comparisons, however they come out."""
    sure = [outcomes[0] for outcomes in known if len(outcomes) == 1]
    if sure and not any(map(all, zip(*sure, strict=True))):
        return True
    return any(not any(map(any, outcomes)) for outcomes in known)


def _reached(index: Index, dead: Edges) -> frozenset[int]:
    """The blocks that some lane may reach."""
    seen, waiting = {0}, [0]
    while waiting:
        block = waiting.pop()
        new = {successor for successor in index.flow.successors[block] if (block, successor) not in dead} - seen
        seen |= new
        waiting.extend(new)
    return frozenset(seen)


def _entering(walk: Walk, block: int) -> list[bool]:
    """The lanes of a wave that pass all comparisons which are known and stand before a block; all where none does."""
    lanes = [True] * walk.shape.wave_size
    for known in _above(walk, block):
        if len(known) == 1:
            lanes = [lane and passes for lane, passes in zip(lanes, known[0], strict=True)]
    return lanes


def _above(walk: Walk, block: int) -> Iterator[Outcomes]:
    """How the comparisons come out that every way to a block passes."""
    flow = walk.index.flow
    above = frozenset(flow.dominating(block))
    for at in above:
        for successor, tests in branch_tests(walk.index, at):
            if successor in above and successor != at and is_entered_only_by(flow, at, successor):
                yield from outcomes_of(walk, tests)
