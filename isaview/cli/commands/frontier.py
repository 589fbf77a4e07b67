"""``isaview frontier FILE --kernel K``: what each step of occupancy costs in registers and spills, and how to ask for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from isaview.base import store
from isaview.cli import messages
from isaview.cli.command import NO_ANSWER, Command, Refused
from isaview.cli.launch import LaunchOptions
from isaview.cli.options import DisplayOptions, OutputOption
from isaview.cli.output import chosen_format, is_picture, page, put

if TYPE_CHECKING:
    from collections.abc import Sequence

    from isaview.compare.frontier import Frontier
    from isaview.gpus.hardware import Gpu
    from isaview.reports.columns import Entry
    from isaview.reports.report import Analysed, Report
    from isaview.views.page import Format

_ASKED = ("occupancy", "registers", "accesses", "work", "bound")
FileArgument = Annotated[str, typer.Argument(metavar="FILE", help="A dump of PTX or machine code, or - for standard input.")]


def command(file: FileArgument, shown: DisplayOptions, launch: LaunchOptions, output: OutputOption = None) -> int:
    """Run the command; gives the exit code."""
    from isaview.cli.inputs import exit_code
    from isaview.inputs.load import read
    from isaview.reports.report import report
    from isaview.reports.serial import dumped
    from isaview.version import VERSION
    from isaview.views.frontier import as_plain, document, picture

    settings = shown.settings()
    if launch.exact is False:
        raise Refused("the steps of PTX are asked of ptxas; --estimate has no answer")
    form = None if is_picture(output) else chosen_format("frontier", settings, output, _shows)
    reading = read(file)
    messages.refusals(reading.refused)
    messages.diagnostics(reading)
    code = exit_code(reading, settings["unread-allowed"])
    gpus = launch.gpus()
    options = launch.options(settings, gate=True)  # the steps are asked of ptxas, not the text as it stands
    analysed: list[Analysed] = []
    made = report(reading, gpus=gpus[:1], launch=launch.launch(), options=options, asked=_ASKED, analysed=analysed)
    of_kernel = {id(kernel): own for kernel, own in zip(made.kernels, analysed, strict=True)}
    if not any(one.is_entry for one in made.kernels):
        messages.say("isaview: there is no kernel that the host can launch")
        return max(code, NO_ANSWER)
    try:
        with store.off(not launch.cache):
            found = [_of(entry, of_kernel[id(entry.kernel)]) for entry in _chosen(made, settings["kernel"].split("\n"))]
    except (LookupError, ValueError) as error:
        raise Refused(str(error)) from None
    if form is None:
        for why in dict.fromkeys(point.failed for one, _ in found for point in one.points if point.failed):
            messages.say(f"isaview: {why}")
        put(picture(found), None, output)
    elif form.render_document is None:
        put(dumped(as_plain([one for one, _ in found], VERSION)), form, output)
    else:
        put(form.render_document(document(found), page(settings["color"], False, output)), form, output)
    return max(code, NO_ANSWER) if any(point.failed for one, _ in found for point in one.points) else code


def _shows(form: Format) -> object:
    return form.render_document or (form.name == "json" or None)


def _chosen(made: Report, patterns: Sequence[str]) -> list[Entry]:
    """The one kernel that each pattern means, each once.

    Raises:
        LookupError: a pattern means none, or several.
    """
    from isaview.base.text import the_one
    from isaview.reports.columns import Entry

    modules = {id(one): module for module in made.inputs for one in module.kernels}
    kernels = [one for one in made.kernels if one.is_entry]
    chosen = {id(one): one for one in (the_one(kernels, pattern) for pattern in patterns)}
    return [Entry(one, modules[place]) for place, one in chosen.items()]


def _of(entry: Entry, analysed: Analysed) -> tuple[Frontier, Gpu]:
    """The frontier of a kernel, and the GPU it is for."""
    from isaview.analysis.analyzers.occupancy import resources
    from isaview.analysis.hardware import gpu_of
    from isaview.compare.frontier import frontier

    context = analysed.analyses.context()
    gpu = gpu_of(context)
    if gpu is None:
        raise Refused("say for which GPU: --gpu")
    return frontier(entry, analysed, gpu, resources(context, gpu)), gpu


COMMAND = Command(
    name="frontier",
    help="What each step of occupancy costs, and how to ask for it.",
    function=command,
    group="Compare",
    order=4,
)
