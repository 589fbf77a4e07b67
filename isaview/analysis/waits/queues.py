"""What is in flight inside a block: raised by instructions, closed into groups and ended by waits.

Per queue the state holds each load that may still be on its way with the fewest later entries of its queue on any path (its
age), and the fewest instructions, least work and issue cycles since; per counter the fewest and most entries that no wait
has covered.
Inside a block positions count up, so that raising and waiting change few entries.
"""

from __future__ import annotations

from msgspec import Struct

from isaview.languages.counters import Effect, Machine

# No counter holds more entries: the widest has 6 bits (vmcnt), so a load with so many later ones in its queue is done.
DEEPEST = 64
# Loads of a queue that are followed from block to block, the youngest; code that compilers write has far fewer.
MOST_LOADS = 256
# Older selves of a load that are kept apart, and the place behind them for what is in a group that is not closed yet.
_OLDEST = 7
OPEN = _OLDEST + 1

Size = tuple[int, int, int]
"""Instructions, work and issue cycles (0 where nothing tells them)."""
Entry = tuple[int, int, int, int]
"""Age, and the size since: each the least on any path. Inside a block: position, and the size before."""
Pending = dict[int, Entry]
"""Load → where it stands in a queue. A load that is issued again while it is on its way has an older self: its key is the index
of the instruction plus the length of the kernel for each time."""
Range = tuple[int, int | None]
"""The fewest and the most on their way; None: not known."""


class FlightState(Struct, frozen=True):
    """What is in flight at a place: loads of each queue, and the range of each counter."""

    pending: tuple[Pending, ...]
    counts: tuple[Range, ...]


class End(Struct, frozen=True):
    """A load that a wait ends: its instruction, its age, whether it is an older self and the younger is still in flight."""

    load: int
    age: int
    older: bool = False


class CounterWait(Struct, frozen=True):
    """A counter of a wait: it lets ``leaves`` stay in flight (None: not known) and finds ``before``.

    ``ends`` are the loads that are certainly done after it and were not before.
    """

    index: int
    counter: int
    leaves: int | None
    before: Range
    ends: tuple[End, ...] = ()


class Event(Struct, frozen=True):
    """An instruction that matters here: its index, the size of its block before it, what it does.

    ``waits`` are (counter, what is left in flight); ``loading`` marks a load whose end is waited for.
    """

    index: int
    before: Size
    effect: Effect
    waits: tuple[tuple[int, int | None], ...]
    call: bool
    loading: bool


class BlockState(Struct):
    """What is on its way in the middle of a block of a kernel of ``span`` instructions."""

    machine: Machine
    span: int
    issued: list[int]
    queues: list[Pending]
    counts: list[Range]


def enter(machine: Machine, held: FlightState, span: int) -> BlockState:
    """The state at the start of a block."""
    queues = [
        {load: (-1 - age, -since, -work, -cycles) for load, (age, since, work, cycles) in pending.items()} if pending else {}
        for pending in held.pending
    ]
    return BlockState(machine, span, [0] * len(machine.queues), queues, list(held.counts))


def leave(state: BlockState, size: Size) -> FlightState:
    """The state at the end of a block of a size."""
    length, work, cycles = size
    pending: list[Pending] = []
    for queue, entries in enumerate(state.queues):
        if len(entries) > MOST_LOADS:
            entries = dict(sorted(entries.items(), key=lambda item: item[1][0])[-MOST_LOADS:])
        last, ordered = state.issued[queue] - 1, state.machine.queues[queue].ordered
        pending.append(
            {
                load: (min(last - position, DEEPEST), length - since, work - done, cycles - passed)
                for load, (position, since, done, passed) in entries.items()
                if not ordered or last - position < DEEPEST
            }
        )
    return FlightState(tuple(pending), tuple(state.counts))


def step(state: BlockState, event: Event) -> list[CounterWait]:
    """Go past an instruction and return what its waits end."""
    awaited = [_wait(state, event, counter, 0) for counter in event.effect.awaits]
    if event.call:  # what it leaves on its way is not known
        state.queues = [{} for _ in state.queues]
        state.counts = [(0, None)] * len(state.counts)
        return awaited
    effect, machine = event.effect, state.machine
    for queue in effect.raises:
        counter = machine.queues[queue].counter
        grouped = counter in machine.grouped
        if effect.tracked and counter not in machine.phased:
            pending = state.queues[queue]
            key = event.index + OPEN * state.span if grouped else event.index
            if key in pending and not grouped:
                _age(state, pending, key)
            pending[key] = (state.issued[queue], *event.before)
        if not grouped:
            state.issued[queue] += not effect.unsure
            _grow(state, counter, effect.unsure)
    for counter in effect.also:
        _grow(state, counter, effect.unsure or bool(effect.commits))
    # A group closes: what was open becomes a further entry, or is handed to an mbarrier.
    for queue, kind in enumerate(machine.queues) if effect.commits else ():
        if kind.counter not in effect.commits:
            continue
        pending, distance = state.queues[queue], OPEN * state.span
        for key in [key for key in pending if key >= distance]:
            entry = pending.pop(key)
            if not effect.hands_over:
                _age(state, pending, key - distance)
                pending[key - distance] = entry
        state.issued[queue] += not effect.hands_over
    for counter in () if effect.hands_over else effect.commits:
        _grow(state, counter)
    return awaited + [_wait(state, event, counter, leaves) for counter, leaves in event.waits]


def _age(state: BlockState, pending: Pending, load: int) -> None:
    """A load that is on its way is issued again: what was there becomes its older self."""
    for key in range(load + (_OLDEST - 1) * state.span, load - 1, -state.span):
        if key in pending:
            pending[key + state.span] = pending.pop(key)


def _grow(state: BlockState, counter: int, unsure: bool = False) -> None:
    low, high = state.counts[counter]
    most = state.machine.most[counter] or DEEPEST
    state.counts[counter] = min(low + (not unsure), most), None if high is None else min(high + 1, most)


def _wait(state: BlockState, event: Event, counter: int, leaves: int | None) -> CounterWait:
    """A wait for a counter passes: what it ends leaves all queues."""
    before = state.counts[counter]
    ends: list[tuple[int, int]] = []
    if leaves is None:
        state.counts[counter] = (0, before[1])
    else:
        for queue, kind in enumerate(state.machine.queues):
            pending = state.queues[queue]
            # Of an ordered queue all older than what is left are done; of any other only 0 says that.
            if kind.counter == counter and pending and (kind.ordered or not leaves):
                last, every = state.issued[queue] - 1, event.effect.waits == "all" or not kind.ordered
                ages = ((load, last - place[0]) for load, place in pending.items())
                ends.extend((load, age) for load, age in ages if every or age >= leaves)
        state.counts[counter] = (min(before[0], leaves), leaves if before[1] is None else min(before[1], leaves))
    for key, _ in ends:
        for pending in state.queues:
            pending.pop(key, None)
    # An end for each load, of its youngest self.
    youngest: dict[int, End] = {}
    still_pending = {key % state.span for pending in state.queues for key in pending} if ends else set()
    for key, age in sorted(ends, key=lambda end: end[0]):
        load = key % state.span
        youngest.setdefault(load, End(load, age, load in still_pending))
    return CounterWait(event.index, counter, leaves, before, tuple(youngest.values()))
