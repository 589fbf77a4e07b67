"""JSON lines: one kernel per line, each with the module it stands in."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from isaview.reports import serial
from isaview.reports.report import Report
from isaview.views.page import Format, Page


def render(report: Report, page: Page) -> str:
    """One compact JSON object per kernel: the keys of its module, then its own under "kernel"."""
    return "".join(stream([report], page))


def stream(reports: Iterable[Report], _page: Page) -> Iterator[str]:
    """The lines of each report as it comes."""
    for module in (module for report in reports for module in report.inputs):
        place = {"path": module.path, "part": module.part, "dialect": module.dialect, "target": module.target}
        for kernel in module.kernels:
            yield json.dumps({**place, "kernel": serial.kernel(kernel)}, ensure_ascii=False, allow_nan=False) + "\n"


FORMAT = Format(
    name="jsonl", title="one JSON object per kernel and line", suffixes=(".jsonl", ".ndjson"), render=render, stream=stream
)
