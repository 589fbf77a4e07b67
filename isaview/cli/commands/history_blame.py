"""``isaview history blame SOURCE METRIC``: the commits that changed a figure of kernels, latest first.

They come from a dataset; or, with ``--revisions``, from reading the dumps below a path out of the revisions of git.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from isaview.cli.command import Command
from isaview.cli.options import DisplayOptions, FormatOption, MetricArgument, OutputOption, PatternOption, TargetOption
from isaview.cli.output import canvas, choose_format, render_sections, shows_sections, write
from isaview.runs import FINE, Refused

SourceArgument = Annotated[
    str, typer.Argument(metavar="SOURCE", help="A dataset; with --revisions a dump, or a folder of dumps, in this repository.")
]
RevisionsOption = Annotated[
    str, typer.Option("--revisions", metavar="OLD..NEW", help="Read the dumps out of these revisions instead.")
]


def blame(
    source: SourceArgument,
    metric: MetricArgument,
    kernel: PatternOption = "",
    target: TargetOption = "",
    revisions: RevisionsOption = "",
    form: FormatOption = None,
    output: OutputOption = None,
) -> int:
    """Run the command; gives the exit code."""
    from isaview.fleet import history
    from isaview.views.trend import changes_document, changes_plain

    settings = DisplayOptions(form=form).settings()
    chosen, _ = choose_format("history blame", settings, output, shows_sections)
    figure = history.find_metric(metric)
    if revisions:
        from isaview.fleet import blame as by_reading
        from isaview.runs.answers import FileRequest

        if target:
            raise Refused("--target chooses rows of a dataset, and --revisions reads dumps")
        changes, looked_at = by_reading.blame(source, revisions, figure, kernel, FileRequest(compared=True))
    else:
        changes, looked_at = history.changes(Path(source), figure, history.Selection(kernel, target)), ""
    documents = (
        lambda: changes_document(figure, changes, looked_at),
        lambda: changes_plain(figure, changes),
    )
    write(render_sections(chosen, canvas(settings["color"], True, output), *documents), chosen, output)
    return FINE


COMMAND = Command("history blame", "The commits that changed a figure of kernels.", blame, "Fleet", 5)
