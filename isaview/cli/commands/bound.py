"""``isaview bound FILE… --gpu A,B``: what limits each kernel and loop, why, and what would change it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from isaview.base.figures import figure
from isaview.cli.command import Command
from isaview.cli.launch import Assumptions, GpuOption, LaunchOptions, ThreadsOption
from isaview.cli.options import DisplayOptions, FilesArgument, OutputOption, SourceRootOption
from isaview.cli.output import canvas, choose_format, is_picture, render_sections, shows_sections, wrap_lines, write
from isaview.runs import BUG, NO_ANSWER, Refused, nothing
from isaview.runs.messages import say
from isaview.settings.configuration import Configuration

if TYPE_CHECKING:
    from isaview.analysis.analyzers.bound import BoundReport
    from isaview.inputs.source_text import SourceFolder
    from isaview.reports.report import KernelReport
    from isaview.views.bound import JudgedKernel
    from isaview.views.roofline import Roofline

_LOOPS = 8
_INDENT = 16
_PICTURE = 80
"""How wide a picture is where the page has no width."""
_ASKED = ("accesses", "work", "bound")


def command(
    files: FilesArgument,
    shown: DisplayOptions,
    assumed: Assumptions,
    gpu: GpuOption = None,
    threads: ThreadsOption = None,
    output: OutputOption = None,
    source_root: SourceRootOption = None,
) -> int:
    """Run the command; gives the exit code."""
    from isaview.cli.inputs import source_of
    from isaview.reports.rows import add_titles
    from isaview.views.bound import bound_document
    from isaview.views.roofline import svg

    settings = shown.settings()
    form, _ = choose_format("bound", settings, output, shows_sections, draws=True, configured=False)
    rows, code = _judge_kernels(files, settings, LaunchOptions(gpu=gpu, threads=threads), assumed)
    if not rows:
        return nothing(code, "there is no kernel to judge")
    if is_picture(output) or form.tables:
        rows = _first_stages(files, rows)
    kernels = add_titles([(row.kernel, row.module) for row in rows])
    rows = [replace(row, kernel=kernel) for row, kernel in zip(rows, kernels, strict=True)]
    screen = canvas(settings["color"], False, output)
    if is_picture(output):
        drawn = _draw_rooflines(rows)
        if not drawn:
            raise Refused("no kernel has both operations and bytes to draw")
        text = svg(*drawn)
    elif form.people:
        text = _screen(rows, source_of(source_root, form, output), screen.width, screen.unicode)
    else:
        text = render_sections(form, screen, lambda: bound_document(rows), lambda: [_plain(row) for row in rows])
    write(text, form, output)
    return code


def _judge_kernels(
    files: list[str], settings: Configuration, launch: LaunchOptions, assumed: Assumptions
) -> tuple[list[JudgedKernel], int]:
    """The kernels with their bounds, and the exit code."""
    from isaview.cli.launch import request_for
    from isaview.reports.results import why_missing
    from isaview.runs.run import Run
    from isaview.views.bound import JudgedKernel

    over = assumed.apply_to(launch.launch())
    run = Run(request_for(settings, launch, launch=over, asked=_ASKED, stages=True, listed=True, apart=True))
    judged: list[JudgedKernel] = []
    for _, answer in run.answers(files):
        for gpu_report in sorted(answer.by_gpu, key=lambda gpu_report: gpu_report.gpu):
            assert gpu_report.report is not None
            module = gpu_report.report.inputs[0]
            for kernel in (kernel for kernel in module.kernels if kernel.is_entry):
                if "bound" in kernel.results:
                    judged.append(JudgedKernel(kernel, module, kernel.results["bound"], gpu_report.gpu))
                elif "graph" in kernel.results:
                    say(f"isaview: {kernel.name} is a graph: `isaview show --gpu NAME` says what bounds it")
                    run.code = max(run.code, NO_ANSWER)
                elif kernel.results or kernel.left_out or kernel.failures:  # else no analysis looks at this language
                    say(f"isaview: {why_missing(kernel.name, 'bound', kernel.results, kernel.left_out, kernel.failures)}")
                    run.code = BUG if kernel.failures else max(run.code, NO_ANSWER)
    return judged, run.finish()


def _plain(row: JudgedKernel) -> dict[str, Any]:
    """A kernel with its bound, as JSON has it."""
    from isaview.reports.serial import plain

    module = row.module
    place = {"path": module.path, "part": module.part, "dialect": module.dialect, "target": module.target}
    return {"kernel": row.kernel.name, "line": row.kernel.line, **place, "bound": plain(row.bound)}


def _first_stages(files: list[str], judged: list[JudgedKernel]) -> list[JudgedKernel]:
    """One of each compilation, the stage that runs first; of a file that is named alone each stage."""
    from isaview.reports.rows import Place, join_stages

    if len(files) == 1 and not Path(files[0]).is_dir():
        return judged

    def place(row: JudgedKernel) -> Place:
        words = f"{row.module.words.name} {row.turn}"
        return Place(row.module.path, row.module.target, row.module.stage, words, row.kernel.name)

    return [replace(first, earlier=tuple(earlier)) for first, *earlier in join_stages(judged, place)]


def _screen(judged: list[JudgedKernel], folder: SourceFolder | None, width: int | None, unicode: bool) -> str:
    from isaview.views.bound import kernel_titles
    from isaview.views.roofline import draw_text

    texts = (_kernel_lines(title, row, folder) for title, row in zip(kernel_titles(judged), judged, strict=True))
    lines = wrap_lines((line for text in texts for line in (*text, "")), width, _INDENT)
    for picture in _draw_rooflines(judged):
        lines += [*draw_text(picture, width or _PICTURE, unicode=unicode), ""]
    return "\n".join(lines).rstrip() + "\n"


def _draw_rooflines(judged: list[JudgedKernel]) -> list[Roofline]:
    from isaview.views.roofline import rooflines

    return rooflines((row.kernel.short_titles[1], row.bound) for row in judged)


def _ridge_text(bound: BoundReport) -> str:
    """Where the memory's roof meets that of the type computed most, floats before integers, as words; empty where none is."""
    if bound.machine is None or not bound.operations:
        return ""
    floats = {name: amount for name, amount in bound.operations.items() if "int" not in name and amount}
    most = max(floats or bound.operations, key=lambda name: bound.operations[name]).replace("matrix ", "matrix_")
    peak = bound.machine.peaks.get(most)
    ridge = peak / bound.machine.peaks["memory"] if peak else 0.0
    return f" (the ridge of {most.replace('matrix_', 'matrix ')} is {ridge:,.3g})" if ridge else ""


