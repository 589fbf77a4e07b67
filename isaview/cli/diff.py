"""``isaview diff OLD NEW``: what a change did to every kernel."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from isaview.cli import FINE, FOUND, NO_ANSWER
from isaview.cli._command import Command, Refused

if TYPE_CHECKING:
    from isaview.cli._sides import Read
    from isaview.config import Configuration
    from isaview.difference import Difference, Showing
    from isaview.rendering import Format

_FAIL_ON = ("worse", "never")


def diff(
    sides: Annotated[
        list[str],
        typer.Argument(
            metavar="OLD NEW", help="Two files, folders of dumps or saved JSON reports; with --git the paths to compare."
        ),
    ],
    git: Annotated[
        str | None,
        typer.Option("--git", metavar="REV[..REV]", help="Compare revisions, or a revision with the files as they are."),
    ] = None,
    kernel: Annotated[
        str | None,
        typer.Option("--kernel", "-k", metavar="PATTERN", help="Only kernels whose name has this in it, or fits * and ?."),
    ] = None,
    table: Annotated[bool, typer.Option("--table", help="Numbers only: no causes, no instructions.")] = False,
    everything: Annotated[
        bool, typer.Option("--all", help="Unchanged kernels too, and instructions that were only renamed or reordered.")
    ] = False,
    across_targets: Annotated[bool, typer.Option("--across-targets", help="Compare kernels for different targets.")] = False,
    fail_on: Annotated[
        str, typer.Option("--fail-on", metavar="WHAT", help="worse: exit with 1 where a kernel became worse.")
    ] = "never",
    form: Annotated[
        str | None, typer.Option("--format", "-f", metavar="FORMAT", help="text, json, markdown …; see `isaview list formats`.")
    ] = None,
    output: Annotated[
        str | None, typer.Option("--output", "-o", metavar="FILE", help="Write there; its suffix chooses the format.")
    ] = None,
    color: Annotated[str | None, typer.Option("--color", metavar="WHEN", help="auto, always or never.")] = None,
    unread_allowed: Annotated[
        bool | None,
        typer.Option("--unread-allowed/--no-unread-allowed", help="Accept inputs of which more than 1 % is unread."),
    ] = None,
) -> int:
    """Run the command; gives the exit code."""
    from isaview.cli._settings import configuration

    if fail_on not in _FAIL_ON:
        raise Refused(f"--fail-on {fail_on!r}: there is {' and '.join(_FAIL_ON)}")
    settings = configuration({"kernel": kernel, "format": form, "color": color, "unread-allowed": unread_allowed})
    chosen = _format(settings, output)
    old, new = _sides(sides, git, settings)
    if not old.kernels or not new.kernels:
        return max(old.code, new.code, NO_ANSWER)
    difference = _difference(old, new, _showing(chosen, table, everything), across_targets)
    _write(difference, chosen, settings["color"], output)
    found = FOUND if fail_on == "worse" and difference.changes.totals.worse else FINE
    return max(old.code, new.code, found)


def _showing(chosen: Format, table: bool, everything: bool) -> Showing:
    """How much is shown: on a screen as much as a person reads, unless all of it is asked for."""
    from isaview.difference import Showing

    if everything or not chosen.people:
        return Showing(table, everything, None, None)
    return Showing(table, everything)


def _difference(old: Read, new: Read, showing: Showing, across_targets: bool) -> Difference:
    """What changed between the sides.

    Raises:
        Refused: they are for different targets.
    """
    from isaview.changes import DifferentTargetsError, compare
    from isaview.difference import Difference

    try:
        changes = compare(old.kernels, new.kernels, across_targets=across_targets, bodies=not showing.table)
    except DifferentTargetsError as error:
        raise Refused(f"{error}; --across-targets compares them all the same") from None
    return Difference(changes, old.name, new.name, showing)


def _write(difference: Difference, chosen: Format, color: str, output: str | None) -> None:
    """Render and write.

    Raises:
        Refused: it cannot be written.
    """
    from isaview.cli import _output

    assert chosen.render_difference is not None
    page = _output.page(color, False, output, os.environ)
    try:
        _output.write(chosen.render_difference(difference, page), chosen, output)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Refused(f"cannot write to {output or 'standard output'}: {error.strerror or error}") from None


def _sides(given: list[str], git: str | None, settings: Configuration) -> tuple[Read, Read]:
    """Both sides as the arguments name them.

    Raises:
        Refused: there are not two sides.
    """
    from isaview.cli._sides import Wish, from_git, from_paths

    wish = Wish(settings["kernel"], settings["unread-allowed"])
    if git is not None:
        return from_git(git, given, wish)
    if len(given) != 2:
        raise Refused(f"diff needs an old and a new side, and got {len(given)}; with --git REV[..REV] it takes paths")
    if given == ["-", "-"]:
        raise Refused("only one side can be standard input")
    return from_paths(given[0], wish), from_paths(given[1], wish)


def _format(settings: Configuration, output: str | None) -> Format:
    """The format that was asked for, else the one of the output file's suffix.

    Raises:
        Refused: there is no such format, or it does not show a diff.
    """
    from isaview.discovery import offered

    formats: dict[str, Format] = {
        one.name: one for one in offered("isaview.formats", "FORMAT") if one.render_difference is not None
    }
    if settings.origins["format"] != "the command line" and output is not None:
        suffix = Path(output).suffix.lower()
        by_suffix = next((one for one in formats.values() if suffix in one.suffixes), None)
        if by_suffix is not None:
            return by_suffix
    name = settings["format"]
    if name not in formats:
        raise Refused(f"diff has no format {name!r}; there are {', '.join(formats)}")
    return formats[name]


COMMAND = Command(
    name="diff", help="Show what a change did to every kernel: figures, causes, instructions.", function=diff, order=2
)
