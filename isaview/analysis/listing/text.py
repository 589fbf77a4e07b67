"""The lines of a kernel's text, and which instructions stand on each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from isaview.inputs.sources import without_encoding
from isaview.model.kernel import Kernel

_TAB = 4


class TextRow(NamedTuple):
    """A line that is not blank: its number in the dump, its text, and the instructions on it, by index."""

    line: int
    text: str
    indices: Sequence[int]


def text_of(kernel: Kernel) -> Sequence[str]:
    """The lines of a kernel's text as the dump has them, from its own first to its last; cut where the dump ends."""
    module = kernel.module
    lines: list[str] = module.once(text_of, lambda: module.source.split("\n"))
    first = kernel.line - module.line
    return lines[max(first, 0) : first + _lines(kernel)]


def text_rows(kernel: Kernel, lines: Sequence[str]) -> Iterator[TextRow]:
    """The rows of a kernel, of its `text_of`: lines without the words of encodings, blank ones left out."""
    dialect = kernel.module.dialect
    by_line: dict[int, list[int]] = {}
    for index, line in enumerate(kernel.lines):
        by_line.setdefault(line, []).append(index)
    for number in range(_lines(kernel)):
        text = without_encoding(lines[number].rstrip(), dialect) if number < len(lines) else ""
        indices = by_line.get(kernel.line + number, ())
        if text or indices:
            yield TextRow(kernel.line + number, text.expandtabs(_TAB), indices)


def _lines(kernel: Kernel) -> int:
    """How many lines a kernel has, from its first to its last instruction or its end."""
    return max(kernel.end_line, kernel.lines[-1] if len(kernel) else kernel.line) - kernel.line + 1
