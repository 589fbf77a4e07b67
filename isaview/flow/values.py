"""The value graph of a kernel: which value every operand reads and every result is, and who makes each.

A value is a number. It is what an instruction writes to a register, or what a block begins with in a register. Columns
hold an integer for each value or operand; nothing here knows a language.

Inside of a block a read means the last write above it. What a block begins with comes from the ends of the blocks before it.
Where these may differ, they meet in a phi. Phis of a register stand in the iterated dominance frontier of the blocks that
write it (Cytron and others, "Efficiently computing static single assignment form", 1991). Every other block begins with what
its immediate dominator ends with, so a walk back to the last write leaps over all that lies between.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Mapping, Sequence
from functools import cached_property

from msgspec import Struct, field

from isaview.flow.graph import Flow, flow_of
from isaview.model.kernel import Kernel
from isaview.model.registers import Register

START = -1
"""Stands for an instruction among the makers of a value that nothing may have written: the kernel begins with it."""
_UNKNOWN = -1
"""No value: of an origin that was not asked for yet, and of a write that keeps nothing."""
_MOST_FRONTIERS = 64
"""Entries of dominance frontiers for each block of a kernel: deeply nested loops have their square."""

NONE: Mapping[int, tuple[int, ...]] = {}
Numbers = Sequence[tuple[int, ...]]
"""Per instruction the numbers of registers."""


class ValueGraph(Struct, eq=False, dict=True):
    """Values of a kernel and what they are made of.

    ``reads`` and ``writes`` give for each instruction the registers that it reads and writes. ``read`` and ``written`` have the
    value of each such operand; the operands of an instruction begin at ``first_read`` and ``first_written`` of its index, which
    have a last element for the end. ``block`` is by instruction its block.

    By value: ``maker`` is the instruction that makes it, or -1 - block for what the block begins with. ``register`` is the
    register that holds it. ``kept`` is the value of which a part, or some lanes, live on in it, -1 where none does: guards,
    lane masks, and partial writes keep something. The first ``size`` values are those that operands name. Others, which blocks
    only pass on, follow as somebody asks.

    ``entering`` and ``leaving`` are by block the values of the registers that the block names, at its start and end.
    ``phi_sources`` has the instructions that are phis, and for each register that they read the block before it comes from, -1
    where that is none of the kernel.
    """

    flow: Flow
    reads: Numbers
    writes: Numbers
    read: list[int]
    first_read: list[int]
    written: list[int]
    first_written: list[int]
    block: list[int]
    maker: list[int]
    register: list[int]
    kept: list[int]
    entering: list[dict[int, int]]
    leaving: list[dict[int, int]]
    size: int
    phi_sources: Mapping[int, tuple[int, ...]]
    registers: Sequence[Register]
    _origins: list[int] = field(default_factory=list)
    _passing: dict[tuple[int, int], int] = field(default_factory=dict)
    """(block, register) → what the block begins with in a register that none of its instructions names."""
    _makers: dict[int, frozenset[int]] = field(default_factory=dict)
    _phis: dict[tuple[int, frozenset[int]], Collection[int]] = field(default_factory=dict)
    _by_writing: dict[frozenset[int], Collection[int]] = field(default_factory=dict)

    @cached_property
    def writers(self) -> Mapping[int, Sequence[int]]:
        """Register → the instructions that write it, ascending."""
        return list_by_register(self.writes)

    @cached_property
    def readers(self) -> Mapping[int, Sequence[int]]:
        """Register → the instructions that read it, ascending."""
        return list_by_register(self.reads)

    @cached_property
    def frontiers(self) -> list[set[int]] | None:
        """The dominance frontier of each block.

        None where blocks that the entry does not reach lead to others, or loops have several entries: dominators say too
        little there. None too where frontiers are too large.
        """
        flow, reachable = self.flow, frozenset(self.flow.preorder)
        is_closed = all(reachable.issuperset(flow.predecessors[block]) for block in reachable)
        return _find_frontiers(flow) if is_closed and not any(loop.irreducible for loop in flow.loops) else None

    @cached_property
    def joins(self) -> frozenset[int]:
        """The blocks where paths join, and those that loops begin with."""
        joins = {block for block, before in enumerate(self.flow.predecessors) if len(before) != 1}
        return frozenset(joins.union(loop.header for loop in self.flow.loops))

    def blocks_writing(self, register: int) -> frozenset[int]:
        """The blocks that write a register."""
        return frozenset([self.block[index] for index in self.writers.get(register, ())])

    def blocks_joining(self, register: int, switching: frozenset[int] = frozenset()) -> Collection[int]:
        """The blocks with a phi of a register, which blocks that are ``switching`` lanes change as if they wrote it.

        Without frontiers these are all blocks where paths join.
        """
        blocks = self._phis.get((register, switching))
        if blocks is None:
            if self.frontiers is None:
                blocks = self.joins
            else:
                writing = self.blocks_writing(register) | switching
                if writing not in self._by_writing:
                    self._by_writing[writing] = _iterate_frontiers(self.frontiers, writing)
                blocks = self._by_writing[writing]
            self._phis[register, switching] = blocks
        return blocks

    def value_read(self, index: int, register: int) -> int:
        """The value of a register before an instruction, whether the instruction reads it or not.

        What a phi reads is what the block ends with that it comes from.
        """
        reads = self.reads[index]
        if register in reads:
            place = reads.index(register)
            source = self.phi_sources[index][place] if index in self.phi_sources else -1
            return self.read[self.first_read[index] + place] if source < 0 else self.value_at_end(source, register)
        writers = self.writers.get(register, ())
        place, block = bisect_left(writers, index), self.block[index]
        if place and self.block[writers[place - 1]] == block:
            return self.value_written(writers[place - 1], register)
        return self.value_at_start(block, register)

    def value_written(self, index: int, register: int) -> int:
        """The value that an instruction leaves in a register that it writes."""
        last = len(self.writes[index]) - 1 - self.writes[index][::-1].index(register)
        return self.written[self.first_written[index] + last]

    def value_at_start(self, block: int, register: int) -> int:
        """What a block begins with in a register."""
        value = self.entering[block].get(register)
        if value is None:
            value = self._passing.get((block, register))
        if value is None:
            value = self._passing[block, register] = len(self.maker)
            self.maker.append(-1 - block)
            self.register.append(register)
            self.kept.append(_UNKNOWN)
            self._origins.append(_UNKNOWN)
        return value

    def value_at_end(self, block: int, register: int) -> int:
        """What a block ends with in a register."""
        value = self.leaving[block].get(register)
        return self.value_at_start(block, register) if value is None else value

    def origin(self, value: int) -> int:
        """The value that a value is: the result of an instruction, a phi, or what the kernel begins with."""
        if self.maker[value] >= 0:
            return value
        known = self._origins[value]
        if known == _UNKNOWN:
            known = self._origins[value] = self._climb(value)
        return known

    def _climb(self, value: int) -> int:
        """The origin of what a block begins with: the last write on the way up the dominators, or the first phi there."""
        maker, leaving, dominators = self.maker, self.leaving, self.flow.dominators
        block, register = -1 - maker[value], self.register[value]
        phis = self.blocks_joining(register)
        while block not in phis and (above := dominators[block]) is not None:
            block = above
            last = leaving[block].get(register)
            if last is not None and maker[last] >= 0:
                return last
        return self.value_at_start(block, register)

    def incoming(self, phi: int) -> list[int]:
        """The origins of what the blocks before a phi's block end with, in the order of their numbers."""
        block, register = -1 - self.maker[phi], self.register[phi]
        return [self.origin(self.value_at_end(before, register)) for before in self.flow.predecessors[block]]

    def makers(self, value: int) -> frozenset[int]:
        """The instructions whose result a value may be, through all phis; `START` where a path from the start has none.

        What a block that nothing leads to begins with is unknown where some jump leads where the text does not say. Else the
        block never runs, and brings nothing.
        """
        value = self.origin(value)
        if self.maker[value] >= 0:
            return frozenset((self.maker[value],))
        known = self._makers.get(value)
        if known is not None:
            return known
        makers: set[int] = set()
        seen, waiting = {value}, [value]
        while waiting:
            phi = waiting.pop()
            block = -1 - self.maker[phi]
            if block == 0 or (self.flow.unknown_jumps and not self.flow.predecessors[block]):
                makers.add(START)
            for source in self.incoming(phi):
                if self.maker[source] >= 0:
                    makers.add(self.maker[source])
                elif source in self._makers:
                    makers |= self._makers[source]
                elif source not in seen:
                    seen.add(source)
                    waiting.append(source)
        self._makers[value] = frozenset(makers)
        return self._makers[value]

    def makers_read(self, index: int, register: int) -> frozenset[int]:
        """The instructions one of which made what another reads in a register; none where a path to it has no write."""
        makers = self.makers(self.value_read(index, register))
        return frozenset() if START in makers else makers

    def maker_read(self, index: int, register: int) -> int | None:
        """The only instruction that makes what another reads in a register; None where there are several or none."""
        makers = self.makers(self.value_read(index, register))
        return next(iter(makers - {START}), None) if len(makers) == 1 else None

    def data_read(self, index: int) -> list[int]:
        """The registers an instruction reads that hold data: no predicates, no special registers."""
        return [number for number in self.reads[index] if self.registers[number].file not in ("special", "predicate")]

    def data_makers(self, index: int) -> set[int]:
        """The instructions that made what `data_read` holds, as `makers_read` gives them."""
        return {maker for number in self.data_read(index) for maker in self.makers_read(index, number)}

    def sole_data_makers(self, index: int) -> set[int]:
        """The instructions each of which alone made something that `data_read` holds."""
        makers = (self.maker_read(index, number) for number in self.data_read(index))
        return {maker for maker in makers if maker is not None}


