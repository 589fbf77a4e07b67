"""Where tiles change their layout, or pass between registers and shared memory, and what that costs."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from isaview.analysis.tiles.operations import Operation
from isaview.analysis.tiles.program import Program, once_for_each_program
from isaview.analysis.tiles.records import Conversion
from isaview.analysis.tiles.tables import layout_of, shared_access
from isaview.tensors.banks import SharedAccess, Tile, bank_conflicts
from isaview.tensors.conversions import conversion
from isaview.tensors.linear_map import LinearMap
from isaview.tensors.memory_layouts import paddings_of
from isaview.tensors.types import TensorType

OPERAND = "dot_op"
"""The encoding of a factor of a matrix product."""


@once_for_each_program
def conversions(program: Program) -> tuple[Conversion, ...]:
    """Every layout conversion, and every load, store and copy of shared memory, in text order."""
    found: list[Conversion] = []
    for operation in program.operations:
        if "converts_layout" in operation.flags:
            found.append(_layout_change(program, operation))
        elif operation.access is not None:
            moves = operation.access.space == "shared" and "shared_memory" in operation.flags
            copies = operation.access.kind == "async_copy" and "descriptor" not in operation.flags
            types = (*operation.tensors.operands, *operation.tensors.results)
            tile = next((type for type in types if type.place == "value" and type.encoding is not None), None)
            buffer = next((type for type in types if type.place == "shared"), None)
            if (moves or copies) and tile is not None and buffer is not None and tile.shape:
                found.append((_shared_access if moves else _async_copy)(program, operation, tile, buffer))
    return tuple(found)


def _layout_change(program: Program, operation: Operation) -> Conversion:
    """A layout conversion, of unknown kind where one of its layouts is not known."""
    source, target = operation.operand_type(0), operation.type
    old_layout, new_layout = layout_of(source), layout_of(target)
    size = (source.bytes if source is not None else 0) or 0
    # Without both layouts nothing proves that registers or shuffles suffice.
    change = None
    if source is not None and old_layout is not None and new_layout is not None:
        change = conversion(old_layout, new_layout, source.bits, shared_access(program.kernel.module.target))
    if change is None:
        return Conversion(program.place(operation), "convert", "unknown", 0, None)
    through = change.kind == "shared"
    return Conversion(
        program.place(operation), "convert", change.kind, size if through else 0, change.conflicts if through else None
    )


def _async_copy(program: Program, operation: Operation, tile: TensorType, buffer: TensorType) -> Conversion:
    """An asynchronous copy from the addresses of a tile; the text says how many elements a lane moves."""
    access, contiguity = shared_access(program.kernel.module.target), operation.number("contiguity")
    conflicts = 0 if access.ordered_copies else None
    if contiguity is not None and not access.ordered_copies:
        narrow = replace(access, widest_bits=min(access.widest_bits, contiguity * buffer.bits))
        conflicts = _conflicts(tile, buffer, buffer.bits, narrow, False, ())
    return Conversion(program.place(operation), "async_copy", "shared", buffer.bytes or 0, conflicts)


def _conflicts(
    tile: TensorType, buffer: TensorType, bits: int, access: SharedAccess, is_load: bool, tiles: Sequence[Tile] | None = None
) -> int | None:
    """The bank conflicts between lanes of a tile and a buffer, or a part of one; None where a layout is not known."""
    registers, shared = layout_of(tile), layout_of(buffer)
    if registers is None or shared is None or buffer.encoding is None or len(registers.outputs) != len(shared.outputs):
        return None
    within = LinearMap(registers.inputs, shared.outputs)
    return bank_conflicts(within, shared, max(bits, 8), access, is_load, paddings_of(buffer.encoding), tiles)


def _shared_access(program: Program, operation: Operation, tile: TensorType, buffer: TensorType) -> Conversion:
    """A load or store of shared memory."""
    is_load = operation.access is not None and operation.access.kind == "load"
    is_operand = is_load and tile.encoding is not None and tile.encoding.name == OPERAND
    conflicts = _conflicts(tile, buffer, tile.bits, shared_access(program.kernel.module.target), is_load)
    what = "operand" if is_operand else "local_load" if is_load else "local_store"
    return Conversion(program.place(operation), what, "shared", tile.bytes or 0, conflicts)
