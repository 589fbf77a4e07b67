"""The products of matrices in contractions and convolutions, and how often what folds elements runs.

Dimensions are positions in shapes. Nothing is given where an extent is known only when it runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd, prod

from msgspec import Struct

from isaview.tensors.types import Contraction, TensorType

_MOST_PRODUCTS = 1 << 100
"""More than any machine multiplies: a text that says so is no model."""
_OF_A_STEP = 4
"""Multiply-adds of a complex product."""
_MOST_PLACES = 1 << 20
"""Places of a window that are looked at one by one; beyond, the products of a convolution are not known."""


class Axis(Struct, frozen=True):
    """A window along a dimension: its places, step, padding before and behind, and the spread of its input and its places."""

    size: int
    stride: int = 1
    low: int = 0
    high: int = 0
    input_spread: int = 1
    spread: int = 1


class Convolution(Struct, frozen=True):
    """Where the dimensions of a convolution stand: of the input, the kernel and the result."""

    batch: int
    features: int
    kernel_inputs: int
    kernel_outputs: int
    spatial: tuple[int, ...]
    kernel_spatial: tuple[int, ...]
    result_features: int
    result_spatial: tuple[int, ...]
    feature_groups: int = 1
    batch_groups: int = 1


def _extents(kind: TensorType, dimensions: Sequence[int]) -> list[int] | None:
    chosen = [kind.shape[each] if 0 <= each < len(kind.shape) else None for each in dimensions]
    known = [extent for extent in chosen if extent is not None]
    return known if len(known) == len(chosen) else None


def contraction(
    left: TensorType,
    right: TensorType,
    batch: Sequence[int],
    summed: Sequence[int],
    right_batch: Sequence[int],
    right_summed: Sequence[int],
) -> Contraction | None:
    """The product of two tensors over dimensions of each, of which the ``batch`` ones go along."""
    free = [each for each in range(len(left.shape)) if each not in (*batch, *summed)]
    right_free = [each for each in range(len(right.shape)) if each not in (*right_batch, *right_summed)]
    pieces = (_extents(left, batch), _extents(left, free), _extents(right, right_free), _extents(left, summed))
    if any(piece is None for piece in pieces):
        return None
    b, m, n, k = (prod(piece or ()) for piece in pieces)
    turned = bool(free and summed) and max(summed) < max(free)
    right_turned = bool(right_free and right_summed) and min(right_summed) > min(right_free)
    return Contraction(b, m, n, k, b * m * n * k, (turned, right_turned)) if b * m * n * k <= _MOST_PRODUCTS else None


def convolution(
    left: TensorType, right: TensorType, result: TensorType, where: Convolution, window: Sequence[Axis]
) -> Contraction | None:
    """The products of a convolution: a place of the kernel that falls on padding, or between spread inputs, takes none."""
    extents = _extents(left, (where.batch, where.features, *where.spatial))
    kernel = _extents(right, (where.kernel_inputs, where.kernel_outputs, *where.kernel_spatial))
    outputs = _extents(result, (where.result_features, *where.result_spatial))
    if extents is None or kernel is None or outputs is None or len(window) != len(where.spatial):
        return None
    groups, batch = max(where.feature_groups, 1), extents[0] // max(where.batch_groups, 1)
    inputs = extents[1] // groups
    pairs = [_valid_pairs(*each) for each in zip(window, extents[2:], outputs[1:], strict=True)]
    known = [count for count in pairs if count is not None]
    if len(known) < len(pairs):
        return None
    products = inputs * outputs[0] * batch * prod(known)
    if products > _MOST_PRODUCTS:
        return None
    return Contraction(groups, batch * prod(outputs[1:]), outputs[0] // groups, inputs * prod(kernel[2:]), products)


def _valid_pairs(axis: Axis, extent: int, outputs: int) -> int | None:
    """Pairs of an output and a place of the window of which the place lies on an input."""
    spread = max(axis.input_spread, 1)
    if axis.size * spread > _MOST_PLACES or axis.stride < 1:
        return None
    # Between spread inputs lie holes: an output meets an input once in a period.
    reach, period = (extent - 1) * spread, spread // gcd(axis.stride, spread)
    count = 0
    for place in range(axis.size):
        offset = place * axis.spread - axis.low
        first = max(0, -(offset // axis.stride))
        last = min(outputs - 1, (reach - offset) // axis.stride)
        start = next((output for output in range(first, first + period) if (output * axis.stride + offset) % spread == 0), None)
        if start is not None and start <= last:
            count += (last - start) // period + 1
    return count


def reductions(whole: TensorType, result: TensorType) -> int | None:
    """How often two elements become one where a tensor is folded into another."""
    return None if whole.elements is None or result.elements is None else whole.elements - result.elements


def window_reductions(window: Sequence[Axis], result: TensorType) -> int | None:
    """The same where the elements in a window become one."""
    count = 0 if result.elements is None else (prod(axis.size for axis in window) - 1) * result.elements
    return None if result.elements is None or count > _MOST_PRODUCTS else count


def convolution_of_labels(labels: Sequence[Sequence[str]], groups: Sequence[int]) -> Convolution | None:
    """Where the dimensions of a convolution stand, by labels of input, kernel and result: b, f, i, o and numbers.

    ``groups`` are those of features and of the batch. None where labels do not fit each other.
    """
    inputs, kernel, result = labels
    spatial = sorted({*inputs} - {"b", "f", "?"})
    wanted = ((inputs, ("b", "f", *spatial)), (kernel, ("i", "o", *spatial)), (result, ("b", "f", *spatial)))
    if any(label not in labels for labels, needed in wanted for label in needed):
        return None
    return Convolution(
        *(inputs.index("b"), inputs.index("f"), kernel.index("i"), kernel.index("o")),
        tuple(map(inputs.index, spatial)),
        tuple(map(kernel.index, spatial)),
        result.index("f"),
        tuple(map(result.index, spatial)),
        *groups,
    )


def window(sizes: Sequence[int], **further: Sequence[int]) -> list[Axis]:
    """A window by its sizes, and by steps, paddings and spreads where these are given for each dimension."""
    fields = {name: [*values, *[1] * len(sizes)] for name, values in further.items() if name not in ("low", "high")}
    fields |= {name: [*further.get(name, ()), *[0] * len(sizes)] for name in ("low", "high")}
    return [Axis(size, **{name: values[index] for name, values in fields.items()}) for index, size in enumerate(sizes)]


def transform(source: TensorType, lengths: Sequence[int]) -> Contraction | None:
    """A Fourier transform: a complex product for each element and step."""
    steps = sum(length.bit_length() - 1 for length in lengths)
    return None if source.elements is None else Contraction(1, 1, 1, 1, _OF_A_STEP * source.elements * steps)


def application_counts(
    how: str, operands: Sequence[TensorType], result: TensorType, around: Sequence[Axis]
) -> tuple[int | None, ...]:
    """How often what an operation names runs, by a word: for an operation of two functions once for each."""
    elements = operands[0].elements if operands else None
    if how == "reduction":
        return () if not operands else (reductions(operands[0], result),)
    if how == "window":
        return (window_reductions(around, result),)
    if how == "scattered" and len(operands) > 1:
        return window_reductions(around, operands[1]), operands[1].elements
    if how == "sorted":
        return (None if elements is None else elements * max(elements - 1, 0).bit_length(),)
    if how == "updates" and operands:
        return (operands[-1].elements,)
    return (result.elements if how == "elements" else 1 if how == "once" else None,)
