"""The GPU that an analysis is about, by the user or the dump, and what the dump says of its launch."""

from __future__ import annotations

from collections.abc import Mapping

from isaview.analysis.contract import Context
from isaview.base.measure import Measure
from isaview.gpus import targets
from isaview.gpus.hardware import Gpu, gpu_for
from isaview.languages.meanings import load

LANES = 32
"""Lanes of a wave where the text does not say."""


def gpu_of(context: Context) -> Gpu | None:
    """The GPU to compute with, None where neither the user nor the dump names a GPU that the tables know."""
    return context.gpu or gpu_for(context.module.target)


def foreign_to(context: Context, gpu: Gpu) -> Gpu | None:
    """The GPU that the dump is for, where that is not this GPU."""
    text_gpu = gpu_for(context.module.target)
    return text_gpu if text_gpu is not None and text_gpu.target != gpu.target else None


def why_foreign(context: Context, gpu: Gpu) -> str:
    """Why the text has no figures for a GPU of another vendor, "" where the vendor is the same or not known."""
    text_gpu = foreign_to(context, gpu)
    if text_gpu is None or text_gpu.words == gpu.words:
        return ""
    return f"the text is for {text_gpu.target} and cannot run on {gpu.name}"


def cannot_run(context: Context, gpu: Gpu) -> str:
    """Why the text as it stands does not run on a GPU of its own vendor, "" where it does.

    What is not final is compiled anew for each target, so nothing is known to be in its way.
    """
    return targets.cannot_run(context.module.target, gpu) if load(context.module.dialect).final else ""


def text_assumptions(context: Context, gpu: Gpu) -> dict[str, str]:
    """What is taken for granted of a text on a GPU, by name."""
    target_gpu = foreign_to(context, gpu)
    if not load(context.module.dialect).final:
        return {"text": "not yet compiled: optimisation may change it"}
    if target_gpu is None:
        return {}
    missing = cannot_run(context, gpu)
    return {"text": f"for {target_gpu.target}, taken as it stands{f'; {missing}' if missing else ''}"}


def no_gpu(context: Context) -> str:
    """Why there is no GPU to compute with, and what to do."""
    if context.module.target:
        return f"no table has the target {context.module.target}; name a GPU with --gpu"
    return "the dump names no target; name a GPU with --gpu"


def wave_size_of(context: Context, gpu: Gpu) -> int | None:
    """Lanes of a wave on a GPU that has several sizes, None where nothing tells.

    The dump's own word comes first, then that of what was made of it. What follows from the processor that a text names, or
    from its registers, holds for that processor only where the text is still to be compiled.
    """
    for facts in (context.kernel.stated, context.stated):
        stated = stated_number(facts, "wave_size")
        if stated is not None:
            return stated
    compiled_for = foreign_to(context, gpu) is None or load(context.module.dialect).final
    return context.module.wave_size if compiled_for else None


def stated_number(stated: Mapping[str, Measure], name: str) -> int | None:
    """A fact as a whole number, None where it is not stated or has no value."""
    measure = stated.get(name)
    return int(measure.value) if measure is not None and measure.value is not None else None


def stated_threads(stated: Mapping[str, Measure]) -> int | None:
    """The threads of a group that are required, else the most that are allowed; None where neither is stated."""
    return stated_number(stated, "required_threads") or stated_number(stated, "max_threads")


def group_width(context: Context) -> int | None:
    """The width of a group where the user or the dump says it, and it can be followed."""
    width = context.launch.width or stated_number(context.stated, "required_threads_x")
    return width if width and width & (width - 1) == 0 else None
