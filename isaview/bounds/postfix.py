"""Postfix: the value an instruction makes, from the words of its meaning and the values of its operands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from isaview.bounds import affine
from isaview.bounds.affine import Bits, Unknown, Value
from isaview.bounds.launch_shape import Shape

_BITS = 32
_BEYOND = -(1 << 31)


class Maker(Protocol):
    """What evaluation needs of the walk: what is known of unknowns, the launch, and unknowns of its own."""

    bits: Bits
    shape: Shape

    def opaque(self, name: str, uniform: bool, known: Unknown | None = None) -> Value:
        """An unknown of its own."""


def evaluate(words: Sequence[str], operands: Mapping[int, Value], maker: Maker, name: str) -> Value | None:
    """The value of postfix words, None where it cannot be told."""
    stack: list[Value] = []
    for at, word in enumerate(words):
        if word.startswith("#"):
            stack.append(affine.number(int(word[1:])))
        elif word.lstrip("-").isdecimal():
            value = operands.get(int(word))
            if value is None:
                return None
            stack.append(value)
        elif word in _ONE:
            made = _ONE[word](stack.pop(), maker)
            if made is None:
                return None
            stack.append(made)
        else:
            right, left = stack.pop(), stack.pop()
            made = _TWO[word](left, right, maker, f"{name}:{at}")
            if made is None:
                return None
            stack.append(made)
    return stack.pop() if len(stack) == 1 else None


def _same(value: Value, maker: Maker) -> Value | None:
    return value if value.uniform else None


def _add(left: Value, right: Value, _maker: Maker, _name: str) -> Value | None:
    return affine.add(left, right)


def _subtract(left: Value, right: Value, _maker: Maker, _name: str) -> Value | None:
    return affine.subtract(left, right)


def _multiply(left: Value, right: Value, _maker: Maker, _name: str) -> Value | None:
    return affine.multiply(left, right)


def _shift_left(left: Value, right: Value, _maker: Maker, _name: str) -> Value | None:
    bits = right.constant
    return None if bits is None else affine.multiply(left, affine.number(1 << (bits % _BITS)))


def _split_lanes(
    value: Value, maker: Maker, name: str, change: Callable[[int], int], keeps: int, below: int | None
) -> Value | None:
    """Something equal in all lanes plus small numbers per lane: the change of the numbers, the rest an unknown of its own."""
    parts = maker.bits.base(value)
    if parts is None:
        return maker.opaque(name, True, Unknown(1, below)) if value.uniform else None
    _, numbers, _ = parts
    return affine.add(maker.opaque(name, True, Unknown(keeps, below)), affine.lanes(tuple(change(one) for one in numbers)))


def _shift_right(left: Value, right: Value, maker: Maker, name: str) -> Value | None:
    bits = right.constant
    if bits is None:
        return None
    bits %= _BITS
    shifted = maker.bits.shifted(left, bits)
    if shifted is not None:
        return shifted
    limit = maker.bits.below(left)
    return _split_lanes(left, maker, name, lambda one: one >> bits, 1, None if limit is None else (limit - 1 >> bits) + 1)


def _and(left: Value, right: Value, maker: Maker, name: str) -> Value | None:
    if left.constant is not None:
        left, right = right, left
    mask = right.constant
    if mask is None:
        return None
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


def _or(left: Value, right: Value, maker: Maker, _name: str) -> Value | None:
    if maker.bits.apart(left, right):
        return affine.add(left, right)
    return _by_lane(left, right, int.__or__)


def _xor(left: Value, right: Value, maker: Maker, name: str) -> Value | None:
    if maker.bits.apart(left, right):
        return affine.add(left, right)
    if left.constant is not None:
        left, right = right, left
    known = _by_lane(left, right, int.__xor__)
    if known is not None or right.constant is None:
        return known
    parts = maker.bits.base(left)
    if parts is None or not 0 <= right.constant < parts[2]:
        return None
    mask = right.constant
    return affine.add(parts[0], affine.lanes(tuple(one ^ mask for one in parts[1])))


def _select(left: Value, right: Value, _maker: Maker, _name: str) -> Value | None:
    """One of two; an offset beyond every buffer only stands for a lane that is off."""
    if left == right or right.constant == _BEYOND:
        return left
    return right if left.constant == _BEYOND else None


def _reversed(value: Value, _maker: Maker) -> Value | None:
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


def _divide(left: Value, right: Value, maker: Maker, name: str) -> Value | None:
    by = right.constant
    if by is None or by <= 0:
        return None
    if by & (by - 1) == 0:
        return _shift_right(left, affine.number(by.bit_length() - 1), maker, name)
    numbers = _numbers(left)
    known = numbers is not None and min((numbers,) if isinstance(numbers, int) else numbers) >= 0
    return _by_lane(left, right, int.__floordiv__) if known else None


def _remainder(left: Value, right: Value, maker: Maker, name: str) -> Value | None:
    by = right.constant
    if by is None or by <= 0:
        return None
    if by & (by - 1) == 0:
        return _and(left, affine.number(by - 1), maker, name)
    numbers = _numbers(left)
    known = numbers is not None and min((numbers,) if isinstance(numbers, int) else numbers) >= 0
    return _by_lane(left, right, int.__mod__) if known else None


def _lanes_below(first: int, mask: Value, base: Value, maker: Maker) -> Value | None:
    """How many of the 32 lanes from ``first`` on lie below each lane, added to a base; only where all of them count."""
    if mask.constant != -1:
        return None
    size = maker.shape.wave_size
    return affine.add(base, affine.lanes(tuple(min(max(lane - first, 0), 32) for lane in range(size))))


_ONE: Mapping[str, Callable[[Value, Maker], Value | None]] = {"same": _same, "reverse": _reversed}
_TWO: Mapping[str, Callable[[Value, Value, Maker, str], Value | None]] = {
    "add": _add,
    "sub": _subtract,
    "mul": _multiply,
    "shl": _shift_left,
    "shr": _shift_right,
    "and": _and,
    "keep": _keep,
    "or": _or,
    "xor": _xor,
    "div": _divide,
    "rem": _remainder,
    "select": _select,
    "lanes_low": lambda mask, base, maker, _name: _lanes_below(0, mask, base, maker),
    "lanes_high": lambda mask, base, maker, _name: _lanes_below(32, mask, base, maker),
}
