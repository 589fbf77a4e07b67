"""The types of LLVM IR: bits of a value and bytes in memory, by the module's data layout."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from isaview.base import regex
from isaview.base.measure import round_up

_WORDS = {
    "half": 16,
    "bfloat": 16,
    "float": 32,
    "double": 64,
    "x86_fp80": 80,
    "fp128": 128,
    "ppc_fp128": 128,
    "x86_mmx": 64,
    "x86_amx": 8192,
}
"""Floating-point and target types by their bits; ``void``, ``label``, ``token``, ``metadata`` hold no bits."""

EMPTY_WORDS = frozenset(("void", "label", "token", "opaque"))
TYPE_WORDS = frozenset(_WORDS) | EMPTY_WORDS
MOST_BITS = 1 << 23
"""LLVM's widest integer type (IntegerType::MAX_INT_BITS)."""
MOST_BYTES = 1 << 60
"""A type that takes more bytes in memory is refused; LLVM counts them in 64 bits."""
_POINTER = regex.compile(r"p(\d{0,9}):(\d{1,4})(?!\d)")
_NAME = regex.compile(r'%("[^"]*"|[-\w$.]+)')
_NO_POINTERS: Mapping[int, int] = {}

POINTERS = {"amdgcn": {2: 32, 3: 32, 5: 32, 6: 32, 7: 160, 8: 128, 9: 192}, "nvptx": {}}
"""Bits of pointers by address space where the module states no data layout; 64 for every other."""

SPACES = {
    "amdgcn": {1: "global", 3: "shared", 4: "constant", 5: "private", 6: "constant", 7: "global", 8: "global", 9: "global"},
    "nvptx": {1: "global", 3: "shared", 4: "constant", 5: "private", 7: "shared", 101: "parameter"},
    "spirv": {0: "private", 1: "global", 2: "constant", 3: "shared", 4: "generic", 7: "private"},
}
"""Address spaces by what they hold; every other is generic (as is all of a host's memory)."""


SPLITTING = {"amdgcn": ("shared",), "nvptx": ("global", "shared", "generic", "constant", "private", "parameter")}
"""Spaces where what is less aligned than wide is moved in pieces."""


class Type(Struct, frozen=True, eq=False):
    """A type: ``bits`` of a value, ``size`` bytes from an element of an array to the next.

    ``word`` is the first scalar's name ("i32", "half", "pointer"), ``space`` a pointer's address space. ``element`` and
    ``count`` are an array's or a vector's (a scalable vector counts as that of its smallest size), ``elements`` a structure's;
    ``element`` of a function is what it returns. ``names`` are the tokens of the line that ``bits`` depend on.
    """

    kind: str
    word: str
    bits: int = 0
    size: int = 0
    align: int = 1
    space: int = 0
    element: Type | None = None
    count: int = 0
    elements: tuple[Type, ...] = ()
    names: tuple[int, ...] = ()

    @property
    def spelling(self) -> str:
        """The type as LLVM writes it; of an array or structure its bytes alone."""
        scalar = self.word
        if scalar == "pointer":
            scalar = f"ptr addrspace({self.space})" if self.space else "ptr"
        if self.kind == "vector":
            return f"<{self.count} x {scalar}>"
        return scalar if self.kind in ("scalar", "void") else f"{self.kind} of {self.size} bytes"

    @property
    def stored_bytes(self) -> int:
        """Bytes a load or store of a value moves."""
        return self.size if self.kind in ("array", "structure") else (self.bits + 7) // 8


UNKNOWN = Type("named", "")


def number(digits: str) -> int | None:
    """The number that decimal digits spell, None for any other text and for more than 18 digits."""
    return int(digits) if digits.isdecimal() and digits.isascii() and len(digits) <= 18 else None


