"""Whether an address in registers is fixed when the kernel starts, or computed as it runs; who writes and reads registers.

Followed back through the instructions that may have made it, along the flow graph; iterative, and bounded.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct, field

from isaview.base import limits
from isaview.flow.graph import Flow, flow_of
from isaview.model.kernel import Kernel

_NAME = re.compile(r"[%$.@]*\w[\w.$]*(?:\[\d+(?::\d+)?\])?")
_RANGE = re.compile(r"([A-Za-z]+)\[(\d{1,9})(?::(\d{1,9}))?\]\Z")
_PURE = frozenset(("move", "integer", "logic", "convert", "scalar"))
_ENTRY = -1
_WIDEST = 64
_Leaves = frozenset[int] | None
"""The argument of a function or the stack that an address begins at, at most one: a second is an index. None: not fixed."""
_FIXED: _Leaves = frozenset()
_STACK: _Leaves = frozenset((-1,))


class ExhaustedError(Exception):
    """The kernel is too large to follow this far; the answer is not known."""


def named(text: str) -> Iterator[str]:
    """The names in an operand text, ranges (``v[0:1]``) name by name."""
    for match in _NAME.finditer(text):
        ranged = _RANGE.match(match[0])
        if ranged is None:
            yield match[0]
            continue
        first, last = int(ranged[2]), int(ranged[3] or ranged[2])
        yield from (f"{ranged[1]}{number}" for number in range(first, min(last, first + _WIDEST) + 1))


def _by_register(column: Sequence[tuple[int, ...]]) -> Mapping[int, list[int]]:
    """Register → the instructions whose operands name it, ascending."""
    instructions: dict[int, list[int]] = defaultdict(list)
    for index, registers in enumerate(column):
        for register in registers:
            instructions[register].append(index)
    return instructions


def readers(kernel: Kernel) -> Mapping[int, Sequence[int]]:
    """Register → the instructions that read it, ascending."""
    return _by_register(kernel.operands.reads)


def writers(kernel: Kernel) -> Mapping[int, Sequence[int]]:
    """Register → the instructions that write it, ascending; kept with the kernel."""
    return kernel.once(writers, lambda: _by_register(kernel.operands.writes))


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
        origins = _Origins(kernel, flow_of(kernel), writers(kernel), kernel.once(_Origins, dict), stack)
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
    flow: Flow
    writers: Mapping[int, Sequence[int]]
    entering: dict[tuple[int, int], tuple[int | None, int]]
    """(block, register) → the maker of what it begins with, and the steps it took to find it: the same for all who ask."""
    stack: frozenset[str]
    known: dict[tuple[int, int], _Leaves] = field(default_factory=dict)
    """(instruction, register) → where the value it reads there begins; None too while that is followed."""
    steps: int = 0

    def is_fixed_place(self, index: int, text: str) -> bool:
        """Whether an address, as an instruction writes it, is the same in every lane and at any time."""
        names = set(named(text))
        registers = self.kernel.registers
        reads = self.kernel.operands.reads[index]
        read = dict.fromkeys(register for register in reads if registers[register].name.partition("@")[0] in names)
        return _together([self.leaves(index, register) for register in read]) is not None

    def leaves(self, index: int, register: int) -> _Leaves:
        """Where the value of a register begins that an instruction reads; what depends on itself is not fixed."""
        waiting = [(index, register)]
        entered: set[tuple[int, int]] = set()
        while waiting:
            asked = waiting[-1]
            if asked in self.known and asked not in entered:
                waiting.pop()
                continue
            maker = self.maker(*asked)
            computed = maker is not None and maker != _ENTRY and self.is_pure(maker)
            sources = [(maker, read) for read in self.read(maker)] if maker is not None and computed else []
            if asked not in entered:
                entered.add(asked)
                self.known[asked] = None
                waiting.extend(source for source in sources if source not in self.known)
                continue
            entered.discard(asked)
            waiting.pop()
            if self.kernel.registers[asked[1]].name in self.stack:
                self.known[asked] = _STACK
            elif maker == _ENTRY:
                self.known[asked] = self.entry(asked[1])
            else:
                self.known[asked] = _together([self.known[source] for source in sources]) if computed else None
        return self.known[index, register]

    def entry(self, register: int) -> _Leaves:
        """What holds a value from the start on; an argument of a function may be the place of its caller's variable."""
        if not self.kernel.is_entry:
            return frozenset((register,))
        return _FIXED if self.kernel.registers[register].file == "scalar" else None

    def is_pure(self, index: int) -> bool:
        """Whether an instruction's result follows from what it reads alone."""
        form = self.kernel.forms[index]
        conditional = form.guard is not None or form.flow != "next" or form.targets
        return form.instruction_class in _PURE and not form.accesses and not conditional

    def read(self, index: int) -> Sequence[int]:
        """The registers an instruction names and reads; those that stand nowhere in it switch lanes, or carry."""
        reads, implicit = self.kernel.operands.reads[index], self.kernel.forms[index].implicit_reads
        if not implicit:
            return reads
        switching = {name for word in implicit for name in (word, f"{word}_lo", f"{word}_hi")}
        return [register for register in reads if self.kernel.registers[register].name not in switching]

    def maker(self, index: int, register: int) -> int | None:
        """The instruction whose result a register holds where another reads it; None where there are several."""
        writers = self.writers.get(register)
        if not writers:
            return _ENTRY
        home = self.flow.block_of(index)
        last = _last(writers, self.flow.blocks[home].first, index)
        if last is not None:
            return last
        known = self.entering.get((home, register))
        if known is not None:
            self.step(known[1])
            return known[0]
        before = self.steps
        maker = self.maker_before(home, writers)
        self.entering[home, register] = maker, self.steps - before
        return maker

    def maker_before(self, home: int, writers: Sequence[int]) -> int | None:
        """The only instruction that makes the value with which a block begins; None where there are several."""
        makers: set[int] = set()
        seen: set[int] = set()
        waiting = [home]
        while waiting and len(makers) < 2:
            block = waiting.pop()
            if block == 0:
                makers.add(_ENTRY)
            for before in self.flow.predecessors[block]:
                self.step(1)
                if before not in seen:
                    seen.add(before)
                    last = _last(writers, self.flow.blocks[before].first, self.flow.blocks[before].last)
                    if last is None:
                        waiting.append(before)
                    else:
                        makers.add(last)
        return next(iter(makers)) if len(makers) == 1 else None

    def step(self, steps: int) -> None:
        """Count steps, up to the limit."""
        self.steps += steps
        if self.steps > limits.ADDRESS_STEPS:
            raise ExhaustedError


def _together(sources: Sequence[_Leaves]) -> _Leaves:
    """Where a sum of sources begins; None where a source, or the sum, is not fixed."""
    if any(leaves is None for leaves in sources):
        return None
    leaves = frozenset[int]().union(*(leaves for leaves in sources if leaves))
    return leaves if len(leaves) < 2 else None


def _last(writers: Sequence[int], first: int, end: int) -> int | None:
    """The last writer from ``first`` to before ``end``."""
    at = bisect_left(writers, end)
    return writers[at - 1] if at and writers[at - 1] >= first else None
