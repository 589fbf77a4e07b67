"""``isaview mcp --root DIR…``: a server that agents call."""

from __future__ import annotations

from typing import Annotated

import typer

from isaview.cli.command import Command
from isaview.runs import FINE, require_extra


def command(
    root: Annotated[list[str], typer.Option("--root", metavar="DIR", help="Files below it may be read; repeatable.")],
    tools: Annotated[
        bool, typer.Option("--tools", help="Ask ptxas, LLVM and disassemblers, too; else no process starts.")
    ] = False,
) -> int:
    """Run the command; gives the exit code."""
    from isaview.serve.mcp import serve
    from isaview.serve.mcp_bounds import roots_of
    from isaview.serve.mcp_tools import Session

    require_extra("mcp", "mcp", why="mcp needs the package mcp")
    serve(Session(roots_of(root), tools))
    return FINE


COMMAND = Command("mcp", "Serve agents over standard input and output (Model Context Protocol).", command, "Serve", 2)
