"""Postfix: the value an instruction makes, from the words of its meaning and the values of its operands.

Four assumptions are made here, for lanes in the middle of what they work on: a minimum, maximum or choice against something
that is the same in all lanes keeps every lane's own value; a comparison with something that the text does not say comes out the
same in all lanes of a wave; a divisor that the text does not say is so large that the lanes of a wave have the same quotient;
and where only the sign of a number is taken, the number is not negative.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from isaview.analysis.addresses import affine
from isaview.analysis.addresses.affine import Bits, Coefficient, Unknown, Value
from isaview.analysis.addresses.launch_shape import Shape

OWN = "own"
"""The word for memory that an instruction sets aside."""
_BITS = 32
_BEYOND = -(1 << 31)


class Maker(Protocol):
    """What evaluation needs of the walk: what is known of unknowns, the launch, and unknowns of its own."""

    bits: Bits
    shape: Shape
    places: Mapping[str, Value]
    """The places of a thread in its launch that are not simply an unknown of their own name."""
    widened: dict[str, tuple[Value, int]]
    """Unknowns that are a value shifted beyond the lower half, with the shift."""

    def opaque(self, name: str, uniform: bool, known: Unknown | None = None, of: Sequence[Value] = ()) -> Value:
        """An unknown of its own, made ``of`` other values."""


def evaluate(words: Sequence[str], operands: Mapping[str, Value], maker: Maker, name: str) -> Value | None:
    """The value of postfix words, None where it cannot be told; ``operands`` are the values of the words that name operands."""
    stack: list[Value] = []
    for at, word in enumerate(words):
        made: Value | None
        if word.startswith("#"):
            made = affine.number(int(word[1:]))
        elif word.startswith("$"):
            made = maker.places.get(word[1:]) or affine.unknown(word[1:])
        elif word in operands:
            made = operands[word]
        elif word not in _WORDS:
            return None  # an operand that the statement lacks
        else:
            count, make = _WORDS[word]
            arguments = stack[-count:]
            del stack[-count:]
            made = make(*arguments, maker, f"{name}:{at}")
        if made is None:
            return None
        stack.append(made)
    return stack.pop() if len(stack) == 1 else None


def _of_lane(value: Value, lane: Value, maker: Maker, name: str) -> Value | None:
    """What one lane holds, given to all; lanes are taken to be active."""
    which = lane.constant
    if value.uniform:
        return value
    if value.varying or which is None or not 0 <= which < maker.shape.wave_size:
        return maker.opaque(name, True, None, (value,))
    taken = {product: one if isinstance(one, int) else one[which] for product, one in value.terms.items()}
    return Value({product: one for product, one in taken.items() if one})


def _add(left: Value, right: Value, _maker: Maker, _name: str) -> Value | None:
    return affine.add(left, right)


def _subtract(left: Value, right: Value, _maker: Maker, _name: str) -> Value | None:
    return affine.subtract(left, right)


def _multiply(left: Value, right: Value, maker: Maker, name: str) -> Value | None:
    made = affine.multiply(left, right)
    if made is not None or left.varying or right.varying or not (left.uniform or right.uniform):
        return made
    factor, other = (left, right) if left.uniform else (right, left)
    lanes = Value({product: one for product, one in other.terms.items() if not isinstance(one, int)})
    short = maker.opaque(f"factor:{factor.name}", True, None, (factor,)) if lanes.terms else factor
    part = affine.multiply(lanes, short)
    return None if part is None else affine.add(maker.opaque(f"product:{name}", True, None, (left, right)), part)


def _shift_left(left: Value, right: Value, _maker: Maker, _name: str) -> Value | None:
    bits = right.constant
    return None if bits is None else affine.multiply(left, affine.number(1 << (bits % _BITS)))


def _split_lanes(
    value: Value, maker: Maker, name: str, change: Callable[[int], int], keeps: int, below: int | None
) -> Value | None:
    """Something equal in all lanes plus small numbers per lane: the change of the numbers, the rest an unknown of its own."""
    parts = maker.bits.base(value)
    if parts is None:
        return maker.opaque(name, True, Unknown(1, below), (value,)) if value.uniform else None
    _, numbers, _ = parts
    return affine.add(
        maker.opaque(name, True, Unknown(keeps, below), (value,)), affine.lanes(tuple(change(one) for one in numbers))
    )


def _shift_right(left: Value, right: Value, maker: Maker, name: str) -> Value | None:
    bits = right.constant
    if bits is None:
        return None
    bits %= _BITS
    shifted = maker.bits.shifted(left, bits)
    if shifted is not None:
        return shifted
    if bits == _BITS - 1 and not left.varying:
        return None if _signed_by_wave(left, maker) else Value()
    if left.uniform:
        name = f"halved:{left.name}:{bits}"
    limit = maker.bits.below(left)
    return _split_lanes(left, maker, name, lambda one: one >> bits, 1, None if limit is None else (limit - 1 >> bits) + 1)


def _and(left: Value, right: Value, maker: Maker, name: str) -> Value | None:
    if left.constant is not None:
        left, right = right, left
    mask = right.constant
    if mask == _BEYOND and not left.varying:
        return Value()
    if mask is None:
        return _by_lane(left, right, int.__and__) or _low_lanes(left, right, maker, int.__and__)
    kept = maker.bits.kept(left, mask)
    if kept is not None:
        return kept
    parts = maker.bits.base(left)
    keeps = parts[2] if parts else mask & -mask if mask else 1
    most = (mask & -max(1, keeps)) + 1 if mask >= 0 else maker.bits.below(left)
    return _split_lanes(left, maker, name, lambda one: one & mask, max(1, keeps), most)


def _keep(left: Value, right: Value, maker: Maker, name: str) -> Value | None:
    bits = right.constant
    return None if bits is None else _and(left, affine.number((1 << min(bits, _BITS)) - 1), maker, name)


def _field(value: Value, packed: Value, maker: Maker, name: str) -> Value | None:
    """Bits of a value: the first is told by the lowest five bits of a number, how many by those from 16 on."""
    told = packed.constant
    if told is None:
        return None
    first, bits = told & (_BITS - 1), told >> 16 & (2 * _BITS - 1)
    shifted = _shift_right(value, affine.number(first), maker, f"{name}:shifted")
    return None if shifted is None else _keep(shifted, affine.number(bits), maker, name)


def _insert(bits: Value, value: Value, first: Value, count: Value, maker: Maker, name: str) -> Value | None:
    """A value with some of its bits, from the first on, replaced by the lowest of another."""
    at, many = first.constant, count.constant
    if at is None or many is None or not (0 <= at < _BITS and 0 <= many <= _BITS):
        return None
    field = ((1 << many) - 1 << at) & (1 << _BITS) - 1
    low = _and(value, affine.number(~field), maker, f"{name}:around")
    new = _and(bits, affine.number((1 << many) - 1), maker, f"{name}:kept")
    moved = None if new is None else affine.multiply(new, affine.number(1 << at))
    cut = None if moved is None else _and(moved, affine.number(field), maker, f"{name}:moved")
    return None if low is None or cut is None else _or(low, cut, maker, name)


def _keep_signed(left: Value, right: Value, maker: Maker, name: str) -> Value | None:
    """The lowest bits as a signed number: told where they are known in every lane."""
    bits = right.constant
    kept = _keep(left, right, maker, name)
    if bits is None or kept is None or not 0 < bits < _BITS:
        return kept if bits is not None and bits >= _BITS else None
    top = 1 << bits - 1
    return _by_lane(kept, affine.number(top), lambda one, half: (one ^ half) - half)


def _absolute(value: Value, maker: Maker, name: str) -> Value | None:
    known = _by_lane(value, Value(), lambda one, _: abs(one))
    return known if known is not None else None if value.varying or _signed_by_wave(value, maker) else value


def _signed_by_wave(value: Value, maker: Maker) -> bool:
    """Whether the place of the wave in its group alone decides whether a number is negative."""
    of_waves = all(name.startswith("wave") for product in value.terms for name in product)
    return of_waves and maker.bits.below(value) is None


def _or(left: Value, right: Value, maker: Maker, _name: str) -> Value | None:
    if maker.bits.apart(left, right):
        return affine.add(left, right)
    return _by_lane(left, right, int.__or__) or _low_lanes(left, right, maker, int.__or__)


def _xor(left: Value, right: Value, maker: Maker, _name: str) -> Value | None:
    if maker.bits.apart(left, right):
        return affine.add(left, right)
    return _by_lane(left, right, int.__xor__) or _low_lanes(left, right, maker, int.__xor__)


def _low_lanes(left: Value, right: Value, maker: Maker, join: Callable[[int, int], int]) -> Value | None:
    """The result where one side is known in every lane and lies below what the lanes of the other share."""
    for one, other in ((left, right), (right, left)):
        numbers = _numbers(other)
        parts = maker.bits.base(one)
        if numbers is None or parts is None:
            continue
        others = (numbers,) * len(parts[1]) if isinstance(numbers, int) else numbers
        if min(others) < 0 or max(others) >= parts[2]:
            continue
        made = affine.lanes(tuple(map(join, parts[1], others)))
        return made if join is int.__and__ else affine.add(parts[0], made)
    return None


def _select(left: Value, right: Value, maker: Maker, name: str) -> Value | None:
    """One of two; what lies beyond every buffer, or is the same in all lanes, only stands for lanes that are off."""
    if left == right or right.constant == _BEYOND:
        return left
    if left.constant == _BEYOND or (left.uniform and not right.uniform):
        return right
    if affine.subtract(left, right).uniform and not left.uniform:
        return left
    return left if right.uniform and not left.uniform else None


def _chosen(left: Value, right: Value, by: Value) -> Value | None:
    """The left value in the lanes where the choice is not 0, else the right one; only where each lane's choice is known."""
    which = _numbers(by)
    if which is None:
        return None
    if isinstance(which, int):
        return left if which else right
    terms: dict[tuple[str, ...], Coefficient] = {}
    for product in {**left.terms, **right.terms}:
        one, other = (_each_lane(side.terms.get(product, 0), len(which)) for side in (left, right))
        terms[product] = tuple(a if taken else b for taken, a, b in zip(which, one, other, strict=True))
    return affine.summed(terms)


