"""The 64-bit integers of which a compiler keeps a single 32-bit register.

A compiler of virtual registers handles a 64-bit integer as two halves. The upper half takes no register where nobody reads
it (`cvt.u32.u64` of a sum: its carries are dropped), or where the text shows that it is zero (`and.b64 %rd1, %rd2, 255`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from msgspec import Struct

from isaview.base.text import integer
from isaview.model.form import Form
from isaview.model.kernel import Kernel

_HALF = 32
_WIDE = ("u64", "s64", "b64")
_NARROW = frozenset(f"{letter}{bits}" for letter in "usb" for bits in (8, 16, 32))
_LOW = frozenset(("add", "sub", "mul", "mad", "and", "or", "xor", "not", "neg", "shl", "selp", "mov", "bfi"))
"""Operations that make the lower half of their result of lower halves, unless a word of `_NOT_LOW` stands in their opcode."""
_NOT_LOW = frozenset(("hi", "wide", "cc"))
_ZERO = frozenset(("and", "or", "xor", "selp", "mov", "min", "shr"))
"""Operations on unsigned integers whose result has a zero upper half where all they read have."""


class _Halves(Struct, frozen=True):
    """What a form has to do with halves.

    ``low``: it makes the lower half of its result of lower halves. ``drops``: it reads lower halves alone. ``zero``: whether
    the upper half of its result is zero; None where that depends on what it reads.
    """

    low: bool = False
    drops: bool = False
    zero: bool | None = False


@lru_cache(maxsize=4096)
def _halves(form: Form) -> _Halves:
    words = form.opcode.split(".")
    operation, kind = words[0], words[-1]
    if operation == "cvt" and len(words) == 3:
        low, drops = words[1] in _WIDE and kind in _WIDE, words[1] in _NARROW and kind in _WIDE
        return _Halves(low, drops, kind in ("u8", "u16", "u32"))
    if kind not in _WIDE:
        return _Halves()
    # min and shr of signed numbers take the sign from the upper half.
    zero = None if operation in _ZERO and (operation not in ("shr", "min") or kind != "s64") else False
    return _Halves(low=operation in _LOW and _NOT_LOW.isdisjoint(words), zero=zero)


def keeps_upper_half(kernel: Kernel, index: int, weight: Sequence[int]) -> int | None:
    """The 64-bit integer whose upper half an instruction leaves as it is, whatever that is; None where it does not.

    ``weight`` are the registers that each fills: where an operand fills two, the other has a zero upper half.
    """
    form = kernel.forms[index]
    if form.mnemonic not in ("or", "xor") or form.guard is not None or not form.opcode.endswith("b64"):
        return None
    wide = [number for number in kernel.operands.reads[index] if weight[number] == 2]
    if len(wide) != 1 or (form.immediates and not _fits(_constants(kernel, index))):
        return None
    return wide[0]


def narrow(kernel: Kernel, written: Collection[int]) -> set[int]:
    """The 64-bit registers of a kernel that fill a single register, of those that are ``written``."""
    registers = kernel.registers
    wide = {number for number in written if registers[number].bits == 2 * _HALF and registers[number].file == "vector"}
    by_form = {form: _halves(form) for form in kernel.distinct_forms} if wide else {}
    if not any(halves.drops or halves.zero is not False for halves in by_form.values()):
        return set()
    column = [by_form[form] for form in kernel.forms]
    # The registers whose upper half somebody reads, and others.
    reads, writes = kernel.operands.reads, kernel.operands.writes
    start: set[int] = set()
    sources: dict[int, list[int]] = {}
    for index, halves in enumerate(column):
        written = writes[index]
        if halves.low and len(written) == 1:
            if written[0] in wide and not _masks(kernel, index):
                sources.setdefault(written[0], []).extend(reads[index])
        elif not halves.drops:
            start.update(reads[index])
    # Both ways are fixpoints from the other side: what is not reached from a reader (or from a filler) is free.
    return (wide - _reachable_registers(start, sources)) | (wide - _filled_registers(kernel, column, wide))


def _filled_registers(kernel: Kernel, column: list[_Halves], wide: set[int]) -> set[int]:
    """The registers whose upper half may be anything but zero, and others."""
    reads, writes, registers = kernel.operands.reads, kernel.operands.writes, kernel.registers
    start: set[int] = set()
    results: dict[int, list[int]] = {}
    for index, halves in enumerate(column):
        written = writes[index]
        if halves.zero is False:
            start.update(written)
        elif (
            halves.zero is None
            and written
            and written[0] in wide
            and not _masks(kernel, index)
            and not _shifts_out(kernel, index)
        ):
            if _fills(kernel, index):
                start.update(written)
            else:
                for number in reads[index]:
                    if registers[number].bits == 2 * _HALF:
                        results.setdefault(number, []).append(written[0])
    return _reachable_registers(start.union(results.keys() - wide), results)


def _masks(kernel: Kernel, index: int) -> bool:
    """Whether an instruction clears the upper half of what it reads."""
    return kernel.forms[index].mnemonic == "and" and _fits(_constants(kernel, index))


def _shifts_out(kernel: Kernel, index: int) -> bool:
    """Whether an instruction shifts the upper half into the lower half or farther."""
    constants = _constants(kernel, index) if kernel.forms[index].mnemonic == "shr" else []
    return bool(constants) and constants[0] is not None and _HALF <= constants[0] < 2 * _HALF


def _fills(kernel: Kernel, index: int) -> bool:
    """Whether an instruction may make an upper half that is not zero of halves that are."""
    form = kernel.forms[index]
    if form.guard is not None or form.symbols or (form.immediates and not _fits(_constants(kernel, index))):
        return True
    return form.mnemonic == "mov" and any(kernel.registers[number].bits == _HALF for number in kernel.operands.reads[index])


def _reachable_registers(start: set[int], onward: dict[int, list[int]]) -> set[int]:
    """Everything that can be reached from some registers."""
    reached = set(start)
    waiting = list(reached & onward.keys())
    while waiting:
        fresh = [number for number in onward[waiting.pop()] if number not in reached]
        reached.update(fresh)
        waiting.extend(number for number in fresh if number in onward)
    return reached


def _constants(kernel: Kernel, index: int) -> list[int | None]:
    """The constants an instruction reads, None for what is no integer."""
    texts = [text.bind(kernel.tokens[index]) for text in kernel.forms[index].immediates]
    return [integer(text) for text in texts]


def _fits(constants: list[int | None]) -> bool:
    """Whether there are constants and all have a zero upper half."""
    return bool(constants) and all(constant is not None and 0 <= constant < 1 << _HALF for constant in constants)
