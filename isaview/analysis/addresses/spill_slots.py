"""Spill slots: words of private memory in which a compiler keeps registers, numbered and followed as registers are.

What a reload of a spilled register gives is what was stored there.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

from isaview.analysis.private_accesses import place_of, private_accesses
from isaview.flow.values import values_of
from isaview.model.kernel import Kernel

_WORD = 4
"""Bytes of a register."""
_MOST_WRITES = 2
"""How often a kernel writes its stack pointer: it loads it and sets its frame aside."""


class SpillSlots(Struct):
    """The spill slots of a kernel: words at a fixed distance from the stack pointer that spill code alone uses.

    ``numbers`` gives each by its place, behind the numbers of the registers. ``stored`` leads from an instruction and a slot to
    the register that it stores there, ``loaded`` from an instruction and a register to the slot that it loads; ``writes`` are
    the slots that an instruction writes.
    """

    numbers: dict[tuple[tuple[str, ...], int], int] = field(default_factory=dict)
    stored: dict[tuple[int, int], int] = field(default_factory=dict)
    loaded: dict[tuple[int, int], int] = field(default_factory=dict)
    writes: dict[int, list[int]] = field(default_factory=dict)


def spill_slots_of(kernel: Kernel, uniform: Sequence[bool]) -> SpillSlots:
    """The spill slots of a kernel; ``uniform`` says of each register whether its file is uniform over a wave.

    There are none where the stack pointer moves, or a store of unknown size may be to a slot.
    """
    slots = SpillSlots()
    by_name = {register.name: number for number, register in enumerate(kernel.registers)}
    for index, access, kind in ((spill.index, spill.access, spill.kind) for spill in private_accesses(kernel)):
        if kind == "array":
            continue
        place, is_load = place_of(kernel, index, access), access.kind == "load"
        base = {by_name[name] for name in place.base if name in by_name}
        if access.bytes is None or any(len(values_of(kernel).writers.get(number, ())) > _MOST_WRITES for number in base):
            return SpillSlots()
        words = [(place.base, place.offset + _WORD * word) for word in range(max(1, access.bytes // _WORD))]
        numbers = [slots.numbers.setdefault(word, len(kernel.registers) + len(slots.numbers)) for word in words]
        moved = kernel.operands.writes[index] if is_load else kernel.operands.reads[index]
        data = [at for at in moved if at not in base and not uniform[at] and kernel.registers[at].bits == 8 * _WORD]
        pairs = list(zip(data, numbers, strict=True)) if kind == "spill" and _WORD * len(data) == access.bytes else []
        if is_load:
            slots.loaded.update(((index, register), slot) for register, slot in pairs)
        else:
            slots.writes.setdefault(index, []).extend(numbers)
            slots.stored.update(((index, slot), register) for register, slot in pairs)
    return slots
