"""The lines of a text of MLIR with their tokens, and what each shape of line says in its surroundings."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from msgspec import Struct, field

from isaview.base.limits import SHOWN_TEXT, STATEMENT_BYTES
from isaview.languages.mlir.forms import Line, Surroundings, read
from isaview.languages.mlir.tree import Misread, Tree, parse, skeleton
from isaview.languages.shapes import JOIN, ReadLines
from isaview.model.form import HOLE
from isaview.model.statements import Unread

_HOLES = re.compile(
    r"(%[\w$.-]+(?:\#\d+)?"
    r"|(?<=\bloc\()(?:[^()\n\"]|\"(?:[^\"\\\n]|\\.)*\"|\((?:[^()\n\"]|\"(?:[^\"\\\n]|\\.)*\"|\((?:[^()\n\"]|\"[^\"\n]*\")*\))*\))*"
    r"|(?<=\.constant )(?:dense<[^<>\n]*>|[-+\w.]+)"
    r"|(?<=@)(?:[\w$.-]+|\"[^\"\n]*\")"
    r"|(?<=\^)[\w$.-]+)"
)
"""What becomes a token: values, locations, values of constants, symbols and labels; signs but a value's stay in the shape."""
_COMMENT = re.compile(r'"(?:[^"\\\n]|\\.)*"|//[^\n]*')
_RESOURCES = re.compile(r"^\{-#.*?^#-\}", re.MULTILINE | re.DOTALL)
_CONTINUED = re.compile(
    r"(?<=[,(\[=*])[ \t]*\n\s*(?![\s\^}])|(?<=->)[ \t]*\n\s*"
    r"|\n\s*(?=[:*)({]|->|attributes\b|iter_args\(|tensor<|!(?![\w.$]+ =)|(?:i\d|f\d|bf16|index)\b)"
    r"|(?<=\{)\n\s*(?=\"?[A-Za-z_][\w.]*\"? = [^\n%]*\n)"
)
"""Line breaks inside of statements: behind what cannot end one, and before what cannot begin one."""
_ATTRIBUTES = re.compile(r"\{\x01[^\n{}]*\n[ \t]*\}")
_PARSED: ReadLines = ReadLines()
"""Skeletons of earlier lines of this run, with their pieces."""
_MOST_SURROUNDINGS = 64

_KNOWN: dict[str, dict[str, Line | Unread]] = {}
"""Lines of earlier texts of this run, by what their meaning depends on."""


def prepared(text: str) -> str:
    """The text without comments, each statement on one line."""
    if "//" in text:
        text = _COMMENT.sub(lambda match: match[0] if match[0][0] == '"' else "", text)
    if "{-#" in text:
        text = _RESOURCES.sub(lambda match: "\n" * match[0].count("\n"), text)
    text = _CONTINUED.sub(lambda match: JOIN * match[0].count("\n"), text)
    return _ATTRIBUTES.sub(lambda match: match[0].replace("\n", JOIN), text) if "{\x01" in text else text


def lines_of(text: str) -> Iterator[tuple[int, str, Sequence[str]]]:
    """Each line that holds something: its number, its shape and its tokens."""
    pieces = _HOLES.split(text)
    shapes, tokens = HOLE.join(pieces[::2]).split("\n"), pieces[1::2]
    number, at = 1, 0
    for shape in shapes:
        count = shape.count(HOLE)
        if shape and not shape.isspace():
            yield number, shape, tokens[at : at + count]
        at += count
        number += 1 + shape.count(JOIN)


class LineReader(Struct):
    """What lines say; each shape is read once for the surroundings."""

    around: Surroundings
    known: dict[str, Line | Unread] = field(default_factory=dict)
    joined: dict[tuple[int, int], Line] = field(default_factory=dict)
    settled: bool = False

    def settle(self) -> None:
        """Take up what earlier texts of the same surroundings left; called when one of these changed."""
        around = self.around
        aliases = "\n".join(f"{name} = {text}" for name, text in sorted(around.types.aliases.items()))
        key = f"{around.warps} {around.lanes} {around.whole}\n{aliases}"
        if len(_KNOWN) >= _MOST_SURROUNDINGS:
            _KNOWN.clear()
        self.known = _KNOWN.setdefault(key, {})
        around.types.known.clear()
        around.types.encodings.clear()
        self.settled = True

    def __call__(self, shape: str) -> Line | Unread:
        """What a line of this shape says."""
        if not self.settled:
            self.settle()
        known = self.known.get(shape)
        if known is None:
            known = self.known[shape] = self._read(shape)
        return known

    def _read(self, shape: str) -> Line | Unread:
        text = shape.strip()
        if len(text) > STATEMENT_BYTES:
            return Unread(1, text[:SHOWN_TEXT], f"a statement of more than {STATEMENT_BYTES:,} characters")
        try:
            tree, types = parsed(text)
            return read(tree, types, self.around)
        except Misread as error:
            return Unread(len(shape) - len(shape.lstrip()) + error.offset + 1, text[:SHOWN_TEXT], error.message)


def parsed(text: str) -> tuple[Tree, tuple[str, ...]]:
    """The pieces of a shape without blanks around it, and its types.

    Raises:
        Misread: it is no line of MLIR.
    """
    bare, types = skeleton(text)
    known = _PARSED.find(bare)
    if known is None:
        known = (parse(bare),)
        _PARSED.keep(bare, known)
    return known[0], types
