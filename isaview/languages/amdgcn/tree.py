"""What the grammar makes of one line of AMDGCN: pieces that know where they stand."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any

from msgspec import Struct

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
    """A head word and what follows it: an instruction, a directive, or one half of a dual instruction."""

    head: Piece
    items: tuple[Piece, ...]


class Assignment(Struct, frozen=True):
    """``name = value``."""

    name: Piece
    value: Piece


class Line(Struct, frozen=True):
    """One line: its labels, one or two operations, or an assignment, and its comment."""

    labels: tuple[Piece, ...]
    operations: tuple[Call, ...]
    assignment: Assignment | None
    comment: Piece | None


_KINDS = {"WORD": "word", "NUMBER": "number", "STRING": "string", "COMMENT": "comment"}


def _piece(child: Any) -> Piece:
    if isinstance(child, Piece):
        return child
    return Piece(_KINDS.get(child.type, "sign"), child.start_pos, child.end_pos, str(child))


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
"""What is made of each rule of the grammar."""


@cache
def _line_parser() -> Callable[[str], Line]:
    from lark import Transformer

    from isaview.languages.grammar import parser

    methods = {name: staticmethod(make) for name, make in _RULES.items()}
    return parser("amdgcn", type("LineBuilder", (Transformer,), methods)(visit_tokens=False))


def parse_line(text: str) -> Line | int:
    """What stands on one line; where it is no line of AMDGCN, the offset at which reading stopped."""
    from lark.exceptions import UnexpectedInput

    try:
        return _line_parser()(text)
    except UnexpectedInput as error:
        at_end = getattr(getattr(error, "token", None), "type", "") == "$END"
        position = len(text) if at_end else error.pos_in_stream
        return position if isinstance(position, int) and 0 <= position <= len(text) else len(text)
