"""Index: what walks through one kernel share, whatever its launch: writes by block, registers by name, where values meet.

Values of a register meet in the iterated dominance frontier of the blocks that write it (Cytron and others, "Efficiently
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
from isaview.analysis.addresses.slots import Slots, slots_of
from isaview.flow.graph import Flow, flow_of
from isaview.flow.nesting import Loop
from isaview.languages.meanings import Meanings, meanings_of
from isaview.model.form import Access, Form, Text
from isaview.model.kernel import Kernel

_NUMBER = re.compile(r"-?(?:0[xX][0-9a-fA-F]+|[1-9]\d*|0)U?\Z")
"""A number as Python reads it: one that begins with a 0 is of no base that all assemblers agree on."""
_RANGE = re.compile(r"([a-z]+)\[(\d{1,9})(?::\d+)?\]\Z")
_FOLLOWED_BITS = (32, 64)
_LATEST_KERNELS = 4
_MOST_FRONTIERS = 64
"""Frontiers of a kernel are made up to so many entries a block: deeply nested loops have their square."""

Question = tuple[str, int, int, int]
"""("made", instruction, register, restored): the register behind the instruction; or "entry" with a block instead.

``restored`` counts the regions with lanes off that lie between here and the reader."""
Mask = tuple[int, int]
"""The regions with lanes off that lie before a switch of lanes, from the number n behind it: max(0, n - first) + second."""
Recipe = tuple[tuple[str, Value | Question, bool], ...]
"""What the words of a meaning stand for, and whether its negative is meant."""
Named = tuple[tuple[str, Text], ...]
"""The words of a meaning that name an operand, each with the operand."""


class Meetings(Struct, frozen=True):
    """Where values meet in one kernel.

    Where the graph has blocks that the entry does not reach, or loops with several entries, ``frontiers`` is None and values
    are taken to meet wherever paths do (``everywhere``). ``masks`` are the blocks that switch lanes, ``homes`` the blocks
    that write a register.
    """

    everywhere: frozenset[int]
    frontiers: list[set[int]] | None
    masks: frozenset[int]
    homes: Mapping[int, frozenset[int]]
    by_register: dict[tuple[int, bool], Collection[int]] = field(default_factory=dict)
    by_homes: dict[frozenset[int], Collection[int]] = field(default_factory=dict)

    def of(self, register: int, masked: bool) -> Collection[int]:
        """The blocks where values of a register meet; ``masked``: a switch of lanes changes what it holds."""
        found = self.by_register.get((register, masked))
        if found is None:
            homes = self.homes.get(register, frozenset()) | (self.masks if masked else frozenset())
            found = self.everywhere if self.frontiers is None else self.by_homes.get(homes)
            if found is None and self.frontiers is not None:
                found = self.by_homes[homes] = _iterated(self.frontiers, homes)
            self.by_register[register, masked] = found = found or frozenset()
        return found


class Notes(Struct, eq=False):
    """Answers, and what is known of the unknowns in them: multiples and limits, the groups and loops they change with.

    ``widened`` are unknowns that are a value shifted beyond the lower half, with the shift; ``scaled`` those of loops that are
    shifted by so many bits in every iteration (negative: to the right), with their start.
    """

    answers: dict[Question, Value] = field(default_factory=dict)
    known: dict[str, Unknown] = field(default_factory=dict)
    made_of: dict[str, frozenset[str]] = field(default_factory=dict)
    widened: dict[str, tuple[Value, int]] = field(default_factory=dict)
    scaled: dict[str, tuple[Value, int]] = field(default_factory=dict)

    def take(self, question: Question, other: Notes) -> Value:
        """An answer that another one holds, with what that knows of its unknowns."""
        value = self.answers[question] = other.answers[question]
        for name in value.names:
            if name in other.made_of:
                self.made_of[name] = other.made_of[name]
            if name in other.known:
                self.known[name] = other.known[name]
            if name in other.widened:
                self.widened[name] = other.widened[name]
            if name in other.scaled:
                self.scaled[name] = other.scaled[name]
        return value


class Index(Struct, frozen=True, eq=False):
    """What walks through one kernel share.

    ``headers`` are the loops by their header block, ``unreached`` the blocks that the entry does not reach, ``number`` the
    registers by name, ``uniform`` says of each register whether its file holds one value for a whole wave. ``written`` gives
    for each block the instructions that write a register, ``masks`` where it switches lanes, in text order. ``sources`` tells
    where a register that an instruction reads comes from, ``named`` what the words of a form's meaning name, ``recipes`` and
    ``pieces`` are the operands of values and addresses,
    all kept once they were found; ``known`` is what these say of unknowns. ``notes`` are, by the size of a wave, the answers
    that depend on no place in a launch. ``slots`` have numbers behind those of the registers.
    """

    kernel: Kernel
    flow: Flow
    meanings: Meanings
    headers: Mapping[int, Loop]
    unreached: frozenset[int]
    number: Mapping[str, int]
    lane_masks: frozenset[int]
    uniform: tuple[bool, ...]
    written: list[dict[int, list[int]]]
    masks: list[list[tuple[int, Mask]]]
    meetings: Meetings
    slots: Slots
    sources: dict[tuple[int, int], Question] = field(default_factory=dict)
    named: dict[Form, Named | None] = field(default_factory=dict)
    recipes: dict[tuple[int, int], Recipe | None] = field(default_factory=dict)
    pieces: dict[tuple[int, Access], tuple[tuple[Value | Question, int], ...]] = field(default_factory=dict)
    known: dict[str, Unknown] = field(default_factory=dict)
    notes: dict[int, Notes] = field(default_factory=dict)

    def source(self, block: int, index: int, register: int, restored: int) -> Question:
        """Where the value of a register before an instruction comes from: its last write, or the entry of a block."""
        masked = not self.uniform[register]
        meets, above, masks = self.meetings.of(register, masked), self.flow.dominators, self.masks
        while True:
            writes = self.written[block].get(register)
            place = bisect_left(writes, index) if writes else 0
            last = writes[place - 1] if writes and place else -1
            if masked and masks[block]:
                for at, (ended, begun) in reversed(masks[block]):
                    if last < at < index:
                        restored = max(0, restored - ended) + begun
            if last >= 0:
                return ("made", last, register, restored)
            before = above[block]
            if before is None or block in meets:
                return ("entry", block, register, restored)
            block, index = before, self.flow.blocks[before].last

    def before(self, index: int, register: int) -> Question:
        """Where the value of a register that an instruction reads comes from, kept once it was found."""
        found = self.sources.get((index, register))
        if found is None:
            found = self.sources[index, register] = self.source(self.flow.block_of(index), index, register, 0)
        return found

    def register(self, index: int, name: str) -> int | None:
        """The number of the register an operand names, the lowest of several; None for a symbol."""
        ranged = _RANGE.match(name) if "[" in name else None
        plain = f"{ranged[1]}{int(ranged[2])}" if ranged else name
        found = self.number.get(plain)
        touched = (*self.kernel.operands.reads[index], *self.kernel.operands.writes[index])
        if found in touched:
            return found
        registers = self.kernel.registers
        return next((at for at in touched if registers[at].name.split("@")[0] in (plain, f"{plain}.l")), None)

    def target(self, index: int) -> int | None:
        """The first block of the kernel that a branch names."""
        names = [text.bind(self.kernel.tokens[index]) for text in self.kernel.forms[index].targets]
        places = (self.kernel.labels.get(name) for name in names)
        return next((self.flow.block_of(at) for at in places if at is not None and at < len(self.kernel)), None)


@lru_cache(_LATEST_KERNELS)
def index_of(kernel: Kernel) -> Index:
    """The index of a kernel, kept for the latest ones."""
    flow, meanings = flow_of(kernel), meanings_of(kernel.module)
    names = [register.name for register in kernel.registers]
    number = {name.split("@")[0] if "@" in name else name: at for at, name in enumerate(names)}
    number |= {name.removesuffix(".l"): at for name, at in number.items() if name.endswith(".l")}
    lane_masks = frozenset(at for at, name in enumerate(names) if name in meanings.lane_masks)
    uniform = tuple(register.file in meanings.uniform_files for register in kernel.registers)
    slots = slots_of(kernel, uniform)
    written: list[dict[int, list[int]]] = []
    masks: list[list[tuple[int, Mask]]] = []
    for block in flow.blocks:
        writes: dict[int, list[int]] = {}
        switches: list[tuple[int, Mask]] = []
        for index, registers in enumerate(kernel.operands.writes[block.first : block.last], block.first):
            for register in (*registers, *slots.writes.get(index, ())) if slots.writes else registers:
                writes.setdefault(register, []).append(index)
            if lane_masks and not lane_masks.isdisjoint(registers):
                switches.append((index, _mask(meanings, kernel.forms[index].mnemonic)))
        written.append(writes)
        masks.append(switches)
    return Index(
        kernel=kernel,
        flow=flow,
        meanings=meanings,
        headers={loop.header: loop for loop in flow.loops if not loop.irreducible},
        unreached=frozenset(range(len(flow.blocks))).difference(flow.preorder),
        number=number,
        lane_masks=lane_masks,
        uniform=(*uniform, *(False for _ in slots.numbers)),
        written=written,
        masks=masks,
        meetings=meetings_of(flow, written, [block for block, switches in enumerate(masks) if switches]),
        slots=slots,
    )


def _mask(meanings: Meanings, mnemonic: str) -> Mask:
    """What an instruction that writes the lanes' switches does to them."""
    if mnemonic in meanings.flipping:
        return 1, 1
    return (1, 0) if mnemonic in meanings.narrowing else (0, 1)


