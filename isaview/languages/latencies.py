"""The clocks until a result can be read, as data in ``<dialect>/latencies.toml`` with the source of each figure.

- ``[sources]``: who measured, on what;
- ``[[result]]``: what a scoreboard guards: ``targets`` that it was measured for, ``pattern`` of the opcode, ``clocks`` as
  [least, most] of what was published. The first row that fits holds; what no row says is not known;
- ``[[fixed]]``: what the stall count guards: the most ``clocks`` that a result takes, whatever the target.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from msgspec import Struct, field

from isaview.base import regex
from isaview.languages.meanings import LONGEST_OPCODE
from isaview.languages.opcode_table import table_of

_COLUMNS = {"result": ("pattern clocks source targets", ""), "fixed": ("pattern clocks source", "")}


class Latency(Struct, frozen=True):
    """Clocks until a result is there, the least and the most that was measured, and where that is published."""

    low: int
    high: int
    source: str


class Latencies(Struct, frozen=True, eq=False):
    """What is known for a target; each opcode is looked up once."""

    results: tuple[tuple[re.Pattern[str], Latency], ...] = ()
    fixed: tuple[tuple[re.Pattern[str], int], ...] = ()
    known: dict[str, Latency | None] = field(default_factory=dict)
    known_fixed: dict[str, int] = field(default_factory=dict)

    def of_result(self, opcode: str) -> Latency | None:
        """How long a result takes that a scoreboard guards; None where nobody published it."""
        if opcode not in self.known:
            fitting = (latency for pattern, latency in self.results if _fits(pattern, opcode))
            self.known[opcode] = next(fitting, None)
        return self.known[opcode]

    def at_most(self, opcode: str) -> int:
        """The most clocks that a result takes which the stall count guards; 0 where that is not known."""
        if opcode not in self.known_fixed:
            self.known_fixed[opcode] = next((clocks for pattern, clocks in self.fixed if _fits(pattern, opcode)), 0)
        return self.known_fixed[opcode]


def _fits(pattern: re.Pattern[str], opcode: str) -> bool:
    return len(opcode) < LONGEST_OPCODE and pattern.fullmatch(opcode) is not None


def _latency(row: Mapping[str, Any], sources: Mapping[str, str]) -> Latency:
    low, high = row["clocks"]
    return Latency(low, high, sources[row["source"]])


@cache
def latencies(dialect: str, target: str | None) -> Latencies:
    """The latencies of a language for a target; nothing is known where the language has no table."""
    table = table_of(dialect, "latencies", _COLUMNS)
    rows = table.get("result", ())
    measured = (row for row in rows if any(regex.fits(target or "", pattern) for pattern in row["targets"].split()))
    return Latencies(
        results=tuple((regex.compile(row["pattern"]), _latency(row, table["sources"])) for row in measured),
        fixed=tuple((regex.compile(row["pattern"]), row["clocks"]) for row in table.get("fixed", ())),
    )
