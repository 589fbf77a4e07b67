"""``isaview limits``: every bound isaview sets itself."""

from __future__ import annotations

from isaview.cli import FINE
from isaview.cli._command import Command


def limits() -> int:
    """Run the command; gives the exit code."""
    from isaview.cli._listing import listed
    from isaview.limits import TABLE

    rows = [(limit.name, f"{limit.value:,}", limit.unit, limit.beyond) for limit in TABLE]
    return listed(("limit", "value", "unit", "beyond it"), rows, "text") or FINE


COMMAND = Command(name="limits", help="Print every bound isaview sets itself.", function=limits, order=90)
