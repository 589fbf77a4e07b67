"""``isaview occupancy --gpu GPU --registers N``: the calculator, without a kernel."""

from __future__ import annotations

from typing import Annotated

import typer
from msgspec.structs import replace

from isaview.base.figures import figure
from isaview.base.measure import Measure, bytes_of
from isaview.base.text import suggest_word
from isaview.base.words import VOCABULARIES
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
from isaview.gpus.hardware import combine_register_files
from isaview.gpus.launch import Resources
from isaview.runs import FINE, Refused
from isaview.views.format import Format
from isaview.views.occupancy import (
    AXES,
    GpuUse,
    amount_title,
    common_words,
    occupancy_document,
    occupancy_plain,
    sweep_table,
    waves_curve,
)
from isaview.views.pictures import draw_text, svg

_INDENT = 16

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
    from isaview.analysis.analyzers.occupancy import report_of

    chosen, _ = choose_format(
        "occupancy", DisplayOptions(form=form).settings(), output, shows_sections, draws=True, configured=False
    )
    axes = [] if sweep is None else sweep.split(",")
    if len(axes) > 2 or len(set(axes)) < len(axes) or not set(axes) <= set(AXES):
        unknown = next((axis for axis in axes if axis not in AXES), "")
        raise Refused(f"a sweep goes over one or two of {', '.join(AXES)}, not {sweep!r}{suggest_word(unknown, AXES)}")
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
            counts.append(GpuUse(product, replace(resources, vector_registers=count), report_of))
        write(_text(counts, axes, chosen, output), chosen, output)
    except ValueError as error:
        raise Refused(str(error)) from None
    return FINE


def _text(counts: list[GpuUse], axes: list[str], form: Format, output: str | None) -> str:
    axis, second = (*axes, "", "")[:2]
    if is_picture(output):
        columns = [column for count in counts for column in count.with_amounts(second)]
        return svg(*(waves_curve(count, axis or "registers", amount_title(count, second, amount)) for amount, count in columns))
    screen = canvas("never", False, output)
    if not form.people:
        return render_sections(
            form, screen, lambda: occupancy_document(counts, axis, second), lambda: occupancy_plain(counts, axis, second)
        )
    lines = _several_gpu_lines(counts) if len(counts) > 1 else _single_gpu_lines(counts[0], screen.width)
    for count in counts if axis else ():
        if not second:
            lines += ["", *draw_text(waves_curve(count, axis), screen.width or 80, unicode=screen.unicode)]
            continue
        section = sweep_table(count, axis, second)
        cells = [(row.title, *(str(cell.content) for cell in row.cells)) for row in section.rows]
        lines += ["", f"{section.title} · {section.summary}", *align_columns(("", *section.columns), cells)]
    return "\n".join(lines) + "\n"


def _single_gpu_lines(count: GpuUse, width: int | None) -> list[str]:
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


def _several_gpu_lines(counts: list[GpuUse]) -> list[str]:
    rows = []
    for count in counts:
        report = count.report
        words = report.display_words(VOCABULARIES[count.gpu.words])
        waves = f"{figure(report.waves)} {words.word('wave')}s/{count.unit} of {report.slots}"
        rows.append((count.gpu.name, waves, figure(report.percent), figure(report.groups), count.limiters))
    return list(align_columns(("gpu", "occupancy", "percent", f"{common_words(counts).word('group')}s", "limited by"), rows))


COMMAND = Command("occupancy", "Occupancy of given registers, shared memory and threads.", command, "Look", 5)
