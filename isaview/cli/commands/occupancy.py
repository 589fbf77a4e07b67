"""``isaview occupancy --gpu GPU --registers N``: the calculator, without a kernel."""

from __future__ import annotations

from functools import cached_property
from itertools import pairwise, zip_longest
from typing import TYPE_CHECKING, Annotated, Any, cast

import typer
from msgspec import Struct
from msgspec.structs import replace

from isaview.base.figures import Cell, Curve, Document, Mark, Row, Section, figure
from isaview.base.measure import Measure, bytes_of
from isaview.base.text import suggest_word
from isaview.base.words import VOCABULARIES, Words
from isaview.cli.command import Command
from isaview.cli.launch import ThreadsOption, gpus_of, parse_threads
from isaview.cli.options import DisplayOptions, FormatOption, OutputOption
from isaview.cli.output import (
    align_columns,
    canvas,
    choose_format,
    is_picture,
    render_sections,
    shows_sections,
    wrap_lines,
    write,
)
from isaview.gpus.hardware import Gpu, combine_register_files
from isaview.gpus.launch import Resources
from isaview.gpus.occupancy import occupancy, sweep
from isaview.runs import FINE, Refused
from isaview.views.format import Format
from isaview.views.pictures import draw_text, svg

if TYPE_CHECKING:
    from isaview.analysis.analyzers.occupancy import OccupancyReport

_INDENT = 16
_AXES = {"registers": "vector_registers", "shared": "shared_bytes", "threads": "threads"}
_MARKS = 12
"""The most places of a plot that are marked."""

GpuOption = Annotated[str, typer.Option("--gpu", "-g", metavar="GPU[,GPU…]", help="Targets or products: gfx942, sm_90, H100.")]
RegistersOption = Annotated[int | None, typer.Option("--registers", "-r", min=0, help="32-bit registers allocated per lane.")]
AccumulatorsOption = Annotated[
    int, typer.Option("--accumulators", min=0, help="Accumulation registers, added as the GPU does.")
]
ScalarOption = Annotated[int | None, typer.Option("--scalar-registers", min=0, help="Registers allocated per wave.")]
SharedOption = Annotated[str, typer.Option("--shared", "-s", metavar="BYTES", help="Shared memory of a group: 49152, 48KiB.")]
WaveSizeOption = Annotated[int | None, typer.Option("--wave-size", help="Lanes of a wave, 32 or 64, where the GPU has both.")]
CuModeOption = Annotated[bool, typer.Option("--cu-mode", help="A workgroup stays on one CU (RDNA).")]
CountOption = Annotated[int, typer.Option("--barriers", min=0, help="Named barriers of a group.")]
ClusterOption = Annotated[int, typer.Option("--cluster", min=1, help="Groups of a cluster.")]
TensorOption = Annotated[int, typer.Option("--tensor-columns", min=0, help="Columns of tensor memory of a group.")]
SweepOption = Annotated[
    str | None,
    typer.Option("--sweep", metavar="AXIS[,AXIS]", help="Over registers, shared or threads; two of them give a table of both."),
]
_COLUMNS = {
    "registers": (32, 40, 48, 64, 80, 96, 128, 168, 255, 512),
    "shared": tuple(size << 10 for size in (0, 8, 16, 24, 32, 48, 64, 96, 128, 160, 224)),
    "threads": (32, 64, 128, 256, 512, 1024),
}
"""Amounts of the second axis of a sweep over two, as far as a GPU has them."""


