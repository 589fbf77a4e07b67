"""The lines of a text of MLIR with their tokens, and what each shape of line says in its surroundings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct, field

from isaview.base import regex
from isaview.base.limits import SHOWN_TEXT, STATEMENT_BYTES
from isaview.languages.mlir.forms import Line, Surroundings, read_line
from isaview.languages.mlir.tree import TYPE, Misread, parse, skeleton
from isaview.languages.shapes import JOIN, ReadLines
from isaview.model.form import HOLE
from isaview.model.statements import Unread

_STRING = r'"(?:[^"\\\n]|\\.)*+"'
_INNER = rf"(?:[^()\n\"]|{_STRING}|\((?:[^()\n\"]|{_STRING})*+\))*+"
_HOLES = regex.compile(
    r"(%[\w$.-]++(?:\#\d+)?"
    rf"|loc\((?<=[^\w.]loc\()(?:[^()\n\"]|{_STRING}|\({_INNER}\))*+\)"
    r"|constant (?<=\.constant )(?:dense<[^<>\n]*+>|[-+\w.]++)"
    rf"|@(?<!custom_call @)(?:[\w$.-]++|{_STRING})"
    r"|\^[\w$.-]++)"
)
"""What becomes a token: values, locations, values of constants, labels, and symbols but for targets of custom calls."""
_MARKS = {
    "l": ("loc(", ")"),
    "c": ("constant ", ""),
    "@": ("@", ""),
    "^": ("^", ""),
}
"""What stays in the shape around a token that is no value, by the first character of both."""
_COMMENT = regex.compile(rf"{_STRING}|//[^\n]*+")
_RESOURCES = "\n{-#", "\n#-}"
_CONTINUED = regex.compile(
    r"\n(?:(?<=[,(\[=*]\n)\s*+(?![\^}])|(?<=->\n)\s*+"
    r"|(?<!\n\n)\s*+(?=[:*)({]|->|attributes\b|iter_args\(|tensor<|!(?![\w.$]+ =)|(?:i\d|f\d|bf16|index)\b)"
    r"|(?<=\{\n)\s*+(?=\"?[A-Za-z_][\w.]*+\"? = [^\n%]*+\n))"
)
"""Line breaks inside of statements: behind what cannot end one, and before what cannot begin one."""
_ATTRIBUTES = regex.compile(r"\{\x01[^\n{}]*+\n[ \t]*+\}")
_PARSED = ReadLines()
"""Skeletons of earlier lines of this run, with their pieces."""
_KNOWN: dict[str, dict[str, Line | Unread]] = {}
"""Lines of earlier texts of this run, by what their meaning depends on, then by shape."""
_MOST_KNOWN = 50_000


Tail = tuple[str, Sequence[str]]
"""A line by its shape, without blanks around it, and its tokens."""


def prepare_text(text: str) -> str:
    """The text without comments and resources, each statement on one line."""
    text = text.replace(HOLE, "\ufffd").replace(JOIN, "\ufffd")
    start, end = _RESOURCES
    while (first := text.find(start)) >= 0 and (last := text.find(end, first)) >= 0:
        text = text[: first + 1] + "\n" * text.count("\n", first + 1, last + 1) + text[last + len(end) :]
    if "//" in text:
        text = _COMMENT.sub(lambda match: match[0] if match[0][0] == '"' else "", text)
    text = "\n".join(map(str.rstrip, text.split("\n")))
    text = _CONTINUED.sub(lambda match: JOIN * match[0].count("\n"), text)
    return _ATTRIBUTES.sub(lambda match: match[0].replace("\n", JOIN), text) if JOIN in text else text


def lines_of(text: str) -> Iterator[tuple[int, str, Sequence[str], Tail | None]]:
    """Each line that holds something as number, shape and tokens; with what opens regions, the line that closes the last."""
    # One split of the whole text is cheaper than one for each line; every second piece is a token.
    pieces = _HOLES.split(text)
    tokens = pieces[1::2]
    for index, token in enumerate(tokens):
        if token[0] != "%":
            before, behind = _MARKS[token[0]]
            tokens[index] = token[len(before) : len(token) - len(behind)]
            pieces[2 * index + 1] = f"{before}{HOLE}{behind}"
        else:
            pieces[2 * index + 1] = HOLE
    lines: list[tuple[int, str, int, int]] = []
    tails: dict[int, int] = {}
    opened: list[int] = []
    number, first_token = 1, 0
    for shape in "".join(pieces).split("\n"):
        count = shape.count(HOLE)
        if shape:
            bare = shape.lstrip()
            first = opened.pop() if bare[0] == "}" and opened else len(lines)
            if shape[-1] == "{":
                opened.append(first)
            elif bare[0] == "}":
                tails[first] = len(lines)
            lines.append((number, shape, first_token, first_token + count))
        first_token += count
        number += 1 + shape.count(JOIN)
    for index, (where, shape, start, end) in enumerate(lines):
        tail = lines[tails[index]] if index in tails else None
        yield where, shape, tokens[start:end], None if tail is None else (tail[1].lstrip(), tokens[tail[2] : tail[3]])


class LineReader(Struct):
    """What lines say; each shape is read once for the surroundings."""

    around: Surroundings
    known: dict[str, Line | Unread] = field(default_factory=dict)
    state: tuple[int, int, int] | None = None

    def __call__(self, shape: str) -> Line | Unread:
        """What a line of this shape says."""
        around = self.around
        state = around.types.learned, around.warps, around.lanes
        if self.state != state:
            # Take up what earlier texts of the same surroundings left.
            around = self.around
            aliases = "\n".join(f"{name} = {text}" for name, text in sorted(around.types.aliases.items()))
            if sum(map(len, _KNOWN.values())) >= _MOST_KNOWN:
                _KNOWN.clear()
            self.known = _KNOWN.setdefault(f"{around.warps} {around.lanes} {around.whole}\n{aliases}", {})
            self.state = state
        known = self.known.get(shape)
        if known is None:
            known = self.known[shape] = self._read(shape)
        return known

    def _read(self, shape: str) -> Line | Unread:
        if len(shape) > STATEMENT_BYTES:
            return Unread(0, shape, f"a statement of more than {STATEMENT_BYTES:,} characters")
        try:
            bare, types = skeleton(shape)
            known = _PARSED.find(bare)
            if known is None:
                known = (parse(bare),)
                _PARSED.keep(bare, known)
            return read_line(known[0], types, self.around)
        except Misread as error:
            before = bare[: error.offset].split(TYPE)
            offset = len("".join(before)) + sum(map(len, types[: len(before) - 1]))
            return Unread(offset, shape, error.message)


def locate_message(line: Unread, shape: str, tokens: Sequence[str]) -> Unread:
    """A message about a shape with the names that stand in a line, at its column there."""
    text, column = line.text, line.column + len(shape) - len(shape.lstrip())
    column += sum(len(token) - 1 for token in tokens[: text.count(HOLE, 0, line.column)])
    pieces = text.split(HOLE)
    text = "".join(piece + token for piece, token in zip(pieces, (*tokens[: len(pieces) - 1], ""), strict=False))
    return Unread(column + 1, text.replace(JOIN, " ")[:SHOWN_TEXT], line.message)
