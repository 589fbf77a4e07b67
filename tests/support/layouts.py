"""Questions of the truth about layouts, asked of isaview."""

from __future__ import annotations

import json
from typing import Any

from isaview.tensors.layouts import linear
from isaview.tensors.linear_map import LinearMap
from isaview.tensors.types import Encoding, Parameter


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
    encoding, shape = encoding_of(json.loads(row["encoding"])), tuple(json.loads(row["shape"]))
    return bases_of(linear(encoding, shape))
