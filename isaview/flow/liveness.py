"""Which registers hold a value that is still needed, and how many words they fill, at every instruction.

Backward data flow over the control-flow graph with integer bit sets, over the registers that live across blocks only; what
lives and dies inside a block is seen in that block's scan. A write ends the old value's life unless it is guarded or
partial. A register counts only where some path has written it: reading what was never written costs nothing.

The pressure at an instruction is the larger of what is live before it and what is live after it or written by it, in
32-bit words: a 64-bit register is two, and two 16-bit halves of a word are a single word.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping
from operator import is_ as _is
from operator import itemgetter
from typing import Self

from msgspec import Struct, field

from isaview.base import limits
from isaview.flow.detours import stated_definitions, with_detours
from isaview.flow.equations import each_members, members, needed, written
from isaview.flow.graph import BasicBlock, flow_of
from isaview.model.kernel import Kernel
from isaview.model.registers import Register

_FILE, _BITS, _WORD = itemgetter(0), itemgetter(2), itemgetter(3)
"""Parts of a `Register`: kernels declare more registers than they have instructions, so whole columns are mapped."""
TOGETHER = "with_previous"
"""The flag of an instruction that is issued together with its predecessor: between them nothing is alive."""
NOT_COUNTED = "special"
"""The register file that is ordered but not allocated: condition codes, the program's own identifiers."""


_WIDE = 37
"""Bits of a number of bits from which on so many words of 32 need more than a word to be counted: arrays of a graph."""


class Liveness(Struct, eq=False):
    """Live registers of a kernel.

    ``pressure`` maps a register file to the live words at every instruction; files the kernel does not use are absent.
    ``live_out`` are per block the numbers of the registers that live on behind it. ``entering`` are those at its start, as bit
    sets over ``crossing``, made numbers where they are asked for.
    """

    kernel: Kernel
    pressure: dict[str, array[int]]
    entering: list[int]
    crossing: list[int]
    live_out: list[frozenset[int]]
    undefined: list[frozenset[int]]
    """Per block the registers it reads though no path has written them; they cost nothing there."""
    definitions: Mapping[int, tuple[int, ...]]
    """Instruction → the registers that comments define right before it."""
    _decoded: dict[int, frozenset[int]] = field(default_factory=dict)

    def live_in(self, block: int) -> frozenset[int]:
        """The numbers of the registers that are live at a block's start."""
        bits = self.entering[block]
        if bits not in self._decoded:
            self._decoded[bits] = members(bits, self.crossing)
        return self._decoded[bits]

    def peak(self, file: str) -> tuple[int, int] | None:
        """The most live words of a file and the first instruction where they are live; None where it uses none."""
        column = self.pressure.get(file)
        if not column:
            return None
        most = max(column)
        return most, column.index(most)

    def live_at(self, index: int) -> frozenset[int]:
        """The registers that the pressure at an instruction counts, by number."""
        kernel, registers = self.kernel, self.kernel.registers
        flow = flow_of(kernel)
        block = flow.blocks[flow.block_of(index)]
        tally = _Tally.at_end(_counting(kernel, self), block)
        for later in range(block.last - 1, index, -1):
            tally.back(later)
            tally.drop(self.definitions.get(later, ()))
        after = tally.live.union(kernel.operands.writes[index])
        tally.back(index)
        moment = tally.counting.moments.get(index, _BOTH)
        if moment != _BOTH:
            return frozenset(tally.live if moment == _BEFORE else after)

        def size(numbers: Iterable[int]) -> int:
            return sum(registers[number].bits for number in numbers if registers[number].file != NOT_COUNTED)

        return frozenset(max((after, tally.live), key=size))


def liveness_of(kernel: Kernel) -> Liveness:
    """Live registers at every instruction of a kernel, kept with it."""
    return kernel.once(Liveness, lambda: _liveness(kernel))