def _each_lane(coefficient: Coefficient, size: int) -> tuple[int, ...]:
    return (coefficient,) * size if isinstance(coefficient, int) else coefficient


def _choose(left: Value, right: Value, by: Value, maker: Maker, name: str) -> Value | None:
    """One of two: by lane where the choice is known, by the rule for lanes that go together where a wave has one choice."""
    beyond = _BEYOND in (left.constant, right.constant) and by.constant is None
    known = None if beyond else _chosen(left, right, by)
    if known is not None or by.uniform or beyond or left == right:
        return known if known is not None else _select(left, right, maker, name)
    return None


def _compared(relation: Callable[[int, int], bool]) -> Callable[[Value, Value, Maker, str], Value | None]:
    def compare(left: Value, right: Value, maker: Maker, name: str) -> Value | None:
        known = _by_lane(left, right, lambda one, other: int(relation(one, other)))
        if known is not None:
            return known
        apart = affine.subtract(left, right)
        return maker.opaque(name, True, Unknown(1, 2), (left, right)) if _at_the_edge(apart) else None

    return compare


_INSIDE = ("wave", "thread_", "loop")


def _at_the_edge(apart: Value) -> bool:
    """Whether what is compared is apart by something that the text does not say, so that few waves have lanes on both sides."""
    unsaid = any(
        isinstance(one, int) and any(not name.startswith(_INSIDE) for name in product) for product, one in apart.terms.items()
    )
    return unsaid and not apart.varying