def meetings_of(flow: Flow, written: Sequence[Mapping[int, object]], masks: Collection[int]) -> Meetings:
    """Where values meet: ``written`` are the registers that each block writes, ``masks`` the blocks that switch lanes."""
    everywhere = {block for block, before in enumerate(flow.predecessors) if len(before) != 1}
    reducible = len(flow.preorder) == len(flow.blocks) and not any(loop.irreducible for loop in flow.loops)
    homes: dict[int, set[int]] = {}
    for block, registers in enumerate(written):
        for register in registers:
            homes.setdefault(register, set()).add(block)
    return Meetings(
        frozenset(everywhere.union(loop.header for loop in flow.loops)),
        _frontiers(flow) if reducible else None,
        frozenset(masks),
        {register: frozenset(blocks) for register, blocks in homes.items()},
    )


def _frontiers(flow: Flow) -> list[set[int]] | None:
    """Per block those that it leads to without dominating them; None where they are too many."""
    above = flow.dominators
    found: list[set[int]] = [set() for _ in flow.blocks]
    left = _MOST_FRONTIERS * len(found)
    for block, before in enumerate(flow.predecessors):
        for source in before if len(before) > 1 or block == 0 else ():
            at: int | None = source
            while at is not None and at != above[block] and block not in found[at]:
                found[at].add(block)
                at = above[at]
                left -= 1
        if left < 0:
            return None
    return found


