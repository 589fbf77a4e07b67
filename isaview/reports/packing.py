"""Reports as plain records, for the store and for other processes, and back."""

from __future__ import annotations

import sys
from functools import cache
from types import SimpleNamespace
from typing import Any, get_type_hints

from msgspec import Raw, Struct, defstruct, msgpack
from msgspec.structs import astuple

from isaview.base import store
from isaview.base.words import words_for
from isaview.reports.kernel_store import pack_results as packed_results
from isaview.reports.kernel_store import unpack_results as unpacked_results
from isaview.reports.report import KernelReport, ModuleReport, Report


def record_type(kind: type[Struct], left_out: tuple[str, ...], **others: Any) -> type[Struct]:
    """The type of a plain record: ``kind`` with other types for some fields and without those that are left out."""
    annotations = {name: "object" if name in {*others, *left_out} else text for name, text in kind.__annotations__.items()}
    hints = get_type_hints(SimpleNamespace(__annotations__=annotations), vars(sys.modules[kind.__module__]))
    fields = [(name, others.get(name, hints[name])) for name in kind.__struct_fields__ if name not in left_out]
    return defstruct(f"Packed{kind.__name__}", fields, frozen=True, array_like=True)


@cache
def _packed_types() -> tuple[type[Struct], type[Struct], type[Struct]]:
    """Kernel, module and report with results by name and undecoded, and without what follows from the rest."""
    kernel = record_type(KernelReport, ("figures",), results=dict[str, Raw])
    module = record_type(ModuleReport, ("words", "source_lines"), kernels=tuple[kernel, ...])  # type: ignore[valid-type]
    return kernel, module, record_type(Report, ("sources",), inputs=tuple[module, ...])  # type: ignore[valid-type]


def pack_report(report: Report) -> Raw:
    """A report as MessagePack."""
    kernel_type, module_type, report_type = _packed_types()
    modules = []
    for module in report.inputs:
        kernels = (copy_as(kernel, kernel_type, results=packed_results(kernel.results)) for kernel in module.kernels)
        modules.append(copy_as(module, module_type, kernels=tuple(kernels)))
    return Raw(msgpack.encode(copy_as(report, report_type, inputs=tuple(modules))))


def unpack_report(content: Raw) -> Report:
    """The report again.

    Raises:
        DecodeError: it is none.
    """
    *_, report_type = _packed_types()
    record = store.decoder(report_type).decode(content)
    modules = []
    for module in record.inputs:
        kernels = (copy_as(kernel, KernelReport, results=unpacked_results(kernel.results)) for kernel in module.kernels)
        modules.append(copy_as(module, ModuleReport, words=words_for(module.dialect, module.target), kernels=tuple(kernels)))
    report: Report = copy_as(record, Report, inputs=tuple(modules))
    return report


def copy_as(record: Any, kind: Any, **others: Any) -> Any:
    """The record as another type, which has some of its fields and ``others``."""
    fields = dict(zip(record.__struct_fields__, astuple(record), strict=True))
    return kind(**{name: fields[name] for name in kind.__struct_fields__ if name in fields} | others)
