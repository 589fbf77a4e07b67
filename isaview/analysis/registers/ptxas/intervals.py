"""How far the truth lies from the allocation estimate, as measured on kernels of the same class.

A class is the state the estimate ends in, the registers that early loads cost, and the size of the estimate. The rows of
``intervals.toml`` are made by ``bench/intervals.py``.
"""

from __future__ import annotations

from functools import cache
from math import ceil, floor
from pathlib import Path

from msgspec import Struct, convert

from isaview.base.plugins import read_toml

EVEN_BELOW = 32  # registers
"""Smaller counts are mostly even (four of five), so an interval ends on an even count there."""


class Span(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the truth lies for a class of kernels, as ratios to the estimate.

    ``hoisted`` and ``registers`` are the most of the class; ``held`` is the share of kernels that the span held of sources
    which were left out when it was made.
    """

    state: str
    hoisted: int
    registers: int
    low: float
    high: float
    held: float

    def ends(self, registers: int, least: int, most: int) -> tuple[int, int]:
        """The interval around an estimate, no end of it beyond what is allowed: whole registers inside the span.

        An odd end that is neither the estimate nor what is allowed goes inwards by 1, where counts are mostly even.
        """
        # Ratios are the truth's: an end beyond them would hold a register that was never seen.
        low, high = ceil(registers * self.low), floor(registers * self.high)
        low += low % 2 if low < EVEN_BELOW else 0
        high -= high % 2 if high < EVEN_BELOW else 0
        return min(registers, max(least, low)), max(registers, min(most, high))


def outwards(count: int, registers: int) -> int:
    """The least interval's end that holds a count around an estimate: an odd count may lie 1 further out."""
    if count == registers or count >= EVEN_BELOW or count % 2 == 0:
        return count
    return count - 1 if count < registers else count + 1


def span(state: str, registers: int, hoisted: int) -> Span:
    """The span of the class that an estimate falls in."""
    return next(row for row in _rows() if row.state == state and hoisted <= row.hoisted and registers <= row.registers)


@cache
def _rows() -> tuple[Span, ...]:
    return convert(read_toml(Path(__file__).with_name("intervals.toml"))["row"], tuple[Span, ...])
