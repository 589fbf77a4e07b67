"""Which instruction of a kernel is which instruction of another.

Blocks that say the same, apart from order, are anchors; what stands between them is aligned as a sequence. Inside a pair of
blocks instructions are paired by value number: the spelling of an instruction with those of everything in its block that it
depends on, first as far as that reaches, then less and less of it. So a rescheduled block finds its pairs too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence

from msgspec import Struct, field

from isaview.base.grouping import group_by
from isaview.compare.dataflow import Values, trace
from isaview.compare.sequences import Budget, Pair, common_pairs, pairs_in_order, unique_pairs, windows_between
from isaview.compare.spelling import Spelling, spell
from isaview.flow.graph import flow_of
from isaview.model.kernel import Kernel

_ROUNDS = 2
"""How many times values that blocks begin with are distinguished by what makes them in other blocks."""
_LARGE = 20_000
"""Instructions of a body from which that is done once less: it costs more there."""


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


def body_of(kernel: Kernel, numbering: Numbering) -> Body:
    """A kernel with its spelling numbered and its values traced."""
    spelling = spell(kernel)
    blocks = [(block.first, block.last) for block in flow_of(kernel).blocks]
    return Body(kernel, spelling, [numbering[text] for text in spelling.texts], trace(kernel), blocks)


class Matching(Struct, eq=False):
    """Pairs of instructions: ``new_of`` and ``old_of`` give the other side's instruction or -1; ``blocks`` pairs blocks.

    ``certain`` are old instructions of which nothing else could be the partner.
    """

    new_of: list[int]
    old_of: list[int]
    blocks: dict[int, int]
    certain: set[int] = field(default_factory=set)

    def pair(self, old: int, new: int) -> None:
        """Make two instructions without a partner partners."""
        self.new_of[old] = new
        self.old_of[new] = old

    def unpair(self, old: int) -> None:
        """Take the partner of an instruction away."""
        self.certain.discard(old)
        self.old_of[self.new_of[old]] = -1
        self.new_of[old] = -1

    @property
    def pairs(self) -> list[Pair]:
        """All pairs, ascending by their first."""
        return [(old, new) for old, new in enumerate(self.new_of) if new >= 0]


Keys = tuple[Sequence[Hashable], Sequence[Hashable]]
"""Per instruction of the old and of the new body what it is paired by."""


def match(old: Body, new: Body, budget: Budget) -> Matching:
    """Pairs of instructions that say the same, where the budget reaches."""
    if old.spelled == new.spelled:
        indices = list(range(len(old.spelled)))
        return Matching(indices, list(indices), {block: block for block in range(len(old.blocks))})
    matching = Matching([-1] * len(old.spelled), [-1] * len(new.spelled), {})
    # blocks that hold the same instructions in any order, each alone in that on its side, are fixed points:
    # between them windows are small, and aligning costs the product of both sides
    numbering = Numbering()
    contents, contents_new = (
        [numbering[tuple(sorted(body.spelled[first:end]))] for first, end in body.blocks if end >= first] for body in (old, new)
    )
    anchors = pairs_in_order(unique_pairs(contents, contents_new, (0, len(contents), 0, len(contents_new))))
    matching.blocks.update(anchors)
    for window in windows_between(anchors, (0, len(old.blocks), 0, len(new.blocks))):
        # in a window blocks are paired that have most instructions in common in order, each the other's best
        first, end, first_new, end_new = window
        span = (old.blocks[first][0], old.blocks[end - 1][1], new.blocks[first_new][0], new.blocks[end_new - 1][1])
        pairs = common_pairs(old.spelled, new.spelled, budget, span)
        matching.blocks.update(
            best_pairs(Counter((old.values.block[index], new.values.block[index_new]) for index, index_new in pairs))
        )
    for keys in _numberings(old, new):
        pair_by(keys, old, new, matching)
        # a side is used up: weaker keys can pair nothing more
        if -1 not in matching.new_of or -1 not in matching.old_of:
            break
    fill(old, new, matching, budget)
    return matching


def fill(old: Body, new: Body, matching: Matching, budget: Budget) -> None:
    """Pair what is left and says the same, in order, between the pairs that keep their order."""
    for first, end, first_new, end_new in windows_between(
        pairs_in_order(matching.pairs), (0, len(old.spelled), 0, len(new.spelled))
    ):
        unpaired = [index for index in range(first, end) if matching.new_of[index] < 0]
        unpaired_new = [index for index in range(first_new, end_new) if matching.old_of[index] < 0]
        if unpaired and unpaired_new:
            spelled, spelled_new = [old.spelled[i] for i in unpaired], [new.spelled[i] for i in unpaired_new]
            for place, place_new in common_pairs(spelled, spelled_new, budget):
                matching.pair(unpaired[place], unpaired_new[place_new])


def best_pairs(votes: Mapping[Pair, int]) -> dict[int, int]:
    """The pairs in which each is the other's best; the earlier wins where two are as good."""
    chosen: dict[int, int] = {}
    taken: set[int] = set()
    for (old, new), _ in sorted(votes.items(), key=lambda vote: (-vote[1], vote[0])):
        if old not in chosen and new not in taken:
            chosen[old] = new
            taken.add(new)
    return chosen


