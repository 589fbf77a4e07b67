"""What each wait finds in flight, and when each load is certainly done, by data flow over counters.

A wait that lets n stay in flight ends loads of an age of at least n in an ordered queue, and all of a counter where n is 0.
Paths join by the union of loads, the smaller ages and distances, and the wider range. All of it is finite; a range that still
grows after `WIDENED` visits is opened to what the counter holds.
"""

from __future__ import annotations

from collections import Counter
from heapq import heappop, heappush

from msgspec import Struct, field

from isaview.analysis.waits.first_use import FAR, is_load
from isaview.analysis.waits.queues import (
    DEEPEST,
    OPEN,
    BlockState,
    CounterWait,
    Event,
    FlightState,
    Pending,
    Range,
    Size,
    enter,
    leave,
    step,
)
from isaview.base import limits
from isaview.flow.graph import Flow, flow_of
from isaview.flow.nesting import reverse_postorder
from isaview.languages.counters import Effect, Machine
from isaview.model.form import Form
from isaview.model.kernel import Kernel

# Visits of a block after which a count that still grows is taken to grow to the most there can be: a loop that issues more than
# it waits for would else be visited once for each place of its counter.
WIDENED = 6
TOO_LONG = "the flow of the kernel takes too many steps to follow"
UNKNOWN_PLACES = "a jump leads to a place the text does not tell, or statements could not be read"


class InFlight(Struct):
    """What data flow says of a kernel.

    ``effects`` is what each instruction does; ``certain`` is False where jumps lead to places the text does not say.
    By block that is reached: ``by_block`` are its waits, ``states`` what is in flight at its start and ``leaving`` at its end,
    ``peaks`` the greatest range of each counter, ``during`` the same where work is done. ``loads`` are the most loads at a
    time, ``far`` those from memory beyond the unit, except those that end with the phase of an mbarrier.
    By load: ``done`` gives the fewest instructions, least work and issue cycles up to a wait that ends it, ``ended_by`` that
    wait, ``ends`` the same for each wait that ends it. By wait: ``under_way`` are the loads that it finds in flight, the most
    of any path.
    """

    machine: Machine
    effects: list[Effect]
    certain: bool
    by_block: dict[int, list[CounterWait]] = field(default_factory=dict)
    done: dict[int, Size] = field(default_factory=dict)
    ended_by: dict[int, int] = field(default_factory=dict)
    ends: dict[int, dict[int, Size]] = field(default_factory=dict)
    under_way: dict[int, int] = field(default_factory=dict)
    states: dict[int, FlightState] = field(default_factory=dict)
    leaving: dict[int, FlightState] = field(default_factory=dict)

    peaks: dict[int, dict[int, Range]] = field(default_factory=dict)
    during: dict[int, dict[int, Range]] = field(default_factory=dict)
    far: dict[int, int] = field(default_factory=dict)
    loads: dict[int, int] = field(default_factory=dict)
    gave_up: bool = False

    @property
    def doubt(self) -> str:
        """Why this is not certain."""
        return TOO_LONG if self.gave_up else UNKNOWN_PLACES

    @property
    def waits(self) -> list[CounterWait]:
        """All waits in text order, an entry a counter."""
        return [waited for block in sorted(self.by_block) for waited in self.by_block[block]]


class _Program(Struct, frozen=True):
    """A kernel on a machine: the events and the size of each block, and the forms that load, or load from beyond the unit."""

    kernel: Kernel
    machine: Machine
    flow: Flow
    effects: list[Effect]
    events: list[list[Event]]
    sizes: list[Size]
    loads: set[Form]
    far: set[Form]


def flight_of(kernel: Kernel, machine: Machine) -> InFlight:
    """The data flow of a kernel, solved; where that takes too many steps only the waits are known."""
    program = _program(kernel, machine)
    flight = InFlight(machine, program.effects, certain=not program.flow.unknown_jumps and kernel.complete)
    if not any(program.events):
        return flight
    _solve(program, flight)
    if not flight.gave_up:
        for block in sorted(flight.states):
            _record(program, flight, block)
        return flight
    flight.certain, flight.states, flight.leaving = False, {}, {}
    for block, events in enumerate(program.events):
        waits = [
            CounterWait(event.index, counter, leaves, (0, None))
            for event in events
            for counter, leaves in (*((counter, 0) for counter in event.effect.awaits), *event.waits)
        ]
        if waits:
            flight.by_block[block] = waits
    return flight


