"""Pieces: the parts of a text that hold one kernel each, so that one whose results are known need not be read again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

Ranges = tuple[tuple[int, int], ...]
"""Where a piece stands in a text, in order: its kernel's lines first, then what states something of it elsewhere."""


class Cutter(Struct, frozen=True):
    """How a language's texts are cut.

    ``ranges`` are those of pieces, in order; a cheap guess, made of whole lines. ``is_alone`` says of a piece that nothing in
    it reaches out of its kernel. ``traits`` is what decides something for all kernels wherever it stands; None: that is not
    known, and the text is read whole.
    """

    ranges: Callable[[str], Sequence[Ranges]]
    is_alone: Callable[[str], bool]
    traits: Callable[[str], frozenset[str] | None]


class Cut(Struct, frozen=True):
    """A text and the ranges of its pieces."""

    text: str
    ranges: Sequence[Ranges]

    def piece(self, number: int) -> str:
        """The text of a piece."""
        return "\0".join(self.text[begin:end] for begin, end in self.ranges[number])

    @property
    def around(self) -> str:
        """What stands outside of all pieces, with a mark at each of them."""
        return "\0".join(self._between(sorted(pair for ranges in self.ranges for pair in ranges)))

    def without(self, numbers: Sequence[int]) -> str:
        """The text with only the line ends of these pieces."""
        lost = sorted(pair for number in numbers for pair in self.ranges[number])
        ends = ["\n" * self.text.count("\n", begin, end) for begin, end in lost]
        kept = list(self._between(lost))
        return "".join(text for pair in zip(kept, [*ends, ""], strict=True) for text in pair)

    def lines(self) -> list[tuple[int, int]]:
        """The first line of each piece, from 1, and the one behind its last; of the piece that holds the kernel alone."""
        found, at, line = [], 0, 1
        for (begin, end), *_ in self.ranges:
            first = line + self.text.count("\n", at, begin)
            at, line = end, first + self.text.count("\n", begin, end)
            found.append((first, line))
        return found

    def _between(self, lost: Sequence[tuple[int, int]]) -> Iterator[str]:
        at = 0
        for begin, end in lost:
            yield self.text[at:begin]
            at = end
        yield self.text[at:]
