"""Intervals: how far the truth lies from the allocation estimate, as measured on kernels of the same class.

A class is the state the estimate ends in, the registers that early loads cost, and the size of the estimate. The rows of
``intervals.toml`` are made by ``bench/intervals.py``.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import ceil, floor

from msgspec import Struct, convert

from isaview.tables import parsed


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
        """The interval around an estimate, no end of it beyond what is allowed: whole registers inside the span."""
        low = min(registers, max(least, ceil(registers * self.low)))
        high = max(registers, min(most, floor(registers * self.high)))
        return low, high


def span(state: str, registers: int, hoisted: int) -> Span:
    """The span of the class that an estimate falls in."""
    return next(row for row in _rows() if row.state == state and hoisted <= row.hoisted and registers <= row.registers)


@cache
def _rows() -> tuple[Span, ...]:
    return convert(parsed(files("isaview.estimates") / "intervals.toml")["row"], tuple[Span, ...])
