"""Sequences: the longest common order of two lists of numbers, in bounded memory and counted work.

Windows of moderate size are aligned exactly (rapidfuzz); larger ones are cut at elements that occur once on both sides.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct

from isaview.base import limits

Pair = tuple[int, int]
Window = tuple[int, int, int, int]
"""First and end index on one side, first and end index on the other."""

CELLS_PER_WINDOW = 250_000_000
"""Pairs of elements that one exact alignment may look at: its memory is an eighth of that in bytes."""


class Budget(Struct):
    """Pairs of elements that may still be looked at for one kernel; ``refused`` counts the windows given up."""

    cells: int = limits.DIFF_CELLS
    refused: int = 0

    def spend(self, cells: int) -> bool:
        """Take this much, or say that it is too much."""
        if cells > CELLS_PER_WINDOW or cells > self.cells:
            return False
        self.cells -= cells
        return True


def increasing(values: Sequence[int]) -> list[int]:
    """The positions of a longest strictly increasing subsequence, ascending."""
    tails: list[int] = []
    last: list[int] = []
    before: list[int] = []
    for position, value in enumerate(values):
        at = bisect_left(tails, value)
        before.append(last[at - 1] if at else -1)
        if at == len(tails):
            tails.append(value)
            last.append(position)
        else:
            tails[at] = value
            last[at] = position
    chosen = []
    position = last[-1] if last else -1
    while position >= 0:
        chosen.append(position)
        position = before[position]
    return chosen[::-1]


def in_order(pairs: Sequence[Pair]) -> list[Pair]:
    """The most of these pairs (ascending by their first) that keep their order on both sides."""
    return [pairs[position] for position in increasing([second for _, second in pairs])]


def unique_pairs(one: Sequence[int], other: Sequence[int], window: Window) -> list[Pair]:
    """Elements that occur once on both sides of a window, as pairs of indices in the order of the first side."""
    first, end, first_other, end_other = window
    here = Counter(one[first:end])
    there = Counter(other[first_other:end_other])
    place = {value: index for index, value in enumerate(other[first_other:end_other], first_other) if there[value] == 1}
    return [(index, place[value]) for index, value in enumerate(one[first:end], first) if here[value] == 1 and value in place]


def common(one: Sequence[int], other: Sequence[int], budget: Budget, window: Window | None = None) -> list[Pair]:
    """Pairs of equal elements in the same order on both sides, as many as can be found; ascending.

    What the budget does not cover is left out and counted in ``budget.refused``.
    """
    from rapidfuzz.distance import Indel

    found: list[Pair] = []
    waiting = [window or (0, len(one), 0, len(other))]
    while waiting:
        trimmed, (first, end, first_other, end_other) = _trimmed(one, other, waiting.pop())
        found.extend(trimmed)
        size, size_other = end - first, end_other - first_other
        if not size or not size_other:
            continue
        if budget.spend(size * size_other):
            for code in Indel.opcodes(one[first:end], other[first_other:end_other]):
                if code.tag == "equal":
                    found.extend(
                        zip(
                            range(first + code.src_start, first + code.src_end),
                            range(first_other + code.dest_start, first_other + code.dest_end),
                            strict=True,
                        )
                    )
            continue
        anchors = in_order(unique_pairs(one, other, (first, end, first_other, end_other)))
        if not anchors:
            budget.refused += 1
            continue
        found.extend(anchors)
        waiting.extend(between(anchors, (first, end, first_other, end_other)))
    found.sort()
    return found


def between(anchors: Sequence[Pair], window: Window) -> Iterator[Window]:
    """The windows between pairs that are ascending on both sides; empty ones are left out."""
    at, end, at_other, end_other = window
    for here, there in (*anchors, (end, end_other)):
        if here > at and there > at_other:
            yield at, here, at_other, there
        at, at_other = here + 1, there + 1


def _trimmed(one: Sequence[int], other: Sequence[int], window: Window) -> tuple[list[Pair], Window]:
    """A window without its common head and tail, and these as pairs."""
    first, end, first_other, end_other = window
    pairs: list[Pair] = []
    while first < end and first_other < end_other and one[first] == other[first_other]:
        pairs.append((first, first_other))
        first += 1
        first_other += 1
    while first < end and first_other < end_other and one[end - 1] == other[end_other - 1]:
        end -= 1
        end_other -= 1
        pairs.append((end, end_other))
    return pairs, (first, end, first_other, end_other)
