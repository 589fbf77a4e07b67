"""Layouts of values in registers: who holds which element, by encoding, as Triton's dialects define it.

Blocked, slices, linear, accumulators and operands of the matrix units of NVIDIA and AMD.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from isaview.tensors.linear_map import Basis, LinearMap
from isaview.tensors.placing import (
    Tile,
    UnknownLayoutError,
    bases_of,
    block_bases,
    named_dimensions,
    number,
    order_of,
    power_of_two,
    sizes,
    whole_numbers,
)
from isaview.tensors.types import Encoding

REGISTERS = ("register", "lane", "warp")
MOST_DIMENSIONS = 16


def rows_first(rank: int) -> tuple[int, ...]:
    """Dimensions with the last the fastest."""
    return tuple(reversed(range(rank)))


def operand_order(rank: int, side: int) -> tuple[int, ...]:
    """The dimensions of an operand of a matrix product, the one that is summed over first."""
    order = rows_first(rank)
    return order if side == 0 else (order[1], order[0], *order[2:])


def without_dimension(bases: Sequence[Basis], dimension: int) -> list[Basis]:
    """Bases that do not move along a dimension."""
    return [tuple(part * (index != dimension) for index, part in enumerate(basis)) for basis in bases]


def blocked_layout(encoding: Encoding, shape: Sequence[int]) -> LinearMap:
    """Each lane has a box of elements, a warp a box of lanes, a block a box of warps."""
    order, tile = order_of(encoding, len(shape)), Tile(len(shape), *REGISTERS)
    for source, name in zip(REGISTERS, ("sizePerThread", "threadsPerWarp", "warpsPerCTA"), strict=True):
        tile.lay_all(source, sizes(encoding, name, len(shape)), order)
    return tile.fit(shape, order, block_bases(encoding, len(shape)), drop="register")


def linear_layout(encoding: Encoding, shape: Sequence[int]) -> LinearMap:
    """The bases as they are written, repeated by registers where the shape is larger."""
    tile = Tile(len(shape), *REGISTERS, "block")
    tile.lay_bases({name: bases_of(encoding.parameter(name), len(shape)) for name in tile.bases})
    moves = [index for basis in tile.bases["register"] for index, part in enumerate(basis) if part]
    return tile.fit(shape, dict.fromkeys([*moves, *rows_first(len(shape))]), drop="register")


def sliced_layout(encoding: Encoding, shape: Sequence[int]) -> LinearMap:
    """The parent's layout with one dimension taken out."""
    dimension = number(encoding, "dim")
    if encoding.parent is None or dimension > len(shape):
        raise UnknownLayoutError
    parent = register_layout(encoding.parent, (*shape[:dimension], 1, *shape[dimension:]))
    inputs = {name: [(*basis[:dimension], *basis[dimension + 1 :]) for basis in bases] for name, bases in parent.inputs}
    inputs["register"] = [basis for basis in inputs["register"] if any(basis)]
    return LinearMap(tuple((name, tuple(bases)) for name, bases in inputs.items()), named_dimensions(shape))


