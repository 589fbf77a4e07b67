"""``isaview show FILE…``: what is inside."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer
from msgspec import Struct
from msgspec.structs import replace

from isaview.base import limits
from isaview.cli.command import Command
from isaview.cli.launch import LaunchAndLowerOptions
from isaview.cli.options import (
    ColumnsOption,
    DetailsOption,
    DisplayOptions,
    FilesArgument,
    IgnoreOption,
    JobsOption,
    OutputOption,
    SelectOption,
    SortOption,
    SourceRootOption,
    TopOption,
    WithListingOption,
    table_choice,
)
from isaview.cli.output import canvas, choose_format, is_terminal, render_sections, write
from isaview.runs import INTERRUPTED, Refused, messages
from isaview.views.format import Format

if TYPE_CHECKING:
    from isaview.reports.columns import Choice
    from isaview.reports.serial import Piece
    from isaview.runs.answers import FileAnswer, FileRequest
    from isaview.runs.run import Run
    from isaview.tools.profiles import Profile

_MOST_ADVICE = 60
"""Findings by gain on a terminal; the rest is counted."""
GAIN = "gain"


class TableOptions(Struct, frozen=True):
    """What of a table of kernels is shown, in which order."""

    sort: SortOption = None
    top: TopOption = None
    columns: ColumnsOption = None
    profile: Annotated[
        str | None,
        typer.Option("--profile", metavar="FILE", help="Weights for --sort gain: CSV of ncu, nsys, rocprofv3; JSON of torch."),
    ] = None

    def choice(self, form: Format) -> Choice | None:
        """What of the table was asked for; None for nothing.

        Raises:
            Refused: a name is no column and no figure, or the format has no table.
        """
        if self.sort == GAIN or (self.sort is None and self.top is None and self.columns is None):
            return None
        if not form.tables:
            raise Refused(f"--sort, --top and --columns arrange tables; {form.name} has every figure of every kernel")
        return table_choice(self.sort, self.top, self.columns, (GAIN,))

    def read_profile(self, form: Format) -> Profile | None:
        """The profile that findings are weighted by.

        Raises:
            Refused: it cannot be read, or nothing is to be weighted, or the format has no place for findings by gain.
        """
        if self.sort != GAIN:
            if self.profile is not None:
                raise Refused("--profile weights findings: it goes with --sort gain")
            return None
        if self.columns is not None:
            raise Refused("--columns chooses figures of kernels, and --sort gain shows findings")
        if form.render_document is None and form.name != "json":
            raise Refused(f"--sort gain writes text, json, csv, markdown and html, not {form.name!r}")
        from isaview.tools.profiles import ProfileError, read_profile

        try:
            return None if self.profile is None else read_profile(self.profile)
        except ProfileError as error:
            raise Refused(str(error)) from None


def show(
    files: FilesArgument,
    shown: DisplayOptions,
    launch: LaunchAndLowerOptions,
    table: TableOptions,
    output: OutputOption = None,
    details: DetailsOption = None,
    select: SelectOption = None,
    ignore: IgnoreOption = None,
    jobs: JobsOption = None,
    source_root: SourceRootOption = None,
    with_listing: WithListingOption = False,
) -> int:
    """Run the command; gives the exit code."""
    from isaview.cli.inputs import source_of
    from isaview.cli.launch import request_for
    from isaview.reports.joining import join_for_table, join_reports
    from isaview.reports.source_lines import with_source_text
    from isaview.runs.run import Run

    settings = shown.settings(details=details, select=select or None, ignore=ignore or None)
    form, render = choose_format("show", settings, output, lambda offered: offered.render)
    profile, asked = table.read_profile(form), table.choice(form)
    folder = source_of(source_root, form, output)
    # Source lines and rankings need all reports together; all else is written as it comes.
    stream = form.stream if folder is None and table.sort != GAIN else None
    rules: dict[str, Any] = {name: tuple(settings[name]) for name in ("select", "ignore")}
    if with_listing and form.listings == "never":
        raise Refused(f"--with-listing goes with json, jsonl and html, not {form.name}")
    rules["asked"] = ("listing",) if with_listing or form.listings == "always" else ()
    request = request_for(settings, launch, stages=True, form="" if stream is None else form.name, **rules)
    run = Run(request, jobs, gives_part=output is None, most_asked=None if with_listing else limits.PAGE_FILES)
    full = shown.why or settings["details"] or (bool(request.kernel) and asked is None)
    screen = replace(canvas(settings["color"], full, output, why=shown.why), table=asked)
    is_quiet = stream is not None and output is None and is_terminal(sys.stdout)
    answers = (answer for _, answer in run.answers(files, quiet=is_quiet))
    if stream is not None:
        write(stream(_pieces_of(answers, request)), form, output)
        return _finish(run)
    reports = (answer.report for answer in answers)
    if table.sort == GAIN:
        from isaview.reports import ranked
        from isaview.views.ranking import document

        ranking = ranked.rank_findings(ranked.subjects(reports), profile)
        code = _finish(run)
        most = table.top or (_MOST_ADVICE if form.people and screen.width else None)
        documents = (lambda: document(ranking, most), lambda: ranked.as_plain(ranking, table.top))
        write(render_sections(form, screen, *documents), form, output)
        return code
    together = with_source_text(
        join_for_table(reports, asked) if form.people and not screen.details else join_reports(reports), folder
    )
    code = _finish(run)
    write(render(together, screen), form, output)
    return code


def _pieces_of(answers: Iterable[FileAnswer], request: FileRequest) -> Iterator[Piece]:
    """The reports of the answers as they are written in a format that streams."""
    from isaview.runs.answers import write_report

    for answer in answers:
        piece = answer.piece or write_report(answer, request).piece
        assert piece is not None
        yield piece


def _finish(run: Run) -> int:
    code = run.finish()
    messages.estimates(run.estimated if code != INTERRUPTED else ())
    return code


COMMAND = Command("show", "Show what is inside dumps: kernels, facts, loops, findings.", show, "Look", 1)
