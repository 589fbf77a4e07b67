"""The form of an instruction: what all statements of its shape share, in words that every language has in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from isaview.tensors.types import TensorOperation

HOLE = "\x02"
"""Stands in a shape or a `Text` where a token goes; never part of an input (sources replace it)."""

Role = Literal["read", "write", "both"]
FlowKind = Literal["next", "jump", "branch", "switch", "call", "return", "stop"]
"""next: falls through. jump: to its targets only. branch: to its targets or on. switch: to any of its targets.
call: comes back. return: leaves the function. stop: ends the thread or cannot be passed. A guarded jump, return or stop
may also fall through."""


class Text(Struct, frozen=True, array_like=True):
    """A piece of a statement with its tokens left out: ``pattern`` has a `HOLE` for each token from ``first`` on."""

    pattern: str
    first: int = 0
    count: int = 0

    def bind(self, tokens: Sequence[str]) -> str:
        """The piece as it stands in the line that has these tokens."""
        if not self.count:
            return self.pattern
        if self.count == 1:
            return self.pattern.replace(HOLE, tokens[self.first])
        pieces = self.pattern.split(HOLE)
        bound = [pieces[0]]
        for index in range(self.count):
            bound.append(tokens[self.first + index])
            bound.append(pieces[index + 1])
        return "".join(bound)


Sum = tuple[tuple[Text, int], ...]
"""What is added up: registers, symbols and numbers, each with its factor."""


class Slot(Struct, frozen=True, array_like=True):
    """An operand position that holds registers; ``bits`` is the width of a piece where the form knows it, else 0.

    ``partial`` marks a write that leaves part of the old value alive (DPP, lane writes, 16-bit halves chosen by op_sel).
    """

    text: Text
    role: Role
    bits: int = 0
    partial: bool = False


ROWS = "rows"
"""The modifier of an access of the whole wave to which each lane gives the address of a row of 16 bytes."""


class Access(Struct, frozen=True, array_like=True):
    """A memory access of an instruction.

    ``space``: global, shared, private, constant, parameter, generic, texture. ``kind``: load, store, atomic, async_copy.
    ``bytes`` is what a lane (``per`` "lane"), a wave ("wave") or a group ("group") moves, None where the text does not
    say. ``address`` is the operand that holds the address, ``modifiers`` the cache, scope and width words. ``addends``
    are added up to the address where it is several operands. ``split`` is the alignment in bytes where the target takes
    what is less aligned than wide apart into pieces of it. ``pitch`` is the operand that says how many elements of two bytes
    the rows of a tile of 16 by 16 are apart, which a wave loads as rows of 16 bytes.
    """

    space: str
    kind: str
    bytes: int | None
    per: str = "lane"
    address: Text | None = None
    modifiers: tuple[str, ...] = ()
    addends: tuple[Text, ...] = ()
    split: Text | None = None
    pitch: Text | None = None


class Form(Struct, frozen=True, eq=False, array_like=True):
    """What all statements of a shape share; compared by identity.

    ``opcode`` is the opcode as written, with its suffixes; ``mnemonic`` the name of its table row.
    ``slots`` are the operands that hold registers, ``implicit_reads``/``implicit_writes`` the registers (as operand
    texts) that stand nowhere in the statement. ``guard`` is the predicate that switches the instruction off.
    ``recognised``: "table" (a row of its own), "family" (a fallback row), "unknown".
    ``incoming`` is for phis: (value slot or None for a constant, label) per predecessor.
    ``targets`` are labels (branches) or functions (calls); empty for an indirect branch, whose table is ``table``.
    """

    opcode: str
    mnemonic: str
    instruction_class: str
    slots: tuple[Slot, ...] = ()
    implicit_reads: tuple[str, ...] = ()
    implicit_writes: tuple[str, ...] = ()
    guard: Slot | None = None
    accesses: tuple[Access, ...] = ()
    flow: FlowKind = "next"
    targets: tuple[Text, ...] = ()
    table: Text | None = None
    incoming: tuple[tuple[Slot | None, Text], ...] = ()
    symbols: tuple[Text, ...] = ()
    position: Text | None = None
    recognised: str = "table"
    immediates: tuple[Text, ...] = ()
    operands: tuple[Text, ...] = ()
    """Every operand in the order written (registers, immediates, addresses, labels), for listings and alignment."""
    modifiers: tuple[str, ...] = ()
    """Words that are no operand: offen, glc, row_shr, unordered flags …"""
    matrix_shape: tuple[int, int, int] | None = None
    """(m, n, k) of a matrix instruction, where the opcode says it."""
    flags: frozenset[str] = frozenset()
    """Neutral facts rules and analyzers ask for: "convergent", "volatile", "call_through_register", "spill" …"""
    elements: int = 1
    """Values computed side by side: a vector's length."""
    sum: Sum = ()
    """What the result is the sum of, for address arithmetic."""
    expressions: tuple[tuple[Text, Sum], ...] = ()
    """Operands that are expressions of constants, and what these add up."""
    weights: Text | None = None
    """How often each target of a branch was taken, or is expected to be; see `Module.weights`."""
    indexed: tuple[int, ...] = ()
    """Positions in ``operands`` that name the first register of an array, of which an index chooses an element when it runs."""
    least_bytes: int = 0
    """The fewest bytes that it can be encoded in, 0 where that is not known."""
    indexing: tuple[int, ...] | None = None
    """Positions that are indexed from here on in every vector instruction, () for none any more; None changes nothing."""
    tensors: TensorOperation | None = None
    """Types and attributes of an operation on tensors; None in languages of instructions."""
