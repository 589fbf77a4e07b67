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

from isaview.flow.detours import stated_definitions, with_detours
from isaview.flow.equations import each_members, members, needed, written
from isaview.flow.graph import BasicBlock, flow_of
from isaview.model.kernel import Kernel
from isaview.model.registers import BoundOperands, Register

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
        return _scan(self.kernel, flow_of(self.kernel).block_of(index), self, index)


def liveness_of(kernel: Kernel) -> Liveness:
    """Live registers at every instruction of a kernel, kept with it."""
    return kernel.once(Liveness, lambda: _liveness(kernel))


def _liveness(kernel: Kernel) -> Liveness:
    solved = _solve(kernel)
    pressure: dict[str, array[int]] = {}
    for file in sorted(set(map(_FILE, kernel.registers)) - {NOT_COUNTED}):
        pressure[file] = array("I", bytes(4 * len(kernel)))
    result = Liveness(kernel, pressure, solved.entering, solved.crossing, solved.live_out, solved.undefined, solved.definitions)
    counter = _Counter(kernel, result)
    for block in range(len(flow_of(kernel).blocks)):
        counter.count(block)
    return result


class _Solution(Struct):
    entering: list[int]
    crossing: list[int]
    live_out: list[frozenset[int]]
    undefined: list[frozenset[int]]
    definitions: Mapping[int, tuple[int, ...]]


def _solve(kernel: Kernel) -> _Solution:
    flow = flow_of(kernel)
    operands = kernel.operands
    size = len(flow.blocks)
    exposed_sets: list[set[int]] = []
    killed_sets: list[set[int]] = []
    phis = any(form.incoming for form in kernel.distinct_forms)
    definitions = stated_definitions(kernel, operands)
    graph = with_detours(kernel, operands)
    for block in flow.blocks:
        plain = not (phis or definitions)
        exposed, killed = _exposed_plainly(operands, block) if plain else _exposed(kernel, definitions, block)
        killed.update(block.parameters)
        exposed.difference_update(block.parameters)
        exposed_sets.append(exposed)
        killed_sets.append(killed)
    passed: list[set[int]] = [set() for _ in range(size)]
    for edge in flow.edges:
        passed[edge.source].update(number for number in edge.arguments if number is not None)
    crossing = sorted(set().union(*exposed_sets, *passed))
    bit = {number: position for position, number in enumerate(crossing)}

    def bits(numbers: set[int]) -> int:
        return sum(1 << bit[number] for number in numbers if number in bit)

    stated: list[set[int]] = [set() for _ in range(size)]
    for index, numbers in definitions.items():
        stated[flow.block_of(index)].update(numbers)
    made = [
        bits(killed_sets[block.index] | own | _partly(operands, block)) if crossing else 0
        for own, block in zip(stated, flow.blocks, strict=True)
    ]
    gen = [bits(numbers) for numbers in exposed_sets]
    kill = [bits(numbers) for numbers in killed_sets]
    leaving = [bits(numbers) for numbers in passed]
    on_the_way = [bits(set(numbers)) for numbers in graph.defined]
    nothing = [0] * len(on_the_way)
    live_in, live_out = needed(graph, gen + nothing, kill + on_the_way, leaving + nothing)
    entry = bits(set(operands.arguments))
    reach_in, reach_out = written(graph, made + on_the_way, entry)
    live_in, live_out, reach_in, reach_out = live_in[:size], live_out[:size], reach_in[:size], reach_out[:size]
    return _Solution(
        [live & reach for live, reach in zip(live_in, reach_in, strict=True)],
        crossing,
        each_members([live & reach for live, reach in zip(live_out, reach_out, strict=True)], crossing),
        each_members([live & ~reach for live, reach in zip(gen, reach_in, strict=True)], crossing),
        definitions,
    )


def _partly(operands: BoundOperands, block: BasicBlock) -> set[int]:
    """What a block writes under a guard or in part; mostly nothing."""
    writes, kills = operands.writes[block.first : block.last], operands.kills[block.first : block.last]
    return set().union(*(write for write, kill in zip(writes, kills, strict=True) if write is not kill))


def _exposed_plainly(operands: BoundOperands, block: BasicBlock) -> tuple[set[int], set[int]]:
    """`_exposed` where there are neither phis nor stated definitions."""
    exposed: set[int] = set()
    killed: set[int] = set()
    reads, kills = operands.reads[block.first : block.last], operands.kills[block.first : block.last]
    for read, kill in zip(reads, kills, strict=True):
        for number in read:
            if number not in killed:
                exposed.add(number)
        killed.update(kill)
    return exposed, killed


