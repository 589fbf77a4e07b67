"""MLIR: what Triton's compiler writes before and after it chooses layouts (TTIR, TTGIR), and other dialects as far as they go.

A kernel's registers are its values: file ``value``, the bits of distinct elements that a lane holds. Constants hold none, nor
do views of other values, which are read by the name of what they show. Regions are control flow: a loop's values are written
by its head and by the ``yield`` that ends its body. Flags set: renames, combining (in the region of a reduction), and those of
``opcodes.toml``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from isaview.base import regex
from isaview.model.registers import Register
from isaview.model.statements import Dialect, Item, imported_late

_SIGNS = (
    (regex.compile(r"^[ \t]*(?:tt|ttg|func|gpu|llvm)\.func\b[^\n]*@", re.MULTILINE), 0.9),
    (regex.compile(r"^[ \t]*\"(?:tt|func|gpu|llvm)\.func\"[ (]", re.MULTILINE), 0.9),
    (regex.compile(r"^[ \t]*(?:(?:builtin\.)?module\b[^\n=]{0,9999}\{|\"builtin\.module\"\()", re.MULTILINE), 0.5),
    (regex.compile(r"^#[\w$.-]+[ \t]*=[ \t]*(?:#\w+[\w.]*<|loc\()", re.MULTILINE), 0.5),
)
"""Signs and how sure each is; statements alone are none, since nothing says what they belong to."""
GRAPH = regex.compile(r"(?<![\w.])\"?(?:stablehlo|chlo|mhlo|vhlo|sdy|tosa)\.[a-z_]+")
"""A statement of a graph."""


def is_mlir(head: str) -> float:
    """How surely a text is MLIR of any dialect, from 0 to 1."""
    return min(1.0, sum(weight for pattern, weight in _SIGNS if pattern.search(head)))


def sniff(head: str) -> float:
    """How surely a text is MLIR, but for graphs."""
    return 0.0 if GRAPH.search(head) else is_mlir(head)


def registers(text: str, bits: int, declared: Callable[[str], Register | None]) -> tuple[Register, ...]:
    """The value an operand names; constants are none."""
    if not text.startswith("%"):
        return ()
    return (declared(text) or Register("value", text, bits),)


def _statements(text: str) -> Iterator[Item]:
    read: Callable[[str, str], Iterator[Item]] = imported_late("isaview.languages.mlir.structure", "statements")
    return read(text, "tiles")


DIALECT = Dialect(
    name="mlir",
    title="MLIR",
    suffixes=(".ttgir", ".ttir", ".mlir"),
    sniff=sniff,
    statements=_statements,
    registers=registers,
    opcode=imported_late("isaview.languages.mlir.forms", "opcode_form"),
    registers_from="tile compiler",
    level="tiles",
)
