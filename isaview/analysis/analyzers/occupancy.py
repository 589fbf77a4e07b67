"""How many waves of a kernel a unit of the GPU holds, what limits it, and the neighbouring steps.

Taken from the registers allocated (not those used), the shared memory stated plus what the launch adds, and the group size
that is stated or given. The arithmetic is `isaview.gpus.occupancy`; what the compiler computes stands next to it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from msgspec.structs import asdict, replace

from isaview.analysis.contract import Analyzer, Context
from isaview.analysis.group_resources import allocated_columns, named_barriers, why_columns_unknown
from isaview.analysis.hardware import cannot_run, foreign_to, gpu_of, no_gpu, stated_number, wave_size_of, why_foreign
from isaview.analysis.next_steps import open_step
from isaview.analysis.registers.allocation import is_physical, shared_part
from isaview.base.measure import Measure, counted_measure, estimated_measure, unavailable, unread
from isaview.base.words import VOCABULARIES, Words
from isaview.gpus.hardware import Gpu
from isaview.gpus.launch import Resources
from isaview.gpus.occupancy import Occupancy, Unmodelled, occupancy

_LAUNCHED_SHARED = "the kernel uses it and the dump declares none, so the launch sets its size; --shared-dynamic says how much"


class OccupancyReport(Occupancy, frozen=True, kw_only=True):
    """The occupancy of a kernel on a GPU.

    ``cannot_run`` says why the text as it stands does not run on this GPU, None where it may; the figures are as if it did.
    """

    hidden: ClassVar[tuple[str, ...]] = (
        *Occupancy.hidden,
        "tensor_columns",
        "named_barriers",
        "borrowed",
        "assumed_threads",
        "undecided",
        "taken",
    )
    cannot_run: str | None = None
    tensor_columns: Measure | None = None
    named_barriers: Measure | None = None
    """The barriers of a group as the text names them, where no tool states them."""
    borrowed: str = ""
    """The GPU whose text it is, where the registers are taken from it as they are."""
    assumed_threads: int | None = None
    """The group size shown, where neither the dump nor the caller says which is launched."""
    undecided: tuple[Measure, Measure] | None = None
    """Estimated registers and the groups that they allow, where the interval does not decide how many."""
    taken: Resources | None = None
    """What the figures follow from, None where there are none."""

    def display_words(self, words: Words) -> Words:
        """The words to show it in: those of the GPU, which need not be the text's, where it is known."""
        return VOCABULARIES.get(self.words, words).of_files(self.both_files)

    def cannot_launch(self, words: Words) -> str:
        """Why no group fits on the GPU (``LDS 96 KiB > 64 KiB``), "" where some may."""
        if self.waves.value != 0 or self.waves.high:
            return ""
        spoken, changes = self.display_words(words), self.next_step.changes if self.next_step is not None else ()
        exceeded = [f"{spoken.word(change.resource)} {change.text('>')}" for change in changes if change.from_ > change.to]
        return " and ".join(exceeded) or f"not enough {' and '.join(spoken.word(name) for name in self.limited_by)}"


def analyze(context: Context) -> OccupancyReport:
    """The occupancy of a kernel; without a GPU or registers its measures are unavailable and say why."""
    gpu = gpu_of(context)
    by_dump = context.stated.get("occupancy_waves")
    if gpu is None:
        return _unavailable_report(None, no_gpu(context), by_dump)
    if not context.kernel.is_entry:
        return _unavailable_report(gpu.name, "a function runs with its caller's registers", by_dump)
    text_gpu, foreign = foreign_to(context, gpu), why_foreign(context, gpu)
    if foreign:
        return _unavailable_report(gpu.name, foreign, by_dump)
    try:
        taken = resources(context, gpu)
        computed = report_of(occupancy(gpu, taken), None if text_gpu else by_dump)
        # Where statements could not be read, what rests on the instructions is not known.
        registers, shared = taken.vector_registers, _declared_shared(context)
        is_stated = isinstance(registers, Measure) and registers.origin == "stated" and shared is not None and shared.is_known
        if not context.kernel.complete and (not is_stated or isinstance(taken.barriers, Measure)):
            because = "statements of this kernel could not be read"
            found = {"waves": computed.waves, "groups": computed.groups, "percent": computed.percent}
            estimates = {name: figure for name, figure in found.items() if figure.origin not in ("stated", "counted")}
            computed = replace(computed, **{name: unread(figure.unit, because) for name, figure in estimates.items()})
        undecided = group_interval(gpu, taken, computed)
        sized = isinstance(taken.threads, int) or computed.threads == taken.likely_threads
        return replace(
            computed,
            next_step=open_step(context, gpu, taken, computed, decided=undecided is None),
            undecided=undecided,
            taken=taken,
            not_modelled=(*computed.not_modelled, *_not_modelled(context, gpu)),
            cannot_run=cannot_run(context, gpu) or None,
            tensor_columns=_tensor_columns(context),
            named_barriers=taken.barriers if isinstance(taken.barriers, Measure) else None,
            borrowed=text_gpu.target if text_gpu is not None and is_physical(context.kernel) else "",
            assumed_threads=None if sized else computed.threads,
        )
    except ValueError as impossible:
        return _unavailable_report(gpu.name, str(impossible), by_dump)


