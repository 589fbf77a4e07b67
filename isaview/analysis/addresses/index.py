"""The index of a kernel, which all walks through it share: its value graph with spill slots and lanes switched off, and names.

Where a language switches lanes off by a mask, the lanes that a write left out hold what was there before, and are on again
behind the region. So a definition says how many such regions end between a write and its reader.
"""

from __future__ import annotations

import struct
from bisect import bisect_left
from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct, field

from isaview.analysis.addresses.affine import Unknown, Value
from isaview.analysis.addresses.spill_slots import SpillSlots, spill_slots_of
from isaview.base import regex
from isaview.flow.graph import Flow, flow_of
from isaview.flow.nesting import Loop
from isaview.flow.values import ValueGraph, build_values, values_of
from isaview.languages.meanings import Meanings, meanings_of
from isaview.model.form import Access, Form, Text
from isaview.model.kernel import Kernel

_NUMBER = regex.compile(r"-?(?:0[xX][0-9a-fA-F]+|[1-9]\d*|0)U?\Z")
"""A number as Python reads it: a leading 0 says no base that all assemblers agree on."""
_RANGE = regex.compile(r"([a-z]+)\[(\d{1,9})(?::\d+)?\]\Z")
OWN = "own"
"""The word for memory that an instruction sets aside."""
_FOLLOWED_BITS = (32, 64)
_CACHED_KERNELS = 4

Definition = int
"""Where what a reader finds in a register comes from, as bits: a value of the graph from bit 1 on, and how it is read.

Bit 0, `GUARDED`: the value is written under the guard that its reader has, so what the register held before does not matter.
From bit `_RESTORED` on: the number of regions with lanes off that lie between the write and the reader."""
GUARDED = 1
_RESTORED = 40
_VALUES = (1 << _RESTORED) - 1
Operand = Value | Definition
"""What is known of an operand already, or the definition that gives it."""
Switch = tuple[int, int]
"""How a switch of lanes changes the count n of regions with lanes off behind it, to max(0, n - first) + second."""
Binding = tuple[tuple[Operand, bool], ...]
"""What the operands of a meaning stand for in an instruction, and whether its negative is meant."""
Step = tuple[int, Any, int]
"""A step of a meaning: what it does, what it needs for that, and its place among the words; see `evaluate.compile_words`."""


class FormMeaning(Struct, frozen=True):
    """What an instruction of a form computes: the words that name operands, each with the operand, and the steps over these."""

    operands: tuple[tuple[str, Text], ...]
    steps: tuple[Step, ...]


