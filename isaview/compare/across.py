"""Across: one kernel on several GPUs, or in several dumps, side by side.

Kernels of several dumps are paired as two sides of a comparison are, each dump with the kernels found before it; what nothing
distinguishes is ambiguous and in no table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from isaview.base.measure import Measure
from isaview.compare.pairing import Ambiguity, MatchedBy, Subject, pair
from isaview.compare.pivot import Column, Row, rows_of
from isaview.gpus.hardware import Gpu, known
from isaview.reports.overview import short_name
from isaview.reports.rows import labels as distinctions
from isaview.reports.serial import Plain, head, measure
from isaview.version import VERSION

if TYPE_CHECKING:
    from isaview.base.words import Words
    from isaview.reports.report import ModuleReport

SCHEMA = "isaview/across"
FORMAT_VERSION = "1.1"


class Dump(Struct, frozen=True):
    """One module and its reports, one for each GPU; None is the GPU that the module names itself."""

    reports: tuple[tuple[Gpu | None, ModuleReport], ...]

    @property
    def module(self) -> ModuleReport:
        """The first report."""
        return self.reports[0][1]

    @property
    def name(self) -> str:
        """The path, and the part where it has several."""
        return f"{self.module.path} [{self.module.part}]" if self.module.part else self.module.path


class KernelTable(Struct, frozen=True, eq=False):
    """One kernel: its columns, its figures in the order of the table; ``missing`` are the dumps that do not hold it."""

    name: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    missing: tuple[str, ...] = ()


class Across(Struct, frozen=True):
    """Every kernel that was found, and those that nothing distinguishes."""

    kernels: tuple[KernelTable, ...]
    ambiguous: tuple[Ambiguity, ...] = ()
    notes: tuple[str, ...] = ()
    version: str = VERSION


def in_stages(dumps: Sequence[Dump]) -> list[Dump]:
    """The dumps of each folder together: machine code first, then the text it was made of, then LLVM IR."""
    folders = [str(Path(dump.module.path).parent) for dump in dumps]
    keys = {id(dump): (folders.index(folder), dump.module.stage) for dump, folder in zip(dumps, folders, strict=True)}
    return sorted(dumps, key=lambda dump: keys[id(dump)])


def runs_on(words: Words, gpu: Gpu) -> bool:
    """Whether a text can be meant for a GPU: its readers' words are those of the GPU's, or nobody's."""
    return not words.terms or words.name == gpu.words


class _Kernel(Struct, eq=False):
    """One kernel while the dumps come in: its first subject, and its place in each dump with how it was matched there."""

    first: Subject
    members: list[tuple[Dump, int, MatchedBy | None, float | None]]


def across(dumps: Sequence[Dump]) -> Across:
    """The kernels of all dumps side by side, in the order of the first dump that holds each."""
    kernels: list[_Kernel] = []
    ambiguous: list[Ambiguity] = []
    notes: dict[str, None] = {}
    for dump in dumps:
        subjects = {id(one): (place, one) for place, one in _subjects(dump)}
        pairing = pair([kernel.first for kernel in kernels], [one for _, one in subjects.values()], across_targets=True)
        by_first = {id(kernel.first): kernel for kernel in kernels}
        for both in pairing.pairs:
            place, _ = subjects[id(both.new)]
            by_first[id(both.old)].members.append((dump, place, both.matched_by, both.similarity))
        added = {id(one) for one in pairing.added}
        kernels.extend(_Kernel(one, [(dump, place, None, None)]) for key, (place, one) in subjects.items() if key in added)
        ambiguous.extend(pairing.ambiguous)
        notes.update(dict.fromkeys(pairing.notes))
    lost = {id(one) for ambiguity in ambiguous for one in ambiguity.old}
    kept = [kernel for kernel in kernels if id(kernel.first) not in lost or len(kernel.members) > 1]
    return Across(tuple(_table(kernel, dumps) for kernel in kept), tuple(ambiguous), tuple(notes))


def _subjects(dump: Dump) -> list[tuple[int, Subject]]:
    """The kernels of a dump with their places in it; its functions where it has no kernel."""
    placed = [(place, Subject(kernel, dump.module)) for place, kernel in enumerate(dump.module.kernels)]
    return [one for one in placed if one[1].report.is_entry] or placed


def _table(kernel: _Kernel, dumps: Sequence[Dump]) -> KernelTable:
    columns = [
        Column(module.kernels[place], module, gpu or known(module.target), "", matched_by, similarity)
        for dump, place, matched_by, similarity in kernel.members
        for gpu, module in dump.reports
    ]
    labelled = tuple(replace(column, label=label) for column, label in zip(columns, _labels(columns), strict=True))
    holding = {id(dump) for dump, *_ in kernel.members}
    missing = tuple(dump.name for dump in dumps if id(dump) not in holding)
    return KernelTable(short_name(kernel.first.report.demangled), labelled, tuple(rows_of(labelled)), missing)


def _labels(columns: Sequence[Column]) -> list[str]:
    """A name for each column that no other has: the GPU, with the language where that is not enough, then numbered."""
    labels = [column.machine for column in columns]
    if len(set(labels)) < len(labels):
        labels = [f"{column.module.title} {column.machine}" for column in columns]
    words = distinctions([(label, one.module.settings, one.module.path) for label, one in zip(labels, columns, strict=True)])
    with_settings = [f"{label} {short}".rstrip() for label, (_, short) in zip(labels, words, strict=True)]
    labels = with_settings if any(column.module.settings for column in columns) else labels
    often, seen = Counter(labels), Counter[str]()
    for place, label in enumerate(labels):
        seen[label] += 1
        labels[place] = f"{label} #{seen[label]}" if often[label] > 1 else label
    return labels


def to_json(found: Across) -> dict[str, Plain]:
    """All tables as plain data, see the schema ``across``."""
    ambiguous = [
        {"name": one.name, "kernels": [kernel.to_json() for kernel in (*one.old, *one.new)], "because": one.because}
        for one in found.ambiguous
    ]
    return {
        **head(SCHEMA, FORMAT_VERSION, found.version),
        "kernels": [_plain_table(table) for table in found.kernels],
        "ambiguous": ambiguous,
        "notes": list(found.notes),
    }


def _plain_table(table: KernelTable) -> dict[str, Plain]:
    rows = [
        {
            "name": row.name,
            "group": row.group,
            "comparable": not row.because,
            "because": row.because,
            "best": [table.columns[place].label for place in row.best],
            "cells": [measure(cell) if isinstance(cell, Measure) else cell for cell in row.cells],
        }
        for row in table.rows
    ]
    columns = [_plain_column(column) for column in table.columns]
    return {"name": table.name, "columns": columns, "missing": list(table.missing), "rows": rows}


def _plain_column(column: Column) -> dict[str, Plain]:
    kernel, module = column.kernel, column.module
    return {
        "label": column.label,
        "name": kernel.name,
        "demangled": kernel.demangled,
        "identity": kernel.identity,
        "path": module.path,
        "part": module.part,
        "line": kernel.line,
        "dialect": module.dialect,
        "target": module.target,
        "gpu": None if column.gpu is None else column.gpu.name,
        "wave_size": column.wave_size,
        "complete": kernel.complete,
        "matched_by": column.matched_by,
        "similarity": column.similarity,
        "note": column.note,
        "assumptions": dict(column.assumptions),
    }
