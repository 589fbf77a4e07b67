"""``isaview frontier FILE --kernel K``: what each step of occupancy costs in registers and spills, and how to ask for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from isaview.analysis.bound.scope import named
from isaview.base.figures import Cell, Document, Row, Section
from isaview.base.picture import Curve, Mark, svg
from isaview.base.words import VOCABULARIES
from isaview.cli import messages
from isaview.cli.command import NO_ANSWER, Command, Refused
from isaview.cli.launch import LaunchOptions
from isaview.cli.options import DisplayOptions, OutputOption
from isaview.cli.output import chosen_format, is_picture, page, put
from isaview.views.variants import shown_time

if TYPE_CHECKING:
    from collections.abc import Sequence

    from isaview.compare.frontier import Frontier, Point
    from isaview.gpus.hardware import Gpu
    from isaview.reports.columns import Entry
    from isaview.reports.report import Report
    from isaview.views.page import Format

SCHEMA = "isaview/frontier"
FORMAT_VERSION = "1.1"
_ASKED = ("occupancy", "registers", "accesses", "work", "bound")
FileArgument = Annotated[str, typer.Argument(metavar="FILE", help="A dump of PTX or machine code, or - for standard input.")]


def command(file: FileArgument, shown: DisplayOptions, launch: LaunchOptions, output: OutputOption = None) -> int:
    """Run the command; gives the exit code."""
    from isaview.cli.inputs import exit_code
    from isaview.inputs.load import read
    from isaview.reports.report import report

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
    made = report(reading, gpus=gpus[:1], launch=launch.launch(), options=options, asked=_ASKED)
    if not any(one.is_entry for one in made.kernels):
        messages.say("isaview: there is no kernel that the host can launch")
        return max(code, NO_ANSWER)
    try:
        found = [_of(entry, launch.cache) for entry in _chosen(made, settings["kernel"].split("\n"))]
    except (LookupError, ValueError) as error:
        raise Refused(str(error)) from None
    if form is None:
        put(svg(*(_curve(one, gpu) for one, gpu in found)), None, output)
    elif form.render_document is None:
        put(_json([one for one, _ in found]), form, output)
    else:
        put(form.render_document(_document(found), page(settings["color"], False, output)), form, output)
    return max(code, NO_ANSWER) if any(point.failed for one, _ in found for point in one.points) else code


def _shows(form: Format) -> object:
    return form.render_document or (form.name == "json" or None)


def _chosen(made: Report, patterns: Sequence[str]) -> list[Entry]:
    """The one kernel that each pattern means, each once.

    Raises:
        LookupError: a pattern means none, or several.
    """
    from isaview.base.text import the_one
    from isaview.reports.columns import Entry

    modules = {id(one): module for module in made.inputs for one in module.kernels}
    kernels = [one for one in made.kernels if one.is_entry]
    chosen = {id(one): one for one in (the_one(kernels, pattern) for pattern in patterns)}
    return [Entry(one, modules[place]) for place, one in chosen.items()]


def _of(entry: Entry, use_cache: bool) -> tuple[Frontier, Gpu]:
    """The frontier of a kernel, and the GPU it is for."""
    from isaview.analysis.analyzers.occupancy import resources
    from isaview.analysis.hardware import gpu_of
    from isaview.compare.frontier import frontier

    assert entry.kernel.analyses is not None
    context = entry.kernel.analyses.context()
    gpu = gpu_of(context)
    if gpu is None:
        raise Refused("say for which GPU: --gpu")
    return frontier(entry, gpu, resources(context, gpu), use_cache=use_cache), gpu


def _json(found: Sequence[Frontier]) -> str:
    """One frontier as an object, several as a list of them."""
    from isaview.reports.serial import dumped, plain
    from isaview.version import VERSION

    head = {"schema": SCHEMA, "format_version": FORMAT_VERSION, "version": VERSION}
    documents: list[Any] = [{**head, **plain(one)} for one in found]  # type: ignore[dict-item]
    return dumped(documents[0] if len(documents) == 1 else documents)


def _document(found: Sequence[tuple[Frontier, Gpu]]) -> Document:
    first, gpu = found[0]
    several = len(found) > 1
    title = f"{len(found)} kernels on {gpu.name}" if several else f"{_named(first)} on {gpu.name}"
    sections = tuple(_section(one, of, several) for one, of in found)
    alike = len({one.source for one, _ in found}) == 1
    sources = [one.source if alike else f"{one.kernel}: {one.source}" for one, _ in found]
    points = [point for one, _ in found for point in one.points]
    failed = [one.failed for one in points if one.failed]
    bounds = [(one.bound, one.over) for one in points if one.bound is not None]
    timeless = [f"no time: {one.time.because}" for one, over in bounds if not over and not one.time.known]
    unknown = [*([_BEYOND] if any(over for _, over in bounds) else []), *timeless]
    judged = [_MODEL] if any(one.time.known for one, _ in bounds) else []
    return Document(title, sections, tuple(dict.fromkeys([*sources, *failed, *unknown, _LEGEND, *judged])))


def _named(one: Frontier) -> str:
    return f"{one.kernel}, {one.threads:,} threads" if one.threads else one.kernel


def _section(found: Frontier, gpu: Gpu, several: bool) -> Section:
    words = VOCABULARIES[gpu.words]
    asked = any(one.over is None for one in found.points)
    figures = ("registers", "spill stores", "spill loads") if asked else ("alive beyond it",)
    columns = (f"{words.word('group')}s", f"most {words.word('vector_registers')}", *figures, "bound", "time")
    title = f"{words.word('wave')}s/{'SIMD' if gpu.waves_per == 'simd' else 'SM'}"
    rows = tuple(map(_row, found.points))
    summary = _named(found) if several else ""
    return Section(title, rows, columns, summary=summary, spare=_SPARE if asked else (), sentences=True)


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
        marks=tuple(
            Mark(one.waves, one.loss, " · ".join(filter(None, (one.asks, _limit(one)))))
            for one in found.points
            if one.best and one.loss is not None
        ),
        up_to=True,
    )


_SPARE = (1, 4)
"""Most registers, which the bound gives, and spill loads, which follow the stores, make room for what to write."""
_LEGEND = "*: no other step has as many waves and spills as little"
_MODEL = (
    "bound and time are the model's, time for equal work relative to the best step, not measured on hardware; ≈: the model "
    "cannot distinguish it from the best; ≥: without spills whose place is not known"
)
_BEYOND = "where more registers are alive than a step allows, what would be spilled is not known, and so is the bound"


def _row(one: Point) -> Row:
    if one.over is not None:
        figures = [Cell(str(one.over), "", "", "bad" if one.over else "plain")]
    else:
        figures = [Cell("" if measure is None else measure) for measure in (one.registers, one.stores, one.loads)]
    judged = [Cell(_limit(one)), Cell("" if one.bound is None else shown_time(one.bound.time, close=one.bound.close))]
    shown = (Cell(str(one.groups)), Cell(str(one.cap)), *figures, *judged)
    note = f"{one.asks}: no answer" if one.failed else one.asks
    return Row(f"{one.waves:g}{' *' if one.best else ''}", shown, note, emphasis="strong" if one.best else "quiet")


def _limit(one: Point) -> str:
    """The level of memory or the pipe that limits a step, else the verdict, as in the table of kernels."""
    found = one.bound
    return "" if found is None else named(found.level or found.pipe or "") or found.verdict


COMMAND = Command(
    name="frontier",
    help="What each step of occupancy costs in registers and spills, its bound, and the attribute that asks for it.",
    function=command,
    order=9,
)
