"""The source positions of HLO: in the metadata of a line, or in tables of stack frames at a module's head.

The tables are looked at when the first position is asked for.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property

from msgspec import Struct, field

from isaview.base import regex
from isaview.model.kernel import DebugInfo, SourcePosition, innermost_position

TABLES = regex.compile(r"^(FileNames|FunctionNames|FileLocations|StackFrames)[ \t]*\n((?:\d+ [^\n]*\n)*)", re.MULTILINE)
"""A table: its name, and its lines."""
_ROW = regex.compile(r'^(\d{1,9}) (?:"((?:[^"\\]|\\.)*)"|\{([^{}\n]*)\})', re.MULTILINE)
_FIELD = regex.compile(r"(\w+)=(\d{1,9})")
_FRAME = regex.compile(r"\bstack_frame_id=(\d{1,9})")
_FILE = regex.compile(r'\bsource_file="((?:[^"\\]|\\.)*)"')
_LINE = regex.compile(r"\bsource_line=(\d{1,9})")
_DEPTH = 256  # frames


class Positions(Struct, DebugInfo, dict=True):
    """The tables of a module, by their names; each is the text of its lines."""

    tables: Mapping[str, str] = field(default_factory=dict)
    known: dict[str, SourcePosition | None] = field(default_factory=dict)

    @cached_property
    def files(self) -> Mapping[str, str]:
        """Number → name of a file."""
        return {number: name for number, name, _ in _ROW.findall(self.tables.get("FileNames", ""))}

    @cached_property
    def locations(self) -> Mapping[str, Mapping[str, str]]:
        """Number → fields of a location."""
        return self._fields("FileLocations")

    @cached_property
    def frames(self) -> Mapping[str, Mapping[str, str]]:
        """Number → fields of a frame."""
        return self._fields("StackFrames")

    @cached_property
    def shift(self) -> int:
        """What the number of a parent is too large by: it counts from 1 behind none, unless a frame without one says 0."""
        return int(all(frame.get("parent_frame_id") != "0" for frame in self.frames.values()))

    def _fields(self, table: str) -> dict[str, dict[str, str]]:
        return {number: dict(_FIELD.findall(fields)) for number, _, fields in _ROW.findall(self.tables.get(table, ""))}

    def position(self, text: str) -> SourcePosition | None:
        """The position that metadata states, None where it states none."""
        if text not in self.known:
            if frame := _FRAME.search(text):
                self.known[text] = self._of_frame(frame[1])
            else:
                file, line = _FILE.search(text), _LINE.search(text)
                self.known[text] = SourcePosition(file[1], int(line[1])) if file and line else None
        return self.known[text]

    def _of_frame(self, number: str) -> SourcePosition | None:
        places: list[tuple[str, int, int]] = []
        while (frame := self.frames.get(number)) is not None and len(places) < _DEPTH:
            location = self.locations.get(frame.get("file_location_id", ""), {})
            file = self.files.get(location.get("file_name_id", ""))
            if file is None or "line" not in location:
                break
            places.append((file, int(location["line"]), int(location.get("column", "0"))))
            parent = str(int(frame.get("parent_frame_id", "0")) - self.shift)
            if parent == number:
                break
            number = parent
        return innermost_position(places)
