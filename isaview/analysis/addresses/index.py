"""The index of a kernel, which all walks through it share: reaching definitions, phi placement, and what operands name.

Phis of a register stand in the iterated dominance frontier of the blocks that write it (Cytron and others, "Efficiently
computing static single assignment form", 1991). Every other block begins with what its immediate dominator ends with, so that
a walk back to the last write leaps over whatever lies between.
"""

from __future__ import annotations

import re
import struct
from bisect import bisect_left
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

from msgspec import Struct, field

from isaview.analysis.addresses.affine import Unknown, Value
from isaview.analysis.addresses.spill_slots import SpillSlots, spill_slots_of
from isaview.flow.graph import Flow, flow_of
from isaview.flow.nesting import Loop
from isaview.languages.meanings import Meanings, meanings_of
from isaview.model.form import Access, Form, Text
from isaview.model.kernel import Kernel

_NUMBER = re.compile(r"-?(?:0[xX][0-9a-fA-F]+|[1-9]\d*|0)U?\Z")
"""A number as Python reads it: a leading 0 says no base that all assemblers agree on."""
_RANGE = re.compile(r"([a-z]+)\[(\d{1,9})(?::\d+)?\]\Z")
OWN = "own"
"""The word for memory that an instruction sets aside."""
_FOLLOWED_BITS = (32, 64)
_CACHED_KERNELS = 4
_MOST_FRONTIERS = 64
"""Entries of dominance frontiers for each block of a kernel: deeply nested loops have their square."""

Definition = tuple[str, int, int, int]
"""Where the value of a register comes from: ("write", instruction, register, restored), or "entry" with a block instead.

"guarded" is a write under the guard that its reader has: what the register held before does not matter. ``restored`` counts
the regions with lanes off that lie between it and the reader."""
Operand = Value | Definition
"""What is known of an operand already, or the definition that gives it."""
Switch = tuple[int, int]
"""How a switch of lanes changes the count n of regions with lanes off behind it, to max(0, n - first) + second."""
Binding = tuple[tuple[str, Operand, bool], ...]
"""What the words of a meaning stand for, and whether its negative is meant."""
OperandWords = tuple[tuple[str, Text], ...]
"""The words of a meaning that name an operand, each with the operand."""


class Phis(Struct, frozen=True):
    """Where values of a register meet in a kernel.

    Where blocks that the entry does not reach lead to others, or loops have several entries, ``frontiers`` is None and phis are
    placed wherever paths join (``joins``). ``switching`` are the blocks that switch lanes, ``writing`` those that write a
    register.
    """

    joins: frozenset[int]
    frontiers: list[set[int]] | None
    switching: frozenset[int]
    writing: Mapping[int, frozenset[int]]
    placed: dict[tuple[int, bool], Collection[int]] = field(default_factory=dict)
    by_writing: dict[frozenset[int], Collection[int]] = field(default_factory=dict)

    def of(self, register: int, masked: bool) -> Collection[int]:
        """The blocks with a phi of a register; ``masked``: a switch of lanes changes what it holds."""
        if self.frontiers is None:
            return self.joins
        blocks = self.placed.get((register, masked))
        if blocks is None:
            writing = self.writing.get(register, frozenset()) | (self.switching if masked else frozenset())
            if writing not in self.by_writing:
                self.by_writing[writing] = _iterated(self.frontiers, writing)
            blocks = self.placed[register, masked] = self.by_writing[writing]
        return blocks


class Solutions(Struct, eq=False):
    """Values of definitions, and what is known of the unknowns in them.

    ``known`` are their multiples and limits, ``origins`` the groups and loops they change with. ``widened`` are unknowns that
    are a value shifted beyond the lower half, with the shift; ``scaled`` those of loops that are shifted by so many bits in
    every iteration (negative: to the right), with their start.
    """

    values: dict[Definition, Value] = field(default_factory=dict)
    known: dict[str, Unknown] = field(default_factory=dict)
    origins: dict[str, frozenset[str]] = field(default_factory=dict)
    widened: dict[str, tuple[Value, int]] = field(default_factory=dict)
    scaled: dict[str, tuple[Value, int]] = field(default_factory=dict)

    def take(self, definition: Definition, other: Solutions) -> Value:
        """A value that others hold, with what these know of its unknowns."""
        value = self.values[definition] = other.values[definition]
        for name in value.names:
            if name in other.origins:
                self.origins[name] = other.origins[name]
            if name in other.known:
                self.known[name] = other.known[name]
            if name in other.widened:
                self.widened[name] = other.widened[name]
            if name in other.scaled:
                self.scaled[name] = other.scaled[name]
        return value


