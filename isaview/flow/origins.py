"""Whether an address in registers is fixed when the kernel starts, or computed as it runs.

Followed back through the instructions that make its values; iterative, and bounded.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct, field

from isaview.base import limits, regex
from isaview.flow.values import START, ValueGraph, values_of
from isaview.model.kernel import Kernel

_NAME = regex.compile(r"[%$.@]*\w[\w.$]*(?:\[\d+(?::\d+)?\])?")
_RANGE = regex.compile(r"([A-Za-z]+)\[(\d{1,9})(?::(\d{1,9}))?\]\Z")
_PURE = frozenset(("move", "integer", "logic", "convert", "scalar"))
_WIDEST = 64
_Leaves = frozenset[int] | None
"""The argument of a function or the stack that an address begins at, at most one: a second is an index. None: not fixed."""
_FIXED: _Leaves = frozenset()
_STACK: _Leaves = frozenset((-1,))


class ExhaustedError(Exception):
    """The kernel is too large to follow this far; the answer is not known."""


def names_in(text: str) -> Iterator[str]:
    """The names in an operand text, ranges (``v[0:1]``) name by name."""
    for match in _NAME.finditer(text):
        ranged = _RANGE.match(match[0])
        if ranged is None:
            yield match[0]
            continue
        first, last = int(ranged[2]), int(ranged[3] or ranged[2])
        yield from (f"{ranged[1]}{number}" for number in range(first, min(last, first + _WIDEST) + 1))


def private_places(kernel: Kernel, index: int) -> Iterator[tuple[int, str]]:
    """The addresses in private memory that an instruction writes down, each with its index: to be asked of `fixed_places`."""
    for access in kernel.forms[index].accesses:
        if access.space == "private" and access.address is not None:
            yield index, access.address.bind(kernel.tokens[index])


def fixed_places(kernel: Kernel, asked: tuple[tuple[int, str], ...], stack: frozenset[str] = frozenset()) -> tuple[bool, ...]:
    """Whether each address, as an instruction writes it, is the same in every lane and at any time; followed once for all.

    ``stack`` are registers that hold such a place whatever writes them.

    Raises:
        ExhaustedError: more steps than `limits.ADDRESS_STEPS` would be needed.
    """

    def follow() -> tuple[bool, ...] | None:
        origins = _Origins(kernel, values_of(kernel), stack)
        try:
            return tuple([origins.is_fixed_place(index, text) for index, text in asked])
        except ExhaustedError:
            return None

    fixed = kernel.once((fixed_places, asked), follow)
    if fixed is None:
        raise ExhaustedError
    return fixed


class _Origins(Struct):
    """What the registers of a kernel are computed from."""

    kernel: Kernel
    values: ValueGraph
    stack: frozenset[str]
    known: dict[int, _Leaves] = field(default_factory=dict)
    """Value → where it begins; None too while that is followed."""
    steps: int = 0

    def is_fixed_place(self, index: int, text: str) -> bool:
        """Whether an address, as an instruction writes it, is the same in every lane and at any time."""
        names = set(names_in(text))
        registers = self.kernel.registers
        reads = self.kernel.operands.reads[index]
        read = dict.fromkeys(register for register in reads if registers[register].name.partition("@")[0] in names)
        return _join_leaves([self.leaves(self.values.value_read(index, register)) for register in read]) is not None

    def leaves(self, value: int) -> _Leaves:
        """Where a value begins; what depends on itself is not fixed."""
        values = self.values
        waiting = [value]
        entered: set[int] = set()
        while waiting:
            asked = waiting[-1]
            if asked in self.known and asked not in entered:
                waiting.pop()
                continue
            makers = values.makers(asked)
            maker = next(iter(makers)) if len(makers) == 1 else None
            computed = maker is not None and maker != START and self.is_pure(maker)
            sources = [values.value_read(maker, read) for read in self.read(maker)] if maker is not None and computed else []
            if asked not in entered:
                self.steps += 1
                if self.steps > limits.ADDRESS_STEPS:
                    raise ExhaustedError
                entered.add(asked)
                self.known[asked] = None
                waiting.extend(source for source in sources if source not in self.known)
                continue
            entered.discard(asked)
            waiting.pop()
            if self.kernel.registers[values.register[asked]].name in self.stack:
                self.known[asked] = _STACK
            elif maker == START:
                self.known[asked] = self.entry(values.register[asked])
            else:
                self.known[asked] = _join_leaves([self.known[source] for source in sources]) if computed else None
        return self.known[value]

    def entry(self, register: int) -> _Leaves:
        """What holds a value from the start on; an argument of a function may be the place of its caller's variable."""
        if not self.kernel.is_entry:
            return frozenset((register,))
        return _FIXED if self.kernel.registers[register].file == "scalar" else None

    def is_pure(self, index: int) -> bool:
        """Whether an instruction's result follows from what it reads alone."""
        form = self.kernel.forms[index]
        conditional = form.guard is not None or form.flow != "next" or form.targets or form.incoming
        return form.instruction_class in _PURE and not form.accesses and not conditional

    def read(self, index: int) -> Sequence[int]:
        """The registers an instruction names and reads; those that stand nowhere in it switch lanes, or carry."""
        reads, implicit = self.kernel.operands.reads[index], self.kernel.forms[index].implicit_reads
        if not implicit:
            return reads
        switching = {name for word in implicit for name in (word, f"{word}_lo", f"{word}_hi")}
        return [register for register in reads if self.kernel.registers[register].name not in switching]


def _join_leaves(sources: Sequence[_Leaves]) -> _Leaves:
    """Where a sum of sources begins; None where a source, or the sum, is not fixed."""
    if any(leaves is None for leaves in sources):
        return None
    leaves = frozenset[int]().union(*(leaves for leaves in sources if leaves))
    return leaves if len(leaves) < 2 else None
