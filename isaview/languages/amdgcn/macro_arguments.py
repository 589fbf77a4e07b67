"""The parameters of assembler macros, and bodies with arguments in their place."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from msgspec import Struct

from isaview.base import regex

_REFERENCE = regex.compile(r"\\(?:\(\)|@|([A-Za-z_$.][\w$.]*))")
_PARAMETER = regex.compile(r"\s*([A-Za-z_$.][\w$.]*)(?::(req|vararg))?(?:=(\"[^\"]*\"|<[^>]*>|[^,\s]*))?\s*,?")
_KEYWORD = regex.compile(r"\s*([A-Za-z_$.][\w$.]*)\s*=(?!=)\s*(.*)", re.DOTALL)
_WORD = regex.compile(r"[A-Za-z_$.][\w$.]*")


class Parameter(Struct, frozen=True):
    """A parameter of a macro: its name, default, and whether it must be given or takes all that is left."""

    name: str
    default: str = ""
    required: bool = False
    rest: bool = False


def head(text: str) -> tuple[str, tuple[Parameter, ...]]:
    """The name and parameters that follow ``.macro``; an empty name where there is none."""
    name = _WORD.match(text.strip())
    if name is None:
        return "", ()
    parameters = []
    after = text.strip()[name.end() :].lstrip(" \t,")
    offset = 0
    while (match := _PARAMETER.match(after, offset)) is not None:
        offset = match.end()
        parameters.append(Parameter(match[1], (match[3] or "").strip('"'), match[2] == "req", match[2] == "vararg"))
    return name[0], tuple(parameters)


def split(text: str) -> list[str]:
    """Arguments between commas outside of parentheses, brackets and quotes."""
    commas = [-1]
    depth = 0
    quoted = False
    for index, sign in enumerate(text):
        quoted ^= sign == '"'
        if not quoted:
            depth += (sign in "([{") - (sign in ")]}")
            if sign == "," and depth <= 0:
                commas.append(index)
    pieces = [text[start + 1 : end].strip() for start, end in pairwise((*commas, len(text)))]
    return pieces if len(pieces) > 1 or pieces[0] else []


def _split_arguments(text: str, expected: int) -> list[str]:
    """Arguments by commas; by blanks too where there are fewer than expected and no operator stands next to the blank."""
    pieces = split(text)
    if len(pieces) >= expected or '"' in text:
        return pieces
    words: list[str] = []
    for piece in pieces:
        words.extend(re.split(r"(?<=[\w\])}|])[ \t]+(?=[\w.$\\@%<|(-])", piece) if piece else [piece])
    return words


def bind(parameters: Sequence[Parameter], text: str, evaluated: Callable[[str], str | None]) -> dict[str, str]:
    """Each parameter's text: given by position or by name, else its default."""
    bound = {parameter.name: parameter.default for parameter in parameters}
    by_position = iter(parameters)
    pieces = _split_arguments(text, len(parameters))
    for index, piece in enumerate(pieces):
        keyword = _KEYWORD.match(piece)
        if keyword is not None and keyword[1] in bound:
            bound[keyword[1]] = _plain(keyword[2], evaluated)
            continue
        parameter = next(by_position, None)
        if parameter is None:
            break
        if parameter.rest:
            bound[parameter.name] = ", ".join(pieces[index:])
            break
        if piece:
            bound[parameter.name] = _plain(piece, evaluated)
    return bound


def _plain(text: str, evaluated: Callable[[str], str | None]) -> str:
    text = text.strip()
    if text.startswith("%"):
        return evaluated(text[1:]) or text
    return text[1:-1] if len(text) > 1 and text[0] + text[-1] in ('""', "<>") else text


def substitute(body: Sequence[str], bound: Mapping[str, str], call: int, alternate: bool) -> list[str]:
    """The lines of a body with the parameters' texts in place."""

    def put(match: re.Match[str]) -> str:
        name: str = match[1] or ""
        if not name:
            return str(call) if match[0] == "\\@" else ""
        while name:
            if name in bound:
                return bound[name] + match[1][len(name) :]
            name = name[: max(name.rfind("."), name.rfind("$"), 0)]
        return match[0]

    lines = [_REFERENCE.sub(put, line) if "\\" in line else line for line in body]
    if not alternate:
        return lines
    return [_WORD.sub(lambda match: bound.get(match[0], match[0]), line) for line in lines]
