"""Halves: 64-bit integers of which a compiler keeps one 32-bit register.

A compiler of virtual registers handles a 64-bit integer as two halves. The upper one takes no register where nobody reads
it (`cvt.u32.u64` of a sum: its carries are dropped), or where it is zero for all to see (`and.b64 %rd1, %rd2, 255`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import chain, compress

from msgspec import Struct

from isaview.analysis.registers.schedule.literals import integer
from isaview.model.form import Form
from isaview.model.kernel import Kernel

WORD = 32
"""Bits of a half."""
_WHOLE = ("u64", "s64", "b64")
_NARROW = frozenset(f"{letter}{bits}" for letter in "usb" for bits in (8, 16, 32))
_LOW = frozenset(("add", "sub", "mul", "mad", "and", "or", "xor", "not", "neg", "shl", "selp", "mov", "bfi"))
"""Operations that make the lower half of their result of lower halves,"""
_NOT_LOW = frozenset(("hi", "wide", "cc"))
"""unless one of these words stands in their opcode."""
_BITWISE = ("or", "xor")
"""Operations that leave the upper half of what they read where the other operand has none."""
_ZERO = frozenset(("and", "or", "xor", "selp", "mov", "min", "shr"))
"""Operations on unsigned integers whose result has a zero upper half where all they read have."""


class _Part(Struct, frozen=True):
    """What a form has to do with halves.

    ``low``: it makes the lower half of its result of lower halves. ``drops``: it reads lower halves alone. ``zero``: whether
    the upper half of its result is zero; None where that depends on what it reads.
    """

    low: bool = False
    drops: bool = False
    zero: bool | None = False


_OTHER = _Part()


@lru_cache(maxsize=4096)
def _part(form: Form) -> _Part:
    words = form.opcode.split(".")
    operation, kind = words[0], words[-1]
    if operation == "cvt" and len(words) == 3:
        made = words[1]
        return _Part(
            low=made in _WHOLE and kind in _WHOLE, drops=made in _NARROW and kind in _WHOLE, zero=kind in ("u8", "u16", "u32")
        )
    if kind not in _WHOLE:
        return _OTHER
    zero = None if operation in _ZERO and (operation not in ("shr", "min") or kind != "s64") else False
    return _Part(low=operation in _LOW and _NOT_LOW.isdisjoint(words), zero=zero)


def keeps_upper(kernel: Kernel, index: int, weight: Sequence[int]) -> int | None:
    """The 64-bit integer whose upper half an instruction leaves as it is, whatever that is; None where it does not.

    ``weight`` are the registers that each one of the kernel fills: beside one that fills two, one has a zero upper half.
    """
    form = kernel.forms[index]
    if form.mnemonic not in _BITWISE or form.guard is not None or not form.opcode.endswith("b64"):
        return None
    whole = [number for number in kernel.operands.reads[index] if weight[number] == 2]
    if len(whole) != 1 or (form.immediates and not _fits(_constants(kernel, index))):
        return None
    return whole[0]


def narrow(kernel: Kernel, written: Collection[int]) -> set[int]:
    """The 64-bit registers of a kernel that fill one register, of those that are ``written``."""
    registers = kernel.registers
    wide = {number for number in written if registers[number].bits == 2 * WORD and registers[number].file == "vector"}
    table = {form: _part(form) for form in kernel.distinct_forms} if wide else {}
    if not any(part.drops or part.zero is not False for part in table.values()):
        return set()
    parts = [table[form] for form in kernel.forms]
    return (wide - _asked_for(kernel, parts, wide)) | (wide - _filled(kernel, parts, wide))


def _asked_for(kernel: Kernel, parts: list[_Part], wide: set[int]) -> set[int]:
    """The registers whose upper half somebody reads, and others."""
    reads, writes = kernel.operands.reads, kernel.operands.writes
    asked = wide.intersection(chain.from_iterable(compress(reads, [not (part.low or part.drops) for part in parts])))
    feeds: dict[int, list[int]] = {}
    for index in compress(range(len(parts)), [part.low for part in parts]):
        made = writes[index]
        if len(made) != 1:
            asked.update(reads[index])
        elif made[0] in wide and not _masks(kernel, index):
            feeds.setdefault(made[0], []).extend(reads[index])
    return _spread(asked, feeds)


def _filled(kernel: Kernel, parts: list[_Part], wide: set[int]) -> set[int]:
    """The registers whose upper half may be anything but zero, and others."""
    reads, writes, registers = kernel.operands.reads, kernel.operands.writes, kernel.registers
    filled = wide.intersection(chain.from_iterable(compress(writes, [part.zero is False for part in parts])))
    readers: dict[int, list[int]] = {}
    for index in compress(range(len(parts)), [part.zero is None for part in parts]):
        made = writes[index]
        if not made or made[0] not in wide or _masks(kernel, index) or _shifts_out(kernel, index):
            continue
        if _fills(kernel, index):
            filled.update(made)
            continue
        for number in reads[index]:
            if registers[number].bits == 2 * WORD:
                readers.setdefault(number, []).append(made[0])
    filled.update(readers.keys() - wide)
    return _spread(filled, readers)


def _masks(kernel: Kernel, index: int) -> bool:
    """Whether an instruction clears the upper half of what it reads."""
    return kernel.forms[index].mnemonic == "and" and _fits(_constants(kernel, index))


def _shifts_out(kernel: Kernel, index: int) -> bool:
    """Whether an instruction shifts the upper half into the lower one or farther."""
    constants = _constants(kernel, index) if kernel.forms[index].mnemonic == "shr" else []
    return bool(constants) and constants[0] is not None and WORD <= constants[0] < 2 * WORD


def _fills(kernel: Kernel, index: int) -> bool:
    """Whether an instruction may make an upper half that is not zero of ones that are."""
    form = kernel.forms[index]
    if form.guard is not None or form.symbols or (form.immediates and not _fits(_constants(kernel, index))):
        return True
    registers = kernel.registers
    return form.mnemonic == "mov" and any(registers[number].bits == WORD for number in kernel.operands.reads[index])


def _spread(start: set[int], onward: dict[int, list[int]]) -> set[int]:
    """Everything that can be reached."""
    found = set(start)
    waiting = list(found & onward.keys())
    while waiting:
        reached = [number for number in onward[waiting.pop()] if number not in found]
        found.update(reached)
        waiting.extend(number for number in reached if number in onward)
    return found


def _constants(kernel: Kernel, index: int) -> list[int | None]:
    """The constants an instruction reads, None for what is no integer."""
    return [integer(text.bind(kernel.tokens[index])) for text in kernel.forms[index].immediates]


def _fits(constants: list[int | None]) -> bool:
    """Whether there are constants and all have a zero upper half."""
    return bool(constants) and all(constant is not None and 0 <= constant < 1 << WORD for constant in constants)
