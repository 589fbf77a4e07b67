"""Lives of tile values, and the registers of a lane that each takes."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from isaview.analysis.tiles.axis_info import infos_of
from isaview.analysis.tiles.dependence import Dependence
from isaview.analysis.tiles.program import Program, once_for_each_program
from isaview.tensors.layouts import lane_elements
from isaview.tensors.types import TensorType

WORD = 32


class Life(Struct, frozen=True):
    """A value from behind the operation ``first`` up to ``last``, by index; -1 is the begin of the kernel."""

    name: str
    type: TensorType
    first: int
    last: int


@once_for_each_program
def lives(program: Program) -> tuple[Life, ...]:
    """The lives of all values.

    What a loop carries lives to its last use in the loop, and from the loop's end to its uses behind it.
    """
    found: list[Life] = []
    types = {name: (-1, type) for name, type in program.arguments.items()}
    for operation in program.operations:
        types |= {
            name: (operation.index, type) for name, type in zip(operation.results, operation.tensors.results, strict=False)
        }
    uses: dict[str, list[int]] = {}
    for operation in program.operations:
        for name in operation.operands:
            uses.setdefault(name, []).append(operation.index)
    for name, choices in program.joins.items():
        branches = [types[choice] for choice in choices if choice in types]
        if branches:
            types[name] = program.join_index[name], branches[0][1]
    for name, (first, type) in types.items():
        last = max((end_of_use(program, first, use) for use in uses.get(name, ())), default=first)
        found.append(Life(name, type, first, last))
    for loop in program.loops:
        for carried in loop.carried:
            inner_uses = [use for use in uses.get(carried.name, ()) if loop.has(use)]
            later_uses = [use for use in uses.get(carried.name, ()) if use > loop.last]
            first = loop.first - 1
            found.append(
                Life(
                    carried.name,
                    carried.type,
                    first,
                    max((end_of_use(program, first, use) for use in inner_uses), default=first),
                )
            )
            if later_uses:
                found.append(
                    Life(carried.name, carried.type, loop.last, max(end_of_use(program, loop.last, use) for use in later_uses))
                )
    return tuple(found)


def end_of_use(program: Program, first: int, use: int) -> int:
    """How far a value lives for a use: to the end of the outermost loop around that that does not hold its begin."""
    for loop in program.loops:
        if loop.has(use) and not loop.has(first) and first != loop.first - 1:
            return max(use, loop.last)
    return use


class LaneRegisters(Struct, frozen=True):
    """Registers of a lane that values take: ``words`` if every element has its own, ``folded`` as back ends keep them."""

    words: float
    folded: float


@once_for_each_program
def lane_registers(program: Program) -> Mapping[str, LaneRegisters]:
    """Value → the registers of a lane that it takes.

    Elements of pointers and indices that differ by constants of the text become immediate offsets of one register.
    """
    dependence = Dependence(program, infos_of(program))
    values: dict[str, LaneRegisters] = {}
    for life in lives(program):
        if life.name in values or life.type.place != "value":
            continue
        type = life.type
        elements = lane_elements(type, program.warps, program.lanes) or 0
        words = -(-elements * type.bits // WORD)
        folded = float(words)
        if type.shape and (type.is_pointer or type.element.startswith("i")) and type.bits > 16:
            distinct = dependence.distinct_elements(life.name, type)
            folded = min(words, (distinct or elements) * type.bits / WORD)
        values[life.name] = LaneRegisters(words, folded)
    return values
