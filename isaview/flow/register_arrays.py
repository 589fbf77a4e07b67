"""Arrays in registers: which registers an instruction may reach that names one by an index when it runs.

The text names the array's first register only. How far the array goes is inferred from what compilers never do: they write no
register that nobody reads. A register behind the first one that is written, reaches the instruction and is read by name
nowhere is an element; so is what lies between. Arrays of more than twelve registers are allocated as sixteen or thirty-two.
An element that is read by name later is alive anyway, so missing it changes no count of live registers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy

from msgspec import Struct
from msgspec.structs import replace

from isaview.binding import bind
from isaview.flow.equations import needed, written
from isaview.model import BoundOperands, Form, Kernel, Register

_FILES = {"v": "vector", "s": "scalar", "a": "accumulator"}
_LETTERS = "".join(_FILES)
_EXACT = 12
_LARGE = (16, 32)
"""Registers that LLVM allocates in one piece: up to twelve any number, beyond these."""
_SMALLEST = 8
"""Shorter arrays are not indexed but searched: two first registers that are closer belong to one array."""


class _Access(Struct, frozen=True):
    """An operand that names the first register of an array: its instruction, file and number, and whether it writes."""

    index: int
    file: str
    base: int
    writes: bool


def with_arrays(kernel: Kernel, bound: BoundOperands) -> BoundOperands:
    """The operands with what indexed instructions may reach added: read, and written but not in full by those that write."""
    if not any(form.indexed or form.indexing for form in set(kernel.forms)):
        return bound
    accesses = tuple(_accesses(kernel))
    return _Arrays(kernel, bound, accesses).added() if accesses else bound


def by_name(kernel: Kernel) -> Kernel:
    """The kernel as if an index only ever reached the register that the text names."""
    bare = copy(kernel)
    vars(bare).pop("liveness", None)
    vars(bare)["operands"] = bind(kernel)
    return bare


def _accesses(kernel: Kernel) -> Iterator[_Access]:
    """Indexed operands in text order; what a window of indexing covers are the vector registers of vector instructions."""
    window: tuple[int, ...] = ()
    for index, form in enumerate(kernel.forms):
        if form.indexing is not None:
            window = form.indexing
            continue
        for place in form.indexed or window:
            found = _named(kernel, index, form, place)
            if found is not None and (form.indexed or found.file == "vector"):
                yield found


def _named(kernel: Kernel, index: int, form: Form, place: int) -> _Access | None:
    if place >= len(form.operands):
        return None
    registers = kernel.module.registers_of(form.operands[place].bind(kernel.tokens[index]), 32, lambda _name: None)
    key = _place(registers[0]) if registers else None
    return None if key is None else _Access(index, key[0], key[1], place == 0)


def _place(register: Register) -> tuple[str, int] | None:
    """The file and number of an allocated register, None for any other."""
    digits = (register.word or register.name).lstrip(_LETTERS)
    return (register.file, int(digits)) if register.file in _FILES.values() and digits.isdecimal() else None


def _mask(numbers: Sequence[int]) -> int:
    return sum(1 << number for number in set(numbers))


class _Arrays:
    """Infers the arrays of one kernel; sets of registers are integers with a bit per register number."""

    def __init__(self, kernel: Kernel, bound: BoundOperands, accesses: tuple[_Access, ...]) -> None:
        self.kernel = kernel
        self.bound = bound
        self.accesses = accesses
        self.registers = list(bound.registers)
        self.numbers: dict[tuple[str, int], list[int]] = {}
        for number, register in enumerate(bound.registers):
            key = _place(register)
            if key is not None:
                self.numbers.setdefault(key, []).append(number)
        self.highest = {file: max((place for of, place in self.numbers if of == file), default=0) for file in _FILES.values()}
        self.masks: dict[tuple[int, ...], int] = {}
        self.stretches: dict[tuple[str, int, int], tuple[int, ...]] = {}
        self.joins: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[int, ...]] = {}
        self.written = [self.mask(numbers) for numbers in bound.writes]
        self.sets = {key: _mask(numbers) for key, numbers in self.numbers.items()}
        self.bases = {file: {access.base for access in accesses if access.file == file} for file in _FILES.values()}
        self.indexes = {access.index for access in accesses}
        self.storing = {access.index for access in accesses if access.writes}

    def mask(self, numbers: tuple[int, ...]) -> int:
        """The set of some register numbers; operands recur, so each is made once."""
        found = self.masks.get(numbers)
        if found is None:
            found = self.masks[numbers] = _mask(numbers)
        return found

    def added(self) -> BoundOperands:
        """The operands with what each access may reach."""
        reads, writes = list(self.bound.reads), list(self.bound.writes)
        arrays: dict[int, tuple[int, ...]] = {}
        for access, (first, last) in self.ranges().items():
            numbers = self.within(access.file, first, last)
            arrays[access.index] = self.joined(arrays.get(access.index, ()), numbers)
            reads[access.index] = self.joined(reads[access.index], numbers)
            if access.writes:
                writes[access.index] = self.joined(writes[access.index], numbers)
        return replace(self.bound, reads=reads, writes=writes, arrays=arrays, registers=tuple(self.registers))

    def within(self, file: str, first: int, last: int) -> tuple[int, ...]:
        """The numbers of the registers from one to another."""
        key = (file, first, last)
        if key not in self.stretches:
            self.stretches[key] = tuple(number for place in range(first, last + 1) for number in self.at(file, place))
        return self.stretches[key]

    def joined(self, numbers: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
        """Both, each number once; the same ones give the same tuple."""
        key = (numbers, more)
        if key not in self.joins:
            self.joins[key] = tuple(dict.fromkeys((*numbers, *more)))
        return self.joins[key]

    def at(self, file: str, place: int) -> list[int]:
        """The numbers of a register, or of its halves; one that the text names nowhere gets a number."""
        known = self.numbers.setdefault((file, place), [])
        if not known:
            known.append(len(self.registers))
            self.registers.append(Register(file, f"{file[0]}{place}", 32))
        return known

    def ranges(self) -> dict[_Access, tuple[int, int]]:
        """First and last register of the array that each access reaches."""
        unread = self.unread_at_accesses()
        known: dict[tuple[str, int, int], tuple[int, int]] = {}
        found: dict[_Access, tuple[int, int]] = {}
        taken: dict[str, set[int]] = {file: set() for file in _FILES.values()}
        for access in sorted(self.accesses, key=lambda access: (access.base, access.index)):
            key = (access.file, access.base, unread[access.index])
            if key not in known:
                first, last = known[key] = self.range_of(access, unread[access.index], taken[access.file])
                taken[access.file].update(range(first, last + 1))
            found[access] = known[key]
        return found

    def range_of(self, access: _Access, unread: int, taken: set[int]) -> tuple[int, int]:
        """First and last register of an array, by what nobody reads by name and the registers of arrays further down."""
        file, first, bases = access.file, access.base, self.bases[access.file]
        while access.base - first < _LARGE[-1] - 1 and (
            first - 1 in bases or (unread & self.sets.get((file, first - 1), 0) and first - 1 not in taken)
        ):
            first -= 1
        beyond = next((place for place in range(first + _SMALLEST, first + _LARGE[-1]) if place in bases), first + _LARGE[-1])
        elements = (place for place in range(beyond - 1, first - 1, -1) if unread & self.sets.get((file, place), 0))
        last = next(elements, access.base)
        end = min(first + _allocated(last - first + 1) - 1, beyond - 1, self.highest[file])
        return first, max(last, access.base, end)

    def unread_at_accesses(self) -> dict[int, int]:
        """Per accessing instruction the registers whose value reaches it and is read by name nowhere."""
        unread = self.unread()
        blocks = self.kernel.flow.blocks
        made = [self.through(block.first, block.last, 0, unread, {}) for block in blocks]
        ended = [_union(self.ends(index) for index in range(block.first, block.last)) for block in blocks]
        entering, _ = written(self.kernel.flow, made, ended=ended)
        found: dict[int, int] = {}
        for block, reaching in zip(blocks, entering, strict=True):
            self.through(block.first, block.last, reaching, unread, found)
        return found

    def through(self, first: int, last: int, reaching: int, unread: dict[int, int], found: dict[int, int]) -> int:
        """What reaches the end of a stretch; what reaches each access in it is put into ``found``."""
        for index in range(first, last):
            if index in self.indexes:
                found[index] = reaching
            ended = self.ends(index)
            reaching = reaching & ~ended | unread.get(index, 0) & ended
        return reaching

    def ends(self, index: int) -> int:
        """The registers whose old value an instruction ends; an indexed write ends none for sure."""
        return 0 if index in self.storing else self.written[index]

    def unread(self) -> dict[int, int]:
        """Instruction → the registers it writes that no instruction reads by name before they are written again."""
        reads, kills, flow = self.bound.reads, self.bound.kills, self.kernel.flow
        needed_first, ended = [], []
        for block in flow.blocks:
            exposed = killed = 0
            for index in range(block.first, block.last):
                exposed |= self.mask(reads[index]) & ~killed
                killed |= self.mask(kills[index])
            needed_first.append(exposed)
            ended.append(killed)
        _, leaving = needed(flow, needed_first, ended)
        found: dict[int, int] = {}
        for block, live in zip(flow.blocks, leaving, strict=True):
            for index in range(block.last - 1, block.first - 1, -1):
                dead = self.written[index] & ~live
                if dead and self.tells(index, dead):
                    found[index] = dead
                live = live & ~self.mask(kills[index]) | self.mask(reads[index])
        return found

    def tells(self, index: int, dead: int) -> bool:
        """Whether registers nobody reads tell of an array: the unused half of a wide result does not, parts of a load do."""
        loads = any(access.kind == "load" for access in self.kernel.forms[index].accesses)
        return loads or dead == self.written[index]


def _union(sets: Iterator[int]) -> int:
    found = 0
    for one in sets:
        found |= one
    return found


def _allocated(size: int) -> int:
    """How many registers an array of some size takes."""
    return size if size <= _EXACT else next((large for large in _LARGE if size <= large), size)
