"""Bound: what limits the kernel and each loop on the GPU: memory, a pipe, shared memory or latency, with reasons and doubt.

Assumes data larger than the L2, a grid that fills the GPU and loops of unknown length that run `TRIPS` times, unless the launch
says otherwise; `isaview.analysis.bound.costs` states the rest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from copy import deepcopy as copy
from typing import ClassVar

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.analysis.addresses.launch_shape import Shape, has_rows
from isaview.analysis.addresses.partial_blocks import partial_blocks
from isaview.analysis.addresses.trips import Trips
from isaview.analysis.analyzers.accesses import AccessReport
from isaview.analysis.analyzers.loops import header_name
from isaview.analysis.analyzers.occupancy import OccupancyReport
from isaview.analysis.analyzers.work import Amounts, WorkReport
from isaview.analysis.bound.calls import callee_costs
from isaview.analysis.bound.costs import Costs, Setting, block_costs, kept_near, latency, rounds
from isaview.analysis.bound.throughput import Machine, machine
from isaview.analysis.bound.unrolled import folded, together, unrolled
from isaview.analysis.bound.verdict import LESS, Verdict, judge
from isaview.analysis.bound.work import Work, times, total, without
from isaview.analysis.contract import Analyzer, Context
from isaview.analysis.hardware import another_vendors, cannot_run, foreign_to, gpu_of, no_gpu, wave_size_of
from isaview.analysis.waits.waits import loads_ahead, waits_of
from isaview.base import limits
from isaview.base.figures import Cell, Row, Section
from isaview.base.measure import Measure, estimated, unavailable
from isaview.base.words import Words
from isaview.flow.graph import flow_of
from isaview.gpus.hardware import Gpu
from isaview.languages.meanings import load
from isaview.model.kernel import Kernel

TRIPS = 1024
THREADS = 256
_SHOWN = 6
_FEWEST, _MOST, _FEW_INNER = 256, 1_000_000, 2
"""The range of trips in which a verdict must not change, and the fewest of loops inside loops (they often copy a tile)."""
_SHORT = 16
"""Trips of a short loop: a verdict that changes there is told with the change, and is less sure."""
_NAMES = {
    "dram": "memory bandwidth", "l2": "L2 bandwidth", "l1": "L1 bandwidth", "shared": "shared memory", "latency": "latency",
    "issue": "instruction issue", "special": "special function unit", "int32": "integer pipe", "fp16": "fp16 pipe",
    "fp32": "fp32 pipe", "fp64": "fp64 pipe",
}  # fmt: skip
_GROUPS = frozenset(("group_x", "group_y", "group_z"))


class LoopBound(Struct, frozen=True):
    """One loop: the verdict on its iterations, and their ``flops`` and ``bytes`` for one wave."""

    header: str
    gpu: str
    verdict: str
    level: str | None
    pipe: str | None
    intensity: Measure
    confidence: str
    reasons: tuple[str, ...]
    change: str
    flops: Measure
    bytes: Mapping[str, Mapping[str, Measure]]


class BoundReport(Struct, frozen=True):
    """The verdict on a kernel.

    ``verdict`` is memory, compute, shared, latency, balanced or unknown; ``level`` of memory and ``pipe`` say where.
    ``intensity`` is operations per byte of memory. ``change`` says what would move it, ``threshold`` where another verdict
    begins. ``assumptions`` are all the analysis took for granted, by name.
    """

    hidden: ClassVar = ("judged", "machine", "operations")
    gpu: str | None
    verdict: str
    level: str | None
    pipe: str | None
    intensity: Measure
    confidence: str
    reasons: tuple[str, ...]
    change: str
    threshold: str
    assumptions: Mapping[str, str]
    loops: tuple[LoopBound, ...]
    judged: Verdict | None = None
    machine: Machine | None = None
    operations: Mapping[str, float] = field(default_factory=dict)


def named(place: str) -> str:
    """The words for a level of memory or a pipe."""
    return _NAMES.get(place) or (f"{place[7:]} matrix unit" if place.startswith("matrix_") else place)


def _turns(word: str, trips: int, inner: int | None) -> str:
    """Where another verdict begins: loops, or those inside others, that run so often."""
    said = "undecided" if word == "unknown" else word
    which, count = ("loops", trips) if inner is None else ("inner loops", inner)
    atmost = "about" if inner is not None or trips >= _FEWEST else "at most"
    return f"{said} where {which} of unknown length run {atmost} {count:,} times; say --assume n=…"


def _nothing(why: str, gpu: str | None = None) -> BoundReport:
    return BoundReport(gpu, "unknown", None, None, unavailable("operations/B", why), "low", (why,), "", "", {}, ())


def _impossible(context: Context, gpu: Gpu) -> str:
    """Why no wave of this text ever runs on this GPU, empty where one may: it is for another vendor, or no group fits."""
    other = foreign_to(context, gpu)
    if other is not None and other.words != gpu.words:
        return another_vendors(other, gpu)
    occupancy: OccupancyReport = context.need("occupancy")
    fits = occupancy.waves.value != 0 or bool(occupancy.waves.high)
    return "" if fits else f"the launch fails: {occupancy.waves.because}"


def analyze(context: Context) -> BoundReport:
    """The bound of one kernel on its GPU."""
    gpu = gpu_of(context)
    if gpu is None:
        return _nothing(no_gpu(context))
    made = machine(gpu, dict(context.launch.peaks), wave_size_of(context, gpu))
    if isinstance(made, str):
        return _nothing(made)
    impossible = _impossible(context, gpu)
    if impossible:
        return _nothing(impossible, made.name)
    kernel = context.kernel
    if not len(kernel) or not kernel.complete:
        return _nothing("the kernel is empty" if not len(kernel) else "statements of this kernel could not be read")
    judging = _Judging(context, gpu, made)
    if judging.uncounted:
        return _nothing(judging.uncounted)
    return judging.report() if kernel.is_entry else judging.loops_only()


def _calls(kernel: Kernel) -> bool:
    return any(form.flow == "call" for form in kernel.distinct_forms)


class _Judging:
    """One kernel on one machine."""

    def __init__(self, context: Context, gpu: Gpu, made: Machine) -> None:
        self.context, self.gpu, self.machine = context, gpu, made
        self.kernel = context.kernel
        work: WorkReport = context.need("work")
        found: tuple[AccessReport, ...] = context.need("accesses")
        self.work = work
        self.works: list[Work] = copy(list(work.works)) if _calls(self.kernel) else list(work.works)
        self.assumptions: dict[str, str] = {"data": "larger than the L2"}
        self.final = load(self.kernel.module.dialect).final
        other = foreign_to(context, gpu)
        if not self.final:
            self.assumptions["text"] = "not yet compiled: optimisation may change it"
        elif other is not None:
            missing = cannot_run(context, gpu)
            self.assumptions["text"] = f"for {other.target}, taken as it stands{f'; {missing}' if missing else ''}"
        axes = _GROUPS & {name for one in found for name in one.found.depends}
        self.setting = self._setting(axes)
        self.depth: dict[tuple[int, ...], int] = {}
        shape = self._shape()
        self.few = partial_blocks(self.kernel, shape) if shape is not None else {}
        self.runs = {at: self._limited(at, often) for at, often in work.runs.items()}
        self.copies = unrolled(self.kernel, self.runs)
        self.joined: dict[int | None, int] = {}
        numbers = folded(self.kernel, self.copies)
        issued = without(self.kernel, self.works, numbers, made.wave_size) if numbers else self.works
        self.costs = block_costs(self.kernel, issued, [one.found for one in found], self.setting)
        waits = waits_of(self.kernel)
        self.near = kept_near(one.found for one in found) | (loads_ahead(waits) if waits else frozenset())
        self.uncounted = "" if not _calls(self.kernel) else self._add_callees()
        self.given = context.launch.trips
        self.unknown_loops = [
            at for at, often in self.runs.items() if often.exact is None and often.likely is None and not often.waits
        ]
        if any(often.likely is not None for often in self.runs.values()):
            self.assumptions["weights"] = "loops run as often as the weights of their branches say"
        if self.unknown_loops:
            self.assumptions["n"] = f"{self.given or TRIPS} iterations of loops whose length the text does not tell"

    def _add_callees(self) -> str:
        """Add what called functions cost to the blocks that call them; why that cannot be done, else empty."""
        found = callee_costs(self.kernel, self.setting, self.context.launch.trips or TRIPS)
        if isinstance(found, str):
            return found
        for index, costs in found.costs.items():
            self.costs[flow_of(self.kernel).block_of(index)].add_all(costs)
        for index, work in found.works.items():
            self.works[flow_of(self.kernel).block_of(index)].add(work)
        if found.rare:
            self.assumptions["calls"] = f"of {', '.join(sorted(found.rare))} do not happen"
        return ""

    def _setting(self, axes: frozenset[str]) -> Setting:
        occupancy: OccupancyReport = self.context.need("occupancy")
        simds = self.gpu.simds[-1]
        each = simds if self.gpu.waves_per == "simd" else 1
        slots = self.gpu.waves_per_simd * simds
        waves = occupancy.waves
        threads = self.context.launch.threads_low or self._stated_threads() or THREADS
        group_waves = max(1.0, threads / self.machine.wave_size)
        self.assumptions["threads"] = f"{threads} of a group"
        if waves.value is not None:
            low = (waves.low if waves.low is not None else waves.value) * each
            high = (waves.high if waves.high is not None else waves.value) * each
            bounds = (max(low, 1.0), max(waves.value * each, 1.0), max(high, 1.0))
            self.assumptions["waves"] = f"{bounds[1]:g} on a unit, by occupancy"
        else:
            bounds = (slots / 4, slots / 2, float(slots))
            self.assumptions["waves"] = f"{bounds[1]:g} on a unit: occupancy is not known"
        groups = self.context.launch.groups
        resident = max(1.0, bounds[1] / group_waves) * self.machine.units
        if groups is not None:
            present = max(1.0, groups * group_waves / self.machine.units)
            bounds = (min(bounds[0], present), min(bounds[1], present), min(bounds[2], present))
            resident = min(resident, float(groups))
        self.assumptions["grid"] = f"{groups} groups" if groups is not None else "fills the GPU many times"
        return Setting(self.machine, bounds, group_waves, resident, axes)

    def _stated_threads(self) -> int | None:
        for name in ("required_threads", "max_threads"):
            measure = self.context.stated.get(name)
            if measure is not None and measure.value is not None:
                return int(measure.value)
        return None

    def _shape(self) -> Shape | None:
        """The group by which is told who runs a block: one-dimensional unless its width is given; None where rows decide."""
        threads = self.context.launch.threads_low or self._stated_threads() or THREADS
        width = self.context.launch.width
        if has_rows(self.kernel) and width is None:
            return None
        return Shape(self.machine.wave_size, width, (("size_x", width or threads),), most=threads)

    def _limited(self, at: int, often: Trips) -> Trips:
        """How often a loop runs that takes one lane in each iteration, where few lanes come to it."""
        few = self.few.get(flow_of(self.kernel).loops[at].header)
        return replace(often, exact=few.lanes) if few is not None and often.by_lane else often

    def scope(self, around: int | None, often: int, inner: int | None = None) -> Costs:
        """The costs of an iteration of a loop, or of the kernel, with unknown loops (inner ones) running so often."""
        counts = times(self.kernel, around, self.runs, often, inner)
        costs = Costs()
        by_loop: dict[int | None, list[int]] = {}
        for block, count in counts.items():
            costs.add_all(self.costs[block], (count or 0) * self._share(block))
            by_loop.setdefault(flow_of(self.kernel).innermost[block], []).append(block)
        waits = 0.0
        for at, blocks in by_loop.items():
            waits += self._rounds(tuple(sorted(blocks))) * (counts[blocks[0]] or 0) / self._together(at)
        if waits:
            costs.add(("latency", ""), latency(waits, self.setting))
        return costs

    def _share(self, block: int) -> float:
        """The share of a group's waves that run a block; all where it may run long, as the others wait for those meanwhile."""
        few, at = self.few.get(block), flow_of(self.kernel).innermost[block]
        long = at is not None and self.runs[at].exact is None and self.runs[at].most is None
        return 1.0 if few is None or long else few.share

    def _rounds(self, blocks: tuple[int, ...]) -> int:
        """How many loads follow from each other in these blocks, reckoned once."""
        found = self.depth.get(blocks)
        if found is None:
            found = self.depth[blocks] = rounds(self.kernel, blocks, self.near)
        return found

    def _together(self, at: int | None) -> int:
        """How many iterations of a loop wait for their loads as one, reckoned once."""
        found = self.joined.get(at)
        if found is None:
            found = self.joined[at] = together(self.kernel, at, self.copies, lambda blocks: self._rounds(tuple(blocks)))
        return found

    def names(self) -> dict[str, str]:
        """The words for pipes and levels."""
        return {**_NAMES, **{f"matrix_{kind}": f"{kind} matrix unit" for kind in self.machine.matrix}}

    def _judged(self, around: int | None, often: int, inner: int | None = None) -> Verdict:
        found = judge(self.scope(around, often, inner), self.names(), self.machine.assumed | self.machine.measured)
        return found if self.final else replace(found, confidence=LESS[found.confidence])

    def verdict(self, around: int | None) -> Verdict:
        """The verdict on a loop or the kernel; unknown where the length of loops decides."""
        often = self.given or TRIPS
        found = self._judged(around, often)
        if self.given is not None or not self.unknown_loops or found.word == "unknown":
            return found
        for other, inner in ((_FEWEST, None), (_MOST, None), (often, _FEW_INNER)):
            word = self._judged(around, other, inner).word
            if word == "unknown" and inner is not None:
                found = replace(found, threshold=_turns(word, other, inner), confidence=LESS[found.confidence])
            elif word not in (found.word, "balanced"):
                return Verdict("unknown", "", "low", found.reasons, "", _turns(word, other, inner), found.margin, found.costs)
        return self._with_shorter(around, found)

    def _with_shorter(self, around: int | None, found: Verdict) -> Verdict:
        """The verdict with the length of loops below which it is another one, where there is such a length."""
        low, high = _SHORT, _FEWEST
        if self._judged(around, low).word in (found.word, "balanced"):
            return found
        while high - low > low // 8 + 1:
            middle = (low + high) // 2
            if self._judged(around, middle).word in (found.word, "balanced"):
                high = middle
            else:
                low = middle
        word = self._judged(around, low).word
        return replace(found, threshold=_turns(word, low, None), confidence=LESS[found.confidence])

    def report(self) -> BoundReport:
        """The verdict on the kernel and its loops."""
        found = self.verdict(None)
        whole = self._whole(None)
        loops = self._loops()
        guesses = ", ".join(sorted(self.machine.assumed))
        given = ", ".join(f"{name} {rate:g}" for name, rate in self.context.launch.peaks)
        if given:
            self.assumptions["peaks"] = f"{given} a second, as given"
        if whole.shapeless:
            self.assumptions["matrix"] = "matrix instructions whose shape is in a descriptor are not counted"
            found = replace(found, confidence=LESS[found.confidence])
        if guesses:
            self.assumptions["figures"] = f"{guesses} of {self.machine.name} are estimates from its neighbours, no document's"
        return BoundReport(
            gpu=self.machine.name,
            verdict=found.word,
            level=found.level,
            pipe=found.pipe,
            intensity=_intensity(whole, found, self.setting.group_waves),
            confidence=found.confidence,
            reasons=found.reasons,
            change=found.change,
            threshold=found.threshold,
            assumptions=self.assumptions,
            loops=loops,
            judged=found,
            machine=self.machine,
            operations=dict(whole.of_a_wave(self.setting.group_waves)),
        )

    def _whole(self, around: int | None) -> Work:
        """The work of one iteration of a loop, or of the kernel."""
        return total(self.works, times(self.kernel, around, self.runs, self.given or TRIPS)) or Work()

    def loops_only(self) -> BoundReport:
        """The loops of a function: what bounds it as a whole hangs on the kernels that call it."""
        return replace(_nothing("a function is judged where a kernel calls it"), loops=self._loops())

    def _loops(self) -> tuple[LoopBound, ...]:
        return tuple(self._loop(loop.index, loop.header) for loop in flow_of(self.kernel).loops)

    def _loop(self, index: int, header: int) -> LoopBound:
        found = self.verdict(index)
        whole = self._whole(index)
        amounts: Amounts = self.work.loops[index].iteration
        return LoopBound(
            header=header_name(self.kernel, header),
            gpu=self.machine.name,
            verdict=found.word,
            level=found.level,
            pipe=found.pipe,
            intensity=_intensity(whole, found, self.setting.group_waves),
            confidence=found.confidence,
            reasons=found.reasons,
            change=found.change,
            flops=amounts.flops,
            bytes=amounts.bytes,
        )


