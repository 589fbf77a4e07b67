"""Folding: the values of a kernel that take a register of their own, and the instructions that are left.

A register of the model maps to the *pieces* it is made of: none (a constant, a parameter, a predicate), itself, or the
values it only renames, joins or widens. Instructions that only rename vanish, as do those whose guard is never true and
those whose result nobody reads; all others become `Step`s over pieces.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from itertools import chain, compress

from msgspec.structs import replace

from isaview.analysis.registers.ptxas.halves import keeps_upper
from isaview.analysis.registers.ptxas.joining import joined
from isaview.analysis.registers.ptxas.prepared import NONE_CALLED, Prepared
from isaview.analysis.registers.schedule.step import Folded, Pieces, Step
from isaview.analysis.registers.schedule.traits import ALU, SHARED, Trait
from isaview.flow.graph import flow_of
from isaview.model.form import Form
from isaview.model.kernel import Kernel

_CONSTANT = Trait(latency=SHARED)
"""Brings a parameter from constant memory into registers."""
_MOVE = Trait(latency=ALU)
"""Brings a constant into a register, where the instruction that uses it takes nothing else."""
_PER_LANE = ("%tid", "%lane")
"""Special registers that differ from lane to lane begin so; all others are equal in a whole wave."""
_STATED_AT_LAUNCH = ("%ntid", "%nctaid")
"""Special registers that are equal in the whole launch begin so: they are read from constant memory, as parameters are."""

PACKED = ("part", "join")
NO_TEXTS: tuple[str, ...] = ()


GATHERED = 2
"""Registers that a wave takes to work out what one of its lanes adds to memory for all of them."""
_GATHERS = frozenset(("add", "min", "max", "and", "or", "xor"))
_WORDS = frozenset(("u32", "s32", "b32"))
"""Atomics whose operands a wave gathers: what they do, and the types they do it to."""
_NOTHING = Step(-1, (), (), (), _MOVE)
"""Stands where a step has gone."""


def fold(
    kernel: Kernel, *, uniform: bool, lanes: bool = False, shared: bool = False, taken: Mapping[str, int] = NONE_CALLED
) -> Folded:
    """The steps of a kernel; see `folded` and `Prepared`."""
    return folded(Prepared(kernel, taken), uniform=uniform, lanes=lanes, shared=shared)


def folded(prepared: Prepared, *, uniform: bool, lanes: bool = False, shared: bool = False) -> Folded:
    """The steps of a kernel.

    Args:
        prepared: the kernel.
        uniform: values equal in all lanes of a wave live in a file of their own,
        lanes: but integers made of what differs from wave to wave are kept for each lane all the same.
        shared: offsets that several wide sums read, or one in another block, are made once and kept.
    """
    folding = _Folding(prepared, uniform, lanes, shared)
    folding.name_pieces()
    steps = [folding.steps(block.first, block.last) for block in flow_of(prepared.kernel).blocks]
    steps = [joined(block, folding.weight, prepared.multiples) for block in steps]
    _drop_dead(steps)
    return Folded(steps, folding.weight, folding.from_memory)


class _Folding:
    """One kernel being folded."""

    def __init__(self, prepared: Prepared, uniform: bool, lanes: bool, shared: bool) -> None:
        self.prepared = prepared
        self.kernel = prepared.kernel
        self.uniform = uniform
        self.shared = shared
        self.reads, self.writes, self.kills = prepared.reads, prepared.writes, prepared.kills
        self.counts, self.column, self.special, self.many = prepared.counts, prepared.column, prepared.special, prepared.many
        self.weight, self.pieces, self.gone = list(prepared.weight), list(prepared.pieces), bytearray(prepared.gone)
        self.addressed = prepared.addressed - prepared.beside if uniform else prepared.addressed
        """Registers that memory instructions alone read, as their address; those of targets with a uniform file scale none."""
        self.alike = self.alike_by_name(uniform and not lanes)
        """Registers equal in all lanes of a wave."""
        self.from_memory: dict[int, int] = {}
        """Piece that a step of its own brings from constant memory → the register it stands for."""
        self.held: dict[int, dict[int, Pieces]] = {}
        """Register → per block the piece that it has brought from constant memory for it."""
        self.upper: dict[int, Pieces] = {}
        """Register that shares one half with another one → the piece of the half it does not share."""
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

    def alike_by_name(self, by_wave: bool) -> set[int]:
        """The special registers that are equal in a whole wave, or, not ``by_wave``, in the whole launch."""
        names = ((number, self.kernel.registers[number].name) for number in compress(range(len(self.special)), self.special))
        if by_wave:
            return {number for number, name in names if not name.startswith(_PER_LANE)}
        return {number for number, name in names if name.startswith(_STATED_AT_LAUNCH)}

    def made_once(self, sunk: set[int]) -> set[int]:
        """Of sunk registers those that an instruction of their own makes: all but products and what one sum nearby reads."""
        found: set[int] = set()
        for index, (made, one) in enumerate(zip(self.writes, self.column, strict=True)):
            if one.kind != "sunk" or one.wide or len(made) != 1 or made[0] not in sunk:
                continue
            first, last = self.prepared.read_at.get(made[0], (index, index))
            block = flow_of(self.kernel).blocks[flow_of(self.kernel).block_of(index)]
            if first != last or not block.first <= first < block.last:
                found.add(made[0])
        return found

    def name_pieces(self) -> None:
        """Find the pieces of every register that one instruction alone writes, in text order."""
        sunk = self.prepared.sunk
        if self.shared:
            sunk = sunk - self.made_once(sunk)
        writes, gone, alone, vanishes = self.writes, self.gone, self.many.isdisjoint, self.vanishes
        for block in flow_of(self.kernel).blocks:
            for index in range(block.first, block.last):
                made = writes[index]
                if made and not gone[index] and alone(made):
                    gone[index] = vanishes(index, made, sunk)
            self.seen.clear()

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
        first = flow_of(self.kernel).blocks[flow_of(self.kernel).block_of(index)].first
        for number in self.many.intersection(self.reads[index]):
            start, end = self.prepared.written_at[number]
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
        block = flow_of(self.kernel).blocks[flow_of(self.kernel).block_of(index)]
        spans = [self.prepared.read_at.get(number, (index, index)) for number in made]
        last = max(end for _, end in spans)
        if last >= block.last or min(start for start, _ in spans) < index:
            return False
        if not all(map(sources.isdisjoint, self.writes[index:last])):
            return False
        self.passed.update((number, sources) for number in made)
        return True

    def repeats(self, index: int, one: Trait, made: Pieces) -> bool:
        """Whether an earlier instruction of the block has made the same value; its pieces are then taken."""
        equal, reads, kind = self.equal, self.reads[index], one.kind
        if not self.many.isdisjoint(reads):
            return False
        if kind == "same":
            equal[made[0]] = equal.get(reads[0], reads[0])
            return False
        form, tokens = self.kernel.forms[index], self.kernel.tokens[index]
        if kind == "free":
            texts = tuple([text.bind(tokens) for text in form.immediates])
            equal[made[0]] = self.stated.setdefault((self.kernel.registers[made[0]].bits, texts), made[0])
            return False
        texts = NO_TEXTS
        if form.immediates:  # within one form a text of one token is told by that
            texts = tuple([tokens[text.first] if text.count == 1 else text.bind(tokens) for text in form.immediates])
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
            if len(sources) == 1 and not self.apart(index, sources[0]) and self.steady(index, (made,)):
                pieces[made] = pieces[sources[0]]
                return True
        if all(map(self.is_alike, reads)):
            self.alike.add(made)
            pieces[made] = ()
            return True
        if (made in self.prepared.fused or made in self.prepared.taken_in) and self.steady(index, (made,)):
            pieces[made] = tuple(dict.fromkeys(chain.from_iterable(pieces[number] for number in reads)))
            return True
        self.keep_upper(index, made)
        return False

    def keep_upper(self, index: int, made: int) -> None:
        """Let a 64-bit integer that only differs in its lower half share the upper one with what it is made of."""
        pieces, weight = self.pieces, self.weight
        source = keeps_upper(self.kernel, index, self.prepared.weight) if weight[made] == 2 else None
        if source is None:
            return
        if pieces[source] and self.steady(index, (made,)):
            weight[made] = 1
            self.upper[made] = (made,)
            pieces[made] = (made, pieces[source][-1])

    def apart(self, index: int, source: int) -> bool:
        """Whether an instruction of its own adds what the text does not state to one that is read later on."""
        others = [number for number in self.reads[index] if not self.pieces[number]]
        return not self.constant.issuperset(others) and self.prepared.last_read[source] > index

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
            if self.shared and self.column[index].extends and weight[made[0]] == 2:
                self.upper[made[0]] = (made[0],)
                weight[made[0]] = 1
                pieces[made[0]] = (*pieces[source], made[0])
            return False
        pieces[made[0]] = pieces[source]
        return True

    def steps(self, first: int, last: int) -> list[Step]:
        """The steps of the instructions from ``first`` to ``last`` (exclusive)."""
        reads, writes, kills, pieces, gone = self.reads, self.writes, self.kills, self.pieces, self.gone
        column, uniform, upper, places = self.column, self.uniform, self.upper, self.prepared.places
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
            if one.touches_memory:
                uses += self.bring(index, steps, brought)
                one = self.gathered(index, one)
            elif uniform and one.adds_wide:
                uses += self.load(index, steps)
            made = writes[index]
            makes: Pieces = ()
            for number in made:
                makes += upper[number] if number in upper else pieces[number]
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
            steps.append(Step(index, uses, makes, ends, one, places.of(index, one, pieces) if one.touches_memory else None))
        return [step for step in steps if step is not _NOTHING]

    def gathered(self, index: int, one: Trait) -> Trait:
        """The trait of an access; an atomic with one address in all lanes is done by one lane of the wave for all of them."""
        if not one.stores:
            return one
        words = self.kernel.forms[index].opcode.split(".")
        if words[0] not in ("atom", "red") or words[-1] not in _WORDS or _GATHERS.isdisjoint(words):
            return one
        together = not self.reads[index] or not self.pieces[self.reads[index][0]]
        return replace(one, temporaries=GATHERED) if together else one

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
        """The pieces of the operands of a memory instruction that have none, with the steps that bring them: once per block."""
        found: Pieces = ()
        for number in self.without_pieces(index):
            if number not in brought:
                brought[number] = self.new_piece(index, number, steps, _MOVE)
            found += brought[number]
        return found

    def load(self, index: int, steps: list[Step]) -> Pieces:
        """The pieces of the parameters that a wide sum adds, with the steps that bring them from constant memory.

        A product is added to a pair of registers; what else is added to a parameter takes it from the file of the wave, unless
        the block has brought it already.
        """
        block = flow_of(self.kernel).block_of(index)
        product = not self.products.isdisjoint(self.reads[index])
        found: Pieces = ()
        for number in self.without_pieces(index):
            held = self.held.setdefault(number, {})
            piece = self.brought_before(held, block) if product else held.get(block, ())
            if product and not piece:
                piece = held[block] = self.new_piece(index, number, steps, _CONSTANT)
                self.from_memory[piece[0]] = number
            found += piece
        return found

    @cached_property
    def products(self) -> set[int]:
        """Registers that a product of twice the width of its factors is written to."""
        return set(chain.from_iterable(compress(self.writes, [one.wide for one in self.column])))

    def brought_before(self, held: Mapping[int, Pieces], block: int) -> Pieces:
        """Of the pieces that blocks have brought, that of the nearest in this loop which every way leads through, if any."""
        loops = flow_of(self.kernel).innermost
        if not any(loops[other] == loops[block] for other in held):
            return ()
        before = (other for other in flow_of(self.kernel).dominating(block) if other in held and loops[other] == loops[block])
        return held.get(next(before, -1), ())

    def without_pieces(self, index: int) -> list[int]:
        """The registers an instruction reads whose value is stated by the text or the launch, so that it takes none."""
        pieces, weight, counts = self.pieces, self.weight, self.counts
        return [number for number in self.reads[index] if not pieces[number] and weight[number] and number in counts]

    def new_piece(self, index: int, number: int, steps: list[Step], carrier: Trait) -> Pieces:
        """A piece for a register that has none, with the step that brings it."""
        piece = (len(self.weight),)
        self.weight.append(self.weight[number])
        steps.append(Step(index, (), piece, piece, carrier))
        return piece


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