def group_interval(gpu: Gpu, taken: Resources, report: OccupancyReport) -> tuple[Measure, Measure] | None:
    """Estimated registers and the groups that they allow, where the ends of their interval do not agree on the groups."""
    registers = taken.vector_registers
    if not report.groups.is_known or not isinstance(registers, Measure) or registers.low is None or registers.high is None:
        return None
    at_ends = (replace(taken, vector_registers=int(end)) for end in (registers.low, registers.high))
    ends = (occupancy(gpu, at_end, steps=False).groups.value for at_end in at_ends)
    most, least = (int(end or 0) for end in ends)
    because = "as many as the registers allow at either end of their interval"
    return None if most == least else (registers, estimated_measure(report.groups.value or 0, least, most, "groups", because))


def _not_modelled(context: Context, gpu: Gpu) -> Iterator[Unmodelled]:
    """What the kernel takes though the text does not say how much."""
    launch, declared = context.launch, _declared_shared(context)
    given = launch.shared_bytes is not None or launch.shared_dynamic_bytes is not None
    if declared is not None and not declared.is_known and not given:
        yield Unmodelled("shared_bytes", f"{declared.because}; --shared-dynamic says how much")
    uses = any(access.space == "shared" for form in context.kernel.distinct_forms for access in form.accesses)
    if (
        uses
        and not given
        and context.module.level != "tiles"
        and (declared is None or (declared.is_known and not declared.value))
    ):
        yield Unmodelled("shared_bytes", _LAUNCHED_SHARED)
    if gpu.tensor_columns_total and "tensor_columns" not in context.stated and (why := why_columns_unknown(context.kernel)):
        yield Unmodelled("tensor_memory", why)


def _unavailable_report(gpu: str | None, because: str, by_dump: Measure | None) -> OccupancyReport:
    waves, groups, percent = (unavailable(unit, because) for unit in ("waves", "groups", "percent"))
    return OccupancyReport(gpu=gpu, waves=waves, groups=groups, percent=percent, stated_waves=by_dump)


def resources(context: Context, gpu: Gpu) -> Resources:
    """What the kernel takes, from what is stated, estimated and given."""
    stated, launch = context.stated, context.launch
    allocated: Mapping[str, Measure] = context.need("registers").allocated
    total, accumulator = allocated.get("total", allocated.get("vector")), allocated.get("accumulator")
    shared = shared_part(context, gpu)
    vector = int(total.value) if total is not None and total.value is not None else None
    wave_size = wave_size_of(context, gpu)
    block = stated_number(stated, "dynamic_vector_block")
    scalar = stated.get("allocated_scalar_registers", allocated.get("scalar"))
    wgp = stated_number(stated, "workgroup_processor_mode")
    most = stated_number(stated, "max_threads")
    return Resources(
        vector_registers=total if total is not None and total.is_known else None,
        scalar_registers=scalar if scalar is not None and scalar.is_known else None,
        shared_bytes=_shared_bytes(context),
        threads=_group_threads(context, gpu),
        # Kernels are launched at the stated bound, unless it is what the compiler takes by default.
        likely_threads=None if gpu.compiler is not None and most == gpu.group_threads_max else most,
        compiler_threads=_compiler_threads(context.kernel.stated) or _compiler_threads(stated),
        compiler_vector_registers=vector - shared if shared and vector is not None else None,
        compiler_shared_bytes=stated_number(context.kernel.stated, "shared_bytes"),
        compiler_stated=None if "min_threads" in stated else stated_number(stated, "occupancy_waves"),
        wave_size=wave_size if wave_size in gpu.wave_sizes else None,
        cu_mode=(wgp == 0 if launch.cu_mode is None else launch.cu_mode) and len(gpu.modes) > 1,
        barriers=_barriers(context, gpu) if launch.barriers is None else launch.barriers,
        cluster_size=launch.cluster_size or stated_number(stated, "cluster_size") or 1,
        private_bytes=stated_number(stated, "private_bytes") or 0,
        tensor_columns=_tensor_columns(context) or 0,
        dynamic_vector_block=block if block in gpu.dynamic_vector_blocks else None,
        both_files=accumulator is not None and bool(accumulator.value),
    )


