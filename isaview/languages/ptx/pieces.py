"""PTX pieces: each kernel from the line of its head to the brace that closes it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from isaview.model.pieces import Cutter, Ranges

_HEAD = re.compile(r"[ \t]*(?:\.(?:visible|weak)[ \t]+)?\.entry[ \t]+[\w$]+[ \t]*\(")
"""A head as compilers write it."""
_END = re.compile(r"\n\}[ \t]*(?:\n|\Z)")
"""A brace that may close a function: its braces are counted."""
_BEFORE = re.compile(r"[ \t]*(?://.*|[^\n]*[;}][ \t]*|\.(?:version|target|address_size)\b[^\n/]*)?")
"""A line behind which a statement begins."""
_UNSURE = re.compile(r'/\*|[\r\0]|@@|//[^\n{}]*[{}]|"[^"\n]*[{}]|\.(?:section|file|version|target)\b|inlined_at')
"""What reaches out of a piece, or has braces that are none."""
_UNSURE_AROUND = re.compile(r"/\*|[\r\0]|@@|\.section\b|inlined_at")


def _ranges(text: str) -> Sequence[Ranges]:
    return tuple(_pieces(text))


def _pieces(text: str) -> Iterator[Ranges]:
    at = 0
    while (found := text.find(".entry", at)) >= 0:
        begin, at = text.rfind("\n", 0, found) + 1, found + 1
        end = _end(text, begin) if _HEAD.match(text, begin) and _BEFORE.fullmatch(_line_before(text, begin)) else 0
        if end:
            yield ((begin, end),)
            at = end


def _line_before(text: str, begin: int) -> str:
    """The last line before an offset that is not empty."""
    above = text[max(begin - 4096, 0) : begin].rstrip()
    return above[above.rfind("\n") + 1 :]


def _end(text: str, begin: int) -> int:
    """Where the function ends whose head stands at an offset, 0 where that is not seen."""
    at, depth = begin, 0
    for found in _END.finditer(text, begin):
        depth += text.count("{", at, found.end()) - text.count("}", at, found.end())
        if depth <= 0:
            return 0 if depth else found.end()
        at = found.end()
    return 0


def _is_alone(piece: str) -> bool:
    return _UNSURE.search(piece) is None


def _traits(text: str) -> frozenset[str] | None:
    return None if _UNSURE_AROUND.search(text) else frozenset()


CUTTER = Cutter(_ranges, _is_alone, _traits)
