"""The statements of a text of PTX: heads and braces, functions, debug sections and source positions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property

from msgspec import Struct, field

from isaview.base import regex
from isaview.languages.ptx.directives import FORWARD, SECTION
from isaview.languages.ptx.lines import HOLES, prepare
from isaview.languages.ptx.reader import LineReader, Misplaced
from isaview.languages.shapes import ShapeCache, read_shapes, remember_shapes
from isaview.model.kernel import DebugInfo, SourcePosition, innermost_position
from isaview.model.statements import (
    Begin,
    Debug,
    Declare,
    End,
    Fact,
    Item,
    Label,
    Located,
    Note,
    Operation,
    Operations,
    Part,
    Scope,
    Unread,
    singly,
)

_PLACE = regex.compile(
    r"(\d{1,9})\s+(\d{1,9})\s+(\d{1,9})\b(?:.*\binlined_at\s+(\d{1,9})\s+(\d{1,9})\s+(\d{1,9})\b)?", re.DOTALL
)
_INLINED = regex.compile(
    r"^\s*\.loc\s+(\d{1,9})\s+(\d{1,9})\s+(\d{1,9})\b[^\n]*\binlined_at\s+(\d{1,9})\s+(\d{1,9})\s+(\d{1,9})\b", re.MULTILINE
)

Place = tuple[int, int, int]
"""File number, line, column."""


class Positions(Struct, DebugInfo, dict=True):
    """The positions of a module: lines ``first`` to ``last`` of a text."""

    text: str
    first: int = 1
    last: int | None = None
    files: dict[int, str] = field(default_factory=dict)

    @cached_property
    def callers(self) -> dict[Place, Place | None]:
        """Where the code of a place was inlined, None where it was inlined in several places."""
        callers: dict[Place, Place | None] = {}
        if "inlined_at" not in self.text:
            return callers
        lines = "\n".join(self.text.split("\n")[self.first - 1 : self.last])
        for match in _INLINED.finditer(lines):
            file, line, column, *outer = map(int, match.groups())
            place, caller = (file, line, column), (outer[0], outer[1], outer[2])
            callers[place] = caller if callers.get(place, caller) == caller else None
        return callers

    def position(self, text: str) -> SourcePosition | None:
        """The position a ``.loc`` names, with the places it was inlined at as far as they are certain.

        PTX names a single caller; a caller that was inlined itself is followed where all of its ``.loc`` agree.
        """
        match = _PLACE.match(text)
        if match is None:
            return None
        places: list[Place] = [(int(match[1]), int(match[2]), int(match[3]))]
        if match[4] is not None:
            places.append((int(match[4]), int(match[5]), int(match[6])))
            following = self.callers.get(places[-1])
            while following is not None and following not in places:
                places.append(following)
                following = self.callers.get(following)
        return innermost_position(
            (self.files[number], line, column) for number, line, column in places if number in self.files and line
        )


class _Structure(Struct):
    """Follows heads and braces: which function is open, and what stands in debug sections."""

    positions: Positions
    head: list[Item] = field(default_factory=list)
    name: str = ""
    depth: int = 0
    outside: int = 0
    section: bool = False
    sections: bool = False
    begun: bool = False

    def take(self, item: Item) -> Iterator[Item]:
        """What an item that is no operation means here."""
        line, statement, tokens = item
        if self.head and not isinstance(statement, (Fact, Declare, Note, Scope, Misplaced)):
            yield from self._bodiless(line)
        match statement:
            case Scope():
                yield from self._open(item) if statement.opens else self._close(item)
            case Begin():
                yield from self.finish(line)
                self.head, self.name = [item], statement.name
                self.outside, self.section = 0, False
            case Part():
                yield from self.finish(line)
                self.outside, self.section = 0, False
                if self.begun:
                    self.positions.last = line - 1
                    self.positions = Positions(self.positions.text, line)
                    yield line, Part(), ()
                    yield line, Debug(self.positions), ()
                self.begun = True
            case Misplaced():
                yield line + statement.down, statement.plain(), ()
            case Note():
                yield from self._note(item, statement)
            case _ if self.head:
                self.head.append(item)
            case Label() if not self.depth:
                # LLVM marks the end of a debug section behind its brace
                stray = Unread(1, statement.name.bind(tokens), "a label outside of any function")
                yield line, Note() if self.sections else stray, ()
            case _:
                yield item

    def _open(self, item: Item) -> Iterator[Item]:
        if self.head:
            self.depth = 1
            yield from self.head
            self.head = []
        elif self.depth:
            self.depth += 1
            yield item
        else:
            known = self.section or self.outside > 0
            self.outside += 1
            stray = Unread(1, "{", "a brace opens outside of any function", structural=True)
            yield item[0], Note() if known else stray, ()

    def _close(self, item: Item) -> Iterator[Item]:
        if self.depth:
            self.depth -= 1
            yield item if self.depth else (item[0], End(), ())
        elif self.outside:
            self.outside -= 1
            self.section = self.section and self.outside > 0
            yield item[0], Note(), ()
        else:
            yield item[0], Unread(1, "}", "a brace closes what was never opened", structural=True), ()

    def _note(self, item: Item, statement: Note) -> Iterator[Item]:
        if statement is FORWARD:
            self.head = []
        elif statement == SECTION:
            self.section = self.sections = True
        elif statement.key == "file":
            file, _, name = statement.value.partition(" ")
            self.positions.files[int(file)] = name
        elif self.head:
            self.head.append(item)
            return
        else:
            yield item
            return
        yield item[0], Note(), ()

    def _bodiless(self, number: int) -> Iterator[Item]:
        """The head was not followed by a brace: what comes is taken for its body."""
        yield from self.head
        self.head = []
        self.depth = 1
        yield number, Unread(1, self.name, f"expected '{{' after the head of {self.name}", structural=True), ()

    def finish(self, number: int) -> Iterator[Item]:
        """Close what is open when a new head, module or the end of the text is met.

        Only the function that lacks its end is damaged: those before it have theirs, and all that is theirs stands in them.
        """
        if self.head:
            yield from self._bodiless(number)
        if self.depth:
            message = f"the function {self.name} has no end"
            yield number, Unread(1, self.name, message, cut=True), ()
            yield number, End(), ()
        self.depth = 0


def read(text: str, cache: ShapeCache | None, reader: LineReader) -> Iterator[Item]:
    """Every statement of a text, with these caches."""
    structure = _Structure(Positions(text))
    yield 1, Debug(structure.positions), ()
    item: Item | None = None
    plain = (Operations, Operation, Located)
    for item in read_shapes(prepare(text), HOLES, reader, cache, together=True):
        if item[1].__class__ in plain and not structure.head:
            yield item
            continue
        for single in singly((item,)):
            yield from structure.take(single)
    yield from structure.finish(1 if item is None else item[0])


_SHAPES: ShapeCache = {}
_READER = LineReader(remember=True)


def statements(text: str) -> Iterator[Item]:
    """Every statement of a text; shapes are remembered from text to text, as long as they are few."""
    return read(text, remember_shapes(_SHAPES), _READER)
