"""Inline assembly in LLVM IR, read by the dialect of the machine it is written for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from isaview.model import Form
from isaview.statements import Operation, Unread

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
    """The forms of an inline assembly text, operands made registers; empty where its machine's dialect cannot read it."""
    if machine == "nvptx":
        from isaview.dialects.ptx import DIALECT as PTX

        statements = [statement for _, statement, _ in PTX.statements(_ptx(text))]
        trailing = 0
    elif machine == "amdgcn":
        from isaview.dialects.amdgcn import DIALECT as AMDGCN

        statements = [statement for _, statement, _ in AMDGCN.statements(_amdgcn(text))]
        trailing = 1
    else:
        return ()
    if any(isinstance(statement, Unread) for statement in statements):
        return ()
    forms = [statement.form for statement in statements if isinstance(statement, Operation)]
    return tuple(form for form in forms[: len(forms) - trailing] if form.recognised != "unknown")
