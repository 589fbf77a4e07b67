"""Soundness: whether two instructions that say the same also do the same, given what they read, write and lead to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator

from msgspec import Struct, field

from isaview.compare.matching import Body, Matching, Numbering, best, by_colour, colour

_PLAIN = 4
"""What an instruction that could have no other partner counts, against one of several that are alike."""
_STEPS = 64
"""Values that are followed back through instructions of one side alone."""


class Side(Struct, eq=False):
    """One body as it is judged; ``partner`` and ``webs`` lead to the other body.

    ``changes`` gives for an instruction and a state of memory the last instruction with a partner that changed the state
    before, in the same block. ``instructions`` and ``values`` number what each computes, equal for both bodies.
    """

    body: Body
    partner: list[int]
    webs: dict[int, int]
    changes: dict[tuple[int, str], int] = field(default_factory=dict)
    instructions: list[int] = field(default_factory=list)
    values: list[int] = field(default_factory=list)


class Judge(Struct, eq=False):
    """Two bodies with what their matching makes correspond.

    ``webs`` of the sides pair values that most pairs of instructions name in the same place, ``blocks`` pairs blocks by where
    their pairs of instructions are. In blocks that are ``moving`` pairs do not keep their order. ``renaming``: the bodies say
    the same throughout, in other registers.
    """

    old: Side
    new: Side
    matching: Matching
    blocks: dict[int, int]
    blocks_new: frozenset[int]
    moving: set[int]
    renaming: bool
    known: dict[int, bool] = field(default_factory=dict)


def judge_of(old: Body, new: Body, matching: Matching) -> Judge:
    """The judge of a matching; one that changes needs another."""
    webs = _webs(old, new, matching)
    block, block_new = old.values.block, new.values.block
    blocks = best(Counter((block[here], block_new[there]) for here, there in matching.pairs))
    moving: set[int] = set()
    last: dict[int, int] = {}
    for here, there in matching.pairs:
        if there < last.get(block[here], -1):
            moving.add(block[here])
        else:
            last[block[here]] = there
    one = Side(old, matching.partner, webs, _last_changes(old, matching.partner, moving))
    moving_new = {blocks.get(found, -1) for found in moving}
    other = Side(new, matching.back, {web: mine for mine, web in webs.items()}, _last_changes(new, matching.back, moving_new))
    renaming = (
        old.spelled == new.spelled and not moving and all(_is_named_alike(one, new, index) for index in range(len(old.spelled)))
    )
    if not renaming:
        numbers = Numbering()
        one.instructions, one.values = _colours(one, numbers, is_new=False)
        other.instructions, other.values = _colours(other, numbers, is_new=True)
    return Judge(one, other, matching, blocks, frozenset(blocks.values()), moving, renaming)


def _webs(old: Body, new: Body, matching: Matching) -> dict[int, int]:
    """Pairs of webs by the votes of the pairs of instructions that name them."""
    cast: tuple[list[tuple[int, int]], list[tuple[int, int]]] = ([], [])
    for here, there in matching.pairs:
        found = cast[here in matching.plain]
        for mine, theirs in _operands(old, new, here, there):
            if len(mine) == len(theirs):
                found.extend((old.values.web[value], new.values.web[other]) for value, other in zip(mine, theirs, strict=True))
    votes = Counter(cast[False])
    for pair, count in Counter(cast[True]).items():
        votes[pair] += _PLAIN * count
    given, given_new = old.values.given, new.values.given
    return best({pair: count for pair, count in votes.items() if given.get(pair[0]) == given_new.get(pair[1])})


def _operands(old: Body, new: Body, here: int, there: int) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """What two instructions read, then what they write."""
    yield old.values.reads[here], new.values.reads[there]
    yield old.values.writes[here], new.values.writes[there]


def _last_changes(side: Body, partner: list[int], blocks: set[int]) -> dict[tuple[int, str], int]:
    found: dict[tuple[int, str], int] = {}
    values = side.values
    for block in blocks:
        if block < 0:
            continue
        last: dict[str, int] = {}
        for index in range(*side.blocks[block]):
            if partner[index] < 0:
                continue
            for state in values.orders[index]:
                found[index, state] = last.get(state, -1)
            for state in values.changes[index]:
                last[state] = index
    return found


def _is_named_alike(one: Side, new: Body, index: int) -> bool:
    """Whether the instructions at one place of bodies that say the same name corresponding values and places."""
    old = one.body
    for mine, theirs in _operands(old, new, index, index):
        if len(mine) != len(theirs):
            return False
        for value, other in zip(mine, theirs, strict=True):
            if one.webs.get(old.values.web[value]) != new.values.web[other]:
                return False
    return old.spelling.places.get(index) == new.spelling.places.get(index)


def _colours(side: Side, numbers: Numbering, *, is_new: bool) -> tuple[list[int], list[int]]:
    """What instructions and values compute, given which values correspond where a block begins."""
    values = side.body.values
    starts = {
        value: numbers[_identity(values.web[value], side.webs, is_new=is_new)]
        for value, maker in enumerate(values.maker)
        if maker < 0
    }
    return colour(side.body, numbers, starts, ordered=False)


def _identity(web: int, webs: dict[int, int], *, is_new: bool) -> Hashable:
    """What tells a web in both bodies: the old body's number where it has a partner, its own and the side where not."""
    partner = webs.get(web)
    if partner is None:
        return is_new, web, "alone"
    return partner if is_new else web, "both"


