"""Work and traffic of a kernel of tiles, block by block, in the terms of the instructions that lanes will execute.

A lane executes an operation for each element that it holds. Address arithmetic counts as far as it does not fold into offsets.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import log2, sqrt

from isaview.analysis.addresses.spread import SECTOR_BYTES
from isaview.analysis.addresses.trips import Trips
from isaview.analysis.bound.costs import Cost, Setting, instruction_costs
from isaview.analysis.bound.scope import Ground
from isaview.analysis.bound.work import PIPE_OF_CLASS, Work
from isaview.analysis.tiles.axis_info import constant_of, infos_of
from isaview.analysis.tiles.conversions import conversions
from isaview.analysis.tiles.dependence import Dependence
from isaview.analysis.tiles.lives import lane_registers
from isaview.analysis.tiles.matrix import factors, products
from isaview.analysis.tiles.operations import Operation, reachable_names
from isaview.analysis.tiles.pipelining import loop_loads
from isaview.analysis.tiles.program import Program, program_of
from isaview.analysis.tiles.records import Product, TileAccess
from isaview.analysis.tiles.tables import layout_of
from isaview.analysis.tiles.vector_width import accesses
from isaview.flow.graph import flow_of
from isaview.model.keeper import once_for_each
from isaview.model.kernel import Kernel
from isaview.tensors.layouts import lane_elements
from isaview.tensors.types import TensorType

_ARITHMETIC = {"add": 1, "sub": 1, "mul": 1}
_TYPES = {"float64": "fp64", "float32": "fp32", "float16": "fp16", "float8": "fp16"}
_FACTORS = {"bf16": "bf16", "f16": "fp16", "f32": "tf32", "f64": "fp64", "i8": "int8"}
_TOGETHER, _ROWS = 4, 16
"""Warps that make a matrix instruction together where its factors are in shared memory, and the rows of each."""
_SHUFFLED = 3
"""Instructions for a register that passes to another lane: the exchange, and a choice on each side of it."""
_MISSED = 0.05
"""Share of data read by all groups that still comes from memory."""


@once_for_each
def works(kernel: Kernel) -> list[Work]:
    """The work of every basic block of a kernel of tiles, run once, of a wave."""
    program = program_of(kernel)
    flow = flow_of(program.kernel)
    blocks = [Work() for _ in flow.blocks]
    products_by_line = {product.place.line: product for product in products(program)}
    accesses_by_line = {access.place.line: access for access in accesses(program)}
    if not program.has_layouts:
        # Nobody knows yet what a lane does: what the group does as a whole is counted.
        for operation in program.operations:
            work = blocks[flow.block_of(operation.index)]
            product, access = products_by_line.get(operation.line), accesses_by_line.get(operation.line)
            types = factors(operation) if product is not None else None
            if product is not None and types is not None:
                work.group_operations[f"matrix {_factor(types[0])}"] += product.flops
            if access is not None:
                work.group_bytes[access.space, access.kind] += access.tile_bytes or 0
        return blocks
    kinds = {conversion.place.line: conversion.kind for conversion in conversions(program) if conversion.what != "async_copy"}
    for operation in program.operations:
        work, flags = blocks[flow.block_of(operation.index)], operation.flags
        product, access = products_by_line.get(operation.line), accesses_by_line.get(operation.line)
        if product is not None:
            _add_product(program, work, operation, product)
        elif access is not None and operation.access is not None and operation.access.space == "global":
            add_access(program, work, operation, access)
        elif "reduces" in flags or "scans" in flags:
            add_reduction(program, work, operation)
        elif operation.type is not None and "elementwise" in flags:
            add_elementwise(program, work, operation, operation.type)
    for operation in program.operations:
        kind, work = kinds.get(operation.line), blocks[flow.block_of(operation.index)]
        if kind == "shared":
            _add_shared(program, work, operation)
        elif kind == "shuffles" and operation.type is not None:
            _add_instructions(program, work, "cross_lane", _SHUFFLED * _lane_bytes(program, operation.type) / 4, 0)
    return blocks


def add_access(program: Program, work: Work, operation: Operation, access: TileAccess) -> None:
    """Add the bytes that a wave moves of a tile in global memory: its lanes' own elements, repeated ones of loads too."""
    is_copy = access.kind == "async_copy"
    key = access.space, "load" if is_copy else access.kind
    work.asynchronous += is_copy
    if access.by_descriptor:
        work.group_bytes[key] += access.tile_bytes or 0
        return
    tile = next((type for type in operation.tensors.operands if type.is_pointer and type.shape), operation.type)
    elements, total = _lane_elements(program, tile), (tile.elements or 1) if tile is not None else 1
    lane_bytes = elements * max(1, (access.tile_bytes or 0) // max(1, total))
    work.bytes[key] += lane_bytes * program.lanes
    work.bytes["shared", "store"] += lane_bytes * program.lanes * is_copy
    work.slots["issue"] += -(-lane_bytes // max(1, access.lane_bytes or 4))


def add_reduction(program: Program, work: Work, operation: Operation) -> None:
    """Add a reduction or scan: an operation for each element of a lane, then exchanges with the lanes along the axis."""
    type = operation.operand_type(0)
    _add_instructions(program, work, _class_of(type), _lane_elements(program, type), 1)
    layout, axis = None if type is None else layout_of(type), operation.number("axis")
    # Lanes along the axis halve in each step; every result of a lane takes an exchange and an operation in each.
    steps = round(log2(max(2, program.lanes)))
    if layout is not None:
        steps = sum(axis is not None and bool(basis[axis]) for basis in layout.bases("lane"))
    results = sum(_lane_elements(program, result) for result in operation.tensors.results)
    exchanges = steps * max(1, results if "reduces" in operation.flags else 0)
    _add_instructions(program, work, _class_of(type), 2 * exchanges, 0)


def add_elementwise(program: Program, work: Work, operation: Operation, type: TensorType) -> None:
    """Add an operation on each element of a lane; address arithmetic counts as far as it does not fold into offsets."""
    is_float = type.is_float or operation.form.instruction_class == "transcendental"
    registers = lane_registers(program).get(operation.results[0]) if operation.results else None
    words = 0.0 if registers is None else registers.folded * 32 / max(32, type.bits)
    # No lane computes on several small numbers at once.
    is_alone = is_float or 1 < type.bits < 32
    count = _lane_elements(program, type) if is_alone else words
    operations = _ARITHMETIC.get(operation.word, 0) if is_float else 0
    _add_instructions(program, work, operation.form.instruction_class, count, operations)


def _factor(type: TensorType) -> str:
    """The type of a factor, as tables of GPUs name matrix units."""
    is_float8 = type.bits == 8 and type.element != "i8"
    return "fp8" if is_float8 else _FACTORS.get(type.element, type.element)


def _lane_elements(program: Program, type: TensorType | None) -> int:
    return 0 if type is None else lane_elements(type, program.warps, program.lanes) or 0


def _class_of(type: TensorType | None) -> str:
    """The class of arithmetic on elements of a type."""
    if type is None or not type.is_float:
        return "integer"
    return {64: "float64", 16: "float16"}.get(type.bits, "float32")


def _add_instructions(program: Program, work: Work, kind: str, count: float, operations: int) -> None:
    """Add ``count`` instructions of a lane, of a class, with so many arithmetic ``operations`` each."""
    pipe = PIPE_OF_CLASS.get(kind)
    work.slots["issue"] += count  # type: ignore[assignment]
    if pipe is not None:
        work.slots[pipe] += count  # type: ignore[assignment]
    if operations and kind in _TYPES:
        work.operations[_TYPES[kind]] += round(count * operations) * program.lanes


def _add_product(program: Program, work: Work, operation: Operation, product: Product) -> None:
    types, share = factors(operation), product.flops // max(1, program.warps)
    if product.unit == "matrix" and types is not None:
        name = _factor(types[0])
        if types[2].place == "tensor_memory":
            work.group_operations[f"matrix {name}"] += product.flops
            return
        work.operations[f"matrix {name}"] += share
        # The matrix unit reads a factor in shared memory: the rows once, the other by each four warps for each of their tiles.
        tiles = max(1, product.shape[0] // (_ROWS * max(1, program.warps)))
        for factor, warps, times in zip(types[:2], (program.warps, _TOGETHER), (1, tiles), strict=True):
            if factor.place == "shared":
                work.bytes["shared", "load"] += (factor.bytes or 0) * times // max(1, min(warps, program.warps))
        return
    work.operations["fp32"] += share
    work.slots["fp32"] += share // (2 * program.lanes)
    work.slots["issue"] += share // (2 * program.lanes)


def _add_shared(program: Program, work: Work, operation: Operation) -> None:
    """What passes shared memory, a lane's own elements each: a conversion writes and reads."""
    values = [
        *(type for type in operation.tensors.operands if type.place == "value" and type.encoding is not None),
        *operation.tensors.results,
    ]
    tiles = [type for type in values if type.place == "value" and type.encoding is not None]
    loads = "converts_layout" in operation.flags or (operation.access is not None and operation.access.kind == "load")
    stores = "converts_layout" in operation.flags or not loads
    if stores and tiles:
        work.bytes["shared", "store"] += _lane_bytes(program, tiles[0]) * program.lanes
    if loads and tiles:
        work.bytes["shared", "load"] += _lane_bytes(program, tiles[-1]) * program.lanes


def _lane_bytes(program: Program, type: TensorType) -> int:
    return _lane_elements(program, type) * type.bits // 8


def runs(kernel: Kernel) -> Mapping[int, Trips]:
    """How often each loop runs, where its bounds are numbers."""
    trips: dict[int, Trips] = {}
    for loop in program_of(kernel).loops:
        first, last, step = (constant_of(name) if name else None for name in (loop.lower, loop.upper, loop.step))
        exact = None
        if first is not None and last is not None and step and step > 0:
            exact = max(1, -(-(last - first) // step))
        trips[loop.index] = Trips(exact=exact)
    return trips


def ground(kernel: Kernel, setting: Setting, given: int | None) -> Ground:
    """What a verdict on a kernel of tiles rests on."""
    program, of_blocks = program_of(kernel), works(kernel)
    costs = [instruction_costs(work, setting, 0.0) for work in of_blocks]
    flow = flow_of(kernel)
    accesses_by_line = {access.place.line: access for access in accesses(program)}
    axes = frozenset(name for operation in program.operations_with("group_index") for name in operation.results)
    dependence = Dependence(program, infos_of(program))
    ahead = {load.line for _, loads in loop_loads(program) for load, iterations in loads.items() if iterations}
    far = set()
    for operation in program.operations:
        access = accesses_by_line.get(operation.line)
        if access is None or operation.access is None or operation.access.space != "global":
            continue
        block = costs[flow.block_of(operation.index)]
        for place, cost in access_costs(program, dependence, operation, access, axes, setting):
            block.add(place, cost)
        if access.kind in ("load", "atomic") and operation.line not in ahead and operation.results:
            far.add(operation.index)
    for block, work in zip(costs, of_blocks, strict=True):
        moved_bytes = sum(amount for (space, _), amount in work.bytes.items() if space == "shared")
        if moved_bytes:
            block.add(("shared", ""), Cost.exactly(moved_bytes / setting.machine.levels["shared"], moved_bytes))
    return Ground(kernel, setting, of_blocks, costs, runs(kernel), {}, {}, frozenset(far), given)


def access_costs(
    program: Program, dependence: Dependence, operation: Operation, access: TileAccess, axes: frozenset[str], setting: Setting
) -> Iterator[tuple[tuple[str, str], Cost]]:
    """What an access of global memory costs a wave at each level."""
    rates, tile = setting.machine.levels, (access.tile_bytes or 0) / max(1, program.warps)
    run = (access.lane_bytes or SECTOR_BYTES) if not access.by_descriptor else SECTOR_BYTES
    strided = [
        reason
        for reason in access.forbids
        if reason.name in ("unknown_stride", "stride", "indirect", "computed_index", "scattered")
    ]
    most = tile * max(1.0, SECTOR_BYTES / run) if strided else tile
    # A lane whose run is shorter than a sector fetches a whole one; the caches may keep the rest of it.
    amounts = (sqrt(tile * most) if strided else tile, tile, most)
    yield ("memory", "l2"), Cost(amounts[0] / rates["l2"], tile / rates["l2"], most / rates["l2"], amounts[0])
    # Groups along an axis of the grid read the same, and tiles of products are shared: the root of the groups that run side
    # by side, as of a square of them.
    shared, shares = 1 / sqrt(setting.resident_groups), (1.0, 1.0, 1.0)
    if access.kind in ("load", "async_copy"):
        followed_axes = {name for operand in operation.operands for name in sources_among(dependence, operand, axes)}
        if axes and not followed_axes:
            shares = _MISSED, _MISSED, _MISSED
        elif axes - followed_axes:
            shares = shared, shared / 2, min(1.0, shared * 2)
        elif operation.loop is not None and operation.loop in dependence.program.loops_with_products:
            shares = shared, shared / 2, 1.0
    likely, low, high = (amount * share for amount, share in zip(amounts, shares, strict=True))
    yield ("memory", "dram"), Cost(likely / rates["dram"], low / rates["dram"], high / rates["dram"], likely)


def sources_among(dependence: Dependence, name: str, wanted: frozenset[str]) -> frozenset[str]:
    """Which of the wanted values a value follows from, loads left out."""

    def sides(value: str) -> list[str]:
        return [] if value in wanted or dependence.maker(value)[2] else [side for side, _ in dependence.sources((value, None))]

    return wanted & set(reachable_names(name, sides))
