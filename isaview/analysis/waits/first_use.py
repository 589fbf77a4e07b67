"""First use: how far each load is from the first instruction that needs what it loads.

Each load is followed forward, nearest places first, until something reads what it wrote. A plain move hands the value on and is
no use; so does a block parameter. The order is that of the text: a compiler or assembler that comes later may move loads.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from heapq import heappop, heappush

from msgspec import Struct, field

from isaview.flow.graph import flow_of
from isaview.flow.liveness import liveness_of
from isaview.languages.counters import gives_result
from isaview.model.form import Form
from isaview.model.kernel import Kernel

STEPS = 60
"""Blocks looked at for each load, on average, after which a kernel is given up."""
WAYS = 4
"""Sets of registers that a value is followed in through one block; further ones are left out."""
FAR = frozenset(("global", "generic", "texture"))
"""Spaces beyond the unit: what loads from them take long."""
NEAR = frozenset(("shared", "constant", "private"))

Use = tuple[int, int, int]
"""Instructions and work between, and the instruction that uses."""


class Uses(Struct):
    """First uses of a kernel's loads.

    ``first`` gives the nearest use of each load, ``later`` the nearest behind the back edge to a header (a block) where nothing
    used it before. ``peaks`` are, for each block, the most of its loads at a time that nothing has used yet.
    """

    first: dict[int, Use] = field(default_factory=dict)
    later: dict[tuple[int, int], Use] = field(default_factory=dict)
    peaks: dict[int, int] = field(default_factory=dict)
    gave_up: bool = False


def is_load(form: Form, spaces: frozenset[str] = FAR | NEAR) -> bool:
    """Whether an instruction loads from one of these spaces into a register."""
    if form.instruction_class == "async_copy" or "prefetch" in form.flags or not gives_result(form):
        return False
    return any(access.kind in ("load", "atomic") and access.space in spaces for access in form.accesses)


def first_uses(kernel: Kernel, work: frozenset[str], spaces: frozenset[str], *, in_loops: bool = False) -> Uses:
    """The first uses of a kernel's loads from these spaces; ``work`` are the classes of instructions that can hide a load.

    ``in_loops``: of loads in loops only.
    """
    return _Following(kernel, work, spaces, in_loops=in_loops).run()


class _Place(Struct, frozen=True):
    """Where a value is followed from: the instruction, its block, the registers that hold it, headers passed again."""

    at: int
    block: int
    holding: frozenset[int]
    work: int
    again: tuple[int, ...]


class _Following:
    """One kernel."""

    def __init__(self, kernel: Kernel, work: frozenset[str], spaces: frozenset[str], *, in_loops: bool) -> None:
        self.kernel = kernel
        self.operands = kernel.operands
        self.flow = flow_of(kernel)
        forms = kernel.distinct_forms
        self.loading = {form for form in forms if is_load(form, spaces)}
        self.moves = {form for form in forms if _hands_on(form)}
        self.uses = Uses()
        around = self.flow.innermost
        blocks = [block for block in self.flow.blocks if not in_loops or around[block.index] is not None]
        self.loads = [index for at in blocks for index in range(at.first, at.last) if kernel.forms[index] in self.loading]
        if not self.loads:
            return
        self.touches = self.touching()
        self.done = _running(kernel, work)
        self.back = {
            (source, loop.header)
            for loop in self.flow.loops
            for source in self.flow.predecessors[loop.header]
            if source in frozenset(loop.blocks)
        }
        self.arguments = {(edge.source, edge.target): edge.arguments for edge in self.flow.edges if edge.arguments}
        self.left = STEPS * len(self.loads) + 1000

    def touching(self) -> dict[int, list[int]]:
        """Per register that a load or a move writes, the instructions that read or write it."""
        operands = self.operands
        forms = self.kernel.forms
        wanted = {register for index in self.loads for register in operands.writes[index]}
        wanted.update(r for index, form in enumerate(forms) if form in self.moves for r in operands.writes[index])
        touches: dict[int, list[int]] = {register: [] for register in wanted}
        for index, (reads, writes) in enumerate(zip(operands.reads, operands.writes, strict=True)):
            if forms[index].incoming:
                continue
            for register in reads:
                if register in wanted:
                    touches[register].append(index)
            for register in writes:
                if register in wanted and register not in reads:
                    touches[register].append(index)
        return touches

    def run(self) -> Uses:
        for load in self.loads:
            self.follow(load)
            if self.left < 0:
                self.uses.gave_up = True
                return self.uses
        self.note_peaks()
        return self.uses

    def follow(self, load: int) -> None:
        """Follow one load, nearest places first."""
        block = self.flow.block_of(load)
        start = _Place(load + 1, block, frozenset(self.operands.writes[load]), 0, ())
        waiting: list[tuple[int, int, _Place]] = [(0, 0, start)]
        seen: dict[int, set[frozenset[int]]] = {}
        number = 0
        while waiting:
            gone, _, place = heappop(waiting)
            self.left -= 1
            if self.left < 0:
                return
            holding, at = self.through(load, place, gone)
            if not holding:
                continue
            gone += at - place.at
            work = place.work + self.done[at] - self.done[place.at]
            for after in self.flow.successors[place.block]:
                passed = self.passed(place.block, after, holding)
                ways = seen.setdefault(after, set())
                if not passed or passed in ways or len(ways) >= WAYS:
                    continue
                ways.add(passed)
                number += 1
                again = (*place.again, after) if (place.block, after) in self.back else place.again
                heappush(waiting, (gone, number, _Place(self.flow.blocks[after].first, after, passed, work, again)))

    def through(self, load: int, place: _Place, gone: int) -> tuple[frozenset[int], int]:
        """Go to the end of the block: the registers that still hold the value there, none where it was used; and the end."""
        last = self.flow.blocks[place.block].last
        at, holding = place.at, place.holding
        while holding:
            touch = min((self.next_touch(register, at) for register in holding), default=last)
            if touch >= last:
                return holding, last
            read = not holding.isdisjoint(self.operands.reads[touch])
            writes = self.operands.writes[touch]
            if read and self.kernel.forms[touch] not in self.moves:
                self.note(load, place, (gone + touch - place.at, place.work + self.done[touch] - self.done[place.at], touch))
                return frozenset(), touch
            holding = holding | frozenset(writes) if read else holding - frozenset(writes)
            at = touch + 1
        return frozenset(), at

    def next_touch(self, register: int, at: int) -> int:
        places = self.touches[register]
        found = bisect_left(places, at)
        return places[found] if found < len(places) else len(self.kernel)

    def note(self, load: int, place: _Place, use: Use) -> None:
        first, later = self.uses.first, self.uses.later
        if load not in first or use < first[load]:
            first[load] = use
        for header in place.again:
            if (load, header) not in later or use < later[load, header]:
                later[load, header] = use

    def passed(self, block: int, after: int, holding: frozenset[int]) -> frozenset[int]:
        """The registers that hold the value where an edge leads, as far as they are needed there."""
        alive = liveness_of(self.kernel).live_in(after)
        kept = frozenset(register for register in holding if register in alive)
        arguments = self.arguments.get((block, after))
        if arguments is None:
            return kept
        parameters = zip(self.flow.blocks[after].parameters, arguments, strict=False)
        taken = frozenset(parameter for parameter, argument in parameters if argument in holding)
        for parameter in taken - self.touches.keys():
            self.touches[parameter] = self.reading(parameter)
        return kept | taken

    def reading(self, register: int) -> list[int]:
        """The instructions that read a block parameter."""
        if not hasattr(self, "readers"):
            self.readers: dict[int, list[int]] = {}
            for index, reads in enumerate(self.operands.reads):
                if not self.kernel.forms[index].incoming:
                    for one in reads:
                        self.readers.setdefault(one, []).append(index)
        return self.readers.get(register, [])

    def note_peaks(self) -> None:
        """Per block, the most of its loads at a time whose use comes later."""
        ends: dict[int, list[int]] = {}
        for load in self.loads:
            block = self.flow.block_of(load)
            use = self.uses.first.get(load)
            end = load + 1 + use[0] if use is not None else self.flow.blocks[block].last
            open_ = [other for other in ends.get(block, ()) if other > load]
            ends[block] = [*open_, end]
            self.uses.peaks[block] = max(self.uses.peaks.get(block, 0), len(ends[block]))


def _running(kernel: Kernel, work: frozenset[str]) -> list[int]:
    """Before each instruction, how much work stands before it in the text."""
    working = {form for form in kernel.distinct_forms if form.instruction_class in work}
    sums = [0]
    total = 0
    for form in kernel.forms:
        total += form in working
        sums.append(total)
    return sums


def _hands_on(form: Form) -> bool:
    """Whether an instruction only copies a register."""
    if form.instruction_class != "move" or form.guard is not None or form.accesses or form.flow != "next" or form.flags:
        return False
    return sum(slot.role == "read" for slot in form.slots) == 1


def uses_behind(uses: Uses, header: int, loads: Iterable[int]) -> Iterable[tuple[int, Use]]:
    """Of these loads, those whose value goes round to a header unused, with their nearest use there."""
    for load in loads:
        use = uses.later.get((load, header))
        if use is not None:
            yield load, use