def _intensity(whole: Work, found: Verdict, group_waves: float) -> Measure:
    """Operations per byte of memory: floating-point ones, integer ones where there are no others."""
    operations = whole.flops(group_waves) or float(sum(whole.of_a_wave(group_waves).values()))
    cost = found.costs.get(("memory", "dram"))
    if cost is None or not cost.bytes or not cost.clocks:
        return unavailable("operations/B", "no bytes of memory are known to move")
    value = operations / cost.bytes
    low = value * cost.clocks / cost.high if cost.high else value
    high = value * cost.clocks / cost.low if cost.low else value
    return estimated(
        value, min(low, value), max(high, value), "operations/B", "operations of a wave per byte of memory it moves"
    )


def sections(found: BoundReport, _words: Words) -> tuple[Section, ...]:
    """The verdict with its reasons and what would change it, then the loops; copies of one inline text are told once."""
    if found.gpu is None or found.judged is None:
        return ()
    where = named(found.level or found.pipe or "")
    title = f"{found.verdict}, {where}" if where else found.verdict
    rows = [Row("bound", (Cell(title, emphasis="strong"), Cell(f"confidence {found.confidence}")), note=found.gpu)]
    if found.reasons:
        rows.append(Row("because", (Cell(" · ".join(found.reasons)),), emphasis="quiet"))
    if found.threshold:
        rows.append(Row("it would be", (Cell(found.threshold),), emphasis="quiet"))
    if found.change:
        rows.append(Row("to change it", (Cell(found.change),), emphasis="good"))
    told = Counter((one.header, one.verdict, one.level or one.pipe or "", one.confidence) for one in found.loops)
    rows.extend(
        Row(header, tuple(map(Cell, words)), note=f"{count} loops of this name" if count > 1 else "", depth=1)
        for (header, *words), count in list(told.items())[:_SHOWN]
    )
    return (Section("bound", tuple(rows)),)


ANALYZER = Analyzer(
    name="bound",
    title="bound",
    result=BoundReport,
    analyze=analyze,
    sections=sections,
    order=30,
    most_instructions=limits.BOUND_INSTRUCTIONS,
)
