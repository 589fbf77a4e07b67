"""Addressing: values that take no register of their own, as what makes an address of them works them out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain

from isaview.analysis.registers.schedule.traits import Trait
from isaview.model.form import Form

Numbers = Sequence[tuple[int, ...]]


def added_wide(column: Sequence[Trait], reads: Numbers, writes: Numbers, counts: Mapping[int, int]) -> set[int]:
    """Registers written once by a widening or scaling that only 64-bit additions read; ``counts``: how often each is."""
    kinds = [one.kind == "sunk" for one in column]
    written = {made[0] for made, sunk in zip(writes, kinds, strict=True) if sunk and len(made) == 1}
    if not written:
        return written
    elsewhere = chain.from_iterable(
        read for read, one, sunk in zip(reads, column, kinds, strict=True) if not (one.adds_wide or sunk)
    )
    return {number for number in written.difference(elsewhere) if counts[number] == 1}


def addresses(column: Sequence[Trait], reads: Numbers, writes: Numbers, many: set[int]) -> set[int]:
    """Registers that hold a scaled or shifted value which memory instructions alone read, as their address.

    ``many`` are the registers that several instructions write, which are none of them.
    """
    elsewhere: set[int] = set()
    found: set[int] = set()
    for index in range(len(column) - 1, -1, -1):
        one, made = column[index], writes[index]
        if one.shifts and made and made[0] not in elsewhere and made[0] not in many:
            found.add(made[0])
        elif one.touches_memory:
            elsewhere.update(reads[index][1:])
        else:
            elsewhere.update(reads[index])
    return found


def beside(forms: Sequence[Form], reads: Numbers, writes: Numbers, addressed: set[int]) -> set[int]:
    """Of such registers the scaled indices that live beside the index, as it is read later on.

    They hold where memory instructions cannot scale an address.
    """
    later: set[int] = set()
    found: set[int] = set()
    for index in range(len(forms) - 1, -1, -1):
        if forms[index].mnemonic == "shl" and not later.isdisjoint(reads[index]):
            found.update(addressed.intersection(writes[index]))
        later.update(reads[index])
    return found
