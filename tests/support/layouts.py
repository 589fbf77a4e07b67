"""Questions of the truth about layouts, asked of isaview."""

from __future__ import annotations

import json
from typing import Any

from isaview.tensors.banks import SharedAccess, bank_conflicts
from isaview.tensors.conversions import conversion
from isaview.tensors.layouts import linear_layout, shared_bytes
from isaview.tensors.linear_map import LinearMap
from isaview.tensors.types import Encoding, Parameter, TensorType

ACCESSES = {
    "cuda:80": SharedAccess(matrix_loads=True),
    "cuda:90": SharedAccess(matrix_loads=True, matrix_stores=True),
    "cuda:100": SharedAccess(matrix_loads=True, matrix_stores=True),
    "hip:gfx90a": SharedAccess(),
    "hip:gfx942": SharedAccess(load_span=(1, 2, 20)),
    "hip:gfx950": SharedAccess(banks=64, load_span=(1, 2, 12, 20)),
    "hip:gfx1201": SharedAccess(),
}
"""As Triton takes them."""

TRITONS = SharedAccess(word_bits=1)
"""As Triton counts bank conflicts: it tells lanes apart that ask for parts of one word."""


def encoding_of(tree: Any) -> Encoding:
    """The encoding that [name, parameters, parent] describes."""
    name, parameters, parent = tree
    return Encoding(name, tuple((key, frozen(value)) for key, value in parameters), encoding_of(parent) if parent else None)


def frozen(value: Any) -> Parameter:
    return tuple(frozen(item) for item in value) if isinstance(value, list) else value


def bases_of(layout: LinearMap | None) -> dict[str, Any] | None:
    return None if layout is None else {name: [list(basis) for basis in bases] for name, bases in layout.inputs}


def answer_of(row: dict[str, str]) -> Any:
    """What isaview answers to the question of a row, in the form of the row's answer."""
    encoding, shape, bits = encoding_of(json.loads(row["encoding"])), tuple(json.loads(row["shape"])), int(row["bits"])
    other = linear_layout(encoding_of(json.loads(row["other"])), shape) if row["other"] else None
    if row["question"] == "bytes":
        return shared_bytes(TensorType(shape, f"i{bits}", bits, encoding, "shared"))
    own = linear_layout(encoding, shape)
    if row["question"] == "conflicts":
        return own and other and bank_conflicts(own, other, bits, TRITONS, True)
    if row["question"] == "conversion":
        target = json.loads(row["answer"])["target"]
        result = own and other and conversion(own, other, bits, ACCESSES[target])
        return result and {"target": target, "bytes": result.scratch_bytes}
    bases, wanted = bases_of(linear_layout(encoding, shape)), json.loads(row["answer"])
    return bases and {name: bases.get(name) for name in wanted}
