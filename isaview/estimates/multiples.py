"""Multiples: what the text says about the lowest bits of an address, as far as 16 bytes.

A value is told as (modulus, remainder), the modulus a power of two up to 16; (1, 0) says nothing. ptxas knows the same of
pointers into shared and private memory, whose layout it makes itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter

from isaview.model import Form, Kernel
from isaview.storage import begins

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


class Multiples:
    """What is known of registers, and of the addresses of a kernel's variables in shared and private memory.

    Args:
        kernel: a kernel whose registers are virtual.
        roots: the registers that are asked for.
    """

    def __init__(self, kernel: Kernel, roots: Iterable[int | str]) -> None:
        self.kernel = kernel
        self.variables = {name: _stated(begin) for name, begin in begins(kernel).items()}
        self.known: dict[int, Known] = {}
        self.writers: dict[int, list[int]] = {}
        for index, writes in enumerate(kernel.operands.writes):
            for number in writes:
                self.writers.setdefault(number, []).append(index)
        operations = self.sources(root for root in roots if isinstance(root, int))
        for _ in range(_PASSES):
            if not self.settle(operations):
                return
        self.known = {}

    def sources(self, roots: Iterable[int]) -> list[tuple[int, Callable[..., Known] | None]]:
        """The instructions that registers depend on, in text order, with what they do to the lowest bits."""
        operations: dict[int, Callable[..., Known] | None] = {}
        waiting = list(roots)
        seen = set(waiting)
        while waiting:
            for index in self.writers.get(waiting.pop(), ()):
                operation = operations[index] = _operation(self.kernel.forms[index])
                if operation is not None:
                    fresh = [number for number in self.kernel.operands.reads[index] if number not in seen]
                    waiting += fresh
                    seen.update(fresh)
        return sorted(operations.items(), key=itemgetter(0))

    def settle(self, operations: Sequence[tuple[int, Callable[..., Known] | None]]) -> bool:
        """Go through these instructions once; whether anything was learned."""
        reads, writes, known = self.kernel.operands.reads, self.kernel.operands.writes, self.known
        changed = False
        for index, operation in operations:
            if operation is None or len(writes[index]) != 1:
                found = NOTHING
            elif any(number in self.writers and number not in known for number in reads[index]):
                continue  # what only a later round of the loop makes
            else:
                found = operation(*self.operands(index, self.kernel.forms[index]))
            for number in writes[index]:
                before = known.get(number)
                after = found if before is None else _either(before, found)
                if after != before:
                    known[number] = after
                    changed = True
        return changed

    def operands(self, index: int, form: Form) -> list[Known]:
        """What is known of each operand, in the order written."""
        tokens, numbers = self.kernel.tokens[index], iter(self.kernel.operands.reads[index])
        placed = [(text.first, text.count, _number(text.bind(tokens))) for text in form.immediates]
        for text in (slot.text for slot in form.slots if slot.role == "read"):
            if text in form.symbols:
                placed.append((text.first, text.count, self.variables.get(text.bind(tokens), NOTHING)))
            else:
                placed.append((text.first, text.count, self.known.get(next(numbers), NOTHING)))
        return [value for _, _, value in sorted(placed)]

    def of(self, root: int | str) -> Known:
        """What is known of a register, or of the address of a variable."""
        return self.variables.get(root, NOTHING) if isinstance(root, str) else self.known.get(root, NOTHING)


@lru_cache(maxsize=4096)
def _operation(form: Form) -> Callable[..., Known] | None:
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
    try:
        return _stated(int(text, 0))
    except ValueError:
        return NOTHING