def spans_of(kernel: Kernel) -> Mapping[int, list[tuple[int, int]]]:
    """By register the instructions between which it is alive, read or written, first and last, in the order of the text."""
    counting, operands = _counting(kernel, liveness_of(kernel)), kernel.operands
    spans: dict[int, list[tuple[int, int]]] = {}
    for block in flow_of(kernel).blocks:
        tally = _Tally.at_end(counting, block)
        own: list[tuple[int, int, int]] = []
        ends = dict.fromkeys(tally.live, block.last - 1)
        for index in range(block.last - 1, block.first - 1, -1):
            stated = counting.solved.definitions.get(index, ())
            touched = {*operands.writes[index], *operands.reads[index], *stated}
            tally.back(index)
            tally.drop(stated)
            for number in touched:
                last = ends.setdefault(number, index)
                if number not in tally.live:
                    own.append((number, index, last))
                    del ends[number]
        own.extend((number, block.first, last) for number, last in ends.items())
        for number, first, last in sorted(own):
            before = spans.setdefault(number, [])
            if before and before[-1][1] + 1 >= first:
                before[-1] = before[-1][0], max(last, before[-1][1])
            else:
                before.append((first, last))
    return spans


def _liveness(kernel: Kernel) -> Liveness:
    solved = _solved(kernel)
    counting = _counting(kernel, solved)
    operands = kernel.operands
    careful = bool(counting.shared_word) or bool(solved.definitions)
    for block in flow_of(kernel).blocks:
        writes, kills = operands.writes[block.first : block.last], operands.kills[block.first : block.last]
        if careful or not all(map(_is, writes, kills)):
            _count_carefully(counting, block)
        else:
            _count_plainly(counting, block)
    return solved


def _solved(kernel: Kernel) -> Liveness:
    """What is alive at the borders of blocks; nothing is counted yet."""
    flow = flow_of(kernel)
    operands = kernel.operands
    size = len(flow.blocks)
    definitions = stated_definitions(kernel, operands)
    graph = with_detours(kernel, operands)
    exposed: list[set[int]] = []
    killed: list[set[int]] = []
    partly: list[set[int]] = []
    for block in flow.blocks:
        read, ended = _exposed(kernel, definitions, block)
        exposed.append(read.difference(block.parameters))
        killed.append(ended.union(block.parameters))
        writes, kills = operands.writes[block.first : block.last], operands.kills[block.first : block.last]
        partly.append(set().union(*(write for write, kill in zip(writes, kills, strict=True) if write is not kill)))
    for index, numbers in definitions.items():
        partly[flow.block_of(index)].update(numbers)
    passed: list[set[int]] = [set() for _ in range(size)]
    for edge in flow.edges:
        passed[edge.source].update(number for number in edge.arguments if number is not None)
    crossing = sorted(set().union(*exposed, *passed))
    limits.hold("bits for live registers", size * len(crossing), limits.LIVENESS_BITS)
    bit = {number: 1 << position for position, number in enumerate(crossing)}

    def bits(numbers: Iterable[int]) -> int:
        return sum(bit[number] for number in numbers if number in bit)

    generated = [bits(killed[block] | partly[block]) if crossing else 0 for block in range(size)]
    gen, kill, leaving = ([bits(numbers) for numbers in sets] for sets in (exposed, killed, passed))
    detours = [bits(numbers) for numbers in graph.defined]
    none = [0] * len(detours)
    live_in, live_out = needed(graph, gen + none, kill + detours, leaving + none)
    reach_in, reach_out = written(graph, generated + detours, bits(set(operands.arguments)))
    at_ends = {live & reach for live, reach in zip(live_out[:size], reach_out, strict=False)}
    limits.hold("live registers at ends of blocks", sum(map(int.bit_count, at_ends)), limits.LIVENESS_VALUES)
    files = sorted(set(map(_FILE, kernel.registers)) - {NOT_COUNTED})
    column = "Q" if sum(map(_BITS, kernel.registers)) >> _WIDE else "I"
    return Liveness(
        kernel,
        {file: array(column, [0]) * len(kernel) for file in files},
        [live & reach for live, reach in zip(live_in[:size], reach_in, strict=False)],
        crossing,
        each_members([live & reach for live, reach in zip(live_out[:size], reach_out, strict=False)], crossing),
        each_members([live & ~reach for live, reach in zip(gen, reach_in, strict=False)], crossing),
        definitions,
    )


