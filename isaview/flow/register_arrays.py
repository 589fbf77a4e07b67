"""Arrays in registers: which registers an instruction may reach that names one by an index when it runs.

The text names the array's first register only. How far the array goes is inferred from what compilers do: they write no
register that nobody reads and read none that nobody has written (`array_evidence`), they set arrays aside in few sizes, and
they give other values the lowest registers that are free. So a register that is named nowhere though higher ones are used is an
element, and an array ends where an idle register stands below one in use, if it can have that size. An element that is read by
name later is alive anyway, so missing it changes no count of live registers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import count

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.flow.array_evidence import Evidence, evidence, mask_of
from isaview.flow.graph import Flow
from isaview.model.form import Form
from isaview.model.kernel import Kernel
from isaview.model.registers import BoundOperands, Naming, Register

_FILES = {"v": "vector", "s": "scalar", "a": "accumulator"}
_LETTERS = "".join(_FILES)
_SIZES = (8, 9, 10, 11, 12, 16, 32)
"""Registers that LLVM sets aside for an array in one piece; shorter arrays are not indexed but searched."""
_SMALLEST, _LARGEST = _SIZES[0], _SIZES[-1]


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
    return kernel.remade(kernel.operands.by_name or kernel.operands, kept=(Flow,))


def _accesses(kernel: Kernel, registers_of: Naming) -> Iterator[_Access]:
    """Indexed operands in text order; what a window of indexing covers are the vector registers of vector instructions."""
    window: tuple[int, ...] = ()
    for index, form in enumerate(kernel.forms):
        if form.indexing is not None:
            window = form.indexing
            continue
        for place in form.indexed or window:
            found = _named(kernel, registers_of, index, form, place)
            if found is not None and (form.indexed or found.file == "vector"):
                yield found


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


class _Registers(Struct):
    """The allocated registers of a kernel by place; sets of registers are integers with a bit per register number.

    ``named`` and ``allocated`` say how many registers of a file the text names and the compiler states.
    """

    registers: list[Register]
    numbers: dict[tuple[str, int], list[int]]
    sets: dict[tuple[str, int], int]
    named: dict[str, int]
    allocated: dict[str, int]
    stretches: dict[tuple[str, int, int], tuple[int, ...]] = field(default_factory=dict)
    joins: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[int, ...]] = field(default_factory=dict)

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

    def unnamed(self, file: str, place: int) -> bool:
        """Whether the text does not name a register though it is allocated or a higher one is named."""
        return (file, place) not in self.numbers and place < max(self.allocated.get(file, 0), self.named[file])

    def holds(self, numbers: int, file: str, place: int) -> bool:
        """Whether a register, or a half of it, is in a set."""
        return bool(numbers & self.sets.get((file, place), 0))


def _registers(kernel: Kernel, bound: BoundOperands) -> _Registers:
    numbers: dict[tuple[str, int], list[int]] = {}
    in_halves = {(register.file, register.word) for register in bound.registers if register.word}
    for number, register in enumerate(bound.registers):
        key = _place(register)
        if key is not None and (register.file, register.name) not in in_halves:
            numbers.setdefault(key, []).append(number)
    sets = {key: mask_of(of) for key, of in numbers.items()}
    named = {file: max((place + 1 for of, place in numbers if of == file), default=0) for file in _FILES.values()}
    stated = kernel.stated.get("vector_registers")
    used = 0 if stated is None or stated.value is None else int(stated.value)
    return _Registers(list(bound.registers), numbers, sets, named, {"vector": used} if used >= max(named["vector"], 1) else {})


class _Arrays(Struct):
    """Infers the arrays of one kernel from what accesses name and from what is alive around them."""

    accesses: tuple[_Access, ...]
    known: _Registers
    bases: dict[str, set[int]]
    evidence: Mapping[int, Evidence]

    def ranges(self) -> dict[_Access, tuple[int, int]]:
        """First and last register of the array that each access reaches."""
        taken: dict[str, set[int]] = {file: set() for file in _FILES.values()}
        arrays: dict[tuple[str, int], list[_Access]] = {}
        for access in sorted(self.accesses, key=lambda access: (access.base, access.index)):
            file, first = access.file, self.first_of(access, taken[access.file])
            taken[file].update(place for place in range(first, first + _LARGEST) if self.is_element(access, first, place))
            arrays.setdefault((file, first), []).append(access)
        return {
            access: (first, first + size - 1)
            for (_, first), accesses in arrays.items()
            for access, size in self.sizes(first, accesses).items()
        }

    def sizes(self, first: int, accesses: Sequence[_Access]) -> dict[_Access, int]:
        """How many registers each access to the arrays that begin at one register may reach."""
        foreign = {place for access in accesses for place in self.foreign(access, first)}
        sizes_of = {access: self.size_of(access, first, foreign) for access in accesses}
        most = max((size for size, sure in sizes_of.values() if sure), default=0)
        return {access: size if sure else max(size, most) for access, (size, sure) in sizes_of.items()}

    def first_of(self, access: _Access, taken: set[int]) -> int:
        """The first register of an array: below the one that is named may be more, which no other array has."""
        file, first, unread = access.file, access.base, self.evidence[access.index].unread
        while access.base - first < _LARGEST - 1 and (
            first - 1 in self.bases[file] or (self.known.holds(unread, file, first - 1) and first - 1 not in taken)
        ):
            first -= 1
        return first

    def is_element(self, access: _Access, first: int, place: int) -> bool:
        """Whether a register behind the first one is an element for sure, unless it is another array's."""
        if place <= access.base or self.known.holds(self.evidence[access.index].elements, access.file, place):
            return True
        return self.known.unnamed(access.file, place) and self.bases[access.file].isdisjoint(
            range(first + _SMALLEST, place + 1)
        )

    def foreign(self, access: _Access, first: int) -> list[int]:
        """Registers that are idle at an access and get other values while its array is needed."""
        found = self.evidence[access.index]
        other = found.foreign & ~(found.elements | found.after)
        return [place for place in range(first + _SMALLEST, first + _LARGEST) if self.known.holds(other, access.file, place)]

    def size_of(self, access: _Access, first: int, foreign: set[int]) -> tuple[int, bool]:
        """How many registers an array has, and whether the text tells where it ends."""
        beyond = self.beyond(access, first)
        last = max(place for place in range(first, beyond) if self.is_element(access, first, place))
        limit = min((place for place in foreign if place > last), default=beyond)
        possible = [size for size in _SIZES if last < first + size <= beyond]
        sizes = [size for size in possible if first + size <= limit] or possible
        if not sizes:
            return last + 1 - first, False
        used = self.used(access, access.base + 1, beyond) - first
        if used in sizes:
            return used, True
        ending = [size for size in sizes if self.is_end(access, first + size)]
        if ending:
            return ending[-1], True
        idle = self.idle(access, max(last + 1, first + _SMALLEST), beyond) - first
        return next((size for size in sizes if size >= idle), sizes[0]), False

    def used(self, access: _Access, start: int, beyond: int) -> int:
        """Where a run of registers ends that hold values behind an access."""
        return next((place for place in range(start, beyond) if not self.is_used(access, place)), beyond)

    def idle(self, access: _Access, start: int, beyond: int) -> int:
        """Where a run of idle registers ends below one in use; its start where there is none."""
        if self.is_used(access, start - 1):
            return start
        return next((place for place in range(start, beyond) if self.is_used(access, place)), start)

    def is_used(self, access: _Access, place: int) -> bool:
        """Whether a register holds a value behind an access that somebody needs."""
        found = self.evidence[access.index]
        return self.known.holds(found.elements | found.after, access.file, place)

    def is_end(self, access: _Access, end: int) -> bool:
        """Whether an array seems to end before a register: the one before is idle though this one is used or cannot be had."""
        file, bases = access.file, self.bases[access.file]
        if self.is_used(access, end - 1):
            return False
        if end == self.known.allocated.get(file) or end in bases:
            return True
        known = (file, end) in self.known.numbers
        before = self.known.holds(self.evidence[access.index].before, file, end)
        return known and ((file, end - 1) not in self.known.numbers or before or self.is_used(access, end))

    def beyond(self, access: _Access, first: int) -> int:
        """The first register that cannot be an element: another array's that is needed, or one not allocated."""
        file, wanted = access.file, self.evidence[access.index].wanted
        most = min(first + _LARGEST, max(self.known.allocated.get(file, first + _LARGEST), access.base + 1))
        others = (
            place
            for place in range(first + _SMALLEST, most)
            if place in self.bases[file] and self.known.holds(wanted, file, place)
        )
        return next(others, most)


