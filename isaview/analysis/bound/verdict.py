"""Which part of a unit a kernel or loop keeps busy longest, and what would change that.

A verdict is the part with the most clocks a wave: memory (dram, l2 or l1), compute (a pipe), shared, or latency, where the
waves that a unit holds cannot keep enough loads in flight to hide what they wait for (Little's law), or cannot issue while each
waits for its own results. Parts of two kinds that are about equally busy are balanced. Where the plausible range of what is not
known holds one other verdict, the verdict is what is likely, with low confidence, and says what decides (`Decision`). Where it
holds two others, of balanced parts a third, the verdict is unknown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from math import log

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.analysis.bound.costs import DEPENDENT, Cost, Costs, Place
from isaview.base.measure import Number

LATENCY_BOUND_BELOW = 0.6
"""Share of its time that a part is busy from which on it is the bound although loads are waited for: Nsight Compute's line."""
BALANCED_WITHIN = 1.1
"""Ratio of the clocks of two kinds of parts below which they are balanced."""
BALANCED_WITHIN_IF_INEXACT = 1.25
"""The same where the rate of either is assumed or measured."""
HIGH_CONFIDENCE_FROM, MEDIUM_CONFIDENCE_FROM = 3.0, 1.5
"""Ratios of the clocks of the busiest part and of the next kind."""
# Ratio of issue clocks to those of memory from which on compute is the bound although no pipe is busier: a later stage changes
# the count of instructions. Machine code needs `MEDIUM_CONFIDENCE_FROM`.
_ISSUE_OVER_MEMORY = 2.0
# Ratio of clocks from which on the next kind is not worth naming.
_NO_NEXT_LIMIT = 50.0
# Parts that are named after the busiest: a screen's line has room for them.
_NAMED_NEXT = 3
_FILLS = ", the pipe that fills most of its slots"
_IN_FULL = 1e6
"""Clocks below which they are written in full."""
LOWER_CONFIDENCE = {"high": "medium", "medium": "low", "low": "low"}
_NAMES = {
    "dram": "memory bandwidth", "l2": "L2 bandwidth", "l1": "L1 bandwidth", "shared": "shared memory", "latency": "latency",
    "issue": "instruction issue", "special": "special function unit", "int32": "integer pipe", "fp16": "fp16 pipe",
    "fp32": "fp32 pipe", "fp64": "fp64 pipe", DEPENDENT: "dependent issue",
}  # fmt: skip
VERDICTS = ("memory", "compute", "shared", "latency", "balanced", "unknown")

Parts = Mapping[Place, Cost]
Waves = tuple[float, float, float]
"""Waves in flight on a unit: fewest, likely, most."""


class Decision(Struct, frozen=True):
    """The quantity that decides between two verdicts, ``below`` and ``above`` its ``threshold``.

    ``quantity`` is ``loop_trips`` or ``inner_loop_trips`` (iterations of loops of unknown length), ``waves`` (in flight on a
    unit), ``cached_share`` (of the bytes that are taken to come from memory), ``busy_<part>`` (clocks of a part, as a multiple
    of the estimate), or one without a threshold: ``joined_accesses``, ``fill_loops``: below is without them, above with
    them. ``text`` says the verdict that is not the likely one, and where it holds.
    """

    quantity: str
    threshold: Number | None
    below: str
    above: str
    text: str

    def instead_of(self, verdict: str) -> str:
        """The verdict on the other side."""
        return self.below if self.above == verdict else self.above


