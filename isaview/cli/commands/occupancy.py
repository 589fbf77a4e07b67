"""``isaview occupancy --gpu GPU --registers N``: the calculator, without a kernel."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Annotated, Any, cast

import typer
from msgspec.structs import replace

from isaview.base.figures import Cell, Curve, Document, Mark, Row, Section, figure
from isaview.base.measure import Measure, bytes_of
from isaview.base.text import meant
from isaview.base.words import VOCABULARIES, Words
from isaview.cli.command import FINE, Command, Refused
from isaview.cli.launch import ThreadsOption, gpus_of, thread_range
from isaview.cli.options import FormatOption, OutputOption
from isaview.cli.output import aligned, documented, is_picture, page, put, text_or_json, wrapped
from isaview.gpus.hardware import Gpu, accumulated
from isaview.gpus.launch import Resources
from isaview.gpus.occupancy import occupancy, sweep
from isaview.views.pictures import svg, terminal

if TYPE_CHECKING:
    from isaview.analysis.analyzers.occupancy import OccupancyReport

Kernel = tuple["Gpu", "Resources"]
"""A GPU and what a kernel takes on it."""
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
    form = text_or_json("occupancy", form, output, draws=True, documents=True)
    axes = [] if sweep is None else sweep.split(",")
    if len(axes) > 2 or len(set(axes)) < len(axes) or not set(axes) <= set(_AXES):
        unknown = next((one for one in axes if one not in _AXES), "")
        raise Refused(f"a sweep goes over one or two of {', '.join(_AXES)}, not {sweep!r}{meant(unknown, _AXES)}")
    if registers is None and "registers" not in axes:
        raise Refused("say how many registers a lane takes: --registers N")
    low, high, _ = thread_range(threads)
    both = None if low is None or high is None else (low, high)
    try:
        kernels = [
            (
                one,
                Resources(
                    vector_registers=None if registers is None else accumulated(one, registers, accumulators),
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
                ),
            )
            for one in gpus_of(gpu)
        ]
        put(_text(kernels, axes, form, output), None, output)
    except ValueError as error:
        raise Refused(str(error)) from None
    return FINE


def _text(kernels: list[Kernel], axes: list[str], form: str, output: str | None) -> str:
    from isaview.analysis.analyzers.occupancy import report_of
    from isaview.reports.serial import dumped, plain

    axis, other = (*axes, None, None)[:2]
    if is_picture(output):
        own = [one for kernel in kernels for one in (_columns(*kernel, other) if other else [(0, *kernel)])]
        return svg(*(_curve(gpu, resources, axis or "registers", _named(gpu, other, at)) for at, gpu, resources in own))
    found = [report_of(occupancy(gpu, resources)) for gpu, resources in kernels]
    if form == "json":
        documents: list[Any] = [plain(one) for one in found]
        for document, (gpu, resources) in zip(documents, kernels, strict=True) if axis else ():
            columns: list[Any] = _columns(gpu, resources, other) if other else [(None, gpu, resources)]
            document["sweep"] = [
                dict(cast("dict[str, Any]", plain(row)), **({} if at is None else {"second": at}))
                for at, _, taken in columns
                for row in sweep(gpu, taken, axis or "")
            ]
        return dumped({**documents[0], "by_gpu": documents} if len(documents) > 1 else documents[0])
    if form != "text":
        return documented(form, _document(kernels, found, axes), page("never", False, output))
    gpus = [gpu for gpu, _ in kernels]
    screen = page("never", False, None)
    lines = _side_by_side(gpus, found) if len(found) > 1 else _alone(gpus[0], found[0], screen.width)
    for gpu, resources in kernels if other else ():
        section = _both(gpu, resources, *axes)
        cells = [(row.title, *(str(cell.content) for cell in row.cells)) for row in section.rows]
        lines += ["", f"{section.title} · {section.summary}", *aligned(("", *section.columns), cells)]
    for gpu, resources in kernels if axis and not other else ():
        lines += ["", *terminal(_curve(gpu, resources, axis or ""), screen.width or 80, unicode=screen.unicode)]
    return "\n".join(lines) + "\n"


def _columns(gpu: Gpu, resources: Resources, axis: str) -> list[tuple[int, Gpu, Resources]]:
    """The kernel with each amount of the second axis that the GPU has."""
    most = {"registers": gpu.vector_registers_max, "shared": gpu.shared_group_max, "threads": gpu.group_threads_max}[axis]
    amounts = (at for at in _COLUMNS[axis] if at <= most)
    return [(at, gpu, replace(resources, **{_AXES[axis]: at})) for at in amounts]


def _named(gpu: Gpu, axis: str | None, amount: int) -> str:
    """What an amount of the second axis is called, "" where there is none."""
    return "" if axis is None else f", {amount:,} {VOCABULARIES[gpu.words].word(_AXES[axis])}"


def _both(gpu: Gpu, resources: Resources, axis: str, other: str) -> Section:
    """The waves over two axes: a row for each step of the first."""
    words = VOCABULARIES[gpu.words].of_files(resources.both_files)
    columns = [(at, sweep(gpu, taken, axis)) for at, _, taken in _columns(gpu, resources, other)]
    last = {rows[-1].amount for _, rows in columns}
    last |= {one.amount for _, rows in columns for one, after in pairwise(rows) if after.waves != one.waves}
    by_amount = [{row.amount: row for row in rows} for _, rows in columns]
    shown = [
        Row(f"{at:,}", tuple(Cell(f"{rows[at].waves:g}" if at in rows else "") for rows in by_amount)) for at in sorted(last)
    ]
    per = "SIMD" if gpu.waves_per == "simd" else "SM"
    title = f"{gpu.name}: {words.word('wave')}s/{per} with {words.word(_AXES[axis])} up to"
    return Section(title, tuple(shown), tuple(f"{at:,}" for at, _ in columns), f"{words.word(_AXES[other])} across")


def _document(kernels: list[Kernel], found: list[OccupancyReport], axes: list[str]) -> Document:
    """A row for each GPU, and a table of the steps of each over an axis, or over two."""
    rows = []
    for (gpu, _), one in zip(kernels, found, strict=True):
        words = one.spoken(VOCABULARIES[gpu.words])
        limited = ", ".join(words.limit(name) for name in one.limited_by)
        rows.append(Row(gpu.name, (Cell(one.waves), Cell(f"{one.slots}"), Cell(one.percent), Cell(one.groups), Cell(limited))))
    wave, group = (f"{_common([gpu for gpu, _ in kernels]).word(name)}s" for name in ("wave", "group"))
    shown = [Section("GPU", tuple(rows), (wave, "slots", "percent", group, "limited by"))]
    for gpu, resources in kernels if axes else ():
        if len(axes) > 1:
            shown.append(_both(gpu, resources, *axes))
            continue
        axis = axes[0]
        words = VOCABULARIES[gpu.words].of_files(resources.both_files)
        steps = sweep(gpu, resources, axis)
        last = [one for one, after in zip(steps, (*steps[1:], None), strict=True) if after is None or after.waves != one.waves]
        cells = [
            Row(f"{one.amount:,}", (Cell(f"{one.waves:g}"), Cell(", ".join(map(words.limit, one.limited_by))))) for one in last
        ]
        columns = (f"{words.word('wave')}s", "limited by")
        shown.append(Section(f"{gpu.name}: {words.word(_AXES[axis])} up to", tuple(cells), columns))
    return Document("Occupancy", tuple(shown))


def _curve(gpu: Gpu, resources: Resources, axis: str, more: str = "") -> Curve:
    """The waves over one resource, marked at every edge where waves are lost, with the limiter where it is another one."""
    words = VOCABULARIES[gpu.words].of_files(resources.both_files)
    rows: Any = sweep(gpu, resources, axis)
    edges = [before for before, after in pairwise(rows) if after.waves < before.waves][:_MARKS]
    limits = ["", *(" and ".join(words.limit(name) for name in edge.limited_by) for edge in edges)]
    marks = []
    for edge, (before, now) in zip(edges, pairwise(limits), strict=True):
        waves = f"{edge.waves:g} {words.word('wave')}{'' if edge.waves == 1 else 's'}"
        marks.append(Mark(edge.amount, edge.waves, f"{waves}, limited by {now}" if now != before else waves))
    is_simd = gpu.waves_per == "simd"
    return Curve(
        title=f"occupancy of {gpu.name} over {words.word(_AXES[axis])}{more}",
        x_title=words.word(_AXES[axis]) + (f", bytes of a {words.word('group')}" if axis == "shared" else ""),
        y_title=f"{words.word('wave')}s per {'SIMD' if is_simd else 'SM'}",
        xs=[row.amount for row in rows],
        ys=[row.waves for row in rows],
        marks=tuple(marks),
        top=gpu.waves_per_simd * (1 if is_simd else gpu.simds[0]),
        up_to=True,
    )


def _alone(gpu: Gpu, found: OccupancyReport, width: int | None) -> list[str]:
    from isaview.analysis.analyzers.occupancy import sections

    words = found.spoken(VOCABULARIES[gpu.words])
    lines = [" · ".join(dict.fromkeys((gpu.name, gpu.target, gpu.architecture)))]
    for section in sections(found, words):
        for row in section.rows:
            shown = [figure(cell.content) if isinstance(cell.content, Measure) else cell.content for cell in row.cells]
            lines.append(f"  {row.title:14}{'  '.join(shown)}{'   ' + row.note if row.note else ''}")
    limits = ", ".join(f"{words.limit(name)} {waves:g}" for name, waves in found.limits.items())
    lines.append(f"  {'each alone':14}{limits}")
    lines.append(f"  {words.word('group') + 's':14}{figure(found.groups)}   {found.waves.because}")
    return wrapped(lines, width, _INDENT)


def _side_by_side(gpus: list[Gpu], found: list[OccupancyReport]) -> list[str]:
    rows = []
    for gpu, one in zip(gpus, found, strict=True):
        words = one.spoken(VOCABULARIES[gpu.words])
        limited = ", ".join(words.limit(name) for name in one.limited_by)
        per = "SIMD" if gpu.waves_per == "simd" else "SM"
        waves = f"{figure(one.waves)} {words.word('wave')}s/{per} of {one.slots}"
        rows.append((gpu.name, waves, f"{figure(one.percent)}", figure(one.groups), limited))
    return list(aligned(("gpu", "occupancy", "percent", f"{_common(gpus).word('group')}s", "limited by"), rows))


def _common(gpus: list[Gpu]) -> Words:
    """The words of the GPUs' vendor, neutral ones where they have several."""
    spoken = {gpu.words for gpu in gpus}
    return VOCABULARIES[spoken.pop() if len(spoken) == 1 else "neutral"]


COMMAND = Command(
    name="occupancy",
    help="Occupancy of given registers, shared memory and threads.",
    function=command,
    group="Look",
    order=5,
)