def nvidia_tile(encoding: Encoding, order: Sequence[int], extents: Sequence[int], width: int, summed: int | None) -> Tile:
    """What warps hold of a matrix: eight rows of four lanes of ``width`` elements, then further rows and columns.

    ``order`` and ``extents`` have the inner dimension first; along the summed dimension warps repeat.
    """
    rank, version = len(order), number(encoding, "versionMajor")
    if version not in (2, 3) or (version == 3 and rank != 2):
        raise UnknownLayoutError
    inner, outer = order[:2]
    # Fragments of PTX's mma.m16n8: lane / 4 is the row, lane % 4 the pair of columns; rows 8 apart are in the next registers.
    tile = Tile(rank, *REGISTERS).lay("register", width, inner).lay("lane", 4, inner).lay("lane", 8, outer)
    tile.lay("register", extents[1] // 8, outer).lay("register", extents[0] // (4 * width), inner)
    return tile.lay_all("warp", sizes(encoding, "warpsPerCTA", rank), operand_order(rank, int(version == 3)), summed)


def nvidia_shape(encoding: Encoding) -> tuple[int, ...]:
    """Rows and columns of the accumulator that one instruction gives a warp."""
    shape = whole_numbers(encoding.parameter("instrShape"))
    if len(shape) < 2:
        raise UnknownLayoutError
    return shape[-2:] if number(encoding, "versionMajor") == 2 else shape[:2]


def nvidia_mma(encoding: Encoding, shape: Sequence[int]) -> LinearMap:
    """Accumulators of mma.sync (version 2) and wgmma (version 3)."""
    order = rows_first(len(shape))
    tile = nvidia_tile(encoding, order, nvidia_shape(encoding)[::-1], 2, None)
    return tile.fit(shape, order, block_bases(encoding, len(shape)))


def nvidia_operand(parent: Encoding, shape: Sequence[int], side: int, width: int) -> Tile:
    """Operands of mma.sync, and the first of wgmma; those of the products of doubles are half as deep."""
    order, rows = operand_order(len(shape), side), nvidia_shape(parent)[0]
    if side and number(parent, "versionMajor") == 3:
        raise UnknownLayoutError
    return nvidia_tile(parent, order, (rows // 2 * width, 8 if side else rows), width, order[0])


def amd_shape(encoding: Encoding, lanes: int) -> tuple[int, int, int]:
    """Rows, columns and depth of one instruction, where that many lanes share them."""
    shape = encoding.parameter("instrShape") or (16, 16, 16)
    rows, columns, depth = (power_of_two(size) for size in (*whole_numbers(shape), 1, 1)[:3])
    if rows > lanes or columns > lanes:
        raise UnknownLayoutError
    return rows, columns, depth


def amd_mfma(encoding: Encoding, shape: Sequence[int]) -> LinearMap:
    """Accumulators of MFMA: four rows (one for 64 bits) a lane, or columns if transposed; tiles go along the columns."""
    rank = len(shape)
    rows, columns, _ = amd_shape(encoding, 64)
    # A lane of MFMA has four rows that follow each other, of doubles one; groups of lanes follow in the rows.
    m, n, height = rank - 2, rank - 1, 1 if number(encoding, "elementBitWidth", 32) == 64 else 4
    long, wide, lanes = (n, m, rows) if number(encoding, "isTransposed") else (m, n, columns)
    tile = Tile(rank, *REGISTERS).lay("register", height, long).lay("lane", lanes, wide)
    tile.lay("lane", 64 // lanes, long).lay("register", rows * columns // (64 * height), long)
    tiles, warps = sizes(encoding, "tilesPerWarp", rank, 1), sizes(encoding, "warpsPerCTA", rank)
    tile.lay("register", tiles[n], n).lay("warp", warps[n], n)
    tile.lay("register", shape[n] // (columns * warps[n] * tiles[n]), n)
    tile.lay("register", tiles[m], m).lay("warp", warps[m], m).lay_all("warp", warps, rows_first(rank)[2:])
    return tile.fit(shape, rows_first(rank), block_bases(encoding, rank))


def mfma_operand(parent: Encoding, shape: Sequence[int], side: int, width: int) -> Tile:
    """Operands of MFMA: ``width`` elements of the summed dimension a lane."""
    rank, instruction = len(shape), amd_shape(parent, 64)
    summed, outer = operand_order(rank, side)[:2]
    lanes = instruction[side]
    tile = Tile(rank, *REGISTERS).lay("register", width, summed).lay("lane", lanes, outer).lay("lane", 64 // lanes, summed)
    # 64x4 and 4x64: the narrow side is computed 16 times, by batches of the instruction.
    tile.lay("register", 16 if (lanes, instruction[1 - side]) == (64, 4) else 1, summed)
    tile.lay("register", shape[summed] // tile.extents[summed], summed)
    tile.lay("register", sizes(parent, "tilesPerWarp", rank, 1)[outer], outer)
    return tile.lay_all("warp", sizes(parent, "warpsPerCTA", rank), rows_first(rank), summed)


def wmma_warps(encoding: Encoding, rank: int) -> dict[str, list[Basis]]:
    """Which tile each register and warp has, as bases in tiles."""
    layout = encoding.parameter("ctaLayout")
    if isinstance(layout, tuple):
        bases = dict(pair for pair in layout if isinstance(pair, tuple) and len(pair) == 2)
        return {name: bases_of(bases.get(name), rank) for name in ("register", "warp")}
    tile = Tile(rank, "register", "warp")
    warps, tiles = sizes(encoding, "warpsPerCTA", rank), sizes(encoding, "tilesPerWarp", rank, 1)
    for dimension in rows_first(rank):
        tile.lay("register", tiles[dimension], dimension).lay("warp", warps[dimension], dimension)
    return tile.bases


def amd_wmma(encoding: Encoding, shape: Sequence[int]) -> LinearMap:
    """Accumulators of WMMA: eight rows a lane, every second one in version 1; columns if transposed."""
    rank = len(shape)
    m, n = (rank - 1, rank - 2) if number(encoding, "isTranspose", 0) else (rank - 2, rank - 1)
    # gfx11 (version 1) puts rows of both halves of a wave in turn; gfx12 eight rows after each other.
    tile, first = Tile(rank, *REGISTERS), number(encoding, "version") == 1
    tile.lay("register", 1 if first else 8, m).lay("lane", 16, n).lay("lane", 2, m).lay("register", 8 if first else 1, m)
    return tile.lay_bases(wmma_warps(encoding, rank)).fit(shape, rows_first(rank), block_bases(encoding, rank))


def wmma_operand(parent: Encoding, shape: Sequence[int], side: int, width: int) -> Tile:
    """Operands of WMMA; in version 1 both halves of a warp hold the same."""
    rank, instruction = len(shape), amd_shape(parent, 32)
    summed, outer = operand_order(rank, side)[:2]
    lanes = instruction[side]
    tile = Tile(rank, *REGISTERS).lay("register", width, summed).lay("lane", lanes, outer)
    tile.lay("lane", 32 // lanes, None if number(parent, "version") == 1 else summed)
    tile.lay("register", instruction[2] // (32 // lanes * width), summed)
    bases = {name: without_dimension(bases, summed) for name, bases in wmma_warps(parent, rank).items()}
    bases["register"] = [basis for basis in bases["register"] if any(basis)]
    return tile.lay_bases(bases)


def blocked_operand(parent: Encoding, shape: Sequence[int], side: int, _width: int) -> Tile:
    """Operands of multiply-adds: a lane holds all of the summed dimension."""
    rank = len(shape)
    order, summed = order_of(parent, rank), operand_order(rank, side)[0]
    each = list(sizes(parent, "sizePerThread", rank))
    each[summed] = shape[summed]
    tile = Tile(rank, *REGISTERS).lay_all("register", each, order)
    tile.lay_all("lane", sizes(parent, "threadsPerWarp", rank), order, summed)
    return tile.lay_all("warp", sizes(parent, "warpsPerCTA", rank), order, summed)


OPERANDS: dict[str, Callable[[Encoding, Sequence[int], int, int], Tile]] = {
    "blocked": blocked_operand,
    "nvidia_mma": nvidia_operand,
    "amd_mfma": mfma_operand,
    "amd_wmma": wmma_operand,
}


def dot_operand(encoding: Encoding, shape: Sequence[int]) -> LinearMap:
    """An operand of a matrix product, by the layout of its result."""
    parent, rank, side = encoding.parent, len(shape), number(encoding, "opIdx")
    if parent is None or parent.name not in OPERANDS or side > 1:
        raise UnknownLayoutError
    tile = OPERANDS[parent.name](parent, shape, side, power_of_two(number(encoding, "kWidth", 1) or 1))
    order, blocks = operand_order(rank, side), block_bases(parent, rank)
    blocks = blocks if parent.name == "amd_mfma" else without_dimension(blocks, order[0])
    return tile.fit(shape, order_of(parent, rank) if parent.name == "blocked" else order, blocks)


REGISTER_LAYOUTS: dict[str, tuple[int, Callable[[Encoding, Sequence[int]], LinearMap]]] = {
    "blocked": (1, blocked_layout),
    "slice": (1, sliced_layout),
    "linear": (1, linear_layout),
    "generic_linear": (1, linear_layout),
    "nvidia_mma": (2, nvidia_mma),
    "amd_mfma": (2, amd_mfma),
    "amd_wmma": (2, amd_wmma),
    "dot_op": (2, dot_operand),
}
"""The fewest dimensions that an encoding has, and its map."""


def register_layout(encoding: Encoding, shape: Sequence[int]) -> LinearMap:
    """The map of an encoding of registers for a shape. Raises where it is not known or does not fit."""
    fewest, layout = REGISTER_LAYOUTS.get(encoding.name, (0, blocked_layout))
    if not fewest or not fewest <= len(shape) <= MOST_DIMENSIONS:
        raise UnknownLayoutError
    return layout(encoding, [power_of_two(size) for size in shape])
