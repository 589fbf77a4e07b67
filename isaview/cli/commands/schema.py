"""``isaview schema``: the JSON Schema of what isaview writes."""

from __future__ import annotations

from typing import Annotated

import typer

from isaview.base.text import hint
from isaview.cli.command import Command
from isaview.cli.output import write
from isaview.runs import FINE, Refused

NameArgument = Annotated[str, typer.Argument(metavar="[NAME]", help="Which document; see `isaview list schemas`.")]


def schema(name: NameArgument = "report") -> int:
    """Run the command; gives the exit code."""
    from isaview.reports import serial

    if name not in serial.schema_names():
        raise Refused(f"no schema is called {name!r}; {hint(name, serial.schema_names())}")
    write(serial.json_text(serial.schema(name)))
    return FINE


COMMAND = Command("schema", "Print the JSON Schema of what isaview writes.", schema, "Serve", 4)
