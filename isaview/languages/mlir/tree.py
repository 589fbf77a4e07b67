"""The pieces of a line of MLIR, as the grammar finds them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from isaview.languages.grammar import parser
from isaview.model.form import HOLE

TYPE = "\x03"
"""Stands in a skeleton where a type with parameters goes."""
DEEPEST = 64
"""Brackets in brackets beyond which a statement is not read."""
_OPENING = re.compile(r"(?:\b(?:tensor|vector|memref|tuple|complex)|![A-Za-z_][\w.$]*)<|(?<=[:>,*(] )<(?!\{)|(?<=\()<(?![{>])")
_BRACKET = re.compile(r'->|[<>]|"(?:[^"\\]|\\.)*"')


class Misread(Exception):
    """A line that the grammar does not know; ``offset`` into the line, and what was expected there."""

    def __init__(self, offset: int, message: str) -> None:
        super().__init__(message)
        self.offset, self.message = offset, message


class Piece(NamedTuple):
    """A piece: its terminal, or the bracket that opens a group; ``at`` is the number of its hole or of its type."""

    kind: str
    text: str
    start: int
    end: int
    at: int = -1
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
    at = 0
    for match in _OPENING.finditer(shape):
        if match.start() < at:
            continue
        end = _closed(shape, match.end())
        if end < 0:
            break
        if HOLE in shape[match.start() : end]:
            continue
        pieces.append(shape[at : match.start()])
        types.append(shape[match.start() : end])
        at = end
    pieces.append(shape[at:])
    return TYPE.join(pieces), tuple(types)


def _closed(text: str, at: int) -> int:
    """Where the bracket closes that opens before an offset, -1 where it does not."""
    depth = 1
    for match in _BRACKET.finditer(text, at):
        depth += {"<": 1, ">": -1}.get(match[0], 0)
        if not depth:
            return match.end()
    return -1


@cache
def _parse() -> Any:
    from lark import Transformer

    rules = {
        "start": staticmethod(_start),
        "pieces": staticmethod(_pieces),
        "group": staticmethod(_group),
    }
    return parser("mlir", type("LineBuilder", (Transformer,), rules)(visit_tokens=False), lexer=_lexer())


def parse(text: str) -> Tree:
    """The pieces of a skeleton.

    Raises:
        Misread: it is no line of MLIR.
    """
    from lark.exceptions import UnexpectedCharacters, UnexpectedInput

    try:
        tree = _parse()(text)
    except UnexpectedCharacters as error:
        offset = int(error.pos_in_stream or 0)
        raise Misread(offset, f"unexpected character {text[offset : offset + 1]!r}") from None
    except UnexpectedInput as error:
        token = getattr(error, "token", None)
        at_end = getattr(token, "type", "$END") == "$END"
        offset = len(text) if at_end else int(error.pos_in_stream or 0)
        raise Misread(offset, "expected a closing bracket" if at_end else f"unexpected '{token}'") from None
    return tree._replace(text=text)  # type: ignore[no-any-return]


def _start(children: list[Any]) -> Tree:
    closes = opens = ""
    results: tuple[int, ...] = ()
    pieces: tuple[Piece, ...] = ()
    for child in children:
        if isinstance(child, list):
            pieces = tuple(child)
        elif child.type == "CLOSE":
            closes = child.text
        elif child.type == "OPEN":
            opens = child.text
        else:
            results = tuple(int((name.partition(":")[2] or "1").strip(" \t\x01=")[:4]) for name in child.text.split(","))
    return Tree("", closes, results, pieces, opens)


def _pieces(children: list[Any]) -> list[Any]:
    if not children:
        return []
    pieces, piece = children
    pieces.append(
        piece if isinstance(piece, Piece) else Piece(piece.type, piece.text, piece.start_pos, piece.end_pos, piece.at)
    )
    return pieces  # type: ignore[no-any-return]


def _group(children: list[Any]) -> Piece:
    opening, pieces, closing = children
    return Piece(opening.text, "", opening.start_pos, closing.end_pos, -1, tuple(pieces))


@cache
def _lexer() -> Any:
    """A Lark lexer class that counts holes and types, and bounds how deep brackets stand in brackets."""
    from lark.exceptions import UnexpectedCharacters
    from lark.lexer import Lexer, Token

    class Leaf(Token):
        text: str
        at: int

    class LineLexer(Lexer):
        def __init__(self, settings: Any) -> None:
            terminals = sorted(settings.terminals, key=lambda terminal: -terminal.priority)
            read = [terminal for terminal in terminals if terminal.name not in settings.ignore]
            groups = "|".join(f"(?P<{terminal.name}>{terminal.pattern.to_regexp()})" for terminal in read)
            self.match = re.compile(f"[ \t\x01]*+(?:{groups}|(?P<END>$))").match

        def lex(self, text: Any, parser_state: Any = None) -> Iterator[Token]:
            del parser_state
            position = holes = types = depth = 0
            match = self.match
            while position < len(text):
                piece = match(text, position)
                kind = piece.lastgroup if piece is not None else None
                if piece is None or kind is None:
                    position += len(text[position:]) - len(text[position:].lstrip(" \t\x01"))
                    raise UnexpectedCharacters(text, position, 1, position + 1)  # type: ignore[no-untyped-call]
                if kind == "END":
                    return
                start, position = piece.span(kind)
                word = text[start:position]
                leaf = Leaf(kind, word, start, 1, start + 1, 1, position + 1, position)
                leaf.text = word
                leaf.at = types if kind == "TYPE" else holes
                types += kind == "TYPE"
                holes += word.count(HOLE)
                depth += 1 if word in "([{<" else -1 if word in ")]}>" else 0
                if depth > DEEPEST:
                    raise UnexpectedCharacters(text, start, 1, start + 1)  # type: ignore[no-untyped-call]
                yield leaf

    return LineLexer


def split(pieces: Sequence[Piece]) -> Iterator[tuple[Piece, ...]]:
    """What stands between the commas of a list."""
    first = 0
    for index, piece in enumerate(pieces):
        if piece.kind == "COMMA":
            yield tuple(pieces[first:index])
            first = index + 1
    if pieces[first:]:
        yield tuple(pieces[first:])