def _exposed(kernel: Kernel, definitions: Mapping[int, tuple[int, ...]], block: BasicBlock) -> tuple[set[int], set[int]]:
    """Registers a block reads before it writes them, phis left out, and those it writes in full."""
    operands = kernel.operands
    exposed: set[int] = set()
    killed: set[int] = set()
    columns = (kernel.forms, operands.reads, operands.kills)
    rows = zip(*(column[block.first : block.last] for column in columns), strict=True)
    for index, (form, read, kill) in enumerate(rows, block.first):
        if index in definitions:
            killed.update(definitions[index])
        if not form.incoming:
            for number in read:
                if number not in killed:
                    exposed.add(number)
        killed.update(kill)
    return exposed, killed


class _Readable(Struct, frozen=True):
    """Which registers hold a value at a place in a block, where some path has written them.

    ``written``: register → the first instruction that writes it; stated definitions count as before theirs. ``fresh``:
    register → the guarded or partial write that is its first: before it there is nothing to keep alive.
    """

    entering: frozenset[int]
    written: dict[int, int]
    fresh: dict[int, int]

    def at(self, number: int, index: int) -> bool:
        """Whether a read at an instruction finds a value."""
        return number in self.entering or self.written.get(number, index) < index


def _readable(solved: Liveness, block: BasicBlock) -> _Readable:
    operands = solved.kernel.operands
    readable = _Readable(solved.live_in(block.index), {}, {})
    for index in range(block.first, block.last):
        for number in solved.definitions.get(index, ()):
            readable.written.setdefault(number, index - 1)
        for number in operands.writes[index]:
            if number not in readable.written:
                readable.written[number] = index
                if number not in readable.entering and number not in operands.kills[index]:
                    readable.fresh[number] = index
    return readable


_BOTH, _BEFORE, _BEHIND = 0, 1, 2
"""When live registers count at an instruction: of two that are issued together before the first and behind the second."""


def _moments(kernel: Kernel) -> dict[int, int]:
    """Instruction → `_BEFORE` or `_BEHIND`, for those that are issued together."""
    together = {form for form in kernel.distinct_forms if TOGETHER in form.flags}
    seconds = [index for index, form in enumerate(kernel.forms) if form in together] if together else []
    return {index - 1: _BEFORE for index in seconds} | dict.fromkeys(seconds, _BEHIND)


class _Counting(Struct, frozen=True):
    """What filling the pressure columns needs of every register: its file's position (-1: not counted) and its words.

    ``shared_word`` is per register the word it is a part of, "" for none; empty where no register is a part of a word.
    """

    solved: Liveness
    columns: list[array[int]]
    file_of: list[int]
    size_of: list[int]
    shared_word: list[str]
    moments: dict[int, int]


def _counting(kernel: Kernel, solved: Liveness) -> _Counting:
    registers = kernel.registers
    position = {file: index for index, file in enumerate(solved.pressure)} | {NOT_COUNTED: -1}
    words = {bits: Register("", "", bits).words for bits in set(map(_BITS, registers))}
    shares = any(map(_WORD, registers))
    return _Counting(
        solved,
        list(solved.pressure.values()),
        list(map(position.__getitem__, map(_FILE, registers))),
        list(map(words.__getitem__, map(_BITS, registers))),
        [f"{register.file} {register.word}" if register.word else "" for register in registers] if shares else [],
        _moments(kernel),
    )


