"""Kernels side by side as plain data: the JSON that `isaview across` writes, and its rows for spreadsheets."""

from __future__ import annotations

from collections.abc import Iterator

from isaview.base.measure import Measure
from isaview.compare.across import FORMAT_VERSION, SCHEMA, Across, KernelTable
from isaview.compare.across_figures import Compared
from isaview.compare.columns import Column
from isaview.compare.serial import subject
from isaview.reports.serial import Plain, measure


def to_json(found: Across) -> dict[str, Plain]:
    """All of it, in the order in which it is written."""
    return {
        "schema": SCHEMA,
        "format_version": FORMAT_VERSION,
        "tool": {"name": "isaview", "version": found.version},
        "kernels": [table(one) for one in found.kernels],
        "ambiguous": [
            {
                "name": one.name,
                "kernels": [subject(found) for found in (*one.old, *one.new)],
                "because": one.because,
            }
            for one in found.ambiguous
        ],
        "notes": list(found.notes),
    }


def table(one: KernelTable) -> dict[str, Plain]:
    """One kernel."""
    return {
        "name": one.name,
        "columns": [_column(column) for column in one.columns],
        "missing": list(one.missing),
        "rows": [_row(row, one) for row in one.rows],
    }


def _column(column: Column) -> dict[str, Plain]:
    return {
        "label": column.label,
        "name": column.kernel.name,
        "demangled": column.kernel.demangled,
        "identity": column.kernel.identity,
        "path": column.module.path,
        "part": column.module.part,
        "line": column.kernel.line,
        "dialect": column.module.dialect,
        "target": column.module.target,
        "gpu": None if column.gpu is None else column.gpu.name,
        "wave_size": column.wave_size,
        "complete": column.kernel.complete,
        "matched_by": column.matched_by,
        "similarity": column.similarity,
        "note": column.note,
        "assumptions": dict(column.assumptions),
    }


def _row(row: Compared, one: KernelTable) -> dict[str, Plain]:
    return {
        "name": row.figure.name,
        "group": row.figure.group,
        "comparable": row.comparable,
        "because": row.because,
        "best": [one.columns[place].label for place in row.best],
        "cells": [measure(cell) if isinstance(cell, Measure) else cell for cell in row.cells],
    }


COLUMNS = (
    "kernel",
    "figure",
    "group",
    "comparable",
    "column",
    "path",
    "part",
    "dialect",
    "target",
    "gpu",
    "value",
    "low",
    "high",
    "unit",
    "origin",
    "because",
)
"""Of the rows below."""


def flat(found: Across) -> Iterator[tuple[str | int | float | None, ...]]:
    """One row for each figure of each column; a word stands where a number would, None where there is nothing."""
    for one in found.kernels:
        for row in one.rows:
            for column, cell in zip(one.columns, row.cells, strict=True):
                head = (one.name, row.figure.name, row.figure.group, str(row.comparable).lower())
                module = column.module
                gpu = None if column.gpu is None else column.gpu.name
                place = (column.label, module.path, module.part, module.dialect, module.target, gpu)
                if isinstance(cell, Measure):
                    number = (cell.value, cell.low, cell.high, cell.unit, cell.origin, row.because or cell.because)
                    yield (*head, *place, *number)
                else:
                    yield (*head, *place, cell, None, None, None, None, row.because)
