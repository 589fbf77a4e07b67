"""Kept wholes: what a comparison asks of the kernels of a report without models; the models are made when it is first asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from isaview.base import store
from isaview.reports.report import Report

if TYPE_CHECKING:
    from isaview.compare.whole import Whole

_KIND = "wholes"
"""What the entries of a kernel's whole are called in the store."""


def with_bodies(found: Report) -> Report:
    """The report with what stands for the instructions of each kernel where its model is not kept."""
    from isaview.compare.pairing import body_of

    modules = (
        replace(module, kernels=tuple(replace(one, body=one.kernel and body_of(one.kernel)) for one in module.kernels))
        for module in found.inputs
    )
    return replace(found, inputs=tuple(modules))


def with_wholes(found: Report, key: str, made: Callable[[], Report | None]) -> Report:
    """The report with a way to the whole of each kernel: it is kept under ``key`` where there is one.

    ``made`` gives the same report with models.
    """
    modules, number = [], 0
    for module in found.inputs:
        kernels = []
        for kernel in module.kernels:
            kernels.append(replace(kernel, ask=partial(_whole, made, key, number)))
            number += 1
        modules.append(replace(module, kernels=tuple(kernels)))
    return replace(found, inputs=tuple(modules))


def _whole(made: Callable[[], Report | None], key: str, number: int) -> Whole:
    """The whole of the kernel of that number in a report."""
    from isaview.compare.whole import Whole, whole_of

    own = store.digest(key, str(number))
    kept: Whole | None = store.load(_KIND, own, Whole) if key else None
    if kept is not None:
        return kept
    with store.attempt() as attempt:
        report = made()
        assert report is not None
        found = whole_of(report.kernels[number])
    if key and attempt.lasts:
        store.save(_KIND, own, found)
    return found
