"""``isaview lower FILE.ll --gpu gfx942,sm_90``: LLVM IR becomes AMDGCN or PTX text, and what is inside that."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec import Struct

from isaview.cli.codes import BUG, FINE, NO_ANSWER
from isaview.cli.command import Command, Refused
from isaview.cli.launch import Asked
from isaview.cli.options import DetailsOption, Shown, WhyOption

if TYPE_CHECKING:
    from isaview.gate.config import Configuration
    from isaview.gpus.hardware import Gpu
    from isaview.inputs.load import Reading
    from isaview.model.kernel import Module
    from isaview.reports.report import Report
    from isaview.tools.lower import Lowered

_STANDARD_OUTPUT = "-"
_LEVELS = 3

FilesArgument = Annotated[list[str], typer.Argument(metavar="FILE…", help="LLVM IR, folders of it, or - for standard input.")]
TextOption = Annotated[
    str | None,
    typer.Option(
        "--output",
        "-o",
        metavar="PATH",
        help="Keep the lowered text: a file, a folder, or - to print it instead of the report.",
    ),
]
LevelOption = Annotated[
    int | None, typer.Option("--level", min=0, max=_LEVELS, help="How hard LLVM tries, 0 to 3; else what the IR tells.")
]


def command(
    files: FilesArgument,
    shown: Shown,
    asked: Asked,
    output: TextOption = None,
    level: LevelOption = None,
    details: DetailsOption = None,
    why: WhyOption = False,
) -> int:
    """Run the command; gives the exit code."""
    from isaview.cli import messages
    from isaview.cli import output as writing
    from isaview.cli.formats import chosen_format
    from isaview.reports.report import joined

    settings = shown.settings(details=details)
    chosen = chosen_format("lower", settings, None, lambda one: one.render is not None)
    assert chosen.render is not None
    made, code = _lowered(files, asked, level)
    kept = _kept(made, output, files)
    if output == _STANDARD_OUTPUT:
        return code
    reports = []
    for one in made:
        report, worst = _report(one, kept.get(id(one)), settings, asked)
        reports.append(report)
        code = max(code, worst)
    page = writing.page(settings["color"], why or settings["details"] or bool(settings["kernel"]), None, os.environ, why=why)
    if reports:
        together = joined(reports)
        messages.estimates(together)
        writing.put(chosen.render(together, page), chosen, None)
    return code


class _Made(Struct, frozen=True, eq=False):
    """One module lowered for one GPU; ``stem`` is what a file of it is called before the target."""

    path: str
    stem: str
    gpu: Gpu | None
    lowered: Lowered

    @property
    def file(self) -> str:
        """The name of a file that holds it: ``x.gfx942.s``."""
        from isaview.inputs.sources import dialects

        suffix = next(one.suffixes[0] for one in dialects() if one.name == self.lowered.dialect)
        return f"{self.stem}.{self.lowered.target}{suffix}"


def _lowered(files: list[str], asked: Asked, level: int | None) -> tuple[list[_Made], int]:
    """Every module of the inputs for every GPU, and the exit code; what could not be lowered says why.

    Other dumps of folders are counted, as other files are.
    """
    from isaview.cli import messages
    from isaview.cli.inputs import Progress, named_inputs
    from isaview.cli.logs import Logs
    from isaview.tools.evidence import can_be_lowered

    asked.gpus(), asked.launch()  # what is wrong with them is said before a long run
    made: list[_Made] = []
    code, others, logs = FINE, 0, Logs(asked.log)
    for path, reading in named_inputs(files, Progress(float("inf"))):
        messages.refusals(reading.refused)
        code = NO_ANSWER if reading.refused else code
        logs.look(reading)
        for place, module in enumerate(reading):
            if path not in files and not can_be_lowered(module):
                others += 1
                continue
            found = list(_module(module, _stem(reading, place), asked, level))
            made.extend(one for one in found if one is not None)
            if None in found or any(one is not None and one.lowered.missing for one in found):
                code = NO_ANSWER
    if others:
        messages.say(f"{others:,} {'module' if others == 1 else 'modules'} of other languages than LLVM IR left out")
    code = max(code, logs.code())
    return made, code if made or code else NO_ANSWER


def _stem(reading: Reading, place: int) -> str:
    """What the files of a module are called: by its file, and its place where that holds several."""
    path = reading[place].path
    stem = "module" if path.startswith("<") else PurePath(path).stem
    return f"{stem}.{place + 1}" if len(reading) > 1 else stem


def _module(module: Module, stem: str, asked: Asked, level: int | None) -> Iterator[_Made | None]:
    """One module for each GPU; None where that failed, after a sentence that says why."""
    from msgspec.structs import replace

    from isaview.cli.messages import say
    from isaview.tools.evidence import can_be_lowered, lowerings
    from isaview.tools.lower import Failed

    if not can_be_lowered(module):
        say(f"{module.path}: only LLVM IR is lowered, and this is no LLVM IR; `isaview show` reads it as it is")
        yield None
        return
    gpus = list({gpu.target: gpu for gpu in asked.gpus()}.values())
    options = replace(asked.options(), lower="always", gpus=tuple(gpu.target for gpu in gpus), level=level)
    targets: list[Gpu | None] = [*gpus] or [None]
    for gpu, result in zip(targets, lowerings(module, options), strict=True):
        if isinstance(result, Failed):
            say(f"{module.path}: not lowered{f' for {gpu.target}' if gpu is not None else ''}: {result.reason}")
            yield None
            continue
        for message in result.messages:
            say(f"{module.path}: {message}")
        yield _Made(module.path, stem, gpu, result)


def _kept(made: Sequence[_Made], output: str | None, files: Sequence[str]) -> dict[int, str]:
    """Write the lowered texts where they were asked for; gives the path of each.

    Raises:
        Refused: a path cannot hold them, or is one of the inputs.
    """
    from isaview.cli import output as writing

    if output is None:
        return {}
    if output == _STANDARD_OUTPUT:
        if len(made) > 1:
            raise Refused(f"{len(made)} texts do not go to standard output; give a folder with -o, or one GPU")
        for one in made:
            writing.put(one.lowered.text, None, None)
        return {}
    places = _places(made, output)
    inputs = {Path(path).resolve() for path in files}
    for place in places.values():
        if Path(place).resolve() in inputs:
            raise Refused(f"{place} is an input; give another place with -o")
    for one in made:
        writing.put(one.lowered.text, None, places[id(one)])
    return places


def _places(made: Sequence[_Made], output: str) -> dict[int, str]:
    """The path of each text: the one given, or one in the folder given."""
    from isaview.base.plugins import offered

    folder = Path(output)
    if not (folder.is_dir() or output.endswith(("/", os.sep)) or len(made) > 1):
        reports = {suffix for form in offered("isaview.views.formats", "FORMAT") for suffix in form.suffixes}
        if folder.suffix.lower() in reports:
            raise Refused(
                f"-o keeps the lowered text, and {folder.name} is named like a report: --format writes that to stdout"
            )
        return {id(one): output for one in made}
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(f"cannot make the folder {output}: {error.strerror or error}") from None
    places = {id(one): str(folder / one.file) for one in made}
    if len(set(places.values())) < len(places):
        raise Refused("two inputs have one name; lower them into folders of their own")
    return places


def _report(one: _Made, place: str | None, settings: Configuration, asked: Asked) -> tuple[Report, int]:
    """Every analysis of a lowered text, as `show` gives it, and the exit code that follows from how it could be read."""
    from msgspec.structs import replace

    from isaview.cli import messages
    from isaview.cli.inputs import judged
    from isaview.inputs.load import Reading, read_source
    from isaview.inputs.sources import Source
    from isaview.reports.report import report

    part = "" if place else f"lowered for {one.lowered.target}"
    reading = Reading(read_source(Source(place or one.path, part, 1, one.lowered.text, one.lowered.dialect)))
    messages.diagnostics(reading)
    code = judged(reading, settings["unread-allowed"])
    found = report(
        reading,
        kernel=settings["kernel"],
        gpus=(one.gpu,) if one.gpu is not None else (),
        launch=asked.launch(),
        options=replace(asked.options(), lower="always", sidecars=False),
        keep_kernels=False,
    )
    messages.notes(found)
    if found.failed:
        messages.say("isaview: an analysis failed: this is a bug in isaview; what is missing says so")
        code = BUG
    if settings["kernel"] and not found.kernels:
        messages.say(f"isaview: no kernel matches {settings['kernel']!r}")
        code = max(code, NO_ANSWER)
    return found, code


COMMAND = Command(
    name="lower",
    help="Lower LLVM IR for GPUs by LLVM's own back end, and show what is inside the result.",
    function=command,
    order=8,
)
