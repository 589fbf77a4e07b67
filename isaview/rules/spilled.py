"""Spills: how much of a kernel's registers went to memory, told by the dump or counted from it."""

from __future__ import annotations

from isaview.base.figures import figure
from isaview.reports.rule import View


def spilled(view: View) -> str:
    """How much each lane stores to memory for want of registers, "" where nothing is or nobody says so."""
    stored, in_all = (view.stated(name) for name in ("spilled_store_bytes", "spilled_bytes"))
    if stored is None and in_all is None:
        stored = view.need("private").stores
    if stored is not None and stored.value:
        return f"{figure(stored)} of spill stores"
    return f"{figure(in_all)} of spills" if in_all is not None and in_all.value else ""
