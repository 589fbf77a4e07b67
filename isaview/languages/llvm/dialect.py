"""LLVM IR as text, from LLVM 14 to beyond 22, for GPUs and hosts.

A kernel's registers are its SSA values: file ``value``, the bits of their type (vectors and structures in total). Constants
and globals are no registers. Opcodes are the instructions' names; what a ``call`` does follows from its callee, which is the
form's mnemonic (``llvm.fma``). A function is an entry when its calling convention or ``!nvvm.annotations`` makes it a
kernel; nothing of a host's module is a kernel, since nothing there is launched.

Flags set: volatile, atomic, slow, fence, wait, convergent, call_through_register, inline_assembly, no_code (intrinsics that
become no instruction), debug (``llvm.dbg.*``) and what the rows of ``opcodes.toml`` and an inline assembly's forms have.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from isaview.base import regex
from isaview.languages.shapes import JOIN
from isaview.model.form import HOLE
from isaview.model.registers import Register
from isaview.model.statements import Dialect, imported_late

_SIGNS = (
    (regex.compile(r"\ntarget (?:triple|datalayout) = \""), 0.6),
    (regex.compile(r"\n; ModuleID = '"), 0.6),
    (regex.compile(r"\ndefine [^\n]*@[^\n]*\("), 0.8),
    (regex.compile(r"\ndeclare [^\n]*@[^\n]*\("), 0.4),
    (
        regex.compile(r"\n[ \t]+%[\w.$-]+ = (?:load|call|getelementptr|add|icmp|alloca|phi|bitcast|extractvalue)\b"),
        0.4,
    ),
    (regex.compile(r"\n(?:attributes #\d+ = \{|![\w.]+ = (?:distinct )?!|source_filename = \")"), 0.4),
    (regex.compile(r"\n@[\w.$\"-]+ = [^\n]*\b(?:global|constant)\b"), 0.4),
)
"""Signs and how sure each is; a search for the line end before a line is faster than for its start."""

_COMPILERS = regex.compile(r'\bproducer: "([^"\n]+)"|^!\d+ = !\{!"([^"\n]* version [^"\n]*)"\}', re.MULTILINE)
"""The producer of debug data, and what ``!llvm.ident`` names."""


def sniff(head: str) -> float:
    """How surely a text is LLVM IR, from 0 to 1."""
    lines = f"\n{head}"
    return min(1.0, sum(weight for pattern, weight in _SIGNS if pattern.search(lines)))


_RESERVED = str.maketrans({HOLE: "\ufffd", JOIN: "\ufffd"})


def normal(text: str) -> str:
    """The text with a line break before it and none of the characters that stand for something while it is read."""
    text = text.replace("\r\n", "\n")
    return "\n" + (text.translate(_RESERVED) if HOLE in text or JOIN in text else text)


def registers(text: str, bits: int, _declared: Callable[[str], Register | None]) -> tuple[Register, ...]:
    """The value an operand names; constants and globals are none."""
    return (Register("value", text, bits),) if text.startswith("%") else ()


DIALECT = Dialect(
    name="llvm",
    title="LLVM IR",
    suffixes=(".ll", ".llir", ".llvm"),
    sniff=sniff,
    statements=imported_late("isaview.languages.llvm.module", "statements"),
    registers=registers,
    opcode=imported_late("isaview.languages.llvm.calls", "opcode_form"),
    registers_from="back end",
    advice="--lower asks LLVM's own back end, for NVIDIA's GPUs --lower --exact then ptxas",
    compilers=_COMPILERS,
)
