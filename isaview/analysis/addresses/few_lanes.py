"""Few lanes: blocks that only some lanes of a group run, because a branch compares the place of the thread with a number.

Told for branches on one comparison (a thread's place in x, its lane or wave, against something known in every lane), of
which one side is entered by nothing else: that side, and what it dominates, runs in these lanes only.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.addresses.affine import Value, signed
from isaview.analysis.addresses.launch_shape import Shape
from isaview.analysis.addresses.loop_tests import Relation, comparison, opposite
from isaview.analysis.addresses.reaching import ExhaustedError, Reaching
from isaview.flow.graph import flow_of
from isaview.model.kernel import Kernel

_SIDES = 2


class Few(Struct, frozen=True):
    """Who runs a block: the ``share`` of a group's waves, and the most ``lanes`` of one of them."""

    share: float
    lanes: int


def few_lanes(kernel: Kernel, shape: Shape) -> Mapping[int, Few]:
    """The blocks that only some lanes of a group of ``shape.most`` threads run; nothing where addresses are not followed."""
    general = Reaching(kernel, shape)
    meanings = general.meanings
    if not meanings.lane_comparisons:
        return {}
    tests = [found for block in flow_of(kernel).preorder if (found := _test(general, block)) is not None]
    if not tests:
        return {}
    walks = [Reaching(kernel, replace(shape, wave=wave), general.index) for wave in shape.waves]
    heads = {head: few for head, few in (_told(walks, shape, *test) for test in tests) if few is not None}
    return _spread(kernel, heads) if heads else {}


_Test = tuple[int, int, Relation, str, str]
"""The block that a comparison lets lanes into, its index, the relation that holds there, and its operands."""


def _test(reaching: Reaching, block: int) -> _Test | None:
    """The comparison a block's branch hangs on, with the side that only this branch enters."""
    kernel, flow = reaching.kernel, flow_of(reaching.kernel)
    if len(flow.successors[block]) != _SIDES:
        return None
    last = flow.blocks[block].last - 1
    form = kernel.forms[last]
    jumps = [kernel.labels.get(text.bind(kernel.tokens[last])) for text in form.targets]
    target = next((flow.block_of(at) for at in jumps if at is not None and at < len(kernel)), None)
    made = _condition(reaching, block, last)
    if made is None or target is None or form.flow != "branch":
        return None
    index, skips = made
    sides = [at for at in flow.successors[block] if _enters_alone(kernel, block, at)]
    compared = comparison(kernel, reaching.meanings, index)
    if len(sides) != 1 or compared is None:
        return None
    relation, *texts = compared
    negated = "negated_guard" in form.flags or skips
    jumped = (sides[0] == target) != negated
    return sides[0], index, relation if jumped else opposite(relation), texts[0], texts[1]


def _enters_alone(kernel: Kernel, block: int, side: int) -> bool:
    """Whether only this block enters another, save for what comes back from behind it."""
    return all(at == block or side in flow_of(kernel).dominating(at) for at in flow_of(kernel).predecessors[side])


def _condition(reaching: Reaching, block: int, last: int) -> tuple[int, bool] | None:
    """The instruction that made a branch's condition, and whether the branch skips the lanes for which it holds."""
    kernel = reaching.kernel
    read = kernel.operands.reads[last]
    skips = False
    if reaching.lane_masks and not reaching.lane_masks.isdisjoint(read):
        skips = True
        first = flow_of(kernel).blocks[block].first
        masks = (at for at in range(last - 1, first - 1, -1) if not reaching.lane_masks.isdisjoint(kernel.operands.writes[at]))
        last = next(masks, -1)
        if last < 0:
            return None
        if comparison(kernel, reaching.meanings, last) is not None:
            return last, skips
        if kernel.forms[last].mnemonic not in reaching.meanings.saving:
            return None
        read = tuple(at for at in kernel.operands.reads[last] if at not in reaching.lane_masks)
    sources = {reaching.source(block, last, register, 0)[:2] for register in read}
    if len(sources) != 1:
        return None
    kind, at = sources.pop()
    return (at, skips) if kind == "made" else None


def _told(
    walks: list[Reaching], shape: Shape, head: int, index: int, relation: Relation, left: str, right: str
) -> tuple[int, Few | None]:
    """Which lanes come to a block, where every wave's are known and they are not all."""
    counts: list[int] = []
    for walk in walks:
        try:
            sides = [_numbers(walk.operand(index, text), shape.wave_size) for text in (left, right)]
        except ExhaustedError:
            return head, None
        if sides[0] is None or sides[1] is None:
            return head, None
        counts.append(sum(relation(signed(one), signed(other)) for one, other in zip(*sides, strict=True)))
    waves = -(-shape.most // shape.wave_size)
    running = sum(count > 0 for count in counts)
    if running == len(counts) and len(counts) < waves:
        running = waves
    if running == waves and min(counts) == shape.wave_size:
        return head, None
    return head, Few(running / waves, max(counts))


def _numbers(value: Value, size: int) -> tuple[int, ...] | None:
    if value.terms.keys() - {()}:
        return None
    held = value.terms.get((), 0)
    return (held,) * size if isinstance(held, int) else held


def _spread(kernel: Kernel, heads: Mapping[int, Few]) -> Mapping[int, Few]:
    """The blocks that stand behind such heads: those they dominate, with the fewest of all that do."""
    found: dict[int, Few] = {}
    for block in flow_of(kernel).preorder:
        around = [heads[at] for at in flow_of(kernel).dominating(block) if at in heads]
        if around:
            found[block] = Few(min(one.share for one in around), min(one.lanes for one in around))
    return found
