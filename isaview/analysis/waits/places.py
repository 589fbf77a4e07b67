"""Every place of a kernel that waits, or first uses what nothing waits for, with the loads that it is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from msgspec import Struct

from isaview.analysis.waits.first_use import FAR
from isaview.analysis.waits.waits import Wait, Waits, space_of

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
    forms, has_cycles = waits.kernel.forms, bool(waits.machine.scoreboards)
    places: list[WaitingPlace] = []
    # Waits that find loads or stores in flight.
    for wait in waits.waits:
        ended: list[EndedLoad] = []
        for load in wait.ends:
            instructions, _, cycles = waits.flight.ends[load][wait.index]
            ended.append(EndedLoad(load, space_of(forms[load]), instructions, cycles if has_cycles else None))
        places.append(WaitingPlace(wait.index, "counter", tuple(ended), wait))
    # Barriers, and waits for a phase of an mbarrier.
    for index, effect in enumerate(waits.flight.effects):
        if effect.barrier:
            places.append(WaitingPlace(index, _BARRIERS[effect.barrier], scope=effect.barrier))
    # First uses of what no wait ends.
    by_use: dict[int, list[EndedLoad]] = {}
    for distance in waits.distances:
        if distance.to == "first use":
            used = EndedLoad(distance.load, space_of(forms[distance.load]), distance.instructions, None)
            by_use.setdefault(distance.end, []).append(used)
    places.extend(WaitingPlace(index, "first use", tuple(loads)) for index, loads in by_use.items())
    return sorted(places, key=lambda place: place.index)
