"""Clocks of two versions of a kernel for equal work.

A loop of unknown length counts the same rounds on both sides, whatever a round does: unrolled twice as far, it takes twice the
clocks for twice the work. Clocks are therefore compared for each operation or byte that both sides have as much of. Where
nothing says what that is, or only the cost of the loop itself differs, they are not compared.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from itertools import combinations
from typing import Any, ClassVar

from msgspec import Struct

from isaview.analysis.bound.relief import COUNTABLE
from isaview.base.figures import brief
from isaview.base.measure import Measure, Number, at_least, estimated_measure, interval, unavailable
from isaview.reports.columns import Entry
from isaview.reports.report import KernelReport

MODEL_ERROR = 0.1
"""Share by which two times must differ before either is called better; `isaview bound` calls parts within it balanced."""
_OPERATIONS = "operations"
_MOVED = {"bytes loaded": ("load", "async_copy"), "bytes stored": ("store", "atomic")}
"""Work that is no operation, by the kinds of accesses that do it."""
_RESULTS = (_OPERATIONS, "bytes stored")
"""Work that rounds do not share when they are done at once."""
_ADDRESSES = "int"
"""How the types of operations begin that are no measure of a kernel's work: addresses are computed in them."""
_ALIKE, _SAME = 1.05, 1.01
"""Ratios up to which two kinds of work grew alike, and up to which a kind did not grow."""
_MINOR_BYTES, _MINOR_OPERATIONS, _MINOR_MOVES = 0.05, 0.01, 0.001
"""Shares below which work stands outside long loops: of a kind among the bytes, operations a byte, bytes an operation."""
_LOOP_ITSELF = ("latency", "dependent", "issue", "int32")
"""Parts that an unrolled loop keeps less busy for the same work: counters, branches, and what waits for loads."""


class Bound(Struct, frozen=True):
    """What limits a kernel: verdict, level of memory or pipe ("" for none), confidence, clocks a wave.

    ``work`` is what these clocks do: operations by type, bytes loaded and stored. ``busiest`` is the part that takes them, ""
    where that is not known, ``assumed`` whether loops of unknown length are among them, ``gpu`` whose clocks they are.
    ``other`` is the verdict on the other side of what ``decided_by`` says, "" where no quantity decides.
    """

    hidden: ClassVar = ("work", "busiest", "assumed", "gpu")
    verdict: str
    resource: str
    confidence: str
    clocks: Measure
    work: Mapping[str, Number] = {}
    busiest: str = ""
    assumed: bool = False
    gpu: str = ""
    other: str = ""
    decided_by: str = ""

    def is_another(self, bound: Bound) -> bool:
        """Whether another verdict is made, which is not within reach of either."""
        return str(self) != str(bound) and self.verdict != bound.other and bound.verdict != self.other

    def __str__(self) -> str:
        """``shared``, ``memory (dram)``."""
        return f"{self.verdict} ({self.resource})" if self.resource else self.verdict

    @property
    def amounts(self) -> dict[str, float]:
        """Its work by kind: operations of all types, bytes loaded, bytes stored."""
        operations = sum(amount for name, amount in self.work.items() if name not in _MOVED)
        return {_OPERATIONS: float(operations), **{name: float(self.work.get(name, 0)) for name in _MOVED}}


class EqualWork(Struct, frozen=True):
    """``time``: the clocks that the new kernel takes for as much work, the old one's are 1; unavailable with the reason.

    ``growth`` is how many times the work of each kind the new kernel does in its clocks, None where the old one does none;
    ``scale`` is that of work as a whole, None where that is not known.
    """

    time: Measure
    scale: float | None = None
    growth: Mapping[str, float | None] = {}

    @property
    def worse(self) -> bool | None:
        """Whether the new kernel takes longer by more than the model's error; None for neither."""
        if not self.time.is_known:
            return None
        low, high = interval(self.time)
        return True if low > 1 + MODEL_ERROR else False if high * (1 + MODEL_ERROR) < 1 else None


def bound_of(report: KernelReport) -> Bound | None:
    """What limits a kernel on its GPU, None where no GPU is known."""
    bound: Any = report.results.get("bound")
    if bound is None or bound.gpu is None:
        return None
    work = {name: amount for name, amount in bound.operations.items() if not name.startswith(_ADDRESSES)}
    work |= {name: sum(bound.moved.get(kind, 0) for kind in kinds) for name, kinds in _MOVED.items() if bound.moved}
    # no ratio of a part of the work says how the whole grew
    if "matrix" in bound.assumptions:  # the operations lack those of some matrix instructions
        work = {}
    where, is_assumed = bound.level or bound.pipe or "", "n" in bound.assumptions
    decision = bound.decided_by
    decided = ("", "") if decision is None else (decision.instead_of(bound.verdict), decision.text)
    return Bound(bound.verdict, where, bound.confidence, bound.clocks, work, bound.busiest, is_assumed, bound.gpu, *decided)


