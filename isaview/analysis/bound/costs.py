"""How long a wave keeps each part of a unit busy, in clocks, with the least and most that is plausible.

Assumed: all waves of a unit share its pipes and levels without loss, data is larger than the L2, a grid fills the GPU, loads of
an iteration are waited for before the next begins (asynchronous copies are not; `isaview.analysis.bound.unrolling` says which
bodies a later stage repeats), and every branch is taken (`isaview.analysis.addresses.partial_blocks` says which blocks only few
waves run).

- A load or store of global memory moves whole 32-byte sectors. What an earlier access of the same block has touched, and what
  the iteration before left in the same sectors, comes from the L1.
- Data that all groups read comes from the L2. Data that groups read along an axis of the grid comes from memory once for as
  many groups as run side by side, the square root of those the GPU holds; tiles are shared so wherever their lanes lie.
- Where the group's coordinate is divided before it becomes an address, groups may read the same data as along an axis, or not.
  They do where a loop with matrix instructions brings its tiles into shared memory. The same holds where a register that nobody
  knows may be the group's coordinate.
- What is indexed by a byte from memory is a table of at most 256 entries, which stays in the caches.
- An address that is not known may be anything from coalesced to a sector for each lane; in a loop it may stay in its sectors.
- An atomic fetches its sectors and writes them back; where its address is not known it is scattered like an index from memory.
- Of integer instructions a part may be addresses that an assembler folds; latency may be hidden by a part that is not seen.
- A wave whose text has control codes issues no faster than these let it; all waves of a unit do so side by side.
- Private memory of machine code lies lane by lane: its bytes pass the L1, and the L2 where they are stored or not kept.
  They stay in the caches, or come all from memory where the frames of all waves together are larger than these.
- Shared memory serves lanes in groups (`isaview.analysis.addresses.banks`); an unknown address is taken to meet few conflicts,
  an address of loaded data and an atomic those of random addresses, an operand of the matrix unit by descriptor none.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import sqrt

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.analysis.addresses.addressed import LOADED, Addressed
from isaview.analysis.addresses.affine import VARYING
from isaview.analysis.addresses.spread import SECTOR_BYTES
from isaview.analysis.addresses.walk import DATA, HIDDEN, IN_MEMORY
from isaview.analysis.bound.throughput import Machine
from isaview.analysis.bound.work import Work
from isaview.analysis.registers.allocation import is_physical
from isaview.analysis.waits.schedule import schedule_of
from isaview.analysis.waits.waits import Waits
from isaview.flow.graph import flow_of
from isaview.languages.meanings import load
from isaview.model.form import Form
from isaview.model.kernel import Kernel

Range = tuple[float, float, float]
"""Likely, least and most."""

# Lanes whose addresses the load and store unit takes in a clock.
_LANES_A_CLOCK = 32
# Expected largest bin of 32 balls thrown at random into 32 bins, and of balls spread a little more evenly: turns of atomics.
_RANDOM_ATOMICS, _EVEN_ATOMICS = 3.5, 3.0
# The same for loads from a table of 256 words, where lanes that ask for the same word share a turn.
_RANDOM_LOADS = 3.2
# Turns, as a multiple of those without conflicts, of addresses that are not known.
_FEW_CONFLICTS, _SOME_CONFLICTS, _MANY_CONFLICTS = 1.5, 4.0, 8.0
# Share of data read by all groups, and of private memory, that still comes from memory: the first touch of it.
_MISSED = 0.05
# An atomic reads its sectors and writes them back; where the L2 has them, they pass once.
_ATOMIC_PASSES: Range = (2.0, 1.0, 2.0)
_LOADED = f"{VARYING}loaded"
_UNFOLLOWED_SECTORS = 1.5
"""Sectors that an address takes to touch which cannot be followed, as a multiple of the fewest."""
_ADDRESSING_PIPES = ("issue", "int32")
"""Pipes of which a good part is addresses and counters."""
# Shares of integer instructions that an assembler may fold away, and that a branch that is not taken leaves out.
_FOLDED, _BRANCHED_OVER = 0.5, 0.15
# Share of a latency that is left where loads hit a cache or are issued earlier than the text says.
_LEAST_WAITED = 0.7
_ALL: Range = (1.0, 1.0, 1.0)
Place = tuple[str, str]
"""A kind of part, and which of them: ("memory", level), ("compute", pipe), ("shared", ""), ("latency", "" or `DEPENDENT`)."""
DEPENDENT = "dependent"
"""What a wave waits for its own results, as its control codes say."""


class Cost(Struct, frozen=True):
    """Clocks of a unit for a wave: the estimate and the plausible range; ``bytes`` where bytes are moved."""

    clocks: float = 0.0
    low: float = 0.0
    high: float = 0.0
    bytes: float = 0.0

    @staticmethod
    def exactly(clocks: float, bytes: float = 0.0) -> Cost:
        """A cost without a doubt."""
        return Cost(clocks, clocks, clocks, bytes)

    def plus(self, other: Cost, times: float = 1.0) -> Cost:
        """The sum with another cost, run so many times."""
        return Cost(
            self.clocks + other.clocks * times,
            self.low + other.low * times,
            self.high + other.high * times,
            self.bytes + other.bytes * times,
        )


class Setting(Struct, frozen=True):
    """What all costs of a kernel depend on: waves of a unit (low, likely, high), waves of a group, groups the GPU holds."""

    machine: Machine
    waves: tuple[float, float, float]
    group_waves: float
    resident_groups: float
    grid_axes: frozenset[str] = frozenset()


class Costs(Struct):
    """Costs by place."""

    parts: dict[Place, Cost] = field(default_factory=dict)

    def add(self, place: Place, cost: Cost, times: float = 1.0) -> None:
        """Add to a place."""
        self.parts[place] = self.parts.get(place, Cost()).plus(cost, times)

    def add_all(self, other: Costs) -> None:
        """Add other costs, place by place."""
        for place, cost in other.parts.items():
            self.add(place, cost)


def sum_costs(blocks: Iterable[tuple[Costs, float]]) -> Costs:
    """The costs of blocks that run so many times."""
    sums: dict[tuple[str, str], list[float]] = {}
    for costs, times in blocks:
        for place, cost in costs.parts.items():
            total = sums.get(place)
            if total is None:
                total = sums[place] = [0.0, 0.0, 0.0, 0.0]
            total[0] += cost.clocks * times
            total[1] += cost.low * times
            total[2] += cost.high * times
            total[3] += cost.bytes * times
    return Costs({place: Cost(*total) for place, total in sums.items()})


def block_costs(
    kernel: Kernel, works: list[Work], addressed: Iterable[Addressed], setting: Setting, *, joined: bool = True
) -> list[Costs]:
    """The costs of every block, run once; ``joined``: neighbours in shared memory are joined where they may be."""
    spared = _BRANCHED_OVER if load(kernel.module.dialect).is_machine_code else _FOLDED
    costs = [instruction_costs(work, setting, spared) for work in works]
    block_of = flow_of(kernel).block_of
    for access in addressed:
        block = block_of(access.index)
        for place, cost in access_costs(access, setting, joined=joined):
            costs[block].add(place, cost)
    for index, form in enumerate(kernel.forms if is_physical(kernel) else ()):
        for place, cost in private_costs(form, setting.machine):
            costs[block_of(index)].add(place, cost)
    return costs


def access_costs(access: Addressed, setting: Setting, *, joined: bool = True) -> Iterator[tuple[Place, Cost]]:
    """What an access of global or shared memory costs at each place, run once."""
    wide = access.joined if joined else None
    if access.space == "shared" and wide is not None:
        share = (access.bytes or 0) / wide.bytes
        yield ("shared", ""), Cost().plus(_shared_cost(replace(access, bytes=wide.bytes, conflicts=wide.turns), setting), share)
        yield ("compute", "issue"), Cost.exactly((share - 1) * setting.machine.wave_size / setting.machine.lanes["issue"])
    elif access.space == "shared":
        yield ("shared", ""), _shared_cost(access, setting)
    elif access.space in ("global", "generic"):
        yield from ((("memory", level), cost) for level, cost in _global_costs(access, setting).items())


def private_costs(form: Form, machine: Machine) -> Iterator[tuple[Place, Cost]]:
    """What the accesses of private memory of an instruction of machine code cost, run once."""
    for access in form.accesses:
        if access.space == "private":
            amount = (access.bytes or 4) * machine.wave_size
            l1, l2, dram = (amount / machine.levels[level] for level in ("l1", "l2", "dram"))
            yield ("memory", "l1"), Cost.exactly(max(l1, machine.wave_size / _LANES_A_CLOCK), amount)
            yield ("memory", "l2"), Cost(l2, 0.0 if access.kind == "load" else l2, l2, amount)
            yield ("memory", "dram"), Cost(dram * _MISSED, 0.0, dram, amount * _MISSED)


def instruction_costs(work: Work, setting: Setting, spared: float) -> Costs:
    """What instructions cost; ``spared`` is the share of those on integers that may be addresses and counters only."""
    machine = setting.machine
    costs = Costs()
    for pipe, slots in work.slots.items():
        clocks = slots * machine.wave_size / machine.lanes[pipe]
        fewest = slots - spared * work.slots["int32"] if pipe in _ADDRESSING_PIPES else slots
        costs.add(("compute", pipe), Cost(clocks, clocks * fewest / slots if slots else 0.0, clocks))
    for name, operations in work.wave_operations(setting.group_waves).items():
        kind = name.removeprefix("matrix ")
        if name == kind:
            continue
        rate = machine.matrix.get(kind) or machine.matrix.get({"bf16": "fp16", "int4": "int8"}.get(kind, ""))
        if rate:
            costs.add(("compute", f"matrix_{kind}"), Cost.exactly(operations / rate))
    return costs


def _bytes_of_whole(access: Addressed, setting: Setting) -> float | None:
    """Bytes of a wave's share of an access that a wave or group makes as a whole, None where lanes make it."""
    if access.bytes is None or "whole" not in access.because:
        return None
    return access.bytes / (setting.group_waves if "group" in access.because else 1)


