"""The modules in a text, each with its name and the line it starts at.

``cuobjdump -ptx`` writes a header before each module, clang writes bundles, Triton and LLVM write banners into logs, and people
concatenate files.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from msgspec import Struct

from isaview.base import limits, regex


class Part(Struct, frozen=True):
    """A piece of a text: ``name`` is "" for the whole, ``line`` the number of its first line, from 1."""

    name: str
    line: int
    text: str


class _Cut(Struct, frozen=True):
    """Where a part begins (its header included), where its text begins, and its name."""

    start: int
    body: int
    name: str


_BUNDLE_START = regex.compile(r"^(?:;|//|#) ?__CLANG_OFFLOAD_BUNDLE____START__ ?(\S*)[^\n]*\n?", re.MULTILINE)
_FATBIN = regex.compile(r"^Fatbin (?:ptx|elf) code:\n=+\n((?:(?:\w[\w ]* =[^\n]*|\w+)\n){0,20})", re.MULTILINE)
_FATBIN_FACT = regex.compile(r"^(?:arch|identifier) = ([^\n]*)", re.MULTILINE)
_BANNER = regex.compile(
    r"^(?:// -----// ([^\n/]{1,200}) //----- //|;? ?\*\*\* IR Dump ((?:After|Before) [^\n*]{1,200})\*\*\*)[^\n]*\n?",
    re.MULTILINE,
)
_SPLIT = regex.compile(r"^// -{5}(?!//)[^\n]*\n?", re.MULTILINE)
_MARKED: tuple[tuple[tuple[str, ...], re.Pattern[str], Callable[[re.Match[str]], str]], ...] = (
    (("__CLANG_OFFLOAD_BUNDLE____START__",), _BUNDLE_START, lambda mark: mark[1]),
    (("Fatbin ",), _FATBIN, lambda mark: " ".join(_FATBIN_FACT.findall(mark[1]))),
    (("//----- //", "*** IR Dump"), _BANNER, lambda mark: (mark[1] or mark[2]).strip()),
    (("// -----\n",), _SPLIT, lambda _mark: ""),
)
"""Lines that stand before a part and name it: words to look for first, the line, and the name in it."""
_VERSION = ".version"
_PTX_VERSION = regex.compile(r"^[ \t]*\.version[ \t]+\d+\.\d+", re.MULTILINE)
_STARTS = (
    (_VERSION, _PTX_VERSION, regex.compile(r"[ \t]*(?://[^\n]*|/?\*[^\n]*)?")),
    ("; ModuleID", regex.compile(r"^; ModuleID = ", re.MULTILINE), regex.compile(r"[ \t]*")),
    (
        ".amdgcn_target",
        regex.compile(r"^[ \t]*\.amdgcn_target\b", re.MULTILINE),
        regex.compile(r"[ \t]*(?:(?:;|//)[^\n]*|\.(?:text|file|ident|section|amdhsa_code_object_version)\b[^\n]*)?"),
    ),
    ("file format elf", regex.compile(r"^[^\s:][^\n:]*:[ \t]+file format elf", re.MULTILINE), regex.compile(r"[ \t]*")),
)
"""What each module begins with: a literal to look for first, the line itself, and lines before it that belong to it."""

_PTX_FUNCTION = regex.compile(r"^[ \t]*(?:\.\w+[ \t]+)*\.(?:entry|func)\b", re.MULTILINE)
_PTX_LINE = regex.compile(r"[ \t]*(?:[.@}{()/*%$].*|.*[;{},*\\]|[A-Za-z_$%][\w$]*:(?:[ \t]*|.*[;{}].*))[ \t]*")
_LOG_PREFIX = regex.compile(r"^([^\n]{1,200}?)[ \t]?\.version[ \t]+\d+\.\d+", re.MULTILINE)
_DIGITS = regex.compile(r"\d+")


def split(text: str) -> list[Part]:
    """The modules of a text in order, at most one more than `limits.PARTS_PER_FILE`; the whole text where it holds no more."""
    pieces = [Part("", 1, text)]
    for words, pattern, name in _MARKED:
        if any(word in text for word in words):
            pieces = [smaller for piece in pieces for smaller in _divide(piece, _find_cuts(piece.text, pattern, name))]
    pieces = [smaller for piece in pieces for smaller in _divide(piece, _start_cuts(piece.text))]
    return [_without_log(piece) for piece in pieces[: limits.PARTS_PER_FILE + 1]]


def _divide(piece: Part, cuts: list[_Cut]) -> Iterator[Part]:
    if not cuts:
        yield piece
        return
    if piece.text[: cuts[0].start].strip():
        yield Part(piece.name, piece.line, piece.text[: cuts[0].start])
    line = piece.line + piece.text.count("\n", 0, cuts[0].start)
    for cut, after in zip(cuts, [*cuts[1:], None], strict=True):
        end = len(piece.text) if after is None else after.start
        first = line + piece.text.count("\n", cut.start, cut.body)
        name = " ".join(part for part in (piece.name, cut.name) if part)
        yield Part(name, first, piece.text[cut.body : end])
        line += piece.text.count("\n", cut.start, end)


def _find_cuts(text: str, pattern: re.Pattern[str], name: Callable[[re.Match[str]], str]) -> list[_Cut]:
    return [_Cut(mark.start(), mark.end(), name(mark)) for mark in pattern.finditer(text)]


def _start_cuts(text: str) -> list[_Cut]:
    """Where modules begin, in a text of several, whatever their languages."""
    if sum(text.count(literal) for literal, _, _ in _STARTS) < 2:
        return []
    # Modules of several languages may follow each other in one text.
    places = sorted(
        _with_lines_before(text, match.start(), belongs)
        for literal, start, belongs in _STARTS
        for match in _lines(text, literal, start)
    )
    if len(places) < 2:
        return []
    return [_Cut(place, place, str(number)) for number, place in enumerate(places, 1)]


def _lines(text: str, literal: str, pattern: re.Pattern[str]) -> Iterator[re.Match[str]]:
    """What a pattern matches from the begin of each line that holds a literal: to try every line takes many times as long."""
    offset = text.find(literal)
    while offset >= 0:
        match = pattern.match(text, text.rfind("\n", 0, offset) + 1)
        if match is not None:
            yield match
        end = text.find("\n", offset)
        offset = text.find(literal, end) if end >= 0 else -1


def _with_lines_before(text: str, start: int, belongs: re.Pattern[str]) -> int:
    while start:
        before = text.rfind("\n", 0, start - 1) + 1
        if not belongs.fullmatch(text, before, start - 1):
            return start
        start = before
    return start


def _without_log(piece: Part) -> Part:
    """The PTX module of a log: what stands before its head and after its last statement goes, and a prefix of its lines too.

    A function before the head is damage, not a log, and stays.
    """
    head = next(_lines(piece.text, _VERSION, _PTX_VERSION), None)
    if head is None:
        piece = _without_prefix(piece)
        head = next(_lines(piece.text, _VERSION, _PTX_VERSION), None)
    if head is None:
        return piece
    function = _PTX_FUNCTION.search(piece.text, 0, head.start())
    start = _with_lines_before(piece.text, head.start(), _STARTS[0][2]) if function is None else function.start()
    end = len(piece.text.rstrip())
    while end > start:
        before = piece.text.rfind("\n", start, end) + 1
        if not before or not piece.text[before:end].strip() or _PTX_LINE.fullmatch(piece.text, before, end):
            break
        end = len(piece.text[:before].rstrip())
    return Part(piece.name, piece.line + piece.text.count("\n", 0, start), piece.text[start:end] + "\n")


def _without_prefix(piece: Part) -> Part:
    """A text whose lines all begin with what a logger wrote (digits may differ), without it; other lines become empty."""
    match = next(_lines(piece.text, _VERSION, _LOG_PREFIX), None)
    if match is None or not match.group(1).strip():
        return piece
    pattern = re.compile(_DIGITS.sub(r"\\d{1,20}", re.escape(match.group(1))) + "[ \t]?")
    lines = []
    for line in piece.text.split("\n"):
        prefix = pattern.match(line)
        lines.append(line[prefix.end() :] if prefix else "")
    return Part(piece.name, piece.line, "\n".join(lines))
