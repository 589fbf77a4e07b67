"""Matching: which instruction of one kernel is which of the other.

Blocks that say the same, apart from order, are anchors; what stands between them is aligned as a sequence. Inside a pair of
blocks instructions are paired by what they compute: the spelling of an instruction with those of everything in its block that
it depends on, first as far as that reaches, then less and less of it. So a rescheduled block finds its pairs too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence

from msgspec import Struct, field

from isaview.compare.dataflow import Values, trace
from isaview.compare.sequences import Budget, Pair, Window, between, common, in_order, unique_pairs
from isaview.compare.spelling import Spelling
from isaview.flow.graph import flow_of
from isaview.model.kernel import Kernel

_ROUNDS = 2
"""How many times values are distinguished by what makes them in other blocks."""
_LARGE = 20_000
"""Values of larger bodies are distinguished one time less: they cost more, and differ in more."""


class Numbering(dict[Hashable, int]):
    """Numbers things in the order they are first seen; equal things have equal numbers."""

    def __missing__(self, thing: Hashable) -> int:
        number = self[thing] = len(self)
        return number


class Body(Struct, eq=False):
    """A kernel ready to be compared: ``spelled`` is its spelling as numbers that the other side shares."""

    kernel: Kernel
    spelling: Spelling
    spelled: list[int]
    values: Values
    blocks: list[tuple[int, int]]
    """The first and end instruction of each block."""


def body(kernel: Kernel, spelling: Spelling, numbers: Numbering) -> Body:
    """A kernel with its spelling numbered and its values traced."""
    blocks = [(block.first, block.last) for block in flow_of(kernel).blocks]
    return Body(kernel, spelling, [numbers[text] for text in spelling.texts], trace(kernel), blocks)


class Matching(Struct, eq=False):
    """The pairs found: ``partner`` and ``back`` give the other side's instruction or -1, ``blocks`` pairs blocks.

    ``plain`` are instructions of the one side of which nothing else could be the partner.
    """

    partner: list[int]
    back: list[int]
    blocks: dict[int, int]
    plain: set[int] = field(default_factory=set)

    def pair(self, here: int, there: int) -> None:
        """Make two instructions partners; neither has one."""
        self.partner[here] = there
        self.back[there] = here

    def part(self, here: int) -> None:
        """Take the partner of an instruction away."""
        self.plain.discard(here)
        self.back[self.partner[here]] = -1
        self.partner[here] = -1

    @property
    def pairs(self) -> list[Pair]:
        """All pairs, ascending by their first."""
        return [(here, there) for here, there in enumerate(self.partner) if there >= 0]


Key = Callable[[int], Hashable]


def match(one: Body, other: Body, budget: Budget) -> Matching:
    """Pairs of instructions that say the same, where the budget reaches."""
    if one.spelled == other.spelled:
        indices = list(range(len(one.spelled)))
        return Matching(indices, list(indices), {block: block for block in range(len(one.blocks))})
    matching = Matching([-1] * len(one.spelled), [-1] * len(other.spelled), {})
    blocks = _same_blocks(one, other)
    matching.blocks.update(blocks)
    whole = (0, len(one.blocks), 0, len(other.blocks))
    for window in between(blocks, whole):
        matching.blocks.update(_blocks_between(one, other, window, budget))
    for colours in _colourings(one, other):
        by_colour(one, other, matching, colours)
        if -1 not in matching.partner or -1 not in matching.back:
            break
    fill(one, other, matching, budget)
    return matching


def fill(one: Body, other: Body, matching: Matching, budget: Budget) -> None:
    """Pair what is left and says the same, in order, between the pairs that keep their order."""
    for window in between(in_order(matching.pairs), (0, len(one.spelled), 0, len(other.spelled))):
        _fill(one, other, matching, window, budget)


def _same_blocks(one: Body, other: Body) -> list[Pair]:
    """Blocks that hold the same instructions in any order, each the only such one of its side."""
    numbers = Numbering()
    here, there = (
        [numbers[tuple(sorted(side.spelled[first:end]))] for first, end in side.blocks if end >= first] for side in (one, other)
    )
    return in_order(unique_pairs(here, there, (0, len(here), 0, len(there))))


def _blocks_between(one: Body, other: Body, window: Window, budget: Budget) -> dict[int, int]:
    """Pairs of blocks in a window of blocks: those that have most instructions in common in order, each the other's best."""
    first, end, first_other, end_other = window
    here, there = one.blocks, other.blocks
    span = (here[first][0], here[end - 1][1], there[first_other][0], there[end_other - 1][1])
    votes: Counter[Pair] = Counter()
    for index, partner in common(one.spelled, other.spelled, budget, span):
        votes[one.values.block[index], other.values.block[partner]] += 1
    return best(votes)


def best(votes: Mapping[Pair, int]) -> dict[int, int]:
    """The pairs in which each is the other's best; the earlier wins where two are as good."""
    found: dict[int, int] = {}
    taken: set[int] = set()
    for (here, there), _ in sorted(votes.items(), key=lambda item: (-item[1], item[0])):
        if here not in found and there not in taken:
            found[here] = there
            taken.add(there)
    return found


def _fill(one: Body, other: Body, matching: Matching, window: Window, budget: Budget) -> None:
    """Pair what is left between two anchors, in order."""
    first, end, first_other, end_other = window
    here = [index for index in range(first, end) if matching.partner[index] < 0]
    there = [index for index in range(first_other, end_other) if matching.back[index] < 0]
    if not here or not there:
        return
    for index, partner in common([one.spelled[at] for at in here], [other.spelled[at] for at in there], budget):
        matching.pair(here[index], there[partner])


