"""Where AMDGCN text was cut off: what it began and does not end.

Compilers frame each function in comments and write the metadata behind the last one; people close functions with ``.size``
or end them with an instruction that cannot be passed. Of a bare body without a directive nothing is known to be missing.
"""

from __future__ import annotations

import re

from isaview.languages.amdgcn.repeated import ALL_REMARKS

_BEGINS = "-- Begin function"
_ENDS = re.compile(r"-- End function|^[ \t]*\.size\b", re.MULTILINE)
_NAMED = re.compile(r"-- Begin function[ \t]+([^\n]*)")
_HOSTED = re.compile(r"^[ \t]*\.amdgcn_target[ \t]+\"[^\"\n]*-amdhsa-", re.MULTILINE)
_CLOSED = re.compile(r"\.end_(?:amdgpu|amd_amdgpu_hsa)_metadata\b")
_LAST_SECTION = ".note.GNU-stack"
"""LLVM opens it behind the last function, whatever the system is."""
_FIGURE = re.compile(rf"[ \t]*(?:;[ \t]*(?:{'|'.join(ALL_REMARKS)})(?::| =)|\.(?:set|equ)[ \t])")
_INSTRUCTION = re.compile(r"[ \t]*(?:(?:\"[^\"\n]*\"|[\w.$@]+):[ \t]*)*([A-Za-z]\w*)(?![\w.]*[ \t]*=)")
_UNPASSABLE = re.compile(r"s_(?:endpgm|setpc|set_pc|branch|rfe|trap|sethalt)")
_BETWEEN_FUNCTIONS = re.compile(r"[ \t]*\.(?!loc\b|p2align|align\b|cfi_|L\w*:)\w+(?!\w*:)")
"""A directive that compilers and people do not write within a function's body."""
_PADDING = frozenset(("s_nop", "s_code_end", "v_illegal"))
_GOES_ON = re.compile(
    r"^[ \t]*\.(?:text|section|globa?l|type|size|amdhsa_kernel|end_\w+|amdgcn_target)\b|\bs_endpgm\b", re.MULTILINE
)


def whole_lines(text: str) -> str:
    """A compiler's text without a last line that states a figure and is not ended: some of its digits may be missing."""
    start = text.rfind("\n") + 1
    return text[:start] if _BEGINS in text and _FIGURE.match(text, start) is not None else text


def missing(text: str) -> str:
    """What a compiler's text as it came began and does not end, "" where that is nothing or nothing is known of it."""
    begun = text.rfind(_BEGINS)
    if begun < 0:
        return ""
    if _ENDS.search(text, begun) is None:
        name = _NAMED.match(text, begun)
        return f"the function {name[1].strip() if name is not None else ''} has no end"
    if whole_lines(text) != text:
        return "it ends inside a line"
    if _HOSTED.search(text) is not None and _CLOSED.search(text) is None:
        return "the metadata that compilers write behind the last function is missing"
    if _LAST_SECTION not in text[begun:] and _CLOSED.search(text) is None:
        return "the section that compilers open behind the last function is missing"
    return ""


def stops(text: str) -> bool:
    """Whether a prepared text ends behind an instruction that control cannot pass, or behind anything but a function's body."""
    end = len(text)
    while end > 0:
        start = text.rfind("\n", 0, end) + 1
        found = _INSTRUCTION.match(text, start, end)
        if found is not None and found[1] not in _PADDING:
            return _UNPASSABLE.match(found[1]) is not None
        if _BETWEEN_FUNCTIONS.match(text, start, end) is not None:
            return True
        end = start - 1
    return True


def goes_on(rest: str) -> bool:
    """Whether code or other blocks follow in what stands behind the opening of a block that nothing ends."""
    return _GOES_ON.search(rest) is not None