def scale_to_work(entry: Entry) -> Measure:
    """Clocks of a wave on the busiest part for each operation, or byte of memory where there is none."""
    bound: Any = entry.kernel.results.get("bound")
    if bound is None or not bound.clocks.is_known:
        why = bound.reasons[0] if bound is not None and bound.reasons else "not asked"
        return unavailable("×", f"no bound is known: {why}")
    operations = sum(amount for name, amount in bound.operations.items() if not name.startswith(_ADDRESSES))
    work, kind = (operations, "operation") if operations else (sum(bound.moved.values()), "byte")
    if not work:
        return unavailable("×", "neither operations nor bytes of memory are known")
    because = f"clocks of a wave for each {kind}, not measured"
    low, high = interval(bound.clocks)
    spilled, private = entry.kernel.measures.get("spilled_bytes"), entry.kernel.results.get("private")
    in_text = private is not None and any(line.kind == "spill" for line in private.lines)
    if spilled is not None and bool(spilled.value) and not in_text:
        return at_least(low / work, "×", f"{because}, without its spills")
    return estimated_measure(bound.clocks.value / work, low / work, high / work, "×", because)


def relate_times(times: Sequence[Measure], usable: Sequence[bool] = ()) -> list[tuple[Measure, bool]]:
    """Times relative to the best whole time of what is usable, each with whether the model cannot distinguish it from that."""
    usable = [*usable] or [True] * len(times)
    whole = [time.value for time, may in zip(times, usable, strict=True) if may and time.origin == "estimated" and time.value]
    if not whole:
        return [(time, False) for time in times]
    relative = [_ratio_to_best(time, min(whole)) for time in times]
    # of several that are best the widest interval counts, so that none of them is called worse
    limit = max(interval(time)[1] for time, may in zip(relative, usable, strict=True) if may and time.value == 1)
    return [(time, may and _is_close(time, limit)) for time, may in zip(relative, usable, strict=True)]


def _ratio_to_best(time: Measure, best: float) -> Measure:
    if time.value is None:
        return time
    if time.is_lower_bound:
        return at_least(time.value / best, "×", f"of the best: {time.because}")
    low, high = interval(time)
    return estimated_measure(time.value / best, low / best, high / best, "×", f"of the best: {time.because}")


def _is_close(time: Measure, limit: float) -> bool:
    """Whether the model cannot distinguish a time from the best: their intervals meet, or they differ by its error."""
    if time.value is None or time.is_lower_bound:
        return False
    return time.value <= 1 + MODEL_ERROR or interval(time)[0] <= min(limit, 1 + MODEL_ERROR)


def equal_work(old: Bound, new: Bound) -> EqualWork:
    """The clocks of the new kernel for as much work as the old one does; the inverse where the sides turn round."""
    unknown = next((bound.clocks.because for bound in (old, new) if not bound.clocks.value), "")
    ratios, outside = _ratios(old, new)
    growth = {name: ratio if math.isfinite(ratio) else None for name, ratio in ratios.items()}
    if old.gpu and new.gpu and old.gpu != new.gpu:
        unknown = f"clocks of {old.gpu} and of {new.gpu}"
    if unknown or not ratios:
        unknown = unknown or "neither operations nor bytes of memory are known on both sides"
        return EqualWork(unavailable("×", unknown), None, growth)
    scale, grew = _scale(ratios, outside), _growth_text(growth)
    if scale is None:
        return EqualWork(unavailable("×", f"which work is equal is not known: {grew}"), None, growth)
    (least, most), (low, high) = interval(old.clocks), interval(new.clocks)
    value = new.clocks.number / old.clocks.number / scale
    # ends of a quotient: the new side's least by the old side's most, and the other way round; divided by the work
    low, high = low / most / scale, high / (least or old.clocks.number) / scale
    time = estimated_measure(value, low, high, "×", f"clocks of a wave for as much work: {grew}")
    why = _doubt(old, new, ratios, scale, time)
    return EqualWork(unavailable("×", f"{why}: {grew}") if why else time, scale, growth)


def _growth_text(growth: Mapping[str, float | None]) -> str:
    """``operations × 2, bytes loaded × 1``."""
    return ", ".join(f"{name} {'none before' if ratio is None else f'× {ratio:.3g}'}" for name, ratio in growth.items())


