"""Spills: how much of a kernel's registers went to memory, told by the dump or counted from it."""

from __future__ import annotations

from isaview.measure import Measure
from isaview.rule import View


def spilled_bytes(view: View) -> Measure | None:
    """The bytes of each lane that were spilled to memory, None where none were or nobody says so."""
    found = view.stated("spilled_bytes", "spilled_store_bytes")
    if found is None:
        found = view.need("private").stores
    return found if found is not None and found.value else None
