"""``isaview frontier FILE --kernel K``: what each step of occupancy costs in registers and spills, and how to ask for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from isaview.base.text import the_one
from isaview.cli.command import Command
from isaview.cli.launch import LaunchOptions
from isaview.cli.options import DisplayOptions, OutputOption
from isaview.cli.output import canvas, choose_format, is_picture, render_sections, shows_sections, write
from isaview.gpus.hardware import Gpu
from isaview.runs import NO_ANSWER, Refused, messages

if TYPE_CHECKING:
    from isaview.compare.frontier import Frontier
    from isaview.reports.columns import Entry
    from isaview.reports.report import Analysed

_ASKED = ("occupancy", "registers", "accesses", "work", "bound")
FileArgument = Annotated[str, typer.Argument(metavar="FILE", help="A dump of PTX or machine code, or - for standard input.")]


def command(file: FileArgument, shown: DisplayOptions, launch: LaunchOptions, output: OutputOption = None) -> int:
    """Run the command; gives the exit code."""
    from isaview.cli.launch import request_for
    from isaview.reports.columns import Entry
    from isaview.runs.patterns import patterns_of
    from isaview.runs.run import Run
    from isaview.version import VERSION
    from isaview.views.frontier import as_plain, document, picture

    settings = shown.settings()
    if launch.exact is False:
        raise Refused("the steps of PTX are asked of ptxas; --estimate has no answer")
    form, _ = choose_format("frontier", settings, output, shows_sections, draws=True)
    # the steps are asked of ptxas, not the text as it stands
    run = Run(request_for(settings, launch, exact=True, one_gpu=True, kernel="", asked=_ASKED, listed=True), keeps_models=True)
    kernels: list[tuple[Entry, Analysed]] = []
    for task, answer in run.answers([file]):
        models = run.models_of(task)
        entries = [Entry(kernel, module) for module in answer.report.inputs for kernel in module.kernels]
        kernels += [(entry, models.analyses[number]) for number, entry in enumerate(entries) if entry.kernel.is_entry]
    code = run.finish()
    if not kernels:
        messages.say("isaview: there is no kernel that the host can launch")
        return max(code, NO_ANSWER)
    try:
        # Names may repeat in a file; objects do not.
        by_kernel = {id(entry.kernel): (entry, analysed) for entry, analysed in kernels}
        reports = [entry.kernel for entry, _ in kernels]
        chosen = dict.fromkeys(id(the_one(reports, pattern)) for pattern in patterns_of(settings["kernel"]) or [""])
        frontiers = [_frontier_of(*by_kernel[kernel]) for kernel in chosen]
    except (LookupError, ValueError) as error:
        raise Refused(str(error)) from None
    failures = dict.fromkeys(point.failed for steps, _ in frontiers for point in steps.points if point.failed)
    if is_picture(output):
        for why in failures:
            messages.say(f"isaview: {why}")
        text = picture(frontiers)
    else:
        documents = (lambda: document(frontiers), lambda: as_plain([steps for steps, _ in frontiers], VERSION))
        text = render_sections(form, canvas(settings["color"], False, output), *documents)
    write(text, form, output)
    return max(code, NO_ANSWER) if failures else code


def _frontier_of(entry: Entry, analysed: Analysed) -> tuple[Frontier, Gpu]:
    """The frontier of a kernel, and the GPU it is for."""
    from isaview.analysis.analyzers.occupancy import resources
    from isaview.analysis.hardware import gpu_of
    from isaview.compare.frontier import frontier

    context = analysed.analyses.context()
    gpu = gpu_of(context)
    if gpu is None:
        raise Refused("say for which GPU: --gpu")
    return frontier(entry, analysed, gpu, resources(context, gpu)), gpu


COMMAND = Command("frontier", "What each step of occupancy costs, and how to ask for it.", command, "Compare", 4)
