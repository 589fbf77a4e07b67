"""``isaview across FILE… --gpu A,B``: one kernel on several GPUs or in several dumps, a column for each."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from msgspec import Struct, json
from msgspec.structs import replace

from isaview.base.text import safe
from isaview.base.words import words_for
from isaview.cli import messages
from isaview.cli.command import BUG, FINE, NO_ANSWER, Command, Refused
from isaview.cli.launch import Assumptions, LaunchAndLowerOptions
from isaview.cli.options import DetailsOption, DisplayOptions, FilesArgument, JobsOption, OutputOption
from isaview.cli.output import chosen_format, page, put

if TYPE_CHECKING:
    from collections.abc import Iterator

    from isaview.analysis.contract import Launch
    from isaview.cli.ahead import Ahead
    from isaview.compare.across import Dump
    from isaview.gpus.hardware import Gpu
    from isaview.model.kernel import Module
    from isaview.reports.report import ModuleReport
    from isaview.reports.results import Shared
    from isaview.tools.evidence import Options

StagesOption = Annotated[
    bool, typer.Option("--stages", help="After LLVM IR, what LLVM's back end makes of it: a column for each GPU.")
]


def command(
    files: FilesArgument,
    shown: DisplayOptions,
    launch: LaunchAndLowerOptions,
    assumed: Assumptions,
    stages: StagesOption = False,
    output: OutputOption = None,
    details: DetailsOption = None,
    jobs: JobsOption = None,
) -> int:
    """Run the command; gives the exit code."""
    from isaview.cli.ahead import Wanted, ahead, files_below
    from isaview.cli.many import cores
    from isaview.compare.across import across

    settings = shown.settings(details=details)
    form = chosen_format("across", settings, output, lambda one: one.render_across)
    assert form.render_across is not None
    pattern = settings["kernel"]
    request = _Request(pattern, assumed.over(launch.launch()), launch.gpus(), launch.options(settings), stages)
    wanted = Wanted(pattern, tuple(gpu.name for gpu in request.gpus), request.launch, request.options)
    groups = [[inner] for path in files for inner in files_below(path)]
    with ahead(groups, f"{__name__}:{handled.__name__}", wanted, jobs or cores(), request.shared) as others:
        dumps, code = _read(files, settings["unread-allowed"], request, others)
    unused = {gpu.name for gpu in request.gpus} - {gpu.name for dump in dumps for gpu, _ in dump.reports if gpu is not None}
    if dumps and unused:
        messages.say(f"isaview: no column for {', '.join(sorted(unused))}: none of the dumps is meant for it")
    found = across(dumps)
    if not found.kernels and not found.ambiguous:
        if code == FINE:
            raise Refused("there is no kernel to show")
        return code
    screen = page(settings["color"], settings["details"] or bool(pattern), output)
    put(form.render_across(found, screen), form, output)
    if code == FINE and all(len(table.columns) < 2 for table in found.kernels):
        why = "those of one name cannot be distinguished" if found.ambiguous else "their names differ, and so do their bodies"
        alone = f"no kernel is in more than one of the dumps: {why}; --kernel chooses"
        if len(dumps) < 2:
            alone = "one dump on one GPU has nothing to compare with; give --gpu A,B or another dump"
        messages.say(f"isaview: {alone}")
        return NO_ANSWER
    return code


class _Request(Struct, frozen=True):
    """What is asked of every dump; ``pattern`` chooses its kernels."""

    pattern: str
    launch: Launch
    gpus: tuple[Gpu, ...]
    options: Options
    stages: bool
    shared: Shared = {}

    def report(self, module: Module, gpu: Gpu | None, options: Options) -> ModuleReport:
        """The report of a module on one GPU, its own where that is None."""
        from isaview.reports.report import report

        gpus = () if gpu is None else (gpu,)
        options = replace(options, gpus=tuple(one.target for one in gpus))
        return report(
            [module],
            kernel=self.pattern,
            gpus=gpus,
            launch=self.launch,
            options=options,
            asked=("bound", "work"),
            shared=self.shared,
        ).inputs[0]


def handled(asked: list[Any]) -> str:
    """What is found in the kernels of a file on each GPU, in another process."""
    from isaview.analysis.contract import Launch
    from isaview.base import limits
    from isaview.cli.ahead import Wanted, answer
    from isaview.gpus.hardware import find
    from isaview.inputs.load import read_file
    from isaview.tools.stages import with_stages

    paths, text = asked
    wanted = json.decode(text, type=Wanted)

    def look(path: str, shared: Shared) -> None:
        gpus = tuple(map(find, wanted.gpus))
        request = _Request(wanted.kernel, wanted.launch or Launch(), gpus, wanted.options, False, shared)
        reading = read_file(path, limits.READING_SECONDS).with_listings()
        for module in with_stages(reading, wanted.options, wanted.kernel)[0]:
            _dump(module, request)

    return answer(look, paths, wanted)


def _read(files: list[str], unread_allowed: bool, request: _Request, others: Ahead) -> tuple[list[Dump], int]:
    """The modules of all inputs with their reports, and the exit code that follows from how they could be read."""
    from isaview.cli.inputs import Logs, Patterns, exit_code, inputs
    from isaview.compare.across import in_stages
    from isaview.reports.report import Report
    from isaview.tools.stages import with_stages

    dumps: list[Dump] = []
    patterns = Patterns(request.pattern)
    code, logs, named = FINE, Logs(request.options.logs), set(map(safe, files))
    for path in files:
        found: list[Dump] = []
        for reading in inputs([path], logs, others):
            code = max(code, exit_code(reading, unread_allowed))
            patterns.look(reading.kernels())
            modules, hindrances = with_stages(reading, request.options, request.pattern)
            for hindrance in hindrances:
                messages.say(hindrance)
            texts = [module.made_of for module in modules if module.made_of is not None]
            own = {module.path for module in reading}
            for module in (*modules, *(text for text in texts if text not in modules)):
                if module.path in named - own:
                    continue  # it has its own turn
                dump = _dump(module, request)
                lowered = list(_lowered(module, dump, request)) if request.stages else []
                found.extend([dump, *(stage for stage in lowered if stage is not None)])
                code = NO_ANSWER if None in lowered else code
        dumps.extend(in_stages(found) if Path(path).is_dir() else found)
    code = max(patterns.tell(code), logs.code())
    if messages.failures(Report(tuple(report for dump in dumps for _, report in dump.reports))):
        code = BUG
    return [dump for dump in dumps if dump.module.kernels], code


def _dump(module: Module, request: _Request) -> Dump:
    """One module with its figures on each of the GPUs that were named and could run it, else on its own."""
    from isaview.compare.across import Dump, runs_on

    gpus = [gpu for gpu in request.gpus if runs_on(words_for(module.dialect, module.target), gpu)]
    if request.gpus and not gpus:
        messages.say(f"{module.path}: it is meant for none of the GPUs that were named, and shown for its own")
    choices: list[Gpu | None] = [*gpus] or [None]
    reports = tuple((gpu, request.report(module, gpu, request.options)) for gpu in choices)
    for note in dict.fromkeys(note for _, report in reports for note in report.notes):
        messages.say(f"{reports[0][1].path}: {note}")
    return Dump(reports)


def _lowered(module: Module, dump: Dump, request: _Request) -> Iterator[Dump | None]:
    """What LLVM's back end makes of a module on each GPU of its dump; None, after the reason, where it makes nothing."""
    from isaview.compare.across import Dump
    from isaview.inputs.load import read_source
    from isaview.inputs.sources import Source
    from isaview.tools.evidence import can_be_lowered, lowerings
    from isaview.tools.lower import Failed

    if not can_be_lowered(module):
        return
    gpus = [gpu for gpu, _ in dump.reports]
    options = replace(request.options, lower="always", gpus=tuple(gpu.target for gpu in gpus if gpu is not None))
    for gpu, result in zip(gpus, lowerings(module, options), strict=True):
        if isinstance(result, Failed):
            reason = f"not lowered: {result.reason}"
            if not any(reason in report.notes for _, report in dump.reports):
                messages.say(f"{dump.name}: {reason}")
            yield None
            continue
        text = Source(module.path, f"lowered for {result.target}", 1, result.text, result.dialect)
        for lowered in read_source(text):
            yield Dump(((gpu, request.report(lowered, gpu, replace(options, sidecars=False))),))


COMMAND = Command(
    name="across",
    help="One kernel on several GPUs or in several dumps, side by side.",
    function=command,
    order=7,
)
