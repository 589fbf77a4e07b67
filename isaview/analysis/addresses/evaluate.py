"""The value an instruction makes, from the postfix words of its meaning and the values of its operands.

Four assumptions are made here, for lanes in the middle of what they work on: a minimum, maximum or choice against something
that is the same in all lanes keeps every lane's own value; a comparison with something that the text does not say comes out the
same in all lanes of a wave; a divisor that the text does not say is so large that the lanes of a wave have the same quotient;
and where only the sign of a number is taken, the number is not negative. A strict walk makes none of them.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from itertools import product as combinations

from isaview.analysis.addresses import affine
from isaview.analysis.addresses.affine import Unknown, Value, add, in_lanes, multiply, number, scale, subtract, summed
from isaview.analysis.addresses.clamps import (
    Binary,
    Join,
    Result,
    absolute,
    by_lane,
    clamped,
    is_not_negative,
    is_signed_by_wave,
    least_or_most,
)
from isaview.analysis.addresses.index import Step
from isaview.analysis.addresses.walk import BY_LAUNCH, Walk

_BITS = 32
_WORD = 1 << _BITS
_BEYOND = -(1 << 31)
"""A number beyond every buffer, as compilers choose it for lanes that are off."""
_WIDE_DIVISOR = 4
"""Waves' widths in a known divisor, no power of two, from which on it parts few waves: lanes have the same quotient."""
_INSIDE = ("wave", "thread_", "loop")


_OPERAND, _NUMBER, _PLACE, _ARITHMETIC, _OPERATION, _LACKING = range(6)


def compile_words(words: Sequence[str], operands: Sequence[str]) -> tuple[Step, ...]:
    """The steps of postfix words, of which some name ``operands``: each is looked up once for a form, not for an instruction.

    A step is an operand with its place, a number with its value, a place in the launch with its name, an operation with how
    many values it takes and the function, or a word that the statement lacks.
    """
    steps: list[Step] = []
    for place, word in enumerate(words):
        if word in operands:
            steps.append((_OPERAND, operands.index(word), place))
        elif word in _ARITHMETIC_WORDS:
            steps.append((_ARITHMETIC, _ARITHMETIC_WORDS[word], place))
        elif word in _WORDS:
            steps.append((_OPERATION, _WORDS[word], place))
        elif word.startswith("#"):
            steps.append((_NUMBER, number(int(word[1:])), place))
        elif word.startswith("$"):
            steps.append((_PLACE, word[1:], place))
        else:
            steps.append((_LACKING, word, place))
    return tuple(steps)


def evaluate(steps: Sequence[Step], operands: Sequence[Value], walk: Walk, index: int, register: int) -> Result:
    """The value that an instruction makes of a register by the steps of its meaning; None where it is not known."""
    stack: list[Value] = []
    for kind, needed, place in steps:
        result: Result
        if kind == _OPERAND:
            result = operands[needed]
        elif kind == _ARITHMETIC:
            right = stack.pop()
            result = needed(stack.pop(), right)
        elif kind == _OPERATION:
            count, operation = needed
            arguments = stack[-count:]
            del stack[-count:]
            result = operation(*arguments, walk, f"{index}:{register}:{place}")
        elif kind == _NUMBER:
            result = needed
        elif kind == _PLACE:
            result = walk.coordinates.get(needed) or affine.unknown(needed)
            walk.touched |= BY_LAUNCH
        else:
            return None
        if result is None:
            return None
        stack.append(result)
    return stack.pop() if len(stack) == 1 else None


def _of_lane(value: Value, lane: Value, walk: Walk, name: str) -> Result:
    """What a lane holds, given to all; lanes are taken to be active."""
    which = lane.constant
    if value.uniform:
        return value
    if value.varying or which is None or not 0 <= which < walk.shape.wave_size:
        return walk.opaque(name, True, None, (value,))
    return summed({product: in_lanes(factor, which + 1)[which] for product, factor in value.terms.items()})


def _shift_left(left: Value, right: Value, _walk: Walk, _name: str) -> Result:
    bits = right.constant
    return None if bits is None else scale(left, 1 << (bits % _BITS))


def _split_lanes(value: Value, walk: Walk, name: str, change: Callable[[int], int], multiple: int, below: int | None) -> Result:
    """Something equal in all lanes plus small numbers per lane: the change of the numbers, the rest an unknown of its own."""
    based = walk.bits.uniform_base(value)
    if based is None and not value.uniform:
        return None
    rest = walk.opaque(name, True, Unknown(multiple, below), (value,))
    return rest if based is None else add(rest, number(tuple(map(change, based[1]))))


