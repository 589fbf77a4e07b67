"""The statement of a line of prepared SASS, and what becomes a token."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import cast

from isaview.languages.sass.forms import build
from isaview.languages.sass.tree import Line, parse
from isaview.languages.shapes import ReadLines, ShapedLine, Unshared
from isaview.model.statements import Operation, Statement, StatementBase, Unread

MARK = "\x03"
"""Stands before an instruction where something else of the text does: never part of an input."""

HOLES = re.compile(
    r"""[-0-9.$_](?:
      (?<=[^\w.]R[0-9])[0-9]{0,2}+                         # R12
    | (?<=[^\w.]UR[0-9])[0-9]{0,2}+                        # UR4
    | (?<=[^\w.]P[0-9])                                     # P0
    | (?<=[^\w.]UP[0-9])                                    # UP0
    | (?<=[^\w.]B[0-9])[0-9]{0,2}+                         # B6
    | (?<=`\([.$_])[^)\n]*+                                 # `(.L_x_0)
    | (?<=`\(\([.$_])[^) \n]*+                              # `((tile + 0x10))
    | (?<=[ ,\[+{][0-9])(?:x[0-9a-f]+|[0-9]*(?:\.[0-9]+)?(?:e[-+]?[0-9]+)?)(?![\w@])
    | (?<=[ ,\[+{]-)(?:0x[0-9a-f]+|[0-9]+(?:\.[0-9]+)?(?:e[-+]?[0-9]+)?)(?![\w@])
    )""",
    re.VERBOSE,
)
"""What becomes a token: the numbers of registers, numbers, and names that are different in every function."""
_QUOTED = 60  # characters


class Mark(StatementBase, frozen=True):
    """Something else of the text stands before this line."""


def reader(remember: bool = True) -> Callable[[ShapedLine], tuple[Statement, ...]]:
    """What turns a line into statements; ``remember``: or finds what it was read as."""

    def read(line: ShapedLine) -> tuple[Statement, ...]:
        shape = line.shape.lstrip(MARK)
        known = lines.find(shape) if remember else None
        if known is None:
            known = _statements(line)
            if remember:
                lines.keep(shape, known)
        # a Mark goes no further than the dialect, which says in its place what stands before the line
        return cast(tuple[Statement, ...], (Mark(), *known)) if shape is not line.shape else known

    lines = _lines_read()
    return read


@cache
def _lines_read() -> ReadLines:
    return ReadLines()


def _statements(line: ShapedLine) -> tuple[Statement, ...]:
    text = line.text.lstrip(MARK)
    if not text.strip():
        return ()
    offset = len(line.text) - len(text)
    parsed = parse(text)
    if not isinstance(parsed, Line):
        reason = f"found {text[parsed]!r}" if parsed < len(text) else "the line ends"
        wrong = Unread(parsed + 1, text[:_QUOTED], f"expected an operand or the end of the instruction, {reason}")
        raise _of_this_line(wrong, offset)
    built = build(parsed, lambda start, end: line.cut(start + offset, end + offset))
    if built.own:
        raise _of_this_line(Operation(built.form), offset)
    return (Operation(built.form),)


def _of_this_line(statement: Statement, marked: int) -> Unshared:
    return Unshared(cast(tuple[Statement, ...], (Mark(), statement) if marked else (statement,)))
