"""The values of a kernel of virtual registers that take a register of their own, and the instructions left (folding).

A register of the model maps to the *pieces* it is made of: none (a constant, a parameter, a predicate), itself, or the
values it only renames, joins or widens. Instructions that only rename vanish, as do those whose guard is never true; all
others become `Step`s over pieces.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from itertools import chain

from msgspec import Struct

from isaview.analysis.registers.ptxas.prepare import NONE_CALLED, Prepared, prepare
from isaview.analysis.registers.schedule.steps import Folded, Pieces, Step, Trait, without_unread
from isaview.flow.graph import BasicBlock, flow_of
from isaview.flow.values import values_of
from isaview.model.kernel import Kernel

_PER_LANE = ("%tid", "%lane")
"""Special registers that differ from lane to lane begin so; all others are equal in a whole wave."""
_STATED_AT_LAUNCH = ("%ntid", "%nctaid")
"""Special registers that are equal in the whole launch begin so: they are read from constant memory, as parameters are."""


def fold(kernel: Kernel, *, uniform: bool, taken_by_callees: Mapping[str, int] = NONE_CALLED) -> Folded:
    """The steps of a kernel whose registers are virtual.

    Args:
        kernel: the kernel.
        uniform: values equal in all lanes of a wave live in a file of their own.
        taken_by_callees: the registers that called functions take, by name; others keep to the calling convention.
    """
    prepared = prepare(kernel, taken_by_callees)
    pieces: list[Pieces] = [
        (number,) if weight and number in prepared.counts else () for number, weight in enumerate(prepared.weight)
    ]
    # Registers written once by a widening or scaling that only 64-bit additions read: these compute it themselves.
    traits, readers = prepared.traits, values_of(prepared.kernel).readers
    sunk = {
        written[0]
        for trait, written in zip(traits, prepared.kernel.operands.writes, strict=True)
        if trait.kind == "sunk" and len(written) == 1 and prepared.counts[written[0]] == 1
    }
    computing = [trait.adds_wide or trait.kind == "sunk" for trait in traits]
    naming = Naming(
        prepared=prepared,
        pieces=pieces,
        vanished=set(prepared.switched_off),
        uniform=_uniform_special(kernel, by_wave=uniform),
        constant=set(),
        absorbed={number for number in sunk if all(computing[reader] for reader in readers.get(number, ()))},
        addresses=_addresses(prepared),
    )
    blocks = flow_of(kernel).blocks
    # Text order names a register's makers before its readers, but for loops; what several write keeps its register.
    for block in blocks:
        for index in range(block.first, block.last):
            written = kernel.operands.writes[index]
            if index in naming.vanished or not prepared.rewritten.isdisjoint(written):
                continue
            if written and naming.vanishes(index, written):
                naming.vanished.add(index)
    steps = [_steps(naming, block) for block in blocks]
    return Folded(without_unread(steps), prepared.weight)


def _uniform_special(kernel: Kernel, *, by_wave: bool) -> set[int]:
    """The special registers that are equal in a whole wave, or, not ``by_wave``, in the whole launch."""
    special = [(number, register.name) for number, register in enumerate(kernel.registers) if register.file == "special"]
    if by_wave:
        return {number for number, name in special if not name.startswith(_PER_LANE)}
    return {number for number, name in special if name.startswith(_STATED_AT_LAUNCH)}


def _addresses(prepared: Prepared) -> set[int]:
    """Registers that hold a scaled or shifted value which memory instructions alone read, as their address."""
    reads, writes = prepared.kernel.operands.reads, prepared.kernel.operands.writes
    read_elsewhere: set[int] = set()
    addresses: set[int] = set()
    for index in range(len(reads) - 1, -1, -1):
        trait, written = prepared.traits[index], writes[index]
        if trait.shifts and written and written[0] not in read_elsewhere and written[0] not in prepared.rewritten:
            addresses.add(written[0])
        else:
            read_elsewhere.update(reads[index][1:] if trait.loads or trait.stores else reads[index])
    return addresses


class Naming(Struct, frozen=True):
    """The pieces of every register, named in text order.

    ``uniform`` are the registers equal in all lanes of a wave, ``constant`` those whose value the text states. ``absorbed`` and
    ``addresses`` are computed by what reads them.
    """

    prepared: Prepared
    pieces: list[Pieces]
    vanished: set[int]
    uniform: set[int]
    constant: set[int]
    absorbed: AbstractSet[int]
    addresses: AbstractSet[int]

    def vanishes(self, index: int, written: Pieces) -> bool:
        """Whether an instruction that alone writes its registers needs none for them; names their pieces."""
        trait, reads = self.prepared.traits[index], self.prepared.kernel.operands.reads[index]
        if trait.pure and self.constant.issuperset(reads):
            self.constant.update(written)
            return self.free(written)
        if trait.uniform:
            self.uniform.update(written)
            return not self.free(written)
        if trait.kind == "placed":
            return self.constant.issuperset(reads) and self.free(written)
        if trait.kind == "real":
            return trait.integer and len(written) == 1 and self.arithmetic(reads, written[0])
        if not self.prepared.rewritten.isdisjoint(reads):
            return False
        if trait.kind == "free":
            return self.free(written)
        if trait.kind == "part":
            for number in written:
                self.pieces[number] = self.pieces[reads[0]]
            return True
        if trait.kind == "join":
            words = tuple(dict.fromkeys(chain.from_iterable(self.pieces[number] for number in reads)))
            fits = sum(self.prepared.weight[piece] for piece in words) <= self.prepared.weight[written[0]]
            self.pieces[written[0]] = words if fits else self.pieces[written[0]]
            return fits
        return self.rename(trait, reads[0], written[0])

    def free(self, written: Pieces) -> bool:
        """Registers that take none of the machine's; always true."""
        for number in written:
            self.pieces[number] = ()
        return True

    def rename(self, trait: Trait, source: int, target: int) -> bool:
        """Whether a register has the pieces of the register it is a copy or a widening of."""
        if self.is_uniform(source):
            self.uniform.add(target)
            return self.free((target,))
        if self.prepared.kernel.registers[source].file == "special" or not self.prepared.weight[source]:
            return False
        if trait.kind == "sunk" and target not in self.absorbed:
            return False
        self.pieces[target] = self.pieces[source]
        return True

    def arithmetic(self, reads: Pieces, target: int) -> bool:
        """Whether an integer result takes no register of its own."""
        # Memory instructions add an offset, and shared ones scale, so that the sum needs no register.
        if target in self.addresses and self.prepared.rewritten.isdisjoint(reads):
            sources = [number for number in reads if self.pieces[number]]
            if len(sources) == 1:
                self.pieces[target] = self.pieces[sources[0]]
                return True
        if all(map(self.is_uniform, reads)):
            self.uniform.add(target)
            return self.free((target,))
        return False

    def is_uniform(self, number: int) -> bool:
        """Whether a register is equal in all lanes, in a file of its own or stated by the text or the launch."""
        return number in self.uniform or (self.prepared.weight[number] > 0 and not self.pieces[number])


