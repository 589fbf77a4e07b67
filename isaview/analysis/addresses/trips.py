"""Trips: how often a loop runs, where the text says it: a counter with a constant start, step and bound.

Told only for loops with one exit whose test stands in the block that jumps back or in the header. A counter that is shifted in
every iteration runs at most as often as it has bits.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.addresses import affine
from isaview.analysis.addresses.affine import Value
from isaview.analysis.addresses.expected import expected
from isaview.analysis.addresses.loop_tests import Relation, loop_test, opposite, swapped
from isaview.analysis.addresses.reaching import ExhaustedError, Reaching
from isaview.analysis.addresses.waiting_loops import waits_only
from isaview.flow.graph import flow_of
from isaview.flow.nesting import Loop
from isaview.languages.meanings import Meanings
from isaview.model.kernel import Kernel

_CONDITION_AND_TARGETS = 3
_LONGEST = 1 << 24
"""A loop that runs more often is as good as unknown: its counter has most likely wrapped."""

_SIZES = ("waves_x", "size_x", "size_y", "size_z")
"""Unknowns that are at least 1."""
_GROUP = 1024
"""The most threads of a group: no loop between their places runs more often."""
_WIDEST = 64
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


def trips(reaching: Reaching, meanings: Meanings, loop: Loop) -> Trips:
    """How often the body of a loop runs, as far as the text tells."""
    if waits_only(reaching.kernel, loop):
        return Trips(waits=True)
    found = _counted(reaching, meanings, loop)
    likely = expected(reaching.kernel, loop) if found.exact is None else None
    if likely is None:
        return found
    often = likely.trips if found.most is None else min(likely.trips, found.most)
    return Trips(None, found.most, often, likely.because)


def _counted(reaching: Reaching, meanings: Meanings, loop: Loop) -> Trips:
    """How often the body of a loop runs by its counter."""
    kernel = reaching.kernel
    inside = set(loop.blocks)
    exits = [at for at in loop.blocks if any(to not in inside for to in flow_of(kernel).successors[at])]
    ends = [at for at in flow_of(kernel).predecessors[loop.header] if at in inside]
    if loop.irreducible or len(exits) != 1 or exits[0] not in (*ends, loop.header):
        return Trips()
    if exits[0] != loop.header and len(ends) > 1:
        return Trips()  # another way back is not tested
    if _clears(kernel, meanings, exits[0], inside):
        return Trips(most=reaching.shape.wave_size, by_lane=True)
    try:
        found = _test(reaching, meanings, exits[0], inside)
    except ExhaustedError:
        return Trips()
    if found is None:
        return Trips()
    if isinstance(found, int):
        return Trips(most=found)
    start, step, bound, relation = found
    steady = _steady(reaching, meanings, exits[0], inside)
    way = affine.subtract(bound, start).constant
    if isinstance(step, tuple):
        return Trips(most=_most(reaching, start, step[0], bound))
    if way is None:
        most = _most(reaching, start, step, bound) or _most_of_a_group(reaching, meanings, exits[0], step)
        told = _strided(reaching, start, step, bound, relation, exits[0] in ends) or Trips(most=most)
        return replace(told, steady=steady)
    first = start.constant or 0
    continues = _first_failure(first, step, affine.signed(first + way), relation)
    if continues is None:
        return Trips(steady=steady)
    return Trips(continues + 1 if exits[0] in ends else continues)


def _clears(kernel: Kernel, meanings: Meanings, block: int, inside: set[int]) -> bool:
    """Whether a loop runs until no bit is left in a mask, of which every iteration finds one and clears it."""
    operands, flow = kernel.operands, flow_of(kernel)
    last = flow.blocks[block].last - 1
    asked = set(operands.reads[last])
    for index in range(last - 1, flow.blocks[block].first - 1, -1):
        if asked.isdisjoint(operands.writes[index]):
            continue
        clears = kernel.forms[index].mnemonic in meanings.clears
        asked = set(operands.reads[index]) & set(operands.writes[index]) if clears else set(operands.reads[index])
        break
    inner = flow.inside(inside)
    writers = [index for index in inner if not asked.isdisjoint(operands.writes[index])]
    finds = any(
        kernel.forms[index].mnemonic in meanings.finds and not asked.isdisjoint(operands.reads[index]) for index in inner
    )
    return finds and all(
        kernel.forms[index].mnemonic in meanings.clears and not asked.isdisjoint(operands.reads[index]) for index in writers
    )


def _steady(reaching: Reaching, meanings: Meanings, block: int, inside: set[int]) -> bool:
    """Whether what a loop's test compares moves by a number that stands in the text."""
    kernel, operands = reaching.kernel, reaching.kernel.operands
    compared = loop_test(kernel, meanings, reaching.lane_masks, block)
    return compared is not None and any(
        register in operands.writes[index] and set(operands.reads[index]) == {register}
        for register in operands.reads[compared[0]]
        for index in flow_of(kernel).inside(inside)
    )


