"""What a kernel's bound is without some of its costs, and the share of its time that this saves.

The time is that of the busiest part, as in the verdict. For the least and the most that is saved, parts that are relieved
stand at an end of their range, and the others at the other.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct, field

from isaview.analysis.bound.costs import Cost, Costs, Place, Setting, latency_cost
from isaview.analysis.bound.scope import Weights
from isaview.analysis.bound.verdict import Parts, Verdict, clocks_text, place_name, ranking_clocks
from isaview.base.measure import Measure, estimated_measure, unavailable

_UNIT = "%"
COUNTABLE = 1e12
"""Clocks beyond which only many nested loops of unknown length come: their number says nothing."""


class Basis(Struct, frozen=True):
    """What the verdict on a kernel rests on; ``assumed`` says how often loops of unknown length run."""

    setting: Setting
    weights: Weights
    verdict: Verdict
    assumed: str = ""


class Relief(Struct, frozen=True):
    """What is taken off a bound and what is put in its place."""

    basis: Basis
    taken: Costs = field(default_factory=Costs)
    added: Costs = field(default_factory=Costs)

    def replace(self, block: int, old: Iterable[tuple[Place, Cost]], new: Iterable[tuple[Place, Cost]] = ()) -> None:
        """Take costs off a block and put others there; a block that never runs has none."""
        runs = self.basis.weights.blocks.get(block, 0.0)
        for costs, pairs in ((self.taken, old), (self.added, new)):
            for place, cost in pairs:
                costs.add(place, cost, runs)

    def hide_latency(self, loop: int | None) -> None:
        """Take away all that waits for memory in a loop."""
        waits = self.basis.weights.waits.get(loop, 0.0)
        if waits:
            self.taken.add(("latency", ""), latency_cost(waits, self.basis.setting))

    def slots(self, pipe: str, count: float) -> tuple[Place, Cost]:
        """What so many instructions of a wave cost on a pipe."""
        machine = self.basis.setting.machine
        return ("compute", pipe), Cost.exactly(count * machine.wave_size / machine.lanes[pipe])

    @property
    def remaining(self) -> Parts:
        """The costs that are left."""
        parts = dict(self.basis.verdict.costs)
        for place in {**self.taken.parts, **self.added.parts}:
            less, more = (costs.parts.get(place, Cost()) for costs in (self.taken, self.added))
            left = parts.get(place, Cost()).plus(less, -1.0).plus(more)
            parts[place] = Cost(max(left.clocks, 0.0), max(left.low, 0.0), max(left.high, 0.0), left.bytes)
        return parts

    def gain(self) -> Measure:
        """The share of the kernel's time that is saved; not known where it may be nothing and what limits is not known."""
        before, after = self.basis.verdict.costs, self.remaining
        moved = {place for place in after if after[place] != before.get(place)}
        if not before:
            return unavailable(_UNIT, next(iter(self.basis.verdict.reasons), "nothing is known to cost anything"))
        likely, low, high = (
            _percent_saved(before, after, moved, *ends) for ends in (("clocks",) * 2, ("low", "high"), ("high", "low"))
        )
        if (self.basis.verdict.word == "unknown" or self.basis.verdict.other) and not low:
            doubt = self.basis.verdict.threshold or next(iter(self.basis.verdict.reasons), "")
            return unavailable(_UNIT, f"what limits is not known: {doubt}")
        return estimated_measure(likely, min(low, likely), max(high, likely), _UNIT, self._because(after))

    def _because(self, after: Parts) -> str:
        before = self.basis.verdict.costs
        first, then = _busiest(before), _busiest(after)
        name, left = place_name(first), after[first].clocks
        if left >= before[first].clocks:
            return f"{name} limits"
        loops = f", {self.basis.assumed}" if self.basis.assumed else ""
        limit = f", then {place_name(then)} limits" if then != first else ""
        if before[first].clocks > COUNTABLE:
            return f"{name} {100 * left / before[first].clocks:.0f} % of its clocks are left{limit}{loops}"
        return f"{name} {clocks_text(before[first].clocks)} → {clocks_text(left)} clocks a wave{limit}{loops}"


def _percent_saved(before: Parts, after: Parts, moved: set[Place], relieved: str, others: str) -> int:
    """Percent of the time; relieved places and others each at an end of their range."""
    old, new = (
        max(ranking_clocks(place, getattr(cost, relieved if place in moved else others)) for place, cost in parts.items())
        for parts in (before, after)
    )
    return round(100 * (1 - new / old)) if old > new else 0


def _busiest(parts: Parts) -> Place:
    return max(parts, key=lambda place: ranking_clocks(place, parts[place].clocks))
