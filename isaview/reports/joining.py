"""Several reports joined: whole, or as the rows of a table of many kernels."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from typing import Any

from msgspec.structs import replace

from isaview.reports.columns import EVERYTHING, Choice, needed
from isaview.reports.overview import FEW
from isaview.reports.report import KernelReport, Report

_OF_ROWS: Mapping[str, Mapping[str, Any]] = {
    "occupancy": {"taken": None, "undecided": None, "cliff": None, "limits": {}, "group_limits": {}, "not_modelled": ()},
    "by_gpu": {},
    "bound": {"loops": (), "judged": None, "assumptions": {}, "operations": {}, "reasons": (), "change": "", "threshold": ""},
}
"""The analyses that the table of many kernels looks into, apart from their figures, without fields that it does not need."""


def joined(reports: Iterable[Report]) -> Report:
    """A report of all that several reports have, in their order."""
    parts = tuple(reports)
    refused = tuple(refusal for report in parts for refusal in report.refused)
    return Report(tuple(module for report in parts for module in report.inputs), refused)


def joined_rows(reports: Iterable[Report], asked: Choice | None = None) -> Report:
    """The same; where there are many kernels, with no more of each than a table of them shows."""
    waiting: list[Report] = []
    rows: list[Report] = []
    kernels, figures = 0, needed(asked or EVERYTHING)
    for report in reports:
        waiting.append(report)
        kernels += len(report.kernels)
        if kernels > FEW:
            rows.extend(_in_rows(earlier, figures) for earlier in waiting)
            waiting.clear()
    return joined([*rows, *waiting])


def _in_rows(report: Report, figures: Set[str]) -> Report:
    modules = (replace(module, kernels=tuple(_row(kernel, figures) for kernel in module.kernels)) for module in report.inputs)
    return replace(report, inputs=tuple(modules))


def _row(kernel: KernelReport, figures: Set[str]) -> KernelReport:
    results = {name: result for name, result in kernel.results.items() if name in _OF_ROWS}
    shown = {name: replace(result, **_OF_ROWS[name]) if _OF_ROWS[name] else result for name, result in results.items()}
    stated = {name: measure for name, measure in kernel.stated.items() if name in figures}
    figures_shown = {name: measure for name, measure in kernel.measures.items() if name in figures}
    return replace(kernel, results=shown, stated=stated, findings=kernel.findings and (), figures=figures_shown)
