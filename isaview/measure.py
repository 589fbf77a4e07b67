"""Measures: every number isaview prints, with where it came from.

A number without an origin is worth little at two in the morning, so no analyzer returns a bare one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Origin = Literal["stated", "counted", "estimated", "unavailable", "unread"]
Number = int | float


@dataclass(frozen=True, slots=True)
class Measure:
    """One number with its unit, its origin and the reason for it.

    ``origin`` is ``stated`` (the compiler wrote it), ``counted`` (exact from the text), ``estimated`` (a model; ``low`` and
    ``high`` are always present), ``unavailable`` (cannot be had) or ``unread`` (should be there but could not be read).
    ``value`` is None exactly for the last two; neither prints nor compares as 0.
    """

    value: Number | None
    low: Number | None
    high: Number | None
    unit: str
    origin: Origin
    because: str

    def __post_init__(self) -> None:
        """Refuse a measure whose parts contradict its origin.

        Raises:
            ValueError: a known origin without a value, an unknown one with a value, or an estimate without an interval.
        """
        known = self.origin not in ("unavailable", "unread")
        if known != (self.value is not None):
            raise ValueError(f"a measure that is {self.origin} cannot have the value {self.value!r}")
        if self.origin == "estimated" and (self.low is None or self.high is None):
            raise ValueError("an estimate needs low and high")

    @property
    def known(self) -> bool:
        """Whether there is a value."""
        return self.value is not None


def stated(value: Number, unit: str, because: str) -> Measure:
    """A number the compiler or another named tool wrote; ``because`` names the place."""
    return Measure(value, None, None, unit, "stated", because)


def counted(value: Number, unit: str, because: str) -> Measure:
    """A number that is exact from the text."""
    return Measure(value, None, None, unit, "counted", because)


def estimated(value: Number, low: Number, high: Number, unit: str, because: str) -> Measure:
    """A number from a model, with the interval the model stands for."""
    return Measure(value, low, high, unit, "estimated", because)


def unavailable(unit: str, because: str) -> Measure:
    """A number that cannot be had from this input; ``because`` says why and, where there is one, the way to it."""
    return Measure(None, None, None, unit, "unavailable", because)


def unread(unit: str, because: str) -> Measure:
    """A number that should be there but could not be read."""
    return Measure(None, None, None, unit, "unread", because)
