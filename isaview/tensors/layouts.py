"""Encodings with a shape as linear maps: who holds which element of a tensor, and at which offset of shared memory it lies.

A map of registers has the inputs register, lane, warp and block. Outputs are dim0, dim1 …, of the sizes of the shape.
What is not known gives None.
"""

from __future__ import annotations

from functools import lru_cache

from isaview.tensors.linear_map import LinearMap, eliminate
from isaview.tensors.placing import UnknownLayoutError
from isaview.tensors.register_layouts import in_registers
from isaview.tensors.types import Encoding, TensorType


@lru_cache(maxsize=4096)
def linear(encoding: Encoding, shape: tuple[int, ...]) -> LinearMap | None:
    """The map of an encoding for a shape; None where it is not known, or the encoding does not fit the shape."""
    try:
        return in_registers(encoding, shape)
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
        layout = linear(type.encoding, type.shape)
        return None if layout is None else 1 << len(eliminate(layout.columns("register")).pivots)
    elements, threads = type.elements, warps * lanes
    return None if elements is None or threads <= 0 else -(-elements // threads)
