"""The statements of a line of PTX, which is cut into pieces; the grammar sees each shape of piece once."""

from __future__ import annotations

from bisect import bisect_left

from msgspec import Struct, field

from isaview.base import limits, regex
from isaview.languages.ptx import directives, forms
from isaview.languages.ptx.lines import Piece, pieces
from isaview.languages.ptx.tree import Misread, parse
from isaview.languages.shapes import JOIN, ReadLines, ShapedLine, Unshared
from isaview.model.form import Text
from isaview.model.statements import Begin, Label, Note, Operation, Scope, Statement, Unread

_NAMED_HEAD = regex.compile(r"\.(entry|func)\b[^A-Za-z_$%]*(?:\([^)]*\)\s*)?([A-Za-z_$%][\w$]*)")
_FIXED: dict[str, tuple[Statement, ...]] = {
    "open": (Scope(True),),
    "close": (Scope(False),),
    "empty": (directives.FORWARD,),
    "foreign": (Note(),),
}


class Misplaced(Unread, frozen=True):
    """An unread statement that stands ``down`` lines below the line it was joined to."""

    down: int = 0

    def plain(self) -> Unread:
        """The same without the lines."""
        return Unread(self.column, self.text, self.message, self.structural)


Known = tuple[tuple[Statement, ...], bool]
"""Statements, and whether they hold for every statement of the shape."""


class LineReader(Struct):
    """The statements of a line; they are remembered by its shape, or by its text where they hold for that alone."""

    remember: bool
    known: ReadLines = field(default_factory=ReadLines)

    def __call__(self, line: ShapedLine) -> tuple[Statement, ...]:
        """Every statement of a line.

        Raises:
            Unshared: some of them do not hold for all lines of this shape.
        """
        unread: list[Statement] = []
        joints: list[int] | None = None
        shared = True
        for piece in pieces(line.text):
            try:
                statements, common = self._read(line, piece)
            except Misread as error:
                if joints is None:
                    joints = [place for place, letter in enumerate(line.text) if letter == JOIN]
                statements, common = _unread(line, piece, error, joints), False
            unread.extend(statements)
            shared = shared and common
        if not shared:
            raise Unshared(tuple(unread))
        return tuple(unread)

    def _read(self, line: ShapedLine, piece: Piece) -> Known:
        fixed = _FIXED.get(piece.kind)
        if fixed is not None:
            return fixed, True
        text = line.cut(piece.start, piece.end)
        shape = f"{piece.kind}\n{text.first}\n{text.pattern}"
        exact = "\n".join((shape, *line.tokens[text.first : text.first + text.count]))
        for key in (shape, exact) if self.remember else ():
            known = self.known.find(key)
            if known is not None:
                return known, key is shape
        statements, shared = _parse_piece(line, piece)
        if self.remember:
            self.known.keep(shape if shared else exact, statements)
        return statements, shared


def _parse_piece(line: ShapedLine, piece: Piece) -> Known:
    """The statements of a piece.

    Raises:
        Misread: the grammar does not know it.
    """
    start = piece.start
    if piece.kind == "label":
        return (Label(line.cut(start, piece.end)),), True
    length = piece.end - start - line.text.count(JOIN, start, piece.end)
    if length > limits.STATEMENT_BYTES:
        raise Misread(0, f"a statement of {length} characters is longer than {limits.STATEMENT_BYTES}")

    def cut(begin: int, end: int) -> Text:
        text = line.cut(start + begin, start + end)
        if JOIN not in text.pattern:
            return text
        parts = (part.strip() for part in text.pattern.split(JOIN))
        return Text(" ".join(part for part in parts if part), text.first, text.count)

    statement = line.text[start : piece.end]
    # Where a semicolon is missing the grammar's own complaint, if it has any, says more.
    tree = parse(statement)
    if piece.kind == "unended":
        raise Misread(len(statement.rstrip()), "expected ';'")
    if tree.kind == "operation":
        built = forms.build(tree, cut)
        return (Operation(built.form),), not built.own
    numberless = line.cut(start, piece.end).count == 0
    return directives.build(tree, cut), numberless or tree.kind in ("location", "data", "section", "prototype")


def _unread(line: ShapedLine, piece: Piece, error: Misread, joints: list[int]) -> tuple[Statement, ...]:
    """The message, and the head's bare name where a head is lost; ``joints`` are the places of `JOIN` in the line."""
    offset = piece.start + error.offset
    down = bisect_left(joints, offset)
    column = offset - (joints[down - 1] if down else -1)
    text = line.text[piece.start : piece.end][: limits.SHOWN_TEXT * 2].replace(JOIN, " ").strip()
    head = _NAMED_HEAD.search(line.text, piece.start, piece.end) if text.startswith(".") else None
    message = Misplaced(column, text[: limits.SHOWN_TEXT], error.message, head is not None, down=down)
    if head is None:
        return (message,)
    return (message, Begin(head[2], head[1] == "entry"))
