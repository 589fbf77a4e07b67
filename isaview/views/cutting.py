"""Texts cut to their room, so that what tells them from others is left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from unicodedata import combining, east_asian_width

_CUTS = 20
"""How often names that still read alike are cut anew."""
_LEAST = 4
"""Columns that are of use behind a function's own name."""


def display_width(text: str) -> int:
    """Columns a text takes on a terminal: wide characters take two, combining ones none."""
    if text.isascii():
        return len(text)
    return sum(0 if combining(character) else 2 if east_asian_width(character) in "WF" else 1 for character in text)


def cut(text: str, width: int | None) -> str:
    """The text, its middle left out where it is too wide: both ends of a name tell it from others."""
    if width is None or display_width(text) <= width:
        return text
    room = max(width - 1, 0)
    head, tail = room - room // 3, room // 3
    return text[:head] + "…" + (text[-tail:] if tail else "")


def cut_path(text: str, width: int | None) -> str:
    """The text cut; of a path its end is left, which names the file and the line."""
    if width is None or display_width(text) <= width:
        return text
    if "/" not in text:
        return cut(text, width)
    # Cut at a slash, so that what is left names whole folders.
    ends = (f"…{text[place:]}" for place, character in enumerate(text) if character == "/")
    return next((end for end in ends if display_width(end) <= width), f"…{text[1 - width :]}")


def cut_apart(texts: Sequence[str], rooms: Sequence[int]) -> list[str]:
    """Texts cut to their rooms behind a name that fits; those that would read alike are cut where they begin to differ."""
    shown = list(map(_cut_after_name, texts, rooms))
    # Each round tells the groups apart at their first difference, which may make new groups alike.
    for _ in range(_CUTS):
        alike: dict[str, set[str]] = {}
        for text, cutting in zip(texts, shown, strict=True):
            alike.setdefault(cutting, set()).add(text)
        common = {cutting: _first_difference(group) for cutting, group in alike.items() if len(group) > 1}
        if not common:
            break
        shown = [
            _cut_around(text, room, common[cutting]) if cutting in common else cutting
            for text, room, cutting in zip(texts, rooms, shown, strict=True)
        ]
    return shown


def _cut_after_name(text: str, room: int) -> str:
    """The text without its end where it is too wide; without its middle where a function's own name has no room."""
    return clip(text, room) if _name_length(text) + _LEAST <= room else cut(text, room)


def _name_length(text: str) -> int:
    """The length of a function's own name, behind which arguments or a label stand."""
    return next((place for place, character in enumerate(text) if character in "<( "), len(text))


def _first_difference(texts: Iterable[str]) -> int:
    """The first place where the texts are not all the same: where the least and the greatest of them differ."""
    # Sorted texts share with each other at least what the first and the last share.
    least, greatest = min(texts), max(texts)
    return next((place for place, pair in enumerate(zip(least, greatest, strict=False)) if pair[0] != pair[1]), len(least))


def _cut_around(text: str, room: int, place: int) -> str:
    """A function's own name, or the text's first quarter of the room; then what stands around a place behind that."""
    own = _name_length(text)
    head = own if own + 2 * _LEAST <= room else room // 4
    rest = max(room - head - 1, 0)
    start = max(min(place - rest // 4, len(text) - rest), head)
    tail = text[start : start + rest]
    return text[:head] + "…" + (tail if start + rest >= len(text) else tail[:-1] + "…")


def clip(text: str, size: int) -> str:
    """The text without its end where it is too wide."""
    return text if display_width(text) <= size else text[: size - 1].rstrip(", ") + "…"


def table_title(title: str, shown: int, count: int) -> str:
    """The title of a table of ``count`` rows of which the first are shown."""
    return f"{title}, the first {shown} shown" if shown < count else title
