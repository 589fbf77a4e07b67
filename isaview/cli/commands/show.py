"""``isaview show FILE…``: what is inside."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer
from msgspec import Struct, field
from msgspec.structs import replace

from isaview.cli import messages
from isaview.cli.command import BUG, FINE, INTERRUPTED, Command, Refused
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
)
from isaview.cli.output import chosen_format, is_terminal, page, put

if TYPE_CHECKING:
    from isaview.cli.answers import FileAnswer, FileRequest, Task
    from isaview.cli.inputs import Logs, Patterns
    from isaview.reports.columns import Choice
    from isaview.reports.report import Report
    from isaview.reports.serial import Piece
    from isaview.tools.profiles import Profile
    from isaview.views.page import Format, Page

_MOST_ADVICE = 60
"""Findings by gain on a terminal; the rest is counted."""
GAIN = "gain"
ProfileOption = Annotated[
    str | None,
    typer.Option("--profile", metavar="FILE", help="Weights for --sort gain: CSV of ncu, nsys, rocprofv3; JSON of torch."),
]


class TableOptions(Struct, frozen=True):
    """What of a table of kernels is shown, in which order."""

    sort: SortOption = None
    top: TopOption = None
    columns: ColumnsOption = None
    profile: ProfileOption = None

    def asked(self, form: Format) -> Choice | None:
        """What of the table was asked for; None for nothing.

        Raises:
            Refused: a name is no column and no figure, or the format has no table.
        """
        if self.sort == GAIN or (self.sort is None and self.top is None and self.columns is None):
            return None
        if not form.tables:
            raise Refused(f"--sort, --top and --columns arrange tables; {form.name} has every figure of every kernel")
        from isaview.reports.columns import choice

        try:
            names = [name for name in (self.columns or "").split(",") if name.strip()]
            return choice(self.sort, self.top, names, (GAIN,))
        except KeyError as unknown:
            raise Refused(str(unknown.args[0])) from None

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
) -> int:
    """Run the command; gives the exit code."""
    from isaview.cli.answers import request_for
    from isaview.cli.inputs import Logs, Patterns, source_of
    from isaview.cli.many import cores, file_answers
    from isaview.reports.overview import joined, joined_rows
    from isaview.reports.source_lines import sourced

    settings = shown.settings(details=details, select=select or None, ignore=ignore or None)
    form = chosen_format("show", settings, output, lambda offered: offered.render)
    assert form.render is not None
    profile, asked = table.read_profile(form), table.asked(form)
    folder = source_of(source_root, screen=form.people and output is None)
    stream = form.stream if folder is None and table.sort != GAIN else None
    rules: dict[str, Any] = {"select": tuple(settings["select"]), "ignore": tuple(settings["ignore"])}
    request = request_for(settings, launch, stages=True, form="" if stream is None else form.name, **rules)
    run = _Run(Logs(launch.log), Patterns(request.kernel))
    full = shown.why or settings["details"] or (bool(request.kernel) and asked is None)
    screen = replace(page(settings["color"], full, output, why=shown.why), table=asked)
    is_quiet = stream is not None and output is None and is_terminal(sys.stdout)
    answers = file_answers(files, request, jobs or cores(), run.logs, quiet=is_quiet)
    if stream is not None:
        put(stream(run.pieces(answers, request, output)), form, output)
        return run.ended()
    reports = run.reports(answers, output)
    if table.sort == GAIN:
        return _by_gain(run, reports, profile, table.top, form, screen, output)
    together = sourced(joined_rows(reports, asked) if form.people and not screen.details else joined(reports), folder)
    code = run.ended()
    put(form.render(together, screen), form, output)
    return code


def _by_gain(
    run: _Run,
    reports: Iterator[Report],
    profile: Profile | None,
    top: int | None,
    form: Format,
    screen: Page,
    output: str | None,
) -> int:
    """Show the findings of all kernels by expected gain; gives the exit code."""
    from isaview.reports import ranked
    from isaview.reports.serial import dumped

    ranking = ranked.ranked(ranked.subjects(reports), profile)
    code = run.ended()
    if form.render_document is None:
        put(dumped(ranked.as_plain(ranking, top)), form, output)
    else:
        most = top or (_MOST_ADVICE if form.people and screen.width else None)
        put(form.render_document(ranked.document(ranking, most), screen), form, output)
    return code


class _Run(Struct):
    """What a run has seen of its files so far."""

    logs: Logs
    patterns: Patterns
    code: int = FINE
    estimated: set[str] = field(default_factory=set)
    has_failed: bool = False

    def reports(self, answers: Iterable[tuple[Task, FileAnswer]], output: str | None) -> Iterator[Report]:
        """The reports of the answers as they come.

        Raises:
            KeyboardInterrupt: the run was interrupted, and a file would not be whole.
        """
        for _, answer in answers:
            report = answer.report
            self.patterns.look(report.kernels, answer.names)
            self.estimated |= messages.estimated(report)
            self.has_failed = self.has_failed or report.failed
            self._take(answer, output)
            yield report

    def pieces(self, answers: Iterable[tuple[Task, FileAnswer]], request: FileRequest, output: str | None) -> Iterator[Piece]:
        """The reports of the answers as they are written in a format that streams.

        Raises:
            KeyboardInterrupt: the run was interrupted, and a file would not be whole.
        """
        from isaview.cli.answers import written

        for _, answer in answers:
            shown = answer.written or written(answer, request).written
            assert shown is not None
            self.patterns.hear(shown.unmatched, answer.names)
            self.estimated.update(shown.estimated)
            self.has_failed = self.has_failed or shown.failed
            self._take(answer, output)
            yield shown.piece

    def _take(self, answer: FileAnswer, output: str | None) -> None:
        self.code = max(self.code, answer.code)
        if answer.code == INTERRUPTED and output is not None:
            raise KeyboardInterrupt

    def ended(self) -> int:
        """The exit code in the end, each reason reported."""
        if self.code == INTERRUPTED:
            return INTERRUPTED
        code = max(self.patterns.tell(self.code), self.logs.code())
        messages.estimates(self.estimated)
        return BUG if messages.failed(self.has_failed) else code


COMMAND = Command(
    name="show", help="Show what is inside dumps: kernels, facts, loops, findings.", function=show, group="Look", order=1
)