def pair_by(keys: Keys, old: Body, new: Body, matching: Matching, *, equally_many: bool = True) -> int:
    """Pair the unpaired instructions of paired blocks that have the same key, in order; gives how many.

    With ``equally_many`` only where both blocks have as many of that key, for then it is plain which is which.
    """
    count = 0
    for block, block_new in sorted(matching.blocks.items()):
        unpaired = _unpaired_by_key(old.blocks[block], matching.new_of, keys[0])
        unpaired_new = _unpaired_by_key(new.blocks[block_new], matching.old_of, keys[1]) if unpaired else {}
        for key, indices in unpaired.items():
            indices_new = unpaired_new.get(key, ())
            # one of several was removed: which one, only what uses them can tell
            if equally_many and len(indices) != len(indices_new):
                continue
            for index, index_new in zip(indices, indices_new, strict=False):
                matching.pair(index, index_new)
                count += 1
            if len(indices) == len(indices_new) == 1:
                matching.certain.add(indices[0])
    return count


def _unpaired_by_key(block: Pair, partner: Sequence[int], keys: Sequence[Hashable]) -> dict[Hashable, list[int]]:
    """The instructions of a block that have no partner, by key."""
    return group_by((index for index in range(*block) if partner[index] < 0), keys.__getitem__)


def _numberings(old: Body, new: Body) -> Iterator[Keys]:
    """Keys from the most telling to the least: what is computed from all blocks, in the block, in two steps, in a step."""
    numbering = Numbering()
    bodies = (old, new)
    entering = [_entry_numbers(body, numbering) for body in bodies]
    starts = entering
    is_large = max(len(old.spelled), len(new.spelled)) > _LARGE
    # each round numbers what blocks begin with by what the rounds before say of its makers: values of loops become distinct
    for _ in range(0 if len(old.blocks) == len(new.blocks) == 1 else _ROUNDS - is_large):
        starts = [_entry_numbers_by_web(body, numbering, start) for body, start in zip(bodies, starts, strict=True)]
    yield _as_keys(number_values(body, numbering, start, ordered=True)[0] for body, start in zip(bodies, starts, strict=True))
    yield _as_keys(
        number_values(body, numbering, start, ordered=False)[0] for body, start in zip(bodies, entering, strict=True)
    )
    step = [_step(body, numbering, body.spelled, start) for body, start in zip(bodies, entering, strict=True)]
    yield _as_keys(_step(body, numbering, near, start) for body, near, start in zip(bodies, step, entering, strict=True))
    yield _as_keys(step)


def _as_keys(numbers: Iterable[list[int]]) -> Keys:
    old, new = numbers
    return old, new


def _entry_numbers(body: Body, numbering: Numbering) -> dict[int, int]:
    """Numbers of the values that blocks begin with: by register file; what the kernel is given by its name."""
    values = body.values
    return {
        value: numbering["start", values.given.get(values.web[value], values.names[word][0])]
        for value, (maker, word) in enumerate(zip(values.maker, values.word, strict=True))
        if maker < 0
    }


def _entry_numbers_by_web(body: Body, numbering: Numbering, entering: dict[int, int]) -> dict[int, int]:
    """Numbers of the values that blocks begin with: by all that may have made them."""
    values = body.values
    numbers, _ = number_values(body, numbering, entering, ordered=True)
    makers: dict[int, list[int]] = {}
    for web, maker in zip(values.web, values.maker, strict=True):
        if maker >= 0:
            makers.setdefault(web, []).append(numbers[maker])
    webs = {web: numbering["web", tuple(sorted(made))] for web, made in makers.items()}
    return {value: webs.get(values.web[value], start) for value, start in entering.items()}


def number_values(body: Body, numbering: Numbering, entering: dict[int, int], *, ordered: bool) -> tuple[list[int], list[int]]:
    """Value numbers of instructions and of values, from those that their block begins with; equal numbers compute the same.

    With ``ordered`` an instruction that depends on memory's order depends on what changed memory before it too.
    """
    values = body.values
    of_value = [entering.get(value, -1) for value in range(len(values.maker))]
    value_of = of_value.__getitem__
    of_instruction: list[int] = []
    states: dict[str, int] = {}
    current = -1
    columns = zip(body.spelled, values.reads, values.writes, values.orders, values.changes, values.block, strict=True)
    for spelled, read, written, order, changed, block in columns:
        if block != current:
            current = block
            states = {}
        key: tuple[Hashable, ...] = (spelled, *map(value_of, read))
        if ordered and order:
            key = (*key, *[states.get(state, -1) for state in order])
        number = numbering[key]
        of_instruction.append(number)
        if written:
            of_value[written[0]] = number
            for position, value in enumerate(written[1:], 1):
                # the first result has its instruction's number: most have only one
                of_value[value] = numbering["result", number, position]
        if ordered:
            for state in changed:
                states[state] = number
    return of_instruction, of_value


def _step(body: Body, numbering: Numbering, numbers: Sequence[int], entering: dict[int, int]) -> list[int]:
    """Each instruction with the numbers of what makes its operands."""
    maker = body.values.maker
    return [
        numbering[
            "step",
            spelled,
            # numbers of what blocks begin with are kept apart from those of instructions: below -1
            tuple([numbers[maker[value]] if maker[value] >= 0 else -2 - entering[value] for value in read]),
        ]
        for spelled, read in zip(body.spelled, body.values.reads, strict=True)
    ]
