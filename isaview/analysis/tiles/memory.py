"""Shared and tensor memory of a group, buffer by buffer, packed by lives as Triton packs it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from isaview.analysis.tiles.lives import end_of_use
from isaview.analysis.tiles.operations import Operation
from isaview.analysis.tiles.program import Program
from isaview.analysis.tiles.records import Buffer, TileMemory
from isaview.analysis.tiles.scratch import scratch_bytes
from isaview.base.measure import Measure, counted, estimated, unavailable, up
from isaview.tensors.layouts import shared_bytes
from isaview.tensors.types import TensorType

_SCRATCH_ALIGNMENT, _CAPTURE_ALIGNMENT, _ALIGNMENT = 128, 8, 16
_FOREVER = 1 << 60
_PACKINGS = 1000
_COLUMN_BYTES = 4 * 128
"""A column of tensor memory: 128 lanes of 32 bits."""
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
    buffers, unknown = _lots(program)
    shared = pack(buffers)
    measure: Measure = counted(
        shared, "B", f"{len(buffers)} buffers and scratch of operations, packed by their lives as Triton does"
    )
    if unknown:
        measure = unavailable("B", f"the size of what {unknown} takes is not known")
    columns, tensor_buffers = _columns(program)
    records = [_buffer(program, buffer, "shared") for buffer in buffers] + [
        _buffer(program, buffer, "tensor_memory") for buffer in tensor_buffers
    ]
    in_order = tuple(sorted(records, key=lambda record: -record.bytes))
    because = "the columns of its buffers in tensor memory, a power of two"
    tensor = counted(columns, "columns", because)
    if any(
        buffer.type is not None and buffer.type.shape[-2] == _HALF
        for buffer in tensor_buffers
        if len(buffer.type.shape if buffer.type else ()) > 1
    ):
        because = f"{because}; buffers of {_HALF} rows may share columns"
        tensor = estimated(columns, max(_LEAST_COLUMNS, columns // 2), columns * 2, "columns", because)
    return TileMemory(stated or measure, tensor, in_order)


def _buffer(program: Program, buffer: Allocation, space: str) -> Buffer:
    type = buffer.type
    stages = 1
    if type is not None and type.encoding is not None and len(type.shape) > 2:
        stages = type.shape[0] or 1
    shape = "x".join((*type.extents, type.element)) if type is not None else ""
    return Buffer(program.place(buffer.operation), space, buffer.what, buffer.size, stages, buffer.offset, shape)


def _lots(program: Program) -> tuple[list[Allocation], str]:
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
        size = _buffer_bytes(operation.type) if is_buffer and operation.type is not None else scratch_bytes(program, operation)
        unknown = unknown or (operation.form.opcode if size is None else "")
        if is_buffer and operation.type is not None and operation.results:
            alignment = operation.number("alignment") or _alignment(operation.type)
            buffers[operation.results[0]] = Allocation(*place, "buffer", size or 0, alignment, type=operation.type)
        elif size and "specializes" in operation.flags:
            scratch.append(Allocation(*place, "arguments of parts", size, _CAPTURE_ALIGNMENT))
            warps = sum(count for _, count in program.parts[1:])
            scratch.append(Allocation(operation, 0, _FOREVER, -1, "states of warps", up(warps, 4), _CAPTURE_ALIGNMENT))
        elif size:
            scratch.append(Allocation(*place, "scratch", size, _SCRATCH_ALIGNMENT))
    _extend_lives(program, buffers, max((part.stop for part in parts), default=0))
    return [lot for lot in (*buffers.values(), *scratch) if lot.size], unknown


def _buffer_bytes(type: TensorType) -> int | None:
    """The bytes of a buffer; a buffer of a single dimension has no swizzle at any size."""
    return type.bytes if len(type.shape) == 1 else shared_bytes(type)


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


def _alignment(type: TensorType) -> int:
    """Where buffers of a type may begin: at multiples of a swizzle's period."""
    width = type.encoding.parameter("swizzlingByteWidth") if type.encoding is not None else None
    stated = type.encoding.parameter("alignment") if type.encoding is not None else None
    if isinstance(stated, int) and stated:
        return stated
    return max(128, 8 * width) if isinstance(width, int) else _ALIGNMENT


def pack(buffers: Sequence[Allocation]) -> int:
    """Give every lot its offset, the largest first, and the size of all together."""
    order = sorted(buffers, key=lambda buffer: -buffer.size)
    _start(order)
    for _ in range(_PACKINGS):
        neighbours = [[other for other in order if other is not buffer and buffer.collides(other)] for buffer in order]
        if not any(neighbours):
            break
        _spread(order, neighbours)
    return max((buffer.offset + buffer.size for buffer in order), default=0)


def _start(order: Sequence[Allocation]) -> None:
    """First offsets: each lot is put on the lowest place that is free for all of its life."""
    slots: list[tuple[int, int, int]] = [(0, 0, _FOREVER * 2)]
    waiting = list(order)
    while waiting and slots:
        slots.sort(key=lambda slot: slot[0])
        offset, first, last = slots.pop(0)

        def fits(buffer: Allocation, first: int = first, last: int = last) -> bool:
            """Whether a lot's life meets this slot's and no other's."""
            return (
                buffer.first < last
                and first < buffer.last
                and not any(buffer.first < end and begin < buffer.last for _, begin, end in slots)
            )

        buffer = next(filter(fits, waiting), None)
        if buffer is None:
            continue
        waiting.remove(buffer)
        buffer.offset = up(offset, buffer.alignment)
        slots.append((buffer.offset + buffer.size, max(first, buffer.first), min(last, buffer.last)))
        if first < buffer.first:
            slots.append((offset, first, buffer.last))
        if buffer.last < last:
            slots.append((offset, buffer.first, last))


def _spread(order: Sequence[Allocation], neighbours: Sequence[Sequence[Allocation]]) -> None:
    """Move lots that meet others behind them; the first of each group of colours stays."""
    colours = {id(buffer): 0 if position == 0 else -1 for position, buffer in enumerate(order)}
    for buffer, near in zip(order, neighbours, strict=True):
        taken = {colours[id(other)] for other in near}
        colours[id(buffer)] = next(colour for colour in range(len(order) + 1) if colour not in taken)
    for buffer, near in zip(order, neighbours, strict=True):
        if colours[id(buffer)]:
            buffer.offset = up(max((other.offset + other.size for other in near), default=0), buffer.alignment)


def _columns(program: Program) -> tuple[int, list[Allocation]]:
    """The columns of tensor memory that are allocated, a power of two, and their buffers."""
    buffers = {operation.results[0]: buffer for operation, buffer in _tensor_lots(program)}
    _extend_lives(program, buffers)
    used = pack(list(buffers.values())) // _COLUMN_BYTES
    return (max(_LEAST_COLUMNS, 1 << max(0, used - 1).bit_length()) if used else 0), list(buffers.values())


def _tensor_lots(program: Program) -> Iterator[tuple[Operation, Allocation]]:
    for operation in program.operations_with("allocates"):
        if "tensor_memory" in operation.flags and operation.type is not None and operation.results:
            rows = min(128, operation.type.shape[-2] or 128) if len(operation.type.shape) > 1 else 128
            size = up((operation.type.bytes or 0) * 128 // max(1, rows), _COLUMN_BYTES)
            yield (
                operation,
                Allocation(
                    operation, operation.index, operation.index + 1, -1, "buffer", size, _COLUMN_BYTES, type=operation.type
                ),
            )
