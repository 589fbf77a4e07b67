"""The tree that the grammar gives for a line of HLO text, over the line's shape."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec import Struct

from isaview.languages.grammar import statement_parser


class Piece(Struct, frozen=True):
    """A piece of a line from offset ``start`` to ``end`` of its shape; ``kind`` is a rule or a terminal of the grammar."""

    kind: str
    start: int
    end: int
    parts: tuple[Piece, ...] = ()

    def all(self, kind: str) -> list[Piece]:
        """The direct parts of a kind, in order."""
        return [part for part in self.parts if part.kind == kind]

    def first(self, kind: str) -> Piece | None:
        """The first direct part of a kind, None where there is none."""
        return next((part for part in self.parts if part.kind == kind), None)


def _piece(child: Any) -> Piece:
    return child if isinstance(child, Piece) else Piece(child.type, child.start_pos, child.end_pos)


def _spanning(kind: str, children: list[Any]) -> Piece:
    parts = tuple(map(_piece, children))
    return Piece(kind, parts[0].start, parts[-1].end, parts)


_KINDS = "module opening parameters parameter closing instruction settings setting group operand name type"
_RULES: dict[str, Callable[[list[Any]], Any]] = {
    **{kind: partial(_spanning, kind) for kind in _KINDS.split()},
    "tuple": partial(_spanning, "type"),
}

parse: Callable[[str], Piece | int] = statement_parser("hlo", _RULES)
"""What a line says; where it is no statement, the offset at which reading stopped."""
