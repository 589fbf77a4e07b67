"""The pieces of a line of MLIR, as the grammar finds them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from isaview.base import regex
from isaview.languages.grammar import Lexer, Terminal, Token, Unexpected, parser
from isaview.model.form import HOLE

TYPE = "\x03"
"""Stands in a skeleton where a type with parameters goes."""
DEEPEST = 64
"""Brackets in brackets beyond which a statement is not read."""
_OPENING = regex.compile(
    r"(?:\b(?:tensor|vector|memref|tuple|complex)|![A-Za-z_][\w.$]*)<|(?<=[:>,*(] )<(?!\{)|(?<=\()<(?![{>])"
)
_BRACKET = regex.compile(r'->|[<>]|"(?:[^"\\]|\\.)*"')


class Misread(Exception):
    """A line that the grammar does not know; ``offset`` into the line, and what was expected there."""

    def __init__(self, offset: int, message: str) -> None:
        super().__init__(message)
        self.offset, self.message = offset, message


class Piece(NamedTuple):
    """A piece: its terminal, or the bracket that opens a group; ``hole`` is the number of its hole or of its type."""

    kind: str
    text: str
    start: int
    end: int
    hole: int = -1
    inner: tuple[Piece, ...] = ()


class Tree(NamedTuple):
    """A line: what it closes, how many values each result name stands for, its pieces and what it opens.

    ``text`` is the skeleton that pieces are cut from.
    """

    text: str
    closes: str
    results: tuple[int, ...]
    pieces: tuple[Piece, ...]
    opens: str


def skeleton(shape: str) -> tuple[str, tuple[str, ...]]:
    """A shape with its types taken out, and the types."""
    pieces: list[str] = []
    types: list[str] = []
    start = 0
    for match in _OPENING.finditer(shape):
        if match.start() < start:
            continue
        end = _closing_offset(shape, match.end())
        if end < 0:
            break
        if HOLE in shape[match.start() : end]:
            continue
        pieces.append(shape[start : match.start()])
        types.append(shape[match.start() : end])
        start = end
    pieces.append(shape[start:])
    return TYPE.join(pieces), tuple(types)


def _closing_offset(text: str, start: int) -> int:
    """Where the bracket closes that opens before an offset, -1 where it does not."""
    depth = 1
    for match in _BRACKET.finditer(text, start):
        depth += {"<": 1, ">": -1}.get(match[0], 0)
        if not depth:
            return match.end()
    return -1


@cache
def line_parser() -> Callable[[str], Any]:
    """The parser of lines, made when the first is met that is not known."""
    return parser("mlir", {"start": _start, "pieces": _pieces, "group": _group}.get, _lexer)


def parse(text: str) -> Tree:
    """The pieces of a skeleton.

    Raises:
        Misread: it is no line of MLIR.
    """
    try:
        tree: Tree = line_parser()(text)
    except Unexpected as error:
        if error.is_end:
            raise Misread(len(text), "expected a closing bracket") from None
        offset = error.position
        unknown = f"unexpected character {text[offset : offset + 1]!r}"
        raise Misread(offset, unknown if error.token is None else f"unexpected '{error.token}'") from None
    return tree._replace(text=text)


def _start(children: list[Any]) -> Tree:
    closes = opens = ""
    results: tuple[int, ...] = ()
    pieces: tuple[Piece, ...] = ()
    for child in children:
        if isinstance(child, list):
            pieces = tuple(child)
        elif child.kind == "CLOSE":
            closes = str(child)
        elif child.kind == "OPEN":
            opens = str(child)
        else:
            results = tuple(int((name.partition(":")[2] or "1").strip(" \t\x01=")[:4]) for name in str(child).split(","))
    return Tree("", closes, results, pieces, opens)


def _pieces(children: list[Any]) -> list[Piece]:
    if not children:
        return []
    pieces, piece = children
    pieces.append(piece if isinstance(piece, Piece) else Piece(piece.kind, str(piece), piece.start, piece.end, piece.hole))
    return pieces  # type: ignore[no-any-return]


def _group(children: list[Any]) -> Piece:
    opening, pieces, closing = children
    return Piece(str(opening), "", opening.start, closing.end, -1, tuple(pieces))


class _Leaf(Token):
    """A token of a skeleton; ``hole`` is the number of its type, or of its first hole."""

    __slots__ = ("hole",)

    hole: int


def _lexer(terminals: Sequence[Terminal], ignored: frozenset[str]) -> Lexer:
    """A lexer that counts holes and types, and bounds how deep brackets stand in brackets."""
    ordered = sorted(terminals, key=lambda terminal: -terminal.priority)
    groups = "|".join(f"(?P<{terminal.name}>{terminal.pattern})" for terminal in ordered if terminal.name not in ignored)
    match = regex.compile(f"[ \t\x01]*+(?:{groups}|(?P<END>$))").match

    def lex(text: str) -> Iterator[Token]:
        position = holes = types = depth = 0
        while position < len(text):
            piece = match(text, position)
            kind = piece.lastgroup if piece is not None else None
            if piece is None or kind is None:
                raise Unexpected(position + len(text[position:]) - len(text[position:].lstrip(" \t\x01")))
            if kind == "END":
                return
            start, position = piece.span(kind)
            word = text[start:position]
            leaf = _Leaf(kind, word, start, position)
            leaf.hole = types if kind == "TYPE" else holes
            types += kind == "TYPE"
            holes += word.count(HOLE)
            depth += 1 if word in "([{<" else -1 if word in ")]}>" else 0
            if depth > DEEPEST:
                raise Unexpected(start)
            yield leaf

    return lex


def split(pieces: Sequence[Piece]) -> Iterator[tuple[Piece, ...]]:
    """What stands between the commas of a list."""
    first = 0
    for index, piece in enumerate(pieces):
        if piece.kind == "COMMA":
            yield tuple(pieces[first:index])
            first = index + 1
    if pieces[first:]:
        yield tuple(pieces[first:])
