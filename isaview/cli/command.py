"""What a module in ``commands/`` offers, the exit codes, and how a command gives up."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from isaview.base.text import nearest

FINE = 0
"""There is an answer, and nothing in it stops anybody. Exit codes are the same for every command and format."""
FOUND = 1
"""`check` or ``diff --fail-on`` found what they were to stop."""
NO_ANSWER = 2
"""There is no trustworthy answer."""
BUG = 70
"""A part of isaview failed."""
INTERRUPTED = 130
"""Ctrl-C."""
_FOLDER = "isaview.cli.commands"


class Refused(Exception):
    """The command line asks for something that cannot be done; the message says what, the exit code is 2."""


class Command(NamedTuple):
    """One command."""

    name: str
    help: str
    function: Callable[..., Any]
    """It gives an exit code. Its parameters are what typer reads, or structs whose fields are (`run.with_flat_options`)."""
    order: int = 50
    """Its place in the help: smaller is higher."""
    options: bool = True
    """Without, it takes its arguments as they are, even those that look like options."""


def commands() -> tuple[Command, ...]:
    """Every command, in the order of the help."""
    from isaview.base.plugins import offered

    return tuple(sorted(offered(_FOLDER, "COMMAND"), key=lambda command: command.order))


def command_of(word: str) -> Command | None:
    """The command of that name; only its own module is imported, where that has the name too."""
    from isaview.base.plugins import one_offered

    module = word.replace("-", "_")
    if not module.isidentifier():
        return None
    own: Command | None = one_offered(_FOLDER, "COMMAND", module)
    return next((command for command in ((own,) if own else commands()) if command.name == word), None)


def meant_by(word: str) -> str:
    """The command that a first argument probably means which is neither file nor command; "" where none is like it."""
    if not word.isidentifier() or command_of(word) or Path(word).exists():
        return ""
    return next(iter(nearest(word, [command.name for command in commands()])), "")
