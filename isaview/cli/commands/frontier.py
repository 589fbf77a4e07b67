"""``isaview frontier FILE --kernel K``: what each step of occupancy costs in registers and spills, and how to ask for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer
from msgspec.structs import replace

from isaview.base.figures import Cell, Document, Row, Section
from isaview.base.picture import Curve, Mark, svg
from isaview.base.words import VOCABULARIES
from isaview.cli import messages
from isaview.cli.command import NO_ANSWER, Command, Refused
from isaview.cli.launch import LaunchOptions
from isaview.cli.options import DisplayOptions, OutputOption
from isaview.cli.output import chosen_format, is_picture, page, put

if TYPE_CHECKING:
    from isaview.compare.frontier import Frontier, Point
    from isaview.gpus.hardware import Gpu
    from isaview.views.page import Format

SCHEMA = "isaview/frontier"
FORMAT_VERSION = "1.0"
FileArgument = Annotated[str, typer.Argument(metavar="FILE", help="A dump of PTX or machine code, or - for standard input.")]


def command(file: FileArgument, shown: DisplayOptions, launch: LaunchOptions, output: OutputOption = None) -> int:
    """Run the command; gives the exit code."""
    from isaview.analysis.analyzers.occupancy import resources
    from isaview.analysis.hardware import gpu_of
    from isaview.base.text import the_one
    from isaview.cli.inputs import exit_code
    from isaview.compare.frontier import frontier
    from isaview.inputs.load import read
    from isaview.reports.report import report
    from isaview.reports.serial import dumped, plain
    from isaview.version import VERSION

    settings = shown.settings()
    if launch.exact is False:
        raise Refused("the steps of PTX are asked of ptxas; --estimate has no answer")
    form = None if is_picture(output) else chosen_format("frontier", settings, output, _shows)
    reading = read(file)
    messages.refusals(reading.refused)
    messages.diagnostics(reading)
    code = exit_code(reading, settings["unread-allowed"])
    gpus = launch.gpus()
    options = launch.options(settings, gate=True)  # the steps are asked of ptxas, not the text as it stands
    made = report(reading, gpus=gpus[:1], launch=launch.launch(), options=options, asked=("occupancy", "registers"))
    entries = [one for one in made.kernels if one.is_entry]
    if not entries:
        messages.say("isaview: there is no kernel that the host can launch")
        return max(code, NO_ANSWER)
    try:
        one = the_one(entries, settings["kernel"])
        assert one.analyses is not None and one.kernel is not None
        context = replace(one.analyses.context(), kernel=one.kernel, module=one.kernel.module)  # the whole text is asked about
        gpu = gpu_of(context)
        if gpu is None:
            raise Refused("say for which GPU: --gpu")
        found = frontier(context, gpu, resources(context, gpu), use_cache=launch.cache)
    except (LookupError, ValueError) as error:
        raise Refused(str(error)) from None
    if form is None:
        put(svg(_curve(found, gpu)), None, output)
    elif form.render_document is None:
        document: dict[str, Any] = {"schema": SCHEMA, "format_version": FORMAT_VERSION, "version": VERSION}
        put(dumped({**document, **plain(found)}), form, output)  # type: ignore[dict-item]
    else:
        put(form.render_document(_document(found, gpu), page(settings["color"], False, output)), form, output)
    return max(code, NO_ANSWER) if any(point.failed for point in found.points) else code


def _shows(form: Format) -> object:
    return form.render_document or (form.name == "json" or None)


def _document(found: Frontier, gpu: Gpu) -> Document:
    words = VOCABULARIES[gpu.words]
    per = "SIMD" if gpu.waves_per == "simd" else "SM"
    title = f"{found.kernel} on {gpu.name}" + (f", {found.threads:,} threads" if found.threads else "")
    asked = any(one.over is None for one in found.points)
    figures = ("registers", "spill stores", "spill loads") if asked else ("alive beyond it",)
    columns = (f"{words.word('group')}s", f"most {words.word('vector_registers')}", *figures)
    rows = tuple(map(_row, found.points))
    failed = dict.fromkeys(one.failed for one in found.points if one.failed)
    steps = Section(f"{words.word('wave')}s/{per}", rows, columns, spare=_SPARE if asked else (), sentences=True)
    return Document(title, (steps,), (found.source, *failed, _LEGEND))


def _curve(found: Frontier, gpu: Gpu) -> Curve:
    """What each step loses over its waves: spilled bytes, or registers alive beyond it; the best steps are marked."""
    words = VOCABULARIES[gpu.words]
    least: dict[float, int] = {}
    for one in found.points:
        if one.loss is not None:
            least[one.waves] = min(one.loss, least.get(one.waves, one.loss))
    asked = any(one.over is None for one in found.points)
    waves = sorted(least)
    return Curve(
        title=f"{found.kernel} on {gpu.name}",
        x_title=f"{words.word('wave')}s/{'SIMD' if gpu.waves_per == 'simd' else 'SM'}; {found.source}",
        y_title="bytes that spills store and load" if asked else f"{words.word('vector_registers')} alive beyond the step",
        xs=waves,
        ys=[least[one] for one in waves],
        marks=tuple(Mark(one.waves, one.loss, one.asks) for one in found.points if one.best and one.loss is not None),
        up_to=True,
    )


_SPARE = (1, 4)
"""Most registers, which the bound gives, and spill loads, which follow the stores, make room for what to write."""
_LEGEND = "*: no other step has as many waves and spills as little"


def _row(one: Point) -> Row:
    if one.over is not None:
        figures = [Cell(str(one.over), "", "", "bad" if one.over else "plain")]
    else:
        figures = [Cell("" if measure is None else measure) for measure in (one.registers, one.stores, one.loads)]
    shown = (Cell(str(one.groups)), Cell(str(one.cap)), *figures)
    note = f"{one.asks}: no answer" if one.failed else one.asks
    return Row(f"{one.waves:g}{' *' if one.best else ''}", shown, note, emphasis="strong" if one.best else "quiet")


COMMAND = Command(
    name="frontier",
    help="What each step of occupancy costs in registers and spills, and the attribute that asks for it.",
    function=command,
    order=9,
)