def _shift_right(left: Value, right: Value, walk: Walk, name: str) -> Result:
    bits = right.constant
    if bits is None:
        return None
    bits %= _BITS
    shifted = walk.bits.shifted(left, bits)
    if shifted is not None:
        return shifted
    if bits == _BITS - 1 and not left.varying:
        return None if walk.strict or is_signed_by_wave(left, walk) else Value()
    if left.uniform:
        name = f"halved:{left.name}:{bits}"
    limit = walk.bits.below(left)
    return _split_lanes(left, walk, name, lambda lane: lane >> bits, 1, None if limit is None else (limit - 1 >> bits) + 1)


def _and(left: Value, right: Value, walk: Walk, name: str) -> Result:
    if left.constant is not None:
        left, right = right, left
    mask = right.constant
    if mask == _BEYOND and not left.varying and not walk.strict:
        return Value()
    if mask is None:
        return by_lane(left, right, int.__and__) or _low_lanes(left, right, walk, int.__and__)
    masked = walk.bits.masked(left, mask)
    if masked is not None:
        return masked
    based = walk.bits.uniform_base(left)
    multiple = max(1, based[2] if based else mask & -mask)
    most = (mask & -multiple) + 1 if mask >= 0 else walk.bits.below(left)
    return _split_lanes(left, walk, name, lambda lane: lane & mask, multiple, most)


def _keep(left: Value, right: Value, walk: Walk, name: str) -> Result:
    bits = right.constant
    return None if bits is None else _and(left, number((1 << min(bits, _BITS)) - 1), walk, name)


def _field(value: Value, packed: Value, walk: Walk, name: str) -> Result:
    """Bits of a value: the lowest five bits of a number say the first, those from 16 on how many."""
    packed_fields = packed.constant
    if packed_fields is None:
        return None
    first, bits = packed_fields & (_BITS - 1), packed_fields >> 16 & (2 * _BITS - 1)
    shifted = _shift_right(value, number(first), walk, f"{name}:shifted")
    return None if shifted is None else _keep(shifted, number(bits), walk, name)


def _insert(bits: Value, value: Value, first: Value, count: Value, walk: Walk, name: str) -> Result:
    """A value with some of its bits, from the first on, replaced by the lowest of another."""
    at, many = first.constant, count.constant
    if at is None or many is None or not (0 <= at < _BITS and 0 <= many <= _BITS):
        return None
    field = ((1 << many) - 1 << at) & _WORD - 1
    low = _and(value, number(~field), walk, f"{name}:around")
    new = _and(bits, number((1 << many) - 1), walk, f"{name}:kept")
    cut = None if new is None else _and(scale(new, 1 << at), number(field), walk, f"{name}:moved")
    return None if low is None or cut is None else _or(low, cut, walk, name)


def _keep_signed(left: Value, right: Value, walk: Walk, name: str) -> Result:
    """The lowest bits as a signed number, where they are known in every lane."""
    bits = right.constant
    low = _keep(left, right, walk, name)
    if bits is None or low is None or bits >= _BITS:
        return low
    return by_lane(low, number(1 << bits - 1), lambda lane, sign: (lane ^ sign) - sign) if bits > 0 else None


def _joins_bits(join: Join) -> Binary:
    def joined(left: Value, right: Value, walk: Walk, _name: str) -> Result:
        known = by_lane(left, right, join)
        if known is not None:
            return known
        return add(left, right) if walk.bits.disjoint(left, right) else _low_lanes(left, right, walk, join)

    return joined


_or, _xor = _joins_bits(int.__or__), _joins_bits(int.__xor__)


def _low_lanes(left: Value, right: Value, walk: Walk, join: Join) -> Result:
    """The result where either side is known in every lane and lies below what the lanes of the other share."""
    for value, other in ((left, right), (right, left)):
        based = walk.bits.uniform_base(value)
        if other.numbers is None or based is None:
            continue
        base, lanes, size = based
        others = in_lanes(other.numbers, len(lanes))
        if min(others) >= 0 and max(others) < size:
            low = number(tuple(map(join, lanes, others)))
            return low if join is int.__and__ else add(base, low)
    return None


def _select(left: Value, right: Value, walk: Walk, _name: str) -> Result:
    """Either value; what lies beyond every buffer, or is the same in all lanes, only stands for lanes that are off."""
    if walk.strict or left == right or right.constant == _BEYOND:
        return left if left == right or not walk.strict else None
    if left.constant == _BEYOND or (left.uniform and not right.uniform):
        return right
    if subtract(left, right).uniform and not left.uniform:
        return left
    return left if right.uniform and not left.uniform else None


