"""First use: how far each load is from the first instruction that needs what it loads, by data flow over registers.

The state holds, per register that a load has written, that load with the fewest instructions and least work since, on any path.
A plain move hands the value on and is no use; so does a block parameter. The order is that of the text: a compiler or assembler
that comes later may move loads, and does.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from heapq import heappop, heappush

from isaview.bounds.counters import gives_result
from isaview.bounds.in_flight import VISITS_PER_BLOCK
from isaview.model import Form, Kernel

Standing = dict[int, tuple[int, int]]
"""Load → fewest instructions and least work since."""
Holders = dict[int, Standing]
"""Register → loads whose value it may hold, unused so far."""
_LOADING = frozenset(("global", "shared", "generic", "constant", "texture", "private"))


@dataclass
class Uses:
    """First uses of a kernel's loads.

    ``first`` gives for each load the fewest instructions and least work up to a use, ``used_by`` that use. ``leaving`` holds
    at the end of each block what is still unused, ``peaks`` the most loads of a block at a time that are.
    """

    first: dict[int, tuple[int, int]] = field(default_factory=dict)
    used_by: dict[int, int] = field(default_factory=dict)
    leaving: dict[int, Holders] = field(default_factory=dict)
    peaks: dict[int, int] = field(default_factory=dict)
    gave_up: bool = False


def is_load(form: Form) -> bool:
    """Whether an instruction loads from memory into a register."""
    if form.instruction_class == "async_copy" or "prefetch" in form.flags or not gives_result(form):
        return False
    return any(access.kind in ("load", "atomic") and access.space in _LOADING for access in form.accesses)


def first_uses(kernel: Kernel, work: frozenset[str]) -> Uses:
    """The first uses of all loads of a kernel; ``work`` are the classes of instructions that can hide a load."""
    return _Following(kernel, work).run()


class _Following:
    """One kernel."""

    def __init__(self, kernel: Kernel, work: frozenset[str]) -> None:
        self.kernel = kernel
        self.work = work
        self.operands = kernel.operands
        forms = set(kernel.forms)
        self.loads = {form for form in forms if is_load(form)}
        self.moves = {form for form in forms if _hands_on(form)}
        self.working = {form for form in forms if form.instruction_class in work}
        self.uses = Uses()
        self.parameters = {(edge.source, edge.target): edge.arguments for edge in kernel.flow.edges if edge.arguments}

    def run(self) -> Uses:
        if not self.loads:
            return self.uses
        flow, uses = self.kernel.flow, self.uses
        order = {block: place for place, block in enumerate(flow.preorder)}
        states: dict[int, Holders] = {0: {}}
        waiting = [(0, 0)]
        queued = {0}
        left = VISITS_PER_BLOCK * len(flow.blocks) + 1000
        while waiting:
            _, block = heappop(waiting)
            queued.discard(block)
            left -= 1
            if left < 0:
                uses.gave_up = True
                return uses
            out = uses.leaving[block] = self.through(block, states[block])
            for after in flow.successors[block]:
                passed = self.passed(block, after, out)
                old = states.get(after)
                new = passed if old is None else _united(old, passed)
                if new is not old:
                    states[after] = new
                    if after not in queued:
                        queued.add(after)
                        heappush(waiting, (order.get(after, 0), after))
        return uses

    def passed(self, block: int, after: int, out: Holders) -> Holders:
        """What an edge passes on: block parameters take their arguments' loads."""
        arguments = self.parameters.get((block, after))
        if arguments is None:
            return out
        parameters = self.kernel.flow.blocks[after].parameters
        taken = {
            parameter: out[argument]
            for parameter, argument in zip(parameters, arguments, strict=False)
            if argument is not None and argument in out
        }
        return {**out, **taken}

    def through(self, block: int, state: Holders) -> Holders:
        """The state after a block; uses on the way are noted, which only makes them nearer."""
        at = self.kernel.flow.blocks[block]
        reads, writes = self.operands.reads, self.operands.writes
        forms, loads, moves, working = self.kernel.forms, self.loads, self.moves, self.working
        # Held as positions in this block: one that is negative stands before it.
        held = {register: {load: (-since, -done) for load, (since, done) in all_.items()} for register, all_ in state.items()}
        work = 0
        for index in range(at.first, at.last):
            form = forms[index]
            if form.incoming:
                continue
            place = index - at.first
            handed = None
            if held:
                touched = [register for register in reads[index] if register in held]
                if touched and form in moves:
                    handed = held[touched[0]]
                elif touched:
                    self.used(held, touched, index, (place, work))
            for register in writes[index]:
                held.pop(register, None)
                if handed is not None:
                    held[register] = handed
                elif form in loads:
                    held[register] = {index: (place, work)}
            if form in loads:
                under_way = len({load for all_ in held.values() for load in all_})
                self.uses.peaks[block] = max(self.uses.peaks.get(block, 0), under_way)
            work += form in working
        length = at.last - at.first
        return {
            register: {load: (length - since, work - done) for load, (since, done) in all_.items()}
            for register, all_ in held.items()
        }

    def used(self, held: dict[int, dict[int, tuple[int, int]]], touched: list[int], index: int, here: tuple[int, int]) -> None:
        """An instruction needs these registers: the loads they come from are used, wherever else they stand."""
        first = self.uses.first
        ended = set()
        for register in touched:
            for load, (place, done) in held[register].items():
                ended.add(load)
                found = (here[0] - place - 1, here[1] - done)
                old = first.get(load)
                if old is None or found[0] < old[0]:
                    self.uses.used_by[load] = index
                first[load] = found if old is None else (min(found[0], old[0]), min(found[1], old[1]))
        for register in list(held):
            standing = held[register]
            if not ended.isdisjoint(standing):
                kept = {load: at for load, at in standing.items() if load not in ended}
                if kept:
                    held[register] = kept
                else:
                    del held[register]


def _hands_on(form: Form) -> bool:
    """Whether an instruction only copies a register."""
    if form.instruction_class != "move" or form.guard is not None or form.accesses or form.flow != "next":
        return False
    return sum(slot.role == "read" for slot in form.slots) == 1 and not form.flags


def _united(old: Holders, new: Holders) -> Holders:
    """Both states in one; the old one itself where the new one adds nothing."""
    joined = old
    for register, standing in new.items():
        before = joined.get(register)
        if before is standing:
            continue
        merged = dict(before or {})
        for load, entry in standing.items():
            was = merged.get(load)
            merged[load] = entry if was is None else (min(was[0], entry[0]), min(was[1], entry[1]))
        if merged != before:
            if joined is old:
                joined = dict(old)
            joined[register] = merged
    return joined
