"""``isaview check FILE…``: stop a change that makes kernels worse, or that leaves them over their limits.

Exit codes: 0 nothing stops it; 1 something does; 2 something could not be judged, whatever else was found: what is missing
never looks like a finding alone, and never like none.
"""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from isaview.cli.command import Command
from isaview.cli.launch import LaunchAndLowerOptions
from isaview.cli.options import (
    ComparedOptions,
    DisplayOptions,
    FilesArgument,
    IgnoreOption,
    JobsOption,
    OutputOption,
    PathMapOption,
    SelectOption,
    SourceRootOption,
)
from isaview.cli.output import canvas, choose_format, write
from isaview.runs import NO_ANSWER, Refused, messages
from isaview.views.format import Format, formats


def check(
    files: FilesArgument,
    shown: DisplayOptions,
    launch: LaunchAndLowerOptions,
    compared: ComparedOptions,
    everything: Annotated[bool, typer.Option("--all", help="What informs only, and waivers that nothing needs.")] = False,
    select: SelectOption = None,
    ignore: IgnoreOption = None,
    output: OutputOption = None,
    also: Annotated[
        list[str] | None, typer.Option("--also", metavar="FILE", help="Write there too; its suffix chooses the format.")
    ] = None,
    path_map: PathMapOption = None,
    jobs: JobsOption = None,
    source_root: SourceRootOption = None,
) -> int:
    """Run the command; gives the exit code."""
    from isaview.cli.checking import notes_of, request_of, run_check, write_baseline
    from isaview.cli.inputs import source_of
    from isaview.gate.review import review_check, with_source_lines
    from isaview.runs.revisions import places

    settings = shown.settings(path_map=path_map, select=select or None, ignore=ignore or None)
    chosen, _ = choose_format("check", settings, output, lambda offered: offered.render_review)
    written = [*((_format_by_suffix(file), file) for file in also or ()), (chosen, output)]
    if (compared.update_baseline or compared.prune) and settings["kernel"]:
        raise Refused("--kernel leaves kernels out, and what is left out would be dropped from the baseline")
    folder = source_of(source_root)
    run = run_check(request_of(settings, launch, compared, jobs), files, datetime.date.today())
    notes = [*write_baseline(run), *notes_of(run, everything, files)]
    if run.code == NO_ANSWER and not any(form.name == "text" and file is None for form, file in written):
        for note in notes:  # reports that other programs read have no place for why there is no answer
            messages.say(note)
    review = review_check(run.checked, places(settings["path-map"]), notes, run.code)
    review = with_source_lines(replace(review, headline=run.headline), folder)
    for form, file in written:
        assert form.render_review is not None
        write(form.render_review(review, canvas(settings["color"], everything, file)), form, file)
    return run.code


def _format_by_suffix(file: str) -> Format:
    """The format of a further file."""
    shown = [form for form in formats() if form.render_review]
    fitting = next((form for form in shown if Path(file).suffix.lower() in form.suffixes), None)
    if fitting is None:
        suffixes = " ".join(suffix for form in shown for suffix in form.suffixes)
        raise Refused(f"--also {file}: its suffix tells no format; there are {suffixes}")
    return fitting


COMMAND = Command("check", "Stop a change that makes kernels worse, or over their limits.", check, "Gate", 1)
