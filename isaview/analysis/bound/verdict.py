"""Bound: which part of a unit a kernel or loop keeps busy longest, and what would change that.

The verdict is the part with the most clocks a wave: memory (dram, l2 or l1), compute (a pipe), shared, or latency, where the
waves that a unit holds cannot keep enough loads in flight to hide what they wait for (Little's law), or cannot issue while each
waits for its own results, and no part is so busy as `TELLING`. Instruction issue has to be clearly busier than memory,
`OVERRULES`, where no pipe is. Parts of two kinds within `EVEN` of each other are balanced, within `EVEN_IF_INEXACT` where the
rate of one is no document's. Where the plausible range of what is not known holds another verdict, the verdict is unknown; for
balanced parts that is a third one.
"""

from __future__ import annotations

from collections.abc import Mapping, Set

from msgspec import Struct, field

from isaview.analysis.bound.costs import DEPENDENT, Cost, Costs, Place

TELLING = 0.6
"""How busy a part has to be to be the bound although loads are waited for: Nsight Compute's line for latency-bound kernels."""
EVEN = 1.1
EVEN_IF_INEXACT = 1.25
"""How far apart two parts may be and still count alike; more where the rate of one of them is assumed or measured."""
OVERRULES = 2.0
"""How many times busier than memory instruction issue has to be where no pipe is and a later stage changes the count of
instructions; `FAIR` in machine code, whose count is what runs."""
CLEAR = 3.0
_FAR = 50.0
"""A part so many times less busy is no next limit worth naming."""
_NEXT = 3
"""So many parts are named after the busiest."""
_FILLS = ", the pipe that fills most of its slots"
_EXACT = 1e6
"""Fewer clocks than these are written in full."""
FAIR = 1.5
LESS = {"high": "medium", "medium": "low", "low": "low"}
VERDICTS = ("memory", "compute", "shared", "latency", "balanced", "unknown")

Parts = Mapping[Place, Cost]
Names = Mapping[str, str]


class Verdict(Struct, frozen=True):
    """What bounds a piece of code: ``word`` of `VERDICTS`, level of memory or pipe, how sure, why, and what moves it."""

    word: str
    where: str = ""
    confidence: str = "low"
    reasons: tuple[str, ...] = ()
    change: str = ""
    threshold: str = ""
    margin: float = 0.0
    costs: Parts = field(default_factory=dict)

    @property
    def level(self) -> str | None:
        """The level of memory that bounds it, None where none does."""
        return self.where if self.word == "memory" else None

    @property
    def pipe(self) -> str | None:
        """The pipe that bounds it, None where none does."""
        return self.where if self.word == "compute" else None


def weighed(place: Place, clocks: float) -> float:
    """The clocks by which a part is ranked: latency bounds what keeps no other part as busy as `TELLING`."""
    return clocks * TELLING if place[0] == "latency" else clocks


def _top(clocks: Mapping[Place, float]) -> tuple[Place, float, Place | None, float]:
    """The part with most clocks, and the first of another kind, with their clocks."""
    ranked = sorted(clocks.items(), key=lambda item: -item[1])
    first, most = ranked[0]
    other = next(((place, amount) for place, amount in ranked if place[0] != first[0]), None)
    return (first, most, *(other or (None, 0.0)))


def judge(
    costs: Costs,
    names: Names,
    inexact: Set[str] = frozenset(),
    room: Set[str] | None = None,
    overrules: float = OVERRULES,
) -> Verdict:
    """The verdict on costs.

    ``names`` are the words for pipes and levels, ``inexact`` those whose rate is no document's. ``room`` is what is left to be
    done (`ROOM`): advice that is followed already is not given; None where that is not known. ``overrules`` is how many times
    busier than memory instruction issue has to be.
    """
    parts = _with_one_matrix_unit({place: cost for place, cost in costs.parts.items() if cost.high > 0})
    if parts.keys() <= {("compute", "issue")}:
        return Verdict("unknown", reasons=("nothing is computed or moved that has a known cost",))
    first, most, second, less = _top({place: weighed(place, cost.clocks) for place, cost in parts.items()})
    margin = most / less if less else float("inf")
    pipe = _pipe_behind(first, parts)
    reasons = _reasons(parts, names, pipe)

    def unknown(threshold: str) -> Verdict:
        return Verdict("unknown", "", "low", reasons, "", threshold, margin, parts)

    flips = _flips(parts, first)
    if second is not None and "latency" not in (first[0], second[0]):
        exact = not {first[1], second[1]} & inexact
        if margin < (EVEN if exact or flips is not None else EVEN_IF_INEXACT):
            third = _flips(parts, first, second)
            if third is None:
                sure = "medium" if flips is None else "low"
                return Verdict("balanced", "", sure, reasons, margin=margin, costs=parts)
            flips, first = third, ("balanced", "")
    if flips is not None:
        place, word, factor = flips
        return unknown(f"{word} instead of {first[0]} where {_named(place, names)} is {factor:.2g} times as busy as estimated")
    if first == ("compute", "issue") and second is not None and _is_doubtful(pipe, second, margin, parts, overrules):
        return unknown(f"{second[0]} instead of compute where instruction issue is {1 / margin:.2g} times as busy as estimated")
    confidence = "high" if margin >= CLEAR else "medium" if margin >= FAIR else "low"
    advice = _ADVICE.get(pipe[1]) or _ADVICE[pipe[0]]
    own = ROOM if room is None else room
    changes = [", ".join(text for needs, text in advice if not needs or needs in own)]
    if second is not None and margin < _FAR:
        changes.append(f"once {_named(first, names)} is {margin:.1f} times less busy, {_named(second, names)} is the limit")
    return Verdict(pipe[0], pipe[1], confidence, reasons, "; ".join(filter(None, changes)), "", margin, parts)


