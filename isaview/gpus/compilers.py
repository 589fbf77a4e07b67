"""What a compiler says of the same kernel: its own reckoning of occupancy, which is not the hardware's."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from msgspec.structs import replace

from isaview.base.measure import Measure, unavailable, up
from isaview.gpus.hardware import Gpu
from isaview.gpus.launch import NEEDED, Amounts, Resources, Unit, amount_of, check, corners, measured, unit_of

COMPILER_THREADS = (1, 1024)  # amdgpu-flat-work-group-size where a kernel does not say
_IN_STEPS = "shared memory is taken in steps"
TRAP_SCALARS = 16
"""What LLVM 24 counts for the trap handler beside a wave's scalar registers: its figures for 60 to 101 on six targets."""


def _llvm_scalar(unit: Unit, registers: int) -> int:
    """LLVM's own steps of scalar registers, which differ from the granule it allocates by."""
    steps = unit.gpu.compiler_scalar_steps
    amount = unit.gpu.scalar_registers_fixed or registers
    found = [waves for most, waves in steps if amount <= most] or [waves for _, waves in steps[-1:]]
    return min(unit.gpu.waves_per_simd, *found[:1]) if found else unit.gpu.waves_per_simd


def _llvm_vector(unit: Unit, registers: int) -> int:
    """Waves a SIMD's vector registers allow, as LLVM clamps them."""
    most, granule = unit.gpu.waves_per_simd, unit.vector_granule
    return most if registers < granule else max(1, min(most, unit.vector_total // up(registers, granule)))


def _llvm_groups(unit: Unit, shared_bytes: int, low: int, high: int) -> int:
    """Waves per SIMD for the best group size of a range, rounded up over the SIMDs; no granule of shared memory."""
    by_shared = unit.shared_total // max(shared_bytes, 1)
    if not by_shared:
        return 1

    def placed(size: int) -> tuple[int, int]:
        waves = unit.waves_in(size)
        held = unit.slots if waves == 1 else min(unit.slots // waves, unit.group_barriers or unit.slots)
        return waves, min(held, by_shared)

    (small, small_groups), (large, large_groups) = placed(low), placed(high)
    most, least = small * small_groups, large * large_groups
    if least >= most:
        most = least
    else:
        spare = (unit.slots - most) // small_groups
        most += small_groups * min(spare, (high - 1) // unit.wave_size + 1 - small) if spare else 0
    return max(1, min(unit.gpu.waves_per_simd, -(-most // unit.simds)))


def _llvm_waves(unit: Unit, amounts: Amounts, low: int, high: int) -> int:
    """The number LLVM's AMDGPU back end prints as ``; Occupancy:`` (GCNSubtarget::computeOccupancy)."""
    return min(
        _llvm_groups(unit, amounts["shared_bytes"], low, high),
        _llvm_vector(unit, amounts["vector_registers"]),
        _llvm_scalar(unit, amounts.get("scalar_registers", 0)),
    )


COMPILERS: Mapping[str, Callable[[Unit, Amounts, int, int], int]] = {"llvm-amdgpu": _llvm_waves}


def _compiler_range(resources: Resources) -> tuple[int, int]:
    """The group sizes the compiler was told of, or its default."""
    if resources.compiler_threads:
        return resources.compiler_threads
    threads = resources.threads
    return COMPILER_THREADS if threads is None else (threads, threads) if isinstance(threads, int) else threads


def compiler_waves(gpu: Gpu, resources: Resources) -> Measure | None:
    """Waves per SIMD as the GPU's compiler states them for the same kernel; None where the compiler states none.

    Raises:
        ValueError: a wave size the GPU does not have, a group without threads, a negative amount.
    """
    check(resources)
    compiler = COMPILERS.get(gpu.compiler or "")
    if compiler is None:
        return None
    unit, (low, high) = unit_of(gpu, resources), _compiler_range(resources)
    told = {"shared_bytes": resources.compiler_shared_bytes, "vector_registers": resources.compiler_vector_registers}
    own = {name: amount for name, amount in told.items() if amount is not None}
    launches = [{**amounts, **own} for amounts in corners(resources, high)]
    unknown = [name for name in NEEDED if name not in launches[0]]
    if unknown:
        return unavailable("waves/SIMD", f"not known: allocated {' and '.join(unknown)}")
    found = [compiler(unit, amounts, low, high) for amounts in launches]
    least = _least_threads(unit, resources, launches[0], (low, high), found[0])
    other = None if least else _otherwise(unit, resources, launches[0], (low, high), found[0])
    if (least or other) and resources.compiler_said is not None:
        found = [resources.compiler_said]
    reasons = [reason for reason, applies in _departures(unit, resources, least or low, high, other) if applies]
    if least is not None:
        reasons.append(f"that none has fewer than {least} follows from the dump's own figure")
    if other is not None:
        reasons.append(f"{other}, as follows from the dump's own figure")
    size = f"{high}" if (least or low) == high else f"{least or low} to {high}"
    because = f"the compiler's own reckoning for groups of {size} threads" + (f": {'; '.join(reasons)}" if reasons else "")
    return measured(found, "waves/SIMD", because)


def _least_threads(unit: Unit, resources: Resources, amounts: Amounts, told: tuple[int, int], reckoned: int) -> int | None:
    """The smallest group that explains what the compiler said, where that is not what it says for the sizes it is known of.

    Compilers are told of a smallest group too, and what they write states only the largest.
    """
    compiler, said, (low, high) = COMPILERS[unit.gpu.compiler or ""], resources.compiler_said, told
    if said is None or said == reckoned:
        return None
    more = (waves * unit.wave_size + 1 for waves in range(unit.waves_in(low), unit.waves_in(high)))
    return next((least for least in more if compiler(unit, amounts, least, high) == said), None)


def _otherwise(unit: Unit, resources: Resources, amounts: Amounts, told: tuple[int, int], reckoned: int) -> str | None:
    """What another way of reckoning takes for granted that explains what the compiler said; None where none does."""
    compiler, said = COMPILERS[unit.gpu.compiler or ""], resources.compiler_said
    if said is None or said == reckoned:
        return None
    for why, other, step in _ways(unit, resources, amounts["shared_bytes"]):
        stepped = {**amounts, "shared_bytes": up(amounts["shared_bytes"], step)}
        if compiler(other, stepped, *told) == said:
            return why
    return None


def _ways(unit: Unit, resources: Resources, shared: int) -> Iterator[tuple[str, Unit, int]]:
    """Ways of reckoning that the text does not tell: registers handed out dynamically, and a newer LLVM.

    Each is the reason, the unit as it is reckoned with, and the step in which shared memory is taken.
    """
    gpu = unit.gpu
    if resources.dynamic_vector_block is None:
        for block in gpu.dynamic_vector_blocks:
            yield f"registers are handed out dynamically, in blocks of {block}", replace(unit, vector_granule=block), 1
    for step in dict.fromkeys((gpu.compiler_shared_granule or gpu.shared_granule, gpu.shared_granule)):
        reasons, newer = [], unit
        if shared % step:
            reasons.append(f"{_IN_STEPS} of {step} bytes")
        if gpu.scalar_registers_total is not None and gpu.scalar_granule is not None:
            newer = replace(unit, gpu=replace(gpu, compiler_scalar_steps=_with_trap_handler(gpu)))
            reasons.append(
                f"scalar registers are taken in steps of {gpu.scalar_granule} with {TRAP_SCALARS} more for the trap handler"
            )
        yield " and ".join(reasons), newer, step


def _with_trap_handler(gpu: Gpu) -> tuple[tuple[int, int], ...]:
    """Steps of scalar registers as the hardware has them, less what the trap handler takes: the most for a number of waves."""
    total, granule = gpu.scalar_registers_total or 0, gpu.scalar_granule or 1
    return tuple((total // some // granule * granule - TRAP_SCALARS, some) for some in range(gpu.waves_per_simd, 0, -1))


def _departures(unit: Unit, resources: Resources, low: int, high: int, other: str | None) -> Iterator[tuple[str, bool]]:
    """Where the compiler's arithmetic leaves the hardware's, and whether that touches this kernel.

    ``other`` says how else it reckons, if it does.
    """
    launched, scalar = amount_of(resources.shared_bytes) or 0, amount_of(resources.scalar_registers) or 0
    shared = launched if resources.compiler_shared_bytes is None else resources.compiler_shared_bytes
    gpu = unit.gpu
    yield "the best size of the range counts", low != high
    yield "rounded up over the SIMDs", any(unit.waves_in(size) % unit.simds for size in (low, high))
    yield "shared memory that the launch adds is unknown to it", shared != launched
    in_steps = other is not None and _IN_STEPS in other
    yield f"shared memory is not rounded up to {gpu.shared_granule} bytes", shared % gpu.shared_granule != 0 and not in_steps
    if gpu.scalar_registers_total is not None and gpu.scalar_granule is not None and scalar:
        allowed = gpu.scalar_registers_total // up(gpu.scalar_registers_fixed or scalar, gpu.scalar_granule)
        own_steps = min(allowed, gpu.waves_per_simd) != _llvm_scalar(unit, scalar)
        yield "scalar registers go by the compiler's own steps", own_steps
