"""The products of matrices in StableHLO's contractions and convolutions, and how often regions run for an operation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from isaview.base import regex
from isaview.languages.mlir.types import UNKNOWN
from isaview.languages.opcode_table import Opcode
from isaview.tensors.products import (
    Axis,
    application_counts,
    contraction,
    convolution,
    convolution_of_labels,
    transform,
    window,
)
from isaview.tensors.types import Contraction, TensorOperation, TensorType

_RELATIONS = {"LT": "below", "LE": "at_most", "EQ": "equal", "NE": "unequal", "GT": "above", "GE": "at_least"}
"""Words of a comparison that loops go on by → flags."""
_FULL = 32  # bits of an element that functions are computed in
_NUMBER = regex.compile(r"-?\d{1,15}(?![\w.])")
_LIST = regex.compile(r"\[([^\[\]]*)\]")
_LABEL = regex.compile(r"[\w?]+")
_GENERIC = regex.compile(r"(lhs|rhs)_(batching|contracting)_dimensions = \[([^\]]*)\]")
_WINDOW = regex.compile(r"(\w+) = (\[(?:[^\[\]]|\[[^\[\]]*\])*\])")


def _numbers(text: str) -> list[int]:
    """The numbers of a list, without the types before or behind them."""
    inside = text.partition("<")[2] or text if text.startswith(("array", "dense")) else text
    return [
        int(each)
        for each in _NUMBER.findall(inside.partition(": tensor")[0].partition("i64:")[2] or inside.partition(": tensor")[0])
    ]


def relations(words: Sequence[str]) -> frozenset[str]:
    """The flags of a comparison by which loops go on."""
    return frozenset(_RELATIONS[word] for word in words if word in _RELATIONS)


def add_work(row: Opcode, operation: TensorOperation) -> TensorOperation:
    """The operation with the products that it adds up, and how often each of its regions, or what it applies, runs."""
    result = next(iter(operation.results), UNKNOWN)
    if "expands" in row.extra:
        normal, narrow, wide, functions = map(int, row.extra["expands"].split())
        count = wide if result.bits > _FULL else narrow if 0 < result.bits < _FULL else normal
        return replace(operation, expansion=(count, functions))
    if "product" not in row.extra and "applies" not in row.extra:
        return operation
    product, often = _products(row, dict(operation.attributes), operation.operands, result)
    return replace(operation, contraction=product, applications=often)


def _products(
    row: Opcode, attributes: Mapping[str, str], operands: Sequence[TensorType], result: TensorType
) -> tuple[Contraction | None, tuple[int | None, ...]]:
    kind, how = row.extra.get("product", ""), row.extra.get("applies", "")
    around = _window(attributes) if kind == "convolution" or how in ("window", "scattered") else []
    often = application_counts(how, operands, result, around) if how else ()
    if kind == "transform" and operands:
        return transform(operands[0], _numbers(attributes.get("length", attributes.get("fft_length", "")))), often
    if not kind or len(operands) < 2:
        return None, often
    left, right = operands[:2]
    if kind == "convolution":
        labels = [
            _LABEL.findall(each)
            for each in _LIST.findall(attributes.get("dim_numbers") or attributes.get("dimension_numbers", ""))
        ]
        groups = [(_numbers(attributes.get(f"{name}_group_count", "")) or [1])[0] for name in ("feature", "batch")]
        where = convolution_of_labels(labels, groups) if len(labels) == 3 else None
        extents = (
            []
            if where is None
            else [right.shape[dimension] for dimension in where.kernel_spatial if dimension < len(right.shape)]
        )
        sized = _window(attributes, [extent for extent in extents if extent is not None])
        return (None if where is None else convolution(left, right, result, where, sized)), often
    return contraction(left, right, *_sides(attributes, left)), often


def _sides(attributes: Mapping[str, str], left: TensorType) -> list[Sequence[int]]:
    """The dimensions that go along and those that are summed over, of the left and the right."""
    generic = {
        f"{side} {role}": _numbers(listed)
        for side, role, listed in _GENERIC.findall(attributes.get("dot_dimension_numbers", ""))
    }
    pairs = [
        [_numbers(each) for each in attributes.get(name, "").split(" x ")] for name in ("batching_dims", "contracting_dims")
    ]
    both: list[list[list[int]]] = [pair if len(pair) == 2 else [[], []] for pair in pairs]
    if generic:
        both = [[generic.get(f"{side} {role}", []) for side in ("lhs", "rhs")] for role in ("batching", "contracting")]
    elif "contracting_dims" not in attributes:
        both = [[[], []], [[len(left.shape) - 1], [0]]]
    return [both[0][0], both[1][0], both[0][1], both[1][1]]


def _window(attributes: Mapping[str, str], sizes: Sequence[int] = ()) -> list[Axis]:
    """The window that attributes state, in the short form or the generic one."""
    short = dict(_WINDOW.findall(attributes.get("window", "")))
    pads = _numbers((short.get("pad") or attributes.get("padding", "")).replace("[", " ").replace("]", " "))
    if len(pads) == 1:
        pads = pads * 2 * max(len(sizes), 8)
    return window(
        sizes or _numbers(attributes.get("window_dimensions", "")),
        stride=_numbers(short.get("stride") or attributes.get("window_strides", "")),
        low=pads[::2],
        high=pads[1::2],
        spread=_numbers(short.get("rhs_dilate") or attributes.get("window_dilations") or attributes.get("rhs_dilation", "")),
        input_spread=_numbers(
            short.get("lhs_dilate") or attributes.get("base_dilations") or attributes.get("lhs_dilation", "")
        ),
    )
