"""Work and traffic of a kernel of tiles, block by block, in the terms of the instructions that lanes will execute.

A lane executes an operation for each element that it holds. Address arithmetic counts as far as it does not fold into offsets.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import log2, sqrt

from isaview.analysis.addresses.spread import SECTOR_BYTES
from isaview.analysis.addresses.trips import Trips
from isaview.analysis.bound.costs import Cost, Costs, Setting, computed
from isaview.analysis.bound.scope import Ground
from isaview.analysis.bound.work import PIPE_OF_CLASS, Work
from isaview.analysis.tiles.conversions import conversions
from isaview.analysis.tiles.lives import kept
from isaview.analysis.tiles.matrix import factors, products
from isaview.analysis.tiles.operations import Operation, followed
from isaview.analysis.tiles.pipelining import loaded
from isaview.analysis.tiles.program import Program, program_of
from isaview.analysis.tiles.proven import constant_of, numbers_of
from isaview.analysis.tiles.records import Product, TileAccess
from isaview.analysis.tiles.tables import layout_of
from isaview.analysis.tiles.trail import Trail
from isaview.analysis.tiles.vector_width import accesses
from isaview.flow.graph import flow_of
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


def works(kernel: Kernel) -> list[Work]:
    """The work of every basic block of a kernel of tiles, run once, of a wave."""
    return kernel.once(works, lambda: _works(program_of(kernel)))


def _works(program: Program) -> list[Work]:
    flow = flow_of(program.kernel)
    blocks = [Work() for _ in flow.blocks]
    made = {product.place.line: product for product in products(program)}
    by_line = {access.place.line: access for access in accesses(program)}
    if not program.has_layouts:
        for each in program.operations:
            _add_whole(blocks[flow.block_of(each.index)], each, made.get(each.line), by_line.get(each.line))
        return blocks
    sizes = kept(program)
    for each in program.operations:
        work = blocks[flow.block_of(each.index)]
        product, access = made.get(each.line), by_line.get(each.line)
        if product is not None:
            _add_product(program, work, each, product)
        elif access is not None and each.access is not None and each.access.space == "global":
            _add_access(program, work, each, access)
        elif "reduces" in each.flags or "scans" in each.flags:
            of = each.operand_type(0)
            _add(program, work, _class_of(of), _elements(program, of), 1)
            _add(program, work, _class_of(of), 2 * _exchanges(program, each, of), 0)
        elif each.type is not None and "elementwise" in each.flags:
            is_float = each.type.is_float or each.form.instruction_class == "transcendental"
            kept_size = sizes.get(each.results[0]) if each.results else None
            words = 0.0 if kept_size is None else kept_size.folded * 32 / max(32, each.type.bits)
            is_alone = is_float or 1 < each.type.bits < 32  # no lane computes on several small numbers at once
            count = _elements(program, each.type) if is_alone else words
            _add(program, work, each.form.instruction_class, count, _ARITHMETIC.get(each.word, 0) if is_float else 0)
    kinds = {moved.place.line: moved.kind for moved in conversions(program) if moved.what != "async_copy"}
    for each in program.operations:
        kind, work = kinds.get(each.line), blocks[flow.block_of(each.index)]
        if kind == "shared":
            _add_shared(program, work, each)
        elif kind == "shuffles" and each.type is not None:
            _add(program, work, "cross_lane", _SHUFFLED * _lane_bytes(program, each.type) / 4, 0)
    return blocks


def _add_whole(work: Work, each: Operation, product: Product | None, access: TileAccess | None) -> None:
    """What the group does as a whole, where nobody knows yet what a lane does of it."""
    types = factors(each) if product is not None else None
    if product is not None and types is not None:
        work.group_operations[f"matrix {_factor(types[0])}"] += product.flops
    if access is not None:
        work.group_bytes[access.space, access.kind] += access.tile_bytes or 0


def _factor(type: TensorType) -> str:
    """The type of a factor, as tables of GPUs name matrix units."""
    is_float8 = type.bits == 8 and type.element != "i8"
    return "fp8" if is_float8 else _FACTORS.get(type.element, type.element)


def _elements(program: Program, type: TensorType | None) -> int:
    return 0 if type is None else lane_elements(type, program.warps, program.lanes) or 0


def _exchanges(program: Program, each: Operation, of: TensorType | None) -> int:
    """How often a lane exchanges a partial result with another one: every result of its own, over the lanes along the axis."""
    layout, axis = None if of is None else layout_of(of), each.number("axis")
    meeting = [basis for basis in layout.bases("lane") if axis is not None and basis[axis]] if layout is not None else None
    steps = round(log2(max(2, program.lanes))) if meeting is None else len(meeting)
    return steps * max(1, sum(_elements(program, result) for result in each.tensors.results if "reduces" in each.flags))


def _class_of(type: TensorType | None) -> str:
    """The class of arithmetic on elements of a type."""
    if type is None or not type.is_float:
        return "integer"
    return {64: "float64", 16: "float16"}.get(type.bits, "float32")


def _add(program: Program, work: Work, kind: str, count: float, operations: int) -> None:
    """So many instructions of a lane, of a class."""
    pipe = PIPE_OF_CLASS.get(kind)
    work.slots["issue"] += count  # type: ignore[assignment]
    if pipe is not None:
        work.slots[pipe] += count  # type: ignore[assignment]
    if operations and kind in _TYPES:
        work.operations[_TYPES[kind]] += round(count * operations) * program.lanes


def _add_product(program: Program, work: Work, each: Operation, product: Product) -> None:
    types, share = factors(each), product.flops // max(1, program.warps)
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


def _add_access(program: Program, work: Work, each: Operation, access: TileAccess) -> None:
    is_copy = access.kind == "async_copy"
    key = access.space, "load" if is_copy else access.kind
    work.asynchronous += is_copy
    if access.by_descriptor:
        work.group_bytes[key] += access.tile_bytes or 0
        return
    lanes = _bytes_of_lane(program, each, access)
    work.bytes[key] += lanes * program.lanes
    work.bytes["shared", "store"] += lanes * program.lanes * is_copy
    work.slots["issue"] += -(-lanes // max(1, access.lane_bytes or 4))


def _bytes_of_lane(program: Program, each: Operation, access: TileAccess) -> int:
    """The bytes that a lane moves: its own elements, repeated ones of loads too."""
    tile = next((of for of in each.tensors.operands if of.is_pointer and of.shape), each.type)
    elements, total = _elements(program, tile), (tile.elements or 1) if tile is not None else 1
    return elements * max(1, (access.tile_bytes or 0) // max(1, total))


def _add_shared(program: Program, work: Work, each: Operation) -> None:
    """What passes shared memory, a lane's own elements each: a conversion writes and reads."""
    values = [*(of for of in each.tensors.operands if of.place == "value" and of.encoding is not None), *each.tensors.results]
    tiles = [of for of in values if of.place == "value" and of.encoding is not None]
    loads = "converts_layout" in each.flags or (each.access is not None and each.access.kind == "load")
    stores = "converts_layout" in each.flags or not loads
    if stores and tiles:
        work.bytes["shared", "store"] += _lane_bytes(program, tiles[0]) * program.lanes
    if loads and tiles:
        work.bytes["shared", "load"] += _lane_bytes(program, tiles[-1]) * program.lanes