class Verdict(Struct, frozen=True):
    """What bounds a piece of code: ``word`` of `VERDICTS`, level of memory or pipe, how sure, why, and what moves it.

    ``decision`` says what decides where one quantity does.
    """

    word: str
    where: str = ""
    confidence: str = "low"
    reasons: tuple[str, ...] = ()
    change: str = ""
    threshold: str = ""
    margin: float = 0.0
    costs: Parts = field(default_factory=dict)
    decision: Decision | None = None

    @property
    def other(self) -> str:
        """The verdict on the other side of what decides, "" where nothing does."""
        return self.decision.instead_of(self.word) if self.decision is not None else ""

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of parts that bound it: its word, or the two that are balanced."""
        if self.word != "balanced":
            return frozenset((self.word,))
        first, _, second, _ = _top_two({place: ranking_clocks(place, cost.clocks) for place, cost in self.costs.items()})
        return frozenset(place[0] for place in (first, second) if place is not None)

    @property
    def busiest(self) -> str:
        """The level, pipe or kind of the part with the most clocks, "" where none has a cost."""
        kind, where = max(self.costs, key=lambda place: self.costs[place].clocks, default=("", ""))
        return where or kind

    @property
    def level(self) -> str | None:
        """The level of memory that bounds it, None where none does."""
        return self.where if self.word == "memory" else None

    @property
    def pipe(self) -> str | None:
        """The pipe that bounds it, None where none does."""
        return self.where if self.word == "compute" else None


def ranking_clocks(place: Place, clocks: float) -> float:
    """The clocks by which a part is ranked: latency bounds what keeps no other part as busy as `LATENCY_BOUND_BELOW`."""
    return clocks * LATENCY_BOUND_BELOW if place[0] == "latency" else clocks


def _top_two(clocks: Mapping[Place, float]) -> tuple[Place, float, Place | None, float]:
    """The part with most clocks, and the first of another kind, with their clocks."""
    first = max(clocks, key=clocks.__getitem__)
    other = max([place for place in clocks if place[0] != first[0]], key=clocks.__getitem__, default=None)
    return first, clocks[first], other, 0.0 if other is None else clocks[other]


def verdict_from(
    costs: Costs, inexact: Set[str] = frozenset(), room: Set[str] | None = None, final: bool = False, waves: Waves | None = None
) -> Verdict:
    """The verdict on costs.

    ``inexact`` are the pipes and levels whose rate is no document's. ``room`` is what is left to be done (`ROOM`): advice that
    is followed already is not given; None where that is not known. ``final``: the instructions are those that run. ``waves``
    are those that the clocks of latency are estimated for.
    """
    parts = merge_matrix_types({place: cost for place, cost in costs.parts.items() if cost.high > 0})
    if parts.keys() <= {("compute", "issue")}:
        return Verdict("unknown", reasons=("nothing is computed or moved that has a known cost",))
    first, most, second, less = _top_two({place: ranking_clocks(place, cost.clocks) for place, cost in parts.items()})
    margin = most / less if less else float("inf")
    pipe, is_issue = pipe_of_issue(first, parts), first == ("compute", "issue")
    likely = Verdict(pipe[0], pipe[1], "low", _reasons(parts, pipe), "", "", margin, parts)
    unknown = replace(likely, word="unknown", where="")
    flips = _flips(parts, first)
    if second is not None and "latency" not in (first[0], second[0]):
        exact = not {first[1], second[1]} & inexact
        if margin < (BALANCED_WITHIN if exact or flips else BALANCED_WITHIN_IF_INEXACT):
            third = _flips(parts, first, second)
            if third:
                return replace(unknown, threshold=third[0].threshold("balanced"))
            return replace(likely, word="balanced", where="", confidence="low" if flips else "medium")
    if is_issue and second is not None:
        # A later stage changes the count of instructions: issue that is hardly busier than the next kind decides nothing.
        is_memory = second == ("memory", "dram")
        is_least = pipe == first or (is_memory and parts[pipe].clocks <= parts[second].clocks)
        if is_least and margin < (_ISSUE_OVER_MEMORY if is_memory and not final else MEDIUM_CONFIDENCE_FROM):
            flips = [*flips, Flip(first, second[0], 1 / margin)]
    if flips:
        flip = min(flips, key=lambda flip: abs(log(flip.factor)))
        if len({flip.word for flip in flips}) > 1:
            return replace(unknown, threshold=flip.threshold(first[0]))
        return replace(likely, threshold=flip.threshold(first[0]), decision=flip.decision(first[0], waves))
    confidence = "high" if margin >= HIGH_CONFIDENCE_FROM else "medium" if margin >= MEDIUM_CONFIDENCE_FROM else "low"
    advice = _ADVICE.get(pipe[1]) or _ADVICE[pipe[0]]
    changes = [", ".join(text for needs, text in advice if not needs or needs in (ROOM if room is None else room))]
    if second is not None and margin < _NO_NEXT_LIMIT:
        changes.append(f"once {place_name(first)} is {margin:.1f} times less busy, {place_name(second)} is the limit")
    return replace(likely, confidence=confidence, change="; ".join(filter(None, changes)))


def merge_matrix_types(parts: dict[Place, Cost]) -> dict[Place, Cost]:
    """The parts with what the matrix unit does in all types under its busiest: one unit multiplies them all."""
    units = sorted((place for place in parts if place[1].startswith("matrix_")), key=lambda place: parts[place].clocks)
    for place in units[:-1]:
        parts[units[-1]] = parts[units[-1]].plus(parts.pop(place))
    return parts


def pipe_of_issue(first: Place, parts: Parts) -> Place:
    """The pipe that fills at least half of the issue slots where these are the limit: it is what an optimiser looks at."""
    if first != ("compute", "issue"):
        return first
    pipes = {place: cost.clocks for place, cost in parts.items() if place[0] == "compute" and place != first}
    busiest = max(pipes, key=lambda place: pipes[place], default=first)
    return busiest if pipes.get(busiest, 0.0) * 2 >= parts[first].clocks else first


class Flip(Struct, frozen=True):
    """Another verdict within reach: the ``word`` that holds where a part is ``factor`` times as busy as estimated."""

    place: Place
    word: str
    factor: float

    def threshold(self, instead_of: str) -> str:
        """Where the other verdict begins, as a sentence."""
        times = f"{self.factor:.2g} times as busy as estimated"
        return f"{self.word} instead of {instead_of} where {place_name(self.place)} is {times}"

    def decision(self, likely: str, waves: Waves | None) -> Decision:
        """What decides between this verdict and the likely one: what the part's clocks follow from."""
        is_latency, is_more = self.place == ("latency", ""), self.factor < 1
        if is_latency and waves is not None and waves[0] <= waves[1] / self.factor <= waves[2]:
            count, sides = waves[1] / self.factor, (likely, self.word) if is_more else (self.word, likely)
            text = f"{self.word} {'from' if is_more else 'below'} {count:.2g} waves in flight"
            return Decision("waves", round(count, 1), *sides, text)
        if self.place == ("memory", "dram") and self.factor < 1:
            share = 1 - self.factor
            text = f"{self.word} if caches serve {100 * share:.0f} % of its memory traffic"
            return Decision("cached_share", round(share, 3), likely, self.word, text)
        sides = (likely, self.word) if self.factor > 1 else (self.word, likely)
        what = (
            "loads wait"
            if is_latency
            else "its memory traffic is"
            if self.place[1] == "dram"
            else f"{place_name(self.place)} is"
        )
        how = "as long" if is_latency else "as large" if self.place[1] == "dram" else "as busy"
        text = f"{self.word} if {what} {self.factor:.2g} × {how}"
        return Decision(f"busy_{self.place[1] or self.place[0]}", float(f"{self.factor:.2g}"), *sides, text)


