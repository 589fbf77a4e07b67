"""SASS statements as trees: what the grammar gives for one instruction."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any

from msgspec import Struct

Children = list[Any]


class Node(Struct, frozen=True):
    """A piece of an instruction from offset ``start`` to ``end``.

    ``kind``: word, number, label, relocation, magnitude, memory, bracket, list, guard, note, sign, suffix or operand.
    ``value`` is the text of a single token.
    """

    kind: str
    start: int
    end: int
    parts: tuple[Node, ...] = ()
    value: str = ""

    def all(self, *kinds: str) -> list[Node]:
        """The direct parts of these kinds, in order."""
        return [part for part in self.parts if part.kind in kinds]

    @property
    def core(self) -> Node:
        """What an operand is without its signs."""
        node = self
        while node.kind in ("operand", "magnitude"):
            node = next(part for part in node.parts if part.kind not in ("sign", "suffix"))
        return node

    @property
    def name(self) -> str:
        """The word of an operand without its suffixes, "" where it is no word."""
        core = self.core
        return core.value.partition(".")[0] if core.kind == "word" else ""


class Line(Struct, frozen=True):
    """One instruction: its guard, opcode, operands, and what the disassembler says of it."""

    guard: Node | None
    opcode: Node
    operands: tuple[Node, ...]
    note: Node | None


_KINDS = {"WORD": "word", "NUMBER": "number", "LABEL": "label", "RELOCATION": "relocation", "NOTE": "note", "SUFFIX": "suffix"}


def _node(child: Any) -> Node:
    if isinstance(child, Node):
        return child
    return Node(_KINDS.get(child.type, "sign"), child.start_pos, child.end_pos, (), str(child))


def _spanning(kind: str, children: Children) -> Node:
    nodes = tuple(map(_node, children))
    return Node(kind, nodes[0].start, nodes[-1].end, nodes)


def _start(children: Children) -> Line:
    nodes = [_node(child) for child in children]
    guard = nodes.pop(0) if nodes[0].kind == "guard" else None
    note = nodes.pop() if nodes[-1].kind == "note" else None
    return Line(guard, nodes[0], tuple(nodes[1:]), note)


_RULES: dict[str, Callable[[Children], Any]] = {
    "start": _start,
    "displacement": partial(_spanning, "operand"),
    **{kind: partial(_spanning, kind) for kind in ("guard", "operand", "magnitude", "memory", "bracket", "list")},
}
"""What is made of each rule of the grammar."""


@cache
def _parser() -> Callable[[str], Line]:
    from lark import Transformer

    from isaview.languages.grammar import parser

    methods = {name: staticmethod(make) for name, make in _RULES.items()}
    return parser("sass", type("InstructionBuilder", (Transformer,), methods)(visit_tokens=False))


def parse(text: str) -> Line | int:
    """What one instruction says; where it is none, the offset at which reading stopped."""
    from lark.exceptions import UnexpectedInput

    try:
        return _parser()(text)
    except UnexpectedInput as error:
        at_end = getattr(getattr(error, "token", None), "type", "") == "$END"
        position = len(text) if at_end else error.pos_in_stream
        return position if isinstance(position, int) and 0 <= position <= len(text) else len(text)
