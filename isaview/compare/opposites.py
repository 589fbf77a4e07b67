"""Instructions of two bodies side by side: those of some kinds, what stands around them, and where they stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Struct

from isaview.analysis.tally import offset_of, source_of
from isaview.compare.align import Line
from isaview.flow.graph import flow_of
from isaview.inputs.sources import without_encoding
from isaview.model.kernel import Kernel

_CONTEXT = 2
"""Unchanged instructions shown before and after changed ones."""


class Side(Struct, frozen=True):
    """An instruction of a listing: its line in the dump and its text, "" where this side has none."""

    line: int | None
    text: str
    source: str = ""
    """The source position that a heading names."""
    offset: str = ""
    """Where it stands in its function (``+0x1f0``), where its line is in no file."""

    @property
    def number(self) -> str:
        """What stands in front of the text: the offset, else the line; "" where this side has none."""
        return self.offset or ("" if self.line is None else f"{self.line}")

    @property
    def title(self) -> str:
        """What a heading reads: its text, else the place; "" where this side has none."""
        return self.text or self.offset or ("" if self.line is None else f"line {self.line:,}")


class Opposite(Struct, frozen=True):
    """A line of a side-by-side listing; ``kind`` is that of a `isaview.compare.align.Line`, "context", or "place"."""

    kind: str
    old: Side
    new: Side

    @property
    def title(self) -> str:
        """What a heading over both sides reads: the block and the source of either, the new side first, else its place."""
        return self.new.text or self.old.text or self.new.title or self.old.title


def opposites(lines: Sequence[Line], old: Kernel, new: Kernel, kinds: Sequence[str]) -> Iterator[Opposite]:
    """The lines of these kinds with what stands around them, and a heading wherever something was left out before."""
    shown = {
        near
        for index, line in enumerate(lines)
        if line.kind in kinds
        for near in range(max(index - _CONTEXT, 0), min(index + _CONTEXT + 1, len(lines)))
    }
    last = -1
    for index in sorted(shown):
        line = lines[index]
        if line.kind == "reordered" and line.kind not in kinds:
            continue
        if index != last + 1:
            yield Opposite("place", _heading(old, line.old), _heading(new, line.new))
        last = index
        yield Opposite(line.kind if line.kind in kinds else "context", _side(old, line.old), _side(new, line.new))


def _heading(kernel: Kernel, index: int | None) -> Side:
    """The block an instruction stands in and the source it comes from."""
    if index is None:
        return Side(None, "")
    flow, source = flow_of(kernel), source_of(kernel, index) or ""
    labels = flow.blocks[flow.block_of(index)].labels
    text = " ".join(filter(None, (*labels[:1], source)))
    return Side(kernel.lines[index], text, source, offset_of(kernel, index))


def _side(kernel: Kernel, index: int | None) -> Side:
    if index is None:
        return Side(None, "")
    number = kernel.lines[index]
    lines = _lines(kernel.module.source)
    row = number - kernel.module.line
    text = " ".join(without_encoding(lines[row], kernel.module.dialect).split()) if 0 <= row < len(lines) else ""
    instruction = kernel.instruction(index)
    text = text or f"{instruction.opcode} {', '.join(instruction.operands)}".strip()
    return Side(number, text, offset=offset_of(kernel, index))


@lru_cache(maxsize=8)
def _lines(source: str) -> list[str]:
    return source.split("\n")
