"""Trip counts: how often a loop runs, where the text says it by a counter with a constant start, step and bound, or by weights.

Known only for loops with a single exit whose test stands in the block that jumps back or in the header. A counter that is
shifted in every iteration runs at most as often as it has bits. A branch with weights that is taken a times into the loop and b
times out of it ends once in (a + b) / b iterations; another run may take half to twice as many iterations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import repeat

from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.addresses.affine import Value, add, in_lanes, scale, signed, subtract
from isaview.analysis.addresses.follow import ExhaustedError, operand
from isaview.analysis.addresses.index import Index, literal
from isaview.analysis.addresses.launch_shape import MOST_THREADS, Shape
from isaview.analysis.addresses.loop_tests import LoopTest, Relation, clears_mask, first_failure, loop_test, negated, waits_only
from isaview.analysis.addresses.nested_trips import Along, Way, along, each_round
from isaview.analysis.addresses.partial_blocks import are_sign_extended
from isaview.analysis.addresses.walk import Walk, walk_of
from isaview.flow.graph import flow_of
from isaview.flow.nesting import Loop
from isaview.model.kernel import Kernel

SPAN = 2
"""How many times more or less often than by its weights a loop may plausibly run."""
_LONGEST = 1 << 24
"""Iterations from which on a count is as good as unknown: the counter has most likely wrapped."""
_CONDITION_AND_TARGETS = 3
_SIZES = ("waves_x", "size_x", "size_y", "size_z")
"""Unknowns that are at least 1."""
_MOST_REGISTERS = 64
"""Registers that the counter and bound of a loop are traced through."""
_ARITHMETIC = ("integer", "logic", "move", "compare", "convert")
_SCALING: Mapping[str, Callable[[int], int]] = {"mul": lambda factor: max(1, factor), "shl": lambda bits: 1 << min(bits, _BITS)}
"""By how much a value of an operation grows whose largest number is given; products of coordinates stay in a group."""
_BITS = 32
_WORD = 1 << _BITS
_BEYOND = _WORD >> 1


class Trips(Struct, frozen=True):
    """How often the body of a loop runs: ``exact`` where the text says it, else ``most`` where it says at least that.

    ``likely`` is how often it runs on average ``because`` of weights on its branches, or of where its waves begin,
    where it is not exact; ``least`` is the fewest of any wave or lane, where these differ.
    ``steady``: the counter moves by a constant, so that a compiler may repeat the body even where the bound is not known.
    ``by_lane``: each iteration takes a lane from a mask of lanes. ``waits``: it only waits for something that happens
    elsewhere, which is no work, however often it asks. ``tests_first``: the header runs once more than the body.
    ``along`` is how often it runs as a share of a loop around it, where that is of unknown length. ``by`` says what an estimate
    follows from: weights, places, along, or text.
    """

    exact: int | None = None
    most: int | None = None
    likely: int | None = None
    because: str = ""
    steady: bool = False
    by_lane: bool = False
    waits: bool = False
    least: int | None = None
    tests_first: bool = False
    along: Along | None = None
    by: str = "weights"


class _Counter(Struct, frozen=True):
    """What keeps a loop going: a counter that moves by ``step``, or by at least that where it is not ``sure``."""

    start: Value
    step: int
    sure: bool
    bound: Value
    relation: Relation


def trips_of(kernel: Kernel, shape: Shape) -> Mapping[int, Trips]:
    """How often each loop of a kernel runs, by its index, for a shape of launch."""
    if not flow_of(kernel).loops:
        return {}
    return kernel.once_counted((trips_of, shape), lambda: trips_by_walk(walk_of(kernel, shape, strict=True)))


def trips_by_walk(walk: Walk, active: Callable[[Loop], Sequence[bool] | None] = lambda _: ()) -> dict[int, Trips]:
    """How often each loop runs by what a walk says; ``active`` gives the lanes that may enter it, None where it never runs."""
    runs = dict[int, Trips]()
    for loop in walk.index.flow.loops:
        lanes = active(loop)
        trips = runs[loop.index] = Trips(exact=0) if lanes is None else trips_in(walk, loop, lanes, runs)
        if trips.exact is not None and trips.least is None:
            walk.finished[f"loop:{loop.index}"] = trips.exact - (not trips.tests_first)
    return runs


def trips_in(walk: Walk, loop: Loop, active: Sequence[bool], outer: Mapping[int, Trips]) -> Trips:
    """How often a loop runs by what a walk says; ``active`` are the lanes that may enter it, all where it is empty.

    ``outer`` is what is known of the loops around it.
    """
    if waits_only(walk.kernel, loop):
        return Trips(waits=True)
    exits, latches = _ends(walk.index, loop)
    counted = Trips() if loop.irreducible else _counted(walk, loop, exits, latches, active, outer)
    likely = _weighted(walk.index, loop, exits, latches) if counted.exact is None and not loop.irreducible else None
    if likely is None:
        return counted
    count, because = likely
    return Trips(None, counted.most, count if counted.most is None else min(count, counted.most), because)


def _counted(
    walk: Walk, loop: Loop, exits: Sequence[int], latches: Sequence[int], active: Sequence[bool], outer: Mapping[int, Trips]
) -> Trips:
    """How often the body of a loop runs by its counter."""
    block = _tested(walk.index, loop, exits, latches)
    if block is None:
        return Trips()
    if clears_mask(walk.index, block, loop.blocks):
        return Trips(most=walk.shape.wave_size, by_lane=True)
    test = loop_test(walk.index, block)
    if test is None:
        return Trips()
    try:
        counter = _counter(walk, block, loop, test)
    except ExhaustedError:
        return Trips()
    if counter is None or isinstance(counter, int):
        return Trips(most=counter)
    if not counter.sure:
        return Trips(most=_most(walk, counter, block in latches))
    steady = _is_steady(walk, test, loop)
    distances = subtract(counter.bound, counter.start).numbers
    if distances is None:
        by_range = _by_range(walk, counter, block in latches)
        if by_range is None and (nested := _nested(walk, loop, counter, block in latches, outer)) is not None:
            return replace(nested, steady=steady)
        most = _most(walk, counter, block in latches) or _most_in_a_group(walk, loop, test, counter, block in latches)
        return replace(by_range or Trips(most=most), steady=steady)
    known = _passed(walk, counter, active)
    return Trips(steady=steady) if known is None else _exact(known, block in latches)


def _passed(walk: Walk, counter: _Counter, active: Sequence[bool] = ()) -> list[int] | None:
    """How often lanes pass a loop's test before they fail it, each count that occurs; None where that is not known."""
    distances = subtract(counter.bound, counter.start).numbers
    if distances is None:
        return None
    starts = counter.start.numbers or 0
    lanes = zip(in_lanes(starts, walk.shape.wave_size), in_lanes(distances, walk.shape.wave_size), strict=True)
    ways = {lane for lane, is_active in zip(lanes, active or repeat(True), strict=False) if is_active}
    passed = [
        first_failure(first, counter.step, signed(first + distance), counter.relation, _LONGEST) for first, distance in ways
    ]
    known = [count for count in passed if count is not None]
    return known if known and len(known) == len(passed) else None