def _flips(parts: Parts, first: Place, second: Place | None = None) -> list[Flip]:
    """The parts whose plausible range, moved with their kind, holds another verdict.

    Where a ``second`` part is as busy as the first, another verdict is that of a third kind that is clearly busier.
    """
    kinds = {place[0] for place in (first, second) if place is not None}
    clocks = {place: ranking_clocks(place, cost.clocks) for place, cost in parts.items()}
    most_clocks, _, other_clocks = _top_two(clocks)[1:]
    flips: list[Flip] = []
    for kind in dict.fromkeys(place[0] for place in parts):
        own = {place: cost for place, cost in parts.items() if place[0] == kind}
        for end in ("low", "high"):
            moved = {place: ranking_clocks(place, float(getattr(cost, end))) for place, cost in own.items()}
            peak = max(moved.values())
            if peak > other_clocks if kind == first[0] else peak < most_clocks:
                continue  # the kind that is busiest stays so
            (word, where), most, _, less = _top_two({**clocks, **moved})
            place = (word, where) if word == kind else max(own, key=lambda place: clocks[place])
            if word not in kinds and clocks[place] and (second is None or most >= BALANCED_WITHIN * less):
                wanted = most_clocks if kind != first[0] else other_clocks
                flips.append(Flip(place, word, wanted / clocks[place]))
    return flips


