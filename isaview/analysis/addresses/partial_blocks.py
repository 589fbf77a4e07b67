"""Blocks and instructions that only some lanes run, because they ask where the thread is.

Known where what is asked comes down to constants, or to comparisons of a thread's coordinate with something that is known in
every lane. Of several that have to hold together, those that are not known are left out. A block counts where a successor of
a branch is entered by nothing else: that successor, and what it dominates, runs in these lanes only. An instruction counts by
its own guard, and by a switch of lanes before it in its block.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import eq, ne

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.analysis.addresses.affine import (
    VARYING,
    Coefficient,
    Value,
    in_lanes,
    lane_by_lane,
    number,
    signed,
    subtract,
    unknown,
    without_numbers,
)
from isaview.analysis.addresses.follow import ExhaustedError, operand, weighted_sum
from isaview.analysis.addresses.index import Index, definition_value, index_of, literal
from isaview.analysis.addresses.launch_shape import Shape
from isaview.analysis.addresses.loop_tests import Halves, Relation, comparison, negated, of_halves
from isaview.analysis.addresses.walk import Walk, few_steps, walk_of
from isaview.flow.graph import Flow
from isaview.model.kernel import Kernel

_TWO_WAYS = 2
_WIDEST_JOIN = 64
"""Joins that are looked through where edges are dead."""
_DEEPEST = 4
"""Conditions within conditions that are looked into."""
_JOINS = {"and": True, "or": False}
"""What has to come out of a condition of two parts, so that both parts come out the same."""
_COPY = ("1",)
_CHOICE = ("0", "#1", "and", "choose")
_EQUAL, _LESS = [False, True, False], [True, False]
"""How a relation to 1 comes out for 0, 1 and 2, and for 0 and 2."""
_GROUP = "group_"
_CARRY = f"{VARYING}carry"
_CHANGING = ("loop:", _CARRY)
_BEYOND = 1 << 31

Edges = frozenset[tuple[int, int]]
Outcomes = list[list[bool]]
"""Whether each lane of a wave passes a comparison, in every way it may come out; empty where that is not known."""


class Partial(Struct, frozen=True):
    """Who runs a block: the ``share`` of a group's waves, and the most ``lanes`` of any of them."""

    share: float
    lanes: int


class Test(Struct, frozen=True):
    """A comparison that lets lanes pass: its index, the relation that holds for them, and its operands.

    Where ``written`` is a register, what the instruction writes to it is compared with the second operand.
    """

    index: int
    relation: Relation
    texts: tuple[str, str]
    written: int | None = None
    halves: Halves | None = None


