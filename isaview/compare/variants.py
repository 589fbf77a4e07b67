"""Variants: which of several compilations of one kernel is best, within what the model of `isaview bound` can distinguish.

The time of a variant is the clocks of a wave on its busiest part for each operation it computes (or byte it moves, where it
computes nothing): variants of one kernel do the same work, however it is tiled. It is a model's, not measured on hardware.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from isaview.base.measure import Measure, at_least, estimated, unavailable
from isaview.base.text import decimal
from isaview.inputs.compilations import PATH, Compilation, distinguished
from isaview.reports.columns import EVERYTHING, Choice, Entry, ordered
from isaview.reports.overview import short_name

_MODEL_ERROR = 0.1
"""Share by which two times have to differ before one is called better: the verdicts count parts within it as balanced."""
_LEAST_RANKED = 3
"""Measured variants below which a rank correlation says nothing."""


class Variant(Struct, frozen=True):
    """One compilation of a kernel: ``labels`` are what distinguishes it, ``time`` is relative to the best of its group.

    ``impossible`` says why it cannot be launched. ``dominated`` names the labels of one that is as good in everything and
    better in something; ``close`` says that the model cannot distinguish its time from the best. ``measured`` is the time
    that was given for it.
    """

    entry: Entry
    compilation: Compilation
    labels: Mapping[str, str]
    time: Measure
    impossible: str = ""
    dominated: str = ""
    close: bool = False
    measured: float | None = None

    @property
    def title(self) -> str:
        """The values of its labels: ``8 · 3 · 128x128x64``."""
        return " · ".join(self.labels.values()) or short_name(self.entry.kernel.demangled)

    @property
    def settings(self) -> tuple[str, ...]:
        """The values of its labels without its path: equal for variants that were made alike."""
        return tuple(value for name, value in self.labels.items() if name != PATH)


class Group(Struct, frozen=True):
    """The variants of one kernel for one target, best first. ``correlation`` is that of estimated and measured ranks."""

    kernel: str
    target: str
    variants: tuple[Variant, ...]
    correlation: float | None = None
    measured: int = 0

    @property
    def labels(self) -> tuple[str, ...]:
        """The names of what distinguishes the variants."""
        return tuple(self.variants[0].labels)


def grouped(
    found: Sequence[tuple[Compilation, Entry]],
    times: Sequence[Mapping[str, str]] = (),
    asked: Choice = EVERYTHING,
    by: str = "",
) -> list[Group]:
    """The variants by kernel and target, in the order in which they came; ``times`` are rows of measured times.

    The variants of a group stand best first, or in the order ``asked`` for; ``by`` is a setting that divides groups further.
    """
    groups: dict[tuple[str, str, str], list[tuple[Compilation, Entry]]] = {}
    for compilation, entry in found:
        name = short_name(entry.kernel.demangled).partition("<")[0]
        value = f"{by} {entry.module.settings.get(by, '–')}" if by else ""
        groups.setdefault((name, entry.module.target or "", value), []).append((compilation, entry))
    made = [
        _group(" · ".join(filter(None, (name, value))), target, members, times)
        for (name, target, value), members in groups.items()
    ]
    return [replace(one, variants=_sorted(one.variants, asked)) for one in made] if asked.sort else made


def by_measured(group: Group) -> Group:
    """The group with the fastest measured variant first; those without a time come last, as they were."""
    key = [one.measured if one.measured is not None else float("inf") for one in group.variants]
    order = sorted(range(len(key)), key=lambda place: key[place])
    return replace(group, variants=tuple(group.variants[place] for place in order))


def _sorted(found: Sequence[Variant], asked: Choice) -> tuple[Variant, ...]:
    by_entry = {id(one.entry): one for one in found}
    return tuple(by_entry[id(entry)] for entry in ordered([one.entry for one in found], asked))


def _group(name: str, target: str, members: Sequence[tuple[Compilation, Entry]], times: Sequence[Mapping[str, str]]) -> Group:
    settings = [entry.module.settings for _, entry in members]
    names = [entry.kernel.demangled for _, entry in members]
    labels = distinguished(settings, names, [compilation.path for compilation, _ in members])
    made = []
    for (compilation, entry), own in zip(members, labels, strict=True):
        occupancy = entry.kernel.results.get("occupancy")
        impossible = "" if occupancy is None else occupancy.cannot_launch(entry.module.words)
        measured = _measured(times, entry, own)
        made.append(Variant(entry, compilation, own, per_work(entry), impossible, measured=measured))
    ranked = _ranked(_judged(made))
    both = [(one.time.value, one.measured) for one in ranked if one.time.value is not None and one.measured is not None]
    return Group(name, target, tuple(ranked), _correlation(both), len(both))


def per_work(entry: Entry) -> Measure:
    """Clocks of a wave on the busiest part for each operation, or byte of memory where there is none."""
    bound: Any = entry.kernel.results.get("bound")
    if bound is None or not bound.clocks.known:
        return unavailable(
            "×", "no bound is known: " + (bound.reasons[0] if bound is not None and bound.reasons else "not asked")
        )
    work = sum(amount for name, amount in bound.operations.items() if "int" not in name)
    if not work:
        work, kind = _bytes(entry), "byte"
        if not work:
            return unavailable("×", "neither operations nor bytes of memory are known")
    else:
        kind = "operation"
    clocks, because = bound.clocks, f"clocks of a wave for each {kind}, not measured"
    if _has_spills_apart(entry):
        return at_least((clocks.value if clocks.low is None else clocks.low) / work, "×", f"{because}, without its spills")
    low, high = clocks.low if clocks.low is not None else clocks.value, clocks.high if clocks.high is not None else clocks.value
    return estimated(clocks.value / work, low / work, high / work, "×", because)


def _has_spills_apart(entry: Entry) -> bool:
    """Whether bytes are spilled that do not stand in the text, so that no time has them."""
    spilled, private = entry.kernel.measures.get("spilled_bytes"), entry.kernel.results.get("private")
    placed = private is not None and any(line.kind == "spill" for line in private.lines)
    return spilled is not None and bool(spilled.value) and not placed


def _bytes(entry: Entry) -> float:
    """Bytes that a wave moves to and from memory, 0 where that is not known."""
    work: Any = entry.kernel.results.get("work")
    moved = {} if work is None else work.kernel.bytes.get("global", {})
    return float(sum(measure.value or 0 for measure in moved.values()))


def _judged(found: Sequence[Variant]) -> list[Variant]:
    """The variants with times relative to the best that can be launched, and with what dominates each."""
    times = related([one.time for one in found], [not one.impossible for one in found])
    compared = [replace(one, time=time, close=close) for one, (time, close) in zip(found, times, strict=True)]
    return [replace(one, dominated=_dominating(one, compared)) for one in compared]


def related(times: Sequence[Measure], usable: Sequence[bool] = ()) -> list[tuple[Measure, bool]]:
    """Times relative to the best whole one of what is usable, each with whether the model cannot distinguish it from that."""
    possible = [*usable] or [True] * len(times)
    known = [one.value for one, may in zip(times, possible, strict=True) if may and one.origin == "estimated" and one.value]
    if not known:
        return [(one, False) for one in times]
    over = [_over(one, min(known)) for one in times]
    limit = max(_end(one, "high") for one, may in zip(over, possible, strict=True) if may and one.value == 1)
    return [(one, may and _is_close(one, limit)) for one, may in zip(over, possible, strict=True)]


def _over(time: Measure, best: float) -> Measure:
    if time.value is None or not best:
        return time
    if time.is_lower_bound:
        return at_least(time.value / best, "×", f"of the best: {time.because}")
    value, low, high = (_end(time, end) / best for end in ("value", "low", "high"))
    return estimated(value, low, high, "×", f"of the best: {time.because}")


def _end(time: Measure, name: str) -> float:
    found = getattr(time, name)
    return float(time.value if found is None else found)  # type: ignore[arg-type]


def _is_close(time: Measure, limit: float) -> bool:
    """Whether the model cannot distinguish a time from the best: their intervals meet, or they differ by its error."""
    if time.value is None or time.is_lower_bound:
        return False
    return time.value <= 1 + _MODEL_ERROR or _end(time, "low") <= min(limit, 1 + _MODEL_ERROR)


def _dominating(one: Variant, others: Sequence[Variant]) -> str:
    """The labels of a variant that is nowhere worse and is better in time by more than the model's error, or in occupancy."""
    mine = _figures(one)
    if mine is None or one.impossible:
        return ""
    for other in others:
        theirs = None if other is one or other.impossible else _figures(other)
        if theirs is None or other.time.is_lower_bound or any(left > right for left, right in zip(theirs, mine, strict=True)):
            continue
        if theirs[0] * (1 + _MODEL_ERROR) < mine[0] or theirs[1:] != mine[1:]:
            return other.title
    return ""


