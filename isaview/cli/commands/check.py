"""``isaview check FILE…``: stop a change that makes kernels worse, or that leaves them over their limits.

Exit codes: 0 nothing stops it; 1 something does; 2 something could not be judged, whatever else was found: what is missing
never looks like a finding alone, and never like none.
"""

from __future__ import annotations

import datetime
import os
from typing import TYPE_CHECKING, Annotated

import typer

from isaview.cli.codes import BUG, FINE, FOUND, NO_ANSWER
from isaview.cli.command import Command, Refused
from isaview.cli.launch import AskedOrLowered
from isaview.cli.options import FilesArgument, IgnoreOption, OutputOption, PathMapOption, SelectOption, Shown

if TYPE_CHECKING:
    from isaview.cli.judging import Run
    from isaview.gate.checking import Checked
    from isaview.gate.review import Review
    from isaview.views.format import Format

AgainstOption = Annotated[
    str | None, typer.Option("--against", metavar="REF", help="The revision to compare with; REF... since the two parted.")
]
HookOption = Annotated[bool, typer.Option("--hook", help="Called by pre-commit: the revision is the one it compares with.")]
BaselineOption = Annotated[
    str | None, typer.Option("--baseline", metavar="FILE", help="The figures that were accepted; isaview-baseline.json.")
]
UpdateOption = Annotated[bool, typer.Option("--update-baseline", help="Accept the figures of the files given.")]
PruneOption = Annotated[bool, typer.Option("--prune", help="Drop from the baseline what is not in the files given.")]
AlsoOption = Annotated[
    list[str] | None, typer.Option("--also", metavar="FILE", help="Write there too; its suffix chooses the format.")
]
AllOption = Annotated[bool, typer.Option("--all", help="What informs only, and waivers that nothing needs.")]


def check(
    files: FilesArgument,
    shown: Shown,
    asked: AskedOrLowered,
    against: AgainstOption = None,
    hook: HookOption = False,
    baseline: BaselineOption = None,
    update_baseline: UpdateOption = False,
    prune: PruneOption = False,
    everything: AllOption = False,
    select: SelectOption = None,
    ignore: IgnoreOption = None,
    output: OutputOption = None,
    also: AlsoOption = None,
    path_map: PathMapOption = None,
) -> int:
    """Run the command; gives the exit code."""
    from isaview.cli.before import Wanted
    from isaview.cli.formats import chosen_format
    from isaview.cli.judging import Run, Writing
    from isaview.cli.places import places
    from isaview.gate.review import of_check

    settings = shown.settings(path_map=path_map, select=select or None, ignore=ignore or None)
    written = [*((_by_suffix(file), file) for file in also or ()), (chosen_format("check", settings, output, _shows), output)]
    if (update_baseline or prune) and settings["kernel"]:
        raise Refused("--kernel leaves kernels out, and what is left out would be dropped from the baseline")
    run = Run(settings, asked, baseline, Writing(update_baseline, prune))
    run.read(files)
    run.compare(Wanted(against, hook, run.gate.against))
    checked = run.check(datetime.date.today())
    code = BUG if run.failed else max(_code(checked, run), run.logs.code(foreign=FINE))
    notes = [*run.write(checked, code), *run.notes(checked, everything)]
    if code == NO_ANSWER and not any(form.name == "text" and file is None for form, file in written):
        _say(notes)
    review = of_check(checked, places(settings["path-map"]), notes, code)
    _write(review, written, settings["color"], everything)
    return code


def _say(notes: list[str]) -> None:
    """Why there is no answer, on standard error: reports that other programs read have no place for it."""
    from isaview.cli.messages import say

    for note in notes:
        say(note)


def _write(review: Review, written: list[tuple[Format, str | None]], color: str, everything: bool) -> None:
    """The review in every format that was asked for."""
    from isaview.cli import output as writing

    for chosen, file in written:
        assert chosen.render_review is not None
        page = writing.page(color, everything, file, os.environ)
        writing.put(chosen.render_review(review, page), chosen, file)


def _shows(form: Format) -> bool:
    return form.render_review is not None


def _by_suffix(file: str) -> Format:
    """The format of a further file.

    Raises:
        Refused: its suffix tells none.
    """
    from pathlib import Path

    from isaview.base.plugins import offered

    shown: list[Format] = [one for one in offered("isaview.views.formats", "FORMAT") if _shows(one)]
    found = next((one for one in shown if Path(file).suffix.lower() in one.suffixes), None)
    if found is None:
        raise Refused(
            f"--also {file}: its suffix tells no format; there are {' '.join(' '.join(one.suffixes) for one in shown)}"
        )
    return found


def _code(checked: Checked, run: Run) -> int:
    if checked.judgement.unjudged or run.nothing_to_hold_against:
        return NO_ANSWER
    return FOUND if checked.judgement.stopped else FINE


COMMAND = Command(
    name="check", help="Stop a change that makes kernels worse, or leaves them over their limits.", function=check, order=3
)
