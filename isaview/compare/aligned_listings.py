"""The two listings of a kernel that changed, and which of their rows stand opposite each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from isaview.compare.changes import KernelChange
from isaview.compare.pairing import Subject
from isaview.reports.columns import Entry

if TYPE_CHECKING:
    from isaview.analysis.listing.records import KernelListing
    from isaview.compare.align import Line

RowPair = tuple[int, int, str]
"""A row of the old and of the new listing, -1 for none, and what became of it.

same, renamed and reordered are the same instruction, changed, removed and added are not; text is no instruction.
"""
_NONE = -1
_KINDS = {"identical": "same", "renamed": "renamed"}


class AlignedListings(Struct, frozen=True):
    """Both sides of a change with all that analyses say of them, and the rows of their listings side by side.

    A side is None where it lacks the kernel. There are no rows where nothing aligned the instructions.
    """

    old: Entry | None
    new: Entry | None
    rows: tuple[RowPair, ...] = ()


def align_listings(change: KernelChange) -> AlignedListings:
    """The listings of a change, made now."""
    old, new = (None if side is None else Entry(side.with_listing(), side.module) for side in (change.old, change.new))
    before, after = _side(change.old, old), _side(change.new, new)
    if before is None or after is None or change.alignment is None or not change.alignment.hunks:
        return AlignedListings(old, new)
    lines = (line for hunk in change.alignment.hunks for line in hunk.lines)
    return AlignedListings(old, new, tuple(_paired(before, after, lines)))


def _side(side: Subject | None, entry: Entry | None) -> _Side | None:
    """A side whose instructions are there, and whose listing is."""
    listing = None if entry is None else entry.kernel.results.get("listing")
    kernel = None if side is None else side.kernel
    if listing is None or kernel is None:
        return None
    number = {line: row for row, line in enumerate(listing.numbers)}
    return _Side(listing, [number.get(line, len(number)) for line in kernel.lines])


class _Side(Struct):
    """A listing with the row of each instruction by its index, one behind the last for those that are not listed.

    ``at`` is the first row that is not given yet.
    """

    listing: KernelListing
    row_of: list[int]
    at: int = 0

    @property
    def end(self) -> int:
        """How many rows there are."""
        return len(self.listing.text)

    def row(self, index: int | None) -> int | None:
        """The row of an instruction, None for no instruction, and for a row that is given already or not listed."""
        row = self.end if index is None else self.row_of[index]
        return row if self.at <= row < self.end else None

    def is_instruction(self, before: int) -> bool:
        """Whether an instruction stands on the next row, if that is ``before`` another."""
        return self.at < before and bool(self.listing.class_[self.at])

    @property
    def text(self) -> str | None:
        """The next row, None where that is an instruction, or there is none."""
        return None if self.at >= self.end or self.listing.class_[self.at] else self.listing.text[self.at]

    def take(self, before: int) -> int:
        """The next row, -1 where it is not ``before`` another."""
        if self.at >= before:
            return _NONE
        self.at += 1
        return self.at - 1


def _paired(old: _Side, new: _Side, lines: Iterable[Line]) -> Iterator[RowPair]:
    """Every row of both sides once, in their order."""
    pairs: list[RowPair] = []
    for line in lines:
        row, row_new = old.row(line.old), new.row(line.new)
        if row is None and row_new is None:
            if line.kind == "real" and pairs and _NONE not in pairs[-1]:
                pairs[-1] = (*pairs[-1][:2], "changed")  # a further instruction of a row
            continue
        pairs.extend(_up_to(old, new, old.at if row is None else row, new.at if row_new is None else row_new))
        pairs.append((_NONE if row is None else row, _NONE if row_new is None else row_new, _kind(line, row, row_new)))
        old.at, new.at = old.at + (row is not None), new.at + (row_new is not None)
    return iter([*pairs, *_up_to(old, new, old.end, new.end)])


def _kind(line: Line, row: int | None, row_new: int | None) -> str:
    if line.kind != "real":
        return _KINDS.get(line.kind, line.kind)
    return "changed" if row is not None and row_new is not None else "added" if row is None else "removed"


def _up_to(old: _Side, new: _Side, end: int, end_new: int) -> Iterator[RowPair]:
    """The rows before these: lines without an instruction opposite each other, instructions that moved alone.

    A line that both sides have next is taken of both, too.
    """
    while old.at < end or new.at < end_new:
        if old.is_instruction(end):
            yield old.take(end), _NONE, "reordered"
        elif new.is_instruction(end_new):
            yield _NONE, new.take(end_new), "reordered"
        else:
            is_same = old.text is not None and old.text == new.text
            ends = (old.end, new.end) if is_same else (end, end_new)
            yield old.take(ends[0]), new.take(ends[1]), "text"