def _iterated(frontiers: Sequence[set[int]], homes: Collection[int]) -> set[int]:
    found: set[int] = set()
    waiting = list(homes)
    while waiting:
        fresh = frontiers[waiting.pop()] - found
        found |= fresh
        waiting.extend(fresh)
    return found


def literal(text: str) -> int | None:
    """The number an operand text is, None where it is none."""
    return int(text.rstrip("U"), 0) if _NUMBER.match(text) and len(text) < 24 else None


def half_bits(text: str) -> int | None:
    """The 16 bits that stand for a number in float16, None where an operand text is none."""
    try:
        return int.from_bytes(struct.pack("<e", float(text.replace("QNAN", "nan"))), "little")
    except (ValueError, OverflowError):
        return None


def has_followed_width(kernel: Kernel, registers: Sequence[int]) -> bool:
    """Whether the lower 32 bits of registers tell what is computed, where the opcode does not say how wide."""
    return all(kernel.registers[at].bits in _FOLLOWED_BITS for at in registers)


def operand_place(word: str, count: int) -> int | None:
    """The operand of so many that a postfix word names by its position; None where it names none."""
    place = word.rstrip("+~h")
    return int(place) if place.lstrip("-").isdecimal() and -count <= int(place) < count else None


def second_register(text: str) -> str:
    """The second register of a range; "0" where an operand is no range."""
    ranged = _RANGE.match(text.strip())
    return f"{ranged[1]}{int(ranged[2]) + 1}" if ranged else "0"
