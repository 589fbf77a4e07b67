"""``isaview pressure FILE --kernel K``: listings, or the source, with live registers next to every line."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec import Struct
from msgspec.structs import replace

from isaview.base.text import integer, select_kernels, suggest_word, the_one
from isaview.cli.command import Command
from isaview.cli.options import DisplayOptions, FilesArgument, OutputOption, SourceRootOption
from isaview.cli.output import canvas, choose_format, is_picture, is_terminal, render_sections, shows_sections, write
from isaview.runs import NO_ANSWER, Refused, messages
from isaview.settings.configuration import Configuration
from isaview.views.format import Canvas, Format
from isaview.views.pictures import svg

if TYPE_CHECKING:
    from isaview.compare.models import Models
    from isaview.inputs.source_text import SourceFolder
    from isaview.model.kernel import Kernel
    from isaview.reports.listing import Listing
    from isaview.reports.rule import Finding
    from isaview.reports.source_lines import StageOfLine


_AT_ONCE = 40
"""Instructions of a source line in one stage that a terminal shows."""


def command(
    files: FilesArgument,
    shown: DisplayOptions,
    registers: Annotated[
        str, typer.Option("--registers", metavar="FILE", help="vector, accumulator, scalar, predicate or value.")
    ] = "",
    by: Annotated[str, typer.Option("--by", metavar="WHAT", help="line, or source for what each source line costs.")] = "line",
    around: Annotated[
        int | None, typer.Option("--around", min=0, metavar="N", help="Only so many lines on either side of the peak.")
    ] = None,
    at: Annotated[
        str | None, typer.Option("--at", metavar="FILE:LINE", help="What this source line became, in each of the files given.")
    ] = None,
    source_root: SourceRootOption = None,
    output: OutputOption = None,
) -> int:
    """Run the command; gives the exit code."""
    from isaview.cli.inputs import source_of
    from isaview.reports.listing import curve, listing
    from isaview.runs.patterns import patterns_of

    settings = shown.settings()
    form, _ = choose_format("pressure", settings, output, shows_sections, draws=True, configured=False)
    if by not in ("line", "source"):
        raise Refused(f"--by is line or source, not {by!r}{suggest_word(by, ('line', 'source'))}")
    if len(files) > 1 and at is None:
        raise Refused("pressure is about one file; with --at it looks into several")
    folder, screen = source_of(source_root, form, output), canvas(settings["color"], True, output)
    bodies, code = _read_kernels(files, settings)
    if at is not None:
        write(_trace_source_line(bodies, at, settings["kernel"], folder, form, screen, output is None), form, output)
        return code
    if not bodies:
        return NO_ANSWER
    chosen = list(dict.fromkeys(_choose_kernel(bodies, pattern) for pattern in patterns_of(settings["kernel"]) or [""]))
    if len(chosen) > 1 and (not form.people or is_picture(output)):
        raise Refused(f"pressure writes one kernel as {'a picture' if is_picture(output) else form.name}: say one --kernel")
    texts = []
    for body in chosen:
        try:
            rows = listing(body.kernel, registers)
        except ValueError as error:
            raise Refused(str(error)) from None
        if by == "source" and not any(line.source for line in rows.sources):
            messages.say(f"{rows.demangled}: the dump names no source line; compilers write them with -g or -lineinfo")
        findings = (body.models.complete_report(body.number).findings or ()) if by == "source" else None
        texts.append(svg(curve(rows)) if is_picture(output) else _render_listing(rows, findings, folder, around, form, screen))
    write("\n".join(texts), form, output)
    return code


def _render_listing(
    rows: Listing,
    findings: Sequence[Finding] | None,
    folder: SourceFolder | None,
    around: int | None,
    form: Format,
    screen: Canvas,
) -> str:
    """The listing, or its source with what the rules find on it, in a format."""
    from isaview.reports.source_lines import annotate
    from isaview.views import pressure
    from isaview.views.screen import paint

    source = None if findings is None else annotate(rows.sources, findings, folder)
    positions = [rows.peak_source or "", *(register.source for register in rows.alive)]
    texts = {} if folder is None else folder.texts(filter(None, positions))
    if form.people:
        return paint(pressure.render(rows, source, texts, around, screen), screen)
    documents = (lambda: pressure.document(rows, source, around), lambda: pressure.as_plain(rows, source, texts))
    return render_sections(form, screen, *documents)


def _trace_source_line(
    bodies: Sequence[_Body],
    at: str,
    pattern: str,
    folder: SourceFolder | None,
    form: Format,
    screen: Canvas,
    is_shown: bool,
) -> str:
    """What a source line became in the kernels of several files, from source to machine.

    ``is_shown`` says that it goes to standard output: a terminal gets the first instructions alone.
    """
    from isaview.base.words import words_for
    from isaview.inputs.sources import dialects
    from isaview.reports.listing import alive_on
    from isaview.reports.serial import plain
    from isaview.reports.source_lines import stage_of_line
    from isaview.tools.companions import stage_of
    from isaview.views import pressure

    file, _, digits = at.rpartition(":")
    line = integer(digits) if digits.isdecimal() else None
    if not file or not line:
        raise Refused(f"--at is FILE:LINE, such as kernel.cu:42, not {at!r}")
    titles = {dialect.name: dialect.title for dialect in dialects()}
    chosen = sorted(
        select_kernels([body.kernel for body in bodies], pattern), key=lambda stage: -stage_of(stage.module.dialect)
    )
    all_stages = [stage_of_line(stage, file, line) for stage in chosen]
    stages = [
        replace(stage, live=alive_on(kernel, {number for number, *_ in stage.instructions}))
        for kernel, stage in zip(chosen, all_stages, strict=True)
        if stage.instructions
    ]
    for reason in _without_source_lines(all_stages, titles):
        messages.say(reason)
    if not stages:
        raise Refused(f"no instruction comes from {at}")
    texts = {} if folder is None else folder.texts(stage.source for stage in stages if stage.source)
    text = next(iter(texts.values()), "")
    most = _AT_ONCE if form.people and is_shown and is_terminal(sys.stdout) else None
    titled = [
        (replace(stage, dialect=titles.get(stage.dialect, stage.dialect)), words_for(stage.dialect, stage.target))
        for stage in stages
    ]
    documents = (
        lambda: pressure.stages(at, text, titled, most),
        lambda: {"at": at, "text": text, "stages": [plain(stage) for stage in stages]},
    )
    return render_sections(form, screen, *documents)


def _without_source_lines(stages: Sequence[StageOfLine], titles: dict[str, str]) -> list[str]:
    """The stages that name no source lines at all, so that nothing follows from their silence."""
    files = {stage.path: stage.dialect for stage in stages}
    known = {stage.path for stage in stages if stage.has_source}
    return [
        f"{path}: this {titles.get(dialect, dialect)} names no source line; compilers write them with -g or -lineinfo"
        for path, dialect in files.items()
        if path not in known
    ]


class _Body(Struct, frozen=True):
    """A kernel with instructions: what it is called, whether the host can launch it, and where its model is."""

    name: str
    demangled: str
    is_entry: bool
    models: Models
    number: int

    @property
    def kernel(self) -> Kernel:
        """The kernel as it was read."""
        return self.models.kernel(self.number)


def _read_kernels(files: list[str], settings: Configuration) -> tuple[list[_Body], int]:
    """The kernels of the files that have instructions, and the exit code that follows from how the files could be read."""
    from isaview.runs.answers import FileRequest
    from isaview.runs.run import Run

    run = Run(FileRequest(only=(), unread_allowed=settings["unread-allowed"]), keeps_models=True)
    bodies: list[_Body] = []
    for task, answer in run.answers(files):
        models = run.models_of(task)
        listed = [(number, kernel) for number, kernel in enumerate(answer.report.kernels) if kernel.instructions]
        bodies += [_Body(own.name, own.demangled, own.is_entry, models, number) for number, own in listed]
    return bodies, run.finish()


def _choose_kernel(bodies: Sequence[_Body], pattern: str) -> _Body:
    """The only kernel that is meant; without a pattern among those that the host can launch, where there is one."""
    entries = [body for body in bodies if body.is_entry]
    try:
        return the_one(bodies if pattern or not entries else entries, pattern)
    except LookupError as error:
        raise Refused(f"{error}{'' if pattern else ' (--kernel NAME)'}") from None


COMMAND = Command("pressure", "A kernel's listing with the registers alive at every line.", command, "Look", 2)
