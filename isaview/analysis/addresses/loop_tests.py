"""The comparison that decides whether a loop goes on, and loops that only wait for something elsewhere.

A wave's loop goes on until none of its lanes is left: every iteration gathers the lanes for which a comparison says that
they leave, and switches them off. There the relation that keeps a lane is the opposite of what is compared.

A loop that only waits is left when what it asks for says so: by the phase of an mbarrier, or by what it reads from an address
that does not move with its iterations. It stores nothing, asks for nothing else, and has no counter of its own.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Collection, Mapping
from functools import lru_cache

from isaview.analysis.addresses.affine import signed
from isaview.analysis.addresses.index import Index, definition_value, has_followed_width, literal
from isaview.flow.graph import flow_of
from isaview.flow.nesting import Loop
from isaview.languages.counters import machine_of
from isaview.languages.meanings import Meanings
from isaview.model.form import Form
from isaview.model.kernel import Kernel

Relation = Callable[[int, int], bool]
Comparison = tuple[Relation, str, str]
"""What holds between the texts of two operands."""
Halves = tuple[int, str, str]
"""The place of a comparison of upper halves, and their texts."""
LoopTest = tuple[int, Relation, str, str, Halves | None]
"""A comparison with its place: what holds between the texts where the loop goes on, and the upper halves if it has any."""

_WORD = 1 << 32
_SHORT = 1 << 16
_COMPARED = 2
_CACHED_FORMS = 1 << 12
_RELATIONS: Mapping[str, Relation] = {
    "lt": operator.lt, "le": operator.le, "gt": operator.gt, "ge": operator.ge, "eq": operator.eq, "ne": operator.ne,
    "lg": operator.ne, "lo": operator.lt, "ls": operator.le, "hi": operator.gt, "hs": operator.ge,
    "slt": operator.lt, "sle": operator.le, "sgt": operator.gt, "sge": operator.ge,
    "ult": operator.lt, "ule": operator.le, "ugt": operator.gt, "uge": operator.ge,
}  # fmt: skip
_UNSIGNED = frozenset(("ult", "ule", "ugt", "uge", "lo", "ls", "hi", "hs"))
_WORK = ("matrix", "async_copy", "float16", "float32", "float64", "transcendental")


def negated(relation: Relation) -> Relation:
    """The relation that holds where the given relation does not."""
    return lambda left, right: not relation(left, right)


def loop_test(index: Index, block: int) -> LoopTest | None:
    """The comparison that a block's last instruction follows, None where the same block makes none.

    For a mask of lanes what holds is what keeps a lane.
    """
    condition = _condition(index, block)
    if condition is None:
        return None
    at, leaves = condition
    wide = of_halves(index, at)
    compared = comparison(index, at) if wide is None else wide[:3]
    if compared is None:
        return None
    relation, first, second = compared
    place, halves = (at, None) if wide is None else wide[3:]
    return place, negated(relation) if leaves else relation, first, second, halves


def of_halves(index: Index, at: int) -> tuple[Relation, str, str, int, Halves] | None:
    """What two instructions compare together: the relation, lower halves with their place, and upper halves."""
    kernel, extended = index.kernel, index.meanings.extended
    form = kernel.forms[at]
    match = extended.fullmatch(form.opcode) if extended is not None else None
    texts = [text.bind(kernel.tokens[at]) for text in form.operands]
    register = index.register(at, texts[-1]) if match is not None else None
    relation = _RELATIONS.get(match["relation"].lower()) if match is not None else None
    if match is None or register is None or relation is None or texts[-2] not in index.meanings.conjoined:
        return None
    low = index.values.maker[definition_value(index.definition_before(at, register))]
    compared = comparison(index, low) if low >= 0 else None
    if compared is None:
        return None
    is_unsigned = match["type"] is not None
    return _unsigned(relation) if is_unsigned else relation, *compared[1:], low, (at, texts[-4], texts[-3])


def _unsigned(relation: Relation) -> Relation:
    return lambda left, right: relation(left % _WORD, right % _WORD)


def comparison(index: Index, at: int, *, joined: bool = False) -> Comparison | None:
    """What an instruction compares, in every lane or for all of them; what a predicate decides with it only if ``joined``."""
    kernel, meanings = index.kernel, index.meanings
    form = kernel.forms[at]
    match = _match_comparison(meanings, form)
    if match is None:
        return None
    texts = [text.bind(kernel.tokens[at]) for text in form.operands]
    if meanings.conjoined and texts and texts.pop() not in meanings.conjoined and not joined:
        return None
    relation = _RELATIONS.get(match["relation"].lower())
    if len(texts) < _COMPARED or relation is None:
        return None
    if meanings.typed and not has_followed_width(kernel, kernel.operands.reads[at]):
        return None
    if match["relation"] in _UNSIGNED or match.groupdict().get("type") in ("u", "U"):
        return _unsigned(relation), texts[-2], texts[-1]
    return relation, _signed_short(match, texts[-2]), _signed_short(match, texts[-1])


@lru_cache(_CACHED_FORMS)
def _match_comparison(meanings: Meanings, form: Form) -> re.Match[str] | None:
    """How the opcode of a form fits a pattern of comparisons; None where it fits none."""
    spelled = (" ".join((form.opcode, *form.modifiers)),) if meanings.typed else (form.mnemonic, form.opcode)
    patterns = (*meanings.comparisons, *meanings.lane_comparisons)
    return next(filter(None, (pattern.fullmatch(name) for name in spelled for pattern in patterns)), None)


def _signed_short(match: re.Match[str], text: str) -> str:
    """A text of an operand, a number of 16 bits by its sign where that is how it is compared."""
    number = literal(text) if match.groupdict().get("short") else None
    return text if number is None else str((number + _SHORT // 2) % _SHORT - _SHORT // 2)


def _condition(index: Index, block: int) -> tuple[int, bool] | None:
    """The instruction that makes the condition of a block's last instruction, and whether lanes for which it holds leave."""
    kernel, meanings, masks = index.kernel, index.meanings, index.lane_masks
    operands, first, last = kernel.operands, index.flow.blocks[block].first, index.flow.blocks[block].last - 1
    wanted = set(operands.reads[last]) - masks
    leaves = not wanted and bool(operands.reads[last])
    if leaves:
        wanted = set(masks)
    elif len(wanted) != 1 and not masks:
        return None
    switched = not leaves
    for at in range(last - 1, first - 1, -1):
        written, read, mnemonic = operands.writes[at], set(operands.reads[at]), kernel.forms[at].mnemonic
        if wanted.isdisjoint(written):
            continue
        if not switched:
            if mnemonic not in meanings.leaving:
                return None
            switched = True
            wanted = read - masks
        elif leaves and mnemonic in meanings.gathering and not read.isdisjoint(written):
            wanted = read.difference(written)
        elif mnemonic in meanings.of_active and not read.isdisjoint(masks):
            wanted = read - masks
        else:
            return at, leaves
    return None