def _sectors_touched(access: Addressed, setting: Setting) -> Range:
    """Sectors of a request: likely, fewest, most."""
    whole = _bytes_of_whole(access, setting)
    if whole is not None:
        return (whole / SECTOR_BYTES,) * 3
    if access.sectors is not None:
        low, high = access.sectors
        return sqrt(low * high), float(low), float(high)
    width = access.bytes or 4
    size = setting.machine.wave_size
    least, most = max(1.0, size * width / SECTOR_BYTES), size * max(1.0, width / SECTOR_BYTES)
    # Between the ends the likely value is their geometric mean: a range of factors has no other middle.
    if access.because == LOADED or access.kind == "atomic":
        return sqrt(least * most), least, most
    return least * _UNFOLLOWED_SECTORS, least, min(most, least * _UNFOLLOWED_SECTORS**2)


def _global_costs(access: Addressed, setting: Setting) -> Mapping[str, Cost]:
    """What a request of global memory costs at each level."""
    requested, rates = _sectors_touched(access, setting), setting.machine.levels
    costs: dict[str, Cost] = {}
    if _bytes_of_whole(access, setting) is None:
        least = setting.machine.wave_size / _LANES_A_CLOCK
        clocks, low, high = (max(least, sectors * SECTOR_BYTES / rates["l1"]) for sectors in requested)
        costs["l1"] = Cost(clocks, low, high, requested[0] * SECTOR_BYTES)
    moved = [sectors * SECTOR_BYTES * access.own for sectors in requested]
    # The share that the iteration before has not touched: an unknown step may move to other sectors, or stay.
    fresh = (max(_MISSED, access.fresh),) * 3
    if access.table and access.kind == "load":
        fresh = (_MISSED,) * 3
    elif access.step is None:
        fresh = (1.0, _MISSED if access.stays else 1.0, 1.0)
    for level, shares in (("l2", fresh), ("dram", dram_share(access, setting))):
        moved = [amount * share for amount, share in zip(moved, shares, strict=True)]
        costs[level] = Cost(moved[0] / rates[level], moved[1] / rates[level], moved[2] / rates[level], moved[0])
    return costs


