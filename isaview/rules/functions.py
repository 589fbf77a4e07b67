"""Functions: what a kernel calls, and which of it only reports."""

from __future__ import annotations

from collections.abc import Iterator

from isaview.base.text import safe
from isaview.model.form import Form
from isaview.reports.rule import View

_LONGEST_NAME = 48
_OUTPUT = ("printf", "assert", "_ockl_hostcall", "__ockl_fprintf", "trap_handler", "panic", "rust_begin_unwind")
"""Pieces of the names of functions that print or report an error."""


def is_output(name: str) -> bool:
    """Whether a function of this name prints or reports an error."""
    return any(piece in name.lower() for piece in _OUTPUT)


def readable(view: View, name: str) -> str:
    """A function's name without its arguments, not longer than a line holds."""
    demangled = next((one.demangled for one in view.context.module.kernels if safe(one.name) == name), name)
    short = safe(demangled).partition("(")[0]
    return short if len(short) <= _LONGEST_NAME else f"{short[: _LONGEST_NAME - 1]}…"


def stays(view: View, name: str) -> bool:
    """Whether a call stays one: of values, whose text is not yet linked, only those of functions in the same text do."""
    if "value" not in view.kernel.register_files:
        return True
    return any(safe(other.name) == name for other in view.context.module.kernels)


def _calls(form: Form) -> bool:
    return form.flow == "call" and "inline_assembly" not in form.flags


def called(view: View) -> Iterator[tuple[int, str]]:
    """The calls of a kernel that is launched: the instruction and the function's name, "" for one through a register."""
    if not view.kernel.is_entry:
        return
    for index in view.places(_calls):
        tokens = view.kernel.tokens[index]
        names = [safe(text.bind(tokens)) for text in view.kernel.forms[index].targets]
        yield index, "" if "call_through_register" in view.kernel.forms[index].flags or not names else names[0]
