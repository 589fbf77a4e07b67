"""Opcode tables: what each instruction does, as data in ``isaview/opcodes/<dialect>.toml``.

A table is a list of rows. ``names`` holds mnemonics separated by blanks, with braces to shorten
(``v_add_{f16,f32}`` is two names); a row with ``family`` instead holds glob patterns and is a fallback that counts as
such. Other keys:

- ``class``: the instruction class, one of `CLASSES`, or a word the dialect resolves itself (PTX: by the type suffix);
- ``operands``: a letter per operand: w written, r read, b both, - no register; the last letter stands for all that follow;
- ``reads``, ``writes``: registers that stand nowhere in the statement;
- ``space``, ``access``, ``bytes``, ``per``: the memory access;
- ``flow``: `isaview.model.form.FlowKind`, next where absent;
- ``flags``: neutral facts, see `Form.flags`; any other key is kept in ``extra`` for the dialect.
"""

from __future__ import annotations

from collections.abc import Mapping
from fnmatch import translate
from functools import cache
from importlib.resources import files
from itertools import product
from re import Pattern
from re import compile as compile_pattern
from typing import Any, cast, get_args

from msgspec import Struct, field

from isaview.base.plugins import parsed
from isaview.model.form import FlowKind

_KNOWN_KEYS = frozenset(
    ("names", "family", "class", "operands", "reads", "writes", "space", "access", "bytes", "per", "flow", "flags")
)


class Opcode(Struct, frozen=True):
    """One row: what the instructions of this name do.

    ``operands`` are role letters (w, r, b, -), ``recognised`` is "table" for a name of its own and "family" for a pattern.
    """

    instruction_class: str
    operands: str = ""
    reads: tuple[str, ...] = ()
    writes: tuple[str, ...] = ()
    space: str = ""
    access: str = ""
    bytes: int | None = None
    per: str = "lane"
    flow: FlowKind = "next"
    flags: frozenset[str] = frozenset()
    recognised: str = "table"
    extra: Mapping[str, Any] = field(default_factory=dict)

    def role(self, index: int) -> str:
        """The role letter of an operand by position; the last letter stands for all that follow, r where there is none."""
        if not self.operands:
            return "r"
        return self.operands[min(index, len(self.operands) - 1)]


class OpcodeTable(Struct, frozen=True):
    """The opcodes of one dialect."""

    rows: Mapping[str, Opcode]
    families: tuple[tuple[Pattern[str], Opcode], ...]

    def find(self, mnemonic: str) -> Opcode | None:
        """The row of a mnemonic: its own, else the first family that fits, else None."""
        row = self.rows.get(mnemonic)
        if row is not None:
            return row
        return next((row for pattern, row in self.families if pattern.match(mnemonic)), None)


def expand(names: str) -> list[str]:
    """Names separated by blanks with their braces multiplied out: ``v_{a,b}_{1,2}`` gives four."""
    expanded: list[str] = []
    for name in names.split():
        pieces = [piece.split(",") for piece in name.replace("}", "{").split("{")]
        literal = [piece if index % 2 else [",".join(piece)] for index, piece in enumerate(pieces)]
        expanded.extend("".join(combination) for combination in product(*literal))
    return expanded


def _row(entry: Mapping[str, Any], recognised: str) -> Opcode:
    flow = entry.get("flow", "next")
    if flow not in get_args(FlowKind):
        raise ValueError(f"opcode table: no flow is called {flow!r}")
    return Opcode(
        instruction_class=entry["class"],
        operands=entry.get("operands", ""),
        reads=tuple(entry.get("reads", "").split()),
        writes=tuple(entry.get("writes", "").split()),
        space=entry.get("space", ""),
        access=entry.get("access", ""),
        bytes=entry.get("bytes"),
        per=entry.get("per", "lane"),
        flow=cast(FlowKind, flow),
        flags=frozenset(entry.get("flags", "").split()),
        recognised=recognised,
        extra={key: value for key, value in entry.items() if key not in _KNOWN_KEYS},
    )


@cache
def load(dialect: str) -> OpcodeTable:
    """The table of a dialect, read once.

    Raises:
        ValueError: a name stands in two rows, or a row is malformed.
    """
    document = parsed(files("isaview.languages") / dialect / "opcodes.toml")
    rows: dict[str, Opcode] = {}
    families: list[tuple[Pattern[str], Opcode]] = []
    for entry in document["row"]:
        if "family" in entry:
            family = _row(entry, "family")
            families.extend((compile_pattern(translate(pattern)), family) for pattern in expand(entry["family"]))
            continue
        row = _row(entry, "table")
        for name in expand(entry["names"]):
            if name in rows:
                raise ValueError(f"opcodes/{dialect}.toml: {name} stands in two rows")
            rows[name] = row
    return OpcodeTable(rows, tuple(families))


@cache
def fewest_operands(dialect: str) -> Mapping[str, int]:
    """The fewest operands an opcode stands with, by name where that is known; ``<dialect>_operands.toml``, read once."""
    document = parsed(files("isaview.languages") / dialect / "operands.toml")
    return {name: int(count) for count, names in document.items() for name in expand(names)}
