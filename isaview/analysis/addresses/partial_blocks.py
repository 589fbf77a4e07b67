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

from isaview.analysis.addresses.affine import in_lanes, signed
from isaview.analysis.addresses.follow import ExhaustedError, operand
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


class Partial(Struct, frozen=True):
    """Who runs a block: the ``share`` of a group's waves, and the most ``lanes`` of one of them."""

    share: float
    lanes: int


class _Test(Struct, frozen=True):
    """A comparison that lets lanes pass: its place, the relation that holds for them, and its operands."""

    index: int
    relation: Relation
    texts: tuple[str, str]


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
                passing = [lanes for test in tests if (lanes := _passing(walk, test)) is not None]
            except ExhaustedError:
                return None
            if not passing:
                return None
            counts.append(sum(map(all, zip(*passing, strict=True))))
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


def _passing(walk: Walk, test: _Test) -> list[bool] | None:
    """Whether each lane of a wave passes a comparison, None where that is not known."""
    size = walk.shape.wave_size
    left, right = (operand(walk, test.index, text).numbers for text in test.texts)
    if left is None or right is None:
        return None
    pairs = zip(in_lanes(left, size), in_lanes(right, size), strict=True)
    return [test.relation(signed(one), signed(other)) for one, other in pairs]


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
    compared = comparison(index, at)
    if compared is not None:
        relation, *texts = compared
        yield _Test(at, relation if holds else opposite(relation), (texts[0], texts[1]))
    elif tuple(index.meanings.low(index.kernel.forms[at])) == _COPY:
        copied = index.kernel.forms[at].operands[1].bind(index.kernel.tokens[at])
        yield _Test(at, ne if holds else eq, (copied, "0"))
    elif depth and _needs_all(index, at, holds):
        block, reads = index.flow.block_of(at), index.kernel.operands.reads[at]
        sources = {index.source(block, at, register, 0)[:2] for register in reads if register not in index.lane_masks}
        for kind, made in sorted(sources):
            if kind == "made":
                yield from _tests(index, made, holds, depth - 1)


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