def _figures(one: Variant) -> tuple[float, float, float] | None:
    """Time, waves that are missing, bytes spilled: the less the better; None where one is not known."""
    measures = one.entry.kernel.measures
    waves, spilled = measures.get("occupancy_waves"), measures.get("spilled_bytes")
    if one.time.value is None or waves is None or waves.value is None:
        return None
    return float(one.time.value), -float(waves.value), float(spilled.value or 0) if spilled is not None else 0.0


def _ranked(found: Sequence[Variant]) -> list[Variant]:
    """Best first: those that can be launched, those whose time is known, those whose time is whole."""
    return sorted(found, key=_place)


def _place(one: Variant) -> tuple[bool, bool, bool, float, float, tuple[str, ...]]:
    waves = one.entry.kernel.measures.get("occupancy_waves")
    known = one.time.value is not None
    time = _end(one.time, "value") if known else 0.0
    fewest = -float(waves.value or 0) if waves else 0.0
    return bool(one.impossible), not known, one.time.is_lower_bound, time, fewest, tuple(one.labels.values())


def _measured(times: Sequence[Mapping[str, str]], entry: Entry, labels: Mapping[str, str]) -> float | None:
    """The measured time of a variant: of the first row whose columns all fit, settings wholly and a path as part of its own."""
    known = {"kernel": short_name(entry.kernel.demangled), **entry.module.settings, **labels}
    for row in times:
        named = {column: value for column, value in row.items() if column not in ("time", "path")}
        path = row.get("path", "")
        if (named or path) and path in entry.module.path and all(known.get(column) == value for column, value in named.items()):
            return decimal(row["time"])
    return None


def _correlation(pairs: Sequence[tuple[float, float]]) -> float | None:
    """Spearman's rank correlation, equal values at their mean rank; None for too few, or where all are equal."""
    if len(pairs) < _LEAST_RANKED:
        return None
    left, right = (_ranks([pair[side] for pair in pairs]) for side in (0, 1))
    mean = (len(pairs) + 1) / 2
    spread = sum((one - mean) ** 2 for one in left) * sum((one - mean) ** 2 for one in right)
    if not spread:
        return None
    common = sum((one - mean) * (other - mean) for one, other in zip(left, right, strict=True))
    return float(common / spread**0.5)


def _ranks(values: Sequence[float]) -> list[float]:
    ordered = sorted(values)
    return [ordered.index(value) + (ordered.count(value) + 1) / 2 for value in values]
