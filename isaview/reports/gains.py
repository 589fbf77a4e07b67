"""The findings of a rule in a kernel, each with what its removal gains at most and why, and the order that follows.

A gain is a share of the kernel's time by its bound, computed again without what the rule names, or waves, or bytes a lane.
Where nothing can be computed it is unavailable and says why. A rule names a key of `RELIEFS`; any other text is the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.addresses.addressed import WIDEST, Addressed
from isaview.analysis.addresses.banks import banks_of
from isaview.analysis.addresses.spread import SECTOR_BYTES
from isaview.analysis.bound.costs import Cost, Place, access_costs, private_costs
from isaview.analysis.bound.relief import Basis, Relief
from isaview.analysis.bound.throughput import older_instruction
from isaview.analysis.bound.work import form_work
from isaview.analysis.registers.allocation import is_physical
from isaview.analysis.tally import callers
from isaview.base import store
from isaview.base.limits import BeyondLimitError
from isaview.base.measure import Measure, counted_measure, unavailable
from isaview.base.text import safe
from isaview.flow.graph import flow_of
from isaview.model.form import Form
from isaview.reports.fixes import fixes
from isaview.reports.rule import AbsentError, Finding, Fix, Rule, Spot, View

if TYPE_CHECKING:
    from isaview.analysis.analyzers.bound import BoundReport
    from isaview.analysis.analyzers.occupancy import OccupancyReport

_UNIT = "%"
"""Of the kernel's time."""
_L1 = ("memory", "l1")
_SLOW = 8
"""Issue slots that the bound counts for a slow operation."""
Indices = Sequence[int]
Because = str
"""Why a gain is not known."""
Relieve = Callable[[View, Indices, Basis], Relief | Because]
_UNKNOWN = (AbsentError, BeyondLimitError, MemoryError, RecursionError)
"""Errors that leave a gain or a fix unknown."""


class Kind(Struct, frozen=True):
    """What the removal of a finding relieves, as a ``sentence``; ``measure`` gives the gain for some instructions."""

    sentence: str
    measure: Callable[[View, Indices], Measure]


def findings(rule: Rule, view: View, *, gains: bool = True) -> list[Finding]:
    """What a rule finds in a kernel, by line, each with its expected gain where ``gains`` are asked for.

    Raises:
        AbsentError: the rule needs an analysis that the kernel does not have.
        Exception: whatever a broken rule raises.
    """
    kernel = view.kernel
    if "unoptimised" in kernel.flags and not rule.of_unoptimised:
        return []
    if view.meanings.is_compilers(kernel.name):
        return []  # nobody but the compiler wrote this function; of a kernel's copy, the kernel has the findings
    return sorted((_finding(rule, view, spot, gains) for spot in rule.find(view)), key=lambda finding: finding.line)


def _finding(rule: Rule, view: View, spot: Spot, gains: bool) -> Finding:
    places = [] if spot.index is None else [*callers(view.kernel.position(spot.index))]
    source = next((str(place) for place in places if place.file == places[-1].file), None)  # not a header's
    # a header's function is inlined in many kernels: the reader looks for the place in the kernel's own file
    line = view.kernel.line if spot.index is None else view.kernel.lines[spot.index]
    about = spot.about or (() if spot.index is None else (spot.index,))
    gain, fixed = (_gain(rule, view, spot, about), _fixes(rule, view, about)) if gains else (None, ((), ""))
    message = spot.message if spot.condition is None else f"if {spot.condition.text}: {spot.message}"
    return Finding(rule.code, rule.name, line, source and safe(source), safe(message), gain, *fixed, spot.condition)


def rank(rule: Rule, finding: Finding) -> tuple[float | str, ...]:
    """What findings are ordered by: failures, then gains in time, waves and bytes, then those unknown, then none.

    Of those alike, what holds under a condition comes last.
    """
    value, unit = (None, "") if finding.gain is None else (finding.gain.value, finding.gain.unit)
    if rule.relieves == "correctness":
        place = 0
    elif not value:
        place = 4 if value is None else 5
    else:
        place = {_UNIT: 1, "B": 3}.get(unit, 2)
    return place, -(value or 0), finding.condition is not None, finding.code, finding.line


