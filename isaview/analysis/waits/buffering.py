"""Whether a loop loads for the next iteration while it works on this one (double buffering), with the evidence.

Seen: a load is in flight across the back edge, or its value is live there, or a tile that is stored to shared memory is read
in the next iteration only; and something is done between the load and what waits for it. Else it is not seen, or unknown.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from msgspec import Struct

from isaview.analysis.waits.first_use import FAR, Uses, is_load
from isaview.analysis.waits.in_flight import TOO_LONG, InFlight, widest_range
from isaview.analysis.waits.queues import Size
from isaview.base import regex
from isaview.flow.graph import Flow, flow_of
from isaview.flow.nesting import Loop, reverse_postorder
from isaview.languages.counters import Machine
from isaview.model.form import Access
from isaview.model.kernel import Kernel

# Instructions between a load and its use: fewer hide nothing to speak of, where no arithmetic is among them.
NEAR = 10
LOCAL = frozenset(("shared",))
_NAME = regex.compile(r"%?[\w.$]+")


class Buffering(Struct, frozen=True):
    """``verdict`` is seen, not seen or unknown; ``stages`` how many iterations are under way, None where that is not known.

    ``ahead`` are the loads and copies that are issued for a later iteration, where the verdict is seen.
    """

    verdict: str
    because: str
    stages: int | None = None
    ahead: tuple[int, ...] = ()


class Body(Struct, frozen=True, dict=True):
    """A loop with its ``own`` blocks, which are in no loop inside it that computes; ``order`` numbers its blocks forward."""

    kernel: Kernel
    loop: Loop
    own: frozenset[int]
    order: dict[int, int]

    def instructions(self, *, inner: bool = False) -> list[int]:
        """Instructions of the own blocks, or of all."""
        return self._flow.inside(self.loop.blocks if inner else sorted(self.own))

    def place(self, index: int) -> tuple[int, int]:
        """Where an instruction stands in an iteration: the place of its block, its index."""
        return self.order.get(self._flow.block_of(index), 0), index

    @cached_property
    def _flow(self) -> Flow:
        return flow_of(self.kernel)

    @cached_property
    def writers(self) -> dict[int, list[int]]:
        """The instructions that write a register, inner loops' included."""
        writers: dict[int, list[int]] = {}
        for index in self.instructions(inner=True):
            for register in self.kernel.operands.writes[index]:
                writers.setdefault(register, []).append(index)
        return writers


def loop_bodies(kernel: Kernel, machine: Machine) -> list[Body]:
    """The bodies of all loops of a kernel, in the order of the loops."""
    flow = flow_of(kernel)
    own: list[set[int]] = [set() for _ in flow.loops]
    idle = {loop.index for loop in flow.loops if not _computes(kernel, machine, loop)}
    for block, innermost in enumerate(flow.innermost):
        loop = innermost
        while loop is not None:
            own[loop].add(block)
            loop = flow.loops[loop].parent if loop in idle else None
    orders = [reverse_postorder(flow.successors, loop.header, within=frozenset(loop.blocks)) for loop in flow.loops]
    numbers = [{block: place for place, block in enumerate(order)} for order in orders]
    return [Body(kernel, loop, frozenset(own[loop.index]), numbers[loop.index]) for loop in flow.loops]


def _computes(kernel: Kernel, machine: Machine, loop: Loop) -> bool:
    """Whether a loop does arithmetic: a loop that only copies or waits is a part of the iteration around it."""
    return any(kernel.forms[index].instruction_class in machine.work for index in flow_of(kernel).inside(loop.blocks))


def buffering(body: Body, flight: InFlight, uses: Uses) -> Buffering:
    """The verdict on a loop."""
    kernel = body.kernel
    fetches = far_loads(body) or far_loads(body, LOCAL)
    copies, waits = _phases(body, flight)
    if waits and not copies and not far_loads(body):
        if not _computes(kernel, flight.machine, body.loop):
            return Buffering("not seen", "the loop only waits")
        return Buffering("unknown", "the loop waits for mbarriers that other code completes")
    if not fetches:
        inner = any(_is_fetch(kernel, index, FAR | LOCAL) for index in body.instructions(inner=True))
        return Buffering("not seen", "only loops inside it load" if inner else "the loop loads nothing")
    if flight.gave_up or uses.gave_up or not flight.certain:
        return Buffering("unknown", TOO_LONG if flight.gave_up or uses.gave_up else flight.doubt)
    if any(kernel.forms[index].flow == "call" for index in body.instructions(inner=True)):
        return Buffering("unknown", "what the loop calls is not followed")
    if any(flight.machine.effect(kernel.forms[index]).hands_over for index in body.instructions()):
        return Buffering("unknown", "copies of the loop are handed to an mbarrier")
    not_ahead = ""
    for evidence_of in (_load_across_edge, _register_across_edge, _tile_across_edge):
        evidence = evidence_of(body, flight, uses, fetches)
        if evidence is not None and evidence.verdict == "seen":
            return evidence
        not_ahead = not_ahead or (evidence.because if evidence is not None else "")
    if copies:
        return _by_phase(body, copies, waits)
    why = "each load is waited for or used in the iteration that issues it"
    ended = [load for load in fetches if load in flight.ended_by]
    if ended and all(nearest_wait(body, flight, load) is None for load in ended):
        why = f"what it loads is waited for after the loop, in line {kernel.lines[flight.ended_by[ended[0]]]}"
    return Buffering("not seen", not_ahead or why)


