"""The groups of a launch that each resource of a unit allows, computed from a row of ``gpus/*.toml``.

Differences between GPUs are columns. Registers *allocated* decide, not those used. A group is placed whole, so every limit is
a number of groups: what the unit has, divided by what a group takes, each rounded as the hardware does. Waves are assumed to
spread evenly over the SIMDs of the unit.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache, wraps
from itertools import product
from typing import Any, TypeVar

from msgspec import Struct

from isaview.base.measure import Measure, Number, counted_measure, estimated_measure, round_up
from isaview.gpus.hardware import Gpu

Amounts = Mapping[str, int]
Value = TypeVar("Value")

NEEDED = ("vector_registers", "shared_bytes")
"""Resources without which there is no occupancy."""


class Resources(Struct, frozen=True, kw_only=True):
    """What a kernel takes: registers allocated per lane, bytes per group (static and dynamic together).

    ``hardware.combine_register_files`` adds a second register file to ``vector_registers``; ``both_files`` says that it did.
    A Measure with an interval gives an occupancy with an interval. ``threads`` is the group size, a range of it, or None where
    it is not known; ``likely_threads`` is the size of a range that is probably launched. ``compiler_threads``,
    ``compiler_shared_bytes`` and ``compiler_vector_registers`` are what the compiler knew of, where that differs;
    ``compiler_stated`` are the waves that it stated, where it may know of a smallest group that the text does not state.
    ``barriers`` counts named barriers; ``dynamic_vector_block`` is the block of dynamic register allocation.
    """

    vector_registers: int | Measure | None = None
    scalar_registers: int | Measure | None = None
    shared_bytes: int | Measure | None = 0
    threads: int | tuple[int, int] | None = None
    likely_threads: int | None = None
    compiler_threads: tuple[int, int] | None = None
    compiler_shared_bytes: int | None = None
    compiler_vector_registers: int | None = None
    compiler_stated: int | None = None
    wave_size: int | None = None
    cu_mode: bool = False
    barriers: int | Measure = 0
    cluster_size: int = 1
    private_bytes: int = 0
    tensor_columns: int | Measure = 0
    virtual_resources: int = 0
    dynamic_vector_block: int | None = None
    both_files: bool = False


class Unit(Struct, frozen=True, eq=False):
    """A row of the tables with wave size and mode chosen, as plain numbers; `unit_of` gives the same object for a choice."""

    gpu: Gpu
    mode: str
    wave_size: int
    simds: int
    vector_total: int
    vector_granule: int
    shared_total: int
    group_barriers: int | None
    wave_size_assumed: bool = False
    """Whether the GPU has other wave sizes and nothing states which it has."""

    def waves_in(self, threads: int) -> int:
        """Waves in a group of so many threads."""
        return -(-threads // self.wave_size)

    @property
    def slots(self) -> int:
        """Waves the unit can hold at most."""
        return self.gpu.waves_per_simd * self.simds

    def groups_in_slots(self, threads: int) -> int:
        """Groups of so many threads that the slots for waves can hold."""
        return self.slots // self.waves_in(threads)

    @property
    def share(self) -> int:
        """By what a number of waves on the unit is divided before it is shown."""
        return self.simds if self.gpu.waves_per == "simd" else 1

    def reported_waves(self, waves: int) -> Number:
        """Waves on the unit as people see them: per SM or, exactly, per SIMD."""
        # halves and quarters of a wave a SIMD are kept: rounding could hide a step
        return waves // self.share if waves % self.share == 0 else waves / self.share


def unit_of(gpu: Gpu, resources: Resources) -> Unit:
    """The row with the wave size and mode of the launch chosen.

    Raises:
        ValueError: a wave size or a block of dynamic registers the GPU does not have.
    """
    wave_size = resources.wave_size or gpu.wave_sizes[0]
    block = resources.dynamic_vector_block
    if wave_size not in gpu.wave_sizes:
        raise ValueError(f"{gpu.target} has waves of {' or '.join(map(str, gpu.wave_sizes))}, not {wave_size}")
    if block is not None and block not in gpu.dynamic_vector_blocks:
        raise ValueError(f"{gpu.target} has no dynamic register blocks of {block}")
    return _unit(gpu, wave_size, resources.cu_mode, block, resources.wave_size is None and len(gpu.wave_sizes) > 1)


@lru_cache(maxsize=1 << 10)
def _unit(gpu: Gpu, wave_size: int, cu_mode: bool, block: int | None, assumed: bool) -> Unit:
    """The unit of a choice, the same object each time."""
    wave, mode = gpu.wave_sizes.index(wave_size), int(cu_mode)
    return Unit(
        gpu=gpu,
        mode=_pick(gpu.modes, mode),
        wave_size=wave_size,
        simds=_pick(gpu.simds, mode),
        vector_total=_pick(gpu.vector_registers_total, wave),
        vector_granule=block or _pick(gpu.vector_granule, wave),
        shared_total=_pick(gpu.shared_total, mode),
        group_barriers=_pick(gpu.group_barriers_max, mode) if gpu.group_barriers_max else None,
        wave_size_assumed=assumed,
    )


def _pick(values: tuple[Value, ...], index: int) -> Value:
    """The entry for a wave size or mode, or the entry that holds for all."""
    # tables give one entry where wave size or mode changes nothing
    return values[min(index, len(values) - 1)]


def amount_of(amount: int | Measure | None) -> int | None:
    """The amount itself, None where it is not known."""
    value = amount.value if isinstance(amount, Measure) else amount
    return None if value is None else int(value)


def _interval_ends(amount: int | Measure | None) -> tuple[int | None, ...]:
    """The value first, then the ends of its interval if it has any."""
    value = amount_of(amount)
    if not isinstance(amount, Measure) or value is None or amount.low is None or amount.high is None:
        return (value,)
    return tuple(dict.fromkeys((value, int(amount.low), int(amount.high))))


def amount_corners(resources: Resources, threads: int) -> Iterator[dict[str, int]]:
    """The amounts a group of this size takes, as plain numbers: the likeliest first, then every mix of interval ends."""
    clusters = resources.cluster_size if resources.cluster_size > 1 else 0
    rest = {"threads": threads, "clusters": clusters, "virtual_resources": resources.virtual_resources}
    ranged = {
        "vector_registers": resources.vector_registers,
        "scalar_registers": resources.scalar_registers,
        "shared_bytes": resources.shared_bytes,
        "barriers": resources.barriers,
        "tensor_memory": resources.tensor_columns,
    }
    # occupancy falls with every amount, so its extremes lie at corners of the intervals
    for mix in product(*map(_interval_ends, ranged.values())):
        taken = zip(ranged, mix, strict=True)
        yield {**{name: amount for name, amount in taken if amount is not None}, **rest}


def measure_of_amounts(amounts: list[Any], unit: str, because: str) -> Measure:
    """The first number, counted when all are equal and estimated between the least and the most otherwise."""
    low, high = min(amounts), max(amounts)
    return (
        counted_measure(amounts[0], unit, because) if low == high else estimated_measure(amounts[0], low, high, unit, because)
    )


def check_amounts(resources: Resources) -> None:
    """Refuse amounts that no kernel takes.

    Raises:
        ValueError: a negative amount, a group without threads, or a range that runs backwards.
    """
    given = (resources.vector_registers, resources.scalar_registers, resources.shared_bytes)
    plain = (resources.barriers, resources.private_bytes, resources.tensor_columns, resources.virtual_resources)
    if any(end is not None and end < 0 for amount in (*given, *plain) for end in _interval_ends(amount)):
        raise ValueError("a kernel cannot take less than nothing of a resource")
    for size in (resources.threads, resources.compiler_threads):
        low, high = (size, size) if isinstance(size, int) else size or (1, 1)
        if not 1 <= low <= high:
            raise ValueError(f"a group cannot have {low} to {high} threads")


def _groups_in_register_file(unit: Unit, amounts: Amounts, allocated: int, total: int) -> int:
    """Groups a register file allows; a group whose waves do not fit on its fullest SIMD cannot start at all."""
    # a wave's registers are in the file of the SIMD it runs on; a group's waves are dealt out evenly, so the fullest SIMD
    # gets waves / SIMDs, rounded up
    waves, on_a_simd = unit.waves_in(amounts["threads"]), total // allocated
    return 0 if -(-waves // unit.simds) > on_a_simd else on_a_simd * unit.simds // waves


def _groups_by_vector_registers(unit: Unit, amounts: Amounts) -> int | None:
    amount = amounts.get("vector_registers", 0)
    if not amount:
        return None
    if amount > unit.gpu.vector_registers_max:
        return 0
    return _groups_in_register_file(unit, amounts, round_up(amount, unit.vector_granule), unit.vector_total)


def _groups_by_scalar_registers(unit: Unit, amounts: Amounts) -> int | None:
    gpu, amount = unit.gpu, amounts.get("scalar_registers", 0)
    if not amount or gpu.scalar_registers_total is None or gpu.scalar_granule is None:
        return None
    if amount > (gpu.scalar_registers_max or amount):
        return 0
    return _groups_in_register_file(
        unit, amounts, round_up(gpu.scalar_registers_fixed or amount, gpu.scalar_granule), gpu.scalar_registers_total
    )


def _groups_by_shared_bytes(unit: Unit, amounts: Amounts) -> int | None:
    gpu = unit.gpu
    # what the system keeps (1 KiB from sm_80 on) counts in each group, on top of what a group may ask for
    allocated = round_up(amounts["shared_bytes"] + gpu.shared_reserved, gpu.shared_granule)
    if allocated > gpu.shared_group_max + gpu.shared_reserved:
        return 0
    return unit.shared_total // allocated if allocated else None


def _groups_by_waves(unit: Unit, amounts: Amounts) -> int | None:
    threads = amounts["threads"]
    # a group of more threads cannot be launched at all, whatever slots are free
    return 0 if threads > unit.gpu.group_threads_max else unit.groups_in_slots(threads)


def _groups_by_slots(unit: Unit, amounts: Amounts) -> int | None:
    # a group of one wave needs no hardware barrier: its lanes are in step
    barriers = unit.group_barriers if unit.waves_in(amounts["threads"]) > 1 else None
    return min((most for most in (unit.gpu.groups_max, barriers) if most is not None), default=None)


def _groups_by_pool(total: int | None, amount: int) -> int | None:
    return total // amount if total is not None and amount else None


def _groups_by_tensor_memory(unit: Unit, amounts: Amounts) -> int | None:
    granule, amount = unit.gpu.tensor_columns_granule, amounts.get("tensor_memory", 0)
    # tcgen05.alloc hands out powers of two from the granule up, and waits while they are missing
    taken = max(granule, 1 << (amount - 1).bit_length()) if granule and amount else 0
    return _groups_by_pool(unit.gpu.tensor_columns_total, taken)


def _groups_by_barriers(unit: Unit, amounts: Amounts) -> int | None:
    most, amount = unit.gpu.named_barriers_max, amounts.get("barriers", 0)
    if most is not None and amount > most:
        return 0
    return _groups_by_pool(unit.gpu.barriers_total, amount)


LIMITS: Mapping[str, Callable[[Unit, Amounts], int | None]] = {
    "vector_registers": _groups_by_vector_registers,
    "scalar_registers": _groups_by_scalar_registers,
    "shared_bytes": _groups_by_shared_bytes,
    "waves": _groups_by_waves,
    "groups": _groups_by_slots,
    "barriers": _groups_by_barriers,
    "clusters": lambda unit, taken: 0 if taken.get("clusters", 0) > (unit.gpu.cluster_max or sys.maxsize) else None,
    "tensor_memory": _groups_by_tensor_memory,
    "virtual_resources": lambda unit, taken: _groups_by_pool(
        unit.gpu.virtual_resources_total, taken.get("virtual_resources", 0)
    ),
}

BOUNDS: Mapping[str, tuple[int, Callable[[Unit], int | None]]] = {
    "vector_registers": (1, lambda unit: unit.gpu.vector_registers_max),
    "scalar_registers": (1, lambda unit: unit.gpu.scalar_registers_max),
    "shared_bytes": (1, lambda unit: unit.gpu.shared_group_max),
    "barriers": (1, lambda unit: unit.gpu.barriers_total and unit.gpu.named_barriers_max),
    "clusters": (1, lambda unit: unit.gpu.cluster_max),
    "tensor_memory": (1, lambda unit: unit.gpu.tensor_columns_total),
    "virtual_resources": (1, lambda unit: unit.gpu.virtual_resources_total),
}
"""The least and the most of a resource that a wave or group may take, for what a kernel's author can change."""


