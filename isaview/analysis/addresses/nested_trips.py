"""How often a loop runs whose length follows from the counter of a loop around it, or from what ends that loop.

The rows of a triangle run half as often as the loop over them, on average, the rows of a square as often. Where the loop
around is of known length, each of its iterations is counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from isaview.analysis.addresses.affine import KnownBits, Value, add, number, scale, subtract

_MOST_COUNTED = 1 << 13
"""Iterations of a loop around that are counted one by one."""


class Way(Struct, frozen=True):
    """How far a counter goes from its start to its bound, in the direction of its ``step``, which is positive here."""

    loop: int
    length: Value
    step: int


class Along(Struct, frozen=True):
    """The trips of a loop as a ``share`` of those of the loop ``of`` around it, on average."""

    of: int
    share: float


def along(bits: KnownBits, way: Way, around: Iterable[Way]) -> Along | None:
    """What the trips of a loop are as a share of those of a loop around it, None where they do not follow from these.

    Only of loops that may run long: in a short loop, where each row begins counts as much as how it grows.
    """
    for outer in around:
        if _is_small(bits, outer.length):
            continue
        growth, rest = _growth(way.length, outer.loop)
        if growth is None or way.step == 0 or outer.step == 0:
            return None
        if growth == 0 and _is_small(bits, subtract(way.length, outer.length)):
            return Along(outer.loop, outer.step / way.step)
        if growth:
            end = rest if growth > 0 else add(scale(rest, outer.step), scale(outer.length, growth))
            return Along(outer.loop, abs(growth) / (2 * way.step)) if _is_small(bits, end) else None
    return None


def each_round(start: Value, bound: Value, known: Mapping[int, int]) -> Iterator[tuple[Value, Value]]:
    """Start and bound in each iteration of the only loop whose counter stands in them, nothing where it is not ``known``."""
    loops = [loop for loop in known if start.has(f"loop:{loop}") or bound.has(f"loop:{loop}")]
    ways = [_growth(value, loops[0]) for value in (start, bound)] if len(loops) == 1 else []
    for at in range(known[loops[0]]) if ways and known[loops[0]] <= _MOST_COUNTED else ():
        first, last = (None if growth is None else add(rest, number(growth * at)) for growth, rest in ways)
        if first is not None and last is not None:
            yield first, last


def _growth(value: Value, loop: int) -> tuple[int | None, Value]:
    """By how much a value grows in each iteration of a loop, None where that is no number, and what is left of it."""
    name = f"loop:{loop}"
    growth = value.terms.get((name,), 0)
    rest = Value({product: coefficient for product, coefficient in value.terms.items() if product != (name,)})
    return (None if rest.has(name) or not isinstance(growth, int) else growth), rest


def _is_small(bits: KnownBits, value: Value) -> bool:
    """Whether a value is a number, or made of places in a group and remainders alone."""
    return bits.most(value) is not None
