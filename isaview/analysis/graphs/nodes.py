"""The operations that a run of a graph makes, how often each, and what of them passes through memory.

A compiler fuses what is elementwise, moves data or folds elements. So of a graph in which nothing is fused yet, the bytes that
move are estimated: products, sorts and what calls functions read and write memory, all else only what these leave or take.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import prod

from msgspec import Struct

from isaview.analysis.graphs.work import CALLING, Work, called, callers_first, trips_at
from isaview.base import limits
from isaview.flow.graph import flow_of
from isaview.model.form import Form
from isaview.model.kernel import Kernel, Module

_RELATIONS = frozenset(("below", "at_most"))
_NUMBER = re.compile(r"(?:dense<)?(-?\d{1,15})>?")
_FUSIBLE = frozenset(("elementwise", "moves_data", "generates", "broadcasts", "reduces"))
_NOTHING = frozenset(("no_code", "constant"))
_STANDING = frozenset(("slices", "updates"))
_MOST_SOURCES = 64
"""Arrays that a fusion reads beyond which it is taken to read no more."""
_BEHIND = 64
"""Operations that are looked at behind a product."""
_BYTE = 8  # bits


class Node(Struct, frozen=True):
    """An operation: where it stands, how often it runs (at least, where a loop's length is not known), and its own work."""

    kernel: Kernel
    index: int
    times: int
    work: Work

    @property
    def form(self) -> Form:
        return self.kernel.forms[self.index]

    @property
    def name(self) -> str:
        return name_of(self.kernel, self.index)


def name_of(kernel: Kernel, index: int) -> str:
    """What an operation gives, else its opcode."""
    writes = kernel.operands.writes[index]
    return kernel.registers[writes[0]].name.partition("{")[0] if writes else kernel.forms[index].opcode


def is_fused(module: Module) -> bool:
    """Whether a compiler has fused operations of a module already."""
    return module.once(is_fused, lambda: any("fused" in form.flags for form in module.distinct_forms))


def often(module: Module, entry: Kernel) -> dict[str, int]:
    """How often a run of the entry runs each function whose operations are nodes, the entry among them."""
    times = Counter({entry.name: 1})
    order = callers_first(module, entry)
    for name in order:
        kernel = module.by_name[name]
        for index, form in enumerate(kernel.forms):
            if not enters(kernel, index):
                continue
            trips = trips_at(kernel, index) if "loops" in form.flags else 1
            for callee in called(kernel, index):
                if callee in module.by_name and callee != name:
                    runs = times[name] * (1 if trips is None else trips) * around(kernel, index)
                    times[callee] = min(times[callee] + runs, limits.GRAPH_RUNS)
    return {name: times[name] for name in order if times[name]}


def enters(kernel: Kernel, index: int) -> bool:
    """Whether an instruction runs functions whose operations are nodes: what is called and can be fused whole is one node."""
    form = kernel.forms[index]
    if CALLING.isdisjoint(form.flags):
        return False
    callees = [kernel.module.by_name.get(name) for name in called(kernel, index)]
    return "calls" not in form.flags or not callees or not all(map(_is_fusible_whole, callees))


def _is_fusible_whole(kernel: Kernel | None) -> bool:
    if kernel is None or is_fused(kernel.module):
        return False
    forms = kernel.distinct_forms
    return kernel.once(
        _is_fusible_whole,
        lambda: all(_STANDING.isdisjoint(form.flags) and (_is_fusible(form) or form.flow == "return") for form in forms),
    )


def around(kernel: Kernel, index: int) -> int:
    """How often loops around an instruction of its own function run it, one iteration each where that is not known."""
    flow = flow_of(kernel)
    if not flow.loops:
        return 1
    trips = kernel.once(around, lambda: _trips(kernel))
    block = flow.block_of(index)
    return prod(trips.get(loop.index, 1) for loop in flow.loops if block in loop.blocks)


def _trips(kernel: Kernel) -> dict[int, int]:
    """Loop → its trips, where a counter with a literal start and step is compared with a literal."""
    flow, forms, writes = flow_of(kernel), kernel.forms, kernel.operands.writes
    heads = {writes[index]: index for index, form in enumerate(forms) if "loop" in form.flags and writes[index]}
    trips: dict[int, int] = {}
    for loop in flow.loops:
        inside = [index for block in loop.blocks for index in range(flow.blocks[block].first, flow.blocks[block].last)]
        ends = [index for index in inside if forms[index].flow == "jump" and writes[index] in heads]
        tests = [index for index in inside if not _RELATIONS.isdisjoint(forms[index].flags)]
        if len(ends) == 1 and tests:
            counted = _counted(kernel, heads[writes[ends[0]]], tests[0], ends[0])
            trips.update({} if counted is None else {loop.index: counted})
    return trips


def _counted(kernel: Kernel, head: int, test: int, end: int) -> int | None:
    """The trips of a loop by its head, its comparison, and the instruction that hands its values on."""
    reads, writes = kernel.operands.reads, kernel.operands.writes
    if len(reads[test]) != 1 or reads[test][0] not in writes[head]:
        return None
    place = writes[head].index(reads[test][0])
    starts, ends, limits = (_texts(kernel, index) for index in (head, end, test))
    added = next((index for index in range(test, end) if ends[place : place + 1] == _named(kernel, index)), None)
    if added is None or reads[added] != reads[test] or place >= len(starts):
        return None
    step = next(filter(None, map(_number, _texts(kernel, added))), 0)
    start, limit = _number(starts[place]), _number(limits[-1])
    if start is None or limit is None or step <= 0:
        return None
    return max(0, -(-(limit + ("at_most" in kernel.forms[test].flags) - start) // step))


def _number(text: str) -> int | None:
    match = _NUMBER.fullmatch(text)
    return None if match is None else int(match[1])


def _texts(kernel: Kernel, index: int) -> list[str]:
    return [text.bind(kernel.tokens[index]) for text in kernel.forms[index].operands]


def _named(kernel: Kernel, index: int) -> list[str]:
    return [kernel.registers[number].name for number in kernel.operands.writes[index]]


def nodes(module: Module, entry: Kernel, works: Mapping[str, Sequence[Work]]) -> Iterator[Node]:
    """Every operation of a run that does or moves anything, in the order of the text of each function."""
    for name, times in often(module, entry).items():
        kernel = module.by_name[name]
        for index in range(len(kernel)):
            work = works[name][index]
            if not enters(kernel, index) and (work.flops or work.transcendental or work.bytes or work.unknown):
                yield Node(kernel, index, min(times * around(kernel, index), limits.GRAPH_RUNS), work)


class Passing(Struct, frozen=True):
    """Instruction → the bytes that pass through memory for it, and the registers that never reach memory."""

    moved: Mapping[int, int]
    fused: frozenset[int] = frozenset()


def through_memory(kernel: Kernel, works: Sequence[Work]) -> Passing:
    """What passes through memory: all that operations move, in a graph that is fused."""
    if is_fused(kernel.module):
        return Passing({index: work.bytes for index, work in enumerate(works)})
    reads, writes, forms = kernel.operands.reads, kernel.operands.writes, kernel.forms
    size = [register.bits // _BYTE for register in kernel.registers]
    needed: set[int] = set()
    for index, form in enumerate(forms):
        if not _is_fusible(form) and (CALLING.isdisjoint(form.flags) or enters(kernel, index)):
            needed.update(reads[index])
        if "root" in form.flags or form.flow == "return":
            needed.update(reads[index] if "no_code" in form.flags or form.flow == "return" else writes[index])
    sources: dict[int, frozenset[int]] = {number: frozenset((number,)) for number in kernel.operands.arguments}
    moved: dict[int, int] = {}
    for index, form in enumerate(forms):
        if "no_code" in form.flags or enters(kernel, index):
            sources.update((number, frozenset((number,))) for number in writes[index])
            continue
        if (not _is_fusible(form) and CALLING.isdisjoint(form.flags)) or not _STANDING.isdisjoint(form.flags):
            moved[index] = works[index].bytes
            sources.update((number, frozenset((number,))) for number in writes[index])
            continue
        read = frozenset().union(*(sources.get(number, frozenset()) for number in reads[index]))
        read = read if len(read) <= _MOST_SOURCES else frozenset(sorted(read, key=lambda number: -size[number])[:_MOST_SOURCES])
        leaves = not needed.isdisjoint(writes[index])
        moved[index] = sum(size[number] for number in (*read, *writes[index])) if leaves else 0
        sources.update((number, frozenset((number,)) if leaves else read) for number in writes[index])
    return Passing(moved, frozenset(number for number, read in sources.items() if number not in read))


def _is_fusible(form: Form) -> bool:
    return not _NOTHING.isdisjoint(form.flags) or (not _FUSIBLE.isdisjoint(form.flags) and CALLING.isdisjoint(form.flags))


class Between(Struct, frozen=True):
    """What stands between a product and those whose results it uses: instructions, and the bytes that they move."""

    product: int
    sources: tuple[int, ...]
    others: tuple[int, ...]
    bytes: int


def between(kernel: Kernel, works: Sequence[Work], moved: Mapping[int, int]) -> Iterator[Between]:
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
            yield Between(product, tuple(sorted(sources)), others, sum(moved[index] for index in others))


def shape_of(node: Node) -> str:
    """The type of what a node gives: ``bf16[2,8]``."""
    tensors = node.form.tensors
    if tensors is None or not tensors.results:
        return ""
    kind = tensors.results[0].first_array
    return f"{kind.element}[{','.join(kind.extents)}]"