def _choose(left: Value, right: Value, by: Value, walk: Walk, name: str) -> Result:
    """Either value: by lane where the choice is known, by the rule for lanes that go together where a wave chooses once."""
    is_beyond = _BEYOND in (left.constant, right.constant) and by.constant is None
    if by.numbers is None or is_beyond:
        return _select(left, right, walk, name) if by.uniform or is_beyond or left == right else None
    if isinstance(by.numbers, int):
        return left if by.numbers else right
    size = len(by.numbers)
    terms: dict[tuple[str, ...], affine.Coefficient] = {}
    for product in {**left.terms, **right.terms}:
        factors = (in_lanes(value.terms.get(product, 0), size) for value in (left, right))
        terms[product] = tuple(first if taken else second for taken, first, second in zip(by.numbers, *factors, strict=True))
    return summed(terms)


def _compared(relation: Callable[[int, int], bool]) -> Binary:
    def compare(left: Value, right: Value, walk: Walk, name: str) -> Result:
        known = by_lane(left, right, lambda lane, other: int(relation(lane, other)))
        if known is not None:
            is_clear = relation in (operator.eq, operator.ne) or (is_not_negative(left) and is_not_negative(right))
            return known if is_clear or not walk.strict else None
        if walk.strict or not _is_at_edge(subtract(left, right)):
            return None
        return walk.opaque(name, True, Unknown(1, 2), (left, right))

    return compare


def _is_at_edge(difference: Value) -> bool:
    """Whether what is compared differs by something that the text does not say, so that few waves have lanes on both sides."""
    uniform = [product for product, factor in difference.terms.items() if isinstance(factor, int)]
    return not difference.varying and any(not name.startswith(_INSIDE) for product in uniform for name in product)


def _reversed(value: Value, _walk: Walk, _name: str) -> Result:
    bits = value.constant
    return None if bits is None else number(int(f"{bits % _WORD:032b}"[::-1], 2))


def _quotient(left: Value, right: Value, walk: Walk) -> Value:
    """An unknown quotient, the same for the same operands, so that a remainder and a product with it fall together."""
    return walk.opaque(f"quotient:{left.name}:{right.name}", True, None, (left, right))


def _divide(left: Value, right: Value, walk: Walk, name: str) -> Result:
    by = right.constant
    if by is not None and by > 0 and by & (by - 1) == 0:
        return _shift_right(left, number(by.bit_length() - 1), walk, name)
    if by and is_not_negative(left) and (by > 0 or not walk.strict):
        return by_lane(left, right, int.__floordiv__)
    is_large = right.uniform if by is None else by >= _WIDE_DIVISOR * walk.shape.wave_size
    return _quotient(left, right, walk) if is_large and not left.varying else None


def _remainder(left: Value, right: Value, walk: Walk, name: str) -> Result:
    by = right.constant
    if by is not None and by > 0 and by & (by - 1) == 0:
        return _and(left, number(by - 1), walk, name)
    quotient = _divide(left, right, walk, name)
    multiple = multiply(quotient, right) if quotient is not None else None
    return subtract(left, multiple) if multiple is not None else None


def _high_product(left: Value, right: Value, walk: Walk, _name: str) -> Result:
    """The upper half of a product of numbers that are not negative; a division by a constant is written so."""
    if left.constant is not None:
        left, right = right, left
    factor = right.constant
    if not factor:
        return _quotient(left, right, walk) if left.uniform and right.uniform else None
    factor %= _WORD
    if walk.strict and factor >= -_BEYOND:
        return None  # it may be a number below 0
    if is_not_negative(left):
        return by_lane(left, Value(), lambda lane, _: lane * factor >> _BITS)
    is_large = _WORD // factor >= _WIDE_DIVISOR * walk.shape.wave_size
    return _quotient(left, right, walk) if is_large and not left.varying else None


def _shift_left_wide(left: Value, right: Value, walk: Walk, name: str) -> Result:
    """A shift of 64 bits, of which only the lower half is followed; what is moved beyond it is remembered."""
    bits = right.constant
    if bits is None or not _BITS <= bits < 2 * _BITS:
        return _shift_left(left, right, walk, name)
    if left.varying:
        return None
    wide = f"wide:{left.name}:{bits}"
    walk.widened[wide] = (left, bits)
    return walk.opaque(wide, True, None, (left,))


def _shift_right_wide(left: Value, right: Value, walk: Walk, name: str) -> Result:
    """A shift of 64 bits: known where the value fits into the lower half, or was shifted beyond it before."""
    bits = right.constant
    if bits is None:
        return None
    if bits == 2 * _BITS - 1:
        return None if left.varying else Value()
    alone = next(iter(left.terms)) if len(left.terms) == 1 else ()
    if len(alone) == 1 and alone[0] in walk.widened:
        value, before = walk.widened[alone[0]]
        return scale(value, 1 << (before - bits)) if 0 <= before - bits < _BITS else None
    return _shift_right(left, right, walk, name) if bits < _BITS and _fits_low(left, walk) else None


