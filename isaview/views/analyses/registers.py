"""Registers by file, as rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from isaview.analysis.registers.allocation import HELD_DOWN, OF_VALUES, STATED
from isaview.base.figures import Cell, Row, Section
from isaview.base.text import short_path
from isaview.base.words import Words

if TYPE_CHECKING:
    from isaview.analysis.analyzers.registers import Peak, Registers

_COUNTS = "what occupancy counts"


def sections(registers: Registers, words: Words) -> tuple[Section, ...]:
    """Allocated and live registers on a line per file, where the peak is, and contradictions."""
    rows = []
    for file in ("vector", "accumulator", "scalar", "predicate", "value"):
        allocated, live = registers.allocated.get(file), registers.peak_live.get(file)
        cells = []
        if allocated is not None:
            cells.append(Cell(allocated, metric=STATED.get(file, ""), emphasis="strong"))
        if live is not None:
            cells.append(Cell(live, title="live in the IR at most" if OF_VALUES in live.because else "live at most"))
        if cells and not (file == "accumulator" and allocated is not None and allocated.value == 0):
            peak = registers.peak if file in ("vector", "value") else None
            place = "" if peak is None else peak.source or ""
            rows.append(Row(words.word(file), tuple(cells), note=_where(peak), source=place))
    total, vector = registers.allocated.get("total"), registers.allocated.get("vector")
    if total is not None and (vector is None or total.value != vector.value):
        accumulator = registers.allocated.get("accumulator")
        adds = accumulator is not None and accumulator.value != 0
        title = words.word("total_vector_registers") if adds else "allocated"
        note = "what occupancy counts: some are set aside to hold waves down" if HELD_DOWN in total.because else _COUNTS
        rows.append(Row(title, (Cell(total, emphasis="strong"),), note=note))
    rows.extend(Row("contradiction", (Cell(text),), emphasis="warning") for text in registers.disagreements)
    return (Section("registers", tuple(rows)),) if rows else ()


def _where(peak: Peak | None) -> str:
    if peak is None:
        return ""
    place = f"peak at {short_path(peak.source)}" if peak.source else f"peak at line {peak.line}"
    return f"{place}, loop {peak.loop}" if peak.loop else place
