"""Which pieces live across the borders of blocks, and the most registers alive at once in the order written.

Integer bit sets over the pieces that some block reads before it writes them; a piece counts only where some path has written
it.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from isaview.analysis.registers.schedule.steps import Folded, Step
from isaview.flow.equations import each_members, needed, written
from isaview.flow.graph import Flow


class Lifetimes(Struct, frozen=True):
    """Per block the pieces live at its start and its end, and its (peak, instruction) in the order written.

    ``across_calls`` are the registers alive across each call by the calling convention.
    """

    live_in: list[frozenset[int]]
    live_out: list[frozenset[int]]
    peaks: list[tuple[int, int]]
    across_calls: dict[int, int]

    @property
    def peak(self) -> tuple[int, int]:
        """The most registers alive at once, and the instruction where they are."""
        return max(self.peaks, key=lambda peak: peak[0])

    def highest_first(self) -> list[int]:
        """The blocks by their peaks in the order written, the highest first."""
        return sorted(range(len(self.peaks)), key=lambda block: -self.peaks[block][0])


def lifetimes(folded: Folded, flow: Flow) -> Lifetimes:
    """The lifetimes of a folded kernel."""
    borders = [_borders(steps) for steps in folded.steps]
    crossing = sorted(set().union(*(exposed for exposed, _, _ in borders)))
    bit = {piece: 1 << position for position, piece in enumerate(crossing)}
    exposed, ended, generated = (
        [sum([bit[piece] for piece in border[part] if piece in bit]) for border in borders] for part in range(3)
    )
    alive = zip(needed(flow, exposed, ended), written(flow, generated), strict=True)
    live_in, live_out = (each_members([live & reach for live, reach in zip(*ends, strict=True)], crossing) for ends in alive)
    blocks = list(zip(folded.steps, live_out, strict=True))
    peaks = [_peak(steps, folded.weight, out) for steps, out in blocks]
    calling = (block for block in blocks if any(step.trait.is_convention_call for step in block[0]))
    across = {index: registers for steps, out in calling for index, registers in _across_calls(steps, folded.weight, out)}
    return Lifetimes(live_in, live_out, peaks, across)


def _borders(steps: list[Step]) -> tuple[set[int], set[int], set[int]]:
    """Pieces a block reads before it ends their life, those it ends, those it writes."""
    exposed: set[int] = set()
    ended: set[int] = set()
    for step in steps:
        for piece in step.uses:
            if piece not in ended:
                exposed.add(piece)
        ended.update(step.ends)
    return exposed, ended, set().union(*[step.makes for step in steps])


def _peak(steps: list[Step], weight: list[int], live_out: frozenset[int]) -> tuple[int, int]:
    live = set(live_out)
    now = sum([weight[piece] for piece in live])
    most, place = now, steps[-1].index if steps else -1
    for step in reversed(steps):
        for piece in step.makes:
            if piece not in live:
                live.add(piece)
                now += weight[piece]
        # Temporaries live while results are written and operands are still read.
        peak = now + step.trait.temporaries
        if peak > most:
            most, place = peak, step.index
        for piece in step.ends:
            if piece in live:
                live.remove(piece)
                now -= weight[piece]
        for piece in step.uses:
            if piece not in live:
                live.add(piece)
                now += weight[piece]
        if now > most:
            most, place = now, step.index
    return most, place


def _across_calls(steps: list[Step], weight: list[int], live_out: frozenset[int]) -> Iterator[tuple[int, int]]:
    """The registers alive across each call by the calling convention."""
    live = set(live_out)
    for step in reversed(steps):
        live.difference_update(step.ends)
        if step.trait.is_convention_call:
            yield step.index, sum(weight[piece] for piece in live)
        live.update(step.uses)
