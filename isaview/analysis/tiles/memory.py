"""Shared and tensor memory of a group, buffer by buffer, packed by lives as Triton packs it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from isaview.analysis.tiles.lives import end_of_use
from isaview.analysis.tiles.operations import Operation
from isaview.analysis.tiles.program import Program
from isaview.analysis.tiles.records import Buffer, TileMemory
from isaview.analysis.tiles.scratch import scratch_bytes
from isaview.base.measure import Measure, counted_measure, estimated_measure, round_up, unavailable
from isaview.tensors.layouts import shared_bytes
from isaview.tensors.types import TensorType

# As Triton's Allocation.cpp sets them, in bytes.
_SCRATCH_ALIGNMENT, _CAPTURE_ALIGNMENT, _ALIGNMENT = 128, 8, 16
_FOREVER = 1 << 60
# Each packing moves a buffer behind its neighbours: kernels need a few, and a hostile text must end.
_PACKINGS = 1000
_COLUMN_BYTES = 4 * 128
"""A column of tensor memory: 128 lanes of 32 bits."""
# An allocation takes a power of two of columns, 32 at least; a buffer of 64 rows uses half of a column's lanes.
_LEAST_COLUMNS, _HALF = 32, 64


class Allocation(Struct):
    """A buffer to be packed, alive from ``first`` to before ``last``; a ``part`` of the group uses it, or all of it (-1)."""

    operation: Operation
    first: int
    last: int
    part: int
    what: str
    size: int
    alignment: int
    offset: int = 0
    type: TensorType | None = None

    def overlaps_in_time(self, other: Allocation) -> bool:
        """Whether both are needed at one time."""
        return self.first < other.last and other.first < self.last

    def collides(self, other: Allocation) -> bool:
        """Whether both are at the same place while both may be needed."""
        overlap = self.offset < other.offset + other.size and other.offset < self.offset + self.size
        apart = self.part != other.part and -1 not in (self.part, other.part)
        return overlap and (apart or self.overlaps_in_time(other))


def memory(program: Program) -> TileMemory:
    """The memory of a kernel; a size that is not known leaves the sum unavailable."""
    stated = program.kernel.stated.get("shared_bytes")
    buffers, unknown = _shared_buffers(program)
    shared = pack(buffers)
    measure: Measure = counted_measure(
        shared, "B", f"{len(buffers)} buffers and scratch of operations, packed by their lives as Triton does"
    )
    if unknown:
        measure = unavailable("B", f"the size of what {unknown} takes is not known")
    tensor_buffers: list[Allocation] = []
    for operation in program.operations_with("allocates"):
        type = operation.type
        if "tensor_memory" in operation.flags and type is not None and operation.results:
            rows = min(128, type.shape[-2] or 128) if len(type.shape) > 1 else 128
            # Fewer than 128 rows leave lanes of a column empty, so that the tile takes more columns.
            size = round_up((type.bytes or 0) * 128 // max(1, rows), _COLUMN_BYTES)
            life = (operation, operation.index, operation.index + 1)
            tensor_buffers.append(Allocation(*life, -1, "buffer", size, _COLUMN_BYTES, type=type))
    _extend_lives(program, {buffer.operation.results[0]: buffer for buffer in tensor_buffers})
    used = pack(tensor_buffers) // _COLUMN_BYTES
    columns = max(_LEAST_COLUMNS, 1 << max(0, used - 1).bit_length()) if used else 0
    records = [_buffer(program, buffer, "shared") for buffer in buffers] + [
        _buffer(program, buffer, "tensor_memory") for buffer in tensor_buffers
    ]
    in_order = tuple(sorted(records, key=lambda record: -record.bytes))
    because = "the columns of its buffers in tensor memory, a power of two"
    tensor = counted_measure(columns, "columns", because)
    if any(
        buffer.type is not None and buffer.type.shape[-2] == _HALF
        for buffer in tensor_buffers
        if len(buffer.type.shape if buffer.type else ()) > 1
    ):
        because = f"{because}; buffers of {_HALF} rows may share columns"
        tensor = estimated_measure(columns, max(_LEAST_COLUMNS, columns // 2), columns * 2, "columns", because)
    return TileMemory(stated or measure, tensor, in_order)


def _buffer(program: Program, buffer: Allocation, space: str) -> Buffer:
    type = buffer.type
    stages = 1
    if type is not None and type.encoding is not None and len(type.shape) > 2:
        stages = type.shape[0] or 1
    shape = "x".join((*type.extents, type.element)) if type is not None else ""
    return Buffer(program.place(buffer.operation), space, buffer.what, buffer.size, stages, buffer.offset, shape)


def _shared_buffers(program: Program) -> tuple[list[Allocation], str]:
    """What takes shared memory, in the order of the text, and the operation of which that is not known, "" for none."""
    parts = [part for part, _ in program.parts]
    buffers: dict[str, Allocation] = {}
    scratch: list[Allocation] = []
    unknown = ""
    for operation in program.operations:
        place = (
            operation,
            operation.index,
            operation.index + 1,
            next((number for number, part in enumerate(parts) if operation.index in part), -1),
        )
        is_buffer = "allocates" in operation.flags and "shared_memory" in operation.flags and operation.type is not None
        if is_buffer and operation.type is not None:
            # A buffer of a single dimension has no swizzle at any size.
            size = operation.type.bytes if len(operation.type.shape) == 1 else shared_bytes(operation.type)
        else:
            size = scratch_bytes(program, operation)
        unknown = unknown or (operation.form.opcode if size is None else "")
        if is_buffer and operation.type is not None and operation.results:
            alignment = operation.number("alignment") or buffer_alignment(operation.type)
            buffers[operation.results[0]] = Allocation(*place, "buffer", size or 0, alignment, type=operation.type)
        elif size and "specializes" in operation.flags:
            scratch.append(Allocation(*place, "arguments of parts", size, _CAPTURE_ALIGNMENT))
            warps = sum(count for _, count in program.parts[1:])
            scratch.append(Allocation(operation, 0, _FOREVER, -1, "states of warps", round_up(warps, 4), _CAPTURE_ALIGNMENT))
        elif size:
            scratch.append(Allocation(*place, "scratch", size, _SCRATCH_ALIGNMENT))
    _extend_lives(program, buffers, max((part.stop for part in parts), default=0))
    return [buffer for buffer in (*buffers.values(), *scratch) if buffer.size], unknown


def _extend_lives(program: Program, buffers: Mapping[str, Allocation], together: int = 0) -> None:
    """Let each buffer live to its last use under any name, and through loops that hand it on.

    What parts of a group get lives until all of them have ended, which is before ``together``.
    """
    for operation in program.operations:
        index = max(operation.index, together - 1) if "specializes" in operation.flags else operation.index
        for name in operation.operands:
            for buffer in (buffers[origin] for origin in program.origins(name) if origin in buffers):
                buffer.last = max(buffer.last, end_of_use(program, buffer.operation.index, index) + 1)
    for loop in program.loops:
        for carried in loop.carried:
            for buffer in (buffers[origin] for origin in program.origins(carried.name) if origin in buffers):
                buffer.last = max(buffer.last, loop.last + 1)


def buffer_alignment(type: TensorType) -> int:
    """The bytes to a multiple of which a buffer of a type begins: as its encoding states, else the period of its swizzle."""
    encoding = type.encoding
    stated = encoding.parameter("alignment") if encoding is not None else None
    width = encoding.parameter("swizzlingByteWidth") if encoding is not None else None
    if isinstance(stated, int) and stated:
        return stated
    # A swizzle repeats every 8 rows.
    return max(128, 8 * width) if isinstance(width, int) else _ALIGNMENT


def pack(buffers: Sequence[Allocation]) -> int:
    """Give every buffer its offset and return the bytes of all together.

    Buffers that are alive at one time never overlap. The largest are placed first, as Triton's `Allocation` does; buffers that
    still collide are coloured, and those of a colour move behind their neighbours until none do.
    """
    order = sorted(buffers, key=lambda buffer: -buffer.size)
    _place_first(order)
    for _ in range(_PACKINGS):
        neighbours = [[other for other in order if other is not buffer and buffer.collides(other)] for buffer in order]
        if not any(neighbours):
            break
        # The first buffer of each group of colours stays, the others move.
        colours = {id(moved): 0 if position == 0 else -1 for position, moved in enumerate(order)}
        for moved, near in zip(order, neighbours, strict=True):
            taken = {colours[id(other)] for other in near}
            colours[id(moved)] = next(colour for colour in range(len(order) + 1) if colour not in taken)
        for moved, near in zip(order, neighbours, strict=True):
            if colours[id(moved)]:
                moved.offset = round_up(max((other.offset + other.size for other in near), default=0), moved.alignment)
    return max((buffer.offset + buffer.size for buffer in order), default=0)


def _place_first(order: Sequence[Allocation]) -> None:
    """First offsets: each buffer is put on the lowest place that is free for all of its life."""
    slots: list[tuple[int, int, int]] = [(0, 0, _FOREVER * 2)]
    waiting = list(order)
    while waiting and slots:
        slots.sort(key=lambda slot: slot[0])
        offset, first, last = slots.pop(0)

        def fits(buffer: Allocation, first: int = first, last: int = last) -> bool:
            """Whether a buffer's life meets this slot's and no other's."""
            return (
                buffer.first < last
                and first < buffer.last
                and not any(buffer.first < end and begin < buffer.last for _, begin, end in slots)
            )

        buffer = next(filter(fits, waiting), None)
        if buffer is None:
            continue
        waiting.remove(buffer)
        buffer.offset = round_up(offset, buffer.alignment)
        slots.append((buffer.offset + buffer.size, max(first, buffer.first), min(last, buffer.last)))
        if first < buffer.first:
            slots.append((offset, first, buffer.last))
        if buffer.last < last:
            slots.append((offset, buffer.first, last))
