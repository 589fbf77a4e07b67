"""Findings of many kernels by expected gain, as a table."""

from __future__ import annotations

from isaview.base.figures import Cell, Document, Row, Section, figure
from isaview.base.measure import Measure
from isaview.base.short_names import short_names
from isaview.base.words import words_for
from isaview.reports.ranked import Advice, Ranking

_SPARE = ((1,), (1, 3))
"""Columns that go where there is little room, without weights and with them: names of rules, and weights."""


def document(ranking: Ranking, top: int | None) -> Document:
    """The ranking as a table: kernel, finding, expected gain, weight."""
    is_weighted = ranking.profile is not None
    shown = ranking.advice[:top]
    names = short_names([advice.kernel for advice in shown])
    rows = tuple(_row(advice, name, is_weighted) for advice, name in zip(shown, names, strict=True))
    columns = ("finding", "rule", "gain", *(("weight", "of the run") if is_weighted else ()))
    # What is not shown is counted: a list that looks whole would read as "no more findings".
    rest = len(ranking.advice) - len(rows)
    remarks = (*ranking.remarks, *([f"and {rest:,} more findings; --top shows that many"] if rest else []))
    section = Section("kernel", rows, columns, spare=_SPARE[is_weighted])
    return Document(f"{len(ranking.advice):,} findings by expected gain", (section,), remarks)


def _row(advice: Advice, name: str, is_weighted: bool) -> Row:
    cells = [Cell(advice.code), Cell(advice.name), Cell(_amount(advice.gain, advice.target))]
    if is_weighted:
        weight, total = (_amount(measure, advice.target) for measure in (advice.weight, advice.total))
        cells += [Cell(weight), Cell(total, emphasis="strong")]
    return Row(f"{name} {advice.label}".rstrip(), tuple(cells), note=advice.place)


def _amount(measure: Measure, target: str | None) -> str:
    text = figure(measure) if measure.value or measure.high or measure.value is None else f"0 {measure.unit}"
    if measure.value is not None and measure.unit not in ("%", "B"):
        wave = words_for("", target).word("wave")
        return f"{text} {wave}{'' if text == '1' else 's'}"
    return text