def values_of(kernel: Kernel) -> ValueGraph:
    """The value graph of a kernel over its registers, kept with it."""
    return kernel.once(ValueGraph, lambda: _build_values(kernel))


def _build_values(kernel: Kernel) -> ValueGraph:
    operands, flow = kernel.operands, flow_of(kernel)
    sources: dict[int, tuple[int, ...]] = {}
    phis = {form for form in kernel.distinct_forms if form.incoming}
    for index, form in enumerate(kernel.forms) if phis else ():
        if form in phis:
            labels = [label.bind(kernel.tokens[index]) for slot, label in form.incoming if slot is not None]
            firsts = [kernel.labels.get(label, len(kernel)) for label in labels]
            blocks = [flow.block_of(first) if first < len(kernel) else -1 for first in firsts]
            if len(blocks) == len(operands.reads[index]):
                sources[index] = tuple(blocks)
    return build_values(flow, operands.reads, operands.writes, operands.kills, kernel.registers, phi_sources=sources)


def build_values(
    flow: Flow,
    reads: Numbers,
    writes: Numbers,
    kills: Numbers,
    registers: Sequence[Register] = (),
    *,
    undefined: Mapping[int, tuple[int, ...]] = NONE,
    phi_sources: Mapping[int, tuple[int, ...]] = NONE,
) -> ValueGraph:
    """The value graph of columns of registers.

    Args:
        flow: the control-flow graph of the instructions.
        reads: by instruction the registers that it reads.
        writes: by instruction those that it writes.
        kills: by instruction those that it writes in full: a write that is none keeps a part of the value before it.
        registers: what the numbers stand for.
        undefined: by instruction the registers that are defined right before it without an instruction. Such a definition
            makes a value as if the block began with it.
        phi_sources: as `ValueGraph.phi_sources`.
    """
    read: list[int] = []
    written: list[int] = []
    first_read, first_written = [0], [0]
    blocks: list[int] = []
    maker: list[int] = []
    register_of: list[int] = []
    kept: list[int] = []
    entering: list[dict[int, int]] = []
    leaving: list[dict[int, int]] = []
    for block in flow.blocks:
        number = block.index
        begin = -1 - number
        current: dict[int, int] = {}
        entries: dict[int, int] = {}
        for index in range(block.first, block.last):
            for register in undefined.get(index, ()) if undefined else ():
                current[register] = len(maker)
                maker.append(begin)
                register_of.append(register)
                kept.append(_UNKNOWN)
            for register in reads[index]:
                value = current.get(register)
                if value is None:
                    value = current[register] = entries[register] = len(maker)
                    maker.append(begin)
                    register_of.append(register)
                    kept.append(_UNKNOWN)
                read.append(value)
            write, kill = writes[index], kills[index]
            if kill is write or kill == write:
                for register in write:
                    value = current[register] = len(maker)
                    maker.append(index)
                    register_of.append(register)
                    kept.append(_UNKNOWN)
                    written.append(value)
            else:
                partial = [register for register in write if register not in kill]
                for register in partial:
                    if register not in current:
                        current[register] = entries[register] = len(maker)
                        maker.append(begin)
                        register_of.append(register)
                        kept.append(_UNKNOWN)
                for register in write:
                    kept.append(current[register] if register in partial else _UNKNOWN)
                    value = current[register] = len(maker)
                    maker.append(index)
                    register_of.append(register)
                    written.append(value)
            first_read.append(len(read))
            first_written.append(len(written))
            blocks.append(number)
        entering.append(entries)
        leaving.append(current)
    return ValueGraph(
        flow,
        reads,
        writes,
        read,
        first_read,
        written,
        first_written,
        blocks,
        maker,
        register_of,
        kept,
        entering,
        leaving,
        len(maker),
        phi_sources,
        registers,
        [_UNKNOWN] * len(maker),
    )


