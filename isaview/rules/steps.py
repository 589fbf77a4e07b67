"""Steps: the one change that lets more waves in, where a single resource stands in the way."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from isaview.base.measure import Number
from isaview.reports.rule import View

_SURE = ("stated", "counted")


def single_change(view: View, resources: Collection[str]) -> tuple[Any, Number, Number] | None:
    """The only change of the next step with the waves it leads to and those there are.

    None where the step needs several changes or another resource, and where half of the slots are taken or more.
    """
    found = view.need("occupancy")
    step, now = found.next_step, found.waves.value
    if step is None or len(step.changes) != 1 or not now or found.slots is None or 2 * now >= found.slots:
        return None
    change = step.changes[0]
    return (change, step.waves, now) if change.resource in resources else None


def known_registers(view: View) -> bool:
    """Whether the registers are stated or counted, no estimate."""
    allocated = view.need("registers").allocated
    total = allocated.get("total", allocated.get("vector"))
    return total is not None and total.origin in _SURE
