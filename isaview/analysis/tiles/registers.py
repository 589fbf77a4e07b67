"""Registers of a lane by value and by role where most are alive, and what a back end will allocate for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import accumulate

from isaview.analysis.tiles.lives import WORD, Life, lane_registers, lives
from isaview.analysis.tiles.operations import reachable_names
from isaview.analysis.tiles.program import Program, once_for_each_program, program_of
from isaview.analysis.tiles.records import Holder, PartRegisters, TileRegisters
from isaview.analysis.tiles.tables import register_weights
from isaview.base.measure import Measure, counted_measure, estimated_measure, stated_measure, unavailable, unread
from isaview.gpus.hardware import Gpu
from isaview.model.kernel import Kernel
from isaview.tensors.layouts import lane_elements
from isaview.tensors.types import TensorType

UNIT = "registers"
NO_LAYOUTS = "layouts are not chosen yet: the next stage of the compilation (.ttgir) says what a lane holds"
_UNFOLDED = ("accumulator", "operand", "other")
"""Roles of values that have no other form than their elements, as neighbouring addresses have offsets."""
ROLES = ("accumulator", "operand", "pointer", "mask", "index", "uniform", "other")
_FROM_OPERAND = frozenset(("convert", "move", "cross_lane"))
"""Classes of operations through which what becomes a factor of a product is a factor itself."""
_WHILE_IT_RUNS = {
    "temporary": frozenset(("divides", "transcendental", "opaque")),
    "reduced": frozenset(("reduces", "scans", "histogram", "gathers")),
}
"""What an operation needs for itself while it runs, as roles: steps of divisions and functions, partial results."""
# Changes of type and layout between a load and the product that takes it.
_DEEPEST = 16
_REQUESTED = "requestedRegisters"


def registers(program: Program, gpu: Gpu | None) -> TileRegisters:
    """What holds registers at the peak of a kernel, its budget, and the estimate of what is allocated."""
    budget = program.kernel.stated.get("max_registers")
    if budget is None and (gpu is None or not program.warps):
        budget = unavailable(UNIT, "the number of warps or the GPU is not known")
    elif budget is None and gpu is not None:
        most = budget_of(gpu, program.warps, program.lanes)
        budget = counted_measure(
            most, UNIT, f"what {gpu.name} has for {program.warps} warps, in steps of {gpu.vector_granule[0]}"
        )
    assert budget is not None
    vector = estimate_allocation(program.kernel, gpu)
    moments = pressure(program)
    if not moments or not program.operations or not program.has_layouts:
        nothing = unavailable(UNIT, NO_LAYOUTS if not program.has_layouts else "no value is known to hold registers")
        return TileRegisters(nothing, None, {}, (), vector, budget, program.warps)
    moment, by_role = max(moments, key=lambda entry: _tensor_registers(entry[1]))
    roles, sizes = roles_of(program), lane_registers(program)
    alive: dict[str, Life] = {}
    for life in lives(program):
        first, last = _moments(life)
        if life.name in sizes and first <= moment <= last:
            alive[life.name] = life
    holders: list[Holder] = []
    for name, life in alive.items():
        maker = program.definition(name)
        if maker is None and name in program.carried_values:
            maker = program.carried_values[name][0].head
        place = program.place(maker, name) if maker is not None else program.argument_place(name)
        shape, encoding = "x".join((*life.type.extents, life.type.element)), life.type.encoding
        spelling = shape if encoding is None else f"{shape} {encoding.alias or encoding.name}"
        if round(sizes[name].folded):
            holders.append(Holder(place, name, roles.get(name, "other"), round(sizes[name].folded), spelling))
    words = round(sum(sizes[name].words for name in alive))
    because = f"what values hold by their layouts, offsets that the text states folded; {words} if each element had its own"
    measure: Measure = counted_measure(round(_tensor_registers(by_role)), UNIT, because)
    if not program.kernel.complete:
        measure = unread(UNIT, "statements of this kernel could not be read, so what is alive is not known")
    following = (operation for operation in program.operations if operation.index >= moment // 2)
    peak = program.place(next(following, program.operations[-1]))
    in_order = tuple(sorted(holders, key=lambda holder: (-holder.registers, holder.place.line, holder.value)))
    shares = {role: round(by_role[role]) for role in ROLES if round(by_role.get(role, 0))}
    parts = tuple(_parts(program))
    return TileRegisters(measure, peak, shares, in_order, vector, budget, program.warps, parts, _unfolded_peak(program))


def _tensor_registers(by_role: Mapping[str, float]) -> float:
    """The registers that values hold, without what operations need while they run."""
    return sum(by_role.get(role, 0) for role in ROLES)


def _unfolded_peak(program: Program) -> int:
    """The most registers of values with no other form than their elements, without those that shared memory holds, too."""
    roles, sizes, changes = roles_of(program), lane_registers(program), Counter[int]()
    accessing = (
        operation for operation in program.operations if operation.access is not None and operation.access.space == "shared"
    )
    read = {name for operation in accessing for name in operation.results}
    for life in lives(program):
        if life.name in sizes and life.name not in read and roles.get(life.name, "other") in _UNFOLDED:
            first, last = _moments(life)
            changes[first] += round(sizes[life.name].folded)
            changes[last + 1] -= round(sizes[life.name].folded)
    return max(accumulate(changes[moment] for moment in sorted(changes)), default=0)


def _parts(program: Program) -> Iterator[PartRegisters]:
    """What the parts of a specialised group hold, and ask for: the first has what others leave."""
    requested = next(
        (operation.tensors.attribute(_REQUESTED) or "" for operation in program.operations_with("specializes")), ""
    )
    requests = ["", *requested.partition(":")[2].rstrip(">").split(",")]
    for index, (part, warps) in enumerate(program.parts):
        number = requests[index].strip() if index < len(requests) else ""
        live = max((_tensor_registers(by_role) for moment, by_role in pressure(program) if moment // 2 in part), default=0)
        request: Measure = unavailable(UNIT, "the text requests none for this part")
        if number.isdecimal():
            request = stated_measure(int(number), UNIT, _REQUESTED)
        place = program.place(next(operation for operation in program.operations if operation.index >= part.start))
        yield PartRegisters(
            place, warps, counted_measure(round(live), UNIT, "what values of the part hold by their layouts"), request
        )


@once_for_each_program
def roles_of(program: Program) -> Mapping[str, str]:
    """Value → its role: accumulator, operand, pointer, mask, index or uniform; values with none of these are left out."""
    roles: dict[str, str] = {}
    # A sum keeps its role through the loops and branches that carry it.
    carried_on = {carried.following: carried.name for _, carried in program.carried_values.values()}
    joined_to = {choice: result for result, choices in program.joins.items() for choice in choices}
    for operation in program.operations_with("contracts"):
        for name in (*operation.results, *operation.operands[2:3]):
            names = reachable_names(name, lambda value: [table[value] for table in (carried_on, joined_to) if value in table])
            roles.update(dict.fromkeys(names, "accumulator"))
        # What becomes a factor by changes of type and layout alone is one itself, back to its load.
        for factor in operation.operands[:2]:
            name = factor
            for _ in range(_DEEPEST):
                roles.setdefault(name, "operand")
                maker = program.definition(name)
                if maker is None or maker.form.instruction_class not in _FROM_OPERAND or not maker.operands:
                    break
                name = maker.operands[0]
    values = [
        (name, type)
        for operation in program.operations
        for name, type in zip(operation.results, operation.tensors.results, strict=False)
    ]
    values += [(carried.name, carried.type) for loop in program.loops for carried in loop.carried]
    values += [(name, type) for name in program.joins if (type := program.type_of(name)) is not None]
    values += [*program.arguments.items(), *((name, TensorType((), "i32", WORD)) for name in program.inductions)]
    for name, type in values:
        if not type.shape:
            roles[name] = "uniform"
        elif type.is_pointer:
            roles[name] = "pointer"
        elif type.bits == 1:
            roles[name] = "mask"
        elif type.element.startswith("i") and type.bits > 16:
            roles.setdefault(name, "index")
    return roles


def budget_of(gpu: Gpu, warps: int, lanes: int) -> int:
    """The registers of a lane where so many warps share the register files of a unit.

    The file of a SIMD is shared among the warps on it, rounded down to the steps in which registers are allocated.
    """
    mode = min(gpu.wave_sizes.index(lanes) if lanes in gpu.wave_sizes else 0, len(gpu.vector_registers_total) - 1)
    granule = gpu.vector_granule[min(mode, len(gpu.vector_granule) - 1)]
    on_a_simd = -(-warps // gpu.simds[-1])
    return min(
        gpu.named_registers_max or gpu.vector_registers_max, gpu.vector_registers_total[mode] // on_a_simd // granule * granule
    )


def estimate_allocation(kernel: Kernel, gpu: Gpu | None) -> Measure:
    """The vector registers that a back end is estimated to allocate, with an interval."""
    program = program_of(kernel)
    weights = register_weights(program.kernel.module.target or "" if gpu is None else gpu.target)
    if not program.has_layouts:
        return unavailable(UNIT, NO_LAYOUTS)
    if weights is None or gpu is None or not program.warps:
        return unavailable(UNIT, "name a GPU with --gpu: what back ends allocate is fitted for each")
    most = budget_of(gpu, program.warps, program.lanes)
    if any(program.operations_with("specializes")):
        # Parts hand registers to each other (setmaxnreg): each gets four warps' worth of the pool at a time.
        others = sum(count for _, count in program.parts[1:])
        most = budget_of(gpu, program.warps + -(-others // 4) * 4, program.lanes)
        return estimated_measure(
            most, most, most, UNIT, "parts of the group hand registers on: it is given what its warps can have"
        )
    needs = [by_role for _, by_role in pressure(program)] or [{}]
    needed, where = max(
        ((sum(weights.get(role, 0) * words for role, words in by_role.items()), by_role) for by_role in needs),
        key=lambda by_role: by_role[0],
    )
    value = min(most, round(weights["base"] + needed))
    low, high = (min(most, round(end)) for end in (value * weights["low"], value * weights["high"] + weights["slack"]))
    shares = ", ".join(f"{role} {words:g}" for role, words in where.items() if words)
    because = f"by roles of what is alive at once, offsets that the text states folded: {shares}; fitted for its back end"
    return estimated_measure(value, min(low, value), max(high, value), UNIT, because)


@once_for_each_program
def pressure(program: Program) -> tuple[tuple[int, Mapping[str, float]], ...]:
    """The registers alive by role, as a back end keeps them, at each moment where that changes.

    Before an operation the moment is twice its index, behind it one more.
    """
    moments: list[tuple[int, Mapping[str, float]]] = []
    roles, sizes = roles_of(program), lane_registers(program)
    begins: dict[int, list[tuple[str, float]]] = {}
    ends: dict[int, list[tuple[str, float]]] = {}
    for life in lives(program):
        if life.type.place == "value" and life.name in sizes:
            size = sizes[life.name].folded
            first, last = _moments(life)
            if size:
                begins.setdefault(first, []).append((roles.get(life.name, "other"), size))
                ends.setdefault(last + 1, []).append((roles.get(life.name, "other"), size))
    for operation in program.operations:
        role = next((role for role, flags in _WHILE_IT_RUNS.items() if not flags.isdisjoint(operation.flags)), "")
        type = operation.type if role == "temporary" else operation.operand_type(0)
        elements = lane_elements(type, program.warps, program.lanes) if role and type is not None and type.shape else 0
        if elements:
            begins.setdefault(2 * operation.index, []).append((role, float(elements)))
            ends.setdefault(2 * operation.index + 2, []).append((role, float(elements)))
    alive: Counter[str] = Counter()
    for moment in sorted(begins.keys() | ends.keys()):
        for role, size in ends.get(moment, ()):
            alive[role] -= size  # type: ignore[assignment]
        for role, size in begins.get(moment, ()):
            alive[role] += size  # type: ignore[assignment]
        moments.append((moment, dict(alive)))
    return tuple(moments)


def _moments(life: Life) -> tuple[int, int]:
    """The first and last moment of a life: behind the operation that makes the value, and before its last use."""
    return 2 * life.first + 1, max(2 * life.last, 2 * life.first + 1)
