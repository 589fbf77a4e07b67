"""Rounding of amounts to whole granules: how memory is laid out and how registers are handed out."""

from __future__ import annotations


def up(amount: int, granule: int) -> int:
    """The amount rounded up to whole granules, which are 1 or more."""
    return -(-amount // granule) * granule
