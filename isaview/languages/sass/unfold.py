"""JSON of nvdisasm as a listing: the same instructions, one a line.

It has no addresses and no encodings: instructions stand 16 bytes apart. Branches name absolute addresses.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from json import JSONDecodeError, loads
from typing import Any

_STEP = 16
_COMMA = re.compile(r",(?![^{]*\})")
_HEAD = "\tcode for sm_{major}{minor}\n"


def listing(text: str) -> str:
    """The listing that says what the JSON does; the text as it is where it is damaged or of another form."""
    try:
        head, functions = loads(text)
        version = head["SM"]["version"]
        lines = [_HEAD.format(major=int(version["major"]), minor=int(version["minor"]))]
        for function in functions:
            lines.append(f"\t\tFunction : {_word(function['function-name'])}")
            lines.extend(_instructions(function))
    except (JSONDecodeError, RecursionError, LookupError, TypeError, ValueError, AttributeError):
        return text
    return "\n".join(lines) + "\n"


def _instructions(function: Mapping[str, Any]) -> Iterator[str]:
    start = int(function.get("start", 0))
    for index, each in enumerate(function["sass-instructions"]):
        operands = _COMMA.sub(", ", each.get("operands", ""))
        words = (each.get("predicate", ""), each["opcode"], operands, *map(_note, each.get("annotations", ())))
        said = _word(" ".join(word for word in words if word))
        yield f"        /*{start + _STEP * index:04x}*/                   {said} ;"


def _note(annotation: Mapping[str, Any]) -> str:
    return f'(*"{annotation["info"]}"*)'


def _word(text: str) -> str:
    """A text of the JSON within its line."""
    return " ".join(text.replace(";", " ").split())
