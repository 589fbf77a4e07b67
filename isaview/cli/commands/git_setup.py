"""``isaview git setup --print``: what to write into a repository's settings so that git shows dumps with isaview."""

from __future__ import annotations

from typing import Annotated

import typer

from isaview.cli.command import Command
from isaview.cli.output import write
from isaview.runs import FINE, Refused

_ATTRIBUTES = """# .gitattributes: which files are dumps
{patterns}
"""
_SETTINGS = """# run these once in each clone: git takes no commands from a repository
git config diff.isaview.command 'isaview git diff'          # git diff, git show --ext-diff, git log -p --ext-diff
git config diff.isaview.textconv 'isaview git textconv'     # git diff --no-ext-diff, git log -p: figures as lines
git config diff.isaview.cachetextconv true
git config difftool.isaview.cmd 'isaview diff "$LOCAL" "$REMOTE"'
git config difftool.prompt false                            # git difftool -t isaview
"""
_SUFFIXES = (".llir", ".gcn")


def git_setup(shown: Annotated[bool, typer.Option("--print", help="Print it; nothing is ever written.")] = False) -> int:
    """Run the command; gives the exit code."""
    from isaview.inputs.sources import dialects

    if not shown:
        raise Refused("git setup changes nothing by itself: --print shows what to run")
    suffixes = sorted({suffix for dialect in dialects() for suffix in dialect.suffixes} | set(_SUFFIXES))
    patterns = "\n".join(f"*{suffix} diff=isaview" for suffix in suffixes)
    write(_ATTRIBUTES.format(patterns=patterns) + "\n" + _SETTINGS)
    return FINE


COMMAND = Command("git setup", "Print the settings that make git show dumps.", git_setup, "Serve", 3)
