"""The types and encodings of MLIR by their texts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from math import prod

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.base import regex
from isaview.tensors.types import Encoding, Parameter, Place, TensorType

_DIMENSIONS = regex.compile(r"(?:(?:\d{1,18}|\?|\*)x)*")
_EXTENTS = regex.compile(r"\d{1,18}(?:x\d{1,18})*")
_WORD = regex.compile(r"!?([A-Za-z_][\w.$]*)")
_BRACKET = regex.compile(r'->|[()\[\]{}<>,]|"(?:[^"\\]|\\.)*"')
_SCALAR = regex.compile(r"(?:[su]?i|f|bf|tf)(\d{1,4})")
_FLOAT = regex.compile(r"f(\d{1,2})E\d")
_NUMBER = regex.compile(r"-?\d{1,18}(?![\w.])")
_PADDED = regex.compile(r"\[(\d{1,9}\s*:\+\s*\d{1,9}(?:\s*,\s*\d{1,9}\s*:\+\s*\d{1,9})*)\]")
"""Elements after which padding is put in, and how many."""
_ENCODED = regex.compile(r"(#[\w.$-]+)\s*(<.*>)?", re.DOTALL)
UNKNOWN = TensorType((), "", 0)
_POINTER, _INDEX = 64, 64
_MEMORY: Mapping[str, Place] = {
    "smem": "shared",
    "shared_memory": "shared",
    "tensor_memory": "tensor_memory",
    "tmem": "tensor_memory",
}
_DEEPEST = 16
_MOST_ELEMENTS = 1 << 48
"""Elements beyond which a shape says nothing."""


class Types(Struct):
    """The types of a module: ``aliases`` are the texts behind ``#name`` and ``!name``."""

    aliases: dict[str, str] = field(default_factory=dict)
    known: dict[str, TensorType] = field(default_factory=dict)
    encodings: dict[str, Encoding | None] = field(default_factory=dict)
    least: int = 0
    """The fewest bits that an element takes, where elements lie in memory."""
    learned: int = 0
    """How many aliases were learned; what is known of types depends on it."""

    def learn(self, name: str, text: str) -> None:
        """An alias, "" for one that says nothing of types."""
        if text and self.aliases.get(name) != text:
            self.aliases[name] = text
            self.learned += 1
            self.known.clear()
            self.encodings.clear()

    def type_of(self, text: str, depth: int = 0) -> TensorType:
        """The type of a text; `UNKNOWN` but for its element where it says nothing that is known."""
        known = self.known.get(text)
        if known is None:
            known = self._read_type(text.strip(), depth) if depth < _DEEPEST else UNKNOWN
            self.known[text] = known
        return known

    def _read_type(self, text: str, depth: int) -> TensorType:
        if text in self.aliases:
            return self.type_of(self.aliases[text], depth + 1)
        word = _WORD.match(text)
        inside = text[word.end() + 1 : -1] if word is not None and text.endswith(">") else ""
        name = "" if word is None else word[1].rpartition(".")[2]
        if word is None and text.startswith("<") and text.endswith(">"):
            name, inside = "memdesc" if text[1].isdigit() else "ptr", text[1:-1]
        parts = list(split_list(inside)) if inside else []
        if name == "ptr":
            return TensorType((), f"ptr<{parts[0]}>" if parts else "ptr", _POINTER)
        if name.startswith("tensordesc"):
            return TensorType((), f"tensordesc<{inside}>", _POINTER, place="descriptor")
        build = _BUILDERS.get(name) if parts else None
        return TensorType((), text.lstrip("!"), element_bits(text)) if build is None else build(self, text, parts, depth)

    def shaped_type(self, parts: list[str], place: Place, depth: int) -> TensorType:
        """A type of many elements by the parts in its brackets: extents with the element, then encodings and places."""
        dimensions = _DIMENSIONS.match(parts[0])
        assert dimensions is not None
        extents = tuple(int(extent) if extent.isdecimal() else None for extent in dimensions[0].split("x")[:-1])
        if prod(extent or 1 for extent in extents) > _MOST_ELEMENTS:
            return UNKNOWN
        element = self.type_of(parts[0][dimensions.end() :], depth + 1)
        encoding = next((each for each in map(self.encoding, parts[1:]) if each is not None and each.name not in _MEMORY), None)
        return TensorType(extents, element.element, max(element.bits, self.least), encoding, place)

    def encoding(self, text: str, depth: int = 0) -> Encoding | None:
        """The encoding that a text names or spells, None where it is none."""
        if text not in self.encodings:
            self.encodings[text] = self._encoding(text.strip(), depth) if depth < _DEEPEST else None
        return self.encodings[text]

    def _encoding(self, text: str, depth: int) -> Encoding | None:
        if text in self.aliases:
            encoding = self.encoding(self.aliases[text], depth + 1)
            return None if encoding is None else Encoding(encoding.name, encoding.parameters, encoding.parent, text)
        match = _ENCODED.fullmatch(text)
        if match is None:
            return None
        parent: Encoding | None = None
        parameters: list[tuple[str, Parameter]] = []
        inside = (match[2] or "<>")[1:-1].strip()
        padded = _PADDED.match(inside)
        if padded is not None:
            pairs = [pair.split(":+") for pair in padded[1].replace(" ", "").split(",")]
            parameters += [
                ("intervals", tuple(int(pair[0]) for pair in pairs)),
                ("paddings", tuple(int(pair[1]) for pair in pairs)),
            ]
            inside = inside[padded.end() :].strip()
        groups = (part.strip() for part in split_list(inside))
        for part in (each for group in groups for each in (split_list(group[1:-1]) if group.startswith("{") else (group,))):
            name, equal, value = part.partition("=")
            if name.strip() == "parent":
                parent = self.encoding(value.strip(), depth + 1)
            else:
                parameters.append((name.strip(), _parameter(value.strip())) if equal else ("", _parameter(part.strip())))
        return Encoding(match[1][1:].rpartition(".")[2], tuple(parameters), parent)


