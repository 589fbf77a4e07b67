"""The registers of a kernel, and which of them each instruction reads and writes, as numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct, field


class Register(NamedTuple):
    """The smallest piece that lives and dies alone: ``v[0:3]`` is four of 32 bits, ``%rd7`` is of 64, ``v3.l`` of 16.

    ``file`` is vector, scalar, accumulator, predicate, special or value (LLVM's). ``name`` is unique within its kernel;
    ``word`` is the name of the allocated register it is a part of (v3 for v3.l).
    """

    file: str
    name: str
    bits: int
    word: str = ""

    @property
    def words(self) -> int:
        """How many words of 32 bits it takes; a predicate or a half takes a word."""
        return max(1, (self.bits + 31) // 32)


Naming = Callable[[str, int, Callable[[str], Register | None]], tuple[Register, ...]]
"""Operand text, bits the form knows (0: unknown), look-up of declared registers → the registers it names; see `Dialect`."""

Range = tuple[str, str, int, int]
"""A declared range: file, stem, bits and count."""


class BoundOperands(Struct, frozen=True):
    """Registers of a kernel, numbered once: per instruction the numbers read, written, and written in full.

    ``kills`` are the writes that end the old value's life: no guard, no lane mask, no partial write. A register written
    but not killed stays alive across the instruction.
    """

    reads: list[tuple[int, ...]]
    writes: list[tuple[int, ...]]
    kills: list[tuple[int, ...]]
    definitions: Mapping[int, tuple[int, ...]]
    closing_definitions: Mapping[int, tuple[int, ...]]
    label_definitions: Mapping[str, tuple[int, ...]]
    arguments: tuple[int, ...]
    registers: tuple[Register, ...]
    arrays: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    """Instruction → the registers it may reach through an index, which stand nowhere in the text: inferred."""
    by_name: BoundOperands | None = None
    """The operands as if an index only ever reached the register that the text names; None where none is indexed."""


UNBOUND = BoundOperands([], [], [], {}, {}, {}, (), ())


@lru_cache(maxsize=64)
def registers_of_range(file: str, stem: str, bits: int, count: int) -> tuple[list[Register], list[str], list[str]]:
    """The registers of a declared range, their names and their numbers as texts; kernels declare the same over and over."""
    numbers = [str(place) for place in range(count)]
    names = [stem + number for number in numbers]
    return [Register(file, name, bits) for name in names], names, numbers
