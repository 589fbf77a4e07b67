"""Partial blocks: blocks and instructions that only some lanes run, because they ask where the thread is.

Known where what is asked comes down to constants, or to comparisons of the place of the thread with something that is known in
every lane. Of several that have to hold together, those that are not known are left out. A block counts where one side of a
branch is entered by nothing else: that side, and what it dominates, runs in these lanes only. An instruction counts by its own
guard, and by a switch of lanes before it in its block.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from operator import eq, ne

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.analysis.addresses.affine import Value, in_lanes, signed, subtract, unknown
from isaview.analysis.addresses.follow import ExhaustedError, operand, total
from isaview.analysis.addresses.index import Index, index_of, literal
from isaview.analysis.addresses.launch_shape import Shape
from isaview.analysis.addresses.loop_tests import Relation, comparison, opposite
from isaview.analysis.addresses.walk import Walk, walk_of
from isaview.flow.graph import Flow
from isaview.model.kernel import Kernel

_SIDES = 2
_DEEPEST = 4
"""Conditions within conditions that are looked into."""
_JOINS = {"and": True, "or": False}
"""What has to come out of a condition of two parts, so that both parts come out the same."""
_COPY = ("1",)
_CHOICE = ("0", "#1", "and", "choose")
_EQUAL, _LESS = [False, True, False], [True, False]
"""How a relation to 1 comes out for 0, 1 and 2, and for 0 and 2."""
_GROUP = "group_"


class Partial(Struct, frozen=True):
    """Who runs a block: the ``share`` of a group's waves, and the most ``lanes`` of one of them."""

    share: float
    lanes: int


class _Test(Struct, frozen=True):
    """A comparison that lets lanes pass: its place, the relation that holds for them, and its operands.

    Where ``made`` is a register, it is what the instruction makes of that register that is compared with the second text.
    """

    index: int
    relation: Relation
    texts: tuple[str, str]
    made: int | None = None


class RunningLanes(Struct, frozen=True):
    """Who runs the blocks and instructions of a kernel in groups of ``shape.most`` threads."""

    index: Index
    shape: Shape
    walks: dict[int, Walk] = field(default_factory=dict)
    blocks: dict[int, Partial] = field(default_factory=dict)

    def at(self, instruction: int) -> int:
        """The most lanes of a wave that run an instruction."""
        index = self.index
        found = [self.blocks.get(index.flow.block_of(instruction)), self.of(list(_own_tests(index, instruction)))]
        return min((partial.lanes for partial in found if partial is not None), default=self.shape.wave_size)

    def of(self, tests: list[_Test]) -> Partial | None:
        """Which lanes pass all of some comparisons, where that is known of one of them and they are not all lanes."""
        size = self.shape.wave_size
        counts: list[int] = []
        for wave in self.shape.waves if tests else ():
            walk = self.walks.get(wave) or self.walks.setdefault(
                wave, walk_of(self.index.kernel, replace(self.shape, wave=wave))
            )
            try:
                passing = [sides for test in tests if (sides := _passing(walk, test))]
            except ExhaustedError:
                return None
            if not passing:
                return None
            counts.append(_most(passing))
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
        head, tests = _side(index, block)
        partial = running.of(tests)
        if partial is not None:
            heads[head] = partial
    if heads:
        running.blocks.update(_behind(index.flow, heads))
    return running


def partial_blocks(kernel: Kernel, shape: Shape) -> Mapping[int, Partial]:
    """The blocks that only some lanes of a group of ``shape.most`` threads run; nothing where addresses are not followed."""
    return running_lanes(kernel, shape).blocks


