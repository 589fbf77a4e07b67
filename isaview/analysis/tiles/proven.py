"""What a compiler proves of the numbers in a tile, along each of its dimensions: contiguity, divisibility, constancy.

The rules are those by which Triton chooses the width of accesses; all numbers are powers of two. A loop's values begin as if
everything held, and lose what an iteration does not keep.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import gcd

from msgspec import Struct

from isaview.analysis.tiles.operations import Operation, TileLoop
from isaview.analysis.tiles.program import Program
from isaview.tensors.types import TensorType

MOST = 1 << 62
_PASSES = 70
"""No number can be halved more often, so that every loop has settled."""


class Proven(Struct, frozen=True):
    """For each dimension: so many numbers count up by 1, the first of them is a multiple of so much, so many are equal.

    ``constant`` is the number that all of them are, where that is known.
    """

    contiguity: tuple[int, ...]
    divisibility: tuple[int, ...]
    constancy: tuple[int, ...]
    constant: int | None = None

    def at(self, dimension: int) -> Along:
        """What holds along a dimension; all 1 where there is none of this number."""
        if dimension >= len(self.contiguity):
            return 1, 1, 1
        return self.contiguity[dimension], self.divisibility[dimension], self.constancy[dimension]


Along = tuple[int, int, int]
"""Contiguity, divisibility and constancy along a dimension."""


class Pair(Struct, frozen=True):
    """Two numbers along a dimension of so many places, and the numbers that they are, where that is known."""

    left: Along
    right: Along
    first: int | None
    second: int | None
    size: int

    @property
    def agreeing(self) -> int:
        """Along how many places both are equal."""
        return gcd(self.left[2], self.right[2])


def power(number: int) -> int:
    """The largest power of two that divides a number; `MOST` for 0."""
    return min(number & -number, MOST) if number else MOST


def nothing(rank: int) -> Proven:
    """What holds for any numbers."""
    ones = (1,) * max(rank, 1)
    return Proven(ones, ones, ones)


def equal(number: int | None, divisibility: int, shape: Sequence[int | None]) -> Proven:
    """A number that stands in every place of a shape."""
    extents = tuple(extent or 1 for extent in shape) or (1,)
    return Proven((1,) * len(extents), (divisibility,) * len(extents), extents, number)


def _both(left: Along, right: Along) -> Along:
    """What holds where either of two may stand."""
    divisible = gcd(left[1], right[1])
    if left[0] != right[0] and MOST not in (left[0], right[0]):
        divisible = gcd(divisible, left[0], right[0])
    return gcd(left[0], right[0]), divisible, gcd(left[2], right[2])


def joined(left: Proven, right: Proven) -> Proven:
    """What holds of both."""
    rank = min(len(left.contiguity), len(right.contiguity))
    constant = left.constant if left.constant == right.constant else None
    return _of([_both(left.at(each), right.at(each)) for each in range(rank)], constant)


def _of(columns: Sequence[Along], constant: int | None = None) -> Proven:
    contiguity, divisibility, constancy = zip(*columns, strict=True) if columns else ((1,), (1,), (1,))
    return Proven(tuple(contiguity), tuple(divisibility), tuple(constancy), constant)


def _product(left: int, right: int) -> int:
    return min(left * right, MOST)


def _sum(of: Pair) -> Along:
    (first, divisible, same), (second, by, others) = of.left, of.right
    return max(gcd(same, second), gcd(first, others)), gcd(divisible, by), of.agreeing


def _difference(of: Pair) -> Along:
    return gcd(of.left[0], of.right[2]), gcd(of.left[1], of.right[1]), of.agreeing


def _times(of: Pair) -> Along:
    contiguity = max(of.left[0] if of.second == 1 else 1, of.right[0] if of.first == 1 else 1)
    first = 1 if of.left[0] > 1 and of.second != 1 else of.left[1]
    second = 1 if of.right[0] > 1 and of.first != 1 else of.right[1]
    return contiguity, _product(first, second), of.agreeing


def _quotient(of: Pair) -> Along:
    (first, divisible, _), (_, by, others) = of.left, of.right
    if of.second == 1:
        return of.left
    constancy, divisor = of.agreeing, abs(of.second or 0)
    if first == of.size == others:
        constancy = max(constancy, gcd(first, divisible, by))
    is_power = divisor > 0 and divisor & (divisor - 1) == 0
    return 1, divisible if of.first == 0 else max(1, divisible // divisor) if is_power and first == 1 else 1, constancy


def _rest(of: Pair) -> Along:
    (first, divisible, _), (_, by, others) = of.left, of.right
    contiguity = gcd(first, divisible, by) if first == of.size == others else 1
    return contiguity, gcd(divisible, by) if others > 1 or of.size == 1 else 1, of.size if of.second == 1 else of.agreeing


def _shifted(of: Pair, *, left: bool) -> Along:
    if of.second is None and not left:
        return 1, 1, of.agreeing
    shift = min(max(of.second or 0, 0), 62)
    first = 1 if of.left[0] > 1 and shift else of.left[1]
    divisible = _product(first, 1 << shift) if left else max(1, first >> shift)
    return of.left[0] if of.second == 0 else 1, divisible, of.agreeing


def _bits(of: Pair) -> Along:
    return 1, 1, of.agreeing


def _either(of: Pair) -> Along:
    return _both(of.left, of.right)


_RULES: Mapping[str, tuple[Callable[[Pair], Along], Callable[[int, int], int]]] = {
    "add": (_sum, lambda left, right: left + right),
    "offset": (_sum, lambda left, right: left + right),
    "sub": (_difference, lambda left, right: left - right),
    "mul": (_times, lambda left, right: left * right),
    "div": (_quotient, lambda left, right: int(left / right) if right else 0),
    "rem": (_rest, lambda left, right: left - right * int(left / right) if right else 0),
    "shl": (partial(_shifted, left=True), lambda left, right: left << min(max(right, 0), 62)),
    "shr": (partial(_shifted, left=False), lambda left, right: left >> min(max(right, 0), 62)),
    "and": (_bits, lambda left, right: left & right),
    "or": (_bits, lambda left, right: left | right),
    "xor": (_bits, lambda left, right: left ^ right),
    "min": (_either, min),
    "max": (_either, max),
}
"""What an operation on two numbers keeps, and the number it makes of two that are known."""


def inserted(source: TensorType, target: TensorType) -> list[int] | None:
    """The dimensions of a type that another, of which it is a view, does not have; None where that is not certain."""
    encoding, places = source.encoding, []
    for _ in range(len(target.shape) - len(source.shape)):
        dimension = encoding.parameter("dim") if encoding is not None else None
        if encoding is None or not isinstance(dimension, int):
            break
        places.append(dimension)
        encoding = encoding.parent
    if len(places) == len(target.shape) - len(source.shape):
        return places
    if len(source.shape) + 1 == len(target.shape):
        fits = [at for at in range(len(target.shape)) if _fits(source.shape, target.shape[:at] + target.shape[at + 1 :])]
        return fits if len(fits) == 1 else None
    return None


def _fits(source: Sequence[int | None], target: Sequence[int | None]) -> bool:
    return all(extent in (1, wanted) for extent, wanted in zip(source, target, strict=True))


def viewed(of: Proven, source: TensorType, target: TensorType) -> Proven:
    """What holds of a value that is read with another shape: spread, with dimensions put in, or repeated."""
    if source.shape == target.shape:
        return of
    if not source.shape:
        return equal(of.constant, of.divisibility[0], target.shape)
    places = inserted(source, target)
    if places is None:
        return nothing(len(target.shape))
    columns, extents = [of.at(each) for each in range(len(source.shape))], list(source.shape)
    for place in places:
        divisible = MOST
        for contiguity, divisibility, _ in columns:
            divisible = gcd(divisible, 1 if contiguity > 1 else divisibility)
        columns.insert(place, (1, divisible, 1))
        extents.insert(place, 1)
    for place, (extent, wanted) in enumerate(zip(extents, target.shape, strict=True)):
        if extent == 1 and wanted != 1:
            columns[place] = (1, columns[place][1], wanted or 1)
    return _of(columns, of.constant)


class Numbers(Struct):
    """What is proven of each value of a kernel."""

    program: Program
    known: dict[str, tuple[Proven, TensorType]]

    def of(self, name: str, type: TensorType | None) -> Proven:
        """What holds of a value as an operation reads it, by the type that it has there."""
        rank = 0 if type is None else len(type.shape)
        if (number := constant_of(name)) is not None:
            return equal(number, power(number), () if type is None else type.shape)
        known = self.known.get(name)
        return nothing(rank) if known is None else known[0] if type is None else viewed(*known, type)

    def type_of(self, name: str) -> TensorType | None:
        """The type with which a value is defined, None where it is not known."""
        known = self.known.get(name)
        return None if known is None else known[1]


def constant_of(name: str) -> int | None:
    """The number that the text of an operand is, None for everything but whole numbers, alone or in every place."""
    text = name.removeprefix("dense<").removesuffix(">") if name.startswith("dense<") else name
    words = {"true": 1, "false": 0}
    digits = text.removeprefix("-")
    return words.get(text, int(text) if digits.isdecimal() and len(digits) < 20 else None)


def numbers_of(program: Program) -> Numbers:
    """What is proven of every value of a kernel, kept with it."""
    return program.kernel.once(numbers_of, lambda: _numbers(program))


def _numbers(program: Program) -> Numbers:
    numbers = Numbers(program, {})
    known = numbers.known
    for name, type in program.arguments.items():
        divisibility = power(program.facts.get((name, "divisibility"), 1))
        known[name] = Proven((program.facts.get((name, "contiguity"), 1),), (divisibility,), (1,)), type
    heads: dict[int, list[TileLoop]] = {}
    for loop in program.loops:
        if loop.head is not None:
            heads.setdefault(loop.head.index, []).append(loop)
    for _ in range(_PASSES):
        before = dict(known)
        for each in program.operations:
            for loop in heads.get(each.index, ()):
                _enter(numbers, loop)
            for place, name in enumerate(each.results[: len(each.tensors.results)]):
                if name not in program.carried and name not in program.inductions:
                    known[name] = _result(numbers, each, each.tensors.results[place]), each.tensors.results[place]
        for name, choices in program.joins.items():
            _join(numbers, name, choices)
        if before == known:
            break
    return numbers


def _enter(numbers: Numbers, loop: TileLoop) -> None:
    """What a loop's values are at first and next."""
    if loop.induction:
        lower, step = (numbers.of(name, TensorType((), "i32", 32)).divisibility[0] for name in (loop.lower, loop.step))
        numbers.known[loop.induction] = Proven((1,), (gcd(lower, step),), (1,)), TensorType((), "i32", 32)
    for each in loop.carried:
        first = numbers.of(each.first, each.type)
        has_next = constant_of(each.following) is not None or each.following in numbers.known
        value = joined(first, numbers.of(each.following, each.type)) if has_next else first
        numbers.known[each.name] = value, each.type