def _steps(naming: Naming, block: BasicBlock) -> list[Step]:
    """The steps of a block. A constant that a guarded write would leave in place comes with the write, if nobody reads it."""
    operands, pieces = naming.prepared.kernel.operands, naming.pieces
    steps: list[Step | None] = []
    unread: dict[int, int] = {}  # piece that holds a constant nobody has read yet → the step that makes it
    for index in range(block.first, block.last):
        if index in naming.vanished:
            continue
        trait, written = naming.prepared.traits[index], operands.writes[index]
        uses = tuple(chain.from_iterable([pieces[number] for number in operands.reads[index]]))
        makes = tuple(chain.from_iterable([pieces[number] for number in written]))
        if not makes and not uses and not trait.keeps:
            continue
        ends = makes
        if makes and len(operands.kills[index]) != len(written):
            ends = tuple(chain.from_iterable([pieces[number] for number in operands.kills[index]]))
            for piece in makes:
                if piece in unread:
                    steps[unread[piece]] = None
                    ends += (piece,)
                elif piece not in ends:
                    uses += (piece,)
        for piece in uses + makes if unread else ():
            unread.pop(piece, None)
        if _is_unread_constant(trait, uses, makes):
            unread[makes[0]] = len(steps)
        steps.append(Step(index, uses, makes, ends, trait))
    return [step for step in steps if step is not None]


def _is_unread_constant(trait: Trait, uses: Pieces, makes: Pieces) -> bool:
    return not uses and len(makes) == 1 and trait.pure
