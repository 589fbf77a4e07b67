"""Whether two instructions that say the same also do the same, given what they read, write and lead to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from functools import cached_property

from msgspec import Struct

from isaview.compare.matching import Body, Matching, Numbering, best_pairs, number_values, pair_by

_CERTAIN_VOTES = 4
"""Votes of an instruction that could have no other partner, against an instruction with others that are alike."""
_VALUES_FOLLOWED = 64
"""Values that are followed back through instructions without a partner."""


class Peer(Struct, eq=False):
    """A body, old or new, and what corresponds to it in the other: ``partner`` by instruction (-1: none), ``webs`` by web.

    ``last_change`` gives for an instruction and a state of memory the last instruction with a partner that changed the state
    before, in the same block. ``instructions`` and ``values`` are value numbers, equal for both bodies.
    """

    body: Body
    is_new: bool
    partner: list[int]
    webs: dict[int, int]
    last_change: dict[tuple[int, str], int] = {}
    instructions: list[int] = []
    values: list[int] = []

    def identity(self, web: int) -> Hashable:
        """What tells a web in both bodies: the old body's number where it has a partner, its own and the side where not."""
        partner = self.webs.get(web)
        return (self.is_new, web, "alone") if partner is None else (partner if self.is_new else web, "both")


class Correspondence(Struct, eq=False, dict=True):
    """Two bodies with what their matching makes correspond.

    ``webs`` of the peers pair values that most pairs of instructions name in the same place, ``blocks`` pairs blocks by where
    their pairs of instructions are. In blocks that are ``moving`` pairs do not keep their order.
    """

    old: Peer
    new: Peer
    matching: Matching
    blocks: dict[int, int]
    moving: set[int]

    @cached_property
    def blocks_new(self) -> frozenset[int]:
        """The blocks of the new body that correspond to a block."""
        return frozenset(self.blocks.values())

    @cached_property
    def unsound(self) -> frozenset[int]:
        """The old instructions whose partner does something else."""
        pairs = self.matching.pairs
        return frozenset(old for old, new in pairs if not all(holds(self, old, new) for holds in _CONDITIONS))


def correspondence(old: Body, new: Body, matching: Matching) -> Correspondence:
    """What corresponds in two bodies by a matching; a matching that changes needs another."""
    webs = _webs(old, new, matching)
    block, block_new = old.values.block, new.values.block
    pairs = matching.pairs
    blocks = best_pairs(Counter((block[index], block_new[partner]) for index, partner in pairs))
    moving: set[int] = set()
    last: dict[int, int] = {}
    for index, partner in pairs:
        # pairs that cross: something moved, so the order of accesses to memory has to be proven for the block
        if partner < last.get(block[index], -1):
            moving.add(block[index])
        else:
            last[block[index]] = partner
    peers = (
        Peer(old, False, matching.new_of, webs),
        Peer(new, True, matching.old_of, {web_new: web for web, web_new in webs.items()}),
    )
    moving_new = {blocks[home] for home in moving if home in blocks}
    numbering = Numbering()
    for peer, moved in zip(peers, (moving, moving_new), strict=True):
        values = peer.body.values
        peer.last_change = _last_changes(peer.body, peer.partner, moved)
        starts = (value for value, maker in enumerate(values.maker) if maker < 0)
        entering = {value: numbering[peer.identity(values.web[value])] for value in starts}
        peer.instructions, peer.values = number_values(peer.body, numbering, entering, ordered=False)
    return Correspondence(*peers, matching, blocks, moving)


def _webs(old: Body, new: Body, matching: Matching) -> dict[int, int]:
    """Pairs of webs by the votes of the pairs of instructions that name them."""
    votes: Counter[tuple[int, int]] = Counter()
    values, values_new = old.values, new.values
    for index, partner in matching.pairs:
        # a pair that had no rival outweighs many that were chosen by their order alone
        weight = _CERTAIN_VOTES if index in matching.certain else 1
        for named, named_new in (
            (values.reads[index], values_new.reads[partner]),
            (values.writes[index], values_new.writes[partner]),
        ):
            if len(named) == len(named_new):
                for value, value_new in zip(named, named_new, strict=True):
                    votes[values.web[value], values_new.web[value_new]] += weight
    given, given_new = values.given, values_new.given
    # an argument corresponds to the argument of its name only, however often both are used alike
    return best_pairs({(web, other): count for (web, other), count in votes.items() if given.get(web) == given_new.get(other)})


def _last_changes(body: Body, partner: list[int], blocks: set[int]) -> dict[tuple[int, str], int]:
    changes: dict[tuple[int, str], int] = {}
    for block in blocks:
        last: dict[str, int] = {}
        for index in range(*body.blocks[block]):
            if partner[index] >= 0:
                changes.update(((index, state), last.get(state, -1)) for state in body.values.orders[index])
                last.update(dict.fromkeys(body.values.changes[index], index))
    return changes


def pair_again(bodies: Correspondence) -> bool:
    """Part the pairs that are not sound, and pair what computes the same value instead; False where nothing changed."""
    matching = bodies.matching
    for index in bodies.unsound:
        matching.unpair(index)
    matching.blocks = bodies.blocks
    keys = _lasting_keys(bodies.old), _lasting_keys(bodies.new)
    return bool(pair_by(keys, bodies.old.body, bodies.new.body, matching, equally_many=False) or bodies.unsound)