def _tensor_columns(context: Context) -> Measure | None:
    """Columns of tensor memory of a group: stated by a tool, else by what the text allocates."""
    measure = context.stated.get("tensor_columns")
    return measure if measure is not None and measure.is_known else allocated_columns(context.kernel)


def _barriers(context: Context, gpu: Gpu) -> int | Measure:
    """The barriers that are taken from a pool of the unit's, of whatever size: stated, else by the text."""
    measure = stated_number(context.stated, "barriers")
    if measure is None:
        return named_barriers(context, gpu) or 0
    pooled = gpu.barriers_total is not None or "barriers" in gpu.not_modelled
    return measure if pooled else 0


def _declared_shared(context: Context) -> Measure | None:
    """Shared memory of a group: in all, else what is declared where nothing says whether a launch adds to it, or packed."""
    stated = context.stated.get("shared_bytes", context.stated.get("shared_bytes_static"))
    if stated is None and context.module.level == "tiles":
        packed: Measure = context.need("tiles").memory.shared
        return packed
    return stated


def _shared_bytes(context: Context) -> int | Measure | None:
    launch = context.launch
    if launch.shared_bytes is not None:
        return launch.shared_bytes
    declared = _declared_shared(context)
    static = stated_number(context.stated, "shared_bytes_static") or 0
    if launch.shared_dynamic_bytes is not None:
        known = static if declared is None or declared.value is None else int(declared.value)
        return known + launch.shared_dynamic_bytes
    if declared is None:
        return 0
    return declared if declared.is_known else counted_measure(static, "B", "declared; what the launch adds is not known")


def _group_threads(context: Context, gpu: Gpu) -> int | tuple[int, int] | None:
    launch = context.launch
    if launch.threads_low is not None:
        high = launch.threads_high if launch.threads_high is not None else launch.threads_low
        return launch.threads_low if high == launch.threads_low else (launch.threads_low, high)
    low, high = _compiler_threads(context.stated) or (0, 0)
    if not high or low == high == stated_number(context.stated, "required_threads"):
        return high or None
    return low, min(high, gpu.group_threads_max)


def _compiler_threads(stated: Mapping[str, Measure]) -> tuple[int, int] | None:
    """The fewest and most threads of a group that a compiler knows of, None where it knows none."""
    required = stated_number(stated, "required_threads")
    if required:
        return required, required
    most = stated_number(stated, "max_threads")
    return (stated_number(stated, "min_threads") or 1, most) if most else None


def report_of(occupancy: Occupancy, by_dump: Measure | None = None) -> OccupancyReport:
    """The report of an occupancy, with what the dump itself says of it."""
    return OccupancyReport(**{**asdict(occupancy), "stated_waves": by_dump})


def measures(report: OccupancyReport) -> Mapping[str, Measure]:
    """The waves, the share of slots, what the compiler computes; tensor memory and barriers where the text names any."""
    table = {
        "occupancy_waves": report.waves,
        "occupancy_percent": report.percent,
        "compiler_waves": report.compiler_waves,
        "tensor_columns": report.tensor_columns,
        "barriers": report.named_barriers,
    }
    return {name: measure for name, measure in table.items() if measure is not None}


ANALYZER = Analyzer(
    "occupancy",
    "occupancy",
    OccupancyReport,
    analyze,
    measures,
    order=10,
    of_facts=True,
    levels=("instructions", "tiles"),
)