def _fixes(rule: Rule, view: View, about: Indices) -> tuple[tuple[Fix, ...], str]:
    try:
        # a finding stands without its fix, and a limit of one analysis is no failure of the rule
        return fixes(rule.name, view, about)
    except _UNKNOWN as why:
        return (), safe(store.reason(why))


def _gain(rule: Rule, view: View, spot: Spot, about: Indices) -> Measure:
    kind = RELIEFS.get(rule.relieves)
    if kind is None or spot.unknown:
        return unavailable(_UNIT, spot.unknown or rule.relieves)
    try:
        return kind.measure(view, about)
    except _UNKNOWN as why:
        return unavailable(_UNIT, safe(store.reason(why)))


def _measure_relief(view: View, indices: Indices, relieve: Relieve) -> Measure:
    bound: BoundReport = view.need("bound")
    if bound.basis is None:
        called = "a function is judged where a kernel calls it"
        return unavailable(_UNIT, "; ".join(bound.reasons) if view.kernel.is_entry else called)
    relief = relieve(view, indices, bound.basis)
    return unavailable(_UNIT, relief) if isinstance(relief, str) else relief.gain()


def _block(view: View, index: int) -> int:
    return flow_of(view.kernel).block_of(index)


def _accesses(view: View, indices: Indices, *spaces: str) -> Iterator[Addressed]:
    wanted = set(indices)
    for access in view.need("accesses"):
        if access.addressed.index in wanted and access.space in spaces:
            yield access.addressed


def _slots(relief: Relief, view: View, form: Form) -> list[tuple[Place, Cost]]:
    work = form_work(form, view.meanings, relief.basis.setting.machine.wave_size)
    return [relief.slots(pipe, count) for pipe, count in work.slots.items()]


def _share(costs: Iterable[tuple[Place, Cost]], share: float) -> list[tuple[Place, Cost]]:
    return [(place, Cost().plus(cost, share)) for place, cost in costs]


def _reshape_accesses(space: str, change: Callable[[Addressed, int], Addressed]) -> Relieve:
    """A relief of accesses of a space, which ``change`` gives as they could be, for so many lanes of a wave."""

    def relieve(view: View, indices: Indices, basis: Basis) -> Relief:
        relief = Relief(basis)
        for access in _accesses(view, indices, space):
            changed = change(access, basis.setting.machine.wave_size)
            costs = (access_costs(addressed, basis.setting) for addressed in (access, changed))
            relief.replace(_block(view, access.index), *costs)
        return relief

    return relieve


def _remove_conflicts(access: Addressed, _lanes: int) -> Addressed:
    joined = access.joined and replace(access.joined, turns=access.joined.least_turns)
    return replace(access, conflicts=access.least_turns, joined=joined)