class Index(Struct, frozen=True, eq=False):
    """What walks through a kernel share.

    ``headers`` are the loops by their header block, ``unreached`` the blocks that the entry does not reach, ``number`` the
    registers by name, ``uniform`` says of each register whether its file is uniform over a wave. ``writes`` gives
    for each block the instructions that write a register, ``switches`` where it switches lanes, in text order. ``solutions``
    are those that hold for every launch, by the size of a wave and whether nothing is assumed. The last five
    fields are filled on first use: definitions that instructions read, operands that the words of a form's meaning name, what
    these are bound to in an instruction, the terms of an address, and what these say of unknowns.
    """

    kernel: Kernel
    flow: Flow
    meanings: Meanings
    headers: Mapping[int, Loop]
    unreached: frozenset[int]
    number: Mapping[str, int]
    lane_masks: frozenset[int]
    uniform: tuple[bool, ...]
    writes: list[dict[int, list[int]]]
    switches: list[list[tuple[int, Switch]]]
    phis: Phis
    slots: SpillSlots
    solutions: dict[tuple[int, bool], Solutions] = field(default_factory=dict)
    definitions: dict[tuple[int, int], Definition] = field(default_factory=dict)
    words: dict[Form, OperandWords | None] = field(default_factory=dict)
    bindings: dict[tuple[int, int], Binding | None] = field(default_factory=dict)
    terms: dict[tuple[int, Access], tuple[tuple[Operand, int], ...]] = field(default_factory=dict)
    known: dict[str, Unknown] = field(default_factory=dict)

    def reaching(self, block: int, index: int, register: int, restored: int) -> Definition:
        """The reaching definition of a register before an instruction: its last write, or the entry of a block."""
        masked = not self.uniform[register]
        phis, above, switches = self.phis.of(register, masked), self.flow.dominators, self.switches
        while True:
            writes = self.writes[block].get(register)
            at = bisect_left(writes, index) if writes else 0
            last = writes[at - 1] if writes and at else -1
            if masked and switches[block]:
                for switch, (ended, begun) in reversed(switches[block]):
                    if last < switch < index:
                        restored = max(0, restored - ended) + begun
            if last >= 0:
                return ("write", last, register, restored)
            before = above[block]
            if before is None or block in phis:
                return ("entry", block, register, restored)
            block, index = before, self.flow.blocks[before].last

    def definition(self, index: int, register: int) -> Definition:
        """The reaching definition of a register that an instruction reads."""
        definition = self.definitions.get((index, register))
        if definition is None:
            definition = self.reaching(self.flow.block_of(index), index, register, 0)
            if definition[0] == "write" and not definition[3] and self._share_a_guard(index, definition[1]):
                definition = ("guarded", *definition[1:])
            self.definitions[index, register] = definition
        return definition

    def _share_a_guard(self, index: int, write: int) -> bool:
        """Whether the same lanes run two instructions by their guards, the predicate unchanged between."""
        kernel, reader, writer = self.kernel, self.kernel.forms[index], self.kernel.forms[write]
        if (
            reader.guard is None
            or writer.guard is None
            or ("negated_guard" in reader.flags) != ("negated_guard" in writer.flags)
        ):
            return False
        names = {reader.guard.text.bind(kernel.tokens[index]), writer.guard.text.bind(kernel.tokens[write])}
        predicate = self.number.get(names.pop())
        if names or predicate is None:
            return False
        return len({self.reaching(self.flow.block_of(at), at, predicate, 0) for at in (index, write)}) == 1

    def register(self, index: int, name: str) -> int | None:
        """The number of the register an operand names, the lowest of several; None for a symbol."""
        span = _RANGE.match(name) if "[" in name else None
        plain = f"{span[1]}{int(span[2])}" if span else name
        number = self.number.get(plain)
        touched = (*self.kernel.operands.reads[index], *self.kernel.operands.writes[index])
        if number in touched:
            return number
        registers = self.kernel.registers
        return next((at for at in touched if registers[at].name.split("@")[0] in (plain, f"{plain}.l")), None)

    def targets(self, index: int) -> list[int | None]:
        """The blocks that a branch names, None for a label outside of the kernel."""
        labels = (self.kernel.labels.get(text.bind(self.kernel.tokens[index])) for text in self.kernel.forms[index].targets)
        return [self.flow.block_of(at) if at is not None and at < len(self.kernel) else None for at in labels]

    def operand_words(self, form: Form) -> OperandWords | None:
        """The words of a form's meaning that name an operand, each with it; None where there is no meaning."""
        if form not in self.words:
            self.words[form] = _operand_words(self.meanings.low(form), form)
        return self.words[form]

    def target(self, index: int) -> int | None:
        """The first block of the kernel that a branch names."""
        return next((block for block in self.targets(index) if block is not None), None)


