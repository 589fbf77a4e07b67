"""AMDGCN text made ready to be read with its line numbers, and what shows that a text was cut off.

Blocks that are no code (metadata, kernel descriptors) become a directive and empty lines; comments that mean nothing go;
directives whose arguments mean nothing here lose them, so that names of kernels make no shapes.

Compilers frame each function in comments and write the metadata behind the last; people close functions with ``.size``
or end them with an instruction that cannot be passed. Of a bare body without a directive nothing is known to be missing.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from isaview.base import regex
from isaview.languages.amdgcn.facts import ALL_REMARKS

_NUMBER = (
    r"(?:(?<=0)[xX][0-9a-fA-F]*|(?![xX])[0-9A-Za-z]*(?:\.[0-9]*(?:[eE][+-]?[0-9]+)?)?)"  # 0x1f, 12, 1.5e+3
    r"(?![\w.])"
)
"""What follows the first digit of a number, all that the grammar takes as a number: a part would stand for other texts."""
HOLES = regex.compile(
    rf"[0-9](?:(?<=[ \t(|+-].)(?<!s_trap .){_NUMBER}"  # immediates, also in expressions
    r"|(?<=[^\w.$@][vsa].)[0-9]*(?!\w)"  # v12
    r"|(?<=[vsacp]\[.)[0-9]*(?::[0-9]+)?(?=\])"  # v[4:7], acc[..], ttmp[..]
    r"|(?<=BB.)[0-9_]*"  # .LBB0_2
    rf"|(?<=set:.){_NUMBER}|(?<=set[01]:.){_NUMBER}"  # offset:, offset0:
    r"|(?<=gpr.)[0-9]*"  # $vgpr3_vgpr4
    r"|(?<=tmp.)[0-9]*|(?<=_begin.)[0-9]*|(?<=_end.)[0-9]*|(?<=_string.)[0-9]*|(?<=getpc.)[0-9]*|(?<=label_.)\w*"
    r"|(?<=[a-z]:.)[0-9]*:[0-9]+)"  # file.py:12:5 after .loc
)
"""Numbers that become tokens; none of them changes what a statement means."""
UNENDED, CUT = ".unended", ".cut_off"
"""Stand for the directive that opens a block which nothing ends: where text goes on behind it, and at the end of a text."""

_TRUE_REGISTER = regex.compile(
    r"\b[vsa](?:\[[0-9:]+\]|[0-9]+)(?:\.[lh])?[ \t]*/\*[ \t]*([vsa](?:\[[0-9:]+\]|[0-9]+)(?:\.[lh])?)[ \t]*\*/"
)
_BLOCK_COMMENT = regex.compile(r'"(?:[^"\\\n]|\\.)*"|(?:;|//)[^\n]*|/\*(?:[^*]|\*(?!/))*(?:\*/|\Z)')
_KEPT = rf"(?: implicit-def:|[^\n]*byte Folded| (?:{'|'.join(ALL_REMARKS)})(?::| =) |[^\n]*@\[ )"
_COMMENT = regex.compile(rf'(?://|;(?!{_KEPT}))[^\n"]*$', re.MULTILINE)
"""Comments that say nothing; a comment with a quote is left to the grammar, which cannot take it for a string's end."""
_HASH_LINE = regex.compile(r"^([ \t]*(?:[\w.$@]+:[ \t]*)*)#[^\n]*", re.MULTILINE)
_SECTION_WORDS = regex.compile(r"^([ \t]*\.(?:push)?section[ \t]+[^\n#;]*),[ \t]*(#\w+(?:[ \t]*,[ \t]*#\w+)*)", re.MULTILINE)
"""A section with its flags as words: ``.section .text.k,#alloc,#execinstr``."""
QUIET = regex.compile(
    r"(\.(?:set|equ|type|globl|global|weak|hidden|protected|internal|local|size|comm|lcomm|ascii|asciz|string|ident))"
    r"(?=[ \t])[^\n]*"
)
"""Directives of which only the presence matters, with their arguments; definitions are read before."""