def _fits_low(value: Value, walk: Walk) -> bool:
    """Whether a value of 64 bits is known to be no more than its lower half holds as a signed number."""
    return (walk.bits.below(value) or _WORD) <= _WORD >> 1


def _shift_right_pair(low: Value, high: Value, bits: Value, walk: Walk, name: str) -> Result:
    """The lower half of two registers shifted right together, where either is 0 or the value fits into the lower."""
    by = bits.constant
    if by is None or by >= _BITS:
        return None if by is None else _shift_right(high, number(by - _BITS), walk, name)
    if low.constant == 0:
        return scale(high, 1 << (_BITS - by)) if by else low
    return _shift_right(low, bits, walk, name) if _fits_low(low, walk) else None


_ROWS = (0xF0, 0xCC, 0xAA)
"""The truth table of each operand; with two, only the rows count in which the third is 0."""
_BITWISE: tuple[tuple[Join, Binary], ...] = ((int.__and__, _and), (int.__or__, _or), (int.__xor__, _xor))


def _by_table(values: tuple[Value, ...], table: Value, walk: Walk, name: str) -> Result:
    """A bitwise function of two or three values by its truth table, where few operations make it, or all are known."""
    rows = 0xFF if len(values) > 2 else 0x55
    wanted = (table.constant or 0) & rows
    known = [value.numbers for value in values if value.numbers is not None]
    if len(known) == len(values) and table.constant is not None:
        return number(affine.by_truth_table(known, wanted, walk.shape.wave_size))
    for (inner, operation), (a, b) in combinations(_BITWISE, ((0, 1), (0, 2), (1, 2))):
        if b < len(values) and inner(_ROWS[a], _ROWS[b]) & rows == wanted:
            return operation(values[a], values[b], walk, name)
    triples = ((0, 1, 2), (0, 2, 1), (1, 2, 0)) if len(values) > 2 else ()
    for (outer, last), (inner, first), (a, b, c) in combinations(_BITWISE, _BITWISE, triples):
        if outer(inner(_ROWS[a], _ROWS[b]), _ROWS[c]) == wanted:
            pair = first(values[a], values[b], walk, name)
            return None if pair is None else last(pair, values[c], walk, name)
    return None


def _lanes_below(first: int, mask: Value, base: Value, walk: Walk) -> Result:
    """How many of the 32 lanes from ``first`` on lie below each lane, added to a base; only where all of them count."""
    below = tuple(min(max(lane - first, 0), 32) for lane in range(walk.shape.wave_size))
    return add(base, number(below)) if mask.constant == -1 else None


_WORDS: Mapping[str, tuple[int, Callable[..., Result]]] = {
    "reverse": (1, _reversed), "abs": (1, absolute), "mulhi": (2, _high_product),
    "shl": (2, _shift_left), "shr": (2, _shift_right), "shl64": (2, _shift_left_wide), "shr64": (2, _shift_right_wide),
    "keep": (2, _keep), "keep_signed": (2, _keep_signed), "field": (2, _field), "and": (2, _and), "or": (2, _or),
    "xor": (2, _xor), "div": (2, _divide), "rem": (2, _remainder), "select": (2, _select), "of_lane": (2, _of_lane),
    "choose": (3, _choose), "insert": (4, _insert), "shrpair": (3, _shift_right_pair),
    "clamp": (3, lambda left, right, by, walk, _: clamped(left, right, walk, by.constant == 1) if by.uniform else None),
    "min": (2, least_or_most(True)), "umin": (2, least_or_most(True, 32)), "umin64": (2, least_or_most(True, 64)),
    "max": (2, least_or_most(False)), "umax": (2, least_or_most(False, 32)), "umax64": (2, least_or_most(False, 64)),
    "uclamp": (3, lambda left, right, by, walk, _: clamped(left, right, walk, by.constant == 1, 32) if by.uniform else None),
    "lanes_low": (2, lambda mask, base, walk, _name: _lanes_below(0, mask, base, walk)),
    "lanes_high": (2, lambda mask, base, walk, _name: _lanes_below(32, mask, base, walk)),
    "table2": (3, lambda first, second, table, walk, name: _by_table((first, second), table, walk, name)),
    "table3": (4, lambda first, second, third, table, walk, name: _by_table((first, second, third), table, walk, name)),
    **{relation: (2, _compared(getattr(operator, relation))) for relation in ("lt", "le", "gt", "ge", "eq", "ne")},
}  # fmt: skip
"""Word → how many values it takes, and the operation on them."""
_ARITHMETIC_WORDS: Mapping[str, Callable[[Value, Value], Result]] = {"add": add, "sub": subtract, "mul": multiply}
"""Words that take two values and nothing else: what they make needs no name."""
