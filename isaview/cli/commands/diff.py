"""``isaview diff OLD NEW``: what a change did to every kernel."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated

import typer

from isaview.cli.codes import FINE, FOUND, NO_ANSWER
from isaview.cli.command import Command, Refused
from isaview.cli.launch import AskedOrLowered
from isaview.cli.options import OutputOption, PathMapOption, Shown

if TYPE_CHECKING:
    from isaview.cli.sides import Read
    from isaview.compare.difference import Difference, Showing
    from isaview.gate.config import Configuration
    from isaview.views.format import Format

_FAIL_ON = ("worse", "never")


SidesArgument = Annotated[
    list[str],
    typer.Argument(
        metavar="OLD NEW", help="Two files, folders of dumps or saved JSON reports; with --git the paths to compare."
    ),
]
GitOption = Annotated[
    str | None,
    typer.Option("--git", metavar="REV[..REV]", help="Compare revisions, or a revision with the files as they are."),
]
TableOption = Annotated[bool, typer.Option("--table", help="Numbers only: no causes, no instructions.")]
AllOption = Annotated[
    bool, typer.Option("--all", help="Unchanged kernels too, and instructions that were only renamed or reordered.")
]
AcrossOption = Annotated[bool, typer.Option("--across-targets", help="Compare kernels for different targets.")]
OldLogOption = Annotated[
    list[str] | None, typer.Option("--old-log", metavar="FILE", help="What --log is to the new side, for the old one.")
]
FailOption = Annotated[str, typer.Option("--fail-on", metavar="WHAT", help="worse: exit with 1 where a kernel became worse.")]


def diff(
    sides: SidesArgument,
    shown: Shown,
    asked: AskedOrLowered,
    git: GitOption = None,
    table: TableOption = False,
    everything: AllOption = False,
    across_targets: AcrossOption = False,
    fail_on: FailOption = "never",
    output: OutputOption = None,
    path_map: PathMapOption = None,
    old_log: OldLogOption = None,
) -> int:
    """Run the command; gives the exit code."""
    from isaview.cli.formats import chosen_format

    if fail_on not in _FAIL_ON:
        raise Refused(f"--fail-on {fail_on!r}: there is {' and '.join(_FAIL_ON)}")
    settings = shown.settings(path_map=path_map)
    chosen = chosen_format(
        "diff", settings, output, lambda one: one.render_difference is not None or one.render_review is not None
    )
    old, new = _sides(sides, git, settings, asked, old_log or [])
    if not old.kernels or not new.kernels:
        return max(old.code, new.code, NO_ANSWER)
    difference = _difference(old, new, _showing(chosen, table, everything), across_targets)
    found = FOUND if fail_on == "worse" and difference.changes.totals.worse else FINE
    code = max(old.code, new.code, found)
    _write(difference, chosen, settings, output, code)
    return code


def _showing(chosen: Format, table: bool, everything: bool) -> Showing:
    """How much is shown: on a screen as much as a person reads, unless all of it is asked for."""
    from isaview.compare.difference import Showing

    if everything or not chosen.people:
        return Showing(table, everything, None, None)
    return Showing(table, everything)


def _difference(old: Read, new: Read, showing: Showing, across_targets: bool) -> Difference:
    """What changed between the sides.

    Raises:
        Refused: they are for different targets.
    """
    from isaview.compare.changes import DifferentTargetsError, compare
    from isaview.compare.difference import Difference

    try:
        changes = compare(old.kernels, new.kernels, across_targets=across_targets, bodies=not showing.table)
    except DifferentTargetsError as error:
        raise Refused(f"{error}; --across-targets compares them all the same") from None
    return Difference(changes, old.name, new.name, showing)


def _write(difference: Difference, chosen: Format, settings: Configuration, output: str | None, code: int) -> None:
    """Render and write; what only takes a review gets one, with places in the repository or below this folder.

    Raises:
        Refused: it cannot be written.
    """
    from isaview.cli import output as writing
    from isaview.cli.places import places
    from isaview.gate.review import of_difference

    page = writing.page(settings["color"], False, output, os.environ)
    if chosen.render_difference is not None:
        text = chosen.render_difference(difference, page)
    else:
        assert chosen.render_review is not None
        text = chosen.render_review(of_difference(difference, places(settings["path-map"]), code), page)
    writing.put(text, chosen, output)


def _sides(
    given: list[str], git: str | None, settings: Configuration, asked: AskedOrLowered, old_logs: list[str]
) -> tuple[Read, Read]:
    """Both sides as the arguments name them; ``old_logs`` are of the old side, those that were asked for of the new one.

    Raises:
        Refused: there are not two sides.
    """
    from msgspec.structs import replace

    from isaview.cli.sides import Wish, from_git, from_paths

    options = asked.options()
    wish = Wish(settings["kernel"], settings["unread-allowed"], asked.gpus(), asked.launch(), options)
    if git is not None:
        if old_logs:
            raise Refused("with --git the old side's logs are those that the revision holds under the paths of --log")
        return from_git(git, given, wish)
    if len(given) != 2:
        raise Refused(f"diff needs an old and a new side, and got {len(given)}; with --git REV[..REV] it takes paths")
    if given == ["-", "-"]:
        raise Refused("only one side can be standard input")
    wish_old = replace(wish, options=replace(options, logs=tuple(old_logs)))
    return from_paths(given[0], wish_old), from_paths(given[1], wish)


COMMAND = Command(
    name="diff", help="Show what a change did to every kernel: figures, causes, instructions.", function=diff, order=2
)