def _program(kernel: Kernel, machine: Machine) -> _Program:
    effects = machine.effects_in(kernel)
    loads = {form for form in kernel.distinct_forms if form.instruction_class == "async_copy" or is_load(form)}
    far = {
        form
        for form in kernel.distinct_forms
        if any(access.kind in ("load", "atomic") and access.space in FAR for access in form.accesses)
    }
    flow = flow_of(kernel)
    blocks: list[list[Event]] = []
    sizes: list[Size] = []
    for block in flow.blocks:
        events = []
        work = cycles = 0
        for index in range(block.first, block.last):
            form, effect = kernel.forms[index], effects[index]
            call = form.flow == "call"
            if effect.raises or effect.commits or effect.waits or effect.awaits or effect.also or call:
                waits: tuple[tuple[int, int | None], ...] = ()
                if effect.waits:
                    waits = machine.counts(effect, [text.bind(kernel.tokens[index]) for text in form.operands])
                loading = effect.tracked and (form in loads or form in far)
                events.append(Event(index, (index - block.first, work, cycles), effect, waits, call, loading))
            work += form.instruction_class in machine.work
            cycles += effect.clocks
        blocks.append(events)
        sizes.append((block.last - block.first, work, cycles))
    return _Program(kernel, machine, flow, effects, blocks, sizes, loads, far)


def _start(machine: Machine, *, known: bool) -> FlightState:
    """The state at an entry; ``known``: nothing is on its way, else anything may be."""
    counts = tuple((0, 0 if known and counter not in machine.silent else None) for counter in range(len(machine.counters)))
    return FlightState(tuple({} for _ in machine.queues), counts)


