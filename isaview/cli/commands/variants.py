"""``isaview variants DIR|FILE…``: which of several compilations of a kernel is best, and what distinguishes them."""

from __future__ import annotations

import csv
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec.structs import replace

from isaview.base import files, limits
from isaview.base.text import decimal, meant
from isaview.cli.command import Command
from isaview.cli.launch import LaunchAndLowerOptions
from isaview.cli.options import ColumnsOption, DisplayOptions, FilesArgument, JobsOption, OutputOption, TopOption
from isaview.cli.output import canvas, chosen_format, is_picture, put, rendered, sections
from isaview.runs import Refused, messages, nothing

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from isaview.inputs.compilations import Compilation
    from isaview.reports.columns import Choice, Entry
    from isaview.runs.run import Run

_TIMES_BYTES = 16 * 1024 * 1024
_TIMES = ("time", _MEASURED := "measured")
"""Orders of its own: by the model's time, which is the usual one, and by the times given."""
SortOption = Annotated[
    str | None, typer.Option("--sort", metavar="FIGURE", help="Order of each table: time, measured, a figure, name or file.")
]
TimesOption = Annotated[
    str | None,
    typer.Option("--times", metavar="FILE", help="Measured times as CSV: a column time, and path or settings (num_warps …)."),
]
GroupOption = Annotated[
    str | None, typer.Option("--group", metavar="SETTING", help="A table for each value of a setting: num_stages, tile …")
]


def command(
    files: FilesArgument,
    shown: DisplayOptions,
    launch: LaunchAndLowerOptions,
    output: OutputOption = None,
    times: TimesOption = None,
    jobs: JobsOption = None,
    sort: SortOption = None,
    top: TopOption = None,
    columns: ColumnsOption = None,
    group: GroupOption = None,
) -> int:
    """Run the command; gives the exit code."""
    from isaview.compare.variants import by_measured, grouped
    from isaview.version import VERSION
    from isaview.views.formats.csv import table
    from isaview.views.variants import as_plain, as_rows, document, picture

    settings = shown.settings()
    form, _ = chosen_format("variants", settings, output, sections, draws=True)
    asked = _choice(None if sort in _TIMES else sort, top, columns)
    if sort == _MEASURED and not times:
        raise Refused(f"--sort {_MEASURED} needs measured times: --times FILE")
    measured = _read_times(times) if times else []
    listed = ("listing",) if form.listings == "always" else ()
    entries, code = _entries(_compilations(files), shown, launch, jobs, listed)
    if not entries:
        return nothing(code, "there is no kernel to compare")
    groups = grouped(entries, measured, asked, group or "")
    groups = [by_measured(table) for table in groups] if sort == _MEASURED else groups
    if group and not any(group in entry.module.settings for _, entry in entries):
        known = {name for _, entry in entries for name in entry.module.settings}
        raise Refused(f"no compilation has a setting {group!r}{meant(group, sorted(known))}")
    if all(len(table.variants) < 2 for table in groups):
        messages.say("isaview: every kernel has one variant, and nothing to be compared with")
    if is_picture(output):
        text = picture(groups, top)
    elif form.name == "csv":
        text = table(*as_rows(groups, top))
    elif form.render_variants is not None:
        text = form.render_variants(groups, document(groups, asked.columns, top), canvas(settings["color"], False, output))
    else:
        screen = canvas(settings["color"], False, output)
        documents = (lambda: document(groups, asked.columns, top, joined=form.people), lambda: as_plain(groups, VERSION))
        text = rendered(form, screen, *documents)
    put(text, form, output)
    return code


def _choice(sort: str | None, top: int | None, columns: str | None) -> Choice:
    from isaview.reports.columns import choice

    try:
        return choice(sort, top, [name for name in (columns or "").split(",") if name.strip()], tuple(_TIMES))
    except KeyError as unknown:
        raise Refused(str(unknown.args[0])) from None


def _compilations(paths: Sequence[str]) -> list[Compilation]:
    """What the files named and those below the folders named are of; a file named alone that is no dump says what it is."""
    from isaview.inputs.compilations import Compilation, compilations

    known_compilations = compilations(_listed(paths))
    known = {stage for compilation in known_compilations for stage in compilation.stages}
    others = (path for path in paths if path not in known and not Path(path).is_dir())
    return [*known_compilations, *(Compilation(path, (path,)) for path in others)]


