"""Layouts: other places for the bytes of a buffer in shared memory, and the turns that all its accesses take with each.

Rows may be padded, or bits of a place exchanged with others of it (CuTe's ``Swizzle``). A layout counts only with the turns of
every access, for all lanes and wherever loops and waves move them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from operator import itemgetter

from msgspec import Struct

from isaview.analysis.addresses.banks import turns_of
from isaview.analysis.addresses.requests import Buffer, Request
from isaview.analysis.addresses.spread import near
from isaview.base import limits

_NARROWEST_PAD = 4
_MOST_PAD = 128
_NARROWEST_ROW = 16
_BANK_ROWS = (64, 128, 256)
"""Bytes of rows that are tried besides those in the addresses: parts and multiples of all banks."""
_MOST_BITS = 6
_HIGHEST = 16
"""Bits of a place below which a swizzle stays."""
_TRIED = 32
"""Layouts of a kind, the best for the lanes of the first access first, whose turns are counted for every access."""
_MOVES = 256
"""Places of all lanes together that one access is looked at in, at most."""


class Padding(Struct, frozen=True):
    """So many bytes behind each row of so many."""

    row: int
    pad: int

    @property
    def period(self) -> int:
        return self.row

    def moved(self, place: int) -> int:
        return place + place // self.row * self.pad

    def extra(self, size: int) -> int:
        """The bytes that a buffer of this size becomes larger by."""
        return -(-size // self.row) * self.pad


class Swizzle(Struct, frozen=True):
    """``bits`` bits of a place from bit ``base`` on, exclusive or those ``shift`` bits above them."""

    bits: int
    base: int
    shift: int

    @property
    def period(self) -> int:
        return 1 << (self.bits + self.base + self.shift)

    def moved(self, place: int) -> int:
        return place ^ (place >> self.shift & ((1 << self.bits) - 1) << self.base)

    def extra(self, _size: int) -> int:
        """No layout of this kind makes a buffer larger."""
        return 0


Layout = Padding | Swizzle


class Tried(Struct, frozen=True):
    """A layout with the most turns of each request of a buffer in it."""

    layout: Layout
    turns: tuple[int, ...]


class Search(Struct):
    """A search for layouts of one buffer; ``before`` are the turns of its requests as they are, ``left`` how many to count."""

    buffer: Buffer
    before: tuple[int, ...]
    left: int = limits.LAYOUT_TURNS

    @property
    def least(self) -> tuple[int, ...]:
        return tuple(one.least for one in self.buffer.requests)

    def best(self, candidates: Sequence[Layout]) -> Tried | None:
        """The first layout without conflicts, else that of the fewest turns where half of the conflicts are left at most.

        What the limit on the search leaves out is not considered.
        """
        requests, before = self.buffer.requests, self.before
        worst = max(range(len(requests)), key=lambda at: before[at] / requests[at].least)
        scored = []
        for layout in candidates:
            turns = self._turns(requests[worst], layout, (0,))
            if turns * 2 <= before[worst]:
                scored.append((turns, layout))
        best: Tried | None = None
        for _, layout in sorted(scored, key=itemgetter(0))[:_TRIED]:
            found = self._all_turns(layout)
            if found is not None and (best is None or sum(found) < sum(best.turns)):
                best = Tried(layout, found)
                if all(map(int.__le__, found, self.least)):
                    break
        least = sum(self.least)
        is_better = best is not None and (sum(best.turns) - least) * 2 <= sum(before) - least
        return best if is_better else None

    def _all_turns(self, layout: Layout) -> tuple[int, ...] | None:
        """The most turns of each request in a layout, None where one takes more than it did, or cannot be known or counted."""
        found: dict[Request, int] = {}
        for one, before in zip(self.buffer.requests, self.before, strict=True):
            moves = () if one in found else one.moves(layout.period, self.buffer.size, _MOVES)
            if one not in found and not moves:
                return None
            found[one] = found[one] if one in found else self._turns(one, layout, moves or ())
            if self.left <= 0 or found[one] > max(before, one.least):
                return None
        return tuple(found[one] for one in self.buffer.requests)

    def _turns(self, request: Request, layout: Layout, moves: Sequence[int]) -> int:
        self.left -= len(moves)
        return max(turns_in(request, layout, move) for move in moves) if self.left > 0 else 1


def turns_in(request: Request, layout: Layout | None = None, move: int = 0) -> int:
    """The turns of a request whose lanes all are moved by so many bytes, in a layout or as it is."""
    places = (lane + move for lane in request.lanes)
    moved = places if layout is None else map(layout.moved, places)
    return turns_of(near(tuple([((), place) for place in moved])), request.width, request.banks)


def searched(buffer: Buffer) -> tuple[tuple[int, ...], list[Tried]]:
    """The turns of each request of a buffer as it is, and the best layout of each kind.

    Where one leaves no conflicts, those that leave some are left out.
    """
    search = Search(buffer, tuple(map(turns_in, buffer.requests)))
    made = [one for one in (search.best(_paddings(buffer)), search.best(_swizzles(buffer))) if one is not None]
    clean = [one for one in made if all(map(int.__le__, one.turns, search.least))]
    return search.before, clean or made


def _paddings(buffer: Buffer) -> list[Padding]:
    """Rows that stand in the addresses, each with pads that keep the widest access whole, those that cost least first."""
    widest = max(max(one.width for one in buffer.requests), _NARROWEST_PAD)
    rows = set(_BANK_ROWS)
    for one in buffer.requests:
        apart = [abs(after - lane) for lane, after in pairwise(one.lanes)]
        apart += [abs(one.lanes[at] - one.lanes[0]) for at in (2, 4, 8, 16, 32) if at < len(one.lanes)]
        rows.update(apart, (abs(step) for step, _ in one.steps))
    fitting = [row for row in rows if row >= max(_NARROWEST_ROW, 2 * widest) and row % widest == 0]
    made = [Padding(row, pad) for row in fitting for pad in range(widest, min(row, _MOST_PAD) + 1, widest)]
    return sorted(made, key=lambda one: (one.pad / one.row, one.row))


def _swizzles(buffer: Buffer) -> list[Swizzle]:
    """Swizzles that keep the widest access whole, those of the fewest and lowest bits first."""
    lowest = (max(max(one.width for one in buffer.requests), _NARROWEST_PAD) - 1).bit_length()
    return [
        Swizzle(bits, base, shift)
        for bits in range(1, _MOST_BITS + 1)
        for base in range(lowest, lowest + _MOST_BITS)
        for shift in range(bits, _HIGHEST - bits - base + 1)
        if buffer.size is None or buffer.size % (1 << (bits + base)) == 0
    ]
