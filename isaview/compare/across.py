"""A kernel on several GPUs, or in several dumps, side by side.

Kernels of several dumps are paired as two sides of a comparison are, each dump with the kernels of earlier dumps; what nothing
distinguishes is ambiguous and in no table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.graphs.machine import verdicts_sentence
from isaview.base.words import Words
from isaview.compare.pairing import Ambiguity, MatchedBy, Subject, pair
from isaview.compare.pivot import Column, Row, rows_of
from isaview.compare.tiles import sentence as of_bounds
from isaview.gpus.hardware import Gpu, gpu_for
from isaview.reports.report import ModuleReport
from isaview.reports.rows import labels as distinctions
from isaview.reports.serial import Plain, head, plain
from isaview.version import VERSION

SCHEMA = "isaview/across"
FORMAT_VERSION = "1.1"


class Dump(Struct, frozen=True):
    """A module and its report for each GPU; None is the GPU that the module names itself."""

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
    """A kernel: its columns, its figures in the order of the table; ``missing`` are the dumps that do not hold it."""

    name: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    missing: tuple[str, ...] = ()


class Across(Struct, frozen=True):
    """Every kernel of the dumps, and those that nothing distinguishes."""

    kernels: tuple[KernelTable, ...]
    ambiguous: tuple[Ambiguity, ...] = ()
    notes: tuple[str, ...] = ()
    version: str = VERSION


def sort_by_stage(dumps: Sequence[Dump]) -> list[Dump]:
    """The dumps of each folder together: machine code first, then the text it was made of, then LLVM IR."""
    folders = [str(Path(dump.module.path).parent) for dump in dumps]
    keys = {id(dump): (folders.index(folder), dump.module.stage) for dump, folder in zip(dumps, folders, strict=True)}
    return sorted(dumps, key=lambda dump: keys[id(dump)])


def runs_on(words: Words, gpu: Gpu) -> bool:
    """Whether a text can be meant for a GPU: its readers' words are those of the GPU's, or nobody's."""
    return not words.terms or words.name == gpu.words


class _Kernel(Struct, eq=False):
    """A kernel while the dumps come in: its first subject, and its number in each dump with how it was matched there."""

    first: Subject
    members: list[tuple[Dump, int, MatchedBy | None, float | None]]


def across(dumps: Sequence[Dump]) -> Across:
    """The kernels of all dumps side by side, in the order of the first dump that holds each."""
    kernels: list[_Kernel] = []
    ambiguous: list[Ambiguity] = []
    notes: dict[str, None] = {}
    for dump in dumps:
        subjects = _subjects(dump)
        pairing = pair([kernel.first for kernel in kernels], subjects, across_targets=True)
        by_first = {id(kernel.first): kernel for kernel in kernels}
        for both in pairing.pairs:
            by_first[id(both.old)].members.append((dump, both.new.number, both.matched_by, both.similarity))
        added = sorted(pairing.added, key=lambda subject: subject.number)
        kernels.extend(_Kernel(subject, [(dump, subject.number, None, None)]) for subject in added)
        ambiguous.extend(pairing.ambiguous)
        notes.update(dict.fromkeys(pairing.notes))
    unpaired = {id(subject) for ambiguity in ambiguous for subject in ambiguity.old}
    shown = [kernel for kernel in kernels if id(kernel.first) not in unpaired or len(kernel.members) > 1]
    tables = tuple(_table(kernel, dumps) for kernel in shown)
    notes.update(dict.fromkeys(_verdicts_on_all(tables)))
    return Across(tables, tuple(ambiguous), tuple(notes))


def _verdicts_on_all(tables: Sequence[KernelTable]) -> Iterator[str]:
    """What holds for each graph and kernel of tiles on all machines, as sentences."""
    for table in tables:
        graphs = [(column.machine, column.result("graph")) for column in table.columns]
        if text := verdicts_sentence([(name, graph) for name, graph in graphs if graph is not None]):
            yield f"{table.name}: {text}"
        tiles = [column for column in table.columns if column.result("tiles") is not None]
        bounds = [(column.machine, column.result("bound")) for column in tiles]
        if of_tiles := of_bounds([(name, bound) for name, bound in bounds if bound is not None]):
            yield f"{table.name}: {of_tiles}"


def _subjects(dump: Dump) -> list[Subject]:
    """The kernels of a dump, by number; its functions where it has no kernel."""
    subjects = [Subject(kernel, dump.module, number=number) for number, kernel in enumerate(dump.module.kernels)]
    return [subject for subject in subjects if subject.report.is_entry] or subjects


def _table(kernel: _Kernel, dumps: Sequence[Dump]) -> KernelTable:
    columns = [
        Column(module.kernels[number], module, gpu or gpu_for(module.target), "", matched_by, similarity)
        for dump, number, matched_by, similarity in kernel.members
        for gpu, module in dump.reports
    ]
    # a name for each column that no other has: the GPU, with the language where that is not enough, then numbered
    labels = [column.machine for column in columns]
    if len(set(labels)) < len(labels):
        labels = [f"{column.module.title} {column.machine}" for column in columns]
    if any(column.module.settings for column in columns):
        named = zip(labels, columns, strict=True)
        words = distinctions([(label, column.module.settings, column.module.path) for label, column in named])
        labels = [f"{label} {short}".rstrip() for label, (_, short) in zip(labels, words, strict=True)]
    often, seen = Counter(labels), Counter[str]()
    for index, label in enumerate(labels):
        seen[label] += 1
        labels[index] = f"{label} #{seen[label]}" if often[label] > 1 else label
    labelled = tuple(replace(column, label=label) for column, label in zip(columns, labels, strict=True))
    holding = {id(dump) for dump, *_ in kernel.members}
    missing = tuple(dump.name for dump in dumps if id(dump) not in holding)
    return KernelTable(kernel.first.report.short_name, labelled, tuple(rows_of(labelled)), missing)


def to_json(tables: Across) -> dict[str, Plain]:
    """All tables as plain data, see the schema ``across``."""
    ambiguous = [
        {
            "name": kernel.name,
            "kernels": [subject.to_json() for subject in (*kernel.old, *kernel.new)],
            "because": kernel.because,
        }
        for kernel in tables.ambiguous
    ]
    return {
        **head(SCHEMA, FORMAT_VERSION, tables.version),
        "kernels": [_plain_table(table) for table in tables.kernels],
        "ambiguous": ambiguous,
        "notes": list(tables.notes),
    }


def _plain_table(table: KernelTable) -> dict[str, Plain]:
    rows = [
        {
            "name": row.name,
            "group": row.group,
            "comparable": not row.because,
            "because": row.because,
            "best": [table.columns[index].label for index in row.best],
            "cells": plain(row.cells),
        }
        for row in table.rows
    ]
    columns = [_plain_column(column) for column in table.columns]
    return {"name": table.name, "columns": columns, "missing": list(table.missing), "rows": rows}


def _plain_column(column: Column) -> dict[str, Plain]:
    kernel, module = column.kernel, column.module
    return {
        "label": column.label,
        **{name: getattr(kernel, name) for name in ("name", "demangled", "short_name", "identity")},
        "path": module.path,
        "part": module.part,
        "line": kernel.line,
        "dialect": module.dialect,
        "target": module.target,
        "gpu": None if column.gpu is None else column.gpu.name,
        "wave_size": column.wave_size,
        "complete": kernel.complete,
        **{name: getattr(column, name) for name in ("matched_by", "similarity", "note")},
        "assumptions": dict(column.assumptions),
    }
