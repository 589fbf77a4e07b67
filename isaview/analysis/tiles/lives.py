"""Where each value of a kernel of tiles is alive, and which of its registers a back end keeps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from isaview.analysis.tiles.program import Program
from isaview.analysis.tiles.proven import numbers_of
from isaview.analysis.tiles.trail import Trail
from isaview.tensors.layouts import lane_elements
from isaview.tensors.types import TensorType

WORD = 32


class Life(Struct, frozen=True):
    """A value from behind the operation ``first`` up to ``last``, by index; -1 is the begin of the kernel."""

    name: str
    type: TensorType
    first: int
    last: int


def lives(program: Program) -> tuple[Life, ...]:
    """The lives of values, kept with the kernel."""
    return program.kernel.once(lives, lambda: tuple(_lives(program)))


def _lives(program: Program) -> Iterator[Life]:
    """The lives of values; what a loop carries lives to its last use in the loop, and from the loop's end to uses behind it."""
    types = {name: (-1, type) for name, type in program.arguments.items()}
    for each in program.operations:
        types |= {name: (each.index, type) for name, type in zip(each.results, each.tensors.results, strict=False)}
    uses: dict[str, list[int]] = {}
    for each in program.operations:
        for name in each.operands:
            uses.setdefault(name, []).append(each.index)
    for name, choices in program.joins.items():
        made = [types[choice] for choice in choices if choice in types]
        if made:
            types[name] = program.joined_at[name], made[0][1]
    for name, (first, type) in types.items():
        last = max((reached(program, first, use) for use in uses.get(name, ())), default=first)
        yield Life(name, type, first, last)
    for loop in program.loops:
        for carried in loop.carried:
            inside = [use for use in uses.get(carried.name, ()) if loop.has(use)]
            behind = [use for use in uses.get(carried.name, ()) if use > loop.last]
            first = loop.first - 1
            yield Life(carried.name, carried.type, first, max((reached(program, first, use) for use in inside), default=first))
            if behind:
                yield Life(carried.name, carried.type, loop.last, max(reached(program, loop.last, use) for use in behind))


def reached(program: Program, first: int, use: int) -> int:
    """How far a value lives for a use: to the end of the outermost loop around that that does not hold its begin."""
    for loop in program.loops:
        if loop.has(use) and not loop.has(first) and first != loop.first - 1:
            return max(use, loop.last)
    return use


class Kept(Struct, frozen=True):
    """Registers of a lane that values take: ``words`` if every element has its own, ``folded`` as back ends keep them."""

    words: float
    folded: float


def kept(program: Program) -> Mapping[str, Kept]:
    """What each value takes, kept with the kernel.

    Elements of pointers and indices that differ by constants of the text are offsets of one.
    """
    return program.kernel.once(kept, lambda: _kept(program))


def _kept(program: Program) -> Mapping[str, Kept]:
    trail = Trail(program, numbers_of(program))
    values: dict[str, Kept] = {}
    for life in lives(program):
        if life.name in values or life.type.place != "value":
            continue
        type = life.type
        elements = lane_elements(type, program.warps, program.lanes) or 0
        words = -(-elements * type.bits // WORD)
        folded = float(words)
        if type.shape and (type.is_pointer or type.element.startswith("i")) and type.bits > 16:
            distinct = trail.distinct(life.name, type)
            folded = min(words, (distinct or elements) * type.bits / WORD)
        values[life.name] = Kept(words, folded)
    return values
