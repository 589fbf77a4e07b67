"""``isaview across FILE… --gpu A,B``: one kernel on several GPUs or in several dumps, a column for each."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec import Struct
from msgspec.structs import replace

from isaview.cli.codes import BUG, FINE, NO_ANSWER
from isaview.cli.command import Command, Refused
from isaview.cli.launch import AskedOrLowered, Assumed
from isaview.cli.options import DetailsOption, FilesArgument, OutputOption, Shown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from isaview.analysis.contract import Launch
    from isaview.compare.across import Dump
    from isaview.gpus.hardware import Gpu
    from isaview.model.kernel import Module
    from isaview.reports.report import ModuleReport

_PATIENCE_SECONDS = 1.0
StagesOption = Annotated[
    bool, typer.Option("--stages", help="After LLVM IR, what LLVM's back end makes of it: a column for each GPU.")
]


def command(
    files: FilesArgument,
    shown: Shown,
    asked: AskedOrLowered,
    assumed: Assumed,
    stages: StagesOption = False,
    output: OutputOption = None,
    details: DetailsOption = None,
) -> int:
    """Run the command; gives the exit code."""
    from isaview.cli import messages
    from isaview.cli import output as _output
    from isaview.cli.formats import chosen_format
    from isaview.compare.across import across

    settings = shown.settings(details=details)
    chosen = chosen_format("across", settings, output, lambda one: one.render_across is not None)
    assert chosen.render_across is not None
    wish = _Wish(settings["kernel"], asked, assumed.over(asked.launch()), asked.gpus(), stages)
    dumps, code = _read(files, settings["unread-allowed"], wish)
    left = {gpu.name for gpu in wish.gpus} - {gpu.name for dump in dumps for gpu, _ in dump.reports if gpu is not None}
    if dumps and left:
        messages.say(f"isaview: no column for {', '.join(sorted(left))}: none of the dumps is meant for it")
    found = across(dumps)
    if not found.kernels and not found.ambiguous:
        if code == FINE:
            raise Refused(f"no kernel matches {settings['kernel']!r}" if settings["kernel"] else "there is no kernel to show")
        return code
    page = _output.page(settings["color"], settings["details"] or bool(settings["kernel"]), output, os.environ)
    _output.put(chosen.render_across(found, page), chosen, output)
    if code == FINE and all(len(one.columns) < 2 for one in found.kernels):
        messages.say(_alone(len(dumps), bool(found.ambiguous)))
        return NO_ANSWER
    return code


def _alone(dumps: int, ambiguous: bool) -> str:
    """Why nothing stands beside anything."""
    if dumps < 2:
        return "isaview: one dump on one GPU has nothing beside it; give --gpu A,B or another dump"
    why = "those of one name cannot be told apart" if ambiguous else "their names differ, and so do their bodies"
    return f"isaview: no kernel is in more than one of the dumps: {why}; --kernel chooses"


class _Wish(Struct, frozen=True):
    """What is asked of every dump; ``pattern`` chooses its kernels."""

    pattern: str
    asked: AskedOrLowered
    launch: Launch
    gpus: tuple[Gpu, ...]
    stages: bool


def _read(files: list[str], unread_allowed: bool, wish: _Wish) -> tuple[list[Dump], int]:
    """The modules of all inputs with their reports, and the exit code that follows from how they could be read."""
    from isaview.cli import messages
    from isaview.cli.inputs import Progress, inputs, judged
    from isaview.cli.logs import Logs

    dumps: list[Dump] = []
    code, logs = FINE, Logs(wish.asked.log)
    with Progress(time.monotonic() + _PATIENCE_SECONDS) as progress:
        for reading in inputs(files, progress):
            progress.clear()
            messages.refusals(reading.refused)
            messages.diagnostics(reading)
            logs.look(reading)
            code = max(code, judged(reading, unread_allowed))
            for module in reading:
                dump = _dump(module, wish)
                lowered = list(_lowered(module, dump, wish)) if wish.stages else []
                dumps.extend([dump, *(one for one in lowered if one is not None)])
                code = NO_ANSWER if None in lowered else code
    code = max(code, logs.code())
    if any(report.failures for dump in dumps for _, module in dump.reports for report in module.kernels):
        messages.say("isaview: an analysis failed: this is a bug in isaview; what is missing says so")
        code = BUG
    return [dump for dump in dumps if dump.module.kernels], code


def _dump(module: Module, wish: _Wish) -> Dump:
    """One module reckoned for each of the GPUs that were named and could run it, else for its own."""
    from isaview.base.words import words_for
    from isaview.cli import messages
    from isaview.compare.across import Dump, runs_on
    from isaview.reports.report import report

    gpus = [gpu for gpu in wish.gpus if runs_on(words_for(module.dialect, module.target), gpu)]
    if wish.gpus and not gpus:
        messages.say(f"{module.path}: it is meant for none of the GPUs that were named, and shown for its own")
    made: list[tuple[Gpu | None, ModuleReport]] = []
    choices: list[tuple[Gpu, ...]] = [(gpu,) for gpu in gpus] or [()]
    for chosen in choices:
        options = replace(wish.asked.options(), gpus=tuple(gpu.target for gpu in chosen))
        found = report([module], kernel=wish.pattern, gpus=chosen, launch=wish.launch, options=options)
        made.append((chosen[0] if chosen else None, found.inputs[0]))
    for note in dict.fromkeys(note for _, one in made for note in one.notes):
        messages.say(f"{made[0][1].path}: {note}")
    return Dump(tuple(made))


def _lowered(module: Module, dump: Dump, wish: _Wish) -> Iterator[Dump | None]:
    """What LLVM's back end makes of a module on each GPU of its dump; None, after the reason, where it makes nothing."""
    from isaview.cli import messages
    from isaview.compare.across import Dump
    from isaview.inputs.load import read_source
    from isaview.inputs.sources import Source
    from isaview.reports.report import report
    from isaview.tools.evidence import can_be_lowered, lowerings
    from isaview.tools.lower import Failed

    if not can_be_lowered(module):
        return
    gpus = [gpu for gpu, _ in dump.reports]
    options = replace(wish.asked.options(), lower="always", gpus=tuple(gpu.target for gpu in gpus if gpu is not None))
    for gpu, result in zip(gpus, lowerings(module, options), strict=True):
        if isinstance(result, Failed):
            reason = f"not lowered: {result.reason}"
            if not any(reason in one.notes for _, one in dump.reports):
                messages.say(f"{dump.name}: {reason}")
            yield None
            continue
        text = Source(module.path, f"lowered for {result.target}", 1, result.text, result.dialect)
        beside = replace(options, sidecars=False)
        chosen = (gpu,) if gpu is not None else ()
        found = report(read_source(text), kernel=wish.pattern, gpus=chosen, launch=wish.launch, options=beside)
        yield from (Dump(((gpu, one),)) for one in found.inputs)


COMMAND = Command(
    name="across",
    help="One kernel on several GPUs or in several dumps, a column for each, with what can be compared and why not.",
    function=command,
    order=7,
)
