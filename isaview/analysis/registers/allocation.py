"""The registers that a compiler will allocate where the text names virtual registers or values."""

from __future__ import annotations

from isaview.analysis.contract import Context
from isaview.analysis.hardware import wave_size_of
from isaview.base.measure import Measure, estimated_measure, unavailable, unread
from isaview.gpus.hardware import Gpu
from isaview.model.kernel import Kernel

_UNIT = "registers"
STATED = {"vector": "vector_registers", "accumulator": "accumulator_registers", "scalar": "scalar_registers"}
"""The metric of the registers of a file."""
HELD_DOWN = "set aside so that no more waves run at once than were asked for or than shared memory and group size let in"
"""Why more registers are allocated than used; views say it in short."""
OF_VALUES = "of the IR's values as they stand: the back end orders, folds and spills them before it allocates"
"""What counts of intermediate code are of."""


def is_physical(kernel: Kernel) -> bool:
    """Whether the text names the machine's own registers: they are numbered, declared nowhere, and no value."""
    return "value" not in kernel.register_files and not any(names for _, names in kernel.declarations)


def shared_part(context: Context, gpu: Gpu | None) -> int:
    """What the registers that both halves of a wave of 64 share take, in registers of the whole wave; 0 without any.

    Each has the lanes of one half (Mesa, src/amd/compiler/aco_live_var_analysis.cpp: num_shared_vgprs / 2).
    """
    shared = context.stated.get("shared_vector_registers")
    if shared is None or not shared.value or gpu is None or gpu.shared_vector_block is None:
        return 0
    wave_size = wave_size_of(context, gpu) or max(gpu.wave_sizes)
    return int(shared.value) // 2 if wave_size == max(gpu.wave_sizes) else 0


def allocation(kernel: Kernel, gpu: Gpu | None, no_gpu: str) -> dict[str, Measure]:
    """The allocated registers by file, each an estimate with its interval, or unavailable with the reason.

    Args:
        kernel: a kernel whose registers are declared or are values.
        gpu: the GPU to allocate for; None where none is known.
        no_gpu: why there is none.
    """
    if not kernel.complete:
        return {"vector": unread(_UNIT, "statements of this kernel could not be read")}
    if gpu is None:
        return {"vector": unavailable(_UNIT, no_gpu)}
    if not kernel.is_entry:
        return {"vector": unavailable(_UNIT, "a function is assigned registers together with what calls it")}
    if not kernel.registers:
        because = "the text names no register: what the hardware and the calling convention need fits in one step"
        least = gpu.allocation_slack or 0
        return {"vector": estimated_measure(least, least, gpu.vector_granule[0], _UNIT, because)}
    if "value" in kernel.register_files:
        from isaview.analysis.registers.llvm.estimate import estimate, scalars

        allocated = {"vector": estimate(kernel, gpu)}
        if gpu.scalar_registers_max is not None:
            allocated["scalar"] = scalars(kernel, gpu, kernel.module.wave_size or gpu.wave_sizes[0])
        return allocated
    from isaview.analysis.registers.ptxas.estimate import estimate

    return {"vector": estimate(kernel, gpu)}
