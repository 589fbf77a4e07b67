"""The verdict on a pair of kernels: worse or better, by what matters most, and the sentence that says why.

The first row of `STEPS` at which the two kernels differ decides. Estimates decide only where their intervals do not overlap,
and then the word is likely.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from isaview.base.figures import brief
from isaview.base.measure import interval
from isaview.base.words import Words
from isaview.compare.equal_work import clocks_between, equal_work
from isaview.compare.metric_changes import FIGURES, MetricChange
from isaview.compare.whole import FindingsChange, Whole
from isaview.reports.rule import CONDITIONAL

Verdict = Literal["worse", "likely worse", "unclear", "better", "likely better", "same", "added", "removed"]

_NEGLIGIBLE = 0.05
"""Share by which a size may change and count as the same."""
_STEPS_NAMED = 3
"""Steps that the sentence names."""


class Evidence(Struct, frozen=True):
    """What a verdict follows from: the figures that differ, and what rules and bounds say of both kernels where known."""

    metrics: Sequence[MetricChange]
    words: Words
    old: Whole | None = None
    new: Whole | None = None
    findings: FindingsChange | None = None


class Weight(Struct, frozen=True):
    """What a step says: whether the new kernel is worse (None: neither), whether by estimates, and the text for people."""

    worse: bool | None
    likely: bool
    text: str


class Step(Struct, frozen=True):
    """A row of the table: its name, what it looks at, and the figures that it compares, the best known first.

    ``share`` is how far a figure may change and count as the same.
    """

    name: str
    looks_at: str
    figures: tuple[str, ...] = ()
    share: float = 0.0
    weigh: Callable[[Step, Evidence], Iterator[Weight]] | None = None

    def weights(self, evidence: Evidence) -> Iterator[Weight]:
        """What this step has to say, the weightiest first."""
        return self.compared_figures(evidence) if self.weigh is None else self.weigh(self, evidence)

    def compared_figures(self, evidence: Evidence) -> Iterator[Weight]:
        """Its figures that differ: those that are known before those that are estimated."""
        changes = [change for change in evidence.metrics if change.name in self.figures and change.worse is not None]
        for change in sorted(changes, key=lambda change: (change.likely, self.figures.index(change.name))):
            assert change.delta is not None
            largest = max(abs(end) for measure in (change.old, change.new) for end in interval(measure))
            # of the larger side, so that both directions are judged alike
            negligible = abs(change.delta) <= self.share * largest
            word = evidence.words.word(change.name)
            text = f"{change.signed_change} {word}" if negligible else f"{word} {brief(change.old)} → {brief(change.new)}"
            yield Weight(None if negligible else change.worse, change.likely, text)


def _weigh_launch(_step: Step, evidence: Evidence) -> Iterator[Weight]:
    if evidence.old is None or evidence.new is None or bool(evidence.old.impossible) == bool(evidence.new.impossible):
        return
    now, was = evidence.new.impossible, evidence.old.impossible
    yield Weight(bool(now), False, f"cannot be launched: {now}" if now else f"can be launched, before not: {was}")


def _weigh_spills(step: Step, evidence: Evidence) -> Iterator[Weight]:
    """Spills and private memory; arrays in it decide only where a side does not say how much it is in all."""
    total_unknown = any(change.name == "private_bytes" and change.delta is None for change in evidence.metrics)
    metrics = [change for change in evidence.metrics if total_unknown or change.name != "array_bytes"]
    return step.compared_figures(replace(evidence, metrics=metrics))


def _weigh_findings(_step: Step, evidence: Evidence) -> Iterator[Weight]:
    """Findings of rules: worse where some rule has more of them and none has fewer; those under a condition make it likely."""
    change = evidence.findings
    if change is None:
        return
    for likely in (False, True):
        names = {code: name for code, name in change.names.items() if code.endswith(CONDITIONAL) == likely}
        more = [code for code in names if change.new[code] > change.old[code]]
        less = [code for code in names if change.new[code] < change.old[code]]
        if names:
            changes = [(names[code], change.old[code], change.new[code]) for code in (*more, *less)]
            texts = (
                f"new: {name}" if not was else f"no more {name}" if not now else f"{name} {was:,} → {now:,}"
                for name, was, now in changes
            )
            yield Weight(None if more and less else bool(more), likely, ", ".join(texts))


def _weigh_bound(_step: Step, evidence: Evidence) -> Iterator[Weight]:
    """The clocks of the busiest part for equal work, else only the verdicts."""
    old, new = (None if side is None else side.bound for side in (evidence.old, evidence.new))
    if old is None or new is None:
        return
    # clocks decide; a bound that only moved to another part for the same clocks is neither
    worse = equal_work(old, new).worse
    if worse is not None or old.is_another(new):
        clocks = "" if worse is None else f", {clocks_between(old, new, evidence.words.word('wave'))}"
        yield Weight(worse, True, f"bound {old} → {new}{clocks}" if str(old) != str(new) else f"bound {new}{clocks}")


_READ, _SPILLS, _OCCUPANCY, _REGISTERS, _SHARED, _CODE = FIGURES
STEPS = (
    Step("read", "statements that could not be read: other figures may lack something", _READ),
    Step("launchable", "whether a group fits, and the text runs on its GPU at all", weigh=_weigh_launch),
    Step("spills", "spills, and private memory of each lane", _SPILLS, weigh=_weigh_spills),
    Step("findings", "what the rules found: worse where some find more and none finds less", weigh=_weigh_findings),
    Step("bound", "clocks of a wave on the busiest part for equal work: over 10 % apart", weigh=_weigh_bound),
    Step("occupancy", "waves that run at once", _OCCUPANCY),
    Step("registers", "vector registers, else the most alive at once: over 5 % apart", _REGISTERS, _NEGLIGIBLE),
    Step("shared", "shared memory of a group: over 5 % apart", _SHARED, _NEGLIGIBLE),
    Step("code", "bytes of code: over 5 % apart", _CODE, _NEGLIGIBLE),
)
"""What matters, the weightiest first. Scalar registers count where they cost waves."""
_WHATEVER_THE_WORK = ("read", "launchable", "spills")
"""Steps that decide whatever other work a kernel does."""


class Weighed(Struct, frozen=True):
    """The verdict, the step that decided ("" for none), the sentence, and the verdict of stated and counted figures alone."""

    verdict: Verdict
    step: str = ""
    why: str = ""
    firm: Verdict = "same"

    def is_worse(self, *, on_estimates: bool = False) -> bool:
        """Whether it is worse by what is stated, counted or a finding; with ``on_estimates`` also by what is estimated."""
        return self.firm == "worse" or (on_estimates and self.verdict == "likely worse")


def weigh(evidence: Evidence) -> Weighed:
    """The verdict on a pair of kernels."""
    weights = [(step, weight) for step in STEPS if (weight := next(step.weights(evidence), None)) is not None]
    decisive, verdict = _decide(weights, evidence)
    _, firm = _decide([(step, weight) for step, weight in weights if not weight.likely], evidence)
    if verdict == "same" and any(change.is_open for change in evidence.metrics):
        verdict = "unclear"
    texts = [weight.text for step, weight in sorted(weights, key=lambda pair: pair[0].name != decisive)]
    if verdict == "unclear" and decisive:
        texts = [f"other work: {kind}s {was:,} → {now:,}" for kind, (was, now) in _other_work(evidence).items()] + texts
    why = f"{verdict}: {'; '.join(texts[:_STEPS_NAMED])}" if texts else ""
    return Weighed(verdict, decisive, why, firm)


def _decide(weights: Sequence[tuple[Step, Weight]], evidence: Evidence) -> tuple[str, Verdict]:
    """The first step that says worse or better, and its verdict.

    It is unclear where calls or atomics changed the other way: that is other work.
    """
    for step, weight in weights:
        if weight.worse is None:
            continue
        if step.name not in _WHATEVER_THE_WORK and any(
            (now > was) != weight.worse for was, now in _other_work(evidence).values()
        ):
            return step.name, "unclear"
        if weight.likely:
            return step.name, "likely worse" if weight.worse else "likely better"
        return step.name, "worse" if weight.worse else "better"
    return "", "same"


def _other_work(evidence: Evidence) -> Mapping[str, tuple[int, int]]:
    """Calls and atomics whose number changed, with their numbers before and now; those that became more first."""
    old, new = (None if side is None else side.others for side in (evidence.old, evidence.new))
    if old is None or new is None:
        return {}
    counts = {kind: (old.get(kind, 0), new.get(kind, 0)) for kind in sorted({*old, *new})}
    changed = [(kind, (was, now)) for kind, (was, now) in counts.items() if was != now]
    return dict(sorted(changed, key=lambda change: change[1][1] < change[1][0]))
