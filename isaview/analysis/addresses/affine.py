"""Arithmetic of affine forms: what a register holds in each lane of a wave, as a sum of products of unknowns, modulo 2^32.

Only the low 32 bits are followed: they alone decide how far apart the addresses of two lanes are, as long as these lie less
than 2 GiB apart.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from itertools import repeat
from math import prod

from msgspec import Struct, field
from msgspec.structs import force_setattr

Coefficient = int | tuple[int, ...]
"""A number for all lanes, or a number per lane."""
Product = tuple[str, ...]
"""Names of unknowns that are multiplied, sorted; the empty product is 1."""

VARYING = "?"
"""Begins the name of an unknown that differs from lane to lane; all others are the same in a wave."""
_BITS = 32
_WORD = 1 << _BITS
_HALF = _WORD >> 1
_MOST_TERMS = 24
"""Terms of a product of two forms; beyond, it is not followed."""
_MOST_FACTORS = 4
"""Unknowns in a term."""
_CACHED_RESULTS = 1 << 13
"""Sums and products: unrolled code asks for the same ones again and again."""


class Unknown(Struct, frozen=True):
    """What is known of an unknown: it is a multiple of ``multiple`` and, where known, not negative and less than ``below``."""

    multiple: int = 1
    below: int | None = None


class Value(Struct, frozen=True):
    """An affine form: the sum of products, each times its coefficient.

    Fields with an underscore are filled on first use and never passed.
    """

    terms: Mapping[Product, Coefficient] = field(default_factory=dict)
    _hash: int | None = None
    _varying: bool | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Value) and self.terms == other.terms

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        if self._hash is None:
            force_setattr(self, "_hash", hash(frozenset(self.terms.items())))
        return self._hash or 0

    @property
    def name(self) -> str:
        """A digest of the terms, the same in every run (hashes are not: those of -1 and -2 are equal)."""
        return blake2b(repr(sorted(self.terms.items())).encode(), digest_size=12).hexdigest()

    @property
    def constant(self) -> int | None:
        """The number that every lane holds; None where it is no known number or differs between lanes."""
        if not self.terms:
            return 0
        only = self.terms.get(())
        return only if len(self.terms) == 1 and isinstance(only, int) else None

    @property
    def numbers(self) -> Coefficient | None:
        """The known number, or a number per lane; None where an unknown stands in it."""
        return None if self.terms.keys() - {()} else self.terms.get((), 0)

    @property
    def varying(self) -> bool:
        """Whether it holds something unknown that differs from lane to lane."""
        if self._varying is None:
            force_setattr(self, "_varying", any(name[0] == VARYING for product in self.terms for name in product))
        return bool(self._varying)

    @property
    def uniform(self) -> bool:
        """Whether it is the same in all lanes of a wave."""
        return not self.varying and all(isinstance(coefficient, int) for coefficient in self.terms.values())

    @property
    def names(self) -> set[str]:
        """The unknowns that stand in it."""
        return {name for product in self.terms for name in product}

    def has(self, name: str) -> bool:
        """Whether an unknown stands in it."""
        return any(name in product for product in self.terms)


def number(value: Coefficient) -> Value:
    """A constant, or a known number per lane."""
    normal = _normal(value)
    return Value({(): normal} if normal != 0 else {})


def unknown(name: str) -> Value:
    """A form of a single unknown."""
    return Value({(name,): 1})


def without_numbers(value: Value) -> Value:
    """The form without its known number."""
    return Value({product: coefficient for product, coefficient in value.terms.items() if product})


def signed(value: int) -> int:
    """A number modulo 2^32 as the signed number it stands for."""
    return (value + _HALF) % _WORD - _HALF


def in_lanes(coefficient: Coefficient, size: int = 1) -> tuple[int, ...]:
    """A coefficient as a number per lane."""
    return (coefficient,) * size if isinstance(coefficient, int) else coefficient


def _each(coefficient: Coefficient, change: Callable[[int], int]) -> Coefficient:
    return change(coefficient) if isinstance(coefficient, int) else tuple(map(change, coefficient))


def lane_by_lane(left: Coefficient, right: Coefficient, join: Callable[[int, int], int]) -> Coefficient:
    """Two coefficients joined lane by lane."""
    if isinstance(left, int):
        return join(left, right) if isinstance(right, int) else tuple(map(join, repeat(left), right))
    return tuple(map(join, left, repeat(right) if isinstance(right, int) else right))


def by_truth_table(operands: Sequence[Coefficient], table: int, size: int) -> Coefficient:
    """What a truth table makes of numbers, bit by bit in each of so many lanes; the first operand is a row's highest bit."""
    rows = (
        [sum((number >> bit & 1) << 2 - at for at, number in enumerate(numbers)) for bit in range(_BITS)]
        for numbers in zip(*(in_lanes(operand, size) for operand in operands), strict=True)
    )
    return tuple([sum((table >> row & 1) << bit for bit, row in enumerate(of_lane)) for of_lane in rows])