def pair_anew(judge: Judge) -> bool:
    """Part the pairs that are not sound, and pair what computes the same value instead; False where nothing changed."""
    if judge.renaming:
        return False
    matching = judge.matching
    unsound = [here for here, there in matching.pairs if not is_sound(judge, here, there)]
    for here in unsound:
        matching.part(here)
    matching.blocks = judge.blocks
    keys = (_key(judge.old, is_new=False), _key(judge.new, is_new=True))
    return bool(by_colour(judge.old.body, judge.new.body, matching, keys, equally_many=False) or unsound)


def _key(side: Side, *, is_new: bool) -> Callable[[int], Hashable]:
    """What an instruction computes, with the webs it writes where other blocks may read them."""
    values = side.body.values

    def key(index: int) -> Hashable:
        webs = [values.web[value] for value in values.writes[index]]
        lasting = ["here" if values.local[web] else _identity(web, side.webs, is_new=is_new) for web in webs]
        return side.instructions[index], *lasting

    return key


def is_sound(judge: Judge, here: int, there: int) -> bool:
    """Whether a pair does the same: its values and the places it leads to correspond, and it keeps the order it must."""
    if judge.renaming:
        return True
    known = judge.known.get(here)
    if known is None:
        known = judge.known[here] = (
            _reads_alike(judge, here, there)
            and _writes_alike(judge, here, there)
            and _leads_alike(judge, here, there)
            and _is_ordered_alike(judge, here, there)
        )
    return known


def _reads_alike(judge: Judge, here: int, there: int) -> bool:
    mine, theirs = judge.old.body.values.reads[here], judge.new.body.values.reads[there]
    if len(mine) != len(theirs):
        return False
    return all(
        judge.old.values[value] == judge.new.values[other] or _is_made_alike(judge, value, other)
        for value, other in zip(mine, theirs, strict=True)
    )


def _is_made_alike(judge: Judge, value: int, other: int) -> bool:
    """Whether two values come from partners, or correspond where their makers have no partner.

    A value that instructions of one side alone made out of the corresponding value is taken for it: those are the change.
    """
    old, new = judge.old, judge.new
    maker, maker_new = old.body.values.maker[value], new.body.values.maker[other]
    partner = old.partner[maker] if maker >= 0 else -1
    back = new.partner[maker_new] if maker_new >= 0 else -1
    if partner < 0 and back < 0 and old.webs.get(old.body.values.web[value]) == new.body.values.web[other]:
        return True
    if partner >= 0 and back >= 0:
        place = old.body.values.writes[maker].index(value)
        return partner == maker_new and place == new.body.values.writes[maker_new].index(other)
    if back < 0 and _comes_from(new, other, lambda one: _corresponds(judge, value, one)):
        return True
    return partner < 0 and _comes_from(old, value, lambda one: _corresponds(judge, one, other))


def _corresponds(judge: Judge, value: int, other: int) -> bool:
    """Whether two values come from partners, or were there in both blocks from the start."""
    old, new = judge.old.body.values, judge.new.body.values
    maker, maker_new = old.maker[value], new.maker[other]
    if maker >= 0 and maker_new >= 0:
        return judge.old.partner[maker] == maker_new
    return maker < 0 and maker_new < 0 and judge.old.webs.get(old.web[value]) == new.web[other]


def _comes_from(side: Side, value: int, is_it: Callable[[int], bool]) -> bool:
    """Whether a value is made, by instructions without partners, out of one that is looked for, in at most `_STEPS` steps."""
    values = side.body.values
    waiting = [value]
    seen = {value}
    while waiting and len(seen) <= _STEPS:
        maker = values.maker[waiting.pop()]
        if maker < 0 or side.partner[maker] >= 0:
            continue
        for read in values.reads[maker]:
            if is_it(read):
                return True
            if read not in seen:
                seen.add(read)
                waiting.append(read)
    return False


def _writes_alike(judge: Judge, here: int, there: int) -> bool:
    old, new = judge.old.body.values, judge.new.body.values
    webs = [old.web[value] for value in old.writes[here]]
    webs_new = [new.web[value] for value in new.writes[there]]
    return len(webs) == len(webs_new) and all(
        (old.local[web] and new.local[other])
        or judge.old.webs.get(web, -1) == other
        or (web not in judge.old.webs and other not in judge.new.webs)
        for web, other in zip(webs, webs_new, strict=True)
    )


def _leads_alike(judge: Judge, here: int, there: int) -> bool:
    """Whether the places that two instructions lead to begin corresponding blocks."""
    old, new = judge.old.body, judge.new.body
    mine, theirs = old.spelling.places.get(here, ()), new.spelling.places.get(there, ())
    if len(mine) != len(theirs):
        return False
    for place, other in zip(mine, theirs, strict=True):
        if 0 <= place < len(old.spelled) and 0 <= other < len(new.spelled):
            block, block_new = old.values.block[place], new.values.block[other]
            alike = judge.blocks.get(block) == block_new or (block not in judge.blocks and block_new not in judge.blocks_new)
        else:
            alike = (place < 0 and other < 0) or (place == len(old.spelled) and other == len(new.spelled))
        if not alike:
            return False
    return True


def _is_ordered_alike(judge: Judge, here: int, there: int) -> bool:
    old, new = judge.old, judge.new
    if old.body.values.block[here] not in judge.moving:
        return True
    order_new = new.body.values.orders[there]
    for state in old.body.values.orders[here]:
        if state not in order_new:
            continue
        last, last_new = old.changes.get((here, state), -1), new.changes.get((there, state), -1)
        if last_new != (old.partner[last] if last >= 0 else -1):
            return False
    return True
