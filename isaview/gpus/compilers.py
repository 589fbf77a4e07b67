"""The occupancy that a compiler computes for a kernel, which is not the hardware's."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from isaview.base.measure import Measure, round_up, unavailable
from isaview.base.words import VOCABULARIES
from isaview.gpus.hardware import Gpu
from isaview.gpus.launch import (
    NEEDED,
    Amounts,
    Resources,
    Unit,
    amount_corners,
    amount_of,
    check_amounts,
    measure_of_amounts,
    unit_of,
)

COMPILER_THREADS = (1, 1024)
"""Threads of the smallest and largest group where a kernel states none (amdgpu-flat-work-group-size)."""
TRAP_SCALARS = 16
"""Scalar registers that LLVM 24 counts for the trap handler besides a wave's own: its figures for 60 to 101 on six targets."""


def _llvm_scalar(unit: Unit, registers: int) -> int:
    """Waves a SIMD's scalar registers allow by LLVM's own steps, which differ from the granule it allocates by."""
    most, steps = unit.gpu.waves_per_simd, unit.gpu.compiler_scalar_steps
    amount = unit.gpu.scalar_registers_fixed or registers
    return min(most, next((waves for limit, waves in steps if amount <= limit), steps[-1][1] if steps else most))


def _llvm_waves(unit: Unit, amounts: Amounts, low: int, high: int) -> int:
    """The waves per SIMD that LLVM's AMDGPU back end prints as ``; Occupancy:``, for groups of ``low`` to ``high`` threads.

    Source: ``GCNSubtarget::computeOccupancy``, ``AMDGPUSubtarget::getOccupancyWithWorkGroupSizes``.
    """
    most, by_shared = unit.gpu.waves_per_simd, unit.shared_total // max(amounts["shared_bytes"], 1)

    def fill(size: int) -> tuple[int, int]:
        """Waves of a group of a size, and how many such groups the slots, barriers and shared memory hold."""
        waves = unit.waves_in(size)
        groups = unit.slots if waves == 1 else min(unit.slots // waves, unit.group_barriers or unit.slots)
        return waves, min(groups, by_shared)

    by_groups = 1  # LLVM reports a wave even where no group fits
    if by_shared:
        (small, small_groups), (large, large_groups) = fill(low), fill(high)
        held = max(small * small_groups, large * large_groups)
        if large * large_groups < small * small_groups:
            # the small groups are as many as fit; in the slots that they leave each may grow, up to the largest size
            spare = (unit.slots - held) // small_groups
            held += small_groups * min(spare, (high - 1) // unit.wave_size + 1 - small) if spare else 0
        by_groups = max(1, min(most, -(-held // unit.simds)))
    registers = amounts["vector_registers"]
    # as getNumWavesPerEUWithNumVGPRs: fewer registers than a granule never limit, and a wave is there whatever it takes
    is_small = registers < unit.vector_granule
    by_vectors = most if is_small else max(1, min(most, unit.vector_total // round_up(registers, unit.vector_granule)))
    return min(by_groups, by_vectors, _llvm_scalar(unit, amounts.get("scalar_registers", 0)))


def compiler_waves(gpu: Gpu, resources: Resources) -> Measure | None:
    """Waves per SIMD as the GPU's compiler states them for the same kernel; None where the compiler states none.

    Raises:
        ValueError: a wave size the GPU does not have, a group without threads, a negative amount.
    """
    check_amounts(resources)
    if gpu.compiler is None:
        return None
    unit, threads = unit_of(gpu, resources), resources.threads
    given = (threads, threads) if isinstance(threads, int) else threads
    low, high = resources.compiler_threads or given or COMPILER_THREADS
    own = {"shared_bytes": resources.compiler_shared_bytes, "vector_registers": resources.compiler_vector_registers}
    known = {name: amount for name, amount in own.items() if amount is not None}
    launches = [{**amounts, **known} for amounts in amount_corners(resources, high)]
    unknown = [name for name in NEEDED if name not in launches[0]]
    if unknown:
        return unavailable("waves/SIMD", f"not known: allocated {' and '.join(unknown)}")
    # the first launch is the likeliest, the others are the ends of intervals
    waves = [_llvm_waves(unit, amounts, low, high) for amounts in launches]
    reasons: list[str] = []
    if resources.compiler_stated not in (None, waves[0]):
        least, reasons = _explain_stated_waves(unit, resources, launches[0], (low, high))
        waves = [resources.compiler_stated or 0] if reasons else waves
        low = least
    reasons = [*_departures(unit, resources, low, high, reasons), *reasons]
    size = f"{high}" if low == high else f"{low} to {high}"
    because = f"as the compiler computes it for {VOCABULARIES[gpu.words].word('group')}s of {size} threads"
    return measure_of_amounts(waves, "waves/SIMD", because + (f": {'; '.join(reasons)}" if reasons else ""))


def _explain_stated_waves(unit: Unit, resources: Resources, amounts: Amounts, sizes: tuple[int, int]) -> tuple[int, list[str]]:
    """With what the compiler gets the waves that it stated: its smallest group, and the reason; none where nothing explains it.

    A compiler may know of a smallest group too, while the text states only the largest. Else it may compute in another way.
    """
    stated, (low, high) = resources.compiler_stated, sizes
    for least in (waves * unit.wave_size + 1 for waves in range(unit.waves_in(low), unit.waves_in(high))):
        if _llvm_waves(unit, amounts, least, high) == stated:
            return least, [f"that none has fewer than {least} follows from the dump's own figure"]
    for why, other, step in _other_ways(unit, resources, amounts["shared_bytes"]):
        if _llvm_waves(other, {**amounts, "shared_bytes": round_up(amounts["shared_bytes"], step)}, low, high) == stated:
            return low, [f"{why}, as follows from the dump's own figure"]
    return low, []


def _other_ways(unit: Unit, resources: Resources, shared: int) -> Iterator[tuple[str, Unit, int]]:
    """Other ways to compute, which the text does not state: dynamic registers, and a newer LLVM.

    Each is the reason, the unit to compute with, and the step in which shared memory is taken.
    """
    gpu = unit.gpu
    if resources.dynamic_vector_block is None:
        for block in gpu.dynamic_vector_blocks:
            yield f"registers are allocated dynamically, in blocks of {block}", replace(unit, vector_granule=block), 1
    total, granule, newer = gpu.scalar_registers_total, gpu.scalar_granule, unit
    scalar_reasons = []
    if total is not None and granule is not None:
        counts = range(gpu.waves_per_simd, 0, -1)
        steps = tuple((total // waves // granule * granule - TRAP_SCALARS, waves) for waves in counts)
        newer = replace(unit, gpu=replace(gpu, compiler_scalar_steps=steps))
        more = f"with {TRAP_SCALARS} more for the trap handler"
        scalar_reasons = [f"scalar registers are taken in steps of {granule} {more}"]
    # older and newer compilers round shared memory in steps of their own: whichever gives the stated waves
    for step in dict.fromkeys((gpu.compiler_shared_granule or gpu.shared_granule, gpu.shared_granule)):
        shared_reasons = [f"shared memory is taken in steps of {step} bytes"] if shared % step else []
        yield " and ".join(shared_reasons + scalar_reasons), newer, step


def _departures(unit: Unit, resources: Resources, low: int, high: int, explained: list[str]) -> Iterator[str]:
    """Where the compiler's arithmetic differs from the hardware's for this kernel, beyond what is ``explained`` already."""
    gpu, launched, scalar = unit.gpu, amount_of(resources.shared_bytes) or 0, amount_of(resources.scalar_registers) or 0
    shared = launched if resources.compiler_shared_bytes is None else resources.compiler_shared_bytes
    if low != high:
        yield "the best size of the range counts"
    if any(unit.waves_in(size) % unit.simds for size in (low, high)):
        yield "rounded up over the SIMDs"
    if shared != launched:
        yield "shared memory that the launch adds is unknown to it"
    if shared % gpu.shared_granule and not any("shared memory is taken" in reason for reason in explained):
        yield f"shared memory is not rounded up to {gpu.shared_granule} bytes"
    if gpu.scalar_registers_total is not None and gpu.scalar_granule is not None and scalar:
        allowed = gpu.scalar_registers_total // round_up(gpu.scalar_registers_fixed or scalar, gpu.scalar_granule)
        if min(allowed, gpu.waves_per_simd) != _llvm_scalar(unit, scalar):
            yield "scalar registers go by the compiler's own steps"
