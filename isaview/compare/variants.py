"""Which of several compilations of a kernel is best, as far as the model of `isaview bound` can distinguish them.

The time of a variant is the clocks of a wave on its busiest part for each operation, or for each byte where it computes
nothing: variants of a kernel do the same work, however it is tiled. It is a model's time, not measured on hardware.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from isaview.base.grouping import group_by
from isaview.base.measure import Measure
from isaview.base.signatures import without_parameters
from isaview.base.text import decimal
from isaview.compare.equal_work import MODEL_ERROR, relate_times, scale_to_work
from isaview.inputs.compilations import PATH, Compilation, distinguish_variants
from isaview.reports.columns import EVERYTHING, Choice, Entry, sort_entries

_LEAST_RANKED = 3
"""Measured variants below which a rank correlation says nothing."""


class Variant(Struct, frozen=True):
    """A compilation of a kernel: ``labels`` are what distinguishes it, ``time`` is relative to the best of its group.

    ``impossible`` says why it cannot be launched. ``dominated`` names the labels of a variant that is as good in everything
    and better in something; ``close`` says that the model cannot distinguish its time from the best. ``measured`` is the time
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
        return " · ".join(self.labels.values()) or self.entry.kernel.short_name

    @property
    def settings(self) -> tuple[str, ...]:
        """The values of its labels without its path: equal for variants that were made alike."""
        return tuple(value for name, value in self.labels.items() if name != PATH)


class Group(Struct, frozen=True):
    """The variants of a kernel for a target, best first. ``correlation`` is that of estimated and measured ranks."""

    kernel: str
    target: str
    variants: tuple[Variant, ...]
    correlation: float | None = None
    measured: int = 0

    @property
    def labels(self) -> tuple[str, ...]:
        """The names of what distinguishes the variants."""
        return tuple(self.variants[0].labels)

    @property
    def has_estimates(self) -> tuple[Variant, ...]:
        """The variants whose registers are estimated, where those of others are stated."""
        estimated = tuple(variant for variant in self.variants if has_estimated_registers(variant.entry))
        return estimated if len(estimated) < len(self.variants) else ()


def group_variants(
    compilations: Sequence[tuple[Compilation, Entry]],
    times: Sequence[Mapping[str, str]] = (),
    asked: Choice = EVERYTHING,
    by: str = "",
) -> list[Group]:
    """The variants by kernel and target, in the order in which they came; ``times`` are rows of measured times.

    The variants of a group stand best first, or in the order ``asked`` for; ``by`` is a setting that divides groups further.
    """

    def named(member: tuple[Compilation, Entry]) -> tuple[str, str]:
        name, target = kernel_of(member)
        return " · ".join(filter(None, (name, by and f"{by} {member[1].module.settings.get(by, '–')}"))), target

    groups = [_group(*key, members, times) for key, members in group_by(compilations, named).items()]
    return [replace(group, variants=_sort_variants(group.variants, asked)) for group in groups] if asked.sort else groups


def kernel_of(member: tuple[Compilation, Entry]) -> tuple[str, str]:
    """The kernel and the target that a compilation is a variant of."""
    kernel, module = member[1].kernel, member[1].module
    return without_parameters(kernel.demangled).partition("<")[0], module.target or ""


def has_estimated_registers(entry: Entry) -> bool:
    """Whether a kernel's registers are estimated, not stated."""
    measure = entry.kernel.measures.get("vector_registers")
    return measure is not None and measure.origin == "estimated"


def sort_by_time(group: Group) -> Group:
    """The group with the fastest measured variant first; those without a time come last, as they were."""
    fastest_first = sorted(group.variants, key=lambda variant: math.inf if variant.measured is None else variant.measured)
    return replace(group, variants=tuple(fastest_first))


def _sort_variants(variants: Sequence[Variant], asked: Choice) -> tuple[Variant, ...]:
    by_entry = {id(variant.entry): variant for variant in variants}
    return tuple(by_entry[id(entry)] for entry in sort_entries([variant.entry for variant in variants], asked))


def _group(name: str, target: str, members: Sequence[tuple[Compilation, Entry]], times: Sequence[Mapping[str, str]]) -> Group:
    settings = [entry.module.settings for _, entry in members]
    names = [entry.kernel.demangled for _, entry in members]
    labels = distinguish_variants(settings, names, [compilation.path for compilation, _ in members])
    variants = []
    for (compilation, entry), own in zip(members, labels, strict=True):
        occupancy = entry.kernel.results.get("occupancy")
        impossible = "" if occupancy is None else occupancy.cannot_launch(entry.module.words)
        measured = _measured_times(times, entry, own)
        variants.append(Variant(entry, compilation, own, scale_to_work(entry), impossible, measured=measured))
    relative = relate_times([variant.time for variant in variants], [not variant.impossible for variant in variants])
    timed = [replace(variant, time=time, close=close) for variant, (time, close) in zip(variants, relative, strict=True)]
    ranked = sorted([replace(variant, dominated=_dominating(variant, timed)) for variant in timed], key=_rank)
    both = [(variant.time.value, variant.measured) for variant in ranked]
    known = [(time, measured) for time, measured in both if time is not None and measured is not None]
    return Group(name, target, tuple(ranked), _correlation(known), len(known))


def _dominating(variant: Variant, others: Sequence[Variant]) -> str:
    """The title of a variant that is nowhere worse and is better in time by more than the model's error, or in occupancy."""
    own = _costs(variant)
    if own is None or variant.impossible:
        return ""
    for other in others:
        costs = None if other is variant or other.impossible else _costs(other)
        if costs is None or other.time.is_lower_bound or any(cost > mine for cost, mine in zip(costs, own, strict=True)):
            continue
        # times within the model's error are equal: then another figure has to be better
        if costs[0] * (1 + MODEL_ERROR) < own[0] or costs[1:] != own[1:]:
            return other.title
    return ""


def _costs(variant: Variant) -> tuple[float, float, float] | None:
    """Time, waves that are missing, bytes spilled: the less the better; None where a figure is not known."""
    measures = variant.entry.kernel.measures
    waves, spilled = measures.get("occupancy_waves"), measures.get("spilled_bytes")
    if variant.time.value is None or waves is None or waves.value is None:
        return None
    return float(variant.time.value), -float(waves.value), float(spilled.value or 0) if spilled is not None else 0.0


def _rank(variant: Variant) -> tuple[bool, bool, bool, float, float, tuple[str, ...]]:
    """Best first: those that can be launched, those whose time is known, those whose time is whole."""
    time, waves = variant.time, variant.entry.kernel.measures.get("occupancy_waves")
    missing_waves = -float(waves.value or 0) if waves is not None else 0.0
    labels = tuple(variant.labels.values())
    return bool(variant.impossible), not time.is_known, time.is_lower_bound, float(time.value or 0), missing_waves, labels


def _measured_times(times: Sequence[Mapping[str, str]], entry: Entry, labels: Mapping[str, str]) -> float | None:
    """The measured time of a variant: of the first row whose columns all fit, settings wholly and a path as part of its own."""
    # a variant's own label wins over settings: it is what people see
    known = {"kernel": without_parameters(entry.kernel.demangled), **entry.module.settings, **labels}
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
    import statistics  # takes a while to load

    try:
        return statistics.correlation(left, right)
    except statistics.StatisticsError:  # all measured or all estimated times are equal
        return None


def _ranks(values: Sequence[float]) -> list[float]:
    ordered = sorted(values)
    # the mean of the ranks that equal values take up: first + (n - 1) / 2, counted from 1
    return [ordered.index(value) + (ordered.count(value) + 1) / 2 for value in values]
