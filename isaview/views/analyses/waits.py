"""Waits and overlap of loops, as rows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from isaview.base.figures import Cell, Row, Section
from isaview.base.words import Words
from isaview.views.cutting import table_title

if TYPE_CHECKING:
    from isaview.analysis.analyzers.waits import WaitFigures, WaitsReport

_SHOWN = 6
_COLUMNS = ("waits", "for all", "in flight", "load to wait", "barriers", "double buffering")
_ISSUE = "issue cycles"
_SPARE = (3, 4)


def sections(report: WaitsReport | None, words: Words) -> tuple[Section, ...]:
    """A line for each loop that waits, has barriers, or loads ahead of its work."""
    loops = [loop for loop in report.loops if _has_news(loop)] if report is not None else []
    if not loops:
        return ()
    timed = any(loop.issue_cycles.is_known for loop in loops)
    rows = [Row(loop.header, tuple(_cells(loop, timed)), note=f"line {loop.line}") for loop in loops[:_SHOWN]]
    summary = table_title(f"{len(loops)} loops", len(rows), len(loops)) if len(loops) > 1 else ""
    if timed:
        summary = "; ".join(filter(None, (summary, f"{_ISSUE}: static, of one {words.word('wave')}, not time")))
    return (Section("waits", tuple(rows), (*_COLUMNS, _ISSUE) if timed else _COLUMNS, summary, _SPARE),)


def _has_news(loop: WaitFigures) -> bool:
    return bool(loop.waits or loop.barriers_per_iteration.value or loop.double_buffering.verdict == "seen")


def _cells(loop: WaitFigures, timed: bool) -> Iterable[Cell]:
    buffered = loop.double_buffering
    stages = f", {buffered.stages.value} stages" if buffered.stages.is_known else ""
    distance = loop.load_distance
    yield Cell(f"{loop.waits:,}")
    yield Cell(f"{loop.waits_at_zero:,}", emphasis="warning" if loop.waits_at_zero else "plain")
    yield Cell(loop.in_flight_max if loop.waits else "")
    yield Cell(distance.median if distance.to == "wait" else "")
    yield Cell(loop.barriers_per_iteration)
    yield Cell(f"{buffered.verdict}{stages}", emphasis="good" if buffered.verdict == "seen" else "plain")
    if timed:
        yield Cell(loop.issue_cycles)
