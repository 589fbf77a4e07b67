"""Two bodies of a kernel compared instruction by instruction, whatever their registers and labels are called.

Every instruction of both sides is identical, renamed (it computes the same from the same values, in other registers),
reordered (moved among instructions of its block that it does not depend on) or real: removed, added, or both. A pair counts
as the same only where its operands are the values that correspond, so that two swapped registers are a real change.

The two bodies are aligned in an order of their own, not in the order given: diff(b, a) is the mirror of diff(a, b). Work is
counted, not timed: equal inputs give equal output.
"""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import groupby, zip_longest
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from isaview.base import limits
from isaview.compare.matching import Body, Numbering, body_of, fill, match
from isaview.compare.sequences import Budget, common_pairs, pairs_in_order
from isaview.compare.soundness import Correspondence, correspondence, pair_again
from isaview.compare.spelling import spell
from isaview.model.kernel import Kernel

Kind = Literal["identical", "renamed", "reordered", "real"]
Basis = Literal["instructions", "blocks", "opcodes"]

_ROUNDS = 2
"""How often what turned out to be no pair may be paired again."""


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
    """A line of a side-by-side listing: instruction indices of the old and the new body; None where a side has none."""

    kind: Kind
    old: int | None
    new: int | None


class Hunk(Struct, frozen=True):
    """Lines of the same kind that follow each other."""

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
    blocks: Mapping[int, int] = {}
    webs: Mapping[int, int] = {}
    old_body: Body | None = None
    new_body: Body | None = None


def align(old: Kernel, new: Kernel) -> Alignment:
    """The alignment of two bodies.

    Kernels of more than `limits.DIFF_INSTRUCTIONS` instructions are compared by opcodes, and bodies that nothing anchors by
    the blocks they share.
    """
    if max(len(old), len(new)) > limits.DIFF_INSTRUCTIONS:
        because = f"more than {limits.DIFF_INSTRUCTIONS:,} instructions"
        return align_opcodes(_opcodes(old), _opcodes(new), because)
    texts, texts_new = _texts(old), _texts(new)
    if texts == texts_new:
        lines = tuple(Line("identical", index, index) for index in range(len(old)))
        return Alignment(Counts(len(old), 0, 0, 0, 0), (Hunk("identical", lines),) if lines else ())
    with _collector_off():
        return _align_bodies(old, new) if texts <= texts_new else _mirror(_align_bodies(new, old))


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


def _opcode_changes(old: Counter[str], new: Counter[str]) -> tuple[tuple[str, int, int], ...]:
    """Opcodes with their number on both sides where they differ, largest change first."""
    changed = [(name, old[name], new[name]) for name in old.keys() | new.keys() if old[name] != new[name]]
    return tuple(sorted(changed, key=lambda change: (-abs(change[2] - change[1]), change[0])))


def align_opcodes(old: Counter[str], new: Counter[str], because: str) -> Alignment:
    """The comparison of two bodies of which only the number of each opcode is known or looked at."""
    counts = Counts(None, None, None, added=(new - old).total(), removed=(old - new).total())
    return Alignment(counts, (), "opcodes", because, _opcode_changes(old, new))


def _mirror(alignment: Alignment) -> Alignment:
    """The alignment with its sides exchanged."""
    counts = alignment.counts
    return replace(
        alignment,
        counts=replace(counts, added=counts.removed, removed=counts.added),
        hunks=tuple(
            Hunk(hunk.kind, tuple(Line(line.kind, line.new, line.old) for line in hunk.lines)) for hunk in alignment.hunks
        ),
        opcodes=tuple((name, new, old) for name, old, new in alignment.opcodes),
        blocks={new: old for old, new in alignment.blocks.items()},
        webs={new: old for old, new in alignment.webs.items()},
        old_body=alignment.new_body,
        new_body=alignment.old_body,
    )


def _names(kernel: Kernel, index: int) -> list[str]:
    registers, operands = kernel.registers, kernel.operands
    return [registers[number].name for number in (*operands.reads[index], *operands.writes[index])]


