"""What waits for what, how far loads are from what waits for them, and whether loops load ahead of their work.

Counted from the text. What paths leave open is an interval or not known. Where a language has no waits for ordinary loads (PTX,
LLVM IR), the distance is to the first use in the order written; the compiler that follows moves loads.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import asdict

from isaview.analysis.contract import Analyzer, Context
from isaview.analysis.tally import header_name, source_of
from isaview.analysis.waits.buffering import Body
from isaview.analysis.waits.schedule import iteration_of, loads_in_flight_measure, schedule_of
from isaview.analysis.waits.waits import NOTHING, UNKNOWN, Distance, Wait, Waits, far_loads_in_flight, waits_of
from isaview.base import limits
from isaview.base.measure import Measure, counted_measure, estimated_measure, unavailable
from isaview.flow.graph import flow_of
from isaview.flow.nesting import Loop
from isaview.model.kernel import Kernel, Line

_HELD = "what callers or calls leave on its way is not known"
_BY_PHASE = "which copies are done when an mbarrier says so is a value the text does not tell"
_UNIT = "instructions"
_HEADLINE = ("global", "shared", "generic", "texture", "async")
"""The spaces of the headline distance; constants and private memory are reported separately."""


class LoadDistance(Struct, frozen=True):
    """Instructions between loads and what waits for them.

    ``work`` is the arithmetic that could hide the nearest load. ``line`` is that load, ``end_line`` its wait or first use.
    ``cycles`` are the issue cycles of a wave between a load and its wait, the median.
    """

    loads: int
    min: Measure
    median: Measure
    work: Measure
    cycles: Measure
    to: str | None
    line: Line | None
    end_line: Line | None
    source: str | None
    later: ClassVar = ("cycles",)


class DoubleBuffering(Struct, frozen=True):
    """``verdict`` is seen, not seen or unknown; ``stages`` are the iterations under way at a time, the current included."""

    verdict: str
    stages: Measure
    because: str


class WaitFigures(Struct, frozen=True):
    """Figures of a kernel or of a loop with the loops inside it; ``header`` is empty for the kernel.

    ``issue_cycles`` are the clocks that a wave needs to issue an iteration, as the control codes say: static, waits aside.
    """

    header: str
    line: Line
    waits: int
    waits_at_zero: int
    waits_for_nothing: Measure
    in_flight_max: Measure
    far_loads_in_flight: Measure
    load_distance: LoadDistance
    distances: Mapping[str, LoadDistance]
    barriers_per_iteration: Measure
    wave_barriers: int
    phase_waits: int
    matrix_density: Measure
    matrix_per_wait: Measure
    issue_cycles: Measure
    double_buffering: DoubleBuffering
    later: ClassVar = ("issue_cycles", "not_shown")


class WaitPlace(Struct, frozen=True):
    """A wait: what its counter finds in flight and what it leaves, the lines of the loads it ends, and whether it had to.

    ``verdict``: needed, more than needed (``enough`` would do), nothing (all was done before), unknown.
    """

    line: Line
    source: str | None
    opcode: str
    counters: Mapping[str, Measure]
    leaves: Mapping[str, Measure]
    ends: tuple[Line, ...]
    in_loop: bool
    verdict: str
    because: str
    enough: int | None


class WaitsReport(WaitFigures, frozen=True):
    """Waits of a kernel, of its loops in their order, and every place that waits; ``generation`` is the table they follow.

    ``not_shown`` says which waits the text does not show, and what prints them; it is empty where nothing is.
    """

    generation: str
    not_shown: str
    loops: tuple[WaitFigures, ...]
    places: tuple[WaitPlace, ...]


def analyze(context: Context) -> WaitsReport | None:
    """The waits of a kernel; None for a language without a table of them, and for an empty kernel."""
    waits = waits_of(context.kernel)
    if waits is None:
        return None
    loops = tuple(_loop_figures(waits, body) for body in waits.bodies)
    verdicts = [loop.double_buffering for loop in loops]
    buffered = next((verdict for word in ("seen", UNKNOWN) for verdict in verdicts if verdict.verdict == word), None)
    if buffered is None:
        why = "no loop loads ahead of its work" if loops else "there is no loop"
        buffered = DoubleBuffering("not seen", unavailable("iterations", why), why)
    barriers = counted_measure(waits.barriers(range(len(waits.kernel)), "group"), _UNIT, "barriers of a group in the text")
    kernel, names, places = waits.kernel, waits.machine.counters, list[WaitPlace]()
    for wait in waits.waits:
        in_flight: dict[str, Measure] = {}
        leaves: dict[str, Measure] = {}
        for part in wait.parts:
            low, high = part.before
            because = "what is on its way before the wait, by data flow"
            found = unavailable("entries", _HELD) if high is None else _range(low, high, "entries", because)
            # A wait leaves no more in flight than it finds.
            left = unavailable("entries", "the text does not tell what the wait lets be on its way")
            if part.leaves is not None:
                most = part.leaves if high is None else min(high, part.leaves)
                left = _range(min(low, part.leaves), most, "entries", "what the wait lets be on its way, by data flow")
            in_flight[names[part.counter]], leaves[names[part.counter]] = found, left
        places.append(
            WaitPlace(
                line=kernel.lines[wait.index],
                source=source_of(kernel, wait.index),
                opcode=kernel.forms[wait.index].opcode,
                counters=in_flight,
                leaves=leaves,
                ends=tuple(sorted({kernel.lines[load] for load in wait.ends})),
                in_loop=flow_of(kernel).loop_of(wait.index) is not None,
                verdict=wait.verdict,
                because=wait.because,
                enough=wait.enough,
            )
        )
    return WaitsReport(
        **asdict(_figures(waits, None, barriers, buffered)),
        generation=waits.machine.name or "not known from the text",
        not_shown=waits.machine.hidden,
        loops=loops,
        places=tuple(places),
    )


def _loop_figures(waits: Waits, body: Body) -> WaitFigures:
    buffered = waits.buffered[body.loop.index]
    why = buffered.because if buffered.verdict != "seen" else "how many iterations are on their way is not known"
    stages = unavailable("iterations", why)
    if buffered.stages:
        stages = counted_measure(buffered.stages, "iterations", buffered.because)
    outside_inner, in_all = (waits.barriers(body.instructions(inner=inner), "group") for inner in (False, True))
    if outside_inner == in_all:
        barriers = counted_measure(outside_inner, _UNIT, "barriers of a group in the loop, every branch taken")
    else:
        barriers = unavailable(_UNIT, "a loop inside has barriers, and it runs as often as the text does not say")
    return _figures(waits, body.loop, barriers, DoubleBuffering(buffered.verdict, stages, buffered.because))


def _figures(all_waits: Waits, loop: Loop | None, barriers: Measure, buffered: DoubleBuffering) -> WaitFigures:
    """The figures of a loop, of the kernel where it is None."""
    kernel, machine, flow = all_waits.kernel, all_waits.machine, flow_of(all_waits.kernel)
    blocks = range(len(flow.blocks)) if loop is None else loop.blocks
    indices = flow.inside(blocks)
    waits, distances = all_waits.waits_in(blocks)
    checked = frozenset(range(len(machine.counters))) - machine.stores - {*machine.scoreboards}
    by_space: dict[str, list[Distance]] = {}
    for distance in sorted(distances, key=lambda distance: distance.space):
        by_space.setdefault(distance.space, []).append(distance)
    matrix = sum(kernel.forms[index].instruction_class == "matrix" for index in indices)
    idle = counted_measure(
        sum(wait.verdict == NOTHING for wait in waits), _UNIT, "waits for what was done before on every path"
    )
    per_wait = "matrix instructions in the text for each that waits"
    schedule = schedule_of(all_waits)
    if schedule is None:
        why = machine.hidden or "the compiler that follows decides when instructions issue"
        issue_cycles = unavailable("cycles", why)
    elif loop is None:
        issue_cycles = unavailable("cycles", "issue cycles are of an iteration of a loop")
    else:
        issue_cycles = iteration_of(all_waits, schedule, loop).issue_cycles
    # Loads of a wave from memory beyond the unit at a time are what Little's law asks for.
    doubt = _doubt(all_waits, blocks)
    if doubt:
        far = unavailable("loads", doubt)
    else:
        most = far_loads_in_flight(all_waits, blocks)
        because = "loads from memory that no wait has ended, the most of any path"
        if all_waits.machine.registers:
            because = "copies in flight, else loads of one block that nothing has used yet, in the order written"
        far = estimated_measure(most, min(most, 1), most, "loads", because)
    return WaitFigures(
        header="" if loop is None else header_name(kernel, loop.header),
        line=kernel.line if loop is None else kernel.lines[flow.blocks[loop.header].first],
        waits=len(waits),
        waits_at_zero=sum(any(part.leaves == 0 and part.counter in checked for part in wait.parts) for wait in waits),
        waits_for_nothing=idle if all_waits.flight.certain else unavailable(_UNIT, all_waits.flight.doubt),
        in_flight_max=_in_flight(all_waits, blocks, waits),
        far_loads_in_flight=far,
        load_distance=_distance(kernel, [distance for distance in distances if distance.space in _HEADLINE]),
        distances={space: _distance(kernel, of_space) for space, of_space in by_space.items()},
        barriers_per_iteration=barriers,
        wave_barriers=all_waits.barriers(indices, "wave"),
        phase_waits=all_waits.barriers(indices, "phase"),
        issue_cycles=issue_cycles,
        matrix_density=counted_measure(100 * matrix / max(1, len(indices)), "%", "matrix instructions of all in the text"),
        matrix_per_wait=counted_measure(matrix / len(waits), _UNIT, per_wait) if waits else unavailable(_UNIT, "nothing waits"),
        double_buffering=buffered,
    )


def _in_flight(all_waits: Waits, blocks: Sequence[int], waits: Sequence[Wait]) -> Measure:
    """The most that is on its way at a time; without counters, loads that nothing has used yet in the order written."""
    machine = all_waits.machine
    most, doubt = all_waits.most_in_flight(blocks), _doubt(all_waits, blocks)
    if doubt:
        return unavailable("loads", doubt)
    if machine.scoreboards:
        return loads_in_flight_measure(all_waits, blocks)
    if machine.hidden and not most:
        return unavailable("loads", machine.hidden)
    if not most:
        unused = all_waits.unused_loads(blocks)
        if machine.registers and unused:
            because = "loads whose results nothing has used yet, in the order written; the compiler that follows moves loads"
            return estimated_measure(unused, 1, unused, "loads", because)
        return (
            counted_measure(0, "loads", "nothing is loaded")
            if not waits
            else unavailable("loads", "no load raises a counter here")
        )
    name, (low, high) = max(most.items(), key=lambda item: (float("inf") if item[1][1] is None else item[1][1], item[0]))
    if high is None:
        return unavailable("loads", _HELD)
    unit = "groups" if machine.counters.index(name) in machine.grouped else "loads"
    return _range(low, high, unit, f"the most that {name} holds here, by data flow")


def _doubt(all_waits: Waits, blocks: Sequence[int]) -> str:
    """Why it is not known what is on its way in these blocks, "" where it is."""
    return all_waits.flight.doubt if all_waits.flight.gave_up else _BY_PHASE if all_waits.uses_phases(blocks) else ""


def _range(low: int, high: int, unit: str, because: str) -> Measure:
    return counted_measure(high, unit, because) if low == high else estimated_measure(high, low, high, unit, because)


def _median(numbers: Sequence[int]) -> float:
    """The one in the middle, or halfway between the two there; `statistics` takes as long to import as a kernel's waits."""
    ordered, half = sorted(numbers), len(numbers) // 2
    return ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2