def _nested(walk: Walk, loop: Loop, counter: _Counter, is_tested_behind: bool, outer: Mapping[int, Trips]) -> Trips | None:
    """The trips of a loop whose start or bound follows from loops around it, None where they do not."""
    known = {index: trips.exact for index, trips in outer.items() if trips.exact is not None and trips.least is None}
    rounds = each_round(counter.start, counter.bound, known)
    passed = [_passed(walk, replace(counter, start=start, bound=bound)) for start, bound in rounds]
    counts = [max(often) + is_tested_behind for often in passed if often is not None]
    if counts and len(passed) <= len(counts) + 1:  # a guard leaves out the only round that has no end
        mean = max(1, int(sum(counts) / len(passed) + 0.5))
        because = f"the counter of a loop around it: {min(counts):,} to {max(counts):,} iterations"
        return Trips(None, max(counts), mean, because, least=min(counts), by="along")
    try:
        share = along(walk.bits, _way(loop.index, counter), _ways_around(walk, loop))
    except ExhaustedError:
        return None
    return None if share is None else Trips(along=share, by="along")


def _ways_around(walk: Walk, loop: Loop) -> Iterator[Way]:
    """The ways of the counters of the loops around a loop, the nearest first."""
    at, loops = loop.parent, walk.index.flow.loops
    while at is not None:
        exits, latches = _ends(walk.index, loops[at])
        block = None if loops[at].irreducible else _tested(walk.index, loops[at], exits, latches)
        test = None if block is None else loop_test(walk.index, block)
        counter = None if block is None or test is None else _counter(walk, block, loops[at], test)
        if isinstance(counter, _Counter) and counter.sure:
            yield _way(at, counter)
        at = loops[at].parent


def _way(loop: int, counter: _Counter) -> Way:
    length = subtract(counter.bound, counter.start)
    return Way(loop, length if counter.step > 0 else scale(length, -1), abs(counter.step))


