"""Shared memory that operations take for themselves: conversions, reductions, scans, atomics, as Triton counts it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod

from isaview.analysis.tiles.operations import Operation
from isaview.analysis.tiles.program import Program
from isaview.analysis.tiles.tables import layout_of, shared_access
from isaview.tensors.conversions import conversion, scratch_elements
from isaview.tensors.linear_map import Basis, LinearMap
from isaview.tensors.types import TensorType

Bases = dict[str, list[Basis]]
# Bits of an element in scratch, at least, and bytes of a tensor map that is made on the device (CUtensorMap).
_LEAST_BITS, _TENSOR_MAP = 8, 128


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


def scratch_bytes(program: Program, operation: Operation) -> int | None:
    """The bytes of shared memory that an operation takes while it runs, None where that is not known."""
    rule = next((rule for flag, rule in _RULES if flag in operation.flags), None)
    if rule is not None:
        return rule(program, operation)
    return _TENSOR_MAP if operation.tensors.attribute("fill_mode") is not None else 0


def conversion_bytes(program: Program, operation: Operation) -> int | None:
    """A layout conversion: the tile as its lanes exchange it, None without both layouts."""
    source = operation.operand_type(0)
    before, after = layout_of(source), layout_of(operation.type)
    if source is None or before is None or after is None:
        return None
    change = conversion(before, after, source.bits, shared_access(program.kernel.module.target))
    return None if change is None else change.scratch_bytes


def axis_layout(operation: Operation) -> tuple[LinearMap, int, TensorType] | None:
    """Layout, axis and type of what an operation works on along an axis, None where one of them is not known."""
    source, axis = operation.operand_type(0), operation.number("axis")
    layout = layout_of(source)
    if layout is None or axis is None or source is None or not 0 <= axis < len(source.shape):
        return None
    return layout, axis, source


def reduction_bytes(program: Program, operation: Operation) -> int | None:
    """A reduction: its lanes' results pass shared memory until lanes of one warp have all of them."""
    known = axis_layout(operation)
    if known is None:
        return None
    layout, axis, _ = known
    access = shared_access(program.kernel.module.target)
    bases = _bases(layout)
    # Registers along the axis are reduced in the lane first, so that only one of them is left.
    bases["register"] = sorted(bases["register"], key=lambda basis: not basis[axis])
    bases = _without(bases, axis, "register")
    bases["register"] = [basis for basis in bases["register"] if any(basis)]
    bases = _without(bases, axis, "lane")
    most = 0
    while any(basis[axis] for vectors in bases.values() for basis in vectors):
        between = _between(bases, axis)
        maps: list[LinearMap] = []
        # Along the axis a map is as large as its bases reach.
        for layout_bases in (bases, between):
            reach = 1 << sum(bool(basis[axis]) for vectors in layout_bases.values() for basis in vectors)
            sizes = tuple((name, reach if place == axis else size) for place, (name, size) in enumerate(layout.outputs))
            maps.append(LinearMap(tuple((name, tuple(vectors)) for name, vectors in layout_bases.items()), sizes))
        widths = (type.bits for type in operation.tensors.operands)
        most = max(most, sum(scratch_elements(maps[0], maps[1], width, access) * (width // 8) for width in widths))
        bases = _without(between, axis, "lane")
    return most


def scan_bytes(_program: Program, operation: Operation) -> int | None:
    """A scan: a partial result for each warp, lane and block along the other dimensions."""
    known = axis_layout(operation)
    if known is None:
        return None
    layout, axis, type = known
    element_bytes = sum(-(-operand.bits // 8) for operand in operation.tensors.operands)
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


def histogram_bytes(program: Program, operation: Operation) -> int | None:
    """A histogram: its bins, at least one for each lane."""
    return 0 if operation.type is None else max(operation.type.elements or 0, program.lanes) * operation.type.bits // 8


def gather_bytes(_program: Program, operation: Operation) -> int | None:
    """A gather that stays within a warp takes nothing, others the whole source."""
    known = axis_layout(operation)
    if known is None:
        return None
    layout, axis, source = known
    crosses = any(basis[axis] for name in ("warp", "block") for basis in layout.bases(name))
    return (source.elements or 0) * max(_LEAST_BITS, source.bits) // 8 if crosses else 0


def capture_bytes(program: Program, operation: Operation) -> int | None:
    """The arguments of the parts of a group; a buffer is its address of 8 B and an offset of 4 B per dimension."""
    types = [type for name in operation.operands if (type := program.type_of(name)) is not None]
    return sum(
        8 + 4 * len(type.shape) if type.place in ("shared", "tensor_memory") else max(1, type.bits // 8) for type in types
    )


def atomic_bytes(program: Program, operation: Operation) -> int | None:
    """An atomic whose result is used and repeats in several lanes: one of them gets it and spreads it."""
    type = operation.type
    if type is None or not operation.results or not program.users.get(operation.results[0]):
        return 0
    layout = layout_of(type) if type.shape else None
    if type.shape and layout is None:
        return None
    repeats = layout is None or any(layout.free_masks().values())
    return (type.elements or 0) * max(_LEAST_BITS, type.bits) // 8 if repeats else 0


_RULES: Sequence[tuple[str, Callable[[Program, Operation], int | None]]] = (
    ("converts_layout", conversion_bytes),
    ("scans", scan_bytes),
    ("reduces", reduction_bytes),
    ("histogram", histogram_bytes),
    ("gathers", gather_bytes),
    ("specializes", capture_bytes),
    ("atomic", atomic_bytes),
)
"""Flag of an operation → its bytes; the first that an operation has decides."""
