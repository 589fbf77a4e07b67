"""The statements of lines of LLVM IR, of which each distinct shape is parsed once.

`isaview.languages.shapes` leaves a bare hole where a token was. Here a name's sigil stays before its hole, because `%x` is a
register, `@x` a symbol and `5` a constant: what a line means depends on it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import pairwise
from operator import itemgetter
from typing import Any

from msgspec import Struct, field

from isaview.base import regex
from isaview.base.limits import SHOWN_TEXT, STATEMENT_BYTES
from isaview.languages.llvm.parser import END_OF_LINE, StatementParser, unread
from isaview.languages.llvm.tree import Frame, Line, Refused
from isaview.languages.llvm.types import Layout, plain_name
from isaview.languages.opcode_table import Opcode
from isaview.languages.shapes import JOIN, ReadLines
from isaview.model.form import HOLE, Text
from isaview.model.kernel import Storage
from isaview.model.statements import Item, Label, Statement, Unread

HOLES = regex.compile(
    r"([-%@!#0-9](?:(?<=[ (\[<*!#{].)|(?<= f0))(?<!ace\(.)(?!llvm\.|dbg |prof |fpmath )"
    r'(?:"[^"\n]*"|[-+\w$.]*+)(?<![%@!#])(?! x ))',
    re.ASCII,
)
"""A name or a number, its sigil included. It begins with a set of characters, which lets the scan skip what is between."""

_SIGILS = "%@!#"
_LEFT = {**{sigil: sigil + HOLE for sigil in _SIGILS}, **dict.fromkeys("-0123456789", HOLE)}
_FIRST = itemgetter(0)
_LABELLED = Label(Text(HOLE, 0, 1))
_LABEL = regex.compile(r'([-\w$.]++|"[^"\n]*"):[ \t\r]*(?:;.*)?')
_BRACKETS = regex.compile(r'[()\[\]{}";]')
_CONTINUATIONS = 40  # lines
_LEAST_PATIENCE = 8  # lines
_STATEMENT = regex.compile(
    r"[ \t](?=[%@#][^\s=]+ = |(?:ret|br|store|call|tail call|unreachable|switch|fence)[ \t\n]|unreachable$)"
)


class Dependence(Struct, frozen=True):
    """The tokens that what a line says depends on.

    ``callee`` names the function that is called, which matters where it is a library's; -1 where there is none. ``framed``:
    a `Frame` waits for its name. ``sized``: it depends on the sizes of the module's named types.
    """

    needs: tuple[int, ...]
    callee: int
    framed: bool
    sized: bool


Known = tuple[tuple[Statement, ...], int, int, Dependence | None]
"""Statements, number of tokens, number of joined lines, and what the statements depend on beyond the shape."""


class Shapes(Struct):
    """What was read before in modules of the same machine and data layout, by shape."""

    lines: dict[str, Known] = field(default_factory=dict)
    read: ReadLines | None = None
    """What was read, by what it is and its shape; a line that depends on more says on what."""

    def find(self, *key: str) -> tuple[Any, ...] | None:
        """What was read under a key, None where that is not known."""
        return None if self.read is None else self.read.find("\n".join(key))

    def keep(self, statements: tuple[Any, ...], *key: str) -> None:
        """Remember what was read under a key."""
        if self.read is not None:
            self.read.keep("\n".join(key), statements)


@cache
def known_shapes(_machine: str, _datalayout: str) -> Shapes:
    """What was read before in modules of a machine and data layout; their inline assembly is that of the machine."""
    return Shapes(read=ReadLines())


def take_out_tokens(text: str) -> tuple[str, list[str]]:
    """A text with a hole for each name and number, sigils left, and what stood there, without sigils and quotes."""
    pieces = HOLES.split(text)
    words = pieces[1::2]
    if not words:
        return text, []
    pieces[1::2] = map(_LEFT.__getitem__, map(_FIRST, words))
    tokens = "\n" + "\n".join(words) + "\n"
    for sigil in _SIGILS:
        tokens = tokens.replace("\n" + sigil, "\n")
    if '"' in tokens:
        tokens = tokens.replace('\n"', "\n").replace('"\n', "\n")
    return "".join(pieces), tokens[1:-1].split("\n")


def balance(line: str, depth: int = 0, quoted: bool = False) -> tuple[int, bool]:
    """How many brackets are open after a line, and whether a string is, given both before it."""
    for match in _BRACKETS.finditer(line):
        mark = match[0]
        if mark == '"':
            quoted = not quoted
        elif quoted:
            continue
        elif mark == ";":
            break
        else:
            depth += 1 if mark in "([{" else -1
    return depth, quoted


class Joiner(Struct):
    """Puts lines together until brackets and strings are closed; looks less far each time that does not come about."""

    patience: int = 4096

    def join_statement(self, lines: list[str], index: int) -> tuple[int, str]:
        """How many lines a statement takes, and its text; a single line where it is not closed within reach."""
        depth, quoted, size = 0, False, 0
        for number in range(index, min(len(lines), index + self.patience)):
            size += len(lines[number])
            depth, quoted = balance(lines[number], depth, quoted)
            if depth <= 0 and not quoted:
                return number - index + 1, JOIN.join(lines[index : number + 1])
            if size > STATEMENT_BYTES:
                break
        self.patience = max(_LEAST_PATIENCE, self.patience // 2)
        return 1, lines[index]


class RawReader(Struct):
    """Reads lines as they stand, each parsed anew."""

    parser: StatementParser
    layout: Layout
    library: Mapping[str, Opcode]
    joiner: Joiner = field(default_factory=Joiner)

    def line(self, text: str, tokens: Sequence[str] = ()) -> Line:
        """A line of this module, for the parser."""
        return Line(text, tokens, self.layout, self.library)

    def statements(self, line: Line) -> tuple[Statement, ...]:
        statements = self.parser.read(line)
        if not isinstance(statements, tuple):
            raise Refused("expected an instruction", len(line.text) - len(line.text.lstrip()))
        return statements

    def raw(self, lines: list[str], index: int) -> tuple[int, tuple[Statement, ...]]:
        """How many lines a statement takes, and what it says: read as it stands, cut where it holds several."""
        count, text = self.joiner.join_statement(lines, index)
        if len(text) > STATEMENT_BYTES:
            return count, (_too_long(text),)
        whole = self._try(text)
        if not _is_broken(whole):
            return count, whole
        longer = self._continue_statement(lines, index + count, text, whole)
        if longer is not None:
            return count + longer[0], longer[1]
        starts = [0, *(match.end() for match in _STATEMENT.finditer(text)), len(text)]
        parts = tuple(part for start, end in pairwise(starts) for part in self._try(text[start:end]))
        return count, whole if _is_broken(parts) else parts

    def _continue_statement(
        self, lines: list[str], index: int, text: str, statements: tuple[Statement, ...]
    ) -> tuple[int, tuple[Statement, ...]] | None:
        """How many lines more a statement takes that ended too early, and what it then is; None where none complete it."""
        more = 0
        for _ in range(_CONTINUATIONS):
            last = statements[-1]
            if index + more >= len(lines) or not isinstance(last, Unread) or not last.message.endswith(END_OF_LINE):
                return None
            count, piece = self.joiner.join_statement(lines, index + more)
            more += count
            text = f"{text}{JOIN}{piece}"
            if len(text) > STATEMENT_BYTES:
                return None
            statements = self._try(text)
            if not _is_broken(statements):
                return more, statements
        return None

    def _try(self, text: str) -> tuple[Statement, ...]:
        try:
            return _name_frames(self.statements(self.line(text)), ())
        except Exception as error:
            return (unread(error, text),)


class LineReader(RawReader):
    """Reads the lines of a module; ``cached`` False parses every line anew and makes no tokens."""

    known: Shapes = field(default_factory=Shapes)
    cached: bool = True
    sized: dict[tuple[str, tuple[str, ...]], tuple[Statement, ...]] = field(default_factory=dict)
    """Lines whose statements depend on the sizes of the module's named types."""

    def read(self, text: str, number: int) -> Iterator[Item]:
        """Every statement of the text of a function's body, whose first line has this number."""
        if not self.cached:
            yield from self._anew(text.split("\n"), number)
            return
        whole, tokens = take_out_tokens(text)
        shapes = whole.split("\n")
        lines = cache(partial(text.split, "\n"))
        known_shapes = self.known.lines
        match_label = _LABEL.fullmatch
        start = 0
        index = 0
        last = len(shapes)
        while index < last:
            shape = shapes[index]
            known = known_shapes.get(shape)
            if known is None:
                count = shape.count(HOLE)
                label = match_label(shape)
                if label is not None and HOLE not in label[1]:
                    yield number, _LABELLED, (plain_name(label[1]),)
                    number += 1
                    index += 1
                    start += count
                    continue
                values: Sequence[str] = tokens[start : start + count]
                met = self._meet(shape, values)
                lines_taken, statements = (1, met) if met is not None else self.raw(lines(), index)
                for statement in statements:
                    yield number, statement, () if met is None else values
                for piece in shapes[index : index + lines_taken]:
                    start += piece.count(HOLE)
                    number += 1 + piece.count(JOIN)
                index += lines_taken
                continue
            statements, count, joints, dependence = known
            values = tokens[start : start + count] if count else ()
            start += count
            if dependence is not None:
                key = self._key(dependence, values)
                variant = self.sized.get((shape, key)) if dependence.sized else self.known.find("variant", shape, *key)
                if variant is None:
                    variant = self.statements(self.line(shape, values))
                    self._vary(shape, dependence, key, variant)
                statements = _name_frames(variant, values) if dependence.framed else variant
            for statement in statements:
                yield number, statement, values
            number += 1 + joints
            index += 1

    def _anew(self, lines: list[str], number: int) -> Iterator[Item]:
        index = 0
        while index < len(lines):
            count, statements = self.raw(lines, index)
            for statement in statements:
                yield number, statement, ()
            number += sum(1 + line.count(JOIN) for line in lines[index : index + count])
            index += count

    def _meet(self, shape: str, tokens: Sequence[str]) -> tuple[Statement, ...] | None:
        """The statements of a line of a shape not seen before; None for a line that cannot be read by its shape."""
        if len(shape) > STATEMENT_BYTES:
            return (_too_long(shape),)
        if shape.lstrip(" \t").startswith(";"):
            return ()
        try:
            line = self.line(shape, tokens)
            statements = self.statements(line)
        except Exception as error:
            unread(error, shape)
            return None
        dependence = None
        if line.needs or line.callee is not None or line.framed:
            callee = -1 if line.callee is None else line.callee
            dependence = Dependence(tuple(sorted(line.needs)), callee, line.framed, line.sized)
            self._vary(shape, dependence, self._key(dependence, tokens), statements)
        self.known.lines[shape] = (statements, len(tokens), shape.count(JOIN), dependence)
        return _name_frames(statements, tokens)

    def _vary(self, shape: str, dependence: Dependence, key: tuple[str, ...], statements: tuple[Statement, ...]) -> None:
        if dependence.sized:
            self.sized[shape, key] = statements
        else:
            self.known.keep(statements, "variant", shape, *key)

    def _key(self, dependence: Dependence, tokens: Sequence[str]) -> tuple[str, ...]:
        key = tuple([tokens[index] for index in dependence.needs])
        if dependence.callee >= 0:
            name = tokens[dependence.callee]
            key += (name if name in self.library else "",)
        return key


def _too_long(text: str) -> Unread:
    return Unread(1, text[:SHOWN_TEXT], f"a statement of more than {STATEMENT_BYTES} bytes")


def _name_frames(statements: tuple[Statement, ...], tokens: Sequence[str]) -> tuple[Statement, ...]:
    """The statements with the frames' names filled in."""
    return tuple(
        Storage(statement.name.bind(tokens), "private", statement.bytes) if isinstance(statement, Frame) else statement
        for statement in statements
    )


def _is_broken(statements: tuple[Statement, ...]) -> bool:
    return any(isinstance(statement, Unread) for statement in statements)
