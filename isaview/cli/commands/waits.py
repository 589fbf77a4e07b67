"""``isaview waits FILE…``: every place that waits, what it waits for, and how long ago that was issued."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from isaview.cli.command import FINE, INTERRUPTED, Command, Refused
from isaview.cli.options import DisplayOptions, FilesArgument, OutputOption, SourceRootOption
from isaview.cli.output import chosen_format, page, put

if TYPE_CHECKING:
    from isaview.compare.models import Models
    from isaview.reports.wait_listing import WaitListing


def command(
    files: FilesArgument, shown: DisplayOptions, output: OutputOption = None, source_root: SourceRootOption = None
) -> int:
    """Run the command; gives the exit code."""
    from isaview.cli.answering import models_of
    from isaview.cli.answers import FileRequest, Task
    from isaview.cli.inputs import Logs, Patterns, source_of
    from isaview.cli.many import file_answers
    from isaview.inputs.compilations import settings_of
    from isaview.reports.rows import Place, joined, labels
    from isaview.reports.wait_listing import sourced, wait_listing

    settings = shown.settings()
    form = chosen_format("waits", settings, output, lambda offered: offered.render_waits)
    assert form.render_waits is not None
    request = FileRequest(kernel=settings["kernel"], only=(), unread_allowed=settings["unread-allowed"], listed=True)
    code, patterns = FINE, Patterns(request.kernel)
    models: dict[Task, Models] = {}
    pairs: list[tuple[Place, WaitListing]] = []
    for task, answer in file_answers(files, request, 1, Logs(()), models=models):
        if answer.code == INTERRUPTED:
            raise KeyboardInterrupt
        code = max(code, answer.code)
        patterns.look(answer.report.kernels, answer.names)
        own = models.pop(task, None) or models_of(task, request)
        modules = [(module, kernel) for module in answer.report.inputs for kernel in module.kernels]
        for number, (module, kernel) in enumerate(modules):
            listing = wait_listing(own.kernel(number))
            if listing is not None:
                place = Place(module.path, module.target, module.stage, module.words.name, kernel.name)
                pairs.append((place, listing))
    if patterns.refusals():
        raise Refused(patterns.refusals()[0])
    if not pairs and code == FINE:
        raise Refused("there is no kernel to list")
    stages = joined(pairs, lambda pair: pair[0]) if form.tables else [[pair] for pair in pairs]
    listings = [listing for (_, listing), *_ in stages]
    words = labels([((listing.demangled, listing.target), settings_of(listing.path), listing.path) for listing in listings])
    listings = [replace(listing, label=label) for listing, (label, _) in zip(listings, words, strict=True)]
    folder = source_of(source_root, screen=form.people and output is None)
    listings = listings if folder is None else [sourced(listing, folder) for listing in listings]
    put(form.render_waits(listings, page(settings["color"], True, output)), form, output)
    return code


COMMAND = Command(
    name="waits",
    help="Every wait of a kernel, its loads, and how old they are.",
    function=command,
    group="Look",
    order=3,
)