def dram_share(access: Addressed, setting: Setting) -> Range:
    """The share of an access's sectors that comes from memory, not from the L2, as a range."""
    if access.table:
        return (_MISSED,) * 3
    if access.kind == "atomic":
        return _ATOMIC_PASSES
    return load_dram_share(access, setting) if access.kind == "load" else _ALL


def load_dram_share(access: Addressed, setting: Setting) -> Range:
    """The share of a load that comes from memory; the rest other groups read too, so that the L2 has it.

    Of G groups that the GPU holds, as many as sqrt(G) run side by side along an axis of the grid and read the same data.
    """
    axes = setting.grid_axes
    shared = 1 / sqrt(setting.resident_groups)
    tiled = access.staged and access.multiplied
    either = (shared if tiled else sqrt(shared), shared / 2, 1.0)
    # A register that nobody knows may be the group's coordinate.
    if any(name.startswith(HIDDEN) for name in access.depends):
        return either
    if not axes:
        return _ALL
    # The axes of the grid that decide the address: groups along the others read the same data.
    on = axes & access.depends
    varying = any(name.startswith(VARYING) for name in access.depends)
    loaded = IN_MEMORY in access.depends or any(name.startswith(_LOADED) for name in access.depends)
    if (loaded or not access.followed) and (varying or not access.followed):
        return (shared, shared / 2, 1.0) if tiled else (1.0, shared if access.staged or not access.followed else 1.0, 1.0)
    if varying and (not on or on == axes):
        if tiled or (on and access.group_divided and access.multiplied):
            return either
        return (1.0, shared if access.staged or not on else 1.0, 1.0)
    if on and (on != axes or access.group_divided):
        likely = shared if on != axes or tiled else sqrt(shared)
        return (likely, shared / 2, min(1.0, shared * 2) if on != axes or tiled else 1.0)
    return _ALL if on else (_MISSED,) * 3


