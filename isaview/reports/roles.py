"""What the registers alive at a peak are there for, in words of people who write kernels.

Sums that a loop carries, operands read from shared memory, other loaded values, addresses, values that the loop around the peak
does not change. A register has the first role that fits, or else is among the others.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from isaview.analysis.tiles.program import program_of
from isaview.analysis.tiles.registers import roles_of
from isaview.base.grouping import group_by
from isaview.flow.graph import flow_of
from isaview.flow.origins import names_in
from isaview.flow.ranges import LiveRange
from isaview.flow.values import values_of
from isaview.model.kernel import Kernel

ROLES: Mapping[str, str] = {
    "accumulator": "accumulators",
    "operand": "operands from {shared}",
    "factor": "factors of products",
    "loaded": "values loaded from {global}",
    "address": "addresses and offsets",
    "invariant": "values that the loop does not change",
    "pointer": "pointers",
    "mask": "masks",
    "index": "indices",
    "uniform": "values that are the same in all lanes",
    "other": "other values",
}
"""Each role as its group is called; words in braces are the vendor's."""
_SUMS = frozenset(("matrix", "float64", "float32", "float16", "float8"))
_CARRYING = frozenset((*_SUMS, "move"))
_PASSING = frozenset(("move", "convert"))
_PURE = frozenset(("move", "integer", "logic", "convert", "scalar", "compare", "cross_lane"))
_STEPS = 3
"""Moves and conversions between a load and the value that is alive."""
_LOADED = ("shared", "global")
_ADDRESSED = ("global", "shared", "generic", "private", "texture", "constant")


def roles(kernel: Kernel, ranges: Sequence[LiveRange], peak: int, *, values: bool) -> list[str]:
    """The role of each register alive at an instruction.

    ``values``: each register has a single value, as in a text before register allocation; the machine's own have many.
    """
    if kernel.module.level == "tiles":
        of_tiles = roles_of(program_of(kernel))
        named = (of_tiles.get(live.register.name, "other") for live in ranges)
        return ["factor" if role == "operand" else role for role in named]
    numbers = {register.name: number for number, register in enumerate(kernel.registers)}
    sums = _carried_values(kernel) if values else _updated_registers(kernel)
    accessing = (index for index, form in enumerate(kernel.forms) if form.accesses)
    addresses = {number for index in accessing for number in _address_registers(kernel, index)}
    addresses = _address_sources(kernel, addresses) if values else addresses
    flow = flow_of(kernel)
    loop = flow.innermost[flow.block_of(peak)]
    blocks = () if loop is None else flow.loops[loop].blocks
    changed = {number for index in flow.inside(blocks) for number in kernel.operands.writes[index]}

    def role(live: LiveRange) -> str:
        number = numbers[live.register.name]
        makers = [kernel.forms[index] for index in live.defined]
        if any(form.instruction_class == "matrix" for form in makers) or number in sums:
            return "accumulator"
        spaces = _spaces(kernel, live.defined)
        if spaces:
            return "operand" if "shared" in spaces else "loaded"
        # float arithmetic makes no addresses; what is loaded may be a pointer
        if all(form.instruction_class in _PURE or form.accesses for form in makers) and (
            number in addresses if values else _is_used_in(kernel, live, number, addresses)
        ):
            return "address"
        return "invariant" if blocks and number not in changed else "other"

    words = [live.register.word or live.register.name for live in ranges]
    # ROLES are in the order of what matters to who wants registers back
    halves = group_by(range(len(words)), words.__getitem__)  # halves of a register count once, with what matters more
    by_word = {word: min((role(ranges[at]) for at in own), key=list(ROLES).index) for word, own in halves.items()}
    return [by_word[word] for word in words]


def _is_used_in(kernel: Kernel, live: LiveRange, number: int, addresses: set[int]) -> bool:
    """Whether a value is used in an address, or for a register that stands in an address."""
    for index in live.uses:
        form = kernel.forms[index]
        if form.accesses:
            if number in addresses and number in _address_registers(kernel, index):
                return True
        elif form.instruction_class in _PURE and not addresses.isdisjoint(kernel.operands.writes[index]):
            return True
    return False


