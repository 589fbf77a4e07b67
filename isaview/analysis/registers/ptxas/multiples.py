"""Multiples: what the text says about the lowest bits of an address, as far as 16 bytes.

A value is told as (modulus, remainder), the modulus a power of two up to 16; (1, 0) says nothing. ptxas knows the same of
pointers into shared and private memory, whose layout it makes itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, lru_cache
from operator import itemgetter

from msgspec import Struct

from isaview.analysis.registers.schedule.literals import integer
from isaview.model.form import Form
from isaview.model.kernel import Kernel
from isaview.model.storage import begins

WINDOW = 16
"""Bytes of the widest access."""
Known = tuple[int, int]
NOTHING: Known = (1, 0)
_PASSES = 4
"""Rounds in which what a loop carries settles; what has not by then is not known."""


def _stated(value: int) -> Known:
    return WINDOW, value % WINDOW


def _either(one: Known, other: Known) -> Known:
    """What is known of a value that is one of two."""
    modulus = min(one[0], other[0])
    while (one[1] - other[1]) % modulus:
        modulus //= 2
    return modulus, one[1] % modulus


def _added(*values: Known) -> Known:
    modulus = min(value[0] for value in values)
    return modulus, sum(value[1] for value in values) % modulus


def _negative(value: Known) -> Known:
    return value[0], -value[1] % value[0]


def _lowest(value: Known) -> int:
    """The greatest power of two, up to the window, that divides a value for certain."""
    return min(value[0], value[1] & -value[1]) if value[1] else value[0]


def _multiplied(one: Known, other: Known) -> Known:
    """The product of a value and one that is known to the window's size, or of two multiples."""
    if one[0] == WINDOW != other[0]:
        one, other = other, one
    if other[0] == WINDOW:
        modulus = min(WINDOW, one[0] * _lowest(other))
        return modulus, one[1] * other[1] % modulus
    return min(WINDOW, _lowest(one) * _lowest(other)), 0


def _shifted(value: Known, by: Known) -> Known:
    return _multiplied(value, _stated(1 << by[1])) if by[0] == WINDOW else NOTHING


def _masked(one: Known, other: Known) -> Known:
    return max(_lowest(one), _lowest(other)), 0


def _merged(one: Known, other: Known) -> Known:
    return min(_lowest(one), _lowest(other)), 0


_OPERATIONS: Mapping[str, tuple[int, Callable[..., Known]]] = {
    "mov": (1, lambda one: one),
    "cvt": (1, lambda one: one),
    "cvta": (1, lambda one: one),
    "add": (2, _added),
    "sub": (2, lambda one, other: _added(one, _negative(other))),
    "mul": (2, _multiplied),
    "mad": (3, lambda one, other, more: _added(_multiplied(one, other), more)),
    "shl": (2, _shifted),
    "and": (2, _masked),
    "or": (2, _merged),
    "xor": (2, _merged),
    "selp": (2, _either),
}
"""By the first word of an opcode: how many operands it has, and what is known of its result."""
_INTEGERS = ("32", "64")


class _Operation(Struct, frozen=True):
    """What an instruction does to the lowest bits (None: it is not told) of operands, which are known or registers."""

    writes: Sequence[int]
    does: Callable[..., Known] | None = None
    operands: Sequence[Known | int] = ()
    reads: Sequence[int] = ()


class Multiples:
    """What is known of registers, and of the addresses of variables in shared and private memory, of those that are asked for.

    Args:
        kernel: a kernel whose registers are virtual.
    """

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self.known: dict[int, Known] = {}

    def of(self, root: int | str) -> Known:
        """What is known of a register, or of the address of a variable."""
        if isinstance(root, str):
            return self.variables.get(root, NOTHING)
        if root not in self.known:
            self.learn(root)
        return self.known[root]

    @cached_property
    def variables(self) -> dict[str, Known]:
        """What is known of where the kernel's variables begin."""
        return {name: _stated(begin) for name, begin in begins(self.kernel).items()}

    @cached_property
    def writers(self) -> dict[int, list[int]]:
        """Register → the instructions that write it."""
        found: dict[int, list[int]] = {}
        for index, writes in enumerate(self.kernel.operands.writes):
            for number in writes:
                found.setdefault(number, []).append(index)
        return found

    def learn(self, root: int) -> None:
        """Find out about a register, and about all that it is made of."""
        operations, registers = self.sources(root)
        found: dict[int, Known] = {}
        for _ in range(_PASSES):
            if not self.settle(operations, registers, found):
                break
        else:
            found = {}
        self.known.update((number, found.get(number, NOTHING)) for number in registers)

    def sources(self, root: int) -> tuple[list[_Operation], set[int]]:
        """What makes a register, in text order, and the registers made there; what is known already is left out."""
        operations: dict[int, _Operation] = {}
        waiting, registers = [root], {root}
        while waiting:
            for index in self.writers.get(waiting.pop(), ()):
                one = operations[index] = self.operation(index)
                fresh = {number for number in one.reads if number not in registers and number not in self.known}
                waiting += fresh
                registers |= fresh
        return [operations[index] for index in sorted(operations)], registers

    def operation(self, index: int) -> _Operation:
        """What an instruction does to the lowest bits, with its operands in the order written."""
        form, tokens = self.kernel.forms[index], self.kernel.tokens[index]
        writes, numbers = self.kernel.operands.writes[index], iter(self.kernel.operands.reads[index])
        does = _does(form)
        if does is None or len(writes) != 1:
            return _Operation(writes)
        placed: list[tuple[int, int, Known | int]] = [
            (text.first, text.count, _number(text.bind(tokens))) for text in form.immediates
        ]
        for text in (slot.text for slot in form.slots if slot.role == "read"):
            if text in form.symbols:
                placed.append((text.first, text.count, self.variables.get(text.bind(tokens), NOTHING)))
            else:
                placed.append((text.first, text.count, next(numbers, NOTHING)))
        operands = [operand for _, _, operand in sorted(placed, key=itemgetter(0, 1))]
        return _Operation(writes, does, operands, tuple(self.kernel.operands.reads[index]))

    def settle(self, operations: Sequence[_Operation], registers: set[int], known: dict[int, Known]) -> bool:
        """Go through these instructions once; whether anything was learned of ``registers``."""
        changed = False
        for one in operations:
            if one.does is None:
                found = NOTHING
            elif any(number in registers and number in self.writers and number not in known for number in one.reads):
                continue  # what only a later round of the loop makes
            else:
                found = one.does(*[self.told(operand, known) for operand in one.operands])
            for number in one.writes:
                before = known.get(number)
                after = found if before is None else _either(before, found)
                if after != before:
                    known[number] = after
                    changed = True
        return changed

    def told(self, operand: Known | int, known: Mapping[int, Known]) -> Known:
        """What is known of an operand by now."""
        return operand if isinstance(operand, tuple) else known.get(operand) or self.known.get(operand, NOTHING)


@lru_cache(maxsize=4096)
def _does(form: Form) -> Callable[..., Known] | None:
    """What an instruction does to the lowest bits, None where that is not told."""
    words = form.opcode.split(".")
    arity, operation = _OPERATIONS.get(words[0], (0, None))
    operands = sum(slot.role == "read" for slot in form.slots) + len(form.immediates)
    extra = words[0] == "selp"
    if operation is None or form.guard is not None or "hi" in words or not words[-1].endswith(_INTEGERS) or words[-1][0] == "f":
        return None
    if operands != arity + extra:
        return None
    return (lambda one, other, _: _either(one, other)) if extra else operation


def _number(text: str) -> Known:
    value = integer(text)
    return NOTHING if value is None else _stated(value)
