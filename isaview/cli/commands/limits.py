"""``isaview limits``: every bound isaview sets itself."""

from __future__ import annotations

from isaview.base.limits import TABLE
from isaview.cli.command import FINE, Command
from isaview.cli.output import write_table


def limits() -> int:
    """Run the command; gives the exit code."""
    write_table(("limit", "value", "unit", "beyond it"), [(one.name, f"{one.value:,}", one.unit, one.beyond) for one in TABLE])
    return FINE


COMMAND = Command(name="limits", help="Print every bound isaview sets itself.", function=limits, order=90)