def _tested(index: Index, loop: Loop, exits: Sequence[int], latches: Sequence[int]) -> int | None:
    """The only block that leaves a loop, where every iteration comes by it at its begin or end."""
    exits = [block for block in exits if not _asks_for_lanes(index, block, loop)]
    if len(exits) != 1 or exits[0] not in (*latches, loop.header):
        return None
    return exits[0] if exits[0] == loop.header or len(latches) == 1 else None  # else another way back is not tested


def is_countable(index: Index, loop: Loop) -> bool:
    """Whether a loop has a test that a counter may pass, whatever a walk says of it."""
    block = None if loop.irreducible else _tested(index, loop, *_ends(index, loop))
    return block is not None and loop_test(index, block) is not None


def _ends(index: Index, loop: Loop) -> tuple[list[int], list[int]]:
    """The blocks that leave a loop, and those that lead back to its header."""
    flow, inside = index.flow, frozenset(loop.blocks)
    exits = [block for block in loop.blocks if not inside.issuperset(flow.successors[block])]
    return exits, [block for block in flow.predecessors[loop.header] if block in inside]


def _exact(passed: Sequence[int], is_tested_behind: bool) -> Trips:
    """The trips of a wave whose lanes pass the test so often before they fail it."""
    least, most = min(passed) + is_tested_behind, max(passed) + is_tested_behind
    return Trips(most, least=least if least < most else None, tests_first=not is_tested_behind)


def _asks_for_lanes(index: Index, block: int, loop: Loop) -> bool:
    """Whether a block leaves a loop only where no lane is on, though the loop switches none off: it never does."""
    reads = set(index.kernel.operands.reads[index.flow.blocks[block].last - 1])
    return bool(reads) and reads <= index.lane_masks and not any(index.switches[at] for at in loop.blocks)


def _is_steady(walk: Walk, test: LoopTest, loop: Loop) -> bool:
    """Whether what a loop's test compares moves by a number that stands in the text."""
    operands = walk.kernel.operands
    return any(
        register in operands.writes[index] and set(operands.reads[index]) == {register}
        for register in operands.reads[test[0]]
        for index in walk.index.flow.inside(loop.blocks)
    )


