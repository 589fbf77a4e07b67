"""What is wrong with a statement of LLVM IR, said like a compiler."""

from __future__ import annotations

from isaview.base.limits import SHOWN_TEXT
from isaview.languages.llvm.tree import Refused
from isaview.languages.shapes import JOIN
from isaview.model.statements import Unread

END_OF_LINE = "the end of the line"

_EXPECTED = (
    ("TYPE", "a type"),
    ("LOCAL", "a value"),
    ("NUMBER", "a number"),
    ("_COMMA", "','"),
    ("_EQUAL", "'='"),
    ("LPAR", "'('"),
    ("RPAR", "')'"),
    ("RSQB", "']'"),
    ("RBRACE", "'}'"),
    ("MORE", "'>'"),
    ("LABELWORD", "a label"),
    ("TO", "'to'"),
    ("UNWIND", "'unwind'"),
    ("STRING", "a string"),
    ("META", "metadata"),
    ("BINARY", "an instruction"),
)
"""The first of these that the grammar would have taken is what the message names."""


def _at(text: str, offset: int) -> int:
    return offset - (text.rfind(JOIN, 0, offset) + 1) + 1


def unread(error: Exception, text: str) -> Unread:
    """The statement for what could not be read.

    Raises:
        Exception: the error itself, where it does not come from the language.
    """
    from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken

    if isinstance(error, Refused):
        return Unread(_at(text, error.at), text[:SHOWN_TEXT], error.message)
    if isinstance(error, UnexpectedCharacters):
        place = int(error.pos_in_stream or 0)
        found = text[place : place + 1]
        return Unread(_at(text, place), text[:SHOWN_TEXT], f"unexpected character {found!r}")
    if not isinstance(error, UnexpectedInput):
        raise error
    wanted = error.expected if isinstance(error, UnexpectedToken) else set()
    expected = next((words for terminal, words in _EXPECTED if terminal in wanted), "the statement to end")
    offset = len(text.rstrip())
    found = END_OF_LINE
    if isinstance(error, UnexpectedToken) and error.token.type != "$END":
        offset = error.token.start_pos or 0
        found = f"'{error.token}'"
    return Unread(_at(text, offset), text[:SHOWN_TEXT], f"expected {expected}, found {found}")
