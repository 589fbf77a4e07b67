"""What ``targets.toml`` and ``matrix.toml`` say of targets and instructions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from isaview.base import regex
from isaview.base.plugins import read_toml
from isaview.tensors.banks import SharedAccess
from isaview.tensors.layouts import linear_layout
from isaview.tensors.linear_map import LinearMap
from isaview.tensors.types import TensorType


@cache
def _table(name: str) -> Mapping[str, Any]:
    return read_toml(Path(__file__).with_name(f"{name}.toml"))


def fits(row: Mapping[str, Any], target: str) -> bool:
    """Whether a row is about a target."""
    return any(regex.fits(target, pattern) for pattern in row["targets"].split())


@cache
def target_row(target: str) -> Mapping[str, Any]:
    """The row of a target, the last for one that is not known."""
    return next(row for row in _table("targets")["row"] if fits(row, target))


def register_weights(target: str) -> Mapping[str, float] | None:
    """What a back end allocates for each register of a role, None where nothing was fitted."""
    name = target_row(target).get("registers")
    return None if name is None else _table("targets")[name]


def atomic_bytes(target: str) -> int:
    """The most bytes of floats that an atomic operation of a lane takes."""
    bytes: int = target_row(target).get("atomic_bytes", 4)
    return bytes


def matrix_rows() -> Sequence[Mapping[str, Any]]:
    """The instructions of matrix units, by the encoding of their result."""
    return _table("matrix")["row"]  # type: ignore[no-any-return]


@cache
def shared_access(target: str | None) -> SharedAccess:
    """How a target serves shared memory."""
    row: dict[str, Any] = target_row(target or "").get("shared", {})
    columns: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in row.items()}
    return SharedAccess(**columns)


def layout_of(type: TensorType | None) -> LinearMap | None:
    """The layout of a type, None where none is known."""
    if type is None or type.encoding is None or None in type.shape:
        return None
    return linear_layout(type.encoding, type.whole[-len(type.shape) :] or type.shape)


def lane_tile(type: TensorType) -> tuple[int, int] | None:
    """The dimension along which a lane's elements lie side by side, and how many do; None where the layout is not known.

    Where a lane has no two side by side, it is the dimension along which neighbours among the lanes lie.
    """
    layout = layout_of(type)
    if layout is None:
        return None
    rank = len(type.shape)

    def first(source: str) -> int | None:
        """The dimension of the first basis of an input that moves."""
        return next((axis for basis in layout.bases(source) for axis, part in enumerate(basis) if part), None)

    dimension = first("register")
    contiguous = 1
    for basis in layout.bases("register"):
        if basis != tuple(contiguous * (axis == dimension) for axis in range(rank)):
            break
        contiguous *= 2
    if contiguous == 1:
        dimension = next((axis for axis in (first("lane"), dimension) if axis is not None), rank - 1)
    return rank - 1 if dimension is None else dimension, contiguous
