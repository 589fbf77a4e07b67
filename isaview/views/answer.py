"""The answer to a question about a dataset, as a table and as plain data."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from isaview.base.figures import MARKS, Cell, Document, Row, Section
from isaview.base.measure import counted_measure, unavailable
from isaview.reports.serial import Plain, head

SCHEMA = "isaview/answer"
FORMAT_VERSION = "1.0"


class Answer(Struct, frozen=True):
    """Rows below their columns. ``more`` says that there are further rows."""

    question: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Any, ...], ...]
    more: bool


def _cell(value: Any) -> Cell:
    """A value as a cell: numbers as such, what is not known as such."""
    if value is None:
        return Cell(unavailable("", "the dataset has no value there"))
    if isinstance(value, bool):
        return Cell("yes" if value else "no")
    if isinstance(value, int | float):
        return Cell(counted_measure(value, "", "the dataset"))
    if isinstance(value, list):
        return Cell(", ".join(map(str, value)))
    return Cell(str(value))


def answer_document(answer: Answer) -> Document:
    """The answer as a table."""
    first, *others = answer.columns or ("",)
    rows = tuple(Row(_text(row[0]), tuple(map(_cell, row[1:]))) for row in answer.rows)
    remarks = [f"the first {len(answer.rows):,} rows: --top N shows others"] if answer.more else []
    remarks += [] if answer.rows else ["no row"]
    return Document(answer.question, (Section(first, rows, tuple(others)),) if rows else (), tuple(remarks))


def _text(value: Any) -> str:
    return MARKS["unavailable"] if value is None else str(value)


def answer_plain(answer: Answer) -> dict[str, Plain]:
    """The answer as plain data, the schema ``answer``."""
    return {
        **head(SCHEMA, FORMAT_VERSION),
        "question": answer.question,
        "columns": list(answer.columns),
        "rows": [list(row) for row in answer.rows],
        "more": answer.more,
    }