def _distance(kernel: Kernel, distances: Sequence[Distance]) -> LoadDistance:
    if not distances:
        nothing = unavailable(_UNIT, "no load here whose wait or first use is known")
        return LoadDistance(0, nothing, nothing, nothing, nothing, None, None, None, None)
    nearest = min(distances, key=lambda distance: (distance.instructions, distance.load))
    ends = " or ".join(sorted({distance.to for distance in distances}))
    because = f"instructions between a load and its {ends}, the fewest on any path"
    work = "matrix and floating-point instructions between the nearest load and what waits for it"
    timed = [distance.cycles for distance in distances if distance.cycles]
    cycles = unavailable("cycles", "the text does not say how many cycles pass")
    if timed:
        issued = "issue cycles of one wave between a load and its wait, the fewest on any path"
        cycles = counted_measure(_median(timed), "cycles", issued)
    return LoadDistance(
        loads=len(distances),
        min=counted_measure(nearest.instructions, _UNIT, because),
        median=counted_measure(_median([distance.instructions for distance in distances]), _UNIT, because),
        work=counted_measure(nearest.work, _UNIT, work),
        cycles=cycles,
        to=nearest.to,
        line=kernel.lines[nearest.load],
        end_line=kernel.lines[nearest.end],
        source=source_of(kernel, nearest.load),
    )


ANALYZER = Analyzer(
    "waits", "waits and overlap", WaitsReport | None, analyze, order=72, most_instructions=limits.BOUND_INSTRUCTIONS
)
