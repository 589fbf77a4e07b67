"""Types of HLO values: ``bf16[2,8]{1,0:T(8,128)S(1)}``, and tuples of such.

A layout names the dimensions from the one whose elements are closest together; a tile rounds extents up; S is the memory space.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import prod

from msgspec import Struct

from isaview.base import limits, regex
from isaview.base.measure import round_up
from isaview.base.text import integer
from isaview.tensors.types import Encoding, Parameter, TensorType

_ARRAY = regex.compile(r"([a-z][a-z0-9]*)\[([^\[\]]*)\](?:\{([^{}]*)\})?")
_TILE = regex.compile(r"T((?:\([\d,]{1,200}\))+)")
_OF_A_TILE = regex.compile(r"\(([\d,]+)\)")
_SPACE = regex.compile(r"S\((\d{1,4})\)")
_ELEMENT = regex.compile(r"E\((\d{1,3})\)")
_DIGITS = regex.compile(r"[a-z]+(\d+)")
_LARGEST = 1 << 50  # bits
_LONGEST = 15  # digits
_DEEPEST = 64  # tuples in one another
_NO_DATA = ("token", "opaque", "tuple")
_WIDTH: Mapping[str, int] = {"pred": 8}


class TooLarge(Exception):
    """A type names more than any machine holds."""


class Value(Struct, frozen=True):
    """What a name stands for: its type, and for each leaf a register or a literal."""

    kind: str
    leaves: tuple[str, ...]


@lru_cache(maxsize=65536)
def type_of(text: str) -> TensorType:
    """The type that a text names; a tuple has its members.

    Raises:
        TooLarge: no machine holds so much.
    """
    return _read(text, 0)[0]


def _read(text: str, offset: int) -> tuple[TensorType, int]:
    """The type from an offset on, and the offset behind it; tuples stand in a list, not on Python's stack."""
    open_tuples: list[list[TensorType]] = []
    while True:
        match = _ARRAY.match(text, offset)
        if match is not None:
            type, offset = _array(match[1], match[2], match[3] or ""), match.end()
        elif text.startswith("(", offset):
            open_tuples.append([])
            offset += 1
            type = None
            if len(open_tuples) > _DEEPEST:
                raise TooLarge
        else:
            type = None
        if type is not None:
            if not open_tuples:
                return type, offset
            open_tuples[-1].append(type)
        while offset < len(text) and text[offset] in " ,)":
            if text[offset] == ")":
                if not open_tuples:
                    raise TooLarge
                type = TensorType((), "tuple", 0, tuple_of=tuple(open_tuples.pop()))
                if not open_tuples:
                    return type, offset + 1
                open_tuples[-1].append(type)
            offset += 1
        if offset >= len(text) or (text[offset] != "(" and not _ARRAY.match(text, offset)):
            raise TooLarge


@lru_cache(maxsize=65536)
def _array(element: str, dimensions: str, layout: str) -> TensorType:
    shape = tuple(_extent(piece) for piece in dimensions.split(",") if piece.strip())
    # In memory an element takes at least a byte, unless its layout says E(bits).
    if element in _NO_DATA:
        bits = 0
    else:
        digits = _DIGITS.match(element)
        bits = _WIDTH.get(element) or (max(8, min(int(digits[1]), 1024)) if digits and len(digits[1]) < 5 else 0)
    if narrow := _ELEMENT.search(layout):
        bits = int(narrow[1])
    if prod(extent for extent in shape if extent) * max(bits, 1) > _LARGEST:
        raise TooLarge
    order, _, rest = layout.partition(":")
    parameters: list[tuple[str, Parameter]] = []
    if order.strip():
        parameters.append(("order", tuple(int(each[:4]) for each in order.split(",") if each.strip().isdecimal())))
    if tiles := _TILE.search(rest):
        sizes = (tuple(int(each[:9]) for each in tile.split(",") if each) for tile in _OF_A_TILE.findall(tiles[1]))
        parameters.append(("tiles", tuple(sizes)))
    if space := _SPACE.search(rest):
        parameters.append(("space", int(space[1])))
    return TensorType(shape, element, bits, Encoding("layout", tuple(parameters)) if parameters else None)


def _extent(text: str) -> int | None:
    """An extent; of one that is bounded the bound, which memory is kept for; None where nothing bounds it."""
    digits = text.strip().removeprefix("<=")
    if len(digits) > _LONGEST:
        raise TooLarge
    return int(digits) if digits.isdecimal() else None


def held_bits(kind: TensorType) -> int:
    """The bits of memory that an array takes, with what its tile rounds up; 0 where an extent is not known."""
    encoding = kind.encoding
    tiles, order = (None, None) if encoding is None else (encoding.parameter("tiles"), encoding.parameter("order"))
    extents = [extent for extent in kind.shape if extent is not None]
    if len(extents) < len(kind.shape):
        return 0
    if isinstance(tiles, tuple) and tiles and isinstance(tiles[0], tuple) and isinstance(order, tuple):
        for size, dimension in zip(reversed(tiles[0]), order, strict=False):
            if isinstance(size, int) and isinstance(dimension, int) and size and dimension < len(extents):
                extents[dimension] = round_up(extents[dimension], size)
    return min(prod(extents) * kind.bits, _LARGEST)


def is_relabelled(source: TensorType, result: TensorType, dimensions: str) -> bool:
    """Whether a transpose leaves each element where it is: the layout of its result undoes it."""
    orders = [None if kind.encoding is None else kind.encoding.parameter("order") for kind in (source, result)]
    places = [integer(each) for each in dimensions.strip("{}").split(",") if each.isdecimal()]
    if not isinstance(orders[0], tuple) or not isinstance(orders[1], tuple) or len(places) != len(orders[1]):
        return False
    return orders[0] == tuple(places[each] for each in orders[1] if isinstance(each, int) and each < len(places))


@lru_cache(maxsize=16384)
def leaves_of(text: str) -> tuple[tuple[str, TensorType], ...]:
    """The leaves of a type, each with its place: ``{0,1}``, "" for an array; a tuple of too many is a single leaf."""
    kind = type_of(text)
    if kind.element != "tuple":
        return (("", kind),)
    leaves = []
    for path, leaf in _leaves(kind):
        leaves.append(("{" + ",".join(map(str, path)) + "}", leaf))
        if len(leaves) > limits.TUPLE_LEAVES:
            return (("", kind),)
    return tuple(leaves)


def _leaves(kind: TensorType, path: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], TensorType]]:
    for index, member in enumerate(kind.tuple_of):
        if member.element == "tuple":
            yield from _leaves(member, (*path, index))
        else:
            yield (*path, index), member


@lru_cache(maxsize=16384)
def member_of(text: str, index: int) -> tuple[int, int]:
    """The first leaf of a tuple's member, and the one behind its last; (0, 0) where it has none of that number."""
    kind = type_of(text)
    if not 0 <= index < len(kind.tuple_of):
        return (0, 0)
    if not leaves_of(text) or leaves_of(text)[0][0] == "":
        return (0, len(leaves_of(text)))
    counts = [sum(1 for _ in _leaves(member)) if member.element == "tuple" else 1 for member in kind.tuple_of[: index + 1]]
    return sum(counts[:-1]), sum(counts)
