"""What a module of this folder offers, and how a command gives up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct


class Refused(Exception):
    """The command line asks for something that cannot be done; the message says what, the exit code is 2."""


class Command(Struct, frozen=True):
    """One command: a function that gives an exit code; ``order`` places it in the help.

    Its parameters are what typer reads, or classes whose fields are (`isaview.cli.groups`). One without ``options`` takes its
    arguments as they are, even those that look like options.
    """

    name: str
    help: str
    function: Callable[..., Any]
    order: int = 50
    options: bool = True
