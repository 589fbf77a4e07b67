"""Each place of a kernel that waits, the loads that it waits for, and where issue stands still.

Where a language has no waits for ordinary loads, their first uses stand for them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from msgspec import Struct, field
from msgspec.structs import asdict, replace

from isaview.analysis.tally import header_name, loop_name, loop_source, source_of
from isaview.analysis.waits.first_use import FAR
from isaview.analysis.waits.in_flight import InFlight
from isaview.analysis.waits.schedule import Schedule, iteration, schedule_of
from isaview.analysis.waits.waits import Waits, space_of, waits_of
from isaview.base.measure import Measure, counted, estimated, unavailable
from isaview.flow.graph import flow_of
from isaview.inputs.source_text import SourceFolder
from isaview.model.kernel import Kernel
from isaview.reports.offsets import Steps, place, steps_of
from isaview.reports.rule import by_key

KINDS = ("counter", "phase", "barrier", "first use")
_LATEST = "since the latest of its loads, the fewest on any path"
_MOVED = "the compiler that follows moves loads"
_NO_LOAD = "stores, or operands to be read"
_BARRIERS = {
    "group": ("barrier", "all waves of the group"),
    "wave": ("barrier", "all lanes of the wave"),
    "phase": ("phase", "which copies a phase of an mbarrier means is a value the text does not tell"),
}


class Place(Struct, frozen=True):
    """An instruction: its line, its opcode, the ``source`` line it was compiled from, and the innermost ``loop`` around it."""

    line: int
    opcode: str
    source: str | None
    loop: str | None


class AwaitedLoad(Struct, frozen=True):
    """A load or another result that a wait ends: ``instructions`` and issue ``cycles`` between them, the fewest on any path.

    ``space`` is the memory it loads from, async for copies, "" for what is no load.
    """

    place: Place
    space: str
    instructions: int
    cycles: int | None


class WaitLine(Struct, frozen=True):
    """A wait.

    ``kind`` is a word of `KINDS`. ``counters`` say what each counter holds before it and what it lets be on its way. ``loads``
    are what it ends. ``instructions`` and ``cycles`` are those since the latest of these was issued, of loads from memory
    beyond the unit where there are such. ``in_flight`` are the loads on their way when it waits. ``verdict`` says whether it
    had to wait for as much, ``because`` why, or what it waits for where that is no load.
    """

    place: Place
    kind: str
    counters: Mapping[str, Mapping[str, int | None]]
    loads: tuple[AwaitedLoad, ...]
    instructions: Measure
    cycles: Measure
    in_flight: Measure
    verdict: str
    because: str


class Stall(Struct, frozen=True):
    """An instruction behind which issue stands still for ``clocks`` beyond its own, as its stall count says.

    ``dependent``: the next instruction reads its result. ``maker`` is the instruction whose result the next one reads and
    that issue stands still for, itself or an earlier one; None where no result of a fixed latency is late.
    """

    place: Place
    clocks: int
    dependent: bool
    maker: Place | None = None


class LoopSchedule(Struct, frozen=True):
    """How a wave alone issues an iteration of a loop, every branch taken.

    Its figures are those of `isaview.analysis.waits.schedule.Iteration`.
    """

    header: str
    line: int
    source: str | None
    depth: int
    instructions: int
    issue_cycles: Measure
    stalled: Measure
    dependent: Measure
    waited: Measure
    in_flight: Measure


class WaitListing(Struct, frozen=True):
    """All waits and stalls of a kernel in the order of its text.

    ``issue_cycles`` are the clocks that its text takes to issue once, ``stalled`` those of them in which nothing issues.
    ``not_shown`` says which waits the text does not show, ``doubt`` why what waits end is not certain. ``source_lines`` has the
    text of positions, where that may be shown; ``label`` distinguishes it from others of its name.
    """

    hidden: ClassVar = ("source_lines", "label", "steps")
    path: str
    part: str
    target: str | None
    name: str
    demangled: str
    line: int
    issue_cycles: Measure
    stalled: Measure
    waits: tuple[WaitLine, ...]
    stalls: tuple[Stall, ...]
    loops: tuple[LoopSchedule, ...]
    not_shown: str
    doubt: str
    source_lines: Mapping[str, str] = field(default_factory=dict)
    label: str = ""
    steps: tuple[Steps, ...] | None = None

    def place(self, line: int) -> str:
        """A line of its text as people find it; see `KernelReport.place`."""
        return place(line, self.line, self.steps)

    @property
    def start(self) -> str:
        """The line that its text begins with, "" where the text is in no file."""
        return "" if self.steps else f"line {self.line:,}"

    @property
    def title(self) -> str:
        """Its name with what distinguishes it."""
        return f"{self.demangled} {self.label}".rstrip()


def sourced(listing: WaitListing, folder: SourceFolder) -> WaitListing:
    """The listing with the text of its source positions, as far as they lie in a folder."""
    places = (line.place for lines in (listing.waits, listing.stalls) for line in lines)
    return replace(listing, source_lines=folder.texts(place.source for place in places if place.source))


def wait_listing(kernel: Kernel) -> WaitListing | None:
    """The listing of a kernel; None for an empty kernel, and for a language without a table of waits."""
    waits = waits_of(kernel)
    if waits is None:
        return None
    lines = sorted([*_counters(waits), *_others(waits), *_first_uses(waits)], key=lambda pair: pair[0])
    schedule = schedule_of(waits)
    stalls = () if schedule is None else tuple(_stalls(waits, schedule))
    why = waits.machine.hidden or "the compiler that follows decides when instructions issue"
    cycles, stalled = unavailable("cycles", why), unavailable("cycles", why)
    if waits.machine.scoreboards:
        because = "stall counts of the text, each instruction once: static, of one wave, not time"
        cycles = counted(sum(effect.clocks for effect in waits.flight.effects), "cycles", because)
        stalled = counted(sum(stall.clocks for stall in stalls), "cycles", because)
    return WaitListing(
        path=kernel.module.path,
        part=kernel.module.part,
        target=kernel.module.target,
        name=kernel.name,
        demangled=kernel.demangled,
        line=kernel.lines[0],
        issue_cycles=cycles,
        stalled=stalled,
        waits=tuple(line for _, line in lines),
        stalls=stalls,
        loops=() if schedule is None else tuple(_loops(waits, schedule)),
        not_shown=waits.machine.hidden,
        doubt="" if waits.flight.certain else waits.flight.doubt,
        steps=steps_of(kernel, kernel.lines[0]),
    )


def _place(kernel: Kernel, index: int) -> Place:
    return Place(kernel.lines[index], kernel.forms[index].opcode, source_of(kernel, index), loop_name(kernel, index))


Lines = Iterator[tuple[int, WaitLine]]


def _counters(waits: Waits) -> Lines:
    """The waits that find loads or stores on their way."""
    names, kernel = waits.machine.counters, waits.kernel
    for wait in waits.waits:
        spans = [(load, waits.flight.ends[load][wait.index]) for load in wait.ends]
        loads = [
            _awaited(kernel, load, instructions, cycles if waits.machine.scoreboards else None)
            for load, (instructions, _, cycles) in spans
        ]
        counters = {
            names[part.counter]: {"least": part.before[0], "most": part.before[1], "leaves": part.leaves} for part in wait.parts
        }
        because = wait.because or ("" if loads else _NO_LOAD)
        line = _line(_place(kernel, wait.index), "counter", loads, _in_flight(waits.flight, wait.index))
        yield wait.index, replace(line, counters=counters, verdict=wait.verdict, because=because)


def _awaited(kernel: Kernel, load: int, instructions: int, cycles: int | None) -> AwaitedLoad:
    return AwaitedLoad(_place(kernel, load), space_of(kernel.forms[load]), instructions, cycles)


def _in_flight(flight: InFlight, index: int) -> Measure:
    """The loads on their way at a wait."""
    most = flight.under_way.get(index)
    if most is None:
        return unavailable("loads", flight.doubt)
    if not most:
        return counted(0, "loads", "no load is on its way on any path")
    return estimated(most, min(most, 1), most, "loads", "loads that no wait has ended, the most of any path")


def _others(waits: Waits) -> Lines:
    """Barriers, and waits for a phase of an mbarrier."""
    for index, effect in enumerate(waits.flight.effects):
        if effect.barrier:
            kind, because = _BARRIERS[effect.barrier]
            line = _line(_place(waits.kernel, index), kind, (), unavailable("loads", because))
            yield index, replace(line, because=because)


def _first_uses(waits: Waits) -> Lines:
    """Where the results of loads that no wait ends are first used."""
    uses = (distance for distance in waits.distances if distance.to == "first use")
    for index, distances in by_key(uses, lambda distance: distance.end).items():
        loads = [_awaited(waits.kernel, distance.load, distance.instructions, None) for distance in distances]
        yield index, _line(_place(waits.kernel, index), "first use", loads, unavailable("loads", _MOVED))


def _line(place: Place, kind: str, loads: Sequence[AwaitedLoad], in_flight: Measure) -> WaitLine:
    """A wait with the distance from the latest of its loads."""
    instructions = unavailable("instructions", "no load that it ends is known")
    cycles = unavailable("cycles", "the text does not say how many cycles pass")
    ended = telling(loads)
    if ended:
        instructions = counted(min(load.instructions for load in ended), "instructions", _LATEST)
    passed = [load.cycles for load in ended if load.cycles is not None]
    if passed:
        cycles = counted(min(passed), "cycles", f"issue cycles {_LATEST}")
    return WaitLine(place, kind, {}, tuple(loads), instructions, cycles, in_flight, "", "")


def telling(loads: Sequence[AwaitedLoad]) -> Sequence[AwaitedLoad]:
    """Those of the loads that a wait is about: from memory beyond the unit where there are such, else all."""
    return [load for load in loads if load.space in FAR or load.space == "async"] or loads


def _stalls(waits: Waits, schedule: Schedule) -> Iterator[Stall]:
    """The instructions whose stall count is more than a clock."""
    kernel, effects = waits.kernel, waits.flight.effects
    reads, writes, flow = kernel.operands.reads, kernel.operands.writes, flow_of(kernel)
    for index, effect in enumerate(effects):
        if effect.clocks > 1:
            is_last = index + 1 == flow.blocks[flow.block_of(index)].last
            dependent = not is_last and not effect.raises and not set(writes[index]).isdisjoint(reads[index + 1])
            maker, _ = schedule.needed.get(index, (None, 0))
            late = None if maker is None else _place(kernel, maker)
            yield Stall(_place(kernel, index), effect.clocks - 1, dependent, late)


def _loops(waits: Waits, schedule: Schedule) -> Iterator[LoopSchedule]:
    """How an iteration of each loop issues."""
    kernel, flow = waits.kernel, flow_of(waits.kernel)
    for loop in flow.loops:
        yield LoopSchedule(
            header=header_name(kernel, loop.header),
            line=kernel.lines[flow.blocks[loop.header].first],
            source=loop_source(kernel, loop),
            depth=loop.depth,
            instructions=len(flow.inside(loop.blocks)),
            **asdict(iteration(waits, schedule, loop)),
        )
