"""What a module in ``commands/`` offers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from isaview.base.text import nearest

GROUPS = ("Look", "Compare", "Gate", "Fleet", "Teach", "Serve")
"""Headings of the help, in their order."""
FAMILIES = {
    "git": "What git calls, and how to have it called.",
    "history": "Figures over the commits of a dataset.",
}
"""First words of commands of two words, with their help."""
_OLD_NAMES = {"git-diff": ("git", "diff"), "git-setup": ("git", "setup"), "textconv": ("git", "textconv")}
"""Names that stand in people's settings of git."""
_FOLDER = "isaview.cli.commands"


class Command(NamedTuple):
    """One command."""

    name: str
    """One word, or two where a family of commands shares the first."""
    help: str
    function: Callable[..., Any]
    """It gives an exit code. Its parameters are what typer reads, or structs whose fields are (`run.with_flat_options`)."""
    group: str
    """Its heading in the help, of `GROUPS`."""
    order: int
    """Its place below that heading: smaller is higher."""
    options: bool = True
    """Without, it takes its arguments as they are, even those that look like options."""


def commands() -> tuple[Command, ...]:
    """Every command, in the order of the help."""
    from isaview.base.plugins import collect_offers

    return tuple(sorted(collect_offers(_FOLDER, "COMMAND"), key=lambda command: (GROUPS.index(command.group), command.order)))


def with_new_name(words: Sequence[str]) -> list[str]:
    """A command line that begins with the old name of a command, with its new one."""
    return [*_OLD_NAMES.get(words[0], words[:1]), *words[1:]]


def command_of(words: Sequence[str]) -> Command | None:
    """The command that a command line begins with; only its own module, which has its name, is imported."""
    from isaview.base.plugins import one_offered

    name = " ".join(words[: 1 + (words[0] in FAMILIES)])
    command: Command | None = one_offered(_FOLDER, "COMMAND", name.replace("-", "_").replace(" ", "_"))
    return command if command is not None and command.name == name else None


def guess_command(word: str) -> str:
    """The command that a first argument probably means which is neither file nor command; "" where none is like it."""
    # Anything with a dot or a slash is meant as a file, and its absence is reported as such.
    if not word.isidentifier() or word in FAMILIES or command_of([word]) or Path(word).exists():
        return ""
    return next(iter(nearest(word, [command.name for command in commands()])), "")
