"""Which registers an instruction may reach that names a register by an index when it runs: arrays in registers.

The text names the array's first register only. How far the array goes is inferred from what compilers do: they write no
register that nobody reads, and set arrays aside in few sizes. So a register behind the first one is an element where it holds a
value that no name reads, and the array has the least of those sizes that holds all of them. An element that is read by name
later is alive anyway, so missing it changes no count of live registers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from operator import or_

from msgspec import Struct
from msgspec.structs import replace

from isaview.flow.equations import needed, written
from isaview.flow.graph import Flow, flow_of
from isaview.model.form import Form
from isaview.model.kernel import Kernel
from isaview.model.registers import BoundOperands, Naming, Register

_FILES = {"v": "vector", "s": "scalar", "a": "accumulator"}
_LETTERS = "".join(_FILES)
_SIZES = (8, 9, 10, 11, 12, 16, 32)
"""Registers that LLVM sets aside for an array in one piece; shorter arrays are not indexed but searched."""


class _Access(Struct, frozen=True):
    """An operand that names the first register of an array: its instruction, file and number, and whether it writes."""

    index: int
    file: str
    base: int
    writes: bool


def with_arrays(kernel: Kernel, registers_of: Naming) -> BoundOperands:
    """The operands with what indexed instructions may reach added: read, and written but not in full by those that write."""
    bound = kernel.operands
    if not any(form.indexed or form.indexing for form in kernel.distinct_forms):
        return bound
    accesses = tuple(_accesses(kernel, registers_of))
    return replace(_added(kernel, bound, accesses), by_name=bound) if accesses else bound


def by_name(kernel: Kernel) -> Kernel:
    """The kernel as if an index only ever reached the register that the text names."""
    operands = kernel.operands.by_name or kernel.operands
    return kernel.once((by_name, kernel.module), lambda: kernel.remade(operands, kept_keys=(Flow,)))


def _accesses(kernel: Kernel, registers_of: Naming) -> Iterator[_Access]:
    """Indexed operands in text order; what a window of indexing covers are the vector registers of vector instructions."""
    window: tuple[int, ...] = ()
    for index, form in enumerate(kernel.forms):
        if form.indexing is not None:
            window = form.indexing
            continue
        for place in form.indexed or window:
            access = _named(kernel, registers_of, index, form, place)
            if access is not None and (form.indexed or access.file == "vector"):
                yield access


def _named(kernel: Kernel, registers_of: Naming, index: int, form: Form, place: int) -> _Access | None:
    if place >= len(form.operands):
        return None
    registers = registers_of(form.operands[place].bind(kernel.tokens[index]), 32, lambda _name: None)
    key = _place(registers[0]) if registers else None
    return None if key is None else _Access(index, key[0], key[1], place == 0)


def _place(register: Register) -> tuple[str, int] | None:
    """The file and number of an allocated register, None for any other."""
    digits = (register.word or register.name).lstrip(_LETTERS)
    return (register.file, int(digits)) if register.file in _FILES.values() and digits.isdecimal() else None


class _Registers(Struct, frozen=True):
    """The registers of a kernel by place: each has a number, or those of its halves."""

    registers: list[Register]
    numbers: dict[tuple[str, int], list[int]]

    def at(self, file: str, place: int) -> list[int]:
        """The numbers of a register; a register that the text names nowhere gets a number."""
        known = self.numbers.setdefault((file, place), [])
        if not known:
            known.append(len(self.registers))
            self.registers.append(Register(file, f"{file[0]}{place}", 32))
        return known


def _registers(bound: BoundOperands) -> _Registers:
    numbers: dict[tuple[str, int], list[int]] = {}
    in_halves = {(register.file, register.word) for register in bound.registers if register.word}
    for number, register in enumerate(bound.registers):
        key = _place(register)
        if key is not None and (register.file, register.name) not in in_halves:
            numbers.setdefault(key, []).append(number)
    return _Registers(list(bound.registers), numbers)


def _added(kernel: Kernel, bound: BoundOperands, accesses: tuple[_Access, ...]) -> BoundOperands:
    """The operands with what each access may reach."""
    known, unread = _registers(bound), _unread(kernel, bound, frozenset(access.index for access in accesses if access.writes))
    stated = kernel.stated.get("vector_registers")
    vector = None if stated is None or stated.value is None else int(stated.value)
    reads, writes = list(bound.reads), list(bound.writes)
    arrays: dict[int, tuple[int, ...]] = {}
    for access in accesses:
        allocated = vector if access.file == "vector" else None
        size = _size(access, known.numbers, unread[access.index], allocated)
        numbers = [number for place in range(access.base, access.base + size) for number in known.at(access.file, place)]
        for column in (arrays, reads, writes) if access.writes else (arrays, reads):
            before = arrays.get(access.index, ()) if column is arrays else column[access.index]
            column[access.index] = tuple(dict.fromkeys((*before, *numbers)))
    return replace(bound, reads=reads, writes=writes, arrays=arrays, registers=tuple(known.registers))


def _size(access: _Access, numbers: Mapping[tuple[str, int], list[int]], unread: int, allocated: int | None) -> int:
    """How many registers an array has: the least size with all its elements, within what is ``allocated`` of the file."""
    most = _SIZES[-1] if allocated is None else max(min(_SIZES[-1], allocated - access.base), 1)
    elements = (
        place
        for place in range(most)
        if any(unread >> number & 1 for number in numbers.get((access.file, access.base + place), ()))
    )
    least = max(elements, default=0) + 1
    return next((size for size in _SIZES if least <= size <= most), least)


def _unread(kernel: Kernel, bound: BoundOperands, storing: frozenset[int]) -> list[int]:
    """Per instruction the registers whose values reach it and are read by no name, a bit per register number.

    ``storing`` are the instructions that write through an index: what they write is no element for sure, and ends none.
    """
    masks: dict[tuple[int, ...], int] = {}
    reads, writes, kills = (_masks(column, masks) for column in (bound.reads, bound.writes, bound.kills))
    ended = [0 if index in storing else mask for index, mask in enumerate(writes)]
    flow, dead, before = flow_of(kernel), [0] * len(writes), [0] * len(writes)

    def back(first: int, last: int, live: int) -> int:
        for index in range(last - 1, first - 1, -1):
            dead[index] = ended[index] & ~live
            live = live & ~kills[index] | reads[index]
        return live

    def through(first: int, last: int, state: int) -> int:
        for index in range(first, last):
            before[index] = state
            state = state & ~ended[index] | dead[index]
        return state

    stretches = [(block.first, block.last) for block in flow.blocks]
    read = [back(first, last, 0) for first, last in stretches]
    _, leaving = needed(flow, read, [_union(kills[first:last]) for first, last in stretches])
    for (first, last), live in zip(stretches, leaving, strict=True):
        back(first, last, live)
    passed = [through(first, last, 0) for first, last in stretches]
    entering, _ = written(flow, passed, 0, [_union(ended[first:last]) for first, last in stretches])
    for (first, last), state in zip(stretches, entering, strict=True):
        through(first, last, state)
    return before


def _masks(columns: Iterable[tuple[int, ...]], known: dict[tuple[int, ...], int]) -> list[int]:
    """The bit set of each instruction's numbers; operands recur, so each is encoded once."""
    sets = []
    for numbers in columns:
        if numbers not in known:
            known[numbers] = sum(1 << number for number in set(numbers))
        sets.append(known[numbers])
    return sets


def _union(sets: Iterable[int]) -> int:
    return reduce(or_, sets, 0)