def _strided(
    reaching: Reaching, start: Value, step: int, bound: Value, relation: Relation, tested_behind: bool
) -> Trips | None:
    """The iterations where every lane starts at a small place of its own, as where a group walks over a tile."""
    last, below = bound.constant, reaching.bits.below(start)
    if last is None or below is None or not 0 < below - 1 + step < _BEYOND - step or step <= 0:
        return None
    last += relation(last, last)
    if not relation(0, last) or last >= _BEYOND - step:
        return None
    first = start.terms.get((), 0)
    least = first if isinstance(first, int) else min(first)
    most, fewest = (max(0, -(-(last - at) // step)) + tested_behind for at in (least, below - 1))
    return Trips(exact=most) if most == fewest else Trips(most=most)


def _most(reaching: Reaching, start: Value, step: int, bound: Value) -> int | None:
    """The most a counter can take from start to bound where the way cannot be long, as between places in a group."""
    way = affine.subtract(bound, start) if step > 0 else affine.subtract(start, bound)
    longest = reaching.bits.most(way)
    return None if longest is None or step == 0 else longest // abs(step) + 1


def _most_of_a_group(reaching: Reaching, meanings: Meanings, block: int, step: int) -> int | None:
    """The most iterations of a loop whose counter and bound are made of places in a group and numbers alone."""
    kernel = reaching.kernel
    compared = loop_test(kernel, meanings, reaching.lane_masks, block)
    if compared is None:
        return None
    waiting = list(kernel.operands.reads[compared[0]])
    seen = set(waiting)
    while waiting and len(seen) <= _WIDEST:
        register = waiting.pop()
        if kernel.registers[register].file == "special":
            if meanings.registers.get(kernel.registers[register].name, "group_x").startswith("group"):
                return None
            continue
        writers = reaching.writers(register)
        if not writers:
            return None
        for index in writers:
            if kernel.forms[index].accesses or kernel.forms[index].instruction_class not in _MADE:
                return None
            new = set(kernel.operands.reads[index]) - seen
            seen |= new
            waiting.extend(new)
    return _GROUP // abs(step) + 1 if step and not waiting else None


def _test(
    reaching: Reaching, meanings: Meanings, block: int, inside: set[int]
) -> tuple[Value, int | tuple[int], Value, Relation] | int | None:
    """Start, step, bound and relation of the test that keeps a loop going; the most it can run where its counter is shifted.

    The step is in brackets where that is the least it can be.
    """
    kernel = reaching.kernel
    last = flow_of(kernel).blocks[block].last - 1
    form = kernel.forms[last]
    compared = loop_test(kernel, meanings, reaching.lane_masks, block)
    if compared is None or (form.flow == "switch" and len(form.operands) != _CONDITION_AND_TARGETS):
        return None
    index, relation, first, second = compared
    left = reaching.operand(index, first)
    right = reaching.operand(index, second)
    name = f"loop:{flow_of(kernel).innermost[block]}"
    shifted = _shifted(reaching, left) or _shifted(reaching, right)
    if shifted:
        return shifted
    if not left.has(name):
        left, right = right, left
        relation = swapped(relation)
    moved = [(product, one) for product, one in left.terms.items() if name in product]
    start = Value({product: one for product, one in left.terms.items() if name not in product})
    if len(moved) != 1 or right.has(name):
        return None
    product, factor = moved[0]
    if (
        not isinstance(factor, int)
        or any(other not in _SIZES for other in product if other != name)
        or product.count(name) != 1
    ):
        return None
    step: int | tuple[int] = factor if product == (name,) else (factor,)
    jumps = [kernel.labels.get(text.bind(kernel.tokens[last])) for text in form.targets]
    target = next((flow_of(kernel).block_of(at) for at in jumps if at is not None and at < len(kernel)), None)
    if target is None:
        return None
    holds = (target in inside) != ("negated_guard" in form.flags or form.mnemonic in meanings.branches_if_false)
    return start, step, right, relation if holds else opposite(relation)


def _shifted(reaching: Reaching, counter: Value) -> int | None:
    """The most iterations a counter takes that is shifted in each of them: as many as its start has bits."""
    found = [reaching.scaled[name] for product in counter.terms for name in product if name in reaching.scaled]
    if len(found) != 1:
        return None
    start, bits = found[0]
    limit = reaching.bits.below(start) if bits < 0 else None
    return -(-(min(limit, _WORD).bit_length() if limit is not None else _BITS) // abs(bits))


def _first_failure(start: int, step: int, bound: int, relation: Relation) -> int | None:
    """The first iteration, from 0, whose test fails; None where none below `_LONGEST` does."""
    if step == 0:
        return None
    if not relation(start, bound):
        return 0
    crossings = ((bound - start) // step, (bound % _WORD - start % _WORD) // step)
    for at in sorted({near + by for near in crossings for by in (-1, 0, 1)}):
        value = affine.signed(start + step * at)
        before = affine.signed(start + step * (at - 1))
        if 0 < at < _LONGEST and relation(before, bound) and not relation(value, bound):
            return at
    return None
