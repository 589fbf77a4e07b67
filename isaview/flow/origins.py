"""Origins: whether a register holds a place that is fixed when the kernel starts, or one that is computed as it runs.

Followed back through the instructions that may have made it, along the flow graph; iterative, and bounded.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from msgspec import Struct, field

from isaview.base import limits
from isaview.flow.graph import flow_of
from isaview.model.kernel import Kernel

_NAME = re.compile(r"[%$.@]*\w[\w.$]*(?:\[\d+(?::\d+)?\])?")
_RANGE = re.compile(r"([A-Za-z]+)\[(\d+)(?::(\d+))?\]\Z")
_PURE = frozenset(("move", "integer", "logic", "convert", "scalar"))
_ENTRY = -1
_WIDEST = 64


class ExhaustedError(Exception):
    """The kernel is too large to follow this far; the answer is not known."""


def named(text: str) -> Iterator[str]:
    """The names in an operand text, ranges (``v[0:1]``) one by one."""
    for match in _NAME.finditer(text):
        ranged = _RANGE.match(match[0])
        if ranged is None:
            yield match[0]
            continue
        first, last = int(ranged[2]), int(ranged[3] or ranged[2])
        yield from (f"{ranged[1]}{number}" for number in range(first, min(last, first + _WIDEST) + 1))


class _Written:
    """Where a kernel's registers are written, and who made what an instruction reads: the same for all who ask."""

    def __init__(self, kernel: Kernel) -> None:
        self.by_register: dict[int, list[int]] = defaultdict(list)
        """The instructions that write each register, ascending."""
        for index, registers in enumerate(kernel.operands.writes):
            for register in registers:
                self.by_register[register].append(index)
        self.entering: dict[tuple[int, int], tuple[int | None, int]] = {}
        """(block, register) → the maker of what it begins with, and the steps it took to find it."""


def fixed_places(kernel: Kernel, asked: tuple[tuple[int, str], ...]) -> tuple[bool, ...]:
    """Whether each address, as an instruction writes it, is the same in every lane and at any time; followed once for all.

    Raises:
        ExhaustedError: more steps than `limits.ADDRESS_STEPS` would be needed.
    """
    found = kernel.once((fixed_places, asked), lambda: _fixed_places(kernel, asked))
    if found is None:
        raise ExhaustedError
    return found


def _fixed_places(kernel: Kernel, asked: tuple[tuple[int, str], ...]) -> tuple[bool, ...] | None:
    origins = Origins(kernel)
    try:
        return tuple([origins.fixed(index, text) for index, text in asked])
    except ExhaustedError:
        return None


def _written(kernel: Kernel) -> _Written:
    return kernel.once(_Written, lambda: _Written(kernel))


def writers(kernel: Kernel) -> Mapping[int, Sequence[int]]:
    """The instructions that write each register, ascending."""
    return _written(kernel).by_register


def private_places(kernel: Kernel, index: int) -> Iterator[tuple[int, str]]:
    """The addresses in private memory that an instruction writes down, each with its index: to be asked of `fixed_places`."""
    for access in kernel.forms[index].accesses:
        if access.space == "private" and access.address is not None:
            yield index, access.address.bind(kernel.tokens[index])


class Origins(Struct, dict=True):
    """What one kernel's registers are made of."""

    kernel: Kernel
    known: dict[tuple[int, int], bool] = field(default_factory=dict)
    """(instruction, register) → whether what it reads there is fixed; False too while that is being found out."""
    steps: int = 0

    @cached_property
    def written(self) -> _Written:
        """Where registers are written."""
        return _written(self.kernel)

    def fixed(self, index: int, text: str) -> bool:
        """Whether an address, as an instruction writes it, is the same in every lane and at any time.

        Raises:
            ExhaustedError: more steps than `limits.ADDRESS_STEPS` would be needed.
        """
        names = set(named(text))
        registers = self.kernel.registers
        reads = [one for one in self.kernel.operands.reads[index] if registers[one].name.partition("@")[0] in names]
        return all(self._fixed(index, register) for register in dict.fromkeys(reads))

    def _fixed(self, index: int, register: int) -> bool:
        """The same for one register; a value that depends on itself, as in a loop, is not fixed."""
        waiting = [(index, register)]
        entered: set[tuple[int, int]] = set()
        while waiting:
            asked = waiting[-1]
            if asked in self.known and asked not in entered:
                waiting.pop()
                continue
            maker = self._maker(*asked)
            parts = [] if maker is None or maker == _ENTRY else [(maker, one) for one in self._read(maker)]
            if asked not in entered:
                entered.add(asked)
                self.known[asked] = False
                if maker is not None and maker != _ENTRY and self._pure(maker):
                    waiting.extend(part for part in parts if part not in self.known)
                continue
            entered.discard(asked)
            waiting.pop()
            self.known[asked] = self._follows(asked[1], maker, parts)
        return self.known[index, register]

    def _follows(self, register: int, maker: int | None, parts: list[tuple[int, int]]) -> bool:
        if maker is None:
            return False
        if maker == _ENTRY:
            return self.kernel.registers[register].file == "scalar"
        return self._pure(maker) and all(self.known[part] for part in parts)

    def _pure(self, index: int) -> bool:
        form = self.kernel.forms[index]
        return (
            form.instruction_class in _PURE
            and not form.accesses
            and form.guard is None
            and form.flow == "next"
            and not form.targets
        )

    def _read(self, index: int) -> Sequence[int]:
        """The registers an instruction names and reads; those that stand nowhere in it switch lanes, or carry."""
        implicit = self.kernel.forms[index].implicit_reads
        if not implicit:
            return self.kernel.operands.reads[index]
        registers = self.kernel.registers
        switching = {name for word in implicit for name in (word, f"{word}_lo", f"{word}_hi")}
        return [one for one in self.kernel.operands.reads[index] if registers[one].name not in switching]

    def _maker(self, index: int, register: int) -> int | None:
        """The one instruction whose result a register holds where another reads it; None where there are several."""
        writers = self.written.by_register.get(register, [])
        if not writers:
            return _ENTRY
        flow = flow_of(self.kernel)
        home = flow.block_of(index)
        found = self._last(writers, flow.blocks[home].first, index)
        if found is not None:
            return found
        known = self.written.entering.get((home, register))
        if known is None:
            before = self.steps
            maker = self._enters(home, writers)
            self.written.entering[home, register] = maker, self.steps - before
            return maker
        self._step(known[1])
        return known[0]

    def _step(self, steps: int) -> None:
        self.steps += steps
        if self.steps > limits.ADDRESS_STEPS:
            raise ExhaustedError

    def _enters(self, home: int, writers: list[int]) -> int | None:
        """The same for what a block begins with."""
        flow = flow_of(self.kernel)
        makers: set[int] = set()
        seen: set[int] = set()
        waiting = [home]
        while waiting and len(makers) < 2:
            block = waiting.pop()
            if block == 0:
                makers.add(_ENTRY)
            for before in flow.predecessors[block]:
                self._step(1)
                if before in seen:
                    continue
                seen.add(before)
                last = self._last(writers, flow.blocks[before].first, flow.blocks[before].last)
                if last is None:
                    waiting.append(before)
                else:
                    makers.add(last)
        return next(iter(makers)) if len(makers) == 1 else None

    def _last(self, writers: list[int], first: int, end: int) -> int | None:
        at = bisect_left(writers, end)
        return writers[at - 1] if at and writers[at - 1] >= first else None
