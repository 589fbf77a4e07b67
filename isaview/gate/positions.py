"""Positions: where in a repository a finding belongs.

The source lines that a dump names are where the compiler ran; a review shows them only where they are files of the
repository. Else the dump itself is the place, if it is a file of the repository; else there is none.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path

from msgspec import Struct

from isaview.base.text import integer, safe


class Place(Struct, frozen=True):
    """A line of a file, None in a binary; the path is relative to the root of the repository, with slashes."""

    path: str
    line: int | None


class Places(Struct, frozen=True, dict=True):
    """Finds places below a root.

    ``maps`` are pairs of a beginning of the paths in dumps and what stands there here; ``tracked`` says whether a path
    below the root is a file of the repository.
    """

    root: Path
    maps: Sequence[tuple[str, str]] = ()
    tracked: Callable[[str], bool] = lambda _path: True

    @cached_property
    def _paths(self) -> dict[tuple[str, bool], str | None]:
        return {}

    def find(self, source: str | None, dump: str, line: int | None) -> Place | None:
        """The place of a source position (``file:line``, None where the dump has none), else of a line of the dump, if any."""
        if source is not None:
            name, _, number = source.rpartition(":")
            inside = self._path_below_root(self._map_path(name), relative_to_root=True)
            line_number = integer(number)
            if inside is not None and line_number is not None:
                return Place(safe(inside), max(line_number, 1))
        # The dump itself is the place if its source is none of the repository's files.
        inside = self._path_below_root(dump, relative_to_root=False)
        if inside is None or not self.tracked(inside):
            return None
        return Place(safe(inside), None if line is None else max(line, 1))

    def _map_path(self, name: str) -> str:
        for old, new in self.maps:
            if name == old or name.startswith(old if old.endswith("/") else f"{old}/"):
                return os.path.normpath(f"{new or '.'}/{name[len(old) :].lstrip('/')}")
        return name

    def _path_below_root(self, name: str, *, relative_to_root: bool) -> str | None:
        """The path below the root of a regular file there, None where there is none; links that lead out count as none."""
        key = name, relative_to_root
        if key not in self._paths:
            self._paths[key] = None
            with suppress(OSError, ValueError, RuntimeError):
                root = self.root.resolve()
                # Resolved before the test: a link that leads out of the root must not be read.
                path = (root / name if relative_to_root else Path(name)).resolve()
                if path.is_relative_to(root) and path.is_file():
                    self._paths[key] = path.relative_to(root).as_posix()
        return self._paths[key]
