"""``isaview limits``: every bound isaview sets itself."""

from __future__ import annotations

from isaview.cli.codes import FINE
from isaview.cli.command import Command


def limits() -> int:
    """Run the command; gives the exit code."""
    from isaview.base.limits import TABLE
    from isaview.cli.listing import listed

    rows = [(limit.name, f"{limit.value:,}", limit.unit, limit.beyond) for limit in TABLE]
    return listed(("limit", "value", "unit", "beyond it"), rows, "text") or FINE


COMMAND = Command(name="limits", help="Print every bound isaview sets itself.", function=limits, order=90)