def _solve(program: _Program, flight: InFlight) -> None:
    """Work off blocks, each after those that lead to it, until nothing changes."""
    flow, machine = program.flow, program.machine
    order = {block: place for place, block in enumerate(reverse_postorder(flow.successors))}
    roots = [block.index for block in flow.blocks if block.labels] if flow.unknown_jumps else []
    flight.states.update((block, _start(machine, known=False)) for block in roots)
    flight.states[0] = _start(machine, known=program.kernel.is_entry)
    queued = set(flight.states)
    waiting = [(order.get(block, len(order) + block), block) for block in sorted(queued)]
    visits = [0] * len(flow.blocks)
    left = limits.WAIT_STEPS_AT_LEAST + limits.WAIT_STEPS * len(program.kernel)
    while waiting:
        _, block = heappop(waiting)
        queued.discard(block)
        visits[block] += 1
        out = flight.states[block]
        if program.events[block] or any(out.pending):
            state = enter(machine, out, len(program.kernel))
            for event in program.events[block]:
                step(state, event)
            out = leave(state, program.sizes[block])
        flight.leaving[block] = out
        steps = 1 + sum(map(len, out.pending))
        limits.spend(steps // 4)
        left -= steps
        if left < 0:
            flight.gave_up = True
            return
        for after in flow.successors[block]:
            old = flight.states.get(after)
            new = out if old is None else _join_states(old, out, widen=visits[after] > WIDENED, most=machine.most)
            if new is not old:
                flight.states[after] = new
                if after not in queued:
                    queued.add(after)
                    heappush(waiting, (order.get(after, len(order) + after), after))


def _record(program: _Program, flight: InFlight, block: int) -> None:
    """Go through a block once more, with its final state, and note what its waits find."""
    machine = program.machine
    state = enter(machine, flight.states[block], len(program.kernel))
    work = 0
    loading = False
    for event in program.events[block]:
        if event.before[1] > work:
            work = event.before[1]
            _widen(flight.during.setdefault(block, {}), dict(enumerate(state.counts)))
        stops = bool(event.waits or event.effect.awaits)
        if stops:
            flight.under_way[event.index] = _note_loads(program, flight, block, state)
            loading = False
        standing = [dict(pending) for pending in state.queues] if stops else []
        for waited in step(state, event):
            flight.by_block.setdefault(block, []).append(waited)
            for end in waited.ends:
                keys = range(end.load, end.load + (OPEN + 1) * state.span, state.span)
                entries = [pending[key] for pending in standing for key in keys if key in pending]
                # Positions in a block count up: the largest is the youngest load, the nearest to its wait.
                entry = min(entries) if end.older else max(entries)
                spans = zip(event.before, entry[1:], strict=True)
                distance, end_work, cycles = (wait_size - load_size for wait_size, load_size in spans)
                old = flight.done.get(end.load)
                if old is None or distance - 1 < old[0]:
                    flight.ended_by[end.load] = event.index
                new = (distance - 1, end_work, cycles)
                least = new if old is None else (min(new[0], old[0]), min(end_work, old[1]), min(cycles, old[2]))
                flight.done[end.load] = least
                by_wait = flight.ends.setdefault(end.load, {})
                by_wait[event.index] = min(new, by_wait.get(event.index, new))
        if event.effect.raises or event.effect.commits:
            touched = {machine.queues[queue].counter for queue in event.effect.raises} | set(event.effect.commits)
            _widen(flight.peaks.setdefault(block, {}), {counter: state.counts[counter] for counter in touched})
        loading = loading or event.loading
    if loading:
        _note_loads(program, flight, block, state)
    if program.sizes[block][1] > work:
        _widen(flight.during.setdefault(block, {}), dict(enumerate(state.counts)))
    flight.leaving[block] = leave(state, program.sizes[block])


def _note_loads(program: _Program, flight: InFlight, block: int, state: BlockState) -> int:
    """Keep the most loads in flight at a time, from beyond the unit and all; gives all of this moment."""
    loads, machine = 0, program.machine
    for most, forms in ((flight.far, program.far), (flight.loads, program.loads)):
        loads = 0
        for queue, pending in enumerate(state.queues):
            # No path issues more loads than the fullest block at each place of a queue.
            places: dict[int, Counter[int]] = {}
            for key, (position, *_) in pending.items():
                index = key % state.span
                if program.kernel.forms[index] in forms and program.effects[index].raises[0] == queue:
                    places.setdefault(position, Counter())[program.flow.block_of(index)] += 1
            counter = machine.queues[queue].counter
            high = state.counts[counter][1]
            if counter in (*machine.grouped, *machine.scoreboards):
                loads += sum(max(blocks.values()) for blocks in places.values())
            elif high is None:
                loads += len(places)
            else:
                # A counter that counts each of its loads holds no fewer.
                loads += min(sum(blocks.total() for blocks in places.values()), high)
        if loads:
            most[block] = max(most.get(block, 0), loads)
    return loads


def _widen(most: dict[int, Range], ranges: dict[int, Range]) -> None:
    """Keep the greatest of each counter."""
    for counter, value in ranges.items():
        most[counter] = widest_range(most.get(counter, (0, 0)), value)


def widest_range(old: Range, new: Range) -> Range:
    """The greater of the fewest, and of the most where both are known."""
    return max(old[0], new[0]), None if old[1] is None or new[1] is None else max(old[1], new[1])


def _join_states(old: FlightState, new: FlightState, *, widen: bool, most: tuple[int | None, ...]) -> FlightState:
    """Both states together; the old state itself where the new adds nothing."""
    counts = list(old.counts)
    for counter, (low, high) in enumerate(new.counts):
        was_low, was_high = old.counts[counter]
        _, joined_high = widest_range((low, high), (was_low, was_high))
        if widen and joined_high is not None and joined_high != was_high:
            joined_high = most[counter] or DEEPEST
        counts[counter] = (min(low, was_low), joined_high)
    queues: list[Pending] = []
    for before, after in zip(old.pending, new.pending, strict=True):
        # Of each load the least of its ages and sizes on any path; the same object where nothing changes.
        changes: Pending = {}
        for load, (age, distance, work, cycles) in after.items():
            entry = before.get(load)
            if entry is None:
                changes[load] = (age, distance, work, cycles)
            elif age < entry[0] or distance < entry[1] or work < entry[2] or cycles < entry[3]:
                least = min(entry[0], age), min(entry[1], distance), min(entry[2], work), min(entry[3], cycles)
                changes[load] = least
        queues.append(before | changes if changes else before)
    changed = tuple(counts) != old.counts or any(a is not b for a, b in zip(queues, old.pending, strict=True))
    return FlightState(tuple(queues), tuple(counts)) if changed else old
