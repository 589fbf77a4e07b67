"""In flight: what each wait finds on its way, and when each load is certainly done, by data flow over counters.

A wait that lets n be on their way ends loads of an age of at least n in an ordered queue, and all of a counter where n is 0.
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
    Entry,
    Event,
    Held,
    Pending,
    Range,
    Size,
    State,
    Waited,
    enter,
    leave,
    step,
)
from isaview.base import limits
from isaview.flow.graph import Flow, flow_of
from isaview.flow.nesting import Neighbours
from isaview.languages.counters import Effect, Machine
from isaview.model.form import Form
from isaview.model.kernel import Kernel

WIDENED = 6
"""Visits of a block after which a count that still grows is taken to grow to the most there can be."""
TOO_LONG = "the flow of the kernel takes too many steps to follow"
UNKNOWN_PLACES = "a jump leads to a place the text does not tell, or statements could not be read"


class Found(Struct):
    """What data flow says of a kernel.

    ``by_block`` are the waits of each block that is reached. ``certain`` is False where jumps lead to places the text does not
    say. ``done`` gives for each load the fewest instructions, least work and issue cycles up to a wait that ends it,
    ``ended_by`` that wait, ``ends`` the same for each wait that ends it. ``under_way`` are the loads that each wait finds on
    their way, the most of any path; ``effects`` what each instruction does.
    ``states`` are at the start of each block that is reached, ``leaving`` at its end, ``most`` the greatest range of each
    counter, ``peaks`` the same for each block, ``during`` the same where work is done. ``far`` are, for each block, the most
    loads from memory beyond the unit at a time, except those that end with the phase of an mbarrier; ``loads`` the same of all.
    """

    machine: Machine
    effects: list[Effect]
    certain: bool
    by_block: dict[int, list[Waited]] = field(default_factory=dict)
    done: dict[int, Size] = field(default_factory=dict)
    ended_by: dict[int, int] = field(default_factory=dict)
    ends: dict[int, dict[int, Size]] = field(default_factory=dict)
    under_way: dict[int, int] = field(default_factory=dict)
    states: dict[int, Held] = field(default_factory=dict)
    leaving: dict[int, Held] = field(default_factory=dict)
    most: dict[int, Range] = field(default_factory=dict)
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
    def waits(self) -> list[Waited]:
        """All waits in text order, one entry a counter."""
        return [waited for block in sorted(self.by_block) for waited in self.by_block[block]]


class _Program(Struct, frozen=True):
    """A kernel on a machine: the events of each block, and its instructions and work."""

    kernel: Kernel
    machine: Machine
    flow: Flow
    effects: list[Effect]
    events: list[list[Event]]
    sizes: list[Size]
    loads: set[Form]
    beyond: set[Form]


def in_flight(kernel: Kernel, machine: Machine) -> Found:
    """The data flow of one kernel, solved; of a kernel that takes too many steps only the waits are known."""
    program = _program(kernel, machine)
    found = Found(machine, program.effects, certain=not program.flow.unknown_jumps and kernel.complete)
    if not any(program.events):
        return found
    _solve(program, found)
    if not found.gave_up:
        for block in sorted(found.states):
            _record(program, found, block)
        return found
    found.certain, found.states, found.leaving = False, {}, {}
    for block, events in enumerate(program.events):
        waits = [
            Waited(event.index, counter, leaves, (0, None))
            for event in events
            for counter, leaves in (*((counter, 0) for counter in event.effect.awaits), *event.waits)
        ]
        if waits:
            found.by_block[block] = waits
    return found


def _program(kernel: Kernel, machine: Machine) -> _Program:
    effects = machine.effects_in(kernel)
    loads = {form for form in kernel.distinct_forms if form.instruction_class == "async_copy" or is_load(form)}
    beyond = {form for form in kernel.distinct_forms if _is_from_beyond(form)}
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
                far, load = effect.tracked and form in beyond, effect.tracked and form in loads
                events.append(Event(index, (index - block.first, work, cycles), effect, waits, call, far, load))
            work += form.instruction_class in machine.work
            cycles += effect.clocks
        blocks.append(events)
        sizes.append((block.last - block.first, work, cycles))
    return _Program(kernel, machine, flow, effects, blocks, sizes, loads, beyond)


def _is_from_beyond(form: Form) -> bool:
    return any(access.kind in ("load", "atomic") and access.space in FAR for access in form.accesses)


def _start(machine: Machine, *, known: bool) -> Held:
    """The state at an entry; ``known``: nothing is on its way, else anything may be."""
    counts = tuple((0, 0 if known and at not in machine.silent else None) for at in range(len(machine.counters)))
    return Held(tuple({} for _ in machine.queues), counts)


def _solve(program: _Program, found: Found) -> None:
    """Work off blocks, each after those that lead to it, until nothing changes."""
    flow, machine = program.flow, program.machine
    order = forward(flow.successors, 0)
    roots = [block.index for block in flow.blocks if block.labels] if flow.unknown_jumps else []
    found.states.update((block, _start(machine, known=False)) for block in roots)
    found.states[0] = _start(machine, known=program.kernel.is_entry)
    queued = set(found.states)
    waiting = [(order.get(block, len(order) + block), block) for block in sorted(queued)]
    visits = [0] * len(flow.blocks)
    left = limits.WAIT_STEPS_AT_LEAST + limits.WAIT_STEPS * len(program.kernel)
    while waiting:
        _, block = heappop(waiting)
        queued.discard(block)
        visits[block] += 1
        out = found.leaving[block] = _through(program, block, found.states[block])
        steps = 1 + sum(map(len, out.pending))
        limits.spend(steps // 4)
        left -= steps
        if left < 0:
            found.gave_up = True
            return
        for after in flow.successors[block]:
            old = found.states.get(after)
            new = out if old is None else _joined(old, out, widen=visits[after] > WIDENED, most=machine.most)
            if new is not old:
                found.states[after] = new
                if after not in queued:
                    queued.add(after)
                    heappush(waiting, (order.get(after, len(order) + after), after))


def _through(program: _Program, block: int, held: Held) -> Held:
    """The state after a block."""
    events = program.events[block]
    if not events and not any(held.pending):
        return held
    state = enter(program.machine, held, len(program.kernel))
    for event in events:
        step(state, event)
    return leave(state, program.sizes[block])


def _record(program: _Program, found: Found, block: int) -> None:
    """Go through a block once more, with its final state, and note what its waits find."""
    machine = program.machine
    state = enter(machine, found.states[block], len(program.kernel))
    work = 0
    fresh = False
    for event in program.events[block]:
        if event.before[1] > work:
            work = event.before[1]
            _widen(found.during.setdefault(block, {}), dict(enumerate(state.counts)))
        stops = bool(event.waits or event.effect.awaits)
        if stops:
            found.under_way[event.index] = _note_loads(program, found, block, state)
            fresh = False
        standing = [dict(pending) for pending in state.queues] if stops else []
        for waited in step(state, event):
            found.by_block.setdefault(block, []).append(waited)
            _note_done(found, state.span, event, waited, standing)
        if event.effect.raises or event.effect.commits:
            touched = {machine.queues[queue].counter for queue in event.effect.raises} | set(event.effect.commits)
            _widen(found.peaks.setdefault(block, {}), {counter: state.counts[counter] for counter in touched})
        fresh = fresh or event.load or event.far
    if fresh:
        _note_loads(program, found, block, state)
    if program.sizes[block][1] > work:
        _widen(found.during.setdefault(block, {}), dict(enumerate(state.counts)))
    _widen(found.most, found.peaks.get(block, {}))
    found.leaving[block] = leave(state, program.sizes[block])


def _note_loads(program: _Program, found: Found, block: int, state: State) -> int:
    """Keep the most loads on their way at a time, from beyond the unit and all; gives all that are here.

    Of loads at one place of a queue, those of one path count.
    """
    far: list[dict[int, Counter[int]]] = []
    every: list[dict[int, Counter[int]]] = []
    for queue, pending in enumerate(state.queues):
        for places in (far, every):
            places.append({})
        for key, (position, *_) in pending.items():
            index = key % state.span
            form = program.kernel.forms[index]
            if program.effects[index].raises[0] != queue:
                continue
            if form in program.loads:
                every[queue].setdefault(position, Counter())[program.flow.block_of(index)] += 1
            if form in program.beyond:
                far[queue].setdefault(position, Counter())[program.flow.block_of(index)] += 1
    together = 0
    for most, queues in ((found.far, far), (found.loads, every)):
        together = sum(_together(program.machine, state, queue, places) for queue, places in enumerate(queues) if places)
        if together:
            most[block] = max(most.get(block, 0), together)
    return together


def _together(machine: Machine, state: State, queue: int, places: dict[int, Counter[int]]) -> int:
    """The most of the loads of a queue that one path issues, from the blocks they stand in by their place in the queue.

    A counter that counts each of its loads holds no fewer. Of others the fullest block at each place counts.
    """
    counter = machine.queues[queue].counter
    high = state.counts[counter][1]
    if counter in (*machine.grouped, *machine.scoreboards):
        return sum(max(blocks.values()) for blocks in places.values())
    return len(places) if high is None else min(sum(sum(blocks.values()) for blocks in places.values()), high)


def _note_done(found: Found, span: int, event: Event, waited: Waited, standing: list[Pending]) -> None:
    """Note for the loads that a wait ends how far they are from it."""
    for end in waited.ends:
        keys = range(end.load, end.load + (OPEN + 1) * span, span)
        selves = [pending[key] for pending in standing for key in keys if key in pending]
        place = min(selves) if end.older else max(selves)
        distance, work, cycles = (here - there for here, there in zip(event.before, place[1:], strict=True))
        old = found.done.get(end.load)
        if old is None or distance - 1 < old[0]:
            found.ended_by[end.load] = event.index
        new = (distance - 1, work, cycles)
        found.done[end.load] = new if old is None else (min(new[0], old[0]), min(work, old[1]), min(cycles, old[2]))
        by_wait = found.ends.setdefault(end.load, {})
        by_wait[event.index] = min(new, by_wait.get(event.index, new))


def _widen(most: dict[int, Range], ranges: dict[int, Range]) -> None:
    """Keep the greatest of each counter."""
    for counter, value in ranges.items():
        most[counter] = wider(most.get(counter, (0, 0)), value)


def wider(one: Range, other: Range) -> Range:
    """The greater of the fewest, and of the most where both are known."""
    return max(one[0], other[0]), None if one[1] is None or other[1] is None else max(one[1], other[1])


def forward(successors: Neighbours, first: int, inside: frozenset[int] | None = None) -> dict[int, int]:
    """Blocks that a block leads to (``inside`` some), numbered so that each comes after those before it, back edges aside."""
    seen = {first}
    finished: list[int] = []
    stack = [(first, iter(successors[first]))]
    while stack:
        block, following = stack[-1]
        after = next((target for target in following if target not in seen and (inside is None or target in inside)), None)
        if after is None:
            finished.append(block)
            stack.pop()
            continue
        seen.add(after)
        stack.append((after, iter(successors[after])))
    return {block: place for place, block in enumerate(reversed(finished))}


def _joined(old: Held, new: Held, *, widen: bool, most: tuple[int | None, ...]) -> Held:
    """Both states in one; the old one itself where the new one adds nothing."""
    counts = list(old.counts)
    for counter, (low, high) in enumerate(new.counts):
        was_low, was_high = old.counts[counter]
        _, joined_high = wider((low, high), (was_low, was_high))
        if widen and joined_high is not None and joined_high != was_high:
            joined_high = most[counter] or DEEPEST
        counts[counter] = (min(low, was_low), joined_high)
    queues = [_united(before, after) for before, after in zip(old.pending, new.pending, strict=True)]
    changed = tuple(counts) != old.counts or any(a is not b for a, b in zip(queues, old.pending, strict=True))
    return Held(tuple(queues), tuple(counts)) if changed else old


def _united(before: Pending, after: Pending) -> Pending:
    joined = before
    for load, entry in after.items():
        old = joined.get(load)
        smaller = entry if old is None else _least(old, entry)
        if smaller != old:
            joined = dict(before) if joined is before else joined
            joined[load] = smaller
    return joined


def _least(one: Entry, other: Entry) -> Entry:
    return min(one[0], other[0]), min(one[1], other[1]), min(one[2], other[2]), min(one[3], other[3])
