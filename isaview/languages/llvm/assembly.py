"""Inline assembly in LLVM IR, read by the dialect of the machine it is written for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from isaview.model.form import Form, Text
from isaview.model.statements import Operation, Unread, singly

_OPERAND = re.compile(r"\$(?:\{(\d+)(?::\w+)?\}|(\d+)|(\$))")
_CHOICES = re.compile(r"\$\(([^|()]*)(?:\|[^()]*)?\$\)")


def _substituted(text: str, register: str) -> str:
    def replaced(match: re.Match[str]) -> str:
        return "$" if match[3] else f"{register}{match[1] or match[2]}"

    return _OPERAND.sub(replaced, _CHOICES.sub(r"\1", text))


def _ptx(text: str) -> str:
    return f".version 9.0\n.target sm_90\n.address_size 64\n.visible .entry f()\n{{\n{_substituted(text, '%r')}\n}}\n"


def _amdgcn(text: str) -> str:
    return f"f:\n{_substituted(text, 'v')}\ns_endpgm\n"


@cache
def forms_of(machine: str, text: str) -> Sequence[Form]:
    """The forms of an inline assembly text, operands made registers; empty where its machine's dialect cannot read it.

    Their addresses stand as in the text: "%r4+16" names operand 4.
    """
    if machine == "nvptx":
        from isaview.languages.ptx.dialect import DIALECT as PTX

        items = list(singly(PTX.statements(_ptx(text))))
        trailing = 0
    elif machine == "amdgcn":
        from isaview.languages.amdgcn.dialect import DIALECT as AMDGCN

        items = list(AMDGCN.statements(_amdgcn(text)))
        trailing = 1
    else:
        return ()
    if any(isinstance(statement, Unread) for _, statement, _ in items):
        return ()
    forms = [_bound(statement.form, tokens) for _, statement, tokens in items if isinstance(statement, Operation)]
    return tuple(form for form in forms[: len(forms) - trailing] if form.recognised != "unknown")


def _bound(form: Form, tokens: Sequence[str]) -> Form:
    """The form with the addresses of its accesses as they stand in the line that has these tokens."""
    if not form.accesses:
        return form
    accesses = tuple(
        access if access.address is None else replace(access, address=Text(access.address.bind(tokens)))
        for access in form.accesses
    )
    return replace(form, accesses=accesses)
