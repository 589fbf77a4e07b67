"""The values of a kernel of virtual registers that take a register of their own, and the instructions left (folding).

A register of the model maps to the *pieces* it is made of: none (a constant, a parameter, a predicate), itself, or the
values it only renames, joins or widens. Instructions that only rename vanish, as do those whose guard is never true; all
others become `Step`s over pieces.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

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
    pieces, vanished = _name_pieces(prepared, uniform=uniform)
    steps = [_steps(prepared, pieces, vanished, block) for block in flow_of(kernel).blocks]
    return Folded(without_unread(steps), prepared.weight)


def _name_pieces(prepared: Prepared, *, uniform: bool) -> tuple[list[Pieces], bytearray]:
    """The pieces of every register, and for each instruction whether none is left of it.

    Text order names a register's makers before its readers, but for loops; what several write keeps its register.
    """
    kernel, traits, weight = prepared.kernel, prepared.traits, prepared.weight
    reads, writes, registers = kernel.operands.reads, kernel.operands.writes, kernel.registers
    pieces: list[Pieces] = [(number,) if words and number in prepared.counts else () for number, words in enumerate(weight)]
    vanished = bytearray(len(traits))
    for index in prepared.switched_off:
        vanished[index] = 1
    absorbed, addresses = _find_absorbed(prepared), _addresses(prepared)
    # Equal in all lanes of a wave, and stated by the text.
    equal, constant = _uniform_special(kernel, by_wave=uniform), set[int]()
    is_written_once, is_constant = prepared.rewritten.isdisjoint, constant.issuperset
    for index, trait in enumerate(traits):
        written = writes[index]
        if not written or vanished[index] or not is_written_once(written):
            continue
        read, kind, target = reads[index], trait.kind, written[0]
        if trait.pure and is_constant(read):
            constant.update(written)
        elif trait.uniform:
            equal.update(written)
            for number in written:
                pieces[number] = ()
            continue
        elif kind == "placed":
            if not is_constant(read):
                continue
        elif kind == "real":
            if not trait.integer or len(written) != 1:
                continue
            # Memory instructions add an offset, and shared ones scale, so that the sum needs no register.
            if target in addresses and is_written_once(read):
                sources = [number for number in read if pieces[number]]
                if len(sources) == 1:
                    pieces[target] = pieces[sources[0]]
                    vanished[index] = 1
                    continue
            if not all(number in equal or (weight[number] > 0 and not pieces[number]) for number in read):
                continue
            equal.add(target)
        elif not is_written_once(read):
            continue
        elif kind == "part":
            for number in written:
                pieces[number] = pieces[read[0]]
            vanished[index] = 1
            continue
        elif kind == "join":
            words = tuple(dict.fromkeys(chain.from_iterable([pieces[number] for number in read])))
            if sum([weight[piece] for piece in words]) <= weight[target]:
                pieces[target] = words
                vanished[index] = 1
            continue
        elif kind != "free":
            source = read[0]
            if source in equal or (weight[source] > 0 and not pieces[source]):
                equal.add(target)
                written = (target,)
            elif registers[source].file == "special" or not weight[source] or (kind == "sunk" and target not in absorbed):
                continue
            else:
                pieces[target] = pieces[source]
                vanished[index] = 1
                continue
        for number in written:
            pieces[number] = ()
        vanished[index] = 1
    return pieces, vanished


def _find_absorbed(prepared: Prepared) -> set[int]:
    """Registers written once by a widening or scaling that only 64-bit additions read: these compute it themselves."""
    traits, readers = prepared.traits, values_of(prepared.kernel).readers
    sunk = {
        written[0]
        for trait, written in zip(traits, prepared.kernel.operands.writes, strict=True)
        if trait.kind == "sunk" and len(written) == 1 and prepared.counts[written[0]] == 1
    }
    return {
        number
        for number in sunk
        if all(traits[reader].adds_wide or traits[reader].kind == "sunk" for reader in readers.get(number, ()))
    }


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


def _steps(prepared: Prepared, pieces: list[Pieces], vanished: bytearray, block: BasicBlock) -> list[Step]:
    """The steps of a block. A constant that a guarded write would leave in place comes with the write, if nobody reads it."""
    operands, traits = prepared.kernel.operands, prepared.traits
    reads, writes, kills = operands.reads, operands.writes, operands.kills
    steps: list[Step | None] = []
    unread: dict[int, int] = {}  # piece that holds a constant nobody has read yet → the step that makes it
    for index in range(block.first, block.last):
        if vanished[index]:
            continue
        trait, written = traits[index], writes[index]
        uses = tuple([piece for number in reads[index] for piece in pieces[number]])
        makes = tuple([piece for number in written for piece in pieces[number]])
        if not makes and not uses and not trait.keeps:
            continue
        ends = makes
        if makes and len(kills[index]) != len(written):
            ends = tuple([piece for number in kills[index] for piece in pieces[number]])
            for piece in makes:
                if piece in unread:
                    steps[unread[piece]] = None
                    ends += (piece,)
                elif piece not in ends:
                    uses += (piece,)
        if unread:
            for piece in uses + makes:
                unread.pop(piece, None)
        if not uses and _is_unread_constant(trait, uses, makes):
            unread[makes[0]] = len(steps)
        steps.append(Step(index, uses, makes, ends, trait))
    return [step for step in steps if step is not None]


def _is_unread_constant(trait: Trait, uses: Pieces, makes: Pieces) -> bool:
    return not uses and len(makes) == 1 and trait.pure
