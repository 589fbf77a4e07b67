"""The source lines that a dump names, from files below a given folder and from nowhere else.

A dump may name any file (``.file 1 "/etc/passwd"``), so a name only ever chooses among the sources of a folder that somebody
pointed at: regular files with a suffix of source, no hidden name on the way, no link that leads out, no binary content.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path, PurePosixPath

from msgspec import Struct

from isaview.base import limits, regex, store
from isaview.base.text import integer, safe
from isaview.inputs.sources import Refusal, open_input

_SUFFIX = regex.compile(r"\.(c|cc|cl|cpp|cu|cuh|cxx|h|hh|hip|hpp|hxx|inc|inl|ipp|jl|py|rs)", re.IGNORECASE)
"""What files are called that GPU code is written in."""
_MOST_PARTS = 32
"""Folders of a name that are looked at, from its end."""


class SourceFolder(Struct, frozen=True):
    """A folder whose sources may be shown; ``allows`` says of each file, by its path below the folder, whether it may be."""

    root: Path
    allows: Callable[[str], bool] | None = None

    def texts(self, positions: Iterable[str]) -> dict[str, str]:
        """The text of each position (``file:line``) whose file and line are here, on a single line and safe to show."""
        lines: dict[str, list[tuple[str, int]]] = {}
        for position in dict.fromkeys(positions):
            file, _, digits = position.rpartition(":")
            if file and digits.isdecimal() and (line := integer(digits)):
                lines.setdefault(file, []).append((position, line))
        texts: dict[str, str] = {}
        for file, places in lines.items():
            text = self.lines(file)
            texts.update((position, display_line(text[line - 1]).strip()) for position, line in places if line <= len(text))
        return {position: text for position, text in texts.items() if text}

    def lines(self, file: str) -> list[str]:
        """The lines of the file that a dump names; none where it is not here or may not be shown."""
        data = next(filter(None, map(self._content, _candidates(file))), b"")
        return data.decode("utf-8", "replace").replace("\r\n", "\n").split("\n")

    def path(self, file: str) -> Path | None:
        """Where the file is that a dump names; None where it is not here or may not be shown."""
        return next((path for below in _candidates(file) if (path := self._path(below)) is not None), None)

    def _path(self, below: PurePosixPath) -> Path | None:
        store.passing()  # what is shown with sources is shown anew, also once a source is there
        try:
            path = (self.root / below).resolve(strict=True)
            inside = path.relative_to(self.root)
        except (OSError, ValueError, RuntimeError):  # not there, out of the folder, or a circle of links
            return None
        is_allowed = self.allows is None or self.allows(inside.as_posix())
        return path if _is_source(inside.parts) and is_allowed else None

    def _content(self, below: PurePosixPath) -> bytes:
        """What is in a file, b"" for nothing that may be shown."""
        path = self._path(below)
        stream = None if path is None else open_input(str(path))
        if stream is None or isinstance(stream, Refusal):
            return b""
        with stream:
            try:
                is_small = os.fstat(stream.fileno()).st_size <= limits.SOURCE_BYTES
                data = stream.read(limits.SOURCE_BYTES + 1) if is_small else b""
            except OSError:
                return b""
        return b"" if len(data) > limits.SOURCE_BYTES or b"\0" in data else data


def source_folder(path: str, allows: Callable[[str], bool] | None = None) -> SourceFolder:
    """The folder at a path. Raises OSError: there is none."""
    root = Path(path).resolve(strict=True)
    if not root.is_dir():
        raise NotADirectoryError(20, "it is no folder")
    return SourceFolder(root, allows)


def _candidates(file: str) -> Iterator[PurePosixPath]:
    """Where below a folder a named file may lie: dumps name it from where the compiler ran, so the end of its name counts."""
    parts = PurePosixPath(file.replace("\\", "/")).parts[-_MOST_PARTS:]
    for start in range(len(parts)):
        if _is_source(parts[start:]):
            yield PurePosixPath(*parts[start:])


def _is_source(parts: tuple[str, ...]) -> bool:
    hidden = any(part.startswith(".") or part.endswith(":") or part == "/" for part in parts)
    return not hidden and _SUFFIX.fullmatch(PurePosixPath(*parts).suffix) is not None


def display_line(line: str) -> str:
    """One line of source, safe to show and cut to a screen line."""
    text = safe(line[: 2 * limits.SHOWN_TEXT].expandtabs(4).rstrip())
    return text if len(text) <= limits.SHOWN_TEXT else text[: limits.SHOWN_TEXT - 1] + "…"
