"""Occupancy of given resources on several GPUs, and over an axis or two: tables, curves and plain data."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from itertools import pairwise, zip_longest
from typing import TYPE_CHECKING, Any, cast

from msgspec import Struct
from msgspec.structs import replace

from isaview.base.figures import Cell, Curve, Document, Mark, Row, Section
from isaview.base.words import VOCABULARIES, Words
from isaview.gpus.hardware import Gpu
from isaview.gpus.launch import Resources
from isaview.gpus.occupancy import Occupancy, occupancy, sweep

if TYPE_CHECKING:
    from isaview.analysis.analyzers.occupancy import OccupancyReport

AXES = {"registers": "vector_registers", "shared": "shared_bytes", "threads": "threads"}
_MARKS = 12
"""The most places of a plot that are marked."""
_COLUMNS = {
    "registers": (32, 40, 48, 64, 80, 96, 128, 168, 255, 512),
    "shared": tuple(size << 10 for size in (0, 8, 16, 24, 32, 48, 64, 96, 128, 160, 224)),
    "threads": (32, 64, 128, 256, 512, 1024),
}
"""Amounts of the second axis of a sweep over two, as far as a GPU has them."""


class GpuUse(Struct, frozen=True, dict=True):
    """What a kernel takes on a GPU, and what that leaves."""

    gpu: Gpu
    resources: Resources
    report_of: Callable[[Occupancy], OccupancyReport]
    """The analyzer's, which views do not import."""

    @cached_property
    def report(self) -> OccupancyReport:
        """The occupancy, computed once: sweeps over it make hundreds of others."""
        return self.report_of(occupancy(self.gpu, self.resources))

    @property
    def words(self) -> Words:
        """The words of the vendor, for a register file that accumulators are in or not."""
        return VOCABULARIES[self.gpu.words].of_files(self.resources.both_files)

    @property
    def limiters(self) -> str:
        """What limits it."""
        words = self.report.display_words(VOCABULARIES[self.gpu.words])
        return ", ".join(words.limit(name) for name in self.report.limited_by)

    @property
    def unit(self) -> str:
        """The part of the GPU that waves are counted for."""
        return "SIMD" if self.gpu.waves_per == "simd" else "SM"

    def steps(self, axis: str) -> list[Any]:
        """The sweep over an axis, without the steps after which the waves are the same."""
        steps = sweep(self.gpu, self.resources, axis)
        return [step for step, after in zip_longest(steps, steps[1:]) if after is None or after.waves != step.waves]

    def with_amounts(self, axis: str) -> list[tuple[int, GpuUse]]:
        """The kernel with each amount of the second axis of a sweep that the GPU has; alone where there is no such axis."""
        if not axis:
            return [(0, self)]
        gpu = self.gpu
        most = {"registers": gpu.vector_registers_max, "shared": gpu.shared_group_max, "threads": gpu.group_threads_max}[axis]
        # Amounts that the GPU cannot give would be columns of zeros.
        amounts = (amount for amount in _COLUMNS[axis] if amount <= most)
        return [(amount, replace(self, resources=replace(self.resources, **{AXES[axis]: amount}))) for amount in amounts]


def sweep_table(count: GpuUse, axis: str, second: str) -> Section:
    """The waves over two axes: a row for each step of the first."""
    words, columns = count.words, count.with_amounts(second)
    last = sorted({step.amount for _, column in columns for step in column.steps(axis)})
    waves = [{step.amount: step.waves for step in sweep(column.gpu, column.resources, axis)} for _, column in columns]
    rows = [Row(f"{at:,}", tuple(Cell(f"{column[at]:g}" if at in column else "") for column in waves)) for at in last]
    title = f"{count.gpu.name}: {words.word('wave')}s/{count.unit} with {words.word(AXES[axis])} up to"
    return Section(title, tuple(rows), tuple(f"{amount:,}" for amount, _ in columns), f"{words.word(AXES[second])} across")


def occupancy_document(counts: list[GpuUse], axis: str, second: str) -> Document:
    """A row for each GPU, and a table of the steps of each over an axis, or over two."""
    rows = []
    for count in counts:
        report = count.report
        cells = (report.waves, f"{report.slots}", report.percent, report.groups, count.limiters)
        rows.append(Row(count.gpu.name, tuple(Cell(content) for content in cells)))
    wave, group = (f"{common_words(counts).word(name)}s" for name in ("wave", "group"))
    tables = [Section("GPU", tuple(rows), (wave, "slots", "percent", group, "limited by"))]
    for count in counts if axis else ():
        words = count.words
        if second:
            tables.append(sweep_table(count, axis, second))
            continue
        steps = tuple(
            Row(f"{step.amount:,}", (Cell(f"{step.waves:g}"), Cell(", ".join(map(words.limit, step.limited_by)))))
            for step in count.steps(axis)
        )
        columns = (f"{words.word('wave')}s", "limited by")
        tables.append(Section(f"{count.gpu.name}: {words.word(AXES[axis])} up to", steps, columns))
    return Document("Occupancy", tuple(tables))


def waves_curve(count: GpuUse, axis: str, more: str = "") -> Curve:
    """The waves over one resource, marked at every edge where waves are lost, with the limiter where it is another one."""
    gpu, words = count.gpu, count.words
    rows: Any = sweep(gpu, count.resources, axis)
    edges = [before for before, after in pairwise(rows) if after.waves < before.waves][:_MARKS]
    limits = ["", *(" and ".join(words.limit(name) for name in edge.limited_by) for edge in edges)]
    marks = []
    for edge, (before, now) in zip(edges, pairwise(limits), strict=True):
        waves = f"{edge.waves:g} {words.word('wave')}{'' if edge.waves == 1 else 's'}"
        marks.append(Mark(edge.amount, edge.waves, f"{waves}, limited by {now}" if now != before else waves))
    return Curve(
        title=f"occupancy of {gpu.name} over {words.word(AXES[axis])}{more}",
        x_title=words.word(AXES[axis]) + (f", bytes of a {words.word('group')}" if axis == "shared" else ""),
        y_title=f"{words.word('wave')}s per {count.unit}",
        xs=[row.amount for row in rows],
        ys=[row.waves for row in rows],
        marks=tuple(marks),
        top=gpu.waves_per_simd * (1 if gpu.waves_per == "simd" else gpu.simds[0]),
        up_to=True,
    )


def common_words(counts: list[GpuUse]) -> Words:
    """The words of the GPUs' vendor, neutral ones where they have several."""
    spoken = {count.gpu.words for count in counts}
    return VOCABULARIES[spoken.pop() if len(spoken) == 1 else "neutral"]


def occupancy_plain(counts: list[GpuUse], axis: str, second: str) -> Any:
    """The first GPU's occupancy, with its sweep and with those of the others."""
    from isaview.reports.serial import plain

    documents: list[Any] = [plain(count.report) for count in counts]
    for document, count in zip(documents, counts, strict=True) if axis else ():
        document["sweep"] = [
            {**cast("dict[str, Any]", plain(row)), **({"second": amount} if second else {})}
            for amount, column in count.with_amounts(second)
            for row in sweep(column.gpu, column.resources, axis)
        ]
    return {**documents[0], "by_gpu": documents} if len(documents) > 1 else documents[0]


def amount_title(count: GpuUse, axis: str, amount: int) -> str:
    """What an amount of the second axis is called, "" where there is none."""
    return f", {amount:,} {VOCABULARIES[count.gpu.words].word(AXES[axis])}" if axis else ""
