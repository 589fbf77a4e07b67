"""``isaview occupancy --gpu GPU --registers N``: the calculator, without a kernel."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Annotated, Any

import typer

from isaview.base.figures import Cell, Document, Row, Section, figure
from isaview.base.measure import Measure, bytes_of
from isaview.base.picture import Curve, Mark, svg, terminal
from isaview.base.words import VOCABULARIES
from isaview.cli.command import FINE, Command, Refused
from isaview.cli.launch import ThreadsOption, gpus_of, thread_range
from isaview.cli.options import FormatOption, OutputOption
from isaview.cli.output import aligned, documented, is_picture, page, put, text_or_json, wrapped
from isaview.gpus.hardware import Gpu, accumulated
from isaview.gpus.launch import Resources
from isaview.gpus.occupancy import occupancy, sweep

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
SweepOption = Annotated[str | None, typer.Option("--sweep", metavar="AXIS", help="Over registers, shared or threads.")]


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
    if sweep is not None and sweep not in _AXES:
        raise Refused(f"a sweep goes over {', '.join(_AXES)}, not {sweep!r}")
    if registers is None and sweep != "registers":
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
        put(_text(kernels, sweep, form, output), None, output)
    except ValueError as error:
        raise Refused(str(error)) from None
    return FINE


def _text(kernels: list[Kernel], axis: str | None, form: str, output: str | None) -> str:
    from isaview.analysis.analyzers.occupancy import report_of
    from isaview.reports.serial import dumped, plain

    if is_picture(output):
        return svg(*(_curve(gpu, resources, axis or "registers") for gpu, resources in kernels))
    found = [report_of(occupancy(gpu, resources)) for gpu, resources in kernels]
    if form == "json":
        documents: list[Any] = [plain(one) for one in found]
        for document, (gpu, resources) in zip(documents, kernels, strict=True) if axis else ():
            document["sweep"] = [plain(row) for row in sweep(gpu, resources, axis or "")]
        return dumped({**documents[0], "by_gpu": documents} if len(documents) > 1 else documents[0])
    if form != "text":
        return documented(form, _document(kernels, found, axis), page("never", False, output))
    gpus = [gpu for gpu, _ in kernels]
    screen = page("never", False, None)
    lines = _side_by_side(gpus, found) if len(found) > 1 else _alone(gpus[0], found[0], screen.width)
    for gpu, resources in kernels if axis else ():
        lines += ["", *terminal(_curve(gpu, resources, axis or ""), screen.width or 80, unicode=screen.unicode)]
    return "\n".join(lines) + "\n"


def _document(kernels: list[Kernel], found: list[OccupancyReport], axis: str | None) -> Document:
    """A row for each GPU, and a table of the steps of each over an axis."""
    rows = []
    for (gpu, _), one in zip(kernels, found, strict=True):
        words = one.spoken(VOCABULARIES[gpu.words])
        limited = ", ".join(words.limit(name) for name in one.limited_by)
        rows.append(Row(gpu.name, (Cell(one.waves), Cell(f"{one.slots}"), Cell(one.percent), Cell(one.groups), Cell(limited))))
    shown = [Section("GPU", tuple(rows), ("waves", "slots", "percent", "groups", "limited by"))]
    for gpu, resources in kernels if axis else ():
        words = VOCABULARIES[gpu.words].of_files(resources.both_files)
        steps = sweep(gpu, resources, axis or "")
        last = [one for one, after in zip(steps, (*steps[1:], None), strict=True) if after is None or after.waves != one.waves]
        cells = [
            Row(f"{one.amount:,}", (Cell(f"{one.waves:g}"), Cell(", ".join(map(words.limit, one.limited_by))))) for one in last
        ]
        shown.append(Section(f"{gpu.name}: {words.word(_AXES[axis or ''])} up to", tuple(cells), ("waves", "limited by")))
    return Document("Occupancy", tuple(shown))


def _curve(gpu: Gpu, resources: Resources, axis: str) -> Curve:
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
        title=f"occupancy of {gpu.name} over {words.word(_AXES[axis])}",
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
    lines.append(f"  {'groups':14}{figure(found.groups)}   {found.waves.because}")
    return wrapped(lines, width, _INDENT)


def _side_by_side(gpus: list[Gpu], found: list[OccupancyReport]) -> list[str]:
    rows = []
    for gpu, one in zip(gpus, found, strict=True):
        words = one.spoken(VOCABULARIES[gpu.words])
        limited = ", ".join(words.limit(name) for name in one.limited_by)
        per = "SIMD" if gpu.waves_per == "simd" else "SM"
        waves = f"{figure(one.waves)} {words.word('wave')}s/{per} of {one.slots}"
        rows.append((gpu.name, waves, f"{figure(one.percent)}", figure(one.groups), limited))
    spoken = {gpu.words for gpu in gpus}
    group = VOCABULARIES[spoken.pop() if len(spoken) == 1 else "neutral"].word("group")
    return list(aligned(("gpu", "occupancy", "percent", f"{group}s", "limited by"), rows))


COMMAND = Command(
    name="occupancy",
    help="Occupancy of given registers, shared memory and threads, without a kernel.",
    function=command,
    order=5,
)
