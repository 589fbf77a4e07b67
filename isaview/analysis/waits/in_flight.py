"""In flight: what each wait finds on its way, and when each load is certainly done, by data flow over counters.

Per queue the state holds each load that may still be on its way with the fewest later entries of its queue on any path (its
age), the fewest instructions since, and the least work since; per counter the fewest and most entries that no wait has covered.
A wait that lets n be on their way ends loads of an age of at least n in an ordered queue, and all of a counter where n is 0.
Paths join by the union of loads, the smaller ages and distances, and the wider range. All of it is finite; a range that still
grows after `WIDENED` visits is opened to what the counter holds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from heapq import heappop, heappush

from msgspec import Struct, field

from isaview.base import limits
from isaview.flow.graph import flow_of
from isaview.flow.nesting import Neighbours
from isaview.languages.counters import Effect, Machine
from isaview.model.form import Form
from isaview.model.kernel import Kernel

WIDENED = 6
"""Visits of a block after which a count that still grows is taken to grow to the most there can be."""
DEEPEST = 64
"""No counter holds more: a load with so many later ones in its queue is done."""

TOO_LONG = "the flow of the kernel takes too many steps to follow"
UNTOLD = "a jump leads to a place the text does not tell, or statements could not be read"
MOST_LOADS = 256
"""Loads of one queue that are followed from block to block, the youngest; code that compilers write has far fewer."""
_BEYOND = frozenset(("global", "generic", "texture"))

Entry = tuple[int, int, int]
"""Age, instructions since, work since: each the least on any path."""
Pending = dict[int, Entry]
"""Load → where it stands in a queue. A load that is issued again while it is on its way has an older self: its key is the index
of the instruction plus the length of the kernel for each time."""
OLDEST = 7
"""How many older selves of a load are told apart."""
OPEN = OLDEST + 1
"""The same for what is in a group that is not closed yet."""
Range = tuple[int, int | None]
"""The fewest and the most on their way; None: not known."""


class Held(Struct, frozen=True):
    """What is on its way at one place: loads of each queue, and the range of each counter."""

    pending: tuple[Pending, ...]
    counts: tuple[Range, ...]


class End(Struct, frozen=True):
    """A load that a wait ends: its instruction, its age, whether it is an older self whose younger one is still on its way."""

    load: int
    age: int
    older: bool = False


class Waited(Struct, frozen=True):
    """One counter of one wait: it lets ``leaves`` be on their way (None: not told) and finds ``before``.

    ``ends`` are the loads that are certainly done after it and were not before.
    """

    index: int
    counter: int
    leaves: int | None
    before: Range
    ends: tuple[End, ...] = ()


class Found(Struct):
    """What data flow tells of a kernel.

    ``by_block`` are the waits of each block that is reached. ``certain`` is False where jumps lead to places the text does not
    tell. ``done`` gives for each load the fewest instructions and least work up to a wait that ends it, ``ended_by`` that wait.
    ``states`` are at the start of each block that is reached, ``leaving`` at its end, ``most`` the greatest range of each
    counter, ``peaks`` the same for each block, ``during`` the same where work is done. ``far`` are, for each block, the most
    loads from memory beyond the unit at a time, but those that an mbarrier tells about.
    """

    machine: Machine
    certain: bool
    by_block: dict[int, list[Waited]] = field(default_factory=dict)
    done: dict[int, tuple[int, int]] = field(default_factory=dict)
    ended_by: dict[int, int] = field(default_factory=dict)
    states: dict[int, Held] = field(default_factory=dict)
    leaving: dict[int, Held] = field(default_factory=dict)
    most: dict[int, Range] = field(default_factory=dict)
    peaks: dict[int, dict[int, Range]] = field(default_factory=dict)
    during: dict[int, dict[int, Range]] = field(default_factory=dict)
    far: dict[int, int] = field(default_factory=dict)
    gave_up: bool = False

    @property
    def doubt(self) -> str:
        """Why what is told is not certain."""
        return TOO_LONG if self.gave_up else UNTOLD

    @property
    def waits(self) -> list[Waited]:
        """All waits in text order, one entry a counter."""
        return [one for block in sorted(self.by_block) for one in self.by_block[block]]


class _Event(Struct, frozen=True):
    index: int
    at: int
    work: int
    effect: Effect
    waits: tuple[tuple[int, int | None], ...]
    call: bool
    far: bool


def in_flight(kernel: Kernel, machine: Machine) -> Found:
    """The data flow of one kernel, solved; a kernel that takes too many steps is given up and tells nothing."""
    return _Flowing(kernel, machine).run()


class _Walk:
    """The state inside a block: positions count up, so that raising and waiting touch only what changes."""

    def __init__(self, machine: Machine, held: Held, span: int) -> None:
        self.machine = machine
        self.span = span
        self.issued = [0] * len(machine.queues)
        self.queues: list[dict[int, tuple[int, int, int]]] = [
            {load: (-1 - age, -since, -work) for load, (age, since, work) in pending.items()} if pending else {}
            for pending in held.pending
        ]
        self.counts = list(held.counts)

    def raised(self, event: _Event) -> None:
        """An instruction enters its queues."""
        effect = event.effect
        for queue in effect.raises:
            counter = self.machine.queues[queue].counter
            grouped = counter in self.machine.grouped
            if effect.tracked and counter not in self.machine.phased:
                pending = self.queues[queue]
                key = event.index + OPEN * self.span if grouped else event.index
                if key in pending and not grouped:
                    self.aged(pending, key)
                pending[key] = (self.issued[queue], event.at, event.work)
            if not grouped:
                self.issued[queue] += not effect.unsure
                self.counts[counter] = self.grown(counter, unsure=effect.unsure)
        for counter in effect.also:
            self.counts[counter] = self.grown(counter)

    def aged(self, pending: dict[int, tuple[int, int, int]], load: int) -> None:
        """A load that is on its way is issued again: what was there becomes its older self."""
        for key in range(load + (OLDEST - 1) * self.span, load - 1, -self.span):
            if key in pending:
                pending[key + self.span] = pending.pop(key)

    def grown(self, counter: int, *, unsure: bool = False) -> Range:
        low, high = self.counts[counter]
        most = self.machine.most[counter] or DEEPEST
        return min(low + (not unsure), most), None if high is None else min(high + 1, most)

    def committed(self, effect: Effect) -> None:
        """A group closes: what was open is one entry more."""
        for queue, kind in enumerate(self.machine.queues):
            if kind.counter not in effect.commits:
                continue
            pending = self.queues[queue]
            for key in [key for key in pending if key >= OPEN * self.span]:
                place = pending.pop(key)
                if not effect.hands_over:
                    self.aged(pending, key - OPEN * self.span)
                    pending[key - OPEN * self.span] = place
            if not effect.hands_over:
                self.issued[queue] += 1
        if not effect.hands_over:
            for counter in effect.commits:
                self.counts[counter] = self.grown(counter)

    def waited(self, event: _Event) -> list[Waited]:
        """A wait passes: what it ends, per counter; this leaves all queues."""
        found = []
        for counter, leaves in event.waits:
            before = self.counts[counter]
            ends: list[tuple[int, int]] = []
            if leaves is None:
                self.counts[counter] = (0, before[1])
            else:
                whole = event.effect.waits == "all"
                ends = self.ended(counter, leaves, whole=whole)
                self.counts[counter] = (min(before[0], leaves), leaves if before[1] is None else min(before[1], leaves))
            found.append(Waited(event.index, counter, leaves, before, tuple(self.told(ends))))
        return found

    def told(self, ends: list[tuple[int, int]]) -> Iterable[End]:
        """What ends, as it leaves every queue; one entry for each load, of its youngest self."""
        for key, _ in ends:
            for pending in self.queues:
                pending.pop(key, None)
        if not ends:
            return
        seen: set[int] = set()
        going = {key % self.span for pending in self.queues for key in pending}
        for key, age in sorted(ends, key=lambda end: end[0]):
            load = key % self.span
            if load not in seen:
                seen.add(load)
                yield End(load, age, load in going)

    def ended(self, counter: int, leaves: int, *, whole: bool) -> list[tuple[int, int]]:
        ends: list[tuple[int, int]] = []
        for queue, kind in enumerate(self.machine.queues):
            pending = self.queues[queue]
            if kind.counter != counter or not pending or (leaves and not kind.ordered):
                continue
            last = self.issued[queue] - 1
            done = [load for load, (position, _, _) in pending.items() if whole or last - position >= leaves]
            ends.extend((load, last - pending[load][0]) for load in done)
        return ends

    def called(self) -> None:
        """A call comes back: what it left on its way is not known."""
        self.queues = [{} for _ in self.queues]
        self.counts = [(0, None)] * len(self.counts)

    def leave(self, length: int, work: int) -> Held:
        """The state at the end of a block of so many instructions and so much work."""
        pending = []
        for queue, entries in enumerate(self.queues):
            if not entries:
                pending.append(entries)
                continue
            if len(entries) > MOST_LOADS:
                entries = dict(sorted(entries.items(), key=lambda item: item[1][0])[-MOST_LOADS:])
            last = self.issued[queue] - 1
            ordered = self.machine.queues[queue].ordered
            pending.append(
                {
                    load: (min(last - position, DEEPEST), length - since, work - done)
                    for load, (position, since, done) in entries.items()
                    if not ordered or last - position < DEEPEST
                }
            )
        return Held(tuple(pending), tuple(self.counts))


class _Flowing:
    """One kernel on one machine."""

    def __init__(self, kernel: Kernel, machine: Machine) -> None:
        self.kernel = kernel
        self.machine = machine
        self.flow = flow_of(kernel)
        self.found = Found(machine, certain=not flow_of(kernel).unknown_jumps and kernel.complete)
        self.events: list[list[_Event]] = []
        self.sizes: list[tuple[int, int]] = []
        self.far: set[int] = set()
        self.read()

    def read(self) -> None:
        """The events of every block, and its instructions and work."""
        kernel, machine = self.kernel, self.machine
        effects = {form: machine.effect(form) for form in kernel.distinct_forms}
        classes = machine.work
        beyond = {form for form, effect in effects.items() if effect.tracked and _from_beyond(form)}
        for block in self.flow.blocks:
            events = []
            work = 0
            for index in range(block.first, block.last):
                form = kernel.forms[index]
                effect = effects[form]
                call = form.flow == "call"
                if effect.raises or effect.commits or effect.waits or call:
                    waits: tuple[tuple[int, int | None], ...] = ()
                    if effect.waits:
                        waits = machine.counts(effect, [text.bind(kernel.tokens[index]) for text in form.operands])
                    far = form in beyond
                    if far:
                        self.far.add(index)
                    events.append(_Event(index, index - block.first, work, effect, waits, call, far))
                work += form.instruction_class in classes
            self.events.append(events)
            self.sizes.append((block.last - block.first, work))

    def run(self) -> Found:
        if not any(self.events):
            return self.found
        self.solve()
        if self.found.gave_up:
            self.give_up()
            return self.found
        for block in sorted(self.found.states):
            self.record(block)
        return self.found

    def give_up(self) -> None:
        """Keep the waits and forget what is on its way."""
        found = self.found
        found.certain = False
        found.states.clear()
        found.leaving.clear()
        for block, events in enumerate(self.events):
            waits = [Waited(event.index, counter, leaves, (0, None)) for event in events for counter, leaves in event.waits]
            if waits:
                found.by_block[block] = waits

    def start(self, *, known: bool) -> Held:
        empty: tuple[Pending, ...] = tuple({} for _ in self.machine.queues)
        counters = range(len(self.machine.counters))
        return Held(empty, tuple((0, 0 if known and counter not in self.machine.silent else None) for counter in counters))

    def solve(self) -> None:
        """Work off blocks, each after those that lead to it, until nothing changes."""
        found, flow = self.found, self.flow
        order = forward(flow.successors, 0)
        roots = [block.index for block in flow.blocks if block.labels] if flow.unknown_jumps else []
        entries = {block: self.start(known=False) for block in roots}
        entries[0] = self.start(known=self.kernel.is_entry)
        found.states.update(entries)
        waiting = [(order.get(block, len(order) + block), block) for block in sorted(entries)]
        queued = set(entries)
        visits = [0] * len(flow.blocks)
        left = limits.WAIT_STEPS_AT_LEAST + limits.WAIT_STEPS * len(self.kernel)
        while waiting:
            _, block = heappop(waiting)
            queued.discard(block)
            visits[block] += 1
            out = found.leaving[block] = self.through(block, found.states[block])
            left -= 1 + sum(map(len, out.pending))
            if left < 0:
                found.gave_up = True
                return
            for after in flow.successors[block]:
                old = found.states.get(after)
                new = out if old is None else _joined(old, out, widen=visits[after] > WIDENED, most=self.machine.most)
                if new is not old:
                    found.states[after] = new
                    if after not in queued:
                        queued.add(after)
                        heappush(waiting, (order.get(after, len(order) + after), after))

    def through(self, block: int, held: Held) -> Held:
        """The state after a block."""
        events = self.events[block]
        if not events and not any(held.pending):
            return held
        length, work = self.sizes[block]
        walk = _Walk(self.machine, held, len(self.kernel))
        for event in events:
            self.step(walk, event)
        return walk.leave(length, work)

    def step(self, walk: _Walk, event: _Event) -> list[Waited]:
        if event.call:
            walk.called()
            return []
        if event.effect.commits:
            walk.committed(event.effect)
        if event.effect.raises:
            walk.raised(event)
        if not event.waits:
            return []
        return walk.waited(event)

    def record(self, block: int) -> None:
        """Go through a block once more, with its final state, and note what its waits find."""
        found = self.found
        walk = _Walk(self.machine, found.states[block], len(self.kernel))
        work = 0
        far = False
        for event in self.events[block]:
            if event.work > work:
                work = event.work
                _widest(found.during.setdefault(block, {}), dict(enumerate(walk.counts)))
            if far and event.waits:
                found.far[block] = max(found.far.get(block, 0), self.going(walk))
                far = False
            standing = [dict(pending) for pending in walk.queues] if event.waits else []
            waited = self.step(walk, event)
            if waited:
                found.by_block.setdefault(block, []).extend(waited)
            for one in waited:
                self.note_done(event, one, standing)
            if event.effect.raises or event.effect.commits:
                touched = {self.machine.queues[queue].counter for queue in event.effect.raises} | set(event.effect.commits)
                _widest(found.peaks.setdefault(block, {}), {counter: walk.counts[counter] for counter in touched})
            far = far or event.far
        if far:
            found.far[block] = max(found.far.get(block, 0), self.going(walk))
        if self.sizes[block][1] > work:
            _widest(found.during.setdefault(block, {}), dict(enumerate(walk.counts)))
        _widest(found.most, found.peaks.get(block, {}))
        found.leaving[block] = walk.leave(*self.sizes[block])

    def going(self, walk: _Walk) -> int:
        """How many loads from beyond the unit are on their way: of those that stand at one place of a queue, one path's."""
        span, grouped = len(self.kernel), self.machine.grouped
        places: dict[tuple[int, int], Counter[int]] = {}
        for queue, pending in enumerate(walk.queues):
            for key, (position, _, _) in pending.items():
                load = key % span
                if load in self.far and self.machine.effect(self.kernel.forms[load]).raises[0] == queue:
                    places.setdefault((queue, position), Counter())[self.flow.block_of(load)] += 1
        counters = self.machine.queues
        return sum(max(found.values()) if counters[queue].counter in grouped else 1 for (queue, _), found in places.items())

    def note_done(self, event: _Event, waited: Waited, standing: list[dict[int, tuple[int, int, int]]]) -> None:
        done, span = self.found.done, len(self.kernel)
        for end in waited.ends:
            load = end.load
            keys = range(load, load + (OPEN + 1) * span, span)
            selves = [pending[key] for pending in standing for key in keys if key in pending]
            place = min(selves) if end.older else max(selves)
            distance, work = event.at - place[1] - 1, event.work - place[2]
            old = done.get(load)
            if old is None or distance < old[0]:
                self.found.ended_by[load] = event.index
            done[load] = (distance, work) if old is None else (min(distance, old[0]), min(work, old[1]))


