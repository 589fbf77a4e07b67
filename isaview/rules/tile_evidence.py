"""What the rules about tiles ask of a kernel: its record, the spot of a place, and where a value's data come from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from isaview.analysis.tiles.operations import Operation
from isaview.analysis.tiles.program import Program, program_of
from isaview.analysis.tiles.records import Pipeline, Place, Reason, TileReport
from isaview.base.grouping import group_by
from isaview.base.text import safe
from isaview.model.kernel import Kernel
from isaview.reports.rule import Spot, View

Record = TypeVar("Record")
_MOST_STEPS = 64
"""Operations looked at for where a value comes from."""


def tiles(view: View) -> TileReport:
    """The record of a kernel of tiles."""
    record: TileReport = view.need("tiles")
    return record


def value_name(place: Place, otherwise: str) -> str:
    """A value by its name in the source; where the text only numbers it, by its line there, else in words."""
    if place.is_named:
        return safe(place.name)
    return f"the value of {safe(place.source.rpartition('/')[2])}" if place.name and place.source else otherwise


def join_reasons(reasons: Iterable[Reason]) -> str:
    """The clauses of reasons, each once."""
    return "; ".join(dict.fromkeys(reason.text for reason in reasons))


def spot(view: View, places: Sequence[Place], what: str, why: str = "") -> Spot:
    """The spot about operations, at the first in a loop, else at the first; ``why`` follows what is found and where."""
    indices = _indices(view.kernel)
    first = next((place for place in places if place.loop is not None), places[0])
    about = tuple(indices[place.line] for place in places if place.line in indices)
    where = f" in {program_of(view.kernel).loop_label(first.loop)}" if first.loop is not None else ""
    return Spot(indices.get(first.line), f"{what}{where}: {why}" if why else what + where, about)


def _indices(kernel: Kernel) -> Mapping[int, int]:
    """A line of the text → its first instruction."""
    return kernel.once(_indices, lambda: {line: index for index, line in reversed(list(enumerate(kernel.lines)))})


def is_conditional(view: View, place: Place) -> bool:
    """Whether an operation of a loop runs in some of its iterations alone."""
    flow, index = view.flow, _indices(view.kernel)[place.line]
    loop, block = flow.loop_of(index), flow.block_of(index)
    return loop is not None and any(block not in flow.dominating(latch) for latch in flow.latches(loop))


def group_by_place(records: Iterable[Record], about: str = "") -> Iterator[list[Record]]:
    """Records of one line of the source and one field ``about``: copies that a pipeline makes of an operation."""

    def key(record: Record) -> tuple[object, ...]:
        place: Place = record.place  # type: ignore[attr-defined]
        return place.source or place.line, place.name, getattr(record, about, None)

    yield from group_by(records, key).values()


def asks_in_vain(pipeline: Pipeline) -> bool:
    """Whether a loop is known to ask for stages, and none of its loads runs ahead."""
    return (pipeline.asked.value or 0) > 1 and pipeline.done == 1


def comes_from(program: Program, name: str) -> Operation | None:
    """The operation of the same loop that brings a tile from memory, by way of changes of a tile; of several the largest.

    None where no single one brings the most bytes, as rows' scales bring fewer, or what it comes from is no memory.
    """
    origins: set[Operation] = set()
    waiting, seen = [name], set[str]()
    while waiting and len(seen) < _MOST_STEPS:
        index = waiting.pop()
        maker = program.definition(index)
        if index in seen or (maker is None and not _is_tile(program, index)):
            continue  # a number or an argument
        seen.add(index)
        if maker is None:
            return None
        if maker.access is not None:
            origins.add(maker)
        elif "contracts" in maker.flags or maker.loop is None:
            return None
        else:
            waiting += [operand for operand in maker.operands if _is_tile(program, operand)]
    # scales of rows come along with a tile: what brings most bytes is the tile
    sizes = {origin: (origin.type.bytes or 0) if origin.type is not None else 0 for origin in origins}
    largest = [origin for origin, size in sizes.items() if size == max(sizes.values())]
    return largest[0] if len(largest) == 1 and not waiting else None


def _is_tile(program: Program, name: str) -> bool:
    type = program.type_of(name)
    return type is not None and bool(type.shape)
