"""Axis info of tiles: contiguity, divisibility and constancy of the numbers in a tile along each dimension.

The rules are those of Triton's `AxisInfoAnalysis`, by which it chooses the width of accesses. All three are powers of two.
Values of a loop begin with the info of their start and lose what an iteration does not keep.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import gcd

from msgspec import Struct

from isaview.analysis.tiles.operations import Operation, TileLoop
from isaview.analysis.tiles.program import Program, once_for_each_program
from isaview.tensors.types import TensorType

MOST = 1 << 62
# Each pass halves at least one number, and none is above 2**62, so that every loop has settled before.
_PASSES = 70


class AxisInfo(Struct, frozen=True):
    """For each dimension: how many numbers count up by 1, what the first of them is a multiple of, and how many are equal.

    ``constant`` is the number that all of them are, None where it is not known.
    """

    contiguity: tuple[int, ...]
    divisibility: tuple[int, ...]
    constancy: tuple[int, ...]
    constant: int | None = None

    def axis(self, dimension: int) -> Axis:
        """What holds along a dimension; all 1 where there is none of this number."""
        if dimension >= len(self.contiguity):
            return 1, 1, 1
        return self.contiguity[dimension], self.divisibility[dimension], self.constancy[dimension]


Axis = tuple[int, int, int]
"""Contiguity, divisibility and constancy along a dimension."""


class Pair(Struct, frozen=True):
    """Both operands along a dimension of ``size`` elements; ``first`` and ``second`` are their values where these are known."""

    left: Axis
    right: Axis
    first: int | None
    second: int | None
    size: int

    @property
    def agreeing(self) -> int:
        """Along how many elements both are constant."""
        return gcd(self.left[2], self.right[2])


def power_of_two(number: int) -> int:
    """The largest power of two that divides a number; `MOST` for 0."""
    return min(number & -number, MOST) if number else MOST


def unknown_info(rank: int) -> AxisInfo:
    """The info of numbers of which nothing is known."""
    ones = (1,) * max(rank, 1)
    return AxisInfo(ones, ones, ones)


def splat_info(number: int | None, divisibility: int, shape: Sequence[int | None]) -> AxisInfo:
    """The info of a shape filled with one number, None where it is not known."""
    extents = tuple(extent or 1 for extent in shape) or (1,)
    return AxisInfo((1,) * len(extents), (divisibility,) * len(extents), extents, number)


def _join_axes(left: Axis, right: Axis) -> Axis:
    """What holds of either of two values."""
    divisible = gcd(left[1], right[1])
    if left[0] != right[0] and MOST not in (left[0], right[0]):
        # Runs of the shorter begin inside runs of the longer, at multiples of the shorter one's length.
        divisible = gcd(divisible, left[0], right[0])
    return gcd(left[0], right[0]), divisible, gcd(left[2], right[2])


def join_info(left: AxisInfo, right: AxisInfo) -> AxisInfo:
    """What holds of a value that is one of two, as after a branch."""
    rank = min(len(left.contiguity), len(right.contiguity))
    constant = left.constant if left.constant == right.constant else None
    return _from_axes([_join_axes(left.axis(dimension), right.axis(dimension)) for dimension in range(rank)], constant)


def _from_axes(columns: Sequence[Axis], constant: int | None = None) -> AxisInfo:
    contiguity, divisibility, constancy = zip(*columns, strict=True) if columns else ((1,), (1,), (1,))
    return AxisInfo(tuple(contiguity), tuple(divisibility), tuple(constancy), constant)


def _product(left: int, right: int) -> int:
    return min(left * right, MOST)


def _sum_axis(pair: Pair) -> Axis:
    left, right = pair.left, pair.right
    # A range plus what is equal along it is a range; two ranges add up to steps of 2.
    return max(gcd(left[2], right[0]), gcd(left[0], right[2])), gcd(left[1], right[1]), pair.agreeing


def _difference_axis(pair: Pair) -> Axis:
    # Only the left side may count up: constant minus range counts down.
    return gcd(pair.left[0], pair.right[2]), gcd(pair.left[1], pair.right[1]), pair.agreeing


def _product_axis(pair: Pair) -> Axis:
    contiguity = max(pair.left[0] if pair.second == 1 else 1, pair.right[0] if pair.first == 1 else 1)
    # Of a range only the first number is a multiple: the product has its divisibility only where nothing counts up.
    first = 1 if pair.left[0] > 1 and pair.second != 1 else pair.left[1]
    second = 1 if pair.right[0] > 1 and pair.first != 1 else pair.right[1]
    return contiguity, _product(first, second), pair.agreeing


def _quotient_axis(pair: Pair) -> Axis:
    (contiguity, divisibility, _), (_, right_divisibility, right_constancy) = pair.left, pair.right
    if pair.second == 1:
        return pair.left
    constancy, divisor = pair.agreeing, abs(pair.second or 0)
    if contiguity == pair.size == right_constancy:
        # x // d is the same for d neighbours where x begins at a multiple of d.
        constancy = max(constancy, gcd(contiguity, divisibility, right_divisibility))
    is_power = divisor > 0 and divisor & (divisor - 1) == 0
    if pair.first == 0:
        return 1, divisibility, constancy
    return 1, max(1, divisibility // divisor) if is_power and contiguity == 1 else 1, constancy


def _remainder_axis(pair: Pair) -> Axis:
    (left_contiguity, divisibility, _), (_, right_divisibility, right_constancy) = pair.left, pair.right
    is_range = left_contiguity == pair.size == right_constancy
    contiguity = gcd(left_contiguity, divisibility, right_divisibility) if is_range else 1
    divisible = gcd(divisibility, right_divisibility) if right_constancy > 1 or pair.size == 1 else 1
    return contiguity, divisible, pair.size if pair.second == 1 else pair.agreeing


def _shift_axis(pair: Pair, *, left: bool) -> Axis:
    if pair.second is None and not left:
        return 1, 1, pair.agreeing
    shift = min(max(pair.second or 0, 0), 62)
    first = 1 if pair.left[0] > 1 and shift else pair.left[1]
    divisible = _product(first, 1 << shift) if left else max(1, first >> shift)
    return pair.left[0] if pair.second == 0 else 1, divisible, pair.agreeing


def _bits_axis(pair: Pair) -> Axis:
    return 1, 1, pair.agreeing


_RULES: Mapping[str, tuple[Callable[[Pair], Axis], Callable[[int, int], int]]] = {
    "add": (_sum_axis, lambda left, right: left + right),
    "offset": (_sum_axis, lambda left, right: left + right),
    "sub": (_difference_axis, lambda left, right: left - right),
    "mul": (_product_axis, lambda left, right: left * right),
    "div": (_quotient_axis, lambda left, right: int(left / right) if right else 0),
    "rem": (_remainder_axis, lambda left, right: left - right * int(left / right) if right else 0),
    "shl": (partial(_shift_axis, left=True), lambda left, right: left << min(max(right, 0), 62)),
    "shr": (partial(_shift_axis, left=False), lambda left, right: left >> min(max(right, 0), 62)),
    "and": (_bits_axis, lambda left, right: left & right),
    "or": (_bits_axis, lambda left, right: left | right),
    "xor": (_bits_axis, lambda left, right: left ^ right),
    "min": (lambda pair: _join_axes(pair.left, pair.right), min),
    "max": (lambda pair: _join_axes(pair.left, pair.right), max),
}
"""Word of an operation → the axis info of its result, and its value where both operands are known."""


def inserted_dimensions(source: TensorType, target: TensorType) -> list[int] | None:
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
        fits = [
            place
            for place in range(len(target.shape))
            if all(
                extent in (1, wanted)
                for extent, wanted in zip(source.shape, target.shape[:place] + target.shape[place + 1 :], strict=True)
            )
        ]
        return fits if len(fits) == 1 else None
    return None


def view_info(info: AxisInfo, source: TensorType, target: TensorType) -> AxisInfo:
    """The info of a value that is read with another shape: splat, expanded or broadcast."""
    if source.shape == target.shape:
        return info
    if not source.shape:
        return splat_info(info.constant, info.divisibility[0], target.shape)
    places = inserted_dimensions(source, target)
    if places is None:
        return unknown_info(len(target.shape))
    columns, extents = [info.axis(axis) for axis in range(len(source.shape))], list(source.shape)
    for place in places:
        divisible = MOST
        for contiguity, divisibility, _ in columns:
            divisible = gcd(divisible, 1 if contiguity > 1 else divisibility)
        columns.insert(place, (1, divisible, 1))
        extents.insert(place, 1)
    for place, (extent, wanted) in enumerate(zip(extents, target.shape, strict=True)):
        if extent == 1 and wanted != 1:
            columns[place] = (1, columns[place][1], wanted or 1)
    return _from_axes(columns, info.constant)


class InfoTable(Struct):
    """The axis info of each value of a kernel, by name."""

    program: Program
    known: dict[str, tuple[AxisInfo, TensorType]]

    def info(self, name: str, type: TensorType | None) -> AxisInfo:
        """The info of a value as an operation reads it, by the type that it has there."""
        rank = 0 if type is None else len(type.shape)
        if (number := constant_of(name)) is not None:
            return splat_info(number, power_of_two(number), () if type is None else type.shape)
        known = self.known.get(name)
        return unknown_info(rank) if known is None else known[0] if type is None else view_info(*known, type)

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


@once_for_each_program
def infos_of(program: Program) -> InfoTable:
    """The axis info of every value of a kernel, by fixpoint over its loops and branches."""
    table = InfoTable(program, {})
    known = table.known
    for name, type in program.arguments.items():
        divisibility = power_of_two(program.facts.get((name, "divisibility"), 1))
        known[name] = AxisInfo((program.facts.get((name, "contiguity"), 1),), (divisibility,), (1,)), type
    heads: dict[int, list[TileLoop]] = {}
    for loop in program.loops:
        if loop.head is not None:
            heads.setdefault(loop.head.index, []).append(loop)
    for _ in range(_PASSES):
        before = dict(known)
        for operation in program.operations:
            for loop in heads.get(operation.index, ()):
                if loop.induction:
                    lower, step = (
                        table.info(name, TensorType((), "i32", 32)).divisibility[0] for name in (loop.lower, loop.step)
                    )
                    table.known[loop.induction] = AxisInfo((1,), (gcd(lower, step),), (1,)), TensorType((), "i32", 32)
                for carried in loop.carried:
                    first = table.info(carried.first, carried.type)
                    has_next = constant_of(carried.following) is not None or carried.following in table.known
                    value = join_info(first, table.info(carried.following, carried.type)) if has_next else first
                    table.known[carried.name] = value, carried.type
            for place, name in enumerate(operation.results[: len(operation.tensors.results)]):
                if name not in program.carried_values and name not in program.inductions:
                    known[name] = (
                        result_info(table, operation, operation.tensors.results[place]),
                        operation.tensors.results[place],
                    )
        for name, choices in program.joins.items():
            types = [choice_type for choice in choices if (choice_type := table.type_of(choice)) is not None]
            infos = [table.info(choice, types[0]) for choice in choices if types]
            if infos:
                info = infos[0]
                for other in infos[1:]:
                    info = join_info(info, other)
                table.known[name] = info, types[0]
        if before == known:
            break
    return table


def result_info(table: InfoTable, operation: Operation, type: TensorType) -> AxisInfo:
    """The info of a result of an operation, by its row in `_TRANSFERS` or the rule for two numbers in `_RULES`."""
    values = [table.info(name, operation.operand_type(place)) for place, name in enumerate(operation.operands)]
    fewest, transfer = _TRANSFERS.get(operation.word, (2, number_info))
    return transfer(operation, values, type) if len(values) >= fewest else unknown_info(len(type.shape))


def range_info(operation: Operation, _values: Sequence[AxisInfo], _type: TensorType) -> AxisInfo:
    """A range counts up by 1 over its whole length."""
    start, end = operation.number("start") or 0, operation.number("end") or 1
    return AxisInfo((power_of_two(end - start) if end > start else 1,), (power_of_two(start),), (1,))


def select_info(_operation: Operation, values: Sequence[AxisInfo], type: TensorType) -> AxisInfo:
    """A choice between two values keeps what both have, along runs in which the condition is constant."""
    rank = len(type.shape)
    constancies = [values[0].axis(axis)[2] if len(values[0].contiguity) == rank else MOST for axis in range(rank)] or [MOST]
    axes: list[Axis] = []
    for axis, constancy in enumerate(constancies):
        contiguity, divisibility, equal = _join_axes(values[1].axis(axis), values[2].axis(axis))
        axes.append((gcd(contiguity, constancy), divisibility, gcd(equal, constancy)))
    return _from_axes(axes)


def compare_info(operation: Operation, values: Sequence[AxisInfo], type: TensorType) -> AxisInfo:
    """A comparison is constant where both sides are, or a range does not cross a bound."""
    axes = range(max(len(type.shape), 1))
    return _from_axes([(1, 1, _constancy_of_comparison(operation, values[0], values[1], axis, type)) for axis in axes])


def load_info(operation: Operation, values: Sequence[AxisInfo], type: TensorType) -> AxisInfo:
    """A load gives equal numbers where its addresses and masks are equal."""
    pairs = zip(values[1:], operation.tensors.operands[1:], strict=False)
    masks = [value for value, mask_type in pairs if mask_type.bits == 1]
    axes = range(max(len(type.shape), 1))
    return _from_axes([(1, 1, gcd(values[0].axis(axis)[2], *(mask.axis(axis)[2] for mask in masks))) for axis in axes])


def number_info(operation: Operation, values: Sequence[AxisInfo], type: TensorType) -> AxisInfo:
    """An operation on two numbers, axis by axis; of two known numbers the result is known."""
    rule = _RULES.get(operation.word)
    if rule is None:
        return unknown_info(len(type.shape))
    left, right = values[:2]
    if operation.word == "offset":
        # Offsets count elements, pointers bytes.
        size = pointee_bytes(type)
        right = AxisInfo(right.contiguity, tuple(_product(d, size) for d in right.divisibility), right.constancy)
    if left.constant is not None and right.constant is not None:
        number = rule[1](left.constant, right.constant)
        return splat_info(number, power_of_two(number), type.shape)
    extents = enumerate(type.shape or (1,))
    pairs = (Pair(left.axis(axis), right.axis(axis), left.constant, right.constant, size or 1) for axis, size in extents)
    return _from_axes([rule[0](pair) for pair in pairs])


_TRANSFERS: Mapping[str, tuple[int, Callable[[Operation, Sequence[AxisInfo], TensorType], AxisInfo]]] = {
    "range": (0, range_info),
    "same": (1, lambda _operation, values, _type: values[0]),
    "select": (3, select_info),
    "compare": (2, compare_info),
    "load": (1, load_info),
}
"""Word of an operation → the operands that it has to have, and the info of its result."""


def _constancy_of_comparison(operation: Operation, left: AxisInfo, right: AxisInfo, dimension: int, type: TensorType) -> int:
    """Along how many elements a comparison has the same outcome."""
    size = (type.shape[dimension] if dimension < len(type.shape) else 1) or 1
    (first_contiguity, first_divisibility, first_constancy), (second_contiguity, second_divisibility, second_constancy) = (
        left.axis(dimension),
        right.axis(dimension),
    )
    relation = next((word[-2:] for word in operation.form.modifiers if word[-2:] in ("lt", "le", "gt", "ge")), "")
    agreeing = gcd(first_constancy, second_constancy)
    # A range that begins at a multiple of n crosses a bound that is a multiple of n only every n elements.
    if relation in ("gt", "le") and first_constancy == size:
        agreeing = max(agreeing, gcd(second_contiguity, first_divisibility, second_divisibility))
    elif relation in ("lt", "ge") and second_constancy == size:
        agreeing = max(agreeing, gcd(first_contiguity, first_divisibility, second_divisibility))
    return agreeing


def pointee_bytes(type: TensorType) -> int:
    """The bytes of an element that a type's pointers point to, at least 1; 1 where that is not known."""
    element = type.element.removeprefix("ptr<").partition(",")[0].removesuffix(">")
    digits = "".join(letter for letter in element.partition("E")[0] if letter.isdecimal())
    return max(1, int(digits or 8) // 8)
