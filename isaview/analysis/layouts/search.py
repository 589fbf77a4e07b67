"""Other layouts of a buffer in shared memory, and the turns that all its accesses take in each.

Rows may be padded, or bits of an offset exchanged with others of it (CuTe's ``Swizzle``). A layout counts only with the turns
of every access, for all lanes and wherever loops and waves move them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from itertools import pairwise
from operator import itemgetter

from msgspec import Struct

from isaview.analysis.addresses.banks import count_turns, from_first_word
from isaview.analysis.layouts.requests import Buffer, Request
from isaview.base import limits

# Bytes behind a row: a bank is 4 B, and a pad beyond all 32 of them repeats a smaller one.
_NARROWEST_PAD, _MOST_PAD = 4, 128
_NARROWEST_ROW = 16
# Bytes of rows that are tried besides those in the addresses: parts and multiples of all banks.
_BANK_ROWS = (64, 128, 256)
# Bits that a swizzle exchanges, and the bit of an offset below which it stays: a buffer of 64 KiB has 16.
_MOST_BITS = 6
_HIGHEST = 16
_TRIED = 32
"""Layouts of a kind, the best for the lanes of the first access first, whose turns are counted for every access."""
# Moves of all lanes together that an access is looked at with, at most.
_MOVES = 256


class Padding(Struct, frozen=True):
    """So many bytes behind each row of so many."""

    row: int
    pad: int

    @property
    def period(self) -> int:
        return self.row

    def apply(self, offsets: Iterable[int]) -> list[int]:
        row, pad = self.row, self.pad
        return [offset + offset // row * pad for offset in offsets]

    def extra(self, size: int) -> int:
        """The bytes that a buffer of this size becomes larger by."""
        return -(-size // self.row) * self.pad


class Swizzle(Struct, frozen=True):
    """``bits`` bits of an offset from bit ``base`` on, exclusive or those ``shift`` bits above them."""

    bits: int
    base: int
    shift: int

    @property
    def period(self) -> int:
        return 1 << (self.bits + self.base + self.shift)

    def apply(self, offsets: Iterable[int]) -> list[int]:
        shift, mask = self.shift, ((1 << self.bits) - 1) << self.base
        return [offset ^ (offset >> shift & mask) for offset in offsets]

    def extra(self, _size: int) -> int:
        """No layout of this kind makes a buffer larger."""
        return 0


Layout = Padding | Swizzle


class TriedLayout(Struct, frozen=True):
    """A layout with the most turns of each request of a buffer in it."""

    layout: Layout
    turns: tuple[int, ...]


class Search(Struct):
    """A search for layouts of a buffer; ``before`` are the turns of its requests as they are, ``left`` how many to count."""

    buffer: Buffer
    before: tuple[int, ...]
    left: int = limits.LAYOUT_TURNS

    @property
    def least(self) -> tuple[int, ...]:
        return tuple(request.least for request in self.buffer.requests)

    def best(self, candidates: Sequence[Layout]) -> TriedLayout | None:
        """The first layout without conflicts, else that of the fewest turns where half of the conflicts are left at most.

        What the limit on the search leaves out is not considered.
        """
        requests, before, least = self.buffer.requests, self.before, sum(self.least)
        worst = max(range(len(requests)), key=lambda index: before[index] / requests[index].least)
        self.left -= len(candidates)
        # The turns of the worst request at its first place rank the candidates: counting all is a thousand times as much.
        scored = [(turns_in(requests[worst], layout), layout) for layout in candidates]
        better = sorted((score for score in scored if score[0] * 2 <= before[worst]), key=itemgetter(0))
        best: TriedLayout | None = None
        for _, layout in better[:_TRIED]:
            turns = self._all_turns(layout, sys.maxsize if best is None else sum(best.turns))
            if turns is not None:
                best = TriedLayout(layout, turns)
                if all(map(int.__le__, turns, self.least)):
                    break
        return best if best is not None and (sum(best.turns) - least) * 2 <= sum(before) - least else None

    def _all_turns(self, layout: Layout, below: int) -> tuple[int, ...] | None:
        """The most turns of each request in a layout.

        None where any takes more than it did, where all take no less than ``below`` together, or where moves cannot be known
        or counted.
        """
        turns: dict[Request, int] = {}
        # Every request takes a turn at least: so many more may all of them take together.
        spare = below - 1 - len(self.buffer.requests)
        for request, before in zip(self.buffer.requests, self.before, strict=True):
            if request not in turns:
                moves = request.moves(layout.period, self.buffer.size, _MOVES)
                self.left -= len(moves or ())
                if not moves or self.left <= 0:
                    return None
                allowed = min(max(before, request.least), spare + 1)
                turns[request] = _most_turns(request, layout, moves, allowed)
            spare -= turns[request] - 1
            if turns[request] > max(before, request.least) or spare < 0:
                return None
        return tuple(turns[request] for request in self.buffer.requests)


def _most_turns(request: Request, layout: Layout, moves: Sequence[int], allowed: int) -> int:
    """The most turns of a request over its moves; the first number above what is allowed where there is one."""
    most = 1
    for move in moves:
        most = max(most, turns_in(request, layout, move))
        if most > allowed:
            break
    return most


def turns_in(request: Request, layout: Layout | None = None, move: int = 0) -> int:
    """The turns of a request whose lanes all are moved by so many bytes, in a layout or as it is."""
    offsets = [lane + move for lane in request.lanes]
    return count_turns(from_first_word(layout.apply(offsets) if layout else offsets), request.width, request.banks)


def search_layouts(buffer: Buffer) -> tuple[tuple[int, ...], list[TriedLayout]]:
    """The turns of each request of a buffer as it is, and the best layout of each kind.

    Where any leaves no conflicts, those that leave some are left out.
    """
    search = Search(buffer, tuple(map(turns_in, buffer.requests)))
    best = [tried for tried in (search.best(_paddings(buffer)), search.best(_swizzles(buffer))) if tried is not None]
    clean = [tried for tried in best if all(map(int.__le__, tried.turns, search.least))]
    return search.before, clean or best


def _paddings(buffer: Buffer) -> list[Padding]:
    """Rows that stand in the addresses, each with pads that keep the widest access whole, those that cost least first."""
    widest = _widest(buffer)
    rows = set(_BANK_ROWS)
    for request in buffer.requests:
        lanes = request.lanes
        rows.update(abs(after - lane) for lane, after in pairwise(lanes))
        rows.update(abs(lanes[lane] - lanes[0]) for lane in (2, 4, 8, 16, 32) if lane < len(lanes))
        rows.update(abs(step) for step, _ in request.steps)
    fitting = [row for row in rows if row >= max(_NARROWEST_ROW, 2 * widest) and row % widest == 0]
    paddings = [Padding(row, pad) for row in fitting for pad in range(widest, min(row, _MOST_PAD) + 1, widest)]
    return sorted(paddings, key=lambda padding: (padding.pad / padding.row, padding.row))


def _swizzles(buffer: Buffer) -> list[Swizzle]:
    """Swizzles that keep the widest access whole, those of the fewest and lowest bits first."""
    lowest = (_widest(buffer) - 1).bit_length()
    return [
        Swizzle(bits, base, shift)
        for bits in range(1, _MOST_BITS + 1)
        for base in range(lowest, lowest + _MOST_BITS)
        for shift in range(bits, _HIGHEST - bits - base + 1)
        if buffer.size is None or buffer.size % (1 << (bits + base)) == 0
    ]


def _widest(buffer: Buffer) -> int:
    return max(_NARROWEST_PAD, *(request.width for request in buffer.requests))
