"""Instructions of a text that names registers it does not declare, as damaged and unfinished texts do."""

from __future__ import annotations

from isaview.model import Form, Kernel


def undeclared(kernel: Kernel) -> list[int]:
    """The instructions that name registers to read, or to write, of which the text declares none."""
    reads, writes = kernel.operands.reads, kernel.operands.writes
    named = {form: _names(form) for form in set(kernel.forms)}
    return [
        index
        for index, form in enumerate(kernel.forms)
        if (not reads[index] and named[form][0]) or (not writes[index] and named[form][1])
    ]


def _names(form: Form) -> tuple[bool, bool]:
    """Whether a form names registers that it reads, and whether it names some that it writes."""
    roles = {slot.role for slot in form.slots if slot.text.pattern.startswith("%")}
    return bool(roles - {"write"}), bool(roles - {"read"})
