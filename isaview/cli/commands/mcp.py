"""``isaview mcp --root DIR…``: a server that agents call."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Annotated

import typer

from isaview.cli.command import Command
from isaview.runs import FINE, Refused


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

    if find_spec("mcp") is None:
        raise Refused("mcp needs the package mcp: pip install 'isaview[mcp]'")
    serve(Session(roots_of(root), tools))
    return FINE


COMMAND = Command("mcp", "Serve agents over standard input and output (Model Context Protocol).", command, "Serve", 2)
