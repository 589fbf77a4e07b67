"""Trips: how often a loop runs, where the text says it: a counter with a constant start, step and bound, or branch weights.

Known only for loops with one exit whose test stands in the block that jumps back or in the header. A counter that is shifted in
every iteration runs at most as often as it has bits. A branch with weights that is taken a times into the loop and b times out
of it ends one iteration in (a + b) / b; another run may take half to twice as many iterations.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.addresses.affine import Value, in_lanes, signed, subtract
from isaview.analysis.addresses.follow import ExhaustedError, operand
from isaview.analysis.addresses.index import Index
from isaview.analysis.addresses.launch_shape import Shape
from isaview.analysis.addresses.loop_tests import Relation, clears_a_mask, first_failure, loop_test, opposite, waits_only
from isaview.analysis.addresses.walk import Walk, walk_of
from isaview.flow.graph import Flow, flow_of
from isaview.flow.nesting import Loop
from isaview.model.kernel import Kernel, Weights

SPAN = 2
"""How many times more or less often than by its weights a loop may plausibly run."""
_LONGEST = 1 << 24
"""A loop that runs more often is as good as unknown: its counter has most likely wrapped."""
_CONDITION_AND_TARGETS = 3
_SIZES = ("waves_x", "size_x", "size_y", "size_z")
"""Unknowns that are at least 1."""
_GROUP = 1024
"""The most threads of a group: no loop between their places runs more often."""
_MOST_REGISTERS = 64
_MADE = ("integer", "logic", "move", "compare", "convert")
_BITS = 32
_WORD = 1 << _BITS
_BEYOND = _WORD >> 1


class Trips(Struct, frozen=True):
    """How often the body of a loop runs: ``exact`` where the text says it, else ``most`` where it says at least that.

    ``likely`` is how often it runs on average ``because`` of weights on its branches, where it is not exact.
    ``steady``: the counter moves by a constant, so that a compiler may repeat the body even where the bound is not known.
    ``by_lane``: each iteration takes a lane from a mask of lanes. ``waits``: it only waits for something that happens
    elsewhere, which is no work, however often it asks.
    """

    exact: int | None = None
    most: int | None = None
    likely: int | None = None
    because: str = ""
    steady: bool = False
    by_lane: bool = False
    waits: bool = False


class _Test(Struct, frozen=True):
    """What keeps a loop going: a counter that moves by ``step``, or by at least that where it is not ``sure``."""

    start: Value
    step: int
    sure: bool
    bound: Value
    relation: Relation


def trips_of(kernel: Kernel, shape: Shape) -> dict[int, Trips]:
    """How often each loop of a kernel runs, by its index, for one shape of launch."""
    loops = flow_of(kernel).loops
    walk = walk_of(kernel, shape) if loops else None
    return {loop.index: trips(walk, loop) for loop in loops if walk is not None}


def trips(walk: Walk, loop: Loop) -> Trips:
    """How often the body of a loop runs, as far as the text says it."""
    if waits_only(walk.kernel, loop):
        return Trips(waits=True)
    found = _counted(walk, loop)
    likely = _weighted(walk.kernel, loop) if found.exact is None else None
    if likely is None:
        return found
    often, because = likely
    return Trips(None, found.most, often if found.most is None else min(often, found.most), because)


def _exits(flow: Flow, loop: Loop) -> tuple[list[int], list[int]]:
    """The blocks of a loop that lead out of it, and those that lead back to its header."""
    inside = frozenset(loop.blocks)
    exits = [at for at in loop.blocks if not inside.issuperset(flow.successors[at])]
    return exits, [at for at in flow.predecessors[loop.header] if at in inside]


def _counted(walk: Walk, loop: Loop) -> Trips:
    """How often the body of a loop runs by its counter."""
    exits, ends = _exits(walk.index.flow, loop)
    exits = [at for at in exits if not _asks_for_lanes(walk.index, at, loop)]
    if loop.irreducible or len(exits) != 1 or exits[0] not in (*ends, loop.header):
        return Trips()
    (block,) = exits
    if block != loop.header and len(ends) > 1:
        return Trips()  # another way back is not tested
    inside = frozenset(loop.blocks)
    if clears_a_mask(walk.index, block, inside):
        return Trips(most=walk.shape.wave_size, by_lane=True)
    try:
        test = _test(walk, block, inside)
    except ExhaustedError:
        return Trips()
    if test is None or isinstance(test, int):
        return Trips(most=test)
    if not test.sure:
        return Trips(most=_most(walk, test))
    steady = _is_steady(walk, block, inside)
    way = subtract(test.bound, test.start).constant
    if way is None:
        most = _most(walk, test) or _most_of_a_group(walk, block, test.step)
        return replace(_strided(walk, test, block in ends) or Trips(most=most), steady=steady)
    first = test.start.constant or 0
    continues = first_failure(first, test.step, signed(first + way), test.relation, _LONGEST)
    if continues is None:
        return Trips(steady=steady)
    return Trips(continues + (block in ends))


def _asks_for_lanes(index: Index, block: int, loop: Loop) -> bool:
    """Whether a block leaves a loop only where no lane is on, though the loop switches none off: it never does."""
    asked = set(index.kernel.operands.reads[index.flow.blocks[block].last - 1])
    return bool(asked) and asked <= index.lane_masks and not any(index.masks[at] for at in loop.blocks)


def _is_steady(walk: Walk, block: int, inside: Collection[int]) -> bool:
    """Whether what a loop's test compares moves by a number that stands in the text."""
    operands = walk.kernel.operands
    compared = loop_test(walk.index, block)
    return compared is not None and any(
        register in operands.writes[index] and set(operands.reads[index]) == {register}
        for register in operands.reads[compared[0]]
        for index in walk.index.flow.inside(inside)
    )