def first_failure(start: int, step: int, bound: int, relation: Relation, longest: int) -> int | None:
    """The first iteration, from 0, whose test fails; None where none below ``longest`` does."""
    if step == 0:
        return None
    if not relation(start, bound):
        return 0
    crossings = ((bound - start) // step, (bound % _WORD - start % _WORD) // step)
    for at in sorted({near + by for near in crossings for by in (-1, 0, 1)}):
        value, before = signed(start + step * at), signed(start + step * (at - 1))
        if 0 < at < longest and relation(before, bound) and not relation(value, bound):
            return at
    return None


def clears_mask(index: Index, block: int, inside: Collection[int]) -> bool:
    """Whether a loop runs until no bit is left in a mask, in which every iteration finds a bit and clears it."""
    kernel, meanings, flow = index.kernel, index.meanings, index.flow
    operands, last = kernel.operands, flow.blocks[block].last - 1
    mask = set(operands.reads[last])
    writers = (at for at in range(last - 1, flow.blocks[block].first - 1, -1) if not mask.isdisjoint(operands.writes[at]))
    writer = next(writers, None)
    if writer is not None:
        reads = set(operands.reads[writer])
        mask = reads & set(operands.writes[writer]) if kernel.forms[writer].mnemonic in meanings.clears else reads
    uses = [at for at in flow.inside(inside) if not mask.isdisjoint(operands.reads[at])]
    clearing = {at for at in uses if kernel.forms[at].mnemonic in meanings.clears}
    writers = (at for at in flow.inside(inside) if not mask.isdisjoint(operands.writes[at]))
    return any(kernel.forms[at].mnemonic in meanings.finds for at in uses) and clearing.issuperset(writers)


def waits_only(kernel: Kernel, loop: Loop) -> bool:
    """Whether a loop only waits: every way out depends on what it asks for alone, and it does nothing else."""
    flow = flow_of(kernel)
    indices = flow.inside(loop.blocks)
    asking = {at for at in indices if _asks(kernel, kernel.forms[at])}
    others = [kernel.forms[at] for at in indices if at not in asking]
    if not asking or any(form.accesses or form.flow == "call" or form.instruction_class in _WORK for form in others):
        return False
    written = {register for at in indices for register in kernel.operands.writes[at]}
    if any(not written.isdisjoint(kernel.operands.reads[at]) for at in asking):
        return False  # it asks for other memory each time, or for some that depends on an answer
    leaving = [flow.blocks[at].last - 1 for at in loop.blocks if not set(loop.blocks).issuperset(flow.successors[at])]
    return bool(leaving) and all(_depends_on_answers(kernel, at, indices, asking, written) for at in leaving)


def _asks(kernel: Kernel, form: Form) -> bool:
    """Whether an instruction tests the phase of a barrier, or only reads memory, or exchanges some of it."""
    machine = machine_of(kernel)
    if machine is not None and machine.effect(form).barrier == "phase":
        return True
    return bool(form.accesses) and all(access.kind in ("load", "atomic") for access in form.accesses)


def _depends_on_answers(
    kernel: Kernel, leaving: int, indices: list[int], asking: Collection[int], written: Collection[int]
) -> bool:
    """Whether a branch follows from what is asked in the same iteration, and from what the loop does not change."""
    operands = kernel.operands
    waiting = [(leaving, register) for register in operands.reads[leaving] if register in written]
    seen = set(waiting)
    depends = False
    while waiting:
        reader, register = waiting.pop()
        writers = [at for at in indices if register in operands.writes[at]]
        if any(at >= reader or kernel.forms[at].incoming for at in writers):
            return False  # carried over from the iteration before: a counter
        for at in writers:
            if at in asking:
                depends = True
                continue
            new = {(at, read) for read in operands.reads[at] if read in written} - seen
            seen |= new
            waiting.extend(new)
    return depends
