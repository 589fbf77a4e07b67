"""``isaview pressure FILE --kernel K``: listings, or the source, with live registers next to every line."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer
from msgspec import Struct

from isaview.base.text import integer, meant, no_kernel, selected
from isaview.cli import messages
from isaview.cli.command import FINE, INTERRUPTED, NO_ANSWER, Command, Refused
from isaview.cli.options import (
    ColorOption,
    FilesArgument,
    FormatOption,
    KernelsOption,
    OutputOption,
    SourceRootOption,
    WhyOption,
)
from isaview.cli.output import documented, is_picture, is_terminal, page, put, text_or_json
from isaview.views.pictures import svg

if TYPE_CHECKING:
    from isaview.compare.models import Models
    from isaview.inputs.source_text import SourceFolder
    from isaview.model.kernel import Kernel
    from isaview.reports.listing import Listing
    from isaview.reports.report import KernelReport
    from isaview.reports.source_lines import SourceLine, StageOfLine
    from isaview.views.page import Page

RegistersOption = Annotated[
    str, typer.Option("--registers", metavar="FILE", help="vector, accumulator, scalar, predicate or value.")
]
ByOption = Annotated[str, typer.Option("--by", metavar="WHAT", help="line, or source for what each source line costs.")]
AroundOption = Annotated[
    int | None, typer.Option("--around", min=0, metavar="N", help="Only so many lines on either side of the peak.")
]
AtOption = Annotated[
    str | None, typer.Option("--at", metavar="FILE:LINE", help="What this source line became, in each of the files given.")
]

_AT_ONCE = 40
"""Instructions of a source line in one stage that a terminal shows."""


def command(
    files: FilesArgument,
    kernel: KernelsOption = None,
    registers: RegistersOption = "",
    by: ByOption = "line",
    around: AroundOption = None,
    at: AtOption = None,
    source_root: SourceRootOption = None,
    form: FormatOption = None,
    output: OutputOption = None,
    color: ColorOption = "auto",
    why: WhyOption = False,
) -> int:
    """Run the command; gives the exit code."""
    from isaview.cli.inputs import source_of
    from isaview.reports.listing import listing

    messages.fold_notes(not why)
    form, pattern = text_or_json("pressure", form, output, draws=True, documents=True), "\n".join(kernel or ())
    if by not in ("line", "source"):
        raise Refused(f"--by is line or source, not {by!r}{meant(by, ('line', 'source'))}")
    if len(files) > 1 and at is None:
        raise Refused("pressure is about one file; with --at it looks into several")
    folder = source_of(source_root, screen=form == "text" and output is None)
    bodies, code = _bodies(files)
    if at is not None:
        return max(code, _at(bodies, at, pattern, folder, form, output, color or "auto"))
    if not bodies:
        return NO_ANSWER
    chosen = list({id(body): body for body in (_chosen(bodies, pattern_asked) for pattern_asked in kernel or ("",))}.values())
    if len(chosen) > 1 and (form != "text" or is_picture(output)):
        raise Refused(f"pressure writes one kernel as {'a picture' if is_picture(output) else form}: say one --kernel")
    screen = page(color or "auto" if form == "text" else "never", True, output)
    shown = []
    for body in chosen:
        try:
            own_listing = listing(body.kernel, registers)
        except ValueError as error:
            raise Refused(str(error)) from None
        if by == "source" and not any(line.source for line in own_listing.sources):
            messages.say(f"{own_listing.demangled}: the dump names no source line; compilers write them with -g or -lineinfo")
        source = _annotated(body, own_listing.sources, folder) if by == "source" else None
        shown.append(_drawn(own_listing) if is_picture(output) else _shown(own_listing, source, folder, around, form, screen))
    put("\n".join(shown), None, output)
    return code


def _drawn(shown: Listing) -> str:
    from isaview.reports.listing import curve

    return svg(curve(shown))


def _shown(
    shown: Listing,
    source: Sequence[SourceLine] | None,
    folder: SourceFolder | None,
    around: int | None,
    form: str,
    screen: Page,
) -> str:
    """The listing, or its source, in a format."""
    from isaview.reports.serial import dumped
    from isaview.views import pressure
    from isaview.views.screen import painted

    places = [shown.peak_source or "", *(register.source for register in shown.alive)]
    texts = {} if folder is None else folder.texts(filter(None, places))
    if form == "json":
        return dumped(pressure.as_plain(shown, source, texts))
    if form == "text":
        return painted(pressure.render(shown, source, texts, around, screen), screen)
    return documented(form, pressure.document(shown, source, around), screen)


def _annotated(body: _Body, lines: Sequence[SourceLine], folder: SourceFolder | None) -> Sequence[SourceLine]:
    """The source lines of a kernel with their text, and with what the rules find on them."""
    from isaview.reports.source_lines import annotated

    return annotated(lines, body.models.completed(body.number).findings or (), folder)


def _at(
    bodies: Sequence[_Body],
    at: str,
    pattern: str,
    folder: SourceFolder | None,
    form: str,
    output: str | None,
    color: str,
) -> int:
    """Show what a source line became in the kernels of several files, from source to machine; gives the exit code."""
    from isaview.inputs.sources import dialects
    from isaview.reports.serial import dumped, plain
    from isaview.reports.source_lines import became
    from isaview.tools.companions import stage_of
    from isaview.views import pressure

    file, _, digits = at.rpartition(":")
    line = integer(digits) if digits.isdecimal() else None
    if not file or not line:
        raise Refused(f"--at is FILE:LINE, such as kernel.cu:42, not {at!r}")
    titles = {dialect.name: dialect.title for dialect in dialects()}
    chosen = sorted(selected([body.kernel for body in bodies], pattern), key=lambda stage: -stage_of(stage.module.dialect))
    all_stages = [became(stage, file, line) for stage in chosen]
    stages = [stage for stage in all_stages if stage.instructions]
    for reason in _silent(all_stages, titles):
        messages.say(reason)
    if not stages:
        raise Refused(f"no instruction comes from {at}")
    texts = {} if folder is None else folder.texts(stage.source for stage in stages if stage.source)
    text = next(iter(texts.values()), "")
    if form == "json":
        document: Any = {"at": at, "text": text, "stages": [plain(stage) for stage in stages]}
        put(dumped(document), None, output)
    else:
        screen = page(color, True, output)
        most = _AT_ONCE if form == "text" and output is None and is_terminal(sys.stdout) else None
        put(
            documented(form, pressure.stages(at, text, [_titled(stage, titles) for stage in stages], most), screen),
            None,
            output,
        )
    return FINE


def _titled(stage: StageOfLine, titles: dict[str, str]) -> StageOfLine:
    from msgspec.structs import replace

    return replace(stage, dialect=titles.get(stage.dialect, stage.dialect))


def _silent(stages: Sequence[StageOfLine], titles: dict[str, str]) -> list[str]:
    """The stages that name no source lines at all, so that nothing follows from their silence."""
    files = {stage.path: stage.dialect for stage in stages}
    known = {stage.path for stage in stages if stage.has_source}
    return [
        f"{path}: this {titles.get(dialect, dialect)} names no source line; compilers write them with -g or -lineinfo"
        for path, dialect in files.items()
        if path not in known
    ]


class _Body(Struct, frozen=True):
    """A kernel with instructions: its report without analyses, and its model."""

    report: KernelReport
    models: Models
    number: int

    @property
    def kernel(self) -> Kernel:
        """The kernel as it was read."""
        return self.models.kernel(self.number)

    @property
    def name(self) -> str:
        """Its name, as patterns mean it."""
        return self.report.name

    @property
    def demangled(self) -> str:
        """Its name, as people say it."""
        return self.report.demangled


def _bodies(files: list[str]) -> tuple[list[_Body], int]:
    """The kernels of the files that have instructions, and the exit code that follows from how the files could be read."""
    from isaview.cli.answering import models_of
    from isaview.cli.answers import FileRequest, Task
    from isaview.cli.inputs import Logs
    from isaview.cli.many import file_answers

    request, code = FileRequest(only=()), FINE
    bodies: list[_Body] = []
    models: dict[Task, Models] = {}
    for task, answer in file_answers(files, request, 1, Logs(()), models=models):
        if answer.code == INTERRUPTED:
            raise KeyboardInterrupt
        code = max(code, answer.code)
        own = models.pop(task, None) or models_of(task, request)
        bodies.extend(_Body(kernel, own, number) for number, kernel in enumerate(answer.report.kernels) if kernel.instructions)
    return bodies, code


def _chosen(bodies: Sequence[_Body], pattern: str) -> _Body:
    """The one kernel that is meant."""
    entries = [body for body in bodies if body.report.is_entry] or list(bodies)
    fitting = list(selected(bodies, pattern)) if pattern else entries
    if len(fitting) == 1:
        return fitting[0]
    names = list(dict.fromkeys(body.demangled for body in fitting or entries))
    if not fitting:
        raise Refused(no_kernel(pattern, names))
    if len(names) == 1:
        raise Refused(f"{len(fitting)} modules have a kernel {names[0]}: give a file of one module")
    some = ", ".join(names[:6]) + (f" and {len(names) - 6:,} more" if len(names) > 6 else "")
    which = f" {pattern!r}" if pattern else ""
    raise Refused(f"several kernels match{which}: say --kernel, one of {some}")


COMMAND = Command(
    name="pressure", help="A kernel's listing with the registers alive at every line.", function=command, group="Look", order=2
)