Parsed = Value | int | str
"""What an operand text is: a number that a register holds, a number beyond these, or the name that it begins with."""


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
    registers by name, ``uniform`` says of each register whether its file is uniform over a wave. ``values`` is the value graph
    over registers and spill slots. ``switches`` says for each block where it switches lanes, in text order; ``switching`` are
    the blocks that do. ``solutions`` are those that hold for every launch, by the size of a wave and whether nothing is
    assumed. The fields behind it are filled on first use: definitions that instructions read, what operands are
    bound to in an instruction, the terms of an address, and what these say of unknowns.
    """

    kernel: Kernel
    flow: Flow
    meanings: Meanings
    headers: Mapping[int, Loop]
    unreached: frozenset[int]
    number: Mapping[str, int]
    lane_masks: frozenset[int]
    uniform: tuple[bool, ...]
    values: ValueGraph
    switches: list[list[tuple[int, Switch]]]
    switching: frozenset[int]
    slots: SpillSlots
    solutions: dict[tuple[int, bool], Solutions] = field(default_factory=dict)
    definitions: dict[tuple[int, int], Definition] = field(default_factory=dict)
    kept: dict[Hashable, Any] = field(default_factory=dict)
    """What else follows from the kernel alone, for the functions that ask it of every walk."""
    bindings: dict[tuple[int, int], Binding | None] = field(default_factory=dict)
    terms: dict[tuple[int, Access], tuple[tuple[Operand, int], ...]] = field(default_factory=dict)
    known: dict[str, Unknown] = field(default_factory=dict)

    def definition_before(self, index: int, register: int) -> Definition:
        """What an instruction finds in a register."""
        if self.switching and not self.uniform[register]:
            return self._masked_definition(self.values.block[index], index, register, 0)
        return self.values.origin(self.values.value_read(index, register)) << 1

    def definition_at_end(self, block: int, register: int, restored: int) -> Definition:
        """What a block ends with in a register, for a reader behind so many more regions with lanes off."""
        if self.switching and not self.uniform[register]:
            return self._masked_definition(block, self.flow.blocks[block].last, register, restored)
        return self.values.origin(self.values.value_at_end(block, register)) << 1

    def definition_kept(self, definition: Definition) -> Definition:
        """What a register held before a write that leaves a part of it, or some lanes, as they were."""
        values, value = self.values, definition_value(definition)
        index, register = values.maker[value], values.register[value]
        if self.switching and not self.uniform[register]:
            return self._masked_definition(values.block[index], index, register, definition >> _RESTORED)
        kept = values.kept[value]
        return values.origin(values.value_read(index, register) if kept < 0 else kept) << 1

    def _masked_definition(self, block: int, index: int, register: int, restored: int) -> Definition:
        """What a register of lanes holds before an instruction of a block, or at its end, where the kernel switches lanes.

        A switch of lanes is a write to all that lanes hold: behind it other lanes have the value. So its blocks have phis, too.
        """
        values, above, switches = self.values, self.flow.dominators, self.switches
        phis, writers = values.blocks_joining(register, self.switching), values.writers.get(register, ())
        while True:
            place = bisect_left(writers, index)
            last = writers[place - 1] if place and writers[place - 1] >= self.flow.blocks[block].first else -1
            for switch, (ended, begun) in reversed(switches[block]):
                if last < switch < index:
                    restored = max(0, restored - ended) + begun
            before = above[block]
            if last >= 0 or before is None or block in phis:
                value = values.value_at_start(block, register) if last < 0 else values.value_written(last, register)
                return restored << _RESTORED | value << 1
            block, index = before, self.flow.blocks[before].last

    def definition(self, index: int, register: int) -> Definition:
        """The definition of a register that an instruction reads, kept for all walks."""
        definition = self.definitions.get((index, register))
        if definition is None:
            definition = self.definition_before(index, register)
            if not definition >> _RESTORED and self._share_a_guard(index, self.values.maker[definition >> 1]):
                definition |= GUARDED
            self.definitions[index, register] = definition
        return definition

    def _share_a_guard(self, index: int, write: int) -> bool:
        """Whether the same lanes run a reader and a write by their guards, the predicate unchanged between."""
        kernel, reader = self.kernel, self.kernel.forms[index]
        if reader.guard is None or write < 0:
            return False
        writer = kernel.forms[write]
        if writer.guard is None or ("negated_guard" in reader.flags) != ("negated_guard" in writer.flags):
            return False
        names = {reader.guard.text.bind(kernel.tokens[index]), writer.guard.text.bind(kernel.tokens[write])}
        predicate = self.number.get(names.pop())
        if names or predicate is None:
            return False
        return self.definition_before(index, predicate) == self.definition_before(write, predicate)

    def register(self, index: int, name: str) -> int | None:
        """The number of the register an operand names, the lowest of several; None for a symbol."""
        span = _RANGE.match(name) if "[" in name else None
        plain = f"{span[1]}{int(span[2])}" if span else name
        number = self.number.get(plain)
        reads, writes = self.kernel.operands.reads[index], self.kernel.operands.writes[index]
        if number in reads or number in writes:
            return number
        # A name of an inner scope carries its number, and the halves of a word stand for it.
        registers, names = self.kernel.registers, (plain, f"{plain}.l")
        return next((number for number in (*reads, *writes) if registers[number].name.split("@")[0] in names), None)

    def targets(self, index: int) -> list[int | None]:
        """The blocks that a branch names, None for a label outside of the kernel."""
        labels = (self.kernel.labels.get(text.bind(self.kernel.tokens[index])) for text in self.kernel.forms[index].targets)
        return [self.flow.block_of(at) if at is not None and at < len(self.kernel) else None for at in labels]

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
    switches: list[list[tuple[int, Switch]]] = [[] for _ in flow.blocks]
    for index, registers in enumerate(kernel.operands.writes) if lane_masks else ():
        if not lane_masks.isdisjoint(registers):
            switches[flow.block_of(index)].append((index, _switch(meanings, kernel.forms[index].mnemonic)))
    return Index(
        kernel=kernel,
        flow=flow,
        meanings=meanings,
        headers={loop.header: loop for loop in flow.loops if not loop.irreducible},
        unreached=frozenset(range(len(flow.blocks))).difference(flow.preorder),
        number=number,
        lane_masks=lane_masks,
        uniform=(*uniform, *(False for _ in slots.numbers)),
        values=_values_with_slots(kernel, slots) if slots.writes else values_of(kernel),
        switches=switches,
        switching=frozenset(block for block, switching in enumerate(switches) if switching),
        slots=slots,
    )


def definition_value(definition: Definition) -> int:
    """The value of the graph that a definition reads."""
    return (definition & _VALUES) >> 1


def without_regions(definition: Definition) -> Definition:
    """A definition apart from regions with lanes off."""
    return definition & _VALUES


def restored_regions(definition: Definition) -> int:
    """How many regions with lanes off end between a write and its reader."""
    return definition >> _RESTORED


def _values_with_slots(kernel: Kernel, slots: SpillSlots) -> ValueGraph:
    """The value graph of a kernel whose spill slots are registers behind its own; only a guarded store keeps an old value."""
    operands, nothing = kernel.operands, [()] * len(kernel)
    written = [tuple(slots.writes.get(index, ())) for index in range(len(kernel))]
    killed = [numbers if form.guard is None else () for form, numbers in zip(kernel.forms, written, strict=True)]
    columns = ((operands.reads, nothing), (operands.writes, written), (operands.kills, killed))
    reads, writes, kills = ([own + more for own, more in zip(*pair, strict=True)] for pair in columns)
    return build_values(flow_of(kernel), reads, writes, kills, kernel.registers)


def _switch(meanings: Meanings, mnemonic: str) -> Switch:
    """What an instruction that writes a mask of lanes does to the regions with lanes off."""
    if mnemonic in meanings.flipping:
        return 1, 1
    return (1, 0) if mnemonic in meanings.narrowing else (0, 1)


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


def operand_words(words: Sequence[str], form: Form) -> tuple[tuple[str, Text], ...]:
    """The words of a meaning that name an operand by its position, each with the operand, each once."""
    count, own = len(form.operands), ((OWN, Text("")),) if OWN in words else ()
    positions = [(word, word.rstrip("+~h")) for word in dict.fromkeys(words)]
    numbers = [(word, int(position)) for word, position in positions if position.lstrip("-").isdecimal()]
    return own + tuple((word, form.operands[place]) for word, place in numbers if -count <= place < count)


def second_register(text: str) -> str:
    """The second register of a range; "0" where an operand is no range."""
    span = _RANGE.match(text.strip())
    return f"{span[1]}{int(span[2]) + 1}" if span else "0"
