"""Folding: the values of a kernel that take a register of their own, and the instructions that are left.

A register of the model maps to the *pieces* it is made of: none (a constant, a parameter, a predicate), itself, or the
values it only renames, joins or widens. Instructions that only rename vanish, as do those whose guard is never true and
those whose result nobody reads; all others become `Step`s over pieces.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache, cached_property
from itertools import chain, compress
from operator import itemgetter

from msgspec.structs import replace

from isaview.estimates.halves import narrow
from isaview.estimates.joining import joined
from isaview.estimates.multiples import Multiples
from isaview.estimates.places import Places
from isaview.estimates.step import Folded, Pieces, Step
from isaview.estimates.traits import ALU, SHARED, Trait, plain_names, trait
from isaview.estimates.undeclared import undeclared
from isaview.model import Form, Kernel

_CONSTANT = Trait(latency=SHARED)
"""Brings a parameter from constant memory into registers."""
_MOVE = Trait(latency=ALU)
"""Brings a constant into a register, where the instruction that uses it takes nothing else."""
_PER_LANE = ("%tid", "%lane")
"""Special registers that differ from lane to lane begin so; all others are equal in a whole wave."""
_STATED_AT_LAUNCH = ("%ntid", "%nctaid")
"""Special registers that are equal in the whole launch begin so: they are read from constant memory, as parameters are."""

PACKED = ("part", "join")
NONE_CALLED: Mapping[str, int] = {}
_KIND = itemgetter(0, 2)
"""File and bits of a `Register`."""


_NOTHING = Step(-1, (), (), (), _MOVE)
"""Stands where a step has gone."""


def fold(kernel: Kernel, *, uniform: bool, lanes: bool = False, taken: Mapping[str, int] = NONE_CALLED) -> Folded:
    """The steps of a kernel.

    Args:
        kernel: a kernel whose registers are virtual.
        uniform: values equal in all lanes of a wave live in a file of their own,
        lanes: but integers made of what differs from wave to wave are kept for each lane all the same.
        taken: the registers that called functions take, by name; all others keep to the calling convention.
    """
    folding = _Folding(kernel, uniform, lanes)
    folding.take_what_is_passed(taken)
    folding.drop_false_guards()
    folding.many = {number for number, count in folding.counts.items() if count > 1}
    folding.name_pieces()
    places = Places(kernel, folding.column, folding.counts, folding.pieces)
    steps = [folding.steps(block.first, block.last, places) for block in kernel.flow.blocks]
    multiples = cache(lambda: Multiples(kernel, {step.place.root for block in steps for step in block if step.place}))
    steps = [joined(block, folding.weight, multiples) for block in steps]
    _drop_dead(steps)
    return Folded(steps, folding.weight, folding.from_memory)


class _Folding:
    """One kernel being folded."""

    def __init__(self, kernel: Kernel, uniform: bool, lanes: bool = False) -> None:
        self.kernel = kernel
        self.uniform = uniform
        operands = kernel.operands
        self.reads, self.writes, self.kills = operands.reads, operands.writes, operands.kills
        self.counts = Counter(chain.from_iterable(self.writes))
        """Register → how many instructions write it."""
        registers = kernel.registers
        kinds = list(map(_KIND, registers))  # kernels declare more registers than they have instructions
        words = {(file, bits): (bits + 31) // 32 if file == "vector" else 0 for file, bits in set(kinds)}
        self.weight = list(map(words.__getitem__, kinds))
        for number in narrow(kernel, self.counts):
            self.weight[number] = 1
        self.pieces: list[Pieces] = [
            (number,) if weight and number in self.counts else () for number, weight in enumerate(self.weight)
        ]
        self.special = [kind[0] == "special" for kind in kinds]
        plain = plain_names(kernel)
        traits = {form: trait(form, plain) for form in set(kernel.forms)}
        self.column = [traits[form] for form in kernel.forms]
        for index in undeclared(kernel):
            self.column[index] = Trait()  # what its operands are is not known, so it stays as it is
        self.gone = bytearray(len(self.column))
        self.alike: set[int] = {
            number
            for number in compress(range(len(registers)), self.special)
            if (
                not registers[number].name.startswith(_PER_LANE)
                if uniform and not lanes
                else registers[number].name.startswith(_STATED_AT_LAUNCH)
            )
        }
        """Registers equal in all lanes of a wave."""
        self.from_memory: dict[int, int] = {}
        """Piece that a step of its own brings from constant memory → the register it stands for."""
        self.addressed: set[int] = set()
        """Registers that memory instructions alone read, as their address."""
        self.many: set[int] = set()
        """Registers that several instructions write."""
        self.equal: dict[int, int] = {}
        """Register → an earlier one with the same value."""
        self.seen: dict[tuple[Form, tuple[str, ...], Pieces], Pieces] = {}
        """What the block has made so far: form, immediates and values read → registers written."""
        self.stated: dict[tuple[int, tuple[str, ...]], int] = {}
        """Constant → the first register that holds it."""
        self.passed: dict[int, set[int]] = {}
        """Register that goes by the pieces of others which several instructions write → these."""
        self.constant: set[int] = set()
        """Registers whose value the text itself says."""

    def take_what_is_passed(self, taken: Mapping[str, int]) -> None:
        """Let calls take what the functions take, and what is passed registers: parameters of functions, results in kernels."""
        kernel, forms, tokens, column = self.kernel, self.kernel.forms, self.kernel.tokens, self.column
        calls = [index for index, one in enumerate(column) if one.call]
        results: set[str] = set()
        for index in calls:
            name = forms[index].targets[0].bind(tokens[index]) if len(forms[index].targets) == 1 else ""
            column[index] = replace(column[index], temporaries=taken.get(kernel.module.aliases.get(name, name), 0))
            results.update(slot.text.bind(tokens[index]) for slot in forms[index].slots if slot.role == "write")
        if kernel.is_entry and not calls:
            return
        for index, one in enumerate(column):
            symbols = forms[index].symbols
            if one.kind != "free" or one.space != "parameter" or not symbols:
                continue
            if not kernel.is_entry or symbols[0].bind(tokens[index]) in results:
                column[index] = replace(one, kind="real", latency=ALU)

    def drop_false_guards(self) -> None:
        """Mark the instructions whose guard is a constant that switches them off."""
        kernel = self.kernel
        if not any(form.mnemonic == "mov" and form.immediates and "pred" in form.opcode for form in set(kernel.forms)):
            return
        ends: list[dict[int, bool]] = []
        everywhere: dict[int, bool] = {}
        for number, block in enumerate(kernel.flow.blocks):
            before = kernel.flow.predecessors[number]
            known = dict(ends[before[0]]) if len(before) == 1 and before[0] < number else dict(everywhere)
            for index in range(block.first, block.last):
                self.follow(index, known)
            ends.append(known)
            everywhere.update((register, value) for register, value in known.items() if self.counts[register] == 1)

    def follow(self, index: int, known: dict[int, bool]) -> None:
        """Go on by one instruction with the predicates whose value is known there; mark it where it is switched off."""
        form, reads = self.kernel.forms[index], self.reads[index]
        if form.guard is not None and form.flow == "next":
            value = known.get(reads[-1])
            if value is not None and value == ("negated_guard" in form.flags):
                self.gone[index] = 1
                self.counts.subtract(self.writes[index])
                return
        for number in self.writes[index]:
            if self.kernel.registers[number].file == "predicate":
                known.pop(number, None)
                value = self.stated_predicate(index, known)
                if value is not None:
                    known[number] = value

    def stated_predicate(self, index: int, known: dict[int, bool]) -> bool | None:
        """The value of the predicate an instruction writes, None where the text does not say it."""
        form = self.kernel.forms[index]
        if form.guard is not None:
            return None
        if form.mnemonic == "mov":
            if form.immediates:
                return form.immediates[0].bind(self.kernel.tokens[index]) not in ("0", "0x0")
            return known.get(self.reads[index][0]) if self.reads[index] else None
        if form.mnemonic == "and" and any(known.get(number) is False for number in self.reads[index]):
            return False
        return None

    def sunk(self) -> set[int]:
        """Registers written once by a widening or scaling that only 64-bit additions read."""
        kinds = [one.kind == "sunk" for one in self.column]
        written = {made[0] for made, sunk in zip(self.writes, kinds, strict=True) if sunk and len(made) == 1}
        if not written:
            return written
        elsewhere = chain.from_iterable(
            read for read, one, sunk in zip(self.reads, self.column, kinds, strict=True) if not (one.adds_wide or sunk)
        )
        return {number for number in written.difference(elsewhere) if self.counts[number] == 1}

    def name_pieces(self) -> None:
        """Find the pieces of every register that one instruction alone writes, in text order."""
        sunk = self.sunk()
        self.addressed = self.addresses()
        writes, gone, alone, vanishes = self.writes, self.gone, self.many.isdisjoint, self.vanishes
        for block in self.kernel.flow.blocks:
            for index in range(block.first, block.last):
                made = writes[index]
                if made and not gone[index] and alone(made):
                    gone[index] = vanishes(index, made, sunk)
            self.seen.clear()

    def addresses(self) -> set[int]:
        """Registers that hold a scaled or shifted value which memory instructions alone read, as their address."""
        elsewhere: set[int] = set()
        found: set[int] = set()
        for index in range(len(self.column) - 1, -1, -1):
            one, made = self.column[index], self.writes[index]
            if one.shifts and made and made[0] not in elsewhere and made[0] not in self.many:
                found.add(made[0])
            elif one.touches_memory:
                elsewhere.update(self.reads[index][1:])
            else:
                elsewhere.update(self.reads[index])
        return found

    def vanishes(self, index: int, made: Pieces, sunk: set[int]) -> bool:
        """Whether an instruction that alone writes its registers needs none for them; names their pieces."""
        one, reads = self.column[index], self.reads[index]
        if one.numbered and self.repeats(index, one, made):
            return True
        if one.pure and (not reads or reads[0] in self.constant) and self.constant.issuperset(reads):
            self.constant.update(made)
            return self.free(made)
        if one.alike:
            self.alike.update(made)
            return not self.free(made)
        if one.kind == "placed":
            return self.constant.issuperset(reads) and self.free(made)
        if one.kind == "real":
            return one.integer and len(made) == 1 and self.arithmetic(index, one, made[0])
        if self.stays(index, one.kind, made):
            return self.rename(index, one.kind, made, sunk)
        return False

    def free(self, made: Pieces) -> bool:
        """Registers that take none of the machine's; always true."""
        for number in made:
            self.pieces[number] = ()
        return True

    def settled(self, index: int) -> bool:
        """Whether every instruction that writes what this one reads stands before it in its block."""
        first = self.kernel.flow.blocks[self.kernel.flow.block_of(index)].first
        for number in self.many.intersection(self.reads[index]):
            start, end = self.written_at[number]
            if start < first or end > index:
                return False
        return True

    def stays(self, index: int, kind: str, made: Pieces) -> bool:
        """Whether what an instruction makes may go by the pieces of what it reads."""
        if kind == "free":
            return self.many.isdisjoint(self.reads[index])
        return self.steady(index, made) or (kind in PACKED and self.settled(index))

    def steady(self, index: int, made: Pieces) -> bool:
        """Whether what an instruction reads stays as it is for as long as what it makes is read.

        So it does where one instruction alone writes it, or where what is made is read in its block alone, before anything it
        is made of is written again.
        """
        sources = self.many.intersection(self.reads[index])
        for number in self.reads[index] if self.passed else ():
            sources.update(self.passed.get(number, ()))
        if not sources:
            return True
        block = self.kernel.flow.blocks[self.kernel.flow.block_of(index)]
        spans = [self.read_at.get(number, (index, index)) for number in made]
        last = max(end for _, end in spans)
        if last >= block.last or min(start for start, _ in spans) < index:
            return False
        if not all(map(sources.isdisjoint, self.writes[index:last])):
            return False
        self.passed.update((number, sources) for number in made)
        return True

    @cached_property
    def read_at(self) -> dict[int, tuple[int, int]]:
        """Register → the first and the last instruction that reads it, for those that may go by the pieces of others."""
        found: dict[int, tuple[int, int]] = {}
        renamed = {
            number
            for made, one in zip(self.writes, self.column, strict=True)
            if one.kind != "real" or one.shifts
            for number in made
        }
        for index, read in enumerate(self.reads):
            for number in renamed.intersection(read):
                found[number] = (found[number][0] if number in found else index, index)
        return found

    @cached_property
    def written_at(self) -> dict[int, tuple[int, int]]:
        """Register → the first and the last instruction that writes it, for those several write."""
        found: dict[int, tuple[int, int]] = {}
        counts = self.counts
        for index, made in enumerate(self.writes):
            for number in made:
                if counts[number] > 1:
                    found[number] = (found[number][0] if number in found else index, index)
        return found

    def repeats(self, index: int, one: Trait, made: Pieces) -> bool:
        """Whether an earlier instruction of the block has made the same value; its pieces are then taken."""
        equal, reads, kind = self.equal, self.reads[index], one.kind
        if not self.many.isdisjoint(reads):
            return False
        if kind == "same":
            equal[made[0]] = equal.get(reads[0], reads[0])
            return False
        form = self.kernel.forms[index]
        texts: tuple[str, ...] = ()
        if form.immediates:
            tokens = self.kernel.tokens[index]
            texts = tuple([text.bind(tokens) for text in form.immediates])
        if kind == "free":
            equal[made[0]] = self.stated.setdefault((self.kernel.registers[made[0]].bits, texts), made[0])
            return False
        key = (form, texts, tuple(map(equal.get, reads, reads)))
        first = self.seen.setdefault(key, made)
        if first is made:
            return False
        for number, other in zip(made, first, strict=True):
            equal[number] = other
            self.pieces[number] = self.pieces[other]
        return True

    def arithmetic(self, index: int, one: Trait, made: int) -> bool:
        """Whether an integer result takes no register of its own."""
        reads, pieces = self.reads[index], self.pieces
        if made in self.addressed:
            sources = [number for number in reads if pieces[number]]
            if len(sources) == 1 and self.steady(index, (made,)):
                pieces[made] = pieces[sources[0]]
                return True
        if all(map(self.is_alike, reads)):
            self.alike.add(made)
            pieces[made] = ()
            return True
        return False

    def is_alike(self, number: int) -> bool:
        """Whether a register is equal in all lanes, in a file of its own or stated by the text or the launch."""
        return number in self.alike or (self.weight[number] > 0 and not self.pieces[number])

    def rename(self, index: int, kind: str, made: Pieces, sunk: set[int]) -> bool:
        """Give registers the pieces of what they are made of; whether the instruction vanishes."""
        read, pieces, weight = self.reads[index], self.pieces, self.weight
        if kind == "free":
            for number in made:
                pieces[number] = ()
            return True
        if kind == "part":
            for number in made:
                pieces[number] = pieces[read[0]]
            return True
        if kind == "join":
            joined = tuple(dict.fromkeys(chain.from_iterable(pieces[number] for number in read)))
            fits = sum(weight[piece] for piece in joined) <= weight[made[0]]
            pieces[made[0]] = joined if fits else pieces[made[0]]
            return fits
        source = read[0]
        if self.is_alike(source):
            self.alike.add(made[0])
            pieces[made[0]] = ()
            return True
        if self.special[source] or not weight[source]:
            return False
        if kind == "sunk" and made[0] not in sunk:
            return False
        pieces[made[0]] = pieces[source]
        return True

    def steps(self, first: int, last: int, places: Places) -> list[Step]:
        """The steps of the instructions from ``first`` to ``last`` (exclusive)."""
        reads, writes, kills, pieces, gone = self.reads, self.writes, self.kills, self.pieces, self.gone
        column, uniform = self.column, self.uniform
        steps: list[Step] = []
        brought: dict[int, Pieces] = {}
        given: dict[int, int] = {}  # piece that holds a constant nobody has read yet → the step that gives it
        for index in range(first, last):
            if gone[index]:
                continue
            one = column[index]
            if one.call:
                brought.clear()
            uses: Pieces = ()
            for number in reads[index]:
                uses += pieces[number]
            if one.touches_memory or (uniform and one.adds_wide):
                uses += self.bring(index, steps, brought)  # memory wants constants in registers, on some targets wide sums do
            made = writes[index]
            makes: Pieces = ()
            for number in made:
                makes += pieces[number]
            if not makes and not uses and not one.keeps:
                continue
            ends = makes
            if makes and len(kills[index]) != len(made):
                kept, ends = self.kept(index, makes, steps, given)
                uses += kept
            for piece in uses + makes if given else ():
                given.pop(piece, None)
            if not uses and len(makes) == 1 and one.pure:
                given[makes[0]] = len(steps)
            steps.append(Step(index, uses, makes, ends, one, places.of(index, one) if one.touches_memory else None))
        return [step for step in steps if step is not _NOTHING]

    def kept(self, index: int, makes: Pieces, steps: list[Step], given: dict[int, int]) -> tuple[Pieces, Pieces]:
        """The pieces a guarded write leaves in place, and those whose life it ends.

        What it would leave in place may be a constant that nobody has read: that comes with the write, its step goes.
        """
        ends = tuple(piece for number in self.kills[index] for piece in self.pieces[number])
        kept: Pieces = ()
        for piece in makes:
            if piece in given:
                steps[given[piece]] = _NOTHING
                ends += (piece,)
            elif piece not in ends:
                kept += (piece,)
        return kept, ends

    def bring(self, index: int, steps: list[Step], brought: dict[int, Pieces]) -> Pieces:
        """The pieces of the operands that have none, with the steps that bring them: once per block."""
        carrier = _CONSTANT if self.column[index].adds_wide else _MOVE
        found: Pieces = ()
        for number in self.reads[index]:
            if self.pieces[number] or not self.weight[number] or number not in self.counts:
                continue
            piece = brought.get(number) if carrier is _MOVE else None
            if piece is None:
                piece = brought[number] = (len(self.weight),)
                if carrier is _CONSTANT:
                    self.from_memory[piece[0]] = number
                self.weight.append(self.weight[number])
                steps.append(Step(index, (), piece, piece, carrier))
            found += piece
        return found


def _drop_dead(blocks: list[list[Step]]) -> None:
    """Drop the steps that nothing which stays has need of; a value that only its own loop reads goes as well."""
    needed: set[int] = set()
    unread: list[Step] = []
    for steps in reversed(blocks):
        for step in reversed(steps):
            makes = step.makes
            if not makes or step.trait.keeps or not needed.isdisjoint(makes):
                needed.update(step.uses)
            else:
                unread.append(step)
    found = 1
    while found:
        left = []
        for step in unread:
            if needed.isdisjoint(step.makes):
                left.append(step)
            else:
                needed.update(step.uses)
        found = len(unread) - len(left)
        unread = left
    if unread:
        gone = set(map(id, unread))
        for steps in blocks:
            steps[:] = [step for step in steps if id(step) not in gone]
