"""Shared memory that operations take for themselves: conversions, reductions, scans, atomics, as Triton counts it."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from isaview.analysis.tiles.operations import Operation
from isaview.analysis.tiles.program import Program
from isaview.analysis.tiles.tables import layout_of, shared_access
from isaview.tensors.banks import SharedAccess
from isaview.tensors.conversions import conversion, scratch_elements
from isaview.tensors.linear_map import Basis, LinearMap
from isaview.tensors.types import TensorType

Bases = dict[str, list[Basis]]
_LEAST_BITS, _TENSOR_MAP = 8, 128
"""Bits of an element in scratch, at least, and bytes of a descriptor that is made."""


def scratch_bytes(program: Program, operation: Operation) -> int | None:
    """The bytes of shared memory that an operation takes while it runs, None where that is not known."""
    flags, source = operation.flags, operation.operand_type(0)
    layout = layout_of(source)
    if "converts_layout" in flags:
        target = layout_of(operation.type)
        if source is None or layout is None or target is None:
            return None
        change = conversion(layout, target, source.bits, shared_access(program.kernel.module.target))
        return None if change is None else change.scratch_bytes
    if "reduces" in flags or "scans" in flags:
        axis = operation.number("axis")
        if layout is None or axis is None or source is None or not 0 <= axis < len(source.shape):
            return None
        types = operation.tensors.operands
        if "scans" in flags:
            return _of_scan(layout, axis, source, sum(-(-type.bits // 8) for type in types))
        return _of_reduction(layout, axis, [type.bits for type in types], shared_access(program.kernel.module.target))
    if "histogram" in flags and operation.type is not None:
        return max(operation.type.elements or 0, program.lanes) * operation.type.bits // 8
    if "gathers" in flags:
        return _of_gather(operation)
    if "specializes" in flags:
        return sum(_captured(program.type_of(name)) for name in operation.operands)
    if operation.tensors.attribute("fill_mode") is not None:
        return _TENSOR_MAP
    if "atomic" in flags and operation.results and program.users.get(operation.results[0]):
        return _of_atomic(operation.type)
    return 0


def _captured(type: TensorType | None) -> int:
    """What an argument of a part of the group takes on its way there: a buffer is its address and an offset per dimension."""
    if type is None:
        return 0
    return 8 + 4 * len(type.shape) if type.place in ("shared", "tensor_memory") else max(1, type.bits // 8)


def _of_atomic(type: TensorType | None) -> int | None:
    """A result that several lanes want is spread through shared memory."""
    if type is None:
        return 0
    layout = layout_of(type) if type.shape else None
    if type.shape and layout is None:
        return None
    repeats = layout is None or any(layout.free_masks().values())
    return (type.elements or 0) * max(_LEAST_BITS, type.bits) // 8 if repeats else 0


def _of_gather(operation: Operation) -> int | None:
    """A gather that stays within a warp takes nothing, others the whole source."""
    source, axis = operation.operand_type(0), operation.number("axis")
    layout = layout_of(source)
    if layout is None or axis is None or source is None or not 0 <= axis < len(source.shape):
        return None
    crosses = any(basis[axis] for name in ("warp", "block") for basis in layout.bases(name))
    return (source.elements or 0) * max(_LEAST_BITS, source.bits) // 8 if crosses else 0


def _bases(layout: LinearMap) -> Bases:
    """The bases by input, without registers that repeat."""
    bases = {name: list(layout.bases(name)) for name in ("register", "lane", "warp", "block")}
    return {**bases, "register": [basis for basis in bases["register"] if any(basis)]}


def _without(bases: Bases, axis: int, source: str) -> Bases:
    """The bases where an input has done its part along the axis; the others along it are numbered anew."""
    step, result = 1, {}
    for name, vectors in bases.items():
        renumbered = []
        for basis in vectors:
            value = 0 if name == source or not basis[axis] else step
            step *= 2 if value else 1
            renumbered.append((*basis[:axis], value, *basis[axis + 1 :]))
        result[name] = renumbered
    return result


def _map(bases: Bases, outputs: Sequence[tuple[str, int]], axis: int) -> LinearMap:
    """The map of bases; along the axis it is as large as they reach."""
    reach = 1 << sum(bool(basis[axis]) for vectors in bases.values() for basis in vectors)
    sizes = tuple((name, reach if position == axis else size) for position, (name, size) in enumerate(outputs))
    return LinearMap(tuple((name, tuple(vectors)) for name, vectors in bases.items()), sizes)


def _between(bases: Bases, axis: int) -> Bases:
    """The layout in which lanes hold what warps and blocks held along the axis, as far as they have room."""
    result = {name: list(vectors) for name, vectors in bases.items()}
    places = [(name, position) for name in ("warp", "block") for position, basis in enumerate(result[name]) if basis[axis]]
    lanes = result["lane"]
    free = [position for position, basis in enumerate(lanes) if not any(basis)]
    if len(free) < len(places):
        free = list(range(len(lanes)))
        if len(places) > len(free):
            places = [place for place in places if place[0] == "warp"]
    for position, (name, index) in zip(free, places, strict=False):
        lanes[position], result[name][index] = result[name][index], lanes[position]
    return result


def _of_reduction(layout: LinearMap, axis: int, bits: Sequence[int], access: SharedAccess) -> int:
    """What a reduction takes: its lanes' results pass shared memory until lanes of one warp have all of them."""
    bases = _bases(layout)
    axis_bases = [basis for basis in bases["register"] if basis[axis]]
    bases["register"] = axis_bases + [basis for basis in bases["register"] if not basis[axis]]
    bases = _without(bases, axis, "register")
    bases["register"] = [basis for basis in bases["register"] if any(basis)]
    bases = _without(bases, axis, "lane")
    most = 0
    while any(basis[axis] for vectors in bases.values() for basis in vectors):
        between = _between(bases, axis)
        source, target = (_map(layout_bases, layout.outputs, axis) for layout_bases in (bases, between))
        sizes = (scratch_elements(source, target, width, access) * (width // 8) for width in bits)
        most = max(most, sum(sizes))
        bases = _without(between, axis, "lane")
    return most


def _of_scan(layout: LinearMap, axis: int, type: TensorType, element_bytes: int) -> int:
    """What a scan takes: a partial result for each warp, lane and block along the other dimensions."""
    rank = len(type.shape)
    bases = _bases(layout)

    def extent(name: str, dimension: int) -> int:
        """How many of an input lie along a dimension."""
        return 1 << sum(bool(basis[dimension]) for basis in bases[name])

    if extent("warp", axis) == 1:
        return 0
    contiguous, waiting = [1] * rank, list(bases["register"])
    dimensions = [next(position for position, part in enumerate(basis) if part) for basis in waiting]
    for dimension in dict.fromkeys([*dimensions, *reversed(range(rank))]):
        while waiting and waiting[0] == tuple(contiguous[dimension] * (position == dimension) for position in range(rank)):
            contiguous[dimension] *= 2
            waiting.pop(0)
    lanes = prod(extent("lane", dimension) for dimension in range(rank) if dimension != axis)
    warps = prod(extent("warp", dimension) for dimension in range(rank))
    elements = prod(contiguous[dimension] for dimension in range(rank) if dimension != axis)
    blocks = prod(
        -(-(type.shape[dimension] or 1) // (contiguous[dimension] * extent("lane", dimension) * extent("warp", dimension)))
        for dimension in range(rank)
    )
    return element_bytes * warps * lanes * elements * blocks
