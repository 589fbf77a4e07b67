"""Numbers with their unit, their origin and the reason for it: no analyzer returns a bare number."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from math import prod
from typing import Literal

from msgspec import Struct
from msgspec.structs import astuple

from isaview.base import regex

Origin = Literal["stated", "counted", "estimated", "unavailable", "unread"]
Number = int | float


class UnknownMeasureError(ValueError):
    """A measure has no number; the message says which, and why."""


class Measure(Struct, frozen=True, eq=False):
    """A number with its unit, its origin and the reason for it.

    ``origin`` is ``stated`` (the compiler wrote it), ``counted`` (exact from the text), ``estimated`` (a model; ``low`` and
    ``high`` are always present), ``unavailable`` (cannot be had) or ``unread`` (should be there but could not be read).
    ``value`` is None exactly for the last two.

    A measure compares with a number or another measure of its unit: ``kernel.occupancy.waves >= 4``. An estimate compares
    by its value; `at_most` and `at_least` hold for its whole interval. Without a value, each raises `UnknownMeasureError`.
    """

    value: Number | None
    low: Number | None
    high: Number | None
    unit: str
    origin: Origin
    because: str

    def __post_init__(self) -> None:
        """Refuse, as a ValueError, a value or interval that contradicts the origin."""
        if (self.value is None) != (self.origin in ("unavailable", "unread")):
            raise ValueError(f"a measure that is {self.origin} cannot have the value {self.value!r}")
        if self.origin == "estimated" and (self.low is None or self.high is None):
            raise ValueError("an estimate needs low and high")

    @property
    def is_known(self) -> bool:
        """Whether there is a value."""
        return self.value is not None

    @property
    def number(self) -> Number:
        """The value, in ``unit``; an `UnknownMeasureError` where there is none."""
        if self.value is None:
            raise UnknownMeasureError(f"this number is {self.origin} (in {self.unit or 'no unit'}): {self.because}")
        return self.value

    @property
    def is_lower_bound(self) -> bool:
        """Whether the true value may be more, by an unknown amount."""
        return self.low is not None and self.high is None

    def at_most(self, limit: Number) -> bool:
        """Whether the whole interval lies at or below a limit."""
        return not self.is_lower_bound and (self.number if self.high is None else self.high) <= limit

    def at_least(self, limit: Number) -> bool:
        """Whether the whole interval lies at or above a limit."""
        return (self.number if self.low is None else self.low) >= limit

    def __lt__(self, other: Number | Measure) -> bool:
        return self.number < self._against(other)

    def __le__(self, other: Number | Measure) -> bool:
        return self.number <= self._against(other)

    def __gt__(self, other: Number | Measure) -> bool:
        return self.number > self._against(other)

    def __ge__(self, other: Number | Measure) -> bool:
        return self.number >= self._against(other)

    def __eq__(self, other: object) -> bool:
        """Whether the value is that number, or all fields are those of the other measure."""
        if isinstance(other, Measure):
            return astuple(self) == astuple(other)
        return self.number == other if isinstance(other, int | float) else NotImplemented

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self.value)

    def _against(self, other: Number | Measure) -> Number:
        if not isinstance(other, Measure):
            return other
        if other.unit != self.unit:
            raise ValueError(f"{self.unit or 'a bare number'} and {other.unit or 'a bare number'} cannot be compared")
        return other.number


def stated_measure(value: Number, unit: str, because: str) -> Measure:
    """A number the compiler or another named tool wrote; ``because`` names the place."""
    return Measure(value, None, None, unit, "stated", because)


def counted_measure(value: Number, unit: str, because: str) -> Measure:
    """A number that is exact from the text."""
    return Measure(value, None, None, unit, "counted", because)


def estimated_measure(value: Number, low: Number, high: Number, unit: str, because: str) -> Measure:
    """A number from a model, with the interval the model stands for."""
    return Measure(value, low, high, unit, "estimated", because)


def at_least(value: Number, unit: str, because: str) -> Measure:
    """A lower bound that is exact from what is known: ``low`` is the value, and there is no ``high``."""
    return Measure(value, value, None, unit, "counted", because)


def unavailable(unit: str, because: str) -> Measure:
    """A number that this input cannot give; ``because`` says why and, if possible, how to get it."""
    return Measure(None, None, None, unit, "unavailable", because)


def unread(unit: str, because: str) -> Measure:
    """A number that should be there but could not be read."""
    return Measure(None, None, None, unit, "unread", because)


_COMPANION = regex.compile(r"(?:[^:]*[/\\])?([^:/\\]+\.[A-Za-z]\w{1,6})(?::\d+)?: ")
_ASKED = regex.compile(r"(\S+ \d[\d.]*) -v for ")


def interval(cell: Measure) -> tuple[Number, Number]:
    """The least and the most that a known measure may be."""
    return (cell.number if cell.low is None else cell.low), (cell.number if cell.high is None else cell.high)


def companion(measure: Measure) -> str:
    """The file with a dump, or the tool that was asked, that states a measure; "" for any other source."""
    return _named_value(_COMPANION, measure) or asked_tool(measure)


def asked_tool(measure: Measure) -> str:
    """The tool that was asked for a measure, with its version (``ptxas 13.0``); "" where none was."""
    return _named_value(_ASKED, measure)


def _named_value(pattern: re.Pattern[str], measure: Measure) -> str:
    match = pattern.match(measure.because) if measure.origin == "stated" else None
    return match[1] if match else ""


def round_up(amount: int, granule: int) -> int:
    """The amount rounded up to whole granules, which are 1 or more."""
    return -(-amount // granule) * granule


_BYTES = regex.compile(r"\s*(0x[0-9a-f]{1,16}|\d{1,18})\s*(?:(k|m|g)(?:i?b)?|b)?\s*", re.IGNORECASE)
_FACTOR = {"": 1, "k": 1024, "m": 1024**2, "g": 1024**3}


def bytes_of(text: str) -> int:
    """The bytes that a text names, or a ValueError; K, KB and KiB are 1,024, as everybody means with shared memory."""
    match = _BYTES.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is no amount of bytes; write 49152 or 48KiB")
    number = int(match[1], 16) if match[1][:2].lower() == "0x" else int(match[1])
    return number * _FACTOR[(match[2] or "").lower()]


def along_axes(name: str, extents: Sequence[int]) -> Iterator[tuple[str, int]]:
    """The product of up to three extents under the figure's name, then each under the name with its axis."""
    yield name, prod(extents)
    yield from ((f"{name}_{axis}", extent) for axis, extent in zip("xyz", extents, strict=False))
