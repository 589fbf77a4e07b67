"""``isaview show FILE…``: what is inside."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from isaview.cli import messages
from isaview.cli.command import BUG, FINE, NO_ANSWER, Command
from isaview.cli.launch import LaunchAndLowerOptions
from isaview.cli.options import (
    DetailsOption,
    DisplayOptions,
    FilesArgument,
    IgnoreOption,
    OutputOption,
    SelectOption,
    WhyOption,
)
from isaview.cli.output import chosen_format, page, put


def show(
    files: FilesArgument,
    shown: DisplayOptions,
    launch: LaunchAndLowerOptions,
    output: OutputOption = None,
    details: DetailsOption = None,
    why: WhyOption = False,
    select: SelectOption = None,
    ignore: IgnoreOption = None,
) -> int:
    """Run the command; gives the exit code."""
    from isaview.cli.inputs import Logs, exit_code, inputs
    from isaview.reports.report import joined, report

    settings = shown.settings(details=details, select=select or None, ignore=ignore or None)
    form = chosen_format("show", settings, output, lambda one: one.render)
    assert form.render is not None
    gpus, known, options = launch.gpus(), launch.launch(), launch.options(settings)
    reports = []
    code, logs, pattern = FINE, Logs(launch.log), settings["kernel"]
    names: list[str] = []
    for reading in inputs(files, logs):
        found = report(
            reading,
            kernel=pattern,
            gpus=gpus,
            launch=known,
            options=options,
            select=settings["select"],
            ignore=settings["ignore"],
            refused=reading.refused,
            keep_kernels=False,
        )
        messages.notes(found)
        code = max(code, exit_code(reading, settings["unread-allowed"]))
        names.extend(kernel.demangled for module in reading for kernel in module.kernels)
        reports.append(found)
    together = joined(reports)
    if pattern and names and not together.kernels:
        messages.say(_no_match(pattern, names))
        code = NO_ANSWER
    code = max(code, logs.code())
    messages.estimates(together)
    code = BUG if messages.failures(together) else code
    screen = page(settings["color"], why or settings["details"] or bool(pattern), output, why=why)
    put(form.render(together, screen), form, output)
    return code


def _no_match(pattern: str, names: Sequence[str]) -> str:
    known = list(dict.fromkeys(names))
    near = get_close_matches(pattern, [name.partition("(")[0] for name in known[:10_000]], n=3, cutoff=0.5)
    if near:
        return f"isaview: no kernel matches {pattern!r}; did you mean {' or '.join(near)}?"
    more = f" and {len(known) - 3:,} more" if len(known) > 3 else ""
    return f"isaview: no kernel matches {pattern!r}; there is {', '.join(known[:3])}{more}"


COMMAND = Command(
    name="show", help="Show what is inside dumps: kernels, stated facts, loops, instruction mix.", function=show, order=1
)