def _join(numbers: Numbers, name: str, choices: Sequence[str]) -> None:
    types = [type for choice in choices if (type := numbers.type_of(choice)) is not None]
    values = [numbers.of(choice, types[0]) for choice in choices if types]
    if values:
        value = values[0]
        for other in values[1:]:
            value = joined(value, other)
        numbers.known[name] = value, types[0]


def _result(numbers: Numbers, each: Operation, type: TensorType) -> Proven:
    """What holds of a result."""
    rank = len(type.shape)
    values = [numbers.of(name, each.operand_type(place)) for place, name in enumerate(each.operands)]
    if each.word == "range":
        start, end = each.number("start") or 0, each.number("end") or 1
        return Proven((power(end - start) if end > start else 1,), (power(start),), (1,))
    if each.word == "same" and values:
        return values[0]
    if each.word == "select" and len(values) == 3:
        chosen = [values[0].at(place)[2] if len(values[0].contiguity) == rank else MOST for place in range(rank)]
        columns = [_both(values[1].at(place), values[2].at(place)) for place in range(max(rank, 1))]
        return _of([(gcd(c, k), d, gcd(e, k)) for (c, d, e), k in zip(columns, chosen or [MOST], strict=False)])
    if each.word == "compare" and len(values) == 2:
        left, right = values
        return _of([(1, 1, _agreeing(each, left, right, place, type)) for place in range(max(rank, 1))])
    if each.word == "load" and values:
        masks = [value for value, of in zip(values[1:], each.tensors.operands[1:], strict=False) if of.bits == 1]
        constancy = (gcd(values[0].at(at)[2], *(mask.at(at)[2] for mask in masks)) for at in range(max(rank, 1)))
        return _of([(1, 1, each_constancy) for each_constancy in constancy])
    rule = _RULES.get(each.word)
    if rule is None or len(values) < 2:
        return nothing(rank)
    left, right = values[:2]
    if each.word == "offset":
        size = pointee_bytes(type)
        right = Proven(right.contiguity, tuple(_product(d, size) for d in right.divisibility), right.constancy)
    if left.constant is not None and right.constant is not None:
        number = rule[1](left.constant, right.constant)
        return equal(number, power(number), type.shape)
    extents = type.shape or (1,)
    pairs = (Pair(left.at(at), right.at(at), left.constant, right.constant, size or 1) for at, size in enumerate(extents))
    return _of([rule[0](pair) for pair in pairs])


def _agreeing(each: Operation, left: Proven, right: Proven, dimension: int, type: TensorType) -> int:
    """Along how many places a comparison has the same outcome."""
    size = (type.shape[dimension] if dimension < len(type.shape) else 1) or 1
    (first, of_first, same), (second, of_second, others) = left.at(dimension), right.at(dimension)
    relation = next((word[-2:] for word in each.form.modifiers if word[-2:] in ("lt", "le", "gt", "ge")), "")
    agreeing = gcd(same, others)
    if relation in ("gt", "le") and same == size:
        agreeing = max(agreeing, gcd(second, of_first, of_second))
    elif relation in ("lt", "ge") and others == size:
        agreeing = max(agreeing, gcd(first, of_first, of_second))
    return agreeing


def pointee_bytes(type: TensorType) -> int:
    """The bytes of an element that a type's pointers point to, at least 1; 1 where that is not known."""
    inside = type.element.removeprefix("ptr<").partition(",")[0].removesuffix(">")
    digits = "".join(letter for letter in inside.partition("E")[0] if letter.isdecimal())
    return max(1, int(digits or 8) // 8)