def _clamped(left: Value, right: Value, maker: Maker, _name: str, least: bool) -> Value | None:
    """The least or most of two: in every lane where both are known, else the one that differs from lane to lane."""
    known = _by_lane(left, right, min if least else max)
    if known is not None or left == right:
        return known if known is not None else left
    if left.uniform:
        left, right = right, left
    if left.uniform or not right.uniform:
        return left if affine.subtract(left, right).uniform and not left.uniform else None
    bound = right.constant
    if bound is not None and _signed_by_wave(affine.subtract(left, right), maker):
        return None
    if bound is None or (bound <= 0 and not least):
        return left
    limit = maker.bits.below(left) if least else None
    return left if limit is not None and bound >= limit - 1 else None


def _reversed(value: Value, _maker: Maker, _name: str) -> Value | None:
    bits = value.constant
    return None if bits is None else affine.number(int(f"{bits % (1 << _BITS):032b}"[::-1], 2))


def _numbers(value: Value) -> int | tuple[int, ...] | None:
    return value.terms.get((), 0) if all(not product for product in value.terms) else None


def _by_lane(left: Value, right: Value, join: Callable[[int, int], int]) -> Value | None:
    """The result in each lane where both sides are known in every lane."""
    one, other = _numbers(left), _numbers(right)
    if one is None or other is None:
        return None
    if isinstance(one, int) and isinstance(other, int):
        return affine.number(join(one, other))
    count = len(one) if isinstance(one, tuple) else len(other) if isinstance(other, tuple) else 0
    ones = one if isinstance(one, tuple) else (one,) * count
    others = other if isinstance(other, tuple) else (other,) * count
    return affine.lanes(tuple(join(a, b) for a, b in zip(ones, others, strict=True)))


