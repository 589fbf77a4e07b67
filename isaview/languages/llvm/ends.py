"""Whether LLVM IR was cut off behind a function: between two, or among the attribute groups and metadata that close a module.

LLVM writes both in the order of their numbers, so what is used and not there is missing only where it would come behind all
that is; it takes a text without any attribute group, but nothing then stands behind the last function. Every name that it
writes it also defines or declares; a name that is not there, where metadata is, was not cut off. Text that LLVM did not write
leaves out what it likes.
"""

from __future__ import annotations

import re

from isaview.base import regex

_FIRST = "; ModuleID = "
_WRITTEN = regex.compile(rf"^{_FIRST}", re.MULTILINE)
_GROUPS, _NODES = "\nattributes #", "\n!"
"""How lines begin that define attribute groups, and metadata."""
_GROUP_USED, _NODE_USED = regex.compile(r"#(\d+)(?![\w.])"), regex.compile(r"!(\d+)(?![\w.])")
_DEFINITION = regex.compile(r"\n(?:attributes #|!)(?:(\d+)|[A-Za-z][\w.$-]*) = ")
_LOOKED_AT = 512 * 1024
"""Characters before the definitions' end, and before their beginning, in which uses are looked for."""
_WORDS = regex.compile(r'"[^"\n]*"?|;[^\n]*')
_NAME_USED = regex.compile(r"@([-\w$.]+)")
_NAME_DEFINED = regex.compile(r"^[ \t]*(?:define|declare)\b[^\n@]*@([-\w$.]+)|^@([-\w$.]+)[ \t]*=", re.MULTILINE)
_LAST = regex.compile(r"\n(?:\}|declare\b[^\n]*)\s*\Z")
"""A function's end or declaration with nothing behind it."""
_NAMES_LOOKED_AT = 4 * 1024 * 1024
"""Characters of a text in which names are looked for."""


def missing(text: str) -> str:
    """What the definitions behind the last function begin and do not end, "" where nothing is known to be missing."""
    if _WRITTEN.search(text) is None:
        return ""
    last = text.rfind("\n", 0, len(text.rstrip()))
    if (
        last >= 0
        and _DEFINITION.match(text, last) is not None
        and not _WORDS.sub("", text[last:]).rstrip().endswith((")", "}"))
    ):
        return "it ends inside a definition"
    groups = text.find(_GROUPS) if _GROUPS in text else len(text)
    group = _least_number_beyond(text[max(groups - _LOOKED_AT, 0) : groups], _GROUP_USED, text, _GROUPS)
    node = _least_number_beyond(text[-_LOOKED_AT:], _NODE_USED, text, _NODES)
    if group is not None:
        return f"the attribute group #{group} is used and not defined"
    if node is not None:
        return f"the metadata !{node} is used and not defined"
    name = _nameless(text) if _NODES not in text and len(text) <= _NAMES_LOOKED_AT else ""
    return f"the function or variable @{name} is used and neither defined nor declared" if name else ""


def _nameless(text: str) -> str:
    """The first name in a text that nothing in it defines or declares, "" for none."""
    defined = {name or other for name, other in _NAME_DEFINED.findall(text)}
    if defined.issuperset(_NAME_USED.findall(text)):
        return ""
    plain = _WORDS.sub("", text)
    return next((match[1] for match in _NAME_USED.finditer(plain) if match[1] not in defined), "")


def _least_number_beyond(users: str, use: re.Pattern[str], text: str, opening: str) -> int | None:
    """The least number used that is higher than the last that a text defines; None where there is none, or nothing is known."""
    if opening not in text:
        unknown = opening == _GROUPS and not (text.lstrip().startswith(_FIRST) and _LAST.search(text) is not None)
        return None if unknown else min(_higher(use, _WORDS.sub("", users), -1), default=None)
    closing = _DEFINITION.match(text, text.rfind(opening))
    if closing is None or not _higher(use, users, int((closing[1] or "-1")[:9])):
        return None
    defined = (match for match in _DEFINITION.finditer(text) if match[0].startswith(opening))
    last = max((int(match[1][:9]) for match in defined if match[1] is not None), default=-1)
    return min(_higher(use, _WORDS.sub("", users), last), default=None)


def _higher(use: re.Pattern[str], users: str, last: int) -> list[int]:
    return [number for number in map(int, {digits[:9] for digits in use.findall(users)}) if number > last]