def _kernel_lines(title: str, judged: JudgedKernel, folder: SourceFolder | None) -> Iterator[str]:
    from isaview.views.analyses.bound import verdict_title

    bound, words = judged.bound, judged.module.words
    yield f"{title} on {bound.gpu}" if bound.gpu else title
    yield f"  bound         {words.use_vendor_words(verdict_title(bound))} · confidence {bound.confidence}"
    if bound.intensity.is_known:
        yield f"  intensity     {figure(bound.intensity)} operations per byte of memory{_ridge_text(bound)}"
    for reason in bound.reasons:
        yield f"  because       {words.use_vendor_words(reason)}"
    if bound.threshold:
        yield f"  it would be   {bound.threshold}"
    if bound.change:
        yield f"  fix           {bound.change}"
    if judged.earlier:
        earlier = (f"{stage.module.title}: {words.use_vendor_words(verdict_title(stage.bound))}" for stage in judged.earlier)
        yield f"  earlier       {' · '.join(earlier)}"
    yield from _access_lines(judged.kernel, folder)
    for loop in bound.loops[:_LOOPS]:
        flops = f", {figure(loop.flops)} operations a {words.word('wave')} and iteration" if loop.flops.is_known else ""
        yield f"  loop          {loop.header}: {words.use_vendor_words(verdict_title(loop))} ({loop.confidence}){flops}"
    for name, value in bound.assumptions.items():
        yield f"  assumed       {words.quantity(name)}: {words.use_vendor_words(value)}"


def _access_lines(kernel: KernelReport, folder: SourceFolder | None) -> Iterator[str]:
    """How many accesses have which pattern, and the worst of those that could be better."""
    accesses = kernel.results.get("accesses", ())
    counts = Counter((access.space, access.pattern) for access in accesses)
    if counts:
        yield "  accesses      " + ", ".join(f"{count} {space} {pattern}" for (space, pattern), count in sorted(counts.items()))
    strided = [access for access in accesses if access.pattern == "strided" and access.space != "shared"]
    if strided:
        worst = max(strided, key=lambda access: access.sectors.high or access.sectors.value or 0)
        # The worst is the one with most sectors: each is a transaction of memory.
        far = f"{worst.stride.value} B apart" if worst.stride.is_known else "apart by a factor the text does not say"
        yield f"  worst access  {kernel.place(worst.line)}: lanes {far}, {worst.sectors.value} sectors of 32 B a request"
        yield from _source_lines(worst.source, folder)
    wider = next((access for access in accesses if access.wider), None)
    if wider is not None:
        yield f"  wider         {kernel.place(wider.line)}: {wider.bytes} B accesses side by side could be {wider.wider} B ones"
        yield from _source_lines(wider.source, folder)


def _source_lines(position: str | None, folder: SourceFolder | None) -> Iterator[str]:
    """The source line that an instruction was compiled from, where it may be shown."""
    texts = {} if folder is None or position is None else folder.texts([position])
    yield from (f"                {place} │ {text}" for place, text in texts.items())


COMMAND = Command("bound", "What limits each kernel and loop on a GPU, and why.", command, "Look", 4)
