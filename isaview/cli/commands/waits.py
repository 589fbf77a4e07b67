"""``isaview waits FILE…``: every place that waits, what it waits for, and how long ago that was issued."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from isaview.cli.command import FINE, Command, Refused
from isaview.cli.options import DisplayOptions, FilesArgument, OutputOption, SourceRootOption
from isaview.cli.output import chosen_format, page, put

if TYPE_CHECKING:
    from isaview.model.kernel import Kernel
    from isaview.reports.rows import Place
    from isaview.reports.wait_listing import WaitListing


def command(
    files: FilesArgument, shown: DisplayOptions, output: OutputOption = None, source_root: SourceRootOption = None
) -> int:
    """Run the command; gives the exit code."""
    from isaview.cli.inputs import Patterns, exit_code, inputs, source_of
    from isaview.inputs.compilations import settings_of
    from isaview.reports.rows import joined, labels
    from isaview.reports.wait_listing import sourced, wait_listing

    settings = shown.settings()
    form = chosen_format("waits", settings, output, lambda one: one.render_waits)
    assert form.render_waits is not None
    pattern, code = settings["kernel"], FINE
    patterns = Patterns(pattern)
    pairs: list[tuple[Kernel, WaitListing]] = []
    for reading in inputs(files):
        code = max(code, exit_code(reading, settings["unread-allowed"]))
        kernels = reading.kernels(pattern)
        patterns.look(reading.kernels())
        pairs.extend((kernel, one) for kernel in kernels if (one := wait_listing(kernel)) is not None)
    if patterns.refusals():
        raise Refused(patterns.refusals()[0])
    if not pairs and code == FINE:
        raise Refused("there is no kernel to list")
    stages = joined(pairs, _place) if form.tables else [[pair] for pair in pairs]
    found = [listing for (_, listing), *_ in stages]
    words = labels([((one.demangled, one.target), settings_of(one.path), one.path) for one in found])
    found = [replace(one, label=label) for one, (label, _) in zip(found, words, strict=True)]
    folder = source_of(source_root, screen=form.people and output is None)
    found = found if folder is None else [sourced(one, folder) for one in found]
    put(form.render_waits(found, page(settings["color"], True, output)), form, output)
    return code


def _place(pair: tuple[Kernel, WaitListing]) -> Place:
    from isaview.base.words import words_for
    from isaview.reports.rows import Place
    from isaview.tools.companions import stage_of

    kernel, module = pair[0], pair[0].module
    words = words_for(module.dialect, module.target).name
    return Place(module.path, module.target, stage_of(module.dialect), words, kernel.name)


COMMAND = Command(
    name="waits",
    help="Every wait of a kernel, its loads, and how old they are.",
    function=command,
    order=4,
)
