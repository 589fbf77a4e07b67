"""PTX, NVIDIA's portable assembly: PTX ISA 1.0 to 9.x as nvcc, LLVM, Triton and people write it.

PTX states no register counts; it states launch bounds, and declares memory. Flags of forms: see `_ptx_forms`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from isaview.languages.ptx.opcodes import special_registers
from isaview.model.form import Form
from isaview.model.registers import Register
from isaview.model.statements import Dialect, Item

_VERSION = re.compile(r"^[ \t]*\.version[ \t]+\d+\.\d+", re.MULTILINE)
_TARGET = re.compile(r"^[ \t]*(?:\.version[ \t]+[\d.]+[ \t]+)?\.target[ \t]+(?:sm|compute)_\d", re.MULTILINE)
_SIGNS = re.compile(
    r"^[ \t]*(?:(?:\.(?:visible|extern|weak)[ \t]+)?\.(?:entry|func)\b|\.reg[ \t]+\.\w|ld\.param\.\w|@!?%p\d+[ \t])",
    re.MULTILINE,
)
_SASS = re.compile(r"^[ \t]*\.(?:elftype|headerflags)\b", re.MULTILINE)
"""What disassemblers print as well as the target, and PTX does not know."""
_COMPONENT = re.compile(r"\.(?:[xyzwrgba]|[bh][0-9]+)\Z")
_COLOURS = {"r": "x", "g": "y", "b": "z", "a": "w"}


def sniff(text: str) -> float:
    """1 for a text with a version and a target, 0.7 where only statements of PTX are seen, 0 otherwise."""
    if _TARGET.search(text):
        return 1.0 if _VERSION.search(text) else 0.0 if _SASS.search(text) else 0.8
    return 0.7 if _SIGNS.search(text) else 0.0


def registers(text: str, bits: int, declared: Callable[[str], Register | None]) -> tuple[Register, ...]:
    """The declared or special register of that name; the components of a vector; a part of a register is the register."""
    found = declared(text)
    if found is not None:
        return (found,)
    special = special_registers()
    plain = _COMPONENT.sub("", text)
    if text.startswith("%") or text == "CC.CF":
        width = special.get(text) or special.get(plain)
        if width is not None:
            return (Register("special", text, width),)
    if plain != text:
        component = text[len(plain) + 1 :]
        found = declared(f"{plain}.{_COLOURS.get(component, component)}") or declared(plain)
        return (found,) if found is not None else ()
    parts = (declared(f"{text}.{component}") for component in "xyzw")
    return tuple(part for part in parts if part is not None)


def statements(text: str) -> Iterator[Item]:
    """Every statement of a text; shapes are remembered from text to text, as long as they are few."""
    from isaview.languages.ptx import structure

    return structure.statements(text)


def opcode(word: str) -> Form | None:
    """What an opcode says without operands; None where no row knows it."""
    from isaview.languages.ptx.forms import alone

    return alone(word)


DIALECT = Dialect(
    name="ptx",
    title="PTX",
    suffixes=(".ptx",),
    sniff=sniff,
    statements=statements,
    registers=registers,
    opcode=opcode,
    registers_from="assembler",
    advice="--exact asks ptxas",
)