def _lane_bytes(program: Program, type: TensorType) -> int:
    return _elements(program, type) * type.bits // 8


def runs(kernel: Kernel) -> Mapping[int, Trips]:
    """How often each loop runs, where its bounds are numbers."""
    return {loop.index: Trips(exact=_trips(loop.lower, loop.upper, loop.step)) for loop in program_of(kernel).loops}


def _trips(lower: str, upper: str, step: str) -> int | None:
    first, last, by = (constant_of(name) if name else None for name in (lower, upper, step))
    if first is None or last is None or not by or by < 0:
        return None
    return max(1, -(-(last - first) // by))


def ground(kernel: Kernel, setting: Setting, given: int | None) -> Ground:
    """What a verdict on a kernel of tiles rests on."""
    program, of_blocks = program_of(kernel), works(kernel)
    costs = [computed(work, setting, 0.0) for work in of_blocks]
    flow = flow_of(kernel)
    by_line = {access.place.line: access for access in accesses(program)}
    axes, trail = _axes(program), Trail(program, numbers_of(program))
    ahead = {load.line for _, loads in loaded(program) for load, iterations in loads.items() if iterations}
    far = set()
    for each in program.operations:
        access = by_line.get(each.line)
        if access is None or each.access is None or each.access.space != "global":
            continue
        block = costs[flow.block_of(each.index)]
        for place, cost in _moved(program, trail, each, access, axes, setting):
            block.add(place, cost)
        if access.kind in ("load", "atomic") and each.line not in ahead and each.results:
            far.add(each.index)
    for block, work in zip(costs, of_blocks, strict=True):
        _add_shared_cost(block, work, setting)
    return Ground(kernel, setting, of_blocks, costs, runs(kernel), {}, {}, frozenset(far), given)


def _add_shared_cost(costs: Costs, work: Work, setting: Setting) -> None:
    moved = sum(amount for (space, _), amount in work.bytes.items() if space == "shared")
    if moved:
        costs.add(("shared", ""), Cost.exactly(moved / setting.machine.levels["shared"], moved))


def _axes(program: Program) -> frozenset[str]:
    """The values that name a group's place in the grid."""
    return frozenset(name for each in program.flagged("group_index") for name in each.results)


def _moved(
    program: Program, trail: Trail, each: Operation, access: TileAccess, axes: frozenset[str], setting: Setting
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
    moved = (sqrt(tile * most) if strided else tile, tile, most)
    yield ("memory", "l2"), Cost(moved[0] / rates["l2"], tile / rates["l2"], most / rates["l2"], moved[0])
    shares = _from_memory(trail, each, axes, setting) if access.kind in ("load", "async_copy") else (1.0, 1.0, 1.0)
    likely, low, high = (amount * share for amount, share in zip(moved, shares, strict=True))
    yield ("memory", "dram"), Cost(likely / rates["dram"], low / rates["dram"], high / rates["dram"], likely)


def _from_memory(trail: Trail, each: Operation, axes: frozenset[str], setting: Setting) -> tuple[float, float, float]:
    """The share that comes from memory: groups along an axis of the grid read the same, and tiles of products are shared."""
    named = {name for operand in each.operands for name in reached_from(trail, operand, axes)}
    shared = 1 / sqrt(setting.resident_groups)
    if axes and not named:
        return _MISSED, _MISSED, _MISSED
    if axes - named:
        return shared, shared / 2, min(1.0, shared * 2)
    is_tiled = each.loop is not None and each.loop in trail.program.with_products
    return (shared, shared / 2, 1.0) if is_tiled else (1.0, 1.0, 1.0)


def reached_from(trail: Trail, name: str, wanted: frozenset[str]) -> frozenset[str]:
    """Which of the wanted values a value follows from, loads left out."""

    def sides(at: str) -> list[str]:
        return [] if at in wanted or trail.made(at)[2] else [side for side, _ in trail.sides((at, None))]

    return wanted & set(followed(name, sides))
