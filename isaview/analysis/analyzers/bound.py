"""What limits the kernel and each loop on the GPU: memory, a pipe, shared memory or latency, with reasons and doubt.

Assumes data larger than the L2, a grid that fills the GPU and loops of unknown length that run so often as
`isaview.analysis.bound.scope` says, unless the launch says otherwise; `isaview.analysis.bound.costs` states the rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, ClassVar

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.analysis.addresses.addressed import without_repeats
from isaview.analysis.addresses.launch_shape import MOST_THREADS, Shape, has_rows
from isaview.analysis.addresses.partial_blocks import Partial
from isaview.analysis.addresses.trips import Trips
from isaview.analysis.addresses.wave_trips import trips_and_lanes
from isaview.analysis.analyzers.accesses import AccessReport
from isaview.analysis.analyzers.occupancy import OccupancyReport
from isaview.analysis.analyzers.private import unplaced_spills
from isaview.analysis.analyzers.work import WorkReport
from isaview.analysis.bound.calls import callee_costs
from isaview.analysis.bound.costs import DEPENDENT, Setting, block_costs, dependence_costs, far_loads
from isaview.analysis.bound.lengths import assumptions
from isaview.analysis.bound.relief import Basis
from isaview.analysis.bound.scope import (
    DEEP,
    Ground,
    assumed_lengths,
    busiest_clocks,
    unknown_nest,
    verdict_on,
    weights_of,
    work_of,
)
from isaview.analysis.bound.throughput import Machine, borrowed_peaks, machine_of
from isaview.analysis.bound.unrolling import folded_instructions, unrollings_of
from isaview.analysis.bound.verdict import LOWER_CONFIDENCE, Decision, Verdict
from isaview.analysis.bound.work import remove_slots
from isaview.analysis.contract import Analyzer, Context
from isaview.analysis.hardware import gpu_of, no_gpu, stated_threads, text_assumptions, wave_size_of, why_foreign
from isaview.analysis.layouts.requests import is_read_by_descriptor
from isaview.analysis.next_steps import launches_with
from isaview.analysis.stages.trips import trips_with_text
from isaview.analysis.tally import header_name
from isaview.analysis.waits.waits import loads_ahead, waits_of
from isaview.base import limits
from isaview.base.figures import figure
from isaview.base.measure import Measure, Number, estimated_measure, unavailable
from isaview.flow.graph import flow_of
from isaview.gpus.hardware import Gpu
from isaview.gpus.occupancy import occupancy as occupancy_of

THREADS = 256
"""Threads of a group where nobody says how many."""
# Registers that a larger tile of a thread takes at least: another row of results.
_TILE = 8
_GROUPS = frozenset(("group_x", "group_y", "group_z"))


class LoopBound(Struct, frozen=True):
    """A loop: the verdict on its iterations, their ``flops`` and ``bytes`` for a wave; ``decided_by`` as of a kernel."""

    later: ClassVar = ("decided_by",)
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
    decided_by: Decision | None = None


class BoundReport(Struct, frozen=True):
    """The verdict on a kernel.

    ``verdict`` is memory, compute, shared, latency, balanced or unknown; ``level`` of memory and ``pipe`` say where. Where one
    quantity decides, it is the likely one, and ``decided_by`` has the other (`isaview.analysis.bound.verdict.Decision`).
    ``intensity`` is operations per byte of memory. ``change`` says what would move it, ``threshold`` where another verdict
    begins. ``assumptions`` are all the analysis took for granted, by name. ``clocks`` is how long a wave keeps the busiest
    part, ``operations`` what it computes meanwhile, by type, ``moved`` the bytes of memory that it loads and stores meanwhile,
    by kind of access. ``busiest`` names the part.
    """

    hidden: ClassVar = ("judged", "machine", "basis")
    of_model: ClassVar = ("basis",)
    later: ClassVar = ("clocks", "operations", "moved", "busiest", "decided_by")
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
    clocks: Measure = unavailable("clocks", "nothing is computed or moved that has a known cost")
    operations: Mapping[str, Number] = field(default_factory=dict)
    moved: Mapping[str, Number] = field(default_factory=dict)
    busiest: str = ""
    decided_by: Decision | None = None
    judged: Verdict | None = None
    machine: Machine | None = None
    basis: Basis | None = None


def analyze(context: Context) -> BoundReport:
    """The bound of a kernel on its GPU: what is assumed, what its blocks cost, how often they run, and the verdicts."""
    gpu, kernel = gpu_of(context), context.kernel
    if gpu is None:
        return _unknown_bound(no_gpu(context))
    rates = machine_of(gpu, dict(context.launch.peaks), wave_size_of(context, gpu))
    if isinstance(rates, str):
        return _unknown_bound(rates)
    # No wave of a text for another vendor ever runs here, nor one of a group that does not fit.
    if foreign := why_foreign(context, gpu):
        return _unknown_bound(foreign, rates.name)
    waves = context.need("occupancy").waves
    if waves.value == 0 and not waves.high:
        return _unknown_bound(f"the launch fails: {waves.because}", rates.name)
    if not len(kernel) or not kernel.complete:
        return _unknown_bound("the kernel is empty" if not len(kernel) else "statements of this kernel could not be read")
    tiles = context.module.level == "tiles"
    if tiles:
        from isaview.analysis.tiles.program import program_of
        from isaview.analysis.tiles.registers import NO_LAYOUTS
        from isaview.analysis.tiles.work import ground as ground_of_tiles

        if not program_of(kernel).has_layouts:
            return _unknown_bound(NO_LAYOUTS, rates.name)
    accesses: tuple[AccessReport, ...] = () if tiles else context.need("accesses")
    axes = _GROUPS & {name for access in accesses for name in access.addressed.depends}
    setting, launched = _setting(context, gpu, rates, axes)
    ground, called = (
        (ground_of_tiles(kernel, setting, context.launch.trips), {}) if tiles else _ground(context, setting, accesses)
    )
    if isinstance(called, str):
        return _unknown_bound(called)
    work: WorkReport = context.need("work")
    loops = tuple(
        LoopBound(
            header=header_name(ground.kernel, loop.header),
            gpu=ground.setting.machine.name,
            **_verdict_fields(ground, loop.index, verdict_on(ground, loop.index)),
            flops=amounts.iteration.flops,
            bytes=amounts.iteration.bytes,
        )
        for loop, amounts in zip(flow_of(ground.kernel).loops, work.loops, strict=True)
    )
    if not kernel.is_entry:
        return replace(_unknown_bound("a function is judged where a kernel calls it"), loops=loops)
    text = {**({"product": borrowed_peaks(gpu)} if borrowed_peaks(gpu) else {}), **text_assumptions(context, gpu)}
    lengths = assumptions(kernel, ground.runs, ground.trips, ground.inner_trips)
    assumed = {"data": "larger than the L2", **text, **launched, **called, **lengths}
    return _report(context, ground, loops, assumed)


def _unknown_bound(why: str, gpu: str | None = None) -> BoundReport:
    return BoundReport(gpu, "unknown", None, None, unavailable("operations/B", why), "low", (why,), "", "", {}, ())


def _threads(context: Context) -> int:
    return context.launch.threads_low or stated_threads(context.stated) or THREADS


def _setting(context: Context, gpu: Gpu, rates: Machine, axes: frozenset[str]) -> tuple[Setting, dict[str, str]]:
    """How many waves share a unit, with what is assumed of the launch."""
    simds = gpu.simds[-1]
    waves, groups, threads = _waves(context, gpu), context.launch.groups, _threads(context)
    group_waves = max(1.0, threads / rates.wave_size)
    assumed = {"threads": f"{threads} of a group"}
    if waves.value is not None:
        per_unit = simds if gpu.waves_per == "simd" else 1
        ends = (waves.value if end is None else end for end in (waves.low, waves.value, waves.high))
        low, likely, high = (max(end * per_unit, 1.0) for end in ends)
        assumed["waves"] = f"{likely:g} on a unit, by occupancy"
    else:
        # Without occupancy: half of the slots, from a quarter to all of them.
        slots = gpu.waves_per_simd * simds
        low, likely, high = slots / 4, slots / 2, float(slots)
        assumed["waves"] = f"{likely:g} on a unit: occupancy is not known"
    resident = max(1.0, likely / group_waves) * rates.units
    if groups is not None:
        present = max(1.0, groups * group_waves / rates.units)
        low, likely, high = min(low, present), min(likely, present), min(high, present)
        if present == likely:
            assumed["waves"] = f"{likely:g} on a unit: the grid has no more"
        resident = min(resident, float(groups))
    assumed["grid"] = f"{groups} groups" if groups is not None else "fills the GPU many times"
    return Setting(rates, (low, likely, high), group_waves, resident, axes), assumed


def _waves(context: Context, gpu: Gpu) -> Measure:
    """The waves of occupancy; where nobody says how many threads a group has, those of the groups that it is shown for."""
    occupancy: OccupancyReport = context.need("occupancy")
    taken = occupancy.taken
    if taken is None or not occupancy.threads or isinstance(taken.threads, int) or context.launch.threads_low is not None:
        return occupancy.waves
    return occupancy_of(gpu, replace(taken, threads=occupancy.threads), steps=False).waves


def _ground(context: Context, setting: Setting, accesses: tuple[AccessReport, ...]) -> tuple[Ground, dict[str, str] | str]:
    """What the verdicts rest on, with what is assumed of calls, or why these cannot be counted, as a text."""
    kernel, work = context.kernel, context.need("work")
    assert isinstance(work, WorkReport)
    calls = any(form.flow == "call" for form in kernel.distinct_forms)
    works = deepcopy(list(work.works)) if calls else list(work.works)
    size = setting.machine.wave_size
    runs, partial = _runs_and_lanes(context, work.runs, size)
    copies = unrollings_of(kernel, runs)
    numbers = folded_instructions(kernel, copies)
    issued = remove_slots(kernel, works, numbers, size) if numbers else works
    places = [without_repeats(flow_of(kernel), access.addressed, runs) for access in accesses]
    costs = block_costs(kernel, issued, places, setting)
    may_join = any(access.joined for access in places)
    apart = block_costs(kernel, issued, places, setting, joined=False) if may_join else []
    waits = waits_of(kernel)
    if waits is not None:
        for blocks in filter(None, (costs, apart)):
            for block, cost in zip(blocks, dependence_costs(waits, setting), strict=False):
                block.add(("latency", DEPENDENT), cost)
    constant = frozenset(access.addressed.index for access in accesses if access.addressed.known and access.addressed.step == 0)
    far = far_loads(kernel, constant | (loads_ahead(waits) if waits else frozenset()))
    given, given_inside, spilled = context.launch.trips, context.launch.inner_trips, unplaced_spills(context)
    doubt = f"{figure(spilled)} are spilled, where is not known: confidence low" if spilled is not None else ""
    free = _free_resources(context)
    ground = Ground(kernel, setting, works, costs, runs, copies, partial, far, given, doubt, apart, places, free, given_inside)
    return ground, _add_callees(ground) if calls else {}


def _runs_and_lanes(
    context: Context, runs: Mapping[int, Trips], size: int
) -> tuple[Mapping[int, Trips], Mapping[int, Partial]]:
    """How often loops run, and who runs which block, of a group of one dimension or of a given width.

    Where rows of a group decide, and nobody says how wide it is, nothing more is known than before.
    """
    kernel, threads, width = context.kernel, min(_threads(context), MOST_THREADS), context.launch.width
    if has_rows(kernel) and width is None:
        return runs, {}
    shape = Shape(size, width, (("size_x", width or threads),), most=threads)
    counts, partial = trips_and_lanes(kernel, shape, runs)
    result = dict(trips_with_text(kernel, counts, shape, is_known=True))
    # A loop that takes one lane in each iteration runs as often as lanes come to it.
    for loop, trips in result.items():
        coming = partial.get(flow_of(kernel).loops[loop].header)
        if coming is not None and trips.by_lane:
            result[loop] = replace(trips, exact=coming.lanes)
    return result, partial


def _free_resources(context: Context) -> frozenset[str]:
    """What a launch leaves to take: waves where a step leads to more and fits, registers where a larger tile would launch."""
    occupancy: OccupancyReport = context.need("occupancy")
    gpu, taken, step = gpu_of(context), occupancy.taken, occupancy.next_step
    is_open = occupancy.undecided is not None and (occupancy.waves.value or 0) < (occupancy.slots or 0)
    fits = is_open if step is None else not step.cost
    spills = any(stored is not None and stored.value for stored in (unplaced_spills(context), context.need("private").stores))
    has_registers = gpu is not None and taken is not None and not spills and launches_with(gpu, taken, _TILE)
    return frozenset(name for name, is_free in (("waves", fits), ("registers", has_registers)) if is_free)


def _add_callees(ground: Ground) -> dict[str, str] | str:
    """Add what called functions cost and do to the blocks that call them; what is assumed, or why that cannot be done."""
    called = callee_costs(ground.kernel, ground.setting, ground.trips, ground.inner_trips)
    if isinstance(called, str):
        return called
    block_of = flow_of(ground.kernel).block_of
    for index, costs in called.costs.items():
        for blocks in filter(None, (ground.costs, ground.apart)):
            blocks[block_of(index)].add_all(costs)
    for index, work in called.works.items():
        ground.works[block_of(index)].add(work)
    return {"calls": f"of {', '.join(sorted(called.rare))} do not happen"} if called.rare else {}


def _verdict_fields(ground: Ground, loop: int | None, verdict: Verdict) -> dict[str, Any]:
    """What the reports of a kernel and of a loop say of its verdict, by their fields."""
    return {
        "verdict": verdict.word,
        "level": verdict.level,
        "pipe": verdict.pipe,
        "intensity": _intensity(ground, loop, verdict),
        "confidence": verdict.confidence,
        "reasons": verdict.reasons,
        "change": verdict.change,
        "decided_by": verdict.decision,
    }


def _report(context: Context, ground: Ground, loops: tuple[LoopBound, ...], assumed: dict[str, str]) -> BoundReport:
    """The verdict on the kernel and its loops."""
    verdict, work, rates = verdict_on(ground, None), work_of(ground, None), ground.setting.machine
    given = ", ".join(f"{name} {rate:g}" for name, rate in context.launch.peaks)
    if "product" in assumed:
        verdict = replace(verdict, confidence="low")
    if given:
        assumed["peaks"] = f"{given} a second, as given"
    if work.shapeless:
        assumed["matrix"] = "matrix instructions whose shape is in a descriptor are not counted"
        verdict = replace(verdict, confidence=LOWER_CONFIDENCE[verdict.confidence])
    if is_read_by_descriptor(ground.kernel):
        assumed["operands"] = "no bank conflicts where matrix units read shared memory by descriptor: not looked at"
    if guesses := ", ".join(sorted(rates.assumed)):
        assumed["figures"] = f"{guesses} of {rates.name} are estimates from its neighbours, no document's"
    return BoundReport(
        gpu=rates.name,
        **_verdict_fields(ground, None, verdict),
        threshold=verdict.threshold,
        assumptions=assumed,
        loops=loops,
        clocks=busiest_clocks(ground, verdict),
        judged=verdict,
        machine=rates,
        operations=dict(work.wave_operations(ground.setting.group_waves)),
        moved=work.bytes_moved(ground.setting.group_waves),
        busiest=next(
            (where or kind for kind, where in sorted(verdict.costs, key=lambda place: -verdict.costs[place].clocks)), ""
        ),
        basis=Basis(
            ground.setting,
            weights_of(ground, None, ground.trips, ground.inner_trips),
            verdict,
            "".join(assumed_lengths(ground)),
        ),
    )


def _intensity(ground: Ground, loop: int | None, verdict: Verdict) -> Measure:
    """Operations per byte of memory of a loop or the kernel: floating-point ones, integer ones where there are no others."""
    work, group_waves, nest = work_of(ground, loop), ground.setting.group_waves, unknown_nest(ground, loop)
    if nest >= DEEP:
        return unavailable("operations/B", f"it depends on {nest} loops of unknown length in one another")
    operations = work.flops(group_waves) or float(sum(work.wave_operations(group_waves).values()))
    cost = verdict.costs.get(("memory", "dram"))
    if cost is None or not cost.bytes or not cost.clocks:
        return unavailable("operations/B", "no bytes of memory are known to move")
    if work.shapeless:
        return unavailable("operations/B", "a matrix instruction whose shape the text does not say is not counted")
    value = operations / cost.bytes
    low = min(value, value * cost.clocks / cost.high if cost.high else value)
    high = max(value, value * cost.clocks / cost.low if cost.low else value)
    return estimated_measure(value, low, high, "operations/B", "operations of a wave per byte of memory it moves")


_MOST = limits.BOUND_INSTRUCTIONS
ANALYZER = Analyzer("bound", "bound", BoundReport, analyze, order=16, most_instructions=_MOST, levels=("instructions", "tiles"))
