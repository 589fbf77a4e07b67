"""``isaview across FILE… --gpu A,B``: one kernel on several GPUs or in several dumps, a column for each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec.structs import replace

from isaview.base import limits
from isaview.base.text import safe
from isaview.cli.command import Command
from isaview.cli.launch import Assumptions, LaunchAndLowerOptions
from isaview.cli.options import DetailsOption, DisplayOptions, FilesArgument, JobsOption, OutputOption, SourceRootOption
from isaview.cli.output import canvas, choose_format, write
from isaview.gpus.hardware import Gpu
from isaview.runs import FINE, NO_ANSWER, messages, nothing

if TYPE_CHECKING:
    from isaview.compare.across import Dump
    from isaview.runs.answers import FileRequest, GpuReport


def command(
    files: FilesArgument,
    shown: DisplayOptions,
    launch: LaunchAndLowerOptions,
    assumed: Assumptions,
    stages: Annotated[
        bool, typer.Option("--stages", help="After LLVM IR, what LLVM's back end makes of it: a column for each GPU.")
    ] = False,
    output: OutputOption = None,
    details: DetailsOption = None,
    jobs: JobsOption = None,
    source_root: SourceRootOption = None,
) -> int:
    """Run the command; gives the exit code."""
    from isaview.cli.inputs import page_sources
    from isaview.cli.launch import request_for
    from isaview.compare.across import across

    settings = shown.settings(details=details)
    form, render = choose_format("across", settings, output, lambda offered: offered.render_across)
    sources, gpus = page_sources(source_root, form), launch.gpus()
    # `apart` keeps a report per GPU, which become the columns.
    more = {"stages": True, "listed": True, "apart": True, "across": True, "lowered": stages}
    listed = ("listing",) if form.listings == "always" and len(files) * max(1, len(gpus)) <= limits.PAGE_FILES else ()
    request = request_for(settings, launch, launch=assumed.apply_to(launch.launch()), asked=("bound", "work", *listed), **more)
    dumps, code = _read_dumps(files, gpus, request, jobs)
    unused = {gpu.name for gpu in gpus} - {gpu.name for dump in dumps for gpu, _ in dump.reports if gpu is not None}
    if dumps and unused:
        messages.say(f"isaview: no column for {', '.join(sorted(unused))}: none of the dumps is meant for it")
    tables = across(dumps)
    if not tables.kernels and not tables.ambiguous:
        return nothing(code, "there is no kernel to show")
    screen = replace(canvas(settings["color"], settings["details"], output), sources=sources)
    write(render(tables, screen), form, output)
    if code == FINE and all(len(table.columns) < 2 for table in tables.kernels):
        why = "those of one name cannot be distinguished" if tables.ambiguous else "their names differ, and so do their bodies"
        alone = f"no kernel is in more than one of the dumps: {why}; --kernel chooses"
        if len(dumps) < 2:
            alone = "one dump on one GPU has nothing to compare with; give --gpu A,B or another dump"
        messages.say(f"isaview: {alone}")
        return NO_ANSWER
    return code


def _read_dumps(files: list[str], gpus: Sequence[Gpu], request: FileRequest, jobs: int | None) -> tuple[list[Dump], int]:
    """The modules of all inputs with their reports, and the exit code that follows from how they could be read."""
    from isaview.compare.across import sort_by_stage
    from isaview.runs.run import Run

    dumps: list[Dump] = []
    run, named = Run(request, jobs), set(map(safe, files))
    for path in files:
        of_path: list[Dump] = []
        for task, answer in run.answers([path]):
            if any(gpu_report.report is None for gpu_report in answer.by_gpu):
                run.code = max(run.code, NO_ANSWER)
            others = named - {safe(task.path)}  # they have turns of their own
            of_path.extend(dump for dump in _dumps_of_file(answer.by_gpu, gpus) if dump.module.path not in others)
        dumps.extend(sort_by_stage(of_path) if Path(path).is_dir() else of_path)
    return [dump for dump in dumps if dump.module.kernels], run.finish()


def _dumps_of_file(reports: Sequence[GpuReport], gpus: Sequence[Gpu]) -> Iterator[Dump]:
    """The modules of a file, each with its reports, and then what LLVM's back end made of it for each GPU."""
    from isaview.base.grouping import group_by
    from isaview.compare.across import Dump

    for own in group_by(reports, lambda own: own.module).values():
        made = [(each.is_lowered, each.gpu, module) for each in own if each.report for module in each.report.inputs]
        columns = [(is_lowered, (gpus[gpu] if gpu >= 0 else None, module)) for is_lowered, gpu, module in made]
        yield Dump(tuple(column for is_lowered, column in columns if not is_lowered))
        yield from (Dump((column,)) for is_lowered, column in columns if is_lowered)


COMMAND = Command("across", "One kernel on several GPUs or in several dumps, side by side.", command, "Compare", 2)
