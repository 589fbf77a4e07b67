"""Soundness: whether two instructions that say the same also do the same, given what they read, write and lead to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable

from isaview.compare.matching import Body, Matching, Numbering, best, by_colour, colour

_PLAIN = 4
"""What an instruction that could have no other partner counts, against one of several that are alike."""
_STEPS = 64
"""Values that are followed back through instructions of one side alone."""

Changes = dict[tuple[int, str], int]
"""(instruction, state of memory) → the last instruction with a partner that changed the state before, in the same block."""


class Judge:
    """Holds the pairs of a matching against the values of both bodies.

    ``webs`` pairs values that most pairs of instructions name in the same place, ``blocks`` pairs blocks by where their pairs
    of instructions are.
    """

    def __init__(self, old: Body, new: Body, matching: Matching) -> None:
        self.old = old
        self.new = new
        self.matching = matching
        self.known: dict[int, bool] = {}
        self.webs = self._webs()
        self.back = {new_web: web for web, new_web in self.webs.items()}
        self.blocks = self._blocks()
        self.blocks_back = set(self.blocks.values())
        self.moving = self._moving()
        """Blocks of the old body in which pairs do not keep their order."""
        moving_new = {self.blocks.get(block, -1) for block in self.moving}
        self.changes = _last_changes(old, matching.partner, self.moving)
        self.changes_new = _last_changes(new, matching.back, moving_new)
        self.renaming = old.said == new.said and not self.moving and all(map(self._named_alike, range(len(old.said))))
        """Whether the bodies say the same throughout, in other registers."""
        if not self.renaming:
            numbers = Numbering()
            self.instructions, self.values = self._colours(old, numbers, flipped=False)
            self.instructions_new, self.values_new = self._colours(new, numbers, flipped=True)

    def sound(self, here: int, there: int) -> bool:
        """Whether a pair does the same: its values and the places it leads to correspond, and it keeps the order it must."""
        if self.renaming:
            return True
        found = self.known.get(here)
        if found is None:
            found = self.known[here] = self._judged(here, there)
        return found

    def _judged(self, here: int, there: int) -> bool:
        return (
            self._reads_alike(here, there)
            and self._writes_alike(here, there)
            and self._leads_alike(here, there)
            and self._ordered_alike(here, there)
        )

    def pair_anew(self) -> bool:
        """Part the pairs that are not sound, and pair what computes the same value instead.

        Gives False where nothing changed; where something did, a new judge is needed.
        """
        if self.renaming:
            return False
        unsound = [here for here, there in self.matching.pairs if not self.sound(here, there)]
        for here in unsound:
            self.matching.part(here)
        self.matching.blocks = self.blocks
        keys = (self._key, self._key_new)
        return bool(by_colour(self.old, self.new, self.matching, keys, equally_many=False) or unsound)

    def _webs(self) -> dict[int, int]:
        old, new = self.old.values, self.new.values
        plain = self.matching.plain
        cast: tuple[list[tuple[int, int]], list[tuple[int, int]]] = ([], [])
        for here, there in self.matching.pairs:
            sure = cast[here in plain]
            for mine, theirs in ((old.reads[here], new.reads[there]), (old.writes[here], new.writes[there])):
                if len(mine) == len(theirs):
                    sure.extend((old.web[value], new.web[other]) for value, other in zip(mine, theirs, strict=True))
        votes = Counter(cast[False])
        for pair, count in Counter(cast[True]).items():
            votes[pair] += _PLAIN * count
        given, given_new = old.given, new.given
        return best({pair: count for pair, count in votes.items() if given.get(pair[0]) == given_new.get(pair[1])})

    def _blocks(self) -> dict[int, int]:
        block, block_new = self.old.values.block, self.new.values.block
        return best(Counter((block[here], block_new[there]) for here, there in self.matching.pairs))

    def _moving(self) -> set[int]:
        found: set[int] = set()
        last: dict[int, int] = {}
        for here, there in self.matching.pairs:
            block = self.old.values.block[here]
            if there < last.get(block, -1):
                found.add(block)
            else:
                last[block] = there
        return found

    def _named_alike(self, index: int) -> bool:
        """Whether the instructions at one place of bodies that say the same name corresponding values and places."""
        old, new = self.old.values, self.new.values
        for mine, theirs in ((old.reads[index], new.reads[index]), (old.writes[index], new.writes[index])):
            if len(mine) != len(theirs):
                return False
            for value, other in zip(mine, theirs, strict=True):
                if self.webs.get(old.web[value]) != new.web[other]:
                    return False
        return self.old.spelling.places.get(index) == self.new.spelling.places.get(index)

    def _colours(self, side: Body, numbers: Numbering, *, flipped: bool) -> tuple[list[int], list[int]]:
        """What instructions and values compute, given which values correspond where a block begins."""
        values = side.values
        known = self.back if flipped else self.webs
        starts = {}
        for value, maker in enumerate(values.maker):
            if maker < 0:
                starts[value] = numbers[_told(values.web[value], known, flipped=flipped)]
        return colour(side, numbers, starts, ordered=False)

    def _key(self, here: int) -> Hashable:
        return self.instructions[here], *_lasting(self.old, self.webs, here, flipped=False)

    def _key_new(self, there: int) -> Hashable:
        return self.instructions_new[there], *_lasting(self.new, self.back, there, flipped=True)

    def _reads_alike(self, here: int, there: int) -> bool:
        old, new = self.old.values, self.new.values
        mine, theirs = old.reads[here], new.reads[there]
        if len(mine) != len(theirs):
            return False
        return all(
            self.values[value] == self.values_new[other] or self._made_alike(value, other)
            for value, other in zip(mine, theirs, strict=True)
        )

    def _made_alike(self, value: int, other: int) -> bool:
        """Whether two values come from partners, or correspond where their makers have no partner.

        A value that instructions of one side alone made out of the corresponding value is taken for it: those are the change.
        """
        old, new = self.old.values, self.new.values
        maker, maker_new = old.maker[value], new.maker[other]
        partner = self.matching.partner[maker] if maker >= 0 else -1
        back = self.matching.back[maker_new] if maker_new >= 0 else -1
        if partner < 0 and back < 0 and self.webs.get(old.web[value]) == new.web[other]:
            return True
        if partner >= 0 and back >= 0:
            return partner == maker_new and old.writes[maker].index(value) == new.writes[maker_new].index(other)
        if back < 0 and _comes_from(self.new, other, self.matching.back, lambda one: self._corresponds(value, one)):
            return True
        return partner < 0 and _comes_from(self.old, value, self.matching.partner, lambda one: self._corresponds(one, other))

    def _corresponds(self, value: int, other: int) -> bool:
        """Whether two values come from partners, or were there in both blocks from the start."""
        maker, maker_new = self.old.values.maker[value], self.new.values.maker[other]
        if maker >= 0 and maker_new >= 0:
            return self.matching.partner[maker] == maker_new
        return maker < 0 and maker_new < 0 and self.webs.get(self.old.values.web[value]) == self.new.values.web[other]

    def _writes_alike(self, here: int, there: int) -> bool:
        old, new = self.old.values, self.new.values
        mine, theirs = old.writes[here], new.writes[there]
        if len(mine) != len(theirs):
            return False
        for value, other in zip(mine, theirs, strict=True):
            web, web_new = old.web[value], new.web[other]
            if old.local[web] and new.local[web_new]:
                continue
            if self.webs.get(web, -1) != web_new and (web in self.webs or web_new in self.back):
                return False
        return True

    def _leads_alike(self, here: int, there: int) -> bool:
        mine = self.old.spelling.places.get(here, ())
        theirs = self.new.spelling.places.get(there, ())
        if len(mine) != len(theirs):
            return False
        return all(self._place(place, other) for place, other in zip(mine, theirs, strict=True))

    def _place(self, place: int, other: int) -> bool:
        """Whether two places, as indices of instructions, begin corresponding blocks."""
        size, size_new = len(self.old.said), len(self.new.said)
        if not (0 <= place < size and 0 <= other < size_new):
            return (place < 0 and other < 0) or (place == size and other == size_new)
        block, block_new = self.old.values.block[place], self.new.values.block[other]
        return self.blocks.get(block) == block_new or (block not in self.blocks and block_new not in self.blocks_back)

    def _ordered_alike(self, here: int, there: int) -> bool:
        if self.old.values.block[here] not in self.moving:
            return True
        order_new = self.new.values.orders[there]
        for state in self.old.values.orders[here]:
            if state not in order_new:
                continue
            last = self.changes.get((here, state), -1)
            last_new = self.changes_new.get((there, state), -1)
            if last_new != (self.matching.partner[last] if last >= 0 else -1):
                return False
        return True


def _comes_from(side: Body, value: int, partners: list[int], is_it: Callable[[int], bool]) -> bool:
    """Whether a value is made, by instructions without partners, out of one that is looked for, in at most `_STEPS` steps."""
    values = side.values
    waiting = [value]
    seen = {value}
    while waiting and len(seen) <= _STEPS:
        maker = values.maker[waiting.pop()]
        if maker < 0 or partners[maker] >= 0:
            continue
        for read in values.reads[maker]:
            if is_it(read):
                return True
            if read not in seen:
                seen.add(read)
                waiting.append(read)
    return False


def _told(web: int, known: dict[int, int], *, flipped: bool) -> Hashable:
    """What tells a web in both bodies: the old body's number where it has a partner, its own and the side where not."""
    partner = known.get(web)
    if partner is None:
        return flipped, web, "alone"
    return partner if flipped else web, "both"


def _lasting(side: Body, known: dict[int, int], index: int, *, flipped: bool) -> list[Hashable]:
    """What tells the values an instruction writes, where other blocks may read them."""
    values = side.values
    webs = [values.web[value] for value in values.writes[index]]
    return ["here" if values.local[web] else _told(web, known, flipped=flipped) for web in webs]


def _last_changes(side: Body, partner: list[int], blocks: set[int]) -> Changes:
    found: Changes = {}
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