def _coalesce(access: Addressed, lanes: int) -> Addressed:
    # lanes side by side touch each byte once; a request takes one sector at least
    sectors = max(1, -(-(access.bytes or 0) * lanes // SECTOR_BYTES))
    return replace(access, sectors=(sectors, sectors))


def _widen(view: View, indices: Indices, basis: Basis) -> Relief:
    """Fewer requests and instructions for the same bytes, at the width that neighbours allow, else at the widest."""
    relief, lanes = Relief(basis), basis.setting.machine.wave_size
    for access in _accesses(view, indices, "global", "shared"):
        width, block = access.wider or WIDEST, _block(view, access.index)
        # one wide access replaces width / bytes narrow ones, so each of these is left with its share of it
        share = (access.bytes or width) / width
        if access.space == "shared":
            turns = banks_of(view.kernel.module.target or "", access.kind, width).groups(lanes)
            wide = replace(access, bytes=width, conflicts=turns, joined=None)
        else:
            # what is strided stays so: a wide request touches no fewer sectors than the narrow one did
            sectors = max(-(-lanes * width // SECTOR_BYTES), access.sectors[1] if access.sectors else 0)
            wide = replace(access, bytes=width, sectors=(sectors, sectors))
        old, new = (
            [pair for pair in access_costs(addressed, basis.setting, joined=False) if pair[0] in (_L1, ("shared", ""))]
            for addressed in (access, wide)
        )
        relief.replace(block, old, _share(new, share))
        slots = _slots(relief, view, view.kernel.forms[access.index])
        relief.replace(block, slots, _share(slots, share))
    return relief


def _remove(view: View, indices: Indices, basis: Basis) -> Relief | Because:
    """The instructions, with what they move."""
    relief, kernel = Relief(basis), view.kernel
    for access in _accesses(view, indices, "global", "shared"):
        relief.replace(_block(view, access.index), access_costs(access, basis.setting))
    for index in indices:
        form = kernel.forms[index]
        relief.replace(_block(view, index), _slots(relief, view, form))
        if is_physical(kernel):
            relief.replace(_block(view, index), private_costs(form, basis.setting.machine))
        elif any(access.space == "private" for access in form.accesses):
            # private memory of a text before register allocation need not become memory
            return "an assembler may still keep it in registers"
    return relief


def _share_of_slots(share: float, flag: str = "", because: Because = "") -> Relieve:
    """A relief of instructions with a flag, of which this share of their issue slots and pipes is left."""

    def relieve(view: View, indices: Indices, basis: Basis) -> Relief | Because:
        relief = Relief(basis)
        flagged = [index for index in indices if not flag or flag in view.kernel.forms[index].flags]
        for index in flagged:
            slots = _slots(relief, view, view.kernel.forms[index])
            relief.replace(_block(view, index), slots, _share(slots, share))
        return relief if flagged else because

    return relieve


def _use_float32(view: View, indices: Indices, basis: Basis) -> Relief:
    relief = Relief(basis)
    for index in indices:
        slots = form_work(view.kernel.forms[index], view.meanings, basis.setting.machine.wave_size).slots["fp64"]
        relief.replace(_block(view, index), [relief.slots("fp64", slots)], [relief.slots("fp32", slots)])
    return relief


def _use_matrix_units(view: View, indices: Indices, basis: Basis) -> Relief:
    relief, machine = Relief(basis), basis.setting.machine
    for index in indices:
        form = view.kernel.forms[index]
        # a clock of the unit's matrix pipe does `matrix` operations, whatever instruction asks for them
        clocks = sum(form_work(form, view.meanings, machine.wave_size).operations.values()) / machine.matrix["fp16"]
        product = ("compute", "matrix_fp16"), Cost(clocks, clocks, clocks)
        relief.replace(_block(view, index), _slots(relief, view, form), [product])
    return relief


def _use_newer(view: View, indices: Indices, basis: Basis) -> Relief | Because:
    """The matrix instructions at the full rate, where the bound is with all of them at the share that they reach."""
    row = older_instruction(view.kernel.forms[indices[0]].opcode, view.gpu.target if view.gpu is not None else "")
    places = {place: cost for place, cost in basis.verdict.costs.items() if place[1].startswith("matrix_")}
    if row is None or not row.share or not places:
        return "no document says how much slower the earlier instruction is"
    # the bound takes every matrix instruction at the full rate: the earlier generation reaches `share` of it
    slower = {place: Cost().plus(cost, 1 / row.share) for place, cost in places.items()}
    relief = _relief_with(basis, slower)
    for place, cost in places.items():
        relief.taken.add(place, slower[place])
        relief.added.add(place, cost)
    return relief


def _relief_with(basis: Basis, costs: Mapping[Place, Cost]) -> Relief:
    return Relief(replace(basis, verdict=replace(basis.verdict, costs={**basis.verdict.costs, **costs})))


def _all_lanes(view: View, _indices: Indices, basis: Basis) -> Relief | Because:
    """All but memory does with fewer waves what it did, as idle lanes move nothing."""
    threads, lanes = view.need("occupancy").threads, basis.setting.machine.wave_size
    if not threads:
        return "the size of a group is not known"
    # lanes that run, of those in the waves that the group fills: 33 threads use 33 of 64
    share = threads / (-(-threads // lanes) * lanes)
    moved = {place: Cost().plus(cost, share) for place, cost in basis.verdict.costs.items() if place[0] == "memory"}
    relief = _relief_with(basis, moved)
    for place, cost in basis.verdict.costs.items():
        if place not in moved:
            relief.taken.add(place, cost, 1 - share)
    return relief


def _hide_latency(view: View, indices: Indices, basis: Basis) -> Relief | Because:
    relief, loop = Relief(basis), flow_of(view.kernel).innermost[_block(view, indices[0])]
    relief.hide_latency(loop)
    return relief if relief.taken.parts else "the bound counts no load there that anything waits for"


def _next_step(view: View, _indices: Indices) -> Measure:
    occupancy: OccupancyReport = view.need("occupancy")
    waves, step = occupancy.waves, occupancy.next_step
    if waves.value is None or step is None:
        return unavailable(waves.unit, "the next step is not known")
    return counted_measure(step.waves - waves.value, waves.unit, f"{waves.value:g} → {step.waves:g}")


def _larger_groups(view: View, _indices: Indices) -> Measure:
    occupancy: OccupancyReport = view.need("occupancy")
    # the number of groups is what larger groups raise; every other limit stays
    now, most = occupancy.waves.value or 0, min(waves for name, waves in occupancy.limits.items() if name != "groups")
    return counted_measure(max(most - now, 0), occupancy.waves.unit, f"{now:g} → {most:g}, as all else allows")


def _remove_spills(view: View, indices: Indices) -> Measure:
    """The time where spill code is marked, else the bytes that are known to be spilled."""
    time = _measure_relief(view, indices, _remove) if indices and is_physical(view.kernel) else None
    if time is not None and time.is_known:
        return time
    bytes_ = view.first_stated("spilled_store_bytes", "spilled_bytes") or view.need("private").stores
    if bytes_ is None or not bytes_.value:
        return unavailable("B", "how many bytes are spilled is not known")
    why = "which places spill is not in the text" if time is None else time.because
    return replace(bytes_, because=f"spilled; the time is not known: {why}")


def _time(sentence: str, relieve: Relieve) -> Kind:
    return Kind(f"The bound's time{sentence}", lambda view, indices: _measure_relief(view, indices, relieve))


_CORRECTNESS = "it is about being right, not about time"
_AMONG_OTHERS = "its instructions stand among others in machine code"
RELIEFS: Mapping[str, Kind] = {
    "correctness": Kind(f"I{_CORRECTNESS[1:]}, so it stands first.", lambda *_: unavailable(_UNIT, _CORRECTNESS)),
    "conflicts": _time(", with the turns that lanes side by side need.", _reshape_accesses("shared", _remove_conflicts)),
    "sectors": _time(", with the sectors that lanes side by side need.", _reshape_accesses("global", _coalesce)),
    "requests": _time(", with wider requests and fewer instructions for the same bytes.", _widen),
    "instructions": _time(" without these instructions and what they move.", _remove),
    "spills": Kind("The bound's time without spill code that the text marks, else the bytes spilled.", _remove_spills),
    "exactness": _time(
        ", with one instruction for each where the text has one operation.",
        _share_of_slots(1 / _SLOW, "slow", _AMONG_OTHERS),
    ),
    "pairs": _time(", with half of these instructions.", _share_of_slots(1 / 2)),
    "precision": _time(", with these operations on the float32 pipe.", _use_float32),
    "vector units": _time(", with these multiply-adds on the matrix unit.", _use_matrix_units),
    "generation": _time(" at the full rate, from the share that a document states.", _use_newer),
    "idle lanes": _time(", with all lanes at work: what memory moves stays.", _all_lanes),
    "waiting": _time(" without waiting for loads in this loop.", _hide_latency),
    "waves": Kind("The waves of the next step.", _next_step),
    "groups": Kind("The waves that all else allows.", _larger_groups),
}
