"""The products of matrices in HLO's contractions and convolutions, and how often called computations run."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from isaview.tensors.products import Axis, Convolution, contraction, convolution, reductions, window_reductions
from isaview.tensors.types import Contraction, TensorType

if TYPE_CHECKING:
    from isaview.languages.hlo.nodes import Node

_NUMBERS = re.compile(r"\d{1,9}")
_CONFIGURED = re.compile(r'"(lhs|rhs)_(batch|contracting)_dimensions":\[([^\]]{0,200})\]')
_LABELS = re.compile(r"([0-9bf?]{1,20})_([0-9io?]{1,20})->([0-9bf?]{1,20})")
_OF_A_STEP = 4
"""Multiply-adds of a step of a Fourier transform, for each element: a complex product."""
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
    if kind == "transform" and operands and operands[0].elements is not None:
        steps = sum(length.bit_length() - 1 for length in numbers(node.setting("fft_length")))
        return Contraction(1, 1, 1, 1, _OF_A_STEP * operands[0].elements * steps)
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
    sizes = numbers(said.get("size", ""))
    strides, spreads, inner = (numbers(said.get(name, "")) for name in ("stride", "rhs_dilate", "lhs_dilate"))
    pads = [(int(low), int(high)) for low, high in _PAIR.findall(said.get("pad", ""))]

    def at(values: Sequence[int], index: int) -> int:
        return values[index] if index < len(values) else 1

    axes = []
    for index, size in enumerate(sizes):
        low, high = pads[index] if index < len(pads) else (0, 0)
        axes.append(Axis(size, at(strides, index), low, high, at(inner, index), at(spreads, index)))
    return axes


def _convolution(node: Node, left: TensorType, right: TensorType, result: TensorType) -> Contraction | None:
    match = _LABELS.fullmatch(node.setting("dim_labels"))
    if match is None:
        return None
    inputs, kernel, output = match.groups()
    spatial = sorted(set(inputs) - set("bf?"))
    if any(mark not in labels for labels, marks in ((inputs, "bf"), (kernel, "io"), (output, "bf")) for mark in marks):
        return None
    if any(mark not in labels for labels in (kernel, output) for mark in spatial):
        return None
    groups, batches = (numbers(node.setting(f"{name}_group_count")) or (1,) for name in ("feature", "batch"))
    where = Convolution(
        inputs.index("b"),
        inputs.index("f"),
        kernel.index("i"),
        kernel.index("o"),
        tuple(map(inputs.index, spatial)),
        tuple(map(kernel.index, spatial)),
        output.index("f"),
        tuple(map(output.index, spatial)),
        groups[0],
        batches[0],
    )
    return convolution(left, right, result, where, window_of(node))


def applications(node: Node, operands: Sequence[TensorType], result: TensorType) -> tuple[int | None, ...]:
    """How often each computation that a node names runs for it."""
    kind, count = node.row.extra.get("applies"), len(node.called)
    if kind is None or not count:
        return ()
    first = result
    while first.tuple_of:
        first = first.tuple_of[0]
    if kind == "scattered" and len(operands) > 1:
        window, sources = window_of(node), operands[1]
        return (window_reductions(window, sources), sources.elements)[:count]
    often: dict[str, int | None] = {"once": 1, "elements": first.elements}
    if operands and kind == "reduction":
        often[kind] = reductions(operands[0], first)
    if kind == "window":
        often[kind] = window_reductions(window_of(node), first)
    if kind == "updates" and operands:
        often[kind] = operands[-1].elements
    if kind == "sorted" and operands and operands[0].elements is not None:
        often[kind] = operands[0].elements * max(operands[0].elements - 1, 0).bit_length()
    return (often.get(kind),) * count
