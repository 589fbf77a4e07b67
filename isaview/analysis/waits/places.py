"""Every place of a kernel that waits, or first uses what nothing waits for, with the loads that it is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol, TypeVar

from msgspec import Struct

from isaview.analysis.waits.first_use import FAR
from isaview.analysis.waits.waits import Distance, Wait, Waits, space_of

KINDS = ("counter", "phase", "barrier", "first use")
_BARRIERS = {"group": "barrier", "wave": "barrier", "phase": "phase"}


class EndedLoad(Struct, frozen=True):
    """A load that a wait ends, by index: ``instructions`` and issue ``cycles`` between them, the fewest on any path.

    ``space`` is the memory it loads from, async for copies, "" for what is no load.
    """

    load: int
    space: str
    instructions: int
    cycles: int | None


class WaitingPlace(Struct, frozen=True):
    """An instruction that waits, by index: its ``kind`` is a word of `KINDS`, its ``scope`` that of a barrier.

    ``wait`` has the verdict on a wait for counters, None for others.
    """

    index: int
    kind: str
    loads: tuple[EndedLoad, ...] = ()
    wait: Wait | None = None
    scope: str = ""


class _Load(Protocol):
    @property
    def space(self) -> str: ...


Load = TypeVar("Load", bound=_Load)


def relevant_loads(loads: Sequence[Load]) -> Sequence[Load]:
    """Those of the loads that a wait is about: from memory beyond the unit where there are such, else all."""
    return [load for load in loads if load.space in FAR or load.space == "async"] or loads


def waiting_places(waits: Waits) -> list[WaitingPlace]:
    """All places that wait, in the order of the text."""
    return sorted((*_counters(waits), *_others(waits), *_first_uses(waits)), key=lambda place: place.index)


def _counters(waits: Waits) -> Iterator[WaitingPlace]:
    """The waits that find loads or stores on their way."""
    forms, has_cycles = waits.kernel.forms, bool(waits.machine.scoreboards)
    for wait in waits.waits:
        spans = [(load, waits.flight.ends[load][wait.index]) for load in wait.ends]
        loads = [
            EndedLoad(load, space_of(forms[load]), instructions, cycles if has_cycles else None)
            for load, (instructions, _, cycles) in spans
        ]
        yield WaitingPlace(wait.index, "counter", tuple(loads), wait)


def _others(waits: Waits) -> Iterator[WaitingPlace]:
    """Barriers, and waits for a phase of an mbarrier."""
    for index, effect in enumerate(waits.flight.effects):
        if effect.barrier:
            yield WaitingPlace(index, _BARRIERS[effect.barrier], scope=effect.barrier)


def _first_uses(waits: Waits) -> Iterator[WaitingPlace]:
    """Where the results of loads that no wait ends are first used."""
    forms = waits.kernel.forms
    by_use: dict[int, list[Distance]] = {}
    for distance in waits.distances:
        if distance.to == "first use":
            by_use.setdefault(distance.end, []).append(distance)
    for index, distances in by_use.items():
        loads = (EndedLoad(use.load, space_of(forms[use.load]), use.instructions, None) for use in distances)
        yield WaitingPlace(index, "first use", tuple(loads))
