"""What changed between two versions of a kernel of tiles, and what bounds one on several machines.

Changes are of what runs ahead, widths, instructions, and who holds registers. A bound is the same on all machines, or there is
a ratio at which it turns.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar

from isaview.analysis.bound.verdict import part_name, verdicts_text
from isaview.analysis.tiles.records import LoopLoad, Place, Product, Reason, TileAccess, TileReport
from isaview.base.grouping import group_by
from isaview.base.text import safe
from isaview.compare.metric_changes import Cause
from isaview.compare.pairing import Subject

if TYPE_CHECKING:
    from isaview.analysis.analyzers.bound import BoundReport

Named = tuple[str, "BoundReport"]
"""The name of a machine, and the bound on it."""
Record = TypeVar("Record", TileAccess, LoopLoad, Product)
_SHOWN = 3
"""Roles whose registers changed most, and holders that are named of each."""


def tile_causes(old: Subject, new: Subject) -> tuple[Cause, ...]:
    """The changes by the names of values in the source; none where a side has no tiles."""
    before, after = (side.report.results.get("tiles") for side in (old, new))
    if not isinstance(before, TileReport) or not isinstance(after, TileReport):
        return ()
    return (*_prefetch_causes(before, after), *_widths(before, after), *_products(before, after), *_holders(before, after))


def _prefetch_causes(old: TileReport, new: TileReport) -> Iterator[Cause]:
    """Loads of loops that run ahead now, and those that no longer do."""
    loads, loads_now = ([load for pipeline in report.pipelines for load in pipeline.loads] for report in (old, new))
    for name, was, now in _pairs(loads, loads_now):
        if was.pipelined != now.pipelined:
            how, why = (f"by {now.by}", was.reasons) if now.pipelined else ("no longer", now.reasons)
            text = f"load of {name} runs ahead {how}{_join_reasons(why, 'before, ' if now.pipelined else '')}"
            yield Cause("wait", text, now.place.source or "", "pipelined_loads")


def _widths(old: TileReport, new: TileReport) -> Iterator[Cause]:
    """Accesses that move more or fewer bytes a lane."""
    for kind in ("load", "store"):
        sides = (
            [each for each in report.accesses if each.kind in (kind, f"async_{kind}", "async_copy")] for report in (old, new)
        )
        for name, was, now in _pairs(*sides):
            if was.lane_bytes != now.lane_bytes and was.lane_bytes and now.lane_bytes:
                narrower, when = (now, "") if now.lane_bytes < was.lane_bytes else (was, "before, ")
                text = f"{kind} of {name}: {was.lane_bytes} → {now.lane_bytes} B a lane{_join_reasons(narrower.forbids, when)}"
                yield Cause("width", text, now.place.source or "", "narrow_accesses", was.lane_bytes, now.lane_bytes)


def _products(old: TileReport, new: TileReport) -> Iterator[Cause]:
    """Products that another instruction makes."""
    for name, was, now in _pairs(old.products, new.products):
        if was.instruction != now.instruction:
            made, made_now = (each.instruction or "multiply-adds" for each in (was, now))
            text = f"product {name}: {made} → {made_now}{_join_reasons(now.reasons or was.reasons)}"
            yield Cause("matrix", text, now.place.source or "")


def _holders(old: TileReport, new: TileReport) -> Iterator[Cause]:
    """The roles whose registers at the peak changed most, with the values that hold them."""
    before, after = (report.registers.roles for report in (old, new))
    changes = {role: after.get(role, 0) - before.get(role, 0) for role in {**before, **after}}
    for role in sorted(filter(changes.__getitem__, changes), key=lambda role: -abs(changes[role]))[:_SHOWN]:
        was, now = before.get(role, 0), after.get(role, 0)
        text = f"registers of {role} tensors: {was} → {now} at the peak ({_names(old, role)} → {_names(new, role)})"
        yield Cause("live", text, "", "tensor_registers", was, now)


def _names(report: TileReport, role: str) -> str:
    held: Counter[str] = Counter()
    for holder in report.registers.holders:
        if holder.role == role:
            held[_value_name(holder.place) or "unnamed"] += holder.registers
    return ", ".join(f"{name} {registers}" for name, registers in held.most_common(_SHOWN)) or "none"


def _value_name(place: Place) -> str:
    """A value's name in the source, "" where the text only numbers it."""
    return safe(place.name) if place.is_named else ""


def _join_reasons(reasons: Sequence[Reason], when: str = "") -> str:
    return f" ({when}{reasons[0].text})" if reasons else ""


def _pairs(old: Sequence[Record], new: Sequence[Record]) -> Iterator[tuple[str, Record, Record]]:
    """The records of each name on both sides; of several, as a pipeline makes them, the last, in a loop if any is."""
    before, after = (
        {_value_name(each.place): each for each in sorted(records, key=lambda each: each.place.loop is not None)}
        for records in (old, new)
    )
    yield from ((name, before[name], after[name]) for name in before if name and name in after)


def sentence(bounds: Sequence[Named]) -> str:
    """What holds on all machines, or on which it turns and by which ratio; "" for fewer than two that are judged."""
    judged = [(name, bound) for name, bound in bounds if _part(bound)]
    if len(judged) < 2:
        return ""
    parts = group_by(judged, lambda pair: _part(pair[1]))
    text = f"bound by {verdicts_text({part_name(part): [name for name, _ in own] for part, own in parts.items()})}"
    if len(parts) == 1:
        return text
    first, second = list(parts)[:2]
    ratios = [(name, _clocks(bound, first), _clocks(bound, second)) for name, bound in judged]
    if not all(one and other for _, one, other in ratios):
        return text
    listed = ", ".join(f"{one / other:.2g} × on {name}" for name, one, other in ratios)
    return f"{text}; {part_name(first)} is busy {listed} as long as {part_name(second)}: it turns at 1 ×"


def _part(bound: BoundReport) -> str:
    """The level of memory or pipe that bounds a kernel, else the word for what does; "" where that is not known."""
    verdict = bound.judged
    return "" if verdict is None or verdict.word == "unknown" else verdict.where or verdict.word


def _clocks(bound: BoundReport, part: str) -> float:
    """The clocks of a wave that a part is busy, 0 where they are not known."""
    costs = {} if bound.judged is None else bound.judged.costs
    return next((cost.clocks for place, cost in costs.items() if part in (place[1], place[0])), 0.0)