def _widest(most: dict[int, Range], ranges: dict[int, Range]) -> None:
    """Keep the greatest of each counter."""
    for counter, (low, high) in ranges.items():
        old = most.get(counter, (0, 0))
        most[counter] = (max(low, old[0]), None if high is None or old[1] is None else max(high, old[1]))


def forward(successors: Neighbours, first: int, inside: frozenset[int] | None = None) -> dict[int, int]:
    """Blocks that a block leads to (``inside`` some), numbered so that each comes after those before it, back edges aside."""
    seen = {first}
    finished: list[int] = []
    stack = [(first, iter(successors[first]))]
    while stack:
        block, following = stack[-1]
        after = next((one for one in following if one not in seen and (inside is None or one in inside)), None)
        if after is None:
            finished.append(block)
            stack.pop()
            continue
        seen.add(after)
        stack.append((after, iter(successors[after])))
    return {block: place for place, block in enumerate(reversed(finished))}


def _from_beyond(form: Form) -> bool:
    return any(access.kind in ("load", "atomic") and access.space in _BEYOND for access in form.accesses)


def _joined(old: Held, new: Held, *, widen: bool, most: tuple[int | None, ...]) -> Held:
    """Both states in one; the old one itself where the new one adds nothing."""
    changed = False
    counts = list(old.counts)
    for counter, (low, high) in enumerate(new.counts):
        was_low, was_high = old.counts[counter]
        joined_low = min(low, was_low)
        joined_high = None if high is None or was_high is None else max(high, was_high)
        if (joined_low, joined_high) != (was_low, was_high):
            changed = True
            if widen and joined_high is not None and joined_high != was_high:
                joined_high = most[counter] or DEEPEST
            counts[counter] = (joined_low, joined_high)
    queues = []
    for before, after in zip(old.pending, new.pending, strict=True):
        joined = _united(before, after)
        changed = changed or joined is not before
        queues.append(joined)
    return Held(tuple(queues), tuple(counts)) if changed else old


def _united(before: Pending, after: Pending) -> Pending:
    joined = before
    for load, entry in after.items():
        old = joined.get(load)
        if old is None:
            smaller = entry
        else:
            smaller = (min(old[0], entry[0]), min(old[1], entry[1]), min(old[2], entry[2]))
            if smaller == old:
                continue
        if joined is before:
            joined = dict(before)
        joined[load] = smaller
    return joined
