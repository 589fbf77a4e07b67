"""Which accesses of private memory are spill code, which are of arrays and variables, and which may be either.

A compiler marks its spill code: in a comment, an annotation, or a binary's list of places; what it left unmarked there is not.
Without any mark the table of a language may say where spill code stands: at a fixed distance from its stack pointer, in a slot
that some load reads for the last time, or in a kernel that takes no address of its frame. At other addresses are arrays, and in
slots of which parts of a register are read or written. Where the compiler states how many registers it spilled, accesses of
fixed slots that store just these are spill code.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from isaview.analysis.registers.allocation import is_physical
from isaview.base.text import integer
from isaview.flow.values import values_of
from isaview.languages.meanings import Meanings, load
from isaview.model.form import Access
from isaview.model.keeper import once_for_each
from isaview.model.kernel import Kernel

Kind = Literal["spill", "unknown", "array"]
"""What an access is for, in the order of importance."""
# Bytes of a register.
_WORD = 4
# Registers of a buffer descriptor of private memory, which all accesses read that need it: 128 bits.
_DESCRIPTOR = 4
# How often a kernel that calls nothing writes its stack pointer: it loads it and sets its frame aside.
_MOST_WRITES = 2


class PrivateAccess(Struct, frozen=True):
    """An access, by the index of its instruction: of spill code, of an array or variable, or not known of which."""

    index: int
    access: Access
    kind: Kind


class Place(Struct, frozen=True):
    """Where an access goes: an offset in bytes from what the registers of ``base`` add up to."""

    base: tuple[str, ...]
    offset: int

    def is_on(self, stack: frozenset[str]) -> bool:
        """Whether it is at a fixed distance from any of these registers."""
        return len(self.base) == 1 and self.base[0] in stack


@once_for_each
def private_accesses(kernel: Kernel) -> tuple[PrivateAccess, ...]:
    """The accesses of private memory of a kernel, in text order."""
    accesses: list[tuple[int, Access, bool]] = []
    for index, form in enumerate(kernel.forms) if accesses_private(kernel) else ():
        is_spill = "spill" in form.flags or kernel.has_note("spill", (index,))
        accesses.extend((index, access, is_spill) for access in form.accesses if access.space == "private")
    has_marks = any(is_spill for *_, is_spill in accesses)
    table = load(kernel.module.dialect)
    if not has_marks and is_physical(kernel):
        return tuple(_by_slot(kernel, table, [(index, access) for index, access, _ in accesses]))
    calls = has_marks and any(form.flow == "call" for form in kernel.distinct_forms)
    found: list[PrivateAccess] = []
    for index, access, is_spill in accesses:
        # A function that is called keeps its caller's registers, without a mark.
        is_saved = calls and place_of(kernel, index, access).is_on(table.stack)
        found.append(PrivateAccess(index, access, "spill" if is_spill else "unknown" if is_saved else "array"))
    return tuple(found)


def is_marked(kernel: Kernel) -> bool:
    """Whether something says which accesses are spill code."""
    noted = bool(kernel.notes) and kernel.has_note("spill", kernel.notes)
    return noted or any("spill" in form.flags for form in kernel.distinct_forms)


def accesses_private(kernel: Kernel) -> bool:
    """Whether any instruction accesses private memory by name."""
    return any(access.space == "private" for form in kernel.distinct_forms for access in form.accesses)


def spills_of(kernel: Kernel) -> tuple[int, ...]:
    """The instructions of spill code, ascending: those that access private memory, and what is marked and is no hint."""
    marked = {form for form in kernel.distinct_forms if "spill" in form.flags and "hint" not in form.flags}
    spills = {access.index for access in private_accesses(kernel) if access.kind == "spill"}
    spills.update(index for index, form in enumerate(kernel.forms) if form in marked)
    return tuple(sorted(spills))


def place_of(kernel: Kernel, index: int, access: Access) -> Place:
    """Where an access goes, as its instruction writes it."""
    tokens = kernel.tokens[index]
    texts = [text.bind(tokens) for text in access.addends]
    if not texts and access.address is not None:
        texts = [access.address.bind(tokens).rpartition(",")[2].strip()]
    numbers = [integer(text) for text in texts]
    immediates = (text.bind(tokens) for text in kernel.forms[index].immediates)
    stated = next((integer(text[7:]) for text in immediates if text.startswith("offset:")), None)
    base = tuple(text for text, number in zip(texts, numbers, strict=True) if number is None)
    return Place(base, sum(filter(None, numbers)) + (stated or 0))


def _by_slot(kernel: Kernel, table: Meanings, accesses: list[tuple[int, Access]]) -> Iterator[PrivateAccess]:
    """What the slots of accesses say of them, in a language whose table names a stack pointer."""
    if _are_spills(kernel, table, accesses):
        yield from (PrivateAccess(index, access, "spill") for index, access in accesses)
        return
    places = [place_of(kernel, index, access) for index, access in accesses]
    last = [bool(table.last_use.intersection(access.modifiers)) for _, access in accesses]
    rows = list(zip(accesses, places, last, strict=True))
    stack = _Stack(kernel, table)
    ended: set[int] = set()  # bytes that some load reads for the last time
    partial: set[int] = set()  # bytes that are accessed as parts of a register
    for (_, access), place, is_last in rows:
        if is_last and place.is_on(table.stack) and not stack.moves:
            ended.update(_bytes(access, place))
        if (access.bytes or 0) % _WORD:
            partial.update(_bytes(access, place))
    is_alone = not stack.moves and not stack.is_read_by_others
    for (index, access), place, is_last in rows:
        kind: Kind = "unknown"
        if not place.is_on(table.stack):
            kind = "array" if table.stack else kind
        elif not partial.isdisjoint(_bytes(access, place)):
            kind = "array"  # spill code moves whole registers
        elif is_last or is_alone or not ended.isdisjoint(_bytes(access, place)):
            kind = "spill"
        yield PrivateAccess(index, access, kind)


def _are_spills(kernel: Kernel, table: Meanings, accesses: list[tuple[int, Access]]) -> bool:
    """Whether all accesses are spill code: none has an address, and they store as many registers as the compiler spilled."""
    spilled = kernel.stated.get("spilled_vector_registers")
    if spilled is None or not spilled.value or not accesses:
        return False
    stored, reads = 0, [{kernel.registers[number] for number in kernel.operands.reads[index]} for index, _ in accesses]
    shared = {register for register in set.intersection(*reads) if register.file == "scalar"}
    descriptor = shared if len(shared) == _DESCRIPTOR else set()
    for (_, access), read in zip(accesses, reads, strict=True):
        words = (access.bytes or 0) // _WORD if access.kind == "store" else 0
        if sum(register.name not in table.lane_masks for register in read - descriptor) != words:
            return False
        stored += words
    return stored == spilled.value


def _bytes(access: Access, place: Place) -> range:
    return range(place.offset, place.offset + (access.bytes or 1))


class _Stack(Struct):
    """What a kernel does with the pointer to its frame."""

    kernel: Kernel
    table: Meanings

    @property
    def numbers(self) -> list[int]:
        return [number for number, register in enumerate(self.kernel.registers) if register.name in self.table.stack]

    @property
    def moves(self) -> bool:
        """Whether it points at another frame in a part of the text, as in a function that stands behind its caller."""
        return any(len(values_of(self.kernel).writers.get(number, ())) > _MOST_WRITES for number in self.numbers)

    @property
    def is_read_by_others(self) -> bool:
        """Whether an instruction makes something else of it, so that there is an object whose address is taken."""
        kernel, pointer = self.kernel, set(self.numbers)
        return any(
            not pointer.isdisjoint(read)
            and pointer.isdisjoint(kernel.operands.writes[index])
            and not any(access.space == "private" for access in kernel.forms[index].accesses)
            and kernel.forms[index].flow == "next"
            for index, read in enumerate(kernel.operands.reads)
        )
