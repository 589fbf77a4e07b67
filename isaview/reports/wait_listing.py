"""Each place of a kernel that waits, the loads that it waits for, and where issue stands still.

Where a language has no waits for ordinary loads, their first uses stand for them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from msgspec import Struct, field
from msgspec.structs import asdict, replace

from isaview.analysis.tally import header_name, loop_name, loop_source, source_of
from isaview.analysis.waits.places import WaitingPlace, relevant_loads, waiting_places
from isaview.analysis.waits.schedule import Schedule, iteration_of, schedule_of
from isaview.analysis.waits.waits import Waits, waits_of
from isaview.base.measure import Measure, counted_measure, estimated_measure, unavailable
from isaview.flow.graph import flow_of
from isaview.inputs.source_text import SourceFolder
from isaview.model.kernel import Kernel
from isaview.reports.offsets import Steps, place, steps_of

_LATEST = "since the latest of its loads, the fewest on any path"
_MOVED = "the compiler that follows moves loads"
_NO_LOAD = "stores, or operands to be read"
_BARRIERS = {
    "group": "all waves of the group",
    "wave": "all lanes of the wave",
    "phase": "which copies a phase of an mbarrier means is a value the text does not tell",
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

    ``kind`` is a word of `isaview.analysis.waits.places.KINDS`. ``counters`` say what each counter holds before it and what it
    lets be on its way. ``loads`` are what it ends. ``instructions`` and ``cycles`` are those since the latest of these was
    issued, of loads from memory beyond the unit where there are such. ``in_flight`` are the loads on their way when it waits.
    ``verdict`` says whether it had to wait for as much, ``because`` why, or what it waits for where that is no load.
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


def with_source_text(listing: WaitListing, folder: SourceFolder) -> WaitListing:
    """The listing with the text of its source positions, as far as they lie in a folder."""
    places = (line.place for lines in (listing.waits, listing.stalls) for line in lines)
    return replace(listing, source_lines=folder.texts(place.source for place in places if place.source))


def wait_listing(kernel: Kernel) -> WaitListing | None:
    """The listing of a kernel; None for an empty kernel, and for a language without a table of waits."""
    waits = waits_of(kernel)
    if waits is None:
        return None
    schedule = schedule_of(waits)
    stalls = () if schedule is None else tuple(_stalls(waits, schedule))
    why = waits.machine.hidden or "the compiler that follows decides when instructions issue"
    cycles, stalled = unavailable("cycles", why), unavailable("cycles", why)
    if waits.machine.scoreboards:
        because = "stall counts of the text, each instruction once: static, of one wave, not time"
        cycles = counted_measure(sum(effect.clocks for effect in waits.flight.effects), "cycles", because)
        stalled = counted_measure(sum(stall.clocks for stall in stalls), "cycles", because)
    return WaitListing(
        path=kernel.module.path,
        part=kernel.module.part,
        target=kernel.module.target,
        name=kernel.name,
        demangled=kernel.demangled,
        line=kernel.lines[0],
        issue_cycles=cycles,
        stalled=stalled,
        waits=tuple(_line(waits, place) for place in waiting_places(waits)),
        stalls=stalls,
        loops=() if schedule is None else tuple(_loops(waits, schedule)),
        not_shown=waits.machine.hidden,
        doubt="" if waits.flight.certain else waits.flight.doubt,
        steps=steps_of(kernel, kernel.lines[0]),
    )


def _place(kernel: Kernel, index: int) -> Place:
    return Place(kernel.lines[index], kernel.forms[index].opcode, source_of(kernel, index), loop_name(kernel, index))


def _line(waits: Waits, place: WaitingPlace) -> WaitLine:
    """A place that waits, with the distance from the latest of its loads."""
    kernel = waits.kernel
    loads = tuple(AwaitedLoad(_place(kernel, end.load), end.space, end.instructions, end.cycles) for end in place.loads)
    instructions = unavailable("instructions", "no load that it ends is known")
    cycles = unavailable("cycles", "the text does not say how many cycles pass")
    ended = relevant_loads(loads)
    if ended:
        instructions = counted_measure(min(load.instructions for load in ended), "instructions", _LATEST)
    passed = [load.cycles for load in ended if load.cycles is not None]
    if passed:
        cycles = counted_measure(min(passed), "cycles", f"issue cycles {_LATEST}")
    index = _place(kernel, place.index)
    if place.wait is None:
        because = _BARRIERS.get(place.scope, "")
        in_flight = unavailable("loads", because or _MOVED)
        return WaitLine(index, place.kind, {}, loads, instructions, cycles, in_flight, "", because)
    names = waits.machine.counters
    counters = {
        names[part.counter]: {"least": part.before[0], "most": part.before[1], "leaves": part.leaves}
        for part in place.wait.parts
    }
    because = place.wait.because or ("" if loads else _NO_LOAD)
    # the loads on their way at a wait
    most = waits.flight.under_way.get(place.index)
    if most is None:
        in_flight = unavailable("loads", waits.flight.doubt)
    elif not most:
        in_flight = counted_measure(0, "loads", "no load is on its way on any path")
    else:
        in_flight = estimated_measure(most, min(most, 1), most, "loads", "loads that no wait has ended, the most of any path")
    return WaitLine(index, place.kind, counters, loads, instructions, cycles, in_flight, place.wait.verdict, because)


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
            **asdict(iteration_of(waits, schedule, loop)),
        )
