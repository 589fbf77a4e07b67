"""``isaview show FILE…``: what is inside."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

from isaview.base import limits
from isaview.cli.codes import BUG, FINE, NO_ANSWER
from isaview.cli.command import Command
from isaview.cli.launch import AskedOrLowered
from isaview.cli.options import DetailsOption, FilesArgument, IgnoreOption, OutputOption, SelectOption, Shown, WhyOption

if TYPE_CHECKING:
    from isaview.gate.config import Configuration
    from isaview.reports.report import Report

_PATIENCE_SECONDS = 1.0


def show(
    files: FilesArgument,
    shown: Shown,
    asked: AskedOrLowered,
    output: OutputOption = None,
    details: DetailsOption = None,
    why: WhyOption = False,
    select: SelectOption = None,
    ignore: IgnoreOption = None,
) -> int:
    """Run the command; gives the exit code."""
    from isaview.cli import output as writing
    from isaview.cli.formats import chosen_format

    settings = shown.settings(details=details, select=select or None, ignore=ignore or None)
    chosen = chosen_format("show", settings, output, lambda one: one.render is not None)
    assert chosen.render is not None
    report, code = _read(files, settings, asked)
    page = writing.page(settings["color"], why or settings["details"] or bool(settings["kernel"]), output, os.environ, why=why)
    writing.put(chosen.render(report, page), chosen, output)
    return code


def _read(files: list[str], settings: Configuration, asked: AskedOrLowered) -> tuple[Report, int]:
    """The reports of all inputs in one, and the exit code that follows from how they could be read."""
    from isaview.cli import messages
    from isaview.cli.inputs import Progress, inputs, judged
    from isaview.cli.logs import Logs
    from isaview.reports.report import joined, report

    reports = []
    code, logs = FINE, Logs(asked.log)
    gpus, launch, options = asked.gpus(), asked.launch(), asked.options()
    matched = not settings["kernel"]
    names: list[str] = []
    with Progress(time.monotonic() + _PATIENCE_SECONDS) as progress:
        for reading in inputs(files, progress):
            progress.clear()
            messages.refusals(reading.refused)
            messages.diagnostics(reading)
            found = report(
                reading,
                kernel=settings["kernel"],
                gpus=gpus,
                launch=launch,
                options=options,
                select=settings["select"],
                ignore=settings["ignore"],
                refused=reading.refused,
                keep_kernels=False,
                processes=limits.PROCESSES,
            )
            messages.notes(found)
            logs.look(reading)
            code = max(code, judged(reading, settings["unread-allowed"]))
            matched = matched or bool(found.kernels)
            names.extend(kernel.demangled for module in reading for kernel in module.kernels)
            reports.append(found)
    if not matched and names:
        messages.say(_no_match(settings["kernel"], names))
        code = NO_ANSWER
    code = max(code, logs.code())
    together = joined(reports)
    messages.estimates(together)
    if together.failed:
        messages.say("isaview: an analysis or a rule failed: this is a bug in isaview; what is missing says so")
        code = BUG
    return together, code


def _no_match(pattern: str, names: list[str]) -> str:
    from difflib import get_close_matches

    there = list(dict.fromkeys(names))
    near = get_close_matches(pattern, [name.partition("(")[0] for name in there[:10_000]], n=3, cutoff=0.5)
    if near:
        return f"isaview: no kernel matches {pattern!r}; did you mean {' or '.join(near)}?"
    more = f" and {len(there) - 3:,} more" if len(there) > 3 else ""
    return f"isaview: no kernel matches {pattern!r}; there is {', '.join(there[:3])}{more}"


COMMAND = Command(
    name="show", help="Show what is inside dumps: kernels, stated facts, loops, instruction mix.", function=show, order=1
)
