"""What a module in ``commands/`` offers, the exit codes, and how a command gives up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

FINE, FOUND, NO_ANSWER, BUG, INTERRUPTED = 0, 1, 2, 70, 130
"""Exit codes, the same for every command and format."""
_FOLDER = "isaview.cli.commands"


class Refused(Exception):
    """The command line asks for something that cannot be done; the message says what, the exit code is 2."""


class Command(NamedTuple):
    """One command: a function that gives an exit code; ``order`` places it in the help.

    Its parameters are what typer reads, or structs whose fields are (`isaview.cli.run.with_flat_options`). A command without
    ``options`` takes its arguments as they are, even those that look like options.
    """

    name: str
    help: str
    function: Callable[..., Any]
    order: int = 50
    options: bool = True


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
