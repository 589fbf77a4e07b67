"""What a module in ``commands/`` offers, the exit codes, and how a command gives up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NamedTuple

FINE, FOUND, NO_ANSWER, BUG, INTERRUPTED = 0, 1, 2, 70, 130
"""Exit codes, the same for every command and format."""
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
    return next(iter(get_close_matches(word, [command.name for command in commands()], n=1)), "")


def hint(word: str, known: Iterable[str]) -> str:
    """What to do about a word that is not known: the nearest one that is, else all of them."""
    names = list(known)
    near = get_close_matches(word, names, n=1)
    return f"did you mean {near[0]!r}?" if near else f"there are {', '.join(names)}"