class RunningLanes(Struct, frozen=True):
    """Who runs the blocks and instructions of a kernel in groups of ``shape.most`` threads.

    ``blocks`` are those that only some lanes run.
    """

    index: Index
    shape: Shape
    walks: dict[int, Walk] = field(default_factory=dict)
    blocks: dict[int, Partial] = field(default_factory=dict)

    def at(self, instruction: int) -> int:
        """The most lanes of a wave that run an instruction."""
        block = self.index.values.block[instruction]
        partial = (self.blocks.get(block), self.passing(list(_own_tests(self.index, instruction))))
        return min((known.lanes for known in partial if known is not None), default=self.shape.wave_size)

    def passing(self, tests: list[Test]) -> Partial | None:
        """Which lanes pass all of some comparisons, where an outcome is known and they are not all lanes."""
        size = self.shape.wave_size
        counts: list[int] = []
        for wave in self.shape.waves if tests else ():
            if wave not in self.walks:
                self.walks[wave] = walk_of(self.index.kernel, replace(self.shape, wave=wave), most=few_steps(self.index.kernel))
            try:
                known = outcomes_of(self.walks[wave], tests)
            except ExhaustedError:
                return None
            if not known:
                return None
            counts.append(_most_lanes(known))
        waves = -(-self.shape.most // size)
        running = sum(count > 0 for count in counts)
        if running == len(counts) and len(counts) < waves:
            running = waves
        if not counts or (running == waves and min(counts) == size):
            return None
        return Partial(running / waves, max(counts))


def running_lanes(kernel: Kernel, shape: Shape) -> RunningLanes:
    """Who runs what; everybody everything where addresses are not followed."""
    index = index_of(kernel)
    running = RunningLanes(index, shape)
    if not index.meanings.lane_comparisons and not index.meanings.comparisons:
        return running
    heads: dict[int, Partial] = {}
    for block in index.flow.preorder:
        head, tests = _guarded_successor(index, block)
        partial = running.passing(tests)
        if partial is not None:
            heads[head] = partial
    for block in index.flow.preorder if heads else ():
        above = [heads[at] for at in index.flow.dominating(block) if at in heads]
        if above:
            share, lanes = min(partial.share for partial in above), min(partial.lanes for partial in above)
            running.blocks[block] = Partial(share, lanes)
    return running


def _outcomes(walk: Walk, test: Test) -> Outcomes:
    size, relation = walk.shape.wave_size, test.relation
    left, right = (operand(walk, test.index, text) for text in test.texts)
    if test.halves is not None and not are_sign_extended(walk, test.halves, (left, right)):
        return []
    if test.written is not None:
        left = weighted_sum(walk, [(walk.index.values.value_written(test.index, test.written) << 1, 1)])
    if right.numbers is not None and left.numbers is not None:
        return [_each(relation, in_lanes(left.numbers, size), in_lanes(right.numbers, size))]
    if [relation(number, 1) for number in (0, 1, 2)] == _EQUAL:
        difference = subtract(left, right)
        lanes = in_lanes(difference.terms.get((), 0), size)
        known = without_numbers(difference).uniform
        return [[lane == number for lane in lanes] for number in sorted(set(lanes))] if known else []
    fixed = right.constant
    if fixed is None:
        fixed, left, relation = left.constant, right, lambda value, bound: test.relation(bound, value)
    base, lanes = without_numbers(left), in_lanes(left.terms.get((), 0), size)
    is_least = [relation(number, 1) for number in (0, 2)] == _LESS
    if fixed is None or not is_least or not base.uniform or not _is_not_negative(walk, base):
        return []
    return [_each(relation, lanes, in_lanes(fixed, size))]


def _each(relation: Relation, left: Iterable[int], right: Iterable[int]) -> list[bool]:
    return [relation(signed(first), signed(second)) for first, second in zip(left, right, strict=True)]


def _is_not_negative(walk: Walk, base: Value) -> bool:
    """Whether something equal in all lanes is a sum of groups' coordinates and of what is known not to be negative."""
    return all(
        isinstance(factor, int)
        and factor > 0
        and all(name.startswith(_GROUP) or walk.bits.below(unknown(name)) is not None for name in product)
        for product, factor in base.terms.items()
    )


def _most_lanes(known: list[Outcomes]) -> int:
    """The most lanes that pass every comparison, however those of several outcomes come out."""
    sure = [outcomes[0] for outcomes in known if len(outcomes) == 1]
    counts = [sum(map(all, zip(*sure, strict=True)))] if sure else []
    for outcomes in (outcomes for outcomes in known if len(outcomes) > 1):
        counts += (max(sum(map(all, zip(outcome, *sure, strict=True))) for outcome in outcomes),)
    return min(counts)


def _guarded_successor(index: Index, block: int) -> tuple[int, list[Test]]:
    """The successor of a block's branch, or guarded end, that only this block enters, and what holds there."""
    entered = [(to, tests) for to, tests in branch_tests(index, block) if is_entered_only_by(index.flow, block, to)]
    return entered[0] if len(entered) == 1 else (-1, [])


def branch_tests(index: Index, block: int, dead: Edges = frozenset()) -> list[tuple[int, list[Test]]]:
    """Both successors of a block's branch with what holds for lanes that go there; nothing where that is not known.

    ``dead`` are edges between blocks that no lane takes.
    """
    if dead:
        return _find_branch_tests(index, block, dead)
    key = (branch_tests, block)
    if key not in index.kept:
        index.kept[key] = _find_branch_tests(index, block, dead)
    tests: list[tuple[int, list[Test]]] = index.kept[key]
    return tests


def _find_branch_tests(index: Index, block: int, dead: Edges) -> list[tuple[int, list[Test]]]:
    kernel, flow = index.kernel, index.flow
    if flow.blocks[block].first == flow.blocks[block].last:
        return []  # a kernel without instructions
    last = flow.blocks[block].last - 1
    target, form = index.target(last), kernel.forms[last]
    if form.flow in ("stop", "return") and form.guard is not None:
        return [(to, guard_tests(index, last, dead)[1]) for to in flow.successors[block]]
    if len(flow.successors[block]) != _TWO_WAYS or form.flow not in ("branch", "switch"):
        return []
    skips = not index.lane_masks.isdisjoint(kernel.operands.reads[last])
    maker = _switch(index, block, last) if skips else _maker(index, last, kernel.operands.reads[last], dead)
    if target is None or maker is None:
        return []
    is_negated = "negated_guard" in form.flags or form.mnemonic in index.meanings.branches_if_false
    ways = ((to, (to == target) != is_negated) for to in flow.successors[block])
    return [(to, list(_tests(index, maker, holds))) for to, holds in ways if holds or not skips]


def guard_tests(index: Index, at: int, dead: Edges = frozenset()) -> tuple[list[Test], list[Test]]:
    """What holds for lanes that run a guarded instruction, and for those that do not."""
    kernel = index.kernel
    guards = set(_guards(kernel, at))
    maker = _maker(index, at, guards, dead) if len(guards) == 1 else None
    if maker is None:
        return [], []
    holds = "negated_guard" not in kernel.forms[at].flags
    return list(_tests(index, maker, holds)), list(_tests(index, maker, not holds))


def _guards(kernel: Kernel, at: int) -> list[int]:
    return [register for register in kernel.operands.reads[at] if kernel.registers[register].file == "predicate"]


def outcomes_of(walk: Walk, tests: Iterable[Test]) -> list[Outcomes]:
    """How comparisons come out, those left out that are not known.

    Raises:
        ExhaustedError: the kernel is too large to follow them.
    """
    return [outcomes for test in tests if (outcomes := _outcomes(walk, test))]


def are_sign_extended(walk: Walk, halves: Halves, values: tuple[Value, Value]) -> bool:
    """Whether upper halves only have the sign of the lower ones when a loop begins; carries are the counter's.

    The upper half of a difference is its sign, less one, with the carry of its lower half.
    """
    index, *texts = halves
    for value, text in zip(values, texts, strict=True):
        upper = operand(walk, index, text)
        moves = [
            product for half in (value, upper) for product in half.terms if any(name.startswith(_CHANGING) for name in product)
        ]
        low, high = (
            Value({product: of for product, of in half.terms.items() if product not in moves}) for half in (value, upper)
        )
        if low.numbers is None:
            limit = walk.bits.below(low)
            signs: Coefficient | None = 0 if limit is not None and limit <= _BEYOND else None
        else:
            signs = lane_by_lane(low.numbers, 0, lambda lane, _: -int(lane < 0))
        is_carried = any(name.startswith(_CARRY) for name in upper.names)
        if signs is None or high not in [number(lane_by_lane(signs, less, int.__sub__)) for less in range(1 + is_carried)]:
            return False
    return True


def is_entered_only_by(flow: Flow, block: int, successor: int) -> bool:
    """Whether only this block enters another, except for what comes back from behind it."""
    return all(at == block or successor in flow.dominating(at) for at in flow.predecessors[successor])


def _switch(index: Index, block: int, before: int) -> int | None:
    """The instruction whose result the last switch of lanes in a block before another leaves on, None where there is none."""
    kernel, masks = index.kernel, index.lane_masks
    at = next((at for at, _ in reversed(index.switches[block]) if at < before), None)
    if at is None or comparison(index, at) is not None:
        return at
    if kernel.forms[at].mnemonic not in index.meanings.saving:
        return None
    return _maker(index, at, (register for register in kernel.operands.reads[at] if register not in masks))


def _makers(index: Index, at: int, registers: Iterable[int], dead: Edges = frozenset()) -> set[int]:
    """What makes registers that an instruction reads, as the column `maker` of values says it; by edges that are not dead."""
    values, makers = index.values, set[int]()
    for register in registers:
        waiting, seen = [index.definition_before(at, register)], set[int]()
        while waiting:
            maker = values.maker[definition_value(waiting.pop())]
            block = -1 - maker
            before = index.flow.predecessors[block] if maker < 0 and dead else ()
            if not before or len(seen) > _WIDEST_JOIN:
                makers.add(maker)
            elif block not in seen:
                seen.add(block)
                live = (source for source in before if (source, block) not in dead)
                waiting += [index.definition_at_end(source, register, 0) for source in live]
    return makers


def _maker(index: Index, at: int, registers: Iterable[int], dead: Edges = frozenset()) -> int | None:
    """The instruction that made all of some registers that an instruction reads, None where several did or none."""
    makers = _makers(index, at, registers, dead)
    maker = makers.pop() if len(makers) == 1 else -1
    return maker if maker >= 0 else None


def _own_tests(index: Index, at: int) -> Iterator[Test]:
    """What holds for the lanes that run an instruction by its own guard, and by the last switch of lanes in its block."""
    form, kernel = index.kernel.forms[at], index.kernel
    if form.guard is not None:
        maker = _maker(index, at, _guards(kernel, at))
        if maker is not None:
            yield from _tests(index, maker, "negated_guard" not in form.flags)
    switch = _switch(index, index.values.block[at], at)
    if switch is not None:
        yield from _tests(index, switch, True)


def _tests(index: Index, at: int, holds: bool, depth: int = _DEEPEST) -> Iterator[Test]:
    """The comparisons that all come out so if what an instruction makes holds, or if it does not."""
    kernel, meanings = index.kernel, index.meanings
    form, tokens = kernel.forms[at], kernel.tokens[at]
    compared, wide = comparison(index, at, joined=holds), of_halves(index, at)
    if wide is not None:
        relation, left, right, low, halves = wide
        yield Test(low, relation if holds else negated(relation), (left, right), None, halves)
    elif compared is not None:
        relation, left, right = compared
        yield Test(at, relation if holds else negated(relation), (left, right))
        if holds and depth and meanings.conjoined:
            # the predicate behind the operands has to hold as well
            text = form.operands[-1].bind(tokens)
            register = index.register(at, text.lstrip("!"))
            maker = None if register is None else _maker(index, at, (register,))
            if maker is not None:
                yield from _tests(index, maker, not text.startswith("!"), depth - 1)
    elif meanings.tested is not None and meanings.tested.fullmatch(form.opcode) and _is_alone(index, at):
        yield Test(at, ne if holds else eq, ("0", "0"), kernel.operands.writes[at][0])
    elif form.mnemonic in meanings.of_active and not index.lane_masks.isdisjoint(kernel.operands.reads[at]):
        maker = _maker(index, at, (register for register in kernel.operands.reads[at] if register not in index.lane_masks))
        if maker is not None and depth:
            yield from _tests(index, maker, holds, depth - 1)
    elif tuple(meanings.low(form)) == _COPY:
        yield Test(at, ne if holds else eq, (form.operands[1].bind(tokens), "0"))
    elif depth and _needs_all(index, at, holds):
        reads = (register for register in kernel.operands.reads[at] if register not in index.lane_masks)
        for maker in sorted(_makers(index, at, reads)):
            if maker >= 0:
                yield from _tests(index, maker, holds, depth - 1)


def _is_alone(index: Index, at: int) -> bool:
    """Whether an instruction makes a single predicate, first of all, and no other has a say in it."""
    kernel = index.kernel
    form, conjoined = kernel.forms[at], index.meanings.conjoined
    files = [kernel.registers[register].file for register in kernel.operands.writes[at]]
    last = form.operands[-1].bind(kernel.tokens[at])
    return files.count("predicate") == 1 and files[0] == "predicate" and last[:1] == "!" and last[1:] in conjoined


def _needs_all(index: Index, at: int, holds: bool) -> bool:
    """Whether all parts of a condition come out as it does: both of two that are joined, or that choose each other."""
    words = tuple(index.meanings.low(index.kernel.forms[at]))
    if not words or words[-len(_CHOICE) :] != _CHOICE:
        return bool(words) and _JOINS.get(words[-1]) is holds
    constant = index.kernel.forms[at].operands[2 if holds else 1].bind(index.kernel.tokens[at])
    return index.meanings.constants.get(constant, literal(constant)) == (0 if holds else 1)