@lru_cache(_CACHED_KERNELS)
def index_of(kernel: Kernel) -> Index:
    """The index of a kernel."""
    flow, meanings = flow_of(kernel), meanings_of(kernel.module)
    names = [register.name for register in kernel.registers]
    number = {name.split("@")[0] if "@" in name else name: at for at, name in enumerate(names)}
    number |= {name.removesuffix(".l"): at for name, at in number.items() if name.endswith(".l")}
    lane_masks = frozenset(at for at, name in enumerate(names) if name in meanings.lane_masks)
    uniform = tuple(register.file in meanings.uniform_files for register in kernel.registers)
    slots = spill_slots_of(kernel, uniform)
    writes: list[dict[int, list[int]]] = [{} for _ in flow.blocks]
    switches: list[list[tuple[int, Switch]]] = [[] for _ in flow.blocks]
    for block in flow.blocks:
        of_block = writes[block.index]
        for index, registers in enumerate(kernel.operands.writes[block.first : block.last], block.first):
            for register in (*registers, *slots.writes.get(index, ())) if slots.writes else registers:
                of_block.setdefault(register, []).append(index)
            if lane_masks and not lane_masks.isdisjoint(registers):
                switches[block.index].append((index, _switch(meanings, kernel.forms[index].mnemonic)))
    return Index(
        kernel=kernel,
        flow=flow,
        meanings=meanings,
        headers={loop.header: loop for loop in flow.loops if not loop.irreducible},
        unreached=frozenset(range(len(flow.blocks))).difference(flow.preorder),
        number=number,
        lane_masks=lane_masks,
        uniform=(*uniform, *(False for _ in slots.numbers)),
        writes=writes,
        switches=switches,
        phis=phis_of(flow, writes, [block for block, of in enumerate(switches) if of]),
        slots=slots,
    )


def _switch(meanings: Meanings, mnemonic: str) -> Switch:
    """What an instruction that writes a mask of lanes does to the regions with lanes off."""
    if mnemonic in meanings.flipping:
        return 1, 1
    return (1, 0) if mnemonic in meanings.narrowing else (0, 1)


def phis_of(flow: Flow, writes: Sequence[Mapping[int, object]], switching: Collection[int]) -> Phis:
    """Where values meet, from the registers that each block writes and the blocks that switch lanes."""
    joins = {block for block, before in enumerate(flow.predecessors) if len(before) != 1}
    reachable = frozenset(flow.preorder)
    closed = all(reachable.issuperset(flow.predecessors[block]) for block in reachable)
    reducible = closed and not any(loop.irreducible for loop in flow.loops)
    writing: dict[int, set[int]] = {}
    for block, registers in enumerate(writes):
        for register in registers:
            writing.setdefault(register, set()).add(block)
    return Phis(
        frozenset(joins.union(loop.header for loop in flow.loops)),
        _frontiers(flow) if reducible else None,
        frozenset(switching),
        {register: frozenset(blocks) for register, blocks in writing.items()},
    )


def _frontiers(flow: Flow) -> list[set[int]] | None:
    """The dominance frontier of each block; None where they are too large."""
    above = flow.dominators
    frontiers: list[set[int]] = [set() for _ in flow.blocks]
    left = _MOST_FRONTIERS * len(frontiers)
    for block in flow.preorder:
        before = flow.predecessors[block]
        for source in before if len(before) > 1 or block == 0 else ():
            at: int | None = source
            while at is not None and at != above[block] and block not in frontiers[at]:
                frontiers[at].add(block)
                at = above[at]
                left -= 1
        if left < 0:
            return None
    return frontiers


def _iterated(frontiers: Sequence[set[int]], blocks: Collection[int]) -> set[int]:
    """The iterated dominance frontier of some blocks."""
    phis: set[int] = set()
    waiting = list(blocks)
    while waiting:
        new = frontiers[waiting.pop()] - phis
        phis |= new
        waiting.extend(new)
    return phis


def literal(text: str) -> int | None:
    """The number an operand text is, None where it is none."""
    return int(text.rstrip("U"), 0) if _NUMBER.match(text) and len(text) < 24 else None


def number_by_word(word: str, text: str) -> int | None:
    """The number that a postfix word reads from an operand text: cut to 32 bits (~), or bits of float16 (h)."""
    if word[-1] != "h":
        return literal(text) if word[-1] == "~" else None
    try:
        return int.from_bytes(struct.pack("<e", float(text.replace("QNAN", "nan"))), "little")
    except (ValueError, OverflowError):
        return None


def has_followed_width(kernel: Kernel, registers: Sequence[int]) -> bool:
    """Whether the lower 32 bits of registers tell what is computed, where the opcode does not say how wide."""
    return all(kernel.registers[at].bits in _FOLLOWED_BITS for at in registers)


def _operand_words(words: Sequence[str], form: Form) -> OperandWords | None:
    """The words of a meaning that name an operand by its position, each with it; None where there is no meaning."""
    if not words:
        return None
    count, own = len(form.operands), ((OWN, Text("")),) if OWN in words else ()
    positions = [(word, word.rstrip("+~h")) for word in dict.fromkeys(words)]
    numbers = [(word, int(position)) for word, position in positions if position.lstrip("-").isdecimal()]
    return own + tuple((word, form.operands[at]) for word, at in numbers if -count <= at < count)


def second_register(text: str) -> str:
    """The second register of a range; "0" where an operand is no range."""
    span = _RANGE.match(text.strip())
    return f"{span[1]}{int(span[2]) + 1}" if span else "0"