def list_by_register(column: Numbers) -> Mapping[int, list[int]]:
    """Register → the instructions whose operands name it, ascending; twice where an instruction names it twice."""
    instructions: dict[int, list[int]] = {}
    for index, registers in enumerate(column):
        for register in registers:
            if register in instructions:
                instructions[register].append(index)
            else:
                instructions[register] = [index]
    return instructions


def _find_frontiers(flow: Flow) -> list[set[int]] | None:
    """The dominance frontier of each block; None where they are too large."""
    above = flow.dominators
    frontiers: list[set[int]] = [set() for _ in flow.blocks]
    left = _MOST_FRONTIERS * len(frontiers)
    for block in flow.preorder:
        before = flow.predecessors[block]
        # The entry has a frontier although a single block leads back to it: the kernel's start leads to it as well.
        for source in before if len(before) > 1 or block == 0 else ():
            runner: int | None = source
            while runner is not None and runner != above[block] and block not in frontiers[runner]:
                frontiers[runner].add(block)
                runner = above[runner]
                left -= 1
        if left < 0:
            return None
    return frontiers


def _iterate_frontiers(frontiers: Sequence[set[int]], blocks: Collection[int]) -> set[int]:
    """The iterated dominance frontier of some blocks."""
    phis: set[int] = set()
    waiting = list(blocks)
    while waiting:
        new = frontiers[waiting.pop()] - phis
        phis |= new
        waiting.extend(new)
    return phis
