"""What the name and the qualifiers of an instruction of PTX say, whatever its operands are."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from msgspec import Struct

from isaview.base import regex
from isaview.languages.opcode_table import Opcode, expand, load, table_of

_SPACES = {"global": "global", "shared": "shared", "local": "private", "const": "constant", "param": "parameter"}
_CLASS_OF_FLOAT = {
    "f64": "float64",
    "f32": "float32",
    "f32x2": "float32",
    "tf32": "float32",
    "pred": "logic",
    "f16": "float16",
    "f16x2": "float16",
    "bf16": "float16",
    "bf16x2": "float16",
}
_SHAPE = regex.compile(r"m(\d{1,4})n(\d{1,4})(?:k(\d{1,4}))?\Z")
_TYPE = regex.compile(r"(?:bf|tf|[usbf])(\d{1,4})(?:x(\d{1,2}))?\Z")
_SMALL_FLOAT = regex.compile(r"u?(e\dm\d|s2f6)(?:x(\d))?\Z")


@cache
def _document() -> Mapping[str, Any]:
    return table_of("ptx", "opcodes")


@cache
def _qualifiers() -> tuple[frozenset[str], frozenset[str], re.Pattern[str]]:
    """The qualifiers that are types, all that are words (types among them), and a pattern of all others."""
    table = _document()["qualifiers"]
    types = frozenset(table["types"].split())
    return types, types.union(table["words"].split()), re.compile("(?:" + "|".join(table["patterns"].split()) + r")\Z")


@cache
def special_registers() -> Mapping[str, int]:
    """Name → bits of every special register; three-dimensional ones are named with and without a component."""
    table = _document()["special"]
    return {name: bits for bits in (1, 32, 64) for name in expand(table[f"names{bits}"])}


def bits_of(type_word: str) -> int | None:
    """The bits of a value of a type (``f16x2`` → 32, ``e4m3x4`` → 32), None for what is no such type."""
    if type_word == "pred":
        return 1
    small = _SMALL_FLOAT.match(type_word)
    if small:
        # e2m1 fills half a byte; the six-bit types stand in a byte each.
        return (4 if small[1] == "e2m1" else 8) * int(small[2] or 1)
    plain = _TYPE.match(type_word)
    return int(plain[1]) * int(plain[2] or 1) if plain else None


class Meaning(Struct, frozen=True):
    """An opcode taken apart; ``row`` is None where no row and no family fits.

    ``spaces`` are the state spaces in the order written, ``types`` the type qualifiers, ``width`` the vector width.
    """

    opcode: str
    mnemonic: str
    row: Opcode | None
    recognised: str
    qualifiers: tuple[str, ...]
    spaces: tuple[str, ...]
    types: tuple[str, ...]
    width: int
    shape: tuple[int, int, int] | None

    @property
    def modifiers(self) -> tuple[str, ...]:
        """Qualifiers that are neither type nor width nor state space: cache, scope, order."""
        shown_elsewhere = {*self.types, "v2", "v4", "v8"}
        return tuple(word for word in self.qualifiers if word not in shown_elsewhere and word.split("::")[0] not in _SPACES)

    @property
    def instruction_class(self) -> str:
        """The class, by the first type where the row leaves it to the types, and "memory" where an access decides."""
        if self.row is None:
            return "unknown"
        if self.row.instruction_class != "type":
            return self.row.instruction_class
        first = self.types[0] if self.types else ""
        small = "float8" if _SMALL_FLOAT.match(first) else "integer"
        return _CLASS_OF_FLOAT.get(first, small)


@lru_cache(maxsize=8192)
def meaning(opcode: str) -> Meaning:
    """What an opcode says; a row that has an unknown qualifier behind it counts as recognised by family."""
    words = opcode.split(".")
    table = load("ptx")
    prefixes = ((count, table.rows.get(".".join(words[:count]))) for count in range(min(len(words), 7), 0, -1))
    count, row = next(((count, row) for count, row in prefixes if row is not None), (1, table.find(opcode)))
    types, known, pattern = _qualifiers()
    qualifiers = tuple(words[count:])
    recognised = row.recognised if row else "unknown"
    if recognised == "table" and not all(word in known or pattern.match(word) for word in qualifiers):
        recognised = "family"
    shapes = [_SHAPE.match(word) for word in qualifiers]
    shape = next(((int(s[1]), int(s[2]), int(s[3] or 0)) for s in shapes if s), None)
    return Meaning(
        opcode=opcode,
        mnemonic=".".join(words[:count]),
        row=row,
        recognised=recognised,
        qualifiers=qualifiers,
        spaces=tuple(_SPACES[space] for space in (word.split("::")[0] for word in qualifiers) if space in _SPACES),
        types=tuple(word for word in qualifiers if word in types),
        width=next((int(word[1]) for word in qualifiers if word in ("v2", "v4", "v8")), 1),
        shape=shape,
    )
