"""Alignment: two bodies of a kernel, instruction by instruction, whatever their registers and labels are called.

Every instruction of both sides is identical, renamed (it computes the same from the same values, in other registers),
reordered (moved among instructions of its block that it does not depend on) or real: removed, added, or both. A pair counts
as the same only where its operands are the values that correspond, so that two swapped registers are a real change.

The two bodies are aligned in an order of their own, not in the order given: the diff of b and a is the mirror of that of a
and b. Work is counted, not timed: equal inputs give equal output.
"""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import groupby, zip_longest
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from isaview.base import limits
from isaview.compare.matching import Body, Numbering, body, fill, match
from isaview.compare.sequences import Budget, common, increasing
from isaview.compare.soundness import Judge
from isaview.compare.spelling import Spelling, spell
from isaview.model.kernel import Kernel

Kind = Literal["identical", "renamed", "reordered", "real"]
Basis = Literal["instructions", "blocks", "opcodes"]

_ROUNDS = 2
"""How often what turned out to be no pair may be paired anew."""


class Counts(Struct, frozen=True):
    """Instructions of an alignment by what became of them; None where the comparison did not go that deep."""

    identical: int | None
    renamed: int | None
    reordered: int | None
    added: int
    removed: int

    @property
    def real(self) -> int:
        """Instructions that were added or removed."""
        return self.added + self.removed


class Line(Struct, frozen=True):
    """One line of a side-by-side listing: instruction indices of the old and the new body; None where a side has none."""

    kind: Kind
    old: int | None
    new: int | None


class Hunk(Struct, frozen=True):
    """Lines of one kind that follow each other."""

    kind: Kind
    lines: tuple[Line, ...]


class Alignment(Struct, frozen=True):
    """What became of every instruction.

    ``basis`` says how deep the comparison went, ``because`` why no deeper; without instructions there are no ``hunks``.
    ``opcodes`` are the changes in number by opcode. ``webs`` pairs values of the bodies, see `isaview.compare.dataflow`, and
    ``blocks`` their blocks.
    """

    counts: Counts
    hunks: tuple[Hunk, ...]
    basis: Basis = "instructions"
    because: str = ""
    opcodes: tuple[tuple[str, int, int], ...] = ()
    blocks: tuple[tuple[int, int], ...] = ()
    webs: tuple[tuple[int, int], ...] = ()
    old_body: Body | None = None
    new_body: Body | None = None


def align(old: Kernel, new: Kernel) -> Alignment:
    """The alignment of two bodies.

    Kernels of more than `limits.DIFF_INSTRUCTIONS` instructions are compared by opcodes, and bodies that nothing anchors by
    the blocks they share.
    """
    if max(len(old), len(new)) > limits.DIFF_INSTRUCTIONS:
        because = f"more than {limits.DIFF_INSTRUCTIONS:,} instructions"
        return by_opcodes(_opcodes(old), _opcodes(new), because)
    spelled, spelled_new = spell(old), spell(new)
    if _same_text(old, new, spelled, spelled_new):
        return _unchanged(len(old))
    with _collector_off():
        if _comes_first(old, new, spelled, spelled_new):
            return _Aligner(old, new, spelled, spelled_new).result()
        return mirrored(_Aligner(new, old, spelled_new, spelled).result())


@contextmanager
def _collector_off() -> Iterator[None]:
    """An alignment makes hundreds of thousands of tuples and no cycle: looking for cycles costs a third of its time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _opcodes(kernel: Kernel) -> Counter[str]:
    return Counter(form.opcode for form in kernel.forms)


def opcode_changes(old: Counter[str], new: Counter[str]) -> tuple[tuple[str, int, int], ...]:
    """Opcodes with their number on both sides where they differ, largest change first."""
    changed = [(name, old[name], new[name]) for name in old.keys() | new.keys() if old[name] != new[name]]
    return tuple(sorted(changed, key=lambda change: (-abs(change[2] - change[1]), change[0])))


def by_opcodes(old: Counter[str], new: Counter[str], because: str) -> Alignment:
    """The comparison of two bodies of which only the number of each opcode is known or looked at."""
    added = sum((new - old).values())
    removed = sum((old - new).values())
    return Alignment(Counts(None, None, None, added, removed), (), "opcodes", because, opcode_changes(old, new))


def mirrored(alignment: Alignment) -> Alignment:
    """The alignment with its sides exchanged."""
    counts = alignment.counts
    return replace(
        alignment,
        counts=replace(counts, added=counts.removed, removed=counts.added),
        hunks=tuple(
            Hunk(hunk.kind, tuple(Line(line.kind, line.new, line.old) for line in hunk.lines)) for hunk in alignment.hunks
        ),
        opcodes=tuple((name, new, old) for name, old, new in alignment.opcodes),
        blocks=tuple(sorted((new, old) for old, new in alignment.blocks)),
        old_body=alignment.new_body,
        new_body=alignment.old_body,
        webs=tuple(sorted((new, old) for old, new in alignment.webs)),
    )


def _unchanged(size: int) -> Alignment:
    lines = tuple(Line("identical", index, index) for index in range(size))
    return Alignment(Counts(size, 0, 0, 0, 0), (Hunk("identical", lines),) if size else ())


def _names(kernel: Kernel, index: int) -> list[str]:
    registers, operands = kernel.registers, kernel.operands
    return [registers[number].name for number in (*operands.reads[index], *operands.writes[index])]


def _same_text(old: Kernel, new: Kernel, spelled: Spelling, spelled_new: Spelling) -> bool:
    """Whether the bodies say the same in the same registers, apart from the labels' names."""
    if spelled.texts != spelled_new.texts or spelled.places != spelled_new.places:
        return False
    return all(_names(old, index) == _names(new, index) for index in range(len(old)))


