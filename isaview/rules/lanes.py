"""Lanes: how many of a wave run an instruction, where the launch or a branch on the thread's place leaves few."""

from __future__ import annotations

from collections.abc import Callable

from isaview.analysis.addresses.addresses import has_rows
from isaview.analysis.addresses.few_lanes import few_lanes
from isaview.analysis.addresses.launch_shape import Shape
from isaview.flow.graph import flow_of
from isaview.reports.rule import View
from isaview.rules.group_sizes import group_size

WAVE = 32
"""Lanes where the text does not say how many a wave has."""
_THREADS = 256
"""Threads of a group where nobody says: which lanes of a wave pass a branch does not hang on it."""


def lanes_at(view: View) -> Callable[[int], int]:
    """The most lanes of a wave that run an instruction, by its index; all of them where that is not known."""
    wave, group = view.context.module.wave_size or WAVE, group_size(view)
    most = wave if group is None else min(wave, group)
    width = _width(view)
    if most == 1 or (width is None and has_rows(view.kernel)):
        return lambda _index: most
    few = few_lanes(view.kernel, Shape(wave, width, most=group or _THREADS))
    block_of = flow_of(view.kernel).block_of
    return lambda index: min(most, few[block_of(index)].lanes) if block_of(index) in few else most


def _width(view: View) -> int | None:
    stated = view.stated("required_threads_x")
    return view.context.launch.width or (int(stated.value or 0) or None if stated is not None else None)
