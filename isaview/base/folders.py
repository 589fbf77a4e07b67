"""Folders: what the paths of several files have in common, so that they can be told without it."""

from __future__ import annotations

from collections.abc import Collection


def common_folder(paths: Collection[str]) -> str:
    """The folder that all paths begin with, its slash included; "" where that is the root or none."""
    first, last = min(paths, default=""), max(paths, default="")
    same = next((at for at, (one, other) in enumerate(zip(first, last, strict=False)) if one != other), len(first))
    return first[: first.rfind("/", 1, same) + 1]
