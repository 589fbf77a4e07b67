"""Counts: instructions by class, in which a class that does not occur is 0 and a word that is no class is an error."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches

SPACES = ("global", "shared", "private", "constant", "parameter", "generic", "texture")
KINDS = ("load", "store", "atomic")
CLASSES = (
    "matrix",
    "float64",
    "float32",
    "float16",
    "float8",
    "integer",
    "logic",
    "convert",
    "compare",
    "transcendental",
    "move",
    "cross_lane",
    *(f"{space}_{kind}" for space in SPACES for kind in KINDS),
    "async_copy",
    "barrier",
    "branch",
    "scalar",
    "unknown",
)
"""Every instruction belongs to one; the order is the order of reports."""


class Counts(Mapping[str, int]):
    """Instructions by class; only the classes that occur are iterated over."""

    __slots__ = ("_counts",)

    def __init__(self, counts: Mapping[str, int]) -> None:
        self._counts = counts

    def __getitem__(self, name: str) -> int:
        """Instructions of a class, 0 where there are none.

        Raises:
            KeyError: it is no class; the message offers the nearest.
        """
        if name not in self._counts and name not in CLASSES:
            near = get_close_matches(name, CLASSES, n=1)
            raise KeyError(f"no class of instructions is called {name!r}" + (f"; did you mean {near[0]!r}?" if near else ""))
        return self._counts.get(name, 0)

    def __iter__(self) -> Iterator[str]:
        return iter(self._counts)

    def __len__(self) -> int:
        return len(self._counts)

    def __repr__(self) -> str:
        return f"Counts({dict(self._counts)!r})"