def _listed(paths: Sequence[str]) -> Iterator[str]:
    """The files named, and those below the folders named that are stages of a compilation or hold a dump."""
    from isaview.inputs.compilations import BESIDES, STAGES
    from isaview.inputs.sources import walk, what_is

    for path in paths:
        if not Path(path).is_dir():
            yield path
            continue
        folder = walk(path)
        yield from (file for file in folder.files if Path(file).suffix in (*STAGES, *BESIDES) or what_is(file))
        if folder.refusal is not None:
            raise Refused(f"{path}: {folder.refusal.message}; {folder.refusal.advice}")


def _entries(
    compilations: Sequence[Compilation],
    shown: DisplayOptions,
    launch: LaunchAndLowerOptions,
    jobs: int | None,
    listed: tuple[str, ...] = (),
) -> tuple[list[tuple[Compilation, Entry]], int]:
    """The kernels of compilations that can be launched from outside, with the exit code so far."""
    from isaview.cli.launch import request_for
    from isaview.runs.run import Run

    request = request_for(shown.settings(), launch, asked=listed if len(compilations) <= limits.PAGE_FILES else ())
    run = Run(replace(request, options=replace(request.options, silent=True)), jobs)
    entries = _answered(run, compilations)
    again = _asked_alike(entries, request.options.exact_instructions) if request.options.exact == "small" else {}
    for exact in {*again.values()}:
        paths = {path for path, asked in again.items() if asked is exact}
        options = replace(request.options, exact=exact)
        rerun = Run(replace(request, options=options), jobs)
        answered = _answered(rerun, [compilation for compilation in compilations if compilation.path in paths])
        entries = [*(entry for entry in entries if entry[0].path not in paths), *answered]
    order = {compilation.path: number for number, compilation in enumerate(compilations)}
    return sorted(entries, key=lambda entry: order[entry[0].path]), run.ended()


def _answered(run: Run, compilations: Sequence[Compilation]) -> list[tuple[Compilation, Entry]]:
    """The kernels of compilations in a run."""
    from isaview.reports.columns import Entry

    answers = run.answers([compilation.path for compilation in compilations])
    entries = [
        (compilation, Entry(kernel, module))
        for compilation, (_, answer) in zip(compilations, answers, strict=False)
        for module in answer.report.inputs
        for kernel in module.kernels
        if kernel.is_entry
    ]
    deque(answers, maxlen=0)  # the other processes end
    return entries


def _asked_alike(entries: Sequence[tuple[Compilation, Entry]], limit: int) -> dict[str, bool]:
    """The files of which an assembler is asked again, or not at all, so that all variants of a kernel have figures of a kind.

    Files of more instructions than the ``limit`` are asked where all of a kernel are within the limit of a group; else the
    answers of the others are left out.
    """
    from isaview.compare.variants import has_estimated_registers, kernel_of
    from isaview.reports.rule import by_key

    again: dict[str, bool] = {}
    for (name, _), members in by_key(entries, kernel_of).items():
        amounts = [sum(kernel.instructions or 0 for kernel in entry.module.kernels) for _, entry in members]
        beyond = [
            amount > limit and has_estimated_registers(entry) for amount, (_, entry) in zip(amounts, members, strict=True)
        ]
        unasked = [member for member, is_beyond in zip(members, beyond, strict=True) if is_beyond]
        if 0 < len(unasked) < len(members):
            most = limits.EXACT_GROUP_INSTRUCTIONS
            amount = sum(amount for amount, is_beyond in zip(amounts, beyond, strict=True) if is_beyond)
            exact = amount <= most
            again.update((compilation.path, exact) for compilation, _ in (unasked if exact else members))
            if not exact:
                why = f"ptxas would have to read {amount:,} more instructions, more than {most:,}: --exact asks it"
                messages.say(f"isaview: {name}: registers of all {len(members):,} variants are estimated, {why}")
    return again


def _read_times(path: str) -> list[dict[str, str]]:
    """Rows of measured times, each with a column ``time``.

    Raises:
        Refused: the file cannot be read or has no such column, or a time is no number above 0.
    """
    try:
        rows = list(csv.DictReader(files.content(path, _TIMES_BYTES).decode("utf-8").splitlines()))
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise Refused(f"{path}: {getattr(error, 'strerror', None) or error}") from None
    named = [{(name or "").strip(): (value or "").strip() for name, value in row.items()} for row in rows]
    if not named or any(not _is_time(row.get("time", "")) for row in named):
        raise Refused(f"{path}: each row needs a number above 0 in a column called time")
    return named


def _is_time(text: str) -> bool:
    value = decimal(text)
    return value is not None and value > 0


COMMAND = Command("variants", "Which of several compilations of a kernel is best, and why.", command, "Compare", 3)