def _texts(kernel: Kernel) -> tuple[object, ...]:
    """What a body says, in which registers and with labels where, apart from the names of labels: equal or in an order."""
    spelling = spell(kernel)
    return spelling.texts, [_names(kernel, index) for index in range(len(kernel))], sorted(spelling.places.items())


def _align_bodies(old: Kernel, new: Kernel) -> Alignment:
    """Pair the instructions, hold every pair against the values it reads and writes, and say what became of each."""
    numbering = Numbering()
    old_body, new_body = body_of(old, numbering), body_of(new, numbering)
    budget = Budget()
    matching = match(old_body, new_body, budget)
    bodies = correspondence(old_body, new_body, matching)
    for _ in range(_ROUNDS):
        if not pair_again(bodies):
            break
        fill(old_body, new_body, matching, budget)
        bodies = correspondence(old_body, new_body, matching)
    ordered = dict(pairs_in_order(matching.pairs))
    kinds = [_kind(bodies, index, partner, index in ordered) for index, partner in enumerate(matching.new_of)]
    tally = Counter(kinds)
    added = len(new) - len(kinds) + tally["real"]
    refused = budget.refused
    lines = groupby(_lines(bodies, kinds, ordered, budget), key=lambda line: line.kind)
    hunks = tuple(Hunk(kind, tuple(group)) for kind, group in lines)
    return Alignment(
        Counts(tally["identical"], tally["renamed"], tally["reordered"], added, tally["real"]),
        hunks,
        "blocks" if refused else "instructions",
        f"{refused} stretches are too long and too alike to align" if refused else "",
        _opcode_changes(_opcodes(old), _opcodes(new)),
        bodies.blocks,
        bodies.old.webs,
        old_body,
        new_body,
    )


def _kind(bodies: Correspondence, index: int, partner: int, in_order: bool) -> Kind:
    """What became of an instruction of the old body; ``in_order``: its pair keeps the order."""
    if partner < 0 or index in bodies.unsound:
        return "real"
    old, new = bodies.old.body, bodies.new.body
    if not in_order:
        return "reordered" if bodies.blocks.get(old.values.block[index]) == new.values.block[partner] else "real"
    return "identical" if _names(old.kernel, index) == _names(new.kernel, partner) else "renamed"


def _lines(bodies: Correspondence, kinds: list[Kind], ordered: dict[int, int], budget: Budget) -> Iterator[Line]:
    """All lines in the order of both bodies; between two lines that stand on both sides, the real ones first."""
    new_of, old_of = bodies.matching.new_of, bodies.matching.old_of
    kinds_new = ["real" if index < 0 else kinds[index] for index in old_of]
    start = start_new = 0
    for index, partner in (*ordered.items(), (len(new_of), len(old_of))):
        old, new = range(start, index), range(start_new, partner)
        removed = [place for place in old if kinds[place] == "real"]
        added = [place for place in new if kinds_new[place] == "real"]
        yield from _opposite(bodies, removed, added, budget)
        yield from (Line("reordered", place, None) for place in old if kinds[place] == "reordered")
        yield from (Line("reordered", None, place) for place in new if kinds_new[place] == "reordered")
        if index < len(new_of):
            yield Line(kinds[index], index, partner)
        start, start_new = index + 1, partner + 1


def _opposite(bodies: Correspondence, removed: list[int], added: list[int], budget: Budget) -> Iterator[Line]:
    """Real lines, those of equal opcodes opposite each other, the others as they come."""
    numbering = Numbering()
    forms, forms_new = bodies.old.body.kernel.forms, bodies.new.body.kernel.forms
    opcodes = [numbering[forms[index].opcode] for index in removed]
    opcodes_new = [numbering[forms_new[index].opcode] for index in added]
    start = start_new = 0
    for place, place_new in (*common_pairs(opcodes, opcodes_new, budget), (len(removed), len(added))):
        for old, new in zip_longest(removed[start:place], added[start_new:place_new]):
            yield Line("real", old, new)
        if place < len(removed):
            yield Line("real", removed[place], added[place_new])
        start, start_new = place + 1, place_new + 1