def _shared_cost(access: Addressed, setting: Setting) -> Cost:
    """What a request of shared memory costs."""
    machine = setting.machine
    rate = machine.levels["shared"]
    whole = _bytes_of_whole(access, setting)
    if whole is not None and access.conflicts is None:
        conflicts = _SOME_CONFLICTS if "row" in access.because else 1.0
        return Cost(whole / rate, whole / rate, whole / rate * conflicts, whole)
    amount = (access.bytes or 4) * machine.wave_size if whole is None else whole
    least = max(machine.wave_size / _LANES_A_CLOCK, 1.0) if whole is None else 1.0
    if access.conflicts is not None:
        answered = amount / rate if machine.broadcasts_cost else 0.0
        atomic = _RANDOM_ATOMICS / 2 if access.kind == "atomic" else 1.0
        return Cost.exactly(max(least, float(access.conflicts), answered) * atomic, amount)
    even = max(least, amount / rate)
    if access.turns is not None and access.kind != "atomic":
        low, high = (max(least, float(turns)) for turns in access.turns)
        return Cost(sqrt(low * high), low, high, amount)
    if access.known:
        return Cost(even, min(even, least), even, amount)
    if access.kind == "atomic":
        return Cost(even * _RANDOM_ATOMICS, even * _EVEN_ATOMICS, even * _MANY_CONFLICTS, amount)
    likely, many = (_RANDOM_LOADS, _MANY_CONFLICTS) if DATA in access.depends else (_FEW_CONFLICTS, _SOME_CONFLICTS)
    return Cost(even * likely, min(even, least), even * many, amount)


def far_loads(kernel: Kernel, near: frozenset[int]) -> frozenset[int]:
    """The loads of global memory that something waits for.

    ``near`` are instructions that nothing waits for: they do not go to memory, or load for a later iteration.
    """
    forms = {
        form
        for form in kernel.distinct_forms
        if form.instruction_class != "async_copy"
        and any(access.kind in ("load", "atomic") and access.space in ("global", "generic") for access in form.accesses)
    }
    used = {register for read in kernel.operands.reads for register in read} if forms else set()
    loads = (index for index, form in enumerate(kernel.forms) if form in forms and index not in near)
    return frozenset(index for index in loads if not used.isdisjoint(kernel.operands.writes[index]))


def longest_chain(kernel: Kernel, blocks: Iterable[int], loads: frozenset[int]) -> int:
    """How many of these loads follow from each other on the longest way through blocks, run in this order."""
    depth: dict[int, int] = {}
    longest = 0
    reads, writes, kills = kernel.operands.reads, kernel.operands.writes, kernel.operands.kills
    inside = flow_of(kernel).inside(blocks)
    # Only registers that follow from a load are in ``depth``: most instructions read none of them.
    is_none_read = depth.keys().isdisjoint
    for index in inside if not loads.isdisjoint(inside) else ():
        read = reads[index]
        level = 0 if is_none_read(read) else max([depth.get(register, 0) for register in read])
        if index in loads:
            level += 1
            longest = max(longest, level)
        if level or not is_none_read(writes[index]):
            for register in writes[index]:
                depth[register] = level if register in kills[index] else max(level, depth.get(register, 0))
    return longest


def dependence_costs(waits: Waits, setting: Setting) -> Iterator[Cost]:
    """What each block costs because a wave issues its instructions no faster than its control codes let it.

    All waves of a unit share that time: it matters where they are few. Waits for results of the wave's own unit count as far as
    somebody published how long these take.
    """
    schedule = schedule_of(waits)
    if schedule is None:
        return
    low, likely, high = setting.waves
    for block in flow_of(waits.kernel).blocks:
        clocks, waited = 0, [0, 0]
        for index in range(block.first, block.last):
            clocks += waits.flight.effects[index].clocks
            waited = [sum(pair) for pair in zip(waited, schedule.waited.get(index, (0, 0)), strict=True)]
        yield Cost((clocks + sum(waited) / 2) / likely, (clocks + waited[0]) / high, (clocks + waited[1]) / low)


def latency_cost(count: float, setting: Setting) -> Cost:
    """What waiting for memory so many times costs a wave, shared by all waves that wait meanwhile."""
    low, likely, high = setting.waves
    waited = count * setting.machine.latency
    return Cost(waited / likely, waited / high * _LEAST_WAITED, waited / low)