def _exposed(kernel: Kernel, definitions: Mapping[int, tuple[int, ...]], block: BasicBlock) -> tuple[set[int], set[int]]:
    """Registers a block reads before it writes them, and those it writes in full."""
    operands = kernel.operands
    reads, kills = operands.reads, operands.kills
    exposed: set[int] = set()
    killed: set[int] = set()
    for index in range(block.first, block.last):
        if index in definitions:
            killed.update(definitions[index])
        form = kernel.forms[index]
        if not form.incoming:
            for number in reads[index]:
                if number not in killed:
                    exposed.add(number)
        killed.update(kills[index])
    return exposed, killed


class _Readable:
    """Which registers hold a value at a place in a block, where some path has written them."""

    def __init__(self, kernel: Kernel, block_index: int, solved: Liveness) -> None:
        block = flow_of(kernel).blocks[block_index]
        operands = kernel.operands
        self.entering = solved.live_in(block_index)
        self.operands = operands
        self.written: dict[int, int] = {}
        """Register → the first instruction that writes it; stated definitions count as before theirs."""
        self.fresh: dict[int, int] = {}
        """Register → the guarded or partial write that is its first: before it there is nothing to keep alive."""
        for index in range(block.first, block.last):
            for number in solved.definitions.get(index, ()):
                self.written.setdefault(number, index - 1)
            for number in operands.writes[index]:
                if number not in self.written:
                    self.written[number] = index
                    if number not in self.entering and number not in operands.kills[index]:
                        self.fresh[number] = index

    def at(self, number: int, index: int) -> bool:
        """Whether a read at an instruction finds a value."""
        return number in self.entering or self.written.get(number, index) < index

    def begins(self, index: int) -> list[int]:
        """The registers whose life begins at an instruction though it does not write them in full."""
        return [number for number in self.operands.writes[index] if self.fresh.get(number) == index]


def _scan(kernel: Kernel, block_index: int, solved: Liveness, wanted: int) -> frozenset[int]:
    """The registers that the pressure at one instruction of a block counts."""
    block = flow_of(kernel).blocks[block_index]
    operands = kernel.operands
    live = set(solved.live_out[block_index])
    readable = _Readable(kernel, block_index, solved)
    for index in range(block.last - 1, wanted - 1, -1):
        after = live | set(operands.writes[index]) if index == wanted else live
        live.difference_update(operands.kills[index], readable.begins(index))
        if not kernel.forms[index].incoming:
            live.update(number for number in operands.reads[index] if readable.at(number, index))
        if index == wanted:
            moments = {_BEFORE: (live,), _BEHIND: (after,)}.get(_moment(kernel, index), (after, live))
            return max(map(frozenset, moments), key=lambda numbers: _size(kernel, numbers))
        live.difference_update(solved.definitions.get(index, ()))
    raise IndexError(f"instruction {wanted} is not in block {block_index}")


_BOTH, _BEFORE, _BEHIND = 0, 1, 2
"""When what is alive counts at an instruction: of two that are issued together before the first and behind the second."""


def _moment(kernel: Kernel, index: int) -> int:
    forms = kernel.forms
    if TOGETHER in forms[index].flags:
        return _BEHIND
    return _BEFORE if index + 1 < len(forms) and TOGETHER in forms[index + 1].flags else _BOTH


def _size(kernel: Kernel, numbers: frozenset[int]) -> int:
    return sum(kernel.registers[number].bits for number in numbers if kernel.registers[number].file != NOT_COUNTED)


