"""What bounds a kernel and its loops, as rows."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from isaview.analysis.bound.verdict import part_name
from isaview.base.figures import Cell, Row, Section
from isaview.base.words import Words

if TYPE_CHECKING:
    from isaview.analysis.analyzers.bound import BoundReport, LoopBound

_SHOWN = 6


def verdict_title(bound: BoundReport | LoopBound) -> str:
    """The verdict with the level of memory or the pipe, and what decides: ``memory, L2 bandwidth; compute from n = 300``."""
    where = part_name(bound.level or bound.pipe or "")
    verdict = f"{bound.verdict}, {where}" if where not in ("", bound.verdict) else str(bound.verdict)
    return f"{verdict}; {bound.decided_by.text}" if bound.decided_by is not None else verdict


def sections(bound: BoundReport, words: Words) -> tuple[Section, ...]:
    """The verdict with its reasons and what would change it, then the loops; copies of an inlined text stand there once."""
    if bound.gpu is None or bound.judged is None:
        return ()
    verdict = Cell(words.use_vendor_words(verdict_title(bound)), emphasis="strong")
    rows = [Row("bound", (verdict, Cell(f"confidence {bound.confidence}")), note=bound.gpu)]
    if bound.reasons:
        rows.append(Row("because", (Cell(words.use_vendor_words(" · ".join(bound.reasons))),), emphasis="quiet"))
    if bound.threshold:
        rows.append(Row("it would be", (Cell(bound.threshold),), emphasis="quiet"))
    if bound.change:
        rows.append(Row("fix", (Cell(bound.change),), emphasis="good"))
    alike = Counter((loop.header, words.use_vendor_words(verdict_title(loop)), loop.confidence) for loop in bound.loops)
    rows.extend(
        Row(header, (Cell(title), Cell(f"confidence {sure}")), note=f"{count} loops of this name" if count > 1 else "", depth=1)
        for (header, title, sure), count in list(alike.items())[:_SHOWN]
    )
    return (Section("bound", tuple(rows)),)
