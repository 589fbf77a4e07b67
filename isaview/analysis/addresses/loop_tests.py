"""Loop tests: the comparison that decides whether a loop goes on, for branches on a condition and for masks of lanes.

A wave's loop goes on until none of its lanes is left: every iteration gathers the lanes for which a comparison says that
they leave, and switches them off. There the relation that keeps a lane is the opposite of the one compared.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Collection, Mapping

from isaview.analysis.addresses.register_index import followed
from isaview.flow.graph import flow_of
from isaview.languages.meanings import Meanings
from isaview.model.kernel import Kernel

Relation = Callable[[int, int], bool]
Comparison = tuple[Relation, str, str]
"""What holds between the texts of two operands."""

_WORD = 1 << 32
_COMPARED = 2

RELATIONS: Mapping[str, Relation] = {
    "lt": operator.lt, "le": operator.le, "gt": operator.gt, "ge": operator.ge, "eq": operator.eq, "ne": operator.ne,
    "lg": operator.ne, "lo": operator.lt, "ls": operator.le, "hi": operator.gt, "hs": operator.ge,
    "slt": operator.lt, "sle": operator.le, "sgt": operator.gt, "sge": operator.ge,
    "ult": operator.lt, "ule": operator.le, "ugt": operator.gt, "uge": operator.ge,
}  # fmt: skip
UNSIGNED = frozenset(("ult", "ule", "ugt", "uge", "lo", "ls", "hi", "hs"))


def unsigned(relation: Relation) -> Relation:
    """The relation of what stands in the same bits without a sign."""
    return lambda left, right: relation(left % _WORD, right % _WORD)


def opposite(relation: Relation) -> Relation:
    """The relation that holds where this one does not."""
    return lambda left, right: not relation(left, right)


def swapped(relation: Relation) -> Relation:
    """The relation of the same two in the other order."""
    return lambda left, right: relation(right, left)


def loop_test(
    kernel: Kernel, meanings: Meanings, lane_masks: Collection[int], block: int
) -> tuple[int, Relation, str, str] | None:
    """The comparison a block's last instruction follows: its index, what then holds, and the texts of what is compared.

    None where the same block makes none. For a mask of lanes what holds is what keeps a lane.
    """
    last = flow_of(kernel).blocks[block].last - 1
    made = _made(kernel, meanings, lane_masks, block, last)
    compared = None if made is None else comparison(kernel, meanings, made[0])
    if made is None or compared is None:
        return None
    index, leaves = made
    relation, first, second = compared
    return index, opposite(relation) if leaves else relation, first, second


def comparison(kernel: Kernel, meanings: Meanings, index: int) -> Comparison | None:
    """What an instruction compares, in every lane or for all of them."""
    form = kernel.forms[index]
    spelled = (" ".join((form.opcode, *form.modifiers)),) if meanings.typed else (form.mnemonic, form.opcode)
    patterns = (*meanings.comparisons, *meanings.lane_comparisons)
    match = next((m for m in (pattern.fullmatch(name) for name in spelled for pattern in patterns) if m), None)
    texts = [text.bind(kernel.tokens[index]) for text in form.operands]
    if match is None or len(texts) < _COMPARED or match["relation"] not in RELATIONS:
        return None
    if meanings.typed and not followed(kernel, kernel.operands.reads[index]):
        return None
    relation = RELATIONS[match["relation"]]
    no_sign = match["relation"] in UNSIGNED or match.groupdict().get("type") == "u"
    return unsigned(relation) if no_sign else relation, texts[-2], texts[-1]


def _made(kernel: Kernel, meanings: Meanings, lane_masks: Collection[int], block: int, last: int) -> tuple[int, bool] | None:
    """The instruction that makes the condition of the last one, and whether lanes for which it holds leave."""
    operands, first = kernel.operands, flow_of(kernel).blocks[block].first
    asked = set(operands.reads[last]).difference(lane_masks)
    leaves = not asked and bool(operands.reads[last])
    if leaves:
        asked = set(lane_masks)
    elif len(asked) != 1 and not lane_masks:
        return None
    switched = not leaves
    for index in range(last - 1, first - 1, -1):
        written = operands.writes[index]
        if asked.isdisjoint(written):
            continue
        mnemonic, read = kernel.forms[index].mnemonic, set(operands.reads[index])
        if not switched:
            if mnemonic not in meanings.leaving:
                return None
            switched = True
            asked = read.difference(lane_masks)
        elif leaves and mnemonic in meanings.gathering and not read.isdisjoint(written):
            asked = read.difference(written)
        elif mnemonic in meanings.of_active and not read.isdisjoint(lane_masks):
            asked = read.difference(lane_masks)
        else:
            return index, leaves
    return None
