"""The products of matrices in HLO's contractions and convolutions, and how often called computations run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from isaview.base import regex
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
from isaview.tensors.types import Contraction, TensorType

_NUMBERS = regex.compile(r"\d{1,9}")
_CONFIGURED = regex.compile(r'"(lhs|rhs)_(batch|contracting)_dimensions":\[([^\]]{0,200})\]')
_LABELS = regex.compile(r"([0-9bf?]{1,20})_([0-9io?]{1,20})->([0-9bf?]{1,20})")
_PAIR = regex.compile(r"(-?\d{1,9})_(-?\d{1,9})")


def numbers(text: str) -> tuple[int, ...]:
    """The numbers in a list."""
    return tuple(map(int, _NUMBERS.findall(text)))


def configured_dimensions(text: str) -> str:
    """What a configuration says of the dimensions of a product, as settings of a dot."""
    return ", ".join(f"{side}_{role}_dims={{{listed}}}" for side, role, listed in _CONFIGURED.findall(text))


def product(
    row: Opcode, settings: Mapping[str, str], operands: Sequence[TensorType], result: TensorType, configuration: str
) -> Contraction | None:
    """The products that a node adds up, None where it has none, or where they are not known."""
    kind = row.extra.get("product")
    if kind == "transform" and operands:
        return transform(operands[0], numbers(settings.get("fft_length", "")))
    if kind is None or len(operands) < 2:
        return None
    left, right = operands[:2]
    if kind == "convolution":
        match = _LABELS.fullmatch(settings.get("dim_labels", ""))
        groups = [(numbers(settings.get(f"{name}_group_count", "")) or (1,))[0] for name in ("feature", "batch")]
        where = None if match is None else convolution_of_labels(match.groups(), groups)
        return None if where is None else convolution(left, right, result.first_array, where, _window(settings))
    if kind == "configured" and not configuration:
        return None
    settings = {**settings, **dict(each.split("=") for each in configuration.split(", ") if each)}
    sides = [[numbers(settings.get(f"{side}_{role}_dims", "")) for role in ("batch", "contracting")] for side in ("lhs", "rhs")]
    return contraction(left, right, *sides[0], *sides[1])


def _window(settings: Mapping[str, str]) -> list[Axis]:
    """The window of a node, an axis for each dimension it names."""
    own = dict(each.split("=", 1) for each in settings.get("window", "").strip("{}").split() if "=" in each)
    pads = [(int(low), int(high)) for low, high in _PAIR.findall(own.get("pad", ""))]
    words = {"stride": "stride", "spread": "rhs_dilate", "input_spread": "lhs_dilate"}
    further = {name: numbers(own.get(word, "")) for name, word in words.items()}
    return window(numbers(own.get("size", "")), low=[low for low, _ in pads], high=[high for _, high in pads], **further)


def applications(
    row: Opcode, settings: Mapping[str, str], count: int, operands: Sequence[TensorType], result: TensorType
) -> tuple[int | None, ...]:
    """How often each of the ``count`` computations that a node names runs for it."""
    kind = row.extra.get("applies")
    if kind is None or not count:
        return ()
    often = application_counts(kind, operands, result.first_array, _window(settings))
    return often[:count] if len(often) > 1 else often * count