def _normal(coefficient: Coefficient) -> Coefficient:
    if isinstance(coefficient, int):
        return signed(coefficient)
    if min(coefficient) < -_HALF or max(coefficient) >= _HALF:
        coefficient = tuple([signed(lane) for lane in coefficient])
    return coefficient[0] if coefficient.count(coefficient[0]) == len(coefficient) else coefficient


def summed(terms: Mapping[Product, Coefficient]) -> Value:
    """The sum of products, each times its number or its number in each lane."""
    normal = {product: _normal(coefficient) for product, coefficient in terms.items()}
    return Value({product: coefficient for product, coefficient in normal.items() if coefficient != 0})


@lru_cache(_CACHED_RESULTS)
def add(left: Value, right: Value) -> Value:
    """The sum."""
    terms = dict(left.terms)
    for product, coefficient in right.terms.items():
        before = terms.get(product)
        terms[product] = coefficient if before is None else _normal(lane_by_lane(before, coefficient, int.__add__))
        if terms[product] == 0:
            del terms[product]
    return Value(terms)


@lru_cache(_CACHED_RESULTS)
def scale(value: Value, factor: int) -> Value:
    """A form times a number."""
    return summed({product: _each(coefficient, factor.__mul__) for product, coefficient in value.terms.items()})


@lru_cache(_CACHED_RESULTS)
def subtract(left: Value, right: Value) -> Value:
    """The difference."""
    return add(left, scale(right, -1))


@lru_cache(_CACHED_RESULTS)
def multiply(left: Value, right: Value) -> Value | None:
    """The product, None where it has too many terms to follow."""
    if len(left.terms) * len(right.terms) > _MOST_TERMS:
        return None
    terms: dict[Product, Coefficient] = {}
    for left_product, left_coefficient in left.terms.items():
        for right_product, right_coefficient in right.terms.items():
            product = tuple(sorted(left_product + right_product))
            if len(product) > _MOST_FACTORS:
                return None
            scaled = lane_by_lane(left_coefficient, right_coefficient, int.__mul__)
            terms[product] = lane_by_lane(terms.get(product, 0), scaled, int.__add__)
    return summed(terms)


_NOTHING_KNOWN = Unknown()


