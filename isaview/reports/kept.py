"""Kept reports: what was found in a file stays for the next run, and is found again before the file is read.

A report is kept under everything that it follows from: isaview's own files, the libraries and tools that it asks, what is asked
for, the file's bytes and those of its companions. What a crash, a time limit or a lack of memory decided is not kept.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_type_hints

from msgspec import Raw, Struct, defstruct, msgpack
from msgspec.structs import astuple, replace

from isaview.base import store
from isaview.base.programs import TOOLS, found, found_of_llvm
from isaview.base.words import words_for
from isaview.reports import report as reports
from isaview.reports.analyses import analyzers
from isaview.reports.overview import FEW
from isaview.reports.report import KernelReport, ModuleReport, Report, joined
from isaview.tools.back_ends import library
from isaview.tools.sidecars import sidecars_of

_LIBRARIES = ("lark", "llvmlite", "lz4", "msgspec", "pycxxfilt", "rapidfuzz", "zstandard")
_OF_ROWS: Mapping[str, Mapping[str, Any]] = {"occupancy": {}, "by_gpu": {}, "bound": {"loops": ()}}
"""The analyses that the table of many kernels looks into, apart from their figures, without fields that it does not need."""
_PACKAGE = Path(__file__).parents[1]


@cache
def _our_own() -> str:
    """A digest of what isaview is: its files by size and time, Python, and the libraries it reads with."""
    places = [_PACKAGE, *([_PACKAGE.parent / "grammars"] if (_PACKAGE.parent / "grammars").is_dir() else ())]
    origins = (find_spec(name) for name in _LIBRARIES)
    files = [spec.origin for spec in origins if spec is not None and spec.origin is not None]
    return store.digest(sys.version, *(line for place in places for line in _stamps(str(place))), *map(_stamp, files))


def _stamps(folder: str) -> Iterator[str]:
    with os.scandir(folder) as listed:
        for entry in sorted(listed, key=lambda entry: entry.name):
            if entry.is_file():
                status = entry.stat()
                yield f"{entry.path} {status.st_size} {status.st_mtime_ns}"
            elif entry.name != "__pycache__":
                yield from _stamps(entry.path)


def _stamp(path: str) -> str:
    try:
        status = os.stat(path)  # noqa: PTH116  twice as fast
    except OSError:
        return path
    return f"{path} {status.st_size} {status.st_mtime_ns}"


@cache
def _tools() -> str:
    """A digest of the tools on this machine, by size and time: their answers are part of reports."""
    paths = [*(path for name in TOOLS for path in found(name)), *found_of_llvm("llvm-objdump")]
    return store.digest(*map(_stamp, [*paths, library()]))


def key_of(data: bytes, shown: str, asked: Struct, companions: Sequence[tuple[str, str]]) -> str:
    """The key of what follows from a file's bytes; ``asked`` is what is wanted of it, ``companions`` are paths and names shown.

    Raises:
        OSError: a companion cannot be read.
    """
    contents = [part for path, name in companions for part in (name, Path(path).read_bytes())]
    return store.digest(identity(), msgpack.encode(asked), shown, data, *contents)


def identity() -> str:
    """A digest of isaview, its libraries, and the tools on this machine."""
    return store.digest(_our_own(), _tools())


def companions_of(path: str, logs: Sequence[str]) -> list[tuple[str, str]]:
    """The files that state something of a dump: those given, and those next to it."""
    return [(one, one) for one in (*logs, *sidecars_of(path))]


@cache
def _kept_types() -> tuple[type[Struct], type[Struct], type[Struct]]:
    """Kernel, module and report as they are kept: results by name and undecoded, without the model and the words."""
    kernel = _without(KernelReport, ("kernel", "analyses"), results=dict[str, Raw])
    module = _without(ModuleReport, ("words",), kernels=tuple[kernel, ...])  # type: ignore[valid-type]
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
        _copied(one, module, kernels=tuple(_copied(each, kernel, results=_packed_results(each)) for each in one.kernels))
        for one in report.inputs
    ]
    return _copied(report, whole, inputs=tuple(modules))


def unpacked(found: Any) -> Report:
    """The report again, without models."""
    modules = [
        _copied(
            one,
            ModuleReport,
            words=words_for(one.dialect, one.target),
            kernels=tuple(_copied(each, KernelReport, results=_unpacked_results(each.results)) for each in one.kernels),
        )
        for one in found.inputs
    ]
    made: Report = _copied(found, Report, inputs=tuple(modules))
    return made


def kept_report() -> type[Struct]:
    """The type of a report that is kept."""
    return _kept_types()[2]


def _copied(one: Any, kind: Any, **others: Any) -> Any:
    names = one.__struct_fields__
    fields = dict(zip(names, astuple(one), strict=True))
    return kind(**{name: fields[name] for name in kind.__struct_fields__ if name in fields} | others)


def _packed_results(report: KernelReport) -> dict[str, Raw]:
    return {name: Raw(msgpack.encode(_without_model(result))) for name, result in report.results.items()}


def _unpacked_results(results: Mapping[str, Raw]) -> dict[str, Any]:
    return {one.name: store.decoder(one.result).decode(results[one.name]) for one in analyzers() if one.name in results}


def _without_model(result: Any) -> Any:
    """A result without the fields that its type names in ``of_model``."""
    if isinstance(result, tuple):
        return tuple(map(_without_model, result))
    lost = getattr(type(result), "of_model", ())
    if not lost:
        return result
    defaults = type(result).__struct_fields__, type(result).__struct_defaults__
    first = len(defaults[0]) - len(defaults[1])
    return replace(result, **{name: _default(defaults[1][defaults[0].index(name) - first]) for name in lost})


def _default(said: Any) -> Any:
    factory = getattr(said, "factory", None)
    return said if factory is None else factory()


def joined_rows(reports: Iterable[Report]) -> Report:
    """Several reports as one: where they have many kernels, with no more of each than a table of them shows."""
    waiting: list[Report] = []
    rows: list[Report] = []
    kernels = 0
    for one in reports:
        waiting.append(one)
        kernels += len(one.kernels)
        if kernels > FEW:
            rows.extend(map(_in_rows, waiting))
            waiting.clear()
    return joined([*rows, *waiting])


def _in_rows(found: Report) -> Report:
    modules = (replace(one, kernels=tuple(map(_row, one.kernels))) for one in found.inputs)
    return replace(found, inputs=tuple(modules))


def _row(kernel: KernelReport) -> KernelReport:
    results = {name: _without_model(result) for name, result in kernel.results.items() if name in _OF_ROWS}
    shown = {name: replace(result, **_OF_ROWS[name]) if _OF_ROWS[name] else result for name, result in results.items()}
    row = replace(kernel, results=shown, findings=kernel.findings and (), kernel=None, analyses=None)
    vars(row)["measures"] = kernel.measures
    return row
