"""``isaview variants DIR|FILE…``: which of several compilations of a kernel is best, and what distinguishes them."""

from __future__ import annotations

from typing import Annotated

import typer
from msgspec.structs import replace

from isaview.base import files, limits
from isaview.base.text import decimal, suggest_word
from isaview.cli.command import Command
from isaview.cli.launch import LaunchAndLowerOptions
from isaview.cli.options import (
    ColumnsOption,
    DisplayOptions,
    FilesArgument,
    JobsOption,
    OutputOption,
    SourceRootOption,
    TopOption,
    table_choice,
)
from isaview.cli.output import canvas, choose_format, is_picture, render_sections, shows_sections, write
from isaview.runs import Refused, messages, nothing

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
    source_root: SourceRootOption = None,
) -> int:
    """Run the command; gives the exit code."""
    from isaview.cli.inputs import page_sources
    from isaview.cli.launch import request_for
    from isaview.compare.variants import group_variants, sort_by_time
    from isaview.runs.compilations import compilations_of, entries_of
    from isaview.version import VERSION
    from isaview.views.formats.csv import table
    from isaview.views.variants import as_plain, as_rows, document, picture

    settings = shown.settings()
    form, _ = choose_format("variants", settings, output, shows_sections, draws=True)
    screen = replace(canvas(settings["color"], False, output), sources=page_sources(source_root, form))
    asked = table_choice(None if sort in _TIMES else sort, top, columns, _TIMES)
    measured = _read_times(times, sort)
    compilations = compilations_of(files)
    listed = ("listing",) if form.listings == "always" and len(compilations) <= limits.PAGE_FILES else ()
    entries, code = entries_of(compilations, request_for(settings, launch, one_gpu=True, asked=listed), jobs)
    if not entries:
        return nothing(code, "there is no kernel to compare")
    groups = group_variants(entries, measured, asked, group or "")
    groups = [sort_by_time(table) for table in groups] if sort == _MEASURED else groups
    known = {name for _, entry in entries for name in entry.module.settings}
    if group and group not in known:
        raise Refused(f"no compilation has a setting {group!r}{suggest_word(group, sorted(known))}")
    if all(len(table.variants) < 2 for table in groups):
        messages.say("isaview: every kernel has one variant, and nothing to be compared with")
    if is_picture(output):
        text = picture(groups, top)
    elif form.name == "csv":
        text = table(*as_rows(groups, top))
    elif form.render_variants is not None:
        text = form.render_variants(groups, document(groups, asked.columns, top), screen)
    else:
        documents = (lambda: document(groups, asked.columns, top, joined=form.people), lambda: as_plain(groups, VERSION))
        text = render_sections(form, screen, *documents)
    write(text, form, output)
    return code


def _read_times(path: str | None, sort: str | None) -> list[dict[str, str]]:
    """Rows of measured times, each with a column ``time``; none without a path.

    Raises:
        Refused: the order needs times and there is no file, or it cannot be read, has no such column, or a time not above 0.
    """
    if not path:
        if sort == _MEASURED:
            raise Refused(f"--sort {_MEASURED} needs measured times: --times FILE")
        return []
    import csv

    try:
        rows = list(csv.DictReader(files.content(path, _TIMES_BYTES).decode("utf-8").splitlines()))
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise Refused(f"{path}: {getattr(error, 'strerror', None) or error}") from None
    named = [{(name or "").strip(): (value or "").strip() for name, value in row.items()} for row in rows]
    # A time of 0 or below would be the best of all, and ratios to it have no meaning.
    if not named or any((decimal(row.get("time", "")) or 0) <= 0 for row in named):
        raise Refused(f"{path}: each row needs a number above 0 in a column called time")
    return named


COMMAND = Command("variants", "Which of several compilations of a kernel is best, and why.", command, "Compare", 3)
