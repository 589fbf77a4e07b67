"""``isaview limits``: every bound isaview sets itself."""

from __future__ import annotations

from isaview.base.limits import TABLE
from isaview.cli.command import Command
from isaview.cli.options import DisplayOptions
from isaview.cli.output import write_table
from isaview.runs import FINE


def limits() -> int:
    """Run the command; gives the exit code."""
    settings = DisplayOptions().settings().values
    values = {limit.name: settings.get(limit.name.lower().replace("_", "-"), limit.value) for limit in TABLE}
    write_table(("limit", "value", "unit", "beyond it"), [(o.name, f"{values[o.name]:,}", o.unit, o.beyond) for o in TABLE])
    return FINE


COMMAND = Command("limits", "Print every bound isaview sets itself.", limits, "Serve", 5)
