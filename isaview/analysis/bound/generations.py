"""Generations: matrix instructions that run on later targets without reaching the rate of their units."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files

from msgspec import Struct

from isaview.base.plugins import parsed

_LONGEST_OPCODE = 160


class Older(Struct, frozen=True):
    """An instruction of an earlier generation: the ``share`` of the peak it reaches (0: not known) and what reaches more."""

    pattern: re.Pattern[str]
    targets: tuple[str, ...]
    share: float
    instead: str
    source: str


@cache
def _rows() -> tuple[Older, ...]:
    table = parsed(files("isaview.analysis.bound") / "matrix_instructions.toml")
    return tuple(
        Older(
            re.compile(row["pattern"]),
            tuple(row["targets"].split()),
            row["share"],
            row["instead"],
            table["sources"][row["source"]],
        )
        for row in table["row"]
    )


def older(opcode: str, target: str) -> Older | None:
    """The row of an opcode on a target, None where the instruction is the target's own."""
    if len(opcode) > _LONGEST_OPCODE:
        return None
    fitting = (row for row in _rows() if any(fnmatchcase(target, of) for of in row.targets))
    return next((row for row in fitting if row.pattern.fullmatch(opcode)), None)