def _parameter(text: str, depth: int = 0) -> Parameter:
    if text.startswith("[") and text.endswith("]") and depth < _DEEPEST:
        return tuple(_parameter(part.strip(), depth + 1) for part in split_list(text[1:-1]))
    if text.startswith("{") and text.endswith("}") and depth < _DEEPEST:
        pairs = (part.partition("=") for part in split_list(text[1:-1]))
        return tuple((name.strip(), _parameter(value.strip(), depth + 1)) for name, _, value in pairs)
    number = _NUMBER.match(text)
    if number is not None:
        return int(number[0])
    return {"true": True, "false": False}.get(text, text)


@lru_cache(maxsize=4096)
def element_bits(text: str) -> int:
    """The bits of a scalar type, 0 where that is not known."""
    match = _SCALAR.fullmatch(text) or _FLOAT.match(text)
    if match is not None:
        return int(match[1])
    return _INDEX if text == "index" else _POINTER if text.startswith(("!llvm.ptr", "!tt.ptr")) else 0


def split_list(text: str) -> Iterator[str]:
    """What stands between the commas of a text that are in no bracket."""
    depth = first = 0
    for match in _BRACKET.finditer(text):
        letter = match[0]
        if letter == "," and not depth:
            yield text[first : match.start()].strip()
            first = match.end()
        elif letter in "([{<":
            depth += 1
        elif letter in ")]}>":
            depth -= 1
    if text[first:].strip():
        yield text[first:].strip()


def _vector(types: Types, text: str, parts: list[str], depth: int) -> TensorType:
    # A vector belongs to a lane, as a scalar does: it has no elements of a tensor.
    return TensorType((), text, (types.shaped_type(parts, "value", depth).bytes or 0) * 8)


def _buffer(types: Types, _text: str, parts: list[str], depth: int) -> TensorType:
    """Memory that a kernel allocates: its space is one of the parts, and a view of a part of it has the whole shape last."""
    places = (_MEMORY.get(part.lstrip("#").rpartition(".")[2]) for part in parts[1:])
    whole = next((part for part in reversed(parts[1:]) if _EXTENTS.fullmatch(part)), "")
    shaped = types.shaped_type(parts, next(filter(None, places), "shared"), depth)
    return replace(shaped, whole=tuple(map(int, whole.split("x")))) if whole else shaped


def _tuple(types: Types, _text: str, parts: list[str], depth: int) -> TensorType:
    return TensorType((), "tuple", 0, tuple_of=tuple(types.type_of(part, depth + 1) for part in parts))


_BUILDERS: Mapping[str, Callable[[Types, str, list[str], int], TensorType]] = {
    "tensor": lambda types, _text, parts, depth: types.shaped_type(parts, "value", depth),
    "memref": lambda types, _text, parts, depth: types.shaped_type(parts, "global", depth),
    "vector": _vector,
    "memdesc": _buffer,
    "tuple": _tuple,
    "complex": lambda _types, _text, parts, _depth: TensorType((), f"complex<{parts[0]}>", 2 * element_bits(parts[0])),
}
"""By the word of a type without its dialect: the type, from its text, the parts in its brackets and the depth."""