def nearest_wait(body: Body, flight: InFlight, load: int) -> tuple[int, Size] | None:
    """The nearest wait of the loop that ends a load, and how far it is; what stands behind the loop says nothing of it."""
    block_of = flow_of(body.kernel).block_of
    inside = {wait: size for wait, size in flight.ends.get(load, {}).items() if block_of(wait) in body.order}
    return min(inside.items(), key=lambda end: end[::-1], default=None)


def _is_fetch(kernel: Kernel, index: int, spaces: frozenset[str]) -> bool:
    """Whether an instruction brings data from these spaces: into registers, or from anywhere into shared memory."""
    form = kernel.forms[index]
    if form.instruction_class == "async_copy":
        return spaces is FAR and any(access.space == "shared" and access.kind == "store" for access in form.accesses)
    return is_load(form) and any(access.kind == "load" and access.space in spaces for access in form.accesses)


def far_loads(body: Body, spaces: frozenset[str] = FAR) -> list[int]:
    """The loads and copies of a loop that come from memory beyond the unit, or from other spaces, in text order."""
    return [index for index in body.instructions() if _is_fetch(body.kernel, index, spaces)]


def _is_idle(distance: tuple[int, ...] | None) -> bool:
    """Whether next to nothing stands between a load and what waits for it."""
    return distance is not None and not distance[1] and distance[0] < NEAR


def _load_across_edge(body: Body, flight: InFlight, _uses: Uses, fetches: list[int]) -> Buffering | None:
    """A load that is in flight across the back edge, and that a wait of the loop ends."""
    kernel, near = body.kernel, None
    ended = {load: end for load in fetches if (end := nearest_wait(body, flight, load)) is not None}
    for leaving in filter(None, map(flight.leaving.get, flow_of(kernel).latches(body.loop))):
        for queue, pending in enumerate(leaving.pending):
            crossing = sorted(ended.keys() & {key % len(kernel) for key in pending})
            if not crossing:
                continue
            load = crossing[0]
            if all(_is_idle(ended[crossed][1]) for crossed in crossing):
                near = Buffering("not seen", f"the load in line {kernel.lines[load]} is issued right before it is waited for")
                continue
            counter = flight.machine.queues[queue].counter
            where = f"in flight across the back edge ({flight.machine.counters[counter]})"
            because = f"the load in line {kernel.lines[load]} is {where}, waited for in line {kernel.lines[ended[load][0]]}"
            stages = _stages(body, flight, counter, leaving.counts[counter], crossing)
            return Buffering("seen", because, stages, tuple(crossing))
    return near


