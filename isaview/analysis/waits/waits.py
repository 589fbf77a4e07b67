"""What each wait waits for, whether it had to wait for that much, and how far loads are from what waits for them.

All of it is counted from the text; what paths leave open is a range or not known. `isaview.analysis.waits.in_flight` says what
is in flight, `isaview.analysis.waits.queues` which loads a wait ends, `isaview.analysis.waits.first_use` where a result is
needed first, `isaview.analysis.waits.buffering` what a loop overlaps.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec import Struct

from isaview.analysis.waits.buffering import LOCAL, Body, Buffering, buffering, loop_bodies
from isaview.analysis.waits.first_use import FAR, NEAR, Uses, first_uses, is_load
from isaview.analysis.waits.in_flight import InFlight, flight_of, widest_range
from isaview.analysis.waits.queues import CounterWait, Range
from isaview.base.words import SYNCHRONISING
from isaview.flow.graph import flow_of
from isaview.languages.counters import Machine, machine_of
from isaview.model.form import Form
from isaview.model.kernel import Kernel

# Instructions behind a wait among which the first use of what it waited for is looked for; beyond, that is not known.
LOOK_AHEAD = 600
NEEDED, MORE, NOTHING, UNKNOWN = "needed", "more than needed", "nothing", "unknown"


class Wait(Struct, frozen=True):
    """An instruction that waits.

    ``parts`` are its counters that hold loads or stores, ``ends`` the loads that are certainly done after it, not before it.
    ``verdict``: needed, more than needed (``enough`` would do in place of 0), nothing (all it waits for was done), unknown.
    """

    index: int
    parts: tuple[CounterWait, ...]
    verdict: str
    because: str
    enough: int | None = None

    @property
    def ends(self) -> tuple[int, ...]:
        """The loads it ends, in text order."""
        return tuple(sorted({end.load for part in self.parts for end in part.ends}))


class Distance(Struct, frozen=True):
    """From a load to what waits for it: instructions and work between, the least on any path; ``to`` is wait or first use.

    ``cycles`` are issue cycles, the load's included, 0 where nothing tells them.
    """

    load: int
    instructions: int
    work: int
    cycles: int
    to: str
    end: int
    space: str


class Waits(Struct, frozen=True, eq=False):
    """The waits of a kernel; ``buffered`` and ``bodies`` are in the order of its loops."""

    kernel: Kernel
    machine: Machine
    flight: InFlight
    uses: Uses
    waits: tuple[Wait, ...]
    distances: tuple[Distance, ...]
    bodies: tuple[Body, ...]
    buffered: tuple[Buffering, ...]

    def waits_in(self, blocks: Iterable[int]) -> tuple[tuple[Wait, ...], tuple[Distance, ...]]:
        """The waits and the loads that stand in these blocks."""
        inside = frozenset(blocks)
        block_of = flow_of(self.kernel).block_of
        return (
            tuple(wait for wait in self.waits if block_of(wait.index) in inside),
            tuple(distance for distance in self.distances if block_of(distance.load) in inside),
        )

    def most_in_flight(self, blocks: Iterable[int]) -> dict[str, Range]:
        """Per counter of loads, the most in flight in these blocks, as a range."""
        machine = self.machine
        most: dict[str, Range] = {}
        for block in blocks:
            for counter, value in self.flight.peaks.get(block, {}).items():
                if counter in machine.loads:
                    name = machine.counters[counter]
                    most[name] = widest_range(most.get(name, (0, 0)), value)
        return most

    def uses_phases(self, blocks: Iterable[int]) -> bool:
        """Whether these blocks issue copies that only an mbarrier tells about."""
        machine, flow = self.machine, flow_of(self.kernel)
        forms = {self.kernel.forms[index] for index in flow.inside(blocks)} if machine.phased else set()
        queues = {queue for form in forms if form.instruction_class == "async_copy" for queue in machine.effect(form).raises}
        return any(machine.queues[queue].counter in machine.phased for queue in queues)

    def unused_loads(self, blocks: Iterable[int]) -> int:
        """The most loads at a time in these blocks, in the order of the text, whose results nothing has used yet."""
        return max((self.uses.peaks.get(block, 0) for block in blocks), default=0)

    def barriers(self, indices: Iterable[int], kind: str) -> int:
        """How many of these instructions are barriers of a kind: group, wave or phase."""
        forms = self.kernel.forms
        barriers = {form for form in self.kernel.distinct_forms if self.machine.effect(form).barrier == kind}
        return sum(forms[index] in barriers for index in indices) if barriers else 0


@lru_cache(maxsize=4)
def waits_of(kernel: Kernel) -> Waits | None:
    """The waits of a kernel; None for a language without a table of them."""
    machine = machine_of(kernel)
    if machine is None or not len(kernel):
        return None
    flight = flight_of(kernel, machine)
    spaces = FAR | NEAR if machine.registers else FAR | LOCAL
    uses = first_uses(kernel, machine.work, spaces, in_loops=not machine.registers)
    loops = loop_bodies(kernel, machine)
    return Waits(
        kernel=kernel,
        machine=machine,
        flight=flight,
        uses=uses,
        waits=tuple(_waits(kernel, flight)),
        distances=tuple(_distances(kernel, flight, uses)),
        bodies=tuple(loops),
        buffered=tuple(buffering(body, flight, uses) for body in loops),
    )


def loads_ahead(waits: Waits) -> frozenset[int]:
    """Loads and copies that a loop issues for a later iteration, by instruction: their latency is hidden by its work."""
    return frozenset(load for buffered in waits.buffered if buffered.verdict == "seen" for load in buffered.ahead)


def loads_in_flight(waits: Waits, blocks: Iterable[int]) -> int:
    """The most loads at a time in these blocks that no wait has ended, for a wave; 0 for none."""
    return max((waits.flight.loads.get(block, 0) for block in blocks), default=0)


def far_loads_in_flight(waits: Waits, blocks: Iterable[int]) -> int:
    """The most loads from memory beyond the unit at a time in these blocks, for a wave; 0 for none.

    Older selves of a load count too. Where the language has no waits for ordinary loads, those of a block that nothing has
    used yet in the order written, copies apart.
    """
    chosen = frozenset(blocks)
    counted = max((waits.flight.far.get(block, 0) for block in chosen), default=0)
    return max(counted, waits.unused_loads(chosen)) if waits.machine.registers else counted


def _distances(kernel: Kernel, flight: InFlight, uses: Uses) -> Iterable[Distance]:
    """Every load and copy with the wait that ends it, else with its first use where the language has no such waits."""
    spaces = {form: space_of(form) for form in kernel.distinct_forms}
    for index, form in enumerate(kernel.forms):
        space = spaces[form]
        if not space:
            continue
        if index in flight.done and index in flight.ended_by:
            yield Distance(index, *flight.done[index], "wait", flight.ended_by[index], space)
        elif index in uses.first and not flight.effects[index].raises:
            distance, work, used = uses.first[index]
            yield Distance(index, distance, work, 0, "first use", used, space)


def space_of(form: Form) -> str:
    """What a load loads from: async for copies, else its space; "" for what is no load."""
    if form.instruction_class == "async_copy":
        return "async"
    if not is_load(form):
        return ""
    return next(access.space for access in form.accesses if access.kind in ("load", "atomic"))


Judgement = tuple[str, str, int | None]
"""The verdict on a wait, the reason, and what would be enough."""


class _Ground(Struct, frozen=True):
    """What waits are judged by: ``mixed`` counters, and forms that make others see memory or leave (``pauses``)."""

    kernel: Kernel
    flight: InFlight
    mixed: frozenset[int]
    pauses: frozenset[Form]


def _waits(kernel: Kernel, flight: InFlight) -> Iterable[Wait]:
    """Every wait with whether it had to wait for as much as it does."""
    machine = flight.machine
    mixed: set[int] = set()
    pauses: set[Form] = set()
    for form in kernel.distinct_forms:
        effect = machine.effect(form)
        queues = [machine.queues[queue] for queue in effect.raises]
        # Where an access is of either of two memories and some return in any order, only 0 says that it is done.
        if len(queues) > 1 and not all(queue.ordered for queue in queues):
            mixed.update(queue.counter for queue in queues)
        # Barriers and fences let others see memory; calls and returns lead to code that is not followed.
        is_fence = form.instruction_class in SYNCHRONISING and "wait" not in form.flags
        if form.flow in ("call", "return") or effect.barrier or is_fence:
            pauses.add(form)
    ground = _Ground(kernel, flight, frozenset(mixed), frozenset(pauses))
    checked = machine.loads | machine.stores | machine.grouped
    by_wait: dict[int, list[CounterWait]] = {}
    for waited in flight.waits:
        if waited.counter in checked:
            by_wait.setdefault(waited.index, []).append(waited)
    return (Wait(index, tuple(parts), *_verdict(ground, index, parts)) for index, parts in sorted(by_wait.items()))


def _verdict(ground: _Ground, index: int, parts: Sequence[CounterWait]) -> Judgement:
    """Needed, more than needed, nothing or unknown, with the reason."""
    flight, machine = ground.flight, ground.flight.machine
    if not flight.certain:
        return UNKNOWN, flight.doubt, None
    if any(part.leaves is None for part in parts):
        return UNKNOWN, "the text does not tell what the wait lets be on its way", None
    if any(part.counter in machine.silent for part in parts):
        return UNKNOWN, "what raises this counter is decided by the back end", None
    if all(not part.ends and part.before[1] is not None and part.before[1] <= (part.leaves or 0) for part in parts):
        return NOTHING, "all it waits for was done before on every path", None
    zeros = [part for part in parts if part.leaves == 0 and part.counter in machine.loads and part.ends]
    verdicts = [_verdict_on_zero(ground, index, part) for part in zeros]
    if not verdicts:
        return NEEDED, "", None
    return next((verdict for word in (NEEDED, UNKNOWN) for verdict in verdicts if verdict[0] == word), verdicts[0])


def _verdict_on_zero(ground: _Ground, index: int, part: CounterWait) -> Judgement:
    """The verdict on a counter that must be empty."""
    flight, machine, kernel = ground.flight, ground.flight.machine, ground.kernel
    queues = {queue for end in part.ends for queue in flight.effects[end.load].raises}
    if any(machine.queues[queue].counter == part.counter and not machine.queues[queue].ordered for queue in queues):
        return NEEDED, "what it waits for returns in any order", None
    if part.counter in ground.mixed:
        return NEEDED, "accesses of either memory return in any order", None
    if part.before[1] == 1:
        return NEEDED, "one is on its way", None
    if any(kernel.forms[end.load].instruction_class == "async_copy" for end in part.ends):
        if all(end.age <= 0 for end in part.ends):
            return NEEDED, "one group ends", None
        return UNKNOWN, "what copies bring is used by address", None
    return _look_ahead(ground, index, part)


def _look_ahead(ground: _Ground, index: int, part: CounterWait) -> Judgement:
    """Look forward for the first uses of what was waited for, up to the next wait for the same counter."""
    kernel, flow, machine = ground.kernel, flow_of(ground.kernel), ground.flight.machine
    reads, writes = kernel.operands.reads, kernel.operands.writes
    ages = {register: end.age for end in part.ends for register in writes[end.load]}
    enough: int | None = None
    left = LOOK_AHEAD
    waiting = [(index + 1, flow.blocks[flow.block_of(index)].last)]
    seen: set[int] = set()
    while waiting:
        first, last = waiting.pop()
        for place in range(first, last):
            left -= 1
            form = kernel.forms[place]
            if left < 0:
                return UNKNOWN, "no next wait stands near", None
            if form in ground.pauses:
                return NEEDED, f"line {kernel.lines[place]} needs what was issued before it", None
            # A load of age n may stay in flight where the wait leaves n: the youngest that is used decides.
            used = [ages[register] for register in (*reads[place], *writes[place]) if register in ages]
            if used:
                enough = min(used) if enough is None else min(enough, *used)
            if enough is not None and enough <= 0:
                return NEEDED, f"the last load is needed in line {kernel.lines[place]}", None
            effect = machine.effect(form)
            texts = [text.bind(kernel.tokens[place]) for text in form.operands] if effect.waits else []
            if form.flow == "stop" or (effect.waits and part.counter in dict(machine.counts(effect, texts))):
                break
        else:
            following = flow.successors[flow.block_of(last - 1)]
            if not following:
                return NEEDED, "what runs after it is not in the text", None
            waiting.extend((flow.blocks[block].first, flow.blocks[block].last) for block in following if block not in seen)
            seen.update(following)
    if enough is None:
        return MORE, "nothing it waits for is needed before the next wait", None
    return MORE, f"{enough} could be left on their way: the next wait comes before they are needed", enough