def by_colour(one: Body, other: Body, matching: Matching, keys: tuple[Key, Key], *, equally_many: bool = True) -> int:
    """Pair the unpaired instructions of paired blocks that have the same key, in order; gives how many.

    With ``equally_many`` only where both blocks have as many of that key, for then it is plain which is which.
    """
    key, key_other = keys
    found = 0
    here_blocks, there_blocks = one.blocks, other.blocks
    for block, partner in sorted(matching.blocks.items()):
        here = _unpaired(here_blocks[block], matching.partner, key)
        if not here:
            continue
        there = _unpaired(there_blocks[partner], matching.back, key_other)
        for value, indices in here.items():
            partners = there.get(value, ())
            if partners and (len(partners) == len(indices) or not equally_many):
                for index, other_index in zip(indices, partners, strict=False):
                    matching.pair(index, other_index)
                    found += 1
                if len(indices) == len(partners) == 1:
                    matching.plain.add(indices[0])
    return found


def _unpaired(block: Pair, partner: Sequence[int], key: Key) -> dict[Hashable, list[int]]:
    """The instructions of a block that have no partner, by key."""
    found: dict[Hashable, list[int]] = {}
    for index in range(*block):
        if partner[index] < 0:
            found.setdefault(key(index), []).append(index)
    return found


def _colourings(one: Body, other: Body) -> Iterator[tuple[Key, Key]]:
    """Keys from the most telling to the least: what is computed from all blocks, the own block, two steps, one step."""
    numbers = Numbering()
    sides = (one, other)
    starts = [_plain_starts(side, numbers) for side in sides]
    large = max(len(one.spelled), len(other.spelled)) > _LARGE
    rounds = 0 if len(one.blocks) == len(other.blocks) == 1 else _ROUNDS - large
    for _ in range(rounds):
        coloured = [colour(side, numbers, start, ordered=True) for side, start in zip(sides, starts, strict=True)]
        starts = [
            _web_starts(side, numbers, colours, start)
            for side, (colours, _), start in zip(sides, coloured, starts, strict=True)
        ]
    yield _keys(colour(side, numbers, start, ordered=True)[0] for side, start in zip(sides, starts, strict=True))
    starts = [_plain_starts(side, numbers) for side in sides]
    yield _keys(colour(side, numbers, start, ordered=False)[0] for side, start in zip(sides, starts, strict=True))
    near = [side.spelled for side in sides]
    steps = []
    for _ in range(2):
        near = [_step(side, numbers, colours, start) for side, colours, start in zip(sides, near, starts, strict=True)]
        steps.append(near)
    for colours in reversed(steps):
        yield _keys(colours)


def _keys(colours: Iterable[Sequence[int]]) -> tuple[Key, Key]:
    one, other = colours
    return one.__getitem__, other.__getitem__


def _plain_starts(side: Body, numbers: Numbering) -> dict[int, int]:
    """Values that blocks begin with, distinguished by register file only; what the kernel is given by its name."""
    values = side.values
    return {
        value: numbers["start", values.given.get(values.web[value], values.files[word])]
        for value, (maker, word) in enumerate(zip(values.maker, values.word, strict=True))
        if maker < 0
    }


def _web_starts(side: Body, numbers: Numbering, colours: Sequence[int], starts: dict[int, int]) -> dict[int, int]:
    """Values that blocks begin with, distinguished by all that may have made them."""
    values = side.values
    makers: dict[int, list[int]] = {}
    for value, maker in enumerate(values.maker):
        if maker >= 0:
            makers.setdefault(values.web[value], []).append(colours[maker])
    webs = {web: numbers["web", tuple(sorted(found))] for web, found in makers.items()}
    return {value: webs.get(values.web[value], start) for value, start in starts.items()}


def colour(side: Body, numbers: Numbering, starts: dict[int, int], *, ordered: bool) -> tuple[list[int], list[int]]:
    """What each instruction, and each value, computes from what its block begins with; equal numbers mean equal.

    With ``ordered`` an instruction that depends on memory's order depends on what changed memory before it too.
    """
    values = side.values
    of_value = [starts.get(value, -1) for value in range(len(values.maker))]
    value_of = of_value.__getitem__
    of_instruction: list[int] = []
    states: dict[str, int] = {}
    block = -1
    columns = zip(side.spelled, values.reads, values.writes, values.orders, values.block, strict=True)
    for index, (spelled, read, written, order, home) in enumerate(columns):
        if home != block:
            block = home
            states = {}
        key: tuple[Hashable, ...] = (spelled, *map(value_of, read))
        if ordered and order:
            key = (*key, *[states.get(state, -1) for state in order])
        number = numbers[key]
        of_instruction.append(number)
        if written:
            of_value[written[0]] = number
            for position, value in enumerate(written[1:], 1):
                of_value[value] = numbers["result", number, position]
        if ordered:
            for state in values.changes[index]:
                states[state] = number
    return of_instruction, of_value


def _step(side: Body, numbers: Numbering, colours: Sequence[int], starts: dict[int, int]) -> list[int]:
    """Each instruction with the colours of what makes its operands."""
    values = side.values
    maker = values.maker
    return [
        numbers[
            "step",
            spelled,
            tuple([colours[maker[value]] if maker[value] >= 0 else -2 - starts[value] for value in values.reads[index]]),
        ]
        for index, spelled in enumerate(side.spelled)
    ]
