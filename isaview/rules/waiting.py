"""Waits of a kernel for the rules of their family."""

from __future__ import annotations

from isaview.analysis.waits.waits import Waits, waits_of
from isaview.reports.rule import View


def waits(view: View) -> Waits | None:
    """What is told of a kernel's waits; None for a kernel without any, or a language without a table of them."""
    if view.need("waits") is None:
        return None
    return waits_of(view.kernel)


def computes(found: Waits, loop: int) -> int:
    """How many instructions of a loop could hide a load."""
    forms, classes = found.kernel.forms, found.machine.work
    return sum(forms[index].instruction_class in classes for index in found.bodies[loop].instructions(inner=True))
