"""The products of matrices in HLO's contractions and convolutions, and how often called computations run."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from isaview.tensors.products import Axis, applied, contraction, convolution, labelled, transform, window
from isaview.tensors.types import Contraction, TensorType

if TYPE_CHECKING:
    from isaview.languages.hlo.nodes import Node

_NUMBERS = re.compile(r"\d{1,9}")
_CONFIGURED = re.compile(r'"(lhs|rhs)_(batch|contracting)_dimensions":\[([^\]]{0,200})\]')
_LABELS = re.compile(r"([0-9bf?]{1,20})_([0-9io?]{1,20})->([0-9bf?]{1,20})")
_PAIR = re.compile(r"(-?\d{1,9})_(-?\d{1,9})")


def numbers(text: str) -> tuple[int, ...]:
    """The numbers in a list."""
    return tuple(map(int, _NUMBERS.findall(text)))


def configured(text: str) -> str:
    """What a configuration says of the dimensions of a product, as settings of a dot."""
    return ", ".join(f"{side}_{what}_dims={{{listed}}}" for side, what, listed in _CONFIGURED.findall(text))


def product(node: Node, operands: Sequence[TensorType], result: TensorType, configuration: str) -> Contraction | None:
    """The products that a node adds up, None where it has none, or where they are not known."""
    kind = node.row.extra.get("product")
    if kind == "transform" and operands:
        return transform(operands[0], numbers(node.setting("fft_length")))
    if kind is None or len(operands) < 2:
        return None
    left, right = operands[:2]
    if kind == "convolution":
        while result.tuple_of:
            result = result.tuple_of[0]
        return _convolution(node, left, right, result)
    said = dict(node.settings) | dict(each.split("=") for each in configuration.split(", ") if each)
    if kind == "configured" and not configuration:
        return None
    sides = [[numbers(said.get(f"{side}_{what}_dims", "")) for what in ("batch", "contracting")] for side in ("lhs", "rhs")]
    return contraction(left, right, *sides[0], *sides[1])


def window_of(node: Node) -> list[Axis]:
    """The window of a node, an axis for each dimension it names."""
    said = dict(each.split("=", 1) for each in node.setting("window").strip("{}").split() if "=" in each)
    pads = [(int(low), int(high)) for low, high in _PAIR.findall(said.get("pad", ""))]
    named = {"stride": "stride", "spread": "rhs_dilate", "input_spread": "lhs_dilate"}
    further = {name: numbers(said.get(word, "")) for name, word in named.items()}
    return window(numbers(said.get("size", "")), low=[low for low, _ in pads], high=[high for _, high in pads], **further)


def _convolution(node: Node, left: TensorType, right: TensorType, result: TensorType) -> Contraction | None:
    match = _LABELS.fullmatch(node.setting("dim_labels"))
    groups = [(numbers(node.setting(f"{name}_group_count")) or (1,))[0] for name in ("feature", "batch")]
    where = None if match is None else labelled(match.groups(), groups)
    return None if where is None else convolution(left, right, result, where, window_of(node))


def applications(node: Node, operands: Sequence[TensorType], result: TensorType) -> tuple[int | None, ...]:
    """How often each computation that a node names runs for it."""
    kind, count = node.row.extra.get("applies"), len(node.called)
    if kind is None or not count:
        return ()
    while result.tuple_of:
        result = result.tuple_of[0]
    often = applied(kind, operands, result, window_of(node))
    return often[:count] if len(often) > 1 else often * count
