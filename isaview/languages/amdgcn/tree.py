"""The pieces of a line of AMDGCN that the grammar makes; each knows where it stands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec import Struct

from isaview.languages.grammar import statement_parser

Children = list[Any]


class Piece(Struct, frozen=True):
    """A word, number, string, call, indexed register, group, magnitude, list, expression or modifier.

    ``start`` and ``end`` are offsets in the line; ``word`` is the name it begins with, "" where it has none.
    """

    kind: str
    start: int
    end: int
    word: str = ""
    parts: tuple[Piece, ...] = ()


class Call(Struct, frozen=True):
    """A head word and what follows it: an instruction, a directive, or a half of a dual instruction."""

    head: Piece
    items: tuple[Piece, ...]


class Assignment(Struct, frozen=True):
    """``name = value``."""

    name: Piece
    value: Piece


class Line(Struct, frozen=True):
    """A line: its labels, up to two operations, or an assignment, and its comment."""

    labels: tuple[Piece, ...]
    operations: tuple[Call, ...]
    assignment: Assignment | None
    comment: Piece | None


_KINDS = {"WORD": "word", "NUMBER": "number", "STRING": "string", "COMMENT": "comment"}


def _piece(child: Any) -> Piece:
    if isinstance(child, Piece):
        return child
    return Piece(_KINDS.get(child.kind, "sign"), child.start, child.end, str(child))


def _spanning(kind: str, children: Children) -> Piece:
    pieces = [_piece(child) for child in children]
    word = pieces[0].word if pieces[0].kind == "word" else ""
    return Piece(kind, pieces[0].start, pieces[-1].end, word, tuple(piece for piece in pieces if piece.kind != "sign"))


def _expression(children: Children) -> Piece:
    """A single operand stays what it is."""
    return _piece(children[0]) if len(children) == 1 else _spanning("expression", children)


def _label(children: Children) -> Piece:
    """The name without its colon."""
    name = _piece(children[0])
    return Piece("label", name.start, name.end, name.word)


def _operation(children: Children) -> Call:
    head, *items = (_piece(child) for child in children)
    return Call(head, tuple(items))


def _start(children: Children) -> Line:
    comment = _piece(children.pop()) if children and not isinstance(children[-1], Call | Assignment | Piece) else None
    assignment = children.pop() if children and isinstance(children[-1], Assignment) else None
    labels = tuple(child for child in children if isinstance(child, Piece))
    return Line(labels, tuple(child for child in children if isinstance(child, Call)), assignment, comment)


_RULES: dict[str, Callable[[Children], Any]] = {
    "start": _start,
    "label": _label,
    "operation": _operation,
    "assignment": lambda children: Assignment(_piece(children[0]), _piece(children[-1])),
    "expression": _expression,
    **{kind: partial(_spanning, kind) for kind in ("modifier", "call", "indexed", "group", "magnitude", "list")},
}
"""Rule of the grammar → what makes a piece of its children."""

parse_line: Callable[[str], Line | int] = statement_parser("amdgcn", _RULES)
"""What stands on a line; where that is no line of AMDGCN, the offset at which reading stopped."""
