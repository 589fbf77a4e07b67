"""Shared and tensor memory of a group, buffer by buffer, packed by lives as Triton packs it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from isaview.analysis.tiles.lives import reached
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


class Lot(Struct):
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

    def alive_with(self, other: Lot) -> bool:
        """Whether both are needed at one time."""
        return self.first < other.last and other.first < self.last

    def meets(self, other: Lot) -> bool:
        """Whether both are at the same place while both may be needed."""
        overlap = self.offset < other.offset + other.size and other.offset < self.offset + self.size
        apart = self.part != other.part and -1 not in (self.part, other.part)
        return overlap and (apart or self.alive_with(other))


def memory(program: Program) -> TileMemory:
    """The memory of a kernel; a size that is not known leaves the sum unavailable."""
    stated = program.kernel.stated.get("shared_bytes")
    lots, unknown = _lots(program)
    shared = packed(lots)
    measure: Measure = counted(
        shared, "B", f"{len(lots)} buffers and scratch of operations, packed by their lives as Triton does"
    )
    if unknown:
        measure = unavailable("B", f"the size of what {unknown} takes is not known")
    columns, of_tensors = _columns(program)
    buffers = [_buffer(program, lot, "shared") for lot in lots] + [_buffer(program, lot, "tensor_memory") for lot in of_tensors]
    in_order = tuple(sorted(buffers, key=lambda buffer: -buffer.bytes))
    because = "the columns of its buffers in tensor memory, a power of two"
    tensor = counted(columns, "columns", because)
    if any(
        lot.type is not None and lot.type.shape[-2] == _HALF
        for lot in of_tensors
        if len(lot.type.shape if lot.type else ()) > 1
    ):
        because = f"{because}; buffers of {_HALF} rows may share columns"
        tensor = estimated(columns, max(_LEAST_COLUMNS, columns // 2), columns * 2, "columns", because)
    return TileMemory(stated or measure, tensor, in_order)


def _buffer(program: Program, lot: Lot, space: str) -> Buffer:
    type = lot.type
    stages = 1
    if type is not None and type.encoding is not None and len(type.shape) > 2:
        stages = type.shape[0] or 1
    shape = "x".join((*type.extents, type.element)) if type is not None else ""
    return Buffer(program.place(lot.operation), space, lot.what, lot.size, stages, lot.offset, shape)


def _lots(program: Program) -> tuple[list[Lot], str]:
    """What takes shared memory, in the order of the text, and the operation of which that is not known, "" for none."""
    parts = [part for part, _ in program.parts]
    lots: dict[str, Lot] = {}
    scratch: list[Lot] = []
    unknown = ""
    for each in program.operations:
        place = (each, each.index, each.index + 1, next((at for at, part in enumerate(parts) if each.index in part), -1))
        is_buffer = "allocates" in each.flags and "shared_memory" in each.flags and each.type is not None
        size = _buffer_bytes(each.type) if is_buffer and each.type is not None else scratch_bytes(program, each)
        unknown = unknown or (each.form.opcode if size is None else "")
        if is_buffer and each.type is not None and each.results:
            alignment = each.number("alignment") or _alignment(each.type)
            lots[each.results[0]] = Lot(*place, "buffer", size or 0, alignment, type=each.type)
        elif size and "specializes" in each.flags:
            scratch.append(Lot(*place, "arguments of parts", size, _CAPTURE_ALIGNMENT))
            warps = sum(count for _, count in program.parts[1:])
            scratch.append(Lot(each, 0, _FOREVER, -1, "states of warps", up(warps, 4), _CAPTURE_ALIGNMENT))
        elif size:
            scratch.append(Lot(*place, "scratch", size, _SCRATCH_ALIGNMENT))
    _prolong(program, lots, max((part.stop for part in parts), default=0))
    return [lot for lot in (*lots.values(), *scratch) if lot.size], unknown


def _buffer_bytes(type: TensorType) -> int | None:
    """The bytes of a buffer; a buffer of a single dimension has no swizzle at any size."""
    return type.bytes if len(type.shape) == 1 else shared_bytes(type)


def _prolong(program: Program, lots: Mapping[str, Lot], together: int = 0) -> None:
    """Let each buffer live to its last use under any name, and through loops that hand it on.

    What parts of a group get lives until all of them have ended, which is before ``together``.
    """
    for each in program.operations:
        index = max(each.index, together - 1) if "specializes" in each.flags else each.index
        for name in each.operands:
            for lot in (lots[origin] for origin in program.origins(name) if origin in lots):
                lot.last = max(lot.last, reached(program, lot.operation.index, index) + 1)
    for loop in program.loops:
        for carried in loop.carried:
            for lot in (lots[origin] for origin in program.origins(carried.name) if origin in lots):
                lot.last = max(lot.last, loop.last + 1)


def _alignment(type: TensorType) -> int:
    """Where buffers of a type may begin: at multiples of a swizzle's period."""
    width = type.encoding.parameter("swizzlingByteWidth") if type.encoding is not None else None
    stated = type.encoding.parameter("alignment") if type.encoding is not None else None
    if isinstance(stated, int) and stated:
        return stated
    return max(128, 8 * width) if isinstance(width, int) else _ALIGNMENT


