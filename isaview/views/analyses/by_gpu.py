"""The occupancy of a kernel on several GPUs, as rows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from isaview.base.figures import Cell, Row, Section
from isaview.base.words import VOCABULARIES, Words

if TYPE_CHECKING:
    from isaview.analysis.analyzers.occupancy import OccupancyReport


def sections(reports: tuple[OccupancyReport, ...], words: Words) -> tuple[Section, ...]:
    """A line per GPU; below them why some have no figures, and whose registers were taken where they are another's."""
    if not reports:
        return ()
    rows = tuple(
        Row(
            report.gpu or "",
            (Cell(report.waves, emphasis="strong"), Cell(report.percent), Cell(report.groups), Cell(_limiters(report, words))),
        )
        for report in reports
    )
    spoken = {report.words for report in reports if report.waves.is_known}
    own = VOCABULARIES.get(spoken.pop() if len(spoken) == 1 else "neutral", words)
    table = Section("by GPU", rows, (f"{own.word('wave')}s", "percent", f"{own.word('group')}s", "limited by"))
    notes = [Row(title, (Cell(text),), emphasis="quiet") for title, text in _notes(reports)]
    return (table, Section("of these", tuple(notes))) if notes else (table,)


def _limiters(report: OccupancyReport, words: Words) -> str:
    own = report.display_words(words)
    return " and ".join(own.limit(name) for name in report.limited_by)


def _notes(reports: tuple[OccupancyReport, ...]) -> Iterator[tuple[str, str]]:
    """Whose registers were taken over and why figures are missing, once for all GPUs of which it holds."""
    names: dict[tuple[str, str], list[str]] = {}
    for report in reports:
        notes = [("n/a", report.waves.because)]
        if report.waves.is_known:
            runs = report.cannot_run.rpartition(", not on ")[0] if report.cannot_run else ""
            registers = f"registers of the text for {report.borrowed}" if report.borrowed else ""
            notes = [(title, text) for title, text in (("cannot run", runs), ("taken over", registers)) if text]
        for note in notes:
            names.setdefault(note, []).append(report.gpu or "")
    for (title, text), gpus in names.items():
        yield title, f"{', '.join(gpus)}: {text}"
