"""The statements of a text, for which each distinct shape of line is parsed once.

Real dumps say the same few things over and over: a file of 200,000 statements has some hundred shapes once its numbers are
taken out. So a single scan replaces the numbers of the whole text by holes, and a dialect's grammar sees each distinct shape
once; every later line costs a dictionary look-up. The grammar stays the only definition of the syntax: with
``known_before=None`` every line is parsed anew, and a test holds both ways against each other.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, cast

from msgspec import Struct, field

from isaview.model.form import HOLE, Form, Text
from isaview.model.statements import Item, Operation, Operations, Statement

JOIN = "\x01"
"""Stands where a dialect joined lines into a statement, so that line numbers still count."""

Shape = tuple[tuple[Statement, ...], int, int, Form | None]
"""Statements, number of tokens, number of joined lines, and the form where all there is is an instruction on a line."""
ShapeCache = dict[str, Shape]


_MOST_LINES = 50_000
"""Lines that are remembered while the program runs; beyond, all are forgotten."""


def remember_shapes(shapes: ShapeCache, most: int = _MOST_LINES) -> ShapeCache:
    """The shapes of earlier texts of this run; all are forgotten where they are more than ``most``."""
    if len(shapes) > most:
        shapes.clear()
    return shapes


class ReadLines(Struct):
    """What lines, or parts of them, were read as in earlier texts of this run, by their shapes."""

    statements: dict[str, tuple[Any, ...]] = field(default_factory=dict)

    def find(self, shape: str) -> tuple[Any, ...] | None:
        """What was read, None where that is not known."""
        return self.statements.get(shape)

    def keep(self, shape: str, statements: tuple[Any, ...]) -> None:
        """Remember what was read."""
        if len(self.statements) >= _MOST_LINES:
            self.statements.clear()
        self.statements[shape] = statements


class ShapedLine(Struct, frozen=True):
    """A line with the places of its tokens: what a dialect's parser gets.

    ``starts`` are the tokens' offsets in ``text``, ascending.
    """

    number: int
    text: str
    shape: str
    starts: tuple[int, ...]
    tokens: tuple[str, ...]

    def cut(self, start: int, end: int) -> Text:
        """The piece from offset ``start`` to ``end`` as a `Text`, its tokens left out."""
        first = bisect_left(self.starts, start)
        last = bisect_left(self.starts, end)
        if first == last:
            return Text(self.text[start:end])
        begins = (start, *(self.starts[index] + len(self.tokens[index]) for index in range(first, last)))
        pieces = [self.text[begin:stop] for begin, stop in zip(begins, (*self.starts[first:last], end), strict=True)]
        return Text(HOLE.join(pieces), first, last - first)


def shaped_line(number: int, shape: str, tokens: tuple[str, ...]) -> ShapedLine:
    """The line that has this shape and these tokens."""
    text, *pieces = shape.split(HOLE)
    starts = []
    for piece, token in zip(pieces, tokens, strict=True):
        starts.append(len(text))
        text += token + piece
    return ShapedLine(number, text, shape, tuple(starts), tokens)


@cache
def _divider(holes: re.Pattern[str]) -> re.Pattern[str]:
    """The pattern as a group, so that a scan gives what stands between tokens and the tokens themselves."""
    end = "\n)" if holes.flags & re.VERBOSE else ")"
    return re.compile(f"({holes.pattern}{end}", holes.flags)


def read_shapes(
    text: str,
    holes: re.Pattern[str],
    parse: Callable[[ShapedLine], tuple[Statement, ...]],
    known_before: ShapeCache | None,
    first_line: int = 1,
    *,
    together: bool = False,
) -> Iterator[Item]:
    """Every statement of a text, line by line.

    Args:
        text: prepared text: comments that mean nothing removed, statements over several lines joined by `JOIN`.
        holes: what becomes a token; it has no capturing group and never matches a line end.
        parse: statements of a line; what it gives may depend on the line's shape alone, not on its tokens,
            unless it raises `Unshared`.
        known_before: shapes seen before, of the same dialect, target and wave size; None reads every line anew.
        first_line: number of the text's first line.
        together: instructions of lines between which nothing stands come in a single item.
    """
    pieces = _divider(holes).split(text)
    shapes, tokens = HOLE.join(pieces[::2]).split("\n"), cast(list[str], pieces[1::2])
    known_shapes: ShapeCache = {} if known_before is None else known_before
    start = 0
    number = first_line
    run = Operations([], [], [])
    for shape in shapes:
        known = known_shapes.get(shape)
        if known is None:
            line = shaped_line(number, shape, tuple(tokens[start : start + shape.count(HOLE)]))
            known, shared = _anew(line, parse, together)
            if shared and known_before is not None:
                known_shapes[shape] = known
        statements, count, joints, form = known
        values = tokens[start : start + count] if count else ()
        start += count
        if form is not None:
            run.forms.append(form)
            run.lines.append(number)
            run.tokens.append(values)
            number += 1
            continue
        if statements and run.forms:
            yield run.lines[-1], run, ()
            run = Operations([], [], [])
        for statement in statements:
            yield number, statement, values
        number += 1 + joints
    if run.forms:
        yield run.lines[-1], run, ()


def _anew(line: ShapedLine, parse: Callable[[ShapedLine], tuple[Statement, ...]], together: bool) -> tuple[Shape, bool]:
    """What is known of a line's shape once it is parsed, and whether it holds for every line of the shape."""
    shared = True
    try:
        statements = parse(line)
    except Unshared as once:
        statements, shared = once.statements, False
    joints = line.shape.count(JOIN)
    only = statements[0] if together and len(statements) == 1 and not joints else None
    return (statements, len(line.tokens), joints, only.form if isinstance(only, Operation) else None), shared


class Unshared(Exception):
    """Raised by a parser for a line whose statements hold for this line only (a kernel's head, a stated fact)."""

    def __init__(self, statements: tuple[Statement, ...]) -> None:
        super().__init__("statements of this line only")
        self.statements = statements
