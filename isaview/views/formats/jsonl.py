"""JSON lines: one kernel per line, each with the module it stands in."""

from __future__ import annotations

import json

from isaview.reports import serial
from isaview.reports.report import Report
from isaview.views.page import Format, Page


def render(report: Report, _page: Page) -> str:
    """One compact JSON object per kernel: the keys of its module, then its own under "kernel"."""
    lines = []
    for module in report.inputs:
        place = {"path": module.path, "part": module.part, "dialect": module.dialect, "target": module.target}
        for kernel in module.kernels:
            line = {**place, "kernel": serial.kernel(kernel)}
            lines.append(json.dumps(line, ensure_ascii=False, allow_nan=False) + "\n")
    return "".join(lines)


FORMAT = Format(name="jsonl", title="one JSON object per kernel and line", suffixes=(".jsonl", ".ndjson"), render=render)
