"""What the compiler did with a kernel's text, as rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from isaview.base.figures import Cell, Row, Section
from isaview.base.words import Words

if TYPE_CHECKING:
    from isaview.analysis.analyzers.compiled import Compiled

_SHOWN = 4


def sections(compiled: Compiled | None, _words: Words) -> tuple[Section, ...]:
    """Where the text is, then what was done with it, in a line for each kind."""
    if compiled is None:
        return ()
    part = f" [{compiled.text_part}]" if compiled.text_part else ""
    where = Cell(f"{compiled.text_path}{part}:{compiled.text_line}")
    grown = f"{compiled.text_instructions:,} instructions became {compiled.instructions:,}"
    rows = [Row("compiled from", (where, Cell(grown)))]
    unrolled = [loop for loop in compiled.loops if loop.copies.is_known and loop.copies.value != 1]
    texts = {
        "unrolled": [f"{loop.header} is {loop.copies.value} × {loop.text_header}{_at(loop.source)}" for loop in unrolled],
        "laid out": [f"{loop.text_header}{_at(loop.source)}" for loop in compiled.laid_out],
        "joined": [
            f"{of.count} {of.space} {of.kind}s into {of.joined}, {of.bytes} B a lane{_at(of.source)}" for of in compiled.joined
        ],
        "made again": [f"{value.of} {len(value.lines)} times" for value in compiled.made_again],
    }
    rows += [Row(title, tuple(_first(lines))) for title, lines in texts.items() if lines]
    return (Section("", tuple(rows)),)


def _at(source: str | None) -> str:
    return f" ({source})" if source else ""


def _first(texts: Sequence[str]) -> Iterator[Cell]:
    yield from map(Cell, texts[:_SHOWN])
    if len(texts) > _SHOWN:
        yield Cell(f"{len(texts) - _SHOWN:,} more")
