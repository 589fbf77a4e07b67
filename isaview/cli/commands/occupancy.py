"""``isaview occupancy --gpu GPU --registers N``: the calculator, without a kernel."""

from __future__ import annotations

import os
from itertools import pairwise
from typing import TYPE_CHECKING, Annotated, Any

import typer

from isaview.cli.codes import FINE
from isaview.cli.command import Command, Refused
from isaview.cli.launch import ThreadsOption, gpus_of, thread_range
from isaview.cli.options import FormatOption, OutputOption

if TYPE_CHECKING:
    from isaview.analysis.analyzers.occupancy import OccupancyReport
    from isaview.base.picture import Curve
    from isaview.base.words import Words
    from isaview.gpus.hardware import Gpu
    from isaview.gpus.launch import Resources

_INDENT = 16
_AXES = {"registers": "vector_registers", "shared": "shared_bytes", "threads": "threads"}
_MARKS = 12
"""The most places of a plot that are told."""


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
    from isaview.base.measure import bytes_of
    from isaview.cli import output as writing
    from isaview.cli.formats import text_or_json
    from isaview.gpus.hardware import accumulated
    from isaview.gpus.launch import Resources

    chosen = text_or_json(form, output)
    _check(chosen, sweep, registers)
    gpus = [*gpus_of(gpu)]
    low, high = thread_range(threads)
    size = low if low == high else None if low is None or high is None else (low, high)
    try:
        taken = [
            Resources(
                vector_registers=None if registers is None else accumulated(one, registers, accumulators),
                scalar_registers=scalar_registers,
                shared_bytes=bytes_of(shared),
                threads=size,
                compiler_threads=None if low is None or high is None else (low, high),
                wave_size=wave_size,
                cu_mode=cu_mode,
                barriers=barriers,
                cluster_size=cluster,
                tensor_columns=tensor_columns,
                both_files=accumulators > 0,
            )
            for one in gpus
        ]
        writing.put(_text(gpus, taken, sweep, chosen, output), None, output)
    except ValueError as error:
        raise Refused(str(error)) from None
    return FINE


def _check(form: str, sweep: str | None, registers: int | None) -> None:
    """Refuse what the calculator cannot do.

    Raises:
        Refused: an unknown format or axis, or no registers.
    """
    if form not in ("text", "json"):
        raise Refused(f"the calculator writes text or json, not {form!r}")
    if sweep is not None and sweep not in _AXES:
        raise Refused(f"a sweep goes over {', '.join(_AXES)}, not {sweep!r}")
    if registers is None and sweep != "registers":
        raise Refused("say how many registers a lane takes: --registers N")


def _text(gpus: list[Gpu], taken: list[Resources], sweep: str | None, form: str, output: str | None) -> str:
    from isaview.analysis.analyzers.occupancy import told
    from isaview.base.picture import svg
    from isaview.cli.formats import PICTURE_SUFFIX
    from isaview.gpus.occupancy import occupancy
    from isaview.reports.serial import dumped, plain

    if output is not None and output.endswith(PICTURE_SUFFIX):
        return svg(*(_curve(one, asked, sweep or "registers") for one, asked in zip(gpus, taken, strict=True)))
    found = [told(occupancy(one, resources), None, one) for one, resources in zip(gpus, taken, strict=True)]
    if form == "json":
        documents: list[Any] = [plain(one) for one in found]
        for document, one, resources in zip(documents, gpus, taken, strict=True):
            if sweep:
                document["sweep"] = [plain(row) for row in _swept(one, resources, sweep)]
        return dumped({**documents[0], "by_gpu": documents} if len(documents) > 1 else documents[0])
    lines = _side_by_side(gpus, found) if len(found) > 1 else _alone(gpus[0], found[0])
    for one, resources in zip(gpus, taken, strict=True) if sweep else ():
        lines += ["", *_plot(_curve(one, resources, sweep or ""))]
    return "\n".join(lines) + "\n"


def _swept(gpu: Gpu, resources: Resources, axis: str) -> Any:
    from isaview.gpus.occupancy import sweep

    return sweep(gpu, resources, axis)


def _plot(curve: Curve) -> list[str]:
    from isaview.base.picture import terminal
    from isaview.cli import output as writing

    page = writing.page("never", False, None, os.environ)
    return list(terminal(curve, page.width or 80, unicode=page.unicode))


def _waves(words: Words, count: float) -> str:
    return words.word("wave") + ("" if count == 1 else "s")


def _curve(gpu: Gpu, resources: Resources, axis: str) -> Curve:
    """The waves over one resource, marked at every edge where waves are lost, with the limiter where it is another one."""
    from isaview.base.picture import Curve, Mark
    from isaview.base.words import VOCABULARIES

    words = VOCABULARIES[gpu.words].of_files(resources.both_files)
    rows = _swept(gpu, resources, axis)
    edges = [before for before, after in pairwise(rows) if after.waves < before.waves][:_MARKS]
    limits = ["", *(" and ".join(words.limit(one) for one in edge.limited_by) for edge in edges)]
    marks = [
        Mark(edge.amount, edge.waves, f"{edge.waves:g} {_waves(words, edge.waves)}{f', limited by {now}' * (now != before)}")
        for edge, (before, now) in zip(edges, pairwise(limits), strict=True)
    ]
    per = "SIMD" if gpu.waves_per == "simd" else "SM"
    return Curve(
        title=f"occupancy of {gpu.name} over {words.word(_AXES[axis])}",
        x_title=words.word(_AXES[axis]) + (f", bytes of a {words.word('group')}" if axis == "shared" else ""),
        y_title=f"{words.word('wave')}s per {per}",
        xs=[row.amount for row in rows],
        ys=[row.waves for row in rows],
        marks=tuple(marks),
        top=gpu.waves_per_simd * (1 if gpu.waves_per == "simd" else gpu.simds[0]),
        up_to=True,
    )


def _alone(gpu: Gpu, found: OccupancyReport) -> list[str]:
    from isaview.analysis.analyzers.occupancy import sections
    from isaview.base.figures import figure
    from isaview.base.measure import Measure
    from isaview.base.words import VOCABULARIES
    from isaview.cli import output as writing

    words = found.spoken(VOCABULARIES[gpu.words])
    lines = [" · ".join(dict.fromkeys((gpu.name, gpu.target, gpu.architecture)))]
    for section in sections(found, words):
        for row in section.rows:
            shown = [figure(cell.content) if isinstance(cell.content, Measure) else cell.content for cell in row.cells]
            lines.append(f"  {row.title:14}{'  '.join(shown)}{'   ' + row.note if row.note else ''}")
    limits = ", ".join(f"{words.limit(name)} {waves:g}" for name, waves in found.limits.items())
    lines.append(f"  {'each alone':14}{limits}")
    lines.append(f"  {'groups':14}{figure(found.groups)}   {found.waves.because}")
    width = writing.page("never", False, None, os.environ).width
    return [piece for line in lines for piece in writing.wrapped(line, width, _INDENT)]


def _side_by_side(gpus: list[Gpu], found: list[OccupancyReport]) -> list[str]:
    from isaview.base.figures import figure
    from isaview.base.words import VOCABULARIES
    from isaview.cli.listing import aligned

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
