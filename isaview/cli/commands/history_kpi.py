"""``isaview history kpi DATASET``: the goals of ``[[kpi]]`` in the settings, held against a dataset.

Exit codes: 0 all are met; 1 one is missed; 2 of one it is not known.
"""

from __future__ import annotations

from pathlib import Path

from isaview.cli.command import Command
from isaview.cli.options import DatasetArgument, DisplayOptions, FormatOption, OutputOption
from isaview.cli.output import canvas, choose_format, render_sections, shows_sections, write
from isaview.runs import Refused


def command(dataset: DatasetArgument, form: FormatOption = None, output: OutputOption = None) -> int:
    """Run the command; gives the exit code."""
    from isaview.fleet import kpi
    from isaview.views.goals import goals_document, goals_plain

    settings = DisplayOptions(form=form).settings()
    chosen, _ = choose_format("history kpi", settings, output, shows_sections)
    if not settings["kpi"]:
        raise Refused("no goal is set: write [[kpi]] with name, metric and goal into isaview.toml")
    outcomes = kpi.results(Path(dataset), settings["kpi"])
    screen = canvas(settings["color"], True, output)
    write(render_sections(chosen, screen, lambda: goals_document(outcomes), lambda: goals_plain(outcomes)), chosen, output)
    return kpi.exit_code(outcomes)


COMMAND = Command("history kpi", "Goals for a dataset, met or missed, and since which commit.", command, "Fleet", 6)
