"""Parameters and arguments of assembler macros."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

_REFERENCE = re.compile(r"\\(?:\(\)|@|([A-Za-z_$.][\w$.]*))")
_PARAMETER = re.compile(r"\s*([A-Za-z_$.][\w$.]*)(?::(req|vararg))?(?:=(\"[^\"]*\"|<[^>]*>|[^,\s]*))?\s*,?")
_KEYWORD = re.compile(r"\s*([A-Za-z_$.][\w$.]*)\s*=(?!=)\s*(.*)", re.DOTALL)
_WORD = re.compile(r"[A-Za-z_$.][\w$.]*")


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
    at = 0
    while at < len(after):
        match = _PARAMETER.match(after, at)
        if match is None or match.end() == at:
            break
        at = match.end()
        default = match[3] or ""
        parameters.append(Parameter(match[1], default.strip('"'), match[2] == "req", match[2] == "vararg"))
    return name[0], tuple(parameters)


def split(text: str) -> list[str]:
    """Arguments between commas outside of parentheses, brackets and quotes."""
    pieces = []
    depth = 0
    quoted = False
    start = 0
    for index, sign in enumerate(text):
        if sign == '"':
            quoted = not quoted
        elif quoted:
            continue
        elif sign in "([{":
            depth += 1
        elif sign in ")]}":
            depth -= 1
        elif sign == "," and depth <= 0:
            pieces.append(text[start:index].strip())
            start = index + 1
    last = text[start:].strip()
    if last or pieces:
        pieces.append(last)
    return pieces


def _separated(text: str, expected: int) -> list[str]:
    """Arguments by commas; by blanks too where there are fewer than expected and no operator stands beside the blank."""
    pieces = split(text)
    if len(pieces) >= expected or '"' in text:
        return pieces
    apart: list[str] = []
    for piece in pieces:
        apart.extend(re.split(r"(?<=[\w\])}|])[ \t]+(?=[\w.$\\@%<|(-])", piece) if piece else [piece])
    return apart


def bind(parameters: Sequence[Parameter], text: str, evaluated: Callable[[str], str | None]) -> dict[str, str]:
    """Each parameter's text: given by position or by name, else its default."""
    names = {parameter.name for parameter in parameters}
    given: dict[str, str] = {parameter.name: parameter.default for parameter in parameters}
    position = 0
    pieces = _separated(text, len(parameters))
    for index, piece in enumerate(pieces):
        keyword = _KEYWORD.match(piece)
        if keyword is not None and keyword[1] in names:
            given[keyword[1]] = _plain(keyword[2], evaluated)
            continue
        if position >= len(parameters):
            break
        parameter = parameters[position]
        position += 1
        if parameter.rest:
            given[parameter.name] = ", ".join(pieces[index:])
            break
        if piece:
            given[parameter.name] = _plain(piece, evaluated)
    return given


def _plain(text: str, evaluated: Callable[[str], str | None]) -> str:
    text = text.strip()
    if text.startswith("%"):
        return evaluated(text[1:]) or text
    if len(text) > 1 and text[0] == text[-1] == '"':
        return text[1:-1]
    if len(text) > 1 and text[0] == "<" and text[-1] == ">":
        return text[1:-1]
    return text


def substitute(body: Sequence[str], given: Mapping[str, str], call: int, alternate: bool) -> list[str]:
    """The lines of a body with the parameters' texts in place."""

    def put(match: re.Match[str]) -> str:
        if match[0] == "\\()":
            return ""
        if match[0] == "\\@":
            return str(call)
        name: str = match[1]
        while name:
            if name in given:
                return given[name] + match[1][len(name) :]
            name = name[: max(name.rfind("."), name.rfind("$"), 0)]
        return match[0]

    lines = [_REFERENCE.sub(put, line) if "\\" in line else line for line in body]
    if not alternate:
        return lines
    return [_WORD.sub(lambda match: given.get(match[0], match[0]), line) for line in lines]