def _by_range(walk: Walk, counter: _Counter, is_tested_behind: bool) -> Trips | None:
    """The iterations where every lane starts at a small number of its own, as where a group walks over a tile."""
    last, below, step, relation = counter.bound.constant, walk.bits.below(counter.start), counter.step, counter.relation
    if last is None or below is None or not 0 < below - 1 + step < _BEYOND - step or step <= 0:
        return None
    least = min(in_lanes(counter.start.terms.get((), 0)))
    if last <= least and relation(last - 1, last) and not relation(least, last) and not relation(below, last):
        return Trips(exact=int(is_tested_behind))
    last += relation(last, last)
    if not relation(0, last) or last >= _BEYOND - step:
        return None
    most, fewest = (max(0, -(-(last - start) // step)) + is_tested_behind for start in (least, below - 1))
    return Trips(exact=most) if most == fewest else Trips(most=most)


def _most(walk: Walk, counter: _Counter, is_tested_behind: bool) -> int | None:
    """The most a counter can take from start to bound where the way cannot be long, as between coordinates in a group."""
    ends = (counter.bound, counter.start) if counter.step > 0 else (counter.start, counter.bound)
    longest = walk.bits.most(subtract(*ends))
    return None if longest is None or counter.step == 0 else max(longest // abs(counter.step) + 1, 0) + is_tested_behind


def _most_in_a_group(walk: Walk, loop: Loop, test: LoopTest, counter: _Counter, is_tested_behind: bool) -> int | None:
    """The most iterations of a loop whose counter and bound are made of coordinates in a group and numbers alone.

    What loops around it write is not: it may grow with their counters.
    """
    kernel, meanings, flow = walk.kernel, walk.index.meanings, walk.index.flow
    around = frozenset() if loop.parent is None else set(flow.loops[loop.parent].blocks).difference(loop.blocks)
    waiting = list(kernel.operands.reads[test[0]])
    seen, added, factor = set(waiting), 0, 1
    while waiting and len(seen) <= _MOST_REGISTERS:
        register = waiting.pop()
        if kernel.registers[register].file == "special":
            if meanings.registers.get(kernel.registers[register].name, "group_x").startswith("group"):
                return None
            continue
        if not around.isdisjoint(walk.index.values.blocks_writing(register)):
            return None
        writers = walk.index.values.writers.get(register, ())
        forms = [kernel.forms[index] for index in writers]
        if not forms or any(form.accesses or form.instruction_class not in _ARITHMETIC for form in forms):
            return None
        for index in writers:
            texts = (literal(text.bind(kernel.tokens[index])) for text in kernel.forms[index].operands)
            most = max((abs(signed(number)) for number in texts if number is not None), default=0)
            scaled = [word for word in meanings.low(kernel.forms[index]) if word in _SCALING]
            added, factor = added + (0 if scaled else most), factor * (_SCALING[scaled[0]](most) if scaled else 1)
        new = {read for index in writers for read in kernel.operands.reads[index]} - seen
        seen |= new
        waiting.extend(new)
    farthest = (MOST_THREADS + added) * factor + abs(counter.bound.constant or 0)
    return farthest // abs(counter.step) + 1 + is_tested_behind if counter.step and not waiting else None


def _counter(walk: Walk, block: int, loop: Loop, test: LoopTest) -> _Counter | int | None:
    """The counter that keeps a loop going; the most it can run where its counter is shifted."""
    kernel, last = walk.kernel, walk.index.flow.blocks[block].last - 1
    form = kernel.forms[last]
    if form.flow == "switch" and len(form.operands) != _CONDITION_AND_TARGETS:
        return None
    index, relation, first, second, halves = test
    around = flow_of(kernel).innermost[block]
    left, right = (_behind_loops(walk, operand(walk, index, text), around) for text in (first, second))
    if halves is not None and not are_sign_extended(walk, halves, (left, right)):
        return None
    most = _most_shifts(walk, left) or _most_shifts(walk, right)
    if most:
        return most
    name, holds = f"loop:{walk.index.flow.innermost[block]}", relation
    if not left.has(name):
        left, right, holds = right, left, lambda value, bound: relation(bound, value)
    moving = [(product, coefficient) for product, coefficient in left.terms.items() if name in product]
    target = walk.index.target(last)
    if len(moving) != 1 or right.has(name) or target is None:
        return None
    product, step = moving[0]
    others = [factor for factor in product if factor != name]
    if not isinstance(step, int) or not set(others) <= set(_SIZES) or product.count(name) != 1:
        return None
    start = Value({product: coefficient for product, coefficient in left.terms.items() if name not in product})
    is_negated = "negated_guard" in form.flags or form.mnemonic in walk.index.meanings.branches_if_false
    goes_on = (target in loop.blocks) != is_negated
    return _Counter(start, step, not others, right, holds if goes_on else negated(holds))


def _behind_loops(walk: Walk, value: Value, around: int | None) -> Value:
    """A value with the counters of loops that are over, as far as these are known."""
    outer, loops = set[str](), walk.index.flow.loops
    while around is not None:
        outer.add(f"loop:{around}")
        around = loops[around].parent
    for name in sorted(value.names & walk.finished.keys() - outer):
        kept = {product: of for product, of in value.terms.items() if name not in product}
        replaced = Value(kept)
        for product, of in value.terms.items():
            if product.count(name) > 1:
                return value
            if name in product:
                rest = tuple(factor for factor in product if factor != name)
                replaced = add(replaced, scale(Value({rest: of}), walk.finished[name]))
        value = replaced
    return value


def _most_shifts(walk: Walk, counter: Value) -> int | None:
    """The most iterations a counter takes that is shifted in each of them: as many as its start has bits."""
    shifted = [walk.scaled[name] for product in counter.terms for name in product if name in walk.scaled]
    if len(shifted) != 1:
        return None
    start, bits = shifted[0]
    limit = walk.bits.below(start) if bits < 0 else None
    return -(-(min(limit, _WORD).bit_length() if limit is not None else _BITS) // abs(bits))


def _weighted(index: Index, loop: Loop, exits: Sequence[int], latches: Sequence[int]) -> tuple[int, str] | None:
    """How often the body of a loop runs on average, at least once, and the weights that say it; None without weights."""
    flow, kernel = index.flow, index.kernel
    if not exits or any(flow.innermost[block] != loop.index for block in exits):
        return None
    stays, reasons = 1.0, []
    for block in exits:
        last = flow.blocks[block].last - 1
        text, targets = kernel.forms[last].weights, index.targets(last)
        weights = kernel.module.debug.weights(text.bind(kernel.tokens[last])) if text is not None else None
        if weights is None or len(weights.counts) != len(targets) or sum(weights.counts) <= 0:
            return None
        if not all(block in flow.dominating(latch) for latch in latches):
            return None
        inside = sum(count for count, target in zip(weights.counts, targets, strict=True) if target in loop.blocks)
        total = sum(weights.counts)
        stays *= inside / total
        reasons.append(f"{inside:,} to {total - inside:,}{' as the source expects' if weights.expected else ''}")
    if stays >= 1.0:
        return None
    count = (1.0 if set(exits) & set(latches) else stays) / (1.0 - stays)
    return (max(1, round(count)), f"branch weights of the loop: {', '.join(reasons)}") if count < _LONGEST else None
