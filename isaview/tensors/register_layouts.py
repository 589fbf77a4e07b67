"""Layouts of values in registers: who holds which element, by encoding.

Rules are those of Triton's dialects: blocked, slices, linear, accumulators and operands of the matrix units of NVIDIA and AMD.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from isaview.tensors.linear_map import Basis, LinearMap
from isaview.tensors.placing import (
    Tile,
    UnknownLayoutError,
    bases_of,
    block_bases,
    by_name,
    number,
    numbers,
    order_of,
    power_of_two,
    sizes,
)
from isaview.tensors.types import Encoding

REGISTERS = ("register", "lane", "warp")


def rows_first(rank: int) -> tuple[int, ...]:
    """Dimensions with the last the fastest."""
    return tuple(reversed(range(rank)))


def operand_order(rank: int, side: int) -> tuple[int, ...]:
    """The dimensions of an operand of a matrix product, the one that is summed over first."""
    order = rows_first(rank)
    return order if side == 0 else (order[1], order[0], *order[2:])


def blocked(encoding: Encoding, shape: Sequence[int]) -> LinearMap:
    """Each lane has a box of elements, a warp a box of lanes, a block a box of warps."""
    rank = len(shape)
    order = order_of(encoding, rank)
    tile = Tile(rank, *REGISTERS)
    for source, name in zip(REGISTERS, ("sizePerThread", "threadsPerWarp", "warpsPerCTA"), strict=True):
        tile.lay_all(source, sizes(encoding, name, rank), order)
    return tile.fit(shape, order, block_bases(encoding, rank), drop="register")


def linear(encoding: Encoding, shape: Sequence[int]) -> LinearMap:
    """The bases as they are written, repeated by registers where the shape is larger."""
    tile = Tile(len(shape), *REGISTERS, "block")
    tile.lay_bases({name: bases_of(encoding.parameter(name), len(shape)) for name in (*REGISTERS, "block")})
    moves = [index for basis in tile.bases["register"] for index, part in enumerate(basis) if part]
    return tile.fit(shape, dict.fromkeys([*moves, *rows_first(len(shape))]), drop="register")


def sliced(encoding: Encoding, shape: Sequence[int]) -> LinearMap:
    """The parent's layout with one dimension taken out."""
    dimension = number(encoding, "dim")
    if encoding.parent is None or dimension > len(shape):
        raise UnknownLayoutError
    parent = in_registers(encoding.parent, (*shape[:dimension], 1, *shape[dimension:]))
    inputs = {name: [(*basis[:dimension], *basis[dimension + 1 :]) for basis in bases] for name, bases in parent.inputs}
    inputs["register"] = [basis for basis in inputs["register"] if any(basis)]
    outputs = tuple((f"dim{index}", size) for index, size in enumerate(shape))
    return LinearMap(tuple((name, tuple(bases)) for name, bases in inputs.items()), outputs)


