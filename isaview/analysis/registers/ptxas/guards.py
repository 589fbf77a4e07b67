"""Guards: the instructions that a constant switches off."""

from __future__ import annotations

from collections.abc import Mapping

from isaview.flow.graph import flow_of
from isaview.model.kernel import Kernel


def switched_off(kernel: Kernel, counts: Mapping[int, int]) -> list[int]:
    """The instructions whose guard is never true; ``counts``: register → how many instructions write it."""
    if not any(form.mnemonic == "mov" and form.immediates and "pred" in form.opcode for form in kernel.distinct_forms):
        return []
    found: list[int] = []
    ends: list[dict[int, bool]] = []
    everywhere: dict[int, bool] = {}
    writes = kernel.operands.writes
    for number, block in enumerate(flow_of(kernel).blocks):
        before = flow_of(kernel).predecessors[number]
        known = dict(ends[before[0]]) if len(before) == 1 and before[0] < number else dict(everywhere)
        for index in range(block.first, block.last):
            if _is_off(kernel, index, known):
                found.append(index)
                continue
            for register in writes[index]:
                _follow(kernel, index, register, known)
        ends.append(known)
        everywhere.update((register, value) for register, value in known.items() if counts[register] == 1)
    return found


def _is_off(kernel: Kernel, index: int, known: Mapping[int, bool]) -> bool:
    """Whether the guard of an instruction that only goes on is a known predicate that switches it off."""
    form = kernel.forms[index]
    if form.guard is None or form.flow != "next":
        return False
    value = known.get(kernel.operands.reads[index][-1])
    return value is not None and value == ("negated_guard" in form.flags)


def _follow(kernel: Kernel, index: int, register: int, known: dict[int, bool]) -> None:
    """Take into what is known that an instruction writes a register."""
    if kernel.registers[register].file != "predicate":
        return
    known.pop(register, None)
    value = _stated(kernel, index, known)
    if value is not None:
        known[register] = value


def _stated(kernel: Kernel, index: int, known: Mapping[int, bool]) -> bool | None:
    """The value of the predicate an instruction writes, None where the text does not say it."""
    form, reads = kernel.forms[index], kernel.operands.reads[index]
    if form.guard is not None:
        return None
    if form.mnemonic == "mov":
        if form.immediates:
            return form.immediates[0].bind(kernel.tokens[index]) not in ("0", "0x0")
        return known.get(reads[0]) if reads else None
    if form.mnemonic == "and" and any(known.get(number) is False for number in reads):
        return False
    return None
