"""The longest common order of two lists of numbers, in bounded memory and counted work.

Windows of moderate size are aligned exactly (rapidfuzz); larger ones are cut at elements that occur once on both sides.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import takewhile

from msgspec import Struct

from isaview.base import limits

Pair = tuple[int, int]
Window = tuple[int, int, int, int]
"""First and end index on the old side, first and end index on the new side."""

CELLS_PER_WINDOW = 250_000_000
"""Pairs of elements that an exact alignment may look at: its memory is an eighth of that in bytes."""


class Budget(Struct):
    """Pairs of elements that may still be looked at for a kernel; ``refused`` counts the windows given up."""

    cells: int = limits.DIFF_CELLS
    refused: int = 0

    def spend(self, cells: int) -> bool:
        """Take this much, or say that it is too much."""
        if cells > CELLS_PER_WINDOW or cells > self.cells:
            return False
        self.cells -= cells
        return True


def longest_increasing(values: Sequence[int]) -> list[int]:
    """The positions of a longest strictly increasing subsequence, ascending."""
    tails: list[int] = []
    last: list[int] = []
    before: list[int] = []
    for position, value in enumerate(values):
        # patience sorting: tails[k] is the least value that ends an increasing run of k + 1, so O(n log n)
        length = bisect_left(tails, value)
        before.append(last[length - 1] if length else -1)
        tails[length : length + 1] = [value]
        last[length : length + 1] = [position]
    chosen = []
    position = last[-1] if last else -1
    while position >= 0:
        chosen.append(position)
        position = before[position]
    return chosen[::-1]


def pairs_in_order(pairs: Sequence[Pair]) -> list[Pair]:
    """The most of these pairs (ascending by their first) that keep their order on both sides."""
    return [pairs[position] for position in longest_increasing([second for _, second in pairs])]


def unique_pairs(old: Sequence[int], new: Sequence[int], window: Window) -> list[Pair]:
    """Elements that occur once on both sides of a window, as pairs of indices in the order of the old side."""
    first, end, first_new, end_new = window
    count, count_new = Counter(old[first:end]), Counter(new[first_new:end_new])
    index_new = {value: index for index, value in enumerate(new[first_new:end_new], first_new) if count_new[value] == 1}
    unique = ((index, value) for index, value in enumerate(old[first:end], first) if count[value] == 1)
    return [(index, index_new[value]) for index, value in unique if value in index_new]


def common_pairs(old: Sequence[int], new: Sequence[int], budget: Budget, window: Window | None = None) -> list[Pair]:
    """Pairs of equal elements in the same order on both sides, as many as there are; ascending.

    What the budget does not cover is left out and counted in ``budget.refused``.
    """
    from rapidfuzz.distance import Indel

    pairs: list[Pair] = []
    waiting = [window or (0, len(old), 0, len(new))]
    while waiting:
        ends, (first, end, first_new, end_new) = _trim(old, new, waiting.pop())
        pairs.extend(ends)
        if first == end or first_new == end_new:
            continue
        # an exact alignment costs time and memory by the product of both sides
        if budget.spend((end - first) * (end_new - first_new)):
            for code in Indel.opcodes(old[first:end], new[first_new:end_new]):
                if code.tag == "equal":
                    size = code.src_end - code.src_start
                    pairs.extend((first + code.src_start + step, first_new + code.dest_start + step) for step in range(size))
            continue
        # beyond the budget elements that are unique on both sides cut the window, as in patience diff; the parts are tried
        # again
        anchors = pairs_in_order(unique_pairs(old, new, (first, end, first_new, end_new)))
        if not anchors:
            budget.refused += 1
            continue
        pairs.extend(anchors)
        waiting.extend(windows_between(anchors, (first, end, first_new, end_new)))
    pairs.sort()
    return pairs


def windows_between(anchors: Sequence[Pair], window: Window) -> Iterator[Window]:
    """The windows between pairs that are ascending on both sides; empty ones are left out."""
    start, end, start_new, end_new = window
    for old, new in (*anchors, (end, end_new)):
        if old > start and new > start_new:
            yield start, old, start_new, new
        start, start_new = old + 1, new + 1


def _trim(old: Sequence[int], new: Sequence[int], window: Window) -> tuple[list[Pair], Window]:
    """The common head and tail of a window as pairs, and the window without them."""
    first, end, first_new, end_new = window

    def equal(pair: Pair) -> bool:
        return old[pair[0]] == new[pair[1]]

    head = list(takewhile(equal, zip(range(first, end), range(first_new, end_new), strict=False)))
    first, first_new = first + len(head), first_new + len(head)
    backwards = zip(range(end - 1, first - 1, -1), range(end_new - 1, first_new - 1, -1), strict=False)
    tail = list(takewhile(equal, backwards))
    return head + tail, (first, end - len(tail), first_new, end_new - len(tail))
