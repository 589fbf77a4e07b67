"""The forms of inline assembly in LLVM IR, read by the dialect of the machine it is written for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from isaview.base import regex
from isaview.base.words import SYNCHRONISING
from isaview.languages.llvm.tree import CONSTANT, Draft, Line, Span
from isaview.model.form import HOLE, Access, Form, Text
from isaview.model.statements import Operation, Unread, singly

_OPERAND = regex.compile(r"\$(?:\{(\d+)(?::\w+)?\}|(\d+)|(\$))")
_CHOICES = regex.compile(r"\$\(([^|()]*)(?:\|[^()]*)?\$\)")
_STRING = regex.compile(r'"([^"]*)"')
_ESCAPE = regex.compile(r"\\([0-9A-Fa-f]{2})")
_OUTPUT = regex.compile(r"(?:^|,)=[&*]*([^,]+)")
_WAVE_REGISTER = regex.compile(r"s$|S|\{(?:s\d|s\[|vcc|exec|scc|m0)")
_LANE_IDENTIFIER = regex.compile(r"%(?:tid|laneid|lanemask)")
_GUARD = regex.compile(r"@\$(\d{1,3})")
_ADDRESS = regex.compile(r"\[?\s*%r(\d{1,3})\s*([-+]\s*\d{1,9})?\s*\]?")
_SAYING_MOST = ("matrix", "async_copy", *SYNCHRONISING)
_SAYING_LEAST = ("move", "scalar", "unknown")
_FRAMES = {
    "nvptx": ("ptx", "%r", ".version 9.0\n.target sm_90\n.address_size 64\n.visible .entry f()\n{{\n{}\n}}\n"),
    "amdgcn": ("amdgcn", "v", "f:\n{}\ns_endpgm\n"),
}
"""Machine → its dialect, what stands for an operand, and a module around a text."""


class Assembly(Struct, frozen=True):
    """An inline assembly; ``forms`` are None for an empty text, () for a text that its dialect cannot read."""

    forms: Sequence[Form] | None
    flags: frozenset[str]
    accesses: tuple[Access, ...] = ()


def read(line: Line, draft: Draft, callee: Span) -> Assembly:
    """What the inline assembly says that a call names as its callee."""
    first = _STRING.search(line.text, callee.start, callee.end)
    start, end = first.span(1) if first else (callee.start, callee.start)
    line.needs.update(range(line.text.count(HOLE, 0, start), line.text.count(HOLE, 0, end)))
    text = unescape(line.word(start, end))
    following = _STRING.search(line.text, end + 1)
    constraints = line.word(following.start(1), following.end(1)) if following else ""
    outputs = _OUTPUT.findall(constraints)
    flags = {"inline_assembly", *_lanes(line.layout.machine, text, outputs)}
    if _is_switched_off(line, draft, text, len(outputs)):
        flags.add("guarded_off")
    if not text.strip():
        return Assembly(None, frozenset(flags))
    forms = _forms(line.layout.machine, text)
    accesses = (access for form in forms for access in form.accesses)
    indirect = "*" in constraints
    return Assembly(
        forms, frozenset(flags), tuple(_with_address(line, draft, access, len(outputs), indirect) for access in accesses)
    )


def weight(form: Form) -> int:
    """Memory and matrix instructions tell more of an assembly text than what prepares their operands."""
    if form.instruction_class in _SAYING_MOST or form.accesses:
        return 0
    return 2 if form.instruction_class in _SAYING_LEAST else 1


def unescape(text: str) -> str:
    r"""A string's content, ``\0A`` and the like resolved."""
    return _ESCAPE.sub(lambda match: chr(int(match[1], 16)), text)


def _lanes(machine: str, text: str, outputs: Sequence[str]) -> tuple[str, ...]:
    """What an assembly text says of its results: by the registers it gives them, or by the identifiers it reads."""
    if machine == "amdgcn":
        return () if not outputs else ("per_wave",) if all(map(_WAVE_REGISTER.match, outputs)) else ("per_lane",)
    return ("per_lane",) if _LANE_IDENTIFIER.search(text) else ()


def _is_switched_off(line: Line, draft: Draft, text: str, outputs: int) -> bool:
    """Whether all that an assembly text guards is guarded by a constant that is false, so that it does nothing."""
    parts = [draft.part(int(digits) - outputs) for digits in set(_GUARD.findall(text))]
    values = [None if part is None else part.value for part in parts]
    return bool(values) and all(
        value is not None and value.kind == CONSTANT and line.word(value.start, value.end) == "false" for value in values
    )


def _with_address(line: Line, draft: Draft, access: Access, outputs: int, indirect: bool) -> Access:
    """An access of an assembly text, with the argument that holds its address where an argument does, and an offset."""
    match = _ADDRESS.fullmatch(access.address.pattern) if access.address is not None else None
    part = None if match is None or indirect else draft.part(int(match[1]) - outputs)
    several = part is not None and part.type is not None and part.type.kind == "vector" and part.type.word == "pointer"
    if match is None or part is None or part.value is None or several:
        return replace(access, address=None)
    address = line.piece(part.value)
    offset = (Text(match[2].replace(" ", "").lstrip("+")),) if match[2] else ()
    return replace(access, address=address, addends=(address, *offset))


@cache
def _forms(machine: str, text: str) -> Sequence[Form]:
    """The forms of an inline assembly text, operands made registers; empty where its machine's dialect cannot read it.

    Their addresses stand as in the text: "%r4+16" names operand 4.
    """
    if machine not in _FRAMES:
        return ()
    dialect, register, frame = _FRAMES[machine]
    if dialect == "ptx":
        from isaview.languages.ptx.dialect import DIALECT
    else:
        from isaview.languages.amdgcn.dialect import DIALECT

    def replace_operand(match: re.Match[str]) -> str:
        return "$" if match[3] else f"{register}{match[1] or match[2]}"

    whole = frame.format(_OPERAND.sub(replace_operand, _CHOICES.sub(r"\1", text)))
    items = list(singly(DIALECT.statements(whole)))
    if any(isinstance(statement, Unread) for _, statement, _ in items):
        return ()
    forms = [_bind_addresses(statement.form, tokens) for _, statement, tokens in items if isinstance(statement, Operation)]
    own = forms if dialect == "ptx" else forms[:-1]  # without the end of the module around it
    return tuple(form for form in own if form.recognised != "unknown")


def _bind_addresses(form: Form, tokens: Sequence[str]) -> Form:
    """The form with the addresses of its accesses as they stand in the line that has these tokens."""
    accesses = tuple(
        access if access.address is None else replace(access, address=Text(access.address.bind(tokens)))
        for access in form.accesses
    )
    return replace(form, accesses=accesses) if accesses else form