def _stages(body: Body, flight: InFlight, counter: int, leaving: tuple[int, int | None], crossing: list[int]) -> int | None:
    """The iterations under way at a time, the current included; a register holds a single value, so its loads make two."""
    kernel, machine = body.kernel, flight.machine
    # A register holds a single value: what is loaded into it makes two stages.
    if any(kernel.forms[load].instruction_class != "async_copy" for load in crossing):
        return 2
    low, high = leaving
    for block in body.own:
        low, high = widest_range((low, high), flight.during.get(block, {}).get(counter, (0, 0)))
    raised = 0
    for index in body.instructions():
        effect = machine.effect(kernel.forms[index])
        raises = any(machine.queues[queue].counter == counter for queue in effect.raises)
        raised += (counter in effect.commits) if counter in machine.grouped else raises
    # Entries in flight over entries of an iteration are the iterations ahead, where every path agrees on the count.
    return 1 + -(-low // raised) if raised and low == high and low else None


def _register_across_edge(body: Body, _found: InFlight, uses: Uses, fetches: list[int]) -> Buffering | None:
    """A register that is loaded in an iteration and first used in the next."""
    kernel, near, header = body.kernel, None, body.loop.header
    ahead = tuple(load for load in fetches if (load, header) in uses.later)
    for load in ahead:
        distance, work, used = uses.later[load, header]
        if leads_to_itself(body, load):
            continue
        if _is_idle((distance, work)):
            near = Buffering("not seen", f"the load in line {kernel.lines[load]} is issued right before it is used")
            continue
        because = f"what line {kernel.lines[load]} loads is first used in the next iteration"
        return Buffering("seen", f"{because}, in line {kernel.lines[used]}", 2, ahead)
    return near


def leads_to_itself(body: Body, load: int) -> bool:
    """Whether the address of a load comes from what it loaded before: a chain of pointers is no buffering."""
    return load in _sources(body, body.kernel.operands.reads[load])


def _sources(body: Body, registers: Iterable[int], *, past_loads: bool = True) -> set[int]:
    """The instructions of a loop that registers come from; ``past_loads``: also what the addresses of loads come from."""
    kernel, writers = body.kernel, body.writers
    sources: set[int] = set()
    waiting = list(registers)
    while waiting:
        for index in writers.get(waiting.pop(), ()):
            if index not in sources:
                sources.add(index)
                form = kernel.forms[index]
                if past_loads or not (form.accesses or form.instruction_class == "matrix"):
                    waiting.extend(kernel.operands.reads[index])
    return sources


def staged_tiles(body: Body, fetches: list[int]) -> dict[int, int]:
    """The stores of a loop to shared memory of what it brings from beyond, each with its first load; copies do both."""
    kernel = body.kernel
    far = {load for load in fetches if any(access.space in FAR for access in kernel.forms[load].accesses)}
    tiles: dict[int, int] = {}
    for index in body.instructions(inner=True):
        form = kernel.forms[index]
        if not far or "spill" in form.flags or not any(_is_shared(access, "store") for access in form.accesses):
            continue
        address = {
            name for access in form.accesses if access.address for name in _names(access.address.bind(kernel.tokens[index]))
        }
        data = [number for number in kernel.operands.reads[index] if kernel.registers[number].name not in address]
        loads = far & _sources(body, data, past_loads=False)
        if loads and form.instruction_class != "async_copy":
            tiles[index] = min(loads, key=body.place)
    return tiles


def _is_shared(access: Access, *kinds: str) -> bool:
    return access.space == "shared" and access.kind in kinds


def _tile_across_edge(body: Body, flight: InFlight, uses: Uses, fetches: list[int]) -> Buffering | None:
    """A tile that is stored to shared memory after all reads of shared memory in an iteration: a later one reads it.

    Which of several tiles a read is of is not followed.
    """
    kernel, tiles = body.kernel, staged_tiles(body, fetches)
    reads = [
        body.place(index)
        for index in body.instructions(inner=True)
        if "spill" not in kernel.forms[index].flags
        and any(_is_shared(access, "load", "atomic") for access in kernel.forms[index].accesses)
    ]
    if not tiles or not reads:
        return None
    first = min(tiles, key=body.place)
    stored, load = kernel.lines[first], kernel.lines[tiles[first]]
    if body.place(first) > max(reads):
        ends = [nearest_wait(body, flight, tile) for tile in tiles.values()]
        distances = [end[1] if end else uses.first.get(tile) for end, tile in zip(ends, tiles.values(), strict=True)]
        if all(_is_idle(distance[:2]) for distance in distances if distance is not None):
            return Buffering("not seen", f"the tile stored in line {stored} is loaded right before, not meanwhile")
        because = f"line {stored} stores to shared memory what a later iteration reads"
        return Buffering("seen", because, 2, tuple(sorted(set(tiles.values()))))
    if max(map(body.place, tiles)) < min(reads):
        return Buffering("not seen", f"line {stored} stores to shared memory what line {load} loads in the same iteration")
    return None


def _names(address: str) -> list[str]:
    """The names of registers in an address."""
    return _NAME.findall(address)


_Places = list[tuple[int, int]]
"""Places in an iteration."""


def _phases(body: Body, flight: InFlight) -> tuple[_Places, _Places]:
    """The copies of a loop that an mbarrier tells about, and its waits for phases; none in a language without them."""
    forms, machine = body.kernel.forms, flight.machine
    copies, waits = [], []
    for index in body.instructions():
        effect = machine.effect(forms[index])
        by_phase = any(machine.queues[queue].counter in machine.phased for queue in effect.raises)
        if by_phase and forms[index].instruction_class == "async_copy":
            copies.append(body.place(index))
        if effect.barrier == "phase":
            waits.append(body.place(index))
    return copies, waits


def _by_phase(body: Body, copies: _Places, waits: _Places) -> Buffering:
    """Copies that an mbarrier tells about: seen where the loop waits before it copies, not where it waits for its own."""
    kernel = body.kernel
    if not waits:
        return Buffering("unknown", "other code waits for the copies that this loop issues")
    first, last = min(copies)[1], max(waits)[1]
    if max(waits) < min(copies):
        wait = kernel.lines[min(waits)[1]]
        because = f"the copy in line {kernel.lines[first]} is issued after the wait of its iteration, in line {wait}"
        return Buffering("seen", because)
    copied = {_barrier(body, index, -1) for _, index in copies}
    waited = {_barrier(body, index, 0) for _, index in waits}
    if max(copies) < min(waits) and len(copied) == 1 and copied == waited and "" not in copied:
        lines = f"the copy in line {kernel.lines[first]} and the wait in line {kernel.lines[last]}"
        return Buffering("not seen", f"{lines} share one mbarrier in the same iteration")
    return Buffering("unknown", "which copy a wait for an mbarrier's phase belongs to is a value the text does not tell")


def _barrier(body: Body, index: int, place: int) -> str:
    """The address of the mbarrier that an instruction names, "" where the loop changes it or it is not plain."""
    kernel = body.kernel
    addresses = [text for text in kernel.instruction(index).operands if text.startswith("[") and "{" not in text]
    if not addresses:
        return ""
    inside, address = body.instructions(inner=True), addresses[place]
    written = {kernel.registers[register].name for own in inside for register in kernel.operands.writes[own]}
    return "" if any(name in written for name in _names(address)) else address
