"""What the text tells at an instruction that reaches an array through an index: which registers can be elements, which cannot.

Elements differ from other values by what compilers do: they write no register that nobody reads, they read none that nobody
has written, and while an array is needed they put no other value into its registers. Sets of registers are integers with a bit
per register number.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from isaview.flow.detours import stated_definitions, with_detours
from isaview.flow.equations import needed, written
from isaview.flow.graph import flow_of
from isaview.model.kernel import Kernel
from isaview.model.registers import BoundOperands


class Evidence(Struct, frozen=True):
    """What is known at one instruction that reaches an array.

    ``unread`` hold values that reach it and no name ever reads; ``elements`` are these and what is read by name behind it
    though nothing named has written it. ``before`` and ``after`` are alive by name. ``wanted`` are first registers of arrays
    that an index reaches behind it, ``foreign`` others written between an index writing this array and the next.
    """

    unread: int
    elements: int
    before: int
    after: int
    wanted: int
    foreign: int


def evidence(kernel: Kernel, bound: BoundOperands, firsts: Mapping[int, int], storing: frozenset[int]) -> dict[int, Evidence]:
    """Evidence per accessing instruction; ``firsts`` has the registers each of them names, ``storing`` those that write."""
    return _Reader(kernel, bound, firsts, storing).found()


def mask_of(numbers: Iterable[int]) -> int:
    """The set of some register numbers."""
    return sum(1 << number for number in set(numbers))


class _Reader:
    """Follows values through a kernel, by name and through an index."""

    def __init__(self, kernel: Kernel, bound: BoundOperands, firsts: Mapping[int, int], storing: frozenset[int]) -> None:
        self.kernel = kernel
        self.bound = bound
        self.firsts = firsts
        self.storing = storing
        masks: dict[tuple[int, ...], int] = {}
        self.reads = _masks(bound.reads, masks)
        self.writes = _masks(bound.writes, masks)
        self.kills = _masks(bound.kills, masks)
        self.stated = {index: mask_of(numbers) for index, numbers in stated_definitions(kernel, bound).items()}
        self.graph = with_detours(kernel, bound)
        self.on_the_way = [mask_of(numbers) for numbers in self.graph.defined]

    def found(self) -> dict[int, Evidence]:
        """The evidence of every access."""
        behind = self.backwards(self.reads)
        unread = self.unread(behind)
        nothing = [0] * len(self.writes)
        has = self.forwards(self.writes, nothing, mask_of(self.bound.arguments), self.stated)
        ended = [0 if index in self.storing else writes for index, writes in enumerate(self.writes)]
        idle = self.forwards([dead & end for dead, end in zip(unread, ended, strict=True)], ended)
        wanted = self.backwards([self.firsts.get(index, 0) for index in range(len(self.writes))])
        touched = self.touched()
        foreign = self.foreign(unread, touched, wanted)
        others = {
            named: _union(values for arrays, values in foreign.items() if arrays & named) for named in set(self.firsts.values())
        }
        result: dict[int, Evidence] = {}
        for index, named in self.firsts.items():
            known = has[index] | self.writes[index]
            result[index] = Evidence(
                unread=idle[index],
                elements=idle[index] | behind[index] & ~known,
                before=(behind[index] & ~self.kills[index] | self.reads[index]) & has[index],
                after=behind[index] & known,
                wanted=wanted[index],
                foreign=others[named],
            )
        return result

    def unread(self, behind: Sequence[int]) -> list[int]:
        """Per instruction the registers it writes that no instruction reads by name before they are written again."""
        dead = [writes & ~live for writes, live in zip(self.writes, behind, strict=True)]
        return [values if values and self.tells(index, values) else 0 for index, values in enumerate(dead)]

    def tells(self, index: int, dead: int) -> bool:
        """Whether registers nobody reads tell of an array: the unused half of a wide result does not, parts of a load do."""
        loads = any(access.kind == "load" for access in self.kernel.forms[index].accesses)
        return loads or dead == self.writes[index]

    def touched(self) -> list[int]:
        """Per instruction the first registers of arrays that an index has written before it."""
        stores = [self.firsts[index] if index in self.storing else 0 for index in range(len(self.writes))]
        ended = [0 if index in self.storing else kills for index, kills in enumerate(self.kills)]
        return self.forwards(stores, ended)

    def foreign(self, unread: Sequence[int], touched: Sequence[int], wanted: Sequence[int]) -> dict[int, int]:
        """First registers of arrays → what is written by name, and read by name, while those arrays are needed."""
        found: dict[int, int] = {}
        for index, writes in enumerate(self.writes):
            arrays = touched[index] & wanted[index]
            if arrays and index not in self.storing:
                found[arrays] = found.get(arrays, 0) | writes & ~unread[index]
        return found

    def backwards(self, reads: Sequence[int]) -> list[int]:
        """Per instruction what is read behind it before it is written again."""
        blocks = flow_of(self.kernel).blocks
        behind = [0] * len(reads)
        made, ended = [], []
        for block in blocks:
            made.append(self.back(block.first, block.last, 0, reads, behind))
            ended.append(_union(self.ends(index) for index in range(block.first, block.last)))
        _, leaving = needed(self.graph, made + [0] * len(self.on_the_way), ended + self.on_the_way)
        for block, live in zip(blocks, leaving, strict=False):
            self.back(block.first, block.last, live, reads, behind)
        return behind

    def back(self, first: int, last: int, live: int, reads: Sequence[int], behind: list[int]) -> int:
        """What is alive before a stretch; ``behind`` gets what is alive behind each instruction."""
        for index in range(last - 1, first - 1, -1):
            behind[index] = live
            live = (live & ~self.kills[index] | reads[index]) & ~self.stated.get(index, 0)
        return live

    def ends(self, index: int) -> int:
        """The registers whose old value ends at an instruction or at what a comment says next to it."""
        return self.kills[index] | self.stated.get(index, 0)

    def forwards(
        self, made: Sequence[int], ended: Sequence[int], entry: int = 0, stated: Mapping[int, int] | None = None
    ) -> list[int]:
        """Per instruction what reaches it of what instructions have made and none has ended; ``stated`` is there before it."""
        blocks = flow_of(self.kernel).blocks
        before = [0] * len(made)
        by_comment = stated or {}

        def through(first: int, last: int, state: int) -> int:
            for index in range(first, last):
                state |= by_comment.get(index, 0)
                before[index] = state
                state = state & ~ended[index] | made[index]
            return state

        passed = [through(block.first, block.last, 0) for block in blocks]
        over = [_union(ended[block.first : block.last]) for block in blocks]
        on_the_way = self.on_the_way if stated else [0] * len(self.on_the_way)
        entering, _ = written(self.graph, passed + on_the_way, entry, over + self.on_the_way)
        for block, state in zip(blocks, entering, strict=False):
            through(block.first, block.last, state)
        return before


def _masks(columns: Iterable[tuple[int, ...]], known: dict[tuple[int, ...], int]) -> list[int]:
    """The set of each instruction's numbers; operands recur, so each is made once."""
    found = []
    for numbers in columns:
        mask = known.get(numbers)
        if mask is None:
            mask = known[numbers] = mask_of(numbers)
        found.append(mask)
    return found


def _union(sets: Iterable[int]) -> int:
    found = 0
    for one in sets:
        found |= one
    return found
