"""Linear maps over GF(2): coordinates of an element as the exclusive-or of what each bit of a register or an offset adds.

A map is held by its bases alone, so a tensor of 2^60 elements costs 60 of them. Nothing enumerates elements.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import prod

from msgspec import Struct

Basis = tuple[int, ...]
"""What one bit of an input adds to the coordinate in each output dimension."""


class Elimination(Struct):
    """Columns over GF(2) in echelon form. Columns that come first are the independent ones."""

    pivots: dict[int, tuple[int, int]]
    """By the highest bit of a reduced column: the column, and the mask of columns whose sum it is."""
    kernel: list[int]
    """Masks of columns whose sum is zero; the highest bit of each is a column that depends on those before it."""

    def remainder(self, vector: int) -> tuple[int, int]:
        """What stays of a vector when the columns are taken out, 0 if it is a sum of them, and the mask of that sum."""
        mask = 0
        while vector and (pivot := self.pivots.get(vector.bit_length())):
            vector ^= pivot[0]
            mask ^= pivot[1]
        return vector, mask


def eliminate(columns: Iterable[int]) -> Elimination:
    """The echelon form of columns, each a number whose bits are its rows."""
    echelon = Elimination({}, [])
    for place, column in enumerate(columns):
        vector, mask = echelon.remainder(column)
        if vector:
            echelon.pivots[vector.bit_length()] = (vector, mask ^ 1 << place)
        else:
            # The mask says which earlier columns add up to this one: together with it they are zero.
            echelon.kernel.append(mask ^ 1 << place)
    return echelon


def bits_of(size: int) -> int:
    """How many bits count up to a size, a power of two."""
    return size.bit_length() - 1


class LinearMap(Struct, frozen=True):
    """A linear map from named inputs to named outputs; sizes of both are powers of two.

    ``inputs`` are (name, a basis for each bit, the lowest first); ``outputs`` are (name, size), in the order of a basis.
    """

    inputs: tuple[tuple[str, tuple[Basis, ...]], ...]
    outputs: tuple[tuple[str, int], ...]

    @classmethod
    def identity(cls, size: int, source: str, target: str) -> LinearMap:
        """The map that copies an input of this size to an output of this size."""
        return cls(((source, tuple((1 << bit,) for bit in range(bits_of(size)))),), ((target, size),))

    def bases(self, name: str) -> tuple[Basis, ...]:
        """The bases of an input, () where the map has none of that name."""
        return dict(self.inputs).get(name, ())

    def flat(self, basis: Basis) -> int:
        """A coordinate as one number, the first output lowest."""
        number = shift = 0
        for coordinate, (_, size) in zip(basis, self.outputs, strict=True):
            number |= coordinate << shift
            shift += bits_of(size)
        return number

    def columns(self, *names: str) -> list[int]:
        """The bases of these inputs, of all where none is named, each as one number."""
        return [self.flat(basis) for name, bases in self.inputs if not names or name in names for basis in bases]

    def __call__(self, **coordinates: int) -> Basis:
        """The coordinates of an element, by the names of inputs; what is not named is 0."""
        result = [0] * len(self.outputs)
        for name, bases in self.inputs:
            for bit, basis in enumerate(bases):
                if coordinates.get(name, 0) >> bit & 1:
                    result = [left ^ right for left, right in zip(result, basis, strict=True)]
        return tuple(result)

    @property
    def rank(self) -> int:
        """How many bases are independent: the map reaches 2^rank coordinates."""
        return len(eliminate(self.columns()).pivots)

    @property
    def is_injective(self) -> bool:
        """Whether no two inputs have the same coordinates."""
        return not eliminate(self.columns()).kernel

    @property
    def is_surjective(self) -> bool:
        """Whether every coordinate is reached."""
        return self.rank == bits_of(prod(size for _, size in self.outputs))

    def free_masks(self) -> dict[str, int]:
        """By input the bits that add nothing new to the bits before them, inputs in their order: repetitions."""
        kernel = {mask.bit_length() - 1 for mask in eliminate(self.columns()).kernel}
        masks, place = {}, 0
        for name, bases in self.inputs:
            masks[name] = sum(1 << bit for bit in range(len(bases)) if place + bit in kernel)
            place += len(bases)
        return masks

    def kernel(self) -> list[dict[str, int]]:
        """A basis of the inputs that lead to coordinate zero."""
        return [self._split_mask(mask) for mask in eliminate(self.columns()).kernel]

    def _split_mask(self, mask: int) -> dict[str, int]:
        parts = {}
        for name, bases in self.inputs:
            parts[name] = mask & (1 << len(bases)) - 1
            mask >>= len(bases)
        return parts

    def __mul__(self, other: LinearMap) -> LinearMap:
        """The direct sum: bits of equal names are laid one after the other, those of ``other`` are the higher ones."""
        extents = dict(self.outputs)
        names = [*extents, *(name for name, _ in other.outputs if name not in extents)]
        sizes = dict(other.outputs)
        sums: dict[str, list[Basis]] = {name: [] for name, _ in (*self.inputs, *other.inputs)}
        for part, scale in ((self, {}), (other, extents)):
            own = [name for name, _ in part.outputs]
            for source, bases in part.inputs:
                for basis in bases:
                    by_name = dict(zip(own, basis, strict=True))
                    sums[source].append(tuple(by_name.get(name, 0) * scale.get(name, 1) for name in names))
        outputs = tuple((name, extents.get(name, 1) * sizes.get(name, 1)) for name in names)
        return LinearMap(tuple((name, tuple(bases)) for name, bases in sums.items()), outputs)

    def then(self, outer: LinearMap) -> LinearMap:
        """The map that applies this one, then another whose inputs have the names of this one's outputs."""
        names = [name for name, _ in self.outputs]
        inputs = (
            (source, tuple(outer(**dict(zip(names, basis, strict=True))) for basis in bases)) for source, bases in self.inputs
        )
        return LinearMap(tuple(inputs), outer.outputs)

    def through_inverse(self, outer: LinearMap) -> LinearMap | None:
        """From this map's inputs to the inputs of ``outer`` with the same coordinates, None where it does not reach them.

        Where several inputs of ``outer`` do, the one whose repeating bits are zero. Both have the same outputs.
        """
        echelon = eliminate(outer.columns())
        inputs = []
        # A map's columns are numbered through all inputs in their order, as `columns` gives them.
        for source, bases in self.inputs:
            images = []
            for basis in bases:
                vector, mask = echelon.remainder(self.flat(basis))
                if vector:
                    return None
                images.append(tuple(outer._split_mask(mask).values()))
            inputs.append((source, tuple(images)))
        return LinearMap(tuple(inputs), tuple((name, 1 << len(bases)) for name, bases in outer.inputs))

    def inverse(self) -> LinearMap | None:
        """From coordinates to inputs, repeating bits zero; None where not every coordinate is reached."""
        coordinates = LinearMap((), ())
        for name, size in self.outputs:
            coordinates *= LinearMap.identity(size, name, name)
        return coordinates.through_inverse(self)
