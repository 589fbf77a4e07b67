"""The least change that lets more waves in, only where what it asks for is not yet so, with what it costs.

A step asks for fewer of what limits. It is not given where a figure of the same report says that there are no more already:
where fewer registers are used than are set aside, or either end of an interval would do. Registers alive at the peak beyond
what a step leaves are named with it, as they need spills or another order of the instructions.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from isaview.analysis.contract import Context
from isaview.base.measure import Measure, Number
from isaview.flow.liveness import liveness_of
from isaview.gpus.hardware import Gpu, combine_register_files
from isaview.gpus.launch import Resources
from isaview.gpus.occupancy import Occupancy, occupancy
from isaview.gpus.steps import Change, Step

_FILES: Mapping[str, tuple[str, ...]] = {"vector_registers": ("vector", "accumulator"), "scalar_registers": ("scalar",)}
"""Resource → the register files of which it counts."""
_TAKEN = {"tensor_memory": "tensor_columns", "clusters": "cluster_size"}
"""Resource → its field of `Resources`, where that has another name."""


def open_step(context: Context, gpu: Gpu, taken: Resources, reached: Occupancy, *, decided: bool) -> Step | None:
    """The next step of a kernel, None where it may be taken already, is not enough, or waves are not known.

    ``decided`` says whether either end of the registers' interval lets as many groups in.
    """
    allocated: Mapping[str, Measure] = context.need("registers").allocated
    total, used, accumulator = (allocated.get(name) for name in ("total", "vector", "accumulator"))
    # What the instructions use says nothing where accumulation registers are counted with it.
    is_apart = accumulator is None or not accumulator.value
    if total is None or used is None or not (total.is_known and used.is_known and is_apart):
        used = None
    step = reached.next_step if reached.waves.is_known else None
    if used is not None and reached.waves.is_known:
        # More may be set aside than used only because something else lets no more waves in: the used ones count then.
        bare = occupancy(gpu, replace(taken, vector_registers=used))
        step = bare.next_step if bare.waves.value == reached.waves.value else reached.next_step
    if step is None or any(_may_be_so(change, taken, used, decided) for change in step.changes):
        return None
    changed: dict[str, Any] = {_TAKEN.get(change.resource, change.resource): change.to for change in step.changes}
    after = occupancy(gpu, replace(taken, **{"threads": reached.threads, **changed}), steps=False)
    if after.waves.value != step.waves:  # what is set aside beyond the registers used is too much for it
        return None
    return replace(step, changes=tuple(replace(change, alive=_live_beyond(context, gpu, change)) for change in step.changes))


def _may_be_so(change: Change, taken: Resources, used: Measure | None, decided: bool) -> bool:
    """Whether a figure says that no more than what a change asks for are taken, or may be."""
    if change.resource not in _FILES:
        return False
    figures = (getattr(taken, change.resource), used if change.resource == "vector_registers" else None)
    ends: list[Number | None] = []
    for figure in figures:
        ends.extend((figure.value, figure.low) if isinstance(figure, Measure) else (figure,))
    fewest = min((end for end in ends if end is not None), default=change.from_)
    return change.to >= fewest or (change.resource == "vector_registers" and not decided)


def _live_beyond(context: Context, gpu: Gpu, change: Change) -> int | None:
    """How many registers are alive at the peak, where these are more than a change leaves."""
    pressure = liveness_of(context.kernel).pressure
    peaks: Mapping[str, Measure] = context.need("registers").peak_live
    files = [file for file in _FILES.get(change.resource, ()) if file in peaks]
    known = [int(peaks[file].value or 0) for file in files]
    if len(files) > 1 and all(file in pressure for file in files):
        known = [max(combine_register_files(gpu, *both) for both in zip(*(pressure[file] for file in files), strict=True))]
    return max((alive for alive in known if alive > change.to), default=None)


def launches_with(gpu: Gpu, taken: Resources, more: int) -> bool:
    """Whether a group starts, and an instruction can name the registers, where a lane takes so many ``more`` of them."""
    registers = taken.vector_registers
    most = int(registers.high or registers.value or 0) if isinstance(registers, Measure) else registers or 0
    larger = replace(taken, vector_registers=min(most, gpu.vector_registers_max) + more)
    named = gpu.named_registers_max or gpu.vector_registers_max
    return most + more <= named and bool(occupancy(gpu, larger, steps=False).groups.value)
