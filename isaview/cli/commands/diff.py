"""``isaview diff OLD NEW``: what a change did to every kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from msgspec.structs import replace

from isaview.base.text import suggest_word
from isaview.cli.command import Command
from isaview.cli.launch import LaunchAndLowerOptions
from isaview.cli.options import DisplayOptions, JobsOption, OutputOption, PathMapOption, SourceRootOption
from isaview.cli.output import canvas, choose_format, write
from isaview.runs import FINE, FOUND, NO_ANSWER, Refused
from isaview.settings.configuration import Configuration

if TYPE_CHECKING:
    from isaview.compare.changes import Changes
    from isaview.runs.answers import FileRequest
    from isaview.runs.sides import ComparedSide

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
    shown: DisplayOptions,
    launch: LaunchAndLowerOptions,
    git: GitOption = None,
    table: TableOption = False,
    everything: AllOption = False,
    across_targets: AcrossOption = False,
    fail_on: FailOption = "never",
    output: OutputOption = None,
    path_map: PathMapOption = None,
    old_log: OldLogOption = None,
    jobs: JobsOption = None,
    source_root: SourceRootOption = None,
) -> int:
    """Run the command; gives the exit code."""
    from isaview.cli.inputs import source_of
    from isaview.cli.launch import request_for
    from isaview.compare.changes import DifferentTargetsError, compare
    from isaview.compare.difference import Difference, Showing
    from isaview.gate.review import review_difference
    from isaview.runs.revisions import places

    if fail_on not in _FAIL_ON:
        raise Refused(f"--fail-on {fail_on!r}: there is {' and '.join(_FAIL_ON)}{suggest_word(fail_on, _FAIL_ON)}")
    settings = shown.settings(path_map=path_map)
    form, _ = choose_format("diff", settings, output, lambda offered: offered.render_difference or offered.render_review)
    request = request_for(settings, launch, exact=fail_on != "never", one_gpu=True, listed=True, compared=True)
    old, new = _sides(sides, git, request, old_log or [], jobs)
    if not old.kernels or not new.kernels:
        return max(old.code, new.code, NO_ANSWER)
    # on a screen as much as a person reads, unless all of it is asked for
    showing = Showing(table, everything, None, None) if everything or not form.people else Showing(table, everything)
    try:
        changes = compare(old.kernels, new.kernels, across_targets=across_targets, bodies=not table)
    except DifferentTargetsError as error:
        raise Refused(f"{error}; --across-targets compares them all the same") from None
    difference = Difference(changes, old.name, new.name, showing)
    folder = source_of(source_root, form, output)
    if folder is not None:
        difference = replace(difference, source_lines=folder.texts(filter(None, difference.positions())), folder=folder)
    code = max(old.code, new.code, FOUND if fail_on == "worse" and _is_worse(changes, settings) else FINE)
    screen = canvas(settings["color"], False, output)
    if form.render_difference is not None:
        text = form.render_difference(difference, screen)
    else:
        assert form.render_review is not None
        text = form.render_review(review_difference(difference, places(settings["path-map"]), code), screen)
    write(text, form, output)
    return code


def _is_worse(changes: Changes, settings: Configuration) -> bool:
    """Whether a kernel became worse; estimates count where the settings of the gate say so."""
    on_estimates = settings["check"] is not None and settings["check"].on_estimates
    return any(change.weighed.is_worse(on_estimates=on_estimates) for change in changes.kernels)


def _sides(
    given: list[str], git: str | None, request: FileRequest, old_logs: list[str], jobs: int | None
) -> tuple[ComparedSide, ComparedSide]:
    """Both sides as the arguments name them; ``old_logs`` are of the old side, those of the request of the new one."""
    from isaview.runs.sides import both_from_paths, from_git

    if git is not None:
        if old_logs:
            raise Refused("with --git the old side's logs are those that the revision holds under the paths of --log")
        return from_git(git, given, request, jobs)
    if len(given) != 2:
        raise Refused(f"diff needs an old and a new side, and got {len(given)}; with --git REV[..REV] it takes paths")
    if given == ["-", "-"]:
        raise Refused("only one side can be standard input")
    # Logs state figures of one build: those of the new side would lie about the old one.
    request_old = replace(request, options=replace(request.options, logs=tuple(old_logs)))
    return both_from_paths(given, request_old, request, jobs)


COMMAND = Command("diff", "Show what a change did to every kernel, and why.", diff, "Compare", 1)
