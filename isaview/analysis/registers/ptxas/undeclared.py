"""Instructions of a text that names registers it does not declare, as damaged and unfinished texts do."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress, count
from operator import not_

from isaview.model.form import Form
from isaview.model.kernel import Kernel


def undeclared(kernel: Kernel) -> list[int]:
    """The instructions that name registers to read, or to write, of which the text declares none."""
    return kernel.once(undeclared, lambda: _undeclared(kernel))


def _undeclared(kernel: Kernel) -> list[int]:
    forms, operands = kernel.forms, kernel.operands
    unread = {index for index in compress(count(), map(not_, operands.reads)) if _names(forms[index])[0]}
    unwritten = {index for index in compress(count(), map(not_, operands.writes)) if _names(forms[index])[1]}
    return sorted(unread | unwritten)


@lru_cache(maxsize=16384)
def _names(form: Form) -> tuple[bool, bool]:
    """Whether a form names registers that it reads, and whether it names some that it writes."""
    roles = {slot.role for slot in form.slots if slot.text.pattern.startswith("%")}
    return bool(roles - {"write"}), bool(roles - {"read"})