def _lasting_keys(peer: Peer) -> list[Hashable]:
    """What each unpaired instruction computes, with the webs it writes where other blocks may read them."""
    values = peer.body.values

    def key(index: int) -> Hashable:
        webs = [values.web[value] for value in values.writes[index]]
        return peer.instructions[index], *["local" if values.local[web] else peer.identity(web) for web in webs]

    return [key(index) if partner < 0 else None for index, partner in enumerate(peer.partner)]


def _reads_alike(bodies: Correspondence, index: int, partner: int) -> bool:
    old, new = bodies.old, bodies.new
    reads, reads_new = old.body.values.reads[index], new.body.values.reads[partner]
    return len(reads) == len(reads_new) and all(
        old.values[value] == new.values[value_new] or _is_made_alike(bodies, value, value_new)
        for value, value_new in zip(reads, reads_new, strict=True)
    )


def _is_made_alike(bodies: Correspondence, value: int, value_new: int) -> bool:
    """Whether two values come from partners, or correspond where their makers have no partner.

    A value that instructions without a partner made out of the corresponding value is taken for it: those are the change.
    """
    old, new = bodies.old, bodies.new
    maker, maker_new = old.body.values.maker[value], new.body.values.maker[value_new]
    partner = old.partner[maker] if maker >= 0 else -1
    partner_of_new = new.partner[maker_new] if maker_new >= 0 else -1
    if partner < 0 and partner_of_new < 0 and old.webs.get(old.body.values.web[value]) == new.body.values.web[value_new]:
        return True
    # both makers have partners: only then the same result of partners is meant
    if partner >= 0 and partner_of_new >= 0:
        result = old.body.values.writes[maker].index(value)
        return partner == maker_new and result == new.body.values.writes[maker_new].index(value_new)
    if partner_of_new < 0 and _comes_from(new, value_new, lambda source: _corresponds(bodies, value, source)):
        return True
    return partner < 0 and _comes_from(old, value, lambda source: _corresponds(bodies, source, value_new))


def _corresponds(bodies: Correspondence, value: int, value_new: int) -> bool:
    """Whether two values come from partners, or were there in both blocks from the start."""
    old, new = bodies.old.body.values, bodies.new.body.values
    maker, maker_new = old.maker[value], new.maker[value_new]
    if maker >= 0 and maker_new >= 0:
        return bodies.old.partner[maker] == maker_new
    return maker < 0 and maker_new < 0 and bodies.old.webs.get(old.web[value]) == new.web[value_new]


def _comes_from(peer: Peer, value: int, is_source: Callable[[int], bool]) -> bool:
    """Whether instructions without partners make a value out of a source, within `_VALUES_FOLLOWED` values."""
    values = peer.body.values
    waiting = [value]
    seen = {value}
    while waiting and len(seen) <= _VALUES_FOLLOWED:
        maker = values.maker[waiting.pop()]
        if maker < 0 or peer.partner[maker] >= 0:
            continue
        for read in values.reads[maker]:
            if is_source(read):
                return True
            if read not in seen:
                seen.add(read)
                waiting.append(read)
    return False


def _writes_alike(bodies: Correspondence, index: int, partner: int) -> bool:
    old, new = bodies.old.body.values, bodies.new.body.values
    webs = [old.web[value] for value in old.writes[index]]
    webs_new = [new.web[value] for value in new.writes[partner]]
    return len(webs) == len(webs_new) and all(
        (old.local[web] and new.local[web_new])
        or bodies.old.webs.get(web, -1) == web_new
        or (web not in bodies.old.webs and web_new not in bodies.new.webs)
        for web, web_new in zip(webs, webs_new, strict=True)
    )


def _leads_alike(bodies: Correspondence, index: int, partner: int) -> bool:
    """Whether the places that two instructions lead to begin corresponding blocks."""
    old, new = bodies.old.body, bodies.new.body
    targets, targets_new = old.spelling.places.get(index, ()), new.spelling.places.get(partner, ())
    return len(targets) == len(targets_new) and all(
        _begins_alike(bodies, target, target_new) for target, target_new in zip(targets, targets_new, strict=True)
    )


def _begins_alike(bodies: Correspondence, target: int, target_new: int) -> bool:
    old, new = bodies.old.body, bodies.new.body
    if 0 <= target < len(old.spelled) and 0 <= target_new < len(new.spelled):
        block, block_new = old.values.block[target], new.values.block[target_new]
        is_alone = block not in bodies.blocks and block_new not in bodies.blocks_new
        return is_alone or bodies.blocks.get(block) == block_new
    both_end = target == len(old.spelled) and target_new == len(new.spelled)
    return both_end or (target < 0 and target_new < 0)


def _is_ordered_alike(bodies: Correspondence, index: int, partner: int) -> bool:
    """Whether what changed memory last before two instructions corresponds."""
    old, new = bodies.old, bodies.new
    if old.body.values.block[index] not in bodies.moving:
        return True
    order_new = new.body.values.orders[partner]
    for state in old.body.values.orders[index]:
        if state in order_new:
            last, last_new = old.last_change.get((index, state), -1), new.last_change.get((partner, state), -1)
            if last_new != (old.partner[last] if last >= 0 else -1):
                return False
    return True


_CONDITIONS = (_reads_alike, _writes_alike, _leads_alike, _is_ordered_alike)
"""What has to hold of a pair that does the same."""
