"""What an iteration of a loop, or a run of a kernel, costs, and the verdict on it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, partial
from math import sqrt
from operator import mul

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.analysis.addresses.addressed import WIDEST, Addressed
from isaview.analysis.addresses.partial_blocks import Partial
from isaview.analysis.addresses.trips import Trips
from isaview.analysis.bound.costs import Cost, Costs, Place, Setting, dram_share, latency_cost, longest_chain
from isaview.analysis.bound.lengths import INNER_TRIPS, TRIPS, assumed_trips, unknown_loops
from isaview.analysis.bound.unrolling import Unrolling, overlapped_iterations
from isaview.analysis.bound.verdict import LOWER_CONFIDENCE, Decision, Verdict, clocks_text, verdict_from
from isaview.analysis.bound.work import Work, block_counts, sum_work
from isaview.base import limits
from isaview.base.measure import Measure, estimated_measure, unavailable
from isaview.flow.graph import flow_of
from isaview.languages.meanings import load
from isaview.model.kernel import Kernel

DEEP = 3
"""Nested loops of unknown length from which on what they add up to says nothing."""
_A_WAVE = " a wave"
# The ranges of iterations in which a verdict must not change, and of those of loops inside loops, which often copy a tile.
_FEWEST, _MOST, _FEW_INNER, _MANY_INNER = 256, 1_000_000, 2, 1024
# Iterations of a short loop: a verdict that changes there is reported with the change, and is less sure.
_SHORT = 16
_FILLS = {(False, "load"), (True, "store")}
"""Whether memory is shared, and the kind of access, of loops that fill shared memory."""
_SHARED = ("shared", "")
# The steps that a verdict takes, apart from those of its blocks.
_STEPS_OF_A_VERDICT = 10
# Operations for each word of 4 B from shared memory in a tile of 8 by 8: 64 multiply-adds (128 operations) take 16 words.
_TILE_REUSE, _WORD = 8, 4
_SHARED_LOADS, _NO_PRODUCTS = ("shared", "load"), ("int32", "special")


class Weights(Struct, frozen=True):
    """How often a wave runs each block, and how often it waits for memory in each loop, by its index (None: in none)."""

    blocks: Mapping[int, float]
    waits: Mapping[int | None, float]


class Region(Struct, frozen=True):
    """A loop, or the kernel, as every verdict on it goes through it, however often its loops run.

    ``blocks`` are in the order in which costs are added up; ``unknown`` are the loops inside whose length nobody says.
    ``shares`` are the shares of a group's waves that run each block. ``waits`` has for each loop (None: for none) its first
    block, how many of its loads follow from each other, and how many of its iterations wait together. ``columns`` have for
    each place of the costs which of the blocks cost something there, and clocks, least and most clocks and bytes of each.
    """

    blocks: tuple[int, ...]
    unknown: tuple[int, ...]
    shares: tuple[float, ...]
    waits: Mapping[int | None, tuple[int, int, int]]
    columns: Mapping[Place, tuple[list[int], list[float], list[float], list[float], list[float]]]


class Ground(Struct, frozen=True, dict=True):
    """What verdicts on a kernel rest on: works and costs of its blocks, how often its loops run, and who runs its blocks.

    ``given`` is how often loops run whose length the text does not say, ``given_inside`` those inside such a loop, None where
    the user does not say it either. ``doubt``
    is what is known to happen where nobody knows: it leaves every verdict with low confidence. ``apart`` are the costs where no
    neighbours in shared memory are joined, empty where there are none to join. ``free`` is what the launch leaves of waves and
    registers. The last four fields are filled on first use, and hold for other costs and lengths of loops: accesses by block,
    what is left to be done by loop, loads that follow from each other by blocks, and iterations that wait together by loop.
    """

    kernel: Kernel
    setting: Setting
    works: list[Work]
    costs: list[Costs]
    runs: Mapping[int, Trips]
    copies: Mapping[int, Unrolling]
    partial: Mapping[int, Partial]
    far_loads: frozenset[int]
    given: int | None
    doubt: str = ""
    apart: list[Costs] = field(default_factory=list)
    accesses: Sequence[Addressed] = ()
    free: frozenset[str] = frozenset()
    given_inside: int | None = None
    by_block: dict[int, list[Addressed]] = field(default_factory=dict)
    rooms: dict[int | None, frozenset[str]] = field(default_factory=dict)
    depths: dict[tuple[int, ...], int] = field(default_factory=dict)
    joined: dict[int | None, int] = field(default_factory=dict)

    @property
    def trips(self) -> int:
        """How often loops of unknown length run."""
        return self.given or TRIPS

    @property
    def inner_trips(self) -> int:
        """How often they run inside other loops of unknown length, in each iteration of these."""
        return self.given_inside or self.given or INNER_TRIPS

    @cached_property
    def unknown(self) -> Mapping[int, bool]:
        """The loops whose length nobody says, and whether each is inside another of them."""
        return unknown_loops(self.kernel, self.runs)

    @cached_property
    def regions(self) -> dict[int | None, Region]:
        """The loops that were judged, and the kernel."""
        return {}

    @cached_property
    def verdicts(self) -> dict[tuple[int | None, ...], Verdict]:
        """The verdicts so far, by loop and how often each of its unknown loops runs: most others change nothing for it."""
        return {}


def work_of(ground: Ground, around: int | None) -> Work:
    """The work of an iteration of a loop, or of the kernel."""
    assumed = assumed_trips(ground.unknown, ground.runs, ground.trips, ground.inner_trips)
    return sum_work(ground.works, block_counts(ground.kernel, around, ground.runs, assumed)) or Work()


def unknown_nest(ground: Ground, around: int | None) -> int:
    """How many loops of unknown length are nested at most inside a loop, or in the kernel."""
    loops, deepest, unknown = flow_of(ground.kernel).loops, {around: 0}, ground.unknown
    for loop in sorted(loops, key=lambda loop: loop.depth):
        if loop.index != around and loop.parent in deepest:
            deepest[loop.index] = deepest[loop.parent] + (loop.index in unknown)
    return max(deepest.values())


def verdict_on(ground: Ground, around: int | None) -> Verdict:
    """The verdict on a loop or the kernel; unknown where the length of loops decides, unsure where joining accesses does.

    Its clocks say how often loops are taken to run whose length is not known, or are unknown where many are nested.
    """
    verdict, nest = _with_joined(ground, around), unknown_nest(ground, around)
    name, _, clocks = (*verdict.reasons, "")[0].partition(": ")
    if not nest or not clocks.endswith(_A_WAVE):
        return verdict
    lengths = ", ".join((clocks, *assumed_lengths(ground, around)))
    unknown = f"its clocks depend on {nest} loops of unknown length in one another"
    return replace(verdict, reasons=(f"{name}: {unknown if nest >= DEEP else lengths}", *verdict.reasons[1:]))


def assumed_lengths(ground: Ground, around: int | None = None) -> tuple[str, ...]:
    """The sentence that says how often loops of unknown length run in a loop, or in the kernel; nothing where none do."""
    flow, unknown = flow_of(ground.kernel), ground.unknown
    blocks = flow.preorder if around is None else set(flow.loops[around].blocks) - {flow.loops[around].header}
    loops = [index for index in unknown if flow.loops[index].header in blocks and ground.runs[index].along is None]
    counts = {ground.inner_trips if unknown[index] else ground.trips for index in loops}
    if len(counts) > 1:
        return (f"loops of unknown length run {ground.trips:,} times, those inside them {ground.inner_trips:,} times",)
    return tuple(f"loops of unknown length run {count:,} times" for count in counts)


def busiest_clocks(ground: Ground, verdict: Verdict) -> Measure:
    """The clocks of a wave on its busiest part, from the least that any part needs at least to the most."""
    if not verdict.costs:
        return unavailable("clocks", "nothing is computed or moved that has a known cost")
    ends = ([getattr(cost, end) for cost in verdict.costs.values()] for end in ("clocks", "low", "high"))
    value, low, high = (round(max(clocks), 1) for clocks in ends)
    because = ", ".join(("of a wave on the busiest part", *assumed_lengths(ground)))
    return estimated_measure(value, low, high, "clocks", because)


def _with_joined(ground: Ground, around: int | None) -> Verdict:
    """The verdict, less sure where it is another if neighbouring accesses of shared memory are not joined."""
    verdict = _with_loops(ground, around)
    joined = verdict.costs.get(_SHARED)
    if not ground.apart or joined is None:
        return verdict
    other = _verdict(replace(ground, costs=ground.apart), around, ground.trips)
    apart = other.costs[_SHARED]
    if apart == joined:
        return verdict
    ends = (clocks_text(joined.clocks), clocks_text(apart.clocks))
    reason = f"shared memory: {ends[0]} clocks if its neighbouring accesses are joined, {ends[1]} if not"
    spread = replace(joined, low=min(joined.low, apart.low), high=max(joined.high, apart.high))
    verdict = replace(verdict, reasons=(*verdict.reasons, reason), costs={**verdict.costs, _SHARED: spread})
    if other.word == verdict.word:
        return verdict
    threshold = verdict.threshold or f"{other.word} where neighbouring accesses of shared memory are not joined"
    text = f"{other.word} if neighbouring accesses of shared memory are not joined"
    decision = Decision("joined_accesses", None, other.word, verdict.word, text)
    return _with_decision(replace(verdict, confidence="low", change="", threshold=threshold), decision)


def _with_decision(verdict: Verdict, decision: Decision) -> Verdict:
    """The verdict with what decides; unknown where something else decides between it and a third one."""
    other = decision.instead_of(verdict.word)
    if "unknown" in (verdict.word, other) or other in (verdict.word, verdict.other):
        return verdict
    if verdict.other:
        both = f"{verdict.threshold or verdict.other}; {decision.text}"
        return replace(verdict, word="unknown", where="", confidence="low", change="", threshold=both, decision=None)
    return replace(verdict, confidence="low", change="", decision=decision)


def _with_loops(ground: Ground, around: int | None) -> Verdict:
    """The verdict, less sure or unknown where the length of loops decides it."""
    verdict, unknown = _verdict(ground, around, ground.trips), ground.unknown
    if ground.given is not None or not unknown or verdict.word == "unknown":
        return verdict
    is_open = ground.given_inside is None and any(unknown.values())
    inner = tuple((ground.trips, count) for count in (_FEW_INNER, _MANY_INNER) if is_open)
    for trips in ((_FEWEST, None), (_MOST, None), *inner):
        other = _verdict(ground, around, *trips)
        if other.word == "unknown" and trips[1] is not None:
            verdict = _less_sure(verdict, _threshold(other.word, *trips))
            continue
        # Where trips decide already, the other side of the decision is no news.
        agreed = {"", verdict.word, "balanced"}
        if verdict.decision is not None and "trips" in verdict.decision.quantity:
            agreed |= {verdict.other, *verdict.kinds}
        if other.word not in agreed or other.other not in agreed | {verdict.other}:
            verdict = _decide_by_trips(ground, around, verdict, other, trips)
        if verdict.word == "unknown":
            return verdict
    filling = _filling(ground) - {around}
    if filling and verdict.word == "memory":
        without = replace(ground, runs={**ground.runs, **{index: replace(ground.runs[index], exact=0) for index in filling}})
        word = _verdict(without, around, ground.trips).word
        if word != verdict.word:
            text = f"{word} if loops that only fill shared memory hardly run"
            threshold = verdict.threshold or f"{word} where loops that only fill shared memory hardly run"
            unsure = replace(verdict, confidence="low", change="", threshold=threshold)
            return _with_decision(unsure, Decision("fill_loops", None, word, verdict.word, text))
    return _with_short_loops(ground, around, verdict)


def _decide_by_trips(
    ground: Ground, around: int | None, verdict: Verdict, other: Verdict, trips: tuple[int, int | None]
) -> Verdict:
    """The verdict with the trips at which another one begins; unknown where a third is within reach.

    ``other`` is the verdict where loops, or those inside others, run so often as ``trips`` says.
    """
    count, inner = trips
    third = replace(
        verdict, word="unknown", where="", confidence="low", change="", decision=None, threshold=_threshold(other.word, *trips)
    )
    others = {other.word, other.other, verdict.other} - {verdict.word, "balanced", ""}
    if (len(others) != 1 and not others <= verdict.kinds) or "unknown" in others:
        return third
    if other.decision is not None and other.word in (verdict.word, "balanced"):
        there = replace(other.decision, text=f"{other.decision.text} where n is {count if inner is None else inner:,}")
        return replace(verdict, confidence="low", change="", threshold=other.threshold, decision=there)

    def verdict_at(number: int) -> Verdict:
        return _verdict(ground, around, number if inner is None else count, None if inner is None else number)

    near, far = (ground.trips, count) if inner is None else (ground.inner_trips, inner)
    # Bisect in logarithms, to an eighth of the threshold: what follows from published rates is no more exact.
    while max(near, far) > min(near, far) * 1.13 + 1:
        middle = round(sqrt(near * far))
        between = verdict_at(middle)
        if between.word in (verdict.word, "balanced"):
            near = middle
        elif between.word == other.word:
            far = middle
        else:
            return third
    below, above = (other.word, verdict.word) if far < near else (verdict.word, other.word)
    limit = "up to" if far < near else "from"
    if inner is None:
        decision = Decision("loop_trips", far, below, above, f"{other.word} {limit} n = {far:,}")
    else:
        text = f"{other.word} if inner loops run {'at most' if far < near else 'at least'} {far:,} times"
        decision = Decision("inner_loop_trips", far, below, above, text)
    threshold = _threshold(other.word, *((far, None) if inner is None else (count, far)))
    return replace(verdict, confidence="low", change="", threshold=threshold, decision=decision)


def _less_sure(verdict: Verdict, threshold: str) -> Verdict:
    return replace(verdict, threshold=threshold, confidence=LOWER_CONFIDENCE[verdict.confidence])


def _filling(ground: Ground) -> frozenset[int]:
    """Loops of unknown length that only copy to shared memory, which soon is full: often the border of a tile."""
    filling: set[int] = set()
    for loop in flow_of(ground.kernel).loops:
        trips, accesses = ground.runs[loop.index], _accesses(ground, loop.blocks)
        kinds = {(access.space == "shared", access.kind) for access in accesses}
        operations = (name for block in loop.blocks for name in ground.works[block].operations)
        if trips.exact is None and trips.likely is None and kinds == _FILLS and all("int" in name for name in operations):
            filling.add(loop.index)
    return frozenset(filling)


def _with_short_loops(ground: Ground, around: int | None, verdict: Verdict) -> Verdict:
    """The verdict with the length of loops below which it is another, where there is such a length."""
    low, high = _SHORT, _FEWEST
    word = _verdict(ground, around, low).word
    if word in (verdict.word, "balanced"):
        return verdict
    while high - low > low // 8 + 1:
        middle = (low + high) // 2
        other = _verdict(ground, around, middle).word
        if other in (verdict.word, "balanced"):
            high = middle
        else:
            low, word = middle, other
    unsure = _less_sure(verdict, verdict.threshold or _threshold(word, low, None))
    if "unknown" in (word, verdict.word) or verdict.other:
        return unsure
    decision = Decision("loop_trips", low, word, verdict.word, f"{word} up to n = {low:,}")
    return replace(unsure, decision=decision)


def _threshold(word: str, trips: int, inner: int | None) -> str:
    """Where another verdict begins: loops, or those inside others, that run so often."""
    verdict = "undecided" if word == "unknown" else word
    which, count = ("loops", trips) if inner is None else ("inner loops", inner)
    about = "about" if inner is not None or trips >= _FEWEST else "at most"
    return f"{verdict} where {which} of unknown length run {about} {count:,} times; say --assume n=…"


def _verdict(ground: Ground, around: int | None, trips: int, inner: int | None = None) -> Verdict:
    """The verdict with unknown loops, and those inside others, running so often."""
    region = _region(ground, around)
    assumed = assumed_trips(ground.unknown, ground.runs, trips, inner or ground.inner_trips)
    key = around, *(assumed[loop] for loop in region.unknown)
    if key in ground.verdicts:
        limits.spend(_verdict_steps(region))
        return ground.verdicts[key]
    machine, meanings = ground.setting.machine, load(ground.kernel.module.dialect)
    weights = _weights(ground, around, assumed)
    times = list(weights.blocks.values())
    costs = Costs()
    for place, (positions, *amounts) in region.columns.items():
        of_blocks = [times[position] for position in positions]
        costs.parts[place] = Cost(*(sum(map(mul, column, of_blocks), 0.0) for column in amounts))
    waits = sum(weights.waits.values())
    if waits:
        costs.add(("latency", ""), latency_cost(waits, ground.setting))
    inexact = machine.assumed | machine.measured
    verdict = verdict_from(costs, inexact, _room(ground, around), meanings.is_machine_code, ground.setting.waves)
    if ground.doubt:
        verdict = replace(verdict, confidence="low", reasons=(*verdict.reasons, ground.doubt))
    if not meanings.final:
        verdict = replace(verdict, confidence=LOWER_CONFIDENCE[verdict.confidence])
    ground.verdicts[key] = verdict
    return verdict


def _verdict_steps(region: Region) -> int:
    return _STEPS_OF_A_VERDICT + len(region.blocks) // 4


def _accesses(ground: Ground, blocks: Iterable[int]) -> list[Addressed]:
    """The accesses of these blocks."""
    if not ground.by_block:
        for access in ground.accesses:
            ground.by_block.setdefault(flow_of(ground.kernel).block_of(access.index), []).append(access)
    return [access for block in blocks for access in ground.by_block.get(block, ())]


def _room(ground: Ground, around: int | None) -> frozenset[str]:
    """What is left to be done in a loop, or in the kernel; what is not known of an access leaves nothing."""
    if around in ground.rooms:
        return ground.rooms[around]
    flow = flow_of(ground.kernel)
    accesses = _accesses(ground, flow.loops[around].blocks if around is not None else flow.preorder)
    shared = [access for access in accesses if access.space == "shared"]
    far = [access for access in accesses if access.space != "shared"]
    streamed = all(access.pattern == "coalesced" for access in far)
    left = {
        "tile": "registers" in ground.free and _has_small_tiles(ground, shared),
        "narrow": any(access.joined is None and access.wider is not None for access in shared),
        "conflicts": any((access.conflicts or 0) > access.least_turns for access in shared),
        "irregular": any((access.bytes or 0) < WIDEST or access.pattern != "coalesced" for access in far),
        "streamed": streamed,
        "types": streamed and any(access.bytes != 1 for access in far),
        "reread": any(access.kind == "load" and dram_share(access, ground.setting)[2] < 1 for access in far),
    }
    ground.rooms[around] = ground.free | {name for name, is_left in left.items() if is_left}
    return ground.rooms[around]


def _has_small_tiles(ground: Ground, shared: Iterable[Addressed]) -> bool:
    """Whether products use what they load from shared memory less often than those of a tile of 8 by 8 results would."""
    loading = {flow_of(ground.kernel).block_of(access.index) for access in shared if access.kind == "load"}
    busiest = max(
        (ground.works[block] for block in sorted(loading)), key=lambda work: work.bytes[_SHARED_LOADS], default=Work()
    )
    operations = sum(amount for name, amount in busiest.operations.items() if name not in _NO_PRODUCTS)
    on_matrix_unit = any(name.startswith("matrix") for name in busiest.operations) or busiest.shapeless
    return bool(on_matrix_unit or 0 < operations * _WORD < _TILE_REUSE * busiest.bytes[_SHARED_LOADS])


def weights_of(ground: Ground, around: int | None, trips: int, inner: int) -> Weights:
    """How often the blocks of a loop, or of the kernel, run, with unknown loops, and those inside others, running so often."""
    return _weights(ground, around, assumed_trips(ground.unknown, ground.runs, trips, inner))


def _weights(ground: Ground, around: int | None, assumed: Mapping[int, int]) -> Weights:
    region = _region(ground, around)
    limits.spend(_verdict_steps(region))
    counts = block_counts(ground.kernel, around, ground.runs, assumed)
    # Loads that do not need each other wait together, and so do iterations that a later stage lays side by side.
    waits = {loop: rounds * (counts[first] or 0) / joined for loop, (first, rounds, joined) in region.waits.items()}
    return Weights(
        {block: (count or 0) * share for (block, count), share in zip(counts.items(), region.shares, strict=True)}, waits
    )


def _region(ground: Ground, around: int | None) -> Region:
    """What is the same of a loop, or of the kernel, for every verdict on it."""
    if around in ground.regions:
        return ground.regions[around]
    flow = flow_of(ground.kernel)
    blocks = tuple(block_counts(ground.kernel, around, ground.runs))
    by_loop: dict[int | None, list[int]] = {}
    for block in blocks:
        by_loop.setdefault(flow.innermost[block], []).append(block)
    waits = {}
    for loop, own in by_loop.items():
        if loop not in ground.joined:
            ground.joined[loop] = overlapped_iterations(ground.kernel, loop, ground.copies, partial(_chain, ground))
        waits[loop] = own[0], _chain(ground, sorted(own)), ground.joined[loop]
    columns: dict[Place, tuple[list[int], list[float], list[float], list[float], list[float]]] = {}
    for position, block in enumerate(blocks):
        for place, cost in ground.costs[block].parts.items():
            positions, clocks, lows, highs, moved = columns.setdefault(place, ([], [], [], [], []))
            positions.append(position)
            clocks.append(cost.clocks)
            lows.append(cost.low)
            highs.append(cost.high)
            moved.append(cost.bytes)
    inside = [around]
    for inner in flow.loops if around is None else flow.loops[around + 1 :]:
        inside += [inner.index] if inner.parent in inside else []
    unknown = tuple(loop for loop in inside[1:] if loop is not None and loop in ground.unknown)
    region = Region(blocks, unknown, tuple([wave_share(ground, block) for block in blocks]), waits, columns)
    ground.regions[around] = region
    return region


def wave_share(ground: Ground, block: int) -> float:
    """The share of a group's waves that run a block; all where it may run long, as the others wait for those meanwhile."""
    partial = ground.partial.get(block)
    if partial is None:
        return 1.0
    flow = flow_of(ground.kernel)
    loop = flow.innermost[block]
    may_run_long = loop is not None and ground.runs[loop].exact is None and ground.runs[loop].most is None
    is_loop_partial = loop is not None and flow.loops[loop].header in ground.partial
    return 1.0 if may_run_long and is_loop_partial and partial.share else partial.share


def _chain(ground: Ground, blocks: Sequence[int]) -> int:
    """How many loads follow from each other on the longest way through these blocks, kept by blocks."""
    key = tuple(blocks)
    if key not in ground.depths:
        ground.depths[key] = longest_chain(ground.kernel, key, ground.far_loads)
    return ground.depths[key]