def _count_plainly(counting: _Counting, block: BasicBlock) -> None:
    """Write the pressure of a block without guarded or partial writes, and without halves."""
    solved, file_of, size_of, columns = counting.solved, counting.file_of, counting.size_of, counting.columns
    kernel = solved.kernel
    kills, reads, forms = kernel.operands.kills, kernel.operands.reads, kernel.forms
    unwritten = _unwritten(solved, block)
    live = set(solved.live_out[block.index])
    totals = [0] * (len(columns) + 1)
    for number in live:
        totals[file_of[number]] += size_of[number]
    phis = block.last > block.first and bool(forms[block.first].incoming)
    for index in range(block.last - 1, block.first - 1, -1):
        high = totals[:]
        killed = kills[index]
        for number in killed if len(killed) < 2 else dict.fromkeys(killed):
            if number in live:
                live.remove(number)
                totals[file_of[number]] -= size_of[number]
            else:
                high[file_of[number]] += size_of[number]
        if not (phis and forms[index].incoming):
            for number in reads[index]:
                if number not in live and (number not in unwritten or unwritten[number] < index):
                    live.add(number)
                    totals[file_of[number]] += size_of[number]
        low = totals
        if index in counting.moments:
            low = high = totals if counting.moments[index] == _BEFORE else high
        for column, before, after in zip(columns, low, high):  # noqa: B905 - totals have one more, of what is not counted
            column[index] = before if before > after else after


def _unwritten(solved: Liveness, block: BasicBlock) -> dict[int, int]:
    """Register read though no path has written it → its first write in the block, behind which it holds a value."""
    first_writes = dict.fromkeys(solved.undefined[block.index], block.last)
    if first_writes:
        writes = solved.kernel.operands.writes
        for index in range(block.last - 1, block.first - 1, -1):
            first_writes.update((number, index) for number in writes[index] if number in first_writes)
    return first_writes


def _count_carefully(counting: _Counting, block: BasicBlock) -> None:
    """Write the pressure of any block."""
    tally = _Tally.at_end(counting, block)
    for index in range(block.last - 1, block.first - 1, -1):
        after = tally.back(index)
        moment = counting.moments.get(index, _BOTH)
        first = after if moment == _BEHIND else tally.totals
        second = tally.totals if moment == _BEFORE else after
        for column, before, later in zip(counting.columns, first, second, strict=True):
            column[index] = before if before > later else later
        tally.drop(counting.solved.definitions.get(index, ()))


class _Tally(Struct):
    """A live set with its words per file, moved from the end of a block to its start; parts of a word count once."""

    counting: _Counting
    readable: _Readable
    totals: list[int]
    live: set[int] = field(default_factory=set)
    sharing: dict[str, int] = field(default_factory=dict)
    """Word → how many parts of it are alive."""

    @classmethod
    def at_end(cls, counting: _Counting, block: BasicBlock) -> Self:
        """The registers alive at the end of a block."""
        tally = cls(counting, _readable(counting.solved, block), [0] * len(counting.columns))
        tally.add(counting.solved.live_out[block.index])
        return tally

    def back(self, index: int) -> list[int]:
        """Go from behind an instruction to before it; gives the words alive behind it or written by it, per file."""
        solved, live, fresh = self.counting.solved, self.live, self.readable.fresh
        operands = solved.kernel.operands

        dead = [number for number in operands.writes[index] if number not in live]
        self.add(dead)
        after = list(self.totals)
        self.drop(dead)
        self.drop(operands.kills[index])
        if fresh:
            self.drop([number for number in operands.writes[index] if fresh.get(number) == index])
        if not solved.kernel.forms[index].incoming:
            self.add([number for number in operands.reads[index] if number not in live and self.readable.at(number, index)])
        return after

    def add(self, numbers: Iterable[int]) -> None:
        """Bring registers to life that are not alive."""
        for number in numbers:
            if number not in self.live:
                self.live.add(number)
                self._change(number, 1)

    def drop(self, numbers: Iterable[int]) -> None:
        """End the life of those registers that are alive."""
        for number in numbers:
            if number in self.live:
                self.live.remove(number)
                self._change(number, -1)

    def _change(self, number: int, sign: int) -> None:
        counting = self.counting
        file = counting.file_of[number]
        word = counting.shared_word[number] if counting.shared_word else ""
        if file >= 0 and word:
            before = self.sharing.get(word, 0)
            self.sharing[word] = before + sign
            if min(before, before + sign) > 0:
                return
        if file >= 0:
            self.totals[file] += sign * counting.size_of[number]
