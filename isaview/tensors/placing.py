"""Building layouts: bases laid one after the other along the dimensions of a tile, then fitted to a shape and to the blocks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from isaview.tensors.linear_map import Basis, LinearMap, bits_of
from isaview.tensors.types import Encoding, Parameter

MOST_BITS = 64
"""No dimension, and no step of a tile, has 2^64 elements or more; no layout more dimensions than this."""


class UnknownLayoutError(Exception):
    """The encoding is not one that is known, or its parameters do not fit each other or the shape."""


def power_of_two(value: Parameter | None) -> int:
    """A size that bits count. Raises for everything else."""
    if type(value) is not int or value < 1 or value & (value - 1) or value >> MOST_BITS:
        raise UnknownLayoutError
    return value


def whole_numbers(value: Parameter | None, count: int | None = None) -> tuple[int, ...]:
    """A parameter that is a list of whole numbers, so many where a count is given. Raises for everything else."""
    if not isinstance(value, tuple) or count not in (None, len(value)) or len(value) > MOST_BITS:
        raise UnknownLayoutError
    numbers = tuple(item for item in value if isinstance(item, int) and 0 <= item < 1 << MOST_BITS)
    if len(numbers) < len(value):
        raise UnknownLayoutError
    return numbers


def number(encoding: Encoding, name: str, default: int | None = None) -> int:
    """A parameter that is a whole number or a truth. Raises where it is neither, or missing without a default."""
    value = encoding.parameter(name)
    return default if value is None and default is not None else int(whole_numbers((value,))[0])  # type: ignore[arg-type]


def sizes(encoding: Encoding, name: str, count: int, default: int | None = None) -> tuple[int, ...]:
    """A parameter that is a list of powers of two, one for each dimension."""
    value = encoding.parameter(name)
    value = (default,) * count if value is None and default is not None else value
    return tuple(power_of_two(size) for size in whole_numbers(value, count))


def order_of(encoding: Encoding, rank: int, name: str = "order") -> tuple[int, ...]:
    """The dimensions from the fastest to the slowest, as a parameter lists them."""
    order = whole_numbers(encoding.parameter(name), rank)
    if sorted(order) != list(range(rank)):
        raise UnknownLayoutError
    return order


def bases_of(value: Parameter | None, rank: int) -> list[Basis]:
    """A parameter that is a list of bases, each with a number for every dimension; none where it is missing."""
    if not isinstance(value, tuple | None) or len(value or ()) > MOST_BITS:
        raise UnknownLayoutError
    return [whole_numbers(basis, rank) for basis in value or ()]


def block_bases(encoding: Encoding, rank: int) -> list[Basis]:
    """Which part of a tensor each block of a cluster has, as bases in parts; none for a kernel without clusters."""
    if encoding.parameter("CTAsPerCGA") is None:
        return bases_of(encoding.parameter("CGALayout"), rank)
    blocks, split = (sizes(encoding, name, rank) for name in ("CTAsPerCGA", "CTASplitNum"))
    bases = []
    for dimension in order_of(encoding, rank, "CTAOrder"):
        for bit in range(bits_of(blocks[dimension])):
            part = 1 << bit if 1 << bit < split[dimension] else 0
            bases.append(tuple(part * (dimension == index) for index in range(rank)))
    return bases


def parts_of(blocks: Sequence[Basis], shape: Sequence[int]) -> list[int]:
    """How many parts the blocks make of each dimension; never more than it has elements."""
    extents = [max((basis[dimension] for basis in blocks), default=0) for dimension in range(len(shape))]
    return [min(1 << extent.bit_length(), size) for extent, size in zip(extents, shape, strict=True)]


def block_shape(blocks: Sequence[Basis], shape: Sequence[int]) -> list[int]:
    """The part of a shape that a block has."""
    return [size // parts for size, parts in zip(shape, parts_of(blocks, shape), strict=True)]


class Tile:
    """A layout in the making: bases by input, and how far they reach along each dimension.

    The first input takes what a shape has beyond the tile.
    """

    def __init__(self, rank: int, *inputs: str) -> None:
        self.bases: dict[str, list[Basis]] = {name: [] for name in inputs}
        self.extents = [1] * rank

    def lay(self, source: str, size: int, dimension: int | None = None) -> Tile:
        """Bits of an input that count up along a dimension from where the tile ends; None repeats, size 0 adds nothing."""
        for _ in range(bits_of(power_of_two(size)) if size else 0):
            self.bases[source].append(tuple(extent * (index == dimension) for index, extent in enumerate(self.extents)))
            if dimension is not None:
                self.extents[dimension] *= 2
        return self

    def lay_all(self, source: str, extents: Sequence[int], order: Iterable[int], repeated: int | None = None) -> Tile:
        """The extents of an input along all dimensions in an order; along one of them it may repeat."""
        for dimension in order:
            self.lay(source, extents[dimension], None if dimension == repeated else dimension)
        return self

    def lay_bases(self, bases: dict[str, list[Basis]]) -> Tile:
        """A layout of whole tiles, as bases in tiles, by input."""
        extents = self.extents
        for source, vectors in bases.items():
            self.bases.setdefault(source, []).extend(
                tuple(part * extent for part, extent in zip(basis, extents, strict=True)) for basis in vectors
            )
        reach = [max((basis[i] for bases_ in bases.values() for basis in bases_), default=0) for i in range(len(extents))]
        self.extents = [extent << part.bit_length() for extent, part in zip(extents, reach, strict=True)]
        return self

    def cover(self, shape: Sequence[int], order: Iterable[int]) -> Tile:
        """The tile repeated by bits of its first input until it covers a shape, in an order of dimensions."""
        for dimension in order:
            self.lay(next(iter(self.bases)), max(1, shape[dimension] // self.extents[dimension]), dimension)
        return self

    def fit(self, shape: Sequence[int], order: Iterable[int], blocks: Sequence[Basis] = (), drop: str = "") -> LinearMap:
        """The map for a shape: what reaches beyond it repeats, or is left out for the input ``drop``; blocks come last."""
        # A cluster larger than the tensor has blocks that hold the same.
        blocks = [tuple(part if part < size else 0 for part, size in zip(basis, shape, strict=True)) for basis in blocks]
        own = block_shape(blocks, shape)
        self.cover(own, order)
        inputs = {}
        for source, bases in self.bases.items():
            cut = [tuple(part if part < size else 0 for part, size in zip(basis, own, strict=True)) for basis in bases]
            inputs[source] = [new for new, old in zip(cut, bases, strict=True) if source != drop or any(new) or not any(old)]
        inputs["block"] = inputs.get("block", []) + [
            tuple(part * size for part, size in zip(basis, own, strict=True)) for basis in blocks
        ]
        return LinearMap(tuple((name, tuple(bases)) for name, bases in inputs.items()), named_dimensions(shape))


def named_dimensions(shape: Sequence[int]) -> tuple[tuple[str, int], ...]:
    """The dimensions of a shape with the names that maps give them."""
    return tuple((f"dim{dimension}", size) for dimension, size in enumerate(shape))