def place_name(place: Place) -> str:
    """The words for a part."""
    return part_name(place[1] or place[0])


def part_name(part: str) -> str:
    """The words for a level of memory or a pipe."""
    return _NAMES.get(part) or (f"{part[7:]} matrix unit" if part.startswith("matrix_") else part)


def verdicts_text(verdicts: Mapping[str, Sequence[str]]) -> str:
    """What holds on all machines, else each verdict with the names of the machines that it holds on."""
    if len(verdicts) == 1:
        ((verdict, names),) = verdicts.items()
        return f"{verdict} on all {len(names)} machines"
    return "; ".join(f"{verdict} on {', '.join(names)}" for verdict, names in verdicts.items())


def _reasons(parts: Parts, pipe: Place) -> tuple[str, ...]:
    """The busiest part with its clocks a wave, and the next ones as a share of it; ``pipe`` is named for it."""
    ranked = sorted(parts.items(), key=lambda item: -ranking_clocks(item[0], item[1].clocks))
    (first, busiest), *others = [item for item in ranked if item[1].clocks]
    shares: list[str] = []
    for rank, (place, cost) in enumerate(others):
        if rank >= _NAMED_NEXT and place != pipe:
            continue
        share, low, high = (100 * clocks / busiest.clocks for clocks in (cost.clocks, cost.low, cost.high))
        text = f"~{share:.0f} % of that ({low:.0f}–{high:.0f} %)"
        if high < 1:
            text = "less than 1 % of that"
        elif round(low) == round(high):
            text = f"{share:.0f} % of that"
        shares.append(f"{place_name(place)}: {text}{_FILLS * (place == pipe)}")
    unit = "clock" if clocks_text(busiest.clocks) == "1" else "clocks"
    if busiest.low == busiest.high:
        clocks = f"{clocks_text(busiest.clocks)} {unit}"
    else:
        clocks = f"~{clocks_text(busiest.clocks)} ({clocks_text(busiest.low)}–{clocks_text(busiest.high)}) {unit}"
    return (f"{place_name(first)}: {clocks} a wave", *shares)


def clocks_text(clocks: float) -> str:
    """Clocks with as many digits as matter."""
    if clocks < _IN_FULL:
        return f"{clocks:,.3g}" if clocks < 1000 else f"{clocks:,.0f}"
    return f"{clocks / 1e6:,.3g} million" if clocks < 1e9 else f"{clocks / 1e9:,.3g} billion"


ROOM = frozenset(("waves", "registers", "tile", "narrow", "conflicts", "irregular", "streamed", "types", "reread"))
"""What may be left to be done: a step to more waves, registers, registers for the larger tile of products that are small;
accesses seen to be narrow, to meet conflicts, to be irregular, to be coalesced all of them (and of more than a byte), or to
bring what other groups bring too."""
_ADVICE = {
    "dram": (("", "move fewer bytes"), ("types", "smaller types"), ("streamed", "fused kernels")),
    "l2": (("", "fewer bytes from the L2"), ("reread", "larger tiles in registers or shared memory")),
    "l1": (("registers", "keep operands in registers"), ("irregular", "load wider or more regular pieces")),
    "shared": (
        ("tile", "keep operands in registers: a larger tile for each thread"),
        ("narrow", "wider loads"),
        ("conflicts", "no bank conflicts"),
    ),
    "latency": (
        ("", "have more loads in flight: independent loads, copies ahead of their use"),
        ("waves", "more waves"),
    ),
    DEPENDENT: (
        ("registers", "more instructions that do not need each other's results: several accumulators, an unrolled loop"),
        ("waves", "more waves"),
    ),
    "compute": (("", "fewer instructions on this pipe"),),
}
"""What would move a verdict, each piece with what has to be left to do for it, "" for nothing."""
