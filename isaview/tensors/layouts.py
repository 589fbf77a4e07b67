"""Encodings with a shape as linear maps: who holds which element of a tensor, and at which offset of shared memory it lies.

A map of registers has the inputs register, lane, warp and block. Outputs are dim0, dim1 …, of the sizes of the shape.
What is not known gives None.
"""

from __future__ import annotations

from functools import lru_cache
from math import prod

from isaview.tensors.linear_map import LinearMap, eliminate
from isaview.tensors.memory_layouts import MEMORY_LAYOUTS, memory_layout, paddings_of
from isaview.tensors.placing import UnknownLayoutError
from isaview.tensors.register_layouts import register_layout
from isaview.tensors.types import Encoding, TensorType


@lru_cache(maxsize=4096)
def linear_layout(encoding: Encoding, shape: tuple[int, ...]) -> LinearMap | None:
    """The map of an encoding for a shape; None where it is not known, or the encoding does not fit the shape."""
    try:
        return (memory_layout if encoding.name in MEMORY_LAYOUTS else register_layout)(encoding, shape)
    except UnknownLayoutError:
        return None


def lane_elements(type: TensorType, warps: int = 0, lanes: int = 0) -> int | None:
    """How many different elements a lane holds; None where the layout is not known.

    A scalar is one. A tensor without a layout is spread evenly over the lanes of the warps, where both are given.
    """
    if not type.shape:
        return 1
    if None in type.shape:
        return None
    if type.encoding is not None:
        layout = linear_layout(type.encoding, type.shape)
        # Registers that repeat others hold nothing of their own.
        return None if layout is None else 1 << len(eliminate(layout.columns("register")).pivots)
    elements, threads = type.elements, warps * lanes
    return None if elements is None or threads <= 0 else -(-elements // threads)


def shared_bytes(type: TensorType) -> int | None:
    """What the buffers of a type take of a block's shared memory, padding included; None where that is not known."""
    encoding = type.encoding
    if encoding is None or None in type.shape or not type.bits or encoding.name not in MEMORY_LAYOUTS:
        return None
    shape = tuple(size for size in type.shape if size is not None)
    layout = linear_layout(encoding, shape)
    if layout is None:
        return None
    elements = prod(shape[: -len(layout.outputs)]) << len(layout.bases("offset"))
    # The last interval has no padding behind it.
    padding = sum((elements - 1) // interval * padding_elements for interval, padding_elements in paddings_of(encoding))
    return (elements + padding) * max(type.bits, 8) // 8


def contiguous_per_lane(layout: LinearMap, dimension: int | None = None) -> int:
    """How many elements that follow each other along a dimension a lane holds; without one, along the one with most."""
    rank = len(layout.outputs)
    registers = set(layout.bases("register"))
    widths = []
    for index in range(rank) if dimension is None else (dimension,):
        width = 1
        while tuple(width * (place == index) for place in range(rank)) in registers:
            width *= 2
        widths.append(width)
    return max(widths, default=1)
