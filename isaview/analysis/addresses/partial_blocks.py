"""Partial blocks: blocks that only some lanes of a group run, because a branch compares the place of the thread with a number.

Known for branches on one comparison (a thread's place in x, its lane or wave, against something known in every lane), of
which one side is entered by nothing else: that side, and what it dominates, runs in these lanes only.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.addresses.affine import in_lanes, signed
from isaview.analysis.addresses.follow import ExhaustedError, operand
from isaview.analysis.addresses.index import Index, index_of
from isaview.analysis.addresses.launch_shape import Shape
from isaview.analysis.addresses.loop_tests import Relation, comparison, opposite
from isaview.analysis.addresses.walk import Walk, walk_of
from isaview.flow.graph import Flow
from isaview.model.kernel import Kernel

_SIDES = 2


class Partial(Struct, frozen=True):
    """Who runs a block: the ``share`` of a group's waves, and the most ``lanes`` of one of them."""

    share: float
    lanes: int


class _Test(Struct, frozen=True):
    """A comparison that lets lanes into the block ``head``: its place, the relation that holds there, and its operands."""

    head: int
    index: int
    relation: Relation
    texts: tuple[str, str]


def partial_blocks(kernel: Kernel, shape: Shape) -> Mapping[int, Partial]:
    """The blocks that only some lanes of a group of ``shape.most`` threads run; nothing where addresses are not followed."""
    index = index_of(kernel)
    if not index.meanings.lane_comparisons:
        return {}
    tests = [test for block in index.flow.preorder if (test := _test(index, block)) is not None]
    if not tests:
        return {}
    walks: dict[int, Walk] = {}
    running = ((test.head, _lanes(kernel, walks, shape, test)) for test in tests)
    heads = {head: partial for head, partial in running if partial is not None}
    return _behind(index.flow, heads) if heads else {}


def _test(index: Index, block: int) -> _Test | None:
    """The comparison a block's branch depends on, with the side that only this branch enters."""
    kernel, flow = index.kernel, index.flow
    if len(flow.successors[block]) != _SIDES:
        return None
    last = flow.blocks[block].last - 1
    form = kernel.forms[last]
    target, made = index.target(last), _condition(index, block, last)
    if made is None or target is None or form.flow != "branch":
        return None
    at, skips = made
    sides = [side for side in flow.successors[block] if _is_entered_only_by(flow, block, side)]
    compared = comparison(index, at)
    if len(sides) != 1 or compared is None:
        return None
    relation, *texts = compared
    jumped = (sides[0] == target) != ("negated_guard" in form.flags or skips)
    return _Test(sides[0], at, relation if jumped else opposite(relation), (texts[0], texts[1]))


def _is_entered_only_by(flow: Flow, block: int, side: int) -> bool:
    """Whether only this block enters another, except for what comes back from behind it."""
    return all(at == block or side in flow.dominating(at) for at in flow.predecessors[side])


def _condition(index: Index, block: int, last: int) -> tuple[int, bool] | None:
    """The instruction that made a branch's condition, and whether the branch skips the lanes for which it holds."""
    kernel, masks = index.kernel, index.lane_masks
    reads, writes = kernel.operands.reads, kernel.operands.writes
    read = reads[last]
    skips = not masks.isdisjoint(read)
    if skips:
        first = index.flow.blocks[block].first
        last = next((at for at in range(last - 1, first - 1, -1) if not masks.isdisjoint(writes[at])), -1)
        if last < 0:
            return None
        if comparison(index, last) is not None:
            return last, skips
        if kernel.forms[last].mnemonic not in index.meanings.saving:
            return None
        read = tuple(register for register in reads[last] if register not in masks)
    sources = {index.source(block, last, register, 0)[:2] for register in read}
    if len(sources) != 1:
        return None
    kind, at = sources.pop()
    return (at, skips) if kind == "made" else None


def _lanes(kernel: Kernel, walks: dict[int, Walk], shape: Shape, test: _Test) -> Partial | None:
    """Which lanes come to a block, where every wave's are known and they are not all; ``walks`` are those begun, by wave."""
    counts: list[int] = []
    for wave in shape.waves:
        walk = walks.get(wave) or walks.setdefault(wave, walk_of(kernel, replace(shape, wave=wave)))
        try:
            sides = [operand(walk, test.index, text).numbers for text in test.texts]
        except ExhaustedError:
            return None
        if sides[0] is None or sides[1] is None:
            return None
        pairs = zip(in_lanes(sides[0], shape.wave_size), in_lanes(sides[1], shape.wave_size), strict=True)
        counts.append(sum(test.relation(signed(left), signed(right)) for left, right in pairs))
    waves = -(-shape.most // shape.wave_size)
    running = sum(count > 0 for count in counts)
    if running == len(counts) and len(counts) < waves:
        running = waves
    return None if running == waves and min(counts) == shape.wave_size else Partial(running / waves, max(counts))


def _behind(flow: Flow, heads: Mapping[int, Partial]) -> Mapping[int, Partial]:
    """The blocks that stand behind such heads: those they dominate, with the fewest of all that do."""
    found: dict[int, Partial] = {}
    for block in flow.preorder:
        around = [heads[at] for at in flow.dominating(block) if at in heads]
        if around:
            found[block] = Partial(min(partial.share for partial in around), min(partial.lanes for partial in around))
    return found
