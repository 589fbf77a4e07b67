"""AMDGCN: assembler text of AMD's GPUs, gfx6 to gfx12.5, as LLVM writes it, as people write it, and as llvm-objdump shows it.

Flags set on forms: "convergent", "cross_lane", "dual" (either of two operations issued together; both are counted),
"with_previous" (the second of them), "wait", "barrier", "fence", "hint" (s_nop, s_delay_alu, s_clause …), "spill", "async",
"returns" (an atomic that gives the old value back), "prefetch", "export", "indirect_registers", "register_window",
"call_through_register", "compare_and_swap", "exact_division" and "integer_division" (an instruction that stands in every such
sequence once), and "blocks_N" (a matrix instruction that makes N independent products).
"""

from __future__ import annotations

import re

from isaview.base import regex
from isaview.languages.amdgcn.registers import registers
from isaview.model.statements import Dialect, imported_late

_SIGNS = (
    (regex.compile(r"\n[ \t]*\.(?:amdgcn_target\b|amdhsa_)"), 1.0),
    (regex.compile("file format elf64-amdgpu"), 1.0),
    (regex.compile(r"\.amdgpu_metadata"), 1.0),
    (
        regex.compile(
            r"\n[ \t]*(?:s_endpgm|s_waitcnt|s_mov_b(?:32|64) |s_load_(?:dword|b32|b64|b128)|v_[a-z0-9_]+ +[vs][\[0-9])"
        ),
        0.8,
    ),
    (regex.compile(r"\n[ \t]*(?:[sv]_[a-z]+_\w+|(?:global|flat|buffer|ds|image|scratch)_[a-z]+\w*)[ \t]"), 0.6),
)
"""Signs and how sure each is, the surest first; a search for the line end before a line is faster than for its start."""


def sniff(text: str) -> float:
    """How surely this is AMDGCN assembly."""
    lines = f"\n{text}"
    return next((surely for pattern, surely in _SIGNS if pattern.search(lines)), 0.0)


statements = imported_late("isaview.languages.amdgcn.reader", "statements")
"""Every statement of a text of assembly or of a disassembly, of which the target and the lanes of a wave are known."""


DIALECT = Dialect(
    name="amdgcn",
    title="AMDGCN",
    suffixes=(".s", ".asm", ".amdgcn", ".isa"),
    sniff=sniff,
    statements=statements,
    registers=registers,
    opcode=imported_late("isaview.languages.amdgcn.forms", "opcode_form"),
    listing=statements,
    compilers=regex.compile(r'^[ \t]*\.ident[ \t]+"([^"\n]+)"', re.MULTILINE),
    inserts_waits=True,
    encoding=regex.compile(r"\s*// [0-9A-F]{8,}:(?: [0-9A-F]{8})+(?=\s*(?:<.*>)?\s*$)"),
    waits_by="-- Begin function",
)
