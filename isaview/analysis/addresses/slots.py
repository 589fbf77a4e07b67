"""Slots: words of private memory in which a compiler keeps registers, followed as registers are.

What a reload of a spilled register gives is what was stored there. A slot is a word at a fixed distance from the stack pointer
that spill code alone uses; it has a number behind those of the registers.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

from isaview.analysis.private_accesses import place_of, private_accesses
from isaview.flow.origins import writers
from isaview.model.kernel import Kernel

_WORD = 4
_MOST_WRITES = 2
"""How often a kernel writes its stack pointer: it loads it and sets its frame aside."""


class Slots(Struct):
    """The slots of one kernel.

    ``numbers`` gives each by its place. ``stored`` leads from an instruction and a slot to the register that it keeps there,
    ``loaded`` from an instruction and a register to the slot that it comes from; ``writes`` are the slots of a store.
    """

    numbers: dict[tuple[tuple[str, ...], int], int] = field(default_factory=dict)
    stored: dict[tuple[int, int], int] = field(default_factory=dict)
    loaded: dict[tuple[int, int], int] = field(default_factory=dict)
    writes: dict[int, list[int]] = field(default_factory=dict)

    def at(self, place: tuple[tuple[str, ...], int], registers: int) -> int:
        """The number of the slot at a place, behind so many registers."""
        return self.numbers.setdefault(place, registers + len(self.numbers))


def slots_of(kernel: Kernel, uniform: Sequence[bool]) -> Slots:
    """The slots of a kernel; ``uniform`` says of each register whether its file holds one value for a whole wave.

    There are none where the stack pointer moves, or a store of unknown size may be to one.
    """
    found = Slots()
    names = {register.name: number for number, register in enumerate(kernel.registers)}
    for one in private_accesses(kernel):
        if one.kind == "array":
            continue
        place, access = place_of(kernel, one.index, one.access), one.access
        base = {names[name] for name in place.base if name in names}
        if access.bytes is None or any(len(writers(kernel).get(number, ())) > _MOST_WRITES for number in base):
            return Slots()
        words = range(max(1, access.bytes // _WORD))
        places = [found.at((place.base, place.offset + _WORD * word), len(kernel.registers)) for word in words]
        operands = kernel.operands
        moved = operands.writes[one.index] if access.kind == "load" else operands.reads[one.index]
        kept = [number for number in moved if number not in base and not uniform[number] and _is_word(kernel, number)]
        is_whole = one.kind == "spill" and _WORD * len(kept) == access.bytes
        pairs = list(zip(kept, places, strict=True)) if is_whole else []
        if access.kind == "load":
            found.loaded.update(((one.index, number), slot) for number, slot in pairs)
        else:
            found.writes.setdefault(one.index, []).extend(places)
            found.stored.update(((one.index, slot), number) for number, slot in pairs)
    return found


def _is_word(kernel: Kernel, number: int) -> bool:
    return kernel.registers[number].bits == 8 * _WORD
