"""What is found out of a kernel of tiles, as records; each becomes JSON under the key ``tiles``."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from isaview.base.measure import Measure
from isaview.model.kernel import Line

LEAST_COPY = 4
"""Bytes of a lane that an asynchronous copy moves at least."""


class Reason(Struct, frozen=True):
    """Why something is as it is, where the text proves it.

    ``name`` is a term (`no_divisibility`, `narrow_load` …), ``text`` a clause, ``argument`` the argument of the kernel that is
    to blame, "" where none is; ``line`` is where it shows.
    """

    name: str
    text: str
    argument: str = ""
    line: Line = 0


class Place(Struct, frozen=True):
    """Where an operation stands: its ``line``, the ``name`` of its value in the source, ``source`` position and ``loop``."""

    line: Line
    name: str
    source: str | None = None
    loop: str | None = None

    @property
    def is_named(self) -> bool:
        """Whether the source gives the value a name: where it does not, texts number it."""
        return bool(self.name) and not self.name[0].isdecimal()


class Holder(Struct, frozen=True):
    """A value that holds registers of a lane at the peak.

    ``place`` is where it is made, ``value`` and ``type`` are as the text names them, ``role`` is what it is for, ``registers``
    what it takes.
    """

    place: Place
    value: str
    role: str
    registers: int
    type: str


class PartRegisters(Struct, frozen=True):
    """A part of a specialised group: its first operation's ``place``, its ``warps``, and registers of a lane.

    ``held`` is what its tensors hold where most are alive, ``asked`` what the text requests for it.
    """

    place: Place
    warps: int
    held: Measure
    asked: Measure

    @property
    def is_short(self) -> bool:
        """Whether tensors alone hold more than what is requested."""
        return (self.held.value or 0) > (self.asked.value or self.held.value or 0)


class TileRegisters(Struct, frozen=True):
    """Registers of a lane that tensors hold where most are alive.

    ``peak`` counts 32-bit registers, ``place`` is where. ``roles`` are accumulator, operand, pointer, mask, index, uniform and
    other, ``holders`` the values, the largest first. ``vector`` is what the back end is estimated to allocate, ``budget`` the
    most that a lane can have with so many ``warps``. ``parts`` are those of a group that is specialised. ``unfolded`` is what
    accumulators, factors and other values hold that are not read from shared memory, where most of them are alive.
    """

    peak: Measure
    place: Place | None
    roles: Mapping[str, int]
    holders: tuple[Holder, ...]
    vector: Measure
    budget: Measure
    warps: int | None = None
    parts: tuple[PartRegisters, ...] = ()
    unfolded: int = 0

    @property
    def is_over(self) -> bool:
        """Whether tensors hold more than a lane can have; parts of a specialised group share out theirs."""
        return not self.parts and (self.peak.value or 0) > (self.budget.value or self.peak.value or 0)


class Buffer(Struct, frozen=True):
    """A buffer in ``space`` (shared, tensor_memory), or scratch that an operation needs; ``what`` says which, ``place`` where.

    ``bytes`` are those of all its ``stages``, ``offset`` is where it begins as packed by lives, ``type`` that of its elements.
    """

    place: Place
    space: str
    what: str
    bytes: int
    stages: int
    offset: int
    type: str = ""


class TileMemory(Struct, frozen=True):
    """``shared`` memory of a group in bytes, ``tensor_columns`` of tensor memory, and the ``buffers`` that take them."""

    shared: Measure
    tensor_columns: Measure
    buffers: tuple[Buffer, ...]


class TileAccess(Struct, frozen=True):
    """An access of a tile: its ``place``, ``space`` of memory and ``kind`` (load, store, atomic, async_copy).

    ``lane_bytes`` is what an instruction of a lane moves, ``widest`` what it could, ``tile_bytes`` what the whole group moves.
    ``by_descriptor``: hardware moves the tile, no lane has an address. ``forbids`` says what is in the way of more.
    """

    place: Place
    space: str
    kind: str
    tile_bytes: int | None
    lane_bytes: int | None
    widest: int
    by_descriptor: bool
    forbids: tuple[Reason, ...]

    @property
    def is_narrow(self) -> bool:
        """Whether a lane could move more, and moves less than an asynchronous copy does at least."""
        return self.lane_bytes is not None and self.lane_bytes < min(LEAST_COPY, self.widest)


class Conversion(Struct, frozen=True):
    """A tile that changes its layout, or moves between registers and shared memory, at a ``place``.

    ``what``: convert, local_load, local_store, operand, async_copy. ``kind``: none, registers, shuffles, shared, unknown.
    ``bytes`` pass shared memory. ``conflicts`` are further turns of shared memory for each that is needed, in storing or
    loading, whichever has more; None: not known.
    """

    place: Place
    what: str
    kind: str
    bytes: int
    conflicts: int | None = None


class Product(Struct, frozen=True):
    """A matrix product of tiles at a ``place``: its ``shape`` (m, n, k) and ``types`` of both factors and of the sum.

    ``unit`` is matrix where matrix units make it, else multiply_add, or undecided before layouts are chosen. ``instruction`` is
    the name and shape of the instruction; ``reasons`` say why there is none, or why it is not the largest that the target has.
    ``flops`` are those of the group.
    """

    place: Place
    shape: tuple[int, int, int]
    types: tuple[str, str, str]
    unit: str
    instruction: str
    flops: int
    reasons: tuple[Reason, ...] = ()


class LoopLoad(Struct, frozen=True):
    """A load of global memory in a loop, at a ``place``: whether it is ``pipelined``, ``by`` what, else the ``reasons``."""

    place: Place
    pipelined: bool
    by: str
    reasons: tuple[Reason, ...]

    @property
    def is_scalar(self) -> bool:
        """Whether it is of a single element, which no loop needs to run ahead."""
        return any(reason.name == "scalar" for reason in self.reasons)


class Pipeline(Struct, frozen=True):
    """The stages of the loop at a ``place``: ``asked`` for, and ``done`` (1: nothing runs ahead).

    ``loads`` are those of the loop, ``reasons`` say why stages are not used.
    """

    place: Place
    asked: Measure
    done: int
    loads: tuple[LoopLoad, ...]
    reasons: tuple[Reason, ...]


class TileReport(Struct, frozen=True):
    """A kernel of tiles: its ``registers``, ``memory``, ``accesses``, ``conversions``, ``products`` and ``pipelines``.

    Figures count what stands in the lists: ``tensor_registers``, ``pointer_registers``, ``layout_conversions``,
    ``layout_conversions_in_loops``, ``pipelined_loads``, ``unpipelined_loads``, ``narrow_accesses``,
    ``products_without_matrix_unit``. ``unknown`` counts operations that no table has, by name, the most frequent first.
    """

    registers: TileRegisters
    memory: TileMemory
    accesses: tuple[TileAccess, ...]
    conversions: tuple[Conversion, ...]
    products: tuple[Product, ...]
    pipelines: tuple[Pipeline, ...]
    tensor_registers: Measure
    pointer_registers: Measure
    layout_conversions: Measure
    layout_conversions_in_loops: Measure
    pipelined_loads: Measure
    unpipelined_loads: Measure
    narrow_accesses: Measure
    products_without_matrix_unit: Measure
    unknown: Mapping[str, int] = {}
