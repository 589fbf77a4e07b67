"""Weighing: whether a kernel became worse or better, by what matters most, and the sentence that says why.

`STEPS` is the one table of it. The first step at which the two sides differ decides. Estimates decide only where their
intervals do not overlap, and then the word is likely.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from isaview.base.figures import brief, quantity
from isaview.base.words import Words
from isaview.compare.metric_changes import FIGURES, MetricChange, interval
from isaview.compare.whole import FindingsChange, Whole, clocks_between

Verdict = Literal["worse", "likely worse", "unclear", "better", "likely better", "same", "added", "removed"]

_FACTOR = 1.1
"""How many times as many clocks the bound has to have on one side: parts closer than this count alike."""
_SHARE = 0.05
"""How far a size may change, as a share, before it is more than nothing."""
_SAID = 3
"""Steps that the sentence names."""


class Sides(Struct, frozen=True):
    """What is weighed: the figures that differ, the whole of both sides where it was asked for, and the words of people."""

    metrics: Sequence[MetricChange]
    words: Words
    old: Whole | None = None
    new: Whole | None = None
    findings: FindingsChange | None = None


class Weight(Struct, frozen=True):
    """What one step says: whether the new side is worse (None: neither), whether by estimates, and how people say it."""

    worse: bool | None
    likely: bool
    text: str


class Step(Struct, frozen=True):
    """One row of the table: its name, what it looks at, and the figures that it compares, the best known first.

    ``share`` is how far a figure may change and count as the same.
    """

    name: str
    looks_at: str
    figures: tuple[str, ...] = ()
    share: float = 0.0
    weigh: Callable[[Step, Sides], Iterator[Weight]] | None = None

    def weights(self, sides: Sides) -> Iterator[Weight]:
        """What this step has to say, the weightiest first."""
        return self.compared(sides) if self.weigh is None else self.weigh(self, sides)

    def compared(self, sides: Sides) -> Iterator[Weight]:
        """Its figures that differ: those that are known before those that are estimated."""
        place = {name: number for number, name in enumerate(self.figures)}
        found = [one for one in sides.metrics if one.name in place and one.worse is not None]
        for one in sorted(found, key=lambda one: (one.likely, place[one.name])):
            assert one.delta is not None
            most = max(abs(end) for measure in (one.old, one.new) for end in interval(measure))
            small = abs(one.delta) <= self.share * most
            yield Weight(None if small else one.worse, one.likely, _figure_text(one, sides.words, small))


def _figure_text(one: MetricChange, words: Words, small: bool) -> str:
    word = words.word(one.name)
    if small:
        assert one.delta is not None
        return f"{'−' if one.delta < 0 else '+'}{quantity(abs(one.delta), one.new.unit)} {word}"
    return f"{word} {brief(one.old)} → {brief(one.new)}"


def _launchable(_step: Step, sides: Sides) -> Iterator[Weight]:
    if sides.old is None or sides.new is None or bool(sides.old.impossible) == bool(sides.new.impossible):
        return
    now, was = sides.new.impossible, sides.old.impossible
    yield Weight(bool(now), False, f"cannot be launched: {now}" if now else f"can be launched, before not: {was}")


def _spills(step: Step, sides: Sides) -> Iterator[Weight]:
    """Spills and private memory; arrays in it decide only where one side does not say how much it is in all."""
    is_open = any(one.name == "private_bytes" and one.delta is None for one in sides.metrics)
    deciding = sides if is_open else replace(sides, metrics=[one for one in sides.metrics if one.name != "array_bytes"])
    return step.compared(deciding)


def _findings(_step: Step, sides: Sides) -> Iterator[Weight]:
    """What rules found: worse where some find more and none finds less."""
    found = sides.findings
    if found is None or not found.names:
        return
    more, less = ([code for code in found.names if way(found.new[code], found.old[code])] for way in (int.__gt__, int.__lt__))
    worse = None if more and less else bool(more)
    texts = [_count_text(found.names[code], found.old[code], found.new[code]) for code in (*more, *less)]
    yield Weight(worse, False, ", ".join(texts))


def _count_text(name: str, old: int, new: int) -> str:
    return f"new: {name}" if not old else f"no more {name}" if not new else f"{name} {old:,} → {new:,}"


def _bound(_step: Step, sides: Sides) -> Iterator[Weight]:
    """The clocks of the busiest part where both sides do the same work, else only the verdicts."""
    old, new = (None if side is None else side.bound for side in (sides.old, sides.new))
    if old is None or new is None:
        return
    worse = None
    if old.does_the_same(new) and old.clocks.known and new.clocks.known:
        (least, most), (low, high) = interval(old.clocks), interval(new.clocks)
        worse = True if low > most * _FACTOR else False if least > high * _FACTOR else None
    if worse is not None or str(old) != str(new):
        clocks = "" if worse is None else f", {clocks_between(old, new)} a wave"
        yield Weight(worse, True, f"bound {old} → {new}{clocks}" if str(old) != str(new) else f"bound {new}{clocks}")


_READ, _SPILLS, _OCCUPANCY, _REGISTERS, _SHARED, _CODE = FIGURES
STEPS = (
    Step("read", "statements that could not be read: other figures may lack something", _READ),
    Step("launchable", "whether a group fits, and the text runs on its GPU at all", weigh=_launchable),
    Step("spills", "spills, and private memory of each lane", _SPILLS, weigh=_spills),
    Step("findings", "what the rules found: worse where some find more and none finds less", weigh=_findings),
    Step("bound", "clocks of a wave on the busiest part, where both sides compute as much: over 10 % apart", weigh=_bound),
    Step("occupancy", "waves that run at once", _OCCUPANCY),
    Step("registers", "vector registers, else the most alive at once: over 5 % apart", _REGISTERS, _SHARE),
    Step("shared", "shared memory of a group: over 5 % apart", _SHARED, _SHARE),
    Step("code", "bytes of code: over 5 % apart", _CODE, _SHARE),
)
"""What matters, the weightiest first. Scalar registers count where they cost waves."""
_BEYOND_DOUBT = ("read", "launchable", "spills")
"""Steps that decide whatever other work a kernel does."""


class Weighed(Struct, frozen=True):
    """The verdict, the step that decided ("" for none), the sentence, and the verdict of stated and counted figures alone."""

    verdict: Verdict
    step: str = ""
    why: str = ""
    firm: Verdict = "same"

    def is_worse(self, *, on_estimates: bool = False) -> bool:
        """Whether it is worse by what is stated, counted and found; with ``on_estimates`` also by what is estimated."""
        return self.firm == "worse" or (on_estimates and self.verdict == "likely worse")


def weigh(sides: Sides) -> Weighed:
    """The verdict on a pair of kernels."""
    said = [(step, weight) for step in STEPS for weight in list(step.weights(sides))[:1]]
    step, verdict = _decided(said, sides)
    firm = _decided([(one, weight) for one, weight in said if not weight.likely], sides)[1]
    if verdict == "same" and any(one.is_open for one in sides.metrics):
        verdict = "unclear"
    return Weighed(verdict, step, _sentence(verdict, step, said, sides), firm)


def _decided(said: Sequence[tuple[Step, Weight]], sides: Sides) -> tuple[str, Verdict]:
    decisive = next(((step.name, weight) for step, weight in said if weight.worse is not None), None)
    if decisive is None:
        return "", "same"
    name, weight = decisive
    if name not in _BEYOND_DOUBT and _contradicts(sides, bool(weight.worse)):
        return name, "unclear"
    if weight.likely:
        return name, "likely worse" if weight.worse else "likely better"
    return name, "worse" if weight.worse else "better"


def _contradicts(sides: Sides, worse: bool) -> bool:
    """Whether calls or atomics became more where figures became better, or fewer where they became worse: it is other work."""
    return bool(other_work(sides, more=not worse))


def other_work(sides: Sides, *, more: bool) -> Mapping[str, tuple[int, int]]:
    """Calls and atomics of which there are more, or fewer, with their numbers before and now."""
    old, new = (None if side is None else side.others for side in (sides.old, sides.new))
    if old is None or new is None:
        return {}
    both = {kind: (old.get(kind, 0), new.get(kind, 0)) for kind in sorted({*old, *new})}
    return {kind: (was, now) for kind, (was, now) in both.items() if (now > was if more else now < was)}


def _sentence(verdict: Verdict, step: str, said: Sequence[tuple[Step, Weight]], sides: Sides) -> str:
    """``better: no more bank conflicts; bound shared → memory (dram); +128 B shared``: what decided stands first."""
    ranked = [weight.text for one, weight in sorted(said, key=lambda item: item[0].name != step)]
    if verdict == "unclear":
        other = {**other_work(sides, more=True), **other_work(sides, more=False)}
        ranked = [f"other work: {kind}s {was:,} → {now:,}" for kind, (was, now) in other.items() if step] + ranked
    return f"{verdict}: {'; '.join(ranked[:_SAID])}" if ranked else ""
