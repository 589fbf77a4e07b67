"""What a statement of LLVM IR says: Lark's callbacks gather it here, `_llvm_forms` turns it into forms.

The parser knows one line at a time (`Line`); everything it returns holds offsets into that line.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from msgspec import Struct, field

from isaview.base import limits
from isaview.languages.llvm.types import (
    MOST_BITS,
    MOST_BYTES,
    UNKNOWN,
    Layout,
    Type,
    array,
    function,
    number,
    plain_name,
    primitive,
    structure,
    vector,
)
from isaview.model.form import HOLE, Text
from isaview.model.statements import Said, Statement

CONSTANT, LOCAL, GLOBAL, ASSEMBLY = "constant", "local", "global", "assembly"


class Refused(Exception):
    """A statement that the grammar accepts and the language does not; ``at`` is an offset into the line."""

    def __init__(self, message: str, at: int) -> None:
        super().__init__(message)
        self.message = message
        self.at = at


class Span(NamedTuple):
    """A value or a bracketed group: what it is, where it stands, and the globals it names (as offsets)."""

    kind: str
    start: int
    end: int
    symbols: tuple[tuple[int, int], ...] = ()


class Part(NamedTuple):
    """An operand: ``type`` is None for a label, ``value`` None for a type alone."""

    type: Type | None
    value: Span | None
    start: int = 0


class Order(NamedTuple):
    """A word after an operand: a memory ordering, or syncscope with its scope."""

    text: str


class Labels(NamedTuple):
    """Targets of a jump, with the constants of a switch's cases."""

    targets: tuple[Span, ...]
    cases: tuple[Part, ...] = ()


class Attached(NamedTuple):
    """``!dbg !7``, ``align 8``, ``addrspace(5)``: what stands after the operands."""

    position: Span | None = None
    space: int | None = None
    loose: bool = False
    """The result need not be exact to the last bit."""
    weights: Span | None = None
    """How often each target of a branch is taken."""
    align: Span | None = None


class Incoming(NamedTuple):
    """A phi's value and the label it comes from."""

    value: Span
    label: Span


class Line(Struct):
    """The line at hand: its text, its tokens, and the tokens that what it says depends on.

    ``callee`` is the token that names the function a call calls, ``framed`` says that a `Frame` is among the statements,
    ``sized`` that the size of a named type was asked for.
    """

    text: str
    tokens: Sequence[str]
    layout: Layout
    finish: Callable[[Line, Draft, Span | None], tuple[Statement | Frame, ...]]
    """Makes the statements of an instruction."""
    needs: set[int] = field(default_factory=set)
    callee: int | None = None
    framed: bool = False
    sized: bool = False

    def token_index(self, start: int) -> int | None:
        """The token that stands in this place, None where the text itself does."""
        return self.text.count(HOLE, 0, start) if self.text[start : start + 1] == HOLE else None

    def cut(self, start: int, end: int) -> Text:
        """The piece from offset ``start`` to ``end``, quotes of names left out."""
        piece = self.text[start:end]
        count = piece.count(HOLE)
        if '"' in piece and piece[0] in '%@"':
            piece = piece.replace('"', "")
        return Text(piece, self.text.count(HOLE, 0, start) if count else 0, count)

    def word(self, start: int, end: int) -> str:
        """The piece with its tokens bound."""
        return self.cut(start, end).bind(self.tokens)

    def bits(self, of: Type, at: int) -> int:
        """The bits of a value of a type that stands at an offset.

        Raises:
            Refused: they are more than `limits.VALUE_BITS`.
        """
        if self.size(of).bits > limits.VALUE_BITS:
            raise Refused(f"a value of more than {limits.VALUE_BITS:,} bits", at)
        return of.bits

    def size(self, of: Type) -> Type:
        """The type itself; from here on the line depends on the names it is made of."""
        if of.names:
            self.needs.update(of.names)
            self.sized = True
        return of


class Draft(Struct):
    """An instruction while it is gathered: opcode, flags, operands in order, targets."""

    opcode: str
    start: int
    flags: list[str] = field(default_factory=list)
    parts: list[Part] = field(default_factory=list)
    numbers: list[Span] = field(default_factory=list)
    type: Type = UNKNOWN
    targets: tuple[Span, ...] = ()
    incoming: tuple[Incoming, ...] = ()
    orders: list[str] = field(default_factory=list)
    position: Span | None = None
    space: int | None = None
    callee: Span | None = None
    bundles: list[Part] = field(default_factory=list)
    weights: Span | None = None
    align: Span | None = None
    """The bytes an address is a multiple of."""


class Frame(Said, frozen=True):
    """Stands for the private memory of an ``alloca`` until the line's tokens say its name; ``bytes`` as in `Storage`."""

    name: Text
    bytes: int | None