def _spaces(kernel: Kernel, defined: Iterable[int]) -> set[str]:
    """The memory that values were loaded from, a few moves and conversions ago, where that is shared or global."""
    spaces: set[str] = set()
    for index in defined:
        source: int | None = index
        for _ in range(_STEPS):
            if source is None:
                break
            form = kernel.forms[source]
            spaces.update(access.space for access in form.accesses if access.kind == "load" and access.space in _LOADED)
            # the first operand stands for all: moves and conversions have one, others end the way
            source = _source(kernel, source) if form.instruction_class in _PASSING and not form.accesses else None
    return spaces


def _source(kernel: Kernel, index: int) -> int | None:
    """The last write above an instruction of the first register that it reads and that has any."""
    written = values_of(kernel).writers
    above = ([write for write in written.get(number, ()) if write < index] for number in kernel.operands.reads[index])
    return next((writes[-1] for writes in above if writes), None)


def _carried_values(kernel: Kernel) -> set[int]:
    """The values that loops carry from round to round through sums of floats or products of matrices."""
    flow, operands = flow_of(kernel), kernel.operands
    edges: dict[int, set[int]] = {}
    summed: set[int] = set()
    for index in flow.inside({block for loop in flow.loops for block in loop.blocks}):
        kind = kernel.forms[index].instruction_class
        if kind in _CARRYING:
            for number in operands.reads[index]:
                edges.setdefault(number, set()).update(operands.writes[index])
            summed.update(operands.writes[index] if kind in _SUMS else ())
    return {number for group in _cycles(edges) if not summed.isdisjoint(group) for number in group}


def _cycles(edges: Mapping[int, Collection[int]]) -> Iterator[set[int]]:
    """The values that depend on each other, group by group, and those that depend on themselves: by two walks (Kosaraju)."""
    order: list[int] = []
    seen: set[int] = set()
    for start in edges:
        stack = [] if start in seen else [(start, iter(edges[start]))]
        seen.add(start)
        while stack:
            number, after = stack[-1]
            fresh = next((target for target in after if target not in seen), None)
            if fresh is None:
                order.append(stack.pop()[0])
            else:
                seen.add(fresh)
                stack.append((fresh, iter(edges.get(fresh, ()))))
    back: dict[int, list[int]] = {}
    for number, targets in edges.items():
        for target in targets:
            back.setdefault(target, []).append(number)
    # second walk, against the edges, from what the first walk finished last: each tree is one group
    left = set(order)
    for start in reversed(order):
        group = {start} & left
        waiting = list(group)
        left -= group
        while waiting:
            sources = left.intersection(back.get(waiting.pop(), ()))
            group |= sources
            left -= sources
            waiting.extend(sources)
        if len(group) > 1 or start in edges.get(start, ()):
            yield group


def _updated_registers(kernel: Kernel) -> set[int]:
    """The registers that all sums of an innermost loop that write them read too."""
    flow, operands = flow_of(kernel), kernel.operands
    sums: set[int] = set()
    for loop in flow.loops:
        updated: set[int] = set()
        replaced: set[int] = set()
        for index in flow.inside(loop.blocks):
            # after register allocation a register has many values: only one that nothing else in the loop replaces is a sum
            is_sum = kernel.forms[index].instruction_class in _SUMS
            for number in operands.writes[index]:
                (updated if is_sum and number in operands.reads[index] else replaced).add(number)
        sums |= updated - replaced
    return sums


def _address_registers(kernel: Kernel, index: int) -> set[int]:
    """The registers that the addresses of an instruction name."""
    accesses = [access for access in kernel.forms[index].accesses if access.space in _ADDRESSED]
    texts = [text for access in accesses for text in (access.address, *access.addends) if text is not None]
    names = {name for text in texts for name in names_in(text.bind(kernel.tokens[index]))}
    registers = kernel.registers
    return {number for number in kernel.operands.reads[index] if registers[number].name.partition("@")[0] in names}


def _address_sources(kernel: Kernel, addresses: Collection[int]) -> set[int]:
    """The registers that addresses are made of, through whole-number arithmetic."""
    written, operands = values_of(kernel).writers, kernel.operands
    sources, waiting = set(addresses), list(addresses)
    while waiting:
        for index in written.get(waiting.pop(), ()):
            if kernel.forms[index].instruction_class in _PURE and not kernel.forms[index].accesses:
                fresh = [number for number in operands.reads[index] if number not in sources]
                sources.update(fresh)
                waiting.extend(fresh)
    return sources