class KnownBits(Struct, frozen=True):
    """Ranges, congruences, shifts and masks of affine forms, as far as what is known of their unknowns goes."""

    known: Mapping[str, Unknown]

    def multiple(self, product: Product) -> int:
        """What every value of a product is a multiple of."""
        return prod(self.known.get(name, _NOTHING_KNOWN).multiple for name in product)

    def below(self, value: Value) -> int | None:
        """The least number that is above every value it can have; None where that is not known or it may be negative."""
        total = 0
        for product, coefficient in value.terms.items():
            most = 1
            for name in product:
                limit = self.known.get(name, _NOTHING_KNOWN).below
                if limit is None:
                    return None
                most *= limit - 1
            lanes = in_lanes(coefficient)
            if min(lanes) < 0:
                return None
            total += max(lanes) * most
        return total + 1

    def most(self, value: Value) -> int | None:
        """A number no value it can have is above, where every unknown in it is known to be small; else None."""
        sizes = Value({product: _each(coefficient, abs) for product, coefficient in value.terms.items()})
        clipped = {product: _each(coefficient, lambda lane: max(lane, 0)) for product, coefficient in value.terms.items()}
        numbers = max(in_lanes(value.terms.get((), 0)))
        clipped.pop((), None)
        return None if self.below(sizes) is None else (self.below(Value(clipped)) or 1) - 1 + numbers

    def split(self, value: Value, bits: int) -> tuple[Value, Value] | None:
        """The value as a multiple of 2^bits and a rest from 0 to 2^bits - 1, None where that is not known."""
        size = 1 << bits
        numbers = value.terms.get((), 0)
        high: dict[Product, Coefficient] = {(): _each(numbers, (-size).__and__)}
        rest: dict[Product, Coefficient] = {(): _each(numbers, (size - 1).__and__)}
        for product, coefficient in value.terms.items():
            if product:
                (high if self._is_divisible(product, coefficient, size) else rest)[product] = coefficient
        remainder = summed(rest)
        limit = self.below(remainder)
        return (summed(high), remainder) if limit is not None and limit <= size else None

    def shifted(self, value: Value, bits: int) -> Value | None:
        """The value divided by 2^bits and rounded down, None where that is not known."""
        if bits == 0:
            return value
        halves = self.split(value, bits)
        if halves is None:
            return None
        high = halves[0].terms
        if any(lane % (1 << bits) or lane < 0 for coefficient in high.values() for lane in in_lanes(coefficient)):
            return None
        return summed({product: _each(coefficient, lambda lane: lane >> bits) for product, coefficient in high.items()})

    def masked(self, value: Value, mask: int) -> Value | None:
        """The value with only the bits of a mask, None where that is not known."""
        if value.numbers is not None:
            return number(_each(value.numbers, mask.__and__))
        mask %= _WORD
        if mask == 0:
            return Value()
        lowest = (mask & -mask).bit_length() - 1
        run = mask >> lowest
        if run & (run + 1):
            return None
        halves = self.split(value, mask.bit_length()) if mask.bit_length() < _BITS else (Value(), value)
        if halves is None or lowest == 0:
            return halves and halves[1]
        halves = self.split(halves[1], lowest)
        return halves and halves[0]

    def disjoint(self, left: Value, right: Value) -> bool:
        """Whether no bit is set in both: either has no bits between the lowest and the highest that the other may have."""
        for value, other in ((left, right), (right, left)):
            limit = self.below(other)
            if limit is None:
                continue
            halves = self.split(value, self._trailing_zeros(other))
            above = self.split(halves[0], (limit - 1).bit_length()) if halves is not None else None
            if above is not None and not above[1].terms:
                return True
        return False

    def _trailing_zeros(self, value: Value) -> int:
        """The number of lowest bits that are 0 in every value it can have."""
        factors = [lane * self.multiple(product) for product, of in value.terms.items() for lane in in_lanes(of) if lane]
        return min(((factor & -factor).bit_length() - 1 for factor in factors), default=_BITS)

    def uniform_base(self, value: Value) -> tuple[Value, tuple[int, ...], int] | None:
        """Something equal in all lanes, a number per lane, and a power of two between them; None where it is not so."""
        numbers, base = value.terms.get((), 0), without_numbers(value)
        if isinstance(numbers, int) or not base.uniform or min(numbers) < 0:
            return None
        size = 1 << max(numbers).bit_length()
        divisible = all(self._is_divisible(product, coefficient, size) for product, coefficient in base.terms.items())
        return (base, numbers, size) if divisible else None

    def _is_divisible(self, product: Product, coefficient: Coefficient, size: int) -> bool:
        """Whether a product times its coefficient is a multiple of a power of two in every lane."""
        factor = self.multiple(product)
        return all((lane * factor) % size == 0 for lane in in_lanes(coefficient))
