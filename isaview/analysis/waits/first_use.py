"""How far each load is from the first instruction that needs what it loads, in the order of the text.

Each load is followed forward, nearest places first, until something reads what it wrote. A plain move hands the value on and is
no use; so does a block parameter. The order is that of the text: a compiler or assembler that comes later may move loads.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from heapq import heappop, heappush
from itertools import accumulate

from msgspec import Struct, field

from isaview.flow.graph import Flow, flow_of
from isaview.flow.liveness import liveness_of
from isaview.flow.values import values_of
from isaview.languages.counters import gives_result
from isaview.model.form import Form
from isaview.model.kernel import Kernel

# Blocks looked at for each load, on average, after which a kernel is given up.
STEPS = 60
# Sets of registers in which a value is followed through a block: paths that move it differently, compilers write one or two.
WAYS = 4
FAR = frozenset(("global", "generic", "texture"))
"""Spaces beyond the unit: what loads from them take long."""
NEAR = frozenset(("shared", "constant", "private"))

Use = tuple[int, int, int]
"""Instructions and work between, and the instruction that uses."""


class Uses(Struct):
    """First uses of a kernel's loads.

    ``first`` gives the nearest use of each load, ``later`` the nearest in a loop behind the back edge to its header (a block)
    where nothing used it before. ``peaks`` are, for each block, the most of its loads at a time that nothing has used yet.
    """

    first: dict[int, Use] = field(default_factory=dict)
    later: dict[tuple[int, int], Use] = field(default_factory=dict)
    peaks: dict[int, int] = field(default_factory=dict)
    gave_up: bool = False


class _Place(Struct, frozen=True):
    """Where a value is followed from: the instruction, its block, the registers that hold it, headers passed again.

    ``passed`` and ``work`` are instructions and work on the way there.
    """

    index: int
    block: int
    holding: frozenset[int]
    passed: int
    work: int
    again: tuple[int, ...]


class _Ground(Struct, frozen=True):
    """What loads are followed over: ``touches`` gives the instructions that read or write a register that may hold a value.

    ``moves`` are the forms that hand a value on, ``done`` is the work before each instruction, ``loops`` the loops by their
    headers, ``arguments`` what edges hand to block parameters.
    """

    kernel: Kernel
    flow: Flow
    moves: frozenset[Form]
    touches: dict[int, list[int]]
    done: list[int]
    loops: Mapping[int, frozenset[int]]
    arguments: Mapping[tuple[int, int], tuple[int | None, ...]]


def is_load(form: Form, spaces: frozenset[str] = FAR | NEAR) -> bool:
    """Whether an instruction loads from any of these spaces into a register."""
    if form.instruction_class == "async_copy" or "prefetch" in form.flags or not gives_result(form):
        return False
    return any(access.kind in ("load", "atomic") and access.space in spaces for access in form.accesses)


def first_uses(kernel: Kernel, work: frozenset[str], spaces: frozenset[str], *, in_loops: bool = False) -> Uses:
    """The first uses of a kernel's loads from these spaces; ``work`` are the classes of instructions that can hide a load.

    ``in_loops``: of loads in loops only.
    """
    flow, uses = flow_of(kernel), Uses()
    loading = {form for form in kernel.distinct_forms if is_load(form, spaces)}
    blocks = [block.index for block in flow.blocks if not in_loops or flow.innermost[block.index] is not None]
    loads = [index for index in flow.inside(blocks) if kernel.forms[index] in loading] if loading else []
    if not loads:
        return uses
    ground = _ground(kernel, work, loads)
    left = STEPS * len(loads) + 1000
    for load in loads:
        left = _follow(ground, uses, load, left)
        if left < 0:
            uses.gave_up = True
            return uses
    # Per block the most of its loads at a time whose use comes later, in the order written.
    ends: dict[int, list[int]] = {}
    for load in loads:
        block, use = flow.block_of(load), uses.first.get(load)
        end = load + 1 + use[0] if use is not None else flow.blocks[block].last
        ends[block] = [*(end for end in ends.get(block, ()) if end > load), end]
        uses.peaks[block] = max(uses.peaks.get(block, 0), len(ends[block]))
    return uses


def _ground(kernel: Kernel, work: frozenset[str], loads: list[int]) -> _Ground:
    flow, forms, operands = flow_of(kernel), kernel.forms, kernel.operands
    # A plain move from one register hands the value on and is no use of it.
    moves = frozenset(
        form
        for form in kernel.distinct_forms
        if form.instruction_class == "move"
        and form.flow == "next"
        and form.guard is None
        and not (form.accesses or form.flags)
        and sum(slot.role == "read" for slot in form.slots) == 1
    )
    holders = {register for index in loads for register in operands.writes[index]}
    holders.update(register for index, form in enumerate(forms) if form in moves for register in operands.writes[index])
    holders.update(parameter for edge in flow.edges if edge.arguments for parameter in flow.blocks[edge.target].parameters)
    values = values_of(kernel)
    touches = {register: sorted({*values.readers.get(register, ()), *values.writers.get(register, ())}) for register in holders}
    if any(form.incoming for form in kernel.distinct_forms):
        touches = {register: [index for index in own if not forms[index].incoming] for register, own in touches.items()}
    working = {form for form in kernel.distinct_forms if form.instruction_class in work}
    return _Ground(
        kernel,
        flow,
        moves,
        touches,
        list(accumulate((form in working for form in forms), initial=0)),
        {loop.header: frozenset(loop.blocks) for loop in flow.loops},
        {(edge.source, edge.target): edge.arguments for edge in flow.edges if edge.arguments},
    )


def _follow(ground: _Ground, uses: Uses, load: int, left: int) -> int:
    """Follow a load, nearest places first, and return the steps that are left, negative where they did not suffice."""
    flow = ground.flow
    start = _Place(load + 1, flow.block_of(load), frozenset(ground.kernel.operands.writes[load]), 0, 0, ())
    waiting: list[tuple[int, int, _Place]] = [(0, 0, start)]
    seen: dict[int, set[frozenset[int]]] = {}
    live_in = liveness_of(ground.kernel).live_in
    number = 0
    while waiting and left >= 0:
        _, _, place = heappop(waiting)
        left -= 1
        holding, end = _hold_to_end(ground, uses, load, place) if left >= 0 else (frozenset[int](), place.index)
        if not holding:
            continue
        passed = place.passed + end - place.index
        work = place.work + ground.done[end] - ground.done[place.index]
        for after in flow.successors[place.block]:
            # A value goes on in what is live there, and in the parameters that an edge hands it to.
            still_holding = holding.intersection(live_in(after))
            arguments = ground.arguments.get((place.block, after), ())
            pairs = zip(flow.blocks[after].parameters, arguments, strict=False)
            still_holding = still_holding.union(parameter for parameter, argument in pairs if argument in holding)
            sets_seen = seen.setdefault(after, set())
            if not still_holding or still_holding in sets_seen or len(sets_seen) >= WAYS:
                continue
            sets_seen.add(still_holding)
            number += 1
            again = (*place.again, after) if place.block in ground.loops.get(after, ()) else place.again
            heappush(waiting, (passed, number, _Place(flow.blocks[after].first, after, still_holding, passed, work, again)))
    return left


def _hold_to_end(ground: _Ground, uses: Uses, load: int, place: _Place) -> tuple[frozenset[int], int]:
    """Follow a value to the end of its block: the registers that still hold it there, none where it was used, and the end."""
    last, operands = ground.flow.blocks[place.block].last, ground.kernel.operands
    index, holding = place.index, place.holding
    while holding:
        lists = [ground.touches[register] for register in holding]
        touch = min(
            (indices[after] for indices in lists if (after := bisect_left(indices, index)) < len(indices)), default=last
        )
        if touch >= last:
            return holding, last
        read = not holding.isdisjoint(operands.reads[touch])
        if read and ground.kernel.forms[touch] not in ground.moves:
            work = place.work + ground.done[touch] - ground.done[place.index]
            use = (place.passed + touch - place.index, work, touch)
            uses.first[load] = min(use, uses.first.get(load, use))
            for header in (header for header in place.again if place.block in ground.loops[header]):
                uses.later[load, header] = min(use, uses.later.get((load, header), use))
            return frozenset(), touch
        writes = operands.writes[touch]
        holding = holding.union(writes) if read else holding.difference(writes)
        index = touch + 1
    return frozenset(), index
