"""Kept statements: what a grammar made of the lines of earlier runs, found again by what a line says.

Dumps say the same things from one run to the next as they do from line to line. What a dialect made of a line is kept in the
store, one entry for each dialect and target, so that a text that says nothing new needs no parser. The entry's name is the
digest of all that statements follow from (sources, grammar, opcodes): a change of any begins another entry. A line's
statements are decoded when a text has that line, by their types; what does not fit them is as good as absent.
"""

from __future__ import annotations

import atexit
from functools import cached_property
from importlib.resources import files
from typing import Any

from msgspec import DecodeError, Raw, Struct, field
from msgspec.msgpack import Decoder, Encoder

from isaview.base import limits, store
from isaview.languages import grammar
from isaview.model.kernel import Storage
from isaview.model.statements import (
    Alias,
    Begin,
    Declare,
    Defined,
    Fact,
    Label,
    Located,
    Note,
    Operation,
    Part,
    Statement,
    Table,
    Target,
)

_KIND = "statements"
_MOST = 50_000
"""Lines whose statements are remembered while the program runs; beyond, all are forgotten."""
SOURCES = (
    *(f"base/{name}" for name in ("limits", "measure", "text", "words")),
    *(f"languages/{name}" for name in ("opcode_table", "shapes")),
    *(f"model/{name}" for name in ("form", "kernel", "registers", "statements")),
)
"""Modules besides a dialect's own that statements follow from."""
_KINDS = Alias | Begin | Declare | Defined | Fact | Label | Located | Note | Operation | Part | Storage | Table | Target
"""The statements that can be kept: plain data, and understood."""


class KeptStatements(Struct, dict=True):
    """The statements of one dialect's lines, for one target.

    ``kinds`` are kinds of statement that only this dialect has, ``inside`` the dialects of texts that stand in its lines.
    """

    dialect: str
    target: str = ""
    kinds: tuple[type[Struct], ...] = ()
    inside: tuple[str, ...] = ()
    met: dict[str, tuple[Statement, ...]] = field(default_factory=dict)
    """What this run read or found, in order."""
    grown: bool = False

    def find(self, line: str) -> tuple[Statement, ...] | None:
        """What a line was read as, in this run or an earlier one; None where that is not known."""
        if line in self.met or line not in self._before:
            return self.met.get(line)
        try:
            known: tuple[Statement, ...] = self._decoder.decode(self._before[line])
        except DecodeError:
            return None
        self.met[line] = known
        return known

    def keep(self, line: str, statements: tuple[Statement, ...]) -> None:
        """Remember what a line was read as; the store has it when the program ends."""
        if len(self.met) >= _MOST:
            self.met.clear()
        self.met[line] = statements
        if not self.grown:
            self.grown = True
            atexit.register(self.save)

    def save(self) -> None:
        """Put into the store what this run met and, where room is left, what earlier ones did."""
        encode = Encoder().encode
        entries: dict[str, Raw] = {}
        room = limits.KEPT_STATEMENTS_BYTES
        for line, statements in {**self.met, **self._before}.items():
            try:
                entry = encode(self.met.get(line, statements))
                room -= len(line.encode()) + len(entry)
            except (TypeError, ValueError, OverflowError):  # not plain data, or a text or a number that cannot be written
                continue
            if room < 0:
                break
            entries[line] = Raw(entry)
        store.save(_KIND, self._key, entries)

    @cached_property
    def _key(self) -> str:
        package = files("isaview")
        dialects = (self.dialect, *self.inside)
        folders = [package / "languages" / dialect for dialect in dialects]
        own = [path for folder in folders for path in sorted(folder.iterdir(), key=lambda path: path.name) if path.is_file()]
        sources = [*own, *(package / f"{name}.py" for name in SOURCES)]
        texts = [path.read_text(encoding="utf-8") for path in sources] + [grammar.text(dialect) for dialect in dialects]
        return store.digest(self.dialect, self.target, *texts)

    @cached_property
    def _before(self) -> dict[str, Raw]:
        return store.load(_KIND, self._key, dict[str, Raw]) or {}

    @cached_property
    def _decoder(self) -> Decoder[Any]:
        kinds: Any = _KINDS
        for kind in self.kinds:
            kinds = kinds | kind
        return Decoder(tuple[kinds, ...])
