"""What the grammar makes of one line of AMDGCN: pieces that know where they stand."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
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


class Line(Struct, frozen=True):
    """One line: its labels, one or two operations, or an assignment (name, value), and its comment."""

    labels: tuple[Piece, ...]
    operations: tuple[Call, ...]
    assignment: tuple[Piece, Piece] | None
    comment: Piece | None


class _Assignment(Struct, frozen=True):
    name: Piece
    value: Piece


_KINDS = {"WORD": "word", "NUMBER": "number", "STRING": "string", "COMMENT": "comment"}


def _piece(child: Any) -> Piece:
    if isinstance(child, Piece):
        return child
    return Piece(_KINDS.get(child.type, "sign"), child.start_pos, child.end_pos, str(child))


def _spanning(kind: str, children: Children) -> Piece:
    pieces = [_piece(child) for child in children]
    word = pieces[0].word if pieces[0].kind == "word" else ""
    return Piece(kind, pieces[0].start, pieces[-1].end, word, tuple(piece for piece in pieces if piece.kind != "sign"))


class Builder:
    """Called by the parser for each rule; the names are the grammar's."""

    def expression(self, children: Children) -> Piece:
        """A single operand stays what it is."""
        if len(children) == 1:
            return _piece(children[0])
        return _spanning("expression", children)

    def modifier(self, children: Children) -> Piece:
        """``name:value``."""
        return _spanning("modifier", children)

    def call(self, children: Children) -> Piece:
        """``name(arguments)``."""
        return _spanning("call", children)

    def indexed(self, children: Children) -> Piece:
        """``v[4:7]``."""
        return _spanning("indexed", children)

    def group(self, children: Children) -> Piece:
        """``(expression)``."""
        return _spanning("group", children)

    def magnitude(self, children: Children) -> Piece:
        """``|operand|``."""
        return _spanning("magnitude", children)

    def list(self, children: Children) -> Piece:
        """``[a, b]``."""
        return _spanning("list", children)

    def label(self, children: Children) -> Piece:
        """``name:``, without the colon."""
        name = _piece(children[0])
        return Piece("label", name.start, name.end, name.word)

    def operation(self, children: Children) -> Call:
        """A head and its items."""
        head, *items = (_piece(child) for child in children)
        return Call(head, tuple(items))

    def assignment(self, children: Children) -> _Assignment:
        """``name = value``."""
        return _Assignment(_piece(children[0]), _piece(children[-1]))

    def start(self, children: Children) -> Line:
        """The whole line."""
        labels = []
        operations = []
        assignment = None
        comment = None
        for child in children:
            if isinstance(child, Call):
                operations.append(child)
            elif isinstance(child, _Assignment):
                assignment = (child.name, child.value)
            elif isinstance(child, Piece):
                labels.append(child)
            else:
                comment = _piece(child)
        return Line(tuple(labels), tuple(operations), assignment, comment)


@cache
def _line_parser() -> Callable[[str], Line]:
    from isaview.languages.grammar import parser

    return parser("amdgcn", _builder())


def parse_line(text: str) -> Line | int:
    """What stands on one line; where it is no line of AMDGCN, the offset at which reading stopped."""
    from lark.exceptions import UnexpectedInput

    try:
        return _line_parser()(text)
    except UnexpectedInput as error:
        at_end = getattr(getattr(error, "token", None), "type", "") == "$END"
        position = len(text) if at_end else error.pos_in_stream
        return position if isinstance(position, int) and 0 <= position <= len(text) else len(text)


def _builder() -> Any:
    from lark import Transformer

    names = [name for name in vars(Builder) if not name.startswith("_")]
    return type("LineBuilder", (Transformer,), {name: getattr(Builder, name) for name in names})(visit_tokens=False)
