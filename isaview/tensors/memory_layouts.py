"""Layouts of values in memory: at which offset of shared memory, or row and column of tensor memory, an element lies.

Shapes may have more dimensions than an encoding: those in front count buffers, each of which has the layout.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod

from isaview.tensors.linear_map import Basis, LinearMap, bits_of
from isaview.tensors.placing import (
    Tile,
    UnknownLayoutError,
    bases_of,
    block_bases,
    block_shape,
    named_dimensions,
    number,
    order_of,
    power_of_two,
    whole_numbers,
)
from isaview.tensors.types import Encoding

TMA_EXTENT = 256
"""The most elements of a dimension that one copy of a tensor memory accelerator moves; layouts repeat after them."""


def swizzled_layout(encoding: Encoding, shape: Sequence[int]) -> LinearMap:
    """Rows after each other; the columns of each are permuted by an exclusive or with its phase, which may rotate."""
    rank = len(shape)
    order, blocks = order_of(encoding, rank), block_bases(encoding, rank)
    own = block_shape(blocks, shape)
    tile = Tile(rank, "offset").lay("offset", own[order[0]], order[0])
    vector, each, phases = (power_of_two(encoding.parameter(name)) for name in ("vec", "perPhase", "maxPhase"))
    for bit in range(bits_of(own[order[1]]) if rank > 1 else 0):
        # Bit k of the row moves columns by the phase of row 2^k: phases are linear, since both are powers of two.
        phase = (1 << bit) // each % phases
        if encoding.name == "amd_rotating_shared":
            phase ^= (1 << bit) // (each * phases) % phases
        tile.lay("offset", 2, order[1])
        basis = list(tile.bases["offset"][-1])
        basis[order[0]] = vector * phase % own[order[0]]
        tile.bases["offset"][-1] = tuple(basis)
    return tile.lay_all("offset", own, order[2:]).fit(shape, range(rank), blocks)


def core_matrix(encoding: Encoding) -> list[tuple[int, int]]:
    """Row and column of each bit of the offset in eight rows of a swizzle's width, as matrix units read them."""
    width, bits = number(encoding, "swizzlingByteWidth"), power_of_two(encoding.parameter("elementBitWidth"))
    if width not in (32, 64, 128) or bits > 128:
        raise UnknownLayoutError
    # Swizzling exchanges pieces of 16 bytes: 8 rows have 2, 4 or 8 phases of 32, 64 or 128 bytes.
    phases = width // 16
    corners = [(0, 1 << bit) for bit in range(bits_of(8 * width // bits))]
    corners += [(row, 128 // bits * (row * phases // 8)) for row in (1, 2, 4)]
    if number(encoding, "fp4Padded", 0):  # eight bytes of elements, then eight of nothing
        corners = [(row, column // 16 * 8 + column % 8) for row, column in corners]
    return corners


def nvmma(encoding: Encoding, shape: Sequence[int]) -> LinearMap:
    """Tiles as the tensor memory accelerator writes them: core matrices along the outer dimensions, then the inner one."""
    rank, blocks = len(shape), block_bases(encoding, len(shape))
    own = block_shape(blocks, shape)
    transposed = bool(number(encoding, "transposed"))
    inner = 0 if transposed else rank - 1
    box = [min(size, TMA_EXTENT) for size in own]
    tile = Tile(rank, "offset")
    if not number(encoding, "swizzlingByteWidth"):
        order = reversed(range(rank)) if not transposed else (*reversed(range(rank - 1)), rank - 1)
        for dimension in order:  # Triton turns the sizes the other way round than the dimensions: unlike only beyond two
            tile.lay("offset", box[(dimension + 2) % rank if transposed else dimension], dimension)
        return tile.fit(shape, reversed(range(rank)), blocks)
    corners = core_matrix(encoding)
    columns = 1 << max(column for _, column in corners).bit_length()
    if own[inner] < columns or rank < 2:
        raise UnknownLayoutError
    box[inner] = columns
    # The offset of an element counts along the outer dimensions as if they were one.
    width, height = (prod(box[:-1]), box[-1]) if transposed else (box[-1], prod(box[:-1]))
    if height < 8:
        raise UnknownLayoutError
    flat = [row * width + column for row, column in corners]
    flat += [width << bit for bit in range(3, bits_of(height))]
    flat += [1 << bit for bit in range(bits_of(columns), bits_of(width))]
    digits = [0, *reversed(range(1, rank))] if transposed else list(reversed(range(rank)))
    tile.bases["offset"] = [_digits(index, box, digits) for index in flat]
    tile.extents = box
    return tile.fit(shape, range(rank), blocks)


def _digits(index: int, extents: Sequence[int], order: Sequence[int]) -> Basis:
    """The coordinates of an element from its number, the dimensions from the fastest on."""
    digits = [0] * len(extents)
    for dimension in order:
        index, digits[dimension] = divmod(index, extents[dimension])
    return tuple(digits)


def stated_layout(encoding: Encoding, shape: Sequence[int]) -> LinearMap:
    """The bases as they are written, or elements in an order; the padding of padded layouts is not part of the map."""
    rank = len(shape)
    if encoding.parameter("offset") is None:
        own = block_shape(block_bases(encoding, rank), shape)
        tile = Tile(rank, "offset").lay_all("offset", own, order_of(encoding, rank))
        return tile.fit(shape, range(rank), block_bases(encoding, rank))
    bases = {name: tuple(bases_of(encoding.parameter(name), rank)) for name in ("offset", "block")}
    reach = [max((basis[index] for vectors in bases.values() for basis in vectors), default=0) for index in range(rank)]
    if [1 << part.bit_length() for part in reach] != list(shape):
        raise UnknownLayoutError
    return LinearMap(tuple(bases.items()), named_dimensions(shape))


def tensor_memory(encoding: Encoding, shape: Sequence[int]) -> LinearMap:
    """Accumulators and operands in tensor memory: blocks of 64 or 128 rows, further blocks in further columns."""
    blocks = block_bases(encoding, 2)
    own = block_shape(blocks, shape)
    rows, columns = power_of_two(encoding.parameter("blockM")), min(power_of_two(encoding.parameter("blockN")), own[1])
    both = bool(number(encoding, "twoCTAs", 0))
    if any(encoding.parameter(name) is not None for name in ("unpacked", "CTASplitM", "CTASplitN")):
        raise UnknownLayoutError  # words of older releases, which leave open how wide an element is
    tile = Tile(2, "row", "col").lay("col", number(encoding, "colStride", 1) << number(encoding, "fp4Padded", 0))
    if rows == 64 and not both:
        tile.lay("row", 16, 0).lay("col", columns, 1)
        further = (64, 0) if own[0] > 64 else (0, columns) if own[1] > columns else (0, 0)
        tile.bases["row"] += [further, (16, 0), (32, 0)]
        tile.extents = [128 if further[0] else 64, columns * 2 if further[1] else columns]
    else:
        tile.lay("row", rows, 0).lay("col", columns, 1)
        if rows == 64:
            tile.bases["row"].append(tile.bases["col"].pop())
    for dimension in (0, 1):
        tile.lay("col", own[dimension] // tile.extents[dimension], dimension)
    return tile.fit(shape, (), blocks)


def tensor_memory_scales(encoding: Encoding, shape: Sequence[int]) -> LinearMap:
    """Scales of a block-scaled product: 32 rows, the same for each quarter."""
    blocks = block_bases(encoding, 2)
    own = block_shape(blocks, shape)
    # Four warps read 32 rows each and get the same scales.
    tile = Tile(2, "row", "col").lay("row", 32, 0).lay("row", 4).lay("col", 4, 1).lay("col", 2, 0)
    for dimension in (0, 1):
        tile.lay("col", own[dimension] // tile.extents[dimension] or 1, dimension)
    return tile.fit(shape, (), blocks)


def paddings_of(encoding: Encoding) -> list[tuple[int, int]]:
    """After how many elements each padding comes, and how many elements it has; nothing for layouts without."""
    if encoding.name != "padded_shared":
        return []
    pairs = zip(*(whole_numbers(encoding.parameter(name)) for name in ("intervals", "paddings")), strict=False)
    return [(power_of_two(interval), padding) for interval, padding in pairs]


MEMORY_LAYOUTS: dict[str, Callable[[Encoding, Sequence[int]], LinearMap]] = {
    "swizzled_shared": swizzled_layout,
    "amd_rotating_shared": swizzled_layout,
    "nvmma_shared": nvmma,
    "shared_linear": stated_layout,
    "padded_shared": stated_layout,
    "tensor_memory_encoding": tensor_memory,
    "tensor_memory_scales_encoding": tensor_memory_scales,
}


def rank_of(encoding: Encoding) -> int:
    """The dimensions of an encoding's buffer."""
    if encoding.name.startswith("tensor_memory"):
        return 2
    for name in ("order", "CGALayout", "offset", "block", "CTAsPerCGA"):
        value = encoding.parameter(name)
        if isinstance(value, tuple) and value:
            return len(value[0]) if isinstance(value[0], tuple) else len(value)
    return number(encoding, "rank", 2)


def memory_layout(encoding: Encoding, shape: Sequence[int]) -> LinearMap:
    """The map of one buffer of a type in shared or tensor memory. Raises where it is not known or does not fit."""
    if encoding.name not in MEMORY_LAYOUTS or not 0 < (rank := rank_of(encoding)) <= len(shape) <= 16:
        raise UnknownLayoutError
    return MEMORY_LAYOUTS[encoding.name](encoding, [power_of_two(size) for size in shape[-rank:]])
