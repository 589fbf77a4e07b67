"""What Lark's callbacks gather of a statement of LLVM IR, for `isaview.languages.llvm.forms`.

The parser knows a single line at a time (`Line`); everything it returns holds offsets into that line.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct, field

from isaview.base import limits
from isaview.languages.llvm.types import UNKNOWN, Layout, Type, number
from isaview.languages.opcode_table import Opcode
from isaview.model.form import HOLE, Text
from isaview.model.statements import StatementBase

CONSTANT, LOCAL, GLOBAL, ASSEMBLY = "constant", "local", "global", "assembly"


class Refused(Exception):
    """A statement that the grammar accepts and the language does not; ``offset`` is an offset into the line."""

    def __init__(self, message: str, offset: int) -> None:
        super().__init__(message)
        self.message = message
        self.at = offset


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


class Labels(NamedTuple):
    """Targets of a jump, with the constants of a switch's cases."""

    targets: tuple[Span, ...]
    cases: tuple[Part, ...] = ()


class Attached(NamedTuple):
    """``!dbg !7``, ``!prof !8``, ``align 8``, ``addrspace(5)``: what stands after the operands.

    ``order``: a memory ordering, syncscope with its scope, or fpmath where the result need not be exact to the last bit.
    """

    position: Span | None = None
    space: int | None = None
    order: str = ""
    weights: Span | None = None
    align: Span | None = None


class Incoming(NamedTuple):
    """A phi's value and the label it comes from."""

    value: Span
    label: Span


class Line(Struct):
    """The line at hand: its text, its tokens, and the tokens that what it says depends on (``needs``).

    ``library`` are the functions of known libraries that the module does not define itself. ``callee`` is the token that names
    the function a call calls, ``framed`` says that a `Frame` is among the statements, ``sized`` that the size of a named type
    was asked for.
    """

    text: str
    tokens: Sequence[str]
    layout: Layout
    library: Mapping[str, Opcode]
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

    def piece(self, span: Span) -> Text:
        """A value as it stands in the line."""
        return self.cut(span.start, span.end)

    def word(self, start: int, end: int) -> str:
        """The piece with its tokens bound."""
        return self.cut(start, end).bind(self.tokens)

    def number(self, span: Span) -> int | None:
        """The number that stands in a place, None for any other text; the line depends on it."""
        token = self.token_index(span.start)
        if token is not None:
            self.needs.add(token)
        return number(self.word(span.start, span.end))

    def size(self, type: Type) -> Type:
        """The type itself; from here on the line depends on the names it is made of."""
        if type.names:
            self.needs.update(type.names)
            self.sized = True
        return type

    def bits(self, type: Type, offset: int) -> int:
        """The bits of a value of a type that stands at an offset.

        Raises:
            Refused: they are more than `limits.VALUE_BITS`.
        """
        if self.size(type).bits > limits.VALUE_BITS:
            raise Refused(f"a value of more than {limits.VALUE_BITS:,} bits", offset)
        return type.bits


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

    def part(self, index: int) -> Part | None:
        """An operand by its place, None where there is none."""
        return self.parts[index] if 0 <= index < len(self.parts) else None


class Frame(StatementBase, frozen=True):
    """Stands for the private memory of an ``alloca`` until the line's tokens say its name; ``bytes`` as in `Storage`."""

    name: Text
    bytes: int | None


class Head(StatementBase, frozen=True):
    """A function's head.

    ``parameters`` are types with their names, None where the argument has none, and how they are passed: for a wave
    (``inreg``), or as the address of memory of their own (``byval``).
    """

    name: Text
    words: tuple[str, ...]
    groups: tuple[Text, ...]
    strings: tuple[tuple[str, str], ...]
    attached: tuple[Text, ...]
    parameters: tuple[tuple[Type, Text | None, frozenset[str]], ...]