def _arrays(kernel: Kernel, bound: BoundOperands, accesses: tuple[_Access, ...], known: _Registers) -> _Arrays:
    bases = {file: {access.base for access in accesses if access.file == file} for file in _FILES.values()}
    chains = {(file, base): _chain(known, bases[file], file, base) for file in bases for base in bases[file]}
    firsts: dict[int, int] = {}
    for access in accesses:
        firsts[access.index] = firsts.get(access.index, 0) | chains[access.file, access.base]
    storing = frozenset(access.index for access in accesses if access.writes)
    return _Arrays(accesses, known, bases, evidence(kernel, bound, firsts, storing))


def _chain(known: _Registers, bases: set[int], file: str, base: int) -> int:
    """The first registers that belong together: those of wider elements stand next to each other."""
    first = base
    while first - 1 in bases:
        first -= 1
    last = next(place for place in count(base) if place + 1 not in bases)
    return mask_of(number for place in range(first, last + 1) for number in known.numbers[file, place])


def _added(kernel: Kernel, bound: BoundOperands, accesses: tuple[_Access, ...]) -> BoundOperands:
    """The operands with what each access may reach."""
    known = _registers(kernel, bound)
    reads, writes = list(bound.reads), list(bound.writes)
    arrays: dict[int, tuple[int, ...]] = {}
    for access, (first, last) in _arrays(kernel, bound, accesses, known).ranges().items():
        numbers = known.within(access.file, first, last)
        arrays[access.index] = known.joined(arrays.get(access.index, ()), numbers)
        reads[access.index] = known.joined(reads[access.index], numbers)
        if access.writes:
            writes[access.index] = known.joined(writes[access.index], numbers)
    return replace(bound, reads=reads, writes=writes, arrays=arrays, registers=tuple(known.registers))
