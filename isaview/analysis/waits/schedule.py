"""When the instructions of a wave issue, from its control codes and from latencies that somebody published.

The wave is alone: an instruction issues once the stall count of its predecessor has passed and the scoreboards that it waits
for are free. Of a loop the second of two iterations counts, every branch taken. What comes from memory beyond the unit, and
what takes a time that nobody published, is taken to be there, so that what is waited for is the least.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from isaview.analysis.waits.first_use import FAR
from isaview.analysis.waits.waits import Waits, loads_in_flight
from isaview.base.measure import Measure, counted_measure, estimated_measure, unavailable
from isaview.flow.graph import flow_of
from isaview.flow.nesting import Loop
from isaview.languages.latencies import Latencies, Latency, latencies


class Schedule(Struct, frozen=True):
    """What issue of a wave waits for, by instruction.

    ``waited``: clocks that it waits for results of its own unit, the least and the most. ``needed``: behind it issue stands
    still for a result that the next instruction reads: the instruction that makes it, and the clocks. ``sources`` are of the
    latencies that were used, by opcode; ``unknown`` are opcodes whose results something waits for and nobody published.
    """

    waited: Mapping[int, tuple[int, int]]
    needed: Mapping[int, tuple[int, int]]
    sources: Mapping[str, str]
    unknown: frozenset[str]


def schedule_of(waits: Waits) -> Schedule | None:
    """The schedule of a kernel, made once; None where the text has no control codes."""
    if not waits.machine.scoreboards:
        return None
    schedule: Schedule = waits.kernel.once(schedule_of, lambda: _schedule(waits))
    return schedule


class Iteration(Struct, frozen=True):
    """How a wave alone issues an iteration of a loop, every branch taken.

    ``issue_cycles`` are its stall counts, ``stalled`` those beyond the first an instruction, ``dependent`` the part in which
    a result is late that the next instruction reads. ``waited`` are further cycles at waits for results of its own unit.
    ``in_flight`` are the most loads at a time that no wait has ended.
    """

    issue_cycles: Measure
    stalled: Measure
    dependent: Measure
    waited: Measure
    in_flight: Measure


def iteration_of(waits: Waits, schedule: Schedule, loop: Loop) -> Iteration:
    """The figures of a loop."""
    flow, effects = flow_of(waits.kernel), waits.flight.effects
    in_flight = loads_in_flight_measure(waits, loop.blocks)
    if waits.flight.gave_up:
        in_flight = unavailable("loads", waits.flight.doubt)
    if any(other.parent == loop.index for other in flow.loops):
        nothing = unavailable("cycles", "a loop inside runs as often as the text does not say")
        return Iteration(nothing, nothing, nothing, nothing, in_flight)
    inside = flow.inside(loop.blocks)
    cycles = sum(effects[index].clocks for index in inside)
    dependent = sum(schedule.needed.get(index, (0, 0))[1] for index in inside)
    return Iteration(
        issue_cycles=counted_measure(
            cycles, "cycles", "stall counts of one iteration, every branch taken: static, of one wave, not time"
        ),
        stalled=counted_measure(cycles - len(inside), "cycles", "stall counts beyond one an instruction"),
        dependent=counted_measure(
            dependent, "cycles", "stalls while a result that the next instruction reads is younger than it may be"
        ),
        waited=_waited_cycles(waits, schedule, inside),
        in_flight=in_flight,
    )


def loads_in_flight_measure(waits: Waits, blocks: Iterable[int]) -> Measure:
    """The most loads at a time in these blocks that no wait has ended."""
    held = loads_in_flight(waits, blocks)
    return estimated_measure(held, min(held, 1), held, "loads", "loads that no wait has ended, the most of any path")


def _waited_cycles(waits: Waits, schedule: Schedule, inside: Sequence[int]) -> Measure:
    """The cycles at waits, with the sources of the latencies, and what is taken to be there because nobody published it."""
    opcodes = {waits.kernel.forms[index].opcode for index in inside}
    known, unknown = sorted(opcodes & schedule.sources.keys()), ", ".join(sorted(opcodes & schedule.unknown))
    if not known and unknown:
        return unavailable("cycles", f"nobody published how long {unknown} takes on this target")
    if not known:
        return counted_measure(0, "cycles", "no result of the wave's own unit is waited for")
    low, high = (sum(schedule.waited.get(index, (0, 0))[end] for index in inside) for end in (0, 1))
    because = "; ".join(dict.fromkeys(schedule.sources[opcode] for opcode in known))
    missing = f"; {unknown} left out: not published" if unknown else ""
    return estimated_measure((low + high) / 2, low, high, "cycles", f"latencies of {', '.join(known)} by {because}{missing}")


def _schedule(waits: Waits) -> Schedule:
    kernel = waits.kernel
    table = latencies(kernel.module.dialect, kernel.module.target)
    # The instructions of the unit whose results a scoreboard guards, with how long these take where that is known.
    boards = {number for number, queue in enumerate(waits.machine.queues) if queue.counter in waits.machine.scoreboards}
    far = {form for form in kernel.distinct_forms if any(access.space in FAR for access in form.accesses)}
    results: dict[int, Latency | None] = {}
    for index, effect in enumerate(waits.flight.effects):
        if not boards.isdisjoint(effect.raises) and kernel.forms[index] not in far:
            results[index] = table.of_result(kernel.forms[index].opcode)
    waited: dict[int, tuple[int, int]] = {}
    flow = flow_of(kernel)
    regions: dict[int | None, list[int]] = {}
    for block in flow.blocks:
        regions.setdefault(flow.innermost[block.index], []).append(block.index)
    lows = {index: latency.low for index, latency in results.items() if latency}
    highs = {index: latency.high for index, latency in results.items() if latency}
    for loop, blocks in regions.items():
        low, high = (_wait_clocks(waits, clocks, blocks, loop is not None) for clocks in (lows, highs))
        waited |= {index: (low.get(index, 0), clocks) for index, clocks in high.items()}
    forms = kernel.forms
    return Schedule(
        waited=waited,
        needed=_dependent_stalls(waits, table),
        sources={forms[index].opcode: latency.source for index, latency in results.items() if latency},
        unknown=frozenset(forms[index].opcode for index, latency in results.items() if latency is None),
    )


def _wait_clocks(waits: Waits, clocks_of_result: Mapping[int, int], blocks: Sequence[int], repeats: bool) -> Mapping[int, int]:
    """By instruction the clocks that it waits for results, which take so many clocks."""
    machine, effects, flow = waits.machine, waits.flight.effects, flow_of(waits.kernel)
    free: dict[int, int] = {}
    waited: dict[int, int] = {}
    clock, before = 0, None
    # The second turn of a loop starts with what the first left on its way: it is the steady state.
    for turn in range(2 if repeats else 1):
        waited = {}
        for number in blocks:
            block = flow.blocks[number]
            if before != block.first and not (turn and number == blocks[0]):
                free = {}  # other code runs in between
            before = block.last
            for index in range(block.first, block.last):
                effect = effects[index]
                until = max((free.get(board, 0) for board in effect.awaits), default=0)
                if until > clock:
                    waited[index], clock = until - clock, until
                if index in clocks_of_result:
                    boards = (machine.queues[queue].counter for queue in effect.raises)
                    free |= {board: max(free.get(board, 0), clock + clocks_of_result[index]) for board in boards}
                clock += effect.clocks
    return waited


def _dependent_stalls(waits: Waits, table: Latencies) -> Mapping[int, tuple[int, int]]:
    """By instruction with a stall count above 1: what makes a result that the next instruction reads too early."""
    kernel, effects = waits.kernel, waits.flight.effects
    reads, writes, forms = kernel.operands.reads, kernel.operands.writes, kernel.forms
    needed: dict[int, tuple[int, int]] = {}
    for block in flow_of(kernel).blocks:
        clock = 0
        ready: dict[int, tuple[int, int]] = {}
        for index in range(block.first, block.last):
            effect = effects[index]
            end = clock + effect.clocks
            for register in writes[index]:
                ready[register] = (0 if effect.raises else clock + table.at_most(forms[index].opcode), index)
            if effect.clocks > 1 and index + 1 < block.last:
                late, maker = max((ready.get(register, (0, 0)) for register in reads[index + 1]), default=(0, 0))
                if late > clock + 1:
                    needed[index] = (maker, min(late, end) - clock - 1)
            clock = end
    return needed
