"""The tree that the grammar gives for a statement of PTX, and why it gives none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, NamedTuple

from isaview.languages.grammar import Unexpected, parser


class Node(NamedTuple):
    """A piece of a statement from offset ``start`` to ``end``; ``value`` is the text where that is a single token.

    Kinds of operands: name, number, vector, address, group, sequence, choice, prefixed, cast, element, applied, setting.
    Every other kind is a rule of ``grammars/ptx.lark``.
    """

    kind: str
    start: int
    end: int
    parts: tuple[Node, ...] = ()
    value: str = ""

    def all(self, *kinds: str) -> list[Node]:
        """The direct parts of these kinds, in order."""
        return [part for part in self.parts if part.kind in kinds]

    def first(self, *kinds: str) -> Node | None:
        """The first direct part of these kinds."""
        return next((part for part in self.parts if part.kind in kinds), None)


class Misread(Exception):
    """A statement the grammar does not know: ``offset`` from its start, and what was expected there."""

    def __init__(self, offset: int, message: str) -> None:
        super().__init__(message)
        self.offset = offset
        self.message = message


_LONGEST_NUMBER = 72  # characters
"""Numbers of 64 bits have at most 66, in binary."""


def integer(node: Node) -> int | None:
    """The whole number that a token spells, None for a number with a point and for any other token.

    Raises:
        Misread: it is longer than any number that is used.
    """
    digits = node.value.rstrip("U")
    if len(digits) > _LONGEST_NUMBER:
        raise Misread(node.start, f"a number of {len(digits)} digits")
    try:
        return int(digits, 8 if digits.startswith("0") and digits.isdecimal() else 0)
    except ValueError:
        return None


def _node(rule: str, children: Sequence[Any]) -> Node:
    if len(children) == 1 and rule == "sequence":
        only: Node = children[0]
        return only
    parts = tuple(
        child if isinstance(child, Node) else Node(child.kind, child.start, child.end, (), str(child)) for child in children
    )
    value = parts[0].value if len(parts) == 1 else ""
    return Node(rule, parts[0].start, parts[-1].end, parts, value)


@cache
def _parser() -> Callable[[str], Node]:
    return parser("ptx", lambda rule: partial(_node, rule))


def parse(statement: str) -> Node:
    """The tree of a statement, without its semicolon.

    Raises:
        Misread: the statement is none.
    """
    try:
        return _parser()(statement)
    except Unexpected as error:
        if error.is_end:
            raise Misread(len(statement.rstrip()), _expectation(error.expected, "the end")) from None
        word = statement[error.position] if error.token is None else str(error.token)
        raise Misread(error.position, _expectation(error.expected, repr(word))) from None


_SPOKEN = {
    "OPCODE": "an opcode",
    "NAME": "a register or name",
    "NUMBER": "a number",
    "STRING": "a string",
    "_COMMA": "','",
    "RBRACKET": "']'",
    "RPAR": "')'",
    "RBRACE": "'}'",
    "GREATER": "'>'",
    "LBRACKET": "'['",
    "SPACE": "a state space",
    "QUALIFIER": "a qualifier",
    "$END": "the end",
}
"""How terminals are called in a message, the ones that say most first."""


def _expectation(expected: frozenset[str], actual: str) -> str:
    names = [spoken for terminal, spoken in _SPOKEN.items() if terminal in expected][:2]
    if not names:
        return f"did not expect {actual}"
    return f"expected {' or '.join(names)}, found {actual}"
