"""What limits a kernel once it has the registers, spills and waves of a step of occupancy.

What a compiler made for a step is judged as any dump is, its machine code where that can be listed. Machine code that nobody
compiled again is judged with the waves of the step, and only where the step has registers for all values that are alive.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.contract import Launch
from isaview.base.limits import BeyondLimitError
from isaview.base.measure import Measure, counted_measure, unavailable
from isaview.base.store import reason
from isaview.compare.equal_work import relate_times, scale_to_work
from isaview.gpus.hardware import Gpu
from isaview.inputs.load import read_source
from isaview.inputs.sources import Source
from isaview.reports.analyses import Analyses
from isaview.reports.columns import Entry
from isaview.reports.report import report
from isaview.tools.evidence import Options
from isaview.tools.stages import with_stages

if TYPE_CHECKING:
    from isaview.analysis.analyzers.bound import BoundReport

_ASKED = ("accesses", "work", "bound")
_KEPT = ("accesses", "work", "private", "loops")
"""Analyses that do not depend on how many waves there are."""


class StepBound(Struct, frozen=True):
    """What limits the kernel at a step; ``time`` is the clocks of a wave for equal work, relative to the best step.

    ``level`` of memory and ``pipe`` say where. ``close``: the model cannot distinguish its time from the best. ``stage`` is the
    language of what was judged.
    """

    verdict: str
    level: str | None
    pipe: str | None
    confidence: str
    reasons: tuple[str, ...]
    time: Measure
    close: bool = False
    stage: str = ""


def unknown_bound(why: str) -> StepBound:
    """The bound of a step that cannot be judged."""
    return StepBound("unknown", None, None, "low", (why,), unavailable("×", why))


def bound_of_text(text: Source, name: str, gpu: Gpu, launch: Launch) -> StepBound:
    """The bound of a kernel in a text made for a step, its machine code before the text; the time is not yet relative."""
    options = Options(exact=True, gpus=(gpu.target,), sidecars=False)
    stages, _ = with_stages(list(read_source(text)), options, name)
    modules = report(stages, kernel=name, gpus=(gpu,), launch=launch, options=options, asked=_ASKED).inputs
    entries = [
        Entry(kernel, module) for module in modules for kernel in module.kernels if kernel.is_entry and kernel.name == name
    ]
    judged = next((entry for entry in entries if "bound" in entry.kernel.results), None)
    why = next((entry.kernel.left_out.get("bound", "") for entry in entries), "") or "what was made for it was not judged"
    return unknown_bound(why) if judged is None else _bound_of_entry(judged)


def bound_of_step(entry: Entry, analyses: Analyses, gpu: Gpu, registers: int) -> StepBound:
    """The bound of a kernel as it stands, with the waves that so many registers allow; the time is not yet relative."""
    why = analyses.skip_reasons().get("bound")
    if why:
        return unknown_bound(why)
    done: dict[str, Any] = {key: result for key, result in analyses.done.items() if key in _KEPT}
    own = replace(analyses, gpu=gpu, done=done, running=[])
    in_text = analyses.need("registers")
    taken = counted_measure(registers, "registers", "as many as the step allows")
    done["registers"] = replace(in_text, allocated={**in_text.allocated, "total": taken})
    try:
        bound = own.need("bound")
    except (BeyondLimitError, MemoryError, RecursionError) as beyond:
        return unknown_bound(reason(beyond))
    kernel = replace(entry.kernel, results={**entry.kernel.results, **own.done})
    return (
        _bound_of_entry(Entry(kernel, entry.module)) if bound.verdict != "unknown" else unknown_bound("; ".join(bound.reasons))
    )


def _bound_of_entry(entry: Entry) -> StepBound:
    bound: BoundReport = entry.kernel.results["bound"]
    time = scale_to_work(entry)
    return StepBound(bound.verdict, bound.level, bound.pipe, bound.confidence, bound.reasons, time, stage=entry.module.title)


def compare_bounds(bounds: Sequence[StepBound]) -> list[StepBound]:
    """The bounds with times relative to that of the best step, where text and machine code are not mixed."""
    if len({bound.stage for bound in bounds if bound.time.is_known}) > 1:
        why = "some steps are judged in machine code, others in their text"
        return [replace(bound, time=unavailable("×", why)) for bound in bounds]
    times = relate_times([bound.time for bound in bounds])
    return [replace(bound, time=time, close=close) for bound, (time, close) in zip(bounds, times, strict=True)]
