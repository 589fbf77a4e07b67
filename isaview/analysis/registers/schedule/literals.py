"""Literals: integers that the text states."""

from __future__ import annotations


def integer(text: str) -> int | None:
    """The value of an integer literal, None for any other text."""
    try:
        return int(text, 0)
    except ValueError:
        return None
