"""Liveness: which registers hold a value that is still needed, at every instruction.

Backward data flow over the control-flow graph with integer bit sets, over the registers that live across blocks only; what
lives and dies inside one block is found in that block's scan. A write ends the old value's life unless it is guarded or
partial. A register counts only where some path has written it: reading what was never written costs nothing.

The pressure at an instruction is the larger of what is live before it and what is live after it or written by it, in
32-bit words: a 64-bit register is two, and two 16-bit halves of one word are one.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping
from operator import is_ as _is
from operator import itemgetter

from msgspec import Struct, field

from isaview.base import limits
from isaview.flow.detours import stated_definitions, with_detours
from isaview.flow.equations import each_members, members, needed, written
from isaview.flow.graph import BasicBlock, flow_of
from isaview.model.kernel import Kernel
from isaview.model.registers import Register

_FILE, _BITS, _WORD = itemgetter(0), itemgetter(2), itemgetter(3)
"""Parts of a `Register`: kernels declare more registers than they have instructions, so lists of parts are made in one go."""
TOGETHER = "with_previous"
"""The flag of an instruction that is issued together with the one before it: between them nothing is alive."""
NOT_COUNTED = "special"
"""The register file that is ordered but not allocated: condition codes, the program's own identifiers."""


class Liveness(Struct, eq=False):
    """Live registers of one kernel.

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
    _found: dict[int, frozenset[int]] = field(default_factory=dict)

    def live_in(self, block: int) -> frozenset[int]:
        """The numbers of the registers that are live at a block's start."""
        bits = self.entering[block]
        found = self._found.get(bits)
        if found is None:
            found = self._found[bits] = members(bits, self.crossing)
        return found

    def peak(self, file: str) -> tuple[int, int] | None:
        """The most live words of a file and the first instruction where they are live; None where it uses none."""
        column = self.pressure.get(file)
        if not column:
            return None
        most = max(column)
        return most, column.index(most)

    def live_at(self, index: int) -> frozenset[int]:
        """The registers that the pressure at an instruction counts, by number."""
        flow = flow_of(self.kernel)
        return _scan(self, flow.blocks[flow.block_of(index)], index)


def liveness_of(kernel: Kernel) -> Liveness:
    """Live registers at every instruction of a kernel, kept with it."""
    return kernel.once(Liveness, lambda: _liveness(kernel))


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

    made = [bits(killed[block] | partly[block]) if crossing else 0 for block in range(size)]
    gen, kill, leaving = ([bits(numbers) for numbers in sets] for sets in (exposed, killed, passed))
    on_the_way = [bits(numbers) for numbers in graph.defined]
    nothing = [0] * len(on_the_way)
    live_in, live_out = needed(graph, gen + nothing, kill + on_the_way, leaving + nothing)
    reach_in, reach_out = written(graph, made + on_the_way, bits(set(operands.arguments)))
    at_ends = {live & reach for live, reach in zip(live_out[:size], reach_out, strict=False)}
    limits.hold("live registers at ends of blocks", sum(map(int.bit_count, at_ends)), limits.LIVENESS_VALUES)
    files = sorted(set(map(_FILE, kernel.registers)) - {NOT_COUNTED})
    return Liveness(
        kernel,
        {file: array("I", bytes(4 * len(kernel))) for file in files},
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
"""When what is alive counts at an instruction: of two that are issued together before the first and behind the second."""


def _moments(kernel: Kernel) -> dict[int, int]:
    """Instruction → `_BEFORE` or `_BEHIND`, for those that are issued together."""
    together = {form for form in kernel.distinct_forms if TOGETHER in form.flags}
    seconds = [index for index, form in enumerate(kernel.forms) if form in together] if together else []
    return {index - 1: _BEFORE for index in seconds} | dict.fromkeys(seconds, _BEHIND)


def _scan(solved: Liveness, block: BasicBlock, wanted: int) -> frozenset[int]:
    """The registers that the pressure at one instruction of a block counts."""
    kernel = solved.kernel
    operands, registers = kernel.operands, kernel.registers
    live = set(solved.live_out[block.index])
    after = frozenset(live)
    readable = _readable(solved, block)
    for index in range(block.last - 1, wanted - 1, -1):
        if index < block.last - 1:
            live.difference_update(solved.definitions.get(index + 1, ()))
        after = frozenset((*live, *operands.writes[index])) if index == wanted else after
        live.difference_update(operands.kills[index], (n for n in operands.writes[index] if readable.fresh.get(n) == index))
        if not kernel.forms[index].incoming:
            live.update(number for number in operands.reads[index] if readable.at(number, index))
    moment = _moments(kernel).get(wanted, _BOTH)
    if moment != _BOTH:
        return frozenset(live) if moment == _BEFORE else after

    def size(numbers: frozenset[int]) -> int:
        return sum(registers[number].bits for number in numbers if registers[number].file != NOT_COUNTED)

    return max(after, frozenset(live), key=size)


class _Counting(Struct, frozen=True):
    """What filling the pressure columns needs of every register: its file's position (-1: not counted) and its words.

    ``shared_word`` is per register the word it is a part of, "" for none; empty where no register is a part of one.
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
    found = dict.fromkeys(solved.undefined[block.index], block.last)
    if found:
        writes = solved.kernel.operands.writes
        for index in range(block.last - 1, block.first - 1, -1):
            found.update((number, index) for number in writes[index] if number in found)
    return found


def _count_carefully(counting: _Counting, block: BasicBlock) -> None:
    """Write the pressure of any block."""
    solved = counting.solved
    operands, forms = solved.kernel.operands, solved.kernel.forms
    reads, writes, kills = operands.reads, operands.writes, operands.kills
    tally = _Tally(counting, [0] * len(counting.columns))
    tally.add(solved.live_out[block.index])
    readable = _readable(solved, block)
    live, fresh = tally.live, readable.fresh
    for index in range(block.last - 1, block.first - 1, -1):
        dead = [number for number in writes[index] if number not in live]
        tally.add(dead)
        after = list(tally.totals)
        tally.drop(dead)
        tally.drop(kills[index])
        if fresh:
            tally.drop([number for number in writes[index] if fresh.get(number) == index])
        if not forms[index].incoming:
            tally.add([number for number in reads[index] if number not in live and readable.at(number, index)])
        moment = counting.moments.get(index, _BOTH)
        first = after if moment == _BEHIND else tally.totals
        second = tally.totals if moment == _BEFORE else after
        for column, before, later in zip(counting.columns, first, second, strict=True):
            column[index] = before if before > later else later
        if index in solved.definitions:
            tally.drop(solved.definitions[index])


class _Tally(Struct):
    """A live set with its words per file; parts of one word count once."""

    counting: _Counting
    totals: list[int]
    live: set[int] = field(default_factory=set)
    sharing: dict[str, int] = field(default_factory=dict)
    """Word → how many parts of it are alive."""

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