def _passing(walk: Walk, test: _Test) -> list[list[bool]]:
    """Whether each lane of a wave passes a comparison, in every way it may come out; nothing where that is not known."""
    size = walk.shape.wave_size
    left, right = (operand(walk, test.index, text) for text in test.texts)
    if test.made is not None:
        left = total(walk, [(("made", test.index, test.made, 0), 1)])
    if right.numbers is not None and left.numbers is not None:
        return [_each(test.relation, in_lanes(left.numbers, size), in_lanes(right.numbers, size))]
    if [test.relation(one, 1) for one in (0, 1, 2)] == _EQUAL:
        apart = subtract(left, right)
        numbers, rest = apart.terms.get((), 0), Value({product: one for product, one in apart.terms.items() if product})
        lanes = in_lanes(numbers, size)
        return [[lane == one for lane in lanes] for one in sorted(set(lanes))] if rest.uniform else []
    relation, fixed = test.relation, right.constant
    if fixed is None:
        fixed, left, relation = left.constant, right, lambda one, other: test.relation(other, one)
    parts = walk.bits.base(left)
    is_least = parts is not None and [relation(one, 1) for one in (0, 2)] == _LESS and _is_not_negative(walk, parts[0])
    return [] if fixed is None or parts is None or not is_least else [_each(relation, parts[1], in_lanes(fixed, size))]


def _each(relation: Relation, left: Iterable[int], right: Iterable[int]) -> list[bool]:
    return [relation(signed(one), signed(other)) for one, other in zip(left, right, strict=True)]


def _is_not_negative(walk: Walk, base: Value) -> bool:
    """Whether something equal in all lanes is a sum of places of groups and of what is known not to be negative."""
    return all(
        isinstance(one, int)
        and one > 0
        and all(name.startswith(_GROUP) or walk.bits.below(unknown(name)) is not None for name in product)
        for product, one in base.terms.items()
    )


def _most(passing: list[list[list[bool]]]) -> int:
    """The most lanes that pass every comparison, however those of several ways come out."""
    sure = [sides[0] for sides in passing if len(sides) == 1]
    counts = [sum(map(all, zip(*sure, strict=True)))] if sure else []
    for sides in passing:
        counts += [max(sum(map(all, zip(one, *sure, strict=True))) for one in sides)] if len(sides) > 1 else []
    return min(counts)


def _side(index: Index, block: int) -> tuple[int, list[_Test]]:
    """The side of a block's branch that only this branch enters, and what holds there."""
    kernel, flow = index.kernel, index.flow
    if len(flow.successors[block]) != _SIDES:
        return -1, []
    last = flow.blocks[block].last - 1
    form, target = kernel.forms[last], index.target(last)
    sides = [side for side in flow.successors[block] if _is_entered_only_by(flow, block, side)]
    if target is None or form.flow not in ("branch", "switch") or len(sides) != 1:
        return -1, []
    made = _condition(index, block, last)
    if made is None:
        return -1, []
    at, skips = made
    jumped = (sides[0] == target) != ("negated_guard" in form.flags or skips)
    return sides[0], list(_tests(index, at, jumped))


def _is_entered_only_by(flow: Flow, block: int, side: int) -> bool:
    """Whether only this block enters another, except for what comes back from behind it."""
    return all(at == block or side in flow.dominating(at) for at in flow.predecessors[side])


def _condition(index: Index, block: int, last: int) -> tuple[int, bool] | None:
    """The instruction that made a branch's condition, and whether the branch skips the lanes for which it holds."""
    masks, reads = index.lane_masks, index.kernel.operands.reads[last]
    if not masks.isdisjoint(reads):
        made = _switch(index, block, last)
        return None if made is None else (made, True)
    made = _maker(index, last, reads)
    return None if made is None else (made, False)


def _switch(index: Index, block: int, before: int) -> int | None:
    """The instruction whose result the last switch of lanes in a block before a place leaves on, None where there is none."""
    kernel, masks = index.kernel, index.lane_masks
    at = next((at for at, _ in reversed(index.masks[block]) if at < before), None)
    if at is None or comparison(index, at) is not None:
        return at
    if kernel.forms[at].mnemonic not in index.meanings.saving:
        return None
    return _maker(index, at, (register for register in kernel.operands.reads[at] if register not in masks))


def _maker(index: Index, at: int, registers: Iterable[int]) -> int | None:
    """The one instruction that made all of some registers that an instruction reads."""
    block = index.flow.block_of(at)
    sources = {index.source(block, at, register, 0)[:2] for register in registers}
    kind, made = sources.pop() if len(sources) == 1 else ("", 0)
    return made if kind == "made" else None