class _Counter:
    """Fills the pressure columns block by block, with running totals instead of sets per instruction."""

    def __init__(self, kernel: Kernel, solved: Liveness) -> None:
        self.kernel = kernel
        self.solved = solved
        self.files = list(solved.pressure)
        registers = kernel.registers
        position = {file: index for index, file in enumerate(self.files)} | {NOT_COUNTED: -1}
        self.file_of = list(map(position.__getitem__, map(_FILE, registers)))
        words = {bits: Register("", "", bits).words for bits in set(map(_BITS, registers))}
        self.size_of = list(map(words.__getitem__, map(_BITS, registers)))
        """Per register its 32-bit words; predicates have one each."""
        self.careful = any(map(_WORD, registers))
        self.shared_word = [
            f"{register.file} {register.word}" if register.word else "" for register in registers if self.careful
        ]
        """Per register the word it is a part of, if it is one; empty where none is."""
        together = {form for form in kernel.distinct_forms if TOGETHER in form.flags}
        seconds = [index for index, form in enumerate(kernel.forms) if form in together] if together else []
        self.moments = {index - 1: _BEFORE for index in seconds} | dict.fromkeys(seconds, _BEHIND)

    def count(self, block_index: int) -> None:
        """Write the pressure of one block's instructions."""
        kernel = self.kernel
        block = flow_of(kernel).blocks[block_index]
        operands = kernel.operands
        careful = self.careful or bool(self.solved.definitions)
        if not careful and all(map(_is, operands.writes[block.first : block.last], operands.kills[block.first : block.last])):
            self.count_plain(block, self.solved.live_out[block_index])
        else:
            self.count_carefully(block)

    def count_plain(self, block: BasicBlock, live_out: frozenset[int]) -> None:
        """A block without guarded or partial writes, and without halves."""
        operands = self.kernel.operands
        unwritten = self.unwritten(block)
        file_of, size_of = self.file_of, self.size_of
        live = set(live_out)
        totals = [0] * (len(self.files) + 1)
        for number in live:
            totals[file_of[number]] += size_of[number]
        columns = [self.solved.pressure[file] for file in self.files]
        phis = any(self.kernel.forms[index].incoming for index in range(block.first, min(block.first + 1, block.last)))
        kills, reads, forms = operands.kills, operands.reads, self.kernel.forms
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
            if index in self.moments:
                high = totals if self.moments[index] == _BEFORE else high
                for column, after in zip(columns, high):  # noqa: B905 - totals have one more, of what is not counted
                    column[index] = after
                continue
            for column, before, after in zip(columns, totals, high):  # noqa: B905 - the same
                column[index] = before if before > after else after

    def unwritten(self, block: BasicBlock) -> dict[int, int]:
        """Register read though no path has written it → its first write in the block, behind which it holds a value."""
        found = dict.fromkeys(self.solved.undefined[block.index], block.last)
        if found:
            writes = self.kernel.operands.writes
            for index in range(block.last - 1, block.first - 1, -1):
                found.update((number, index) for number in writes[index] if number in found)
        return found

    def count_carefully(self, block: BasicBlock) -> None:
        """Any block."""
        kernel = self.kernel
        operands = kernel.operands
        reads, writes, kills = operands.reads, operands.writes, operands.kills
        columns = [self.solved.pressure[file] for file in self.files]
        tally = _Tally(self)
        tally.add_all(self.solved.live_out[block.index])
        readable = _Readable(kernel, block.index, self.solved)
        live = tally.live
        for index in range(block.last - 1, block.first - 1, -1):
            dead = [number for number in writes[index] if number not in live]
            if dead:
                tally.add_all(dead)
            after = list(tally.totals)
            if dead:
                tally.drop_all(dead)
            tally.drop_all(kills[index])
            if readable.fresh:
                tally.drop_all(readable.begins(index))
            if not kernel.forms[index].incoming:
                tally.add_all([number for number in reads[index] if number not in live and readable.at(number, index)])
            moment = self.moments.get(index, _BOTH)
            first, second = {_BEFORE: (tally.totals, tally.totals), _BEHIND: (after, after)}.get(moment, (tally.totals, after))
            for column, before, later in zip(columns, first, second, strict=True):
                column[index] = before if before > later else later
            if index in self.solved.definitions:
                tally.drop_all(self.solved.definitions[index])


class _Tally:
    """A live set with its words per file."""

    def __init__(self, counter: _Counter) -> None:
        self.live: set[int] = set()
        self.totals = [0] * len(counter.files)
        self.file_of = counter.file_of
        self.size_of = counter.size_of
        self.shared_word = counter.shared_word
        self.sharing: dict[str, int] = {}

    def add_all(self, numbers: Iterable[int]) -> None:
        for number in numbers:
            if number not in self.live:
                self.add(number)

    def drop_all(self, numbers: Iterable[int]) -> None:
        for number in numbers:
            if number in self.live:
                self.drop(number)

    def add(self, number: int) -> None:
        self.live.add(number)
        file = self.file_of[number]
        if file < 0:
            return
        word = self.shared_word[number] if self.shared_word else ""
        if word:
            self.sharing[word] = self.sharing.get(word, 0) + 1
            if self.sharing[word] > 1:
                return
        self.totals[file] += self.size_of[number]

    def drop(self, number: int) -> None:
        self.live.discard(number)
        file = self.file_of[number]
        if file < 0:
            return
        word = self.shared_word[number] if self.shared_word else ""
        if word:
            self.sharing[word] -= 1
            if self.sharing[word]:
                return
        self.totals[file] -= self.size_of[number]