class Head(Said, frozen=True):
    """A function's head.

    ``parameters`` are types with their names, None where the argument has none, and how they are passed: for a wave
    (``inreg``), or as the address of memory of their own (``byval``).
    """

    keyword: str
    name: Text
    words: tuple[str, ...]
    groups: tuple[Text, ...]
    strings: tuple[tuple[str, str], ...]
    attached: tuple[Text, ...]
    parameters: tuple[tuple[Type, Text | None, frozenset[str]], ...]
    open: bool


def listed(_self: object, children: list[Any]) -> list[Any]:
    """A list that grows by one element: nothing, or the list so far and the element."""
    if not children:
        return []
    found: list[Any] = children[0]
    found.append(children[1])
    return found


class Types:
    """Callbacks for types; each gives a `Type`."""

    line: Line

    def pointer(self, children: list[Any]) -> Type:
        space = next((_space(child) for child in children if getattr(child, "type", "") == "ADDRSPACE"), 0)
        return self.line.layout.pointer(space)

    def primitive(self, children: list[Any]) -> Type:
        token = children[0]
        bits = token[1:] if token[0] == "i" and token[1:].isdecimal() else ""
        if bits and not (len(bits) < 8 and 0 < int(bits) <= MOST_BITS):
            raise Refused(f"an integer type has from 1 to {MOST_BITS:,} bits", token.start_pos)
        return primitive(str(token))

    def named(self, children: list[Any]) -> Type:
        token = children[0]
        name = self.line.word(token.start_pos + 1, token.end_pos)
        return self.line.layout.named(plain_name(name), self.line.token_index(token.start_pos + 1), self.definition)

    def definition(self, text: str) -> Type:
        """Read a type's definition from outside of the line at hand."""
        raise NotImplementedError

    def extension(self, children: list[Any]) -> Type:
        return Type("scalar", "target")

    def vector(self, children: list[Any]) -> Type:
        count = _count(children[1])
        if not count:
            raise Refused("a vector has at least 1 element", children[1].start_pos)
        return _bounded(vector(count, children[2]), children[0])

    def array(self, children: list[Any]) -> Type:
        return _bounded(array(_count(children[1]), children[2]), children[0])

    def structure(self, children: list[Any]) -> Type:
        return _bounded(structure(children[1], packed=False), children[0])

    def packed(self, children: list[Any]) -> Type:
        return _bounded(structure(children[2], packed=True), children[0])

    def types(self, children: list[Any]) -> tuple[Type, ...]:
        return tuple(children)

    def function(self, children: list[Any]) -> Type:
        return function(children[0])


class Values:
    """Callbacks for values and groups; each gives a `Span`."""

    def local(self, children: list[Any]) -> Span:
        token = children[0]
        return Span(LOCAL, token.start_pos, token.end_pos)

    def global_(self, children: list[Any]) -> Span:
        token = children[0]
        place = (token.start_pos, token.end_pos)
        return Span(GLOBAL, *place, (place,))

    def constant(self, children: list[Any]) -> Span:
        return Span(CONSTANT, _start(children[0]), _end(children[-1]), _symbols(children))

    def assembly(self, children: list[Any]) -> Span:
        return Span(ASSEMBLY, children[0].start_pos, children[-1].end_pos)

    def group(self, children: list[Any]) -> Span:
        return Span("group", children[0].start_pos, children[-1].end_pos, _symbols(children))

    pieces = listed

    def opcode(self, children: list[Any]) -> Any:
        return children[0]

    def flags(self, children: list[Any]) -> list[str]:
        if not children:
            return []
        flags: list[str] = children[0]
        flags.extend(str(child) for child in children[1:] if not isinstance(child, Span))
        return flags


def _space(token: str) -> int:
    digits = "".join(letter for letter in token if letter.isdigit())
    return int(digits[:9]) if digits else 0


def _count(token: Any) -> int:
    digits = next(word for word in token.split() if word.isdecimal())
    count = number(digits)
    if count is None:
        raise Refused(f"a number of {len(digits)} digits", token.start_pos)
    return count


def _bounded(of: Type, opening: Any) -> Type:
    if of.size > MOST_BYTES:
        raise Refused(f"a type of more than {MOST_BYTES:,} bytes", opening.start_pos)
    return of


def _start(child: Any) -> int:
    return child.start if isinstance(child, Span) else int(child.start_pos)


def _end(child: Any) -> int:
    return child.end if isinstance(child, Span) else int(child.end_pos)


def _symbols(children: list[Any]) -> tuple[tuple[int, int], ...]:
    found: list[tuple[int, int]] = []
    for child in children:
        if isinstance(child, Span):
            found.extend(child.symbols)
        elif isinstance(child, list):
            found.extend(_symbols(child))
        elif getattr(child, "type", "") == "GLOBAL":
            found.append((child.start_pos, child.end_pos))
    return tuple(found)
