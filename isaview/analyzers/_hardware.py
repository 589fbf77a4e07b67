"""The GPU an analysis is about: the one the user names, else the one the dump does."""

from __future__ import annotations

from isaview.analysis import Context
from isaview.bounds.meaning import load
from isaview.gpus import targets
from isaview.gpus.hardware import Gpu, known


def gpu_of(context: Context) -> Gpu | None:
    """The GPU to reckon with, None where neither the user nor the dump names one that the tables know."""
    return context.gpu or known(context.module.target)


def foreign_to(context: Context, gpu: Gpu) -> Gpu | None:
    """The GPU that the dump is for, where it is another than this one."""
    own = known(context.module.target)
    return own if own is not None and own.target != gpu.target else None


def another_vendors(other: Gpu, gpu: Gpu) -> str:
    """Why the text of one vendor's GPU has no figures for another's."""
    return f"the text is for {other.target} and cannot run on {gpu.name}"


def cannot_run(context: Context, gpu: Gpu) -> str:
    """Why the text as it stands does not run on a GPU of its own vendor, "" where it does.

    What is not final is compiled anew for each target, so nothing is known to be in its way.
    """
    return targets.cannot_run(context.module.target, gpu) if load(context.module.dialect).final else ""


def no_gpu(context: Context) -> str:
    """Why there is no GPU to reckon with, and what to do."""
    if context.module.target:
        return f"no table has the target {context.module.target}; name a GPU with --gpu"
    return "the dump names no target; name a GPU with --gpu"
