"""What of a graph passes through memory.

A compiler fuses what is elementwise, moves data or folds elements. So of a graph in which nothing is fused yet, the bytes that
move are estimated: products, sorts and what calls functions read and write memory, all else only what these leave or take.
A part of an array is read by what uses it; a part is written where the array lies, if nobody needs the array as it was.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from isaview.analysis.graphs.nodes import Function, enters, is_fused, is_fusible, shows, unchanged_arrays
from isaview.analysis.graphs.work import CALLING, Work, callee_names, reads_of, traffic
from isaview.model.kernel import Kernel
from isaview.tensors.types import TensorOperation

_MOST_SOURCES = 64
"""Arrays that a fusion reads beyond which it is taken to read no more."""
_BEHIND = 64
"""Operations that are looked at behind a product."""
_BYTE = 8  # bits
_ANY_PLACE = frozenset(("contracts", "calls"))
"""Flags of what takes a part of an array as it lies there."""
_GIVEN_AWAY = frozenset(("aliasing_output", "buffer_donor"))
"""What is known of an argument whose memory a run may take for its results."""


class Traffic(Struct, frozen=True):
    """Instruction → the bytes that pass through memory for it, ``again`` those of them that loops leave as they are.

    ``fused`` are registers that never reach memory.
    """

    moved: Mapping[int, int]
    again: Mapping[int, int]
    fused: frozenset[int] = frozenset()


def donated_arguments(kernel: Kernel) -> frozenset[int]:
    """The arguments whose memory a run may take for its results."""
    names = {name for name, key, _ in kernel.argument_facts if key in _GIVEN_AWAY}
    return frozenset(number for number in kernel.operands.arguments if kernel.registers[number].name in names)


def traffic_of(kernel: Kernel, works: Sequence[Work], own: Function) -> Traffic:
    """What passes through memory: all that operations move, in a graph that is fused."""
    if not is_fused(kernel.module):
        return _Estimate(kernel, works, own).passing()
    again = {index: _whole_again(kernel, index, own) for index in own.taken}
    return Traffic({index: work.bytes for index, work in enumerate(works)}, again)


def _whole_again(kernel: Kernel, index: int, own: Function) -> int:
    """The bytes of arrays, read whole, that the loop around an operation leaves as they are."""
    form, same = kernel.forms[index], unchanged_arrays(kernel, index, own, kernel.operands.reads[index])
    if not same or form.tensors is None or "no_code" in form.flags or not CALLING.isdisjoint(form.flags):
        return 0
    callee = kernel.module.by_name.get(callee_names(kernel, index)[0]) if "fused" in form.flags and form.targets else None
    parts = None if callee is None else list(reads_of(callee).values())
    whole = 0
    for place, number in enumerate(kernel.operands.reads[index]):
        size = kernel.registers[number].bits // _BYTE
        is_whole = (
            not (place == 0 and ("slices" in form.flags or "updates" in form.flags))
            if parts is None
            else parts[place : place + 1] == [size]
        )
        whole += size if number in same and is_whole else 0
    return whole


class _Estimate:
    """What passes through memory once a compiler has fused what it can."""

    def __init__(self, kernel: Kernel, works: Sequence[Work], own: Function) -> None:
        self.kernel, self.works, self.own = kernel, works, own
        self.size = [register.bits // _BYTE for register in kernel.registers]
        self.sources: dict[int, frozenset[int]] = {}
        self.last: dict[int, int] = {}
        self.needed: set[int] = set()
        self.kept: set[int] = set()
        """Registers that are arrays of their own; those that are needed may be parts of others."""
        self.parts: set[int] = set()
        """Registers that are parts of others."""

    def passing(self) -> Traffic:
        kernel = self.kernel
        for index in range(len(kernel)):
            self.note_needs(index)
        moved: dict[int, int] = {}
        again: dict[int, int] = {}
        for index, form in enumerate(kernel.forms):
            writes = kernel.operands.writes[index]
            if "no_code" in form.flags or enters(kernel, index):
                self.keep_in_memory(writes)
            elif _is_update(form.flags, form.tensors):
                moved[index] = self.update_bytes(index)
                self.keep_in_memory(writes)
            elif (not is_fusible(form) and CALLING.isdisjoint(form.flags)) or "indexed" in form.flags:
                moved[index], again[index] = self.works[index].bytes, _whole_again(kernel, index, self.own)
                self.keep_in_memory(writes)
            else:
                moved[index], again[index] = self.fusible_bytes(index)
        return Traffic(moved, again, frozenset(number for number, read in self.sources.items() if number not in read))

    def note_needs(self, index: int) -> None:
        """Note what an instruction needs in memory."""
        form, reads, writes = self.kernel.forms[index], self.kernel.operands.reads[index], self.kernel.operands.writes[index]
        self.last.update(dict.fromkeys(reads, index))
        if "root" in form.flags or form.flow == "return":
            given = reads if "no_code" in form.flags or form.flow == "return" else writes
            self.needed.update(given)
            self.kept.update(given)
        if _is_update(form.flags, form.tensors):
            self.needed.update(reads[:1])
            self.kept.update(reads[:1])
        elif not is_fusible(form) and (CALLING.isdisjoint(form.flags) or enters(self.kernel, index)):
            self.needed.update(reads)
            self.kept.update(() if not _ANY_PLACE.isdisjoint(form.flags) else reads)

    def keep_in_memory(self, writes: Sequence[int]) -> None:
        self.sources.update((number, frozenset((number,))) for number in writes)

    def arrays_read(self, numbers: Sequence[int]) -> frozenset[int]:
        """The arrays that are read for registers."""
        read = frozenset().union(*(self.sources.get(number, frozenset((number,))) for number in numbers))
        return (
            read
            if len(read) <= _MOST_SOURCES
            else frozenset(sorted(read, key=lambda number: -self.size[number])[:_MOST_SOURCES])
        )

    def fusible_bytes(self, index: int) -> tuple[int, int]:
        """The bytes of what can be fused with its neighbours: none where nobody needs its result in memory."""
        reads, writes = self.kernel.operands.reads[index], self.kernel.operands.writes[index]
        flags, leaves = self.kernel.forms[index].flags, not self.needed.isdisjoint(writes)
        if reads and self.arrays_read(reads[:1]) == {reads[0]} and shows(self.kernel, index):
            self.keep_in_memory(writes)
            is_part = "reshapes" not in flags or reads[0] in self.parts
            self.parts.update(writes if is_part else ())
            return (2 * sum(self.size[number] for number in writes) if is_part and not self.kept.isdisjoint(writes) else 0), 0
        read = self.arrays_read(reads)
        self.sources.update((number, frozenset((number,)) if leaves else read) for number in writes)
        again = sum(self.size[number] for number in unchanged_arrays(self.kernel, index, self.own, read))
        return (sum(self.size[number] for number in (*read, *writes)), again) if leaves else (0, 0)

    def update_bytes(self, index: int) -> int:
        """The bytes of a part that is written, and those of a copy where the array is needed as it was."""
        kernel, form = self.kernel, self.kernel.forms[index]
        assert form.tensors is not None
        reads = kernel.operands.reads[index]
        array = reads[:1] if reads and self.size[reads[0]] == form.tensors.operands[0].bytes else ()
        is_argument = (
            kernel.is_entry
            and not set(array).isdisjoint(kernel.operands.arguments)
            and donated_arguments(kernel).isdisjoint(array)
        )
        is_copied = is_argument or any(self.last[number] > index for number in array)
        _, changed = traffic(form.flags, form.tensors)
        read = sum(self.size[number] for number in self.arrays_read(reads[len(array) :]))
        return read + changed + (2 * self.size[reads[0]] if is_copied else 0)


def _is_update(flags: frozenset[str], tensors: TensorOperation | None) -> bool:
    """Whether an operation writes a part of an array as it is, and combines nothing."""
    return "updates" in flags and tensors is not None and not tensors.applications and len(tensors.operands) > 1


class UnfusedGap(Struct, frozen=True):
    """What stands between a product and those whose results it uses: instructions, and the bytes that they move."""

    product: int
    sources: tuple[int, ...]
    others: tuple[int, ...]
    bytes: int


def unfused_gaps(kernel: Kernel, works: Sequence[Work], moved: Mapping[int, int]) -> Iterator[UnfusedGap]:
    """Each product that uses what operations of memory's traffic make of another's result."""
    writer = {number: index for index, numbers in enumerate(kernel.operands.writes) for number in numbers}
    for product, work in enumerate(works):
        if not work.matrix or enters(kernel, product):
            continue
        behind: set[int] = set()
        sources: set[int] = set()
        waiting = [writer[number] for number in kernel.operands.reads[product] if number in writer]
        while waiting and len(behind) < _BEHIND:
            index = waiting.pop()
            if works[index].matrix:
                sources.add(index)
            elif index not in behind and index < product:
                behind.add(index)
                waiting.extend(writer[number] for number in kernel.operands.reads[index] if number in writer)
        others = tuple(sorted(index for index in behind if moved.get(index) and index > min(sources, default=product)))
        if sources and others:
            yield UnfusedGap(product, tuple(sorted(sources)), others, sum(moved[index] for index in others))
