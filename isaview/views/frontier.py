"""Frontiers for people and for programs: a table of each kernel's steps, a picture of them, and the same as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from isaview.analysis.bound.verdict import named
from isaview.base.figures import Cell, Document, Row, Section
from isaview.base.picture import Curve, Mark, svg
from isaview.base.words import VOCABULARIES
from isaview.compare.frontier import Frontier, Point
from isaview.gpus.hardware import Gpu
from isaview.reports.serial import plain
from isaview.views.variants import shown_time

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


def document(found: Sequence[tuple[Frontier, Gpu]]) -> Document:
    """A table of the steps of each kernel."""
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


def as_plain(found: Sequence[Frontier], version: str) -> Any:
    """One frontier as an object, several as a list of them."""
    head = {"schema": SCHEMA, "format_version": FORMAT_VERSION, "version": version}
    documents: list[Any] = [{**head, **plain(one)} for one in found]  # type: ignore[dict-item]
    return documents[0] if len(documents) == 1 else documents


def picture(found: Sequence[tuple[Frontier, Gpu]]) -> str:
    """What each step loses over its waves, as SVG."""
    return svg(*(_curve(one, gpu) for one, gpu in found))
