"""Gains: what mending a finding gains at most, with the reason, and the order of findings that follows.

A gain is a share of the kernel's time by its bound, computed anew without what the rule names, or waves, or bytes a lane. Where
nothing can be computed it is unavailable and says why. A rule names one of `RELIEFS`; any other text of it is the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.addresses.addressed import WIDEST, Addressed
from isaview.analysis.addresses.banks import banks_of
from isaview.analysis.addresses.spread import SECTOR_BYTES
from isaview.analysis.bound.costs import Cost, Place, access_costs, private_costs
from isaview.analysis.bound.relief import Basis, Relief
from isaview.analysis.bound.throughput import older
from isaview.analysis.bound.work import form_work
from isaview.analysis.registers.allocation import is_physical
from isaview.base import store
from isaview.base.limits import BeyondLimitError
from isaview.base.measure import Measure, counted, unavailable
from isaview.base.text import safe
from isaview.flow.graph import flow_of
from isaview.model.form import Form
from isaview.reports.fixes import fixes
from isaview.reports.rule import AbsentError, Finding, Fix, Rule, Spot, View

if TYPE_CHECKING:
    from isaview.analysis.analyzers.bound import BoundReport
    from isaview.analysis.analyzers.occupancy import OccupancyReport

_UNIT = "%"
_L1 = ("memory", "l1")
_SLOW = 8
"""Times that a slow operation is counted in the bound."""
Indices = Sequence[int]
Because = str
"""Why a gain is not known."""
Relieve = Callable[[View, Indices, Basis], Relief | Because]


class Kind(Struct, frozen=True):
    """What mending relieves, as a ``sentence``: ``relieve`` takes it off the bound, or ``measure`` gives the gain itself."""

    sentence: str
    relieve: Relieve | None = None
    measure: Callable[[View, Indices], Measure] | None = None


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
    found = []
    for spot in rule.find(view):
        position = None if spot.index is None else kernel.position(spot.index)
        line = kernel.line if spot.index is None else kernel.lines[spot.index]
        source = None if position is None else safe(str(position))
        gain, fixed = (_gain(rule, view, spot), _fixes(rule, view, spot)) if gains else (None, ((), ""))
        found.append(Finding(rule.code, rule.name, line, source, safe(spot.message), gain, *fixed))
    return sorted(found, key=lambda one: one.line)


def rank(rule: Rule, finding: Finding) -> tuple[float | str, ...]:
    """What findings are ordered by: failures, then gains in time, waves and bytes, then those unknown, then none."""
    gain = finding.gain
    if rule.relieves == "correctness":
        place = 0
    elif gain is None or gain.value is None:
        place = 4
    elif not gain.value:
        place = 5
    else:
        place = 1 if gain.unit == _UNIT else 3 if gain.unit == "B" else 2
    return place, -(gain.value or 0) if gain is not None else 0, finding.code, finding.line


def _fixes(rule: Rule, view: View, spot: Spot) -> tuple[tuple[Fix, ...], str]:
    try:
        return fixes(rule.name, view, spot.about or (() if spot.index is None else (spot.index,)))
    except (AbsentError, BeyondLimitError, MemoryError, RecursionError) as why:
        return (), safe(store.reason(why))


def _gain(rule: Rule, view: View, spot: Spot) -> Measure:
    kind = RELIEFS.get(rule.relieves)
    if kind is None or spot.unknown:
        return unavailable(_UNIT, spot.unknown or rule.relieves)
    indices = spot.about or (() if spot.index is None else (spot.index,))
    try:
        if kind.measure is not None:
            return kind.measure(view, indices)
        assert kind.relieve is not None
        return _relieved(view, indices, kind.relieve)
    except (AbsentError, BeyondLimitError, MemoryError, RecursionError) as why:
        return unavailable(_UNIT, safe(store.reason(why)))


def _relieved(view: View, indices: Indices, relieve: Relieve) -> Measure:
    bound: BoundReport = view.need("bound")
    if bound.basis is None:
        why = "a function is judged where a kernel calls it" if not view.kernel.is_entry else "; ".join(bound.reasons)
        return unavailable(_UNIT, why)
    relief = relieve(view, indices, bound.basis)
    return unavailable(_UNIT, relief) if isinstance(relief, str) else relief.gain()


def _block(view: View, index: int) -> int:
    return flow_of(view.kernel).block_of(index)


def _accesses(view: View, indices: Indices, *spaces: str) -> Iterator[Addressed]:
    wanted = set(indices)
    for access in view.need("accesses"):
        if access.found.index in wanted and access.space in spaces:
            yield access.found


def _slots(relief: Relief, view: View, form: Form) -> Iterator[tuple[Place, Cost]]:
    work = form_work(form, view.meanings, relief.basis.setting.machine.wave_size)
    return (relief.slots(pipe, count) for pipe, count in work.slots.items())


def _part(pairs: Iterator[tuple[Place, Cost]], share: float) -> list[tuple[Place, Cost]]:
    return [(place, Cost().plus(cost, share)) for place, cost in pairs]


def _conflicts(view: View, indices: Indices, basis: Basis) -> Relief:
    relief = Relief(basis)
    for found in _accesses(view, indices, "shared"):
        joined = found.joined and replace(found.joined, turns=found.joined.least_turns)
        least = replace(found, conflicts=found.least_turns, joined=joined)
        relief.replace(_block(view, found.index), access_costs(found, basis.setting), access_costs(least, basis.setting))
    return relief


def _coalesced(view: View, indices: Indices, basis: Basis) -> Relief:
    relief = Relief(basis)
    for found in _accesses(view, indices, "global"):
        least = max(1, -(-(found.bytes or 0) * basis.setting.machine.wave_size // SECTOR_BYTES))
        even = replace(found, sectors=(least, least))
        relief.replace(_block(view, found.index), access_costs(found, basis.setting), access_costs(even, basis.setting))
    return relief


def _wider(view: View, indices: Indices, basis: Basis) -> Relief:
    """Fewer requests and instructions for the same bytes, at the width that neighbours allow, else at the widest."""
    relief, lanes = Relief(basis), basis.setting.machine.wave_size
    for found in _accesses(view, indices, "global", "shared"):
        wide, block = found.wider or WIDEST, _block(view, found.index)
        share = (found.bytes or wide) / wide
        if found.space == "shared":
            turns = banks_of(view.kernel.module.target or "", found.kind, wide).groups(lanes)
            whole = replace(found, bytes=wide, conflicts=turns, joined=None)
        else:
            sectors = max(-(-lanes * wide // SECTOR_BYTES), found.sectors[1] if found.sectors else 0)
            whole = replace(found, bytes=wide, sectors=(sectors, sectors))
        old, new = (
            (pair for pair in access_costs(access, basis.setting, joined=False) if pair[0] in (_L1, ("shared", "")))
            for access in (found, whole)
        )
        relief.replace(block, old, _part(new, share))
        slots = list(_slots(relief, view, view.kernel.forms[found.index]))
        relief.replace(block, slots, _part(iter(slots), share))
    return relief


def _removed(view: View, indices: Indices, basis: Basis) -> Relief | Because:
    """The instructions, with what they move."""
    relief, kernel = Relief(basis), view.kernel
    for found in _accesses(view, indices, "global", "shared"):
        relief.replace(_block(view, found.index), access_costs(found, basis.setting))
    for index in indices:
        form = kernel.forms[index]
        relief.replace(_block(view, index), _slots(relief, view, form))
        if is_physical(kernel):
            relief.replace(_block(view, index), private_costs(form, basis.setting.machine))
        elif any(access.space == "private" for access in form.accesses):
            return "an assembler may still keep it in registers"
    return relief


def _part_of_slots(share: float, flag: str, because: Because) -> Relieve:
    """A relief of instructions with a flag, of which this share of their issue slots and pipes is left."""

    def relieve(view: View, indices: Indices, basis: Basis) -> Relief | Because:
        relief = Relief(basis)
        flagged = [index for index in indices if not flag or flag in view.kernel.forms[index].flags]
        for index in flagged:
            slots = list(_slots(relief, view, view.kernel.forms[index]))
            relief.replace(_block(view, index), slots, _part(iter(slots), share))
        return relief if flagged else because

    return relieve


def _in_float32(view: View, indices: Indices, basis: Basis) -> Relief | Because:
    relief = Relief(basis)
    for index in indices:
        work = form_work(view.kernel.forms[index], view.meanings, basis.setting.machine.wave_size)
        count = work.slots["fp64"]
        relief.replace(_block(view, index), [relief.slots("fp64", count)], [relief.slots("fp32", count)])
    return relief


def _on_matrix_units(view: View, indices: Indices, basis: Basis) -> Relief:
    relief, machine = Relief(basis), basis.setting.machine
    for index in indices:
        form = view.kernel.forms[index]
        clocks = sum(form_work(form, view.meanings, machine.wave_size).operations.values()) / machine.matrix["fp16"]
        relief.replace(
            _block(view, index),
            _slots(relief, view, form),
            [(("compute", "matrix_fp16"), Cost(clocks, clocks, clocks))],
        )
    return relief


def _newer(view: View, indices: Indices, basis: Basis) -> Relief | Because:
    """The matrix instructions at the full rate, where the bound is with all of them at the share that they reach."""
    row = older(view.kernel.forms[indices[0]].opcode, view.gpu.target if view.gpu is not None else "")
    places = {place: cost for place, cost in basis.verdict.costs.items() if place[1].startswith("matrix_")}
    if row is None or not row.share or not places:
        return "no document says how much slower the earlier instruction is"
    slower = {place: Cost().plus(cost, 1 / row.share) for place, cost in places.items()}
    relief = Relief(_with(basis, slower))
    for place, cost in places.items():
        relief.taken.add(place, slower[place])
        relief.added.add(place, cost)
    return relief


def _with(basis: Basis, costs: Mapping[Place, Cost]) -> Basis:
    return replace(basis, verdict=replace(basis.verdict, costs={**basis.verdict.costs, **costs}))


def _all_lanes(view: View, _indices: Indices, basis: Basis) -> Relief | Because:
    """All but memory does with fewer waves what it did, as idle lanes move nothing."""
    threads, lanes = view.need("occupancy").threads, basis.setting.machine.wave_size
    if not threads:
        return "the size of a group is not known"
    share = threads / (-(-threads // lanes) * lanes)
    moved = {place: Cost().plus(cost, share) for place, cost in basis.verdict.costs.items() if place[0] == "memory"}
    relief = Relief(_with(basis, moved))
    for place, cost in basis.verdict.costs.items():
        if place not in moved:
            relief.taken.add(place, cost, 1 - share)
    return relief


def _hidden(view: View, indices: Indices, basis: Basis) -> Relief | Because:
    relief, loop = Relief(basis), flow_of(view.kernel).innermost[_block(view, indices[0])]
    relief.hide_latency(loop)
    return relief if relief.taken.parts else "the bound counts no load there that anything waits for"


def _next_step(view: View, _indices: Indices) -> Measure:
    found: OccupancyReport = view.need("occupancy")
    now, step = found.waves.value, found.next_step
    if now is None or step is None:
        return unavailable(found.waves.unit, "the next step is not known")
    return counted(step.waves - now, found.waves.unit, f"{now:g} → {step.waves:g}")


def _larger_groups(view: View, _indices: Indices) -> Measure:
    found: OccupancyReport = view.need("occupancy")
    now, most = found.waves.value or 0, min(waves for name, waves in found.limits.items() if name != "groups")
    return counted(max(most - now, 0), found.waves.unit, f"{now:g} → {most:g}, as all else allows")


def _without_spills(view: View, indices: Indices) -> Measure:
    """The time where spill code is marked, else the bytes that are known to be spilled."""
    time = _relieved(view, indices, _removed) if indices and is_physical(view.kernel) else None
    if time is not None and time.known:
        return time
    bytes_ = view.stated("spilled_store_bytes", "spilled_bytes") or view.need("private").stores
    if bytes_ is None or not bytes_.value:
        return unavailable("B", "how many bytes are spilled is not known")
    why = "which places spill is not in the text" if time is None else time.because
    return replace(bytes_, because=f"spilled; the time is not known: {why}")


RELIEFS: Mapping[str, Kind] = {
    "correctness": Kind(
        "It is about being right, not about time, so it stands first.",
        measure=lambda *_: unavailable(_UNIT, "it is about being right, not about time"),
    ),
    "conflicts": Kind("The bound's time, with the turns that lanes side by side need.", _conflicts),
    "sectors": Kind("The bound's time, with the sectors that lanes side by side need.", _coalesced),
    "requests": Kind("The bound's time, with wider requests and fewer instructions for the same bytes.", _wider),
    "instructions": Kind("The bound's time without these instructions and what they move.", _removed),
    "spills": Kind("The bound's time without spill code that the text marks, else the bytes spilled.", None, _without_spills),
    "exactness": Kind(
        "The bound's time, with one instruction for each where the text has one operation.",
        _part_of_slots(1 / _SLOW, "slow", "its instructions stand among others in machine code"),
    ),
    "pairs": Kind("The bound's time, with half of these instructions.", _part_of_slots(1 / 2, "", "")),
    "precision": Kind("The bound's time, with these operations on the float32 pipe.", _in_float32),
    "vector units": Kind("The bound's time, with these multiply-adds on the matrix unit.", _on_matrix_units),
    "generation": Kind("The bound's time at the full rate, from the share that a document states.", _newer),
    "idle lanes": Kind("The bound's time, with all lanes at work: what memory moves stays.", _all_lanes),
    "waiting": Kind("The bound's time without waiting for loads in this loop.", _hidden),
    "waves": Kind("The waves of the next step.", None, _next_step),
    "groups": Kind("The waves that all else allows.", None, _larger_groups),
}