def nvidia_tile(rank: int, outer: tuple[int, int], inner: tuple[int, int], width: int) -> Tile:
    """What a warp holds of a matrix: eight rows of four lanes of ``width`` elements, then further rows and columns."""
    tile = Tile(rank, *REGISTERS).lay("register", width, inner[0]).lay("lane", 4, inner[0]).lay("lane", 8, outer[0])
    return tile.lay("register", outer[1] // 8, outer[0]).lay("register", inner[1] // (4 * width), inner[0])


def nvidia_warps(tile: Tile, encoding: Encoding, summed: int | None = None) -> Tile:
    """The warps of a block on a tile; along the summed dimension they repeat."""
    rank = len(tile.extents)
    order = operand_order(rank, side=int(number(encoding, "versionMajor") == 3))
    return tile.lay_all("warp", sizes(encoding, "warpsPerCTA", rank), order, summed)


def nvidia_mma(encoding: Encoding, shape: Sequence[int]) -> LinearMap:
    """Accumulators of mma.sync (version 2) and wgmma (version 3)."""
    rank = len(shape)
    shape_of_one = numbers(encoding, "instrShape")
    version = number(encoding, "versionMajor")
    if version not in (2, 3) or len(shape_of_one) < 2 or (version == 3 and rank != 2):
        raise UnknownLayoutError
    rows, columns = shape_of_one[-2:] if version == 2 else shape_of_one[:2]
    tile = nvidia_tile(rank, (rank - 2, rows), (rank - 1, columns), 2)
    return nvidia_warps(tile, encoding).fit(shape, rows_first(rank), block_bases(encoding, rank))


def nvidia_operand(parent: Encoding, shape: Sequence[int], side: int, width: int, blocks: list[Basis]) -> LinearMap:
    """Operands of mma.sync, and the first of wgmma."""
    rank = len(shape)
    version = number(parent, "versionMajor")
    if version not in (2, 3) or (version == 3 and (side or rank != 2)):
        raise UnknownLayoutError
    order = operand_order(rank, side)
    tile = nvidia_tile(rank, (order[1], 8 if side else 16), (order[0], 8 * width), width)
    return nvidia_warps(tile, parent, order[0]).fit(shape, order, blocks)


def instruction(encoding: Encoding) -> tuple[int, int]:
    """Rows and columns of what one instruction of a matrix unit gives."""
    shape = numbers(encoding, "instrShape")
    if len(shape) < 2:
        raise UnknownLayoutError
    return power_of_two(shape[0]), power_of_two(shape[1])


def amd_mfma(encoding: Encoding, shape: Sequence[int]) -> LinearMap:
    """Accumulators of MFMA: four rows (one for 64 bits) a lane, or columns if transposed; tiles go along the columns."""
    rank = len(shape)
    rows, columns = instruction(encoding)
    height = 1 if number(encoding, "elementBitWidth", 32) == 64 else 4
    m, n = rank - 2, rank - 1
    long, wide, lanes = (n, m, rows) if number(encoding, "isTransposed") else (m, n, columns)
    tile = Tile(rank, *REGISTERS).lay("register", height, long).lay("lane", lanes, wide)
    tile.lay("lane", power_of_two(64 // lanes), long).lay("register", rows * columns // (64 * height), long)
    tiles = sizes(encoding, "tilesPerWarp", rank) if encoding.parameter("tilesPerWarp") is not None else (1,) * rank
    warps = sizes(encoding, "warpsPerCTA", rank)
    tile.lay("register", tiles[n], n).lay("warp", warps[n], n)
    tile.lay("register", shape[n] // (columns * warps[n] * tiles[n]), n)
    tile.lay("register", tiles[m], m).lay("warp", warps[m], m).lay_all("warp", warps, range(rank - 3, -1, -1))
    return tile.fit(shape, rows_first(rank), block_bases(encoding, rank))


def mfma_operand(parent: Encoding, shape: Sequence[int], side: int, width: int, blocks: list[Basis]) -> LinearMap:
    """Operands of MFMA: ``width`` elements of the summed dimension a lane."""
    rank = len(shape)
    rows, columns = instruction(parent)
    summed, kept, *rest = operand_order(rank, side)
    lanes = columns if side else rows
    tile = Tile(rank, *REGISTERS).lay("register", width, summed).lay("lane", lanes, kept)
    tile.lay("lane", power_of_two(64 // lanes), summed)
    if lanes == 64 and (columns if not side else rows) == 4:
        tile.lay("register", 16, summed)
    tile.lay("register", shape[summed] // tile.extents[summed], summed)
    if parent.parameter("tilesPerWarp") is not None:
        tile.lay("register", sizes(parent, "tilesPerWarp", rank)[kept], kept)
    tile.lay_all("warp", sizes(parent, "warpsPerCTA", rank), rows_first(rank), summed)
    return tile.fit(shape, (summed, kept, *rest), blocks)


def wmma_warps(encoding: Encoding, rank: int) -> dict[str, list[Basis]]:
    """The tiles of registers and warps, as bases in tiles."""
    if encoding.parameter("ctaLayout") is not None:
        bases = by_name(encoding.parameter("ctaLayout"))
        return {name: bases_of(bases.get(name), rank) for name in ("register", "warp")}
    tile = Tile(rank, "register", "warp")
    warps = sizes(encoding, "warpsPerCTA", rank)
    tiles = sizes(encoding, "tilesPerWarp", rank) if encoding.parameter("tilesPerWarp") is not None else (1,) * rank
    for dimension in rows_first(rank):
        tile.lay("register", tiles[dimension], dimension).lay("warp", warps[dimension], dimension)
    return tile.bases


def amd_wmma(encoding: Encoding, shape: Sequence[int]) -> LinearMap:
    """Accumulators of WMMA: eight rows a lane, every second one in version 1; columns where it is transposed."""
    rank = len(shape)
    m, n = (rank - 1, rank - 2) if number(encoding, "isTranspose", 0) else (rank - 2, rank - 1)
    tile = Tile(rank, *REGISTERS)
    if number(encoding, "version") == 1:
        tile.lay("lane", 16, n).lay("lane", 2, m).lay("register", 8, m)
    else:
        tile.lay("register", 8, m).lay("lane", 16, n).lay("lane", 2, m)
    tile.lay_bases(wmma_warps(encoding, rank))
    return tile.fit(shape, rows_first(rank), block_bases(encoding, rank))


def wmma_operand(parent: Encoding, shape: Sequence[int], side: int, width: int, blocks: list[Basis]) -> LinearMap:
    """Operands of WMMA; in version 1 both halves of a warp hold the same."""
    rank = len(shape)
    version = number(parent, "version")
    rows, columns, depth = (16, 16, 16) if parent.parameter("instrShape") is None else sizes(parent, "instrShape", 3)
    summed, kept, *rest = operand_order(rank, side)
    lanes = columns if side else rows
    halves = power_of_two(32 // lanes)
    tile = Tile(rank, *REGISTERS).lay("register", width, summed).lay("lane", lanes, kept)
    tile.lay("lane", halves, None if version == 1 else summed)
    tile.lay("register", depth // (halves * width), summed)
    warps = wmma_warps(parent, rank)
    flat = {
        name: [tuple(part * (index != summed) for index, part in enumerate(basis)) for basis in bases]
        for name, bases in warps.items()
    }
    flat["register"] = [basis for basis in flat["register"] if any(basis)]
    return tile.lay_bases(flat).fit(shape, (summed, kept, *rest), blocks)


def blocked_operand(parent: Encoding, shape: Sequence[int], side: int, _width: int, blocks: list[Basis]) -> LinearMap:
    """Operands of multiply-adds: a lane holds all of the summed dimension."""
    rank = len(shape)
    order = order_of(parent, rank)
    summed = operand_order(rank, side)[0]
    each = list(sizes(parent, "sizePerThread", rank))
    each[summed] = shape[summed]
    tile = Tile(rank, *REGISTERS).lay_all("register", each, order)
    tile.lay_all("lane", sizes(parent, "threadsPerWarp", rank), order, summed)
    tile.lay_all("warp", sizes(parent, "warpsPerCTA", rank), order, summed)
    return tile.fit(shape, order, blocks)


OPERANDS: dict[str, Callable[[Encoding, Sequence[int], int, int, list[Basis]], LinearMap]] = {
    "blocked": blocked_operand,
    "nvidia_mma": nvidia_operand,
    "amd_mfma": mfma_operand,
    "amd_wmma": wmma_operand,
}


def dot_operand(encoding: Encoding, shape: Sequence[int]) -> LinearMap:
    """An operand of a matrix product, by the layout of its result."""
    parent, rank = encoding.parent, len(shape)
    side = number(encoding, "opIdx")
    if parent is None or parent.name not in OPERANDS or side > 1 or rank < 2:
        raise UnknownLayoutError
    summed = operand_order(rank, side)[0]
    blocks = block_bases(parent, rank)
    if parent.name != "amd_mfma":
        blocks = [tuple(part * (index != summed) for index, part in enumerate(basis)) for basis in blocks]
    return OPERANDS[parent.name](parent, shape, side, power_of_two(number(encoding, "kWidth", 1) or 1), blocks)


REGISTER_LAYOUTS: dict[str, Callable[[Encoding, Sequence[int]], LinearMap]] = {
    "blocked": blocked,
    "slice": sliced,
    "linear": linear,
    "generic_linear": linear,
    "nvidia_mma": nvidia_mma,
    "amd_mfma": amd_mfma,
    "amd_wmma": amd_wmma,
    "dot_op": dot_operand,
}


MATRICES = ("nvidia_mma", "amd_mfma", "amd_wmma", "dot_op")


def in_registers(encoding: Encoding, shape: Sequence[int]) -> LinearMap:
    """The map of an encoding of registers for a shape. Raises where it is not known or does not fit."""
    if encoding.name not in REGISTER_LAYOUTS or not (2 if encoding.name in MATRICES else 1) <= len(shape) <= 16:
        raise UnknownLayoutError
    return REGISTER_LAYOUTS[encoding.name](encoding, [power_of_two(size) for size in shape])
