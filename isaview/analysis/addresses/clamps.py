"""Least, most and sign of values: in every lane where numbers are known, else by what differs from lane to lane.

The assumptions are those of `isaview.analysis.addresses.evaluate`; a strict walk makes none.
"""

from __future__ import annotations

from collections.abc import Callable

from isaview.analysis.addresses import affine
from isaview.analysis.addresses.affine import Value, in_lanes, number, subtract
from isaview.analysis.addresses.walk import Walk

Result = Value | None
Join = Callable[[int, int], int]
Binary = Callable[[Value, Value, Walk, str], Result]


def by_lane(left: Value, right: Value, join: Join) -> Result:
    """The result where both sides are known in every lane."""
    if left.numbers is None or right.numbers is None:
        return None
    return number(affine.lane_by_lane(left.numbers, right.numbers, join))


def is_not_negative(value: Value) -> bool:
    """Whether a value is known in every lane and negative in none."""
    return value.numbers is not None and min(in_lanes(value.numbers)) >= 0


def is_signed_by_wave(value: Value, walk: Walk) -> bool:
    """Whether the number of the wave in its group alone decides whether a number is negative."""
    return all(name.startswith("wave") for name in value.names) and walk.bits.below(value) is None


def absolute(value: Value, walk: Walk, _name: str) -> Result:
    """A number without its sign."""
    if value.numbers is not None:
        return by_lane(value, Value(), lambda lane, _: abs(lane))
    return None if value.varying or walk.strict or is_signed_by_wave(value, walk) else value


def clamped(left: Value, right: Value, walk: Walk, least: bool, unsigned: int = 0) -> Result:
    """The least or most of two: in every lane where both are known, else what differs from lane to lane.

    ``unsigned`` are the bits of numbers without a sign, 0 for those with one.
    """
    join, order = min if least else max, (lambda lane: lane % (1 << unsigned)) if unsigned else int
    known = left if left == right else by_lane(left, right, lambda lane, other: join(lane, other, key=order))
    if walk.strict:  # numbers below 0 may be large ones without a sign
        return known if is_not_negative(left) and is_not_negative(right) else None
    if known is not None:
        return known
    if not least and not unsigned and subtract(Value(), left) == right:
        return absolute(max(left, right, key=lambda value: in_lanes(value.terms.get((), 0))[-1]), walk, "")
    if left.uniform:
        left, right = right, left
    if left.uniform or not right.uniform:
        return left if subtract(left, right).uniform and not left.uniform else None
    bound = right.constant
    if bound is not None and bound < 0 and unsigned:  # a large number without a sign
        return left if least and walk.bits.below(left) is not None else None
    if bound is not None and is_signed_by_wave(subtract(left, right), walk):
        return None
    if bound is None or (bound <= 0 and not least):
        return left
    limit = walk.bits.below(left) if least else None
    return left if limit is not None and bound >= limit - 1 else None


def least_or_most(least: bool, unsigned: int = 0) -> Binary:
    """The operation on two values that gives the least or most of them."""
    return lambda left, right, walk, _name: clamped(left, right, walk, least, unsigned)
