"""Tiles: the bytes of a whole wave or group that an intrinsic moves whose name says which matrices."""

from __future__ import annotations

import re

_ROWS = re.compile(r"\.(?:ld|st)matrix\.sync\.aligned\.m(\d{1,4})n(\d{1,4})\.x(\d)\.")
_FRAGMENT = re.compile(
    r"\.m(\d{1,4})n(\d{1,4})k(\d{1,4})\.(?:load|store)\.([abcd])\.[\w.]*?(bf16|tf32|f16|f32|f64|[su]8|s32|[su]4|b1)(?:\.|\Z)"
)
_CELLS = re.compile(r"\.tcgen05\.cp\.(\d{1,4})x(\d{1,4})b")
_BITS = {"bf16": 16, "tf32": 32, "f16": 16, "f32": 32, "f64": 64, "s8": 8, "u8": 8, "s32": 32, "s4": 4, "u4": 4, "b1": 1}
_SQUARE = ("16", "16")


def tile_bytes(name: str) -> int | None:
    """Bytes of the matrices that ``llvm.nvvm.ldmatrix…``, ``wmma….load…`` or ``tcgen05.cp…`` moves; None for other names."""
    cells = _CELLS.search(name)
    if cells is not None:
        return int(cells[1]) * int(cells[2]) // 8
    rows = _ROWS.search(name)
    if rows is not None:
        # matrices of eight rows of 16 bytes, whatever is packed in them
        return int(rows[3]) * (256 if rows.groups()[:2] == _SQUARE else 128)
    fragment = _FRAGMENT.search(name)
    if fragment is None:
        return None
    m, n, k = (int(digits) for digits in fragment.groups()[:3])
    return {"a": m * k, "b": k * n}.get(fragment[4], m * n) * _BITS[fragment[5]] // 8