def _own_tests(index: Index, at: int) -> Iterator[_Test]:
    """What holds for the lanes that run an instruction by its own guard, and by the last switch of lanes in its block."""
    form, kernel = index.kernel.forms[at], index.kernel
    if form.guard is not None:
        guards = [register for register in kernel.operands.reads[at] if kernel.registers[register].file == "predicate"]
        made = _maker(index, at, guards)
        if made is not None:
            yield from _tests(index, made, "negated_guard" not in form.flags)
    if index.lane_masks:
        switch = _switch(index, index.flow.block_of(at), at)
        if switch is not None:
            yield from _tests(index, switch, True)


def _tests(index: Index, at: int, holds: bool, depth: int = _DEEPEST) -> Iterator[_Test]:
    """The comparisons that all come out so if what an instruction makes holds, or if it does not."""
    compared = comparison(index, at, joined=holds)
    kernel, tested = index.kernel, index.meanings.tested
    if compared is not None:
        relation, *texts = compared
        yield _Test(at, relation if holds else opposite(relation), (texts[0], texts[1]))
        if holds and depth and index.meanings.conjoined:
            yield from _joined(index, at, depth)
    elif tested is not None and tested.fullmatch(kernel.forms[at].opcode) and _is_alone(index, at):
        yield _Test(at, ne if holds else eq, ("0", "0"), kernel.operands.writes[at][0])
    elif tuple(index.meanings.low(index.kernel.forms[at])) == _COPY:
        copied = index.kernel.forms[at].operands[1].bind(index.kernel.tokens[at])
        yield _Test(at, ne if holds else eq, (copied, "0"))
    elif depth and _needs_all(index, at, holds):
        block, reads = index.flow.block_of(at), index.kernel.operands.reads[at]
        sources = {index.source(block, at, register, 0)[:2] for register in reads if register not in index.lane_masks}
        for kind, made in sorted(sources):
            if kind == "made":
                yield from _tests(index, made, holds, depth - 1)


def _joined(index: Index, at: int, depth: int) -> Iterator[_Test]:
    """What has to hold with a comparison: the predicate behind its operands."""
    text = index.kernel.forms[at].operands[-1].bind(index.kernel.tokens[at])
    register = index.register(at, text.lstrip("!"))
    made = None if register is None else _maker(index, at, (register,))
    if made is not None:
        yield from _tests(index, made, not text.startswith("!"), depth - 1)


def _is_alone(index: Index, at: int) -> bool:
    """Whether an instruction makes one predicate, first of all, and no other has a say in it."""
    kernel = index.kernel
    form, conjoined = kernel.forms[at], index.meanings.conjoined
    files = [kernel.registers[register].file for register in kernel.operands.writes[at]]
    last = form.operands[-1].bind(kernel.tokens[at])
    return files.count("predicate") == 1 and files[0] == "predicate" and last[:1] == "!" and last[1:] in conjoined


def _needs_all(index: Index, at: int, holds: bool) -> bool:
    """Whether all parts of a condition come out as it does: both of two that are joined, or chosen by one another."""
    words = tuple(index.meanings.low(index.kernel.forms[at]))
    if not words or words[-len(_CHOICE) :] != _CHOICE:
        return bool(words) and _JOINS.get(words[-1]) is holds
    constant = index.kernel.forms[at].operands[2 if holds else 1].bind(index.kernel.tokens[at])
    return index.meanings.constants.get(constant, literal(constant)) == (0 if holds else 1)


def _behind(flow: Flow, heads: Mapping[int, Partial]) -> Mapping[int, Partial]:
    """The blocks that stand behind such heads: those they dominate, with the fewest of all that do."""
    found: dict[int, Partial] = {}
    for block in flow.preorder:
        around = [heads[at] for at in flow.dominating(block) if at in heads]
        if around:
            found[block] = Partial(min(partial.share for partial in around), min(partial.lanes for partial in around))
    return found
