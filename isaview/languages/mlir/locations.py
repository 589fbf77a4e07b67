"""The source positions that ``loc(…)`` and ``#loc12`` stand for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cached_property

from msgspec import Struct, field

from isaview.base import regex
from isaview.model.kernel import DebugInfo, SourcePosition, innermost_position

_ALIAS = regex.compile(r"^[ \t]*(#loc\d*)[ \t]*=[ \t]*loc\((.*)\)[ \t]*$", re.MULTILINE)
_FILE = regex.compile(r'"((?:[^"\\]|\\.)*)":(\d{1,9}):(\d{1,9})')
_NAMED = regex.compile(r'"(?:[^"\\]|\\.)*"\((.*)\)', re.DOTALL)
_NAME = regex.compile(r'"([^"\\]*)"\(')
_BRACKET = regex.compile(r'"(?:[^"\\]|\\.)*"|[()\[\]<>]| at |,')
_DEEPEST = 64  # locations in locations

Place = tuple[str, int, int]


class Locations(Struct, DebugInfo, dict=True):
    """The locations of a module; aliases are looked up when the first position is asked for."""

    text: str
    places: dict[str, tuple[Place, ...]] = field(default_factory=dict)

    @cached_property
    def aliases(self) -> Mapping[str, str]:
        """``#loc12`` → what stands in its brackets."""
        return {match[1]: match[2] for match in _ALIAS.finditer(self.text)}

    def position(self, text: str) -> SourcePosition | None:
        """The position of what stands in ``loc(…)``, with the places it was inlined at; None where nothing says."""
        return innermost_position(self._places(text, 0))

    def name(self, text: str) -> str:
        """The name that the source gives a value: of ``loc("ap"(#loc3))`` it is ``ap``; "" where there is none."""
        for _ in range(_DEEPEST):
            if not text.startswith("#"):
                break
            text = self.aliases.get(text, "")
        match = _NAME.match(text)
        return match[1] if match is not None else ""

    def _places(self, text: str, depth: int) -> tuple[Place, ...]:
        if depth > _DEEPEST:
            return ()
        known = self.places.get(text)
        if known is None:
            self.places[text] = ()
            known = self.places[text] = self._read_places(text.strip(), depth + 1)[:_DEEPEST]
        return known

    def _read_places(self, text: str, depth: int) -> tuple[Place, ...]:
        if text.startswith("#"):
            return self._places(self.aliases.get(text, ""), depth)
        file = _FILE.match(text)
        if file is not None:
            return ((file[1], int(file[2]), int(file[3])),) if int(file[2]) else ()
        inner = _NAMED.fullmatch(text)
        if inner is not None:
            return self._places(inner[1], depth)
        inside = text[text.find("(") + 1 : -1] if text.startswith("callsite(") else ""
        if inside:
            return tuple(place for part in _parts(inside, " at ") for place in self._places(_without_loc(part), depth))
        if text.startswith("fused"):
            parts = _parts(text[text.rfind("[") + 1 : -1], ",")
            return next(filter(None, (self._places(_without_loc(part), depth) for part in parts)), ())
        return ()


def _without_loc(text: str) -> str:
    """A location without ``loc(…)`` around it."""
    text = text.strip()
    return text[4:-1] if text.startswith("loc(") and text.endswith(")") else text


def _parts(text: str, divider: str) -> Iterator[str]:
    """What stands between dividers that are in no bracket."""
    depth = first = 0
    for match in _BRACKET.finditer(text):
        if match[0] == divider and not depth:
            yield text[first : match.start()]
            first = match.end()
        depth += 1 if match[0] in ("(", "[", "<") else -1 if match[0] in (")", "]", ">") else 0
    yield text[first:]