def limits_of(unit: Unit, amounts: Amounts) -> dict[str, int]:
    """Groups each resource alone would allow, for the resources that set a limit."""
    limits = ((name, limit(unit, amounts)) for name, limit in LIMITS.items())
    return {name: groups for name, groups in limits if groups is not None}


def cache_by_launch(launches: int) -> Callable[[Callable[[Unit, Amounts], Value]], Callable[[Unit, Amounts], Value]]:
    """Cache what a function gives for so many launches: many kernels of a text are launched alike."""

    def decorate(function: Callable[[Unit, Amounts], Value]) -> Callable[[Unit, Amounts], Value]:
        of_items = lru_cache(launches)(lambda unit, items: function(unit, dict(items)))
        return wraps(function)(lambda unit, amounts: of_items(unit, tuple(amounts.items())))

    return decorate


@cache_by_launch(1 << 16)
def groups_on(unit: Unit, amounts: Amounts) -> int:
    """Groups the unit holds; the slots for waves always set a limit."""
    return min(limits_of(unit, amounts).values())


def waves_on(unit: Unit, amounts: Amounts) -> int:
    """Waves the unit holds."""
    return groups_on(unit, amounts) * unit.waves_in(amounts["threads"])


def group_sizes(unit: Unit, low: int = 1, high: int | None = None) -> Iterator[int]:
    """Group sizes with every number of waves between two sizes: the largest of each, within the bounds."""
    high = high or unit.gpu.group_threads_max
    yield from (min(waves * unit.wave_size, high) for waves in range(unit.waves_in(low), unit.waves_in(high) + 1))
