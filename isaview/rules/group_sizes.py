"""Launches: the size of a group, of a wave, and what is asked of the compiler, as far as they are known."""

from __future__ import annotations

from isaview.reports.rule import View


def group_size(view: View) -> int | None:
    """The threads of a group: given, required by the text, or the most it was compiled for where that is a bound of its own."""
    launch, gpu = view.context.launch, view.gpu
    if launch.threads_low is not None:
        return launch.threads_low if launch.threads_high in (None, launch.threads_low) else None
    required, most = view.stated("required_threads"), view.stated("max_threads")
    if required is not None:
        return int(required.value or 0) or None
    if most is None or gpu is None or most.value == gpu.group_threads_max:
        return None
    return int(most.value or 0) or None


def wave_size(view: View) -> int | None:
    """The lanes of a wave, None where neither the text nor the GPU says it."""
    if view.context.module.wave_size:
        return view.context.module.wave_size
    return view.gpu.wave_sizes[0] if view.gpu is not None else None


def default_bound(view: View) -> bool:
    """Whether nobody bounded the threads of a group: no bound is stated, or the largest there is."""
    if view.stated("required_threads") is not None or view.context.launch.threads_low is not None:
        return False
    most = view.stated("max_threads")
    return most is None or (view.gpu is not None and most.value == view.gpu.group_threads_max)
