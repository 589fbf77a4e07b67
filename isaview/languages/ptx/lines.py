"""The text of PTX made ready for `isaview.languages.shapes`, and the pieces of a line that are statements."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from isaview.base import regex
from isaview.languages.shapes import JOIN

HOLES = regex.compile(
    r"""[-0-9LRZ](?<![0-9].)(?<!\.[a-z].)(?:              # no digit of .u32, .v4 or .f16
      (?<=%[a-z][0-9])[0-9]*+                            # %r1
    | (?<=%[a-z][a-z][0-9])[0-9]*+                       # %rd1
    | (?<=[ \t(\[,<+{|!=*\x01-][0-9])\w*+               # a number
    | (?<=[ \t(\[,+{=\x01]-)[0-9]\w*+                   # -1
    | (?<=\$L)[\w$]*+                                    # $L__BB0_1
    | (?<=[ \t(\[,!\x01]_[ZR])[\w$]*+                   # _Z6kernelPf
    | (?<=[A-Za-z]_[0-9])[0-9]*+                         # kernel_param_1
    | (?<=depot[0-9])[0-9]*+                             # __local_depot1
    )""",
    re.VERBOSE,
)
"""What becomes a token: numbers that no form depends on, and names that are different in every kernel."""

_COMMENT = regex.compile(r"//[^\n]*")
_QUOTED_SLASHES = regex.compile(r'"[^"\n]*//')
_QUOTE_OR_COMMENT = regex.compile(r'("(?:[^"\\\n]|\\.)*+")|//[^\n]*|/\*(?:[^*]++|\*(?!/))*+(?:\*/)?')
_TRAILING_BLANKS = regex.compile(r"\n(?<=[ \t\f\v][ \t\f\v][ \t\f\v]\n)")
_LONG_LIST = regex.compile(r"=(?<!\[\] =)(?<!\[\]=)[ \t]*+\{([-+.,\w\s]{512,}+)\}")
_LINE_END = regex.compile(
    r"""\n(?:
      [ \t]*+\.loc\b[^\n]*+                              # a source position, which never goes on
    | (?<!;\n)(?: (?<=\S\n) | (?<=\S[ \t]\n) | (?<=\S[ \t][ \t]\n) )(?:
          (?<![}:\s]\n)                                 # a line that ends otherwise than most statements do
        | (?<=[^;}:\s][ \t]\n) | (?<=[^;}:\s][ \t][ \t]\n)
        | (?=\s*+(?:[,)(;]|\.(?:branch|call)(?:targets|prototype)))
      ) (?:[ \t]*+\n)*+                                  # with the empty lines behind it
    )""",
    re.VERBOSE,
)
_LEADS = regex.compile(r"\s*+[,);(]")
_LABELLED = regex.compile(r"\s*+\.(?:branchtargets|calltargets|callprototype)\b")
_NEXT = regex.compile(r"\s*+(?:(?P<brace>[{}])|(?P<name>[A-Za-z_$%]))?")
_RETURNS = regex.compile(r"[^()]*+\.func\b[^()]*+(?:\([^()]*+(?:\)|\Z)|\Z)")
_NEW_STATEMENT = regex.compile(r"\s*+(?:@|[a-z]\w*+\.[a-z]|(?:ret|exit|trap|bra|call)\b|[A-Za-z_$%][\w$]*+[ \t]*+:(?!:))")
_LINE_DIRECTIVES = (
    "version target address_size file loc section b8 b16 b32 b64 maxntid reqntid minnctapersm maxnctapersm maxnreg "
    "explicitcluster reqnctapercluster maxclusterrank blocksareclusters noreturn abi_preserve abi_preserve_control"
)
_WHOLE_LINE = regex.compile(r"\s*+(?:\.(?:" + "|".join(_LINE_DIRECTIVES.split()) + r")\b|\.b(?:8|16|32|64)[0-9]|@@)")


def prepare(text: str) -> str:
    """The text without comments, a statement of several lines on a single line, the joints marked by `JOIN`.

    A long list of plain numbers that initialises an array is left out. Line numbers still count.
    """
    if "\0" in text:
        # NVRTC counts the end of its string to the text.
        text = text.replace("\0", " ")
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    if "/*" in text or _QUOTED_SLASHES.search(text):
        text = _QUOTE_OR_COMMENT.sub(_without_comment, text)
    elif "//" in text:
        text = _COMMENT.sub("", text)
    if _TRAILING_BLANKS.search(text):
        text = "\n".join([line.rstrip() for line in text.split("\n")])
    text = _LONG_LIST.sub(_without_numbers, text)
    return _LINE_END.sub(_Joiner(text), text)


def _without_comment(match: re.Match[str]) -> str:
    comment = match[0]
    if match[1] or (comment.startswith("/*") and not comment.endswith("*/")):
        # A comment without an end stays, so that what it hides is reported as unread.
        return comment
    return " " + "\n" * comment.count("\n")


def _without_numbers(match: re.Match[str]) -> str:
    return "= {0}" + "\n" * match[1].count("\n")


class _Joiner:
    """Decides for each line end, in order, whether the statement goes on behind it.

    ``head`` is the first line of the statement that is open, ``depth`` its open braces, ``assigned`` whether it has a ``=``.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.joined = -1
        self.head = ""
        self.depth = 0
        self.assigned = False

    def __call__(self, match: re.Match[str]) -> str:
        ends = match[0]
        if not ends.isspace():
            return ends
        start = match.start()
        begin = self.text.rfind("\n", 0, start) + 1
        line = self.text[begin:start].rstrip()
        if line[-1:] in ("", ";"):
            return ends
        if self.joined != begin:
            # A statement that begins behind others of its line begins behind the last of their semicolons.
            line = line.rpartition(";")[2].lstrip(" \t{}")
            self.head, self.depth, self.assigned = line, 0, False
        self.depth += line.count("{") - line.count("}")
        self.assigned = self.assigned or "=" in line
        if not self._is_open(line[-1:], start):
            return ends
        self.joined = match.end()
        return JOIN * ends.count("\n")

    def _is_open(self, last: str, offset: int) -> bool:
        if _LEADS.match(self.text, offset):
            return True
        if last == ":":
            return _LABELLED.match(self.text, offset) is not None
        if last == "{":
            return self.assigned if self.head.startswith(".") else not self.head.rstrip(" \t{").endswith(":")
        return last not in ("", "}") and self._is_unfinished(last, offset)

    def _is_unfinished(self, last: str, offset: int) -> bool:
        if _WHOLE_LINE.match(self.head):
            return False
        if last in ",([=|+" or self.depth > 0:
            return True
        following = _NEXT.match(self.text, offset)
        assert following is not None
        if not self.head.startswith("."):
            return following["brace"] != "}" and not _NEW_STATEMENT.match(self.text, offset)
        if last == ")":
            return following["name"] is not None and _RETURNS.match(self.head) is not None
        return following["brace"] is None


class Piece(NamedTuple):
    """A statement of a line, from offset ``start`` to ``end``, without its semicolon; the next begins from ``following``.

    ``kind``: open, close, empty, label, operation, directive, foreign (a line of old assemblers' debug data), or unended
    (an operation or directive whose semicolon is missing).
    """

    kind: str
    start: int
    end: int
    following: int


_BLANKS = regex.compile(rf"[ \t\f\v{JOIN}]*+")
_LABEL = regex.compile(rf"([A-Za-z_$%][\w$]*+)[ \t{JOIN}]*+:(?!:)")
_TABLE = regex.compile(rf"[ \t{JOIN}]*+\.(?:branchtargets|calltargets|callprototype)\b")
_BODY = regex.compile(r'(?:[^;{}"]++|"(?:[^"\\]|\\.)*+"|\{[^;{}]*+\})*+')
_STRAY = regex.compile(rf"(?:\{{|\}}(?=[ \t]*+[^\s;{{}}{JOIN}]))[^;{JOIN}]*+;")
"""The rest of an operation whose operands have a brace too many: a scope's own brace begins or ends a statement."""
_VARIABLE = regex.compile(r"[^;]*+")
_HEAD = regex.compile(r"[^;{}]*+")
_LINE = regex.compile(r'(?:[^;{}"]++|"(?:[^"\\]|\\.)*+"?)*+')
_OF_THE_MODULE = regex.compile(
    r"\.(?:version[ \t]++[\d.]++|address_size[ \t]++\d++|target[ \t]++\w++(?:[ \t]*+,[ \t]*+\w++)*+)[ \t]*+(?=\.)"
)
"""A directive that ends without a semicolon, where another follows on its line."""
_FIXED = {"{": "open", "}": "close", ";": "empty"}
_IS_HEAD = regex.compile(r"(?:\.(?:visible|extern|weak|common)[ \t\x01]*+)*+\.(?:entry|func)\b")
_IS_VARIABLE = regex.compile(r"\.(?:visible|extern|weak|common|global|const|shared|local|param|tex|surf|sreg)\b")


def pieces(line: str) -> Iterator[Piece]:
    """The statements of a line, in order."""
    offset = _end(_BLANKS, line, 0)
    while offset < len(line):
        piece = _piece(line, offset)
        yield piece
        offset = _end(_BLANKS, line, piece.following)


def _end(pattern: re.Pattern[str], line: str, offset: int) -> int:
    match = pattern.match(line, offset)
    return match.end() if match else offset


def _piece(line: str, start: int) -> Piece:
    first = line[start]
    fixed = _FIXED.get(first)
    if fixed is not None:
        return Piece(fixed, start, start + 1, start + 1)
    if first == ".":
        module = _OF_THE_MODULE.match(line, start)
        if module is not None:
            return Piece("directive", start, module.end(), module.end())
        if _IS_HEAD.match(line, start):
            pattern = _HEAD
        elif _WHOLE_LINE.match(line, start):
            pattern = _LINE
        else:
            return _piece_to_end("directive", line, start, _VARIABLE if _IS_VARIABLE.match(line, start) else _BODY)
        # A semicolon behind these is a statement of its own: it ends a function's head that has no body.
        end = _end(pattern, line, start)
        return Piece("directive", start, end, end)
    if line.startswith("@@", start):
        return Piece("foreign", start, len(line), len(line))
    label = _LABEL.match(line, start)
    if label and _TABLE.match(line, label.end()):
        return _piece_to_end("directive", line, start, _VARIABLE)
    if label:
        return Piece("label", start, label.end(1), label.end())
    return _piece_to_end("operation", line, start, _BODY)


def _piece_to_end(kind: str, line: str, start: int, pattern: re.Pattern[str]) -> Piece:
    end = _end(pattern, line, start)
    if line[end : end + 1] == ";":
        return Piece(kind, start, end, end + 1)
    # An unbalanced brace or quote stops the scan: what is there is taken, so that reading goes on behind it.
    end = max(end, start + 1)
    stray = _STRAY.match(line, end) if kind == "operation" and line[start:end].strip() else None
    if stray is not None:
        return Piece("unended", start, stray.end() - 1, stray.end())
    return Piece("unended", start, end, end)
