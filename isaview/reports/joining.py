"""Reports of several files as one, with no more of many kernels than a table of them shows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from typing import Any

from msgspec.structs import replace

from isaview.reports.columns import EVERYTHING, Choice, figures_for
from isaview.reports.report import KernelReport, Report

FEW = 4
"""More kernels are always a table."""
_OF_ROWS: Mapping[str, Mapping[str, Any]] = {
    "occupancy": {"taken": None, "undecided": None, "cliff": None, "limits": {}, "not_modelled": ()},
    "by_gpu": {},
    "bound": {"loops": (), "judged": None, "assumptions": {}, "operations": {}, "reasons": (), "change": "", "threshold": ""},
}
"""The analyses that the table of many kernels looks into, apart from their figures, without fields that it does not need."""


def join_reports(reports: Iterable[Report]) -> Report:
    """A report of all that several reports have, in their order."""
    parts = tuple(reports)
    refused = tuple(refusal for report in parts for refusal in report.refused)
    return Report(tuple(module for report in parts for module in report.inputs), refused)


def join_for_table(reports: Iterable[Report], asked: Choice | None = None) -> Report:
    """The same; of more than `FEW` kernels with no more of each than a table of them shows.

    A thousand whole reports do not fit in memory together, so those before are trimmed as soon as the count is known.
    """
    waiting: list[Report] = []
    rows: list[Report] = []
    kernels, figures = 0, figures_for(asked or EVERYTHING)
    for report in reports:
        waiting.append(report)
        kernels += len(report.kernels)
        for earlier in waiting if kernels > FEW else ():
            modules = (
                replace(module, kernels=tuple(_trim_kernel(kernel, figures) for kernel in module.kernels))
                for module in earlier.inputs
            )
            rows.append(replace(earlier, inputs=tuple(modules)))
        waiting = [] if kernels > FEW else waiting
    return join_reports([*rows, *waiting])


def _trim_kernel(kernel: KernelReport, figures: Set[str]) -> KernelReport:
    results = {name: result for name, result in kernel.results.items() if name in _OF_ROWS}
    shown = {name: replace(result, **_OF_ROWS[name]) if _OF_ROWS[name] else result for name, result in results.items()}
    stated = {name: measure for name, measure in kernel.stated.items() if name in figures}
    figures_shown = {name: measure for name, measure in kernel.measures.items() if name in figures}
    return replace(kernel, results=shown, stated=stated, findings=kernel.findings and (), figures=figures_shown)
