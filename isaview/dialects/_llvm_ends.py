"""Where LLVM IR was cut off behind its functions: among the attribute groups and metadata that close a module.

LLVM writes both in the order of their numbers, so what is used and not there is missing only where it would come behind all
that is. Text that LLVM did not write leaves out what it likes, and of a fragment without definitions nothing is known.
"""

from __future__ import annotations

import re

_WRITTEN = re.compile(r"^; ModuleID = ", re.MULTILINE)
_GROUPS, _NODES = "\nattributes #", "\n!"
"""How lines begin that define attribute groups, and metadata."""
_GROUP_USED, _NODE_USED = re.compile(r"#(\d+)(?![\w.])"), re.compile(r"!(\d+)(?![\w.])")
_DEFINITION = re.compile(r"\n(?:attributes #|!)(?:(\d+)|[A-Za-z][\w.$-]*) = ")
_LOOKED_AT = 512 * 1024
"""Characters before the definitions' end, and before their beginning, in which uses are looked for."""
_WORDS = re.compile(r'"[^"\n]*"?|;[^\n]*')


def missing(text: str) -> str:
    """What the definitions behind the last function begin and do not end, "" where nothing is known to be missing."""
    if _WRITTEN.search(text) is None:
        return ""
    last = text.rfind("\n", 0, len(text.rstrip()))
    if last >= 0 and _DEFINITION.match(text, last) is not None and not _closed(text[last:]):
        return "it ends inside a definition"
    groups = text.find(_GROUPS)
    group = _beyond(text[max(groups - _LOOKED_AT, 0) : groups], _GROUP_USED, text, _GROUPS)
    node = _beyond(text[-_LOOKED_AT:], _NODE_USED, text, _NODES)
    if group is not None:
        return f"the attribute group #{group} is used and not defined"
    return "" if node is None else f"the metadata !{node} is used and not defined"


def _closed(definition: str) -> bool:
    return _WORDS.sub("", definition).rstrip().endswith((")", "}"))


def _beyond(users: str, use: re.Pattern[str], text: str, opening: str) -> int | None:
    """The least number used that is higher than the last one a text defines; None where there is none, or no definition."""
    found = _DEFINITION.match(text, text.rfind(opening)) if opening in text else None
    if found is None or not _higher(use, users, int((found[1] or "-1")[:9])):
        return None
    defined = (match for match in _DEFINITION.finditer(text) if match[0].startswith(opening))
    last = max((int(match[1][:9]) for match in defined if match[1] is not None), default=-1)
    return min(_higher(use, _WORDS.sub("", users), last), default=None)


def _higher(use: re.Pattern[str], users: str, last: int) -> list[int]:
    return [number for number in map(int, {digits[:9] for digits in use.findall(users)}) if number > last]