def _with_one_matrix_unit(parts: Parts) -> Parts:
    """The parts with what the matrix unit does in all types under its busiest one."""
    types = sorted((place for place in parts if place[1].startswith("matrix_")), key=lambda place: parts[place].clocks)
    if len(types) < 2:
        return parts
    *others, busiest = types
    whole = parts[busiest]
    for place in others:
        whole = whole.plus(parts[place])
    return {**{place: cost for place, cost in parts.items() if place not in others}, busiest: whole}


def _is_doubtful(pipe: Place, second: Place, margin: float, parts: Parts, overrules: float) -> bool:
    """Whether instruction issue is not so much busier than the next kind that the count of instructions may decide."""
    if second == ("memory", "dram") and parts[pipe].clocks <= parts[second].clocks:
        return margin < overrules
    return pipe == ("compute", "issue") and margin < (overrules if second == ("memory", "dram") else FAIR)


def _pipe_behind(first: Place, parts: Parts) -> Place:
    """The pipe that fills at least half of the issue slots where these are the limit: it is what an optimiser looks at."""
    if first != ("compute", "issue"):
        return first
    pipes = {place: cost.clocks for place, cost in parts.items() if place[0] == "compute" and place != first}
    busiest = max(pipes, key=lambda place: pipes[place], default=first)
    return busiest if pipes.get(busiest, 0.0) * 2 >= parts[first].clocks else first


def _flips(parts: Parts, first: Place, second: Place | None = None) -> tuple[Place, str, float] | None:
    """The part whose plausible range, moved with its kind, holds another verdict: it, the other word, and the factor.

    Where a ``second`` part is as busy as the first, another verdict is that of a third kind that is clearly busier.
    """
    held = {place[0] for place in (first, second) if place is not None}
    clocks = {place: weighed(place, cost.clocks) for place, cost in parts.items()}
    for kind in dict.fromkeys(place[0] for place in parts):
        own = {place: cost for place, cost in parts.items() if place[0] == kind}
        busiest = max(own, key=lambda place: clocks[place])
        for end in ("low", "high"):
            moved = {place: weighed(place, float(getattr(cost, end))) for place, cost in own.items()}
            (word, _), most, _, less = _top({**clocks, **moved})
            if word not in held and own[busiest].clocks and (second is None or most >= EVEN * less):
                wanted = _top(clocks)[1] if kind != first[0] else _top(clocks)[3]
                return busiest, word, wanted / clocks[busiest]
    return None


def _named(place: Place, names: Names) -> str:
    return names.get(place[1] or place[0], place[1] or place[0])


def _reasons(parts: Parts, names: Names, pipe: Place) -> tuple[str, ...]:
    """The busiest part with its clocks a wave, and the next three as a share of it; ``pipe`` is the one named for it."""
    ranked = sorted(parts.items(), key=lambda item: -weighed(item[0], item[1].clocks))
    (first, busiest), *others = [item for item in ranked if item[1].clocks]
    shares = [
        f"{_named(place, names)}: {_share(cost, busiest.clocks)}{_FILLS * (place == pipe)}"
        for rank, (place, cost) in enumerate(others)
        if rank < _NEXT or place == pipe
    ]
    return (f"{_named(first, names)}: {_clocks(busiest)} a wave", *shares)


def _clocks(cost: Cost) -> str:
    unit = "clock" if amount_of(cost.clocks) == "1" else "clocks"
    if cost.low == cost.high:
        return f"{amount_of(cost.clocks)} {unit}"
    return f"~{amount_of(cost.clocks)} ({amount_of(cost.low)}–{amount_of(cost.high)}) {unit}"


def amount_of(clocks: float) -> str:
    """Clocks with as many digits as matter."""
    if clocks < _EXACT:
        return f"{clocks:,.3g}" if clocks < 1000 else f"{clocks:,.0f}"
    return f"{clocks / 1e6:,.3g} million" if clocks < 1e9 else f"{clocks / 1e9:,.3g} billion"


def _share(cost: Cost, whole: float) -> str:
    share, low, high = (100 * clocks / whole for clocks in (cost.clocks, cost.low, cost.high))
    if high < 1:
        return "less than 1 % of that"
    if round(low) == round(high):
        return f"{share:.0f} % of that"
    return f"~{share:.0f} % of that ({low:.0f}–{high:.0f} %)"


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