def _strided(walk: Walk, test: _Test, is_tested_behind: bool) -> Trips | None:
    """The iterations where every lane starts at a small place of its own, as where a group walks over a tile."""
    last, below, step, relation = test.bound.constant, walk.bits.below(test.start), test.step, test.relation
    if last is None or below is None or not 0 < below - 1 + step < _BEYOND - step or step <= 0:
        return None
    last += relation(last, last)
    if not relation(0, last) or last >= _BEYOND - step:
        return None
    least = min(in_lanes(test.start.terms.get((), 0)))
    most, fewest = (max(0, -(-(last - at) // step)) + is_tested_behind for at in (least, below - 1))
    return Trips(exact=most) if most == fewest else Trips(most=most)


def _most(walk: Walk, test: _Test) -> int | None:
    """The most a counter can take from start to bound where the way cannot be long, as between places in a group."""
    way = subtract(test.bound, test.start) if test.step > 0 else subtract(test.start, test.bound)
    longest = walk.bits.most(way)
    return None if longest is None or test.step == 0 else longest // abs(test.step) + 1


def _most_of_a_group(walk: Walk, block: int, step: int) -> int | None:
    """The most iterations of a loop whose counter and bound are made of places in a group and numbers alone."""
    kernel, meanings = walk.kernel, walk.index.meanings
    compared = loop_test(walk.index, block)
    if compared is None:
        return None
    waiting = list(kernel.operands.reads[compared[0]])
    seen = set(waiting)
    while waiting and len(seen) <= _MOST_REGISTERS:
        register = waiting.pop()
        if kernel.registers[register].file == "special":
            if meanings.registers.get(kernel.registers[register].name, "group_x").startswith("group"):
                return None
            continue
        homes = walk.index.meetings.homes.get(register, ())
        writers = [index for block in homes for index in walk.index.written[block][register]]
        forms = [kernel.forms[index] for index in writers]
        if not forms or any(form.accesses or form.instruction_class not in _MADE for form in forms):
            return None
        new = {read for index in writers for read in kernel.operands.reads[index]} - seen
        seen |= new
        waiting.extend(new)
    return _GROUP // abs(step) + 1 if step and not waiting else None


def _test(walk: Walk, block: int, inside: Collection[int]) -> _Test | int | None:
    """The test that keeps a loop going; the most it can run where its counter is shifted."""
    kernel, meanings = walk.kernel, walk.index.meanings
    last = walk.index.flow.blocks[block].last - 1
    form = kernel.forms[last]
    compared = loop_test(walk.index, block)
    if compared is None or (form.flow == "switch" and len(form.operands) != _CONDITION_AND_TARGETS):
        return None
    index, relation, *texts = compared
    left, right = (operand(walk, index, text) for text in texts)
    shifted = _shifted(walk, left) or _shifted(walk, right)
    if shifted:
        return shifted
    name, holds = f"loop:{walk.index.flow.innermost[block]}", relation
    if not left.has(name):
        left, right, holds = right, left, lambda one, other: relation(other, one)
    moved = [(product, one) for product, one in left.terms.items() if name in product]
    if len(moved) != 1 or right.has(name):
        return None
    product, step = moved[0]
    others = [other for other in product if other != name]
    target = walk.index.target(last)
    if not isinstance(step, int) or not set(others) <= set(_SIZES) or product.count(name) != 1 or target is None:
        return None
    start = Value({product: one for product, one in left.terms.items() if name not in product})
    goes_on = (target in inside) != ("negated_guard" in form.flags or form.mnemonic in meanings.branches_if_false)
    return _Test(start, step, not others, right, holds if goes_on else opposite(holds))


def _shifted(walk: Walk, counter: Value) -> int | None:
    """The most iterations a counter takes that is shifted in each of them: as many as its start has bits."""
    found = [walk.scaled[name] for product in counter.terms for name in product if name in walk.scaled]
    if len(found) != 1:
        return None
    start, bits = found[0]
    limit = walk.bits.below(start) if bits < 0 else None
    return -(-(min(limit, _WORD).bit_length() if limit is not None else _BITS) // abs(bits))


def _weighted(kernel: Kernel, loop: Loop) -> tuple[int, str] | None:
    """How often the body of a loop runs on average, at least once, and the weights that say it; None without weights."""
    flow = flow_of(kernel)
    exits, ends = _exits(flow, loop)
    if loop.irreducible or not exits or any(flow.innermost[at] != loop.index for at in exits):
        return None
    stays, reasons = 1.0, []
    for at in exits:
        weights = _weights(kernel, at)
        if weights is None or not all(at in flow.dominating(end) for end in ends):
            return None
        whole, last = sum(weights.counts), flow.blocks[at].last - 1
        named = [kernel.labels.get(text.bind(kernel.tokens[last])) for text in kernel.forms[last].targets]
        targets = [flow.block_of(to) if to is not None and to < len(kernel) else None for to in named]
        kept = sum(count for count, to in zip(weights.counts, targets, strict=True) if to in loop.blocks)
        stays *= kept / whole
        reasons.append(f"{kept:,} to {whole - kept:,}{' as the source expects' if weights.expected else ''}")
    if stays >= 1.0:
        return None
    often = (1.0 if set(exits) & set(ends) else stays) / (1.0 - stays)
    return (max(1, round(often)), f"branch weights of the loop: {', '.join(reasons)}") if often < _LONGEST else None


def _weights(kernel: Kernel, block: int) -> Weights | None:
    """The weights of the branch at the end of a block, where there is one for each target."""
    last = flow_of(kernel).blocks[block].last - 1
    text = kernel.forms[last].weights
    found = kernel.module.debug.weights(text.bind(kernel.tokens[last])) if text is not None else None
    fits = found is not None and len(found.counts) == len(kernel.forms[last].targets) and sum(found.counts) > 0
    return found if fits else None