def _comes_first(old: Kernel, new: Kernel, spelled: Spelling, spelled_new: Spelling) -> bool:
    """An order of two bodies that does not depend on which was given first."""
    if spelled.texts != spelled_new.texts:
        return spelled.texts < spelled_new.texts
    names, names_new = ([_names(kernel, index) for index in range(len(kernel))] for kernel in (old, new))
    return (names, sorted(spelled.places.items())) <= (names_new, sorted(spelled_new.places.items()))


class _Aligner:
    """Pairs the instructions, holds every pair against the values it reads and writes, and tells the kinds."""

    def __init__(self, old: Kernel, new: Kernel, spelled: Spelling, spelled_new: Spelling) -> None:
        numbers = Numbering()
        self.old = body(old, spelled, numbers)
        self.new = body(new, spelled_new, numbers)
        self.budget = Budget()
        self.matching = match(self.old, self.new, self.budget)
        self.judge = Judge(self.old, self.new, self.matching)

    def result(self) -> Alignment:
        for _ in range(_ROUNDS):
            if not self.judge.pair_anew():
                break
            fill(self.old, self.new, self.matching, self.budget)
            self.judge = Judge(self.old, self.new, self.matching)
        partner = self.matching.partner
        pairs = self.matching.pairs
        kept = {pairs[position][0] for position in increasing([there for _, there in pairs])}
        kinds = [self.kind(here, there, here in kept) for here, there in enumerate(partner)]
        tally = Counter(kinds)
        same = len(kinds) - tally["real"]
        refused = self.budget.refused
        return Alignment(
            Counts(tally["identical"], tally["renamed"], tally["reordered"], len(self.new.said) - same, tally["real"]),
            tuple(_hunks(self.lines(kinds, kept))),
            "blocks" if refused else "instructions",
            f"{refused} stretches are too long and too alike to align" if refused else "",
            opcode_changes(_opcodes(self.old.kernel), _opcodes(self.new.kernel)),
            tuple(sorted(self.judge.blocks.items())),
            tuple(sorted(self.judge.webs.items())),
            self.old,
            self.new,
        )

    def kind(self, here: int, there: int, kept: bool) -> Kind:
        """What became of an instruction of the old body."""
        if there < 0 or not self.judge.sound(here, there):
            return "real"
        if not kept:
            same_block = self.judge.blocks.get(self.old.values.block[here]) == self.new.values.block[there]
            return "reordered" if same_block else "real"
        return "identical" if _names(self.old.kernel, here) == _names(self.new.kernel, there) else "renamed"

    def lines(self, kinds: list[Kind], kept: set[int]) -> Iterator[Line]:
        """All lines in the order of both bodies; between two lines that stand on both sides, the real ones first."""
        partner, back = self.matching.partner, self.matching.back
        at = at_new = 0
        ends = [(here, partner[here]) for here in sorted(kept)]
        for here, there in (*ends, (len(partner), len(back))):
            yield from self.between(range(at, here), range(at_new, there), kinds)
            if here < len(partner):
                yield Line(kinds[here], here, there)
            at, at_new = here + 1, there + 1

    def between(self, old: range, new: range, kinds: list[Kind]) -> Iterator[Line]:
        """The lines of instructions that have no partner opposite."""
        back = self.matching.back
        moved_new = [index for index in new if back[index] >= 0 and kinds[back[index]] == "reordered"]
        moved = [index for index in old if kinds[index] == "reordered"]
        gone = [index for index in old if kinds[index] == "real"]
        come = [index for index in new if back[index] < 0 or kinds[back[index]] == "real"]
        yield from self.opposite(gone, come)
        yield from (Line("reordered", index, None) for index in moved)
        yield from (Line("reordered", None, index) for index in moved_new)

    def opposite(self, gone: list[int], come: list[int]) -> Iterator[Line]:
        """Real lines, those of one opcode opposite each other, the others as they come."""
        numbers = Numbering()
        opcodes = [numbers[self.old.kernel.forms[index].opcode] for index in gone]
        opcodes_new = [numbers[self.new.kernel.forms[index].opcode] for index in come]
        at = at_new = 0
        for here, there in (*common(opcodes, opcodes_new, self.budget), (len(gone), len(come))):
            for old, new in zip_longest(gone[at:here], come[at_new:there]):
                yield Line("real", old, new)
            if here < len(gone):
                yield Line("real", gone[here], come[there])
            at, at_new = here + 1, there + 1


def _hunks(lines: Iterable[Line]) -> Iterator[Hunk]:
    """Lines of one kind that follow each other as hunks."""
    for kind, group in groupby(lines, key=lambda line: line.kind):
        yield Hunk(kind, tuple(group))