def _doubt(old: Bound, new: Bound, ratios: Mapping[str, float], scale: float, time: Measure) -> str:
    """Why this time is neither won nor lost, as only the division of work into rounds differs; "" where other things do."""
    # several rounds at once look like more work of each kind in the text of one round
    is_unrolled = _distance(scale) > _ALIKE
    if not _is_alike(ratios.values()):
        is_shared = is_unrolled and _is_alike([scale, *(ratios.get(name, 0.0) for name in _RESULTS)])
        return "rounds done at once may share loads that a cache served before" if is_shared else ""
    low, high = interval(time)
    if _distance(time.number) <= _ALIKE:
        return ""
    if low <= _ALIKE and high * _ALIKE >= 1:
        return "the same work, and the estimates of both sides overlap"
    is_loop = is_unrolled and any(bound.busiest in ("", *_LOOP_ITSELF) for bound in (old, new))
    return "the same work, apart from the loop itself and what waits for loads" if is_loop else ""


def _ratios(old: Bound, new: Bound) -> tuple[dict[str, float], list[float]]:
    """How many times as much the new kernel does of each kind that either does in its loops, and of what stands outside."""
    was, now = old.amounts, new.amounts
    if not all(any(name in bound.work for name in _MOVED) for bound in (old, new)):  # written before bytes were counted
        was, now = ({_OPERATIONS: amounts[_OPERATIONS]} for amounts in (was, now))
    minor = [_minor(amounts) if old.assumed or new.assumed else {} for amounts in (was, now)]
    ratios = {name: now[name] / was[name] if was[name] else math.inf for name in was if was[name] or now[name]}
    in_loops = [name for name in ratios if was[name] > minor[0].get(name, 0) or now[name] > minor[1].get(name, 0)]
    return {name: ratios.pop(name) for name in in_loops}, list(ratios.values())


def _minor(amounts: Mapping[str, float]) -> dict[str, float]:
    """The amount of each kind up to which it may all stand outside loops of unknown length."""
    operations, *bytes_ = amounts.values()
    moved = sum(bytes_)
    # prologues load descriptors and arguments: a few bytes that no loop repeats
    least = max(moved * _MINOR_BYTES, operations * _MINOR_MOVES)
    return {name: moved * _MINOR_OPERATIONS if name == _OPERATIONS else least for name in amounts}


def _scale(ratios: Mapping[str, float], outside: Sequence[float]) -> float | None:
    """How many times the work the new kernel does: where two kinds of work grew alike or nothing grew, else None.

    Equal operations come first: a copy, or data twice as wide, is no other work. A tile that is larger has as many times the
    results ``outside`` its loops. One kind alone that grew may be unrolled, or more work.
    """
    operations, values = ratios.get(_OPERATIONS, math.inf), list(ratios.values())
    is_alike = _is_alike(values)
    # bytes may be saved by caching in registers; operations are what the source asks for
    if not is_alike and _distance(operations) <= 1 + MODEL_ERROR:
        return operations
    if is_alike and (len(values) > 1 or _distance(values[0]) <= _SAME):
        # geometric mean: the inverse of the scale is the scale of the inverse
        return math.prod(values) ** (1 / len(values))
    pair = next(filter(_is_alike, combinations([*values, *outside], 2)), None)
    return None if pair is None else math.sqrt(math.prod(pair))


def _is_alike(ratios: Collection[float]) -> bool:
    return min(ratios) > 0 and max(ratios) <= min(ratios) * _ALIKE and math.isfinite(max(ratios))


def _distance(ratio: float) -> float:
    """How many times as large the larger of two amounts is."""
    return max(ratio, 1 / ratio) if ratio else math.inf


def clocks_between(old: Bound, new: Bound, wave: str = "wave") -> str:
    """``~32 → ~2.4 clocks a wave``; as a ratio where work or rounds are not the same, else why nothing is compared.

    What grew otherwise than the work follows: ``(operations × 2)``.
    """
    compared = equal_work(old, new)
    if compared.time.value is None or compared.scale is None:
        return f"clocks not compared: {compared.time.because}"
    others = {name: ratio for name, ratio in compared.growth.items() if not _is_alike((ratio or 0.0, compared.scale))}
    note = f" ({_growth_text(others)})" if others else ""
    if _distance(compared.scale) <= _SAME and old.clocks.number <= COUNTABLE:
        return f"{brief(old.clocks)} → {brief(new.clocks)} clocks a {wave}{note}"
    value = compared.time.number
    times = "as many" if _distance(value) <= _ALIKE else f"{value:.2g} times as many"
    return f"{times} clocks a {wave} for equal work{note}"