def packed(lots: Sequence[Lot]) -> int:
    """Give every lot its offset, the largest first, and the size of all together."""
    order = sorted(lots, key=lambda lot: -lot.size)
    _start(order)
    for _ in range(_PACKINGS):
        neighbours = [[other for other in order if other is not lot and lot.meets(other)] for lot in order]
        if not any(neighbours):
            break
        _spread(order, neighbours)
    return max((lot.offset + lot.size for lot in order), default=0)


def _start(order: Sequence[Lot]) -> None:
    """First offsets: each lot is put on the lowest place that is free for all of its life."""
    slots: list[tuple[int, int, int]] = [(0, 0, _FOREVER * 2)]
    waiting = list(order)
    while waiting and slots:
        slots.sort(key=lambda slot: slot[0])
        offset, first, last = slots.pop(0)

        def fits(lot: Lot, first: int = first, last: int = last) -> bool:
            """Whether a lot's life meets this slot's and no other's."""
            return (
                lot.first < last
                and first < lot.last
                and not any(lot.first < end and begin < lot.last for _, begin, end in slots)
            )

        lot = next(filter(fits, waiting), None)
        if lot is None:
            continue
        waiting.remove(lot)
        lot.offset = up(offset, lot.alignment)
        slots.append((lot.offset + lot.size, max(first, lot.first), min(last, lot.last)))
        if first < lot.first:
            slots.append((offset, first, lot.last))
        if lot.last < last:
            slots.append((offset, lot.first, last))


def _spread(order: Sequence[Lot], neighbours: Sequence[Sequence[Lot]]) -> None:
    """Move lots that meet others behind them; the first of each group of colours stays."""
    colours = {id(lot): 0 if at == 0 else -1 for at, lot in enumerate(order)}
    for lot, near in zip(order, neighbours, strict=True):
        taken = {colours[id(other)] for other in near}
        colours[id(lot)] = next(colour for colour in range(len(order) + 1) if colour not in taken)
    for lot, near in zip(order, neighbours, strict=True):
        if colours[id(lot)]:
            lot.offset = up(max((other.offset + other.size for other in near), default=0), lot.alignment)


def _columns(program: Program) -> tuple[int, list[Lot]]:
    """The columns of tensor memory that are allocated, a power of two, and their buffers."""
    lots = {each.results[0]: lot for each, lot in _tensor_lots(program)}
    _prolong(program, lots)
    used = packed(list(lots.values())) // _COLUMN_BYTES
    return (max(_LEAST_COLUMNS, 1 << max(0, used - 1).bit_length()) if used else 0), list(lots.values())


def _tensor_lots(program: Program) -> Iterator[tuple[Operation, Lot]]:
    for each in program.flagged("allocates"):
        if "tensor_memory" in each.flags and each.type is not None and each.results:
            rows = min(128, each.type.shape[-2] or 128) if len(each.type.shape) > 1 else 128
            size = up((each.type.bytes or 0) * 128 // max(1, rows), _COLUMN_BYTES)
            yield each, Lot(each, each.index, each.index + 1, -1, "buffer", size, _COLUMN_BYTES, type=each.type)