_WIDE = 4
"""A known divisor of so many waves' width, and no power of two, parts so few waves that their lanes have the same quotient."""


def _large(by: Value, maker: Maker) -> bool:
    """Whether a divisor is the same in all lanes and so large that the lanes of a wave have the same quotient."""
    return by.uniform if by.constant is None else by.constant >= _WIDE * maker.shape.wave_size


def _divide(left: Value, right: Value, maker: Maker, name: str) -> Value | None:
    by = right.constant
    if by is not None and by > 0 and by & (by - 1) == 0:
        return _shift_right(left, affine.number(by.bit_length() - 1), maker, name)
    numbers = _numbers(left)
    known = by is not None and numbers is not None and min((numbers,) if isinstance(numbers, int) else numbers) >= 0
    if known and by:
        return _by_lane(left, right, int.__floordiv__)
    return (
        maker.opaque(_quotient(left, right), True, None, (left, right)) if not left.varying and _large(right, maker) else None
    )


def _quotient(left: Value, right: Value) -> str:
    """The name of a quotient: the same for the same operands, so that a remainder and a product with it fall together."""
    return f"quotient:{left.name}:{right.name}"


def _remainder(left: Value, right: Value, maker: Maker, name: str) -> Value | None:
    by = right.constant
    if by is not None and by > 0 and by & (by - 1) == 0:
        return _and(left, affine.number(by - 1), maker, name)
    whole = _divide(left, right, maker, name)
    part = affine.multiply(whole, right) if whole is not None else None
    return affine.subtract(left, part) if part is not None else None


def _high_product(left: Value, right: Value, maker: Maker, _name: str) -> Value | None:
    """The upper half of a product of numbers that are not negative; a division by a constant is written so."""
    if left.constant is not None:
        left, right = right, left
    factor = right.constant
    if factor is None or factor == 0:
        return maker.opaque(_quotient(left, right), True, None, (left, right)) if left.uniform and right.uniform else None
    factor %= 1 << _BITS
    numbers = _numbers(left)
    if numbers is not None and min((numbers,) if isinstance(numbers, int) else numbers) >= 0:
        return _by_lane(left, affine.number(0), lambda one, _: one * factor >> _BITS)
    large = (1 << _BITS) // factor >= _WIDE * maker.shape.wave_size
    return maker.opaque(_quotient(left, right), True, None, (left, right)) if large and not left.varying else None


def _shift_left_wide(left: Value, right: Value, maker: Maker, name: str) -> Value | None:
    """A shift of 64 bits, of which only the lower half is followed; what is moved beyond it is remembered."""
    bits = right.constant
    if bits is None or not _BITS <= bits < 2 * _BITS:
        return _shift_left(left, right, maker, name)
    if left.varying:
        return None
    unknown = f"wide:{left.name}:{bits}"
    maker.widened[unknown] = (left, bits)
    return maker.opaque(unknown, True, None, (left,))


def _shift_right_wide(left: Value, right: Value, maker: Maker, name: str) -> Value | None:
    """A shift of 64 bits: told where the value is known to fit into the lower half, or was shifted beyond it before."""
    bits = right.constant
    if bits is None:
        return None
    if bits == 2 * _BITS - 1:
        return None if left.varying else Value()
    alone = next(iter(left.terms)) if len(left.terms) == 1 else ()
    if len(alone) == 1 and alone[0] in maker.widened:
        value, before = maker.widened[alone[0]]
        return affine.multiply(value, affine.number(1 << (before - bits))) if 0 <= before - bits < _BITS else None
    limit = maker.bits.below(left)
    return _shift_right(left, right, maker, name) if bits < _BITS and limit is not None and limit <= 1 << 31 else None


