"""``isaview waits FILE…``: every place that waits, what it waits for, and how long ago that was issued."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from isaview.cli.command import Command
from isaview.cli.options import DisplayOptions, FilesArgument, OutputOption, SourceRootOption
from isaview.cli.output import canvas, choose_format, write
from isaview.runs import FINE, Refused

if TYPE_CHECKING:
    from isaview.reports.wait_listing import WaitListing


def command(
    files: FilesArgument, shown: DisplayOptions, output: OutputOption = None, source_root: SourceRootOption = None
) -> int:
    """Run the command; gives the exit code."""
    from isaview.cli.inputs import source_of
    from isaview.inputs.compilations import settings_of
    from isaview.reports.rows import Place, join_stages, labels
    from isaview.reports.wait_listing import wait_listing, with_source_text
    from isaview.runs.answers import FileRequest
    from isaview.runs.run import Run

    settings = shown.settings()
    form, render = choose_format("waits", settings, output, lambda offered: offered.render_waits)
    request = FileRequest(kernel=settings["kernel"], only=(), unread_allowed=settings["unread-allowed"], listed=True)
    run = Run(request, keeps_models=True)
    pairs: list[tuple[Place, WaitListing]] = []
    for task, answer in run.answers(files):
        models = run.models_of(task)
        modules = [(module, kernel) for module in answer.report.inputs for kernel in module.kernels]
        for number, (module, kernel) in enumerate(modules):
            listing = wait_listing(models.kernel(number))
            if listing is not None:
                place = Place(module.path, module.target, module.stage, module.words.name, kernel.name)
                pairs.append((place, listing))
    if run.patterns.refusals():
        raise Refused(run.patterns.refusals()[0])
    code = run.finish()
    if not pairs and code == FINE:
        raise Refused("there is no kernel to list")
    stages = join_stages(pairs, lambda pair: pair[0]) if form.tables else [[pair] for pair in pairs]
    listings = [listing for (_, listing), *_ in stages]
    words = labels([((listing.demangled, listing.target), settings_of(listing.path), listing.path) for listing in listings])
    folder = source_of(source_root, form, output)
    listings = [replace(listing, label=label) for listing, (label, _) in zip(listings, words, strict=True)]
    listings = listings if folder is None else [with_source_text(listing, folder) for listing in listings]
    write(render(listings, canvas(settings["color"], True, output)), form, output)
    return code


COMMAND = Command("waits", "Every wait of a kernel, its loads, and how old they are.", command, "Look", 3)
