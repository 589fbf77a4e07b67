"""Where tiles change their layout, or pass between registers and shared memory, and what that costs."""

from __future__ import annotations

from collections.abc import Iterator

from isaview.analysis.tiles.program import Operation, Program
from isaview.analysis.tiles.records import Conversion
from isaview.analysis.tiles.tables import layout_of, shared_access
from isaview.tensors.banks import bank_conflicts
from isaview.tensors.conversions import conversion
from isaview.tensors.linear_map import LinearMap
from isaview.tensors.memory_layouts import paddings_of
from isaview.tensors.types import TensorType

OPERAND = "dot_op"
"""The encoding of a factor of a matrix product."""


def conversions(program: Program) -> tuple[Conversion, ...]:
    """Every conversion, and every load and store of shared memory, in order."""
    return program.kernel.once(conversions, lambda: tuple(_conversions(program)))


def _conversions(program: Program) -> Iterator[Conversion]:
    for each in program.operations:
        if "converts_layout" in each.flags:
            yield _converted(program, each)
        elif each.access is not None and each.access.space == "shared" and "shared_memory" in each.flags:
            tile, buffer = _sides(program, each)
            if tile is not None and buffer is not None and tile.shape:
                yield _moved(program, each, tile, buffer)


def _converted(program: Program, each: Operation) -> Conversion:
    """A change of layouts; where one of them is not known it is taken to pass shared memory."""
    source, target = each.operand_type(0), each.type
    before, after = layout_of(source), layout_of(target)
    size = (source.bytes if source is not None else 0) or 0
    moved = None
    if source is not None and before is not None and after is not None:
        moved = conversion(before, after, source.bits, shared_access(program.kernel.module.target or ""))
    kind = "unknown" if moved is None else moved.kind
    through = moved is not None and kind == "shared"
    conflicts = moved.conflicts if moved is not None and through else None
    return Conversion(program.place(each), "convert", kind, size if through else 0, conflicts)


def _sides(program: Program, each: Operation) -> tuple[TensorType | None, TensorType | None]:
    """The tile in registers and the buffer in shared memory that an access moves between."""
    types = (*each.tensors.operands, *each.tensors.results)
    tile = next((of for of in types if of.place == "value" and of.encoding is not None), None)
    return tile, next((of for of in types if of.place == "shared"), None)


def _moved(program: Program, each: Operation, tile: TensorType, buffer: TensorType) -> Conversion:
    """A load or store of shared memory."""
    is_load = each.access is not None and each.access.kind == "load"
    is_operand = is_load and tile.encoding is not None and tile.encoding.name == OPERAND
    access = shared_access(program.kernel.module.target or "")
    registers, shared = layout_of(tile), layout_of(buffer)
    conflicts = None
    if (
        registers is not None
        and shared is not None
        and buffer.encoding is not None
        and len(registers.outputs) == len(shared.outputs)
    ):
        within = LinearMap(registers.inputs, shared.outputs)  # a part of a buffer lies in the whole one
        conflicts = bank_conflicts(within, shared, max(tile.bits, 8), access, is_load, paddings_of(buffer.encoding))
    what = "operand" if is_operand else "local_load" if is_load else "local_store"
    return Conversion(program.place(each), what, "shared", tile.bytes or 0, conflicts)
