"""Sections and symbols of ELF files of 64 bits, by their headers alone.

All bytes read of a file are together no more than its size, and all names a few times their table: sections and names that
overlap cannot make a small file long.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from typing import TypeVar

from msgspec import Struct

from isaview.base import limits
from isaview.binaries.window import BinaryError, Window

Row = TypeVar("Row")
MAGIC = b"\x7fELF"
_HEADER = "<HHIQQQIHHHHHH"
_SECTION = struct.Struct("<IIQQQQIIQQ")
_SYMBOL = struct.Struct("<IBBHQQ")
_SYMBOL_TABLES = (2, 11)
"""SHT_SYMTAB and SHT_DYNSYM."""
NO_BITS = 8
"""SHT_NOBITS: a section whose bytes are not in the file."""
_COMPRESSED = 0x800
"""SHF_COMPRESSED."""
_FUNCTION, _OBJECT = 2, 1
"""STT_FUNC and STT_OBJECT."""
_SHARED_NAMES = 8
"""Times that all names may be as long as their table: `.text.k` and `.rela.text.k` share bytes."""


class Section(Struct, frozen=True):
    """A row of the section table, ``link`` is the number of a related section."""

    name: str
    kind: int
    flags: int
    address: int
    offset: int
    size: int
    link: int


class Symbol(Struct, frozen=True):
    """A function or an object; ``number`` is its row in the table."""

    name: str
    number: int
    is_function: bool
    section: int
    value: int
    size: int


class Elf(Struct):
    """An ELF file; ``left`` are the bytes that may still be read of it."""

    window: Window
    machine: int
    is_linked: bool
    flags: int
    abi: int
    sections: tuple[Section, ...] = ()
    left: int = 0

    def data(self, section: Section) -> bytes:
        """The bytes of a section; a BinaryError where they lie outside of the file, are compressed, or were read before."""
        if section.flags & _COMPRESSED:
            raise BinaryError(f"section {section.name} is compressed")
        if section.kind == NO_BITS:
            return b""
        # a section is read once: rows that overlap would make a small file long
        self.left -= section.size
        if self.left < 0:
            raise BinaryError(f"section {section.name} and others overlap")
        return self.window.read(section.offset, section.size)

    def symbols(self) -> Iterator[Symbol]:
        """The functions and objects of the symbol tables that have a name."""
        for table in (section for section in self.sections if section.kind in _SYMBOL_TABLES):
            names = _Names(self.data(_row(self.sections, table.link)))
            data = self.data(table)
            rows = _SYMBOL.iter_unpack(data[: len(data) // _SYMBOL.size * _SYMBOL.size])
            for number, (name, info, _, section, value, size) in enumerate(rows):
                kind = info & 15
                if name and kind in (_FUNCTION, _OBJECT):
                    yield Symbol(names.name(name), number, kind == _FUNCTION, section, value, size)


class _Names:
    """A table of names; ``left`` is how many bytes of names may still be taken from it."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.left = _SHARED_NAMES * len(data) + limits.STATEMENT_BYTES

    def name(self, place: int) -> str:
        end = self.data.find(b"\0", place, place + limits.STATEMENT_BYTES)
        self.left -= end - place
        if end < 0 or self.left < 0:
            raise BinaryError("a name does not end, or names overlap")
        return self.data[place:end].decode("utf-8", "replace")


def elf_of(window: Window) -> Elf:
    """An ELF file by its headers; a BinaryError where it is damaged, or not of 64 bits with the lowest byte first."""
    start = window.read(0, 16)
    if start[:4] != MAGIC or start[4:6] != b"\x02\x01":
        raise BinaryError("only ELF files of 64 bits with the lowest byte first are read")
    kind, machine, _, _, _, table, flags, _, _, _, width, count, names = window.words(_HEADER, 16)
    elf = Elf(window, machine, kind == 2, flags, start[8], left=window.size)
    if not table:
        return elf
    if width != _SECTION.size:
        raise BinaryError(f"rows of {width} bytes in the section table")
    first = _SECTION.unpack(window.read(table, width))
    # more than 65,279 sections: SHN_XINDEX, the numbers stand in the first row's size and link
    count, names = count or first[5], first[6] if names == 0xFFFF else names
    rows = list(_SECTION.iter_unpack(window.read(table, count * width)))
    _, _, _, _, offset, size, *_ = _row(rows, names)
    table_of_names = _Names(window.read(offset, size))
    elf.sections = tuple(Section(table_of_names.name(name), *fields[:6]) for name, *fields in rows)
    return elf


def machine_of(window: Window) -> int:
    """The number of an ELF file's processor, by its first bytes."""
    return int.from_bytes(window.read(18, 2), "little")


def _row(rows: Sequence[Row], number: int) -> Row:
    if not 0 <= number < len(rows):
        raise BinaryError(f"there is no section {number}")
    return rows[number]
