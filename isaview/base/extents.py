"""Extents along up to three axes, as groups and clusters have them: what is stated of each, and of the whole."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod


def along_axes(name: str, extents: Sequence[int]) -> Iterator[tuple[str, int]]:
    """The product of up to three extents under the figure's name, then each under the name with its axis."""
    yield name, prod(extents)
    yield from ((f"{name}_{axis}", extent) for axis, extent in zip("xyz", extents, strict=False))
