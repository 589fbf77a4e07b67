"""``isaview git diff``: what git calls for a changed dump, as its external diff or diff driver.

Git gives up when this fails, so it ends with 0 whatever happens; where isaview has nothing to say, it says why in a line and
shows the files as a plain unified diff.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from difflib import unified_diff
from functools import partial
from typing import Annotated

import typer

from isaview.base import files, limits
from isaview.base.text import safe
from isaview.cli.command import Command
from isaview.cli.output import canvas, write
from isaview.runs import FINE, Refused

_NOTHING = "/dev/null"
_PLAIN_LINES = 20_000
"""Longer files are not shown as a plain diff: it would take minutes."""

_ARGUMENTS = "PATH OLD HEX MODE NEW HEX MODE [RENAMED]"
GivenArgument = Annotated[
    list[str] | None,
    typer.Argument(metavar=_ARGUMENTS, help="As git gives them; PATH alone: unmerged."),
]


def git_diff(given: GivenArgument = None) -> int:
    """Run the command; gives the exit code 0."""
    arguments = given or []
    try:
        text = _diff_text(arguments)
    except Exception as error:  # whatever went wrong, git must not stop in the middle of a log
        text = f"isaview: {safe(f'{type(error).__name__}: {error}')[:200]}\n" + _unified_diff(arguments)
    with suppress(Refused):
        write(text)
    return FINE


def _diff_text(given: Sequence[str]) -> str:
    if given in (["--help"], ["-h"]):
        return f"Usage: isaview git diff {_ARGUMENTS}\n\n{COMMAND.help} `isaview git setup` prints the settings.\n"
    if len(given) == 1:
        return f"{safe(given[0])}: unmerged\n"
    # git gives 1 argument for an unmerged path, 7 for a change, 9 for a rename.
    if len(given) not in (7, 8, 9):
        return f"isaview: git gave {len(given)} arguments; 1, 7 or 9 are understood\n"
    path, old, new = given[0], given[1], given[4]
    head = f"isaview diff a/{safe(path)} b/{safe(given[7] if len(given) > 7 else path)}\n"
    if _NOTHING in (old, new):
        return head + ("new file\n" if old == _NOTHING else "deleted file\n") + _unified_diff(given)
    text = _compare(old, new, path)
    return head + (text + _unified_diff(given) if text.startswith("isaview: ") else text)


def _compare(old: str, new: str, path: str) -> str:
    """Both files compared, or a line that says why not."""
    from isaview.compare.changes import DifferentTargetsError, compare
    from isaview.compare.difference import Difference
    from isaview.compare.models import Models, body_of
    from isaview.compare.pairing import subjects
    from isaview.inputs.load import read_bytes
    from isaview.reports.report import Analysed, report
    from isaview.views.formats.text import render_difference

    sides = []
    for name in (old, new):
        kernels: list[Analysed] = []
        side = report(read_bytes(_content(name), path), figures_only=True, analysed=kernels)
        if side.refused:
            return f"isaview: {side.refused[0]}\n"
        bodies = list(map(body_of, kernels))
        sides.append(subjects(side, lambda _path: path, bodies, Models(partial(list, kernels))))
    if not all(sides):
        return "isaview: there is no kernel to compare\n"
    try:
        changes = compare(*sides)
    except DifferentTargetsError as error:
        return f"isaview: {error}\n"
    return render_difference(Difference(changes, "old", "new"), canvas("auto", False, None))


def _content(name: str) -> bytes:
    return files.beginning(name, limits.INPUT_BYTES + 1)


def _unified_diff(given: Sequence[str]) -> str:
    """The two files as a unified diff; "" where even that cannot be had."""
    from isaview.inputs.recognition import decode_text

    if len(given) < 7:
        return ""
    path = safe(given[0])
    try:
        old, new = ([] if name == _NOTHING else decode_text(_content(name)).splitlines() for name in (given[1], given[4]))
    except OSError as error:
        return f"isaview: {safe(str(error))}\n"
    if max(len(old), len(new)) > _PLAIN_LINES:
        return f"{len(old):,} and {len(new):,} lines: too many for a plain diff\n"
    return "".join(f"{line}\n" for line in unified_diff(old, new, f"a/{path}", f"b/{path}", lineterm=""))


COMMAND = Command("git diff", "What git calls to show a changed dump; always ends with 0.", git_diff, "Serve", 1, options=False)
