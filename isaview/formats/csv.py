"""CSV: one kernel per row, one metric per column; what is not known is empty, never 0."""

from __future__ import annotations

import csv
from io import StringIO
from typing import TYPE_CHECKING

from isaview.metrics import METRICS
from isaview.rendering import Format, Page
from isaview.reporting import Report

if TYPE_CHECKING:
    from isaview.comparison.across import Across

_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def _cell(text: str) -> str:
    """Text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(_FORMULA) else text


def render(report: Report, _page: Page) -> str:
    """Numbers are raw, in the units of `isaview list metrics`; estimates stand as their middle value."""
    named = {name for kernel in report.kernels for name in kernel.measures}
    known = [metric.name for metric in METRICS if metric.name in named]
    columns = [*known, *sorted(named - set(known))]
    stream = StringIO(newline="")
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(["path", "part", "dialect", "target", "name", "demangled", "line", "is_entry", "complete", *columns])
    for module in report.inputs:
        for kernel in module.kernels:
            values = [kernel.measures[name].value if name in kernel.measures else None for name in columns]
            texts = (module.path, module.part, module.dialect, module.target or "", kernel.name, kernel.demangled)
            flags = (str(kernel.is_entry).lower(), str(kernel.complete).lower())
            writer.writerow([*map(_cell, texts), kernel.line, *flags, *("" if value is None else value for value in values)])
    return stream.getvalue()


def render_across(found: Across, _page: Page) -> str:
    """Kernels side by side: one row per figure and column, numbers raw."""
    from isaview.comparison.across_serial import COLUMNS, flat

    stream = StringIO(newline="")
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(COLUMNS)
    for row in flat(found):
        writer.writerow(["" if value is None else _cell(value) if isinstance(value, str) else value for value in row])
    return stream.getvalue()


FORMAT = Format(
    name="csv",
    title="one row per kernel for spreadsheets",
    suffixes=(".csv",),
    render=render,
    render_across=render_across,
)
