"""What each instruction does, as data in ``isaview/languages/<language>/opcodes.toml``.

A table is a list of rows. ``names`` holds mnemonics separated by blanks, with braces to shorten
(``v_add_{f16,f32}`` is two names); a row with ``family`` instead holds glob patterns and counts as a fallback. Other keys:

- ``class``: the instruction class, a word of `CLASSES`, or a word the language resolves itself (by a
  type, by the memory access);
- ``operands``: a letter per operand: w written, r read, b both, - no register; the last letter stands for all that follow;
- ``reads``, ``writes``: registers that stand nowhere in the statement;
- ``space``, ``access``, ``bytes``, ``per``: the memory access;
- ``flow``: `isaview.model.form.FlowKind`, next where absent;
- ``flags``: neutral facts, see `Form.flags`.

``[own]`` names what only this language's rows say: further ``keys`` (kept in ``extra``), ``classes`` and role ``letters``.
A row that says anything else is refused when the table loads.
"""

from __future__ import annotations

from collections.abc import Mapping
from fnmatch import translate
from functools import cache
from itertools import product
from pathlib import Path
from re import Pattern
from typing import Any, get_args

from msgspec import Struct, field

from isaview.base import regex
from isaview.base.plugins import TableError, read_toml, refuse
from isaview.base.words import CLASSES, SPACES
from isaview.model.form import FlowKind

_PLAIN = ("operands", "space", "access", "bytes", "per", "flow")
_LISTS = ("reads", "writes", "flags")
_KEYS = ("names", "family", "class", *_PLAIN, *_LISTS)
_WORDS = {
    "class": CLASSES,
    "operands": ("w", "r", "b", "-"),
    "space": SPACES,
    "access": ("load", "store", "atomic", "copy"),
    "per": ("lane", "wave", "group"),
    "flow": get_args(FlowKind),
}
"""What may stand under a key of every table; each letter of ``operands`` is a word of its own."""


class Opcode(Struct, frozen=True):
    """What the instructions of a row do.

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
    """The opcodes of a language."""

    rows: Mapping[str, Opcode]
    families: tuple[tuple[Pattern[str], Opcode], ...]

    def find(self, mnemonic: str) -> Opcode | None:
        """The row of a mnemonic: its own, else the first family that fits, else None."""
        families = (row for pattern, row in self.families if pattern.match(mnemonic))
        return self.rows.get(mnemonic) or next(families, None)


def expand(names: str) -> list[str]:
    """Names separated by blanks with their braces multiplied out: ``v_{a,b}_{1,2}`` gives four."""
    expanded: list[str] = []
    for name in names.split():
        pieces = [piece.split(",") for piece in name.replace("}", "{").split("{")]
        literal = [piece if index % 2 else [",".join(piece)] for index, piece in enumerate(pieces)]
        expanded.extend("".join(combination) for combination in product(*literal))
    return expanded


def _check(place: str, entry: Mapping[str, Any], own: Mapping[str, str]) -> None:
    """Refuse a row that lacks its class, or has a key or word that no reader knows.

    Raises:
        TableError: the message names the table, the row and the key.
    """
    unknown = sorted(entry.keys() - {*_KEYS, *own.get("keys", "").split()})
    if unknown or "class" not in entry:
        raise TableError(f"{place}: " + (f"no key is called {unknown[0]!r}" if unknown else "the key 'class' is missing"))
    further = {"class": own.get("classes", "").split(), "operands": list(own.get("letters", ""))}
    for key in (key for key in _WORDS if key in entry):
        wrong = [word for word in (entry[key] if key == "operands" else [entry[key]]) if word not in _WORDS[key]]
        if set(wrong) - set(further.get(key, ())):
            raise TableError(f"{place}: {key} cannot be {entry[key]!r}")


def _row(entry: Mapping[str, Any], recognised: str) -> Opcode:
    reads, writes, flags = (entry.get(key, "").split() for key in _LISTS)
    return Opcode(
        entry["class"],
        reads=tuple(reads),
        writes=tuple(writes),
        flags=frozenset(flags),
        recognised=recognised,
        extra={key: value for key, value in entry.items() if key not in _KEYS},
        **{key: entry[key] for key in _PLAIN if key in entry},
    )


def table_of(language: str, name: str, columns: Mapping[str, tuple[str, str]] = {}) -> dict[str, Any]:
    """The table ``<name>.toml`` of a language, empty where it has none.

    Args:
        language: the folder.
        name: the file.
        columns: list of rows → the columns that each of its rows must have, and those it may have, separated by blanks.

    Raises:
        TableError: a row has other columns; the message names the table and the row.
    """
    file = Path(__file__).parent / language / f"{name}.toml"
    document = dict(read_toml(file)) if file.is_file() else {}
    for kind, (required, further) in columns.items():
        for row in document.get(kind, ()):
            called = row.get("pattern") or row.get("targets") or row.get("name")
            title = f"languages/{language}/{name}.toml: {kind} {called}"
            refuse(row, title, (*required.split(), *further.split()), required.split())
    return document


@cache
def load(language: str) -> OpcodeTable:
    """The table of a language, read once.

    Raises:
        TableError: a name stands in two rows, or a row has a key or word that no reader knows.
    """
    return read(table_of(language, "opcodes"), f"languages/{language}/opcodes.toml")


def read(document: Mapping[str, Any], title: str) -> OpcodeTable:
    """The table that a parsed file holds; ``title`` names the file in messages.

    Raises:
        TableError: as `load`.
    """
    rows: dict[str, Opcode] = {}
    families: list[tuple[Pattern[str], Opcode]] = []
    for entry in document["row"]:
        names = expand(entry.get("family") or entry.get("names", ""))
        _check(f"{title}: row {' '.join(names[:3]) or 'without names'}", entry, document.get("own", {}))
        if "family" in entry:
            family = _row(entry, "family")
            families.extend((regex.compile(translate(pattern)), family) for pattern in names)
            continue
        row = _row(entry, "table")
        for name in names:
            if name in rows:
                raise TableError(f"{title}: {name} stands in two rows")
            rows[name] = row
    return OpcodeTable(rows, tuple(families))


@cache
def fewest_operands(language: str) -> Mapping[str, int]:
    """The fewest operands an opcode stands with, by name where that is known; ``operands.toml`` of a language, read once."""
    return {name: int(count) for count, names in table_of(language, "operands").items() for name in expand(names)}
