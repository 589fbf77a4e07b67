"""The waves and groups of a launch that a unit of a GPU holds, what limits them, and the next steps.

``launch`` has the arithmetic, the same for every GPU, ``steps`` the neighbours, ``compilers`` what a compiler states.
``not_modelled`` names what is known to be missing from the arithmetic.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple

from msgspec import Struct
from msgspec.structs import astuple

from isaview.base.measure import Measure, Number, Origin, round_up, unavailable
from isaview.base.words import VOCABULARIES, Words
from isaview.gpus.compilers import compiler_waves
from isaview.gpus.hardware import Gpu
from isaview.gpus.launch import (
    NEEDED,
    Amounts,
    Resources,
    Unit,
    amount_corners,
    check_amounts,
    group_sizes,
    groups_on,
    limits_of,
    measure_of_amounts,
    unit_of,
)
from isaview.gpus.steps import Change, Step, cliff, next_step

__all__ = ["Change", "Occupancy", "Resources", "Step", "SweepRow", "compiler_waves", "occupancy", "sweep"]

USUAL_THREADS = 256
"""Threads of a group that are assumed where nothing states them."""


class Unmodelled(Struct, frozen=True):
    """A resource that the kernel takes and the arithmetic leaves out, and why."""

    resource: str
    because: str


class Occupancy(Struct, frozen=True, kw_only=True):
    """The occupancy of a launch on a GPU.

    ``waves`` is per SM where the row says so, else per SIMD (an average when the waves of all groups do not divide evenly);
    ``groups`` is per unit. ``limits`` maps a resource to the waves it alone would allow in groups of this size, within the wave
    slots. ``limited_by`` names every resource at the minimum.
    ``compiler_waves`` is what the compiler computes for the same kernel, ``stated_waves`` what the dump itself says.
    """

    hidden: ClassVar[tuple[str, ...]] = ("slots", "words", "both_files")
    gpu: str | None
    threads: int | None = None
    waves: Measure
    groups: Measure
    percent: Measure
    limits: Mapping[str, Number] = {}
    limited_by: tuple[str, ...] = ()
    next_step: Step | None = None
    cliff: Step | None = None
    compiler_waves: Measure | None = None
    stated_waves: Measure | None = None
    not_modelled: tuple[Unmodelled, ...] = ()
    slots: int | None = None
    words: str = ""
    both_files: bool = False
    """Whether the vector registers include accumulation registers."""


class SweepRow(Struct, frozen=True):
    """One point of a sweep: the amount on the axis, and what it leads to."""

    amount: int
    waves: Number
    groups: int
    percent: float
    limited_by: tuple[str, ...]


def _threads(unit: Unit, resources: Resources) -> tuple[int, tuple[int, ...]]:
    """The group size to show and the others to consider: those of the range that start, or all where none does."""
    if isinstance(resources.threads, int):
        return resources.threads, ()
    low, high = resources.threads or (1, unit.gpu.group_threads_max)
    high = min(high, max(low, unit.gpu.group_threads_max))
    inside = tuple(dict.fromkeys((low, *group_sizes(unit, low, high))))
    amounts = next(amount_corners(resources, low))
    known = "shared_bytes" in amounts
    starting = tuple(size for size in inside if not known or groups_on(unit, {**amounts, "threads": size})) or inside
    # the usual size within the range; sizes that cannot start are nobody's launch
    usual = min(high, max(low, resources.likely_threads or USUAL_THREADS))
    return usual if usual <= starting[-1] else starting[-1], starting


def _unmodelled_resources(unit: Unit, resources: Resources) -> tuple[Unmodelled, ...]:
    """What the kernel takes that the arithmetic leaves out, and why."""
    gpu, amounts = unit.gpu, next(amount_corners(resources, 1))
    taken = {
        "private_bytes": resources.private_bytes > 0,
        "barriers": amounts["barriers"] > 0 and gpu.barriers_total is None,
        "clusters": 1 < resources.cluster_size <= (gpu.cluster_max or resources.cluster_size),
        "tensor_memory": amounts.get("tensor_memory", 0) > 0 and gpu.tensor_columns_total is None,
        "virtual_resources": resources.virtual_resources > 0 and gpu.virtual_resources_total is None,
        "scalar_registers": resources.scalar_registers is not None and gpu.scalar_registers_max is None,
    }
    why = "the table of this GPU has no limit for it"
    left_out = {name: gpu.not_modelled.get(name, why) for name, is_taken in taken.items() if is_taken}
    if gpu.scalar_registers_total is not None and "scalar_registers" not in amounts:
        left_out["scalar_registers"] = "how many are allocated is not known"
    return tuple(Unmodelled(name, because) for name, because in left_out.items())


def occupancy(gpu: Gpu, resources: Resources, *, steps: bool = True) -> Occupancy:
    """The occupancy of a kernel with these resources on this GPU; its next step and cliff only with ``steps``.

    Waves and groups are exact (``counted``) for a known launch, ``estimated`` with an interval when the group size or an amount
    is a range, ``unavailable`` when the registers or the shared memory are not known.

    Raises:
        ValueError: a wave size the GPU does not have, a group without threads, a negative amount.
    """
    check_amounts(resources)
    # measures differ in their reasons: without them equal amounts share one entry of the cache
    amounts = (_Range(*astuple(taken)[:5]) if isinstance(taken, Measure) else taken for taken in astuple(resources))
    return _compute(unit_of(gpu, resources), tuple(amounts), steps)


class _Range(NamedTuple):
    """A measure without its reason, which differs between kernels that take the same; unlike a measure it equals no number."""

    value: Number | None
    low: Number | None
    high: Number | None
    unit: str
    origin: Origin


@lru_cache(maxsize=1 << 10)
def _compute(unit: Unit, values: tuple[Any, ...], steps: bool) -> Occupancy:
    """The same for the fields of `Resources`: many kernels of a text take the same."""
    plain = (Measure(*value, "") if isinstance(value, _Range) else value for value in values)
    fields: dict[str, Any] = dict(zip(Resources.__struct_fields__, plain, strict=True))
    resources = Resources(**fields)
    gpu = unit.gpu
    threads, others = _threads(unit, resources)
    mixes = tuple(amount_corners(resources, threads))
    launches = [{**amounts, "threads": size} for size in (threads, *others) for amounts in mixes]
    unknown = [name for name in NEEDED if name not in launches[0]]
    scope = "SIMD" if unit.share > 1 else unit.mode
    units = (f"waves/{scope}", f"groups/{unit.mode}", "percent")
    if unknown:
        missing = " and ".join(VOCABULARIES[gpu.words].word(name) for name in unknown)
        nothing = [unavailable(name, f"not known: allocated {missing}") for name in units]
        amounts = {"shared_bytes": 0, **launches[0]}
        limits = {name: groups for name, groups in limits_of(unit, amounts).items() if name not in unknown}
        return _result(unit, resources, amounts, limits, nothing, steps=False)
    limits = limits_of(unit, launches[0])
    groups = [groups_on(unit, amounts) for amounts in launches]
    held = [(some, some * unit.waves_in(amounts["threads"])) for some, amounts in zip(groups, launches, strict=True)]
    words = VOCABULARIES[gpu.words].of_files(resources.both_files)
    because = _explain(unit, launches[0], limits, others, words)
    measures = [
        measure_of_amounts([unit.reported_waves(waves) for _, waves in held], units[0], because),
        measure_of_amounts([groups for groups, _ in held], units[1], because),
        measure_of_amounts([round(100 * waves / unit.slots, 2) for _, waves in held], units[2], because),
    ]
    return _result(unit, resources, launches[0], limits, measures, steps=steps)


def _result(
    unit: Unit, resources: Resources, amounts: Amounts, limits: Mapping[str, int], measures: list[Measure], *, steps: bool
) -> Occupancy:
    """The result around its measures; limits and steps only where the waves are known."""
    known, waves = measures[0].is_known, unit.waves_in(amounts["threads"])
    slots = unit.groups_in_slots(amounts["threads"])
    least = min(limits.values())
    return Occupancy(
        gpu=unit.gpu.name,
        threads=amounts["threads"],
        waves=measures[0],
        groups=measures[1],
        percent=measures[2],
        limits={name: unit.reported_waves(min(groups, slots) * waves) for name, groups in limits.items()},
        limited_by=tuple(name for name, groups in limits.items() if groups == least) if known else (),
        next_step=next_step(unit, amounts) if known and steps else None,
        cliff=cliff(unit, amounts) if known and steps else None,
        compiler_waves=compiler_waves(unit.gpu, resources),
        not_modelled=_unmodelled_resources(unit, resources),
        slots=unit.gpu.waves_per_simd * (1 if unit.gpu.waves_per == "simd" else unit.gpu.simds[0]),
        words=unit.gpu.words,
        both_files=resources.both_files,
    )


def _explain(unit: Unit, amounts: Amounts, limits: Mapping[str, int], others: tuple[int, ...], words: Words) -> str:
    """How the number came about, on a single line."""
    group, wave, simd = words.word("group"), words.word("wave"), words.word("simd")
    waves, groups = unit.waves_in(amounts["threads"]), min(limits.values())
    slots = unit.groups_in_slots(amounts["threads"])
    assumed = ", assumed" if unit.wave_size_assumed else ""
    size = f"{group}s of {amounts['threads']} threads = {words.plural('wave', waves)} of {unit.wave_size}{assumed}"
    some = f"{group}s of {others[0]} to {others[-1]} threads can start" if others else ""
    range_ = f"{some if groups else some.replace(group, f'no {group}', 1)}; shown for " if others else ""
    held = f"{groups or 'none'} of them fit on {unit.simds} {simd}s of {unit.gpu.waves_per_simd} {wave} slots"
    limiting = " and ".join(_limiter(unit, amounts, name, words) for name, most in limits.items() if most == groups)
    alone = ", ".join(f"{words.limit(name)} {unit.reported_waves(min(most, slots) * waves):g}" for name, most in limits.items())
    uneven = f"; an average, {simd}s differ by one {wave}" if unit.share > 1 and groups * waves % unit.share else ""
    return f"{range_}{size}; {held}, limited by {limiting}; each alone: {alone}{uneven}"


def _limiter(unit: Unit, amounts: Amounts, name: str, words: Words) -> str:
    """A resource, and where it is handed out in steps, how much of it is taken: ``VGPRs (97, taken as 104 of 512)``."""
    gpu, word = unit.gpu, words.limit(name)
    amount = amounts.get(name, 0)
    steps = {
        "vector_registers": (amount, unit.vector_granule, unit.vector_total),
        "scalar_registers": (gpu.scalar_registers_fixed or amount, gpu.scalar_granule or 1, gpu.scalar_registers_total or 0),
        "shared_bytes": (amount + gpu.shared_reserved, gpu.shared_granule, unit.shared_total),
    }
    if name == "barriers" and amounts[name] > (gpu.named_barriers_max or amounts[name]):
        return f"the {gpu.named_barriers_max} {word} that a {words.word('group')} can have"
    if name == "clusters":
        most = words.plural("group", gpu.cluster_max or 1)
        return f"{word} of {amounts[name]} ({most} at most)"
    if name == "waves" and amounts["threads"] > gpu.group_threads_max:
        return f"the {gpu.group_threads_max:,} threads that a {words.word('group')} can have"
    pools = {"barriers": gpu.barriers_total, "tensor_memory": gpu.tensor_columns_total}
    if pools.get(name):
        return f"{word} ({amounts[name]:,} of {pools[name]:,})"
    if name not in steps:
        return word
    taken, granule, total = steps[name]
    return f"{word} ({amount:,}, taken as {round_up(taken, granule):,} of {total:,})"


def sweep(gpu: Gpu, resources: Resources, axis: str) -> tuple[SweepRow, ...]:
    """The occupancy for every amount of a resource, everything else as given.

    ``axis`` is ``registers`` (1 to the most a wave may have), ``shared`` (0 to the most of a group, in the steps it is handed
    out) or ``threads`` (whole waves).

    Raises:
        ValueError: an unknown axis, unknown registers or shared memory off the axis, and as ``occupancy``.
    """
    check_amounts(resources)
    unit = unit_of(gpu, resources)
    axes: Mapping[str, tuple[str, range | tuple[int, ...]]] = {
        "registers": ("vector_registers", range(1, gpu.vector_registers_max + 1)),
        "shared": ("shared_bytes", range(0, gpu.shared_group_max + 1, gpu.shared_granule)),
        "threads": ("threads", tuple(group_sizes(unit))),
    }
    if axis not in axes:
        raise ValueError(f"a sweep goes over {', '.join(axes)}, not {axis!r}")
    name, amounts_on_axis = axes[axis]
    fixed = next(amount_corners(resources, _threads(unit, resources)[0]))
    missing = [needed for needed in NEEDED if needed not in fixed and needed != name]
    if missing:
        raise ValueError(f"a sweep over {axis} needs {' and '.join(missing)}")
    points = []
    for amount in amounts_on_axis:
        limits = limits_of(unit, {**fixed, name: amount})
        groups = min(limits.values())
        waves = groups * unit.waves_in(amount if name == "threads" else fixed["threads"])
        limiting = tuple(resource for resource, most in limits.items() if most == groups)
        points.append(SweepRow(amount, unit.reported_waves(waves), groups, round(100 * waves / unit.slots, 2), limiting))
    return tuple(points)
