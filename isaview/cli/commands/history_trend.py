"""``isaview history trend DATASET METRIC``: a figure over the commits of a dataset."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from isaview.cli.command import Command
from isaview.cli.options import (
    DatasetArgument,
    DisplayOptions,
    FormatOption,
    MetricArgument,
    OutputOption,
    PatternOption,
    TargetOption,
)
from isaview.cli.output import canvas, choose_format, is_picture, render_sections, shows_sections, write
from isaview.runs import FINE, Refused

ByOption = Annotated[str, typer.Option("--by", metavar="WHAT", help="A line for each: total, target, file or kernel.")]
AggregateOption = Annotated[
    str, typer.Option("--aggregate", metavar="HOW", help="sum, mean, median, max, min, geomean, or count of those above 0.")
]


def trend(
    dataset: DatasetArgument,
    metric: MetricArgument,
    kernel: PatternOption = "",
    target: TargetOption = "",
    by: ByOption = "total",
    aggregate: AggregateOption = "sum",
    form: FormatOption = None,
    output: OutputOption = None,
) -> int:
    """Run the command; gives the exit code."""
    from isaview.fleet import history
    from isaview.views.pictures import svg
    from isaview.views.trend import trend_curves, trend_document, trend_plain

    settings = DisplayOptions(form=form).settings()
    chosen, _ = choose_format("history trend", settings, output, shows_sections, draws=True)
    selection = history.Selection(kernel, target)
    series = history.trend(Path(dataset), history.find_metric(metric), selection, by, aggregate)
    if is_picture(output):
        curves = trend_curves(series)
        if len(curves) != 1:
            raise Refused(f"a picture shows one line, and there are {len(curves):,}: --kernel, --target or --by total")
        write(svg(curves[0]), chosen, output)
        return FINE
    screen = canvas(settings["color"], True, output)
    write(render_sections(chosen, screen, lambda: trend_document(series), lambda: trend_plain(series)), chosen, output)
    return FINE


COMMAND = Command("history trend", "A figure over the commits of a dataset.", trend, "Fleet", 4)
