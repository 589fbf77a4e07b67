"""Kept reports: reports as they stay for the next run, without models, and as rows of a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from functools import cache
from types import SimpleNamespace
from typing import Any, get_type_hints

from msgspec import DecodeError, Raw, Struct, defstruct
from msgspec.structs import astuple, replace

from isaview.base import store
from isaview.base.words import words_for
from isaview.reports import report as reports
from isaview.reports.columns import EVERYTHING, Choice, needed
from isaview.reports.kept_kernels import packed as packed_results
from isaview.reports.kept_kernels import unpacked as unpacked_results
from isaview.reports.kept_kernels import without_model
from isaview.reports.overview import FEW
from isaview.reports.report import KernelReport, ModuleReport, Report

_OF_ROWS: Mapping[str, Mapping[str, Any]] = {
    "occupancy": {"taken": None, "undecided": None, "cliff": None, "limits": {}, "group_limits": {}, "not_modelled": ()},
    "by_gpu": {},
    "bound": {"loops": (), "judged": None, "assumptions": {}, "operations": {}, "reasons": (), "change": "", "threshold": ""},
}
"""The analyses that the table of many kernels looks into, apart from their figures, without fields that it does not need."""


@cache
def _kept_types() -> tuple[type[Struct], type[Struct], type[Struct]]:
    """Kernel, module and report as they are kept: results by name and undecoded, without the model and the words."""
    kernel = _without(KernelReport, ("kernel", "analyses", "ask"), results=dict[str, Raw])
    module = _without(ModuleReport, ("words", "source_lines"), kernels=tuple[kernel, ...])  # type: ignore[valid-type]
    return kernel, module, _without(Report, (), inputs=tuple[module, ...])  # type: ignore[valid-type]


def _without(kind: type[Struct], lost: tuple[str, ...], **others: Any) -> type[Struct]:
    """The type with other types for some fields and without those that are lost."""
    named = {name: "object" if name in {*others, *lost} else said for name, said in kind.__annotations__.items()}
    hints = get_type_hints(SimpleNamespace(__annotations__=named), vars(reports))
    fields = [(name, others.get(name, hints[name])) for name in kind.__struct_fields__ if name not in lost]
    return defstruct(f"Kept{kind.__name__}", fields, frozen=True, array_like=True)


def packed(report: Report) -> Any:
    """A report as it is kept; see `kept_report`."""
    kernel, module, whole = _kept_types()
    modules = [
        _copied(one, module, kernels=tuple(_copied(each, kernel, results=_results(each)) for each in one.kernels))
        for one in report.inputs
    ]
    return _copied(report, whole, inputs=tuple(modules))


def _results(one: KernelReport) -> Mapping[str, Raw]:
    """The results of a kernel as they are kept, made now where that is not known."""
    return vars(one).get("packed") or packed_results(one.results)


def unpacked(found: Any) -> Report:
    """The report again, without models."""
    modules = [
        _copied(
            one,
            ModuleReport,
            words=words_for(one.dialect, one.target),
            kernels=tuple(_copied(each, KernelReport, results=unpacked_results(each.results)) for each in one.kernels),
        )
        for one in found.inputs
    ]
    made: Report = _copied(found, Report, inputs=tuple(modules))
    return made


def save(kind: str, key: str, report: Report) -> None:
    """Keep a report in the store."""
    store.save(kind, key, packed(report), dense=True)


def load(kind: str, key: str) -> Report | None:
    """A report from the store, without models; None where it is not there."""
    found = store.load(kind, key, kept_report())
    try:
        return None if found is None else unpacked(found)
    except DecodeError:
        return None


def kept_report() -> type[Struct]:
    """The type of a report that is kept."""
    return _kept_types()[2]


def _copied(one: Any, kind: Any, **others: Any) -> Any:
    names = one.__struct_fields__
    fields = dict(zip(names, astuple(one), strict=True))
    return kind(**{name: fields[name] for name in kind.__struct_fields__ if name in fields} | others)


def joined(reports: Iterable[Report]) -> Report:
    """Several reports as one, in their order."""
    found = tuple(reports)
    refused = tuple(refusal for one in found for refusal in one.refused)
    return Report(tuple(module for one in found for module in one.inputs), refused)


def joined_rows(reports: Iterable[Report], asked: Choice | None = None) -> Report:
    """Several reports as one: where they have many kernels, with no more of each than a table of them shows."""
    waiting: list[Report] = []
    rows: list[Report] = []
    kernels, figures = 0, needed(asked or EVERYTHING)
    for one in reports:
        waiting.append(one)
        kernels += len(one.kernels)
        if kernels > FEW:
            rows.extend(_in_rows(report, figures) for report in waiting)
            waiting.clear()
    return joined([*rows, *waiting])


def _in_rows(found: Report, figures: Set[str]) -> Report:
    modules = (replace(one, kernels=tuple(_row(kernel, figures) for kernel in one.kernels)) for one in found.inputs)
    return replace(found, inputs=tuple(modules))


def _row(kernel: KernelReport, figures: Set[str]) -> KernelReport:
    results = {name: without_model(result) for name, result in kernel.results.items() if name in _OF_ROWS}
    shown = {name: replace(result, **_OF_ROWS[name]) if _OF_ROWS[name] else result for name, result in results.items()}
    stated = {name: one for name, one in kernel.stated.items() if name in figures}
    row = replace(kernel, results=shown, stated=stated, findings=kernel.findings and (), kernel=None, analyses=None)
    vars(row)["measures"] = {name: one for name, one in kernel.measures.items() if name in figures}
    return row
