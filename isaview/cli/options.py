"""Options that several commands share, each spelled out once, and those that go together as a struct."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from msgspec import Struct

from isaview.runs import Refused
from isaview.runs.messages import fold_notes
from isaview.settings.configuration import Configuration, ConfigurationError, load

if TYPE_CHECKING:
    from isaview.reports.columns import Choice

FilesArgument = Annotated[list[str], typer.Argument(metavar="FILE…", help="Dumps, folders of dumps, or - for standard input.")]
DatasetArgument = Annotated[str, typer.Argument(metavar="DATASET", help="A folder that `isaview scan` wrote.")]
MetricArgument = Annotated[str, typer.Argument(metavar="METRIC", help="A figure of `isaview list metrics`.")]
PatternOption = Annotated[
    str, typer.Option("--kernel", "-k", metavar="PATTERN", help="Only kernels whose name has this in it, or fits * and ?.")
]
TargetOption = Annotated[str, typer.Option("--target", metavar="PATTERN", help="Only kernels for such targets.")]
FormatOption = Annotated[
    str | None, typer.Option("--format", "-f", metavar="FORMAT", help="text, json, markdown …; see `isaview list formats`.")
]
TextOrJsonOption = Annotated[str | None, typer.Option("--format", "-f", metavar="FORMAT", help="text or json.")]
OutputOption = Annotated[
    str | None, typer.Option("--output", "-o", metavar="FILE", help="Write there; its suffix chooses the format.")
]
DetailsOption = Annotated[
    bool | None, typer.Option("--details/--no-details", help="Every kernel in full instead of a table of many.")
]
PathMapOption = Annotated[
    list[str] | None,
    typer.Option("--path-map", metavar="OLD=NEW", help="Source paths in dumps that begin with OLD begin with NEW here."),
]
JobsOption = Annotated[
    int | None, typer.Option("--jobs", "-j", min=1, metavar="N", help="Processes for many files; the cores there are to use.")
]
SortOption = Annotated[
    str | None,
    typer.Option("--sort", metavar="FIGURE", help="Order: a figure of `isaview list metrics`, name, file; gain for findings."),
]
TopOption = Annotated[int | None, typer.Option("--top", min=1, metavar="N", help="Only the first N rows of the table.")]
ColumnsOption = Annotated[
    str | None,
    typer.Option("--columns", metavar="NAME,…", help="Columns of the table: figures, 'limited by', bound, threads."),
]
SourceRootOption = Annotated[
    str | None,
    typer.Option(
        "--source-root", metavar="DIR", help="Show source lines of files below it; a terminal shows those that git tracks here."
    ),
]
WithListingOption = Annotated[
    bool, typer.Option("--with-listing", help="JSON and HTML: each kernel's lines with live registers, waits and loops.")
]
CacheOption = Annotated[
    bool, typer.Option("--cache/--no-cache", help="Keep reports and what tools answered, and use them again.")
]
SelectOption = Annotated[
    list[str] | None,
    typer.Option("--select", metavar="RULE", help="Rules to ask: codes, ISA3, families, names; see `isaview list rules`."),
]
IgnoreOption = Annotated[list[str] | None, typer.Option("--ignore", metavar="RULE", help="Rules to leave out, likewise.")]


def table_choice(sort: str | None, top: int | None, columns: str | None, also: Sequence[str]) -> Choice:
    """What `SortOption`, `TopOption` and `ColumnsOption` ask for of a table; ``also`` are orders of the command's own.

    Raises:
        Refused: a name is no column and no figure.
    """
    from isaview.reports.columns import check_choice

    try:
        return check_choice(sort, top, [name for name in (columns or "").split(",") if name.strip()], also)
    except KeyError as unknown:
        raise Refused(str(unknown.args[0])) from None


class ComparedOptions(Struct, frozen=True):
    """What a gate compares files with, what stops a change, and what it may write to the baseline."""

    against: Annotated[
        str | None, typer.Option("--against", metavar="REF", help="The revision to compare with; REF... since the two parted.")
    ] = None
    hook: Annotated[bool, typer.Option("--hook", help="Called by pre-commit: compare with its revision.")] = False
    baseline: Annotated[
        str | None, typer.Option("--baseline", metavar="FILE", help="The figures that were accepted; isaview-baseline.json.")
    ] = None
    update_baseline: Annotated[bool, typer.Option("--update-baseline", help="Accept the figures of the files given.")] = False
    prune: Annotated[bool, typer.Option("--prune", help="Drop from the baseline what is not in the files given.")] = False
    ratchet: Annotated[
        bool, typer.Option("--ratchet", help="What is better than the baseline says stops a change until it is recorded.")
    ] = False
    conditional: Annotated[
        bool, typer.Option("--conditional", help="Findings under a condition stop a change, too: `if blocks are …`.")
    ] = False


class DisplayOptions(Struct, frozen=True):
    """Which kernels are shown, and how."""

    kernel: Annotated[
        list[str] | None,
        typer.Option(
            "--kernel", "-k", metavar="PATTERN", help="Only kernels whose name has this in it, or fits * and ?; repeatable."
        ),
    ] = None
    form: FormatOption = None
    color: Annotated[str | None, typer.Option("--color", metavar="WHEN", help="auto, always or never.")] = None
    unread_allowed: Annotated[
        bool | None,
        typer.Option("--unread-allowed/--no-unread-allowed", help="Accept inputs of which more than 1 % is unread."),
    ] = None
    why: Annotated[bool, typer.Option("--why", help="Say what stands behind figures, and each note of each file.")] = False
    cache: CacheOption = True

    def settings(self, **more: Any) -> Configuration:
        """The configuration below these options and ``more``, which only some commands have; an option not given is None.

        Raises:
            Refused: a setting is unknown or no good.
        """
        fold_notes(not self.why)
        own = {
            "kernel": "\n".join(self.kernel) if self.kernel else None,
            "format": self.form,
            "color": self.color,
            "unread-allowed": self.unread_allowed,
        }
        given = {**own, **{name.replace("_", "-"): value for name, value in more.items()}}
        try:
            return load(given, os.environ, Path.cwd())
        except ConfigurationError as error:
            raise Refused(str(error)) from None
