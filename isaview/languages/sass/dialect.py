"""SASS, the machine code of NVIDIA GPUs from sm_70 on, as nvdisasm and cuobjdump of the toolkits 12 and 13 print it.

Flags of forms: see `isaview.languages.sass.forms`. The registers of a text are those that run; how many are set aside only some
texts state.
"""

from __future__ import annotations

from isaview.base import limits, regex
from isaview.languages.sass.registers import registers
from isaview.model.statements import Dialect, imported_late

_INSTRUCTION = regex.compile(r"\n[ \t]*/\*[0-9a-f]{4,6}\*/[ \t]+(?:@!?U?P[T0-9]+[ \t]+)?[A-Z][A-Z0-9_]+\b[^\n;]*;")
_ENCODING = regex.compile(r"\s*/\*\s*(?:0x)?[0-9a-f]{4,}\s*\*/\s*")
_JSON = '[{"ELF"', '"sass-instructions"'
_HEADS = regex.compile(r"\n[ \t]*(?:\.(?:elftype|headerflags)\b|code for sm_\d)")


def sniff(text: str) -> float:
    """1 for a listing of a disassembler; a text without instructions is none, unless they may stand behind what is seen."""
    if text.startswith(_JSON[0]) and _JSON[1] in text:
        return 1.0
    lines = f"\n{text}"
    if _INSTRUCTION.search(lines):
        return 1.0
    return 0.9 if len(text) >= limits.SNIFFED_BYTES and _HEADS.search(lines) else 0.0


DIALECT = Dialect(
    name="sass",
    title="SASS",
    suffixes=(".sass",),
    sniff=sniff,
    statements=imported_late("isaview.languages.sass.reader", "statements"),
    registers=registers,
    opcode=imported_late("isaview.languages.sass.forms", "opcode_form"),
    unfolded=imported_late("isaview.languages.sass.reader", "unfold_json"),
    encoding=_ENCODING,
    waits_by="/*",
)
