"""``isaview tui FILE…``: the same as pages of a terminal to move about in."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer

from isaview.cli.command import Command
from isaview.cli.launch import LaunchAndLowerOptions
from isaview.cli.options import CacheOption, DisplayOptions, FilesArgument, JobsOption, SourceRootOption
from isaview.cli.output import is_terminal
from isaview.runs import Refused, messages, require_extra

KernelOption = Annotated[
    list[str] | None, typer.Option("--kernel", "-k", metavar="PATTERN", help="Only kernels of such names; repeatable.")
]
AgainstOption = Annotated[
    str, typer.Option("--against", metavar="OLD", help="A file, folder or saved report that the tab diff compares with.")
]
_EXTRA = "textual"


def tui(
    files: FilesArgument,
    launch: LaunchAndLowerOptions,
    kernel: KernelOption = None,
    against: AgainstOption = "",
    source_root: SourceRootOption = None,
    cache: CacheOption = True,
    jobs: JobsOption = None,
) -> int:
    """Run the command; gives the exit code."""
    require_extra("tui", _EXTRA, why="the terminal view needs a package")
    if not is_terminal(sys.stdout) or not is_terminal(sys.stdin):
        raise Refused("tui is for a terminal; `isaview show` writes the same anywhere")
    if against and len(files) > 1:
        raise Refused("--against compares one file or folder")
    from isaview.cli.inputs import source_of
    from isaview.cli.launch import request_for
    from isaview.runs.many import cores
    from isaview.serve.tui import TerminalView
    from isaview.serve.tui_reading import Reader
    from isaview.views.format import Format

    settings = DisplayOptions(kernel=kernel, cache=cache).settings()
    folder = source_of(source_root, Format("", "", (), people=True))
    rules: dict[str, Any] = {"select": tuple(settings["select"]), "ignore": tuple(settings["ignore"])}
    reader = Reader(files, request_for(settings, launch, stages=True, **rules), against, jobs or cores())
    TerminalView(reader, folder).run()
    for line in reader.lines:
        messages.say(line)
    return reader.code


COMMAND = Command("tui", "Move about in kernels, their listings, sources and findings, in the terminal.", tui, "Look", 4)
