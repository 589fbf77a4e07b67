"""The statements of a text of SASS: instructions by their shapes, and what the listing says around them.

JSON of nvdisasm becomes a listing first. It has no addresses and no encodings: instructions stand 16 bytes apart, and branches
name absolute addresses.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterator, Mapping
from json import JSONDecodeError, loads
from typing import Any

from msgspec import Struct, field

from isaview.base import regex
from isaview.base.measure import counted_measure
from isaview.languages.sass.facts import Positions
from isaview.languages.sass.forms import build
from isaview.languages.sass.listing import MARK, Listing, convert
from isaview.languages.sass.tree import Line, parse
from isaview.languages.shapes import ShapeCache, ShapedLine, Unshared, read_shapes, remember_shapes
from isaview.model.statements import (
    Debug,
    Encoded,
    End,
    Fact,
    Item,
    Operation,
    Operations,
    Part,
    Statement,
    StatementBase,
    Unread,
)

HOLES = regex.compile(
    r"""[-0-9.$_](?:
      (?<=[^\w.]R[0-9])[0-9]{0,2}+                         # R12
    | (?<=[^\w.]UR[0-9])[0-9]{0,2}+                        # UR4
    | (?<=[^\w.]P[0-9])                                     # P0
    | (?<=[^\w.]UP[0-9])                                    # UP0
    | (?<=[^\w.]B[0-9])[0-9]{0,2}+                         # B6
    | (?<=`\([.$_])[^)\n]*+                                 # `(.L_x_0)
    | (?<=`\(\([.$_])[^) \n]*+                              # `((tile + 0x10))
    | (?<=[ ,\[+{][0-9])(?:x[0-9a-f]+|[0-9]*(?:\.[0-9]+)?(?:e[-+]?[0-9]+)?)(?![\w@])
    | (?<=[ ,\[+{]-)(?:0x[0-9a-f]+|[0-9]+(?:\.[0-9]+)?(?:e[-+]?[0-9]+)?)(?![\w@])
    )""",
    re.VERBOSE,
)
"""What becomes a token: the numbers of registers, numbers, and names that are different in every function."""
_QUOTED = 60  # characters
_SHAPES: ShapeCache = {}
_BEYOND = "measured: what is set aside is the highest register and one to three more"
_STEP = 16  # bytes of an instruction
_COMMA = regex.compile(r",(?![^{]*\})")
_JSON = '[{"ELF"'
_HEAD = "\tcode for {target}\n"
_MADE_FOR = regex.compile(r"-arch[ =](sm_(\d+)\w*)")
_NAME = regex.compile(r"(?!U?(?:R|P)(?:\d+|[ZT])\Z)[A-Za-z_.$][\w.$@]*")
_NAMING = ("CALL", "RET")
"""What names a function, which a listing writes as `` `(name) ``."""
_OPENING: tuple[Statement, ...] = (
    Debug(Positions()),
    Fact("registers_beyond", counted_measure(2, "registers", _BEYOND), module=True),
)
"""What holds for every module."""


class Mark(StatementBase, frozen=True):
    """Something else of the text stands before this line."""


def read_line(line: ShapedLine) -> tuple[Statement, ...]:
    """The statements of a line.

    Raises:
        Unshared: they hold for this line only.
    """
    text = line.text.lstrip(MARK)
    offset = len(line.text) - len(text)
    marks = (Mark(),) if offset else ()
    if not text.strip():
        return marks
    parsed = parse(text)
    if not isinstance(parsed, Line):
        reason = f"found {text[parsed]!r}" if parsed < len(text) else "the line ends"
        wrong = Unread(parsed + 1, text[:_QUOTED], f"expected an operand or the end of the instruction, {reason}")
        raise Unshared((*marks, wrong))
    built = build(parsed, lambda start, end: line.cut(start + offset, end + offset))
    if built.own:
        raise Unshared((*marks, Operation(built.form)))
    return (*marks, Operation(built.form))


def statements(text: str) -> Iterator[Item]:
    """Every statement of a listing; shapes are remembered from text to text, as long as they are few."""
    return read(text, remember_shapes(_SHAPES))


def read(text: str, cache: ShapeCache | None) -> Iterator[Item]:
    """Every statement of a listing, with the shapes seen before."""
    listing = convert(text)
    prepared = "\n".join(listing.text)
    listing.text.clear()
    columns = _Columns(listing)
    yield from ((1, each, ()) for each in _OPENING)
    number = 1
    for item in read_shapes(prepared, HOLES, read_line, cache, together=True):
        number, statement = item[0], item[1]
        kind: type = statement.__class__
        if kind is Mark:
            yield from _event_items(listing.events.pop(number, ()), columns)
            continue
        if kind is Operations:
            columns.add(statement.lines)  # type: ignore[union-attr]
        elif kind is Operation:
            columns.add((number,))
        yield item
    yield from _event_items(((number, each[1], each[2]) for each in listing.events.pop(0, ())), columns)


def _event_items(events: Iterator[Item] | list[Item] | tuple[Item, ...], columns: _Columns) -> Iterator[Item]:
    for event in events:
        if isinstance(event[1], End):
            yield event[0], columns.seal(), ()
        yield event
        if isinstance(event[1], Part):
            yield from ((event[0], each, ()) for each in _OPENING)


class _Columns(Struct):
    """The addresses and encodings of the instructions of the function that is open, as far as they were read."""

    listing: Listing
    at: int = 0
    addresses: array[int] = field(default_factory=lambda: array("Q"))
    encodings: array[int] = field(default_factory=lambda: array("Q"))

    def add(self, lines: list[int] | tuple[int, ...]) -> None:
        """Take over the instructions of these lines; those between them were not read."""
        listing, position = self.listing, self.at
        for line in lines:
            while listing.lines[position] != line:
                position += 1
            self.addresses.append(listing.addresses[position])
            if listing.encoded:
                self.encodings.append(listing.low[position])
                self.encodings.append(listing.high[position])
            position += 1
        self.at = position

    def seal(self) -> Encoded:
        """The columns of the function that ends."""
        encoded = Encoded(self.addresses, self.encodings)
        self.addresses, self.encodings = array("Q"), array("Q")
        return encoded


def unfold_json(text: str) -> str:
    """The listing that says what JSON of nvdisasm does; every other text, and JSON that is damaged, as it is."""
    if not text.startswith(_JSON):
        return text
    try:
        head, functions = loads(text)
        # The number stands in the head; the letter (sm_90a) only in the compiler's options.
        version = head["SM"]["version"]
        number = f"{int(version['major'])}{int(version['minor'])}"
        compiled_for = _MADE_FOR.search(str(head.get(".note.nv.tkinfo", {}).get("tki_toolOptions", "")))
        lines = [
            _HEAD.format(target=compiled_for[1] if compiled_for is not None and compiled_for[2] == number else f"sm_{number}")
        ]
        for function in functions:
            lines.append(f"\t\tFunction : {_word(function['function-name'])}")
            lines.extend(_instructions(function))
    except (JSONDecodeError, RecursionError, LookupError, TypeError, ValueError, AttributeError):
        return text
    return "\n".join(lines) + "\n"


def _instructions(function: Mapping[str, Any]) -> Iterator[str]:
    start = int(function.get("start", 0))
    for index, each in enumerate(function["sass-instructions"]):
        *others, last = _COMMA.split(each.get("operands", ""))
        if each["opcode"].startswith(_NAMING) and _NAME.fullmatch(last):
            last = f"`({last})"
        operands = ", ".join((*others, last))
        words = (each.get("predicate", ""), each["opcode"], operands, *map(_note, each.get("annotations", ())))
        body = _word(" ".join(word for word in words if word))
        yield f"        /*{start + _STEP * index:04x}*/                   {body} ;"


def _note(annotation: Mapping[str, Any]) -> str:
    return f'(*"{annotation["info"]}"*)'


def _word(text: str) -> str:
    """A text of the JSON within its line."""
    return " ".join(text.replace(";", " ").split())