def command(
    gpu: GpuOption,
    registers: RegistersOption = None,
    accumulators: AccumulatorsOption = 0,
    scalar_registers: ScalarOption = None,
    shared: SharedOption = "0",
    threads: ThreadsOption = None,
    wave_size: WaveSizeOption = None,
    cu_mode: CuModeOption = False,
    barriers: CountOption = 0,
    cluster: ClusterOption = 1,
    tensor_columns: TensorOption = 0,
    sweep: SweepOption = None,
    form: FormatOption = None,
    output: OutputOption = None,
) -> int:
    """Run the command; gives the exit code."""
    chosen, _ = choose_format(
        "occupancy", DisplayOptions(form=form).settings(), output, shows_sections, draws=True, configured=False
    )
    axes = [] if sweep is None else sweep.split(",")
    if len(axes) > 2 or len(set(axes)) < len(axes) or not set(axes) <= set(_AXES):
        unknown = next((axis for axis in axes if axis not in _AXES), "")
        raise Refused(f"a sweep goes over one or two of {', '.join(_AXES)}, not {sweep!r}{suggest_word(unknown, _AXES)}")
    if registers is None and "registers" not in axes:
        raise Refused("say how many registers a lane takes: --registers N")
    low, high, _ = parse_threads(threads)
    both = None if low is None or high is None else (low, high)
    try:
        resources = Resources(
            scalar_registers=scalar_registers,
            shared_bytes=bytes_of(shared),
            threads=low if low == high else both,
            compiler_threads=both,
            wave_size=wave_size,
            cu_mode=cu_mode,
            barriers=barriers,
            cluster_size=cluster,
            tensor_columns=tensor_columns,
            both_files=accumulators > 0,
        )
        counts = []
        for product in gpus_of(gpu):
            if product.is_accelerator:
                raise Refused(f"{product.name} is no GPU: nothing is known of waves on it")
            count = None if registers is None else combine_register_files(product, registers, accumulators)
            counts.append(_GpuUse(product, replace(resources, vector_registers=count)))
        write(_text(counts, axes, chosen, output), chosen, output)
    except ValueError as error:
        raise Refused(str(error)) from None
    return FINE


class _GpuUse(Struct, frozen=True, dict=True):
    """What a kernel takes on a GPU, and what that leaves."""

    gpu: Gpu
    resources: Resources

    @cached_property
    def report(self) -> OccupancyReport:
        """The occupancy."""
        from isaview.analysis.analyzers.occupancy import report_of

        return report_of(occupancy(self.gpu, self.resources))

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

    def with_amounts(self, axis: str) -> list[tuple[int, _GpuUse]]:
        """The kernel with each amount of the second axis of a sweep that the GPU has; alone where there is no such axis."""
        if not axis:
            return [(0, self)]
        gpu = self.gpu
        most = {"registers": gpu.vector_registers_max, "shared": gpu.shared_group_max, "threads": gpu.group_threads_max}[axis]
        amounts = (amount for amount in _COLUMNS[axis] if amount <= most)
        return [(amount, _GpuUse(gpu, replace(self.resources, **{_AXES[axis]: amount}))) for amount in amounts]


def _text(counts: list[_GpuUse], axes: list[str], form: Format, output: str | None) -> str:
    axis, second = (*axes, "", "")[:2]
    if is_picture(output):
        columns = [column for count in counts for column in count.with_amounts(second)]
        return svg(
            *(_waves_curve(count, axis or "registers", _amount_title(count, second, amount)) for amount, count in columns)
        )
    screen = canvas("never", False, output)
    if not form.people:
        return render_sections(form, screen, lambda: _document(counts, axis, second), lambda: _plain(counts, axis, second))
    lines = _several_gpu_lines(counts) if len(counts) > 1 else _single_gpu_lines(counts[0], screen.width)
    for count in counts if axis else ():
        if not second:
            lines += ["", *draw_text(_waves_curve(count, axis), screen.width or 80, unicode=screen.unicode)]
            continue
        section = _sweep_table(count, axis, second)
        cells = [(row.title, *(str(cell.content) for cell in row.cells)) for row in section.rows]
        lines += ["", f"{section.title} · {section.summary}", *align_columns(("", *section.columns), cells)]
    return "\n".join(lines) + "\n"


def _amount_title(count: _GpuUse, axis: str, amount: int) -> str:
    """What an amount of the second axis is called, "" where there is none."""
    return f", {amount:,} {VOCABULARIES[count.gpu.words].word(_AXES[axis])}" if axis else ""


def _plain(counts: list[_GpuUse], axis: str, second: str) -> Any:
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