def primitive(word: str) -> Type:
    """A type of a single word: ``i32``, ``half``, ``void``."""
    bits = _WORDS.get(word)
    if bits is None:
        if word in EMPTY_WORDS:
            return Type("void", word)
        bits = int(word[1:10])
    whole = 1 << max(3, (bits - 1).bit_length()) if bits else 8
    align = min(whole // 8, 16)
    return Type("scalar", word, bits, round_up((bits + 7) // 8, align), align)


def vector(count: int, element: Type) -> Type:
    """A vector: ``<4 x float>``; a scalable vector by its smallest size."""
    bits = count * element.bits
    size = 1 << max(0, (bits + 7) // 8 - 1).bit_length()
    return Type("vector", element.word, bits, size, size, element.space, element, count, (), element.names)


def array(count: int, element: Type) -> Type:
    """An array: ``[8 x i32]``."""
    bits, size = count * element.bits, count * element.size
    return Type("array", element.word, bits, size, element.align, 0, element, count, (), element.names)


def structure(elements: tuple[Type, ...], packed: bool) -> Type:
    """A structure, ``{ i32, float }`` or ``<{ i8, i64 }>``: elements at their alignment, padded to the largest."""
    offset, align = 0, 1
    for element in elements:
        step = 1 if packed else element.align
        offset = round_up(offset, step) + element.size
        align = max(align, step)
    names = tuple(sorted({name for element in elements for name in element.names}))
    word = elements[0].word if elements else ""
    bits = sum(element.bits for element in elements)
    return Type("structure", word, bits, round_up(offset, align), align, 0, None, 0, elements, names)


def preferred_alignment(type: Type) -> int:
    """The alignment that LLVM gives a variable of a type where nothing states it: structures are aligned as 64-bit words."""
    while type.kind == "array" and type.element is not None:
        type = type.element
    return max(type.align, 8) if type.kind == "structure" else type.align


def offset_of(whole: Type, index: int) -> int | None:
    """The bytes before a member of a structure, None where there is no such member."""
    if not 0 <= index < len(whole.elements):
        return None
    offset = 0
    for place, element in enumerate(whole.elements[: index + 1]):
        step = min(element.align, whole.align)  # a packed structure has no alignment of its own
        offset = round_up(offset, step)
        if place < index:
            offset += element.size
    return offset


def member(whole: Type, indices: tuple[int, ...]) -> Type:
    """The type that ``extractvalue`` with these indices gives; `UNKNOWN` where there is none."""
    for index in indices:
        if whole.kind == "structure":
            whole = whole.elements[index] if 0 <= index < len(whole.elements) else UNKNOWN
        else:
            whole = whole.element or UNKNOWN
    return whole


class Layout(Struct):
    """What sizes depend on: the machine, its pointers, and the module's named types, whose text is read when needed."""

    machine: str
    pointers: Mapping[int, int]
    definitions: Mapping[str, str]
    """Name of a type → the text after ``type``."""
    known: dict[str, Type]
    frame: int = 0
    """The address space of ``alloca`` where the statement names none."""

    def pointer(self, space: int) -> Type:
        """A pointer into an address space."""
        bits = self.pointers.get(space, self.pointers.get(0, 64))
        size = (bits + 7) // 8
        return Type("scalar", "pointer", bits, size, min(1 << max(0, size - 1).bit_length(), 32), space)

    def place(self, space: int) -> str:
        """What an address space is: global, shared, private and so on."""
        return SPACES.get(self.machine, {}).get(space, "generic")

    def named_type(self, name: str, token: int | None, read: Callable[[str], Type]) -> Type:
        """A named type, its definition read by ``read``; ``token`` is the token of the line that names it."""
        type = self.known.get(name) or self._define(name, read)
        return type if token is None or type.kind == "void" else replace(type, names=(token,))

    def _define(self, name: str, read: Callable[[str], Type]) -> Type:
        """Read a definition after those it names; a name that leads back to itself has no size."""
        waiting = [name]
        while waiting:
            current = waiting[-1]
            if self.known.get(current, UNKNOWN) is not UNKNOWN or current not in self.definitions:
                self.known.setdefault(current, UNKNOWN)
                waiting.pop()
                continue
            text = self.definitions[current]
            missing = [used for used in map(plain_name, _NAME.findall(text)) if used not in self.known]
            self.known[current] = UNKNOWN
            if missing:
                waiting.extend(missing)
                continue
            self.known[current] = replace(read(text), names=())
            waiting.pop()
        return self.known[name]


def plain_name(name: str) -> str:
    """A name without its quotes."""
    return name[1:-1] if name.startswith('"') else name


def pointers(datalayout: str, machine: str) -> Mapping[int, int]:
    """Bits of pointers by address space, from the data layout where the module states it."""
    stated = {int(space or 0): int(bits) for space, bits in _POINTER.findall(datalayout)}
    return stated or POINTERS.get(machine, _NO_POINTERS)
