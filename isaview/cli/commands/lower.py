"""``isaview lower FILE.ll --gpu gfx942,sm_90``: LLVM IR becomes AMDGCN or PTX text, and what is inside that."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec import Struct
from msgspec.structs import replace

from isaview.base.text import no_kernel
from isaview.cli.command import Command
from isaview.cli.launch import LaunchOptions
from isaview.cli.options import DetailsOption, DisplayOptions
from isaview.cli.output import STANDARD_OUTPUT, canvas, choose_format, write
from isaview.gpus.hardware import Gpu
from isaview.runs import BUG, FINE, NO_ANSWER, Refused, messages
from isaview.settings.configuration import Configuration
from isaview.views.format import formats

if TYPE_CHECKING:
    from isaview.model.kernel import Module
    from isaview.reports.report import Report
    from isaview.tools.evidence import Options
    from isaview.tools.lower import Lowered

_LEVELS = 3


def command(
    files: Annotated[list[str], typer.Argument(metavar="FILE…", help="LLVM IR, folders of it, or - for standard input.")],
    shown: DisplayOptions,
    launch: LaunchOptions,
    output: Annotated[
        str | None,
        typer.Option(
            "--output",
            "-o",
            metavar="PATH",
            help="Keep the lowered text: a file, a folder, or - to print it instead of the report.",
        ),
    ] = None,
    level: Annotated[
        int | None, typer.Option("--level", min=0, max=_LEVELS, help="How hard LLVM tries, 0 to 3; else what the IR tells.")
    ] = None,
    details: DetailsOption = None,
) -> int:
    """Run the command; gives the exit code."""
    from isaview.reports.joining import join_reports

    settings = shown.settings(details=details)
    form, render = choose_format("lower", settings, None, lambda offered: offered.render)
    texts, code = _lower_modules(files, launch, launch.options(settings), level)
    paths = _write_texts(texts, output, files)
    if output == STANDARD_OUTPUT:
        return code
    reports = []
    for text, path in zip(texts, paths, strict=True):
        lowered, code_of_text = _report_text(text, path, settings, launch)
        reports.append(lowered)
        code = max(code, code_of_text)
    if reports:
        together = join_reports(reports)
        messages.estimates(messages.estimated_dialects(together))
        full = shown.why or settings["details"] or bool(settings["kernel"])
        screen = canvas(settings["color"], full, None, why=shown.why)
        write(render(together, screen), form)
    return code


class _LoweredText(Struct, frozen=True, eq=False):
    """One module lowered for one GPU; ``stem`` is what a file of it is called before the target."""

    path: str
    stem: str
    gpu: Gpu | None
    lowered: Lowered


def _lower_modules(
    files: list[str], launch: LaunchOptions, options: Options, level: int | None
) -> tuple[list[_LoweredText], int]:
    """Every module of the inputs for every GPU, and the exit code; what could not be lowered says why.

    Dumps of other languages in folders are counted, as other files are.
    """
    from isaview.cli.inputs import named_inputs
    from isaview.runs.patterns import Logs
    from isaview.tools.evidence import can_be_lowered

    launch.gpus(), launch.launch()  # what is wrong with them is reported before a long run
    texts: list[_LoweredText] = []
    code, others, logs = FINE, 0, Logs(launch.log)
    for path, reading in named_inputs(files, logs):
        code = NO_ANSWER if reading.refused else code
        for place, module in enumerate(reading, start=1):
            if path not in files and not can_be_lowered(module):
                others += 1
                continue
            stem = "module" if module.path.startswith("<") else PurePath(module.path).stem
            attempts = list(_lower_module(module, f"{stem}.{place}" if len(reading) > 1 else stem, launch, options, level))
            texts.extend(text for text in attempts if text is not None)
            if any(text is None or text.lowered.missing for text in attempts):
                code = NO_ANSWER
    if others:
        messages.say(f"{others:,} {'module' if others == 1 else 'modules'} of other languages than LLVM IR left out")
    code = max(code, logs.code())
    return texts, code if texts or code else NO_ANSWER


def _lower_module(
    module: Module, stem: str, launch: LaunchOptions, options: Options, level: int | None
) -> Iterator[_LoweredText | None]:
    """One module for each GPU; None where that failed, after a sentence that says why."""
    from isaview.tools.evidence import can_be_lowered, lowerings
    from isaview.tools.lower import Failed

    if not can_be_lowered(module):
        messages.say(f"{module.path}: only LLVM IR is lowered, and this is no LLVM IR; `isaview show` reads it as it is")
        yield None
        return
    # Products of one target have the same code.
    gpus = list({gpu.target: gpu for gpu in launch.gpus()}.values())
    options = replace(options, lower="always", gpus=tuple(gpu.target for gpu in gpus), level=level)
    targets: list[Gpu | None] = [*gpus] or [None]
    for gpu, result in zip(targets, lowerings(module, options), strict=True):
        if isinstance(result, Failed):
            messages.say(f"{module.path}: not lowered{f' for {gpu.target}' if gpu is not None else ''}: {result.reason}")
            yield None
            continue
        for message in result.messages:
            messages.say(f"{module.path}: {message}")
        yield _LoweredText(module.path, stem, gpu, result)


def _write_texts(texts: Sequence[_LoweredText], output: str | None, files: Sequence[str]) -> Sequence[str | None]:
    """Write the lowered texts where they were asked for; gives the path of each, None where it is in no file."""
    if output == STANDARD_OUTPUT and len(texts) > 1:
        raise Refused(f"{len(texts)} texts do not go to standard output; give a folder with -o, or one GPU")
    if output is None:
        return [None] * len(texts)
    if output == STANDARD_OUTPUT:
        for text in texts:
            write(text.lowered.text)
        return [None] * len(texts)
    paths = _output_paths(texts, output)
    inputs = {Path(path).resolve() for path in files}
    for path in paths:
        if Path(path).resolve() in inputs:
            raise Refused(f"{path} is an input; give another place with -o")
    for text, path in zip(texts, paths, strict=True):
        write(text.lowered.text, None, path)
    return paths


def _output_paths(texts: Sequence[_LoweredText], output: str) -> list[str]:
    """The path of each text: the one given, or one in the folder given, such as ``x.gfx942.s``."""
    from isaview.inputs.sources import dialects

    folder = Path(output)
    if not (folder.is_dir() or output.endswith(("/", os.sep)) or len(texts) > 1):
        if folder.suffix.lower() in {suffix for form in formats() for suffix in form.suffixes}:
            raise Refused(
                f"-o keeps the lowered text, and {folder.name} is named like a report: --format writes that to stdout"
            )
        return [output] * len(texts)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(f"cannot make the folder {output}: {error.strerror or error}") from None
    suffixes = {dialect.name: dialect.suffixes[0] for dialect in dialects()}
    names = [f"{text.stem}.{text.lowered.target}{suffixes[text.lowered.dialect]}" for text in texts]
    if len(set(names)) < len(names):
        raise Refused("two inputs have one name; lower them into folders of their own")
    return [str(folder / name) for name in names]


def _report_text(text: _LoweredText, path: str | None, settings: Configuration, launch: LaunchOptions) -> tuple[Report, int]:
    """Every analysis of a lowered text, as `show` gives it, and the exit code that follows from how it could be read."""
    from isaview.inputs.load import Reading, read_source
    from isaview.inputs.sources import Source
    from isaview.reports.report import report
    from isaview.runs.patterns import exit_code

    part = "" if path else f"lowered for {text.lowered.target}"
    reading = Reading(read_source(Source(path or text.path, part, 1, text.lowered.text, text.lowered.dialect)))
    messages.diagnostics(reading)
    code = exit_code(reading, settings["unread-allowed"])
    lowered = report(
        reading,
        kernel=settings["kernel"],
        gpus=(text.gpu,) if text.gpu is not None else (),
        launch=launch.launch(),
        options=replace(launch.options(settings), lower="always", sidecars=False),
    )
    messages.notes([lowered])
    code = BUG if messages.report_failure(lowered.has_failed) else code
    if settings["kernel"] and not lowered.kernels:
        messages.say(f"isaview: {no_kernel(settings['kernel'], [kernel.demangled for kernel in reading.kernels()])}")
        code = max(code, NO_ANSWER)
    return lowered, code


COMMAND = Command("lower", "Lower LLVM IR by LLVM's own back end, and show the result.", command, "Look", 7)