def _sweep_table(count: _GpuUse, axis: str, second: str) -> Section:
    """The waves over two axes: a row for each step of the first."""
    words, columns = count.words, count.with_amounts(second)
    last = sorted({step.amount for _, column in columns for step in column.steps(axis)})
    waves = [{step.amount: step.waves for step in sweep(column.gpu, column.resources, axis)} for _, column in columns]
    rows = [Row(f"{at:,}", tuple(Cell(f"{column[at]:g}" if at in column else "") for column in waves)) for at in last]
    title = f"{count.gpu.name}: {words.word('wave')}s/{count.unit} with {words.word(_AXES[axis])} up to"
    return Section(title, tuple(rows), tuple(f"{amount:,}" for amount, _ in columns), f"{words.word(_AXES[second])} across")


def _document(counts: list[_GpuUse], axis: str, second: str) -> Document:
    """A row for each GPU, and a table of the steps of each over an axis, or over two."""
    rows = []
    for count in counts:
        report = count.report
        cells = (report.waves, f"{report.slots}", report.percent, report.groups, count.limiters)
        rows.append(Row(count.gpu.name, tuple(Cell(content) for content in cells)))
    wave, group = (f"{_common_words(counts).word(name)}s" for name in ("wave", "group"))
    tables = [Section("GPU", tuple(rows), (wave, "slots", "percent", group, "limited by"))]
    for count in counts if axis else ():
        words = count.words
        if second:
            tables.append(_sweep_table(count, axis, second))
            continue
        steps = tuple(
            Row(f"{step.amount:,}", (Cell(f"{step.waves:g}"), Cell(", ".join(map(words.limit, step.limited_by)))))
            for step in count.steps(axis)
        )
        columns = (f"{words.word('wave')}s", "limited by")
        tables.append(Section(f"{count.gpu.name}: {words.word(_AXES[axis])} up to", steps, columns))
    return Document("Occupancy", tuple(tables))


def _waves_curve(count: _GpuUse, axis: str, more: str = "") -> Curve:
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
        title=f"occupancy of {gpu.name} over {words.word(_AXES[axis])}{more}",
        x_title=words.word(_AXES[axis]) + (f", bytes of a {words.word('group')}" if axis == "shared" else ""),
        y_title=f"{words.word('wave')}s per {count.unit}",
        xs=[row.amount for row in rows],
        ys=[row.waves for row in rows],
        marks=tuple(marks),
        top=gpu.waves_per_simd * (1 if gpu.waves_per == "simd" else gpu.simds[0]),
        up_to=True,
    )


def _single_gpu_lines(count: _GpuUse, width: int | None) -> list[str]:
    from isaview.views.analyses.occupancy import sections as sections_of

    gpu, report = count.gpu, count.report
    words = report.display_words(VOCABULARIES[gpu.words])
    lines = [" · ".join(dict.fromkeys((gpu.name, gpu.target, gpu.architecture)))]
    for section in sections_of(report, words):
        for row in section.rows:
            shown = [figure(cell.content) if isinstance(cell.content, Measure) else cell.content for cell in row.cells]
            lines.append(f"  {row.title:14}{'  '.join(shown)}{'   ' + row.note if row.note else ''}")
    limits = ", ".join(f"{words.limit(name)} {waves:g}" for name, waves in report.limits.items())
    lines.append(f"  {'each alone':14}{limits}")
    lines.append(f"  {words.word('group') + 's':14}{figure(report.groups)}   {report.waves.because}")
    return wrap_lines(lines, width, _INDENT)


def _several_gpu_lines(counts: list[_GpuUse]) -> list[str]:
    rows = []
    for count in counts:
        report = count.report
        words = report.display_words(VOCABULARIES[count.gpu.words])
        waves = f"{figure(report.waves)} {words.word('wave')}s/{count.unit} of {report.slots}"
        rows.append((count.gpu.name, waves, figure(report.percent), figure(report.groups), count.limiters))
    return list(align_columns(("gpu", "occupancy", "percent", f"{_common_words(counts).word('group')}s", "limited by"), rows))


def _common_words(counts: list[_GpuUse]) -> Words:
    """The words of the GPUs' vendor, neutral ones where they have several."""
    spoken = {count.gpu.words for count in counts}
    return VOCABULARIES[spoken.pop() if len(spoken) == 1 else "neutral"]


COMMAND = Command("occupancy", "Occupancy of given registers, shared memory and threads.", command, "Look", 5)
