"""HLO as XLA prints and dumps it, before and after optimisation, for any device.

A computation is a kernel, the entry an entry; fusions, bodies of loops and what reductions apply are functions that are called.
Registers are arrays: file ``buffer``, all their bits in memory, with what tiles of a layout round up. A tuple is its leaves:
``name{1}``. Views write nothing, and what reads them reads what they are views of; constants are literals.

Flags set: those of ``opcodes.toml``, and "root" for what a computation gives.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from isaview.base import regex
from isaview.model.registers import Register
from isaview.model.statements import Dialect, imported_late

_HEAD = regex.compile(r"^HloModule [\w.$-]", re.MULTILINE)
_INSTRUCTION = regex.compile(
    r"^ +(?:ROOT )?%?[A-Za-z_][\w.-]* = \(?(?:pred|token|[a-z]{1,3}\d+\w*)\[[^\n]*\) ?[^\n]*$", re.MULTILINE
)
_COMPUTATION = regex.compile(r"^(?:ENTRY )?%?[A-Za-z_][\w.-]* (?:\([^\n]*\) -> [^\n]+ )?\{$", re.MULTILINE)


def sniff(head: str) -> float:
    """1 for the head of a module, 0.9 for computations without one."""
    if _HEAD.search(head):
        return 1.0
    return 0.9 if _INSTRUCTION.search(head) and _COMPUTATION.search(head) else 0.0


def registers(text: str, bits: int, _declared: Callable[[str], Register | None]) -> tuple[Register, ...]:
    """The array that an operand names; literals are none."""
    return (Register("buffer", text, bits),) if text[:1].isalpha() or text.startswith("_") else ()


DIALECT = Dialect(
    name="hlo",
    title="HLO",
    suffixes=(".hlo",),
    sniff=sniff,
    statements=imported_late("isaview.languages.hlo.reader", "statements"),
    registers=registers,
    opcode=imported_late("isaview.languages.hlo.nodes", "opcode_form"),
    registers_from="graph compiler",
    level="graph",
    advice="compile it, and give what XLA writes after optimisation",
)
