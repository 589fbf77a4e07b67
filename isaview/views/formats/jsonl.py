"""A line of JSON for each kernel, with the module it stands in."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from isaview.reports import serial
from isaview.reports.report import Report
from isaview.reports.serial import Piece
from isaview.views.format import Canvas, Format


def render(report: Report, _canvas: Canvas) -> str:
    """One compact JSON object per kernel: the keys of its module, then its own under "kernel"."""
    return "".join(stream([piece(report)]))


def piece(report: Report) -> Piece:
    """The lines of a report."""
    return Piece(tuple(_lines(report)))


def stream(pieces: Iterable[Piece]) -> Iterator[str]:
    """The lines of each report as it comes."""
    return (text for piece in pieces for text in piece.texts)


def _lines(report: Report) -> Iterator[str]:
    for module in report.inputs:
        place = {"path": module.path, "part": module.part, "dialect": module.dialect, "target": module.target}
        for kernel in module.kernels:
            yield json.dumps({**place, "kernel": serial.kernel(kernel)}, ensure_ascii=False, allow_nan=False) + "\n"


FORMAT = Format(
    name="jsonl",
    title="one JSON object per kernel and line",
    suffixes=(".jsonl", ".ndjson"),
    render=render,
    listings="asked",
    piece=piece,
    stream=stream,
)
