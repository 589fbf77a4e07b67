"""Bounds of steps: what limits a kernel once it has the registers, spills and waves of a step of occupancy.

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
from isaview.base.measure import Measure, counted, unavailable
from isaview.base.store import reason
from isaview.compare.variants import per_work, related
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


def unknown(why: str) -> StepBound:
    """The bound of a step that cannot be judged."""
    return StepBound("unknown", None, None, "low", (why,), unavailable("×", why))


def of_text(made: Source, name: str, gpu: Gpu, launch: Launch, *, use_cache: bool) -> StepBound:
    """The bound of a kernel in a text made for a step, its machine code before the text; the time is not yet relative."""
    options = Options(exact=True, gpus=(gpu.target,), use_cache=use_cache, sidecars=False)
    stages, _ = with_stages(list(read_source(made)), options, name)
    found = report(stages, kernel=name, gpus=(gpu,), launch=launch, options=options, asked=_ASKED)
    entries = [Entry(one, module) for module in found.inputs for one in module.kernels if one.is_entry and one.name == name]
    bounds = [_of_entry(entry) for entry in entries if "bound" in entry.kernel.results]
    why = next((entry.kernel.left_out.get("bound", "") for entry in entries), "") or "what was made for it was not judged"
    return bounds[0] if bounds else unknown(why)


def of_step(entry: Entry, analyses: Analyses, gpu: Gpu, registers: int) -> StepBound:
    """The bound of a kernel as it stands, with the waves that so many registers allow; the time is not yet relative."""
    why = analyses.omitted().get("bound")
    if why:
        return unknown(why)
    done: dict[str, Any] = {key: result for key, result in analyses.done.items() if key in _KEPT}
    own = replace(analyses, gpu=gpu, done=done, running=[])
    found = analyses.need("registers")
    taken = counted(registers, "registers", "as many as the step allows")
    done["registers"] = replace(found, allocated={**found.allocated, "total": taken})
    try:
        bound = own.need("bound")
    except (BeyondLimitError, MemoryError, RecursionError) as beyond:
        return unknown(reason(beyond))
    kernel = replace(entry.kernel, results={**entry.kernel.results, **own.done})
    return _of_entry(Entry(kernel, entry.module)) if bound.verdict != "unknown" else unknown("; ".join(bound.reasons))


def _of_entry(entry: Entry) -> StepBound:
    found: BoundReport = entry.kernel.results["bound"]
    time = per_work(entry)
    return StepBound(found.verdict, found.level, found.pipe, found.confidence, found.reasons, time, stage=entry.module.title)


def compared(bounds: Sequence[StepBound]) -> list[StepBound]:
    """The bounds with times relative to that of the best step, where text and machine code are not mixed."""
    if len({one.stage for one in bounds if one.time.known}) > 1:
        why = "some steps are judged in machine code, others in their text"
        return [replace(one, time=unavailable("×", why)) for one in bounds]
    times = related([one.time for one in bounds])
    return [replace(one, time=time, close=close) for one, (time, close) in zip(bounds, times, strict=True)]
