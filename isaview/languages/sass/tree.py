"""The tree that the grammar gives for an instruction of SASS."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec import Struct

from isaview.languages.grammar import statement_parser

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
    """An instruction: its guard, opcode, operands, and what the disassembler says of it."""

    guard: Node | None
    opcode: Node
    operands: tuple[Node, ...]
    note: Node | None


_KINDS = {"WORD": "word", "NUMBER": "number", "LABEL": "label", "RELOCATION": "relocation", "NOTE": "note", "SUFFIX": "suffix"}


def _node(child: Any) -> Node:
    if isinstance(child, Node):
        return child
    return Node(_KINDS.get(child.kind, "sign"), child.start, child.end, (), str(child))


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
"""Rule of the grammar → what makes a node of its children."""

parse: Callable[[str], Line | int] = statement_parser("sass", _RULES)
"""What an instruction says; where the text is none, the offset at which reading stopped."""
