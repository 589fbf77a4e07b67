"""A table of each kernel's steps of occupancy, a picture of them, and the same as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from isaview.analysis.bound.verdict import part_name
from isaview.base.figures import Cell, Curve, Document, Mark, Row, Section
from isaview.base.words import VOCABULARIES
from isaview.compare.frontier import Frontier, Point
from isaview.gpus.hardware import Gpu
from isaview.reports.serial import plain
from isaview.views.pictures import svg
from isaview.views.variants import time_text

SCHEMA = "isaview/frontier"
FORMAT_VERSION = "1.1"
_SPARE = (1, 4)
"""Most registers, which the bound gives, and spill loads, which follow the stores, make room for what to write."""
_LEGEND = "*: no other step has as many waves and spills as little"
_MODEL = (
    "bound and time are the model's, time for equal work relative to the best step, not measured on hardware; ≈: the model "
    "cannot distinguish it from the best; ≥: without spills whose place is not known"
)
_BEYOND = "where more registers are alive than a step allows, what would be spilled is not known, and so is the bound"


def document(frontiers: Sequence[tuple[Frontier, Gpu]]) -> Document:
    """A table of the steps of each kernel."""
    first, gpu = frontiers[0]
    several = len(frontiers) > 1
    title = f"{len(frontiers)} kernels on {gpu.name}" if several else f"{_kernel_title(first)} on {gpu.name}"
    sections = tuple(_section(frontier, machine, several) for frontier, machine in frontiers)
    # A remark stands once if it holds for all kernels.
    alike = len({frontier.source for frontier, _ in frontiers}) == 1
    sources = [frontier.source if alike else f"{frontier.kernel}: {frontier.source}" for frontier, _ in frontiers]
    points = [point for frontier, _ in frontiers for point in frontier.points]
    failed = [point.failed for point in points if point.failed]
    bounds = [(point.bound, point.over) for point in points if point.bound is not None]
    beyond = [_BEYOND] if any(over for _, over in bounds) else []
    timeless = [f"no time: {bound.time.because}" for bound, over in bounds if not over and not bound.time.is_known]
    model = [_MODEL] if any(bound.time.is_known for bound, _ in bounds) else []
    return Document(title, sections, tuple(dict.fromkeys([*sources, *failed, *beyond, *timeless, _LEGEND, *model])))


def _kernel_title(frontier: Frontier) -> str:
    return f"{frontier.kernel}, {frontier.threads:,} threads" if frontier.threads else frontier.kernel


def _section(frontier: Frontier, gpu: Gpu, several: bool) -> Section:
    words = VOCABULARIES[gpu.words]
    asked = any(point.over is None for point in frontier.points)
    figures = ("registers", "spill stores", "spill loads") if asked else ("alive beyond it",)
    columns = (f"{words.word('group')}s", f"most {words.word('vector_registers')}", *figures, "bound", "time")
    title = f"{words.word('wave')}s/{'SIMD' if gpu.waves_per == 'simd' else 'SM'}"
    rows = tuple(map(_row, frontier.points))
    summary = _kernel_title(frontier) if several else ""
    return Section(title, rows, columns, summary=summary, spare=_SPARE if asked else (), sentences=True)


def _curve(frontier: Frontier, gpu: Gpu) -> Curve:
    """What each step loses over its waves: spilled bytes, or registers alive beyond it; the best steps are marked."""
    words = VOCABULARIES[gpu.words]
    least: dict[float, int] = {}
    for point in frontier.points:
        if point.loss is not None:
            least[point.waves] = min(point.loss, least.get(point.waves, point.loss))
    asked = any(point.over is None for point in frontier.points)
    waves = sorted(least)
    return Curve(
        title=f"{frontier.kernel} on {gpu.name}",
        x_title=f"{words.word('wave')}s/{'SIMD' if gpu.waves_per == 'simd' else 'SM'}; {frontier.source}",
        y_title="bytes that spills store and load" if asked else f"{words.word('vector_registers')} alive beyond the step",
        xs=waves,
        ys=[least[step] for step in waves],
        marks=tuple(
            Mark(point.waves, point.loss, " · ".join(filter(None, (point.asks, _limit(point)))))
            for point in frontier.points
            if point.best and point.loss is not None
        ),
        up_to=True,
    )


def _row(point: Point) -> Row:
    if point.over is not None:
        figures = [Cell(str(point.over), "", "", "bad" if point.over else "plain")]
    else:
        figures = [Cell("" if measure is None else measure) for measure in (point.registers, point.stores, point.loads)]
    judged = [Cell(_limit(point)), Cell("" if point.bound is None else time_text(point.bound.time, close=point.bound.close))]
    shown = (Cell(str(point.groups)), Cell(str(point.cap)), *figures, *judged)
    note = f"{point.asks}: no answer" if point.failed else point.asks
    return Row(f"{point.waves:g}{' *' if point.best else ''}", shown, note, emphasis="strong" if point.best else "quiet")


def _limit(point: Point) -> str:
    """The level of memory or the pipe that limits a step, else the verdict, as in the table of kernels."""
    bound = point.bound
    return "" if bound is None else part_name(bound.level or bound.pipe or "") or bound.verdict


def as_plain(frontiers: Sequence[Frontier], version: str) -> Any:
    """One frontier as an object, several as a list of them."""
    head = {"schema": SCHEMA, "format_version": FORMAT_VERSION, "version": version}
    documents: list[Any] = [{**head, **plain(frontier)} for frontier in frontiers]  # type: ignore[dict-item]
    return documents[0] if len(documents) == 1 else documents


def picture(frontiers: Sequence[tuple[Frontier, Gpu]]) -> str:
    """What each step loses over its waves, as SVG."""
    return svg(*(_curve(frontier, gpu) for frontier, gpu in frontiers))
