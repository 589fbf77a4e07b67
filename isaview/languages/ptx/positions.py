"""Source positions of PTX: ``.file`` tables and ``.loc`` texts, resolved when somebody asks."""

from __future__ import annotations

import re
from functools import cached_property

from msgspec import Struct, field

from isaview.model.kernel import DebugInfo, SourcePosition

_PLACE = re.compile(r"(\d+)\s+(\d+)\s+(\d+)(?:.*\binlined_at\s+(\d+)\s+(\d+)\s+(\d+))?", re.DOTALL)
_INLINED = re.compile(r"^\s*\.loc\s+(\d+)\s+(\d+)\s+(\d+)\b[^\n]*\binlined_at\s+(\d+)\s+(\d+)\s+(\d+)", re.MULTILINE)

Place = tuple[int, int, int]
"""File number, line, column."""


class Positions(Struct, DebugInfo, dict=True):
    """The positions of one module: lines ``first`` to ``last`` of a text."""

    text: str
    first: int = 1
    last: int | None = None
    files: dict[int, str] = field(default_factory=dict)

    def file(self, entry: str) -> None:
        """Note a ``.file`` directive, given as number, blank, name."""
        number, _, name = entry.partition(" ")
        self.files[int(number)] = name

    def end(self, line: int) -> None:
        """The module ends before this line."""
        self.last = line - 1

    def following(self, line: int) -> Positions:
        """The positions of the module that begins on this line of the same text."""
        return Positions(self.text, line)

    @cached_property
    def callers(self) -> dict[Place, Place | None]:
        """Where the code of a place was inlined, None where it was inlined in several places."""
        callers: dict[Place, Place | None] = {}
        if "inlined_at" not in self.text:
            return callers
        lines = "\n".join(self.text.split("\n")[self.first - 1 : self.last])
        for found in _INLINED.finditer(lines):
            numbers = [int(group) for group in found.groups()]
            place, caller = (numbers[0], numbers[1], numbers[2]), (numbers[3], numbers[4], numbers[5])
            callers[place] = caller if callers.get(place, caller) == caller else None
        return callers

    def position(self, text: str) -> SourcePosition | None:
        """The position a ``.loc`` names, with the places it was inlined at as far as they are certain.

        PTX names one caller; a caller that was inlined itself is followed where all of its ``.loc`` agree.
        """
        found = _PLACE.match(text)
        if found is None:
            return None
        places: list[Place] = [(int(found[1]), int(found[2]), int(found[3]))]
        if found[4] is not None:
            places.append((int(found[4]), int(found[5]), int(found[6])))
            following = self.callers.get(places[-1])
            while following is not None and following not in places:
                places.append(following)
                following = self.callers.get(following)
        position: SourcePosition | None = None
        for number, line, column in reversed(places):
            if number in self.files and line:
                position = SourcePosition(self.files[number], line, column, position)
        return position