_BEGINS = "-- Begin function"
_END, _SIZE = "-- End function", regex.compile(r"^[ \t]*\.size\b", re.MULTILINE)
_NAMED = regex.compile(r"-- Begin function[ \t]+([^\n]*)")
_HOSTED = regex.compile(r"^[ \t]*\.amdgcn_target[ \t]+\"[^\"\n]*-amdhsa-", re.MULTILINE)
_CLOSED = regex.compile(r"\.end_(?:amdgpu|amd_amdgpu_hsa)_metadata\b")
_LAST_SECTION = ".note.GNU-stack"
"""LLVM opens it behind the last function, whatever the system is."""
_FIGURE = regex.compile(rf"[ \t]*(?:;[ \t]*(?:{'|'.join(ALL_REMARKS)})(?::| =)|\.(?:set|equ)[ \t])")
_INSTRUCTION = regex.compile(r"[ \t]*(?:(?:\"[^\"\n]*\"|[\w.$@]+):[ \t]*)*([A-Za-z]\w*)(?![\w.]*[ \t]*=)")
_UNPASSABLE = regex.compile(r"s_(?:endpgm|setpc|set_pc|branch|rfe|trap|sethalt)")
_BETWEEN_FUNCTIONS = regex.compile(r"[ \t]*\.(?!loc\b|p2align|align\b|cfi_|L\w*:)\w+(?!\w*:)")
"""A directive that compilers and people do not write within a function's body."""
_PADDING = frozenset(("s_nop", "s_code_end", "v_illegal"))
_GOES_ON = regex.compile(
    r"^[ \t]*\.(?:text|section|globa?l|type|size|amdhsa_kernel|end_\w+|amdgcn_target)\b|\bs_endpgm\b", re.MULTILINE
)
"""Code or another block, behind the opening of a block that nothing ends."""


class Unexpanded(NamedTuple):
    """What could not be expanded: the lines to read before it, its text, and why; ``cut`` where the rest is not read."""

    before: int
    text: str
    why: str
    cut: bool = False


def cut_blocks(text: str, opening: str) -> tuple[str, list[str]]:
    """The text with every block (``.amdhsa_kernel`` to ``.end_amdhsa_kernel``) as its first directive alone, and the blocks.

    A block before whose end another block or code comes is left where it is, behind the marker `UNENDED`. The last
    that the text's end cuts off is replaced by `CUT`; its whole lines are a block.
    """
    if opening not in text:
        return text, []
    closing = f".end_{opening[1:]}"
    pieces: list[str] = []
    blocks: list[str] = []
    begin = 0
    while (start := text.find(opening, begin)) >= 0:
        inside = start + len(opening)
        end, another = text.find(closing, inside), text.find(opening, inside)
        pieces.append(text[begin:start])
        if end < 0 and another < 0 and _GOES_ON.search(text[inside:]) is None:
            blocks.append(text[inside : text.rfind("\n", inside) + 1])
            pieces.append(f"{CUT} {opening}{_blank(text[inside:])}")
            begin = len(text)
        elif end < 0 or 0 <= another < end:
            pieces.append(f"{UNENDED} ")
            begin = inside
        else:
            blocks.append(text[inside:end])
            pieces.append(opening + _blank(blocks[-1]))
            begin = end + len(closing)
    pieces.append(text[begin:])
    return "".join(pieces), blocks


def _blank(text: str) -> str:
    """Only the line ends of a text."""
    return "\n" * text.count("\n")


def without_comments(text: str) -> str:
    """The text without comments that say nothing, with full register numbers in place of shortened ones."""
    if "/*" in text:
        text = _TRUE_REGISTER.sub(r"\1", text)
        text = _BLOCK_COMMENT.sub(lambda match: (" " + _blank(match[0])) if match[0].startswith("/*") else match[0], text)
    text = _COMMENT.sub("", text)
    if "#" in text:
        text = _SECTION_WORDS.sub(lambda match: f'{match[1]},"{"ax" if "#execinstr" in match[2] else "a"}"', text)
        text = _HASH_LINE.sub(r"\1", text)
    return text


def whole_lines(text: str) -> str:
    """A compiler's text without a last line that states a figure and is not ended: some of its digits may be missing."""
    start = text.rfind("\n") + 1
    return text[:start] if _BEGINS in text and _FIGURE.match(text, start) is not None else text


def missing(text: str) -> str:
    """What a compiler's text as it came began and does not end, "" where that is nothing or nothing is known of it."""
    begun = text.rfind(_BEGINS)
    if begun < 0:
        return ""
    if text.find(_END, begun) < 0 and _SIZE.search(text, begun) is None:
        name = _NAMED.match(text, begun)
        return f"the function {name[1].strip() if name is not None else ''} has no end"
    if whole_lines(text) != text:
        return "it ends inside a line"
    if _CLOSED.search(text) is not None:
        return ""
    if _HOSTED.search(text) is not None:
        return "the metadata that compilers write behind the last function is missing"
    return "" if _LAST_SECTION in text[begun:] else "the section that compilers open behind the last function is missing"


def stops(text: str) -> bool:
    """Whether a prepared text ends behind an instruction that control cannot pass, or behind anything but a function's body."""
    end = len(text)
    while end > 0:
        start = text.rfind("\n", 0, end) + 1
        last = _INSTRUCTION.match(text, start, end)
        if last is not None and last[1] not in _PADDING:
            return _UNPASSABLE.match(last[1]) is not None
        if _BETWEEN_FUNCTIONS.match(text, start, end) is not None:
            return True
        end = start - 1
    return True