def _shift_right_pair(low: Value, high: Value, bits: Value, maker: Maker, name: str) -> Value | None:
    """The lower half of two registers shifted right together, where one of them is 0 or the value fits into the lower one."""
    by = bits.constant
    if by is None:
        return None
    if by >= _BITS:
        return _shift_right(high, affine.number(by - _BITS), maker, name)
    if low.constant == 0:
        return affine.multiply(high, affine.number(1 << (_BITS - by))) if by else low
    limit = maker.bits.below(low)
    return _shift_right(low, bits, maker, name) if limit is not None and limit <= 1 << 31 else None


def _by_table(values: tuple[Value, ...], table: Value, maker: Maker, name: str) -> Value | None:
    """A bitwise function of two or three values by its truth table, where one or two operations make it."""
    rows = 0xFF if len(values) > 2 else 0x55
    wanted = (table.constant or 0) & rows
    for outer, inner, one, other, last in _TREES:
        of_two = last is None
        made_of = _BITS_OF[inner](_ROWS[one], _ROWS[other])
        bits = made_of if last is None else _BITS_OF[outer](made_of, _ROWS[last])
        if bits & rows != wanted or (len(values) < 3 and not of_two):
            continue
        made = _BITWISE[inner](values[one], values[other], maker, name)
        return made if made is None or last is None else _BITWISE[outer](made, values[last], maker, name)
    return None


_ROWS = (0xF0, 0xCC, 0xAA)
"""The truth table of each operand; with two, only the rows count in which the third is 0."""
_BITS_OF: Mapping[str, Callable[[int, int], int]] = {"and": int.__and__, "or": int.__or__, "xor": int.__xor__}
_BITWISE: Mapping[str, Callable[..., Value | None]] = {"and": _and, "or": _or, "xor": _xor}
_TREES: tuple[tuple[str, str, int, int, int | None], ...] = (
    *(("", inner, one, other, None) for inner in _BITS_OF for one, other in ((0, 1), (0, 2), (1, 2))),
    *((outer, inner, *operands) for outer in _BITS_OF for inner in _BITS_OF for operands in ((0, 1, 2), (0, 2, 1), (1, 2, 0))),
)
"""Every function of at most two operations: the outer one, the inner one, the operands of that, the last operand."""


def _lanes_below(first: int, mask: Value, base: Value, maker: Maker) -> Value | None:
    """How many of the 32 lanes from ``first`` on lie below each lane, added to a base; only where all of them count."""
    if mask.constant != -1:
        return None
    size = maker.shape.wave_size
    return affine.add(base, affine.lanes(tuple(min(max(lane - first, 0), 32) for lane in range(size))))


_ONE: Mapping[str, Callable[..., Value | None]] = {"reverse": _reversed, "abs": _absolute}
_TWO: Mapping[str, Callable[..., Value | None]] = {
    "add": _add,
    "sub": _subtract,
    "mul": _multiply,
    "mulhi": _high_product,
    "shl": _shift_left,
    "shr": _shift_right,
    "shl64": _shift_left_wide,
    "shr64": _shift_right_wide,
    "keep": _keep,
    "field": _field,
    "keep_signed": _keep_signed,
    **_BITWISE,
    "div": _divide,
    "rem": _remainder,
    "select": _select,
    "of_lane": _of_lane,
    "min": lambda left, right, maker, name: _clamped(left, right, maker, name, True),
    "max": lambda left, right, maker, name: _clamped(left, right, maker, name, False),
    "lanes_low": lambda mask, base, maker, _name: _lanes_below(0, mask, base, maker),
    "lanes_high": lambda mask, base, maker, _name: _lanes_below(32, mask, base, maker),
    **{relation: _compared(getattr(operator, relation)) for relation in ("lt", "le", "gt", "ge", "eq", "ne")},
}
_MORE: Mapping[str, tuple[int, Callable[..., Value | None]]] = {
    "choose": (3, _choose),
    "insert": (4, _insert),
    "shrpair": (3, _shift_right_pair),
    "table2": (3, lambda first, second, table, maker, name: _by_table((first, second), table, maker, name)),
    "table3": (4, lambda first, second, third, table, maker, name: _by_table((first, second, third), table, maker, name)),
}
_WORDS: Mapping[str, tuple[int, Callable[..., Value | None]]] = {
    **{word: (1, make) for word, make in _ONE.items()},
    **{word: (2, make) for word, make in _TWO.items()},
    **_MORE,
}
"""Word → how many values it takes and what it makes of them."""
